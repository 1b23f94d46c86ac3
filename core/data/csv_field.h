#pragma once

#include <string>
#include <string_view>

namespace halftruth {

/// A field as CsvReader reads it back: in quotes where it needs them. Beyond RFC 4180 those are empty fields, blanks
/// at an end, and what would begin a comment.
[[nodiscard]] std::string csvField(std::string_view text, char separator = ',');

} // namespace halftruth
