#include "tests/core/support/reference_test.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/accuracy/accuracy.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/methods/accuracy_methods.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

using namespace halftruth;

namespace {

/// A method that doesn't depend on the ones, as the tests call it.
struct Bound {
    const AccuracyMethod *method;

    [[nodiscard]] std::string named(std::string_view what) const { return std::string(what).append(method->id); }
    [[nodiscard]] double accuracy(double q, std::int64_t n, double beta) const {
        return method->accuracy(q, n, 0, beta);
    }
    [[nodiscard]] double failure(double q, std::int64_t n, double alpha) const {
        return method->failure(q, n, 0, alpha);
    }
    [[nodiscard]] double requiredN(double q, double alpha, double beta) const {
        return method->required(q, 0, alpha, beta, RequiredEnds::FromOn, {}).fromOn;
    }
};

const std::vector<Bound> &everyBound() {
    static const std::vector<Bound> all = [] {
        std::vector<Bound> found;
        for (const AccuracyMethod &method : accuracyMethods())
            if (!method.dependsOnOnes)
                found.push_back({&method});
        return found;
    }();
    return all;
}

// The distribution of the number of reported ones, by going through all 2^n reports.
std::vector<double> enumerateCounts(double q, int n, int ones) {
    std::vector<double> probabilities(static_cast<std::size_t>(n) + 1);
    const unsigned truth = (1U << ones) - 1;
    for (unsigned report = 0; report < 1U << n; ++report) {
        const int lies = std::popcount(report ^ truth);
        probabilities[static_cast<std::size_t>(std::popcount(report))] +=
            std::pow(q, lies) * std::pow(1 - q, n - lies);
    }
    return probabilities;
}

// The errors that an estimate from n reports can make, and accuracies between them.
std::vector<double> possibleErrors(double q, int n, int ones) {
    std::vector<double> errors;
    for (int count = 0; count <= n; ++count) {
        const double error =
            std::fabs(estimatedProportion(q, static_cast<double>(count) / n) - static_cast<double>(ones) / n);
        for (const double factor : {0.5, 0.999999, 1.0, 1.000001, 1.5}) {
            if (error > 0)
                errors.push_back(error * factor);
        }
    }
    return errors;
}

double exactFailure(const std::vector<double> &probabilities, double q, int ones, double alpha) {
    const int n = static_cast<int>(probabilities.size()) - 1;
    double sum = 0;
    for (int count = 0; count <= n; ++count) {
        const double error = estimatedProportion(q, static_cast<double>(count) / n) - static_cast<double>(ones) / n;
        // A little beyond alpha, so that rounding does not count an outcome that the bound leaves out.
        if (std::fabs(error) >= alpha * (1 + 1e-12))
            sum += probabilities[static_cast<std::size_t>(count)];
    }
    return sum;
}

} // namespace

