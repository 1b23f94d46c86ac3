#include "core/explorers/bit_vectors/collection_loss.h"

#include "core/math/one_bit/randomized_response.h"
#include "core/simulation/collection_study.h"
#include "core/simulation/count_study.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace halftruth {

namespace {

/// Sums over outcomes, up to which the normal approximation has nothing to add to all of them.
constexpr double fewSums = 5e4;
/// Of the outcomes that are drawn where they can't all be listed, the first picture and the last.
constexpr std::int64_t fewestDrawn = 2000;
constexpr std::int64_t mostDrawn = 20'000;
/// From which relative change of an expected count on the normal approximation isn't drawn.
constexpr double roughestInformation = 0.2;

double releaseWork(const BitCollection &collection, double outcomes) {
    const auto n = static_cast<double>(collection.members.size());
    const double types = std::exp2(collection.bits);
    return outcomes * types * n / (n + types);
}

/// Two kinds of records, as asTwoTypes() has them, without sorting.
std::optional<TwoTypeCollection> twoTypes(double q, const BitCollection &collection, const ReplacedRecord &replaced) {
    if (replaced.from == replaced.to)
        return std::nullopt;
    std::int64_t ones = 0;
    for (const std::uint32_t member : collection.members) {
        if (member != replaced.from && member != replaced.to)
            return std::nullopt;
        ones += member == replaced.to ? 1 : 0;
    }
    return TwoTypeCollection{.n = static_cast<std::int64_t>(collection.members.size()),
                             .ones = ones,
                             .bits = std::popcount(replaced.from ^ replaced.to),
                             .q = q};
}

std::optional<CollectionInformation> smoothInformation(const CollectionPair &pair) {
    const auto information =
        pair.two ? collectionInformation(*pair.two)
                 : collectionInformation(pair.q, pair.collection, pair.replaced.from, pair.replaced.to);
    const bool smooth = information && information->variance > 0 && information->roughness <= roughestInformation;
    return smooth ? information : std::nullopt;
}

Estimate exactly(double value) { return {.value = value, .standardError = 0, .lower = value, .upper = value}; }

class ExactLosses : public LossDistribution {
public:
    explicit ExactLosses(CollectionRelease release)
        : m_release(std::move(release)), m_quantiles(logRatioQuantiles(m_release, lossLevels)) {}

    [[nodiscard]] bool exact() const override { return true; }
    [[nodiscard]] std::int64_t trials() const override {
        return static_cast<std::int64_t>(m_release.probability.size());
    }
    [[nodiscard]] std::vector<double> histogram(Interval window, int bins) const override {
        std::vector<double> shares(static_cast<std::size_t>(bins), 0.0);
        for (std::size_t i = 0; i < m_release.logRatio.size(); ++i) {
            const double bin = std::floor((m_release.logRatio[i] - window.lower) / window.width() * bins);
            if (bin >= 0 && bin < bins)
                shares[static_cast<std::size_t>(bin)] += m_release.probability[i];
        }
        return shares;
    }
    [[nodiscard]] std::vector<Deltas> deltas(std::span<const double> epsilons) const override {
        std::vector<Deltas> result;
        for (const ReleaseDelta &each : collectionDeltas(m_release, epsilons))
            result.push_back({exactly(each.forward), exactly(each.backward)});
        return result;
    }
    [[nodiscard]] Estimate violation(double epsilon) const override {
        return exactly(collectionViolation(m_release, epsilon));
    }
    [[nodiscard]] std::span<const double> quantiles() const override { return m_quantiles; }

private:
    CollectionRelease m_release;
    std::vector<double> m_quantiles;
};

class SimulatedLosses : public LossDistribution {
public:
    SimulatedLosses(Empirical forward, Empirical backward)
        : m_forward(std::move(forward)), m_backward(std::move(backward)) {
        for (const double level : lossLevels)
            m_quantiles.push_back(m_forward.quantile(level).value);
    }

