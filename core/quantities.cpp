#include <halftruth/math/accuracy.h>
#include <halftruth/math/accuracy_exact.h>
#include <halftruth/math/anonymity.h>
#include <halftruth/math/bit_vectors.h>
#include <halftruth/math/collection_release.h>
#include <halftruth/math/composition.h>
#include <halftruth/math/count_distribution.h>
#include <halftruth/math/privacy_ratio.h>
#include <halftruth/math/randomized_response.h>
#include <halftruth/math/sampling_pram.h>
#include <halftruth/math/shuffle.h>
#include <halftruth/math/shuffle_bounds.h>
#include <halftruth/quantities.h>
#include <halftruth/quantity_sections.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

const ParameterUse anyQ{.id = LieProbability};
const ParameterUse qWithEstimator{.id = LieProbability, .range = range::lieProbabilityInformative};
const ParameterUse qWithRatio{.id = LieProbability, .range = range::lieProbabilityPositive};
const ParameterUse people{.id = Population};
const ParameterUse neighbourOnes{.id = Ones, .upperOffset = -1};

CountModel countModel(P p) { return {.n = p.integer(Population), .ones = p.integer(Ones), .q = p[LieProbability]}; }

PramDesign pramDesign(P p) {
    return {.n = p.integer(Population), .epsilon = p[Epsilon], .categories = p.integer(Categories)};
}

std::vector<QuantitySpec> oneBit() {
    return {
        {"epsilon",
         "ε",
         "privacy loss of one record",
         {anyQ, {.id = Bits}},
         "L ln((1 − q)/q)",
         "[KR1] section 2; [GA] Randomized Response",
         Direction::Exact,
         "nats",
         [](P p) { return epsilon(p[LieProbability], p.integer(Bits)); }},
        {"lie-probability",
         "q",
         "lie probability for a privacy loss",
         {{.id = Epsilon}, {.id = Bits}},
         "1/(1 + e^(ε/L))",
         "[KR1] section 2",
         Direction::Exact,
         "",
         [](P p) { return lieProbability(p[Epsilon], p.integer(Bits)); }},
        {"posterior",
         "P[yes | reported yes]",
         "probability of a yes after a reported yes",
         {anyQ, {.id = Prior}},
         "πp/(πp + (1 − π)q)",
         "Bayes' rule; [WN]",
         Direction::Exact,
         "",
         [](P p) { return posterior(p[LieProbability], p[Prior]); }},
        {"estimator-variance",
         "Var π̂",
         "variance of the estimated share",
         {qWithEstimator, people},
         "pq/(n(1 − 2q)²)",
         "[WN]; fixed database",
         Direction::Exact,
         "",
         [](P p) { return estimatorVariance(p[LieProbability], p.integer(Population)); }},
        {"estimator-variance-bound",
         "Var π̂",
         "bound on the variance of the estimated share",
         {qWithEstimator, people},
         "1/(16(1/2 − q)²n)",
         "[WN]",
         Direction::AtMost,
         "",
         [](P p) { return estimatorVarianceBound(p[LieProbability], p.integer(Population)); }},
    };
}

