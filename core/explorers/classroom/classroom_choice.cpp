#include "core/explorers/classroom/classroom_choice.h"

#include "core/explorers/support/overlay.h"
#include "core/explorers/support/survey_choice.h"

#include <algorithm>

namespace halftruth {

namespace {

using enum ParameterId;

constexpr int coursePoints = 120;

ParameterUse designUse() {
    ParameterUse use{.id = SurveyKind};
    const auto designs = surveyDesigns();
    for (std::size_t place = 0; place < designs.size(); ++place)
        if (designs[place].procedure)
            use.choices.push_back(static_cast<int>(place));
    return use;
}

std::vector<ParameterUse> classUses() {
    return {{.id = Population, .title = phrase("pupils"), .start = 30},
            // Folded: whoever watches isn't to see the truth.
            {.id = Ones, .title = phrase("with the trait"), .group = phrase("The truth"), .secret = true, .start = 9},
            {.id = Refusal, .title = phrase("always say no")}};
}

std::vector<ParameterUse> repetitionUses() {
    return {{.id = Beta, .ofInterval = true},
            {.id = Trials, .title = phrase("repetitions"), .group = simulationGroup},
            {.id = Seed, .group = simulationGroup}};
}

} // namespace

ClassroomChoice classroomChoice(const Parameters &p) {
    return {.classroom = {.procedure = surveyDesign(p).procedure(p),
                          .n = p.integer(Population),
                          .ones = p.integer(Ones),
                          .refusal = p[Refusal],
                          .seed = static_cast<std::uint64_t>(p.integer(Seed))},
            .method = static_cast<IntervalMethod>(p.integer(IntervalKind)),
            .beta = p[Beta],
            .classes = p.integer(Trials),
            .asked = p.integer(Population),
            .repeated = p.integer(Trials)};
}

ClassroomChoice classroomChoice(const Request &request) {
    ClassroomChoice choice = classroomChoice(request.parameters);
    if (!request.stage)
        return choice;
    choice.inStages = true;
    choice.asked = std::min(choice.asked, request.stage->answered);
    choice.repeated = std::min(choice.repeated, request.stage->repeated);
    choice.revealed = request.stage->revealed;
    choice.room = request.stage->room;
    return choice;
}

std::vector<ClassProgress> courseOf(const ClassroomChoice &choice) {
    return courseOfClass(choice.classroom, coursePoints, choice.asked);
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
    std::vector<ParameterUse> uses{designUse()};
    const auto add = [&](const std::vector<ParameterUse> &more) {
        uses.insert(uses.end(), more.begin(), more.end());
    };
    add(surveyDesignParameters(uses.front().choices));
    add(classUses());
    uses.push_back({.id = IntervalKind});
    add(repetitionUses());
    return uses;
}

} // namespace halftruth
