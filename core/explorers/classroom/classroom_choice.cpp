#include "core/explorers/classroom/classroom_choice.h"

#include "core/explorers/support/survey_choice.h"

#include <algorithm>

namespace halftruth {

namespace {

using enum ParameterId;

/// Everything but Kuk's design, for which a class would need many packs of cards.
ParameterUse designUse() { return {.id = SurveyKind, .choices = {0, 1, 2, 3, 4}}; }

/// The same design as surveyDesign() has it, as what the pupils do.
SurveyProcedure procedureOf(const Parameters &p) {
    using enum SurveyProcedure::Kind;
    switch (surveyDesignKind(p)) {
    case SurveyDesignKind::Crosswise: // "equal" is the truth wherever the innocuous answer is a yes
        return {.kind = Warner, .truth = p[Innocuous]};
    case SurveyDesignKind::Forced:
        return {.kind = Forced, .truth = p[Truth], .forcedYes = p[ForcedYes]};
    case SurveyDesignKind::Unrelated:
        return {.kind = Unrelated, .truth = p[Truth], .innocuous = p[Innocuous]};
    default:
        return {.kind = Warner, .truth = 1 - p[LieProbability]};
    }
}

std::vector<ParameterUse> classUses() {
    return {{.id = Population, .title = phrase("pupils")},
            {.id = Ones, .title = phrase("with the trait")},
            {.id = Refusal, .title = phrase("always say no")}};
}

std::vector<ParameterUse> repetitionUses() {
    return {{.id = Beta}, {.id = Trials, .title = phrase("repetitions")}, {.id = Seed}};
}

} // namespace

ClassroomChoice classroomChoice(const Parameters &p) {
    return {.classroom = {.procedure = procedureOf(p),
                          .n = p.integer(Population),
                          .ones = p.integer(Ones),
                          .refusal = p[Refusal],
                          .seed = static_cast<std::uint64_t>(p.integer(Seed))},
            .method = static_cast<IntervalMethod>(p.integer(IntervalKind)),
            .beta = p[Beta],
            .classes = p.integer(Trials)};
}

std::vector<ParameterUse> classroomUses(const Parameters &given) {
    std::vector<ParameterUse> uses{designUse()};
    const auto add = [&](const std::vector<ParameterUse> &more) {
        uses.insert(uses.end(), more.begin(), more.end());
    };
    add(surveyDesignUses(given));
    add(classUses());
    uses.push_back({.id = IntervalKind});
    add(repetitionUses());
    return uses;
}

std::vector<ParameterUse> classroomParameters() {
    std::vector<ParameterUse> uses{designUse(),
                                   {.id = LieProbability, .range = range::lieProbabilityInformative},
                                   {.id = Truth},
                                   {.id = ForcedYes},
                                   {.id = Innocuous}};
    const auto add = [&](const std::vector<ParameterUse> &more) {
        uses.insert(uses.end(), more.begin(), more.end());
    };
    add(classUses());
    uses.push_back({.id = IntervalKind});
    add(repetitionUses());
    return uses;
}

} // namespace halftruth
