#include "tests/core/support/close_to.h"
#include "tests/core/support/extremes.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/count/count_cdf_grid.h"
#include "core/math/count/count_confidence.h"

#include <QTest>

#include <cmath>
#include <numeric>
#include <vector>

using namespace halftruth;

namespace {} // namespace

/// What is read off a count: the databases it doesn't contradict, and the picture of its cdf.
class TestCountConfidence : public QObject {
    Q_OBJECT

private slots:
    void setIsWhatTheQuantilesSay_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<double>("q");
        QTest::addColumn<double>("beta");
        for (const int n : {1, 2, 7, 40})
            for (const double q : {0.0, 1e-6, 0.1, 0.25, 0.45, 0.5})
                for (const double beta : {1e-9, 0.05, 0.5, 0.99})
                    QTest::addRow("n=%d q=%g beta=%g", n, q, beta) << n << q << beta;
    }
    void setIsWhatTheQuantilesSay() {
        QFETCH(int, n);
        QFETCH(double, q);
        QFETCH(double, beta);
        for (std::int64_t s = 0; s <= n; ++s) {
            const ConfidenceSet set = countConfidenceSet(n, q, s, beta);
            for (std::int64_t m = 0; m <= n; ++m) {
                const CountModel model{.n = n, .ones = m, .q = q};
                const bool expected = countQuantile(model, beta / 2) <= s && s <= countQuantile(model, 1 - beta / 2);
                // A quantile of a level near 1 has no digits of the tail above it.
                if (beta > 1e-6)
                    QCOMPARE(set.first <= m && m <= set.last, expected);
                else if (set.first > m || m > set.last)
                    QVERIFY(std::min(countCdf(model, s), s == 0 ? 1.0 : countSurvival(model, s - 1)) <= beta / 2);
            }
        }
    }

    // Whatever m is, the set has it with the probability promised; how much more is the price of whole numbers.
    void setCovers() {
        for (const double q : {0.05, 0.25, 0.4})
            for (const double beta : {0.05, 0.3})
                for (std::int64_t m = 0; m <= 60; m += 5) {
                    double covered = 0;
                    for (std::int64_t s = 0; s <= 60; ++s) {
                        const ConfidenceSet set = countConfidenceSet(60, q, s, beta);
                        if (set.first <= m && m <= set.last)
                            covered += countPmf({.n = 60, .ones = m, .q = q}, s);
                    }
                    QCOMPARE_GE(covered, 1 - beta);
                }
    }

    void setWithoutMembers() {
        // Nobody of 200 says yes: with q = 1/4 that contradicts every database.
        QCOMPARE(countConfidenceSet(200, 0.25, 0, 0.05), (ConfidenceSet{.first = 0, .last = -1}));
        QCOMPARE(countConfidenceSet(200, 0.25, 200, 0.05), (ConfidenceSet{.first = 201, .last = 200}));
        QVERIFY(countConfidenceSet(200, 0.25, 0, 0.05).empty());
        QCOMPARE(countConfidenceSet(200, 0, 0, 0.05), (ConfidenceSet{.first = 0, .last = 0}));
        QCOMPARE(countConfidenceSet(200, 0.5, 100, 0.05), (ConfidenceSet{.first = 0, .last = 200}));
    }

    void setOfABillion() {
        const std::int64_t s = 400'000'000;
        const ConfidenceSet set = countConfidenceSet(billion, 0.25, s, 0.05);
        const auto inSet = [&](std::int64_t m) {
            const CountModel model{.n = billion, .ones = m, .q = 0.25};
            return countCdf(model, s) >= 0.025 && countSurvival(model, s - 1) > 0.025;
        };
        QVERIFY(inSet(set.first) && inSet(set.last));
        QVERIFY(!inSet(set.first - 1) && !inSet(set.last + 1));
        // The normal approximation is right to a few parts in 10⁵ of the half width.
        const double half = 1.959963984540054 * std::sqrt(1e9 * 0.1875) / 0.5;
        VERIFY_CLOSE(static_cast<double>(set.last - 300'000'000), half, 1e-4);
        VERIFY_CLOSE(static_cast<double>(300'000'000 - set.first), half, 1e-4);
    }

    void setRefusesWhatItCannotAnswer() {
        QCOMPARE(domainErrorOf([&] { (void)countConfidenceSet(0, 0.25, 0, 0.05); }),
                 QStringLiteral("n must be in {1, ..., 1000000000}, but is 0"));
        QCOMPARE(domainErrorOf([&] { (void)countConfidenceSet(10, 0.7, 0, 0.05); }),
                 QStringLiteral("q must be in [0, 0.5], but is 0.7"));
        QCOMPARE(domainErrorOf([&] { (void)countConfidenceSet(10, 0.25, 11, 0.05); }),
                 QStringLiteral("outcome must be in {0, ..., 10}, but is 11"));
        QCOMPARE(domainErrorOf([&] { (void)countConfidenceSet(10, 0.25, 1, 1); }),
                 QStringLiteral("beta must be in (0, 1), but is 1"));
    }

    void gridIsTheCdf_data() {
        QTest::addColumn<qint64>("n");
        QTest::addColumn<qint64>("ones");
        QTest::addColumn<double>("q");
        QTest::newRow("one") << qint64{1} << qint64{0} << 0.25;
        QTest::newRow("no lies") << qint64{20} << qint64{7} << 0.0;
        QTest::newRow("small") << qint64{200} << qint64{60} << 0.25;
        QTest::newRow("fair coins") << qint64{301} << qint64{120} << 0.5;
        QTest::newRow("rare lies") << qint64{1000} << qint64{400} << 1e-6;
        QTest::newRow("just not in panels") << qint64{5'300'000} << qint64{1'700'000} << 0.25;
        QTest::newRow("just in panels") << qint64{5'400'000} << qint64{1'700'000} << 0.25;
        QTest::newRow("skewed") << qint64{billion} << qint64{0} << 0.01;
        QTest::newRow("billion") << qint64{billion} << qint64{400'000'000} << 0.25;
        QTest::newRow("billion fair coins") << qint64{billion} << qint64{3} << 0.5;
    }
    void gridIsTheCdf() {
        QFETCH(qint64, n);
        QFETCH(qint64, ones);
        QFETCH(double, q);
        const CountModel model{.n = n, .ones = ones, .q = q};
        const double deviation = std::sqrt(countVariance(model));
        const auto mean = std::llround(countMean(model));
        CountPmf pmf;
        countPmfAbove(model, 1e-300, pmf);
        std::vector<double> sums(pmf.probability.size());
        std::partial_sum(pmf.probability.begin(), pmf.probability.end(), sums.begin());
        const auto expectedAt = [&](std::int64_t s) {
            if (s < pmf.first)
                return 0.0;
            const auto place = static_cast<std::size_t>(s - pmf.first);
            return place < sums.size() ? sums[place] : 1.0;
        };
        for (const double reach : {0.1, 5.0, 30.0, 100.0}) {
            const auto first = mean - std::llround(std::ceil(reach * deviation)) - 2;
            const auto stride = std::max(std::int64_t{1}, static_cast<std::int64_t>(2 * reach * deviation / 160));
            std::vector<double> cdf(170);
            countCdfGrid(model, first, stride, cdf);
            for (std::size_t k = 0; k < cdf.size(); ++k) {
                const std::int64_t s = first + static_cast<std::int64_t>(k) * stride;
                const double expected = expectedAt(s);
                if (expected < 1e-280) {
                    QVERIFY2(cdf[k] < 1e-270, qPrintable(QString::number(cdf[k])));
                    continue;
                }
                VERIFY_CLOSE(cdf[k], expected, 6e-12);
                if (k % 7 == 0 && s >= 0 && s <= n)
                    VERIFY_CLOSE(countCdf(model, s), expected, 6e-12);
            }
        }
    }

    // Above the mean the other tail keeps its digits as well.
    void survivalOfABillion() {
        const CountModel model{.n = billion, .ones = 400'000'000, .q = 0.25};
        const auto mean = std::llround(countMean(model));
        CountPmf pmf;
        countPmfAbove(model, 1e-300, pmf);
        for (const int z : {1, 4, 10, 25, 36}) {
            const std::int64_t s = mean + z * 13693;
            double expected = 0;
            for (auto i = pmf.probability.size(); i-- > static_cast<std::size_t>(s + 1 - pmf.first);)
                expected += pmf.probability[i];
            VERIFY_CLOSE(countSurvival(model, s), expected, 2e-12);
        }
    }

    void gridRefusesNoStride() {
        std::vector<double> cdf(3);
        QVERIFY(domainErrorOf([&] {
                    countCdfGrid({.n = 10, .ones = 3, .q = 0.25}, 0, 0, cdf);
                }).startsWith(QStringLiteral("stride must be in {1, ...")));
    }
};

HALFTRUTH_TEST(TestCountConfidence)
#include "tst_count_confidence.moc"
