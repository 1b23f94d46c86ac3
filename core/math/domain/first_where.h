#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <type_traits>

namespace halftruth::detail {

/// The least whole number in (low, high] at which a condition holds that stays true once it is; high where it does at
/// no other. Neither end is asked. Of any type of numbers that has them all exactly. Cost: log2(high - low)
/// evaluations.
template <class Number, class Condition>
Number firstBetween(Number low, Number high, Condition holds) {
    while (high - low > 1) {
        Number middle = low + (high - low) / 2;
        if constexpr (std::is_floating_point_v<Number>)
            middle = std::floor(middle);
        (holds(middle) ? high : low) = middle;
    }
    return high;
}

/// Neighbours among the numbers of double precision: a condition that stays true once it is holds at the second and
/// not at the first.
struct Neighbours {
    double before;
    double from;
};

/// Those between low, where the condition doesn't hold, and high, where it does; neither is asked. By halving, of the
/// logarithms while the ends are far apart: the answer may be 1e-300.
template <class Condition>
Neighbours neighboursBetween(double low, double high, Condition holds) {
    for (;;) {
        const double middle = low > 0 && high > 2 * low ? std::sqrt(low) * std::sqrt(high) : std::midpoint(low, high);
        if (!(middle > low && middle < high))
            return {.before = low, .from = high};
        (holds(middle) ? high : low) = middle;
    }
}

/// The first number in 0...last for which a condition holds that stays true once it is; last + 1 when it never is.
/// Searched from a guess, whatever it is, outward in doubling steps, because one evaluation may be dear.
template <class Condition>
std::int64_t firstWhere(std::int64_t last, double guess, Condition holds) {
    std::int64_t low = 0;
    std::int64_t high = last + 1;
    // Not std::clamp(), which leaves a guess that is no number as it is.
    const auto probe = static_cast<std::int64_t>(guess > 0 ? std::min(guess, static_cast<double>(last)) : 0.0);
    const bool falls = holds(probe);
    (falls ? high : low) = falls ? probe : probe + 1;
    for (std::int64_t step = 1; low < high; step *= 2) {
        const std::int64_t next = falls ? std::max<std::int64_t>(0, high - step) : std::min(last, low + step - 1);
        const bool held = holds(next);
        (held ? high : low) = held ? next : next + 1;
        if (held != falls)
            break;
    }
    return firstBetween(low - 1, high, holds);
}

} // namespace halftruth::detail
