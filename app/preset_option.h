#pragma once

#include "app/command_line.h"

#include "core/scenario/presets.h"

namespace halftruth {

/// The option --preset.
void addPresetOption(CommandLine &line);
/// The preset it names; null without it. Throws UsageError when there is none of that name, or when it is not one of
/// the explorer, where one is given.
[[nodiscard]] const Preset *presetOption(const CommandLine &line, const ExplorerSpec *explorer);

} // namespace halftruth
