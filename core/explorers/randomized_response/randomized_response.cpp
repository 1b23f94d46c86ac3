#include "core/math/one_bit/randomized_response.h"

#include "core/explorers/randomized_response/two_ends.h"
#include "core/explorers/support/figure_builder.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

using enum ParameterId;

/// What any answer can make of a prior. Where ε is 0 or infinite its formula has no value; there, as everywhere, the
/// two answers of randomized response attain it.
PosteriorBounds anyAnswer(double q, double prior) {
    if (q == 0 || q == 0.5)
        return {.lower = posteriorAfterNo(q, prior), .upper = posterior(q, prior)};
    return posteriorBounds(epsilon(q), prior);
}

/// The trade-off curve with its limits: no test makes a mistake when nobody lies, and none beats guessing at q = 1/2.
double missedDetections(double q, double falseAlarms) {
    if (q == 0)
        return 0;
    return q == 0.5 ? 1 - falseAlarms : tradeOffCurve(epsilon(q), falseAlarms);
}

Figure epsilonFigure(const Request &request, double q) {
    const View view = request.view("epsilon");
    Figure figure{
        .id = "epsilon",
        .title = "Privacy loss of one answer",
        .x = planned({.axis = {.title = "lie probability", .symbol = "q", .range = {0, 0.5}, .scaleChoice = true},
                      .logRange = {1e-6, 0.5}},
                     view.xScale, view.x),
        .y = {.title = "privacy loss", .symbol = "ε", .unit = "nats", .scaleChoice = true},
        .layers = {},
        .caption = "ε = ln((1 − q)/q) [KR1, section 2]; it grows without bound as q goes to 0.",
        .xParameter = LieProbability};
    const Interval drawn{std::max(figure.x.range.lower, figure.x.scale == Scale::Log ? 1e-12 : 1e-3),
                         std::min(figure.x.range.upper, 0.5)};
    if (drawn.lower < drawn.upper) {
        const auto xs = spaced(drawn, figure.x.scale, curvePoints(Quality::Fine));
        figure.layers.emplace_back(curveOf("ε", Role::Exact, 0, xs, [](double each) { return epsilon(each); }));
    } else {
        figure.note = "q lies between 0 and ½.";
    }
    figure.layers.emplace_back(Marker{.value = q, .label = "q = " + displayNumber(q)});
    fitVertically(figure, view);
    return figure;
}

Figure probabilityFigure(const Request &request, double q) {
    const View view = request.view("probabilities");
    Figure figure{.id = "probabilities",
                  .title = "What a person answers",
                  .x = {.title = "the truth",
                        .range = shownWindow(view.x, Interval{-0.6, 1.6}),
                        .namedTicks = {{0, "a no"}, {1, "a yes"}}},
                  .y = {.title = "probability of the answer", .range = shownWindow(view.y, Interval{0, 1})},
                  .layers = {},
                  .caption = "P[answer = truth] = 1 − q, P[answer ≠ truth] = q [KR1, section 1]."};
    figure.layers.emplace_back(
        Bars{.label = "says no", .colour = 1, .x = {-0.2, 0.8}, .y = {1 - q, q}, .width = 0.34});
    figure.layers.emplace_back(
        Bars{.label = "says yes", .colour = 0, .x = {0.2, 1.2}, .y = {q, 1 - q}, .width = 0.34});
    return figure;
}

Figure posteriorFigure(const Request &request, double q, double prior) {
    const View view = request.view("posterior");
    Figure figure{
        .id = "posterior",
        .title = "What an answer reveals",
        .x = {.title = "probability of a yes before", .symbol = "π", .range = shownWindow(view.x, Interval{0, 1})},
        .y = {.title = "probability of a yes after", .range = shownWindow(view.y, Interval{0, 1})},
        .layers = {},
        .caption = "Bayes' rule: πp/(πp + (1 − π)q) after a yes, πq/(πq + (1 − π)p) after a no [WN].",
        .xParameter = Prior};
    const Interval drawn{std::max(0.0, figure.x.range.lower), std::min(1.0, figure.x.range.upper)};
    if (drawn.lower < drawn.upper) {
        const auto xs = spaced(drawn, Scale::Linear, curvePoints(Quality::Fine));
        figure.layers.emplace_back(
            curveOf("after a yes", Role::Exact, 0, xs, [q](double each) { return posterior(q, each); }));
        figure.layers.emplace_back(
            curveOf("after a no", Role::Exact, 1, xs, [q](double each) { return posteriorAfterNo(q, each); }));
        figure.layers.emplace_back(
            curveOf("nothing learnt", Role::Reference, 6, xs, [](double each) { return each; }));
    } else {
        figure.note = "Probabilities lie between 0 and 1.";
    }
    figure.layers.emplace_back(Marker{.value = prior, .label = "π = " + displayNumber(prior)});
    return figure;
}

