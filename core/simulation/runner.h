#pragma once

#include "core/simulation/philox.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace halftruth {

inline constexpr std::uint64_t defaultSeed = 1;
inline constexpr std::int64_t maxTrials = 10'000'000;

/// Which trials to run. Trial i of a seed and a study is always the same one, whatever else is run and by how many
/// threads.
struct Simulation {
    std::uint64_t seed = defaultSeed;
    std::int64_t trials = 1000; ///< in {1, ..., maxTrials}
    unsigned threads = 0;       ///< 0: as many as the machine has
    /// Different studies of one seed draw independent numbers: give every point of a curve its own.
    std::uint32_t study = 0;
};

/// Throws std::domain_error unless the number of trials is in its range.
void requireSimulation(const Simulation &simulation);

/// The random numbers of one trial.
[[nodiscard]] inline Philox streamOf(const Simulation &simulation, std::int64_t trial) {
    return Philox(simulation.seed, std::uint64_t{simulation.study} << 32U | static_cast<std::uint64_t>(trial));
}

/// Calls worker(), on each of some threads, for a function of a block's number, and calls those with every number in
/// {0, ..., blocks-1} in order, until a stop. An exception stops the rest and is rethrown.
using BlockWork = std::function<void(std::int64_t block)>;
void runBlocks(std::int64_t blocks, unsigned threads, const std::stop_token &stop,
               const std::function<BlockWork()> &worker);

/// The block of a study whose trials are short.
inline constexpr std::int64_t shortTrialsPerBlock = 256;

/// Called with what the trials so far gave, always of the first ones, after every block; one call at a time, from the
/// thread that finished the block.
template <class Tally>
using Progress = std::function<void(const Tally &)>;

/// Runs the trials and gathers what they give.
///
/// Tally is a value with merge(const Tally &). makeTrial(), called once for each thread, returns a function
/// (Philox &, Tally &, const std::stop_token &) that runs one trial and may keep buffers of its own. Trials are run
/// in blocks of blockTrials, a number that may depend on the study but not on the machine; tallies of blocks are
/// merged in order, so that the result is the same to the last bit on any number of threads. After a stop the answer
/// is a tally of the first so many trials, all of them complete. It comes within one trial, or as soon as a long
/// trial looks at its stop token. Throws std::domain_error, and what a trial throws.
template <class Tally, class MakeTrial>
[[nodiscard]] Tally simulate(const Simulation &simulation, std::int64_t blockTrials, const Tally &empty,
                             const MakeTrial &makeTrial, const std::stop_token &stop,
                             const std::type_identity_t<Progress<Tally>> &progress = {}) {
    requireSimulation(simulation);
    Tally result = empty;
    std::mutex mutex;
    std::map<std::int64_t, Tally> waiting; // blocks that are done before one with a lower number
    std::int64_t next = 0;
    runBlocks((simulation.trials + blockTrials - 1) / blockTrials, simulation.threads, stop, [&]() -> BlockWork {
        return [&, trial = makeTrial()](std::int64_t block) mutable {
            Tally tally = empty;
            const std::int64_t end = std::min(simulation.trials, (block + 1) * blockTrials);
            for (std::int64_t i = block * blockTrials; i < end; ++i) {
                Philox random = streamOf(simulation, i);
                trial(random, tally, stop);
                if (stop.stop_requested())
                    return;
            }
            const std::lock_guard lock(mutex);
            waiting.emplace(block, std::move(tally));
            for (auto first = waiting.begin(); first != waiting.end() && first->first == next; ++next) {
                result.merge(first->second);
                first = waiting.erase(first);
                if (progress)
                    progress(result);
            }
        };
    });
    return result;
}

} // namespace halftruth
