#include "core/simulation/count_study.h"

#include "core/math/count/privacy_ratio.h"
#include "core/math/domain/domain.h"
#include "core/simulation/individuals.h"
#include "core/simulation/runner.h"
#include "core/simulation/samplers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace halftruth {

namespace {

constexpr Range anyLoss{.lower = 0, .upperOpen = true};

} // namespace

CountTally simulateCounts(const CountModel &model, const Simulation &simulation, const std::stop_token &stop,
                          const Progress<CountTally> &progress) {
    const CountSampler sampler(model);
    const auto makeTrial = [&] {
        return [&](Philox &random, CountTally &tally, const std::stop_token &) { tally.add(sampler(random)); };
    };
    return simulate(simulation, shortTrialsPerBlock, CountTally{}, makeTrial, stop, progress);
}

CountTally simulateCountsOneByOne(const CountModel &model, const Simulation &simulation,
                                  const std::stop_token &stop) {
    requireCountModel(model);
    require("n", static_cast<double>(model.n), range::integers(1, static_cast<double>(maxIndividuals)));
    const auto makeTrial = [&] {
        return [&](Philox &random, CountTally &tally, const std::stop_token &stopped) {
            tally.add(countOneByOne(random, model, stopped));
        };
    };
    return simulate(simulation, shortTrialsPerBlock, CountTally{}, makeTrial, stop);
}

Empirical estimateErrors(const CountModel &model, const CountTally &counts) {
    requireCountModel(model);
    require("q", model.q, range::lieProbabilityInformative);
    const double mean = countMean(model);
    const double scale = static_cast<double>(model.n) * (1 - 2 * model.q);
    std::vector<Empirical::Value> errors;
    for (const auto &[outcome, times] : counts.times())
        errors.push_back({std::abs(static_cast<double>(outcome) - mean) / scale, times});
    return Empirical(std::move(errors));
}

Estimate simulatedFailure(const CountModel &model, const Empirical &errors, double alpha) {
    require("alpha", alpha, range::positive);
    // As far as rounding may move an outcome that lies exactly at alpha.
    const double slack = 4 * std::numeric_limits<double>::epsilon() / (1 - 2 * model.q);
    return errors.atLeast(alpha - slack);
}

Estimate simulatedAccuracy(const Empirical &errors, double beta) {
    require("beta", beta, range::openUnit);
    return errors.quantile(1 - beta);
}

Empirical privacyLosses(const CountModel &model, const CountTally &counts, const std::stop_token &stop) {
    std::vector<Empirical::Value> losses;
    for (const auto &[outcome, times] : counts.times()) {
        if (stop.stop_requested())
            break;
        losses.push_back({logPrivacyRatio(model, outcome), times});
    }
    return Empirical(std::move(losses));
}

Estimate simulatedDelta(const Empirical &losses, double epsilon) {
    require("epsilon", epsilon, anyLoss);
    const Estimate violation = simulatedViolation(losses, epsilon);
    Moments excess;
    excess.add(0, losses.trialsAtMost(epsilon));
    const auto values = losses.values();
    for (auto it = std::ranges::upper_bound(values, epsilon, {}, &Empirical::Value::value); it != values.end(); ++it)
        excess.add(-std::expm1(epsilon - it->value), it->times);
    Estimate delta = excess.meanEstimate();
    delta.lower = std::max(0.0, delta.lower);
    // Few trials above epsilon make no normal mean: the share of them is an upper end that always holds.
    constexpr std::int64_t fewTrials = 30;
    if (losses.trials() - losses.trialsAtMost(epsilon) < fewTrials)
        delta.upper = violation.upper;
    return delta;
}

Estimate simulatedViolation(const Empirical &losses, double epsilon) {
    require("epsilon", epsilon, anyLoss);
    return shareEstimate(losses.trials() - losses.trialsAtMost(epsilon), losses.trials());
}

} // namespace halftruth