class TestAccuracy : public QObject {
    Q_OBJECT

private slots:
    // Evaluated with 60 digits at the exact binary64 arguments.
    void keepsItsDigitsAtTheEdges_data() {
        addReferenceColumns();
        QTest::newRow("failureHoeffding(1e-06, 1000000000, 0.0005)")
            << failureHoeffding(1e-06, 1000000000, 0.0005) << 1.427767960786788036629e-217 << 1e-13;
        QTest::newRow("failureHoeffding(0.25, 1000000000, 0.0011)")
            << failureHoeffding(0.25, 1000000000, 0.0011) << 3.571646300140112091165e-263 << 1e-13;
        QTest::newRow("failureHoeffding(0.499999, 1000000000, 293.0)")
            << failureHoeffding(0.499999, 1000000000, 293.0) << 1.074123445618959005141e-298 << 1e-13;
        QTest::newRow("failureHoeffding(0.4999, 1000000, 93.0)")
            << failureHoeffding(0.4999, 1000000, 93.0) << 6.367839040505510817225e-301 << 1e-13;
        QTest::newRow("failureBernstein(1e-06, 1000000000, 1e-06)")
            << failureBernstein(1e-06, 1000000000, 1e-06) << 2.760618748059683572731e-163 << 1e-13;
        QTest::newRow("failureBernstein(0.25, 1000000000, 0.001)")
            << failureBernstein(0.25, 1000000000, 0.001) << 9.210147153459641194069e-290 << 1e-13;
        QTest::newRow("failureBernstein(0.499999, 1000000000, 293.0)")
            << failureBernstein(0.499999, 1000000000, 293.0) << 1.40453660057886082197e-298 << 1e-13;
        QTest::newRow("failureNormal(1e-06, 1000000000, 1e-06)")
            << failureNormal(1e-06, 1000000000, 1e-06) << 1.798531246830295176038e-219 << 1e-13;
        QTest::newRow("failureNormal(0.25, 1000000000, 0.001)")
            << failureNormal(0.25, 1000000000, 0.001) << 6.448979236054789640065e-292 << 1e-13;
        QTest::newRow("failureNormal(0.499999, 1000000000, 290.0)")
            << failureNormal(0.499999, 1000000000, 290.0) << 1.392619615738867288741e-294 << 1e-13;
        QTest::newRow("failureNormal(0.25, 3, 1e-09)")
            << failureNormal(0.25, 3, 1e-09) << 0.9999999984042308783943 << 1e-13;
        QTest::newRow("accuracyNormal(1e-06, 1000000000, 1e-300)")
            << accuracyNormal(1e-06, 1000000000, 1e-300) << 1.172124887907120053671e-6 << 1e-13;
        QTest::newRow("accuracyNormal(0.25, 1000000000, 0.999999)")
            << accuracyNormal(0.25, 1000000000, 0.999999) << 3.432342123338731588738e-11 << 1e-13;
        QTest::newRow("accuracyNormal(0.499999, 1000, 0.05)")
            << accuracyNormal(0.499999, 1000, 0.05) << 15494.87580799762378111 << 1e-13;
        QTest::newRow("accuracyNormal(0.1, 100, 1e-12)")
            << accuracyNormal(0.1, 100, 1e-12) << 0.2673940068064246775857 << 1e-13;
        QTest::newRow("failureChernoff(0.25, 1000000000, 400000000, 0.001)")
            << failureChernoff(0.25, 1000000000, 400000000, 0.001) << 5.917127141493965447516e-290 << 1e-13;
        QTest::newRow("failureChernoff(1e-06, 1000000000, 0, 1e-06)")
            << failureChernoff(1e-06, 1000000000, 0, 1e-06) << 1.717415935051024273115e-168 << 1e-13;
        QTest::newRow("failureChernoff(1e-06, 1000000000, 1000000000, 9.9999e-07)")
            << failureChernoff(1e-06, 1000000000, 1000000000, 9.9999e-07) << 1.729361440347177867167e-168 << 1e-13;
        QTest::newRow("failureChernoff(1e-06, 1000000000, 1000000000, 5e-07)")
            << failureChernoff(1e-06, 1000000000, 1000000000, 5e-07) << 1.024410856914346034999e-47 << 1e-13;
        QTest::newRow("failureChernoff(0.499999, 1000000000, 500000000, 290.0)")
            << failureChernoff(0.499999, 1000000000, 500000000, 290.0) << 1.281259375623659628388e-292 << 1e-13;
        QTest::newRow("failureChernoff(1e-06, 1000000000, 123456789, 1.2e-06)")
            << failureChernoff(1e-06, 1000000000, 123456789, 1.2e-06) << 1.207705422290656902576e-242 << 1e-13;
        QTest::newRow("failureChernoff(1e-06, 1000, 0, 0.05)")
            << failureChernoff(1e-06, 1000, 0, 0.05) << 1.619619711763874279039e-214 << 1e-13;
        QTest::newRow("failureChernoff(0.4999, 1000000, 300000, 90.0)")
            << failureChernoff(0.4999, 1000000, 300000, 90.0) << 6.567134872956155100469e-282 << 1e-13;
        QTest::newRow("failureChernoff(0.25, 20, 5, 0.5)")
            << failureChernoff(0.25, 20, 5, 0.5) << 0.0647434792116155511888 << 1e-13;
        QTest::newRow("failureChernoff(1e-06, 9, 9, 9.999e-07)")
            << failureChernoff(1e-06, 9, 9, 9.999e-07) << 1.0 << 1e-13;
        QTest::newRow("failureChernoff(0.49999999999999994, 5, 0, 1e+16)")
            << failureChernoff(0.49999999999999994, 5, 0, 1e+16) << 0.0 << 1e-13;
        QTest::newRow("accuracyChernoff(0.25, 1000000000, 400000000, 1e-300)")
            << accuracyChernoff(0.25, 1000000000, 400000000, 1e-300) << 0.001018433036913804532461 << 1e-13;
        QTest::newRow("accuracyChernoff(1e-06, 1000000000, 0, 1e-100)")
            << accuracyChernoff(1e-06, 1000000000, 0, 1e-100) << 7.51663017230946320266e-7 << 1e-13;
        QTest::newRow("accuracyChernoff(0.499999, 1000000000, 500000000, 0.05)")
            << accuracyChernoff(0.499999, 1000000000, 500000000, 0.05) << 21.4734704046662901707 << 1e-13;
        QTest::newRow("accuracyChernoff(0.1, 1000, 10, 0.01)")
            << accuracyChernoff(0.1, 1000, 10, 0.01) << 0.03875422426594707645124 << 1e-13;
        QTest::newRow("accuracyChernoff(0.001, 1000000, 1000000, 0.5)")
            << accuracyChernoff(0.001, 1000000, 1000000, 0.5) << 5.272796199116841902158e-5 << 1e-13;
        QTest::newRow("accuracyChernoff(4.216177951206433e-63, 63, 0, 0.999999999492129)")
            << accuracyChernoff(4.216177951206433e-63, 63, 0, 0.999999999492129) << 7.17476428633550706846e-14
            << 1e-13;
        QTest::newRow("requiredEpsilonHoeffding(1000000000, 4.295e-05, 0.05)")
            << requiredEpsilonHoeffding(1000000000, 4.295e-05, 0.05) << 10.24276138468288445293 << 1e-13;
        QTest::newRow("requiredEpsilonHoeffding(18445, 0.01, 0.05)")
            << requiredEpsilonHoeffding(18445, 0.01, 0.05) << 11.71511352128309891555 << 1e-13;
        QTest::newRow("requiredEpsilonHoeffding(1000000000, 1000000.0, 1e-300)")
            << requiredEpsilonHoeffding(1000000000, 1000000.0, 1e-300) << 1.175983567129042539708e-9 << 1e-13;
    }
    void keepsItsDigitsAtTheEdges() { VERIFY_REFERENCE(); }

