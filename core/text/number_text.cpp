#include "core/text/number_text.h"

#include "core/math/domain/domain.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace halftruth {

namespace {

constexpr const char *trueMinus = "\u2212";
constexpr const char *thinSpace = "\u202f"; // narrow and no line break
constexpr const char *times = "\u00d7";

std::string plain(double value, std::chars_format format, int precision) {
    std::array<char, 400> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format, precision);
    return {buffer.data(), end.ptr};
}

std::string withoutTrailingZeros(std::string text) {
    if (text.find('.') == std::string::npos)
        return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
        text.pop_back();
    return text;
}

std::string grouped(const std::string &digits) {
    const std::size_t point = std::min(digits.find('.'), digits.size());
    if (point <= 4)
        return digits;
    std::string result;
    for (std::size_t i = 0; i < point; ++i) {
        if (i > 0 && (point - i) % 3 == 0)
            result += thinSpace;
        result += digits[i];
    }
    return result + digits.substr(point);
}

std::string scientific(double magnitude, int digits) {
    const std::string text = plain(magnitude, std::chars_format::scientific, digits - 1);
    const std::size_t e = text.find('e');
    const std::string mantissa = withoutTrailingZeros(text.substr(0, e));
    const int exponent = std::stoi(text.substr(e + 1));
    const std::string power = "10" + superscript(exponent);
    return mantissa == "1" ? power : mantissa + times + power;
}

} // namespace

std::string superscript(int value) {
    static constexpr std::array<const char *, 10> digits{"\u2070", "\u00b9", "\u00b2", "\u00b3", "\u2074",
                                                         "\u2075", "\u2076", "\u2077", "\u2078", "\u2079"};
    std::string result = value < 0 ? "\u207b" : "";
    for (const char digit : std::to_string(std::abs(value)))
        result += digits[static_cast<std::size_t>(digit - '0')];
    return result;
}

std::string displayNumber(double value, int digits) {
    if (std::isnan(value))
        return "\u2013";
    const std::string sign = value < 0 ? trueMinus : "";
    const double magnitude = std::fabs(value);
    if (std::isinf(value))
        return sign + "\u221e";
    if (magnitude == 0)
        return "0";
    if (magnitude == std::floor(magnitude) && magnitude < 1e9) {
        // Whole numbers keep all their digits, but a million and more that is round is shorter as 3×10⁸.
        const bool round =
            magnitude >= 1e6 && std::fmod(magnitude, std::pow(10.0, std::floor(std::log10(magnitude)) - 1)) == 0;
        return sign + (round ? scientific(magnitude, 2) : grouped(plain(magnitude, std::chars_format::fixed, 0)));
    }
    if (magnitude >= 1e9 || magnitude < 1e-3)
        return sign + scientific(magnitude, digits);
    // Numbers with more whole digits than asked for keep them all: 32 561.4 is 32 561.
    const int wholeDigits = std::max(1, static_cast<int>(std::floor(std::log10(magnitude))) + 1);
    const int leadingZeros = magnitude < 1 ? -static_cast<int>(std::floor(std::log10(magnitude))) - 1 : 0;
    const int decimals = magnitude < 1 ? digits + leadingZeros : std::max(0, digits - wholeDigits);
    return sign + grouped(withoutTrailingZeros(plain(magnitude, std::chars_format::fixed, decimals)));
}

std::string tickText(double value, double step) {
    const std::string sign = value < 0 ? trueMinus : "";
    const double magnitude = std::fabs(value);
    if (magnitude == 0)
        return "0";
    if (step == 0) {
        if (magnitude >= 0.01 && magnitude < 10000)
            return sign + withoutTrailingZeros(plain(magnitude, std::chars_format::fixed, 6));
        return sign + scientific(magnitude, 2);
    }
    const int decimals = std::max(0, -static_cast<int>(std::floor(std::log10(step) + 1e-9)));
    // A probability that is almost certain is told by what is missing.
    if (decimals > 5 && value > 0.999 && value < 1)
        return "1 " + std::string(trueMinus) + " " + displayNumber(1 - value, 2);
    if (decimals > 5 && value == 1)
        return "1";
    if ((decimals > 4 && magnitude < 1e-2) || decimals > 12 || magnitude >= 1e6) {
        const int digits = std::max(1, static_cast<int>(std::floor(std::log10(magnitude) + 1e-9)) -
                                           static_cast<int>(std::floor(std::log10(step) + 1e-9)) + 1);
        return sign + scientific(magnitude, std::min(digits, 15));
    }
    return sign + grouped(plain(magnitude, std::chars_format::fixed, decimals));
}

std::string fieldText(double value) {
    const std::string text = shortestText(std::fabs(value));
    const bool whole = text.find_first_not_of("0123456789") == std::string::npos;
    return (value < 0 ? trueMinus : "") + (whole ? grouped(text) : text);
}

} // namespace halftruth
