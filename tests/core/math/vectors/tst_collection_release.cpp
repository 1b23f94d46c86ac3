#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/count/count_distribution.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/vectors/collection_release.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <future>
#include <numeric>

using namespace halftruth;

namespace {

/// The logarithm of P[A(x) = s] for every s from all (2^L)^n reports; long double has exponents for any of them.
std::vector<long double> logPmfOfAllReports(double q, const BitCollection &collection) {
    const std::size_t types = std::size_t{1} << static_cast<unsigned>(collection.bits);
    const std::size_t n = collection.members.size();
    std::vector<long double> pmf(
        static_cast<std::size_t>(collectionOutcomeCount(collection.bits, static_cast<std::int64_t>(n))));
    std::vector<std::uint32_t> reports(n, 0);
    for (;;) {
        long double probability = 1;
        std::vector<std::int64_t> counts(types, 0);
        for (std::size_t i = 0; i < n; ++i) {
            const int flips = std::popcount(reports[i] ^ collection.members[i]);
            probability *= std::pow(1 - static_cast<long double>(q), collection.bits - flips) *
                           std::pow(static_cast<long double>(q), flips);
            ++counts[reports[i]];
        }
        pmf[collectionOutcomeIndex(counts)] += probability;
        std::size_t i = 0;
        while (i < n && ++reports[i] == types)
            reports[i++] = 0;
        if (i == n)
            break;
    }
    for (long double &probability : pmf)
        probability = std::log(probability);
    return pmf;
}

/// The collection with its first record replaced.
BitCollection replaced(BitCollection collection, std::uint32_t record) {
    collection.members.front() = record;
    return collection;
}

BitCollection copies(int bits, std::size_t m, std::size_t n) {
    BitCollection collection{.bits = bits,
                             .members = std::vector<std::uint32_t>(n, (1U << static_cast<unsigned>(bits)) - 1)};
    std::fill_n(collection.members.begin(), m, 0U);
    return collection;
}

CollectionRelease smallRelease() {
    const BitCollection collection = parseBitCollection("00,01,11,01,10");
    return collectionRelease(0.2, collection, replaced(collection, 3));
}

} // namespace

class TestCollectionRelease : public QObject {
    Q_OBJECT

private slots:
    // Many at once, each as by itself; also where ln pi equals an epsilon but for its rounding.
    void deltasOfManyEpsilons() {
        for (const double q : {1e-6, 0.1, 0.25, 0.45, 0.5}) {
            const BitCollection collection = randomBitCollection(2, 6, 3);
            const CollectionRelease release = collectionRelease(q, collection, replaced(collection, 1));
            std::vector<double> epsilons{1e-6};
            for (int i = 1; i <= 60; ++i)
                epsilons.push_back(0.1 * i);
            for (const double ratio : release.logRatio)
                if (ratio > 0)
                    epsilons.push_back(ratio);
            std::ranges::sort(epsilons);
            epsilons.erase(std::unique(epsilons.begin(), epsilons.end()), epsilons.end());
            const auto deltas = collectionDeltas(release, epsilons);
            QCOMPARE(deltas.size(), epsilons.size());
            for (std::size_t i = 0; i < epsilons.size(); ++i) {
                const ReleaseDelta alone = collectionDelta(release, epsilons[i]);
                QVERIFY(std::fabs(deltas[i].forward - alone.forward) <=
                        1e-11 * alone.forward + 1e-13 * release.probability[0]);
                QVERIFY(std::fabs(deltas[i].backward - alone.backward) <= 1e-11 * alone.backward + 1e-300);
            }
        }
        const CollectionRelease release = smallRelease();
        QVERIFY(collectionDeltas(release, {}).empty());
        const std::array<double, 2> same{1, 1};
        QCOMPARE(domainErrorOf([&] { (void)collectionDeltas(release, same); }),
                 QStringLiteral("the epsilons must increase"));
    }

    void findsTheReplacedRecord() {
        const BitCollection collection = parseBitCollection("00,01,11,01");
        QCOMPARE(replacedRecord(collection, parseBitCollection("00,01,10,01")),
                 (ReplacedRecord{.place = 2, .from = 3, .to = 2}));
        // In any order: a 01 became a 10, and the first 01 stands for it.
        QCOMPARE(replacedRecord(collection, parseBitCollection("10,11,01,00")),
                 (ReplacedRecord{.place = 1, .from = 1, .to = 2}));
        const ReplacedRecord none = replacedRecord(collection, collection);
        QCOMPARE(none.from, none.to);
        const ReplacedRecord shuffled = replacedRecord(collection, parseBitCollection("01,00,01,11"));
        QCOMPARE(shuffled.from, shuffled.to);
        QCOMPARE(
            domainErrorOf([&] { requireNeighbours(collection, parseBitCollection("00,00,10,01")); }),
            QStringLiteral("changed must be collection with one record replaced, but differs from it in 2 records"));
    }