std::vector<QuantitySpec> accuracies() {
    const ParameterUse beta{.id = Beta};
    const ParameterUse ones{.id = Ones};
    return {
        {"accuracy-hoeffding",
         "α",
         "error exceeded with probability at most β, Hoeffding",
         {qWithEstimator, people, beta},
         "√(ln(2/β)/(2n))/(1 − 2q)",
         "[GA] additive Chernoff; Hoeffding 1963",
         Direction::AtMost,
         "",
         [](P p) { return accuracyHoeffding(p[LieProbability], p.integer(Population), p[Beta]); }},
        {"accuracy-chebyshev",
         "α",
         "error exceeded with probability at most β, Chebyshev",
         {qWithEstimator, people, beta},
         "√(pq/(nβ))/(1 − 2q)",
         "[WN]; Chebyshev",
         Direction::AtMost,
         "",
         [](P p) { return accuracyChebyshev(p[LieProbability], p.integer(Population), p[Beta]); }},
        {"accuracy-bernstein",
         "α",
         "error exceeded with probability at most β, Bernstein",
         {qWithEstimator, people, beta},
         "(ℓp/3 + √((ℓp/3)² + 2nℓpq))/(n(1 − 2q)), ℓ = ln(2/β)",
         "Bernstein 1946",
         Direction::AtMost,
         "",
         [](P p) { return accuracyBernstein(p[LieProbability], p.integer(Population), p[Beta]); }},
        {"accuracy-chernoff",
         "α",
         "error exceeded with probability at most β, Chernoff",
         {qWithEstimator, people, ones, beta},
         "the α at which failure-chernoff is β",
         "Chernoff 1952",
         Direction::AtMost,
         "",
         [](P p) { return accuracyChernoff(p[LieProbability], p.integer(Population), p.integer(Ones), p[Beta]); }},
        {"accuracy-normal",
         "α",
         "error exceeded with probability about β, normal approximation",
         {qWithEstimator, people, beta},
         "z(1 − β/2) √(pq/n)/(1 − 2q)",
         "central limit theorem",
         Direction::About,
         "",
         [](P p) { return accuracyNormal(p[LieProbability], p.integer(Population), p[Beta]); }},
        {"accuracy-exact",
         "α",
         "smallest error exceeded with probability at most β",
         {qWithEstimator, people, ones, beta},
         "inf{α : failure-exact(α) ≤ β}",
         "the count's distribution, [KR2] 3.1",
         Direction::Exact,
         "",
         [](P p) { return accuracyExact(p[LieProbability], p.integer(Population), p.integer(Ones), p[Beta]); }},
    };
}

std::vector<QuantitySpec> failures() {
    const ParameterUse alpha{.id = Alpha};
    const ParameterUse ones{.id = Ones};
    return {
        {"failure-hoeffding",
         "β",
         "probability of an error of α or more, Hoeffding",
         {qWithEstimator, people, alpha},
         "2 exp(−2nt²), t = α(1 − 2q)",
         "[GA]; Hoeffding 1963",
         Direction::AtMost,
         "",
         [](P p) { return failureHoeffding(p[LieProbability], p.integer(Population), p[Alpha]); }},
        {"failure-chebyshev",
         "β",
         "probability of an error of α or more, Chebyshev",
         {qWithEstimator, people, alpha},
         "pq/(nt²), t = α(1 − 2q)",
         "[WN]; Chebyshev",
         Direction::AtMost,
         "",
         [](P p) { return failureChebyshev(p[LieProbability], p.integer(Population), p[Alpha]); }},
        {"failure-bernstein",
         "β",
         "probability of an error of α or more, Bernstein",
         {qWithEstimator, people, alpha},
         "2 exp(−nt²/(2(pq + pt/3))), t = α(1 − 2q)",
         "Bernstein 1946",
         Direction::AtMost,
         "",
         [](P p) { return failureBernstein(p[LieProbability], p.integer(Population), p[Alpha]); }},
        {"failure-chernoff",
         "β",
         "probability of an error of α or more, Chernoff",
         {qWithEstimator, people, ones, alpha},
         "sum over both tails of inf_t exp(m ln(q + pe^t) + (n − m) ln(p + qe^t) − tx)",
         "Chernoff 1952",
         Direction::AtMost,
         "",
         [](P p) { return failureChernoff(p[LieProbability], p.integer(Population), p.integer(Ones), p[Alpha]); }},
        {"failure-normal",
         "β",
         "probability of an error of α or more, normal approximation",
         {qWithEstimator, people, alpha},
         "2Φ(−t√(n/(pq))), t = α(1 − 2q)",
         "central limit theorem",
         Direction::About,
         "",
         [](P p) { return failureNormal(p[LieProbability], p.integer(Population), p[Alpha]); }},
        {"failure-exact",
         "β",
         "probability of an error of α or more",
         {qWithEstimator, people, ones, alpha},
         "P[|A − EA| ≥ nt], t = α(1 − 2q)",
         "the count's distribution, [KR2] 3.1",
         Direction::Exact,
         "",
         [](P p) { return failureExact(p[LieProbability], p.integer(Population), p.integer(Ones), p[Alpha]); }},
    };
}

