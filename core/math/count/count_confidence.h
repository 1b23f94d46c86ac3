#pragma once

#include "core/math/count/count_distribution.h"

namespace halftruth {

/// The databases that a count of reported ones doesn't contradict, by their number of ones: first … last. None where
/// first > last.
struct ConfidenceSet {
    std::int64_t first = 0;
    std::int64_t last = 0;

    [[nodiscard]] bool empty() const { return first > last; }
    bool operator==(const ConfidenceSet &) const = default;
};

/// The confidence set for the number of true ones, given that outcome of n answers were a yes.
///     {m in 0 … n : τ_{β/2}(m) ≤ outcome ≤ τ_{1−β/2}(m)}, τ the quantiles of A_n(m)
/// Source: [KR2 §3.1.3]: quantiles move by 0 or 1 from m to m+1, so the set has no gaps. Domain: n in 1 … 1e9,
/// outcome in 0 … n, q in [0, 1/2], beta in (0, 1). Ends: {outcome} at q = 0; all or nothing at q = 1/2, where the
/// count doesn't depend on m. An outcome below what even m = 0 lets expect gives first = 0 and last = −1, one above
/// what m = n does first = n+1 and last = n. Exact: whatever m is, the set contains it with probability at least
/// 1 − beta. Some ten evaluations of countCdf. Throws std::domain_error.
[[nodiscard]] ConfidenceSet countConfidenceSet(std::int64_t n, double q, std::int64_t outcome, double beta);

} // namespace halftruth
