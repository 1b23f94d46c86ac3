#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"
#include "core/math/shuffle/shuffle_lies.h"

#include <cstdint>

/// What the files of the explorer of the three models of trust share.
namespace halftruth::trust {

/// What is asked: the same guarantee in every model. Errors are those of the share of these n people.
struct Choice {
    std::int64_t n;
    std::int64_t ones;
    double epsilon;
    double delta;
    double beta;
    double share; ///< of ones

    [[nodiscard]] double people() const { return static_cast<double>(n); }
    /// The same share of ones among others.
    [[nodiscard]] std::int64_t onesOf(std::int64_t asked) const;
    /// Up to mostTried people every m is tried, beyond them the lie probability is enough.
    [[nodiscard]] ShuffleLies shuffled(std::int64_t asked, double loss, int coveringRuns,
                                       const std::stop_token &stop) const;
};
inline constexpr std::int64_t mostTried = 20'000;

/// Which ε there are errors for: below, 1 − 2q loses its digits, and above nobody is protected.
inline constexpr double leastEpsilon = 1e-5;
inline constexpr double mostEpsilon = 100;

/// Root mean square errors.
[[nodiscard]] double localError(double epsilon, std::int64_t n);
[[nodiscard]] double shuffledError(double q, std::int64_t n);
[[nodiscard]] double centralError(double epsilon, std::int64_t n);
/// localError()/centralError(): √(n/2), whatever ε is.
[[nodiscard]] double localPrice(std::int64_t n);

[[nodiscard]] Figure peopleFigure(const Request &request, const Choice &choice, Budget &budget);
[[nodiscard]] Figure epsilonFigure(const Request &request, const Choice &choice, Budget &budget);
[[nodiscard]] Figure priceFigure(const Request &request, const Choice &choice, Budget &budget);
[[nodiscard]] Figure confidenceFigure(const Request &request, const Choice &choice, Budget &budget);
/// shuffled: null until it is known.
[[nodiscard]] Figure tradeOffFigure(const Request &request, const Choice &choice, const ShuffleLies *shuffled,
                                    Budget &budget);

} // namespace halftruth::trust
