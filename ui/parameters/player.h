#pragma once

#include "ui/state/scenario_store.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace halftruth {

class ValueSlider;

/// How a parameter is played.
struct Playing {
    int seconds = 6;   ///< from one end to the other
    bool loop = false; ///< until somebody stops it
    bool trail = true; ///< the curves of a moment ago stay, faded
};

/// Plays a parameter to one end of its slider, to the other and back to where it was, so that what follows from it is
/// seen without a hand. All of it is one step of undo, and none where it ends as it began. Whatever else a person
/// does ends it, where it is.
class Player : public QObject {
    Q_OBJECT

public:
    Player(ScenarioStore &store, QObject *parent);

    /// Plays the parameter of a slider, from its value.
    void play(ParameterId id, const ValueSlider &slider);
    /// Stays where it is: the value is the person's now.
    void stop();
    [[nodiscard]] std::optional<ParameterId> playing() const { return m_id; }
    /// As it was chosen last, and from now on.
    [[nodiscard]] static Playing manner();
    static void setManner(const Playing &manner);
    /// Something plays, and what was there a moment ago is to be seen.
    [[nodiscard]] bool leavesTrail() const;

signals:
    void changed();

private:
    void step();
    void forget();

    ScenarioStore &m_store;
    std::optional<ParameterId> m_id;
    QPointer<const ValueSlider> m_slider;
    double m_start = 0.0; ///< the value
    double m_from = 0.0;  ///< its place on the slider, from 0 to 1
    bool m_setting = false;
    QElapsedTimer m_clock;
    QTimer m_timer;
};

} // namespace halftruth
