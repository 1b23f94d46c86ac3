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

/// "NAME must be in RANGE, but is VALUE" in the words of a language; any other message as it is.
Text inRange(std::string_view message) {
    constexpr std::string_view must = " must be in ";
    constexpr std::string_view but = ", but is ";
    const std::size_t range = message.find(must);
    const std::size_t value = message.rfind(but);
    if (range == std::string_view::npos || value == std::string_view::npos || value < range + must.size())
        return Text::verbatim(message);
    return tr("{name} must be in {range}, but is {value}",
              {{"name", message.substr(0, range)},
               {"range", message.substr(range + must.size(), value - range - must.size())},
               {"value", message.substr(value + but.size())}});
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
    return inRange(shown);
}

} // namespace halftruth
