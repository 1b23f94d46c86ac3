#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"
#include "core/math/pram/unordered_release.h"

#include <cstdint>
#include <optional>

namespace halftruth {

/// The same sample published without its order, at (ε, δ): what the explorer of sampling shows of it.
struct UnorderedPlan {
    PramDesign design;
    std::int64_t samples;
    double delta;
    double concentration;
    std::optional<std::int64_t> best{}; ///< nothing while it is searched

    [[nodiscard]] double rms(std::int64_t m) const { return unorderedRmsError(design, m, delta, concentration); }
    /// The same where the guarantee allows to publish the records as they are: m < n.
    [[nodiscard]] double withoutNoise(std::int64_t m) const {
        return unorderedRmsError(design, m, static_cast<double>(m) / static_cast<double>(design.n), concentration);
    }
};

/// Its curve beside that of the ordered release, with its optimum.
void addUnorderedCurve(Figure &figure, const UnorderedPlan &plan, const View &view, Budget &budget);
/// Searches the optimum last of all.
[[nodiscard]] UnorderedPlan unorderedPlan(const Parameters &p, Budget &budget);
[[nodiscard]] std::vector<Readout> unorderedReadouts(const UnorderedPlan &plan, Budget &budget);

} // namespace halftruth
