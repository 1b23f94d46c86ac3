#include "core/simulation/samplers.h"

#include <boost/random/uniform_01.hpp>
#include <boost/random/uniform_int_distribution.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace halftruth {

namespace {

double uniform(Philox &random) { return boost::random::uniform_01<double>()(random); }

std::int64_t uniformBelow(Philox &random, std::int64_t end) {
    return boost::random::uniform_int_distribution<std::int64_t>(0, end - 1)(random);
}

// ln n! - (n + 1/2) ln n + n - ln(2 pi)/2, for n >= 16 to 1e-16.
double stirlingRemainder(double n) {
    const double square = 1 / (n * n);
    return (1.0 / 12 - (1.0 / 360 - (1.0 / 1260 - (1.0 / 1680 - square / 1188) * square) * square) * square) / n;
}

constexpr std::size_t tableSize = 128;

std::array<double, tableSize> logFactorials() {
    std::array<double, tableSize> table{};
    for (std::size_t n = 1; n < tableSize; ++n)
        table[n] = table[n - 1] + std::log(static_cast<double>(n));
    return table;
}

double logFactorial(std::int64_t n) {
    static const std::array<double, tableSize> table = logFactorials();
    if (n < static_cast<std::int64_t>(tableSize))
        return table[static_cast<std::size_t>(n)];
    const auto real = static_cast<double>(n);
    constexpr double halfLogTwoPi = 0.918938533204672741780;
    return (real + 0.5) * std::log(real) - real + halfLogTwoPi + stirlingRemainder(real);
}

/// ln b! for one of the four factorials of the pmf, and how it differs from that of a number nearby. At 10^9 the
/// logarithms of the factorials themselves keep only six decimals: their leading terms have to cancel symbolically.
class FactorialNear {
public:
    explicit FactorialNear(std::int64_t base)
        : m_base{base}, m_real{static_cast<double>(base)}, m_large{base >= static_cast<std::int64_t>(tableSize)},
          m_log{m_large ? std::log(m_real) : 0.0}, m_remainder{m_large ? stirlingRemainder(m_real) : 0.0} {}

    /// ln (b+d)! - ln b!
    [[nodiscard]] double change(std::int64_t difference) const {
        const std::int64_t value = m_base + difference;
        if (!m_large || value < static_cast<std::int64_t>(tableSize))
            return logFactorial(value) - logFactorial(m_base);
        const auto d = static_cast<double>(difference);
        return d * (m_log - 1) + (m_real + d + 0.5) * std::log1p(d / m_real) + stirlingRemainder(m_real + d) -
               m_remainder;
    }

private:
    std::int64_t m_base;
    double m_real;
    bool m_large;
    double m_log;
    double m_remainder;
};

/// Takes things out one by one; `draws` are few.
std::int64_t drawOneByOne(Philox &random, std::int64_t marked, std::int64_t all, std::int64_t draws) {
    std::int64_t found = 0;
    for (; draws > 0 && found < marked; --draws, --all)
        found += uniformBelow(random, all) < marked - found ? 1 : 0;
    return found;
}

/// Algorithm HRUA*: 10 < marked, samples <= all/2.
std::int64_t drawByRatioOfUniforms(Philox &random, std::int64_t marked, std::int64_t all, std::int64_t samples) {
    const std::int64_t others = all - marked;
    const auto population = static_cast<double>(all);
    const auto draws = static_cast<double>(samples);
    const double share = static_cast<double>(marked) / population;
    const double mean = draws * share;
    const double variance = draws * share * (1 - share) * (population - draws) / (population - 1);
    // The hat is the ratio of uniforms of the interval about `centre` of this width; the factors are
    // 2 sqrt(2/e) and 3 - 2 sqrt(3/e).
    const double centre = mean + 0.5;
    const double width = 1.7155277699214135 * std::sqrt(variance + 0.5) + 0.8989161620588988;
    const auto mode = static_cast<std::int64_t>((draws + 1) * ((static_cast<double>(marked) + 1) / (population + 2)));
    const double end = static_cast<double>(std::min(marked, samples) + 1);
    const FactorialNear k(mode);
    const FactorialNear restOfMarked(marked - mode);
    const FactorialNear restOfSamples(samples - mode);
    const FactorialNear restOfOthers(others - samples + mode);
    for (;;) {
        const double u = uniform(random);
        const double x = centre + width * (uniform(random) - 0.5) / u;
        if (!(x >= 0 && x < end)) // also when u is 0
            continue;
        const auto value = static_cast<std::int64_t>(x);
        const std::int64_t d = value - mode;
        const double logRatio =
            -(k.change(d) + restOfMarked.change(-d) + restOfSamples.change(-d) + restOfOthers.change(d));
        // Accept where u^2 <= ratio; the first two lines spare most logarithms.
        if (u * (4 - u) - 3 <= logRatio)
            return value;
        if (u * (u - logRatio) >= 1)
            continue;
        if (2 * std::log(u) <= logRatio)
            return value;
    }
}

constexpr std::int64_t fewDraws = 10;

} // namespace

BinomialSampler::BinomialSampler(std::int64_t n, double probability)
    : m_distribution{n, probability}, m_certain{n == 0 || probability <= 0 || probability >= 1}, m_value{
                                                                                                     probability >= 1
                                                                                                         ? n
                                                                                                         : 0} {}

std::int64_t BinomialSampler::operator()(Philox &random) const {
    return m_certain ? m_value : m_distribution(random);
}

std::int64_t drawBinomial(Philox &random, std::int64_t n, double probability) {
    return BinomialSampler(n, probability)(random);
}

std::int64_t drawHypergeometric(Philox &random, std::int64_t marked, std::int64_t others, std::int64_t samples) {
    const std::int64_t all = marked + others;
    // Of the things and of the draws take the fewer and the rest: at most half of all.
    const std::int64_t fewer = std::min(marked, others);
    const std::int64_t draws = std::min(samples, all - samples);
    std::int64_t found = 0;
    // Who is marked and who is drawn can change places.
    if (const std::int64_t least = std::min(fewer, draws); least <= fewDraws)
        found = drawOneByOne(random, std::max(fewer, draws), all, least);
    else
        found = drawByRatioOfUniforms(random, fewer, all, draws);
    if (marked > others)
        found = draws - found;
    return draws < samples ? marked - found : found;
}

void drawMultivariateHypergeometric(Philox &random, std::span<const std::int64_t> counts, std::int64_t samples,
                                    std::span<std::int64_t> drawn) {
    std::int64_t rest = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        rest -= counts[kind];
        drawn[kind] = drawHypergeometric(random, counts[kind], rest, samples);
        samples -= drawn[kind];
    }
}

void scatterUniformly(Philox &random, std::int64_t items, std::span<std::int64_t> cells) {
    const auto size = static_cast<std::int64_t>(cells.size());
    if (items <= size) {
        for (; items > 0; --items)
            ++cells[static_cast<std::size_t>(uniformBelow(random, size))];
        return;
    }
    for (std::int64_t left = size; left > 1; --left) {
        const std::int64_t here = drawBinomial(random, items, 1 / static_cast<double>(left));
        cells[static_cast<std::size_t>(size - left)] += here;
        items -= here;
    }
    cells.back() += items;
}

CountSampler::CountSampler(const CountModel &model)
    : m_ones{(requireCountModel(model), model.ones), 1 - model.q}, m_zeros{model.n - model.ones, model.q} {}

} // namespace halftruth
