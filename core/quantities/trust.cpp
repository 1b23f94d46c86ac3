#include "core/math/trust/central_mechanism.h"
#include "core/math/trust/survey_planning.h"
#include "core/math/trust/trade_off.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

std::vector<QuantitySpec> centralModel() {
    const ParameterUse epsilonUse{.id = Epsilon};
    return {
        {"central-variance",
         "Var π̂",
         phrase("variance of the share that a trusted curator releases"),
         {people, epsilonUse},
         "2e^(−ε)/((1 − e^(−ε))²n²)",
         phrase("[Ghosh et al. 2012]"),
         Direction::Exact,
         {},
         [](P p) { return centralVariance(p.integer(Population), p[Epsilon]); },
         always},
        {"central-failure",
         "β",
         phrase("probability of an error of α or more of the share that a trusted curator releases"),
         {people, epsilonUse, {.id = Alpha}},
         "2e^(−εk)/(1 + e^(−ε)), k = ⌈nα⌉",
         phrase("[Ghosh et al. 2012]"),
         Direction::Exact,
         {},
         [](P p) { return centralFailure(p.integer(Population), p[Epsilon], p[Alpha]); },
         always},
        {"central-accuracy",
         "α",
         phrase("error of a trusted curator's share that is exceeded with probability at most β"),
         {people, epsilonUse, {.id = Beta}},
         "min{k : 2e^(−ε(k + 1))/(1 + e^(−ε)) ≤ β}/n",
         phrase("[Ghosh et al. 2012]"),
         Direction::Exact,
         {},
         [](P p) { return centralAccuracy(p.integer(Population), p[Epsilon], p[Beta]); }},
    };
}

SamplingPlan planAt(P p) {
    return {.q = p[LieProbability], .prevalence = p[Prior], .frame = p[Frame], .designEffect = p[DesignEffect]};
}

std::vector<QuantitySpec> planning() {
    const ParameterUse share{.id = Prior, .title = phrase("prevalence")};
    const ParameterUse designEffect{.id = DesignEffect};
    return {
        {"survey-total-variance",
         "Var π̂",
         phrase("variance of the estimated share of a population: the sample's and the coins'"),
         {people, qWithEstimator, share, {.id = Frame}, designEffect},
         "dπ(1 − π)/n·(N − n)/(N − 1) + pq/(n(1 − 2q)²)",
         phrase("[Warner 1965]; [Cochran 1977]"),
         Direction::Exact,
         {},
         [](P p) { return surveyTotalVariance(planAt(p), p.integer(Population)); },
         [](P p) { return withLies(p) || (p[Population] < p[Frame] && p[Prior] > 0 && p[Prior] < 1); }},
        {"accuracy-total",
         "α",
         phrase("error of a population's estimated share that is exceeded with probability about β"),
         {people, qWithEstimator, share, {.id = Frame}, designEffect, {.id = Beta}},
         "z(1 − β/2) √survey-total-variance(n)",
         phrase("[Warner 1965]; [Cochran 1977]; central limit theorem"),
         Direction::About,
         {},
         [](P p) { return surveyTotalAccuracy(planAt(p), p.integer(Population), p[Beta]); },
         [](P p) { return withLies(p) || (p[Population] < p[Frame] && p[Prior] > 0 && p[Prior] < 1); }},
        {"invitations",
         "n/r",
         phrase("people to invite so that n answer on average"),
         {people, {.id = ResponseRate}},
         "⌈n/r⌉",
         phrase("arithmetic"),
         Direction::Exact,
         phrase("people"),
         [](P p) { return invitations(p.integer(Population), p[ResponseRate]); }},
        {"required-n-total",
         "n",
         phrase("people to ask for an error below α of a population's share with confidence about 1 − β"),
         {qWithEstimator,
          share,
          {.id = Alpha},
          {.id = Beta},
          {.id = Frame, .range = range::population},
          designEffect},
         "min{n ≤ N : z(1 − β/2) √survey-total-variance(n) ≤ α}",
         phrase("[Warner 1965]; [Cochran 1977]; central limit theorem"),
         Direction::About,
         phrase("people"),
         [](P p) { return requiredNTotal(planAt(p), p[Alpha], p[Beta]); }},
    };
}

std::vector<QuantitySpec> tradeOffs() {
    const ParameterUse level{.id = Level, .title = phrase("type I error")};
    return {
        {"answer-trade-off",
         "1 − power",
         phrase("smallest type II error of a test of one answer"),
         {anyQ, level},
         "max(0, 1 − ap/q, (q/p)(1 − a)), a the type I error",
         phrase("[Wasserman and Zhou 2010]; [Dong et al. 2022]"),
         Direction::Exact,
         {},
         [](P p) { return answerTradeOff(p[LieProbability], p[Level]); },
         withLies},
        {"count-trade-off",
         "1 − power",
         phrase("smallest type II error of a test of one person by the count of all answers"),
         {people, {.id = Ones, .upperOffset = -1}, anyQ, level},
         "P[A(m + 1) < c] + (1 − r)P[A(m + 1) = c], P[A(m) > c] + rP[A(m) = c] = a",
         phrase("[Neyman and Pearson 1933]; [KR2, section 3]"),
         Direction::Exact,
         {},
         [](P p) {
             return countTradeOff({.n = p.integer(Population), .ones = p.integer(Ones), .q = p[LieProbability]},
                                  p[Level]);
         },
         withLies},
        {"count-gaussian-mu",
         "μ",
         phrase("parameter of the Gaussian mechanism that the count tends to"),
         {people, anyQ},
         "(1 − 2q)/√(npq)",
         phrase("[Dong et al. 2022]"),
         Direction::About,
         {},
         [](P p) { return countGaussianMu(p.integer(Population), p[LieProbability]); }},
        {"count-gaussian-delta",
         "δ",
         phrase("slack δ of the count by its Gaussian approximation"),
         {people, anyQ, {.id = Epsilon}},
         "Φ(μ/2 − ε/μ) − e^ε Φ(−μ/2 − ε/μ), μ = count-gaussian-mu",
         phrase("[Dong et al. 2022]"),
         Direction::About,
         {},
         [](P p) { return countGaussianDelta(p.integer(Population), p[LieProbability], p[Epsilon]); },
         [](P p) { return p[LieProbability] < 0.5; }},
    };
}

} // namespace

std::vector<QuantitySpec> trustQuantities() {
    std::vector<QuantitySpec> all;
    for (const auto &part : {centralModel(), planning(), tradeOffs()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace halftruth
