#pragma once

#include <cmath>
#include <limits>

/// How far two doubles are apart, relative to the expected one; infinities and equal values are at 0.
inline double relativeError(double actual, double expected) {
    if (actual == expected)
        return 0.0;
    if (!(std::isfinite(actual) && std::isfinite(expected)))
        return std::numeric_limits<double>::infinity();
    // Below the smallest normal number a double has fewer digits: one unit in the last place is no error.
    if (std::fabs(actual - expected) <= std::numeric_limits<double>::denorm_min())
        return 0.0;
    return std::fabs(actual - expected) / std::fabs(expected);
}
