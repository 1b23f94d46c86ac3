#include "tests/core/explorers/exploration_checks.h"
#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/changed.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/passes.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/math/accuracy/accuracy_inverse.h"
#include "core/math/domain/stopped.h"
#include "core/methods/accuracy_methods.h"
#include "core/scenario/presets.h"
#include "core/scenario/scenario.h"
#include "core/scenario/starting_targets.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <set>
#include <string>
#include <vector>

using namespace halftruth;
using enum ParameterId;

Q_DECLARE_METATYPE(Solving)

namespace {

struct State {
    std::string name;
    Parameters parameters;
};

/// The defaults and every choice among them, and each number that matters at both ends of its slider.
std::vector<State> statesOf(const ExplorerSpec &explorer, const Solving &solving) {
    const Parameters defaults = explorer.fit({});
    std::vector<State> states{{"defaults", defaults}};
    const auto add = [&](const Parameters &start, const ParameterUse &use, double value) {
        const Parameters changed = ::changed(explorer, start, start.with(use.id, value));
        states.push_back({std::string(spec(use.id).name) + "=" + valueText(use, changed), changed});
    };
    for (const ParameterUse &use : usesAt(explorer, defaults, solving)) {
        if (use.valueKind() == ValueKind::Choice && use.id == SurveyKind)
            for (const int place : choicesOf(use))
                add(defaults, use, place);
        if (use.valueKind() != ValueKind::Number || use.id == solving.unknown)
            continue;
        const SliderSpan span = sliderSpan(use, defaults);
        add(defaults, use, span.lower);
        add(defaults, use, span.upper);
    }
    return states;
}

/// Every choice of every explorer that can be made in some of its designs.
std::vector<Solving> choicesOf(const ExplorerSpec &explorer) {
    std::vector<Solving> all = solvable(explorer, explorer.fit({}));
    if (const auto design = explorer.useAt(SurveyKind, explorer.fit({})))
        for (const int place : choicesOf(*design)) {
            const Parameters start = explorer.fit({});
            for (const Solving &each : solvable(explorer, changed(explorer, start, start.with(SurveyKind, place))))
                if (std::ranges::find(all, each) == all.end())
                    all.push_back(each);
        }
    return all;
}

/// The relation with the answer in its place: what it calls reached must be reached.
bool holds(const Solving &solving, const Solved &found, const Parameters &p) {
    const double reached = found.solution.reached;
    if (solving.relation.starts_with("accuracy-") || solving.relation == "required-n-total" ||
        solving.relation == "central-accuracy")
        return solving.unknown == Beta ? reached == *found.solution.value : reached <= p[Beta];
    if (solving.relation == "epsilon" || solving.relation == "vector-epsilon" || solving.relation == "pram" ||
        solving.relation == "privacy-ratio")
        return reached <= p[Epsilon] * (solving.unknown == Epsilon ? 1 + 1e-15 : 1);
    if (solving.relation == "shuffle-delta" || solving.relation == "answers-in-budget")
        return reached <= p[Delta];
    if (solving.relation == "power" || solving.relation == "group-power")
        return reached >= p[Power];
    if (solving.relation == "count-quantile")
        return reached >= p[Level];
    return reached <= p[Alpha]; // errors
}

QString where(const Solving &solving) {
    return QString::fromStdString(std::string(spec(solving.unknown).name) + " by " + solving.relation);
}

/// A scenario in which the explorer has these values and is solved for this.
Scenario solvingAt(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving) {
    Scenario scenario{.explorer = &explorer};
    scenario.setValues(explorer, parameters);
    return apply(scenario, edit::Solve{solving});
}

/// What it draws.
Parameters drawn(const Scenario &scenario) {
    const Request asked = request(scenario);
    return solved(*scenario.explorer, asked.parameters, *asked.solving).drawn;
}

const ExplorerSpec &accuracyExplorer() { return explorerOf(QStringLiteral("accuracy")); }

} // namespace

