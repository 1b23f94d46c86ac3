#pragma once

#include "core/math/count/count_distribution.h"

#include <cstdint>
#include <stop_token>

/// Anonymised (shuffled) randomized response: only the number of reported ones is released, and each person's answer
/// is protected by everybody else's [math: section 5]. Logarithms are natural, privacy losses in nats. Everything
/// throws std::domain_error when a number is outside its domain.
namespace halftruth {

/// By how much the count of one database exceeds e^epsilon times that of its neighbour, in both directions.
struct HockeyStick {
    double zero = 0; ///< m ones against m+1
    double one = 0;  ///< m+1 ones against m

    bool operator==(const HockeyStick &) const = default;
};

/// The hockey-stick divergences of the counts of two databases that differ in one bit, δ_m(ε) = max of
///     zero = Σ_s max(0, P[A_n(m)=s] − e^ε P[A_n(m+1)=s]),  one = Σ_s max(0, P[A_n(m+1)=s] − e^ε P[A_n(m)=s]).
/// Source: section 5 of the mathematics; the privacy ratio decreases in s [KR2 §3], so each is a sum over one tail.
/// Domain: n in 1 … 1e9, ones (m) in 0 … n−1, q in [0, 1/2], epsilon ≥ 0. Ends: 1 at q = 0, 0 at q = 1/2 and where
/// epsilon ≥ ln((1−q)/q); at epsilon = 0 both are the total variation distance. Exact, also far below 1e-300 of
/// probability: a sum of positive terms, relative error 1e-12. O(1). Throws std::domain_error.
[[nodiscard]] HockeyStick hockeyStick(const CountModel &model, double epsilon);

/// Which of two neighbouring databases has the count that exceeds e^ε times the other's.
enum class ShuffleDirection : std::uint8_t {
    FewerOnes, ///< the one with m ones, against m+1
    MoreOnes,  ///< the one with m+1 ones, against m
};

/// How far to search for the worst number of ones.
struct ShuffleSearch {
    std::int64_t everyOnesUpTo = 1'000'000; ///< the largest n at which every m is tried
    /// Of the upper bound beyond it: a share of 1/coveringRuns of the people is given up for it, which makes an
    /// epsilon about half that share too large. None where the bound is not wanted: shuffleDelta()'s is then the
    /// local one.
    int coveringRuns = 256;
    std::stop_token stop{}; ///< ends the search early; what it found so far is then the result
};

/// δ of the anonymised count, with where it is attained.
struct ShuffleDelta {
    double delta = 0; ///< the largest δ_m(ε) of all that were tried: exact when everyOnes, else at most the true one
    std::int64_t ones = 0; ///< the m that attains it, at most (n−1)/2: n−1−m attains it in the other direction
    ShuffleDirection direction = ShuffleDirection::FewerOnes;
    bool everyOnes = true;  ///< whether every m was tried
    std::int64_t tried = 0; ///< how many m were tried; 0 where the answer is known without
    double upperBound = 0;  ///< no m has more; delta itself when every m was tried
};

/// The smallest δ at which the anonymised count of n people is (ε, δ)-differentially private, the largest δ_m(ε) over
/// all m = 0 … n−1.
/// Source: section 5 of the mathematics. Domain: n in 1 … 1e9, q in [0, 1/2], epsilon ≥ 0. Ends: 1 at q = 0, 0 at
/// q = 1/2 and where epsilon ≥ ln((1−q)/q), where every m has the same and none is tried. Exact when every m is tried
/// (relative error 1e-12), which takes O(1) for each; beyond search.everyOnesUpTo people those near both ends, the
/// middle, geometric steps between and the neighbourhoods of the best are tried, and upperBound stands beside them.
/// Throws std::domain_error.
[[nodiscard]] ShuffleDelta shuffleDelta(std::int64_t n, double q, double epsilon, const ShuffleSearch &search = {});

/// A δ that no δ_m(ε) exceeds: the upper bound of shuffleDelta() where not every m is tried, alone. Upper bound, from
/// databases of fewer people that have at least the δ of all; O(search.coveringRuns) whatever n is. Same domain and
/// ends, throws std::domain_error.
[[nodiscard]] double shuffleDeltaBound(std::int64_t n, double q, double epsilon, const ShuffleSearch &search = {});

/// The privacy loss of the anonymised count, with where it is attained.
struct ShuffleEpsilon {
    double epsilon = 0;    ///< exact when everyOnes, else at most the true one
    std::int64_t ones = 0; ///< the m that needs it, at most (n−1)/2
    ShuffleDirection direction = ShuffleDirection::FewerOnes;
    bool everyOnes = true;
    std::int64_t tried = 0;
    double upperBound = 0; ///< no m needs more; epsilon itself when every m was tried
};

/// The smallest epsilon ≥ 0 at which the anonymised count of n people is (epsilon, delta)-differentially private.
///     inf{ε ≥ 0 : shuffleDelta(n, q, ε) ≤ δ}
/// Source: section 5 of the mathematics. Domain: n in 1 … 1e9, q in [0, 1/2], delta in (0, 1). Ends: +inf at q = 0, 0
/// at q = 1/2; at most ln((1−q)/q). Exact (relative error 1e-12) when every m is tried, as for shuffleDelta. A few
/// searches of shuffleDelta. Throws std::domain_error.
[[nodiscard]] ShuffleEpsilon shuffleEpsilon(std::int64_t n, double q, double delta, const ShuffleSearch &search = {});

} // namespace halftruth
