#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/vectors/bit_vectors.h"
#include "core/math/vectors/collection_information.h"
#include "core/math/vectors/collection_release.h"

#include <QTest>

#include <bit>
#include <cmath>

using namespace halftruth;

class TestCollectionInformation : public QObject {
    Q_OBJECT

private slots:
    // One bit: the count's variance is n p q whatever the records are, and a record moves it by 1 - 2q.
    void ofOneBit() {
        for (const double q : {1e-3, 0.1, 0.25, 0.49})
            for (const char *text : {"0,0,1,1,1,0,1", "0,0,0,0", "1,0"}) {
                const BitCollection collection = parseBitCollection(text);
                const auto found = collectionInformation(q, collection, 0, 1);
                const auto n = static_cast<double>(collection.members.size());
                VERIFY_CLOSE(found->variance, (1 - 2 * q) * (1 - 2 * q) / (n * q * (1 - q)), 1e-11);
            }
    }

    void isTheVarianceOfTheLogRatio() {
        for (const auto &[bits, n] : {std::pair{1, 200}, {2, 32}, {3, 12}}) {
            const BitCollection collection = randomBitCollection(bits, n, 11);
            BitCollection changed = collection;
            changed.members.front() ^= (1U << static_cast<unsigned>(bits)) - 1;
            const CollectionRelease release = collectionRelease(0.4, collection, changed);
            double mean = 0;
            double square = 0;
            for (std::size_t i = 0; i < release.logRatio.size(); ++i) {
                mean += release.probability[i] * release.logRatio[i];
                square += release.probability[i] * release.logRatio[i] * release.logRatio[i];
            }
            const auto found =
                collectionInformation(0.4, collection, collection.members.front(), changed.members.front());
            VERIFY_CLOSE(found->variance, square - mean * mean, 0.02);
            VERIFY_CLOSE(found->variance / 2, mean, 0.02);
        }
    }

    void ofTwoTypesByDistances() {
        for (const double q : {0.1, 0.25, 0.49})
            for (const std::int64_t bits : {1, 2, 4, 6})
                for (const std::int64_t ones : {0, 3, 19}) {
                    const TwoTypeCollection two{.n = 20, .ones = ones, .bits = bits, .q = q};
                    const std::uint32_t vector = (1U << static_cast<unsigned>(bits)) - 1;
                    BitCollection collection{.bits = static_cast<int>(bits),
                                             .members = std::vector<std::uint32_t>(20, 0U)};
                    std::fill_n(collection.members.begin(), ones, vector);
                    const auto listed = collectionInformation(q, collection, 0, vector);
                    const CollectionInformation byDistance = collectionInformation(two);
                    VERIFY_CLOSE(byDistance.variance, listed->variance, 1e-10);
                    VERIFY_CLOSE(byDistance.roughness, listed->roughness, 1e-12);
                }
    }

    void ends() {
        const BitCollection collection = parseBitCollection("00,01,11");
        QCOMPARE(*collectionInformation(0.25, collection, 0, 0), CollectionInformation{});
        QCOMPARE(collectionInformation(0.5, collection, 0, 3)->variance, 0.0);
        QVERIFY(!collectionInformation(0.25, randomBitCollection(7, 3, 1), 0, 1));
        QCOMPARE(normalDelta(0, 0), 0.0);
        VERIFY_CLOSE(normalDelta(1, 0), std::erf(0.5 / std::sqrt(2.0)), 1e-15); // total variation of N(+-1/2, 1)
        // The two terms' own logarithms: Phi(1/2 - 2) - e^2 Phi(-1/2 - 2).
        VERIFY_CLOSE(normalDelta(1, 2), 0.066807201268858 - std::exp(2.0) * 0.0062096653257761, 1e-12);
        QCOMPARE(domainErrorOf([] { (void)normalDelta(-1, 0); }),
                 QStringLiteral("variance must be in [0, inf), but is -1"));
    }

    // With many records the exact distribution is close to the normal one, and closer with more.
    void isTheLimit() {
        double before = 1;
        for (const std::int64_t n : {100, 1000, 10'000}) {
            BitCollection collection{.bits = 1,
                                     .members = std::vector<std::uint32_t>(static_cast<std::size_t>(n), 0U)};
            std::fill_n(collection.members.begin(), n / 3, 1U);
            BitCollection changed = collection;
            changed.members.back() = 1;
            const auto information = collectionInformation(0.25, collection, 0, 1);
            const double epsilon = std::sqrt(information->variance);
            const double exact = collectionDelta(0.25, collection, changed, epsilon);
            const double error = std::fabs(normalDelta(information->variance, epsilon) / exact - 1);
            QVERIFY(error < before);
            before = error;
        }
        QVERIFY(before < 0.02);
    }
};

HALFTRUTH_TEST(TestCollectionInformation)
#include "tst_collection_information.moc"