std::vector<QuantitySpec> requirements() {
    const ParameterUse alpha{.id = Alpha};
    const ParameterUse beta{.id = Beta};
    return {
        {"required-n-hoeffding",
         "n",
         "people enough for an error of α with confidence 1 − β, Hoeffding",
         {qWithEstimator, alpha, beta},
         "⌈ln(2/β)/(2α²(1 − 2q)²)⌉",
         "[GA]; Hoeffding 1963",
         Direction::AtMost,
         "people",
         [](P p) { return requiredNHoeffding(p[LieProbability], p[Alpha], p[Beta]); }},
        {"required-n-chebyshev",
         "n",
         "people enough for an error of α with confidence 1 − β, Chebyshev",
         {qWithEstimator, alpha, beta},
         "⌈pq/(βα²(1 − 2q)²)⌉",
         "[WN]; Chebyshev",
         Direction::AtMost,
         "people",
         [](P p) { return requiredNChebyshev(p[LieProbability], p[Alpha], p[Beta]); }},
        {"required-n-bernstein",
         "n",
         "people enough for an error of α with confidence 1 − β, Bernstein",
         {qWithEstimator, alpha, beta},
         "⌈2 ln(2/β)(pq + pt/3)/t²⌉, t = α(1 − 2q)",
         "Bernstein 1946",
         Direction::AtMost,
         "people",
         [](P p) { return requiredNBernstein(p[LieProbability], p[Alpha], p[Beta]); }},
        {"required-epsilon-hoeffding",
         "ε",
         "privacy loss at which Hoeffding certifies α and β",
         {people, alpha, beta},
         "ln((1 + x)/(1 − x)), x = √(ln(2/β)/(2n))/α",
         "[GA]; Hoeffding 1963",
         Direction::AtMost,
         "nats",
         [](P p) { return requiredEpsilonHoeffding(p.integer(Population), p[Alpha], p[Beta]); }},
    };
}

std::vector<QuantitySpec> counts() {
    const ParameterUse ones{.id = Ones};
    const ParameterUse outcome{.id = Outcome};
    const std::vector<ParameterUse> atOutcome{people, ones, anyQ, outcome};
    return {
        {"count-pmf", "P[A = s]", "probability of a reported count", atOutcome,
         "the pmf of Bin(m, p) + Bin(n − m, q)", "[KR2] 3.1", Direction::Exact, "",
         [](P p) { return countPmf(countModel(p), p.integer(Outcome)); }},
        {"log-count-pmf", "ln P[A = s]", "logarithm of the probability of a reported count", atOutcome,
         "the log pmf of Bin(m, p) + Bin(n − m, q)", "[KR2] 3.1", Direction::Exact, "nats",
         [](P p) { return logCountPmf(countModel(p), p.integer(Outcome)); }},
        {"count-cdf", "P[A ≤ s]", "probability of a reported count or fewer", atOutcome,
         "the cdf of Bin(m, p) + Bin(n − m, q)", "[KR2] 3.1", Direction::Exact, "",
         [](P p) { return countCdf(countModel(p), p.integer(Outcome)); }},
        {"count-quantile",
         "τ",
         "quantile of the reported count",
         {people, ones, anyQ, {.id = Level}},
         "inf{s : P[A ≤ s] ≥ level}",
         "[KR2] 3.1.3",
         Direction::Exact,
         "answers",
         [](P p) { return static_cast<double>(countQuantile(countModel(p), p[Level])); }},
        {"count-mean",
         "EA",
         "mean of the reported count",
         {people, ones, anyQ},
         "nq + m(p − q)",
         "[KR2] 3.1",
         Direction::Exact,
         "answers",
         [](P p) { return countMean(countModel(p)); }},
        {"count-variance",
         "Var A",
         "variance of the reported count",
         {people, ones, anyQ},
         "npq",
         "[KR2] 3.1",
         Direction::Exact,
         "answers²",
         [](P p) { return countVariance(countModel(p)); }},
        {"log-privacy-ratio",
         "ln π",
         "logarithm of the privacy ratio of an outcome",
         {people, neighbourOnes, qWithRatio, outcome},
         "ln(P[A(m) = s]/P[A(m + 1) = s])",
         "[KR2] 3",
         Direction::Exact,
         "nats",
         [](P p) { return logPrivacyRatio(countModel(p), p.integer(Outcome)); }},
        {"violation-probability",
         "P[ln π > ε]",
         "probability that the outcome's log ratio exceeds ε",
         {people, neighbourOnes, qWithRatio, {.id = Epsilon}},
         "P over A(m) that ln π > ε",
         "[KR2] 3",
         Direction::Exact,
         "",
         [](P p) { return violationProbability(countModel(p), p[Epsilon]).zero; }},
        {"violation-probability-reverse",
         "P[−ln π > ε]",
         "probability that the outcome's log ratio is below −ε when one more person is a yes",
         {people, neighbourOnes, qWithRatio, {.id = Epsilon}},
         "P over A(m + 1) that −ln π > ε",
         "[KR2] 3",
         Direction::Exact,
         "",
         [](P p) { return violationProbability(countModel(p), p[Epsilon]).one; }},
        {"vector-probability",
         "P[R(x) = y]",
         "probability of one report at a Hamming distance",
         {anyQ, {.id = Bits}, {.id = Distance}},
         "p^(L − d) q^d",
         "[KR1] 1",
         Direction::Exact,
         "",
         [](P p) { return vectorProbability(p[LieProbability], p.integer(Bits), p.integer(Distance)); }},
    };
}

