#pragma once

#include "core/data/csv_reader.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// Takes the text of a file apart into rows, for CsvReader: what a row is, and what is none, is said there.
///
/// A line without quotes, as almost all are, is split where it lies, about 1 GB/s; one with quotes goes to libcsv,
/// and so does one with a carriage return in its middle, which ends a row.
class CsvRowParser {
public:
    /// 10,000 fields of 1 MiB each would still be 10 GiB: a row as a whole is bounded too.
    static constexpr std::size_t maxRowBytes = std::size_t{16} << 20;

    /// name and callback must outlive the parser.
    CsvRowParser(const std::string &name, char separator, std::int64_t firstLine,
                 const CsvReader::RowCallback &callback);
    CsvRowParser(const CsvRowParser &) = delete;
    CsvRowParser &operator=(const CsvRowParser &) = delete;
    ~CsvRowParser();

    /// Parses the next piece of the file, which may end anywhere; false when the callback wants no more.
    /// @throws CsvError as CsvReader::forEachRow() does, and what the callback throws
    bool feed(std::string_view text);

    /// Ends the last row of a file that doesn't end in a line end. @throws as feed()
    void finish();

private:
    class QuotedRows;
    void parseLine(std::string_view line);
    bool splitLine(std::string_view line);
    void endRow(std::span<const std::string_view> fields, std::int64_t line);

    const std::string &m_name;
    const CsvReader::RowCallback &m_callback;
    char m_separator;
    std::array<bool, 256> m_endsField{}; ///< by byte: what ends a field, or needs libcsv
    std::int64_t m_line;                 ///< the physical line that comes next
    std::size_t m_columns = 0;
    bool m_stopped = false;
    std::string m_partial; ///< the beginning of a line whose end has not come yet
    std::vector<std::string_view> m_fields;
    std::unique_ptr<QuotedRows> m_quoted;
};

} // namespace halftruth
