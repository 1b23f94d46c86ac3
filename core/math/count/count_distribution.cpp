#include "core/math/count/count_distribution.h"

#include "core/math/count/binomial_term.h"
#include "core/math/count/count_ratio.h"
#include "core/math/count/count_tilt.h"
#include "core/math/domain/domain.h"
#include "core/math/domain/first_where.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace halftruth {

namespace {

using detail::RatioChain;

/// What is left out of a sum of positive terms: less than its rounding.
constexpr double negligible = 1e-18;

struct Count {
    double n;
    double m;
    double q;
};

Count checked(const CountModel &model) {
    requireCountModel(model);
    return {static_cast<double>(model.n), static_cast<double>(model.ones), model.q};
}

double checkedOutcome(const CountModel &model, std::int64_t outcome) {
    const auto s = static_cast<double>(outcome);
    require("outcome", s, range::integers(0, static_cast<double>(model.n)));
    return s;
}

double mean(const Count &c) { return std::fma(c.n - 2 * c.m, c.q, c.m); }

/// How far an outcome is below the mean, with one rounding: where lies are rare their difference has no digits.
double below(const Count &c, double s) { return std::fma(c.n - 2 * c.m, c.q, c.m - s); }

double variance(const Count &c) { return c.n * c.q * (1 - c.q); }

Count mirrored(const Count &c) { return {c.n, c.n - c.m, c.q}; }

/// A distance from the mean beyond which both tails together are below 2e^−exponent, by Bernstein's inequality.
double bernsteinDistance(const Count &c, double exponent) {
    const double linear = exponent * (1 - c.q) / 3;
    return linear + std::sqrt(linear * linear + 2 * exponent * variance(c));
}

/// Σ_j Bin(m,q)(j)·Bin(n−m,q)(j+s−m): j ones flipped down, j+s−m zeros flipped up. The terms are log-concave in j.
class FlipSum {
public:
    FlipSum(const Count &c, double s)
        : m_ones(c.m), m_zeros(c.n - c.m), m_q(c.q), m_excess(s - c.m), m_odds(c.q / (1 - c.q)),
          m_first(std::max(0.0, -m_excess)), m_last(std::min(m_ones, m_zeros - m_excess)) {}

    [[nodiscard]] double logarithm() const {
        const double peak = peakIndex();
        const double logPeak = logTerm(peak);
        const double width = peakWidth(peak);
        // Below this width neighbours are cheap by their ratios; above it a sum over every h-th term is as exact,
        // since Poisson's formula bounds its error by exp(−2π²(width/h)²) for terms as smooth as these.
        constexpr double smallWidth = 24;
        const double sum =
            width < smallWidth ? sumOfNeighbours(peak) : sumOfStrides(peak, logPeak, std::floor(width / 2));
        return logPeak + std::log1p(sum);
    }

private:
    [[nodiscard]] double logTerm(double j) const {
        return detail::logBinomialTerm(j, m_ones, m_q) + detail::logBinomialTerm(j + m_excess, m_zeros, m_q);
    }

    /// Where the ratio of neighbouring terms is 1, a root of a quadratic; to a unit or so, which is enough.
    [[nodiscard]] double peakIndex() const {
        const double r2 = m_odds * m_odds;
        const double a = 1 - r2;
        const double b = m_excess + 2 + r2 * (m_ones + m_zeros - m_excess);
        const double c = m_excess + 1 - r2 * m_ones * (m_zeros - m_excess);
        const double root = std::sqrt(std::max(0.0, b * b - 4 * a * c));
        const double j = b >= 0 ? -2 * c / (b + root) : (root - b) / (2 * a);
        return std::clamp(std::round(j), m_first, m_last);
    }

    /// Standard deviation of the normal curve with the peak's curvature; a half is the continuity correction of an
    /// end.
    [[nodiscard]] double peakWidth(double j) const {
        const double k = j + m_excess;
        return 1 / std::sqrt(1 / (j + 0.5) + 1 / (m_ones - j + 0.5) + 1 / (k + 0.5) + 1 / (m_zeros - k + 0.5));
    }

