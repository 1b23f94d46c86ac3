#pragma once

#include "core/math/vectors/bit_collection.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

/// The anonymised release of a collection: how many of the randomized records have each of the 2^L values. An outcome
/// is a vector of 2^L counts with sum n, the number of records; all of them together are S_n.
namespace halftruth {

inline constexpr std::int64_t maxCollectionOutcomes = 5'000'000;

/// The number of outcomes.
///     |S_n| = C(n + 2^L - 1, 2^L - 1)
/// Source: [KR2] section 2. Domain: bits in {1, ..., 24}, records in {1, ..., 10^6}.
/// Exact below 2^53, a double's accuracy above, infinite beyond the largest one. O(min(n, 2^L)). Throws
/// std::domain_error.
[[nodiscard]] double collectionOutcomeCount(std::int64_t bits, std::int64_t records);

/// The place of an outcome among all of them: by the count of the last value, then that of the one before, and so on.
///     sum over j >= 1 of C(N_j + j, j) - C(N_(j-1) + j, j), N_j = s_0 + ... + s_j
/// Domain: 2^L counts. The outcomes with the same counts from value 2 on are neighbours, in the order of s_1.
/// Exact; O(2^L min(n, 2^L)). Throws std::domain_error when there are not 2^L counts or too many outcomes.
[[nodiscard]] std::size_t collectionOutcomeIndex(std::span<const std::int64_t> counts);

/// The outcome at a place: the inverse of collectionOutcomeIndex().
/// Domain: index below collectionOutcomeCount(). Exact; O((n + 2^L) min(n, 2^L)). Throws std::domain_error.
[[nodiscard]] std::vector<std::int64_t> collectionOutcome(std::int64_t bits, std::int64_t records, std::size_t index);

/// Every outcome of two neighbouring collections, in the order of collectionOutcomeIndex().
struct CollectionRelease {
    std::vector<double> probability{};        ///< P[A(x) = s]; 0 where it underflows
    std::vector<double> changedProbability{}; ///< P[A(x') = s]
    std::vector<double> logRatio{};           ///< ln pi(s), also where both probabilities underflow
};

/// The exact distributions of the release of a collection x and of its neighbour x', and their ratio.
///     P[A(x) = s], a sum of n independent multinomials; ln pi(s) = ln P[A(x) = s] - ln P[A(x') = s]
/// Source: [KR2] section 2, with replace-one neighbours. |ln pi| <= d(v,w) ln(p/q), v and w the records that differ;
/// it is attained where everybody reports v. L ln(p/q) when they are opposites. Domain: q in (0, 1/2], collections of
/// the same bits and size that differ in at most one record, at most 5 10^6 outcomes. Ends: at q = 0 there is no
/// ratio; at q = 1/2 it is 1 everywhere. Exact: the records that both have are added one after the other, every term
/// positive; relative error of a probability 1e-15 (n + |its logarithm|), absolute error of ln pi 1e-15 n. With L = 1
/// and more than 256 records by the count's own formulas (logPrivacyRatio). O(2^L |S_n| n / (n + 2^L)); 176,851
/// outcomes (L = 2, n = 100) take about 20 ms. After a stop, which is looked at every 30 ms at most, the answer is
/// empty, and nothing may be asked of it. Throws std::domain_error before it takes memory.
[[nodiscard]] CollectionRelease collectionRelease(double q, const BitCollection &collection,
                                                  const BitCollection &changed, std::stop_token stop = {});

/// Throws std::domain_error unless changed is the collection with at most one record replaced, in any order. O(n)
/// where all others are in their places, O(n log n) otherwise.
void requireNeighbours(const BitCollection &collection, const BitCollection &changed);

/// The record in which two neighbours differ.
struct ReplacedRecord {
    std::size_t place = 0; ///< of the first such record in the collection
    std::uint32_t from = 0;
    std::uint32_t to = 0; ///< the same in the same collection

    bool operator==(const ReplacedRecord &) const = default;
};

/// The record that is replaced in the changed collection. Domain and cost: as requireNeighbours(). Throws
/// std::domain_error.
[[nodiscard]] ReplacedRecord replacedRecord(const BitCollection &collection, const BitCollection &changed);

/// The delta of one neighbouring pair at an epsilon.
struct ReleaseDelta {
    double forward = 0;  ///< sum of max(0, P[A(x) = s] - e^epsilon P[A(x') = s])
    double backward = 0; ///< the same with x and x' exchanged
};

/// The two deltas of a release.
///     sum over s with ln pi(s) > epsilon of P[A(x) = s] (1 - e^(epsilon - ln pi(s))), and likewise backward
/// Source: section 6 of the mathematics. Domain: epsilon > 0 in nats. Ends: 0 from the largest |ln pi| on; an ln pi
/// within 1e-13 (1 + epsilon) of epsilon is not above it, as rounding may put it there.
/// Exact: relative error 1e-11. O(outcomes). Throws std::domain_error.
[[nodiscard]] ReleaseDelta collectionDelta(const CollectionRelease &release, double epsilon);

/// The two deltas at many epsilons.
///     delta(e_i) = delta(e_(i+1)) + E(e_(i+1)) (1 - e^(e_i - e_(i+1))) + what lies between,
///     E(e) = sum over s with ln pi(s) > e of P[A(x) = s] e^(e - ln pi(s)): all terms positive
/// Domain: epsilons that increase, each as in collectionDelta(), with whose values these agree. Exact: relative error
/// 1e-11. O(outcomes log epsilons + epsilons). Throws std::domain_error.
[[nodiscard]] std::vector<ReleaseDelta> collectionDeltas(const CollectionRelease &release,
                                                         std::span<const double> epsilons);

/// The delta of two neighbouring collections: the larger of the two directions.
///     max over both directions of the sum over s of max(0, P[A(x) = s] - e^epsilon P[A(x') = s])
/// Source, domain, ends, accuracy, cost: as collectionRelease() and collectionDelta() above. Throws
/// std::domain_error.
[[nodiscard]] double collectionDelta(double q, const BitCollection &collection, const BitCollection &changed,
                                     double epsilon);

/// The probability that an outcome of x betrays more than epsilon.
///     P over A(x) that ln pi > epsilon
/// Domain, ends: as collectionDelta(). Exact: relative error 1e-11. O(outcomes). Throws std::domain_error.
[[nodiscard]] double collectionViolation(const CollectionRelease &release, double epsilon);

/// The quantiles of ln pi under x.
///     inf{y : P[ln pi <= y] >= level}
/// Domain: levels in (0, 1). Exact up to the rounding of a probability that equals a level. O(outcomes log outcomes).
/// Throws std::domain_error.
[[nodiscard]] std::vector<double> logRatioQuantiles(const CollectionRelease &release, std::span<const double> levels);

/// How ln pi is distributed under x, over bins of the same width.
struct LogRatioHistogram {
    double lower = 0;
    double upper = 0;
    std::vector<double> probability{}; ///< of each bin; a value at an inner edge is in the bin above
};

/// The histogram of ln pi under x from its smallest to its largest value.
/// Domain: bins in {1, ..., 10^6}. Ends: one bin's width is 0 when ln pi is the same everywhere, and all is in the
/// first. Exact. O(outcomes). Throws std::domain_error.
[[nodiscard]] LogRatioHistogram logRatioHistogram(const CollectionRelease &release, std::int64_t bins);

/// The largest |ln pi|: the pure epsilon of the pair. 0 when the collections are the same. O(outcomes).
[[nodiscard]] double largestLogRatio(const CollectionRelease &release);

} // namespace halftruth
