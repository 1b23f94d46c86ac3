#pragma once

#include "core/text/text.h"

#include <string>
#include <string_view>

namespace halftruth {

/// The message of a std::domain_error for the screen: its words as they are, its numbers as all others are shown,
/// 10⁻⁶ for 1e-6 and ∞ for inf.
[[nodiscard]] Text complaint(std::string_view message);

/// An error's message as it is shown, whatever of files and people it quotes: one line of valid UTF-8 of at most 400
/// characters and "…", its control characters and what is no UTF-8 escaped, as in "\\n" and "\\xff". Characters that
/// turn the direction of writing count as control characters.
[[nodiscard]] std::string messageLine(std::string_view message);

} // namespace halftruth
