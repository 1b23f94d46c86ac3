#include "core/explorers/sampling/unordered.h"

#include "core/explorers/support/figure_builder.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace halftruth {

namespace {

/// A point takes a search over γ.
constexpr int unorderedPoints = 33;
constexpr ColourIndex unorderedColour = 2;

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

void addUnorderedCurve(Figure &figure, const UnorderedPlan &plan, Budget &budget) {
    const Interval window{std::max(1.0, figure.x.range.lower),
                          std::min(static_cast<double>(plan.design.n), figure.x.range.upper)};
    if (!(window.lower <= window.upper))
        return;
    const std::vector<std::int64_t> counts = spacedIntegers(window, figure.x.scale, unorderedPoints);
    const auto errors = budget.sweep(
        "unordered", counts.size(),
        [&](std::size_t i) {
            return unorderedRmsError(plan.design, counts[i], plan.delta, plan.concentration, budget.token());
        },
        Budget::Turn::Last);
    if (!errors.shown)
        return;
    Curve curve{
        .label = tr("without order, (ε, δ)"), .role = Role::Bound, .colour = unorderedColour, .x = {}, .y = {}};
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (errors.values[i] && (*errors.values[i] > 0 || figure.y.scale == Scale::Linear)) {
            curve.x.push_back(static_cast<double>(counts[i]));
            curve.y.push_back(*errors.values[i]);
        }
    figure.layers.emplace_back(std::move(curve));
    if (!plan.best)
        return;
    const auto m = static_cast<double>(*plan.best);
    const double error = plan.rms(*plan.best);
    if (!(error > 0) && figure.y.scale == Scale::Log)
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
