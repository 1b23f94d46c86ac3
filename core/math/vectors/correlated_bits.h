#pragma once

#include <cstdint>

/// What a report of L bits says about one of them, when the true bits go together.
namespace halftruth {

/// The privacy loss about one bit of a record, in nats, when every other bit equals it with probability (1 + r)/2,
/// independently of each other given it: r is their correlation where a bit is as often 0 as 1.
///     2 artanh(1-2q) + (L-1) 2 artanh(r (1-2q)) = ln(p/q) + (L-1) ln((1 + r (1-2q))/(1 - r (1-2q)))
/// The largest log ratio of the probabilities of a report, the bit being 1 against 0; attained where every bit of the
/// report says the same. Source: Bayes' rule with the independent flips of [KR2] section 2.1.
/// Domain: q in [0, 1/2], bits in {1, ..., 40}, correlation in [0, 1]. Ends: r = 0 gives the loss of one bit, r = 1
/// that of the whole record, L ln(p/q); +inf at q = 0; 0 at q = 1/2.
/// Exact. O(1). Throws std::domain_error.
[[nodiscard]] double correlatedEpsilon(double q, std::int64_t bits, double correlation);

} // namespace halftruth
