#include "ui/state/scenario_store.h"

#include "core/math/vectors/bit_collection.h"
#include "core/text/number_text.h"

#include <QUndoCommand>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace halftruth {

/// One step of undo. Undo and redo are the same exchange of two values.
class ScenarioStore::ChangeParameters : public QUndoCommand {
public:
    ChangeParameters(ScenarioStore *store, Settings to, int gesture, const QString &text)
        : QUndoCommand(text), m_store(store), m_other(std::move(to)), m_gesture(gesture) {}

    void undo() override { exchange(); }
    void redo() override { exchange(); }
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand *next) override {
        const auto *change = static_cast<const ChangeParameters *>(next);
        if (change->m_gesture != m_gesture || m_gesture == 0)
            return false;
        // Both have been done: this one already holds the value from before the gesture.
        setObsolete(m_other == m_store->settings());
        return true;
    }

private:
    void exchange() {
        const Settings now = m_store->settings();
        m_store->apply(std::exchange(m_other, now));
    }

    ScenarioStore *m_store;
    Settings m_other;
    int m_gesture;
};

/// Undo and redo of pins: the same exchange, of one explorer's pins.
class ScenarioStore::ChangePins : public QUndoCommand {
public:
    ChangePins(ScenarioStore *store, std::vector<Pin> to, const QString &text)
        : QUndoCommand(text), m_store(store), m_explorer(store->m_explorer->id), m_other(std::move(to)) {}

    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    void exchange() {
        std::swap(m_store->m_pins[m_explorer], m_other);
        emit m_store->pinsChanged();
    }

    ScenarioStore *m_store;
    std::string m_explorer;
    std::vector<Pin> m_other;
};

ScenarioStore::ScenarioStore(QObject *parent)
    : QObject(parent), m_explorer(&explorerTable().front()), m_shown(m_explorer->fit(m_parameters)) {
    m_undo.setUndoLimit(500);
}

View ScenarioStore::view(const std::string &figure) const {
    const auto explorer = m_views.find(std::string(m_explorer->id));
    if (explorer == m_views.end())
        return {};
    const auto found = explorer->second.find(figure);
    return found == explorer->second.end() ? View{} : found->second;
}

Request ScenarioStore::request() const {
    Request request{.parameters = asSet(), .pins = pins(), .solving = solving()};
    if (const auto views = m_views.find(std::string(m_explorer->id)); views != m_views.end())
        request.views = views->second;
    return request;
}

void ScenarioStore::setExplorer(const ExplorerSpec &explorer) {
    if (&explorer == m_explorer)
        return;
    if (m_found)
        m_parameters = m_shown; // what was found stays, wherever one looks
    m_explorer = &explorer;
    forgetSolved();
    refreshShown();
    emit explorerChanged();
}

void ScenarioStore::open(const Scenario &scenario) {
    m_undo.clear();
    m_inGesture = false;
    const bool elsewhere = std::exchange(m_explorer, scenario.explorer) != scenario.explorer;
    m_pins = scenario.pins;
    m_views = scenario.views;
    m_parameters = scenario.parameters;
    m_solving = scenario.solving;
    forgetSolved();
    refreshShown();
    if (elsewhere)
        emit explorerChanged();
    emit pinsChanged();
    emit parametersChanged();
    emit viewsChanged();
}

Scenario ScenarioStore::scenario() const {
    Scenario scenario{
        .explorer = m_explorer, .parameters = m_parameters, .views = m_views, .pins = m_pins, .solving = m_solving};
    const auto none = [](const auto &each) { return each.second.empty(); };
    std::erase_if(scenario.views, none);
    std::erase_if(scenario.pins, none);
    return scenario;
}

std::vector<ParameterUse> ScenarioStore::uses() const { return usesAt(*m_explorer, m_shown, solving()); }

