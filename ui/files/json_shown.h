#pragma once

#include <QJsonValue>
#include <QString>

#include <string>

namespace halftruth {

/// A name out of a file, which may hold anything, in a line for the person.
[[nodiscard]] std::string shownName(const QString &name);

/// What a person is told of a value in a file: "'text'", "a list", "not there".
[[nodiscard]] std::string shown(const QJsonValue &value);

} // namespace halftruth
