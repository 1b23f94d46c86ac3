#include "core/explorers/support/overlay.h"

#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

using enum ParameterId;

constexpr std::int64_t growth = 8; // of the trials from stage to stage
/// Below, starting threads would take longer than they save.
constexpr std::int64_t worthThreads = 1000;

constexpr const char *drawnTrials = "trials drawn";

} // namespace

Overlay::Overlay(const Request &request, Budget &budget)
    : Overlay(request.parameters[Simulate] == 0 ? 0 : request.parameters.integer(Trials),
              static_cast<std::uint64_t>(request.parameters.integer(Seed)),
              static_cast<std::int64_t>(fewestOverlayTrials), budget) {}

Overlay::Overlay(std::int64_t wanted, std::uint64_t seed, std::int64_t fewest, Budget &budget)
    : m_budget(budget), m_wanted(wanted), m_seed(seed) {
    if (!on())
        return;
    m_drawn = budget.memo().at<std::int64_t>(drawnTrials);
    if (refinable())
        m_next = budget.limited() ? std::min(wanted, std::max(fewest, m_drawn * growth)) : wanted;
}

Simulation Overlay::simulation(std::int64_t trials, std::uint32_t study) const {
    return {.seed = m_seed, .trials = trials, .threads = trials < worthThreads ? 1U : 0U, .study = study};
}

void Overlay::finish() {
    if (!refinable())
        return;
    if (m_whole)
        m_budget.memo().at<std::int64_t>(drawnTrials) = m_next;
    m_budget.report(static_cast<double>(m_drawn) / static_cast<double>(m_wanted), m_whole);
}

Text Overlay::words() const {
    const Number seed = number(static_cast<double>(m_seed), 10);
    return refinable() ? tr("{done} of {wanted} trials, seed {seed}",
                            {{"done", m_drawn}, {"wanted", m_wanted}, {"seed", seed}})
                       : tr("{wanted} trials, seed {seed}", {{"wanted", m_wanted}, {"seed", seed}});
}

std::vector<ParameterUse> withOverlay(std::vector<ParameterUse> own) {
    own.push_back({.id = Simulate, .group = simulationGroup});
    own.push_back({.id = Trials,
                   .range = range::integers(fewestOverlayTrials, spec(Trials).range.upper),
                   .group = simulationGroup});
    own.push_back({.id = Seed, .group = simulationGroup});
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
    Band band{.label = tr("95 % interval"),
              .role = Role::Simulation,
              .colour = simulationColour,
              .x = {},
              .lower = {},
              .upper = {}};
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
