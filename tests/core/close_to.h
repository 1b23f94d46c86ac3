#pragma once

#include <QString>
#include <QTest>

#include <cmath>
#include <limits>

/// How far two doubles are apart, relative to the expected one; infinities and equal values are at 0.
inline double relativeError(double actual, double expected) {
    if (actual == expected)
        return 0.0;
    if (!(std::isfinite(actual) && std::isfinite(expected)))
        return std::numeric_limits<double>::infinity();
    // Below the smallest normal number a double has fewer digits: one unit in the last place is no error.
    if (std::fabs(actual - expected) <= std::numeric_limits<double>::denorm_min())
        return 0.0;
    return std::fabs(actual - expected) / std::fabs(expected);
}

/// Fails unless actual is within a relative tolerance of expected, and prints both. (QCOMPARE calls any two
/// doubles below 1e-12 equal.)
#define VERIFY_CLOSE(actualExpression, expectedExpression, tolerance)                                                \
    do {                                                                                                             \
        const double actualValue = (actualExpression);                                                               \
        const double expectedValue = (expectedExpression);                                                           \
        QVERIFY2(relativeError(actualValue, expectedValue) <= (tolerance),                                           \
                 qPrintable(QStringLiteral("%1 is %2, expected %3, relative error %4")                               \
                                .arg(QStringLiteral(#actualExpression))                                              \
                                .arg(actualValue, 0, 'g', 17)                                                        \
                                .arg(expectedValue, 0, 'g', 17)                                                      \
                                .arg(relativeError(actualValue, expectedValue))));                                   \
    } while (false)
