#include <halftruth/explorers/figure_builder.h>
#include <halftruth/math/bit_vectors.h>
#include <halftruth/math/randomized_response.h>
#include <halftruth/text/number_text.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace halftruth {

namespace {

using enum ParameterId;

/// The other values that the chosen one is compared with, thin.
constexpr std::array<double, 3> comparedLies{0.05, 0.25, 0.4};
constexpr std::array<std::int64_t, 3> comparedLengths{2, 8, 32};

Figure lengthFigure(const Request &request, double q, std::int64_t bits) {
    const View view = request.view("epsilon-bits");
    Figure figure{.id = "epsilon-bits",
                  .title = "Privacy loss of a record of L bits",
                  .x = {.title = "bits per record",
                        .symbol = "L",
                        .unit = "bits",
                        .range = shownWindow(view.x, Interval{0, 41}),
                        .integer = true},
                  .y = {.title = "privacy loss", .symbol = "ε", .unit = "nats", .scaleChoice = true},
                  .layers = {},
                  .caption = "ε = L ln((1 − q)/q) [KR1, section 2].",
                  .xParameter = Bits};
    std::vector<double> lengths;
    for (int each = 1; each <= 40; ++each)
        lengths.push_back(each);
    const auto loss = [](double lie) {
        return [lie](double length) { return epsilon(lie, static_cast<std::int64_t>(length)); };
    };
    for (std::size_t i = 0; i < comparedLies.size(); ++i)
        if (comparedLies[i] != q)
            figure.layers.emplace_back(curveOf("q = " + displayNumber(comparedLies[i]), Role::Reference,
                                               static_cast<ColourIndex>(1 + i), lengths, loss(comparedLies[i])));
    figure.layers.emplace_back(curveOf("q = " + displayNumber(q), Role::Exact, 0, lengths, loss(q)));
    figure.layers.emplace_back(
        Marker{.value = static_cast<double>(bits), .label = "L = " + displayNumber(static_cast<double>(bits))});
    if (q == 0)
        figure.note = "With q = 0 the loss is infinite.";
    fitVertically(figure, view);
    if (q == 0.5 && figure.y.scale == Scale::Log)
        figure.note = "With q = ½ the loss is 0, which has no place on a logarithmic axis.";
    return figure;
}

Figure lieFigure(const Request &request, double q, std::int64_t bits) {
    const View view = request.view("epsilon-lie");
    Figure figure{
        .id = "epsilon-lie",
        .title = "Privacy loss against the lie probability",
        .x = planned({.axis = {.title = "lie probability", .symbol = "q", .range = {0, 0.5}, .scaleChoice = true},
                      .logRange = {1e-6, 0.5}},
                     view.xScale, view.x),
        .y = {.title = "privacy loss", .symbol = "ε", .unit = "nats", .scaleChoice = true},
        .layers = {},
        .caption = "ε = L ln((1 − q)/q) [KR1, section 2]; it grows without bound as q goes to 0.",
        .xParameter = LieProbability};
    const Interval drawn{std::max(figure.x.range.lower, figure.x.scale == Scale::Log ? 1e-12 : 2e-3),
                         std::min(figure.x.range.upper, 0.5)};
    if (drawn.lower < drawn.upper) {
        const auto lies = spaced(drawn, figure.x.scale, curvePoints(request.quality));
        const auto loss = [](std::int64_t length) { return [length](double lie) { return epsilon(lie, length); }; };
        for (std::size_t i = 0; i < comparedLengths.size(); ++i)
            if (comparedLengths[i] != bits)
                figure.layers.emplace_back(curveOf("L = " + displayNumber(static_cast<double>(comparedLengths[i])),
                                                   Role::Reference, static_cast<ColourIndex>(1 + i), lies,
                                                   loss(comparedLengths[i])));
        figure.layers.emplace_back(
            curveOf("L = " + displayNumber(static_cast<double>(bits)), Role::Exact, 0, lies, loss(bits)));
    } else {
        figure.note = "q lies between 0 and ½.";
    }
    figure.layers.emplace_back(Marker{.value = q, .label = "q = " + displayNumber(q)});
    fitVertically(figure, view);
    return figure;
}

std::vector<double> distances(std::int64_t bits) {
    std::vector<double> all;
    for (std::int64_t each = 0; each <= bits; ++each)
        all.push_back(static_cast<double>(each));
    return all;
}

Figure flipFigure(const Request &request, double q, std::int64_t bits) {
    const View view = request.view("distance");
    Figure figure{.id = "distance",
                  .title = "How many bits of a report are lies",
                  .x = {.title = "Hamming distance of the report",
                        .symbol = "d",
                        .unit = "bits",
                        .range = shownWindow(view.x, Interval{-0.7, static_cast<double>(bits) + 0.7}),
                        .integer = true},
                  .y = {.title = "probability", .scaleChoice = true},
                  .layers = {},
                  .caption = "The number of flipped bits is Bin(L, q) [KR1, section 1].",
                  .xParameter = Distance};
    Bars bars{.label = "P[d bits flipped]", .colour = 0, .x = distances(bits), .y = {}, .width = 0.8};
    for (const double each : bars.x)
        bars.y.push_back(flipCountProbability(q, bits, static_cast<std::int64_t>(each)));
    figure.layers.emplace_back(std::move(bars));
    figure.layers.emplace_back(Marker{.value = q * static_cast<double>(bits), .label = "mean Lq", .chosen = false});
    fitVertically(figure, view);
    if (figure.y.scale == Scale::Log && !canShow(view.y, Scale::Log))
        figure.y.range.lower = std::max(figure.y.range.lower, 1e-20);
    return figure;
}

Figure reportFigure(const Request &request, double q, std::int64_t bits, std::int64_t distance) {
    const View view = request.view("report");
    Figure figure{.id = "report",
                  .title = "Chance of one particular report",
                  .x = {.title = "Hamming distance to the truth",
                        .symbol = "d",
                        .unit = "bits",
                        .range = shownWindow(view.x, Interval{-0.7, static_cast<double>(bits) + 0.7}),
                        .integer = true},
                  .y = {.title = "probability", .scale = Scale::Log, .scaleChoice = true},
                  .layers = {},
                  .caption = "P[R(x) = y] = p^(L − d) q^d at Hamming distance d [KR1, section 1].",
                  .xParameter = Distance};
    const auto xs = distances(bits);
    const auto probability = [q, bits](double d) {
        const double value = vectorProbability(q, bits, static_cast<std::int64_t>(d));
        return value > 0 ? value : std::nan("");
    };
    Curve curve = curveOf("P[R(x) = y]", Role::Exact, 0, xs, probability);
    if (curve.x.size() < xs.size())
        figure.note = "Where the probability is 0 there is nothing to draw on a log axis.";
    figure.layers.emplace_back(curve);
    figure.layers.emplace_back(
        Points{.label = "each distance", .colour = 0, .x = std::move(curve.x), .y = std::move(curve.y)});
    figure.layers.emplace_back(Marker{.value = static_cast<double>(distance),
                                      .label = "d = " + displayNumber(static_cast<double>(distance))});
    fitVertically(figure, view);
    return figure;
}

} // namespace

