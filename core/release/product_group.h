#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace halftruth {

/// The joint categories of r variables, numbered 0, ..., K-1 row by row, and their addition: each variable adds
/// modulo the number of its values, so that a joint pad is r pads, each of its own curator.
///     k = (...(x_1 K_2 + x_2) K_3 + ...) K_r + x_r,  K = K_1 ... K_r
/// Domain: at least one variable, each of at least one value, K below 2^32 (not checked).
class ProductGroup {
public:
    explicit ProductGroup(std::vector<std::uint32_t> sizes);

    [[nodiscard]] std::uint32_t size() const noexcept { return m_size; }
    [[nodiscard]] std::size_t variables() const noexcept { return m_sizes.size(); }
    /// The value of variable i in category k.
    [[nodiscard]] std::uint32_t value(std::uint32_t k, std::size_t i) const noexcept {
        return k / m_strides[i] % m_sizes[i];
    }
    [[nodiscard]] std::uint32_t category(std::span<const std::uint32_t> values) const noexcept;
    [[nodiscard]] std::uint32_t plus(std::uint32_t a, std::uint32_t b) const noexcept;
    [[nodiscard]] std::uint32_t minus(std::uint32_t a, std::uint32_t b) const noexcept;

private:
    std::vector<std::uint32_t> m_sizes;
    std::vector<std::uint32_t> m_strides;
    std::uint32_t m_size = 1;
};

} // namespace halftruth