    [[nodiscard]] bool exact() const override { return false; }
    [[nodiscard]] std::int64_t trials() const override { return m_forward.trials(); }
    [[nodiscard]] std::vector<double> histogram(Interval window, int bins) const override {
        std::vector<double> shares;
        for (const std::int64_t each : halftruth::histogram(m_forward, window.lower, window.upper, bins).trials)
            shares.push_back(static_cast<double>(each) / static_cast<double>(trials()));
        return shares;
    }
    [[nodiscard]] std::vector<Deltas> deltas(std::span<const double> epsilons) const override {
        std::vector<Deltas> result;
        for (const double epsilon : epsilons)
            result.push_back({simulatedDelta(m_forward, epsilon), simulatedDelta(m_backward, epsilon)});
        return result;
    }
    [[nodiscard]] Estimate violation(double epsilon) const override { return simulatedViolation(m_forward, epsilon); }
    [[nodiscard]] std::span<const double> quantiles() const override { return m_quantiles; }

private:
    Empirical m_forward;  ///< ln pi of outcomes of x
    Empirical m_backward; ///< -ln pi of outcomes of x'
    std::vector<double> m_quantiles;
};

std::shared_ptr<const LossDistribution> simulated(const TwoTypeCollection &two, std::int64_t outcomes,
                                                  const std::stop_token &stop) {
    Simulation simulation{.trials = outcomes};
    const Losses forward = simulateTwoTypeLosses(two, simulation, stop);
    simulation.study = 1;
    const Losses backward = simulateTwoTypeLosses(two.mirrored(), simulation, stop);
    if (stop.stop_requested())
        return nullptr;
    return std::make_shared<const SimulatedLosses>(Empirical(forward.values()), Empirical(backward.values()));
}

std::shared_ptr<const LossDistribution> listed(const CollectionPair &pair, const std::stop_token &stop) {
    CollectionRelease release = collectionRelease(pair.q, pair.collection, pair.changed, stop);
    return release.logRatio.empty() ? nullptr : std::make_shared<const ExactLosses>(std::move(release));
}

} // namespace

CollectionPair::CollectionPair(double lie, const BitCollection &before, const BitCollection &after)
    : q(lie), collection(before), changed(after), replaced(replacedRecord(before, after)),
      distance(std::popcount(replaced.from ^ replaced.to)), pureLoss(0),
      outcomes(collectionOutcomeCount(before.bits, static_cast<std::int64_t>(before.members.size()))),
      way(LossWay::None), fewOutcomes(releaseWork(before, outcomes) <= fewSums) {
    if (distance > 0)
        pureLoss = epsilon(q, distance);
    if (outcomes <= static_cast<double>(maxCollectionOutcomes)) {
        way = LossWay::Exact;
    } else if ((two = twoTypes(q, before, replaced))) {
        way = LossWay::Simulated;
    }
    if (!(way == LossWay::Exact && fewOutcomes))
        information = smoothInformation(*this);
}

double CollectionPair::likelyLoss() const {
    if (!information)
        return pureLoss;
    return std::min(pureLoss, information->variance / 2 + 6 * std::sqrt(information->variance));
}

std::shared_ptr<const LossDistribution> lossDistribution(const CollectionPair &pair, Budget &budget) {
    // The loss marked, a zoom, and the other figures' parameters leave the distribution as it was.
    struct Last {
        double q = 0;
        BitCollection collection{};
        BitCollection changed{};
        std::shared_ptr<const LossDistribution> losses{};
    };
    thread_local Last last;
    using Known = std::shared_ptr<const LossDistribution>;
    if (pair.way == LossWay::None)
        return nullptr;
    if (last.losses && last.q == pair.q && last.collection == pair.collection && last.changed == pair.changed)
        return last.losses;
    const Known *whole = nullptr;
    const Known *rough = nullptr;
    if (pair.way == LossWay::Simulated) {
        const auto drawn = [&](std::int64_t outcomes) {
            return budget.value("losses/" + std::to_string(outcomes),
                                [&] { return simulated(*pair.two, outcomes, budget.token()); });
        };
        rough = budget.limited() ? drawn(fewestDrawn) : nullptr;
        whole = drawn(mostDrawn);
    } else {
        last.losses.reset(); // first, since two may be too many to keep
        whole = budget.value("losses", [&] { return listed(pair, budget.token()); });
    }
    if (!whole)
        return rough ? *rough : nullptr;
    last = {pair.q, pair.collection, pair.changed, *whole};
    return *whole;
}

} // namespace halftruth
