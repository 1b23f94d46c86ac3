#pragma once

#include "core/parameters/parameters.h"
#include "core/text/number_text.h"
#include "core/text/text.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace halftruth {

/// A closed interval of an axis.
struct Interval {
    double lower = 0.0;
    double upper = 1.0;
    [[nodiscard]] double width() const { return upper - lower; }
    bool operator==(const Interval &) const = default;
};

/// What an axis shows, and of what. Equal are those that show the same.
struct AxisRange : Interval {
    AxisRange() = default;
    AxisRange(double from, double to) : AxisRange(Interval{from, to}) {}
    AxisRange(const Interval &shown) : AxisRange(shown, shown) {} // NOLINT(google-explicit-constructor)
    AxisRange(const Interval &shown, const Interval &byItself) : AxisRange(shown, byItself, byItself) {}
    AxisRange(const Interval &shown, const Interval &byItself, const Interval &whole)
        : Interval(shown), natural(byItself), domain(whole) {}

    Interval natural{}; ///< what it shows where nobody has chosen a window
    Interval domain{};  ///< beyond it there is nothing to see: panning ends there
};

/// A place on an axis that is labelled in words instead of by its number.
struct Tick {
    double value;
    Text label{};
    bool operator==(const Tick &) const = default;
};

struct Axis {
    Text title{};         ///< what is measured: "yes answers"
    std::string symbol{}; ///< its symbol, set in italics: "s"; may be empty
    Text unit{};          ///< in brackets behind it: "nats"; may be empty
    AxisRange range{};
    Scale scale = Scale::Linear;
    bool scaleChoice = false;       ///< linear and logarithmic both make sense
    bool integer = false;           ///< ticks on whole numbers only
    bool whole = false;             ///< what it shows by itself stays in sight, to its ends, while something moves
    std::vector<Tick> namedTicks{}; ///< replaces the computed ticks where not empty

    bool operator==(const Axis &) const = default;
};

/// What a curve is: it decides the pen, and what may be claimed of it.
enum class Role : std::uint8_t { Exact, Bound, Approximation, Simulation, Reference, Pinned };

/// The word for a role in files: "exact", "bound", ...
[[nodiscard]] std::string_view roleName(Role role);

/// An index into the renderer's colour-blind-safe palette.
using ColourIndex = std::uint8_t;
/// The colour of lines over a heat map: dark in every theme, since the map is bright in all of them.
inline constexpr ColourIndex inkColour = 7;
/// The strongest ink of a theme, that of text: what stands out by more than its hue.
inline constexpr ColourIndex strongColour = 8;

struct Curve {
    Text label{}; ///< in the legend and in files
    Role role = Role::Exact;
    ColourIndex colour = 0;
    std::vector<double> x{};
    std::vector<double> y{};
    bool inLegend = true;
    bool gaps = false;    ///< drawn with wide gaps, so that a curve below shows where the two coincide
    bool second = false;  ///< with other gaps than those of the first, where two of a colour have some
    Text legend{};        ///< stands in the legend in the label's place where not empty
    std::uint8_t pin = 0; ///< of a pinned curve: which pin's it is, by its dashes
    bool stale = false;   ///< of the state before, faded, until this one's is computed: see keeping()
    bool hidden = false;  ///< a person has taken it out: see hideSeries()
    bool solid = false;   ///< without its role's pattern: all of the figure are of one role, told in words
    bool operator==(const Curve &) const = default;
};

struct Band {
    Text label{};
    Role role = Role::Exact; ///< of its edges
    ColourIndex colour = 0;
    std::vector<double> x{};
    std::vector<double> lower{};
    std::vector<double> upper{};
    bool inLegend = true;
    Text legend{};       ///< as a curve's
    bool hidden = false; ///< as a curve
    bool quiet = false;  ///< of what isn't chosen, beside what is: fainter, without edges, and labels may lie on it
    bool operator==(const Band &) const = default;
};

