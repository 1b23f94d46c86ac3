#pragma once

#include "core/figure/figure.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace halftruth {

/// How the id ends of a figure that is the difference of the two maps before it.
inline constexpr std::string_view differenceEnding = "-difference";

/// Whether the pins of two states are the same.
enum class Pins : std::uint8_t { Same, Other };

/// Figures that are still being computed, with what those before them had and they don't have yet: curves of the same
/// name, the map with its contours, and the difference of two maps of which one is on its way. What is kept is stale,
/// but for what a pin shows where the pins are the same: that is as true as before. Figures are matched by their ids.
[[nodiscard]] std::vector<Figure> keeping(std::vector<Figure> now, const std::vector<Figure> &before,
                                          Pins pins = Pins::Other);

/// Whether two axes measure the same, on the same scale.
[[nodiscard]] bool sameKind(const Axis &a, const Axis &b);
/// Whether a window shows most of another on the axis' scale, and doesn't squeeze it into a strip.
[[nodiscard]] bool holds(const Axis &axis, const Interval &window, const Interval &other);

/// The same figures with the axes' vertical windows and the maps' colour scales of those before them, while they have
/// the same axes and what is drawn keeps to the windows for the most part: so that they stand still while a value
/// moves. Horizontal windows, and both of a map, decide what is computed: HeldAxes holds them.
[[nodiscard]] std::vector<Figure> holdingAxes(std::vector<Figure> now, const std::vector<Figure> &before);

/// Figures with the curves of a moment ago behind their own, faded and without an entry in the legend; those of other
/// states (pins, and all that stands beside), of chance and for reference leave no trail.
[[nodiscard]] std::vector<Figure> trailing(std::vector<Figure> now, const std::vector<Figure> &before);

} // namespace halftruth
