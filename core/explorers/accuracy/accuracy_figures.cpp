#include "core/explorers/accuracy/accuracy_figures.h"

#include "core/explorers/support/bends.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/accuracy/accuracy.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <vector>

namespace halftruth::accuracy {

using enum ParameterId;

std::int64_t Design::onesOf(std::int64_t people) const { return onesAtShare(share, people); }

double coverage(const Design &design, double alpha) {
    return 1 - countTwoSidedTailBeyond(design.model(design.n),
                                       alpha * static_cast<double>(design.n) * (1 - 2 * design.q));
}

Axis peopleAxis(const View &view, const Design &design) {
    const auto n = static_cast<double>(design.n);
    const Interval window{std::max(1.0, std::pow(10.0, std::floor(std::log10(n)) - 2)),
                          std::min(maxPopulation, std::pow(10.0, std::ceil(std::log10(n + 1)) + 2))};
    return planned({.axis = {.title = tr("people"),
                             .symbol = "n",
                             .range = window,
                             .scale = Scale::Log,
                             .scaleChoice = true,
                             .integer = true},
                    .logRange = window,
                    .domain = Interval{1, maxPopulation}},
                   view.xScale, view.x);
}

Interval drawnPeople(const Axis &axis) {
    return {std::max(1.0, axis.range.lower), std::min(maxPopulation, axis.range.upper)};
}

std::vector<double> peopleIn(const Axis &axis, int most) {
    const Interval window = drawnPeople(axis);
    std::vector<double> people;
    if (window.lower < window.upper)
        for (const std::int64_t each : spacedIntegers(window, axis.scale, most))
            people.push_back(static_cast<double>(each));
    return people;
}

void fitBelow(Figure &figure, const View &view, double most, const Text &note) {
    fitVertically(figure, view);
    if (view.y || figure.y.range.upper <= most || figure.y.range.lower >= most / 10)
        return;
    figure.y.range = Interval{figure.y.range.lower, most};
    if (figure.note.empty())
        figure.note = note;
}

Figure coverageFigure(const Request &request, const Design &design, Budget &budget) {
    const View view = request.view("coverage");
    Figure figure{
        .id = "coverage",
        .title = tr("Coverage: how often the interval contains the truth"),
        .x = peopleAxis(view, design),
        .y = {.title = tr("coverage")},
        .layers = {},
        .caption = tr("P[|π̂ − π| ≤ α] by the count's own distribution {source}, with each method's α at β = {beta}: "
                      "a bound never covers less than 1 − β, the normal approximation may.",
                      {{"source", cite("KR2", "section 3.1")}, {"beta", design.beta}})};
    const std::vector<double> people = withPlace(peopleIn(figure.x, 321), static_cast<double>(design.n));
    if (people.empty())
        figure.note = tr("There is no whole number of people in this window.");
    for (const AccuracyMethod &each : accuracyMethodsFromWidest()) {
        const std::string id(each.id);
        figure.layers.emplace_back(
            curveOf(budget, "coverage/" + id, each.title, Role::Exact, each.colour, people, [&](double n) {
                Design other = design;
                other.n = static_cast<std::int64_t>(n);
                other.ones = design.onesOf(other.n);
                return coverage(other, other.accuracy(each, other.n));
            }));
    }
    figure.layers.emplace_back(Marker{
        .value = static_cast<double>(design.n), .label = tr("n = {n}", {{"n", design.n}}), .parameter = Population});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = 1 - design.beta,
                                      .label = Text::verbatim("1 − β"),
                                      .chosen = false});
    fitVertically(figure, view);
    return figure;
}

Figure requiredFigure(const Request &request, const Design &design, Budget &budget) {
    const View view = request.view("required");
    const double now = epsilon(design.q);
    const double upper = std::isfinite(now) ? std::max(4.0, std::ceil(now + 0.5)) : 8.0;
    Figure figure{
        .id = "required",
        .title = tr("People needed"),
        .x = planned({.axis = {.title = tr("privacy parameter"),
                               .symbol = "ε",
                               .unit = tr("nats"),
                               .range = {0, upper},
                               .scaleChoice = true},
                      .logRange = {0.01, upper}},
                     view.xScale, view.x),
        .y = {.title = tr("people"), .symbol = "n", .scale = Scale::Log, .scaleChoice = true},
        .layers = {},
        .caption =
            tr("Smallest n from which on the estimated share of these n people errs by less than α = {alpha} with "
               "probability 1 − β, β = {beta}, by each method, q = 1/(1 + e^ε).",
               {{"alpha", design.alpha}, {"beta", design.beta}})};
    const Interval window{std::max(figure.x.range.lower, 0.02), figure.x.range.upper};
    if (window.lower < window.upper) {
        // The same for every method: so the exact curve crosses none of its bounds between two of them.
        const auto needed = [&](auto accuracy) {
            return [&design, accuracy](double loss) {
                return std::pow(accuracy(lieProbability(loss), 1, design.beta) / design.alpha, 2);
            };
        };
        const Scale upwards = view.yScale.value_or(figure.y.scale);
        const std::vector<double> &places = budget.needed("required/places", [&] {
            return placesAtBends(
                window,
                {.xScale = figure.x.scale,
                 .yScale = upwards,
                 .shown = canShow(view.y, upwards) ? view.y : std::nullopt},
                std::array<std::function<double(double)>, 2>{needed(accuracyHoeffding), needed(accuracyNormal)});
        });
        for (const AccuracyMethod &each : accuracyMethodsFromWidest()) {
            figure.layers.emplace_back(curveOf(
                budget, "required/" + std::string(each.id), each.title, each.role, each.colour, places,
                [&](double loss) {
                    return each
                        .required(lieProbability(loss), design.share, design.alpha, design.beta, RequiredEnds::FromOn,
                                  budget.token())
                        .fromOn;
                },
                each.dependsOnOnes ? Budget::Turn::Last : Budget::Turn::Usual)); // searches take longest
        }
    } else {
        figure.note = tr("ε is positive.");
    }
    if (std::isfinite(now) && now > 0)
        figure.layers.emplace_back(Marker{.value = now, .label = tr("ε = {epsilon}", {{"epsilon", now}})});
    fitBelow(figure, view, 1e12, tr("Of bounds that ask for more than 10¹² people nothing is shown."));
    return figure;
}

} // namespace halftruth::accuracy