    // [GA], n = 10^6, epsilon = 1, beta = 0.05, with the natural logarithm.
    void agreesWithTheWorkedExample() {
        const double q = lieProbability(1);
        const double alpha = accuracyHoeffding(q, 1000000, 0.05);
        VERIFY_CLOSE(alpha, 0.002938868, 2e-7);
        VERIFY_CLOSE(alpha * advantage(q), 0.001358102, 4e-7);
        // The interval [2.163953 r - 0.584916, 2.163953 r - 0.579038].
        VERIFY_CLOSE(q / advantage(q) + alpha, 0.584916, 1e-6);
        VERIFY_CLOSE(q / advantage(q) - alpha, 0.579038, 1e-6);
        QVERIFY(requiredNHoeffding(q, 0.0029389, 0.05) <= 1e6);
        QVERIFY(requiredNHoeffding(q, 0.0029388, 0.05) > 1e6);
        VERIFY_CLOSE(requiredEpsilonHoeffding(1000000, alpha, 0.05), 1.0, 1e-13);
    }

    void normalQuantileIsThePublishedOne() {
        // z_{0.975} = 1.959963984540054; sqrt(pq/n)/(1-2q) = 1/2 at q = 1/4, n = 3.
        VERIFY_CLOSE(accuracyNormal(0.25, 3, 0.05), 1.959963984540054 / 2, 1e-15);
        VERIFY_CLOSE(failureNormal(0.25, 3, 1.959963984540054 / 2), 0.05, 1e-14);
    }

