#pragma once

#include <array>
#include <cstdint>
#include <functional>

namespace halftruth::detail {

/// Sums of P[A_n(m) = s] over runs of outcomes at a cost that does not grow with n, for large variances.
///
/// ln P is as smooth as a parabola on the scale of the standard deviation: its sixth derivative there is of the order
/// of variance^-2. So it is interpolated between outcomes a fraction of a standard deviation apart by the quintic
/// through six of them, and the sum over a run is an integral of its exponential, by Gauss' rule, with the
/// corrections of Euler and Maclaurin at both ends.
class CountPanels {
public:
    /// From this variance on the interpolation is right to 1e-14.
    static constexpr double smallestVariance = 4e6;
    /// That many standard deviations from the mean the probabilities are still above the smallest double.
    static constexpr double reach = 40;

    /// Sums P[A = s] exp(-logScale) over the outcomes after `origin`. All that are summed, and three panels on either
    /// side, must be outcomes that `logPmf` knows, and none further from the mean than `furthest`, in standard
    /// deviations.
    CountPanels(std::function<double(double)> logPmf, double origin, double deviation, double furthest,
                double logScale);

    /// The sum over origin < s <= outcome; ask in ascending order. Relative error 1e-12.
    [[nodiscard]] double sumUpTo(double outcome);

private:
    static constexpr int nodes = 6;

    struct Value {
        double g = 0;        ///< the exponential of the interpolated logarithm
        double logSlope = 0; ///< derivative of the logarithm, per outcome
    };

    void load();
    [[nodiscard]] Value at(double t) const;
    [[nodiscard]] double sumOver(double from, double to) const;

    std::function<double(double)> m_logPmf;
    double m_start; ///< the outcome before the first of the panel
    double m_width;
    double m_logScale;
    double m_done = 0; ///< outcomes of the panel that are summed
    double m_sum = 0;
    std::array<double, nodes> m_logs{};        ///< at the panel's two ends and two nodes on either side
    std::array<double, nodes> m_differences{}; ///< forward differences of m_logs
};

} // namespace halftruth::detail
