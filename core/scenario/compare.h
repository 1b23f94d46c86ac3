#pragma once

#include "core/scenario/pins.h"

namespace halftruth {

/// The request in windows that hold what both states show by themselves, where nobody has chosen one: both are asked
/// for in these. It looks at the axes of the two only, and whether a map is drawn in them.
[[nodiscard]] Request inWindowsOfBoth(Request asked, const std::vector<Figure> &now,
                                      const std::vector<Figure> &pinned);

/// The exploration with a pin's charts beside its own, each in the windows of both: behind every figure the pin's,
/// with `beside` saying whose it is, and behind that of a map their difference. The pin is Request::pins' reference;
/// readouts are compared with it. What has other axes in the pin's state keeps them, says so, and has no difference.
[[nodiscard]] Exploration withPinBeside(Exploration current, const Request &asked, Pinned pin);

/// Whose window a figure has: the one that it stands beside, or itself.
[[nodiscard]] std::string windowOf(const std::string &figure);

} // namespace halftruth
