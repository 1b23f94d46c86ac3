#include "core/math/pram/unordered_release.h"

#include "core/math/count/binomial_tail.h"
#include "core/math/count/binomial_term.h"
#include "core/math/count/count_tilt.h"
#include "core/math/domain/domain.h"
#include "core/math/domain/stopped.h"
#include "core/math/domain/underflow.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace halftruth {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The hockey stick of the number of heads of one coin with odds 1 + excess among `coins`, all others fair, at the
/// factor 1 + growth: its positive terms are those of s > t coins, and
///     w1 b(s-1) - w2 b(s),  w1 - w2 = -growth,  b the pmf of the fair ones
/// adds up to two terms.
double coinsDelta(double coins, double excess, double growth) {
    const double ratio = growth / excess;
    if (!(ratio < 1))
        return 0;
    const double own = (1 - ratio) / (1 + 2 / excess);
    const double threshold = (1 + ratio + growth) / (2 + growth);
    const double first = std::min(std::floor(coins * threshold) + 1, coins);
    const double others = coins - 1;
    if (const auto sum = detail::tiltedSum({.q = 0.5, .ones = 0, .zeros = others}, first - 1 - others / 2,
                                           {.outcome = own + growth, .tail = -growth}))
        return std::max(0.0, static_cast<double>(std::exp(sum->logScale)) * sum->sum);
    return std::max(0.0, own * detail::binomialPmf(others, 0.5, first - 1) -
                             growth * detail::binomialAtLeast(others, 0.5, first));
}

void requireRelease(std::int64_t n, std::int64_t samples, double excess, std::int64_t categories) {
    require("n", static_cast<double>(n), range::population);
    require("samples", static_cast<double>(samples), range::integers(1, static_cast<double>(n)));
    require("excess", excess, {.lower = 0, .lowerOpen = true});
    require("categories", static_cast<double>(categories), range::categories);
}

/// The bound at e^epsilon = 1 + growth.
double deltaAt(const UnorderedRelease &of, double growth, const std::stop_token &stop = {}) {
    const auto m = static_cast<double>(of.samples);
    const auto k = static_cast<double>(of.categories);
    const double share = m / static_cast<double>(of.n);
    const double inner = growth / share;
    if (std::isinf(of.excess))
        return share;
    if (inner >= of.excess)
        return 0;
    const double others = m - 1;
    const double coin = std::min(1.0, 2 / (of.excess + k));
    const double mean = others * coin;
    const double chance = share * ((of.excess + 2) / (of.excess + k));
    if (mean < 1e-30) // as if there were never another coin
        return chance * coinsDelta(1, of.excess, inner);
    const double deviation = std::sqrt(mean * (1 - coin));
    // Fewer coins than there are protect less: each block has as many as its least, and so has what is left over when
    // it no longer counts.
    constexpr double negligible = 1e-17;
    const double step = std::max(1.0, std::floor(deviation / 8));
    const double least = std::max(0.0, std::floor(mean - 12 * deviation));
    const double most = std::min(others, std::ceil(mean + 12 * deviation + 64));
    const double middle = least + step * std::floor((mean - least) / step);
    const auto toss = [&](double coins) {
        requireNotStopped(stop);
        return coinsDelta(coins + 1, of.excess, inner);
    };
    double sum = 0;
    double left = detail::binomialAtLeast(others, coin, middle);
    for (double from = middle; left > 0; from += step) {
        const double delta = toss(from);
        if (from > most || left * delta < negligible * sum) {
            sum += left * delta;
            break;
        }
        const double further = detail::binomialAtLeast(others, coin, from + step);
        sum += (step == 1 ? detail::binomialPmf(others, coin, from) : std::max(0.0, left - further)) * delta;
        left = further;
    }
    const double alone = toss(0);
    left = detail::binomialAtMost(others, coin, middle - 1);
    for (double from = middle - step; left > 0; from -= step) {
        if (from < least || left * alone < negligible * sum) {
            sum += left * alone;
            break;
        }
        const double further = detail::binomialAtMost(others, coin, from - 1);
        sum += (step == 1 ? detail::binomialPmf(others, coin, from) : std::max(0.0, left - further)) * toss(from);
        left = further;
    }
    return chance * sum;
}

/// Where delta is reached between two ends of which only the first is on the safe side: the safe end of what is left
/// of them, a part in 10^10 wide. Secants of the logarithm, and the middle where one of them gains too little.
template <class F>
double lastSafe(F delta, double target, double safe, double unsafe) {
    const auto above = [&](double x) { return std::log(std::max(delta(x), 1e-300) / target); };
    double atSafe = above(safe);
    double atUnsafe = above(unsafe);
    for (int i = 0; i < 100 && std::fabs(unsafe - safe) > 1e-10 * std::max(std::fabs(safe), std::fabs(unsafe)); ++i) {
        const double before = std::fabs(unsafe - safe);
        double x = safe + (unsafe - safe) * (atSafe / (atSafe - atUnsafe));
        for (int turn = 0; turn < 2; ++turn) {
            // Off the secant by a little, so that both ends come near.
            const double nudge = 1e-11 * std::max(std::fabs(safe), std::fabs(unsafe));
            x = std::clamp(x, std::min(safe, unsafe) + nudge, std::max(safe, unsafe) - nudge);
            const double value = above(x);
            (value <= 0 ? safe : unsafe) = x;
            (value <= 0 ? atSafe : atUnsafe) = value;
            if (turn == 0 && std::fabs(unsafe - safe) < before / 2)
                break;
            x = (safe + unsafe) / 2;
        }
    }
    return safe;
}

} // namespace

