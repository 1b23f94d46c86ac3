#include "core/data/synthetic_type.h"
#include "core/explorers/explorers.h"
#include "core/explorers/sampling/curators.h"
#include "core/explorers/sampling/unordered.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/overlay.h"
#include "core/math/pram/sampling_pram.h"
#include "core/simulation/pram_study.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>

namespace halftruth {

namespace {

using enum ParameterId;

struct Plan {
    PramDesign design;
    std::int64_t samples;
    double concentration;
    std::int64_t bestBound;
    std::int64_t bestTight;
    std::int64_t bestExact;

    [[nodiscard]] double people() const { return static_cast<double>(design.n); }
    [[nodiscard]] double bound(std::int64_t m) const { return pramErrorBound(design, m); }
    [[nodiscard]] double tight(std::int64_t m) const { return pramErrorBoundTight(design, m); }
    [[nodiscard]] double rms(std::int64_t m) const { return pramRmsError(design, m, concentration); }
    /// The error of answering 1/K for every category.
    [[nodiscard]] double guess() const {
        return std::sqrt(std::max(0.0, concentration - 1 / static_cast<double>(design.categories)));
    }
};

std::int64_t whole(double samples) { return static_cast<std::int64_t>(samples); }

/// 1...n, widened where n is 1 so that it is a window at all.
Interval sampleWindow(const Plan &plan, Scale scale) {
    const double upper = std::max(2.0, plan.people());
    return {scale == Scale::Log ? 1.0 : 0.0, upper};
}

Axis sampleAxis(const Plan &plan, const View &view) {
    return planned({.axis = {.title = tr("samples"),
                             .symbol = "m",
                             .unit = tr("records"),
                             .range = sampleWindow(plan, Scale::Linear),
                             .scale = Scale::Log,
                             .scaleChoice = true,
                             .integer = true},
                    .logRange = sampleWindow(plan, Scale::Log)},
                   view.xScale, view.x);
}

/// As many points as a simulated curve has: its minimum is one of them.
constexpr int simulatedPoints = 41;
constexpr ColourIndex simulatedMinimumColour = 6;

/// The paper's experiment: the same data released again and again, for one number of samples after the other.
struct Experiment {
    Overlay overlay;
    std::map<std::int64_t, PramCurvePoint> points{}; ///< by samples
    std::optional<EmpiricalMinimum> minimum{};
    bool rounded = false; ///< the shares aren't those of whole records

