#include "ui/figure/axis_window.h"

#include "ui/scene/axis_map.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

Interval windowBetween(const Axis &axis, double lower, double upper) {
    const AxisMap map(axis);
    Interval result{map.fromUnit(lower), map.fromUnit(upper)};
    if (axis.scale == Scale::Log) {
        result.lower = std::max(result.lower, 1e-307);
        result.upper = std::min(result.upper, 1e300);
    }
    // Closer than doubles can tell apart there is nothing to see.
    const double size = std::max(std::fabs(result.lower), std::fabs(result.upper));
    return result.width() > 1e-9 * size ? result : Interval(axis.range);
}

Interval windowAround(const Axis &axis, double lower, double upper) {
    const AxisRange &range = axis.range;
    Interval whole = range.domain;
    if (whole == range.natural || !(axis.scale == Scale::Linear || whole.lower > 0)) {
        Axis byItself = axis;
        byItself.range = range.natural;
        whole = windowBetween(byItself, -1, 2);
    }
    const Interval wished = windowBetween(axis, lower, upper);
    return {lower >= 0 ? wished.lower
                       : std::max(wished.lower, std::min({whole.lower, range.natural.lower, range.lower})),
            upper <= 1 ? wished.upper
                       : std::min(wished.upper, std::max({whole.upper, range.natural.upper, range.upper}))};
}

Interval windowMovedBy(const Axis &axis, double part) {
    const AxisMap map(axis);
    const double lower = map.toUnit(axis.range.domain.lower);
    const double upper = map.toUnit(axis.range.domain.upper);
    const double most = std::isnan(upper) ? 0.0 : std::max(0.0, upper - 1);
    const double least = std::isnan(lower) ? 0.0 : std::min(0.0, lower);
    const double moved = std::clamp(part, least, most);
    return moved == 0 ? Interval(axis.range) : windowBetween(axis, moved, 1 + moved);
}

bool hasNumbers(const Axis &axis) { return axis.namedTicks.empty(); }

Range rangeOfEnds(const Axis &axis, bool ofValues) {
    const AxisRange &range = axis.range;
    const bool log = axis.scale == Scale::Log;
    if (ofValues && range.domain == range.natural)
        return log ? range::positive : Range{.lowerOpen = true, .upperOpen = true};
    const double lower = std::min(range.domain.lower, range.lower);
    return {.lower = log ? std::max(lower, 0.0) : lower,
            .upper = std::max(range.domain.upper, range.upper),
            .lowerOpen = log && lower <= 0};
}

} // namespace halftruth
