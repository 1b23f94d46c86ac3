#include "core/math/shuffle/shuffle_lies.h"

#include "core/math/domain/domain.h"
#include "core/math/domain/stopped.h"
#include "core/math/one_bit/randomized_response.h"

#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

constexpr Range someEpsilon{.lower = 1e-5, .upper = 500};

/// By how much δ may exceed the wanted one and still be equal to it: the searches' own rounding.
constexpr double sweepRounding = 1e-12;

/// The guarantee that is asked for.
struct Guarantee {
    std::int64_t n;
    double epsilon;
    double delta;

    [[nodiscard]] double most() const { return lieProbability(epsilon); }

    /// ln of how many times δ one m has, at most e^-745 of it: where it has none the logarithm would be endless.
    [[nodiscard]] double excess(std::int64_t ones, double logQ) const {
        const double q = std::min(std::exp(logQ), 0.5);
        const HockeyStick stick = hockeyStick({.n = n, .ones = ones, .q = q}, epsilon);
        return std::max(std::log(std::max(stick.zero, stick.one)), -745.0) - std::log(delta);
    }
};

/// Where a function of ln q that falls goes below 0: between low, where it doesn't, and high. The upper end of the
/// last bracket, at which it is not above 0.
template <class F>
double crossing(F f, double low, double atLow, double high, double atHigh, int bits) {
    if (atHigh == 0)
        return high;
    std::uintmax_t most = 100;
    return boost::math::tools::toms748_solve(f, low, high, atLow, atHigh,
                                             boost::math::tools::eps_tolerance<double>(bits), most)
        .second;
}

/// ln of the smallest q at or above a start that is private enough for one m.
double memberLies(const Guarantee &wanted, std::int64_t ones, double start) {
    const auto excess = [&](double logQ) { return wanted.excess(ones, logQ); };
    const double end = std::log(wanted.most());
    double low = start;
    double atLow = excess(low);
    if (atLow <= 0)
        return low;
    double high = low;
    double atHigh = atLow;
    for (double step = 0.01; atHigh > 0 && high < end; step *= 2) {
        low = high;
        atLow = atHigh;
        high = std::min(end, high + step);
        atHigh = excess(high);
    }
    constexpr int digits = std::numeric_limits<double>::digits;
    return atHigh > 0 ? end : crossing(excess, low, atLow, high, atHigh, digits);
}

/// ln of a q at which the database of noes has more than the wanted δ, where there is one: the search begins there.
double startLies(const Guarantee &wanted) {
    double logQ = std::log(wanted.most());
    for (double step = 0.01; logQ > -700; step *= 2) {
        if (wanted.excess(0, logQ) > 0)
            return logQ;
        logQ -= step;
    }
    return logQ;
}

} // namespace

ShuffleLies shuffleLies(std::int64_t n, double epsilon, double delta, const ShuffleSearch &search) {
    require("n", static_cast<double>(n), range::population);
    require("epsilon", epsilon, someEpsilon);
    require("delta", delta, range::openUnit);
    const Guarantee wanted{.n = n, .epsilon = epsilon, .delta = delta};
    const double end = std::log(wanted.most());
    double logQ = memberLies(wanted, 0, startLies(wanted));
    if (n <= search.everyOnesUpTo) {
        const auto worst = [&](double at) {
            const ShuffleDelta found = shuffleDelta(n, std::min(std::exp(at), 0.5), epsilon, search);
            requireNotStopped(search.stop);
            return found;
        };
        ShuffleDelta found = worst(logQ);
        while (found.delta > delta * (1 + sweepRounding) && logQ < end) {
            const double next = memberLies(wanted, found.ones, logQ);
            if (!(next > logQ))
                break;
            logQ = next;
            found = worst(logQ);
        }
        return {.q = logQ < end ? std::exp(logQ) : wanted.most(), .everyOnes = true};
    }
    const auto excess = [&](double at) {
        const double bound = shuffleDeltaBound(n, std::min(std::exp(at), 0.5), epsilon, search);
        requireNotStopped(search.stop);
        return std::log(bound / delta);
    };
    double low = logQ;
    double atLow = excess(low);
    // How fast one m's δ falls says how far the bound's has to go.
    constexpr double nearby = 1e-3;
    const double slope = (wanted.excess(0, logQ) - wanted.excess(0, logQ + nearby)) / nearby;
    double high = low;
    double atHigh = atLow;
    for (double step = slope > 0 ? 1.1 * atLow / slope + 1e-6 : 0.01; atHigh > 0 && high < end; step *= 2) {
        low = high;
        atLow = atHigh;
        high = std::min(end, high + step);
        atHigh = high < end ? excess(high) : -1; // there is no slack at the end
    }
    constexpr int bits = 20;
    if (atHigh < 0 && atLow > 0 && high < end)
        high = crossing(excess, low, atLow, high, atHigh, bits);
    return {.q = high < end ? std::exp(high) : wanted.most(), .everyOnes = false};
}

} // namespace halftruth
