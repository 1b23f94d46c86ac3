#include "tests/core/explorers/exploration_checks.h"
#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/changed.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/extremes.h"
#include "tests/core/support/passes.h"
#include "tests/core/support/reading.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/data/builtin_data.h"
#include "core/explorers/explorer.h"
#include "core/math/accuracy/accuracy.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/required_people.h"
#include "core/math/count/count_distribution.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/pram/sampling_pram.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/shuffle/shuffle_bounds.h"
#include "core/math/vectors/bit_vectors.h"
#include "core/methods/accuracy_methods.h"
#include "core/methods/survey_designs.h"
#include "core/scenario/presets.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace halftruth;
using enum ParameterId;

Q_DECLARE_METATYPE(Request)

namespace {

/// Every choice there is.
std::vector<double> choiceValues(const ParameterUse &use) {
    std::vector<double> values;
    for (const int place : choicesOf(use))
        values.push_back(place);
    return values;
}

bool isNumber(const ParameterUse &use) { return use.valueKind() == ValueKind::Number; }

/// The values worth trying: the ends of the slider, those of the range where they are attained, and a few that the
/// formulas find awkward.
std::vector<double> awkwardValues(const ParameterUse &use, const Parameters &others) {
    if (use.valueKind() == ValueKind::Choice)
        return choiceValues(use);
    const Range allowed = rangeOf(use, others);
    const SliderSpan span = sliderSpan(use, others);
    std::vector<double> candidates{span.lower, span.upper, allowed.lower, allowed.upper};
    if (use.id == LieProbability)
        candidates.insert(candidates.end(), {1e-6, 0.5});
    if (use.id == Population)
        candidates.insert(candidates.end(), {1, 2, 1000, 1e9});
    if (use.id == Ones || use.id == Outcome || use.id == Samples)
        candidates.push_back(std::floor(others[Population] / 3));
    std::vector<double> chosen;
    for (const double each : candidates)
        if (std::isfinite(each) && allowed.contains(each) && std::ranges::find(chosen, each) == chosen.end())
            chosen.push_back(each);
    return chosen;
}

/// Both ends that a slider has.
std::vector<double> sliderEnds(const ParameterUse &use, const Parameters &others) {
    if (use.valueKind() == ValueKind::Choice) {
        const std::vector<double> all = choiceValues(use);
        return all.size() == 1 ? all : std::vector<double>{all.front(), all.back()};
    }
    const SliderSpan span = sliderSpan(use, others);
    std::vector<double> ends{span.lower};
    if (span.upper != span.lower)
        ends.push_back(span.upper);
    return ends;
}

struct State {
    std::string name;
    Parameters parameters;
};

State with(const State &state, const ParameterUse &use, double value) {
    const Parameters changed = state.parameters.with(use.id, value);
    return {state.name + " " + std::string(spec(use.id).name) + "=" + valueText(use, changed), changed};
}

/// The state after a change, with all that follows from it.
State changed(const ExplorerSpec &explorer, const State &before, State after) {
    after.parameters = ::changed(explorer, before.parameters, after.parameters);
    return after;
}

/// The defaults, and every choice by itself.
std::vector<State> choiceStates(const ExplorerSpec &explorer) {
    const State defaults{"defaults", explorer.fit(Parameters{})};
    std::vector<State> states{defaults};
    for (const ParameterUse &use : explorer.usesAt(defaults.parameters))
        if (use.valueKind() == ValueKind::Choice)
            for (const double value : choiceValues(use))
                if (value != defaults.parameters[use.id])
                    states.push_back(changed(explorer, defaults, with(defaults, use, value)));
    return states;
}

/// The choices from which other parameters are tried: all, unless there are so many that a few must stand for them.
std::vector<State> startStates(const ExplorerSpec &explorer) {
    constexpr std::size_t most = 20;
    const std::vector<State> all = choiceStates(explorer);
    std::vector<State> some;
    for (std::size_t i = 0; i < std::min(most, all.size()); ++i)
        some.push_back(all[i * all.size() / std::min(most, all.size())]);
    return some;
}

/// Every parameter by itself, the others at their defaults, for each choice.
std::vector<State> singleStates(const ExplorerSpec &explorer) {
    std::vector<State> states = choiceStates(explorer);
    for (const State &start : startStates(explorer))
        for (const ParameterUse &use : explorer.usesAt(start.parameters))
            if (isNumber(use))
                for (const double value : awkwardValues(use, start.parameters))
                    states.push_back(changed(explorer, start, with(start, use, value)));
    return states;
}

/// Every combination of ends; what depends on n is at the ends it has with that n. Where that would be too many, the
/// parameters beyond the first few stay where they are.
std::vector<State> cornerStates(const ExplorerSpec &explorer) {
    const std::vector<State> starts = startStates(explorer);
    const std::size_t most = starts.size() > 1 ? 16 : 64;
    std::vector<State> all;
    for (const State &start : starts) {
        std::vector<State> states{start};
        for (const ParameterUse &use : explorer.usesAt(start.parameters)) {
            if (!isNumber(use) || states.size() >= most)
                continue;
            std::vector<State> extended;
            for (const State &state : states)
                for (const double end : sliderEnds(use, state.parameters))
                    extended.push_back(changed(explorer, state, with(state, use, end)));
            states = std::move(extended);
        }
        all.insert(all.end(), states.begin(), states.end());
    }
    return all;
}

std::vector<DataSource> dataSources() {
    std::vector<DataSource> sources{{.kind = DataSource::Kind::Uniform}, {.kind = DataSource::Kind::Zipf}};
    for (const BuiltinTable &table : builtinTables())
        sources.push_back({.kind = DataSource::Kind::Table,
                           .id = table.id,
                           .table = std::make_shared<const JointType>(table.type)});
    return sources;
}

/// Small maps where only the promises matter and not the picture.
Request requestFor(const Parameters &parameters, int cells = 24) {
    return {.parameters = parameters, .columns = cells, .rows = cells};
}

/// What a frame has of it: little time, but some.
Exploration frameOf(const ExplorerSpec &explorer, const Request &request) {
    return Passes(explorer, request).within(std::chrono::milliseconds(8));
}

/// True where some answer proves something, so that ε is without end.
bool mayBeInfinite(const ExplorerSpec &explorer, const Parameters &parameters) {
    const auto isUsedAt = [&](ParameterId id, double end) {
        return parameters[id] == end && explorer.useAt(id, parameters).has_value();
    };
    const bool oneSided =
        explorer.useAt(SurveyKind, parameters) && surveyDesign(parameters).id == "mangat"; // a no proves the truth
    return oneSided || isUsedAt(LieProbability, 0) || isUsedAt(ForcedYes, 0) || isUsedAt(Truth, 1) ||
           isUsedAt(Innocuous, 0) || isUsedAt(Innocuous, 1) || isUsedAt(RedIfZero, 0) || isUsedAt(RedIfOne, 1) ||
           (explorer.useAt(ForcedYes, parameters) && parameters[Truth] + parameters[ForcedYes] >= 1);
}

/// Whether a readout of the coarse pass may stand beside that of the fine one: the same number, or one still to come,
/// or what can be said of it already. A simulation may say more with more trials.
bool agree(const Readout &coarse, const Readout &fine, bool refinable) {
    if (refinable && reading(coarse.label).find("simulated") != std::string::npos)
        return true;
    if (refinable && reading(coarse.missing) == "…")
        return true;
    if (!fine.missing.empty() || !coarse.missing.empty())
        return fine.missing == coarse.missing;
    if (refinable && fine.direction == Direction::Exact && coarse.direction == Direction::AtLeast)
        return coarse.value <= fine.value;
    return relativeError(coarse.value, fine.value) == 0 && coarse.direction == fine.direction;
}

/// What is broken in an explorer's answers to one state, in the first pass over it and in the second.
QStringList stateComplaints(const ExplorerSpec &explorer, const Parameters &parameters) {
    try {
        Passes passes(explorer, requestFor(parameters));
        const Exploration coarse = passes.within(std::chrono::milliseconds(8));
        // Where this isn't the last, everything would take too long for every state.
        const Exploration fine = passes.within(std::chrono::milliseconds(60));
        QStringList found = explorationComplaints(coarse, mayBeInfinite(explorer, parameters));
        for (const QString &complaint : explorationComplaints(fine, mayBeInfinite(explorer, parameters)))
            if (!found.contains(complaint))
                found << QStringLiteral("fine: ") + complaint;
        if (fine.refinable && !(fine.progress >= 0 && fine.progress < 1))
            found << QStringLiteral("the fine answer can be refined, but says it is done");
        if (idsOf(coarse) != idsOf(fine))
            return found << QStringLiteral("the two passes have different figures");
        if (idsOf(coarse) != idsOf(frameOf(explorer, requestFor(explorer.fit({})))))
            found << QStringLiteral("the figures are not those of the defaults");
        for (std::size_t i = 0; i < coarse.figures.size(); ++i)
            found << disagreements(coarse.figures[i], fine.figures[i]);
        for (const Readout &readout : coarse.readouts)
            if (const auto other = std::ranges::find(fine.readouts, readout.label, &Readout::label);
                other != fine.readouts.end() && !agree(readout, *other, coarse.refinable))
                found << QStringLiteral("a readout changes from pass to pass: ") +
                             QString::fromStdString(reading(readout.label));
        return found;
    } catch (const std::exception &error) {
        return {QStringLiteral("throws: ") + QString::fromUtf8(error.what())};
    }
}

#define VERIFY_NO(complaintsExpression)                                                                              \
    do {                                                                                                             \
        const QStringList complaintsFound = (complaintsExpression);                                                  \
        QVERIFY2(complaintsFound.isEmpty(), qPrintable(complaintsFound.join(QStringLiteral("\n   "))));              \
    } while (false)

/// A window somebody might arrive at on one axis, and whether it can be shown.
struct Zoom {
    std::string name;
    Interval window;
    bool usable;
};

std::vector<Zoom> zooms(const Axis &axis) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    const auto [lower, upper] = Interval(axis.range);
    const double width = axis.range.width();
    std::vector<Zoom> all{{"nothing left", {lower, lower}, false},
                          {"reversed", {upper, lower}, false},
                          {"nan", {nan, upper}, false},
                          {"endless", {lower, infinity}, false},
                          {"around the middle", {lower + 0.45 * width, lower + 0.55 * width}, true},
                          {"very close", {lower + 0.4 * width, lower + 0.4 * width + 1e-7 * width}, true}};
    if (axis.scale == Scale::Log) {
        all.push_back({"log, reaching zero", {0, upper}, false});
        all.push_back({"log, from below zero", {-1, upper}, false});
        all.push_back({"log, far out", {lower * 1e-6, upper * 1e6}, true});
        all.push_back({"log, beyond the right end", {upper * 10, upper * 1000}, true});
        all.push_back({"log, beyond the left end", {lower * 1e-6, lower * 0.1}, true});
    } else {
        all.push_back({"far out", {lower - 100 * width, upper + 100 * width}, true});
        all.push_back({"beyond the right end", {upper + 2 * width, upper + 3 * width}, true});
        all.push_back({"beyond the left end", {lower - 3 * width, lower - 2 * width}, true});
        all.push_back({"far beyond the right end", {upper + 1e30, upper + 2e30}, true});
        all.push_back({"far beyond the left end", {lower - 2e30, lower - 1e30}, true});
    }
    return all;
}

