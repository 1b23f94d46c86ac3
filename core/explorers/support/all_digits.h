#pragma once

#include "core/text/text.h"

#include <cstdint>

namespace halftruth {

/// A count with all of its digits, where two that differ by one stand side by side.
[[nodiscard]] inline Number allDigits(std::int64_t count) { return number(static_cast<double>(count), 10); }

} // namespace halftruth
