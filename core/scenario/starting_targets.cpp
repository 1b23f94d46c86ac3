#include "core/scenario/starting_targets.h"

#include <algorithm>
#include <stdexcept>

namespace halftruth {

namespace {

/// What the relation is given for an unknown of the explorer; nothing where it says nothing about these parameters.
std::optional<Parameters> relationParameters(const ExplorerSpec &explorer, const Parameters &parameters,
                                             const Solving &solving) {
    for (const SolveSpec &each : explorer.solves)
        if (each.relation == solving.relation && std::ranges::count(each.unknowns, solving.unknown) > 0)
            return each.given ? each.given(parameters) : parameters;
    return std::nullopt;
}

} // namespace

GivenValues startingTargets(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving,
                            const Watch &watch) {
    static const Parameters defaults;
    GivenValues start;
    const RelationSpec *relation = findRelation(solving.relation);
    const std::optional<Parameters> given = relationParameters(explorer, parameters, solving);
    if (!relation || !given)
        return start;
    for (const ParameterUse &target : targetsOf(explorer, solving)) {
        const bool shared = explorer.links(target.id) && parameters[target.id] != defaults[target.id];
        if (shared || explorer.useAt(target.id, parameters) || std::ranges::count(relation->unknowns, target.id) == 0)
            continue;
        try {
            const Solution reached = solve(*relation, target.id, *given, watch);
            if (reached.value && rangeOf(target, parameters).contains(*reached.value))
                start.emplace(target.id, *reached.value);
        } catch (const std::domain_error &) {
            continue; // the unknown is where the relation says nothing: what was set stays
        }
    }
    return start;
}

} // namespace halftruth
