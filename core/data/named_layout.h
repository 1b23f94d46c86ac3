#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// The column names of a well-known data set whose files have no header.
struct NamedLayout {
    /// A column (from 0) and how its field may start in every row.
    struct Mark {
        std::size_t column;
        std::vector<std::string_view> starts;
    };
    std::string_view title;
    std::vector<std::string_view> columns;
    std::vector<Mark> marks; ///< what tells such a file from any other with as many columns
};

/// Every layout that is known.
[[nodiscard]] std::span<const NamedLayout> namedLayouts();

/// The layout that fits these rows of a file without a header, or null: as many columns, and all marks in every row.
[[nodiscard]] const NamedLayout *matchLayout(std::span<const std::vector<std::string>> rows);

} // namespace halftruth
