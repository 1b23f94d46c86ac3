#pragma once

#include "core/explorers/explorer.h"

namespace halftruth {

/// The matrix of the least expected loss for ordered categories, and the numbers beside it.
void addDesign(const Request &request, Exploration &answer);

} // namespace halftruth
