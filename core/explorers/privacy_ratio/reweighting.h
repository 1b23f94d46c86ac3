#pragma once

#include "core/explorers/explorer.h"

namespace halftruth {

/// Adds to the answer on the privacy ratio why it is what it is: numerator and denominator weigh the same two terms
/// differently [KR2, (3.1)], so that it is a monotone function of their ratio [KR2, Corollary 4.1].
void addReweighting(const Request &request, Exploration &answer, Budget &budget);

} // namespace halftruth
