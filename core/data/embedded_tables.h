#pragma once

#include <span>
#include <string_view>

namespace halftruth {

/// The text of one table of resources/data, compiled into the library.
struct EmbeddedTable {
    std::string_view id; ///< the file's name without ".csv"
    std::string_view text;
};

/// The index of resources/data and every table it lists; defined in a source that is generated at build time.
[[nodiscard]] std::span<const EmbeddedTable> embeddedTables();

} // namespace halftruth
