#pragma once

#include "ui/lessons/question_box.h"
#include "ui/state/scenario_store.h"

#include "core/lessons/lesson.h"

#include <QFrame>

#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

/// Plays a lesson beside the charts that it speaks of: goes to the explorer, sets the values, asks, locks the
/// prediction in, checks and reveals it, and gives the rule. It plays on a scenario of its own: when it is left, all
/// that the person had is there again.
class LessonPanel : public QFrame {
    Q_OBJECT

public:
    LessonPanel(ScenarioStore &store, QWidget *parent);

    /// Begins a lesson at its first step.
    void play(const Lesson &lesson);
    void leave();
    /// Goes on where another window's panel is; that one is left.
    void takeOver(LessonPanel &before);
    [[nodiscard]] bool isPlaying() const { return m_playing; }
    [[nodiscard]] const Lesson &lesson() const { return m_lesson; }
    [[nodiscard]] std::size_t place() const { return m_place; }
    /// Whether the answer of the step that is shown is known.
    [[nodiscard]] bool revealed() const;
    /// What is meant now; nothing where no lesson is played.
    [[nodiscard]] std::vector<Highlight> highlights() const;
    /// Larger than usual, for a room.
    void setScale(double scale);

    [[nodiscard]] QuestionBox *prediction() const { return m_prediction; }
    [[nodiscard]] QuestionBox *exercise() const { return m_exercise; }
    [[nodiscard]] QPushButton *next() const { return m_next; }
    [[nodiscard]] QPushButton *back() const { return m_back; }
    [[nodiscard]] QToolButton *close() const { return m_close; }

signals:
    /// A lesson is about to begin: all is still as the person had it.
    void beginning();
    /// A lesson has begun or has been left.
    void playingChanged();
    /// It has been left by something else than its own buttons.
    void wasLeft(const QString &why);
    /// Something else is meant than before.
    void highlightsChanged();

private:
    /// What has been answered at a step.
    struct Progress {
        Answered prediction{};
        Answered exercise{};
    };
    void goTo(std::size_t place);
    void lend();
    void showStep();
    void showAnswer();
    /// The focus goes to what is to be answered now, or to the button that leads on.
    void focusNext();
    void turn(int by);
    [[nodiscard]] const LessonStep &step() const { return m_lesson.steps[m_place]; }

    ScenarioStore &m_store;
    Lesson m_lesson;
    bool m_playing = false;
    std::size_t m_place = 0;
    std::vector<Progress> m_progress;
    QLabel *m_title;
    QLabel *m_where;
    QLabel *m_aside;
    QToolButton *m_close;
    QScrollArea *m_scroll;
    QLabel *m_tell;
    QuestionBox *m_prediction;
    QLabel *m_reveal;
    QLabel *m_rule;
    QLabel *m_exerciseTitle;
    QuestionBox *m_exercise;
    QPushButton *m_back;
    QPushButton *m_next;
};

} // namespace halftruth
