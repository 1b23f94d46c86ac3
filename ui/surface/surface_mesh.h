#pragma once

#include "ui/scene/theme.h"

#include "core/figure/figure.h"

#include <QImage>

#include <memory>
#include <vector>

namespace halftruth {

/// A heat map made ready to be drawn as a surface: heights above a square and what is painted on it.
struct SurfaceMesh {
    std::shared_ptr<const Figure> figure;
    const Theme *theme = nullptr;
    int columns = 0;
    int rows = 0;
    std::vector<float> heights; ///< on the colour scale, 0 to 1; row by row from the lowest
    QImage texture;             ///< the heat map from edge to edge with its lines
};

/// The mesh of a figure that has a heat map, with at most `cells` points along each side and a texture of `pixels` by
/// `pixels`: colours, contours, curves and chosen values as on the heat map. Points are evenly spaced from edge to
/// edge (on the axes' scales), values between cells linearly interpolated on the colour scale and cut at its ends.
/// The cost follows both sizes squared; it may run on any thread.
[[nodiscard]] SurfaceMesh surfaceMesh(std::shared_ptr<const Figure> figure, const Theme &theme, int cells,
                                      int pixels);

} // namespace halftruth
