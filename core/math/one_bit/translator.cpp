#include "core/math/one_bit/translator.h"

#include "core/math/oracles/frequency_oracles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace halftruth {

namespace {

using enum RepresentationId;

constexpr double endless = std::numeric_limits<double>::infinity();
constexpr Range upperHalf{.lower = 0.5, .upper = 1};
constexpr Range upToInfinity{.lower = 0, .upper = endless};
constexpr Range diagonalOrMore{.lower = 1, .upper = endless};

constexpr std::array<Representation, representationCount> table{{
    {LieProbability, "q", "q", phrase("lie probability of a bit"), "1/(1 + e^ε)", phrase("[KR1, section 1]"),
     range::lieProbability, false},
    {BitTruthProbability, "p", "p", phrase("truth probability of a bit"), "1 − q", phrase("[Warner 1965]"), upperHalf,
     false},
    {RapporF, "rappor-f", "f", phrase("RAPPOR's f: a fair coin replaces the bit"), "2q",
     phrase("[Erlingsson et al. 2014]"), range::closedUnit, false},
    {RapporP, "rappor-p", "P(1|0)", phrase("RAPPOR's p: a 0 is reported as a 1"), "q",
     phrase("[Erlingsson et al. 2014]; f = 0"), range::lieProbability, false},
    {RapporQ, "rappor-q", "P(1|1)", phrase("RAPPOR's q: a 1 is reported as a 1"), "1 − q",
     phrase("[Erlingsson et al. 2014]; f = 0"), upperHalf, false},
    {WarnerBias, "bias", "γ_w", phrase("bias of the answer"), "1/2 − q", phrase("[WN]"), range::lieProbability,
     false},
    {Epsilon, "epsilon", "ε", phrase("privacy parameter"), "ln((1 − q)/q)", phrase("[KR1, section 2]"), upToInfinity,
     false},
    {TruthProbability, "truth", "P(v|v)", phrase("truth probability over k values"), "e^ε/(e^ε + k − 1)",
     phrase("[Kairouz et al. 2016]"), range::closedUnit, true},
    {UniformReplacement, "replacement", "r", phrase("probability of a uniform replacement over k values"),
     "k/(e^ε + k − 1)", phrase("[LWR, III-A]"), range::closedUnit, true},
    {PramDiagonal, "diagonal", "γ", phrase("retention factor of PRAM over k values"), "e^ε", phrase("[LWR, III-A]"),
     diagonalOrMore, false},
}};

constexpr bool tableIsInOrder() {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].id != static_cast<RepresentationId>(i))
            return false;
    return true;
}
static_assert(tableIsInOrder(), "representationTable() is indexed by RepresentationId");

double checkedCategories(std::int64_t categories) {
    const auto k = static_cast<double>(categories);
    require("categories", k, range::categories);
    return k;
}

/// What every name is read from: none of the three can be had from the other two without losing digits somewhere.
struct Bit {
    double lie = 0;
    double truth = 1;
    double difference = 1;
};

/// The bit with truth : lie as given, not both 0, and their difference, which the caller forms without cancellation.
Bit fromOdds(double truth, double lie, double difference) {
    const double all = truth + lie;
    return {.lie = lie / all, .truth = truth / all, .difference = difference / all};
}

Bit bitOf(RepresentationId from, double value, double k) {
    switch (from) {
    case LieProbability:
    case RapporP:
        return {.lie = value, .truth = 1 - value, .difference = 1 - 2 * value};
    case BitTruthProbability:
    case RapporQ:
        return {.lie = 1 - value, .truth = value, .difference = 2 * value - 1};
    case RapporF:
        return {.lie = value / 2, .truth = 1 - value / 2, .difference = 1 - value};
    case WarnerBias:
        return {.lie = 0.5 - value, .truth = 0.5 + value, .difference = 2 * value};
    case Epsilon:
        return fromOdds(1, std::exp(-value), -std::expm1(-value));
    case TruthProbability:
        // One fused operation: k times a probability next to 1/k is not a double.
        return fromOdds(value * (k - 1), 1 - value, std::fma(k, value, -1.0));
    case UniformReplacement:
        return fromOdds(value + k * (1 - value), value, k * (1 - value));
    case PramDiagonal:
        // Divided through by gamma, which may be infinite.
        return fromOdds(1, 1 / value, std::isinf(value) ? 1 : (value - 1) / value);
    }
    return {};
}

