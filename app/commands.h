#pragma once

#include <span>
#include <string>
#include <string_view>

namespace halftruth {

/// One of the program's commands. A new one is a file beside this that defines its function, a declaration below, and
/// a line in commandTable().
struct Command {
    std::string_view name;
    std::string_view summary;
    /// Does what the arguments behind the name ask for; returns the exit status. Throws UsageError and
    /// std::domain_error for what the person has to change, std::runtime_error for what failed.
    int (*run)(std::span<const std::string> arguments);
};

/// Every command, in the order of the help.
[[nodiscard]] std::span<const Command> commandTable();

int listCommand(std::span<const std::string> arguments);
int computeCommand(std::span<const std::string> arguments);
int solveCommand(std::span<const std::string> arguments);
int sweepCommand(std::span<const std::string> arguments);
int exportCommand(std::span<const std::string> arguments);
int reportCommand(std::span<const std::string> arguments);
int galleryCommand(std::span<const std::string> arguments);
int lessonsCommand(std::span<const std::string> arguments);
int scenariosCommand(std::span<const std::string> arguments);
int roomCommand(std::span<const std::string> arguments);
int releaseCommand(std::span<const std::string> arguments);

/// The parts of `release` that each party of it runs on its own: "release curator-a".
[[nodiscard]] std::span<const Command> releaseParts();

/// What happens without a command: the window.
int windowCommand(std::span<const std::string> arguments);

} // namespace halftruth
