#include "core/explorers/explorers.h"
#include "core/explorers/sampling/curators.h"
#include "core/explorers/sampling/design.h"
#include "core/explorers/sampling/sampling_charts.h"
#include "core/explorers/support/figure_builder.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace halftruth {

namespace {

using enum ParameterId;

Exploration exploreSampling(const Request &request, Budget &budget) {
    const Parameters &p = request.parameters;
    const PramDesign design{.n = p.integer(Population), .epsilon = p[Epsilon], .categories = p.integer(Categories)};
    const double concentration = p.dataConcentration();
    const SampledRelease plan{.design = design,
                              .samples = p.integer(Samples),
                              .concentration = concentration,
                              .bestBound = pramOptimalSamples(design),
                              .bestTight = pramOptimalSamplesTight(design),
                              .bestExact = pramOptimalSamplesExact(design, concentration)};
    const SamplingExperiment experiment = experimentOf(request, plan, budget);
    const UnorderedPlan unordered = unorderedPlan(p, budget);
    Exploration answer;
    answer.figures = {samplingErrorFigure(request, plan, experiment, unordered, budget),
                      samplingGammaFigure(request, plan), samplingSurfaceFigure(request, plan, budget)};

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
    addDesign(request, answer);
    if (plan.bestExact == design.n)
        answer.sentence =
            tr("At <i>ε</i> = <b>{epsilon}</b> with <b>{categories}</b> categories sampling doesn't help: use "
               "<b>{records}</b>; the error is <b>{error}</b>.",
               {{"epsilon", asChosen(design.epsilon)},
                {"categories", design.categories},
                {"records", tr("all {n} records", "the only record", plan.people())},
                {"error", number(plan.rms(design.n), 3)}});
    else
        answer.sentence = tr(
            "For <i>ε</i> = <b>{epsilon}</b> and <b>{categories}</b> categories, sample <b>{best}</b> of <b>{n}</b> "
            "records (the Lin–Wang–Rane bound says {bound}): the error is <b>{error}</b> instead of "
            "<b>{unsampled}</b> with all of them.",
            {{"epsilon", asChosen(design.epsilon)},
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
                                                              {.id = DesignLoss},
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
