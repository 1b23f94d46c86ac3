#pragma once

#include "core/parameters/parameters.h"
#include "core/simulation/classroom.h"

#include <cstdint>
#include <vector>

namespace halftruth {

/// The class as the parameters describe it, and what its teacher wants to see.
struct ClassroomChoice {
    Classroom classroom{};
    IntervalMethod method = IntervalMethod::ClopperPearson;
    double beta = 0.05;          ///< probability that an interval misses
    std::int64_t classes = 1000; ///< repetitions
};
/// Values are taken as they are; what uses them checks them.
[[nodiscard]] ClassroomChoice classroomChoice(const Parameters &parameters);

/// Every parameter that the classroom has with some design, and those of the chosen one.
[[nodiscard]] std::vector<ParameterUse> classroomParameters();
[[nodiscard]] std::vector<ParameterUse> classroomUses(const Parameters &given);

} // namespace halftruth
