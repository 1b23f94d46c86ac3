#pragma once

#include "ui/files/figure_data.h"

#include "core/figure/figure.h"

#include <QByteArray>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace halftruth {

/// A figure's numbers with a row for each x: beside it a column for every curve, for the points, bars and both edges
/// of bands; of a heat map a column for each y, and nothing of what is drawn over it.
///
/// Only a figure whose curves have one value at an x has such a table, and only with two columns does it say more
/// than the rows of points. A map over whole numbers has one row and one column for each, however many cells show it.
/// The figure must outlive the table.
class WideTable {
public:
    WideTable() = default;
    explicit WideTable(const Figure &figure);

    [[nodiscard]] bool exists() const { return m_map || m_columns.size() > 1; }
    [[nodiscard]] std::size_t rowCount() const { return m_xs.size(); }
    /// That of x included, which is the first.
    [[nodiscard]] std::size_t columnCount() const { return (m_map ? m_lines.size() : m_columns.size()) + 1; }
    /// "people n", "Hoeffding", "ln ratio, m = 60". No two are the same: "Hoeffding (2)".
    [[nodiscard]] Text name(std::size_t column) const;
    /// Nothing where the column has no value at that x.
    [[nodiscard]] std::optional<double> value(std::size_t row, std::size_t column) const;
    /// What stands in files: every digit, C locale, empty where there is nothing.
    [[nodiscard]] std::string text(std::size_t row, std::size_t column) const;

private:
    struct Column {
        Text name{};
        std::span<const double> x{};
        std::span<const double> y{};
        std::vector<std::size_t> order{}; ///< its points from left to right
    };
    bool add(Text name, const std::vector<double> &x, const std::vector<double> &y);
    [[nodiscard]] bool addAll(const Figure &figure);
    void tellApart();

    const Figure *m_figure = nullptr;
    const HeatMap *m_map = nullptr;
    std::vector<Column> m_columns;
    std::vector<double> m_xs;         ///< in order
    std::vector<std::size_t> m_rows;  ///< of a map: the cells across that are shown, one for each x
    std::vector<std::size_t> m_lines; ///< of a map: those upwards, one for each y
};

/// The table with the names of its columns, as figureText() has it.
[[nodiscard]] QByteArray wideText(const WideTable &table, char separator, std::size_t most = everyRow);

} // namespace halftruth
