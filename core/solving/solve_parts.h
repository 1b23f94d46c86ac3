#pragma once

#include "core/solving/solve.h"

#include <string>
#include <vector>

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

/// The tables of what the other files solve.
[[nodiscard]] std::vector<RelationSpec> pramRelations();      // pram_relation.cpp
[[nodiscard]] std::vector<RelationSpec> powerRelations();     // power_relation.cpp
[[nodiscard]] std::vector<RelationSpec> privacyRelations();   // privacy_relation.cpp
[[nodiscard]] std::vector<RelationSpec> anonymityRelations(); // anonymity_relation.cpp
[[nodiscard]] std::vector<RelationSpec> oracleRelations();    // oracle_relation.cpp

} // namespace halftruth::solving
