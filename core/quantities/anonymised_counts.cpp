#include "core/math/domain/stopped.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/shuffle/shuffle_bounds.h"
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

} // namespace

std::vector<QuantitySpec> anonymisedCountQuantities() {
    const ParameterUse eps{.id = Epsilon};
    const ParameterUse delta{.id = Delta};
    const std::vector<ParameterUse> atDelta{people, anyQ, delta};
    return {
        {"shuffle-delta",
         "δ",
         phrase("δ of the shuffled count at ε"),
         {people, anyQ, eps},
         "max over m of Σ max(0, P[A(m) = s] − e^ε P[A(m + 1) = s]), both directions; over a sample of m for n > 10⁶",
         phrase("the count's distribution, [KR2, section 3]"),
         Direction::Exact,
         {},
         [](P p) { return shuffleDeltaAt(p).delta; },
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
         nullptr,
         maxPopulation,
         deltaOf<&ShuffleDelta::upperBound>},
        {"shuffle-epsilon", "ε", phrase("ε of the shuffled count at δ"), atDelta,
         "inf{ε ≥ 0 : shuffle-delta(ε) ≤ δ}; over a sample of m for n > 10⁶",
         phrase("the count's distribution, [KR2, section 3]"), Direction::Exact, phrase("nats"),
         [](P p) { return shuffleEpsilonAt(p).epsilon; }, [](P p) { return attainment(shuffleEpsilonAt(p)); }, 1e6,
         epsilonOf<&ShuffleEpsilon::epsilon>},
        {"shuffle-epsilon-bound", "ε", phrase("bound on the ε of the shuffled count at δ"), atDelta,
         "shuffle-epsilon for n ≤ 10⁶; beyond, the largest ε of databases of slightly fewer people",
         phrase("the count's distribution, [KR2, section 3]; post-processing"), Direction::AtMost, phrase("nats"),
         [](P p) { return shuffleEpsilonAt(p).upperBound; }, nullptr, maxPopulation,
         epsilonOf<&ShuffleEpsilon::upperBound>},
        {"shuffle-epsilon-erlingsson", "ε", phrase("published bound on the ε of the shuffled count at δ, 2019"),
         atDelta, "12 ε₀ √(ln(1/δ)/n) where ε₀ = ln((1 − q)/q) ≤ 1/2, n ≥ 1000, δ ≤ 1/100",
         phrase("[Erlingsson et al. 2019]"), Direction::AtMost, phrase("nats"),
         [](P p) { return valueOf(erlingsson2019(p.integer(Population), p[LieProbability], p[Delta])); }},
        {"shuffle-epsilon-balle", "ε", phrase("privacy blanket's bound on the ε of the shuffled count at δ"), atDelta,
         "max{√(14 ln(2/δ)(e^ε₀ + 1)/(n − 1)), 27(e^ε₀ + 1)/(n − 1)} where that is ≤ 1, ε₀ = ln((1 − q)/q)",
         phrase("[Balle et al. 2019]"), Direction::AtMost, phrase("nats"),
         [](P p) { return valueOf(balle2019(p.integer(Population), p[LieProbability], p[Delta])); }},
        {"shuffle-epsilon-feldman-2021", "ε", phrase("clones' bound on the ε of the shuffled count at δ, 2021"),
         atDelta,
         "ln(1 + (e^ε₀ − 1)/(e^ε₀ + 1)·(8√(e^ε₀ ln(4/δ)/n) + 8e^ε₀/n)) where ε₀ = ln((1 − q)/q) ≤ ln(n/(16 ln(2/δ)))",
         phrase("[Feldman et al. 2021]"), Direction::AtMost, phrase("nats"),
         [](P p) { return valueOf(feldman2021(p.integer(Population), p[LieProbability], p[Delta])); }},
        {"shuffle-epsilon-feldman-2023", "ε", phrase("clones' bound on the ε of the shuffled count at δ, 2023"),
         atDelta,
         "ln(1 + (e^ε₀ − 1)(4√(2 ln(4/δ))/√((e^ε₀ + 1)n) + 4/n)) where ε₀ = ln((1 − q)/q) ≤ ln(n/(8 ln(2/δ)) − 1)",
         phrase("[Feldman et al. 2023]"), Direction::AtMost, phrase("nats"),
         [](P p) { return valueOf(feldman2023(p.integer(Population), p[LieProbability], p[Delta])); }},
    };
}

} // namespace halftruth
