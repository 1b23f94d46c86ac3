#include "core/figure/axes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halftruth {

namespace {

Ticks linearTicks(Interval range, int most, bool integer) {
    const double rough = range.width() / std::max(most, 1);
    if (!(rough > 0) || !std::isfinite(rough))
        return {};
    // Below the least normal number a power of ten is 0, of which no multiple is a step.
    const double least = std::max(rough, std::numeric_limits<double>::min());
    for (double power = std::pow(10.0, std::floor(std::log10(least)));; power *= 10) {
        for (const double multiple : {1.0, 2.0, 5.0}) {
            const double step = integer ? std::max(1.0, std::round(multiple * power)) : multiple * power;
            const double first = std::ceil(range.lower / step - 1e-9);
            const double last = std::floor(range.upper / step + 1e-9);
            if (last - first >= std::max(most, 1)) // both ends are ticks: one label too many
                continue;
            Ticks result{.major = {}, .minor = {}, .step = step};
            // Counted from the first: far from zero the next whole number may be the same double.
            for (int i = 0; i <= last - first; ++i) {
                const double value = (first + i) * step + 0.0;
                if (result.major.empty() || value > result.major.back())
                    result.major.push_back(value);
            }
            return result;
        }
    }
}

/// Labels at every stride-th power of ten, or at the 1, 2 and 5 of every decade.
Ticks decadeTicks(Interval range, int stride, bool oneTwoFive, bool integer) {
    Ticks result;
    const int first = static_cast<int>(std::floor(std::log10(range.lower)));
    const int last = static_cast<int>(std::ceil(std::log10(range.upper)));
    for (int decade = first; decade <= last; ++decade) {
        const double power = std::pow(10.0, decade);
        // Between labels that leave out decades there are no others. An axis may have hundreds of decades.
        for (int digit = 1; digit <= (stride == 1 ? 9 : 1); ++digit) {
            const double value = digit * power;
            if (value < range.lower * (1 - 1e-9) || value > range.upper * (1 + 1e-9) || (integer && decade < 0))
                continue;
            const bool labelled =
                digit == 1 ? (decade % stride + stride) % stride == 0 : oneTwoFive && (digit == 2 || digit == 5);
            if (labelled)
                result.major.push_back(value);
            else
                result.minor.push_back(value);
        }
    }
    return result;
}

Ticks logTicks(Interval range, int most, bool integer) {
    if (!(range.lower > 0) || !(range.upper > range.lower) || !std::isfinite(range.upper))
        return {};
    const double decades = std::log10(range.upper) - std::log10(range.lower);
    if (decades < 0.7)
        return linearTicks(range, most, integer); // less than a factor of five: decades have nothing to say
    const auto limit = static_cast<std::size_t>(std::max(most, 1));
    if (decades < 3.0)
        if (Ticks result = decadeTicks(range, 1, true, integer); result.major.size() <= limit)
            return result;
    // Multiples of round numbers are easier to read between.
    for (int power = 1;; power *= 10)
        for (const int multiple : {1, 2, 3, 5})
            if (Ticks result = decadeTicks(range, multiple * power, false, integer); result.major.size() <= limit)
                return result;
}

} // namespace

Ticks ticks(const Axis &axis, int most) {
    if (!axis.namedTicks.empty()) {
        Ticks result;
        for (const Tick &tick : axis.namedTicks)
            if (tick.value >= axis.range.lower && tick.value <= axis.range.upper)
                result.major.push_back(tick.value);
        return result;
    }
    return axis.scale == Scale::Log ? logTicks(axis.range, most, axis.integer)
                                    : linearTicks(axis.range, most, axis.integer);
}

std::vector<double> spaced(Interval range, Scale scale, int count) {
    std::vector<double> values(static_cast<std::size_t>(std::max(count, 2)));
    const double last = static_cast<double>(values.size() - 1);
    const double logRatio = scale == Scale::Log ? std::log(range.upper) - std::log(range.lower) : 0.0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double part = static_cast<double>(i) / last;
        // In two steps: the ratio of the ends of a wide log axis overflows.
        const double root = std::exp(part * logRatio / 2);
        values[i] =
            scale == Scale::Log ? range.lower * root * root : range.lower + part * (range.upper - range.lower);
    }
    values.front() = range.lower;
    values.back() = range.upper;
    return values;
}

std::vector<std::int64_t> spacedIntegers(Interval range, Scale scale, int count) {
    const auto first = static_cast<std::int64_t>(std::ceil(range.lower));
    const auto last = static_cast<std::int64_t>(std::floor(range.upper));
    std::vector<std::int64_t> values;
    if (last - first < count) {
        for (std::int64_t value = first; value <= last; ++value)
            values.push_back(value);
        return values;
    }
    const Interval whole{static_cast<double>(first), static_cast<double>(last)};
    const bool logarithmic = scale == Scale::Log && first > 0;
    for (const double value : spaced(whole, logarithmic ? Scale::Log : Scale::Linear, count))
        values.push_back(std::llround(value));
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

namespace {

double finite(double value) {
    constexpr double largest = std::numeric_limits<double>::max();
    return std::clamp(value, -largest, largest);
}

} // namespace

void Extent::include(double value) {
    if (!std::isfinite(value) || (m_scale == Scale::Log && value <= 0))
        return;
    m_lower = m_any ? std::min(m_lower, value) : value;
    m_upper = m_any ? std::max(m_upper, value) : value;
    m_any = true;
}

void Extent::include(std::span<const double> values) {
    for (const double value : values)
        include(value);
}

Interval Extent::interval() const {
    if (m_scale == Scale::Log) {
        const double lower = m_any ? m_lower : 0.1;
        const double upper = m_any ? m_upper : 1.0;
        // A half decade at each end keeps a curve off the frame without showing an empty decade.
        Interval result{std::pow(10.0, std::floor(2 * std::log10(lower) + 1e-9) / 2),
                        std::pow(10.0, std::ceil(2 * std::log10(upper) - 1e-9) / 2)};
        result.lower = std::clamp(result.lower, 1e-306, 1e306);
        result.upper = std::clamp(result.upper, 1e-306, 1e307);
        if (!(result.lower < result.upper))
            return {result.lower / 3.0, result.upper * 3.0};
        return result;
    }
    double lower = m_any ? m_lower : 0.0;
    double upper = m_any ? m_upper : 1.0;
    // What differs by its rounding alone is one value.
    if (upper - lower <= 1e-12 * std::max(std::fabs(lower), std::fabs(upper))) {
        const double room = lower == 0 ? 1.0 : 0.1 * std::fabs(lower) + std::numeric_limits<double>::denorm_min();
        return {lower == 0 ? 0.0 : finite(lower - room), finite(upper + room)};
    }
    const double room = 0.05 * upper - 0.05 * lower; // the difference itself may overflow
    const bool startsAtZero = lower >= 0 && lower <= 0.4 * upper;
    const bool endsAtZero = upper <= 0 && -upper <= -0.4 * lower;
    return {startsAtZero ? 0.0 : finite(lower - room), endsAtZero ? 0.0 : finite(upper + room)};
}

} // namespace halftruth
