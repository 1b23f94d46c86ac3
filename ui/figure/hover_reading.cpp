#include "ui/figure/hover_reading.h"

#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/figure/series.h"
#include "core/text/number_text.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>

namespace halftruth {

namespace {

QString number(double value) { return localized(displayNumber(value)); }

QString nameOf(const Axis &axis) { return axis.symbol.empty() ? localized(axis.title) : utf8(axis.symbol); }

QString assignment(const QString &name, double value) { return QStringLiteral("%1 = %2").arg(name, number(value)); }

/// A series and its value: a name that says what something is equal to isn't said to be equal to something else.
QString valueOf(const QString &series, double value) {
    return series.contains(QLatin1Char('=')) ? QStringLiteral("%1: %2").arg(series, number(value))
                                             : assignment(series, value);
}

QString summaryOf(const std::vector<ReadingLine> &lines) {
    QStringList texts;
    for (const ReadingLine &line : lines)
        texts << line.text;
    return texts.join(QStringLiteral(",  "));
}

std::size_t nearestIndex(const std::vector<double> &sorted, double value) {
    const auto above = std::ranges::lower_bound(sorted, value);
    if (above == sorted.begin())
        return 0;
    if (above == sorted.end())
        return sorted.size() - 1;
    const auto below = above - 1;
    const auto nearest = value - *below < *above - value ? below : above;
    // Where a curve has a step, the value is that behind it.
    return static_cast<std::size_t>(std::upper_bound(nearest, sorted.end(), *nearest) - sorted.begin()) - 1;
}

HoverReading readHeatMap(const Figure &figure, const HeatMap &map, double x, double y) {
    const std::size_t column = nearestIndex(map.xs, x);
    const std::size_t row = nearestIndex(map.ys, y);
    const double value = static_cast<double>(map.values[row * map.xs.size() + column]);
    HoverReading reading{.x = map.xs[column], .y = map.ys[row]};
    const QString name = map.symbol.empty() ? localized(map.label) : utf8(map.symbol);
    reading.lines = {{assignment(name, value)},
                     {assignment(nameOf(figure.x), reading.x)},
                     {assignment(nameOf(figure.y), reading.y)}};
    reading.summary = summaryOf(reading.lines);
    return reading;
}

/// The x values and y values of a layer that can be read off, or nulls.
struct Readable {
    const Text *label = nullptr;
    const std::vector<double> *x = nullptr;
    const std::vector<double> *y = nullptr;
};

Readable readable(const Layer &layer) {
    if (isHidden(layer))
        return {};
    if (const auto *curve = std::get_if<Curve>(&layer); curve && !curve->stale)
        return {&curve->label, &curve->x, &curve->y};
    if (const auto *bars = std::get_if<Bars>(&layer))
        return {&bars->label, &bars->x, &bars->y};
    if (const auto *points = std::get_if<Points>(&layer))
        return {&points->label, &points->x, &points->y};
    return {};
}

/// Whether a curve says something at x. Beyond its ends it has no value.
bool covers(const std::vector<double> &xs, double x) {
    return !xs.empty() && xs.front() <= x && x <= xs.back() && std::ranges::is_sorted(xs);
}

/// A curve whose values are errors of the estimate: a guide for the eye is none, and a pinned curve's are those of an
/// estimate of its own.
bool isError(const Curve &curve) {
    return !curve.stale && !curve.hidden && curve.role != Role::Pinned && curve.role != Role::Reference;
}

/// All curves at one x: the nearest of the curve with the widest gaps, since the others have a value there too.
std::optional<double> commonX(const Figure &figure, double x) {
    const Curve *sparsest = nullptr;
    for (const Layer &layer : figure.layers)
        if (const auto *curve = std::get_if<Curve>(&layer);
            curve && isError(*curve) && covers(curve->x, x) && (!sparsest || curve->x.size() < sparsest->x.size()))
            sparsest = curve;
    if (!sparsest)
        return std::nullopt;
    return sparsest->x[nearestIndex(sparsest->x, x)];
}

std::optional<HoverReading> readErrorBars(const Figure &figure, const PlotGeometry &geometry, double x,
                                          double unitY) {
    const auto at = commonX(figure, x);
    if (!at)
        return std::nullopt;
    const ErrorBars &around = *figure.errorBars;
    HoverReading reading{.x = *at, .centre = around.centre};
    const QString symbol = QString::fromStdString(around.symbol);
    reading.lines = {{assignment(nameOf(figure.x), *at)}, {assignment(symbol, around.centre)}};
    QStringList summary{reading.lines.front().text};
    double nearest = std::numeric_limits<double>::infinity();
    for (const Layer &layer : figure.layers) {
        const auto *curve = std::get_if<Curve>(&layer);
        if (!curve || !isError(*curve) || !covers(curve->x, *at))
            continue;
        const std::size_t index = nearestIndex(curve->x, *at);
        if (curve->x[index] != *at)
            continue; // it speaks of its neighbours only
        const double value = curve->y[index];
        const Interval whole{around.centre - value, around.centre + value};
        const Interval inside{std::max(around.domain.lower, whole.lower), std::min(around.domain.upper, whole.upper)};
        ErrorBarReading bar;
        bar.curve.label = curve->label;
        bar.curve.role = curve->role;
        bar.curve.colour = curve->colour;
        bar.half = QStringLiteral("± ") + number(value);
        bar.ends = QStringLiteral("%1 … %2").arg(number(inside.lower), number(inside.upper));
        bar.whole = whole;
        bar.inside = inside;
        summary.append(QStringLiteral("%1: %2 %3").arg(localized(curve->label), symbol, bar.half));
        reading.bars.push_back(std::move(bar));
        const double distance = std::fabs(geometry.y.toUnit(value) - unitY);
        if (distance < nearest) {
            nearest = distance;
            reading.y = value;
        }
    }
    if (reading.bars.empty() || !std::isfinite(nearest))
        return std::nullopt;
    reading.summary = summary.join(QStringLiteral(",  "));
    return reading;
}

} // namespace

std::optional<HoverReading> readingAt(const Figure &figure, const PlotGeometry &geometry, QPointF scenePosition) {
    if (!geometry.plot.contains(scenePosition))
        return std::nullopt;
    const double unitX = (scenePosition.x() - geometry.plot.left()) / geometry.plot.width();
    const double unitY = (geometry.plot.bottom() - scenePosition.y()) / geometry.plot.height();
    if (const HeatMap *map = heatMap(figure); map && !map->stale && !map->values.empty())
        return readHeatMap(figure, *map, geometry.x.fromUnit(unitX), geometry.y.fromUnit(unitY));

    const double x = geometry.x.fromUnit(unitX);
    if (figure.errorBars)
        return readErrorBars(figure, geometry, x, unitY);
    HoverReading reading;
    double nearest = std::numeric_limits<double>::infinity();
    struct Value {
        QString label;
        double y;
        const Layer *series;
    };
    std::vector<Value> values;
    for (const Layer &layer : figure.layers) {
        const Readable data = readable(layer);
        if (!data.x || data.x->empty() || !std::ranges::is_sorted(*data.x) || x < data.x->front() - 1 ||
            (x > data.x->back() && data.x->size() > 1 && x > data.x->back() * 1.02 + 1))
            continue;
        const std::size_t index = nearestIndex(*data.x, x);
        const double distance = std::fabs(geometry.y.toUnit((*data.y)[index]) - unitY);
        values.push_back({localized(*data.label), (*data.y)[index], &layer});
        if (distance < nearest) {
            nearest = distance;
            reading.x = (*data.x)[index];
            reading.y = (*data.y)[index];
        }
    }
    if (values.empty() || !std::isfinite(nearest))
        return std::nullopt;
    reading.lines.push_back({assignment(nameOf(figure.x), reading.x)});
    for (const Value &value : values)
        reading.lines.push_back({values.size() == 1 && value.label.isEmpty() ? assignment(nameOf(figure.y), value.y)
                                                                             : valueOf(value.label, value.y),
                                 values.size() > 1 ? value.series : nullptr});
    reading.summary = summaryOf(reading.lines);
    return reading;
}

QString valuesAtMarkers(const Figure &figure, const PlotGeometry &geometry) {
    QPointF at = geometry.plot.center();
    bool marked = false;
    for (const Layer &layer : figure.layers)
        if (const auto *marker = std::get_if<Marker>(&layer); marker && marker->chosen) {
            marked = true;
            if (marker->direction == Marker::Direction::Vertical)
                at.setX(geometry.sceneX(marker->value));
            else
                at.setY(geometry.sceneY(marker->value));
        }
    const auto reading = marked ? readingAt(figure, geometry, at) : std::nullopt;
    return reading ? reading->summary : QString();
}

} // namespace halftruth
