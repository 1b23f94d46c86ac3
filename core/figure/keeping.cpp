#include "core/figure/keeping.h"

#include "core/figure/series.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

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
            keepCurves(figure, *other, pins);
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
        }
        const auto first = std::ranges::find_if(
            figure.layers, [](const Layer &layer) { return std::holds_alternative<Curve>(layer); });
        figure.layers.insert(first, trail.begin(), trail.end());
    }
    return now;
}

std::vector<Figure> holdingAxes(std::vector<Figure> now, const std::vector<Figure> &before) {
    for (Figure &figure : now) {
        const Figure *other = named(before, figure.id);
        if (!other)
            continue;
        HeatMap *map = mapOf(figure);
        if (!map && sameKind(figure.y, other->y) && holds(figure.y, other->y.range, figure.y.range))
            figure.y.range = other->y.range;
        if (map)
            for (const Layer &layer : other->layers)
                if (const auto *old = std::get_if<HeatMap>(&layer))
                    holdColours(*map, *old);
    }
    return now;
}

} // namespace halftruth
