#include "core/math/count/count_panels.h"

#include <boost/math/quadrature/gauss.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halftruth::detail {

namespace {

using Sums = CountPanels::Sums;

/// Two nodes lie before the panel.
constexpr double firstNode = -2;

/// Wide enough to be few, narrow enough that the probabilities change by less than a factor of e^5 within one.
double panelWidth(double deviation, double furthest) { return std::floor(deviation / std::max(2.0, furthest / 5)); }

void add(Sums &sums, const Sums &more, double times = 1) {
    sums.probability += times * more.probability;
    sums.weighted += times * more.weighted;
}

template <std::size_t size>
std::array<double, size> forwardDifferences(std::array<double, size> values) {
    for (std::size_t order = 1; order < size; ++order)
        for (std::size_t i = size - 1; i >= order; --i)
            values[i] -= values[i - 1];
    return values;
}

} // namespace

CountPanels::CountPanels(Terms terms, double origin, double deviation, double furthest, double logScale)
    : m_terms(std::move(terms)), m_start(origin), m_width(panelWidth(deviation, furthest)), m_logScale(logScale) {
    for (std::size_t i = 0; i < nodes; ++i) {
        m_logs[i] = m_terms.logProbability(node(i)) - m_logScale;
        if (m_terms.excess)
            m_excesses[i] = m_terms.excess(node(i));
    }
    load();
}

double CountPanels::node(std::size_t i) const { return m_start + (firstNode + static_cast<double>(i)) * m_width; }

void CountPanels::load() {
    m_logDifferences = forwardDifferences(m_logs);
    m_excessDifferences = forwardDifferences(m_excesses);
}

CountPanels::Value CountPanels::interpolated(const Nodes &differences, double t) const {
    // Newton's form of the interpolation, and its derivative, by nested multiplication.
    double value = differences[nodes - 1];
    double slope = 0;
    for (std::size_t i = nodes - 1; i-- > 0;) {
        const auto order = static_cast<double>(i);
        const double factor = (t - firstNode - order) / (order + 1);
        slope = slope * factor + value / (order + 1);
        value = differences[i] + factor * value;
    }
    return {.value = value, .slope = slope / m_width};
}

Sums CountPanels::termAt(double t) const {
    const double probability = std::exp(interpolated(m_logDifferences, t).value);
    if (!m_terms.excess)
        return {.probability = probability};
    const double excess = interpolated(m_excessDifferences, t).value;
    return {.probability = probability, .weighted = probability * (excess - m_terms.threshold) / (excess + 1)};
}

Sums CountPanels::endCorrection(double outcome) const {
    // g/2 + g'/12 - g'''/720; of g''' the part that matters far from the mean.
    const double t = outcome / m_width;
    const Value logarithm = interpolated(m_logDifferences, t);
    const double probability = std::exp(logarithm.value);
    const double factor = 0.5 + logarithm.slope / 12 - logarithm.slope * logarithm.slope * logarithm.slope / 720;
    if (!m_terms.excess)
        return {.probability = probability * factor};
    const Value excess = interpolated(m_excessDifferences, t);
    const double weight = (excess.value - m_terms.threshold) / (excess.value + 1);
    const double weightSlope = excess.slope * (1 + m_terms.threshold) / ((excess.value + 1) * (excess.value + 1));
    return {.probability = probability * factor, .weighted = probability * (weight * factor + weightSlope / 12)};
}

Sums CountPanels::integral(double from, double to) const {
    using Rule = boost::math::quadrature::gauss<double, 10>;
    const double middle = (from + to) / 2;
    const double half = (to - from) / 2;
    Sums sums;
    for (std::size_t i = 0; i < Rule::abscissa().size(); ++i)
        for (const double side : {-1.0, 1.0})
            add(sums, termAt((middle + side * half * Rule::abscissa()[i]) / m_width), half * Rule::weights()[i]);
    return sums;
}

Sums CountPanels::sumOver(double from, double to) const {
    constexpr double few = 24;
    Sums sums;
    if (to - from <= few) {
        for (double j = from + 1; j <= to; ++j)
            add(sums, termAt(j / m_width));
        return sums;
    }
    sums = integral(from, to);
    add(sums, endCorrection(to));
    add(sums, endCorrection(from), -1);
    return sums;
}

Sums CountPanels::sumUpTo(double outcome) {
    while (outcome >= m_start + m_width) {
        add(m_sum, sumOver(m_done, m_width));
        m_start += m_width;
        m_done = 0;
        std::shift_left(m_logs.begin(), m_logs.end(), 1);
        m_logs.back() = m_terms.logProbability(node(nodes - 1)) - m_logScale;
        if (m_terms.excess) {
            std::shift_left(m_excesses.begin(), m_excesses.end(), 1);
            m_excesses.back() = m_terms.excess(node(nodes - 1));
        }
        load();
    }
    const double within = outcome - m_start;
    add(m_sum, sumOver(m_done, within));
    m_done = within;
    return m_sum;
}

} // namespace halftruth::detail
