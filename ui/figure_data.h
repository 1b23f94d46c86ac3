#pragma once

#include <halftruth/figure/figure.h>

#include <QByteArray>
#include <QJsonObject>

namespace halftruth {

/// A figure's numbers as CSV, one row per point: series, role, x, y, value; value is a heat map's. 17 significant
/// digits, C locale. The screen draws from the same numbers.
[[nodiscard]] QByteArray figureCsv(const Figure &figure);

/// A figure as JSON: axes, layers with their numbers, caption.
[[nodiscard]] QJsonObject figureJson(const Figure &figure);

} // namespace halftruth