class TestSolving : public QObject {
    Q_OBJECT

private slots:
    /// What is solved for begins where it is: with the targets that startingTargets() gives, the answer is the value
    /// that is there, or a whole number that is about as good: the exact error is a saw in n.
    void beginsWhereItIs() {
        int begun = 0;
        for (const ExplorerSpec &explorer : explorerTable()) {
            const Parameters p = explorer.fit({});
            for (const Solving &each : solvable(explorer, p)) {
                const GivenValues start = startingTargets(explorer, p, each);
                if (start.empty())
                    continue;
                ++begun;
                Parameters with = p;
                for (const auto &[id, value] : start)
                    with = with.with(id, value);
                const Solution found = solved(explorer, with, each).solution;
                QVERIFY2(found.value.has_value(), qPrintable(where(each)));
                const double is = p[each.unknown];
                if (spec(each.unknown).range.integer)
                    QVERIFY2(std::fabs(*found.value - is) <= 0.2 * is,
                             qPrintable(where(each) + QString::number(*found.value)));
                else
                    QVERIFY2(std::fabs(*found.value - is) <= 1e-9 * is, qPrintable(where(each)));
            }
        }
        QVERIFY(begun > 8);
    }

    /// A target that others link stays as a person has set it.
    void keepsASharedTargetThatWasSet() {
        const ExplorerSpec &explorer = explorerOf(QStringLiteral("randomized-response"));
        const Solving lies{.unknown = LieProbability, .relation = "epsilon"};
        QCOMPARE(std::get<double>(startingTargets(explorer, explorer.fit({}), lies).at(Epsilon)), std::log(3.0));
        QVERIFY(startingTargets(explorer, explorer.fit({}).with(Epsilon, 0.7), lies).empty());
        // There is no ε for no lies.
        QVERIFY(startingTargets(explorer, explorer.fit({}).with(LieProbability, 0.0), lies).empty());
    }

