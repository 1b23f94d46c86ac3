#include "core/explorers/counts/count_steps.h"
#include "core/explorers/explorers.h"
#include "core/explorers/support/count_overlay.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/overlay.h"
#include "core/explorers/support/quantile_line.h"
#include "core/explorers/support/solves.h"
#include "core/math/count/count_cdf_grid.h"
#include "core/math/count/count_confidence.h"
#include "core/math/count/count_distribution.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/domain/underflow.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

namespace halftruth {

namespace {

using enum ParameterId;

/// What is asked, and the numbers that several figures and the readouts share.
struct Study {
    CountModel model;
    std::int64_t outcome;
    double beta;
    double level;
    double mean = countMean(model);
    double deviation = std::sqrt(countVariance(model));
    std::int64_t lower = countQuantile(model, halfOf(beta));
    std::int64_t upper = countUpperQuantile(model, halfOf(beta));
    std::int64_t atLevel = countQuantile(model, level);
    ConfidenceSet ones = countConfidenceSet(model.n, model.q, outcome, beta);

    [[nodiscard]] double people() const { return static_cast<double>(model.n); }
    /// One person's answer changed: one more true one, or one fewer where everybody is one.
    [[nodiscard]] CountModel neighbour() const {
        return {.n = model.n, .ones = model.ones + (all() ? -1 : 1), .q = model.q};
    }
    [[nodiscard]] bool all() const { return model.ones == model.n; }
    /// By how much the count moves on the average for each more true one.
    [[nodiscard]] double contrast() const { return 1 - 2 * model.q; }
};

double real(std::int64_t whole) { return static_cast<double>(whole); }

/// What a log axis shows at the most.
constexpr double smallestShown = 1e-300;
/// So many outcomes are drawn as bars and steps, more as lines.
constexpr double fewOutcomes = 120;

/// Outcomes first, first + stride, …: each in sight where they are few, else one for every few pixels.
struct Outcomes {
    std::int64_t first = 0;
    std::int64_t stride = 1;
    std::size_t count = 0;
    bool few = false; ///< or likely by few: a window that gives way to a moving m changes no bars into a line

