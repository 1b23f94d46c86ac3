#include "core/explorers/bit_vectors/collection_loss.h"

#include "core/math/one_bit/randomized_response.h"
#include "core/simulation/collection_study.h"
#include "core/simulation/count_study.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <mutex>
#include <utility>

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

/// The distribution of ln pi under x, and of -ln pi under x'.
class LossDistribution {
public:
    virtual ~LossDistribution() = default;
    [[nodiscard]] virtual LossAnswer answer(const LossQuestion &question) const = 0;
};

class ExactLosses : public LossDistribution {
public:
    explicit ExactLosses(CollectionRelease release) : m_release(std::move(release)) {
        std::ranges::copy(logRatioQuantiles(m_release, lossLevels), m_quantiles.begin());
    }

    [[nodiscard]] LossAnswer answer(const LossQuestion &question) const override {
        return {.exact = true,
                .trials = static_cast<std::int64_t>(m_release.probability.size()),
                .histogram = histogram(question.window, question.bins),
                .deltas = deltas(question.epsilons),
                .delta = deltas({question.epsilon}).front(),
                .violation = exactly(collectionViolation(m_release, question.epsilon)),
                .quantiles = m_quantiles};
    }

private:
    [[nodiscard]] std::vector<double> histogram(Interval window, int bins) const {
        std::vector<double> shares(static_cast<std::size_t>(bins), 0.0);
        for (std::size_t i = 0; window.width() > 0 && i < m_release.logRatio.size(); ++i) {
            const double bin = std::floor((m_release.logRatio[i] - window.lower) / window.width() * bins);
            if (bin >= 0 && bin < bins)
                shares[static_cast<std::size_t>(bin)] += m_release.probability[i];
        }
        return shares;
    }
    [[nodiscard]] std::vector<LossAnswer::Deltas> deltas(const std::vector<double> &epsilons) const {
        std::vector<LossAnswer::Deltas> result;
        for (const ReleaseDelta &each : collectionDeltas(m_release, epsilons))
            result.push_back({exactly(each.forward), exactly(each.backward)});
        return result;
    }

    CollectionRelease m_release;
    std::array<double, lossLevels.size()> m_quantiles{};
};

class SimulatedLosses : public LossDistribution {
public:
    SimulatedLosses(Empirical forward, Empirical backward)
        : m_forward(std::move(forward)), m_backward(std::move(backward)) {}

    [[nodiscard]] LossAnswer answer(const LossQuestion &question) const override {
        LossAnswer answer{.exact = false,
                          .trials = m_forward.trials(),
                          .histogram = histogram(question.window, question.bins),
                          .delta = deltas(question.epsilon),
                          .violation = simulatedViolation(m_forward, question.epsilon)};
        for (const double each : question.epsilons)
            answer.deltas.push_back(deltas(each));
        for (std::size_t i = 0; i < lossLevels.size(); ++i)
            answer.quantiles[i] = m_forward.quantile(lossLevels[i]).value;
        return answer;
    }

private:
    [[nodiscard]] std::vector<double> histogram(Interval window, int bins) const {
        std::vector<double> shares;
        if (!(window.width() > 0))
            return shares;
        for (const std::int64_t each : halftruth::histogram(m_forward, window.lower, window.upper, bins).trials)
            shares.push_back(static_cast<double>(each) / static_cast<double>(m_forward.trials()));
        return shares;
    }
    [[nodiscard]] LossAnswer::Deltas deltas(double epsilon) const {
        return {simulatedDelta(m_forward, epsilon), simulatedDelta(m_backward, epsilon)};
    }

    Empirical m_forward;  ///< ln pi of outcomes of x
    Empirical m_backward; ///< -ln pi of outcomes of x'
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

/// A distribution and what it is of. All threads share the last one, for as long as it is kept by somebody: what is
/// marked, a zoom, and the other figures' parameters leave it as it was.
struct Known {
    double q;
    BitCollection collection;
    BitCollection changed;
    std::shared_ptr<const LossDistribution> losses;
};

class LastKnown {
public:
    [[nodiscard]] std::shared_ptr<const Known> of(const CollectionPair &pair) {
        std::shared_ptr<const Known> known;
        {
            const std::lock_guard lock(m_mutex);
            known = m_last.lock();
        }
        const bool same =
            known && known->q == pair.q && known->collection == pair.collection && known->changed == pair.changed;
        return same ? known : nullptr;
    }
    void set(const std::shared_ptr<const Known> &known) {
        const std::lock_guard lock(m_mutex);
        m_last = known;
    }

private:
    std::mutex m_mutex;
    std::weak_ptr<const Known> m_last;
};

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

std::optional<LossAnswer> lossAnswer(const CollectionPair &pair, const LossQuestion &question, Budget &budget,
                                     std::shared_ptr<const void> &kept) {
    static LastKnown last;
    if (pair.way == LossWay::None)
        return std::nullopt;
    std::shared_ptr<const Known> known = last.of(pair);
    const bool simulates = pair.way == LossWay::Simulated;
    // Nothing where it was stopped.
    const auto answered = [&](const std::shared_ptr<const LossDistribution> &losses) {
        return losses ? std::optional(losses->answer(question)) : std::nullopt;
    };
    const auto whole = [&] {
        if (!known) {
            auto losses = simulates ? simulated(*pair.two, mostDrawn, budget.token()) : listed(pair, budget.token());
            if (!losses)
                return answered(nullptr);
            known = std::make_shared<const Known>(pair.q, pair.collection, pair.changed, std::move(losses));
            last.set(known);
        }
        return answered(known->losses);
    };
    // What is known is told in any frame: what is marked moves with the hand.
    if (known && !budget.isForAxes()) {
        kept = known;
        return budget.needed("losses", whole);
    }
    const std::optional<LossAnswer> *rough = nullptr;
    if (simulates && budget.limited())
        rough = budget.value("fewest losses",
                             [&] { return answered(simulated(*pair.two, fewestDrawn, budget.token())); });
    const std::optional<LossAnswer> *all = budget.value("losses", whole);
    kept = known;
    return all ? *all : rough ? *rough : std::nullopt;
}

} // namespace halftruth
