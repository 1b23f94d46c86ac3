#pragma once

#include "core/math/vectors/bit_collection.h"
#include "core/math/vectors/two_type_release.h"

#include <cstdint>
#include <optional>

/// What is left of the release of a collection when there are many records: the log ratio of two neighbours becomes a
/// normal variable, as in local asymptotic normality, and one number says which.
namespace halftruth {

/// How far the counts of a collection and of its neighbour are apart.
struct CollectionInformation {
    double variance = 0;  ///< of ln pi, to first order; its mean under x is half of it, and minus half under x'
    double roughness = 0; ///< the largest relative change of an expected count; the approximation is for small ones

    bool operator==(const CollectionInformation &) const = default;
};

/// The information of one replaced record.
///     variance = D^T C^+ D, D = P[R(v) = .] - P[R(w) = .], C = diag(lambda) - sum over u in x of P_u P_u^T the
///     covariance of the counts, lambda = sum over u in x of P_u, P_u = P[R(u) = .]; roughness = max |D|/lambda
/// Source: the normal approximation of a sum of independent multinomials. Domain: q in (0, 1/2], `from` replaced by
/// `to`, records of at most 6 bits, whose 2^L by 2^L covariances are inverted; no value for longer ones, and where
/// the counts hardly vary. Ends: 0 where v = w, or q = 1/2. For L = 1 it is (1-2q)^2/(n p q). Relative error 1e-16
/// times the covariances' condition; as the variance of ln pi an approximation. O(n + 8^L). Throws std::domain_error.
[[nodiscard]] std::optional<CollectionInformation> collectionInformation(double q, const BitCollection &collection,
                                                                         std::uint32_t from, std::uint32_t to);

/// The same for two kinds of records, by distances, at any n and L.
///     variance = (sum over d of (a_d - b_d)^2/lambda_d)/(n sum over d of a_d b_d/lambda_d), a and b the distances'
///     distributions of the two kinds, as C is a diagonal matrix but for two dyads
/// Exact up to rounding, all terms positive. Ends: infinite where the overlap underflows. O(L). Throws
/// std::domain_error.
[[nodiscard]] CollectionInformation collectionInformation(const TwoTypeCollection &collection);

/// delta(epsilon) of two normal variables of the same variance as ln pi, an approximation of the collection's.
///     Phi(sigma/2 - epsilon/sigma) - e^epsilon Phi(-sigma/2 - epsilon/sigma)
/// Source: Balle and Wang 2018, theorem 5, with sigma the ratio of sensitivity and noise. Domain: variance >= 0,
/// epsilon >= 0 in nats. Ends: 0 at variance 0, and where it underflows. Relative error 1e-15 (1 + epsilon/variance).
/// O(1). Throws std::domain_error.
[[nodiscard]] double normalDelta(double variance, double epsilon);

} // namespace halftruth
