#pragma once

#include <QString>

#include <optional>

namespace halftruth {

/// What the person is to be told, once, of settings that couldn't be read, as after a crash of the machine or an edit
/// by hand: the program starts with the usual ones, and nothing is overwritten.
[[nodiscard]] std::optional<QString> settingsDamage();

} // namespace halftruth
