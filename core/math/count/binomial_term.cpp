#include "core/math/count/binomial_term.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace halftruth::detail {

namespace {

/// 1/3 + y/5 + y²/7 + … + y^((last−3)/2)/last.
template <int last>
double oddReciprocals(double y) {
    double series = 0;
    for (int k = last; k >= 3; k -= 2)
        series = series * y + 1.0 / k;
    return series;
}

} // namespace

double log1pMinus(double t) {
    if (std::fabs(t) > 0.4)
        return std::log1p(t) - t;
    // ln(1+t) = 2 artanh(r), r = t/(2+t); t = r(2+t) is subtracted inside the bracket.
    const double r = t / (2 + t);
    const double y = r * r;
    // Where there are many answers, t is mostly next to nothing: as many terms as it takes.
    const double series = y < 1e-4 ? oddReciprocals<9>(y) : oddReciprocals<31>(y);
    return r * (2 * y * series - t);
}

double stirlingError(double k) {
    static constexpr std::array<double, 16> table{
        0,
        0.081061466795327258220,
        0.041340695955409294094,
        0.027677925684998339149,
        0.020790672103765093112,
        0.016644691189821192163,
        0.013876128823070747999,
        0.011896709945891770095,
        0.010411265261972096497,
        0.0092554621827127329177,
        0.0083305634333628712565,
        0.0075736754879518407950,
        0.0069428401072095298657,
        0.0064089941880042070684,
        0.0059513701127588477356,
        0.0055547335519628013710,
    };
    if (k < 16)
        return table[static_cast<std::size_t>(k)];
    const double x = 1 / (k * k);
    // Bernoulli series; at k = 16 the first omitted term is 2e-18.
    return (1.0 / 12 -
            x * (1.0 / 360 - x * (1.0 / 1260 - x * (1.0 / 1680 - x * (1.0 / 1188 - x * 691.0 / 360360))))) /
           k;
}

namespace {

/// x ln(x/mean) + mean − x with the difference mean − x given, since it is known better than its parts.
double deviance(double x, double mean, double difference) {
    const double t = difference / x;
    if (t < -0.9) {
        const double ratio = x / mean; // too large where the mean is no normal number
        return x * (std::isinf(ratio) ? std::log(x) - std::log(mean) : std::log(ratio)) + difference;
    }
    return -x * log1pMinus(t);
}

} // namespace

double logBinomialTerm(double k, double n, double q) {
    if (k == 0)
        return n * std::log1p(-q);
    if (k == n)
        return n * std::log(q);
    const double difference = std::fma(n, q, -k);
    return stirlingError(n) - stirlingError(k) - stirlingError(n - k) - deviance(k, n * q, difference) -
           deviance(n - k, n * (1 - q), -difference) - 0.5 * std::log(2 * std::numbers::pi * k * ((n - k) / n));
}

double binomialPmf(double n, double p, double k) {
    if (p == 0 || p == 1)
        return k == (p == 0 ? 0 : n) ? 1 : 0;
    return std::exp(p <= 0.5 ? logBinomialTerm(k, n, p) : logBinomialTerm(n - k, n, 1 - p));
}

} // namespace halftruth::detail
