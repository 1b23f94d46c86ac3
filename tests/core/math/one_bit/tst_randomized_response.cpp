#include "tests/core/support/extremes.h"
#include "tests/core/support/reference_test.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/one_bit/randomized_response.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

using namespace halftruth;

namespace {
constexpr double lieProbabilities[] = {1e-300, 1e-6, 0.1, 0.25, 0.3, 0.4999, 0.49999999999999994};

struct Moments {
    double mean = 0;
    double variance = 0;
};

// Mean and variance of the estimate over all 2^n reports of a database of `ones` ones and n - ones zeros.
Moments enumerateEstimates(double q, int n, int ones) {
    Moments moments;
    double square = 0;
    const unsigned truth = (1U << ones) - 1;
    for (unsigned report = 0; report < 1U << n; ++report) {
        const int lies = std::popcount(report ^ truth);
        const double probability = std::pow(q, lies) * std::pow(1 - q, n - lies);
        const double estimate = estimatedProportion(q, static_cast<double>(std::popcount(report)) / n);
        moments.mean += probability * estimate;
        square += probability * estimate * estimate;
    }
    moments.variance = square - moments.mean * moments.mean;
    return moments;
}
} // namespace

class TestRandomizedResponse : public QObject {
    Q_OBJECT

private slots:
    void agreesWithReference_data() {
        addReferenceColumns();
        addReference("epsilon", [](const ReferenceRow &row) { return epsilon(row["q"], row.count("bits")); });
        addReference("lie-probability",
                     [](const ReferenceRow &row) { return lieProbability(row["epsilon"], row.count("bits")); });
        addReference("posterior", [](const ReferenceRow &row) { return posterior(row["q"], row["prior"]); });
        addReference("estimator-variance",
                     [](const ReferenceRow &row) { return estimatorVariance(row["q"], row.count("n")); });
        addReference("estimator-variance-bound",
                     [](const ReferenceRow &row) { return estimatorVarianceBound(row["q"], row.count("n")); });
    }
    void agreesWithReference() { VERIFY_REFERENCE(); }

    // Evaluated with 60 digits at the exact binary64 arguments.
    void keepsItsDigitsAtTheEdges_data() {
        addReferenceColumns();
        QTest::newRow("epsilon, q = 1e-6") << epsilon(1e-6, 1) << 13.81550955796377414903 << 1e-15;
        QTest::newRow("epsilon, q = 1e-310") << epsilon(1e-310, 40) << 28552.05515312616660403 << 1e-15;
        QTest::newRow("epsilon, q below 1/4") << epsilon(0.249999, 3) << 3.295852866025662489891 << 1e-15;
        QTest::newRow("epsilon, q near 1/2") << epsilon(0.4999999, 40) << 1.600000000046030396559e-5 << 1e-15;
        QTest::newRow("epsilon, q next to 1/2")
            << epsilon(0.49999999999999994, 1) << 2.220446049250313080847e-16 << 1e-15;
    }
    void keepsItsDigitsAtTheEdges() { VERIFY_REFERENCE(); }

    void agreesWithPublishedValues_data() {
        addReferenceColumns();
        QTest::newRow("one truthful coin in two (AlmostRandom): ln 3") << epsilon(0.25) << std::log(3.0) << 1e-15;
        QTest::newRow("alcohol survey, Warner p = .7: epsilon") << epsilon(0.3) << 0.847 << 5e-4;
        QTest::newRow("alcohol survey: 60 of 125") << estimatedProportion(0.3, 60.0 / 125) << 0.450 << 1e-12;
        QTest::newRow("alcohol survey: standard error")
            << std::sqrt(estimatorVarianceSampled(0.3, 125, 0.45)) << 0.112 << 4e-3;
        QTest::newRow("[GA] epsilon = 1: slope 2.163953") << 1 / advantage(lieProbability(1)) << 2.163953 << 2e-7;
        QTest::newRow("RAPPOR f = 1/2 is q = 1/4") << rapporF(0.25) << 0.5 << 0.0;
    }
    void agreesWithPublishedValues() { VERIFY_REFERENCE(); }

    void lieProbabilityInvertsEpsilon() {
        for (const double q : {1e-6, 0.1, 0.25, 0.3, 0.4999}) {
            for (const int bits : {1, 2, 17, 40})
                VERIFY_CLOSE(lieProbability(epsilon(q, bits), bits), q, 1e-14);
        }
        VERIFY_CLOSE(lieProbability(700), std::exp(-700.0), 1e-15);
        QCOMPARE(lieProbability(1e6), 0.0);
    }

    void bitsAddUp() {
        for (const double q : lieProbabilities)
            VERIFY_CLOSE(epsilon(q, 40), 40 * epsilon(q, 1), 0.0);
    }

