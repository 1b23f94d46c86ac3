#pragma once

#include "core/math/count/count_distribution.h"
#include "core/simulation/philox.h"

#include <boost/random/binomial_distribution.hpp>

#include <cstdint>
#include <span>

/// Draws of counts, exact in distribution at a cost that does not grow with the counts: what thousands or billions of
/// people do together, without any one of them. individuals.h draws the same person by person.
namespace halftruth {

/// Bin(n, probability), prepared for many draws.
///
/// Source: Boost.Random (Hormann's BTRD; inversion where the mean is below 11). Domain: n in {0, ..., 10^12},
/// probability in [0, 1] (not checked). Exact up to rounding: any probability is right to a relative 1e-7 at least.
/// O(1), about 30 ns a draw.
class BinomialSampler {
public:
    BinomialSampler(std::int64_t n, double probability);
    [[nodiscard]] std::int64_t operator()(Philox &random) const;

private:
    boost::random::binomial_distribution<std::int64_t, double> m_distribution;
    bool m_certain; ///< no randomness is left: the answer is m_value
    std::int64_t m_value;
};

/// One draw of Bin(n, probability): BinomialSampler for a single use.
[[nodiscard]] std::int64_t drawBinomial(Philox &random, std::int64_t n, double probability);

/// How many of `marked` things are among `samples` drawn without replacement from marked + others.
///     P[k] = C(marked, k) C(others, samples-k) / C(marked+others, samples)
/// Source: Stadlober 1990, The ratio of uniforms approach for generating discrete random variates, algorithm HRUA*;
/// one by one where at most 10 draws decide. Domain: all >= 0, samples <= marked + others <= 10^12 (not checked).
/// Exact up to rounding: acceptance is decided with an absolute error below 1e-9. O(1), about 150 ns.
[[nodiscard]] std::int64_t drawHypergeometric(Philox &random, std::int64_t marked, std::int64_t others,
                                              std::int64_t samples);

/// How many of each kind are among `samples` drawn without replacement; counts and drawn are as long as each other.
/// Source: one hypergeometric draw after the other. Domain: samples in {0, ..., sum of counts} (not checked).
/// Exact; O(kinds).
void drawMultivariateHypergeometric(Philox &random, std::span<const std::int64_t> counts, std::int64_t samples,
                                    std::span<std::int64_t> drawn);

/// Throws `items` into the cells, each into any of them with equal probability, and adds them to what is there.
/// Source: the multinomial as one binomial after the other; item by item where there are fewer of them than cells.
/// Exact; O(min(items, cells)).
void scatterUniformly(Philox &random, std::int64_t items, std::span<std::int64_t> cells);

/// The number of reported ones A_n(m) = Bin(m, 1-q) + Bin(n-m, q) [KR2 section 3.1].
/// Domain: that of the model. Exact; O(1), two binomial draws. The constructor throws std::domain_error.
class CountSampler {
public:
    explicit CountSampler(const CountModel &model);
    [[nodiscard]] std::int64_t operator()(Philox &random) const { return m_ones(random) + m_zeros(random); }

private:
    BinomialSampler m_ones;
    BinomialSampler m_zeros;
};

} // namespace halftruth
