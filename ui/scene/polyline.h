#pragma once

#include "ui/scene/axis_map.h"

#include <QLineF>
#include <QList>
#include <QPainterPath>
#include <QPen>
#include <QPointF>
#include <QSizeF>

#include <map>
#include <span>
#include <vector>

namespace halftruth {

/// A curve's points on the unit square, cut at its border into the pieces that are inside. (QSvgGenerator ignores
/// clipping, so nothing outside the plot may be drawn at all.) Points the axes can't show break the line.
[[nodiscard]] std::vector<QList<QPointF>> clippedPolyline(const AxisMap &xMap, const AxisMap &yMap,
                                                          std::span<const double> x, std::span<const double> y);

/// The curves of a figure, clipped to its window, each of them once however often it is asked for: a logarithm for
/// every point is most of what drawing a long curve costs.
class ClippedCurves {
public:
    ClippedCurves(const AxisMap &x, const AxisMap &y) : m_x(x), m_y(y) {}
    [[nodiscard]] const std::vector<QList<QPointF>> &of(const Curve &curve);

private:
    AxisMap m_x;
    AxisMap m_y;
    std::map<const Curve *, std::vector<QList<QPointF>>> m_known;
};

/// What thinning may move a line on screen by.
inline constexpr double thinningPixels = 0.05;

/// The same line with as few of its points as keep every point left out within `tolerance` of the line drawn, where
/// the unit square is shown `scale` wide and high. Drawing costs by the segment, most of all with dashes; what a
/// tenth of a pixel leaves out can't be seen. The ends stay. Cost O(points). [Opheim 1981; Zhao and Saalfeld 1997]
[[nodiscard]] QList<QPointF> thinnedPolyline(const QList<QPointF> &line, QSizeF scale, double tolerance);

/// Whether lines go up and down so often, by a plot's height or by a little, that stroking them as a path would take
/// long: what Qt fills a path by grows with the square of how much of it is in a row of pixels. `length` in pixels,
/// as the plot's size; of points those that thinning leaves.
[[nodiscard]] bool isDense(double length, qsizetype points, QSizeF plot);

/// The straight pieces of ink that a pen leaves along a path of straight lines: its dashes, cut where they turn.
/// Drawn with a solid pen of the same width they show the same but for the corners, at a cost by their length alone.
/// Each part of the path begins its dashes anew, as QPainter does. Cost O(lines + dashes).
[[nodiscard]] QList<QLineF> inkLines(const QPainterPath &path, const QPen &pen);

} // namespace halftruth
