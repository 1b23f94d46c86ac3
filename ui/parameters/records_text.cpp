#include "ui/parameters/records_text.h"

#include "core/text/number_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace halftruth {

QString recordsSize(const BitCollection &records) {
    const std::size_t n = records.members.size();
    const QString bits = records.bits == 1 ? QCoreApplication::translate("Records", "1 bit")
                                           : QCoreApplication::translate("Records", "%1 bits").arg(records.bits);
    return (n == 1 ? QCoreApplication::translate("Records", "%1 record of %2")
                   : QCoreApplication::translate("Records", "%1 records of %2"))
        .arg(QString::fromStdString(displayNumber(static_cast<double>(n), 7)), bits);
}

QString firstRecords(const BitCollection &records) {
    // As many as can be read at a glance.
    const auto most = static_cast<std::size_t>(std::max(1, 40 / (records.bits + 2)));
    QStringList first;
    for (std::size_t i = 0; i < std::min(most, records.members.size()); ++i)
        first << QString::fromStdString(bitString(records.members[i], records.bits));
    if (records.members.size() > most)
        first << QStringLiteral("…");
    return first.join(QStringLiteral(", "));
}

bool fitsField(const BitCollection &records) {
    constexpr std::size_t mostCharacters = 200;
    return records.members.size() * (static_cast<std::size_t>(records.bits) + 1) <= mostCharacters;
}

} // namespace halftruth
