#include "core/release/release.h"

#include "core/data/csv_field.h"
#include "core/math/domain/domain.h"
#include "core/math/domain/stopped.h"
#include "core/math/pram/sampling_pram.h"
#include "core/release/secure_random.h"
#include "core/simulation/pram_study.h"
#include "core/simulation/runner.h"
#include "core/simulation/samplers.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace halftruth {

namespace {

constexpr std::int64_t recordsBetweenReports = 1 << 14;

PramDesign pramDesign(const ReleaseDesign &design) {
    return {.n = design.n, .epsilon = design.epsilon, .categories = design.categories()};
}

/// A number in {0, ..., end-1}, all equally likely [Lemire 2019]. Random draws 64 bits.
template <class Random>
std::uint32_t below(Random &random, std::uint32_t end) {
    std::uint64_t product = (random() >> 32U) * end;
    if (static_cast<std::uint32_t>(product) < end) {
        const std::uint32_t uneven = (0U - end) % end;
        while (static_cast<std::uint32_t>(product) < uneven)
            product = (random() >> 32U) * end;
    }
    return static_cast<std::uint32_t>(product >> 32U);
}

/// Steps 2 to 4 for one record. The draws are those of Alice, Bob and the server.
class Channel {
public:
    explicit Channel(const ReleaseDesign &design)
        : m_design{design}, m_xValues{static_cast<std::uint32_t>(design.xValues)}, m_yValues{
                                                                                       static_cast<std::uint32_t>(
                                                                                           design.yValues)} {
        // Rounded down: rather a little more noise than less. Close to 1 no 64-bit number is beyond the threshold.
        const double scaled = std::ldexp(design.keep(), 64);
        m_keepBelow = scaled < std::ldexp(1.0, 64) ? static_cast<std::uint64_t>(scaled)
                                                   : std::numeric_limits<std::uint64_t>::max();
    }

    template <class Alice, class Bob, class Server>
    TracedRecord pass(std::int64_t place, RecordPair truth, Alice &alice, Bob &bob, Server &server) const {
        TracedRecord record{.place = place, .truth = truth};
        record.pad = {below(alice, m_xValues), below(bob, m_yValues)};
        record.ciphertext = encrypted(m_design, truth, record.pad);
        record.perturbed = record.ciphertext;
        if (server() >= m_keepBelow)
            record.perturbed = {below(server, m_xValues), below(server, m_yValues)};
        record.released = decrypted(m_design, record.perturbed, record.pad);
        return record;
    }

    [[nodiscard]] std::size_t category(RecordPair pair) const { return pair.x * m_design.yValues + pair.y; }

private:
    ReleaseDesign m_design;
    std::uint32_t m_xValues;
    std::uint32_t m_yValues;
    std::uint64_t m_keepBelow = 0;
};

Release emptyRelease(const JointType &type, const ReleaseOptions &options) {
    Release release{.type = type,
                    .design = {.xValues = type.rowLabels.size(),
                               .yValues = type.columnCount(),
                               .n = type.n,
                               .samples = 1,
                               .epsilon = options.epsilon}};
    requireReleaseDesign(release.design);
    release.design.samples =
        options.samples.value_or(optimalReleaseSamples(type.n, release.design.categories(), options.epsilon));
    requireReleaseDesign(release.design);
    release.ciphertexts.resize(type.categories());
    release.released.resize(type.categories());
    return release;
}

void count(Release &release, const Channel &channel, const TracedRecord &record, std::size_t traced) {
    ++release.ciphertexts[channel.category(record.ciphertext)];
    ++release.released[channel.category(record.released)];
    if (release.traced.size() < traced)
        release.traced.push_back(record);
}

/// Balls of K kinds that are drawn one by one: a Fenwick tree of their numbers.
class Urn {
public:
    explicit Urn(const std::vector<std::int64_t> &counts) : m_sums(counts.size() + 1) {
        for (std::size_t i = 1; i < m_sums.size(); ++i) {
            m_sums[i] += counts[i - 1];
            m_left += counts[i - 1];
            if (const std::size_t parent = i + (i & (~i + 1)); parent < m_sums.size())
                m_sums[parent] += m_sums[i];
        }
    }

    [[nodiscard]] std::int64_t left() const { return m_left; }

    template <class Random>
    std::size_t draw(Random &random) {
        std::int64_t rank = below(random, static_cast<std::uint32_t>(m_left));
        std::size_t kind = 0;
        for (std::size_t step = std::bit_floor(m_sums.size() - 1); step > 0; step /= 2) {
            if (kind + step < m_sums.size() && m_sums[kind + step] <= rank) {
                kind += step;
                rank -= m_sums[kind];
            }
        }
        for (std::size_t i = kind + 1; i < m_sums.size(); i += i & (~i + 1))
            --m_sums[i];
        --m_left;
        return kind;
    }

private:
    std::vector<std::int64_t> m_sums;
    std::int64_t m_left = 0;
};

} // namespace

double ReleaseDesign::gamma() const { return pramGamma(n, samples, epsilon); }

double ReleaseDesign::keep() const { return pramKeep(pramExcess(n, samples, epsilon), categories()); }

double ReleaseDesign::largestRmsError() const {
    return pramRmsError(pramDesign(*this), samples, uniformConcentration(categories()));
}

void requireReleaseDesign(const ReleaseDesign &design) {
    require("categories", static_cast<double>(design.xValues * design.yValues), range::categories);
    static_cast<void>(pramGamma(design.n, design.samples, design.epsilon)); // checks the others
}

std::int64_t optimalReleaseSamples(std::int64_t n, std::int64_t categories, double epsilon) {
    return pramOptimalSamplesExact({.n = n, .epsilon = epsilon, .categories = categories},
                                   uniformConcentration(categories));
}

