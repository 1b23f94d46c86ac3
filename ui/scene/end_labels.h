#pragma once

#include "ui/scene/figure_items.h"

namespace halftruth {

/// The names of curves at their right ends, in a legend's place: the eye needs no way from a colour to a name. A line
/// in the curve's own pen leads to a name that had to make room for another.
class EndLabelsItem : public FigureItem {
public:
    /// Takes what a legend would name. The width needed to the right of the plot; 0, and nothing is drawn, where
    /// names don't fit a figure of that size: where the legend names something else than curves that end at the
    /// plot's right edge, where there are too many, or where the names are so long that they would cost too much of
    /// the plot.
    double set(const Figure &figure, const Theme &theme, const FigureStyle &style, QSizeF size);
    void clear() { m_entries.clear(); }
    void place(const PlotGeometry &geometry);
    /// The series whose name is there, as seriesNames() calls it; empty where none is.
    [[nodiscard]] std::string seriesAt(QPointF scenePosition) const;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    struct Entry {
        QString text;
        QPen pen;
        double end; ///< of the curve, of the plot's height from below
        std::string series;
        bool hidden;
        QPointF from{}; ///< the curve's end
        QRectF at{};    ///< of the name
    };
    std::vector<Entry> m_entries; ///< from the highest end to the lowest
    QFont m_font;
    QColor m_text;
};

} // namespace halftruth
