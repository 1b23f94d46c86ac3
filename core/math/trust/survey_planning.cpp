#include "core/math/trust/survey_planning.h"

#include "core/math/domain/domain.h"

#include <boost/math/special_functions/erf.hpp>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace halftruth {

namespace {

using Extended = long double;

void requirePlan(const SamplingPlan &plan) {
    require("q", plan.q, range::lieProbabilityInformative);
    require("prior", plan.prevalence, range::closedUnit);
    require("frame", plan.frame, {.lower = 1, .integer = true}); // infinity is whole, too
    require("design-effect", plan.designEffect, range::designEffect);
}

/// What makes the variance, each for one person.
struct Parts {
    Extended sampling; ///< d pi (1-pi)
    Extended coins;    ///< p q/(1-2q)^2
};

Parts partsOf(const SamplingPlan &plan) {
    const Extended pi = plan.prevalence;
    const Extended q = plan.q;
    const Extended contrast = 1 - 2 * q;
    return {.sampling = plan.designEffect * pi * (1 - pi), .coins = (1 - q) * q / contrast / contrast};
}

/// The share of the sampling variance that is left where not all of the frame are asked.
Extended leftOf(const SamplingPlan &plan, Extended n) {
    const Extended frame = plan.frame;
    return std::isinf(plan.frame) ? 1 : n == frame ? 0 : (frame - n) / (frame - 1);
}

Extended variance(const SamplingPlan &plan, Extended n) {
    const Parts parts = partsOf(plan);
    return (parts.sampling * leftOf(plan, n) + parts.coins) / n;
}

void requirePeople(const SamplingPlan &plan, std::int64_t n) {
    requirePlan(plan);
    require("n", static_cast<double>(n), range::integers(1, std::min(plan.frame, maxPopulation)));
}

/// z/sqrt(2), as erfc has it.
Extended halfWidth(double beta) {
    require("beta", beta, range::openUnit);
    return boost::math::erfc_inv(static_cast<Extended>(beta));
}

} // namespace

double surveyTotalVariance(const SamplingPlan &plan, std::int64_t n) {
    requirePeople(plan, n);
    return static_cast<double>(variance(plan, static_cast<Extended>(n)));
}

double surveyTotalAccuracy(const SamplingPlan &plan, std::int64_t n, double beta) {
    requirePeople(plan, n);
    return static_cast<double>(halfWidth(beta) * std::sqrt(2 * variance(plan, static_cast<Extended>(n))));
}

double surveyTotalFailure(const SamplingPlan &plan, std::int64_t n, double alpha) {
    requirePeople(plan, n);
    require("alpha", alpha, range::positive);
    const Extended both = 2 * variance(plan, static_cast<Extended>(n));
    return both > 0 ? static_cast<double>(boost::math::erfc(alpha / std::sqrt(both))) : 0;
}

std::optional<PrivacySetting> surveyTotalMostPrivate(const SamplingPlan &plan, std::int64_t n, double alpha,
                                                     double beta) {
    SamplingPlan honest = plan;
    honest.q = 0;
    requirePeople(honest, n);
    require("alpha", alpha, range::positive);
    const Extended people = static_cast<Extended>(n);
    const Extended width = alpha / halfWidth(beta);
    const Extended coins = people * width * width / 2 - partsOf(honest).sampling * leftOf(honest, people);
    if (coins < 0)
        return std::nullopt;
    const auto epsilon = static_cast<double>(2 * std::asinh(1 / (2 * std::sqrt(coins))));
    // exp(-epsilon) where 1 + exp(epsilon) is beyond a double.
    PrivacySetting setting{.q = std::exp(-epsilon) / (1 + std::exp(-epsilon)), .epsilon = epsilon};
    const auto holds = [&](double q) {
        SamplingPlan at = plan;
        at.q = q;
        return q < 0.5 && surveyTotalFailure(at, n, alpha) <= beta;
    };
    for (double step = 0x1p-54; setting.q > 0 && !holds(setting.q); step *= 2)
        setting.q = std::max(0.0, setting.q - step * setting.q);
    return setting;
}

double invitations(std::int64_t n, double rate) {
    require("n", static_cast<double>(n), range::population);
    require("response-rate", rate, {.lower = 0, .upper = 1, .lowerOpen = true});
    constexpr double rounding = 4 * std::numeric_limits<double>::epsilon();
    const double quotient = static_cast<double>(n) / rate;
    const double nearest = std::round(quotient);
    return std::fabs(quotient - nearest) <= rounding * quotient ? nearest : std::ceil(quotient);
}

double requiredNTotal(const SamplingPlan &plan, double alpha, double beta) {
    requirePlan(plan);
    require("alpha", alpha, range::positive);
    const Extended w = halfWidth(beta);
    // As surveyTotalAccuracy() has it.
    const auto enough = [&](Extended n) {
        return static_cast<double>(w * std::sqrt(2 * variance(plan, n))) <= alpha;
    };
    if (std::isfinite(plan.frame) && !enough(plan.frame)) {
        const auto least = static_cast<double>(w * std::sqrt(2 * variance(plan, plan.frame)));
        throw std::domain_error(domainMessage("alpha", {.lower = least, .upperOpen = true}, alpha) +
                                ": the coins alone err by as much when all " + shortestText(plan.frame) +
                                " are asked");
    }
    const Parts parts = partsOf(plan);
    const Extended scale = 2 * (w / alpha) * (w / alpha);
    const bool finite = std::isfinite(plan.frame) && plan.frame > 1;
    const Extended most = plan.frame;
    const Extended perFrame = finite ? scale * parts.sampling / (most - 1) : 0;
    const Extended sampling = finite ? parts.sampling * (most / (most - 1)) : parts.sampling;
    Extended n = std::clamp<Extended>(std::ceil(scale * (sampling + parts.coins) / (1 + perFrame)), 1, most);
    if (n < 0x1p50L) {
        while (n > 1 && enough(n - 1))
            --n;
        while (!enough(n))
            ++n;
    }
    return static_cast<double>(n);
}

} // namespace halftruth
