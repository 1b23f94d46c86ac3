#pragma once

#include "scenario.h"

#include <halftruth/explorers/pins.h>
#include <halftruth/explorers/presets.h>

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
    /// The parameters, each inside what the current explorer allows.
    [[nodiscard]] const Parameters &parameters() const { return m_shown; }
    [[nodiscard]] View view(const std::string &figure) const;
    /// Parameters and views together, for the given quality.
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
    /// Makes the gesture that ended last, if nothing has changed since, as if it had never been: nothing is left to
    /// undo or redo of it.
    void takeBackGesture();

    void setView(const std::string &figure, const View &view);

signals:
    void explorerChanged();
    void parametersChanged();
    void viewsChanged();
    void pinsChanged();

private:
    class ChangeParameters;
    class ChangePins;
    void changePins(std::vector<Pin> to, const QString &text);
    void change(const Parameters &to, const QString &text);
    void apply(const Parameters &parameters);

    const ExplorerSpec *m_explorer;
    Parameters m_parameters;                                    ///< as the person set them
    Parameters m_shown;                                         ///< the same, fitted to the explorer
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
