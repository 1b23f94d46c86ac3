// The loops over lanes, included by privacy_ratio_lanes.cpp once for each instruction set, in a namespace of its own.
// No include guard, and no includes: they would be compiled for the wrong processor.

/// Eight lanes. The vector extension of GCC and Clang: where a processor has shorter vectors they are split, and no
/// loop is left to the compiler's judgement.
using Vector [[gnu::vector_size(64), gnu::may_alias]] = double;
using Bits [[gnu::vector_size(64), gnu::may_alias]] = std::uint64_t;
constexpr std::size_t vectorWidth = sizeof(Vector) / sizeof(double);

inline Vector &lanesAt(Row &row, std::size_t lane) { return *reinterpret_cast<Vector *>(&row[lane]); }
inline const Vector &lanesAt(const Row &row, std::size_t lane) {
    return *reinterpret_cast<const Vector *>(&row[lane]);
}

/// What the lanes of one step have in common.
struct Common {
    double q;
    double p;
    double pMinusQ;
    double pOverQ;
    double qOverP;
    double inversePq;
    double s;
    double count;   ///< N − s + 1
    double inverse; ///< 1/(s+1)
    double zeros;   ///< N − s
    double upper;   ///< R − 1 has its own recurrence for R below it and above 1/2; see RatioChain::step
};

inline Common commonAt(const State &state, double s) {
    return {.q = state.q,
            .p = state.p,
            .pMinusQ = state.pMinusQ,
            .pOverQ = state.pOverQ,
            .qOverP = state.qOverP,
            .inversePq = state.inversePq,
            .s = s,
            .count = state.n - s + 1,
            .inverse = 1 / (s + 1),
            .zeros = state.n - s,
            .upper = 16 * (s + 1) > state.n ? 2.0 : 0.0};
}

/// ln π from R and R − 1.
inline Vector logRatioLanes(const Vector &ratio, const Vector &excess, const Common &at) {
    // π = num/den = 2^k · f with f near 1: t = (f−1)/(f+1) is the argument of artanh. k from the difference of the
    // exponents, rounded; a bias keeps it positive, so that a logical shift does.
    constexpr std::uint64_t bias = 1024;
    constexpr std::uint64_t rounding = (bias << 52) + (std::uint64_t{1} << 51);
    const Vector num = at.p * ratio + at.q;
    const Vector den = at.q * ratio + at.p;
    const Bits biased = ((Bits)num - (Bits)den + rounding) >> 52;
    const Vector scaled = num * (Vector)((1023 + bias - biased) << 52);
    const Vector k = (Vector)(biased | 0x4330000000000000U) - (0x1p52 + static_cast<double>(bias));
    // Near π = 1 the difference num − den would cancel; it is (p−q)(R−1).
    const Vector top = k == 0.0 ? at.pMinusQ * excess : scaled - den;
    const Vector bottom = scaled + den;
    const Vector t = top / bottom;
    // 2·artanh(t); |t| ≤ 0.21 leaves a relative error of 2e-14 in the largest, and none that is seen near π = 1.
    const Vector y = t * t;
    // Estrin's scheme: the processor has other lanes to get on with, but not room for a long chain of each.
    const Vector y2 = y * y;
    const Vector low = (y * (1.0 / 5) + 1.0 / 3) + (y * (1.0 / 9) + 1.0 / 7) * y2;
    const Vector high = (y * (1.0 / 13) + 1.0 / 11) + (y * (1.0 / 17) + 1.0 / 15) * y2;
    const Vector series = low + high * (y2 * y2);
    const Vector twice = t + t;
    return twice + (twice * y) * series + k * std::numbers::ln2;
}

/// R_{s+1} and R_{s+1} − 1 from 1/R_s and R_s − 1; see RatioChain::step.
inline void stepLanes(State &state, std::size_t lane, const Common &at, const Vector &inverseRatio) {
    const Vector ones = lanesAt(state.ones, lane);
    const Vector above = ones - at.s;
    const Vector coefficient = above * at.pOverQ + (at.zeros - ones) * at.qOverP;
    const Vector ratio = (at.count * inverseRatio + coefficient) * at.inverse;
    const Vector belowMean = lanesAt(state.skew, lane) * at.q + above;
    const Vector excess =
        (belowMean * at.inversePq - at.count * (lanesAt(state.excess, lane) * inverseRatio)) * at.inverse;
    const auto near = (ratio > 0.5) & (ratio < at.upper);
    lanesAt(state.ratio, lane) = near ? 1.0 + excess : ratio;
    lanesAt(state.excess, lane) = near ? excess : ratio - 1.0;
}

inline void step(State &state) {
    const Common at = commonAt(state, state.outcome);
    for (std::size_t lane = 0; lane < width; lane += vectorWidth)
        stepLanes(state, lane, at, 1.0 / lanesAt(state.ratio, lane));
    state.outcome += 1;
}

/// The positive root of RatioChain's quadratic at real s, every lane.
inline double smoothRoot(const State &state, std::size_t lane, double s, double up, double down) {
    const double at = s - 0.5;
    const double coefficient =
        (state.ones[lane] - at) * state.pOverQ + (state.n - at - state.ones[lane]) * state.qOverP;
    const double inverse = 1 / ((s + 0.5) * up);
    const double middle = 0.5 * coefficient * inverse;
    return middle + std::sqrt(middle * middle + (state.n - s + 1.5) * down * inverse);
}

