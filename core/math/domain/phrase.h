#pragma once

#include <string_view>

namespace halftruth {

/// Prose in a table: a template without arguments, known when compiling. Made by phrase(); a Text where one is
/// wanted.
struct Phrase : std::string_view {
    constexpr Phrase() = default;

private:
    constexpr explicit Phrase(const char *source) : std::string_view(source) {}
    friend constexpr Phrase phrase(const char *source);
};

/// scripts/translations finds the literal, so that it must stand in the call.
[[nodiscard]] constexpr Phrase phrase(const char *source) { return Phrase(source); }

} // namespace halftruth
