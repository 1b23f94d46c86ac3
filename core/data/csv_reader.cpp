#include "core/data/csv_reader.h"

#include "core/data/csv_row_parser.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <istream>
#include <system_error>
#include <unordered_set>
#include <utility>

namespace halftruth {

namespace {

constexpr std::size_t headBytes = std::size_t{64} << 10;
constexpr std::size_t blockBytes = std::size_t{256} << 10;
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

    /// Up to size bytes into the block; fewer only at the end.
    void readBlock(std::string &block, std::size_t size) const {
        block.resize(size);
        stream->read(block.data(), static_cast<std::streamsize>(size));
        block.resize(static_cast<std::size_t>(stream->gcount()));
        if (stream->bad())
            throw CsvError(name, 0, "can't be read");
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
        readBlock(head, headBytes);
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
        CsvRowParser parser{name, separator, firstLine, keep};
        if (parser.feed(head) && headIsAll)
            parser.finish();
        // A head of one unfinished row (thousands of columns): read on until there is one.
        std::string block;
        while (firstRows.empty() && !headIsAll) {
            readBlock(block, blockBytes);
            headIsAll = block.size() < blockBytes;
            head += block;
            if (head.size() > 2 * CsvRowParser::maxRowBytes)
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
    CsvRowParser parser{state.name, state.separator, state.firstLine, skipHeader};
    bool more = parser.feed(state.head);
    bool atEnd = state.headIsAll;
    std::string block;
    while (more && !atEnd) {
        state.readBlock(block, blockBytes);
        atEnd = block.size() < blockBytes;
        more = parser.feed(block);
    }
    if (more)
        parser.finish();
}

} // namespace halftruth
