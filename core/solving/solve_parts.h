#pragma once

#include "core/solving/solve.h"

#include <string>
#include <vector>

/// What the relations' files share: how a reason words its numbers.
namespace halftruth::solving {

/// A number with four digits, rounded to the side on which it still does.
[[nodiscard]] double roundedDown(double value);

/// "q = 0.25", "n = 200 people".
[[nodiscard]] Text named(ParameterId id, double value);

/// What would help: "alpha must be at least 0.04, or n at least 500", from "alpha must be at least 0.04" and "n at
/// least 500"; those that aren't empty.
[[nodiscard]] Text alternatives(const std::vector<Text> &each);
/// "alpha must be at least 0.04", for the first of the alternatives, and "n at least 500", for those behind it.
[[nodiscard]] Text mustBeAtLeast(ParameterId id, double value);
[[nodiscard]] Text orAtLeast(ParameterId id, double value);
[[nodiscard]] Text orAtMost(ParameterId id, double value);

/// No answer, and why: what there is none of, and what would help.
[[nodiscard]] Solution none(SolutionSide side, Text reason);
[[nodiscard]] Solution none(SolutionSide side, const Text &problem, const std::vector<Text> &remedies);

/// The tables of what the other files solve.
[[nodiscard]] std::vector<RelationSpec> accuracyRelations();    // accuracy_relation.cpp
[[nodiscard]] std::vector<RelationSpec> pramRelations();        // pram_relation.cpp
[[nodiscard]] std::vector<RelationSpec> powerRelations();       // power_relation.cpp
[[nodiscard]] std::vector<RelationSpec> groupPowerRelations();  // group_power_relation.cpp
[[nodiscard]] std::vector<RelationSpec> privacyRelations();     // privacy_relation.cpp
[[nodiscard]] std::vector<RelationSpec> anonymityRelations();   // anonymity_relation.cpp
[[nodiscard]] std::vector<RelationSpec> oracleRelations();      // oracle_relation.cpp
[[nodiscard]] std::vector<RelationSpec> compositionRelations(); // composition_relation.cpp
[[nodiscard]] std::vector<RelationSpec> planRelations();        // plan_relation.cpp
[[nodiscard]] std::vector<RelationSpec> centralRelations();     // central_relation.cpp

} // namespace halftruth::solving
