#include "core/math/count/privacy_ratio.h"

#include "core/explorers/explorers.h"
#include "core/explorers/privacy_ratio/reweighting.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/quantile_line.h"
#include "core/figure/contours.h"
#include "core/math/count/count_distribution.h"
#include "core/math/domain/first_where.h"
#include "core/math/domain/underflow.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace halftruth {

namespace {

using enum ParameterId;

struct Choice {
    double q;
    std::int64_t n;
    std::int64_t ones;
    std::int64_t outcome;
    double beta;
    double epsilon;

    [[nodiscard]] CountModel model() const { return {.n = n, .ones = ones, .q = q}; }
    [[nodiscard]] double people() const { return static_cast<double>(n); }
};

/// Between so many of its cells the map is straight to within a pixel.
constexpr std::size_t contourCells = 201;

/// Up to so many m of a window each has its quantiles; of more, a step between two isn't seen.
constexpr int mostQuantiles = 1000;

/// The line of the counts at or below which a tail of the distribution lies, or above, for every m in sight.
void addQuantileLine(Figure &figure, const Choice &choice, bool upper, Budget &budget) {
    const Interval window{std::max(0.0, figure.y.range.lower), std::min(choice.people(), figure.y.range.upper)};
    std::vector<std::int64_t> ones;
    if (window.lower <= window.upper)
        ones = spacedIntegers(window, Scale::Linear, mostQuantiles);
    const auto known = budget.sweep(upper ? "upper quantiles" : "quantiles", ones.size(), [&](std::size_t i) {
        const CountModel model{.n = choice.n, .ones = ones[i], .q = choice.q};
        return (upper ? lineUpperQuantile : lineQuantile)(model, halfOf(choice.beta));
    });
    // Told apart by their pens: on a map both have the one colour that is seen on all of it, and contours are solid.
    Curve line{.label = upper ? tr("1 − β/2 quantile") : tr("β/2 quantile"),
               .role = quantileRole(choice.n),
               .colour = inkColour,
               .x = {},
               .y = {},
               .gaps = true,
               .second = upper};
    // Once all are known: what stood there before stays until then.
    const bool all =
        known.shown && std::ranges::all_of(known.values, [](const auto &each) { return each.has_value(); });
    // Where several neighbouring m have one quantile the line passes through the middle of them: through every m it
    // would be a staircase.
    std::size_t first = 0;
    for (std::size_t i = 0; all && i < ones.size(); ++i) {
        const double quantile = *known.values[i];
        const bool more = !line.x.empty() && line.x.back() == quantile;
        first = more ? first : i;
        const double middle = static_cast<double>(ones[first] + ones[i]) / 2;
        if (more)
            line.y.back() = middle;
        else {
            line.x.push_back(quantile);
            line.y.push_back(middle);
        }
    }
    // It goes on to the edges, also where all m have one quantile: every m there has it.
    if (!line.x.empty() && line.y.front() > static_cast<double>(ones.front())) {
        line.x.insert(line.x.begin(), line.x.front());
        line.y.insert(line.y.begin(), static_cast<double>(ones.front()));
    }
    if (!line.x.empty() && line.y.back() < static_cast<double>(ones.back())) {
        line.x.push_back(line.x.back());
        line.y.push_back(static_cast<double>(ones.back()));
    }
    figure.layers.emplace_back(std::move(line));
}

void addContours(Figure &figure, const HeatMap &map, double epsilon, std::size_t cells) {
    const ThinnedGrid grid = thinned({map.xs, map.ys, map.values}, cells);
    const double end = map.colours.range.upper;
    const double power = std::pow(10.0, std::floor(std::log10(end)));
    double step = power;
    for (const double multiple : {0.1, 0.2, 0.25, 0.5, 1.0})
        if (end / (multiple * power) <= 4.999) {
            step = multiple * power;
            break;
        }
    const auto add = [&](double level, bool emphasised) {
        figure.layers.emplace_back(Contour{.level = level,
                                           .label = level > 0 ? tr("+{level}", {{"level", number(level, 3)}})
                                                              : tr("{level}", {{"level", number(level, 3)}}),
                                           .emphasised = emphasised,
                                           .lines = contourLines(grid.view(), level)});
    };
    if (epsilon < end) {
        add(epsilon, true);
        add(-epsilon, true);
    }
    for (int i = 0; i * step < end * 0.999; ++i) {
        if (i == 0 || std::fabs(i * step - epsilon) > 0.1 * step)
            add(i * step, i == 0);
        if (i > 0 && std::fabs(i * step - epsilon) > 0.1 * step)
            add(-i * step, false);
    }
}

Figure surfaceFigure(const Request &request, const Choice &choice, Budget &budget) {
    const View view = request.view("surface");
    Figure figure{
        .id = "surface",
        .title = tr("Privacy loss of every possible count"),
        .x = {.title = tr("yes answers"),
              .symbol = "s",
              .unit = tr("answers"),
              .range = shownWindow(view.x, Interval{-0.5, choice.people() + 0.5}),
              .integer = true},
        .y = {.title = tr("true yeses"),
              .symbol = "m",
              .unit = tr("people"),
              .range = shownWindow(view.y, Interval{-0.5, choice.people() - 0.5}),
              .integer = true},
        .layers = {},
        .caption = tr(
            "The privacy loss of a count s, ℓ(s; m) = ln(P[A(m) = s]/P[A(m + 1) = s]), A(m) ~ Bin(m, p) + Bin(n − "
            "m, q) "
            "{source}: orange speaks for no, blue for yes. The count falls between the dark lines with probability "
            "at least {confidence} %.",
            {{"source", cite("KR2", "section 3")}, {"confidence", confidence(choice.beta)}})};
    const CellAxis columns = integerCells(figure.x.range, 0, choice.n, request.columns);
    const CellAxis rows = integerCells(figure.y.range, 0, choice.n - 1, request.rows);
    const double end = std::max(epsilon(choice.q), 1e-3);
    HeatMap map{.label = tr("privacy loss"),
                .symbol = "ℓ(s; m)",
                .colours = {.kind = ColourScale::Kind::Diverging, .range = {-end, end}},
                .xEdges = columns.edges,
                .yEdges = rows.edges,
                .xs = columns.centres,
                .ys = rows.centres,
                .values = {}};
    // By columns: the lanes of a vector are neighbouring m.
    const bool drawn = fillColumns(map, budget, "surface", [&](std::size_t column) {
        std::vector<double> values(rows.integers.size());
        logPrivacyRatioGrid(choice.n, choice.q, std::span(&columns.integers[column], 1), rows.integers, values);
        return std::vector<float>(values.begin(), values.end());
    });
    if (drawn) {
        figure.layers.emplace_back(map);
        if (columns.integers.size() > 1 && rows.integers.size() > 1 && choice.q < 0.5 && !budget.again())
            addContours(figure, columnsOf(map, columns.centres), choice.epsilon,
                        budget.whole() ? contourCells : contourCells / 8); // they aren't the budget's
    }
    addQuantileLine(figure, choice, false, budget);
    addQuantileLine(figure, choice, true, budget);
    figure.layers.emplace_back(Marker{.value = static_cast<double>(choice.outcome),
                                      .label = tr("s = {s}", {{"s", choice.outcome}}),
                                      .parameter = Outcome});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = static_cast<double>(choice.ones),
                                      .label = tr("m = {m}", {{"m", choice.ones}}),
                                      .parameter = Ones});
    return figure;
}