    // 1e-200 has probabilities of 1e-1200, which are carried as flips and weights.
    void agreesWithAllReports_data() {
        QTest::addColumn<int>("bits");
        QTest::addColumn<int>("records");
        QTest::addColumn<double>("q");
        for (const auto &[bits, records] :
             {std::pair{1, 1}, {1, 8}, {2, 1}, {2, 2}, {2, 5}, {3, 3}, {3, 4}, {4, 3}, {6, 2}}) {
            for (const double q : {1e-200, 1e-6, 0.1, 0.25, 0.49, 0.5})
                QTest::addRow("L = %d, n = %d, q = %g", bits, records, q) << bits << records << q;
        }
    }
    void agreesWithAllReports() {
        QFETCH(int, bits);
        QFETCH(int, records);
        QFETCH(double, q);
        const BitCollection collection =
            randomBitCollection(bits, records, static_cast<std::uint32_t>(bits + records));
        const std::uint32_t last = (1U << static_cast<unsigned>(bits)) - 1;
        const std::vector<long double> expected = logPmfOfAllReports(q, collection);
        for (const std::uint32_t record : {0U, last, collection.members.front() ^ last}) {
            const BitCollection changed = replaced(collection, record);
            const std::vector<long double> expectedChanged = logPmfOfAllReports(q, changed);
            const CollectionRelease release = collectionRelease(q, collection, changed);
            QCOMPARE(release.logRatio.size(), expected.size());
            for (std::size_t i = 0; i < expected.size(); ++i) {
                const auto ratio = static_cast<double>(expected[i] - expectedChanged[i]);
                QVERIFY(std::fabs(release.logRatio[i] - ratio) <= 1e-14 * (1 + std::fabs(ratio)));
                const auto probability = static_cast<double>(std::exp(expected[i]));
                if (probability > 1e-300)
                    VERIFY_CLOSE(release.probability[i], probability, 2e-13);
            }
        }
    }

