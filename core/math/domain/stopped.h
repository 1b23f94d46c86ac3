#pragma once

#include <exception>
#include <stop_token>

namespace halftruth {

/// Thrown by work that was asked to stop and has nothing to show for what it has done so far.
struct Stopped : std::exception {
    [[nodiscard]] const char *what() const noexcept override { return "stopped"; }
};

/// Throws Stopped when that is asked for.
inline void requireNotStopped(const std::stop_token &stop) {
    if (stop.stop_requested())
        throw Stopped();
}

} // namespace halftruth
