#include "core/figure/tick_labels.h"

#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
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

bool plainIn(double value, double least, double most) {
    return value == 0 || (std::fabs(value) >= least && std::fabs(value) < most);
}

} // namespace

std::vector<std::string> tickLabels(const Ticks &ticks) {
    std::vector<std::string> labels;
    const auto all = [&](const auto &holds) { return std::ranges::all_of(ticks.major, holds); };
    if (ticks.step == 0) { // a logarithmic axis
        const bool plain = all([](double value) { return plainIn(value, 1e-3 * (1 - 1e-9), 1e6); });
        for (const double value : ticks.major)
            labels.push_back(plain ? tickText(value, std::pow(10.0, exponentOf(value))) : asPower(value, 1));
        return labels;
    }
    const int decimals = -exponentOf(ticks.step);
    const bool plain =
        decimals <= 12 && all([&](double value) { return plainIn(value, decimals > 4 ? 1e-2 : 0.0, 1e6); });
    // What is almost certain, as 1 − 10⁻⁷, is told by what is missing.
    const bool nearOne = decimals > 5 && all([](double value) { return value > 0.999 && value <= 1; });
    for (const double value : ticks.major)
        labels.push_back(nearOne ? tickText(value, ticks.step)
                         : plain
                             ? tickText(value, ticks.step)
                             : asPower(value, std::clamp(value == 0 ? 1 : exponentOf(value) + decimals + 1, 1, 15)));
    return labels;
}

} // namespace halftruth
