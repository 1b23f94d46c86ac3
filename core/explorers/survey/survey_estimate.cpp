#include "core/explorers/support/figure_builder.h"
#include "core/explorers/survey/survey_figures.h"
#include "core/math/survey/survey_posterior.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace halftruth::survey_explorer {

namespace {

/// Its place among the intervals of one picture: the first at the top.
double placeOf(const IntervalMethodRow &method) {
    const auto below = std::ranges::find(intervalMethods(), method.method, &IntervalMethodRow::method);
    return static_cast<double>(std::distance(below, intervalMethods().end()));
}
/// Below them all: it is of another kind.
/// What is cut off is grey in every row, as its one entry in the legend is.
constexpr ColourIndex beyondColour = 6;
constexpr double credibleRow = 0;
constexpr ColourIndex credibleColour = 4;
/// From two samples.
constexpr double unknownRow = -1;
constexpr ColourIndex unknownColour = 6;

double lowestRow(const SurveyChoice &choice) {
    return choice.second == SurveyChoice::Second::Device ? unknownRow : choice.design.draws == 1 ? credibleRow : 1;
}

Role roleOf(const IntervalMethodRow &method) {
    return method.direction == Direction::Exact ? Role::Exact : Role::Approximation;
}

} // namespace

int digitsFor(const SurveyInterval &interval, int least) {
    const double width = interval.upper - interval.lower;
    const double largest = std::max(std::fabs(interval.lower), std::fabs(interval.upper));
    if (!(width > 0))
        return least;
    // Zeros behind the point are no digits.
    const double zeros = std::min(0.0, std::ceil(std::log10(largest)));
    return std::clamp(static_cast<int>(std::ceil(1 - std::log10(width) + zeros)), least, 12);
}

bool holdsNoPrevalence(const SurveyInterval &whole) { return whole.upper < 0 || whole.lower > 1; }

Text noneInside() { return tr("none in [0, 1]"); }

SurveyInterval clipped(const SurveyInterval &interval) {
    return {.lower = std::clamp(interval.lower, 0.0, 1.0), .upper = std::clamp(interval.upper, 0.0, 1.0)};
}

const SurveyInterval *intervalOf(const SurveyChoice &choice, const IntervalMethodRow &method, Budget &budget) {
    const std::string name = "interval/" + std::string(method.spec().key);
    const auto interval = [&] {
        return surveyUnclippedInterval(method.method, choice.design, choice.answers, choice.beta);
    };
    return method.method == choice.method ? &budget.needed(name, interval) : budget.value(name, interval);
}

Curve errorBar(Text label, double row, ColourIndex colour, Role role, const SurveyInterval &ends, double cap) {
    Curve bar{.label = std::move(label), .role = role, .colour = colour, .x = {}, .y = {}};
    bar.x = {ends.upper, ends.upper, ends.upper, ends.lower, ends.lower, ends.lower};
    bar.y = {row - cap, row + cap, row, row, row + cap, row - cap};
    return bar;
}

Annotation endsAbove(const SurveyInterval &ends, double row) {
    return {.x = (ends.lower + ends.upper) / 2,
            .y = row,
            .text = tr("{from} … {to}", {{"from", atLeast(ends.lower, digitsFor(ends, 4))},
                                         {"to", atMost(ends.upper, digitsFor(ends, 4))}})};
}

