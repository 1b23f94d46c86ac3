#include "core/math/accuracy/accuracy_inverse.h"

#include "core/math/accuracy/accuracy.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/domain/domain.h"
#include "core/math/domain/first_where.h"
#include "core/math/domain/stopped.h"
#include "core/math/one_bit/randomized_response.h"

#include <boost/math/special_functions/erf.hpp>
#include <boost/math/tools/minima.hpp>
#include <boost/math/tools/roots.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <numeric>
#include <vector>

namespace halftruth {

namespace {

// The margin that keeps closed forms right to the last double; see accuracy.cpp.
using Extended = long double;

// Largest double below 1/2: q = 1/2 has no estimator.
constexpr double largestQ = 0x1.fffffffffffffp-2;

// Up to here every jump of the exact failure is looked at.
constexpr std::int64_t allTeeth = 200;

void requireStatement(std::int64_t n, double alpha, double beta) {
    require("n", static_cast<double>(n), range::population);
    require("alpha", alpha, range::positive);
    require("beta", beta, range::openUnit);
}

void checkOnes(std::int64_t n, std::int64_t ones) {
    require("ones", static_cast<double>(ones), range::integers(0, static_cast<double>(n)));
}

Extended lnTwoOver(double beta) { return std::numbers::ln2_v<Extended> - std::log(static_cast<Extended>(beta)); }

// q at which the failure is at most beta, from one that may be a rounding error too large. Steps double, so that the
// result is nearly as close as one unit in the last place.
template <class Holds>
double heldBelow(double q, Holds holds) {
    q = std::min(q, largestQ);
    double step = 0x1p-54;
    for (int tries = 0; tries < 20 && !holds(q); ++tries, step *= 2)
        q = q - std::max(q * step, std::numeric_limits<double>::denorm_min());
    return q;
}

double epsilonOf(double q) { return epsilon(q); }

// From sinh(epsilon/2), which neither end robs of digits: e^-epsilon/2 = sqrt(1 + x^2) - x.
PrivacySetting fromHalfSinh(Extended x) {
    const Extended half = std::asinh(x);
    return {.q = static_cast<double>(1 / (1 + std::exp(2 * half))), .epsilon = static_cast<double>(2 * half)};
}

// The largest q in [low, high] that holds, when low does and high doesn't: by halving down to neighbours.
template <class Holds>
double lastThatHolds(double low, double high, Holds holds) {
    return detail::neighboursBetween(low, high, [&](double q) { return !holds(q); }).before;
}

// The same for a failure that is continuous between, or nearly so: TOMS 748 in ln q and ln failure first, which
// leaves little to be halved.
template <class Failure>
double crossing(double low, double high, double beta, Failure failure) {
    const auto holds = [&](double q) { return failure(q) <= beta; };
    const Extended target = std::log(static_cast<Extended>(beta));
    const auto excess = [&](Extended u) {
        const double value = failure(static_cast<double>(std::exp(u)));
        return value > 0 ? std::log(static_cast<Extended>(value)) - target : Extended{-1000};
    };
    std::uintmax_t iterations = 100;
    const Extended from = std::log(static_cast<Extended>(low));
    const Extended to = std::log(static_cast<Extended>(high));
    const Extended atFrom = excess(from);
    const Extended atTo = excess(to);
    if (atFrom < 0 && atTo > 0) {
        const auto [below, above] = boost::math::tools::toms748_solve(
            excess, from, to, atFrom, atTo, boost::math::tools::eps_tolerance<Extended>(50), iterations);
        const double lower = static_cast<double>(std::exp(below)) * (1 - 0x1p-46);
        const double upper = static_cast<double>(std::exp(above)) * (1 + 0x1p-46);
        if (lower > low && holds(lower))
            low = lower;
        if (upper < high && !holds(upper))
            high = upper;
    }
    return lastThatHolds(low, high, holds);
}

// Every q at which an outcome enters or leaves a tail, in (low, high), from above; the ends included.
std::vector<double> jumpsBetween(double low, double high, std::int64_t n, std::int64_t ones, double alpha) {
    std::vector<double> jumps{low, high};
    const Extended people = static_cast<Extended>(n);
    for (const Extended width : {people * alpha, -people * alpha}) {
        // The edge of the tail, mean + width c, is the line start + slope q.
        const Extended start = static_cast<Extended>(ones) + width;
        const Extended slope = people - 2 * static_cast<Extended>(ones) - 2 * width;
        const Extended atLow = start + slope * low;
        const Extended atHigh = start + slope * high;
        const Extended first = std::max<Extended>(0, std::ceil(std::min(atLow, atHigh)));
        const Extended last = std::min(people, std::floor(std::max(atLow, atHigh)));
        for (Extended s = first; s <= last && slope != 0; ++s) {
            const double q = static_cast<double>((s - start) / slope);
            if (q > low && q < high)
                jumps.push_back(q);
        }
    }
    std::ranges::sort(jumps, std::greater<>());
    return jumps;
}

// The largest q of a piece between two jumps that holds. The failure is smooth there, but it may dip: some points of
// the piece are tried, and the lowest of them is lowered.
template <class Failure>
std::optional<double> lastInPiece(double low, double high, double beta, int points, Failure failure) {
    const auto holds = [&](double q) { return failure(q) <= beta; };
    // At a jump itself rounding decides on which side it is.
    const double beside = std::min(1e-14, (high - low) / 4);
    const double top = high - beside;
    const double bottom = low + beside;
    if (!(bottom < top))
        return holds(low) ? std::optional(low) : std::nullopt;
    if (holds(top)) {
        const double above = std::min(high + beside, largestQ);
        return holds(above) ? above : lastThatHolds(top, above, holds);
    }
    const auto point = [&](int i) { return i == points ? bottom : top - (top - bottom) * i / points; };
    int lowest = 0;
    double least = std::numeric_limits<double>::infinity();
    for (int i = 1; i <= points; ++i) {
        const double value = failure(point(i));
        if (value <= beta)
            return crossing(point(i), point(i - 1), beta, failure);
        if (value < least) {
            least = value;
            lowest = i;
        }
    }
    if (lowest == points)
        return std::nullopt;
    const auto dip = boost::math::tools::brent_find_minima(failure, point(lowest + 1), point(lowest - 1), 26).first;
    return holds(dip) ? std::optional(crossing(dip, point(lowest - 1), beta, failure)) : std::nullopt;
}

} // namespace

std::optional<PrivacySetting> mostPrivateHoeffding(std::int64_t n, double alpha, double beta) {
    requireStatement(n, alpha, beta);
    const auto holds = [=](double q) { return failureHoeffding(q, n, alpha) <= beta; };
    if (!holds(0))
        return std::nullopt;
    const Extended contrast =
        std::min<Extended>(1, std::sqrt(lnTwoOver(beta) / (2 * static_cast<Extended>(n))) / alpha);
    return PrivacySetting{.q = heldBelow(static_cast<double>((1 - contrast) / 2), holds),
                          .epsilon = static_cast<double>(2 * std::atanh(contrast))};
}

PrivacySetting mostPrivateChebyshev(std::int64_t n, double alpha, double beta) {
    requireStatement(n, alpha, beta);
    const Extended root = std::sqrt(static_cast<Extended>(n) * beta);
    PrivacySetting setting = fromHalfSinh(1 / (2 * static_cast<Extended>(alpha) * root));
    setting.q = heldBelow(setting.q, [=](double q) { return failureChebyshev(q, n, alpha) <= beta; });
    return setting;
}

std::optional<PrivacySetting> mostPrivateBernstein(std::int64_t n, double alpha, double beta) {
    requireStatement(n, alpha, beta);
    const auto holds = [=](double q) { return failureBernstein(q, n, alpha) <= beta; };
    if (!holds(0))
        return std::nullopt;
    // The quadratic divided by alpha^2, which may overflow.
    const Extended count = static_cast<Extended>(n);
    const Extended a = static_cast<Extended>(alpha);
    const Extended constant = lnTwoOver(beta) / 2 / a / a;
    const Extended linear = lnTwoOver(beta) / 3 / a;
    const Extended square = count + constant - linear;
    const Extended root = std::sqrt(linear * linear + 4 * square * constant);
    const Extended contrast = std::min<Extended>(1, (linear + root) / (2 * square));
    // 1 - c from the quadratic it solves, because c near 1 has lost the digits of q.
    const Extended rest = std::max<Extended>(0, 2 * (count - 2 * linear) / (2 * square - linear + root));
    const Extended epsilon = contrast < 0.5L ? 2 * std::atanh(contrast) : std::log((2 - rest) / rest);
    return PrivacySetting{.q = heldBelow(static_cast<double>(rest / 2), holds),
                          .epsilon = static_cast<double>(epsilon)};
}

PrivacySetting mostPrivateNormal(std::int64_t n, double alpha, double beta) {
    requireStatement(n, alpha, beta);
    const Extended w = boost::math::erfc_inv(static_cast<Extended>(beta));
    PrivacySetting setting = fromHalfSinh(w / (alpha * std::sqrt(2 * static_cast<Extended>(n))));
    setting.q = heldBelow(setting.q, [=](double q) { return failureNormal(q, n, alpha) <= beta; });
    return setting;
}

PrivacySetting mostPrivateChernoff(std::int64_t n, std::int64_t ones, double alpha, double beta) {
    requireStatement(n, alpha, beta);
    checkOnes(n, ones);
    const auto failure = [=](double q) { return failureChernoff(q, n, ones, alpha); };
    double low = std::numeric_limits<double>::min();
    double q = largestQ;
    if (failure(low) > beta)
        q = 0;
    else if (failure(q) > beta)
        q = crossing(low, q, beta, failure);
    return {.q = q, .epsilon = epsilonOf(q)};
}

PrivacySetting mostPrivateExact(std::int64_t n, std::int64_t ones, double alpha, double beta, const Watch &watch) {
    const std::stop_token &stop = watch.stop;
    requireStatement(n, alpha, beta);
    checkOnes(n, ones);
    const auto failure = [&stop, n, ones, alpha](double q) {
        requireNotStopped(stop);
        return failureExact(q, n, ones, alpha);
    };
    const auto holds = [&](double q) { return failure(q) <= beta; };
    const auto answer = [](double q) { return PrivacySetting{.q = q, .epsilon = epsilonOf(q)}; };
    if (holds(largestQ))
        return answer(largestQ);
    // Neither bound is ever below the failure: the better q is a lower end, though Chernoff's may be too small for a
    // double. Between "holds although the deviation is three outcomes smaller" and "fails although it is three
    // larger" only some teeth of the saw are left; for few people all of them are taken.
    const auto holdsWithout = [&](double outcomes) {
        return [=, &stop](double q) {
            requireNotStopped(stop);
            const double other = alpha + outcomes / (static_cast<double>(n) * (1 - 2 * q));
            return other > 0 && failureExact(q, n, ones, other) <= beta;
        };
    };
    double low = heldBelow(
        std::max(mostPrivateChernoff(n, ones, alpha, beta).q, mostPrivateChebyshev(n, alpha, beta).q), holds);
    double high = largestQ;
    if (n > allTeeth) {
        if (!holdsWithout(3)(high))
            high = lastThatHolds(low, high, holdsWithout(3));
        if (holdsWithout(-3)(low))
            low = lastThatHolds(low, high, holdsWithout(-3));
    }
    // A piece of a tooth among very many is nearly straight.
    const int points = n > 1'000'000 ? 2 : 8;
    double told = 0; // of the two parts that take their time
    const auto lastBetween = [&](double from, double to) -> std::optional<double> {
        const std::vector<double> ends = jumpsBetween(from, to, n, ones, alpha);
        for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
            if (from == low)
                watch.report(told + (1 - told) * static_cast<double>(i) / static_cast<double>(ends.size()));
            if (const auto q = lastInPiece(ends[i + 1], ends[i], beta, points, failure))
                return q;
        }
        return std::nullopt;
    };
    // Too many teeth where the deviation is a fraction of an outcome: what the best of a few neighbours does changes
    // slowly, so that halving comes near; the teeth around are then all looked at.
    const double people = static_cast<double>(n);
    const double fewTeeth = 8 / (std::fabs(people - 2 * static_cast<double>(ones)) + 2 * people * alpha);
    if (high - low > 50 * fewTeeth) {
        double from = low;
        double to = high;
        const double bits = std::log2((to - from) / fewTeeth);
        while (to - from > fewTeeth) {
            told = std::max(told, (1 - std::log2((to - from) / fewTeeth) / bits) / 2);
            watch.report(told);
            const double middle = from + (to - from) / 2;
            const auto held = lastBetween(middle, std::min(middle + fewTeeth, high));
            (held ? from : to) = middle;
            low = held.value_or(low);
        }
        high = std::min(high, to + 25 * fewTeeth);
    }
    return answer(lastBetween(low, high).value_or(low));
}

std::int64_t onesAtShare(double share, std::int64_t n) {
    require("share", share, range::closedUnit);
    return std::llround(share * static_cast<double>(n));
}

} // namespace halftruth
