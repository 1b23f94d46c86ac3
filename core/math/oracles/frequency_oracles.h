#pragma once

#include "core/math/domain/phrase.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

/// Frequency oracles: every one of n people holds one of K values and reports it under epsilon-local differential
/// privacy; the collector estimates how frequent each value is. A report supports a value with probability p* when
/// it is the person's own and with probability q* when it is not. Domains: epsilon > 0 nats, K in {2, ..., 10^6}.
/// Everything is exact up to rounding (relative error 1e-14 over the whole domain), costs O(1), and is a pure
/// function of its arguments.
namespace halftruth {

/// The order is that of frequencyOracleTable().
enum class OracleId : std::uint8_t {
    RandomizedResponse,
    SymmetricUnaryEncoding,
    OptimizedUnaryEncoding,
    BinaryLocalHashing,
    OptimizedLocalHashing,
    SubsetSelection,
    HadamardResponse,
};
inline constexpr std::size_t oracleCount = 7;

/// How likely a report supports a value. The complements and the difference stand beside the probabilities because
/// subtracting would lose their digits where they are small.
struct OracleProbabilities {
    double own = 1;       ///< p*: the report supports the person's own value
    double other = 0;     ///< q*: it supports a given other value
    double notOwn = 0;    ///< 1 - p*
    double notOther = 1;  ///< 1 - q*
    double advantage = 1; ///< p* - q*
};

/// What the mathematics knows of one oracle; all else is its row of core/methods/oracle_methods.h.
struct FrequencyOracle {
    OracleId id;
    std::string_view key{};   ///< how the ids of its quantity and its relation end: "grr"
    std::string_view own{};   ///< formula of p*
    std::string_view other{}; ///< formula of q*
    bool dependsOnCategories; ///< false where p* and q* are the same for every K
    /// p* and q* at a privacy loss and a number of values, both in their domains (not checked here).
    OracleProbabilities (*probabilities)(double epsilon, double categories);
};

/// Every oracle, in the order of OracleId.
[[nodiscard]] std::span<const FrequencyOracle, oracleCount> frequencyOracleTable();
[[nodiscard]] const FrequencyOracle &frequencyOracle(OracleId id);

/// The probabilities with which a report supports a value.
///     p* and q* as in the oracle's row of frequencyOracleTable()
/// Source: Wang, Blocki, Li and Jha 2017 (GRR, SUE, OUE, BLH, OLH); Ye and Barg 2018, Wang et al. 2016 (subset
/// selection); Acharya, Sun and Zhang 2019 (Hadamard response).
/// Ends: both tend to the same number as epsilon falls to 0. Whole parameters (the range g of OLH's hash, the subset
/// size d) are rounded half up, so the functions of epsilon jump where these do.
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] OracleProbabilities oracleProbabilities(OracleId oracle, double epsilon, std::int64_t categories);

/// The variance of the estimate of one value's frequency.
///     (f p*(1-p*) + (1-f) q*(1-q*))/(n (p*-q*)^2) = q*(1-q*)/(n (p*-q*)^2) + f (1-p*-q*)/(n (p*-q*))
/// Source: Wang, Blocki, Li and Jha 2017, theorem 2; the true frequency f is that of a fixed database.
/// Domain: also n in {1, ..., 10^9} and frequency f in [0, 1]. Ends: without limit as epsilon falls to 0, 0 where
/// e^-epsilon underflows and the oracle becomes truthful.
/// Exact, as a sum of positive terms; O(1). Throws std::domain_error.
[[nodiscard]] double oracleVariance(OracleId oracle, double epsilon, std::int64_t categories, std::int64_t n,
                                    double frequency);

/// The variance of the estimate of a value that nobody has, times n: what oracles are compared by.
///     q*(1-q*)/(p*-q*)^2
/// Source, ends and accuracy: as oracleVariance(). Throws std::domain_error.
[[nodiscard]] double oracleVarianceFactor(OracleId oracle, double epsilon, std::int64_t categories);

/// The number of values, as a real number, at which generalized randomized response and another oracle have the same
/// variance: with fewer values randomized response is better, with more the other.
///     K = 2 + ((e^epsilon - 1)^2 V - e^epsilon)/(1 + f (e^epsilon - 1)), V the other's oracleVariance() for n = 1;
///     for OUE at frequency 0 that is 3 e^epsilon + 2
/// Source: Wang, Blocki, Li and Jha 2017, section 5.1 (OUE at frequency 0); the same equation for the others, solved
/// for K, in which randomized response's variance is linear.
/// Domain: an oracle whose variance does not depend on K: not GRR itself and not subset selection; frequency f in
/// [0, 1], and epsilon at most 700 where f is not 0. Ends: 5 as epsilon falls to 0, inf where e^epsilon overflows.
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] double grrCrossoverCategories(OracleId other, double epsilon, double frequency = 0);

