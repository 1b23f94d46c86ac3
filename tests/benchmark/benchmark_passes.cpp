// What a frame of an explorer costs beside its budget: a first pass for which there is no time at all. It is the part
// of the time from a change to its picture that no deadline shortens, so it has to be small for every value. And how
// the cost of all of it, as an export has it, grows from a thousand people to a billion, and where lies are rare.

#include "core/scenario/answer.h"

#include <benchmark/benchmark.h>

#include <string>

using namespace halftruth;
using enum ParameterId;

namespace {

void passWithoutTime(benchmark::State &state, const ExplorerSpec &explorer, double people) {
    Parameters parameters;
    if (people > 0)
        parameters = parameters.with(Population, people)
                         .with(Ones, 0.3 * people)
                         .with(Outcome, 0.4 * people)
                         .with(Samples, 1e-3 * people);
    int change = 0;
    for (auto _ : state) {
        // Another value each time, as a drag has it: what is remembered of the last one doesn't help.
        const double part = 1e-4 * (++change % 1000);
        const Request request{.parameters =
                                  explorer.fit(parameters.with(LieProbability, 0.2 + part).with(Epsilon, 1 + part))};
        Memo memo;
        Budget budget(memo, {.clock = [] { return Budget::Time(); }, .end = {}});
        benchmark::DoNotOptimize(answer(explorer, request, budget));
    }
}

void wholeAnswer(benchmark::State &state, const ExplorerSpec &explorer, double people, double lies) {
    const Parameters given = Parameters{}
                                 .with(LieProbability, lies)
                                 .with(Population, people)
                                 .with(Ones, 0.3 * people)
                                 .with(Outcome, 0.4 * people)
                                 .with(Samples, 0.1 * people);
    const Request request{.parameters = explorer.fit(given)};
    for (auto _ : state) {
        Budget budget;
        benchmark::DoNotOptimize(answer(explorer, request, budget));
    }
}

const bool growing = [] {
    for (const ExplorerSpec &explorer : explorerTable()) {
        if (!explorer.parameter(Population))
            continue;
        const auto add = [&](const char *at, double people, double lies) {
            benchmark::RegisterBenchmark(("wholeAnswer/" + std::string(explorer.id) + at).c_str(), wholeAnswer,
                                         explorer, people, lies)
                ->Unit(benchmark::kMillisecond);
        };
        add("/n=1e3", 1e3, 0.25);
        add("/n=1e6", 1e6, 0.25);
        add("/n=1e9", 1e9, 0.25);
        if (explorer.parameter(LieProbability))
            add("/n=1e9,q=1e-6", 1e9, 1e-6);
    }
    return true;
}();

const bool registered = [] {
    for (const ExplorerSpec &explorer : explorerTable())
        for (const double people : {0.0, 1e9}) {
            if (people > 0 && !explorer.parameter(Population))
                continue;
            const std::string name =
                "passWithoutTime/" + std::string(explorer.id) + (people > 0 ? "/n=1e9" : "/defaults");
            benchmark::RegisterBenchmark(name.c_str(), passWithoutTime, explorer, people)
                ->Unit(benchmark::kMillisecond);
        }
    return true;
}();

} // namespace
