#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle.h"

/// What the files of the explorer of anonymised counts share.
namespace halftruth::anonymity_charts {

/// Up to so many people a curve tries every number of ones, and up to so many a readout does.
inline constexpr std::int64_t everyOnesInCurves = 20'000;
inline constexpr std::int64_t everyOnesInReadouts = 1'000'000;

/// What is asked.
struct Crowd {
    double q = 0.25;
    std::int64_t n = 1;
    std::int64_t ones = 0;
    double epsilon = 0.5;
    double delta = 1e-6;

    [[nodiscard]] double people() const { return static_cast<double>(n); }
    [[nodiscard]] CountModel model() const { return {.n = n, .ones = ones, .q = q}; }
    /// Whether some count's privacy loss exceeds ε, so that δ is positive: that of nobody saying yes is ln(p/q).
    [[nodiscard]] bool hasSlackAt(double loss) const { return q < 0.5 && (q == 0 || loss < halftruth::epsilon(q)); }
};

/// The worst number of ones for this many people, where it has been searched for.
struct Worst {
    const ShuffleDelta *delta = nullptr;
    const ShuffleEpsilon *epsilon = nullptr;
};

/// One report as the crowd's: the local δ, p − e^ε q where that is positive.
[[nodiscard]] double oneAnswerDelta(double q, double epsilon);

/// ε at the chosen δ against the people, beside the published bounds and the local ε.
[[nodiscard]] Figure epsilonFigure(const Request &request, const Crowd &crowd, Budget &budget);
/// δ against ε: the exact one of the worst m, and one report alone.
[[nodiscard]] Figure deltaFigure(const Request &request, const Crowd &crowd, Budget &budget);
/// δ at the chosen ε against the ones m, with the worst of them marked: behind the curve it is searched for.
[[nodiscard]] Figure worstFigure(const Request &request, const Crowd &crowd, Worst &worst, Budget &budget);

/// The smallest type II error of a test of one person, by the count and by one answer.
[[nodiscard]] Figure tradeOffFigure(const Request &request, const Crowd &crowd, Budget &budget);

} // namespace halftruth::anonymity_charts
