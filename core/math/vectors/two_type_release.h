#pragma once

#include "core/math/vectors/bit_collection.h"

#include <cstdint>
#include <optional>
#include <span>

/// The anonymised release of a collection of two kinds of records, a vector and its opposite, for any number of them:
/// the reports of such a collection can be told apart only by how far they are from the vector.
namespace halftruth {

/// n records of L bits: `ones` are one vector, all others its opposite. The bits in which two vectors agree are the
/// same noise for both, so that a collection of any two vectors is one of these with L = their Hamming distance.
struct TwoTypeCollection {
    std::int64_t n = 1;
    std::int64_t ones = 0; ///< in {0, ..., n-1}: its neighbour has one more
    std::int64_t bits = 1; ///< L in {1, ..., 40}
    double q = 0.25;       ///< in (0, 1/2]

    /// The neighbour with the two vectors exchanged, whose neighbour this is: the release of the collection with
    /// ones + 1 against that with ones is the release of the mirrored one against its neighbour.
    [[nodiscard]] TwoTypeCollection mirrored() const { return {.n = n, .ones = n - 1 - ones, .bits = bits, .q = q}; }
    bool operator==(const TwoTypeCollection &) const = default;
};

/// Throws std::domain_error unless every number is in its range.
void requireTwoTypeCollection(const TwoTypeCollection &collection);

/// The logarithm of the privacy ratio of an outcome, given by its distance counts.
///     ln pi = ln P[A(x) = s] - ln P[A(x') = s], x' has one vector more and one opposite less than x
///           = ln e_m/e_(m+1) + ln (n-m)/(m+1),  e_k = [z^k] prod over d of (1 + z (p/q)^(L-2d))^D_d
/// Source: [KR2] section 2: of the C(n, m) ways to say which reports are the vector's, each has a probability that
/// depends on distances alone; e is their generating function. distances[d] = D_d: the reports at Hamming distance d
/// from the vector; L+1 of them, with sum n. Domain: that of the collection. Ends: L ln(p/q) in absolute value where
/// all reports are the vector's opposite or all are the vector; 0 at q = 1/2.
/// Exact: absolute error 1e-14 (1 + L ln(p/q)): e_m and e_(m+1) are neighbouring probabilities of a sum of Bernoulli
/// variables, whose Fourier integral, shifted to its saddle point, some ten points give to the last digit at any n.
/// O(L). Throws std::domain_error.
[[nodiscard]] double twoTypeLogRatio(const TwoTypeCollection &collection, std::span<const std::int64_t> distances);

/// Two neighbouring collections as one of two kinds of records, where they are: every record is one of two values and
/// one value's record is replaced by the other's; x of the result is `collection`.
/// Domain: collections that requireNeighbours() takes, q in (0, 1/2]. No value where they have more kinds of records
/// or are the same. O(n log n). Throws std::domain_error.
[[nodiscard]] std::optional<TwoTypeCollection> asTwoTypes(double q, const BitCollection &collection,
                                                          const BitCollection &changed);

} // namespace halftruth
