#include "core/scenario/compare.h"

#include "core/figure/keeping.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>

namespace halftruth {

namespace {

constexpr std::string_view pinnedEnding = "-pinned";

Interval both(const Interval &a, const Interval &b) {
    return {std::min(a.lower, b.lower), std::max(a.upper, b.upper)};
}

bool isWithin(const Interval &window, double place) { return place >= window.lower && place <= window.upper; }

/// What stands at the values of a state that isn't on screen can't be dragged there.
void takeGrips(Figure &figure) {
    for (Layer &layer : figure.layers)
        if (auto *marker = std::get_if<Marker>(&layer)) {
            marker->parameter.reset();
            marker->chosen = false;
        }
}

HeatMap *mapOf(Figure &figure) {
    for (Layer &layer : figure.layers)
        if (auto *map = std::get_if<HeatMap>(&layer))
            return map;
    return nullptr;
}

/// For each place the nearest of the others: equal ones where both have the same grid.
std::vector<std::size_t> nearest(const std::vector<double> &places, const std::vector<double> &others) {
    std::vector<std::size_t> found;
    std::size_t at = 0;
    for (const double place : places) {
        while (at + 1 < others.size() && std::abs(others[at + 1] - place) <= std::abs(others[at] - place))
            ++at;
        found.push_back(at);
    }
    return found;
}

/// Now less the pin's, where both have a value.
Figure difference(const Figure &figure, const HeatMap &now, const HeatMap &pinned, const Text &name) {
    HeatMap map{.label = tr("difference: {value}", {{"value", now.label}}),
                .symbol = now.symbol.empty() ? std::string() : "Δ " + now.symbol,
                .colours = {.kind = ColourScale::Kind::Diverging},
                .xEdges = now.xEdges,
                .yEdges = now.yEdges,
                .xs = now.xs,
                .ys = now.ys,
                .stale = now.stale || pinned.stale};
    map.values.reserve(now.values.size());
    const std::vector<std::size_t> columns = nearest(now.xs, pinned.xs);
    const std::vector<std::size_t> rows = nearest(now.ys, pinned.ys);
    float largest = 0;
    bool gaps = false;
    for (std::size_t row = 0; row < now.ys.size(); ++row)
        for (std::size_t column = 0; column < now.xs.size(); ++column) {
            const float here = now.values[row * now.xs.size() + column];
            // A window of both may be larger than what there is of one.
            const bool has = isWithin(pinned.xEdges, now.xs[column]) && isWithin(pinned.yEdges, now.ys[row]);
            const float there = has ? pinned.values[rows[row] * pinned.xs.size() + columns[column]] : std::nanf("");
            const float less = here == there ? 0.0F : here - there;
            const bool known = std::isfinite(less);
            gaps = gaps || !known;
            largest = std::max(largest, known ? std::abs(less) : 0.0F);
            map.values.push_back(known ? less : std::nanf(""));
        }
    const double end = largest > 0 ? static_cast<double>(largest) : 1.0;
    map.colours.range = {-end, end};
    const bool same = largest == 0 && !map.values.empty() && !map.stale; // of what isn't there yet nothing is said
    Figure result{.id = figure.id + std::string(differenceEnding),
                  .title = tr("Now less {pin}: {title}", {{"title", figure.title}, {"pin", name}}),
                  .x = figure.x,
                  .y = figure.y,
                  .layers = {},
                  .caption = tr("The difference of the two maps beside it, cell by cell. {caption}",
                                {{"caption", figure.caption}}),
                  .note = gaps   ? tr("Where one of the two has no finite value there is no difference.")
                          : same ? tr("The two maps are the same.")
                                 : Text(),
                  .part = figure.part,
                  .beside = figure.id};
    result.layers.emplace_back(std::move(map));
    for (const Layer &layer : figure.layers)
        if (const auto *marker = std::get_if<Marker>(&layer))
            result.layers.emplace_back(*marker);
    return result;
}

} // namespace

std::string windowOf(const std::string &figure) {
    for (const std::string_view ending : {pinnedEnding, differenceEnding})
        if (figure.ends_with(ending))
            return figure.substr(0, figure.size() - ending.size());
    return figure;
}

Request inWindowsOfBoth(Request asked, const std::vector<Figure> &now, const std::vector<Figure> &pinned) {
    for (const Figure &figure : now) {
        const auto other = std::ranges::find(pinned, figure.id, &Figure::id);
        if (other == pinned.end() || !sameKind(figure.x, other->x) || !sameKind(figure.y, other->y))
            continue;
        const View chosen = asked.view(figure.id);
        const auto choose = [&](std::optional<Interval> View::*window, std::optional<Scale> View::*scale,
                                const Axis &axis, const AxisRange &beside) {
            if (chosen.*window || axis.range.natural == beside.natural)
                return;
            View &view = asked.views[figure.id];
            view.*window = both(axis.range.natural, beside.natural);
            view.*scale = axis.scale;
        };
        choose(&View::x, &View::xScale, figure.x, other->x.range);
        if (heatMap(figure) || heatMap(*other)) // that of curves decides nothing of what is computed
            choose(&View::y, &View::yScale, figure.y, other->y.range);
    }
    return asked;
}

Exploration withPinBeside(Exploration current, const Request &asked, Pinned pin) {
    std::vector<Figure> figures;
    for (Figure &figure : current.figures) {
        const auto found = std::ranges::find(pin.exploration.figures, figure.id, &Figure::id);
        if (found == pin.exploration.figures.end()) {
            figures.push_back(std::move(figure));
            continue;
        }
        Figure other = std::move(*found);
        other.id = figure.id + std::string(pinnedEnding);
        other.beside = figure.id;
        other.title = tr("{pin}: {title}", {{"title", other.title}, {"pin", pin.name}});
        takeGrips(other);
        const bool sameAxes = sameKind(figure.x, other.x) && sameKind(figure.y, other.y);
        if (sameAxes) {
            // There is as much to see as there is of both.
            figure.x.range.domain = other.x.range.domain = both(figure.x.range.domain, other.x.range.domain);
            figure.y.range.domain = other.y.range.domain = both(figure.y.range.domain, other.y.range.domain);
        }
        const View view = asked.view(figure.id);
        HeatMap *now = mapOf(figure);
        HeatMap *pinned = mapOf(other);
        std::optional<Figure> third;
        if (sameAxes && now && pinned && figure.x.range == other.x.range && figure.y.range == other.y.range) {
            if (now->colours.kind == pinned->colours.kind && now->colours.scale == pinned->colours.scale)
                now->colours.range = pinned->colours.range = both(now->colours.range, pinned->colours.range);
            third = difference(figure, *now, *pinned, pin.name);
        } else if (sameAxes && !now && !pinned && !view.y) {
            const Interval range = both(figure.y.range, other.y.range);
            figure.y.range = other.y.range = range;
        } else if (!sameAxes || now) {
            other.note = sentences({other.note, tr("In this state the chart has other axes.")});
        }
        figure.alone = figure.title;
        figure.title = tr("Now: {title}", {{"title", figure.title}});
        figures.push_back(std::move(figure));
        figures.push_back(std::move(other));
        if (third)
            figures.push_back(*std::move(third));
    }
    current.figures = std::move(figures);
    compareReadouts(current.readouts, pin);
    waitFor(current, pin.exploration);
    return current;
}

} // namespace halftruth
