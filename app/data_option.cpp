#include "app/data_option.h"

#include "core/data/builtin_data.h"
#include "core/data/columns.h"
#include "core/data/joint_type.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace halftruth {

namespace {

std::vector<std::string> split(const std::string &text) {
    std::vector<std::string> parts(1);
    for (const char each : text) {
        if (each == ',')
            parts.emplace_back();
        else
            parts.back() += each;
    }
    return parts;
}

std::vector<std::string> columnNames(const std::string &file) {
    std::vector<std::string> names;
    for (const CsvOverview::Column &column : readCsvOverview(file, {.maxRows = 1}).columns)
        names.push_back(column.name);
    return names;
}

/// A word that is no table's id is a file if there is one, or if it looks like the name of one.
bool meansFile(const std::string &word) {
    std::error_code ignored;
    return word.find_first_of("/.") != std::string::npos || std::filesystem::exists(word, ignored);
}

} // namespace

void addColumnsOption(CommandLine &line) {
    line.addOption("columns", "A[,B]", "which columns of the data file, by name or by number from 1");
    line.addOption("weight", "C", "the column that says for how many records a row of the file stands");
}

std::optional<std::vector<std::string>> columnNamesOption(const CommandLine &line) {
    const auto text = line.option("columns");
    if (!text)
        return std::nullopt;
    std::vector<std::string> columns = split(*text);
    const bool unnamed = std::ranges::find(columns, std::string()) != columns.end();
    if (unnamed || columns.size() > 2 || (columns.size() == 2 && columns[0] == columns[1]))
        throw UsageError("columns must be A or A,B, one or two different columns, but is " + inQuotes(*text));
    return columns;
}

std::optional<FileColumns> columnsOption(const CommandLine &line) {
    auto columns = columnNamesOption(line);
    const auto weight = line.option("weight");
    if (!columns && weight)
        throw UsageError("--weight goes with --columns");
    if (!columns)
        return std::nullopt;
    return FileColumns{.names = std::move(*columns), .weight = weight.value_or("")};
}

void addDataOptions(CommandLine &line) {
    line.addOption("data", "uniform|zipf|TABLE|FILE",
                   "how records spread over categories; TABLE is one of " +
                       listed(namesOf(builtinTables(), &BuiltinTable::id)));
    addColumnsOption(line);
}

DataSource fileData(const std::string &file, const std::optional<FileColumns> &columns) {
    if (!columns) {
        const std::vector<std::string> names = columnNames(file);
        throw UsageError(names.empty() ? file + ": has no rows"
                                       : file + ": choose from its columns with --columns A[,B]; there are " +
                                             namesInARow(names));
    }
    return fileData(file, columns->names, columns->weight);
}

std::optional<DataSource> dataOption(const CommandLine &line) {
    const auto data = line.option("data");
    const auto columns = columnsOption(line);
    auto named = data ? namedData(*data) : std::nullopt;
    if (columns && (!data || named))
        throw UsageError("--columns is for data files only: give one with --data FILE");
    if (!data || named)
        return named;
    if (meansFile(*data))
        return fileData(*data, columns);
    std::vector<std::string> names{"uniform", "zipf"};
    for (const BuiltinTable &each : builtinTables())
        names.push_back(each.id);
    throw UsageError(unknownName("data", *data, names));
}

void requireNotFixed(const Parameters &parameters, const GivenValues &given) {
    for (const auto &[id, value] : given)
        if (parameters.fixedByData(id))
            throw UsageError(std::string(spec(id).name) + " is " + shortestText(rangeOf(id, parameters).lower) +
                             " in this data, so that --" + std::string(spec(id).name) + " can't be given");
}

} // namespace halftruth
