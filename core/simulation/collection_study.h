#pragma once

#include "core/math/vectors/two_type_release.h"
#include "core/simulation/runner.h"
#include "core/simulation/tally.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

/// What the anonymised release of a collection gives away where its outcomes are too many to list: the log ratios of
/// outcomes drawn as they happen. simulatedDelta() and simulatedViolation() of count_study.h take such losses.
namespace halftruth {

/// Draws outcomes of a collection of two kinds of records, by their distance counts.
class DistanceSampler {
public:
    /// Throws std::domain_error.
    explicit DistanceSampler(const TwoTypeCollection &collection);

    /// How many reports are at each distance 0 ... L from the vector, until the next call. Those of the vector's own
    /// records are multinomial with the probabilities of Bin(L, q), those of its opposite's the same backwards.
    /// Exact in distribution; O(L) at any n.
    [[nodiscard]] std::span<const std::int64_t> operator()(Philox &random);

private:
    /// Adds `records` reports to the counts; flips come first or last.
    void add(Philox &random, std::int64_t records, bool backwards);

    TwoTypeCollection m_collection;
    std::vector<double> m_conditional; ///< P[Bin(L, q) = d] given that it is at least d
    std::vector<std::int64_t> m_distances;
};

/// Log ratios in the order of the trials.
class Losses {
public:
    void add(double loss);
    void merge(const Losses &other);
    [[nodiscard]] std::span<const double> values() const noexcept { return m_values; }
    /// Their mean, for outcomes of x the Kullback-Leibler divergence of the neighbour's release from that of x.
    [[nodiscard]] Estimate mean() const noexcept { return m_moments.meanEstimate(); }
    bool operator==(const Losses &) const = default;

private:
    std::vector<double> m_values;
    Moments m_moments;
};

/// The ln pi of outcomes of the collection itself, drawn as they happen, against its neighbour with one vector more.
/// For the other direction, -ln pi of outcomes of the neighbour, simulate collection.mirrored().
/// Domain: that of the collection. Exact in distribution, each ln pi as exact as twoTypeLogRatio(). O(L) a trial at
/// any n: 2 us for L = 1, 30 us for L = 40. Throws std::domain_error.
[[nodiscard]] Losses simulateTwoTypeLosses(const TwoTypeCollection &collection, const Simulation &simulation,
                                           const std::stop_token &stop = {}, const Progress<Losses> &progress = {});

} // namespace halftruth