    /// The terms other than the peak, relative to it, by their ratios.
    [[nodiscard]] double sumOfNeighbours(double peak) const {
        const double r2 = m_odds * m_odds;
        double sum = 0;
        double term = 1;
        for (double j = peak; j < m_last; ++j) {
            term *= (m_ones - j) / (j + 1) * ((m_zeros - j - m_excess) / (j + m_excess + 1)) * r2;
            sum += term;
            if (term < negligible * (1 + sum))
                break;
        }
        term = 1;
        for (double j = peak; j > m_first; --j) {
            term *= j / (m_ones - j + 1) * ((j + m_excess) / (m_zeros - j - m_excess + 1)) / r2;
            sum += term;
            if (term < negligible * (1 + sum))
                break;
        }
        return sum;
    }

    /// The same sum, less 1 for the peak, from every stride-th term.
    [[nodiscard]] double sumOfStrides(double peak, double logPeak, double stride) const {
        double sum = 1;
        for (const double step : {stride, -stride}) {
            for (double j = peak + step; j >= m_first && j <= m_last; j += step) {
                const double term = std::exp(logTerm(j) - logPeak);
                sum += term;
                if (term < negligible * sum)
                    break;
            }
        }
        return sum * stride - 1;
    }

    double m_ones;
    double m_zeros;
    double m_q;
    double m_excess;
    double m_odds;
    double m_first;
    double m_last;
};

double logPmf(const Count &c, double s) {
    if (c.q == 0)
        return s == c.m ? 0.0 : -std::numeric_limits<double>::infinity();
    return FlipSum(c, s).logarithm();
}

/// The ratios at the q of the model; so small a q that they would overflow is as good as the smallest that does not.
RatioChain ratios(const Count &c) { return {c.n, c.m, std::max(c.q, detail::smallestChainQ)}; }

/// P[A ≤ s] / P[A = s] for s below the mode: a sum of positive terms over 1/R.
double lowerTailRatio(const Count &c, double s) {
    RatioChain up = ratios(c);
    const double accurateEnd = up.lastOutcome();
    // Relative to the mode this far down everything is negligible; relative to s the more so, by log-concavity.
    const double depth = std::ceil(bernsteinDistance(c, 42 + std::log1p(3 * std::sqrt(variance(c)))));
    const double bottom = std::max(0.0, s - depth);

    // From the turning point of the recurrence up to s its mirror image has the ratios, in descending order.
    double sum = 0;
    double product = 1;
    double at = s;
    if (at > accurateEnd) {
        RatioChain down = ratios(mirrored(c));
        down.startAt(c.n + 1 - at);
        while (true) {
            sum += product;
            product *= down.ratio();
            --at;
            if (at <= std::max(accurateEnd, bottom) || product < negligible * sum)
                break;
            down.stepRatio();
        }
        if (at <= bottom || product < negligible * sum)
            return sum + product;
    }
    if (at == 0)
        return sum + product;
    // Below it, T_s = P[A ≤ s]/P[A = s] obeys T_s = 1 + T_{s−1}/R_s, from the bottom up.
    double tail = 1;
    up.startAt(std::max(bottom, 0.0) + 1);
    while (true) {
        tail = 1 + tail / up.ratio();
        if (up.outcome() >= at)
            break;
        up.stepRatio();
    }
    return sum + product * tail;
}

/// P[A ≤ s] for s at or below the mean.
double lowerTail(const Count &c, double s) {
    if (variance(c) >= detail::smallestTiltedVariance) {
        const double tail =
            detail::tiltedTail({.q = c.q, .ones = c.n - c.m, .zeros = c.m}, std::max(0.0, below(c, s)));
        if (tail >= 0)
            return tail;
    }
    const double logAtOutcome = logPmf(c, s);
    // The tail has at most n + 1 times its largest probability: nothing that a double can hold.
    constexpr double logOfNothing = -770;
    return logAtOutcome < logOfNothing ? 0 : std::exp(logAtOutcome) * lowerTailRatio(c, s);
}

/// P[A ≤ s] for whole s, also outside 0 … n.
double cdf(const Count &c, double s) {
    if (s < 0)
        return 0;
    if (s >= c.n)
        return 1;
    if (c.q == 0)
        return s >= c.m ? 1.0 : 0.0;
    if (s <= mean(c))
        return std::min(1.0, lowerTail(c, s));
    return std::max(0.0, 1 - lowerTail(mirrored(c), c.n - s - 1));
}

/// P[A > s] for whole s, also outside 0 … n.
double survival(const Count &c, double s) { return cdf(mirrored(c), c.n - s - 1); }

/// values[i] = R at first+i, i ≥ 1, for the outcomes up to last: from both ends to the turning point of the
/// recurrence.
void fillRatios(const Count &c, double first, double last, std::vector<double> &values) {
    RatioChain up = ratios(c);
    RatioChain down = ratios(mirrored(c));
    const double turn = std::clamp(up.lastOutcome(), first, last);
    double upSteps = turn - first;
    double downSteps = last - turn;
    double *low = values.data() + 1;
    double *high = values.data() + static_cast<std::ptrdiff_t>(last - first);
    if (upSteps > 0)
        up.startAt(first + 1);
    if (downSteps > 0)
        down.startAt(c.n + 1 - last);
    const auto fillUp = [&] {
        *low++ = up.ratio();
        up.stepRatio();
        --upSteps;
    };
    const auto fillDown = [&] {
        *high-- = 1 / down.ratio();
        down.stepRatio();
        --downSteps;
    };
    // Side by side as long as both have work: each is a chain of divisions that wait for one another.
    while (upSteps > 0 && downSteps > 0) {
        fillUp();
        fillDown();
    }
    while (upSteps > 0)
        fillUp();
    while (downSteps > 0)
        fillDown();
}

double standardNormalQuantile(double level) { return boost::math::quantile(boost::math::normal(), level); }

/// The quantile of the count at z, that of the standard normal distribution.
double cornishFisher(const Count &c, double z) {
    const double p = 1 - c.q;
    const double var = variance(c);
    if (var == 0)
        return c.m;
    const double sd = std::sqrt(var);
    // Cumulants of a Bernoulli(x): x(1−x)(1−2x) and x(1−x)(1−6x(1−x)); ones and zeros have opposite third ones. Both
    // times sd: of a variance of 1e-320 none of the terms is infinite.
    const double skewness = (c.n - 2 * c.m) / c.n * (1 - 2 * c.q);
    const double kurtosis = (1 - 6 * p * c.q) / sd;
    const double beside = z * sd + skewness * (z * z - 1) / 6 + kurtosis * z * (z * z - 3) / 24 -
                          skewness * skewness / sd * z * (2 * z * z - 5) / 36;
    return std::clamp(mean(c) + beside, 0.0, c.n);
}

/// The first outcome that reaches a quantile: a bracket grown from a guess by doubling steps, then halved.
template <class Reaches>
std::int64_t quantile(const Count &c, double guess, Reaches reaches) {
    if (c.q == 0)
        return static_cast<std::int64_t>(c.m);
    return detail::firstWhere(static_cast<std::int64_t>(c.n), std::round(guess),
                              [&](std::int64_t s) { return reaches(static_cast<double>(s)); });
}

/// Whether outcomes at a distance from the mean count as being as far.
enum class AtDistance : bool { Out, In };

/// By how much rounding, of the distance and of q in it and in the mean, may move an outcome: 4 ulps.
double tolerance(const Count &c, double distance) {
    const double moved = std::fabs(c.n - 2 * c.m) * c.q + distance / (1 - 2 * c.q);
    return 4 * std::numeric_limits<double>::epsilon() * std::min(c.n, moved);
}

/// P[|A − E| ≥ distance], or > without the outcomes at it.
double tails(const Count &c, double distance, AtDistance at) {
    const bool in = at == AtDistance::In;
    const double reach = distance + (in ? -1 : 1) * tolerance(c, distance);
    if (in && reach <= 0)
        return 1;
    if (reach > c.n) // farther than any outcome; steps of 1 would get nowhere
        return 0;
    // The last outcome so far below the mean of a count; of its mirror image, the first so far above.
    const auto last = [&](const Count &count) {
        const auto isFar = [&](double s) { return in ? below(count, s) >= reach : below(count, s) > reach; };
        double s = std::floor(mean(count) - reach);
        while (isFar(s + 1))
            ++s;
        while (!isFar(s))
            --s;
        return s;
    };
    const Count mirror = mirrored(c);
    const double lower = last(c);
    const double upper = c.n - last(mirror);
    if (upper <= lower + 1) // no outcome is nearer: all of them, without the rounding of their sum
        return 1;
    return std::min(1.0, cdf(c, lower) + cdf(mirror, c.n - upper));
}

} // namespace

