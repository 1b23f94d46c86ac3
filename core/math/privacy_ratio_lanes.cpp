// Compiled with -O3 -fno-math-errno -fno-trapping-math (see CMakeLists.txt), without which the loops over lanes are
// not vectorised. None of the flags changes a result; contraction to fused multiply-adds may, by an ulp.
#include <halftruth/math/count_ratio.h>
#include <halftruth/math/privacy_ratio_lanes.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <numbers>

// The same code once for each instruction set that is worth it, chosen when the program runs. Not target_clones: its
// resolver runs before a sanitizer is ready.
#if defined(__x86_64__) && defined(__GNUC__)
#define HALFTRUTH_LANES_DISPATCH 1
#else
#define HALFTRUTH_LANES_DISPATCH 0
#endif
#if defined(__GNUC__)
#define HALFTRUTH_INLINE [[gnu::always_inline]] inline
#else
#define HALFTRUTH_INLINE inline
#endif

namespace halftruth::detail {

namespace {

using Row = RatioLanes::Row;
using State = RatioLanes::State;
constexpr std::size_t width = RatioLanes::width;

/// 2·artanh(t) for |t| ≤ 0.21, relative error 2e-14.
HALFTRUTH_INLINE double twiceArtanh(double t) {
    const double y = t * t;
    double series = 1.0 / 17;
    series = series * y + 1.0 / 15;
    series = series * y + 1.0 / 13;
    series = series * y + 1.0 / 11;
    series = series * y + 1.0 / 9;
    series = series * y + 1.0 / 7;
    series = series * y + 1.0 / 5;
    series = series * y + 1.0 / 3;
    const double twice = t + t;
    return twice + twice * y * series;
}

/// One division yields both 1/R, for the next step, and ln π of this one.
struct Quotients {
    double inverseRatio;
    double logRatio;
};

HALFTRUTH_INLINE Quotients quotients(double ratio, double excess, double q, double p, double pMinusQ) {
    // π = num/den = 2^k · f with f near 1: (f−1)/(f+1) is the argument of artanh. k from the difference of the
    // exponents, rounded; a bias keeps it positive, so that a logical shift does.
    constexpr std::uint64_t bias = 1024;
    constexpr std::uint64_t half = std::uint64_t{1} << 51;
    const double num = p * ratio + q;
    const double den = q * ratio + p;
    const std::uint64_t biased =
        (std::bit_cast<std::uint64_t>(num) - std::bit_cast<std::uint64_t>(den) + (bias << 52) + half) >> 52;
    const double scale = std::bit_cast<double>((1023 + bias - biased) << 52);
    const double exponent =
        std::bit_cast<double>(biased | 0x4330000000000000U) - (0x1p52 + static_cast<double>(bias));
    const double scaled = num * scale;
    // Near π = 1 the difference num − den would cancel; it is (p−q)(R−1).
    const double top = exponent == 0 ? pMinusQ * excess : scaled - den;
    const double bottom = scaled + den;
    const double inverse = 1 / (bottom * ratio);
    return {.inverseRatio = inverse * bottom,
            .logRatio = twiceArtanh(top * (inverse * ratio)) + exponent * std::numbers::ln2};
}

/// R_{s+1} and R_{s+1} − 1 from 1/R_s and R_s − 1; see RatioChain::step.
struct Constants {
    double s;
    double count;   // N − s + 1
    double inverse; // 1/(s+1)
    double zeros;   // N − s
    double upper;   // below it, and above 1/2, R − 1 has its own recurrence
};

HALFTRUTH_INLINE Constants constantsAt(const State &state, double s) {
    return {.s = s,
            .count = state.n - s + 1,
            .inverse = 1 / (s + 1),
            .zeros = state.n - s,
            .upper = 16 * (s + 1) > state.n ? 2.0 : 0.0};
}

HALFTRUTH_INLINE void stepLane(State &state, std::size_t lane, const Constants &at, double inverseRatio) {
    const double above = state.ones[lane] - at.s;
    const double coefficient = above * state.pOverQ + (at.zeros - state.ones[lane]) * state.qOverP;
    const double ratio = (at.count * inverseRatio + coefficient) * at.inverse;
    const double belowMean = state.skew[lane] * state.q + above;
    const double excess = (belowMean * state.inversePq - at.count * (state.excess[lane] * inverseRatio)) * at.inverse;
    const bool near = ratio > 0.5 && ratio < at.upper;
    state.ratio[lane] = near ? 1 + excess : ratio;
    state.excess[lane] = near ? excess : ratio - 1;
}

HALFTRUTH_INLINE void step(State &state) {
    const Constants at = constantsAt(state, state.outcome);
    for (std::size_t lane = 0; lane < width; ++lane)
        stepLane(state, lane, at, 1 / state.ratio[lane]);
    state.outcome += 1;
}

/// The positive root of RatioChain's quadratic at real s, every lane.
HALFTRUTH_INLINE double smoothRoot(const State &state, std::size_t lane, double s, double up, double down) {
    const double at = s - 0.5;
    const double coefficient =
        (state.ones[lane] - at) * state.pOverQ + (state.n - at - state.ones[lane]) * state.qOverP;
    const double inverse = 1 / ((s + 0.5) * up);
    const double middle = 0.5 * coefficient * inverse;
    return middle + std::sqrt(middle * middle + (state.n - s + 1.5) * down * inverse);
}

HALFTRUTH_INLINE void startSmoothly(State &state, double s) {
    constexpr int maxLevels = 4;
    std::array<Row, 2 * maxLevels - 1> ratio;
    const int count = 2 * state.levels - 1;
    const double leftmost = s - 0.5 * (state.levels - 1);
    for (int i = 0; i < count; ++i) {
        Row &row = ratio[static_cast<std::size_t>(i)];
        for (std::size_t lane = 0; lane < width; ++lane)
            row[lane] = smoothRoot(state, lane, leftmost + 0.5 * i, 1, 1);
    }
    for (int level = 1; level < state.levels; ++level) {
        Row left = ratio[static_cast<std::size_t>(level - 1)];
        for (int i = level; i < count - level; ++i) {
            Row &row = ratio[static_cast<std::size_t>(i)];
            const Row &right = ratio[static_cast<std::size_t>(i + 1)];
            for (std::size_t lane = 0; lane < width; ++lane) {
                const double centre = row[lane];
                row[lane] = smoothRoot(state, lane, leftmost + 0.5 * i, right[lane] / centre, centre / left[lane]);
                left[lane] = centre;
            }
        }
    }
    const Row &middle = ratio[static_cast<std::size_t>(state.levels - 1)];
    for (std::size_t lane = 0; lane < width; ++lane) {
        state.ratio[lane] = middle[lane];
        state.excess[lane] = middle[lane] - 1;
    }
    state.outcome = s;
}

HALFTRUTH_INLINE void startAtOne(State &state) {
    for (std::size_t lane = 0; lane < width; ++lane) {
        const double first = state.ones[lane] * state.pOverQ + (state.n - state.ones[lane]) * state.qOverP;
        state.ratio[lane] = first;
        state.excess[lane] = first - 1;
    }
    state.outcome = 1;
}

HALFTRUTH_INLINE void advanceLanes(State &state, const double *outcomes, std::size_t count, Row *logRatios) {
    // A smooth start costs about as much as so many steps.
    const double jump = state.steps + 8 * state.levels;
    for (std::size_t column = 0; column < count; ++column) {
        const double wanted = outcomes[column];
        if (wanted - state.outcome > jump)
            startSmoothly(state, wanted - state.steps);
        else if (state.outcome == 0)
            startAtOne(state);
        while (state.outcome < wanted)
            step(state);
        Row &row = logRatios[column];
        if (column + 1 < count && outcomes[column + 1] == wanted + 1) {
            const Constants at = constantsAt(state, wanted);
            for (std::size_t lane = 0; lane < width; ++lane) {
                const Quotients both =
                    quotients(state.ratio[lane], state.excess[lane], state.q, state.p, state.pMinusQ);
                row[lane] = both.logRatio;
                stepLane(state, lane, at, both.inverseRatio);
            }
            state.outcome += 1;
        } else {
            for (std::size_t lane = 0; lane < width; ++lane)
                row[lane] =
                    quotients(state.ratio[lane], state.excess[lane], state.q, state.p, state.pMinusQ).logRatio;
        }
    }
}

using Advance = void (*)(State &, const double *, std::size_t, Row *);

void advanceBaseline(State &state, const double *outcomes, std::size_t count, Row *logRatios) {
    advanceLanes(state, outcomes, count, logRatios);
}

#if HALFTRUTH_LANES_DISPATCH
[[gnu::target("avx2,fma")]] void advanceAvx2(State &state, const double *outcomes, std::size_t count,
                                             Row *logRatios) {
    advanceLanes(state, outcomes, count, logRatios);
}

[[gnu::target("avx512f,avx512dq,avx512vl,fma,prefer-vector-width=512")]] void
advanceAvx512(State &state, const double *outcomes, std::size_t count, Row *logRatios) {
    advanceLanes(state, outcomes, count, logRatios);
}

Advance chooseAdvance() {
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
        return advanceAvx512;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return advanceAvx2;
    return advanceBaseline;
}
#else
Advance chooseAdvance() { return advanceBaseline; }
#endif

} // namespace

RatioLanes::RatioLanes(double n, double q, const Row &ones) {
    const double p = 1 - q;
    m_state.n = n - 1;
    m_state.q = q;
    m_state.p = p;
    m_state.pMinusQ = 1 - 2 * q;
    m_state.pOverQ = p / q;
    m_state.qOverP = q / p;
    m_state.inversePq = 1 / (q * p);
    m_state.ones = ones;
    for (std::size_t lane = 0; lane < width; ++lane)
        m_state.skew[lane] = m_state.n - 2 * ones[lane];
    // The wider the count, the smoother its ratios and the better a start; measured against 113-bit recurrences.
    const double sd = std::sqrt(n * q * p);
    m_state.levels = sd > 2000 ? 3 : 4;
    m_state.steps = sd > 2000 ? 8 : sd > 400 ? 16 : contractionSteps;
}

void RatioLanes::advance(std::span<const double> outcomes, std::span<Row> logRatios) {
    static const Advance chosen = chooseAdvance();
    chosen(m_state, outcomes.data(), outcomes.size(), logRatios.data());
}

} // namespace halftruth::detail