/// The privacy loss, in nats, at which generalized randomized response and another oracle have the same variance:
/// with a larger loss randomized response is better.
///     grrCrossoverCategories(other, epsilon, f) = K, solved by bisection
/// Source: as grrCrossoverCategories(), which rises with epsilon; OLH's falls a little where the range of its hash is
/// rounded to the next number, and where it takes a value again there, one of its places is returned.
/// Domain: K in {6, ..., 10^6}: up to 5 values randomized response is better at every epsilon; the oracle and f as
/// for grrCrossoverCategories(). Ends: +inf where randomized response is worse at every epsilon up to 700. Exact, to
/// a relative error of 1e-13; some fifty evaluations. Throws std::domain_error.
[[nodiscard]] double grrCrossoverEpsilon(OracleId other, std::int64_t categories, double frequency = 0);

/// The privacy loss, in nats, at which generalized randomized response and OUE have the same variance at frequency
/// 0: the inverse of grrCrossoverCategories() for OUE; with a larger loss randomized response is better.
///     ln((K-2)/3)
/// Source: as grrCrossoverCategories().
/// Domain: K in {6, ..., 10^6}; up to 5 values randomized response is better at every epsilon.
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] double grrOueCrossoverEpsilon(std::int64_t categories);

/// RAPPOR's parameters: a permanent answer is a fair coin with probability f and the truth otherwise; every report
/// of it is a 1 with probability q where it is a 1 and with probability p where it is a 0; h hash functions.
struct RapporDesign {
    double f = 0.5;
    double p = 0.5;
    double q = 0.75;
    std::int64_t hashes = 1;
};

/// A bit's reports in RAPPOR, permanent and instantaneous noise together.
struct RapporReport {
    double oneGivenZero = 0; ///< p*
    double oneGivenOne = 1;  ///< q*
};

/// The probabilities that one report of a bit is a 1.
///     p* = f (p+q)/2 + (1-f) p, q* = f (p+q)/2 + (1-f) q
/// Source: Erlingsson, Pihur and Korolova 2014, lemma 1.
/// Domain: f, p, q in [0, 1], hashes in {1, ..., 1000}. Ends: f = 1 makes them equal.
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] RapporReport rapporReport(const RapporDesign &design);

/// The privacy loss, in nats, of one report.
///     h abs(ln(q* (1-p*)/(p* (1-q*))))
/// Source: Erlingsson, Pihur and Korolova 2014, theorem 2 (there without the absolute value, for q > p).
/// Domain: as rapporReport(). Ends: 0 where p* = q* (at f = 1, or p = q); +inf where a report proves the bit.
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] double rapporEpsilonOne(const RapporDesign &design);

/// The privacy loss, in nats, of any number of reports of the same permanent answer.
///     2 h ln((1 - f/2)/(f/2))
/// Source: Erlingsson, Pihur and Korolova 2014, theorem 1; whatever p and q are.
/// Domain: as rapporReport(). Ends: 0 at f = 1, +inf at f = 0.
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] double rapporEpsilonForever(const RapporDesign &design);

/// The privacy parameter, in nats, of several reports of the same permanent answer, each with its own instantaneous
/// noise.
///     h (L(T |ln(q/p)|) + L(T |ln((1-p)/(1-q))|)), L(r) = ln(((1-f/2) e^r + f/2)/((f/2) e^r + 1-f/2))
/// Source: Erlingsson, Pihur and Korolova 2014, lemma 1 and theorems 1 and 2, whose two ends it joins: the T reports
/// of a bit tell its permanent value with odds (q/p)^T or ((1-q)/(1-p))^T at the most, where all of them agree; of 2h
/// bits in which two values may differ h go from 1 to 0 and h from 0 to 1. Domain: as rapporReport(), reports in {1,
/// ..., 10^6}. Ends: rapporEpsilonOne() for one report; grows to rapporEpsilonForever() where p and q differ, and is
/// 0 where they don't. Exact; O(1). Throws std::domain_error.
[[nodiscard]] double rapporEpsilonRepeated(const RapporDesign &design, std::int64_t reports);

} // namespace halftruth
