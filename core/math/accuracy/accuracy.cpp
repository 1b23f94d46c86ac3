#include "core/math/accuracy/accuracy.h"

#include "core/math/count/count_tilt.h"
#include "core/math/domain/domain.h"
#include "core/math/domain/first_where.h"

#include <boost/math/special_functions/erf.hpp>
#include <boost/math/tools/roots.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <stdexcept>

namespace halftruth {

namespace {

using detail::Extended;
using detail::UpperTail;

// From here on neighbouring counts are too close to be told apart by a failure probability.
constexpr Extended uncheckedCount = 0x1p50L;

void requirePopulation(std::int64_t n) { require("n", static_cast<double>(n), range::population); }

void requireOnes(std::int64_t n, std::int64_t ones) {
    require("ones", static_cast<double>(ones), range::integers(0, static_cast<double>(n)));
}

void requireAccuracyInputs(double q, std::int64_t n, double beta) {
    require("q", q, range::lieProbabilityInformative);
    requirePopulation(n);
    require("beta", beta, range::openUnit);
}

void requireFailureInputs(double q, std::int64_t n, double alpha) {
    require("q", q, range::lieProbabilityInformative);
    requirePopulation(n);
    require("alpha", alpha, range::positive);
}

void requireCountInputs(double q, double alpha, double beta) {
    require("q", q, range::lieProbabilityInformative);
    require("alpha", alpha, range::positive);
    require("beta", beta, range::openUnit);
}

// p - q, what an error of the estimate shrinks to in the reported mean.
Extended contrast(double q) { return 1 - 2 * static_cast<Extended>(q); }

// Nothing at -0, too: not the -0 that a quotient by it would be infinitely negative of.
Extended flipVariance(double q) { return (1 - static_cast<Extended>(q)) * q + 0; }

// ln(2/beta), without the quotient that overflows for the smallest beta.
Extended logTwoOver(double beta) { return std::numbers::ln2_v<Extended> - std::log(static_cast<Extended>(beta)); }

double cappedProbability(Extended value) { return static_cast<double>(std::min<Extended>(1, value)); }

// The failure functions proper: n is a real number here so that a required count may exceed the largest population.

double hoeffding(double q, Extended n, double alpha) {
    const Extended t = alpha * contrast(q);
    return cappedProbability(2 * std::exp(-2 * n * t * t));
}

double chebyshev(double q, Extended n, double alpha) {
    const Extended t = alpha * contrast(q);
    return cappedProbability(flipVariance(q) / (n * t) / t);
}

double bernstein(double q, Extended n, double alpha) {
    const Extended t = alpha * contrast(q);
    const Extended p = 1 - static_cast<Extended>(q);
    // Divided through by t: t^2 may overflow or underflow.
    return cappedProbability(2 * std::exp(-n * t / (2 * (p * q / t + p / 3))));
}

double normal(double q, Extended n, double alpha) {
    const Extended t = alpha * contrast(q);
    return cappedProbability(std::erfc(t * std::sqrt(n / (2 * flipVariance(q)))));
}

// z_{1-beta/2}/sqrt(2).
Extended normalQuantile(double beta) { return boost::math::erfc_inv(static_cast<Extended>(beta)); }

// The smallest whole n >= 1 with failure(n) <= beta, for a failure that falls in n. The guess is the real solution;
// rounding may have put it on the wrong side of an integer, and where the failure is subnormal it has steps much
// wider than one. So it is bracketed by doubling steps and then bisected: failure(n) <= beta < failure(n-1) holds for
// the result.
template <class Failure>
double smallestCount(Extended guess, double beta, Failure failure) {
    if (!(guess < uncheckedCount))
        return static_cast<double>(std::ceil(guess));
    const auto enough = [&](Extended n) { return failure(n) <= beta; };
    Extended high = std::max<Extended>(1, std::ceil(guess));
    for (Extended step = 1; !enough(high); step *= 2)
        high += step;
    Extended low = high;
    for (Extended step = 1; low >= 1 && enough(low); step *= 2) {
        high = low;
        low = std::max<Extended>(0, low - step);
    }
    return static_cast<double>(detail::firstBetween(low, high, enough));
}

UpperTail upperTail(double q, std::int64_t n, std::int64_t ones) {
    return {.q = q, .ones = static_cast<Extended>(ones), .zeros = static_cast<Extended>(n - ones)};
}

// The deviation in (0, high] at which a rising exponent reaches the target, or high when it does not.
template <class Exponent>
Extended deviationAt(Extended target, Extended high, Exponent exponent) {
    // The square root makes a nearly straight line of the nearly quadratic exponent.
    const Extended rootTarget = std::sqrt(target);
    const auto excess = [&](Extended deviation) { return std::sqrt(exponent(deviation)) - rootTarget; };
    const Extended excessHigh = excess(high);
    if (excessHigh <= 0)
        return high;
    std::uintmax_t iterations = 200;
    const boost::math::tools::eps_tolerance<Extended> tolerance(58);
    const auto [below, above] =
        boost::math::tools::toms748_solve(excess, Extended{0}, high, -rootTarget, excessHigh, tolerance, iterations);
    return (below + above) / 2;
}

} // namespace

double accuracyHoeffding(double q, std::int64_t n, double beta) {
    requireAccuracyInputs(q, n, beta);
    return static_cast<double>(std::sqrt(logTwoOver(beta) / (2 * static_cast<Extended>(n))) / contrast(q));
}

double accuracyChebyshev(double q, std::int64_t n, double beta) {
    requireAccuracyInputs(q, n, beta);
    return static_cast<double>(std::sqrt(flipVariance(q) / (static_cast<Extended>(n) * beta)) / contrast(q));
}

double accuracyBernstein(double q, std::int64_t n, double beta) {
    requireAccuracyInputs(q, n, beta);
    const Extended count = static_cast<Extended>(n);
    const Extended exponent = logTwoOver(beta);
    const Extended linear = exponent * (1 - static_cast<Extended>(q)) / 3;
    const Extended root = std::sqrt(linear * linear + 2 * count * exponent * flipVariance(q));
    return static_cast<double>((linear + root) / count / contrast(q));
}

double accuracyChernoff(double q, std::int64_t n, std::int64_t ones, double beta) {
    requireAccuracyInputs(q, n, beta);
    requireOnes(n, ones);
    if (q == 0)
        return 0;
    UpperTail near = upperTail(q, n, ones);
    UpperTail far = upperTail(q, n, n - ones);
    if (near.room() > far.room())
        std::swap(near, far);
    const auto alphaOf = [&](Extended deviation) {
        return static_cast<double>(deviation / (static_cast<Extended>(n) * contrast(q)));
    };
    // -ln(failure/2) while both tails are there, and -ln(failure) beyond the near end, where only the far one is
    // left.
    const auto both = [&](Extended deviation) {
        const Extended a = near.exponent(deviation);
        const Extended b = far.exponent(deviation);
        const Extended mean =
            std::min(a, b) + std::numbers::ln2_v<Extended> - std::log1p(std::exp(-std::fabs(a - b)));
        return std::max<Extended>(0, mean);
    };
    const auto one = [&](Extended deviation) { return far.exponent(deviation); };
    // The failure falls continuously up to the near end of the support, jumps there, falls on to the far end and
    // jumps to 0. Deviations are compared before they become alphas, so that the ends are met exactly.
    const Extended targetBoth = logTwoOver(beta);
    const Extended targetOne = -std::log(static_cast<Extended>(beta));
    if (both(near.room()) >= targetBoth)
        return alphaOf(deviationAt(targetBoth, near.room(), both));
    if (near.room() == far.room() || one(near.room()) >= targetOne)
        return alphaOf(near.room());
    return alphaOf(deviationAt(targetOne, far.room(), one));
}

double accuracyNormal(double q, std::int64_t n, double beta) {
    requireAccuracyInputs(q, n, beta);
    const Extended deviation = std::sqrt(2 * flipVariance(q) / static_cast<Extended>(n));
    return static_cast<double>(normalQuantile(beta) * deviation / contrast(q));
}

double failureHoeffding(double q, std::int64_t n, double alpha) {
    requireFailureInputs(q, n, alpha);
    return hoeffding(q, static_cast<Extended>(n), alpha);
}

double failureChebyshev(double q, std::int64_t n, double alpha) {
    requireFailureInputs(q, n, alpha);
    return chebyshev(q, static_cast<Extended>(n), alpha);
}

double failureBernstein(double q, std::int64_t n, double alpha) {
    requireFailureInputs(q, n, alpha);
    return bernstein(q, static_cast<Extended>(n), alpha);
}

double failureChernoff(double q, std::int64_t n, std::int64_t ones, double alpha) {
    requireFailureInputs(q, n, alpha);
    requireOnes(n, ones);
    if (q == 0)
        return 0;
    const Extended deviation = static_cast<Extended>(n) * alpha * contrast(q);
    return cappedProbability(std::exp(-upperTail(q, n, ones).exponent(deviation)) +
                             std::exp(-upperTail(q, n, n - ones).exponent(deviation)));
}

double failureNormal(double q, std::int64_t n, double alpha) {
    requireFailureInputs(q, n, alpha);
    return normal(q, static_cast<Extended>(n), alpha);
}

double requiredNHoeffding(double q, double alpha, double beta) {
    requireCountInputs(q, alpha, beta);
    const Extended t = alpha * contrast(q);
    return smallestCount(logTwoOver(beta) / (2 * t) / t, beta, [=](Extended n) { return hoeffding(q, n, alpha); });
}

double requiredNChebyshev(double q, double alpha, double beta) {
    requireCountInputs(q, alpha, beta);
    const Extended t = alpha * contrast(q);
    return smallestCount(flipVariance(q) / (beta * t) / t, beta, [=](Extended n) { return chebyshev(q, n, alpha); });
}

double requiredNBernstein(double q, double alpha, double beta) {
    requireCountInputs(q, alpha, beta);
    const Extended t = alpha * contrast(q);
    const Extended p = 1 - static_cast<Extended>(q);
    return smallestCount(2 * logTwoOver(beta) * (p * q / t + p / 3) / t, beta,
                         [=](Extended n) { return bernstein(q, n, alpha); });
}

double requiredNNormal(double q, double alpha, double beta) {
    requireCountInputs(q, alpha, beta);
    const Extended z = normalQuantile(beta) / (alpha * contrast(q));
    return smallestCount(2 * z * z * flipVariance(q), beta, [=](Extended n) { return normal(q, n, alpha); });
}

double requiredEpsilonHoeffding(std::int64_t n, double alpha, double beta) {
    requirePopulation(n);
    require("alpha", alpha, range::positive);
    require("beta", beta, range::openUnit);
    // x^2 is the share of the n people that would be needed if nobody lied.
    const Extended needed = logTwoOver(beta) / (2 * static_cast<Extended>(alpha)) / alpha;
    const Extended x = std::sqrt(needed / static_cast<Extended>(n));
    if (x >= 1) {
        const double enough = static_cast<double>(std::floor(needed) + 1);
        throw std::domain_error(
            domainMessage("n", "{" + shortestText(enough) + ", ...}", shortestText(static_cast<double>(n))) +
            ": with fewer people no q lets Hoeffding's bound certify alpha = " + shortestText(alpha) +
            " at beta = " + shortestText(beta));
    }
    return static_cast<double>(2 * std::atanh(x));
}

} // namespace halftruth
