#include "core/math/accuracy/accuracy.h"

#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/accuracy_inverse.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

std::vector<QuantitySpec> accuracies() {
    const ParameterUse beta{.id = Beta};
    const ParameterUse ones{.id = Ones};
    return {
        {"accuracy-hoeffding",
         "α",
         phrase("error exceeded with probability at most β, Hoeffding"),
         {qWithEstimator, people, beta},
         "√(ln(2/β)/(2n))/(1 − 2q)",
         phrase("[GA, additive Chernoff]; [Hoeffding 1963]"),
         Direction::AtMost,
         {},
         [](P p) { return accuracyHoeffding(p[LieProbability], p.integer(Population), p[Beta]); }},
        {"accuracy-chebyshev",
         "α",
         phrase("error exceeded with probability at most β, Chebyshev"),
         {qWithEstimator, people, beta},
         "√(pq/(nβ))/(1 − 2q)",
         phrase("[WN]; Chebyshev"),
         Direction::AtMost,
         {},
         [](P p) { return accuracyChebyshev(p[LieProbability], p.integer(Population), p[Beta]); }},
        {"accuracy-bernstein",
         "α",
         phrase("error exceeded with probability at most β, Bernstein"),
         {qWithEstimator, people, beta},
         "(ℓp/3 + √((ℓp/3)² + 2nℓpq))/(n(1 − 2q)), ℓ = ln(2/β)",
         phrase("[Bernstein 1924]"),
         Direction::AtMost,
         {},
         [](P p) { return accuracyBernstein(p[LieProbability], p.integer(Population), p[Beta]); }},
        {"accuracy-chernoff",
         "α",
         phrase("error exceeded with probability at most β, Chernoff"),
         {qWithEstimator, people, ones, beta},
         "the α at which failure-chernoff is β",
         phrase("[Chernoff 1952]"),
         Direction::AtMost,
         {},
         [](P p) { return accuracyChernoff(p[LieProbability], p.integer(Population), p.integer(Ones), p[Beta]); }},
        {"accuracy-normal",
         "α",
         phrase("error exceeded with probability about β, normal approximation"),
         {qWithEstimator, people, beta},
         "z(1 − β/2) √(pq/n)/(1 − 2q)",
         phrase("central limit theorem"),
         Direction::About,
         {},
         [](P p) { return accuracyNormal(p[LieProbability], p.integer(Population), p[Beta]); }},
        {"accuracy-exact",
         "α",
         phrase("smallest error exceeded with probability at most β, exact"),
         {qWithEstimator, people, ones, beta},
         "inf{α : failure-exact(α) ≤ β}",
         phrase("the count's distribution, [KR2, section 3.1]"),
         Direction::Exact,
         {},
         [](P p) { return accuracyExact(p[LieProbability], p.integer(Population), p.integer(Ones), p[Beta]); }},
    };
}