    void advantageIsATanh() {
        for (const double q : lieProbabilities)
            VERIFY_CLOSE(advantage(q), std::tanh(epsilon(q) / 2), 1e-15);
    }

    void ends() {
        QCOMPARE(epsilon(0), infinity);
        QCOMPARE(epsilon(0.5, 40), 0.0);
        QCOMPARE(advantage(0), 1.0);
        QCOMPARE(advantage(0.5), 0.0);
        QCOMPARE(estimatorVariance(0, 10), 0.0);
        QCOMPARE(estimatorVarianceBound(0, 10), 0.025);
        QCOMPARE(posterior(0.5, 0.3), 0.3);
        for (const double prior : {0.0, 1.0}) {
            QCOMPARE(posterior(0, prior), prior);
            QCOMPARE(posteriorAfterNo(0, prior), prior);
            QCOMPARE(posteriorBounds(800, prior).lower, prior);
            QCOMPARE(posteriorBounds(800, prior).upper, prior);
        }
        QCOMPARE(posterior(0, 0.3), 1.0);
        QCOMPARE(posteriorAfterNo(0, 0.3), 0.0);
        QCOMPARE(tradeOffCurve(800, 0), 1.0);
        QCOMPARE(tradeOffCurve(800, 1), 0.0);
    }

    void posteriorsAverageToThePrior() {
        for (const double q : lieProbabilities) {
            for (const double prior : {0.001, 0.3, 0.99}) {
                const double yes = prior * (1 - q) + (1 - prior) * q;
                VERIFY_CLOSE(yes * posterior(q, prior) + (1 - yes) * posteriorAfterNo(q, prior), prior, 1e-14);
            }
        }
    }

    void bothAnswersAttainThePosteriorBounds() {
        for (const double q : {1e-6, 0.1, 0.25, 0.4999}) {
            for (const double prior : {0.001, 0.3, 0.99}) {
                const PosteriorBounds bounds = posteriorBounds(epsilon(q), prior);
                VERIFY_CLOSE(bounds.upper, posterior(q, prior), 1e-14);
                VERIFY_CLOSE(bounds.lower, posteriorAfterNo(q, prior), 1e-13);
            }
        }
    }

    // Reporting the answer is the test with false alarm q and missed detection q; the curve is the convex hull of it
    // and of the two trivial tests.
    void tradeOffCurveIsTheHullOfThreeTests() {
        for (const double q : {1e-3, 0.1, 0.25, 0.49}) {
            const double e = epsilon(q);
            VERIFY_CLOSE(tradeOffCurve(e, q), q, 1e-12);
            for (int i = 0; i <= 100; ++i) {
                const double a = i / 100.0;
                const double hull = a <= q ? 1 - a / q * (1 - q) : q * (1 - a) / (1 - q);
                QVERIFY(std::fabs(tradeOffCurve(e, a) - hull) < 1e-14);
                QVERIFY(a + tradeOffCurve(e, a) >= 1 - advantage(q) - 1e-14);
            }
        }
    }

    void estimateIsUnbiasedWithItsVariance() {
        for (const double q : {0.0, 0.1, 0.25, 0.45}) {
            for (int n = 1; n <= 8; ++n) {
                for (int ones = 0; ones <= n; ++ones) {
                    const auto [mean, variance] = enumerateEstimates(q, n, ones);
                    QVERIFY(std::fabs(mean - static_cast<double>(ones) / n) < 1e-13);
                    QVERIFY(std::fabs(variance - estimatorVariance(q, n)) < 1e-12 * std::max(1.0, variance));
                }
            }
        }
    }

    void variancesDifferByTheSampling() {
        for (const double q : lieProbabilities) {
            for (const std::int64_t n : {std::int64_t{1}, std::int64_t{1000}, std::int64_t{1000000000}}) {
                const double fixed = estimatorVariance(q, n);
                const double count = static_cast<double>(n);
                VERIFY_CLOSE(estimatorVarianceBound(q, n), fixed + 1 / (4 * count), 1e-14);
                for (const double prior : {0.0, 0.3, 1.0})
                    VERIFY_CLOSE(estimatorVarianceSampled(q, n, prior), fixed + prior * (1 - prior) / count, 1e-14);
            }
        }
    }

    void estimateIsClippedOnlyWhenAsked() {
        QCOMPARE(estimatedProportion(0.25, 0), -0.5);
        QCOMPARE(estimatedProportion(0.25, 1), 1.5);
        QCOMPARE(clippedProportion(0.25, 0), 0.0);
        QCOMPARE(clippedProportion(0.25, 1), 1.0);
        QCOMPARE(clippedProportion(0.25, 0.5), 0.5);
    }

