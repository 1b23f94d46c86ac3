#pragma once

#include "core/explorers/explorer.h"

namespace halftruth {

/// Adds to the answer on randomized response the two trivial mechanisms at the ends of its slider [WN]: only the
/// truth, which hides nothing, and only the coin, which tells nothing; and the usual range of ε on its first figure.
void addTwoEnds(const Request &request, Exploration &answer);

} // namespace halftruth