    [[nodiscard]] PramCurvePoint at(std::int64_t samples) const {
        const auto found = points.find(samples);
        return found == points.end() ? PramCurvePoint{} : found->second;
    }
};

std::vector<std::int64_t> recordCounts(const Parameters &p) {
    const auto categories = static_cast<std::size_t>(p.integer(Categories));
    switch (p.data().kind) {
    case DataSource::Kind::Table:
        return p.data().table->counts;
    case DataSource::Kind::Zipf:
        return zipfType(categories, p.integer(Population), p[ZipfExponent]).counts;
    case DataSource::Kind::Uniform:
        break;
    }
    return uniformType(categories, p.integer(Population)).counts;
}

/// Numbers of samples from all that there are, then those in sight, then the chosen one.
Experiment experimentOf(const Request &request, const Plan &plan, Budget &budget) {
    const std::vector<std::int64_t> grid = spacedIntegers({1, plan.people()}, Scale::Log, simulatedPoints);
    std::vector<std::int64_t> all = grid;
    const Axis axis = sampleAxis(plan, request.view("error"));
    const Interval window{std::max(1.0, axis.range.lower), std::min(plan.people(), axis.range.upper)};
    if (request.view("error").x && window.lower <= window.upper)
        std::ranges::copy(spacedIntegers(window, axis.scale, simulatedPoints), std::back_inserter(all));
    all.push_back(plan.samples);

    Experiment experiment{.overlay = Overlay(request, budget)};
    if (!experiment.overlay.on())
        return experiment;
    PramExperiment release{.counts = budget.needed("records", [&] { return recordCounts(request.parameters); }),
                           .epsilon = plan.design.epsilon};
    double concentration = 0;
    for (const std::int64_t count : release.counts)
        concentration += std::pow(static_cast<double>(count) / plan.people(), 2);
    experiment.rounded = std::fabs(concentration / plan.concentration - 1) > 1e-3;
    for (const std::int64_t samples : all) {
        if (experiment.points.contains(samples))
            continue;
        release.samples = samples;
        const PramErrors *errors =
            experiment.overlay.study("releases", static_cast<std::uint32_t>(samples),
                                     [&](const Simulation &simulation, const std::stop_token &stop) {
                                         return simulatePram(release, simulation, stop);
                                     });
        if (errors)
            experiment.points[samples] = {.samples = samples, .rms = errors->rms(), .mean = errors->mean()};
    }
    experiment.overlay.finish();
    if (!experiment.overlay.drawn())
        return experiment;
    std::vector<PramCurvePoint> curve;
    for (const std::int64_t samples : grid)
        curve.push_back(experiment.points[samples]);
    experiment.minimum = empiricalMinimum(curve);
    return experiment;
}

std::vector<double> sampleCounts(const Plan &plan, const Axis &axis) {
    const Interval window{std::max(1.0, axis.range.lower), std::min(plan.people(), axis.range.upper)};
    std::vector<double> counts;
    if (window.lower <= window.upper)
        for (const std::int64_t each : spacedIntegers(window, axis.scale, curvePoints))
            counts.push_back(static_cast<double>(each));
    return counts;
}

/// What the simulation says, over what the formulas say.
void drawExperiment(Figure &figure, const Experiment &experiment) {
    SimulatedCurve curve;
    for (const auto &[samples, point] : experiment.points)
        curve.add(static_cast<double>(samples), point.rms);
    curve.drawOn(figure, experiment.overlay);
    if (experiment.rounded)
        figure.caption = sentences(
            {figure.caption, tr("Its records are whole, their shares as near to the data's as they can be.")});
    if (!experiment.minimum)
        return;
    const auto &[least, fewest, most] = *experiment.minimum;
    const auto [bottom, top] = Interval(figure.y.range);
    figure.layers.emplace_back(Points{.label = tr("simulated minimum"),
                                      .role = Role::Simulation,
                                      .colour = simulatedMinimumColour,
                                      .x = {static_cast<double>(least.samples)},
                                      .y = {least.rms.value}});
    figure.layers.emplace_back(Band{.label = tr("where it may be"),
                                    .role = Role::Simulation,
                                    .colour = simulatedMinimumColour,
                                    .x = {static_cast<double>(fewest), static_cast<double>(most)},
                                    .lower = {bottom, bottom},
                                    .upper = {top, top}});
}

/// What sampling gains: the error without it, and all that is below.
void addGain(Figure &figure, const Plan &plan, const Curve &exact) {
    const double all = plan.rms(plan.design.n);
    Band gain{.label = tr("gain of sampling"), .colour = exact.colour, .x = {}, .lower = {}, .upper = {}};
    for (std::size_t i = 0; i < exact.x.size(); ++i)
        if (exact.y[i] < all) {
            gain.x.push_back(exact.x[i]);
            gain.lower.push_back(exact.y[i]);
            gain.upper.push_back(all);
        }
    if (!gain.x.empty())
        figure.layers.emplace_back(std::move(gain));
    Curve level{.label = tr("no sampling"), .role = Role::Reference, .colour = 6, .x = {}, .y = {}};
    if (!exact.x.empty()) {
        level.x = {exact.x.front(), exact.x.back()};
        level.y = {all, all};
    }
    figure.layers.emplace_back(std::move(level));
}

Figure errorFigure(const Request &request, const Plan &plan, const Experiment &experiment,
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
    Curve exact = curveOf(tr("exact RMS"), Role::Exact, 0, counts, [&](double m) { return plan.rms(whole(m)); });
    addGain(figure, plan, exact);
    figure.layers.emplace_back(
        curveOf(tr("Lin–Wang–Rane bound"), Role::Bound, 1, counts, [&](double m) { return plan.bound(whole(m)); }));
    figure.layers.emplace_back(
        curveOf(tr("tight bound"), Role::Bound, 5, counts, [&](double m) { return plan.tight(whole(m)); }));
    figure.layers.emplace_back(std::move(exact));
    const auto formulas = static_cast<std::ptrdiff_t>(figure.layers.size());
    // Dots in the colours of their curves need no names of their own.
    const auto addOptimum = [&](Text label, Role role, ColourIndex colour, std::int64_t samples, double error) {
        const auto m = static_cast<double>(samples);
        figure.layers.emplace_back(Points{
            .label = std::move(label), .role = role, .colour = colour, .x = {m}, .y = {error}, .inLegend = false});
        figure.layers.emplace_back(Annotation{.x = m, .y = error, .text = tr("{samples}", {{"samples", samples}})});
    };
    addOptimum(tr("optimum by the Lin–Wang–Rane bound"), Role::Bound, 1, plan.bestBound, plan.bound(plan.bestBound));
    addOptimum(tr("optimum by the tight bound"), Role::Bound, 5, plan.bestTight, plan.tight(plan.bestTight));
    addOptimum(tr("optimum, exact RMS"), Role::Exact, 0, plan.bestExact, plan.rms(plan.bestExact));
    addUnorderedCurve(figure, unordered, budget);
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

Figure gammaFigure(const Request &request, const Plan &plan) {
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
                [&](double m) { return pramGamma(plan.design.n, whole(m), plan.design.epsilon); }));
    figure.layers.emplace_back(curveOf(tr("without sampling"), Role::Reference, 6, counts,
                                       [&](double) { return std::exp(plan.design.epsilon); }));
    figure.layers.emplace_back(Marker{.value = static_cast<double>(plan.samples), .parameter = Samples});
    fitVertically(figure, view);
    return figure;
}

Figure surfaceFigure(const Request &request, const Plan &plan, Budget &budget) {
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
    Curve optimum{.label = tr("optimum"), .role = Role::Exact, .colour = 5, .x = {}, .y = {}};
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
            errors.push_back(static_cast<float>(pramRmsError(design, whole(m), plan.concentration)));
        return errors;
    });
    Extent extent(Scale::Log);
    for (const float error : map.values)
        extent.include(error);
    map.colours.range = extent.interval();
    if (drawn)
        figure.layers.emplace_back(std::move(map));
    figure.layers.emplace_back(std::move(optimum));
    figure.layers.emplace_back(Marker{.value = static_cast<double>(plan.samples), .parameter = Samples});
    figure.layers.emplace_back(
        Marker{.direction = Marker::Direction::Horizontal, .value = plan.design.epsilon, .parameter = Epsilon});
    return figure;
}