Figure tradeOffFigure(const Request &request, double q) {
    const View view = request.view("trade-off");
    Figure figure{.id = "trade-off",
                  .title = "Telling a yes from a no",
                  .x = {.title = "false alarms", .symbol = "a", .range = shownWindow(view.x, Interval{0, 1})},
                  .y = {.title = "missed detections", .range = shownWindow(view.y, Interval{0, 1})},
                  .layers = {},
                  .caption = "Smallest error of any test that guesses the truth from the answer: "
                             "max(0, 1 − e^ε a, e^−ε (1 − a))."};
    const Interval drawn{std::max(0.0, figure.x.range.lower), std::min(1.0, figure.x.range.upper)};
    if (drawn.lower < drawn.upper) {
        // The curve has corners, at a = 0 and where its two lines meet (a = q): both are among the points.
        auto xs = spaced(drawn, Scale::Linear, curvePoints(Quality::Fine));
        if (q > drawn.lower && q < drawn.upper)
            xs.insert(std::ranges::lower_bound(xs, q), q);
        figure.layers.emplace_back(
            curveOf("with this q", Role::Exact, 0, xs, [q](double a) { return missedDetections(q, a); }));
        figure.layers.emplace_back(
            curveOf("guessing blindly", Role::Reference, 6, xs, [](double a) { return 1 - a; }));
    } else {
        figure.note = "Probabilities lie between 0 and 1.";
    }
    return figure;
}

} // namespace

Exploration exploreRandomizedResponse(const Request &request, std::stop_token) {
    const double q = request.parameters[LieProbability];
    const double prior = request.parameters[Prior];
    const double loss = epsilon(q);
    const PosteriorBounds bounds = anyAnswer(q, prior);

    Exploration answer;
    answer.figures = {epsilonFigure(request, q), probabilityFigure(request, q), posteriorFigure(request, q, prior),
                      tradeOffFigure(request, q)};
    answer.readouts = {
        {.label = "privacy loss <i>ε</i>", .value = loss, .unit = "nats", .help = "ln((1 − q)/q)"},
        {.label = "odds change, <i>e</i><sup><i>ε</i></sup>",
         .value = std::exp(loss),
         .unit = "×",
         .direction = Direction::AtMost,
         .help = "No answer changes the odds that a person is a yes by more than this factor."},
        {.label = "yes after a yes", .value = posterior(q, prior), .help = "Probability of a true yes after a yes"},
        {.label = "yes after a no",
         .value = posteriorAfterNo(q, prior),
         .help = "Probability of a true yes after a no"},
        {.label = "any answer, from",
         .value = bounds.lower,
         .direction = Direction::AtLeast,
         .help = "π/(π + (1 − π)e^ε): no mechanism with this ε can push the probability lower."},
        {.label = "any answer, to",
         .value = bounds.upper,
         .direction = Direction::AtMost,
         .help = "πe^ε/(πe^ε + 1 − π): no mechanism with this ε can push the probability higher."},
        {.label = "attacker's advantage", .value = advantage(q), .help = "p − q = tanh(ε/2)"},
        {.label = "truth probability <i>p</i>", .value = truthProbability(q), .help = "1 − q"},
        {.label = "RAPPOR's <i>f</i>",
         .value = rapporF(q),
         .help = "2q: keep the bit, or replace it by a fair coin with probability f"},
        {.label = "bias <i>γ</i><sub>w</sub>", .value = warnerBias(q), .help = "½ − q, in the notation of [WN]"},
        {.label = "replaced at random",
         .value = uniformReplacementProbability(q),
         .help = "2q: probability that the bit is replaced by a uniformly random one"},
    };
    addTwoEnds(request, answer);
    if (q == 0)
        answer.sentence =
            "With <i>q</i> = <b>0</b> everybody tells the truth: an answer gives a person away completely.";
    else if (q == 0.5)
        answer.sentence =
            "With <i>q</i> = <b>½</b> an answer is a fair coin: it says nothing about the person, and the "
            "collector learns nothing either.";
    else
        answer.sentence = "With <i>q</i> = " + bold(q) + ", an answer changes the odds about a person by at most " +
                          timesText(std::exp(loss)) + ": somebody thought to be a yes with probability " +
                          bold(prior) + " is one with probability " + bold(posterior(q, prior)) +
                          " after a yes, and " + bold(posteriorAfterNo(q, prior)) + " after a no.";
    return answer;
}

} // namespace halftruth
