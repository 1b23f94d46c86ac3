#include "core/math/shuffle/hockey_stick.h"

#include "core/math/count/count_distribution.h"
#include "core/math/count/count_ratio.h"
#include "core/math/count/count_tilt.h"
#include "core/math/domain/first_where.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numbers>
#include <optional>
#include <utility>

namespace halftruth::detail {

namespace {

/// What is left out of a sum of positive terms, relative to it: less than its rounding, also after the weights, which
/// make the sum up to 40² times smaller than its first probability.
constexpr double negligible = 1e-21;
constexpr double infinity = std::numeric_limits<double>::infinity();

/// The other n−1 records, m of them ones; b_s is the probability of s reported ones among them.
struct Others {
    double n;
    double m;
    double q;
};

/// ln((1−q)/q) with the digits that are left after epsilon is subtracted from it.
long double longPureEpsilon(double q) {
    const long double exact = q;
    return q < 0.25 ? std::log1p(-exact) - std::log(exact) : 2 * std::atanh(1 - 2 * exact);
}

/// b_s/b_{s−1} − 1 for s in 0 … n.
double excessAt(const Others &o, double s) {
    if (s == 0)
        return infinity;
    RatioChain up(o.n, o.m, o.q);
    if (s <= up.lastOutcome()) {
        up.startAt(s);
        return up.excess();
    }
    RatioChain down(o.n, o.n - o.m, o.q);
    down.startAt(o.n + 1 - s);
    return -down.excess() / down.ratio();
}

/// The last s with b_s/b_{s−1} − 1 > threshold.
double lastOutcomeAbove(const Others &o, double threshold) {
    // A ratio that is the same at s and s+1 solves the three-term recurrence for s: near enough to start from.
    const double ratio = 1 + threshold;
    const double up = (1 - o.q) / o.q;
    const double guess =
        (o.m * up + (o.n - o.m) / up + (o.n + 1) / ratio - ratio) / (ratio + 1 / ratio + up + 1 / up);
    const auto isAbove = [&](double s) { return excessAt(o, s) > threshold; };
    double low = std::clamp(std::floor(guess), 0.0, o.n);
    double high = low + 1;
    for (double stride = 1; !isAbove(low); stride *= 2) {
        high = low;
        low = std::max(0.0, low - stride);
    }
    for (double stride = 1; high <= o.n && isAbove(high); stride *= 2) {
        low = high;
        high = std::min(o.n + 1, high + stride);
    }
    return detail::firstBetween(low, high, [&](double s) { return !isAbove(s); }) - 1;
}

/// Sums over the outcomes up to the last with an excess, relative to the probability b of that one.
struct Tail {
    double excess = 0; ///< Σ_{s ≤ last} (b_s/b)·(1 − (1+threshold) b_{s−1}/b_s)
    double below = 0;  ///< Σ_{s < last} b_s/b
};

double logPmfOfOthers(const Others &o, double s) {
    if (o.n == 0)
        return 0;
    return logCountPmf({.n = static_cast<std::int64_t>(o.n), .ones = static_cast<std::int64_t>(o.m), .q = o.q},
                       static_cast<std::int64_t>(s));
}

/// Term by term, where there is no closed form.
Tail tailOf(const Others &o, double last, double threshold) {
    RatioChain up(o.n, o.m, o.q);
    const double accurateEnd = up.lastOutcome();
    const double variance = o.n * o.q * (1 - o.q);
    // Bernstein's inequality: further below the mode less than e^−exponent is left of it; below a smaller outcome the
    // more so, by log-concavity.
    const double exponent = 56 + std::log1p(3 * std::sqrt(variance));
    const double linear = exponent * (1 - o.q) / 3;
    // And each outcome down to the bottom has at most 1/(1 + threshold) of the probability of the next.
    const double depth = std::ceil(
        std::min(linear + std::sqrt(linear * linear + 2 * exponent * variance), exponent / std::log1p(threshold)));
    const double bottom = std::max(0.0, last - depth);

    // From the turning point of the recurrence up to last its mirror image has the ratios, in descending order.
    double excess = 0;
    double below = 0;
    double product = 1;
    double at = last;
    if (at > accurateEnd) {
        RatioChain down(o.n, o.n - o.m, o.q);
        down.startAt(o.n + 1 - at);
        while (true) {
            excess += product * std::max(0.0, -down.excess() - threshold * down.ratio());
            product *= down.ratio();
            below += product;
            --at;
            if (at <= std::max(accurateEnd, bottom) || product * depth < negligible * excess)
                break;
            down.step();
        }
        if ((at <= bottom && bottom > 0) || product * depth < negligible * excess)
            return {.excess = excess, .below = below};
    }
    // Below it, the sums up to s relative to b_s obey T_s = w_s + T_{s−1} b_{s−1}/b_s, from the bottom up.
    double weightedTail = bottom == 0 ? 1.0 : 0.0;
    double lowerTail = 0;
    if (at > bottom) {
        up.startAt(bottom + 1);
        while (true) {
            const double inverse = 1 / up.ratio();
            weightedTail = (std::max(0.0, up.excess() - threshold) + weightedTail) * inverse;
            lowerTail = (1 + lowerTail) * inverse;
            if (up.outcome() >= at)
                break;
            up.step();
        }
    }
    return {.excess = excess + product * weightedTail, .below = below + product * lowerTail};
}

/// The outcomes from 0 up to that one in closed form, where the variance is large enough for it.
std::optional<TiltedSum> tiltedBelow(const Others &o, double outcome, const TailWeights &weights) {
    if (o.n * o.q * (1 - o.q) < smallestTiltedVariance)
        return std::nullopt;
    return tiltedSum({.q = o.q, .ones = o.n - o.m, .zeros = o.m}, std::fma(o.n - 2 * o.m, o.q, o.m - outcome),
                     weights);
}

/// ln of the sum for a q so small that the next order of q is below the smallest double: the first term, with j lies,
/// that is positive.
double logHockeyStickAtTinyQ(const Others &o, double epsilon, const HockeyStickWeights &weights) {
    double logPmf = 0;
    for (double j = 0; j <= std::min(o.m, 2.0); ++j) {
        // C(m,j) q^j (gain − (gain + growth) q (m−j)/(j+1)), with e^ε q as one factor: growth alone may overflow.
        const double odds = std::exp(epsilon + std::log(o.q));
        const double term = weights.gain - odds * (o.m - j) / (j + 1);
        if (term > 0)
            return logPmf + std::log(term);
        logPmf += std::log(o.q) + std::log((o.m - j) / (j + 1));
    }
    return -infinity;
}

/// What is carried from m to m+1: the last outcome with an excess, its probability, and the cdf before it. Both
/// numbers are kept times 2^−exponent so that they can pass below the smallest double and come back.
class Carried {
public:
    Carried(double n, double q, const HockeyStickWeights &weights, double m)
        : m_n(n - 1), m_q(q), m_p(1 - q), m_weights(weights), m_m(m) {
        start();
    }

