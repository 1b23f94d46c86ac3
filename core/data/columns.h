#pragma once

#include "core/data/csv_reader.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

struct NamedLayout;

/// The known layout of a file without a header, or null.
[[nodiscard]] const NamedLayout *layoutOf(const CsvReader &reader);

/// The names of a file's columns: those of its header or of its known layout, else "column 1", "column 2", ...
[[nodiscard]] std::vector<std::string> columnNames(const CsvReader &reader);

/// Which column (from 0) has this name or, when none has it, this number from 1.
/// @throws CsvError when there is none or several, with the names of those that are there, and when there are no rows
[[nodiscard]] std::size_t findColumn(const CsvReader &reader, const std::string &wanted);

/// "a, b, c … and 7 more": the first twelve, long ones cut.
[[nodiscard]] std::string namesInARow(const std::vector<std::string> &names);

/// Calls back for every row of a file with the fields of some of its columns, in their order, and its line. Return
/// false to stop. Call once for a reader. @throws CsvError as findColumn() and CsvReader::forEachRow() do
void forEachRecord(CsvReader &reader, const std::vector<std::string> &columns,
                   const std::function<bool(std::span<const std::string_view> fields, std::int64_t line)> &callback);

} // namespace halftruth
