#include "core/math/accuracy/accuracy.h"

#include "core/explorers/accuracy/accuracy_methods.h"
#include "core/explorers/explorers.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/overlay.h"
#include "core/explorers/support/solves.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/simulation/count_study.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace halftruth {

namespace {

using namespace accuracy;
using enum ParameterId;

/// Up to so many people the window's end is no further than that.
constexpr double quickPeople = 999;

bool drawn(const Method &method, double people, Quality quality) {
    return method.role != Role::Exact || quality == Quality::Fine || people <= coarseExactPeople;
}

/// The exact curve takes longest: the first pass leaves out what would take more than a frame, and the second fills
/// it in, with fewer points where the steps can't be seen any more.
std::vector<double> exactPoints(const std::vector<double> &people, Quality quality) {
    std::vector<double> points;
    for (std::size_t i = 0; i < people.size(); ++i)
        if (people[i] <= coarseExactPeople || (quality == Quality::Fine && (i % 4 == 0 || i + 1 == people.size())))
            points.push_back(people[i]);
    return points;
}

/// How many numbers of people, and how many errors, are simulated.
constexpr int simulatedPoints = 25;
constexpr int simulatedErrors = 41;
/// A trial of all of them: a third in drawing the counts, the rest in sorting them.
constexpr double trialMicroseconds = 0.2 * (simulatedPoints + 1);

/// The errors in repeated surveys of so many people. Their study is that number: zooming changes none of them.
Empirical simulatedAmong(const Design &design, std::int64_t people, const Overlay &overlay,
                         const std::stop_token &stop) {
    const CountModel model = design.model(people);
    const CountTally counts = simulateCounts(model, overlay.simulation(static_cast<std::uint32_t>(people)), stop);
    return estimateErrors(model, counts);
}

void drawSimulatedAccuracy(Figure &figure, const Design &design, Interval window, const Overlay &overlay,
                           const std::stop_token &stop) {
    SimulatedCurve curve;
    if (overlay.drawn() && window.lower < window.upper)
        for (const std::int64_t people : spacedIntegers(window, figure.x.scale, simulatedPoints)) {
            const Empirical errors = simulatedAmong(design, people, overlay, stop);
            if (stop.stop_requested())
                return;
            curve.add(static_cast<double>(people), simulatedAccuracy(errors, design.beta));
        }
    curve.drawOn(figure, overlay);
}

constexpr const char *noLies = "With q = 0 nobody lies and the error is 0, which has no place on a logarithmic axis.";

Figure errorFigure(const Request &request, const Design &design, const Overlay &overlay, std::stop_token stop) {
    const View view = request.view("error");
    const auto n = static_cast<double>(design.n);
    Figure figure{.id = "error",
                  .title = "Error of the estimated share",
                  .x = peopleAxis(view, design),
                  .y = {.title = "error of the share", .symbol = "α", .scale = Scale::Log, .scaleChoice = true},
                  .layers = {},
                  .caption =
                      "α at β = " + displayNumber(design.beta) +
                      " for a fixed database with the same share of ones: Hoeffding 1963 [GA], Chebyshev [WN], "
                      "Bernstein, Chernoff, the normal approximation, and the count's own distribution "
                      "[KR2, section 3.1].",
                  .xParameter = Population,
                  .errorBars = ErrorBars{.symbol = "π̂", .centre = design.share(), .domain = {0, 1}}};
    const bool fine = request.quality == Quality::Fine;
    const std::vector<double> people = peopleIn(figure.x, fine ? 121 : 41);
    if (people.empty())
        figure.note = "There is no whole number of people in this window.";
    else if (design.q == 0)
        figure.note = noLies;
    for (const Method &method : methods()) {
        if (stop.stop_requested())
            return figure;
        std::vector<double> xs = people;
        if (method.role == Role::Exact)
            xs = exactPoints(people, request.quality);
        figure.layers.emplace_back(
            curveOf(std::string(method.name), method.role, method.colour, xs, [&](double each) {
                return stop.stop_requested() ? 0.0 : method.accuracy(design, static_cast<std::int64_t>(each));
            }));
    }
    figure.layers.emplace_back(Marker{.value = n, .label = "n = " + displayNumber(n)});
    fitBelow(figure, view, 1000, "Of bounds above 1000 nothing is shown.");
    drawSimulatedAccuracy(figure, design, drawnPeople(figure.x), overlay, stop);
    return figure;
}

/// What goes with the failure probability: the errors of the surveys that were simulated.
struct Errors {
    Overlay overlay;
    Empirical errors;
};

void drawSimulatedFailure(Figure &figure, const Design &design, Interval window, const Errors &simulated) {
    SimulatedCurve curve;
    if (simulated.overlay.drawn() && window.upper > 0)
        for (const double alpha : spaced(window, figure.x.scale, simulatedErrors))
            curve.add(alpha, simulatedFailure(design.model(design.n), simulated.errors, alpha));
    curve.drawOn(figure, simulated.overlay);
}

Figure failureFigure(const Request &request, const Design &design, const Errors &simulated, std::stop_token stop) {
    const View view = request.view("failure");
    const double typical = accuracyHoeffding(design.q, design.n, design.beta);
    const double end = std::max(design.alpha, typical) * 1.6;
    // Where the tolerated error is far from all that happens, they only fit on a logarithmic axis together.
    const double likely = method("normal").accuracy(design, design.n);
    const Scale scale = design.alpha > 50 * typical && likely > 0 ? Scale::Log : Scale::Linear;
    const double start = std::clamp(likely / 3, 1e-9 * end, end / 1000);
    Figure figure{.id = "failure",
                  .title = "How often it is worse",
                  .x = planned({.axis = {.title = "error of the share",
                                         .symbol = "α",
                                         .range = {0, end},
                                         .scale = scale,
                                         .scaleChoice = true},
                                .logRange = {start, end}},
                               view.xScale, view.x),
                  .y = {.title = "chance of more", .symbol = "β", .scale = Scale::Log, .scaleChoice = true},
                  .layers = {},
                  .caption = "P[|π̂ − π| ≥ α] for a fixed database: bounds capped at 1, the normal approximation, and "
                             "the count's own distribution.",
                  .xParameter = Alpha};
    const Interval window{std::max(figure.x.range.lower, 1e-9 * figure.x.range.upper), figure.x.range.upper};
    const bool fine = request.quality == Quality::Fine;
    const bool positive = window.upper > 0;
    const auto xs = positive ? spaced(window, figure.x.scale, fine ? 161 : 61) : std::vector<double>{};
    bool anything = false;
    for (const Method &method : methods()) {
        if (stop.stop_requested())
            return figure;
        if (!drawn(method, static_cast<double>(design.n), request.quality))
            continue;
        Curve curve = curveOf(std::string(method.name), method.role, method.colour, xs, [&](double alpha) {
            const double failure = stop.stop_requested() ? 0.0 : method.failure(design, alpha);
            return failure >= 1e-300 ? failure : std::nan(""); // a log axis has no place for 0
        });
        anything = anything || !curve.x.empty();
        figure.layers.emplace_back(std::move(curve));
    }
    if (!positive)
        figure.note = "α is positive.";
    else if (!anything)
        figure.note = "Every chance in this window is below 10⁻³⁰⁰.";
    else if (design.q == 0)
        figure.note = noLies;
    figure.layers.emplace_back(Marker{.value = design.alpha, .label = "α = " + displayNumber(design.alpha)});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = design.beta,
                                      .label = "β = " + displayNumber(design.beta),
                                      .chosen = false});
    // Down to what anybody asks for; zooming out shows more.
    if (!canShow(view.y, Scale::Log) && view.yScale.value_or(Scale::Log) == Scale::Log) {
        View window10 = view;
        window10.y = Interval{std::min(1e-4, design.beta / 100), 1.0};
        fitVertically(figure, window10);
    } else {
        fitVertically(figure, view);
    }
    drawSimulatedFailure(figure, design, window, simulated);
    return figure;
}

