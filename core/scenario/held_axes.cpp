#include "core/scenario/held_axes.h"

#include "core/figure/keeping.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace halftruth {

namespace {

constexpr int aMoment = 6; // answers: two or three values, some of them asked for twice
constexpr int aWhile = 10;

const Axis &axisOf(const Figure &figure, Marker::Direction direction) {
    return direction == Marker::Direction::Vertical ? figure.x : figure.y;
}

/// The marker of a parameter that moves, and where its slider ends on the axis.
struct MovedMarker {
    double value;
    Interval slider;
};
std::optional<MovedMarker> movedMarker(const Figure &figure, Marker::Direction direction,
                                       const HeldAxes::Moves &moves) {
    for (const Layer &layer : figure.layers)
        if (const auto *marker = std::get_if<Marker>(&layer);
            marker && marker->direction == direction && marker->parameter)
            if (const auto moved = moves.find(*marker->parameter); moved != moves.end()) {
                const auto shown = [&](double value) {
                    return marker->reading ? marker->reading->shown(value) : value;
                };
                const auto [lower, upper] = std::minmax({shown(moved->second.lower), shown(moved->second.upper)});
                return MovedMarker{.value = marker->value, .slider = {lower, upper}};
            }
    return std::nullopt;
}

/// Whether what the axis is to show fits the window.
bool fits(const Figure &figure, Marker::Direction direction, const Interval &window, const HeldAxes::Moves &moves) {
    const Axis &axis = axisOf(figure, direction);
    if (const auto moved = movedMarker(figure, direction, moves))
        return moved->value >= window.lower && moved->value <= window.upper;
    return axis.whole ? holdsAll(axis, window, axis.range.natural) : holds(axis, window, axis.range.natural);
}

/// What takes the place of a window: with room ahead, but none that the slider doesn't reach.
Interval nextWindow(const Figure &figure, Marker::Direction direction, const Interval &window,
                    const HeldAxes::Moves &moves) {
    const Axis &axis = axisOf(figure, direction);
    Interval next = withRoomAhead(axis, window);
    if (const auto moved = movedMarker(figure, direction, moves)) {
        const Interval &own = axis.range.natural;
        next.lower = std::max(next.lower, std::min({own.lower, window.lower, moved->slider.lower}));
        next.upper = std::min(next.upper, std::max({own.upper, window.upper, moved->slider.upper}));
        if (axis.scale == Scale::Log && !(next.lower > 0))
            next.lower = std::min(own.lower, window.lower);
    }
    return next;
}

/// A window with room ahead where it goes beyond another: half of what is to be seen, within what there is to see.
Interval reachingBeyond(const Axis &axis, Interval window, const Interval &beyond) {
    const bool log = axis.scale == Scale::Log;
    const Interval own = axis.range.natural;
    const Interval domain = axis.range.domain;
    if (window.lower < beyond.lower)
        window.lower =
            std::max(std::min(domain.lower, window.lower),
                     log ? window.lower * std::sqrt(own.lower / own.upper) : window.lower - own.width() / 2);
    if (window.upper > beyond.upper)
        window.upper =
            std::min(std::max(domain.upper, window.upper),
                     log ? window.upper * std::sqrt(own.upper / own.lower) : window.upper + own.width() / 2);
    return window;
}

/// Where another state stands beside a figure, the window that shows of both what each would show by itself, instead
/// of one in which they don't fit; none where that made a strip of the first.
std::optional<Interval> windowOfBoth(const Figure &figure, Marker::Direction direction,
                                     const std::vector<Figure> &all, const Interval &instead) {
    const Axis &axis = axisOf(figure, direction);
    const Interval own = axis.range.natural;
    std::optional<Interval> both;
    for (const Figure &other : all)
        if (const Axis &beside = axisOf(other, direction); other.beside == figure.id && sameKind(axis, beside)) {
            const Interval so = both.value_or(own);
            both = {std::min(so.lower, beside.range.natural.lower), std::max(so.upper, beside.range.natural.upper)};
        }
    if (!both || !holds(axis, *both, own))
        return std::nullopt;
    const Interval roomy = reachingBeyond(axis, *both, instead);
    return holds(axis, roomy, own) ? roomy : both;
}

/// The first of these figures that has the same axis in the same window, and which of its axes: a cut through a map
/// has the map's.
std::optional<std::pair<const Figure *, Marker::Direction>> sameWindow(const Axis &axis,
                                                                       std::span<const Figure> figures) {
    const auto same = [&](const Axis &other) { return sameKind(axis, other) && axis.range == other.range; };
    for (const Figure &other : figures)
        if (same(other.x) || same(other.y))
            return {{&other, same(other.x) ? Marker::Direction::Vertical : Marker::Direction::Horizontal}};
    return std::nullopt;
}

} // namespace

