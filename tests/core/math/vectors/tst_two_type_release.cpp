#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/math/count/privacy_ratio.h"
#include "core/math/vectors/collection_release.h"
#include "core/math/vectors/two_type_release.h"
#include "core/simulation/collection_study.h"
#include "core/simulation/count_study.h"

#include <QTest>

#include <array>
#include <bit>
#include <cmath>
#include <numeric>
#include <vector>

using namespace halftruth;

namespace {

/// m records of 0s, and for all others 1s.
BitCollection copies(std::int64_t bits, std::int64_t n, std::int64_t m) {
    BitCollection collection{
        .bits = static_cast<int>(bits),
        .members = std::vector<std::uint32_t>(static_cast<std::size_t>(n), (1U << static_cast<unsigned>(bits)) - 1)};
    std::fill_n(collection.members.begin(), m, 0U);
    return collection;
}

CollectionRelease exactRelease(const TwoTypeCollection &c) {
    return collectionRelease(c.q, copies(c.bits, c.n, c.ones), copies(c.bits, c.n, c.ones + 1));
}

/// The distance counts of an outcome, from the record of 0s.
std::vector<std::int64_t> distancesOf(std::span<const std::int64_t> outcome) {
    std::vector<std::int64_t> distances(static_cast<std::size_t>(std::countr_zero(outcome.size())) + 1, 0);
    for (std::size_t value = 0; value < outcome.size(); ++value)
        distances[static_cast<std::size_t>(std::popcount(value))] += outcome[value];
    return distances;
}

/// Within so many of its standard errors; seeds are fixed.
void verifyEstimates(const Estimate &estimate, double expected) {
    const double off = (estimate.value - expected) / estimate.standardError;
    QVERIFY2(estimate.standardError > 0 && std::abs(off) < 4,
             qPrintable(QStringLiteral("%1 with standard error %2, expected %3")
                            .arg(estimate.value)
                            .arg(estimate.standardError)
                            .arg(expected)));
}

constexpr TwoTypeCollection small{.n = 12, .ones = 5, .bits = 2, .q = 0.2};

} // namespace

class TestTwoTypeRelease : public QObject {
    Q_OBJECT

private slots:
    void agreesWithEveryOutcome_data() {
        QTest::addColumn<TwoTypeCollection>("collection");
        for (const auto &[bits, n] : {std::pair{1, 1},
                                      {1, 2},
                                      {1, 40},
                                      {2, 1},
                                      {2, 2},
                                      {2, 13},
                                      {2, testing::longOr(60, 16)},
                                      {3, 6},
                                      {4, 3},
                                      {7, 2}}) {
            for (const int ones : {0, n / 3, n - 1}) {
                for (const double q : {1e-200, 1e-6, 0.01, 0.25, 0.4999, 0.5}) {
                    if (bits == 7 && ones != testing::longOr(ones, 0)) // the dearest of all
                        continue;
                    QTest::addRow("L = %d, n = %d, m = %d, q = %g", bits, n, ones, q)
                        << TwoTypeCollection{.n = n, .ones = ones, .bits = bits, .q = q};
                }
            }
        }
    }
    void agreesWithEveryOutcome() {
        QFETCH(TwoTypeCollection, collection);
        const CollectionRelease release = exactRelease(collection);
        const double tolerance = 2e-14 * (1 + largestLogRatio(release));
        for (std::size_t i = 0; i < release.logRatio.size(); ++i) {
            const auto distances = distancesOf(collectionOutcome(collection.bits, collection.n, i));
            const double ratio = twoTypeLogRatio(collection, distances);
            QVERIFY2(std::abs(ratio - release.logRatio[i]) <= tolerance,
                     qPrintable(QStringLiteral("outcome %1: %2, expected %3")
                                    .arg(i)
                                    .arg(ratio, 0, 'g', 17)
                                    .arg(release.logRatio[i], 0, 'g', 17)));
        }
    }

