#pragma once

#include <QString>

#include <string_view>

namespace halftruth {

/// A text of the core, which is UTF-8, for the screen.
[[nodiscard]] inline QString utf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace halftruth
