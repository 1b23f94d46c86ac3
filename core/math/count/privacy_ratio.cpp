#include "core/math/count/privacy_ratio.h"

#include "core/math/count/count_ratio.h"
#include "core/math/count/privacy_ratio_lanes.h"
#include "core/math/domain/domain.h"
#include "core/math/domain/first_where.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace halftruth {

namespace {

using detail::RatioChain;
using detail::RatioLanes;

constexpr Range ratioLieProbability{.lower = 0, .upper = 0.5, .lowerOpen = true};

void requireRatioModel(const CountModel &model) {
    require("n", static_cast<double>(model.n), range::population);
    require("ones", static_cast<double>(model.ones), range::integers(0, static_cast<double>(model.n - 1)));
}

/// ln((1−q)/q), what the ratio reaches at outcome 0; through artanh where it is near 0.
double pureEpsilon(double q) { return q < 0.25 ? std::log((1 - q) / q) : 2 * std::atanh(1 - 2 * q); }

/// ln π from R and R − 1.
double logRatioOf(double q, double ratio, double excess) {
    // (π−1)/(π+1) = (p−q)(R−1)/(R+1), since p + q = 1: exact near π = 1, where ln((pR+q)/(qR+p)) is not.
    const double t = (1 - 2 * q) * excess / (ratio + 1);
    if (std::fabs(t) < 0.5)
        return 2 * std::atanh(t);
    return std::log(((1 - q) * ratio + q) / (q * ratio + (1 - q)));
}

/// ln π to first order in q, for a q so small that the next order is below the smallest double.
double logRatioAtTinyQ(double n, double m, double q, double s) {
    return s <= m ? std::log((m - s + 1) / (m + 1)) - std::log(q) : std::log(q) + std::log((n - m) / (s - m));
}

double logRatio(double n, double m, double q, double s) {
    if (q == 0.5)
        return 0;
    if (s == 0)
        return pureEpsilon(q);
    if (s == n)
        return -pureEpsilon(q);
    if (q < detail::smallestChainQ)
        return logRatioAtTinyQ(n, m, q, s);
    RatioChain up(n - 1, m, q);
    if (s <= up.lastOutcome()) {
        up.startAt(s);
        return logRatioOf(q, up.ratio(), up.excess());
    }
    // Beyond the turning point of the recurrence: π(s; m)·π(n−s; n−1−m) = 1.
    RatioChain down(n - 1, n - 1 - m, q);
    down.startAt(n - s);
    return -logRatioOf(q, down.ratio(), down.excess());
}

/// Whether ln π exceeds epsilon by more than rounding.
bool exceeds(double logarithm, double epsilon) {
    return logarithm - epsilon > 8 * std::numeric_limits<double>::epsilon() * std::max(1.0, epsilon);
}

void requireSize(std::size_t actual, std::size_t wanted) {
    if (actual != wanted)
        throw std::invalid_argument(
            domainMessage("out.size()", "{" + std::to_string(wanted) + "}", std::to_string(actual)));
}

/// Whether steps from each to the next, of all lanes, take longer than a start of one lane.
bool areFarApart(std::span<const std::int64_t> outcomes) {
    constexpr std::int64_t cheapSteps = 4;
    if (outcomes.empty())
        return false;
    const auto [first, last] = std::ranges::minmax(outcomes);
    return last - first > cheapSteps * static_cast<std::int64_t>(outcomes.size());
}

/// The positions of values in ascending order.
std::vector<std::size_t> ascending(std::span<const std::int64_t> values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (!std::ranges::is_sorted(values)) // a map's are
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return values[i]; });
    return order;
}

/// How many of the values are ≤ limit, given their ascending order.
std::size_t firstAbove(std::span<const std::int64_t> values, std::span<const std::size_t> order, std::int64_t limit) {
    const auto above =
        std::partition_point(order.begin(), order.end(), [&](std::size_t i) { return values[i] <= limit; });
    return static_cast<std::size_t>(above - order.begin());
}

/// Rows of a surface that are computed side by side.
class Block {
public:
    template <class OnesOfLane>
    Block(double n, double q, std::size_t lanes, OnesOfLane onesOfLane)
        : m_lanes(lanes), m_ones(paddedOnes(lanes, onesOfLane)), m_ratios(n, q, m_ones) {}

    [[nodiscard]] std::span<const double> ones() const { return std::span<const double>(m_ones).first(m_lanes); }

    /// How many of the ascending outcomes are ≤ limit.
    [[nodiscard]] std::size_t countUpTo(std::span<const double> outcomes, double limit) const {
        return static_cast<std::size_t>(std::upper_bound(outcomes.begin(), outcomes.end(), limit) - outcomes.begin());
    }

