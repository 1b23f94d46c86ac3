#include <halftruth/data/csv_reader.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csv.h>
#include <exception>
#include <fstream>
#include <istream>
#include <new>
#include <optional>
#include <system_error>
#include <unordered_set>
#include <utility>

namespace halftruth {

namespace {

constexpr std::size_t headBytes = std::size_t{64} << 10;
constexpr std::size_t blockBytes = std::size_t{256} << 10;
// 10,000 fields of 1 MiB each would still be 10 GiB: a row as a whole is bounded too.
constexpr std::size_t maxRowBytes = std::size_t{16} << 20;
constexpr std::size_t maxFirstRows = 1000;
constexpr std::size_t recordsForSeparator = 10;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::string errorText(std::string_view name, std::int64_t line, std::string_view what) {
    std::string text{name};
    if (line > 0)
        text += ":" + std::to_string(line);
    text += ": ";
    text += what;
    return text;
}

std::string fieldsText(std::size_t count) { return std::to_string(count) + (count == 1 ? " field" : " fields"); }

/// libcsv with line numbers, limits and rows instead of fields.
class RowParser {
public:
    RowParser(const std::string &name, char separator, std::int64_t firstLine, const CsvReader::RowCallback &callback)
        : m_name{name}, m_callback{callback}, m_line{firstLine}, m_rowLine{firstLine}, m_fieldLine{firstLine} {
        if (csv_init(&m_parser, CSV_STRICT | CSV_STRICT_FINI) != 0)
            throw std::bad_alloc();
        csv_set_delim(&m_parser, static_cast<unsigned char>(separator));
        csv_set_blk_size(&m_parser, 4096);
    }
    RowParser(const RowParser &) = delete;
    RowParser &operator=(const RowParser &) = delete;
    ~RowParser() { csv_free(&m_parser); }

    /// Parses the next piece of the file; false when the callback wants no more.
    bool feed(std::string_view text) {
        // libcsv doesn't say where it is, so it gets one physical line at a time.
        while (!text.empty() && !m_stopped) {
            const std::size_t newline = text.find('\n');
            const std::string_view piece = text.substr(0, newline == text.npos ? text.npos : newline + 1);
            parse(piece);
            text.remove_prefix(piece.size());
            if (newline != text.npos)
                ++m_line;
        }
        return !m_stopped;
    }

    /// Ends the last row of a file that doesn't end in a line end.
    void finish() {
        if (m_stopped)
            return;
        if (csv_fini(&m_parser, onField, onRow, this) != 0)
            throw CsvError(m_name, m_fieldLine, "a quoted field without its closing quote");
        rethrow();
    }

private:
    void parse(std::string_view piece) {
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
            throw CsvError(m_name, m_line,
                           m_parser.quoted != 0 ? "text after a closing quote" : "a quote inside an unquoted field");
        }
        checkFieldSize(m_parser.entry_pos);
    }

    void rethrow() {
        if (m_error)
            std::rethrow_exception(std::exchange(m_error, nullptr));
    }

    void checkFieldSize(std::size_t size) const {
        if (size > maxCsvFieldBytes)
            throw CsvError(m_name, m_fieldLine,
                           "a field of more than " + std::to_string(maxCsvFieldBytes) + " bytes (a missing quote?)");
    }

    void addField(std::string_view field) {
        checkFieldSize(field.size());
        if (m_ends.size() == maxCsvColumns)
            throw CsvError(m_name, m_rowLine, "more than " + std::to_string(maxCsvColumns) + " columns");
        if (m_text.size() + field.size() > maxRowBytes)
            throw CsvError(m_name, m_rowLine, "a row of more than " + std::to_string(maxRowBytes) + " bytes");
        m_text += field;
        m_ends.push_back(m_text.size());
        m_fieldLine = m_line;
    }

    void endRow() {
        if (m_columns == 0)
            m_columns = m_ends.size();
        if (m_ends.size() != m_columns)
            throw CsvError(m_name, m_rowLine,
                           fieldsText(m_ends.size()) + ", but the first row has " + std::to_string(m_columns));
        m_fields.clear();
        std::size_t begin = 0;
        for (const std::size_t end : m_ends) {
            m_fields.push_back(std::string_view{m_text}.substr(begin, end - begin));
            begin = end;
        }
        m_stopped = !m_callback(m_fields, m_rowLine);
        m_text.clear();
        m_ends.clear();
        m_rowLine = m_line;
    }

