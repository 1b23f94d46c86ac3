#pragma once

#include "app/command_line.h"

#include "core/scenario/scenario.h"

#include <optional>

namespace halftruth {

/// The options --solve and --by.
void addSolvingOptions(CommandLine &line);

/// What they ask the explorer to be solved for; nothing without --solve. Throws UsageError for --by alone, and
/// std::domain_error for what the explorer isn't solved for.
[[nodiscard]] std::optional<Solving> solvingOption(const CommandLine &line, const ExplorerSpec &explorer);

/// What is asked of the explorer with the given values, and the targets among them, while this is solved for. Throws
/// std::domain_error also where these choices leave nothing to solve.
[[nodiscard]] Request solvingRequest(const ExplorerSpec &explorer, const Parameters &base, const GivenValues &given,
                                     const Solving &solving);

} // namespace halftruth
