#pragma once

#include <QString>

#include <optional>

namespace halftruth {

/// Where the settings can't be read, as after a crash of the machine or an edit by hand, renames their file, so that
/// the program starts with the usual ones and nothing is overwritten. Returns what the person is to be told; nothing
/// where all is well.
[[nodiscard]] std::optional<QString> setDamagedSettingsAside();

} // namespace halftruth
