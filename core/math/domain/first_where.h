#pragma once

#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
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

/// The first number in 0...last at which a function that rises is positive; last + 1 where it is so nowhere. From a
/// guess outward in steps that grow fast, the first one about as long as the guess is wrong, then between two by the
/// function's own slope: a third of the evaluations of firstWhere() where it is smooth and dear. It may be infinite.
template <class Excess>
std::int64_t firstPositive(std::int64_t last, double guess, double firstStep, Excess excess) {
    constexpr double most = 1e6;
    // 0 isn't positive, and would end the search between two.
    const auto at = [&](double each) {
        const double value = std::clamp(excess(static_cast<std::int64_t>(each)), -most, most);
        return value == 0 ? -std::numeric_limits<double>::min() : value;
    };
    const auto end = static_cast<double>(last);
    double low = guess > 0 ? std::floor(std::min(guess, end)) : 0.0;
    double atLow = at(low);
    double high = low;
    double atHigh = atLow;
    constexpr double growth = 4;
    double step = std::max(1.0, std::floor(firstStep));
    for (; atHigh < 0; step *= growth) {
        if (high == end)
            return last + 1;
        low = high;
        atLow = atHigh;
        high = std::min(high + step, end);
        atHigh = at(high);
    }
    for (; atLow > 0; step *= growth) {
        if (low == 0)
            return 0;
        high = low;
        atHigh = atLow;
        low = std::max(0.0, low - step);
        atLow = at(low);
    }
    std::uintmax_t steps = 200;
    const auto ends = boost::math::tools::toms748_solve(
        [&](double each) { return at(std::floor(each)); }, low, high, atLow, atHigh,
        [&](double lower, double upper) { return std::floor(upper) - std::floor(lower) <= 1; }, steps);
    return static_cast<std::int64_t>(std::floor(ends.second));
}

} // namespace halftruth::detail
