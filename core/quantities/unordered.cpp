#include "core/math/pram/unordered_release.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

UnorderedRelease unorderedRelease(P p) {
    return {.n = p.integer(Population),
            .samples = p.integer(Samples),
            .excess = p[Gamma] - 1,
            .categories = p.integer(Categories)};
}

PramDesign unorderedDesign(P p) {
    return {.n = p.integer(Population), .epsilon = p[Epsilon], .categories = p.integer(Categories)};
}

double bestUnorderedSamples(P p, const std::stop_token &stop) {
    return static_cast<double>(unorderedOptimalSamples(unorderedDesign(p), p[Delta], p[Concentration], stop));
}

} // namespace

std::vector<QuantitySpec> unorderedQuantities() {
    const ParameterUse samples{.id = Samples};
    const ParameterUse eps{.id = Epsilon};
    const ParameterUse delta{.id = Delta};
    const ParameterUse gamma{.id = Gamma};
    const ParameterUse k{.id = Categories};
    const ParameterUse s{.id = Concentration};
    const Phrase source = phrase("derived from [Balle et al. 2019], [Feldman et al. 2023] and [Balle et al. 2018]");
    return {
        {"unordered-delta",
         "δ",
         phrase("δ of sampled and perturbed records without order"),
         {people, samples, gamma, k, eps},
         "(m/n)(γ + 1)/(γ + K − 1) E[h(B + 1)], B ~ Bin(m − 1, 2/(γ + K − 1)), h(N) the hockey stick of N − 1 fair "
         "coins and one with odds γ, at 1 + (n/m)(e^ε − 1)",
         source,
         Direction::AtMost,
         {},
         [](P p) { return unorderedDelta(unorderedRelease(p), p[Epsilon]); }},
        {"unordered-epsilon",
         "ε",
         phrase("ε of sampled and perturbed records without order"),
         {people, samples, gamma, k, delta},
         "the least ε at which unordered-delta is at most δ",
         source,
         Direction::AtMost,
         phrase("nats"),
         [](P p) { return unorderedEpsilon(unorderedRelease(p), p[Delta]); }},
        {"unordered-gamma",
         "γ",
         phrase("retention factor for (ε, δ) without order"),
         {people, samples, eps, delta, k},
         "the largest γ at which unordered-delta is at most δ",
         source,
         Direction::AtLeast,
         {},
         [](P p) { return 1 + unorderedExcess(unorderedDesign(p), p.integer(Samples), p[Delta]); }},
        {"unordered-rms-error",
         "√E‖T̂ − T‖²",
         phrase("root mean square error of the estimated shares without order"),
         {people, samples, eps, delta, k, s},
         "pram-rms-error with unordered-gamma",
         source,
         Direction::AtMost,
         {},
         [](P p) { return unorderedRmsError(unorderedDesign(p), p.integer(Samples), p[Delta], p[Concentration]); }},
        {"unordered-optimal-samples",
         "m*",
         phrase("samples with the least error without order"),
         {people, eps, delta, k, s},
         "the least unordered-rms-error of those tried",
         source,
         Direction::About,
         phrase("records"),
         [](P p) { return bestUnorderedSamples(p, {}); },
         {},
         nullptr,
         maxPopulation,
         bestUnorderedSamples},
    };
}

} // namespace halftruth
