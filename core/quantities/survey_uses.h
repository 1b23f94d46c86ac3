#pragma once

#include "core/math/survey/survey.h"
#include "core/quantities/uses.h"

/// What the sections about surveys share. Forced response is every design with a > b: the rows that no other design
/// has are told in its t and y.
namespace halftruth::surveys {

inline const ParameterUse yesAnswers{.id = ParameterId::Outcome, .title = phrase("yes answers")};
inline const ParameterUse truth{.id = ParameterId::Truth};
inline const ParameterUse forcedYes{.id = ParameterId::ForcedYes};
inline const ParameterUse prevalence{.id = ParameterId::Prior, .title = phrase("true prevalence")};
inline const ParameterUse miss{.id = ParameterId::Beta};

[[nodiscard]] inline SurveyDesign forced(const Parameters &p) {
    return forcedResponseDesign(p[ParameterId::Truth], p[ParameterId::ForcedYes]);
}
[[nodiscard]] inline SurveyAnswers answers(const Parameters &p) {
    return {.n = p.integer(ParameterId::Population), .yes = p.integer(ParameterId::Outcome)};
}

} // namespace halftruth::surveys
