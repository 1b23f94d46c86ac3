#pragma once

#include <QLineEdit>
#include <QTest>

/// Types a text over what a field holds.
inline void type(QLineEdit *field, const QString &text) {
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
}
