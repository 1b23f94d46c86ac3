#pragma once

#include <cstdint>

/// How far the estimated proportion of a fixed database may be from the true one: P[abs(estimate - truth) >= alpha]
/// <= beta. Throughout p = 1 - q, and t = alpha (1-2q) is the deviation of the reported mean that an error of alpha
/// means. Domains unless said otherwise: q in [0, 1/2) (q = 1/2 has no estimator and is refused), n in
/// {1, ..., 10^9}, alpha > 0, beta in (0, 1). alpha may exceed 1: the unclipped estimate can be that wrong.
///
/// Failure probabilities are formed from their exponents in extended precision where the machine has it, so that
/// they are accurate to the smallest double; below that they underflow to 0.
namespace halftruth {

/// The accuracy that Hoeffding's inequality certifies.
///     sqrt(ln(2/beta)/(2n))/(1-2q)
/// Source: [GA], there called the additive Chernoff bound; Hoeffding 1963, theorem 2. The slide's example prints
/// 0.89/1000 for n = 10^6, epsilon = 1, beta = 0.05 because it takes log to base 10; it is 0.001358102 for the
/// reported mean. Ends: q = 0 keeps the bound of a fair coin, although there is no noise. Upper bound on the
/// accuracy; O(1). Throws std::domain_error.
[[nodiscard]] double accuracyHoeffding(double q, std::int64_t n, double beta);

/// The accuracy that Chebyshev's inequality certifies.
///     sqrt(p q/(n beta))/(1-2q)
/// Source: [WN]; Chebyshev 1867.
/// Ends: 0 at q = 0.
/// Upper bound on the accuracy; O(1). Throws std::domain_error.
[[nodiscard]] double accuracyChebyshev(double q, std::int64_t n, double beta);

/// The accuracy that Bernstein's inequality certifies; the flip of one bit is at most p from its mean.
///     (L p/3 + sqrt((L p/3)^2 + 2 n L p q))/n/(1-2q), L = ln(2/beta)
/// Source: Bernstein 1924; Boucheron, Lugosi and Massart 2013, corollary 2.11 (the failure bound solved for alpha).
/// Ends: 2L/(3n) at q = 0.
/// Upper bound on the accuracy; O(1). Throws std::domain_error.
[[nodiscard]] double accuracyBernstein(double q, std::int64_t n, double beta);

/// The accuracy that Chernoff's bound certifies when the true number of ones is known.
///     inf{alpha : failureChernoff(q, n, ones, alpha) <= beta}
/// Source: Chernoff 1952; see failureChernoff(). Never worse than Hoeffding's or Bernstein's.
/// Domain: also ones in {0, ..., n}. Ends: 0 at q = 0. Where the failure jumps across beta, at an end of the support,
/// the infimum is the jump and the failure at it still exceeds beta.
/// Upper bound on the accuracy; O(1), about ten evaluations of the failure. Throws std::domain_error.
[[nodiscard]] double accuracyChernoff(double q, std::int64_t n, std::int64_t ones, double beta);

/// The accuracy of the normal approximation.
///     z_{1-beta/2} sqrt(p q/n)/(1-2q)
/// Source: de Moivre and Laplace; [WN] uses the same variance.
/// Ends: 0 at q = 0.
/// An approximation, in neither direction a bound; O(1). Throws std::domain_error.
[[nodiscard]] double accuracyNormal(double q, std::int64_t n, double beta);

/// Hoeffding's bound on the probability of an error of alpha or more.
///     min(1, 2 exp(-2 n t^2))
/// Source: as accuracyHoeffding().
/// Ends: does not vanish at q = 0.
/// Upper bound; O(1). Throws std::domain_error.
[[nodiscard]] double failureHoeffding(double q, std::int64_t n, double alpha);

/// Chebyshev's bound on the probability of an error of alpha or more.
///     min(1, p q/(n t^2))
/// Source: as accuracyChebyshev().
/// Ends: 0 at q = 0.
/// Upper bound; O(1). Throws std::domain_error.
[[nodiscard]] double failureChebyshev(double q, std::int64_t n, double alpha);

/// Bernstein's bound on the probability of an error of alpha or more.
///     min(1, 2 exp(-n t^2/(2 (p q + p t/3))))
/// Source: as accuracyBernstein().
/// Ends: does not vanish at q = 0.
/// Upper bound; O(1). Throws std::domain_error.
[[nodiscard]] double failureBernstein(double q, std::int64_t n, double alpha);

/// Chernoff's bound on the probability of an error of alpha or more when the true number of ones is known.
///     min(1, sum over x = n q + ones (p-q) +- n t of inf_s exp(psi(s) - s x)),
///     psi(s) = ones ln(q + p e^s) + (n-ones) ln(p + q e^s)
/// Source: Chernoff 1952; [KR2] section 3.1 for the count.
/// Domain: also ones in {0, ..., n}. Ends: a tail beyond the support {0, ..., n} is 0, and at its end it is the
/// probability of that end; at q = 0 the count is certain and the answer 0. The arguments count as the exact numbers
/// they are as doubles: whether alpha lies beyond the support is decided without tolerance.
/// Upper bound; O(1). Throws std::domain_error.
[[nodiscard]] double failureChernoff(double q, std::int64_t n, std::int64_t ones, double alpha);

/// The normal approximation of the probability of an error of alpha or more.
///     erfc(t sqrt(n/(2 p q)))
/// Source: as accuracyNormal().
/// Ends: 0 at q = 0.
/// An approximation, in neither direction a bound; O(1). Throws std::domain_error.
[[nodiscard]] double failureNormal(double q, std::int64_t n, double alpha);

/// The smallest number of people, at least 1, for which Hoeffding's bound certifies alpha at beta.
///     min{n : failureHoeffding(q, n, alpha) <= beta}, near ln(2/beta)/(2 t^2)
/// Source: [GA]; as accuracyHoeffding().
/// Domain: q in [0, 1/2), alpha > 0, beta in (0, 1). The answer is a whole number, checked against the failure
/// function at n and n - 1. It is not limited to 10^9, hence a double; from 2^50 on it is the real solution rounded
/// up, unchecked, and inf when even that overflows. Enough by an upper bound, not necessary; O(1). Throws
/// std::domain_error.
[[nodiscard]] double requiredNHoeffding(double q, double alpha, double beta);

/// The smallest number of people, at least 1, for which Chebyshev's bound certifies alpha at beta.
///     min{n : failureChebyshev(q, n, alpha) <= beta}, near p q/(beta t^2)
/// Source: [WN]; as accuracyChebyshev().
/// Domain, large answers: as requiredNHoeffding(). Ends: 1 at q = 0.
/// Enough by an upper bound, not necessary; O(1). Throws std::domain_error.
[[nodiscard]] double requiredNChebyshev(double q, double alpha, double beta);

/// The smallest number of people, at least 1, for which Bernstein's bound certifies alpha at beta.
///     min{n : failureBernstein(q, n, alpha) <= beta}, near 2 ln(2/beta) (p q + p t/3)/t^2
/// Source: as accuracyBernstein().
/// Domain, large answers: as requiredNHoeffding().
/// Enough by an upper bound, not necessary; O(1). Throws std::domain_error.
[[nodiscard]] double requiredNBernstein(double q, double alpha, double beta);

/// The smallest number of people, at least 1, for which the normal approximation promises alpha at beta.
///     min{n : failureNormal(q, n, alpha) <= beta}, near z_{1-beta/2}^2 p q/t^2
/// Source: as accuracyNormal().
/// Domain, large answers: as requiredNHoeffding(). Ends: 1 at q = 0.
/// An approximation: neither enough nor necessary for certain; O(1). Throws std::domain_error.
[[nodiscard]] double requiredNNormal(double q, double alpha, double beta);

/// The smallest privacy loss, in nats, at which Hoeffding's bound certifies alpha at beta for n people.
///     ln((1+x)/(1-x)), x = sqrt(ln(2/beta)/(2n))/alpha
/// Source: accuracyHoeffding() solved for epsilon, with 1 - 2q = tanh(epsilon/2).
/// Domain: n in {1, ..., 10^9}, alpha > 0, beta in (0, 1), and x < 1. Ends: grows without limit towards x = 1; digits
/// are lost there in proportion to 1 - x.
/// Enough by an upper bound, not necessary; O(1).
/// Throws std::domain_error; where x >= 1, no q lets the bound certify alpha, and the message names the smallest n
/// that would.
[[nodiscard]] double requiredEpsilonHoeffding(std::int64_t n, double alpha, double beta);

} // namespace halftruth
