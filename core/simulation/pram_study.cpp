#include "core/simulation/pram_study.h"

#include "core/math/domain/domain.h"
#include "core/simulation/individuals.h"
#include "core/simulation/samplers.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <numeric>

namespace halftruth {

namespace {

constexpr std::size_t cellsBetweenStops = 1024;

// Blocks of about as much work, whatever K is: progress is shown after each.
std::int64_t blockTrialsFor(std::size_t categories) {
    return std::clamp<std::int64_t>(static_cast<std::int64_t>(std::size_t{4096} / categories), 1, 256);
}

void requireExperiment(const PramExperiment &experiment) {
    for (const std::int64_t count : experiment.counts)
        require("counts", static_cast<double>(count), range::integers(0, maxPopulation));
    const PramDesign design = experiment.design();
    // Checks n, samples, K and epsilon, in this order.
    static_cast<void>(pramGamma(design.n, experiment.samples, design.epsilon));
    require("categories", static_cast<double>(design.categories), range::categories);
}

} // namespace

PramDesign PramExperiment::design() const {
    return {.n = std::accumulate(counts.begin(), counts.end(), std::int64_t{0}),
            .epsilon = epsilon,
            .categories = static_cast<std::int64_t>(counts.size())};
}

std::vector<double> pramEstimate(std::span<const std::int64_t> released, double excess) {
    const auto samples = static_cast<double>(std::accumulate(released.begin(), released.end(), std::int64_t{0}));
    const double condition = 1 + static_cast<double>(released.size()) / excess;
    std::vector<double> estimate;
    estimate.reserve(released.size());
    for (const std::int64_t count : released)
        estimate.push_back(condition * (static_cast<double>(count) / samples) - 1 / excess);
    return estimate;
}

std::vector<double> projectedOnSimplex(std::span<const double> x) {
    std::vector<double> sorted(x.begin(), x.end());
    std::ranges::sort(sorted, std::greater<>());
    double sum = 0;
    double shift = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        sum += sorted[i];
        const double candidate = (sum - 1) / static_cast<double>(i + 1);
        if (sorted[i] <= candidate)
            break;
        shift = candidate;
    }
    std::vector<double> projected;
    projected.reserve(x.size());
    for (const double value : x)
        projected.push_back(std::max(0.0, value - shift));
    return projected;
}

PramSampler::PramSampler(const PramExperiment &experiment)
    : m_counts{(requireExperiment(experiment), experiment.counts)}, m_n{experiment.design().n},
      m_samples{experiment.samples}, m_released(m_counts.size()) {
    m_excess = pramExcess(m_n, m_samples, experiment.epsilon);
    m_keep = pramKeep(m_excess, static_cast<std::int64_t>(m_counts.size()));
    for (const std::int64_t count : m_counts)
        m_type.push_back(static_cast<double>(count) / static_cast<double>(m_n));
}

std::span<const std::int64_t> PramSampler::operator()(Philox &random, const std::stop_token &stop) {
    std::int64_t left = m_n;
    std::int64_t samples = m_samples;
    std::int64_t lost = 0;
    for (std::size_t k = 0; k < m_counts.size(); ++k) {
        if (k % cellsBetweenStops == 0 && stop.stop_requested())
            return m_released;
        left -= m_counts[k];
        const std::int64_t drawn = drawHypergeometric(random, m_counts[k], left, samples);
        samples -= drawn;
        m_released[k] = drawBinomial(random, drawn, m_keep);
        lost += drawn - m_released[k];
    }
    // In pieces, so that a stop is seen: how many fall into each is a binomial draw itself.
    const auto cells = std::span(m_released);
    for (std::size_t begin = 0; begin < cells.size() && !stop.stop_requested(); begin += cellsBetweenStops) {
        const std::size_t size = std::min(cellsBetweenStops, cells.size() - begin);
        const std::int64_t here =
            drawBinomial(random, lost, static_cast<double>(size) / static_cast<double>(cells.size() - begin));
        scatterUniformly(random, here, cells.subspan(begin, size));
        lost -= here;
    }
    return m_released;
}