/// A published bound's value; outside its condition there is none.
double valueOf(const PublishedBound &bound) {
    if (!bound.epsilon)
        throw std::domain_error(bound.unmet);
    return *bound.epsilon;
}

/// Where a maximum over the numbers of ones is attained, and how many of them were tried.
template <class Result>
std::string attainment(const Result &result) {
    std::string text =
        "attained at m = " + std::to_string(result.ones) +
        (result.direction == ShuffleDirection::FewerOnes ? ", m ones against m + 1; " : ", m + 1 ones against m; ");
    if (result.everyOnes)
        return text + (result.tried > 0 ? "every m tried" : "no m need be tried");
    return text + std::to_string(result.tried) +
           " m tried: near both ends and the middle, in geometric steps between, and around the best; at most " +
           shortestText(result.upperBound);
}

ShuffleDelta shuffleDeltaAt(P p) { return shuffleDelta(p.integer(Population), p[LieProbability], p[Epsilon]); }

ShuffleEpsilon shuffleEpsilonAt(P p) { return shuffleEpsilon(p.integer(Population), p[LieProbability], p[Delta]); }

std::vector<QuantitySpec> anonymisedCounts() {
    const ParameterUse eps{.id = Epsilon};
    const ParameterUse delta{.id = Delta};
    const std::vector<ParameterUse> atDelta{people, anyQ, delta};
    return {
        {"shuffle-delta",
         "δ",
         "failure of privacy of the anonymised count",
         {people, anyQ, eps},
         "max over m of Σ max(0, P[A(m) = s] − e^ε P[A(m + 1) = s]), both directions; over a sample of m for n > 10⁶",
         "the count's distribution, [KR2] 3",
         Direction::Exact,
         "",
         [](P p) { return shuffleDeltaAt(p).delta; },
         [](P p) { return attainment(shuffleDeltaAt(p)); },
         1e6},
        {"shuffle-delta-bound",
         "δ",
         "bound on the failure of privacy of the anonymised count",
         {people, anyQ, eps},
         "shuffle-delta for n ≤ 10⁶; beyond, the largest δ of databases of slightly fewer people",
         "the count's distribution, [KR2] 3; post-processing",
         Direction::AtMost,
         "",
         [](P p) { return shuffleDeltaAt(p).upperBound; }},
        {"shuffle-epsilon", "ε", "privacy loss of the anonymised count", atDelta,
         "inf{ε ≥ 0 : shuffle-delta(ε) ≤ δ}; over a sample of m for n > 10⁶", "the count's distribution, [KR2] 3",
         Direction::Exact, "nats", [](P p) { return shuffleEpsilonAt(p).epsilon; },
         [](P p) { return attainment(shuffleEpsilonAt(p)); }, 1e6},
        {"shuffle-epsilon-bound", "ε", "bound on the privacy loss of the anonymised count", atDelta,
         "shuffle-epsilon for n ≤ 10⁶; beyond, the largest ε of databases of slightly fewer people",
         "the count's distribution, [KR2] 3; post-processing", Direction::AtMost, "nats",
         [](P p) { return shuffleEpsilonAt(p).upperBound; }},
        {"shuffle-epsilon-erlingsson", "ε", "published bound on the privacy loss of the anonymised count, 2019",
         atDelta, "12 ε₀ √(ln(1/δ)/n) where ε₀ = ln((1 − q)/q) ≤ 1/2, n ≥ 1000, δ ≤ 1/100", "Erlingsson et al. 2019",
         Direction::AtMost, "nats",
         [](P p) { return valueOf(erlingsson2019(p.integer(Population), p[LieProbability], p[Delta])); }},
        {"shuffle-epsilon-balle", "ε", "privacy blanket's bound on the privacy loss of the anonymised count", atDelta,
         "max{√(14 ln(2/δ)(e^ε₀ + 1)/(n − 1)), 27(e^ε₀ + 1)/(n − 1)} where that is ≤ 1, ε₀ = ln((1 − q)/q)",
         "Balle et al. 2019", Direction::AtMost, "nats",
         [](P p) { return valueOf(balle2019(p.integer(Population), p[LieProbability], p[Delta])); }},
        {"shuffle-epsilon-feldman-2021", "ε", "clones' bound on the privacy loss of the anonymised count, 2021",
         atDelta,
         "ln(1 + (e^ε₀ − 1)/(e^ε₀ + 1)·(8√(e^ε₀ ln(4/δ)/n) + 8e^ε₀/n)) where ε₀ = ln((1 − q)/q) ≤ ln(n/(16 ln(2/δ)))",
         "Feldman et al. 2021", Direction::AtMost, "nats",
         [](P p) { return valueOf(feldman2021(p.integer(Population), p[LieProbability], p[Delta])); }},
        {"shuffle-epsilon-feldman-2023", "ε", "clones' bound on the privacy loss of the anonymised count, 2023",
         atDelta,
         "ln(1 + (e^ε₀ − 1)(4√(2 ln(4/δ))/√((e^ε₀ + 1)n) + 4/n)) where ε₀ = ln((1 − q)/q) ≤ ln(n/(8 ln(2/δ)) − 1)",
         "Feldman et al. 2023", Direction::AtMost, "nats",
         [](P p) { return valueOf(feldman2023(p.integer(Population), p[LieProbability], p[Delta])); }},
    };
}