    [[nodiscard]] double m() const { return m_m; }

    [[nodiscard]] double value() const {
        const double scaled = m_weights.gain * m_atLast - m_weights.growth * m_below;
        // A person of a billion may be beside an outcome of 2^-10¹⁰: no more than 2^-3000 of it is asked for.
        return m_exponent == 0 ? scaled
                               : std::ldexp(scaled, static_cast<int>(std::max(m_exponent, smallestExponent)));
    }

    /// Moves every one of several to its next m.
    template <std::size_t lanes>
    static void moveOn(std::array<Carried, lanes> &all) {
        std::array<RatioChain, lanes> chains{};
        std::array<double, lanes> outcomes{};
        for (std::size_t i = 0; i < lanes; ++i) {
            chains[i] = all[i].chainOfRest();
            outcomes[i] = all[i].chainStart();
        }
        RatioChain::startRatiosAt(chains, outcomes);
        for (std::size_t i = 0; i < lanes; ++i)
            all[i].next(all[i].ratiosOfRest(chains[i]));
    }

private:
    struct Ratios {
        double inverseAtLast = 0; ///< f_{s−1}/f_s, s the last outcome with an excess
        double afterLast = 0;     ///< f_{s+1}/f_s
    };

    void next(const Ratios &rest) {
        // Errors of the products and differences below grow with their number.
        constexpr int restart = 2048;
        if (++m_steps == restart) {
            ++m_m;
            start();
            return;
        }
        // With f the pmf of the other n−2: b_s = p f_s + q f_{s−1} at m, and q f_s + p f_{s−1} at m+1.
        double atLast = 0;
        double before = m_atLast / m_q;
        if (m_last < m_n) {
            atLast = m_atLast / (m_p + m_q * rest.inverseAtLast);
            before = atLast * rest.inverseAtLast;
        }
        const double same = m_q * atLast + m_p * before;
        const double above = atLast * (m_q * rest.afterLast + m_p);
        m_below = std::max(0.0, m_below - (m_p - m_q) * before);
        m_atLast = same;
        // The last outcome moves by 0 or 1, as quantiles do: the ratio decreases along (m+1, s+1).
        if (m_last < m_n && above > (1 + m_weights.threshold) * same) {
            ++m_last;
            m_below += same;
            m_atLast = above;
        }
        ++m_m;
        keepInRange();
    }

