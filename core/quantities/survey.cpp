#include "core/math/survey/survey.h"

#include "core/methods/interval_methods.h"
#include "core/methods/survey_designs.h"
#include "core/quantities/sections.h"
#include "core/quantities/survey_uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

using namespace surveys;

const ParameterUse q = qWithEstimator;

using Uses = std::vector<ParameterUse>;

/// What a design's device takes, wherever there is an estimate at all.
Uses deviceOf(const SurveyDesignRow &design) {
    Uses uses;
    for (const ParameterUse &use : design.device)
        uses.push_back(use.id == LieProbability ? q : ParameterUse{.id = use.id});
    return uses;
}

/// What the results of a design take: the count behind what its range depends on, n and the cards drawn.
Uses resultsOf(const SurveyDesignRow &design) {
    Uses uses = deviceOf(design);
    uses.insert(uses.begin() + (design.has(Draws) ? 1 : 0), design.counted);
    uses.insert(uses.begin(), people);
    return uses;
}

SurveyTest zTest(P p) {
    return {.design = forced(p),
            .nullPrevalence = p[NullPrevalence],
            .prevalence = p[Prior],
            .significance = p[Significance]};
}

/// The quantities that a design has in its row.
std::vector<QuantitySpec> designRows(const SurveyDesignRow &design) {
    std::vector<QuantitySpec> rows;
    const auto add = [&](const MethodEntry &entry, std::string_view symbol, Uses inputs, Direction direction,
                         Phrase unit, double (*function)(const SurveyDesignRow &, P)) {
        if (!entry.id.empty())
            rows.push_back({.id = entry.id,
                            .symbol = symbol,
                            .name = entry.name,
                            .inputs = std::move(inputs),
                            .formula = entry.formula,
                            .source = entry.source,
                            .direction = direction,
                            .unit = unit,
                            .function = [&design, function](P p) { return function(design, p); }});
    };
    add(design.estimate, "π̂", resultsOf(design), Direction::Exact, {},
        [](const SurveyDesignRow &row, P p) { return surveyEstimate(row.design(p), row.answers(p)); });
    add(design.standardError, "SE", resultsOf(design), Direction::About, {},
        [](const SurveyDesignRow &row, P p) { return surveyStandardError(row.design(p), row.answers(p)); });
    add(design.epsilon, "ε", deviceOf(design), Direction::Exact, phrase("nats"),
        [](const SurveyDesignRow &row, P p) { return surveyEpsilon(row.design(p)); });
    return rows;
}

std::vector<QuantitySpec> estimates() {
    std::vector<QuantitySpec> all;
    for (const SurveyDesignRow &design : surveyDesigns()) {
        const std::vector<QuantitySpec> rows = designRows(design);
        all.insert(all.end(), rows.begin(), rows.end());
    }
    return all;
}

std::vector<QuantitySpec> forcedEstimates() {
    return {
        {"survey-estimate-clipped",
         "π̂",
         phrase("estimated prevalence within [0, 1], forced response"),
         {people, yesAnswers, truth, forcedYes},
         "min(1, max(0, (s/n − y)/t))",
         phrase("maximum likelihood; [Boruch 1971]"),
         Direction::Exact,
         {},
         [](P p) { return surveyClippedEstimate(forced(p), answers(p)); }},
        {"survey-epsilon-yes",
         "ε",
         phrase("ε of a yes, forced response"),
         {truth, forcedYes},
         "ln((t + y)/y)",
         phrase("likelihood ratio of the answer; Mangat's design is t = 1 − q, y = q [Mangat 1994]"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return surveyEpsilonOfYes(forced(p)); }},
        {"survey-epsilon-no",
         "ε",
         phrase("ε of a no, forced response"),
         {truth, forcedYes},
         "ln((1 − y)/(1 − t − y))",
         phrase("likelihood ratio of the answer"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return surveyEpsilonOfNo(forced(p)); }},
        {"survey-variance",
         "Var π̂",
         phrase("variance of the estimated prevalence, forced response"),
         {people, prevalence, truth, forcedYes},
         "λ(1 − λ)/(nt²), λ = y + πt",
         phrase("[Warner 1965]; random sample"),
         Direction::Exact,
         {},
         [](P p) { return surveyVariance(forced(p), p.integer(Population), p[Prior]); }},
    };
}

