#pragma once

#include "core/figure/figure.h"

#include <span>

namespace halftruth {

/// A grid of values at the crossings of xs and ys, row-major, xs.size() * ys.size() of them.
struct GridView {
    std::span<const double> xs;
    std::span<const double> ys;
    std::span<const float> values;
};

/// The lines on which the bilinear interpolation of a grid has a value: marching squares, the saddle cells decided
/// by the mean of their corners, the pieces joined to polylines. Lines end at the grid's border or close. Cells with
/// a corner that is not finite are skipped. Cost: the number of cells.
[[nodiscard]] std::vector<Contour::Line> contourLines(const GridView &grid, double level);

/// Every stride-th row and column of a grid (the last ones always), for contours of a grid finer than they need.
struct ThinnedGrid {
    std::vector<double> xs{};
    std::vector<double> ys{};
    std::vector<float> values{};
    [[nodiscard]] GridView view() const { return {xs, ys, values}; }
};
/// With the smallest stride that leaves at most so many rows and columns. Cost: the cells that are left.
[[nodiscard]] ThinnedGrid thinned(const GridView &grid, std::size_t atMost);

} // namespace halftruth
