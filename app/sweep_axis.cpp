#include "app/sweep_axis.h"

#include "app/parameter_options.h"

#include "core/parameters/spacing.h"

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

std::size_t countArgument(std::string_view text) {
    const Range allowed = range::integers(1, static_cast<double>(maxAxisValues));
    const double count = numberArgument("COUNT of --over", allowed, text);
    if (!allowed.contains(count))
        throw UsageError(domainMessage("COUNT of --over", allowed, count));
    return static_cast<std::size_t>(count);
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
                          .scale = log ? Scale::Log : Scale::Linear,
                          .integer = allowed.integer};
    if (log && !(spacing.from > 0 && spacing.to > 0))
        throw UsageError("the ends of a log sweep must be above 0, but " + name + " goes from " +
                         shortestText(spacing.from) + " to " + shortestText(spacing.to));
    return {.id = use.id, .values = spacedValues(spacing)};
}

} // namespace halftruth
