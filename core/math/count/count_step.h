#pragma once

#include "core/math/count/count_distribution.h"

#include <cstdint>

/// The step from n − 1 records to n: the distribution of A_n(m) from that of all records but one.
namespace halftruth {

/// Which of the records is taken out, and put back by its own coin.
enum class LeftOut : std::uint8_t {
    One, ///< a true one: A_n(m) ~ Ber(p) + A_{n−1}(m−1), m in 1 … n
    Zero ///< a true zero: A_n(m) ~ Ber(q) + A_{n−1}(m), m in 0 … n−1
};

/// P[A = outcome] among all records but one: P[A_{n−1}(m−1) = outcome] or P[A_{n−1}(m) = outcome] [KR2 §3.1.1].
/// outcome any whole number: 0 outside 0 … n−1. Of no record at all (n = 1) the count is 0 for certain. Exact, O(1);
/// accuracy as countPmf(). Throws std::domain_error where there is no such record to leave out.
[[nodiscard]] double countPmfWithout(const CountModel &model, std::int64_t outcome, LeftOut leftOut);

/// P[A ≤ outcome] among all records but one; 0 below 0, 1 from n−1 on. Otherwise as countPmfWithout(), with the cost
/// and accuracy of countCdf().
[[nodiscard]] double countCdfWithout(const CountModel &model, std::int64_t outcome, LeftOut leftOut);

/// The right-hand side of the recursion for P[A_n(m) = s]: p P[A_{n−1}(m−1) = s−1] + q P[A_{n−1}(m−1) = s]
/// [KR2 (3.2)], or q P[A_{n−1}(m) = s−1] + p P[A_{n−1}(m) = s] [KR2 (3.3)]. Equal to countPmf(). outcome in 0 … n.
/// Exact, both terms positive. O(1). Throws std::domain_error.
[[nodiscard]] double countPmfByStep(const CountModel &model, std::int64_t outcome, LeftOut leftOut);

/// The same of the cdfs, F_{n,m}(s) = p F_{n−1,m−1}(s−1) + q F_{n−1,m−1}(s) or q F_{n−1,m}(s−1) + p F_{n−1,m}(s)
/// [KR2 §3.1.1]. Equal to countCdf(). outcome in 0 … n. Exact, both terms positive. Throws std::domain_error.
[[nodiscard]] double countCdfByStep(const CountModel &model, std::int64_t outcome, LeftOut leftOut);

} // namespace halftruth
