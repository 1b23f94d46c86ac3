#include "ui/figure/hover_item.h"

#include "ui/scene/curve_symbols.h"
#include "ui/scene/figure_scene.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace halftruth {

namespace {

constexpr double padding = 8.0;
constexpr double columnGap = 8.0;
constexpr double barWidth = 84.0;
constexpr double capHeight = 3.5;

constexpr double swatchWidth = 34.0;
constexpr double swatchGap = 6.0;

/// How a layer is drawn, without what.
Layer withoutPoints(const Layer &layer) {
    if (const auto *curve = std::get_if<Curve>(&layer))
        return Curve{.role = curve->role,
                     .colour = curve->colour,
                     .gaps = curve->gaps,
                     .second = curve->second,
                     .pin = curve->pin,
                     .solid = curve->solid};
    if (const auto *points = std::get_if<Points>(&layer))
        return Points{.role = points->role, .colour = points->colour, .hollow = points->hollow};
    if (const auto *bars = std::get_if<Bars>(&layer))
        return Bars{.colour = bars->colour};
    const auto *band = std::get_if<Band>(&layer);
    return Band{.colour = band ? band->colour : ColourIndex{}};
}

QFont labelFont() { return textFont(FigureScene::fontPixels); }

} // namespace

double HoverItem::Columns::width() const { return name + half + ends + 3 * columnGap + barWidth; }

void HoverItem::show(const HoverReading &reading, const Figure &figure, const PlotGeometry &geometry,
                     const QList<QRectF> &names) {
    m_reading = reading;
    m_plot = geometry.plot;
    m_at = geometry.toScene(reading.x, reading.y);
    m_series.clear();
    m_symbols.clear();
    const std::vector<CurveSymbol> symbols = curveSymbols(figure, FigureStyle());
    for (const ReadingLine &line : reading.lines) {
        m_series.push_back(line.series ? std::optional(withoutPoints(*line.series)) : std::nullopt);
        const auto layer = std::ranges::find(figure.layers, line.series, [](const Layer &each) { return &each; });
        m_symbols.push_back(layer == figure.layers.end()
                                ? CurveSymbol::None
                                : symbols[static_cast<std::size_t>(layer - figure.layers.begin())]);
    }
    m_label = placed(labelSize(), inkOf(figure, geometry, false), names);
    setVisible(std::isfinite(m_at.x()) && std::isfinite(m_at.y()));
    update();
}

HoverItem::Columns HoverItem::columns() const {
    const QFont font = labelFont();
    Columns columns;
    for (const ErrorBarReading &bar : m_reading.bars) {
        columns.name = std::max(columns.name, textWidth(localized(bar.curve.label), font));
        columns.half = std::max(columns.half, textWidth(bar.half, font));
        columns.ends = std::max(columns.ends, textWidth(bar.ends, font));
    }
    return columns;
}

QRectF HoverItem::placed(QSizeF size, const QList<QPointF> &ink, const QList<QRectF> &names) const {
    constexpr qsizetype worthOfName = 50; // in points of a curve: about a tenth of one
    QRectF room = boundingRect().adjusted(2, 2, -2, -2);
    // Off the numbers of the axes, where it can be.
    if (size.width() <= room.right() - m_plot.left())
        room.setLeft(m_plot.left());
    if (size.height() <= m_plot.bottom() - room.top())
        room.setBottom(m_plot.bottom());
    if (size.height() <= room.bottom() - m_plot.top()) // off the title and its buttons, too
        room.setTop(m_plot.top());
    QRectF best;
    auto least = std::numeric_limits<qsizetype>::max();
    // Beside the cursor, then further and further away; what is in the way less wins.
    for (const double distance : {12.0, 40.0, 80.0, 140.0})
        for (const auto &[right, below] : {std::pair{1, -1}, std::pair{-1, -1}, std::pair{1, 1}, std::pair{-1, 1},
                                           std::pair{0, -1}, std::pair{0, 1}, std::pair{1, 0}, std::pair{-1, 0}}) {
            QRectF box(QPointF(), size);
            box.moveCenter(m_at +
                           QPointF(right * (distance + size.width() / 2), below * (distance + size.height() / 2)));
            box.moveLeft(std::max(room.left(), std::min(box.left(), room.right() - size.width())));
            box.moveTop(std::max(room.top(), std::min(box.top(), room.bottom() - size.height())));
            if (box.adjusted(-4, -4, 4, 4).contains(m_at))
                continue; // moved over what it reads
            const qsizetype hidden =
                std::ranges::count_if(ink, [&](QPointF each) { return box.contains(each); }) +
                worthOfName * std::ranges::count_if(names, [&](const QRectF &each) { return box.intersects(each); });
            if (hidden == 0)
                return box;
            if (hidden < least) {
                least = hidden;
                best = box;
            }
        }
    return best.isNull() ? QRectF(room.topLeft(), size) : best;
}

QSizeF HoverItem::labelSize() const {
    const QFont font = labelFont();
    double width = 0;
    for (const ReadingLine &line : m_reading.lines)
        width = std::max(width, textWidth(line.text, font) + (line.series ? swatchWidth + swatchGap : 0.0));
    if (!m_reading.bars.empty())
        width = std::max(width, columns().width());
    const auto rows = static_cast<double>(m_reading.lines.size()) + static_cast<double>(m_reading.bars.size());
    return {width + 2 * padding, QFontMetricsF(font).height() * rows + 10};
}

