#include "core/math/one_bit/composition.h"

#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

} // namespace

std::vector<QuantitySpec> compositionQuantities() {
    const ParameterUse answers{.id = Answers};
    const ParameterUse delta{.id = Delta};
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
        {"posterior-repeated",
         "P[yes | k of T yes]",
         phrase("probability of a yes after several fresh answers of one person"),
         {qWithRatio, answers, {.id = YesAnswers}, {.id = Prior}},
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
