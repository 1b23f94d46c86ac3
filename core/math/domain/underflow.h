#pragma once

#include <limits>

namespace halftruth {

/// What a formula says is positive: where the value was too small for a double, the least positive one, which is
/// shown as "< 10⁻³⁰⁷". Where it isn't said to be, a zero is one.
[[nodiscard]] constexpr double positiveWhere(bool positive, double value) {
    return positive && value == 0 ? std::numeric_limits<double>::denorm_min() : value;
}

/// Whether a number is positive but below those that have all their digits: it is told as "< 1e-307".
[[nodiscard]] constexpr bool isTooSmall(double value) {
    return value > 0 && value < std::numeric_limits<double>::min();
}

/// What stands in a file and on the command line for a number that isTooSmall().
inline constexpr const char *tooSmallText = "< 1e-307";

} // namespace halftruth
