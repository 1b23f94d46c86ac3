#include "core/math/count/count_distribution.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/vectors/bit_vectors.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

const ParameterUse neighbourOnes{.id = Ones, .upperOffset = -1};

CountModel countModel(P p) { return {.n = p.integer(Population), .ones = p.integer(Ones), .q = p[LieProbability]}; }

/// Where everybody says the same the loss is ln(p/q), whatever the true yeses.
bool canExceed(P p) { return p[Epsilon] < epsilon(p[LieProbability]); }

} // namespace

std::vector<QuantitySpec> countQuantities() {
    const ParameterUse ones{.id = Ones};
    const ParameterUse outcome{.id = Outcome};
    const std::vector<ParameterUse> atOutcome{people, ones, anyQ, outcome};
    return {
        {"count-pmf",
         "P[A = s]",
         phrase("probability of so many yes answers"),
         atOutcome,
         "the pmf of Bin(m, p) + Bin(n − m, q)",
         phrase("[KR2, section 3.1]"),
         Direction::Exact,
         {},
         [](P p) { return countPmf(countModel(p), p.integer(Outcome)); },
         [](P p) { return withLies(p) || p[Outcome] == p[Ones]; }},
        {"log-count-pmf", "ln P[A = s]", phrase("logarithm of the probability of so many yes answers"), atOutcome,
         "the log pmf of Bin(m, p) + Bin(n − m, q)", phrase("[KR2, section 3.1]"), Direction::Exact, phrase("nats"),
         [](P p) { return logCountPmf(countModel(p), p.integer(Outcome)); }},
        {"count-cdf",
         "P[A ≤ s]",
         phrase("probability of so many yes answers or fewer"),
         atOutcome,
         "the cdf of Bin(m, p) + Bin(n − m, q)",
         phrase("[KR2, section 3.1]"),
         Direction::Exact,
         {},
         [](P p) { return countCdf(countModel(p), p.integer(Outcome)); },
         [](P p) { return withLies(p) || p[Outcome] >= p[Ones]; }},
        {"count-quantile",
         "τ",
         phrase("quantile of the number of yes answers"),
         {people, ones, anyQ, {.id = Level}},
         "inf{s : P[A ≤ s] ≥ level}",
         phrase("[KR2, section 3.1.3]"),
         Direction::Exact,
         phrase("answers"),
         [](P p) { return static_cast<double>(countQuantile(countModel(p), p[Level])); }},
        {"count-mean",
         "EA",
         phrase("mean of the number of yes answers"),
         {people, ones, anyQ},
         "nq + m(p − q)",
         phrase("[KR2, section 3.1]"),
         Direction::Exact,
         phrase("answers"),
         [](P p) { return countMean(countModel(p)); }},
        {"count-variance",
         "Var A",
         phrase("variance of the number of yes answers"),
         {people, ones, anyQ},
         "npq",
         phrase("[KR2, section 3.1]"),
         Direction::Exact,
         phrase("answers²"),
         [](P p) { return countVariance(countModel(p)); }},
        {"log-privacy-ratio",
         "ℓ(s)",
         phrase("privacy loss of an outcome, the logarithm of its privacy ratio"),
         {people, neighbourOnes, qWithRatio, outcome},
         "ln(P[A(m) = s]/P[A(m + 1) = s])",
         phrase("[KR2, section 3]"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return logPrivacyRatio(countModel(p), p.integer(Outcome)); }},
        {"violation-probability",
         "P[ℓ(s) > ε]",
         phrase("probability that the privacy loss exceeds ε"),
         {people, neighbourOnes, qWithRatio, {.id = Epsilon}},
         "P over A(m) that ℓ(s) > ε",
         phrase("[KR2, section 3]"),
         Direction::Exact,
         {},
         [](P p) { return violationProbability(countModel(p), p[Epsilon]).zero; },
         canExceed},
        {"violation-probability-reverse",
         "P[−ℓ(s) > ε]",
         phrase("probability that the privacy loss exceeds ε in the other direction, with one true yes more"),
         {people, neighbourOnes, qWithRatio, {.id = Epsilon}},
         "P over A(m + 1) that −ℓ(s) > ε",
         phrase("[KR2, section 3]"),
         Direction::Exact,
         {},
         [](P p) { return violationProbability(countModel(p), p[Epsilon]).one; },
         canExceed},
        {"vector-probability",
         "P[R(x) = y]",
         phrase("probability of one report at a Hamming distance"),
         {anyQ, {.id = Bits}, {.id = Distance}},
         "p^(L − d) q^d",
         phrase("[KR1, section 1]"),
         Direction::Exact,
         {},
         [](P p) { return vectorProbability(p[LieProbability], p.integer(Bits), p.integer(Distance)); },
         [](P p) { return withLies(p) || p[Distance] == 0; }},
    };
}

} // namespace halftruth
