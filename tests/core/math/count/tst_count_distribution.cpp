#include "tests/core/support/all_flips.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/extremes.h"
#include "tests/core/support/reference_file.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/count/binomial_term.h"
#include "core/math/count/count_distribution.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <numeric>
#include <stdexcept>
#include <vector>

using namespace halftruth;

Q_DECLARE_METATYPE(halftruth::CountModel)
namespace {

void addModels() {
    QTest::addColumn<CountModel>("model");
    QTest::newRow("smallest") << CountModel{.n = 1, .ones = 0, .q = 0.25};
    QTest::newRow("smallest, one") << CountModel{.n = 1, .ones = 1, .q = 0.25};
    QTest::newRow("small") << CountModel{.n = 20, .ones = 7, .q = 0.25};
    QTest::newRow("all equal") << CountModel{.n = 500, .ones = 0, .q = 0.1};
    QTest::newRow("all one") << CountModel{.n = 500, .ones = 500, .q = 0.1};
    QTest::newRow("fair coins") << CountModel{.n = 301, .ones = 120, .q = 0.5};
    QTest::newRow("nearly fair") << CountModel{.n = 2000, .ones = 1999, .q = 0.499999};
    QTest::newRow("rare lies") << CountModel{.n = 1000, .ones = 400, .q = 1e-6};
    QTest::newRow("never in practice") << CountModel{.n = 50, .ones = 20, .q = 1e-250};
    QTest::newRow("large") << CountModel{.n = 100'000, .ones = 30'000, .q = 0.125};
}

} // namespace

class TestCountDistribution : public QObject {
    Q_OBJECT

private slots:
    void log1pMinusHasNoCancellation_data() {
        QTest::addColumn<double>("t");
        QTest::addColumn<double>("expected");
        QTest::newRow("tiny") << 1e-10 << -4.9999999996666670310e-21;
        QTest::newRow("series, positive") << 0.375 << -0.05654626888146538419;
        QTest::newRow("series, negative") << -0.375 << -0.09500362924573555365;
        QTest::newRow("outside the series") << 3.0 << -1.6137056388801094812;
    }
    void log1pMinusHasNoCancellation() {
        QFETCH(double, t);
        QFETCH(double, expected);
        VERIFY_CLOSE(detail::log1pMinus(t), expected, 2e-15);
    }

    void stirlingErrorIsTheOneOfTheFactorial() {
        double logFactorial = 0;
        for (int k = 1; k <= 20; ++k) {
            logFactorial += std::log(static_cast<double>(k));
            const double stirling = 0.5 * std::log(2 * std::numbers::pi * k) + k * std::log(k) - k;
            QVERIFY2(std::fabs(detail::stirlingError(k) - (logFactorial - stirling)) < 1e-14,
                     qPrintable(QString::number(k)));
        }
        // The first value of the series.
        VERIFY_CLOSE(detail::stirlingError(16), 0.0052076559196096404407, 1e-15);
    }

    void meanAndVarianceAreThoseOfThePmf_data() { addModels(); }
    void meanAndVarianceAreThoseOfThePmf() {
        QFETCH(CountModel, model);
        CountPmf pmf;
        countPmfAbove(model, 1e-300, pmf);
        double sum = 0;
        double mean = 0;
        double variance = 0;
        for (std::size_t i = 0; i < pmf.probability.size(); ++i) {
            const double s = static_cast<double>(pmf.first) + static_cast<double>(i);
            sum += pmf.probability[i];
            mean += s * pmf.probability[i];
            variance += std::pow(s - countMean(model), 2) * pmf.probability[i];
        }
        VERIFY_CLOSE(sum, 1.0, 1e-13);
        QVERIFY(std::fabs(mean - countMean(model)) <= 1e-12 * static_cast<double>(model.n));
        QVERIFY(std::fabs(variance - countVariance(model)) <= 1e-11 * std::max(countVariance(model), 1e-9));
    }

