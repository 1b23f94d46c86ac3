#include "core/math/trust/central_mechanism.h"

#include "core/math/domain/domain.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace halftruth {

namespace {

using Extended = long double;

void requireCurator(std::int64_t n, double epsilon) {
    require("n", static_cast<double>(n), range::population);
    require("epsilon", epsilon, range::positive);
}

/// P[|Z| >= k] for whole k >= 1, k + 1 being P[|Z| > k].
double atLeast(Extended k, double epsilon) {
    const Extended a = std::exp(-static_cast<Extended>(epsilon));
    return static_cast<double>(2 / (1 + a) * std::exp(-epsilon * k));
}

} // namespace

double centralVariance(std::int64_t n, double epsilon) {
    requireCurator(n, epsilon);
    const double root = static_cast<double>(n) * std::sinh(epsilon / 2);
    return 0.5 / root / root;
}

double centralFailure(std::int64_t n, double epsilon, double alpha) {
    requireCurator(n, epsilon);
    require("alpha", alpha, range::positive);
    constexpr double rounding = 4 * std::numeric_limits<double>::epsilon();
    const double k = std::ceil(static_cast<double>(n) * alpha * (1 - rounding));
    return atLeast(std::max(1.0, k), epsilon);
}

double centralAccuracy(std::int64_t n, double epsilon, double beta) {
    requireCurator(n, epsilon);
    require("beta", beta, range::openUnit);
    // 2 a^(k+1)/(1+a) = beta for a real k.
    const Extended noise = std::log1p(std::exp(-static_cast<Extended>(epsilon)));
    const Extended real =
        (std::numbers::ln2_v<Extended> - noise - std::log(static_cast<Extended>(beta))) / epsilon - 1;
    Extended k = std::max<Extended>(0, std::ceil(real));
    if (k < 0x1p50L) {
        while (k > 0 && atLeast(k, epsilon) <= beta)
            --k;
        while (atLeast(k + 1, epsilon) > beta)
            ++k;
    }
    return static_cast<double>(k / static_cast<Extended>(n));
}

} // namespace halftruth
