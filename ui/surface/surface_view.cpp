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

/// How finely the heat map is drawn: its cells, its texture's pixels, and points along the side of a pixel.
struct Fineness {
    int cells;
    int texture;
    double points;
};
constexpr Fineness moving{.cells = 100, .texture = 384, .points = 1};
/// Where the one above takes longer than a picture in motion may.
constexpr Fineness hurried{.cells = 60, .texture = 256, .points = 0.5};
constexpr Fineness resting{.cells = 200, .texture = 1024, .points = 2};
constexpr double longInMotion = 25; ///< milliseconds
constexpr int oftenEnough = 3;      ///< one or two may have waited for what else is going on
constexpr int restMilliseconds = 250;

constexpr int padding = 12;
constexpr int headHeight = 22;
constexpr float lowestZoom = 30;
constexpr float highestZoom = 400;

/// The line above a surface, its fonts chosen on the window's thread.
struct Head {
    QString title;
    QFont titleFont = textFont(FigureScene::fontPixels + 1, QFont::DemiBold);
    QString hint{};
    QFont hintFont = textFont(FigureScene::fontPixels);

    void paint(QPainter &painter, const Theme &theme, const QRectF &line) const {
        painter.setFont(titleFont);
        painter.setPen(theme.text);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
        const double taken = painter.fontMetrics().horizontalAdvance(title) + 2 * padding;
        painter.setFont(hintFont);
        painter.setPen(theme.mutedText);
        if (taken + painter.fontMetrics().horizontalAdvance(hint) <= line.width())
            painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, hint);
    }
};

} // namespace

struct SurfaceView::Drawer {
    /// The mesh of the last picture, or another where that isn't of this figure, theme and fineness.
    const SurfaceMesh &mesh(const Wanted &wanted, const Fineness &fineness) {
        if (!m_mesh || m_mesh->figure != wanted.figure || m_mesh->theme != wanted.theme ||
            m_mesh->texture.width() != fineness.texture)
            m_mesh = surfaceMesh(wanted.figure, *wanted.theme, fineness.cells, fineness.texture);
        return *m_mesh;
    }

    QImage image(const Wanted &wanted, const SurfaceLabels &labels, double scale) {
        if (wanted.pixels != m_pixels) {
            m_pixels = wanted.pixels;
            m_tried = 0;
            m_least = HUGE_VAL;
        }
        const bool late = m_tried >= oftenEnough && m_least > longInMotion;
        const Fineness &fineness = !wanted.moving ? resting : late ? hurried : moving;
        const SurfaceMesh &of = mesh(wanted, fineness);
        QElapsedTimer timer;
        timer.start();
        const QImage drawn = surfacePicture(of, labels, wanted.camera, wanted.pixels, scale, fineness.points);
        if (&fineness == &moving) {
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
    m_figure = std::move(figure);
    m_labels = std::make_shared<const SurfaceLabels>(surfaceLabels(*m_figure));
    m_unseen = true;
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
    m_work.ask([this, next, labels = m_labels, drawer = m_drawer, scale = devicePixelRatioF()] {
        return [this, next, scale, image = drawer->image(next, *labels, scale)]() mutable {
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
    return rect().adjusted(padding / 2, padding / 2 + headHeight, -padding / 2, -padding / 2);
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
        Head{.title = localized(m_figure->title), .hint = tr("Drag to turn, wheel to zoom")}.paint(
            painter, *m_theme, QRect(padding, padding / 2, width() - 2 * padding, headHeight));
    if (m_image.isNull())
        return;
    painter.drawImage(place(), m_image); // of another size until it has been drawn
    if (m_drawn.figure == m_figure && std::exchange(m_unseen, false))
        emit painted();
}

SurfaceDrawing SurfaceView::drawing() const {
    if (!m_figure)
        return {};
    return [figure = m_figure, camera = m_camera, labels = m_labels,
            line = Head{.title = localized(m_figure->title)}](const PictureOptions &options) {
        const Theme &theme = halftruth::theme(options.theme.toStdString());
        const QSize pixels = options.size;
        const double scale = options.dpi / unitsPerInch(options);
        const int head = static_cast<int>(std::lround((headHeight + padding) * scale));
        const int texture = std::min(2 * resting.texture, std::max(pixels.width(), pixels.height()));
        const SurfaceMesh mesh = surfaceMesh(figure, theme, resting.cells, texture);
        const QImage surface = surfacePicture(
            mesh, *labels, camera, {pixels.width(), std::max(1, pixels.height() - head)}, scale, resting.points);
        QImage image(pixels, QImage::Format_RGB32);
        if (surface.isNull() || image.isNull())
            return QImage();
        image.fill(theme.card);
        image.setDotsPerMeterX(static_cast<int>(options.dpi / 0.0254 + 0.5));
        image.setDotsPerMeterY(image.dotsPerMeterX());
        QPainter painter(&image);
        painter.drawImage(0, head, surface);
        painter.setRenderHint(QPainter::TextAntialiasing);
        painter.scale(scale, scale);
        line.paint(painter, theme, QRectF(padding, padding / 2, pixels.width() / scale - 2 * padding, headHeight));
        return image;
    };
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