    void logPmfMeetsGoldenValues_data() {
        QTest::addColumn<CountModel>("model");
        QTest::addColumn<qint64>("outcome");
        QTest::addColumn<double>("expected");
        const auto row = [](const char *name, CountModel model, qint64 outcome, double expected) {
            QTest::newRow(name) << model << outcome << expected;
        };
        row("centre", {100, 50, .25}, 50, -2.385340092483334993773);
        row("tail", {100, 30, .1}, 90, -115.6026157863222183606);
        row("rare lies", {1000, 500, 1e-6}, 499, -7.601901335291335853825);
        row("lower tail", {10000, 3000, .25}, 1000, -2862.076837228107225863);
        row("far lower tail", {1'000'000, 123456, .125}, 10, -373642.7320109344450348);
        row("nearly fair", {1'000'000, 500000, .499999}, 500321, -7.339628689700382971390);
        row("a billion, centre", {billion, 400'000'000, .25}, 450'010'000, -10.71025209415243418352);
        row("a billion, tail", {billion, 999'999'999, 1e-6}, 999'990'000, -14029.11295796196643231);
    }
    void logPmfMeetsGoldenValues() {
        QFETCH(CountModel, model);
        QFETCH(qint64, outcome);
        QFETCH(double, expected);
        VERIFY_CLOSE(logCountPmf(model, outcome), expected, 2e-15);
    }

    void logPmfKeepsItsDigitsNearZero() {
        // P = (1−q)^n (1 + m(n−m) (q/(1−q))² + …), all of whose terms are known when nq ≪ 1.
        const double q = 1e-12;
        const double expected = 1000 * std::log1p(-q) + std::log1p(400.0 * 600.0 * q * q);
        VERIFY_CLOSE(logCountPmf({.n = 1000, .ones = 400, .q = q}, 400), expected, 1e-12);
        VERIFY_CLOSE(logCountPmf({.n = billion, .ones = 5, .q = 1e-300}, 5), -1e-291, 1e-12);
        // 2pq, and C(3, 2) p^3 q^2, where 1/q is too large for a double.
        for (const double tiny : {1e-310, 5e-324}) {
            VERIFY_CLOSE(logCountPmf({.n = 2, .ones = 2, .q = tiny}, 1), std::log(2.0) + std::log(tiny), 1e-14);
            VERIFY_CLOSE(logCountPmf({.n = 5, .ones = 2, .q = tiny}, 4), std::log(3.0) + 2 * std::log(tiny), 1e-14);
        }
    }

    void pmfAndCdfAreThoseOfAllFlips_data() {
        QTest::addColumn<double>("q");
        for (const double q : {1e-4, 0.1, 0.25, 0.4375, 0.5})
            QTest::newRow(qPrintable(QString::number(q))) << q;
    }
    void pmfAndCdfAreThoseOfAllFlips() {
        QFETCH(double, q);
        for (const int n : {1, 2, 3, 5, 8, 12}) {
            for (int m = 0; m <= n; ++m) {
                const CountModel model{.n = n, .ones = m, .q = q};
                const std::vector<double> expected = pmfOfAllFlips(n, m, q);
                CountPmf whole;
                countPmfAbove(model, 1e-300, whole);
                QCOMPARE(whole.first, 0);
                QCOMPARE(whole.probability.size(), expected.size());
                double cdf = 0;
                for (int s = 0; s <= n; ++s) {
                    const double probability = expected[static_cast<std::size_t>(s)];
                    VERIFY_CLOSE(countPmf(model, s), probability, 1e-13);
                    VERIFY_CLOSE(whole.probability[static_cast<std::size_t>(s)], probability, 1e-13);
                    cdf += probability;
                    VERIFY_CLOSE(countCdf(model, s), cdf, 1e-13);
                    const double survival = std::accumulate(expected.rbegin(), expected.rbegin() + (n - s), 0.0);
                    VERIFY_CLOSE(countSurvival(model, s), survival, 1e-12);
                }
            }
        }
    }

