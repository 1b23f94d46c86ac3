#include "core/math/vectors/collection_release.h"

#include "core/math/count/privacy_ratio.h"
#include "core/math/domain/domain.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <utility>

namespace halftruth {

namespace {

constexpr Range binCount = range::integers(1, 1e6);
constexpr std::size_t largestSteppedCount = 256; // of records of one bit; beyond, the count's formulas cost less

/// A sum whose rounding errors are summed too [Neumaier 1974]: five million terms would add up theirs.
class Sum {
public:
    void add(double term) {
        const double next = m_sum + term;
        m_error += std::fabs(m_sum) >= std::fabs(term) ? (m_sum - next) + term : (term - next) + m_sum;
        m_sum = next;
    }
    [[nodiscard]] double value() const { return m_sum + m_error; }

private:
    double m_sum = 0;
    double m_error = 0;
};

void requireEnumerable(std::int64_t bits, std::int64_t records) {
    const double outcomes = collectionOutcomeCount(bits, records);
    if (outcomes > static_cast<double>(maxCollectionOutcomes))
        throw std::domain_error("a release has at most " + std::to_string(maxCollectionOutcomes) +
                                " outcomes that can be enumerated, but that of " + std::to_string(records) +
                                (records == 1 ? " record of " : " records of ") + std::to_string(bits) +
                                (bits == 1 ? " bit has " : " bits has ") + shortestText(outcomes));
}

/// C(a + j, j) for -1 <= a <= n and j < types, from which the places of outcomes are made.
class PlaceTable {
public:
    PlaceTable(std::size_t types, std::size_t records) : m_types(types), m_records(records) {
        m_values.resize(types * (records + 2), 0);
        for (std::size_t a = 0; a <= records; ++a) {
            double *row = &m_values[types * (a + 1)];
            row[0] = 1;
            for (std::size_t j = 1; j < types; ++j) // Pascal's rule; what passes the limit is never asked for
                row[j] = row[j - 1] + m_values[types * a + j];
        }
    }

    /// How many outcomes of `sum` records of the values 0 ... j come before those with `count` of value j. The
    /// records may be one fewer than none.
    [[nodiscard]] std::size_t before(std::size_t j, std::int64_t sum, std::int64_t count) const {
        return static_cast<std::size_t>(at(j, sum) - at(j, sum - count));
    }
    /// The number of outcomes of that many records.
    [[nodiscard]] std::size_t outcomes(std::size_t records) const {
        return static_cast<std::size_t>(at(m_types - 1, static_cast<std::int64_t>(records)));
    }
    [[nodiscard]] std::size_t types() const { return m_types; }
    [[nodiscard]] std::size_t records() const { return m_records; }

private:
    [[nodiscard]] double at(std::size_t j, std::int64_t sum) const {
        return m_values[m_types * static_cast<std::size_t>(sum + 1) + j];
    }

    std::size_t m_types;
    std::size_t m_records;
    std::vector<double> m_values;
};

/// The outcomes of k records with the same counts from value 2 on: neighbours in the order of s_1 = 0 ... rest. Each
/// is reached from outcomes of k-1 records by one more record, which has one of the values that the outcome counts.
struct OutcomeRow {
    struct Source {
        std::size_t type;
        std::size_t start;
    };
    std::size_t start;            ///< place of the first
    std::size_t rest;             ///< records with the values 0 and 1
    std::span<const Source> from; ///< the rows without one record of a value from 2 on: as long as this one
    std::size_t same;             ///< the row with the same counts from 2 on: one shorter
};

/// Calls a visitor with every row of the outcomes of k records, until a stop.
template <typename Visitor>
class RowWalk {
public:
    RowWalk(const PlaceTable &places, std::size_t records, const std::stop_token &stop, Visitor visitor)
        : m_places(places), m_stop(stop), m_visitor(std::move(visitor)) {
        walk(places.types(), static_cast<std::int64_t>(records), 0, 0);
    }

private:
    struct Chosen {
        std::size_t type;
        std::size_t through; ///< part of the place of this value and those above
        std::size_t without; ///< the same without one record of this value
    };

