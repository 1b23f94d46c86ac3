#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/survey/survey_posterior.h"

#include <QTest>

#include <boost/math/distributions/beta.hpp>

#include <cmath>
#include <vector>

using namespace halftruth;

namespace {

double logBeta(double a, double b) { return std::lgamma(a) + std::lgamma(b) - std::lgamma(a + b); }

/// One beta distribution of the mixture that the posterior is.
struct Part {
    double weight;
    boost::math::beta_distribution<> distribution;
};

/// The posterior as that mixture: each yes is of somebody with the trait or not, and so is each no.
std::vector<Part> mixture(const SurveyDesign &design, const SurveyAnswers &answers, const BetaPrior &prior) {
    const auto n = static_cast<int>(answers.n);
    const auto yes = static_cast<int>(answers.yes);
    std::vector<double> ways(static_cast<std::size_t>(n) + 1);
    const auto choose = [](int all, int some) {
        return std::exp(std::lgamma(all + 1) - std::lgamma(some + 1) - std::lgamma(all - some + 1));
    };
    for (int i = 0; i <= yes; ++i)
        for (int j = 0; j <= n - yes; ++j)
            ways[static_cast<std::size_t>(i + j)] += choose(yes, i) * std::pow(design.yesGivenOne, i) *
                                                     std::pow(design.yesGivenZero, yes - i) * choose(n - yes, j) *
                                                     std::pow(1 - design.yesGivenOne, j) *
                                                     std::pow(1 - design.yesGivenZero, n - yes - j);
    std::vector<Part> parts;
    double sum = 0;
    for (int ones = 0; ones <= n; ++ones) {
        const double a = prior.alpha + ones;
        const double b = prior.beta + n - ones;
        const double weight =
            ways[static_cast<std::size_t>(ones)] * std::exp(logBeta(a, b) - logBeta(prior.alpha, prior.beta));
        parts.push_back({weight, boost::math::beta_distribution<>(a, b)});
        sum += weight;
    }
    for (Part &part : parts)
        part.weight /= sum;
    return parts;
}

} // namespace

