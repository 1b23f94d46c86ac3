#include "core/data/builtin_data.h"

#include "core/data/embedded_tables.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace halftruth {

namespace {

std::istringstream openTable(std::string_view id) {
    for (const EmbeddedTable &table : embeddedTables())
        if (table.id == id)
            return std::istringstream{std::string{table.text}};
    throw std::logic_error("no built-in table '" + std::string{id} + "'");
}

JointType readTable(std::string_view id) {
    std::istringstream header = openTable(id);
    std::vector<std::string> variables = CsvReader{header, id, {.separator = ',', .header = Header::Yes}}.columns();
    variables.pop_back(); // the last column is the count
    std::istringstream table = openTable(id);
    return readJointType(
        table, id, variables,
        {.csv = {.separator = ',', .header = Header::Yes}, .order = LabelOrder::FirstSeen, .weightColumn = "count"});
}

std::vector<BuiltinTable> readTables() {
    std::vector<BuiltinTable> tables;
    std::istringstream index = openTable("index");
    CsvReader reader{index, "index", {.separator = ',', .header = Header::Yes}};
    reader.forEachRow([&](std::span<const std::string_view> fields, std::int64_t) {
        tables.push_back({.id = std::string{fields[0]},
                          .title = std::string{fields[1]},
                          .shorter = std::string{fields[2]},
                          .source = std::string{fields[3]},
                          .type = readTable(fields[0])});
        return true;
    });
    return tables;
}

} // namespace

std::span<const BuiltinTable> builtinTables() {
    static const std::vector<BuiltinTable> tables = readTables();
    return tables;
}

const BuiltinTable *findBuiltinTable(std::string_view id) {
    const auto tables = builtinTables();
    const auto found = std::ranges::find(tables, id, &BuiltinTable::id);
    return found == tables.end() ? nullptr : &*found;
}

} // namespace halftruth
