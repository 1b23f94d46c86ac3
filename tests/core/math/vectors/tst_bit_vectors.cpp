#include "tests/core/support/reference_test.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/vectors/bit_vectors.h"
#include "core/math/vectors/collection_release.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>
#include <vector>

using namespace halftruth;

class TestBitVectors : public QObject {
    Q_OBJECT

private slots:
    // One report by itself is the release of a collection of one record.
    void deltaIsThatOfOneRecord() {
        for (const double q : {1e-6, 0.1, 0.25, 0.49, 0.5})
            for (const std::int64_t d : {1, 2, 3, 8})
                for (const double each : {1e-3, 0.5, 2.0, 7.0}) {
                    const BitCollection zeros{.bits = static_cast<int>(d), .members = {0U}};
                    const BitCollection ones{.bits = zeros.bits, .members = {(1U << static_cast<unsigned>(d)) - 1}};
                    VERIFY_CLOSE(vectorDelta(q, d, each), collectionDelta(q, zeros, ones, each), 1e-11);
                }
        VERIFY_CLOSE(vectorDelta(0.25, 1, 0), 0.5, 1e-15); // total variation
        QCOMPARE(vectorDelta(0.25, 3, 3 * std::log(3.0) + 1e-9), 0.0);
        QCOMPARE(vectorDelta(0, 2, 5), 1.0);
        QCOMPARE(vectorDelta(0.25, 0, 0), 0.0);
    }

    void agreesWithReference_data() {
        addReferenceColumns();
        const auto probability = [](const ReferenceRow &row) {
            return vectorProbability(row["q"], row.count("bits"), row.count("distance"));
        };
        addReference("vector-probability", probability);
    }
    void agreesWithReference() { VERIFY_REFERENCE(); }

    void logarithmsAgreeWithReference_data() {
        addReferenceColumns();
        for (const ReferenceRow &row : referenceRows(HALFTRUTH_TEST_DATA "/quantities.csv", "vector-probability"))
            QTest::addRow("%s", row.text.c_str())
                << logVectorProbability(row["q"], row.count("bits"), row.count("distance")) << std::log(row.value)
                << 1e-14;
    }
    void logarithmsAgreeWithReference() { VERIFY_REFERENCE(); }

    // Evaluated with 60 digits at the exact binary64 arguments.
    void keepsItsDigitsAtTheEdges_data() {
        addReferenceColumns();
        QTest::newRow("vectorProbability(1e-06, 40, 40)")
            << vectorProbability(1e-06, 40, 40) << 9.999999999999981899245e-241 << 1e-14;
        QTest::newRow("vectorProbability(0.4999999, 40, 20)")
            << vectorProbability(0.4999999, 40, 20) << 9.094947017722006421536e-13 << 1e-14;
        QTest::newRow("vectorProbability(1e-09, 40, 33)")
            << vectorProbability(1e-09, 40, 33) << 9.999999930000020762925e-298 << 1e-14;
        QTest::newRow("logVectorProbability(1e-12, 40, 0)")
            << logVectorProbability(1e-12, 40, 0) << -4.000000000001999919547e-11 << 1e-14;
        QTest::newRow("logVectorProbability(0.49999999999999994, 40, 13)")
            << logVectorProbability(0.49999999999999994, 40, 13) << -27.72588722239781082238 << 1e-14;
        QTest::newRow("flipCountProbability(1e-15, 40, 20)")
            << flipCountProbability(1e-15, 40, 20) << 1.378465288199974572978e-289 << 1e-14;
        QTest::newRow("flipCountProbability(0.25, 40, 20)")
            << flipCountProbability(0.25, 40, 20) << 0.0003975770213715739164739 << 1e-14;
        QTest::newRow("flipCountProbability(3e-16, 40, 21)")
            << flipCountProbability(3e-16, 40, 21) << 1.373260361204485674828e-315 << 1e-14;
        QTest::newRow("logFlipCountProbability(1e-300, 40, 20)")
            << logFlipCountProbability(1e-300, 40, 20) << -13789.86115117102367824 << 1e-14;
        QTest::newRow("logFlipCountProbability(0.5, 40, 20)")
            << logFlipCountProbability(0.5, 40, 20) << -2.076480429147387006956 << 1e-14;
    }
    void keepsItsDigitsAtTheEdges() { VERIFY_REFERENCE(); }