/// The simulated numbers, beside the ones they stand for.
void tellExperiment(Exploration &answer, const Plan &plan, const Experiment &experiment) {
    const Overlay &overlay = experiment.overlay;
    if (!overlay.on())
        return;
    const auto samples = [](std::int64_t number) {
        const auto value = static_cast<double>(number);
        return Estimate{.value = value, .lower = value, .upper = value};
    };
    const EmpiricalMinimum minimum = experiment.minimum.value_or(EmpiricalMinimum{});
    const auto add = [&](const Text &label, const Estimate &estimate, const Text &of) {
        answer.readouts.push_back(simulatedReadout(overlay, label, estimate, of));
    };
    const auto addSamples = [&](const Text &label, std::int64_t number, const Text &of) {
        add(label, samples(number), of);
        answer.readouts.back().unit = tr("records");
        if (overlay.drawn())
            answer.readouts.back().help = tr("{what}; {trials}", {{"what", of}, {"trials", overlay.words()}});
    };
    addSamples(tr("best <i>m</i>, simulated"), minimum.least.samples,
               tr("Least simulated error of the points of the curve"));
    addSamples(tr("best <i>m</i>, simulated, from"), minimum.fewest,
               tr("Fewest samples whose simulated error differs from the least by no more than 1.96 standard errors "
                  "of the difference"));
    addSamples(tr("best <i>m</i>, simulated, to"), minimum.most,
               tr("Most samples whose simulated error differs from the least by no more than 1.96 standard errors of "
                  "the difference"));
    add(tr("RMS error at its best <i>m</i>, simulated"), minimum.least.rms, tr("√ of the mean of ‖T̂ − T‖²"));
    add(tr("RMS error at <i>m</i>, simulated"), experiment.at(plan.samples).rms, tr("√ of the mean of ‖T̂ − T‖²"));
    add(tr("mean error at <i>m</i>, simulated"), experiment.at(plan.samples).mean,
        tr("Mean of ‖T̂ − T‖, which the bounds are about"));
    if (experiment.minimum && minimum.fewest == minimum.most)
        answer.sentence = sentences(
            {answer.sentence, tr("Simulated, the error is least at <b>{least}</b>; any other difference is more than "
                                 "chance explains.",
                                 {{"least", samples(minimum.least.samples).value}})});
    else if (experiment.minimum)
        answer.sentence = sentences({answer.sentence, tr("Simulated, the error is least at <b>{least}</b>; from "
                                                         "{fewest} to {most} samples the difference is within "
                                                         "what chance explains.",
                                                         {{"least", samples(minimum.least.samples).value},
                                                          {"fewest", samples(minimum.fewest).value},
                                                          {"most", samples(minimum.most).value}})});
}

