#include "core/text/complaint.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <vector>

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

constexpr int shownDigits = 6;

/// The number that a text is from its first character to its last.
std::optional<double> wholeNumber(std::string_view text) {
    double value = 0;
    const std::size_t length = numberAt(text, value);
    return length > 0 && length == text.size() ? std::optional(value) : std::nullopt;
}

/// A message with its numbers as all others are shown, in no language but English.
std::string withNumbers(std::string_view message) {
    std::string shown;
    while (!message.empty()) {
        double value = 0;
        const bool inWord = !shown.empty() && isPartOfWord(shown.back());
        const std::size_t length = inWord ? 0 : numberAt(message, value);
        if (length > 0 && (length == message.size() || !isPartOfWord(message[length]))) {
            shown += displayNumber(value, shownDigits);
            message.remove_prefix(length);
        } else {
            shown += message.front();
            message.remove_prefix(1);
        }
    }
    return shown;
}

/// What stands at the placeholders of a pattern, in their order; nothing where the message isn't of that form.
std::optional<std::vector<std::string_view>> placesIn(std::string_view message, std::string_view pattern) {
    std::vector<std::string_view> found;
    for (;;) {
        const std::size_t open = pattern.find('{');
        const std::string_view before = pattern.substr(0, open);
        if (!message.starts_with(before))
            return std::nullopt;
        message.remove_prefix(before.size());
        if (open == std::string_view::npos)
            return message.empty() ? std::optional(found) : std::nullopt;
        pattern.remove_prefix(pattern.find('}') + 1);
        const std::string_view next = pattern.substr(0, pattern.find('{'));
        const std::size_t end = next.empty() ? message.size() : message.find(next);
        if (end == std::string_view::npos)
            return std::nullopt;
        found.push_back(message.substr(0, end));
        message.remove_prefix(end);
    }
}

/// What a message speaks of: a name, or the records of one.
Text nameText(std::string_view name) {
    if (const auto places = placesIn(name, "the length of record {place} of {name}"))
        return tr("the length of record {place} of {name}", {{"place", places->front()}, {"name", places->back()}});
    if (const auto places = placesIn(name, "the length of the records of {name}"))
        return tr("the length of the records of {name}", {{"name", places->back()}});
    if (const auto places = placesIn(name, "the number of records of {name}"))
        return tr("the number of records of {name}", {{"name", places->back()}});
    return Text::verbatim(name);
}

/// The value that is refused, and what may be said of it. Of records every digit counts, as of what somebody has
/// typed: 0110 is no 110.
Argument valueArgument(std::string_view text, bool records) {
    if (const auto real = records ? std::nullopt : wholeNumber(text))
        return {"value", number(*real, shownDigits)};
    if (const auto parts = placesIn(
            text, "{n}: with fewer people no q lets Hoeffding's bound certify alpha = {alpha} at beta = {beta}"))
        return {"value", tr("{n}: with fewer people no q lets Hoeffding's bound certify α = {alpha} at β = {beta}",
                            {{"n", wholeNumber((*parts)[0]).value_or(0)},
                             {"alpha", number(wholeNumber((*parts)[1]).value_or(0), shownDigits)},
                             {"beta", number(wholeNumber((*parts)[2]).value_or(0), shownDigits)}})};
    return {"value", records || text.starts_with('\'') ? std::string(text) : withNumbers(text)};
}

/// "NAME must be in RANGE, but is VALUE" in the words of a language.
std::optional<Text> inRange(std::string_view message) {
    constexpr std::string_view must = " must be in ";
    constexpr std::string_view but = ", but is ";
    const std::size_t range = message.find(must);
    const std::size_t value = message.rfind(but);
    if (range == std::string_view::npos || value == std::string_view::npos || value < range + must.size())
        return std::nullopt;
    const std::string_view set = message.substr(range + must.size(), value - range - must.size());
    return tr("{name} must be in {range}, but is {value}",
              {{"name", nameText(message.substr(0, range))},
               {"range", rangeText(set)},
               valueArgument(message.substr(value + but.size()), set.starts_with("{0, 1}^"))});
}