/// From the first outcome to the last whose probability is larger than a number; nothing where none is.
std::optional<Interval> support(const CountModel &model, double smallest) {
    const auto inside = [&](std::int64_t outcome) { return logCountPmf(model, outcome) > std::log(smallest); };
    // The pmf is log-concave: such outcomes lie side by side, the likeliest next to the mean.
    const auto middle = static_cast<std::int64_t>(std::round(countMean(model)));
    if (!inside(middle))
        return std::nullopt;
    const std::int64_t first = detail::firstBetween<std::int64_t>(-1, middle, inside);
    const std::int64_t beyond = detail::firstBetween<std::int64_t>(
        middle, model.n + 1, [&](std::int64_t outcome) { return !inside(outcome); });
    return Interval{static_cast<double>(first), static_cast<double>(beyond - 1)};
}

/// At most so many of the outcomes of a distribution that lie in the window, evenly spaced.
std::vector<double> outcomesToDraw(const std::optional<Interval> &support, Interval window, int most) {
    std::vector<double> outcomes;
    if (!support)
        return outcomes;
    const double lower = std::max(std::ceil(window.lower), support->lower);
    const double upper = std::min(std::floor(window.upper), support->upper);
    if (!(lower <= upper)) // the window may be anywhere
        return outcomes;
    const auto from = static_cast<std::int64_t>(lower);
    const auto to = static_cast<std::int64_t>(upper);
    const std::int64_t stride = std::max<std::int64_t>(1, (to - from) / most);
    for (std::int64_t outcome = from; outcome <= to; outcome += stride)
        outcomes.push_back(static_cast<double>(outcome));
    return outcomes;
}

