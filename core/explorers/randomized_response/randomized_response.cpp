#include "core/math/one_bit/randomized_response.h"

#include "core/explorers/explorers.h"
#include "core/explorers/randomized_response/two_ends.h"
#include "core/explorers/support/bends.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/solves.h"
#include "core/math/domain/underflow.h"
#include "core/text/bibliography.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace halftruth {

namespace {

using enum ParameterId;

/// Few look at these.
const ReadoutPlace notation{.group = phrase("Other notations"), .folded = true};

/// What any answer can make of a prior. Where ε is 0 or infinite its formula has no value; there, as everywhere, the
/// two answers of randomized response attain it.
PosteriorBounds anyAnswer(double q, double prior) {
    if (q == 0 || q == 0.5)
        return {.lower = posteriorAfterNo(q, prior), .upper = posterior(q, prior)};
    return posteriorBounds(epsilon(q), prior);
}

/// The trade-off curve with its limits: no test makes a mistake when nobody lies, and none beats guessing at q = 1/2.
double typeTwoError(double q, double typeOneError) {
    if (q == 0)
        return 0;
    return q == 0.5 ? 1 - typeOneError : tradeOffCurve(epsilon(q), typeOneError);
}

/// A dot with its value where the curve is at q; where that is outside the window, its value and where to look for
/// it.
void addValueAt(Figure &figure, double q, double loss) {
    const Interval shown = figure.y.range;
    const auto [lower, upper] = shown;
    const Argument value("epsilon", atMost(loss));
    const bool log = figure.y.scale == Scale::Log;
    const auto partWay = [&](double part) {
        return log ? lower * std::pow(upper / lower, part) : lower + part * (upper - lower);
    };
    if (loss > upper) {
        figure.layers.emplace_back(Annotation{.x = q, .y = partWay(0.75), .text = tr("ε = {epsilon} ↑", {value})});
    } else if (loss < lower) {
        figure.layers.emplace_back(Annotation{.x = q, .y = partWay(0.05), .text = tr("ε = {epsilon} ↓", {value})});
    } else {
        figure.layers.emplace_back(
            Points{.label = tr("ε at this q"), .colour = 0, .x = {q}, .y = {loss}, .inLegend = false});
        figure.layers.emplace_back(Annotation{.x = q, .y = loss, .text = tr("ε = {epsilon}", {value})});
    }
}

/// Where the curve of a figure is steep its points are as far apart upwards, down to a q, and up to beyond the
/// frame's top: equal steps of q would make a polygon of it, which ends in mid-air.
void leaveThroughTop(Figure &figure, double leastLies) {
    constexpr double steepFrom = 2;
    constexpr double most = 700; // beyond which q is no double
    const double top = std::min(most, figure.y.range.upper + 0.1);
    auto &curve = std::get<Curve>(figure.layers.front());
    if (!(steepFrom < top))
        return;
    std::vector<double> xs = curve.x;
    for (const double loss : spaced({steepFrom, top}, Scale::Linear, curvePoints / 2))
        if (const double q = lieProbability(loss); q > leastLies && q < curve.x.back())
            xs.push_back(q);
    std::ranges::sort(xs);
    xs.erase(std::unique(xs.begin(), xs.end()), xs.end());
    Curve finer = curveOf(curve.label, curve.role, curve.colour, xs, [](double each) { return epsilon(each); });
    curve.x = std::move(finer.x);
    curve.y = std::move(finer.y);
}

Figure epsilonFigure(const Request &request, double q) {
    const View view = request.view("epsilon");
    Figure figure{
        .id = "epsilon",
        .title = tr("Privacy parameter of one answer"),
        .x = planned({.axis = {.title = tr("lie probability"), .symbol = "q", .range = {0, 0.5}, .scaleChoice = true},
                      .logRange = {1e-6, 0.5}},
                     view.xScale, view.x),
        .y = {.title = tr("privacy parameter"), .symbol = "ε", .unit = tr("nats"), .scaleChoice = true},
        .layers = {},
        .caption = tr("One answer is ε-differentially private without anybody to trust (ε-LDP), ε = ln((1 − q)/q) "
                      "{source}; ε grows without bound as q goes to 0.",
                      {{"source", cite("GA")}})};
    const Interval drawn{std::max(figure.x.range.lower, figure.x.scale == Scale::Log ? 1e-12 : 1e-3),
                         std::min(figure.x.range.upper, 0.5)};
    if (drawn.lower < drawn.upper) {
        auto xs = spaced(drawn, figure.x.scale, curvePoints);
        if (q > drawn.lower && q < drawn.upper && !std::ranges::binary_search(xs, q)) // where the dot is
            xs.insert(std::ranges::lower_bound(xs, q), q);
        figure.layers.emplace_back(
            curveOf(Text::verbatim("ε"), Role::Exact, 0, xs, [](double each) { return epsilon(each); }));
    } else {
        figure.note = tr("q lies between 0 and ½.");
    }
    figure.layers.emplace_back(Marker{.value = q, .label = tr("q = {q}", {{"q", q}}), .parameter = LieProbability});
    fitVertically(figure, view);
    if (drawn.lower < drawn.upper && figure.x.scale == Scale::Linear)
        leaveThroughTop(figure, drawn.lower == figure.x.range.lower ? drawn.lower : 0);
    addValueAt(figure, q, epsilon(q));
    return figure;
}

Figure probabilityFigure(const Request &request, double q) {
    const View view = request.view("probabilities");
    Figure figure{.id = "probabilities",
                  .title = tr("What a person answers"),
                  .x = {.title = tr("the truth"),
                        .range = shownWindow(view.x, Interval{-0.6, 1.6}),
                        .namedTicks = {{0, tr("a no")}, {1, tr("a yes")}}},
                  .y = {.title = tr("probability of the answer"), .range = shownWindow(view.y, Interval{0, 1})},
                  .layers = {},
                  .caption = tr("P[answer = truth] = 1 − q, P[answer ≠ truth] = q {source}.",
                                {{"source", cite("KR1", "section 1")}})};
    figure.layers.emplace_back(
        Bars{.label = tr("says no"), .colour = 1, .x = {-0.2, 0.8}, .y = {1 - q, q}, .width = 0.34});
    figure.layers.emplace_back(
        Bars{.label = tr("says yes"), .colour = 0, .x = {0.2, 1.2}, .y = {q, 1 - q}, .width = 0.34});
    return figure;
}

/// A hundred people whose truth is yes as dots, those who say so first.
Figure hundredFigure(const Request &request, double q) {
    constexpr int side = 10;
    constexpr double people = side * side;
    const View view = request.view("hundred");
    const double expected = people * (1 - q);
    const int yes = static_cast<int>(std::lround(expected));
    constexpr double rounding = 1e-9;
    const bool exact = std::fabs(expected - yes) < rounding;
    Figure figure{.id = "hundred",
                  .title = exact ? tr("Of 100 true yeses, {yes} say yes", {{"yes", yes}})
                                 : tr("Of 100 true yeses, about {yes} say yes", {{"yes", yes}}),
                  .x = {.title = tr("100 people whose truth is yes"),
                        .range = shownWindow(view.x, Interval{0, side + 1}),
                        .namedTicks = {{-1, {}}}}, // people have no places
                  .y = {.title = tr("ten in a row"),
                        .range = shownWindow(view.y, Interval{0, side + 1}),
                        .namedTicks = {{-1, {}}}},
                  .layers = {},
                  .caption = tr("On average, of 100 people whose truth is yes, 100(1 − q) = {yes} say yes and "
                                "100q = {no} say no.",
                                {{"yes", expected}, {"no", people * q}}),
                  .icons = true};
    const auto add = [&](int from, int to, Text label, ColourIndex colour) {
        Points dots{.label = std::move(label), .colour = colour, .x = {}, .y = {}};
        for (int i = from; i < to; ++i) {
            dots.x.push_back(i % side + 1);
            dots.y.push_back(side - i / side);
        }
        if (from < to)
            figure.layers.emplace_back(std::move(dots));
    };
    const int no = static_cast<int>(people) - yes;
    add(0, yes, exact ? tr("say yes: {yes}", {{"yes", yes}}) : tr("say yes: about {yes}", {{"yes", yes}}), 0);
    add(yes, yes + no, exact ? tr("say no: {no}", {{"no", no}}) : tr("say no: about {no}", {{"no", no}}), 1);
    return figure;
}

Figure posteriorFigure(const Request &request, double q, double prior) {
    const View view = request.view("posterior");
    Figure figure{
        .id = "posterior",
        .title = tr("What an answer reveals"),
        .x = {.title = tr("belief before the answer"), .symbol = "π", .range = shownWindow(view.x, Interval{0, 1})},
        .y = {.title = tr("belief after the answer"), .range = shownWindow(view.y, Interval{0, 1})},
        .layers = {},
        .caption = tr("Belief in a true yes, by Bayes' rule: πp/(πp + (1 − π)q) after the answer yes, πq/(πq + (1 − "
                      "π)p) after the answer no.")};
    const Interval drawn{std::max(0.0, figure.x.range.lower), std::min(1.0, figure.x.range.upper)};
    if (drawn.lower < drawn.upper) {
        const std::array<std::function<double(double)>, 2> after{
            [q](double each) { return posterior(q, each); }, [q](double each) { return posteriorAfterNo(q, each); }};
        const auto xs = placesAtBends(drawn, {.shown = Interval(figure.y.range)}, after);
        figure.layers.emplace_back(curveOf(tr("after the answer yes"), Role::Exact, 0, xs, after[0]));
        figure.layers.emplace_back(curveOf(tr("after the answer no"), Role::Exact, 1, xs, after[1]));
        figure.layers.emplace_back(
            curveOf(tr("nothing learnt"), Role::Reference, 6, xs, [](double each) { return each; }));
    } else {
        figure.note = tr("Probabilities lie between 0 and 1.");
    }
    figure.layers.emplace_back(
        Marker{.value = prior, .label = tr("π = {prior}", {{"prior", prior}}), .parameter = Prior});
    return figure;
}

Figure tradeOffFigure(const Request &request, double q) {
    const View view = request.view("trade-off");
    Figure figure{
        .id = "trade-off",
        .title = tr("Can one answer reveal the truth?"),
        .x = {.title = tr("type I error: a true no called yes"),
              .symbol = "a",
              .range = shownWindow(view.x, Interval{0, 1})},
        .y = {.title = tr("type II error: a true yes called no"), .range = shownWindow(view.y, Interval{0, 1})},
        .layers = {},
        .caption = tr("Smallest type II error of any test that guesses the truth from the answer, at type I error a: "
                      "max(0, 1 − e^ε a, e^−ε (1 − a)) {source}.",
                      {{"source", cite("Wasserman and Zhou 2010", "theorem 2.4")}})};
    const Interval drawn{std::max(0.0, figure.x.range.lower), std::min(1.0, figure.x.range.upper)};
    if (drawn.lower < drawn.upper) {
        // The curve has corners, at a = 0 and where its two lines meet (a = q): both are among the points.
        auto xs = spaced(drawn, Scale::Linear, curvePoints);
        if (q > drawn.lower && q < drawn.upper)
            xs.insert(std::ranges::lower_bound(xs, q), q);
        figure.layers.emplace_back(
            curveOf(tr("with this q"), Role::Exact, 0, xs, [q](double a) { return typeTwoError(q, a); }));
        figure.layers.emplace_back(
            curveOf(tr("guessing blindly"), Role::Reference, 6, xs, [](double a) { return 1 - a; }));
    } else {
        figure.note = tr("Probabilities lie between 0 and 1.");
    }
    return figure;
}

Exploration exploreRandomizedResponse(const Request &request, Budget &) {
    const double q = request.parameters[LieProbability];
    const double prior = request.parameters[Prior];
    const double loss = epsilon(q);
    const PosteriorBounds bounds = anyAnswer(q, prior);

    Exploration answer;
    answer.figures = {epsilonFigure(request, q), probabilityFigure(request, q), posteriorFigure(request, q, prior),
                      tradeOffFigure(request, q), hundredFigure(request, q)};
    const double odds = q == 0 ? std::numeric_limits<double>::infinity() : (1 - q) / q;
    const double afterYes = positiveWhere(prior > 0, posterior(q, prior));
    const double afterNo = positiveWhere(prior > 0 && q > 0, posteriorAfterNo(q, prior));
    answer.readouts = {
        {.label = tr("privacy parameter <i>ε</i>"),
         .value = loss,
         .shown = atMost(loss),
         .unit = tr("nats"),
         .help = tr("ln((1 − q)/q): one answer is ε-differentially private, whoever sees it (ε-LDP)"),
         .chip = true},
        {.label = tr("change of the odds, <i>e</i><sup><i>ε</i></sup>"),
         .value = odds,
         .unit = tr("×"),
         .direction = Direction::AtMost,
         .help = tr("No answer changes the odds that a person is a yes by more than this factor."),
         .chip = true},
        {.label = tr("P(truly yes, given the answer yes)"),
         .value = afterYes,
         .help = tr("What is believed after the answer yes, where π was believed before"),
         .chip = true},
        {.label = tr("P(truly yes, given the answer no)"),
         .value = afterNo,
         .help = tr("What is believed after the answer no, where π was believed before"),
         .chip = true},
        {.label = tr("lowest belief any answer can lead to"),
         .value = bounds.lower,
         .direction = Direction::AtLeast,
         .help = tr("π/(π + (1 − π)e^ε): no mechanism with this ε can push the probability lower.")},
        {.label = tr("highest belief any answer can lead to"),
         .value = bounds.upper,
         .direction = Direction::AtMost,
         .help = tr("πe^ε/(πe^ε + 1 − π): no mechanism with this ε can push the probability higher.")},
        {.label = tr("attacker's advantage"), .value = advantage(q), .help = tr("p − q = tanh(ε/2)")},
        {.label = tr("truth probability <i>p</i>"),
         .value = truthProbability(q),
         .help = tr("1 − q"),
         .place = notation},
        {.label = tr("RAPPOR's <i>f</i>"),
         .value = rapporF(q),
         .help = tr("2q: keep the bit, or replace it by a fair coin with probability f {source}",
                    {{"source", cite("Erlingsson et al. 2014")}}),
         .place = notation},
        {.label = tr("bias <i>γ</i><sub>w</sub>"),
         .value = warnerBias(q),
         .help = tr("½ − q, in the notation of {source}", {{"source", cite("WN")}}),
         .place = notation},
        {.label = tr("replaced at random"),
         .value = uniformReplacementProbability(q),
         .help = tr("2q: probability that the bit is replaced by a uniformly random one"),
         .place = notation},
    };
    addTwoEnds(request, answer);
    if (q == 0)
        answer.sentence =
            tr("With <i>q</i> = <b>0</b> everybody tells the truth: an answer gives a person away completely.");
    else if (q == 0.5)
        answer.sentence =
            tr("With <i>q</i> = <b>½</b> an answer is a fair coin: it says nothing about the person, and the "
               "collector learns nothing either.");
    else
        answer.sentence =
            tr("An answer multiplies or divides the odds by at most <b>{factor}</b>: a <b>{prior} %</b> "
               "belief in a true yes becomes <b>{yes} %</b> after “yes” and <b>{no} %</b> after “no”.",
               {{"factor", atMost(odds, 3)},
                {"prior", percentAsChosen(prior)},
                {"yes", percent(posterior(q, prior), 4)},
                {"no", percent(posteriorAfterNo(q, prior), 4)}});
    return answer;
}

} // namespace

ExplorerSpec randomizedResponseExplorer() {
    return {.id = "randomized-response",
            .title = phrase("Randomized response"),
            .question = phrase("How private is one answer?"),
            .group = ExplorerGroup::Learn,
            .model = phrase("ε-local DP"),
            .parameters = {{.id = LieProbability}, {.id = Prior}},
            .solves = {solvesLieProbability()},
            .theory = true,
            .explore = exploreRandomizedResponse};
}

} // namespace halftruth
