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

QString nameOf(const Axis &axis) { return axis.symbol.empty() ? localized(axis.title) : utf8(axis.symbol); }

namespace {

QString number(double value) { return localized(displayNumber(value)); }

QString assignment(const QString &name, double value) { return QStringLiteral("%1 = %2").arg(name, number(value)); }

/// Where something stands on an axis: where places have names, the nearest one's.
QString placeOn(const Axis &axis, double value) {
    if (axis.namedTicks.empty())
        return assignment(nameOf(axis), value);
    const Tick &nearest = *std::ranges::min_element(axis.namedTicks, {},
                                                    [&](const Tick &each) { return std::fabs(each.value - value); });
    return QStringLiteral("%1: %2").arg(nameOf(axis), localized(nearest.label));
}

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
    // What the ticks beside it tell is told here, too; the symbol is that of the other number.
    const QString name = map.symbol.empty() || map.colours.told ? localized(map.label) : utf8(map.symbol);
    reading.lines = {{assignment(name, map.colours.told ? map.colours.told(value) : value)},
                     {assignment(nameOf(figure.x), reading.x)},
                     {assignment(nameOf(figure.y), reading.y)}};
    reading.summary = summaryOf(reading.lines);
    return reading;
}

/// Within so many pixels of a dot the dot is meant, and of its end a curve.
constexpr double dotReach = 6.0;
constexpr double endReach = 8.0;
/// Nearer than this, two places are one.
constexpr double samePlace = 0.5;
/// What a bar speaks for, in its widths: neighbours touch.
constexpr double barReach = 0.625;

/// A layer that can be read off: the values of a curve, bars or dots.
struct Readable {
    enum class Kind { Curve, Bars, Points };
    const Layer *series;
    Kind kind;
    const Text *label;
    const std::vector<double> *x;
    const std::vector<double> *y;
    double barWidth = 0.0;
};

std::optional<Readable> readable(const Layer &layer) {
    using enum Readable::Kind;
    if (isHidden(layer))
        return std::nullopt;
    std::optional<Readable> read;
    if (const auto *curve = std::get_if<halftruth::Curve>(&layer); curve && !curve->stale)
        read = {&layer, Curve, &curve->label, &curve->x, &curve->y};
    else if (const auto *bars = std::get_if<halftruth::Bars>(&layer); bars && !bars->stale)
        read = {&layer, Bars, &bars->label, &bars->x, &bars->y, bars->width};
    else if (const auto *points = std::get_if<halftruth::Points>(&layer))
        read = {&layer, Points, &points->label, &points->x, &points->y};
    if (!read || read->x->empty() || !std::ranges::is_sorted(*read->x))
        return std::nullopt;
    return read;
}

double pixelsBetween(const PlotGeometry &geometry, double a, double b) {
    return std::fabs(geometry.sceneX(a) - geometry.sceneX(b));
}

/// What is drawn of a curve between two of its values.
double between(const Readable &curve, std::size_t above, double x, const PlotGeometry &geometry) {
    const std::vector<double> &xs = *curve.x;
    const std::vector<double> &ys = *curve.y;
    const double left = geometry.x.toUnit(xs[above - 1]);
    const double lower = geometry.y.toUnit(ys[above - 1]);
    const double share = (geometry.x.toUnit(x) - left) / (geometry.x.toUnit(xs[above]) - left);
    const double y = geometry.y.fromUnit(lower + share * (geometry.y.toUnit(ys[above]) - lower));
    return std::isfinite(y) ? y : ys[nearestIndex(xs, x)];
}

/// What a series says at one x, and nothing where it speaks of other places only.
std::optional<double> valueAt(const Readable &series, double x, const PlotGeometry &geometry) {
    const std::vector<double> &xs = *series.x;
    const std::size_t index = nearestIndex(xs, x);
    const double away = pixelsBetween(geometry, xs[index], x);
    if (xs[index] == x || away <= samePlace)
        return (*series.y)[index];
    if (series.kind == Readable::Kind::Bars && std::fabs(xs[index] - x) <= barReach * series.barWidth)
        return (*series.y)[index];
    if (series.kind != Readable::Kind::Curve)
        return std::nullopt;
    if (xs.front() < x && x < xs.back())
        return between(series, static_cast<std::size_t>(std::ranges::upper_bound(xs, x) - xs.begin()), x, geometry);
    return away <= endReach ? std::optional((*series.y)[index]) : std::nullopt;
}

/// The interval at one x that was simulated for what is shown there, as it is drawn. Where it has no height there is
/// none.
std::optional<Interval> intervalAt(const Layer &layer, double x) {
    const auto *band = std::get_if<Band>(&layer);
    if (!band || band->hidden || band->role != Role::Simulation || band->x.empty() || x < band->x.front() ||
        x > band->x.back())
        return std::nullopt;
    const auto above = std::ranges::lower_bound(band->x, x);
    const auto i = static_cast<std::size_t>(above - band->x.begin());
    const double share = *above == x ? 1 : (x - band->x[i - 1]) / (*above - band->x[i - 1]);
    const auto at = [&](const std::vector<double> &ends) {
        return share == 1 ? ends[i] : ends[i - 1] + share * (ends[i] - ends[i - 1]);
    };
    const Interval interval{at(band->lower), at(band->upper)};
    return interval.lower < interval.upper ? std::optional(interval) : std::nullopt;
}

