#include "ui/surface/surface_view.h"

#include "ui/scene/figure_scene.h"
#include "ui/text/localized.h"

#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halftruth {

namespace {

/// What is drawn, and with how many points along the side of a pixel.
struct Pass {
    SurfaceFineness fineness;
    double points;
};
constexpr Pass moving{.fineness = {.cells = 100, .texture = 384}, .points = 1};
/// Where the one above takes longer than a picture in motion may.
constexpr Pass hurried{.fineness = {.cells = 60, .texture = 256}, .points = 0.5};
constexpr Pass resting{.fineness = finestSurface, .points = 2};
constexpr double longInMotion = 25; ///< milliseconds
constexpr int oftenEnough = 3;      ///< one or two may have waited for what else is going on
constexpr int restMilliseconds = 250;

constexpr float lowestZoom = 30;
constexpr float highestZoom = 400;

} // namespace

struct SurfaceView::Drawer {
    /// The mesh of the last picture, or another where that isn't of this figure, theme and fineness.
    const SurfaceMesh &mesh(const Wanted &wanted, const SurfaceFineness &fineness) {
        if (!m_mesh || m_mesh->figure != wanted.figure || m_mesh->theme != wanted.theme ||
            m_mesh->texture.width() != fineness.texture)
            m_mesh = surfaceMesh(wanted.figure, *wanted.theme, fineness.cells, fineness.texture);
        return *m_mesh;
    }

    QImage image(const Wanted &wanted, const SurfaceLabels &labels, double scale, const std::stop_token &stop) {
        if (wanted.pixels != m_pixels) {
            m_pixels = wanted.pixels;
            m_tried = 0;
            m_least = HUGE_VAL;
        }
        const bool late = m_tried >= oftenEnough && m_least > longInMotion;
        const Pass &pass = !wanted.moving ? resting : late ? hurried : moving;
        const SurfaceMesh &of = mesh(wanted, pass.fineness);
        QElapsedTimer timer;
        timer.start();
        const QImage drawn = surfacePicture(
            of, labels, {.camera = wanted.camera, .pixels = wanted.pixels, .scale = scale, .points = pass.points},
            stop);
        if (&pass == &moving) {
            ++m_tried;
            m_least = std::min(m_least, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        return drawn;
    }

private:
    std::optional<SurfaceMesh> m_mesh{};
    QSize m_pixels;            ///< of the last picture
    int m_tried = 0;           ///< pictures of that size in motion
    double m_least = HUGE_VAL; ///< milliseconds that one took
};

SurfaceView::SurfaceView(QWidget *parent)
    : QWidget(parent), m_theme(&halftruth::theme("light")), m_drawer(std::make_shared<Drawer>()) {
    setObjectName(QStringLiteral("surfaceView"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent); // the heat map below isn't painted in vain
    setCursor(Qt::OpenHandCursor);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_moving = false;
        draw();
    });
}

void SurfaceView::setTheme(const Theme &theme) {
    m_theme = &theme;
    draw();
    update();
}

void SurfaceView::setFigure(std::shared_ptr<const Figure> figure) {
    if (figure == m_figure)
        return;
    m_figure = std::move(figure);
    m_labels = std::make_shared<const SurfaceLabels>(surfaceLabels(*m_figure));
    m_moving = true;
    m_rest.start();
    setAccessibleName(tr("%1, as a surface").arg(localized(m_figure->title)));
    setAccessibleDescription(
        tr("%1 Arrow keys turn, plus and minus zoom, Home resets.").arg(localized(m_figure->caption)));
    draw();
}

SurfaceView::Wanted SurfaceView::wanted() const {
    return {.figure = m_figure,
            .theme = m_theme,
            .camera = m_camera,
            .pixels = (QSizeF(place().size()) * devicePixelRatioF()).toSize(),
            .moving = m_moving};
}

void SurfaceView::draw() {
    const Wanted next = wanted();
    if (!m_figure || isHidden() || next.pixels.isEmpty() || next == m_asked)
        return;
    m_asked = next;
    m_fine.request_stop(); // nobody waits for that any more
    m_fine = {};
    // One of what moves always comes to its end, so that something is seen.
    const std::stop_token stop = m_moving ? std::stop_token() : m_fine.get_token();
    m_work.ask([this, next, labels = m_labels, drawer = m_drawer, scale = devicePixelRatioF(), stop] {
        return [this, next, scale, image = drawer->image(next, *labels, scale, stop)]() mutable {
            if (image.isNull())
                return;
            m_image = std::move(image);
            m_image.setDevicePixelRatio(scale);
            m_drawn = next;
            update();
        };
    });
}

bool SurfaceView::atRest() const { return !m_moving && m_drawn == wanted(); }

void SurfaceView::move(SurfaceCamera camera) {
    camera.elevation = std::clamp(camera.elevation, 0.0F, 90.0F);
    camera.zoom = std::clamp(camera.zoom, lowestZoom, highestZoom);
    camera.turn = std::remainder(camera.turn, 360.0F);
    if (camera == m_camera)
        return;
    m_camera = camera;
    m_moving = true;
    m_rest.start();
    draw();
}

QRect SurfaceView::place() const {
    constexpr int padding = SurfaceHead::padding / 2;
    return rect().adjusted(padding, padding + SurfaceHead::height, -padding, -padding);
}

void SurfaceView::resizeEvent(QResizeEvent *) { draw(); }

void SurfaceView::showEvent(QShowEvent *) { draw(); }

void SurfaceView::paintEvent(QPaintEvent *) {
    draw(); // where the screen is another
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->window);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->border, 1));
    painter.setBrush(m_theme->card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    if (m_figure)
        SurfaceHead(*m_figure, tr("Drag to turn, wheel to zoom")).paint(painter, *m_theme, width());
    if (m_image.isNull())
        return;
    if (m_drawn.pixels == wanted().pixels)
        painter.drawImage(place().topLeft(), m_image); // point for point
    else
        painter.drawImage(place(), m_image);
    if (std::exchange(m_seen, m_drawn.figure) != m_drawn.figure)
        emit painted();
}

