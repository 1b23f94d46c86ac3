#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"
#include "core/simulation/runner.h"
#include "core/simulation/tally.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// Fewer trials than these have no error of their own worth drawing.
inline constexpr double fewestOverlayTrials = 10;

/// The simulation that an explorer lays over its formulas while `simulate` is on. Its studies, a point of a curve
/// each, advance together in stages: ten trials, eight times as many, and so on to all of them. What is drawn is the
/// last stage that all studies have come to.
class Overlay {
public:
    /// Of the request, or of what it is given; off where no trials are wanted.
    Overlay(const Request &request, Budget &budget);
    Overlay(std::int64_t wanted, std::uint64_t seed, std::int64_t fewest, Budget &budget);

    [[nodiscard]] bool on() const { return m_wanted > 0; }
    [[nodiscard]] bool drawn() const { return m_drawn > 0; }
    [[nodiscard]] bool refinable() const { return m_drawn < m_wanted; }
    [[nodiscard]] std::int64_t trials() const { return m_drawn; } ///< of what is drawn

    /// What run(Simulation, stop_token) gives for the trials that are drawn; null where none are yet. Studies of one
    /// name have different numbers, and draw independently: points of a curve are independent where each has its own.
    template <class Run>
    auto study(const std::string &name, std::uint32_t number, Run run)
        -> const std::invoke_result_t<Run, const Simulation &, const std::stop_token &> *;

    /// Behind the last study: tells the budget what the simulation has still to do.
    void finish();
    /// "1000 trials, seed 1" or "64 of 1000 trials, seed 1".
    [[nodiscard]] Text words() const;

private:
    [[nodiscard]] Simulation simulation(std::int64_t trials, std::uint32_t study) const;

    Budget &m_budget;
    std::int64_t m_wanted = 0;
    std::uint64_t m_seed = 0;
    std::int64_t m_drawn = 0;
    std::int64_t m_next = 0; ///< those of the stage that is being computed; 0 where there is none
    bool m_whole = true;     ///< every study has come to that stage
};

template <class Run>
auto Overlay::study(const std::string &name, std::uint32_t number, Run run)
    -> const std::invoke_result_t<Run, const Simulation &, const std::stop_token &> * {
    const auto of = [&](std::int64_t trials) {
        return m_budget.value("simulated " + name + "/" + std::to_string(number) + "/" + std::to_string(trials),
                              [&] { return run(simulation(trials, number), m_budget.token()); });
    };
    if (m_next > 0)
        m_whole = of(m_next) != nullptr && m_whole;
    return m_drawn > 0 ? of(m_drawn) : nullptr;
}

/// What has to do with repeating a study at random; folded, as few look at it.
inline constexpr Phrase simulationGroup = phrase("Simulation");

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
