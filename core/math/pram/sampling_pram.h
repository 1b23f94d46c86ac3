#pragma once

#include <cstdint>

/// Two curators draw the same `samples` of n records without replacement and post-randomize them (PRAM) with the
/// gamma-diagonal matrix A = ((gamma-1) I + J)/(gamma+K-1) over K categories. Domains: n in {1, ..., 10^9}, samples
/// in {1, ..., n}, gamma > 1, K in {2, ..., 10^6}, epsilon > 0 nats; below E = e^epsilon - 1, m = samples. The gain
/// from sampling holds against who does not know which records were drawn.
///
/// Everything costs O(1) and is a pure function of its arguments.
namespace halftruth {

/// What is given when the number of samples is to be chosen: people, privacy loss in nats, size of the alphabet.
struct PramDesign {
    std::int64_t n = 1;
    double epsilon = 1;
    std::int64_t categories = 2;
};

/// The privacy loss, in nats, of sampling followed by PRAM.
///     ln(1 + m (gamma-1)/n)
/// Source: [LWR] Theorem III.2; attained. Ends: ln gamma when everybody is drawn.
/// Exact. Throws std::domain_error.
[[nodiscard]] double pramEpsilon(std::int64_t n, std::int64_t samples, double gamma);

/// The gamma at which sampling and PRAM together lose epsilon nats: the inverse of pramEpsilon().
///     1 + (n/m) E
/// Source: [LWR] Theorem III.2. Ends: e^epsilon when everybody is drawn; +inf where e^epsilon overflows (epsilon >
/// 709); rounds to 1 where (n/m) E < 10^-16. Exact. Throws std::domain_error.
[[nodiscard]] double pramGamma(std::int64_t n, std::int64_t samples, double epsilon);

/// gamma - 1 at pramGamma(), which has lost its digits there when epsilon is small.
///     (n/m) E
/// Source: [LWR] Theorem III.2. Ends: as pramGamma(). Exact. Throws std::domain_error.
[[nodiscard]] double pramExcess(std::int64_t n, std::int64_t samples, double epsilon);

/// The probability with which PRAM leaves a value alone; else it takes any of the K at random, itself among them.
///     (gamma-1)/(gamma+K-1)
/// Source: A = keep I + (1-keep) J/K. Domain: excess = gamma-1 > 0, +inf included. Ends: 1 where excess is infinite.
/// Exact. Throws std::domain_error.
[[nodiscard]] double pramKeep(double excess, std::int64_t categories);

/// The denominator of the gamma-diagonal matrix (the sources' "q").
///     gamma + K - 1
/// Source: [LWR] section III-A. Domain: gamma > 1.
/// Exact. Throws std::domain_error.
[[nodiscard]] double pramNormalizer(double gamma, std::int64_t categories);

/// The condition number of the gamma-diagonal matrix, which is also the spectral norm of its inverse.
///     1 + K/(gamma-1)
/// Source: [LWR] Theorem III.4; the eigenvalues of A are 1 and (gamma-1)/(gamma+K-1). Domain: gamma > 1. Ends:
/// towards 1 for large gamma, without limit as gamma falls to 1. Exact. Throws std::domain_error.
[[nodiscard]] double pramCondition(double gamma, std::int64_t categories);

/// The published bound on the expected error, in Euclidean norm, of the estimated type.
///     (c sqrt(K) + 1)/sqrt(m), c = 1 + K m/(n E) the condition number at pramGamma()
/// Source: [LWR] Theorem III.4.
/// Upper bound; its sqrt(K) is loose, see pramErrorBoundTight(). Throws std::domain_error.
[[nodiscard]] double pramErrorBound(const PramDesign &design, std::int64_t samples);

/// The published bound without its superfluous sqrt(K).
///     (c + 1)/sqrt(m), c as in pramErrorBound()
/// Source: the proof of [LWR] Theorem III.4 with E abs(T_Y - A T_X) <= 1/sqrt(m) and abs(A^-1) = c.
/// Upper bound, also on pramRmsError(). Throws std::domain_error.
[[nodiscard]] double pramErrorBoundTight(const PramDesign &design, std::int64_t samples);

/// The number of samples, a whole number in {1, ..., n}, that minimises pramErrorBound().
///     near n E (sqrt(K)+1)/K^(3/2)
/// Source: [LWR] section III-C. Ends: n where the minimiser exceeds it, that is from pramSamplingGainThreshold() on.
/// Exact minimiser: the better neighbour of the real one; of two that are equally good, the smaller. Rounding can
/// pick the other neighbour only where the two are equally good to seventeen digits. Throws std::domain_error.
[[nodiscard]] std::int64_t pramOptimalSamples(const PramDesign &design);

/// The number of samples, a whole number in {1, ..., n}, that minimises pramErrorBoundTight().
///     near 2 n E/K
/// Source: the zero of the derivative of 2 m^(-1/2) + K/(n E) m^(1/2). Ends: n where the minimiser exceeds it,
/// that is for epsilon >= ln(1 + K/2).
/// Exact minimiser; ties as in pramOptimalSamples(). Throws std::domain_error.
[[nodiscard]] std::int64_t pramOptimalSamplesTight(const PramDesign &design);

/// The root-mean-square error, in Euclidean norm, of the estimated type.
///     sqrt((K-1)(2 n E + K m)/(n E)^2 + (n-m)/(m (n-1)) (1-S)), S the concentration of the true type, its sum of
///     squares
/// Source: variance of the PRAM noise plus that of sampling without replacement, which are uncorrelated; compare
/// [LWR] Theorem III.4. Domain: also concentration in [1/K, 1]. Ends: no sampling term when everybody is drawn, so
/// also for n = 1. Exact. Throws std::domain_error.
[[nodiscard]] double pramRmsError(const PramDesign &design, std::int64_t samples, double concentration);

/// The number of samples, a whole number in {1, ..., n}, that minimises pramRmsError().
///     near n E sqrt((1-S) n/((n-1) K (K-1)))
/// Source: the zero of the derivative of the mean square error; for uniform data pramOptimalSamples() is 1 +
/// 1/sqrt(K) times it. Domain: also concentration in [1/K, 1]. Ends: 1 at S = 1, where sampling loses nothing; 1 for
/// n = 1. Exact minimiser; ties as in pramOptimalSamples(). Throws std::domain_error.
[[nodiscard]] std::int64_t pramOptimalSamplesExact(const PramDesign &design, double concentration);

/// The root-mean-square error, in Euclidean norm, of one curator's own shares: the marginal of the estimated joint
/// type over all other variables.
///     sqrt(b (a-1)(2 n E + K m)/(n E)^2 + (n-m)/(m (n-1)) (1-S)), a values of the variable, b = K/a, S the
///     concentration of its true type
/// Source: [LWR] section II asks for joint and marginal types; PRAM leaves a record in its row with probability
/// (gamma+b-1)/(gamma+K-1), otherwise as pramRmsError(), which it is for a = K. Domain: values in {1, ..., K} that
/// divide K, concentration in [1/values, 1]. Ends: 0 for one value. Exact. Throws std::domain_error.
[[nodiscard]] double pramMarginalRmsError(const PramDesign &design, std::int64_t samples, std::int64_t values,
                                          double concentration);

/// The size of the joint alphabet of several curators, each with a variable of as many values.
///     K = values^curators
/// Source: [LWR] section II, generalised to more than two curators: a record is a tuple, a category one of K.
/// Domain: curators in {1, ..., 19}, values in {2, ..., 1000}, K to 10^6. Exact; O(curators). Throws
/// std::domain_error.
[[nodiscard]] std::int64_t jointCategories(std::int64_t curators, std::int64_t values);

/// The concentration of uniform data, the smallest possible one: 1/K.
/// Throws std::domain_error.
[[nodiscard]] double uniformConcentration(std::int64_t categories);

/// The privacy loss, in nats, below which pramErrorBound() gains from sampling; from it on everybody is drawn and
/// gamma = e^epsilon.
///     ln(1 + K^(3/2)/(sqrt(K)+1))
/// Source: pramOptimalSamples() < n; [LWR] section III-C.
/// Exact for the bound, whose minimiser it compares as a real number. Throws std::domain_error.
[[nodiscard]] double pramSamplingGainThreshold(std::int64_t categories);

} // namespace halftruth
