#include "core/math/count/count_ratio.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace halftruth::detail {

RatioChain::RatioChain(double n, double m, double q)
    : m_n(n), m_m(m), m_q(q), m_pOverQ((1 - q) / q), m_qOverP(q / (1 - q)), m_inversePq(1 / (q * (1 - q))) {}

double RatioChain::lastOutcome() const {
    const double p = 1 - m_q;
    // b_s = 0 at the weighted mean of m and n−m; rounding is put right by looking at b itself.
    // Through an integer, as std::floor is a call and a map's row asks for one of each cell; it is never below 0.
    const double mean = (m_m * p * p + (m_n - m_m) * m_q * m_q) / (p * p + m_q * m_q);
    double last = 1 + static_cast<double>(static_cast<std::int64_t>(mean));
    while (last < m_n && coefficient(last) >= 0)
        ++last;
    while (last > 0 && coefficient(last - 1) < 0)
        --last;
    return std::clamp(last, 0.0, m_n);
}

double RatioChain::smoothRatio(double s) const {
    // A smooth R obeys a·u·R² − b·R − c·v = 0 at s with u, v its own growth over half a step to either side.
    // Each level takes u and v from the level before, at neighbours half a step apart.
    constexpr std::size_t levels = 4;
    constexpr std::size_t width = 2 * levels - 1;
    std::array<double, width> ratio{};
    const auto solve = [this](double at, double u, double v) {
        const double a = (at + 0.5) * u;
        const double half = coefficient(at - 0.5) / (2 * a);
        const double c = (m_n - at + 1.5) * v / a;
        const double root = std::sqrt(std::fma(half, half, c));
        return half >= 0 ? half + root : c / (root - half);
    };
    const double leftmost = s - 0.5 * (levels - 1);
    for (std::size_t i = 0; i < width; ++i)
        ratio[i] = solve(leftmost + 0.5 * static_cast<double>(i), 1, 1);
    for (std::size_t level = 1; level < levels; ++level) {
        std::array<double, width> next{};
        for (std::size_t i = level; i + level < width; ++i)
            next[i] =
                solve(leftmost + 0.5 * static_cast<double>(i), ratio[i + 1] / ratio[i], ratio[i] / ratio[i - 1]);
        ratio = next;
    }
    return ratio[levels - 1];
}

void RatioChain::startBelow(double s) {
    // Below two starting distances the beginning is as near, and exact.
    if (s <= 2 * contractionSteps) {
        m_outcome = 1;
        m_ratio = coefficient(0);
    } else {
        m_outcome = s - contractionSteps;
        m_ratio = smoothRatio(m_outcome);
    }
}

void RatioChain::startAt(double s) {
    startBelow(s);
    m_excess = m_ratio - 1;
    while (m_outcome < s)
        step();
}

void RatioChain::startRatioAt(double s) {
    startBelow(s);
    while (m_outcome < s)
        stepRatio();
}

void RatioChain::step() {
    const double s = m_outcome;
    const double inverse = 1 / m_ratio;
    m_ratio = (coefficient(s) + (m_n - s + 1) * inverse) / (s + 1);
    // Near 1 the logarithm of the privacy ratio needs R − 1, whose own recurrence does not pass through 1 + small.
    // Its terms are (n−s)/s times larger than R: where the count is so narrow that R falls through 1 at s ≪ n, R is
    // better.
    if (m_ratio > 0.5 && m_ratio < 2 && 16 * (s + 1) > m_n) {
        const double belowMean = std::fma(m_n - 2 * m_m, m_q, m_m - s);
        m_excess = (belowMean * m_inversePq - (m_n - s + 1) * m_excess * inverse) / (s + 1);
        m_ratio = 1 + m_excess;
    } else {
        m_excess = m_ratio - 1;
    }
    m_outcome = s + 1;
}

} // namespace halftruth::detail
