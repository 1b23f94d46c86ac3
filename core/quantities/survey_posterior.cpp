#include "core/math/survey/survey_posterior.h"

#include "core/quantities/sections.h"
#include "core/quantities/survey_uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

SurveyPosterior posteriorOf(P p) {
    return {surveys::forced(p), surveys::answers(p), {.alpha = p[PriorAlpha], .beta = p[PriorBeta]}};
}

/// Of what the posterior takes: the answers, the design, and the prior, with one more between them.
std::vector<ParameterUse> posteriorUses(const std::vector<ParameterUse> &more) {
    std::vector<ParameterUse> uses{people, surveys::yesAnswers};
    uses.insert(uses.end(), more.begin(), more.end());
    uses.insert(uses.end(), {surveys::truth, surveys::forcedYes, {.id = PriorAlpha}, {.id = PriorBeta}});
    return uses;
}

std::vector<ParameterUse> credibleUses() {
    std::vector<ParameterUse> uses = posteriorUses({});
    uses.push_back(surveys::miss);
    return uses;
}

} // namespace

std::vector<QuantitySpec> surveyPosteriorQuantities() {
    const Phrase source = phrase("[Winkler and Franklin 1979]");
    return {
        {"prevalence-density",
         "f(π)",
         phrase("posterior density of the prevalence, forced response"),
         posteriorUses({{.id = Prior, .title = phrase("prevalence"), .range = range::openUnit}}),
         "∝ λ^s (1 − λ)^(n − s) π^(α′ − 1) (1 − π)^(β′ − 1), λ = y + πt",
         source,
         Direction::Exact,
         {},
         [](P p) { return posteriorOf(p).density(p[Prior]); },
         always},
        {"prevalence-mean",
         "E[π]",
         phrase("posterior mean of the prevalence, forced response"),
         posteriorUses({}),
         "∫ π f(π) dπ, f the posterior density",
         source,
         Direction::Exact,
         {},
         [](P p) { return posteriorOf(p).mean(); },
         always},
        {"prevalence-above",
         "P[π > π₀]",
         phrase("posterior probability that the prevalence is above π₀, forced response"),
         posteriorUses({{.id = NullPrevalence}}),
         "∫ f(π) dπ over π > π₀, f the posterior density",
         source,
         Direction::Exact,
         {},
         [](P p) { return posteriorOf(p).above(p[NullPrevalence]); }},
        {"credible-lower",
         "π⁻",
         phrase("lower end of the equal-tailed credible interval, forced response"),
         credibleUses(),
         "the π with P[below π] = β/2 by the posterior",
         source,
         Direction::Exact,
         {},
         [](P p) { return posteriorOf(p).credible(p[Beta]).lower; },
         always},
        {"credible-upper",
         "π⁺",
         phrase("upper end of the equal-tailed credible interval, forced response"),
         credibleUses(),
         "the π with P[above π] = β/2 by the posterior",
         source,
         Direction::Exact,
         {},
         [](P p) { return posteriorOf(p).credible(p[Beta]).upper; },
         always},
        {"credible-coverage",
         "P[π⁻ ≤ π ≤ π⁺]",
         phrase("probability that the credible interval contains the prevalence, forced response"),
         {people,
          surveys::prevalence,
          surveys::truth,
          surveys::forcedYes,
          {.id = PriorAlpha},
          {.id = PriorBeta},
          surveys::miss},
         "the sum of P[S = s] over the s whose credible interval contains π, S the yes answers of a sample",
         phrase("definition"),
         Direction::Exact,
         {},
         [](P p) {
             return credibleCoverage(surveys::forced(p), p.integer(Population), p[Prior],
                                     {.alpha = p[PriorAlpha], .beta = p[PriorBeta]}, p[Beta]);
         }},
    };
}

} // namespace halftruth
