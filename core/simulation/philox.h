#pragma once

#include <array>
#include <cstdint>
#include <limits>

namespace halftruth {

/// The generator Philox4x32-10: the k-th number of a stream is a function of (seed, stream, k) alone, so that every
/// trial of a simulation has a stream of its own and its result depends neither on threads nor on the machine.
///
/// Source: Salmon, Moraes, Dror and Shaw, Parallel random numbers: as easy as 1, 2, 3, SC 2011. 2^65 numbers of 64
/// bits in each of 2^64 streams for each of 2^64 seeds. About 6 ns a number. A uniform random bit generator for
/// Boost.Random; not a cryptographic one.
class Philox {
public:
    using result_type = std::uint64_t;
    using Block = std::array<std::uint32_t, 4>;
    using Key = std::array<std::uint32_t, 2>;

    explicit Philox(std::uint64_t seed, std::uint64_t stream = 0) noexcept
        : m_key{low(seed), high(seed)}, m_stream{stream} {}

    [[nodiscard]] static constexpr result_type min() noexcept { return 0; }
    [[nodiscard]] static constexpr result_type max() noexcept { return std::numeric_limits<result_type>::max(); }

    result_type operator()() noexcept {
        if (m_half) {
            m_half = false;
            return joined(m_block[2], m_block[3]);
        }
        m_block = encrypted({low(m_counter), high(m_counter), low(m_stream), high(m_stream)}, m_key);
        ++m_counter;
        m_half = true;
        return joined(m_block[0], m_block[1]);
    }

    /// The ten rounds themselves: the block of one counter.
    [[nodiscard]] static constexpr Block encrypted(Block counter, Key key) noexcept {
        for (int round = 0; round < 10; ++round) {
            const std::uint64_t first = std::uint64_t{0xD2511F53} * counter[0];
            const std::uint64_t second = std::uint64_t{0xCD9E8D57} * counter[2];
            counter = {high(second) ^ counter[1] ^ key[0], low(second), high(first) ^ counter[3] ^ key[1],
                       low(first)};
            key[0] += 0x9E3779B9;
            key[1] += 0xBB67AE85;
        }
        return counter;
    }

private:
    static constexpr std::uint32_t low(std::uint64_t word) noexcept { return static_cast<std::uint32_t>(word); }
    static constexpr std::uint32_t high(std::uint64_t word) noexcept {
        return static_cast<std::uint32_t>(word >> 32);
    }
    static constexpr std::uint64_t joined(std::uint32_t lower, std::uint32_t upper) noexcept {
        return std::uint64_t{upper} << 32 | lower;
    }

    Key m_key;
    std::uint64_t m_stream;
    std::uint64_t m_counter = 0;
    Block m_block{};
    bool m_half = false; ///< whether the second half of m_block is still to be given out
};

} // namespace halftruth
