#include "core/math/count/count_confidence.h"

#include "core/math/domain/domain.h"
#include "core/math/domain/first_where.h"

#include <boost/math/distributions/normal.hpp>

#include <cmath>

namespace halftruth {

ConfidenceSet countConfidenceSet(std::int64_t n, double q, std::int64_t outcome, double beta) {
    const auto model = [&](std::int64_t ones) { return CountModel{.n = n, .ones = ones, .q = q}; };
    requireCountModel(model(0));
    const auto people = static_cast<double>(n);
    const auto s = static_cast<double>(outcome);
    require("outcome", s, range::integers(0, people));
    require("beta", beta, range::openUnit);
    // outcome < τ_{β/2}(m)
    const auto tooFew = [&](std::int64_t ones) { return countCdf(model(ones), outcome) < beta / 2; };
    // outcome > τ_{1−β/2}(m) says P[A < outcome] ≥ 1 − β/2; the tail itself has more digits.
    const auto tooMany = [&](std::int64_t ones) {
        return outcome > 0 && countSurvival(model(ones), outcome - 1) <= beta / 2;
    };
    // The normal approximation is where the searches begin; at q = 1/2 anywhere will do.
    const double contrast = std::max(1 - 2 * q, 1e-12);
    const double estimate = (s - people * q) / contrast;
    // Half of the smallest double would be 0, which has no quantile.
    const double tail = std::max(beta / 2, std::numeric_limits<double>::min());
    const double half =
        -boost::math::quantile(boost::math::normal(), tail) * std::sqrt(countVariance(model(0))) / contrast;
    const std::int64_t first =
        detail::firstWhere(n, estimate - half, [&](std::int64_t ones) { return !tooMany(ones); });
    const std::int64_t afterLast = detail::firstWhere(n, estimate + half, tooFew);
    return {.first = first, .last = afterLast - 1};
}

} // namespace halftruth
