#pragma once

#include "core/data/joint_type.h"

#include <cstddef>
#include <cstdint>

namespace halftruth {

/// S = H(K, 2a) / H(K, a)^2 with H(K, a) = sum over k = 1..K of k^-a: the concentration when category k has a share
/// proportional to k^-a (Zipf's law).
///
/// K in {1, ..., 1000000}, exponent a in [0, 1000000]; a = 0 is uniform, and S tends to 1 as a grows. Exact but for
/// rounding; cost O(K). @throws std::domain_error
[[nodiscard]] double zipfConcentration(std::size_t categories, double exponent);

/// n records spread over K categories "1".."K" as evenly as whole numbers can be. @throws std::domain_error
[[nodiscard]] JointType uniformType(std::size_t categories, std::int64_t n);

/// n records spread over K categories "1".."K" by Zipf's law, rounded to whole numbers by largest remainders, so that
/// each count is within 1 of n times its share. @throws std::domain_error
[[nodiscard]] JointType zipfType(std::size_t categories, std::int64_t n, double exponent);

} // namespace halftruth
