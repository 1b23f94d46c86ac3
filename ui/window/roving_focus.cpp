#include "ui/window/roving_focus.h"

#include "ui/parameters/group_header.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollArea>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace halftruth {

namespace {

void bringIntoSight(QWidget *widget) {
    constexpr int around = 8;
    for (QWidget *each = widget->parentWidget(); each; each = each->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(each))
            area->ensureWidgetVisible(widget, around, around);
}

} // namespace

RovingFocus::RovingFocus(QWidget *parent) : QObject(parent), m_ground(parent) {}

void RovingFocus::setMembers(const std::vector<QWidget *> &members) {
    if (std::ranges::equal(members, m_members, {}, {}, &QPointer<QWidget>::data))
        return follow();
    for (const QPointer<QWidget> &each : m_members)
        if (each && std::ranges::find(members, each.data()) == members.end())
            each->removeEventFilter(this);
    m_members.assign(members.begin(), members.end());
    for (QWidget *each : members)
        each->installEventFilter(this); // once, however often
    follow();
}

std::vector<QWidget *> RovingFocus::shown() const {
    std::vector<QWidget *> result;
    for (const QPointer<QWidget> &each : m_members)
        if (each && each->isVisibleTo(m_ground))
            result.push_back(each);
    return result;
}

void RovingFocus::follow() {
    const std::vector<QWidget *> all = shown();
    if (std::ranges::find(all, m_stop.data()) == all.end())
        m_stop = all.empty() ? nullptr : all.front();
    for (const QPointer<QWidget> &each : m_members)
        if (each)
            each->setFocusPolicy(each == m_stop ? Qt::StrongFocus : Qt::ClickFocus);
}

void RovingFocus::makeStop(QWidget *member) {
    if (m_stop == member)
        return;
    if (m_stop)
        m_stop->setFocusPolicy(Qt::ClickFocus);
    m_stop = member;
    m_stop->setFocusPolicy(Qt::StrongFocus);
}

QWidget *RovingFocus::next(const QWidget *from, int key) const {
    const std::vector<QWidget *> all = shown();
    if (key == Qt::Key_Home)
        return all.front();
    if (key == Qt::Key_End)
        return all.back();
    const auto placeOf = [this](const QWidget *widget) {
        return QRect(widget->mapTo(m_ground, QPoint()), widget->size());
    };
    const QRect here = placeOf(from);
    QWidget *nearest = nullptr;
    std::pair<int, int> least;
    for (QWidget *each : all) {
        const QRect there = placeOf(each);
        const bool sameLine = there.top() <= here.bottom() && there.bottom() >= here.top();
        int along = 0; // how far away in the key's direction
        switch (key) {
        case Qt::Key_Left:
            along = sameLine ? here.left() - there.right() : 0;
            break;
        case Qt::Key_Right:
            along = sameLine ? there.left() - here.right() : 0;
            break;
        case Qt::Key_Up:
            along = here.top() - there.bottom();
            break;
        default:
            along = there.top() - here.bottom();
            break;
        }
        const std::pair distance(along, std::abs(there.left() - here.left()));
        if (each != from && along > 0 && (!nearest || distance < least)) {
            nearest = each;
            least = distance;
        }
    }
    return nearest;
}

bool RovingFocus::eventFilter(QObject *watched, QEvent *event) {
    auto *member = static_cast<QWidget *>(watched);
    if (event->type() == QEvent::FocusIn)
        makeStop(member);
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto *pressed = static_cast<QKeyEvent *>(event);
    switch (pressed->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        break;
    default:
        return false;
    }
    if (pressed->modifiers() & ~Qt::KeypadModifier)
        return false;
    QWidget *to = next(member, pressed->key());
    if (!to) // a heading, which nothing stands beside, folds
        return qobject_cast<const GroupHeader *>(member) == nullptr;
    to->setFocus(Qt::TabFocusReason);
    bringIntoSight(to);
    return true;
}

} // namespace halftruth
