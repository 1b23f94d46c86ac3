#include "tests/core/support/all_flips.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/extremes.h"
#include "tests/core/support/reference_test.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/count/privacy_ratio.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/hockey_stick.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/shuffle/shuffle_bounds.h"
#include "core/methods/shuffle_bounds.h"
#include "core/quantities/quantities.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

using namespace halftruth;

namespace {

/// The definition, from two pmfs.
double excessOf(const std::vector<double> &a, const std::vector<double> &b, double epsilon) {
    double sum = 0;
    for (std::size_t s = 0; s < a.size(); ++s)
        sum += std::max(0.0, a[s] - std::exp(epsilon) * b[s]);
    return sum;
}

/// The largest δ_m of all m, each on its own.
double largestOfAll(std::int64_t n, double q, double epsilon) {
    double largest = 0;
    for (std::int64_t m = 0; m < n; ++m)
        largest = std::max(largest, hockeyStick({.n = n, .ones = m, .q = q}, epsilon).zero);
    return largest;
}

double valueAt(const CountModel &model, const ShuffleDelta &result, double epsilon) {
    const HockeyStick both = hockeyStick({.n = model.n, .ones = result.ones, .q = model.q}, epsilon);
    return result.direction == ShuffleDirection::FewerOnes ? both.zero : both.one;
}

} // namespace

class TestShuffle : public QObject {
    Q_OBJECT

private slots:
    void hockeyStickMeetsGoldenValues_data() {
        addReferenceColumns();
        const auto row = [](std::int64_t n, std::int64_t m, double q, double epsilon, double expected) {
            QTest::addRow("n %lld, m %lld, q %g, epsilon %g", static_cast<long long>(n), static_cast<long long>(m), q,
                          epsilon)
                << hockeyStick({.n = n, .ones = m, .q = q}, epsilon).zero << expected << 1e-12;
        };
        row(100, 0, .1, 1, 5.017486681011619712421e-4);
        row(1000, 6, .45, .02, 1.561240511827873946474e-6);
        row(1000, 0, .45, .1875, 9.904723608305950391e-215);
        row(1'000'000, 0, .25, .0078125, 1.237320257153968235508e-15);
    }
    void hockeyStickMeetsGoldenValues() { VERIFY_REFERENCE(); }

    /// Logarithms from the tilted Fourier series at 60 digits: far out, among very many, and where lies are rare.
    void logarithmMeetsSixtyDigits() {
        const auto check = [](double n, double m, double q, double epsilon, double expected) {
            VERIFY_CLOSE(detail::logHockeyStick(n, m, q, epsilon), expected, 4e-15);
        };
        check(1e9, 3e8, .25, .0004, -75.9417763232684189);
        check(20507524, 17725142, .055417286008794336, .031292545237305194, -690.24920133602716731);
        check(682224153, 398452835, .014910272638623245, .010040318777826369, -553.20293533072488765);
        check(686236018, 0, 5.5575594360958526e-07, .12868897979135199, -8.7952026857409906969);
    }

    void deltaMeetsGoldenValues_data() {
        addReferenceColumns();
        QTest::addColumn<qint64>("actualOnes");
        QTest::addColumn<qint64>("ones");
        const auto row = [](std::int64_t n, double q, double epsilon, qint64 ones, double expected) {
            const ShuffleDelta actual = shuffleDelta(n, q, epsilon);
            QTest::addRow("n %lld, q %g", static_cast<long long>(n), q)
                << actual.delta << expected << 1e-12 << qint64{actual.ones} << ones;
        };
        row(10, .4, .283826, 1, 9.498559934240179522796e-4);
        row(30, .2, .6931471805599453, 1, .003346306668693292603240);
        row(100, .25, .125, 0, .009978012843254455338834);
        // From the convolution sum at 60 digits.
        row(1000, .003, .0058, 496, .2396621333369519219366);
    }
    void deltaMeetsGoldenValues() {
        VERIFY_REFERENCE();
        QFETCH(qint64, actualOnes);
        QFETCH(qint64, ones);
        QCOMPARE(actualOnes, ones);
    }

    void deltaMeetsTheReference_data() {
        addReferenceColumns();
        addReference("shuffle-delta", [](const ReferenceRow &row) {
            return shuffleDelta(row.count("n"), row["q"], row["epsilon"]).delta;
        });
    }
    void deltaMeetsTheReference() { VERIFY_REFERENCE(); }

