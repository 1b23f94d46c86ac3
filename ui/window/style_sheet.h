#pragma once

#include "ui/scene/theme.h"

namespace halftruth {

/// The widgets' style sheet, resources/style.qss, in the theme's colours; sizes of text are multiplied by the scale.
[[nodiscard]] QString styleSheet(const Theme &theme, double scale = 1);

} // namespace halftruth
