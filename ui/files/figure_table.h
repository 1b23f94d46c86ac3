#pragma once

#include "core/figure/figure.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// The columns of a figure's numbers, in the order of files and of the table on screen.
enum class FigureColumn : std::uint8_t { Series, Role, X, Y, Value };
inline constexpr std::array<std::string_view, 5> figureColumnNames{"series", "role", "x", "y", "value"};

/// A figure's numbers as rows of one table, one for every point: the CSV file and the table on screen read them here.
///
/// Rows are made when they are asked for, so that a table of a heat map costs nothing until it is looked at. The
/// figure must outlive the table.
class FigureTable {
public:
    struct Row {
        const Text *series = nullptr;
        std::string_view name{}; ///< the series in English
        std::string_view role;   ///< "exact", "bound", "heat map", ...
        std::optional<double> x{};
        std::optional<double> y{};
        std::optional<double> value{}; ///< a heat map's, or a contour's level
        bool singlePrecision = false;  ///< of value: digits beyond the ninth mean nothing

        [[nodiscard]] std::optional<double> number(FigureColumn column) const;
        /// What stands in files: every digit, C locale, empty where there is nothing.
        [[nodiscard]] std::string text(FigureColumn column) const;
    };

    FigureTable() = default;
    explicit FigureTable(const Figure &figure);

    [[nodiscard]] std::size_t rowCount() const { return m_rowCount; }
    [[nodiscard]] Row row(std::size_t index) const;
    /// A heat map or a contour has values; without them the last column is empty.
    [[nodiscard]] bool hasValues() const { return m_hasValues; }

    /// The rows in the order of a column; equal ones keep theirs, and rows with nothing there come last either way.
    [[nodiscard]] std::vector<std::uint32_t> sorted(FigureColumn column, bool descending) const;

private:
    /// The rows of one layer, or of one line of a contour.
    struct Block {
        std::size_t first = 0;
        Text series{};
        std::string name{}; ///< in English: once for all rows
        std::string_view role{};
        std::span<const double> x{}; ///< none where empty
        std::span<const double> y{};
        std::optional<double> value{};
        const HeatMap *map = nullptr;
    };
    friend class FigureTableBuilder;
    [[nodiscard]] const Block &blockOf(std::size_t index) const;
    [[nodiscard]] std::vector<double> sortKeys(FigureColumn column) const;

    std::vector<Block> m_blocks;
    std::size_t m_rowCount = 0;
    bool m_hasValues = false;
};

} // namespace halftruth
