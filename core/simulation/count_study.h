#pragma once

#include "core/math/count/count_distribution.h"
#include "core/simulation/runner.h"
#include "core/simulation/tally.h"

#include <cstdint>
#include <stop_token>

/// What is seen when n people answer again and again: the count, the error of the estimate made from it, and what it
/// gives away. One simulation of counts serves all three.
namespace halftruth {

/// Counts A_n(m), one for each trial. Domain: that of the model. Exact in distribution; 60 ns a trial at any n.
/// Throws std::domain_error.
[[nodiscard]] CountTally simulateCounts(const CountModel &model, const Simulation &simulation,
                                        const std::stop_token &stop = {}, const Progress<CountTally> &progress = {});

/// The same counts person by person: a test of simulateCounts() and a baseline. Domain: n up to maxIndividuals. O(n)
/// a trial. Throws std::domain_error.
[[nodiscard]] CountTally simulateCountsOneByOne(const CountModel &model, const Simulation &simulation,
                                                const std::stop_token &stop = {});

/// The errors abs(estimate - ones/n) that go with simulated counts, estimate = (A/n - q)/(1-2q).
/// Domain: q in [0, 1/2). An outcome counts as reaching an error as in countTwoSidedTail(). Throws std::domain_error.
[[nodiscard]] Empirical estimateErrors(const CountModel &model, const CountTally &counts);

/// P[abs(estimate - ones/n) >= alpha] by simulation: the share of trials, beside failureExact().
/// Domain: alpha > 0 and trials. Throws std::domain_error.
[[nodiscard]] Estimate simulatedFailure(const CountModel &model, const Empirical &errors, double alpha);

/// inf{alpha : P[abs(estimate - ones/n) >= alpha] <= beta} by simulation, beside accuracyExact(): the error's
/// quantile at 1-beta. With fewer than about 4/beta trials the upper end of its interval is infinite.
/// Domain: beta in (0, 1) and trials. Throws std::domain_error.
[[nodiscard]] Estimate simulatedAccuracy(const Empirical &errors, double beta);

/// The privacy losses ln(P[A_n(m)=s]/P[A_n(m+1)=s]) at simulated counts s of A_n(m): how much an outcome gives away
/// when it happens. Domain: ones in {0, ..., n-1}, q in (0, 1/2]. One logPrivacyRatio() for each outcome that came.
/// A stop gives fewer values. Throws std::domain_error.
[[nodiscard]] Empirical privacyLosses(const CountModel &model, const CountTally &counts,
                                      const std::stop_token &stop = {});

/// delta(epsilon) = sum over s of max(0, P[A_n(m)=s] - e^epsilon P[A_n(m+1)=s]) by simulation: the mean of
/// max(0, 1 - e^(epsilon - loss)). Far below 1/trials no trial sees it: then the value is 0 and only the upper end,
/// that of the probability that the loss exceeds epsilon, says something.
/// Domain: epsilon >= 0 and trials. Throws std::domain_error.
[[nodiscard]] Estimate simulatedDelta(const Empirical &losses, double epsilon);

/// P[loss > epsilon] by simulation. Domain: epsilon >= 0 and trials. Throws std::domain_error.
[[nodiscard]] Estimate simulatedViolation(const Empirical &losses, double epsilon);

} // namespace halftruth
