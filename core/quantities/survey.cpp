#include "core/math/survey/survey.h"

#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

#include <array>

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

using DesignOf = SurveyDesign (*)(P);
using AnswersOf = SurveyAnswers (*)(P);

template <IntervalMethod method, DesignOf design, AnswersOf counted>
SurveyInterval intervalAt(P p) {
    return surveyInterval(method, design(p), counted(p), p[Beta]);
}

/// Lower end, upper end and coverage of one kind of interval; inputs of the ends, and of the coverage.
template <IntervalMethod method, DesignOf design, AnswersOf counted>
std::vector<QuantitySpec> intervalRows(std::array<std::string_view, 3> ids, std::array<Phrase, 3> names,
                                       const std::vector<ParameterUse> &ends,
                                       const std::vector<ParameterUse> &sampled, Direction direction) {
    const IntervalMethodSpec &spec = intervalMethodTable()[static_cast<std::size_t>(method)];
    QuantitySpec coverage{ids[2], "P[π⁻ ≤ π ≤ π⁺]", names[2], sampled, {}, phrase("definition"), Direction::Exact, {},
                          {}};
    if constexpr (method == IntervalMethod::FixedDatabase) {
        coverage.formula = "the sum of P[A = s] over the s whose interval contains m/n";
        coverage.function = [](P p) {
            return surveyCoverageFixed(method, design(p), p.integer(Population), p.integer(Ones), p[Beta]);
        };
    } else {
        coverage.formula = "the sum of P[S = s] over the s whose interval contains π, S the yes answers of a sample";
        coverage.function = [](P p) {
            return surveyCoverage(method, design(p), p.integer(Population), p[Prior], p[Beta]);
        };
    }
    return {{ids[0],
             "π⁻",
             names[0],
             ends,
             spec.formula,
             spec.source,
             direction,
             {},
             [](P p) { return intervalAt<method, design, counted>(p).lower; }},
            {ids[1],
             "π⁺",
             names[1],
             ends,
             spec.formula,
             spec.source,
             direction,
             {},
             [](P p) { return intervalAt<method, design, counted>(p).upper; }},
            coverage};
}

std::vector<QuantitySpec> intervals() {
    using enum IntervalMethod;
    const std::vector<ParameterUse> ends{people, yesAnswers, truth, forcedYes, miss};
    const std::vector<ParameterUse> sampled{people, prevalence, truth, forcedYes, miss};
    std::vector<QuantitySpec> all;
    const auto add = [&all](const std::vector<QuantitySpec> &rows) {
        all.insert(all.end(), rows.begin(), rows.end());
    };
    add(intervalRows<Wald, forced, answers>({"wald-lower", "wald-upper", "wald-coverage"},
                                            {phrase("lower end of Wald's interval"),
                                             phrase("upper end of Wald's interval"),
                                             phrase("probability that Wald's interval contains the prevalence")},
                                            ends, sampled, Direction::About));
    add(intervalRows<Wilson, forced, answers>({"wilson-lower", "wilson-upper", "wilson-coverage"},
                                              {phrase("lower end of Wilson's interval"),
                                               phrase("upper end of Wilson's interval"),
                                               phrase("probability that Wilson's interval contains the prevalence")},
                                              ends, sampled, Direction::About));
    add(intervalRows<ClopperPearson, forced, answers>(
        {"clopper-pearson-lower", "clopper-pearson-upper", "clopper-pearson-coverage"},
        {phrase("lower end of Clopper and Pearson's interval"), phrase("upper end of Clopper and Pearson's interval"),
         phrase("probability that Clopper and Pearson's interval contains the prevalence")},
        ends, sampled, Direction::Exact));
    add(intervalRows<FixedDatabase, warner, answers>(
        {"fixed-database-lower", "fixed-database-upper", "fixed-database-coverage"},
        {phrase("lower end of the exact interval for the share of these n people"),
         phrase("upper end of the exact interval for the share of these n people"),
         phrase("probability that the exact interval contains the share of these n people")},
        {people, yesAnswers, q, miss}, {people, {.id = Ones}, q, miss}, Direction::Exact));
    return all;
}

/// Kuk's cards: those of one person go together.
std::vector<QuantitySpec> kukIntervals() {
    using enum IntervalMethod;
    const std::vector<ParameterUse> ends{people, draws, redCards, redIfOne, redIfZero, miss};
    const std::vector<ParameterUse> sampled{people, prevalence, draws, redIfOne, redIfZero, miss};
    std::vector<QuantitySpec> all;
    const auto add = [&all](const std::vector<QuantitySpec> &rows) {
        all.insert(all.end(), rows.begin(), rows.end());
    };
    add(intervalRows<Wald, kuk, cards>(
        {"kuk-wald-lower", "kuk-wald-upper", "kuk-wald-coverage"},
        {phrase("lower end of Wald's interval, Kuk's cards"), phrase("upper end of Wald's interval, Kuk's cards"),
         phrase("probability that Wald's interval contains the prevalence, Kuk's cards")},
        ends, sampled, Direction::About));
    add(intervalRows<Wilson, kuk, cards>(
        {"kuk-wilson-lower", "kuk-wilson-upper", "kuk-wilson-coverage"},
        {phrase("lower end of Wilson's interval, Kuk's cards"), phrase("upper end of Wilson's interval, Kuk's cards"),
         phrase("probability that Wilson's interval contains the prevalence, Kuk's cards")},
        ends, sampled, Direction::About));
    add(intervalRows<ClopperPearson, kuk, cards>(
        {"kuk-clopper-pearson-lower", "kuk-clopper-pearson-upper", "kuk-clopper-pearson-coverage"},
        {phrase("lower end of Clopper and Pearson's interval, Kuk's cards"),
         phrase("upper end of Clopper and Pearson's interval, Kuk's cards"),
         phrase("probability that Clopper and Pearson's interval contains the prevalence, Kuk's cards")},
        ends, sampled, Direction::Exact));
    add(intervalRows<FixedDatabase, kuk, cards>(
        {"kuk-fixed-database-lower", "kuk-fixed-database-upper", "kuk-fixed-database-coverage"},
        {phrase("lower end of the exact interval for the share of these n people, Kuk's cards"),
         phrase("upper end of the exact interval for the share of these n people, Kuk's cards"),
         phrase("probability that the exact interval contains the share of these n people, Kuk's cards")},
        ends, {people, {.id = Ones}, draws, redIfOne, redIfZero, miss}, Direction::Exact));
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
    for (const auto &section : {estimates(), intervals(), kukIntervals(), powers()})
        all.insert(all.end(), section.begin(), section.end());
    return all;
}

} // namespace halftruth
