#pragma once

#include "core/math/domain/domain.h"

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>

#include <string>

namespace halftruth {

/// A number; infinities, which JSON doesn't know, as "inf" and "-inf", and what is no number as null.
[[nodiscard]] QJsonValue jsonNumber(double value);

[[nodiscard]] QJsonObject jsonRange(const Range &range);

/// The text of a document of one value, for print().
[[nodiscard]] std::string jsonText(const QJsonValue &value);

} // namespace halftruth
