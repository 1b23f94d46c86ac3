#pragma once

#include <cstdint>
#include <optional>
#include <string>

/// Published upper bounds on shuffleEpsilon(): each holds for every local randomizer with that local loss, and stands
/// beside the exact value for randomized response to be compared [math: section 5]. ε₀ = ln((1−q)/q), L = ln.
/// Domains: n in 1 … 1e9, q in [0, 1/2], delta in (0, 1); outside its own condition a bound does not apply and has no
/// value. All cost O(1), are at least the exact value, and throw std::domain_error when a number is outside its
/// domain.
namespace halftruth {

/// A bound that applies only under a condition.
struct PublishedBound {
    std::optional<double> epsilon; ///< in nats; nothing where the bound does not apply
    std::string unmet;             ///< then why: "n must be in {1000, ..., 1000000000}, but is 10"
};

/// The bound of amplification by shuffling.
///     12 ε₀ √(ln(1/δ)/n),  if ε₀ ≤ 1/2, n ≥ 1000 and δ ≤ 1/100
/// Source: Erlingsson, Feldman, Mironov, Raghunathan, Talwar & Thakurta 2019, theorem 1. Ends: 0 at q = 1/2. At most.
[[nodiscard]] PublishedBound erlingsson2019(std::int64_t n, double q, double delta);

/// The closed form of the privacy blanket, for k = 2 answers.
///     max{√(14 ln(2/δ)(e^ε₀ + 1)/(n−1)), 27(e^ε₀ + 1)/(n−1)},  where that is ≤ 1
/// Source: Balle, Bell, Gascón & Nissim 2019, theorem 3.1. Ends: stays positive at q = 1/2. At most.
[[nodiscard]] PublishedBound balle2019(std::int64_t n, double q, double delta);

/// The bound of hiding among the clones.
///     ln(1 + (e^ε₀ − 1)/(e^ε₀ + 1) · (8√(e^ε₀ ln(4/δ)/n) + 8e^ε₀/n)),  if ε₀ ≤ ln(n/(16 ln(2/δ)))
/// Source: Feldman, McMillan & Talwar 2021, theorem 3.1. Ends: 0 at q = 1/2. At most.
[[nodiscard]] PublishedBound feldman2021(std::int64_t n, double q, double delta);

/// The bound of stronger privacy amplification by shuffling.
///     ln(1 + (e^ε₀ − 1)(4√(2 ln(4/δ))/√((e^ε₀ + 1)n) + 4/n)),  if ε₀ ≤ ln(n/(8 ln(2/δ)) − 1)
/// Source: Feldman, McMillan & Talwar 2023, theorem 3.2. Ends: 0 at q = 1/2. At most.
[[nodiscard]] PublishedBound feldman2023(std::int64_t n, double q, double delta);

} // namespace halftruth