    /// Calls write(lane, position of the first outcome, its values of ln π) for pieces that fit the first cache.
    template <class Write>
    void forEach(std::span<const double> outcomes, Write write) {
        RatioLanes::Piece piece;
        for (std::size_t first = 0; first < outcomes.size(); first += RatioLanes::columns) {
            const std::size_t count = std::min(RatioLanes::columns, outcomes.size() - first);
            m_ratios.advance(outcomes.subspan(first, count), piece);
            for (std::size_t lane = 0; lane < m_lanes; ++lane)
                write(lane, first, std::span<const double>(piece[lane]).first(count));
        }
    }

private:
    template <class OnesOfLane>
    static RatioLanes::Row paddedOnes(std::size_t lanes, OnesOfLane onesOfLane) {
        RatioLanes::Row ones{};
        for (std::size_t lane = 0; lane < ones.size(); ++lane)
            ones[lane] = onesOfLane(std::min(lane, lanes - 1));
        return ones;
    }

    std::size_t m_lanes;
    RatioLanes::Row m_ones;
    RatioLanes m_ratios;
};

/// The last outcome up to which each row of a block is accurate.
class LastOutcomes {
public:
    LastOutcomes(const RatioChain &chain, std::span<const double> ones) : m_lanes(ones.size()) {
        for (std::size_t lane = 0; lane < m_lanes; ++lane)
            m_last[lane] = chain.withOnes(ones[lane]).lastOutcome();
    }

    [[nodiscard]] double operator[](std::size_t lane) const { return m_last[lane]; }
    [[nodiscard]] double lowest() const { return std::ranges::min(all()); }
    [[nodiscard]] double highest() const { return std::ranges::max(all()); }

private:
    [[nodiscard]] std::span<const double> all() const { return std::span<const double>(m_last).first(m_lanes); }

    std::size_t m_lanes;
    RatioLanes::Row m_last{};
};

} // namespace

double logPrivacyRatio(const CountModel &model, std::int64_t outcome) {
    requireRatioModel(model);
    require("q", model.q, ratioLieProbability);
    const auto n = static_cast<double>(model.n);
    const auto s = static_cast<double>(outcome);
    require("outcome", s, range::integers(0, n));
    return logRatio(n, static_cast<double>(model.ones), model.q, s);
}

void logPrivacyRatioGrid(std::int64_t n, double q, std::span<const std::int64_t> outcomes,
                         std::span<const std::int64_t> ones, std::span<double> out, std::stop_token stop) {
    require("n", static_cast<double>(n), range::population);
    require("q", q, ratioLieProbability);
    const auto people = static_cast<double>(n);
    for (const std::int64_t s : outcomes)
        require("outcome", static_cast<double>(s), range::integers(0, people));
    for (const std::int64_t m : ones)
        require("ones", static_cast<double>(m), range::integers(0, people - 1));
    requireSize(out.size(), outcomes.size() * ones.size());

    const std::size_t width = outcomes.size();
    if (q == 0.5 || q < detail::smallestChainQ || (ones.size() == 1 && areFarApart(outcomes))) {
        for (std::size_t row = 0; row < ones.size() && !stop.stop_requested(); ++row) {
            for (std::size_t column = 0; column < width; ++column)
                out[row * width + column] =
                    logRatio(people, static_cast<double>(ones[row]), q, static_cast<double>(outcomes[column]));
        }
        return;
    }

    const std::vector<std::size_t> rows = ascending(ones);
    const std::vector<std::size_t> columns = ascending(outcomes);
    std::vector<double> up;
    std::vector<double> down;
    // Columns 0 and n have no ratio of neighbours; inner are the others, as positions in columns.
    const std::size_t innerBegin = firstAbove(outcomes, columns, 0);
    const std::size_t innerEnd = firstAbove(outcomes, columns, n - 1);
    for (std::size_t i = innerBegin; i < innerEnd; ++i)
        up.push_back(static_cast<double>(outcomes[columns[i]]));
    for (std::size_t i = innerEnd; i > innerBegin; --i)
        down.push_back(people - static_cast<double>(outcomes[columns[i - 1]]));
    const double end = pureEpsilon(q);
    const RatioChain chain(people - 1, 0, q);

    for (std::size_t block = 0; block < rows.size(); block += RatioLanes::width) {
        if (stop.stop_requested())
            return;
        const std::size_t lanes = std::min(RatioLanes::width, rows.size() - block);
        Block upward(people, q, lanes,
                     [&](std::size_t lane) { return static_cast<double>(ones[rows[block + lane]]); });
        const LastOutcomes last(chain, upward.ones());
        const auto rowOf = [&](std::size_t lane) { return out.subspan(rows[block + lane] * width, width); };
        upward.forEach(std::span(up).first(upward.countUpTo(up, last.highest())),
                       [&](std::size_t lane, std::size_t first, std::span<const double> logs) {
                           const auto row = rowOf(lane);
                           for (std::size_t i = 0; i < logs.size() && up[first + i] <= last[lane]; ++i)
                               row[columns[innerBegin + first + i]] = logs[i];
                       });
        // Beyond the turning point of a row the mirrored row has it: π(s; m)·π(n−s; n−1−m) = 1.
        Block downward(people, q, lanes,
                       [&](std::size_t lane) { return people - 1 - static_cast<double>(ones[rows[block + lane]]); });
        downward.forEach(std::span(down).first(downward.countUpTo(down, people - 1 - last.lowest())),
                         [&](std::size_t lane, std::size_t first, std::span<const double> logs) {
                             const auto row = rowOf(lane);
                             for (std::size_t i = 0; i < logs.size() && people - down[first + i] > last[lane]; ++i)
                                 row[columns[innerEnd - 1 - first - i]] = -logs[i];
                         });
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const auto row = rowOf(lane);
            for (std::size_t i = 0; i < innerBegin; ++i)
                row[columns[i]] = end;
            for (std::size_t i = innerEnd; i < width; ++i)
                row[columns[i]] = -end;
        }
    }
}

