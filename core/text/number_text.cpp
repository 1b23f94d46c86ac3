#include "core/text/number_text.h"

#include "core/math/domain/domain.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace halftruth {

namespace {

constexpr const char *trueMinus = "\u2212";
constexpr const char *thinSpace = "\u202f"; // narrow and no line break
constexpr const char *times = "\u00d7";

std::string toChars(long double value, std::chars_format format, int precision) {
    std::array<char, 400> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format, precision);
    return {buffer.data(), end.ptr};
}

/// Wider than what is shown, so that the largest double rounded up is still a number.
long double valueOf(const std::string &text) {
    long double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// Without the rounding errors of what was computed, where so few digits are asked for that they only decide a tie:
/// 0.43749999999999994 is 0.4375, and 43.8 %.
double snapped(double value, std::chars_format format, int precision) {
    constexpr int trusted = 13;
    const int digits =
        precision + 1 + (format == std::chars_format::fixed ? static_cast<int>(std::floor(std::log10(value))) : 0);
    return digits < trusted ? static_cast<double>(valueOf(toChars(value, std::chars_format::scientific, trusted - 1)))
                            : value;
}

/// A positive number with so many decimals (of the mantissa, where scientific).
std::string plain(double value, std::chars_format format, int precision, Rounding rounding = Rounding::Nearest) {
    const std::string nearest = toChars(snapped(value, format, precision), format, precision);
    const long double shown = valueOf(nearest);
    // Numbers are computed to 1e-12: e^ln 3 is 3, though the double lies next to it.
    if (rounding == Rounding::Nearest || std::fabs(shown - value) <= 1e-12L * value ||
        (shown > value) == (rounding == Rounding::Up))
        return nearest;
    // On the wrong side: one unit of the last decimal further. Below a power of ten that unit is a tenth.
    int exponent = 0;
    if (format == std::chars_format::scientific) {
        exponent = std::stoi(nearest.substr(nearest.find('e') + 1));
        if (rounding == Rounding::Down && nearest.find_first_of("23456789") > nearest.find('e') &&
            nearest.find('1', 1) > nearest.find('e'))
            --exponent;
    }
    const long double unit = std::pow(10.0L, exponent - precision);
    return toChars(shown + (rounding == Rounding::Up ? unit : -unit), format, precision);
}

Rounding reversed(Rounding rounding) {
    switch (rounding) {
    case Rounding::Up:
        return Rounding::Down;
    case Rounding::Down:
        return Rounding::Up;
    case Rounding::Nearest:
        break;
    }
    return Rounding::Nearest;
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

std::string scientific(double magnitude, int digits, Rounding rounding = Rounding::Nearest) {
    const std::string text = plain(magnitude, std::chars_format::scientific, digits - 1, rounding);
    const std::size_t e = text.find('e');
    const std::string mantissa = withoutTrailingZeros(text.substr(0, e));
    const int exponent = std::stoi(text.substr(e + 1));
    const std::string power = "10" + superscript(exponent);
    return mantissa == "1" ? power : mantissa + times + power;
}

/// What isn't 1 but would be shown as it: with the decimals that tell the two apart, or by what is missing.
std::string almostOne(double value, int decimals, Rounding rounding) {
    constexpr int mostDecimals = 7;
    for (int more = decimals + 1; more <= mostDecimals; ++more)
        if (const std::string text = plain(value, std::chars_format::fixed, more, rounding); valueOf(text) != 1)
            return withoutTrailingZeros(text);
    return value < 1 ? "1 " + std::string(trueMinus) + " " + scientific(1 - value, 2, reversed(rounding))
                     : "1 + " + scientific(value - 1, 2, rounding);
}

std::string negative(double magnitude, int digits, Rounding rounding) {
    const std::string text = displayNumber(magnitude, digits, rounding);
    if (magnitude < std::numeric_limits<double>::min())
        return "> " + std::string(trueMinus) + text.substr(2);
    // The sign belongs to both parts of a sum.
    return trueMinus + (text.starts_with("1 ") ? "(" + text + ")" : text);
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

std::string displayNumber(double value, int digits, Rounding rounding) {
    if (std::isnan(value))
        return "\u2013";
    if (value < 0 && value > -std::numeric_limits<double>::infinity())
        return negative(-value, digits, reversed(rounding));
    if (std::isinf(value))
        return value < 0 ? std::string(trueMinus) + "\u221e" : "\u221e";
    if (value == 0)
        return "0";
    if (value < std::numeric_limits<double>::min())
        return "< 10" + superscript(-307);
    if (value == std::floor(value) && value < 1e9) {
        // Whole numbers keep all their digits, but a million and more that is round is shorter as 3×10⁸.
        const bool round = value >= 1e6 && std::fmod(value, std::pow(10.0, std::floor(std::log10(value)) - 1)) == 0;
        return round ? scientific(value, 2) : grouped(plain(value, std::chars_format::fixed, 0));
    }
    if (value >= 1e9 || value < 1e-3)
        return scientific(value, digits, rounding);
    // Numbers with more whole digits than asked for keep them all: 32 561.4 is 32 561.
    const int wholeDigits = std::max(1, static_cast<int>(std::floor(std::log10(value))) + 1);
    const int leadingZeros = value < 1 ? -static_cast<int>(std::floor(std::log10(value))) - 1 : 0;
    const int decimals = value < 1 ? digits + leadingZeros : std::max(0, digits - wholeDigits);
    const std::string text = withoutTrailingZeros(plain(value, std::chars_format::fixed, decimals, rounding));
    return text == "1" ? almostOne(value, decimals, rounding) : grouped(text);
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
