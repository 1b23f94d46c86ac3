#pragma once

#include "ui/classroom/pupil_field.h"
#include "ui/state/scenario_store.h"

#include "core/explorers/classroom/classroom_choice.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QSlider;
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

/// A class at work, for a room to watch: each pupil tosses and answers, one by one or all at once, and the class is
/// repeated; the truth is hidden until the teacher reveals it, and what a single answer tells about a pupil can be
/// read at any time. How far the class has come is the store's: what is moved here is only on its way to there.
class ClassroomScene : public QWidget {
    Q_OBJECT

public:
    /// Follows the store: shows its class wherever its explorer shows one, and is hidden elsewhere.
    explicit ClassroomScene(ScenarioStore &store, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// What would move is at once where it moves to.
    void setMotionReduced(bool reduced) { m_motionReduced = reduced; }
    /// Before a room of people there is only what the class needs.
    void setPresented(bool presented);
    /// The pupils leave a chart of this height room below them in what is in sight, as far as they can.
    void fitInto(QSize inSight, int chart);
    [[nodiscard]] PupilField *field() const { return m_field; }
    /// "12 of 30 have answered, 7 said yes".
    [[nodiscard]] QString tally() const;
    /// What the picked pupil's answer tells.
    [[nodiscard]] QString legend() const;
    [[nodiscard]] QString reading() const;
    [[nodiscard]] bool playing() const { return m_timer.isActive(); }
    /// Repetitions are on their way, one after the other.
    [[nodiscard]] bool repeating() const { return m_repeats.isActive(); }

public slots:
    void togglePlaying();
    void step();
    void askAll();
    void replay();
    void setRevealed(bool revealed);
    void repeat(int times);

signals:
    /// The teacher wants to do the same with pupils of their own.
    void realClassWanted();
    /// Or on their phones.
    void roomWanted();
    /// The figure in which it can be seen what goes on now.
    void happensIn(const QString &figure);

protected:
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QToolButton *button(const char *name, const QString &text, const QString &help);
    void createControls();
    void follow();
    void showClass();
    void askAnotherClass();
    /// Lets so many more begin, or shows at once that they have answered.
    void let(std::size_t begin);
    void pause();
    void tick();
    void tickRepeats();
    void refresh();
    void drawIcons();
    /// The answers so far, those of pupils that aren't seen among them.
    [[nodiscard]] ClassProgress progress() const;
    /// Bubbles are seen, too small for words.
    [[nodiscard]] bool saysByColour() const;
    /// What has happened here is what the class has come to.
    void tellAnswered();
    [[nodiscard]] const ClassStage &stage() const { return m_store.scenario().stage; }
    [[nodiscard]] bool isOver() const { return m_field->clock().answered() == m_field->clock().pupils(); }

    ScenarioStore &m_store;
    ClassroomChoice m_choice;
    bool m_shown = false;
    bool m_motionReduced = false;
    bool m_presented = false;
    const Theme *m_theme = &theme("light");
    PupilField *m_field;
    QToolButton *m_play = nullptr;
    QToolButton *m_reveal = nullptr;
    QWidget *m_beside = nullptr;   ///< what isn't needed before a room
    QList<QWidget *> m_simulating; ///< what moves a class that is simulated
    QSlider *m_speed = nullptr;
    QLabel *m_tally = nullptr;
    QLabel *m_reading = nullptr;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    QTimer m_repeats;
    QElapsedTimer m_sinceRepeat;
    std::int64_t m_repeatedBefore = 0; ///< when what is on its way began
    std::int64_t m_repeatedSoFar = 0;
    mutable std::optional<ClassProgress> m_whole; ///< a large class when all have answered; when it was asked for
};

} // namespace halftruth