void logPrivacyRatioSurface(std::int64_t n, double q, std::span<double> out) {
    require("n", static_cast<double>(n), range::population);
    require("q", q, ratioLieProbability);
    const auto rows = static_cast<std::size_t>(n);
    const std::size_t width = rows + 1;
    requireSize(out.size(), width * rows);
    if (q == 0.5 || q < detail::smallestChainQ) {
        for (std::size_t cell = 0; cell < out.size(); ++cell)
            out[cell] = logRatio(static_cast<double>(n), static_cast<double>(cell / width), q,
                                 static_cast<double>(cell % width));
        return;
    }
    std::vector<double> outcomes(rows);
    std::iota(outcomes.begin(), outcomes.end(), 1.0);
    const double end = pureEpsilon(q);
    const auto people = static_cast<double>(n);
    const RatioChain chain(people - 1, 0, q);
    for (std::size_t block = 0; block < rows; block += RatioLanes::width) {
        const std::size_t lanes = std::min(RatioLanes::width, rows - block);
        Block upward(people, q, lanes, [&](std::size_t lane) { return static_cast<double>(block + lane); });
        const LastOutcomes turning(chain, upward.ones());
        // Every cell up to the turning point of its row is written twice: there, and with the opposite sign into its
        // mirror image, which lies beyond the turning point of the mirrored row.
        upward.forEach(std::span(outcomes).first(static_cast<std::size_t>(turning.highest())),
                       [&](std::size_t lane, std::size_t first, std::span<const double> logs) {
                           const std::size_t m = block + lane;
                           const auto last = static_cast<std::size_t>(turning[lane]);
                           if (first >= last)
                               return;
                           const auto wanted = logs.first(std::min(logs.size(), last - first));
                           RatioLanes::copyMirrored(wanted, out.data() + m * width + first + 1,
                                                    out.data() + (rows - 1 - m) * width + rows - first);
                       });
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            out[(block + lane) * width] = end;
            out[(block + lane) * width + rows] = -end;
        }
    }
}

ViolationProbability violationProbability(const CountModel &model, double epsilon) {
    requireRatioModel(model);
    require("q", model.q, range::lieProbability);
    require("epsilon", epsilon, range::nonNegative);
    if (model.q == 0)
        return {.zero = 1, .one = 1};
    const auto n = static_cast<double>(model.n);
    const auto m = static_cast<double>(model.ones);
    const auto at = [&](std::int64_t s) { return logRatio(n, m, model.q, static_cast<double>(s)); };
    const std::int64_t met =
        detail::firstBetween<std::int64_t>(-1, model.n + 1, [&](std::int64_t s) { return !exceeds(at(s), epsilon); });
    const std::int64_t broken =
        detail::firstBetween<std::int64_t>(-1, model.n + 1, [&](std::int64_t s) { return exceeds(-at(s), epsilon); });
    const CountModel next{.n = model.n, .ones = model.ones + 1, .q = model.q};
    return {.zero = met == 0 ? 0.0 : countCdf(model, met - 1),
            .one = broken > model.n ? 0.0 : (broken == 0 ? 1.0 : countSurvival(next, broken - 1))};
}

} // namespace halftruth
