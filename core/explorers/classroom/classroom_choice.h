#pragma once

#include "core/explorers/explorer.h"
#include "core/simulation/classroom.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace halftruth {

/// The class as the parameters describe it, and what its teacher wants to see.
struct ClassroomChoice {
    Classroom classroom{};
    IntervalMethod method = IntervalMethod::ClopperPearson;
    double beta = 0.05;                ///< probability that an interval misses
    std::int64_t classes = 1000;       ///< repetitions
    bool inStages = false;             ///< the class goes on while it is watched
    std::int64_t asked = 0;            ///< so many pupils have answered
    std::int64_t repeated = 0;         ///< so many repetitions have been made
    bool revealed = true;              ///< the truth may be told
    std::optional<ClassCounts> room{}; ///< a real class that is asked in the place of the simulated one
};
/// Values are taken as they are; what uses them checks them. All of the class has been asked and repeated.
[[nodiscard]] ClassroomChoice classroomChoice(const Parameters &parameters);

/// As far as the class has come.
[[nodiscard]] ClassroomChoice classroomChoice(const Request &request);

/// The course of the class as far as it has come, as chart, numbers and words have it.
[[nodiscard]] std::vector<ClassProgress> courseOf(const ClassroomChoice &choice);

/// Every parameter that the classroom has with some design, and those of the chosen one.
[[nodiscard]] std::vector<ParameterUse> classroomParameters();
[[nodiscard]] std::vector<ParameterUse> classroomUses(const Parameters &given);

} // namespace halftruth