/// A readout of f(), or why there is no such number.
Readout tried(Readout readout, const std::function<double()> &f) {
    try {
        readout.value = f();
    } catch (const std::domain_error &error) {
        readout.missing = "none";
        readout.help = error.what();
    }
    return readout;
}

Exploration exploreAccuracy(const Request &asked, std::stop_token stop) {
    // With few people the fine pass fits in a frame, unless somebody zoomed out to many.
    const bool quick = asked.parameters[Population] <= quickPeople && !asked.view("error").x;
    Request request = asked;
    if (quick)
        request.quality = Quality::Fine;
    const Parameters &p = request.parameters;
    const Design design{.q = p[LieProbability],
                        .n = p.integer(Population),
                        .ones = p.integer(Ones),
                        .alpha = p[Alpha],
                        .beta = p[Beta]};
    Exploration answer;
    bool whole = asked.quality == Quality::Fine;
    Errors simulated{.overlay = overlayOf(asked, trialMicroseconds), .errors = {}};
    const Overlay &overlay = simulated.overlay;
    if (overlay.drawn())
        simulated.errors = simulatedAmong(design, design.n, overlay, stop);
    if (!stop.stop_requested())
        answer.figures = {errorFigure(request, design, overlay, stop),
                          failureFigure(request, design, simulated, stop), coverageFigure(asked, design, stop),
                          requiredFigure(asked, design, stop, whole)};
    answer.complete = !stop.stop_requested();
    if (!answer.complete)
        return answer;
    answer.refinable = !whole;
    answer.progress = asked.quality == Quality::Fine ? 0.5 : 0;
    overlay.tell(answer);

    const double exact = accuracyExact(design.q, design.n, design.ones, design.beta);
    const double hoeffding = accuracyHoeffding(design.q, design.n, design.beta);
    const std::vector<Method> bestFirst(methods().rbegin(), methods().rend());
    for (const Method &each : bestFirst)
        answer.readouts.push_back({.label = "<i>α</i>, " + std::string(each.name),
                                   .value = each.role == Role::Exact ? exact : each.accuracy(design, design.n),
                                   .direction = each.direction,
                                   .help = "Error of the share that is exceeded with probability β"});
    for (const Method &each : bestFirst)
        answer.readouts.push_back(
            {.label = "coverage, " + std::string(each.name),
             .value = coverage(design, each.role == Role::Exact ? exact : each.accuracy(design, design.n)),
             .help = "How often π̂ ± α has the true share, exactly, with this method's α"});
    for (const Method &each : bestFirst)
        answer.readouts.push_back({.label = "<i>β</i> at <i>α</i>, " + std::string(each.name),
                                   .value = each.failure(design, design.alpha),
                                   .direction = each.direction,
                                   .help = "Probability that the error is α or more"});
    for (const char *name : {"normal", "Bernstein", "Hoeffding", "Chebyshev"})
        answer.readouts.push_back(
            tried({.label = std::string("people, ") + name,
                   .unit = "people",
                   .direction = method(name).direction,
                   .help = std::string("Enough for α and β by ") + (name == std::string_view("normal")
                                                                        ? "the normal approximation"
                                                                        : name + std::string("'s bound"))},
                  [&] { return method(name).required(design, design.q); }));
    answer.readouts.push_back(
        tried({.label = "<i>ε</i> needed, Hoeffding",
               .unit = "nats",
               .direction = Direction::AtMost,
               .help = "Privacy loss at which Hoeffding's bound certifies α and β with n people"},
              [&] { return requiredEpsilonHoeffding(design.n, design.alpha, design.beta); }));
    answer.sentence = "With " + bold(static_cast<double>(design.n)) +
                      (design.n == 1 ? " person and <i>q</i> = " : " people and <i>q</i> = ") + bold(design.q) +
                      ", the estimated share is off by more than " + bold(exact, 3) + " at most " +
                      bold(100 * design.beta, 3) + " % of the time; Hoeffding's bound promises " +
                      bold(hoeffding, 3) + ".";
    if (overlay.on()) {
        const bool drawn = overlay.drawn();
        answer.readouts.push_back(simulatedReadout(
            overlay, "<i>α</i>, simulated", drawn ? simulatedAccuracy(simulated.errors, design.beta) : Estimate{},
            "Error of the share that is exceeded in the share β of the simulated surveys"));
        answer.readouts.push_back(simulatedReadout(
            overlay, "<i>β</i> at <i>α</i>, simulated",
            drawn ? simulatedFailure(design.model(design.n), simulated.errors, design.alpha) : Estimate{},
            "Share of the simulated surveys whose error is α or more"));
    }
    return answer;
}

const std::vector<ParameterUse> &accuracyParameters() {
    static const std::vector<ParameterUse> all =
        withOverlay({{.id = LieProbability, .range = range::lieProbabilityInformative},
                     {.id = Population},
                     {.id = Ones},
                     {.id = Alpha},
                     {.id = Beta}});
    return all;
}

std::vector<SolveSpec> accuracySolves() {
    std::vector<SolveSpec> all;
    for (const char *relation : {"accuracy-hoeffding", "accuracy-chernoff", "accuracy-bernstein",
                                 "accuracy-chebyshev", "accuracy-normal", "accuracy-exact"})
        all.push_back({.relation = relation, .unknowns = {LieProbability, Population, Alpha, Beta}});
    all.push_back(solvesLieProbability());
    return all;
}

} // namespace

ExplorerSpec accuracyExplorer() {
    return {.id = "accuracy",
            .title = "Accuracy",
            .question = "How accurate is the result, and how many people do I need?",
            .parameters = accuracyParameters(),
            .uses = [](const Parameters &given) { return overlayUses(accuracyParameters(), given); },
            .solves = accuracySolves(),
            .layout = {2, 2},
            .explore = exploreAccuracy};
}

} // namespace halftruth