Exploration exploreBitVectors(const Request &request, std::stop_token) {
    const double q = request.parameters[LieProbability];
    const std::int64_t bits = request.parameters.integer(Bits);
    const std::int64_t distance = request.parameters.integer(Distance);
    const auto length = static_cast<double>(bits);
    Exploration answer;
    answer.figures = {lengthFigure(request, q, bits), lieFigure(request, q, bits), flipFigure(request, q, bits),
                      reportFigure(request, q, bits, distance)};
    const double loss = epsilon(q, bits);
    const double untouched = vectorProbability(q, bits, 0);
    answer.readouts = {
        {.label = "<i>ε</i>, whole record", .value = loss, .unit = "nats", .help = "L ln((1 − q)/q)"},
        {.label = "<i>ε</i>, one bit", .value = epsilon(q), .unit = "nats", .help = "ln((1 − q)/q)"},
        {.label = "P(report = truth)", .value = untouched, .help = "p^L: no bit is flipped"},
        {.label = "P[R(<i>x</i>) = <i>y</i>] at <i>d</i>",
         .value = vectorProbability(q, bits, distance),
         .help = "One particular report at Hamming distance d"},
        {.label = "P(<i>d</i> bits flipped)",
         .value = flipCountProbability(q, bits, distance),
         .help = "Any report at Hamming distance d"},
        {.label = "mean flips", .value = length * q, .unit = "bits", .help = "Lq"},
        {.label = "<i>q</i> for one bit's <i>ε</i>",
         .value = loss > 0 && std::isfinite(loss) ? lieProbability(epsilon(q), bits) : q,
         .help = "Lie probability at which the whole record loses no more than one bit does now"},
    };
    answer.sentence = "A record of " + bold(length) + (bits == 1 ? " bit" : " bits") +
                      " loses <b><i>ε</i> = " + displayNumber(loss) + "</b>" +
                      (bits == 1 ? "" : ", " + bold(length) + " times that of one bit") +
                      "; it is reported untouched with probability " + bold(untouched) + ".";
    return answer;
}

} // namespace halftruth
