#pragma once

#include <cstdint>
#include <vector>

namespace halftruth {

/// The number of reported ones A_n(m) ~ Bin(m, 1−q) + Bin(n−m, q) of a database with m ones among n records, when
/// every bit is flipped with probability q [KR2 §3.1]. Domains: n in 1 … 1e9, ones (m) in 0 … n, q in [0, 1/2]. At
/// q = 0 the count is m for certain; at q = 1/2 it is Bin(n, 1/2) whatever m is. Every function below throws
/// std::domain_error when a number is outside its domain.
struct CountModel {
    std::int64_t n = 1;
    std::int64_t ones = 0;
    double q = 0;

    bool operator==(const CountModel &) const = default;
};

/// Throws std::domain_error unless n, ones and q are in their domains.
void requireCountModel(const CountModel &model);

/// Mean of the count, nq + m(1−2q) [KR2 §3.1]. m at q = 0, n/2 at q = 1/2. Exact to one rounding, O(1).
[[nodiscard]] double countMean(const CountModel &model);

/// Variance of the count, nq(1−q), the same for every m [KR2 §3.1]. 0 at q = 0, n/4 at q = 1/2. Exact to rounding,
/// O(1).
[[nodiscard]] double countVariance(const CountModel &model);

/// Natural logarithm of P[A_n(m) = outcome], Σ_k Bin(m,q)(k)·Bin(n−m,q)(outcome−m+k) [KR2 §3.1]. outcome in 0 … n.
/// At q = 0: 0 at outcome m, −inf elsewhere. Exact to a relative error of 1e-12, also where it is near 0; never
/// underflows. O(1): at large variances the sum is taken over every h-th term, by Poisson's formula without a loss.
[[nodiscard]] double logCountPmf(const CountModel &model, std::int64_t outcome);

/// P[A_n(m) = outcome] = exp(logCountPmf). outcome in 0 … n. Relative error 1e-15 × (1 + |logarithm|); 0 where it is
/// below the smallest double, and at q = 0 everywhere but at m. O(1).
[[nodiscard]] double countPmf(const CountModel &model, std::int64_t outcome);

/// P[A_n(m) ≤ outcome] [KR2 §3.1]. outcome in 0 … n. A step from 0 to 1 at m when q = 0. Exact; a small value keeps
/// its relative accuracy (1e-12). O(√(nq)) up to a standard deviation of 10, O(1) above.
[[nodiscard]] double countCdf(const CountModel &model, std::int64_t outcome);

/// P[A_n(m) > outcome] = 1 − countCdf, with its own relative accuracy (1e-12) where it is small. outcome in 0 … n.
/// A step from 1 to 0 at m when q = 0. Exact; costs what countCdf costs.
[[nodiscard]] double countSurvival(const CountModel &model, std::int64_t outcome);

/// The quantile inf{y : P[A_n(m) ≤ y] ≥ level} [KR2 §3.1.3]. level in (0, 1). m at q = 0. Exact, up to the rounding
/// of a cdf that equals the level. A few evaluations of countCdf.
[[nodiscard]] std::int64_t countQuantile(const CountModel &model, double level);

/// The quantile from above, inf{y : P[A_n(m) > y] ≤ tail}: countQuantile at the level 1 − tail, for tails so small
/// that their complement rounds to 1. tail in (0, 1). m at q = 0. Exact, as countQuantile.
[[nodiscard]] std::int64_t countUpperQuantile(const CountModel &model, double tail);

/// Probabilities of the consecutive outcomes first, first+1, …
struct CountPmf {
    std::int64_t first = 0;
    std::vector<double> probability;
};

/// All of the probabilities that are > smallest, into reuse, whose memory is kept [KR2 (3.2): ratios of neighbours,
/// multiplied outward from the mode and normalised by their sum]. smallest in (0, 1), 1e-300 for the whole of it;
/// empty when no outcome is that likely. One outcome, m, at q = 0. Exact, relative error 5e-13.
/// O(√(nq log(1/smallest))) time and memory.
void countPmfAbove(const CountModel &model, double smallest, CountPmf &reuse);

/// The quantile as a real number, mean + sd·w(z) with the Cornish–Fisher expansion w to third order in skewness and
/// kurtosis [Cornish & Fisher 1938]. level in (0, 1). m at q = 0. An approximation, for drawing at huge n: the
/// integer quantile is near it to O(1/sd) + 1 outcome in the middle, and to a few outcomes in the far tails. O(1).
[[nodiscard]] double countQuantileApproximate(const CountModel &model, double level);

/// P[|A_n(m) − E| ≥ deviation], the exact failure probability of an accuracy [section 2 of the mathematics,
/// failure-exact], E = countMean. deviation ≥ 0, in records. An outcome counts as reached when rounding may have
/// moved it: within four ulps of min(n, |n−2m|q + deviation/(1−2q)), since those at which a formula lands must not be
/// lost. 1 at deviation 0; at q = 0 it is 0 for every other. Exact, relative error 1e-12. Two evaluations of
/// countCdf.
[[nodiscard]] double countTwoSidedTail(const CountModel &model, double deviation);

/// P[|A_n(m) − E| > deviation]: the same without the outcomes at the deviation. 0 at q = 0.
[[nodiscard]] double countTwoSidedTailBeyond(const CountModel &model, double deviation);

/// The smallest deviation beyond which the failure probability is at most beta,
/// inf{d : P[|A_n(m) − E| ≥ d'] ≤ beta for all d' > d}; accuracy-exact is this divided by n(1−2q). beta in (0, 1). It
/// is always the distance of an outcome from the mean, at least that of the nearest one; 0 at q = 0. Exact up to the
/// rounding of a tail that equals beta. Some four evaluations of countTwoSidedTail, a few more
/// where the count is far from normal.
[[nodiscard]] double countTwoSidedTailInverse(const CountModel &model, double beta);

} // namespace halftruth
