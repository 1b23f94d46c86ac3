#include "core/text/complaint.h"

#include <algorithm>
#include <array>
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

/// How many bytes the character takes that a text begins with, and which it is: 0 bytes where it begins with none.
std::size_t characterAt(std::string_view text, char32_t &character) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xc2 ? 0
                               : lead < 0xe0 ? 2
                               : lead < 0xf0 ? 3
                               : lead < 0xf5 ? 4
                                             : 0;
    if (length == 0 || text.size() < length)
        return 0;
    constexpr std::array<unsigned, 5> payload{0, 0x7f, 0x1f, 0x0f, 0x07};
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    character = lead & payload[length];
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xc0U) != 0x80U)
            return 0;
        character = (character << 6U) | (next & 0x3fU);
    }
    const bool surrogate = character >= 0xd800 && character < 0xe000;
    return character < least[length] || character > 0x10ffff || surrogate ? 0 : length;
}

/// Nothing of its own on screen, and something else with what is around it: C0, DEL, C1, line and paragraph
/// separators, marks of direction, the byte-order mark.
bool isControl(char32_t character) {
    return character < 0x20 || (character >= 0x7f && character < 0xa0) ||
           (character >= 0x2028 && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069) ||
           character == 0x200e || character == 0x200f || character == 0xfeff;
}

std::string escaped(char32_t character) {
    if (character == U'\n')
        return "\\n";
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hexadecimal;
    for (const int shift : {12, 8, 4, 0})
        if (character > 0xff || shift < 8)
            hexadecimal += digits[(character >> static_cast<unsigned>(shift)) & 0xfU];
    return (character > 0xff ? "\\u" : "\\x") + hexadecimal;
}

} // namespace

Text complaint(std::string_view message) {
    constexpr int digits = 6;
    const std::string line = messageLine(message);
    message = line;
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

std::string messageLine(std::string_view message) {
    constexpr std::size_t longest = 400;
    std::string line;
    for (std::size_t shown = 0; !message.empty(); ++shown) {
        if (shown == longest)
            return line + "…";
        char32_t character = 0;
        const std::size_t length = characterAt(message, character);
        if (length == 0)
            line += escaped(static_cast<unsigned char>(message.front()));
        else if (isControl(character))
            line += escaped(character);
        else
            line += message.substr(0, length);
        message.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return line;
}

} // namespace halftruth
