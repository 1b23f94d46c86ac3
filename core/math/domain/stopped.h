#pragma once

#include <stop_token>

namespace halftruth {

/// Thrown by work that was asked to stop and has nothing to show for what it has done so far. It is no error, and no
/// std::exception: whoever reports errors must not report this one.
struct Stopped {};

/// Throws Stopped when that is asked for.
inline void requireNotStopped(const std::stop_token &stop) {
    if (stop.stop_requested())
        throw Stopped();
}

/// Does the work; false where it was stopped. The one place where Stopped is caught.
template <class Work>
[[nodiscard]] bool endsBeforeStopped(Work &&work) {
    try {
        work();
    } catch (const Stopped &) {
        return false;
    }
    return true;
}

} // namespace halftruth