    [[nodiscard]] std::int64_t at(std::size_t k) const { return first + static_cast<std::int64_t>(k) * stride; }
};

Outcomes outcomesIn(Interval window, const Study &study, std::int64_t most) {
    const double lower = std::max(0.0, std::ceil(window.lower));
    const double upper = std::min(study.people(), std::floor(window.upper));
    if (!(lower <= upper))
        return {};
    const auto first = static_cast<std::int64_t>(lower);
    const auto last = static_cast<std::int64_t>(upper);
    const std::int64_t stride = std::max<std::int64_t>(1, (last - first + most - 1) / most);
    const auto count = static_cast<std::size_t>((last - first) / stride + 1);
    const double likely = std::min(real(last - first) + 1, 10 * study.deviation + 4);
    return {.first = first, .stride = stride, .count = count, .few = stride == 1 && likely <= fewOutcomes};
}

/// Five standard deviations, the quantiles, and the chosen outcome where it isn't far out.
Interval naturalWindow(const Study &study) {
    double lower = std::min(std::floor(study.mean - 5 * study.deviation) - 1, real(study.lower) - 1);
    double upper = std::max(std::ceil(study.mean + 5 * study.deviation) + 2, real(study.upper) + 1);
    const double s = real(study.outcome);
    if (std::fabs(s - study.mean) <= 12 * study.deviation + 3) {
        lower = std::min(lower, s - 1);
        upper = std::max(upper, s + 1);
    }
    return {std::max(0.0, lower) - 0.5, std::min(study.people(), upper) + 0.5};
}

/// The outcomes whose probability a log axis can show.
Interval wholeWindow(const Study &study) {
    const auto shown = [&](std::int64_t s) { return logCountPmf(study.model, s) >= std::log(smallestShown); };
    const auto middle = std::clamp(std::llround(study.mean), 0LL, static_cast<long long>(study.model.n));
    const auto edge = [&](std::int64_t end) {
        std::int64_t inside = middle;
        std::int64_t outside = shown(end) ? end : inside;
        if (outside == end)
            return end;
        outside = end;
        while (std::llabs(outside - inside) > 1) {
            const std::int64_t half = inside + (outside - inside) / 2;
            (shown(half) ? inside : outside) = half;
        }
        return inside;
    };
    const Interval natural = naturalWindow(study);
    return {std::min(natural.lower, real(edge(0)) - 0.5), std::max(natural.upper, real(edge(study.model.n)) + 0.5)};
}

Axis outcomeAxis(const View &view, const Study &study, const Interval &natural) {
    return {.title = tr("yes answers"),
            .symbol = "s",
            .unit = tr("answers"),
            .range = shownWindow(view.x, natural, {-0.5, study.people() + 0.5}),
            .integer = true};
}

Text notHere() { return tr("The count is not in this window."); }

/// Where the outcome stands along the axis.
Marker outcomeMarker(const Study &study) {
    return {.value = real(study.outcome), .label = tr("s = {s}", {{"s", study.outcome}}), .parameter = Outcome};
}

Text onesLabel(const Study &study) { return tr("m = {m}", {{"m", study.model.ones}}); }
Text neighbourLabel(const Study &study) {
    const Text symbol = Text::verbatim(study.all() ? "m − 1" : "m + 1");
    return study.model.ones < 100000 ? tr("{symbol} = {m}", {{"symbol", symbol}, {"m", study.neighbour().ones}})
                                     : symbol;
}

/// The outcomes to draw probabilities at; where all of them fit between two of the window's, also those.
std::vector<std::int64_t> pmfOutcomes(const Study &study, Interval window, const Outcomes &outcomes) {
    std::vector<std::int64_t> drawn;
    const auto add = [&](const Outcomes &more) {
        for (std::size_t k = 0; k < more.count; ++k)
            drawn.push_back(more.at(k));
    };
    add(outcomes);
    if (real(outcomes.stride) > std::max(1.0, study.deviation / 8)) {
        const double reach = 6 * study.deviation + 1;
        add(outcomesIn({std::max(window.lower, study.mean - reach), std::min(window.upper, study.mean + reach)},
                       study, 160));
        std::ranges::sort(drawn);
        drawn.erase(std::unique(drawn.begin(), drawn.end()), drawn.end());
    }
    return drawn;
}

/// The probabilities of outcomes. Figures of the same window share them: of a large count one takes microseconds.
const std::vector<double> *pmfAt(const Study &study, const std::vector<std::int64_t> &outcomes, Budget &budget) {
    std::string name = "pmf";
    if (!outcomes.empty())
        name += "/" + std::to_string(outcomes.front()) + "/" + std::to_string(outcomes.back()) + "/" +
                std::to_string(outcomes.size());
    return budget.value(name, [&] {
        std::vector<double> each;
        for (const std::int64_t s : outcomes)
            each.push_back(countPmf(study.model, s));
        return each;
    });
}

/// By how much each outcome is likelier for the neighbour than the probabilities given.
std::vector<double> likelierForNeighbour(const Study &study, const std::vector<std::int64_t> &outcomes,
                                         std::vector<double> difference) {
    if (study.model.q == 0) {
        for (std::size_t k = 0; k < outcomes.size(); ++k)
            difference[k] = countPmf(study.neighbour(), outcomes[k]) - difference[k];
        return difference;
    }
    // The neighbour's is the other divided by the privacy ratio, or times that of the neighbour: without cancellation
    // where both are nearly the same.
    const std::int64_t fewer = std::min(study.model.ones, study.neighbour().ones);
    std::vector<double> logRatios(outcomes.size());
    logPrivacyRatioGrid(study.model.n, study.model.q, outcomes, std::vector{fewer}, logRatios);
    for (std::size_t k = 0; k < difference.size(); ++k)
        difference[k] *= std::expm1(study.all() ? logRatios[k] : -logRatios[k]);
    return difference;
}

/// Leaves out what a log axis can't show.
void dropUnshown(Curve &curve) {
    std::vector<double> x;
    std::vector<double> y;
    for (std::size_t k = 0; k < curve.x.size(); ++k)
        if (curve.y[k] >= smallestShown) {
            x.push_back(curve.x[k]);
            y.push_back(curve.y[k]);
        }
    curve.x = std::move(x);
    curve.y = std::move(y);
}

Figure pmfFigure(const Request &request, const Study &study, Budget &budget) {
    const View view = request.view("pmf");
    Figure figure{
        .id = "pmf",
        .title = tr("How likely each count is"),
        .x = outcomeAxis(view, study, view.yScale == Scale::Log ? wholeWindow(study) : naturalWindow(study)),
        .y = {.title = tr("probability"), .symbol = "P", .scaleChoice = true},
        .layers = {},
        .caption = tr("P[A(m) = s], A(m) ~ Bin(m, p) + Bin(n − m, q) {source}. "
                      "The count falls between the grey lines with probability at least 1 − β = {confidence} %.",
                      {{"source", cite("KR2", "section 3.1")}, {"confidence", confidence(study.beta)}})};
    const Outcomes outcomes = outcomesIn(figure.x.range, study, 320);
    const std::vector<std::int64_t> drawn = pmfOutcomes(study, figure.x.range, outcomes);
    Curve curve{.label = onesLabel(study), .role = Role::Exact, .colour = 0, .x = {}, .y = {}};
    const std::vector<double> *pmf = pmfAt(study, drawn, budget);
    if (pmf) {
        for (const std::int64_t s : drawn)
            curve.x.push_back(real(s));
        curve.y = *pmf;
    }
    if (view.yScale == Scale::Log)
        dropUnshown(curve);
    if (pmf && curve.x.empty())
        figure.note = notHere();
    if (outcomes.few)
        figure.layers.emplace_back(Bars{.label = curve.label, .colour = curve.colour, .x = curve.x, .y = curve.y});
    else
        figure.layers.emplace_back(std::move(curve));
    figure.layers.emplace_back(Marker{.value = real(study.lower) - 0.5, .chosen = false});
    figure.layers.emplace_back( // behind the second, where no bar is high
        Marker{.value = real(study.upper) + 0.5,
               .label = tr("likely: {lower} … {upper}", {{"lower", study.lower}, {"upper", study.upper}}),
               .chosen = false});
    figure.layers.emplace_back(outcomeMarker(study));
    fitVertically(figure, view);
    constexpr double headroom = 1.18; // for the label of s, above the bars
    if (figure.y.scale == Scale::Linear && !canShow(view.y, Scale::Linear))
        figure.y.range = Interval{figure.y.range.lower, figure.y.range.upper * headroom};
    if (figure.y.scale == Scale::Linear) // a window with room ahead has none beyond 1
        figure.y.range.domain = {std::min(0.0, figure.y.range.natural.lower),
                                 std::max(headroom, figure.y.range.natural.upper)};
    return figure;
}

Figure changeFigure(const Request &request, const Study &study, Budget &budget) {
    const View view = request.view("change");
    Figure figure{.id = "change",
                  .title = study.all() ? tr("What one true yes fewer changes") : tr("What one more true yes changes"),
                  .x = outcomeAxis(view, study, naturalWindow(study)),
                  .y = {.title = tr("change of the probability"), .symbol = "ΔP"},
                  .layers = {},
                  .caption = tr("P[A(m + 1) = s] − P[A(m) = s] = (p − q)(P[A_(n−1)(m) = s − 1] − P[A_(n−1)(m) = s]), "
                                "and where all are yeses that of m − 1 in place of m + 1 {source}.",
                                {{"source", cite("KR2", "section 3.1")}})};
    const Outcomes outcomes = outcomesIn(figure.x.range, study, 320);
    const std::vector<std::int64_t> drawn = pmfOutcomes(study, figure.x.range, outcomes);
    Curve curve{.label = tr("{neighbour} less {m}", {{"neighbour", neighbourLabel(study)}, {"m", onesLabel(study)}}),
                .role = Role::Exact,
                .colour = 1,
                .x = {},
                .y = {}};
    const std::vector<double> *pmf = pmfAt(study, drawn, budget);
    const std::vector<double> *difference =
        pmf ? budget.value("change", [&] { return likelierForNeighbour(study, drawn, *pmf); }) : nullptr;
    if (difference) {
        for (const std::int64_t s : drawn)
            curve.x.push_back(real(s));
        curve.y = *difference;
        if (curve.x.empty())
            figure.note = notHere();
    }
    Band area{.label = tr("likelier above 0, less likely below"),
              .colour = curve.colour,
              .x = {},
              .lower = {},
              .upper = {},
              .inLegend = false}; // the curve says what it is
    const auto fill = [&](double x, double y) {
        area.x.push_back(x);
        area.lower.push_back(std::min(y, 0.0));
        area.upper.push_back(std::max(y, 0.0));
    };
    for (std::size_t i = 0; i < curve.x.size(); ++i) {
        // Where the line crosses 0 the area has no height: else its edges would cut the corner.
        if (i > 0 && curve.y[i - 1] * curve.y[i] < 0)
            fill(curve.x[i - 1] + (curve.x[i] - curve.x[i - 1]) * curve.y[i - 1] / (curve.y[i - 1] - curve.y[i]), 0);
        fill(curve.x[i], curve.y[i]);
    }
    figure.layers.emplace_back(std::move(area));
    figure.layers.emplace_back(std::move(curve));
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal, .value = 0, .chosen = false});
    figure.layers.emplace_back(outcomeMarker(study));
    fitVertically(figure, view);
    return figure;
}