    void otherNames() {
        QCOMPARE(rapporF(0.1), 0.2);
        QCOMPARE(uniformReplacementProbability(0.1), 0.2);
        QCOMPARE(warnerBias(0.1), 0.4);
        QCOMPARE(truthProbability(0.1), 0.9);
        // The note's variance bound in its own variable.
        VERIFY_CLOSE(estimatorVarianceBound(0.1, 100), 1 / (16 * warnerBias(0.1) * warnerBias(0.1) * 100), 1e-15);
    }

    void complains_data() {
        addMessageColumns();
        addMessage("epsilon", "q must be in [0, 0.5], but is 0.6", [] { (void)epsilon(0.6); });
        addMessage("epsilon", "bits must be in {1, ..., 40}, but is 41", [] { (void)epsilon(0.1, 41); });
        addMessage("lieProbability", "epsilon must be in (0, inf), but is 0", [] { (void)lieProbability(0); });
        addMessage("lieProbability", "bits must be in {1, ..., 40}, but is 0", [] { (void)lieProbability(1, 0); });
        addMessage("posterior", "q must be in [0, 0.5], but is -0.1", [] { (void)posterior(-0.1, 0.5); });
        addMessage("posterior", "prior must be in [0, 1], but is 1.5", [] { (void)posterior(0.1, 1.5); });
        addMessage("posteriorAfterNo", "q must be in [0, 0.5], but is nan",
                   [] { (void)posteriorAfterNo(std::nan(""), 0.5); });
        addMessage("posteriorAfterNo", "prior must be in [0, 1], but is -1", [] { (void)posteriorAfterNo(0.1, -1); });
        addMessage("posteriorBounds", "epsilon must be in (0, inf), but is inf",
                   [] { (void)posteriorBounds(infinity, 0.5); });
        addMessage("posteriorBounds", "prior must be in [0, 1], but is 2", [] { (void)posteriorBounds(1, 2); });
        addMessage("advantage", "q must be in [0, 0.5], but is 1", [] { (void)advantage(1); });
        addMessage("tradeOffCurve", "epsilon must be in (0, inf), but is -1", [] { (void)tradeOffCurve(-1, 0.5); });
        addMessage("tradeOffCurve", "falseAlarm must be in [0, 1], but is 1.5", [] { (void)tradeOffCurve(1, 1.5); });
        addMessage("estimatedProportion", "q must be in [0, 0.5), but is 0.5",
                   [] { (void)estimatedProportion(0.5, 0.5); });
        addMessage("estimatedProportion", "reportedMean must be in [0, 1], but is 1.25",
                   [] { (void)estimatedProportion(0.1, 1.25); });
        addMessage("clippedProportion", "q must be in [0, 0.5), but is 0.5",
                   [] { (void)clippedProportion(0.5, 0.5); });
        addMessage("clippedProportion", "reportedMean must be in [0, 1], but is -1",
                   [] { (void)clippedProportion(0.1, -1); });
        addMessage("estimatorVariance", "q must be in [0, 0.5), but is 0.5",
                   [] { (void)estimatorVariance(0.5, 10); });
        addMessage("estimatorVariance", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { (void)estimatorVariance(0.1, 0); });
        addMessage("estimatorVarianceBound", "q must be in [0, 0.5), but is 0.5",
                   [] { (void)estimatorVarianceBound(0.5, 10); });
        addMessage("estimatorVarianceBound", "n must be in {1, ..., 1000000000}, but is 1000000001",
                   [] { (void)estimatorVarianceBound(0.1, 1000000001); });
        addMessage("estimatorVarianceSampled", "q must be in [0, 0.5), but is 0.5",
                   [] { (void)estimatorVarianceSampled(0.5, 10, 0.5); });
        addMessage("estimatorVarianceSampled", "n must be in {1, ..., 1000000000}, but is -1",
                   [] { (void)estimatorVarianceSampled(0.1, -1, 0.5); });
        addMessage("estimatorVarianceSampled", "prior must be in [0, 1], but is 1.1",
                   [] { (void)estimatorVarianceSampled(0.1, 10, 1.1); });
        addMessage("rapporF", "q must be in [0, 0.5], but is 0.75", [] { (void)rapporF(0.75); });
        addMessage("warnerBias", "q must be in [0, 0.5], but is 0.75", [] { (void)warnerBias(0.75); });
        addMessage("truthProbability", "q must be in [0, 0.5], but is 0.75", [] { (void)truthProbability(0.75); });
        addMessage("uniformReplacementProbability", "q must be in [0, 0.5], but is 0.75",
                   [] { (void)uniformReplacementProbability(0.75); });
    }
    void complains() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestRandomizedResponse)
#include "tst_randomized_response.moc"
