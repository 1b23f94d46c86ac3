#include "core/explorers/support/figure_builder.h"

#include "core/figure/series.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace halftruth {

Axis planned(const AxisPlan &plan, const std::optional<Scale> &scale, const std::optional<Interval> &window) {
    Axis axis = plan.axis;
    if (axis.scaleChoice && scale)
        axis.scale = *scale;
    if (axis.scale == Scale::Log)
        axis.range = plan.logRange;
    axis.range = {canShow(window, axis.scale) ? *window : axis.range, axis.range, plan.domain.value_or(axis.range)};
    return axis;
}

bool canShow(const std::optional<Interval> &window, Scale scale) {
    return window && window->lower < window->upper && std::isfinite(window->width()) &&
           (scale == Scale::Linear || window->lower > 0);
}

AxisRange shownWindow(const std::optional<Interval> &window, const Interval &natural) {
    return shownWindow(window, natural, natural);
}

AxisRange shownWindow(const std::optional<Interval> &window, const Interval &natural, const Interval &domain) {
    return {canShow(window, Scale::Linear) ? *window : natural, natural, domain};
}

namespace {

double valueOrNone(double x, const std::function<double(double)> &f) {
    try {
        return f(x);
    } catch (const std::domain_error &) {
        return std::nan(""); // outside the quantity's domain there is nothing to draw
    }
}

} // namespace

Curve curveOf(Text label, Role role, ColourIndex colour, std::span<const double> xs,
              const std::function<double(double)> &f) {
    Curve curve{.label = std::move(label), .role = role, .colour = colour, .x = {}, .y = {}};
    curve.x.reserve(xs.size());
    curve.y.reserve(xs.size());
    for (const double x : xs)
        if (const double y = valueOrNone(x, f); std::isfinite(y)) {
            curve.x.push_back(x);
            curve.y.push_back(y);
        }
    return curve;
}

Curve curveOf(Budget &budget, const std::string &name, Text label, Role role, ColourIndex colour,
              std::span<const double> xs, const std::function<double(double)> &f, Budget::Turn turn) {
    Curve curve{.label = std::move(label), .role = role, .colour = colour, .x = {}, .y = {}};
    const auto known = budget.sweep(
        name, xs.size(), [&](std::size_t i) { return valueOrNone(xs[i], f); }, turn);
    if (!known.shown)
        return curve;
    for (std::size_t i = 0; i < xs.size(); ++i)
        if (const auto &y = known.values[i]; y && std::isfinite(*y)) {
            curve.x.push_back(xs[i]);
            curve.y.push_back(*y);
        }
    return curve;
}

namespace {

/// For each place the nearest that is known, of two the first.
std::vector<std::size_t> nearestKnown(const std::vector<std::optional<std::vector<float>>> &lines) {
    std::vector<std::size_t> nearest(lines.size());
    std::size_t before = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i])
            before = i;
        nearest[i] = before;
    }
    std::size_t behind = lines.size();
    for (std::size_t i = lines.size(); i-- > 0;) {
        if (lines[i])
            behind = i;
        if (behind < lines.size() && behind - i < i - nearest[i])
            nearest[i] = behind;
    }
    return nearest;
}

/// Whether a map without a value is one all the same: where its axes alone are asked for.
bool isEmptyMap(HeatMap &map, const Budget &budget) {
    if (budget.isForAxes())
        map.values.assign(map.xs.size() * map.ys.size(), std::nanf(""));
    return budget.isForAxes();
}

} // namespace

bool fillColumns(HeatMap &map, Budget &budget, const std::string &name, const MapLine &column) {
    const std::size_t width = map.xs.size();
    const auto known = budget.sweep(name, width, column);
    map.values.clear();
    if (!known.shown)
        return isEmptyMap(map, budget);
    const std::vector<std::size_t> nearest = nearestKnown(known.values);
    const std::vector<double> xs = map.xs;
    map.values.resize(width * map.ys.size());
    for (std::size_t x = 0; x < width; ++x) {
        const std::vector<float> &line = *known.values[nearest[x]];
        map.xs[x] = xs[nearest[x]];
        for (std::size_t y = 0; y < map.ys.size(); ++y)
            map.values[y * width + x] = line[y];
    }
    return true;
}

HeatMap columnsOf(const HeatMap &map, std::span<const double> centres) {
    HeatMap known = map;
    known.xs.clear();
    known.values.clear();
    std::vector<std::size_t> places;
    for (std::size_t x = 0; x < map.xs.size(); ++x)
        if (map.xs[x] == centres[x]) {
            places.push_back(x);
            known.xs.push_back(map.xs[x]);
        }
    for (std::size_t y = 0; y < map.ys.size(); ++y)
        for (const std::size_t x : places)
            known.values.push_back(map.values[y * map.xs.size() + x]);
    return known;
}

