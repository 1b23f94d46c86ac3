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
        {"memoised-epsilon",
         "ε∞",
         "privacy loss of however many answers that repeat one memoised report of one hash",
         {anyQ},
         "2 ln((1 − f/2)/(f/2)), f = 2q",
         "Erlingsson, Pihur & Korolova 2014 (RAPPOR), h = 1",
         Direction::Exact,
         "nats",
         [](P p) { return memoisedEpsilon(p[LieProbability]); }},
    };
}

} // namespace halftruth
