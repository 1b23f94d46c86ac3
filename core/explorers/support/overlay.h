#pragma once

#include "core/explorers/explorer.h"
#include "core/simulation/runner.h"
#include "core/simulation/tally.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// The simulation that an explorer lays over its formulas while `simulate` is on, and how far this answer takes it: a
/// first impression within a frame, eight times as many trials in every pass after it, all of them in the last.
struct Overlay {
    std::int64_t wanted = 0; ///< trials in the end; 0 while the simulation is off
    std::int64_t trials = 0; ///< trials of this answer; 0 where there is no time for any yet
    std::uint64_t seed = 0;
    unsigned threads = 1;

    [[nodiscard]] bool on() const { return wanted > 0; }
    [[nodiscard]] bool drawn() const { return trials > 0; }
    [[nodiscard]] bool refinable() const { return trials < wanted; }
    /// How a study is to be simulated. Points of a curve are independent where each has its own study.
    [[nodiscard]] Simulation simulation(std::uint32_t study = 0) const;
    /// Says in an answer what the simulation has still to do, beside what its formulas have. Where it is off:
    /// nothing.
    void tell(Exploration &answer) const;
    /// "1000 trials, seed 1" or "64 of 1000 trials, seed 1".
    [[nodiscard]] Text words() const;
};

/// The overlay of a request, where one trial of everything in the explorer takes so many microseconds.
[[nodiscard]] Overlay overlayOf(const Request &request, double microseconds);

/// Fewer trials than these have no error of their own worth drawing.
inline constexpr double fewestOverlayTrials = 10;

/// The uses of an explorer with an overlay: simulate, trials and seed behind its own.
[[nodiscard]] std::vector<ParameterUse> withOverlay(std::vector<ParameterUse> own);
/// The uses that matter: neither trials nor seed where nothing is simulated.
[[nodiscard]] std::vector<ParameterUse> overlayUses(std::vector<ParameterUse> all, const Parameters &given);

/// The colour of everything simulated.
inline constexpr ColourIndex simulationColour = 3;

/// Simulated numbers along an axis.
class SimulatedCurve {
public:
    void add(double x, const Estimate &estimate);
    /// Puts the numbers on the figure as points, with the band of their 95 % intervals, and says in the caption how
    /// many trials they come from. The window stays the one of what is there already: fit it before. What a
    /// logarithmic axis has no place for is left out, and so is a number whose interval has no end.
    void drawOn(Figure &figure, const Overlay &overlay) const;

private:
    std::vector<double> m_x;
    std::vector<Estimate> m_estimates;
};

/// A number of the simulation, with its Monte-Carlo error in the help; `of` says what the number is.
[[nodiscard]] Readout simulatedReadout(const Overlay &overlay, Text label, const Estimate &estimate, Text of,
                                       Text unit = {});

} // namespace halftruth
