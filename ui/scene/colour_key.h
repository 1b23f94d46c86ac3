#pragma once

#include "ui/scene/figure_items.h"

namespace halftruth {

/// The colours of a heat map in the line above it, with their values inside: in a small picture a bar beside the map
/// would take as much as a third of it.
class ColourKeyItem : public FigureItem {
public:
    /// The least width of title and colours on one line.
    [[nodiscard]] static double leastWidth(const HeatMap &map, const FigureStyle &style);
    /// Of a line.
    [[nodiscard]] static double lineHeight(const FigureStyle &style);
    /// At the right end of the line, or on two lines as wide as the line where title and colours have no room beside
    /// each other; the height taken.
    double set(const HeatMap &map, const QRectF &line, const Theme &theme, const FigureStyle &style);
    void clear();
    /// Of the values that are told, in scene coordinates.
    [[nodiscard]] QList<QRectF> valuePlaces() const;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    struct Value {
        QString text;
        QRectF at;
        QColor colour;
    };
    QRectF m_bar;
    QImage m_image;
    SymbolText m_title;
    QPointF m_titleAt;
    std::vector<Value> m_values;
    QColor m_frame;
    QColor m_text;
    QFont m_font;
};

} // namespace halftruth
