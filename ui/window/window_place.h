#pragma once

#include <QByteArray>

QT_BEGIN_NAMESPACE
class QSize;
class QWidget;
QT_END_NAMESPACE

namespace halftruth {

/// Puts a window where saveGeometry() found it, or, without, at its usual size; in any case on a screen, frame
/// included, and no larger than that: settings may be damaged, and screens be gone. To be called before it is shown.
void place(QWidget &window, const QByteArray &geometry);

/// Gives a window its usual size, or what its screen has room for, frame included. To be called before it is shown.
void setUsualSize(QWidget &window, QSize usual);

/// Puts a window that is shown inside its screen, by the frame it has got; no smaller than its least size. What has
/// no frame is where place() put it.
void fitOnScreen(QWidget &window);

} // namespace halftruth