/// The cdf at the outcomes, shifted by a whole number of them.
std::vector<double> cdfAt(const CountModel &model, const Outcomes &outcomes, std::int64_t shift = 0) {
    std::vector<double> cdf(outcomes.count);
    countCdfGrid(model, outcomes.first - shift, outcomes.stride, cdf);
    return cdf;
}

/// The whole number of outcomes by which m true ones shift the count's cdf, seen at whole outcomes:
/// ⌊s − m(p−q)⌋ = s − ⌈m(p−q)⌉. A product that is whole but for its rounding counts as whole.
std::int64_t wholeShift(const Study &study) {
    const double shift = real(study.model.ones) * study.contrast();
    const double nearest = std::round(shift);
    const double rounding = 4 * std::numeric_limits<double>::epsilon() * study.people();
    return static_cast<std::int64_t>(std::fabs(shift - nearest) <= rounding ? nearest : std::ceil(shift));
}

/// A cdf as it is: flat from each outcome to the next, where there is room to see it.
Curve cdfCurve(Text label, Role role, ColourIndex colour, const Outcomes &outcomes, const std::vector<double> &cdf) {
    Curve curve{.label = std::move(label), .role = role, .colour = colour, .x = {}, .y = {}};
    for (std::size_t k = 0; k < cdf.size(); ++k) {
        const double s = real(outcomes.at(k));
        if (outcomes.few && k > 0) {
            curve.x.push_back(s);
            curve.y.push_back(cdf[k - 1]);
        }
        curve.x.push_back(s);
        curve.y.push_back(cdf[k]);
    }
    return curve;
}

