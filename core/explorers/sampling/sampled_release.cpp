#include "core/explorers/sampling/sampled_release.h"

#include "core/explorers/support/figure_builder.h"

namespace halftruth {

namespace {

/// 1...n, widened where n is 1 so that it is a window at all.
Interval sampleWindow(const SampledRelease &plan, Scale scale) {
    const double upper = std::max(2.0, plan.people());
    return {scale == Scale::Log ? 1.0 : 0.0, upper};
}

} // namespace

Axis sampleAxis(const SampledRelease &plan, const View &view) {
    return planned({.axis = {.title = tr("samples"),
                             .symbol = "m",
                             .unit = tr("records"),
                             .range = sampleWindow(plan, Scale::Linear),
                             .scale = Scale::Log,
                             .scaleChoice = true,
                             .integer = true},
                    .logRange = sampleWindow(plan, Scale::Log)},
                   view.xScale, view.x);
}

std::vector<double> sampleCounts(const SampledRelease &plan, const Axis &axis) {
    const Interval window{std::max(1.0, axis.range.lower), std::min(plan.people(), axis.range.upper)};
    std::vector<double> counts;
    if (window.lower <= window.upper)
        for (const std::int64_t each : spacedIntegers(window, axis.scale, curvePoints))
            counts.push_back(static_cast<double>(each));
    return withPlace(std::move(counts), static_cast<double>(plan.samples));
}

} // namespace halftruth
