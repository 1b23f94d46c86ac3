#pragma once

#include "core/math/survey/survey.h"
#include "core/math/survey/survey_posterior.h"
#include "core/math/survey/two_groups.h"
#include "core/math/survey/two_samples.h"
#include "core/methods/survey_designs.h"
#include "core/parameters/parameters.h"
#include "core/text/text.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace halftruth {

/// A survey as the parameters describe it: the design, what was counted, and the test that was planned.
struct SurveyChoice {
    SurveyDesign design{};
    SurveyAnswers answers{};
    IntervalMethod method = IntervalMethod::ClopperPearson;
    double beta = 0.05; ///< probability that an interval misses
    SurveyTest test{};  ///< its prevalence is also where the coverage is read
    double power = 0.8; ///< wanted
    BetaPrior prior{};
    /// What a second sample is for; nothing is told of it where there is none.
    enum class Second : std::uint8_t { None, Group, Device };
    Second second = Second::None;
    SurveyAnswers secondAnswers{};
    double secondPrevalence = 0.5; ///< of the second group, for its test
    TwoSamples samples{};          ///< of two devices

    [[nodiscard]] TwoGroups groups() const { return {.design = design, .first = answers, .second = secondAnswers}; }
    [[nodiscard]] GroupTest groupTest() const {
        return {.design = design,
                .firstPrevalence = test.prevalence,
                .secondPrevalence = secondPrevalence,
                .significance = test.significance};
    }
};
/// With more cards for each person the tails of their sum take long.
inline constexpr std::int64_t fewSurveyCards = 20;

/// Values are taken as they are; what uses them checks them.
[[nodiscard]] SurveyChoice surveyChoice(const Parameters &parameters);

/// What the chance device of the chosen design takes.
[[nodiscard]] std::vector<ParameterUse> surveyDesignUses(const Parameters &given);
/// All that the devices of some designs take, which are named by their places in surveyDesigns().
[[nodiscard]] std::vector<ParameterUse> surveyDesignParameters(std::span<const int> places);

/// The parameters with the forced response that asks the same of everybody as the chosen design: a yes of a person
/// with the trait and of one without have the same probabilities. Nothing for more than one card.
[[nodiscard]] std::optional<Parameters> asForcedResponse(const Parameters &parameters);
/// The confidence 1 − β of an interval: "95 %", "1 − 10⁻⁶".
[[nodiscard]] Text confidenceText(double beta);

/// Every parameter that some design has; n and the design before what depends on them.
[[nodiscard]] std::vector<ParameterUse> surveyParameters();
/// Those of the chosen design, each in the part of its range in which the design can estimate something.
[[nodiscard]] std::vector<ParameterUse> surveyUses(const Parameters &given);

} // namespace halftruth
