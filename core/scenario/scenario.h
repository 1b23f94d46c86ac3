#pragma once

#include "core/explorers/explorer.h"
#include "core/scenario/pins.h"
#include "core/scenario/presets.h"
#include "core/scenario/settings.h"
#include "core/scenario/shared.h"
#include "core/scenario/solving.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// What a person has chosen, and how it changes. Nothing else changes it: neither looking elsewhere nor a solver, the
/// data or a range. What is computed is a function of request(), and flows nowhere back.
namespace halftruth {

/// All that a person has chosen, as a plain value: kept for undo, saved in a session.
struct Scenario {
    const ExplorerSpec *explorer = &firstExplorer();
    Shared<Parameters> linked{}; ///< what explorers of theory have in common: ExplorerSpec::links()
    /// All else, by explorer; only of those that aren't at their defaults.
    std::map<std::string, Shared<Parameters>> own{};
    std::map<std::string, Solving> solving{}; ///< by explorer; only where something is
    /// Where something is solved for: its value beside which others were set last, so many of that many people.
    /// Nothing where that is the value it was set to itself.
    std::map<std::string, double> beside{};
    std::map<std::string, Shared<std::vector<Pin>>> pins{};     ///< by explorer; only where there are some
    std::map<std::string, std::string> titles{};                ///< by explorer: what a person calls its chart
    std::map<std::string, std::map<std::string, View>> views{}; ///< by explorer, by figure; only what isn't all of it
    std::set<std::string> surfaces{};                           ///< the explorers that show their map in 3-D
    std::set<std::string> compared{};                           ///< those that show a pin's charts beside their own
    std::map<std::string, std::string> fronts{};                ///< by explorer: the figure chosen as the main one
    ClassStage stage{};                                         ///< how far the class has come

    /// The explorer's values as they were set, whatever their ranges are now.
    [[nodiscard]] Parameters values(const ExplorerSpec &of) const;
    /// Sets them, those that are linked for all that link them.
    void setValues(const ExplorerSpec &of, const Parameters &values);

    bool operator==(const Scenario &) const = default;
};

/// Everything the answer to a scenario depends on: its explorer's values, each inside what is allowed beside the
/// others; what is solved for, unless the choices leave it nothing to solve; its pins and views.
[[nodiscard]] Request request(const Scenario &scenario);

/// What is shown while something is solved for: the request's parameters with the value found in its place.
[[nodiscard]] Parameters shown(const ExplorerSpec &explorer, const Request &request, std::optional<double> found);

/// What a person does. Where something is solved for, what depends on its value is set as it is seen: beside `found`,
/// the value on screen.
namespace edit {

/// One parameter, in the range it has beside the others.
struct Set {
    ParameterId id;
    ParameterValue value;
    std::optional<double> found{};
};
/// Holds a count as a share of its whole, which then decides what follows the whole; or as a count again. What is
/// seen stays.
struct Hold {
    ParameterId id;
    bool asShare;
    std::optional<double> found{};
};
/// Several at once: each is in its range beside the others given, and what isn't given makes way for them.
struct SetAll {
    GivenValues values;
};
/// The values nearest to a place that was pointed at, the second beside the first; nothing of what can't be set.
struct Pick {
    std::vector<std::pair<ParameterId, double>> values;
    std::optional<double> found{};
};
/// Back to its default; nothing where the parameter can't be set.
struct Reset {
    ParameterId id;
    std::optional<double> found{};
};
/// All values of all explorers at their defaults, nothing solved for, nothing pinned.
struct ResetAll {};
struct Solve {
    Solving solving;
    std::optional<double> found{}; ///< of what is solved for until now: it stays
};
/// Sets what is solved for to the value found, and what depends on it as it is seen.
struct StopSolving {
    std::optional<double> found{};
};
struct ChooseData {
    DataSource data;
};
/// Shows the preset in its explorer, unzoomed, with nothing solved for.
struct ChoosePreset {
    const Preset *preset;
};
/// What a person calls the explorer's chart; empty for what the explorer calls it. Spaces at its ends are left out.
struct Entitle {
    std::string title;
};
/// Keeps a state of the explorer to compare with; nothing where it is kept already or there are mostPins.
struct AddPin {
    Parameters explored;
    std::string name{};
};
struct RemovePin {
    std::size_t index;
};
struct RemovePins {};
/// What a person calls a pin; empty for what its values call it.
struct NamePin {
    std::size_t index;
    std::string name;
    const ExplorerSpec *explorer = nullptr; ///< whose pin; null for that which is looked at
};
/// Numbers are compared with this pin from now on.
struct CompareWith {
    std::size_t index;
};
/// Sets every value as it was pinned, with nothing solved for.
struct GoToPin {
    std::size_t index;
};
/// A window zoomed to, a scale toggled; View{} shows all again.
struct Zoom {
    std::string figure;
    View view;
};
struct ShowSurface {
    bool shown;
};
/// Shows the charts of the pin that numbers are compared with beside those of now.
struct Compare {
    bool beside;
};
/// Makes a figure the main one; the one that is so by itself takes its place.
struct BringForward {
    std::string figure;
};
/// The class goes on, begins again, or is told the truth.
struct Stage {
    ClassStage stage;
};
struct GoTo {
    const ExplorerSpec *explorer;
};

} // namespace edit

using Edit = std::variant<edit::Set, edit::Hold, edit::SetAll, edit::Pick, edit::Reset, edit::ResetAll, edit::Solve,
                          edit::StopSolving, edit::ChooseData, edit::ChoosePreset, edit::Entitle, edit::AddPin,
                          edit::RemovePin, edit::RemovePins, edit::NamePin, edit::CompareWith, edit::GoToPin,
                          edit::Zoom, edit::ShowSurface, edit::Compare, edit::BringForward, edit::Stage, edit::GoTo>;

/// The scenario after an edit of its explorer. What is stored is what was set and what follows from it
/// (ExplorerSpec::follow); nothing else moves. Throws std::domain_error, with "NAME must be in RANGE, but is VALUE"
/// for a value, where the edit can't be made.
[[nodiscard]] Scenario apply(const Scenario &scenario, const Edit &edit);

/// How long a chart's title is at most, in bytes.
inline constexpr std::size_t longestTitle = 600;

/// Whether both have the same values, titles, pins and things to solve for: then there is nothing to undo between
/// them. Looking elsewhere, or closer, is no change.
[[nodiscard]] bool sameChoices(const Scenario &a, const Scenario &b);

/// A step of undo or redo: the choices of another scenario, in the explorer where they were made, looked at as now. A
/// class has come as far as it has now, and is repeated as often as it was then where that is what was chosen.
[[nodiscard]] Scenario withChoices(Scenario now, const Scenario &of);

} // namespace halftruth
