// What the core costs, beside how it would be computed without its recurrences: run both in one process and compare.
#include "core/math/accuracy/required_people.h"
#include "core/math/count/count_distribution.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/one_bit/composition.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/vectors/anonymity.h"
#include "core/math/vectors/collection_release.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

using namespace halftruth;

namespace {

constexpr double q = 0.25;

std::vector<std::int64_t> spread(std::int64_t last, std::int64_t count) {
    std::vector<std::int64_t> numbers;
    for (std::int64_t i = 0; i < count; ++i)
        numbers.push_back(last * i / (count - 1));
    return numbers;
}

/// Bin(n, probability) by log-gamma, as one would write it.
std::vector<double> binomialPmf(std::int64_t n, double probability) {
    std::vector<double> pmf(static_cast<std::size_t>(n) + 1);
    for (std::size_t k = 0; k < pmf.size(); ++k) {
        const auto real = static_cast<double>(k);
        const auto people = static_cast<double>(n);
        pmf[k] = std::exp(std::lgamma(people + 1) - std::lgamma(real + 1) - std::lgamma(people - real + 1) +
                          real * std::log(probability) + (people - real) * std::log1p(-probability));
    }
    return pmf;
}

std::vector<double> convolution(const std::vector<double> &a, const std::vector<double> &b) {
    std::vector<double> sum(a.size() + b.size() - 1, 0.0);
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j)
            sum[i + j] += a[i] * b[j];
    }
    return sum;
}