void HoverItem::paintSwatch(QPainter *painter, std::size_t line, QPointF middle) const {
    const Layer &series = *m_series[line];
    if (const auto *curve = std::get_if<Curve>(&series)) {
        QPen pen = curvePen(*curve, m_theme->colour(curve->colour), *m_theme);
        pen.setDashOffset(0);
        if (curve->colour == inkColour) { // as it lies on the map
            painter->setPen(QPen(inkCasing, pen.widthF() + 2 * inkRim, Qt::SolidLine, Qt::FlatCap));
            painter->drawLine(middle - QPointF(inkRim, 0), middle + QPointF(swatchWidth + inkRim, 0));
        }
        painter->setPen(pen);
        painter->drawLine(middle, middle + QPointF(swatchWidth, 0));
        drawSymbol(painter, m_symbols[line], middle + QPointF(swatchWidth / 2, 0), pen, m_theme->card);
        return;
    }
    const auto *points = std::get_if<Points>(&series);
    const auto *bars = std::get_if<Bars>(&series);
    const auto *band = std::get_if<Band>(&series);
    const QColor colour = m_theme->colour(points ? points->colour
                                          : bars ? bars->colour
                                          : band ? band->colour
                                                 : ColourIndex{});
    painter->setPen(Qt::NoPen);
    painter->setBrush(points && points->role == Role::Pinned ? pinnedColour(colour, *m_theme) : colour);
    const QPointF centre = middle + QPointF(swatchWidth / 2, 0);
    if (points && points->hollow) {
        painter->setPen(QPen(colour, ringWidth));
        painter->setBrush(Qt::NoBrush);
    }
    if (points)
        painter->drawEllipse(centre, 4, 4);
    else
        painter->drawRect(QRectF(centre - QPointF(5, 4), QSizeF(10, 8)));
}

void HoverItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    painter->save();
    painter->setClipRect(m_plot);
    painter->setPen(QPen(m_theme->mutedText, 0.8));
    painter->drawLine(QPointF(m_at.x(), m_plot.top()), QPointF(m_at.x(), m_plot.bottom()));
    painter->drawLine(QPointF(m_plot.left(), m_at.y()), QPointF(m_plot.right(), m_at.y()));
    painter->setPen(QPen(m_theme->card, 1.5));
    painter->setBrush(m_theme->accent);
    painter->drawEllipse(m_at, 4.5, 4.5);
    painter->restore();
    paintLabel(painter);
}

void HoverItem::paintLabel(QPainter *painter) const {
    const QFont font = labelFont();
    const QFontMetricsF metrics(font);
    const QRectF &box = m_label;
    painter->setPen(QPen(m_theme->border, 1));
    painter->setBrush(m_theme->card);
    painter->drawRoundedRect(box, 4, 4);
    QPointF baseline(box.left() + padding, box.top() + 5 + metrics.ascent());
    bool barsDrawn = m_reading.bars.empty();
    const auto drawBars = [&] {
        if (std::exchange(barsDrawn, true))
            return;
        paintBars(painter, baseline - QPointF(0, metrics.ascent()), columns());
        baseline.ry() += metrics.height() * static_cast<double>(m_reading.bars.size());
    };
    for (std::size_t i = 0; i < m_reading.lines.size(); ++i) {
        if (m_series[i])
            drawBars();
        const double indent = m_series[i] ? swatchWidth + swatchGap : 0.0;
        if (m_series[i])
            paintSwatch(painter, i, baseline - QPointF(0, metrics.ascent() - metrics.height() / 2));
        painter->setPen(m_theme->text);
        drawText(painter, baseline + QPointF(indent, 0), m_reading.lines[i].text, font);
        baseline.ry() += metrics.height();
    }
    drawBars();
}

void HoverItem::paintBars(QPainter *painter, QPointF topLeft, const Columns &columns) const {
    const QFont font = labelFont();
    const QFontMetricsF metrics(font);
    // One scale for all of them, as wide as the widest.
    Interval shown = m_reading.bars.front().inside;
    for (const ErrorBarReading &bar : m_reading.bars)
        shown = {std::min(shown.lower, bar.inside.lower), std::max(shown.upper, bar.inside.upper)};
    const double left = topLeft.x() + columns.name + columns.half + columns.ends + 3 * columnGap;
    const auto place = [&](double value) {
        return left + (shown.width() > 0 ? (value - shown.lower) / shown.width() : 0.5) * barWidth;
    };
    double top = topLeft.y();
    const double centre = place(m_reading.centre);
    painter->setPen(QPen(m_theme->mutedText, 0.8));
    painter->drawLine(QPointF(centre, top),
                      QPointF(centre, top + metrics.height() * static_cast<double>(m_reading.bars.size())));
    for (const ErrorBarReading &bar : m_reading.bars) {
        const double baseline = top + metrics.ascent();
        painter->setPen(m_theme->text);
        double x = topLeft.x();
        drawText(painter, {x, baseline}, localized(bar.curve.label), font);
        x += columns.name + columnGap;
        drawText(painter, {x, baseline}, bar.half, font);
        x += columns.half + columnGap;
        drawText(painter, {x, baseline}, bar.ends, font);

        const double middle = std::round(top + metrics.height() / 2); // lines are sharp between pixels
        const QPen pen = curvePen(bar.curve, m_theme->colour(bar.curve.colour), *m_theme);
        painter->setPen(pen);
        painter->drawLine(QPointF(place(bar.inside.lower), middle), QPointF(place(bar.inside.upper), middle));
        painter->setPen(QPen(pen.color(), 1.5));
        // An end that was cut has no cap: the interval goes on where nothing can be.
        for (const auto &[end, whole] :
             {std::pair{bar.inside.lower, bar.whole.lower}, std::pair{bar.inside.upper, bar.whole.upper}})
            if (end == whole)
                painter->drawLine(QPointF(place(end), middle - capHeight), QPointF(place(end), middle + capHeight));
        top += metrics.height();
    }
}

} // namespace halftruth
