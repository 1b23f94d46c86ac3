#pragma once

#include "core/figure/figure.h"
#include "core/math/oracles/frequency_oracles.h"

#include <span>
#include <string_view>
#include <vector>

namespace halftruth {

/// A frequency oracle: what the quantities, the relations, the explorer of mechanisms and the tests iterate. Its
/// probabilities are the row of its id in frequencyOracleTable().
struct OracleMethod {
    OracleId oracle;
    Phrase title;   ///< on charts: "OUE"
    Phrase inWords; ///< in sentences
    Phrase source;
    std::string_view varianceId; ///< of the quantity
    Phrase varianceName;
    std::string_view varianceFormula;
    std::string_view bitsId; ///< of the quantity: what a report costs
    Phrase bitsName;
    std::string_view bitsFormula;
    std::string_view largestErrorId; ///< of the quantity: the error of all K frequencies at once
    Phrase largestErrorName;
    std::string_view relationId; ///< of the relation of n, ε and the standard error
    Phrase relationName;
    /// False where whole parameters are rounded to ε: the error jumps with them, and no ε is the least.
    bool smooth;
    Phrase
        curve; ///< its curve in legends; empty where the curve of another, whose reports are the same, has its name
    ColourIndex colour = 0;
    bool gaps = false;  ///< where it may coincide with one drawn before it
    Phrase report{};    ///< how long a report is
    int preference = 0; ///< place among the curves, and where two are equally good: the shorter reports first
    int crossing = 0;   ///< place among those that GRR crosses at one number of categories

    [[nodiscard]] bool dependsOnCategories() const { return frequencyOracle(oracle).dependsOnCategories; }
};

/// Every oracle, in the order in which quantities and relations are listed.
[[nodiscard]] std::span<const OracleMethod> oracleMethods();
/// Those with a curve, by preference.
[[nodiscard]] const std::vector<OracleMethod> &oracleMethodsDrawn();
/// Those of them that don't depend on the number of categories, by their crossing.
[[nodiscard]] const std::vector<OracleMethod> &oracleMethodsCrossed();

} // namespace halftruth
