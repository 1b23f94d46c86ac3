#include "core/data/named_layout.h"

#include <algorithm>

namespace halftruth {

std::span<const NamedLayout> namedLayouts() {
    static const std::vector<NamedLayout> layouts{
        {.title = "UCI Adult",
         .columns = {"age", "workclass", "fnlwgt", "education", "education-num", "marital-status", "occupation",
                     "relationship", "race", "sex", "capital-gain", "capital-loss", "hours-per-week",
                     "native-country", "income"},
         .marks = {{.column = 9, .starts = {"Female", "Male"}}, {.column = 14, .starts = {"<=50K", ">50K"}}}},
    };
    return layouts;
}

const NamedLayout *matchLayout(std::span<const std::vector<std::string>> rows) {
    if (rows.empty())
        return nullptr;
    for (const NamedLayout &layout : namedLayouts()) {
        const auto hasMark = [](const std::vector<std::string> &row, const NamedLayout::Mark &mark) {
            return std::ranges::any_of(mark.starts,
                                       [&](std::string_view start) { return row[mark.column].starts_with(start); });
        };
        const bool matches = std::ranges::all_of(rows, [&](const std::vector<std::string> &row) {
            return row.size() == layout.columns.size() &&
                   std::ranges::all_of(layout.marks, [&](const auto &mark) { return hasMark(row, mark); });
        });
        if (matches)
            return &layout;
    }
    return nullptr;
}

} // namespace halftruth
