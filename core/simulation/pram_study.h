#pragma once

#include "core/math/pram/sampling_pram.h"
#include "core/simulation/runner.h"
#include "core/simulation/tally.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace halftruth {

/// A data set, by the number of its records in each category, and how it is released: drawn, perturbed, estimated.
struct PramExperiment {
    std::vector<std::int64_t> counts;
    std::int64_t samples = 1;
    double epsilon = 0.5;

    /// n, epsilon and K, as the formulas take them. O(K).
    [[nodiscard]] PramDesign design() const;
};

/// The estimate from a release: A^-1 of the reported type, raw.
///     estimate_k = (1 + K/excess) released_k/samples - 1/excess, excess = gamma-1
/// Source: [LWR], estimator of the joint type. Unbiased, but it may leave the simplex: see projectedOnSimplex().
/// Domain: samples = the sum of released, >= 1; excess > 0 (not checked). Exact; O(K).
[[nodiscard]] std::vector<double> pramEstimate(std::span<const std::int64_t> released, double excess);

/// The point of the probability simplex nearest to x: max(x_k - t, 0) with t such that the sum is 1.
/// Source: Held, Wolfe and Crowder 1974; Duchi et al. 2008. Exact; O(K log K). x is not empty.
[[nodiscard]] std::vector<double> projectedOnSimplex(std::span<const double> x);

/// Releases one data set again and again.
class PramSampler {
public:
    /// Throws std::domain_error.
    explicit PramSampler(const PramExperiment &experiment);

    /// One release: draws without replacement (multivariate hypergeometric), keeps a report with probability
    /// (gamma-1)/(gamma+K-1), spreads the rest uniformly (multinomial). Exact in distribution; O(K) at any n, some
    /// 300 ns a category. Meaningless after a stop, which is looked at between thousands of categories.
    /// The counts last until the next call.
    [[nodiscard]] std::span<const std::int64_t> operator()(Philox &random, const std::stop_token &stop = {});

    /// norm(estimate - T)^2 of a release, T the type of the data. O(K).
    [[nodiscard]] double squaredError(std::span<const std::int64_t> released) const;

private:
    std::vector<std::int64_t> m_counts;
    std::vector<double> m_type;
    std::int64_t m_n = 0;
    std::int64_t m_samples;
    double m_keep;
    double m_excess; ///< gamma-1
    std::vector<std::int64_t> m_released;
};

/// The errors norm(estimate - T) of simulated releases.
class PramErrors {
public:
    void add(double squaredError);
    void merge(const PramErrors &other);
    [[nodiscard]] std::int64_t trials() const noexcept { return m_squares.count(); }
    /// Root mean square error, beside pramRmsError().
    [[nodiscard]] Estimate rms() const noexcept { return rootMeanEstimate(m_squares); }
    /// Mean error, which the bounds are about: pramErrorBound(), pramErrorBoundTight().
    [[nodiscard]] Estimate mean() const noexcept { return m_norms.meanEstimate(); }
    /// Every error, for quantiles and histograms, in the order of the trials.
    [[nodiscard]] std::span<const double> norms() const noexcept { return m_all; }
    bool operator==(const PramErrors &) const = default;

private:
    Moments m_squares;
    Moments m_norms;
    std::vector<double> m_all;
};

/// Releases the data in every trial and gathers the errors. Domain: counts of 2 to 10^6 categories with 1 to 10^9
/// records, samples in {1, ..., n}, epsilon > 0. Exact in distribution; O(K) a trial at any n.
/// Throws std::domain_error.
[[nodiscard]] PramErrors simulatePram(const PramExperiment &experiment, const Simulation &simulation,
                                      const std::stop_token &stop = {}, const Progress<PramErrors> &progress = {});

/// The same record by record: a test of simulatePram() and a baseline. Domain: at most maxIndividuals records. O(n +
/// K) a trial. Throws std::domain_error.
[[nodiscard]] PramErrors simulatePramOneByOne(const PramExperiment &experiment, const Simulation &simulation,
                                              const std::stop_token &stop = {});

/// A point of the error's curve over the number of samples.
struct PramCurvePoint {
    std::int64_t samples = 1;
    Estimate rms{};
    Estimate mean{};
};

/// The point of a simulated curve whose error is least, and the points that the simulation can't tell from it: those
/// whose error differs from it by at most 1.96 standard errors of the difference, by the normal approximation; each
/// difference by itself. Near its minimum the curve is flat, so that they are many.
struct EmpiricalMinimum {
    PramCurvePoint least{};
    std::int64_t fewest = 1; ///< samples, of the points that may be the least
    std::int64_t most = 1;
};
/// Domain: a curve with points. Throws std::domain_error.
[[nodiscard]] EmpiricalMinimum empiricalMinimum(std::span<const PramCurvePoint> curve,
                                                Estimate PramCurvePoint::*error = &PramCurvePoint::rms);

} // namespace halftruth
