#include "core/data/csv_field.h"

namespace halftruth {

std::string csvField(std::string_view text, char separator) {
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    const bool plain = !text.empty() && text.find_first_of("\"\r\n") == text.npos &&
                       text.find(separator) == text.npos && !blank(text.front()) && !blank(text.back()) &&
                       text.front() != '#' && text.front() != '|';
    if (plain)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

} // namespace halftruth
