#pragma once

#include "core/math/count/count_distribution.h"

#include <cstdint>
#include <span>
#include <stop_token>

namespace halftruth {

/// The privacy ratio of a count: ln π(s; m), π(s; m) = P[A_n(m) = s] / P[A_n(m+1) = s] = (q + pρ)/(p + qρ),
/// ρ = P[A_{n−1}(m) = s] / P[A_{n−1}(m) = s−1] [KR2 §3]. outcome (s) in 0 … n, ones (m) in 0 … n−1, q in (0, 1/2]: at
/// q = 0 both probabilities are 0 almost everywhere and there is no ratio; at q = 1/2 it is 0. ±ln((1−q)/q) at
/// s = 0 and s = n. Exact: relative error 1e-12 or absolute error 4e-15. O(1) for any n. Throws std::domain_error.
[[nodiscard]] double logPrivacyRatio(const CountModel &model, std::int64_t outcome);

/// ln π at every pair of the given outcomes (columns) and ones (rows), row-major; out.size() must be
/// outcomes.size() · ones.size(). Definition, domains, ends and accuracy of logPrivacyRatio; outcomes and ones in any
/// order. Cost: columns · rows, whatever n is. When stop is requested it returns early and leaves the rest of
/// out untouched. Throws std::domain_error, and std::invalid_argument when the size does not fit.
void logPrivacyRatioGrid(std::int64_t n, double q, std::span<const std::int64_t> outcomes,
                         std::span<const std::int64_t> ones, std::span<double> out, std::stop_token stop = {});

/// The whole surface of ln π, n+1 outcomes (columns) by n ones (rows), row-major; out.size() must be n(n+1).
/// Definition, domains, ends and accuracy of logPrivacyRatio. O(n²). Throws std::domain_error, and
/// std::invalid_argument when the size does not fit.
void logPrivacyRatioSurface(std::int64_t n, double q, std::span<double> out);

/// How probable it is that an outcome betrays more than epsilon, when the database has m ones and when it has m+1.
struct ViolationProbability {
    double zero = 0; ///< P over A_n(m) that ln π > epsilon
    double one = 0;  ///< P over A_n(m+1) that −ln π > epsilon

    bool operator==(const ViolationProbability &) const = default;
};

/// The two violation probabilities [violation-probability; KR2 §3]: ln π decreases in s, so each is one tail. ones
/// (m) in 0 … n−1, epsilon ≥ 0 in nats, q in [0, 1/2]. At q = 0 both are 1, at q = 1/2 both 0, and both are 0 when
/// epsilon ≥ ln((1−q)/q); an ln π within 8 ulps of epsilon is no violation, so that an epsilon which is a value of
/// ln π is met despite rounding. Exact. About 30 evaluations of logPrivacyRatio and two of countCdf. Throws
/// std::domain_error.
[[nodiscard]] ViolationProbability violationProbability(const CountModel &model, double epsilon);

} // namespace halftruth