    void epsilonMeetsGoldenValues_data() {
        addReferenceColumns();
        const auto row = [](std::int64_t n, double expected) {
            // Given with twelve decimals.
            QTest::addRow("n %lld", static_cast<long long>(n))
                << shuffleEpsilon(n, .25, 1e-6).epsilon << expected << 5.1e-13 / expected;
        };
        row(1'000, .142057673535);
        row(10'000, .039883351177);
        row(100'000, .011347235450);
        row(1'000'000, .003192830225);
    }
    void epsilonMeetsGoldenValues() { VERIFY_REFERENCE(); }

    void allEqualIsNotAlwaysTheWorst() {
        // Section 5 of the mathematics: n = 20, q = 1/4, δ = 1e-3 needs 0.7581 at m = 0 but 0.7730 at m = 1.
        const ShuffleEpsilon worst = shuffleEpsilon(20, .25, 1e-3);
        QVERIFY(std::fabs(worst.epsilon - .7730) < 5e-5);
        QCOMPARE(worst.ones, 1);
        QVERIFY(worst.everyOnes);
        QCOMPARE(worst.tried, 20);
        QVERIFY(hockeyStick({.n = 20, .ones = 0, .q = .25}, .75805).zero > 1e-3);
        QVERIFY(hockeyStick({.n = 20, .ones = 0, .q = .25}, .75815).zero < 1e-3);
    }

    void isTheSumOverAllFlips() {
        for (const double q : {1e-4, .1, .25, .4375, .499}) {
            for (const int n : {1, 2, 3, 7, 11}) {
                for (const double share : {0.0, .03, .3, .9}) {
                    const double epsilon = share * halftruth::epsilon(q);
                    double largest = 0;
                    for (int m = 0; m < n; ++m) {
                        const std::vector<double> fewer = pmfOfAllFlips(n, m, q);
                        const std::vector<double> more = pmfOfAllFlips(n, m + 1, q);
                        const HockeyStick actual = hockeyStick({.n = n, .ones = m, .q = q}, epsilon);
                        // The differences of the definition lose some digits.
                        QVERIFY(std::fabs(actual.zero - excessOf(fewer, more, epsilon)) < 1e-14);
                        QVERIFY(std::fabs(actual.one - excessOf(more, fewer, epsilon)) < 1e-14);
                        largest = std::max({largest, actual.zero, actual.one});
                    }
                    VERIFY_CLOSE(shuffleDelta(n, q, epsilon).delta, largest, 1e-13);
                }
            }
        }
    }

    void triesEveryNumberOfOnes_data() {
        QTest::addColumn<qint64>("n");
        QTest::addColumn<double>("q");
        for (const qint64 n : {2, 5, 64, 333, 1500}) {
            for (const double q : {1e-100, 1e-6, 1e-3, .02, .1, .25, .4, .499, .499999})
                QTest::addRow("n %lld, q %g", static_cast<long long>(n), q) << n << q;
        }
    }
    void triesEveryNumberOfOnes() {
        QFETCH(qint64, n);
        QFETCH(double, q);
        for (const double share : {0.0, 1e-3, .01, .1, .4, .8, .999}) {
            const double epsilon = share * halftruth::epsilon(q);
            const ShuffleDelta actual = shuffleDelta(n, q, epsilon);
            VERIFY_CLOSE(actual.delta, largestOfAll(n, q, epsilon), 1e-12);
            QCOMPARE(actual.tried, n);
            QVERIFY(actual.everyOnes);
            QVERIFY(2 * actual.ones <= n - 1);
            QCOMPARE(actual.upperBound, actual.delta);
            VERIFY_CLOSE(valueAt({.n = n, .ones = 0, .q = q}, actual, epsilon), actual.delta, 1e-15);
        }
    }

    void sweepFollowsEveryNumberOfOnes_data() {
        QTest::addColumn<double>("q");
        QTest::addColumn<double>("z");
        for (const double q : {.003, .1, .25, .45}) {
            for (const double z : {0.1, 3.0, 12.0})
                QTest::addRow("q %g, z %g", q, z) << q << z;
        }
    }
    void sweepFollowsEveryNumberOfOnes() {
        QFETCH(double, q);
        QFETCH(double, z);
        // More than two restarts of the sweep; z standard deviations from the mean to the last outcome with an
        // excess.
        constexpr double n = 6000;
        const double epsilon = std::min(z * (1 - 2 * q) / std::sqrt(n * q * (1 - q)), .99 * halftruth::epsilon(q));
        const auto weights = detail::hockeyStickWeights(q, epsilon);
        QVERIFY(weights);
        for (double first = 0; first < n; first += 500) {
            // One value at the end of a long run, beside its own evaluation.
            detail::LargestValues found;
            const double last = std::min(n - 1, first + 2500);
            detail::sweepHockeyStick(n, q, *weights, first, last, found, {});
            for (const auto &entry : found.entries()) {
                const double expected = std::exp(detail::logHockeyStick(n, entry.m, q, epsilon));
                VERIFY_CLOSE(entry.value, expected, 1e-12 * (1 + z * z));
            }
        }
    }

    void bothDirectionsAreMirrorImages() {
        for (const double q : {1e-200, 1e-6, .1, .25, .45}) {
            for (const std::int64_t n : {std::int64_t{1}, std::int64_t{2}, std::int64_t{17}, std::int64_t{5000}}) {
                for (const std::int64_t m : {std::int64_t{0}, n / 3, n - 1}) {
                    const double epsilon = .05 * halftruth::epsilon(q);
                    const HockeyStick direct = hockeyStick({.n = n, .ones = m, .q = q}, epsilon);
                    const HockeyStick mirror = hockeyStick({.n = n, .ones = n - 1 - m, .q = q}, epsilon);
                    QCOMPARE(direct, (HockeyStick{.zero = mirror.one, .one = mirror.zero}));
                }
            }
        }
    }

    void directionsDifferByTheSignedExcess() {
        // Σ (P − e^ε P') = 1 − e^ε, so at ε = 0 both directions are the total variation distance.
        for (const double q : {1e-5, .1, .25, .49}) {
            for (const std::int64_t m : {0, 20, 99}) {
                const HockeyStick both = hockeyStick({.n = 100, .ones = m, .q = q}, 0);
                VERIFY_CLOSE(both.zero, both.one, 1e-12);
                // F_{n,m} − F_{n,m+1} = (1−2q) P[A_{n−1}(m) = s], largest at the mode [math: section 3].
                double mode = 0;
                for (std::int64_t s = 0; s < 100; ++s)
                    mode = std::max(mode, countPmf({.n = 99, .ones = m, .q = q}, s));
                VERIFY_CLOSE(both.zero, (1 - 2 * q) * mode, 1e-12);
            }
        }
    }

    void deltaFallsWithEpsilonAndPeople() {
        for (const double q : {.01, .25, .45}) {
            const double limit = epsilon(q);
            double previous = 1;
            for (int i = 0; i < 50; ++i) {
                const double delta = shuffleDelta(200, q, limit * i / 50).delta;
                QVERIFY(delta < previous);
                QVERIFY(shuffleDelta(201, q, limit * i / 50).delta <= delta * (1 + 1e-12));
                previous = delta;
            }
        }
    }

    void onePersonHasTheLocalMechanism() {
        for (const double q : {1e-200, .01, .25, .4}) {
            for (const double share : {0.0, .3, .9}) {
                const double epsilon = share * halftruth::epsilon(q);
                const double expected =
                    epsilon > 700 ? -std::expm1(epsilon - halftruth::epsilon(q)) : 1 - q - std::exp(epsilon) * q;
                VERIFY_CLOSE(shuffleDelta(1, q, epsilon).delta, expected, 1e-13);
            }
        }
        VERIFY_CLOSE(shuffleEpsilon(1, .25, 1e-3).epsilon, std::log((.75 - 1e-3) / .25), 1e-15);
        QCOMPARE(shuffleEpsilon(1, .25, .5).epsilon, 0.0);
    }

    void endsAreCertain() {
        const double pure = epsilon(.25);
        QCOMPARE(shuffleDelta(50, .25, pure).delta, 0.0);
        QCOMPARE(shuffleDelta(50, .25, 5).delta, 0.0);
        QVERIFY(shuffleDelta(50, .25, pure * (1 - 1e-9)).delta > 0);
        QCOMPARE(shuffleDelta(50, 0, 2).delta, 1.0);
        QCOMPARE(shuffleDelta(50, .5, 0).delta, 0.0);
        QCOMPARE(hockeyStick({.n = 50, .ones = 3, .q = 0}, 2), (HockeyStick{.zero = 1, .one = 1}));
        QCOMPARE(hockeyStick({.n = 50, .ones = 3, .q = .5}, 0), (HockeyStick{}));
        QCOMPARE(shuffleEpsilon(50, 0, .1).epsilon, std::numeric_limits<double>::infinity());
        QCOMPARE(shuffleEpsilon(50, .5, .1).epsilon, 0.0);
        QCOMPARE(shuffleEpsilon(50, .25, .4).epsilon, 0.0);
        QCOMPARE(shuffleEpsilon(50, .25, 1e-300).epsilon, pure);
    }

    void smallestValuesKeepTheirDigits() {
        // Only s = 0 counts: (p − e^ε q) p^(n−1) for nobody with a one.
        const double epsilon = 1.097;
        const double expected = std::exp(std::log(.75 - .25 * std::exp(epsilon)) + 2299 * std::log(.75));
        VERIFY_CLOSE(hockeyStick({.n = 2300, .ones = 0, .q = .25}, epsilon).zero, expected, 1e-12);
        QVERIFY(expected < 1e-280);
    }

    void tinyQFollowsItsFirstOrder() {
        // m = 0: all but the lie of the one person differs; m = 4: besides, each of the four ones may lie.
        const double q = 1e-200;
        const double epsilon = halftruth::epsilon(q) - std::log(10.0);
        VERIFY_CLOSE(hockeyStick({.n = 10, .ones = 0, .q = q}, epsilon).zero, .9, 1e-12);
        VERIFY_CLOSE(hockeyStick({.n = 10, .ones = 4, .q = q}, epsilon).zero, .5, 1e-12);
        VERIFY_CLOSE(shuffleDelta(10, q, epsilon).delta, .9, 1e-12);
        VERIFY_CLOSE(shuffleEpsilon(10, q, .9).epsilon, epsilon, 1e-14);
        // Both forms meet where one takes over from the other.
        VERIFY_CLOSE(hockeyStick({.n = 1000, .ones = 300, .q = .999e-140}, 10).zero,
                     hockeyStick({.n = 1000, .ones = 300, .q = 1.001e-140}, 10).zero, 1e-12);
    }

    void epsilonAndDeltaAreInverse_data() {
        QTest::addColumn<double>("q");
        QTest::addColumn<qint64>("n");
        for (const double q : {1e-4, .05, .25, .49}) {
            for (const qint64 n : {2, 30, 1000, 20'000})
                QTest::addRow("q %g, n %lld", q, static_cast<long long>(n)) << q << n;
        }
    }
    void epsilonAndDeltaAreInverse() {
        QFETCH(double, q);
        QFETCH(qint64, n);
        for (const double delta : {1e-2, 1e-5, 1e-12, 1e-40}) {
            const ShuffleEpsilon result = shuffleEpsilon(n, q, delta);
            const double pure = epsilon(q);
            QVERIFY(result.epsilon >= 0 && result.epsilon <= pure);
            const double reached = shuffleDelta(n, q, result.epsilon).delta;
            if (result.epsilon == 0 || result.epsilon == pure) {
                QVERIFY(reached <= delta);
                continue;
            }
            // δ's own sensitivity to the last digit of ε, which is large next to the pure loss.
            const double below = shuffleDelta(n, q, result.epsilon * (1 - 1e-12)).delta;
            QVERIFY2(below >= delta * (1 - 1e-12) && reached <= delta * (1 + 1e-12),
                     qPrintable(QStringLiteral("%1 <= %2 <= %3").arg(reached).arg(delta).arg(below)));
        }
    }

    void sampledSearchHoldsTheExactValueBetween_data() {
        QTest::addColumn<qint64>("n");
        QTest::addColumn<double>("q");
        for (const qint64 n : {2, 40, 257, 1000, 5000, 40'000}) {
            for (const double q : {1e-6, .003, .1, .25, .45, .4999})
                QTest::addRow("n %lld, q %g", static_cast<long long>(n), q) << n << q;
        }
    }
    void sampledSearchHoldsTheExactValueBetween() {
        QFETCH(qint64, n);
        QFETCH(double, q);
        const ShuffleSearch sampled{.everyOnesUpTo = 1};
        for (const double share : {0.0, 1e-3, .01, .05, .2, .6, .95}) {
            const double epsilon = share * halftruth::epsilon(q);
            const ShuffleDelta exact = shuffleDelta(n, q, epsilon);
            const ShuffleDelta actual = shuffleDelta(n, q, epsilon, sampled);
            QVERIFY(!actual.everyOnes);
            QVERIFY(actual.tried >= 1 && actual.tried <= n);
            QVERIFY(actual.delta <= exact.delta * (1 + 1e-12));
            QVERIFY2(actual.upperBound >= exact.delta,
                     qPrintable(QStringLiteral("%1 < %2").arg(actual.upperBound).arg(exact.delta)));
        }
        for (const double delta : {1e-3, 1e-9}) {
            const ShuffleEpsilon exact = shuffleEpsilon(n, q, delta);
            const ShuffleEpsilon actual = shuffleEpsilon(n, q, delta, sampled);
            QVERIFY(actual.epsilon <= exact.epsilon * (1 + 1e-12));
            QVERIFY(actual.upperBound >= exact.epsilon);
        }
    }

    void hugePopulationsHaveATightBound() {
        const ShuffleDelta actual = shuffleDelta(billion, .25, 5.585e-5);
        QVERIFY(!actual.everyOnes);
        QVERIFY(actual.tried > 1000);
        QVERIFY(actual.upperBound >= actual.delta);
        QCOMPARE(shuffleDeltaBound(billion, .25, 5.585e-5), actual.upperBound);
        QVERIFY(actual.upperBound < 1.02 * actual.delta);
        // At this size the count is normal [Balle & Wang 2018, theorem 5]: a shift by μ standard deviations.
        const double shift = .5 / std::sqrt(1.875e8);
        const auto above = [](double z) { return std::erfc(z / std::numbers::sqrt2) / 2; };
        const double normal =
            above(5.585e-5 / shift - shift / 2) - std::exp(5.585e-5) * above(5.585e-5 / shift + shift / 2);
        VERIFY_CLOSE(actual.delta, normal, 1e-3);
    }

    // Large variances are summed by panels: against the sum over every outcome.
    void hockeyStickOfManyIsTheWholeSum_data() {
        QTest::addColumn<double>("q");
        QTest::addColumn<double>("share");
        QTest::addColumn<double>("epsilonAtDeviation");
        for (const double q : {0.05, 0.25, 0.45})
            for (const double share : {0.0, 0.3, 0.5, 1.0})
                for (const double z : {0.0, 1.0, 5.0, 12.0, 30.0})
                    QTest::addRow("q=%g share=%g z=%g", q, share, z) << q << share << z;
    }
    void hockeyStickOfManyIsTheWholeSum() {
        QFETCH(double, q);
        QFETCH(double, share);
        QFETCH(double, epsilonAtDeviation);
        const std::int64_t n = 40'000'000;
        const auto m = static_cast<std::int64_t>(share * static_cast<double>(n - 1));
        const double deviation = std::sqrt(static_cast<double>(n) * q * (1 - q));
        const double eps = epsilonAtDeviation * (1 - 2 * q) / deviation; // the last excess is z deviations below
        CountPmf others;
        countPmfAbove({.n = n - 1, .ones = m, .q = q}, 1e-300, others);
        const long double gain = 1 - static_cast<long double>(q) - std::exp(static_cast<long double>(eps)) * q;
        const long double growth = std::expm1(static_cast<long double>(eps));
        long double sum = 0;
        for (std::size_t i = 1; i < others.probability.size(); ++i)
            sum += std::max(0.0L, gain * others.probability[i] - (gain + growth) * others.probability[i - 1]);
        VERIFY_CLOSE(hockeyStick({.n = n, .ones = m, .q = q}, eps).zero, static_cast<double>(sum), 1e-9);
    }

    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        const ShuffleDelta stopped = shuffleDelta(500'000, .25, .005, {.stop = source.get_token()});
        QVERIFY(!stopped.everyOnes);
        QVERIFY(stopped.tried < 5000);
        QVERIFY(stopped.upperBound >= stopped.delta);
        VERIFY_CLOSE(stopped.upperBound, .75 - .25 * std::exp(.005), 1e-14);
        const ShuffleEpsilon loss = shuffleEpsilon(500'000, .25, 1e-6, {.stop = source.get_token()});
        QVERIFY(!loss.everyOnes);
        QCOMPARE(loss.upperBound, epsilon(.25));
        QVERIFY(!shuffleDelta(billion, .25, .005, {.stop = source.get_token()}).everyOnes);
    }

    void publishedBoundsAreAtLeastTheExactValue_data() {
        QTest::addColumn<qint64>("n");
        for (const qint64 n : {2, 100, 400, 1000, 3000, 20'000, 100'000})
            QTest::addRow("n %lld", static_cast<long long>(n)) << n;
    }
    void publishedBoundsAreAtLeastTheExactValue() {
        QFETCH(qint64, n);
        for (const double q : {1e-4, .01, .1, .25, .38, .45, .49, .5}) {
            for (const double delta : {.01, 1e-4, 1e-8, 1e-15}) {
                double smallest = std::numeric_limits<double>::infinity();
                for (const ShuffleBound &each : shuffleBounds()) {
                    const PublishedBound published = each.bound(n, q, delta);
                    QCOMPARE(published.epsilon.has_value(), published.unmet.empty());
                    smallest = std::min(smallest, published.epsilon.value_or(smallest));
                }
                // δ falls with ε: what the smallest promises and keeps, the others keep as well.
                if (std::isfinite(smallest))
                    QVERIFY(shuffleDelta(n, q, smallest).delta <= delta);
            }
        }
    }

    void publishedBoundsHaveTheirFormulas() {
        // By hand with e^ε₀ = 3 and 3/2, n = 10⁶, δ = 1e-6.
        const double local = std::log(1.5);
        VERIFY_CLOSE(*erlingsson2019(1'000'000, .4, 1e-6).epsilon, 12 * local * std::sqrt(std::log(1e6) / 1e6),
                     1e-14);
        VERIFY_CLOSE(*balle2019(1'000'001, .25, 1e-6).epsilon, std::sqrt(56 * std::log(2e6) / 1e6), 1e-14);
        VERIFY_CLOSE(*feldman2021(1'000'000, .25, 1e-6).epsilon,
                     std::log1p(.5 * (8 * std::sqrt(3 * std::log(4e6) / 1e6) + 24e-6)), 1e-14);
        VERIFY_CLOSE(*feldman2023(1'000'000, .25, 1e-6).epsilon,
                     std::log1p(2 * (4 * std::sqrt(2 * std::log(4e6)) / 2e3 + 4e-6)), 1e-14);
        QCOMPARE(*feldman2023(1'000'000, .5, 1e-6).epsilon, 0.0);
    }

    void publishedBoundsNameTheirCondition() {
        const auto unmet = [](const PublishedBound &bound) {
            return bound.epsilon ? QStringLiteral("applies") : QString::fromStdString(bound.unmet);
        };
        QCOMPARE(unmet(erlingsson2019(999, .4, 1e-6)),
                 QStringLiteral("n must be in {1000, ..., 1000000000}, but is 999"));
        QCOMPARE(unmet(erlingsson2019(1000, 0, 1e-6)), QStringLiteral("q must be in (0, 0.5], but is 0"));
        QCOMPARE(unmet(erlingsson2019(1000, .4, .5)), QStringLiteral("delta must be in (0, 0.01], but is 0.5"));
        QCOMPARE(unmet(erlingsson2019(1000, .4, .01)), QStringLiteral("applies"));
        QCOMPARE(unmet(balle2019(1, .25, 1e-6)), QStringLiteral("n must be in {2, ..., 1000000000}, but is 1"));
        for (const auto &bound : {balle2019, feldman2021, feldman2023})
            QCOMPARE(unmet(bound(1'000'000, 0, 1e-6)), QStringLiteral("q must be in (0, 0.5], but is 0"));
        QVERIFY(unmet(balle2019(100, .25, 1e-6)).startsWith(QString::fromUtf8("ε must be in (0, 1], but is 2.")));
        QCOMPARE(unmet(feldman2021(232, .5, 1e-6)),
                 QStringLiteral("n must be in {233, ..., 1000000000}, but is 232"));
        QCOMPARE(unmet(feldman2021(233, .5, 1e-6)), QStringLiteral("applies"));
        QCOMPARE(unmet(feldman2023(232, .5, 1e-6)),
                 QStringLiteral("n must be in {233, ..., 1000000000}, but is 232"));
        QVERIFY(unmet(feldman2023(1000, .01, 1e-6)).startsWith(QStringLiteral("ln((1 - q)/q) must be in [0, 2.0")));
        QVERIFY(unmet(feldman2021(1000, .01, 1e-6)).endsWith(QStringLiteral(", but is 4.59511985013459")));
    }

    void quantitiesTellWhereTheyAreAttained() {
        const auto noteOf = [](const char *id, const Parameters &parameters) {
            return QString::fromStdString(english(notes(*findQuantity(id), parameters)));
        };
        using enum ParameterId;
        const Parameters small = Parameters().with(Population, 20).with(LieProbability, .25).with(Delta, 1e-3);
        QVERIFY(std::fabs(evaluate(*findQuantity("shuffle-epsilon"), small) - .7730) < 5e-5);
        QCOMPARE(noteOf("shuffle-epsilon", small),
                 QStringLiteral("attained at m = 1, m ones against m + 1; every m tried"));
        QCOMPARE(evaluate(*findQuantity("shuffle-epsilon-bound"), small),
                 evaluate(*findQuantity("shuffle-epsilon"), small));
        QCOMPARE(noteOf("shuffle-delta", small.with(LieProbability, 0)),
                 QStringLiteral("attained at m = 0, m ones against m + 1; no m need be tried"));
        QCOMPARE(noteOf("shuffle-delta-bound", small), QString());
        const Parameters large = small.with(Population, 2e6).with(Epsilon, .002);
        QVERIFY(noteOf("shuffle-delta", large).contains(QStringLiteral("m tried: near both ends")));
        QVERIFY(evaluate(*findQuantity("shuffle-delta-bound"), large) >
                evaluate(*findQuantity("shuffle-delta"), large));
    }

    void quantitiesNameTheirConditions_data() {
        addMessageColumns();
        const auto add = [](const char *id, const char *message) {
            addMessage(id, message, [id] { (void)evaluate(*findQuantity(id), Parameters()); });
        };
        // The defaults: n = 200, q = 1/4, δ = 1e-6.
        add("shuffle-epsilon-erlingsson", "n must be in {1000, ..., 1000000000}, but is 200");
        add("shuffle-epsilon-feldman-2021", "n must be in {233, ..., 1000000000}, but is 200");
        add("shuffle-epsilon-feldman-2023", "n must be in {233, ..., 1000000000}, but is 200");
        addMessage("notes", "n must be in {1, ..., 1000000000}, but is 0", [] {
            (void)notes(*findQuantity("shuffle-delta"), Parameters().with(ParameterId::Population, 0));
        });
    }
    void quantitiesNameTheirConditions() { VERIFY_MESSAGE(); }

    void everyDomainIsChecked_data() {
        addMessageColumns();
        addMessage("hockeyStick", "ones must be in {0, ..., 9}, but is 10",
                   [] { (void)hockeyStick({.n = 10, .ones = 10, .q = .25}, 1); });
        addMessage("hockeyStick", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { (void)hockeyStick({.n = 0, .ones = 0, .q = .25}, 1); });
        addMessage("hockeyStick", "q must be in [0, 0.5], but is 0.75",
                   [] { (void)hockeyStick({.n = 10, .ones = 0, .q = .75}, 1); });
        addMessage("hockeyStick", "epsilon must be in [0, inf), but is -1",
                   [] { (void)hockeyStick({.n = 10, .ones = 0, .q = .25}, -1); });
        addMessage("shuffleDelta", "n must be in {1, ..., 1000000000}, but is 1000000001",
                   [] { (void)shuffleDelta(billion + 1, .25, 1); });
        addMessage("shuffleDelta", "q must be in [0, 0.5], but is -0.25", [] { (void)shuffleDelta(10, -.25, 1); });
        addMessage("shuffleDelta", "epsilon must be in [0, inf), but is nan",
                   [] { (void)shuffleDelta(10, .25, std::nan("")); });
        addMessage("shuffleEpsilon", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { (void)shuffleEpsilon(0, .25, .1); });
        addMessage("shuffleEpsilon", "q must be in [0, 0.5], but is 0.6", [] { (void)shuffleEpsilon(10, .6, .1); });
        addMessage("shuffleEpsilon", "delta must be in (0, 1), but is 0", [] { (void)shuffleEpsilon(10, .25, 0); });
        addMessage("erlingsson2019", "delta must be in (0, 1), but is 1", [] { (void)erlingsson2019(10, .25, 1); });
        addMessage("balle2019", "q must be in [0, 0.5], but is 1", [] { (void)balle2019(10, 1, .1); });
        addMessage("feldman2021", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { (void)feldman2021(0, .25, .1); });
        addMessage("feldman2023", "delta must be in (0, 1), but is 2", [] { (void)feldman2023(10, .25, 2); });
    }
    void everyDomainIsChecked() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestShuffle)
#include "tst_shuffle.moc"
