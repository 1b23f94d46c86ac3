#include "core/figure/keeping.h"

#include <algorithm>
#include <cmath>

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

/// What a map has to be drawn below of.
void keepMap(Figure &now, const Figure &before) {
    if (any<HeatMap>(now))
        return;
    std::vector<Layer> kept;
    for (const Layer &layer : before.layers)
        if (const auto *map = std::get_if<HeatMap>(&layer)) {
            kept.emplace_back(*map);
            std::get<HeatMap>(kept.back()).stale = true;
        }
    if (kept.empty())
        return;
    if (!any<Contour>(now))
        std::ranges::copy_if(before.layers, std::back_inserter(kept),
                             [](const Layer &layer) { return std::holds_alternative<Contour>(layer); });
    now.layers.insert(now.layers.begin(), kept.begin(), kept.end());
}

void keepCurves(Figure &now, const Figure &before) {
    for (const Layer &layer : before.layers) {
        const auto *curve = std::get_if<Curve>(&layer);
        if (!curve || curve->x.empty())
            continue;
        const auto same = std::ranges::find_if(now.layers, [&](const Layer &other) {
            const auto *mine = std::get_if<Curve>(&other);
            return mine && mine->label == curve->label;
        });
        if (same == now.layers.end()) {
            now.layers.emplace_back(*curve);
            std::get<Curve>(now.layers.back()).stale = true;
        } else if (auto &mine = std::get<Curve>(*same); mine.x.empty()) {
            mine.x = curve->x;
            mine.y = curve->y;
            mine.stale = true;
        }
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

bool sameKind(const Axis &a, const Axis &b) {
    return a.title == b.title && a.scale == b.scale && a.namedTicks == b.namedTicks;
}

} // namespace

std::vector<Figure> keeping(std::vector<Figure> now, const std::vector<Figure> &before) {
    for (Figure &figure : now)
        if (const Figure *other = named(before, figure.id)) {
            keepCurves(figure, *other);
            keepMap(figure, *other);
        }
    return now;
}

std::vector<Figure> trailing(std::vector<Figure> now, const std::vector<Figure> &before) {
    for (Figure &figure : now) {
        const Figure *other = named(before, figure.id);
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
    // Most of what is new is in sight, and isn't squeezed into a strip.
    constexpr double mostOfIt = 0.8;
    constexpr double strip = 0.25;
    for (Figure &figure : now)
        if (const Figure *other = named(before, figure.id);
            other && !any<HeatMap>(figure) && sameKind(figure.y, other->y) &&
            covered(figure.y, figure.y.range, other->y.range) >= mostOfIt &&
            covered(figure.y, other->y.range, figure.y.range) >= strip)
            figure.y.range = other->y.range;
    return now;
}

} // namespace halftruth
