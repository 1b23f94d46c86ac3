#include "ui/window/window_place.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace halftruth {

namespace {

/// What the frame adds: known once the window has been shown, until then its title bar is guessed.
QSize frameOf(const QWidget &window) {
    const QSize known = window.frameGeometry().size() - window.size();
    return known.height() > 0 ? known
                              : QSize(2, window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window));
}

/// Where the desktop knows best, the window is only made small enough.
void moveInside(QWidget &window, QSize frame, bool anywhere) {
    const QScreen *screen = QGuiApplication::screenAt(window.geometry().center());
    if (!screen)
        screen = QGuiApplication::primaryScreen();
    if (!screen || window.isMaximized() || window.isFullScreen())
        return;
    const QRect available = screen->availableGeometry();
    window.resize(window.size().boundedTo(available.size() - frame).expandedTo(window.minimumSize()));
    if (anywhere)
        return;
    const QSize whole = window.size() + frame;
    const QPoint last(available.right() + 1 - whole.width(), available.bottom() + 1 - whole.height());
    const QPoint at(std::max(available.left(), std::min(window.x(), last.x())),
                    std::max(available.top(), std::min(window.y(), last.y())));
    if (at != window.pos())
        window.move(at);
}

} // namespace

void place(QWidget &window, const QByteArray &geometry) {
    const QSize usual = window.size();
    if (!window.restoreGeometry(geometry) || window.size().isEmpty())
        window.resize(usual);
    moveInside(window, frameOf(window), geometry.isEmpty());
}

void setUsualSize(QWidget &window, QSize usual) {
    window.resize(usual);
    place(window, {});
}

void fitOnScreen(QWidget &window) {
    if (const QSize frame = window.frameGeometry().size() - window.size(); frame.height() > 0)
        moveInside(window, frame, false);
}

} // namespace halftruth