    void tableIsWellFormed() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            QVERIFY2(!explorer.solves.empty(), explorer.id.data());
            std::set<std::pair<std::string_view, ParameterId>> seen;
            for (const SolveSpec &each : explorer.solves) {
                const RelationSpec *relation = findRelation(each.relation);
                QVERIFY2(relation, each.relation.data());
                for (const ParameterId unknown : each.unknowns) {
                    QVERIFY(seen.emplace(each.relation, unknown).second);
                    QVERIFY(std::ranges::find(relation->unknowns, unknown) != relation->unknowns.end());
                    QVERIFY(explorer.parameter(unknown));
                }
                for (const ParameterUse &target : each.targets)
                    QVERIFY(std::ranges::find(relation->parameters, target.id, &ParameterUse::id) !=
                            relation->parameters.end());
            }
        }
    }

    /// Every choice of every explorer, at the defaults and at the ends of all that it is found from: an answer that
    /// reaches its target and figures drawn at it, or a reason, and nothing changed.
    void everyChoice_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<Solving>("solving");
        for (const ExplorerSpec &explorer : explorerTable())
            for (const Solving &solving : choicesOf(explorer))
                QTest::addRow("%s: %s", explorer.id.data(), qPrintable(where(solving)))
                    << QString::fromUtf8(explorer.id.data()) << solving;
    }
    void everyChoice() {
        QFETCH(QString, explorer);
        QFETCH(Solving, solving);
        const ExplorerSpec &is = explorerOf(explorer);
        int tried = 0;
        int turn = 0;
        for (const State &state : statesOf(is, solving)) {
            if (!canSolve(is, state.parameters, solving) || turn++ % testing::longOr(1, 6) != 0)
                continue;
            ++tried;
            // Searches of seconds are tried elsewhere, and stopped in the window as soon as something changes.
            if (solving.relation == "shuffle-delta" && solving.unknown == Population && state.name.starts_with("eps"))
                continue;
            // Nor do those of the exact distribution end here that a person would wait for.
            Alarm alarm;
            const auto patience = solving.relation == "accuracy-exact"
                                      ? alarm.at(std::chrono::steady_clock::now() + std::chrono::milliseconds(100))
                                      : std::stop_token();
            Solved found;
            if (!endsBeforeStopped([&] { found = solved(is, state.parameters, solving, patience); }))
                continue;
            const std::string at = explorer.toStdString() + ", " + state.name + ": ";
            QVERIFY2(found.solution.value.has_value() == found.solution.reason.empty(), at.c_str());
            if (!found.solution.value) {
                QVERIFY2(found.drawn == state.parameters, at.c_str());
                QVERIFY2(textComplaints(QString(), found.solution.reason).filter(QStringLiteral("%")).isEmpty(),
                         english(found.solution.reason).c_str());
                continue;
            }
            QVERIFY2(found.drawn[solving.unknown] == *found.solution.value, at.c_str());
            QVERIFY2(is.fit(found.drawn) == found.drawn, at.c_str());
            QVERIFY2(holds(solving, found, found.drawn),
                     (at + shortestText(*found.solution.value) + " reaches " + shortestText(found.solution.reached))
                         .c_str());
            const Exploration drawn = Passes(is, {.parameters = found.drawn, .columns = 24, .rows = 24})
                                          .within(std::chrono::milliseconds(10));
            const QStringList complaints = explorationComplaints(drawn, true);
            QVERIFY2(complaints.isEmpty(), (at + complaints.join(QStringLiteral("\n")).toStdString()).c_str());
        }
        QVERIFY(tried > 0);
    }

    /// What the solver says is what the explorer shows.
    void accuracyAgreesWithItsReadouts() {
        const Parameters start = accuracyExplorer().fit({});
        const Solved people =
            solved(accuracyExplorer(), start, {.unknown = Population, .relation = "accuracy-hoeffding"});
        const Exploration before = explore(accuracyExplorer(), {.parameters = start});
        QCOMPARE(*people.solution.value, readoutOf(before, "people, Hoeffding"));
        const Solved error = solved(accuracyExplorer(), start, {.unknown = Alpha, .relation = "accuracy-hoeffding"});
        VERIFY_CLOSE(*error.solution.value, readoutOf(before, "error, Hoeffding"), 1e-14);
    }

    /// Enough at n and not at n - 1, seen through the explorer.
    void peopleAreTheLeast() {
        const Parameters start = accuracyExplorer().fit({});
        for (const AccuracyMethod &method : accuracyMethods()) {
            const char *name = method.title.data();
            const Solving solving{.unknown = Population, .relation = std::string(method.relationEntry.id)};
            const Solved people = solved(accuracyExplorer(), start, solving);
            const auto failure = [&](double n) {
                const Parameters at = withUnknown(accuracyExplorer(), start, solving, n);
                return readoutOf(explore(accuracyExplorer(), {.parameters = at}),
                                 ("P(error ≥ <i>α</i>), " + std::string(name)).c_str());
            };
            QVERIFY2(failure(*people.solution.value) <= start[Beta], name);
            QVERIFY2(failure(*people.solution.value - 1) > start[Beta], name);
        }
    }

    /// The survey's power is that of its own design, whichever it is.
    void powerIsThatOfTheDesign() {
        const ExplorerSpec &survey = explorerOf(QStringLiteral("survey"));
        const Parameters start = survey.fit({});
        for (const char *design : {"warner", "mirrored", "crosswise", "forced", "unrelated"}) {
            const auto chosen = parseValue({.id = SurveyKind}, design);
            const Parameters at = changed(survey, start, start.with(SurveyKind, chosen));
            const Solving solving{.unknown = Population, .relation = "power"};
            QVERIFY2(canSolve(survey, at, solving), design);
            const Solved people = solved(survey, at, solving);
            QVERIFY2(people.solution.value.has_value(), english(people.solution.reason).c_str());
            const Exploration shown = explore(survey, {.parameters = people.drawn});
            VERIFY_CLOSE(people.solution.reached, readoutOf(shown, "power, normal"), 1e-12);
        }
        const auto cards = parseValue({.id = SurveyKind}, "kuk");
        const Parameters kuk = changed(survey, start, start.with(SurveyKind, cards));
        QVERIFY(canSolve(survey, kuk.with(Draws, 1), {.unknown = Population, .relation = "power"}));
        QVERIFY(!canSolve(survey, kuk.with(Draws, 2), {.unknown = Population, .relation = "power"}));
        QVERIFY(!canSolve(survey, start, {.unknown = Truth, .relation = "power"}));
    }

    void countsKeepTheirShare() {
        const Parameters start = accuracyExplorer().fit(Parameters().with(Population, 1000).with(Ones, 100));
        const Solved people =
            solved(accuracyExplorer(), start, {.unknown = Population, .relation = "accuracy-exact"});
        const double n = *people.solution.value;
        QVERIFY(n != 1000);
        QCOMPARE(people.drawn[Ones], std::round(0.1 * n));
        // It isn't rounded twice: the answer is found from what was set, not from what is shown.
        const Scenario asked = solvingAt(accuracyExplorer(), start, people.solving);
        const Scenario blunt = apply(asked, edit::Set{Alpha, 0.9, n});
        const double few = drawn(blunt)[Population];
        QVERIFY(few < 20);
        QCOMPARE(drawn(apply(blunt, edit::Set{Alpha, 0.1, few}))[Ones], people.drawn[Ones]);
    }

    /// What is found and the number that stands among the results are one, wherever the ones are a share or a count;
    /// and they stay one when what was found is set.
    void whatIsFoundIsWhatIsTold_data() {
        QTest::addColumn<double>("q");
        QTest::addColumn<double>("alpha");
        QTest::addColumn<double>("ones");
        QTest::addColumn<bool>("held");
        for (const double q : {0.05, 0.25, 0.35})
            for (const double alpha : {0.04, 0.11})
                for (const double ones : {0.0, 60.0, 67.0, 200.0})
                    for (const bool held : {true, false})
                        QTest::addRow("q = %g, α = %g, %g ones as a %s", q, alpha, ones, held ? "share" : "count")
                            << q << alpha << ones << held;
    }
    void whatIsFoundIsWhatIsTold() {
        QFETCH(const double, q);
        QFETCH(const double, alpha);
        QFETCH(const double, ones);
        QFETCH(const bool, held);
        const ExplorerSpec &explorer = accuracyExplorer();
        const Parameters start = explorer.fit(
            Parameters().with(Population, 200).with(Ones, ones).with(LieProbability, q).with(Alpha, alpha));
        const Solving solving{.unknown = Population, .relation = "accuracy-exact"};
        Scenario scenario{.explorer = &explorer};
        scenario.setValues(explorer, start);
        scenario = apply(apply(scenario, edit::Hold{Ones, held, {}}), edit::Solve{solving});
        const auto told = [&](const Parameters &at) {
            return readoutOf(explore(explorer, {.parameters = at}),
                             "<i>n</i> from which on the error is below <i>α</i>, exact");
        };
        const Solved found = solved(explorer, request(scenario).parameters, solving);
        const double n = *found.solution.value;
        QCOMPARE(found.solution.side, SolutionSide::FromOn);
        QCOMPARE(told(found.drawn), n);
        // The field keeps showing what it was set as.
        const Parameters shown = halftruth::shown(explorer, request(scenario), n);
        QCOMPARE(shown.share(Ones).has_value(), held);
        QCOMPARE(shown[Ones], found.drawn[Ones]);
        // By hand: of a count other numbers of people have the share that it is now.
        const Parameters byHand = request(apply(scenario, edit::StopSolving{n})).parameters;
        QCOMPARE(byHand[Population], n);
        QCOMPARE(byHand.share(Ones).has_value(), held);
        QCOMPARE(told(byHand), *solved(explorer, byHand, solving).solution.value);
        if (held)
            QCOMPARE(told(byHand), n);
        // A count again while n is found: as many as there are of that many.
        if (held) {
            const Scenario counted = apply(scenario, edit::Hold{Ones, false, n});
            QVERIFY(!request(counted).parameters.share(Ones));
            QCOMPARE(request(counted).parameters[Ones], shown[Ones]);
            QCOMPARE(request(counted).parameters[Population], n);
        }
    }

    /// The finding: 548 of 1825 isn't 30 %.
    void aHeldShareIsNotRounded() {
        const Parameters start = accuracyExplorer().fit(
            Parameters().with(Population, 200).with(LieProbability, 0.25).with(Alpha, 0.04).with(Ones, Share{0.3}));
        const Solving solving{.unknown = Population, .relation = "accuracy-exact"};
        const Solved found = solved(accuracyExplorer(), start, solving);
        QCOMPARE(*found.solution.value, 1825.0);
        QCOMPARE(*found.solution.first, 1776.0);
        const Solved counted = solved(accuracyExplorer(), start.with(Population, 1825).with(Ones, 548), solving);
        QCOMPARE(*counted.solution.value, 1819.0);
    }

    /// A pin of what is drawn isn't told as another state than what is shown.
    void pinsTellCounts() {
        const Parameters start = accuracyExplorer().fit(Parameters().with(Alpha, 0.04));
        const Solving solving{.unknown = Population, .relation = "accuracy-exact"};
        const Scenario asked = solvingAt(accuracyExplorer(), start, solving);
        const Solved found = solved(accuracyExplorer(), start, solving);
        const std::vector<Pin> pins{{.parameters = found.drawn}};
        const Parameters now = shown(accuracyExplorer(), request(asked), found.solution.value);
        QVERIFY(found.drawn.share(Ones) && !now.share(Ones));
        QCOMPARE(english(pinNames(accuracyExplorer(), pins, now).front()), std::string("q = 0.25"));
    }

    /// What depends on the unknown is set as the person sees it: so many of that many people.
    void dependentsAreSetAsTheyAreShown() {
        const Parameters start = accuracyExplorer().fit({});
        const Solving solving{.unknown = Population, .relation = "accuracy-hoeffding"};
        const Solved people = solved(accuracyExplorer(), start, solving);
        QVERIFY(*people.solution.value > 500);
        const Scenario after =
            apply(solvingAt(accuracyExplorer(), start, solving), edit::Set{Ones, 500.0, people.solution.value});
        QCOMPARE(drawn(after)[Ones], 500.0);
        QCOMPARE(drawn(after)[Population], people.drawn[Population]);
        // The number of people that was set stays what it was.
        QCOMPARE(after.values(accuracyExplorer())[Population], start[Population]);
        QCOMPARE(after.values(accuracyExplorer())[Ones], 500.0);
    }

    /// The unknown's old value doesn't stand in the way of the others.
    void theUnknownMakesWay() {
        const ExplorerSpec &sampling = explorerOf(QStringLiteral("sampling"));
        const Parameters start = sampling.fit(Parameters().with(Population, 200).with(Gamma, 3));
        const Solving solving{.unknown = Population, .relation = "pram"};
        const std::vector<ParameterUse> uses = usesAt(sampling, start, solving);
        const auto samples = std::ranges::find(uses, Samples, &ParameterUse::id);
        QCOMPARE(rangeOf(*samples, start).upper, 1e9);
        const Scenario after = apply(solvingAt(sampling, start, solving), edit::Set{Samples, 5000.0, {}});
        QCOMPARE(drawn(after)[Samples], 5000.0);
        QVERIFY(drawn(after)[Population] >= 5000);
    }

    void targetsGetRows() {
        const ExplorerSpec &response = explorerOf(QStringLiteral("randomized-response"));
        const Parameters start = response.fit({});
        const auto ids = [&](const std::optional<Solving> &solving) {
            std::vector<ParameterId> all;
            for (const ParameterUse &use : usesAt(response, start, solving))
                all.push_back(use.id);
            return all;
        };
        QCOMPARE(ids({}), (std::vector{LieProbability, Prior}));
        QCOMPARE(ids(Solving{.unknown = LieProbability, .relation = "epsilon"}),
                 (std::vector{LieProbability, Epsilon, Prior}));
        // What can't be solved adds nothing.
        QCOMPARE(ids(Solving{.unknown = Prior, .relation = "epsilon"}), (std::vector{LieProbability, Prior}));
    }

    /// A chart of one's own has the parameters of its quantity.
    void customChartsSolveWhatTheyDontSweep() {
        const ExplorerSpec &custom = explorerOf(QStringLiteral("custom"));
        const Parameters start = custom.fit({});
        const Solving lies{.unknown = LieProbability, .relation = "epsilon"};
        QVERIFY(!canSolve(custom, start, lies));
        const Parameters one = changed(custom, start, start.with(Family, sweepChoice(std::nullopt)));
        QVERIFY(canSolve(custom, one, lies));
        const Solved found = solved(custom, one.with(Epsilon, std::log(3.0)), lies);
        VERIFY_CLOSE(found.drawn[LieProbability], 0.25, 1e-15);
        QVERIFY(explorationComplaints(explore(custom, {.parameters = found.drawn}), false).isEmpty());
    }

    void whatDataFixCantBeFound() {
        const ExplorerSpec &sampling = explorerOf(QStringLiteral("sampling"));
        const Parameters data = sampling.fit(adultSexIncome());
        QVERIFY(!canSolve(sampling, data, {.unknown = Population, .relation = "pram"}));
        const Solving samples{.unknown = Samples, .relation = "pram-rms-error"};
        QVERIFY(canSolve(sampling, data, samples));
        const Solved found = solved(sampling, data.with(Alpha, 0.05), samples);
        QVERIFY2(found.solution.value.has_value(), english(found.solution.reason).c_str());
        VERIFY_CLOSE(found.solution.reached,
                     readoutOf(explore(sampling, {.parameters = found.drawn}), "RMS error at <i>m</i>"), 1e-12);
    }

    /// Anything said about an infeasible target is in its reason, and its remedy is one.
    void infeasibleSaysWhatWouldHelp() {
        const Parameters start = accuracyExplorer().fit(Parameters().with(Alpha, 0.05));
        const Solving solving{.unknown = LieProbability, .relation = "accuracy-hoeffding"};
        const Solved none = solved(accuracyExplorer(), start, solving);
        QCOMPARE(english(none.solution.reason),
                 std::string("no q lets Hoeffding's bound certify alpha = 0.05 at beta = 0.05 "
                             "with n = 200 people: at least 738 people are needed, or alpha at "
                             "least 0.09604, or beta at least 0.7358"));
        QVERIFY(none.drawn == start);
        const Solved helped = solved(accuracyExplorer(), start.with(Population, 738), solving);
        QVERIFY2(helped.solution.value.has_value(), english(helped.solution.reason).c_str());
    }

    /// An answer that the explorer can't take is none.
    void answersOutsideTheExplorerAreRefused() {
        const Parameters honest = accuracyExplorer().fit(Parameters().with(LieProbability, 0));
        const Solved none = solved(accuracyExplorer(), honest, {.unknown = Alpha, .relation = "accuracy-exact"});
        QCOMPARE(english(none.solution.reason),
                 std::string("the answer is outside what can be shown: alpha must be in (0, ∞), but is 0"));
        QVERIFY(none.drawn == honest);
    }

    // Another share, or another way to reckon it, is the same question: what is found stays found.
    void aSolveFollowsTheChoices() {
        const ExplorerSpec &plan = *findExplorer("plan");
        Scenario scenario{.explorer = &plan};
        scenario = apply(scenario, edit::Set{Population, 200.0});
        scenario = apply(scenario, edit::Solve{{.unknown = LieProbability, .relation = "required-n-total"}});
        QCOMPARE(request(scenario).solving->relation, std::string("required-n-total"));
        scenario = apply(scenario, edit::Set{ErrorOf, 1.0});
        for (std::size_t i = 0; i < accuracyMethodsInMenu().size(); ++i) {
            scenario = apply(scenario, edit::Set{ErrorMethod, static_cast<double>(i)});
            const Request asked = request(scenario);
            QVERIFY(asked.solving);
            QCOMPARE(asked.solving->unknown, LieProbability);
            QCOMPARE(asked.solving->relation, std::string(accuracyMethodsInMenu()[i].relationEntry.id));
        }
        scenario = apply(scenario, edit::Set{ErrorOf, 0.0});
        QCOMPARE(request(scenario).solving->relation, std::string("required-n-total"));
        // The limit of ε is another question, which no choice ends.
        scenario = apply(scenario, edit::Solve{{.unknown = LieProbability, .relation = "epsilon"}});
        scenario = apply(scenario, edit::Set{ErrorOf, 1.0});
        QCOMPARE(request(scenario).solving->relation, std::string("epsilon"));
    }

    // Where the sample alone errs by more, the coins' error may still keep the limit: that is a way out, and is said.
    void aRefusalNamesTheChoiceThatHelps() {
        const ExplorerSpec &plan = *findExplorer("plan");
        const Solving solving{.unknown = LieProbability, .relation = "required-n-total"};
        const auto reasonAt = [&](const Parameters &p) {
            return english(solved(plan, plan.fit(p), solving).solution.reason);
        };
        const Parameters few = Parameters().with(Population, 200).with(Alpha, 0.05);
        QVERIFY2(reasonAt(few).ends_with("; or choose “error of: these people's share”"), reasonAt(few).c_str());
        const Solved there =
            solved(plan, plan.fit(few.with(ErrorOf, 1)), *followed(plan, plan.fit(few.with(ErrorOf, 1)), solving));
        QVERIFY(there.solution.value);
        // Where no choice helps none is named.
        const Solving people{.unknown = Population, .relation = "required-n-total"};
        const Parameters all = Parameters().with(Frame, 20).with(LieProbability, 0.45).with(Alpha, 0.01);
        const std::string reason = english(solved(plan, plan.fit(all), people).solution.reason);
        QVERIFY2(!reason.empty() && reason.find("choose") == std::string::npos, reason.c_str());
    }

    void whatCantBeSolvedIsRefused() {
        QVERIFY_EXCEPTION_THROWN(
            (void)solved(accuracyExplorer(), accuracyExplorer().fit({}), {.unknown = Ones, .relation = "epsilon"}),
            std::invalid_argument);
    }

    void longSearchesStop() {
        const Parameters start = accuracyExplorer().fit(Parameters().with(Alpha, 0.001).with(LieProbability, 0.4));
        const Solving solving{.unknown = Population, .relation = "accuracy-exact"};
        std::stop_source source;
        source.request_stop();
        QVERIFY_EXCEPTION_THROWN((void)solved(accuracyExplorer(), start, solving, source.get_token()), Stopped);
    }

    void whatIsSolvedIsPartOfTheRequest() {
        const Request plain{.parameters = accuracyExplorer().fit({})};
        Request asked = plain;
        asked.solving = Solving{.unknown = Alpha, .relation = "accuracy-exact"};
        QVERIFY(!(asked == plain));
        QVERIFY(resolved(asked, plain.parameters) == plain);
    }

    void wordsForWhatTheValueIs() {
        QCOMPARE(english(solvingText({.unknown = Population, .relation = "accuracy-hoeffding"}, SolutionSide::Least)),
                 std::string("least n for an error below α with confidence 1 − β, Hoeffding"));
        // A saw: not the least, and said before it is found as well.
        const Solving exact{.unknown = Population, .relation = "accuracy-exact"};
        for (const SolutionSide side : {SolutionSide::FromOn, SolutionSide::Equal})
            QCOMPARE(english(solvingText(exact, side)),
                     std::string("n from which on all are enough for an error below α with confidence 1 − β, exact"));
        QCOMPARE(english(targetName(exact)), std::string("an error below α with confidence 1 − β, exact, from n on"));
        QCOMPARE(english(targetName({.unknown = Alpha, .relation = "accuracy-exact"})),
                 std::string("an error below α with confidence 1 − β, exact"));
        QCOMPARE(english(solvingText({.unknown = Beta, .relation = "accuracy-exact"}, SolutionSide::Equal)),
                 std::string("β for an error below α with confidence 1 − β, exact"));
    }
};

HALFTRUTH_TEST(TestSolving)
#include "tst_solving.moc"
