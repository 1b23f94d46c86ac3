#include <halftruth/math/count_panels.h>

#include <boost/math/quadrature/gauss.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace halftruth::detail {

namespace {

/// Two nodes lie before the panel.
constexpr double firstNode = -2;

/// Wide enough to be few, narrow enough that the probabilities change by less than a factor of e^5 within one.
double panelWidth(double deviation, double furthest) { return std::floor(deviation / std::max(2.0, furthest / 5)); }

} // namespace

CountPanels::CountPanels(std::function<double(double)> logPmf, double origin, double deviation, double furthest,
                         double logScale)
    : m_logPmf(std::move(logPmf)), m_start(origin), m_width(panelWidth(deviation, furthest)), m_logScale(logScale) {
    for (std::size_t i = 0; i < nodes; ++i)
        m_logs[i] = m_logPmf(m_start + (firstNode + static_cast<double>(i)) * m_width) - m_logScale;
    load();
}

void CountPanels::load() {
    m_differences = m_logs;
    for (std::size_t order = 1; order < nodes; ++order)
        for (std::size_t i = nodes - 1; i >= order; --i)
            m_differences[i] -= m_differences[i - 1];
}

CountPanels::Value CountPanels::at(double t) const {
    // Newton's form of the interpolation, and its derivative, by nested multiplication.
    double value = m_differences[nodes - 1];
    double slope = 0;
    for (std::size_t i = nodes - 1; i-- > 0;) {
        const double order = static_cast<double>(i);
        const double factor = (t - firstNode - order) / (order + 1);
        slope = slope * factor + value / (order + 1);
        value = m_differences[i] + factor * value;
    }
    return {.g = std::exp(value), .logSlope = slope / m_width};
}

double CountPanels::sumOver(double from, double to) const {
    constexpr double few = 24;
    if (to - from <= few) {
        double sum = 0;
        for (double j = from + 1; j <= to; ++j)
            sum += at(j / m_width).g;
        return sum;
    }
    using Rule = boost::math::quadrature::gauss<double, 10>;
    const double integral =
        m_width * Rule::integrate([this](double t) { return at(t).g; }, from / m_width, to / m_width);
    // g/2 + g'/12 - g'''/720 at either end; of g''' the part that matters far from the mean.
    const auto correction = [this](double j) {
        const Value end = at(j / m_width);
        return end.g * (0.5 + end.logSlope / 12 - end.logSlope * end.logSlope * end.logSlope / 720);
    };
    return integral + correction(to) - correction(from);
}

double CountPanels::sumUpTo(double outcome) {
    while (outcome >= m_start + m_width) {
        m_sum += sumOver(m_done, m_width);
        m_start += m_width;
        m_done = 0;
        std::shift_left(m_logs.begin(), m_logs.end(), 1);
        m_logs.back() = m_logPmf(m_start + (firstNode + nodes - 1) * m_width) - m_logScale;
        load();
    }
    const double within = outcome - m_start;
    m_sum += sumOver(m_done, within);
    m_done = within;
    return m_sum;
}

} // namespace halftruth::detail