struct Bars {
    Text label{};
    Role role = Role::Exact;
    ColourIndex colour = 0;
    std::vector<double> x{}; ///< centres
    std::vector<double> y{};
    double width = 0.8;  ///< in axis units
    bool hidden = false; ///< as a curve
    bool stale = false;  ///< as a curve's
    bool operator==(const Bars &) const = default;
};

struct Points {
    Text label{};
    Role role = Role::Exact;
    ColourIndex colour = 0;
    std::vector<double> x{};
    std::vector<double> y{};
    bool inLegend = true;
    Text legend{};        ///< as a curve's
    bool hidden = false;  ///< as a curve
    bool optimum = false; ///< the best places there are: who takes hold of one brings the markers there
    bool falls = false;   ///< on screen, one that is new falls into its place
    bool hollow = false;  ///< rings, told from dots by more than their hue
    bool operator==(const Points &) const = default;
};

/// How the values of a heat map become colours.
struct ColourScale {
    enum class Kind : std::uint8_t {
        Diverging, ///< around white at 0, with equal ends
        Sequential
    };
    Kind kind = Kind::Sequential;
    Interval range{};
    Scale scale = Scale::Linear;
    std::vector<Tick> namedTicks{};
    /// What a value is told as, where the named ticks tell another number of it; null where it is told as it is.
    double (*told)(double value) = nullptr;
    bool operator==(const ColourScale &) const = default;
};

/// A grid of values over a rectangle of the axes, the rectangle cut in equal cells (on the axes' scales).
struct HeatMap {
    Text label{};         ///< of the colour bar
    std::string symbol{}; ///< of the value
    ColourScale colours{};
    Interval xEdges{};        ///< outer edges of the first and last column
    Interval yEdges{};        ///< outer edges of the first and last row
    std::vector<double> xs{}; ///< where each column was evaluated
    std::vector<double> ys{}; ///< where each row was evaluated
    /// Row-major, values[row * xs.size() + column], for drawing and reading; NaN where there is no value, and then
    /// the figure's note says why.
    std::vector<float> values{};
    bool stale = false; ///< as a curve's
    bool operator==(const HeatMap &) const = default;
};

/// Lines of equal value of a heat map.
struct Contour {
    double level = 0.0;
    Text label{};
    bool emphasised = false;
    /// Each line as x, y pairs.
    struct Line {
        std::vector<double> x{};
        std::vector<double> y{};
        bool operator==(const Line &) const = default;
    };
    std::vector<Line> lines{};
    bool operator==(const Contour &) const = default;
};

/// How a value stands on an axis that shows another number of it, ε of q: both directions.
struct AxisReading {
    double (*shown)(double value);
    double (*value)(double shown);
    bool falls = false; ///< a larger value is a smaller number on the axis
};

/// A straight line across the plot at one value. Where it stands at the value of a parameter it can be dragged, and a
/// double click in the plot brings those that are chosen there.
struct Marker {
    enum class Direction : std::uint8_t { Vertical, Horizontal };
    Direction direction = Direction::Vertical;
    double value = 0.0;
    Text label{};       ///< may be empty
    bool chosen = true; ///< marks the person's own choice (accent colour), otherwise a muted reference
    std::optional<ParameterId> parameter{}; ///< whose value it stands at, nothing where it is another number's
    const AxisReading *reading = nullptr;   ///< of that value on the axis; null where it stands there as it is

    /// The parameter's value where the marker stands at a place of its axis.
    [[nodiscard]] double valueAt(double place) const { return reading ? reading->value(place) : place; }
    bool operator==(const Marker &) const = default;
};

/// A short text above a point.
struct Annotation {
    double x = 0.0;
    double y = 0.0;
    Text text{};
    bool operator==(const Annotation &) const = default;
};

using Layer = std::variant<HeatMap, Contour, Band, Bars, Curve, Points, Marker, Annotation>;

/// What the values of curves are half the width of: a reading shows each as the interval centre ± value.
struct ErrorBars {
    std::string symbol{}; ///< of what the intervals are around: "π̂"
    double centre = 0.0;
    Interval domain{}; ///< intervals are cut to it
    bool operator==(const ErrorBars &) const = default;
};

