#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"
#include "ui/state/recompute.h"
#include "ui/state/scenario_store.h"

#include "core/scenario/solving.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

const Solving peopleByHoeffding{.unknown = Population, .relation = "accuracy-hoeffding"};
const Solving liesByHoeffding{.unknown = LieProbability, .relation = "accuracy-hoeffding"};
const Solving peopleByTheCount{.unknown = Population, .relation = "accuracy-exact"};

/// A store that looks at accuracy, and that is told what solving came to as the window does, but at once.
class Solver {
public:
    Solver() {
        store.setExplorer(*findExplorer("accuracy"));
        QObject::connect(&store, &ScenarioStore::parametersChanged, &store, [this] { solve(); });
        QObject::connect(&store, &ScenarioStore::explorerChanged, &store, [this] { solve(); });
    }
    void solve() {
        const Request asked = store.request();
        if (asked.solving)
            store.setSolved(solved(store.explorer(), asked.parameters, *asked.solving));
    }
    [[nodiscard]] double at(ParameterId id) const { return store.parameters()[id]; }
    void set(ParameterId id, double value) {
        if (const auto complaint = store.setParameter(id, value))
            qFatal("%s", qPrintable(*complaint));
    }

    ScenarioStore store;
};

using Results = std::vector<std::shared_ptr<const Result>>;

/// Everything that comes of a request.
Results resultsOf(Recompute &recompute, const ExplorerSpec &explorer, const Request &request) {
    Results results;
    const auto connection = QObject::connect(&recompute, &Recompute::finished, &recompute,
                                             [&](const auto &result) { results.push_back(result); });
    recompute.submit(explorer, request);
    if (!QTest::qWaitFor([&] { return !results.empty() && results.back()->final; }, 20000))
        qFatal("no final result");
    QObject::disconnect(connection);
    return results;
}

const ExplorerSpec &accuracy() { return *findExplorer("accuracy"); }

/// Whose least n takes many seconds: lies are so rare that a hundred thousand n are tried one by one.
Parameters longest() {
    return accuracy().fit(
        Parameters().with(LieProbability, 1.87e-5).with(Ones, 145).with(Alpha, 1e-5).with(Beta, 1.8e-6));
}

Request asking(const Parameters &parameters, const std::optional<Solving> &solving,
               const std::optional<Parameters> &last = {}) {
    return {.parameters = accuracy().fit(parameters), .columns = 20, .rows = 20, .solving = solving, .last = last};
}

} // namespace

class SolvingStoreTest : public QObject {
    Q_OBJECT

private slots:
    // --- the store -------------------------------------------------------------------------------------------------

    void theValueFollowsTheOthers() {
        Solver solver;
        solver.store.solve(peopleByHoeffding);
        QCOMPARE(solver.at(Population), 738.0);
        solver.set(Alpha, 0.01);
        QCOMPARE(solver.at(Population), 73778.0);
        QVERIFY(solver.store.solving() == peopleByHoeffding);
    }

    void theValueCantBeSet() {
        Solver solver;
        solver.store.solve(peopleByHoeffding);
        QCOMPARE(solver.store.setParameter(Population, 5.0).value(), QStringLiteral("n is found from the others"));
        solver.store.pick({{Population, 5}});
        solver.store.resetParameter(Population);
        QCOMPARE(solver.at(Population), 738.0);
        QCOMPARE(solver.store.undoStack().count(), 1);
    }

    void lettingGoKeepsTheValue() {
        Solver solver;
        solver.store.solve(peopleByHoeffding);
        solver.store.stopSolving();
        QVERIFY(!solver.store.solving());
        QCOMPARE(solver.at(Population), 738.0);
        solver.set(Alpha, 0.01);
        QCOMPARE(solver.at(Population), 738.0);
        solver.set(Population, 20);
    }

    void everyStepCanBeUndone() {
        Solver solver;
        const Parameters before = solver.store.parameters();
        solver.store.solve(peopleByHoeffding);
        solver.set(Alpha, 0.01);
        solver.store.stopSolving();
        QCOMPARE(solver.store.undoStack().undoText(), QStringLiteral("Set people by hand"));
        solver.store.undoStack().undo();
        QVERIFY(solver.store.solving() == peopleByHoeffding);
        QCOMPARE(solver.at(Population), 73778.0);
        solver.store.undoStack().undo();
        QCOMPARE(solver.at(Population), 738.0);
        QCOMPARE(solver.store.undoStack().undoText(), QStringLiteral("Solve for people"));
        solver.store.undoStack().undo();
        QVERIFY(!solver.store.solving() && solver.store.parameters() == before);
        for (int i = 0; i < 3; ++i)
            solver.store.undoStack().redo();
        QVERIFY(!solver.store.solving());
        QCOMPARE(solver.at(Population), 73778.0);
    }

