#include "ui/state/scenario_store.h"

#include "ui/text/localized.h"
#include "ui/text/message.h"
#include "ui/text/utf8.h"

#include "core/parameters/value_steps.h"

#include <QUndoCommand>

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>

namespace halftruth {

/// One step of undo: from one scenario to another.
class ScenarioStore::Step : public QUndoCommand {
public:
    Step(ScenarioStore *store, Scenario before, Scenario after, int gesture, StepName name)
        : QUndoCommand(name()), m_store(store), m_before(std::move(before)), m_after(std::move(after)),
          m_gesture(gesture), m_name(std::move(name)) {}

    void undo() override {
        m_after.stage = m_store->m_scenario.stage; // what has happened since is there again with redo
        step(m_before, true);
    }
    void redo() override {
        if (std::exchange(m_done, true))
            step(m_after, false);
    }
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand *next) override {
        const auto *step = static_cast<const Step *>(next);
        if (step->m_gesture != m_gesture || m_gesture == 0)
            return false;
        m_after = step->m_after;
        setObsolete(sameChoices(m_before, m_after));
        return true;
    }
    /// In the language that is spoken now.
    void nameAnew() { setText(m_name()); }
    [[nodiscard]] int gesture() const { return m_gesture; }
    [[nodiscard]] const Scenario &before() const { return m_before; }

private:
    void step(const Scenario &to, bool back) {
        const ExplorerSpec *here = &m_store->explorer();
        m_store->show(withChoices(m_store->m_scenario, to));
        if (here != &m_store->explorer())
            emit m_store->steppedElsewhere(text(), back);
    }

    ScenarioStore *m_store;
    Scenario m_before;
    Scenario m_after;
    int m_gesture;
    StepName m_name;
    bool m_done = false; ///< whoever pushes it has done it already
};

ScenarioStore::ScenarioStore(QObject *parent) : QObject(parent) {
    for (QUndoStack *each : {&m_undo, &m_lentUndo}) {
        each->setUndoLimit(500);
        m_undoGroup.addStack(each);
    }
    m_undoGroup.setActiveStack(&m_undo);
    m_request = halftruth::request(m_scenario);
    refreshShown();
}

std::vector<ParameterUse> ScenarioStore::uses() const { return usesAt(explorer(), m_shown, solving()); }

bool ScenarioStore::surface() const { return m_scenario.surfaces.contains(std::string(explorer().id)); }

std::string ScenarioStore::front() const {
    const auto found = m_scenario.fronts.find(std::string(explorer().id));
    return found == m_scenario.fronts.end() ? std::string() : found->second;
}

void ScenarioStore::open(const Scenario &scenario) {
    m_undo.clear();
    if (m_aside) {
        m_aside = scenario;
        giveBack();
    } else {
        m_inGesture = false;
        show(scenario);
    }
}

void ScenarioStore::lend(const Scenario &scenario) {
    const bool first = !m_aside;
    if (first)
        m_aside = m_scenario;
    m_lentUndo.clear();
    m_undoGroup.setActiveStack(&m_lentUndo);
    showAnew(scenario);
    if (first)
        emit lentChanged();
}

void ScenarioStore::giveBack() {
    if (!m_aside)
        return;
    const Scenario back = *std::exchange(m_aside, std::nullopt);
    m_lentUndo.clear();
    m_undoGroup.setActiveStack(&m_undo);
    showAnew(back);
    emit lentChanged();
}

void ScenarioStore::showAnew(const Scenario &next) {
    if (m_inGesture)
        endGesture();
    m_found.reset();
    m_solved.reset();
    show(next);
}

std::optional<QString> ScenarioStore::edit(const Edit &edit, const StepName &name) {
    // Within a gesture a value is set as if the values before it had never been: dragging a length down and up again
    // gives back the records that were cut.
    const bool anew =
        m_inGesture && (std::holds_alternative<edit::Set>(edit) || std::holds_alternative<edit::Pick>(edit));
    return become([&] { return halftruth::apply(anew ? withChoices(m_scenario, m_gestureStart) : m_scenario, edit); },
                  name);
}

std::optional<QString> ScenarioStore::become(const std::function<Scenario()> &made, const StepName &name) {
    Scenario next;
    try {
        next = made();
    } catch (const std::domain_error &error) {
        return messageOf(error);
    }
    const Scenario before = m_scenario;
    show(next);
    if (!sameChoices(before, next))
        steps().push(new Step(this, before, next, m_inGesture ? m_gesture : 0, name));
    return std::nullopt;
}

