#include "core/math/domain/first_where.h"
#include "core/methods/oracle_methods.h"
#include "core/solving/solve_parts.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace halftruth::solving {

namespace {

using enum ParameterId;
using Count = std::int64_t;

// Beyond this e^ε is no number.
constexpr double largestLoss = 700;

/// The standard error of one oracle with the values that are given.
struct OracleProblem {
    OracleId oracle;
    double epsilon;
    Count categories;
    Count n;
    double frequency;
    double wanted;

    [[nodiscard]] double error(double loss, Count people) const {
        return std::sqrt(oracleVariance(oracle, loss, categories, people, frequency));
    }
    /// The people enough, as a real number: the variance falls as 1/n.
    [[nodiscard]] double peopleAt(double loss) const {
        const double alone = error(loss, 1) / wanted;
        return std::max(1.0, std::ceil(alone * alone));
    }
    [[nodiscard]] Solution people() const;
    [[nodiscard]] Solution loss() const;
};

Solution OracleProblem::people() const {
    const double enough = peopleAt(epsilon);
    // Rounding may be off by a person; it is never off by many.
    const auto most = static_cast<Count>(maxPopulation);
    auto number = static_cast<Count>(std::min(enough + 2, maxPopulation));
    if (enough > maxPopulation + 2 || error(epsilon, number) > wanted)
        return none(
            SolutionSide::Least,
            tr("no n up to {most} gives {alpha} at {epsilon}",
               {{"most", maxPopulation}, {"alpha", named(Alpha, wanted)}, {"epsilon", named(Epsilon, epsilon)}}),
            {mustBeAtLeast(Alpha, error(epsilon, most))});
    while (number > 1 && error(epsilon, number - 1) <= wanted)
        --number;
    return {.value = static_cast<double>(number), .side = SolutionSide::Least, .reached = error(epsilon, number)};
}

Solution OracleProblem::loss() const {
    const auto holds = [&](double loss) { return error(loss, n) <= wanted; };
    constexpr double low = 1e-150;
    constexpr double high = largestLoss;
    if (!holds(high)) {
        const double enough = peopleAt(high);
        return none(
            SolutionSide::Least,
            tr("no epsilon gives {alpha} with {people}",
               {{"alpha", named(Alpha, wanted)}, {"people", named(Population, static_cast<double>(n))}}),
            {mustBeAtLeast(Alpha, error(high, n)), enough <= maxPopulation ? orAtLeast(Population, enough) : Text{}});
    }
    const double least = holds(low) ? low : detail::neighboursBetween(low, high, holds).from;
    return {.value = least, .side = SolutionSide::Least, .reached = error(least, n)};
}

Solution solveOracle(OracleId oracle, ParameterId unknown, const Parameters &given) {
    const OracleProblem problem{.oracle = oracle,
                                .epsilon = given[Epsilon],
                                .categories = given.integer(Categories),
                                .n = given.integer(Population),
                                .frequency = given[Frequency],
                                .wanted = given[Alpha]};
    switch (unknown) {
    case Population:
        return problem.people();
    case Epsilon:
        return problem.loss();
    default: {
        const double error = problem.error(problem.epsilon, problem.n);
        return {.value = error, .side = SolutionSide::Least, .reached = error};
    }
    }
}

} // namespace

std::vector<RelationSpec> oracleRelations() {
    std::vector<RelationSpec> relations;
    for (const OracleMethod &method : oracleMethods())
        relations.push_back(
            {.id = method.relationId,
             .name = method.relationName,
             .parameters =
                 {{.id = Epsilon}, {.id = Categories}, {.id = Frequency}, {.id = Population}, {.id = Alpha}},
             .unknowns = method.smooth ? std::vector{Population, Epsilon, Alpha} : std::vector{Population, Alpha},
             .formula = "√((f p*(1 − p*) + (1 − f) q*(1 − q*))/n)/(p* − q*) ≤ α",
             .source = method.source,
             .direction = Direction::Exact,
             .reachedName = phrase("standard error"),
             .function = [oracle = method.oracle](ParameterId unknown, const Parameters &given, const Watch &) {
                 return solveOracle(oracle, unknown, given);
             }});
    return relations;
}

} // namespace halftruth::solving
