#include "core/math/pram/sampling_pram.h"

#include "core/math/domain/domain.h"
#include "core/math/domain/underflow.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

namespace halftruth {

namespace {

// A minimiser near 10^9 has to be right to a fraction of one.
using Extended = long double;

void requireCategories(std::int64_t categories) {
    require("categories", static_cast<double>(categories), range::categories);
}

void requireDraw(std::int64_t n, std::int64_t samples) {
    require("n", static_cast<double>(n), range::population);
    require("samples", static_cast<double>(samples), range::integers(1, static_cast<double>(n)));
}

void requireDesign(const PramDesign &design) {
    require("n", static_cast<double>(design.n), range::population);
    require("epsilon", design.epsilon, range::positive);
    requireCategories(design.categories);
}

void requireConcentration(std::int64_t categories, double concentration) {
    require("concentration", concentration, {.lower = 1 / static_cast<double>(categories), .upper = 1});
}

// n E = m (gamma-1): from epsilon itself, because gamma - 1 has lost its digits for small epsilon.
double excess(const PramDesign &design) { return static_cast<double>(design.n) * std::expm1(design.epsilon); }

// sqrt((2 n E + K m)/(n E)^2), what the noise of m drawn records is beside the shape of the table.
double rootOfNoise(const PramDesign &design, double m) {
    const double nE = excess(design);
    if (std::isinf(nE)) // where e^epsilon overflows, its root need not, and K m/(n E) is nothing beside 2
        return std::sqrt(2 / static_cast<double>(design.n)) * std::exp(-design.epsilon / 2);
    return std::sqrt(2 + static_cast<double>(design.categories) * (m / nE)) / std::sqrt(nE);
}

double conditionOf(const PramDesign &design, std::int64_t samples) {
    requireDesign(design);
    requireDraw(design.n, samples);
    return 1 + static_cast<double>(design.categories) * (static_cast<double>(samples) / excess(design));
}

// The whole m in {1, ..., n} that minimises a/sqrt(m) + b sqrt(m), whose real minimiser is x = a/b, or a/m + b m,
// with x = sqrt(a/b). For both f(k) <= f(k+1) exactly when x^2 <= k (k+1); the two values themselves are equal to all
// digits long before k = 10^9. A tie goes to the smaller.
std::int64_t betterNeighbour(Extended x, std::int64_t n) {
    if (x >= static_cast<Extended>(n))
        return n;
    const Extended below = std::floor(x);
    const auto k = static_cast<std::int64_t>(below) + (x * x <= below * (below + 1) ? 0 : 1);
    return std::clamp<std::int64_t>(k, 1, n);
}

} // namespace

double pramEpsilon(std::int64_t n, std::int64_t samples, double gamma) {
    requireDraw(n, samples);
    require("gamma", gamma, range::diagonal);
    return std::log1p(static_cast<double>(samples) / static_cast<double>(n) * (gamma - 1));
}

double pramGamma(std::int64_t n, std::int64_t samples, double epsilon) { return 1 + pramExcess(n, samples, epsilon); }

double pramExcess(std::int64_t n, std::int64_t samples, double epsilon) {
    requireDraw(n, samples);
    require("epsilon", epsilon, range::positive);
    return static_cast<double>(n) / static_cast<double>(samples) * std::expm1(epsilon);
}

double pramKeep(double excess, std::int64_t categories) {
    require("excess", excess, {.lower = 0, .lowerOpen = true});
    requireCategories(categories);
    return std::isinf(excess) ? 1 : excess / (excess + static_cast<double>(categories));
}

double pramNormalizer(double gamma, std::int64_t categories) {
    require("gamma", gamma, range::diagonal);
    requireCategories(categories);
    return gamma + static_cast<double>(categories - 1);
}

double pramCondition(double gamma, std::int64_t categories) {
    require("gamma", gamma, range::diagonal);
    requireCategories(categories);
    return 1 + static_cast<double>(categories) / (gamma - 1);
}

double pramErrorBound(const PramDesign &design, std::int64_t samples) {
    const double condition = conditionOf(design, samples);
    const double root = std::sqrt(static_cast<double>(design.categories));
    return (condition * root + 1) / std::sqrt(static_cast<double>(samples));
}

double pramErrorBoundTight(const PramDesign &design, std::int64_t samples) {
    return (conditionOf(design, samples) + 1) / std::sqrt(static_cast<double>(samples));
}

std::int64_t pramOptimalSamples(const PramDesign &design) {
    requireDesign(design);
    const Extended k = static_cast<Extended>(design.categories);
    const Extended root = std::sqrt(k);
    const Extended share = std::expm1(static_cast<Extended>(design.epsilon)) * (root + 1) / (k * root);
    return betterNeighbour(static_cast<Extended>(design.n) * share, design.n);
}

std::int64_t pramOptimalSamplesTight(const PramDesign &design) {
    requireDesign(design);
    const Extended share =
        2 * std::expm1(static_cast<Extended>(design.epsilon)) / static_cast<Extended>(design.categories);
    return betterNeighbour(static_cast<Extended>(design.n) * share, design.n);
}

double pramRmsError(const PramDesign &design, std::int64_t samples, double concentration) {
    requireDesign(design);
    requireDraw(design.n, samples);
    requireConcentration(design.categories, concentration);
    const double n = static_cast<double>(design.n);
    const double m = static_cast<double>(samples);
    // Roots first and hypot last: the squares overflow for tiny epsilon.
    const double noise = std::sqrt(static_cast<double>(design.categories - 1)) * rootOfNoise(design, m);
    const double sampling = samples == design.n ? 0 : std::sqrt((n - m) / (m * (n - 1)) * (1 - concentration));
    return positiveWhere(true, std::hypot(noise, sampling));
}

std::int64_t pramOptimalSamplesExact(const PramDesign &design, double concentration) {
    requireDesign(design);
    requireConcentration(design.categories, concentration);
    if (design.n == 1)
        return 1; // there n - 1 below is no denominator
    const Extended n = static_cast<Extended>(design.n);
    const Extended k = static_cast<Extended>(design.categories);
    const Extended spread = 1 - static_cast<Extended>(concentration);
    const Extended share =
        std::expm1(static_cast<Extended>(design.epsilon)) * std::sqrt(spread * n / ((n - 1) * k * (k - 1)));
    return betterNeighbour(n * share, design.n);
}

double uniformConcentration(std::int64_t categories) {
    requireCategories(categories);
    return 1 / static_cast<double>(categories);
}

double pramSamplingGainThreshold(std::int64_t categories) {
    requireCategories(categories);
    const double k = static_cast<double>(categories);
    const double root = std::sqrt(k);
    return std::log1p(k * root / (root + 1));
}

double pramMarginalRmsError(const PramDesign &design, std::int64_t samples, std::int64_t values,
                            double concentration) {
    requireDesign(design);
    requireDraw(design.n, samples);
    const auto k = static_cast<double>(design.categories);
    const auto a = static_cast<double>(values);
    require("values", a, range::integers(1, k));
    if (design.categories % values != 0)
        throw std::domain_error(
            domainMessage("values", "the divisors of " + std::to_string(design.categories), std::to_string(values)));
    require("concentration", concentration, {.lower = 1 / a, .upper = 1});
    const auto n = static_cast<double>(design.n);
    const auto m = static_cast<double>(samples);
    const double noise = std::sqrt(k / a * (a - 1)) * rootOfNoise(design, m);
    const double sampling = samples == design.n ? 0 : std::sqrt((n - m) / (m * (n - 1)) * (1 - concentration));
    return positiveWhere(true, std::hypot(noise, sampling));
}

std::int64_t jointCategories(std::int64_t curators, std::int64_t values) {
    require("curators", static_cast<double>(curators), range::curators);
    require("values", static_cast<double>(values), range::values);
    double categories = 1; // exact as far as it is not refused
    for (std::int64_t i = 0; i < curators; ++i)
        categories *= static_cast<double>(values);
    require("categories", categories, range::categories);
    return static_cast<std::int64_t>(categories);
}

} // namespace halftruth
