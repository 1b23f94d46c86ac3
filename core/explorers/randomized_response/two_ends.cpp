#include "core/explorers/randomized_response/two_ends.h"

#include "core/explorers/support/figure_builder.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/text/text.h"

#include <algorithm>

namespace halftruth {

namespace {

using enum ParameterId;

/// What [WN] calls a reasonable range of ε.
constexpr Interval usualEpsilon{0.1, 5};

/// By how much one randomized answer is worth less than a true one, where the people are drawn at random: the ratio
/// of the variances of the two estimates, π(1 − π)(1 − 2q)²/(λ(1 − λ)) with λ = q + π(1 − 2q). Where all agree a true
/// answer has no variance, and any lie leaves the other one infinitely worse.
double worth(double q, double prior) {
    if (q == 0)
        return 1;
    const double contrast = 1 - 2 * q;
    const double yes = q + prior * contrast;
    return prior * (1 - prior) * contrast * contrast / (yes * (1 - yes));
}

Figure endsFigure(const Request &request, double q, double prior) {
    const View view = request.view("ends");
    Figure figure{
        .id = "ends",
        .title = tr("Between two useless ends"),
        .x = {.title = tr("lie probability"),
              .symbol = "q",
              .range = shownWindow(view.x, Interval{0, 0.5}),
              .namedTicks = {}},
        .y = {.title = tr("share"), .range = shownWindow(view.y, Interval{0, 1})},
        .layers = {},
        .caption =
            tr("Only the truth (q = 0): the count is right, and every answer is known. Only the coin (q = "
               "½): nothing is known of anybody, and nothing of all [WN]. Pure chance: 2q of the answers. "
               "Worth of an answer: π(1 − π)(1 − 2q)²/(λ(1 − λ)) of a true one, λ = q + π(1 − 2q), π the share.")};
    const Interval drawn{std::max(0.0, figure.x.range.lower), std::min(0.5, figure.x.range.upper)};
    if (drawn.lower < drawn.upper) {
        const auto xs = withPlace(spaced(drawn, Scale::Linear, curvePoints), q);
        figure.layers.emplace_back(curveOf(tr("answers by pure chance"), Role::Exact, 0, xs, rapporF));
        figure.layers.emplace_back(curveOf(tr("worth of an answer"), Role::Exact, 1, xs,
                                           [prior](double each) { return worth(each, prior); }));
    } else {
        figure.note = tr("q lies between 0 and ½.");
    }
    figure.layers.emplace_back(Annotation{.x = 0.06, .y = 0.02, .text = tr("no privacy")});
    figure.layers.emplace_back(Annotation{.x = 0.43, .y = 0.02, .text = tr("no result")});
    figure.layers.emplace_back(Marker{.value = q, .label = tr("q = {q}", {{"q", q}}), .parameter = LieProbability});
    return figure;
}

/// The range of ε that is called reasonable, behind the curve.
void addUsualRange(Figure &figure) {
    const Interval &window = figure.x.range;
    figure.layers.insert(figure.layers.begin(), Band{.label = tr("usual: 0.1 to 5"),
                                                     .colour = 2,
                                                     .x = {window.lower, window.upper},
                                                     .lower = {usualEpsilon.lower, usualEpsilon.lower},
                                                     .upper = {usualEpsilon.upper, usualEpsilon.upper}});
}

} // namespace

void addTwoEnds(const Request &request, Exploration &answer) {
    const double q = request.parameters[LieProbability];
    const double prior = request.parameters[Prior];
    addUsualRange(answer.figures.front());
    answer.figures.push_back(endsFigure(request, q, prior));
    const std::vector<Readout> all{
        {.label = tr("worth of an answer"),
         .value = worth(q, prior),
         .help =
             tr("π(1 − π)(1 − 2q)²/(λ(1 − λ)): so many true answers of people drawn at random tell as much about the "
                "share. 1 where only the truth is told, 0 where only the coin speaks")},
        {.label = tr("<i>q</i> at <i>ε</i> = 5"),
         .value = lieProbability(usualEpsilon.upper),
         .help = tr("1/(1 + e^5): with a smaller q, ε is above what is usual [WN]")},
        {.label = tr("<i>q</i> at <i>ε</i> = 0.1"),
         .value = lieProbability(usualEpsilon.lower),
         .help = tr("1/(1 + e^0.1): with a larger q, ε is below what is usual [WN]")},
    };
    answer.readouts.insert(answer.readouts.end(), all.begin(), all.end());
}

} // namespace halftruth
