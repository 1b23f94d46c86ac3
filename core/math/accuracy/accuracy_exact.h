#pragma once

#include <cstdint>

namespace halftruth {

/// The probability that the estimated share is off by alpha or more, for a fixed database.
///     P[|A - EA| >= n alpha (1-2q)],  A = Bin(m, p) + Bin(n-m, q)
/// Source: the count's own distribution, [KR2] section 3.1. Domain: q in [0, 1/2), n in 1...10^9, ones in 0...n,
/// alpha > 0. Ends: q = 0 has no error, so 0. Exact; a deviation that lands on an outcome counts it. Cost: the
/// standard deviation of A. Throws std::domain_error.
[[nodiscard]] double failureExact(double q, std::int64_t n, std::int64_t ones, double alpha);

/// The smallest error that is exceeded with probability at most beta, for a fixed database.
///     inf{alpha : failureExact(alpha) <= beta}
/// Source and domain as failureExact(), beta in (0, 1). The failure probability falls in steps, so at alpha itself it
/// may still be above beta; for every larger alpha it is not. Exact. Throws std::domain_error.
[[nodiscard]] double accuracyExact(double q, std::int64_t n, std::int64_t ones, double beta);

} // namespace halftruth
