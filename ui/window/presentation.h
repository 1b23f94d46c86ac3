#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

QT_BEGIN_NAMESPACE
class QAction;
class QWidget;
QT_END_NAMESPACE

namespace halftruth {

/// Shows the window to a room: the full screen, without what only the person at the keyboard needs. Esc goes back.
class Presentation : public QObject {
    Q_OBJECT

public:
    /// hidden is what is left out.
    Presentation(QWidget *window, QList<QWidget *> hidden);

    /// Checked while the window is presented.
    [[nodiscard]] QAction *action() const { return m_present; }
    [[nodiscard]] bool isOn() const { return m_on; }
    void leave();
    /// How much larger than usual everything is now: 1 while nothing is presented.
    [[nodiscard]] double scale() const;

signals:
    void changed();

private:
    void present(bool on);

    QWidget *m_window;
    QList<QWidget *> m_parts;
    QList<QPointer<QWidget>> m_hidden; ///< those that were visible
    QAction *m_present;
    QAction *m_leave;
    Qt::WindowStates m_before;
    bool m_on = false;
};

} // namespace halftruth
