#include "core/math/domain/stopped.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"
#include "core/simulation/collection_study.h"
#include "core/simulation/count_study.h"

#include <string>

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;
using Stop = std::stop_token;

TwoTypeCollection collectionAt(P p) {
    return {.n = p.integer(Population), .ones = p.integer(Ones), .bits = p.integer(Bits), .q = p[LieProbability]};
}

Empirical lossesOf(P p, const TwoTypeCollection &collection, std::uint32_t study, const Stop &stop) {
    const Simulation simulation{
        .seed = static_cast<std::uint64_t>(p.integer(Seed)), .trials = p.integer(Trials), .study = study};
    const Losses losses = simulateTwoTypeLosses(collection, simulation, stop);
    requireNotStopped(stop);
    return Empirical(losses.values());
}

Empirical lossesAt(P p, const Stop &stop) { return lossesOf(p, collectionAt(p), 0, stop); }

Estimate meanAt(P p, const Stop &stop) { return lossesAt(p, stop).moments().meanEstimate(); }

Estimate quantileAt(P p, const Stop &stop) { return lossesAt(p, stop).quantile(p[Level]); }

Estimate violationAt(P p, const Stop &stop) { return simulatedViolation(lossesAt(p, stop), p[Epsilon]); }

struct DeltaEstimate {
    Estimate delta;
    bool forward; ///< ones against ones + 1
};

/// The larger of the two directions.
DeltaEstimate deltaAt(P p, const Stop &stop) {
    const TwoTypeCollection collection = collectionAt(p);
    const Estimate forward = simulatedDelta(lossesOf(p, collection, 0, stop), p[Epsilon]);
    const Estimate backward = simulatedDelta(lossesOf(p, collection.mirrored(), 1, stop), p[Epsilon]);
    const bool larger = forward.value >= backward.value;
    return {.delta = larger ? forward : backward, .forward = larger};
}

Text accuracyOf(const Estimate &estimate) {
    constexpr int digits = 6;
    return tr("standard error {error}, 95 % within [{lower}, {upper}]",
              {{"error", atMost(estimate.standardError, digits)},
               {"lower", atLeast(estimate.lower, digits)},
               {"upper", atMost(estimate.upper, digits)}});
}

using EstimateAt = Estimate(P, const Stop &);

template <EstimateAt *estimate>
double stoppableValueOf(P p, const Stop &stop) {
    return estimate(p, stop).value;
}

template <EstimateAt *estimate>
double valueOf(P p) {
    return estimate(p, {}).value;
}

template <EstimateAt *estimate>
Text noteOf(P p) {
    return accuracyOf(estimate(p, {}));
}

Estimate largerDeltaAt(P p, const Stop &stop) { return deltaAt(p, stop).delta; }

} // namespace

std::vector<QuantitySpec> twoTypeQuantities() {
    const ParameterUse vectors{.id = Ones, .title = phrase("records that are one vector"), .upperOffset = -1};
    const ParameterUse bits{.id = Bits, .title = phrase("bits in which the two kinds of records differ")};
    const ParameterUse eps{.id = Epsilon};
    const ParameterUse trials{.id = Trials};
    const ParameterUse seed{.id = Seed};
    return {
        {"two-type-divergence",
         "E ℓ(s)",
         phrase("mean privacy loss of a collection of a vector and its opposite, simulated"),
         {people, vectors, bits, qWithRatio, trials, seed},
         "mean over simulated outcomes of A(x) of ln P[A(x) = s] − ln P[A(x′) = s]; m copies of a vector in x, m + 1 "
         "in x′",
         phrase("[KR2, section 2]; by the reports' distances"),
         Direction::About,
         phrase("nats"),
         valueOf<meanAt>,
         nullptr,
         noteOf<meanAt>,
         maxPopulation,
         stoppableValueOf<meanAt>},
        {"two-type-quantile",
         "τ",
         phrase("quantile of the privacy loss of a collection of a vector and its opposite, simulated"),
         {people, vectors, bits, qWithRatio, {.id = Level}, trials, seed},
         "inf{y : share of simulated outcomes of A(x) with ℓ(s) ≤ y is at least the level}",
         phrase("[KR2, section 2]; by the reports' distances"),
         Direction::About,
         phrase("nats"),
         valueOf<quantileAt>,
         nullptr,
         noteOf<quantileAt>,
         maxPopulation,
         stoppableValueOf<quantileAt>},
        {"two-type-violation",
         "P[ℓ(s) > ε]",
         phrase("probability that the privacy loss of a vector and its opposite exceeds ε, simulated"),
         {people, vectors, bits, qWithRatio, eps, trials, seed},
         "share of simulated outcomes of A(x) with ℓ(s) > ε",
         phrase("[KR2, section 2]; by the reports' distances"),
         Direction::About,
         {},
         valueOf<violationAt>,
         nullptr,
         noteOf<violationAt>,
         maxPopulation,
         stoppableValueOf<violationAt>},
        {"two-type-delta",
         "δ",
         phrase("δ of a collection of a vector and its opposite at ε, simulated"),
         {people, vectors, bits, qWithRatio, eps, trials, seed},
         "larger of the means over simulated outcomes of A(x), and of A(x′), of max(0, 1 − e^(ε − |ℓ(s)|)) in favour "
         "of each",
         phrase("[KR2, section 2]; by the reports' distances"),
         Direction::About,
         {},
         valueOf<largerDeltaAt>,
         nullptr,
         [](P p) {
             const DeltaEstimate estimate = deltaAt(p, {});
             const Argument accuracy("accuracy", accuracyOf(estimate.delta));
             return estimate.forward ? tr("m copies against m + 1; {accuracy}", {accuracy})
                                     : tr("m + 1 copies against m; {accuracy}", {accuracy});
         },
         maxPopulation,
         stoppableValueOf<largerDeltaAt>},
    };
}

} // namespace halftruth