/// ln(p/q), as the logarithm of a number near 1 where the two are near each other.
double lossOf(const Bit &bit) {
    if (bit.lie == 0)
        return endless;
    return bit.difference < bit.lie ? std::log1p(bit.difference / bit.lie) : std::log(bit.truth) - std::log(bit.lie);
}

Translation translationOf(const Bit &bit, double k) {
    const double all = bit.truth + (k - 1) * bit.lie;
    return {.categories = k,
            .epsilon = lossOf(bit),
            .lieProbability = bit.lie,
            .bitTruthProbability = bit.truth,
            .rapporF = 2 * bit.lie,
            .rapporP = bit.lie,
            .rapporQ = bit.truth,
            .warnerBias = bit.difference / 2,
            .truthProbability = bit.truth / all,
            .uniformReplacement = k * bit.lie / all,
            .pramDiagonal = bit.lie == 0 ? endless : bit.truth / bit.lie};
}

} // namespace

std::span<const Representation, representationCount> representationTable() { return table; }

const Representation &representation(RepresentationId id) { return table[static_cast<std::size_t>(id)]; }

Range representationRange(RepresentationId id, std::int64_t categories) {
    const double k = checkedCategories(categories);
    Range allowed = representation(id).range;
    if (id == TruthProbability)
        allowed.lower = 1 / k;
    return allowed;
}

std::optional<double> valueOf(const Translation &translation, RepresentationId id) {
    switch (id) {
    case LieProbability:
        return translation.lieProbability;
    case BitTruthProbability:
        return translation.bitTruthProbability;
    case RapporF:
        return translation.rapporF;
    case RapporP:
        return translation.rapporP;
    case RapporQ:
        return translation.rapporQ;
    case WarnerBias:
        return translation.warnerBias;
    case Epsilon:
        return translation.epsilon;
    case TruthProbability:
        return translation.truthProbability;
    case UniformReplacement:
        return translation.uniformReplacement;
    case PramDiagonal:
        return translation.pramDiagonal;
    }
    return std::nullopt;
}

Translation translate(RepresentationId from, double value, std::int64_t categories) {
    const double k = checkedCategories(categories);
    require(representation(from).key, value, representationRange(from, categories));
    Bit bit = bitOf(from, value, k);
    if (bit.difference <= 0) // 1/k is rounded: a hair below it is still a uniform guess
        bit = {.lie = 0.5, .truth = 0.5, .difference = 0};
    Translation translation = translationOf(bit, k);
    // These two say more than q does, which underflows where they do not overflow; and what was given stays.
    if (from == Epsilon) {
        translation.epsilon = value;
        translation.pramDiagonal = std::exp(value);
    } else if (from == PramDiagonal) {
        translation.epsilon = std::log(value);
        translation.pramDiagonal = value;
    } else if (from == TruthProbability) {
        translation.truthProbability = value;
    } else if (from == UniformReplacement) {
        translation.uniformReplacement = value;
    }
    return translation;
}

Translation translateRappor(double f, double p, double q, std::int64_t categories) {
    const double k = checkedCategories(categories);
    const RapporReport report = rapporReport({.f = f, .p = p, .q = q});
    const double difference = (1 - f) * (q - p);
    constexpr double rounding = 1e-15;
    if (std::fabs(p + q - 1) <= rounding && q >= p)
        return translationOf({.lie = report.oneGivenZero, .truth = report.oneGivenOne, .difference = difference}, k);
    Translation translation;
    translation.categories = k;
    translation.rapporP = report.oneGivenZero;
    translation.rapporQ = report.oneGivenOne;
    if (difference == 0)
        return translation;
    // Each answer's larger probability over its smaller one is 1 + difference/smaller; of equal differences the
    // smallest probability gives the largest ratio.
    const double zero = f / 2 * ((1 - p) + (1 - q)) + (1 - f) * (1 - std::max(p, q));
    const double smallest = std::min({report.oneGivenZero, report.oneGivenOne, zero});
    translation.epsilon = std::log1p(std::fabs(difference) / smallest);
    return translation;
}

} // namespace halftruth
