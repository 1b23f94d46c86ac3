#include "ui/window/status_text.h"

#include <QFontMetrics>
#include <QPainter>

namespace halftruth {

StatusText::StatusText(Qt::Alignment side, QWidget *parent) : QWidget(parent), m_side(side) {}

void StatusText::setText(const QString &text) {
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    setToolTip(fontMetrics().horizontalAdvance(text) > width() ? text : QString());
    update();
}

QSize StatusText::sizeHint() const { return {120, fontMetrics().height()}; }

QSize StatusText::minimumSizeHint() const { return {20, fontMetrics().height()}; }

void StatusText::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), static_cast<int>(m_side | Qt::AlignVCenter) | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
}

} // namespace halftruth