    void accuracyAndFailureAreInverse() {
        for (const Bound &bound : everyBound()) {
            for (const double q : {1e-6, 0.1, 0.25, 0.4999}) {
                for (const std::int64_t n : {std::int64_t{1}, std::int64_t{1000}, std::int64_t{1000000000}}) {
                    for (const double beta : {1e-300, 1e-10, 0.05, 0.9}) {
                        const double alpha = bound.accuracy(q, n, beta);
                        // Near 1e-300 the last digit of alpha is worth 700 of the failure's.
                        VERIFY_CLOSE(bound.failure(q, n, alpha), beta, 1e-12);
                    }
                }
            }
        }
    }

    void chernoffAccuracyAndFailureAreInverse() {
        for (const double q : {1e-6, 0.1, 0.25, 0.4999}) {
            for (const std::int64_t n : {std::int64_t{1000}, std::int64_t{1000000000}}) {
                for (const std::int64_t ones : {std::int64_t{0}, n / 3, n}) {
                    for (const double beta : {1e-100, 1e-10, 0.05, 0.9}) {
                        const double alpha = accuracyChernoff(q, n, ones, beta);
                        const double jump = failureChernoff(q, n, ones, alpha * (1 - 1e-9));
                        if (jump > 1.01 * beta) // at an end of the support: enough just beyond, not just before
                            QVERIFY(failureChernoff(q, n, ones, alpha * (1 + 1e-9)) <= beta);
                        else
                            VERIFY_CLOSE(failureChernoff(q, n, ones, alpha), beta, 1e-12);
                    }
                }
            }
        }
    }

    // One person: the count is 0 or 1, so Chernoff's bound at an end of the support is the probability itself.
    void chernoffJumpsAtTheEndsOfTheSupport() {
        const double q = 0.25;
        // ones = 0: the estimate is off by 1/2 below (probability 3/4) and by 3/2 above (1/4).
        QVERIFY(failureChernoff(q, 1, 0, 0.5) == 1.0);
        VERIFY_CLOSE(failureChernoff(q, 1, 0, 1.5), 0.25, 1e-15);
        QCOMPARE(failureChernoff(q, 1, 0, std::nextafter(1.5, 2)), 0.0);
        VERIFY_CLOSE(accuracyChernoff(q, 1, 0, 0.2), 1.5, 1e-15);
        VERIFY_CLOSE(accuracyChernoff(q, 1, 0, 1e-300), 1.5, 1e-15);
        VERIFY_CLOSE(failureChernoff(q, 1, 0, accuracyChernoff(q, 1, 0, 0.3)), 0.3, 1e-14);
        // Beyond 1/2 the upper tail alone starts at 0.8660: a beta above that falls into the jump.
        VERIFY_CLOSE(accuracyChernoff(q, 1, 0, 0.9), 0.5, 1e-15);
        QVERIFY(failureChernoff(q, 1, 0, std::nextafter(0.5, 1)) < 0.9);
    }

    void failureBoundsTheExactTail() {
        for (const double q : {1e-6, 0.05, 0.25, 0.45}) {
            for (int n = 1; n <= 10; ++n) {
                for (int ones = 0; ones <= n; ++ones) {
                    const std::vector<double> probabilities = enumerateCounts(q, n, ones);
                    for (const double alpha : possibleErrors(q, n, ones)) {
                        const double exact = exactFailure(probabilities, q, ones, alpha) * (1 - 1e-12);
                        QVERIFY(failureChernoff(q, n, ones, alpha) >= exact);
                        QVERIFY(failureHoeffding(q, n, alpha) >= exact);
                        QVERIFY(failureChebyshev(q, n, alpha) >= exact);
                        QVERIFY(failureBernstein(q, n, alpha) >= exact);
                    }
                }
            }
        }
    }

