#pragma once

#include "axis_map.h"

#include <QList>
#include <QPointF>

#include <span>
#include <vector>

namespace halftruth {

/// A curve's points on the unit square, cut at its border into the pieces that are inside. (QSvgGenerator ignores
/// clipping, so nothing outside the plot may be drawn at all.) Points the axes can't show break the line.
[[nodiscard]] std::vector<QList<QPointF>> clippedPolyline(const AxisMap &xMap, const AxisMap &yMap,
                                                          std::span<const double> x, std::span<const double> y);

} // namespace halftruth
