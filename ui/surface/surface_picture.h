#pragma once

#include "ui/scene/figure_items.h"
#include "ui/surface/surface_mesh.h"

#include <QImage>
#include <QSize>

#include <array>
#include <stop_token>

namespace halftruth {

/// From where a surface is looked at, in degrees and per cent.
struct SurfaceCamera {
    float turn = -35.0F;     ///< around the vertical axis
    float elevation = 32.0F; ///< above the ground, from 0 to 90
    float zoom = 100.0F;
    bool operator==(const SurfaceCamera &) const = default;
};

/// What stands at the axes of a surface: the ticks and names that the figure has itself.
struct SurfaceLabels {
    struct One {
        AxisMap map;
        AxisLabels labels;
        SymbolText title;
    };
    QFont font;
    std::array<One, 3> axes; ///< the figure's x, its colours, its y: across, up, into the depth
};
/// On the window's thread, to which fonts belong. The surface ends where the map ends, whatever the axes show beyond.
[[nodiscard]] SurfaceLabels surfaceLabels(const Figure &figure);

/// How one is looked at and drawn.
struct SurfaceLook {
    SurfaceCamera camera{};
    QSize pixels{};
    int head = 0;     ///< rows of pixels above that stay free
    double scale = 1; ///< how many pixels of the picture one on screen is wide
    double points =
        2; ///< of the surface along a pixel's side, 0.5, 1 or 2: its texts are always as fine as the pixels
};

/// The heat map of a figure as a surface in space, seen from far away (parallel lines stay parallel): the colours,
/// contours and lines lie on it as on the heat map, little shaded so that a colour still says its value. The image is
/// null when memory doesn't suffice, and once it is stopped.
///
/// Drawn by the processor, on any thread: no graphics card is needed, and no window waits for one. The cost follows
/// the cells of the mesh and the points of the picture.
[[nodiscard]] QImage surfacePicture(const SurfaceMesh &mesh, const SurfaceLabels &labels, const SurfaceLook &look,
                                    const std::stop_token &stop = {});

} // namespace halftruth