double PramSampler::squaredError(std::span<const std::int64_t> released) const {
    const double condition = 1 + static_cast<double>(m_type.size()) / m_excess;
    const double offset = 1 / m_excess;
    double sum = 0;
    for (std::size_t k = 0; k < released.size(); ++k) {
        const double share = static_cast<double>(released[k]) / static_cast<double>(m_samples);
        const double error = condition * share - offset - m_type[k];
        sum += error * error;
    }
    return sum;
}

void PramErrors::add(double squaredError) {
    m_squares.add(squaredError);
    m_all.push_back(std::sqrt(squaredError));
    m_norms.add(m_all.back());
}

void PramErrors::merge(const PramErrors &other) {
    m_squares.merge(other.m_squares);
    m_norms.merge(other.m_norms);
    m_all.insert(m_all.end(), other.m_all.begin(), other.m_all.end());
}

PramErrors simulatePram(const PramExperiment &experiment, const Simulation &simulation, const std::stop_token &stop,
                        const Progress<PramErrors> &progress) {
    const PramSampler prototype(experiment);
    const auto makeTrial = [&] {
        return [sampler = prototype](Philox &random, PramErrors &errors, const std::stop_token &stopped) mutable {
            errors.add(sampler.squaredError(sampler(random, stopped)));
        };
    };
    return simulate(simulation, blockTrialsFor(experiment.counts.size()), PramErrors{}, makeTrial, stop, progress);
}

PramErrors simulatePramOneByOne(const PramExperiment &experiment, const Simulation &simulation,
                                const std::stop_token &stop) {
    const PramSampler errorOf(experiment);
    const PramDesign design = experiment.design();
    require("n", static_cast<double>(design.n), range::integers(1, static_cast<double>(maxIndividuals)));
    const double keep = pramKeep(pramExcess(design.n, experiment.samples, design.epsilon), design.categories);
    std::vector<std::uint32_t> records;
    for (std::size_t k = 0; k < experiment.counts.size(); ++k)
        records.insert(records.end(), static_cast<std::size_t>(experiment.counts[k]), static_cast<std::uint32_t>(k));
    const auto makeTrial = [&] {
        return [&, shuffled = records, released = std::vector<std::int64_t>(experiment.counts.size())](
                   Philox &random, PramErrors &errors, const std::stop_token &stopped) mutable {
            // Every trial begins with the same order: what came before must not change it.
            std::ranges::copy(records, shuffled.begin());
            releaseOneByOne(random, shuffled, experiment.samples, keep, released, stopped);
            errors.add(errorOf.squaredError(released));
        };
    };
    return simulate(simulation, blockTrialsFor(experiment.counts.size()), PramErrors{}, makeTrial, stop);
}

namespace {

constexpr double differenceQuantile = 1.959963984540054; ///< of level 97.5 % of the normal distribution

} // namespace

EmpiricalMinimum empiricalMinimum(std::span<const PramCurvePoint> curve, Estimate PramCurvePoint::*error) {
    require("points", static_cast<double>(curve.size()), {.lower = 1, .integer = true});
    const auto value = [&](const PramCurvePoint &point) { return (point.*error).value; };
    const PramCurvePoint &least = *std::ranges::min_element(curve, {}, value);
    EmpiricalMinimum minimum{.least = least, .fewest = least.samples, .most = least.samples};
    for (const PramCurvePoint &point : curve) {
        // The points are drawn independently. Intervals that overlap would be no test of a difference.
        const double spread = std::hypot((point.*error).standardError, (least.*error).standardError);
        if (value(point) - value(least) > differenceQuantile * spread)
            continue;
        minimum.fewest = std::min(minimum.fewest, point.samples);
        minimum.most = std::max(minimum.most, point.samples);
    }
    return minimum;
}

} // namespace halftruth
