// Compiled with -O3 -fno-math-errno -fno-trapping-math (see CMakeLists.txt), without which the loops over cells are
// not vectorised. None of the flags changes a result; contraction to fused multiply-adds may, by an ulp.
#include "core/math/vectors/anonymity.h"

#include "core/math/domain/domain.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>

namespace halftruth {

namespace {

constexpr std::size_t maxDistances = maxEnumeratedBits + 1;

/// How probable one record is as the report of another, by their distance.
struct DistanceKernel {
    std::array<double, maxDistances> probability{}; ///< g = q^d p^(L-d)
    std::array<double, maxDistances> surprise{};    ///< -ln(1 - g)
    std::array<double, maxDistances> lift{};        ///< surprise / g; 1 where g underflows
    double odds = 0;                                ///< q/p, the factor from one distance to the next
};

DistanceKernel distanceKernel(double q, int bits) {
    DistanceKernel kernel;
    kernel.lift.fill(1);
    kernel.odds = q / (1 - q);
    const double logTruth = bits * std::log1p(-q);
    for (int d = 0; d <= bits; ++d) {
        const auto at = static_cast<std::size_t>(d);
        const double g = std::pow(1 - q, bits - d) * std::pow(q, d);
        kernel.probability[at] = g;
        // Only a truthful report is more likely than not; 1 - p^L must not be taken from a rounded p^L.
        kernel.surprise[at] = g > 0.5 ? -std::log(-std::expm1(logTruth)) : -std::log1p(-g);
        if (g > 0)
            kernel.lift[at] = kernel.surprise[at] / g;
    }
    return kernel;
}

// Every s in {0,1}^L carries the polynomial sum over v of x^d(v,s) in integers. It is a product over bits: a bit of s
// fixed to b takes the members that agree as they are and those that do not times x. The leading bits are taken by
// counting, then one bit after the other, depth first so that the data stays in the cache; the last four bits stay
// beside each other as lanes.
constexpr unsigned laneBits = 4;
constexpr std::size_t lanes = 1U << laneBits;
constexpr unsigned blockBits = 16;

using Count = std::int32_t; // at most 10^6 members
using Quad = Count __attribute__((vector_size(16)));
using QuadReal = double __attribute__((vector_size(32)));

/// For every number of members at each distance from 16 neighbouring s: the distance of the nearest, and how likely
/// the others make s in units of the nearest one's probability, to first order.
struct Leaf {
    std::array<double, lanes> nearest{};
    std::array<double, lanes> others{};
};

/// The cells of a half, for a number of them that the compiler knows: short rows would spend more on their ends.
template <std::size_t kept>
[[gnu::always_inline]] inline void halveFixed(const Count *__restrict agree, const Count *__restrict differ,
                                              std::size_t distances, Count *__restrict half) {
    constexpr std::size_t cells = 2 * kept;
    for (std::size_t c = 0; c < kept; ++c)
        half[c] = agree[c];
    for (std::size_t d = 1; d < distances; ++d) {
        for (std::size_t c = 0; c < kept; ++c)
            half[d * kept + c] = agree[d * cells + c] + differ[(d - 1) * cells + c];
    }
    for (std::size_t c = 0; c < kept; ++c)
        half[distances * kept + c] = differ[(distances - 1) * cells + c];
}

/// What is left when one more bit of s is given; cells is twice a power of 2 of at least 16.
[[gnu::always_inline]] inline void halve(const Count *counts, std::size_t cells, std::size_t distances, bool bit,
                                         Count *half) {
    const std::size_t kept = cells / 2;
    const Count *agree = counts + (bit ? kept : 0);
    const Count *differ = counts + (bit ? 0 : kept);
    switch (kept) {
    case 16:
        return halveFixed<16>(agree, differ, distances, half);
    case 32:
        return halveFixed<32>(agree, differ, distances, half);
    case 64:
        return halveFixed<64>(agree, differ, distances, half);
    case 128:
        return halveFixed<128>(agree, differ, distances, half);
    default:
        break;
    }
    for (std::size_t d = 0; d <= distances; ++d) {
        for (std::size_t part = 0; part < kept; part += 256) {
            for (std::size_t c = part; c < part + 256; ++c) {
                const Count near = d < distances ? agree[d * cells + c] : 0;
                half[d * kept + c] = near + (d > 0 ? differ[(d - 1) * cells + c] : 0);
            }
        }
    }
}

template <typename Exchange>
[[gnu::always_inline]] inline void takeLaneBit(Quad *rows, std::size_t distances, const Exchange &exchange) {
    for (std::size_t d = distances; d-- > 1;) {
        const Quad *below = rows + 4 * (d - 1);
        for (std::size_t i = 0; i < 4; ++i)
            rows[4 * d + i] += exchange(below, i);
    }
}

[[gnu::always_inline]] inline void evaluate(const Count *counts, std::size_t distances, const DistanceKernel &kernel,
                                            Leaf &leaf) {
    std::array<Quad, 4 * maxDistances> rows{};
    __builtin_memcpy(rows.data(), counts, (distances - laneBits) * lanes * sizeof(Count));
    takeLaneBit(rows.data(), distances, [](const Quad *row, std::size_t i) { return row[i ^ 2U]; });
    takeLaneBit(rows.data(), distances, [](const Quad *row, std::size_t i) { return row[i ^ 1U]; });
    takeLaneBit(rows.data(), distances,
                [](const Quad *row, std::size_t i) { return __builtin_shufflevector(row[i], row[i], 2, 3, 0, 1); });
    takeLaneBit(rows.data(), distances,
                [](const Quad *row, std::size_t i) { return __builtin_shufflevector(row[i], row[i], 1, 0, 3, 2); });

    // Horner from the farthest: all is the sum over the members seen so far, in units of the distance reached, and
    // others the same without one of those just met. What is left at the end leaves out one of the nearest.
    std::array<QuadReal, 4> all{};
    std::array<QuadReal, 4> others{};
    std::array<QuadReal, 4> nearest{};
    for (std::size_t d = distances; d-- > 0;) {
        const double lift = kernel.lift[d];
        for (std::size_t i = 0; i < 4; ++i) {
            const QuadReal number = __builtin_convertvector(rows[4 * d + i], QuadReal);
            const QuadReal farther = kernel.odds * all[i];
            others[i] = number > 0 ? (number - 1) * lift + farther : others[i];
            nearest[i] = number > 0 ? QuadReal{} + static_cast<double>(d) : nearest[i];
            all[i] = number * lift + farther;
        }
    }
    __builtin_memcpy(leaf.others.data(), others.data(), sizeof others);
    __builtin_memcpy(leaf.nearest.data(), nearest.data(), sizeof nearest);
}

void halveBaseline(const Count *counts, std::size_t cells, std::size_t distances, bool bit, Count *half) {
    halve(counts, cells, distances, bit, half);
}
void evaluateBaseline(const Count *counts, std::size_t distances, const DistanceKernel &kernel, Leaf &leaf) {
    evaluate(counts, distances, kernel, leaf);
}

#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void halveAvx2(const Count *counts, std::size_t cells, std::size_t distances, bool bit,
                                           Count *half) {
    halve(counts, cells, distances, bit, half);
}
[[gnu::target("avx2,fma")]] void evaluateAvx2(const Count *counts, std::size_t distances,
                                              const DistanceKernel &kernel, Leaf &leaf) {
    evaluate(counts, distances, kernel, leaf);
}
#endif

struct Functions {
    void (*halve)(const Count *counts, std::size_t cells, std::size_t distances, bool bit, Count *half);
    void (*evaluate)(const Count *counts, std::size_t distances, const DistanceKernel &kernel, Leaf &leaf);
};

// The best code for the processor, chosen when the program runs. Not target_clones: its resolver runs before a
// sanitizer is ready.
Functions chooseFunctions() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return {halveAvx2, evaluateAvx2};
#endif
    return {halveBaseline, evaluateBaseline};
}

