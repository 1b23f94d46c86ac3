#include "core/data/synthetic_type.h"

#include "core/math/domain/domain.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace halftruth {

namespace {

constexpr Range categoryRange = range::integers(1, static_cast<double>(maxCategories));
constexpr Range exponentRange{.lower = 0, .upper = 1e6};

/// H(K, a), summed from its smallest term so that none is lost.
double harmonic(std::size_t categories, double exponent) {
    double sum = 0;
    for (std::size_t k = categories; k >= 1; --k)
        sum += std::pow(static_cast<double>(k), -exponent);
    return sum;
}

void requireZipf(std::size_t categories, double exponent) {
    require("categories", static_cast<double>(categories), categoryRange);
    require("exponent", exponent, exponentRange);
}

} // namespace

double zipfConcentration(std::size_t categories, double exponent) {
    requireZipf(categories, exponent);
    const double sum = harmonic(categories, exponent);
    return harmonic(categories, 2 * exponent) / (sum * sum);
}

JointType uniformType(std::size_t categories, std::int64_t n) { return zipfType(categories, n, 0); }

JointType zipfType(std::size_t categories, std::int64_t n, double exponent) {
    requireZipf(categories, exponent);
    require("n", static_cast<double>(n), range::population);
    const double sum = harmonic(categories, exponent);

    JointType type{.variables = {"category"}, .n = n, .rows = n};
    std::vector<double> remainders;
    std::int64_t given = 0;
    for (std::size_t k = 1; k <= categories; ++k) {
        type.rowLabels.push_back(std::to_string(k));
        const double expected = static_cast<double>(n) * (std::pow(static_cast<double>(k), -exponent) / sum);
        type.counts.push_back(static_cast<std::int64_t>(std::floor(expected)));
        remainders.push_back(expected - std::floor(expected));
        given += type.counts.back();
    }
    std::vector<std::size_t> order(categories);
    std::iota(order.begin(), order.end(), std::size_t{0});
    // Stable, so that of equal remainders the more frequent category goes first.
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return remainders[a] > remainders[b]; });
    for (std::size_t i = 0; given < n; ++i, ++given)
        ++type.counts[order[i % categories]];
    // Rounding may have lifted a product onto the next whole number; then one has too many and the least remainder.
    for (auto last = order.rbegin(); given > n; ++last)
        if (type.counts[*last] > 0) {
            --type.counts[*last];
            --given;
        }
    return type;
}

} // namespace halftruth
