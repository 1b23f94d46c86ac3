#include "core/parameters/spacing.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

double valueAt(const Spacing &spacing, std::size_t i) {
    if (i == 0)
        return spacing.from;
    if (i + 1 == spacing.count)
        return spacing.to;
    // Weighted ends over the number of steps: 0:0.5:51 has 0.15 in it, not 0.15000000000000002.
    const auto steps = static_cast<double>(spacing.count - 1);
    const auto step = static_cast<double>(i);
    const auto between = [=](double a, double b) { return (a * (steps - step) + b * step) / steps; };
    return spacing.scale == Scale::Log ? std::pow(10.0, between(std::log10(spacing.from), std::log10(spacing.to)))
                                       : between(spacing.from, spacing.to);
}

} // namespace

std::vector<double> spacedValues(const Spacing &spacing) {
    std::vector<double> result;
    result.reserve(spacing.count);
    for (std::size_t i = 0; i < spacing.count; ++i)
        result.push_back(spacing.integer ? std::round(valueAt(spacing, i)) : valueAt(spacing, i));
    const auto repeated = std::ranges::unique(result); // the values are in order, so repeats are neighbours
    if (spacing.integer)
        result.erase(repeated.begin(), repeated.end());
    return result;
}

} // namespace halftruth
