#pragma once

namespace halftruth {

/// From now on the wheel changes only what a person works with: over a box to choose from, a number's box or a slider
/// without the focus it scrolls what they stand in, and gives none of them the focus. Installed once, however often
/// it is called; needs the application.
void guardAgainstWheel();

} // namespace halftruth
