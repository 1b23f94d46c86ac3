#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace halftruth {

/// What a simulation says of a number, and how sure it is.
struct Estimate {
    double value = 0;
    double standardError = 0; ///< Monte Carlo standard error
    double lower = 0;         ///< ends of a 95 % confidence interval for the number itself
    double upper = 0;
    bool operator==(const Estimate &) const = default;
};

/// The share of trials in which something happened, with its exact (Clopper-Pearson) interval.
/// Domain: 0 <= successes <= trials, trials >= 1. Throws std::domain_error.
[[nodiscard]] Estimate shareEstimate(std::int64_t successes, std::int64_t trials);

/// The count, mean and variance of numbers that come one by one or in tallies.
/// Source: Welford 1962; Chan, Golub and LeVeque 1979 for merge(). No cancellation; O(1).
class Moments {
public:
    void add(double value) noexcept;
    /// The same number several times.
    void add(double value, std::int64_t times) noexcept;
    void merge(const Moments &other) noexcept;

    [[nodiscard]] std::int64_t count() const noexcept { return m_count; }
    [[nodiscard]] double mean() const noexcept { return m_mean; }
    /// With denominator count - 1; 0 for fewer than two numbers.
    [[nodiscard]] double variance() const noexcept;
    /// The mean with its standard error; the interval is the normal one, an approximation.
    [[nodiscard]] Estimate meanEstimate() const noexcept;
    bool operator==(const Moments &) const = default;

private:
    std::int64_t m_count = 0;
    double m_mean = 0;
    double m_squares = 0; ///< sum of squared deviations from the mean
};

/// The root of a mean, from the moments of what is averaged: a root mean square error from squared errors. Standard
/// error by the delta method, an approximation.
[[nodiscard]] Estimate rootMeanEstimate(const Moments &squares) noexcept;

/// How often each whole number came.
class CountTally {
public:
    void add(std::int64_t outcome, std::int64_t times = 1);
    void merge(const CountTally &other);
    [[nodiscard]] std::int64_t trials() const noexcept { return m_trials; }
    [[nodiscard]] const std::unordered_map<std::int64_t, std::int64_t> &times() const noexcept { return m_times; }

private:
    std::unordered_map<std::int64_t, std::int64_t> m_times;
    std::int64_t m_trials = 0;
};

/// Numbers in increasing order, each with how often it came: the empirical distribution of a simulation.
class Empirical {
public:
    struct Value {
        double value;
        std::int64_t times;
        bool operator==(const Value &) const = default;
    };

    Empirical() = default;
    explicit Empirical(const CountTally &tally);
    /// In any order; equal values are put together.
    explicit Empirical(std::vector<Value> values);
    explicit Empirical(std::span<const double> values);

    [[nodiscard]] std::int64_t trials() const noexcept { return m_upTo.empty() ? 0 : m_upTo.back(); }
    [[nodiscard]] std::span<const Value> values() const noexcept { return m_values; }

    /// Trials whose value is at most, or less than, x. O(log values).
    [[nodiscard]] std::int64_t trialsAtMost(double x) const;
    [[nodiscard]] std::int64_t trialsBelow(double x) const;

    /// The shares of trials that are at most x, at least x, or in [first, last]. No trials: NaN. O(log values).
    [[nodiscard]] Estimate atMost(double x) const;
    [[nodiscard]] Estimate atLeast(double x) const;
    [[nodiscard]] Estimate within(double first, double last) const;

    /// inf{x : share at most x >= level} of the trials. The interval is that of order statistics and holds for any
    /// distribution (David and Nagaraja, Order Statistics, section 7.1); where the trials are too few for one of its
    /// ends, that end is infinite. standardError is a quarter of its length. level in (0, 1); trials are needed.
    /// Throws std::domain_error. O(log values).
    [[nodiscard]] Estimate quantile(double level) const;

    [[nodiscard]] Moments moments() const;
    bool operator==(const Empirical &) const = default;

private:
    void accumulate();
    [[nodiscard]] double ordered(std::int64_t rank) const;

    std::vector<Value> m_values;
    std::vector<std::int64_t> m_upTo; ///< trials at each value or below
};

/// Trials per bin of equal width; what is outside of the bins is counted at its side.
struct Histogram {
    std::vector<double> edges;
    std::vector<std::int64_t> trials;
    std::int64_t below = 0;
    std::int64_t above = 0;
};

/// The values in `bins` bins from lower to upper; a value at an edge belongs to the bin above, the last edge to the
/// last bin. Domain: lower < upper, bins in {1, ..., 100000}. Throws std::domain_error. O(bins log values).
[[nodiscard]] Histogram histogram(const Empirical &distribution, double lower, double upper, int bins);

} // namespace halftruth
