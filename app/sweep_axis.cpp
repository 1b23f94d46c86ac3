#include "app/sweep_axis.h"

#include "app/parameter_options.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

constexpr std::string_view form = "NAME=FROM:TO:COUNT[:log]";

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos)
            return parts;
        text.remove_prefix(at + 1);
    }
}

struct Spacing {
    double from;
    double to;
    std::size_t count;
    bool log;

    [[nodiscard]] double value(std::size_t i) const {
        if (i == 0)
            return from;
        if (i + 1 == count)
            return to;
        // Weighted ends over the number of steps: 0:0.5:51 has 0.15 in it, not 0.15000000000000002.
        const auto steps = static_cast<double>(count - 1);
        const auto step = static_cast<double>(i);
        const auto between = [=](double a, double b) { return (a * (steps - step) + b * step) / steps; };
        return log ? std::pow(10.0, between(std::log10(from), std::log10(to))) : between(from, to);
    }
};

std::size_t countArgument(std::string_view text) {
    const Range allowed = range::integers(1, static_cast<double>(maxAxisValues));
    const double count = numberArgument("COUNT of --over", allowed, text);
    if (!allowed.contains(count))
        throw UsageError(domainMessage("COUNT of --over", allowed, count));
    return static_cast<std::size_t>(count);
}

std::vector<double> values(const Spacing &spacing, bool integer) {
    std::vector<double> result;
    result.reserve(spacing.count);
    for (std::size_t i = 0; i < spacing.count; ++i)
        result.push_back(integer ? std::round(spacing.value(i)) : spacing.value(i));
    const auto repeated = std::ranges::unique(result); // the values are in order, so repeats are neighbours
    if (integer)
        result.erase(repeated.begin(), repeated.end());
    return result;
}

} // namespace

SweepAxis parseSweepAxis(std::string_view text, std::string_view who, std::span<const ParameterUse> uses) {
    const std::size_t equals = text.find('=');
    const auto parts =
        equals == std::string_view::npos ? std::vector<std::string_view>{} : split(text.substr(equals + 1), ':');
    const bool log = parts.size() == 4 && parts[3] == "log";
    if (equals == 0 || (parts.size() != 3 && !log))
        throw UsageError("--over must be " + std::string(form) + ", but is " + inQuotes(text));
    const ParameterUse &use = requireUse(who, uses, text.substr(0, equals));
    const std::string name(spec(use.id).name);
    if (use.valueKind() != ValueKind::Number)
        throw UsageError(name + " is no number, so that it can't be swept over");
    const Range allowed = widestRange(use);
    const Spacing spacing{.from = numberArgument(name, allowed, parts[0]),
                          .to = numberArgument(name, allowed, parts[1]),
                          .count = countArgument(parts[2]),
                          .log = log};
    if (log && !(spacing.from > 0 && spacing.to > 0))
        throw UsageError("the ends of a log sweep must be above 0, but " + name + " goes from " +
                         shortestText(spacing.from) + " to " + shortestText(spacing.to));
    return {.id = use.id, .values = values(spacing, allowed.integer)};
}

} // namespace halftruth
