#pragma once

namespace halftruth::detail {

/// P[Bin(n, p) >= k] and P[Bin(n, p) <= k], whole n >= 0 and any whole k, p in [0, 1]. The smaller of the two tails
/// has its own digits, relative error 1e-13 (1 + z^2/500), z standard deviations from the mean: tiltedTail() where
/// the variance is large enough for it, which is O(1), the sum of at most some hundred terms elsewhere. Boost's
/// incomplete beta function loses up to 5e-8 where n is large and the mean isn't, 1e-11 in extended precision.
[[nodiscard]] double binomialAtLeast(double n, double p, double k);
[[nodiscard]] double binomialAtMost(double n, double p, double k);

} // namespace halftruth::detail