void SurfaceView::mousePressEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton)
        return;
    m_draggedFrom = event->pos();
    setCursor(Qt::ClosedHandCursor);
}

void SurfaceView::mouseMoveEvent(QMouseEvent *event) {
    if (!m_draggedFrom)
        return;
    const QPoint by = event->pos() - *std::exchange(m_draggedFrom, event->pos());
    SurfaceCamera camera = m_camera;
    camera.turn -= 0.4F * static_cast<float>(by.x());
    camera.elevation += 0.4F * static_cast<float>(by.y());
    move(camera);
}

void SurfaceView::mouseReleaseEvent(QMouseEvent *) {
    m_draggedFrom.reset();
    setCursor(Qt::OpenHandCursor);
}

void SurfaceView::mouseDoubleClickEvent(QMouseEvent *event) {
    if (event->button() == Qt::LeftButton)
        move({});
}

void SurfaceView::wheelEvent(QWheelEvent *event) {
    SurfaceCamera camera = m_camera;
    camera.zoom *= std::pow(1.1F, static_cast<float>(event->angleDelta().y()) / 120.0F);
    move(camera);
    event->accept();
}

void SurfaceView::keyPressEvent(QKeyEvent *event) {
    const float step = event->modifiers() & Qt::ShiftModifier ? 1 : 5;
    SurfaceCamera camera = m_camera;
    switch (event->key()) {
    case Qt::Key_Left:
        camera.turn -= step;
        break;
    case Qt::Key_Right:
        camera.turn += step;
        break;
    case Qt::Key_Up:
        camera.elevation += step;
        break;
    case Qt::Key_Down:
        camera.elevation -= step;
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        camera.zoom *= 1.1F;
        break;
    case Qt::Key_Minus:
        camera.zoom /= 1.1F;
        break;
    case Qt::Key_0:
    case Qt::Key_Home:
        camera = {};
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    move(camera);
}

void SurfaceView::focusInEvent(QFocusEvent *event) {
    QWidget::focusInEvent(event);
    emit activated();
}

void SurfaceView::contextMenuEvent(QContextMenuEvent *event) { emit menuRequested(event->globalPos()); }

} // namespace halftruth
