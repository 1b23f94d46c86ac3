#pragma once

#include "ui/surface/surface_card.h"
#include "ui/threads/latest_work.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <stop_token>

namespace halftruth {

/// A heat map as a surface, on a card like the figures': turned by dragging and by the arrow keys, zoomed by the
/// wheel and by + and −, back at its place by Home or a double click.
///
/// While something moves it draws coarsely, and finely once all is at rest: on a thread of its own, so that the
/// window never waits.
class SurfaceView : public QWidget {
    Q_OBJECT

public:
    explicit SurfaceView(QWidget *parent);

    void setTheme(const Theme &theme);
    void setFigure(std::shared_ptr<const Figure> figure);
    [[nodiscard]] const SurfaceCamera &camera() const { return m_camera; }
    /// The finest picture has been drawn; until then a coarser one is shown.
    [[nodiscard]] bool atRest() const;

signals:
    void painted();
    void activated();
    void menuRequested(QPoint globalPosition);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    /// What a picture is of.
    struct Wanted {
        std::shared_ptr<const Figure> figure{};
        const Theme *theme = nullptr;
        SurfaceCamera camera{};
        QSize pixels{};
        bool moving = true;
        bool operator==(const Wanted &) const = default;
    };
    /// What the thread that draws keeps from one picture to the next.
    struct Drawer;

    [[nodiscard]] Wanted wanted() const;
    void draw();
    void move(SurfaceCamera camera);
    /// Where the surface is drawn, in the card.
    [[nodiscard]] QRect place() const;

    const Theme *m_theme;
    SurfaceCamera m_camera;
    std::shared_ptr<const Figure> m_figure;
    std::shared_ptr<const SurfaceLabels> m_labels; ///< of the figure
    QTimer m_rest;                                 ///< runs while something has just moved
    bool m_moving = true;

    Wanted m_asked; ///< last
    Wanted m_drawn; ///< what m_image shows
    QImage m_image;
    std::shared_ptr<const Figure> m_seen; ///< whose picture has been painted
    std::optional<QPoint> m_draggedFrom;
    std::shared_ptr<Drawer> m_drawer;
    std::stop_source m_fine; ///< of a picture at rest
    LatestWork m_work;       ///< last: waits for its thread before the rest is gone
};

} // namespace halftruth
