#include "core/explorers/support/figure_builder.h"
#include "core/explorers/survey/survey_figures.h"
#include "core/text/bibliography.h"
#include "core/text/complaint.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace halftruth::survey_explorer {

namespace {

using enum ParameterId;

/// Every fourth, and the last.
std::vector<double> thinned(const std::vector<double> &counts) {
    std::vector<double> fewer;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (i % 4 == 0 || i + 1 == counts.size())
            fewer.push_back(counts[i]);
    return fewer;
}

} // namespace

Requirement requirementOf(const SurveyChoice &choice) {
    try {
        return {.enough = surveyRequiredN(choice.test, choice.power), .reason = {}};
    } catch (const std::domain_error &error) {
        return {.enough = {}, .reason = complaint(error.what())};
    }
}

Figure powerFigure(const Request &request, const SurveyChoice &choice, const Requirement &requirement,
                   RepeatedSurveys &repeated, Budget &budget) {
    const View view = request.view("power");
    const double enough = requirement.enough ? static_cast<double>(requirement.enough->n) : people(choice);
    const double fewest = std::min(people(choice), enough);
    const double most = std::max(people(choice), enough);
    const Interval natural{std::max(1.0, std::pow(10.0, std::floor(std::log10(fewest)) - 1)),
                           std::min(maxPopulation, std::pow(10.0, std::ceil(std::log10(most + 1))))};
    Figure figure{.id = "power",
                  .title = tr("Power against π₀ = {null} if π = {prevalence}",
                              {{"null", choice.test.nullPrevalence}, {"prevalence", choice.test.prevalence}}),
                  .x = planned({.axis = {.title = tr("people"),
                                         .symbol = "n",
                                         .range = natural,
                                         .scale = Scale::Log,
                                         .scaleChoice = true,
                                         .integer = true},
                                .logRange = natural,
                                .domain = Interval{1, maxPopulation}},
                               view.xScale, view.x),
                  .y = {.title = tr("power"), .symbol = "W", .range = shownWindow(view.y, {0, 1.05})},
                  .layers = {},
                  .caption =
                      tr("One-sided z test at level {level}: Φ((|π − π₀|√n − z s₀)/s₁) {source}, and the exact "
                         "probability that it rejects.",
                         {{"level", choice.test.significance}, {"source", cite("Blair et al. 2015")}}),
                  .note = {}};
    const Interval window{std::max(1.0, figure.x.range.lower), std::min(maxPopulation, figure.x.range.upper)};
    std::vector<double> counts;
    if (window.lower < window.upper)
        for (const std::int64_t n : spacedIntegers(window, figure.x.scale, curvePoints))
            counts.push_back(static_cast<double>(n));
    if (counts.empty())
        figure.note = tr("There is no whole number of people in this window.");
    else if (!requirement.enough)
        figure.note = tr("No number of people reaches the wanted power.");
    figure.layers.emplace_back(
        curveOf(budget, "power/exact", tr("exact"), Role::Exact, 0,
                withPlace(choice.design.draws > 1 ? thinned(counts) : counts, people(choice)),
                [&](double n) { return surveyPowerExact(choice.test, static_cast<std::int64_t>(n)); }));
    figure.layers.emplace_back(
        curveOf(tr("normal"), Role::Approximation, 6, withPlace(counts, people(choice)),
                [&](double n) { return surveyPower(choice.test, static_cast<std::int64_t>(n)); }));
    if (requirement.enough) {
        figure.layers.emplace_back(Points{.label = tr("people needed"),
                                          .role = Role::Approximation,
                                          .colour = 1,
                                          .x = {enough},
                                          .y = {requirement.enough->power},
                                          .optimum = true});
        figure.layers.emplace_back(
            Annotation{.x = enough, .y = requirement.enough->power, .text = tr("{n}", {{"n", enough}})});
    }
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = choice.power,
                                      .label = tr("W = {power}", {{"power", choice.power}}),
                                      .chosen = false,
                                      .parameter = Power});
    figure.layers.emplace_back(
        Marker{.value = people(choice), .label = tr("n = {n}", {{"n", people(choice)}}), .parameter = Population});
    repeated.drawPowerOn(figure, window);
    return figure;
}

} // namespace halftruth::survey_explorer