    // An exception must not pass through libcsv: it waits in m_error until libcsv has returned.
    template <class Work>
    void guarded(Work work) noexcept {
        if (m_error || m_stopped)
            return;
        try {
            work();
        } catch (...) {
            m_error = std::current_exception();
        }
    }
    static void onField(void *text, std::size_t size, void *self) {
        auto &parser = *static_cast<RowParser *>(self);
        parser.guarded([&] { parser.addField({static_cast<const char *>(text), size}); });
    }
    static void onRow(int, void *self) {
        auto &parser = *static_cast<RowParser *>(self);
        parser.guarded([&] { parser.endRow(); });
    }

    csv_parser m_parser{};
    const std::string &m_name;
    const CsvReader::RowCallback &m_callback;
    std::exception_ptr m_error;
    bool m_stopped = false;
    std::int64_t m_line;
    std::int64_t m_rowLine;
    std::int64_t m_fieldLine;
    std::size_t m_columns = 0;
    std::string m_text;              // the row's fields, one after the other
    std::vector<std::size_t> m_ends; // where each of them ends in m_text
    std::vector<std::string_view> m_fields;
};

/// How often the separator stands outside quotes in each of the first records.
std::vector<std::size_t> separatorsPerRecord(std::string_view text, char separator, std::size_t maxRecords) {
    std::vector<std::size_t> counts;
    std::size_t count = 0;
    bool quoted = false;
    bool blank = true;
    for (const char c : text) {
        if (counts.size() == maxRecords)
            return counts;
        if (c == '"')
            quoted = !quoted;
        if (c == '\n' && !quoted) {
            if (!blank)
                counts.push_back(count);
            count = 0;
            blank = true;
            continue;
        }
        count += c == separator && !quoted;
        blank = blank && (c == ' ' || c == '\r');
    }
    // The head may end within a record, which then counts for nothing unless there is no other.
    if (!blank && counts.empty())
        counts.push_back(count);
    return counts;
}

/// The separator that every record has equally often; a comma is the likeliest inside a text, so it comes last.
char detectSeparator(std::string_view text) {
    char best = ',';
    std::size_t bestCount = 0;
    for (const char candidate : {'\t', ';', ','}) {
        const auto counts = separatorsPerRecord(text, candidate, recordsForSeparator);
        if (counts.empty() || counts.front() == 0)
            continue;
        if (std::ranges::all_of(counts, [&](std::size_t count) { return count == counts.front(); }))
            return candidate;
        if (counts.front() >= bestCount) {
            bestCount = counts.front();
            best = candidate;
        }
    }
    return best;
}

bool startsLikeComment(std::string_view text) { return text.starts_with('#') || text.starts_with('|'); }

std::size_t fieldsOfFirstRecord(std::string_view text, char separator) {
    const auto counts = separatorsPerRecord(text, separator, 1);
    return counts.empty() ? 0 : counts.front() + 1;
}

bool looksNumeric(std::string_view field) {
    return field.find_first_of("0123456789") != field.npos &&
           field.find_first_not_of("0123456789+-.,eE%") == field.npos;
}

bool detectHeader(const std::vector<std::vector<std::string>> &rows) {
    const auto &names = rows.front();
    std::unordered_set<std::string_view> distinct;
    for (const auto &name : names)
        if (isMissing(name) || looksNumeric(name) || !distinct.insert(name).second)
            return false;
    bool occursAgain = false;
    for (std::size_t column = 0; column < names.size(); ++column) {
        bool numeric = false;
        bool other = false;
        for (std::size_t row = 1; row < rows.size(); ++row) {
            const auto &field = rows[row][column];
            occursAgain = occursAgain || field == names[column];
            if (!isMissing(field))
                (looksNumeric(field) ? numeric : other) = true;
        }
        if (numeric && !other)
            return true;
    }
    return !occursAgain;
}

} // namespace

CsvError::CsvError(std::string_view name, std::int64_t line, std::string_view what)
    : std::runtime_error(errorText(name, line, what)), m_line{line} {}

struct CsvReader::State {
    std::string name;
    std::ifstream file;
    std::istream *stream = nullptr;
    std::string head; // what has been read already, without byte-order mark and comment
    bool headIsAll = false;
    std::int64_t firstLine = 1;
    char separator = ',';
    bool hasHeader = false;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> firstRows;

    /// Up to size bytes; fewer only at the end.
    std::string readBlock(std::size_t size) {
        std::string block(size, '\0');
        stream->read(block.data(), static_cast<std::streamsize>(size));
        block.resize(static_cast<std::size_t>(stream->gcount()));
        if (stream->bad())
            throw CsvError(name, 0, "can't be read");
        return block;
    }

    void open(const std::filesystem::path &path) {
        name = path.string();
        if (std::filesystem::is_directory(path))
            throw CsvError(name, 0, "is a folder");
        file.open(path, std::ios::binary);
        if (!file)
            throw CsvError(name, 0, std::generic_category().message(errno));
        stream = &file;
    }

