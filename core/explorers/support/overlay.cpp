#include "core/explorers/support/overlay.h"

#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

using enum ParameterId;

constexpr double coarseMicroseconds = 2500;     // what a frame has left beside the formulas
constexpr double firstPassMicroseconds = 25000; // soon enough to see the points settle
constexpr int growth = 8;                       // of the trials from pass to pass

/// As many trials as there is time for, or none where they would be too few.
std::int64_t affordable(double microseconds, double each, std::int64_t wanted) {
    const double trials = std::min(std::floor(microseconds / each), static_cast<double>(wanted));
    return trials < std::min(fewestOverlayTrials, static_cast<double>(wanted)) ? 0
                                                                               : static_cast<std::int64_t>(trials);
}

} // namespace

Simulation Overlay::simulation(std::uint32_t study) const {
    return {.seed = seed, .trials = trials, .threads = threads, .study = study};
}

void Overlay::tell(Exploration &answer) const {
    if (!refinable())
        return;
    const double progress = static_cast<double>(trials) / static_cast<double>(wanted);
    answer.progress = answer.refinable ? std::min(answer.progress, progress) : progress;
    answer.refinable = true;
}

Text Overlay::words() const {
    const Number seedNumber = number(static_cast<double>(seed), 10);
    return refinable() ? tr("{done} of {wanted} trials, seed {seed}",
                            {{"done", trials}, {"wanted", wanted}, {"seed", seedNumber}})
                       : tr("{wanted} trials, seed {seed}", {{"wanted", wanted}, {"seed", seedNumber}});
}

Overlay overlayOf(const Request &request, double microseconds) {
    const Parameters &p = request.parameters;
    if (p[Simulate] == 0)
        return {};
    Overlay overlay{.wanted = p.integer(Trials), .seed = static_cast<std::uint64_t>(p.integer(Seed))};
    if (request.quality == Quality::Coarse) {
        overlay.trials = affordable(coarseMicroseconds, microseconds, overlay.wanted);
        return overlay;
    }
    overlay.threads = 0;
    overlay.trials = request.pass == 0 ? overlay.wanted
                                       : affordable(firstPassMicroseconds * std::pow(growth, request.pass - 1),
                                                    microseconds, overlay.wanted);
    return overlay;
}

std::vector<ParameterUse> withOverlay(std::vector<ParameterUse> own) {
    own.push_back({.id = Simulate});
    own.push_back({.id = Trials, .range = range::integers(fewestOverlayTrials, spec(Trials).range.upper)});
    own.push_back({.id = Seed});
    return own;
}

std::vector<ParameterUse> overlayUses(std::vector<ParameterUse> all, const Parameters &given) {
    if (given[Simulate] == 0)
        std::erase_if(all, [](const ParameterUse &use) { return use.id == Trials || use.id == Seed; });
    return all;
}

void SimulatedCurve::add(double x, const Estimate &estimate) {
    m_x.push_back(x);
    m_estimates.push_back(estimate);
}

void SimulatedCurve::drawOn(Figure &figure, const Overlay &overlay) const {
    if (!overlay.on())
        return;
    figure.caption = sentences({figure.caption, tr("Simulated: {trials}.", {{"trials", overlay.words()}})});
    const auto drawable = [&](double y) { return std::isfinite(y) && (figure.y.scale == Scale::Linear || y > 0); };
    Band band{.label = tr("95 % interval"), .colour = simulationColour, .x = {}, .lower = {}, .upper = {}};
    Points points{.label = tr("simulated"), .role = Role::Simulation, .colour = simulationColour, .x = {}, .y = {}};
    for (std::size_t i = 0; i < m_x.size(); ++i) {
        const Estimate &estimate = m_estimates[i];
        const bool bounded = std::isfinite(estimate.lower) && std::isfinite(estimate.upper);
        if (!bounded || m_x[i] < figure.x.range.lower || m_x[i] > figure.x.range.upper)
            continue;
        if (drawable(estimate.value)) {
            points.x.push_back(m_x[i]);
            points.y.push_back(estimate.value);
        }
        if (drawable(estimate.upper)) {
            band.x.push_back(m_x[i]);
            band.lower.push_back(estimate.lower);
            band.upper.push_back(estimate.upper);
        }
    }
    if (overlay.drawn() && !m_x.empty() && points.x.empty() && band.x.empty())
        figure.caption = sentences({figure.caption, tr("They are too few for what is drawn here.")});
    figure.layers.emplace_back(std::move(points));
    figure.layers.emplace_back(std::move(band));
}

Readout simulatedReadout(const Overlay &overlay, Text label, const Estimate &estimate, Text of, Text unit) {
    Readout readout{
        .label = std::move(label),
        .value = estimate.value,
        .unit = std::move(unit),
        .direction = Direction::About,
        .help = tr("{what}; 95 % interval {lower} … {upper}, from {trials}", {{"what", of},
                                                                              {"lower", number(estimate.lower, 3)},
                                                                              {"upper", number(estimate.upper, 3)},
                                                                              {"trials", overlay.words()}})};
    if (!overlay.drawn() || !std::isfinite(estimate.value)) {
        readout.value = 0;
        readout.missing = overlay.refinable() ? tr("…") : tr("none");
        readout.help = tr("{what}; {trials}", {{"what", of}, {"trials", overlay.words()}});
    }
    return readout;
}

} // namespace halftruth
