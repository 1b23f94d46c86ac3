#pragma once

#include <chrono>

namespace halftruth {

/// For a timer whose work gets a turn of the event loop of its own. One of 0 ms is an event like those that wait, and
/// comes with them.
inline constexpr std::chrono::milliseconds nextTurn{1};

} // namespace halftruth
