#pragma once

#include "core/figure/figure.h"

#include <vector>

namespace halftruth {

/// Figures that are still being computed, with what those before them had and they don't have yet: curves of the same
/// name, and the map with its contours. What is kept is stale. Figures are matched by their ids.
[[nodiscard]] std::vector<Figure> keeping(std::vector<Figure> now, const std::vector<Figure> &before);

/// The same figures with the axes' vertical windows of those before them, while they have the same axes and what is
/// drawn keeps to the windows for the most part: so that axes stand still while a value moves.
[[nodiscard]] std::vector<Figure> holdingAxes(std::vector<Figure> now, const std::vector<Figure> &before);

/// Figures with the curves of a moment ago behind their own, faded and without an entry in the legend; those of other
/// states (pins), of chance and for reference leave no trail.
[[nodiscard]] std::vector<Figure> trailing(std::vector<Figure> now, const std::vector<Figure> &before);

} // namespace halftruth
