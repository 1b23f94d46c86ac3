#pragma once

#include <cstdint>

/// One person who answers the same question several times through randomized response with fresh lies: what the
/// answers give away together. Domains: q in [0, 1/2], answers (T) in 1 … 1e6, epsilon ≥ 0 in nats, delta in (0, 1);
/// ε₀ = ln((1−q)/q), p = 1−q. Everything throws std::domain_error when a number is outside its domain.
namespace halftruth {

inline constexpr double maxAnswers = 1e6;
/// Of RAPPOR's thousand hash functions, each bit with one to differ from.
inline constexpr double maxDifferingBits = 2000;

/// The pure privacy loss of T answers.
///     T ε₀
/// Source: basic composition [Dwork & Roth 2014, theorem 3.14]; attained when all answers agree. Ends: +inf at q = 0,
/// 0 at q = 1/2. Exact, O(1). Throws std::domain_error.
[[nodiscard]] double composedPureEpsilon(double q, std::int64_t answers);

/// The smallest δ at which T answers together are (ε, δ)-differentially private.
///     Σ_k C(T,k) max(0, q^k p^(T−k) − e^ε p^k q^(T−k)),  k the number of lies
/// Source: the likelihood ratio of T answers with k lies is (p/q)^(T−2k) [Kairouz, Oh & Viswanath 2015, theorem 3.3];
/// the same in both directions. Ends: 1 at q = 0; 0 at q = 1/2 and where epsilon ≥ T ε₀; the total variation distance
/// at epsilon = 0. Exact: a sum of positive terms, relative error 1e-12, also far below 1e-300 of probability.
/// O(√(Tq)). Throws std::domain_error.
[[nodiscard]] double composedDelta(double q, std::int64_t answers, double epsilon);

/// The smallest epsilon ≥ 0 at which T answers together are (epsilon, delta)-differentially private.
///     inf{ε ≥ 0 : composedDelta(q, T, ε) ≤ δ}
/// Source: as composedDelta. Ends: +inf at q = 0, 0 at q = 1/2; at most T ε₀. Exact, relative error 1e-12. About
/// fifteen evaluations of composedDelta. Throws std::domain_error.
[[nodiscard]] double composedEpsilon(double q, std::int64_t answers, double delta);

/// The bound of advanced composition on composedEpsilon().
///     ε₀√(2T ln(1/δ)) + T ε₀(e^ε₀ − 1)
/// Source: Dwork, Rothblum & Vadhan 2010, theorem III.3. Ends: +inf at q = 0, 0 at q = 1/2; may exceed the pure loss.
/// An upper bound, O(1). Throws std::domain_error.
[[nodiscard]] double composedEpsilonAdvanced(double q, std::int64_t answers, double delta);

/// The Rényi divergence of T answers to the one truth from those to the other, the same in both directions.
///     T ln(p^a q^(1−a) + q^a p^(1−a))/(a−1), a the order; T(p−q) ln(p/q) at a = 1, the Kullback–Leibler divergence
/// Source: Mironov 2017, proposition 5. Domain: order in [1, ∞). Ends: +inf at q = 0, 0 at q = 1/2; tends to T ε₀ as
/// the order grows. Exact, O(1). Throws std::domain_error.
[[nodiscard]] double composedRenyi(double q, double order, std::int64_t answers);

/// The bound of Rényi differential privacy on composedEpsilon().
///     min over a > 1 of composedRenyi(q, a, T) + ln(1/δ)/(a−1), at most T ε₀
/// Source: Mironov 2017, proposition 3. Ends: +inf at q = 0, 0 at q = 1/2. An upper bound at whatever order; the
/// least to 1e-9. Some thirty evaluations. Throws std::domain_error.
[[nodiscard]] double composedEpsilonRenyi(double q, std::int64_t answers, double delta);

/// The belief that a person is a yes after T fresh answers to the same question, k of them a yes.
///     πx/(πx + 1 − π), x = (p/q)^(2k−T)
/// Source: Bayes' rule, the answers being independent given the truth. Domain: q in (0, 1/2], yes in 0 … answers,
/// prior in [0, 1]. Exact, also where it is tiny; O(1). Throws std::domain_error.
[[nodiscard]] double posteriorRepeated(double q, std::int64_t answers, std::int64_t yes, double prior);

/// The probability that the majority of T fresh answers is a lie; of two halves each is the majority with probability
/// ½.
///     P[Bin(T, q) > T/2] + ½P[Bin(T, q) = T/2]
/// Source: definition. Ends: 0 at q = 0, 1/2 at q = 1/2. Exact; one tail of the count. Throws std::domain_error.
[[nodiscard]] double majorityError(double q, std::int64_t answers);

/// The privacy parameter of a memoised report, however many answers repeat it.
///     b ln(p/q), b the number of its bits that differ between two values
/// A yes or no is one bit: b = 1. RAPPOR's permanent randomized response sets h bits for each value, so two values
/// differ in b = 2h at the most, and this is its ε_∞ = 2h ln((1 − f/2)/(f/2)) with f = 2q.
/// Source: Erlingsson, Pihur & Korolova 2014, theorem 1 [math: sections 9 and 13]. Domain: differing in 1 …
/// maxDifferingBits. Ends: +inf at q = 0, 0 at q = 1/2. Exact, O(1). Throws std::domain_error.
[[nodiscard]] double memoisedEpsilon(double q, std::int64_t differing = 1);

} // namespace halftruth
