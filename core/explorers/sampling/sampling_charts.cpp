#include "core/explorers/sampling/sampling_charts.h"

#include "core/explorers/support/figure_builder.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

using enum ParameterId;

/// What sampling gains: the error without it, and all that is below, from where the line of the one crosses the
/// other.
void addGain(Figure &figure, const SampledRelease &plan, const Curve &exact, Scale upwards) {
    const double all = plan.rms(plan.design.n);
    Band gain{.label = tr("gain of sampling"), .colour = exact.colour, .x = {}, .lower = {}, .upper = {}};
    const auto add = [&](double m, double error) {
        gain.x.push_back(m);
        gain.lower.push_back(error);
        gain.upper.push_back(all);
    };
    const auto between = [](double a, double b, double part, Scale scale) {
        return scale == Scale::Log ? a * std::pow(b / a, part) : a + part * (b - a);
    };
    const auto partAt = [&](double a, double b) {
        return upwards == Scale::Log ? std::log(all / a) / std::log(b / a) : (all - a) / (b - a);
    };
    for (std::size_t i = 0; i < exact.x.size(); ++i) {
        if (i > 0 && (exact.y[i - 1] - all) * (exact.y[i] - all) < 0)
            add(between(exact.x[i - 1], exact.x[i], partAt(exact.y[i - 1], exact.y[i]), figure.x.scale), all);
        if (exact.y[i] <= all)
            add(exact.x[i], exact.y[i]);
    }
    if (std::ranges::any_of(exact.y, [&](double error) { return error < all; }))
        figure.layers.emplace_back(std::move(gain));
    Curve level{.label = tr("no sampling"), .role = Role::Reference, .colour = 6, .x = {}, .y = {}};
    if (!exact.x.empty()) {
        level.x = {exact.x.front(), exact.x.back()};
        level.y = {all, all};
    }
    figure.layers.emplace_back(std::move(level));
}

} // namespace

Figure samplingErrorFigure(const Request &request, const SampledRelease &plan, const SamplingExperiment &experiment,
                           const UnorderedPlan &unordered, Budget &budget) {
    const View view = request.view("error");
    Figure figure{
        .id = "error",
        .title = tr("Error of the estimated shares"),
        .x = sampleAxis(plan, view),
        .y = {.title = tr("expected error"), .symbol = "E‖T̂ − T‖", .scale = Scale::Log, .scaleChoice = true},
        .layers = {},
        .caption =
            tr("Lin–Wang–Rane bound (c√K + 1)/√m {source}; tight bound (c + 1)/√m; exact root mean "
               "square error √E‖T̂ − T‖²; each with its optimum. Shaded: what sampling gains over releasing "
               "all records. Without order: the same at (ε, δ), γ by a bound on shuffling {blanket} and sampling "
               "{subsampling}.",
               {{"source", cite("LWR", "theorem III.4")},
                {"blanket", cite("Balle et al. 2019")},
                {"subsampling", cite("Balle et al. 2018")}})};
    const auto counts = sampleCounts(plan, figure.x);
    if (counts.empty())
        figure.note = tr("Samples lie between 1 and n.");
    Curve exact =
        curveOf(tr("exact RMS"), Role::Exact, 0, counts, [&](double m) { return plan.rms(wholeSamples(m)); });
    addGain(figure, plan, exact, view.yScale.value_or(figure.y.scale));
    figure.layers.emplace_back(curveOf(tr("Lin–Wang–Rane bound"), Role::Bound, 1, counts,
                                       [&](double m) { return plan.bound(wholeSamples(m)); }));
    figure.layers.emplace_back(
        curveOf(tr("tight bound"), Role::Bound, 5, counts, [&](double m) { return plan.tight(wholeSamples(m)); }));
    figure.layers.emplace_back(std::move(exact));
    const auto formulas = static_cast<std::ptrdiff_t>(figure.layers.size());
    // Dots in the colours of their curves need no names of their own.
    const auto addOptimum = [&](Text label, Role role, ColourIndex colour, std::int64_t samples, double error) {
        const auto m = static_cast<double>(samples);
        figure.layers.emplace_back(Points{.label = std::move(label),
                                          .role = role,
                                          .colour = colour,
                                          .x = {m},
                                          .y = {error},
                                          .inLegend = false,
                                          .optimum = true});
        figure.layers.emplace_back(Annotation{.x = m, .y = error, .text = tr("{samples}", {{"samples", samples}})});
    };
    addOptimum(tr("optimum by the Lin–Wang–Rane bound"), Role::Bound, 1, plan.bestBound, plan.bound(plan.bestBound));
    addOptimum(tr("optimum by the tight bound"), Role::Bound, 5, plan.bestTight, plan.tight(plan.bestTight));
    addOptimum(tr("optimum, exact RMS"), Role::Exact, 0, plan.bestExact, plan.rms(plan.bestExact));
    addUnorderedCurve(figure, unordered, view, budget);
    figure.layers.emplace_back(Marker{.value = static_cast<double>(plan.samples),
                                      .label = tr("m = {samples}", {{"samples", plan.samples}}),
                                      .parameter = Samples});
    fitVertically(figure, view);
    const auto simulated = static_cast<std::ptrdiff_t>(figure.layers.size());
    drawExperiment(figure, experiment);
    // What is predicted stays on top.
    std::rotate(figure.layers.begin() + formulas, figure.layers.begin() + simulated, figure.layers.end());
    return figure;
}