    // L = 1: the count of ones. Up to 256 records are added one by one, more go by the closed forms.
    void agreesWithTheCount_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("ones");
        QTest::addColumn<double>("q");
        for (const int n : {1, 2, 100, 256, 257, 3000}) {
            for (const double q : {1e-6, 0.1, 0.25, 0.4999}) {
                for (const int ones : {0, n / 3, n - 1})
                    QTest::addRow("n = %d, m = %d, q = %g", n, ones, q) << n << ones << q;
            }
        }
    }
    void agreesWithTheCount() {
        QFETCH(int, n);
        QFETCH(int, ones);
        QFETCH(double, q);
        const auto zeros = static_cast<std::size_t>(n - ones);
        const BitCollection collection = copies(1, zeros, static_cast<std::size_t>(n));
        const CollectionRelease release = collectionRelease(q, collection, replaced(collection, 1));
        const CollectionRelease back = collectionRelease(q, replaced(collection, 1), collection);
        const CountModel model{.n = n, .ones = ones, .q = q};
        QCOMPARE(release.logRatio.size(), static_cast<std::size_t>(n) + 1);
        for (int s = 0; s <= n; s += std::max(1, n / 200)) {
            const auto i = static_cast<std::size_t>(s);
            const double ratio = logPrivacyRatio(model, s);
            QVERIFY(std::fabs(release.logRatio[i] - ratio) <= 1e-13 * (1 + std::fabs(ratio)));
            QVERIFY(std::fabs(back.logRatio[i] + ratio) <= 1e-13 * (1 + std::fabs(ratio)));
            if (const double probability = countPmf(model, s); probability > 1e-290)
                VERIFY_CLOSE(release.probability[i], probability, 1e-12);
        }
    }

    // 40 copies of 00 and 60 of 11, and the like: a ratio of elementary symmetric polynomials, evaluated in
    // fractions.
    void agreesWithFractions_data() {
        QTest::addColumn<double>("q");
        QTest::addColumn<int>("bits");
        QTest::addColumn<int>("records");
        QTest::addColumn<int>("copiesOfZero");
        QTest::addColumn<QList<int>>("counts");
        QTest::addColumn<double>("expected");
        const auto row = [](double q, int m, QList<int> counts, double expected) {
            QTest::addRow("m = %d, q = %g", m, q) << q << 2 << 100 << m << counts << expected;
        };
        row(0.25, 40, {30, 20, 25, 25}, 0.3545150400295132561093191457031620266639);
        row(0.25, 40, {100, 0, 0, 0}, 2.197224577336219382790490473845051409295);
        row(0.25, 1, {0, 3, 7, 90}, -1.609437912434100374600759333226187639526);
        row(0.25, 100, {57, 18, 19, 6}, 0.02702867238791931150465504593635841279433);
        row(0.125, 50, {40, 10, 9, 41}, -0.01690754073852408580177227502078797410852);
        row(0.0009765625, 50, {1, 0, 99, 0}, 0.02020266831593732972860506654028521060455);
        QTest::newRow("L = 3") << 0.25 << 3 << 20 << 7 << QList<int>{3, 4, 2, 5, 2, 0, 1, 3}
                               << 0.6775718909292572060892817145902407139482;
        QTest::newRow("L = 3, q = 1/8") << 0.125 << 3 << 20 << 12 << QList<int>{9, 1, 1, 1, 0, 1, 0, 7}
                                        << -0.9613687161717909186488979251493114576598;
    }
    void agreesWithFractions() {
        QFETCH(double, q);
        QFETCH(int, bits);
        QFETCH(int, records);
        QFETCH(int, copiesOfZero);
        QFETCH(QList<int>, counts);
        QFETCH(double, expected);
        const BitCollection collection =
            copies(bits, static_cast<std::size_t>(copiesOfZero), static_cast<std::size_t>(records));
        const std::uint32_t last = (1U << static_cast<unsigned>(bits)) - 1;
        const CollectionRelease release = collectionRelease(q, collection, replaced(collection, last));
        const std::vector<std::int64_t> outcome(counts.begin(), counts.end());
        VERIFY_CLOSE(release.logRatio[collectionOutcomeIndex(outcome)], expected, 1e-12);
    }

    // Nothing is gained in the worst case: everybody reports the record that was replaced.
    void attainsThePureBound() {
        for (const auto &[bits, records] : {std::pair{1, 40}, {2, 20}, {3, 6}, {4, 4}, {10, 2}}) {
            for (const double q : {1e-9, 0.1, 0.25, 0.49}) {
                const BitCollection collection = randomBitCollection(bits, records, 11);
                const std::uint32_t v = collection.members.front();
                for (const std::uint32_t flips : {1U, (1U << static_cast<unsigned>(bits)) - 1}) {
                    const CollectionRelease release =
                        collectionRelease(q, collection, replaced(collection, v ^ flips));
                    const double bound = std::popcount(flips) * std::log((1 - q) / q);
                    VERIFY_CLOSE(largestLogRatio(release), bound, 1e-13);
                    std::vector<std::int64_t> all(std::size_t{1} << static_cast<unsigned>(bits), 0);
                    all[v] = records;
                    VERIFY_CLOSE(release.logRatio[collectionOutcomeIndex(all)], bound, 1e-13);
                    QCOMPARE(collectionDelta(release, bound).forward, 0.0);
                    QCOMPARE(collectionDelta(release, bound).backward, 0.0);
                    QVERIFY(collectionDelta(release, 0.999 * bound).forward > 0);
                }
            }
        }
    }

    void probabilitiesSumToOne() {
        for (const auto &[bits, records] : {std::pair{2, 60}, {3, 12}, {5, 4}}) {
            for (const double q : {1e-12, 0.25, 0.5}) {
                const BitCollection collection = randomBitCollection(bits, records, 5);
                const CollectionRelease release = collectionRelease(q, collection, replaced(collection, 0));
                const auto sum = [](const std::vector<double> &values) {
                    return std::accumulate(values.begin(), values.end(), 0.0);
                };
                VERIFY_CLOSE(sum(release.probability), 1.0, 1e-12);
                VERIFY_CLOSE(sum(release.changedProbability), 1.0, 1e-12);
            }
        }
    }

    // The golden values of numerics for the count: all zeros, and six ones among a thousand.
    void deltaAgreesWithReference() {
        const BitCollection zeros = copies(1, 100, 100);
        VERIFY_CLOSE(collectionDelta(collectionRelease(0.1, zeros, replaced(zeros, 1)), 1).forward,
                     5.017486681011619712421e-4, 1e-12);
        const BitCollection six = copies(1, 994, 1000);
        VERIFY_CLOSE(collectionDelta(collectionRelease(0.45, six, replaced(six, 1)), 0.02).forward,
                     1.561240511827873946474e-6, 1e-11);
    }

    void deltaIsItsDefinition() {
        const CollectionRelease release = smallRelease();
        for (const double epsilon : {0.01, 0.5, 1.0, 1.3}) {
            double forward = 0;
            double backward = 0;
            double violated = 0;
            for (std::size_t i = 0; i < release.logRatio.size(); ++i) {
                const double here = release.probability[i];
                const double there = release.changedProbability[i];
                forward += std::max(0.0, here - std::exp(epsilon) * there);
                backward += std::max(0.0, there - std::exp(epsilon) * here);
                violated += release.logRatio[i] > epsilon ? here : 0;
            }
            const ReleaseDelta delta = collectionDelta(release, epsilon);
            VERIFY_CLOSE(delta.forward, forward, 1e-12);
            VERIFY_CLOSE(delta.backward, backward, 1e-12);
            VERIFY_CLOSE(collectionViolation(release, epsilon), violated, 1e-13);
            const BitCollection collection = parseBitCollection("00,01,11,01,10");
            VERIFY_CLOSE(collectionDelta(0.2, collection, replaced(collection, 3), epsilon),
                         std::max(forward, backward), 1e-12);
        }
    }

    void exchangingTheTwoExchangesTheDirections() {
        const BitCollection collection = parseBitCollection("001,010,111,010");
        const BitCollection changed = replaced(collection, 6);
        const CollectionRelease there = collectionRelease(0.3, collection, changed);
        const CollectionRelease back = collectionRelease(0.3, changed, collection);
        QCOMPARE(there.probability, back.changedProbability);
        VERIFY_CLOSE(collectionDelta(there, 0.2).forward, collectionDelta(back, 0.2).backward, 1e-14);
        VERIFY_CLOSE(collectionDelta(there, 0.2).backward, collectionDelta(back, 0.2).forward, 1e-14);
    }

    void sameCollectionsBetrayNothing() {
        const BitCollection collection = parseBitCollection("00,01,11");
        const CollectionRelease release = collectionRelease(0.2, collection, parseBitCollection("11,00,01"));
        QCOMPARE(largestLogRatio(release), 0.0);
        QCOMPARE(collectionDelta(release, 0.1).forward, 0.0);
        const LogRatioHistogram histogram = logRatioHistogram(release, 4);
        VERIFY_CLOSE(histogram.probability.front(), 1.0, 1e-14);
    }

    void quantilesAndHistogram() {
        const CollectionRelease release = smallRelease();
        const std::array<double, 4> levels{0.01, 0.5, 0.9, 0.999};
        const std::vector<double> quantiles = logRatioQuantiles(release, levels);
        for (std::size_t i = 0; i < levels.size(); ++i) {
            double below = 0;
            double upTo = 0;
            for (std::size_t s = 0; s < release.logRatio.size(); ++s) {
                below += release.logRatio[s] < quantiles[i] - 1e-12 ? release.probability[s] : 0;
                upTo += release.logRatio[s] <= quantiles[i] + 1e-12 ? release.probability[s] : 0;
            }
            QVERIFY(below < levels[i] && upTo >= levels[i]);
        }
        const LogRatioHistogram histogram = logRatioHistogram(release, 10);
        VERIFY_CLOSE(std::accumulate(histogram.probability.begin(), histogram.probability.end(), 0.0), 1.0, 1e-13);
        VERIFY_CLOSE(histogram.upper, largestLogRatio(release), 1e-14);
        double tail = 0; // of the last bin
        for (std::size_t s = 0; s < release.logRatio.size(); ++s)
            tail += release.logRatio[s] > histogram.lower + 0.9 * (histogram.upper - histogram.lower)
                        ? release.probability[s]
                        : 0;
        VERIFY_CLOSE(histogram.probability.back(), tail, 1e-13);
    }

    void everyOutcomeHasItsPlace() {
        QCOMPARE(collectionOutcomeCount(2, 100), 176851.0);
        QCOMPARE(collectionOutcomeCount(1, 7), 8.0);
        QCOMPARE(collectionOutcomeCount(24, 1), 16777216.0);
        QVERIFY(std::isinf(collectionOutcomeCount(24, 1'000'000)));
        for (const auto &[bits, records] : {std::pair{1, 6}, {2, 5}, {3, 3}, {5, 2}}) {
            const auto outcomes = static_cast<std::size_t>(collectionOutcomeCount(bits, records));
            for (std::size_t i = 0; i < outcomes; ++i) {
                const std::vector<std::int64_t> counts = collectionOutcome(bits, records, i);
                QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}), std::int64_t{records});
                QCOMPARE(collectionOutcomeIndex(counts), i);
            }
        }
    }

    // A stop before or while it works: nothing, rather than a part that looks like a whole.
    void stopsWithNothing() {
        const BitCollection two = copies(2, 150, 300);
        const BitCollection one = copies(1, 2000, 4000);
        for (const BitCollection &collection : {two, one}) {
            std::stop_source source;
            source.request_stop();
            const BitCollection changed = replaced(collection, 1);
            const CollectionRelease release = collectionRelease(0.2, collection, changed, source.get_token());
            QVERIFY(release.logRatio.empty() && release.probability.empty());
        }
        std::stop_source source;
        auto release = std::async(std::launch::async,
                                  [&] { return collectionRelease(1e-6, two, replaced(two, 1), source.get_token()); });
        source.request_stop();
        QVERIFY(release.get().logRatio.empty());
    }

    void complains_data() {
        addMessageColumns();
        const auto release = [](double q, const char *collection, const char *changed, const char *message) {
            addMessage("collectionRelease", message, [=] {
                (void)collectionRelease(q, parseBitCollection(collection), parseBitCollection(changed));
            });
        };
        release(0, "0,1", "1,1", "q must be in (0, 0.5], but is 0");
        release(0.6, "0,1", "1,1", "q must be in (0, 0.5], but is 0.6");
        release(0.1, "00,01", "0,1", "changed must have records as long as those of collection, 2, but has 1");
        release(0.1, "00,01", "00,01,01", "changed must have as many records as collection, 2, but has 3");
        release(0.1, "00,01,11", "10,10,11",
                "changed must be collection with one record replaced, but differs from it in 2 records");
        addMessage(
            "collectionRelease",
            "a release has at most 5000000 outcomes that can be enumerated, but that of 309 records of 2 bits has "
            "5013320",
            [] { (void)collectionRelease(0.25, copies(2, 300, 309), copies(2, 299, 309)); });
        addMessage(
            "collectionRelease",
            "a release has at most 5000000 outcomes that can be enumerated, but that of 1 record of 24 bits has "
            "16777216",
            [] { (void)collectionRelease(0.25, copies(24, 1, 1), copies(24, 0, 1)); });
        addMessage("collectionDelta", "epsilon must be in (0, inf), but is 0",
                   [] { (void)collectionDelta(smallRelease(), 0); });
        addMessage("collectionDelta", "epsilon must be in (0, inf), but is -1",
                   [] { (void)collectionDelta(0.1, copies(1, 1, 2), copies(1, 0, 2), -1); });
        addMessage("collectionViolation", "epsilon must be in (0, inf), but is 0",
                   [] { (void)collectionViolation(smallRelease(), 0); });
        addMessage("quantiles", "level must be in (0, 1), but is 1", [] {
            const std::array<double, 2> levels{0.5, 1.0};
            (void)logRatioQuantiles(smallRelease(), levels);
        });
        addMessage("histogram", "bins must be in {1, ..., 1000000}, but is 0",
                   [] { (void)logRatioHistogram(smallRelease(), 0); });
        addMessage("outcome", "index must be in {0, ..., 9}, but is 10", [] { (void)collectionOutcome(2, 2, 10); });
        addMessage("index", "counts must be one for each record of L bits, a power of 2, but are 3", [] {
            const std::array<std::int64_t, 3> counts{1, 1, 1};
            (void)collectionOutcomeIndex(counts);
        });
        addMessage("index", "a count must be in {0, ..., 1000000}, but is -1", [] {
            const std::array<std::int64_t, 2> counts{1, -1};
            (void)collectionOutcomeIndex(counts);
        });
        addMessage("count", "bits must be in {1, ..., 24}, but is 0", [] { (void)collectionOutcomeCount(0, 3); });
        addMessage("count", "records must be in {1, ..., 1000000}, but is 0",
                   [] { (void)collectionOutcomeCount(2, 0); });
    }
    void complains() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestCollectionRelease)
#include "tst_collection_release.moc"