std::optional<Solving> ScenarioStore::solving() const {
    const auto found = m_solving.find(std::string(m_explorer->id));
    if (found == m_solving.end() || !canSolve(*m_explorer, asSet(), found->second))
        return std::nullopt;
    return found->second;
}

void ScenarioStore::solve(const Solving &solving) {
    if (!canSolve(*m_explorer, m_shown, solving))
        return;
    Settings to{m_shown, m_solving};
    to.solving[std::string(m_explorer->id)] = solving;
    change(to, tr("Solve for %1").arg(QString::fromUtf8(m_explorer->useAt(solving.unknown, m_shown)->name())));
}

void ScenarioStore::stopSolving() {
    if (const auto now = solving())
        change(unsolved(m_shown),
               tr("Set %1 by hand").arg(QString::fromUtf8(m_explorer->useAt(now->unknown, m_shown)->name())));
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

void ScenarioStore::forgetSolved() {
    m_solved.reset();
    m_found.reset();
}

void ScenarioStore::refreshShown() {
    m_shown = asSet();
    if (const auto now = solving(); now && m_found)
        m_shown = withUnknown(*m_explorer, m_shown, *now, *m_found);
}

ScenarioStore::Settings ScenarioStore::unsolved(const Parameters &parameters) const {
    Settings to{parameters, m_solving};
    to.solving.erase(std::string(m_explorer->id));
    return to;
}

Parameters ScenarioStore::startOf(const Parameters &asSet, ParameterId id, double value) const {
    const auto now = solving();
    return now ? beforeChange(*m_explorer, asSet, m_shown, *now, id, value) : asSet;
}

std::optional<QString> ScenarioStore::setParameter(ParameterId id, const ParameterValue &value) {
    const std::vector<ParameterUse> all = uses();
    const auto found = std::ranges::find(all, id, &ParameterUse::id);
    const ParameterUse use = found == all.end() ? ParameterUse{.id = id} : *found;
    const QString name = QString::fromUtf8(spec(id).name);
    if (m_shown.fixedByData(id))
        return tr("%1 is given by the data").arg(name);
    if (const auto now = solving(); now && now->unknown == id)
        return tr("%1 is found from the others").arg(name);
    const std::array uses{use};
    if (const auto issues = validate(m_shown.with(id, value), uses); !issues.empty())
        return QString::fromStdString(issues.front().message);
    // Within a gesture every change starts from where the gesture began: dragging n down and up again gives back an m
    // that had to make way.
    const Parameters set = m_inGesture ? m_gestureStart : asSet();
    const auto *number = std::get_if<double>(&value);
    const Parameters base = number ? startOf(set, id, *number) : set;
    change(m_explorer->changed(base, base.with(id, value)), tr("Change %1").arg(QString::fromUtf8(use.name())));
    return std::nullopt;
}

void ScenarioStore::pickParameter(ParameterId id, double value) {
    const std::vector<ParameterUse> all = uses();
    const auto use = std::ranges::find(all, id, &ParameterUse::id);
    const auto now = solving();
    if (use == all.end() || use->valueKind() != ValueKind::Number || m_shown.fixedByData(id) ||
        (now && now->unknown == id))
        return;
    if (!m_inGesture)
        beginGesture();
    const SliderSpan span = sliderSpan(*use, m_shown);
    double nearest = std::clamp(value, span.lower, span.upper);
    if (spec(id).range.integer) {
        nearest = std::round(nearest);
    } else if (nearest != 0) {
        // Four significant digits are finer than a pixel and read well.
        const double digits = std::pow(10.0, 3 - std::floor(std::log10(std::fabs(nearest))));
        nearest = std::clamp(std::round(nearest * digits) / digits, span.lower, span.upper);
    }
    // Picks of one gesture add up: the second must not forget the first.
    const Parameters base = startOf(asSet(), id, nearest);
    change(m_explorer->changed(base, base.with(id, nearest)), tr("Choose %1").arg(QString::fromUtf8(use->name())));
}

void ScenarioStore::resetParameter(ParameterId id) {
    const std::vector<ParameterUse> all = uses();
    const auto use = std::ranges::find(all, id, &ParameterUse::id);
    const auto now = solving();
    if (use == all.end() || m_shown.fixedByData(id) || (now && now->unknown == id))
        return;
    const Parameters defaults;
    const QString text = tr("Reset %1").arg(QString::fromUtf8(use->name()));
    if (use->valueKind() == ValueKind::Number || use->valueKind() == ValueKind::Choice) {
        const Parameters base = startOf(asSet(), id, defaults[id]);
        change(m_explorer->changed(base, base.with(id, defaults[id])), text);
    } else {
        const Parameters base = asSet();
        change(m_explorer->changed(base, base.with(id, std::make_shared<const BitCollection>(defaults.records(id)))),
               text);
    }
}

void ScenarioStore::resetAll() { change(unsolved(Parameters()), tr("Reset all parameters")); }

void ScenarioStore::setData(const DataSource &data) {
    change(m_explorer->fit(asSet().withData(data)), tr("Change the data"));
}

void ScenarioStore::choosePreset(const Preset &preset) {
    const ExplorerSpec &explorer = *findExplorer(preset.explorer);
    m_views.erase(std::string(explorer.id));
    setExplorer(explorer);
    change(unsolved(presetParameters(preset)), tr("Preset “%1”").arg(QString::fromUtf8(preset.title)));
    emit viewsChanged();
}

const std::vector<Pin> &ScenarioStore::pins() const {
    static const std::vector<Pin> none;
    const auto found = m_pins.find(std::string(m_explorer->id));
    return found == m_pins.end() ? none : found->second;
}

void ScenarioStore::changePins(std::vector<Pin> to, const QString &text) {
    if (to != pins())
        m_undo.push(new ChangePins(this, std::move(to), text));
}

void ScenarioStore::pin(const Parameters &explored) {
    std::vector<Pin> now = pins();
    if (now.size() >= mostPins || std::ranges::find(now, explored, &Pin::parameters) != now.end())
        return;
    now.push_back({.parameters = explored, .colour = freePinColour(now)});
    changePins(std::move(now), tr("Pin"));
}

void ScenarioStore::unpin(std::size_t index) {
    std::vector<Pin> now = pins();
    now.erase(now.begin() + static_cast<std::ptrdiff_t>(index));
    changePins(std::move(now), tr("Unpin"));
}

void ScenarioStore::unpinAll() { changePins({}, tr("Unpin all")); }

void ScenarioStore::goToPin(std::size_t index) { change(unsolved(pins()[index].parameters), tr("Go to the pin")); }

void ScenarioStore::beginGesture() {
    ++m_gesture;
    m_inGesture = true;
    m_gestureStart = asSet();
    m_beforeGesture = m_parameters;
}

void ScenarioStore::endGesture() {
    m_inGesture = false;
    m_afterGesture = m_parameters;
    emit gestureEnded();
}

void ScenarioStore::takeBackGesture() {
    if (m_inGesture || m_gesture == 0 || !(m_parameters == m_afterGesture))
        return;
    // A gesture that ends where it began leaves no step behind.
    m_inGesture = true;
    change(m_beforeGesture, {});
    endGesture();
}

void ScenarioStore::change(const Settings &to, const QString &text) {
    if (to == settings())
        return;
    m_undo.push(new ChangeParameters(this, to, m_inGesture ? m_gesture : 0, text));
}

void ScenarioStore::apply(const Settings &settings) {
    const auto before = solving();
    m_parameters = settings.parameters;
    m_solving = settings.solving;
    if (solving() != before)
        forgetSolved();
    refreshShown();
    emit parametersChanged();
}

void ScenarioStore::setView(const std::string &figure, const View &view) {
    auto &views = m_views[std::string(m_explorer->id)];
    if (view == View{})
        views.erase(figure);
    else
        views[figure] = view;
    emit viewsChanged();
}

} // namespace halftruth
