#include "core/math/one_bit/randomized_response.h"

#include "core/math/domain/domain.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halftruth {

namespace {

void requireBits(std::int64_t bits) { require("bits", static_cast<double>(bits), range::bits); }

void requirePopulation(std::int64_t n) { require("n", static_cast<double>(n), range::population); }

// prior a/(prior a + (1-prior) b): the posterior when the answer has likelihoods a and b. A certain prior is not
// moved, not even by an answer that cannot occur (0/0 otherwise).
double bayes(double prior, double a, double b) {
    if (prior == 0 || prior == 1)
        return prior;
    return prior * a / (prior * a + (1 - prior) * b);
}

} // namespace

double epsilon(double q, std::int64_t bits) {
    require("q", q, range::lieProbability);
    requireBits(bits);
    if (q == 0)
        return std::numeric_limits<double>::infinity();
    // From 1/4 on 1 - 2q is exact, so the logarithm of a number near 1 loses nothing; below, the quotient could
    // overflow.
    const double oneBit = q >= 0.25 ? std::log1p((1 - 2 * q) / q) : std::log1p(-q) - std::log(q);
    return static_cast<double>(bits) * oneBit;
}

double lieProbability(double epsilon, std::int64_t bits) {
    require("epsilon", epsilon, range::positive);
    requireBits(bits);
    // Through e^-x, which goes gently to 0 where e^x overflows.
    const double odds = std::exp(-epsilon / static_cast<double>(bits));
    return odds / (1 + odds);
}

double posterior(double q, double prior) {
    require("q", q, range::lieProbability);
    require("prior", prior, range::closedUnit);
    return bayes(prior, 1 - q, q);
}

double posteriorAfterNo(double q, double prior) {
    require("q", q, range::lieProbability);
    require("prior", prior, range::closedUnit);
    return bayes(prior, q, 1 - q);
}

PosteriorBounds posteriorBounds(double epsilon, double prior) {
    require("epsilon", epsilon, range::positive);
    require("prior", prior, range::closedUnit);
    const double odds = std::exp(-epsilon);
    return {.lower = bayes(prior, odds, 1), .upper = bayes(prior, 1, odds)};
}

double advantage(double q) {
    require("q", q, range::lieProbability);
    return 1 - 2 * q;
}

double tradeOffCurve(double epsilon, double falseAlarm) {
    require("epsilon", epsilon, range::positive);
    require("falseAlarm", falseAlarm, range::closedUnit);
    if (falseAlarm == 0)
        return 1; // e^epsilon may be infinite
    return std::max({0.0, 1 - std::exp(epsilon) * falseAlarm, std::exp(-epsilon) * (1 - falseAlarm)});
}

double estimatedProportion(double q, double reportedMean) {
    require("q", q, range::lieProbabilityInformative);
    require("reportedMean", reportedMean, range::closedUnit);
    return (reportedMean - q) / (1 - 2 * q);
}

double clippedProportion(double q, double reportedMean) {
    return std::clamp(estimatedProportion(q, reportedMean), 0.0, 1.0);
}

double estimatorVariance(double q, std::int64_t n) {
    require("q", q, range::lieProbabilityInformative);
    requirePopulation(n);
    const double scale = 1 - 2 * q;
    return (1 - q) * q / (static_cast<double>(n) * scale * scale);
}

double estimatorVarianceBound(double q, std::int64_t n) {
    require("q", q, range::lieProbabilityInformative);
    requirePopulation(n);
    const double scale = 1 - 2 * q;
    return 1 / (4 * static_cast<double>(n) * scale * scale);
}

double estimatorVarianceSampled(double q, std::int64_t n, double prior) {
    require("q", q, range::lieProbabilityInformative);
    requirePopulation(n);
    require("prior", prior, range::closedUnit);
    const double scale = 1 - 2 * q;
    // Both probabilities as sums of positive terms: 1 - yes would cancel.
    const double yes = q + prior * scale;
    const double no = q + (1 - prior) * scale;
    return yes * no / (static_cast<double>(n) * scale * scale);
}

double rapporF(double q) {
    require("q", q, range::lieProbability);
    return 2 * q;
}

double warnerBias(double q) {
    require("q", q, range::lieProbability);
    return 0.5 - q;
}

double truthProbability(double q) {
    require("q", q, range::lieProbability);
    return 1 - q;
}

double uniformReplacementProbability(double q) {
    require("q", q, range::lieProbability);
    return 2 * q;
}

} // namespace halftruth
