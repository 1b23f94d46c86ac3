#pragma once

#include "core/figure/figure.h"
#include "core/math/domain/watch.h"
#include "core/parameters/parameters.h"
#include "core/text/text.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// Which of the values that satisfy a relation the answer is.
enum class SolutionSide : std::uint8_t {
    Least,
    Largest,
    Equal,
    Enough, ///< it does, by a bound; the least that does lies between Solution::noneBelow and it
    FromOn, ///< it does, and every larger one; some below it may, too, of which the least is Solution::first
};
/// "least", "largest", "equal", "enough" or "from-on".
[[nodiscard]] std::string_view sideWord(SolutionSide side);
/// How such an answer is rounded, so that who reads it and sets it keeps what was asked for.
[[nodiscard]] Rounding keepingRounding(SolutionSide side);

/// The answer to "which value of the unknown satisfies the relation?".
struct Solution {
    std::optional<double> value{}; ///< nothing where there is none
    SolutionSide side = SolutionSide::Equal;
    double reached = 0; ///< at the answer: what the relation calls reachedName
    Text reason{};      ///< why there is no value, and what would make one; empty where there is one
    /// The least of all that do, where that is not `value`, from which on all larger ones do as well: a saw.
    std::optional<double> first{};
    /// Where `value` is only known to be enough: no smaller one than this does.
    std::optional<double> noneBelow{};
};

/// A statement about several parameters, any one of which can be found from the others: `solve` reads this.
struct RelationSpec {
    std::string_view id; ///< on the command line; a quantity's id where one states the same
    Phrase name;
    std::vector<ParameterUse> parameters; ///< those of the statement; q stands for epsilon as well
    std::vector<ParameterId> unknowns;
    std::string_view formula;
    Phrase source;
    Direction direction; ///< of the failure or loss that is compared
    Phrase reachedName;  ///< in words, what Solution::reached is
    std::function<Solution(ParameterId unknown, const Parameters &given, const Watch &watch)> function;
    /// It may hold for some n and fail for larger ones: the n that is found is the one from which on it holds.
    bool saw = false;
};

/// Every relation: one for each of accuracyMethods(), {q or epsilon, n, alpha, beta}; sampled PRAM, {samples,
/// epsilon, gamma, n}, and its error, {samples, epsilon}; the power of a survey, {n, power, prevalence, significance,
/// truth}, and of two groups of one size, {n, power, significance}; the privacy loss of an answer, {q, epsilon}, and
/// of a record, {q, bits, epsilon}; the count's quantiles, {outcome, level}; what one outcome gives away, {outcome,
/// epsilon}; the anonymised count, {n, q, epsilon, delta}; the standard error of each frequency oracle, {n, epsilon,
/// alpha}; answers within a budget of epsilon, {q, answers, budget, delta}; the error of a population's share, {q or
/// epsilon, n, alpha, beta}; a trusted curator's error, {n, epsilon, alpha, beta}.
[[nodiscard]] std::span<const RelationSpec> solverTable();
[[nodiscard]] const RelationSpec *findRelation(std::string_view id);

/// Whether what is found is a value from which on all do.
[[nodiscard]] bool findsFromOn(const RelationSpec &relation, ParameterId unknown);

/// What the unknown is found from: the relation's parameters without the unknown, or without q where epsilon is
/// unknown. Where ones are given and n is unknown, n stays: ones/n is the share of ones that any n is taken to have.
/// Ranges that end at the unknown, samples at n and forced-yes at 1 - truth, are as wide as they can be.
[[nodiscard]] std::vector<ParameterUse> givenFor(const RelationSpec &relation, ParameterId unknown);

/// The value of the unknown that satisfies the relation with the other values as they are given.
///     accuracy-*: q the largest, epsilon the least, n and alpha the least with failure <= beta; beta is the failure;
///     for methods that depend on the ones n is the least from which on that holds
///     pram: samples and gamma the largest, epsilon and n the least with ln(1 + samples (gamma-1)/n) <= epsilon
///     pram-rms-error: samples and epsilon the least with an error <= alpha
///     epsilon, vector-epsilon: q and epsilon the least, bits the largest with bits ln(p/q) <= epsilon
///     count-quantile: outcome the least with P[A <= outcome] >= level; level is that probability
///     privacy-ratio: outcome and epsilon the least with ln pi <= epsilon
///     shuffle-delta: n, q, epsilon and delta the least with shuffleDelta() <= delta; with more people, or a larger
///     q, it is never larger, since the count of fewer becomes that of more by adding answers that depend on nobody
///     answers-in-budget: answers the largest, q, budget and delta the least with composedDelta() <= delta at the
///     budget
///     oracle-*: n and epsilon the least with a standard error <= alpha; alpha is that error
///     required-n-total: as accuracy-*, with the sample's error beside the coins'
///     central-accuracy: n, epsilon and alpha the least with P[noise > n alpha] <= beta; beta is that probability
///     power: n, significance, truth and the prevalence above the null the least with a power >= the one wanted
/// Source: math.md sections 1 to 7 and 9; accuracy_inverse.h, accuracy.h, accuracy_exact.h, sampling_pram.h,
/// survey.h, randomized_response.h, count_distribution.h, privacy_ratio.h, shuffle.h, frequency_oracles.h. Domain:
/// the ranges of givenFor(); what is unknown in `given` is ignored. n: whole, verified at n and n - 1; for
/// methods that depend on the ones the start of the unbroken run, see required_people.h; Solution::first is the
/// first that does. samples: whole,
/// verified at samples and samples + 1. For powers below 1/2 more truth or prevalence may
/// mean less power: the least is then that of a grid of 256. alpha and q: moved by a rounding error where that is
/// needed for the failure, as it is evaluated, to be at most beta. epsilon: rounded; the failure is reported at its
/// q. Ends: alpha is 0 where there is no error, at q = 0; beta is 0 where nothing can fail or the failure underflows.
/// Where nothing satisfies the relation the reason says so and names what would.
/// Exact for exact relations; for bounds an answer that is enough, not necessary. Cost: that of some tens of
/// evaluations of the relation; for the exact distribution, Chernoff's bound and the anonymised count up to some
/// thousands, between which the watch is told how far it has come and a stop is heard. Throws std::domain_error for a
/// value outside its range; std::invalid_argument where the relation is not solved for the unknown; Stopped
/// (core/math/domain/stopped.h) when that is asked for before there is an answer.
[[nodiscard]] Solution solve(const RelationSpec &relation, ParameterId unknown, const Parameters &given,
                             const Watch &watch = {});

} // namespace halftruth
