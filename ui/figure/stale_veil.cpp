#include "ui/figure/stale_veil.h"

#include <QEvent>
#include <QPainter>

namespace halftruth {

StaleVeil::StaleVeil(QWidget *over) : QWidget(over) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    over->installEventFilter(this);
    hide();
}

void StaleVeil::setTheme(const Theme &theme) {
    m_theme = &theme;
    update();
}

void StaleVeil::setShown(bool shown) {
    if (shown) {
        setGeometry(parentWidget()->rect());
        raise();
    }
    setVisible(shown);
}

void StaleVeil::paintEvent(QPaintEvent *) {
    QColor colour = m_theme->window;
    colour.setAlphaF(0.55F);
    QPainter(this).fillRect(rect(), colour);
}

bool StaleVeil::eventFilter(QObject *watched, QEvent *event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace halftruth