/// F(s) with m true ones, with one person's answer changed, and that of m = 0 shifted.
struct Cdfs {
    std::vector<double> own;
    std::vector<double> neighbour;
    std::vector<double> shifted;
};

Cdfs cdfsOf(const Study &study, const Outcomes &outcomes) {
    Cdfs cdfs;
    cdfs.own = cdfAt(study.model, outcomes);
    // F(s; m+1) = F(s; m) − (p−q) P[A_{n−1}(m) = s] [KR2 §3.1]
    for (std::size_t k = 0; k < cdfs.own.size(); ++k) {
        const std::int64_t s = outcomes.at(k);
        const std::int64_t fewer = std::min(study.model.ones, study.neighbour().ones);
        const double others =
            study.model.n == 1
                ? (s == 0 ? 1.0 : 0.0)
                : (s < study.model.n ? countPmf({.n = study.model.n - 1, .ones = fewer, .q = study.model.q}, s)
                                     : 0.0);
        cdfs.neighbour.push_back(
            std::clamp(cdfs.own[k] + (study.all() ? 1 : -1) * study.contrast() * others, 0.0, 1.0));
    }
    const CountModel none{.n = study.model.n, .ones = 0, .q = study.model.q};
    cdfs.shifted = cdfAt(none, outcomes, wholeShift(study));
    return cdfs;
}