    void valuesMeetTheReference_data() {
        QTest::addColumn<QString>("quantity");
        QTest::newRow("pmf") << QStringLiteral("count-pmf");
        QTest::newRow("log pmf") << QStringLiteral("log-count-pmf");
        QTest::newRow("cdf") << QStringLiteral("count-cdf");
        QTest::newRow("quantile") << QStringLiteral("count-quantile");
    }
    void valuesMeetTheReference() {
        QFETCH(QString, quantity);
        const auto rows = referenceRows(HALFTRUTH_TEST_DATA "/quantities.csv", quantity.toStdString());
        QCOMPARE(rows.size(), std::size_t{24});
        for (const ReferenceRow &row : rows) {
            const CountModel model{.n = row.count("n"), .ones = row.count("ones"), .q = row["q"]};
            const std::int64_t outcome = quantity == QLatin1String("count-quantile") ? 0 : row.count("outcome");
            const double actual = quantity == QLatin1String("count-pmf")       ? countPmf(model, outcome)
                                  : quantity == QLatin1String("log-count-pmf") ? logCountPmf(model, outcome)
                                  : quantity == QLatin1String("count-cdf")
                                      ? countCdf(model, outcome)
                                      : static_cast<double>(countQuantile(model, row["level"]));
            qInfo("%s", row.text.c_str());
            VERIFY_CLOSE(actual, row.value, 2e-14);
        }
    }

    /// [KR2] (3.2) and (3.3), for the pmf and for the cdf.
    void recursionsOverPeopleHold_data() {
        QTest::addColumn<CountModel>("model");
        QTest::newRow("small") << CountModel{.n = 20, .ones = 7, .q = 0.25};
        QTest::newRow("medium") << CountModel{.n = 400, .ones = 399, .q = 0.03};
        QTest::newRow("fair") << CountModel{.n = 100, .ones = 40, .q = 0.5};
        QTest::newRow("large") << CountModel{.n = 3'000'000, .ones = 1'200'000, .q = 0.25};
    }
    void recursionsOverPeopleHold() {
        QFETCH(CountModel, model);
        const double q = model.q;
        const double p = 1 - q;
        const CountModel withoutOne{.n = model.n - 1, .ones = model.ones - 1, .q = q};
        const CountModel withoutZero{.n = model.n - 1, .ones = model.ones, .q = q};
        for (const double level : {1e-9, 0.01, 0.3, 0.6, 0.99, 1 - 1e-9}) {
            const std::int64_t s = countQuantile(model, level);
            if (s < 1 || s >= model.n)
                continue;
            VERIFY_CLOSE(countPmf(model, s), p * countPmf(withoutOne, s - 1) + q * countPmf(withoutOne, s), 1e-13);
            VERIFY_CLOSE(countPmf(model, s), q * countPmf(withoutZero, s - 1) + p * countPmf(withoutZero, s), 1e-13);
            VERIFY_CLOSE(countCdf(model, s), p * countCdf(withoutOne, s - 1) + q * countCdf(withoutOne, s), 1e-12);
            VERIFY_CLOSE(countCdf(model, s), q * countCdf(withoutZero, s - 1) + p * countCdf(withoutZero, s), 1e-12);
            // F_{n,m}(x) − F_{n,m−1}(x) = −(p−q) P[A_{n−1}(m−1) = x]
            const CountModel fewer{.n = model.n, .ones = model.ones - 1, .q = q};
            QVERIFY(std::fabs(countCdf(model, s) - countCdf(fewer, s) + (p - q) * countPmf(withoutOne, s)) < 1e-12);
        }
    }

    void threeTermRecurrenceHolds_data() { addModels(); }
    void threeTermRecurrenceHolds() {
        QFETCH(CountModel, model);
        const double q = model.q;
        const double p = 1 - q;
        const auto n = static_cast<double>(model.n);
        const auto m = static_cast<double>(model.ones);
        CountPmf pmf;
        countPmfAbove(model, 1e-290, pmf);
        for (std::size_t i = 1; i + 1 < pmf.probability.size(); ++i) {
            const double s = static_cast<double>(pmf.first) + static_cast<double>(i);
            const double left = p * q * (s + 1) * pmf.probability[i + 1];
            const double middle = ((m - s) * p * p + (n - m - s) * q * q) * pmf.probability[i];
            const double right = p * q * (n - s + 1) * pmf.probability[i - 1];
            QVERIFY(std::fabs(left - middle - right) <= 1e-11 * (left + std::fabs(middle) + right));
        }
    }

