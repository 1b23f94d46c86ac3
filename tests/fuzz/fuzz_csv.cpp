// Any bytes as a data file: rows as wide as the header, or a CsvError.

#include "core/data/csv_reader.h"
#include "core/data/joint_type.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <string>

using namespace halftruth;

namespace {

/// The first byte says how the file is read, the others are the file.
CsvOptions optionsOf(std::uint8_t byte) {
    constexpr std::array separators{'\0', ',', ';', '\t'};
    constexpr std::array headers{Header::Detect, Header::Yes, Header::No};
    return {.separator = separators[byte % 4], .header = headers[byte / 4 % 3]};
}

void readRows(const std::string &text, const CsvOptions &options) {
    std::istringstream stream(text);
    CsvReader reader(stream, "fuzz", options);
    const std::size_t columns = reader.columns().size();
    std::int64_t lastLine = 0;
    std::size_t rows = 0;
    reader.forEachRow([&](std::span<const std::string_view> fields, std::int64_t line) {
        if (fields.size() != columns || line < lastLine) // a lone CR ends a row, but no line
            std::abort();
        lastLine = line;
        ++rows;
        return true;
    });
    if (reader.firstRows().size() > rows)
        std::abort();
}

void countColumns(const std::string &text, const CsvOptions &options) {
    std::istringstream stream(text);
    const JointType type =
        readJointType(stream, "fuzz", {"1", "2"}, {.csv = options, .order = LabelOrder::Sorted, .weightColumn = {}});
    std::int64_t sum = 0;
    for (const std::int64_t count : type.counts)
        sum += count;
    if (sum != type.n || type.n < 1)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    if (size == 0)
        return 0;
    const CsvOptions options = optionsOf(data[0]);
    const std::string text(reinterpret_cast<const char *>(data) + 1, size - 1);
    try {
        readRows(text, options);
    } catch (const CsvError &) {
    }
    try {
        countColumns(text, options);
    } catch (const CsvError &) {
    } catch (const std::invalid_argument &) { // a first column that is called 2 is both
    }
    return 0;
}
