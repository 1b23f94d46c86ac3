#pragma once

#include "core/math/domain/watch.h"

#include <cstdint>
#include <optional>

/// The accuracy statement P[abs(estimate - truth) >= alpha] <= beta solved for q (or epsilon); for n it is in
/// required_people.h, alpha and beta are accuracy*() and failure*() themselves. p = 1 - q, c = 1 - 2q =
/// tanh(epsilon/2). Domains unless said otherwise: n in {1, ..., 10^9}, ones in {0, ..., n}, alpha > 0, beta in (0,
/// 1), q in [0, 1/2).
///
/// Those that search take a Watch, and throw Stopped (core/math/domain/stopped.h) when it says so.
///
/// What a mostPrivate*() returns as q holds: the failure function, as it is evaluated, is at most beta there. Where
/// every q below 1/2 would do, q is the largest double below 1/2.
namespace halftruth {

/// A lie probability and the privacy loss it stands for, in nats. Two numbers, because neither can be had from the
/// other with all digits: q near 1/2 has lost those of epsilon, and epsilon those of a tiny q.
struct PrivacySetting {
    double q = 0;
    double epsilon = 0;
};

/// The most private setting at which Hoeffding's bound certifies alpha at beta.
///     tanh(epsilon/2) = 1 - 2q = sqrt(ln(2/beta)/(2n))/alpha
/// Source: accuracyHoeffding() solved for q. Ends: nothing where even q = 0 does not do; q = 0 has epsilon = +inf.
/// Enough by an upper bound, not necessary; O(1). Throws std::domain_error.
[[nodiscard]] std::optional<PrivacySetting> mostPrivateHoeffding(std::int64_t n, double alpha, double beta);

/// The most private setting at which Chebyshev's inequality certifies alpha at beta.
///     sinh(epsilon/2) = 1/(2 alpha sqrt(n beta))
/// Source: failureChebyshev() with p q = (1-c^2)/4. There always is one.
/// Enough by an upper bound, not necessary; O(1). Throws std::domain_error.
[[nodiscard]] PrivacySetting mostPrivateChebyshev(std::int64_t n, double alpha, double beta);

/// The most private setting at which Bernstein's inequality certifies alpha at beta.
///     A c^2 - B c - C = 0, C = ln(2/beta)/2, B = 2 alpha C/3, A = n alpha^2 + C - B
/// Source: failureBernstein() with p = (1+c)/2, p q = (1-c^2)/4. Ends: as mostPrivateHoeffding().
/// Enough by an upper bound, not necessary; O(1). Throws std::domain_error.
[[nodiscard]] std::optional<PrivacySetting> mostPrivateBernstein(std::int64_t n, double alpha, double beta);

/// The most private setting at which the normal approximation promises alpha at beta.
///     sinh(epsilon/2) = z_{1-beta/2}/(2 alpha sqrt(n))
/// Source: failureNormal() with p q = (1-c^2)/4. There always is one.
/// An approximation: neither enough nor necessary for certain; O(1). Throws std::domain_error.
[[nodiscard]] PrivacySetting mostPrivateNormal(std::int64_t n, double alpha, double beta);

/// The most private setting at which Chernoff's bound certifies alpha at beta for a database with that many ones.
///     the q at which failureChernoff(q, n, ones, alpha) crosses beta
/// Source: bracketed in ln q and solved by TOMS 748; the failure rises with q, and may jump where an end of the
/// support comes into reach. There always is one: the failure falls to 0 with q.
/// Enough by an upper bound, not necessary; some tens of evaluations of the failure. Throws std::domain_error.
[[nodiscard]] PrivacySetting mostPrivateChernoff(std::int64_t n, std::int64_t ones, double alpha, double beta);

/// The most private setting at which an error of alpha has probability at most beta, for a database with that many
/// ones.
///     sup{q : failureExact(q, n, ones, alpha) <= beta}
/// Source: failureExact(). It jumps where an outcome enters or leaves the tails, at q (n - 2 ones -+ 2 n alpha) = s -
/// ones -+ n alpha for whole s, and is smooth in between: the pieces are searched from above, at eight points each
/// (two above a million people).
/// As it is a saw, some smaller q may fail again. Where hundreds of teeth may hold, only those near the place that
/// halving finds are looked at.
/// Exact; cost some hundred evaluations of failureExact(), thousands where n alpha is a fraction of an outcome.
/// Throws std::domain_error.
[[nodiscard]] PrivacySetting mostPrivateExact(std::int64_t n, std::int64_t ones, double alpha, double beta,
                                              const Watch &watch = {});

/// How many of n people are a yes when that share of them is: the nearest whole number.
/// Throws std::domain_error unless share is in [0, 1].
[[nodiscard]] std::int64_t onesAtShare(double share, std::int64_t n);

} // namespace halftruth
