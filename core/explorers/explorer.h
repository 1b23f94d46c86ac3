#pragma once

#include "core/figure/figure.h"
#include "core/parameters/parameters.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace halftruth {

class Budget;

/// What a person did to one figure: a window zoomed or panned to, a scale toggled, series hidden.
struct View {
    std::optional<Interval> x{};
    std::optional<Interval> y{};
    std::optional<Scale> xScale{};
    std::optional<Scale> yScale{};
    std::set<std::string> hidden{}; ///< the series taken out, as seriesNames() calls them
    bool operator==(const View &) const = default;
};

/// What is being solved for, as a plain value: the relation is the id of one of solverTable().
struct Solving {
    ParameterId unknown = ParameterId::LieProbability;
    std::string relation{};
    bool operator==(const Solving &) const = default;
};

/// A relation that an explorer's parameters can be solved for: see solving.h.
struct SolveSpec {
    std::string_view relation{}; ///< the id of one of solverTable()
    std::vector<ParameterId> unknowns{};
    /// What the relation takes and the explorer has no row for otherwise: the error to be reached, where it only
    /// shows errors. They get rows while the relation is solved.
    std::vector<ParameterUse> targets{};
    /// What the relation is given, where it isn't the explorer's parameters as they are; nothing where it says
    /// nothing about them. Null where they are as they are.
    std::optional<Parameters> (*given)(const Parameters &) = nullptr;
    /// What is asked for, where a person's choices decide which relation answers it: those of one question take each
    /// other's place, so that another choice doesn't end the solving. Empty for a question of its own.
    std::string_view question{};
    /// A choice with which the question may have an answer where it has none: told then. Nothing where there is none.
    std::optional<std::pair<ParameterId, int>> otherwise{};
};

/// A state kept to compare others with.
struct Pin {
    Parameters parameters{};  ///< as they were explored
    std::uint8_t pattern = 1; ///< of its dashes, 1 to mostPins: what its curves are known by
    std::string name{};       ///< the person's own; its values name it where this is empty
    bool reference = false;   ///< numbers are compared with this one rather than with the first
    bool operator==(const Pin &) const = default;
};

/// What a real class has answered so far: counts, and nobody's answer.
struct ClassCounts {
    std::int64_t answers = 0;
    std::int64_t yes = 0;
    bool estimated = true; ///< the estimate is told
    bool operator==(const ClassCounts &) const = default;
};

/// How far a class has come: what hasn't happened yet isn't shown.
struct ClassStage {
    std::int64_t answered = 0;         ///< the first so many pupils have; all where they are fewer
    std::int64_t repeated = 0;         ///< so many repetitions have been made; all where they are fewer
    bool revealed = false;             ///< the truth is told
    std::optional<ClassCounts> room{}; ///< a real class, in the place of the simulated one
    bool operator==(const ClassStage &) const = default;
};
/// Of pupils or repetitions: more than any class has.
inline constexpr std::int64_t allOfClass = 1'000'000'000;

/// A parameter whose value was found from the others, and the side on which a shorter number still does what it was
/// found for.
struct Found {
    ParameterId id;
    Rounding rounding;
    bool operator==(const Found &) const = default;
};

/// Everything an explorer's answer depends on.
struct Request {
    Parameters parameters{};
    std::map<std::string, View> views{}; ///< by figure id
    int columns = 400;                   ///< cells of a heat map, at the most
    int rows = 400;
    std::vector<Pin> pins{}; ///< drawn along by answer(); explorers themselves don't look at them
    bool compare = false;    ///< the reference pin's charts stand beside, instead of curves of all pins in them
    /// Found by resolved() before anything is explored; explorers themselves don't look at it.
    std::optional<Solving> solving{};
    /// What was drawn last, where something is solved for: drawn again where there is no value, and with its value
    /// while there is none yet.
    std::optional<Parameters> last{};
    /// What has been found of the parameters, so that it is told as its field shows it: told().
    std::optional<Found> found{};
    /// How far the class has come, where the explorer shows one; nothing where it is over and all is told, as on the
    /// command line.
    std::optional<ClassStage> stage{};
    /// What a person calls the chart, where ExplorerSpec::ownTitle; empty for what the explorer calls it.
    std::string title{};

    [[nodiscard]] View view(const std::string &figure) const;
    /// A parameter in a sentence: as it was chosen, or, of one that was found, so few digits that it still does what
    /// it was found for.
    [[nodiscard]] Number told(ParameterId id) const;
    bool operator==(const Request &) const = default;
};

