#pragma once

#include <QString>

namespace halftruth {

/// Whether an option of "halftruth export", "--size", says how a file looks and nothing of what it shows.
[[nodiscard]] bool isPictureOption(const QString &option);

} // namespace halftruth
