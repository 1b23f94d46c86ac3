#pragma once

#include <array>
#include <functional>

namespace halftruth::detail {

/// Sums over runs of outcomes of a count, at a cost that does not grow with n, for large variances: of the
/// probabilities P[A_n(m) = s], and of the probabilities times a weight.
///
/// ln P is as smooth as a parabola on the scale of the standard deviation: its sixth derivative there is of the order
/// of variance^-2. So it is interpolated between outcomes a fraction of a standard deviation apart by the quintic
/// through six of them, and the sum over a run is an integral of its exponential, by Gauss' rule, with the
/// corrections of Euler and Maclaurin at both ends. Weights are functions of the excess P(s)/P(s-1) - 1, which is
/// interpolated in the same way.
class CountPanels {
public:
    /// From this variance on the interpolation is right to 1e-13.
    static constexpr double smallestVariance = 1e6;
    /// That many standard deviations from the mean the probabilities are still above the smallest double.
    static constexpr double reach = 40;

    /// What is summed. A function of the outcome must be known also for three panels before and behind those summed.
    struct Terms {
        std::function<double(double)> logProbability;
        std::function<double(double)> excess = {}; ///< P(s)/P(s-1) - 1; only where weights are wanted
        double threshold = 0;                      ///< the weight is (excess - threshold)/(excess + 1)
    };

    struct Sums {
        double probability = 0;
        double weighted = 0; ///< 0 where no weights are wanted
    };

    /// Sums of the probabilities times exp(-logScale) over the outcomes after `origin`, none of them further from the
    /// mean than `furthest`, in standard deviations.
    CountPanels(Terms terms, double origin, double deviation, double furthest, double logScale);

    /// The sums over origin < s <= outcome; ask in ascending order. Relative error 1e-12.
    [[nodiscard]] Sums sumUpTo(double outcome);

private:
    static constexpr std::size_t nodes = 6;
    using Nodes = std::array<double, nodes>;

    /// A function and its derivative, per outcome.
    struct Value {
        double value = 0;
        double slope = 0;
    };

    [[nodiscard]] double node(std::size_t i) const;
    void load();
    [[nodiscard]] Value interpolated(const Nodes &differences, double t) const;
    [[nodiscard]] Sums termAt(double t) const;
    [[nodiscard]] Sums endCorrection(double outcome) const;
    [[nodiscard]] Sums integral(double from, double to) const;
    [[nodiscard]] Sums sumOver(double from, double to) const;

    Terms m_terms;
    double m_start; ///< the outcome before the first of the panel
    double m_width;
    double m_logScale;
    double m_done = 0; ///< outcomes of the panel that are summed
    Sums m_sum;
    Nodes m_logs{}; ///< at the panel's two ends and two nodes on either side
    Nodes m_excesses{};
    Nodes m_logDifferences{}; ///< forward differences of m_logs
    Nodes m_excessDifferences{};
};

} // namespace halftruth::detail