class TestSurveyPosterior : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheMixtureOfBetas() {
        for (const SurveyDesign &design :
             {warnerDesign(.75), forcedResponseDesign(.5, .125), mangatDesign(.25), warnerDesign(.2)})
            for (const BetaPrior &prior : {BetaPrior{}, BetaPrior{.alpha = .5, .beta = .5},
                                           BetaPrior{.alpha = 3, .beta = 40}, BetaPrior{.alpha = .01, .beta = 7}})
                for (const std::int64_t yes : {0, 3, 11, 20}) {
                    const SurveyAnswers answers{.n = 20, .yes = yes};
                    const SurveyPosterior posterior(design, answers, prior);
                    const std::vector<Part> parts = mixture(design, answers, prior);
                    double mean = 0;
                    for (const auto &[weight, beta] : parts)
                        mean += weight * boost::math::mean(beta);
                    VERIFY_CLOSE(posterior.mean(), mean, 1e-11);
                    for (const double prevalence : {.001, .2, .5, .9}) {
                        double density = 0;
                        double above = 0;
                        for (const auto &[weight, beta] : parts) {
                            density += weight * boost::math::pdf(beta, prevalence);
                            above += weight * boost::math::cdf(boost::math::complement(beta, prevalence));
                        }
                        VERIFY_CLOSE(posterior.density(prevalence), density, 1e-11);
                        VERIFY_CLOSE(posterior.above(prevalence), above, 1e-11);
                    }
                }
    }

    // Two chances of a yes that are next to each other: what a billion of them add is little, and all of its digits.
    void nearlyEqualChancesKeepTheirDifference() {
        const SurveyPosterior posterior(forcedResponseDesign(1e-15, .3), {.n = 1'000'000'000, .yes = 1'000'000'000},
                                        {});
        VERIFY_CLOSE(posterior.mean(), 0.50000027777777777773, 1e-14);
    }

    // Who answers directly adds to the prior; who answers at random changes nothing.
    void endsAreBetaDistributions() {
        for (const BetaPrior &prior :
             {BetaPrior{}, BetaPrior{.alpha = .001, .beta = .001}, BetaPrior{.alpha = 250, .beta = .3}}) {
            const SurveyPosterior direct(forcedResponseDesign(1, 0), {.n = 50, .yes = 17}, prior);
            const boost::math::beta_distribution<> added(17 + prior.alpha, 33 + prior.beta);
            const SurveyPosterior random({.yesGivenOne = .5, .yesGivenZero = .5 - 1e-16}, {.n = 50, .yes = 17},
                                         prior);
            const boost::math::beta_distribution<> before(prior.alpha, prior.beta);
            VERIFY_CLOSE(direct.mean(), boost::math::mean(added), 1e-12);
            VERIFY_CLOSE(random.mean(), boost::math::mean(before), 1e-12);
            for (const double prevalence : {1e-6, .3, .99}) {
                VERIFY_CLOSE(direct.density(prevalence), boost::math::pdf(added, prevalence), 1e-12);
                VERIFY_CLOSE(random.density(prevalence), boost::math::pdf(before, prevalence), 1e-12);
                VERIFY_CLOSE(random.atMost(prevalence), boost::math::cdf(before, prevalence), 1e-12);
            }
            const SurveyInterval interval = direct.credible(.05);
            VERIFY_CLOSE(interval.lower, boost::math::quantile(added, .025), 1e-9);
            VERIFY_CLOSE(interval.upper, boost::math::quantile(boost::math::complement(added, .025)), 1e-9);
        }
    }

    // Yes for no and trait for no trait: the same of the complement.
    void exchangingTheAnswersChangesNothing() {
        const BetaPrior prior{.alpha = 2, .beta = 5};
        const SurveyPosterior one(forcedResponseDesign(.5, .125), {.n = 1000, .yes = 300}, prior);
        const SurveyPosterior opposite({.yesGivenOne = 1 - .625, .yesGivenZero = 1 - .125}, {.n = 1000, .yes = 700},
                                       prior);
        const SurveyPosterior complement({.yesGivenOne = 1 - .125, .yesGivenZero = 1 - .625}, {.n = 1000, .yes = 700},
                                         {.alpha = 5, .beta = 2});
        for (const double prevalence : {.125, .25, .375, .5}) {
            VERIFY_CLOSE(opposite.density(prevalence), one.density(prevalence), 1e-12);
            VERIFY_CLOSE(complement.density(1 - prevalence), one.density(prevalence), 1e-12);
            VERIFY_CLOSE(complement.atMost(1 - prevalence), one.above(prevalence), 1e-12);
        }
        VERIFY_CLOSE(complement.mean(), 1 - one.mean(), 1e-12);
    }

    void credibleEndsCutOffHalfEach_data() {
        QTest::addColumn<qint64>("n");
        QTest::addColumn<qint64>("yes");
        QTest::addColumn<double>("alpha");
        QTest::addColumn<double>("beta");
        for (const qint64 n : {1LL, 200LL, 1'000'000'000LL})
            for (const double share : {0.0, .25, .4, .6, .9, 1.0})
                for (const double alpha : {.5, 1., 1000.})
                    for (const double beta : {.5, 30.})
                        QTest::addRow("%lld %g %g %g", n, share, alpha, beta)
                            << n << static_cast<qint64>(share * static_cast<double>(n)) << alpha << beta;
    }
    void credibleEndsCutOffHalfEach() {
        QFETCH(qint64, n);
        QFETCH(qint64, yes);
        QFETCH(double, alpha);
        QFETCH(double, beta);
        const SurveyPosterior posterior(warnerDesign(.75), {.n = n, .yes = yes}, {.alpha = alpha, .beta = beta});
        for (const double miss : {.9, .05, 1e-9}) {
            const SurveyInterval interval = posterior.credible(miss);
            QVERIFY(0 < interval.lower && interval.lower < interval.upper && interval.upper <= 1);
            // An end that a double can't tell from 1 has no tail of its own.
            const double slack = n > 1000 ? 1e-7 : 1e-9;
            VERIFY_CLOSE(posterior.atMost(interval.lower), miss / 2, slack);
            if (interval.upper < 1 - 1e-6)
                VERIFY_CLOSE(posterior.above(interval.upper), miss / 2, slack);
        }
        const double mean = posterior.mean();
        VERIFY_CLOSE(posterior.atMost(mean) + posterior.above(mean), 1., 1e-12);
    }

    // Averaged over the prior, credible intervals cover as often as they say.
    void coverageAgreesWithTheSumOverAllAnswers() {
        const SurveyDesign design = forcedResponseDesign(.5, .25);
        for (const double prevalence : {.05, .3, .8}) {
            const boost::math::beta_distribution<> prior(1, 1);
            double sum = 0;
            for (std::int64_t s = 0; s <= 30; ++s) {
                const SurveyInterval interval = SurveyPosterior(design, {.n = 30, .yes = s}, {}).credible(.1);
                const double yes = .25 + prevalence / 2;
                if (interval.lower <= prevalence && prevalence <= interval.upper)
                    sum +=
                        std::exp(std::lgamma(31) - std::lgamma(static_cast<double>(s) + 1) -
                                 std::lgamma(31 - static_cast<double>(s)) + static_cast<double>(s) * std::log(yes) +
                                 static_cast<double>(30 - s) * std::log1p(-yes));
            }
            VERIFY_CLOSE(credibleCoverage(design, 30, prevalence, {}, .1), sum, 1e-12);
        }
        double average = 0;
        for (int i = 0; i < 2000; ++i)
            average += credibleCoverage(design, 30, (i + .5) / 2000, {}, .1) / 2000;
        QVERIFY(std::fabs(average - .9) < 1e-3);
        QCOMPARE(credibleCoverage(design, 30, 0, {}, .1), 0.0);
    }

    // Of the intervals of all answers, whichever answer speaks for the trait.
    void coverageOfKnownIntervalsIsTheSame() {
        for (const SurveyDesign &design : {forcedResponseDesign(.5, .25), warnerDesign(.2)}) {
            std::vector<SurveyInterval> intervals;
            for (std::int64_t s = 0; s <= 30; ++s)
                intervals.push_back(
                    SurveyPosterior(design, {.n = 30, .yes = s}, {.alpha = 2, .beta = 3}).credible(.1));
            for (const double prevalence : {0., 1e-4, .05, .3, .8, 1.})
                QVERIFY(std::fabs(credibleCoverage(design, intervals, prevalence) -
                                  credibleCoverage(design, 30, prevalence, {.alpha = 2, .beta = 3}, .1)) < 1e-12);
        }
    }

    void refusesWhatItHasNoAnswerFor() {
        const SurveyAnswers answers{.n = 10, .yes = 4};
        const SurveyDesign design = warnerDesign(.75);
        const auto complaint = [&](const SurveyDesign &asked, const BetaPrior &prior) {
            return domainErrorOf([&] { static_cast<void>(SurveyPosterior(asked, answers, prior)); });
        };
        QCOMPARE(complaint(kukDesign(2, .8, .2), {}), QStringLiteral("draws must be in {1}, but is 2"));
        QCOMPARE(complaint(design, {.alpha = 0, .beta = 1}),
                 QStringLiteral("prior-alpha must be in [0.001, 1000000], but is 0"));
        const SurveyPosterior posterior(design, answers, {});
        QCOMPARE(domainErrorOf([&] { static_cast<void>(posterior.density(0)); }),
                 QStringLiteral("prevalence must be in (0, 1), but is 0"));
        QCOMPARE(domainErrorOf([&] { static_cast<void>(posterior.credible(1)); }),
                 QStringLiteral("beta must be in (0, 1), but is 1"));
    }
};

HALFTRUTH_TEST(TestSurveyPosterior)
#include "tst_survey_posterior.moc"
