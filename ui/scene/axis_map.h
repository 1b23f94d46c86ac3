#pragma once

#include "core/figure/figure.h"

#include <cmath>

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
    [[nodiscard]] double fromUnit(double unit) const {
        const double at = m_lower + unit * m_width;
        return m_log ? std::pow(10.0, at) : at;
    }

private:
    [[nodiscard]] double transformed(double value) const {
        if (!m_log)
            return value;
        return value > 0 ? std::log10(value) : std::nan("");
    }

    bool m_log = false;
    double m_lower = 0.0;
    double m_width = 1.0;
};

} // namespace halftruth
