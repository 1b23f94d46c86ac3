#include "core/math/accuracy/accuracy.h"

#include "core/explorers/accuracy/accuracy_figures.h"
#include "core/explorers/accuracy/accuracy_sources.h"
#include "core/explorers/explorers.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/overlay.h"
#include "core/explorers/support/solves.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/required_people.h"
#include "core/math/domain/underflow.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/simulation/count_study.h"
#include "core/text/bibliography.h"
#include "core/text/complaint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <stdexcept>
#include <utility>

namespace halftruth {

namespace {

using namespace accuracy;
using enum ParameterId;

/// Beyond so many people the steps of the exact curve can't be seen any more: fewer points will do.
constexpr double seenSteps = 1e5;

std::vector<double> exactPoints(const std::vector<double> &people) {
    std::vector<double> points;
    for (std::size_t i = 0; i < people.size(); ++i)
        if (people[i] <= seenSteps || i % 4 == 0 || i + 1 == people.size())
            points.push_back(people[i]);
    return points;
}

/// How many numbers of people, and how many errors, are simulated.
constexpr int simulatedPoints = 25;
constexpr int simulatedErrors = 41;

/// The errors in repeated surveys of so many people. Their study is that number: zooming changes none of them.
const Empirical *simulatedAmong(const Design &design, std::int64_t people, Overlay &overlay) {
    return overlay.study("counts", static_cast<std::uint32_t>(people),
                         [&](const Simulation &simulation, const std::stop_token &stop) {
                             const CountModel model = design.model(people);
                             return estimateErrors(model, simulateCounts(model, simulation, stop));
                         });
}

/// By the count's own distribution: the one the others are measured by.
const AccuracyMethod &exactMethod() {
    return *std::ranges::find(accuracyMethods(), Direction::Exact, &AccuracyMethod::direction);
}

/// How the chart of errors shows them: as they are, or as multiples of the exact one.
bool isRelative(const Request &request) { return request.parameters[ErrorScale] > 0; }

Estimate scaled(const Estimate &estimate, double factor) {
    return {.value = factor * estimate.value,
            .standardError = factor * estimate.standardError,
            .lower = factor * estimate.lower,
            .upper = factor * estimate.upper};
}

void drawSimulatedAccuracy(Figure &figure, const Design &design, Interval window, bool relative, Overlay &overlay,
                           Budget &budget) {
    SimulatedCurve curve;
    if (overlay.on() && window.lower < window.upper)
        for (const std::int64_t people : spacedIntegers(window, figure.x.scale, simulatedPoints))
            if (const Empirical *errors = simulatedAmong(design, people, overlay)) {
                const Estimate error = simulatedAccuracy(*errors, design.beta);
                const double *exact = relative ? budget.value("exact error/" + std::to_string(people),
                                                              [&] { return design.accuracy(exactMethod(), people); })
                                               : nullptr;
                if (!relative)
                    curve.add(static_cast<double>(people), error);
                else if (exact && *exact > 0)
                    curve.add(static_cast<double>(people), scaled(error, 1 / *exact));
            }
    curve.drawOn(figure, overlay);
}

/// Every curve as so many times the exact one, where that is known and no 0.
void divideByExact(Figure &figure) {
    std::map<double, double> exact;
    for (const Layer &layer : figure.layers)
        if (const auto *curve = std::get_if<Curve>(&layer); curve && curve->role == Role::Exact)
            for (std::size_t i = 0; i < curve->x.size(); ++i)
                exact[curve->x[i]] = curve->y[i];
    for (Layer &layer : figure.layers) {
        auto *curve = std::get_if<Curve>(&layer);
        if (!curve)
            continue;
        Curve all = std::exchange(*curve, {});
        *curve = {.label = all.label, .role = all.role, .colour = all.colour, .x = {}, .y = {}};
        for (std::size_t i = 0; i < all.x.size(); ++i)
            if (const auto at = exact.find(all.x[i]); at != exact.end() && at->second > 0) {
                curve->x.push_back(all.x[i]);
                curve->y.push_back(all.y[i] / at->second);
            }
    }
}

Text noLies() { return tr("With q = 0 nobody lies and the error is 0, which has no place on a logarithmic axis."); }

/// "Hoeffding [Hoeffding 1963] [GA], Chebyshev [WN], …, and the count's own distribution [KR2, section 3.1]".
Text citedMethods() {
    std::vector<Text> all;
    for (const AccuracyMethod &method : accuracyMethods())
        all.push_back(method.cited());
    const Text last = std::move(all.back());
    all.pop_back();
    return tr("{methods}, and {last}", {{"methods", listed(all)}, {"last", last}});
}

Figure errorFigure(const Request &request, const Design &design, Overlay &overlay, Budget &budget) {
    const View view = request.view("error");
    const auto n = static_cast<double>(design.n);
    const bool relative = isRelative(request);
    Figure figure{
        .id = "error",
        .title = relative ? tr("How many times the exact error?") : tr("Error of the estimated share"),
        .x = peopleAxis(view, design),
        .y = {.title = relative ? tr("error, relative to the exact one") : tr("error of the share"),
              .symbol = relative ? "α/α₀" : "α",
              .scale = Scale::Log,
              .scaleChoice = true},
        .layers = {},
        .caption = tr("The error α that is exceeded with probability at most β = {beta}, among fixed "
                      "people with the same share of true yeses: {methods}.",
                      {{"beta", design.beta}, {"methods", citedMethods()}}),
    };
    if (relative)
        figure.caption = sentences({figure.caption, tr("Each is divided by the exact one, α₀.")});
    else
        figure.errorBars = ErrorBars{.symbol = "π̂", .centre = design.share, .domain = {0, 1}};
    const std::vector<double> people = peopleIn(figure.x, errorPoints);
    if (people.empty())
        figure.note = tr("There is no whole number of people in this window.");
    else if (design.q == 0)
        figure.note = noLies();
    for (const AccuracyMethod &method : accuracyMethodsFromWidest())
        figure.layers.emplace_back(
            curveOf(budget, "error/" + std::string(method.id), method.title, method.role, method.colour,
                    withPlace(method.role == Role::Exact ? exactPoints(people) : people, n),
                    [&](double each) { return design.accuracy(method, static_cast<std::int64_t>(each)); }));
    if (relative)
        divideByExact(figure);
    figure.layers.emplace_back(Marker{.value = n, .label = tr("n = {n}", {{"n", n}}), .parameter = Population});
    fitBelow(figure, view, 1000, tr("Of bounds above 1000 nothing is shown."));
    drawSimulatedAccuracy(figure, design, drawnPeople(figure.x), relative, overlay, budget);
    return figure;
}

/// errors: of the surveys that were simulated, where some were.
void drawSimulatedFailure(Figure &figure, const Design &design, Interval window, const Overlay &overlay,
                          const Empirical *errors) {
    SimulatedCurve curve;
    if (errors && window.upper > 0)
        for (const double alpha : spaced(window, figure.x.scale, simulatedErrors))
            curve.add(alpha, simulatedFailure(design.model(design.n), *errors, alpha));
    curve.drawOn(figure, overlay);
}

/// Where the exact probability of an error has its steps: both sides of each error that the count can make. Nothing
/// where they are so many that none has a pixel.
std::vector<double> errorSteps(const Design &design, Interval window) {
    constexpr double mostSteps = 1000;
    const CountModel model = design.model(design.n);
    const double mean = countMean(model);
    const double perError = static_cast<double>(design.n) * (1 - 2 * design.q);
    if (design.q == 0 || window.width() * perError > mostSteps)
        return {};
    std::vector<double> places{window.lower, window.upper};
    for (const double side : {-1.0, 1.0}) {
        const auto [from, to] =
            std::minmax({mean + side * window.lower * perError, mean + side * window.upper * perError});
        for (double s = std::max(0.0, std::ceil(from)); s <= std::min(std::floor(to), static_cast<double>(design.n));
             ++s) {
            const double error = std::fabs(s - mean) / perError;
            places.insert(places.end(), {error, error * (1 + 1e-12)}); // it isn't reached any more
        }
    }
    std::erase_if(places, [&](double each) { return !(each >= window.lower && each <= window.upper); });
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

Figure failureFigure(const Request &request, const Design &design, const Overlay &overlay, const Empirical *errors,
                     Budget &budget) {
    const View view = request.view("failure");
    const double typical = accuracyHoeffding(design.q, design.n, design.beta);
    const double end = std::max(design.alpha, typical) * 1.6;
    // Where the tolerated error is far from all that happens, they only fit on a logarithmic axis together.
    const double likely = accuracyNormal(design.q, design.n, design.beta);
    const Scale scale = design.alpha > 50 * typical && likely > 0 ? Scale::Log : Scale::Linear;
    const double start = std::clamp(likely / 3, 1e-9 * end, end / 1000);
    Figure figure{.id = "failure",
                  .title = tr("How likely is an error of α or more?"),
                  .x = planned({.axis = {.title = tr("error of the share"),
                                         .symbol = "α",
                                         .range = {0, end},
                                         .scale = scale,
                                         .scaleChoice = true},
                                .logRange = {start, end}},
                               view.xScale, view.x),
                  .y = {.title = tr("P(error ≥ α)"), .symbol = "β", .scale = Scale::Log, .scaleChoice = true},
                  .layers = {},
                  .caption = tr("P[|π̂ − π| ≥ α] among fixed people: bounds capped at 1, the normal approximation, "
                                "and the count's own distribution "
                                "{source}.",
                                {{"source", cite("KR2", "section 3.1")}})};
    const Interval window{std::max(figure.x.range.lower, 1e-9 * figure.x.range.upper), figure.x.range.upper};
    const bool positive = window.upper > 0;
    const auto xs = positive ? withPlace(spaced(window, figure.x.scale, 161), design.alpha) : std::vector<double>{};
    const auto steps = positive ? withPlace(errorSteps(design, window), design.alpha) : std::vector<double>{};
    bool anything = false;
    for (const AccuracyMethod &method : accuracyMethodsFromWidest()) {
        const bool stepped = method.role == Role::Exact && !steps.empty();
        Curve curve = curveOf(budget, "failure/" + std::string(method.id), method.title, method.role, method.colour,
                              stepped ? steps : xs, [&](double alpha) {
                                  const double failure = design.failure(method, alpha);
                                  return failure >= 1e-300 ? failure : std::nan(""); // a log axis has no place for 0
                              });
        anything = anything || !curve.x.empty();
        figure.layers.emplace_back(std::move(curve));
    }
    if (!positive)
        figure.note = tr("α is positive.");
    else if (!anything && budget.whole())
        figure.note = tr("Every probability in this window is below 10⁻³⁰⁰.");
    else if (design.q == 0)
        figure.note = noLies();
    figure.layers.emplace_back(
        Marker{.value = design.alpha, .label = tr("α = {alpha}", {{"alpha", design.alpha}}), .parameter = Alpha});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = design.beta,
                                      .label = tr("β = {beta}", {{"beta", design.beta}}),
                                      .chosen = false,
                                      .parameter = Beta});
    // Down to what anybody asks for; zooming out shows more.
    if (!canShow(view.y, Scale::Log) && view.yScale.value_or(Scale::Log) == Scale::Log) {
        View window10 = view;
        window10.y = Interval{std::min(1e-4, design.beta / 100), 1.0};
        fitVertically(figure, window10);
    } else {
        fitVertically(figure, view);
    }
    drawSimulatedFailure(figure, design, window, overlay, errors);
    return figure;
}

/// What the readouts say of a method.
struct MethodNumbers {
    const AccuracyMethod *method;
    double accuracy;
    double coverage;
    double failure;
};

/// The exact one first.
std::vector<MethodNumbers> numbersOf(const Design &design) {
    std::vector<MethodNumbers> numbers;
    for (const AccuracyMethod &each : accuracyMethodsFromWidest()) {
        const double accuracy = design.accuracy(each, design.n);
        numbers.push_back({.method = &each,
                           .accuracy = accuracy,
                           .coverage = coverage(design, accuracy),
                           .failure = design.failure(each, design.alpha)});
    }
    std::ranges::reverse(numbers);
    return numbers;
}

/// Points of a percentage are a hundredth each; an error that is exceeded at most so often is rounded up.
Text sentenceOf(const Design &design, const Number &lies, double exact, double hoeffding) {
    if (design.q == 0)
        return tr(
            "With <i>q</i> = <b>0</b> everybody tells the truth, and the share of yes answers is the true one.");
    // A share lies between 0 and 1: an error larger than that excludes nothing.
    if (exact > 1)
        return tr(
            "With {people} and <i>q</i> = <b>{q}</b>: in at least <b>{confidence} %</b> of repetitions the estimate "
            "is within ±<b>{exact}</b> points of the truth. That is more than the whole range from 0 to 100 %: the "
            "answers say practically nothing.",
            {{"people", tr("<b>{n}</b> people", "<b>{n}</b> person", static_cast<double>(design.n))},
             {"q", lies},
             {"confidence", confidence(design.beta)},
             {"exact", percent(exact, 3, Rounding::Up)}});
    return tr(
        "With {people} and <i>q</i> = <b>{q}</b>: in at least <b>{confidence} %</b> of repetitions the estimate is "
        "within ±<b>{exact}</b> points of the truth; Hoeffding guarantees ±<b>{hoeffding}</b>.",
        {{"people", tr("<b>{n}</b> people", "<b>{n}</b> person", static_cast<double>(design.n))},
         {"q", lies},
         {"confidence", confidence(design.beta)},
         {"exact", percent(exact, 3, Rounding::Up)},
         {"hoeffding", percent(hoeffding, 3, Rounding::Up)}});
}

/// A readout of f(), or why there is no such number.
Readout tried(Readout readout, const std::function<double()> &f) {
    try {
        readout.value = f();
    } catch (const std::domain_error &error) {
        readout.missing = tr("none");
        readout.help = complaint(error.what());
    }
    return readout;
}

/// Where none up to the most that is looked at are enough: none needed would be said of nobody.
Text tooMany() { return tr("more than {most}", {{"most", maxPopulation}}); }

/// Where a number of a method stands in the list: methods below one another, what they say beside; without a column
/// above the table.
ReadoutPlace inTable(const AccuracyMethod &method, Text column) {
    return {.group = phrase("By method"), .row = method.title, .column = std::move(column)};
}

/// The two ends of the saw: some n that do come before others that don't.
std::vector<Readout> exactPeople(const Design &design, Budget &budget) {
    const RequiredPeople *people = budget.lastly("people", [&] {
        return requiredPeopleExact(design.q, design.share, design.alpha, design.beta, RequiredEnds::Both,
                                   budget.token());
    });
    const auto readout = [&](Text label, double RequiredPeople::*end, Text help) {
        Readout found{.label = std::move(label), .unit = tr("people"), .help = std::move(help)};
        found.chip = end == &RequiredPeople::fromOn;
        found.place = inTable(exactMethod(), found.chip ? tr("people") : Text());
        if (!people)
            found.missing = tr("…");
        else if (std::isinf(people->*end))
            found.missing = tooMany();
        else
            found.value = people->*end;
        return found;
    };
    return {
        readout(tr("<i>n</i> from which on the error is below <i>α</i>, exact"), &RequiredPeople::fromOn,
                tr("The least number from which on every number of people keeps the error below α with confidence "
                   "1 − β, up to 10⁹, where m stays {share} % of n",
                   {{"share", percent(design.share, 4)}})),
        readout(tr("least <i>n</i> with an error below <i>α</i>, exact"), &RequiredPeople::first,
                tr("The least number that keeps the error below α with confidence 1 − β, where m stays {share} % "
                   "of n; some larger ones may not, as the count has steps",
                   {{"share", percent(design.share, 4)}}))};
}

/// Of a method that gives a bound or an approximation; of one that has to search for it in the last turn.
Readout peopleBy(const AccuracyMethod &method, const Design &design, Budget &budget) {
    const auto enough = [&] {
        return method
            .required(design.q, design.share, design.alpha, design.beta, RequiredEnds::FromOn, budget.token())
            .fromOn;
    };
    Readout people{
        .label = tr("people, {method}", {{"method", method.title}}),
        .unit = tr("people"),
        .direction = method.direction,
        .help = tr("Enough for an error below α with confidence 1 − β by {method}, of the share of these people "
                   "themselves",
                   {{"method", method.inWords}}),
        .place = inTable(method, tr("people"))};
    if (!method.dependsOnOnes)
        return tried(std::move(people), enough);
    if (const double *found = budget.lastly("people/" + std::string(method.id), enough); !found)
        people.missing = tr("…");
    else if (std::isinf(*found))
        people.missing = tooMany();
    else
        people.value = *found;
    return people;
}

/// All that a method says, together.
void addMethod(std::vector<Readout> &all, const Design &design, const MethodNumbers &numbers, Budget &budget) {
    const AccuracyMethod &method = *numbers.method;
    const bool exact = method.direction == Direction::Exact;
    all.push_back({.label = tr("error, {method}", {{"method", method.title}}),
                   .value = numbers.accuracy,
                   .shown = method.told(numbers.accuracy),
                   .direction = method.direction,
                   .help = method.direction == Direction::About
                               ? tr("Error of the share that is exceeded with probability about β")
                               : tr("Error of the share that is exceeded with probability at most β"),
                   .chip = exact || method.id == "hoeffding",
                   .place = inTable(method, tr("error"))});
    all.push_back({.label = tr("coverage, {method}", {{"method", method.title}}),
                   .value = numbers.coverage,
                   .help = tr("How often π̂ ± α contains the true share, exactly, with this method's α"),
                   .chip = exact,
                   .place = inTable(method, tr("covers"))});
    all.push_back(
        {.label = tr("P(error ≥ <i>α</i>), {method}", {{"method", method.title}}),
         .value = positiveWhere(canFail(method, design.q, design.n, design.ones, design.alpha), numbers.failure),
         .direction = method.direction,
         .help = tr("Probability that the error is α or more"),
         .place = inTable(method, tr("P(≥ <i>α</i>)"))});
    if (exact)
        std::ranges::move(exactPeople(design, budget), std::back_inserter(all));
    else
        all.push_back(peopleBy(method, design, budget));
}

Exploration exploreAccuracy(const Request &request, Budget &budget) {
    const Parameters &p = request.parameters;
    const Design design{.q = p[LieProbability],
                        .n = p.integer(Population),
                        .ones = p.integer(Ones),
                        .alpha = p[Alpha],
                        .beta = p[Beta],
                        .share = p.partOfWhole(Ones).part};
    const std::vector<MethodNumbers> &numbers = budget.needed("numbers", [&] { return numbersOf(design); });
    Overlay overlay(request, budget);
    const Empirical *simulated = overlay.on() ? simulatedAmong(design, design.n, overlay) : nullptr;
    Exploration answer;
    answer.figures = {errorFigure(request, design, overlay, budget),
                      failureFigure(request, design, overlay, simulated, budget),
                      coverageFigure(request, design, budget), requiredFigure(request, design, budget)};
    overlay.finish();

    const double exact = numbers.front().accuracy;
    const double hoeffding = accuracyHoeffding(design.q, design.n, design.beta);
    for (const MethodNumbers &each : numbers)
        addMethod(answer.readouts, design, each, budget);
    answer.readouts.push_back(
        tried({.label = tr("<i>ε</i> needed, Hoeffding"),
               .unit = tr("nats"),
               .direction = Direction::AtMost,
               .help = tr("Privacy parameter at which Hoeffding's bound certifies α and β with n people")},
              [&] { return requiredEpsilonHoeffding(design.n, design.alpha, design.beta); }));
    addSources(request, design, isRelative(request), answer);
    answer.sentence = sentenceOf(design, request.told(LieProbability), exact, hoeffding);
    if (overlay.on()) {
        answer.readouts.push_back(simulatedReadout(
            overlay, tr("error, simulated"), simulated ? simulatedAccuracy(*simulated, design.beta) : Estimate{},
            tr("Error of the share that is exceeded in the share β of the simulated surveys")));
        answer.readouts.push_back(simulatedReadout(
            overlay, tr("P(error ≥ <i>α</i>), simulated"),
            simulated ? simulatedFailure(design.model(design.n), *simulated, design.alpha) : Estimate{},
            tr("Share of the simulated surveys whose error is α or more")));
    }
    return answer;
}

const std::vector<ParameterUse> &accuracyParameters() {
    static const std::vector<ParameterUse> all =
        withOverlay({{.id = LieProbability, .range = range::lieProbabilityInformative},
                     {.id = Population},
                     {.id = Ones},
                     {.id = Alpha},
                     {.id = Beta, .ofInterval = true},
                     {.id = ErrorScale}});
    return all;
}

std::vector<SolveSpec> accuracySolves() {
    std::vector<SolveSpec> all;
    for (const AccuracyMethod &method : accuracyMethodsInMenu())
        all.push_back({.relation = method.relationEntry.id, .unknowns = {LieProbability, Population, Alpha, Beta}});
    all.push_back(solvesLieProbability());
    return all;
}

} // namespace

ExplorerSpec accuracyExplorer() {
    return {.id = "accuracy",
            .title = phrase("Accuracy"),
            .question = phrase("How accurate is the share of those asked, and how many people do I need?"),
            .group = ExplorerGroup::Plan,
            .model = phrase("ε-local DP"),
            .parameters = accuracyParameters(),
            .uses = [](const Parameters &given) { return overlayUses(accuracyParameters(), given); },
            .solves = accuracySolves(),
            .theory = true,
            .explore = exploreAccuracy};
}

} // namespace halftruth
