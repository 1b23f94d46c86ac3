#pragma once

#include "app/command_line.h"

namespace halftruth {

/// --format text|json.
void addFormatOption(CommandLine &line);
/// Whether it is json. Throws UsageError for a format that is neither.
[[nodiscard]] bool jsonWanted(const CommandLine &line);

} // namespace halftruth
