#include "core/math/pram/ordinal_design.h"

#include "core/math/domain/domain.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace halftruth {

namespace {

constexpr Range designEpsilons{.lower = leastDesignEpsilon, .upper = mostDesignEpsilon};

void requireOrdinal(std::int64_t categories, double epsilon) {
    require("categories", static_cast<double>(categories), range::integers(2, static_cast<double>(mostDesigned)));
    require("epsilon", epsilon, designEpsilons);
}

double lossOf(OrdinalLoss loss, std::int64_t truth, std::int64_t report) {
    const auto distance = static_cast<double>(truth > report ? truth - report : report - truth);
    switch (loss) {
    case OrdinalLoss::Absolute:
        return distance;
    case OrdinalLoss::Squared:
        return distance * distance;
    case OrdinalLoss::ZeroOne:
        break;
    }
    return distance > 0 ? 1 : 0;
}

std::vector<double> sharesOf(const OrdinalDesign &design) {
    requireOrdinal(static_cast<std::int64_t>(design.weights.size()), design.epsilon);
    for (const double weight : design.weights)
        require("weight", weight, range::nonNegative);
    const double sum = std::accumulate(design.weights.begin(), design.weights.end(), 0.0);
    require("sum of the weights", sum, range::positive);
    std::vector<double> shares = design.weights;
    for (double &share : shares)
        share /= sum;
    return shares;
}

} // namespace

double expectedLoss(const OrdinalDesign &design, const OrdinalMechanism &mechanism) {
    const std::vector<double> shares = sharesOf(design);
    require("categories of the mechanism", static_cast<double>(mechanism.categories),
            range::integers(static_cast<double>(shares.size()), static_cast<double>(shares.size())));
    double total = 0;
    for (std::int64_t i = 0; i < mechanism.categories; ++i)
        for (std::int64_t j = 0; j < mechanism.categories; ++j)
            total += shares[static_cast<std::size_t>(i)] * mechanism.at(i, j) * lossOf(design.loss, i, j);
    return total;
}

double violationOf(const OrdinalMechanism &mechanism, double epsilon) {
    double worst = 0;
    for (std::int64_t i = 0; i < mechanism.categories; ++i) {
        double sum = 0;
        for (std::int64_t j = 0; j < mechanism.categories; ++j) {
            const double here = mechanism.at(i, j);
            sum += here;
            worst = std::max(worst, -here);
            for (const std::int64_t other : {i - 1, i + 1})
                if (other >= 0 && other < mechanism.categories)
                    worst = std::max(worst, here - std::exp(epsilon) * mechanism.at(other, j));
        }
        worst = std::max(worst, std::fabs(sum - 1));
    }
    return worst;
}

OrdinalMechanism truncatedGeometric(std::int64_t categories, double epsilon) {
    requireOrdinal(categories, epsilon);
    OrdinalMechanism mechanism{.categories = categories, .probabilities = {}};
    const double inside = -std::expm1(-epsilon) / (1 + std::exp(-epsilon));
    const double end = 1 / (1 + std::exp(-epsilon));
    for (std::int64_t i = 0; i < categories; ++i)
        for (std::int64_t j = 0; j < categories; ++j)
            mechanism.probabilities.push_back((j == 0 || j == categories - 1 ? end : inside) *
                                              std::exp(-epsilon * static_cast<double>(std::abs(i - j))));
    return mechanism;
}

OrdinalMechanism responseMechanism(std::int64_t categories, double epsilon) {
    requireOrdinal(categories, epsilon);
    OrdinalMechanism mechanism{.categories = categories, .probabilities = {}};
    const double other = 1 / (std::exp(epsilon) + static_cast<double>(categories - 1));
    for (std::int64_t i = 0; i < categories; ++i)
        for (std::int64_t j = 0; j < categories; ++j)
            mechanism.probabilities.push_back(i == j ? std::exp(epsilon) * other : other);
    return mechanism;
}

OrdinalMechanism optimalOrdinal(const OrdinalDesign &design) {
    const std::vector<double> shares = sharesOf(design);
    const auto k = static_cast<std::int64_t>(shares.size());
    const OrdinalMechanism geometric = truncatedGeometric(k, design.epsilon);
    const auto cost = [&](std::int64_t seen, std::int64_t report) {
        double sum = 0;
        for (std::int64_t i = 0; i < k; ++i)
            sum += shares[static_cast<std::size_t>(i)] * geometric.at(i, seen) * lossOf(design.loss, i, report);
        return sum;
    };
    OrdinalMechanism mechanism{.categories = k,
                               .probabilities = std::vector<double>(static_cast<std::size_t>(k * k), 0.0)};
    for (std::int64_t seen = 0; seen < k; ++seen) {
        constexpr double rounding = 1e-14; // relative: what costs the same stays where it is
        std::int64_t best = seen;
        double least = cost(seen, seen);
        for (std::int64_t report = 0; report < k; ++report)
            if (const double other = cost(seen, report); other < least * (1 - rounding)) {
                best = report;
                least = other;
            }
        for (std::int64_t i = 0; i < k; ++i)
            mechanism.probabilities[static_cast<std::size_t>(i * k + best)] += geometric.at(i, seen);
    }
    return mechanism;
}

} // namespace halftruth
