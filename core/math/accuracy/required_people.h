#pragma once

#include "core/math/domain/watch.h"

#include <cstdint>

/// How many people the accuracy statement P[abs(estimate - truth) >= alpha] <= beta takes, when a share of them are
/// ones: where the ones matter, and their number is the share's nearest whole one, the failure is a saw in n. It may
/// hold at some n by luck and fail again at larger ones. Domains: q in [0, 1/2), share in [0, 1], alpha > 0, beta in
/// (0, 1). Throws std::domain_error, and Stopped (math/stopped.h) when that is asked for.
namespace halftruth {

/// The two ends of the saw; +inf where there is none up to 10^9.
struct RequiredPeople {
    double first = 1;  ///< the least n at which the failure is at most beta
    double fromOn = 1; ///< the least n from which on it is at every n up to 10^9
};

/// Which of the two are looked for: the first takes its time, and a curve has no use for it.
enum class RequiredEnds : std::uint8_t {
    Both,
    FromOn, ///< the first is not a number then
};

/// By the count's own distribution.
///     first = min{n : F(n) <= beta}, fromOn = min{N : F(n) <= beta for every n in {N, ..., 10^9}},
///     F(n) = failureExact(q, n, onesAtShare(share, n), alpha)
/// Source: failureExact(). Were the ones exactly their share and the tails to begin exactly at the deviation, or one
/// outcome beyond it, the failure would be a smooth function of n: where the former is at most beta the statement
/// holds, where the latter isn't it fails, and both places are found by halving. Between, each tail is a smooth
/// function of n and of where in the lattice it begins, which is interpolated through nine tails; n for which that
/// doesn't decide are evaluated. So is each n up to a variance of 100, for the first one of at most 10 000, and each
/// between bounds moved by two outcomes where lies are so rare that the variance stays below it, up to two million:
/// beyond, the answers are those that halving finds. Ends: 1 at q = 0. Exact. Some hundred and fifty tails, and some
/// ten nanoseconds for each n that is looked at from the smooth bound on, at most 1/(alpha (1-2q)) of them for each
/// end.
[[nodiscard]] RequiredPeople requiredPeopleExact(double q, double share, double alpha, double beta,
                                                 RequiredEnds ends = RequiredEnds::Both, const Watch &watch = {});

/// By Chernoff's bound, whose failure is a smooth function of n and of the ones: only their rounding makes it a saw.
/// Source: failureChernoff(). Enough by an upper bound, not necessary. Ends: as requiredPeopleExact(). Some hundred
/// evaluations of the bound.
[[nodiscard]] RequiredPeople requiredPeopleChernoff(double q, double share, double alpha, double beta,
                                                    RequiredEnds ends = RequiredEnds::Both, const Watch &watch = {});

} // namespace halftruth
