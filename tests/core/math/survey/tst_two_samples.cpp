#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/survey/two_samples.h"

#include <QTest>

#include <cmath>

using namespace halftruth;

namespace {

double binomial(int n, double chance, int s) {
    return std::exp(std::lgamma(n + 1) - std::lgamma(s + 1) - std::lgamma(n - s + 1) + s * std::log(chance) +
                    (n - s) * std::log1p(-chance));
}

TwoSamples samplesOf(std::int64_t first, std::int64_t second) {
    return {.firstTruth = .7, .secondTruth = .2, .first = {.n = 12, .yes = first}, .second = {.n = 9, .yes = second}};
}

} // namespace

/// The unrelated question of unknown prevalence.
class TestTwoSamples : public QObject {
    Q_OBJECT

private slots:
    // Every pair of answers of small samples: both estimates are unbiased, and their variances are the formula's.
    void agreesWithTheSumOverAllSamples() {
        const TraitPair truth{.sensitive = .3, .innocuous = .6};
        const double first = .7 * .3 + .3 * .6;
        const double second = .2 * .3 + .8 * .6;
        TraitPair mean{};
        TraitPair square{};
        for (int s = 0; s <= 12; ++s)
            for (int r = 0; r <= 9; ++r) {
                const double chance = binomial(12, first, s) * binomial(9, second, r);
                const TraitPair estimate = twoSampleEstimates(samplesOf(s, r));
                mean.sensitive += chance * estimate.sensitive;
                mean.innocuous += chance * estimate.innocuous;
                square.sensitive += chance * estimate.sensitive * estimate.sensitive;
                square.innocuous += chance * estimate.innocuous * estimate.innocuous;
            }
        VERIFY_CLOSE(mean.sensitive, .3, 1e-12);
        VERIFY_CLOSE(mean.innocuous, .6, 1e-12);
        const TraitPair variances = twoSampleVariances(samplesOf(0, 0), truth);
        VERIFY_CLOSE(square.sensitive - .09, variances.sensitive, 1e-11);
        VERIFY_CLOSE(square.innocuous - .36, variances.innocuous, 1e-11);
    }

    void estimatesAnswerBothQuestions() {
        // Shares of yes answers that the two prevalences make: .44 and .54 of 100 each.
        const TraitPair estimate = twoSampleEstimates(
            {.firstTruth = .7, .secondTruth = .2, .first = {.n = 100, .yes = 44}, .second = {.n = 100, .yes = 54}});
        VERIFY_CLOSE(.7 * estimate.sensitive + .3 * estimate.innocuous, .44, 1e-14);
        VERIFY_CLOSE(.2 * estimate.sensitive + .8 * estimate.innocuous, .54, 1e-14);
    }

    // Who is asked the sensitive question only tells its share, whatever the others say.
    void aDirectQuestionNeedsNoSecondSample() {
        const TwoSamples samples{
            .firstTruth = 1, .secondTruth = 0, .first = {.n = 50, .yes = 20}, .second = {.n = 10, .yes = 3}};
        QCOMPARE(twoSampleEstimates(samples).sensitive, .4);
        QCOMPARE(twoSampleEstimates(samples).innocuous, .3);
        // One answer of a million more than without the trait.
        const TwoSamples few{.firstTruth = .5,
                             .secondTruth = .25,
                             .first = {.n = 1'000'000, .yes = 500'001},
                             .second = {.n = 1'000'000, .yes = 750'000}};
        VERIFY_CLOSE(twoSampleEstimates(few).sensitive, 3e-6, 1e-12);
        VERIFY_CLOSE(twoSampleStandardErrors(samples).sensitive, std::sqrt(.4 * .6 / 50), 1e-14);
        VERIFY_CLOSE(twoSampleStandardErrors(samples).innocuous, std::sqrt(.3 * .7 / 10), 1e-14);
        QCOMPARE(twoSampleBestShare(1, 0, {.sensitive = .4, .innocuous = .3}), 1.0);
    }

    void intervalIsWalds() {
        const TwoSamples samples = samplesOf(7, 3);
        const SurveyInterval interval = twoSampleInterval(samples, .05);
        const double half = 1.959963984540054 * twoSampleStandardErrors(samples).sensitive;
        VERIFY_CLOSE(interval.upper - interval.lower, 2 * half, 1e-12);
        VERIFY_CLOSE((interval.upper + interval.lower) / 2, twoSampleEstimates(samples).sensitive, 1e-12);
    }

    // No other split of the same people has a smaller variance.
    void theBestSplitIsTheBest() {
        for (const TraitPair &truth :
             {TraitPair{.sensitive = .1, .innocuous = .5}, TraitPair{.sensitive = .6, .innocuous = .05}}) {
            const auto variance = [&](std::int64_t first) {
                return twoSampleVariances({.firstTruth = .75,
                                           .secondTruth = .3,
                                           .first = {.n = first},
                                           .second = {.n = 100'000 - first}},
                                          truth)
                    .sensitive;
            };
            const auto best = std::llround(1e5 * twoSampleBestShare(.75, .3, truth));
            for (std::int64_t first = 500; first < 100'000; first += 500)
                QVERIFY(variance(first) >= variance(best) * (1 - 1e-12));
        }
    }

    void refusesTheSameDeviceTwice() {
        TwoSamples samples = samplesOf(1, 1);
        samples.secondTruth = .7;
        QCOMPARE(domainErrorOf([&] { static_cast<void>(twoSampleEstimates(samples)); }),
                 QStringLiteral("truth-second must be in [0, 1] without 0.7, but is 0.7"));
        QCOMPARE(domainErrorOf([&] { static_cast<void>(twoSampleEstimates(samplesOf(13, 1))); }),
                 QStringLiteral("yes must be in {0, ..., 12}, but is 13"));
        QCOMPARE(domainErrorOf([&] { static_cast<void>(twoSampleEstimates(samplesOf(1, -1))); }),
                 QStringLiteral("yes-second must be in {0, ..., 9}, but is -1"));
    }
};

HALFTRUTH_TEST(TestTwoSamples)
#include "tst_two_samples.moc"
