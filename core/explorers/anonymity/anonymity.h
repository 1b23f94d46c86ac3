#pragma once

#include "core/explorers/explorer.h"
#include "core/math/shuffle/shuffle.h"

#include <array>
#include <cmath>
#include <limits>
#include <optional>

/// What the files of the explorer of anonymised counts share.
namespace halftruth::anonymity_charts {

/// Up to so many people a curve tries every number of ones, and up to so many a readout does.
inline constexpr std::int64_t everyOnesInCurves = 20'000;
inline constexpr std::int64_t everyOnesInReadouts = 1'000'000;

/// Roughly what a search of the worst number of ones takes, in milliseconds: what it tries, and where it tries some
/// only, the search for an upper bound.
[[nodiscard]] inline double searchCost(std::int64_t n, std::int64_t everyOnesUpTo) {
    const auto people = static_cast<double>(n);
    return n <= everyOnesUpTo ? 0.05 + 1.5e-3 * people : 20 * std::pow(people / 1e5, 0.25);
}

/// The work of one pass: each is at most a few times the one before, and the last leaves nothing out.
struct Effort {
    int pass = 0; ///< 0 is the coarse one
    static constexpr int last = 4;

    /// How long one figure, or the readouts, may take about, in milliseconds.
    [[nodiscard]] double allowance() const {
        constexpr std::array<double, last> milliseconds{1.5, 25, 120, 500};
        return pass < last ? milliseconds[static_cast<std::size_t>(pass)] : std::numeric_limits<double>::infinity();
    }
};

/// What is asked.
struct Crowd {
    double q = 0.25;
    std::int64_t n = 1;
    std::int64_t ones = 0;
    double epsilon = 0.5;
    double delta = 1e-6;
    Effort effort;
    std::stop_token stop{};

    [[nodiscard]] double people() const { return static_cast<double>(n); }
    [[nodiscard]] CountModel model() const { return {.n = n, .ones = ones, .q = q}; }
};

/// The worst number of ones for this many people, as far as this pass has looked.
struct Worst {
    std::optional<ShuffleDelta> delta{};
    std::optional<ShuffleEpsilon> epsilon{};
};

/// A figure, and whether a later pass would add to it.
struct Drawn {
    Figure figure{};
    bool whole = true;
};

/// One report as the crowd's: the local δ, p − e^ε q where that is positive.
[[nodiscard]] double oneAnswerDelta(double q, double epsilon);

/// ε at the chosen δ against the people, beside the published bounds and the local ε.
[[nodiscard]] Drawn epsilonFigure(const Request &request, const Crowd &crowd);
/// δ against ε: the exact one of the worst m, and one report alone.
[[nodiscard]] Drawn deltaFigure(const Request &request, const Crowd &crowd);
/// δ at the chosen ε against the ones m, with the worst of them marked.
[[nodiscard]] Drawn worstFigure(const Request &request, const Crowd &crowd, const Worst &worst);

} // namespace halftruth::anonymity_charts