void requireCountModel(const CountModel &model) {
    require("n", static_cast<double>(model.n), range::population);
    require("ones", static_cast<double>(model.ones), range::integers(0, static_cast<double>(model.n)));
    require("q", model.q, range::lieProbability);
}

double countMean(const CountModel &model) { return mean(checked(model)); }

double countVariance(const CountModel &model) { return variance(checked(model)); }

double logCountPmf(const CountModel &model, std::int64_t outcome) {
    const Count c = checked(model);
    return logPmf(c, checkedOutcome(model, outcome));
}

double countPmf(const CountModel &model, std::int64_t outcome) { return std::exp(logCountPmf(model, outcome)); }

double countCdf(const CountModel &model, std::int64_t outcome) {
    const Count c = checked(model);
    return cdf(c, checkedOutcome(model, outcome));
}

double countSurvival(const CountModel &model, std::int64_t outcome) {
    const Count c = checked(model);
    return survival(c, checkedOutcome(model, outcome));
}

double countQuantileApproximate(const CountModel &model, double level) {
    const Count c = checked(model);
    require("level", level, range::openUnit);
    return cornishFisher(c, standardNormalQuantile(level));
}

std::int64_t countQuantile(const CountModel &model, double level) {
    const Count c = checked(model);
    require("level", level, range::openUnit);
    if (level > 0.5) // the other tail has the digits; 1 - level has lost none
        return countUpperQuantile(model, 1 - level);
    return quantile(c, cornishFisher(c, standardNormalQuantile(level)), [&](double s) { return cdf(c, s) >= level; });
}

