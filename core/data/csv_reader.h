#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// What is wrong with a data file: "FILE:LINE: what is wrong", or "FILE: what is wrong" when no line is to blame.
struct CsvError : std::runtime_error {
    CsvError(std::string_view name, std::int64_t line, std::string_view what);

    /// The physical line, counted from 1; 0 when no line is to blame.
    [[nodiscard]] std::int64_t line() const noexcept { return m_line; }

private:
    std::int64_t m_line;
};

/// Whether the first row names the columns. Detect takes it for a header when all its fields are distinct, present
/// and not numbers, and either some column holds nothing but numbers below it, or none of its fields occurs again
/// below.
enum class Header { Detect, Yes, No };

struct CsvOptions {
    char separator = '\0'; ///< ',', ';' or '\t'; '\0' detects which from the first lines
    Header header = Header::Detect;
};

inline constexpr std::size_t maxCsvFieldBytes = std::size_t{1} << 20;
inline constexpr std::size_t maxCsvColumns = 10'000;

/// True for what stands for "no value" in a data file: nothing, or a question mark.
[[nodiscard]] constexpr bool isMissing(std::string_view field) noexcept { return field.empty() || field == "?"; }

/// Reads a table of comma-, semicolon- or tab-separated values row by row, in memory that does not grow with the
/// file.
///
/// RFC 4180: a quoted field may hold separators, line ends and doubled quotes. Beyond it: spaces and tabs around a
/// field are dropped (those inside quotes stay), blank lines are skipped, lines end in LF or CRLF, a UTF-8 byte-order
/// mark is skipped. A first line that starts with '#' or '|' is a comment when it has one field, or not as many as
/// the next. Every row must have as many fields as the first.
class CsvReader {
public:
    /// Called with a row's fields and its first physical line (from 1); the fields last until it returns. Return
    /// false to stop.
    using RowCallback = std::function<bool(std::span<const std::string_view> fields, std::int64_t line)>;

    /// Opens the file and looks at its first 64 KiB to find the separator, the header and a comment.
    /// @throws CsvError when the file can't be read, isn't text, or its first rows are malformed
    /// @throws std::invalid_argument for a separator other than ',', ';' and tab
    explicit CsvReader(const std::filesystem::path &path, const CsvOptions &options = {});

    /// The same for a stream, which must outlive the reader; name stands for it in messages.
    CsvReader(std::istream &stream, std::string_view name, const CsvOptions &options = {});

    CsvReader(CsvReader &&) noexcept;
    CsvReader &operator=(CsvReader &&) noexcept;
    ~CsvReader();

    [[nodiscard]] const std::string &name() const noexcept;
    [[nodiscard]] char separator() const noexcept;
    [[nodiscard]] bool hasHeader() const noexcept;

    /// The names in the header, or "column 1", "column 2", ...; empty when the file has no rows at all.
    [[nodiscard]] const std::vector<std::string> &columns() const noexcept;

    /// The data rows that begin the file, at most 1000: those that the header was detected from.
    [[nodiscard]] std::span<const std::vector<std::string>> firstRows() const noexcept;

    /// Calls back for every data row (not the header) in order. Call once.
    /// @throws CsvError at a row of another length, a stray or an unterminated quote, a field of more than
    /// maxCsvFieldBytes, or more than maxCsvColumns columns; and whatever the callback throws
    void forEachRow(const RowCallback &callback);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace halftruth
