#pragma once

#include "core/parameters/parameters.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace halftruth {

/// How many values one parameter may be swept over, and how many rows a sweep may have.
inline constexpr std::size_t maxAxisValues = 1'000'000;
inline constexpr std::size_t maxSweepRows = 10'000'000;

/// A parameter and the values it is swept over, in order.
struct SweepAxis {
    ParameterId id;
    std::vector<double> values;
};

/// Reads NAME=FROM:TO:COUNT[:log]: COUNT values from FROM to TO with equal steps, or equal ratios; COUNT 1 is FROM
/// alone. The values of an integer parameter are rounded, and each stands once. Throws UsageError in one line that
/// says what is wrong; nothing is allocated before the count is checked.
/// who takes the parameters: "epsilon".
[[nodiscard]] SweepAxis parseSweepAxis(std::string_view text, std::string_view who,
                                       std::span<const ParameterUse> uses);

} // namespace halftruth
