#pragma once

#include "core/math/domain/phrase.h"
#include "core/text/number_text.h"

#include <concepts>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace halftruth {

/// A number inside a text, and how it is shown; the language decides on its decimal sign.
struct Number {
    double value = 0.0;
    int digits = 4; ///< significant ones
    Rounding rounding = Rounding::Nearest;
    bool percent = false; ///< a hundred times the value is shown; the sign stands in the template
    bool operator==(const Number &) const = default;
};

[[nodiscard]] Number number(double value, int digits);
[[nodiscard]] Number percent(double share, int digits = 3, Rounding rounding = Rounding::Nearest);
/// The confidence 1 − beta in percent, at least so much, with as many digits as a small beta takes nines. Domain: (0,
/// 1).
[[nodiscard]] Number confidence(double beta);
/// What was chosen, as its field shows it: what is said of it need not hold of a shorter number.
[[nodiscard]] Number asChosen(double value);
[[nodiscard]] Number percentAsChosen(double share);
/// Rounded up or down, so that "at most" and "at least" hold of what is shown.
[[nodiscard]] Number atMost(double value, int digits = 4);
[[nodiscard]] Number atLeast(double value, int digits = 4);

struct Argument;

/// The arguments of a text, which never change: its copies share them. The name of a pin is copied with every label
/// of its curves, figures and rows, in each answer.
class Arguments {
public:
    Arguments() = default;
    Arguments(std::initializer_list<Argument> all); // NOLINT(google-explicit-constructor)
    explicit Arguments(std::vector<Argument> all);

    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] const Argument *begin() const;
    [[nodiscard]] const Argument *end() const;
    /// These and one more.
    [[nodiscard]] Arguments with(Argument next) const;
    bool operator==(const Arguments &other) const;

private:
    std::shared_ptr<const std::vector<Argument>> m_all; ///< null where there are none
};

/// What a person reads: a template in English, which a language may replace, and the named arguments that it is
/// completed with. Core makes texts, and whoever shows them turns them into words: english(), or localized() of ui.
///
///     tr("With <b>{n}</b> people and <i>q</i> = {q}, …", {{"n", n}, {"q", q}})
///
/// <b>, <i>, <sup> and <sub> are markup, every other character means itself; the set {v} is written {{v}}. Arguments
/// never are markup.
struct Text {
    Text() = default;
    Text(Phrase phrase); // NOLINT(google-explicit-constructor)
    /// For what no language changes: a symbol, a name in a table, a person's own words. An argument of "{text}".
    static Text verbatim(std::string_view text);

    [[nodiscard]] bool empty() const { return source.empty(); }
    bool operator==(const Text &other) const;

    std::string source{};   ///< the template, as it is for any number but one
    std::string singular{}; ///< the template for exactly one; empty where it doesn't depend on a number
    double count = 0.0;     ///< the number it depends on
    bool capital = false;   ///< a title: begins with a capital where it begins with a word
    Arguments arguments{};
};

/// A value that takes the place of {name}.
struct Argument {
    Argument(std::string_view named, std::integral auto whole) : Argument(named, static_cast<double>(whole)) {}
    Argument(std::string_view named, double real) : Argument(named, Number{.value = real}) {}
    Argument(std::string_view named, Number number) : name(named), value(number) {}
    Argument(std::string_view named, Text text) : name(named), value(std::move(text)) {}
    Argument(std::string_view named, Phrase text) : Argument(named, Text(text)) {}
    /// A symbol, a name, a person's own words: never translated.
    Argument(std::string_view named, std::string verbatim) : name(named), value(std::move(verbatim)) {}
    Argument(std::string_view named, std::string_view verbatim) : Argument(named, std::string(verbatim)) {}
    Argument(std::string_view named, const char *) = delete; // prose goes through tr()
    bool operator==(const Argument &) const = default;

    std::string_view name; ///< of a literal
    std::variant<Number, std::string, Text> value;
};

/// A template and its arguments. scripts/translations finds the literal, so that it must stand in the call.
[[nodiscard]] Text tr(const char *source, std::initializer_list<Argument> arguments = {});
/// A text that depends on a number, which is {n}: tr("{n} people", "{n} person", n). A language has its own forms.
[[nodiscard]] Text tr(const char *source, const char *singular, double n,
                      std::initializer_list<Argument> arguments = {});

/// The text as a title: with a capital where its first letter begins a word, which a symbol doesn't.
[[nodiscard]] Text asTitle(Text text);

/// Sentences one after another, and things in a list: those that aren't empty.
[[nodiscard]] Text sentences(const std::vector<Text> &each);
[[nodiscard]] Text listed(const std::vector<Text> &each);

/// Every placeholder without argument, argument without placeholder, and tag that isn't closed, in words.
[[nodiscard]] std::vector<std::string> defects(const Text &text);

/// What a language does: the template it has for a text, and how it writes a number.
struct Language {
    std::function<std::string(const Text &)> wording;
    std::function<std::string(const Number &)> number;
};

enum class Markup : std::uint8_t {
    None, ///< without tags: files, titles, a screen reader
    Rich  ///< with the tags of the templates; all else is escaped as in HTML
};

/// The text in a language.
[[nodiscard]] std::string rendered(const Text &text, const Language &language, Markup markup);
/// As it is written here, for the command line and for files.
[[nodiscard]] std::string english(const Number &number);
[[nodiscard]] std::string english(const Text &text, Markup markup = Markup::None);

} // namespace halftruth
