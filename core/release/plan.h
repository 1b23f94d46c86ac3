#pragma once

#include "core/release/alphabet.h"
#include "core/release/pram_weights.h"
#include "core/release/product_group.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// Takes the next piece of a text that is written.
using Write = std::function<void(std::string_view)>;

/// How a release is made: all numbers that its privacy and its error depend on.
struct ReleaseDesign {
    std::vector<std::uint32_t> sizes{2, 2}; ///< how many values each curator's variable has
    std::int64_t n = 1;                     ///< every record, also those without a value: public
    std::int64_t samples = 1;
    double epsilon = 0.5; ///< as it was asked for

    /// K, the product of the sizes.
    [[nodiscard]] std::int64_t categories() const noexcept;
    [[nodiscard]] PramWeights weights() const;
    /// gamma - 1 and gamma of what is drawn.
    [[nodiscard]] double excess() const { return weights().excess(); }
    [[nodiscard]] double gamma() const { return 1 + excess(); }
    /// The privacy loss of what is drawn: epsilon, but for less than rounding below it; less where the random source
    /// can't draw as rare an event as epsilon asks for.
    [[nodiscard]] double attainedEpsilon() const { return weights().epsilon(n, samples); }
    /// epsilon is more than what can be drawn.
    [[nodiscard]] bool capped() const { return attainedEpsilon() < epsilon * (1 - 1e-9); }
    /// ln gamma: the loss against somebody who knows which records were sampled.
    [[nodiscard]] double knownSampleLoss() const;
    /// The largest RMS error of the estimate over all data with these n and K: that of uniform data.
    [[nodiscard]] double largestRmsError() const;
    bool operator==(const ReleaseDesign &) const = default;
};

/// Throws std::domain_error unless K, n, samples and epsilon are in their ranges.
void requireReleaseDesign(const ReleaseDesign &design);

/// The samples that minimise the largest RMS error over all data, that of uniform data. It depends on n, K and
/// epsilon only: the optimum for the data themselves would give something of them away. Throws std::domain_error.
[[nodiscard]] std::int64_t optimalReleaseSamples(std::int64_t n, std::int64_t categories, double epsilon);

/// All that is public of a release before it is made.
struct ReleasePlan {
    std::vector<Alphabet> alphabets{}; ///< one for each curator
    CategorySource source = CategorySource::List;
    ReleaseDesign design{};

    [[nodiscard]] ProductGroup group() const { return ProductGroup(design.sizes); }
    /// "Female, >50K": the labels of a joint category.
    [[nodiscard]] std::string label(std::size_t category) const;
    bool operator==(const ReleasePlan &) const = default;
};

/// The plan of a release of n records; samples as optimalReleaseSamples() has them without. Throws std::domain_error.
[[nodiscard]] ReleasePlan releasePlan(std::vector<Alphabet> alphabets, CategorySource source, std::int64_t n,
                                      double epsilon, std::optional<std::int64_t> samples = {});

/// What comes of a release: the only thing that may leave the hands of curators, server and researcher.
struct Sanitised {
    ReleasePlan plan{};
    std::vector<std::int64_t> released{}; ///< by joint category

    /// A^-1 of the released type: unbiased, but it may leave the simplex.
    [[nodiscard]] std::vector<double> estimate() const;
    /// The nearest joint type to it.
    [[nodiscard]] std::vector<double> projectedEstimate() const;
    /// The sums over all variables but one.
    [[nodiscard]] std::vector<double> marginal(const std::vector<double> &joint, std::size_t variable) const;
    bool operator==(const Sanitised &) const = default;
};

} // namespace halftruth
