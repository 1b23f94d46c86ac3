#include "core/math/domain/domain.h"

#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>

namespace halftruth {

bool Range::contains(double value) const noexcept {
    // Written so that NaN fails every comparison.
    const bool aboveLower = lowerOpen ? value > lower : value >= lower;
    const bool belowUpper = upperOpen ? value < upper : value <= upper;
    return aboveLower && belowUpper && (!integer || value == std::floor(value));
}

std::string shortestText(double value) {
    if (std::isinf(value))
        return value > 0 ? "inf" : "-inf";
    if (std::isnan(value))
        return "nan";
    std::array<char, 64> buffer{};
    // Whole numbers in full: people look for 1000000000, not 1e+09, in a message about n.
    if (value == std::floor(value) && std::fabs(value) < 1e15) {
        const auto whole =
            std::to_chars(buffer.data(), buffer.data() + buffer.size(), static_cast<std::int64_t>(value));
        return {buffer.data(), whole.ptr};
    }
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    std::string text(buffer.data(), end.ptr);
    // "1e-6" and "1e20", as people write them, for C's "1e-06" and "1e+20".
    if (const auto e = text.find('e'); e != std::string::npos) {
        const auto digits = text.find_first_not_of("+-0", e + 1);
        text.replace(e + 1, digits - e - 1, text[e + 1] == '-' ? "-" : "");
    }
    return text;
}

std::string Range::text() const {
    if (integer && lower == upper)
        return "{" + shortestText(lower) + "}";
    if (integer)
        return "{" + shortestText(lower) + ", ..., " + shortestText(upper) + "}";
    return (lowerOpen ? "(" : "[") + shortestText(lower) + ", " + shortestText(upper) + (upperOpen ? ")" : "]");
}

std::string domainMessage(std::string_view name, std::string_view range, std::string_view value) {
    std::string message{name};
    message += " must be in ";
    message += range;
    message += ", but is ";
    message += value;
    return message;
}

std::string domainMessage(std::string_view name, const Range &range, double value) {
    return domainMessage(name, range.text(), shortestText(value));
}

void require(std::string_view name, double value, const Range &range) {
    if (!range.contains(value))
        throw std::domain_error(domainMessage(name, range, value));
}

} // namespace halftruth