Figure cdfFigure(const Request &request, const Study &study, Budget &budget) {
    const View view = request.view("cdf");
    Figure figure{.id = "cdf",
                  .title = tr("Cumulative distribution"),
                  .x = outcomeAxis(view, study, naturalWindow(study)),
                  .y = {.title = tr("probability"), .symbol = "F"},
                  .layers = {},
                  .caption = tr("F(s) = P[A(m) ≤ s], the probability of at most s yes answers; the same with one "
                                "person's answer changed, "
                                "and that of m = 0 shifted by m(p − q) {source}.",
                                {{"source", cite("KR2", "section 3.1")}})};
    const Outcomes outcomes = outcomesIn(figure.x.range, study, 160);
    const Cdfs *known = budget.value("cdf", [&] { return cdfsOf(study, outcomes); });
    const Cdfs cdfs = known ? *known : Cdfs{};
    if (outcomes.count == 0)
        figure.note = notHere();
    figure.layers.emplace_back(cdfCurve(onesLabel(study), Role::Exact, 0, outcomes, cdfs.own));
    figure.layers.emplace_back(cdfCurve(neighbourLabel(study), Role::Exact, 1, outcomes, cdfs.neighbour));
    figure.layers.emplace_back(cdfCurve(tr("m = 0, shifted"), Role::Approximation, 6, outcomes, cdfs.shifted));
    figure.layers.emplace_back(outcomeMarker(study));
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = study.level,
                                      .label = tr("y = {level}", {{"level", study.level}}),
                                      .chosen = false,
                                      .parameter = Level});
    fitVertically(figure, view);
    return figure;
}

/// Where nothing is shifted, or all of it by m.
bool shiftIsExact(const Study &study) { return study.model.ones == 0 || study.model.q == 0 || study.model.q == 0.5; }

/// F_{n,0}(s − m(p−q)) − F_{n,m}(s)
std::vector<double> shiftError(const Study &study, const Outcomes &outcomes) {
    if (shiftIsExact(study))
        return std::vector<double>(outcomes.count); // and not what rounding makes of it
    std::vector<double> error =
        cdfAt({.n = study.model.n, .ones = 0, .q = study.model.q}, outcomes, wholeShift(study));
    const std::vector<double> cdf = cdfAt(study.model, outcomes);
    for (std::size_t k = 0; k < error.size(); ++k)
        error[k] -= cdf[k];
    return error;
}

Figure shiftFigure(const Request &request, const Study &study, Budget &budget) {
    const View view = request.view("shift");
    Figure figure{.id = "shift",
                  .title = tr("How good is the shifted curve?"),
                  .x = outcomeAxis(view, study, naturalWindow(study)),
                  .y = {.title = tr("shifted − exact"), .symbol = "F"},
                  .layers = {},
                  .caption = tr("F(s − m(p − q); 0) − F(s; m), exactly: the cumulative distributions of all m are "
                                "nearly one curve, moved {source}.",
                                {{"source", cite("KR2", "section 3.1.2")}})};
    const Outcomes outcomes = outcomesIn(figure.x.range, study, 160);
    Curve curve{.label = tr("difference"), .role = Role::Exact, .colour = 0, .x = {}, .y = {}};
    if (const auto *error = budget.value("shift", [&] { return shiftError(study, outcomes); })) {
        curve.y = *error;
        for (std::size_t k = 0; k < outcomes.count; ++k)
            curve.x.push_back(real(outcomes.at(k)));
    }
    if (outcomes.count == 0)
        figure.note = notHere();
    else if (shiftIsExact(study))
        figure.note = tr("Here the shift has no error.");
    figure.layers.emplace_back(std::move(curve));
    figure.layers.emplace_back(outcomeMarker(study));
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal, .value = 0, .chosen = false});
    fitVertically(figure, view);
    return figure;
}

