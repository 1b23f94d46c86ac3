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

/// Readouts of which some are still sought, with the numbers of those before them in their place, as stale ones. What
/// has no number for a reason says that at once.
[[nodiscard]] std::vector<Readout> keeping(std::vector<Readout> now, const std::vector<Readout> &before);

/// Whether two axes measure the same, on the same scale.
[[nodiscard]] bool sameKind(const Axis &a, const Axis &b);
/// Whether a window shows most of another on the axis' scale, and doesn't squeeze it into a strip.
[[nodiscard]] bool holds(const Axis &axis, const Interval &window, const Interval &other);

/// Of a window that is held as much, on the axis' scale, has to be what is seen of it by itself.
inline constexpr double leastOfHeld = 0.15;

/// Whether a window shows all of another, but for rounding, and no less than that part of it is the other.
[[nodiscard]] bool holdsAll(const Axis &axis, const Interval &window, const Interval &other);

/// What takes the place of a window in which not all is in sight any more: with it, and with room ahead for what it
/// goes on to, so that this is rare; what the axis shows by itself where that were a strip of it.
[[nodiscard]] Interval withRoomAhead(const Axis &axis, const Interval &window);

/// The same figures with the axes' vertical windows and the maps' colour scales of those before them, while they have
/// the same axes and all that is drawn is inside: so that they stand still while a value moves. Where a window has to
/// give way it is one with room ahead. Colours, and windows that others have chosen, stand still while they show the
/// most of it. Horizontal windows, and both of a map, decide what is computed: HeldAxes holds them.
[[nodiscard]] std::vector<Figure> holdingAxes(std::vector<Figure> now, const std::vector<Figure> &before);

/// Figures with the curves of a moment ago behind their own, faded and without an entry in the legend; those of other
/// states (pins, and all that stands beside), of chance and for reference leave no trail.
[[nodiscard]] std::vector<Figure> trailing(std::vector<Figure> now, const std::vector<Figure> &before);

} // namespace halftruth
