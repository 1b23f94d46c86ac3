#pragma once

#include <QString>
#include <QTest>

#include <boost/math/distributions/chi_squared.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

/// Pearson's statistic of how well counts agree with what was expected of them, and with others.
struct ChiSquare {
    double statistic = 0;
    int freedom = 0;

    [[nodiscard]] double probability() const {
        return boost::math::cdf(complement(boost::math::chi_squared(freedom), statistic));
    }
};

/// Classes in order are put together until each is expected often enough for the statistic to have its distribution.
inline constexpr double leastExpected = 10;

/// Observed counts against expected ones; both are of all classes, so that their sums are equal.
inline ChiSquare chiSquare(const std::vector<double> &observed, const std::vector<double> &expected) {
    std::vector<std::pair<double, double>> classes(1);
    for (std::size_t i = 0; i < observed.size(); ++i) {
        if (classes.back().second >= leastExpected)
            classes.emplace_back();
        classes.back().first += observed[i];
        classes.back().second += expected[i];
    }
    if (classes.size() > 1 && classes.back().second < leastExpected) {
        const auto rest = classes.back();
        classes.pop_back();
        classes.back().first += rest.first;
        classes.back().second += rest.second;
    }
    ChiSquare result{.statistic = 0, .freedom = static_cast<int>(classes.size()) - 1};
    for (const auto &[seen, due] : classes)
        result.statistic += (seen - due) * (seen - due) / due;
    return result;
}

/// Two samples of equal size against each other.
inline ChiSquare chiSquareOfTwo(const std::vector<double> &first, const std::vector<double> &second) {
    ChiSquare result{.statistic = 0, .freedom = -1};
    double one = 0;
    double other = 0;
    for (std::size_t i = 0; i <= first.size(); ++i) {
        if (i < first.size()) {
            one += first[i];
            other += second[i];
        }
        if (one + other >= 2 * leastExpected || (i == first.size() && one + other > 0)) {
            result.statistic += (one - other) * (one - other) / (one + other);
            ++result.freedom;
            one = other = 0;
        }
    }
    return result;
}

/// Fails where the agreement is worse than that of one in a hundred thousand; seeds are fixed, so that it does so
/// always or never. Prints the statistic.
#define VERIFY_CHI_SQUARE(expression)                                                                                \
    do {                                                                                                             \
        const ChiSquare chi = (expression);                                                                          \
        const QString text = QStringLiteral("chi-square %1 with %2 degrees of freedom, p = %3")                      \
                                 .arg(chi.statistic, 0, 'g', 6)                                                      \
                                 .arg(chi.freedom)                                                                   \
                                 .arg(chi.probability(), 0, 'g', 3);                                                 \
        qInfo("%s", qPrintable(text));                                                                               \
        QVERIFY2(chi.freedom > 0 && chi.probability() > 1e-5, qPrintable(text));                                     \
    } while (false)