Exploration exploreSampling(const Request &request, Budget &budget) {
    const Parameters &p = request.parameters;
    const PramDesign design{.n = p.integer(Population), .epsilon = p[Epsilon], .categories = p.integer(Categories)};
    const double concentration = p.dataConcentration();
    const Plan plan{.design = design,
                    .samples = p.integer(Samples),
                    .concentration = concentration,
                    .bestBound = pramOptimalSamples(design),
                    .bestTight = pramOptimalSamplesTight(design),
                    .bestExact = pramOptimalSamplesExact(design, concentration)};
    const Experiment experiment = experimentOf(request, plan, budget);
    const UnorderedPlan unordered = unorderedPlan(p, budget);
    Exploration answer;
    answer.figures = {errorFigure(request, plan, experiment, unordered, budget), gammaFigure(request, plan),
                      surfaceFigure(request, plan, budget)};

    const double gamma = pramGamma(design.n, plan.samples, design.epsilon);
    const double threshold = pramSamplingGainThreshold(design.categories);
    answer.readouts = {
        {.label = tr("best <i>m</i>, Lin–Wang–Rane bound"),
         .value = static_cast<double>(plan.bestBound),
         .unit = tr("records"),
         .help = tr("Minimises (c√K + 1)/√m")},
        {.label = tr("best <i>m</i>, tight bound"),
         .value = static_cast<double>(plan.bestTight),
         .unit = tr("records"),
         .help = tr("Minimises (c + 1)/√m")},
        {.label = tr("best <i>m</i>, exact RMS"),
         .value = static_cast<double>(plan.bestExact),
         .unit = tr("records"),
         .help = tr("Minimises √E‖T̂ − T‖²"),
         .chip = true},
        {.label = tr("RMS error at its best <i>m</i>"),
         .value = plan.rms(plan.bestExact),
         .help = tr("√E‖T̂ − T‖²"),
         .chip = true},
        {.label = tr("RMS error at <i>m</i>"),
         .value = plan.rms(plan.samples),
         .help = tr("√E‖T̂ − T‖²"),
         .chip = true},
        {.label = tr("RMS error, no sampling"),
         .value = plan.rms(design.n),
         .help = tr("√E‖T̂ − T‖² at m = n"),
         .chip = true},
        {.label = tr("error of equal shares"),
         .value = plan.guess(),
         .help = plan.rms(plan.samples) > plan.guess()
                     ? tr("√(S − 1/K), of who asks nobody and answers 1/K for each category: less than the RMS error "
                          "at m")
                     : tr("√(S − 1/K), of who asks nobody and answers 1/K for each category")},
        {.label = tr("Lin–Wang–Rane bound at <i>m</i>"),
         .value = plan.bound(plan.samples),
         .direction = Direction::AtMost,
         .help = tr("E‖T̂ − T‖ ≤ (c√K + 1)/√m")},
        {.label = tr("tight bound at <i>m</i>"),
         .value = plan.tight(plan.samples),
         .direction = Direction::AtMost,
         .help = tr("E‖T̂ − T‖ ≤ (c + 1)/√m")},
        {.label = tr("<i>γ</i> at <i>m</i>"),
         .value = gamma,
         .missing = std::isinf(gamma) ? Text::verbatim("> 10³⁰⁷") : Text(),
         .help = tr("1 + (n/m)(e^ε − 1)")},
        {.label = tr("condition <i>c</i>"),
         .value = 1 + static_cast<double>(design.categories) / pramExcess(design.n, plan.samples, design.epsilon),
         .help = tr("1 + K/(γ − 1)")},
        {.label = tr("sampling helps below <i>ε</i>"),
         .value = threshold,
         .unit = tr("nats"),
         .help = tr("ln(1 + K^(3/2)/(√K + 1)): above it the Lin–Wang–Rane bound is best without sampling")},
        {.label = tr("collision probability <i>S</i>"),
         .value = concentration,
         .help = tr("Sum of the squared shares: the probability that two records drawn at random are equal")},
    };
    std::ranges::move(unorderedReadouts(unordered, budget), std::back_inserter(answer.readouts));
    addCurators(request, answer);
    if (plan.bestExact == design.n)
        answer.sentence =
            tr("At <i>ε</i> = <b>{epsilon}</b> with <b>{categories}</b> categories sampling doesn't help: use "
               "<b>{records}</b>; the error is <b>{error}</b>.",
               {{"epsilon", design.epsilon},
                {"categories", design.categories},
                {"records", tr("all {n} records", "the only record", plan.people())},
                {"error", number(plan.rms(design.n), 3)}});
    else
        answer.sentence = tr(
            "For <i>ε</i> = <b>{epsilon}</b> and <b>{categories}</b> categories, sample <b>{best}</b> of <b>{n}</b> "
            "records (the Lin–Wang–Rane bound says {bound}): the error is <b>{error}</b> instead of "
            "<b>{unsampled}</b> with all of them.",
            {{"epsilon", design.epsilon},
             {"categories", design.categories},
             {"best", plan.bestExact},
             {"n", design.n},
             {"bound", plan.bestBound},
             {"error", number(plan.rms(plan.bestExact), 3)},
             {"unsampled", number(plan.rms(design.n), 3)}});
    // Of equal shares the guess is no guess.
    if (plan.guess() > 0 && plan.rms(plan.bestExact) > plan.guess())
        answer.sentence = sentences(
            {answer.sentence, tr("That is more than the error of asking nobody and answering equal shares, {guess}.",
                                 {{"guess", number(plan.guess(), 3)}})});
    tellExperiment(answer, plan, experiment);
    return answer;
}

