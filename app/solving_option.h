#pragma once

#include "app/command_line.h"

#include "core/scenario/settings.h"
#include "core/scenario/solving.h"

#include <optional>

namespace halftruth {

/// The options --solve and --by.
void addSolvingOptions(CommandLine &line);

/// What they ask the explorer to be solved for; nothing without --solve. Throws UsageError for --by alone, and
/// std::domain_error for what the explorer isn't solved for.
[[nodiscard]] std::optional<Solving> solvingOption(const CommandLine &line, const ExplorerSpec &explorer);

/// Throws std::domain_error where the choices among the parameters leave nothing to solve.
void requireSolvable(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving);

/// The explorer's parameters with the given values, as explorerParameters() has them, and the targets of what is
/// solved for. Throws std::domain_error also where these choices leave nothing to solve.
[[nodiscard]] Parameters solvingParameters(const ExplorerSpec &explorer, const Parameters &base,
                                           const GivenValues &given, const Solving &solving);

} // namespace halftruth
