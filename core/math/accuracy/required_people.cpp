#include "core/math/accuracy/required_people.h"

#include "core/math/accuracy/accuracy.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/accuracy_inverse.h"
#include "core/math/count/count_tilt.h"
#include "core/math/domain/domain.h"
#include "core/math/domain/first_where.h"
#include "core/math/domain/stopped.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace halftruth {

namespace {

using detail::firstBetween;
using detail::UpperTail;

constexpr double infinity = std::numeric_limits<double>::infinity();

// So many n are tried one by one: where lies are rarer than one in a million, a failure may hold for all of 10^9.
constexpr double mostSteps = 2e6;

// Outcomes that are more than lattice and rounding move the failure by, where its tails aren't known as smooth ones.
constexpr double room = 2;

void requireInputs(double q, double share, double alpha, double beta) {
    require("q", q, range::lieProbabilityInformative);
    require("share", share, range::closedUnit);
    require("alpha", alpha, range::positive);
    require("beta", beta, range::openUnit);
}

/// The statement for any number of people.
struct Statement {
    double q;
    double share;
    double alpha;
    double beta;
    const std::stop_token &stop;

    [[nodiscard]] std::int64_t ones(double n) const { return onesAtShare(share, static_cast<std::int64_t>(n)); }

    /// The exact failure where the tails begin so many outcomes further out.
    [[nodiscard]] double exact(double n, double further = 0) const {
        requireNotStopped(stop);
        const double moved = further == 0 ? alpha : alpha + further / (n * (1 - 2 * q));
        return moved > 0 ? failureExact(q, static_cast<std::int64_t>(n), ones(n), moved) : 1;
    }
    /// Both tails together as they would be if each began so many outcomes beyond the deviation and the ones were
    /// exactly their share: a smooth function of n. Infinite where it isn't known.
    [[nodiscard]] double smooth(double n, double further) const {
        requireNotStopped(stop);
        if (n * q * (1 - q) < detail::smallestTiltedVariance)
            return infinity;
        const double deviation = n * alpha * (1 - 2 * q) + further;
        const double up = detail::tiltedTail({.q = q, .ones = share * n, .zeros = n - share * n}, deviation);
        const double down = detail::tiltedTail({.q = q, .ones = n - share * n, .zeros = share * n}, deviation);
        return up >= 0 && down >= 0 ? up + down : infinity;
    }
    /// By how much, relative to it, the failure differs from smooth() where the tails begin: the ones are whole, and
    /// half of one more moves the tails by their skewness.
    [[nodiscard]] double roughness(double n) const {
        const double sd = std::sqrt(n * q * (1 - q));
        const double z = n * alpha * (1 - 2 * q) / sd;
        return 10 * (1 + z * z * z) / (n * sd) + 1e-11;
    }
    /// By how much of an outcome rounding may move the begin of a tail.
    [[nodiscard]] static double slack(double n) { return 1e-9 + 4e-15 * n; }

    /// Whether it certainly holds: no tail begins before the deviation.
    [[nodiscard]] bool surelyHolds(double n) const {
        const double most = smooth(n, -slack(n));
        return std::isinf(most) ? exact(n, -room) <= beta : most * (1 + roughness(n)) <= beta;
    }
    /// Whether it certainly doesn't: no tail begins more than an outcome beyond it.
    [[nodiscard]] bool surelyFails(double n) const {
        const double least = smooth(n, 1 + slack(n));
        return std::isinf(least) ? exact(n, room) > beta : least * (1 - roughness(n)) > beta;
    }

