#pragma once

#include "ui/state/scenario.h"

#include "core/scenario/pins.h"
#include "core/scenario/presets.h"
#include "core/scenario/solving.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace halftruth {

/// What is being looked at: the one place where a parameter changes. Every change of the parameters can be undone,
/// one step per gesture; looking elsewhere (another explorer, a zoom) is no change.
class ScenarioStore : public QObject {
    Q_OBJECT

public:
    explicit ScenarioStore(QObject *parent = nullptr);

    [[nodiscard]] const ExplorerSpec &explorer() const { return *m_explorer; }
    /// The parameters, each inside what the current explorer allows; what is solved for is as it was found last.
    [[nodiscard]] const Parameters &parameters() const { return m_shown; }
    /// Those that matter now.
    [[nodiscard]] std::vector<ParameterUse> uses() const;
    [[nodiscard]] View view(const std::string &figure) const;
    /// Parameters, views, pins and what is to be solved together.
    [[nodiscard]] Request request() const;
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }

    void setExplorer(const ExplorerSpec &explorer);
    /// Starts from here: there is nothing before it to undo.
    void open(const Scenario &scenario);
    /// All of it, to be opened again.
    [[nodiscard]] Scenario scenario() const;

    /// Sets one parameter; what depends on it follows. Returns the complaint, with nothing changed, when the value is
    /// out of range or fixed by the data. Changes between beginGesture() and endGesture() are one step of undo.
    [[nodiscard]] std::optional<QString> setParameter(ParameterId id, const ParameterValue &value);
    /// Sets a parameter to the value nearest to one that was pointed at; opens a gesture that endGesture() closes, so
    /// that several picks are one step of undo.
    void pickParameter(ParameterId id, double value);
    void resetParameter(ParameterId id);
    void resetAll();
    void setData(const DataSource &data);
    /// Shows the preset in its explorer, unzoomed: one step of undo.
    void choosePreset(const Preset &preset);
    /// What the current explorer is being solved for; nothing also where the choices leave it nothing to solve.
    [[nodiscard]] std::optional<Solving> solving() const;
    /// Finds a parameter from the others from now on, or stops doing so: it keeps the value it has then. Steps of
    /// undo.
    void solve(const Solving &solving);
    void stopSolving();
    /// What solving came to: from who computes. Nothing to undo.
    void setSolved(const Solved &solved);
    /// What it came to last, for what is being solved for now.
    [[nodiscard]] const std::optional<Solved> &solved() const { return m_solved; }
    /// The states the current explorer is compared with; none until one is pinned.
    [[nodiscard]] const std::vector<Pin> &pins() const;
    /// Pins a state of the current explorer, unless it is pinned already or there are mostPins of them. Pinning and
    /// unpinning are steps of undo.
    void pin(const Parameters &explored);
    void unpin(std::size_t index);
    void unpinAll();
    /// Shows what was pinned: one step of undo.
    void goToPin(std::size_t index);
    void beginGesture();
    void endGesture();
    [[nodiscard]] bool inGesture() const { return m_inGesture; }
    /// Makes the gesture that ended last, if nothing has changed since, as if it had never been: nothing is left to
    /// undo or redo of it.
    void takeBackGesture();

    void setView(const std::string &figure, const View &view);

signals:
    void gestureEnded();
    void explorerChanged();
    void parametersChanged();
    /// A value has been found, or that there is none; parameters() may have followed.
    void solvedChanged();
    void viewsChanged();
    void pinsChanged();

private:
    class ChangeParameters;
    class ChangePins;
    void changePins(std::vector<Pin> to, const QString &text);
    /// What a step of undo goes back to.
    struct Settings {
        Parameters parameters;                  ///< as the person set them
        std::map<std::string, Solving> solving; ///< by explorer
        bool operator==(const Settings &) const = default;
    };
    [[nodiscard]] Settings settings() const { return {m_parameters, m_solving}; }
    /// These parameters, with nothing to solve in the current explorer.
    [[nodiscard]] Settings unsolved(const Parameters &parameters) const;
    void change(const Settings &to, const QString &text);
    void change(const Parameters &to, const QString &text) { change(Settings{to, m_solving}, text); }
    void apply(const Settings &settings);
    /// As the person set them, inside what the explorer allows.
    [[nodiscard]] Parameters asSet() const { return m_explorer->fit(m_parameters); }
    /// What a change of one parameter to a value starts from.
    [[nodiscard]] Parameters startOf(const Parameters &asSet, ParameterId id, double value) const;
    void refreshShown();
    void forgetSolved();

    const ExplorerSpec *m_explorer;
    Parameters m_parameters;                  ///< as the person set them
    std::map<std::string, Solving> m_solving; ///< by explorer
    std::optional<Solved> m_solved;           ///< the latest of the current explorer
    std::optional<double> m_found;            ///< the latest value, which later ones may not have
    Parameters m_shown;                       ///< the parameters fitted to the explorer, with the value found
    std::map<std::string, std::map<std::string, View>> m_views; ///< by explorer, by figure
    std::map<std::string, std::vector<Pin>> m_pins;             ///< by explorer
    QUndoStack m_undo;
    int m_gesture = 0; ///< changes with the same number merge
    bool m_inGesture = false;
    Parameters m_gestureStart;
    Parameters m_beforeGesture; ///< as the person set them
    Parameters m_afterGesture;
};

} // namespace halftruth
