#include "core/math/count/binomial_tail.h"

#include "core/math/count/binomial_term.h"
#include "core/math/count/count_tilt.h"

#include <algorithm>
#include <cmath>

namespace halftruth::detail {

namespace {

/// The sum of 1 and the terms beyond it, each the last one times its ratio, which falls.
template <class Ratio>
double sumOfTerms(double steps, Ratio ratio) {
    constexpr double nothing = 1e-18;
    double sum = 1;
    double term = 1;
    for (double step = 0; step < steps && term > nothing * sum; ++step)
        sum += term *= ratio(step);
    return sum;
}

/// The tail that begins at k and goes away from the mean, for p at most 1/2: in closed form, or term by term where
/// there is none, which takes some hundred terms at most.
double upperTail(double n, double p, double k) {
    if (n * p * (1 - p) >= smallestTiltedVariance)
        if (const double tail = tiltedTail({.q = p, .ones = 0, .zeros = n}, std::fma(-n, p, k)); tail >= 0)
            return tail;
    const double odds = p / (1 - p);
    return binomialPmf(n, p, k) *
           sumOfTerms(n - k, [&](double step) { return (n - k - step) / (k + step + 1) * odds; });
}
double lowerTail(double n, double p, double k) {
    if (n * p * (1 - p) >= smallestTiltedVariance)
        if (const double tail = tiltedTail({.q = p, .ones = n, .zeros = 0}, std::fma(n, p, -k)); tail >= 0)
            return tail;
    const double odds = (1 - p) / p;
    return binomialPmf(n, p, k) * sumOfTerms(k, [&](double step) { return (k - step) / (n - k + step + 1) * odds; });
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
    return k >= n * p ? std::min(1.0, upperTail(n, p, k)) : std::max(0.0, 1 - lowerTail(n, p, k - 1));
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
    return k <= n * p ? std::min(1.0, lowerTail(n, p, k)) : std::max(0.0, 1 - upperTail(n, p, k + 1));
}

} // namespace halftruth::detail
