#include "core/lessons/lesson.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <stdexcept>

namespace halftruth {

namespace {

/// Of the numbers in a template: an argument's name is one of a literal.
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr int usualDigits = 4;
constexpr int mostDigits = 9;

/// "3" or "3%" behind the last comma of a number in a template.
struct Format {
    int digits = usualDigits;
    bool percent = false;
};
std::optional<Format> formatIn(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    Format format{.percent = text.ends_with('%')};
    if (format.percent)
        text.remove_suffix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), format.digits);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    if (format.digits < 1 || format.digits > mostDigits)
        throw std::domain_error(domainMessage("digits", range::integers(1, mostDigits), format.digits));
    return format;
}

/// What stands between the braces: "posterior at q=1/4 prior=0.1, 3".
Number numberIn(std::string_view braces, const NamedExpressions &names) {
    const std::size_t comma = braces.rfind(',');
    std::optional<Format> format;
    if (comma != std::string_view::npos)
        format = formatIn(braces.substr(comma + 1));
    const Computed value = computed(format ? braces.substr(0, comma) : braces, names);
    const Format shown = format.value_or(Format{});
    return {.value = value.value, .digits = shown.digits, .rounding = value.rounding, .percent = shown.percent};
}

/// Half a unit of the last of so many significant digits.
double halfUnit(double value, int digits) {
    return value == 0 ? 0.5 * std::pow(10.0, -digits)
                      : 0.5 * std::pow(10.0, std::floor(std::log10(std::abs(value))) + 1 - digits);
}

} // namespace

const std::string &Words::in(std::string_view language) const {
    static const std::string none;
    for (const std::string_view each : {language, std::string_view("en")})
        if (const auto found = byLanguage.find(each); found != byLanguage.end())
            return found->second;
    return byLanguage.empty() ? none : byLanguage.begin()->second;
}

Text lessonText(const Words &words, std::string_view language, const NamedExpressions &names) {
    Text text;
    std::string_view rest = words.in(language);
    while (!rest.empty()) {
        const std::size_t open = rest.find('{');
        text.source += rest.substr(0, open);
        if (open == std::string_view::npos)
            break;
        rest.remove_prefix(open);
        const std::size_t close = rest.find('}');
        if (close == std::string_view::npos)
            throw std::domain_error("every { must be closed: '" + std::string(rest) + "'");
        if (text.arguments.size() == letters.size())
            throw std::domain_error("a text must have at most " + std::to_string(letters.size()) + " numbers");
        const std::string_view name = letters.substr(text.arguments.size(), 1);
        text.arguments = text.arguments.with({name, numberIn(rest.substr(1, close - 1), names)});
        text.source += "{" + std::string(name) + "}";
        rest.remove_prefix(close + 1);
    }
    if (const std::vector<std::string> wrong = defects(text); !wrong.empty())
        throw std::domain_error(wrong.front());
    return text;
}

Number Question::shown() const {
    const Computed value = computed(answer);
    return {.value = value.value, .digits = digits, .rounding = value.rounding, .percent = percent};
}

std::string Question::shownText() const {
    const Number number = shown();
    std::string text = english(number);
    const std::string more = english(Number{number.value, 15, number.rounding, number.percent});
    if (more == text || text.find_first_not_of("0123456789.\u2212") != std::string::npos)
        return text; // it has no more digits, or isn't written as a decimal
    const auto first = text.find_first_of("123456789");
    const auto seen = std::count_if(text.begin() + static_cast<std::ptrdiff_t>(first), text.end(),
                                    [](char each) { return each != '.'; });
    if (seen >= digits)
        return text;
    if (text.find('.') == std::string::npos)
        text += '.';
    return text.append(static_cast<std::size_t>(digits - seen), '0');
}

Verdict checked(const Question &question, double given) {
    const Computed answer = computed(question.answer);
    const auto off = [&](double value) { return std::abs(value - answer.value); };
    const double error = question.percent ? std::min(off(given), off(given / 100)) : off(given);
    // A bound that was rounded away from what it bounds is as right as the nearest number.
    const double unit = (answer.rounding == Rounding::Nearest ? 1 : 2) * halfUnit(answer.value, question.digits);
    const double slack = 1e-9 * std::abs(answer.value);
    if (error <= unit + slack)
        return Verdict::Right;
    return error <= question.tolerance + slack ? Verdict::Close : Verdict::Off;
}

double Lesson::minutes() const {
    double sum = 0;
    for (const LessonStep &step : steps)
        sum += step.minutes;
    return sum;
}

Scenario scenarioOf(const LessonStep &step, bool revealed) {
    const ExplorerSpec &explorer = *step.explorer;
    std::vector<Setting> settings = computedSettings(step.before.settings);
    if (revealed) {
        // What is set again replaces what was set before.
        for (Setting &each : computedSettings(step.after.settings)) {
            std::erase_if(settings, [&](const Setting &other) { return other.name == each.name; });
            settings.push_back(std::move(each));
        }
    }
    Scenario scenario{.explorer = &explorer};
    scenario.setValues(explorer, withSettings(explorer, explorer.defaults(), settings));
    if (step.before.stage)
        scenario.stage = *step.before.stage;
    if (revealed && step.after.stage)
        scenario.stage = *step.after.stage;
    const LessonView &seen = revealed && !step.after.highlights.empty() ? step.after : step.before;
    for (const Highlight &each : seen.highlights)
        if (each.kind == Highlight::Kind::Figure)
            scenario.fronts[std::string(explorer.id)] = each.id;
    return scenario;
}

} // namespace halftruth
