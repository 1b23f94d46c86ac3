#pragma once

#include "ui/files/picture.h"
#include "ui/surface/surface_picture.h"

#include <QFont>
#include <QString>

#include <functional>
#include <memory>

namespace halftruth {

/// How finely the heat map is drawn: its cells along a side, and its texture's pixels.
struct SurfaceFineness {
    int cells;
    int texture;
};
inline constexpr SurfaceFineness finestSurface{.cells = 200, .texture = 1024};

/// The line above a surface on its card. Made on the window's thread, to which fonts belong, painted on any.
class SurfaceHead {
public:
    static constexpr int height = 22;
    static constexpr int padding = 12;

    /// What can be done with it, where there is room for that.
    explicit SurfaceHead(const Figure &figure, QString hint = {});
    void paint(QPainter &painter, const Theme &theme, int width) const;

private:
    QString m_title;
    QString m_hint;
    QFont m_titleFont;
    QFont m_hintFont;
};

/// Draws a card, on any thread. The image is null where memory doesn't suffice.
using SurfaceDrawing = std::function<QImage(const PictureOptions &)>;
/// What draws a figure's heat map as a surface with what stands above it, in any size, theme and resolution. Made on
/// the window's thread.
[[nodiscard]] SurfaceDrawing surfaceDrawing(std::shared_ptr<const Figure> figure, const SurfaceCamera &camera);

} // namespace halftruth