/// The chosen m, the quantile lines around it, and the confidence set where it is near.
Interval onesWindow(const Study &study) {
    const double n = study.people();
    const double spread = 1.5 * (real(study.upper - study.lower) + 1) / std::max(study.contrast(), 1 / n) + 2;
    const double m = real(study.model.ones);
    Interval window{m - spread, m + spread};
    const auto include = [&](std::int64_t ones) {
        if (std::fabs(real(ones) - m) < 4 * spread) {
            window.lower = std::min(window.lower, real(ones) - spread / 6);
            window.upper = std::max(window.upper, real(ones) + spread / 6);
        }
    };
    if (!study.ones.empty()) {
        include(study.ones.first);
        include(study.ones.last);
    }
    return {std::max(0.0, window.lower) - 0.5, std::min(n, window.upper) + 0.5};
}

Text confidenceLabel(const Study &study) {
    return tr("{confidence} % confidence set for m, given s", {{"confidence", confidence(study.beta)}});
}

Figure confidenceFigure(const Request &request, const Study &study, Budget &budget) {
    const View view = request.view("confidence");
    Figure figure{.id = "confidence",
                  .title = tr("From yes answers back to true yeses"),
                  .x = {.title = tr("true yeses"),
                        .symbol = "m",
                        .unit = tr("people"),
                        .range = shownWindow(view.x, onesWindow(study)),
                        .integer = true},
                  .y = {.title = tr("yes answers"), .symbol = "s", .unit = tr("answers")},
                  .layers = {},
                  .caption = tr("Quantiles of A(m). The m whose β/2 and 1 − β/2 quantiles enclose s are a confidence "
                                "set for the true yeses: it contains "
                                "them with probability at least 1 − β = {confidence} % {source}.",
                                {{"confidence", confidence(study.beta)}, {"source", cite("KR2", "section 3.1.3")}})};
    const Interval window{std::max(0.0, figure.x.range.lower), std::min(study.people(), figure.x.range.upper)};
    std::vector<double> ones;
    if (window.lower <= window.upper)
        for (const std::int64_t each : spacedIntegers(window, Scale::Linear, 65))
            ones.push_back(real(each));
    const auto addLine = [&](const Text &label, double (*quantile)(const CountModel &, double), double level,
                             ColourIndex colour) {
        figure.layers.emplace_back(
            curveOf(budget, "quantiles/" + std::to_string(colour), label, quantileRole(study.model.n), colour, ones,
                    [&](double each) {
                        return quantile({.n = study.model.n, .ones = std::llround(each), .q = study.model.q}, level);
                    }));
    };
    addLine(Text::verbatim("1 − β/2"), lineUpperQuantile, halfOf(study.beta), 0);
    addLine(tr("level"), lineQuantile, study.level, 6);
    addLine(Text::verbatim("β/2"), lineQuantile, halfOf(study.beta), 5);
    if (ones.empty())
        figure.note = tr("There is no number of true yeses in this window.");
    if (!study.ones.empty()) {
        const double s = real(study.outcome);
        const std::vector<double> ends{real(study.ones.first), real(study.ones.last)};
        figure.layers.emplace_back(Curve{.label = tr("confidence set"),
                                         .role = Role::Exact,
                                         .colour = 1,
                                         .x = ends,
                                         .y = {s, s},
                                         .inLegend = false});
        figure.layers.emplace_back(
            Points{.label = confidenceLabel(study), .role = Role::Exact, .colour = 1, .x = ends, .y = {s, s}});
    } else if (figure.note.empty()) {
        figure.note = tr("This outcome contradicts every m.");
    }
    figure.layers.emplace_back(Marker{
        .value = real(study.model.ones), .label = tr("m = {m}", {{"m", study.model.ones}}), .parameter = Ones});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = real(study.outcome),
                                      .label = tr("s = {s}", {{"s", study.outcome}}),
                                      .parameter = Outcome});
    fitVertically(figure, view);
    return figure;
}