Figure countFigure(const Request &request, const Choice &choice, Budget &budget) {
    const View view = request.view("counts");
    // The part that holds all but a millionth, so that the shape fills the plot.
    const double spread = std::sqrt(countVariance(choice.model()));
    const double middle = countMean(choice.model());
    const Interval natural{std::max(-0.5, std::floor(middle - 5 * spread) - 1.5),
                           std::min(choice.people() + 0.5, std::ceil(middle + 5 * spread) + 2.5)};
    // The tails show on a log axis or in a window of the person's own only.
    const bool tails = (view.x && *view.x != natural) || view.yScale == Scale::Log;
    const std::optional<Interval> &outcomes =
        budget.needed("support", [&] { return support(choice.model(), tails ? 1e-300 : 1e-12); });
    Figure figure{.id = "counts",
                  .title = tr("What the collector sees"),
                  .x = {.title = tr("yes answers"),
                        .symbol = "s",
                        .unit = tr("answers"),
                        .range = shownWindow(view.x, natural, {-0.5, choice.people() + 0.5}),
                        .integer = true},
                  .y = {.title = tr("probability"), .scaleChoice = true},
                  .layers = {},
                  .caption = tr("P[A(m) = s], and the same with one more true yes {source}.",
                                {{"source", cite("KR2", "section 3.1")}})};
    const std::vector<double> drawn = outcomesToDraw(outcomes, figure.x.range, curvePoints);
    Curve zero = curveOf(budget, "counts", tr("m = {m}", {{"m", choice.ones}}), Role::Exact, 0, drawn,
                         [&](double outcome) { return countPmf(choice.model(), std::llround(outcome)); });
    Curve one{.label = choice.ones < 100000 ? tr("m + 1 = {m}", {{"m", choice.ones + 1}}) : Text::verbatim("m + 1"),
              .role = Role::Exact,
              .colour = 1,
              .x = zero.x,
              .y = zero.y};
    if (drawn.empty())
        figure.note = tr("The count is not in this window.");
    // The pmf with one more true one is this one divided by the privacy ratio: of all outcomes that are to be drawn,
    // as the last bits of a ratio depend on which others it is computed with.
    const std::vector<double> &logRatios = budget.needed("counts/ratios", [&] {
        std::vector<std::int64_t> outcomesDrawn;
        for (const double outcome : drawn)
            outcomesDrawn.push_back(std::llround(outcome));
        std::vector<double> ratios(drawn.size());
        logPrivacyRatioGrid(choice.n, choice.q, outcomesDrawn, std::vector{choice.ones}, ratios);
        return ratios;
    });
    for (std::size_t k = 0; k < one.x.size(); ++k) {
        const auto place = std::ranges::lower_bound(drawn, one.x[k]) - drawn.begin();
        one.y[k] *= std::exp(-logRatios[static_cast<std::size_t>(place)]);
    }
    figure.layers.emplace_back(std::move(zero));
    figure.layers.emplace_back(std::move(one));
    figure.layers.emplace_back(Marker{.value = static_cast<double>(choice.outcome),
                                      .label = tr("s = {s}", {{"s", choice.outcome}}),
                                      .parameter = Outcome});
    fitVertically(figure, view);
    return figure;
}

