#pragma once

#include "core/text/text.h"

#include <string_view>

namespace halftruth {

/// The message of a std::domain_error for the screen: its words as they are, its numbers as all others are shown,
/// 10⁻⁶ for 1e-6 and ∞ for inf.
[[nodiscard]] Text complaint(std::string_view message);

} // namespace halftruth
