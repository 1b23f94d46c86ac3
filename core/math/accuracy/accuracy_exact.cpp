#include "core/math/accuracy/accuracy_exact.h"

#include "core/math/count/count_distribution.h"
#include "core/math/domain/domain.h"

#include <algorithm>

namespace halftruth {

double failureExact(double q, std::int64_t n, std::int64_t ones, double alpha) {
    require("q", q, range::lieProbabilityInformative);
    require("alpha", alpha, range::positive);
    // No outcome is further than n from the mean; a huge alpha must not overflow on its way there.
    const double people = static_cast<double>(n);
    const double deviation = std::min(people * alpha * (1 - 2 * q), 2 * people);
    return countTwoSidedTail({.n = n, .ones = ones, .q = q}, deviation);
}

double accuracyExact(double q, std::int64_t n, std::int64_t ones, double beta) {
    require("q", q, range::lieProbabilityInformative);
    return countTwoSidedTailInverse({.n = n, .ones = ones, .q = q}, beta) / (static_cast<double>(n) * (1 - 2 * q));
}

} // namespace halftruth