RecordPair encrypted(const ReleaseDesign &design, RecordPair record, RecordPair pad) {
    const auto x = static_cast<std::uint32_t>(design.xValues);
    const auto y = static_cast<std::uint32_t>(design.yValues);
    return {(record.x + pad.x) % x, (record.y + pad.y) % y};
}

RecordPair decrypted(const ReleaseDesign &design, RecordPair record, RecordPair pad) {
    const auto x = static_cast<std::uint32_t>(design.xValues);
    const auto y = static_cast<std::uint32_t>(design.yValues);
    return {(record.x + x - pad.x) % x, (record.y + y - pad.y) % y};
}

std::vector<double> Release::estimate() const {
    return pramEstimate(released, pramExcess(design.n, design.samples, design.epsilon));
}

std::vector<double> Release::projectedEstimate() const { return projectedOnSimplex(estimate()); }

Release releaseFile(const std::filesystem::path &path, const std::vector<std::string> &columns, const JointType &type,
                    const ReleaseOptions &options, const std::stop_token &stop) {
    Release release = emptyRelease(type, options);
    const Channel channel(release.design);
    SecureRandom places(ReleaseRole::Curators, options.seed);
    SecureRandom alice(ReleaseRole::Alice, options.seed);
    SecureRandom bob(ReleaseRole::Bob, options.seed);
    SecureRandom server(ReleaseRole::Server, options.seed);
    // Selection sampling [Knuth 3.4.2, algorithm S]: the next record is one of those still wanted with the
    // probability of that, so that every set of places is equally likely.
    std::int64_t wanted = release.design.samples;
    std::int64_t left = release.design.n;
    forEachRecord(path, columns, type, options.csv, [&](std::size_t row, std::size_t column) {
        if (below(places, static_cast<std::uint32_t>(left--)) < wanted) {
            --wanted;
            const RecordPair truth{static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column)};
            count(release, channel, channel.pass(release.design.n - left, truth, alice, bob, server), options.traced);
        }
        if (options.progress && left % recordsBetweenReports == 0)
            options.progress(1 - static_cast<double>(left) / static_cast<double>(release.design.n));
        requireNotStopped(stop);
        return true;
    });
    return release;
}

Release demonstratedRelease(const JointType &type, const ReleaseOptions &options) {
    Release release = emptyRelease(type, options);
    const Channel channel(release.design);
    Philox random(options.seed.value_or(defaultSeed));
    Urn urn(type.counts);
    std::int64_t samples = release.design.samples;
    std::vector<std::int64_t> rest = type.counts;
    // Some records one by one, at random places in order.
    std::vector<std::int64_t> places;
    const auto traced = std::min<std::int64_t>(static_cast<std::int64_t>(options.traced), samples);
    while (static_cast<std::int64_t>(places.size()) < traced) {
        const std::int64_t place = 1 + below(random, static_cast<std::uint32_t>(type.n));
        if (std::ranges::find(places, place) == places.end())
            places.push_back(place);
    }
    std::ranges::sort(places);
    for (const std::int64_t place : places) {
        const std::size_t category = urn.draw(random);
        --rest[category];
        --samples;
        const RecordPair truth{static_cast<std::uint32_t>(category / type.columnCount()),
                               static_cast<std::uint32_t>(category % type.columnCount())};
        count(release, channel, channel.pass(place, truth, random, random, random), options.traced);
    }
    // The others by their numbers. The pads make the ciphertexts uniform and independent of all else.
    std::vector<std::int64_t> drawn(rest.size());
    drawMultivariateHypergeometric(random, rest, samples, drawn);
    std::int64_t replaced = 0;
    for (std::size_t k = 0; k < drawn.size(); ++k) {
        const std::int64_t kept = drawBinomial(random, drawn[k], release.design.keep());
        release.released[k] += kept;
        replaced += drawn[k] - kept;
    }
    scatterUniformly(random, replaced, release.released);
    scatterUniformly(random, samples, release.ciphertexts);
    return release;
}

void writeReleasedRecords(const Release &release, std::optional<std::uint64_t> seed,
                          const std::function<void(std::string_view)> &write) {
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    for (const std::string &label : release.type.rowLabels)
        rows.push_back(csvField(label));
    for (const std::string &label : release.type.columnLabels)
        columns.push_back("," + csvField(label) + "\n");
    if (columns.empty())
        columns.emplace_back("\n");
    std::string header;
    for (const std::string &variable : release.type.variables)
        header += (header.empty() ? "" : ",") + csvField(variable);
    write(header + "\n");
    SecureRandom order(ReleaseRole::Researcher, seed);
    for (Urn urn(release.released); urn.left() > 0;) {
        const std::size_t category = urn.draw(order);
        write(rows[category / columns.size()]);
        write(columns[category % columns.size()]);
    }
}

void writeReleaseEstimate(const Release &release, const std::function<void(std::string_view)> &write) {
    const JointType &type = release.type;
    std::string line;
    for (const std::string &variable : type.variables)
        line += csvField(variable) + ",";
    write(line + "released,estimate,projected estimate\n");
    const std::vector<double> raw = release.estimate();
    const std::vector<double> projected = projectedOnSimplex(raw);
    for (std::size_t k = 0; k < raw.size(); ++k) {
        line = csvField(type.rowLabels[k / type.columnCount()]) + ",";
        if (!type.columnLabels.empty())
            line += csvField(type.columnLabels[k % type.columnCount()]) + ",";
        write(line + std::to_string(release.released[k]) + "," + shortestText(raw[k]) + "," +
              shortestText(projected[k]) + "\n");
    }
}

} // namespace halftruth
