#include "core/math/vectors/two_type_release.h"

#include "core/math/domain/domain.h"
#include "core/math/vectors/collection_release.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace halftruth {

namespace {

constexpr std::size_t maxDistances = 41;

double real(std::int64_t whole) { return static_cast<double>(whole); }

/// A sum of independent Bernoulli variables, one for each report: whether it is the vector's, with the odds that its
/// distance gives, times a common factor e^tilt.
class Membership {
public:
    Membership(double logOddsOfBit, double logPrior, std::span<const std::int64_t> distances) {
        const auto bits = static_cast<double>(distances.size() - 1);
        for (std::size_t d = 0; d < distances.size(); ++d) {
            if (distances[d] == 0)
                continue;
            m_reports[m_kinds] = real(distances[d]);
            m_logOdds[m_kinds] = (bits - 2 * static_cast<double>(d)) * logOddsOfBit + logPrior;
            ++m_kinds;
        }
    }

    /// Finds a tilt at which the mean is near k + 1/2, between 0 and all: then the variance is at least 1/4 and k and
    /// k+1 are the likeliest numbers.
    double tiltBetween(double k) {
        // At either end every report is the same, to within e^-50 of each.
        const auto [least, most] = std::ranges::minmax(std::span(m_logOdds).first(m_kinds));
        double low = -most - 50;
        double high = 50 - least;
        double tilt = std::clamp(0.0, low, high);
        double step = high - low;
        for (;;) {
            set(tilt, k);
            // The phases below take what is left into account.
            if (std::fabs(m_excess) <= 1e-3 * std::min(1.0, m_variance))
                return tilt;
            (m_excess > 0 ? high : low) = tilt;
            const double newton = -m_excess / m_variance;
            // Where every report is surely the one or the other there is no slope to follow, and near there the steps
            // don't shrink: the middle is better.
            if (tilt + newton > low && tilt + newton < high && 2 * std::fabs(newton) < step) {
                step = std::fabs(newton);
                tilt += newton;
            } else {
                step = (high - low) / 2;
                tilt = low + step;
            }
        }
    }

    /// ln P[T = k] - ln P[T = k+1] with the k of tiltBetween().
    [[nodiscard]] double logRatioAroundMean() const {
        // As many points as there are numbers with a probability above 1e-18: their tails are those of Bennett's
        // inequality. An odd number of points pairs all but the one at 0.
        const int half = static_cast<int>(std::ceil(4.6 * std::sqrt(m_variance))) + 8;
        const double step = 2 * std::numbers::pi / (2 * half + 1);
        double sum = 0.5;
        double difference = 0;
        for (int k = 1; k <= half; ++k) {
            const Point point = at(step * k);
            if (point.logModulus < -42)
                break; // it falls with the angle
            const double modulus = std::exp(point.logModulus);
            sum += modulus * std::cos(point.phase) * std::cos(step * k / 2);
            difference -= modulus * std::sin(point.phase) * std::sin(step * k / 2);
        }
        return 2 * std::atanh(difference / sum);
    }

private:
    struct Point {
        double logModulus;
        double phase;
    };

    void set(double tilt, double k) {
        double likely = -k; // whole numbers, so that what is added to them is as exact as the variance
        double rest = -0.5;
        m_variance = 0;
        for (std::size_t i = 0; i < m_kinds; ++i) {
            const double x = m_logOdds[i] + tilt;
            // The smaller of the two probabilities, to all digits.
            const double e = std::exp(-std::fabs(x));
            m_rarer[i] = e / (1 + e);
            m_sign[i] = x > 0 ? -1 : 1;
            likely += x > 0 ? m_reports[i] : 0;
            rest += m_sign[i] * m_reports[i] * m_rarer[i];
            m_variance += m_reports[i] * m_rarer[i] / (1 + e);
        }
        m_excess = likely + rest;
    }

    /// The characteristic function around k + 1/2 at an angle in (0, pi).
    [[nodiscard]] Point at(double angle) const {
        const double sine = std::sin(angle);
        const double square = std::sin(angle / 2) * std::sin(angle / 2);
        Point point{.logModulus = 0, .phase = angle * m_excess};
        for (std::size_t i = 0; i < m_kinds; ++i) {
            // Of 1 + w (e^(i angle) - 1), the angle counted from its mean; 1 - w has the opposite one.
            const double w = m_rarer[i];
            point.logModulus += m_reports[i] / 2 * std::log1p(-4 * w * (1 - w) * square);
            point.phase += m_sign[i] * m_reports[i] * (std::atan2(w * sine, 1 - 2 * w * square) - w * angle);
        }
        return point;
    }

    std::size_t m_kinds = 0; ///< of reports, by distance
    std::array<double, maxDistances> m_reports{};
    std::array<double, maxDistances> m_logOdds{};
    std::array<double, maxDistances> m_rarer{};
    std::array<double, maxDistances> m_sign{};
    double m_variance = 0;
    double m_excess = 0; ///< of the mean over k + 1/2
};

} // namespace

void requireTwoTypeCollection(const TwoTypeCollection &collection) {
    require("n", real(collection.n), range::population);
    require("ones", real(collection.ones), range::integers(0, real(collection.n - 1)));
    require("bits", real(collection.bits), range::bits);
    require("q", collection.q, range::lieProbabilityPositive);
}

double twoTypeLogRatio(const TwoTypeCollection &collection, std::span<const std::int64_t> distances) {
    requireTwoTypeCollection(collection);
    const auto [n, ones, bits, q] = collection;
    if (distances.size() != static_cast<std::size_t>(bits + 1))
        throw std::domain_error("distances must be " + std::to_string(bits + 1) + " numbers, but are " +
                                std::to_string(distances.size()));
    for (const std::int64_t reports : distances)
        require("a distance count", real(reports), range::integers(0, real(n)));
    if (const std::int64_t all = std::accumulate(distances.begin(), distances.end(), std::int64_t{0}); all != n)
        throw std::domain_error("the sum of distances must be n = " + std::to_string(n) + ", but is " +
                                std::to_string(all));
    if (q == 0.5)
        return 0;
    // With these odds beforehand the ratio of the two probabilities is the privacy ratio itself; the tilt, which
    // moves the mean between them, is the rest of its logarithm.
    Membership vectors(std::log1p(-q) - std::log(q), std::log(real(ones + 1) / real(n - ones)), distances);
    const double tilt = vectors.tiltBetween(real(ones));
    return tilt + vectors.logRatioAroundMean();
}

std::optional<TwoTypeCollection> asTwoTypes(double q, const BitCollection &collection, const BitCollection &changed) {
    require("q", q, range::lieProbabilityPositive);
    requireNeighbours(collection, changed);
    std::vector<std::uint32_t> values = collection.members;
    values.insert(values.end(), changed.members.begin(), changed.members.end());
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    if (values.size() != 2)
        return {};
    const auto copies = [](const BitCollection &of, std::uint32_t value) {
        return static_cast<std::int64_t>(std::ranges::count(of.members, value));
    };
    const std::int64_t before = copies(collection, values[0]);
    const std::int64_t after = copies(changed, values[0]);
    if (before == after)
        return {};
    const auto n = static_cast<std::int64_t>(collection.members.size());
    return TwoTypeCollection{
        .n = n, .ones = after > before ? before : n - before, .bits = std::popcount(values[0] ^ values[1]), .q = q};
}

} // namespace halftruth
