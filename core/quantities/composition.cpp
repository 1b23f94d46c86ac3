#include "core/math/one_bit/composition.h"

#include "core/math/shuffle/shuffled_rounds.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

CountModel shuffled(P p) { return {.n = p.integer(Population), .ones = p.integer(Ones), .q = p[LieProbability]}; }

Enclosed roundsDelta(P p, const std::stop_token &stop = {}) {
    return shuffledRoundsDelta(shuffled(p), p.integer(Answers), p[Epsilon], {.stop = stop});
}

Enclosed roundsEpsilon(P p, const std::stop_token &stop = {}) {
    return shuffledRoundsEpsilon(shuffled(p), p.integer(Answers), p[Delta], {.stop = stop});
}

/// What the exact number isn't below.
Text lowerEnd(const Enclosed &ends) {
    return tr("the exact number is at least {lower}", {{"lower", atLeast(ends.lower, 12)}});
}

/// The loss of all rounds is at most that of all answers, and can be that.
bool roundsHaveSlack(P p) {
    return !withLies(p) ||
           (p[LieProbability] < 0.5 && p[Epsilon] < composedPureEpsilon(p[LieProbability], p.integer(Answers)));
}

} // namespace

std::vector<QuantitySpec> compositionQuantities() {
    const ParameterUse answers{.id = Answers};
    const ParameterUse delta{.id = Delta};
    const ParameterUse otherOnes{.id = Ones, .upperOffset = -1};
    return {
        {"composed-epsilon-pure",
         "ε",
         phrase("pure ε of several answers"),
         {anyQ, answers},
         "t ln((1 − q)/q)",
         phrase("basic composition"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return composedPureEpsilon(p[LieProbability], p.integer(Answers)); }},
        {"composed-delta",
         "δ",
         phrase("δ of several answers at ε"),
         {anyQ, answers, {.id = Epsilon}},
         "Σ C(t, k) max(0, q^k p^(t − k) − e^ε p^k q^(t − k)) over k lies",
         phrase("[Kairouz et al. 2015]"),
         Direction::Exact,
         {},
         [](P p) { return composedDelta(p[LieProbability], p.integer(Answers), p[Epsilon]); },
         [](P p) { return p[Epsilon] < composedPureEpsilon(p[LieProbability], p.integer(Answers)); }},
        {"composed-epsilon",
         "ε",
         phrase("ε of several answers at δ"),
         {anyQ, answers, delta},
         "inf{ε ≥ 0 : composed-delta(ε) ≤ δ}",
         phrase("[Kairouz et al. 2015]"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return composedEpsilon(p[LieProbability], p.integer(Answers), p[Delta]); }},
        {"composed-epsilon-advanced",
         "ε",
         phrase("advanced composition's bound on the ε of several answers at δ"),
         {anyQ, answers, delta},
         "ε₀√(2t ln(1/δ)) + tε₀(e^ε₀ − 1), ε₀ = ln((1 − q)/q)",
         phrase("[Dwork et al. 2010]"),
         Direction::AtMost,
         phrase("nats"),
         [](P p) { return composedEpsilonAdvanced(p[LieProbability], p.integer(Answers), p[Delta]); }},
        {"composed-epsilon-renyi",
         "ε",
         phrase("Rényi bound on the privacy parameter of several answers"),
         {anyQ, answers, delta},
         "min over a > 1 of composed-renyi(a) + ln(1/δ)/(a − 1), at most T ln((1 − q)/q)",
         phrase("[Mironov 2017, proposition 3]"),
         Direction::AtMost,
         phrase("nats"),
         [](P p) { return composedEpsilonRenyi(p[LieProbability], p.integer(Answers), p[Delta]); }},
        {"composed-renyi",
         "D",
         phrase("Rényi divergence of several answers"),
         {anyQ, {.id = RenyiOrder}, answers},
         "T ln(p^a q^(1 − a) + q^a p^(1 − a))/(a − 1); T(p − q) ln(p/q) at a = 1",
         phrase("[Mironov 2017, proposition 5]"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return composedRenyi(p[LieProbability], p[RenyiOrder], p.integer(Answers)); }},
        {"shuffled-rounds-delta",
         "δ",
         phrase("δ of the shuffled counts of several rounds at ε"),
         {people, otherOnes, anyQ, answers, {.id = Epsilon}},
         "Σ over the counts of T rounds of max(0, Π P[A(m) = s] − e^ε Π P[A(m + 1) = s]), the larger of both "
         "directions, "
         "by Fourier's integral with a little normal noise on the loss",
         phrase("the count's distribution, [KR2, section 3]; [Koskela et al. 2020]"),
         Direction::AtMost,
         {},
         [](P p) { return roundsDelta(p).upper; },
         roundsHaveSlack,
         [](P p) { return lowerEnd(roundsDelta(p)); },
         maxPopulation,
         [](P p, const std::stop_token &stop) { return roundsDelta(p, stop).upper; }},
        {"shuffled-rounds-epsilon",
         "ε",
         phrase("ε of the shuffled counts of several rounds at δ"),
         {people, otherOnes, anyQ, answers, delta},
         "inf{ε ≥ 0 : shuffled-rounds-delta(ε) ≤ δ}",
         phrase("the count's distribution, [KR2, section 3]; [Koskela et al. 2020]"),
         Direction::AtMost,
         phrase("nats"),
         [](P p) { return roundsEpsilon(p).upper; },
         nullptr,
         [](P p) { return lowerEnd(roundsEpsilon(p)); },
         maxPopulation,
         [](P p, const std::stop_token &stop) { return roundsEpsilon(p, stop).upper; }},
        {"posterior-repeated",
         "P[yes | k of T yes]",
         phrase("probability of a yes after several fresh answers of one person"),
         {qWithRatio, answers, {.id = YesAnswers}, {.id = Prior, .title = phrase("belief before the answers")}},
         "πx/(πx + 1 − π), x = (p/q)^(2k − T)",
         phrase("Bayes' rule"),
         Direction::Exact,
         {},
         [](P p) {
             return posteriorRepeated(p[LieProbability], p.integer(Answers), p.integer(YesAnswers), p[Prior]);
         },
         [](P p) { return p[Prior] > 0; }},
        {"majority-error",
         "P[majority lies]",
         phrase("probability that the majority of several fresh answers is a lie"),
         {anyQ, answers},
         "P[Bin(T, q) > T/2] + P[Bin(T, q) = T/2]/2",
         phrase("the binomial distribution"),
         Direction::Exact,
         {},
         [](P p) { return majorityError(p[LieProbability], p.integer(Answers)); },
         withLies},
        {"memoised-epsilon",
         "ε∞",
         phrase("privacy parameter of one memoised report, however often it is given"),
         {anyQ, {.id = DifferingBits}},
         "b ln((1 − q)/q): b = 1 for yes or no, 2h for RAPPOR with f = 2q and h hashes",
         phrase("[Erlingsson et al. 2014, theorem 1]"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return memoisedEpsilon(p[LieProbability], p.integer(DifferingBits)); }},
    };
}

} // namespace halftruth
