#pragma once

namespace halftruth::detail {

/// ln(1+t) − t without cancellation, t > −1. Relative error below 2e-15.
[[nodiscard]] double log1pMinus(double t);

/// ln k! − ln(√(2πk) (k/e)^k), the error of Stirling's formula, for whole k ≥ 1.
[[nodiscard]] double stirlingError(double k);

/// ln of the binomial probability C(n,k) q^k (1−q)^(n−k) in Loader's saddle-point form [C. Loader, Fast and Accurate
/// Computation of Binomial Probabilities, 2000]: only terms that are small where the result is small.
/// Whole 0 ≤ k ≤ n, 0 < q ≤ 1/2. O(1).
[[nodiscard]] double logBinomialTerm(double k, double n, double q);

/// P[Bin(n, p) = k], whole 0 ≤ k ≤ n, p in [0, 1].
[[nodiscard]] double binomialPmf(double n, double p, double k);

} // namespace halftruth::detail
