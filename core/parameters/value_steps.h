#pragma once

#include "core/parameters/parameters.h"

namespace halftruth {

/// The values that a hand gives a parameter by steps: with the keys of its slider, or of its marker in a chart.
struct ValueSteps {
    SliderSpan span{};
    Scale scale = Scale::Linear;
    double step = 0.01; ///< on a linear scale
    bool integer = false;

    /// Of a parameter as it is used, given the others.
    [[nodiscard]] static ValueSteps of(const ParameterUse &use, const Parameters &others);
    /// The value nearest to one that reads well: with as many digits as a place on the slider can mean.
    [[nodiscard]] double rounded(double value) const;
    /// So many steps further; on a logarithmic scale two hundred lead from end to end.
    [[nodiscard]] double stepped(double value, double count) const;
};

} // namespace halftruth
