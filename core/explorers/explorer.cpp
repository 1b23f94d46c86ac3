#include "core/explorers/explorer.h"

#include "core/budget/budget.h"
#include "core/explorers/classroom/classroom_choice.h"
#include "core/explorers/custom/custom_chart.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/overlay.h"
#include "core/explorers/survey/survey_choice.h"
#include "core/solving/solve.h"

#include <algorithm>

namespace halftruth {

namespace {

using enum ParameterId;

const ParameterUse qWithEstimator{.id = LieProbability, .range = range::lieProbabilityInformative};
const ParameterUse qWithRatio{.id = LieProbability, .range = range::lieProbabilityPositive};

const std::vector<ParameterUse> accuracyParameters =
    withOverlay({qWithEstimator, {.id = Population}, {.id = Ones}, {.id = Alpha}, {.id = Beta}});

const std::vector<ParameterUse> countsParameters = withOverlay({{.id = LieProbability},
                                                                {.id = Population},
                                                                {.id = Ones},
                                                                {.id = Outcome},
                                                                {.id = Beta, .title = "chance outside"},
                                                                {.id = Level}});

const std::vector<ParameterUse> anonymityParameters = withOverlay(
    {{.id = LieProbability}, {.id = Population}, {.id = Delta}, {.id = Epsilon}, {.id = Ones, .upperOffset = -1}});

const std::vector<ParameterUse> samplingParameters = withOverlay({{.id = Epsilon},
                                                                  {.id = Population, .title = "records"},
                                                                  {.id = Samples},
                                                                  {.id = Categories},
                                                                  {.id = ZipfExponent}});

std::vector<ParameterUse> samplingUses(const Parameters &given) {
    std::vector<ParameterUse> uses = overlayUses(samplingParameters, given);
    if (given.data().kind != DataSource::Kind::Zipf)
        std::erase_if(uses, [](const ParameterUse &use) { return use.id == ZipfExponent; });
    return uses;
}

/// q for a privacy loss that somebody asks for.
SolveSpec solvesLies() { return {.relation = "epsilon", .unknowns = {LieProbability}, .targets = {{.id = Epsilon}}}; }

std::vector<SolveSpec> accuracySolves() {
    std::vector<SolveSpec> all;
    for (const char *relation : {"accuracy-hoeffding", "accuracy-chernoff", "accuracy-bernstein",
                                 "accuracy-chebyshev", "accuracy-normal", "accuracy-exact"})
        all.push_back({.relation = relation, .unknowns = {LieProbability, Population, Alpha, Beta}});
    all.push_back(solvesLies());
    return all;
}

std::vector<SolveSpec> samplingSolves() {
    return {
        {.relation = "pram-rms-error",
         .unknowns = {Samples, Epsilon},
         .targets = {{.id = Alpha}},
         .given = [](const Parameters &p) { return std::optional(p.with(Concentration, p.dataConcentration())); }},
        {.relation = "pram", .unknowns = {Samples, Epsilon, Population}, .targets = {{.id = Gamma}}}};
}

std::vector<SolveSpec> mechanismSolves() {
    std::vector<SolveSpec> all;
    for (const RelationSpec &relation : solverTable())
        if (relation.id.starts_with("oracle-")) {
            all.push_back({.relation = relation.id, .unknowns = {Population}, .targets = {{.id = Alpha}}});
            if (std::ranges::find(relation.unknowns, Epsilon) != relation.unknowns.end())
                all.back().unknowns.push_back(Epsilon);
        }
    return all;
}

std::vector<SolveSpec> surveySolves() {
    const auto forced = [](const Parameters &p) {
        return surveyDesignKind(p) == SurveyDesignKind::Forced ? std::optional(p) : std::nullopt;
    };
    return {{.relation = "power", .unknowns = {Population, Prior, Significance, Power}, .given = asForcedResponse},
            {.relation = "power", .unknowns = {Truth}, .given = forced},
            solvesLies()};
}

/// A class can be planned like any survey, as long as everybody does as told.
std::vector<SolveSpec> classroomSolves() {
    const auto planned = [](const Parameters &p) {
        return hasLies(p) && p[Refusal] == 0 ? std::optional(p) : std::nullopt;
    };
    std::vector<SolveSpec> all;
    for (const char *relation : {"accuracy-exact", "accuracy-normal", "accuracy-hoeffding"})
        all.push_back({.relation = relation,
                       .unknowns = {LieProbability, Population},
                       .targets = {{.id = Alpha}},
                       .given = planned});
    all.push_back(solvesLies());
    return all;
}

std::vector<ExplorerSpec> allExplorers() {
    return {
        {.id = "randomized-response",
         .title = "Randomized response",
         .question = "How private is one answer?",
         .icon = "coin",
         .parameters = {{.id = LieProbability}, {.id = Prior}},
         .solves = {solvesLies()},
         .layout = {2, 2},
         .explore = exploreRandomizedResponse},
        {.id = "accuracy",
         .title = "Accuracy",
         .question = "How accurate is the result, and how many people do I need?",
         .icon = "target",
         .parameters = accuracyParameters,
         .uses = [](const Parameters &given) { return overlayUses(accuracyParameters, given); },
         .solves = accuracySolves(),
         .layout = {2, 2},
         .explore = exploreAccuracy},
        {.id = "counts",
         .title = "Counts",
         .question = "What will the collector see?",
         .icon = "counts",
         .parameters = countsParameters,
         .uses = [](const Parameters &given) { return overlayUses(countsParameters, given); },
         .solves = {{.relation = "count-quantile", .unknowns = {Outcome, Level}}, solvesLies()},
         .layout = {2, 2},
         .explore = exploreCounts},
        {.id = "privacy-ratio",
         .title = "Privacy ratio",
         .question = "How much does one outcome give away?",
         .icon = "surface",
         .parameters = {qWithRatio,
                        {.id = Population},
                        {.id = Ones, .upperOffset = -1},
                        {.id = Outcome},
                        {.id = Beta, .title = "mass outside"},
                        {.id = Epsilon, .title = "marked contour"}},
         .solves = {{.relation = "privacy-ratio", .unknowns = {Outcome, Epsilon}}},
         .layout = {1, 3},
         .explore = explorePrivacyRatio},
        {.id = "anonymity",
         .title = "Anonymity",
         .question = "What does hiding in the crowd buy?",
         .icon = "anonymity",
         .parameters = anonymityParameters,
         .uses = [](const Parameters &given) { return overlayUses(anonymityParameters, given); },
         .solves = {{.relation = "shuffle-delta", .unknowns = {LieProbability, Population, Delta, Epsilon}}},
         .layout = {1, 2},
         .explore = exploreAnonymity},
        {.id = "bit-vectors",
         .title = "Bit vectors",
         .question = "What changes with L bits?",
         .icon = "bits",
         .parameters = bitVectorParameters(),
         .uses = bitVectorUses,
         .follow = bitVectorFollow,
         .solves = {{.relation = "vector-epsilon", .unknowns = {LieProbability, Bits}}},
         .layout = {3, 3},
         .explore = exploreBitVectors},
        {.id = "sampling",
         .title = "Sampling",
         .question = "Should I sample before perturbing, and how many?",
         .icon = "sample",
         .parameters = samplingParameters,
         .uses = samplingUses,
         .solves = samplingSolves(),
         .usesData = true,
         .layout = {1, 2},
         .explore = exploreSampling},
        {.id = "mechanisms",
         .title = "Mechanisms",
         .question = "Which mechanism for my K and ε?",
         .icon = "scales",
         .parameters =
             {{.id = Epsilon}, {.id = Categories}, {.id = Frequency, .title = "frequency"}, {.id = Population}},
         .solves = mechanismSolves(),
         .layout = {1, 2},
         .explore = exploreMechanisms},
        {.id = "survey",
         .title = "Survey",
         .question = "I ran the survey: what is the answer?",
         .icon = "survey",
         .parameters = surveyParameters(),
         .uses = surveyUses,
         .solves = surveySolves(),
         .layout = {1, 2},
         .mainFigure = false,
         .explore = exploreSurvey},
        {.id = "classroom",
         .title = "Classroom",
         .question = "Does it really work?",
         .icon = "class",
         .parameters = classroomParameters(),
         .uses = classroomUses,
         .solves = classroomSolves(),
         .showsPupils = true,
         .layout = {3},
         .explore = exploreClassroom},
        {.id = "custom",
         .title = "Custom chart",
         .question = "Which number, against which parameter?",
         .icon = "chart",
         .parameters = customParameters(),
         .uses = customUses,
         .follow = customFollow,
         .solves = {solvesLies()},
         .layout = {1},
         .explore = exploreCustom},
    };
}

} // namespace

Exploration explored(const ExplorerSpec &explorer, const Request &request, Budget &budget) {
    Exploration answer;
    do
        answer = explorer.explore(request, budget);
    while (budget.nextRound());
    answer.complete = !budget.stopped();
    answer.refinable = !budget.whole();
    answer.progress = budget.progress();
    return answer;
}

Exploration explored(const ExplorerSpec &explorer, const Request &request) {
    Budget everything;
    return explored(explorer, request, everything);
}

View Request::view(const std::string &figure) const {
    const auto found = views.find(figure);
    return found == views.end() ? View{} : found->second;
}

const ParameterUse *ExplorerSpec::parameter(ParameterId wanted) const {
    const auto found = std::ranges::find(parameters, wanted, &ParameterUse::id);
    return found == parameters.end() ? nullptr : &*found;
}

std::vector<ParameterUse> ExplorerSpec::usesAt(const Parameters &given) const {
    return uses ? uses(given) : parameters;
}

std::optional<ParameterUse> ExplorerSpec::useAt(ParameterId wanted, const Parameters &given) const {
    for (const ParameterUse &use : usesAt(given))
        if (use.id == wanted)
            return use;
    return std::nullopt;
}

Parameters ExplorerSpec::fit(const Parameters &given) const {
    Parameters result = fitted(usesAt(given), given);
    // A choice that had to move may bring other parameters with it, at most once for every choice.
    for (std::size_t i = 0; uses && i < parameters.size(); ++i) {
        const Parameters again = fitted(usesAt(result), result);
        if (again == result)
            break;
        result = again;
    }
    return result;
}

Parameters ExplorerSpec::changed(const Parameters &before, const Parameters &after) const {
    return fit(follow ? follow(before, after) : after);
}

std::span<const ExplorerSpec> explorerTable() {
    static const std::vector<ExplorerSpec> table = allExplorers();
    return table;
}

const ExplorerSpec *findExplorer(std::string_view id) {
    const auto table = explorerTable();
    const auto found = std::ranges::find(table, id, &ExplorerSpec::id);
    return found == table.end() ? nullptr : &*found;
}

} // namespace halftruth
