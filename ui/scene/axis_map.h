#pragma once

#include "core/figure/figure.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

namespace halftruth {

/// Places values of an axis on [0, 1], the logarithm taken where the axis is logarithmic. Everything drawn goes
/// through it, so Qt Charts only ever sees linear axes from 0 to 1: changing a range costs nothing, and a value that
/// a log axis can't show doesn't take its whole curve with it.
class AxisMap {
public:
    AxisMap() = default;
    explicit AxisMap(const Axis &axis)
        : m_log(axis.scale == Scale::Log), m_lower(transformed(axis.range.lower)),
          m_width(transformed(axis.range.upper) - m_lower) {}

    /// Where a value stands; outside [0, 1] beyond the ends, NaN where the scale can't show it.
    [[nodiscard]] double toUnit(double value) const { return (transformed(value) - m_lower) / m_width; }
    /// The same for many values, to 1e-5 of an axis of a decade, which is enough for a colour: a map has 10⁵ of them
    /// in every frame, and the library's logarithm takes seven times as long as this.
    void toUnits(std::span<const float> values, std::span<float> units) const {
        const auto lower = static_cast<float>(m_lower);
        const auto scale = static_cast<float>(1 / m_width);
        if (m_log)
            std::ranges::transform(values, units.begin(), [&](float x) { return (roughLog(x) - lower) * scale; });
        else
            std::ranges::transform(values, units.begin(), [&](float x) { return (x - lower) * scale; });
    }
    [[nodiscard]] double fromUnit(double unit) const {
        const double at = m_lower + unit * m_width;
        return m_log ? std::exp(at) : at;
    }

private:
    [[nodiscard]] double transformed(double value) const {
        if (!m_log)
            return value;
        return value > 0 ? std::log(value) : std::nan("");
    }

    /// ln to 1e-6, without a branch, so that a compiler takes several values at once: x = 2^e (1 + t), and a
    /// polynomial for ln(1 + t), t in [0, 1) [Abramowitz and Stegun 1964, 4.1.44].
    /// What is no normal positive number has less than any that is.
    [[nodiscard]] static float roughLog(float x) {
        const auto bits = std::bit_cast<std::int32_t>(x);
        const auto exponent = static_cast<float>((bits >> 23) - 127);
        const float t = std::bit_cast<float>((bits & 0x7FFFFF) | 0x3F800000) - 1;
        const float ln =
            t *
            (0.9999964239F +
             t * (-0.4998741238F +
                  t * (0.3317990258F +
                       t * (-0.2407338084F +
                            t * (0.1676540711F + t * (-0.0953293897F + t * (0.0360884937F - t * 0.0064535442F)))))));
        return exponent * 0.6931471806F + ln;
    }

    bool m_log = false;
    double m_lower = 0.0;
    double m_width = 1.0;
};

} // namespace halftruth
