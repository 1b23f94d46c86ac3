#pragma once

#include "core/math/survey/survey.h"

/// Two groups who were asked under the same design, each a random sample of its own population: is the prevalence the
/// same in both?
///
/// Domains unless said otherwise: a design as in survey.h, n of either group in {1, ..., 10^9}, yes in {0, ..., draws
/// n}, prevalences in [0, 1], levels in (0, 1).
namespace halftruth {

struct TwoGroups {
    SurveyDesign design{};
    SurveyAnswers first{};
    SurveyAnswers second{};
};

/// The estimated difference of the prevalences, the first group's less the second's: unbiased, it may leave [-1, 1].
///     (r_1 - r_2)/(a-b), r = yes/(k n)
/// Source: Warner 1965 for each. Exact; O(1). Throws std::domain_error.
[[nodiscard]] double groupDifference(const TwoGroups &groups);

/// Its estimated standard error, each group with its own prevalence.
///     sqrt(SE_1^2 + SE_2^2), SE the surveyStandardError() of either
/// Source: independent samples. An approximation; O(1). Throws std::domain_error.
[[nodiscard]] double groupDifferenceError(const TwoGroups &groups);

/// Wald's interval of the difference, cut to [-1, 1].
///     difference +- z_{1-beta/2} standard error
/// Source: normal approximation. An approximation; O(1). Throws std::domain_error.
[[nodiscard]] SurveyInterval groupDifferenceInterval(const TwoGroups &groups, double beta);

/// The p-value of the two-sided z test that both prevalences are the same, which takes one prevalence of all people
/// for the variance.
///     P[abs(N(0,1)) >= abs(difference)/s_0], s_0^2 = v(pooled) (1/n_1 + 1/n_2), v = n surveyVariance()
/// Source: Fleiss, Levin and Paik 2003. With one draw v is r (1-r)/(a-b)^2, r the share of yes answers of
/// all: the design cancels, and the test is that of two shares. Ends: 1 where all answers agree.
/// An approximation; O(1). Throws std::domain_error.
[[nodiscard]] double groupPValue(const TwoGroups &groups);

/// A test that is planned, of groups whose prevalences are those.
struct GroupTest {
    SurveyDesign design{};
    double firstPrevalence = 0.5;
    double secondPrevalence = 0.5;
    double significance = 0.05;
};

/// The power of that test, in the normal approximation.
///     Phi((d - z s_0)/s_1) + Phi((-d - z s_0)/s_1), d = abs(prevalence_1 - prevalence_2), z = z_{1-significance/2},
///     s_0^2 = v((n_1 prevalence_1 + n_2 prevalence_2)/(n_1+n_2)) (1/n_1 + 1/n_2),
///     s_1^2 = v(prevalence_1)/n_1 + v(prevalence_2)/n_2
/// Source: Fleiss, Levin and Paik 2003, with both sides. Rises with both n together. Ends: the
/// significance where the prevalences are equal; a step where s_1 = 0.
/// An approximation, see groupPowerExact(); O(1). Throws std::domain_error.
[[nodiscard]] double groupPower(const GroupTest &test, std::int64_t firstN, std::int64_t secondN);

/// More people than that in a group aren't summed over.
inline constexpr std::int64_t maxExactGroup = 10'000;

/// The probability that the test rejects, its p-value below the significance, from the distributions of both groups'
/// answers.
///     sum over s_1 of P[Bin(n_1, l_1) = s_1] P[Bin(n_2, l_2) is a count with which s_1 is rejected]
/// Source: definition. At equal prevalences it is the true size of the test. Domain: one draw, n of either group in
/// {1, ..., 10^4}. Exact, relative error 1e-11, but for counts whose p-value is the significance to the last digits;
/// O(n), 0.8 ms for 10^4. Throws std::domain_error.
[[nodiscard]] double groupPowerExact(const GroupTest &test, std::int64_t firstN, std::int64_t secondN);

/// The smallest number of people in each of two groups of one size with which groupPower() reaches a power.
///     min{n : groupPower(n, n) >= power}
/// Source: groupPower(), which rises with n, solved; the whole number is checked against it at n and n-1.
/// Domain: power in (0, 1), different prevalences, an answer of at most 10^9. Exact for the approximation; O(1).
/// Throws std::domain_error; where 10^9 people do not reach the power, the message names what they reach.
[[nodiscard]] SurveyRequirement groupRequiredN(const GroupTest &test, double power);

} // namespace halftruth