/// What is broken when one figure is looked at in one way. A window that isn't chosen is that of what is drawn, so
/// that it is known only where everything is.
QStringList viewComplaints(const ExplorerSpec &explorer, Request request, const std::string &figure, const View &view,
                           const std::optional<Interval> &expectedX, const std::optional<Interval> &expectedY,
                           bool chosen) {
    request.views = {{figure, view}};
    try {
        const Exploration exploration = frameOf(explorer, request);
        QStringList found = explorationComplaints(exploration, mayBeInfinite(explorer, request.parameters));
        for (const Figure &each : exploration.figures) {
            if (each.id != figure)
                continue;
            if (!chosen && exploration.refinable)
                continue;
            if (expectedX && !(each.x.range == *expectedX))
                found << QStringLiteral("the x window is [%1, %2]").arg(each.x.range.lower).arg(each.x.range.upper);
            if (expectedY && !(each.y.range == *expectedY))
                found << QStringLiteral("the y window is [%1, %2]").arg(each.y.range.lower).arg(each.y.range.upper);
        }
        return found;
    } catch (const std::exception &error) {
        return {QStringLiteral("throws: ") + QString::fromUtf8(error.what())};
    }
}

} // namespace

class TestExplorers : public QObject {
    Q_OBJECT

    static void addStateRows(std::vector<State> (*states)(const ExplorerSpec &)) {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<Parameters>("parameters");
        const std::size_t step = testing::longOr<std::size_t>(1, 16);
        for (const ExplorerSpec &explorer : explorerTable()) {
            const std::vector<State> all = states(explorer);
            for (std::size_t i = 0; i < all.size(); i += step)
                QTest::addRow("%s: %s", explorer.id.data(), all[i].name.c_str())
                    << QString::fromUtf8(explorer.id.data()) << all[i].parameters;
        }
    }

private slots:
    void tableIsWellFormed() {
        std::set<std::string_view> ids;
        for (const ExplorerSpec &explorer : explorerTable()) {
            QVERIFY(ids.insert(explorer.id).second);
            QCOMPARE(findExplorer(explorer.id), &explorer);
            QVERIFY(!explorer.title.empty() && explorer.question.ends_with('?'));
            QVERIFY(!explorer.parameters.empty());
            std::set<ParameterId> shown;
            for (const ParameterUse &use : explorer.parameters) {
                QVERIFY(shown.insert(use.id).second);
                if (isNumber(use) && (use.id == Ones || use.id == Outcome || use.id == Samples))
                    QVERIFY2(shown.contains(Population), "n must come before what depends on it");
                if (use.id == Distance)
                    QVERIFY2(shown.contains(Bits), "L must come before what depends on it");
            }
        }
        QVERIFY(!findExplorer("no-such-explorer"));
        QVERIFY(!findExplorer(""));
    }

    void everyParameterAtItsEnds_data() { addStateRows(singleStates); }
    void everyParameterAtItsEnds() {
        QFETCH(QString, explorer);
        QFETCH(Parameters, parameters);
        VERIFY_NO(stateComplaints(explorerOf(explorer), parameters));
    }

