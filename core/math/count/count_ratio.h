#pragma once

namespace halftruth::detail {

/// The ratios R_s = P[A_n(m)=s] / P[A_n(m)=s−1], s = 1 … n, in ascending s, from
/// (s+1) R_{s+1} = b_s + (n−s+1)/R_s,  b_s = (m−s)·p/q + (n−m−s)·q/p  [the three-term recurrence of KR2 (3.2)].
/// Every term is positive while b_s ≥ 0, so R keeps full relative accuracy up to lastOutcome(); beyond it the
/// recurrence loses all digits, and the mirror image (m → n−m, s → n+1−s, R → 1/R) is to be used instead.
/// 1e-140 ≤ q ≤ 1/2. A step is O(1), and so is a start anywhere.
class RatioChain {
public:
    RatioChain(double n, double m, double q);

    /// The largest s ≤ n with b_{s−1} ≥ 0 (0 when there is none): ratios up to here are accurate.
    [[nodiscard]] double lastOutcome() const;

    /// Moves to outcome s in 1 … lastOutcome().
    void startAt(double s);

    /// The same without R − 1, which is then not valid: only stepRatio() may follow.
    void startRatioAt(double s);

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

    double m_n;
    double m_m;
    double m_q;
    double m_pOverQ;
    double m_qOverP;
    double m_inversePq;
    double m_outcome = 0;
    double m_ratio = 0;
    double m_excess = 0;
};

/// How many steps below the wanted outcome a start from the smooth solution is made.
inline constexpr int contractionSteps = 48;

/// Below this q the ratios over- or underflow; the first order in q is then exact in binary64.
inline constexpr double smallestChainQ = 1e-140;

} // namespace halftruth::detail
