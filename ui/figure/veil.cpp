#include "ui/figure/veil.h"

#include <QEvent>
#include <QPainter>

#include <utility>

namespace halftruth {

Veil::Veil(Kind kind, QWidget *over, QString words) : QWidget(over), m_kind(kind), m_words(std::move(words)) {
    setAttribute(Qt::WA_TransparentForMouseEvents, kind == Kind::Fades);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(m_words);
    over->installEventFilter(this);
    hide();
}

void Veil::setTheme(const Theme &theme) {
    m_theme = &theme;
    update();
}

void Veil::setShown(bool shown) {
    if (shown) {
        setGeometry(parentWidget()->rect());
        raise();
    }
    setVisible(shown);
}

void Veil::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    QColor colour = m_theme->window;
    colour.setAlphaF(m_kind == Kind::Fades ? 0.55F : 1.0F);
    painter.fillRect(rect(), colour);
    painter.setPen(m_theme->softText);
    painter.drawText(rect().adjusted(12, 4, -12, -4), static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, m_words);
}

bool Veil::eventFilter(QObject *watched, QEvent *event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace halftruth
