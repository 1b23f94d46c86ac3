#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/simulation/philox.h"
#include "core/simulation/tally.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

using namespace halftruth;

class TestTally : public QObject {
    Q_OBJECT

private slots:
    void momentsAreThoseOfTheNumbers() {
        Moments moments;
        for (const double value : {1.0, 2.0, 4.0})
            moments.add(value);
        QCOMPARE(moments.count(), 3);
        VERIFY_CLOSE(moments.mean(), 7.0 / 3, 1e-15);
        VERIFY_CLOSE(moments.variance(), 7.0 / 3, 1e-15);
        VERIFY_CLOSE(moments.meanEstimate().standardError, std::sqrt(7.0 / 9), 1e-15);
        VERIFY_CLOSE(moments.meanEstimate().upper, 7.0 / 3 + 1.959963984540054 * std::sqrt(7.0 / 9), 1e-15);
    }

    void momentsOfNothingAreZero() {
        QCOMPARE(Moments{}.mean(), 0.0);
        QCOMPARE(Moments{}.variance(), 0.0);
        QCOMPARE(Moments{}.meanEstimate().standardError, 0.0);
        QCOMPARE(rootMeanEstimate(Moments{}).value, 0.0);
    }

    // Far from zero, where a sum of squares would have lost every digit of the variance.
    void mergingIsAddingAll() {
        Moments all;
        Moments first;
        Moments second;
        Moments repeated;
        for (int i = 0; i < 1000; ++i) {
            const double value = 1e9 + i % 10;
            all.add(value);
            (i < 300 ? first : second).add(value);
        }
        for (int i = 0; i < 10; ++i)
            repeated.add(1e9 + i, 100);
        first.merge(second);
        first.merge({});
        for (const Moments &moments : {all, first, repeated}) {
            QCOMPARE(moments.count(), 1000);
            VERIFY_CLOSE(moments.mean(), 1e9 + 4.5, 1e-15);
            VERIFY_CLOSE(moments.variance(), 8.25 * 1000 / 999, 1e-6);
        }
    }

    void rootOfAMean() {
        Moments squares;
        for (const double value : {4.0, 16.0, 28.0})
            squares.add(value);
        const Estimate root = rootMeanEstimate(squares);
        QCOMPARE(root.value, 4.0);
        VERIFY_CLOSE(root.standardError, std::sqrt(144.0 / 3) / 8, 1e-15);
    }

    // Clopper and Pearson 1934: 0 of 10 goes up to 1 - 0.025^(1/10); the ends are where the tails are 2.5 %.
    void sharesHaveTheirExactInterval() {
        VERIFY_CLOSE(shareEstimate(0, 10).upper, 1 - std::pow(0.025, 0.1), 1e-12);
        QCOMPARE(shareEstimate(0, 10).lower, 0.0);
        VERIFY_CLOSE(shareEstimate(10, 10).lower, std::pow(0.025, 0.1), 1e-12);
        QCOMPARE(shareEstimate(10, 10).upper, 1.0);
        const Estimate half = shareEstimate(5, 10);
        QCOMPARE(half.value, 0.5);
        VERIFY_CLOSE(half.lower, 0.187086, 1e-5);
        VERIFY_CLOSE(half.upper, 1 - 0.187086, 1e-5);
        VERIFY_CLOSE(half.standardError, std::sqrt(0.025), 1e-15);
    }

    void countsAreMerged() {
        CountTally tally;
        tally.add(3);
        tally.add(-1, 2);
        CountTally other;
        other.add(3, 4);
        tally.merge(other);
        QCOMPARE(tally.trials(), 7);
        const Empirical sorted(tally);
        QCOMPARE(sorted.values().size(), 2U);
        QCOMPARE(sorted.values()[0], (Empirical::Value{-1, 2}));
        QCOMPARE(sorted.values()[1], (Empirical::Value{3, 5}));
    }

    void sharesOfTheEmpiricalDistribution() {
        const Empirical values(std::vector<double>{4, 1, 2, 2, 8});
        QCOMPARE(values.trials(), 5);
        QCOMPARE(values.values().size(), 4U);
        QCOMPARE(values.atMost(2).value, 0.6);
        QCOMPARE(values.atMost(1.9).value, 0.2);
        QCOMPARE(values.atMost(0).value, 0.0);
        QCOMPARE(values.atLeast(2).value, 0.8);
        QCOMPARE(values.atLeast(9).value, 0.0);
        QCOMPARE(values.within(2, 4).value, 0.6);
        QCOMPARE(values.within(2.5, 3).value, 0.0);
        QCOMPARE(values.quantile(0.6).value, 2.0);
        QCOMPARE(values.quantile(0.61).value, 4.0);
        QCOMPARE(values.quantile(1e-9).value, 1.0);
        QCOMPARE(values.moments().mean(), 3.4);
    }

    // With 100 numbers the median is between the 40th and the 61st with 95 % (David and Nagaraja, section 7.1), and
    // nothing can be said of what lies above the largest.
    void quantilesHaveTheIntervalOfOrderStatistics() {
        std::vector<double> numbers(100);
        std::iota(numbers.begin(), numbers.end(), 1.0);
        const Empirical values(numbers);
        const Estimate median = values.quantile(0.5);
        QCOMPARE(median.value, 50.0);
        QCOMPARE(median.lower, 40.0);
        QCOMPARE(median.upper, 61.0);
        QVERIFY(std::isinf(values.quantile(0.99).upper));
        QVERIFY(std::isinf(values.quantile(0.01).lower));
    }

    // The interval covers the quantile of the uniform distribution about as often as it says.
    void quantileIntervalsCover() {
        std::int64_t covered = 0;
        for (std::uint64_t trial = 0; trial < 2000; ++trial) {
            Philox random(5, trial);
            std::vector<double> numbers;
            for (int i = 0; i < 200; ++i)
                numbers.push_back(std::ldexp(static_cast<double>(random()), -64));
            const Estimate tenth = Empirical(numbers).quantile(0.1);
            covered += tenth.lower <= 0.1 && 0.1 <= tenth.upper ? 1 : 0;
        }
        QVERIFY2(covered >= 1890 && covered <= 1980, qPrintable(QString::number(covered)));
    }

    void histogramCountsEveryValueOnce() {
        const Histogram bins = histogram(Empirical(std::vector<double>{-1, 0, 0.5, 1, 1.5, 2, 2.5, 7}), 0, 2, 2);
        QCOMPARE(bins.edges, (std::vector<double>{0, 1, 2}));
        QCOMPARE(bins.trials, (std::vector<std::int64_t>{2, 3}));
        QCOMPARE(bins.below, 1);
        QCOMPARE(bins.above, 2);
    }
};

HALFTRUTH_TEST(TestTally)
#include "tst_tally.moc"
