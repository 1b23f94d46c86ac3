#include "commands.h"

#include <array>

namespace halftruth {

std::span<const Command> commandTable() {
    static constexpr std::array<Command, 5> table{{
        {"list", "name the parameters, quantities or explorers", listCommand},
        {"compute", "print one number", computeCommand},
        {"solve", "find the value of a parameter that meets a target", solveCommand},
        {"sweep", "write a table of a quantity over ranges of its parameters", sweepCommand},
        {"export", "write a figure of an explorer to a file", exportCommand},
    }};
    return table;
}

} // namespace halftruth
