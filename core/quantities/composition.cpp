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
         "pure privacy loss of several answers",
         {anyQ, answers},
         "T ln((1 − q)/q)",
         "basic composition",
         Direction::Exact,
         "nats",
         [](P p) { return composedPureEpsilon(p[LieProbability], p.integer(Answers)); }},
        {"composed-delta",
         "δ",
         "failure of privacy of several answers",
         {anyQ, answers, {.id = Epsilon}},
         "Σ C(T, k) max(0, q^k p^(T − k) − e^ε p^k q^(T − k)) over k lies",
         "Kairouz, Oh & Viswanath 2015",
         Direction::Exact,
         "",
         [](P p) { return composedDelta(p[LieProbability], p.integer(Answers), p[Epsilon]); }},
        {"composed-epsilon",
         "ε",
         "privacy loss of several answers",
         {anyQ, answers, delta},
         "inf{ε ≥ 0 : composed-delta(ε) ≤ δ}",
         "Kairouz, Oh & Viswanath 2015",
         Direction::Exact,
         "nats",
         [](P p) { return composedEpsilon(p[LieProbability], p.integer(Answers), p[Delta]); }},
        {"composed-epsilon-advanced",
         "ε",
         "advanced composition's bound on the privacy loss of several answers",
         {anyQ, answers, delta},
         "ε₀√(2T ln(1/δ)) + Tε₀(e^ε₀ − 1), ε₀ = ln((1 − q)/q)",
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