    // What happens to one record of up to ten bits, flip by flip.
    void agreesWithEnumeration() {
        for (const double q : {0.0, 1e-6, 0.25, 0.5}) {
            for (int bits = 1; bits <= 10; ++bits) {
                std::vector<double> byDistance(static_cast<std::size_t>(bits) + 1);
                for (unsigned flips = 0; flips < 1U << bits; ++flips) {
                    double probability = 1;
                    for (int bit = 0; bit < bits; ++bit)
                        probability *= (flips >> bit & 1U) != 0 ? q : 1 - q;
                    const int distance = std::popcount(flips);
                    byDistance[static_cast<std::size_t>(distance)] += probability;
                    VERIFY_CLOSE(vectorProbability(q, bits, distance), probability, 1e-14);
                }
                for (int distance = 0; distance <= bits; ++distance)
                    VERIFY_CLOSE(flipCountProbability(q, bits, distance),
                                 byDistance[static_cast<std::size_t>(distance)], 1e-13);
            }
        }
    }

    void flipCountsSumToOne() {
        for (const double q : {0.0, 1e-6, 0.1, 0.4999, 0.5}) {
            for (const int bits : {1, 7, 40}) {
                double sum = 0;
                for (int distance = 0; distance <= bits; ++distance)
                    sum += flipCountProbability(q, bits, distance);
                VERIFY_CLOSE(sum, 1.0, 1e-14);
            }
        }
    }

    void logarithmsAreLogarithms() {
        for (const double q : {1e-6, 0.1, 0.25, 0.5}) {
            for (int distance = 0; distance <= 40; ++distance) {
                VERIFY_CLOSE(std::exp(logVectorProbability(q, 40, distance)), vectorProbability(q, 40, distance),
                             1e-12);
                VERIFY_CLOSE(std::exp(logFlipCountProbability(q, 40, distance)),
                             flipCountProbability(q, 40, distance), 1e-12);
            }
        }
    }

    void ends() {
        QCOMPARE(vectorProbability(0, 5, 0), 1.0);
        QCOMPARE(vectorProbability(0, 5, 1), 0.0);
        QCOMPARE(vectorProbability(0.5, 40, 17), std::ldexp(1.0, -40));
        QCOMPARE(logVectorProbability(0, 5, 0), 0.0);
        QCOMPARE(logVectorProbability(0, 5, 1), -std::numeric_limits<double>::infinity());
        QCOMPARE(logFlipCountProbability(0, 5, 5), -std::numeric_limits<double>::infinity());
        // The smallest ones underflow; their logarithms do not.
        QCOMPARE(vectorProbability(1e-10, 40, 40), 0.0);
        VERIFY_CLOSE(logVectorProbability(1e-10, 40, 40), 400 * std::log(0.1), 1e-15);
    }

    void complains_data() {
        addMessageColumns();
        using Function = double (*)(double, std::int64_t, std::int64_t);
        const std::pair<const char *, Function> functions[] = {{"vectorProbability", vectorProbability},
                                                               {"logVectorProbability", logVectorProbability},
                                                               {"flipCountProbability", flipCountProbability},
                                                               {"logFlipCountProbability", logFlipCountProbability}};
        for (const auto &[name, function] : functions) {
            addMessage(name, "q must be in [0, 0.5], but is 0.6", [f = function] { (void)f(0.6, 5, 2); });
            addMessage(name, "bits must be in {1, ..., 40}, but is 41", [f = function] { (void)f(0.1, 41, 2); });
            addMessage(name, "distance must be in {0, ..., 5}, but is 6", [f = function] { (void)f(0.1, 5, 6); });
            addMessage(name, "distance must be in {0, ..., 5}, but is -1", [f = function] { (void)f(0.1, 5, -1); });
        }
    }
    void complains() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestBitVectors)
#include "tst_bit_vectors.moc"