const std::vector<ParameterUse> &samplingParameters() {
    static const std::vector<ParameterUse> all = withOverlay({{.id = Epsilon},
                                                              {.id = Delta},
                                                              {.id = Population, .title = phrase("records")},
                                                              {.id = Samples},
                                                              {.id = Categories},
                                                              {.id = ZipfExponent},
                                                              {.id = Curators},
                                                              {.id = Values}});
    return all;
}

std::vector<ParameterUse> samplingUses(const Parameters &given) {
    std::vector<ParameterUse> uses = overlayUses(samplingParameters(), given);
    if (given.data().kind != DataSource::Kind::Zipf)
        std::erase_if(uses, [](const ParameterUse &use) { return use.id == ZipfExponent; });
    return uses;
}

std::vector<SolveSpec> samplingSolves() {
    return {
        {.relation = "pram-rms-error",
         .unknowns = {Samples, Epsilon},
         .targets = {{.id = Alpha}},
         .given = [](const Parameters &p) { return std::optional(p.with(Concentration, p.dataConcentration())); }},
        {.relation = "pram", .unknowns = {Samples, Epsilon, Population}, .targets = {{.id = Gamma}}}};
}

} // namespace

ExplorerSpec samplingExplorer() {
    return {.id = "sampling",
            .title = phrase("Sampling"),
            .question = phrase("Should I sample before perturbing, and how many?"),
            .group = ExplorerGroup::Plan,
            .model = phrase("sampling + PRAM"),
            .parameters = samplingParameters(),
            .uses = samplingUses,
            .solves = samplingSolves(),
            .usesData = true,
            .explore = exploreSampling};
}

} // namespace halftruth
