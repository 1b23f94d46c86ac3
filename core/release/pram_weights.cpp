#include "core/release/pram_weights.h"

#include "core/math/domain/domain.h"
#include "core/math/pram/sampling_pram.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

constexpr double largestTotal = 0x1p62;
// More than what pramExcess() and the product below can be rounded up by, so that no release loses more than epsilon.
constexpr double roundedDown = 1 - 0x1p-49;

} // namespace

double PramWeights::excess() const noexcept { return static_cast<double>(same - other) / static_cast<double>(other); }

double PramWeights::keep() const noexcept { return static_cast<double>(same - other) / static_cast<double>(total()); }

double PramWeights::epsilon(std::int64_t n, std::int64_t samples) const {
    return std::log1p(static_cast<double>(samples) / static_cast<double>(n) * excess());
}

PramWeights pramWeights(std::int64_t n, std::int64_t samples, double epsilon, std::int64_t categories) {
    require("categories", static_cast<double>(categories), range::categories);
    const double excess = pramExcess(n, samples, epsilon);
    const auto k = static_cast<double>(categories);
    PramWeights weights{.categories = static_cast<std::uint32_t>(categories)};
    weights.other = static_cast<std::uint64_t>(std::max(1.0, std::floor(largestTotal / (k + excess))));
    const double extra =
        std::floor(std::min(excess * roundedDown * static_cast<double>(weights.other), largestTotal));
    if (extra < 1) {
        const double least = 2 * k / largestTotal * static_cast<double>(samples) / static_cast<double>(n);
        require("epsilon", epsilon, {.lower = least, .upperOpen = true});
    }
    weights.same = weights.other + static_cast<std::uint64_t>(extra);
    return weights;
}

} // namespace halftruth
