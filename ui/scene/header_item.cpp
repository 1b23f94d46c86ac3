#include "ui/scene/figure_items.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace halftruth {

namespace {

double swatchWidth(bool line) { return line ? 24.0 : 12.0; }
constexpr double swatchGap = 6.0;
constexpr double entryGap = 16.0;

} // namespace

double HeaderItem::set(const Figure &figure, double width, const Theme &theme, double fontPixels) {
    m_title = localized(figure.title);
    m_titleFont = textFont(fontPixels + 1, QFont::DemiBold);
    m_font = textFont(fontPixels);
    m_text = theme.text;
    m_softText = theme.softText;
    m_entries.clear();
    const auto entry = [&](const Text &label, const QPen &pen, Swatch swatch) {
        m_entries.push_back({localized(label), pen, swatch, {}});
    };
    for (const Layer &layer : figure.layers) {
        if (const auto *curve = std::get_if<Curve>(&layer); curve && curve->inLegend)
            // Ink would vanish on a dark card: its legend entry takes the colour of text.
            entry(curve->legend.empty() ? curve->label : curve->legend,
                  curvePen(*curve, curve->colour == inkColour ? theme.text : theme.colour(curve->colour)),
                  Swatch::Line);
        else if (const auto *points = std::get_if<Points>(&layer); points && points->inLegend)
            entry(points->legend.empty() ? points->label : points->legend, QPen(theme.colour(points->colour)),
                  Swatch::Dot);
        else if (const auto *bars = std::get_if<Bars>(&layer))
            entry(bars->label, QPen(theme.colour(bars->colour)), Swatch::Block);
        else if (const auto *band = std::get_if<Band>(&layer)) {
            QColor pale = theme.colour(band->colour);
            pale.setAlphaF(0.25F);
            entry(band->label, QPen(pale), Swatch::Block);
        }
    }

    const QFontMetricsF metrics(m_font);
    m_rowHeight = std::max(QFontMetricsF(m_titleFont).height(), metrics.height()) + 4;
    const auto entryWidth = [&](const Entry &each) {
        return swatchWidth(each.swatch == Swatch::Line) + swatchGap + textWidth(each.text, m_font);
    };
    // Beside the title when all entries fit there, otherwise in rows below it.
    double total = 0.0;
    for (const Entry &each : m_entries)
        total += entryWidth(each) + entryGap;
    const double titleRoom = width - buttonWidth;
    // A long title on a narrow card is rather set smaller than cut.
    for (double pixels = fontPixels; pixels >= fontPixels - 2 && textWidth(m_title, m_titleFont) > titleRoom;
         --pixels)
        m_titleFont = textFont(pixels, QFont::DemiBold);
    if (textWidth(m_title, m_titleFont) > titleRoom)
        m_title = QFontMetricsF(m_titleFont).elidedText(m_title, Qt::ElideRight, titleRoom);
    m_titleWidth = textWidth(m_title, m_titleFont);
    const bool beside = m_titleWidth + buttonWidth + entryGap + total <= width;
    double x = beside ? width - total + entryGap : 0.0;
    double row = beside || m_entries.empty() ? 0.0 : 1.0;
    for (Entry &each : m_entries) {
        if (!beside && x > 0 && x + entryWidth(each) > width) {
            x = 0.0;
            row += 1.0;
        }
        each.at = {x, row * m_rowHeight};
        x += entryWidth(each) + entryGap;
    }
    update();
    return (row + 1.0) * m_rowHeight;
}

void HeaderItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    const QFontMetricsF metrics(m_font);
    painter->setPen(m_text);
    drawText(painter, QPointF(0, QFontMetricsF(m_titleFont).ascent()), m_title, m_titleFont);
    for (const Entry &each : m_entries) {
        const double middle = each.at.y() + metrics.height() / 2;
        const double width = swatchWidth(each.swatch == Swatch::Line);
        if (each.swatch == Swatch::Line) {
            painter->setPen(each.pen);
            painter->drawLine(QPointF(each.at.x(), middle), QPointF(each.at.x() + width, middle));
        } else {
            painter->setPen(Qt::NoPen);
            painter->setBrush(each.pen.color());
            if (each.swatch == Swatch::Dot)
                painter->drawEllipse(QPointF(each.at.x() + width / 2, middle), 4, 4);
            else
                painter->drawRect(QRectF(each.at.x(), middle - 5, width, 10));
        }
        painter->setPen(m_softText);
        drawText(painter, QPointF(each.at.x() + width + swatchGap, each.at.y() + metrics.ascent()), each.text,
                 m_font);
    }
}

} // namespace halftruth