    /// All choices of values below `end`; rest records are left, and the place is known for the values from end on,
    /// with k records and with one fewer.
    void walk(std::size_t end, std::int64_t rest, std::size_t place, std::size_t placeOfFewer) {
        if (m_stop.stop_requested())
            return;
        m_sources.clear();
        for (const Chosen &each : m_chosen)
            m_sources.push_back({each.type, each.without + place - each.through});
        m_visitor(OutcomeRow{
            .start = place, .rest = static_cast<std::size_t>(rest), .from = m_sources, .same = placeOfFewer});
        if (rest == 0)
            return;
        for (std::size_t type = 2; type < end; ++type) {
            for (std::int64_t count = 1; count <= rest; ++count) {
                const std::size_t through = place + m_places.before(type, rest, count);
                const std::size_t without = placeOfFewer + m_places.before(type, rest - 1, count - 1);
                m_chosen.push_back({type, through, without});
                walk(type, rest - count, through, placeOfFewer + m_places.before(type, rest - 1, count));
                m_chosen.pop_back();
            }
        }
    }

    const PlaceTable &m_places;
    const std::stop_token &m_stop;
    Visitor m_visitor;
    std::vector<Chosen> m_chosen{};
    std::vector<OutcomeRow::Source> m_sources{};
};

/// Makes room for so many values, new ones 0, or for fewer after a stop: fresh memory takes its time.
template <typename Value>
bool grow(std::vector<Value> &values, std::size_t count, const std::stop_token &stop) {
    constexpr std::size_t step = 0x10000;
    values.reserve(count);
    if (values.size() > count)
        values.resize(count);
    while (values.size() < count && !stop.stop_requested())
        values.resize(std::min(count, values.size() + step));
    return values.size() == count;
}

/// Probabilities times 2^960, which uses the exponents above 1 too. For collections whose least likely outcome then
/// doesn't underflow.
class PlainPmf {
public:
    PlainPmf(double q, int bits) : m_values{scale} {
        for (int d = 0; d <= bits; ++d)
            m_kernel.push_back(std::pow(1 - q, bits - d) * std::pow(q, d));
    }

    /// Becomes the pmf of one record more, which is v. Memory is kept: fresh pages would cost more than the sums.
    void extend(const PlainPmf &fewer, std::uint32_t v, const PlaceTable &places, std::size_t records,
                const std::stop_token &stop) {
        if (!grow(m_values, places.outcomes(records), stop))
            return;
        const auto chance = [&](std::size_t type) {
            return m_kernel[static_cast<std::size_t>(std::popcount(static_cast<std::uint32_t>(type) ^ v))];
        };
        const double zero = chance(0);
        const double one = chance(1);
        RowWalk(places, records, stop, [&](const OutcomeRow &row) {
            double *to = m_values.data() + row.start;
            const double *same = fewer.m_values.data() + row.same;
            for (std::size_t s = 0; s < row.rest; ++s)
                to[s] = zero * same[s];
            to[row.rest] = 0;
            for (std::size_t s = 0; s < row.rest; ++s)
                to[s + 1] += one * same[s];
            for (const OutcomeRow::Source &source : row.from) {
                const double factor = chance(source.type);
                const double *from = fewer.m_values.data() + source.start;
                for (std::size_t s = 0; s <= row.rest; ++s)
                    to[s] += factor * from[s];
            }
        });
    }

    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    [[nodiscard]] double probability(std::size_t i) const { return m_values[i] / scale; }
    [[nodiscard]] double logRatio(const PlainPmf &other, std::size_t i) const {
        return std::log(m_values[i] / other.m_values[i]);
    }

private:
    static constexpr double scale = 0x1p960;
    std::vector<double> m_kernel{};
    std::vector<double> m_values;
};

/// Probabilities as weight (q/p)^flips p^(Ln), flips the fewest that lead to the outcome: nothing underflows, at
/// three times the cost. The weight is at least 1 and at most the number of ways, which has an exponent to spare.
class FactoredPmf {
public:
    FactoredPmf(double q, int bits, std::size_t records)
        : m_bits(bits), m_logTruth(std::log1p(-q)), m_logOdds(std::log(q) - std::log1p(-q)), m_weight{1}, m_flips{0} {
        const double odds = q / (1 - q);
        m_powers.reserve(records * static_cast<std::size_t>(bits) + 1);
        for (std::size_t i = 0; i <= records * static_cast<std::size_t>(bits); ++i)
            m_powers.push_back(std::pow(odds, static_cast<double>(i)));
    }

