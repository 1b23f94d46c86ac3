#include <halftruth/math/accuracy_exact.h>
#include <halftruth/math/count_distribution.h>
#include <halftruth/math/domain.h>

namespace halftruth {

double failureExact(double q, std::int64_t n, std::int64_t ones, double alpha) {
    require("q", q, range::lieProbabilityInformative);
    require("alpha", alpha, range::positive);
    return countTwoSidedTail({.n = n, .ones = ones, .q = q}, static_cast<double>(n) * alpha * (1 - 2 * q));
}

double accuracyExact(double q, std::int64_t n, std::int64_t ones, double beta) {
    require("q", q, range::lieProbabilityInformative);
    return countTwoSidedTailInverse({.n = n, .ones = ones, .q = q}, beta) / (static_cast<double>(n) * (1 - 2 * q));
}

} // namespace halftruth