Figure samplingGammaFigure(const Request &request, const SampledRelease &plan) {
    const View view = request.view("gamma");
    Figure figure{.id = "gamma",
                  .title = tr("How much noise is left to add"),
                  .x = sampleAxis(plan, view),
                  .y = {.title = tr("retention factor"), .symbol = "γ", .scale = Scale::Log, .scaleChoice = true},
                  .layers = {},
                  .caption = tr("γ = 1 + (n/m)(e^ε − 1) {source}: fewer samples allow less noise.",
                                {{"source", cite("LWR", "theorem III.2")}})};
    const auto counts = sampleCounts(plan, figure.x);
    if (counts.empty())
        figure.note = tr("Samples lie between 1 and n.");
    figure.layers.emplace_back(
        curveOf(tr("γ for ε = {epsilon}", {{"epsilon", plan.design.epsilon}}), Role::Exact, 0, counts,
                [&](double m) { return pramGamma(plan.design.n, wholeSamples(m), plan.design.epsilon); }));
    figure.layers.emplace_back(curveOf(tr("without sampling"), Role::Reference, 6, counts,
                                       [&](double) { return std::exp(plan.design.epsilon); }));
    figure.layers.emplace_back(Marker{.value = static_cast<double>(plan.samples),
                                      .label = tr("m = {samples}", {{"samples", plan.samples}}),
                                      .parameter = Samples});
    fitVertically(figure, view);
    return figure;
}

Figure samplingSurfaceFigure(const Request &request, const SampledRelease &plan, Budget &budget) {
    const View view = request.view("surface");
    Figure figure{.id = "surface",
                  .title = tr("Exact error over m and ε"),
                  .x = sampleAxis(plan, view),
                  .y = planned({.axis = {.title = tr("privacy parameter"),
                                         .symbol = "ε",
                                         .unit = tr("nats"),
                                         .range = {0.02, 5},
                                         .scale = Scale::Log,
                                         .scaleChoice = true},
                                .logRange = {0.02, 5}},
                               view.yScale, view.y),
                  .layers = {},
                  .caption = tr("Root mean square error for every number of samples and every ε; the line is its "
                                "optimum at each ε.")};
    const auto size = [](int most) { return static_cast<std::size_t>(std::min(most, 160)); };
    HeatMap map{.label = tr("root mean square error"),
                .symbol = "RMS",
                .colours = {.kind = ColourScale::Kind::Sequential, .scale = Scale::Log},
                .xEdges = {std::max(1.0, figure.x.range.lower), std::min(plan.people(), figure.x.range.upper)},
                .yEdges = {std::max(1e-6, figure.y.range.lower), std::min(100.0, figure.y.range.upper)},
                .xs = {},
                .ys = {},
                .values = {}};
    if (!(map.xEdges.lower < map.xEdges.upper && map.yEdges.lower < map.yEdges.upper)) {
        figure.note = plan.design.n == 1 ? tr("With one record there is nothing to sample.")
                                         : tr("There is nothing in this window.");
        return figure;
    }
    map.xs = cellMiddles(map.xEdges, figure.x.scale, size(request.columns));
    map.ys = cellMiddles(map.yEdges, figure.y.scale, size(request.rows));
    for (double &m : map.xs)
        m = std::clamp(std::round(m), 1.0, plan.people());
    Curve optimum{.label = tr("optimum"), .role = Role::Exact, .colour = inkColour, .x = {}, .y = {}};
    const auto designAt = [&](double epsilon) {
        return PramDesign{.n = plan.design.n, .epsilon = epsilon, .categories = plan.design.categories};
    };
    const auto optima = budget.sweep("surface/optimum", map.ys.size(), [&](std::size_t row) {
        return static_cast<double>(pramOptimalSamplesExact(designAt(map.ys[row]), plan.concentration));
    });
    if (optima.shown)
        for (std::size_t row = 0; row < map.ys.size(); ++row)
            if (optima.values[row]) {
                optimum.x.push_back(*optima.values[row]);
                optimum.y.push_back(map.ys[row]);
            }
    const bool drawn = fillRows(map, budget, "surface", [&](std::size_t row) {
        const PramDesign design = designAt(map.ys[row]);
        std::vector<float> errors;
        for (const double m : map.xs)
            errors.push_back(static_cast<float>(pramRmsError(design, wholeSamples(m), plan.concentration)));
        return errors;
    });
    Extent extent(Scale::Log);
    for (const float error : map.values)
        extent.include(error);
    map.colours.range = extent.interval();
    if (drawn)
        figure.layers.emplace_back(std::move(map));
    figure.layers.emplace_back(std::move(optimum));
    figure.layers.emplace_back(Marker{.value = static_cast<double>(plan.samples),
                                      .label = tr("m = {samples}", {{"samples", plan.samples}}),
                                      .parameter = Samples});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = plan.design.epsilon,
                                      .label = tr("ε = {epsilon}", {{"epsilon", plan.design.epsilon}}),
                                      .parameter = Epsilon});
    return figure;
}

} // namespace halftruth
