#pragma once

#include "core/release/secure_random.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace halftruth {

/// Balls of K kinds that are drawn one by one: a Fenwick tree of their numbers. Domain: fewer than 2^32 balls.
class Urn {
public:
    explicit Urn(const std::vector<std::int64_t> &counts) : m_sums(counts.size() + 1) {
        for (std::size_t i = 1; i < m_sums.size(); ++i) {
            m_sums[i] += counts[i - 1];
            m_left += counts[i - 1];
            if (const std::size_t parent = i + (i & (~i + 1)); parent < m_sums.size())
                m_sums[parent] += m_sums[i];
        }
    }

    [[nodiscard]] std::int64_t left() const { return m_left; }

    /// The kind of the next ball. O(log K).
    template <class Random>
    [[nodiscard]] std::size_t draw(Random &random) {
        std::int64_t rank = drawBelow(random, static_cast<std::uint32_t>(m_left));
        std::size_t kind = 0;
        for (std::size_t step = std::bit_floor(m_sums.size() - 1); step > 0; step /= 2) {
            if (kind + step < m_sums.size() && m_sums[kind + step] <= rank) {
                kind += step;
                rank -= m_sums[kind];
            }
        }
        for (std::size_t i = kind + 1; i < m_sums.size(); i += i & (~i + 1))
            --m_sums[i];
        --m_left;
        return kind;
    }

private:
    std::vector<std::int64_t> m_sums;
    std::int64_t m_left = 0;
};

} // namespace halftruth
