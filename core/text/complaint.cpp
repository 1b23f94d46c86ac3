#include "core/text/complaint.h"

#include <charconv>
#include <limits>

namespace halftruth {

namespace {

constexpr std::string_view endless = "inf";

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }
bool isPartOfWord(char letter) {
    return isDigit(letter) || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_';
}

/// The number that a text begins with, and how long it is: 0 where it begins with none.
std::size_t numberAt(std::string_view text, double &value) {
    const std::size_t sign = text.starts_with('-') ? 1 : 0;
    if (text.substr(sign).starts_with(endless)) {
        value = sign ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
        return sign + endless.size();
    }
    if (text.size() <= sign || !isDigit(text[sign]))
        return 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    return static_cast<std::size_t>(end.ptr - text.data());
}

} // namespace

Text complaint(std::string_view message) {
    constexpr int digits = 6;
    std::string shown;
    while (!message.empty()) {
        double value = 0;
        const bool inWord = !shown.empty() && isPartOfWord(shown.back());
        const std::size_t length = inWord ? 0 : numberAt(message, value);
        if (length > 0 && (length == message.size() || !isPartOfWord(message[length]))) {
            shown += displayNumber(value, digits);
            message.remove_prefix(length);
        } else {
            shown += message.front();
            message.remove_prefix(1);
        }
    }
    return Text::verbatim(std::move(shown));
}

} // namespace halftruth
