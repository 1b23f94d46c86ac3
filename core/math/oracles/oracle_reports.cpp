#include "core/math/oracles/oracle_reports.h"

#include "core/math/domain/domain.h"
#include "core/math/domain/underflow.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

/// ln C(k, d) as a sum where few are chosen, whose terms are all positive; by Stirling's series elsewhere.
double logChoose(double k, double d) {
    d = std::min(d, k - d);
    if (d <= 64) {
        double sum = 0;
        for (double i = 1; i <= d; ++i)
            sum += std::log((k - d + i) / i);
        return sum;
    }
    const auto rest = [](double x) { return 1 / (12 * x) - 1 / (360 * x * x * x) + 1 / (1260 * std::pow(x, 5)); };
    return d * std::log(k / d) - (k - d) * std::log1p(-d / k) +
           0.5 * std::log(k / (2 * std::acos(-1.0) * d * (k - d))) + rest(k) - rest(d) - rest(k - d);
}

} // namespace

double localHashingCells(double epsilon) {
    require("epsilon", epsilon, range::positive);
    return std::round(std::exp(epsilon)) + 1;
}

double subsetSize(double epsilon, std::int64_t categories) {
    require("epsilon", epsilon, range::positive);
    const auto k = static_cast<double>(categories);
    require("categories", k, range::categories);
    const double x = std::exp(-epsilon);
    return std::max(1.0, std::round(k * x / (1 + x)));
}

double oracleReportBits(OracleId oracle, double epsilon, std::int64_t categories) {
    require("epsilon", epsilon, range::positive);
    const auto k = static_cast<double>(categories);
    require("categories", k, range::categories);
    switch (oracle) {
    case OracleId::RandomizedResponse:
        return std::log2(k);
    case OracleId::SymmetricUnaryEncoding:
    case OracleId::OptimizedUnaryEncoding:
        return k;
    case OracleId::BinaryLocalHashing:
        return 1 + hashSeedBits;
    case OracleId::OptimizedLocalHashing:
        // Beyond 37 the cells are e^epsilon to all digits, and further on no number.
        return hashSeedBits + (epsilon < 37 ? std::log2(localHashingCells(epsilon)) : epsilon / std::log(2.0));
    case OracleId::SubsetSelection:
        return logChoose(k, subsetSize(epsilon, categories)) / std::log(2.0);
    case OracleId::HadamardResponse:
        break;
    }
    return std::ceil(std::log2(k)) + 1;
}

double oracleLargestError(OracleId oracle, double epsilon, std::int64_t categories, std::int64_t n, double beta) {
    const OracleProbabilities report = oracleProbabilities(oracle, epsilon, categories);
    const auto people = static_cast<double>(n);
    require("n", people, range::population);
    require("beta", beta, range::openUnit);
    const double logarithm = std::log(2 * static_cast<double>(categories)) - std::log(beta);
    const double variance = std::max(report.own * report.notOwn, report.other * report.notOther);
    const double reach = std::max({report.own, report.notOwn, report.other, report.notOther}) * logarithm / 3;
    const double hoeffding = std::sqrt(logarithm / (2 * people));
    const double bernstein = (reach + std::hypot(reach, std::sqrt(2 * people * logarithm * variance))) / people;
    return positiveWhere(true, std::min(hoeffding, bernstein) / report.advantage);
}

} // namespace halftruth