inline void startSmoothly(State &state, double s) {
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

inline void startAtOne(State &state) {
    for (std::size_t lane = 0; lane < width; ++lane) {
        const double first = state.ones[lane] * state.pOverQ + (state.n - state.ones[lane]) * state.qOverP;
        state.ratio[lane] = first;
        state.excess[lane] = first - 1;
    }
    state.outcome = 1;
}

/// Eight columns of eight lanes to a place of the piece, where a lane's columns follow each other.
inline void transpose(const std::array<Row, width> &logRatios, std::size_t lane, std::size_t column,
                      std::size_t place, Piece &piece) {
    Vector pairs[vectorWidth];
    Vector quads[vectorWidth];
    for (std::size_t i = 0; i < vectorWidth; i += 2) {
        const Vector a = lanesAt(logRatios[column + i], lane);
        const Vector b = lanesAt(logRatios[column + i + 1], lane);
        pairs[i] = __builtin_shufflevector(a, b, 0, 8, 2, 10, 4, 12, 6, 14);
        pairs[i + 1] = __builtin_shufflevector(a, b, 1, 9, 3, 11, 5, 13, 7, 15);
    }
    for (const std::size_t i : {0, 1, 4, 5}) {
        quads[i] = __builtin_shufflevector(pairs[i], pairs[i + 2], 0, 1, 8, 9, 4, 5, 12, 13);
        quads[i + 2] = __builtin_shufflevector(pairs[i], pairs[i + 2], 2, 3, 10, 11, 6, 7, 14, 15);
    }
    for (std::size_t i = 0; i < 4; ++i) {
        const auto store = [&](std::size_t to, const Vector &columns) {
            *reinterpret_cast<Vector *>(&piece[lane + to][place]) = columns;
        };
        store(i, __builtin_shufflevector(quads[i], quads[i + 4], 0, 1, 2, 3, 8, 9, 10, 11));
        store(i + 4, __builtin_shufflevector(quads[i], quads[i + 4], 4, 5, 6, 7, 12, 13, 14, 15));
    }
}

/// At most width outcomes, to columns of the piece from `place` on.
void advanceLanes(State &state, const double *outcomes, std::size_t count, std::size_t place, Piece &piece) {
    // First the ratios, a chain of divisions; then their logarithms, which do not wait for each other.
    std::array<Row, width> ratios;
    std::array<Row, width> excesses;
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
        ratios[column] = state.ratio;
        excesses[column] = state.excess;
    }
    const Common at = commonAt(state, state.outcome);
    for (std::size_t column = 0; column < count; ++column) {
        for (std::size_t lane = 0; lane < width; lane += vectorWidth) {
            Vector &ratio = lanesAt(ratios[column], lane);
            ratio = logRatioLanes(ratio, lanesAt(excesses[column], lane), at);
        }
    }
    for (std::size_t lane = 0; lane < width; lane += vectorWidth) {
        for (std::size_t column = 0; column < count; column += vectorWidth)
            transpose(ratios, lane, column, place + column, piece);
    }
}

/// Vectors at any address of doubles.
using Unaligned [[gnu::vector_size(64), gnu::may_alias, gnu::aligned(8)]] = double;

/// How many doubles there are from an address to the next line of the cache.
inline std::size_t toLine(const double *address) {
    return (8 - (reinterpret_cast<std::uintptr_t>(address) / sizeof(double)) % 8) % 8;
}

// Both copies in whole lines of the cache, as a store across two costs more than twice as much, a load doesn't; only
// the first and the last eight may lie across, over some of their neighbours.

inline void copyForward(const double *values, std::size_t count, double *to) {
    const auto store = [&](std::size_t i) {
        *reinterpret_cast<Unaligned *>(to + i) = *reinterpret_cast<const Unaligned *>(values + i);
    };
    store(0);
    for (std::size_t i = toLine(to); i + vectorWidth <= count; i += vectorWidth)
        *reinterpret_cast<Vector *>(to + i) = *reinterpret_cast<const Unaligned *>(values + i);
    store(count - vectorWidth);
}

inline Vector opposite(const double *values) {
    const Vector eight = *reinterpret_cast<const Unaligned *>(values);
    return -__builtin_shufflevector(eight, eight, 7, 6, 5, 4, 3, 2, 1, 0);
}

inline void copyBackward(const double *values, std::size_t count, double *end) {
    const auto store = [&](std::size_t i) {
        *reinterpret_cast<Unaligned *>(end - i - vectorWidth) = opposite(values + i);
    };
    store(0);
    for (std::size_t i = (8 - toLine(end)) % 8; i + vectorWidth <= count; i += vectorWidth)
        *reinterpret_cast<Vector *>(end - i - vectorWidth) = opposite(values + i);
    store(count - vectorWidth);
}

void copyMirrored(const double *values, std::size_t count, double *to, double *mirrorEnd) {
    if (count >= vectorWidth) {
        copyForward(values, count, to);
        copyBackward(values, count, mirrorEnd);
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        to[i] = values[i];
        *(mirrorEnd - i - 1) = -values[i];
    }
}
