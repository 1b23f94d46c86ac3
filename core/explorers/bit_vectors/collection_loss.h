#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"
#include "core/math/vectors/collection_information.h"
#include "core/math/vectors/collection_release.h"
#include "core/math/vectors/two_type_release.h"
#include "core/simulation/tally.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

/// What the release of a collection gives away against one neighbour, in whichever way it can be known.
namespace halftruth {

/// How the distribution of ln pi is found: from all outcomes, from outcomes drawn as they happen, or not at all.
enum class LossWay : std::uint8_t { Exact, Simulated, None };

/// A collection x and its neighbour x', and what is known of them at once. q in (0, 1/2].
struct CollectionPair {
    CollectionPair(double q, const BitCollection &collection, const BitCollection &changed);

    double q;
    const BitCollection &collection;
    const BitCollection &changed;
    ReplacedRecord replaced;
    std::int64_t distance; ///< in how many bits the two records differ
    double pureLoss;       ///< distance ln(p/q), which ln pi attains
    double outcomes;
    LossWay way;
    std::optional<TwoTypeCollection> two{};             ///< where it is simulated
    std::optional<CollectionInformation> information{}; ///< where the normal approximation is any good
    bool fewOutcomes;                                   ///< so few that the normal approximation says nothing more

    /// Beyond which |ln pi| is hardly ever seen; the pure loss where nothing better is known.
    [[nodiscard]] double likelyLoss() const;
};

/// The distribution of ln pi under x, and of -ln pi under x'. Estimates are exact ones (no standard error) where all
/// outcomes are known.
class LossDistribution {
public:
    struct Deltas {
        Estimate forward;  ///< x against x'
        Estimate backward; ///< x' against x
    };

    virtual ~LossDistribution() = default;
    [[nodiscard]] virtual bool exact() const = 0;
    /// How many outcomes were drawn; all of them where exact.
    [[nodiscard]] virtual std::int64_t trials() const = 0;
    /// The probability of each of so many bins of equal width; a value at an inner edge is in the bin above.
    [[nodiscard]] virtual std::vector<double> histogram(Interval window, int bins) const = 0;
    /// At increasing epsilons > 0.
    [[nodiscard]] virtual std::vector<Deltas> deltas(std::span<const double> epsilons) const = 0;
    [[nodiscard]] virtual Estimate violation(double epsilon) const = 0;
    /// Of the levels in `lossLevels`.
    [[nodiscard]] virtual std::span<const double> quantiles() const = 0;
};

inline constexpr std::array<double, 3> lossLevels{0.05, 0.5, 0.95};

/// The distribution, from as many outcomes as there has been time for; null where it can't be had, or not yet. The
/// last one is remembered.
[[nodiscard]] std::shared_ptr<const LossDistribution> lossDistribution(const CollectionPair &pair, Budget &budget);

} // namespace halftruth
