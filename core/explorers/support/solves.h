#pragma once

#include "core/explorers/explorer.h"

namespace halftruth {

/// q for a privacy loss that somebody asks for.
[[nodiscard]] inline SolveSpec solvesLieProbability() {
    using enum ParameterId;
    return {.relation = "epsilon", .unknowns = {LieProbability}, .targets = {{.id = Epsilon}}};
}

} // namespace halftruth
