#include "core/release/release.h"

#include "core/math/domain/domain.h"
#include "core/release/urn.h"
#include "core/simulation/samplers.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <numeric>

namespace halftruth {

namespace {

Release emptyRelease(const ReleasePlan &plan, std::vector<std::int64_t> truth) {
    requireReleaseDesign(plan.design);
    const auto categories = static_cast<std::size_t>(plan.design.categories());
    require("categories", static_cast<double>(truth.size()),
            range::integers(static_cast<double>(categories), static_cast<double>(categories)));
    const auto n = static_cast<double>(std::accumulate(truth.begin(), truth.end(), std::int64_t{0}));
    require("n", static_cast<double>(plan.design.n), range::integers(n, n));
    return {.sanitised = {.plan = plan, .released = std::vector<std::int64_t>(categories)},
            .truth = std::move(truth),
            .ciphertexts = std::vector<std::int64_t>(categories)};
}

/// Steps 2 to 4 for one record after the other.
class Channel {
public:
    Channel(Release &release, std::size_t traced)
        : m_release{release}, m_group{release.sanitised.plan.group()},
          m_weights{release.sanitised.plan.design.weights()}, m_sizes{release.sanitised.plan.design.sizes},
          m_traced{traced}, m_values(m_sizes.size()) {}

    /// One generator for each curator's pads, and the server's.
    template <class Pads, class Server>
    void pass(SampledRecord sampled, Pads &pads, Server &server) {
        TracedRecord record{.place = sampled.place, .truth = sampled.category};
        for (std::size_t i = 0; i < m_sizes.size(); ++i)
            m_values[i] = drawBelow(pads(i), m_sizes[i]);
        record.pad = m_group.category(m_values);
        record.ciphertext = m_group.plus(record.truth, record.pad);
        record.perturbed = m_group.plus(record.ciphertext, m_weights.drawNoise(server));
        record.released = m_group.minus(record.perturbed, record.pad);
        ++m_release.ciphertexts[record.ciphertext];
        ++m_release.sanitised.released[record.released];
        if (m_release.traced.size() < m_traced)
            m_release.traced.push_back(record);
    }

private:
    Release &m_release;
    ProductGroup m_group;
    PramWeights m_weights;
    std::vector<std::uint32_t> m_sizes;
    std::size_t m_traced;
    std::vector<std::uint32_t> m_values;
};

} // namespace

double Release::trueShare(std::size_t category) const {
    return static_cast<double>(truth.at(category)) / static_cast<double>(sanitised.plan.design.n);
}

double Release::error(const std::vector<double> &estimate) const {
    double sum = 0;
    for (std::size_t k = 0; k < estimate.size(); ++k) {
        const double error = estimate[k] - trueShare(k);
        sum += error * error;
    }
    return std::sqrt(sum);
}

Release releaseRecords(CsvReader &reader, const std::vector<std::string> &columns, const ReleasePlan &plan,
                       std::vector<std::int64_t> truth, const ReleaseKeys &keys, std::size_t traced,
                       const RecordProgress &progress) {
    Release release = emptyRelease(plan, std::move(truth));
    const std::vector<SampledRecord> sample =
        commonSample(reader, columns, plan.alphabets, plan, keys.common, progress);
    std::deque<SecureRandom> curators; // generators stay where they are
    for (const SecretKey &pad : keys.pads)
        curators.emplace_back(pad);
    const auto pads = [&](std::size_t i) -> SecureRandom & { return curators[i]; };
    SecureRandom server(keys.server);
    Channel channel(release, traced);
    for (const SampledRecord record : sample)
        channel.pass(record, pads, server);
    return release;
}

std::vector<Alphabet> alphabetsOf(const JointType &type) {
    std::vector<Alphabet> alphabets{{.variable = type.variables.front(), .labels = type.rowLabels}};
    if (!type.columnLabels.empty())
        alphabets.push_back({.variable = type.variables.back(), .labels = type.columnLabels});
    return alphabets;
}

Release demonstratedRelease(const ReleasePlan &plan, std::vector<std::int64_t> truth, std::uint64_t seed,
                            std::size_t traced) {
    Release release = emptyRelease(plan, std::move(truth));
    Channel channel(release, traced);
    Philox random(seed);
    const auto pads = [&](std::size_t) -> Philox & { return random; };
    Urn urn(release.truth);
    std::int64_t samples = plan.design.samples;
    std::vector<std::int64_t> rest = release.truth;
    // Some records one by one, at random places in random order.
    std::vector<std::uint32_t> places;
    const auto shown = std::min<std::int64_t>(static_cast<std::int64_t>(traced), samples);
    while (static_cast<std::int64_t>(places.size()) < shown) {
        const std::uint32_t place = 1 + drawBelow(random, static_cast<std::uint32_t>(plan.design.n));
        if (std::ranges::find(places, place) != places.end())
            continue;
        places.push_back(place);
        const std::size_t category = urn.draw(random);
        --rest[category];
        --samples;
        channel.pass({.place = place, .category = static_cast<std::uint32_t>(category)}, pads, random);
    }
    // The others by their numbers. The pads make the ciphertexts uniform and independent of all else.
    std::vector<std::int64_t> drawn(rest.size());
    drawMultivariateHypergeometric(random, rest, samples, drawn);
    std::int64_t replaced = 0;
    for (std::size_t k = 0; k < drawn.size(); ++k) {
        const std::int64_t kept = drawBinomial(random, drawn[k], plan.design.weights().keep());
        release.sanitised.released[k] += kept;
        replaced += drawn[k] - kept;
    }
    scatterUniformly(random, replaced, release.sanitised.released);
    scatterUniformly(random, samples, release.ciphertexts);
    return release;
}

} // namespace halftruth
