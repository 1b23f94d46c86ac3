#include "core/figure/tick_labels.h"

#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <string_view>

namespace halftruth {

namespace {

int exponentOf(double value) { return static_cast<int>(std::floor(std::log10(std::fabs(value)) + 1e-9)); }

std::string superscript(int number) {
    static constexpr std::array<std::string_view, 10> digits{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text = number < 0 ? "⁻" : "";
    for (const char digit : std::to_string(std::abs(number)))
        text += digits[static_cast<std::size_t>(digit - '0')];
    return text;
}

/// "2.5×10⁻³", with that many significant digits; "10⁶".
std::string asPower(double value, int digits) {
    if (value == 0)
        return "0";
    const int exponent = exponentOf(value);
    const double mantissa = value / std::pow(10.0, exponent);
    const bool one = std::fabs(std::fabs(mantissa) - 1) < std::pow(10.0, -digits);
    const std::string power = "10" + superscript(exponent);
    if (one)
        return (value < 0 ? "−" : "") + power;
    return tickText(mantissa, std::pow(10.0, 1 - digits)) + "×" + power;
}

/// "0.5×10⁻⁵" beside "1.0×10⁻⁵": with one power for all.
std::vector<std::string> withOnePower(const Ticks &ticks, int decimals) {
    int exponent = std::numeric_limits<int>::min();
    for (const double value : ticks.major)
        if (value != 0)
            exponent = std::max(exponent, exponentOf(value));
    std::vector<std::string> labels;
    for (const double value : ticks.major) {
        std::array<char, 64> digits{};
        const auto end =
            std::to_chars(digits.data(), digits.data() + digits.size(), std::fabs(value) / std::pow(10.0, exponent),
                          std::chars_format::fixed, std::clamp(decimals + exponent, 0, 15));
        labels.push_back(value == 0 ? "0"
                                    : (value < 0 ? "−" : "") + std::string(digits.data(), end.ptr) + "×10" +
                                          superscript(exponent));
    }
    return labels;
}

/// Whether a number is a whole one times a power of ten, with a digit before the point alone.
bool isOneDigit(double value) {
    const double mantissa = value == 0 ? 0.0 : value / std::pow(10.0, exponentOf(value));
    return std::fabs(mantissa - std::round(mantissa)) < 1e-12;
}

bool isPower(double value) { return std::fabs(value / std::pow(10.0, exponentOf(value)) - 1) < 1e-9; }

bool plainIn(double value, double least, double most) {
    return value == 0 || (std::fabs(value) >= least && std::fabs(value) < most);
}

} // namespace

std::vector<std::string> tickLabels(const Ticks &ticks, bool shortPowers) {
    std::vector<std::string> labels;
    const auto all = [&](const auto &holds) { return std::ranges::all_of(ticks.major, holds); };
    if (ticks.step == 0) { // a logarithmic axis
        const bool powers = shortPowers && all(isPower);
        const double least = (powers ? 1e-2 : 1e-3) * (1 - 1e-9);
        const double most = powers ? 1e4 * (1 - 1e-9) : 1e6;
        const bool plain = all([&](double value) { return plainIn(value, least, most); });
        for (const double value : ticks.major)
            labels.push_back(plain ? tickText(value, std::pow(10.0, exponentOf(value))) : asPower(value, 1));
        return labels;
    }
    const int decimals = -exponentOf(ticks.step);
    const bool plain =
        decimals <= 12 && all([&](double value) { return plainIn(value, decimals > 4 ? 1e-2 : 0.0, 1e6); });
    // What is almost certain, as 1 − 10⁻⁷, is told by what is missing.
    const bool nearOne = decimals > 5 && all([](double value) { return value > 0.999 && value <= 1; });
    if (!plain && !nearOne && !all(isOneDigit))
        return withOnePower(ticks, decimals);
    for (const double value : ticks.major)
        labels.push_back(plain || nearOne ? tickText(value, ticks.step) : asPower(value, 1));
    return labels;
}

} // namespace halftruth