/// The largest error of the shift at any outcome: of all that matter where they are few enough to try.
Readout shiftReadout(const Study &study, Budget &budget) {
    constexpr double tried = 20000;
    const bool every = 18 * study.deviation < tried;
    const double reach = every ? 9 : 5;
    const Interval window{study.mean - reach * study.deviation - 2, study.mean + reach * study.deviation + 2};
    const Outcomes outcomes =
        outcomesIn(window, study, every ? static_cast<std::int64_t>(tried) + 10 : std::int64_t{160});
    const double *largest = budget.value("largest shift", [&] {
        double most = 0;
        for (const double each : shiftError(study, outcomes))
            most = std::max(most, std::fabs(each));
        return most;
    });
    return {.label = tr("largest error of the shift"),
            .value = largest ? *largest : 0,
            .direction = every ? Direction::Exact : Direction::AtLeast,
            .missing = largest ? Text() : Text::verbatim("…"),
            .help = every ? tr("Largest |F(s − m(p − q); 0) − F(s; m)| over all outcomes s")
                          : tr("Largest |F(s − m(p − q); 0) − F(s; m)| over 160 outcomes s, evenly spaced")};
}

std::vector<Readout> numbersOf(const Study &study, double inside) {
    const std::int64_t s = study.outcome;
    const bool lies = study.model.q > 0; // every count can be then
    std::vector<Readout> all{
        {.label = tr("mean"), .value = study.mean, .unit = tr("answers"), .help = tr("E[A(m)] = nq + m(p − q)")},
        {.label = tr("standard deviation"),
         .value = study.deviation,
         .unit = tr("answers"),
         .help = tr("√(npq), the same for every m")},
        {.label = tr("likely count, from"),
         .value = real(study.lower),
         .unit = tr("answers"),
         .help = tr("The β/2 quantile of A(m)"),
         .chip = true},
        {.label = tr("likely count, to"),
         .value = real(study.upper),
         .unit = tr("answers"),
         .help = tr("The 1 − β/2 quantile of A(m)"),
         .chip = true},
        {.label = tr("P(likely count)"),
         .value = inside,
         .help = tr("Probability of a count from the one to the other")},
        {.label = tr("quantile at level {level}", {{"level", study.level}}),
         .value = real(study.atLevel),
         .unit = tr("answers"),
         .help = tr("The smallest s with F(s) at least the level")},
        {.label = tr("P(<i>A</i> = {s})", {{"s", s}}),
         .value = positiveWhere(lies, countPmf(study.model, study.outcome)),
         .help = tr("Probability of exactly s yes answers")},
        {.label = tr("P(<i>A</i> ≤ {s})", {{"s", s}}),
         .value = positiveWhere(lies, countCdf(study.model, study.outcome)),
         .help = tr("Probability of at most s yes answers")},
        {.label = tr("P(<i>A</i> ≥ {s})", {{"s", s}}),
         .value = study.outcome == 0 ? 1.0 : positiveWhere(lies, countSurvival(study.model, study.outcome - 1)),
         .help = tr("Probability of at least s yes answers")},
    };
    for (const bool from : {true, false}) {
        Readout end{.label = from ? tr("<i>m</i> given <i>s</i> = {s}, from", {{"s", s}})
                                  : tr("<i>m</i> given <i>s</i> = {s}, to", {{"s", s}}),
                    .value = real(from ? study.ones.first : study.ones.last),
                    .unit = tr("people"),
                    .help = tr("End of the confidence set of level 1 − β for the true yeses"),
                    .chip = true};
        if (study.ones.empty()) {
            end.value = 0;
            end.missing = tr("none");
            end.help = tr("This outcome is outside the likely counts of every m");
        }
        all.push_back(std::move(end));
    }
    return all;
}

std::vector<Readout> readouts(const Study &study, double inside, Budget &budget) {
    std::vector<Readout> all = budget.needed("readouts", [&] { return numbersOf(study, inside); });
    all.push_back(shiftReadout(study, budget));
    return all;
}

