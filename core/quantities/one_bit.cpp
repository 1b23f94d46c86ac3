#include "core/math/one_bit/randomized_response.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

} // namespace

std::vector<QuantitySpec> oneBitQuantities() {
    return {
        {"epsilon",
         "ε",
         phrase("privacy parameter of one record, ε-LDP"),
         {anyQ, {.id = Bits}},
         "L ln((1 − q)/q)",
         phrase("[KR1, section 2]; [GA, randomized response]"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return epsilon(p[LieProbability], p.integer(Bits)); }},
        {"lie-probability",
         "q",
         phrase("lie probability for a privacy parameter"),
         {{.id = Epsilon}, {.id = Bits}},
         "1/(1 + e^(ε/L))",
         phrase("[KR1, section 2]"),
         Direction::Exact,
         {},
         [](P p) { return lieProbability(p[Epsilon], p.integer(Bits)); },
         always},
        {"posterior",
         "P[true yes | yes]",
         phrase("probability of a true yes, given the answer yes"),
         {anyQ, {.id = Prior}},
         "πp/(πp + (1 − π)q)",
         phrase("Bayes' rule"),
         Direction::Exact,
         {},
         [](P p) { return posterior(p[LieProbability], p[Prior]); },
         [](P p) { return p[Prior] > 0; }},
        {"estimator-variance",
         "Var π̂",
         phrase("variance of the estimated share"),
         {qWithEstimator, people},
         "pq/(n(1 − 2q)²)",
         phrase("[WN]; fixed database"),
         Direction::Exact,
         {},
         [](P p) { return estimatorVariance(p[LieProbability], p.integer(Population)); },
         withLies},
        {"estimator-variance-bound",
         "Var π̂",
         phrase("bound on the variance of the estimated share"),
         {qWithEstimator, people},
         "1/(16(1/2 − q)²n)",
         phrase("[WN]"),
         Direction::AtMost,
         {},
         [](P p) { return estimatorVarianceBound(p[LieProbability], p.integer(Population)); }},
    };
}

} // namespace halftruth
