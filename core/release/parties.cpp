#include "core/release/parties.h"

#include "core/data/columns.h"
#include "core/math/domain/domain.h"
#include "core/release/party_files.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace halftruth {

namespace {

constexpr std::int64_t recordsBetweenReports = 1 << 14;
constexpr auto maxRecords = static_cast<std::int64_t>(maxPopulation);

SecretKey keyFor(std::optional<std::uint64_t> seed, const std::string &purpose) {
    return seed ? SecretKey::fromSeed(*seed).derived(purpose) : SecretKey::fresh();
}

/// Selection sampling: the next record is one of those still wanted with the probability of that, so that every set
/// of places is equally likely.
class Selection {
public:
    Selection(std::int64_t n, std::int64_t samples, SecureRandom &random)
        : m_left{n}, m_wanted{samples}, m_random{random} {}
    [[nodiscard]] std::int64_t left() const noexcept { return m_left; }
    bool takesNext() {
        const bool takes = drawBelow(m_random, static_cast<std::uint32_t>(m_left--)) < m_wanted;
        m_wanted -= takes ? 1 : 0;
        return takes;
    }

private:
    std::int64_t m_left;
    std::int64_t m_wanted;
    SecureRandom &m_random;
};

/// Fisher and Yates: every order is equally likely, and depends on the number of things alone.
template <class Thing>
void shuffle(std::vector<Thing> &things, SecureRandom &random) {
    for (std::size_t left = things.size(); left > 1; --left)
        std::swap(things[left - 1], things[drawBelow(random, static_cast<std::uint32_t>(left))]);
}

} // namespace

SecretKey commonKey(std::optional<std::uint64_t> seed) { return keyFor(seed, "common"); }
SecretKey padKey(std::optional<std::uint64_t> seed, std::size_t curator) {
    return keyFor(seed, "pad " + std::to_string(curator));
}
SecretKey serverKey(std::optional<std::uint64_t> seed) { return keyFor(seed, "server"); }
SecretKey orderKey(std::optional<std::uint64_t> seed) { return keyFor(seed, "order"); }

namespace {

ReleaseKeys allKeys(std::optional<std::uint64_t> seed, std::size_t curators) {
    ReleaseKeys keys{.common = commonKey(seed), .pads = {}, .server = serverKey(seed), .order = orderKey(seed)};
    for (std::size_t i = 1; i <= curators; ++i)
        keys.pads.push_back(padKey(seed, i));
    return keys;
}

} // namespace

ReleaseKeys ReleaseKeys::fresh(std::size_t curators) { return allKeys(std::nullopt, curators); }
ReleaseKeys ReleaseKeys::fromSeed(std::uint64_t seed, std::size_t curators) { return allKeys(seed, curators); }

std::string releaseName(const ReleasePlan &plan, const SecretKey &common) {
    return common.fingerprint("release\n" + planText(plan));
}

void forEachCategory(CsvReader &reader, const std::vector<std::string> &columns, std::span<const Alphabet> alphabets,
                     const std::function<bool(std::uint32_t category)> &callback) {
    const std::vector<AlphabetIndex> indices(alphabets.begin(), alphabets.end());
    forEachRecord(reader, columns, [&](std::span<const std::string_view> fields, std::int64_t line) {
        std::uint32_t category = 0;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const auto value = indices[i](fields[i]);
            if (!value)
                throw CsvError(reader.name(), line,
                               (isMissing(fields[i]) ? "no value" : "'" + std::string(fields[i]) + "'") +
                                   " is not in the list of categories of '" + alphabets[i].variable +
                                   "', which is closed");
            category = category * static_cast<std::uint32_t>(alphabets[i].labels.size()) + *value;
        }
        return callback(category);
    });
}

std::vector<std::int64_t> countCategories(CsvReader &reader, const std::vector<std::string> &columns,
                                          std::span<const Alphabet> alphabets) {
    double categories = 1;
    for (const Alphabet &alphabet : alphabets)
        categories *= static_cast<double>(alphabet.labels.size());
    require("categories", categories, range::integers(1, range::categories.upper));
    std::vector<std::int64_t> counts(static_cast<std::size_t>(categories));
    std::int64_t n = 0;
    forEachCategory(reader, columns, alphabets, [&](std::uint32_t category) {
        ++counts[category];
        return ++n <= maxRecords;
    });
    if (n == 0 || n > maxRecords)
        throw CsvError(reader.name(), 0,
                       n == 0 ? "has no records" : "more than " + std::to_string(maxRecords) + " records");
    return counts;
}

std::vector<SampledRecord> commonSample(CsvReader &reader, const std::vector<std::string> &columns,
                                        std::span<const Alphabet> alphabets, const ReleasePlan &plan,
                                        const SecretKey &common, const RecordProgress &progress) {
    // Keys are for one release. Where one is used again by mistake, for another plan, it gives an unrelated sample.
    SecureRandom random(common.derived("sample\n" + planText(plan)));
    const std::int64_t n = plan.design.n;
    Selection selection(n, plan.design.samples, random);
    std::vector<SampledRecord> sample;
    sample.reserve(static_cast<std::size_t>(plan.design.samples));
    forEachCategory(reader, columns, alphabets, [&](std::uint32_t category) {
        if (selection.left() == 0)
            throw CsvError(reader.name(), 0, "has changed while it was read");
        if (selection.takesNext())
            sample.push_back({.place = static_cast<std::uint32_t>(n - selection.left()), .category = category});
        if (progress && selection.left() % recordsBetweenReports == 0)
            progress(1 - static_cast<double>(selection.left()) / static_cast<double>(n));
        return true;
    });
    if (selection.left() > 0)
        throw CsvError(reader.name(), 0, "has changed while it was read");
    shuffle(sample, random);
    return sample;
}

std::vector<std::uint32_t> commonPlaces(std::int64_t n, std::int64_t samples, SecureRandom &random) {
    Selection selection(n, samples, random);
    std::vector<std::uint32_t> places;
    while (selection.left() > 0)
        if (selection.takesNext())
            places.push_back(static_cast<std::uint32_t>(n - selection.left()));
    shuffle(places, random);
    return places;
}

} // namespace halftruth