    void aGestureIsOneStep() {
        Solver solver;
        solver.store.solve(peopleByHoeffding);
        solver.store.beginGesture();
        for (const double alpha : {0.09, 0.05, 0.02})
            solver.set(Alpha, alpha);
        solver.store.endGesture();
        QCOMPARE(solver.store.undoStack().count(), 2);
        solver.store.undoStack().undo();
        QCOMPARE(solver.at(Alpha), 0.1);
        QCOMPARE(solver.at(Population), 738.0);
    }

    void onlyOneIsFound() {
        Solver solver;
        solver.store.solve(peopleByHoeffding);
        solver.set(Alpha, 0.05);
        const double people = solver.at(Population);
        solver.store.solve(liesByHoeffding);
        QVERIFY(solver.store.solving() == liesByHoeffding);
        QCOMPARE(solver.at(Population), people);
        QVERIFY(solver.at(LieProbability) >= 0.25 && solver.at(LieProbability) < 0.2501);
    }

    void infeasibleChangesNothingElse() {
        Solver solver;
        solver.set(Alpha, 0.2);
        solver.store.solve(liesByHoeffding);
        const double q = solver.at(LieProbability);
        solver.set(Alpha, 0.05);
        QVERIFY(!solver.store.solved()->solution.value);
        QVERIFY(!solver.store.solved()->solution.reason.empty());
        QCOMPARE(solver.at(LieProbability), q);
        QCOMPARE(solver.at(Alpha), 0.05);
        solver.set(Alpha, 0.2);
        QVERIFY(solver.store.solved()->solution.value.has_value());
        // Letting go of what has no value keeps the last one.
        solver.set(Alpha, 0.05);
        solver.store.stopSolving();
        QCOMPARE(solver.at(LieProbability), q);
    }

    void countsAreSetAsTheyAreShown() {
        Solver solver;
        solver.store.solve(peopleByHoeffding);
        QCOMPARE(solver.at(Ones), 221.0); // three in ten
        solver.set(Ones, 500);
        QCOMPARE(solver.at(Ones), 500.0);
        QCOMPARE(solver.at(Population), 738.0);
        QVERIFY(solver.store.setParameter(Ones, 739.0).has_value());
        // The share isn't lost where there is no room for it.
        solver.set(Alpha, 0.9);
        solver.set(Alpha, 0.1);
        QCOMPARE(solver.at(Ones), 500.0);
    }

    void targetsCanBeSet() {
        Solver solver;
        solver.store.setExplorer(*findExplorer("randomized-response"));
        solver.store.solve({.unknown = LieProbability, .relation = "epsilon"});
        solver.set(Epsilon, 1);
        QVERIFY(qAbs(solver.at(LieProbability) - 0.2689414213699951) < 1e-15);
        QVERIFY(solver.store.setParameter(Epsilon, 0.0).has_value());
    }

    void otherExplorersKeepTheirs() {
        Solver solver;
        solver.store.solve(peopleByHoeffding);
        solver.store.setExplorer(*findExplorer("counts"));
        QVERIFY(!solver.store.solving());
        QCOMPARE(solver.at(Population), 200.0);
        solver.set(Population, 100);
        solver.store.setExplorer(accuracy());
        QVERIFY(solver.store.solving() == peopleByHoeffding);
        QCOMPARE(solver.at(Population), 738.0);
        QCOMPARE(solver.store.scenario().values(accuracy())[Population], 100.0);
    }

    void choicesMaySuspendIt() {
        Solver solver;
        solver.store.setExplorer(*findExplorer("survey"));
        solver.store.solve({.unknown = LieProbability, .relation = "epsilon"});
        QVERIFY(solver.store.solving());
        QVERIFY(!solver.store.setParameter(SurveyKind, parseValue({.id = SurveyKind}, "forced")));
        QVERIFY(!solver.store.solving());
        QVERIFY(!solver.store.setParameter(SurveyKind, parseValue({.id = SurveyKind}, "warner")));
        QVERIFY(solver.store.solving());
    }

    void presetsPinsAndResetsAreWhatTheySay() {
        Solver solver;
        solver.store.pin(solver.store.parameters());
        const Parameters pinned = solver.store.parameters();
        solver.store.solve(peopleByHoeffding);
        solver.store.goToPin(0);
        QVERIFY(!solver.store.solving() && solver.store.parameters() == pinned);
        solver.store.undoStack().undo();
        QVERIFY(solver.store.solving().has_value());
        const Preset &preset = *findPreset("class-of-30");
        solver.store.choosePreset(preset);
        QVERIFY(!solver.store.solving() && solver.store.parameters() == presetParameters(preset));
        solver.store.undoStack().undo();
        solver.store.resetAll();
        QVERIFY(!solver.store.solving());
        QCOMPARE(solver.at(Population), 200.0);
        solver.store.undoStack().undo();
        QVERIFY(solver.store.solving().has_value());
        solver.store.open({});
        QVERIFY(!solver.store.solving() && !solver.store.undoStack().canUndo());
    }

    void answersToOldQuestionsAreIgnored() {
        Solver solver;
        solver.store.solve(peopleByHoeffding);
        const Solved old = *solver.store.solved();
        solver.store.stopSolving();
        const QSignalSpy changed(&solver.store, &ScenarioStore::solvedChanged);
        solver.store.setSolved(old);
        QCOMPARE(changed.count(), 0);
        QVERIFY(!solver.store.solved());
    }

