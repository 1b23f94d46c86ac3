#include "core/explorers/support/privacy_axis.h"

#include "core/explorers/support/figure_builder.h"
#include "core/math/one_bit/randomized_response.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

using enum ParameterId;

double epsilonOf(double q) { return epsilon(std::clamp(q, 0.0, 0.5)); }
/// A q in (0, 1/2) for any place that an axis may have.
double liesOf(double loss) { return loss > 0 ? lieProbability(loss) : 0.5; }

constexpr AxisReading asEpsilon{.shown = epsilonOf, .value = liesOf, .falls = true};
constexpr AxisReading asLies{.shown = liesOf, .value = epsilonOf, .falls = true};

constexpr double smallestLies = 1e-15;
constexpr double largestLies = 0.5 - 1e-9;

} // namespace

PrivacyScale::PrivacyScale(const Parameters &parameters) : m_byEpsilon(parameters[PrivacyAxis] > 0) {}

Axis PrivacyScale::axis(std::initializer_list<double> shown, const std::optional<Scale> &scale,
                        const std::optional<Interval> &window) const {
    double farthest = 2;
    double least = 0.1;
    for (const double q : shown)
        if (q > smallestLies && q < 0.5) {
            farthest = std::max(farthest, epsilon(q));
            least = std::min({least, q, epsilon(q)});
        }
    if (!m_byEpsilon)
        return planned(
            {.axis = {.title = tr("lie probability"), .symbol = "q", .range = {0, 0.5}, .scaleChoice = true},
             .logRange = {std::max(smallestLies, std::pow(10.0, std::floor(std::log10(least)))), 0.5}},
            scale, window);
    const double end = std::ceil(farthest + 0.5);
    return planned({.axis = {.title = tr("privacy parameter"),
                             .symbol = "ε",
                             .unit = tr("nats"),
                             .range = {0, end},
                             .scaleChoice = true},
                    .logRange = {std::pow(10.0, std::floor(std::log10(least))), end}},
                   scale, window);
}

std::optional<Interval> PrivacyScale::drawn(const Axis &axis) const {
    const double lower = m_byEpsilon ? epsilon(largestLies) : smallestLies;
    const double upper = m_byEpsilon ? epsilon(smallestLies) : largestLies;
    const Interval part{std::max(axis.range.lower, lower), std::min(axis.range.upper, upper)};
    return part.lower < part.upper ? std::optional(part) : std::nullopt;
}

double PrivacyScale::place(double q) const { return m_byEpsilon ? epsilonOf(q) : q; }
double PrivacyScale::lies(double place) const { return m_byEpsilon ? liesOf(place) : place; }

void PrivacyScale::addMarker(Figure &figure, double q) const {
    if (const double at = place(q); std::isfinite(at))
        figure.layers.emplace_back(Marker{.value = at,
                                          .label = tr("q = {q}", {{"q", q}}),
                                          .parameter = LieProbability,
                                          .reading = m_byEpsilon ? &asEpsilon : nullptr});
}

void PrivacyScale::addLimit(Figure &figure, double limit) const {
    figure.layers.emplace_back(Marker{.value = m_byEpsilon ? limit : liesOf(limit),
                                      .label = tr("ε = {epsilon}", {{"epsilon", limit}}),
                                      .chosen = false,
                                      .parameter = Epsilon,
                                      .reading = m_byEpsilon ? nullptr : &asLies});
}

} // namespace halftruth
