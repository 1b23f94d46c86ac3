#pragma once

#include "core/scenario/settings.h"

#include <span>

namespace halftruth {

/// The base with the given values, and with every other used parameter at its value in the base, moved into the range
/// it has given the others; the concentration follows the data (1/K where it is uniform). What is given, or fixed by
/// the data, is not moved.
[[nodiscard]] Parameters completed(const Parameters &base, const GivenValues &given,
                                   std::span<const ParameterUse> uses);

} // namespace halftruth
