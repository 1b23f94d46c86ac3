#include "core/math/vectors/bit_vectors.h"

#include "core/math/domain/domain.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

void requireVector(double q, std::int64_t bits, std::int64_t distance) {
    require("q", q, range::lieProbability);
    require("bits", static_cast<double>(bits), range::bits);
    require("distance", static_cast<double>(distance), range::integers(0, static_cast<double>(bits)));
}

// C(L, d) in integers: every partial product is itself a binomial coefficient, and C(40, 20) times 40 fits.
double binomialCoefficient(std::int64_t bits, std::int64_t distance) {
    const std::int64_t k = std::min(distance, bits - distance);
    std::int64_t coefficient = 1;
    for (std::int64_t i = 1; i <= k; ++i)
        coefficient = coefficient * (bits - k + i) / i;
    return static_cast<double>(coefficient);
}

// factor p^(L-d) q^d. The power of q comes in two halves so that a large factor can lift it before it underflows.
double scaledVectorProbability(double factor, double q, std::int64_t bits, std::int64_t distance) {
    const std::int64_t half = distance / 2;
    const double truthful = std::pow(1 - q, static_cast<double>(bits - distance));
    return factor * truthful * std::pow(q, static_cast<double>(half)) *
           std::pow(q, static_cast<double>(distance - half));
}

} // namespace

double vectorProbability(double q, std::int64_t bits, std::int64_t distance) {
    requireVector(q, bits, distance);
    return scaledVectorProbability(1, q, bits, distance);
}

double logVectorProbability(double q, std::int64_t bits, std::int64_t distance) {
    requireVector(q, bits, distance);
    const double flipped = distance == 0 ? 0 : static_cast<double>(distance) * std::log(q); // no 0 * -inf at q = 0
    return static_cast<double>(bits - distance) * std::log1p(-q) + flipped;
}

double flipCountProbability(double q, std::int64_t bits, std::int64_t distance) {
    requireVector(q, bits, distance);
    return scaledVectorProbability(binomialCoefficient(bits, distance), q, bits, distance);
}

double logFlipCountProbability(double q, std::int64_t bits, std::int64_t distance) {
    return logVectorProbability(q, bits, distance) + std::log(binomialCoefficient(bits, distance));
}

double vectorDelta(double q, std::int64_t distance, double epsilon) {
    require("q", q, range::lieProbability);
    require("distance", static_cast<double>(distance), range::integers(0, range::bits.upper));
    require("epsilon", epsilon, Range{.lower = 0, .upperOpen = true});
    const double logOdds = std::log1p(-q) - std::log(q);
    double delta = 0;
    for (std::int64_t k = 0; k < distance && 2 * k < distance; ++k) {
        const double loss = static_cast<double>(distance - 2 * k) * logOdds;
        if (loss > epsilon)
            delta -= flipCountProbability(q, distance, k) * std::expm1(epsilon - loss);
    }
    return delta;
}

} // namespace halftruth
