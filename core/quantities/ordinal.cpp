#include "core/math/pram/ordinal_design.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

/// All categories equally frequent.
OrdinalDesign uniformDesign(P p) {
    return {.epsilon = p[Epsilon],
            .loss = static_cast<OrdinalLoss>(p.integer(DesignLoss)),
            .weights = std::vector<double>(static_cast<std::size_t>(p.integer(Categories)), 1.0)};
}

double optimalLoss(P p) {
    const OrdinalDesign design = uniformDesign(p);
    return expectedLoss(design, optimalOrdinal(design));
}

} // namespace

std::vector<QuantitySpec> ordinalQuantities() {
    const ParameterUse eps{.id = Epsilon, .range = Range{.lower = leastDesignEpsilon, .upper = mostDesignEpsilon}};
    const ParameterUse k{.id = Categories, .range = range::integers(2, static_cast<double>(mostDesigned))};
    const ParameterUse loss{.id = DesignLoss};
    const Phrase geometric = phrase("[Ghosh et al. 2012]");
    return {
        {"ordinal-loss-optimal",
         "ℓ",
         phrase("expected loss of the optimal mechanism for ordered categories, equally frequent"),
         {eps, k, loss},
         "min Σ P(i, j) loss(i, j)/K with P(i, j) ≤ e^ε P(i ± 1, j): each report of the geometric mechanism in the "
         "place that costs least",
         geometric,
         Direction::Exact,
         {},
         optimalLoss},
        {"ordinal-loss-geometric",
         "ℓ",
         phrase("expected loss of the truncated geometric mechanism, categories equally frequent"),
         {eps, k, loss},
         "Σ P(i, j) loss(i, j)/K, P(i, j) = (1 − a)/(1 + a) a^|i − j|, at both ends a^|i − j|/(1 + a), a = e^−ε",
         geometric,
         Direction::Exact,
         {},
         [](P p) { return expectedLoss(uniformDesign(p), truncatedGeometric(p.integer(Categories), p[Epsilon])); }},
        {"ordinal-loss-response",
         "ℓ",
         phrase("expected loss of generalized randomized response, categories equally frequent"),
         {eps, k, loss},
         "Σ P(i, j) loss(i, j)/K, P(i, i) = e^ε/(e^ε + K − 1), P(i, j) = 1/(e^ε + K − 1)",
         phrase("[Kairouz et al. 2016]"),
         Direction::Exact,
         {},
         [](P p) { return expectedLoss(uniformDesign(p), responseMechanism(p.integer(Categories), p[Epsilon])); }},
    };
}

} // namespace halftruth
