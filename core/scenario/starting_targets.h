#pragma once

#include "core/scenario/settings.h"
#include "core/scenario/solving.h"

namespace halftruth {

/// What the targets of a relation that has no rows for them yet come to with the unknown as it is, so that solving
/// for it begins where it is. A target that other explorers link, and that isn't at its default any more, stays what
/// a person has set; so does one that the relation isn't solved for. Domain: parameters as they are shown. Cost: that
/// of solve() for each target. Throws Stopped.
[[nodiscard]] GivenValues startingTargets(const ExplorerSpec &explorer, const Parameters &parameters,
                                          const Solving &solving, const Watch &watch = {});

} // namespace halftruth
