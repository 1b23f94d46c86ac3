#include "core/explorers/support/figure_builder.h"
#include "core/explorers/survey/survey_figures.h"
#include "core/text/bibliography.h"

#include <boost/math/special_functions/beta.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace halftruth::survey_explorer {

namespace {

using enum ParameterId;

constexpr ColourIndex posteriorColour = 4;

/// A prior with less than one person's answers is endless at 0 and 1, and beyond what is a number beside them.
using EndlessDensity =
    boost::math::policies::policy<boost::math::policies::overflow_error<boost::math::policies::ignore_error>>;

/// Where nearly all of the belief is, and the null prevalence beside it where that isn't far.
Interval seenOf(const SurveyPosterior &posterior, double null) {
    const SurveyInterval nearlyAll = posterior.credible(1e-5);
    const double width = nearlyAll.upper - nearlyAll.lower;
    double lower = std::max(0.0, nearlyAll.lower - 0.05 * width);
    double upper = std::min(1.0, nearlyAll.upper + 0.05 * width);
    if (null >= lower - width && null <= upper + width) {
        lower = std::min(lower, null);
        upper = std::max(upper, null);
    }
    return {lower, std::max(upper, std::nextafter(lower, 2))};
}

std::vector<double> inside(std::vector<double> places) {
    std::erase_if(places, [](double each) { return !(each > 0 && each < 1); });
    return places;
}

/// Computed once for all rounds of a request, as what is drawn of the posterior is.
const SurveyInterval &credibleOf(const SurveyPosterior &posterior, const SurveyChoice &choice, Budget &budget) {
    return budget.needed("posterior/interval", [&] { return posterior.credible(choice.beta); });
}

Band shadedUnder(const SurveyPosterior &posterior, const Interval &shaded) {
    Band credible{.label = tr("credible interval"), .colour = posteriorColour, .x = {}, .lower = {}, .upper = {}};
    for (const double each : inside(spaced(shaded, Scale::Linear, curvePoints)))
        if (const double value = posterior.density(each); std::isfinite(value)) {
            credible.x.push_back(each);
            credible.lower.push_back(0);
            credible.upper.push_back(value);
        }
    return credible;
}

} // namespace

const SurveyPosterior *posteriorOf(const SurveyChoice &choice, Budget &budget) {
    if (choice.design.draws > 1)
        return nullptr;
    return &budget.needed("posterior", [&] { return SurveyPosterior(choice.design, choice.answers, choice.prior); });
}

Figure posteriorFigure(const Request &request, const SurveyChoice &choice, Budget &budget) {
    const View view = request.view("posterior");
    Figure figure{.id = "posterior",
                  .title = tr("What is believed of the prevalence"),
                  .x = {.title = tr("prevalence"), .symbol = "π", .range = shownWindow(view.x, {0, 1})},
                  .y = {.title = tr("density"), .symbol = "f", .range = shownWindow(view.y, {0, 1})},
                  .layers = {},
                  .caption = tr("Posterior density, by Bayes' rule from the prior Beta({alpha}, {beta}) and the "
                                "answers {source}; shaded the equal-tailed credible interval. It has probability "
                                "{confidence} by this belief, which is no promise about repeated surveys.",
                                {{"alpha", choice.prior.alpha},
                                 {"beta", choice.prior.beta},
                                 {"source", cite("Winkler and Franklin 1979")},
                                 {"confidence", confidenceText(choice.beta)}})};
    const SurveyPosterior *posterior = posteriorOf(choice, budget);
    if (!posterior) {
        figure.note = tr("With several cards of each person this isn't computed.");
        return figure;
    }
    const Interval natural =
        budget.needed("posterior/seen", [&] { return seenOf(*posterior, choice.test.nullPrevalence); });
    figure.x.range = shownWindow(view.x, natural, {0, 1});
    const Interval window{std::max(0.0, figure.x.range.lower), std::min(1.0, figure.x.range.upper)};
    if (!(window.lower < window.upper)) {
        figure.note = tr("Prevalences lie between 0 and 1.");
        return figure;
    }
    const SurveyInterval &ends = credibleOf(*posterior, choice, budget);
    const Interval shaded{std::max(window.lower, ends.lower), std::min(window.upper, ends.upper)};
    if (shaded.lower < shaded.upper)
        figure.layers.emplace_back(
            budget.needed("posterior/shaded", [&] { return shadedUnder(*posterior, shaded); }));
    const std::vector<double> places = inside(spaced(window, Scale::Linear, curvePoints));
    figure.layers.emplace_back(budget.needed("posterior/prior", [&] {
        return curveOf(tr("prior"), Role::Reference, 6, places, [&](double each) {
            return boost::math::ibeta_derivative(choice.prior.alpha, choice.prior.beta, each, EndlessDensity());
        });
    }));
    Curve after = budget.needed("posterior/density", [&] {
        return curveOf(tr("posterior"), Role::Exact, posteriorColour, places,
                       [&](double each) { return posterior->density(each); });
    });
    // Next to 0 and 1 a density may be without end: what is beside them sets the height.
    double highest = 0;
    for (std::size_t i = 2; i + 2 < after.y.size(); ++i)
        highest = std::max(highest, after.y[i]);
    figure.layers.emplace_back(std::move(after));
    figure.y.range = shownWindow(view.y, {0, highest > 0 ? 1.1 * highest : 1});
    figure.layers.emplace_back(Marker{
        .value = posterior->mean(), .label = tr("mean {mean}", {{"mean", posterior->mean()}}), .chosen = false});
    figure.layers.emplace_back(Marker{.value = choice.test.nullPrevalence,
                                      .label = tr("π₀ = {null}", {{"null", choice.test.nullPrevalence}}),
                                      .parameter = NullPrevalence});
    return figure;
}

void addPosteriorReadouts(Exploration &answer, const SurveyChoice &choice, Budget &budget) {
    const SurveyPosterior *posterior = posteriorOf(choice, budget);
    if (!posterior)
        return;
    const SurveyInterval &ends = credibleOf(*posterior, choice, budget);
    const Text meaning =
        tr("The prevalence is inside with probability {confidence}, for who believed Beta({alpha}, "
           "{beta}) before: no confidence interval.",
           {{"confidence", confidenceText(choice.beta)}, {"alpha", choice.prior.alpha}, {"beta", choice.prior.beta}});
    answer.readouts.push_back({.label = tr("posterior mean"),
                               .value = posterior->mean(),
                               .help = tr("The prevalence expected after the answers")});
    // As on the chart: what is shown holds all of it.
    answer.readouts.push_back(
        {.label = tr("credible interval, from"), .value = ends.lower, .shown = atLeast(ends.lower), .help = meaning});
    answer.readouts.push_back(
        {.label = tr("credible interval, to"), .value = ends.upper, .shown = atMost(ends.upper), .help = meaning});
    Readout covered{.label = tr("coverage of the credible interval at <i>π</i>"),
                    .help = tr("How often it contains the true prevalence, with n people: it promises none")};
    if (const double *known = budget.value("credible coverage", [&] {
            return credibleCoverage(choice.design, choice.answers.n, choice.test.prevalence, choice.prior,
                                    choice.beta, budget.token());
        }))
        covered.value = *known;
    else
        covered.missing = pending();
    answer.readouts.push_back(covered);
    answer.readouts.push_back({.label = tr("<i>P</i>[<i>π</i> > <i>π</i>₀] after the answers"),
                               .value = posterior->above(choice.test.nullPrevalence),
                               .help = tr("By the posterior: how strongly it is believed that the prevalence is "
                                          "above π₀")});
}

} // namespace halftruth::survey_explorer