Text sentence(const Study &study, double inside) {
    const Argument people("people", tr("<b>{n}</b> people", "<b>{n}</b> person", study.people()));
    const Argument ones("ones", tr("<b>{n}</b> true yeses", "<b>{n}</b> true yes", real(study.model.ones)));
    if (study.model.q == 0)
        return tr("With {people} and {ones} among them, and nobody lying, the collector counts exactly <b>{m}</b>.",
                  {people, ones, {"m", study.model.ones}});
    const Argument repetitions("inside", percent(inside, 4));
    const Text likely =
        study.lower == study.upper
            ? tr("With {people} and {ones} among them the collector will most likely count <b>{n}</b> yes answers "
                 "(<b>{inside} %</b> of repetitions).",
                 "With {people} and {ones} among them the collector will most likely count <b>{n}</b> yes answer "
                 "(<b>{inside} %</b> of repetitions).",
                 real(study.lower), {people, ones, repetitions})
            : tr("With {people} and {ones} among them, <b>{inside} %</b> of repetitions count between <b>{lower}</b> "
                 "and <b>{upper}</b> yes answers.",
                 {people, ones, repetitions, {"lower", study.lower}, {"upper", study.upper}});
    if (study.model.q == 0.5)
        return sentences({likely, tr("That is the same whatever the truth is.")});
    const Argument s("s", study.outcome);
    if (study.ones.empty())
        return sentences({likely, tr("A count of <b>{s}</b> would be a surprise whatever the truth is.", {s})});
    const Argument confidence("confidence", halftruth::confidence(study.beta));
    if (study.ones.first == study.ones.last)
        return sentences(
            {likely, tr("A count of <b>{s}</b> points to <b>{n}</b> true yeses, with {confidence} % confidence.",
                        "A count of <b>{s}</b> points to <b>{n}</b> true yes, with {confidence} % confidence.",
                        real(study.ones.first), {s, confidence})});
    return sentences(
        {likely, tr("A count of <b>{s}</b> points to between <b>{first}</b> and <b>{last}</b> true yeses, "
                    "with {confidence} % confidence.",
                    {s, confidence, {"first", study.ones.first}, {"last", study.ones.last}})});
}

Exploration exploreCounts(const Request &request, Budget &budget) {
    const Parameters &p = request.parameters;
    const Study &study = budget.needed("study", [&] {
        return Study{.model = {.n = p.integer(Population), .ones = p.integer(Ones), .q = p[LieProbability]},
                     .outcome = p.integer(Outcome),
                     .beta = p[Beta],
                     .level = p[Level]};
    });
    const double inside = budget.needed("inside", [&] {
        const double below = study.lower == 0 ? 0.0 : countCdf(study.model, study.lower - 1);
        return 1 - below - countSurvival(study.model, study.upper);
    });
    const RepeatedCounts repeated = repeatedCounts(request, study.model, budget);
    Exploration answer{.figures = {pmfFigure(request, study, budget), changeFigure(request, study, budget),
                                   cdfFigure(request, study, budget), confidenceFigure(request, study, budget),
                                   shiftFigure(request, study, budget)},
                       .readouts = readouts(study, inside, budget),
                       .sentence = sentence(study, inside)};
    addCountSteps(request, answer, budget);
    repeated.drawPmfOn(answer.figures[0]);
    repeated.drawCdfOn(answer.figures[2]);
    std::ranges::move(repeated.readouts(study.lower, study.upper, study.outcome),
                      std::back_inserter(answer.readouts));
    return answer;
}

const std::vector<ParameterUse> &countsParameters() {
    static const std::vector<ParameterUse> all = withOverlay({{.id = LieProbability},
                                                              {.id = Population},
                                                              {.id = Ones},
                                                              {.id = Outcome},
                                                              {.id = Beta, .ofInterval = true},
                                                              {.id = Level}});
    return all;
}

} // namespace

ExplorerSpec countsExplorer() {
    return {.id = "counts",
            .title = phrase("Counts"),
            .question = phrase("What will the collector see?"),
            .group = ExplorerGroup::Analyse,
            .model = phrase("(ε, δ) of the shuffled count"),
            .parameters = countsParameters(),
            .uses = [](const Parameters &given) { return overlayUses(countsParameters(), given); },
            .solves = {{.relation = "count-quantile", .unknowns = {Outcome, Level}}, solvesLieProbability()},
            .theory = true,
            .explore = exploreCounts};
}

} // namespace halftruth
