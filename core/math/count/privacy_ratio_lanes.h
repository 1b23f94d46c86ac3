#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace halftruth::detail {

/// ln π(s; m) for many m at once, in ascending s: RatioChain's recurrence, which is one long chain of dependent
/// divisions, side by side for as many m as keep the processor's vectors full. Its values are those of RatioChain
/// with N = n−1 people; like those they are only good up to RatioChain::lastOutcome() of their m, and arbitrary
/// beyond.
class RatioLanes {
public:
    static constexpr std::size_t width = 32;
    struct alignas(64) Row : std::array<double, width> {};

    /// n people, smallestChainQ ≤ q < 1/2, and the ones of every lane.
    RatioLanes(double n, double q, const Row &ones);

    /// ln π of every lane, lane by lane, at up to so many outcomes each: few enough for the first cache, and enough
    /// for a row of a picture to be written in whole lines of it.
    static constexpr std::size_t columns = 4 * width;
    struct alignas(64) Piece : std::array<std::array<double, columns>, width> {};

    /// ln π at each of the outcomes, at most columns, ascending and in 1 … n−1, and none before the last one of the
    /// call before. An outcome that is far from the one before costs a fresh start, one that is near a step each.
    void advance(std::span<const double> outcomes, Piece &piece);

    /// Writes the values to to[0], to[1], … and their negatives to mirrorEnd[−1], mirrorEnd[−2], …
    static void copyMirrored(std::span<const double> values, double *to, double *mirrorEnd);

    /// All that the loops over lanes read and write.
    struct State {
        double n = 0; ///< N = n − 1
        double q = 0;
        double p = 0;
        double pMinusQ = 0;
        double pOverQ = 0;
        double qOverP = 0;
        double inversePq = 0;
        double outcome = 0; ///< 0 before the first start
        int steps = 0;      ///< contraction steps after a smooth start
        int levels = 0;     ///< levels of the smooth start
        Row ones{};
        Row skew{}; ///< N − 2m
        Row ratio{};
        Row excess{};
    };

private:
    State m_state;
};

} // namespace halftruth::detail
