#pragma once

#include "app/command_line.h"

#include "core/quantities/quantities.h"

namespace halftruth {

/// The quantity named by the word QUANTITY of compute and sweep. Throws UsageError when it is missing or unknown.
[[nodiscard]] const QuantitySpec &quantityArgument(const CommandLine &line, std::string_view command);

/// The help of a command that takes a quantity: with one named, about that one.
[[nodiscard]] std::string quantityHelp(CommandLine &line);

} // namespace halftruth
