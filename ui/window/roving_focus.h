#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace halftruth {

/// Makes several widgets one stop of the Tab key: that which had the focus last, or the first. The arrow keys go to
/// the next in their direction, Home and End to the first and the last. The focus is each widget's own, as screen
/// readers expect it.
class RovingFocus : public QObject {
    Q_OBJECT

public:
    explicit RovingFocus(QWidget *parent);
    /// These are the stop, in their order; those that are hidden don't count as long as they are.
    void setMembers(const std::vector<QWidget *> &members);
    /// Some have been hidden or shown.
    void follow();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] std::vector<QWidget *> shown() const;
    /// Of those that are shown, the nearest from one in the direction of a key; null where there is none.
    [[nodiscard]] QWidget *next(const QWidget *from, int key) const;
    void makeStop(QWidget *member);

    QWidget *m_ground;
    std::vector<QPointer<QWidget>> m_members;
    QPointer<QWidget> m_stop;
};

} // namespace halftruth