    // Chernoff's is the best bound of its kind, whatever the number of ones; Bernstein beats Hoeffding when lies are
    // rare.
    void boundsAreOrdered() {
        for (const double q : {1e-6, 0.05, 0.25, 0.4999}) {
            for (const std::int64_t n : {std::int64_t{3}, std::int64_t{1000}, std::int64_t{1000000000}}) {
                for (const double beta : {1e-100, 1e-6, 0.05, 0.5}) {
                    for (const std::int64_t ones : {std::int64_t{0}, n / 4, n}) {
                        const double alpha = accuracyChernoff(q, n, ones, beta);
                        QVERIFY(alpha <= accuracyHoeffding(q, n, beta) * (1 + 1e-14));
                        QVERIFY(alpha <= accuracyBernstein(q, n, beta) * (1 + 1e-14));
                    }
                }
            }
        }
        QVERIFY(accuracyBernstein(1e-3, 1000000, 0.05) < accuracyHoeffding(1e-3, 1000000, 0.05));
        QVERIFY(accuracyChebyshev(0.25, 1000, 1e-6) > accuracyHoeffding(0.25, 1000, 1e-6));
    }

    // The count and its mirror image have the same errors.
    void chernoffDoesNotDistinguishOnesFromZeros() {
        for (const double alpha : {0.01, 0.1, 0.5, 1.0}) {
            VERIFY_CLOSE(failureChernoff(0.1, 100, 20, alpha), failureChernoff(0.1, 100, 80, alpha), 1e-14);
            VERIFY_CLOSE(accuracyChernoff(0.1, 100, 20, alpha / 2), accuracyChernoff(0.1, 100, 80, alpha / 2), 1e-14);
        }
    }

    void chernoffTendsToTheNormalExponent() {
        // -ln of each tail approaches n t^2/(2 p q).
        const double q = 0.25;
        const double alpha = 5e-4;
        const double exponent = 1e9 * alpha * alpha / 4 / (2 * q * (1 - q));
        VERIFY_CLOSE(std::log(2 / failureChernoff(q, 1000000000, 500000000, alpha)), exponent, 1e-6);
    }

    void ends() {
        QCOMPARE(accuracyChebyshev(0, 10, 0.05), 0.0);
        QCOMPARE(accuracyNormal(0, 10, 0.05), 0.0);
        QCOMPARE(accuracyChernoff(0, 10, 4, 0.05), 0.0);
        VERIFY_CLOSE(accuracyBernstein(0, 10, 0.05), 2 * std::log(40.0) / 30, 1e-15);
        QCOMPARE(failureChebyshev(0, 10, 1e-300), 0.0);
        QCOMPARE(failureNormal(0, 10, 1e-300), 0.0);
        QCOMPARE(failureChernoff(0, 10, 4, 1e-300), 0.0);
        for (const Bound &bound : everyBound()) {
            QCOMPARE(bound.failure(0.25, 10, 1e-300), 1.0);
            QCOMPARE(bound.failure(0.25, 10, std::numeric_limits<double>::denorm_min()), 1.0);
            QCOMPARE(bound.failure(0.25, 10, 1e300), 0.0);
            QVERIFY(std::isfinite(bound.accuracy(0.25, 10, std::numeric_limits<double>::denorm_min())));
        }
        QCOMPARE(failureBernstein(0, 10, std::numeric_limits<double>::denorm_min()), 1.0);
        QCOMPARE(failureChernoff(0.25, 10, 4, 1e-300), 1.0);
        QCOMPARE(failureChernoff(0.25, 10, 4, 1e300), 0.0);
        QCOMPARE(requiredNChebyshev(0, 0.01, 0.05), 1.0);
        QCOMPARE(requiredNNormal(0, 0.01, 0.05), 1.0);
        QCOMPARE(requiredNNormal(-0.0, 0.01, 0.05), 1.0); // it had no end
        QCOMPARE(requiredNHoeffding(0.25, 10, 0.05), 1.0);
    }

