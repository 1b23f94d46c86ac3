#include "core/explorers/support/count_overlay.h"

#include "core/figure/axes.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/shuffle/shuffle.h"
#include "core/simulation/count_study.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

/// Up to so many outcomes each has a point of its own.
constexpr double fewOutcomes = 120;
constexpr double mostBins = 41;
constexpr int cdfPoints = 41;
constexpr int deltaPoints = 41;

/// The whole numbers in sight where a simulation can hit: within six standard deviations.
Interval outcomesInReach(const CountModel &model, Interval window) {
    const double reach = 6 * std::sqrt(countVariance(model)) + 1;
    const double mean = countMean(model);
    return {std::ceil(std::max({0.0, window.lower, mean - reach})),
            std::floor(std::min({static_cast<double>(model.n), window.upper, mean + reach}))};
}

Estimate scaled(const Estimate &estimate, double factor) {
    return {.value = estimate.value * factor,
            .standardError = estimate.standardError * factor,
            .lower = estimate.lower * factor,
            .upper = estimate.upper * factor};
}

} // namespace

RepeatedCounts repeatedCounts(const Request &request, const CountModel &model, Budget &budget) {
    RepeatedCounts repeated{.model = model, .overlay = Overlay(request, budget)};
    if (repeated.overlay.on())
        repeated.counts =
            repeated.overlay.study("counts", 0, [&](const Simulation &simulation, const std::stop_token &stop) {
                return Empirical(simulateCounts(model, simulation, stop));
            });
    repeated.overlay.finish();
    return repeated;
}

void RepeatedCounts::drawPmfOn(Figure &figure) const {
    SimulatedCurve curve;
    const auto [first, last] = outcomesInReach(model, figure.x.range);
    const double outcomes = last - first + 1;
    const double width = outcomes <= fewOutcomes ? 1 : std::ceil(outcomes / mostBins);
    if (counts)
        for (double from = first; from <= last; from += width) {
            const double to = std::min(last, from + width - 1);
            curve.add((from + to) / 2, scaled(counts->within(from, to), 1 / (to - from + 1)));
        }
    curve.drawOn(figure, overlay);
    if (counts && width > 1)
        figure.caption = sentences({figure.caption, tr("Averaged over {width} counts each.", {{"width", width}})});
}

void RepeatedCounts::drawCdfOn(Figure &figure) const {
    SimulatedCurve curve;
    const Interval reach = outcomesInReach(model, figure.x.range);
    if (counts && reach.lower <= reach.upper)
        for (const std::int64_t s : spacedIntegers(reach, Scale::Linear, cdfPoints))
            curve.add(static_cast<double>(s), counts->atMost(static_cast<double>(s)));
    curve.drawOn(figure, overlay);
}

std::vector<Readout> RepeatedCounts::readouts(std::int64_t lower, std::int64_t upper, std::int64_t outcome) const {
    if (!overlay.on())
        return {};
    const auto s = static_cast<double>(outcome);
    return {
        simulatedReadout(overlay, tr("mean, simulated"), counts ? counts->moments().meanEstimate() : Estimate{},
                         tr("Mean of the simulated counts"), tr("answers")),
        simulatedReadout(overlay, tr("P(likely count), simulated"),
                         counts ? counts->within(static_cast<double>(lower), static_cast<double>(upper)) : Estimate{},
                         tr("Share of the simulated counts from the one to the other")),
        simulatedReadout(overlay, tr("P(<i>A</i> ≤ {s}), simulated", {{"s", s}}),
                         counts ? counts->atMost(s) : Estimate{}, tr("Share of the simulated counts up to s"))};
}

RepeatedLosses repeatedLosses(const Request &request, const CountModel &model, Budget &budget) {
    RepeatedLosses repeated{.model = model, .overlay = Overlay(request, budget)};
    const auto losses = [&](const CountModel &of, std::uint32_t number) {
        return repeated.overlay.study("losses", number,
                                      [&](const Simulation &simulation, const std::stop_token &stop) {
                                          return privacyLosses(of, simulateCounts(of, simulation, stop), stop);
                                      });
    };
    if (repeated.overlay.on() && model.q > 0) {
        repeated.zero = losses(model, 0);
        // The answers of A(m+1) against A(m) are the noes of n-1-m true ones against one more.
        repeated.one = losses({.n = model.n, .ones = model.n - 1 - model.ones, .q = model.q}, 1);
    }
    repeated.overlay.finish();
    return repeated;
}

Estimate RepeatedLosses::delta(double epsilon) const {
    const HockeyStick exact = hockeyStick(model, epsilon);
    return simulatedDelta(exact.zero >= exact.one ? *zero : *one, epsilon);
}

void RepeatedLosses::drawDeltaOn(Figure &figure) const {
    SimulatedCurve curve;
    const Interval window{std::max(0.0, figure.x.range.lower), figure.x.range.upper};
    if (applies() && window.lower < window.upper)
        for (const double epsilon : spaced(window, figure.x.scale, deltaPoints))
            curve.add(epsilon, delta(epsilon));
    curve.drawOn(figure, overlay);
}

std::vector<Readout> RepeatedLosses::readouts(double epsilon) const {
    if (!overlay.on())
        return {};
    const Number limit = number(epsilon, 3);
    const auto estimate = [&](const auto &value) { return applies() ? value() : Estimate{}; };
    std::vector<Readout> all{
        simulatedReadout(overlay, tr("<i>δ</i> at <i>m</i>, simulated"), estimate([&] { return delta(epsilon); }),
                         tr("Mean of max(0, 1 − e^(ε − loss)) over the simulated counts")),
        simulatedReadout(overlay, tr("P(privacy loss > {limit}) at <i>m</i>, simulated", {{"limit", limit}}),
                         estimate([&] { return simulatedViolation(*zero, epsilon); }),
                         tr("Share of the simulated counts whose privacy loss ℓ(s) exceeds ε")),
        simulatedReadout(overlay, tr("P(privacy loss > {limit}) at <i>m</i> + 1, simulated", {{"limit", limit}}),
                         estimate([&] { return simulatedViolation(*one, epsilon); }),
                         tr("Share of the simulated counts of m + 1 true yeses whose privacy loss −ℓ(s) exceeds ε"))};
    if (overlay.drawn() && !applies())
        for (Readout &each : all)
            each.missing = doesNotApply();
    return all;
}

} // namespace halftruth
