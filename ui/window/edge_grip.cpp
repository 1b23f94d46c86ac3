#include "ui/window/edge_grip.h"

#include <QMouseEvent>

#include <cmath>

namespace halftruth {

namespace {

constexpr int gripWidth = 6;

int onScreen(const QMouseEvent &event) { return static_cast<int>(std::lround(event.globalPosition().x())); }

} // namespace

EdgeGrip::EdgeGrip(QWidget *parent) : QWidget(parent) {
    setObjectName(QStringLiteral("edgeGrip"));
    setFixedWidth(gripWidth);
    setCursor(Qt::SplitHCursor);
    setToolTip(tr("Drag to make the panel wider; a double click makes it as it was"));
}

void EdgeGrip::mousePressEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton)
        return;
    m_from = onScreen(*event);
    emit pressed();
}

void EdgeGrip::mouseMoveEvent(QMouseEvent *event) {
    if (m_from)
        emit moved(onScreen(*event) - *m_from);
}

void EdgeGrip::mouseReleaseEvent(QMouseEvent *event) {
    if (event->button() == Qt::LeftButton && m_from) {
        m_from.reset();
        emit released();
    }
}

void EdgeGrip::mouseDoubleClickEvent(QMouseEvent *event) {
    if (event->button() == Qt::LeftButton)
        emit resetWanted();
}

} // namespace halftruth
