#pragma once

#include <cstdint>

/// The central model beside the local one: a curator who is trusted with the truth adds two-sided geometric noise Z
/// to the number of ones of n people, P[Z = z] = (1-a)/(1+a) a^|z|, a = e^-epsilon, which makes the noisy count
/// epsilon-differentially private for replace-one neighbours [Ghosh, Roughgarden & Sundararajan 2012: optimal for
/// every loss]. The released share is the noisy count divided by n. Domains: n in {1, ..., 10^9}, epsilon > 0 nats.
/// Everything is exact, O(1), and throws std::domain_error.
namespace halftruth {

/// The variance of the released share.
///     2 a/((1-a)^2 n^2) = 1/(2 (n sinh(epsilon/2))^2)
/// Ends: +inf where epsilon is so small that it overflows, 0 where it underflows.
[[nodiscard]] double centralVariance(std::int64_t n, double epsilon);

/// The probability that the share is off by alpha or more.
///     P[|Z| >= k] = 2 a^k/(1+a), k = ceil(n alpha)
/// Domain: alpha > 0. An n alpha that is a whole number but for the rounding of alpha and of the product, 4 ulps,
/// counts as that.
[[nodiscard]] double centralFailure(std::int64_t n, double epsilon, double alpha);

/// The smallest error of the share that is exceeded with probability at most beta.
///     min{k : P[|Z| > k] <= beta}/n
/// Domain: beta in (0, 1). Ends: 0 where even a noise of 1 is rarer than that; the noise, and with it the error, is
/// not limited to n. k is checked against k - 1, up to 2^50; beyond it is the real solution rounded up.
[[nodiscard]] double centralAccuracy(std::int64_t n, double epsilon, double beta);

} // namespace halftruth
