#include "core/explorers/sampling/unordered.h"

#include "core/explorers/support/bends.h"
#include "core/explorers/support/figure_builder.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

namespace halftruth {

namespace {

/// A point takes a search over γ.
constexpr int unorderedPoints = 33;
constexpr ColourIndex unorderedColour = 2;

/// The most records of which each is drawn with a probability of at most delta: they are published as they are, and
/// one more isn't.
std::int64_t freeSamples(const UnorderedPlan &plan) {
    const auto n = static_cast<double>(plan.design.n);
    const auto estimate = static_cast<std::int64_t>(plan.delta * n);
    std::int64_t most = std::max<std::int64_t>(0, estimate - 1);
    while (most < plan.design.n && static_cast<double>(most + 1) / n <= plan.delta)
        ++most;
    return most;
}

/// The numbers of samples to begin with: both sides of the jump among them.
std::vector<double> unorderedCounts(Interval window, Scale scale, std::int64_t free) {
    std::vector<double> counts;
    for (const std::int64_t each : spacedIntegers(window, scale, unorderedPoints))
        counts.push_back(static_cast<double>(each));
    for (const auto each : {static_cast<double>(free), static_cast<double>(free + 1)})
        if (free > 0 && each >= window.lower && each <= window.upper)
            counts.push_back(each);
    std::ranges::sort(counts);
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    return counts;
}

} // namespace

UnorderedPlan unorderedPlan(const Parameters &p, Budget &budget) {
    using enum ParameterId;
    UnorderedPlan plan{
        .design = {.n = p.integer(Population), .epsilon = p[Epsilon], .categories = p.integer(Categories)},
        .samples = p.integer(Samples),
        .delta = p[Delta],
        .concentration = p.dataConcentration()};
    const std::int64_t *best = budget.lastly("unordered/best", [&] {
        return unorderedOptimalSamples(plan.design, plan.delta, plan.concentration, budget.token());
    });
    if (best)
        plan.best = *best;
    return plan;
}

void addUnorderedCurve(Figure &figure, const UnorderedPlan &plan, const View &view, Budget &budget) {
    const Interval window{std::max(1.0, figure.x.range.lower),
                          std::min(static_cast<double>(plan.design.n), figure.x.range.upper)};
    if (!(window.lower <= window.upper))
        return;
    const Scale upwards = view.yScale.value_or(figure.y.scale);
    const std::int64_t free = freeSamples(plan);
    const auto errors = sweepBends(
        budget, "unordered", unorderedCounts(window, figure.x.scale, free),
        {.xScale = figure.x.scale,
         .yScale = upwards,
         .integer = true,
         .shown = canShow(view.y, upwards) ? view.y : std::nullopt,
         .rounds = 5}, // towards all records it falls ever steeper
        [&](double m) {
            return unorderedRmsError(plan.design, std::llround(m), plan.delta, plan.concentration, budget.token());
        },
        std::identity());
    if (errors.xs.empty())
        return;
    Curve curve{
        .label = tr("without order, (ε, δ)"), .role = Role::Bound, .colour = unorderedColour, .x = {}, .y = {}};
    const auto add = [&](double m, double error) {
        if (error > 0 || upwards == Scale::Linear) {
            curve.x.push_back(m);
            curve.y.push_back(error);
        }
    };
    const auto first = static_cast<double>(free + 1);
    for (std::size_t i = 0; i < errors.xs.size(); ++i) {
        // Published as they are up to here, and from here on with noise: an upright line where that begins.
        if (i > 0 && errors.xs[i - 1] == first - 1 && errors.xs[i] == first && free + 1 < plan.design.n)
            add(first * (1 - 1e-12), plan.withoutNoise(free + 1));
        add(errors.xs[i], errors.values[i]);
    }
    figure.layers.emplace_back(std::move(curve));
    if (!plan.best)
        return;
    const auto m = static_cast<double>(*plan.best);
    const double error = plan.rms(*plan.best);
    if (!(error > 0) && upwards == Scale::Log)
        return;
    figure.layers.emplace_back(Points{.label = tr("optimum without order"),
                                      .role = Role::Bound,
                                      .colour = unorderedColour,
                                      .x = {m},
                                      .y = {error},
                                      .inLegend = false,
                                      .optimum = true});
    figure.layers.emplace_back(Annotation{.x = m, .y = error, .text = tr("{samples}", {{"samples", *plan.best}})});
}

std::vector<Readout> unorderedReadouts(const UnorderedPlan &plan, Budget &budget) {
    const double *excess = budget.lastly(
        "unordered/excess", [&] { return unorderedExcess(plan.design, plan.samples, plan.delta, budget.token()); });
    const ReadoutPlace place{.group = phrase("Published without order")};
    const Text searching = tr("…");
    const bool anything = static_cast<double>(plan.samples) <= plan.delta * static_cast<double>(plan.design.n);
    const bool large = excess && std::isinf(*excess);
    return {
        {.label = tr("best <i>m</i>, without order"),
         .value = plan.best ? static_cast<double>(*plan.best) : 0,
         .unit = tr("records"),
         .direction = Direction::About, // of those tried
         .missing = plan.best ? Text() : searching,
         .help = tr("With the least error of those tried, at (ε, δ) by the bound"),
         .place = place},
        {.label = tr("RMS error at its best <i>m</i>, without order"),
         .value = plan.best ? plan.rms(*plan.best) : 0,
         .direction = Direction::AtMost,
         .missing = plan.best ? Text() : searching,
         .help = tr("Of the largest γ that the bound allows; a sharper bound would allow more"),
         .place = place},
        {.label = tr("<i>γ</i> at <i>m</i>, without order"),
         .value = excess && !large ? 1 + *excess : 0,
         .direction = Direction::AtLeast,
         .missing = !excess    ? searching
                    : anything ? tr("any")
                    : large    ? Text::verbatim("> 10³⁰⁷")
                               : Text(),
         .help = anything
                     ? tr("A record is drawn with a probability of at most δ: the guarantee allows to publish it as "
                          "it is")
                     : tr("The largest at which (m/n)·(γ + 1)/(γ + K − 1)·E[h(B + 1)] ≤ δ: the replaced record "
                          "hides among B fair coins of the others"),
         .place = place},
    };
}

} // namespace halftruth
