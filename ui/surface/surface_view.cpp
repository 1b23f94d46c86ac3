#include "ui/surface/surface_view.h"

#include "ui/scene/figure_scene.h"
#include "ui/text/localized.h"
#include "ui/threads/next_turn.h"

#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace halftruth {

namespace {

struct Fineness {
    int cells;
    int texture;
};
constexpr Fineness moving{.cells = 100, .texture = 384};
constexpr Fineness resting{.cells = 200, .texture = 1024};
/// How pictures are smoothed: by drawing them larger, which texts need, and by several samples per pixel, for edges.
struct Smoothing {
    double enlargement;
    int samples;
};
constexpr std::array smoothings{Smoothing{0.5, 0}, Smoothing{1, 0}, Smoothing{2, 0}, Smoothing{2, 4}};
constexpr int coarsest = 0;
constexpr int rough = 1;
constexpr int smoothed = 2;
constexpr int smoothest = smoothings.size() - 1;

// What can be drawn without the window standing still, by the time a rough picture takes: a graphics card draws that
// in a millisecond or two, a processor in ten or twenty, and a slow one in fifty. Another surface takes twice as long
// as the same from elsewhere, and a smoothed picture two to four times as long as a rough one.
constexpr double quickMilliseconds = 6;
int smoothingInMotion(double roughMilliseconds) { return roughMilliseconds < 20 ? rough : coarsest; }
int smoothingAtRest(double roughMilliseconds) {
    return roughMilliseconds < quickMilliseconds ? smoothest : roughMilliseconds < 25 ? smoothed : rough;
}
/// Of a file's picture: four samples of each of its enlarged pixels take a processor seconds. By the time of one as
/// large as a usual chart.
constexpr QSize usual(640, 480);
int smoothingOfPictures(double roughMilliseconds) {
    return roughMilliseconds < quickMilliseconds ? smoothest : smoothed;
}
constexpr int restMilliseconds = 250;

constexpr int padding = 12;
constexpr int headHeight = 22;
constexpr float lowestZoom = 30;
constexpr float highestZoom = 400;

void paintTitle(QPainter &painter, const Figure &figure, const Theme &theme, const QRectF &line,
                const QString &hint) {
    painter.setFont(textFont(FigureScene::fontPixels + 1, QFont::DemiBold));
    painter.setPen(theme.text);
    const QString title = localized(figure.title);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
    const double taken = painter.fontMetrics().horizontalAdvance(title) + 2 * padding;
    painter.setFont(textFont(FigureScene::fontPixels));
    painter.setPen(theme.mutedText);
    if (taken + painter.fontMetrics().horizontalAdvance(hint) <= line.width())
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, hint);
}

} // namespace

SurfaceView::SurfaceView(SurfaceRenderer &renderer, QWidget *parent)
    : QWidget(parent), m_renderer(&renderer), m_theme(&halftruth::theme("light")) {
    setObjectName(QStringLiteral("surfaceView"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent); // the heat map below isn't painted in vain
    setCursor(Qt::OpenHandCursor);
    m_drawing.setSingleShot(true);
    connect(&m_drawing, &QTimer::timeout, this, &SurfaceView::draw);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_moving = false;
        prepare();
    });
}

void SurfaceView::setTheme(const Theme &theme) {
    m_theme = &theme;
    prepare();
    update();
}

void SurfaceView::setFigure(std::shared_ptr<const Figure> figure) {
    m_figure = std::move(figure);
    m_unseen = true;
    m_moving = true;
    m_rest.start();
    setAccessibleName(tr("%1, as a surface").arg(localized(m_figure->title)));
    setAccessibleDescription(
        tr("%1 Arrow keys turn, plus and minus zoom, Home resets.").arg(localized(m_figure->caption)));
    prepare();
}

void SurfaceView::prepare() {
    if (!m_figure)
        return;
    const Fineness fineness = m_moving ? moving : resting;
    m_work.ask([this, figure = m_figure, theme = m_theme, fineness] {
        auto mesh =
            std::make_shared<const SurfaceMesh>(surfaceMesh(figure, *theme, fineness.cells, fineness.texture));
        return [this, mesh] {
            m_mesh = mesh;
            update();
        };
    });
}

bool SurfaceView::atRest() const {
    return !m_moving && m_drawn && m_drawn == m_mesh && m_mesh->figure == m_figure &&
           m_mesh->texture.width() == resting.texture;
}

void SurfaceView::move(SurfaceCamera camera) {
    camera.elevation = std::clamp(camera.elevation, 0.0F, 90.0F);
    camera.zoom = std::clamp(camera.zoom, lowestZoom, highestZoom);
    camera.turn = std::remainder(camera.turn, 360.0F);
    if (camera == m_camera)
        return;
    m_camera = camera;
    if (!std::exchange(m_moving, true))
        prepare();
    m_rest.start();
    update();
}

