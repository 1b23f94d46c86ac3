#include <halftruth/quantities/sections.h>
#include <halftruth/quantities/uses.h>
#include <halftruth/simulation/collection_study.h>
#include <halftruth/simulation/count_study.h>

#include <string>

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

// Ten thousand outcomes: one percent of what happens to all of them, in a tenth of a second.
constexpr Simulation simulation{.seed = defaultSeed, .trials = 10'000};

TwoTypeCollection collectionAt(P p) {
    return {.n = p.integer(Population), .ones = p.integer(Ones), .bits = p.integer(Bits), .q = p[LieProbability]};
}

Empirical lossesOf(const TwoTypeCollection &collection, std::uint32_t study) {
    Simulation trials = simulation;
    trials.study = study;
    return Empirical(simulateTwoTypeLosses(collection, trials).values());
}

Estimate meanAt(P p) { return lossesOf(collectionAt(p), 0).moments().meanEstimate(); }

Estimate quantileAt(P p) { return lossesOf(collectionAt(p), 0).quantile(p[Level]); }

Estimate violationAt(P p) { return simulatedViolation(lossesOf(collectionAt(p), 0), p[Epsilon]); }

struct DeltaEstimate {
    Estimate delta;
    bool forward; ///< ones against ones + 1
};

/// The larger of the two directions.
DeltaEstimate deltaAt(P p) {
    const TwoTypeCollection collection = collectionAt(p);
    const Estimate forward = simulatedDelta(lossesOf(collection, 0), p[Epsilon]);
    const Estimate backward = simulatedDelta(lossesOf(collection.mirrored(), 1), p[Epsilon]);
    const bool larger = forward.value >= backward.value;
    return {.delta = larger ? forward : backward, .forward = larger};
}

std::string accuracyOf(const Estimate &estimate) {
    return "standard error " + shortestText(estimate.standardError) + ", 95 % within [" +
           shortestText(estimate.lower) + ", " + shortestText(estimate.upper) + "]; " +
           std::to_string(simulation.trials) + " trials of seed " + std::to_string(simulation.seed);
}

template <Estimate (*estimate)(P)>
double valueOf(P p) {
    return estimate(p).value;
}

template <Estimate (*estimate)(P)>
std::string noteOf(P p) {
    return accuracyOf(estimate(p));
}

} // namespace

std::vector<QuantitySpec> twoTypeQuantities() {
    const ParameterUse vectors{.id = Ones, .title = "records that are one vector", .upperOffset = -1};
    const ParameterUse bits{.id = Bits, .title = "bits in which the two kinds of records differ"};
    const ParameterUse eps{.id = Epsilon};
    return {
        {"two-type-divergence",
         "E ln π",
         "mean log ratio of a collection of a vector and its opposite, simulated",
         {people, vectors, bits, qWithRatio},
         "mean over simulated outcomes of A(x) of ln P[A(x) = s] − ln P[A(x′) = s]; m copies of a vector in x, m + 1 "
         "in x′",
         "[KR2] 2; by the reports' distances",
         Direction::About,
         "nats",
         valueOf<meanAt>,
         noteOf<meanAt>},
        {"two-type-quantile",
         "τ",
         "quantile of the log ratio of a collection of a vector and its opposite, simulated",
         {people, vectors, bits, qWithRatio, {.id = Level}},
         "inf{y : share of simulated outcomes of A(x) with ln π ≤ y is at least the level}",
         "[KR2] 2; by the reports' distances",
         Direction::About,
         "nats",
         valueOf<quantileAt>,
         noteOf<quantileAt>},
        {"two-type-violation",
         "P[ln π > ε]",
         "probability that the log ratio of a vector and its opposite exceeds ε, simulated",
         {people, vectors, bits, qWithRatio, eps},
         "share of simulated outcomes of A(x) with ln π > ε",
         "[KR2] 2; by the reports' distances",
         Direction::About,
         "",
         valueOf<violationAt>,
         noteOf<violationAt>},
        {"two-type-delta",
         "δ",
         "failure of privacy of a collection of a vector and its opposite, simulated",
         {people, vectors, bits, qWithRatio, eps},
         "larger of the means over simulated outcomes of A(x), and of A(x′), of max(0, 1 − e^(ε − |ln π|)) in favour "
         "of each",
         "[KR2] 2; by the reports' distances",
         Direction::About,
         "",
         [](P p) { return deltaAt(p).delta.value; },
         [](P p) {
             const DeltaEstimate estimate = deltaAt(p);
             return std::string(estimate.forward ? "m copies against m + 1; " : "m + 1 copies against m; ") +
                    accuracyOf(estimate.delta);
         }},
    };
}

} // namespace halftruth