    void wholePmfIsTheSinglePmf_data() { addModels(); }
    void wholePmfIsTheSinglePmf() {
        QFETCH(CountModel, model);
        for (const double smallest : {1e-300, 1e-100, 1e-6, 0.01}) {
            CountPmf pmf{.first = 17, .probability = {1, 2, 3}};
            countPmfAbove(model, smallest, pmf);
            const auto size = static_cast<std::int64_t>(pmf.probability.size());
            for (std::int64_t i = 0; i < size; ++i) {
                const double probability = pmf.probability[static_cast<std::size_t>(i)];
                QVERIFY(probability > smallest);
                if (i < 50 || size - i < 50 || i % 97 == 0)
                    VERIFY_CLOSE(probability, countPmf(model, pmf.first + i), 4e-13);
            }
            if (size == 0)
                continue;
            QVERIFY(pmf.first == 0 || countPmf(model, pmf.first - 1) <= smallest * (1 + 1e-12));
            QVERIFY(pmf.first + size > model.n || countPmf(model, pmf.first + size) <= smallest * (1 + 1e-12));
        }
    }

    void wholePmfIsEmptyWhenNothingIsLikelyEnough() {
        CountPmf pmf;
        countPmfAbove({.n = 1000, .ones = 100, .q = 0.25}, 0.5, pmf);
        QVERIFY(pmf.probability.empty());
    }

    void mirrorImageHasTheSameTails_data() { addModels(); }
    void mirrorImageHasTheSameTails() {
        QFETCH(CountModel, model);
        const CountModel mirror{.n = model.n, .ones = model.n - model.ones, .q = model.q};
        for (const double level : {1e-200, 1e-12, 0.2, 0.5, 0.77, 0.999}) {
            const std::int64_t s = countQuantile(model, level);
            VERIFY_CLOSE(logCountPmf(model, s), logCountPmf(mirror, model.n - s), 2e-13);
            if (s > 0)
                VERIFY_CLOSE(countCdf(model, s - 1), countSurvival(mirror, model.n - s), 1e-13);
            const double both = countCdf(model, s) + countSurvival(model, s);
            VERIFY_CLOSE(both, 1.0, 1e-15);
        }
    }