/// Lower end, upper end and coverage of one kind of interval for a design.
std::vector<QuantitySpec> intervalRows(const IntervalMethodRow &row, const IntervalQuantities &listed,
                                       const SurveyDesignRow &design) {
    Uses results = resultsOf(design);
    results.push_back(miss);
    const IntervalMethodSpec &spec = row.spec();
    const auto ends = [&](std::size_t i, std::string_view symbol, double SurveyInterval::*end) {
        return QuantitySpec{.id = listed.ids[i],
                            .symbol = symbol,
                            .name = listed.names[i],
                            .inputs = results,
                            .formula = spec.formula,
                            .source = spec.source,
                            .direction = row.direction,
                            .unit = {},
                            .function = [method = row.method, &design, end](P p) {
                                return surveyInterval(method, design.design(p), design.answers(p), p[Beta]).*end;
                            }};
    };
    QuantitySpec coverage{.id = listed.ids[2],
                          .symbol = "P[π⁻ ≤ π ≤ π⁺]",
                          .name = listed.names[2],
                          .inputs = {people},
                          .formula = {},
                          .source = phrase("definition"),
                          .direction = Direction::Exact,
                          .unit = {},
                          .function = {}};
    coverage.inputs.push_back(row.ofThesePeople ? ParameterUse{.id = Ones} : prevalence);
    const Uses device = deviceOf(design);
    coverage.inputs.insert(coverage.inputs.end(), device.begin(), device.end());
    coverage.inputs.push_back(miss);
    if (row.ofThesePeople) {
        coverage.formula = "the sum of P[A = s] over the s whose interval contains m/n";
        coverage.function = [method = row.method, &design](P p) {
            return surveyCoverageFixed(method, design.design(p), p.integer(Population), p.integer(Ones), p[Beta]);
        };
    } else {
        coverage.formula = "the sum of P[S = s] over the s whose interval contains π, S the yes answers of a sample";
        coverage.function = [method = row.method, &design](P p) {
            return surveyCoverage(method, design.design(p), p.integer(Population), p[Prior], p[Beta]);
        };
    }
    return {ends(0, "π⁻", &SurveyInterval::lower), ends(1, "π⁺", &SurveyInterval::upper), coverage};
}

std::vector<QuantitySpec> intervals() {
    std::vector<QuantitySpec> all;
    const auto add = [&all](const std::vector<QuantitySpec> &rows) {
        all.insert(all.end(), rows.begin(), rows.end());
    };
    for (const IntervalMethodRow &row : intervalMethods())
        add(intervalRows(row, row.one, surveyDesign(row.ofThesePeople ? "warner" : "forced")));
    for (const IntervalMethodRow &row : intervalMethods())
        add(intervalRows(row, row.cards, surveyDesign("kuk")));
    return all;
}

std::vector<QuantitySpec> powers() {
    const ParameterUse null{.id = NullPrevalence};
    const ParameterUse significance{.id = Significance};
    const ParameterUse power{.id = Power};
    return {
        {"power",
         "W",
         phrase("power of the one-sided z test, forced response"),
         {people, prevalence, null, truth, forcedYes, significance},
         "Φ((|λ₁ − λ₀|√n − z(1 − α₀)√(λ₀(1 − λ₀)))/√(λ₁(1 − λ₁))), λ = y + πt",
         phrase("[Blair et al. 2015]"),
         Direction::About,
         {},
         [](P p) { return surveyPower(zTest(p), p.integer(Population)); }},
        {"power-exact",
         "W",
         phrase("probability that the one-sided z test rejects, forced response"),
         {people, prevalence, null, truth, forcedYes, significance},
         "P[Bin(n, λ₁) > nλ₀ + z(1 − α₀)√(nλ₀(1 − λ₀))], λ = y + πt, for π ≥ π₀; mirrored else",
         phrase("definition"),
         Direction::Exact,
         {},
         [](P p) { return surveyPowerExact(zTest(p), p.integer(Population)); }},
        {"power-two-sided",
         "W",
         phrase("power of the two-sided z test, forced response"),
         {people, prevalence, null, truth, forcedYes, significance},
         "Φ((d − z s₀)/s₁) + Φ((−d − z s₀)/s₁), d = |λ₁ − λ₀|√n, z = z(1 − α₀/2), s² = λ(1 − λ), λ = y + πt",
         phrase("z test of one sample"),
         Direction::About,
         {},
         [](P p) { return surveyTwoSidedPower(zTest(p), p.integer(Population)); }},
        {"power-two-sided-exact",
         "W",
         phrase("probability that the two-sided z test rejects, forced response"),
         {people, prevalence, null, truth, forcedYes, significance},
         "P[|Bin(n, λ₁) − nλ₀| > z(1 − α₀/2)√(nλ₀(1 − λ₀))], λ = y + πt",
         phrase("definition"),
         Direction::Exact,
         {},
         [](P p) { return surveyTwoSidedPowerExact(zTest(p), p.integer(Population)); }},
        {"required-n-power",
         "n",
         phrase("people enough for a power of the one-sided z test, forced response"),
         {prevalence, null, truth, forcedYes, significance, power},
         "the smallest n whose power is at least W",
         phrase("[Blair et al. 2015]"),
         Direction::About,
         phrase("people"),
         [](P p) { return static_cast<double>(surveyRequiredN(zTest(p), p[Power]).n); }},
        {"required-n-power-reached",
         "W",
         phrase("power reached with the people enough for it"),
         {prevalence, null, truth, forcedYes, significance, power},
         "the power with required-n-power people",
         phrase("[Blair et al. 2015]"),
         Direction::About,
         {},
         [](P p) { return surveyRequiredN(zTest(p), p[Power]).power; }},
    };
}

} // namespace

std::vector<QuantitySpec> surveyQuantities() {
    std::vector<QuantitySpec> all;
    for (const auto &section : {estimates(), forcedEstimates(), intervals(), surveyPosteriorQuantities(), powers(),
                                surveyComparisonQuantities()})
        all.insert(all.end(), section.begin(), section.end());
    return all;
}

} // namespace halftruth
