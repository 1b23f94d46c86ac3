#pragma once

#include "core/figure/figure.h"

namespace halftruth {

/// The unit as it stands behind the readout's number: "1 person", and "2 people".
[[nodiscard]] Text countedUnit(const Readout &readout);

} // namespace halftruth
