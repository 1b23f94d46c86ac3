#include "ui/figure/thumbnails.h"

#include "ui/figure/shared_widths.h"
#include "ui/text/line_breaks.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include "core/figure/series.h"

#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <utility>

namespace halftruth {

namespace {

constexpr int thumbnailGap = 8;
constexpr int thumbnailPadding = 5;
constexpr double titlePixels = 12;
constexpr int mostLines = 3;
constexpr double widestThumbnail = 2.7; ///< a thumbnail, in its heights
// Frames come faster than that while something moves.
constexpr std::chrono::milliseconds quietTime{150};
// A picture takes a few: events are handled between two.
constexpr std::chrono::milliseconds betweenTwo{15};

double lineHeight() { return std::ceil(QFontMetricsF(textFont(titlePixels)).height()); }

/// The lines of a title, unbroken words on each; wider ones stick out.
std::vector<QTextLine> wrapped(QTextLayout &layout, double width) {
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    std::vector<QTextLine> lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.push_back(line);
    }
    layout.endLayout();
    return lines;
}

/// At most so many, the last of them with what is left, as far as it goes.
QStringList linesOf(const QString &text, double room, int most) {
    const QFont font = textFont(titlePixels);
    QTextLayout layout(keptOnLines(text), font); // as long as the text
    QStringList result;
    for (const QTextLine &line : wrapped(layout, room)) {
        const bool last = result.size() + 1 == most;
        const QString part = text.mid(line.textStart(), last ? -1 : line.textLength()).trimmed();
        result << QFontMetricsF(font).elidedText(part, Qt::ElideRight, room);
        if (last)
            break;
    }
    return result;
}

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

void Thumbnail::setFigure(std::shared_ptr<const Figure> figure, bool held) {
    if (m_figure && m_figure->id != figure->id) { // another one's picture would mislead
        m_picture = {};
        m_drawn.reset();
    }
    const QString before = shownNote();
    m_figure = std::move(figure);
    if (shownNote() != before)
        update();
    if (!held || m_picture.isNull())
        showTitle();
}

void Thumbnail::showTitle() {
    const QString title = localized(m_figure->title);
    const QString told = shownNote().isEmpty() ? title : title + u'\n' + shownNote();
    setToolTip(tr("%1\nClick to show it large").arg(told));
    if (title == accessibleName())
        return;
    setAccessibleName(title);
    m_wishes.clear();
    setAccessibleDescription(tr("Shows this chart large"));
    update();
}

double Thumbnail::wishedWidth(int lines) const {
    const auto [known, isNew] = m_wishes.try_emplace(lines);
    if (!isNew)
        return known->second;
    const QFont font = textFont(titlePixels);
    double most = std::ceil(textWidth(accessibleName(), font));
    double least = lines == 1 ? most : std::floor(most / lines);
    QTextLayout layout(keptOnLines(accessibleName()), font); // as long as the name
    while (most - least > 1) {
        const double width = std::floor((least + most) / 2);
        const std::vector<QTextLine> all = wrapped(layout, width);
        const bool fits =
            all.size() <= static_cast<std::size_t>(lines) &&
            std::ranges::all_of(all, [&](const QTextLine &each) { return each.naturalTextWidth() <= width; });
        (fits ? most : least) = width;
    }
    return known->second = most + 2 * thumbnailPadding;
}

void Thumbnail::setLines(int lines) {
    if (std::exchange(m_lines, lines) != lines)
        update();
}

QStringList Thumbnail::titleLines() const {
    return linesOf(accessibleName(), width() - 2 * thumbnailPadding, m_lines);
}

QStringList Thumbnail::noteLines() const {
    if (shownNote().isEmpty())
        return {}; // an empty text has a line, too
    const QRect room = pictureRoom();
    return linesOf(shownNote(), room.width(), std::max(1, room.height() / static_cast<int>(lineHeight())));
}

QString Thumbnail::shownTitle() const { return titleLines().join(QLatin1Char(' ')); }

QRect Thumbnail::pictureRoom() const {
    const int title = static_cast<int>(lineHeight()) * m_lines;
    return rect().adjusted(thumbnailPadding, thumbnailPadding, -thumbnailPadding, -thumbnailPadding - title - 1);
}

QString Thumbnail::shownNote() const {
    const bool empty = m_figure && std::ranges::none_of(m_figure->layers, drawsValues);
    return empty ? localized(m_figure->note) : QString();
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
    painter.setPen(QPen(underMouse() ? m_theme->accent : m_theme->border, 1));
    painter.setBrush(m_theme->card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const QFont font = textFont(titlePixels);
    const QFontMetricsF metrics(font);
    const QStringList why = noteLines();
    if (why.isEmpty()) {
        painter.drawPixmap(pictureRoom().topLeft(), m_picture);
    } else { // in the place of markers alone, which would go through it
        painter.setPen(m_theme->mutedText);
        const QRectF room = pictureRoom();
        double top = room.center().y() - static_cast<double>(why.size()) * lineHeight() / 2;
        for (const QString &line : why) {
            drawText(&painter, QPointF(room.center().x() - textWidth(line, font) / 2, top + metrics.ascent()), line,
                     font);
            top += lineHeight();
        }
    }
    painter.setPen(marked ? m_theme->accent : m_theme->softText);
    double baseline = pictureRoom().bottom() + 2 + metrics.ascent();
    for (const QString &line : titleLines()) {
        drawText(&painter, QPointF(thumbnailPadding, baseline), line, font);
        baseline += lineHeight();
    }
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
        m_thumbnails[i]->setFigure(figures[i], m_held);
    // Pictures stand still while a value is moved, and so do titles that hold it.
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
    for (Thumbnail *each : m_thumbnails)
        each->showTitle();
    arrange();
    drawSoon();
}

int ThumbnailStrip::wishedMore() const {
    return m_thumbnails.empty() ? 0 : std::max(0, m_lines - 2) * static_cast<int>(lineHeight());
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
    const int gaps = thumbnailGap * static_cast<int>(m_thumbnails.size() - 1);
    // All titles take as few lines as have room for them.
    std::vector<double> wishes;
    int lines = 0;
    do {
        ++lines;
        wishes.clear();
        for (const Thumbnail *each : m_thumbnails)
            wishes.push_back(each->wishedWidth(lines));
    } while (lines < mostLines && std::accumulate(wishes.begin(), wishes.end(), 0.0) > width() - gaps);
    m_lines = lines;
    double widest = 0;
    for (const double wish : wishes)
        widest += std::max(wish, widestThumbnail * height());
    const std::vector<int> widths = sharedWidths(wishes, std::min(width() - gaps, static_cast<int>(widest)));
    int left = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        m_thumbnails[i]->setLines(lines);
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
