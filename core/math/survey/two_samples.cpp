#include "core/math/survey/two_samples.h"

#include "core/math/domain/underflow.h"
#include "core/math/survey/survey_parts.h"

#include <cmath>
#include <stdexcept>

namespace halftruth {

using namespace survey;

namespace {

void requireTruths(double first, double second) {
    require("truth", first, range::closedUnit);
    require("truth-second", second, range::closedUnit);
    if (const double difference = first - second; difference * difference == 0)
        throw std::domain_error(
            domainMessage("truth-second", "[0, 1] without " + shortestText(first), shortestText(second)));
}

void requireSamples(const TwoSamples &samples) {
    requireTruths(samples.firstTruth, samples.secondTruth);
    require("n", real(samples.first.n), range::population);
    require("n-second", real(samples.second.n), range::population);
    require("yes", real(samples.first.yes), range::integers(0, real(samples.first.n)));
    require("yes-second", real(samples.second.yes), range::integers(0, real(samples.second.n)));
}

void requirePrevalences(const TraitPair &prevalences) {
    require("prevalence", prevalences.sensitive, range::closedUnit);
    require("innocuous", prevalences.innocuous, range::closedUnit);
}

double share(const SurveyAnswers &answers) { return real(answers.yes) / real(answers.n); }
double noShare(const SurveyAnswers &answers) { return real(answers.n - answers.yes) / real(answers.n); }

/// The variance of one answer, each chance a sum of positive terms.
double varianceAt(double truth, const TraitPair &prevalences) {
    const double yes = truth * prevalences.sensitive + (1 - truth) * prevalences.innocuous;
    const double no = truth * (1 - prevalences.sensitive) + (1 - truth) * (1 - prevalences.innocuous);
    return yes * no;
}

TraitPair combined(double firstTruth, double secondTruth, double firstVariance, double secondVariance) {
    const double first = std::sqrt(firstVariance) / (firstTruth - secondTruth);
    const double second = std::sqrt(secondVariance) / (firstTruth - secondTruth);
    return {.sensitive = std::hypot((1 - secondTruth) * first, (1 - firstTruth) * second),
            .innocuous = std::hypot(secondTruth * first, firstTruth * second)};
}

} // namespace

TraitPair twoSampleEstimates(const TwoSamples &samples) {
    requireSamples(samples);
    // With more digits than are told: both estimates may be small beside the shares.
    using Extended = long double;
    const Extended first = real(samples.first.yes) / static_cast<Extended>(samples.first.n);
    const Extended second = real(samples.second.yes) / static_cast<Extended>(samples.second.n);
    const Extended ofFirst = samples.firstTruth;
    const Extended ofSecond = samples.secondTruth;
    return {.sensitive =
                static_cast<double>((first * (1 - ofSecond) - second * (1 - ofFirst)) / (ofFirst - ofSecond)),
            .innocuous = static_cast<double>((second * ofFirst - first * ofSecond) / (ofFirst - ofSecond))};
}

TraitPair twoSampleStandardErrors(const TwoSamples &samples) {
    requireSamples(samples);
    return combined(samples.firstTruth, samples.secondTruth,
                    share(samples.first) * noShare(samples.first) / real(samples.first.n),
                    share(samples.second) * noShare(samples.second) / real(samples.second.n));
}

SurveyInterval twoSampleInterval(const TwoSamples &samples, double beta) {
    require("beta", beta, range::openUnit);
    const double estimate = twoSampleEstimates(samples).sensitive;
    const double half = normalQuantile(beta) * twoSampleStandardErrors(samples).sensitive;
    return {.lower = estimate - half, .upper = estimate + half};
}

TraitPair twoSampleVariances(const TwoSamples &samples, const TraitPair &prevalences) {
    requireTruths(samples.firstTruth, samples.secondTruth);
    require("n", real(samples.first.n), range::population);
    require("n-second", real(samples.second.n), range::population);
    requirePrevalences(prevalences);
    const TraitPair errors = combined(samples.firstTruth, samples.secondTruth,
                                      varianceAt(samples.firstTruth, prevalences) / real(samples.first.n),
                                      varianceAt(samples.secondTruth, prevalences) / real(samples.second.n));
    return {.sensitive = positiveWhere(errors.sensitive > 0, errors.sensitive * errors.sensitive),
            .innocuous = positiveWhere(errors.innocuous > 0, errors.innocuous * errors.innocuous)};
}

double twoSampleBestShare(double firstTruth, double secondTruth, const TraitPair &prevalences) {
    requireTruths(firstTruth, secondTruth);
    requirePrevalences(prevalences);
    const double first = (1 - secondTruth) * std::sqrt(varianceAt(firstTruth, prevalences));
    const double second = (1 - firstTruth) * std::sqrt(varianceAt(secondTruth, prevalences));
    return first + second == 0 ? 0.5 : first / (first + second);
}

} // namespace halftruth
