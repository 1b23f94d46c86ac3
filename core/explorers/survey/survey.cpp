#include "core/explorers/explorers.h"
#include "core/explorers/support/solves.h"
#include "core/explorers/survey/survey_figures.h"

#include <optional>

namespace halftruth {

namespace {

using enum ParameterId;
using namespace survey_explorer;

Exploration exploreSurvey(const Request &request, Budget &budget) {
    const SurveyChoice choice = surveyChoice(request.parameters);
    const Requirement &requirement = budget.needed("requirement", [&] { return requirementOf(choice); });
    RepeatedSurveys repeated(request, choice, budget);
    const SurveyInterval chosen = clipped(*intervalOf(choice, intervalMethod(choice.method), budget));
    Exploration answer;
    answer.readouts = readoutsOf(choice, chosen, requirement, budget);
    addPosteriorReadouts(answer, choice, budget);
    addSecondReadouts(answer, choice, budget);
    answer.figures = {estimateFigure(request, choice, budget), coverageFigure(request, choice, repeated, budget),
                      powerFigure(request, choice, requirement, repeated, budget),
                      posteriorFigure(request, choice, budget), groupsFigure(request, choice, budget)};
    repeated.addReadouts(answer);
    answer.sentence = choice.second == SurveyChoice::Second::Device ? sentenceOfTwoSamples(choice)
                                                                    : sentenceOf(request.parameters, choice, chosen);
    return answer;
}

std::vector<SolveSpec> surveySolves() {
    const auto forced = [](const Parameters &p) {
        return surveyDesign(p).has(ForcedYes) ? std::optional(p) : std::nullopt;
    };
    SolveSpec lies = solvesLieProbability();
    // Of a design that protects one answer only there is no ε to be asked for.
    lies.given = [](const Parameters &p) { return surveyDesign(p).id == "mangat" ? std::nullopt : std::optional(p); };
    return {{.relation = "power", .unknowns = {Population, Prior, Significance, Power}, .given = asForcedResponse},
            {.relation = "power", .unknowns = {Truth}, .given = forced},
            {.relation = "group-power", .unknowns = {Population, Power, Significance}, .given = asForcedResponse},
            lies};
}

} // namespace

ExplorerSpec surveyExplorer() {
    return {.id = "survey",
            .title = phrase("Survey"),
            .question = phrase("I ran the survey: what is the answer?"),
            .group = ExplorerGroup::Analyse,
            .model = phrase("ε-local DP"),
            .parameters = surveyParameters(),
            .uses = surveyUses,
            .solves = surveySolves(),
            .explore = exploreSurvey};
}

} // namespace halftruth
