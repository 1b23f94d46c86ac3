#pragma once

#include "core/explorers/explorer.h"

namespace halftruth {

/// Adds to the answer on counts how a distribution follows from that of one person fewer, and that of neighbours from
/// each other [KR2, sections 3.1.1 to 3.1.3]: two figures, and both sides of every identity as numbers.
void addCountSteps(const Request &request, Exploration &answer, Budget &budget);

} // namespace halftruth
