#include "core/explorers/explorers.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/solves.h"
#include "core/explorers/support/survey_choice.h"
#include "core/explorers/survey/survey_overlay.h"
#include "core/methods/interval_methods.h"
#include "core/text/bibliography.h"
#include "core/text/complaint.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <span>
#include <stdexcept>

namespace halftruth {

namespace {

using enum ParameterId;

using Method = IntervalMethodRow;

// The points of the coverage for the people asked grow fewer as each takes longer: for 10^9 people it is all but
// flat.
constexpr double mediumCoverage = 1e6;
constexpr double longCoverage = 1e7;

Text pending() { return tr("…"); }

double people(const SurveyChoice &choice) { return static_cast<double>(choice.answers.n); }

/// As many digits as tell the ends of an interval apart, at least so many.
int digitsFor(const SurveyInterval &interval, int least) {
    const double width = interval.upper - interval.lower;
    return width > 0 ? std::clamp(static_cast<int>(std::ceil(1 - std::log10(width))), least, 12) : least;
}

/// Its place among the intervals of one picture: the first at the top.
double placeOf(const Method &method) {
    const auto below = std::ranges::find(intervalMethods(), method.method, &Method::method);
    return static_cast<double>(std::distance(below, intervalMethods().end()));
}

Role roleOf(const Method &method) { return method.direction == Direction::Exact ? Role::Exact : Role::Approximation; }

// ---------------------------------------------------------------- the estimate

SurveyInterval unclipped(const SurveyChoice &choice, IntervalMethod method) {
    return surveyUnclippedInterval(method, choice.design, choice.answers, choice.beta);
}

SurveyInterval clipped(const SurveyInterval &interval) {
    return {.lower = std::clamp(interval.lower, 0.0, 1.0), .upper = std::clamp(interval.upper, 0.0, 1.0)};
}

/// The chosen one is needed; null where there was no time for another.
const SurveyInterval *intervalOf(const SurveyChoice &choice, const Method &method, Budget &budget) {
    const std::string name = "interval/" + std::string(method.spec().key);
    const auto interval = [&] { return unclipped(choice, method.method); };
    return method.method == choice.method ? &budget.needed(name, interval) : budget.value(name, interval);
}

/// An error bar with caps. From right to left: a bar has no value at an x that a reading could name.
Curve errorBar(Text label, const Method &method, Role role, const SurveyInterval &ends, double cap) {
    const double row = placeOf(method);
    Curve bar{.label = std::move(label), .role = role, .colour = method.colour, .x = {}, .y = {}};
    bar.x = {ends.upper, ends.upper, ends.upper, ends.lower, ends.lower, ends.lower};
    bar.y = {row - cap, row + cap, row, row, row + cap, row - cap};
    return bar;
}

Figure estimateFigure(const Request &request, const SurveyChoice &choice, Budget &budget) {
    const View view = request.view("estimate");
    const double estimate = surveyEstimate(choice.design, choice.answers);
    Figure figure{
        .id = "estimate",
        .title = tr("Estimate and intervals, {confidence} confidence", {{"confidence", confidenceText(choice.beta)}}),
        .x = {.title = tr("prevalence"), .symbol = "π"},
        .y = {.title = tr("interval"), .range = shownWindow(view.y, {0.4, 4.9})},
        .layers = {},
        .caption = tr("π̂ = (yes/n − b)/(a − b), a and b the chances of a yes with and without the trait "
                      "{warner}. Wald: π̂ ± z SE; {wilson} and {clopper} for the share of yes answers, "
                      "carried over; exact, for the share of these n people {exact}.",
                      {{"warner", cite("Warner 1965")},
                       {"wilson", cite("Wilson 1927")},
                       {"clopper", cite("Clopper and Pearson 1934")},
                       {"exact", cite("KR2", "section 3.1.3")}})};
    Extent extent(Scale::Linear);
    // A hair's breadth of a contrast spreads estimates over millions: what is beyond this has nothing to say.
    const auto show = [&](double value) { extent.include(std::clamp(value, -1.0, 2.0)); };
    show(estimate);
    bool firstUnclipped = true;
    for (const Method &method : intervalMethods()) {
        figure.y.namedTicks.push_back({placeOf(method), method.title});
        const SurveyInterval *found = intervalOf(choice, method, budget);
        if (!found)
            continue;
        const SurveyInterval whole = *found;
        const SurveyInterval ends = clipped(whole);
        if (method.method == choice.method)
            for (const double end : {ends.lower, ends.upper})
                figure.layers.emplace_back(Marker{.value = end});
        if (whole.lower < 0 || whole.upper > 1) {
            Curve bar = errorBar(firstUnclipped ? tr("not clipped to [0, 1]")
                                                : tr("{method}, not clipped", {{"method", method.title}}),
                                 method, Role::Reference, whole, 0.08);
            bar.inLegend = firstUnclipped;
            firstUnclipped = false;
            figure.layers.emplace_back(std::move(bar));
        }
        Curve row = errorBar(method.title, method, roleOf(method), ends, 0.16);
        row.inLegend = false; // its tick names it
        figure.layers.emplace_back(std::move(row));
        for (const double end : {whole.lower, whole.upper, ends.lower, ends.upper})
            show(end);
        figure.layers.emplace_back(
            Annotation{.x = (ends.lower + ends.upper) / 2,
                       .y = placeOf(method),
                       .text = whole.upper < 0 || whole.lower > 1
                                   ? tr("none in [0, 1]")
                                   : tr("{from} … {to}", {{"from", atLeast(ends.lower, digitsFor(ends, 4))},
                                                          {"to", atMost(ends.upper, digitsFor(ends, 4))}})});
    }
    std::ranges::reverse(figure.y.namedTicks); // ticks ascend
    if (estimate < 0)                          // what is left of the intervals is at 0: not on the frame
        show(-0.1 * std::max(estimate, -1.0));
    figure.x.range = shownWindow(view.x, extent.interval());
    figure.layers.emplace_back(
        Marker{.value = estimate, .label = tr("estimate {estimate}", {{"estimate", estimate}})});
    for (const double end : {0.0, 1.0})
        figure.layers.emplace_back(Marker{.value = end, .chosen = false});
    if (estimate < -1 || estimate > 2)
        figure.note = tr("The estimate is too far from [0, 1] to be shown.");
    return figure;
}

// ---------------------------------------------------------------- coverage

/// Every how many of the 241 places in a window one interval's coverage is drawn at.
std::size_t coverageStride(const Method &method, const SurveyChoice &choice) {
    if (method.ofThesePeople)
        return people(choice) <= mediumCoverage ? 2 : people(choice) <= longCoverage ? 6 : 20;
    return choice.design.draws > fewSurveyCards ? 8 : choice.design.draws > 1 ? 4 : 1;
}

std::vector<double> coveragePoints(const Method &method, const SurveyChoice &choice, Interval window) {
    const std::size_t stride = coverageStride(method, choice);
    const std::vector<double> places = spaced(window, Scale::Linear, 241);
    std::vector<double> points;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (i % stride == 0 || i == 1 || i + 2 == places.size()) // next to the ends it jumps
            points.push_back(places[i]);
    return method.ofThesePeople ? wholeShares(std::move(points), choice.answers.n) : points;
}

double coverage(const Method &method, const SurveyChoice &choice, double prevalence) {
    if (method.ofThesePeople)
        return surveyCoverageFixed(method.method, choice.design, choice.answers.n,
                                   std::llround(prevalence * people(choice)), choice.beta);
    return surveyCoverage(method.method, choice.design, choice.answers.n, prevalence, choice.beta);
}

/// The chosen interval last: on top.
std::vector<Method> drawingOrder(const SurveyChoice &choice) {
    std::vector<Method> order(intervalMethods().begin(), intervalMethods().end());
    std::ranges::stable_partition(order, [&](const Method &each) { return each.method != choice.method; });
    return order;
}

/// A saw has hundreds of teeth in sight: of so many neighbours together the lowest, the highest and the mean. Even,
/// so that no mean stands where a value is.
constexpr std::size_t teethTogether = 12;
/// In a narrower window teeth are told apart.
constexpr double seenTeeth = 0.25;

/// The values between the lowest and the highest of neighbours, with their mean.
void addSummary(Figure &figure, Curve values) {
    Band range{.label = tr("{method}, lowest to highest", {{"method", values.label}}),
               .colour = values.colour,
               .x = {},
               .lower = {},
               .upper = {},
               .inLegend = false};
    Curve mean{.label = values.label, .role = values.role, .colour = values.colour, .x = {}, .y = {}};
    const std::size_t even = values.x.size() / 40 * 2;
    const std::size_t together = std::clamp<std::size_t>(even, 1, teethTogether);
    for (std::size_t first = 0; first < values.x.size(); first += together) {
        const std::size_t end = std::min(first + together, values.x.size());
        const auto part = std::span(values.y).subspan(first, end - first);
        const auto [lowest, highest] = std::ranges::minmax(part);
        const auto add = [&](double x) {
            range.x.push_back(x);
            range.lower.push_back(lowest);
            range.upper.push_back(highest);
        };
        if (first == 0)
            add(values.x.front());
        mean.x.push_back((values.x[first] + values.x[end - 1]) / 2);
        mean.y.push_back(std::accumulate(part.begin(), part.end(), 0.0) / static_cast<double>(part.size()));
        add(mean.x.back());
        if (end == values.x.size())
            add(values.x.back());
    }
    figure.layers.emplace_back(std::move(range));
    figure.layers.emplace_back(std::move(mean));
}

Figure coverageFigure(const Request &request, const SurveyChoice &choice, RepeatedSurveys &repeated, Budget &budget) {
    const View view = request.view("coverage");
    Figure figure{
        .id = "coverage",
        .title = tr("Coverage: how often the truth is inside"),
        .x = {.title = tr("true prevalence"), .symbol = "π", .range = shownWindow(view.x, {0, 1})},
        .y = {.title = tr("coverage")},
        .layers = {},
        .caption =
            tr("Probability of the answers whose interval contains π, in random samples of n people; for these n "
               "people, with π their own share {source}. n = {n}. It goes up and down with π: a line is the mean of "
               "neighbouring values, the area around it from the lowest to the highest. In a window of a quarter or "
               "less the values themselves are drawn.",
               {{"source", cite("KR2", "section 3.1")}, {"n", people(choice)}})};
    const Interval window{std::max(0.0, figure.x.range.lower), std::min(1.0, figure.x.range.upper)};
    if (!(window.lower < window.upper))
        figure.note = tr("Prevalences lie between 0 and 1.");
    else
        for (const Method &method : drawingOrder(choice)) {
            const std::vector<double> points = coveragePoints(method, choice, window);
            Curve values = curveOf(budget, "coverage/" + std::string(method.spec().key), method.title, Role::Exact,
                                   method.colour, points,
                                   [&](double prevalence) { return coverage(method, choice, prevalence); });
            if (window.width() > seenTeeth && values.x.size() == points.size())
                addSummary(figure, std::move(values));
            else
                figure.layers.emplace_back(std::move(values));
        }
    const bool anything = std::ranges::any_of(figure.layers, [](const Layer &layer) {
        const auto *curve = std::get_if<Curve>(&layer);
        return curve && !curve->x.empty();
    });
    if (!anything && figure.note.empty())
        figure.note = tr("The coverage takes longer than a frame and follows.");
    figure.layers.emplace_back(Marker{
        .direction = Marker::Direction::Horizontal,
        .value = 1 - choice.beta,
        .label = choice.beta < 1e-3 ? tr("1 − β") : tr("1 − β = {confidence}", {{"confidence", 1 - choice.beta}}),
        .chosen = false});
    figure.layers.emplace_back(Marker{.value = choice.test.prevalence,
                                      .label = tr("π = {prevalence}", {{"prevalence", choice.test.prevalence}}),
                                      .parameter = Prior});
    fitVertically(figure, view);
    repeated.drawCoverageOn(figure, window);
    return figure;
}

// ---------------------------------------------------------------- power

/// The people enough for the wanted power; nothing, and why, where there is no such number.
struct Requirement {
    std::optional<SurveyRequirement> enough{};
    Text reason{};
};

Requirement requirementOf(const SurveyChoice &choice) {
    try {
        return {.enough = surveyRequiredN(choice.test, choice.power), .reason = {}};
    } catch (const std::domain_error &error) {
        return {.enough = {}, .reason = complaint(error.what())};
    }
}

/// Every fourth, and the last.
std::vector<double> thinned(const std::vector<double> &counts) {
    std::vector<double> fewer;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (i % 4 == 0 || i + 1 == counts.size())
            fewer.push_back(counts[i]);
    return fewer;
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
    figure.layers.emplace_back(curveOf(
        budget, "power/exact", tr("exact"), Role::Exact, 0, choice.design.draws > 1 ? thinned(counts) : counts,
        [&](double n) { return surveyPowerExact(choice.test, static_cast<std::int64_t>(n)); }));
    figure.layers.emplace_back(curveOf(tr("normal"), Role::Approximation, 6, counts, [&](double n) {
        return surveyPower(choice.test, static_cast<std::int64_t>(n));
    }));
    if (requirement.enough) {
        figure.layers.emplace_back(Points{.label = tr("people needed"),
                                          .role = Role::Approximation,
                                          .colour = 1,
                                          .x = {enough},
                                          .y = {requirement.enough->power}});
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

// ---------------------------------------------------------------- numbers and words

/// What an interval is where it isn't one of prevalences: beyond [0, 1], or without any width.
Text oddityOf(const SurveyInterval &whole) {
    const Argument from("from", atLeast(whole.lower, digitsFor(whole, 4)));
    const Argument to("to", atMost(whole.upper, digitsFor(whole, 4)));
    if (whole.upper < 0 || whole.lower > 1)
        return tr("Before it is cut it is {from} … {to}: it contains no prevalence at all.", {from, to});
    if (whole.lower == whole.upper)
        return tr("It is a single point, since all answers agree: that is no precision.");
    if (whole.lower < 0 || whole.upper > 1)
        return tr("Before it is cut it is {from} … {to}: what is beyond [0, 1] is no prevalence.", {from, to});
    return {};
}

std::vector<Readout> readoutsOf(const SurveyChoice &choice, const SurveyInterval &interval,
                                const Requirement &requirement, Budget &budget) {
    const Method &method = intervalMethod(choice.method);
    const Text meaning =
        sentences({tr("With confidence {confidence}.", {{"confidence", confidenceText(choice.beta)}}),
                   oddityOf(*intervalOf(choice, method, budget))});
    std::vector<Readout> readouts{{.label = tr("estimate <i>π̂</i>"),
                                   .value = surveyEstimate(choice.design, choice.answers),
                                   .help = tr("Unbiased; it may leave [0, 1]"),
                                   .chip = true},
                                  {.label = tr("estimate, clipped"),
                                   .value = surveyClippedEstimate(choice.design, choice.answers),
                                   .help = tr("The nearest prevalence there can be")},
                                  {.label = tr("standard error"),
                                   .value = surveyStandardError(choice.design, choice.answers),
                                   .direction = Direction::About,
                                   .help = tr("Of the estimate, for a random sample")},
                                  {.label = tr("{interval}, from", {{"interval", method.title}}),
                                   .value = interval.lower,
                                   .direction = method.direction,
                                   .help = meaning,
                                   .chip = true},
                                  {.label = tr("{interval}, to", {{"interval", method.title}}),
                                   .value = interval.upper,
                                   .direction = method.direction,
                                   .help = meaning,
                                   .chip = true}};
    Readout covered{.label = tr("coverage at <i>π</i>"),
                    .help = tr("How often the interval contains the true prevalence, with n people")};
    if (const double *known = budget.value(
            "coverage", [&] { return coverage(intervalMethod(choice.method), choice, choice.test.prevalence); }))
        covered.value = *known;
    else
        covered.missing = pending();
    readouts.push_back(covered);
    readouts.push_back({.label = tr("privacy parameter <i>ε</i>"),
                        .value = surveyEpsilon(choice.design),
                        .unit = tr("nats"),
                        .help = tr("One person's answers change any odds by a factor of at most e^ε"),
                        .chip = true});
    if (choice.design.draws == 1) {
        // One-sided designs protect one answer only.
        readouts.push_back({.label = tr("<i>ε</i> of a yes"),
                            .value = surveyEpsilonOfYes(choice.design),
                            .unit = tr("nats"),
                            .help = tr("|ln(a/b)|, a and b the chances of a yes with and without the trait")});
        readouts.push_back({.label = tr("<i>ε</i> of a no"),
                            .value = surveyEpsilonOfNo(choice.design),
                            .unit = tr("nats"),
                            .help = tr("|ln((1 − a)/(1 − b))|, 1 − a and 1 − b the chances of a no")});
    }
    readouts.push_back({.label = tr("power, normal"),
                        .value = surveyPower(choice.test, choice.answers.n),
                        .direction = Direction::About,
                        .help = tr("Of the one-sided z test, with n people")});
    readouts.push_back(
        {.label = tr("power, exact"),
         .value = budget.needed("power", [&] { return surveyPowerExact(choice.test, choice.answers.n); }),
         .help = tr("Probability that the test rejects, with n people")});
    readouts.push_back({.label = tr("power, two-sided, normal"),
                        .value = surveyTwoSidedPower(choice.test, choice.answers.n),
                        .direction = Direction::About,
                        .help = tr("Of the z test that rejects on either side, each at half the level")});
    readouts.push_back(
        {.label = tr("power, two-sided, exact"),
         .value = budget.needed("two-sided power",
                                [&] { return surveyTwoSidedPowerExact(choice.test, choice.answers.n); }),
         .help = tr("Probability that it rejects, with n people")});
    Readout enough{.label = tr("people needed"),
                   .unit = tr("people"),
                   .direction = Direction::About,
                   .help = tr("The smallest number whose power, normal, is the wanted one")};
    Readout reached{.label = tr("power they reach"),
                    .direction = Direction::About,
                    .help = tr("Normal approximation, with the people needed")};
    Readout truly{.label = tr("power they reach, exact"),
                  .help = tr("Probability that the test rejects, with the people needed")};
    if (requirement.enough) {
        enough.value = static_cast<double>(requirement.enough->n);
        reached.value = requirement.enough->power;
        truly.value =
            budget.needed("power of enough", [&] { return surveyPowerExact(choice.test, requirement.enough->n); });
    } else {
        for (Readout *each : {&enough, &reached, &truly}) {
            each->missing = tr("none");
            each->help = requirement.reason;
        }
    }
    readouts.insert(readouts.end(), {enough, reached, truly});
    return readouts;
}

/// What one person's answers change, at most.
Text oddsText(const SurveyDesign &design) {
    const double epsilon = surveyEpsilon(design);
    const bool several = design.draws > 1;
    if (std::isinf(surveyEpsilonOfNo(design)) && !several && std::isfinite(surveyEpsilonOfYes(design)))
        return tr("A yes changes any odds by a factor of at most <b>{factor}</b>; a no protects nobody.",
                  {{"factor", atMost(std::exp(surveyEpsilonOfYes(design)), 3)}});
    if (std::isinf(epsilon))
        return several ? tr("One person's answers may give the truth away.")
                       : tr("One person's answer may give the truth away.");
    const Number factor = atMost(std::exp(epsilon), 3);
    return several ? tr("One person's answers change any odds by a factor of at most <b>{factor}</b>.",
                        {{"factor", factor}})
                   : tr("One person's answer changes any odds by a factor of at most <b>{factor}</b>.",
                        {{"factor", factor}});
}

Text sentenceOf(const Parameters &p, const SurveyChoice &choice, const SurveyInterval &interval) {
    const double estimate = surveyEstimate(choice.design, choice.answers);
    const int digits = digitsFor(interval, 3);
    const Text counted = surveyDesign(p).countInWords(p);
    const Argument confidence("confidence", confidenceText(choice.beta));
    // Rounded outwards.
    const Argument lower("lower", percent(interval.lower, digits, Rounding::Down));
    const Argument upper("upper", percent(interval.upper, digits, Rounding::Up));
    if (estimate >= 0 && estimate <= 1)
        return sentences({counted,
                          tr("An estimated <b>{share} %</b> have the trait, with {confidence} confidence between "
                             "<b>{lower} %</b> and <b>{upper} %</b>.",
                             {{"share", percent(estimate, digits)}, confidence, lower, upper}),
                          oddsText(choice.design)});
    const Text cut = estimate < 0 ? tr("That is less than is expected when nobody has the trait, so the estimate is "
                                       "cut to <b>0 %</b>.")
                                  : tr("That is more than is expected when everybody has the trait, so the estimate "
                                       "is cut to <b>100 %</b>.");
    if (interval.lower == interval.upper)
        return sentences(
            {counted, cut, tr("The whole interval is cut with it: these answers hardly fit the design.")});
    return sentences({counted, cut,
                      tr("With {confidence} confidence the prevalence is between <b>{lower} %</b> and "
                         "<b>{upper} %</b>.",
                         {confidence, lower, upper})});
}

Exploration exploreSurvey(const Request &request, Budget &budget) {
    const SurveyChoice choice = surveyChoice(request.parameters);
    const Requirement &requirement = budget.needed("requirement", [&] { return requirementOf(choice); });
    RepeatedSurveys repeated(request, choice, budget);
    const SurveyInterval chosen = clipped(*intervalOf(choice, intervalMethod(choice.method), budget));
    Exploration answer;
    answer.readouts = readoutsOf(choice, chosen, requirement, budget);
    answer.figures = {estimateFigure(request, choice, budget), coverageFigure(request, choice, repeated, budget),
                      powerFigure(request, choice, requirement, repeated, budget)};
    repeated.addReadouts(answer);
    answer.sentence = sentenceOf(request.parameters, choice, chosen);
    return answer;
}

std::vector<SolveSpec> surveySolves() {
    const auto forced = [](const Parameters &p) {
        return surveyDesign(p).has(ForcedYes) ? std::optional(p) : std::nullopt;
    };
    SolveSpec lies = solvesLieProbability();
    // Of a design that protects one answer only there is no ε to be asked for.
    lies.given = [](const Parameters &p) { return surveyDesign(p).id == "mangat" ? std::nullopt : std::optional(p); };
    return {{.relation = "power", .unknowns = {Population, Prior, Significance, Power}, .given = asForcedResponse},
            {.relation = "power", .unknowns = {Truth}, .given = forced},
            lies};
}

} // namespace

ExplorerSpec surveyExplorer() {
    return {.id = "survey",
            .title = phrase("Survey"),
            .question = phrase("I ran the survey: what is the answer?"),
            .group = ExplorerGroup::Analyse,
            .model = phrase("ε-local DP"),
            .parameters = surveyParameters(),
            .uses = surveyUses,
            .solves = surveySolves(),
            .explore = exploreSurvey};
}

} // namespace halftruth
