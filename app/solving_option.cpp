#include "app/solving_option.h"

#include "app/parameter_options.h"

#include <algorithm>
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

namespace {

/// The explorer's parameters; where only the unknown's own value is in the way of what is given, it makes way.
Parameters givenWay(const ExplorerSpec &explorer, const Parameters &base, const GivenValues &given,
                    ParameterId unknown) {
    try {
        return explorerParameters(explorer, base, given);
    } catch (const std::domain_error &) {
        const SliderSpan span = sliderSpan({.id = unknown}, base);
        if (!given.contains(unknown))
            for (const double end : {span.upper, span.lower}) {
                try {
                    return explorerParameters(explorer, base.with(unknown, end), given);
                } catch (const std::domain_error &) {
                    // It wasn't in the way.
                }
            }
        throw;
    }
}

} // namespace

void requireSolvable(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving) {
    if (!canSolve(explorer, parameters, solving))
        throw std::domain_error(std::string(explorer.id) + " can't be solved for " +
                                std::string(spec(solving.unknown).name) + " by " + solving.relation +
                                " with these choices");
}

Parameters solvingParameters(const ExplorerSpec &explorer, const Parameters &base, const GivenValues &given,
                             const Solving &solving) {
    // Targets are the explorer's parameters only where it uses them without being solved.
    GivenValues own = given;
    GivenValues targets;
    for (const ParameterUse &target : targetsOf(explorer, solving))
        if (auto value = own.extract(target.id))
            targets.insert(std::move(value));
    Parameters parameters = givenWay(explorer, base, own, solving.unknown);
    for (const auto &[id, value] : targets)
        if (explorer.useAt(id, parameters))
            own.emplace(id, value);
    parameters = givenWay(explorer, base, own, solving.unknown);
    requireSolvable(explorer, parameters, solving);
    for (const auto &[id, value] : targets)
        parameters = parameters.with(id, value);
    requireValid(parameters, usesAt(explorer, parameters, solving));
    return parameters;
}

} // namespace halftruth
