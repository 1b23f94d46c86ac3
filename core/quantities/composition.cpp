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
         "pure ε of several answers",
         {anyQ, answers},
         "t ln((1 − q)/q)",
         "basic composition",
         Direction::Exact,
         "nats",
         [](P p) { return composedPureEpsilon(p[LieProbability], p.integer(Answers)); }},
        {"composed-delta",
         "δ",
         "δ of several answers at ε",
         {anyQ, answers, {.id = Epsilon}},
         "Σ C(t, k) max(0, q^k p^(t − k) − e^ε p^k q^(t − k)) over k lies",
         "Kairouz, Oh & Viswanath 2015",
         Direction::Exact,
         "",
         [](P p) { return composedDelta(p[LieProbability], p.integer(Answers), p[Epsilon]); }},
        {"composed-epsilon",
         "ε",
         "ε of several answers at δ",
         {anyQ, answers, delta},
         "inf{ε ≥ 0 : composed-delta(ε) ≤ δ}",
         "Kairouz, Oh & Viswanath 2015",
         Direction::Exact,
         "nats",
         [](P p) { return composedEpsilon(p[LieProbability], p.integer(Answers), p[Delta]); }},
        {"composed-epsilon-advanced",
         "ε",
         "advanced composition's bound on the ε of several answers at δ",
         {anyQ, answers, delta},
         "ε₀√(2t ln(1/δ)) + tε₀(e^ε₀ − 1), ε₀ = ln((1 − q)/q)",
         "Dwork, Rothblum & Vadhan 2010",
         Direction::AtMost,
         "nats",
         [](P p) { return composedEpsilonAdvanced(p[LieProbability], p.integer(Answers), p[Delta]); }},
        {"composed-epsilon-renyi",
         "ε",
         "Rényi bound on the privacy parameter of several answers",
         {anyQ, answers, delta},
         "min over a > 1 of composed-renyi(a) + ln(1/δ)/(a − 1), at most T ln((1 − q)/q)",
         "Mironov 2017, proposition 3",
         Direction::AtMost,
         "nats",
         [](P p) { return composedEpsilonRenyi(p[LieProbability], p.integer(Answers), p[Delta]); }},
        {"composed-renyi",
         "D",
         "Rényi divergence of several answers",
         {anyQ, {.id = RenyiOrder}, answers},
         "T ln(p^a q^(1 − a) + q^a p^(1 − a))/(a − 1); T(p − q) ln(p/q) at a = 1",
         "Mironov 2017, proposition 5",
         Direction::Exact,
         "nats",
         [](P p) { return composedRenyi(p[LieProbability], p[RenyiOrder], p.integer(Answers)); }},
        {"posterior-repeated",
         "P[yes | k of T yes]",
         "probability of a yes after several fresh answers of one person",
         {qWithRatio, answers, {.id = YesAnswers}, {.id = Prior}},
         "πx/(πx + 1 − π), x = (p/q)^(2k − T)",
         "Bayes' rule",
         Direction::Exact,
         "",
         [](P p) {
             return posteriorRepeated(p[LieProbability], p.integer(Answers), p.integer(YesAnswers), p[Prior]);
         }},
        {"majority-error",
         "P[majority lies]",
         "probability that the majority of several fresh answers is a lie",
         {anyQ, answers},
         "P[Bin(T, q) > T/2] + P[Bin(T, q) = T/2]/2",
         "the binomial distribution",
         Direction::Exact,
         "",
         [](P p) { return majorityError(p[LieProbability], p.integer(Answers)); }},
        {"memoised-epsilon",
         "ε∞",
         "privacy parameter of one memoised report, however often it is given",
         {anyQ, {.id = DifferingBits}},
         "b ln((1 − q)/q): b = 1 for yes or no, 2h for RAPPOR with f = 2q and h hashes",
         "Erlingsson, Pihur & Korolova 2014 (RAPPOR), theorem 1",
         Direction::Exact,
         "nats",
         [](P p) { return memoisedEpsilon(p[LieProbability], p.integer(DifferingBits)); }},
    };
}

} // namespace halftruth
