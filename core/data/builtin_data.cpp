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

BuiltinTable table(const char *id, Phrase title, Phrase shorter, Phrase source) {
    return {.id = id, .title = title, .shorter = shorter, .source = source, .type = readTable(id)};
}

std::vector<BuiltinTable> readTables() {
    constexpr Phrase adult =
        phrase("Counts of the training file of UCI Adult (Becker and Kohavi 1996, from the US census of 1994).");
    constexpr Phrase berkeley =
        phrase("Applicants to the six largest graduate departments of Berkeley in 1973 (Bickel, "
               "Hammel and O'Connell, Science 187, 1975).");
    return {
        table("adult-sex-income", phrase("Adult: sex and income"), phrase("Adult: sex × income"), adult),
        table("adult-education-income", phrase("Adult: education and income"), phrase("Adult: education × income"),
              adult),
        table("adult-race-income", phrase("Adult: race and income"), phrase("Adult: race × income"), adult),
        table("adult-marital-income", phrase("Adult: marital status and income"), phrase("Adult: marital × income"),
              adult),
        table("adult-workclass-income", phrase("Adult: work class and income"), phrase("Adult: work class × income"),
              phrase("Counts of the training file of UCI Adult (Becker and Kohavi 1996, from the US census of 1994); "
                     "1836 people have no work class.")),
        table("berkeley-gender-admission", phrase("Berkeley 1973: gender and admission"),
              phrase("Berkeley: gender × admission"), berkeley),
        table("berkeley-department-admission", phrase("Berkeley 1973: department and admission"),
              phrase("Berkeley: dept. × admission"), berkeley),
        table("nigeria-sex-answer", phrase("Nigeria: sex and reported answer"), phrase("Nigeria: sex × answer"),
              phrase(
                  "Answers as reported, after the die, in a forced-response survey in Nigeria (Blair, Imai and Zhou, "
                  "JASA 110, 2015).")),
    };
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
