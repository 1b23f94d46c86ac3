#include "core/explorers/counts/count_steps.h"

#include "core/explorers/support/figure_builder.h"
#include "core/math/count/count_distribution.h"
#include "core/math/count/count_step.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace halftruth {

namespace {

using enum ParameterId;

double realOf(std::int64_t whole) { return static_cast<double>(whole); }
std::string wholeText(std::int64_t whole) { return displayNumber(realOf(whole)); }

/// At most so many outcomes of a curve.
constexpr int mostOutcomes = 100;

/// Five standard deviations around the mean.
Interval naturalWindow(const CountModel &model) {
    const double reach = 5 * std::sqrt(countVariance(model));
    return {std::max(0.0, std::floor(countMean(model) - reach) - 1) - 0.5,
            std::min(realOf(model.n), std::ceil(countMean(model) + reach) + 2) + 0.5};
}

/// The outcomes in sight, or some of them.
std::vector<double> outcomesIn(Interval window, std::int64_t n) {
    const Interval inside{std::max(0.0, std::ceil(window.lower)), std::min(realOf(n), std::floor(window.upper))};
    std::vector<double> outcomes;
    if (inside.lower <= inside.upper)
        for (const std::int64_t each : spacedIntegers(inside, Scale::Linear, mostOutcomes))
            outcomes.push_back(realOf(each));
    return outcomes;
}

Curve curveAt(std::string label, Role role, ColourIndex colour, const std::vector<double> &outcomes,
              const std::function<double(std::int64_t)> &f) {
    return curveOf(std::move(label), role, colour, outcomes, [&](double s) { return f(std::llround(s)); });
}

Figure outcomeFigure(const char *id, const char *title, const View &view, const CountModel &model) {
    return {.id = id,
            .title = title,
            .x = {.title = "yes answers",
                  .symbol = "s",
                  .unit = "answers",
                  .range = shownWindow(view.x, naturalWindow(model)),
                  .integer = true},
            .y = {},
            .layers = {},
            .xParameter = Outcome};
}

constexpr const char *noSteps = "The count is not in this window.";

Figure stepFigure(const Request &request, const CountModel &model, std::int64_t outcome) {
    const View view = request.view("step");
    Figure figure = outcomeFigure("step", "One more person answers", view, model);
    figure.y = {.title = "probability", .symbol = "P"};
    figure.caption =
        "P[A_n(m) = s] = q P[A_{n−1}(m) = s − 1] + p P[A_{n−1}(m) = s] where a true no joins [KR2, (3.3)], "
        "and with p and q exchanged, P[A_n(m + 1) = s], where a true yes does [KR2, (3.2)]: both lie "
        "between two neighbouring probabilities of the others.";
    const std::vector<double> outcomes = outcomesIn(figure.x.range, model.n);
    const CountModel oneMore{.n = model.n, .ones = model.ones + 1, .q = model.q};
    figure.layers.emplace_back(curveAt("the others, n − 1", Role::Reference, 6, outcomes,
                                       [&](std::int64_t s) { return countPmfWithout(model, s, LeftOut::Zero); }));
    figure.layers.emplace_back(curveAt("and a true no", Role::Exact, 0, outcomes,
                                       [&](std::int64_t s) { return countPmfByStep(model, s, LeftOut::Zero); }));
    figure.layers.emplace_back(curveAt("and a true yes", Role::Exact, 1, outcomes,
                                       [&](std::int64_t s) { return countPmfByStep(oneMore, s, LeftOut::One); }));
    if (outcomes.empty())
        figure.note = noSteps;
    figure.layers.emplace_back(Marker{.value = realOf(outcome)});
    fitVertically(figure, view);
    return figure;
}

Figure differencesFigure(const Request &request, const CountModel &model, std::int64_t outcome) {
    const View view = request.view("differences");
    Figure figure = outcomeFigure("differences", "One more true yes", view, model);
    figure.y = {.title = "change of the cdf", .symbol = "F"};
    figure.caption =
        "F(s; m + 1) − F(s; m) = −(p − q) P[A_{n−1}(m) = s], never above 0, and F(s + 1; m + 1) − F(s; m) = "
        "q(P[A_{n−1}(m) = s] + P[A_{n−1}(m) = s + 1]), never below: F(s; m + 1) ≤ F(s; m) ≤ F(s + 1; m + 1), "
        "so a quantile moves by 0 or 1 [KR2, sections 3.1.2 and 3.1.3].";
    const std::vector<double> outcomes = outcomesIn(figure.x.range, model.n);
    const double contrast = 1 - 2 * model.q;
    figure.layers.emplace_back(curveAt("at s", Role::Exact, 0, outcomes, [&](std::int64_t s) {
        return -contrast * countPmfWithout(model, s, LeftOut::Zero);
    }));
    figure.layers.emplace_back(curveAt("at s + 1", Role::Exact, 1, outcomes, [&](std::int64_t s) {
        return model.q * (countPmfWithout(model, s, LeftOut::Zero) + countPmfWithout(model, s + 1, LeftOut::Zero));
    }));
    if (outcomes.empty())
        figure.note = noSteps;
    else if (model.q == 0)
        figure.note = "With q = 0 the count is m, and moves by 1.";
    figure.layers.emplace_back(Marker{.value = realOf(outcome)});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal, .value = 0, .chosen = false});
    fitVertically(figure, view);
    return figure;
}

