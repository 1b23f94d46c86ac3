#pragma once

#include "core/explorers/sampling/sampling_experiment.h"
#include "core/explorers/sampling/unordered.h"

namespace halftruth {

/// The error against the number of samples: the main chart.
[[nodiscard]] Figure samplingErrorFigure(const Request &request, const SampledRelease &plan,
                                         const SamplingExperiment &experiment, const UnorderedPlan &unordered,
                                         Budget &budget);
[[nodiscard]] Figure samplingGammaFigure(const Request &request, const SampledRelease &plan);
[[nodiscard]] Figure samplingSurfaceFigure(const Request &request, const SampledRelease &plan, Budget &budget);

} // namespace halftruth
