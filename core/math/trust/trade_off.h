#pragma once

#include "core/math/count/count_distribution.h"

#include <cstdint>

/// What a test of two neighbouring truths can tell from what is released: its smallest type II error, a true yes
/// called no, at a type I error of `level`, a true no called yes, level in (0, 1). All are exact unless they say
/// otherwise, and throw std::domain_error.
namespace halftruth {

/// The trade-off function of one answer.
///     max(0, 1 - level p/q, (q/p)(1 - level))
/// Source: Wasserman & Zhou 2010; Dong, Roth & Su 2022, proposition 3. Domain: q in [0, 1/2]. Ends: 0 at q = 0, 1 -
/// level at q = 1/2. O(1).
[[nodiscard]] double answerTradeOff(double q, double level);

/// The trade-off function of the count of the answers: that of n people with `ones` others against one more.
///     P[A(m+1) < c] + (1 - r) P[A(m+1) = c], P[A(m) > c] + r P[A(m) = c] = level
/// Source: Neyman and Pearson's lemma; P[A(m+1) = s]/P[A(m) = s] rises with s [KR2 section 3], so the best test calls
/// "one more" above some outcome c, and at c with probability r. Domain: n in 1 … 10^9, ones in 0 … n-1, q in [0,
/// 1/2]. Ends: 0 at q = 0, 1 - level at q = 1/2. One quantile and three probabilities of the count.
[[nodiscard]] double countTradeOff(const CountModel &model, double level);

/// The parameter of the Gaussian mechanism that the count tends to as n grows: how many standard deviations one
/// person moves it.
///     mu = (1-2q)/sqrt(n p q)
/// Source: Dong, Roth & Su 2022, theorem 5; the count's mean moves by 1-2q. Domain: n in 1 … 10^9, q in [0, 1/2].
/// Ends: +inf at q = 0, 0 at q = 1/2. An approximation of the count, exact as a number; O(1).
[[nodiscard]] double countGaussianMu(std::int64_t n, double q);

/// The trade-off function of the Gaussian mechanism with a parameter mu.
///     Phi(Phi^-1(1 - level) - mu)
/// Source: Dong, Roth & Su 2022, equation 6. Domain: mu >= 0, may be +inf. Ends: 1 - level at mu = 0, 0 at mu = +inf.
/// With countGaussianMu() an approximation of countTradeOff(), in neither direction a bound; as a number relative
/// error 1e-12. O(1).
[[nodiscard]] double gaussianTradeOff(double mu, double level);

/// delta of the Gaussian mechanism with that parameter.
///     Phi(mu/2 - epsilon/mu) - e^epsilon Phi(-mu/2 - epsilon/mu)
/// Source: Dong, Roth & Su 2022, corollary 1. Domain: as countGaussianMu(), epsilon > 0. Ends: 1 at q = 0, 0 at q =
/// 1/2. In neither direction a bound on shuffleDelta(); relative error as a number 1e-12. A quadrature of some
/// hundred points.
[[nodiscard]] double countGaussianDelta(std::int64_t n, double q, double epsilon);

} // namespace halftruth