    // One bit: the outcome is a count, whose ratio has formulas of its own; here up to 10^9 people.
    void agreesWithTheCount_data() {
        QTest::addColumn<std::int64_t>("n");
        QTest::addColumn<std::int64_t>("ones");
        QTest::addColumn<double>("q");
        QTest::addColumn<std::int64_t>("outcome");
        for (const std::int64_t n : {std::int64_t{10}, std::int64_t{1000}, std::int64_t{1'000'000'000}}) {
            for (const std::int64_t ones : {std::int64_t{0}, n / 10, n / 2, n - 1}) {
                for (const double q : {1e-6, 0.1, 0.25, 0.49}) {
                    for (const std::int64_t outcome :
                         {std::int64_t{0}, std::int64_t{3}, n / 4, n / 2, (6 * n) / 10, n - 1, n})
                        QTest::addRow("n = %lld, m = %lld, q = %g, s = %lld", static_cast<long long>(n),
                                      static_cast<long long>(ones), q, static_cast<long long>(outcome))
                            << n << ones << q << outcome;
                }
            }
        }
    }
    void agreesWithTheCount() {
        QFETCH(std::int64_t, n);
        QFETCH(std::int64_t, ones);
        QFETCH(double, q);
        QFETCH(std::int64_t, outcome);
        const double expected = logPrivacyRatio({.n = n, .ones = ones, .q = q}, outcome);
        const double ratio =
            twoTypeLogRatio({.n = n, .ones = ones, .bits = 1, .q = q}, std::array{outcome, n - outcome});
        QVERIFY2(std::abs(ratio - expected) <= 1e-14 * (1 + std::log((1 - q) / q)),
                 qPrintable(QStringLiteral("%1, expected %2").arg(ratio, 0, 'g', 17).arg(expected, 0, 'g', 17)));
    }

    // The pure epsilon is attained where everybody reports the vector, or its opposite, at any n and L.
    void attainsItsBounds() {
        for (const std::int64_t n : {1LL, 7LL, 1'000'000LL, 1'000'000'000LL}) {
            for (const double q : {1e-6, 0.25, 0.499}) {
                const TwoTypeCollection collection{.n = n, .ones = n / 3, .bits = 40, .q = q};
                std::vector<std::int64_t> distances(41, 0);
                distances.front() = n;
                const double bound = 40 * std::log((1 - q) / q);
                VERIFY_CLOSE(twoTypeLogRatio(collection, distances), -bound, 1e-13);
                std::swap(distances.front(), distances.back());
                VERIFY_CLOSE(twoTypeLogRatio(collection, distances), bound, 1e-13);
            }
        }
    }

    // Exchanging the two vectors turns the distances around and the ratio over.
    void mirrorTurnsTheRatioOver() {
        const TwoTypeCollection collection{.n = 100'000, .ones = 20'000, .bits = 6, .q = 0.1};
        DistanceSampler sampler(collection);
        for (std::uint64_t trial = 0; trial < 50; ++trial) {
            Philox random(1, trial);
            const auto drawn = sampler(random);
            const std::vector<std::int64_t> distances(drawn.begin(), drawn.end());
            const std::vector<std::int64_t> opposite(distances.rbegin(), distances.rend());
            const double sum =
                twoTypeLogRatio(collection, distances) + twoTypeLogRatio(collection.mirrored(), opposite);
            QVERIFY2(std::abs(sum) <= 1e-13, qPrintable(QString::number(sum)));
        }
        QCOMPARE(collection.mirrored().mirrored(), collection);
    }

    void recognisesTwoTypes() {
        const auto two = [](std::string_view x, std::string_view y) {
            return asTwoTypes(0.25, parseBitCollection(x), parseBitCollection(y));
        };
        // Only the two bits in which 0110 and 0000 differ tell them apart.
        QCOMPARE(two("0110,0000,0000", "0110,0110,0000"),
                 std::optional(TwoTypeCollection{.n = 3, .ones = 1, .bits = 2, .q = 0.25}));
        QCOMPARE(two("000", "111"), std::optional(TwoTypeCollection{.n = 1, .ones = 0, .bits = 3, .q = 0.25}));
        QVERIFY(!two("00,01,10", "00,01,11"));
        QVERIFY(!two("00,01", "00,01"));
        QVERIFY(!two("00,00", "00,00"));
        // The release is the one that was asked for, and not its mirror image.
        const BitCollection x = parseBitCollection("11,11,00,11");
        const BitCollection y = parseBitCollection("11,00,00,11");
        const CollectionRelease release = collectionRelease(0.2, x, y);
        const CollectionRelease found = exactRelease(asTwoTypes(0.2, x, y).value());
        VERIFY_CLOSE(collectionDelta(release, 0.7).forward, collectionDelta(found, 0.7).forward, 1e-13);
        QVERIFY(relativeError(collectionDelta(release, 0.7).forward, collectionDelta(release, 0.7).backward) > 1e-3);
    }

    void drawsOutcomesAsTheyHappen() {
        const CollectionRelease release = exactRelease(small);
        const Losses losses = simulateTwoTypeLosses(small, {.trials = 20'000});
        double divergence = 0;
        for (std::size_t i = 0; i < release.probability.size(); ++i)
            divergence += release.probability[i] * release.logRatio[i];
        verifyEstimates(losses.mean(), divergence);
        const Empirical distribution(losses.values());
        const CollectionRelease mirrored = exactRelease(small.mirrored());
        const Empirical back(simulateTwoTypeLosses(small.mirrored(), {.trials = 20'000, .study = 1}).values());
        for (const double epsilon : {0.05, 0.3, 0.9}) {
            verifyEstimates(simulatedViolation(distribution, epsilon), collectionViolation(release, epsilon));
            verifyEstimates(simulatedDelta(distribution, epsilon), collectionDelta(release, epsilon).forward);
            verifyEstimates(simulatedDelta(back, epsilon), collectionDelta(release, epsilon).backward);
            VERIFY_CLOSE(collectionDelta(mirrored, epsilon).forward, collectionDelta(release, epsilon).backward,
                         1e-12);
        }
        const std::array levels{0.1, 0.5, 0.9};
        const std::vector<double> quantiles = logRatioQuantiles(release, levels);
        for (std::size_t i = 0; i < levels.size(); ++i) {
            const Estimate quantile = distribution.quantile(levels[i]);
            QVERIFY(quantile.lower <= quantiles[i] + 1e-12 && quantiles[i] - 1e-12 <= quantile.upper);
        }
    }

    // The mean number at each distance, where no list of outcomes could be made.
    void drawsDistances() {
        const TwoTypeCollection collection{.n = 1'000'000'000, .ones = 300'000'000, .bits = 3, .q = 0.2};
        DistanceSampler sampler(collection);
        const std::array ones{0.512, 0.384, 0.096, 0.008};
        std::array<Moments, 4> moments{};
        for (std::uint64_t trial = 0; trial < 2000; ++trial) {
            Philox random(7, trial);
            const auto distances = sampler(random);
            QCOMPARE(std::accumulate(distances.begin(), distances.end(), std::int64_t{0}), collection.n);
            for (std::size_t d = 0; d < 4; ++d)
                moments[d].add(static_cast<double>(distances[d]));
        }
        for (std::size_t d = 0; d < 4; ++d) {
            verifyEstimates(moments[d].meanEstimate(), 3e8 * ones[d] + 7e8 * ones[3 - d]);
            const double variance = 3e8 * ones[d] * (1 - ones[d]) + 7e8 * ones[3 - d] * (1 - ones[3 - d]);
            QVERIFY(relativeError(moments[d].variance(), variance) < 4 * std::sqrt(2 / 2000.0));
        }
    }

    // Also of an outcome that was met before, and where there are more outcomes than are kept.
    void eachLossIsThatOfItsOutcome_data() {
        QTest::addColumn<TwoTypeCollection>("collection");
        QTest::newRow("two outcomes") << TwoTypeCollection{.n = 1, .ones = 0, .bits = 1, .q = 0.1};
        QTest::newRow("few") << TwoTypeCollection{.n = 20, .ones = 7, .bits = 1, .q = 0.25};
        QTest::newRow("never twice") << TwoTypeCollection{.n = 100'000, .ones = 20'000, .bits = 5, .q = 0.2};
    }
    void eachLossIsThatOfItsOutcome() {
        QFETCH(const TwoTypeCollection, collection);
        const Simulation simulation{.seed = 3, .trials = 6000, .threads = 1};
        const Losses losses = simulateTwoTypeLosses(collection, simulation);
        DistanceSampler sampler(collection);
        for (std::int64_t trial = 0; trial < simulation.trials; ++trial) {
            Philox random = streamOf(simulation, trial);
            QCOMPARE(losses.values()[static_cast<std::size_t>(trial)], twoTypeLogRatio(collection, sampler(random)));
        }
    }

    void sameOnAnyNumberOfThreads() {
        const TwoTypeCollection collection{.n = 1'000'000, .ones = 1000, .bits = 8, .q = 0.3};
        const Losses one = simulateTwoTypeLosses(collection, {.seed = 5, .trials = 1000, .threads = 1});
        QVERIFY(one == simulateTwoTypeLosses(collection, {.seed = 5, .trials = 1000, .threads = 3}));
        QVERIFY(!(one == simulateTwoTypeLosses(collection, {.seed = 6, .trials = 1000, .threads = 3})));
    }

    void stops() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(simulateTwoTypeLosses(small, {.trials = maxTrials}, source.get_token()).values().empty());
    }

    void messages_data() {
        addMessageColumns();
        addMessage("twoTypeLogRatio", "ones must be in {0, ..., 1}, but is 2", [] {
            (void)twoTypeLogRatio({.n = 2, .ones = 2}, std::array<std::int64_t, 2>{1, 1});
        });
        addMessage("twoTypeLogRatio", "q must be in (0, 0.5], but is 0", [] {
            (void)twoTypeLogRatio({.q = 0}, std::array<std::int64_t, 2>{1, 0});
        });
        addMessage("twoTypeLogRatio", "bits must be in {1, ..., 40}, but is 41", [] {
            (void)twoTypeLogRatio({.bits = 41}, std::array<std::int64_t, 2>{1, 0});
        });
        addMessage("twoTypeLogRatio", "distances must be 2 numbers, but are 3", [] {
            (void)twoTypeLogRatio({}, std::array<std::int64_t, 3>{1, 0, 0});
        });
        addMessage("twoTypeLogRatio", "a distance count must be in {0, ..., 1}, but is -1", [] {
            (void)twoTypeLogRatio({}, std::array<std::int64_t, 2>{-1, 2});
        });
        addMessage("twoTypeLogRatio", "the sum of distances must be n = 3, but is 2", [] {
            (void)twoTypeLogRatio({.n = 3}, std::array<std::int64_t, 2>{1, 1});
        });
        addMessage("DistanceSampler", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { (void)DistanceSampler({.n = 0}); });
        addMessage("asTwoTypes", "q must be in (0, 0.5], but is 0",
                   [] { (void)asTwoTypes(0, parseBitCollection("0"), parseBitCollection("1")); });
        addMessage("simulateTwoTypeLosses", "trials must be in {1, ..., 10000000}, but is 0",
                   [] { (void)simulateTwoTypeLosses({}, {.trials = 0}); });
    }
    void messages() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestTwoTypeRelease)
#include "tst_two_type_release.moc"
