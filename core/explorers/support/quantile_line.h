#pragma once

#include "core/figure/figure.h"
#include "core/math/count/count_distribution.h"

#include <algorithm>
#include <limits>

namespace halftruth {

/// Beyond this many people a pixel of a picture of quantiles spans so many outcomes that the Cornish-Fisher quantile,
/// which is right to within one outcome there, can't be told from the exact one.
inline constexpr std::int64_t exactQuantilePeople = 20000;

/// What a line of quantiles may claim to be.
[[nodiscard]] inline Role quantileRole(std::int64_t n) {
    return n <= exactQuantilePeople ? Role::Exact : Role::Approximation;
}

/// The quantiles as lines show them: countQuantile() and countUpperQuantile().
[[nodiscard]] double lineQuantile(const CountModel &model, double level);
[[nodiscard]] double lineUpperQuantile(const CountModel &model, double tail);

/// Half of a probability that is shared by two tails; that of the smallest double would be none.
[[nodiscard]] constexpr double halfOf(double beta) {
    return std::max(beta / 2, std::numeric_limits<double>::denorm_min());
}

} // namespace halftruth
