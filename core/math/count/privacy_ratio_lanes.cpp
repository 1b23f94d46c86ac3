// Compiled with -O3 -fno-math-errno -fno-trapping-math (see CMakeLists.txt), without which the loops over lanes are
// not vectorised, and -Wno-psabi: no vector crosses a function boundary. None of the flags changes a result;
// contraction to fused multiply-adds may, by an ulp.
#include "core/math/count/privacy_ratio_lanes.h"

#include "core/math/count/count_ratio.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

// The same code once for each instruction set that is worth it, chosen when the program runs. Not target_clones: its
// resolver runs before a sanitizer is ready.
#if defined(__x86_64__)
#define HALFTRUTH_LANES_DISPATCH 1
#else
#define HALFTRUTH_LANES_DISPATCH 0
#endif

namespace halftruth::detail {

namespace {

using Row = RatioLanes::Row;
using State = RatioLanes::State;
using Piece = RatioLanes::Piece;
constexpr std::size_t width = RatioLanes::width;

namespace baseline {
#include "core/math/count/privacy_ratio_lanes_body.h"
}

#if HALFTRUTH_LANES_DISPATCH
// Whole functions, not one function with a target attribute that inlines the others: vectors are split into what the
// processor of a function has before it is inlined.
#pragma GCC push_options
#pragma GCC target("avx2,fma")
namespace avx2 {
#include "core/math/count/privacy_ratio_lanes_body.h"
}
#pragma GCC pop_options

#pragma GCC push_options
#pragma GCC target("avx512f,avx512dq,avx512vl,fma,prefer-vector-width=512")
namespace avx512 {
#include "core/math/count/privacy_ratio_lanes_body.h"
}
#pragma GCC pop_options
#endif

struct Functions {
    void (*advance)(State &state, const double *outcomes, std::size_t count, std::size_t at, Piece &piece);
    void (*copyMirrored)(const double *values, std::size_t count, double *to, double *mirrorEnd);
};

Functions chooseFunctions() {
#if HALFTRUTH_LANES_DISPATCH
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
        return {avx512::advanceLanes, avx512::copyMirrored};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return {avx2::advanceLanes, avx2::copyMirrored};
#endif
    return {baseline::advanceLanes, baseline::copyMirrored};
}

const Functions &functions() {
    static const Functions chosen = chooseFunctions();
    return chosen;
}

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

void RatioLanes::advance(std::span<const double> outcomes, Piece &piece) {
    for (std::size_t at = 0; at < outcomes.size(); at += width)
        functions().advance(m_state, outcomes.data() + at, std::min(width, outcomes.size() - at), at, piece);
}

void RatioLanes::copyMirrored(std::span<const double> values, double *to, double *mirrorEnd) {
    functions().copyMirrored(values.data(), values.size(), to, mirrorEnd);
}

} // namespace halftruth::detail
