#pragma once

#include <limits>

namespace halftruth {

/// What a formula says is positive: where the value was too small for a double, the least positive one, which is
/// shown as "< 10⁻³⁰⁷". Where it isn't said to be, a zero is one.
[[nodiscard]] constexpr double positiveWhere(bool positive, double value) {
    return positive && value == 0 ? std::numeric_limits<double>::denorm_min() : value;
}

} // namespace halftruth
