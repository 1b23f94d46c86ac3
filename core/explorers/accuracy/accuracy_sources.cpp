#include "core/explorers/accuracy/accuracy_sources.h"

#include "core/explorers/support/figure_builder.h"
#include "core/math/accuracy/accuracy.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/text/text.h"

#include <algorithm>
#include <cmath>

namespace halftruth::accuracy {

using enum ParameterId;

namespace {

/// On a logarithmic axis there is no place for what is 0.
double shown(double value, Scale scale) { return value > 0 || scale == Scale::Linear ? value : std::nan(""); }

/// The standard deviation of a share of so many people, drawn at random.
double samplingError(double share, double n) { return std::sqrt(share * (1 - share) / n); }

double coinsError(double q, double n) { return std::sqrt(estimatorVariance(q, static_cast<std::int64_t>(n))); }

/// √(λ(1 − λ)/n)/(1 − 2q), λ the share of yes answers to be expected.
double bothErrors(const Design &design, double n) {
    return std::sqrt(estimatorVarianceSampled(design.q, static_cast<std::int64_t>(n), design.share));
}

Figure spreadFigure(const Request &request, const Design &design) {
    const View view = request.view("spread");
    const auto n = static_cast<double>(design.n);
    Figure figure{.id = "spread",
                  .title = tr("Two errors: the coins and the sample"),
                  .x = peopleAxis(view, design),
                  .y = {.title = tr("standard error"), .symbol = "σ", .scale = Scale::Log, .scaleChoice = true},
                  .layers = {},
                  .caption =
                      tr("Coins: √(pq/n)/(1 − 2q), whoever the people are; at most 1/(4γ√n), γ = ½ − q, as Var ≤ "
                         "1/(16γ²n) [WN]. Drawing the people at random adds √(π(1 − π)/n); both together are "
                         "√(λ(1 − λ)/n)/(1 − 2q), λ = q + π(1 − 2q) [Warner 1965]. All fall like 1/√n [GA].")};
    figure.y.scale = view.yScale.value_or(Scale::Log);
    const Scale scale = figure.y.scale;
    const std::vector<double> people = withPlace(peopleIn(figure.x, 61), n);
    if (people.empty())
        figure.note = tr("There is no whole number of people in this window.");
    const auto add = [&](Text label, Role role, ColourIndex colour, const std::function<double(double)> &f) {
        figure.layers.emplace_back(
            curveOf(std::move(label), role, colour, people, [&](double each) { return shown(f(each), scale); }));
    };
    add(tr("coins, at most"), Role::Bound, 4,
        [&](double each) { return std::sqrt(estimatorVarianceBound(design.q, static_cast<std::int64_t>(each))); });
    add(tr("coins and sample"), Role::Exact, 2, [&](double each) { return bothErrors(design, each); });
    add(tr("sample alone"), Role::Exact, 1, [&](double each) { return samplingError(design.share, each); });
    add(tr("coins alone"), Role::Exact, 0, [&](double each) { return coinsError(design.q, each); });
    if (figure.note.empty() && scale == Scale::Log && design.q == 0)
        figure.note = tr("With q = 0 no coin errs: 0 has no place on a logarithmic axis.");
    else if (figure.note.empty() && scale == Scale::Log && samplingError(design.share, n) == 0)
        figure.note = tr("Where all agree no sample errs: 0 has no place on a logarithmic axis.");
    figure.layers.emplace_back(Marker{.value = n, .label = tr("n = {n}", {{"n", n}}), .parameter = Population});
    fitVertically(figure, view);
    return figure;
}

double slope(double q) { return 1 / (1 - 2 * q); }

Figure estimatorFigure(const Request &request, const Design &design, double alpha) {
    const View view = request.view("estimator");
    const double expected = design.q + design.share * (1 - 2 * design.q);
    Figure figure{
        .id = "estimator",
        .title = tr("From yes answers to the estimate"),
        .x = {.title = tr("share of yes answers"), .symbol = "r", .range = shownWindow(view.x, Interval{0, 1})},
        .y = {.title = tr("estimated share"), .symbol = "π̂"},
        .layers = {},
        .caption =
            tr("π̂ = (r − q)/(1 − 2q) = {slope} r − {intercept}, ± α = {alpha} by Hoeffding's bound at β = {beta} "
               "[GA]. Outside 0 to 1 the estimate is no share: the coins fell unusually.",
               {{"slope", slope(design.q)},
                {"intercept", design.q * slope(design.q)},
                {"alpha", atMost(alpha, 3)},
                {"beta", design.beta}})};
    const Interval window{std::max(0.0, figure.x.range.lower), std::min(1.0, figure.x.range.upper)};
    if (window.lower < window.upper) {
        const std::vector<double> ends{window.lower, window.upper};
        Band band{.label = tr("± α, Hoeffding"), .colour = 0, .x = ends, .lower = {}, .upper = {}};
        Curve line{.label = tr("π̂"), .role = Role::Exact, .colour = 0, .x = ends, .y = {}};
        for (const double r : ends) {
            line.y.push_back((r - design.q) * slope(design.q));
            band.lower.push_back(line.y.back() - alpha);
            band.upper.push_back(line.y.back() + alpha);
        }
        figure.layers.emplace_back(std::move(band));
        figure.layers.emplace_back(std::move(line));
        figure.layers.emplace_back(
            Curve{.label = tr("if all told the truth"), .role = Role::Reference, .colour = 6, .x = ends, .y = ends});
    } else {
        figure.note = tr("Shares lie between 0 and 1.");
    }
    figure.layers.emplace_back(Marker{.value = expected, .label = tr("expected"), .chosen = false});
    for (const double edge : {0.0, 1.0})
        figure.layers.emplace_back(
            Marker{.direction = Marker::Direction::Horizontal, .value = edge, .chosen = false});
    fitVertically(figure, view);
    return figure;
}

/// 1/√n on the chart of errors, over its own window: behind everything else, and at the same n, so that it has no
/// gaps in a row of its numbers.
void addGuide(Figure &figure, double n) {
    const std::vector<double> people = withPlace(peopleIn(figure.x, errorPoints), n);
    figure.layers.insert(figure.layers.begin(), curveOf(tr("1/√n"), Role::Reference, 6, people,
                                                        [](double each) { return 1 / std::sqrt(each); }));
}

} // namespace

void addSources(const Request &request, const Design &design, bool relative, Exploration &answer) {
    const auto n = static_cast<double>(design.n);
    const double alpha = accuracyHoeffding(design.q, design.n, design.beta);
    if (!relative)
        addGuide(answer.figures.front(), n);
    answer.figures.push_back(spreadFigure(request, design));
    answer.figures.push_back(estimatorFigure(request, design, alpha));
    const std::vector<Readout> all{
        {.label = tr("standard error, coins"),
         .value = coinsError(design.q, n),
         .help = tr("√(pq/n)/(1 − 2q): how well the share of these n people is known")},
        {.label = tr("standard error, coins, any m"),
         .value = std::sqrt(estimatorVarianceBound(design.q, design.n)),
         .direction = Direction::AtMost,
         .help = tr("1/(4γ√n), γ = ½ − q [WN]: it takes every coin for a fair one")},
        {.label = tr("standard error, sample"),
         .value = samplingError(design.share, n),
         .help = tr("√(π(1 − π)/n): what asking n people drawn at random costs even if all told the truth")},
        {.label = tr("standard error, coins and sample"),
         .value = bothErrors(design, n),
         .help = tr("√(λ(1 − λ)/n)/(1 − 2q), λ = q + π(1 − 2q): how well the share of everybody is known")},
        {.label = tr("slope of the estimate"),
         .value = slope(design.q),
         .help = tr("1/(1 − 2q) = (1 + e^ε)/(e^ε − 1) [GA]")},
        {.label = tr("estimate at <i>r</i> = 0"),
         .value = -design.q * slope(design.q),
         .help = tr("−q/(1 − 2q): the intercept of the line π̂ = (r − q)/(1 − 2q) [GA]")},
        {.label = tr("deviation of <i>r</i>, Hoeffding"),
         .value = alpha * (1 - 2 * design.q),
         .direction = Direction::AtMost,
         .help = tr("λ = √(ln(2/β)/(2n)) [GA]: of the share of yes answers, not of the estimate")},
    };
    answer.readouts.insert(answer.readouts.end(), all.begin(), all.end());
}

} // namespace halftruth::accuracy
