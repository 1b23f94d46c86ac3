#pragma once

#include "core/math/vectors/bit_collection.h"

#include <cstdint>
#include <stop_token>

/// What a released collection of randomized records says about who was in it.
namespace halftruth {

/// The probability that a record is among the randomized records of a collection.
///     P[s in R(T)] = 1 - prod over v in T of (1 - q^d p^(L-d)), d the Hamming distance of v and s
/// Source: [KR1] section 1; T is a multiset.
/// Domain: q in [0, 1/2], outcome a record of L bits.
/// Ends: at q = 0 it is 1 for a member and 0 for any other record; at q = 1/2 it is 1 - (1 - 2^-L)^|T|.
/// Exact: relative error 1e-13, as a sum of logarithms of one sign, until it underflows. O(|T|).
/// Throws std::domain_error.
[[nodiscard]] double presenceProbability(double q, const BitCollection &collection, std::uint32_t outcome);

/// How anonymous a collection is, and for which member and outcome it is least.
struct Anonymity {
    double value = 0;
    std::uint32_t v = 0; ///< the member
    std::uint32_t s = 0; ///< the outcome

    bool operator==(const Anonymity &) const = default;
};

/// The least factor, over all members and outcomes, by which the others explain an outcome as well as the member
/// does.
///     A_p = min over v in T, s in {0,1}^L of P[s in R(T without one v)] / P[R(v) = s]
/// Source: [KR1] section 2; T is a multiset.
/// Domain: q in [0, 1/2], L to 24, |T| to 10^6. A ratio, at least 0; larger is more anonymous.
/// Ends: with one member it is 0. At q = 0 only s = v is possible: 0 if a member is there once, else 1, which is also
/// the limit. At q = 1/2 every pair has 2^L (1 - (1 - 2^-L)^(|T|-1)), and any of them is named.
/// Exact: relative error 1e-13. For every s the minimum is at a member nearest to s, and the numbers of members at
/// each distance from every s are integers, so nothing is subtracted but one from the nearest. Ties: the smallest s
/// found, then the smallest v. O(2^L L^2 + 2^max(0, L-16) |T|) time, O(2^min(L, 16) L) memory: 20 bits and 10^5
/// members take 80 ms, 24 bits and 10^6 members 2.5 s. After a stop, which is looked at every 20 ms at most, the
/// answer is of no use. Throws std::domain_error.
[[nodiscard]] Anonymity anonymity(double q, const BitCollection &collection, std::stop_token stop = {});

} // namespace halftruth