std::vector<QuantitySpec> failures() {
    const ParameterUse alpha{.id = Alpha};
    const ParameterUse ones{.id = Ones};
    return {
        {"failure-hoeffding",
         "β",
         phrase("probability of an error of α or more, Hoeffding"),
         {qWithEstimator, people, alpha},
         "2 exp(−2nt²), t = α(1 − 2q)",
         phrase("[GA]; [Hoeffding 1963]"),
         Direction::AtMost,
         {},
         [](P p) { return failureHoeffding(p[LieProbability], p.integer(Population), p[Alpha]); }},
        {"failure-chebyshev",
         "β",
         phrase("probability of an error of α or more, Chebyshev"),
         {qWithEstimator, people, alpha},
         "pq/(nt²), t = α(1 − 2q)",
         phrase("[WN]; Chebyshev"),
         Direction::AtMost,
         {},
         [](P p) { return failureChebyshev(p[LieProbability], p.integer(Population), p[Alpha]); }},
        {"failure-bernstein",
         "β",
         phrase("probability of an error of α or more, Bernstein"),
         {qWithEstimator, people, alpha},
         "2 exp(−nt²/(2(pq + pt/3))), t = α(1 − 2q)",
         phrase("[Bernstein 1924]"),
         Direction::AtMost,
         {},
         [](P p) { return failureBernstein(p[LieProbability], p.integer(Population), p[Alpha]); }},
        {"failure-chernoff",
         "β",
         phrase("probability of an error of α or more, Chernoff"),
         {qWithEstimator, people, ones, alpha},
         "sum over both tails of inf_t exp(m ln(q + pe^t) + (n − m) ln(p + qe^t) − tx)",
         phrase("[Chernoff 1952]"),
         Direction::AtMost,
         {},
         [](P p) { return failureChernoff(p[LieProbability], p.integer(Population), p.integer(Ones), p[Alpha]); }},
        {"failure-normal",
         "β",
         phrase("probability of an error of α or more, normal approximation"),
         {qWithEstimator, people, alpha},
         "2Φ(−t√(n/(pq))), t = α(1 − 2q)",
         phrase("central limit theorem"),
         Direction::About,
         {},
         [](P p) { return failureNormal(p[LieProbability], p.integer(Population), p[Alpha]); }},
        {"failure-exact",
         "β",
         phrase("probability of an error of α or more, exact"),
         {qWithEstimator, people, ones, alpha},
         "P[|A − EA| ≥ nt], t = α(1 − 2q)",
         phrase("the count's distribution, [KR2, section 3.1]"),
         Direction::Exact,
         {},
         [](P p) { return failureExact(p[LieProbability], p.integer(Population), p.integer(Ones), p[Alpha]); }},
    };
}

std::vector<QuantitySpec> requirements() {
    const ParameterUse alpha{.id = Alpha};
    const ParameterUse beta{.id = Beta};
    return {
        {"required-n-hoeffding",
         "n",
         phrase("people enough for an error of α with confidence 1 − β, Hoeffding"),
         {qWithEstimator, alpha, beta},
         "⌈ln(2/β)/(2α²(1 − 2q)²)⌉",
         phrase("[GA]; [Hoeffding 1963]"),
         Direction::AtMost,
         phrase("people"),
         [](P p) { return requiredNHoeffding(p[LieProbability], p[Alpha], p[Beta]); }},
        {"required-n-chebyshev",
         "n",
         phrase("people enough for an error of α with confidence 1 − β, Chebyshev"),
         {qWithEstimator, alpha, beta},
         "⌈pq/(βα²(1 − 2q)²)⌉",
         phrase("[WN]; Chebyshev"),
         Direction::AtMost,
         phrase("people"),
         [](P p) { return requiredNChebyshev(p[LieProbability], p[Alpha], p[Beta]); }},
        {"required-n-bernstein",
         "n",
         phrase("people enough for an error of α with confidence 1 − β, Bernstein"),
         {qWithEstimator, alpha, beta},
         "⌈2 ln(2/β)(pq + pt/3)/t²⌉, t = α(1 − 2q)",
         phrase("[Bernstein 1924]"),
         Direction::AtMost,
         phrase("people"),
         [](P p) { return requiredNBernstein(p[LieProbability], p[Alpha], p[Beta]); }},
        {"required-epsilon-hoeffding",
         "ε",
         phrase("privacy parameter at which Hoeffding certifies α and β"),
         {people, alpha, beta},
         "ln((1 + x)/(1 − x)), x = √(ln(2/β)/(2n))/α",
         phrase("[GA]; [Hoeffding 1963]"),
         Direction::AtMost,
         phrase("nats"),
         [](P p) { return requiredEpsilonHoeffding(p.integer(Population), p[Alpha], p[Beta]); }},
    };
}

} // namespace

std::vector<QuantitySpec> accuracyQuantities() {
    std::vector<QuantitySpec> all;
    for (const auto &part : {accuracies(), failures(), requirements()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace halftruth