    void everyPreset_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<Parameters>("parameters");
        for (const Preset &preset : testing::oneIn(2, presetTable()))
            QTest::addRow("%s: %s", preset.explorer.data(), preset.id.data())
                << QString::fromUtf8(preset.explorer.data()) << presetParameters(preset);
    }
    void everyPreset() {
        QFETCH(QString, explorer);
        QFETCH(Parameters, parameters);
        VERIFY_NO(stateComplaints(explorerOf(explorer), parameters));
    }

    void everyCorner_data() { addStateRows(cornerStates); }
    void everyCorner() {
        QFETCH(QString, explorer);
        QFETCH(Parameters, parameters);
        const ExplorerSpec &spec = explorerOf(explorer);
        QVERIFY(validate(parameters, spec.usesAt(parameters)).empty());
        VERIFY_NO(stateComplaints(spec, parameters));
    }

    void everyDataSource_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<Parameters>("parameters");
        for (const ExplorerSpec &explorer : explorerTable()) {
            if (!explorer.usesData)
                continue;
            for (const DataSource &source : dataSources()) {
                const State start{"", explorer.fit(Parameters{}.withData(source))};
                std::vector<State> states{start};
                for (const ParameterUse &use : explorer.usesAt(start.parameters))
                    if (!start.parameters.fixedByData(use.id) && isNumber(use))
                        for (const double value : sliderEnds(use, start.parameters))
                            states.push_back(changed(explorer, start, with(start, use, value)));
                const std::size_t step = testing::longOr<std::size_t>(1, 10);
                for (std::size_t i = 0; i < states.size(); i += step)
                    QTest::addRow("%s: kind %d %s%s", explorer.id.data(), static_cast<int>(source.kind),
                                  source.id.c_str(), states[i].name.c_str())
                        << QString::fromUtf8(explorer.id.data()) << states[i].parameters;
            }
        }
    }
    void everyDataSource() {
        QFETCH(QString, explorer);
        QFETCH(Parameters, parameters);
        VERIFY_NO(stateComplaints(explorerOf(explorer), parameters));
    }

    void everyView_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<Parameters>("parameters");
        std::size_t turn = 0;
        for (const ExplorerSpec &explorer : testing::oneIn(2, explorerTable())) {
            std::vector<State> states{{"defaults", explorer.fit(Parameters{})}};
            for (const double n : {1.0, 1e9})
                if (const ParameterUse *use = explorer.parameter(Population))
                    states.push_back(changed(explorer, states.front(), with(states.front(), *use, n)));
            for (const double q : {0.0, 1e-6, 0.5})
                if (const ParameterUse *use = explorer.parameter(LieProbability);
                    use && rangeOf(*use, states.front().parameters).contains(q))
                    states.push_back(with(states.front(), *use, q));
            if (!testing::longRun() && states.size() > 2)
                states = {states[turn++ % 2 * 2]}; // the defaults, or a billion people or no lies
            for (const State &state : states)
                QTest::addRow("%s: %s", explorer.id.data(), state.name.c_str())
                    << QString::fromUtf8(explorer.id.data()) << state.parameters;
        }
    }
    void everyView() {
        QFETCH(QString, explorer);
        QFETCH(Parameters, parameters);
        const ExplorerSpec &spec = explorerOf(explorer);
        const Request request = requestFor(parameters);
        QStringList found;
        std::set<std::string> looked;
        // The part takes every seventh zoom, over all figures together: each kind has its turn.
        auto taken = [turn = 0]() mutable { return turn++ % testing::longOr(1, 7) == 0; };
        const auto look = [&](const std::string &figure, const std::string &name, const View &view,
                              const std::optional<Interval> &x, const std::optional<Interval> &y, bool chosen) {
            for (const QString &complaint : viewComplaints(spec, request, figure, view, x, y, chosen))
                found << QString::fromStdString(figure + ", " + name + ": ") + complaint;
        };
        const Exploration usual = frameOf(spec, request);
        for (const std::string &id : idsOf(usual))
            for (const auto xScale :
                 {std::optional<Scale>{}, std::optional{Scale::Linear}, std::optional{Scale::Log}})
                for (const auto yScale :
                     {std::optional<Scale>{}, std::optional{Scale::Linear}, std::optional{Scale::Log}}) {
                    const Figure &own = figureOf(usual, id.c_str());
                    if (!testing::longRun() && ((xScale && !own.x.scaleChoice) || (yScale && !own.y.scaleChoice)))
                        continue;
                    const View scales{.x = {}, .y = {}, .xScale = xScale, .yScale = yScale};
                    Request plain = request;
                    plain.views = {{id, scales}};
                    const Exploration exploration = frameOf(spec, plain);
                    const Figure &figure = figureOf(exploration, id.c_str());
                    const std::string name = std::string(figure.x.scale == Scale::Log ? "log x " : "linear x ") +
                                             (figure.y.scale == Scale::Log ? "log y " : "linear y ");
                    if (figure.x.scaleChoice && xScale && figure.x.scale != *xScale)
                        found << QString::fromStdString(id + ": x does not take the scale");
                    if (figure.y.scaleChoice && yScale && figure.y.scale != *yScale)
                        found << QString::fromStdString(id + ": y does not take the scale");
                    look(id, name, scales, {}, {}, true);
                    if (!looked.insert(id + name).second)
                        continue; // the same axes as before
                    for (const Zoom &zoom : zooms(figure.x)) {
                        if (!taken() || (!zoom.usable && exploration.refinable))
                            continue;
                        View view = scales;
                        view.x = zoom.window;
                        look(id, name + "x " + zoom.name, view, zoom.usable ? zoom.window : figure.x.range, {},
                             zoom.usable);
                    }
                    for (const Zoom &zoom : zooms(figure.y)) {
                        if (!taken() || (!zoom.usable && exploration.refinable))
                            continue;
                        View view = scales;
                        view.y = zoom.window;
                        look(id, name + "y " + zoom.name, view, {}, zoom.usable ? zoom.window : figure.y.range,
                             zoom.usable);
                    }
                }
        VERIFY_NO(found);
    }

    void sameRequestSameAnswer_data() {
        addStateRows([](const ExplorerSpec &explorer) {
            std::vector<State> states = singleStates(explorer);
            states.resize(std::min<std::size_t>(states.size(), 6));
            return states;
        });
    }
    void sameRequestSameAnswer() {
        QFETCH(QString, explorer);
        QFETCH(Parameters, parameters);
        const ExplorerSpec &spec = explorerOf(explorer);
        const Request request = requestFor(parameters, 60);
        for (const std::size_t values : {20, 200}) {
            const std::string first = Fingerprint::of(Passes(spec, request).next(values));
            (void)Passes(spec, requestFor(spec.fit({}))).next(values); // whatever was asked in between
            QVERIFY(Fingerprint::of(Passes(spec, request).next(values)) == first);
        }
    }

    // What a stopped explorer hands back is marked.
    void stoppedIsMarked_data() { addStateRows(singleStates); }
    void stoppedIsMarked() {
        QFETCH(QString, explorer);
        QFETCH(Parameters, parameters);
        const ExplorerSpec &spec = explorerOf(explorer);
        std::stop_source stop;
        stop.request_stop();
        Budget budget(stop.get_token());
        QVERIFY(!explored(spec, requestFor(parameters), budget).complete);
    }

    void mapsHaveAtMostTheCellsAskedFor() {
        for (const ExplorerSpec &explorer : explorerTable())
            for (const double n : {1.0, 3.0, 200.0, 1e9}) {
                Request request = requestFor(explorer.fit(Parameters{}.with(Population, n)), 37);
                request.rows = 23;
                const Exploration exploration = Passes(explorer, request).within(std::chrono::milliseconds(60));
                for (const Figure &figure : exploration.figures)
                    for (const Layer &layer : figure.layers)
                        if (const auto *map = std::get_if<HeatMap>(&layer)) {
                            QVERIFY(map->xs.size() <= 37 && map->ys.size() <= 23);
                            QVERIFY(map->xEdges.lower < map->xEdges.upper && map->yEdges.lower < map->yEdges.upper);
                        }
            }
    }

    void randomizedResponseOfTwoCoins() {
        const ExplorerSpec &spec = explorerOf(QStringLiteral("randomized-response"));
        const Parameters p = Parameters{}.with(LieProbability, 0.25).with(Prior, 0.3);
        const Exploration answer = explore(spec, {.parameters = p});
        VERIFY_CLOSE(readoutOf(answer, "privacy parameter <i>ε</i>"), std::log(3.0), 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "change of the odds, <i>e</i><sup><i>ε</i></sup>"), 3.0, 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "P(truly yes, given the answer yes)"), 0.5625, 1e-15); // 0.225/(0.225 + 0.175)
        VERIFY_CLOSE(readoutOf(answer, "P(truly yes, given the answer no)"), 0.125, 1e-15);   // 0.075/(0.075 + 0.525)
        // Randomized response attains what any answer may do.
        VERIFY_CLOSE(readoutOf(answer, "lowest belief any answer can lead to"), 0.125, 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "highest belief any answer can lead to"), 0.5625, 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "attacker's advantage"), 0.5, 1e-15);
        QVERIFY(
            reading(answer.sentence)
                .find("at most <b>3</b>: a <b>30 %</b> belief in a true yes becomes <b>56.25 %</b> after “yes” and "
                      "<b>12.5 %</b> after “no”") != std::string::npos);
        const auto &yes = layerOf<Bars>(figureOf(answer, "probabilities"), "says yes");
        QCOMPARE(yes.y, (std::vector<double>{0.25, 0.75}));
    }

    void randomizedResponseAtBothEnds() {
        const ExplorerSpec &spec = explorerOf(QStringLiteral("randomized-response"));
        const Exploration honest = explore(spec, {.parameters = Parameters{}.with(LieProbability, 0)});
        QVERIFY(std::isinf(readoutOf(honest, "privacy parameter <i>ε</i>")));
        QCOMPARE(readoutOf(honest, "lowest belief any answer can lead to"), 0.0);
        QCOMPARE(readoutOf(honest, "highest belief any answer can lead to"), 1.0);
        QCOMPARE(readoutOf(honest, "attacker's advantage"), 1.0);
        const Exploration blind = explore(spec, {.parameters = Parameters{}.with(LieProbability, 0.5)});
        QCOMPARE(readoutOf(blind, "privacy parameter <i>ε</i>"), 0.0);
        QCOMPARE(readoutOf(blind, "lowest belief any answer can lead to"), 0.3);
        QCOMPARE(readoutOf(blind, "highest belief any answer can lead to"), 0.3);
        // No test beats guessing there: the curve is the diagonal.
        const auto &curve = layerOf<Curve>(figureOf(blind, "trade-off"), "with this q");
        for (std::size_t i = 0; i < curve.x.size(); ++i)
            QVERIFY(std::fabs(curve.y[i] - (1 - curve.x[i])) < 1e-15);
    }

    void accuracyIsThatOfTheFormulas() {
        const Exploration answer = explore(explorerOf(QStringLiteral("accuracy")), {});
        VERIFY_CLOSE(readoutOf(answer, "error, exact"), accuracyExact(0.25, 200, 60, 0.05), 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "error, Hoeffding"), accuracyHoeffding(0.25, 200, 0.05), 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "P(error ≥ <i>α</i>), exact"), failureExact(0.25, 200, 60, 0.1), 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "people, Hoeffding"), requiredNHoeffding(0.25, 0.1, 0.05), 0);
        // The two ends of the saw are told apart.
        const RequiredPeople people = requiredPeopleExact(0.25, 0.3, 0.1, 0.05);
        QVERIFY(people.first < people.fromOn);
        QCOMPARE(readoutOf(answer, "<i>n</i> from which on the error is below <i>α</i>, exact"), people.fromOn);
        QCOMPARE(readoutOf(answer, "least <i>n</i> with an error below <i>α</i>, exact"), people.first);
        const Figure &error = figureOf(answer, "error");
        for (const AccuracyMethod &method : accuracyMethods())
            QVERIFY(!layerOf<Curve>(error, method.title.data()).x.empty());
        const auto &hoeffding = layerOf<Curve>(error, "Hoeffding");
        for (std::size_t i = 0; i < hoeffding.x.size(); ++i)
            VERIFY_CLOSE(hoeffding.y[i], accuracyHoeffding(0.25, std::llround(hoeffding.x[i]), 0.05), 0);
    }

    // How often π̂ ± α has the true share, by the definition: the probabilities of all the counts that do.
    void accuracyCoversAsOftenAsItSays_data() {
        QTest::addColumn<double>("q");
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("ones");
        for (const double q : {0.1, 0.25, 0.4})
            for (const int n : {1, 7, 40, 300})
                QTest::addRow("q=%g n=%d", q, n) << q << n << n / 3;
    }
    void accuracyCoversAsOftenAsItSays() {
        QFETCH(double, q);
        QFETCH(int, n);
        QFETCH(int, ones);
        const Parameters p = Parameters{}.with(LieProbability, q).with(Population, n).with(Ones, ones);
        const Exploration answer = explore(explorerOf(QStringLiteral("accuracy")), {.parameters = p});
        const double truth = static_cast<double>(ones) / n;
        for (const AccuracyMethod &method : accuracyMethods()) {
            const char *name = method.title.data();
            const double alpha = readoutOf(answer, (std::string("error, ") + name).c_str());
            double covered = 0;
            for (int s = 0; s <= n; ++s)
                if (std::fabs((static_cast<double>(s) / n - q) / (1 - 2 * q) - truth) <= alpha * (1 + 1e-10))
                    covered += countPmf({.n = n, .ones = ones, .q = q}, s);
            const double told = readoutOf(answer, (std::string("coverage, ") + name).c_str());
            VERIFY_CLOSE(told, covered, 1e-12);
            if (method.role != Role::Approximation)
                QCOMPARE_GE(told, 0.95 - 1e-12);
            const auto &curve = layerOf<Curve>(figureOf(answer, "coverage"), name);
            if (const auto at = std::ranges::find(curve.x, n); at != curve.x.end())
                VERIFY_CLOSE(curve.y[static_cast<std::size_t>(at - curve.x.begin())], told, 1e-15);
        }
    }

    // The people that every method asks for, those of the count's own distribution too.
    void accuracyAsksForEnoughPeople() {
        const Parameters p = Parameters{}.with(Alpha, 0.1).with(Beta, 0.05);
        const Exploration answer = explore(explorerOf(QStringLiteral("accuracy")), {.parameters = p});
        const Figure &required = figureOf(answer, "required");
        const auto &exact = layerOf<Curve>(required, "exact");
        QVERIFY(exact.x.size() > 15);
        for (std::size_t i = 0; i < exact.x.size(); i += 6)
            VERIFY_CLOSE(exact.y[i], requiredPeopleExact(lieProbability(exact.x[i]), 0.3, 0.1, 0.05).fromOn, 0);
        const auto &chernoff = layerOf<Curve>(required, "Chernoff");
        QVERIFY(chernoff.x.size() > 30);
        for (std::size_t i = 0; i < chernoff.x.size(); i += 10)
            VERIFY_CLOSE(chernoff.y[i], requiredPeopleChernoff(lieProbability(chernoff.x[i]), 0.3, 0.1, 0.05).fromOn,
                         0);
        const auto &normal = layerOf<Curve>(required, "normal");
        QCOMPARE(normal.role, Role::Approximation);
        for (std::size_t i = 0; i < normal.x.size(); i += 20)
            VERIFY_CLOSE(normal.y[i], requiredNNormal(lieProbability(normal.x[i]), 0.1, 0.05), 0);
        VERIFY_CLOSE(readoutOf(answer, "people, normal"), requiredNNormal(0.25, 0.1, 0.05), 0);
    }

    // With two people no q lets Hoeffding's bound certify 0.1: that is said, not plotted as a number.
    void accuracySaysWhyThereIsNoNumber() {
        const Exploration answer = explore(explorerOf(QStringLiteral("accuracy")),
                                           {.parameters = Parameters{}.with(Population, 2).with(Ones, 1)});
        const Readout &needed = readoutNamed(answer, "<i>ε</i> needed, Hoeffding");
        QVERIFY(!needed.missing.empty());
        QVERIFY(!needed.help.empty());
    }

    // What the sentence says of the shuffled count, recomputed: δ is not the probability of a larger privacy loss.
    void anonymitySaysWhatTheCountIs() {
        const ExplorerSpec &spec = explorerOf(QStringLiteral("anonymity"));
        const Parameters p =
            spec.fit(Parameters{}.with(LieProbability, 0.25).with(Population, 200).with(Delta, 1e-6));
        const Exploration answer = explore(spec, {.parameters = p});
        const std::string said = reading(answer.sentence);
        QVERIFY2(said.find("(<b>0.3603</b>, <b>10⁻⁶</b>)-differentially private") != std::string::npos, said.c_str());
        QVERIFY(said.find("exceed") == std::string::npos && said.find("probability") == std::string::npos);
        // 0.361 holds for every m, and what is shown with a digit less would not.
        double worst = 0;
        double larger = 0;
        for (std::int64_t m = 0; m < 200; ++m) {
            const CountModel model{.n = 200, .ones = m, .q = 0.25};
            for (const auto &[epsilon, into] : {std::pair{0.361, &worst}, std::pair{0.360, &larger}}) {
                const HockeyStick stick = hockeyStick(model, epsilon);
                *into = std::max({*into, stick.zero, stick.one});
            }
        }
        QVERIFY(worst <= 1e-6 && larger > 1e-6);
        // P[privacy loss > ε] at the worst m: 48 times δ [math: section 15].
        const double epsilon = readoutOf(answer, "<i>ε</i>, hardest <i>m</i>");
        const auto m = static_cast<std::int64_t>(readoutOf(answer, "<i>m</i> hardest for <i>ε</i>"));
        const CountModel model{.n = 200, .ones = m, .q = 0.25};
        double beyond = 0;
        double beyondReverse = 0;
        for (std::int64_t s = 0; s <= 200; ++s) {
            if (logPrivacyRatio(model, s) > epsilon)
                beyond += countPmf(model, s);
            if (-logPrivacyRatio(model, s) > epsilon)
                beyondReverse += countPmf({.n = 200, .ones = m + 1, .q = 0.25}, s);
        }
        // The ε meant is not the chosen one, and m not the hardest for this probability.
        const std::string name =
            "P(privacy loss > <i>ε</i> ≈ " + english(atMost(epsilon)) + ") at <i>m</i> = " + std::to_string(m);
        QCOMPARE(name, std::string("P(privacy loss > <i>ε</i> ≈ 0.3603) at <i>m</i> = 0"));
        const double shown = readoutOf(answer, name.c_str());
        QVERIFY(std::fabs(shown - beyond) < 1e-9 * beyond || std::fabs(shown - beyondReverse) < 1e-9 * beyondReverse);
        VERIFY_CLOSE(shown, 4.8e-5, 2e-2);
    }

    // Who reads a figure's numbers looks for the row of the marker: what has a place of its own there says so.
    void curvesHaveAPointAtTheMarker() {
        const Parameters odd = Parameters{}
                                   .with(LieProbability, 0.23457)
                                   .with(Population, 2173)
                                   .with(Ones, 613)
                                   .with(Epsilon, 0.43217)
                                   .with(Alpha, 0.03217)
                                   .with(Samples, 457)
                                   .with(Answers, 127)
                                   .with(YesAnswers, 37);
        // Others have their places where they bend; searched ones are dear.
        const std::map<std::string, std::set<std::string>> figures{
            {"randomized-response", {"epsilon", "ends"}},
            {"plan", {"epsilon"}},
            {"accuracy", {"error", "failure", "coverage", "spread"}},
            {"mechanisms", {"epsilon", "relative", "categories"}},
            {"repeated", {"rounds", "slack", "majority", "belief"}},
            {"survey", {"power", "groups"}},
            {"anonymity", {"epsilon"}},
            {"trust", {"people", "epsilon", "price"}}};
        const std::set<std::string> dear{"shuffled", "fresh, shuffled", "shuffled each round", "exact"};
        int seen = 0;
        for (const auto &[explorer, ids] : figures) {
            const ExplorerSpec &which = explorerOf(QString::fromStdString(explorer));
            const bool searches = explorer == "trust" || explorer == "repeated" || explorer == "anonymity";
            for (const Figure &figure : explore(which, {.parameters = which.fit(odd)}).figures)
                for (const Layer &layer : figure.layers) {
                    const auto *marker = std::get_if<Marker>(&layer);
                    if (!ids.contains(figure.id) || !marker || !marker->chosen ||
                        marker->direction != Marker::Direction::Vertical || !marker->parameter)
                        continue;
                    for (const Layer &other : figure.layers)
                        if (const auto *curve = std::get_if<Curve>(&other);
                            curve && curve->x.size() > 4 && !curve->stale && curve->x.front() < marker->value &&
                            marker->value < curve->x.back() && !(searches && dear.contains(english(curve->label)))) {
                            QVERIFY2(std::ranges::find(curve->x, marker->value) != curve->x.end(),
                                     (explorer + " " + figure.id + " " + english(curve->label)).c_str());
                            ++seen;
                        }
                }
        }
        QVERIFY(seen > 30);
    }

    // "In at least 95 % of repetitions the estimate is within ±12 points", recomputed: at most is rounded up.
    void accuracySaysHowNearAndHowOften() {
        const Exploration answer = explore(explorerOf(QStringLiteral("accuracy")), {});
        const std::string said = reading(answer.sentence);
        QVERIFY2(said.find("in at least <b>95 %</b> of repetitions the estimate is within ±<b>12</b> points of the "
                           "truth; Hoeffding guarantees ±<b>19.3</b>") != std::string::npos,
                 said.c_str());
        QVERIFY(failureExact(0.25, 200, 60, 0.12 * (1 + 1e-9)) <= 0.05);
        QVERIFY(failureHoeffding(0.25, 200, 0.193) <= 0.05 && failureHoeffding(0.25, 200, 0.192) > 0.05);
        const Exploration one = explore(explorerOf(QStringLiteral("accuracy")),
                                        {.parameters = Parameters{}.with(Population, 1).with(Ones, 1)});
        QVERIFY(reading(one.sentence).starts_with("With <b>1</b> person and"));
    }

    void countsOfTwoHundred() {
        const Parameters p = Parameters{}
                                 .with(LieProbability, 0.25)
                                 .with(Population, 200)
                                 .with(Ones, 60)
                                 .with(Outcome, 84)
                                 .with(Beta, 0.05)
                                 .with(Level, 0.9);
        const Exploration answer = explore(explorerOf(QStringLiteral("counts")), {.parameters = p});
        const CountModel model{.n = 200, .ones = 60, .q = 0.25};
        const CountModel oneMore{.n = 200, .ones = 61, .q = 0.25};
        const CountModel none{.n = 200, .ones = 0, .q = 0.25};
        VERIFY_CLOSE(readoutOf(answer, "mean"), 80.0, 0);
        VERIFY_CLOSE(readoutOf(answer, "standard deviation"), std::sqrt(37.5), 1e-15);
        QCOMPARE(readoutOf(answer, "likely count, from"), static_cast<double>(countQuantile(model, 0.025)));
        QCOMPARE(readoutOf(answer, "likely count, to"), static_cast<double>(countQuantile(model, 0.975)));
        QCOMPARE(readoutOf(answer, "quantile at level 0.9"), static_cast<double>(countQuantile(model, 0.9)));
        double inside = 0;
        for (std::int64_t s = countQuantile(model, 0.025); s <= countQuantile(model, 0.975); ++s)
            inside += countPmf(model, s);
        VERIFY_CLOSE(readoutOf(answer, "P(likely count)"), inside, 1e-12);
        QVERIFY(reading(answer.sentence).find("between <b>68</b> and <b>92</b>") != std::string::npos);
        VERIFY_CLOSE(readoutOf(answer, "P(<i>A</i> = 84)"), countPmf(model, 84), 1e-13);
        VERIFY_CLOSE(readoutOf(answer, "P(<i>A</i> ≤ 84)") + readoutOf(answer, "P(<i>A</i> ≥ 84)"),
                     1 + countPmf(model, 84), 1e-13);

        const Figure &pmf = figureOf(answer, "pmf");
        const auto &bars = layerOf<Bars>(pmf, "m = 60");
        for (std::size_t i = 0; i < bars.x.size(); ++i)
            VERIFY_CLOSE(bars.y[i], countPmf(model, std::llround(bars.x[i])), 1e-13);
        // The difference of the two [KR2, (3.2) and (3.3)]: (p − q)(P[A₁₉₉(60) = s − 1] − P[A₁₉₉(60) = s]).
        const auto &change = layerOf<Curve>(figureOf(answer, "change"), "m + 1 = 61 less m = 60");
        QCOMPARE(change.x, bars.x);
        const CountModel others{.n = 199, .ones = 60, .q = 0.25};
        for (std::size_t i = 0; i < change.x.size(); ++i) {
            const std::int64_t s = std::llround(change.x[i]);
            const double expected = 0.5 * (countPmf(others, s - 1) - countPmf(others, s));
            QVERIFY(std::fabs(change.y[i] - expected) < 1e-12 * countPmf(others, s));
            QVERIFY(std::fabs(change.y[i] - (countPmf(oneMore, s) - countPmf(model, s))) < 1e-15);
        }
        // A cdf has two points at each outcome but the first: before and behind its step.
        const Figure &cdf = figureOf(answer, "cdf");
        for (const auto &[label, of] : {std::pair{"m = 60", model}, std::pair{"m + 1 = 61", oneMore}}) {
            const auto &steps = layerOf<Curve>(cdf, label);
            QVERIFY(steps.x.size() > 61);
            for (std::size_t i = 1; i < steps.x.size(); ++i) {
                const std::int64_t s = std::llround(steps.x[i]) - (i % 2);
                VERIFY_CLOSE(steps.y[i], countCdf(of, s), 1e-9);
            }
        }
        // 60 (p − q) = 30 outcomes to the right.
        const auto &error = layerOf<Curve>(figureOf(answer, "shift"), "difference");
        double largest = 0;
        for (std::size_t i = 0; i < error.x.size(); ++i) {
            const std::int64_t s = std::llround(error.x[i]);
            const double expected = countCdf(none, s - 30) - countCdf(model, s);
            QVERIFY(std::fabs(error.y[i] - expected) < 1e-14);
            largest = std::max(largest, std::fabs(expected));
        }
        VERIFY_CLOSE(readoutOf(answer, "largest error of the shift"), largest, 1e-10);
    }

    // What the picture of the confidence set shows: the m whose quantiles enclose the outcome.
    void countsReadBackwards() {
        const Parameters p = Parameters{}.with(Outcome, 90).with(Beta, 0.1);
        const Exploration answer = explore(explorerOf(QStringLiteral("counts")), {.parameters = p});
        const double from = readoutOf(answer, "<i>m</i> given <i>s</i> = 90, from");
        const double to = readoutOf(answer, "<i>m</i> given <i>s</i> = 90, to");
        for (std::int64_t m = 0; m <= 200; ++m) {
            const CountModel model{.n = 200, .ones = m, .q = 0.25};
            const bool enclosed = countQuantile(model, 0.05) <= 90 && 90 <= countQuantile(model, 0.95);
            QCOMPARE(from <= static_cast<double>(m) && static_cast<double>(m) <= to, enclosed);
        }
        const Figure &figure = figureOf(answer, "confidence");
        QCOMPARE(layerOf<Points>(figure, "90 % confidence set for m, given s").x, (std::vector<double>{from, to}));
        const auto &lower = layerOf<Curve>(figure, "β/2");
        for (std::size_t i = 0; i < lower.x.size(); ++i)
            QCOMPARE(lower.y[i], static_cast<double>(
                                     countQuantile({.n = 200, .ones = std::llround(lower.x[i]), .q = 0.25}, 0.05)));
        // An outcome that contradicts every m: that is said, not given as a number.
        const Exploration none = explore(explorerOf(QStringLiteral("counts")), {.parameters = p.with(Outcome, 3)});
        QVERIFY(!readoutNamed(none, "<i>m</i> given <i>s</i> = 3, from").missing.empty());
        QVERIFY(!figureOf(none, "confidence").note.empty());
        QVERIFY(reading(none.sentence).find("surprise") != std::string::npos);
    }

    // On a log axis every probability down to 1e-300, and no other; at the cost of the pixels.
    void countsReachTheTails_data() {
        QTest::addColumn<double>("n");
        for (const double n : {1.0, 3.0, 200.0, 5000.0, 1e6, 1e9})
            QTest::addRow("%g", n) << n;
    }
    void countsReachTheTails() {
        QFETCH(double, n);
        const ExplorerSpec &spec = explorerOf(QStringLiteral("counts"));
        Request request = requestFor(spec.fit(Parameters{}.with(Population, n)));
        request.views = {{"pmf", View{.x = {}, .y = {}, .xScale = {}, .yScale = Scale::Log}}};
        const Exploration answer = explore(spec, request);
        const std::int64_t m = request.parameters.integer(Ones);
        const CountModel model{.n = request.parameters.integer(Population), .ones = m, .q = 0.25};
        const Figure &pmf = figureOf(answer, "pmf");
        std::vector<double> x;
        std::vector<double> y;
        for (const Layer &layer : pmf.layers)
            std::visit(
                [&](const auto &each) {
                    if constexpr (requires {
                                      each.y.size();
                                      each.x.size();
                                      each.label;
                                  })
                        if (reading(each.label) == "m = " + std::to_string(m)) {
                            x = each.x;
                            y = each.y;
                        }
                },
                layer);
        QVERIFY(!x.empty() && x.size() < 700);
        for (std::size_t i = 0; i < x.size(); ++i) {
            const double logarithm = logCountPmf(model, std::llround(x[i]));
            QVERIFY(std::fabs(std::log(y[i]) - logarithm) < 1e-12 * (1 + std::fabs(logarithm)));
        }
        const double end = n * 0.25 * 0.75 > 1e5 ? 1e-290 : *std::ranges::max_element(y);
        QVERIFY(y.front() <= end && y.back() <= end);
        QVERIFY(std::ranges::min(y) >= 1e-300);
    }

    // A peak much narrower than a pixel is still there.
    void countsKeepTheirPeakFromAfar() {
        const ExplorerSpec &spec = explorerOf(QStringLiteral("counts"));
        Request request = requestFor(spec.fit(Parameters{}.with(Population, 1e9)));
        request.views = {{"pmf", View{.x = Interval{-1, 1e9}, .y = {}, .xScale = {}, .yScale = {}}}};
        const Exploration answer = explore(spec, request);
        const auto &curve = layerOf<Curve>(figureOf(answer, "pmf"), "m = 60");
        VERIFY_CLOSE(std::ranges::max(curve.y), countPmf({.n = 1'000'000'000, .ones = 60, .q = 0.25}, 250'000'030),
                     1e-2);
    }

    void privacyRatioOfTheMockup() {
        const Parameters p =
            Parameters{}.with(LieProbability, 0.25).with(Population, 200).with(Ones, 60).with(Outcome, 80);
        const Exploration answer = explore(explorerOf(QStringLiteral("privacy-ratio")), {.parameters = p});
        const CountModel model{.n = 200, .ones = 60, .q = 0.25};
        VERIFY_CLOSE(readoutOf(answer, "<i>ε</i>, one answer"), std::log(3.0), 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "pure <i>ε</i> after counting"), std::log(3.0), 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "<i>ℓ</i>(80; 60)"), logPrivacyRatio(model, 80), 1e-12);
        double likely = 0;
        for (std::int64_t s = countQuantile(model, 0.025); s <= countQuantile(model, 0.975); ++s)
            likely = std::max(likely, std::fabs(logPrivacyRatio(model, s)));
        VERIFY_CLOSE(readoutOf(answer, "largest likely |<i>ℓ</i>(<i>s</i>)|"), likely, 1e-12);
        double beyond = 0;
        double beyondReverse = 0;
        for (std::int64_t s = 0; s <= 200; ++s) {
            if (logPrivacyRatio(model, s) > 0.5)
                beyond += countPmf(model, s);
            if (-logPrivacyRatio(model, s) > 0.5)
                beyondReverse += countPmf({.n = 200, .ones = 61, .q = 0.25}, s);
        }
        VERIFY_CLOSE(readoutOf(answer, "P(privacy loss > 0.5) at <i>m</i>"), beyond, 1e-10);
        VERIFY_CLOSE(readoutOf(answer, "P(privacy loss > 0.5) at <i>m</i> + 1"), beyondReverse, 1e-10);

        const auto &map = layerOf<HeatMap>(figureOf(answer, "surface"), "privacy loss");
        QCOMPARE(map.xs.size(), std::size_t{201}); // every outcome
        QCOMPARE(map.ys.size(), std::size_t{200}); // every m that has a neighbour
        const auto at = [&](std::size_t s, std::size_t m) { return static_cast<double>(map.values[m * 201 + s]); };
        for (const std::size_t m : {std::size_t{0}, std::size_t{60}, std::size_t{199}}) {
            VERIFY_CLOSE(at(0, m), std::log(3.0), 1e-7); // floats
            VERIFY_CLOSE(at(200, m), -std::log(3.0), 1e-7);
        }
        VERIFY_CLOSE(at(80, 60), logPrivacyRatio(model, 80), 1e-7);
        VERIFY_CLOSE(map.colours.range.upper, std::log(3.0), 1e-15);
        VERIFY_CLOSE(map.colours.range.lower, -std::log(3.0), 1e-15);
        const auto &slice = layerOf<Curve>(figureOf(answer, "slice-outcome"), "ℓ(s; m)");
        QCOMPARE(slice.x.size(), std::size_t{201});
        VERIFY_CLOSE(slice.y[80], logPrivacyRatio(model, 80), 1e-12);
        const auto &lower = layerOf<Curve>(figureOf(answer, "surface"), "β/2 quantile");
        for (std::size_t i = 0; i < lower.y.size(); ++i)
            QCOMPARE(lower.x[i], static_cast<double>(
                                     countQuantile({.n = 200, .ones = std::llround(lower.y[i]), .q = 0.25}, 0.025)));
        const auto &one = layerOf<Curve>(figureOf(answer, "counts"), "m + 1 = 61");
        for (std::size_t i = 0; i < one.x.size(); ++i)
            VERIFY_CLOSE(one.y[i], countPmf({.n = 200, .ones = 61, .q = 0.25}, std::llround(one.x[i])), 1e-11);
    }

    // The quantile's line crosses the map, also where every m has the same one.
    void privacyRatioQuantilesGoFromEdgeToEdge() {
        for (const double q : {0.25, 0.4999, 0.5}) {
            const Exploration answer = explore(explorerOf(QStringLiteral("privacy-ratio")),
                                               {.parameters = Parameters{}.with(LieProbability, q)});
            for (const char *name : {"β/2 quantile", "1 − β/2 quantile"}) {
                const auto &line = layerOf<Curve>(figureOf(answer, "surface"), name);
                QCOMPARE(line.y.front(), 0.0);
                QCOMPARE(line.y.back(), 199.0);
                QVERIFY(std::ranges::is_sorted(line.y));
                QVERIFY(line.gaps && line.second == (name[0] == '1')); // no contour, and neither the other
            }
        }
    }

    void privacyRatioContoursLieOnTheirLevel() {
        const Exploration answer = explore(explorerOf(QStringLiteral("privacy-ratio")), {});
        std::set<double> levels;
        for (const Layer &layer : figureOf(answer, "surface").layers)
            if (const auto *contour = std::get_if<Contour>(&layer)) {
                QVERIFY2(levels.insert(contour->level).second, "the same level twice");
                QVERIFY(!contour->lines.empty());
                for (const Contour::Line &line : contour->lines)
                    for (std::size_t i = 0; i < line.x.size(); ++i) {
                        // Between the two nodes of the grid edge the surface passes the level.
                        const auto ratio = [&](double s, double m) {
                            return logPrivacyRatio({.n = 200, .ones = std::llround(m), .q = 0.25}, std::llround(s));
                        };
                        const double low = ratio(std::ceil(line.x[i] - 1e-9), std::floor(line.y[i] + 1e-9));
                        const double high = ratio(std::floor(line.x[i] + 1e-9), std::ceil(line.y[i] - 1e-9));
                        QVERIFY(low <= contour->level + 1e-6 && contour->level - 1e-6 <= high);
                    }
            }
        QVERIFY(levels.contains(0.5) && levels.contains(-0.5) && levels.contains(0.0));
    }

    // [math, section 5]: the database in which all agree isn't the worst.
    void anonymityOfTwenty() {
        const ExplorerSpec &spec = explorerOf(QStringLiteral("anonymity"));
        const Parameters p = spec.fit(Parameters{}
                                          .with(LieProbability, 0.25)
                                          .with(Population, 20)
                                          .with(Delta, 1e-3)
                                          .with(Epsilon, 0.7581)
                                          .with(Ones, 0));
        const Exploration answer = explore(spec, {.parameters = p});
        QVERIFY(!answer.refinable);
        VERIFY_CLOSE(readoutOf(answer, "<i>ε</i>, hardest <i>m</i>"), 0.7730, 5e-5);
        QCOMPARE(readoutOf(answer, "<i>m</i> hardest for <i>ε</i>"), 1.0);
        VERIFY_CLOSE(readoutOf(answer, "<i>δ</i> at <i>m</i> = 0"), 1e-3, 1e-3);
        QVERIFY(readoutOf(answer, "<i>δ</i>, hardest <i>m</i>") > 1e-3);
        QCOMPARE(readoutOf(answer, "<i>m</i> hardest for <i>δ</i>"), 1.0);
        VERIFY_CLOSE(readoutOf(answer, "<i>δ</i>, one answer"), 0.75 - 0.25 * std::exp(0.7581), 1e-14);
        VERIFY_CLOSE(readoutOf(answer, "<i>ε</i>, one answer"), std::log(3.0), 1e-15);
        // Every m is drawn, each as it is, and the second direction is the mirror image of the first.
        const Figure &worst = figureOf(answer, "worst");
        const auto &zero = layerOf<Curve>(worst, "m against m + 1");
        const auto &one = layerOf<Curve>(worst, "m + 1 against m");
        QCOMPARE(zero.x.size(), std::size_t{20});
        for (std::size_t m = 0; m < 20; ++m) {
            const HockeyStick stick = hockeyStick({.n = 20, .ones = static_cast<std::int64_t>(m), .q = 0.25}, 0.7581);
            VERIFY_CLOSE(zero.y[m], stick.zero, 0);
            VERIFY_CLOSE(one.y[m], zero.y[19 - m], 1e-10);
        }
        QCOMPARE(layerOf<Points>(worst, "largest").x, std::vector<double>{1});
    }

    void anonymityMeetsGoldenValues_data() {
        QTest::addColumn<double>("n");
        QTest::addColumn<double>("loss");
        // δ = 1e-6, q = 1/4
        QTest::newRow("10^3") << 1e3 << 0.142057673535;
        QTest::newRow("10^4") << 1e4 << 0.039883351177;
    }
    void anonymityMeetsGoldenValues() {
        QFETCH(double, n);
        QFETCH(double, loss);
        const ExplorerSpec &spec = explorerOf(QStringLiteral("anonymity"));
        const Exploration answer = explore(spec, {.parameters = spec.fit(Parameters{}.with(Population, n))});
        VERIFY_CLOSE(readoutOf(answer, "<i>ε</i>, hardest <i>m</i>"), loss, 1e-11);
        const auto &exact = layerOf<Curve>(figureOf(answer, "epsilon"), "exact");
        const auto at = std::ranges::find(exact.x, n);
        QVERIFY(at != exact.x.end());
        VERIFY_CLOSE(exact.y[static_cast<std::size_t>(at - exact.x.begin())], loss, 1e-11);
        const auto &delta = layerOf<Curve>(figureOf(answer, "delta"), "hardest m");
        for (std::size_t i = 0; i < delta.x.size(); i += 16)
            VERIFY_CLOSE(delta.y[i], shuffleDelta(static_cast<std::int64_t>(n), 0.25, delta.x[i]).delta, 0);
    }

    // A bound is drawn and told where its condition holds, and nowhere else.
    void anonymityAppliesBoundsWhereTheyHold() {
        const ExplorerSpec &spec = explorerOf(QStringLiteral("anonymity"));
        const Exploration few = frameOf(spec, requestFor(spec.fit(Parameters{})));
        for (const char *name :
             {"<i>ε</i>, Erlingsson et al. 2019", "<i>ε</i>, Balle et al. 2019", "<i>ε</i>, Feldman et al. 2021"}) {
            const Readout &found = readoutNamed(few, name);
            QCOMPARE(reading(found.missing), std::string("does not apply"));
            QVERIFY(!found.help.empty());
        }
        const Exploration many =
            frameOf(spec, requestFor(spec.fit(Parameters{}.with(Population, 1e5).with(LieProbability, 0.4))));
        VERIFY_CLOSE(readoutOf(many, "<i>ε</i>, Erlingsson et al. 2019"), *erlingsson2019(100'000, 0.4, 1e-6).epsilon,
                     0);
        VERIFY_CLOSE(readoutOf(many, "<i>ε</i>, Feldman et al. 2023"), *feldman2023(100'000, 0.4, 1e-6).epsilon, 0);
        const auto &curve = layerOf<Curve>(figureOf(many, "epsilon"), "Balle et al. 2019");
        QVERIFY(!curve.x.empty());
        for (std::size_t i = 0; i < curve.x.size(); ++i)
            VERIFY_CLOSE(curve.y[i], *balle2019(std::llround(curve.x[i]), 0.4, 1e-6).epsilon, 0);
    }

    // Beyond what can be tried: which m were, a value that is at least that of one of them, and one that none
    // exceeds.
    void anonymityOfManyIsBracketed() {
        const ExplorerSpec &spec = explorerOf(QStringLiteral("anonymity"));
        const Parameters p = spec.fit(Parameters{}.with(Population, 5e6).with(Epsilon, 0.0012));
        Request request = requestFor(p);
        request.views = {{"delta", View{.x = Interval{0.001, 0.0013}, .y = {}, .xScale = {}, .yScale = {}}},
                         {"epsilon", View{.x = Interval{4e6, 6e6}, .y = {}, .xScale = {}, .yScale = {}}}};
        const Exploration answer = explore(spec, request);
        const Readout &found = readoutNamed(answer, "<i>ε</i>, hardest <i>m</i>");
        QCOMPARE(found.direction, Direction::AtLeast);
        QVERIFY(reading(found.help).find("were tried") != std::string::npos);
        const double most = readoutOf(answer, "<i>ε</i>, no <i>m</i> has more");
        QVERIFY(found.value <= most && most < 1.01 * found.value);
        QVERIFY(readoutOf(answer, "<i>δ</i>, hardest <i>m</i>") <=
                readoutOf(answer, "<i>δ</i>, no <i>m</i> has more"));
        for (const char *id : {"epsilon", "delta"}) {
            const auto &some = layerOf<Curve>(figureOf(answer, id), "largest found");
            const auto &above = layerOf<Curve>(figureOf(answer, id), "upper bound");
            QCOMPARE(some.role, Role::Approximation);
            QCOMPARE(above.role, Role::Bound);
            QCOMPARE(some.x, above.x);
            for (std::size_t i = 0; i < some.x.size(); ++i)
                QVERIFY(some.y[i] <= above.y[i]);
        }
    }

    // However few points there was time for, they are where they are among all: to the last bit.
    void aPassOfFewValuesHasTheBitsOfAll_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &each : explorerTable())
            QTest::newRow(each.id.data())
                << QString::fromUtf8(each.id.data(), static_cast<qsizetype>(each.id.size()));
    }
    void aPassOfFewValuesHasTheBitsOfAll() {
        QFETCH(const QString, explorer);
        const ExplorerSpec &spec = explorerOf(explorer);
        const Request request = requestFor(spec.fit(Parameters{}), 60);
        const Exploration fine = explore(spec, request);
        for (const std::size_t values : {20, 40, 60, 100, 150, 250, 400}) {
            const Exploration coarse = Passes(spec, request).next(values);
            QCOMPARE(idsOf(coarse), idsOf(fine));
            for (std::size_t i = 0; i < coarse.figures.size(); ++i)
                QCOMPARE(disagreements(coarse.figures[i], fine.figures[i]), QStringList());
        }
    }

    // Each pass of the window has all of the one before, and the last has what an export has. A pass has time for
    // more values than are found at a bend, so that what is left becomes less.
    void anonymityRefines() {
        const ExplorerSpec &spec = explorerOf(QStringLiteral("anonymity"));
        const Request request = requestFor(spec.fit(Parameters{}));
        Passes passes(spec, request);
        std::size_t before = 0;
        double progress = -1;
        for (int pass = 0;; ++pass) {
            QVERIFY(pass < 100);
            const Exploration answer = passes.next(25);
            std::size_t points = 0;
            for (const Layer &layer : figureOf(answer, "epsilon").layers)
                if (const auto *curve = std::get_if<Curve>(&layer); curve && english(curve->label) == "exact")
                    points = curve->x.size();
            QVERIFY(points >= before);
            before = points;
            if (!answer.refinable) {
                QVERIFY(Fingerprint::of(answer) == Fingerprint::of(explore(spec, request)));
                break;
            }
            QVERIFY(answer.progress > progress && answer.progress < 1);
            progress = answer.progress;
        }
    }

    void bitVectorsAddUp() {
        const Parameters p = Parameters{}.with(LieProbability, 0.25).with(Bits, 8).with(Distance, 3);
        const Exploration answer = explore(explorerOf(QStringLiteral("bit-vectors")), {.parameters = p});
        VERIFY_CLOSE(readoutOf(answer, "<i>ε</i>, whole record"), 8 * std::log(3.0), 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "<i>ε</i>, one bit"), std::log(3.0), 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "P(report = truth)"), std::pow(0.75, 8), 1e-14);
        VERIFY_CLOSE(readoutOf(answer, "P[R(<i>x</i>) = <i>y</i>] at <i>d</i>"),
                     std::pow(0.75, 5) * std::pow(0.25, 3), 1e-14);
        VERIFY_CLOSE(readoutOf(answer, "P(<i>d</i> bits flipped)"), 56 * std::pow(0.75, 5) * std::pow(0.25, 3),
                     1e-14);
        VERIFY_CLOSE(epsilon(readoutOf(answer, "<i>q</i> for one bit's <i>ε</i>"), 8), std::log(3.0), 1e-14);
        const auto &bars = layerOf<Bars>(figureOf(answer, "distance"), "P[d bits flipped]");
        double total = 0;
        for (const double each : bars.y)
            total += each;
        VERIFY_CLOSE(total, 1.0, 1e-14);
    }

    // The worked example: Adult, sex by income, ε = 0.5.
    void samplingOfAdult() {
        const ExplorerSpec &spec = explorerOf(QStringLiteral("sampling"));
        const Parameters p = spec.fit(adultSexIncome().with(Epsilon, 0.5));
        const Exploration answer = explore(spec, {.parameters = p});
        const PramDesign design{.n = 32561, .epsilon = 0.5, .categories = 4};
        QCOMPARE(readoutOf(answer, "best <i>m</i>, Lin–Wang–Rane bound"), 7921.0);
        QCOMPARE(readoutOf(answer, "best <i>m</i>, exact RMS"), 4932.0);
        const double tight = readoutOf(answer, "best <i>m</i>, tight bound");
        QCOMPARE(tight, static_cast<double>(pramOptimalSamplesTight(design)));
        VERIFY_CLOSE(tight, 2 * 32561 * std::expm1(0.5) / 4, 1e-4);
        QVERIFY(reading(answer.sentence).find("<b>4932</b>") != std::string::npos);
        QVERIFY(reading(answer.sentence).find("7921") != std::string::npos);
        const double concentration =
            (9592.0 * 9592 + 15128.0 * 15128 + 1179.0 * 1179 + 6662.0 * 6662) / (32561.0 * 32561);
        VERIFY_CLOSE(readoutOf(answer, "collision probability <i>S</i>"), concentration, 1e-14);
        VERIFY_CLOSE(readoutOf(answer, "RMS error at its best <i>m</i>"), pramRmsError(design, 4932, concentration),
                     1e-14);
        // Who asks nobody is nearer only where hardly anything is told.
        VERIFY_CLOSE(readoutOf(answer, "error of equal shares"), std::sqrt(concentration - 0.25), 1e-14);
        const auto warns = [](const Exploration &of) {
            return reading(of.sentence).find("asking nobody") != std::string::npos;
        };
        QVERIFY(!warns(answer));
        for (const double loss : {1e-4, 1e-3, 1e-2, 0.1}) {
            const Exploration strict = explore(spec, {.parameters = p.with(Epsilon, loss)});
            QCOMPARE(warns(strict), readoutOf(strict, "RMS error at its best <i>m</i>") >
                                        readoutOf(strict, "error of equal shares"));
        }
        QVERIFY(warns(explore(spec, {.parameters = p.with(Epsilon, 1e-4)})));
        // Each optimum is drawn, from left to right, and the curve is nowhere lower.
        const Figure &error = figureOf(answer, "error");
        const auto &exact = layerOf<Curve>(error, "exact RMS");
        const struct {
            const char *dot;
            const char *curve;
            double samples;
        } optima[]{{"optimum, exact RMS", "exact RMS", 4932},
                   {"optimum by the Lin–Wang–Rane bound", "Lin–Wang–Rane bound", 7921},
                   {"optimum by the tight bound", "tight bound", tight}};
        for (const auto &[dot, curve, samples] : optima) {
            const auto &optimum = layerOf<Points>(error, dot);
            QCOMPARE(optimum.x, std::vector<double>{samples});
            QCOMPARE(optimum.colour, layerOf<Curve>(error, curve).colour);
            for (const double each : layerOf<Curve>(error, curve).y)
                QVERIFY(each >= optimum.y[0]);
        }
        // What is gained lies between the error of all records and the exact one.
        const double unsampled = pramRmsError(design, 32561, concentration);
        const auto &gain = layerOf<Band>(error, "gain of sampling");
        std::map<double, double> gained;
        for (std::size_t i = 0; i < gain.x.size(); ++i) {
            QCOMPARE(gain.upper[i], unsampled);
            gained[gain.x[i]] = gain.lower[i];
        }
        for (std::size_t i = 0; i < exact.x.size(); ++i) {
            QCOMPARE(gained.contains(exact.x[i]), exact.y[i] <= unsampled); // of no height where they are equal
            if (gained.contains(exact.x[i]))
                QCOMPARE(gained[exact.x[i]], exact.y[i]);
        }
    }
};

HALFTRUTH_TEST(TestExplorers)

#include "tst_explorers.moc"
