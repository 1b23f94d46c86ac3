#pragma once

#include "core/math/shuffle/shuffle.h"

#include <cstdint>

namespace halftruth {

/// The lie probability with which an anonymised count has the guarantee that is asked for.
struct ShuffleLies {
    double q = 0.5;
    bool everyOnes = true; ///< whether every m was tried: no smaller q does then; elsewhere q is enough
};

/// The smallest lie probability at which the anonymised count of n people is (epsilon, delta)-differentially private.
///     min{q : shuffleDelta(n, q, epsilon) <= delta}
/// Source: section 5 of the mathematics. Answers with a larger q are those with a smaller one, lied about once more,
/// and so is their count: delta falls with q. The q of one m, the worst m there, its own q, and so on until no m has
/// more; beyond search.everyOnesUpTo people the q at which shuffleDelta()'s upper bound is at most delta, to a part
/// in a million. Domain: n in 1 … 1e9, epsilon in [1e-5, 500], delta in (0, 1). Ends: at most 1/(1 + e^epsilon),
/// which has no slack at all. Exact (relative error 1e-12) when every m is tried. A few searches of shuffleDelta.
/// Throws std::domain_error, and Stopped (core/math/domain/stopped.h) when search.stop says so.
[[nodiscard]] ShuffleLies shuffleLies(std::int64_t n, double epsilon, double delta, const ShuffleSearch &search = {});

} // namespace halftruth