    void requiredCountIsTheSmallest() {
        for (const Bound &bound : everyBound()) {
            for (const double q : {0.0, 1e-6, 0.1, 0.25, 0.4}) {
                for (const double alpha : {0.001, 0.01, 0.05, 0.3, 1.0}) {
                    for (const double beta : {1e-300, 1e-9, 0.05, 0.5, 0.999}) {
                        const double n = bound.requiredN(q, alpha, beta);
                        QCOMPARE(n, std::floor(n));
                        if (n > 1e9)
                            continue;
                        const auto count = static_cast<std::int64_t>(n);
                        QVERIFY(bound.failure(q, count, alpha) <= beta);
                        if (count > 1)
                            QVERIFY(bound.failure(q, count - 1, alpha) > beta);
                    }
                }
            }
        }
    }

    // Small counts by trying them one after the other.
    void requiredCountAgreesWithScan() {
        for (const Bound &bound : everyBound()) {
            for (const double alpha : {0.2, 0.35, 0.5, 1.0}) {
                for (const double beta : {1e-4, 0.04, 0.05, 0.5}) {
                    std::int64_t n = 1;
                    while (bound.failure(0.2, n, alpha) > beta)
                        ++n;
                    QCOMPARE(bound.requiredN(0.2, alpha, beta), static_cast<double>(n));
                }
            }
        }
    }

    // The real solution is whole and every step to it exact: no person too many.
    void wholeSolutionIsNotRoundedUp() {
        // q = 1/4: pq = 3/16, t = alpha/2; alpha = 1/8, beta = 3/64: pq/(beta t^2) = 1024.
        QCOMPARE(requiredNChebyshev(0.25, 0.125, 0.046875), 1024.0);
    }

    // Beyond the largest population, and even where failures are subnormal and have steps a million people wide.
    void requiredCountMayBeLarge() {
        QVERIFY(requiredNHoeffding(0.4999, 0.001, 0.05) > 1e9);
        VERIFY_CLOSE(requiredNHoeffding(0.25, 1e-20, 0.05), std::log(40.0) * 2e40, 1e-14);
        QCOMPARE(requiredNHoeffding(0.25, 1e-200, 0.05), std::numeric_limits<double>::infinity());
        const double tiny = std::numeric_limits<double>::denorm_min();
        VERIFY_CLOSE(requiredNHoeffding(0.25, 1e-4, tiny), std::log(2 / 1e-300) * 2e8, 0.2);
        VERIFY_CLOSE(requiredNHoeffding(0.25, 1e-4, 1e-300), std::log(2 / 1e-300) * 2e8, 1e-9);
    }

    void requiredEpsilonInvertsAccuracy() {
        for (const double q : {1e-6, 0.1, 0.25, 0.4999}) {
            for (const std::int64_t n : {std::int64_t{10}, std::int64_t{1000000000}}) {
                const double alpha = accuracyHoeffding(q, n, 0.05);
                VERIFY_CLOSE(requiredEpsilonHoeffding(n, alpha, 0.05), epsilon(q), 1e-10);
            }
        }
    }

    // The message names the smallest n that is enough: one less still complains.
    void infeasibleEpsilonNamesTheSmallestN() {
        const double needed = requiredNHoeffding(0, 0.01, 0.05);
        QCOMPARE(needed, 18445.0);
        QVERIFY(requiredEpsilonHoeffding(18445, 0.01, 0.05) > 0);
        QVERIFY(domainErrorOf([] {
                    (void)requiredEpsilonHoeffding(18444, 0.01, 0.05);
                }).startsWith("n must be in {18445"));
    }

