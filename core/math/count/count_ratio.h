#pragma once

#include <array>
#include <cstddef>

namespace halftruth::detail {

/// How many steps below the wanted outcome a start from the smooth solution is made.
inline constexpr int contractionSteps = 48;

/// The ratios R_s = P[A_n(m)=s] / P[A_n(m)=s−1], s = 1 … n, in ascending s, from
/// (s+1) R_{s+1} = b_s + (n−s+1)/R_s,  b_s = (m−s)·p/q + (n−m−s)·q/p  [the three-term recurrence of KR2 (3.2)].
/// Every term is positive while b_s ≥ 0, so R keeps full relative accuracy up to lastOutcome(); beyond it the
/// recurrence loses all digits, and the mirror image (m → n−m, s → n+1−s, R → 1/R) is to be used instead.
/// 1e-140 ≤ q ≤ 1/2. A step is O(1), and so is a start anywhere.
class RatioChain {
public:
    RatioChain() = default;
    RatioChain(double n, double m, double q);

    /// The same n and q with other ones, not started: without the divisions of a new one.
    [[nodiscard]] RatioChain withOnes(double m) const {
        RatioChain other = *this;
        other.m_m = m;
        other.m_outcome = 0;
        return other;
    }

    /// The largest s ≤ n with b_{s−1} ≥ 0 (0 when there is none): ratios up to here are accurate.
    [[nodiscard]] double lastOutcome() const;

    /// Moves to outcome s in 1 … lastOutcome().
    void startAt(double s);

    /// The same without R − 1, which is then not valid: only stepRatio() may follow.
    void startRatioAt(double s);

    /// The same for several chains at once, each to its own outcome: side by side their divisions don't wait for one
    /// another.
    template <std::size_t lanes>
    static void startRatiosAt(std::array<RatioChain, lanes> &chains, const std::array<double, lanes> &outcomes);

    /// Moves from s to s+1.
    void step();

    /// The same without R − 1, which is then no longer valid: for sums and products of ratios, twice as fast.
    void stepRatio() {
        // 1/(s+1) does not wait for the step before; the chain of dependent operations is what costs.
        const double perNext = 1 / (m_outcome + 1);
        m_ratio = (coefficient(m_outcome) + (m_n - m_outcome + 1) / m_ratio) * perNext;
        m_outcome += 1;
    }

    [[nodiscard]] double outcome() const { return m_outcome; }
    [[nodiscard]] double ratio() const { return m_ratio; }
    /// R − 1, to full relative accuracy of R and better near R = 1.
    [[nodiscard]] double excess() const { return m_excess; }

    /// b_s for real s; whole s make it exact but for two roundings, where the expanded form loses 1e-6 at q = 1e-6.
    [[nodiscard]] double coefficient(double s) const { return (m_m - s) * m_pOverQ + (m_n - m_m - s) * m_qOverP; }

private:
    void startBelow(double s);
    [[nodiscard]] double smoothRatio(double s) const;

    double m_n = 0;
    double m_m = 0;
    double m_q = 0;
    double m_pOverQ = 0;
    double m_qOverP = 0;
    double m_inversePq = 0;
    double m_outcome = 0;
    double m_ratio = 0;
    double m_excess = 0;
};

template <std::size_t lanes>
void RatioChain::startRatiosAt(std::array<RatioChain, lanes> &chains, const std::array<double, lanes> &outcomes) {
    bool alike = true;
    for (std::size_t i = 0; i < lanes; ++i) {
        chains[i].startBelow(outcomes[i]);
        alike = alike && chains[i].m_outcome + contractionSteps == outcomes[i];
    }
    if (!alike) {
        for (std::size_t i = 0; i < lanes; ++i)
            while (chains[i].m_outcome < outcomes[i])
                chains[i].stepRatio();
        return;
    }
    // stepRatio() in arrays, which the compiler makes vectors of.
    using Lanes = std::array<double, lanes>;
    Lanes n{}, m{}, up{}, down{}, outcome{}, ratio{};
    for (std::size_t i = 0; i < lanes; ++i) {
        n[i] = chains[i].m_n;
        m[i] = chains[i].m_m;
        up[i] = chains[i].m_pOverQ;
        down[i] = chains[i].m_qOverP;
        outcome[i] = chains[i].m_outcome;
        ratio[i] = chains[i].m_ratio;
    }
    for (int step = 0; step < contractionSteps; ++step)
        for (std::size_t i = 0; i < lanes; ++i) {
            const double s = outcome[i];
            const double coefficient = (m[i] - s) * up[i] + (n[i] - m[i] - s) * down[i];
            ratio[i] = (coefficient + (n[i] - s + 1) / ratio[i]) * (1 / (s + 1));
            outcome[i] = s + 1;
        }
    for (std::size_t i = 0; i < lanes; ++i) {
        chains[i].m_outcome = outcome[i];
        chains[i].m_ratio = ratio[i];
    }
}

/// Below this q the ratios over- or underflow; the first order in q is then exact in binary64.
inline constexpr double smallestChainQ = 1e-140;

} // namespace halftruth::detail
