#include "core/explorers/mechanisms/mechanism_choice.h"

#include "core/math/domain/underflow.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

double MechanismChoice::standardError(OracleId oracle) const {
    // The root is a number for long after the variance isn't; what e^-ε is added to is 1 there.
    if (epsilon > largestMechanismEpsilon && oracle == OracleId::RandomizedResponse)
        return positiveWhere(true, std::exp(-epsilon / 2) *
                                       std::sqrt((1 + frequency * (values() - 2)) / static_cast<double>(n)));
    return std::sqrt(oracleVariance(oracle, epsilon, categories, n, frequency));
}

std::optional<double> MechanismChoice::crossingCategories(OracleId other) const {
    if (epsilon > largestMechanismEpsilon)
        return std::nullopt;
    const double k = grrCrossoverCategories(other, epsilon, frequency);
    return k <= range::categories.upper ? std::optional(k) : std::nullopt;
}

std::optional<double> MechanismChoice::crossingEpsilon(OracleId other) const {
    if (categories <= 5) // the better one at every ε
        return std::nullopt;
    const double at = grrCrossoverEpsilon(other, categories, frequency);
    return std::isfinite(at) ? std::optional(at) : std::nullopt;
}

const OracleMethod &MechanismChoice::best() const {
    if (epsilon > largestMechanismEpsilon) // of order e^-ε, where others have 4e^-ε, e^(-ε/2), or f more
        return *std::ranges::find(oracleMethodsDrawn(), OracleId::RandomizedResponse, &OracleMethod::oracle);
    const OracleMethod *found = &oracleMethodsDrawn().front();
    for (const OracleMethod &each : oracleMethodsDrawn())
        if (variance(each.oracle) < variance(found->oracle) * (1 - 1e-12))
            found = &each;
    return *found;
}

} // namespace halftruth
