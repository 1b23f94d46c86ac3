#include "core/simulation/tally.h"

#include "core/math/domain/domain.h"

#include <boost/math/distributions/binomial.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace halftruth {

namespace {

using Binomial = boost::math::binomial_distribution<double>;

constexpr double tailOfBand = 0.025;                 // one side of 95 %
constexpr double normalQuantile = 1.959963984540054; // of 1 - tailOfBand

Estimate normalEstimate(double value, double standardError) {
    return {.value = value,
            .standardError = standardError,
            .lower = value - normalQuantile * standardError,
            .upper = value + normalQuantile * standardError};
}

} // namespace

Estimate shareEstimate(std::int64_t successes, std::int64_t trials) {
    const auto n = static_cast<double>(trials);
    const auto k = static_cast<double>(successes);
    require("trials", n, {.lower = 1, .integer = true});
    require("successes", k, range::integers(0, n));
    const double share = k / n;
    return {.value = share,
            .standardError = std::sqrt(share * (1 - share) / n),
            .lower = successes == 0 ? 0 : Binomial::find_lower_bound_on_p(n, k, tailOfBand),
            .upper = successes == trials ? 1 : Binomial::find_upper_bound_on_p(n, k, tailOfBand)};
}

void Moments::add(double value) noexcept {
    ++m_count;
    const double difference = value - m_mean;
    m_mean += difference / static_cast<double>(m_count);
    m_squares += difference * (value - m_mean);
}

void Moments::add(double value, std::int64_t times) noexcept {
    Moments equal;
    equal.m_count = times;
    equal.m_mean = value;
    merge(equal);
}

void Moments::merge(const Moments &other) noexcept {
    if (other.m_count == 0)
        return;
    const auto here = static_cast<double>(m_count);
    const auto there = static_cast<double>(other.m_count);
    const double difference = other.m_mean - m_mean;
    m_count += other.m_count;
    m_mean += difference * (there / (here + there));
    m_squares += other.m_squares + difference * difference * (here * there / (here + there));
}

double Moments::variance() const noexcept { return m_count < 2 ? 0 : m_squares / static_cast<double>(m_count - 1); }

Estimate Moments::meanEstimate() const noexcept {
    return normalEstimate(m_mean, m_count == 0 ? 0 : std::sqrt(variance() / static_cast<double>(m_count)));
}

Estimate rootMeanEstimate(const Moments &squares) noexcept {
    const Estimate mean = squares.meanEstimate();
    const double root = std::sqrt(mean.value);
    return normalEstimate(root, root > 0 ? mean.standardError / (2 * root) : 0);
}

void CountTally::add(std::int64_t outcome, std::int64_t times) {
    m_times[outcome] += times;
    m_trials += times;
}

void CountTally::merge(const CountTally &other) {
    for (const auto &[outcome, times] : other.m_times)
        m_times[outcome] += times;
    m_trials += other.m_trials;
}

Empirical::Empirical(const CountTally &tally) {
    for (const auto &[outcome, times] : tally.times())
        m_values.push_back({static_cast<double>(outcome), times});
    accumulate();
}

Empirical::Empirical(std::vector<Value> values) : m_values{std::move(values)} { accumulate(); }

Empirical::Empirical(std::span<const double> values) {
    m_values.reserve(values.size());
    for (const double value : values)
        m_values.push_back({value, 1});
    accumulate();
}

void Empirical::accumulate() {
    std::ranges::sort(m_values, {}, &Value::value);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        if (kept > 0 && m_values[kept - 1].value == m_values[i].value)
            m_values[kept - 1].times += m_values[i].times;
        else
            m_values[kept++] = m_values[i];
    }
    m_values.resize(kept);
    std::int64_t sum = 0;
    m_upTo.reserve(kept);
    for (const Value &value : m_values)
        m_upTo.push_back(sum += value.times);
}

std::int64_t Empirical::trialsAtMost(double x) const {
    const auto end = std::ranges::upper_bound(m_values, x, {}, &Value::value);
    return end == m_values.begin() ? 0 : m_upTo[static_cast<std::size_t>(end - m_values.begin()) - 1];
}

std::int64_t Empirical::trialsBelow(double x) const {
    const auto end = std::ranges::lower_bound(m_values, x, {}, &Value::value);
    return end == m_values.begin() ? 0 : m_upTo[static_cast<std::size_t>(end - m_values.begin()) - 1];
}

Estimate Empirical::atMost(double x) const { return shareEstimate(trialsAtMost(x), trials()); }
Estimate Empirical::atLeast(double x) const { return shareEstimate(trials() - trialsBelow(x), trials()); }
Estimate Empirical::within(double first, double last) const {
    return shareEstimate(std::max<std::int64_t>(0, trialsAtMost(last) - trialsBelow(first)), trials());
}

double Empirical::ordered(std::int64_t rank) const {
    if (rank < 1)
        return -std::numeric_limits<double>::infinity();
    if (rank > trials())
        return std::numeric_limits<double>::infinity();
    return m_values[static_cast<std::size_t>(std::ranges::lower_bound(m_upTo, rank) - m_upTo.begin())].value;
}

Estimate Empirical::quantile(double level) const {
    require("level", level, range::openUnit);
    require("trials", static_cast<double>(trials()), {.lower = 1, .integer = true});
    const auto n = static_cast<double>(trials());
    // The number of trials below the quantile is Bin(n, level); its quantiles are the ranks of the ends.
    const Binomial below(n, level);
    const auto rankAt = [&](double probability) {
        auto rank = static_cast<std::int64_t>(boost::math::quantile(below, probability));
        while (rank > 0 && boost::math::cdf(below, static_cast<double>(rank - 1)) >= probability)
            --rank;
        while (boost::math::cdf(below, static_cast<double>(rank)) < probability)
            ++rank;
        return rank;
    };
    const double lower = ordered(rankAt(tailOfBand));
    const double upper = ordered(rankAt(1 - tailOfBand) + 1);
    return {.value = ordered(std::clamp<std::int64_t>(static_cast<std::int64_t>(std::ceil(level * n)), 1, trials())),
            .standardError = (upper - lower) / 4,
            .lower = lower,
            .upper = upper};
}

Moments Empirical::moments() const {
    Moments result;
    for (const Value &value : m_values)
        result.add(value.value, value.times);
    return result;
}

Histogram histogram(const Empirical &distribution, double lower, double upper, int bins) {
    require("bins", bins, range::integers(1, 100'000));
    require("upper", upper, {.lower = lower, .lowerOpen = true});
    Histogram result;
    for (int i = 0; i <= bins; ++i)
        result.edges.push_back(i == bins ? upper : lower + (upper - lower) * i / bins);
    for (std::size_t i = 0; i + 1 < result.edges.size(); ++i) {
        const bool last = i + 2 == result.edges.size();
        const std::int64_t end =
            last ? distribution.trialsAtMost(upper) : distribution.trialsBelow(result.edges[i + 1]);
        result.trials.push_back(end - distribution.trialsBelow(result.edges[i]));
    }
    result.below = distribution.trialsBelow(lower);
    result.above = distribution.trials() - distribution.trialsAtMost(upper);
    return result;
}

} // namespace halftruth
