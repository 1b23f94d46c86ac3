#pragma once

#include "ui/files/figure_table.h"

#include "core/figure/figure.h"

#include <QByteArray>
#include <QJsonObject>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>

namespace halftruth {

/// More than there can be.
inline constexpr std::size_t everyRow = std::numeric_limits<std::size_t>::max();

/// A figure's numbers as CSV, one row per point: series, role, x, y, value; value is a heat map's. 17 significant
/// digits, C locale. The screen draws from the same numbers. At most so many rows below the names.
[[nodiscard]] QByteArray figureCsv(const Figure &figure, std::size_t most = everyRow);

/// The same with any separator, the rows in an order of their own where one is given. Names that hold the separator,
/// a quotation mark or a line break are quoted.
[[nodiscard]] QByteArray figureText(const FigureTable &table, char separator,
                                    std::span<const std::uint32_t> order = {}, std::size_t most = everyRow);
/// One line of such a text, its end included.
[[nodiscard]] QByteArray separated(std::span<const std::string> cells, char separator);

/// A figure as JSON: axes, layers with their numbers, caption.
[[nodiscard]] QJsonObject figureJson(const Figure &figure);

} // namespace halftruth
