#include "core/math/pram/sampling_pram.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

PramDesign pramDesign(P p) {
    return {.n = p.integer(Population), .epsilon = p[Epsilon], .categories = p.integer(Categories)};
}

PramDesign jointDesign(P p) {
    return {.n = p.integer(Population),
            .epsilon = p[Epsilon],
            .categories = jointCategories(p.integer(Curators), p.integer(Values))};
}

} // namespace

std::vector<QuantitySpec> samplingQuantities() {
    const ParameterUse samples{.id = Samples};
    const ParameterUse eps{.id = Epsilon};
    const ParameterUse k{.id = Categories};
    const ParameterUse s{.id = Concentration};
    return {
        {"pram-epsilon",
         "ε",
         phrase("ε of sampling and PRAM"),
         {people, samples, {.id = Gamma}},
         "ln(1 + m(γ − 1)/n)",
         phrase("[LWR, theorem III.2]"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return pramEpsilon(p.integer(Population), p.integer(Samples), p[Gamma]); }},
        {"pram-gamma",
         "γ",
         phrase("retention factor for a privacy parameter"),
         {people, samples, eps},
         "1 + (n/m)(e^ε − 1)",
         phrase("[LWR, theorem III.2]"),
         Direction::Exact,
         {},
         [](P p) { return pramGamma(p.integer(Population), p.integer(Samples), p[Epsilon]); }},
        {"pram-condition",
         "c",
         phrase("condition number of the PRAM matrix"),
         {{.id = Gamma}, k},
         "1 + K/(γ − 1)",
         phrase("[LWR, III-A]"),
         Direction::Exact,
         {},
         [](P p) { return pramCondition(p[Gamma], p.integer(Categories)); }},
        {"pram-error-bound",
         "E‖T̂ − T‖",
         phrase("Lin–Wang–Rane bound on the expected error"),
         {people, samples, eps, k},
         "(c√K + 1)/√m",
         phrase("[LWR, theorem III.4]"),
         Direction::AtMost,
         {},
         [](P p) { return pramErrorBound(pramDesign(p), p.integer(Samples)); }},
        {"pram-error-bound-tight",
         "E‖T̂ − T‖",
         phrase("a tighter bound on the expected error"),
         {people, samples, eps, k},
         "(c + 1)/√m",
         phrase("derived like [LWR, theorem III.4], without its √K"),
         Direction::AtMost,
         {},
         [](P p) { return pramErrorBoundTight(pramDesign(p), p.integer(Samples)); }},
        {"pram-optimal-samples",
         "m*",
         phrase("samples that minimise the Lin–Wang–Rane bound"),
         {people, eps, k},
         "the better integer neighbour of nE(√K + 1)/K^(3/2), E = e^ε − 1",
         phrase("derived from [LWR, theorem III.4]"),
         Direction::Exact,
         phrase("records"),
         [](P p) { return static_cast<double>(pramOptimalSamples(pramDesign(p))); }},
        {"pram-optimal-samples-tight",
         "m*",
         phrase("samples that minimise the tight bound"),
         {people, eps, k},
         "the better integer neighbour of 2nE/K, E = e^ε − 1",
         phrase("derived like [LWR, theorem III.4], without its √K"),
         Direction::Exact,
         phrase("records"),
         [](P p) { return static_cast<double>(pramOptimalSamplesTight(pramDesign(p))); }},
        {"pram-rms-error",
         "√E‖T̂ − T‖²",
         phrase("root mean square error of the estimated shares"),
         {people, samples, eps, k, s},
         "√((K − 1)(2nE + Km)/(nE)² + (n − m)/(m(n − 1))·(1 − S)), E = e^ε − 1",
         phrase("derived from [LWR, III-A]; exact"),
         Direction::Exact,
         {},
         [](P p) { return pramRmsError(pramDesign(p), p.integer(Samples), p[Concentration]); }},
        {"pram-optimal-samples-exact",
         "m*",
         phrase("samples that minimise the root mean square error"),
         {people, eps, k, s},
         "the better integer neighbour of nE√((1 − S)n/((n − 1)K(K − 1)))",
         phrase("derived from [LWR, III-A]; exact"),
         Direction::Exact,
         phrase("records"),
         [](P p) { return static_cast<double>(pramOptimalSamplesExact(pramDesign(p), p[Concentration])); }},
        {"joint-categories",
         "K",
         phrase("categories of several curators"),
         {{.id = Curators}, {.id = Values}},
         "k^r",
         phrase("[LWR, II], for r curators"),
         Direction::Exact,
         phrase("categories"),
         [](P p) { return static_cast<double>(jointCategories(p.integer(Curators), p.integer(Values))); }},
        {"joint-rms-error",
         "√E‖T̂ − T‖²",
         phrase("root mean square error of several curators' joint shares, uniform data, at its best m"),
         {people, eps, {.id = Curators}, {.id = Values}},
         "pram-rms-error at pram-optimal-samples-exact, K = k^r, S = 1/K",
         phrase("derived from [LWR, III], for r curators; exact"),
         Direction::Exact,
         {},
         [](P p) {
             const PramDesign design = jointDesign(p);
             const double uniform = uniformConcentration(design.categories);
             return pramRmsError(design, pramOptimalSamplesExact(design, uniform), uniform);
         }},
        {"marginal-rms-error",
         "√E‖T̂ₓ − Tₓ‖²",
         phrase("root mean square error of one curator's shares, uniform data"),
         {people, samples, eps, {.id = Curators}, {.id = Values}},
         "√(b(k − 1)(2nE + Km)/(nE)² + (n − m)/(m(n − 1))·(1 − 1/k)), K = k^r, b = K/k, E = e^ε − 1",
         phrase("derived from [LWR, III], for r curators; exact"),
         Direction::Exact,
         {},
         [](P p) {
             return pramMarginalRmsError(jointDesign(p), p.integer(Samples), p.integer(Values), 1 / p[Values]);
         }},
    };
}

} // namespace halftruth
