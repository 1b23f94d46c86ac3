#pragma once

#include <QLabel>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>

QT_BEGIN_NAMESPACE
class QAction;
class QShortcut;
class QWidget;
QT_END_NAMESPACE

namespace halftruth {

/// Says over the window how to leave the presentation, at the foot of the chart, where only the name of its axis is.
/// It fades away after a few seconds, and goes with any key.
class LeaveHint : public QLabel {
    Q_OBJECT

public:
    /// Above what stands at the window's foot.
    LeaveHint(QWidget *over, QWidget *foot);
    /// Where motion is reduced it is there, and then it isn't.
    void say(const QString &what, bool fades);
    void end();

    static constexpr int shownFor = 4000; ///< milliseconds
    static constexpr int fadesFor = 800;

protected:
    /// The screen is filled later than it is asked for, and what stands at its foot has its place after that.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    void fade();

    QWidget *m_foot;
    QTimer m_timer;
    QTimer m_fade;
    double m_opacity = 1;
    bool m_fades = true;
};

/// Shows the window to a room: the full screen, one chart, and nothing that only the person at the keyboard needs.
/// The keys are those of other presenters: F5 begins and Esc leaves, F11 does both, arrows and Page keys turn over, B
/// blacks the screen.
class Presentation : public QObject {
    Q_OBJECT

public:
    /// hidden is what is left out, shown what is there only now.
    Presentation(QWidget *window, QList<QWidget *> hidden, QList<QWidget *> shown);

    /// Checked while the window is presented.
    [[nodiscard]] QAction *action() const { return m_present; }
    [[nodiscard]] QAction *startAction() const { return m_start; }
    [[nodiscard]] bool isOn() const { return m_on; }
    void leave();
    /// How much larger than usual what is presented is now: 1 while nothing is presented.
    [[nodiscard]] double scale() const;
    /// The same for a screen this high.
    [[nodiscard]] static double scaleOn(int screenHeight);
    void setMotionReduced(bool reduced) { m_motionReduced = reduced; }
    /// What says how to leave.
    [[nodiscard]] QWidget *hint() const { return m_hint; }
    [[nodiscard]] bool isBlack() const { return m_curtain->isVisible(); }

signals:
    /// The window gets other parts, and then another size.
    void changing();
    void changed();
    /// So many charts on or back.
    void chartTurned(int by);
    void presetTurned(int by);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void present(bool on);
    void addKeys(const QList<Qt::Key> &keys, void (Presentation::*signal)(int), int by, bool ofSliders);
    void setBlack(bool black);
    void followFocus(const QWidget *focus);

    QWidget *m_window;
    QList<QWidget *> m_parts;
    QList<QWidget *> m_shownParts;
    QList<QPointer<QWidget>> m_hidden; ///< those that were visible
    QPointer<QWidget> m_focus;         ///< what had it
    QAction *m_present;
    QAction *m_start;
    QAction *m_leave;
    QList<QShortcut *> m_keys;
    QList<QShortcut *> m_arrows; ///< which mean something else to a slider
    QWidget *m_curtain;
    LeaveHint *m_hint;
    Qt::WindowStates m_before;
    bool m_on = false;
    bool m_motionReduced = false;
};

} // namespace halftruth
