#include "core/lessons/expression.h"

#include "core/budget/alarm.h"
#include "core/math/domain/stopped.h"
#include "core/quantities/quantities.h"
#include "core/scenario/completed.h"
#include "core/text/number_parser.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <stdexcept>
#include <utility>

namespace halftruth {

namespace {

constexpr int deepest = 32; ///< of brackets and names: a file may hold anything

/// Reads an expression from its first letter to its last, computing on the way.
class ExpressionReader {
public:
    ExpressionReader(std::string_view text, const NamedExpressions &names, int depth, std::stop_token stop)
        : m_text(text), m_names(names), m_depth(depth), m_stop(std::move(stop)) {
        requireNotStopped(m_stop);
        if (depth > deepest)
            throw std::domain_error("an expression must not be deeper than " + std::to_string(deepest) + " brackets");
    }

    Computed whole() {
        const Computed value = sum();
        if (!rest().empty())
            throw std::domain_error("an expression must end before '" + std::string(rest()) + "'");
        return value;
    }

    std::vector<Setting> settings() {
        std::vector<Setting> all;
        while (!rest().empty())
            all.push_back(setting());
        return all;
    }

private:
    std::string_view rest() {
        m_text.remove_prefix(std::min(m_text.find_first_not_of(' '), m_text.size()));
        return m_text;
    }

    /// The next word, which stays; brackets that it opens belong to it.
    std::string_view peek() {
        const std::string_view text = rest();
        int open = 0;
        std::size_t end = 0;
        for (; end < text.size() && (open > 0 || text[end] != ' '); ++end)
            open += text[end] == '(' ? 1 : text[end] == ')' ? -1 : 0;
        if (open != 0)
            throw std::domain_error("every bracket must be closed: '" + std::string(text) + "'");
        return text.substr(0, end);
    }

    std::string_view word() {
        const std::string_view next = peek();
        m_text.remove_prefix(next.size());
        return next;
    }

    static bool isBracket(std::string_view word) { return word.starts_with('(') && word.ends_with(')'); }

    Computed inside(std::string_view brackets) const {
        return ExpressionReader(brackets.substr(1, brackets.size() - 2), m_names, m_depth + 1, m_stop).whole();
    }

    Computed sum() {
        Computed value = product();
        for (std::string_view sign = peek(); sign == "+" || sign == "-"; sign = peek()) {
            word();
            const double next = product().value;
            value = {sign == "+" ? value.value + next : value.value - next};
        }
        return value;
    }

    Computed product() {
        Computed value = factor();
        for (std::string_view sign = peek(); sign == "*" || sign == "/"; sign = peek()) {
            word();
            const double next = factor().value;
            value = {sign == "*" ? value.value * next : value.value / next};
        }
        return value;
    }

    Computed factor() {
        const std::string_view next = word();
        if (next.empty())
            throw std::domain_error("an expression must have a number or a quantity at its end");
        if (isBracket(next))
            return inside(next);
        if (next == "exp")
            return {std::exp(factor().value)};
        if (next == "sqrt")
            return {std::sqrt(factor().value)};
        if (next == "floor")
            return {std::floor(factor().value)};
        if (const auto named = m_names.find(next); named != m_names.end())
            return ExpressionReader(named->second, m_names, m_depth + 1, m_stop).whole();
        if (const auto number = parseNumber(next))
            return {*number};
        const QuantitySpec *quantity = findQuantity(next);
        if (!quantity)
            throw std::domain_error("there is no quantity '" + std::string(next) + "'");
        return valueOf(*quantity);
    }

    Setting setting() {
        Setting result = settingOf(word());
        if (isBracket(result.value))
            result.value = shortestText(inside(result.value).value);
        return result;
    }

    Computed valueOf(const QuantitySpec &quantity) {
        Parameters base;
        GivenValues given;
        if (peek() == "at") {
            word();
            while (peek().find('=') != std::string_view::npos) {
                const Setting each = setting();
                if (each.name == "data")
                    base = withTable(base, each.value);
                else
                    take(given, quantity, each);
            }
        }
        const Parameters parameters = completed(base, given, quantity.inputs);
        return {evaluate(quantity, parameters, m_stop), roundingOf(directionAt(quantity, parameters))};
    }

    static Parameters withTable(const Parameters &base, const std::string &table) {
        const std::optional<DataSource> data = namedData(table);
        if (!data)
            throw std::domain_error("there is no built-in table '" + table + "'");
        Parameters with = base.withData(*data);
        for (const ParameterId id : {ParameterId::Population, ParameterId::Categories})
            if (with.fixedByData(id))
                with = with.with(id, rangeOf(id, with).lower); // the only value it may have
        return with;
    }

    static void take(GivenValues &given, const QuantitySpec &quantity, const Setting &setting) {
        const auto use = std::ranges::find_if(
            quantity.inputs, [&](const ParameterUse &each) { return spec(each.id).name == setting.name; });
        if (use == quantity.inputs.end())
            throw std::domain_error(std::string(quantity.id) + " doesn't take " + setting.name);
        if (!given.emplace(use->id, settingValue(*use, setting.value)).second)
            throw std::domain_error(setting.name + " must be set once");
    }

    std::string_view m_text;
    const NamedExpressions &m_names;
    int m_depth;
    std::stop_token m_stop;
};

/// What a reader of the expression makes of it, unless that takes too long.
template <class Make>
auto inTime(std::string_view text, std::chrono::milliseconds longest, const Make &make) {
    Alarm alarm;
    std::optional<decltype(make(std::stop_token()))> made;
    const std::stop_token stop = alarm.at(std::chrono::steady_clock::now() + longest);
    if (!endsBeforeStopped([&] { made = make(stop); }))
        throw std::domain_error("'" + std::string(text) + "' must be computed within " +
                                shortestText(std::chrono::duration<double>(longest).count()) + " seconds");
    return *std::move(made);
}

} // namespace

Computed computed(std::string_view expression, const NamedExpressions &names, std::chrono::milliseconds longest) {
    const Computed result = inTime(expression, longest, [&](const std::stop_token &stop) {
        return ExpressionReader(expression, names, 0, stop).whole();
    });
    if (!std::isfinite(result.value))
        throw std::domain_error("'" + std::string(expression) + "' must be a finite number, but is " +
                                shortestText(result.value));
    return result;
}

std::vector<Setting> computedSettings(std::string_view settings) {
    static const NamedExpressions none;
    return inTime(settings, longestExpression,
                  [&](const std::stop_token &stop) { return ExpressionReader(settings, none, 0, stop).settings(); });
}

} // namespace halftruth
