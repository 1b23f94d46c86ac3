#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/accuracy/accuracy.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/trust/central_mechanism.h"
#include "core/math/trust/survey_planning.h"
#include "core/math/trust/trade_off.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <numbers>

using namespace halftruth;

namespace {

/// P[|Z| >= k] by adding up the noise, whose probabilities fall by e^-epsilon.
double noiseAtLeast(int k, double epsilon) {
    const double a = std::exp(-epsilon);
    double sum = 0;
    for (int z = -4000; z <= 4000; ++z)
        if (std::abs(z) >= k)
            sum += (1 - a) / (1 + a) * std::pow(a, std::abs(z));
    return sum;
}

} // namespace

class TestTrust : public QObject {
    Q_OBJECT

private slots:
    void curatorsNoiseIsGeometric() {
        for (const double epsilon : {.05, .5, 3.}) {
            double variance = 0;
            const double a = std::exp(-epsilon);
            for (int z = 1; z < 4000; ++z)
                variance += 2. * z * z * (1 - a) / (1 + a) * std::pow(a, z);
            VERIFY_CLOSE(centralVariance(50, epsilon), variance / 2500, 1e-12);
            for (const int k : {1, 2, 9})
                VERIFY_CLOSE(centralFailure(50, epsilon, k / 50.), noiseAtLeast(k, epsilon), 1e-12);
            VERIFY_CLOSE(centralFailure(50, epsilon, 1e-9), noiseAtLeast(1, epsilon), 1e-12);
        }
        QCOMPARE(centralAccuracy(1000, 1, .05), .003); // math: section 11
    }

    void curatorsErrorIsTheSmallest() {
        for (const double epsilon : {1e-3, .3, 1., 8.})
            for (const double beta : {1e-9, .05, .5, .999}) {
                const double k = 40 * centralAccuracy(40, epsilon, beta);
                QVERIFY(centralFailure(40, epsilon, (k + 1) / 40) <= beta);
                if (k > 0)
                    QVERIFY(centralFailure(40, epsilon, k / 40) > beta);
            }
    }

