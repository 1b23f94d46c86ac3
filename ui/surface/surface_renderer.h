#pragma once

#include "ui/surface/surface_mesh.h"

#include <QImage>
#include <QSize>

#include <memory>

namespace halftruth {

/// From where a surface is looked at, in degrees and per cent.
struct SurfaceCamera {
    float turn = -35.0F;     ///< around the vertical axis
    float elevation = 32.0F; ///< above the ground, from 0 to 90
    float zoom = 100.0F;
    bool operator==(const SurfaceCamera &) const = default;
};

/// Draws the heat map of a figure as a surface in space with Qt Data Visualization: the same colours, contours and
/// lines lie on it, the axes have the same ticks and names.
///
/// It draws into images and never opens a window of its own: a native window inside a scrolled widget would make all
/// its neighbours native too and take their keys and their place in front.
class SurfaceRenderer {
public:
    SurfaceRenderer();
    ~SurfaceRenderer();
    SurfaceRenderer(const SurfaceRenderer &) = delete;
    SurfaceRenderer &operator=(const SurfaceRenderer &) = delete;

    /// Surfaces need OpenGL. Whether it is there is found out once.
    [[nodiscard]] static bool available();

    /// Only where available. A pixel on screen is `scale` of the image's. Edges are smooth with 4 samples per pixel
    /// and cost nothing with 0. The image is null when the graphics memory doesn't suffice.
    [[nodiscard]] QImage image(const std::shared_ptr<const SurfaceMesh> &mesh, const SurfaceCamera &camera,
                               QSize pixels, double scale, int samples);

private:
    class Scene;
    std::unique_ptr<Scene> m_scene; ///< made when first needed
};

} // namespace halftruth
