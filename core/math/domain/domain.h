#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace halftruth {

/// The set of values a number may take: an interval with open or closed ends, of reals or of integers.
struct Range {
    double lower = -std::numeric_limits<double>::infinity();
    double upper = std::numeric_limits<double>::infinity();
    bool lowerOpen = false;
    bool upperOpen = false;
    bool integer = false;

    /// True when value lies in the interval and, for a range of integers, is whole. NaN is in no range.
    [[nodiscard]] bool contains(double value) const noexcept;

    /// The range in words: "[0, 0.5)", "(0, inf)", "{1, ..., 1000000000}", "{3}".
    [[nodiscard]] std::string text() const;

    bool operator==(const Range &) const = default;
};

/// The one form of every complaint about a value: "NAME must be in RANGE, but is VALUE".
[[nodiscard]] std::string domainMessage(std::string_view name, const Range &range, double value);
[[nodiscard]] std::string domainMessage(std::string_view name, std::string_view range, std::string_view value);

/// Throws std::domain_error with domainMessage() unless value is in range.
void require(std::string_view name, double value, const Range &range);

/// A number for messages: the shortest text that reads back as the same double.
[[nodiscard]] std::string shortestText(double value);

inline constexpr double maxPopulation = 1e9;

/// The ranges that several functions share; each parameter's own range stands in the parameter table.
namespace range {
inline constexpr Range lieProbability{.lower = 0, .upper = 0.5};
inline constexpr Range lieProbabilityInformative{.lower = 0, .upper = 0.5, .upperOpen = true};
inline constexpr Range lieProbabilityPositive{.lower = 0, .upper = 0.5, .lowerOpen = true};
inline constexpr Range population{.lower = 1, .upper = maxPopulation, .integer = true};
inline constexpr Range bits{.lower = 1, .upper = 40, .integer = true};
inline constexpr Range positive{.lower = 0, .lowerOpen = true, .upperOpen = true};
inline constexpr Range nonNegative{.lower = 0, .upperOpen = true};
inline constexpr Range openUnit{.lower = 0, .upper = 1, .lowerOpen = true, .upperOpen = true};
inline constexpr Range closedUnit{.lower = 0, .upper = 1};
inline constexpr Range diagonal{.lower = 1, .lowerOpen = true, .upperOpen = true};
inline constexpr Range designEffect{.lower = 1, .upperOpen = true};
inline constexpr Range renyiOrder{.lower = 1, .upperOpen = true};
inline constexpr Range categories{.lower = 2, .upper = 1e6, .integer = true};
inline constexpr Range curators{.lower = 1, .upper = 19, .integer = true};
inline constexpr Range values{.lower = 2, .upper = 1000, .integer = true};
[[nodiscard]] constexpr Range integers(double lower, double upper) noexcept {
    return {.lower = lower, .upper = upper, .integer = true};
}
} // namespace range

} // namespace halftruth
