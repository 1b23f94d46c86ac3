#include "core/explorers/explorers.h"
#include "core/explorers/mechanisms/mechanism_choice.h"

namespace halftruth {

namespace {

using enum ParameterId;

Exploration exploreMechanisms(const Request &request, Budget &budget) {
    const Parameters &p = request.parameters;
    const MechanismChoice choice{.epsilon = p[Epsilon],
                                 .categories = p.integer(Categories),
                                 .frequency = p[Frequency],
                                 .n = p.integer(Population),
                                 .beta = p[Beta]};
    Exploration answer;
    answer.figures = mechanismFigures(request, choice, budget);
    answer.readouts = mechanismReadouts(choice);
    answer.sentence = mechanismSentence(choice);
    return answer;
}

std::vector<SolveSpec> mechanismSolves() {
    std::vector<SolveSpec> all;
    for (const OracleMethod &method : oracleMethods()) {
        all.push_back({.relation = method.relationId, .unknowns = {Population}, .targets = {{.id = Alpha}}});
        if (method.smooth)
            all.back().unknowns.push_back(Epsilon);
    }
    return all;
}

} // namespace

ExplorerSpec mechanismsExplorer() {
    return {.id = "mechanisms",
            .title = phrase("Mechanisms"),
            .question = phrase("Which mechanism for my K and ε?"),
            .group = ExplorerGroup::Plan,
            .model = phrase("ε-local DP"),
            .parameters = {{.id = Epsilon},
                           {.id = Categories},
                           {.id = Frequency, .title = phrase("frequency")},
                           {.id = Population},
                           {.id = Beta}},
            .solves = mechanismSolves(),
            .theory = true,
            .explore = exploreMechanisms};
}

} // namespace halftruth
