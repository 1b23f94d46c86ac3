#pragma once

#include "core/text/text.h"

#include <optional>
#include <string>
#include <string_view>

namespace halftruth {

/// The message of a std::domain_error for the screen: its numbers as all others are shown, 10⁻⁶ for 1e-6 and ∞ for
/// inf, and in the words of a language where it says what a value must be.
[[nodiscard]] Text complaint(std::string_view message);
/// The range of a value as Range::text() writes it, for the screen: "[0, 0.5)" and "{1, ..., 7}", whose numbers and
/// what stands between them are a language's. Any other set as it is.
[[nodiscard]] Text rangeText(std::string_view range);
/// complaint() of a message about a value that is refused, all of whose words a language may replace; nothing of any
/// other.
[[nodiscard]] std::optional<Text> knownComplaint(std::string_view message);

/// An error's message as it is shown, whatever of files and people it quotes: one line of valid UTF-8 of at most 400
/// characters and "…", its control characters and what is no UTF-8 escaped, as in "\\n" and "\\xff". Characters that
/// turn the direction of writing count as control characters.
[[nodiscard]] std::string messageLine(std::string_view message);

} // namespace halftruth
