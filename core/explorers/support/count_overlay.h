#pragma once

#include "core/explorers/support/overlay.h"
#include "core/math/count/count_distribution.h"

#include <cstdint>
#include <vector>

/// What the explorers of counts and of anonymised counts lay over their formulas.
namespace halftruth {

/// The count of a survey that is repeated.
struct RepeatedCounts {
    CountModel model{};
    Overlay overlay;
    const Empirical *counts = nullptr; ///< null where there are none yet

    /// P[A = s] at every outcome in sight; where they are many, its average over bins, and the caption says so.
    void drawPmfOn(Figure &figure) const;
    /// P[A <= s] at some outcomes in sight.
    void drawCdfOn(Figure &figure) const;
    /// The mean, and the shares of counts from `lower` to `upper` and up to `outcome`.
    [[nodiscard]] std::vector<Readout> readouts(std::int64_t lower, std::int64_t upper, std::int64_t outcome) const;
};
/// As many trials as there is time for; none where Simulate is off.
[[nodiscard]] RepeatedCounts repeatedCounts(const Request &request, const CountModel &model, Budget &budget);

/// What the count gives away when a survey is repeated, with `ones` true ones against one more and the reverse.
struct RepeatedLosses {
    CountModel model{};
    Overlay overlay;
    const Empirical *zero = nullptr; ///< ln pi at counts of A(m)
    const Empirical *one = nullptr;  ///< -ln pi at counts of A(m+1)

    /// The larger of the two delta(epsilon): of the direction in which the exact one is larger.
    [[nodiscard]] Estimate delta(double epsilon) const;
    /// delta(epsilon) over the figure's axis.
    void drawDeltaOn(Figure &figure) const;
    [[nodiscard]] std::vector<Readout> readouts(double epsilon) const;
    /// Where nobody lies a count gives everything away, and there is no loss to gather.
    [[nodiscard]] bool applies() const { return zero && one; }
};
/// As many trials as there is time for; none where Simulate is off or there is no loss to gather.
[[nodiscard]] RepeatedLosses repeatedLosses(const Request &request, const CountModel &model, Budget &budget);

} // namespace halftruth
