#pragma once

#include "core/figure/figure.h"
#include "core/math/shuffle/shuffle_bounds.h"

#include <span>
#include <string_view>

namespace halftruth {

/// A published bound on the ε of the shuffled count at δ: what the quantities, the explorer of anonymised counts and
/// the tests iterate. The function has the domain and the ends of those in core/math/shuffle.
struct ShuffleBound {
    std::string_view id; ///< of the quantity
    Phrase name;
    std::string_view formula;
    std::string_view publication; ///< its id in the bibliography
    Phrase source;                ///< the same as the quantity cites it
    ColourIndex colour;
    PublishedBound (*bound)(std::int64_t n, double q, double delta);
};

/// Every bound, by year.
[[nodiscard]] std::span<const ShuffleBound> shuffleBounds();

} // namespace halftruth
