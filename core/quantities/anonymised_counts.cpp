#include "core/math/domain/stopped.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle.h"
#include "core/methods/shuffle_bounds.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

#include <stdexcept>
#include <string>

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

/// A published bound's value; outside its condition there is none.
double valueOf(const PublishedBound &bound) {
    if (!bound.epsilon)
        throw std::domain_error(bound.unmet);
    return *bound.epsilon;
}

/// Where a maximum over the numbers of ones is attained, and how many of them were tried.
template <class Result>
Text attainment(const Result &result) {
    const Argument ones("ones", result.ones);
    const Text where = result.direction == ShuffleDirection::FewerOnes
                           ? tr("attained at m = {ones}, m ones against m + 1", {ones})
                           : tr("attained at m = {ones}, m + 1 ones against m", {ones});
    if (result.everyOnes)
        return result.tried > 0 ? tr("{where}; every m tried", {{"where", where}})
                                : tr("{where}; no m need be tried", {{"where", where}});
    return tr("{where}; {tried} m tried: near both ends and the middle, in geometric steps between, and around the "
              "best; at most {bound}",
              {{"where", where}, {"tried", result.tried}, {"bound", atMost(result.upperBound, 12)}});
}

ShuffleDelta shuffleDeltaAt(P p, const std::stop_token &stop = {}) {
    const ShuffleDelta found = shuffleDelta(p.integer(Population), p[LieProbability], p[Epsilon], {.stop = stop});
    requireNotStopped(stop); // what was found until then isn't the worst
    return found;
}

ShuffleEpsilon shuffleEpsilonAt(P p, const std::stop_token &stop = {}) {
    const ShuffleEpsilon found = shuffleEpsilon(p.integer(Population), p[LieProbability], p[Delta], {.stop = stop});
    requireNotStopped(stop);
    return found;
}

template <double ShuffleDelta::*value>
double deltaOf(P p, const std::stop_token &stop) {
    return shuffleDeltaAt(p, stop).*value;
}

template <double ShuffleEpsilon::*value>
double epsilonOf(P p, const std::stop_token &stop) {
    return shuffleEpsilonAt(p, stop).*value;
}

/// The count's largest loss is that of one answer.
bool hasSlack(P p) { return !withLies(p) || p[Epsilon] < epsilon(p[LieProbability]); }

} // namespace

std::vector<QuantitySpec> anonymisedCountQuantities() {
    const ParameterUse eps{.id = Epsilon};
    const ParameterUse delta{.id = Delta};
    const std::vector<ParameterUse> atDelta{people, anyQ, delta};
    std::vector<QuantitySpec> all{
        {"shuffle-delta",
         "δ",
         phrase("δ of the shuffled count at ε"),
         {people, anyQ, eps},
         "max over m of Σ max(0, P[A(m) = s] − e^ε P[A(m + 1) = s]), both directions; over a sample of m for n > 10⁶",
         phrase("the count's distribution, [KR2, section 3]"),
         Direction::Exact,
         {},
         [](P p) { return shuffleDeltaAt(p).delta; },
         hasSlack,
         [](P p) { return attainment(shuffleDeltaAt(p)); },
         1e6,
         deltaOf<&ShuffleDelta::delta>},
        {"shuffle-delta-bound",
         "δ",
         phrase("bound on the δ of the shuffled count at ε"),
         {people, anyQ, eps},
         "shuffle-delta for n ≤ 10⁶; beyond, the largest δ of databases of slightly fewer people",
         phrase("the count's distribution, [KR2, section 3]; post-processing"),
         Direction::AtMost,
         {},
         [](P p) { return shuffleDeltaAt(p).upperBound; },
         hasSlack,
         nullptr,
         maxPopulation,
         deltaOf<&ShuffleDelta::upperBound>},
        {"shuffle-epsilon", "ε", phrase("ε of the shuffled count at δ"), atDelta,
         "inf{ε ≥ 0 : shuffle-delta(ε) ≤ δ}; over a sample of m for n > 10⁶",
         phrase("the count's distribution, [KR2, section 3]"), Direction::Exact, phrase("nats"),
         [](P p) { return shuffleEpsilonAt(p).epsilon; }, nullptr,
         [](P p) { return attainment(shuffleEpsilonAt(p)); }, 1e6, epsilonOf<&ShuffleEpsilon::epsilon>},
        {"shuffle-epsilon-bound", "ε", phrase("bound on the ε of the shuffled count at δ"), atDelta,
         "shuffle-epsilon for n ≤ 10⁶; beyond, the largest ε of databases of slightly fewer people",
         phrase("the count's distribution, [KR2, section 3]; post-processing"), Direction::AtMost, phrase("nats"),
         [](P p) { return shuffleEpsilonAt(p).upperBound; }, nullptr, nullptr, maxPopulation,
         epsilonOf<&ShuffleEpsilon::upperBound>},
    };
    for (const ShuffleBound &each : shuffleBounds())
        all.push_back(
            {each.id, "ε", each.name, atDelta, each.formula, each.source, Direction::AtMost, phrase("nats"),
             [&each](P p) { return valueOf(each.bound(p.integer(Population), p[LieProbability], p[Delta])); }});
    return all;
}

} // namespace halftruth
