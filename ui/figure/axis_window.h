#pragma once

#include "core/figure/figure.h"

namespace halftruth {

/// The part of an axis between two places of its present length (0 and 1 its ends); all of it where doubles can't
/// tell the two apart.
[[nodiscard]] Interval windowBetween(const Axis &axis, double lower, double upper);
/// The same of places that lie beyond the ends, as far as there is something to see: where panning ends, and three
/// times as far as the axis shows by itself where it doesn't know more. What is shown already stays.
[[nodiscard]] Interval windowAround(const Axis &axis, double lower, double upper);
/// The window moved by a part of itself, no further than there is something to see.
[[nodiscard]] Interval windowMovedBy(const Axis &axis, double part);
/// Whether its places are numbers: those with words in their stead have none that anybody could type.
[[nodiscard]] bool hasNumbers(const Axis &axis);
/// Where the ends of a window may be put: where there is something to see, and where they are already. An axis of
/// values says by itself only how far its curves go, which an axis of a parameter doesn't leave.
[[nodiscard]] Range rangeOfEnds(const Axis &axis, bool ofValues);

} // namespace halftruth
