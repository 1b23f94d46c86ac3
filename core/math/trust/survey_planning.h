#pragma once

#include "core/math/accuracy/accuracy_inverse.h"

#include <cstdint>
#include <limits>
#include <optional>

/// The share of a population estimated from a random sample of it, whose members answer by randomized response: the
/// coins are not the only error. Domains: q in [0, 1/2), prevalence in [0, 1]; the frame, from which people are drawn
/// without replacement, in {1, 2, ...} or infinite; design effect >= 1, by which a sample that is not simple has a
/// larger variance than one that is. Everything throws std::domain_error.
namespace halftruth {

/// From whom a sample is drawn, and how its members answer.
struct SamplingPlan {
    double q = 0.25;
    double prevalence = 0.5;
    double frame = std::numeric_limits<double>::infinity();
    double designEffect = 1;
};

/// The variance of the estimated share of the population.
///     d pi (1-pi)/n (N-n)/(N-1) + p q/(n (1-2q)^2)
/// Source: Cochran 1977, theorem 2.2, for the sampling; Warner 1965 for both, lambda (1-lambda)/(n (1-2q)^2) at d = 1
/// and N = infinity, lambda = q + pi (1-2q). Domain: also n in {1, ..., min(N, 10^9)}. Ends: only the coins' part
/// where everybody is asked. Exact, O(1).
[[nodiscard]] double surveyTotalVariance(const SamplingPlan &plan, std::int64_t n);

/// The error of the estimated share that is exceeded with probability about beta.
///     z_{1-beta/2} sqrt(surveyTotalVariance(n))
/// Source: as surveyTotalVariance(), with the normal approximation. Domain: as there, beta in (0, 1). Ends: 0 where
/// the variance is. An approximation, in neither direction a bound; O(1).
[[nodiscard]] double surveyTotalAccuracy(const SamplingPlan &plan, std::int64_t n, double beta);

/// The probability that the estimated share is off by alpha or more, by the normal approximation.
///     erfc(alpha/sqrt(2 surveyTotalVariance(n)))
/// Source: as surveyTotalAccuracy(). Domain: as surveyTotalVariance(), alpha > 0. Ends: 0 where the variance is, and
/// where it underflows. An approximation; O(1).
[[nodiscard]] double surveyTotalFailure(const SamplingPlan &plan, std::int64_t n, double alpha);

/// The most private setting at which n people are enough for alpha at beta: the plan's own q is ignored.
///     1/(4 sinh^2(epsilon/2)) = n (alpha/z_{1-beta/2})^2 - d pi (1-pi) (N-n)/(N-1)
/// Source: surveyTotalVariance() solved for p q/(1-2q)^2 = 1/(4 sinh^2(epsilon/2)). Domain: as
/// surveyTotalAccuracy(), alpha > 0. At q the failure, as it is evaluated, is at most beta. Ends: nothing where the
/// sample alone errs by more. An approximation; O(1).
[[nodiscard]] std::optional<PrivacySetting> surveyTotalMostPrivate(const SamplingPlan &plan, std::int64_t n,
                                                                   double alpha, double beta);

/// How many people have to be invited so that n answer, where a share of them does.
///     ceil(n/rate)
/// Domain: n in {1, ..., 10^9}, rate in (0, 1]. A quotient that is whole but for the rounding of the rate and of the
/// division, 4 ulps, counts as that; from 2^53 on the quotient itself. On average, and exact as a number; O(1).
[[nodiscard]] double invitations(std::int64_t n, double rate);

/// The least number of people whose estimate is within alpha of the population's share with confidence 1 - beta, by
/// the normal approximation.
///     min{n : z_{1-beta/2} sqrt(surveyTotalVariance(n)) <= alpha}
/// Source: surveyTotalVariance() solved for n. Domain: also alpha > 0, beta in (0, 1). The answer is a whole number,
/// checked at n and n - 1; it is not limited to 10^9, hence a double, and from 2^50 on is the real solution rounded
/// up. Ends: 1 where the variance is 0. An approximation: neither enough nor necessary for certain; O(1). Throws
/// std::domain_error also where asking all N is not enough, because the coins alone err by more: the message names
/// the smallest alpha that would do.
[[nodiscard]] double requiredNTotal(const SamplingPlan &plan, double alpha, double beta);

} // namespace halftruth