std::vector<QuantitySpec> compositions() {
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

std::vector<QuantitySpec> collections() {
    const ParameterUse collection{.id = Collection};
    const ParameterUse record{.id = Outcome, .title = "reported record", .kind = ValueKind::Record};
    return {
        {"presence-probability",
         "P[s ∈ R(T)]",
         "probability that a record is among the reports of a collection",
         {anyQ, collection, record},
         "1 − Π_{v ∈ T} (1 − q^d p^(L − d)), d the Hamming distance of v and s",
         "[KR1] 3",
         Direction::Exact,
         "",
         [](P p) {
             return presenceProbability(p[LieProbability], p.records(Collection), p.records(Outcome).members.front());
         }},
        {"anonymity",
         "A_p",
         "how well the others explain an outcome, where they do so least",
         {anyQ, collection},
         "min_{v ∈ T, s} P[s ∈ R(T∖{v})]/P[R(v) = s]",
         "[KR1] 3",
         Direction::Exact,
         "",
         [](P p) { return anonymity(p[LieProbability], p.records(Collection)).value; }},
        {"collection-delta",
         "δ",
         "failure of privacy of an anonymised collection and one neighbour",
         {qWithRatio, collection, {.id = Changed}, {.id = Epsilon}},
         "max over both directions of Σ_s max(0, P[A(x) = s] − e^ε P[A(x′) = s])",
         "[KR2] 2; exact over all outcomes",
         Direction::Exact,
         "",
         [](P p) {
             return collectionDelta(p[LieProbability], p.records(Collection), p.records(Changed), p[Epsilon]);
         }},
    };
}

std::vector<QuantitySpec> sampling() {
    const ParameterUse samples{.id = Samples};
    const ParameterUse eps{.id = Epsilon};
    const ParameterUse k{.id = Categories};
    const ParameterUse s{.id = Concentration};
    return {
        {"pram-epsilon",
         "ε",
         "privacy loss of sampling and PRAM",
         {people, samples, {.id = Gamma}},
         "ln(1 + m(γ − 1)/n)",
         "[LWR] Theorem III.2",
         Direction::Exact,
         "nats",
         [](P p) { return pramEpsilon(p.integer(Population), p.integer(Samples), p[Gamma]); }},
        {"pram-gamma",
         "γ",
         "diagonal weight for a privacy loss",
         {people, samples, eps},
         "1 + (n/m)(e^ε − 1)",
         "[LWR] Theorem III.2",
         Direction::Exact,
         "",
         [](P p) { return pramGamma(p.integer(Population), p.integer(Samples), p[Epsilon]); }},
        {"pram-condition",
         "c",
         "condition number of the PRAM matrix",
         {{.id = Gamma}, k},
         "1 + K/(γ − 1)",
         "[LWR] III",
         Direction::Exact,
         "",
         [](P p) { return pramCondition(p[Gamma], p.integer(Categories)); }},
        {"pram-error-bound",
         "E‖T̂ − T‖",
         "the paper's bound on the expected error",
         {people, samples, eps, k},
         "(c√K + 1)/√m",
         "[LWR] Theorem III.4",
         Direction::AtMost,
         "",
         [](P p) { return pramErrorBound(pramDesign(p), p.integer(Samples)); }},
        {"pram-error-bound-tight",
         "E‖T̂ − T‖",
         "a tighter bound on the expected error",
         {people, samples, eps, k},
         "(c + 1)/√m",
         "[LWR] Theorem III.4 without its √K",
         Direction::AtMost,
         "",
         [](P p) { return pramErrorBoundTight(pramDesign(p), p.integer(Samples)); }},
        {"pram-optimal-samples",
         "m*",
         "samples that minimise the paper's bound",
         {people, eps, k},
         "the better integer neighbour of nE(√K + 1)/K^(3/2), E = e^ε − 1",
         "[LWR] IV",
         Direction::Exact,
         "records",
         [](P p) { return static_cast<double>(pramOptimalSamples(pramDesign(p))); }},
        {"pram-optimal-samples-tight",
         "m*",
         "samples that minimise the tight bound",
         {people, eps, k},
         "the better integer neighbour of 2nE/K, E = e^ε − 1",
         "[LWR] Theorem III.4 without its √K",
         Direction::Exact,
         "records",
         [](P p) { return static_cast<double>(pramOptimalSamplesTight(pramDesign(p))); }},
        {"pram-rms-error",
         "√E‖T̂ − T‖²",
         "root mean square error",
         {people, samples, eps, k, s},
         "√((K − 1)(2nE + Km)/(nE)² + (n − m)/(m(n − 1))·(1 − S)), E = e^ε − 1",
         "derived from [LWR] III; exact",
         Direction::Exact,
         "",
         [](P p) { return pramRmsError(pramDesign(p), p.integer(Samples), p[Concentration]); }},
        {"pram-optimal-samples-exact",
         "m*",
         "samples that minimise the root mean square error",
         {people, eps, k, s},
         "the better integer neighbour of nE√((1 − S)n/((n − 1)K(K − 1)))",
         "derived from [LWR] III; exact",
         Direction::Exact,
         "records",
         [](P p) { return static_cast<double>(pramOptimalSamplesExact(pramDesign(p), p[Concentration])); }},
    };
}

std::vector<QuantitySpec> allQuantities() {
    std::vector<QuantitySpec> all;
    for (const auto &section :
         {oneBit(), accuracies(), failures(), requirements(), counts(), anonymisedCounts(), compositions(),
          collections(), sampling(), translatorQuantities(), surveyQuantities(), oracleQuantities()})
        all.insert(all.end(), section.begin(), section.end());
    return all;
}

} // namespace

