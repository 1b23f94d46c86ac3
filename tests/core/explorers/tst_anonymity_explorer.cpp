#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/explorers/support/bends.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/domain/underflow.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/shuffle/shuffle_bounds.h"
#include "core/math/trust/trade_off.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

Exploration anonymityAt(const Parameters &parameters) {
    return explore(explorerOf(QStringLiteral("anonymity")), {.parameters = parameters});
}

} // namespace

class TestAnonymityExplorer : public QObject {
    Q_OBJECT

private slots:
    // Also where every point is dear and every other one is left out.
    void curvesReachTheirWindowsEnds() {
        const Exploration answer =
            explore(explorerOf(QStringLiteral("anonymity")), {.parameters = Parameters{}.with(Population, 1e9)});
        const Figure &figure = figureOf(answer, "epsilon");
        for (const char *name : {"upper bound", "largest found"}) {
            const auto &curve = layerOf<Curve>(figure, name);
            QCOMPARE(curve.x.front(), figure.x.range.lower);
            QCOMPARE(curve.x.back(), figure.x.range.upper);
        }
    }

    // A probability, or that there is none: where all m are alike it isn't one of them.
    void whereEveryMIsAlike() {
        const char *label = "P(privacy loss > <i>ε</i>), hardest <i>m</i>";
        const Exploration chance = anonymityAt(Parameters{}.with(LieProbability, 0.5));
        QVERIFY(readoutNamed(chance, label).missing.empty());
        QCOMPARE(readoutNamed(chance, label).value, 0.0);
        const Exploration certain = anonymityAt(Parameters{}.with(LieProbability, 0));
        QCOMPARE(reading(readoutNamed(certain, label).missing), std::string("does not apply"));
    }

    // Before the longest searches have ended, and where what they found is too small for a double.
    void whatIsTooSmallIsSaid() {
        for (const Parameters &p :
             {Parameters{}.with(Epsilon, 20.0), Parameters{}.with(Population, 1e9).with(Epsilon, 1.0)}) {
            const ExplorerSpec &explorer = explorerOf(QStringLiteral("anonymity"));
            Passes passes(explorer, {.parameters = explorer.fit(p)});
            QVERIFY(!figureOf(passes.next(400), "worst").note.empty());
        }
        const Exploration many = anonymityAt(Parameters{}.with(Population, 1e9).with(Epsilon, 1.0));
        const Readout &delta = readoutNamed(many, "<i>δ</i>, hardest <i>m</i>");
        QVERIFY(isTooSmall(delta.value));
        QCOMPARE(delta.direction, Direction::Exact);
    }

    void bendsAreHalvedWhereTheyAreSeen() {
        const std::vector<double> xs{0, 1, 2, 3, 4, 5};
        // One corner in the middle; elsewhere straight.
        QCOMPARE(middlesAtBends(xs, std::vector<double>{0, 0, 0, 1, 2, 3}, Scale::Linear, Scale::Linear, false, {}),
                 (std::vector<double>{1.5, 2.5}));
        QVERIFY(middlesAtBends(xs, std::vector<double>{0, 1, 2, 3, 4, 5}, Scale::Linear, Scale::Linear, false, {})
                    .empty());
        // Powers of ten are straight on two logarithmic axes, and bent on others.
        const std::vector<double> decades{1, 10, 100};
        const std::vector<double> squares{1, 100, 10000};
        QVERIFY(middlesAtBends(decades, squares, Scale::Log, Scale::Log, false, {}).empty());
        QCOMPARE(middlesAtBends(decades, squares, Scale::Log, Scale::Linear, true, {}),
                 (std::vector<double>{3, 32})); // √10 and √1000, whole
        // Whole numbers have an end, and so has what is in sight.
        QVERIFY(middlesAtBends(std::vector<double>{1, 2, 3}, std::vector<double>{0, 5, 0}, Scale::Linear,
                               Scale::Linear, true, {})
                    .empty());
        QVERIFY(middlesAtBends(xs, std::vector<double>{1, 1, 1e-9, 1e-20, 1e-40, 1e-70}, Scale::Linear, Scale::Log,
                               false, Interval{0.1, 1})
                    .size() < 4);
        // What a logarithmic axis has no place for is passed over.
        QVERIFY(middlesAtBends(decades, std::vector<double>{0, 0, 1}, Scale::Log, Scale::Log, false, {}).empty());
    }

