#pragma once

#include "core/parameters/parameters.h"

/// Parameters as several sections of quantityTable() use them.
namespace halftruth {

inline constexpr ParameterUse anyQ{.id = ParameterId::LieProbability};
inline constexpr ParameterUse qWithEstimator{.id = ParameterId::LieProbability,
                                             .range = range::lieProbabilityInformative};
inline constexpr ParameterUse qWithRatio{.id = ParameterId::LieProbability, .range = range::lieProbabilityPositive};
inline constexpr ParameterUse people{.id = ParameterId::Population};

} // namespace halftruth
