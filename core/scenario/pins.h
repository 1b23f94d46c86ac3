#pragma once

#include "core/explorers/explorer.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace halftruth {

/// How many states can be pinned at a time: more can't be told apart.
inline constexpr std::size_t mostPins = 6;

/// The dashes for one more pin: the first that none of the others has.
[[nodiscard]] std::uint8_t freePinPattern(std::span<const Pin> pins);
/// The place of the pin that numbers are compared with.
[[nodiscard]] std::size_t referencePin(std::span<const Pin> pins);

/// What each pin is called: its own name, or the parameters that aren't the same in all the pins and in what is shown
/// now, "q = 0.25, n = 200"; the explorer's first one where all are the same. No two names are equal.
[[nodiscard]] std::vector<Text> pinNames(const ExplorerSpec &explorer, std::span<const Pin> pins,
                                         const Parameters &now);

/// What the data is called: a built-in table's title, a file's name.
[[nodiscard]] Text dataName(const DataSource &data);

/// All that a state is, with every digit: "q = 0.25, n = 200".
[[nodiscard]] Text valuesText(const ExplorerSpec &explorer, const Parameters &parameters);

/// A pin as the command line has it, the settings that lead there from other parameters: "q=0.25 n=200", and its own
/// name behind " # ".
[[nodiscard]] std::string pinText(const ExplorerSpec &explorer, const Parameters &from, const Pin &pin);
/// The settings and the name of such a text.
[[nodiscard]] std::pair<std::string, std::string> pinParts(std::string_view text);

/// What to ask of the explorer for a pin, so that its curves suit the figures they will be drawn into, or beside: the
/// same windows and scales; maps, which can't be drawn over one another, as small as they get where they don't stand
/// beside.
[[nodiscard]] Request pinRequest(const Request &asked, const Exploration &current, const Pin &pin);

/// A pin's answer under its name.
struct Pinned {
    Text name{};
    std::uint8_t pattern = 1;
    Exploration exploration{};
};

/// The pin's readout that says the same as one of now: by its label, or, since some name values, by its place. Null
/// where there is none.
[[nodiscard]] const Readout *counterpart(const std::vector<Readout> &now, std::size_t place,
                                         const std::vector<Readout> &pinned);

/// Puts beside each number what it is in the pin's state.
void compareReadouts(std::vector<Readout> &readouts, const Pinned &pin);

/// What is shown with another answer is whole when both are.
void waitFor(Exploration &current, const Exploration &other);

/// The exploration with the pins' curves, points and markers in its figures, each in the colour of what it was, with
/// Role::Pinned, the pin's dashes and one entry for each pin in each legend; what is the same as now isn't drawn
/// twice. Vertical windows that nobody chose grow to hold them. Readouts are compared with those of the reference.
/// Figures with a map stay as they are, and say so.
[[nodiscard]] Exploration withPins(Exploration current, const Request &asked, std::span<const Pinned> pins);

} // namespace halftruth
