#include "ui/figure/thumbnails.h"

#include "ui/figure/shared_widths.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace halftruth {

namespace {

constexpr int thumbnailGap = 8;
constexpr int thumbnailPadding = 5;
constexpr double titlePixels = 12;
constexpr double widestThumbnail = 3.2; ///< a thumbnail, in its heights
// Frames come faster than that while something moves.
constexpr std::chrono::milliseconds quietTime{150};
// A picture takes a few: events are handled between two.
constexpr std::chrono::milliseconds betweenTwo{15};

} // namespace

Thumbnail::Thumbnail(QWidget *parent) : QAbstractButton(parent) {
    setObjectName(QStringLiteral("thumbnail"));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void Thumbnail::setTheme(const Theme &theme) {
    m_theme = &theme;
    m_drawn.reset();
    update();
}

void Thumbnail::setFigure(std::shared_ptr<const Figure> figure) {
    if (m_figure && m_figure->id != figure->id) { // another one's picture would mislead
        m_picture = {};
        m_drawn.reset();
    }
    m_figure = std::move(figure);
    const QString title = localized(m_figure->title);
    if (title == accessibleName())
        return;
    setAccessibleName(title);
    setAccessibleDescription(tr("Shows this chart large"));
    setToolTip(tr("%1\nClick to show it large").arg(title));
    update();
}

double Thumbnail::wishedWidth() const {
    return std::ceil(textWidth(accessibleName(), textFont(titlePixels))) + 2 * thumbnailPadding;
}

QRect Thumbnail::pictureRoom() const {
    const int title = static_cast<int>(std::ceil(QFontMetricsF(textFont(titlePixels)).height()));
    return rect().adjusted(thumbnailPadding, thumbnailPadding, -thumbnailPadding, -thumbnailPadding - title - 1);
}

bool Thumbnail::isOld() const {
    return m_figure && (m_figure != m_drawn || m_picture.deviceIndependentSize() != QSizeF(pictureRoom().size()));
}

void Thumbnail::draw(FigureScene &scene) {
    const QSize size = pictureRoom().size();
    const bool same = m_drawn && *m_drawn == *m_figure && m_picture.deviceIndependentSize() == QSizeF(size);
    m_drawn = m_figure;
    if (same || size.isEmpty())
        return;
    m_picture = QPixmap(size * devicePixelRatio());
    m_picture.setDevicePixelRatio(devicePixelRatio());
    m_picture.fill(m_theme->card);
    scene.setTheme(*m_theme);
    scene.setSize(size);
    scene.setFigure(m_figure);
    QPainter painter(&m_picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    scene.render(&painter, QRectF(QPointF(), size), scene.sceneRect());
    painter.end();
    update();
}

void Thumbnail::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = hasFocus() || underMouse();
    painter.setPen(QPen(marked ? m_theme->accent : m_theme->border, hasFocus() ? 2 : 1));
    painter.setBrush(m_theme->card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    painter.drawPixmap(pictureRoom().topLeft(), m_picture);
    const QFont font = textFont(titlePixels);
    const QFontMetricsF metrics(font);
    painter.setPen(marked ? m_theme->accent : m_theme->softText);
    const QString title = metrics.elidedText(accessibleName(), Qt::ElideRight, width() - 2 * thumbnailPadding);
    drawText(&painter, QPointF(thumbnailPadding, height() - thumbnailPadding - metrics.descent()), title, font);
}

void Thumbnail::contextMenuEvent(QContextMenuEvent *event) { emit menuRequested(event->globalPos()); }

void Thumbnail::enterEvent(QEnterEvent *event) {
    QAbstractButton::enterEvent(event);
    update();
}

void Thumbnail::leaveEvent(QEvent *event) {
    QAbstractButton::leaveEvent(event);
    update();
}

// ---------------------------------------------------------------- all of them

ThumbnailStrip::ThumbnailStrip(QWidget *parent) : QWidget(parent) {
    m_scene.setBare(true);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &ThumbnailStrip::drawNext);
    hide();
}

void ThumbnailStrip::setTheme(const Theme &theme) {
    m_theme = &theme;
    for (Thumbnail *each : m_thumbnails)
        each->setTheme(theme);
    drawSoon();
}

void ThumbnailStrip::setFigures(const std::vector<std::shared_ptr<const Figure>> &figures) {
    while (m_thumbnails.size() > figures.size()) {
        m_thumbnails.back()->hide();
        m_thumbnails.back()->deleteLater(); // it may be what was pressed
        m_thumbnails.pop_back();
    }
    while (m_thumbnails.size() < figures.size()) {
        auto *each = new Thumbnail(this);
        each->setTheme(*m_theme);
        connect(each, &QAbstractButton::clicked, this,
                [this, each] { emit chosen(QString::fromStdString(each->figure()->id)); });
        connect(each, &Thumbnail::menuRequested, this, [this, each](QPoint position) {
            emit menuRequested(QString::fromStdString(each->figure()->id), position);
        });
        m_thumbnails.push_back(each);
        each->show();
    }
    for (std::size_t i = 0; i < figures.size(); ++i)
        m_thumbnails[i]->setFigure(figures[i]);
    // A title may hold a value that is moved: the others stand still meanwhile.
    if (!m_held || m_thumbnails.size() != m_arranged)
        arrange();
    drawSoon();
}

void ThumbnailStrip::setHeld(bool held) {
    m_held = held;
    if (held) {
        m_soon.stop();
        return;
    }
    arrange();
    drawSoon();
}

bool ThumbnailStrip::isCurrent() const { return std::ranges::none_of(m_thumbnails, &Thumbnail::isOld); }

void ThumbnailStrip::drawSoon() {
    if (m_held || isHidden())
        return;
    // What has no picture yet isn't looked at for a better one.
    const bool empty =
        std::ranges::any_of(m_thumbnails, [](const Thumbnail *each) { return each->picture().isNull(); });
    m_soon.start(empty ? betweenTwo : quietTime);
}

void ThumbnailStrip::drawNext() {
    const auto old = std::ranges::find_if(m_thumbnails, &Thumbnail::isOld);
    if (old == m_thumbnails.end())
        return;
    (*old)->draw(m_scene);
    m_soon.start(betweenTwo);
}

void ThumbnailStrip::arrange() {
    m_arranged = m_thumbnails.size();
    if (m_thumbnails.empty())
        return;
    std::vector<double> wishes;
    double widest = 0;
    for (const Thumbnail *each : m_thumbnails) {
        wishes.push_back(each->wishedWidth());
        widest += std::max(wishes.back(), widestThumbnail * height());
    }
    const int gaps = thumbnailGap * static_cast<int>(m_thumbnails.size() - 1);
    const std::vector<int> widths = sharedWidths(wishes, std::min(width() - gaps, static_cast<int>(widest)));
    int left = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        m_thumbnails[i]->setGeometry(left, 0, widths[i], height());
        left += widths[i] + thumbnailGap;
    }
}

void ThumbnailStrip::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    arrange();
    drawSoon();
}

void ThumbnailStrip::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    drawSoon();
}

} // namespace halftruth
