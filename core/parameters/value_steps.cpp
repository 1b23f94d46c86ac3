#include "core/parameters/value_steps.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

ValueSteps ValueSteps::of(const ParameterUse &use, const Parameters &others) {
    ValueSteps steps{
        .span = sliderSpan(use, others), .scale = use.sliderScale(), .integer = rangeOf(use, others).integer};
    // Ends of the use's own have a step of their own: the power of ten below a hundredth of what lies between.
    steps.step =
        !use.slider ? spec(use.id).step
        : steps.integer
            ? 1.0
            : std::pow(10.0, std::floor(std::log10(std::max(steps.span.upper - steps.span.lower, 1e-12))) - 2);
    return steps;
}

double ValueSteps::rounded(double value) const {
    const double inside = std::clamp(value, span.lower, span.upper);
    if (integer) {
        // Three digits are what a hand can mean by a place on the slider.
        const double magnitude = std::pow(10.0, std::floor(std::log10(std::max(inside, 1.0))) - 2);
        const double digits = scale == Scale::Log && magnitude > 1 ? magnitude : 1.0;
        return std::clamp(std::round(inside / digits) * digits, span.lower, span.upper);
    }
    // Four significant digits keep the field readable; they are finer than a pixel.
    const double magnitude = inside == 0 ? 1.0 : std::pow(10.0, std::floor(std::log10(std::fabs(inside))) - 3);
    const double unit = scale == Scale::Linear ? step / 10 : magnitude;
    const double whole = std::round(inside / unit);
    // Dividing by the reciprocal gives the double nearest to the decimal: 0.3, not 0.30000000000000004.
    return std::clamp(unit < 1 ? whole / std::round(1 / unit) : whole * unit, span.lower, span.upper);
}

double ValueSteps::stepped(double value, double count) const {
    constexpr double fineSteps = 200.0; // from end to end of a logarithmic scale
    const double next =
        scale == Scale::Log ? value * std::pow(span.upper / span.lower, count / fineSteps) : value + count * step;
    if (integer) {
        double whole = std::round(next);
        if (whole == value)
            whole += count > 0 ? 1 : -1;
        return std::clamp(whole, span.lower, span.upper);
    }
    if (scale == Scale::Log)
        return rounded(next);
    // Steps land on their own multiples, however the value came about.
    const double unit = std::min(1.0, std::fabs(count)) * step;
    return std::clamp(std::round(next / unit) / std::round(1 / unit), span.lower, span.upper);
}

} // namespace halftruth
