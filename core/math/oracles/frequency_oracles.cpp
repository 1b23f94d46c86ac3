#include "core/math/oracles/frequency_oracles.h"

#include "core/math/domain/domain.h"
#include "core/math/domain/first_where.h"
#include "core/math/domain/underflow.h"
#include "core/math/one_bit/composition.h"
#include "core/math/one_bit/randomized_response.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>

namespace halftruth {

namespace {

// Throughout x = e^-epsilon, which goes gently to 0 where e^epsilon overflows, and 1 - x from expm1, so that a small
// epsilon keeps its digits.
double gap(double epsilon) { return -std::expm1(-epsilon); }

// The value itself is reported with e^epsilon times the probability of any one other.
OracleProbabilities randomizedResponse(double epsilon, double k) {
    const double x = std::exp(-epsilon);
    const double all = 1 + (k - 1) * x;
    return {.own = 1 / all,
            .other = x / all,
            .notOwn = (k - 1) * x / all,
            .notOther = (1 + (k - 2) * x) / all,
            .advantage = gap(epsilon) / all};
}

// A bit per value, each flipped with the same probability; neighbours differ in two bits, so each spends half.
OracleProbabilities symmetricUnary(double epsilon, double /*k*/) {
    const double x = std::exp(-epsilon / 2);
    const double all = 1 + x;
    return {.own = 1 / all,
            .other = x / all,
            .notOwn = x / all,
            .notOther = 1 / all,
            .advantage = gap(epsilon / 2) / all};
}

OracleProbabilities optimizedUnary(double epsilon, double /*k*/) {
    const double x = std::exp(-epsilon);
    const double all = 1 + x;
    return {.own = 0.5, .other = x / all, .notOwn = 0.5, .notOther = 1 / all, .advantage = gap(epsilon) / (2 * all)};
}

// One random bit of the value under randomized response: local hashing to two cells, and the Hadamard transform.
OracleProbabilities oneBit(double epsilon, double /*k*/) {
    const double x = std::exp(-epsilon);
    const double all = 1 + x;
    return {.own = 1 / all, .other = 0.5, .notOwn = x / all, .notOther = 0.5, .advantage = gap(epsilon) / (2 * all)};
}

OracleProbabilities localHashing(double epsilon, double /*k*/) {
    const double x = std::exp(-epsilon);
    // (g - 1) e^-epsilon for the g = round(e^epsilon) + 1 cells; from 2^53 on a double is whole already.
    const double r = epsilon < 37 ? std::round(std::exp(epsilon)) * x : 1;
    return {.own = 1 / (1 + r),
            .other = x / (r + x),
            .notOwn = r / (1 + r),
            .notOther = r / (r + x),
            .advantage = r / (r + x) * gap(epsilon) / (1 + r)};
}

OracleProbabilities subsetSelection(double epsilon, double k) {
    const double x = std::exp(-epsilon);
    const double d = std::max(1.0, std::round(k * x / (1 + x)));
    const double all = d + (k - d) * x;
    const double others = (k - 1) * all;
    return {.own = d / all,
            .other = d * (d - 1 + (k - d) * x) / others,
            .notOwn = (k - d) * x / all,
            .notOther = (k - d) * (d + (k - 1 - d) * x) / others,
            .advantage = d * (k - d) * gap(epsilon) / others};
}

using enum OracleId;

constexpr std::array<FrequencyOracle, oracleCount> table{{
    {RandomizedResponse, "grr", "e^ε/(e^ε + K − 1)", "1/(e^ε + K − 1)", true, randomizedResponse},
    {SymmetricUnaryEncoding, "sue", "e^(ε/2)/(e^(ε/2) + 1)", "1/(e^(ε/2) + 1)", false, symmetricUnary},
    {OptimizedUnaryEncoding, "oue", "1/2", "1/(e^ε + 1)", false, optimizedUnary},
    {BinaryLocalHashing, "blh", "e^ε/(e^ε + 1)", "1/2", false, oneBit},
    {OptimizedLocalHashing, "olh", "e^ε/(e^ε + g − 1), g = round(e^ε) + 1", "1/g", false, localHashing},
    {SubsetSelection, "subset", "de^ε/(de^ε + K − d), d = round(K/(e^ε + 1)), at least 1",
     "d((d − 1)e^ε + K − d)/((K − 1)(de^ε + K − d))", true, subsetSelection},
    {HadamardResponse, "hadamard", "e^ε/(e^ε + 1)", "1/2", false, oneBit},
}};

constexpr bool tableIsInOrder() {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].id != static_cast<OracleId>(i))
            return false;
    return true;
}
static_assert(tableIsInOrder(), "frequencyOracleTable() is indexed by OracleId");

/// Up to 5 values generalized randomized response is the best at every epsilon.
constexpr Range manyCategories = range::integers(6, range::categories.upper);
/// Where e^epsilon and its square are numbers.
constexpr Range crossoverEpsilons{.lower = 0, .upper = 700, .lowerOpen = true};

void requireIndependentOfCategories(OracleId other) {
    if (frequencyOracle(other).dependsOnCategories)
        throw std::domain_error(domainMessage("other", "{sue, oue, blh, olh, hadamard}", frequencyOracle(other).key));
}

