#pragma once

#include "core/explorers/explorer.h"
#include "core/lessons/expression.h"
#include "core/scenario/scenario.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A lesson as data: what the explorers show step by step, what is asked about it, and what the answer is. Every
/// number in its words is an expression, computed when it is shown. docs/lesson-format.md is the form of its file.
namespace halftruth {

/// A template in each language that a lesson has: {EXPRESSION, DIGITS} is a number, with % behind the digits one in
/// percent; <b>, <i>, <sup> and <sub> are markup.
struct Words {
    std::map<std::string, std::string, std::less<>> byLanguage{};

    [[nodiscard]] bool empty() const { return byLanguage.empty(); }
    /// In this language, otherwise in English, otherwise in the one there is.
    [[nodiscard]] const std::string &in(std::string_view language) const;
    bool operator==(const Words &) const = default;
};

/// The words with their numbers. Throws std::domain_error for an expression that computed() refuses and for markup
/// that isn't closed. Cost: that of the quantities in it.
[[nodiscard]] Text lessonText(const Words &words, std::string_view language, const NamedExpressions &names = {});

/// A question with a number for an answer.
struct Question {
    Words ask{};
    std::string answer{};   ///< an expression; its words call it {answer, …}
    int digits = 3;         ///< significant ones, that the answer is asked with
    bool percent = false;   ///< it is asked in percent
    double tolerance = 0.0; ///< up to this far off, in the answer's own unit, an answer is close
    Words look{};           ///< what to look at where it isn't
    Words solution{};       ///< how to come to it; may be empty

    [[nodiscard]] NamedExpressions names() const { return {{"answer", answer}}; }
    /// The answer as it is asked for.
    [[nodiscard]] Number shown() const;
    /// The same with as many digits as were asked for, where it has that many: 1.10, not 1.1, for ln 3.
    [[nodiscard]] std::string shownText() const;
    bool operator==(const Question &) const = default;
};

enum class Verdict : std::uint8_t {
    Right, ///< the answer, to as many digits as were asked for
    Close, ///< within the tolerance
    Off,
};
/// What to say to a number. In percent, 25 is taken for 25 % as "25 %" is, unless 0.25 was meant.
[[nodiscard]] Verdict checked(const Question &question, double given);

/// What is meant on screen.
struct Highlight {
    enum class Kind : std::uint8_t { Parameter, Figure, Readout };
    Kind kind = Kind::Figure;
    std::string id{}; ///< a parameter's name, a figure's id, a readout's English name
    bool operator==(const Highlight &) const = default;
};

/// What is seen at a moment of a step.
struct LessonView {
    std::string settings{};            ///< as computedSettings() reads them; all else is at its default
    std::optional<ClassStage> stage{}; ///< how far the class has come, where the explorer shows one
    std::vector<Highlight> highlights{};
    bool operator==(const LessonView &) const = default;
};

struct LessonStep {
    const ExplorerSpec *explorer = nullptr;
    double minutes = 0.0;
    LessonView before{};
    Words tell{};
    std::optional<Question> question{};
    LessonView after{}; ///< once the answer is given: what is set on top of `before`
    Words reveal{};
    Words rule{};  ///< one sentence
    Words notes{}; ///< for whoever teaches; may be empty
    std::optional<Question> exercise{};
    bool operator==(const LessonStep &) const = default;
};

struct Lesson {
    std::string id{};
    Words title{};
    Words aim{};           ///< one sentence
    bool optional = false; ///< not among those that fill a class
    std::vector<LessonStep> steps{};

    [[nodiscard]] double minutes() const;
    bool operator==(const Lesson &) const = default;
};

/// What is shown at a step, before or after its answer: a scenario of its own, whatever else is set elsewhere. Throws
/// what withSettings() and computedSettings() throw.
[[nodiscard]] Scenario scenarioOf(const LessonStep &step, bool revealed);

} // namespace halftruth
