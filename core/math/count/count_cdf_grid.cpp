#include "core/math/count/count_cdf_grid.h"

#include "core/math/count/count_panels.h"
#include "core/math/domain/domain.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace halftruth {

namespace {

using detail::CountPanels;

/// Every probability there is, summed up to each outcome of the grid.
void sumAll(const CountModel &model, std::int64_t first, std::int64_t stride, std::span<double> cdf) {
    thread_local CountPmf pmf; // its memory is worth keeping
    countPmfAbove(model, 1e-300, pmf);
    double sum = 0;
    std::size_t next = 0;
    std::int64_t outcome = first;
    for (double &value : cdf) {
        const auto upTo = static_cast<std::size_t>(
            std::clamp<std::int64_t>(outcome - pmf.first + 1, 0, static_cast<std::int64_t>(pmf.probability.size())));
        for (; next < upTo; ++next)
            sum += pmf.probability[next];
        value = next == pmf.probability.size() ? 1.0 : std::min(sum, 1.0);
        outcome += stride;
    }
}

/// The same by panels, from the first outcome of the grid that has a probability to speak of.
void sumPanels(const CountModel &model, std::int64_t first, std::int64_t stride, std::span<double> cdf) {
    const double mean = countMean(model);
    const double deviation = std::sqrt(countVariance(model));
    const double lowest = std::round(mean - CountPanels::reach * deviation);
    const double highest = mean + CountPanels::reach * deviation;
    const auto outcomeAt = [&](std::size_t k) {
        return static_cast<double>(first) + static_cast<double>(k) * static_cast<double>(stride);
    };
    std::size_t begin = 0;
    while (begin < cdf.size() && outcomeAt(begin) <= lowest)
        cdf[begin++] = 0;
    std::size_t end = cdf.size();
    while (end > begin && outcomeAt(end - 1) >= highest)
        cdf[--end] = 1;
    if (begin == end)
        return;
    // Below the first outcome the sum has ended where e^-45 of it is left.
    const double start = std::min(outcomeAt(begin), mean);
    const double z = (mean - start) / deviation;
    const double depth = std::ceil(deviation * (std::sqrt(z * z + 100) - z));
    const double origin = std::max(lowest - depth, std::floor(start) - depth);
    const double furthest = std::max(mean - origin, std::fabs(outcomeAt(end - 1) - mean)) / deviation;
    const auto logPmf = [&](double s) { return logCountPmf(model, static_cast<std::int64_t>(s)); };
    CountPanels panels({.logProbability = logPmf}, origin, deviation, furthest, 0);
    for (std::size_t k = begin; k < end; ++k)
        cdf[k] = std::min(1.0, panels.sumUpTo(outcomeAt(k)).probability);
}

} // namespace

void countCdfGrid(const CountModel &model, std::int64_t first, std::int64_t stride, std::span<double> cdf) {
    requireCountModel(model);
    require("stride", static_cast<double>(stride), range::integers(1, std::numeric_limits<double>::max()));
    if (countVariance(model) < CountPanels::smallestVariance)
        sumAll(model, first, stride, cdf);
    else
        sumPanels(model, first, stride, cdf);
}

} // namespace halftruth