QRect SurfaceView::drawing() const {
    return rect().adjusted(padding / 2, padding / 2 + headHeight, -padding / 2, -padding / 2);
}

bool SurfaceView::isDrawn() const {
    const QSize pixels = (QSizeF(drawing().size()) * devicePixelRatioF()).toSize();
    return !m_mesh || pixels.isEmpty() ||
           (m_drawn == m_mesh && m_drawnFrom == m_camera && m_drawnMoving == m_moving && m_image.size() == pixels);
}

double SurfaceView::roughTime(QSize pixels) const {
    const auto area = [](QSize size) { return static_cast<double>(size.width()) * size.height(); };
    return m_taken ? m_taken->milliseconds * std::max(1.0, area(pixels) / area(m_taken->size)) : 0.0;
}

void SurfaceView::draw() {
    const double scale = devicePixelRatioF();
    const QSize pixels = (QSizeF(drawing().size()) * scale).toSize();
    if (isHidden() || isDrawn())
        return;
    // The very first picture doesn't count: the graphics card is being set up.
    const bool settingUp = m_image.isNull();
    const bool known = m_taken && m_taken->size == pixels;
    const int smoothing = m_moving ? (m_taken ? smoothingInMotion(roughTime(pixels)) : coarsest)
                          : known  ? smoothingAtRest(m_taken->milliseconds)
                                   : rough; // which tells how long a smoothed one would take
    QElapsedTimer timer;
    timer.start();
    m_image = drawn(m_mesh, pixels, scale, smoothing);
    m_image.setDevicePixelRatio(scale);
    if (!settingUp && smoothing <= rough)
        note(pixels * smoothings.at(static_cast<std::size_t>(smoothing)).enlargement,
             static_cast<double>(timer.nsecsElapsed()) / 1e6);
    const bool finest = m_moving || known || (m_taken && smoothingAtRest(m_taken->milliseconds) == smoothing);
    m_drawn = settingUp || !finest ? nullptr : m_mesh; // another follows in the next turn
    m_drawnFrom = m_camera;
    m_drawnMoving = m_moving;
    update();
    if (m_image.isNull())
        QMetaObject::invokeMethod(this, &SurfaceView::failed, Qt::QueuedConnection);
}

void SurfaceView::note(QSize size, double milliseconds) {
    if (!m_taken || size != m_taken->size || milliseconds < m_taken->milliseconds)
        m_taken = {.size = size, .milliseconds = milliseconds};
}

QImage SurfaceView::drawn(const std::shared_ptr<const SurfaceMesh> &mesh, QSize pixels, double scale,
                          int smoothing) const {
    const auto [enlargement, samples] = smoothings.at(static_cast<std::size_t>(smoothing));
    const QImage image = m_renderer->image(mesh, m_camera, pixels * enlargement, scale * enlargement, samples);
    return image.isNull() || enlargement == 1 ? image
                                              : image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

void SurfaceView::paintEvent(QPaintEvent *) {
    if (!isDrawn() && !m_drawing.isActive())
        m_drawing.start(nextTurn);
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->window);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->border, 1));
    painter.setBrush(m_theme->card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    if (m_figure)
        paintTitle(painter, *m_figure, *m_theme, QRect(padding, padding / 2, width() - 2 * padding, headHeight),
                   tr("Drag to turn, wheel to zoom"));
    if (!m_image.isNull())
        painter.drawImage(drawing(), m_image); // of another size until it has been drawn
    if (m_image.isNull() || !isDrawn() || !std::exchange(m_unseen, false))
        return;
    emit painted();
}

QImage SurfaceView::picture(const PictureOptions &options) const {
    if (!m_figure)
        return {};
    const Theme &theme = halftruth::theme(options.theme.toStdString());
    const QSize pixels = options.size;
    const double scale = options.dpi / unitsPerInch(options);
    const int head = static_cast<int>(std::lround((headHeight + padding) * scale));
    const int texture = std::min(2 * resting.texture, std::max(pixels.width(), pixels.height()));
    const auto mesh = std::make_shared<const SurfaceMesh>(surfaceMesh(m_figure, theme, resting.cells, texture));
    const QImage surface =
        drawn(mesh, {pixels.width(), pixels.height() - head}, scale, smoothingOfPictures(roughTime(usual)));
    if (surface.isNull())
        return {};
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(theme.card);
    image.setDotsPerMeterX(static_cast<int>(options.dpi / 0.0254 + 0.5));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter(&image);
    painter.drawImage(0, head, surface);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    paintTitle(painter, *m_figure, theme,
               QRectF(padding, padding / 2, pixels.width() / scale - 2 * padding, headHeight), {});
    return image;
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
