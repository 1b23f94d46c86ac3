#pragma once

#include "core/math/oracles/frequency_oracles.h"

#include <cstdint>

/// What a report of a frequency oracle costs, and how far all estimated frequencies may be off at once. Domains as in
/// frequency_oracles.h.
namespace halftruth {

/// The bits of the seed by which a person names the hash function of a report by local hashing.
inline constexpr int hashSeedBits = 32;

/// The number of cells of optimized local hashing.
///     g = round(e^epsilon) + 1
/// Source: Wang, Blocki, Li and Jha 2017, section 4.4. Domain: epsilon > 0. Ends: 2 as epsilon falls to 0, +inf where
/// e^epsilon overflows. Exact; O(1). Throws std::domain_error.
[[nodiscard]] double localHashingCells(double epsilon);

/// How many of the K values a report of subset selection names.
///     d = round(K/(e^epsilon + 1)), at least 1
/// Source: Ye and Barg 2018. Domain: epsilon > 0. Ends: K/2 as epsilon falls to 0, 1 for large epsilon. Exact; O(1).
/// Throws std::domain_error.
[[nodiscard]] double subsetSize(double epsilon, std::int64_t categories);

/// The bits of one report, as the logarithm of the number of possible reports where it is no whole number.
///     GRR log2 K; SUE and OUE K; BLH 1 + seed; OLH log2 g + seed; subset selection log2 C(K, d); Hadamard response
///     ceil(log2 K) + 1; the seed hashSeedBits
/// Source: the definitions of the oracles, see oracleProbabilities(). Ends: OLH's grows like epsilon/ln 2.
/// Exact, up to rounding (relative error 1e-12); O(1). Throws std::domain_error.
[[nodiscard]] double oracleReportBits(OracleId oracle, double epsilon, std::int64_t categories);

/// An error that, with probability 1 - beta, none of the K estimated frequencies exceeds.
///     min(sqrt(L/(2n)), (Lc/3 + sqrt((Lc/3)^2 + 2nLv))/n)/(p*-q*), L = ln(2K/beta), v the larger of p*(1-p*) and
///     q*(1-q*), c the largest of p*, 1-p*, q*, 1-q*
/// Source: the reports that support a value are a sum of independent indicators, to which Hoeffding's 1963 and
/// Bernstein's 1924 inequality apply; Bonferroni's union of the K events. Which of the two is smaller is known before
/// any report is seen.
/// Domain: also n in {1, ..., 10^9}, beta in (0, 1). Ends: without limit as epsilon falls to 0.
/// Upper bound, whatever the data; O(1). Throws std::domain_error.
[[nodiscard]] double oracleLargestError(OracleId oracle, double epsilon, std::int64_t categories, std::int64_t n,
                                        double beta);

} // namespace halftruth
