#pragma once

#include "core/figure/figure.h"
#include "core/release/release.h"

#include <cstddef>
#include <vector>

namespace halftruth {

/// So many categories are drawn: the commonest, in their own order. The files have all of them.
inline constexpr std::size_t mostCategoriesDrawn = 40;

/// The categories to draw or list, at most so many: those of the largest true counts, in ascending order. O(K log K).
[[nodiscard]] std::vector<std::size_t> commonestCategories(const JointType &type, std::size_t most);

/// What the server sees beside what it would see of any other data: shares of the ciphertexts, all 1/K but for
/// chance.
[[nodiscard]] Figure serverFigure(const Release &release);

/// The estimated joint type, as it is, beside the true one.
[[nodiscard]] Figure estimateFigure(const Release &release);

/// sqrt(sum (estimate - true share)^2): what largestRmsError() is the expected largest of. O(K).
[[nodiscard]] double estimateError(const Release &release, const std::vector<double> &estimate);

} // namespace halftruth
