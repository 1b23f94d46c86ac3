#pragma once

#include "core/text/text.h"

#include <QString>

namespace halftruth {

/// A text of the core in the language and the locale of the window: the template that is translated, and numbers with
/// the locale's decimal sign. Rich markup is what RichText and tool tips read.
[[nodiscard]] QString localized(const Text &text, Markup markup = Markup::None);

/// The prose of a table.
[[nodiscard]] inline QString localized(Phrase phrase) { return localized(Text(phrase)); }

/// A text of the core in another language than the window's: one of languages(), whose decimal sign numbers have.
[[nodiscard]] QString localizedIn(const QString &language, const Text &text);

/// A number as displayNumber() and its like write it, with the locale's decimal sign.
[[nodiscard]] QString localized(std::string_view number);
[[nodiscard]] QString localized(const Number &number);
[[nodiscard]] inline QString localized(const std::string &number) { return localized(std::string_view(number)); }

} // namespace halftruth
