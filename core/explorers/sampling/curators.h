#pragma once

#include "core/explorers/explorer.h"

namespace halftruth {

/// Adds to the answer on sampling what each curator's own shares are worth (the marginals of the estimated joint
/// type), how the error grows with the number of curators, and what each party sends.
void addCurators(const Request &request, Exploration &answer);

} // namespace halftruth
