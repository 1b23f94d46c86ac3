#include "ui/window/focus_ring.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QTimer>

#include <algorithm>

namespace halftruth {

namespace {

constexpr double ringRadius = 6;
constexpr int outsideOf = FocusRing::thickness + 1; ///< what has no frame of its own
constexpr const char *marginsProperty = "ringMargins";

/// What a widget can't be seen beyond: the ring's parent.
QWidget *groundOf(QWidget *widget) {
    QWidget *each = widget->parentWidget();
    while (!each->isWindow()) {
        const auto *area = qobject_cast<const QAbstractScrollArea *>(each->parentWidget());
        if (area && area->viewport() == each)
            break;
        each = each->parentWidget();
    }
    return each;
}

QMargins marginsOf(const QWidget *widget) {
    if (const QVariant own = widget->property(marginsProperty); own.isValid())
        return own.value<QMargins>();
    if (widget->property("refused").toBool()) // whose own frame says so
        return {FocusRing::thickness, FocusRing::thickness, FocusRing::thickness, FocusRing::thickness};
    const bool outside = qobject_cast<const QPushButton *>(widget) || qobject_cast<const QCheckBox *>(widget) ||
                         qobject_cast<const QRadioButton *>(widget) || qobject_cast<const QLabel *>(widget);
    return outside ? QMargins(outsideOf, outsideOf, outsideOf, outsideOf) : QMargins();
}

/// Whether a widget is one of several things in its window. A list that pops up and a menu bar have their own mark.
bool isRinged(const QWidget *widget) {
    return widget && !widget->isWindow() && !qobject_cast<const QMenuBar *>(widget) &&
           widget->window()->windowType() != Qt::Popup && widget->size() != widget->window()->size();
}

class FocusRings : public QObject {
public:
    explicit FocusRings(QObject *parent) : QObject(parent) {
        connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, QWidget *now) {
            if (m_ring)
                m_ring->leave();
            m_ring = isRinged(now) ? new FocusRing(now) : nullptr;
            if (auto *menus = qobject_cast<QMenuBar *>(now))
                QTimer::singleShot(0, menus, [this, menus] { leaveIdle(menus); });
            else if (now && now->window()->windowType() != Qt::Popup)
                m_before = now;
        });
    }

private:
    /// A menu bar that was left for a dialog gets the focus back by that, with no menu to choose: it goes where it
    /// was before the menus.
    void leaveIdle(QMenuBar *menus) {
        if (!menus->hasFocus() || menus->activeAction() || QApplication::activePopupWidget())
            return;
        if (m_before && m_before->window() == menus->window() && m_before->isVisible())
            m_before->setFocus(Qt::OtherFocusReason);
        else
            menus->clearFocus();
    }

    QPointer<FocusRing> m_ring;
    QPointer<QWidget> m_before; ///< what had the focus before the menus of its window
};

} // namespace

FocusRing::FocusRing(QWidget *around) : QWidget(groundOf(around)), m_around(around) {
    setObjectName(QStringLiteral("focusRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    for (QWidget *each = around; each; each = each == parentWidget() ? nullptr : each->parentWidget())
        each->installEventFilter(this);
    place();
}

void FocusRing::leave() {
    m_around.clear(); // nothing that moves it shows it again
    hide();
    deleteLater(); // what has lost the focus may be hidden just now, with all beside it
}

void FocusRing::place() {
    if (!m_around || !parentWidget()->isAncestorOf(m_around)) {
        hide();
        return;
    }
    const QRect whole(m_around->mapTo(parentWidget(), QPoint()), m_around->size());
    const QRect seen = whole.marginsAdded(marginsOf(m_around)).intersected(parentWidget()->rect());
    setGeometry(seen);
    const int inside = std::min({2 * thickness, seen.width() / 2, seen.height() / 2});
    // What is within isn't drawn again for it, however often it changes.
    setMask(QRegion(rect()).subtracted(rect().adjusted(inside, inside, -inside, -inside)));
    setVisible(!seen.isEmpty() && m_around->isVisibleTo(parentWidget()));
    raise();
}

void FocusRing::paintEvent(QPaintEvent *) {
    constexpr double middle = thickness / 2.0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), thickness));
    const double radius = std::min(ringRadius, std::min(width(), height()) / 4.0);
    painter.drawRoundedRect(QRectF(rect()).adjusted(middle, middle, -middle, -middle), radius, radius);
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ParentChange:
    case QEvent::DynamicPropertyChange:
        place();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void ringTheFocus() {
    static const char *const name = "focusRings";
    if (!qApp->findChild<QObject *>(QLatin1String(name), Qt::FindDirectChildrenOnly))
        (new FocusRings(qApp))->setObjectName(QLatin1String(name));
}

void setRingMargins(QWidget *widget, QMargins outside) {
    widget->setProperty(marginsProperty, QVariant::fromValue(outside));
}

} // namespace halftruth
