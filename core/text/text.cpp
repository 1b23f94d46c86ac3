#include "core/text/text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace halftruth {

namespace {

constexpr std::array<std::string_view, 8> tags{"<b>", "</b>", "<i>", "</i>", "<sup>", "</sup>", "<sub>", "</sub>"};

/// A part of a template: letters, a tag, or a placeholder.
struct Part {
    std::string_view text{};
    bool isTag = false;
    std::string_view name{}; ///< of the argument; empty where it is no placeholder
};

/// The length of "{{v}}", which is the set {v} and no placeholder; 0 where a text doesn't begin so.
std::size_t escapedLength(std::string_view source) {
    const std::size_t close = source.starts_with("{{") ? source.find("}}") : std::string_view::npos;
    return close == std::string_view::npos ? 0 : close + 2;
}

bool isName(std::string_view text) {
    return !text.empty() &&
           std::ranges::all_of(text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
}

std::vector<Part> partsOf(std::string_view source) {
    std::vector<Part> parts;
    while (!source.empty()) {
        const auto tag = std::ranges::find_if(tags, [&](std::string_view each) { return source.starts_with(each); });
        const std::size_t close = source.front() == '{' ? source.find('}') : std::string_view::npos;
        const std::size_t escaped = escapedLength(source);
        Part part{.text = source.substr(0, source.find_first_of("<{", 1))};
        if (escaped > 0) {
            parts.push_back({.text = source.substr(1, escaped - 2)});
            source.remove_prefix(escaped);
            continue;
        }
        if (tag != tags.end())
            part = {.text = *tag, .isTag = true};
        else if (close != std::string_view::npos && isName(source.substr(1, close - 1)))
            part = {.text = source.substr(0, close + 1), .name = source.substr(1, close - 1)};
        source.remove_prefix(part.text.size());
        parts.push_back(part);
    }
    return parts;
}

const Argument *argumentOf(const Text &text, std::string_view name) {
    const auto found = std::ranges::find(text.arguments, name, &Argument::name);
    return found == text.arguments.end() ? nullptr : &*found;
}

void append(std::string &to, std::string_view letters, Markup markup) {
    for (const char letter : letters) {
        if (markup == Markup::Rich && letter == '<')
            to += "&lt;";
        else if (markup == Markup::Rich && letter == '>')
            to += "&gt;";
        else if (markup == Markup::Rich && letter == '&')
            to += "&amp;";
        else
            to += letter;
    }
}

bool isSmall(char letter) { return letter >= 'a' && letter <= 'z'; }

/// A small letter becomes a capital: of ASCII, or à to þ (not ÷), whose bytes in UTF-8 end in that of Latin-1.
void capitalise(std::string &text) {
    constexpr char toCapital = 'a' - 'A';
    constexpr char latinPage = '\xc3';
    if (text.size() > 1 && isSmall(text[0]) && isSmall(text[1]))
        text[0] -= toCapital;
    else if (text.size() > 2 && text[0] == latinPage && isSmall(text[2]))
        if (const auto letter = static_cast<unsigned char>(text[1]);
            letter >= 0xa0 && letter <= 0xbe && letter != 0xb7)
            text[1] -= toCapital;
}

Text joined(const std::vector<Text> &each, Text (*two)(Text, Text)) {
    Text all;
    for (const Text &next : each)
        if (!next.empty())
            all = all.empty() ? next : two(std::move(all), next);
    return all;
}

Text checked(Text text) {
    assert(defects(text).empty());
    return text;
}

/// The value to show: a share in percent is its shortest decimal number with the point moved, lest 0.07 be more than
/// 7 %.
double shownValue(const Number &number) {
    if (!number.percent || !std::isfinite(number.value))
        return number.value;
    std::array<char, 32> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), number.value, std::chars_format::scientific);
    const std::string_view written(digits.data(), end.ptr);
    const std::size_t e = written.find('e');
    const std::string moved =
        std::string(written.substr(0, e + 1)) + std::to_string(std::stoi(std::string(written.substr(e + 1))) + 2);
    double value = 0;
    std::from_chars(moved.data(), moved.data() + moved.size(), value);
    return value;
}

} // namespace

Number number(double value, int digits) { return {.value = value, .digits = digits}; }

Number percent(double share, int digits, Rounding rounding) {
    return {.value = share, .digits = digits, .rounding = rounding, .percent = true};
}

Number confidence(double beta) {
    const int digits = std::clamp(3 + static_cast<int>(std::ceil(-std::log10(beta))), 4, 15);
    constexpr double mostOfThoseDigits = 0.999999999999999; // never certain
    return percent(std::min(1 - beta, mostOfThoseDigits), digits, Rounding::Down);
}

namespace {
constexpr int allDigits = 15; // of a double, but for its rounding
} // namespace

Number asChosen(double value) { return number(value, allDigits); }
Number percentAsChosen(double share) { return percent(share, allDigits); }

Number atMost(double value, int digits) { return {.value = value, .digits = digits, .rounding = Rounding::Up}; }

Number atLeast(double value, int digits) { return {.value = value, .digits = digits, .rounding = Rounding::Down}; }

