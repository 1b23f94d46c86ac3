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
            {.id = Beta},
            {.id = Prior, .title = phrase("true prevalence")},
            {.id = NullPrevalence, .title = phrase("null prevalence"), .group = testGroup},
            {.id = Significance, .group = testGroup},
            {.id = Power, .title = phrase("wanted power"), .group = testGroup}};
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
            .power = p[Power]};
}

std::optional<Parameters> asForcedResponse(const Parameters &p) {
    const SurveyDesignRow &chosen = surveyDesign(p);
    if (chosen.has(ForcedYes))
        return p;
    const SurveyDesign design = chosen.design(p);
    if (design.draws > 1)
        return std::nullopt;
    // Where those without the trait say yes more often, the no answers are counted instead.
    const double truth = std::fabs(design.yesGivenOne - design.yesGivenZero);
    const double forced = design.yesGivenOne > design.yesGivenZero ? design.yesGivenZero : 1 - design.yesGivenZero;
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
    return withOverlay(std::move(uses));
}

} // namespace halftruth