/// Walks through every s and keeps, for each distance of the nearest member, the s that the others explain least.
class LeastExplained {
public:
    LeastExplained(double q, const BitCollection &collection, const std::stop_token &stop)
        : m_collection(collection), m_stop(stop), m_kernel(distanceKernel(q, collection.bits)),
          m_bits(std::max(static_cast<unsigned>(collection.bits), laneBits)),
          m_leading(m_bits > blockBits ? m_bits - blockBits : 0) {
        m_others.fill(std::numeric_limits<double>::infinity());
    }

    Anonymity find() {
        const std::uint32_t trailing = (1U << (m_bits - m_leading)) - 1;
        const std::vector<std::uint32_t> members = orderedBy(trailing);
        for (unsigned left = m_bits - m_leading, distances = m_leading + 1; left >= laneBits; --left, ++distances)
            m_levels.emplace_back((std::size_t{1} << left) * distances);
        std::array<std::uint8_t, 1U << (maxEnumeratedBits - blockBits)> flips{}; // a library call for each is slower
        for (std::uint32_t i = 0; i < flips.size(); ++i)
            flips[i] = static_cast<std::uint8_t>(std::popcount(i));
        for (std::uint32_t leading = 0; leading < 1U << m_leading && !m_stop.stop_requested(); ++leading) {
            std::ranges::fill(m_levels.front(), 0);
            for (const std::uint32_t v : members) {
                const std::size_t distance = flips[v >> (m_bits - m_leading) ^ leading];
                ++m_levels.front()[distance << (m_bits - m_leading) | (v & trailing)];
            }
            descend(0, leading);
        }
        return least();
    }

private:
    /// The members in the order of their trailing bits: those of a block are counted into neighbouring cells.
    [[nodiscard]] std::vector<std::uint32_t> orderedBy(std::uint32_t trailing) const {
        std::vector<std::uint32_t> first(std::size_t{trailing} + 2, 0);
        for (const std::uint32_t v : m_collection.members)
            ++first[(v & trailing) + 1];
        std::partial_sum(first.begin(), first.end(), first.begin());
        std::vector<std::uint32_t> ordered(m_collection.members.size());
        for (const std::uint32_t v : m_collection.members)
            ordered[first[v & trailing]++] = v;
        return ordered;
    }

