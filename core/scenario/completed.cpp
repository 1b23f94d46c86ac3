#include "core/scenario/completed.h"

#include <algorithm>

namespace halftruth {

Parameters completed(const Parameters &base, const GivenValues &given, std::span<const ParameterUse> uses) {
    const auto withGiven = [&](Parameters parameters) {
        for (const auto &[id, value] : given)
            parameters = parameters.with(id, value);
        for (const ParameterUse &use : uses)
            if (base.fixedByData(use.id))
                parameters = parameters.with(use.id, base[use.id]);
        return parameters;
    };
    Parameters result = withGiven(base);
    const bool countable = spec(ParameterId::Categories).range.contains(result[ParameterId::Categories]);
    if (std::ranges::find(uses, ParameterId::Concentration, &ParameterUse::id) != uses.end() && countable)
        result = result.with(ParameterId::Concentration, result.dataConcentration());
    return withGiven(fitted(uses, result));
}

} // namespace halftruth