std::int64_t countUpperQuantile(const CountModel &model, double tail) {
    const Count c = checked(model);
    require("tail", tail, range::openUnit);
    return quantile(c, cornishFisher(c, -standardNormalQuantile(tail)),
                    [&](double s) { return survival(c, s) <= tail; });
}

void countPmfAbove(const CountModel &model, double smallest, CountPmf &reuse) {
    const Count c = checked(model);
    require("smallest", smallest, range::openUnit);
    std::vector<double> &values = reuse.probability;
    if (c.q < detail::smallestChainQ) {
        // At most the neighbours of m can exceed the smallest double.
        reuse.first = std::max<std::int64_t>(0, model.ones - 2);
        values.assign(static_cast<std::size_t>(std::min(model.n, model.ones + 2) - reuse.first + 1), 0.0);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = std::exp(logPmf(c, static_cast<double>(reuse.first) + static_cast<double>(i)));
    } else {
        const double centre = mean(c);
        const double reach = bernsteinDistance(c, -std::log(smallest));
        const double first = std::max(0.0, std::ceil(centre - reach - 1));
        const double last = std::min(c.n, std::floor(centre + reach + 1));
        const auto count = static_cast<std::size_t>(last - first) + 1;
        reuse.first = static_cast<std::int64_t>(first);
        values.assign(count, 0.0);

        fillRatios(c, first, last, values);

        // R decreases: the mode is the last outcome with R ≥ 1.
        const auto afterMode =
            std::partition_point(values.begin() + 1, values.end(), [](double r) { return r >= 1; });
        const auto mode = static_cast<std::size_t>(afterMode - values.begin()) - 1;
        // Stop at the smallest wanted: beyond it products would become subnormal, which is slow.
        const double stop = smallest * 0.5;
        const double atMode = std::exp(logPmf(c, first + static_cast<double>(mode)));
        double sum = atMode;
        double product = atMode;
        std::size_t begin = mode;
        while (begin > 0 && product > stop) {
            const double r = values[begin];
            values[begin] = product;
            product *= 1 / r; // the division does not wait for the product
            sum += product;
            --begin;
        }
        values[begin] = product;
        product = atMode;
        std::size_t end = mode + 1;
        while (end < count && product > stop) {
            product *= values[end];
            values[end] = product;
            sum += product;
            ++end;
        }
        values.resize(end);
        values.erase(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(begin));
        reuse.first += static_cast<std::int64_t>(begin);
        // The products drift from the mode's own value by less than rounding; the sum is 1 by definition.
        const double scale = smallest < 1e-20 ? 1 / sum : 1.0;
        for (double &value : values)
            value *= scale;
    }
    const auto isAbove = [smallest](double value) { return value > smallest; };
    const auto begin = std::find_if(values.begin(), values.end(), isAbove);
    reuse.first += begin - values.begin();
    values.erase(values.begin(), begin);
    while (!values.empty() && !isAbove(values.back()))
        values.pop_back();
}

