#pragma once

#include "core/explorers/sampling/sampled_release.h"
#include "core/explorers/support/overlay.h"
#include "core/simulation/pram_study.h"

#include <map>
#include <optional>

namespace halftruth {

/// The paper's experiment: the same data released again and again, for one number of samples after the other.
struct SamplingExperiment {
    Overlay overlay;
    std::map<std::int64_t, PramCurvePoint> points{}; ///< by samples
    std::optional<EmpiricalMinimum> minimum{};
    bool rounded = false; ///< the shares aren't those of whole records

    [[nodiscard]] PramCurvePoint at(std::int64_t samples) const {
        const auto found = points.find(samples);
        return found == points.end() ? PramCurvePoint{} : found->second;
    }
};

/// Numbers of samples from all that there are, then those in sight, then the chosen one.
[[nodiscard]] SamplingExperiment experimentOf(const Request &request, const SampledRelease &plan, Budget &budget);
/// What the simulation says, over what the formulas say.
void drawExperiment(Figure &figure, const SamplingExperiment &experiment);
/// The simulated numbers, beside the ones they stand for.
void tellExperiment(Exploration &answer, const SampledRelease &plan, const SamplingExperiment &experiment);

} // namespace halftruth
