#pragma once

#include <cstdint>
#include <vector>

/// Mechanisms for K ordered categories 0, ..., K-1 under metric privacy: the chances of any report from the
/// categories i and j differ by a factor of at most e^(epsilon abs(i-j)) [Chatzikokolakis et al. 2013], so that
/// neighbouring categories are as well hidden as under epsilon-local privacy and distant ones less. It is enough that
/// neighbouring rows keep it.
///
/// Domains: K in {2, ..., 30}, epsilon in [0.01, 10] nats a step; weights, one for each category, at least 0 with a
/// positive sum, which they are divided by. Everything throws std::domain_error.
namespace halftruth {

inline constexpr std::int64_t mostDesigned = 30;
inline constexpr double leastDesignEpsilon = 0.01;
inline constexpr double mostDesignEpsilon = 10;

/// What a report of j costs where i is true.
enum class OrdinalLoss : std::uint8_t {
    Absolute, ///< abs(i - j)
    Squared,  ///< (i - j)^2
    ZeroOne,  ///< 1 unless they are equal
};

/// A matrix of PRAM: row i has the probabilities of the reports where i is true.
struct OrdinalMechanism {
    std::int64_t categories = 0;
    std::vector<double> probabilities{}; ///< row after row

    [[nodiscard]] double at(std::int64_t truth, std::int64_t report) const {
        return probabilities[static_cast<std::size_t>(truth * categories + report)];
    }
};

/// What is asked of a mechanism.
struct OrdinalDesign {
    double epsilon = 1; ///< of neighbouring categories
    OrdinalLoss loss = OrdinalLoss::Absolute;
    std::vector<double> weights{}; ///< of the true categories
};

/// The expected loss of a mechanism with the design's weights.
///     sum over i, j of w_i P(i, j) loss(i, j)
/// Exact; O(K^2). Throws std::domain_error.
[[nodiscard]] double expectedLoss(const OrdinalDesign &design, const OrdinalMechanism &mechanism);

/// By how much a mechanism breaks its promises: the largest of abs(row sum - 1), of -P and of P(i, j) - e^epsilon
/// P(i±1, j). 0 or below where it keeps them. Exact; O(K^2).
[[nodiscard]] double violationOf(const OrdinalMechanism &mechanism, double epsilon);

/// The truncated geometric mechanism: i + Z with P[Z = z] = (1-a)/(1+a) a^abs(z), a = e^-epsilon, and all that is
/// beyond an end reported as that end.
/// Source: Ghosh, Roughgarden and Sundararajan 2012, section 2. Exact; O(K^2). Throws std::domain_error.
[[nodiscard]] OrdinalMechanism truncatedGeometric(std::int64_t categories, double epsilon);

/// K-ary randomized response with odds e^epsilon, which keeps epsilon between any two categories.
///     e^epsilon/(e^epsilon+K-1) for the truth, 1/(e^epsilon+K-1) for each other
/// Source: Kairouz, Bonawitz and Ramage 2016. Exact; O(K^2). Throws std::domain_error.
[[nodiscard]] OrdinalMechanism responseMechanism(std::int64_t categories, double epsilon);

/// The mechanism of the least expected loss among all that keep the metric privacy: the truncated geometric one, each
/// of whose reports s gives its place to the one that costs least where s is seen,
///     argmin over j of sum over i of w_i G(i, s) loss(i, j), which stays s among equals.
/// Source: Ghosh, Roughgarden and Sundararajan 2012, theorem 3: for all weights, and for all losses that grow with
/// abs(i - j). Ends: for K = 2 with equal weights randomized response. Exact; O(K^3). Throws std::domain_error.
[[nodiscard]] OrdinalMechanism optimalOrdinal(const OrdinalDesign &design);

} // namespace halftruth
