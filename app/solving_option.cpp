#include "app/solving_option.h"

#include "app/parameter_options.h"

#include <stdexcept>

namespace halftruth {

void addSolvingOptions(CommandLine &line) {
    line.addOption("solve", "NAME", "finds this parameter from the others");
    line.addOption("by", "TARGET",
                   "what is to hold then; 'halftruth list explorers --format json' names the targets");
}

std::optional<Solving> solvingOption(const CommandLine &line, const ExplorerSpec &explorer) {
    const auto unknown = line.option("solve");
    const auto relation = line.option("by");
    if (!unknown && relation)
        throw UsageError("--by says how to solve: --solve names what for");
    if (!unknown)
        return std::nullopt;
    return namedSolving(explorer, *unknown, relation.value_or(""));
}

Request solvingRequest(const ExplorerSpec &explorer, const Parameters &base, const GivenValues &given,
                       const Solving &solving) {
    // What is said of the unknown itself is what the others are given beside: so many of that many people.
    GivenValues others = given;
    GivenValues own;
    if (auto value = others.extract(solving.unknown))
        own.insert(std::move(value));
    Scenario scenario{.explorer = &explorer};
    scenario.setValues(explorer, base);
    scenario = apply(scenario, edit::SetAll{own});
    scenario.solving[std::string(explorer.id)] = solving;
    scenario = apply(scenario, edit::SetAll{others});
    requireSolvable(explorer, request(scenario).parameters, solving);
    return request(scenario);
}

} // namespace halftruth
