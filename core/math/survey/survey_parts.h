#pragma once

#include "core/math/domain/first_where.h"
#include "core/math/survey/survey.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

/// What the files of the surveys share; nothing here checks its arguments but require...().
namespace halftruth::survey {

[[nodiscard]] inline double real(std::int64_t whole) { return static_cast<double>(whole); }

inline constexpr Range drawsRange = range::integers(1, 1000);

/// Throw std::domain_error.
void requireDesign(const SurveyDesign &design);
void requirePopulation(std::int64_t n);
void requireAnswers(const SurveyDesign &design, const SurveyAnswers &answers);

/// z with P[|N(0,1)| > z] = tails: negative for the tails beyond 1 that twice a one-sided one may be.
[[nodiscard]] double normalQuantile(double tails);

/// The sum of two doubles without a loss: the nearest double, and the rest.
struct ExactSum {
    double sum;
    double rest;
};
[[nodiscard]] inline ExactSum exactSum(double x, double y) {
    const double sum = x + y;
    const double ofX = sum - y;
    return {.sum = sum, .rest = (x - ofX) + (y - (sum - ofX))};
}

/// The design with yes and no exchanged.
[[nodiscard]] inline SurveyDesign opposite(const SurveyDesign &design) {
    const auto no = [](double yes, double restOfYes) {
        const ExactSum rounded = exactSum(1, -yes);
        return exactSum(rounded.sum, rounded.rest - restOfYes);
    };
    const ExactSum one = no(design.yesGivenOne, design.restOfOne);
    const ExactSum zero = no(design.yesGivenZero, design.restOfZero);
    return {.yesGivenOne = one.sum,
            .yesGivenZero = zero.sum,
            .draws = design.draws,
            .restOfOne = one.rest,
            .restOfZero = zero.rest};
}

/// The same survey, told so that a yes speaks for the trait: a > b.
[[nodiscard]] inline SurveyDesign oriented(const SurveyDesign &design) {
    return design.contrast() > 0 ? design : opposite(design);
}

/// A yes and a no, each as a sum of positive terms, which may round to a hair above 1.
struct AnswerProbabilities {
    double yes;
    double no;
};
[[nodiscard]] inline AnswerProbabilities answersAt(const SurveyDesign &design, double prevalence) {
    const double yes = prevalence * design.yesGivenOne + (1 - prevalence) * design.yesGivenZero;
    const double no = prevalence * design.noGivenOne() + (1 - prevalence) * design.noGivenZero();
    return {.yes = std::min(1.0, yes), .no = std::min(1.0, no)};
}

/// Whether both answers are possible: told by the ends, since a small probability's product may be 0.
[[nodiscard]] inline bool bothAnswersPossible(const SurveyDesign &design, double prevalence) {
    const bool some = prevalence > 0;
    const bool notAll = prevalence < 1;
    return ((some && design.yesGivenOne > 0) || (notAll && design.yesGivenZero > 0)) &&
           ((some && design.noGivenOne() > 0) || (notAll && design.noGivenZero() > 0));
}

/// A prevalence and its complement, each with its own digits.
struct Prevalence {
    double one;
    double zero;
};

/// n times the variance of the estimate.
[[nodiscard]] inline double varianceOfOne(const SurveyDesign &design, const AnswerProbabilities &answer,
                                          const Prevalence &prevalence) {
    const double k = real(design.draws);
    const double scale = design.contrast();
    return answer.yes * answer.no / k / scale / scale + (1 - 1 / k) * prevalence.one * prevalence.zero;
}
[[nodiscard]] inline double varianceOfOne(const SurveyDesign &design, double prevalence) {
    return varianceOfOne(design, answersAt(design, prevalence), {.one = prevalence, .zero = 1 - prevalence});
}

/// The estimate, which may leave [0, 1], from the end that is nearer.
[[nodiscard]] inline Prevalence rawEstimate(const SurveyDesign &design, const SurveyAnswers &answers) {
    const double all = real(design.draws) * real(answers.n);
    const double yes = real(answers.yes);
    const double no = all - yes;
    // In one rounding: a share near b leaves few digits of either. But 3 of 30 are what was typed as 0.1.
    constexpr double rounding = 2 * std::numeric_limits<double>::epsilon();
    constexpr double unseen = 1e-12;
    const double contrast = design.contrast();
    const auto beyond = [&](double chance, double rest, double otherChance) {
        const double off = std::fabs(yes / all - chance) + std::fabs(rest);
        const bool expected = off == 0 || (off <= rounding * chance && off <= unseen * std::fabs(contrast)) ||
                              (yes / all != chance && no / all == otherChance);
        return expected ? 0 : (std::fma(-chance, all, yes) - rest * all) / all / contrast;
    };
    const double one = beyond(design.yesGivenZero, design.restOfZero, design.noGivenZero());
    const double zero = -beyond(design.yesGivenOne, design.restOfOne, design.noGivenOne());
    return std::fabs(one) < std::fabs(zero) ? Prevalence{.one = one, .zero = 1 - one}
                                            : Prevalence{.one = 1 - zero, .zero = zero};
}
[[nodiscard]] inline Prevalence clippedEstimate(const SurveyDesign &design, const SurveyAnswers &answers) {
    const Prevalence raw = rawEstimate(design, answers);
    return {.one = std::clamp(raw.one, 0.0, 1.0), .zero = std::clamp(raw.zero, 0.0, 1.0)};
}

[[nodiscard]] double standardError(const SurveyDesign &design, const SurveyAnswers &answers);

/// P[Bin(n, probability) = s] for s in {0, ..., n}, and its tails for any whole s.
[[nodiscard]] double binomialPmf(std::int64_t n, double probability, std::int64_t s);
[[nodiscard]] double binomialAtLeast(std::int64_t n, double probability, std::int64_t s);
[[nodiscard]] double binomialAtMost(std::int64_t n, double probability, std::int64_t s);

/// The same of the answers of a random sample: binomial for one draw, from survey_tails.h for more.
[[nodiscard]] double answersAtLeast(const SurveyDesign &design, std::int64_t n, double prevalence, std::int64_t s);
[[nodiscard]] double answersAtMost(const SurveyDesign &design, std::int64_t n, double prevalence, std::int64_t s);

/// P[first <= S <= last] from the two tails of S: from the complement where that is the smaller part.
template <class AtMost, class AtLeast>
[[nodiscard]] double probabilityBetween(const AnswerRange &counts, double mean, AtMost atMost, AtLeast atLeast) {
    if (counts.first > counts.last)
        return 0;
    if (real(counts.first) > mean)
        return std::max(0.0, atLeast(counts.first) - atLeast(counts.last + 1));
    if (real(counts.last) < mean)
        return std::max(0.0, atMost(counts.last) - atMost(counts.first - 1));
    return std::max(0.0, 1 - atMost(counts.first - 1) - atLeast(counts.last + 1));
}

using detail::firstPositive;
using detail::firstWhere;

} // namespace halftruth::survey
