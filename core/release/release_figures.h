#pragma once

#include "core/figure/figure.h"
#include "core/release/release.h"

#include <cstddef>
#include <vector>

namespace halftruth {

/// So many categories are drawn: the commonest, in their own order. The files have all of them.
inline constexpr std::size_t mostCategoriesDrawn = 40;

/// The categories to draw or list, at most so many: those that were released most often, in ascending order. Which
/// they are tells nothing that the release doesn't. O(K log K).
[[nodiscard]] std::vector<std::size_t> commonestCategories(const Sanitised &sanitised, std::size_t most);

/// What the server sees beside what it would see of any other data: shares of the ciphertexts, all 1/K but for
/// chance.
[[nodiscard]] Figure serverFigure(const Release &release);

/// The estimated joint type, as it is; beside the true one where that may be seen.
[[nodiscard]] Figure estimateFigure(const Release &release, bool withTruth);

} // namespace halftruth
