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

Extended variance(const SamplingPlan &plan, Extended n) {
    const Parts parts = partsOf(plan);
    const Extended frame = plan.frame;
    const Extended left = std::isinf(plan.frame) ? 1 : n == frame ? 0 : (frame - n) / (frame - 1);
    return (parts.sampling * left + parts.coins) / n;
}

} // namespace

double surveyTotalVariance(const SamplingPlan &plan, std::int64_t n) {
    requirePlan(plan);
    require("n", static_cast<double>(n), range::integers(1, std::min(plan.frame, maxPopulation)));
    return static_cast<double>(variance(plan, static_cast<Extended>(n)));
}

double requiredNTotal(const SamplingPlan &plan, double alpha, double beta) {
    requirePlan(plan);
    require("alpha", alpha, range::positive);
    require("beta", beta, range::openUnit);
    // z/sqrt(2), as erfc has it.
    const Extended w = boost::math::erfc_inv(static_cast<Extended>(beta));
    const auto enough = [&](Extended n) { return w * std::sqrt(2 * variance(plan, n)) <= alpha; };
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