/// Everything on screen is one of these: data only, drawn by one renderer on screen, off screen and to files.
/// Where a cut through the first figure stands on that one's own axis: below it, with its horizontal axis, or beside
/// it, with its vertical one.
enum class Marginal : std::uint8_t { None, Below, Beside };

struct Figure {
    std::string id{}; ///< unique in its explorer; names it on the command line
    Text title{};     ///< short, above the plot
    Axis x{};
    Axis y{};
    std::vector<Layer> layers{}; ///< in drawing order
    Text caption{};              ///< names the formula and its source
    /// Why something isn't drawn (a curve that is cut, a bound outside its condition); empty when all is.
    Text note{};
    std::optional<ErrorBars> errorBars{};
    /// The half of the explorer it belongs to, where it has halves that are looked at one at a time: "one record".
    Phrase part{};
    /// The figure that it stands beside, since it shows the same for another state; empty for one of its own.
    std::string beside{};
    /// Its title where it stands by itself, in a file of its own, if that is another: it isn't "now" beside nothing.
    Text alone{};
    Marginal marginal = Marginal::None;
    bool icons = false; ///< its dots are things to be counted, whose places are no values

    /// Of what is drawn and written; a figure with a NaN differs from itself.
    bool operator==(const Figure &) const = default;
};

/// What it is called where it stands by itself.
[[nodiscard]] inline const Text &titleAlone(const Figure &figure) {
    return figure.alone.empty() ? figure.title : figure.alone;
}

/// The heat map among a figure's layers, or null.
[[nodiscard]] const HeatMap *heatMap(const Figure &figure);

/// The direction of a number: what may be concluded from it.
enum class Direction : std::uint8_t { Exact, AtMost, AtLeast, About };
[[nodiscard]] std::string_view directionWord(Direction direction);
/// How a number of that direction is shown, so that it still holds: a bound is rounded away from what it bounds.
[[nodiscard]] Rounding roundingOf(Direction direction);

/// A number beside what it was in a pinned state.
struct Comparison {
    Text name{};             ///< the pin's: "q = 0.25"
    double value = 0.0;      ///< the pin's
    double difference = 0.0; ///< the number now less the pin's; 0 where both are infinite
    bool operator==(const Comparison &) const = default;
};

/// Where a readout stands in the list of all of them: by itself, below a heading, or in a table.
struct ReadoutPlace {
    Phrase group{};      ///< its heading; empty for none
    Text row{};          ///< in the table of its group, with a column: "Hoeffding"
    Text column{};       ///< of that table: "α"
    bool folded = false; ///< its group is folded at first, since few look at it
    bool operator==(const ReadoutPlace &) const = default;
};

/// One number beside the figures.
struct Readout {
    Text label{}; ///< plain words and symbols; <i> and <sub> are allowed
    double value = 0.0;
    /// How it is shown, where that isn't with four digits and rounded by roundingOf() its direction: the least q that
    /// keeps a limit is exact, and whoever types what is shown keeps the limit too.
    std::optional<Number> shown{};
    Text unit{};
    Direction direction = Direction::Exact;
    /// In place of a number where there is none: "no such q", "does not apply".
    Text missing{};
    Text help{};
    bool chip = false; ///< answers the explorer's question: stands under its title, always in sight
    /// What other numbers are read at, no result: nothing to compare with a pin's.
    bool given = false;
    Phrase part{}; ///< as a figure's: empty where it belongs to every half
    ReadoutPlace place{};
    std::optional<Comparison> comparison{}; ///< with the pin chosen for it, where both have a number
    bool stale = false; ///< of the state before, muted, until this one's is computed: see keeping()
    bool operator==(const Readout &) const = default;
};

[[nodiscard]] Number shownNumber(const Readout &readout);

/// In place of a number that has no meaning here, whatever is computed.
[[nodiscard]] Text doesNotApply();

/// Thrown by nobody: checks a figure's own promises (finite values, matching lengths, titled axes, distinct
/// legend entries) and returns what is broken, for the tests.
[[nodiscard]] std::vector<std::string> defects(const Figure &figure);

} // namespace halftruth
