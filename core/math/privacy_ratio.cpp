#include <halftruth/math/count_ratio.h>
#include <halftruth/math/domain.h>
#include <halftruth/math/privacy_ratio.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace halftruth {

namespace {

using detail::RatioChain;

constexpr Range ratioLieProbability{.lower = 0, .upper = 0.5, .lowerOpen = true};

void requireRatioModel(const CountModel &model) {
    require("n", static_cast<double>(model.n), range::population);
    require("ones", static_cast<double>(model.ones), range::integers(0, static_cast<double>(model.n - 1)));
}

/// ln((1−q)/q), what the ratio reaches at outcome 0; through artanh where it is near 0.
double pureEpsilon(double q) { return q < 0.25 ? std::log((1 - q) / q) : 2 * std::atanh(1 - 2 * q); }

/// ln π from R and R − 1.
double logRatioOf(double q, double ratio, double excess) {
    // (π−1)/(π+1) = (p−q)(R−1)/(R+1), since p + q = 1: exact near π = 1, where ln((pR+q)/(qR+p)) is not.
    const double t = (1 - 2 * q) * excess / (ratio + 1);
    if (std::fabs(t) < 0.5)
        return 2 * std::atanh(t);
    return std::log(((1 - q) * ratio + q) / (q * ratio + (1 - q)));
}

/// ln π to first order in q, for a q so small that the next order is below the smallest double.
double logRatioAtTinyQ(double n, double m, double q, double s) {
    return s <= m ? std::log((m - s + 1) / (m + 1)) - std::log(q) : std::log(q) + std::log((n - m) / (s - m));
}

double logRatio(double n, double m, double q, double s) {
    if (q == 0.5)
        return 0;
    if (s == 0)
        return pureEpsilon(q);
    if (s == n)
        return -pureEpsilon(q);
    if (q < detail::smallestChainQ)
        return logRatioAtTinyQ(n, m, q, s);
    RatioChain up(n - 1, m, q);
    if (s <= up.lastOutcome()) {
        up.startAt(s);
        return logRatioOf(q, up.ratio(), up.excess());
    }
    // Beyond the turning point of the recurrence: π(s; m)·π(n−s; n−1−m) = 1.
    RatioChain down(n - 1, n - 1 - m, q);
    down.startAt(n - s);
    return -logRatioOf(q, down.ratio(), down.excess());
}

/// Whether ln π exceeds epsilon by more than rounding.
bool exceeds(double logarithm, double epsilon) {
    return logarithm - epsilon > 8 * std::numeric_limits<double>::epsilon() * std::max(1.0, epsilon);
}

/// The first s in 0 … n+1 at which a predicate that is true from some s on becomes true.
template <class Predicate>
std::int64_t firstOutcome(std::int64_t n, Predicate isBeyond) {
    std::int64_t low = -1;
    std::int64_t high = n + 1;
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        (isBeyond(middle) ? high : low) = middle;
    }
    return high;
}

void requireSize(std::size_t actual, std::size_t wanted) {
    if (actual != wanted)
        throw std::invalid_argument(
            domainMessage("out.size()", "{" + std::to_string(wanted) + "}", std::to_string(actual)));
}

} // namespace

double logPrivacyRatio(const CountModel &model, std::int64_t outcome) {
    requireRatioModel(model);
    require("q", model.q, ratioLieProbability);
    const auto n = static_cast<double>(model.n);
    const auto s = static_cast<double>(outcome);
    require("outcome", s, range::integers(0, n));
    return logRatio(n, static_cast<double>(model.ones), model.q, s);
}

void logPrivacyRatioGrid(std::int64_t n, double q, std::span<const std::int64_t> outcomes,
                         std::span<const std::int64_t> ones, std::span<double> out, std::stop_token stop) {
    require("n", static_cast<double>(n), range::population);
    require("q", q, ratioLieProbability);
    const auto last = static_cast<double>(n);
    for (const std::int64_t s : outcomes)
        require("outcome", static_cast<double>(s), range::integers(0, last));
    for (const std::int64_t m : ones)
        require("ones", static_cast<double>(m), range::integers(0, last - 1));
    requireSize(out.size(), outcomes.size() * ones.size());
    auto cell = out.begin();
    for (const std::int64_t m : ones) {
        if (stop.stop_requested())
            return;
        for (const std::int64_t s : outcomes)
            *cell++ = logRatio(last, static_cast<double>(m), q, static_cast<double>(s));
    }
}

void logPrivacyRatioSurface(std::int64_t n, double q, std::span<double> out) {
    require("n", static_cast<double>(n), range::population);
    std::vector<std::int64_t> outcomes(static_cast<std::size_t>(n) + 1);
    std::iota(outcomes.begin(), outcomes.end(), 0);
    logPrivacyRatioGrid(n, q, outcomes, std::span(outcomes).first(static_cast<std::size_t>(n)), out);
}

ViolationProbability violationProbability(const CountModel &model, double epsilon) {
    requireRatioModel(model);
    require("q", model.q, range::lieProbability);
    require("epsilon", epsilon, range::positive);
    if (model.q == 0)
        return {.zero = 1, .one = 1};
    const auto n = static_cast<double>(model.n);
    const auto m = static_cast<double>(model.ones);
    const auto at = [&](std::int64_t s) { return logRatio(n, m, model.q, static_cast<double>(s)); };
    const std::int64_t met = firstOutcome(model.n, [&](std::int64_t s) { return !exceeds(at(s), epsilon); });
    const std::int64_t broken = firstOutcome(model.n, [&](std::int64_t s) { return exceeds(-at(s), epsilon); });
    const CountModel next{.n = model.n, .ones = model.ones + 1, .q = model.q};
    return {.zero = met == 0 ? 0.0 : countCdf(model, met - 1),
            .one = broken > model.n ? 0.0 : (broken == 0 ? 1.0 : countSurvival(next, broken - 1))};
}

} // namespace halftruth
