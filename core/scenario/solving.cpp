#include "core/scenario/solving.h"

#include "core/scenario/settings.h"
#include "core/text/complaint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace halftruth {

namespace {

using enum ParameterId;

// Counts of people (or of what they answer), which are a share of them.
constexpr std::array shares{Ones, Outcome, RedCards};

/// The same share among as many as there are now: where it can be held as one it isn't rounded, so that what asks for
/// other numbers of people yet finds what was found.
Parameters withShare(const Parameters &now, ParameterId id, const Parameters &before) {
    if (wholeOf(id) == Population)
        return now.with(id, before.partOfWhole(id));
    const double all = rangeOf(id, before).upper;
    const double most = rangeOf(id, now).upper;
    return now.with(id, std::min(most, std::round(before[id] / all * most)));
}

bool contains(std::span<const ParameterUse> uses, ParameterId id) {
    return std::ranges::find(uses, id, &ParameterUse::id) != uses.end();
}

const SolveSpec *specOf(const ExplorerSpec &explorer, const Solving &solving) {
    for (const SolveSpec &each : explorer.solves)
        if (each.relation == solving.relation &&
            std::ranges::find(each.unknowns, solving.unknown) != each.unknowns.end())
            return &each;
    return nullptr;
}

/// What the relation is given, the unknown's own value being ignored.
std::optional<Parameters> givenOf(const SolveSpec &spec, const Parameters &parameters) {
    return spec.given ? spec.given(parameters) : parameters;
}

/// Whether the relation can be solved where the explorer has these uses.
bool applies(const SolveSpec &spec, ParameterId unknown, std::span<const ParameterUse> uses,
             const Parameters &parameters) {
    const auto use = std::ranges::find(uses, unknown, &ParameterUse::id);
    if (use == uses.end() || use->valueKind() != ValueKind::Number || parameters.fixedByData(unknown))
        return false;
    if (const Range allowed = rangeOf(*use, parameters); allowed.lower == allowed.upper)
        return false; // there is nothing to find
    if (spec.given)
        return spec.given(parameters).has_value();
    return std::ranges::all_of(givenFor(*findRelation(spec.relation), unknown), [&](const ParameterUse &given) {
        return given.id == unknown || contains(uses, given.id) || contains(spec.targets, given.id);
    });
}

/// The range a given parameter has with the unknown free, where that is wider than usual.
std::optional<Range> widened(const RelationSpec &relation, const ParameterUse &given) {
    const auto usual = std::ranges::find(relation.parameters, given.id, &ParameterUse::id);
    if (usual == relation.parameters.end() || usual->range == given.range)
        return std::nullopt;
    return given.range;
}

std::string listed(std::span<const std::string_view> words) {
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

Solution refused(SolutionSide side, Text reason) {
    return {.value = std::nullopt, .side = side, .reached = 0, .reason = std::move(reason)};
}

/// What the explorer has against the solution; empty where nothing.
Text complaintOf(const ParameterUse &use, const Parameters &with) {
    const auto issues = validate(with, std::array{use});
    return issues.empty() ? Text{}
                          : tr("the answer is outside what can be shown: {complaint}",
                               {{"complaint", complaint(issues.front().message)}});
}

/// Where there is no value, the choice with which there is one.
Text withChoice(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving,
                const SolveSpec &spec, const Text &reason, const Watch &watch) {
    if (!spec.otherwise)
        return reason;
    const auto &[id, choice] = *spec.otherwise;
    const Parameters there = parameters.with(id, choice);
    const auto use = explorer.useAt(id, there);
    const auto other = followed(explorer, there, solving);
    if (!use || !other || !solved(explorer, there, *other, watch).solution.value)
        return reason;
    return tr("{problem}; or choose “{name}: {choice}”",
              {{"problem", reason},
               {"name", use->name()},
               {"choice", halftruth::spec(id).choices()[static_cast<std::size_t>(choice)].title}});
}

} // namespace

bool Solved::operator==(const Solved &other) const {
    return solving == other.solving && solution.value == other.solution.value &&
           solution.reached == other.solution.reached && solution.reason == other.solution.reason &&
           solution.side == other.solution.side && drawn == other.drawn && pending == other.pending &&
           progress == other.progress;
}

std::vector<Solving> solvable(const ExplorerSpec &explorer, const Parameters &parameters) {
    const std::vector<ParameterUse> uses = explorer.usesAt(parameters);
    std::vector<Solving> all;
    for (const ParameterUse &use : uses)
        for (const SolveSpec &each : explorer.solves)
            if (std::ranges::find(each.unknowns, use.id) != each.unknowns.end() &&
                applies(each, use.id, uses, parameters))
                all.push_back({.unknown = use.id, .relation = std::string(each.relation)});
    return all;
}

bool canSolve(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving) {
    const SolveSpec *found = specOf(explorer, solving);
    return found && applies(*found, solving.unknown, explorer.usesAt(parameters), parameters);
}

std::optional<Solving> followed(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving) {
    if (canSolve(explorer, parameters, solving))
        return solving;
    const SolveSpec *chosen = specOf(explorer, solving);
    if (!chosen || chosen->question.empty())
        return std::nullopt;
    for (const SolveSpec &each : explorer.solves) {
        Solving other{.unknown = solving.unknown, .relation = std::string(each.relation)};
        if (each.question == chosen->question && canSolve(explorer, parameters, other))
            return other;
    }
    return std::nullopt;
}

void requireSolvable(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving) {
    if (!canSolve(explorer, parameters, solving))
        throw std::domain_error(std::string(explorer.id) + " can't be solved for " +
                                std::string(spec(solving.unknown).name) + " by " + solving.relation +
                                " with these choices");
}

Parameters fitted(const ExplorerSpec &explorer, const Parameters &set, const std::optional<Solving> &solving) {
    Parameters result = explorer.fit(set);
    if (!solving || !canSolve(explorer, result, *solving))
        return result;
    const std::vector<ParameterUse> usual = explorer.usesAt(result);
    for (const ParameterUse &use : usesAt(explorer, result, solving))
        if (std::ranges::find(usual, use) == usual.end())
            result = fitted(std::array{use}, result.with(use.id, set[use.id]));
    return result;
}

Solving namedSolving(const ExplorerSpec &explorer, std::string_view unknown, std::string_view relation) {
    std::vector<std::string_view> names;
    std::vector<std::string_view> relations;
    const auto add = [](std::vector<std::string_view> &to, std::string_view word) {
        if (std::ranges::find(to, word) == to.end())
            to.push_back(word);
    };
    for (const SolveSpec &each : explorer.solves)
        for (const ParameterId id : each.unknowns) {
            add(names, spec(id).name);
            if (spec(id).name == unknown)
                add(relations, each.relation);
        }
    if (relations.empty())
        throw std::domain_error(std::string(explorer.id) + " is not solved for '" + std::string(unknown) +
                                "'; it is solved for " + listed(names));
    if (!relation.empty() && std::ranges::find(relations, relation) == relations.end())
        throw std::domain_error(std::string(explorer.id) + " is not solved for " + std::string(unknown) + " by '" +
                                std::string(relation) + "'; it is by " + listed(relations));
    return {.unknown = findParameter(unknown)->id,
            .relation = std::string(relation.empty() ? relations.front() : relation)};
}

std::vector<ParameterUse> targetsOf(const ExplorerSpec &explorer, const Solving &solving) {
    const SolveSpec *found = specOf(explorer, solving);
    return found ? found->targets : std::vector<ParameterUse>{};
}

std::vector<ParameterUse> usesAt(const ExplorerSpec &explorer, const Parameters &parameters,
                                 const std::optional<Solving> &solving) {
    std::vector<ParameterUse> uses = explorer.usesAt(parameters);
    if (!solving || !canSolve(explorer, parameters, *solving))
        return uses;
    const RelationSpec &relation = *findRelation(solving->relation);
    for (const ParameterUse &given : givenFor(relation, solving->unknown))
        if (const auto range = widened(relation, given))
            for (ParameterUse &use : uses)
                if (use.id == given.id)
                    use.range = range;
    auto behind = std::ranges::find(uses, solving->unknown, &ParameterUse::id) + 1;
    for (const ParameterUse &target : specOf(explorer, *solving)->targets)
        if (!contains(uses, target.id))
            behind = uses.insert(behind, target) + 1;
    return uses;
}

Parameters withUnknown(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving,
                       double value) {
    Parameters with = withValues(explorer, parameters, {{solving.unknown, value}});
    if (solving.unknown == Population)
        for (const ParameterId id : shares)
            if (const auto use = explorer.useAt(id, parameters); use && use->valueKind() == ValueKind::Number)
                with = withShare(with, id, parameters);
    return explorer.fit(with);
}

Solved solved(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving,
              const Watch &watch) {
    const SolveSpec *found = specOf(explorer, solving);
    if (!found || !canSolve(explorer, parameters, solving))
        throw std::invalid_argument(std::string(explorer.id) + " can't be solved for " +
                                    std::string(spec(solving.unknown).name) + " by " + solving.relation + " here");
    Solved result{.solving = solving, .drawn = explorer.fit(parameters)};
    try {
        result.solution =
            solve(*findRelation(solving.relation), solving.unknown, givenOf(*found, parameters).value(), watch);
        if (!result.solution.value)
            result.solution.reason = withChoice(explorer, parameters, solving, *found, result.solution.reason, watch);
    } catch (const std::domain_error &error) {
        result.solution = refused(SolutionSide::Equal, complaint(error.what()));
        return result;
    }
    if (!result.solution.value)
        return result;
    const double value = *result.solution.value;
    const ParameterUse use = explorer.useAt(solving.unknown, parameters).value();
    if (Text reason = complaintOf(use, parameters.with(solving.unknown, value)); !reason.empty()) {
        result.solution = refused(result.solution.side, std::move(reason));
        return result;
    }
    result.drawn = withUnknown(explorer, parameters, solving, value);
    return result;
}

Request resolved(const Request &request, const Parameters &drawn) {
    Request plain = request;
    plain.parameters = drawn;
    plain.solving.reset();
    plain.last.reset();
    return plain;
}

Request resolved(const Request &request, const Solved &solved) {
    Request plain = resolved(request, solved.drawn);
    // Where there is none, what is drawn was found by the same relation before.
    plain.found = Found{.id = solved.solving.unknown, .rounding = keepingRounding(solved.solution.side)};
    return plain;
}

Text targetName(const Solving &solving) {
    const RelationSpec &relation = *findRelation(solving.relation);
    if (!findsFromOn(relation, solving.unknown))
        return relation.name;
    return tr("{relation}, from {symbol} on",
              {{"relation", relation.name}, {"symbol", spec(solving.unknown).symbol}});
}

Text solvingText(const Solving &solving, SolutionSide side) {
    const Argument symbol("symbol", spec(solving.unknown).symbol);
    const Argument relation("relation", findRelation(solving.relation)->name);
    // Also before it is found.
    switch (findsFromOn(*findRelation(solving.relation), solving.unknown) ? SolutionSide::FromOn : side) {
    case SolutionSide::FromOn:
        return tr("{symbol} from which on all are enough for {relation}", {symbol, relation});
    case SolutionSide::Least:
        return tr("least {symbol} for {relation}", {symbol, relation});
    case SolutionSide::Largest:
        return tr("largest {symbol} for {relation}", {symbol, relation});
    case SolutionSide::Enough:
        return tr("enough {symbol} for {relation}", {symbol, relation});
    case SolutionSide::Equal:
        break;
    }
    return tr("{symbol} for {relation}", {symbol, relation});
}

} // namespace halftruth
