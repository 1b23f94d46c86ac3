#pragma once

#include "core/math/survey/survey.h"

/// The unrelated question where nobody knows how many have the innocuous trait: two samples are asked with different
/// chances of the sensitive question, and both prevalences are estimated.
///
/// Domains unless said otherwise: chances t_1 and t_2 of the sensitive question in [0, 1] and different, n of either
/// sample in {1, ..., 10^9}, yes in {0, ..., n}, prevalences in [0, 1].
namespace halftruth {

struct TwoSamples {
    double firstTruth = 0.5;
    double secondTruth = 0.2;
    SurveyAnswers first{};
    SurveyAnswers second{};
};

/// A number about the sensitive trait, and the same about the innocuous one.
struct TraitPair {
    double sensitive = 0;
    double innocuous = 0;
};

/// The unbiased estimates of both prevalences; they may leave [0, 1].
///     (l_1 (1-t_2) - l_2 (1-t_1))/(t_1-t_2) and (l_2 t_1 - l_1 t_2)/(t_1-t_2), l = yes/n
/// Source: Greenberg, Abul-Ela, Simmons and Horvitz 1969. Exact; O(1). Throws std::domain_error.
[[nodiscard]] TraitPair twoSampleEstimates(const TwoSamples &samples);

/// The estimated standard errors of both.
///     sqrt(((1-t_2)^2 v_1 + (1-t_1)^2 v_2)/(t_1-t_2)^2), sqrt((t_2^2 v_1 + t_1^2 v_2)/(t_1-t_2)^2), v = l (1-l)/n
/// Source: Greenberg et al. 1969. Ends: 0 where all answers of each sample agree. An approximation, as the chances of
/// a yes are estimated; O(1). Throws std::domain_error.
[[nodiscard]] TraitPair twoSampleStandardErrors(const TwoSamples &samples);

/// Wald's interval of the prevalence of the sensitive trait, which may leave [0, 1].
///     estimate +- z_{1-beta/2} standard error
/// Source: normal approximation. Domain: beta in (0, 1). An approximation; O(1). Throws std::domain_error.
[[nodiscard]] SurveyInterval twoSampleInterval(const TwoSamples &samples, double beta);

/// The variances of both estimates, at the true prevalences; of the samples only the sizes count.
///     as twoSampleStandardErrors(), squared, with l = t prevalence + (1-t) innocuous
/// Source: Greenberg et al. 1969. Exact for independent random samples; O(1). Throws std::domain_error.
[[nodiscard]] TraitPair twoSampleVariances(const TwoSamples &samples, const TraitPair &prevalences);

/// The share of all people that the first sample has, with which the estimated prevalence varies least.
///     n_1/n_2 = (1-t_2) sqrt(l_1 (1-l_1))/((1-t_1) sqrt(l_2 (1-l_2)))
/// Source: Greenberg et al. 1969. Ends: 1/2 where neither sample varies. Exact, before rounding to whole people;
/// O(1). Throws std::domain_error.
[[nodiscard]] double twoSampleBestShare(double firstTruth, double secondTruth, const TraitPair &prevalences);

} // namespace halftruth
