#include "core/math/shuffle/shuffle.h"

#include "core/math/count/count_ratio.h"
#include "core/math/domain/domain.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/hockey_stick.h"

#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

namespace halftruth {

namespace {

using detail::HockeyStickWeights;
using detail::LargestValues;

constexpr Range notNegative{.lower = 0, .upperOpen = true};

/// A database of n people with m ones, against that with m+1.
struct Member {
    double n = 1;
    double m = 0;
};

struct Candidate {
    Member member;
    double logDelta = -std::numeric_limits<double>::infinity();
};

/// The worst of a set of databases at one ε: the largest first, evaluated exactly.
struct Worst {
    std::vector<Candidate> candidates;
    bool complete = true; ///< false when the search was stopped
};

/// A run of consecutive numbers of ones.
struct Run {
    double first;
    double last;
};

double countOf(std::span<const Run> ascending) {
    double count = 0;
    double next = 0;
    for (const Run &run : ascending) {
        const double first = std::max(run.first, next);
        if (run.last >= first)
            count += run.last - first + 1;
        next = std::max(next, run.last + 1);
    }
    return count;
}

std::vector<Run> ascending(std::vector<Run> runs) {
    std::ranges::sort(runs, {}, &Run::first);
    return runs;
}

/// The numbers of ones to look at where there are too many to try all: runs around both ends, the middle, and
/// geometric steps between. A run is long enough to show how δ_m oscillates in m.
std::vector<Run> sampleOfOnes(double n) {
    constexpr double half = 16;
    constexpr double atEnds = 64;
    constexpr double step = 1.5;
    const double last = n - 1;
    std::vector<Run> runs{{0, std::min(atEnds, last)}, {std::max(0.0, last - atEnds), last}};
    const auto around = [&](double m) { runs.push_back({std::max(0.0, m - half), std::min(last, m + half)}); };
    around(std::floor(last / 2));
    for (double m = atEnds; m < last / 2; m = std::ceil(m * step)) {
        around(m);
        around(last - m);
    }
    return runs;
}

/// Where the best were found, once more with their wider neighbourhoods.
std::vector<Run> neighbourhoods(double n, const LargestValues &found) {
    constexpr double reach = 256;
    constexpr std::size_t most = 3;
    std::vector<Run> runs;
    for (const LargestValues::Entry &entry : found.entries()) {
        const bool known =
            std::ranges::any_of(runs, [&](const Run &run) { return run.first <= entry.m && entry.m <= run.last; });
        if (!known && runs.size() < most)
            runs.push_back({std::max(0.0, entry.m - reach), std::min(n - 1, entry.m + reach)});
    }
    return runs;
}

/// The exact values of those that a sweep found to be the largest, to within what a sweep may be off.
std::vector<Candidate> evaluated(double n, double q, double epsilon, const LargestValues &found) {
    constexpr double sweepError = 1e-8;
    std::vector<Candidate> candidates;
    for (const LargestValues::Entry &entry : found.entries()) {
        if (entry.value < (1 - sweepError) * found.entries().front().value && !candidates.empty())
            break;
        candidates.push_back(
            {.member = {.n = n, .m = entry.m}, .logDelta = detail::logHockeyStick(n, entry.m, q, epsilon)});
    }
    return candidates;
}

/// The search over the numbers of ones of n people.
class OnesSearch {
public:
    OnesSearch(double n, double q, const ShuffleSearch &search) : m_n(n), m_q(q), m_search(search) {}

    [[nodiscard]] bool triesEvery() const { return m_n <= static_cast<double>(m_search.everyOnesUpTo); }

    /// How many different m the last search tried.
    [[nodiscard]] double tried() const { return m_tried; }