/// The place that is meant at x: a dot's, else one of the nearest curve or bar, else that of the next bar or dot.
std::optional<double> placeMeant(const std::vector<Readable> &all, double x, double unitY,
                                 const PlotGeometry &geometry) {
    std::optional<double> dot;
    std::optional<double> line;
    std::optional<double> next;
    double nearest = std::numeric_limits<double>::infinity();
    const auto takeNearer = [&](std::optional<double> &best, double place) {
        if (!best || pixelsBetween(geometry, place, x) < pixelsBetween(geometry, *best, x))
            best = place;
    };
    for (const Readable &each : all) {
        const std::vector<double> &xs = *each.x;
        const double place = xs[nearestIndex(xs, x)];
        const bool isCurve = each.kind == Readable::Kind::Curve;
        if (each.kind == Readable::Kind::Points && pixelsBetween(geometry, place, x) <= dotReach)
            takeNearer(dot, place);
        if (!isCurve && x >= xs.front() - 1 && (x <= xs.back() || x <= xs.back() * 1.02 + 1))
            takeNearer(next, place);
        const auto value = each.kind == Readable::Kind::Points ? std::nullopt : valueAt(each, x, geometry);
        const double distance = value ? std::fabs(geometry.y.toUnit(*value) - unitY) : nearest;
        if (distance < nearest) {
            nearest = distance;
            line = place;
        }
    }
    return dot ? dot : line ? line : next;
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

/// What pinned curves say at the same place, without bars, which would be around estimates of their own: the nearest
/// of many.
void addPinned(HoverReading &reading, const Figure &figure, const PlotGeometry &geometry, double unitY) {
    constexpr std::size_t most = 6;
    struct Pinned {
        std::size_t layer;
        double value;
        double distance;
    };
    std::vector<Pinned> all;
    for (std::size_t i = 0; i < figure.layers.size(); ++i) {
        const auto *curve = std::get_if<Curve>(&figure.layers[i]);
        const auto read = curve && curve->role == Role::Pinned ? readable(figure.layers[i]) : std::nullopt;
        if (const auto value = read ? valueAt(*read, reading.x, geometry) : std::nullopt;
            value && std::isfinite(*value))
            all.push_back({i, *value, std::fabs(geometry.y.toUnit(*value) - unitY)});
    }
    if (all.size() > most) {
        std::ranges::stable_sort(all, {}, &Pinned::distance);
        all.resize(most);
        std::ranges::sort(all, {}, &Pinned::layer);
    }
    for (const Pinned &each : all) {
        const Layer &layer = figure.layers[each.layer];
        reading.lines.push_back({valueOf(localized(std::get<Curve>(layer).label), each.value), &layer});
    }
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
    addPinned(reading, figure, geometry, unitY);
    for (const ReadingLine &line : reading.lines)
        if (line.series)
            summary << line.text;
    reading.summary = summary.join(QStringLiteral(",  "));
    return reading;
}

} // namespace

std::optional<HoverReading> readingAt(const Figure &figure, const PlotGeometry &geometry, QPointF scenePosition) {
    if (!geometry.plot.contains(scenePosition) || figure.icons) // people have no places
        return std::nullopt;
    const double unitX = (scenePosition.x() - geometry.plot.left()) / geometry.plot.width();
    const double unitY = (geometry.plot.bottom() - scenePosition.y()) / geometry.plot.height();
    if (const HeatMap *map = heatMap(figure); map && !map->stale && !map->values.empty())
        return readHeatMap(figure, *map, geometry.x.fromUnit(unitX), geometry.y.fromUnit(unitY));

    const double x = geometry.x.fromUnit(unitX);
    if (figure.errorBars)
        return readErrorBars(figure, geometry, x, unitY);
    std::vector<Readable> all;
    for (const Layer &layer : figure.layers)
        if (const auto read = readable(layer))
            all.push_back(*read);
    const auto place = placeMeant(all, x, unitY, geometry);
    if (!place)
        return std::nullopt;
    struct Value {
        QString label;
        double y;
        const Layer *series;
    };
    std::vector<Value> values;
    HoverReading reading{.x = *place};
    double nearest = std::numeric_limits<double>::infinity();
    for (const Readable &each : all) {
        const auto value = valueAt(each, *place, geometry);
        if (!value)
            continue;
        values.push_back({localized(*each.label), *value, each.series});
        if (const double distance = std::fabs(geometry.y.toUnit(*value) - unitY); distance < nearest) {
            nearest = distance;
            reading.y = *value;
        }
    }
    if (!std::isfinite(nearest))
        return std::nullopt;
    reading.lines.push_back({placeOn(figure.x, reading.x)});
    for (const Value &value : values)
        reading.lines.push_back({values.size() == 1 && value.label.isEmpty() ? assignment(nameOf(figure.y), value.y)
                                                                             : valueOf(value.label, value.y),
                                 values.size() > 1 ? value.series : nullptr});
    for (const Layer &layer : figure.layers)
        if (const auto interval = intervalAt(layer, reading.x))
            reading.lines.push_back(
                {QStringLiteral("%1: %2 … %3")
                     .arg(localized(std::get<Band>(layer).label), number(interval->lower), number(interval->upper)),
                 values.size() > 1 ? &layer : nullptr});
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
