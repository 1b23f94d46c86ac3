#include "core/math/domain/first_where.h"
#include "core/math/survey/survey.h"
#include "core/solving/solve_parts.h"

#include <cmath>
#include <optional>
#include <stdexcept>

namespace halftruth::solving {

namespace {

using enum ParameterId;
using Count = std::int64_t;

/// A test with the values that are given; the unknown's own is replaced before it is used.
struct PowerProblem {
    Count n = 1;
    double prevalence = 0.5;
    double null = 0;
    double truth = 0.5;
    double forcedYes = 0;
    double significance = 0.05;
    double wanted = 0.8;

    [[nodiscard]] double power() const {
        return surveyPower({.design = forcedResponseDesign(truth, forcedYes),
                            .nullPrevalence = null,
                            .prevalence = prevalence,
                            .significance = significance},
                           n);
    }
    [[nodiscard]] PowerProblem with(double PowerProblem::*member, double value) const {
        PowerProblem changed = *this;
        changed.*member = value;
        return changed;
    }
    [[nodiscard]] bool reached() const { return power() >= wanted; }
    /// The people enough; nothing where 10^9 are not.
    [[nodiscard]] std::optional<SurveyRequirement> people() const;
    /// The least significance level with the power; nothing where there is none.
    [[nodiscard]] std::optional<double> level() const;
    /// "n must be at least 500, or significance at least 0.1", as far as either helps.
    [[nodiscard]] std::vector<Text> remedies() const;
};

std::optional<SurveyRequirement> PowerProblem::people() const {
    try {
        return surveyRequiredN({.design = forcedResponseDesign(truth, forcedYes),
                                .nullPrevalence = null,
                                .prevalence = prevalence,
                                .significance = significance},
                               wanted);
    } catch (const std::domain_error &) { // more than 10^9, or no difference to be seen
        return {};
    }
}

std::optional<double> PowerProblem::level() const {
    constexpr double low = 1e-300;
    const double high = std::nextafter(1.0, 0.0);
    const auto reaches = [&](double value) { return with(&PowerProblem::significance, value).reached(); };
    if (!reaches(high))
        return {};
    if (reaches(low))
        return low;
    // The power rises with the level, which may be as small as tails are: logarithms are halved first.
    return detail::neighboursBetween(low, high, reaches).from;
}

std::vector<Text> PowerProblem::remedies() const {
    std::vector<Text> all;
    if (const auto enough = people())
        all.push_back(mustBeAtLeast(Population, static_cast<double>(enough->n)));
    if (const auto least = level(); least && *least < 0.5)
        all.push_back(all.empty() ? mustBeAtLeast(Significance, *least) : orAtLeast(Significance, *least));
    return all;
}

/// The first value at which the power is reached, where it is at the last: looked for on a grid, which may be
/// crossed more than once for powers below 1/2, and then by halving.
double firstReached(const PowerProblem &problem, double PowerProblem::*unknown, double first, double last) {
    constexpr int cells = 256;
    const auto reached = [&](double value) { return problem.with(unknown, value).reached(); };
    double low = first;
    double high = last;
    for (int i = 1; i < cells; ++i) {
        const double value = first + (last - first) * i / cells;
        if (reached(value)) {
            high = value;
            break;
        }
        low = value;
    }
    return detail::neighboursBetween(low, high, reached).from;
}

Solution solvePeople(const PowerProblem &problem) {
    if (problem.prevalence == problem.null)
        return none(SolutionSide::Least,
                    tr("no n tells a prevalence from itself: prevalence and null-prevalence are both {value}",
                       {{"value", number(problem.null, 15)}}));
    if (const auto enough = problem.people())
        return {.value = static_cast<double>(enough->n), .side = SolutionSide::Least, .reached = enough->power};
    PowerProblem most = problem;
    most.n = static_cast<Count>(maxPopulation);
    const auto least = most.level();
    return none(
        SolutionSide::Least,
        tr("no n up to {most} reaches {power}", {{"most", maxPopulation}, {"power", named(Power, problem.wanted)}}),
        {tr("power must be at most {power}", {{"power", atLeast(most.power())}}),
         least && *least < 0.5 ? orAtLeast(Significance, *least) : Text{}});
}

Solution solveLevel(const PowerProblem &problem) {
    if (const auto least = problem.level())
        return {.value = *least,
                .side = SolutionSide::Least,
                .reached = problem.with(&PowerProblem::significance, *least).power()};
    return none(
        SolutionSide::Least,
        tr("no significance level reaches {power} with {people}",
           {{"power", named(Power, problem.wanted)}, {"people", named(Population, static_cast<double>(problem.n))}}),
        problem.remedies());
}

Solution solvePrevalence(const PowerProblem &problem) {
    const PowerProblem all = problem.with(&PowerProblem::prevalence, 1);
    if (problem.null == 1)
        return none(SolutionSide::Least, tr("no prevalence is above null-prevalence = 1: it must be below 1"));
    if (const PowerProblem same = problem.with(&PowerProblem::prevalence, problem.null); same.reached())
        return {.value = problem.null, .side = SolutionSide::Least, .reached = same.power()};
    if (!all.reached())
        return none(SolutionSide::Least,
                    tr("no prevalence up to 1 is told from {null} with {power} and {people}",
                       {{"null", named(NullPrevalence, problem.null)},
                        {"power", named(Power, problem.wanted)},
                        {"people", named(Population, static_cast<double>(problem.n))}}),
                    all.remedies());
    const double least = firstReached(problem, &PowerProblem::prevalence, problem.null, 1);
    return {.value = least,
            .side = SolutionSide::Least,
            .reached = problem.with(&PowerProblem::prevalence, least).power()};
}

Solution solveTruth(const PowerProblem &problem) {
    double most = forcedYesRange(problem.forcedYes).upper; // 1 - y, as that of y is 1 - t
    while (most > 0 && forcedYesRange(most).upper < problem.forcedYes)
        most -= 1e-15;
    const double least = spec(Truth).range.lower;
    if (!(most >= least))
        return none(SolutionSide::Least,
                    tr("no truthful answers are left beside {forced}: it must be at most {most}",
                       {{"forced", named(ForcedYes, problem.forcedYes)}, {"most", number(1 - least, 15)}}));
    const PowerProblem best = problem.with(&PowerProblem::truth, most);
    if (!best.reached())
        return none(SolutionSide::Least,
                    tr("no truth up to {most} reaches {power} with {people}",
                       {{"most", number(most, 15)},
                        {"power", named(Power, problem.wanted)},
                        {"people", named(Population, static_cast<double>(problem.n))}}),
                    problem.prevalence == problem.null
                        ? std::vector{tr("prevalence must differ from null-prevalence")}
                        : best.remedies());
    const double enough = problem.with(&PowerProblem::truth, least).reached()
                              ? least
                              : firstReached(problem, &PowerProblem::truth, least, most);
    return {
        .value = enough, .side = SolutionSide::Least, .reached = problem.with(&PowerProblem::truth, enough).power()};
}

Solution solvePower(ParameterId unknown, const Parameters &given, const Watch &) {
    PowerProblem problem;
    if (unknown != Population)
        problem.n = given.integer(Population);
    const auto take = [&](ParameterId id, double &value) { value = unknown == id ? value : given[id]; };
    take(Prior, problem.prevalence);
    take(NullPrevalence, problem.null);
    take(Truth, problem.truth);
    take(ForcedYes, problem.forcedYes);
    take(Significance, problem.significance);
    take(Power, problem.wanted);
    switch (unknown) {
    case Population:
        return solvePeople(problem);
    case Significance:
        return solveLevel(problem);
    case Prior:
        return solvePrevalence(problem);
    case Truth:
        return solveTruth(problem);
    default:
        return {.value = problem.power(), .side = SolutionSide::Equal, .reached = problem.power()};
    }
}

} // namespace

std::vector<RelationSpec> powerRelations() {
    return {{"power",
             phrase("power W of the one-sided z test"),
             {{.id = Population},
              {.id = Prior, .title = phrase("true prevalence")},
              {.id = NullPrevalence},
              {.id = Truth},
              {.id = ForcedYes},
              {.id = Significance},
              {.id = Power}},
             {Population, Power, Prior, Significance, Truth},
             "Φ((|λ₁ − λ₀|√n − z(1 − α₀)√(λ₀(1 − λ₀)))/√(λ₁(1 − λ₁))) ≥ W, λ = y + πt",
             phrase("[Blair et al. 2015]"),
             Direction::About,
             phrase("power"),
             solvePower}};
}

} // namespace halftruth::solving