Arguments::Arguments(std::initializer_list<Argument> all) : Arguments(std::vector(all)) {}

Arguments::Arguments(std::vector<Argument> all)
    : m_all(all.empty() ? nullptr : std::make_shared<const std::vector<Argument>>(std::move(all))) {}

std::size_t Arguments::size() const { return m_all ? m_all->size() : 0; }
const Argument *Arguments::begin() const { return m_all ? m_all->data() : nullptr; }
const Argument *Arguments::end() const { return begin() + size(); }

Arguments Arguments::with(Argument next) const {
    std::vector<Argument> all(begin(), end());
    all.push_back(std::move(next));
    return Arguments(std::move(all));
}

bool Arguments::operator==(const Arguments &other) const {
    return m_all == other.m_all || std::ranges::equal(*this, other);
}

Text::Text(Phrase phrase) : source(phrase) {}

Text Text::verbatim(std::string_view text) {
    Text result;
    if (!text.empty()) {
        result.source = "{text}";
        result.arguments = {{"text", text}};
    }
    return result;
}

bool Text::operator==(const Text &other) const {
    return source == other.source && singular == other.singular && count == other.count && capital == other.capital &&
           arguments == other.arguments;
}

Text tr(const char *source, std::initializer_list<Argument> arguments) {
    Text text;
    text.source = source;
    text.arguments = arguments;
    return checked(std::move(text));
}

Text tr(const char *source, const char *singular, double n, std::initializer_list<Argument> arguments) {
    Text text;
    text.source = source;
    text.singular = singular;
    text.count = n;
    text.arguments = arguments;
    if (!argumentOf(text, "n") && text.source.find("{n}") != std::string::npos) // a unit needn't say its number
        text.arguments = text.arguments.with({"n", n});
    return checked(std::move(text));
}

Text asTitle(Text text) {
    text.capital = true;
    return text;
}

Text sentences(const std::vector<Text> &each) {
    return joined(each, [](Text first, Text second) {
        return tr("{first} {second}", {{"first", std::move(first)}, {"second", std::move(second)}});
    });
}

Text listed(const std::vector<Text> &each) {
    return joined(each, [](Text first, Text second) {
        return tr("{first}, {second}", {{"first", std::move(first)}, {"second", std::move(second)}});
    });
}

std::vector<std::string> defects(const Text &text) {
    std::vector<std::string> found;
    const auto templates = text.singular.empty() ? std::vector{text.source} : std::vector{text.source, text.singular};
    for (const std::string &source : templates) {
        std::vector<std::string_view> open;
        for (const Part &part : partsOf(source)) {
            if (!part.name.empty() && !argumentOf(text, part.name))
                found.push_back("no argument " + std::string(part.text) + ": " + source);
            if (!part.isTag)
                continue;
            if (part.text[1] != '/')
                open.push_back(part.text.substr(1));
            else if (open.empty() || open.back() != part.text.substr(2))
                found.push_back(std::string(part.text) + " closes nothing: " + source);
            else
                open.pop_back();
        }
        if (!open.empty())
            found.push_back("<" + std::string(open.back()) + " is left open: " + source);
    }
    for (const Argument &argument : text.arguments) {
        const std::string placeholder = "{" + std::string(argument.name) + "}";
        if (text.source.find(placeholder) == std::string::npos)
            found.push_back("no place for the argument " + placeholder + ": " + text.source);
        if (const auto *inner = std::get_if<Text>(&argument.value))
            std::ranges::move(defects(*inner), std::back_inserter(found));
    }
    return found;
}

std::string rendered(const Text &text, const Language &language, Markup markup) {
    std::string result;
    const std::string wording = language.wording(text);
    for (const Part &part : partsOf(wording)) {
        const Argument *argument = argumentOf(text, part.name);
        if (part.isTag) {
            if (markup == Markup::Rich)
                result += part.text;
            else if (part.text == "<sup>")
                result += '^';
        } else if (!argument) {
            append(result, part.text, markup);
        } else if (const auto *inner = std::get_if<Text>(&argument->value)) {
            result += rendered(*inner, language, markup);
        } else if (const auto *verbatim = std::get_if<std::string>(&argument->value)) {
            append(result, *verbatim, markup);
        } else {
            append(result, language.number(std::get<Number>(argument->value)), markup);
        }
    }
    if (text.capital)
        capitalise(result);
    return result;
}

std::string english(const Number &number) {
    const double value = shownValue(number);
    // What isn't certain isn't shown as 100 %.
    constexpr int mostDigits = 15;
    int digits = number.digits;
    while (number.percent && number.value < 1 && digits < mostDigits &&
           displayNumber(value, digits, number.rounding) == "100")
        ++digits;
    return displayNumber(value, digits, number.rounding);
}

std::string english(const Text &text, Markup markup) {
    static const Language language{
        .wording =
            [](const Text &each) { return each.count == 1 && !each.singular.empty() ? each.singular : each.source; },
        .number = [](const Number &each) { return english(each); }};
    return rendered(text, language, markup);
}

} // namespace halftruth
