#include "core/math/survey/survey.h"

#include "core/methods/interval_methods.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

const ParameterUse yesAnswers{.id = Outcome, .title = phrase("yes answers")};
const ParameterUse truth{.id = Truth};
const ParameterUse forcedYes{.id = ForcedYes};
const ParameterUse prevalence{.id = Prior, .title = phrase("true prevalence")};
const ParameterUse miss{.id = Beta};
const ParameterUse q = qWithEstimator;
const ParameterUse unrelatedShare{.id = Innocuous};
const ParameterUse draws{.id = Draws};
const ParameterUse redIfOne{.id = RedIfOne};
const ParameterUse redIfZero{.id = RedIfZero};
const ParameterUse redCards{.id = RedCards};

// Forced response is every design with a > b: the rows that no other design has are told in its t and y.
SurveyDesign forced(P p) { return forcedResponseDesign(p[Truth], p[ForcedYes]); }
SurveyDesign warner(P p) { return warnerDesign(1 - p[LieProbability]); }
SurveyDesign unrelated(P p) { return unrelatedQuestionDesign(p[Truth], p[Innocuous]); }
SurveyDesign kuk(P p) { return kukDesign(p.integer(Draws), p[RedIfOne], p[RedIfZero]); }

SurveyAnswers answers(P p) { return {.n = p.integer(Population), .yes = p.integer(Outcome)}; }
SurveyAnswers cards(P p) { return {.n = p.integer(Population), .yes = p.integer(RedCards)}; }

SurveyTest zTest(P p) {
    return {.design = forced(p),
            .nullPrevalence = p[NullPrevalence],
            .prevalence = p[Prior],
            .significance = p[Significance]};
}

std::vector<QuantitySpec> estimates() {
    return {
        {"survey-estimate",
         "π̂",
         phrase("estimated prevalence, forced response"),
         {people, yesAnswers, truth, forcedYes},
         "(s/n − y)/t",
         phrase("[Boruch 1971]; Warner's design is t = 1 − 2q, y = q"),
         Direction::Exact,
         {},
         [](P p) { return surveyEstimate(forced(p), answers(p)); }},
        {"survey-estimate-clipped",
         "π̂",
         phrase("estimated prevalence within [0, 1], forced response"),
         {people, yesAnswers, truth, forcedYes},
         "min(1, max(0, (s/n − y)/t))",
         phrase("maximum likelihood; [Boruch 1971]"),
         Direction::Exact,
         {},
         [](P p) { return surveyClippedEstimate(forced(p), answers(p)); }},
        {"survey-standard-error",
         "SE",
         phrase("standard error of the estimated prevalence, forced response"),
         {people, yesAnswers, truth, forcedYes},
         "√(λ̂(1 − λ̂)/n)/t, λ̂ = s/n",
         phrase("[Warner 1965]"),
         Direction::About,
         {},
         [](P p) { return surveyStandardError(forced(p), answers(p)); }},
        {"survey-variance",
         "Var π̂",
         phrase("variance of the estimated prevalence, forced response"),
         {people, prevalence, truth, forcedYes},
         "λ(1 − λ)/(nt²), λ = y + πt",
         phrase("[Warner 1965]; random sample"),
         Direction::Exact,
         {},
         [](P p) { return surveyVariance(forced(p), p.integer(Population), p[Prior]); }},
        {"survey-epsilon",
         "ε",
         phrase("ε of a forced response"),
         {truth, forcedYes},
         "max(ln((t + y)/y), ln((1 − y)/(1 − t − y)))",
         phrase("likelihood ratio of the answers"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return surveyEpsilon(forced(p)); }},
        {"warner-estimate",
         "π̂",
         phrase("estimated prevalence, Warner's design, mirrored question or crosswise model"),
         {people, yesAnswers, q},
         "(s/n − q)/(1 − 2q)",
         phrase("[Warner 1965]"),
         Direction::Exact,
         {},
         [](P p) { return surveyEstimate(warner(p), answers(p)); }},
        {"warner-standard-error",
         "SE",
         phrase("standard error of the estimated prevalence, Warner's design"),
         {people, yesAnswers, q},
         "√(λ̂(1 − λ̂)/n)/(1 − 2q), λ̂ = s/n",
         phrase("[Warner 1965]"),
         Direction::About,
         {},
         [](P p) { return surveyStandardError(warner(p), answers(p)); }},
        {"unrelated-estimate",
         "π̂",
         phrase("estimated prevalence, unrelated question"),
         {people, yesAnswers, truth, unrelatedShare},
         "(s/n − (1 − t)u)/t",
         phrase("[Greenberg et al. 1969]"),
         Direction::Exact,
         {},
         [](P p) { return surveyEstimate(unrelated(p), answers(p)); }},
        {"unrelated-standard-error",
         "SE",
         phrase("standard error of the estimated prevalence, unrelated question"),
         {people, yesAnswers, truth, unrelatedShare},
         "√(λ̂(1 − λ̂)/n)/t, λ̂ = s/n",
         phrase("[Greenberg et al. 1969]"),
         Direction::About,
         {},
         [](P p) { return surveyStandardError(unrelated(p), answers(p)); }},
        {"unrelated-epsilon",
         "ε",
         phrase("ε of an answer to one of two questions"),
         {truth, unrelatedShare},
         "max(ln(a/b), ln((1 − b)/(1 − a))), a = t + (1 − t)u, b = (1 − t)u",
         phrase("likelihood ratio of the answers"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return surveyEpsilon(unrelated(p)); }},
        {"kuk-estimate",
         "π̂",
         phrase("estimated prevalence, Kuk's cards"),
         {people, draws, redCards, redIfOne, redIfZero},
         "(r/(kn) − θ₂)/(θ₁ − θ₂)",
         phrase("[Kuk 1990]"),
         Direction::Exact,
         {},
         [](P p) { return surveyEstimate(kuk(p), cards(p)); }},
        {"kuk-standard-error",
         "SE",
         phrase("standard error of the estimated prevalence, Kuk's cards"),
         {people, draws, redCards, redIfOne, redIfZero},
         "√(φ̂(1 − φ̂)/(kn(θ₁ − θ₂)²) + (1 − 1/k)π̂(1 − π̂)/n), φ̂ = r/(kn), π̂ within [0, 1]",
         phrase("[Kuk 1990]"),
         Direction::About,
         {},
         [](P p) { return surveyStandardError(kuk(p), cards(p)); }},
        {"kuk-epsilon",
         "ε",
         phrase("ε of the cards of one person"),
         {draws, redIfOne, redIfZero},
         "k max(|ln(θ₁/θ₂)|, |ln((1 − θ₁)/(1 − θ₂))|)",
         phrase("likelihood ratio of the answers"),
         Direction::Exact,
         phrase("nats"),
         [](P p) { return surveyEpsilon(kuk(p)); }},
    };
}