namespace {

QString nameOf(const ExplorerSpec &explorer, ParameterId id) {
    const ParameterUse *use = explorer.parameter(id);
    return localized(use ? use->name() : spec(id).title);
}

} // namespace

std::optional<QString> ScenarioStore::setParameter(ParameterId id, const ParameterValue &value) {
    return edit(edit::Set{id, value, m_found},
                [id, &in = explorer()] { return tr("Change %1").arg(nameOf(in, id)); });
}

std::optional<QString> ScenarioStore::setByHand(ParameterId id, const ParameterValue &value) {
    if (!solving() || solving()->unknown != id)
        return setParameter(id, value);
    return become(
        [&] {
            const Scenario free = halftruth::apply(m_scenario, edit::StopSolving{m_found});
            return halftruth::apply(free, edit::Set{id, value});
        },
        [id, &in = explorer()] { return tr("Set %1 by hand").arg(nameOf(in, id)); });
}

void ScenarioStore::pick(const std::vector<std::pair<ParameterId, double>> &values) {
    if (!values.empty())
        edit(edit::Pick{values, m_found},
             [id = values.front().first, &in = explorer()] { return tr("Choose %1").arg(nameOf(in, id)); });
}

void ScenarioStore::take(const Offer &offer) {
    GivenValues values;
    for (const auto &[id, value] : offer.values)
        values.emplace(id, value);
    edit(edit::SetAll{values}, [title = offer.title] { return localized(title); });
}

void ScenarioStore::stepParameter(ParameterId id, double count) {
    const std::vector<ParameterUse> rows = uses();
    const auto use = std::ranges::find(rows, id, &ParameterUse::id);
    if (use != rows.end() && !whyFixed(id))
        (void)setParameter(id, ValueSteps::of(*use, m_shown).stepped(m_shown[id], count));
}

std::map<ParameterId, Interval> ScenarioStore::movedInGesture() const {
    std::map<ParameterId, Interval> moved;
    if (!m_inGesture)
        return moved;
    const std::vector<ParameterUse> rows = uses();
    const Parameters before = m_gestureStart.values(explorer());
    const Parameters now = m_scenario.values(explorer());
    for (const ParameterSpec &parameter : parameterTable()) {
        if (before[parameter.id] == now[parameter.id])
            continue;
        const auto use = std::ranges::find(rows, parameter.id, &ParameterUse::id);
        if (use == rows.end()) {
            constexpr double infinity = std::numeric_limits<double>::infinity();
            moved.emplace(parameter.id, Interval{-infinity, infinity});
        } else {
            const SliderSpan span = sliderSpan(*use, m_shown);
            moved.emplace(parameter.id, Interval{span.lower, span.upper});
        }
    }
    return moved;
}

std::optional<QString> ScenarioStore::whyFixed(ParameterId id) const {
    const QString symbol = utf8(spec(id).symbol);
    if (solving() && solving()->unknown == id)
        return tr("%1 is found from the others").arg(symbol);
    if (m_shown.fixedByData(id))
        return tr("%1 is given by the data").arg(symbol);
    // A number that isn't the explorer's to set.
    const std::vector<ParameterUse> rows = uses();
    if (std::ranges::find(rows, id, &ParameterUse::id) == rows.end())
        return QString();
    return std::nullopt;
}

void ScenarioStore::resetParameter(ParameterId id) {
    edit(edit::Reset{id, m_found}, [id, &in = explorer()] { return tr("Reset %1").arg(nameOf(in, id)); });
}

void ScenarioStore::holdAsShare(ParameterId id, bool share) {
    edit(edit::Hold{id, share, m_found}, [id, share, &in = explorer()] {
        const QString name = nameOf(in, id);
        return share ? tr("Hold %1 as a share").arg(name) : tr("Hold %1 as a count").arg(name);
    });
}

void ScenarioStore::resetAll() {
    edit(edit::ResetAll{}, [] { return tr("Reset all parameters"); });
}

void ScenarioStore::setData(const DataSource &data) {
    edit(edit::ChooseData{data}, [] { return tr("Change the data"); });
}

void ScenarioStore::leave() {
    emit explorerLeft();
    giveBack();
}

void ScenarioStore::setExplorer(const ExplorerSpec &explorer) {
    if (&explorer != &this->explorer()) // lists that follow what is shown tell it, too
        leave();
    edit(edit::GoTo{&explorer});
}

