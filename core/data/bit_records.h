#pragma once

#include "core/data/csv_reader.h"
#include "core/math/vectors/bit_collection.h"

#include <filesystem>
#include <iosfwd>
#include <string_view>

namespace halftruth {

/// The records in a file: one on a line, or a table (CSV) whose fields are records, RECORDxCOUNT, or single bits that
/// a row puts together. A first line with anything else is a header, and skipped.
/// Domain: as parseBitCollection(). Memory does not grow with the file beyond the records. Throws CsvError, which
/// names the file and the line.
[[nodiscard]] BitCollection readBitRecords(const std::filesystem::path &path);

/// The same for a stream; name stands for it in messages.
[[nodiscard]] BitCollection readBitRecords(std::istream &stream, std::string_view name);

} // namespace halftruth
