#pragma once

#include <QFile>
#include <QHash>
#include <QString>
#include <QStringList>
#include <QTest>

#include <cstdint>
#include <cstdlib>

/// One line of tests/data/quantities.csv: values from an independent evaluation with 60 digits.
struct ReferenceRow {
    QString label;
    QHash<QString, QString> inputs;
    double value = 0;

    [[nodiscard]] double real(const QString &name) const { return inputs.value(name).toDouble(); }
    [[nodiscard]] std::int64_t whole(const QString &name) const { return inputs.value(name).toLongLong(); }
};

/// The lines of one quantity, in the file's order.
inline QList<ReferenceRow> referenceRows(const QString &quantity) {
    QList<ReferenceRow> rows;
    QFile file(QStringLiteral(HALFTRUTH_TEST_DATA "/quantities.csv"));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return rows;
    while (!file.atEnd()) {
        const QString line = QString::fromLatin1(file.readLine()).trimmed();
        const QStringList fields = line.split(QLatin1Char(','));
        if (fields.size() != 3 || fields.at(0) != quantity)
            continue;
        ReferenceRow row;
        row.label = quantity + QLatin1Char(' ') + fields.at(1);
        for (const QString &input : fields.at(1).split(QLatin1Char(' '))) {
            const QStringList pair = input.split(QLatin1Char('='));
            row.inputs.insert(pair.value(0), pair.value(1));
        }
        // strtod and not toDouble: 1e-2722 is 0, not an error.
        row.value = std::strtod(fields.at(2).toLatin1().constData(), nullptr);
        rows.append(row);
    }
    return rows;
}