/// Values that a person may take over in one step: "Use this plan".
struct Offer {
    Text title{};
    Text help{};
    Phrase group{}; ///< ReadoutPlace::group of the numbers it consists of
    std::vector<std::pair<ParameterId, double>> values{};
    bool operator==(const Offer &) const = default;
};

/// An explorer's answer: all that is on screen.
struct Exploration {
    std::vector<Figure> figures{};
    std::vector<Readout> readouts{};
    Text sentence{};
    std::optional<Offer> offer{};
    /// What the explorer remembers for the next request for as long as this answer is there.
    std::shared_ptr<const void> kept{};
    // These three are explored()'s.
    bool refinable = false; ///< a larger budget would show more
    double progress = 1;    ///< the share of all there is to compute that has been: 0 to 1
    bool complete = true;   ///< false when stopped before the end: must not be shown
};

/// What explorers are for: the navigation stands in these groups.
enum class ExplorerGroup : std::uint8_t { Learn, Plan, Analyse, Depth, Custom };
/// Empty for what stands by itself.
[[nodiscard]] Phrase groupTitle(ExplorerGroup group);

struct ExplorerSpec {
    std::string_view id{};
    Phrase title{};
    Phrase question{};
    ExplorerGroup group = ExplorerGroup::Custom;
    Phrase model{}; ///< of privacy, as Help ▸ Terms names it; empty where the person chooses it
    /// In the panel's order; n before what depends on it. Where `uses` is set: all that it ever names.
    std::vector<ParameterUse> parameters{};
    /// Which of them matter, given the others (a survey's depend on its design), with the ranges they have then; null
    /// where all always do.
    std::vector<ParameterUse> (*uses)(const Parameters &) = nullptr;
    /// What a change brings with it: a parameter chosen for an axis comes with its own window. Null where nothing.
    Parameters (*follow)(const Parameters &before, const Parameters &after) = nullptr;
    /// What one choice of a person brings besides, to begin with: values for a family of curves. Not for settings
    /// that are given several at once, which mean what they say. Null where nothing.
    Parameters (*suggest)(const Parameters &before, const Parameters &after) = nullptr;
    std::vector<SolveSpec> solves{}; ///< in the order of the menu
    /// What it has in common with every other explorer of theory is one value for all of them: see links().
    bool theory = false;
    bool usesData = false;
    bool showsPupils = false; ///< the class itself is shown above the figures
    bool ownTitle = false;    ///< a person may name its chart
    /// A pure function of the request and of how far the budget has come with it: see explored(). The first of its
    /// figures is the main one.
    Exploration (*explore)(const Request &, Budget &);

    /// The parameter among all that are ever used; null where it isn't.
    [[nodiscard]] const ParameterUse *parameter(ParameterId id) const;
    /// The parameters that matter, given the others.
    [[nodiscard]] std::vector<ParameterUse> usesAt(const Parameters &parameters) const;
    /// The use of a parameter, given the others; nothing where it doesn't matter.
    [[nodiscard]] std::optional<ParameterUse> useAt(ParameterId id, const Parameters &parameters) const;
    /// Those parameters, and the targets that get rows only while something is solved for: all that a person may set.
    [[nodiscard]] std::vector<ParameterUse> rows() const;
    /// Whether a parameter is one value here and in all others that link it; otherwise it is the explorer's own.
    [[nodiscard]] bool links(ParameterId id) const;
    /// Every value as it is at first: its own default, or the one it has here.
    [[nodiscard]] Parameters defaults() const;
    /// Each value moved inside what is allowed here: fitted() of parameters.h, choices first.
    [[nodiscard]] Parameters fit(const Parameters &parameters) const;
};

/// What means the same wherever it stands in theory: linked among the explorers of theory. Results of a survey, a
/// class and the records of a data table are those of their explorer.
inline constexpr std::array linkedParameters{ParameterId::LieProbability, ParameterId::Population,
                                             ParameterId::Ones,           ParameterId::Outcome,
                                             ParameterId::Epsilon,        ParameterId::Delta};

/// The explorer's answer as far as the budget goes, refinable where it goes no further. Throws what the explorer
/// throws.
[[nodiscard]] Exploration explored(const ExplorerSpec &explorer, const Request &request, Budget &budget);
/// All of it at once, as an export has it.
[[nodiscard]] Exploration explored(const ExplorerSpec &explorer, const Request &request);

/// Every explorer, in the order of the navigation: by group.
[[nodiscard]] std::span<const ExplorerSpec> explorerTable();
/// What is shown where nobody has chosen.
[[nodiscard]] const ExplorerSpec &firstExplorer();
[[nodiscard]] const ExplorerSpec *findExplorer(std::string_view id);

} // namespace halftruth
