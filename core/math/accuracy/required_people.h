#pragma once

#include <stop_token>

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

/// By the count's own distribution.
///     first = min{n : F(n) <= beta}, fromOn = min{N : F(n) <= beta for every n in {N, ..., 10^9}},
///     F(n) = failureExact(q, n, onesAtShare(share, n), alpha)
/// Source: failureExact(). Of n up to 10 000, and up to a variance of 100, each is evaluated. Beyond, both ends lie
/// between those n at which it fails although the tails begin two outcomes further out, and those at which it holds
/// although they begin two further in: more than lattice and rounding move them. Between,
/// each tail is a smooth function of n and of where in the lattice the tail begins, which is interpolated through
/// nine tails; n for which that doesn't decide are evaluated. Where lies are so rare that the count's variance is
/// below 100, every n between is evaluated, up to two million of them: beyond, the answers are those that halving
/// finds. Ends: 1 at q = 0. Exact. Some forty tails and a few nanoseconds for each n between, 4/(alpha (1-2q)) of
/// them.
[[nodiscard]] RequiredPeople requiredPeopleExact(double q, double share, double alpha, double beta,
                                                 const std::stop_token &stop = {});

/// By Chernoff's bound, whose failure is a smooth function of n and of the ones: only their rounding makes it a saw.
/// Source: failureChernoff(). Enough by an upper bound, not necessary. Ends: as requiredPeopleExact(). Some hundred
/// evaluations of the bound.
[[nodiscard]] RequiredPeople requiredPeopleChernoff(double q, double share, double alpha, double beta,
                                                    const std::stop_token &stop = {});

} // namespace halftruth
