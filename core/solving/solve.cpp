#include "core/solving/solve.h"

#include "core/solving/solve_parts.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace halftruth {

namespace solving {

namespace {

// A value that is enough is rounded up: one that is shown is enough as well.
Number atLeastEnough(double value) { return atMost(value); }

double rounded(double value, double (*whole)(double)) {
    if (!(value > 0) || std::isinf(value))
        return value;
    const double digits = 3 - std::floor(std::log10(value));
    // A power of ten below 1 is no double: divide by its inverse.
    const double scale = std::pow(10.0, std::fabs(digits));
    return digits >= 0 ? whole(value * scale) / scale : whole(value / scale) * scale;
}

} // namespace

double roundedDown(double value) { return rounded(value, std::floor); }

Text named(ParameterId id, double value) {
    constexpr int allDigits = 15;
    if (id == ParameterId::Population)
        return tr("n = {n} people", "n = {n} person", value);
    return tr("{name} = {value}", {{"name", spec(id).name}, {"value", number(value, allDigits)}});
}

Text alternatives(const std::vector<Text> &each) {
    Text all;
    for (const Text &next : each)
        if (!next.empty())
            all = all.empty() ? next : tr("{first}, or {second}", {{"first", std::move(all)}, {"second", next}});
    return all;
}

Text mustBeAtLeast(ParameterId id, double value) {
    return tr("{name} must be at least {value}", {{"name", spec(id).name}, {"value", atLeastEnough(value)}});
}

Text orAtLeast(ParameterId id, double value) {
    return tr("{name} at least {value}", {{"name", spec(id).name}, {"value", atLeastEnough(value)}});
}

Text orAtMost(ParameterId id, double value) {
    return tr("{name} at most {value}", {{"name", spec(id).name}, {"value", atLeast(value)}});
}

Solution none(SolutionSide side, Text reason) {
    return {.value = std::nullopt, .side = side, .reached = 0, .reason = std::move(reason)};
}

Solution none(SolutionSide side, const Text &problem, const std::vector<Text> &remedies) {
    const Text remedy = alternatives(remedies);
    return none(side,
                remedy.empty() ? problem : tr("{problem}: {remedy}", {{"problem", problem}, {"remedy", remedy}}));
}

} // namespace solving

using namespace solving;

namespace {

using enum ParameterId;
std::vector<RelationSpec> buildTable() {
    std::vector<RelationSpec> table;
    for (const auto &part :
         {accuracyRelations(), pramRelations(), powerRelations(), groupPowerRelations(), privacyRelations(),
          anonymityRelations(), oracleRelations(), compositionRelations(), planRelations(), centralRelations()})
        table.insert(table.end(), part.begin(), part.end());
    return table;
}

} // namespace

std::string_view sideWord(SolutionSide side) {
    switch (side) {
    case SolutionSide::Least:
        return "least";
    case SolutionSide::Largest:
        return "largest";
    case SolutionSide::Enough:
        return "enough";
    case SolutionSide::FromOn:
        return "from-on";
    case SolutionSide::Equal:
        break;
    }
    return "equal";
}

Rounding keepingRounding(SolutionSide side) {
    switch (side) {
    case SolutionSide::Least:
    case SolutionSide::Enough:
    case SolutionSide::FromOn:
        return Rounding::Up;
    case SolutionSide::Largest:
        return Rounding::Down;
    case SolutionSide::Equal:
        break;
    }
    return Rounding::Nearest;
}

std::span<const RelationSpec> solverTable() {
    static const std::vector<RelationSpec> table = buildTable();
    return table;
}

const RelationSpec *findRelation(std::string_view id) {
    const auto table = solverTable();
    const auto found = std::ranges::find(table, id, &RelationSpec::id);
    return found == table.end() ? nullptr : &*found;
}

bool findsFromOn(const RelationSpec &relation, ParameterId unknown) { return relation.saw && unknown == Population; }

std::vector<ParameterUse> givenFor(const RelationSpec &relation, ParameterId unknown) {
    const auto has = [&](ParameterId id) {
        return std::ranges::find(relation.parameters, id, &ParameterUse::id) != relation.parameters.end();
    };
    const ParameterId left = unknown == Epsilon && !has(Epsilon) ? LieProbability : unknown;
    std::vector<ParameterUse> given;
    for (const ParameterUse &use : relation.parameters)
        if (use.id != left || (use.id == Population && has(Ones)))
            given.push_back(use);
    // Ranges that end at what is not known yet.
    for (ParameterUse &use : given) {
        if (use.id == Samples && unknown == Population)
            use.range = range::population;
        if (use.id == Frame && unknown == Population)
            use.range = range::population;
        if (use.id == ForcedYes && unknown == Truth)
            use.range = Range{.lower = 0, .upper = 1, .upperOpen = true};
    }
    return given;
}

namespace {

void requireSolvable(const RelationSpec &relation, ParameterId unknown, const Parameters &given) {
    if (std::ranges::find(relation.unknowns, unknown) == relation.unknowns.end())
        throw std::invalid_argument(std::string(relation.id) + " is not solved for " +
                                    std::string(spec(unknown).name));
    if (const auto issues = validate(given, givenFor(relation, unknown)); !issues.empty())
        throw std::domain_error(issues.front().message);
}

} // namespace

Solution solve(const RelationSpec &relation, ParameterId unknown, const Parameters &given, const Watch &watch) {
    requireSolvable(relation, unknown, given);
    return relation.function(unknown, given, watch);
}

} // namespace halftruth