/// A cut through the map, on the map's own axis: along s below it, along m beside it.
Figure sliceFigure(const Request &request, const Choice &choice, bool alongOutcome, const Figure &surface,
                   Budget &budget) {
    const std::string id = alongOutcome ? "slice-outcome" : "slice-ones";
    const View view = request.view(id);
    Axis shared = alongOutcome ? surface.x : surface.y;
    shared.range = shownWindow(alongOutcome ? view.x : view.y, shared.range);
    const Axis loss{.title = tr("privacy loss"), .symbol = "ℓ(s; m)", .unit = tr("nats")};
    Figure figure{.id = id,
                  .title = alongOutcome ? tr("Privacy loss against s, at m = {m}", {{"m", choice.ones}})
                                        : tr("Privacy loss against m, at s = {s}", {{"s", choice.outcome}}),
                  .x = alongOutcome ? shared : loss,
                  .y = alongOutcome ? loss : shared,
                  .layers = {},
                  .caption = alongOutcome ? tr("ℓ(s; m) at the chosen m: it falls from ln(p/q) to −ln(p/q) {source}.",
                                               {{"source", cite("KR2", "section 3")}})
                                          : tr("ℓ(s; m) at the chosen s: it rises with m {source}.",
                                               {{"source", cite("KR2", "section 3")}})};
    figure.marginal = alongOutcome ? Marginal::Below : Marginal::Beside;
    const std::int64_t last = alongOutcome ? choice.n : choice.n - 1;
    const Interval window{std::max(0.0, shared.range.lower), std::min(static_cast<double>(last), shared.range.upper)};
    Curve curve{
        .label = Text::verbatim("ℓ(s; m)"), .role = Role::Exact, .colour = 0, .x = {}, .y = {}, .inLegend = true};
    if (window.lower <= window.upper) {
        const auto along = spacedIntegers(window, Scale::Linear, curvePoints);
        curve.x.assign(along.begin(), along.end());
        curve.y = budget.needed(id, [&] {
            std::vector<double> losses(along.size());
            const std::vector<std::int64_t> across{alongOutcome ? choice.ones : choice.outcome};
            logPrivacyRatioGrid(choice.n, choice.q, alongOutcome ? along : across, alongOutcome ? across : along,
                                losses);
            return losses;
        });
    }
    if (curve.x.empty())
        figure.note = tr("There is nothing in this window.");
    if (!alongOutcome) {
        Extent extent(Scale::Linear);
        for (const double each : curve.y)
            extent.include(each);
        figure.x.range = shownWindow(view.x, extent.interval());
        std::swap(curve.x, curve.y);
    }
    figure.layers.emplace_back(std::move(curve));
    const double chosen = static_cast<double>(alongOutcome ? choice.outcome : choice.ones);
    figure.layers.emplace_back(
        Marker{.direction = alongOutcome ? Marker::Direction::Vertical : Marker::Direction::Horizontal,
               .value = chosen,
               .label = alongOutcome ? tr("s = {s}", {{"s", choice.outcome}}) : tr("m = {m}", {{"m", choice.ones}}),
               .parameter = alongOutcome ? Outcome : Ones});
    if (alongOutcome)
        fitVertically(figure, view);
    return figure;
}

/// e to a log ratio, for the sentence; next to 1 the part beyond it is what matters.
Text likelyFactor(double logRatio) {
    if (logRatio < 0.01)
        return tr("<b>1 + {excess}</b>", {{"excess", atMost(std::expm1(logRatio), 3)}});
    return tr("<b>{factor}</b>", {{"factor", atMost(std::exp(logRatio), 3)}});
}

struct Numbers {
    double likely; ///< the largest |ℓ(s)| between the quantiles
    ViolationProbability violation;
};

Numbers numbersOf(const Choice &choice) {
    const CountModel model = choice.model();
    const auto size = [&](std::int64_t outcome) { return std::fabs(logPrivacyRatio(model, outcome)); };
    const double tail = halfOf(choice.beta);
    return {.likely = std::max(size(countQuantile(model, tail)), size(countUpperQuantile(model, tail))),
            .violation = violationProbability(model, choice.epsilon)};
}

