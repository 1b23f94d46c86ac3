#include "core/data/csv_row_parser.h"

#include <csv.h>
#include <exception>
#include <new>
#include <utility>

namespace halftruth {

namespace {

std::string fieldsText(std::size_t count) { return std::to_string(count) + (count == 1 ? " field" : " fields"); }

} // namespace

/// libcsv with line numbers, limits and rows instead of fields.
class CsvRowParser::QuotedRows {
public:
    explicit QuotedRows(CsvRowParser &owner) : m_owner{owner} {
        if (csv_init(&m_parser, CSV_STRICT | CSV_STRICT_FINI) != 0)
            throw std::bad_alloc();
        csv_set_delim(&m_parser, static_cast<unsigned char>(owner.m_separator));
        csv_set_blk_size(&m_parser, 4096);
    }
    QuotedRows(const QuotedRows &) = delete;
    QuotedRows &operator=(const QuotedRows &) = delete;
    ~QuotedRows() { csv_free(&m_parser); }

    /// Whether a line has begun here and its row has not ended.
    [[nodiscard]] bool busy() const { return m_busy; }

    /// Parses a line, or the next part of one: libcsv doesn't say where it is, so it gets no more at a time.
    void parse(std::string_view piece) {
        m_line = m_owner.m_line;
        // Only inside quotes does a row go on in the next line, and then the field already holds the line end.
        if (m_parser.entry_pos == 0) {
            m_fieldLine = m_line;
            if (m_ends.empty())
                m_rowLine = m_line;
        }
        const std::size_t parsed = csv_parse(&m_parser, piece.data(), piece.size(), onField, onRow, this);
        rethrow();
        if (parsed < piece.size()) {
            if (csv_error(&m_parser) != CSV_EPARSE)
                throw std::bad_alloc();
            throw CsvError(m_owner.m_name, m_line,
                           m_parser.quoted != 0 ? "text after a closing quote" : "a quote inside an unquoted field");
        }
        checkFieldSize(m_parser.entry_pos);
        constexpr int rowNotBegun = 0; // ROW_NOT_BEGUN, which csv.h does not name
        m_busy = !piece.ends_with('\n') || m_parser.pstate != rowNotBegun;
    }

    void finish() {
        if (csv_fini(&m_parser, onField, onRow, this) != 0)
            throw CsvError(m_owner.m_name, m_fieldLine, "a quoted field without its closing quote");
        rethrow();
        m_busy = false;
    }

private:
    void rethrow() {
        if (m_error)
            std::rethrow_exception(std::exchange(m_error, nullptr));
    }

    void checkFieldSize(std::size_t size) const {
        if (size > maxCsvFieldBytes)
            throw CsvError(m_owner.m_name, m_fieldLine,
                           "a field of more than " + std::to_string(maxCsvFieldBytes) + " bytes (a missing quote?)");
    }

    void addField(std::string_view field) {
        checkFieldSize(field.size());
        if (m_ends.size() == maxCsvColumns)
            throw CsvError(m_owner.m_name, m_rowLine, "more than " + std::to_string(maxCsvColumns) + " columns");
        if (m_text.size() + field.size() > maxRowBytes)
            throw CsvError(m_owner.m_name, m_rowLine, "a row of more than " + std::to_string(maxRowBytes) + " bytes");
        m_text += field;
        m_ends.push_back(m_text.size());
        m_fieldLine = m_line;
    }

    void endRow() {
        m_fields.clear();
        std::size_t begin = 0;
        for (const std::size_t end : m_ends) {
            m_fields.push_back(std::string_view{m_text}.substr(begin, end - begin));
            begin = end;
        }
        m_owner.endRow(m_fields, m_rowLine);
        m_text.clear();
        m_ends.clear();
        m_rowLine = m_line;
    }

