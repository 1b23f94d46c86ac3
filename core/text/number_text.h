#pragma once

#include <string>

namespace halftruth {

/// A number for people: at most `digits` significant digits, a true minus sign, thin spaces between groups of three
/// from 10 000 on, powers of ten as 3.2×10⁻⁵, ∞ for infinity. UTF-8.
[[nodiscard]] std::string displayNumber(double value, int digits = 4);

/// The label of a tick: like displayNumber(), with exactly the decimals that tell ticks `step` apart from each other;
/// powers of ten on a log axis as 10⁻³. Step 0 means a log axis.
[[nodiscard]] std::string tickText(double value, double step);

/// A number for an editable field: every digit, whole numbers grouped, true minus. parseNumber() reads it back.
[[nodiscard]] std::string fieldText(double value);

/// A whole number with superscript digits: 10⁹.
[[nodiscard]] std::string superscript(int value);

} // namespace halftruth