    [[nodiscard]] Worst operator()(double epsilon) {
        m_tried = 0;
        const auto weights = detail::hockeyStickWeights(m_q, epsilon);
        if (!weights)
            return {.candidates = {{.member = {.n = m_n}}}};
        LargestValues found;
        const bool complete = triesEvery() ? sweep({{0, m_n - 1}}, *weights, found) : sweepSample(*weights, found);
        return {.candidates = evaluated(m_n, m_q, epsilon, found), .complete = complete};
    }

private:
    bool sweep(const std::vector<Run> &runs, const HockeyStickWeights &weights, LargestValues &found) {
        double next = 0;
        for (const Run &run : runs) {
            const double first = std::max(run.first, next);
            if (first > run.last)
                continue;
            if (m_tried > 0 && m_search.stop.stop_requested())
                return false;
            const double reached = detail::sweepHockeyStick(m_n, m_q, weights, first, run.last, found, m_search.stop);
            m_tried += reached - first + 1;
            if (reached < run.last)
                return false;
            next = run.last + 1;
        }
        return true;
    }

    bool sweepSample(const HockeyStickWeights &weights, LargestValues &found) {
        std::vector<Run> runs = ascending(sampleOfOnes(m_n));
        if (!sweep(runs, weights, found))
            return false;
        const std::vector<Run> nearby = ascending(neighbourhoods(m_n, found));
        LargestValues foundNearby;
        if (!sweep(nearby, weights, foundNearby))
            return false;
        found = foundNearby;
        runs.insert(runs.end(), nearby.begin(), nearby.end());
        m_tried = countOf(ascending(runs));
        return true;
    }

    double m_n;
    double m_q;
    ShuffleSearch m_search;
    double m_tried = 0;
};

/// Databases of fewer people whose δ is, together, at least that of every database of n people.
///
/// Why: take a database of n people with m ones and its neighbour with m+1, and k of the n−1 people whose bit is the
/// same in both, j of them ones. The two counts are those of the other n−k people, with m−j and m+1−j ones, plus the
/// reports of these k, which are independent and alike in both. Adding such noise is a post-processing, and no
/// post-processing increases a hockey-stick divergence; therefore δ_{n,m} ≤ δ_{n−k, m−j} whenever j ≤ m ones and
/// k−j ≤ n−1−m zeros are there to be taken. So every m in first … first+k, k ≤ n−1−first, has at most the δ of n−k
/// people with `first` ones: take j = m−first ones, and k−j ≤ n−1−m zeros. Runs of k+1 numbers of ones that cover
/// 0 … n−1 give the whole maximum, and one that is tight: only a share k/n of the people is given up.
std::vector<Member> coveringMembers(double n, double runs) {
    const double length = std::ceil(n / runs);
    std::vector<Member> members;
    for (double first = 0; first < n; first += length)
        members.push_back({.n = n - std::min(length - 1, n - 1 - first), .m = first});
    return members;
}

/// The covering members as a search.
class CoveringSearch {
public:
    CoveringSearch(double n, double q, const ShuffleSearch &search)
        : m_members(coveringMembers(n, search.coveringRuns)), m_q(q), m_stop(search.stop) {}

    /// Where a search may start.
    [[nodiscard]] const Member &first() const { return m_members.front(); }