    /// Chernoff's bound with so many ones more, also a part of one.
    [[nodiscard]] double chernoff(double n, double more) const {
        requireNotStopped(stop);
        const auto m = static_cast<detail::Extended>(std::clamp(share * n + more, 0.0, n));
        const UpperTail up{.q = q, .ones = m, .zeros = n - m};
        const UpperTail down{.q = q, .ones = n - m, .zeros = m};
        const detail::Extended deviation = n * static_cast<detail::Extended>(alpha) * (1 - 2 * up.q);
        return static_cast<double>(std::exp(-up.exponent(deviation)) + std::exp(-down.exponent(deviation)));
    }
};

/// ln of one tail as a function of n and of u, how far beyond the deviation its first outcome is: the biquadratic
/// through nine values in the box of n in [low, high], u in [0, 1].
class SmoothTail {
public:
    SmoothTail(const Statement &statement, bool upper, double low, double high)
        : m_statement(statement), m_upper(upper), m_middle((low + high) / 2),
          m_half(std::max(1.0, (high - low) / 2)) {
        std::array<std::array<double, 3>, 3> values{};
        for (std::size_t i = 0; i < 3; ++i)
            for (std::size_t j = 0; j < 3; ++j)
                values[i][j] = logarithm(static_cast<double>(i) - 1, static_cast<double>(j) - 1);
        // Coefficients of 1, x, x^2 from the values at -1, 0, 1, first in u and then in n.
        for (auto &row : values)
            row = coefficients(row);
        for (std::size_t j = 0; j < 3; ++j) {
            const auto column = coefficients({values[0][j], values[1][j], values[2][j]});
            for (std::size_t i = 0; i < 3; ++i)
                m_coefficients[i][j] = column[i];
        }
        // What it is off by, at places between the nine where a cubic term is largest.
        for (const double x : {-0.55, 0.55})
            for (const double y : {-0.55, 0.55})
                m_error = std::max(m_error, off(x, y));
    }

    [[nodiscard]] double operator()(double n, double u) const { return at((n - m_middle) / m_half, 2 * u - 1); }
    /// Infinite where a tail is out of its range.
    [[nodiscard]] double error() const { return m_error; }

private:
    using Row = std::array<double, 3>;

    [[nodiscard]] static Row coefficients(const Row &v) {
        return {v[1], (v[2] - v[0]) / 2, (v[2] + v[0]) / 2 - v[1]};
    }

    [[nodiscard]] double logarithm(double x, double y) const {
        const double n = m_middle + m_half * x;
        const double deviation = n * m_statement.alpha * (1 - 2 * m_statement.q) + (y + 1) / 2;
        const double ones = m_statement.share * n;
        const double tail = detail::tiltedTail(
            {.q = m_statement.q, .ones = m_upper ? ones : n - ones, .zeros = m_upper ? n - ones : ones}, deviation);
        return tail > 0 ? std::log(tail) : std::numeric_limits<double>::quiet_NaN();
    }

    [[nodiscard]] double off(double x, double y) const {
        const double error = std::fabs(at(x, y) - logarithm(x, y));
        return std::isnan(error) ? infinity : error;
    }

    [[nodiscard]] double at(double x, double y) const {
        const auto row = [&](std::size_t i) {
            return (m_coefficients[i][2] * y + m_coefficients[i][1]) * y + m_coefficients[i][0];
        };
        return (row(2) * x + row(1)) * x + row(0);
    }

    const Statement &m_statement;
    bool m_upper;
    double m_middle;
    double m_half;
    std::array<Row, 3> m_coefficients{};
    double m_error = 0;
};

/// Whether the exact failure is at most beta, mostly without evaluating it.
class Screen {
public:
    Screen(const Statement &statement, double low, double high)
        : m_statement(statement), m_low(low), m_high(high), m_up(statement, true, low, high),
          m_down(statement, false, low, high) {
        m_error = 10 * std::max(m_up.error(), m_down.error()) +
                  std::max(statement.roughness(low), statement.roughness(high));
    }

    [[nodiscard]] bool usable() const { return m_error < 1; }
    [[nodiscard]] bool covers(double n) const { return n >= m_low && n <= m_high; }

