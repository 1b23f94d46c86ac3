#pragma once

#include "core/parameters/parameters.h"

#include <cstddef>
#include <vector>

namespace halftruth {

/// Values between two ends, both included, by equal steps or on a logarithmic scale by equal ratios; one value is the
/// first end. Whole numbers are rounded, and each stands once.
struct Spacing {
    double from;
    double to;
    std::size_t count;
    Scale scale = Scale::Linear; ///< on a logarithmic one both ends are above 0
    bool integer = false;
};

[[nodiscard]] std::vector<double> spacedValues(const Spacing &spacing);

} // namespace halftruth