    [[nodiscard]] Worst operator()(double epsilon) const {
        Worst worst;
        for (const Member &member : m_members) {
            if (m_stop.stop_requested()) {
                worst.complete = false;
                break;
            }
            worst.candidates.push_back(
                {.member = member, .logDelta = detail::logHockeyStick(member.n, member.m, m_q, epsilon)});
        }
        std::ranges::stable_sort(worst.candidates, std::greater{}, &Candidate::logDelta);
        worst.candidates.resize(std::min<std::size_t>(worst.candidates.size(), 4));
        return worst;
    }

private:
    std::vector<Member> m_members;
    double m_q;
    std::stop_token m_stop;
};

/// By how much ln δ may exceed the wanted one and still be equal to it. Near q = 1/2 thousands of m differ by
/// rounding alone: to chase the largest of them would take as many rounds.
constexpr double logRounding = 3e-13;

/// What rounding may take from a ln δ that is to be a bound.
constexpr double boundMargin = 1e-11;

/// The trivial bound: the count is a post-processing of all reports, of which one depends on the bit that differs.
double localDelta(double q, double epsilon) {
    const auto weights = detail::hockeyStickWeights(q, epsilon);
    return weights ? weights->gain : 0.0;
}

const Candidate &largest(const Worst &worst) {
    return *std::ranges::max_element(worst.candidates, {}, &Candidate::logDelta);
}

/// m ones against m+1 are n−1−m ones in the mirror image, in the other direction: the smaller of the two is told.
template <class Result>
void place(Result &result, const Member &member) {
    const double mirrored = member.n - 1 - member.m;
    result.direction = member.m <= mirrored ? ShuffleDirection::FewerOnes : ShuffleDirection::MoreOnes;
    result.ones = static_cast<std::int64_t>(std::min(member.m, mirrored));
}

/// How far apart, relatively, the ends of the last bracket of an ε may be.
constexpr double bracketWidth = 8 * std::numeric_limits<double>::epsilon();

/// The smallest ε in (above, limit) at which one database has ln δ ≤ logDelta; it has more at above.
double memberEpsilon(const Member &member, double q, double logDelta, double above, double limit) {
    // Where δ vanishes its logarithm does not: any slope towards the limit will do there.
    const auto excess = [&](double epsilon) {
        return std::max(detail::logHockeyStick(member.n, member.m, q, epsilon), -1e4) - logDelta;
    };
    constexpr int digits = std::numeric_limits<double>::digits;
    std::uintmax_t iterations = 200;
    const auto bracket = boost::math::tools::toms748_solve(
        excess, above, limit, boost::math::tools::eps_tolerance<double>(digits), iterations);
    return bracket.second;
}

struct Solution {
    double epsilon = 0;
    Member member;
    bool complete = true;
};

/// The smallest ε at which no database of a search has ln δ > logDelta. The largest δ at one ε is at another database
/// than at the next, so: the ε of one to start with, the worst there, its own ε, the worst there, until none is left;
/// every round goes up.
template <class Search>
Solution solve(Search &&search, const Member &start, double q, double logDelta, const std::stop_token &stop) {
    const double limit = epsilon(q);
    Solution solution{.member = start};
    if (detail::logHockeyStick(start.n, start.m, q, 0) > logDelta + logRounding)
        solution.epsilon = memberEpsilon(start, q, logDelta, 0, limit);
    while (true) {
        const Worst worst = search(solution.epsilon);
        double next = solution.epsilon;
        bool complete = worst.complete;
        for (const Candidate &candidate : worst.candidates) {
            // A database that is private enough at the ε of another does not need more.
            if (candidate.logDelta <= logDelta + logRounding ||
                (next > solution.epsilon &&
                 detail::logHockeyStick(candidate.member.n, candidate.member.m, q, next) <= logDelta))
                continue;
            if (stop.stop_requested()) {
                complete = false;
                break;
            }
            next = memberEpsilon(candidate.member, q, logDelta, next, limit);
            solution.member = candidate.member;
        }
        solution.complete = complete;
        if (next <= solution.epsilon || !complete) {
            solution.epsilon = next;
            if (solution.epsilon == 0 && !worst.candidates.empty())
                solution.member = largest(worst).member;
            return solution;
        }
        solution.epsilon = next;
    }
}

/// Where every m has the same δ: 1 without lies, 0 where reports betray nothing or ε is the pure loss.
bool isUniform(double q, double epsilon) { return q == 0 || q == 0.5 || !detail::hockeyStickWeights(q, epsilon); }

/// The number of people of the inputs of δ, in range.
double checkedPeople(std::int64_t n, double q, double epsilon) {
    const auto people = static_cast<double>(n);
    require("n", people, range::population);
    require("q", q, range::lieProbability);
    require("epsilon", epsilon, notNegative);
    return people;
}

/// No m has a larger δ: that of the covering members, where they are wanted and were all seen.
double coveringDelta(double n, double q, double epsilon, const ShuffleSearch &search) {
    const double local = localDelta(q, epsilon);
    if (search.coveringRuns == 0)
        return local;
    const Worst covering = CoveringSearch(n, q, search)(epsilon);
    return covering.complete ? std::min(local, std::exp(largest(covering).logDelta + boundMargin)) : local;
}

} // namespace

HockeyStick hockeyStick(const CountModel &model, double epsilon) {
    const auto n = static_cast<double>(model.n);
    const auto m = static_cast<double>(model.ones);
    require("n", n, range::population);
    require("ones", m, range::integers(0, n - 1));
    require("q", model.q, range::lieProbability);
    require("epsilon", epsilon, notNegative);
    return {.zero = std::exp(detail::logHockeyStick(n, m, model.q, epsilon)),
            .one = std::exp(detail::logHockeyStick(n, n - 1 - m, model.q, epsilon))};
}

ShuffleDelta shuffleDelta(std::int64_t n, double q, double epsilon, const ShuffleSearch &search) {
    const double people = checkedPeople(n, q, epsilon);
    if (isUniform(q, epsilon)) {
        const double delta = q == 0 ? 1.0 : 0.0;
        return {.delta = delta, .upperBound = delta};
    }
    if (q < detail::smallestChainQ) {
        // To first order in q only those who need no lie to look alike differ: m = 0 has the most, p − e^ε q.
        const double delta = localDelta(q, epsilon);
        return {.delta = delta, .upperBound = delta};
    }
    OnesSearch ones(people, q, search);
    const Worst worst = ones(epsilon);
    ShuffleDelta result;
    const Candidate &best = largest(worst);
    result.delta = std::exp(best.logDelta);
    place(result, best.member);
    result.everyOnes = worst.complete && ones.triesEvery();
    result.tried = static_cast<std::int64_t>(ones.tried());
    result.upperBound = result.everyOnes ? result.delta : coveringDelta(people, q, epsilon, search);
    return result;
}

double shuffleDeltaBound(std::int64_t n, double q, double epsilon, const ShuffleSearch &search) {
    const double people = checkedPeople(n, q, epsilon);
    if (isUniform(q, epsilon))
        return q == 0 ? 1.0 : 0.0;
    return q < detail::smallestChainQ ? localDelta(q, epsilon) : coveringDelta(people, q, epsilon, search);
}

ShuffleEpsilon shuffleEpsilon(std::int64_t n, double q, double delta, const ShuffleSearch &search) {
    const auto people = static_cast<double>(n);
    require("n", people, range::population);
    require("q", q, range::lieProbability);
    require("delta", delta, range::openUnit);
    const double limit = epsilon(q);
    if (q == 0 || q == 0.5)
        return {.epsilon = limit, .upperBound = limit};
    const double logDelta = std::log(delta);
    if (q < detail::smallestChainQ) {
        const double local =
            std::log(localDelta(q, 0)) <= logDelta + logRounding ? 0 : memberEpsilon({}, q, logDelta, 0, limit);
        return {.epsilon = local, .upperBound = local};
    }
    OnesSearch ones(people, q, search);
    const Solution solution = solve(ones, {.n = people, .m = 0}, q, logDelta, search.stop);
    ShuffleEpsilon result;
    result.epsilon = solution.epsilon;
    place(result, solution.member);
    result.everyOnes = solution.complete && ones.triesEvery();
    result.tried = static_cast<std::int64_t>(ones.tried());
    result.upperBound = result.epsilon;
    if (!result.everyOnes) {
        result.upperBound = limit;
        const CoveringSearch members(people, q, search);
        const Solution covering = solve(members, members.first(), q, logDelta - boundMargin, search.stop);
        if (covering.complete)
            result.upperBound = std::min(limit, covering.epsilon * (1 + bracketWidth));
    }
    return result;
}

} // namespace halftruth
