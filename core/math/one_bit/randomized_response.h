#pragma once

#include <cstdint>

/// One bit under randomized response: it is reported truthfully with probability p = 1 - q and flipped with the lie
/// probability q. Everything here is exact up to rounding, costs O(1), and is a pure function of its arguments.
namespace halftruth {

/// The privacy loss, in nats, of reporting every bit of a record through randomized response.
///     epsilon = L ln((1-q)/q)
/// Source: [KR2] section 2.2; attained, so also the smallest epsilon of pure differential privacy.
/// Domain: q in [0, 1/2], bits L in {1, ..., 40}. Ends: q = 0 gives +inf, q = 1/2 gives 0.
/// Keeps its relative accuracy near q = 1/2.
/// Throws std::domain_error.
[[nodiscard]] double epsilon(double q, std::int64_t bits = 1);

/// The lie probability at which a record of L bits loses epsilon nats: the inverse of epsilon().
///     q = 1/(1 + e^(epsilon/L))
/// Source: as epsilon().
/// Domain: epsilon > 0, bits L in {1, ..., 40}. Ends: towards 1/2 as epsilon falls to 0; underflows to 0 only where
/// e^(-epsilon/L) does.
/// Throws std::domain_error.
[[nodiscard]] double lieProbability(double epsilon, std::int64_t bits = 1);

/// The probability that a person who answered yes is a yes, when that had probability prior before.
///     prior p/(prior p + (1-prior) q)
/// Source: Bayes' rule.
/// Domain: q in [0, 1/2], prior in [0, 1]. Ends: prior 0 and 1 stay what they are (also at q = 0, where one of the
/// two answers cannot occur: the limit q -> 0); q = 1/2 returns the prior.
/// Throws std::domain_error.
[[nodiscard]] double posterior(double q, double prior);

/// The probability that a person who answered no is nevertheless a yes; see posterior().
///     prior q/(prior q + (1-prior) p)
/// Source, domain and ends: as posterior().
/// Throws std::domain_error.
[[nodiscard]] double posteriorAfterNo(double q, double prior);

struct PosteriorBounds {
    double lower = 0;
    double upper = 1;
};

/// What any epsilon-private answer can make of a prior: the posterior stays between these, and randomized response
/// on one bit attains both.
///     [prior/(prior + (1-prior) e^epsilon), prior e^epsilon/(prior e^epsilon + 1-prior)]
/// Source: Bayes' rule with a likelihood ratio in [e^-epsilon, e^epsilon].
/// Domain: epsilon > 0, prior in [0, 1]. Ends: prior 0 and 1 stay what they are.
/// Throws std::domain_error.
[[nodiscard]] PosteriorBounds posteriorBounds(double epsilon, double prior);

/// The best attacker's advantage over guessing: true-alarm rate minus false-alarm rate.
///     p - q = 1 - 2q = tanh(epsilon/2) for one bit
/// Source: total variation distance of the two answers' distributions.
/// Domain: q in [0, 1/2]. Ends: 1 at q = 0, 0 at q = 1/2.
/// Throws std::domain_error.
[[nodiscard]] double advantage(double q);

/// The smallest missed-detection rate of a test that tells two records apart with the given false-alarm rate a.
///     max(0, 1 - e^epsilon a, e^-epsilon (1-a))
/// Source: Wasserman and Zhou 2010, theorem 2.4; Kairouz, Oh and Viswanath 2015. A lower bound for every
/// epsilon-private mechanism, attained by randomized response. Domain: epsilon > 0, falseAlarm in [0, 1]. Ends: 1 at
/// a = 0, 0 at a = 1. Throws std::domain_error.
[[nodiscard]] double tradeOffCurve(double epsilon, double falseAlarm);

/// The unbiased estimate of the proportion of yes from the mean r of the reports.
///     (r - q)/(1 - 2q)
/// Source: Warner 1965; [WN]; [GA]. Not clipped: it leaves [0, 1] when r leaves [q, p], see clippedProportion().
/// Domain: q in [0, 1/2), reportedMean in [0, 1]. Ends: q = 1/2 has no estimator and is refused.
/// Throws std::domain_error.
[[nodiscard]] double estimatedProportion(double q, double reportedMean);

/// estimatedProportion() clipped to [0, 1]: never further from the truth, but biased near the ends.
///     min(1, max(0, (r - q)/(1 - 2q)))
/// Source: the maximum-likelihood estimate of Warner 1965.
/// Domain and ends: as estimatedProportion().
/// Throws std::domain_error.
[[nodiscard]] double clippedProportion(double q, double reportedMean);

/// The variance of the estimated proportion for a fixed database of n people, whatever their bits.
///     p q/(n (1-2q)^2)
/// Source: Warner 1965; [WN].
/// Domain: q in [0, 1/2), n in {1, ..., 10^9}. Ends: 0 at q = 0; q = 1/2 has no estimator and is refused.
/// Throws std::domain_error.
[[nodiscard]] double estimatorVariance(double q, std::int64_t n);

/// The variance bound of the lecture note: an upper bound, by exactly 1/(4n), of estimatorVariance().
///     1/(16 g^2 n) with g = 1/2 - q, that is 1/(4 n (1-2q)^2)
/// Source: [WN]; it follows from Var(Bernoulli) <= 1/4. It bounds estimatorVarianceSampled() too.
/// Domain and ends: as estimatorVariance(), but 1/(4n) at q = 0.
/// Throws std::domain_error.
[[nodiscard]] double estimatorVarianceBound(double q, std::int64_t n);

/// The variance of the estimated proportion when the n people are a random sample of a population in which the
/// proportion is prior.
///     l (1-l)/(n (1-2q)^2) with l = q + prior (1-2q); equals estimatorVariance() + prior (1-prior)/n
/// Source: Warner 1965, equation 5.
/// Domain: q in [0, 1/2), n in {1, ..., 10^9}, prior in [0, 1]. Ends: q = 1/2 has no estimator and is refused.
/// Throws std::domain_error.
[[nodiscard]] double estimatorVarianceSampled(double q, std::int64_t n, double prior);

/// The name the same mechanism has in RAPPOR: the probability f of replacing a bit by a fair coin.
///     f = 2q
/// Source: Erlingsson, Pihur and Korolova 2014, section 2.
/// Domain: q in [0, 1/2].
/// Throws std::domain_error.
[[nodiscard]] double rapporF(double q);

/// The bias of the answer in the notation of the lecture note.
///     g = 1/2 - q
/// Source: [WN].
/// Domain: q in [0, 1/2].
/// Throws std::domain_error.
[[nodiscard]] double warnerBias(double q);

/// The probability of a truthful report.
///     p = 1 - q
/// Source: Warner 1965.
/// Domain: q in [0, 1/2].
/// Throws std::domain_error.
[[nodiscard]] double truthProbability(double q);

/// The probability of replacing a value by one drawn uniformly from the k = 2 possible ones (the value itself
/// included).
///     k q/(k-1) = 2q
/// Source: [LWR] with two categories; the same number as rapporF().
/// Domain: q in [0, 1/2].
/// Throws std::domain_error.
[[nodiscard]] double uniformReplacementProbability(double q);

} // namespace halftruth