    void complains_data() {
        addMessageColumns();
        for (const Bound &bound : everyBound()) {
            const std::string accuracy = bound.named("accuracy ");
            const std::string failure = bound.named("failure ");
            const std::string required = bound.named("required n ");
            addMessage(accuracy.c_str(), "q must be in [0, 0.5), but is 0.5",
                       [bound] { (void)bound.accuracy(0.5, 10, 0.05); });
            addMessage(accuracy.c_str(), "n must be in {1, ..., 1000000000}, but is 0",
                       [bound] { (void)bound.accuracy(0.1, 0, 0.05); });
            addMessage(accuracy.c_str(), "beta must be in (0, 1), but is 1",
                       [bound] { (void)bound.accuracy(0.1, 10, 1); });
            addMessage(failure.c_str(), "q must be in [0, 0.5), but is 0.5",
                       [bound] { (void)bound.failure(0.5, 10, 0.05); });
            addMessage(failure.c_str(), "n must be in {1, ..., 1000000000}, but is 1000000001",
                       [bound] { (void)bound.failure(0.1, 1000000001, 0.05); });
            addMessage(failure.c_str(), "alpha must be in (0, inf), but is 0",
                       [bound] { (void)bound.failure(0.1, 10, 0); });
            addMessage(required.c_str(), "q must be in [0, 0.5), but is 0.5",
                       [bound] { (void)bound.requiredN(0.5, 0.01, 0.05); });
            addMessage(required.c_str(), "alpha must be in (0, inf), but is -1",
                       [bound] { (void)bound.requiredN(0.1, -1, 0.05); });
            addMessage(required.c_str(), "beta must be in (0, 1), but is 0",
                       [bound] { (void)bound.requiredN(0.1, 0.01, 0); });
        }
        addMessage("accuracyChernoff", "q must be in [0, 0.5), but is 0.5",
                   [] { (void)accuracyChernoff(0.5, 10, 5, 0.05); });
        addMessage("accuracyChernoff", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { (void)accuracyChernoff(0.1, 0, 0, 0.05); });
        addMessage("accuracyChernoff", "ones must be in {0, ..., 10}, but is 11",
                   [] { (void)accuracyChernoff(0.1, 10, 11, 0.05); });
        addMessage("accuracyChernoff", "beta must be in (0, 1), but is 2",
                   [] { (void)accuracyChernoff(0.1, 10, 5, 2); });
        addMessage("failureChernoff", "q must be in [0, 0.5), but is 0.5",
                   [] { (void)failureChernoff(0.5, 10, 5, 0.05); });
        addMessage("failureChernoff", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { (void)failureChernoff(0.1, 0, 0, 0.05); });
        addMessage("failureChernoff", "ones must be in {0, ..., 10}, but is -1",
                   [] { (void)failureChernoff(0.1, 10, -1, 0.05); });
        addMessage("failureChernoff", "alpha must be in (0, inf), but is inf",
                   [] { (void)failureChernoff(0.1, 10, 5, std::numeric_limits<double>::infinity()); });
        addMessage("requiredEpsilonHoeffding", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { (void)requiredEpsilonHoeffding(0, 0.01, 0.05); });
        addMessage("requiredEpsilonHoeffding", "alpha must be in (0, inf), but is 0",
                   [] { (void)requiredEpsilonHoeffding(10, 0, 0.05); });
        addMessage("requiredEpsilonHoeffding", "beta must be in (0, 1), but is 1",
                   [] { (void)requiredEpsilonHoeffding(10, 0.01, 1); });
        addMessage(
            "requiredEpsilonHoeffding",
            "n must be in {18445, ...}, but is 1000: with fewer people no q lets Hoeffding's bound certify alpha "
            "= 0.01 at beta = 0.05",
            [] { (void)requiredEpsilonHoeffding(1000, 0.01, 0.05); });
    }
    void complains() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestAccuracy)
#include "tst_accuracy.moc"