    void start() {
        const Others others{.n = m_n, .m = m_m, .q = m_q};
        m_steps = 0;
        m_last = lastOutcomeAbove(others, m_weights.threshold);
        const double log2 = logPmfOfOthers(others, m_last) / std::log(2.0);
        m_exponent = log2 < -600 ? static_cast<std::int64_t>(log2 / scaleBits) * scaleBits : 0;
        m_atLast = std::exp2(log2 - static_cast<double>(m_exponent));
        m_below = 0;
        if (m_last == 0)
            return;
        const auto below = tiltedBelow(others, m_last - 1, {});
        m_below = below ? std::exp(static_cast<double>(below->logScale - static_cast<Extended>(m_exponent) *
                                                                             std::numbers::ln2_v<Extended>)) *
                              below->sum
                        : m_atLast * tailOf(others, m_last, m_weights.threshold).below;
    }

    /// The chain that the ratios of f come from, from below or from its mirror image.
    [[nodiscard]] RatioChain chainOfRest() {
        const RatioChain up(m_n - 1, m_m, m_q);
        m_fromBelow = m_last + 1 <= up.lastOutcome();
        return m_fromBelow ? up : RatioChain(m_n - 1, m_n - 1 - m_m, m_q);
    }
    [[nodiscard]] double chainStart() const { return std::max(1.0, m_fromBelow ? m_last : m_n - 1 - m_last); }

    /// From a chain at its start.
    [[nodiscard]] Ratios ratiosOfRest(RatioChain &chain) const {
        const double n = m_n - 1;
        Ratios ratios;
        if (m_last > n)
            return ratios;
        if (m_fromBelow) {
            if (m_last > 0) {
                ratios.inverseAtLast = 1 / chain.ratio();
                chain.stepRatio();
            }
            ratios.afterLast = chain.ratio();
            return ratios;
        }
        if (m_last < n) {
            ratios.afterLast = 1 / chain.ratio();
            if (m_last > 0)
                chain.stepRatio();
        }
        if (m_last > 0)
            ratios.inverseAtLast = chain.ratio();
        return ratios;
    }

    void keepInRange() {
        if (m_atLast < 0x1p-600)
            rescale(scaleBits);
        else if (m_exponent < 0 && m_atLast > 0x1p-60)
            rescale(-scaleBits);
    }

    void rescale(int bits) {
        m_atLast = std::ldexp(m_atLast, bits);
        m_below = std::ldexp(m_below, bits);
        m_exponent -= bits;
    }

    static constexpr int scaleBits = 512;
    static constexpr std::int64_t smallestExponent = -3000; ///< nothing that is scaled by it is more than 0

