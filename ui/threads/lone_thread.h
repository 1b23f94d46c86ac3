#pragma once

#include <chrono>
#include <functional>

namespace halftruth {

/// Does work, which throws nothing, on a thread that nobody has to wait for: it may outlive who began it, as where a
/// folder on the net doesn't answer.
void beginAlone(std::function<void()> work);

/// Whether all that was begun so comes to its end within that time. The program gives them a moment at its own end.
[[nodiscard]] bool loneThreadsEnd(std::chrono::milliseconds within);

} // namespace halftruth
