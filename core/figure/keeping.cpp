#include "core/figure/keeping.h"

#include "core/figure/series.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <set>
#include <type_traits>

namespace halftruth {

namespace {

const Figure *named(const std::vector<Figure> &figures, const std::string &id) {
    const auto found = std::ranges::find(figures, id, &Figure::id);
    return found == figures.end() ? nullptr : &*found;
}

template <class LayerType>
bool any(const Figure &figure) {
    return std::ranges::any_of(figure.layers,
                               [](const Layer &layer) { return std::holds_alternative<LayerType>(layer); });
}

bool isDifference(const Figure &figure) { return !figure.beside.empty() && figure.id.ends_with(differenceEnding); }

/// Whether a figure is of a state that stands beside that of now, and doesn't move with it.
bool isPinned(const Figure &figure) { return !figure.beside.empty() && !isDifference(figure); }

/// What a map has to be drawn below of.
void keepMap(Figure &now, const Figure &before, Pins pins) {
    if (any<HeatMap>(now))
        return;
    std::vector<Layer> kept;
    for (const Layer &layer : before.layers)
        if (const auto *map = std::get_if<HeatMap>(&layer)) {
            kept.emplace_back(*map);
            auto &old = std::get<HeatMap>(kept.back());
            old.stale = old.stale || pins == Pins::Other || !isPinned(now);
        }
    if (kept.empty())
        return;
    if (!any<Contour>(now))
        std::ranges::copy_if(before.layers, std::back_inserter(kept),
                             [](const Layer &layer) { return std::holds_alternative<Contour>(layer); });
    now.layers.insert(now.layers.begin(), kept.begin(), kept.end());
}

const Curve *curveOf(const Layer &layer) { return std::get_if<Curve>(&layer); }

/// Whether a figure has a curve of that very name, values included.
bool hasCurve(const Figure &figure, const Text &label) {
    return std::ranges::any_of(figure.layers, [&](const Layer &layer) {
        const Curve *curve = curveOf(layer);
        return curve && curve->label == label;
    });
}

/// The curve of a figure that one of the state before has become: that of its name, or the first whose name shows
/// another value, "error = 0.1" for "error = 0.2", and that none has become yet. Null where it isn't there.
Curve *nextOf(Figure &now, const Figure &before, const Curve &old, std::set<const Layer *> &taken) {
    const bool named = hasCurve(now, old.label);
    for (Layer &layer : now.layers) {
        auto *curve = std::get_if<Curve>(&layer);
        if (!curve ||
            !(named ? curve->label == old.label
                    : isTemplate(old.label) && curve->label.source == old.label.source && curve->role == old.role &&
                          !hasCurve(before, curve->label) && !taken.contains(&layer)))
            continue;
        taken.insert(&layer);
        return curve;
    }
    return nullptr;
}

void keepCurves(Figure &now, const Figure &before, Pins pins) {
    const auto ages = [&](const Curve &old, const Text &label) {
        const bool pinned = old.role == Role::Pinned || isPinned(now);
        return old.stale || pins == Pins::Other || !pinned || !(old.label == label);
    };
    std::set<const Layer *> taken;
    std::vector<Layer> missing;
    for (const Layer &layer : before.layers) {
        const Curve *old = curveOf(layer);
        if (!old || old->x.empty())
            continue;
        if (Curve *next = nextOf(now, before, *old, taken); !next) {
            missing.emplace_back(*old);
            std::get<Curve>(missing.back()).stale = ages(*old, old->label);
        } else if (next->x.empty()) {
            next->x = old->x;
            next->y = old->y;
            next->stale = ages(*old, next->label);
        }
    }
    now.layers.insert(now.layers.end(), missing.begin(), missing.end());
}

/// Bars that have no height yet have those of the state before.
void keepBars(Figure &now, const Figure &before) {
    for (Layer &layer : now.layers) {
        auto *bars = std::get_if<Bars>(&layer);
        if (!bars || !bars->x.empty())
            continue;
        for (const Layer &other : before.layers)
            if (const auto *old = std::get_if<Bars>(&other);
                old && old->label.source == bars->label.source && old->role == bars->role) {
                bars->x = old->x;
                bars->y = old->y;
                bars->stale = true;
                break;
            }
    }
}

/// Whether anything of now is drawn along the axes.
bool isDrawn(const Figure &figure) {
    const auto drawn = [](const auto &layer) {
        if constexpr (
            requires { layer.x; } && requires { layer.x.empty(); })
            return !layer.x.empty();
        else
            return std::is_same_v<std::decay_t<decltype(layer)>, HeatMap>;
    };
    return std::ranges::any_of(figure.layers, [&](const Layer &layer) { return std::visit(drawn, layer); });
}

/// The scale and the window of an axis that follow from what is drawn, where nothing is yet.
void keepVerticalAxis(Figure &now, const Figure &before) {
    if (!isDrawn(now) && isDrawn(before) && now.y.range == AxisRange(now.y.range.natural)) {
        now.y.scale = before.y.scale;
        now.y.range = before.y.range;
    }
}

/// The part of a window that another covers, on the axis' scale.
double covered(const Axis &axis, const Interval &window, const Interval &by) {
    const bool log = axis.scale == Scale::Log;
    if (log && !(window.lower > 0 && by.lower > 0))
        return 0;
    const auto place = [&](double value) { return log ? std::log(value) : value; };
    const double common = place(std::min(window.upper, by.upper)) - place(std::max(window.lower, by.lower));
    return std::max(0.0, common) / (place(window.upper) - place(window.lower));
}

HeatMap *mapOf(Figure &figure) {
    for (Layer &layer : figure.layers)
        if (auto *map = std::get_if<HeatMap>(&layer))
            return map;
    return nullptr;
}

void holdColours(HeatMap &now, const HeatMap &before) {
    const auto axisOf = [](const HeatMap &map) {
        return Axis{.title = map.label,
                    .range = map.colours.range,
                    .scale = map.colours.scale,
                    .namedTicks = map.colours.namedTicks};
    };
    const Axis axis = axisOf(now);
    if (now.colours.kind == before.colours.kind && sameKind(axis, axisOf(before)) &&
        holds(axis, before.colours.range, now.colours.range))
        now.colours.range = before.colours.range;
}

} // namespace

bool sameKind(const Axis &a, const Axis &b) {
    return a.title == b.title && a.scale == b.scale && a.namedTicks == b.namedTicks;
}

bool holds(const Axis &axis, const Interval &window, const Interval &other) {
    // Most of it is in sight, and isn't squeezed into a strip.
    constexpr double mostOfIt = 0.8;
    constexpr double strip = 0.25;
    return covered(axis, other, window) >= mostOfIt && covered(axis, window, other) >= strip;
}

namespace {

/// The differences of maps that can't be told yet, in the windows of now, each behind the last that stands beside its
/// figure.
void keepDifferences(std::vector<Figure> &now, const std::vector<Figure> &before) {
    for (const Figure &old : before) {
        const auto of = std::ranges::find(now, old.beside, &Figure::id);
        if (!isDifference(old) || named(now, old.id) || of == now.end() || !sameKind(of->x, old.x) ||
            !sameKind(of->y, old.y))
            continue;
        const auto isBeside = [&](const Figure &each) { return each.beside == old.beside; };
        const auto end = std::find_if_not(of + 1, now.end(), isBeside);
        // Two maps that are there and have no difference have other axes.
        if (end == of + 1 || (any<HeatMap>(*of) && std::all_of(of + 1, end, any<HeatMap>)))
            continue;
        Figure kept = old;
        kept.x.range = of->x.range;
        kept.y.range = of->y.range;
        for (Layer &layer : kept.layers)
            if (auto *map = std::get_if<HeatMap>(&layer))
                map->stale = true;
        now.insert(end, std::move(kept));
    }
}

} // namespace

std::vector<Figure> keeping(std::vector<Figure> now, const std::vector<Figure> &before, Pins pins) {
    keepDifferences(now, before);
    for (Figure &figure : now)
        if (const Figure *other = named(before, figure.id); other && other->y.title == figure.y.title) {
            keepVerticalAxis(figure, *other);
            keepCurves(figure, *other, pins);
            keepBars(figure, *other);
            keepMap(figure, *other, pins);
        }
    return now;
}

std::vector<Figure> trailing(std::vector<Figure> now, const std::vector<Figure> &before) {
    for (Figure &figure : now) {
        const Figure *other = figure.beside.empty() ? named(before, figure.id) : nullptr;
        if (!other || !sameKind(figure.x, other->x) || !sameKind(figure.y, other->y))
            continue;
        std::vector<Layer> trail;
        for (const Layer &layer : other->layers) {
            const auto *curve = std::get_if<Curve>(&layer);
            const bool own = curve && (curve->role == Role::Exact || curve->role == Role::Bound ||
                                       curve->role == Role::Approximation);
            if (!own || curve->stale || curve->x.empty() ||
                std::ranges::find(figure.layers, layer) != figure.layers.end())
                continue;
            trail.push_back(layer);
            auto &faded = std::get<Curve>(trail.back());
            faded.stale = true;
            faded.inLegend = false;
            faded.legend = {}; // nor is it a piece of what it becomes
        }
        const auto first = std::ranges::find_if(
            figure.layers, [](const Layer &layer) { return std::holds_alternative<Curve>(layer); });
        figure.layers.insert(first, trail.begin(), trail.end());
    }
    return now;
}

std::vector<Readout> keeping(std::vector<Readout> now, const std::vector<Readout> &before) {
    constexpr std::string_view sought = "…";
    const auto same = [](const Readout &a, const Readout &b) {
        return a.label.source == b.label.source && a.place == b.place && a.part == b.part;
    };
    for (Readout &readout : now) {
        if (readout.missing.empty() || english(readout.missing) != sought)
            continue;
        const auto isOld = [&](const Readout &other) { return same(other, readout); };
        auto old = std::ranges::find_if(
            before, [&](const Readout &other) { return isOld(other) && other.label == readout.label; });
        // A name may show the value that moves, "error at m = 60": it is the same where it is the only one.
        if (old == before.end() && std::ranges::count_if(now, isOld) == 1 &&
            std::ranges::count_if(before, isOld) == 1)
            old = std::ranges::find_if(before, isOld);
        if (old == before.end() || !old->missing.empty())
            continue;
        readout.missing = {};
        readout.value = old->value;
        readout.shown = old->shown;
        readout.unit = old->unit;
        readout.direction = old->direction;
        readout.comparison = old->comparison;
        readout.stale = true;
    }
    return now;
}

namespace {

double placeOn(const Axis &axis, double value) { return axis.scale == Scale::Log ? std::log(value) : value; }

/// The part of what an axis shows by itself that something of now is drawn in; none where nothing is.
std::optional<Interval> drawnUp(const Figure &figure) {
    const Interval &natural = figure.y.range.natural;
    Interval drawn{natural.upper, natural.lower};
    const auto include = [&](double value) {
        if (std::isnan(value))
            return;
        value = std::clamp(value, natural.lower, natural.upper);
        drawn = {std::min(drawn.lower, value), std::max(drawn.upper, value)};
    };
    const auto includeAll = [&](const std::vector<double> &x, const std::vector<double> &values) {
        for (std::size_t i = 0; i < x.size() && i < values.size(); ++i)
            if (x[i] >= figure.x.range.lower && x[i] <= figure.x.range.upper)
                include(values[i]);
    };
    for (const Layer &layer : figure.layers) {
        if (const auto *curve = std::get_if<Curve>(&layer); curve && !curve->stale) {
            includeAll(curve->x, curve->y);
        } else if (const auto *band = std::get_if<Band>(&layer)) {
            includeAll(band->x, band->lower);
            includeAll(band->x, band->upper);
        } else if (const auto *bars = std::get_if<Bars>(&layer); bars && !bars->stale) {
            include(0);
            includeAll(bars->x, bars->y);
        } else if (const auto *points = std::get_if<Points>(&layer)) {
            includeAll(points->x, points->y);
        } else if (const auto *marker = std::get_if<Marker>(&layer);
                   marker && marker->direction == Marker::Direction::Horizontal) {
            if (marker->value >= natural.lower && marker->value <= natural.upper)
                include(marker->value);
        }
    }
    return drawn.lower <= drawn.upper ? std::optional(drawn) : std::nullopt;
}

/// Whether a window shows all of another, but for rounding.
bool isInside(const Axis &axis, const Interval &other, const Interval &window) {
    const double room = 1e-6 * (placeOn(axis, window.upper) - placeOn(axis, window.lower));
    return placeOn(axis, other.lower) >= placeOn(axis, window.lower) - room &&
           placeOn(axis, other.upper) <= placeOn(axis, window.upper) + room;
}

/// Whether something of a figure is still that of a moment ago.
bool waits(const Figure &figure) {
    return std::ranges::any_of(figure.layers, [](const Layer &layer) {
        const auto *curve = std::get_if<Curve>(&layer);
        const auto *bars = std::get_if<Bars>(&layer);
        return (curve && curve->stale) || (bars && bars->stale);
    });
}

/// Whether a window may stand still. While something is on its way what the axis shows by itself isn't known, and no
/// reason to give way.
bool staysIn(const Figure &figure, const Interval &window) {
    const std::optional<Interval> drawn = drawnUp(figure);
    const Interval &natural = figure.y.range.natural;
    if (waits(figure))
        return !drawn || isInside(figure.y, *drawn, window);
    return isInside(figure.y, drawn.value_or(natural), window) && covered(figure.y, window, natural) >= leastOfHeld;
}

/// Whether the figure, and all that stand beside it, show what they show by themselves.
bool hasOwnWindow(const Figure &figure, const std::vector<Figure> &all) {
    return figure.beside.empty() && figure.y.range == AxisRange(figure.y.range.natural) &&
           std::ranges::find(all, figure.id, &Figure::beside) == all.end();
}

} // namespace

bool holdsAll(const Axis &axis, const Interval &window, const Interval &other) {
    return isInside(axis, other, window) && covered(axis, window, other) >= leastOfHeld;
}

Interval withRoomAhead(const Axis &axis, const Interval &window) {
    constexpr double ahead = 1; // of what is to be seen
    const bool log = axis.scale == Scale::Log;
    const Interval &own = axis.range.natural;
    const Interval &domain = axis.range.domain;
    if (log && !(window.lower > 0 && own.lower > 0))
        return own;
    const double size = placeOn(axis, own.upper) - placeOn(axis, own.lower);
    const auto moved = [&](double value, double by) {
        return log ? std::clamp(value * std::exp(by), 1e-306, 1e307) : value + by;
    };
    // Where nothing is told of what there is to see, a part of it is never negative, or never positive.
    const bool unknown = domain == own;
    const auto roomy = [&](double part) {
        Interval next = window;
        if (own.upper > window.upper) {
            next.upper = moved(own.upper, part * size);
            next.upper = unknown ? (own.upper <= 0 ? std::min(next.upper, 0.0) : next.upper)
                                 : std::max(own.upper, std::min(next.upper, domain.upper));
        }
        if (own.lower < window.lower) {
            next.lower = moved(own.lower, -part * size);
            next.lower = unknown ? (own.lower >= 0 ? std::max(next.lower, log ? 1e-306 : 0.0) : next.lower)
                                 : std::min(own.lower, std::max(next.lower, domain.lower));
        }
        return next;
    };
    for (const double part : {ahead, ahead / 2, 0.0})
        if (const Interval next = roomy(part); covered(axis, next, own) >= leastOfHeld && !(next == window))
            return next;
    return own;
}

std::vector<Figure> holdingAxes(std::vector<Figure> now, const std::vector<Figure> &before) {
    for (Figure &figure : now) {
        const Figure *other = named(before, figure.id);
        if (!other)
            continue;
        HeatMap *map = mapOf(figure);
        if (!map && sameKind(figure.y, other->y)) {
            const AxisRange &held = other->y.range;
            Interval &window = figure.y.range;
            if (!hasOwnWindow(figure, now)) {
                if (holds(figure.y, held, figure.y.range))
                    window = held;
            } else if (staysIn(figure, held)) {
                window = held;
            } else {
                window = withRoomAhead(figure.y, held);
            }
        }
        if (map)
            for (const Layer &layer : other->layers)
                if (const auto *old = std::get_if<HeatMap>(&layer))
                    holdColours(*map, *old);
    }
    return now;
}

} // namespace halftruth
