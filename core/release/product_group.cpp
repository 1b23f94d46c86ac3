#include "core/release/product_group.h"

namespace halftruth {

ProductGroup::ProductGroup(std::vector<std::uint32_t> sizes) : m_sizes{std::move(sizes)}, m_strides(m_sizes.size()) {
    for (std::size_t i = m_sizes.size(); i-- > 0;) {
        m_strides[i] = m_size;
        m_size *= m_sizes[i];
    }
}

std::uint32_t ProductGroup::category(std::span<const std::uint32_t> values) const noexcept {
    std::uint32_t k = 0;
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
        k += values[i] * m_strides[i];
    return k;
}

std::uint32_t ProductGroup::plus(std::uint32_t a, std::uint32_t b) const noexcept {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
        sum += (value(a, i) + value(b, i)) % m_sizes[i] * m_strides[i];
    return sum;
}

std::uint32_t ProductGroup::minus(std::uint32_t a, std::uint32_t b) const noexcept {
    std::uint32_t difference = 0;
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
        difference += (value(a, i) + m_sizes[i] - value(b, i)) % m_sizes[i] * m_strides[i];
    return difference;
}

} // namespace halftruth