    void descend(std::size_t level, std::uint32_t prefix) {
        if (m_stop.stop_requested())
            return;
        const std::size_t left = m_bits - m_leading - level;
        const std::size_t distances = m_leading + level + 1;
        if (left == laneBits) {
            note(level, prefix);
            return;
        }
        for (const bool bit : {false, true}) {
            m_functions.halve(m_levels[level].data(), std::size_t{1} << left, distances, bit,
                              m_levels[level + 1].data());
            descend(level + 1, prefix << 1U | (bit ? 1U : 0U));
        }
    }

    void note(std::size_t level, std::uint32_t prefix) {
        Leaf leaf;
        m_functions.evaluate(m_levels[level].data(), m_bits + 1, m_kernel, leaf);
        // Records of fewer bits than the lanes stand for are padded with leading 0s: the other lanes are no outcomes.
        const std::size_t used = std::min(lanes, std::size_t{1} << static_cast<unsigned>(m_collection.bits));
        for (std::size_t lane = 0; lane < used; ++lane) {
            const auto d = static_cast<std::size_t>(leaf.nearest[lane]);
            if (leaf.others[lane] < m_others[d]) {
                m_others[d] = leaf.others[lane];
                m_outcome[d] = prefix << laneBits | static_cast<std::uint32_t>(lane);
            }
        }
    }

    [[nodiscard]] Anonymity least() const {
        Anonymity best{.value = std::numeric_limits<double>::infinity()};
        std::size_t distance = 0;
        for (std::size_t d = 0; d < maxDistances; ++d) {
            if (std::isinf(m_others[d]))
                continue;
            // (1 - e^-x)/g with x = others g: the first order, and what is left of it.
            const double x = m_others[d] * m_kernel.probability[d];
            const double value = x > 0 ? m_others[d] * (-std::expm1(-x) / x) : m_others[d];
            if (value < best.value) {
                best = {.value = value, .s = m_outcome[d]};
                distance = d;
            }
        }
        best.v = std::numeric_limits<std::uint32_t>::max();
        for (const std::uint32_t v : m_collection.members) {
            if (static_cast<std::size_t>(std::popcount(v ^ best.s)) == distance)
                best.v = std::min(best.v, v);
        }
        return best;
    }

    const BitCollection &m_collection;
    const std::stop_token &m_stop;
    DistanceKernel m_kernel;
    unsigned m_bits;
    unsigned m_leading;
    Functions m_functions = chooseFunctions();
    std::vector<std::vector<Count>> m_levels{};
    std::array<double, maxDistances> m_others{};
    std::array<std::uint32_t, maxDistances> m_outcome{};
};

/// q = 0: every member is reported as it is.
Anonymity anonymityOfTruth(const BitCollection &collection) {
    std::vector<std::uint32_t> members = collection.members;
    std::ranges::sort(members);
    for (std::size_t i = 0; i < members.size(); ++i) {
        const bool before = i > 0 && members[i - 1] == members[i];
        const bool after = i + 1 < members.size() && members[i + 1] == members[i];
        if (!before && !after)
            return {.value = 0, .v = members[i], .s = members[i]};
    }
    return {.value = 1, .v = members.front(), .s = members.front()};
}

} // namespace

double presenceProbability(double q, const BitCollection &collection, std::uint32_t outcome) {
    require("q", q, range::lieProbability);
    requireBitCollection("collection", collection);
    require("outcome", outcome, range::integers(0, std::exp2(collection.bits) - 1));
    std::array<std::int64_t, maxDistances> members{};
    for (const std::uint32_t v : collection.members)
        ++members[static_cast<std::size_t>(std::popcount(v ^ outcome))];
    const DistanceKernel kernel = distanceKernel(q, collection.bits);
    double surprise = 0;
    for (std::size_t d = maxDistances; d-- > 0;) { // from the smallest; 0 times infinity must not come in at q = 0
        if (members[d] > 0)
            surprise += static_cast<double>(members[d]) * kernel.surprise[d];
    }
    return -std::expm1(-surprise);
}

Anonymity anonymity(double q, const BitCollection &collection, std::stop_token stop) {
    require("q", q, range::lieProbability);
    requireBitCollection("collection", collection);
    return q == 0 ? anonymityOfTruth(collection) : LeastExplained(q, collection, stop).find();
}

} // namespace halftruth
