#pragma once

#include <optional>
#include <string_view>

namespace halftruth {

/// Reads a number as a person types it: "0.25", "0,25", "1e6", "1/4", "ln 3", "2 ln 3", "10^-6", "½", "2½", "−0.5",
/// "32 561", "10⁹", "25 %", which is 0.25. Sums are not read. Nothing where the text is no number, is empty, or is
/// infinite or undefined (1/0, ln 0). The decimal separator may be a point or a comma, whatever the locale; a comma
/// never groups digits.
[[nodiscard]] std::optional<double> parseNumber(std::string_view text);

} // namespace halftruth
