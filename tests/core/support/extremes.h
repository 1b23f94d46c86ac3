#pragma once

#include <cstdint>
#include <limits>

/// What tests at the ends ask for.
inline constexpr std::int64_t billion = 1'000'000'000;
inline constexpr double infinity = std::numeric_limits<double>::infinity();
