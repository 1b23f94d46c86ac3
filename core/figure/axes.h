#pragma once

#include "core/figure/figure.h"

#include <cstdint>
#include <span>
#include <vector>

namespace halftruth {

/// Where an axis is labelled, and how its labels are to be written.
struct Ticks {
    std::vector<double> major;
    std::vector<double> minor; ///< unlabelled: the 2...9 of a decade; empty on linear axes
    double step = 0.0;         ///< between major ticks of a linear axis
};

/// Ticks at 1-2-5 times a power of ten, at most `most` labels; on a log axis whole decades, or 1-2-5 within them
/// where fewer than three decades are in sight.
[[nodiscard]] Ticks ticks(const Axis &axis, int most);

/// `count` values evenly spaced on the axis' scale, both ends included and hit exactly.
[[nodiscard]] std::vector<double> spaced(Interval range, Scale scale, int count);

/// The distinct whole numbers in the range, or `count` of them evenly spaced where there are more.
[[nodiscard]] std::vector<std::int64_t> spacedIntegers(Interval range, Scale scale, int count);

/// The smallest interval that holds all values, widened to look good: 5 % of room on a linear axis, whole decades
/// on a log axis (values that aren't positive are left out there). Never empty.
class Extent {
public:
    explicit Extent(Scale scale) : m_scale(scale) {}
    void include(double value);
    void include(std::span<const double> values);
    /// The interval; a linear one starts at 0 when it would start near it.
    [[nodiscard]] Interval interval() const;

private:
    Scale m_scale;
    bool m_any = false;
    double m_lower = 0.0;
    double m_upper = 1.0;
};

} // namespace halftruth
