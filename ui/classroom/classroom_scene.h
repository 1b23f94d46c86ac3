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

/// A class at work, for a room to watch: each pupil tosses and answers, one by one or all at once; the truth is
/// hidden until the teacher reveals it, and what a single answer tells about a pupil can be read at any time.
class ClassroomScene : public QWidget {
    Q_OBJECT

public:
    /// Follows the store: shows its class wherever its explorer shows one, and is hidden elsewhere.
    explicit ClassroomScene(ScenarioStore &store, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    [[nodiscard]] PupilField *field() const { return m_field; }
    /// "12 of 30 have answered, 7 said yes".
    [[nodiscard]] QString tally() const;
    /// What the picked pupil's answer tells.
    [[nodiscard]] QString reading() const;
    [[nodiscard]] bool playing() const { return m_timer.isActive(); }

public slots:
    void togglePlaying();
    void step();
    void askAll();
    void replay();
    void setRevealed(bool revealed);

signals:
    /// The teacher wants to do the same with pupils of her own.
    void realClassWanted();

protected:
    void hideEvent(QHideEvent *event) override;

private:
    QToolButton *button(const char *name, const QString &text, const QString &help);
    void createControls();
    void follow();
    void showClass(const Parameters &parameters);
    void askAnotherClass();
    void run();
    void pause();
    void tick();
    void refresh();

    ScenarioStore &m_store;
    ClassroomChoice m_choice;
    bool m_shown = false;
    PupilField *m_field;
    QToolButton *m_play = nullptr;
    QToolButton *m_reveal = nullptr;
    QSlider *m_speed = nullptr;
    QLabel *m_tally = nullptr;
    QLabel *m_reading = nullptr;
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
};

} // namespace halftruth
