#pragma once

#include "ui/files/figure_file.h"
#include "ui/surface/surface_renderer.h"
#include "ui/threads/latest_work.h"

#include <QTimer>
#include <QWidget>

#include <optional>

namespace halftruth {

/// A heat map as a surface, on a card like the figures': turned by dragging and by the arrow keys, zoomed by the
/// wheel and by + and −, back at its place by Home or a double click.
///
/// While something moves it draws coarsely, and finely once all is at rest. What is drawn is prepared on a thread of
/// its own; only the graphics card's part remains for the window's.
class SurfaceView : public QWidget {
    Q_OBJECT

public:
    SurfaceView(SurfaceRenderer &renderer, QWidget *parent);

    void setTheme(const Theme &theme);
    void setFigure(std::shared_ptr<const Figure> figure);
    [[nodiscard]] const SurfaceCamera &camera() const { return m_camera; }
    /// The finest picture has been drawn; until then a coarser one is shown.
    [[nodiscard]] bool atRest() const;

    /// The card's content in any size, theme and resolution, from where it is looked at now; null where the graphics
    /// memory doesn't suffice.
    [[nodiscard]] QImage picture(const PictureOptions &options) const;

signals:
    void painted();
    void activated();
    void menuRequested(QPoint globalPosition);
    /// The graphics card doesn't draw it.
    void failed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void prepare();
    void move(SurfaceCamera camera);
    [[nodiscard]] bool isDrawn() const;
    void draw();
    /// How long a picture that isn't smoothed has taken.
    void note(QSize size, double milliseconds);
    /// How many milliseconds a rough picture takes at most; none are known before there has been one.
    [[nodiscard]] double roughTime(QSize pixels) const;
    [[nodiscard]] QImage drawn(const std::shared_ptr<const SurfaceMesh> &mesh, QSize pixels, double scale,
                               int smoothing) const;
    /// Where the surface is drawn, in the card.
    [[nodiscard]] QRect drawing() const;

    SurfaceRenderer *m_renderer;
    const Theme *m_theme;
    SurfaceCamera m_camera;
    std::shared_ptr<const Figure> m_figure;
    std::shared_ptr<const SurfaceMesh> m_mesh;
    LatestWork m_work;
    QTimer m_drawing; ///< a processor takes long: what else is painted, and what is pressed, doesn't wait for it
    QTimer m_rest;    ///< runs while something has just moved
    bool m_moving = true;

    QImage m_image;
    std::shared_ptr<const SurfaceMesh>
        m_drawn; ///< what m_image shows, from where and how finely; null: a finer follows
    SurfaceCamera m_drawnFrom;
    bool m_drawnMoving = true;
    /// The least time that a picture of the last size has taken: it grows with the picture, at most as its area does.
    struct Taken {
        QSize size{};
        double milliseconds = 0.0;
    };
    std::optional<Taken> m_taken{};
    bool m_unseen = false;
    std::optional<QPoint> m_draggedFrom;
};

} // namespace halftruth