bool fillRows(HeatMap &map, Budget &budget, const std::string &name, const MapLine &row) {
    const auto known = budget.sweep(name, map.ys.size(), row);
    map.values.clear();
    if (!known.shown)
        return isEmptyMap(map, budget);
    const std::vector<std::size_t> nearest = nearestKnown(known.values);
    const std::vector<double> ys = map.ys;
    map.values.reserve(map.xs.size() * map.ys.size());
    for (std::size_t y = 0; y < map.ys.size(); ++y) {
        const std::vector<float> &line = *known.values[nearest[y]];
        map.ys[y] = ys[nearest[y]];
        map.values.insert(map.values.end(), line.begin(), line.end());
    }
    return true;
}

namespace {

/// Takes in what of a layer lies in the x window: zooming along x refits y to what is in sight.
class VerticalExtent {
public:
    VerticalExtent(Scale scale, Interval window) : m_extent(scale), m_window(window) {}

    void operator()(const Curve &curve) { add(curve.x, curve.y); }
    void operator()(const Points &points) { add(points.x, points.y); }
    void operator()(const Bars &bars) {
        add(bars.x, bars.y);
        m_extent.include(0.0);
    }
    void operator()(const Band &band) {
        add(band.x, band.lower);
        add(band.x, band.upper);
    }
    void operator()(const auto &) {}
    [[nodiscard]] Interval interval() const { return m_extent.interval(); }

private:
    void add(const std::vector<double> &x, const std::vector<double> &y) {
        for (std::size_t i = 0; i < x.size(); ++i)
            if (x[i] >= m_window.lower && x[i] <= m_window.upper)
                m_extent.include(y[i]);
    }

    Extent m_extent;
    Interval m_window;
};

} // namespace

bool anyDrawn(const Figure &figure) {
    return std::ranges::any_of(figure.layers, [](const Layer &layer) {
        const auto *curve = std::get_if<Curve>(&layer);
        return curve && !curve->x.empty();
    });
}

void fitVertically(Figure &figure, const View &view) {
    if (figure.y.scaleChoice && view.yScale)
        figure.y.scale = *view.yScale;
    hideSeries(figure, view.hidden);
    VerticalExtent extent(figure.y.scale, figure.x.range);
    for (const Layer &layer : figure.layers)
        if (!isHidden(layer))
            std::visit(extent, layer);
    figure.y.range = extent.interval();
    figure.y = planned({.axis = figure.y, .logRange = figure.y.range}, std::nullopt, view.y);
}

CellAxis integerCells(Interval window, std::int64_t first, std::int64_t last, int most) {
    CellAxis cells;
    const double lower = std::max(window.lower, static_cast<double>(first) - 0.5);
    const double upper = std::min(window.upper, static_cast<double>(last) + 0.5);
    if (!(lower < upper)) { // the person panned beyond the data
        cells.edges = {static_cast<double>(first) - 0.5, static_cast<double>(first) + 0.5};
        cells.integers = {first};
        cells.centres = {static_cast<double>(first)};
        return cells;
    }
    const auto from = std::clamp(static_cast<std::int64_t>(std::floor(lower + 0.5)), first, last);
    const auto to = std::clamp(static_cast<std::int64_t>(std::ceil(upper - 0.5)), first, last);
    if (to - from < most) {
        for (std::int64_t value = from; value <= to; ++value)
            cells.integers.push_back(value);
        cells.edges = {static_cast<double>(from) - 0.5, static_cast<double>(to) + 0.5};
    } else {
        cells.edges = {lower, upper};
        for (int i = 0; i < most; ++i) {
            const double middle = lower + (i + 0.5) * (upper - lower) / most;
            cells.integers.push_back(std::clamp(static_cast<std::int64_t>(std::llround(middle)), first, last));
        }
    }
    for (const std::int64_t value : cells.integers)
        cells.centres.push_back(static_cast<double>(value));
    return cells;
}

std::vector<double> cellMiddles(Interval edges, Scale scale, std::size_t cells) {
    const auto halves = spaced(edges, scale, static_cast<int>(2 * cells + 1));
    std::vector<double> middles;
    for (std::size_t i = 0; i < cells; ++i)
        middles.push_back(halves[2 * i + 1]);
    return middles;
}

} // namespace halftruth
