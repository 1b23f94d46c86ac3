#pragma once

#include "tests/core/support/close_to.h"
#include "tests/core/support/reference_file.h"

#include <QTest>

#include <functional>

/// For the _data function of a test against tests/data/quantities.csv: a row per line of the quantity.
inline void addReferenceColumns() {
    QTest::addColumn<double>("actual");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("tolerance");
}
inline void addReference(const char *quantity, const std::function<double(const ReferenceRow &)> &evaluate,
                         double tolerance = 1e-12) {
    const auto rows = referenceRows(HALFTRUTH_TEST_DATA "/quantities.csv", quantity);
    if (rows.empty())
        throw std::runtime_error(std::string("no reference for ") + quantity);
    for (const ReferenceRow &row : rows)
        QTest::addRow("%s %s", quantity, row.text.c_str()) << evaluate(row) << row.value << tolerance;
}
#define VERIFY_REFERENCE()                                                                                           \
    do {                                                                                                             \
        QFETCH(double, actual);                                                                                      \
        QFETCH(double, expected);                                                                                    \
        QFETCH(double, tolerance);                                                                                   \
        VERIFY_CLOSE(actual, expected, tolerance);                                                                   \
    } while (false)