void ScenarioStore::choosePreset(const Preset &preset) {
    if (findExplorer(preset.explorer) != &explorer())
        leave();
    edit(edit::ChoosePreset{&preset}, [title = preset.title] { return tr("Preset “%1”").arg(localized(title)); });
}

void ScenarioStore::restore(const Scenario &choices, const StepName &name) {
    const Scenario before = m_scenario;
    const Scenario next = withChoices(before, choices);
    show(next);
    if (!sameChoices(before, next))
        steps().push(new Step(this, before, next, 0, name));
}

void ScenarioStore::solve(const Solving &solving) {
    edit(edit::Solve{solving, m_found},
         [id = solving.unknown, &in = explorer()] { return tr("Solve for %1").arg(nameOf(in, id)); });
}

void ScenarioStore::stopSolving() {
    if (solving())
        edit(edit::StopSolving{m_found},
             [id = solving()->unknown, &in = explorer()] { return tr("Set %1 by hand").arg(nameOf(in, id)); });
}

void ScenarioStore::pin(const Parameters &explored) {
    edit(edit::AddPin{explored}, [] { return tr("Pin"); });
}

void ScenarioStore::unpin(std::size_t index) {
    edit(edit::RemovePin{index}, [] { return tr("Unpin"); });
}

void ScenarioStore::unpinAll() {
    edit(edit::RemovePins{}, [] { return tr("Unpin all"); });
}

void ScenarioStore::goToPin(std::size_t index) {
    edit(edit::GoToPin{index}, [] { return tr("Go to the pin"); });
}

void ScenarioStore::namePin(std::size_t index, const QString &name, const ExplorerSpec *explorer) {
    edit(edit::NamePin{index, name.trimmed().toStdString(), explorer}, [] { return tr("Name the pin"); });
}

std::optional<QString> ScenarioStore::entitle(const QString &title) {
    return edit(edit::Entitle{title.toStdString()}, [] { return tr("Title of the chart"); });
}

void ScenarioStore::compareWith(std::size_t index) {
    edit(edit::CompareWith{index}, [] { return tr("Compare with the pin"); });
}

void ScenarioStore::nameStepsAnew() {
    for (const QUndoStack *stack : {&m_undo, &m_lentUndo})
        for (int i = 0; i < stack->count(); ++i)
            static_cast<Step *>(const_cast<QUndoCommand *>(stack->command(i)))->nameAnew(); // they are all its own
}

void ScenarioStore::beginGesture() {
    ++m_gesture;
    m_inGesture = true;
    m_gestureStart = m_scenario;
    emit gestureBegun();
}

void ScenarioStore::takeBackGesture() {
    const auto *last = static_cast<const Step *>(steps().command(steps().index() - 1));
    if (m_inGesture || m_gesture == 0 || !last || last->gesture() != m_gesture)
        return;
    const Scenario before = m_scenario;
    const Scenario start = withChoices(before, last->before());
    show(start);
    steps().push(new Step(this, before, start, m_gesture, [] { return QString(); })); // merges into nothing
}

void ScenarioStore::setSolved(const Solved &solved) {
    if (solving() != solved.solving || m_solved == solved)
        return;
    m_solved = solved;
    if (solved.solution.value)
        m_found = solved.solution.value;
    refreshShown();
    emit solvedChanged();
}

void ScenarioStore::refreshShown() { m_shown = shown(explorer(), m_request, m_found); }

void ScenarioStore::show(const Scenario &next) {
    const Scenario before = std::exchange(m_scenario, next);
    const Request asked = std::exchange(m_request, halftruth::request(next));
    const bool elsewhere = before.explorer != next.explorer;
    if (elsewhere || asked.solving != m_request.solving) {
        m_found.reset();
        m_solved.reset();
    }
    refreshShown();
    if (elsewhere)
        emit explorerChanged();
    if ((asked.pins != m_request.pins || asked.compare != m_request.compare) && !elsewhere)
        emit pinsChanged();
    if (!elsewhere && (asked.parameters != m_request.parameters || asked.solving != m_request.solving ||
                       !sameChoices(before, next)))
        emit parametersChanged();
    if (!elsewhere && asked.views != m_request.views)
        emit viewsChanged();
    if (!elsewhere && before.surfaces != next.surfaces)
        emit surfaceChanged();
    if (!elsewhere && before.fronts != next.fronts)
        emit frontChanged();
    if (!elsewhere && before.stage != next.stage)
        emit stageChanged();
    if (!(before == next))
        emit changed();
}

} // namespace halftruth
