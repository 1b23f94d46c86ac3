#pragma once

#include "core/explorers/explorer.h"
#include "core/math/pram/sampling_pram.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace halftruth {

/// What the explorer of sampling is asked for, and the optima of the ordered release.
struct SampledRelease {
    PramDesign design;
    std::int64_t samples;
    double concentration;
    std::int64_t bestBound;
    std::int64_t bestTight;
    std::int64_t bestExact;

    [[nodiscard]] double people() const { return static_cast<double>(design.n); }
    [[nodiscard]] double bound(std::int64_t m) const { return pramErrorBound(design, m); }
    [[nodiscard]] double tight(std::int64_t m) const { return pramErrorBoundTight(design, m); }
    [[nodiscard]] double rms(std::int64_t m) const { return pramRmsError(design, m, concentration); }
    /// The error of answering 1/K for every category.
    [[nodiscard]] double guess() const {
        return std::sqrt(std::max(0.0, concentration - 1 / static_cast<double>(design.categories)));
    }
};

[[nodiscard]] inline std::int64_t wholeSamples(double samples) { return static_cast<std::int64_t>(samples); }

/// The axis of samples that the charts share, from 1 to n.
[[nodiscard]] Axis sampleAxis(const SampledRelease &plan, const View &view);

/// The numbers of samples at which a curve is drawn on it.
[[nodiscard]] std::vector<double> sampleCounts(const SampledRelease &plan, const Axis &axis);

} // namespace halftruth
