#include "core/explorers/support/survey_choice.h"

#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/overlay.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace halftruth {

namespace {

using enum ParameterId;

constexpr Phrase testGroup = phrase("Test");

std::vector<ParameterUse> testUses() {
    return {{.id = IntervalKind},
            {.id = Beta, .ofInterval = true},
            {.id = Prior, .title = phrase("true prevalence")},
            {.id = NullPrevalence, .title = phrase("null prevalence"), .group = testGroup},
            {.id = Significance, .group = testGroup},
            {.id = Power, .title = phrase("wanted power"), .group = testGroup}};
}

constexpr Phrase priorGroup = phrase("Belief before");
constexpr Phrase secondGroup = phrase("Second sample");
// Chances that are closer to each other than this tell nothing about u.
constexpr double leastContrast = 0.01;

std::vector<ParameterUse> priorUses() {
    return {{.id = PriorAlpha, .group = priorGroup}, {.id = PriorBeta, .group = priorGroup}};
}

/// The places of "none", "group" and "device" that a design has.
std::vector<int> secondChoicesOf(const SurveyDesignRow &design) {
    if (design.has(Draws))
        return {0};
    return design.id == "unrelated" ? std::vector{0, 1, 2} : std::vector{0, 1};
}

SurveyChoice::Second secondOf(const Parameters &p) {
    const std::vector<int> offered = secondChoicesOf(surveyDesign(p));
    const auto wanted = static_cast<int>(p.integer(SecondGroup));
    return std::ranges::find(offered, wanted) == offered.end() ? SurveyChoice::Second::None
                                                               : static_cast<SurveyChoice::Second>(wanted);
}

std::vector<ParameterUse> secondUses(const Parameters &given) {
    const SurveyDesignRow &design = surveyDesign(given);
    if (design.has(Draws))
        return {};
    std::vector<ParameterUse> uses{{.id = SecondGroup, .choices = secondChoicesOf(design), .group = secondGroup}};
    const SurveyChoice::Second second = secondOf(given);
    if (second != SurveyChoice::Second::None) {
        uses.push_back({.id = SecondPopulation, .group = secondGroup});
        uses.push_back({.id = SecondOutcome, .group = secondGroup});
    }
    if (second == SurveyChoice::Second::Device) {
        // Below the first sample's, where there is room, else above.
        const double first = given[Truth];
        const auto rounded = [](double value) { return std::round(value * 1e12) / 1e12; };
        const Range other = first >= 2 * leastContrast ? Range{.lower = 0, .upper = rounded(first - leastContrast)}
                                                       : Range{.lower = rounded(first + leastContrast), .upper = 1};
        uses.push_back({.id = SecondTruth, .range = other, .group = secondGroup});
    } else {
        uses.push_back({.id = SecondPrior, .group = secondGroup});
    }
    return uses;
}

/// Puts in what isn't there yet; two that differ in their range leave it general.
void merge(std::vector<ParameterUse> &all, const ParameterUse &use) {
    const auto found = std::ranges::find(all, use.id, &ParameterUse::id);
    if (found == all.end())
        all.push_back(use);
    else if (found->range != use.range)
        found->range.reset();
}

} // namespace

std::vector<ParameterUse> surveyDesignUses(const Parameters &given) {
    const SurveyDesignRow &design = surveyDesign(given);
    return design.deviceAt ? design.deviceAt(given) : design.device;
}

std::vector<ParameterUse> surveyDesignParameters(std::span<const int> places) {
    std::vector<ParameterUse> all;
    for (const int place : places)
        for (const ParameterUse &use : surveyDesigns()[static_cast<std::size_t>(place)].device)
            merge(all, use);
    std::ranges::sort(all, {}, &ParameterUse::id);
    return all;
}

SurveyChoice surveyChoice(const Parameters &p) {
    const SurveyDesignRow &chosen = surveyDesign(p);
    const SurveyDesign design = chosen.design(p);
    return {.design = design,
            .answers = chosen.answers(p),
            .method = static_cast<IntervalMethod>(p.integer(IntervalKind)),
            .beta = p[Beta],
            .test = {.design = design,
                     .nullPrevalence = p[NullPrevalence],
                     .prevalence = p[Prior],
                     .significance = p[Significance]},
            .power = p[Power],
            .prior = {.alpha = p[PriorAlpha], .beta = p[PriorBeta]},
            .second = secondOf(p),
            .secondAnswers = {.n = p.integer(SecondPopulation), .yes = p.integer(SecondOutcome)},
            .secondPrevalence = p[SecondPrior],
            .samples = {.firstTruth = p[Truth],
                        .secondTruth = p[SecondTruth],
                        .first = chosen.answers(p),
                        .second = {.n = p.integer(SecondPopulation), .yes = p.integer(SecondOutcome)}}};
}

std::optional<Parameters> asForcedResponse(const Parameters &p) {
    const SurveyDesignRow &chosen = surveyDesign(p);
    if (chosen.has(ForcedYes))
        return p;
    const SurveyDesign design = chosen.design(p);
    if (design.draws > 1)
        return std::nullopt;
    // Where those without the trait say yes more often, the no answers are counted instead.
    const double truth = std::fabs(design.contrast());
    const double forced = design.contrast() > 0 ? design.yesGivenZero : design.noGivenZero();
    return p.with(Truth, truth).with(ForcedYes, std::min(forced, forcedYesRange(truth).upper));
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
    add({{.id = Population}, surveyDesign(given).counted});
    add(testUses());
    if (!surveyDesign(given).has(Draws) || given.integer(Draws) == 1)
        add(priorUses());
    add(secondUses(given));
    return overlayUses(withOverlay(std::move(uses)), given);
}

std::vector<ParameterUse> surveyParameters() {
    std::vector<ParameterUse> uses{{.id = SurveyKind}};
    const auto add = [&](const std::vector<ParameterUse> &more) {
        uses.insert(uses.end(), more.begin(), more.end());
    };
    add(surveyDesignParameters(choicesOf(uses.front())));
    uses.push_back({.id = Population});
    for (const SurveyDesignRow &design : surveyDesigns())
        merge(uses, design.counted);
    add(testUses());
    add(priorUses());
    add({{.id = SecondGroup, .group = secondGroup},
         {.id = SecondPopulation, .group = secondGroup},
         {.id = SecondOutcome, .group = secondGroup},
         {.id = SecondTruth, .group = secondGroup},
         {.id = SecondPrior, .group = secondGroup}});
    return withOverlay(std::move(uses));
}

} // namespace halftruth
