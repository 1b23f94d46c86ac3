#include "core/math/trust/trade_off.h"

#include "core/math/domain/domain.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/quadrature/exp_sinh.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace halftruth {

namespace {

double normalCdf(double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }

/// ∫ e^(-a u - u²/2) (1 - e^(-mu u)) du over u > 0: the difference of Mills' ratio between a and a + mu, as a sum of
/// positive terms.
double millsDifference(double a, double mu) {
    // Each thread has its own: the rule is refined while it is used.
    thread_local boost::math::quadrature::exp_sinh<double> rule;
    // In a unit in which the integrand falls at a pace of 1.
    const double unit = 1 / std::max(1.0, a + mu > 2 * a ? a : a + mu);
    const auto integrand = [=](double v) {
        const double u = v * unit;
        return -std::exp(-a * u - u * u / 2) * std::expm1(-mu * u);
    };
    return unit * rule.integrate(integrand, 1e-14);
}

} // namespace

double answerTradeOff(double q, double level) {
    require("q", q, range::lieProbability);
    require("level", level, range::openUnit);
    // 1 - level p/q, where q - level p is a difference of near numbers.
    if (level < q)
        return ((q - level) + level * q) / q;
    return q / (1 - q) * (1 - level);
}

double countTradeOff(const CountModel &model, double level) {
    requireCountModel(model);
    require("ones", static_cast<double>(model.ones), range::integers(0, static_cast<double>(model.n) - 1));
    require("level", level, range::openUnit);
    const CountModel more{.n = model.n, .ones = model.ones + 1, .q = model.q};
    const std::int64_t c = countUpperQuantile(model, level);
    const auto fewer = [c](const CountModel &count) { return c == 0 ? 0.0 : countCdf(count, c - 1); };
    const double at = countPmf(model, c);
    if (at == 0) // below the smallest positive number: what r is makes no difference
        return fewer(more);
    // 1 - r, from the tail that has the digits.
    const double kept = level > 0.5 ? (1 - level - fewer(model)) / at : 1 - (level - countSurvival(model, c)) / at;
    return fewer(more) + std::clamp(kept, 0.0, 1.0) * countPmf(more, c);
}

double countGaussianMu(std::int64_t n, double q) {
    require("n", static_cast<double>(n), range::population);
    require("q", q, range::lieProbability);
    return (1 - 2 * q) / std::sqrt(static_cast<double>(n) * (1 - q)) / std::sqrt(q);
}

double gaussianTradeOff(double mu, double level) {
    require("mu", mu, {.lower = 0});
    require("level", level, range::openUnit);
    const boost::math::normal normal;
    return std::isinf(mu) ? 0 : cdf(normal, quantile(complement(normal, level)) - mu);
}

double countGaussianDelta(std::int64_t n, double q, double epsilon) {
    require("epsilon", epsilon, range::positive);
    const double mu = countGaussianMu(n, q);
    if (std::isinf(mu))
        return 1;
    if (mu == 0)
        return 0;
    const double a = epsilon / mu - mu / 2;
    if (a < -1)
        return normalCdf(-a) - std::exp(epsilon + std::log(normalCdf(-a - mu)));
    const double density = std::exp(-a * a / 2) * std::numbers::inv_sqrtpi / std::numbers::sqrt2;
    return density == 0 ? 0 : density * millsDifference(a, mu);
}

} // namespace halftruth