    // The price of trusting nobody grows like the root of n.
    void localNoiseIsLarger() {
        const auto price = [](std::int64_t n) {
            return std::sqrt(estimatorVariance(lieProbability(1), n) / centralVariance(n, 1));
        };
        VERIFY_CLOSE(price(1'000'000) / price(10'000), 10, 1e-12);
        QVERIFY(price(100) > 1);
    }

    void coinsAreNotTheOnlyError() {
        const auto people = [](double q, double frame, double effect) {
            return requiredNTotal({.q = q, .prevalence = .3, .frame = frame, .designEffect = effect}, .05, .05);
        };
        constexpr double noEnd = std::numeric_limits<double>::infinity();
        QCOMPARE(people(.25, noEnd, 1), 1476.0); // math: section 12
        QCOMPARE(people(.25, 2000, 1), 1271.0);
        QCOMPARE(people(.25, noEnd, 1.5), 1637.0);
        QCOMPARE(people(.05, noEnd, 1), 413.0);
        QCOMPARE(people(.05, 2000, 1), 356.0);
        QCOMPARE(people(.05, noEnd, 1.5), 575.0);
        QCOMPARE(requiredNTotal({.q = .25, .prevalence = .3}, .02, .05), 9220.0);
    }

    void everybodyIsAskedAndTheCoinsStillErr() {
        const SamplingPlan plan{.q = .25, .prevalence = .3, .frame = 2000, .designEffect = 1};
        try {
            (void)requiredNTotal(plan, .02, .05);
            QFAIL("2000 people can't be enough");
        } catch (const std::domain_error &error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(QStringLiteral("the coins alone")), error.what());
        }
        VERIFY_CLOSE(surveyTotalVariance(plan, 2000), estimatorVariance(.25, 2000), 1e-15);
        // Warner's variance of a sample without end.
        const double lambda = .25 + .3 * .5;
        VERIFY_CLOSE(surveyTotalVariance({.q = .25, .prevalence = .3}, 100), lambda * (1 - lambda) / 100 / .25,
                     1e-14);
        // Where nobody has the trait the sample has no error, and the answer is that for the coins alone.
        QCOMPARE(requiredNTotal({.q = .25, .prevalence = 0}, .02, .05), requiredNNormal(.25, .02, .05));
    }

    void plannedNumberIsTheLeast() {
        for (const double q : {0., .1, .45})
            for (const double frame : {50., 3000., 1e9})
                for (const double alpha : {.3, .1, .04}) {
                    const SamplingPlan plan{.q = q, .prevalence = .4, .frame = frame, .designEffect = 1.3};
                    double n = 0;
                    try {
                        n = requiredNTotal(plan, alpha, .05);
                    } catch (const std::domain_error &) {
                        n = frame + 1;
                    }
                    const auto error = [&](double people) {
                        return 1.9599639845400545 *
                               std::sqrt(surveyTotalVariance(plan, static_cast<std::int64_t>(people)));
                    };
                    if (n <= frame)
                        QVERIFY(error(n) <= alpha * (1 + 1e-14));
                    if (n > 1)
                        QVERIFY(error(n - 1) > alpha * (1 - 1e-14));
                }
    }

    void totalAccuracyIsTheQuantileOfTheVariance() {
        for (const double frame : {700., 1e9})
            for (const double q : {0., .2, .49})
                for (const double beta : {1e-9, .05, .7}) {
                    const SamplingPlan plan{.q = q, .prevalence = .3, .frame = frame, .designEffect = 1.2};
                    const double alpha = surveyTotalAccuracy(plan, 600, beta);
                    const double deviation = std::sqrt(surveyTotalVariance(plan, 600));
                    // Both tails of the normal distribution beyond it.
                    VERIFY_CLOSE(std::erfc(alpha / deviation / std::numbers::sqrt2), beta, 1e-13);
                    VERIFY_CLOSE(surveyTotalFailure(plan, 600, alpha), beta, 1e-13);
                }
        VERIFY_CLOSE(surveyTotalAccuracy({.q = .25, .prevalence = 0}, 100, .05), accuracyNormal(.25, 100, .05),
                     1e-15);
        QCOMPARE(surveyTotalAccuracy({.q = 0, .prevalence = 1}, 100, .05), 0.0);
        QCOMPARE(surveyTotalFailure({.q = 0, .prevalence = 1}, 100, .05), 0.0);
    }

    void mostPrivatePlanIsAtItsLimit() {
        for (const double frame : {500., 1e9})
            for (const double alpha : {.05, .2, 3.})
                for (const std::int64_t n : {1, 40, 500}) {
                    const SamplingPlan plan{.prevalence = .3, .frame = frame, .designEffect = 1.1};
                    const auto found = surveyTotalMostPrivate(plan, n, alpha, .05);
                    SamplingPlan at = plan;
                    at.q = 0;
                    QCOMPARE(found.has_value(), surveyTotalAccuracy(at, n, .05) <= alpha);
                    if (!found)
                        continue;
                    at.q = found->q;
                    VERIFY_CLOSE(surveyTotalAccuracy(at, n, .05), alpha, 1e-12);
                    QVERIFY(surveyTotalFailure(at, n, alpha) <= .05);
                    VERIFY_CLOSE(epsilon(found->q), found->epsilon, 1e-12);
                }
        // Nothing errs: no lies at all, and ε without end.
        const auto exact = surveyTotalMostPrivate({.prevalence = .3, .frame = 7}, 7, 1e-300, .05);
        QVERIFY(exact && exact->q >= 0 && exact->epsilon > 600);
    }

    void invitationsAreTheLeastThatDo() {
        for (const double percent : {1., 7., 30., 60., 90., 99., 100.})
            for (std::int64_t n = 1; n < 400; ++n) {
                // In whole numbers: the least k with k percent >= 100 n.
                const auto whole = static_cast<std::int64_t>(percent);
                const std::int64_t least = (100 * n + whole - 1) / whole;
                QCOMPARE(invitations(n, percent / 100), static_cast<double>(least));
            }
        QCOMPARE(invitations(1'000'000'000, 1e-6), 1e15);
    }

    void answersTradeOff() {
        VERIFY_CLOSE(answerTradeOff(.25, .1), .7, 1e-15); // math: section 14
        VERIFY_CLOSE(answerTradeOff(.25, .5), 1 / 6., 1e-15);
        QCOMPARE(answerTradeOff(0, .3), 0.0);
        QCOMPARE(answerTradeOff(.5, .25), .75);
        // It is its own inverse; an error near 1 has fewer digits of the level.
        for (const double q : {1e-9, .1, .4})
            for (const double level : {1e-12, .01, .5, .9})
                if (const double error = answerTradeOff(q, level); error > 0 && error < 1)
                    VERIFY_CLOSE(answerTradeOff(q, error), level, 1e-14 + 1e-16 / level);
    }

    void countsTradeOff() {
        VERIFY_CLOSE(countTradeOff({.n = 20, .ones = 5, .q = .25}, .1), .85104391021708697391, 1e-13);
        // One person's count is the answer.
        for (const double level : {.01, .25, .6, .99})
            VERIFY_CLOSE(countTradeOff({.n = 1, .ones = 0, .q = .2}, level), answerTradeOff(.2, level), 1e-13);
        QCOMPARE(countTradeOff({.n = 9, .ones = 4, .q = 0}, .3), 0.0);
        VERIFY_CLOSE(countTradeOff({.n = 9, .ones = 4, .q = .5}, .3), .7, 1e-14);
    }

    // The best randomised test of so few outcomes by trying all sets of them: outcomes in order of their ratio.
    void countsTradeOffIsNeymanAndPearsons() {
        const CountModel zero{.n = 7, .ones = 2, .q = .3};
        const CountModel one{.n = 7, .ones = 3, .q = .3};
        for (const double level : {.001, .2, .77}) {
            double best = 1;
            for (unsigned set = 0; set < 256; ++set)
                for (int edge = 0; edge < 8; ++edge) {
                    double typeOne = 0;
                    double typeTwo = 1;
                    for (int s = 0; s < 8; ++s)
                        if (s != edge && (set >> s & 1U) != 0) {
                            typeOne += countPmf(zero, s);
                            typeTwo -= countPmf(one, s);
                        }
                    const double r = (level - typeOne) / countPmf(zero, edge);
                    if (r >= 0 && r <= 1)
                        best = std::min(best, typeTwo - r * countPmf(one, edge));
                }
            VERIFY_CLOSE(countTradeOff(zero, level), best, 1e-12);
        }
    }

    // The limit is the test of N(0, 1) against N(mu, 1): by its definition.
    void gaussiansTradeOff() {
        const auto cdf = [](double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; };
        for (const double mu : {0., .17, 1., 6.})
            for (const double threshold : {-3., 0., 1.3, 4.})
                VERIFY_CLOSE(gaussianTradeOff(mu, cdf(-threshold)), cdf(threshold - mu), 1e-11);
        QCOMPARE(gaussianTradeOff(std::numeric_limits<double>::infinity(), .1), 0.0);
        // Many answers come near it.
        const CountModel model{.n = 100'000, .ones = 30'000, .q = .25};
        VERIFY_CLOSE(countTradeOff(model, .1), gaussianTradeOff(countGaussianMu(model.n, model.q), .1), 1e-4);
    }

    void manyAnswersAreNearlyGaussian() {
        VERIFY_CLOSE(countGaussianDelta(200, .25, .36), 1.0541e-7, 5e-5); // math: section 14
        VERIFY_CLOSE(shuffleDelta(200, .25, .36).delta, 1.0125e-6, 5e-5);
        VERIFY_CLOSE(countGaussianMu(200, .25), .5 / std::sqrt(37.5), 1e-15);
        QCOMPARE(countGaussianDelta(200, 0, .36), 1.0);
        QCOMPARE(countGaussianDelta(200, .5, .36), 0.0);
        // The two ways of computing it meet where a = epsilon/mu - mu/2 is -1.
        const double mu = countGaussianMu(10, .02);
        const double epsilon = mu * (mu / 2 - 1);
        VERIFY_CLOSE(countGaussianDelta(10, .02, epsilon * (1 + 1e-13)),
                     countGaussianDelta(10, .02, epsilon * (1 - 1e-13)), 1e-11);
        // In the middle of many answers it comes near.
        const double exact = shuffleDelta(100'000, .25, .003).delta;
        VERIFY_CLOSE(countGaussianDelta(100'000, .25, .003), exact, .02);
    }

    void everyDomainIsChecked_data() {
        addMessageColumns();
        addMessage("central", "epsilon must be in (0, inf), but is 0", [] { (void)centralVariance(1, 0); });
        addMessage("accuracy", "beta must be in (0, 1), but is 1", [] { (void)centralAccuracy(1, 1, 1); });
        addMessage("failure", "alpha must be in (0, inf), but is 0", [] { (void)centralFailure(1, 1, 0); });
        addMessage("frame", "n must be in {1, ..., 5}, but is 6", [] { (void)surveyTotalVariance({.frame = 5}, 6); });
        addMessage("effect", "design-effect must be in [1, inf), but is 0.5",
                   [] { (void)surveyTotalVariance({.designEffect = .5}, 6); });
        addMessage("rate", "response-rate must be in (0, 1], but is 0", [] { (void)invitations(5, 0); });
        addMessage("plan", "alpha must be in (0, inf), but is 0", [] { (void)surveyTotalMostPrivate({}, 5, 0, .1); });
        addMessage("total", "beta must be in (0, 1), but is 1", [] { (void)surveyTotalAccuracy({}, 5, 1); });
        addMessage("mu", "mu must be in [0, inf], but is -1", [] { (void)gaussianTradeOff(-1, .1); });
        addMessage("level", "level must be in (0, 1), but is 0", [] { (void)answerTradeOff(.25, 0); });
        addMessage("ones", "ones must be in {0, ..., 2}, but is 3",
                   [] { (void)countTradeOff({.n = 3, .ones = 3, .q = .25}, .1); });
    }
    void everyDomainIsChecked() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestTrust)
#include "tst_trust.moc"
