#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/passes.h"
#include "tests/support/test_program.h"

#include "core/math/one_bit/composition.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/oracles/frequency_oracles.h"
#include "core/math/shuffle/shuffled_rounds.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

const ExplorerSpec &repeated() { return explorerOf(QStringLiteral("repeated")); }

Exploration repeatedAt(const Parameters &parameters) {
    return explore(repeated(), {.parameters = repeated().fit(parameters)});
}

double epsilonOf(const Exploration &answer, const std::string &way) {
    return readoutOf(answer, ("<i>ε</i>, " + way).c_str());
}

Readout fittingOf(const Exploration &answer, const std::string &way) {
    return readoutNamed(answer, ("rounds within the budget, " + way).c_str());
}

} // namespace

class TestRepeatedExplorer : public QObject {
    Q_OBJECT

private slots:
    void waysAreTheirFormulas() {
        const Parameters p = Parameters{}.with(LieProbability, .4).with(Answers, 40).with(Hashes, 1);
        const Exploration answer = repeatedAt(p);
        VERIFY_CLOSE(epsilonOf(answer, "fresh, pure ε"), 40 * epsilon(.4), 1e-15);
        VERIFY_CLOSE(epsilonOf(answer, "fresh, exact"), composedEpsilon(.4, 40, 1e-6), 1e-15);
        VERIFY_CLOSE(epsilonOf(answer, "fresh, Rényi bound"), composedEpsilonRenyi(.4, 40, 1e-6), 1e-15);
        VERIFY_CLOSE(epsilonOf(answer, "fresh, advanced composition"), composedEpsilonAdvanced(.4, 40, 1e-6), 1e-15);
        QCOMPARE(epsilonOf(answer, "remembered"), epsilon(.4));
        QCOMPARE(epsilonOf(answer, "RAPPOR"), rapporEpsilonRepeated({}, 40));
        const Enclosed shuffled = shuffledRoundsEpsilon({.n = 200, .ones = 60, .q = .4}, 40, 1e-6);
        QVERIFY(epsilonOf(answer, "fresh, shuffled each round") >= shuffled.lower);
        VERIFY_CLOSE(epsilonOf(answer, "fresh, shuffled each round"), shuffled.upper, 1e-3);
        QVERIFY(readoutNamed(answer, "<i>ε</i>, fresh, shuffled each round").direction == Direction::AtMost);
        // Bounds bound, and hiding hides.
        QVERIFY(epsilonOf(answer, "fresh, exact") <= epsilonOf(answer, "fresh, Rényi bound"));
        QVERIFY(epsilonOf(answer, "fresh, Rényi bound") <= epsilonOf(answer, "fresh, advanced composition"));
        QVERIFY(epsilonOf(answer, "fresh, shuffled each round") < epsilonOf(answer, "fresh, exact"));
        VERIFY_CLOSE(readoutOf(answer, "P(the majority lies)"), majorityError(.4, 40), 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "belief after <i>k</i> yes answers"), posteriorRepeated(.4, 40, 5, .3), 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "share of the budget, fresh, exact"), composedEpsilon(.4, 40, 1e-6) / 5,
                     1e-15);
    }

    void oneRoundIsOneAnswer() {
        const Exploration answer = repeatedAt(Parameters{}.with(Answers, 1).with(YesAnswers, 1).with(Hashes, 1));
        for (const char *way : {"fresh, pure ε", "remembered"})
            QCOMPARE(epsilonOf(answer, way), epsilon(.25));
        QVERIFY(epsilonOf(answer, "fresh, exact") <= epsilon(.25));
        QCOMPARE(epsilonOf(answer, "RAPPOR"), rapporEpsilonOne({}));
        QCOMPARE(readoutOf(answer, "P(the majority lies)"), .25);
        VERIFY_CLOSE(readoutOf(answer, "belief after <i>k</i> yes answers"), posterior(.25, .3), 1e-15);
        QVERIFY(english(answer.sentence).starts_with("One answer is 1.099-differentially private"));
    }

    // The rounds that fit do, and one more doesn't.
    void roundsThatFitAreTheMost() {
        for (const double q : {.1, .25, .45}) {
            const Exploration answer = repeatedAt(Parameters{}.with(LieProbability, q));
            const auto check = [&](const char *way, const auto &keeps) {
                const Readout fitting = fittingOf(answer, way);
                const auto rounds = static_cast<std::int64_t>(fitting.value);
                QVERIFY2(rounds == 0 || keeps(rounds), way);
                QVERIFY2(!keeps(rounds + 1), way);
            };
            check("fresh, pure ε", [&](auto t) { return static_cast<double>(t) * epsilon(q) <= 5; });
            check("fresh, exact", [&](auto t) { return composedDelta(q, t, 5) <= 1e-6; });
            check("fresh, Rényi bound", [&](auto t) { return composedEpsilonRenyi(q, t, 1e-6) <= 5; });
            check("fresh, advanced composition", [&](auto t) { return composedEpsilonAdvanced(q, t, 1e-6) <= 5; });
            check("fresh, shuffled each round", [&](auto t) {
                return shuffledRoundsDelta({.n = 200, .ones = 60, .q = q}, t, 5, {.width = 1e-2}).upper <= 1e-6;
            });
            QCOMPARE(english(fittingOf(answer, "remembered").missing), std::string("any"));
        }
        // A budget below what is remembered allows not even one.
        const Exploration tight = repeatedAt(Parameters{}.with(EpsilonBudget, 1));
        QCOMPARE(fittingOf(tight, "remembered").value, 0.0);
        QVERIFY(english(tight.sentence).ends_with("The budget of 1 allows none."));
        // No number is budget enough for an ε without end.
        const Exploration endless =
            repeatedAt(Parameters{}.with(EpsilonBudget, std::numeric_limits<double>::max()).with(LieProbability, 0));
        QCOMPARE(fittingOf(endless, "fresh, pure ε").value, 0.0);
        // Whoever tosses coins may go on.
        QCOMPARE(english(fittingOf(repeatedAt(Parameters{}.with(LieProbability, .5)), "fresh, exact").missing),
                 std::string("any"));
    }

    void curvesGoThroughTheReadouts() {
        const Parameters p = repeated().fit(Parameters{}.with(Answers, 100).with(LieProbability, .45));
        const Exploration answer = repeatedAt(p);
        const Figure &figure = figureOf(answer, "rounds");
        const std::vector<std::pair<const char *, const char *>> names{
            {"fresh, exact", "fresh, exact"},
            {"fresh, shuffled", "fresh, shuffled each round"},
            {"fresh, Rényi", "fresh, Rényi bound"},
            {"remembered", "remembered"}};
        for (const auto &[name, way] : names) {
            const auto &curve = layerOf<Curve>(figure, name);
            const auto found = std::ranges::find(curve.x, 100.);
            if (found == curve.x.end())
                continue;
            VERIFY_CLOSE(curve.y[static_cast<std::size_t>(found - curve.x.begin())], epsilonOf(answer, way), 1e-12);
        }
        const auto &slack = layerOf<Curve>(figureOf(answer, "slack"), "fresh answers");
        for (std::size_t i = 1; i < slack.y.size(); ++i)
            QVERIFY(slack.y[i - 1] <= slack.y[i]);
        // Before anything is said, the belief; half of the answers say nothing.
        const auto &belief = layerOf<Curve>(figureOf(answer, "belief"), "after the answers");
        const auto half = std::ranges::find(belief.x, 50.);
        QVERIFY(half != belief.x.end());
        VERIFY_CLOSE(belief.y[static_cast<std::size_t>(half - belief.x.begin())], .3, 1e-12);
    }

    void endsHaveTheirSentences() {
        QVERIFY(english(repeatedAt(Parameters{}.with(LieProbability, 0)).sentence)
                    .find("the first answer gives a person away") != std::string::npos);
        QVERIFY(english(repeatedAt(Parameters{}.with(LieProbability, .5)).sentence).find("a fair coin") !=
                std::string::npos);
        const Exploration truth = repeatedAt(Parameters{}.with(LieProbability, 0));
        QVERIFY(std::isinf(epsilonOf(truth, "fresh, exact")) && std::isinf(epsilonOf(truth, "remembered")));
        QVERIFY(!figureOf(truth, "rounds").note.empty());
        const Exploration million = repeatedAt(Parameters{}.with(Answers, 1e6).with(YesAnswers, 4e5));
        QVERIFY(epsilonOf(million, "fresh, shuffled each round") < epsilonOf(million, "fresh, exact"));
    }

    // What is told first needs few values, whatever n is; what takes long comes last.
    void firstPassIsShort() {
        for (const double n : {200., 1e9}) {
            Passes passes(repeated(), {.parameters = repeated().fit(Parameters{}.with(Population, n))});
            const Exploration first = passes.next(400);
            QVERIFY(first.complete && !first.readouts.empty());
            QVERIFY(!layerOf<Curve>(figureOf(first, "rounds"), "fresh, exact").x.empty());
            QVERIFY(readoutNamed(first, "<i>ε</i>, fresh, exact").missing.empty());
            const Exploration whole = passes.next(100'000);
            QVERIFY(!whole.refinable);
            QVERIFY(readoutNamed(whole, "<i>ε</i>, fresh, shuffled each round").missing.empty());
        }
    }
};

HALFTRUTH_TEST(TestRepeatedExplorer)
#include "tst_repeated_explorer.moc"