    /// Becomes the pmf of one record more, which is v.
    void extend(const FactoredPmf &fewer, std::uint32_t v, const PlaceTable &places, std::size_t records,
                const std::stop_token &stop) {
        m_records = records;
        m_weight.clear();
        m_flips.clear();
        const std::size_t outcomes = places.outcomes(records);
        if (!grow(m_weight, outcomes, stop) || !grow(m_flips, outcomes, stop))
            return;
        RowWalk(places, records, stop, [&](const OutcomeRow &row) {
            gather(fewer, row.start, row.same, row.rest, std::popcount(v));
            gather(fewer, row.start + 1, row.same, row.rest, std::popcount(v ^ 1U));
            for (const OutcomeRow::Source &source : row.from)
                gather(fewer, row.start, source.start, row.rest + 1,
                       std::popcount(static_cast<std::uint32_t>(source.type) ^ v));
        });
    }

    [[nodiscard]] std::size_t size() const { return m_weight.size(); }
    [[nodiscard]] double probability(std::size_t i) const {
        // In two halves: the weight may lift what underflows without it.
        const double half =
            std::exp((static_cast<double>(m_records) * m_bits * m_logTruth + m_flips[i] * m_logOdds) / 2);
        return m_weight[i] * half * half;
    }
    [[nodiscard]] double logRatio(const FactoredPmf &other, std::size_t i) const {
        return (m_flips[i] - other.m_flips[i]) * m_logOdds + std::log(m_weight[i] / other.m_weight[i]);
    }

private:
    /// Adds `count` outcomes of one record fewer to as many of these, by a record that takes so many flips.
    void gather(const FactoredPmf &fewer, std::size_t to, std::size_t from, std::size_t count, int flips) {
        for (std::size_t s = 0; s < count; ++s) {
            const std::int32_t arriving = fewer.m_flips[from + s] + flips;
            std::int32_t &least = m_flips[to + s];
            double &weight = m_weight[to + s];
            if (weight == 0) {
                least = arriving;
                weight = fewer.m_weight[from + s];
            } else if (arriving >= least) {
                weight += fewer.m_weight[from + s] * m_powers[static_cast<std::size_t>(arriving - least)];
            } else {
                weight = weight * m_powers[static_cast<std::size_t>(least - arriving)] + fewer.m_weight[from + s];
                least = arriving;
            }
        }
    }

