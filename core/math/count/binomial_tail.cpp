#include "core/math/count/binomial_tail.h"

#include "core/math/count/count_tilt.h"

#include <boost/math/policies/policy.hpp>
#include <boost/math/special_functions/beta.hpp>

#include <algorithm>
#include <cmath>

namespace halftruth::detail {

namespace {

using Quiet =
    boost::math::policies::policy<boost::math::policies::promote_double<false>,
                                  boost::math::policies::underflow_error<boost::math::policies::ignore_error>>;

/// The tail that begins at k and goes away from the mean, for p at most 1/2; negative where there is none in closed
/// form.
double upperTail(double n, double p, double k) {
    return tiltedTail({.q = p, .ones = 0, .zeros = n}, std::fma(-n, p, k));
}
double lowerTail(double n, double p, double k) {
    return tiltedTail({.q = p, .ones = n, .zeros = 0}, std::fma(n, p, -k));
}

} // namespace

double binomialAtLeast(double n, double p, double k) {
    if (k <= 0)
        return 1;
    if (k > n || p <= 0)
        return 0;
    if (p >= 1)
        return 1;
    if (p > 0.5)
        return binomialAtMost(n, 1 - p, n - k);
    if (n * p * (1 - p) >= smallestTiltedVariance) {
        const bool above = k >= n * p;
        const double tail = above ? upperTail(n, p, k) : lowerTail(n, p, k - 1);
        if (tail >= 0)
            return above ? std::min(1.0, tail) : std::max(0.0, 1 - tail);
    }
    return boost::math::ibeta(k, n - k + 1, p, Quiet());
}

double binomialAtMost(double n, double p, double k) {
    if (k < 0)
        return 0;
    if (k >= n || p <= 0)
        return 1;
    if (p >= 1)
        return 0;
    if (p > 0.5)
        return binomialAtLeast(n, 1 - p, n - k);
    if (n * p * (1 - p) >= smallestTiltedVariance) {
        const bool below = k <= n * p;
        const double tail = below ? lowerTail(n, p, k) : upperTail(n, p, k + 1);
        if (tail >= 0)
            return below ? std::min(1.0, tail) : std::max(0.0, 1 - tail);
    }
    return boost::math::ibetac(k + 1, n - k, p, Quiet());
}

} // namespace halftruth::detail
