#pragma once

#include "core/math/survey/survey.h"
#include "core/simulation/runner.h"
#include "core/simulation/tally.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace halftruth {

/// A survey that is repeated: with the same people, or with others of the same population.
struct SurveyExperiment {
    SurveyDesign design{};
    std::int64_t n = 1;
    double prevalence = 0.5;            ///< in the population of which the n are a random sample; unless
    std::optional<std::int64_t> ones{}; ///< the n people are always the same, with so many of the trait
    double refusal = 0;                 ///< the share of people who always say no, whatever their truth

    /// What an estimate should give: prevalence, or ones/n. Throws std::domain_error unless all is in its domain.
    [[nodiscard]] double truth() const;
};

/// The yes answers of all people together, one number for each trial. With several draws a person's cards all come
/// from the same deck.
/// Domain: n in {1, ..., 10^9}, prevalence and refusal in [0, 1], ones in {0, ..., n}. Who refuses is drawn anew in
/// every trial. Exact in distribution; O(1) a trial at any n. Throws std::domain_error.
[[nodiscard]] CountTally simulateSurvey(const SurveyExperiment &experiment, const Simulation &simulation,
                                        const std::stop_token &stop = {}, const Progress<CountTally> &progress = {});

/// The estimates surveyEstimate(), or surveyClippedEstimate(), that go with simulated answers. Their exact
/// distribution without refusals is Bin(n, a prevalence + b (1-prevalence)) through the same map, for one draw.
/// Throws std::domain_error.
[[nodiscard]] Empirical surveyEstimates(const SurveyExperiment &experiment, const CountTally &yes,
                                        bool clipped = false);

/// The share of simulated surveys whose interval contains the truth, beside surveyCoverage() and
/// surveyCoverageFixed(). Domain: what surveyCoveringAnswers() needs, and trials. As long as that takes.
/// Throws std::domain_error.
[[nodiscard]] Estimate simulatedCoverage(const SurveyExperiment &experiment, const CountTally &yes,
                                         IntervalMethod method, double beta);

/// The share of simulated surveys in which the test rejects, beside surveyPowerExact(). The test has the design of
/// the experiment, which may be of any truth. Domain: what surveyRejectingAnswers() needs, and trials.
/// Throws std::domain_error.
[[nodiscard]] Estimate simulatedPower(const SurveyTest &test, std::int64_t n, const CountTally &yes);

} // namespace halftruth
