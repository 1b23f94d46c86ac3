#pragma once

#include "core/explorers/explorer.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace halftruth {

/// How many states can be pinned at a time: more can't be told apart.
inline constexpr std::size_t mostPins = 6;

/// The colour for one more pin: the first that none of the others has.
[[nodiscard]] ColourIndex freePinColour(std::span<const Pin> pins);

/// What each pin is called: the parameters that aren't the same in all the pins and in what is shown now, "q = 0.25,
/// n = 200"; the explorer's first one where all are the same. No two names are equal.
[[nodiscard]] std::vector<Text> pinNames(const ExplorerSpec &explorer, std::span<const Pin> pins,
                                         const Parameters &now);

/// All that a state is, with every digit: "q = 0.25, n = 200".
[[nodiscard]] Text valuesText(const ExplorerSpec &explorer, const Parameters &parameters);

/// What to ask of the explorer for a pin, so that its curves suit the figures they will be drawn into: the same
/// windows and scales; maps, which can't be drawn over one another, as small as they get.
[[nodiscard]] Request pinRequest(const Request &asked, const Exploration &current, const Pin &pin);

/// A pin's answer under its name.
struct Pinned {
    Text name{};
    ColourIndex colour = 0;
    Exploration exploration{};
};

/// The exploration with the pins' curves, points and markers in its figures, in their colours, with Role::Pinned and
/// one entry for each pin in each legend; what is the same as now isn't drawn twice. Vertical windows that nobody
/// chose grow to hold them. Readouts are compared with the first pin's. Figures with a map stay as they are, and say
/// so.
[[nodiscard]] Exploration withPins(Exploration current, const Request &asked, std::span<const Pinned> pins);

} // namespace halftruth
