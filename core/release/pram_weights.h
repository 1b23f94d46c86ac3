#pragma once

#include <bit>
#include <cstdint>

namespace halftruth {

/// The gamma-diagonal matrix A = ((gamma-1) I + J)/(gamma+K-1) as it can be drawn without rounding: a value is kept
/// with weight `same`, and taken for any one of the K-1 others with weight `other`, both whole numbers.
struct PramWeights {
    std::uint64_t same = 1;
    std::uint64_t other = 1;
    std::uint32_t categories = 2;

    /// same + (K-1) other, below 2^63.
    [[nodiscard]] std::uint64_t total() const noexcept { return same + (categories - 1) * other; }
    /// gamma - 1 = (same-other)/other, rounded once.
    [[nodiscard]] double excess() const noexcept;
    /// (gamma-1)/(gamma+K-1): keeping a value, where otherwise it takes any of the K.
    [[nodiscard]] double keep() const noexcept;
    /// ln(1 + m (gamma-1)/n), the privacy loss of what is drawn with these weights from a sample of m of n.
    [[nodiscard]] double epsilon(std::int64_t n, std::int64_t samples) const;

    /// What PRAM adds to a value in the group of the K categories: 0 with probability same/total, any other with
    /// other/total, exactly. Random draws 64 bits, 2 of them on average at most.
    template <class Random>
    [[nodiscard]] std::uint32_t drawNoise(Random &random) const {
        const std::uint64_t end = total();
        const std::uint64_t mask = ~std::uint64_t{0} >> static_cast<unsigned>(std::countl_zero(end - 1));
        std::uint64_t number = random() & mask;
        while (number >= end)
            number = random() & mask;
        return number < same ? 0 : static_cast<std::uint32_t>(1 + (number - same) / other);
    }
    bool operator==(const PramWeights &) const = default;
};

/// The weights for a release of m of n records over K categories with privacy loss epsilon: their gamma is below
/// pramGamma() by less than one part in 10^14 of gamma - 1, so that the loss of what is drawn is epsilon at most,
/// and exactly theirs. Domain: that of pramExcess(), categories in {2, ..., 10^6}. Ends: from gamma - 1 = 2^62 on
/// (epsilon = 42.97 where all are drawn) the weights stay there, with the smaller loss; where gamma - 1 falls below
/// 10^14 K/2^62, other is as large as it can be and gamma - 1 is cut to whole multiples of 1/other.
/// Throws std::domain_error, also where epsilon is too small for any weights.
[[nodiscard]] PramWeights pramWeights(std::int64_t n, std::int64_t samples, double epsilon, std::int64_t categories);

} // namespace halftruth
