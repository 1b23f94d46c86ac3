#pragma once

#include "app/command_line.h"

#include "core/explorers/explorer.h"

#include <string_view>
#include <vector>

namespace halftruth {

/// What a command takes that asks an explorer: --preset, --solve, --pin, --compare, data and every parameter.
void addExplorerOptions(CommandLine &line);

/// The word EXPLORER. Throws UsageError where there is none of that name.
[[nodiscard]] const ExplorerSpec &explorerArgument(const CommandLine &line, std::string_view command);

/// The parameters to explore, one of them found from the others where that is asked for. Throws UsageError and
/// std::domain_error for what can't be.
[[nodiscard]] Parameters parameterArguments(const CommandLine &line, const ExplorerSpec &explorer);

/// What is drawn along with these parameters, one of them as the reference where that is asked for.
[[nodiscard]] std::vector<Pin> pinArguments(const CommandLine &line, const ExplorerSpec &explorer,
                                            const Parameters &parameters);

/// Drawing needs Qt's machinery of windows, but no display; and what it has to say about the absence of one (no
/// runtime folder, no theme) is of no use to who waits for a file.
void prepareWithoutDisplay();

} // namespace halftruth
