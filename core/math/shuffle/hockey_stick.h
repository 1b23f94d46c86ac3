#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>

namespace halftruth::detail {

/// The excess P[A_n(m)=s] − e^ε P[A_n(m+1)=s] is gain·b_s − (gain+growth)·b_{s−1} with b the pmf of A_{n−1}(m):
/// positive where b_s/b_{s−1} − 1 > threshold, which by log-concavity are the s up to some last one.
struct HockeyStickWeights {
    double gain;      ///< p − e^ε q
    double growth;    ///< e^ε − 1
    double threshold; ///< growth / gain
};

/// Nothing when epsilon ≥ ln((1−q)/q) to within 2 ulps, where no outcome has an excess. 0 < q < 1/2, epsilon ≥ 0.
[[nodiscard]] std::optional<HockeyStickWeights> hockeyStickWeights(double q, double epsilon);

/// ln Σ_s max(0, P[A_n(m)=s] − e^ε P[A_n(m+1)=s]) as a sum of positive terms; −inf where it is 0. Whole n ≥ 1 and m
/// in 0 … n−1, q in [0, 1/2], epsilon ≥ 0. Absolute error 1e-15 × (1 + |logarithm|) + 1e-13. O(1) from a
/// standard deviation of 10 on, O(√(nq)) below.
[[nodiscard]] double logHockeyStick(double n, double m, double q, double epsilon);

/// The largest of the values that a sweep saw, largest first.
class LargestValues {
public:
    struct Entry {
        double value;
        double m;
    };

    void add(double value, double m) {
        if (m_size < m_entries.size() || value > m_entries[m_size - 1].value ||
            (value == m_entries[m_size - 1].value && m < m_entries[m_size - 1].m))
            insert(value, m);
    }

    [[nodiscard]] std::span<const Entry> entries() const { return std::span(m_entries).first(m_size); }

private:
    void insert(double value, double m);

    std::array<Entry, 16> m_entries{};
    std::size_t m_size = 0;
};

/// The sums exp(logHockeyStick) of every m in first … last, in O(1) each: the last outcome with an excess, its
/// probability and the cdf before it are carried from m to m+1. Relative error 1e-14 × (1 + z²) with z the number of
/// standard deviations from the mean to that outcome: good enough to choose by, then evaluate the chosen ones again.
/// 1e-140 ≤ q < 1/2. Returns early when stop is requested: first plus how many were tried less 1, or last.
double sweepHockeyStick(double n, double q, const HockeyStickWeights &weights, double first, double last,
                        LargestValues &largest, const std::stop_token &stop);

} // namespace halftruth::detail
