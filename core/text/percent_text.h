#pragma once

#include "core/text/number_text.h"

#include <string>

namespace halftruth {

/// A share for people as "26.2 %", shown like displayNumber(). Only 1 is shown as 100 % and only 0 as 0 %: what is
/// nearer to 1 than the digits tell gets more of them, and from 99.9999999 % on it is "more than" that.
[[nodiscard]] std::string displayPercent(double share, int digits = 3, Rounding rounding = Rounding::Nearest);

/// The confidence 1 − β of an interval, "95 %"; from 99.9 % on as "1 − 10⁻⁶".
[[nodiscard]] std::string displayConfidence(double beta);

} // namespace halftruth
