#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"
#include "core/methods/oracle_methods.h"

#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace halftruth {

/// Up to here e^-epsilon, and with it every variance, is a number above 1e-300.
inline constexpr double largestMechanismEpsilon = 690;

/// What the explorer of mechanisms is asked for, and what its parts ask of the oracles.
struct MechanismChoice {
    double epsilon;
    std::int64_t categories;
    double frequency;
    std::int64_t n;
    double beta;

    [[nodiscard]] double values() const { return static_cast<double>(categories); }
    /// n times the variance of the frequency's estimate.
    [[nodiscard]] double variance(OracleId oracle) const { return varianceAt(oracle, epsilon, categories); }
    [[nodiscard]] double varianceAt(OracleId oracle, double otherEpsilon, std::int64_t otherCategories) const {
        return oracleVariance(oracle, otherEpsilon, otherCategories, 1, frequency);
    }
    [[nodiscard]] double standardError(OracleId oracle) const;
    /// Where generalized randomized response and the other are equally good; nothing where that is nowhere in sight.
    [[nodiscard]] std::optional<double> crossingCategories(OracleId other) const;
    [[nodiscard]] std::optional<double> crossingEpsilon(OracleId other) const;
    /// The mechanism of the lowest variance, the first of those that are equally good.
    [[nodiscard]] const OracleMethod &best() const;
};

[[nodiscard]] std::vector<Figure> mechanismFigures(const Request &request, const MechanismChoice &choice,
                                                   Budget &budget);
[[nodiscard]] std::vector<Readout> mechanismReadouts(const MechanismChoice &choice);
[[nodiscard]] Text mechanismSentence(const MechanismChoice &choice);
/// What one report by that mechanism may say, of somebody whose category isn't named.
[[nodiscard]] Text exampleReport(OracleId oracle, const MechanismChoice &choice);

} // namespace halftruth
