#pragma once

#include "core/parameters/parameters.h"

/// What several sections of quantityTable() use.
namespace halftruth {

inline constexpr ParameterUse anyQ{.id = ParameterId::LieProbability};
inline constexpr ParameterUse qWithEstimator{.id = ParameterId::LieProbability,
                                             .range = range::lieProbabilityInformative};
inline constexpr ParameterUse qWithRatio{.id = ParameterId::LieProbability, .range = range::lieProbabilityPositive};
inline constexpr ParameterUse people{.id = ParameterId::Population};

/// For QuantitySpec::positive: at any parameters, or where somebody may lie.
[[nodiscard]] inline bool always(const Parameters & /*p*/) { return true; }
[[nodiscard]] inline bool withLies(const Parameters &p) { return p[ParameterId::LieProbability] > 0; }

} // namespace halftruth
