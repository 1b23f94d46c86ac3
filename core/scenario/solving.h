#pragma once

#include "core/explorers/explorer.h"
#include "core/solving/solve.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Solving for one of an explorer's parameters: the value follows the others, so that a relation of solverTable()
/// holds. The explorer itself knows nothing of it: it is given the parameters with the value in its place.
namespace halftruth {

/// What the explorer can be solved for at these parameters: by parameter in the order of the panel, and by relation
/// in that of ExplorerSpec::solves.
[[nodiscard]] std::vector<Solving> solvable(const ExplorerSpec &explorer, const Parameters &parameters);

/// Whether it can be solved for this: not where a choice has made the parameter irrelevant, or data decide it.
[[nodiscard]] bool canSolve(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving);

/// What is solved for at these parameters where that was chosen at others: the same, or what answers the same
/// question here (SolveSpec::question); nothing where nothing does.
[[nodiscard]] std::optional<Solving> followed(const ExplorerSpec &explorer, const Parameters &parameters,
                                              const Solving &solving);

/// Throws std::domain_error where it can't.
void requireSolvable(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving);

/// Each value inside what is allowed: ExplorerSpec::fit(), with the wider ranges that usesAt() has while something is
/// solved for.
[[nodiscard]] Parameters fitted(const ExplorerSpec &explorer, const Parameters &set,
                                const std::optional<Solving> &solving);

/// The parameters that matter while something is solved for: those of the explorer, each in the range it has with the
/// unknown free, and behind the unknown the targets that the explorer has no use for otherwise.
[[nodiscard]] std::vector<ParameterUse> usesAt(const ExplorerSpec &explorer, const Parameters &parameters,
                                               const std::optional<Solving> &solving);

/// What files and the command line name: the unknown by its name, the relation by its id; where that is empty, the
/// first that is solved for the unknown. Throws std::domain_error that says what the explorer is solved for.
[[nodiscard]] Solving namedSolving(const ExplorerSpec &explorer, std::string_view unknown, std::string_view relation);

/// What its relation takes and the explorer has no row for otherwise.
[[nodiscard]] std::vector<ParameterUse> targetsOf(const ExplorerSpec &explorer, const Solving &solving);

/// What solving came to.
struct Solved {
    Solving solving{};
    Solution solution{};  ///< where its value isn't one the explorer takes, none, and why
    Parameters drawn{};   ///< the parameters to explore: with the value in its place where there is one
    bool pending = false; ///< the search takes longer than a frame, and hasn't been made yet
    double progress = 0;  ///< how far the pending search has come, of 1
    bool operator==(const Solved &other) const;
};

/// The parameters with a value in the place of the unknown, and what depends on it moved along: where n is unknown
/// counts of people keep their share of it.
[[nodiscard]] Parameters withUnknown(const ExplorerSpec &explorer, const Parameters &parameters,
                                     const Solving &solving, double value);

/// Solves. Where there is no value, or the others are outside the relation's domain, the reason says why, and what is
/// drawn are the parameters as they are. Cost: solve(). Throws Stopped (core/math/domain/stopped.h), and
/// std::invalid_argument where canSolve() is false.
[[nodiscard]] Solved solved(const ExplorerSpec &explorer, const Parameters &parameters, const Solving &solving,
                            const Watch &watch = {});

/// The same request with nothing left to solve: of these parameters.
[[nodiscard]] Request resolved(const Request &request, const Parameters &drawn);
/// The same of what solving came to, which is told as what has been found.
[[nodiscard]] Request resolved(const Request &request, const Solved &solved);

/// "an error below α with confidence 1 − β, exact, from n on": what can be solved for, where the unknown is named
/// already.
[[nodiscard]] Text targetName(const Solving &solving);

/// "least n for an error below α with confidence 1 − β, Hoeffding": what the value is.
[[nodiscard]] Text solvingText(const Solving &solving, SolutionSide side);

} // namespace halftruth
