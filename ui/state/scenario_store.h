#pragma once

#include "core/scenario/scenario.h"

#include <QObject>
#include <QString>
#include <QUndoGroup>
#include <QUndoStack>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace halftruth {

/// What is being looked at: one Scenario, changed by nothing but apply(), and the steps that lead back. Every change
/// of values, pins and what is solved for can be undone, one step per gesture, in the explorer where it was made;
/// looking elsewhere (another explorer, a zoom) is no change.
class ScenarioStore : public QObject {
    Q_OBJECT

public:
    explicit ScenarioStore(QObject *parent = nullptr);

    [[nodiscard]] const Scenario &scenario() const { return m_scenario; }
    /// What the answer on screen is to depend on.
    [[nodiscard]] const Request &request() const { return m_request; }
    [[nodiscard]] const ExplorerSpec &explorer() const { return *m_scenario.explorer; }
    /// What the panel shows: the request's parameters; what is solved for is as it was found last.
    [[nodiscard]] const Parameters &parameters() const { return m_shown; }
    /// Those that matter now.
    [[nodiscard]] std::vector<ParameterUse> uses() const;
    [[nodiscard]] View view(const std::string &figure) const { return m_request.view(figure); }
    /// The steps of the person's own work.
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }
    /// What undo and redo mean now: those steps, or those of what is lent.
    [[nodiscard]] QUndoGroup &undoGroup() { return m_undoGroup; }

    /// Starts from here: there is nothing before it to undo, and nothing to give back.
    void open(const Scenario &scenario);

    /// Shows another scenario for a while, as a lesson does. Whatever is done to it, what the person had is put aside
    /// with its steps of undo. May be called again: the next scenario takes the place of the one before.
    void lend(const Scenario &scenario);
    /// What the person had is there again as it was; nothing where nothing was lent.
    void giveBack();
    [[nodiscard]] bool isLent() const { return m_aside.has_value(); }
    /// What the person has, be it put aside: what is saved.
    [[nodiscard]] const Scenario &own() const { return m_aside ? *m_aside : m_scenario; }

    /// What a step is called in the menu, in the language that is spoken when it is asked.
    using StepName = std::function<QString()>;
    /// Does what the edit says; the name is that of the step, where there is something to undo. Returns the
    /// complaint, with nothing changed, where it can't be done.
    std::optional<QString> edit(
        const Edit &edit, const StepName &name = [] { return QString(); });
    /// After another language was chosen.
    void nameStepsAnew();

    // Edits by name. Changes between beginGesture() and endGesture() are one step of undo.

    /// Whoever goes elsewhere by hand does so in what is their own: what was lent is given back.
    void setExplorer(const ExplorerSpec &explorer);
    [[nodiscard]] std::optional<QString> setParameter(ParameterId id, const ParameterValue &value);
    /// The same of what is found from the others, too: that ends with it, in the same step.
    [[nodiscard]] std::optional<QString> setByHand(ParameterId id, const ParameterValue &value);
    /// What a place in a chart means; the first names it in the menu.
    void pick(const std::vector<std::pair<ParameterId, double>> &values);
    /// Exactly its values, in one step that is called by its title.
    void take(const Offer &offer);
    /// So many steps of the parameter's slider further.
    void stepParameter(ParameterId id, double count);
    void resetParameter(ParameterId id);
    /// A count is held as a share of its whole, or as a count.
    void holdAsShare(ParameterId id, bool share);
    void resetAll();
    void setData(const DataSource &data);
    /// One of another explorer leads there, as by hand.
    void choosePreset(const Preset &preset);
    /// The choices of another time are there again, in one step.
    void restore(const Scenario &choices, const StepName &name);
    void solve(const Solving &solving);
    void stopSolving();
    void pin(const Parameters &explored);
    void unpin(std::size_t index);
    void unpinAll();
    void goToPin(std::size_t index);
    void namePin(std::size_t index, const QString &name, const ExplorerSpec *explorer = nullptr);
    void compareWith(std::size_t index);
    /// What the chart is called, where the explorer lets a person say so. Returns the complaint where it can't be.
    [[nodiscard]] std::optional<QString> entitle(const QString &title);
    [[nodiscard]] const std::string &title() const { return m_request.title; }
    void setView(const std::string &figure, const View &view) { edit(edit::Zoom{figure, view}); }
    void setSurface(bool shown) { edit(edit::ShowSurface{shown}); }
    void setCompared(bool beside) { edit(edit::Compare{beside}); }
    void setFront(const std::string &figure) { edit(edit::BringForward{figure}); }
    void setStage(const ClassStage &stage) { edit(edit::Stage{stage}); }

    void beginGesture();
    void endGesture() {
        m_inGesture = false;
        emit gestureEnded();
    }
    [[nodiscard]] bool inGesture() const { return m_inGesture; }
    /// Makes the gesture that ended last, if nothing has changed since, as if it had never been: nothing is left to
    /// undo or redo of it.
    void takeBackGesture();
    /// The values that the gesture under way has changed, and where their sliders end.
    [[nodiscard]] std::map<ParameterId, Interval> movedInGesture() const;
    /// Why a parameter of the explorer can't be set by hand; nothing where it can.
    [[nodiscard]] std::optional<QString> whyFixed(ParameterId id) const;

    /// What the current explorer is being solved for; nothing also where the choices leave it nothing to solve.
    [[nodiscard]] const std::optional<Solving> &solving() const { return m_request.solving; }
    /// Shows what solving came to, for what is being solved for now. It changes nothing of the scenario.
    void setSolved(const Solved &solved);
    [[nodiscard]] const std::optional<Solved> &solved() const { return m_solved; }
    /// The states the current explorer is compared with; none until one is pinned.
    [[nodiscard]] const std::vector<Pin> &pins() const { return m_request.pins; }
    /// Whether the current explorer shows its map in 3-D.
    [[nodiscard]] bool surface() const;
    /// Whether a pin's charts stand beside those of now.
    [[nodiscard]] bool compared() const { return m_request.compare; }
    /// The figure a person has made the current explorer's main one; empty where nobody has.
    [[nodiscard]] std::string front() const;