void requireRappor(const RapporDesign &design) {
    require("f", design.f, range::closedUnit);
    require("p", design.p, range::closedUnit);
    require("q", design.q, range::closedUnit);
    require("hashes", static_cast<double>(design.hashes), range::integers(1, 1000));
}

} // namespace

std::span<const FrequencyOracle, oracleCount> frequencyOracleTable() { return table; }

const FrequencyOracle &frequencyOracle(OracleId id) { return table[static_cast<std::size_t>(id)]; }

OracleProbabilities oracleProbabilities(OracleId oracle, double epsilon, std::int64_t categories) {
    require("epsilon", epsilon, range::positive);
    const auto k = static_cast<double>(categories);
    require("categories", k, range::categories);
    return frequencyOracle(oracle).probabilities(epsilon, k);
}

double oracleVariance(OracleId oracle, double epsilon, std::int64_t categories, std::int64_t n, double frequency) {
    const OracleProbabilities report = oracleProbabilities(oracle, epsilon, categories);
    require("n", static_cast<double>(n), range::population);
    require("frequency", frequency, range::closedUnit);
    // Divided one by one: the square of a tiny advantage underflows.
    const double noise = frequency * report.own * report.notOwn + (1 - frequency) * report.other * report.notOther;
    return positiveWhere(true, noise / report.advantage / report.advantage / static_cast<double>(n));
}

double oracleVarianceFactor(OracleId oracle, double epsilon, std::int64_t categories) {
    return oracleVariance(oracle, epsilon, categories, 1, 0);
}

double grrCrossoverCategories(OracleId other, double epsilon, double frequency) {
    require("epsilon", epsilon, range::positive);
    require("frequency", frequency, range::closedUnit);
    requireIndependentOfCategories(other);
    if (frequency > 0)
        require("epsilon", epsilon, crossoverEpsilons);
    const double e = std::exp(epsilon);
    if (std::isinf(e))
        return e;
    // The difference loses no digits: the first term is at least four times the second.
    const double scale = std::expm1(epsilon);
    const double excess = scale * (scale * oracleVariance(other, epsilon, 2, 1, frequency)) - e;
    return excess / (1 + frequency * scale) + 2;
}

double grrCrossoverEpsilon(OracleId other, std::int64_t categories, double frequency) {
    const auto k = static_cast<double>(categories);
    require("categories", k, manyCategories);
    const auto better = [&](double epsilon) { return k <= grrCrossoverCategories(other, epsilon, frequency); };
    // The crossover is at 5 values for no loss at all, and for 6 it is reached soon after.
    const double most = crossoverEpsilons.upper;
    return better(most) ? detail::neighboursBetween(1e-3, most, better).from
                        : std::numeric_limits<double>::infinity();
}

double grrOueCrossoverEpsilon(std::int64_t categories) {
    const auto k = static_cast<double>(categories);
    require("categories", k, manyCategories);
    return std::log1p((k - 5) / 3);
}

RapporReport rapporReport(const RapporDesign &design) {
    requireRappor(design);
    const double coin = design.f * (design.p + design.q) / 2;
    return {.oneGivenZero = coin + (1 - design.f) * design.p, .oneGivenOne = coin + (1 - design.f) * design.q};
}

double rapporEpsilonOne(const RapporDesign &design) {
    requireRappor(design);
    const double low = std::min(design.p, design.q);
    const double high = std::max(design.p, design.q);
    const double difference = (1 - design.f) * (high - low);
    if (difference == 0)
        return 0;
    const double coin = design.f / 2;
    const double one = coin * (low + high) + (1 - design.f) * low;
    const double zero = coin * ((1 - low) + (1 - high)) + (1 - design.f) * (1 - high);
    // The odds ratio minus 1, so that nearly equal reports keep their digits.
    return static_cast<double>(design.hashes) * std::log1p(difference / one / zero);
}

double rapporEpsilonForever(const RapporDesign &design) {
    requireRappor(design);
    // f/2 is the lie probability of the permanent answer; two bits differ per hash function.
    return 2 * static_cast<double>(design.hashes) * epsilon(design.f / 2);
}

double rapporEpsilonRepeated(const RapporDesign &design, std::int64_t reports) {
    requireRappor(design);
    require("reports", static_cast<double>(reports), range::integers(1, maxAnswers));
    const double low = std::min(design.p, design.q);
    const double high = std::max(design.p, design.q);
    if (low == high || design.f == 1)
        return 0;
    const double coin = design.f / 2;
    // What T reports tell of the permanent bit, and what that tells of the true one: the odds ratio minus 1.
    const auto told = [&](double logOdds) {
        const double all = static_cast<double>(reports) * logOdds;
        if (design.f == 0)
            return all;
        const double less = -std::expm1(-all);
        return std::log1p((1 - design.f) * less / (coin + (1 - coin) * std::exp(-all)));
    };
    const double ones = std::log1p((high - low) / low);
    const double zeros = std::log1p((high - low) / (1 - high));
    return static_cast<double>(design.hashes) * (told(ones) + told(zeros));
}

} // namespace halftruth