    /// Each tail grows by exactly the pmf: over an interval that contains the turning point of the recurrence, the
    /// mean, and the far tails.
    /// From the tilted Fourier series at 60 digits: 1 - q has few of the digits of so rare a lie.
    void cdfKeepsItsDigitsWhereLiesAreRare() {
        VERIFY_CLOSE(countCdf({.n = 1'000'000'000, .ones = 0, .q = 5e-7}, 400), 2.078078838276458519e-6, 1e-12);
        VERIFY_CLOSE(countCdf({.n = 1'000'000'000, .ones = 300'000'000, .q = 1e-6}, 300'000'200),
                     8.5992179408525829546e-11, 1e-12);
    }

    void cdfGrowsByThePmf_data() { addModels(); }
    void cdfGrowsByThePmf() {
        QFETCH(CountModel, model);
        const double width = 30 * std::sqrt(countVariance(model)) + 5;
        const auto stride = std::max<std::int64_t>(1, static_cast<std::int64_t>(width / 60));
        const auto low = std::max<std::int64_t>(1, static_cast<std::int64_t>(countMean(model) - width));
        const auto high = std::min<std::int64_t>(model.n, static_cast<std::int64_t>(countMean(model) + width));
        for (std::int64_t s = low; s <= high; s += stride) {
            VERIFY_CLOSE(countCdf(model, s), countCdf(model, s - 1) + countPmf(model, s), 1e-12);
            VERIFY_CLOSE(countSurvival(model, s - 1), countSurvival(model, s) + countPmf(model, s), 1e-12);
        }
    }

    void quantileIsTheFirstOutcomeThatReachesTheLevel_data() { addModels(); }
    void quantileIsTheFirstOutcomeThatReachesTheLevel() {
        QFETCH(CountModel, model);
        for (const double level : {1e-300, 1e-30, 1e-3, 0.0625, 0.31, 0.5, 0.69, 0.975, 1 - 1e-9}) {
            const std::int64_t s = countQuantile(model, level);
            QVERIFY(countCdf(model, s) >= level);
            QVERIFY(s == 0 || countCdf(model, s - 1) < level);
        }
    }

    /// [KR2] §3.1.3
    void quantileMovesByAtMostOneWithEachOne() {
        for (const double q : {0.01, 0.25, 0.45}) {
            for (const double level : {0.025, 0.5, 0.975}) {
                for (std::int64_t m = 0; m < 300; ++m) {
                    const std::int64_t step = countQuantile({.n = 300, .ones = m + 1, .q = q}, level) -
                                              countQuantile({.n = 300, .ones = m, .q = q}, level);
                    QVERIFY(step == 0 || step == 1);
                }
            }
        }
    }

    void approximateQuantileIsNearTheExact_data() {
        QTest::addColumn<CountModel>("model");
        QTest::newRow("symmetric") << CountModel{.n = 1000, .ones = 500, .q = 0.25};
        QTest::newRow("skewed") << CountModel{.n = 10'000, .ones = 0, .q = 0.01};
        QTest::newRow("a billion") << CountModel{.n = billion, .ones = 123'456'789, .q = 0.3};
    }
    void approximateQuantileIsNearTheExact() {
        QFETCH(CountModel, model);
        for (const double level : {0.001, 0.025, 0.5, 0.8, 0.975, 0.999})
            QVERIFY(std::fabs(countQuantileApproximate(model, level) -
                              static_cast<double>(countQuantile(model, level))) <= 1.0);
    }

    void twoSidedTailIsTheSumOverThePmf_data() { addModels(); }
    void twoSidedTailIsTheSumOverThePmf() {
        QFETCH(CountModel, model);
        if (model.n > 5000)
            QSKIP("too many outcomes to add");
        const double mean = countMean(model);
        const double slack = 4 * static_cast<double>(model.n) * std::numeric_limits<double>::epsilon();
        for (double deviation = 0; deviation <= mean + 1; deviation += std::max(0.25, mean / 200)) {
            double expected = 0;
            for (std::int64_t s = 0; s <= model.n; ++s) {
                if (std::fabs(static_cast<double>(s) - mean) >= deviation - slack)
                    expected += countPmf(model, s);
            }
            // Subnormal terms have fewer digits.
            if (expected > 1e-290)
                VERIFY_CLOSE(countTwoSidedTail(model, deviation), expected, 1e-12);
        }
    }

    void deviationThatLandsOnAnOutcomeIncludesIt() {
        // Mean 0.1·100 + 30·0.8 = 34: 44 − 34 in floating point may come out above 10.
        const CountModel model{.n = 100, .ones = 30, .q = 0.1};
        const double expected = countCdf(model, 24) + countSurvival(model, 43);
        for (const double deviation : {10.0, 10 + 1e-14, 10 - 1e-14, 100 * 0.125 * (1 - 2 * 0.1)})
            VERIFY_CLOSE(countTwoSidedTail(model, deviation), expected, 1e-14);
        QVERIFY(countTwoSidedTail(model, 10.001) < expected * 0.99);
    }

    /// Not 1 − 2·10⁻¹⁶, what a sum of both sides may come to.
    void whereNoOutcomeIsNearerAllAreFar() {
        int far = 0;
        for (int n = 2; n <= 300; ++n)
            for (const double q : {0.1, 0.25, 0.45, 0.4962, 0.4999}) {
                const CountModel model{.n = n, .ones = 3 * n / 10, .q = q};
                const double place = countMean(model) - std::floor(countMean(model));
                const double nearest = std::min(place, 1 - place);
                if (nearest < 1e-9)
                    continue;
                ++far;
                QCOMPARE(1 - countTwoSidedTail(model, nearest / 2), 0.0);
            }
        QVERIFY(far > 500);
    }

    /// Also where a step of one outcome is nothing beside the deviation.
    void nothingIsFartherThanTheEnds_data() { addModels(); }
    void nothingIsFartherThanTheEnds() {
        QFETCH(CountModel, model);
        for (const double deviation : {static_cast<double>(model.n) + 1, 1e17, 1e300}) {
            QCOMPARE(countTwoSidedTail(model, deviation), 0.0);
            QCOMPARE(countTwoSidedTailBeyond(model, deviation), 0.0);
        }
    }

    void twoSidedTailInverseIsTheLastDeviationThatFails_data() { addModels(); }
    void twoSidedTailInverseIsTheLastDeviationThatFails() {
        QFETCH(CountModel, model);
        for (const double beta : {1e-200, 1e-6, 0.05, 0.3, 0.9, 0.999}) {
            const double deviation = countTwoSidedTailInverse(model, beta);
            const double mean = countMean(model);
            QVERIFY(countTwoSidedTail(model, deviation + 1e-6) <= beta);
            if (deviation > 0)
                QVERIFY(countTwoSidedTail(model, deviation) > beta || deviation < 1);
            // It is the distance of an outcome.
            const double above = mean + deviation;
            const double below = mean - deviation;
            QVERIFY(std::fabs(above - std::round(above)) < 1e-9 || std::fabs(below - std::round(below)) < 1e-9);
        }
    }

    void withoutLiesTheCountIsCertain() {
        const CountModel model{.n = 10, .ones = 4, .q = 0};
        QCOMPARE(countMean(model), 4.0);
        QCOMPARE(countVariance(model), 0.0);
        QCOMPARE(logCountPmf(model, 4), 0.0);
        QCOMPARE(logCountPmf(model, 5), -infinity);
        QCOMPARE(countPmf(model, 3), 0.0);
        QCOMPARE(countCdf(model, 3), 0.0);
        QCOMPARE(countCdf(model, 4), 1.0);
        QCOMPARE(countSurvival(model, 3), 1.0);
        QCOMPARE(countSurvival(model, 4), 0.0);
        QCOMPARE(countQuantile(model, 0.01), 4);
        QCOMPARE(countQuantile(model, 0.99), 4);
        QCOMPARE(countQuantileApproximate(model, 0.99), 4.0);
        // Nearly all do: a number all the same.
        for (const double q : {5e-324, 1e-320, 1e-300})
            for (const double level : {1e-300, 0.5, 0.999999}) {
                const double outcome = countQuantileApproximate({.n = 10, .ones = 4, .q = q}, level);
                QVERIFY2(outcome >= 0 && outcome <= 10, qPrintable(QString::number(outcome)));
                QCOMPARE(countQuantile({.n = 10, .ones = 4, .q = q}, 0.5), 4);
            }
        QCOMPARE(countTwoSidedTail(model, 0), 1.0);
        QCOMPARE(countTwoSidedTail(model, 0.5), 0.0);
        QCOMPARE(countTwoSidedTailInverse(model, 0.05), 0.0);
        CountPmf pmf;
        countPmfAbove(model, 1e-300, pmf);
        QCOMPARE(pmf.first, 4);
        QCOMPARE(pmf.probability, std::vector<double>{1.0});
    }

    void fairCoinsHideTheDatabase() {
        for (const std::int64_t m : {0, 3, 100}) {
            VERIFY_CLOSE(countPmf({.n = 100, .ones = m, .q = 0.5}, 50), 0.079589237387178761498, 1e-14);
            QCOMPARE(countMean({.n = 100, .ones = m, .q = 0.5}), 50.0);
        }
    }

    void aBillionPeopleHaveTheirTails() {
        const CountModel model{.n = billion, .ones = 400'000'000, .q = 0.25};
        QCOMPARE(countMean(model), 450e6);
        // The cdf grows by the pmf, here where it is about 1e-30 and at the mean.
        for (const std::int64_t s : {450'000'000 - 160'000, 450'000'000, 450'000'000 + 160'000}) {
            VERIFY_CLOSE(countCdf(model, s), countCdf(model, s - 1) + countPmf(model, s), 1e-12);
            VERIFY_CLOSE(countSurvival(model, s - 1), countSurvival(model, s) + countPmf(model, s), 1e-12);
        }
        QCOMPARE(countQuantile(model, 0.5), 450'000'000);
        VERIFY_CLOSE(countTwoSidedTailInverse(model, 0.05), 1.959963984540054 * std::sqrt(countVariance(model)),
                     1e-4);
        VERIFY_CLOSE(logCountPmf({.n = billion, .ones = billion, .q = 0.25}, 0), 1e9 * std::log(0.25), 1e-15);
        VERIFY_CLOSE(countCdf({.n = billion, .ones = 0, .q = 1e-9}, 0), std::exp(1e9 * std::log1p(-1e-9)), 1e-14);
    }

    void everyDomainIsChecked_data() {
        QTest::addColumn<Call>("call");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, Call call, const char *message) {
            QTest::newRow(name) << call << QString::fromLatin1(message);
        };
        static constexpr CountModel good{.n = 10, .ones = 3, .q = 0.25};
        static constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        row(
            "no people", [] { (void)countMean({.n = 0, .ones = 0, .q = 0.25}); },
            "n must be in {1, ..., 1000000000}, but is 0");
        row(
            "too many people", [] { (void)countVariance({.n = billion + 1, .ones = 0, .q = 0.25}); },
            "n must be in {1, ..., 1000000000}, but is 1000000001");
        row(
            "negative ones", [] { (void)countMean({.n = 10, .ones = -1, .q = 0.25}); },
            "ones must be in {0, ..., 10}, but is -1");
        row(
            "too many ones", [] { (void)countMean({.n = 10, .ones = 11, .q = 0.25}); },
            "ones must be in {0, ..., 10}, but is 11");
        row(
            "q too large", [] { (void)countMean({.n = 10, .ones = 3, .q = 0.75}); },
            "q must be in [0, 0.5], but is 0.75");
        row(
            "q not a number", [] { (void)countMean({.n = 10, .ones = 3, .q = nan}); },
            "q must be in [0, 0.5], but is nan");
        row(
            "log pmf", [] { (void)logCountPmf(good, 11); }, "outcome must be in {0, ..., 10}, but is 11");
        row(
            "pmf", [] { (void)countPmf(good, -1); }, "outcome must be in {0, ..., 10}, but is -1");
        row(
            "cdf", [] { (void)countCdf(good, 11); }, "outcome must be in {0, ..., 10}, but is 11");
        row(
            "survival", [] { (void)countSurvival(good, -2); }, "outcome must be in {0, ..., 10}, but is -2");
        row(
            "quantile 0", [] { (void)countQuantile(good, 0); }, "level must be in (0, 1), but is 0");
        row(
            "quantile 1", [] { (void)countQuantile(good, 1); }, "level must be in (0, 1), but is 1");
        row(
            "approximate quantile", [] { (void)countQuantileApproximate(good, nan); },
            "level must be in (0, 1), but is nan");
        row(
            "window",
            [] {
                CountPmf pmf;
                countPmfAbove(good, 0, pmf);
            },
            "smallest must be in (0, 1), but is 0");
        row(
            "two-sided", [] { (void)countTwoSidedTail(good, -1); }, "deviation must be in [0, inf), but is -1");
        row(
            "inverse", [] { (void)countTwoSidedTailInverse(good, 1.5); }, "beta must be in (0, 1), but is 1.5");
    }
    void everyDomainIsChecked() {
        QFETCH(Call, call);
        QFETCH(QString, message);
        try {
            call();
            QFAIL("accepted");
        } catch (const std::domain_error &error) {
            QCOMPARE(QString::fromUtf8(error.what()), message);
        }
    }
};

HALFTRUTH_TEST(TestCountDistribution)
#include "tst_count_distribution.moc"
