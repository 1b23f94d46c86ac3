#pragma once

#include <halftruth/solve.h>

#include <string>

/// What the relations' files share: how a reason words its numbers.
namespace halftruth::solving {

/// A number of a reason: four digits, rounded to the side on which it still does.
[[nodiscard]] std::string atLeastText(double value);
[[nodiscard]] std::string atMostText(double value);
[[nodiscard]] double roundedDown(double value);

/// "q = 0.25", "n = 200 people".
[[nodiscard]] std::string named(ParameterId id, double value);

/// No answer, and why.
[[nodiscard]] Solution none(SolutionSide side, std::string reason);

/// Sampled PRAM: math/sampling_pram.h.
[[nodiscard]] Solution solvePram(ParameterId unknown, const Parameters &given);

/// The power of a survey's test: math/survey.h.
[[nodiscard]] Solution solvePower(ParameterId unknown, const Parameters &given);

} // namespace halftruth::solving
