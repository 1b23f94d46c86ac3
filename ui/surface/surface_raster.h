#pragma once

#include <QImage>

#include <array>
#include <cstdint>
#include <vector>

namespace halftruth {

/// A corner of a triangle as it is seen.
struct RasterPoint {
    float x;     ///< in points of the picture, to the right
    float y;     ///< the same, downwards
    float depth; ///< towards who looks
    float u;     ///< on the texture, from 0 to 1 to the right
    float v;     ///< the same, downwards
    float light; ///< what its colours are multiplied by, at most 1
};

/// Triangles of one texture in space, seen in a parallel projection: of each point of the picture the nearest is
/// seen.
struct Raster {
    std::vector<RasterPoint> points;
    std::vector<std::array<std::uint32_t, 3>> triangles;
    QImage texture; ///< Format_RGB32
};

/// Draws row `first` of a picture and those below it into an image as wide as the picture: what no triangle covers
/// stays as it was. The cost follows the triangles and the points that they cover in these rows.
void drawRaster(const Raster &raster, int first, QImage &rows);

} // namespace halftruth