Exploration explorePrivacyRatio(const Request &request, Budget &budget) {
    const Parameters &p = request.parameters;
    const Choice choice{.q = p[LieProbability],
                        .n = p.integer(Population),
                        .ones = p.integer(Ones),
                        .outcome = p.integer(Outcome),
                        .beta = p[Beta],
                        .epsilon = p[Epsilon]};
    Exploration answer;
    const Numbers &numbers = budget.needed("numbers", [&] { return numbersOf(choice); });
    Figure counts = countFigure(request, choice, budget); // its last values take less than those of the surface
    Figure surface = surfaceFigure(request, choice, budget);
    Figure alongOutcome = sliceFigure(request, choice, true, surface, budget);
    Figure alongOnes = sliceFigure(request, choice, false, surface, budget);
    answer.figures = {std::move(surface), std::move(alongOutcome), std::move(alongOnes), std::move(counts)};

    const double pure = epsilon(choice.q);
    const auto [likely, violation] = numbers;
    const Number limit = number(choice.epsilon, 3);
    // At s = 0 and at s = n the loss is ±ln(p/q), whatever m is.
    const bool exceeded = choice.q > 0 && choice.epsilon < pure;
    answer.readouts = {
        {.label = tr("<i>ε</i>, one answer"),
         .value = pure,
         .shown = atMost(pure),
         .unit = tr("nats"),
         .help = tr("ln(p/q)"),
         .chip = true},
        {.label = tr("<i>ℓ</i>({s}; {m})", {{"s", choice.outcome}, {"m", choice.ones}}),
         .value = logPrivacyRatio(choice.model(), choice.outcome),
         .unit = tr("nats"),
         .help = tr("Privacy loss of this count: the logarithm of the ratio of its probabilities with m and with m + "
                    "1 true yeses"),
         .chip = true},
        {.label = tr("largest likely |<i>ℓ</i>(<i>s</i>)|"),
         .value = likely,
         .shown = atMost(likely),
         .unit = tr("nats"),
         .help = tr("Largest |ℓ(s; m)| between the count's β/2 and 1 − β/2 quantiles"),
         .chip = true},
        {.label = tr("P(privacy loss > {limit}) at <i>m</i>", {{"limit", limit}}),
         .value = positiveWhere(exceeded, violation.zero),
         .help = tr("Probability, with m true yeses, of a count whose privacy loss ℓ(s) exceeds ε"),
         .chip = true},
        {.label = tr("P(privacy loss > {limit}) at <i>m</i> + 1", {{"limit", limit}}),
         .value = positiveWhere(exceeded, violation.one),
         .help = tr("Probability, with m + 1 true yeses, of a count whose privacy loss −ℓ(s) exceeds ε")},
        {.label = tr("pure <i>ε</i> after counting"),
         .value = pure,
         .shown = atMost(pure),
         .unit = tr("nats"),
         .help = tr("The ratio at s = 0 is p/q for every m: counting doesn't lower the pure ε")},
    };
    addReweighting(request, answer, budget);
    if (choice.q == 0.5)
        answer.sentence = tr("With <i>q</i> = <b>½</b> every count is as likely with one more true yes: nothing is "
                             "given away, and nothing is learnt.");
    else {
        const Argument answers("answers", tr("<b>{n}</b> answers", "<b>{n}</b> answer", choice.people()));
        const Argument lies("q", choice.q);
        const Argument factor("factor", (1 - choice.q) / choice.q);
        constexpr double rounding = 1e-12;
        answer.sentence =
            likely >= pure * (1 - rounding)
                ? tr("With {answers} and <i>q</i> = <b>{q}</b>, a likely count already changes the odds about one "
                     "person by the full factor of <b>{factor}</b>.",
                     {answers, lies, factor})
                : tr("With {answers} and <i>q</i> = <b>{q}</b>, a likely count changes the odds about one person by "
                     "a factor of at most {likely}; only an extreme count (everybody or nobody says yes) reaches "
                     "the full <b>{factor}</b>.",
                     {answers, lies, {"likely", likelyFactor(likely)}, factor});
    }
    return answer;
}

} // namespace

ExplorerSpec privacyRatioExplorer() {
    return {.id = "privacy-ratio",
            .title = phrase("Privacy ratio"),
            .question = phrase("How much does one outcome give away?"),
            .group = ExplorerGroup::Depth,
            .model = phrase("(ε, δ) of the shuffled count"),
            .parameters = {{.id = LieProbability, .range = range::lieProbabilityPositive},
                           {.id = Population},
                           {.id = Ones, .upperOffset = -1},
                           {.id = Outcome},
                           {.id = Beta},
                           {.id = Epsilon, .title = phrase("marked contour")}},
            .solves = {{.relation = "privacy-ratio", .unknowns = {Outcome, Epsilon}}},
            .theory = true,
            .explore = explorePrivacyRatio};
}

} // namespace halftruth