    int m_bits;
    double m_logTruth;
    double m_logOdds;
    std::size_t m_records = 0;
    std::vector<double> m_powers{};
    std::vector<double> m_weight;
    std::vector<std::int32_t> m_flips;
};

/// What two neighbours have in common, and the record in which they differ.
struct Neighbours {
    std::vector<std::uint32_t> shared{};
    std::uint32_t v = 0; ///< in the collection
    std::uint32_t w = 0; ///< in its place in the changed one
};

/// The same collection but for one place, as most neighbours are written: without sorting a million records.
std::optional<Neighbours> neighboursInPlace(const BitCollection &collection, const BitCollection &changed) {
    const auto [here, there] = std::ranges::mismatch(collection.members, changed.members);
    if (here == collection.members.end() || !std::equal(here + 1, collection.members.end(), there + 1))
        return {};
    Neighbours result{.shared = collection.members, .v = *here, .w = *there};
    result.shared.erase(result.shared.begin() + (here - collection.members.begin()));
    return result;
}

Neighbours neighbours(const BitCollection &collection, const BitCollection &changed) {
    if (auto inPlace = neighboursInPlace(collection, changed))
        return *std::move(inPlace);
    std::vector<std::uint32_t> here = collection.members;
    std::vector<std::uint32_t> there = changed.members;
    std::ranges::sort(here);
    std::ranges::sort(there);
    Neighbours result;
    std::vector<std::uint32_t> onlyHere;
    std::vector<std::uint32_t> onlyThere;
    std::ranges::set_intersection(here, there, std::back_inserter(result.shared));
    std::ranges::set_difference(here, there, std::back_inserter(onlyHere));
    std::ranges::set_difference(there, here, std::back_inserter(onlyThere));
    if (onlyHere.size() > 1)
        throw std::domain_error("changed must be collection with one record replaced, but differs from it in " +
                                std::to_string(onlyHere.size()) + " records");
    if (onlyHere.empty()) { // the same collection: any record stands for the one replaced by itself
        result.v = result.w = result.shared.back();
        result.shared.pop_back();
    } else {
        result.v = onlyHere.front();
        result.w = onlyThere.front();
    }
    return result;
}

template <typename Pmf>
CollectionRelease releaseOf(Pmf shared, const Neighbours &pair, const PlaceTable &places,
                            const std::stop_token &stop) {
    constexpr std::size_t looks = 0x1FFF; // at the stop, between so many outcomes
    Pmf here = shared;
    Pmf there = shared; // of no record yet
    std::size_t records = 0;
    for (const std::uint32_t record : pair.shared) {
        here.extend(shared, record, places, ++records, stop);
        if (stop.stop_requested())
            return {};
        std::swap(here, shared);
    }
    here.extend(shared, pair.v, places, records + 1, stop);
    there.extend(shared, pair.w, places, records + 1, stop);
    if (stop.stop_requested())
        return {};
    CollectionRelease release;
    for (std::vector<double> *values : {&release.probability, &release.changedProbability, &release.logRatio})
        if (!grow(*values, here.size(), stop))
            return {};
    for (std::size_t i = 0; i < here.size(); ++i) {
        if ((i & looks) == 0 && stop.stop_requested())
            return {};
        release.probability[i] = here.probability(i);
        release.changedProbability[i] = there.probability(i);
        release.logRatio[i] = here.logRatio(there, i);
    }
    return release;
}

/// Records of one bit: the outcome is how many ones there are.
CollectionRelease releaseOfBits(double q, const Neighbours &pair, const std::stop_token &stop) {
    const auto n = static_cast<std::int64_t>(pair.shared.size() + 1);
    const auto ones = static_cast<std::int64_t>(std::ranges::count(pair.shared, 1U));
    CollectionRelease release;
    const auto probabilities = [&](std::uint32_t record) {
        CountPmf pmf;
        countPmfAbove({.n = n, .ones = ones + record, .q = q}, 1e-300, pmf);
        std::vector<double> all(static_cast<std::size_t>(n) + 1, 0.0);
        std::ranges::copy(pmf.probability, all.begin() + static_cast<std::ptrdiff_t>(pmf.first));
        return all;
    };
    release.probability = probabilities(pair.v);
    release.changedProbability = probabilities(pair.w);
    release.logRatio.assign(release.probability.size(), 0.0);
    if (pair.v == pair.w)
        return release;
    std::vector<std::int64_t> outcomes(release.probability.size());
    std::iota(outcomes.begin(), outcomes.end(), std::int64_t{0});
    const std::array<std::int64_t, 1> rows{ones};
    logPrivacyRatioGrid(n, q, outcomes, rows, release.logRatio, stop);
    if (stop.stop_requested())
        return {};
    if (pair.v == 1) {
        for (double &ratio : release.logRatio)
            ratio = -ratio;
    }
    return release;
}

/// What ln pi must be above to be above epsilon beyond its rounding.
double threshold(double epsilon) {
    require("epsilon", epsilon, range::positive);
    return epsilon + 1e-13 * (1 + epsilon);
}

} // namespace

double collectionOutcomeCount(std::int64_t bits, std::int64_t records) {
    require("bits", static_cast<double>(bits), range::integers(1, maxEnumeratedBits));
    require("records", static_cast<double>(records), range::integers(1, static_cast<double>(maxCollectionMembers)));
    const auto n = static_cast<double>(records);
    const double types = std::exp2(bits);
    const double fewer = std::min(n, types - 1);
    double count = 1; // every partial product is a binomial coefficient
    for (double i = 1; i <= fewer && std::isfinite(count); ++i)
        count = count * (n + types - 1 - fewer + i) / i;
    return count;
}

std::size_t collectionOutcomeIndex(std::span<const std::int64_t> counts) {
    if (counts.size() < 2 || !std::has_single_bit(counts.size()))
        throw std::domain_error("counts must be one for each record of L bits, a power of 2, but are " +
                                std::to_string(counts.size()));
    for (const std::int64_t count : counts)
        require("a count", static_cast<double>(count), range::integers(0, static_cast<double>(maxCollectionMembers)));
    const std::int64_t records = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    requireEnumerable(std::countr_zero(counts.size()), records);
    const PlaceTable places(counts.size(), static_cast<std::size_t>(records));
    std::size_t index = 0;
    std::int64_t sum = records;
    for (std::size_t j = counts.size(); j-- > 1;) {
        index += places.before(j, sum, counts[j]);
        sum -= counts[j];
    }
    return index;
}

std::vector<std::int64_t> collectionOutcome(std::int64_t bits, std::int64_t records, std::size_t index) {
    requireEnumerable(bits, records);
    require("index", static_cast<double>(index), range::integers(0, collectionOutcomeCount(bits, records) - 1));
    const std::size_t types = std::size_t{1} << static_cast<unsigned>(bits);
    const PlaceTable places(types, static_cast<std::size_t>(records));
    std::vector<std::int64_t> counts(types, 0);
    std::int64_t sum = records;
    for (std::size_t j = types; j-- > 1;) {
        while (counts[j] < sum && places.before(j, sum, counts[j] + 1) <= index)
            ++counts[j];
        index -= places.before(j, sum, counts[j]);
        sum -= counts[j];
    }
    counts[0] = sum;
    return counts;
}

namespace {

/// The only place in which two collections of one size differ, nothing where they differ in more, and that of the
/// first where they are the same.
std::optional<std::size_t> onlyDifference(const BitCollection &collection, const BitCollection &changed) {
    const auto [here, there] = std::ranges::mismatch(collection.members, changed.members);
    if (here == collection.members.end())
        return 0;
    if (!std::equal(here + 1, collection.members.end(), there + 1, changed.members.end()))
        return std::nullopt;
    return static_cast<std::size_t>(here - collection.members.begin());
}

void requireSameShape(const BitCollection &collection, const BitCollection &changed) {
    requireBitCollection("collection", collection);
    requireBitCollection("changed", changed);
    if (changed.bits != collection.bits)
        throw std::domain_error("changed must have records as long as those of collection, " +
                                std::to_string(collection.bits) + ", but has " + std::to_string(changed.bits));
    if (changed.members.size() != collection.members.size())
        throw std::domain_error("changed must have as many records as collection, " +
                                std::to_string(collection.members.size()) + ", but has " +
                                std::to_string(changed.members.size()));
}

} // namespace

void requireNeighbours(const BitCollection &collection, const BitCollection &changed) {
    requireSameShape(collection, changed);
    if (!onlyDifference(collection, changed))
        (void)neighbours(collection, changed);
}

ReplacedRecord replacedRecord(const BitCollection &collection, const BitCollection &changed) {
    requireNeighbours(collection, changed);
    if (const auto place = onlyDifference(collection, changed))
        return {.place = *place, .from = collection.members[*place], .to = changed.members[*place]};
    const Neighbours pair = neighbours(collection, changed);
    const auto first = std::ranges::find(collection.members, pair.v);
    return {.place = static_cast<std::size_t>(first - collection.members.begin()), .from = pair.v, .to = pair.w};
}

CollectionRelease collectionRelease(double q, const BitCollection &collection, const BitCollection &changed,
                                    std::stop_token stop) {
    require("q", q, range::lieProbabilityPositive);
    requireSameShape(collection, changed);
    const std::size_t records = collection.members.size();
    requireEnumerable(collection.bits, static_cast<std::int64_t>(records));
    const Neighbours pair = neighbours(collection, changed);
    if (collection.bits == 1 && records > largestSteppedCount)
        return releaseOfBits(q, pair, stop);
    const PlaceTable places(std::size_t{1} << static_cast<unsigned>(collection.bits), records);
    // Everybody's every bit flipped is the least likely outcome there can be. Above 2^-1948 it is a normal number
    // with the scale, so that no term loses digits; the report of one record has no scale.
    const double logFlipped = collection.bits * std::log(q);
    if (logFlipped > -690 && static_cast<double>(records) * logFlipped > -1350)
        return releaseOf(PlainPmf(q, collection.bits), pair, places, stop);
    return releaseOf(FactoredPmf(q, collection.bits, records), pair, places, stop);
}

ReleaseDelta collectionDelta(const CollectionRelease &release, double epsilon) {
    const double above = threshold(epsilon);
    Sum forward;
    Sum backward;
    for (std::size_t i = 0; i < release.logRatio.size(); ++i) {
        const double ratio = release.logRatio[i];
        if (ratio > above)
            forward.add(-release.probability[i] * std::expm1(epsilon - ratio));
        else if (-ratio > above)
            backward.add(-release.changedProbability[i] * std::expm1(epsilon + ratio));
    }
    return {.forward = forward.value(), .backward = backward.value()};
}

namespace {

/// One direction of collectionDeltas(): outcomes are added in any order, then the deltas read.
class DeltaCurve {
public:
    explicit DeltaCurve(std::span<const double> epsilons) : m_epsilons(epsilons), m_cells(epsilons.size()) {
        for (const double each : epsilons)
            m_thresholds.push_back(threshold(each));
    }

