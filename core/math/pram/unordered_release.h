#pragma once

#include "core/math/pram/sampling_pram.h"

#include <cstdint>
#include <stop_token>

/// The sampled and perturbed records published in no order: of each category only the number is released, and every
/// record is protected by the others' noise as well. The curators who draw, perturb and mix are trusted; neighbours
/// differ in one record of the n, which is replaced.
///
/// What is computed is an upper bound on delta, proven in four steps [after Balle et al. 2019 and Feldman et al.
/// 2023]. (1) Of a record that goes from category x to y only the reports x and y differ in probability: it makes one
/// of them with probability (gamma+1)/(gamma+K-1), and is a coin with odds gamma between them then. (2) Every other
/// record makes a report of x or y that is a fair coin, whatever its category is, with probability at least
/// 2/(gamma+K-1): whoever learns which records did so, and all other reports, learns the number of heads among B fair
/// coins and that one, B ~ Bin(m-1, 2/(gamma+K-1)). (3) That is a hockey stick of binomial terms, exact for each B,
/// and smaller the more coins there are. (4) Sampling without replacement divides it by n/m [Balle et al. 2018]:
///     delta(epsilon) = m/n delta'(ln(1 + n/m (e^epsilon - 1)))
///
/// Domains: n in {1, ..., 10^9}, samples in {1, ..., n}, gamma > 1, K in {2, ..., 10^6}, delta in (0, 1), epsilon > 0
/// nats. Everything throws std::domain_error, and Stopped (core/math/domain/stopped.h) when that is asked for.
namespace halftruth {

/// What is fixed when a release without order is looked at. excess = gamma - 1, which keeps its digits.
struct UnorderedRelease {
    std::int64_t n = 1;
    std::int64_t samples = 1;
    double excess = 1;
    std::int64_t categories = 2;
};

/// A delta with which the release is (epsilon, delta)-differentially private.
///     m/n (gamma+1)/(gamma+K-1) E[h(B+1)], B ~ Bin(m-1, 2/(gamma+K-1)), h(N) = sum over s of max(0, P(s) - F Q(s)),
///     F = 1 + n/m (e^epsilon - 1), P and Q the numbers of heads of N-1 fair coins and one with odds gamma, or
///     1/gamma
/// Source: above. Ends: 0 from pramEpsilon() on, which needs no order to be hidden; towards m/n for large gamma.
/// Upper bound, up to rounding (relative error 1e-9): where B has a standard deviation above 16, coins are left out,
/// an eighth of it at the most. A millisecond at the most.
[[nodiscard]] double unorderedDelta(const UnorderedRelease &release, double epsilon);

/// An epsilon with which the release is (epsilon, delta)-differentially private: the least at which unorderedDelta()
/// is at most delta.
/// Ends: 0 where unorderedDelta() is at most delta at every epsilon; at most pramEpsilon(). Upper bound; some ten of
/// unorderedDelta().
[[nodiscard]] double unorderedEpsilon(const UnorderedRelease &release, double delta);

/// The largest gamma - 1 at which unorderedDelta() is at most delta, so that the release is (epsilon,
/// delta)-differentially private; release.excess isn't looked at.
/// Source: unorderedDelta() rises with gamma. Ends: at least pramExcess(); +inf for delta >= m/n, at which to publish
/// the sample as it is has the guarantee. At least: a sharper bound would allow more. Some ten of unorderedDelta().
[[nodiscard]] double unorderedExcess(const PramDesign &design, std::int64_t samples, double delta,
                                     const std::stop_token &stop = {});

/// The root-mean-square error of the estimated type with unorderedExcess().
///     pramRmsError() at that gamma
/// Source: the estimate needs the numbers of the categories only. Exact for that gamma; as an error that the
/// guarantee costs, at most. Ends: only the sampling term where gamma is +inf.
[[nodiscard]] double unorderedRmsError(const PramDesign &design, std::int64_t samples, double delta,
                                       double concentration, const std::stop_token &stop = {});

/// The number of samples with the least unorderedRmsError() of those tried: 17 from 1 to n, evenly spaced in their
/// logarithm, then those of a golden section search between the neighbours of the best,
/// until half a percent of m is left.
/// Source: numerical; the error is smooth but for the steps of whole counts. Ends: 1 for n = 1. Some forty of
/// unorderedRmsError().
[[nodiscard]] std::int64_t unorderedOptimalSamples(const PramDesign &design, double delta, double concentration,
                                                   const std::stop_token &stop = {});

} // namespace halftruth