    // Between two points of the curve the exact value lies within a pixel of the line that joins them.
    void theKneeIsSmooth() {
        const Exploration answer = anonymityAt(Parameters{}.with(Population, 300));
        const Figure &figure = figureOf(answer, "epsilon");
        const auto &curve = layerOf<Curve>(figure, "exact");
        const double height = std::log(figure.y.range.upper / figure.y.range.lower);
        double worst = 0;
        for (std::size_t i = 1; i < curve.x.size(); ++i) {
            QVERIFY(curve.x[i - 1] < curve.x[i]);
            const double n = std::round(std::sqrt(curve.x[i - 1] * curve.x[i]));
            if (n <= 10 || n >= curve.x[i] || n > 5000) // below ten people the curve itself has corners
                continue;
            const double part = std::log(n / curve.x[i - 1]) / std::log(curve.x[i] / curve.x[i - 1]);
            const double line = std::log(curve.y[i - 1]) + part * std::log(curve.y[i] / curve.y[i - 1]);
            const double exact = std::log(shuffleEpsilon(static_cast<std::int64_t>(n), 0.25, 1e-6).epsilon);
            worst = std::max(worst, std::fabs(line - exact) / height);
        }
        QVERIFY2(worst < 1.0 / 400, qPrintable(QString::number(worst)));
    }

    // δ is not the probability of a larger loss: that is drawn beside it, and larger.
    void violationIsAboveTheSlack() {
        const Figure figure = figureOf(anonymityAt({}), "delta");
        const auto &slack = layerOf<Curve>(figure, "m = 60");
        const auto &violation = layerOf<Curve>(figure, "P(loss > ε), m = 60");
        std::size_t compared = 0;
        for (std::size_t i = 0; i < violation.x.size(); ++i) {
            const ViolationProbability each = violationProbability({.n = 200, .ones = 60, .q = .25}, violation.x[i]);
            QCOMPARE(violation.y[i], std::max(each.zero, each.one));
            const auto place = std::ranges::find(slack.x, violation.x[i]);
            if (place == slack.x.end())
                continue;
            QVERIFY(violation.y[i] > slack.y[static_cast<std::size_t>(place - slack.x.begin())]);
            ++compared;
        }
        QVERIFY(compared > 10);
    }

