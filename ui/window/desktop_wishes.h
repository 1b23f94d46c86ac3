#pragma once

namespace halftruth {

/// Whether what would move or fade is to be at once where it goes to: as View ▸ Reduce motion was set, and
/// at the first start as the desktop's animations are.
[[nodiscard]] bool motionReduced();
void rememberReducedMotion(bool reduced);

/// Whether the desktop's settings ask for high contrast: GTK's, KDE's or GNOME's.
[[nodiscard]] bool contrastWished();

} // namespace halftruth