void wholeSurface(benchmark::State &state) {
    const std::int64_t n = state.range(0);
    std::vector<double> cells(static_cast<std::size_t>(n * (n + 1)));
    for (auto _ : state) {
        logPrivacyRatioSurface(n, q, cells);
        benchmark::ClobberMemory();
    }
    state.counters["cells/s"] =
        benchmark::Counter(static_cast<double>(cells.size()), benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(wholeSurface)->Arg(100)->Arg(1000)->Arg(2000)->Unit(benchmark::kMillisecond);

/// For each m the pmfs of A_n(m) and A_n(m+1) as convolutions of two binomial pmfs, divided. Both underflow to 0 in
/// many cells, which then have no ratio: "undefined".
void wholeSurfaceByConvolution(benchmark::State &state) {
    const std::int64_t n = state.range(0);
    std::vector<double> cells(static_cast<std::size_t>(n * (n + 1)));
    std::size_t undefined = 0;
    for (auto _ : state) {
        const auto pmf = [n](std::int64_t m) { return convolution(binomialPmf(m, 1 - q), binomialPmf(n - m, q)); };
        undefined = 0;
        std::vector<double> zero = pmf(0);
        auto cell = cells.begin();
        for (std::int64_t m = 0; m < n; ++m) {
            std::vector<double> one = pmf(m + 1);
            for (std::size_t s = 0; s < zero.size(); ++s) {
                const double ratio = std::log(zero[s] / one[s]);
                undefined += std::isfinite(ratio) ? 0U : 1U;
                *cell++ = ratio;
            }
            zero.swap(one);
        }
        benchmark::ClobberMemory();
    }
    state.counters["undefined"] = static_cast<double>(undefined) / static_cast<double>(cells.size());
}
BENCHMARK(wholeSurfaceByConvolution)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

/// 400 × 400 cells across the whole surface of n people; the second argument is −log10 of q, or 0 for q = 1/4.
void pictureOfSurface(benchmark::State &state) {
    const std::int64_t n = state.range(0);
    const double lie = state.range(1) == 0 ? q : std::pow(10, -static_cast<double>(state.range(1)));
    const std::vector<std::int64_t> outcomes = spread(n, 400);
    const std::vector<std::int64_t> ones = spread(n - 1, 400);
    std::vector<double> cells(outcomes.size() * ones.size());
    for (auto _ : state) {
        logPrivacyRatioGrid(n, lie, outcomes, ones, cells);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(pictureOfSurface)
    ->Args({1'000, 0})
    ->Args({30'000, 0})
    ->Args({1'000'000, 0})
    ->Args({1'000'000'000, 0})
    ->Args({1'000'000'000, 6})
    ->Unit(benchmark::kMillisecond);

/// The same picture cell by cell.
void pictureOfSurfaceBySingleCells(benchmark::State &state) {
    const std::int64_t n = state.range(0);
    const std::vector<std::int64_t> outcomes = spread(n, 400);
    const std::vector<std::int64_t> ones = spread(n - 1, 400);
    std::vector<double> cells(outcomes.size() * ones.size());
    for (auto _ : state) {
        auto cell = cells.begin();
        for (const std::int64_t m : ones) {
            for (const std::int64_t s : outcomes)
                *cell++ = logPrivacyRatio({.n = n, .ones = m, .q = q}, s);
        }
        benchmark::ClobberMemory();
    }
}
BENCHMARK(pictureOfSurfaceBySingleCells)->Arg(1'000)->Arg(1'000'000'000)->Unit(benchmark::kMillisecond);

CountModel model(std::int64_t n) { return {.n = n, .ones = n * 2 / 5, .q = q}; }

void wholePmf(benchmark::State &state) {
    CountPmf pmf;
    for (auto _ : state) {
        countPmfAbove(model(state.range(0)), 1e-300, pmf);
        benchmark::DoNotOptimize(pmf.probability.data());
    }
    state.counters["outcomes"] = static_cast<double>(pmf.probability.size());
}
BENCHMARK(wholePmf)->Arg(1'000)->Arg(1'000'000)->Arg(1'000'000'000)->Unit(benchmark::kMicrosecond);

/// The same outcomes each by the O(1) formula for one.
void wholePmfBySinglePmfs(benchmark::State &state) {
    CountPmf window;
    countPmfAbove(model(state.range(0)), 1e-300, window);
    std::vector<double> values(window.probability.size());
    for (auto _ : state) {
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = countPmf(model(state.range(0)), window.first + static_cast<std::int64_t>(i));
        benchmark::DoNotOptimize(values.data());
    }
}
BENCHMARK(wholePmfBySinglePmfs)->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);

/// Convolution of the two binomial pmfs by log-gamma, over those of their terms that do not underflow.
void wholePmfByConvolution(benchmark::State &state) {
    const CountModel count = model(state.range(0));
    const auto window = [](std::int64_t n, double probability, std::int64_t &first) {
        const auto people = static_cast<double>(n);
        const double centre = people * probability;
        const double reach = 38 * std::sqrt(centre * (1 - probability));
        first = static_cast<std::int64_t>(std::max(0.0, centre - reach));
        const auto last = static_cast<std::int64_t>(std::min(people, centre + reach));
        std::vector<double> pmf;
        for (std::int64_t k = first; k <= last; ++k) {
            const auto real = static_cast<double>(k);
            pmf.push_back(std::exp(std::lgamma(people + 1) - std::lgamma(real + 1) - std::lgamma(people - real + 1) +
                                   real * std::log(probability) + (people - real) * std::log1p(-probability)));
        }
        return pmf;
    };
    for (auto _ : state) {
        std::int64_t firstOfOnes = 0;
        std::int64_t firstOfZeros = 0;
        const std::vector<double> ones = window(count.ones, 1 - q, firstOfOnes);
        const std::vector<double> zeros = window(count.n - count.ones, q, firstOfZeros);
        benchmark::DoNotOptimize(convolution(ones, zeros).data());
    }
}
BENCHMARK(wholePmfByConvolution)->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);

void singleLogPmf(benchmark::State &state) {
    const CountModel count = model(state.range(0));
    const auto centre = static_cast<std::int64_t>(countMean(count));
    std::int64_t s = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(logCountPmf(count, centre + (s++ % 32)));
}
BENCHMARK(singleLogPmf)->Arg(1'000)->Arg(1'000'000)->Arg(1'000'000'000)->Unit(benchmark::kMicrosecond);

void singleLogRatio(benchmark::State &state) {
    const CountModel count = model(state.range(0));
    const auto centre = static_cast<std::int64_t>(countMean(count));
    std::int64_t s = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(logPrivacyRatio(count, centre + (s++ % 32)));
}
BENCHMARK(singleLogRatio)->Arg(1'000)->Arg(1'000'000)->Arg(1'000'000'000)->Unit(benchmark::kMicrosecond);

void singleCdf(benchmark::State &state) {
    const CountModel count = model(state.range(0));
    const auto centre = static_cast<std::int64_t>(countMean(count));
    std::int64_t s = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(countCdf(count, centre + (s++ % 32)));
}
BENCHMARK(singleCdf)->Arg(1'000)->Arg(1'000'000)->Arg(1'000'000'000)->Unit(benchmark::kMicrosecond);

void singleQuantile(benchmark::State &state) {
    const CountModel count = model(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(countQuantile(count, 0.975));
}
BENCHMARK(singleQuantile)->Arg(1'000)->Arg(1'000'000)->Arg(1'000'000'000)->Unit(benchmark::kMicrosecond);

void singleTwoSidedTailInverse(benchmark::State &state) {
    const CountModel count = model(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(countTwoSidedTailInverse(count, 0.05));
}
BENCHMARK(singleTwoSidedTailInverse)->Arg(1'000)->Arg(1'000'000)->Arg(1'000'000'000)->Unit(benchmark::kMicrosecond);

/// The two tails that an error of two standard deviations is.
void singleTwoSidedTail(benchmark::State &state) {
    const CountModel count = model(state.range(0));
    const double deviation = 2 * std::sqrt(countVariance(count));
    for (auto _ : state)
        benchmark::DoNotOptimize(countTwoSidedTail(count, deviation));
}
BENCHMARK(singleTwoSidedTail)->Arg(1'000)->Arg(1'000'000)->Arg(1'000'000'000)->Unit(benchmark::kMicrosecond);

/// The people needed for an error of 10^-range(0) at 95 %, from which on every number is enough; and both ends.
void requiredPeople(benchmark::State &state, RequiredEnds ends) {
    const double alpha = std::pow(10, -static_cast<double>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(requiredPeopleExact(q, 0.3, alpha, 0.05, ends).fromOn);
}
void requiredPeopleFromOn(benchmark::State &state) { requiredPeople(state, RequiredEnds::FromOn); }
void requiredPeopleBothEnds(benchmark::State &state) { requiredPeople(state, RequiredEnds::Both); }
BENCHMARK(requiredPeopleFromOn)->DenseRange(1, 4)->Unit(benchmark::kMicrosecond);
BENCHMARK(requiredPeopleBothEnds)->DenseRange(1, 4)->Unit(benchmark::kMicrosecond);

void singleViolationProbability(benchmark::State &state) {
    const CountModel count = model(state.range(0));
    const double epsilon = 2 * (1 - 2 * q) / std::sqrt(countVariance(count));
    for (auto _ : state)
        benchmark::DoNotOptimize(violationProbability(count, epsilon).zero);
}
BENCHMARK(singleViolationProbability)->Arg(1'000)->Arg(1'000'000)->Arg(1'000'000'000)->Unit(benchmark::kMicrosecond);

void anonymityOfCollection(benchmark::State &state) {
    const BitCollection collection = randomBitCollection(state.range(0), state.range(1), 1);
    for (auto _ : state)
        benchmark::DoNotOptimize(anonymity(q, collection).value);
}
BENCHMARK(anonymityOfCollection)
    ->Args({10, 1'000})
    ->Args({16, 10'000})
    ->Args({20, 100'000})
    ->Args({24, 1'000'000})
    ->Unit(benchmark::kMillisecond);

/// By the definition, without a transform: every outcome against every member, the logarithms from a table.
void anonymityByDefinition(benchmark::State &state) {
    const BitCollection collection = randomBitCollection(state.range(0), state.range(1), 1);
    std::vector<double> report;
    std::vector<double> missed;
    for (int d = 0; d <= collection.bits; ++d) {
        report.push_back(std::pow(1 - q, collection.bits - d) * std::pow(q, d));
        missed.push_back(std::log1p(-report.back()));
    }
    for (auto _ : state) {
        double least = 1e300;
        for (std::uint32_t s = 0; s < 1U << static_cast<unsigned>(collection.bits); ++s) {
            double sum = 0;
            std::size_t nearest = missed.size();
            for (const std::uint32_t v : collection.members) {
                const auto d = static_cast<std::size_t>(std::popcount(v ^ s));
                nearest = std::min(nearest, d);
                sum += missed[d];
            }
            least = std::min(least, -std::expm1(sum - missed[nearest]) / report[nearest]);
        }
        benchmark::DoNotOptimize(least);
    }
}
BENCHMARK(anonymityByDefinition)->Args({10, 1'000})->Args({16, 10'000})->Unit(benchmark::kMillisecond);

BitCollection halfAndHalf(std::int64_t bits, std::int64_t records) {
    BitCollection collection{.bits = static_cast<int>(bits)};
    collection.members.assign(static_cast<std::size_t>(records), 0);
    std::fill_n(collection.members.begin(), records / 2, (1U << static_cast<unsigned>(bits)) - 1);
    return collection;
}

void releaseOfCollection(benchmark::State &state) {
    const BitCollection collection = halfAndHalf(state.range(0), state.range(1));
    BitCollection changed = collection;
    changed.members.front() = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(collectionRelease(q, collection, changed).logRatio.data());
    state.counters["outcomes"] = collectionOutcomeCount(state.range(0), state.range(1));
}
BENCHMARK(releaseOfCollection)
    ->Args({2, 20})
    ->Args({2, 100})
    ->Args({3, 20})
    ->Args({4, 10})
    ->Unit(benchmark::kMillisecond);

/// Half of the records have one value, half the opposite: two multinomial pmfs by log-gamma, convolved at every
/// outcome, for both neighbours. Two bits.
void releaseByConvolution(benchmark::State &state) {
    const auto n = static_cast<int>(state.range(0));
    std::vector<double> logFactorial;
    for (int k = 0; k <= n; ++k)
        logFactorial.push_back(std::lgamma(k + 1.0));
    const std::array<double, 4> opposite{std::log(q * q), std::log(q * (1 - q)), std::log(q * (1 - q)),
                                         std::log((1 - q) * (1 - q))};
    for (auto _ : state) {
        double last = 0;
        const auto probability = [&](int m, const std::array<int, 4> &s) {
            double sum = 0; // over how many of each count are reports of the m records
            for (int a = std::max(0, m - n + s[0]); a <= std::min(m, s[0]); ++a) {
                for (int b = 0; b <= std::min(m - a, s[1]); ++b) {
                    for (int c = std::max(0, m - a - b - s[3]); c <= std::min(m - a - b, s[2]); ++c) {
                        const std::array<int, 4> ours{a, b, c, m - a - b - c};
                        double log =
                            logFactorial[static_cast<std::size_t>(m)] + logFactorial[static_cast<std::size_t>(n - m)];
                        for (std::size_t t = 0; t < 4; ++t)
                            log += ours[t] * opposite[t] + (s[t] - ours[t]) * opposite[3 - t] -
                                   logFactorial[static_cast<std::size_t>(ours[t])] -
                                   logFactorial[static_cast<std::size_t>(s[t] - ours[t])];
                        sum += std::exp(log);
                    }
                }
            }
            return sum;
        };
        for (int i = 0; i <= n; ++i) {
            for (int j = 0; j <= n - i; ++j) {
                for (int k = 0; k <= n - i - j; ++k) {
                    const std::array<int, 4> s{i, j, k, n - i - j - k};
                    last += std::log(probability(n / 2, s) / probability(n / 2 - 1, s));
                }
            }
        }
        benchmark::DoNotOptimize(last);
    }
}
BENCHMARK(releaseByConvolution)->Arg(20)->Unit(benchmark::kMillisecond);
/// An ε at which δ is about 1e-6.
double shuffledEpsilon(std::int64_t n) { return 4.5 / std::sqrt(static_cast<double>(n)) * .75; }

void shuffleDeltaOfEveryOnes(benchmark::State &state) {
    const std::int64_t n = state.range(0);
    for (auto _ : state)
        benchmark::DoNotOptimize(shuffleDelta(n, q, shuffledEpsilon(n)).delta);
}
BENCHMARK(shuffleDeltaOfEveryOnes)
    ->Arg(1'000)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMillisecond);

/// The same with a sum of its own for every m.
void shuffleDeltaBySingleOnes(benchmark::State &state) {
    const std::int64_t n = state.range(0);
    for (auto _ : state) {
        double largest = 0;
        for (std::int64_t m = 0; m < n; ++m)
            largest = std::max(largest, hockeyStick({.n = n, .ones = m, .q = q}, shuffledEpsilon(n)).zero);
        benchmark::DoNotOptimize(largest);
    }
}
BENCHMARK(shuffleDeltaBySingleOnes)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// The same from the definition, with the two whole pmfs of every m.
void shuffleDeltaByWholePmfs(benchmark::State &state) {
    const std::int64_t n = state.range(0);
    const double factor = std::exp(shuffledEpsilon(n));
    std::vector<double> zero(static_cast<std::size_t>(n) + 1);
    std::vector<double> one(zero.size());
    CountPmf pmf;
    const auto fill = [&](std::int64_t m, std::vector<double> &values) {
        countPmfAbove({.n = n, .ones = m, .q = q}, 1e-30, pmf);
        std::fill(values.begin(), values.end(), 0.0);
        std::copy(pmf.probability.begin(), pmf.probability.end(), values.begin() + pmf.first);
    };
    for (auto _ : state) {
        double largest = 0;
        fill(0, zero);
        for (std::int64_t m = 0; m < n; ++m) {
            fill(m + 1, one);
            double sum = 0;
            for (std::size_t s = 0; s < zero.size(); ++s)
                sum += std::max(0.0, zero[s] - factor * one[s]);
            largest = std::max(largest, sum);
            zero.swap(one);
        }
        benchmark::DoNotOptimize(largest);
    }
}
BENCHMARK(shuffleDeltaByWholePmfs)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// Beyond the people for whom every m is tried: a sample of m, and the upper bound.
void shuffleDeltaOfSampledOnes(benchmark::State &state) {
    const std::int64_t n = state.range(0);
    for (auto _ : state)
        benchmark::DoNotOptimize(shuffleDelta(n, q, shuffledEpsilon(n)).upperBound);
}
BENCHMARK(shuffleDeltaOfSampledOnes)->Arg(10'000'000)->Arg(1'000'000'000)->Unit(benchmark::kMillisecond);

void shuffleEpsilonOfEveryOnes(benchmark::State &state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(shuffleEpsilon(state.range(0), q, 1e-6).epsilon);
}
BENCHMARK(shuffleEpsilonOfEveryOnes)
    ->Arg(1'000)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMillisecond);

/// The same by halving the interval of ε, with every m at each step.
void shuffleEpsilonByHalving(benchmark::State &state) {
    for (auto _ : state) {
        double low = 0;
        double high = std::log(3.0);
        while (high - low > 1e-13 * high) {
            const double middle = (low + high) / 2;
            (shuffleDelta(state.range(0), q, middle).delta > 1e-6 ? low : high) = middle;
        }
        benchmark::DoNotOptimize(high);
    }
}
BENCHMARK(shuffleEpsilonByHalving)->Arg(1'000)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

void singleHockeyStick(benchmark::State &state) {
    const CountModel count = model(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(hockeyStick(count, shuffledEpsilon(count.n)).zero);
}
BENCHMARK(singleHockeyStick)->Arg(1'000)->Arg(1'000'000)->Arg(1'000'000'000)->Unit(benchmark::kMicrosecond);

/// An ε in the upper tail of the privacy loss of T answers.
double composedLoss(std::int64_t answers) {
    const auto count = static_cast<double>(answers);
    return std::log(3.0) * (count / 2 + 5 * std::sqrt(count * q * (1 - q)));
}

void deltaOfAnswers(benchmark::State &state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(composedDelta(q, state.range(0), composedLoss(state.range(0))));
}
BENCHMARK(deltaOfAnswers)->Arg(100)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);

/// The same from the definition by log-gamma, over every number of lies: nothing is left of it where e^ε overflows.
void deltaOfAnswersByLogGamma(benchmark::State &state) {
    const std::int64_t answers = state.range(0);
    const double factor = std::exp(composedLoss(answers));
    for (auto _ : state) {
        const std::vector<double> zero = binomialPmf(answers, q);
        const std::vector<double> one = binomialPmf(answers, 1 - q);
        double sum = 0;
        for (std::size_t lies = 0; lies < zero.size(); ++lies)
            sum += std::max(0.0, zero[lies] - factor * one[lies]);
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(deltaOfAnswersByLogGamma)->Arg(100)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);

void epsilonOfAnswers(benchmark::State &state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(composedEpsilon(q, state.range(0), 1e-6));
}
BENCHMARK(epsilonOfAnswers)->Arg(100)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
