#pragma once

#include <cstdint>
#include <string>

namespace halftruth {

/// Which of the numbers that can be shown stands for one that can't: the nearest, the next larger one, so that an
/// "at most" still holds, or the next smaller one, for an "at least".
enum class Rounding : std::uint8_t { Nearest, Up, Down };

/// A number for people: at most `digits` significant digits, a true minus sign, thin spaces between groups of three
/// from 10 000 on, powers of ten as 3.2×10⁻⁵, ∞ for infinity. UTF-8.
/// Nearest, a number is taken for the one of 13 digits next to it: 0.43749999999999994 is a computed 0.4375.
/// Rounding up or down takes a number within 1e-12 of one that can be shown, the accuracy of what is computed, for
/// it. Only 0 is shown as 0 and only 1 as 1: what is nearer to 1 than the digits tell gets more of them, or is shown
/// as 1 − 10⁻¹². Below the smallest normal number, where digits are lost, it is "< 10⁻³⁰⁷".
[[nodiscard]] std::string displayNumber(double value, int digits = 4, Rounding rounding = Rounding::Nearest);

/// The label of a tick: like displayNumber(), with exactly the decimals that tell ticks `step` apart from each other;
/// powers of ten on a log axis as 10⁻³. Step 0 means a log axis.
[[nodiscard]] std::string tickText(double value, double step);

/// A number for an editable field: every digit, whole numbers grouped, true minus. parseNumber() reads it back.
[[nodiscard]] std::string fieldText(double value);

/// A whole number with superscript digits: 10⁹.
[[nodiscard]] std::string superscript(int value);

} // namespace halftruth
