#pragma once

#include <cstdint>

/// Records of L bits, each bit of which is flipped independently with probability q.
namespace halftruth {

/// The probability that a record is reported as one particular record at a Hamming distance d from it.
///     p^(L-d) q^d
/// Source: [KR1] section 1; [KR2] section 2.1.
/// Domain: q in [0, 1/2], bits L in {1, ..., 40}, distance d in {0, ..., L}.
/// Ends: at q = 0 the report is the record itself; at q = 1/2 every record has 2^-L; underflows to 0 (the logarithm
/// does not).
/// Exact up to rounding; O(1). Throws std::domain_error.
[[nodiscard]] double vectorProbability(double q, std::int64_t bits, std::int64_t distance);

/// The natural logarithm of vectorProbability().
///     (L-d) ln p + d ln q
/// Source and domain: as vectorProbability(). Ends: -inf at q = 0 for d > 0.
/// Exact up to rounding; O(1). Throws std::domain_error.
[[nodiscard]] double logVectorProbability(double q, std::int64_t bits, std::int64_t distance);

/// The probability that exactly d of the L bits are flipped: Bin(L, q).
///     C(L,d) p^(L-d) q^d
/// Source: [KR1] section 1, summed over the records at one distance.
/// Domain and ends: as vectorProbability(), with C(L,d) 2^-L at q = 1/2.
/// Exact up to rounding; O(L). Throws std::domain_error.
[[nodiscard]] double flipCountProbability(double q, std::int64_t bits, std::int64_t distance);

/// The natural logarithm of flipCountProbability().
///     ln C(L,d) + (L-d) ln p + d ln q
/// Source and domain: as flipCountProbability(). Ends: -inf at q = 0 for d > 0.
/// Exact up to rounding; O(L). Throws std::domain_error.
[[nodiscard]] double logFlipCountProbability(double q, std::int64_t bits, std::int64_t distance);

/// The failure of privacy of one report by itself, of two records at a Hamming distance d.
///     delta(epsilon) = sum over k of C(d,k) p^(d-k) q^k max(0, 1 - e^(epsilon - (d-2k) ln(p/q)))
/// Source: the hockey-stick divergence of the two records' reports; the bits in which they agree are the same noise.
/// Domain: q in [0, 1/2], distance d in {0, ..., 40}, epsilon >= 0. Ends: 1 at q = 0 for d > 0; 0 from d ln(p/q) on.
/// Exact: all terms positive. O(d). Throws std::domain_error.
[[nodiscard]] double vectorDelta(double q, std::int64_t distance, double epsilon);

} // namespace halftruth