Figure estimateFigure(const Request &request, const SurveyChoice &choice, Budget &budget) {
    const View view = request.view("estimate");
    const double estimate = surveyEstimate(choice.design, choice.answers);
    Figure figure{
        .id = "estimate",
        .title = tr("Estimate and intervals, {confidence} confidence", {{"confidence", confidenceText(choice.beta)}}),
        .x = {.title = tr("prevalence"), .symbol = "π", .whole = true},
        .y = {.title = tr("interval"), .range = shownWindow(view.y, {lowestRow(choice) - 0.6, 4.9})},
        .layers = {},
        .caption =
            tr("π̂ = (yes/n − b)/(a − b), a and b the chances of a yes with and without the trait "
               "{warner}. Wald: π̂ ± z SE; {wilson} and {clopper} for the share of yes answers, "
               "carried over; exact, for the share of these n people {exact}. Credible: what is believed of π after "
               "the answers, by Bayes' rule {bayes}.",
               {{"warner", cite("Warner 1965")},
                {"wilson", cite("Wilson 1927")},
                {"clopper", cite("Clopper and Pearson 1934")},
                {"exact", cite("KR2", "section 3.1.3")},
                {"bayes", cite("Winkler and Franklin 1979")}})};
    Extent extent(Scale::Linear);
    // A hair's breadth of a contrast spreads estimates over millions: what is beyond this has nothing to say.
    constexpr Interval mostShown{-1.0, 2.0};
    const auto show = [&](double value) { extent.include(std::clamp(value, mostShown.lower, mostShown.upper)); };
    show(estimate);
    bool firstUnclipped = true;
    for (const IntervalMethodRow &method : intervalMethods()) {
        figure.y.namedTicks.push_back({placeOf(method), method.title});
        const SurveyInterval *found = intervalOf(choice, method, budget);
        if (!found)
            continue;
        const SurveyInterval whole = *found;
        const SurveyInterval ends = clipped(whole);
        if (method.method == choice.method) { // the first of both lines names it
            figure.layers.emplace_back(Marker{.value = ends.lower, .label = method.title});
            figure.layers.emplace_back(Marker{.value = ends.upper});
        }
        if ((whole.lower < 0 || whole.upper > 1) && whole.lower < whole.upper) {
            const bool named = firstUnclipped && whole.upper >= mostShown.lower && whole.lower <= mostShown.upper;
            Curve bar = errorBar(named ? tr("not clipped to [0, 1]")
                                       : tr("{method}, not clipped", {{"method", method.title}}),
                                 placeOf(method), beyondColour, Role::Reference, whole, 0.08);
            bar.inLegend = named;
            firstUnclipped = firstUnclipped && !named;
            figure.layers.emplace_back(std::move(bar));
        }
        Curve row = errorBar(method.title, placeOf(method), method.colour, roleOf(method), ends, 0.16);
        row.inLegend = false; // its tick names it
        figure.layers.emplace_back(std::move(row));
        for (const double end : {whole.lower, whole.upper, ends.lower, ends.upper})
            show(end);
        if (holdsNoPrevalence(whole))
            figure.layers.emplace_back(
                Annotation{.x = (ends.lower + ends.upper) / 2, .y = placeOf(method), .text = noneInside()});
        else
            figure.layers.emplace_back(endsAbove(ends, placeOf(method)));
    }
    if (const SurveyPosterior *posterior = posteriorOf(choice, budget)) {
        const SurveyInterval ends = posterior->credible(choice.beta);
        figure.y.namedTicks.push_back({credibleRow, tr("credible")});
        Curve row = errorBar(tr("credible"), credibleRow, credibleColour, Role::Exact, ends, 0.16);
        row.inLegend = false;
        figure.layers.emplace_back(std::move(row));
        figure.layers.emplace_back(endsAbove(ends, credibleRow));
        show(ends.lower);
        show(ends.upper);
    }
    if (choice.second == SurveyChoice::Second::Device) {
        const SurveyInterval whole = twoSampleInterval(choice.samples, choice.beta);
        const SurveyInterval ends = clipped(whole);
        figure.y.namedTicks.push_back({unknownRow, tr("Wald, u unknown")});
        Curve row = errorBar(tr("Wald, u unknown"), unknownRow, unknownColour, Role::Approximation, ends, 0.16);
        row.inLegend = false;
        figure.layers.emplace_back(std::move(row));
        figure.layers.emplace_back(endsAbove(ends, unknownRow));
        show(ends.lower);
        show(ends.upper);
    }
    std::ranges::reverse(figure.y.namedTicks); // ticks ascend
    if (estimate < 0)                          // what is left of the intervals is at 0: not on the frame
        show(-0.1 * std::max(estimate, -1.0));
    figure.x.range = shownWindow(view.x, extent.interval());
    figure.layers.emplace_back(
        Marker{.value = estimate, .label = tr("estimate {estimate}", {{"estimate", estimate}})});
    for (const double end : {0.0, 1.0})
        figure.layers.emplace_back(Marker{.value = end, .chosen = false});
    if (const Interval &own = figure.x.range.natural; estimate < own.lower || estimate > own.upper)
        figure.note = tr("The estimate is too far from [0, 1] to be shown.");
    return figure;
}

} // namespace halftruth::survey_explorer