double countTwoSidedTail(const CountModel &model, double deviation) {
    const Count c = checked(model);
    require("deviation", deviation, Range{.lower = 0, .upperOpen = true});
    if (c.q == 0)
        return deviation == 0 ? 1.0 : 0.0;
    return tails(c, deviation, AtDistance::In);
}

double countTwoSidedTailBeyond(const CountModel &model, double deviation) {
    const Count c = checked(model);
    require("deviation", deviation, Range{.lower = 0, .upperOpen = true});
    return c.q == 0 ? 0.0 : tails(c, deviation, AtDistance::Out);
}

double countTwoSidedTailInverse(const CountModel &model, double beta) {
    const Count c = checked(model);
    require("beta", beta, range::openUnit);
    if (c.q == 0)
        return 0;
    const auto isEnough = [&](double distance) { return tails(c, distance, AtDistance::Out) <= beta; };
    // Outcomes lie at distances up + k above and down + k below the mean, k = 0, 1, …
    double floor = std::floor(mean(c));
    if (below(c, floor) < 0)
        --floor;
    const double down = below(c, floor);
    const double up = down == 0 ? 0 : -below(c, floor + 1);
    const double near = std::min(up, down);
    const double far = std::max(up, down);
    // The smallest k at which far + k is enough, bracketed from the normal approximation and halved.
    // Half of the smallest double would be 0, which has no quantile.
    const double tail = std::max(beta / 2, std::numeric_limits<double>::denorm_min());
    double high = std::floor(std::sqrt(variance(c)) * -standardNormalQuantile(tail));
    double low = high - 1;
    double stride = 1;
    while (low >= 0 && isEnough(far + low)) {
        high = low;
        low -= stride;
        stride *= 2;
    }
    stride = 1;
    while (!isEnough(far + high)) {
        low = high;
        high += stride;
        stride *= 2;
    }
    high = detail::firstBetween(std::max(low, -1.0), high, [&](double s) { return isEnough(far + s); });
    return isEnough(near + high) ? near + high : far + high;
}

} // namespace halftruth
