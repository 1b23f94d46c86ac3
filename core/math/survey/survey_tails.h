#pragma once

#include "core/math/survey/survey.h"

#include <cstdint>

/// Tails of the number of yes answers of all n people together, each with k draws, of whom each has the same deck for
/// all of them: red cards in Kuk's design, one answer in the others. They cost the same for any n, and nearly so for
/// any k: the Fourier integral of the number's distribution, shifted to a saddle point, needs some ten points.
///
/// Domain: a design of survey.h, n in {1, ..., 10^9}, yes any whole number: none checked; a chance or a
/// prevalence below 1e-100 counts as 0, and a and b are taken as doubles. For tests and intervals.
namespace halftruth {

/// P[S >= yes] or P[S <= yes] where so many of the people themselves have the trait.
///     S = Bin(k ones, a) + Bin(k (n - ones), b)
/// Source: [KR2] section 3.1 with two success probabilities. Ends: 1 or 0 where the support is all inside or outside.
/// Exact: relative error, also of the smallest tails, 1e-11 for k n up to 10^6, 1e-9 for 10^9. O(1): some 5 us.
[[nodiscard]] double fixedAtLeast(const SurveyDesign &design, std::int64_t n, std::int64_t ones, std::int64_t yes);
[[nodiscard]] double fixedAtMost(const SurveyDesign &design, std::int64_t n, std::int64_t ones, std::int64_t yes);

/// P[S >= yes] or P[S <= yes] where the people are a random sample of a population of that prevalence: those of one
/// person are all drawn from the same deck, which makes them dependent.
///     S = the sum of n independent variables, each Bin(k, a) with probability prevalence, else Bin(k, b)
/// Source: definition; Kuk 1990. For one draw this is Bin(n, b + prevalence (a - b)). Exact: relative error as above,
/// but absolute ones up to 1e-5 where a deck is within 1e-9 of one colour. O(sqrt k): some 20 us for few draws, 300
/// us for 1000.
[[nodiscard]] double sampleAtLeast(const SurveyDesign &design, std::int64_t n, double prevalence, std::int64_t yes);
[[nodiscard]] double sampleAtMost(const SurveyDesign &design, std::int64_t n, double prevalence, std::int64_t yes);

} // namespace halftruth