    double m_n;
    double m_q;
    double m_p;
    HockeyStickWeights m_weights;
    double m_m;
    int m_steps = 0;
    bool m_fromBelow = true;
    double m_last = 0;
    double m_atLast = 0;
    double m_below = 0;
    std::int64_t m_exponent = 0;
};

} // namespace

std::optional<HockeyStickWeights> hockeyStickWeights(double q, double epsilon) {
    const long double pure = longPureEpsilon(q);
    // The pure loss itself is private, however its logarithm was rounded.
    constexpr long double rounding = 2 * std::numeric_limits<double>::epsilon();
    if (epsilon >= pure * (1 - rounding))
        return std::nullopt;
    const auto gain = static_cast<double>(-(1 - static_cast<long double>(q)) * std::expm1(epsilon - pure));
    const double growth = std::expm1(epsilon);
    return HockeyStickWeights{.gain = gain, .growth = growth, .threshold = growth / gain};
}

double logHockeyStick(double n, double m, double q, double epsilon) {
    if (q == 0)
        return 0;
    if (q == 0.5)
        return -infinity;
    const auto weights = hockeyStickWeights(q, epsilon);
    if (!weights)
        return -infinity;
    const Others others{.n = n - 1, .m = m, .q = q};
    if (others.n == 0)
        return std::log(weights->gain);
    if (q < smallestChainQ)
        return logHockeyStickAtTinyQ(others, epsilon, *weights);
    const double last = lastOutcomeAbove(others, weights->threshold);
    // All up to last have the excess gain b_s - (gain + growth) b_{s-1}, which telescopes.
    if (const auto sum =
            tiltedBelow(others, last, {.outcome = weights->gain + weights->growth, .tail = -weights->growth}))
        return std::min(0.0, static_cast<double>(sum->logScale + std::log(static_cast<Extended>(sum->sum))));
    const Tail tail = tailOf(others, last, weights->threshold);
    return std::min(0.0, logPmfOfOthers(others, last) + std::log(weights->gain * tail.excess));
}

void LargestValues::insert(double value, double m) {
    std::size_t place = m_size < m_entries.size() ? m_size++ : m_size - 1;
    // Of equal ones the smallest m comes first, in whatever order they were seen.
    for (; place > 0 && (m_entries[place - 1].value < value ||
                         (m_entries[place - 1].value == value && m_entries[place - 1].m > m));
         --place)
        m_entries[place] = m_entries[place - 1];
    m_entries[place] = {.value = value, .m = m};
}

namespace {

template <std::size_t... lane>
std::array<Carried, sizeof...(lane)> carriedFrom(double n, double q, const HockeyStickWeights &weights, double first,
                                                 double stride, std::index_sequence<lane...> /*lanes*/) {
    return {Carried(n, q, weights, first + static_cast<double>(lane) * stride)...};
}

/// The m from first on, in as many runs side by side, each of so many; how many of each were tried.
template <std::size_t lanes>
double sweepLanes(double n, double q, const HockeyStickWeights &weights, double first, double each,
                  LargestValues &largest, const std::stop_token &stop) {
    auto carried = carriedFrom(n, q, weights, first, each, std::make_index_sequence<lanes>());
    for (double tried = 1;; ++tried) {
        for (const Carried &run : carried)
            largest.add(run.value(), run.m());
        if (tried == each || (std::fmod(tried, 256) == 0 && stop.stop_requested()))
            return tried;
        Carried::moveOn(carried);
    }
}

} // namespace

double sweepHockeyStick(double n, double q, const HockeyStickWeights &weights, double first, double last,
                        LargestValues &largest, const std::stop_token &stop) {
    constexpr std::size_t lanes = 8;
    constexpr double fewest = 256; // a run's start costs as much as some ten of its m
    const double each = std::floor((last - first + 1) / static_cast<double>(lanes));
    double next = first;
    if (each >= fewest) {
        const double tried = sweepLanes<lanes>(n, q, weights, first, each, largest, stop);
        next += tried * static_cast<double>(lanes);
        if (tried < each)
            return next - 1;
    }
    return next > last ? last : next - 1 + sweepLanes<1>(n, q, weights, next, last - next + 1, largest, stop);
}

} // namespace halftruth::detail
