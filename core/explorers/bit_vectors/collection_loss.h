#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"
#include "core/math/vectors/collection_information.h"
#include "core/math/vectors/collection_release.h"
#include "core/math/vectors/two_type_release.h"
#include "core/simulation/tally.h"

#include <array>
#include <memory>
#include <optional>
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

/// What a picture asks of the distribution of ln pi.
struct LossQuestion {
    Interval window; ///< of the histogram, in `bins` bins of equal width; none where it has no width
    int bins;
    std::vector<double> epsilons{}; ///< of delta's curves, increasing and > 0
    double epsilon;                 ///< what the numbers are about
};

inline constexpr std::array<double, 3> lossLevels{0.05, 0.5, 0.95};

/// What the distribution of ln pi under x, and of -ln pi under x', answers. Estimates are exact ones (no standard
/// error) where all outcomes are known.
struct LossAnswer {
    struct Deltas {
        Estimate forward;  ///< x against x'
        Estimate backward; ///< x' against x
    };

    bool exact;
    std::int64_t trials;             ///< how many outcomes were drawn; all of them where exact
    std::vector<double> histogram{}; ///< the probability of each bin; a value at an inner edge is in the bin above
    std::vector<Deltas> deltas{};    ///< at each of the epsilons
    Deltas delta;                    ///< at the epsilon
    Estimate violation;
    std::array<double, lossLevels.size()> quantiles{};
};

/// The answer, from as many outcomes as there has been time for; nothing where it can't be had, or not yet. The
/// distribution itself, which may take a hundred megabytes, is remembered for the next question about the same pair
/// as long as somebody keeps the last: see Exploration::kept.
[[nodiscard]] std::optional<LossAnswer> lossAnswer(const CollectionPair &pair, const LossQuestion &question,
                                                   Budget &budget, std::shared_ptr<const void> &kept);

} // namespace halftruth