    [[nodiscard]] bool holds(double n) {
        if (++m_count % 4096 == 0)
            requireNotStopped(m_statement.stop);
        const double contrast = 1 - 2 * m_statement.q;
        const auto m = static_cast<double>(m_statement.ones(n));
        const double mean = std::fma(n - 2 * m, m_statement.q, m);
        const double deviation = n * m_statement.alpha * contrast;
        const double up = mean + deviation;
        const double down = mean - deviation;
        const double beyond = std::ceil(up) - up;
        const double below = down - std::floor(down);
        const double failure = std::exp(m_up(n, beyond)) + std::exp(m_down(n, below));
        // Next to an outcome rounding decides whether it is in the tail.
        const double slack = Statement::slack(n);
        const bool atOutcome = std::min(beyond, below) < slack || std::max(beyond, below) > 1 - slack;
        if (!atOutcome && std::fabs(failure - m_statement.beta) > m_error * m_statement.beta)
            return failure < m_statement.beta;
        return m_statement.exact(n) <= m_statement.beta;
    }

private:
    const Statement &m_statement;
    double m_low;
    double m_high;
    SmoothTail m_up;
    SmoothTail m_down;
    double m_error = 0;
    std::uint64_t m_count = 0;
};

/// The same over a long stretch of n: a screen for each tenth that n grows by, made when it is asked for.
class Screens {
public:
    Screens(const Statement &statement, double low, double high)
        : m_statement(statement), m_low(std::max(1.0, low)), m_high(high) {}

    [[nodiscard]] bool holds(double n) {
        if (n * m_statement.q * (1 - m_statement.q) < 3 * detail::smallestTiltedVariance)
            return m_statement.exact(n) <= m_statement.beta;
        if (!m_screen || !m_screen->covers(n)) {
            constexpr double growth = 1.1;
            const double from = m_low * std::pow(growth, std::floor(std::log(n / m_low) / std::log(growth)));
            m_screen.emplace(m_statement, std::min(n, from), std::max(n, std::min(m_high, growth * from)));
        }
        return m_screen->usable() ? m_screen->holds(n) : m_statement.exact(n) <= m_statement.beta;
    }

private:
    const Statement &m_statement;
    double m_low;
    double m_high;
    std::optional<Screen> m_screen;
};

/// Where the two ends of the saw may be.
struct Whereabouts {
    double few;     ///< up to here anything may be
    double lucky;   ///< up to here, from few on, some n may hold
    double failing; ///< from lucky up to here none does
    double holding; ///< from here on all do
};

template <class Few, class Holds>
RequiredPeople endsBetween(const Whereabouts &where, RequiredEnds ends, Few holdsOfFew, Holds holds,
                           const Watch &watch) {
    const auto [few, lucky, failing, holding] = where;
    RequiredPeople people{.first = 1, .fromOn = holding};
    const double range = holding - failing + few + 1;
    std::uint64_t looks = 0;
    // Of the range that both ends are looked for in; a look costs too little to tell of each.
    const auto tell = [&](double behind, double from) {
        if (++looks % 256 == 0)
            watch.report(std::min(1.0, ends == RequiredEnds::Both ? (from + behind / range) / 2 : behind / range));
    };
    double steps = 0;
    while (people.fromOn > failing + 1 && steps++ < mostSteps && holds(people.fromOn - 1))
        tell(holding - --people.fromOn, 0);
    if (steps > mostSteps)
        people.fromOn = firstBetween(failing, people.fromOn, holds);
    while (people.fromOn <= few + 1 && people.fromOn > 1 && holdsOfFew(people.fromOn - 1))
        tell(range - --people.fromOn, 0);
    if (ends == RequiredEnds::FromOn) {
        people.first = std::numeric_limits<double>::quiet_NaN();
        return people;
    }
    while (people.first <= few && people.first < people.fromOn && !holdsOfFew(people.first))
        tell(++people.first, 1);
    if (people.first <= few)
        return people;
    while (people.first <= lucky && people.first < people.fromOn && !holds(people.first))
        tell(++people.first, 1);
    if (people.first <= lucky)
        return people;
    people.first = std::max(people.first, failing + 1);
    steps = 0;
    while (people.first < people.fromOn && steps++ < mostSteps && !holds(people.first))
        tell(few + ++people.first - failing, 1);
    if (steps > mostSteps)
        people.first = people.fromOn;
    return people;
}

} // namespace