HeldAxes::HeldAxis &HeldAxes::of(const Figure &figure, Marker::Direction direction) {
    HeldFigure &held = m_axes[figure.id];
    return direction == Marker::Direction::Vertical ? held.x : held.y;
}

bool HeldAxes::any() const {
    return std::ranges::any_of(m_axes, [](const auto &each) { return each.second.x.window || each.second.y.window; });
}

void HeldAxes::release() {
    for (auto &[figure, held] : m_axes)
        held = {.x = {.own = held.x.own}, .y = {.own = held.y.own}};
}

Request HeldAxes::holding(Request asked) const {
    for (const auto &[figure, held] : m_axes) {
        if (!held.x.window && !held.y.window)
            continue;
        View &view = asked.views[figure];
        if (held.x.window && !view.x) {
            view.x = held.x.window;
            view.xScale = held.x.scale;
        }
        if (held.y.window && !view.y) {
            view.y = held.y.window;
            view.yScale = held.y.scale;
        }
    }
    return asked;
}

bool HeldAxes::follow(const std::vector<Figure> &now, const std::vector<Figure> &shown, const Request &asked,
                      const Moves &moves) {
    bool changed = false;
    const auto look = [&](std::size_t place, const Figure &before, Marker::Direction direction) {
        const Figure &figure = now[place];
        const bool across = direction == Marker::Direction::Vertical;
        const Axis &axis = axisOf(figure, direction);
        const Axis &old = axisOf(before, direction);
        const View chosen = asked.view(figure.id);
        if ((across ? chosen.x : chosen.y) || !sameKind(axis, old))
            return;
        HeldAxis &held = of(figure, direction);
        const bool waited = std::exchange(held.waits, false);
        const auto fitsIn = [&](const Interval &window) { return fits(figure, direction, window, moves); };
        if (held.window && fitsIn(*held.window)) {
            held.young = std::max(0, held.young - 1);
        } else if (held.window) {
            // What both states are in stands still for long, and is worth being asked for.
            const std::optional<Interval> both = windowOfBoth(figure, direction, now, *held.window);
            const Interval roomy = both ? *both : nextWindow(figure, direction, *held.window, moves);
            const bool fitsRoomy = fitsIn(roomy);
            const Interval next = fitsRoomy ? roomy : axis.range.natural;
            const bool lasts = both || (fitsRoomy && !(axis.range.natural == roomy));
            if ((held.young == 0 || lasts) && !(next == *held.window) && fitsIn(next))
                held = {.window = next, .scale = held.scale, .young = aMoment, .own = held.own};
            else
                held = {.free = aWhile, .own = held.own};
            changed = true;
        } else if (held.free > 0) {
            --held.free;
        } else if (!(axis.range == old.range)) {
            const bool stays = fitsIn(old.range);
            const std::optional<Interval> both =
                stays ? std::nullopt : windowOfBoth(figure, direction, now, old.range);
            if (!both) {
                const auto other = sameWindow(axis, std::span(now).first(place));
                held.own = held.own || (waited && !(other && of(*other->first, other->second).free > 0));
                held.waits = other && !held.own;
                if (held.waits)
                    return;
            }
            const Interval next = stays  ? Interval(old.range)
                                  : both ? *both
                                         : nextWindow(figure, direction, old.range, moves);
            if (!stays && !both && (axis.range == AxisRange(next) || !fitsIn(next)))
                return;
            held = {.window = next, .scale = stays ? old.scale : axis.scale, .young = aMoment, .own = held.own};
            changed = true;
        }
    };
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (!now[i].beside.empty())
            continue; // its windows are those of the figure that it stands beside
        const auto before = std::ranges::find(shown, now[i].id, &Figure::id);
        if (before == shown.end())
            continue;
        look(i, *before, Marker::Direction::Vertical);
        // The vertical window of curves changes nothing of what is computed: see holdingAxes(). A map may still be on
        // its way.
        if (heatMap(now[i]) || heatMap(*before))
            look(i, *before, Marker::Direction::Horizontal);
    }
    return changed;
}

} // namespace halftruth
