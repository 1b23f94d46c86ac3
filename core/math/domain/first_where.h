#pragma once

#include <algorithm>
#include <cstdint>

namespace halftruth::detail {

/// The first number in 0...last for which a condition holds that stays true once it is; last + 1 when it never is.
/// Searched from a guess outward in doubling steps, because one evaluation may be dear.
template <class Condition>
std::int64_t firstWhere(std::int64_t last, double guess, Condition holds) {
    std::int64_t low = 0;
    std::int64_t high = last + 1;
    const auto probe = static_cast<std::int64_t>(std::clamp(guess, 0.0, static_cast<double>(last)));
    const bool falls = holds(probe);
    (falls ? high : low) = falls ? probe : probe + 1;
    for (std::int64_t step = 1; low < high; step *= 2) {
        const std::int64_t next = falls ? std::max<std::int64_t>(0, high - step) : std::min(last, low + step - 1);
        const bool held = holds(next);
        (held ? high : low) = held ? next : next + 1;
        if (held != falls)
            break;
    }
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        if (holds(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

} // namespace halftruth::detail
