#include "ui/figure/hover_item.h"

#include "ui/scene/figure_scene.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

constexpr double padding = 8.0;
constexpr double columnGap = 8.0;
constexpr double barWidth = 84.0;
constexpr double capHeight = 3.5;

QFont labelFont() { return textFont(FigureScene::fontPixels - 1); }

} // namespace

double HoverItem::Columns::width() const { return name + half + ends + 3 * columnGap + barWidth; }

void HoverItem::show(const HoverReading &reading, const PlotGeometry &geometry) {
    m_reading = reading;
    m_plot = geometry.plot;
    m_at = geometry.toScene(reading.x, reading.y);
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

QRectF HoverItem::placed(QSizeF size) const {
    QRectF box(QPointF(), size);
    box.moveTopLeft(m_at + QPointF(12, -box.height() - 10));
    if (box.right() > boundingRect().right() - 2)
        box.moveRight(m_at.x() - 12);
    box.moveLeft(std::max(2.0, box.left()));
    if (box.top() < 2)
        box.moveTop(std::max(2.0, std::min(m_at.y() + 12, boundingRect().bottom() - box.height() - 2)));
    return box;
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
    double width = 0;
    for (const QString &line : m_reading.lines)
        width = std::max(width, textWidth(line, font));
    const Columns table = columns();
    if (!m_reading.bars.empty())
        width = std::max(width, table.width());
    const auto rows = static_cast<double>(m_reading.lines.size()) + static_cast<double>(m_reading.bars.size());
    const QRectF box = placed({width + 2 * padding, metrics.height() * rows + 10});
    painter->setPen(QPen(m_theme->border, 1));
    painter->setBrush(m_theme->card);
    painter->drawRoundedRect(box, 4, 4);
    painter->setPen(m_theme->text);
    QPointF baseline(box.left() + padding, box.top() + 5 + metrics.ascent());
    for (const QString &line : m_reading.lines) {
        drawText(painter, baseline, line, font);
        baseline.ry() += metrics.height();
    }
    if (!m_reading.bars.empty())
        paintBars(painter, baseline - QPointF(0, metrics.ascent()), table);
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
        const QPen pen = curvePen(bar.curve, m_theme->colour(bar.curve.colour));
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