/// A number of the identity that leaves a true yes out, where there is one.
Readout withOne(const CountModel &model, Readout readout, const std::function<double()> &f) {
    if (model.ones == 0)
        readout.missing = "no true yes";
    else
        readout.value = f();
    return readout;
}

std::vector<Readout> stepReadouts(const CountModel &model, std::int64_t s, double level) {
    const CountModel oneMore{.n = model.n, .ones = model.ones + 1, .q = model.q};
    const std::string at = wholeText(s);
    const std::string m = wholeText(model.ones);
    const std::string next = wholeText(model.ones + 1);
    return {
        withOne(model,
                {.label = "P(<i>A</i> = " + at + ") by (3.2)",
                 .help = "p P[A(m − 1) = s − 1] + q P[A(m − 1) = s] among n − 1: a true yes is left out. "
                         "The same as P(A = s)"},
                [&] { return countPmfByStep(model, s, LeftOut::One); }),
        {.label = "P(<i>A</i> = " + at + ") by (3.3)",
         .value = countPmfByStep(model, s, LeftOut::Zero),
         .help = "q P[A(m) = s − 1] + p P[A(m) = s] among n − 1: a true no is left out. The same as P(A = s)"},
        withOne(model,
                {.label = "P(<i>A</i> ≤ " + at + ") by (3.2)",
                 .help = "p F(s − 1; m − 1) + q F(s; m − 1) among n − 1. The same as P(A ≤ s)"},
                [&] { return countCdfByStep(model, s, LeftOut::One); }),
        {.label = "P(<i>A</i> ≤ " + at + ") by (3.3)",
         .value = countCdfByStep(model, s, LeftOut::Zero),
         .help = "q F(s − 1; m) + p F(s; m) among n − 1. The same as P(A ≤ s)"},
        {.label = "<i>F</i>(" + at + "; " + next + ")",
         .value = countCdf(oneMore, s),
         .help = "P(A ≤ s) with one more true yes: no larger than with m = " + m},
        {.label = "<i>F</i>(" + wholeText(s + 1) + "; " + next + ")",
         .value = s + 1 > model.n ? 1.0 : countCdf(oneMore, s + 1),
         .help = "P(A ≤ s + 1) with one more true yes: no smaller than P(A ≤ s) with m = " + m},
        {.label = "quantile at level " + displayNumber(level) + ", <i>m</i> = " + next,
         .value = realOf(countQuantile(oneMore, level)),
         .unit = "answers",
         .help = "The same quantile with one more true yes: equal, or larger by 1"},
    };
}

} // namespace

void addCountSteps(const Request &request, Exploration &answer) {
    const Parameters &p = request.parameters;
    const CountModel model{.n = p.integer(Population), .ones = p.integer(Ones), .q = p[LieProbability]};
    const std::int64_t outcome = p.integer(Outcome);
    answer.figures.push_back(stepFigure(request, model, outcome));
    answer.figures.push_back(differencesFigure(request, model, outcome));
    std::ranges::move(stepReadouts(model, outcome, p[Level]), std::back_inserter(answer.readouts));
}

} // namespace halftruth
