#include "ui/lessons/highlight_ring.h"

#include <QEvent>
#include <QPainter>

namespace halftruth {

namespace {

constexpr int closesFor = 500; ///< milliseconds
constexpr double ringWidth = 3;
constexpr double ringRadius = 7;

} // namespace

HighlightRing::HighlightRing(QWidget *around, const Theme &theme, bool still) : QWidget(around), m_theme(&theme) {
    setObjectName(QStringLiteral("highlight"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    around->installEventFilter(this);
    setGeometry(around->rect());
    m_closing.setDuration(closesFor);
    m_closing.setStartValue(1.0);
    m_closing.setEndValue(0.0);
    m_closing.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_closing, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    show();
    raise();
    if (!still)
        m_closing.start();
}

void HighlightRing::setTheme(const Theme &theme) {
    m_theme = &theme;
    update();
}

void HighlightRing::paintEvent(QPaintEvent *) {
    const double far = m_closing.state() == QAbstractAnimation::Running ? m_closing.currentValue().toDouble() : 0.0;
    const double inset = ringWidth / 2 + far * std::min(12.0, height() / 6.0);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->accent, ringWidth));
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), ringRadius, ringRadius);
}

bool HighlightRing::eventFilter(QObject *watched, QEvent *event) {
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    if (watched == parent() && event->type() == QEvent::ChildAdded)
        raise();
    return QWidget::eventFilter(watched, event);
}

} // namespace halftruth
