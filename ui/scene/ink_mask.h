#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace halftruth {

/// How far apart the points may be that tell where something is drawn in a plot: two pixels, and more where the plot
/// is of metres of paper, so that what they cost is bounded.
[[nodiscard]] double inkGrain(const QRectF &plot);

/// Which parts of a rectangle of the scene something is drawn in, to its grain: asked of any number of places at
/// the same small cost.
class InkMask {
public:
    InkMask(const QRectF &area, const QList<QPointF> &ink);
    /// Whether there is nothing in the place; outside the area nothing is known, and nothing drawn.
    [[nodiscard]] bool isFree(const QRectF &place) const;

private:
    [[nodiscard]] int column(double x) const;
    [[nodiscard]] int row(double y) const;

    QRectF m_area;
    double m_cell;
    int m_columns;
    int m_rows;
    std::vector<int> m_sums; ///< of inked cells above and left of each corner of a cell
};

} // namespace halftruth