    // An exception must not pass through libcsv: it waits in m_error until libcsv has returned.
    template <class Work>
    void guarded(Work work) noexcept {
        if (m_error || m_owner.m_stopped)
            return;
        try {
            work();
        } catch (...) {
            m_error = std::current_exception();
        }
    }
    static void onField(void *text, std::size_t size, void *self) {
        auto &rows = *static_cast<QuotedRows *>(self);
        rows.guarded([&] { rows.addField({static_cast<const char *>(text), size}); });
    }
    static void onRow(int, void *self) {
        auto &rows = *static_cast<QuotedRows *>(self);
        rows.guarded([&] { rows.endRow(); });
    }

    CsvRowParser &m_owner;
    csv_parser m_parser{};
    std::exception_ptr m_error;
    bool m_busy = false;
    std::int64_t m_line = 1;
    std::int64_t m_rowLine = 1;
    std::int64_t m_fieldLine = 1;
    std::string m_text;              // the row's fields, one after the other
    std::vector<std::size_t> m_ends; // where each of them ends in m_text
    std::vector<std::string_view> m_fields;
};

CsvRowParser::CsvRowParser(const std::string &name, char separator, std::int64_t firstLine,
                           const CsvReader::RowCallback &callback)
    : m_name{name}, m_callback{callback},
      m_separator{separator}, m_line{firstLine}, m_quoted{std::make_unique<QuotedRows>(*this)} {
    for (const char c : {separator, '\n', '\r', '"'})
        m_endsField[static_cast<unsigned char>(c)] = true;
}

CsvRowParser::~CsvRowParser() = default;

bool CsvRowParser::feed(std::string_view text) {
    while (!text.empty() && !m_stopped) {
        const std::size_t newline = text.find('\n');
        const std::string_view piece = text.substr(0, newline == text.npos ? text.npos : newline + 1);
        text.remove_prefix(piece.size());
        if (m_quoted->busy()) {
            m_quoted->parse(piece);
        } else if (newline != text.npos && m_partial.empty()) {
            parseLine(piece);
        } else {
            m_partial += piece;
            // No line of a field or two is that long, so that libcsv may have it: it looks at the limits.
            if (newline != text.npos || m_partial.size() > maxCsvFieldBytes)
                parseLine(std::exchange(m_partial, {}));
        }
        if (newline != text.npos)
            ++m_line;
    }
    return !m_stopped;
}

void CsvRowParser::finish() {
    if (!m_stopped && !m_partial.empty())
        parseLine(std::exchange(m_partial, {}));
    if (!m_stopped && m_quoted->busy())
        m_quoted->finish();
}

void CsvRowParser::parseLine(std::string_view line) {
    if (line.size() > maxCsvFieldBytes || !line.ends_with('\n') || !splitLine(line))
        m_quoted->parse(line);
}

/// Splits a line that ends in '\n'; false when it takes more than that.
bool CsvRowParser::splitLine(std::string_view line) {
    const char separator = m_separator;
    const auto blank = [separator](char c) { return (c == ' ' || c == '\t') && c != separator; };
    const auto ends = [this](char c) { return m_endsField[static_cast<unsigned char>(c)]; };
    m_fields.clear();
    const char *at = line.data();
    for (;;) {
        while (blank(*at))
            ++at;
        const char *const begin = at;
        while (!ends(*at))
            ++at;
        const bool last = *at != separator;
        // A carriage return belongs to the line end; anywhere else it ends a row.
        if (last && *at != '\n' && !(*at == '\r' && at[1] == '\n'))
            return false;
        const char *end = at;
        while (end != begin && blank(end[-1]))
            --end;
        if (last && m_fields.empty() && begin == at)
            return true; // nothing but blanks
        if (m_fields.size() == maxCsvColumns)
            return false;
        m_fields.emplace_back(begin, static_cast<std::size_t>(end - begin));
        if (last)
            break;
        ++at;
    }
    endRow(m_fields, m_line);
    return true;
}

void CsvRowParser::endRow(std::span<const std::string_view> fields, std::int64_t line) {
    if (m_columns == 0)
        m_columns = fields.size();
    if (fields.size() != m_columns)
        throw CsvError(m_name, line,
                       fieldsText(fields.size()) + ", but the first row has " + std::to_string(m_columns));
    m_stopped = !m_callback(fields, line);
}

} // namespace halftruth
