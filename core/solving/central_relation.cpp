#include "core/math/domain/first_where.h"
#include "core/math/domain/underflow.h"
#include "core/math/trust/central_mechanism.h"
#include "core/solving/solve_parts.h"

#include <cmath>
#include <numbers>

namespace halftruth::solving {

namespace {

using enum ParameterId;

/// The statement that the noise Z a curator adds is more than n alpha with probability at most beta.
struct CuratorProblem {
    std::int64_t n;
    double epsilon;
    double alpha;
    double beta;

    /// P[|Z| > n alpha]; an n alpha that is whole but for its rounding counts as that.
    [[nodiscard]] double failure(std::int64_t people, double loss, double error) const {
        const auto many = static_cast<double>(people);
        constexpr double rounding = 0x1p-50;
        const double most = std::floor(many * error * (1 + rounding));
        return centralFailure(people, loss, (most + 1) / many);
    }
    [[nodiscard]] Solution people() const;
    [[nodiscard]] Solution privacy() const;
};

Solution CuratorProblem::people() const {
    // Of one person the error is the noise itself, which doesn't depend on n.
    const double noise = centralAccuracy(1, epsilon, beta);
    const auto enough = [&](std::int64_t before) { return failure(before + 1, epsilon, alpha) <= beta; };
    const auto most = static_cast<std::int64_t>(maxPopulation);
    const std::int64_t least = detail::firstWhere(most - 1, noise / alpha, enough) + 1;
    if (least > most)
        return none(SolutionSide::Least,
                    tr("no n up to {most} keeps a curator's error at {alpha} at {beta} with {epsilon}",
                       {{"most", maxPopulation},
                        {"alpha", named(Alpha, alpha)},
                        {"beta", named(Beta, beta)},
                        {"epsilon", named(Epsilon, epsilon)}}),
                    {mustBeAtLeast(Alpha, noise / maxPopulation)});
    return {
        .value = static_cast<double>(least), .side = SolutionSide::Least, .reached = failure(least, epsilon, alpha)};
}

Solution CuratorProblem::privacy() const {
    const auto keeps = [&](double loss) { return failure(n, loss, alpha) <= beta; };
    const double most = std::floor(static_cast<double>(n) * alpha);
    // 2 e^(-epsilon (k + 1)) <= beta is enough.
    double high = (std::numbers::ln2 - std::log(beta)) / (most + 1);
    while (!keeps(high))
        high *= 2;
    const double least = detail::neighboursBetween(0.0, high, keeps).from;
    return {.value = least, .side = SolutionSide::Least, .reached = failure(n, least, alpha)};
}

Solution solveCurator(ParameterId unknown, const Parameters &given, const Watch &) {
    const CuratorProblem problem{
        .n = given.integer(Population), .epsilon = given[Epsilon], .alpha = given[Alpha], .beta = given[Beta]};
    switch (unknown) {
    case Population:
        return problem.people();
    case Epsilon:
        return problem.privacy();
    case Alpha: {
        const double alpha = centralAccuracy(problem.n, problem.epsilon, problem.beta);
        return {.value = alpha,
                .side = SolutionSide::Least,
                .reached = problem.failure(problem.n, problem.epsilon, alpha)};
    }
    default: {
        const double beta = positiveWhere(true, problem.failure(problem.n, problem.epsilon, problem.alpha));
        return {.value = beta, .side = SolutionSide::Equal, .reached = beta};
    }
    }
}

} // namespace

std::vector<RelationSpec> centralRelations() {
    return {{"central-accuracy",
             phrase("a trusted curator's error below α with confidence 1 − β"),
             {{.id = Population}, {.id = Epsilon}, {.id = Alpha}, {.id = Beta}},
             {Population, Epsilon, Alpha, Beta},
             "2e^(−ε(⌊nα⌋ + 1))/(1 + e^(−ε)) ≤ β",
             phrase("[Ghosh et al. 2012]"),
             Direction::Exact,
             phrase("error probability"),
             solveCurator}};
}

} // namespace halftruth::solving