std::span<const QuantitySpec> quantityTable() {
    static const std::vector<QuantitySpec> table = allQuantities();
    return table;
}

std::span<const NamedChoice> quantityChoices() {
    static const std::vector<NamedChoice> choices = [] {
        std::vector<NamedChoice> all;
        for (const QuantitySpec &each : quantityTable())
            all.push_back({each.id, each.name, each.formula});
        return all;
    }();
    return choices;
}

const QuantitySpec *findQuantity(std::string_view id) {
    const auto table = quantityTable();
    const auto found = std::ranges::find(table, id, &QuantitySpec::id);
    return found == table.end() ? nullptr : &*found;
}

double evaluate(const QuantitySpec &quantity, const Parameters &parameters) {
    if (const auto issues = validate(parameters, quantity.inputs); !issues.empty())
        throw std::domain_error(issues.front().message);
    return quantity.function(parameters);
}

Direction directionAt(const QuantitySpec &quantity, const Parameters &parameters) {
    return parameters[Population] > quantity.wholeUpTo ? Direction::AtLeast : quantity.direction;
}

std::string notes(const QuantitySpec &quantity, const Parameters &parameters) {
    if (const auto issues = validate(parameters, quantity.inputs); !issues.empty())
        throw std::domain_error(issues.front().message);
    return quantity.notes ? quantity.notes(parameters) : std::string();
}

} // namespace halftruth