    void add(double ratio, double probability) {
        const auto next = std::ranges::lower_bound(m_thresholds, ratio); // the first that it isn't above
        if (next == m_thresholds.begin())
            return;
        const auto cell = static_cast<std::size_t>(next - m_thresholds.begin()) - 1;
        const double decrease = std::expm1(m_epsilons[cell] - ratio);
        m_cells[cell].beyond.add(-probability * decrease);
        m_cells[cell].scaled.add(probability * (1 + decrease));
    }

    [[nodiscard]] std::vector<double> deltas() const {
        std::vector<double> result(m_cells.size());
        double delta = 0;
        double scaled = 0;
        for (std::size_t i = m_cells.size(); i-- > 0;) {
            if (i + 1 < m_cells.size()) {
                const double step = m_epsilons[i] - m_epsilons[i + 1];
                delta -= scaled * std::expm1(step);
                scaled *= std::exp(step);
            }
            delta += m_cells[i].beyond.value();
            scaled += m_cells[i].scaled.value();
            result[i] = delta;
        }
        return result;
    }

private:
    /// Of the outcomes between one epsilon and the next.
    struct Cell {
        Sum beyond; ///< of P (1 - e^(epsilon - ln pi))
        Sum scaled; ///< of P e^(epsilon - ln pi)
    };