    // --- the worker ------------------------------------------------------------------------------------------------

    void whatIsDrawnIsSolved() {
        Recompute recompute;
        const Results results = resultsOf(recompute, accuracy(), asking({}, peopleByHoeffding));
        for (const auto &result : results) {
            QVERIFY(result->solved && !result->stale());
            QCOMPARE(result->drawn()[Population], 738.0);
            QCOMPARE(result->request.parameters[Population], 200.0);
        }
        QVERIFY(reading(results.back()->exploration.sentence).find("<b>738</b>") != std::string::npos);
        QVERIFY(!resultsOf(recompute, accuracy(), asking({}, {})).back()->solved);
    }

    void theLastValidStateStays() {
        Recompute recompute;
        const Parameters valid = Parameters().with(Alpha, 0.2);
        const auto before = resultsOf(recompute, accuracy(), asking(valid, liesByHoeffding)).back();
        const Parameters infeasible = valid.with(Alpha, 0.05);
        const auto after =
            resultsOf(recompute, accuracy(), asking(infeasible, liesByHoeffding, before->drawn())).back();
        QVERIFY(!before->stale() && after->stale());
        QVERIFY(after->drawn() == before->drawn());
        QCOMPARE(after->exploration.sentence, before->exploration.sentence);
        // The worker itself remembers nothing: without a last state, the values as they are.
        const auto first = resultsOf(recompute, accuracy(), asking(infeasible, liesByHoeffding)).back();
        QVERIFY(first->stale());
        QCOMPARE(first->drawn()[Alpha], 0.05);
    }

    /// Half of such a frame is no time at all: every search takes longer.
    void longSearchesShowTheLastValueMeanwhile() {
        Recompute recompute(std::chrono::nanoseconds(1));
        const Parameters quick = Parameters().with(Alpha, 0.1);
        const auto before = resultsOf(recompute, accuracy(), asking(quick, peopleByTheCount)).back();
        const Request slow = asking(quick.with(Alpha, 0.004), peopleByTheCount, before->drawn());
        const Results results = resultsOf(recompute, accuracy(), slow);
        const Result &first = *results.front();
        QVERIFY(first.solved->pending && !first.final && !first.stale());
        QCOMPARE(first.drawn()[Population], before->drawn()[Population]);
        QCOMPARE(first.drawn()[Alpha], 0.004);
        for (std::size_t i = 1; i < results.size(); ++i)
            QVERIFY(results[i]->solved->solution.value.has_value());
        QVERIFY(results.back()->drawn()[Population] > 100'000);
    }

    /// A search of many seconds says how far it has come, with the picture of the last value, until it is stopped;
    /// then nothing follows.
    void longSearchesTellAndStop() {
        Recompute recompute;
        Results results;
        connect(&recompute, &Recompute::finished, this, [&](const auto &result) { results.push_back(result); });
        recompute.submit(accuracy(), asking(longest(), peopleByTheCount));
        QTRY_VERIFY_WITH_TIMEOUT(results.size() > 3, 20000);
        recompute.stop();
        QTRY_VERIFY(recompute.idle());
        QCoreApplication::processEvents();
        const std::size_t arrived = results.size();
        double progress = 0;
        for (const auto &result : results) {
            QVERIFY(result->solved->pending && !result->final);
            QVERIFY(result->exploration.sentence == results.front()->exploration.sentence);
            QVERIFY(result->solved->progress >= progress && result->solved->progress <= 1);
            progress = result->solved->progress;
        }
        QVERIFY(progress > 0);
        // Idle is idle: whatever came after the stop would be here by the time that the next question is answered.
        const auto next = resultsOf(recompute, accuracy(), asking({}, peopleByHoeffding));
        QCOMPARE(next.back()->drawn()[Population], 738.0);
        for (std::size_t i = arrived; i < results.size(); ++i)
            QVERIFY(results[i]->solved->solving == peopleByHoeffding);
    }

    /// A search of many seconds gives way to the next question.
    void longSearchesGiveWay() {
        Recompute recompute;
        const QSignalSpy finished(&recompute, &Recompute::finished);
        recompute.submit(accuracy(), asking(longest(), peopleByTheCount));
        QVERIFY(QTest::qWaitFor([&] { return finished.count() == 1; }, 20000));
        const auto next = resultsOf(recompute, accuracy(), asking({}, peopleByHoeffding)).back();
        QCOMPARE(next->drawn()[Population], 738.0);
        // Nothing of the search that was given up.
        for (const auto &arguments : finished)
            QVERIFY(arguments[0].value<std::shared_ptr<const Result>>()->request.parameters[Alpha] !=
                        longest()[Alpha] ||
                    arguments[0].value<std::shared_ptr<const Result>>()->solved->pending);
    }
};

HALFTRUTH_TEST(SolvingStoreTest)

#include "tst_solving_store.moc"
