#pragma once

#include "core/figure/axes.h"

#include <string>
#include <vector>

namespace halftruth {

/// What the labelled ticks of an axis say, in one style of numbers for all of them: plain where none is longer than
/// six digits, otherwise as 3×10⁻⁵ and 10⁶; 0 is 0. With exactly the decimals that tell ticks apart. UTF-8. Where
/// there is little room, `shortPowers` of ten, all those of an axis below 0.01 or from 10⁴ on, are 10⁰, 10¹, ...
[[nodiscard]] std::vector<std::string> tickLabels(const Ticks &ticks, bool shortPowers = false);

} // namespace halftruth