using Uses = std::vector<ParameterUse>;

/// Answers of one kind: how the parameters tell the design and what was counted.
struct Answered {
    SurveyDesign (*design)(P);
    SurveyAnswers (*counted)(P);
    Uses results; ///< that the ends of an interval take
    Uses device;  ///< that its coverage takes, behind n and what is covered
};

/// Lower end, upper end and coverage of one kind of interval.
std::vector<QuantitySpec> intervalRows(const IntervalMethodRow &row, const IntervalQuantities &listed,
                                       const Answered &answered) {
    const IntervalMethodSpec &spec = intervalMethodTable()[static_cast<std::size_t>(row.method)];
    const auto ends = [&](std::size_t i, std::string_view symbol, double SurveyInterval::*end) {
        return QuantitySpec{
            .id = listed.ids[i],
            .symbol = symbol,
            .name = listed.names[i],
            .inputs = answered.results,
            .formula = spec.formula,
            .source = spec.source,
            .direction = row.direction,
            .unit = {},
            .function = [method = row.method, design = answered.design, counted = answered.counted, end](P p) {
                return surveyInterval(method, design(p), counted(p), p[Beta]).*end;
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
    coverage.inputs.insert(coverage.inputs.end(), answered.device.begin(), answered.device.end());
    coverage.inputs.push_back(miss);
    if (row.ofThesePeople) {
        coverage.formula = "the sum of P[A = s] over the s whose interval contains m/n";
        coverage.function = [method = row.method, design = answered.design](P p) {
            return surveyCoverageFixed(method, design(p), p.integer(Population), p.integer(Ones), p[Beta]);
        };
    } else {
        coverage.formula = "the sum of P[S = s] over the s whose interval contains π, S the yes answers of a sample";
        coverage.function = [method = row.method, design = answered.design](P p) {
            return surveyCoverage(method, design(p), p.integer(Population), p[Prior], p[Beta]);
        };
    }
    return {ends(0, "π⁻", &SurveyInterval::lower), ends(1, "π⁺", &SurveyInterval::upper), coverage};
}

std::vector<QuantitySpec> intervals() {
    const Answered byForce{forced, answers, {people, yesAnswers, truth, forcedYes, miss}, {truth, forcedYes}};
    const Answered byLies{warner, answers, {people, yesAnswers, q, miss}, {q}};
    const Answered byCards{
        kuk, cards, {people, draws, redCards, redIfOne, redIfZero, miss}, {draws, redIfOne, redIfZero}};
    std::vector<QuantitySpec> all;
    const auto add = [&all](const std::vector<QuantitySpec> &rows) {
        all.insert(all.end(), rows.begin(), rows.end());
    };
    for (const IntervalMethodRow &row : intervalMethods())
        add(intervalRows(row, row.one, row.ofThesePeople ? byLies : byForce));
    for (const IntervalMethodRow &row : intervalMethods())
        add(intervalRows(row, row.cards, byCards));
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
    for (const auto &section : {estimates(), intervals(), powers()})
        all.insert(all.end(), section.begin(), section.end());
    return all;
}

} // namespace halftruth
