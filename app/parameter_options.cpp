#include "app/parameter_options.h"

#include "core/text/number_parser.h"

#include <algorithm>
#include <stdexcept>

namespace halftruth {

namespace {

const ParameterUse *findUse(std::span<const ParameterUse> uses, ParameterId id) {
    const auto found = std::ranges::find(uses, id, &ParameterUse::id);
    return found == uses.end() ? nullptr : &*found;
}

} // namespace

Range widestRange(const ParameterUse &use) { return use.range.value_or(spec(use.id).range); }

std::string described(const ParameterUse &use) {
    const ParameterSpec &parameter = spec(use.id);
    return std::string(parameter.symbol) + ", " + std::string(use.name()) + ": " + domainText(use) + ", default " +
           defaultText(use);
}

std::string domainText(const ParameterUse &use) {
    if (use.valueKind() == ValueKind::Collection)
        return wordsDomain(use) + ", or @FILE with one on a line";
    return use.valueKind() == ValueKind::Number ? widestRange(use).text() : wordsDomain(use);
}

std::string defaultText(const ParameterUse &use) {
    const ParameterSpec &parameter = spec(use.id);
    if (use.valueKind() != ValueKind::Number)
        return valueText(use, Parameters());
    return parameter.id == ParameterId::Concentration ? "1/categories" : shortestText(parameter.defaultValue);
}

void addParameterOptions(CommandLine &line) {
    for (const ParameterSpec &each : parameterTable())
        line.addOption(each.name, "VALUE", described({.id = each.id}), "Parameters");
}

void showOnly(CommandLine &line, std::span<const ParameterUse> uses) {
    for (const ParameterSpec &each : parameterTable()) {
        if (const ParameterUse *use = findUse(uses, each.id))
            line.describe(each.name, described(*use));
        else
            line.hide(each.name);
    }
}

double numberArgument(std::string_view name, const Range &range, std::string_view text) {
    const bool comma = text.find(',') != std::string_view::npos;
    const auto number = comma ? std::nullopt : parseNumber(text);
    if (!number)
        throw UsageError(domainMessage(name, range.text(), inQuotes(text)) +
                         (comma ? " (decimals are written with a point)" : ""));
    return *number;
}

const ParameterUse &requireUse(std::string_view user, std::span<const ParameterUse> uses, std::string_view name) {
    const ParameterSpec *parameter = findParameter(name);
    const ParameterUse *use = parameter != nullptr ? findUse(uses, parameter->id) : nullptr;
    if (use != nullptr)
        return *use;
    std::string taken;
    for (const ParameterUse &each : uses)
        taken += (taken.empty() ? "--" : ", --") + std::string(spec(each.id).name);
    throw UsageError(std::string(user) + " takes no --" + std::string(name) + "; it takes " + taken);
}

GivenValues givenValues(const CommandLine &line, std::string_view user, std::span<const ParameterUse> uses) {
    GivenValues given;
    for (const ParameterSpec &each : parameterTable()) {
        const auto text = line.option(each.name);
        if (!text)
            continue;
        const ParameterUse &use = requireUse(user, uses, each.name);
        given[each.id] = settingValue(use, *text);
    }
    return given;
}

void requireValid(const Parameters &parameters, std::span<const ParameterUse> uses) {
    if (const auto issues = validate(parameters, uses); !issues.empty())
        throw std::domain_error(issues.front().message);
}

} // namespace halftruth
