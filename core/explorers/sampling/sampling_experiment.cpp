#include "core/explorers/sampling/sampling_experiment.h"

#include "core/data/synthetic_type.h"
#include "core/explorers/support/figure_builder.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace halftruth {

namespace {

using enum ParameterId;

/// As many points as a simulated curve has: its minimum is one of them.
constexpr int simulatedPoints = 41;
constexpr ColourIndex simulatedMinimumColour = 6;

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

} // namespace

SamplingExperiment experimentOf(const Request &request, const SampledRelease &plan, Budget &budget) {
    const std::vector<std::int64_t> grid = spacedIntegers({1, plan.people()}, Scale::Log, simulatedPoints);
    std::vector<std::int64_t> all = grid;
    const Axis axis = sampleAxis(plan, request.view("error"));
    const Interval window{std::max(1.0, axis.range.lower), std::min(plan.people(), axis.range.upper)};
    if (request.view("error").x && window.lower <= window.upper)
        std::ranges::copy(spacedIntegers(window, axis.scale, simulatedPoints), std::back_inserter(all));
    all.push_back(plan.samples);

    SamplingExperiment experiment{.overlay = Overlay(request, budget)};
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

void drawExperiment(Figure &figure, const SamplingExperiment &experiment) {
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
                                      .y = {least.rms.value},
                                      .optimum = true});
    figure.layers.emplace_back(Band{.label = tr("where it may be"),
                                    .role = Role::Simulation,
                                    .colour = simulatedMinimumColour,
                                    .x = {static_cast<double>(fewest), static_cast<double>(most)},
                                    .lower = {bottom, bottom},
                                    .upper = {top, top}});
}

void tellExperiment(Exploration &answer, const SampledRelease &plan, const SamplingExperiment &experiment) {
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

} // namespace halftruth
