#include "core/math/domain/first_where.h"
#include "core/math/domain/stopped.h"
#include "core/math/domain/underflow.h"
#include "core/math/one_bit/composition.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/solving/solve_parts.h"

#include <algorithm>
#include <cmath>

namespace halftruth::solving {

namespace {

using enum ParameterId;

/// The statement that several answers of one person with fresh lies keep (budget, delta).
struct RoundsProblem {
    double budget;
    double delta;
    const Watch &watch;

    [[nodiscard]] double failure(double q, std::int64_t answers) const {
        requireNotStopped(watch.stop);
        return composedDelta(q, answers, budget);
    }

    [[nodiscard]] Solution answers(double q) const {
        const auto tooMany = [&](std::int64_t before) { return failure(q, before + 1) > delta; };
        constexpr auto most = static_cast<std::int64_t>(maxAnswers);
        const std::int64_t count = detail::firstWhere(most - 1, budget / std::max(epsilon(q), 1e-6), tooMany);
        if (count == 0)
            return none(SolutionSide::Largest,
                        tr("not even one answer keeps {budget} and {delta} with {lies}",
                           {{"budget", named(EpsilonBudget, budget)},
                            {"delta", named(Delta, delta)},
                            {"lies", named(LieProbability, q)}}),
                        {mustBeAtLeast(Delta, failure(q, 1)),
                         q > 0 ? orAtLeast(EpsilonBudget, composedEpsilon(q, 1, delta)) : Text{}});
        return {.value = static_cast<double>(count), .side = SolutionSide::Largest, .reached = failure(q, count)};
    }

    [[nodiscard]] Solution lies(std::int64_t answers) const {
        // That share of the budget for each answer is enough without any slack; truth alone is not.
        double enough = lieProbability(budget / static_cast<double>(answers));
        while (enough < 0.5 && failure(enough, answers) > delta)
            enough = std::nextafter(enough, 0.5);
        const double q =
            detail::neighboursBetween(0.0, enough, [&](double each) { return failure(each, answers) <= delta; }).from;
        return {.value = q, .side = SolutionSide::Least, .reached = failure(q, answers)};
    }
};

Solution solveRounds(ParameterId unknown, const Parameters &given, const Watch &watch) {
    const RoundsProblem problem{.budget = given[EpsilonBudget], .delta = given[Delta], .watch = watch};
    const double q = given[LieProbability];
    switch (unknown) {
    case Answers:
        return problem.answers(q);
    case LieProbability:
        return problem.lies(given.integer(Answers));
    case EpsilonBudget: {
        const double loss = composedEpsilon(q, given.integer(Answers), problem.delta);
        if (std::isinf(loss))
            return none(SolutionSide::Least, tr("no budget keeps {delta} where nobody lies: q must be above 0",
                                                {{"delta", named(Delta, problem.delta)}}));
        if (loss == 0)
            return none(SolutionSide::Least, tr("no budget is the least: these answers keep every budget above 0"));
        return {.value = loss, .side = SolutionSide::Least, .reached = problem.delta};
    }
    default: {
        const std::int64_t answers = given.integer(Answers);
        const double slack = composedDelta(q, answers, problem.budget);
        if (slack == 0 && problem.budget >= composedPureEpsilon(q, answers))
            return none(SolutionSide::Least,
                        tr("no delta is the least: these answers keep the budget with every delta above 0"));
        if (slack >= 1)
            return none(SolutionSide::Least,
                        tr("no delta below 1 is enough: q must be above 0, or the budget larger"));
        const double value = positiveWhere(true, slack);
        return {.value = value, .side = SolutionSide::Least, .reached = value};
    }
    }
}

} // namespace

std::vector<RelationSpec> compositionRelations() {
    return {{"answers-in-budget",
             phrase("several answers of one person within a budget of ε"),
             {{.id = LieProbability}, {.id = Answers}, {.id = EpsilonBudget}, {.id = Delta}},
             {LieProbability, Answers, EpsilonBudget, Delta},
             "Σ C(t, k) max(0, q^k p^(t − k) − e^B p^k q^(t − k)) ≤ δ, over k lies",
             phrase("[Kairouz et al. 2015]"),
             Direction::Exact,
             phrase("δ of the guarantee"),
             solveRounds}};
}

} // namespace halftruth::solving
