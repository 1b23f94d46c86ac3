#pragma once

#include "ui/scene/figure_items.h"

#include <set>
#include <string>

namespace halftruth {

/// The names of curves at their right ends, in a legend's place: the eye needs no way from a colour to a name. A line
/// in the curve's own pen leads to a name that had to make room for another. All that a pin draws has one name: a
/// line leads to it from each of the pin's curves.
class EndLabelsItem : public FigureItem {
public:
    /// Takes what a legend would name. The width needed to the right of the plot; 0, and nothing is drawn, where
    /// names don't fit a figure of that size: where the legend names something else than curves, or more
    /// than two that don't end at the plot's right edge, where there are too many, where curves of a pin end among
    /// others, or where the names are so long that they would cost too much of the plot. With a width that is held
    /// names stay here whatever has become of them, but for those that stand above: of a curve that has left
    /// the plot at the corner where it did, of one that isn't drawn where it ended, and to one that ends before the
    /// edge leads a dotted line. Those that have no room are cut.
    double set(const Figure &figure, const Theme &theme, const FigureStyle &style, QSizeF size, double held = 0,
               const std::set<std::string> &above = {});
    void clear() { m_entries.clear(); }
    /// The series that have a name here, as seriesNames() calls them: a legend is for the others.
    [[nodiscard]] std::set<std::string> named() const;
    void place(const PlotGeometry &geometry);
    /// Whether each name stands so near to its end that the eye goes there by itself, within a line and a half.
    [[nodiscard]] bool areNear() const;
    /// The series whose name is there, as seriesNames() calls it; empty where none is.
    [[nodiscard]] std::string seriesAt(QPointF scenePosition) const;
    /// Of the names, in scene coordinates.
    [[nodiscard]] QList<QRectF> places() const;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    struct Entry {
        struct End {
            QPen pen;
            CurveSymbol symbol;
            double up;         ///< of the plot's height from below
            double across = 1; ///< of its width: where the curve ends, at the edge but in a held frame
            QPointF at{};      ///< on the edge
            QPointF last{};    ///< of the curve
        };
        QString text;
        std::vector<End> ends; ///< of the curves with that name
        std::string series;
        bool hidden;
        QRectF at{};     ///< of the name
        double wished{}; ///< where its middle were without the others
        [[nodiscard]] double middle() const;
    };
    std::vector<Entry> m_entries; ///< by their middle(), from above
    QFont m_font;
    QColor m_text;
    QColor m_inside; ///< of symbols
};

} // namespace halftruth
