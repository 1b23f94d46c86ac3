#include "core/math/domain/first_where.h"
#include "core/math/survey/two_groups.h"
#include "core/solving/solve_parts.h"

#include <cmath>
#include <optional>
#include <stdexcept>

namespace halftruth::solving {

namespace {

using enum ParameterId;

struct GroupPowerProblem {
    GroupTest test{};
    std::int64_t n = 1; ///< in each group
    double wanted = 0.8;

    [[nodiscard]] double power() const { return groupPower(test, n, n); }
    [[nodiscard]] std::optional<SurveyRequirement> people() const {
        try {
            return groupRequiredN(test, wanted);
        } catch (const std::domain_error &) { // more than 10^9, or no difference to be seen
            return {};
        }
    }
    /// The least significance level with the power; nothing where there is none.
    [[nodiscard]] std::optional<double> level() const {
        constexpr double low = 1e-300;
        const double high = std::nextafter(1.0, 0.0);
        const auto reaches = [&](double value) {
            GroupPowerProblem changed = *this;
            changed.test.significance = value;
            return changed.power() >= wanted;
        };
        if (!reaches(high))
            return {};
        if (reaches(low))
            return low;
        return detail::neighboursBetween(low, high, reaches).from;
    }
};

Solution groupsNeeded(const GroupPowerProblem &problem) {
    if (problem.test.firstPrevalence == problem.test.secondPrevalence)
        return none(SolutionSide::Least,
                    tr("no n tells a prevalence from itself: prior and prior-second are both {value}",
                       {{"value", number(problem.test.firstPrevalence, 15)}}));
    if (const auto enough = problem.people())
        return {.value = static_cast<double>(enough->n), .side = SolutionSide::Least, .reached = enough->power};
    GroupPowerProblem most = problem;
    most.n = static_cast<std::int64_t>(maxPopulation);
    return none(
        SolutionSide::Least,
        tr("no n up to {most} reaches {power}", {{"most", maxPopulation}, {"power", named(Power, problem.wanted)}}),
        {tr("power must be at most {power}", {{"power", atLeast(most.power())}})});
}

Solution groupLevel(GroupPowerProblem problem) {
    if (const auto least = problem.level()) {
        problem.test.significance = *least;
        return {.value = *least, .side = SolutionSide::Least, .reached = problem.power()};
    }
    const auto enough = problem.people();
    return none(
        SolutionSide::Least,
        tr("no significance level reaches {power} with {people}",
           {{"power", named(Power, problem.wanted)}, {"people", named(Population, static_cast<double>(problem.n))}}),
        {enough ? mustBeAtLeast(Population, static_cast<double>(enough->n)) : Text{}});
}

Solution solveGroupPower(ParameterId unknown, const Parameters &given, const Watch &) {
    GroupPowerProblem problem{.test = {.design = forcedResponseDesign(given[Truth], given[ForcedYes]),
                                       .firstPrevalence = given[Prior],
                                       .secondPrevalence = given[SecondPrior]}};
    if (unknown != Significance)
        problem.test.significance = given[Significance];
    if (unknown != Population)
        problem.n = given.integer(Population);
    if (unknown != Power)
        problem.wanted = given[Power];
    switch (unknown) {
    case Population:
        return groupsNeeded(problem);
    case Significance:
        return groupLevel(problem);
    default:
        return {.value = problem.power(), .side = SolutionSide::Equal, .reached = problem.power()};
    }
}

} // namespace

std::vector<RelationSpec> groupPowerRelations() {
    return {{"group-power",
             phrase("power W of the two-sided test of two groups of n people each"),
             {{.id = Population},
              {.id = Prior, .title = phrase("true prevalence")},
              {.id = SecondPrior},
              {.id = Truth},
              {.id = ForcedYes},
              {.id = Significance},
              {.id = Power}},
             {Population, Power, Significance},
             "Φ((d − z s₀)/s₁) + Φ((−d − z s₀)/s₁) ≥ W, d = t|π − π₂|√n, z = z(1 − α₀/2), s₀² = 2λ̄(1 − λ̄), "
             "s₁² = λ₁(1 − λ₁) + λ₂(1 − λ₂), λ = y + πt",
             phrase("[Fleiss et al. 2003]"),
             Direction::About,
             phrase("power"),
             solveGroupPower}};
}

} // namespace halftruth::solving