double unorderedDelta(const UnorderedRelease &release, double epsilon) {
    requireRelease(release.n, release.samples, release.excess, release.categories);
    require("epsilon", epsilon, range::positive);
    return std::min(1.0, deltaAt(release, std::expm1(epsilon)));
}

double unorderedEpsilon(const UnorderedRelease &release, double delta) {
    requireRelease(release.n, release.samples, release.excess, release.categories);
    require("delta", delta, range::openUnit);
    const double pure =
        std::log1p(static_cast<double>(release.samples) / static_cast<double>(release.n) * release.excess);
    const auto at = [&](double epsilon) { return deltaAt(release, std::expm1(epsilon)); };
    if (at(0) <= delta)
        return 0;
    // Where delta is no more a number its logarithm says nothing of where to look. It may fall from one double to the
    // next.
    double safe = pure;
    double unsafe = 0;
    for (double middle = safe / 2; at(safe) < delta * 1e-6 && unsafe < middle && middle < safe;
         middle = (safe + unsafe) / 2)
        (at(middle) <= delta ? safe : unsafe) = middle;
    return lastSafe(at, delta, safe, unsafe);
}

double unorderedExcess(const PramDesign &design, std::int64_t samples, double delta, const std::stop_token &stop) {
    const double pure = pramExcess(design.n, samples, design.epsilon);
    requireRelease(design.n, samples, pure, design.categories);
    require("delta", delta, range::openUnit);
    if (delta >= static_cast<double>(samples) / static_cast<double>(design.n) || std::isinf(pure))
        return infinity;
    const double growth = std::expm1(design.epsilon);
    const auto at = [&](double logExcess) {
        return deltaAt(
            {.n = design.n, .samples = samples, .excess = std::exp(logExcess), .categories = design.categories},
            growth, stop);
    };
    double safe = std::log(pure);
    double step = 0.5;
    double beyond = safe + step;
    while (at(std::min(beyond, 700.0)) <= delta) {
        if (beyond >= 700)
            return std::max(pure, std::exp(700.0)); // hardly a number that is larger
        safe = beyond;
        step *= 2;
        beyond += step;
    }
    beyond = std::min(beyond, 700.0);
    return std::max(pure, std::exp(lastSafe(at, delta, safe, beyond)));
}

double unorderedRmsError(const PramDesign &design, std::int64_t samples, double delta, double concentration,
                         const std::stop_token &stop) {
    const double excess = unorderedExcess(design, samples, delta, stop);
    const auto n = static_cast<double>(design.n);
    const auto m = static_cast<double>(samples);
    if (std::isinf(excess)) {
        require("concentration", concentration, {.lower = 1 / static_cast<double>(design.categories), .upper = 1});
        // With every record drawn only a γ too large for a double leads here.
        return samples == design.n ? positiveWhere(true, 0.0)
                                   : std::sqrt((n - m) / (m * (n - 1)) * (1 - concentration));
    }
    return pramRmsError({.n = design.n, .epsilon = std::log1p(m / n * excess), .categories = design.categories},
                        samples, concentration);
}

std::int64_t unorderedOptimalSamples(const PramDesign &design, double delta, double concentration,
                                     const std::stop_token &stop) {
    std::map<std::int64_t, double> errors;
    const auto error = [&](std::int64_t samples) {
        const auto found = errors.find(samples);
        if (found != errors.end())
            return found->second;
        return errors.emplace(samples, unorderedRmsError(design, samples, delta, concentration, stop)).first->second;
    };
    constexpr int places = 17;
    for (int i = 0; i < places; ++i)
        error(std::llround(std::pow(static_cast<double>(design.n), static_cast<double>(i) / (places - 1))));
    const auto byError = [](const auto &a, const auto &b) { return a.second < b.second; };
    const auto best = std::ranges::min_element(errors, byError);
    std::int64_t lower = best == errors.begin() ? best->first : std::prev(best)->first;
    std::int64_t upper = std::next(best) == errors.end() ? best->first : std::next(best)->first;
    while (upper - lower > std::max<std::int64_t>(2, lower / 200)) {
        const std::int64_t third =
            std::max<std::int64_t>(1, static_cast<std::int64_t>(0.381966 * static_cast<double>(upper - lower)));
        const std::int64_t left = lower + third;
        const std::int64_t right = upper - third;
        if (left >= right)
            break;
        (error(left) <= error(right) ? upper : lower) = error(left) <= error(right) ? right : left;
    }
    if (upper - lower <= 2)
        for (std::int64_t samples = lower; samples <= upper; ++samples)
            error(samples);
    return std::ranges::min_element(errors, byError)->first;
}

} // namespace halftruth
