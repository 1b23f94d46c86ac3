#include "core/math/domain/first_where.h"
#include "core/math/domain/stopped.h"
#include "core/math/domain/underflow.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle.h"
#include "core/solving/solve_parts.h"

#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>

namespace halftruth::solving {

namespace {

using enum ParameterId;
using Count = std::int64_t;

// Of a single n every m is tried up to a million; a search for n or q, which takes many, is content with a bound from
// here on.
constexpr Count everyOnesInSearches = 20'000;
// Up to here a second at the end of a search is spent on every m, so that the least n is the least.
constexpr Count everyOnesAtLast = 1'000'000;

/// The statement that the anonymised count of n people keeps (epsilon, delta).
struct AnonymityProblem {
    double epsilon;
    double delta;
    const Watch &watch;
    int made = 0; ///< evaluations

    /// More than any search takes: those of n are some thirty doublings and halvings each for the two bounds.
    static constexpr double mostEvaluations = 140;
    void tell() {
        requireNotStopped(watch.stop);
        watch.report(std::min(1.0, ++made / mostEvaluations));
    }

    /// Never below the true δ.
    [[nodiscard]] double failure(Count n, double q) {
        const ShuffleDelta found =
            shuffleDelta(n, q, epsilon, {.everyOnesUpTo = everyOnesInSearches, .stop = watch.stop});
        tell();
        return found.upperBound;
    }
    /// Never above it, and mostly equal: from a sample of m. And the true one, from every m.
    [[nodiscard]] double lowerFailure(Count n, double q) { return searched(n, q, 0); }
    [[nodiscard]] double exactFailure(Count n, double q) { return searched(n, q, n); }
    [[nodiscard]] double searched(Count n, double q, Count everyOnes) {
        const ShuffleDelta found =
            shuffleDelta(n, q, epsilon, {.everyOnesUpTo = everyOnes, .coveringRuns = 0, .stop = watch.stop});
        tell();
        return found.delta;
    }
    [[nodiscard]] Solution people(double q);
    [[nodiscard]] Solution lies(Count n);
};

Solution AnonymityProblem::people(double q) {
    const auto most = static_cast<Count>(maxPopulation);
    if (const double least = failure(most, q); least > delta) {
        ShuffleEpsilon loss =
            shuffleEpsilon(most, q, delta, {.everyOnesUpTo = everyOnesInSearches, .stop = watch.stop});
        requireNotStopped(watch.stop);
        return none(
            SolutionSide::Least,
            tr("no n up to {most} keeps {delta} at {epsilon} with {lies}", {{"most", maxPopulation},
                                                                            {"delta", named(Delta, delta)},
                                                                            {"epsilon", named(Epsilon, epsilon)},
                                                                            {"lies", named(LieProbability, q)}}),
            {mustBeAtLeast(Delta, least), orAtLeast(Epsilon, loss.upperBound)});
    }
    // Before the first n at which the likely ones do none does: theirs is a lower bound of the worst.
    const auto likely = [&](Count before) { return lowerFailure(before + 1, q) <= delta; };
    Count tooFew = detail::firstWhere(most - 1, 100, likely);
    Count n = tooFew + 1;
    // Mostly it is the least; every m is tried to be sure of it, and beyond it where it isn't: the largest δ never
    // rises with n, as shuffle.cpp proves of its covering members.
    const auto isEnough = [&](Count more) { return exactFailure(more, q) <= delta; };
    for (Count step = 1; n <= everyOnesAtLast; step *= 2) {
        if (isEnough(n)) {
            n = detail::firstBetween(tooFew, n, isEnough);
            return {.value = static_cast<double>(n), .side = SolutionSide::Least, .reached = exactFailure(n, q)};
        }
        tooFew = n;
        n += step;
    }
    n = tooFew + 1;
    const double noneBelow = static_cast<double>(n);
    for (Count step = std::max<Count>(1, n / 256); failure(n, q) > delta; step *= 2) {
        tooFew = n;
        n = std::min(most, n + step);
    }
    n = detail::firstBetween(tooFew, n, [&](Count more) { return failure(more, q) <= delta; });
    return {.value = static_cast<double>(n),
            .side = static_cast<double>(n) == noneBelow ? SolutionSide::Least : SolutionSide::Enough,
            .reached = failure(n, q),
            .noneBelow = noneBelow};
}

Solution AnonymityProblem::lies(Count n) {
    // With the local q of this epsilon nothing is left out; that an answer is far below it is the point of the crowd.
    double high = lieProbability(epsilon);
    while (high < 0.5 && failure(n, high) > delta)
        high = std::nextafter(high, 0.5);
    double low = high;
    const auto excess = [&](double logQ) { return std::log(failure(n, std::exp(logQ)) / delta); };
    // Downwards from there, in growing steps, to where the failure is too large.
    for (double step = 0.05; low > 1e-300 && failure(n, low) <= delta; step *= 2) {
        high = low;
        low = std::max(1e-300, low * std::exp(-step));
    }
    if (failure(n, low) <= delta)
        return {.value = low, .side = SolutionSide::Least, .reached = failure(n, low)};
    if (failure(n, high) > 0) {
        std::uintmax_t most = 60;
        const auto [below, above] = boost::math::tools::toms748_solve(
            excess, std::log(low), std::log(high), boost::math::tools::eps_tolerance<double>(44), most);
        high = std::exp(above);
        low = std::exp(below);
    } else { // no logarithm: by halving
        high = detail::neighboursBetween(low, high, [&](double q) { return failure(n, q) <= delta; }).from;
    }
    for (double step = 1e-15; failure(n, high) > delta && high < 0.5; step *= 2)
        high = std::min(0.5, high * (1 + step));
    return {.value = high, .side = SolutionSide::Least, .reached = failure(n, high)};
}

Solution solveAnonymity(ParameterId unknown, const Parameters &given, const Watch &watch) {
    AnonymityProblem problem{.epsilon = given[Epsilon], .delta = given[Delta], .watch = watch};
    switch (unknown) {
    case Population:
        return problem.people(given[LieProbability]);
    case LieProbability:
        return problem.lies(given.integer(Population));
    case Epsilon: {
        const ShuffleEpsilon found =
            shuffleEpsilon(given.integer(Population), given[LieProbability], problem.delta, {.stop = watch.stop});
        requireNotStopped(watch.stop);
        if (std::isinf(found.upperBound))
            return none(SolutionSide::Least, tr("no epsilon keeps {delta} where nobody lies: q must be above 0",
                                                {{"delta", named(Delta, problem.delta)}}));
        const double value = found.upperBound;
        return {.value = value, .side = SolutionSide::Least, .reached = problem.delta};
    }
    default: {
        const ShuffleDelta found =
            shuffleDelta(given.integer(Population), given[LieProbability], problem.epsilon, {.stop = watch.stop});
        requireNotStopped(watch.stop);
        // The count's largest loss is that of one answer.
        const double value = positiveWhere(problem.epsilon < epsilon(given[LieProbability]), found.upperBound);
        return {.value = value, .side = SolutionSide::Least, .reached = value};
    }
    }
}

} // namespace

std::vector<RelationSpec> anonymityRelations() {
    return {{"shuffle-delta",
             phrase("a shuffled count with (ε, δ)"),
             {{.id = Population}, {.id = LieProbability}, {.id = Epsilon}, {.id = Delta}},
             {Population, LieProbability, Epsilon, Delta},
             "max over m of Σ max(0, P[A(m) = s] − e^ε P[A(m + 1) = s]) ≤ δ, both directions",
             phrase("the count's distribution, [KR2, section 3]"),
             Direction::AtMost,
             phrase("δ of the guarantee"),
             solveAnonymity}};
}

} // namespace halftruth::solving
