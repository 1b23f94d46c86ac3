#pragma once

#include "core/scenario/settings.h"
#include "core/text/number_text.h"

#include <chrono>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// The numbers of a lesson: written as what makes them, computed when they are shown.
///
///     EXPRESSION  TERM, more terms behind + and −
///     TERM        FACTOR, more factors behind * and /
///     FACTOR      a number as parseNumber() reads it without spaces, a quantity, exp, sqrt or floor of a FACTOR, a
///                 name, or (EXPRESSION)
///     quantity    its id, and behind the word "at" what its inputs are set to: posterior at q=1/4 prior=0.1
///
/// Between any two of these there is a space, since ids have hyphens. What is set is NAME=VALUE, or
/// NAME=(EXPRESSION); data=ID takes n, K and S from a built-in table. What isn't set is as `compute` has it.
namespace halftruth {

/// A number, and how it is rounded when it is shown: a bound away from what it bounds.
struct Computed {
    double value = 0.0;
    Rounding rounding = Rounding::Nearest; ///< of a quantity that stands alone; nearest of what is made of several
};

/// Expressions that others may name.
using NamedExpressions = std::map<std::string, std::string, std::less<>>;

/// A class doesn't wait longer for a number, however large what a file asks for.
inline constexpr std::chrono::seconds longestExpression{5};

/// The value of an expression. Throws std::domain_error that says what is wrong: what can't be read, a quantity or a
/// name that isn't there, what its quantities throw, and a value that isn't finite or isn't there
/// within that time. Cost: that of its quantities.
[[nodiscard]] Computed computed(std::string_view expression, const NamedExpressions &names = {},
                                std::chrono::milliseconds longest = longestExpression);

/// Settings with spaces between them, those in brackets computed. Throws what settingOf() and computed() throw.
[[nodiscard]] std::vector<Setting> computedSettings(std::string_view settings);

} // namespace halftruth
