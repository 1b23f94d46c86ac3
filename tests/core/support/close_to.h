#pragma once

#include "tests/core/support/relative_error.h"

#include <QString>
#include <QTest>

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
