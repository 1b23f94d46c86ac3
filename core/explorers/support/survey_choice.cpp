#include "core/explorers/support/survey_choice.h"

#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/overlay.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace halftruth {

namespace {

using enum ParameterId;

// Decks, or answers, that are closer to each other than this tell nothing worth a survey.
constexpr double leastContrast = 0.01;
constexpr Range fairlyRed{.lower = leastContrast, .upper = 1};

/// The cards are called red that the deck of a yes has more of.
Range lessRedThan(double redIfOne) {
    return {.lower = 0, .upper = std::max(0.0, std::round((redIfOne - leastContrast) * 1e12) / 1e12)};
}

SurveyDesign surveyDesign(const Parameters &p) {
    switch (surveyDesignKind(p)) {
    case SurveyDesignKind::Warner:
        return warnerDesign(1 - p[LieProbability]);
    case SurveyDesignKind::Mirrored:
        return mirroredDesign(1 - p[LieProbability]);
    case SurveyDesignKind::Crosswise:
        return crosswiseDesign(p[Innocuous]);
    case SurveyDesignKind::Forced:
        return forcedResponseDesign(p[Truth], p[ForcedYes]);
    case SurveyDesignKind::Unrelated:
        return unrelatedQuestionDesign(p[Truth], p[Innocuous]);
    case SurveyDesignKind::Kuk:
        return kukDesign(p.integer(Draws), p[RedIfOne], p[RedIfZero]);
    }
    return {};
}

/// What is counted, where the design calls it something of its own.
ParameterUse countUse(SurveyDesignKind design) {
    if (design == SurveyDesignKind::Kuk)
        return {.id = RedCards};
    return {.id = Outcome,
            .title = design == SurveyDesignKind::Crosswise ? phrase("equal answers") : phrase("yes answers")};
}

} // namespace

SurveyDesignKind surveyDesignKind(const Parameters &p) {
    return static_cast<SurveyDesignKind>(p.integer(SurveyKind));
}

std::vector<ParameterUse> surveyDesignUses(const Parameters &given) {
    switch (surveyDesignKind(given)) {
    case SurveyDesignKind::Warner:
        return {{.id = LieProbability,
                 .title = phrase("probability of the opposite statement"),
                 .range = range::lieProbabilityInformative}};
    case SurveyDesignKind::Mirrored:
        return {{.id = LieProbability,
                 .title = phrase("probability of the mirrored question"),
                 .range = range::lieProbabilityInformative}};
    case SurveyDesignKind::Crosswise:
        return {{.id = Innocuous, .title = phrase("innocuous trait"), .range = range::lieProbabilityInformative}};
    case SurveyDesignKind::Forced:
        return {{.id = Truth}, {.id = ForcedYes}};
    case SurveyDesignKind::Unrelated:
        return {{.id = Truth}, {.id = Innocuous, .title = phrase("innocuous trait")}};
    case SurveyDesignKind::Kuk:
        return {{.id = Draws, .title = phrase("cards drawn")},
                {.id = RedIfOne, .title = phrase("red, deck of yes"), .range = fairlyRed},
                {.id = RedIfZero, .title = phrase("red, deck of no"), .range = lessRedThan(given[RedIfOne])}};
    }
    return {};
}

SurveyChoice surveyChoice(const Parameters &p) {
    const bool cards = surveyDesignKind(p) == SurveyDesignKind::Kuk;
    const SurveyDesign design = surveyDesign(p);
    return {.design = design,
            .answers = {.n = p.integer(Population), .yes = p.integer(cards ? RedCards : Outcome)},
            .method = static_cast<IntervalMethod>(p.integer(IntervalKind)),
            .beta = p[Beta],
            .test = {.design = design,
                     .nullPrevalence = p[NullPrevalence],
                     .prevalence = p[Prior],
                     .significance = p[Significance]},
            .power = p[Power]};
}

std::optional<Parameters> asForcedResponse(const Parameters &p) {
    if (surveyDesignKind(p) == SurveyDesignKind::Forced)
        return p;
    const SurveyDesign design = surveyDesign(p);
    if (design.draws > 1)
        return std::nullopt;
    // Where those without the trait say yes more often, the no answers are counted instead.
    const double truth = std::fabs(design.yesGivenOne - design.yesGivenZero);
    const double forced = design.yesGivenOne > design.yesGivenZero ? design.yesGivenZero : 1 - design.yesGivenZero;
    return p.with(Truth, truth).with(ForcedYes, std::min(forced, forcedYesRange(truth).upper));
}

bool hasLies(const Parameters &p) {
    const SurveyDesignKind kind = surveyDesignKind(p);
    return kind == SurveyDesignKind::Warner || kind == SurveyDesignKind::Mirrored;
}

Text surveyCountInWords(const Parameters &p) {
    const bool cards = surveyDesignKind(p) == SurveyDesignKind::Kuk;
    const double all = p[Population] * (cards ? p[Draws] : 1);
    const Argument count("count", p[cards ? RedCards : Outcome]);
    if (cards)
        return tr("Of <b>{n}</b> cards <b>{count}</b> were red", "Of <b>{n}</b> card <b>{count}</b> was red", all,
                  {count});
    if (surveyDesignKind(p) == SurveyDesignKind::Crosswise)
        return tr("Of <b>{n}</b> people <b>{count}</b> gave equal answers",
                  "Of <b>{n}</b> person <b>{count}</b> gave equal answers", all, {count});
    return tr("Of <b>{n}</b> people <b>{count}</b> said yes", "Of <b>{n}</b> person <b>{count}</b> said yes", all,
              {count});
}

Text confidenceText(double beta) {
    // From there on percents are nines.
    constexpr double almostCertain = 1e-3;
    return beta < almostCertain ? tr("1 − {beta}", {{"beta", beta}})
                                : tr("{confidence} %", {{"confidence", percent(1 - beta)}});
}

std::vector<ParameterUse> surveyUses(const Parameters &given) {
    std::vector<ParameterUse> uses{{.id = SurveyKind}};
    const auto add = [&](const std::vector<ParameterUse> &more) {
        uses.insert(uses.end(), more.begin(), more.end());
    };
    add(surveyDesignUses(given));
    add({{.id = Population},
         countUse(surveyDesignKind(given)),
         {.id = IntervalKind},
         {.id = Beta},
         {.id = Prior, .title = phrase("true prevalence")},
         {.id = NullPrevalence, .title = phrase("null prevalence")},
         {.id = Significance},
         {.id = Power, .title = phrase("wanted power")}});
    return overlayUses(withOverlay(std::move(uses)), given);
}

std::vector<ParameterUse> surveyParameters() {
    return withOverlay({{.id = SurveyKind},
                        {.id = LieProbability,
                         .title = phrase("probability of the opposite statement"),
                         .range = range::lieProbabilityInformative},
                        {.id = Truth},
                        {.id = ForcedYes},
                        {.id = Innocuous, .title = phrase("innocuous trait")},
                        {.id = Draws, .title = phrase("cards drawn")},
                        {.id = RedIfOne, .title = phrase("red, deck of yes"), .range = fairlyRed},
                        {.id = RedIfZero, .title = phrase("red, deck of no")},
                        {.id = Population},
                        {.id = Outcome, .title = phrase("yes answers")},
                        {.id = RedCards},
                        {.id = IntervalKind},
                        {.id = Beta},
                        {.id = Prior, .title = phrase("true prevalence")},
                        {.id = NullPrevalence, .title = phrase("null prevalence")},
                        {.id = Significance},
                        {.id = Power, .title = phrase("wanted power")}});
}

} // namespace halftruth