/// What is wrong with records, in the words of a language.
std::optional<Text> ofRecords(std::string_view message) {
    struct Form {
        Phrase pattern;
        std::vector<std::string_view> names; ///< of the placeholders
    };
    static const std::vector<Form> forms{
        {phrase("{name} must be records of 0s and 1s, as in 000,011,101, but is empty"), {"name"}},
        {phrase("{name} must be records of 0s and 1s, as in 000,011,101, but record {place} is empty"),
         {"name", "place"}},
        {phrase("{name} must be records of 0s and 1s, as in 000,011,101, but record {place} is {record}"),
         {"name", "place", "record"}},
        {phrase("the records of {name} must have one length, but record 1 has {first} bits and record {place} has "
                "{second}"),
         {"name", "first", "place", "second"}},
        {phrase("{name} must have at most {most} records, but has more"), {"name", "most"}},
        {phrase("{name} must be one record, but is {count}"), {"name", "count"}},
        {phrase("{name} must be collection with one record replaced, but differs from it in {count} records"),
         {"name", "count"}},
        {phrase("{name} must have records as long as those of collection, {bits}, but has {other}"),
         {"name", "bits", "other"}},
        {phrase("{name} must have as many records as collection, {count}, but has {other}"),
         {"name", "count", "other"}}};
    for (const Form &form : forms) {
        const auto places = placesIn(message, form.pattern);
        if (!places)
            continue;
        Text text = form.pattern;
        for (std::size_t i = 0; i < form.names.size(); ++i) {
            const std::string_view place = (*places)[i];
            const auto count =
                form.names[i] == "name" || form.names[i] == "record" ? std::nullopt : wholeNumber(place);
            text.arguments = text.arguments.with(count ? Argument(form.names[i], number(*count, shownDigits))
                                                       : Argument(form.names[i], place));
        }
        return text;
    }
    return std::nullopt;
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

Text rangeText(std::string_view range) {
    const auto asItIs = [&] { return Text::verbatim(withNumbers(range)); };
    if (const auto parts = placesIn(range, "{range} without {value}"))
        if (const auto value = wholeNumber(parts->back()))
            return tr("{range} without {value}",
                      {{"range", rangeText(parts->front())}, {"value", number(*value, shownDigits)}});
    if (const auto parts = placesIn(range, "the divisors of {n}"))
        if (const auto value = wholeNumber(parts->front()))
            return tr("the divisors of {n}", {{"n", number(*value, shownDigits)}});
    if (range.size() < 2)
        return asItIs();
    const std::string_view open = range.substr(0, 1);
    const std::string_view close = range.substr(range.size() - 1);
    const bool integers = open == "{" && close == "}";
    if (!integers && !((open == "[" || open == "(") && (close == "]" || close == ")")))
        return asItIs();
    const std::string_view inner = range.substr(1, range.size() - 2);
    const std::string_view between = integers ? ", ..., " : ", ";
    const std::size_t at = inner.find(between);
    if (at == std::string_view::npos)
        return asItIs();
    const auto lower = wholeNumber(inner.substr(0, at));
    const auto upper = wholeNumber(inner.substr(at + between.size()));
    if (!lower || !upper)
        return asItIs();
    const Argument least("lower", number(*lower, shownDigits));
    const Argument most("upper", number(*upper, shownDigits));
    if (integers)
        return tr("{open}{lower}, ..., {upper}{close}", {{"open", open}, least, most, {"close", close}});
    return tr("{open}{lower}, {upper}{close}", {{"open", open}, least, most, {"close", close}});
}

std::optional<Text> knownComplaint(std::string_view message) {
    const std::string line = messageLine(message);
    if (auto text = inRange(line))
        return text;
    return ofRecords(line);
}

Text complaint(std::string_view message) {
    if (auto text = knownComplaint(message))
        return *std::move(text);
    return Text::verbatim(withNumbers(messageLine(message)));
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
