// What a simulation costs by counts, beside the same simulation person by person.
#include "core/data/synthetic_type.h"
#include "core/simulation/count_study.h"
#include "core/simulation/pram_study.h"

#include <benchmark/benchmark.h>

#include <cstdint>

using namespace halftruth;

namespace {

void replicatesPerSecond(benchmark::State &state, std::int64_t replicates) {
    state.counters["replicates/s"] =
        benchmark::Counter(static_cast<double>(replicates), benchmark::Counter::kIsIterationInvariantRate);
}

PramExperiment release(const benchmark::State &state) {
    const std::int64_t n = state.range(0);
    return {
        .counts = zipfType(static_cast<std::size_t>(state.range(1)), n, 1).counts, .samples = n / 4, .epsilon = 0.5};
}

void pramRelease(benchmark::State &state) {
    const PramExperiment experiment = release(state);
    constexpr std::int64_t replicates = 10'000;
    for (auto _ : state)
        benchmark::DoNotOptimize(simulatePram(experiment, {.trials = replicates, .threads = 1}));
    replicatesPerSecond(state, replicates);
}
BENCHMARK(pramRelease)
    ->ArgNames({"n", "K"})
    ->Args({10'000, 16})
    ->Args({1'000'000, 16})
    ->Args({1'000'000'000, 16})
    ->Args({1'000'000'000, 4})
    ->Unit(benchmark::kMillisecond);

void pramReleaseRecordByRecord(benchmark::State &state) {
    const PramExperiment experiment = release(state);
    const std::int64_t replicates = 10'000'000 / experiment.samples;
    for (auto _ : state)
        benchmark::DoNotOptimize(simulatePramOneByOne(experiment, {.trials = replicates, .threads = 1}));
    replicatesPerSecond(state, replicates);
}
BENCHMARK(pramReleaseRecordByRecord)
    ->ArgNames({"n", "K"})
    ->Args({10'000, 16})
    ->Args({1'000'000, 16})
    ->Unit(benchmark::kMillisecond);

void counts(benchmark::State &state) {
    const CountModel model{.n = state.range(0), .ones = state.range(0) / 3, .q = 0.25};
    constexpr std::int64_t replicates = 10'000;
    for (auto _ : state)
        benchmark::DoNotOptimize(simulateCounts(model, {.trials = replicates, .threads = 1}));
    replicatesPerSecond(state, replicates);
}
BENCHMARK(counts)->ArgName("n")->Arg(200)->Arg(1'000'000)->Arg(1'000'000'000)->Unit(benchmark::kMillisecond);

void countsPersonByPerson(benchmark::State &state) {
    const CountModel model{.n = state.range(0), .ones = state.range(0) / 3, .q = 0.25};
    const std::int64_t replicates = 10'000'000 / model.n;
    for (auto _ : state)
        benchmark::DoNotOptimize(simulateCountsOneByOne(model, {.trials = replicates, .threads = 1}));
    replicatesPerSecond(state, replicates);
}
BENCHMARK(countsPersonByPerson)->ArgName("n")->Arg(200)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

} // namespace