signals:
    void gestureBegun();
    void gestureEnded();
    /// Before anything changes: the person goes to another one.
    void explorerLeft();
    void explorerChanged();
    void parametersChanged();
    /// A value has been found, or that there is none; parameters() may have followed.
    void solvedChanged();
    void viewsChanged();
    void surfaceChanged();
    void frontChanged();
    void stageChanged();
    void pinsChanged();
    /// The scenario is from now on another's, or the person's again.
    void lentChanged();
    /// Undo or redo of a step has led to another explorer, where that step was made.
    void steppedElsewhere(const QString &step, bool back);
    /// Anything at all.
    void changed();

private:
    class Step;
    /// Becomes what is made, in a step of that name; or says why it can't be made.
    std::optional<QString> become(const std::function<Scenario()> &made, const StepName &name);
    void leave();
    void show(const Scenario &next);
    /// The same where nothing of what was there goes on: a gesture, a value that was found.
    void showAnew(const Scenario &next);
    void refreshShown();
    [[nodiscard]] QUndoStack &steps() { return m_aside ? m_lentUndo : m_undo; }

    Scenario m_scenario;
    std::optional<Scenario> m_aside; ///< the person's, while another is lent
    Request m_request;               ///< of m_scenario
    std::optional<Solved> m_solved;
    std::optional<double> m_found; ///< the latest value, which later ones may not have
    Parameters m_shown;
    QUndoStack m_undo;
    QUndoStack m_lentUndo;
    QUndoGroup m_undoGroup;
    int m_gesture = 0; ///< changes with the same number merge
    bool m_inGesture = false;
    Scenario m_gestureStart;
};

} // namespace halftruth