    void inspect(const CsvOptions &options) {
        if (std::string_view{"\0,;\t", 4}.find(options.separator) == std::string_view::npos)
            throw std::invalid_argument("separator must be in {',', ';', tab}, but is '" +
                                        std::string{options.separator} + "'");
        head = readBlock(headBytes);
        headIsAll = head.size() < headBytes;
        if (head.find('\0') != head.npos)
            throw CsvError(name, 0, "is not a text file in UTF-8");
        if (head.starts_with(byteOrderMark))
            head.erase(0, byteOrderMark.size());
        findSeparatorAndComment(options);
        readFirstRows();
        if (firstRows.empty())
            return;
        hasHeader = options.header == Header::Yes || (options.header == Header::Detect && detectHeader(firstRows));
        nameColumns();
    }

    void findSeparatorAndComment(const CsvOptions &options) {
        const auto choose = [&](std::string_view text) {
            return options.separator != '\0' ? options.separator : detectSeparator(text);
        };
        if (startsLikeComment(head)) {
            const std::size_t newline = head.find('\n');
            const std::string_view all = head;
            const auto firstLineText = all.substr(0, newline);
            const auto rest = newline == all.npos ? std::string_view{} : all.substr(newline + 1);
            separator = choose(rest);
            const std::size_t fields = fieldsOfFirstRecord(firstLineText, separator);
            if (fields == 1 || fields != fieldsOfFirstRecord(rest, separator)) {
                head.erase(0, firstLineText.size() + 1);
                firstLine = 2;
                return;
            }
        }
        separator = choose(head);
    }

    void readFirstRows() {
        const RowCallback keep = [this](std::span<const std::string_view> fields, std::int64_t) {
            firstRows.emplace_back(fields.begin(), fields.end());
            return firstRows.size() <= maxFirstRows;
        };
        RowParser parser{name, separator, firstLine, keep};
        if (parser.feed(head) && headIsAll)
            parser.finish();
        // A head of one unfinished row (thousands of columns): read on until there is one.
        while (firstRows.empty() && !headIsAll) {
            const std::string block = readBlock(blockBytes);
            headIsAll = block.size() < blockBytes;
            head += block;
            if (head.size() > 2 * maxRowBytes)
                throw CsvError(name, 0, "no row in the first " + std::to_string(head.size()) + " bytes");
            if (parser.feed(block) && headIsAll)
                parser.finish();
        }
    }

    void nameColumns() {
        const std::size_t count = firstRows.front().size();
        if (hasHeader) {
            columns = std::move(firstRows.front());
            firstRows.erase(firstRows.begin());
        }
        columns.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            if (columns[i].empty())
                columns[i] = "column " + std::to_string(i + 1);
        if (firstRows.size() > maxFirstRows)
            firstRows.resize(maxFirstRows);
    }
};

CsvReader::CsvReader(const std::filesystem::path &path, const CsvOptions &options)
    : m_state{std::make_unique<State>()} {
    m_state->open(path);
    m_state->inspect(options);
}

CsvReader::CsvReader(std::istream &stream, std::string_view name, const CsvOptions &options)
    : m_state{std::make_unique<State>()} {
    m_state->name = name;
    m_state->stream = &stream;
    m_state->inspect(options);
}

CsvReader::CsvReader(CsvReader &&) noexcept = default;
CsvReader &CsvReader::operator=(CsvReader &&) noexcept = default;
CsvReader::~CsvReader() = default;

const std::string &CsvReader::name() const noexcept { return m_state->name; }
char CsvReader::separator() const noexcept { return m_state->separator; }
bool CsvReader::hasHeader() const noexcept { return m_state->hasHeader; }
const std::vector<std::string> &CsvReader::columns() const noexcept { return m_state->columns; }
std::span<const std::vector<std::string>> CsvReader::firstRows() const noexcept { return m_state->firstRows; }

void CsvReader::forEachRow(const RowCallback &callback) {
    State &state = *m_state;
    bool header = state.hasHeader;
    const RowCallback skipHeader = [&](std::span<const std::string_view> fields, std::int64_t line) {
        if (!header)
            return callback(fields, line);
        header = false;
        return true;
    };
    RowParser parser{state.name, state.separator, state.firstLine, skipHeader};
    bool more = parser.feed(state.head);
    bool atEnd = state.headIsAll;
    while (more && !atEnd) {
        const std::string block = state.readBlock(blockBytes);
        atEnd = block.size() < blockBytes;
        more = parser.feed(block);
    }
    if (more)
        parser.finish();
}

} // namespace halftruth