    std::span<const double> m_epsilons;
    std::vector<double> m_thresholds;
    std::vector<Cell> m_cells;
};

} // namespace

std::vector<ReleaseDelta> collectionDeltas(const CollectionRelease &release, std::span<const double> epsilons) {
    if (std::ranges::adjacent_find(epsilons, std::ranges::greater_equal{}) != epsilons.end())
        throw std::domain_error("the epsilons must increase");
    DeltaCurve forward(epsilons);
    DeltaCurve backward(epsilons);
    for (std::size_t i = 0; i < release.logRatio.size(); ++i) {
        forward.add(release.logRatio[i], release.probability[i]);
        backward.add(-release.logRatio[i], release.changedProbability[i]);
    }
    const std::vector<double> forwards = forward.deltas();
    const std::vector<double> backwards = backward.deltas();
    std::vector<ReleaseDelta> deltas;
    for (std::size_t i = 0; i < epsilons.size(); ++i)
        deltas.push_back({.forward = forwards[i], .backward = backwards[i]});
    return deltas;
}

double collectionDelta(double q, const BitCollection &collection, const BitCollection &changed, double epsilon) {
    require("epsilon", epsilon, range::positive);
    const ReleaseDelta delta = collectionDelta(collectionRelease(q, collection, changed), epsilon);
    return std::max(delta.forward, delta.backward);
}

double collectionViolation(const CollectionRelease &release, double epsilon) {
    const double above = threshold(epsilon);
    Sum sum;
    for (std::size_t i = 0; i < release.logRatio.size(); ++i) {
        if (release.logRatio[i] > above)
            sum.add(release.probability[i]);
    }
    return sum.value();
}

std::vector<double> logRatioQuantiles(const CollectionRelease &release, std::span<const double> levels) {
    for (const double level : levels)
        require("level", level, range::openUnit);
    std::vector<std::uint32_t> order(release.logRatio.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {}, [&release](std::uint32_t i) { return release.logRatio[i]; });
    std::vector<double> below; // P[ln pi <= the value at each place]
    below.reserve(order.size());
    Sum sum;
    for (const std::uint32_t i : order) {
        sum.add(release.probability[i]);
        below.push_back(sum.value());
    }
    std::vector<double> quantiles;
    for (const double level : levels) {
        const auto at = std::min<std::ptrdiff_t>(std::ranges::lower_bound(below, level) - below.begin(),
                                                 static_cast<std::ptrdiff_t>(below.size()) - 1);
        quantiles.push_back(release.logRatio[order[static_cast<std::size_t>(at)]]);
    }
    return quantiles;
}

LogRatioHistogram logRatioHistogram(const CollectionRelease &release, std::int64_t bins) {
    require("bins", static_cast<double>(bins), binCount);
    const auto [least, most] = std::ranges::minmax(release.logRatio);
    LogRatioHistogram histogram{
        .lower = least, .upper = most, .probability = std::vector<double>(static_cast<std::size_t>(bins), 0.0)};
    const double perUnit = most > least ? static_cast<double>(bins) / (most - least) : 0;
    for (std::size_t i = 0; i < release.logRatio.size(); ++i) {
        const auto bin = static_cast<std::size_t>((release.logRatio[i] - least) * perUnit);
        histogram.probability[std::min(bin, histogram.probability.size() - 1)] += release.probability[i];
    }
    return histogram;
}

double largestLogRatio(const CollectionRelease &release) {
    double largest = 0;
    for (const double ratio : release.logRatio)
        largest = std::max(largest, std::fabs(ratio));
    return largest;
}

} // namespace halftruth
