#include "app/commands.h"

#include <array>

namespace halftruth {

std::span<const Command> commandTable() {
    static constexpr auto table = std::to_array<Command>({
        {"list", "name the parameters, quantities or explorers", listCommand},
        {"compute", "print one number", computeCommand},
        {"solve", "find the value of a parameter that meets a target", solveCommand},
        {"sweep", "write a table of a quantity over ranges of its parameters", sweepCommand},
        {"export", "write a figure of an explorer to a file", exportCommand},
        {"report", "write the parameter sheet of a decision", reportCommand},
        {"gallery", "recompute the published numbers that this program reproduces", galleryCommand},
        {"lessons", "name the lessons, or write their worksheet, solutions or speaker notes", lessonsCommand},
        {"scenarios", "write the pinned states of a session as a table", scenariosCommand},
#ifdef HALFTRUTH_ROOM
        {"room", "ask a class on its phones, and estimate from its randomized answers", roomCommand},
#endif
        {"release", "release two columns of a data file, sampled and perturbed", releaseCommand},
    });
    return table;
}

} // namespace halftruth
