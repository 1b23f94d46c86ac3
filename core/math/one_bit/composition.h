#pragma once

#include <cstdint>

/// One person who answers the same question several times through randomized response with fresh lies: what the
/// answers give away together. Domains: q in [0, 1/2], answers (T) in 1 … 1e6, epsilon ≥ 0 in nats, delta in (0, 1);
/// ε₀ = ln((1−q)/q), p = 1−q. Everything throws std::domain_error when a number is outside its domain.
namespace halftruth {

inline constexpr double maxAnswers = 1e6;

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

/// The privacy loss of however many answers that all repeat one memoised report: RAPPOR's ε_∞ of permanent randomized
/// response with one hash, whose report has two bits that differ.
///     2 ln((1 − f/2)/(f/2)),  f = 2q
/// Source: Erlingsson, Pihur & Korolova 2014, theorem 1 with h = 1 [math: section 9]. Ends: +inf at q = 0, 0 at q =
/// 1/2. Exact, O(1), whatever the number of answers. Throws std::domain_error.
[[nodiscard]] double memoisedEpsilon(double q);

} // namespace halftruth
