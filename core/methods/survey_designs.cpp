#include "core/methods/survey_designs.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

// Decks, or answers, that are closer to each other than this tell nothing worth a survey.
constexpr double leastContrast = 0.01;
constexpr Range fairlyRed{.lower = leastContrast, .upper = 1};

/// The cards are called red that the deck of a yes has more of.
Range lessRedThan(double redIfOne) {
    return {.lower = 0, .upper = std::max(0.0, std::round((redIfOne - leastContrast) * 1e12) / 1e12)};
}

std::vector<ParameterUse> decks(std::optional<Range> redIfZero = {}) {
    return {{.id = Draws, .title = phrase("cards drawn")},
            {.id = RedIfOne, .title = phrase("red, deck of yes"), .range = fairlyRed},
            {.id = RedIfZero, .title = phrase("red, deck of no"), .range = redIfZero}};
}

SurveyProcedure opposites(P p) { return {.kind = SurveyProcedure::Kind::Warner, .lie = p[LieProbability]}; }

Text saidYes(P p) {
    return tr("Of <b>{n}</b> people <b>{count}</b> said yes.", "Of <b>{n}</b> person <b>{count}</b> said yes.",
              p[Population], {{"count", p[Outcome]}});
}

} // namespace

std::span<const SurveyDesignRow> surveyDesigns() {
    static const std::vector<SurveyDesignRow> designs{
        {.id = "warner",
         .title = phrase("Warner: one of two opposite statements"),
         .help =
             phrase("The device picks \"I have the trait\" or \"I don't\"; the person says whether that is true."),
         .device = {{.id = LieProbability,
                     .title = phrase("probability of the opposite statement"),
                     .range = range::lieProbabilityInformative}},
         .counted = {.id = Outcome, .title = phrase("yes answers")},
         .design = [](P p) { return warnerDesignOfLies(p[LieProbability]); },
         .procedure = opposites,
         .countInWords = saidYes,
         .estimate = {"warner-estimate",
                      phrase("estimated prevalence, Warner's design, mirrored question or crosswise model"),
                      "(s/n − q)/(1 − 2q)", phrase("[Warner 1965]")},
         .standardError = {"warner-standard-error",
                           phrase("standard error of the estimated prevalence, Warner's design"),
                           "√(λ̂(1 − λ̂)/n)/(1 − 2q), λ̂ = s/n", phrase("[Warner 1965]")}},
        {.id = "mirrored",
         .title = phrase("mirrored question"),
         .help = phrase("The same with two questions, one the opposite of the other."),
         .device = {{.id = LieProbability,
                     .title = phrase("probability of the mirrored question"),
                     .range = range::lieProbabilityInformative}},
         .counted = {.id = Outcome, .title = phrase("yes answers")},
         .design = [](P p) { return warnerDesignOfLies(p[LieProbability]); },
         .procedure = opposites,
         .countInWords = saidYes},
        {.id = "crosswise",
         .title = phrase("crosswise: are two answers equal?"),
         .help =
             phrase("The person says whether the answers to the sensitive and to an innocuous question are equal."),
         .device = {{.id = Innocuous, .title = phrase("innocuous trait"), .range = range::lieProbabilityInformative}},
         .counted = {.id = Outcome, .title = phrase("equal answers")},
         .design = [](P p) { return crosswiseDesign(p[Innocuous]); },
         // "Equal" is the truth wherever the innocuous answer is a yes.
         .procedure =
             [](P p) { return SurveyProcedure{.kind = SurveyProcedure::Kind::Crosswise, .innocuous = p[Innocuous]}; },
         .countInWords =
             [](P p) {
                 return tr("Of <b>{n}</b> people <b>{count}</b> gave equal answers.",
                           "Of <b>{n}</b> person <b>{count}</b> gave equal answers.", p[Population],
                           {{"count", p[Outcome]}});
             }},
        {.id = "forced",
         .title = phrase("forced response"),
         .help = phrase("The device asks for the truth, for a yes, or for a no."),
         .device = {{.id = Truth}, {.id = ForcedYes}},
         .counted = {.id = Outcome, .title = phrase("yes answers")},
         .design = [](P p) { return forcedResponseDesign(p[Truth], p[ForcedYes]); },
         .procedure =
             [](P p) {
                 return SurveyProcedure{
                     .kind = SurveyProcedure::Kind::Forced, .truth = p[Truth], .forcedYes = p[ForcedYes]};
             },
         .countInWords = saidYes,
         .estimate = {"survey-estimate", phrase("estimated prevalence, forced response"), "(s/n − y)/t",
                      phrase("[Boruch 1971]; Warner's design is t = 1 − 2q, y = q")},
         .standardError = {"survey-standard-error",
                           phrase("standard error of the estimated prevalence, forced response"),
                           "√(λ̂(1 − λ̂)/n)/t, λ̂ = s/n", phrase("[Warner 1965]")},
         .epsilon = {"survey-epsilon", phrase("ε of a forced response"),
                     "max(ln((t + y)/y), ln((1 − y)/(1 − t − y)))", phrase("likelihood ratio of the answers")}},
        {.id = "unrelated",
         .title = phrase("unrelated question"),
         .help = phrase("The device picks the sensitive question or an innocuous one."),
         .device = {{.id = Truth}, {.id = Innocuous, .title = phrase("innocuous trait")}},
         .counted = {.id = Outcome, .title = phrase("yes answers")},
         .design = [](P p) { return unrelatedQuestionDesign(p[Truth], p[Innocuous]); },
         .procedure =
             [](P p) {
                 return SurveyProcedure{
                     .kind = SurveyProcedure::Kind::Unrelated, .truth = p[Truth], .innocuous = p[Innocuous]};
             },
         .countInWords = saidYes,
         .estimate = {"unrelated-estimate", phrase("estimated prevalence, unrelated question"), "(s/n − (1 − t)u)/t",
                      phrase("[Greenberg et al. 1969]")},
         .standardError = {"unrelated-standard-error",
                           phrase("standard error of the estimated prevalence, unrelated question"),
                           "√(λ̂(1 − λ̂)/n)/t, λ̂ = s/n", phrase("[Greenberg et al. 1969]")},
         .epsilon = {"unrelated-epsilon", phrase("ε of an answer to one of two questions"),
                     "max(ln(a/b), ln((1 − b)/(1 − a))), a = t + (1 − t)u, b = (1 − t)u",
                     phrase("likelihood ratio of the answers")}},
        {.id = "kuk",
         .title = phrase("Kuk: cards from one of two decks"),
         .help = phrase("The person draws cards from the deck of the true answer and names their colours."),
         .device = decks(),
         .deviceAt = [](P given) { return decks(lessRedThan(given[RedIfOne])); },
         .counted = {.id = RedCards},
         .design = [](P p) { return kukDesign(p.integer(Draws), p[RedIfOne], p[RedIfZero]); },
         .procedure = nullptr, // every pupil would need two packs of cards
         .countInWords =
             [](P p) {
                 return tr("Of <b>{n}</b> cards <b>{count}</b> were red.",
                           "Of <b>{n}</b> card <b>{count}</b> was red.", p[Population] * p[Draws],
                           {{"count", p[RedCards]}});
             },
         .estimate = {"kuk-estimate", phrase("estimated prevalence, Kuk's cards"), "(r/(kn) − θ₂)/(θ₁ − θ₂)",
                      phrase("[Kuk 1990]")},
         .standardError = {"kuk-standard-error", phrase("standard error of the estimated prevalence, Kuk's cards"),
                           "√(φ̂(1 − φ̂)/(kn(θ₁ − θ₂)²) + (1 − 1/k)π̂(1 − π̂)/n), φ̂ = r/(kn), π̂ within [0, 1]",
                           phrase("[Kuk 1990]")},
         .epsilon = {"kuk-epsilon", phrase("ε of the cards of one person"),
                     "k max(|ln(θ₁/θ₂)|, |ln((1 − θ₁)/(1 − θ₂))|)", phrase("likelihood ratio of the answers")}},
        {.id = "mangat",
         .title = phrase("Mangat: only a yes is protected"),
         .help =
             phrase("Who has the trait says yes; who hasn't says yes only where the device asks for the opposite."),
         .device = {{.id = LieProbability,
                     .title = phrase("yes without the trait"),
                     .range = range::lieProbabilityInformative}},
         .counted = {.id = Outcome, .title = phrase("yes answers")},
         .design = [](P p) { return mangatDesign(p[LieProbability]); },
         .procedure = nullptr, // a no would tell on the pupil who says it
         .countInWords = saidYes,
         .estimate = {"mangat-estimate", phrase("estimated prevalence, Mangat's one-sided design"),
                      "(s/n − q)/(1 − q)", phrase("[Mangat 1994]")},
         .standardError = {"mangat-standard-error",
                           phrase("standard error of the estimated prevalence, Mangat's one-sided design"),
                           "√(λ̂(1 − λ̂)/n)/(1 − q), λ̂ = s/n", phrase("[Mangat 1994]")}}};
    return designs;
}

SurveyAnswers SurveyDesignRow::answers(P p) const {
    return {.n = p.integer(Population), .yes = p.integer(counted.id)};
}

bool SurveyDesignRow::has(ParameterId wanted) const {
    return std::ranges::find(device, wanted, &ParameterUse::id) != device.end();
}

const SurveyDesignRow &surveyDesign(std::string_view id) {
    return *std::ranges::find(surveyDesigns(), id, &SurveyDesignRow::id);
}

const SurveyDesignRow &surveyDesign(P p) { return surveyDesigns()[static_cast<std::size_t>(p.integer(SurveyKind))]; }

} // namespace halftruth
