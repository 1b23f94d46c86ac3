#pragma once

#include "core/math/domain/domain.h"

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>

#include <string>

namespace halftruth {

/// A number; infinities, which JSON doesn't know, as "inf" and "-inf", and what is no number as null.
[[nodiscard]] QJsonValue jsonNumber(double value);

/// The same of what was computed: "< 1e-307" for what is positive and too small for a double.
[[nodiscard]] QJsonValue jsonResult(double value);

[[nodiscard]] QJsonObject jsonRange(const Range &range);

/// The text of a document of one value, for print().
[[nodiscard]] std::string jsonText(const QJsonValue &value);

} // namespace halftruth