RequiredPeople requiredPeopleExact(double q, double share, double alpha, double beta, RequiredEnds ends,
                                   const Watch &watch) {
    requireInputs(q, share, alpha, beta);
    if (q == 0)
        return {};
    const Statement statement{.q = q, .share = share, .alpha = alpha, .beta = beta, .stop = watch.stop};
    // Neither bound is ever below the failure.
    const double certain = std::min(requiredNHoeffding(q, alpha, beta), requiredNBernstein(q, alpha, beta));
    double holding = std::min(certain, maxPopulation);
    const bool smooth = holding * q * (1 - q) >= detail::smallestTiltedVariance;
    if (smooth && statement.surelyHolds(holding))
        holding = firstBetween(0.0, holding, [&](double n) { return statement.surelyHolds(n); });
    else if (certain > maxPopulation && statement.exact(holding) > beta)
        return {.first = infinity, .fromOn = infinity};
    // Among few people two outcomes are much, and nothing is monotone.
    const double few = std::min({holding, std::ceil(100 / std::max(q * (1 - q), 1e-300)), 10'000.0});
    const double failing =
        firstBetween(few, holding + 1, [&](double n) { return n > holding || !statement.surelyFails(n); }) - 1;
    // Few outcomes lie within a small deviation, and while it is less than half of one they get less likely with n:
    // an n that holds by luck is then one of the first.
    const double turn = std::min(holding, std::ceil(1 / (2 * alpha * (1 - 2 * q))));
    double lucky = few;
    if (turn > few && !statement.surelyFails(few + 1))
        lucky =
            std::min(failing, firstBetween(few + 1, turn + 1, [&](double n) { return statement.surelyFails(n); }));
    Screens screens(statement, few + 1, holding);
    return endsBetween(
        {few, lucky, failing, holding}, ends, [&](double n) { return statement.exact(n) <= beta; },
        [&](double n) { return screens.holds(n); }, watch);
}

RequiredPeople requiredPeopleChernoff(double q, double share, double alpha, double beta, RequiredEnds ends,
                                      const Watch &watch) {
    requireInputs(q, share, alpha, beta);
    if (q == 0)
        return {};
    const Statement statement{.q = q, .share = share, .alpha = alpha, .beta = beta, .stop = watch.stop};
    const auto holds = [&](double n) {
        return failureChernoff(q, static_cast<std::int64_t>(n), statement.ones(n), alpha) <= beta;
    };
    const double certain = std::min(requiredNHoeffding(q, alpha, beta), requiredNBernstein(q, alpha, beta));
    double holding = std::min(certain, maxPopulation);
    // Half of one more or less is all that rounding does; a little more for its own rounding.
    constexpr double half = 0.51;
    const auto most = [&](double n) { return std::max(statement.chernoff(n, half), statement.chernoff(n, -half)); };
    const auto fewest = [&](double n) { return std::min(statement.chernoff(n, half), statement.chernoff(n, -half)); };
    if (most(holding) <= beta)
        holding = firstBetween(0.0, holding, [&](double n) { return most(n) <= beta; });
    else if (certain > maxPopulation && !holds(holding))
        return {.first = infinity, .fromOn = infinity};
    const double few = std::min(holding, 200.0);
    const double failing =
        firstBetween(few, holding + 1, [&](double n) { return n > holding || fewest(n) <= beta; }) - 1;
    return endsBetween({few, few, failing, holding}, ends, holds, holds, watch);
}

} // namespace halftruth
