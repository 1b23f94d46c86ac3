#include "ui/lessons/highlight_ring.h"

#include <QEvent>
#include <QPainter>
#include <QScrollArea>

namespace halftruth {

namespace {

constexpr int closesFor = 500; ///< milliseconds
constexpr double ringWidth = 3;
constexpr double ringRadius = 7;
constexpr QMargins outside(7, 3, 7, 3); ///< neighbours above and below are near

/// What scrolls together with a widget, and has room around it: the ring's parent.
QWidget *ground(QWidget *around) {
    QWidget *each = around;
    do
        each = each->parentWidget() ? each->parentWidget() : each;
    while (!each->isWindow() && each->parentWidget() &&
           !qobject_cast<QScrollArea *>(each->parentWidget()->parentWidget()));
    return each;
}

} // namespace

HighlightRing::HighlightRing(QWidget *around, const Theme &theme, bool still)
    : QWidget(ground(around)), m_around(around), m_theme(&theme) {
    setObjectName(QStringLiteral("highlight"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    for (QWidget *each = around; each; each = each == parentWidget() ? nullptr : each->parentWidget())
        each->installEventFilter(this);
    connect(around, &QObject::destroyed, this, [this] {
        hide();
        deleteLater();
    });
    m_closing.setDuration(closesFor);
    m_closing.setStartValue(1.0);
    m_closing.setEndValue(0.0);
    m_closing.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_closing, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    place();
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

void HighlightRing::place() {
    if (!m_around)
        return;
    const QRect inner(m_around->mapTo(parentWidget(), QPoint()), m_around->size());
    setGeometry(inner.marginsAdded(outside).intersected(parentWidget()->rect()));
    setVisible(m_around->isVisibleTo(parentWidget()));
    raise();
}

bool HighlightRing::eventFilter(QObject *watched, QEvent *event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
        place();
        break;
    case QEvent::ChildAdded:
        if (watched == parent())
            raise();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace halftruth