    // It falls at the losses that there are, and nowhere else: what the line has anywhere is what it is there.
    void violationIsAStaircase_data() {
        QTest::addColumn<Parameters>("parameters");
        QTest::newRow("at first") << Parameters{};
        QTest::newRow("few, as bad in both directions") << Parameters{}.with(Population, 7).with(Ones, 3);
        QTest::newRow("one") << Parameters{}.with(Population, 1).with(Ones, 0);
        QTest::newRow("hardly any lies") << Parameters{}.with(LieProbability, 0.01);
        QTest::newRow("many") << Parameters{}.with(Population, 20000).with(Ones, 500);
        QTest::newRow("so many that no step is seen") << Parameters{}.with(Population, 1e9).with(Ones, 3e8);
    }
    void violationIsAStaircase() {
        QFETCH(const Parameters, parameters);
        const CountModel model{
            .n = parameters.integer(Population), .ones = parameters.integer(Ones), .q = parameters[LieProbability]};
        const Figure figure = figureOf(anonymityAt(parameters), "delta");
        const std::string name = "P(loss > ε), m = " + displayNumber(parameters[Ones]);
        const auto &curve = layerOf<Curve>(figure, name.c_str());
        // Where no step is seen the line is as far from the steps as the probability of one count.
        const double tolerance = model.n > 1'000'000 ? 0.01 : 1e-9;
        std::size_t compared = 0;
        for (std::size_t i = 1; i < curve.x.size(); ++i) {
            QVERIFY(curve.x[i - 1] < curve.x[i]);
            for (const double part : {0.01, 0.5, 0.99}) {
                const double epsilon = curve.x[i - 1] + part * (curve.x[i] - curve.x[i - 1]);
                if (!(curve.x[i] > curve.x[i - 1] * (1 + 1e-11))) // the step itself
                    continue;
                const ViolationProbability each = violationProbability(model, epsilon);
                const double line =
                    std::exp(std::log(curve.y[i - 1]) + part * (std::log(curve.y[i]) - std::log(curve.y[i - 1])));
                VERIFY_CLOSE(line, std::max(each.zero, each.one), tolerance);
                ++compared;
            }
        }
        QVERIFY(compared >= 3);
        QVERIFY(curve.x.size() < 8200);
    }

    // A test by the count is worse than one by the answer, and better than none; the limit is near it for many.
    void countRevealsLessThanAnAnswer() {
        for (const double n : {20., 1e5}) {
            const Exploration answer = anonymityAt(Parameters{}.with(Population, n).with(Ones, n / 4));
            const Figure &figure = figureOf(answer, "trade-off");
            const auto &count = layerOf<Curve>(figure, "the count");
            const auto &one = layerOf<Curve>(figure, "one answer");
            const auto &limit = layerOf<Curve>(figure, "limit of many people");
            QVERIFY(count.x == one.x && count.x == limit.x && count.x.size() > 100);
            for (std::size_t i = 0; i < count.x.size(); ++i) {
                QVERIFY(count.y[i] >= one.y[i] - 1e-12);
                QVERIFY(count.y[i] <= 1 - count.x[i] + 1e-12);
                if (n > 1000)
                    QVERIFY(std::fabs(count.y[i] - limit.y[i]) < 1e-4);
            }
            VERIFY_CLOSE(readoutOf(answer, "<i>μ</i> of the limit of many people"),
                         countGaussianMu(std::llround(n), .25), 1e-15);
        }
        // Where nobody lies nobody is missed; where all is chance every test guesses.
        const Exploration sure = anonymityAt(Parameters{}.with(LieProbability, 0));
        for (const double y : layerOf<Curve>(figureOf(sure, "trade-off"), "the count").y)
            QCOMPARE(y, 0.0);
    }

    void gainOverTheBestBound() {
        const Exploration answer = anonymityAt(Parameters{}.with(Population, 10000));
        double best = std::numeric_limits<double>::infinity();
        for (const auto bound : {erlingsson2019, balle2019, feldman2021, feldman2023})
            if (const auto epsilon = bound(10000, 0.25, 1e-6).epsilon)
                best = std::min(best, *epsilon);
        const double exact = shuffleEpsilon(10000, 0.25, 1e-6).epsilon;
        const Readout &gain = readoutNamed(answer, "gain over the best published bound");
        VERIFY_CLOSE(gain.value, best / exact, 1e-12);
        QVERIFY(gain.value > 1);
        QVERIFY(reading(answer.sentence).find("The best published bound, Feldman et al. 2023, promises only") !=
                std::string::npos);
        // Among a few people no bound's condition holds.
        const Exploration few = anonymityAt(Parameters{}.with(Population, 20).with(Ones, 3));
        QVERIFY(readoutNamed(few, "gain over the best published bound").missing == doesNotApply());
        QVERIFY(reading(few.sentence).find("published") == std::string::npos);
    }
};

HALFTRUTH_TEST(TestAnonymityExplorer)
#include "tst_anonymity_explorer.moc"
