#include "core/math/shuffle/shuffle_bounds.h"

#include "core/math/domain/domain.h"
#include "core/math/one_bit/randomized_response.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

/// The inputs of every bound, in range.
struct Inputs {
    double n;
    double q;
    double localEpsilon;
    double delta;
};

Inputs checked(std::int64_t n, double q, double delta) {
    const auto people = static_cast<double>(n);
    require("n", people, range::population);
    require("q", q, range::lieProbability);
    require("delta", delta, range::openUnit);
    return {.n = people, .q = q, .localEpsilon = epsilon(q), .delta = delta};
}

PublishedBound applies(double value) { return {.epsilon = value, .unmet = {}}; }

PublishedBound doesNotApply(std::string_view name, const Range &range, double value) {
    return {.epsilon = std::nullopt, .unmet = domainMessage(name, range, value)};
}

constexpr std::string_view localName = "ln((1 - q)/q)";

/// Where one answer proves the truth, no bound is finite.
std::optional<PublishedBound> unlessSomebodyLies(double q) {
    if (range::lieProbabilityPositive.contains(q))
        return std::nullopt;
    return doesNotApply("q", range::lieProbabilityPositive, q);
}

/// Whether e^ε₀ ≤ limit; when not even ε₀ = 0 is, too few people are to blame: n has to reach fewest.
std::optional<PublishedBound> unlessAtMost(const Inputs &in, double limit, double fewest) {
    if (limit < 1)
        return doesNotApply("n", range::integers(std::ceil(fewest), maxPopulation), in.n);
    if (const auto unmet = unlessSomebodyLies(in.q))
        return unmet;
    if (in.localEpsilon > std::log(limit))
        return doesNotApply(localName, {.lower = 0, .upper = std::log(limit)}, in.localEpsilon);
    return std::nullopt;
}

} // namespace

PublishedBound erlingsson2019(std::int64_t n, double q, double delta) {
    constexpr Range people = range::integers(1000, maxPopulation);
    constexpr Range local{.lower = 0, .upper = 0.5};
    constexpr Range failure{.lower = 0, .upper = 0.01, .lowerOpen = true};
    const Inputs in = checked(n, q, delta);
    if (!people.contains(in.n))
        return doesNotApply("n", people, in.n);
    if (const auto unmet = unlessSomebodyLies(q))
        return *unmet;
    if (!local.contains(in.localEpsilon))
        return doesNotApply(localName, local, in.localEpsilon);
    if (!failure.contains(delta))
        return doesNotApply("delta", failure, delta);
    return applies(12 * in.localEpsilon * std::sqrt(-std::log(delta) / in.n));
}

PublishedBound balle2019(std::int64_t n, double q, double delta) {
    constexpr Range valid{.lower = 0, .upper = 1, .lowerOpen = true};
    const Inputs in = checked(n, q, delta);
    if (const auto unmet = unlessSomebodyLies(q))
        return *unmet;
    if (n == 1)
        return doesNotApply("n", range::integers(2, maxPopulation), in.n);
    const double blanket = (std::exp(in.localEpsilon) + 1) / (in.n - 1);
    const double bound = std::max(std::sqrt(14 * std::log(2 / delta) * blanket), 27 * blanket);
    return valid.contains(bound) ? applies(bound) : doesNotApply("ε", valid, bound);
}

PublishedBound feldman2021(std::int64_t n, double q, double delta) {
    const Inputs in = checked(n, q, delta);
    const double need = 16 * std::log(2 / delta);
    if (const auto unmet = unlessAtMost(in, in.n / need, need))
        return *unmet;
    const double odds = std::exp(in.localEpsilon);
    // (e^ε₀ − 1)/(e^ε₀ + 1) = tanh(ε₀/2) keeps its digits near q = 1/2.
    return applies(std::log1p(std::tanh(in.localEpsilon / 2) *
                              (8 * std::sqrt(odds * std::log(4 / delta) / in.n) + 8 * odds / in.n)));
}

PublishedBound feldman2023(std::int64_t n, double q, double delta) {
    const Inputs in = checked(n, q, delta);
    const double need = 8 * std::log(2 / delta);
    if (const auto unmet = unlessAtMost(in, in.n / need - 1, 2 * need))
        return *unmet;
    const double odds = std::exp(in.localEpsilon);
    return applies(std::log1p(std::expm1(in.localEpsilon) *
                              (4 * std::sqrt(2 * std::log(4 / delta)) / std::sqrt((odds + 1) * in.n) + 4 / in.n)));
}

} // namespace halftruth
