#include "core/data/columns.h"

#include "core/data/named_layout.h"

#include <algorithm>
#include <charconv>

namespace halftruth {

const NamedLayout *layoutOf(const CsvReader &reader) {
    return reader.hasHeader() ? nullptr : matchLayout(reader.firstRows());
}

std::vector<std::string> columnNames(const CsvReader &reader) {
    const NamedLayout *layout = layoutOf(reader);
    if (layout == nullptr)
        return reader.columns();
    return {layout->columns.begin(), layout->columns.end()};
}

namespace {

/// The beginning of a name, not ending inside a character.
std::string shortened(const std::string &name) {
    constexpr std::size_t longest = 40;
    std::size_t end = std::min(name.size(), longest);
    while (end > 0 && end < name.size() && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U)
        --end;
    return end == name.size() ? name : name.substr(0, end) + "…";
}

} // namespace

std::string namesInARow(const std::vector<std::string> &names) {
    // A file that isn't what it seems has thousands, and long ones.
    constexpr std::size_t most = 12;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        text += (i == 0 ? "" : ", ") + shortened(names[i]);
    if (names.size() > most)
        text += " … and " + std::to_string(names.size() - most) + " more";
    return text;
}

std::size_t findColumn(const CsvReader &reader, const std::string &wanted) {
    const std::vector<std::string> names = columnNames(reader);
    if (names.empty())
        throw CsvError(reader.name(), 0, "has no rows");
    const auto found = std::ranges::find(names, wanted);
    if (found != names.end()) {
        if (std::find(std::next(found), names.end(), wanted) != names.end())
            throw CsvError(reader.name(), 0,
                           "there are several columns '" + shortened(wanted) + "': give its number, 1 to " +
                               std::to_string(names.size()));
        return static_cast<std::size_t>(found - names.begin());
    }
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
    if (error == std::errc{} && end == wanted.data() + wanted.size() && number >= 1 && number <= names.size())
        return number - 1;
    throw CsvError(reader.name(), 0,
                   "there is no column '" + shortened(wanted) + "'; there are " + namesInARow(names));
}

void forEachRecord(CsvReader &reader, const std::vector<std::string> &columns,
                   const std::function<bool(std::span<const std::string_view> fields, std::int64_t line)> &callback) {
    std::vector<std::size_t> indices;
    for (const std::string &column : columns)
        indices.push_back(findColumn(reader, column));
    std::vector<std::string_view> chosen(columns.size());
    reader.forEachRow([&](std::span<const std::string_view> fields, std::int64_t line) {
        for (std::size_t i = 0; i < indices.size(); ++i)
            chosen[i] = fields[indices[i]];
        return callback(chosen, line);
    });
}

} // namespace halftruth
