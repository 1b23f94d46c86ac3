#pragma once

#include <bit>
#include <cmath>
#include <cstddef>
#include <vector>

/// The pmf of the count from all 2^n ways to flip the bits of a database whose first m bits are 1.
inline std::vector<double> pmfOfAllFlips(int n, int m, double q) {
    std::vector<double> pmf(static_cast<std::size_t>(n) + 1, 0.0);
    const unsigned database = (1u << m) - 1u;
    for (unsigned flips = 0; flips < (1u << n); ++flips) {
        const int flipped = std::popcount(flips);
        pmf[static_cast<std::size_t>(std::popcount(database ^ flips))] +=
            std::pow(q, flipped) * std::pow(1 - q, n - flipped);
    }
    return pmf;
}
