#pragma once

#include "app/command_line.h"

#include "core/parameters/parameters.h"
#include "core/scenario/completed.h"

#include <span>
#include <string>
#include <string_view>

namespace halftruth {

/// Adds an option for every parameter: --q, --n, ...
void addParameterOptions(CommandLine &line);

/// How parameters depend on each other, for the end of a help.
inline constexpr std::string_view dependenceNote =
    "ones, outcome and samples are at most n, distance is at most bits, concentration at least 1/categories.\n"
    "An outcome that is a record is as long as those of the collection; changed has one of its records replaced.\n"
    "A parameter that isn't given has its default, or what is nearest to it in its range.";

/// Makes the help one of these parameters, with the ranges they have here; the others are left out.
void showOnly(CommandLine &line, std::span<const ParameterUse> uses);

/// The range of a parameter where it is used, before the others are known.
[[nodiscard]] Range widestRange(const ParameterUse &use);

/// "q, lie probability: [0, 0.5], default 0.25": a parameter in one line.
[[nodiscard]] std::string described(const ParameterUse &use);

/// The default in words: a number, or how it follows from the others.
[[nodiscard]] std::string defaultText(const ParameterUse &use);

/// What the values may be in words, before the others are known: a range, or what records look like.
[[nodiscard]] std::string domainText(const ParameterUse &use);

/// A number as the command line takes it: as parseNumber() reads it, with a decimal point only. Throws UsageError in
/// the form of domainMessage() when the text is no number.
[[nodiscard]] double numberArgument(std::string_view name, const Range &range, std::string_view text);

/// The use of a parameter by that name. Throws UsageError "USER takes no --NAME; it takes ..." when there is none.
[[nodiscard]] const ParameterUse &requireUse(std::string_view user, std::span<const ParameterUse> uses,
                                             std::string_view name);

/// The values given by options. Throws UsageError for a parameter that isn't used, and for what is no number.
[[nodiscard]] GivenValues givenValues(const CommandLine &line, std::string_view user,
                                      std::span<const ParameterUse> uses);

/// Throws std::domain_error with the first issue among the used parameters.
void requireValid(const Parameters &parameters, std::span<const ParameterUse> uses);

} // namespace halftruth
