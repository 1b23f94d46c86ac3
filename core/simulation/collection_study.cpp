#include "core/simulation/collection_study.h"

#include "core/simulation/runner.h"
#include "core/simulation/samplers.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

namespace halftruth {

namespace {

/// P[Bin(bits, q) = d | Bin(bits, q) >= d]; the tails are summed from their small end.
std::vector<double> conditionalFlips(std::int64_t bits, double q) {
    std::vector<double> terms{1}; // C(L, d) (q/p)^d
    for (std::int64_t d = 0; d < bits; ++d)
        terms.push_back(terms.back() * (static_cast<double>(bits - d) / static_cast<double>(d + 1)) * (q / (1 - q)));
    double tail = 0;
    for (auto term = terms.rbegin(); term != terms.rend(); ++term) {
        tail += *term;
        *term = tail > 0 ? *term / tail : 1; // what underflows never happens
    }
    return terms;
}

/// The losses of the first so many outcomes that were met: a small collection has few, which come again and again.
class MetLosses {
public:
    double of(const TwoTypeCollection &collection, std::span<const std::int64_t> distances) {
        if (const auto met = m_met.find(distances); met != m_met.end())
            return met->second;
        const double loss = twoTypeLogRatio(collection, distances);
        if (m_met.size() < limit)
            m_met.emplace(std::vector(distances.begin(), distances.end()), loss);
        return loss;
    }

private:
    static constexpr std::size_t limit = 4096;
    struct Less {
        using is_transparent = void;
        bool operator()(std::span<const std::int64_t> a, std::span<const std::int64_t> b) const {
            return std::ranges::lexicographical_compare(a, b);
        }
    };
    std::map<std::vector<std::int64_t>, double, Less> m_met;
};

} // namespace

DistanceSampler::DistanceSampler(const TwoTypeCollection &collection)
    : m_collection{collection}, m_conditional(), m_distances() {
    requireTwoTypeCollection(collection);
    m_conditional = conditionalFlips(collection.bits, collection.q);
    m_distances.resize(m_conditional.size());
}

void DistanceSampler::add(Philox &random, std::int64_t records, bool backwards) {
    for (std::size_t flips = 0; records > 0; ++flips) {
        const std::int64_t here =
            flips + 1 < m_conditional.size() ? drawBinomial(random, records, m_conditional[flips]) : records;
        m_distances[backwards ? m_conditional.size() - 1 - flips : flips] += here;
        records -= here;
    }
}

std::span<const std::int64_t> DistanceSampler::operator()(Philox &random) {
    std::ranges::fill(m_distances, 0);
    add(random, m_collection.ones, false);
    add(random, m_collection.n - m_collection.ones, true);
    return m_distances;
}

void Losses::add(double loss) {
    m_values.push_back(loss);
    m_moments.add(loss);
}

void Losses::merge(const Losses &other) {
    m_values.insert(m_values.end(), other.m_values.begin(), other.m_values.end());
    m_moments.merge(other.m_moments);
}

Losses simulateTwoTypeLosses(const TwoTypeCollection &collection, const Simulation &simulation,
                             const std::stop_token &stop, const Progress<Losses> &progress) {
    requireTwoTypeCollection(collection);
    const auto makeTrial = [&] {
        return [&collection, sampler = DistanceSampler(collection),
                met = MetLosses()](Philox &random, Losses &losses, const std::stop_token &) mutable {
            losses.add(met.of(collection, sampler(random)));
        };
    };
    return simulate(simulation, shortTrialsPerBlock, Losses{}, makeTrial, stop, progress);
}

} // namespace halftruth
