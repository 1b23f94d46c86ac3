#include "tests/core/support/close_to.h"
#include "tests/core/support/extremes.h"
#include "tests/core/support/reference_test.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/one_bit/randomized_response.h"
#include "core/math/one_bit/translator.h"
#include "core/math/pram/sampling_pram.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <set>

using namespace halftruth;
using enum RepresentationId;

namespace {

double value(const Translation &translation, RepresentationId id) { return valueOf(translation, id).value(); }

} // namespace

class TestTranslator : public QObject {
    Q_OBJECT

private slots:
    void agreesWithPublishedValues_data() {
        addReferenceColumns();
        // [GA]'s AlmostRandom, the fair coin and the truth, is q = 1/4, epsilon = ln 3.
        const Translation almostRandom = translate(LieProbability, 0.25, 4);
        QTest::newRow("AlmostRandom: epsilon") << almostRandom.epsilon << std::log(3.0) << 1e-15;
        QTest::newRow("AlmostRandom: p") << value(almostRandom, BitTruthProbability) << 0.75 << 0.0;
        QTest::newRow("AlmostRandom: f") << value(almostRandom, RapporF) << 0.5 << 0.0;
        QTest::newRow("AlmostRandom: bias") << value(almostRandom, WarnerBias) << 0.25 << 0.0;
        QTest::newRow("AlmostRandom: RAPPOR's p") << value(almostRandom, RapporP) << 0.25 << 0.0;
        QTest::newRow("AlmostRandom: RAPPOR's q") << value(almostRandom, RapporQ) << 0.75 << 0.0;
        QTest::newRow("AlmostRandom: gamma") << value(almostRandom, PramDiagonal) << 3.0 << 0.0;
        QTest::newRow("AlmostRandom: truth over 4") << value(almostRandom, TruthProbability) << 0.5 << 1e-15;
        QTest::newRow("AlmostRandom: replacement over 4")
            << value(almostRandom, UniformReplacement) << 2.0 / 3 << 1e-15;
    }
    void agreesWithPublishedValues() { VERIFY_REFERENCE(); }

    void everyPairOfNamesRoundTrips() {
        for (const std::int64_t k : {2, 3, 10, 1000}) {
            for (const double e : {0.05, 0.5, std::log(3.0), 3.0, 5.0}) {
                const Translation original = translate(Epsilon, e, k);
                for (const Representation &from : representationTable()) {
                    const Translation there = translate(from.id, value(original, from.id), k);
                    QCOMPARE(value(there, from.id), value(original, from.id));
                    for (const Representation &to : representationTable())
                        VERIFY_CLOSE(value(there, to.id), value(original, to.id), 1e-12);
                }
            }
        }
    }

    // Where the names that tell a mechanism well agree, although others have rounded it away.
    void keepsItsDigitsAtTheEnds() {
        for (const std::int64_t k : {2, 7, 1000000}) {
            for (const double e : {1e-300, 1e-12, 1e-3}) {
                const Translation nearNoise = translate(Epsilon, e, k);
                VERIFY_CLOSE(value(nearNoise, WarnerBias), std::tanh(e / 2) / 2, 1e-14);
                VERIFY_CLOSE(translate(WarnerBias, value(nearNoise, WarnerBias), k).epsilon, e, 1e-14);
            }
            for (const double e : {30.0, 100.0, 700.0}) {
                const Translation nearTruth = translate(Epsilon, e, k);
                for (const RepresentationId id : {LieProbability, RapporF, RapporP, UniformReplacement, PramDiagonal})
                    VERIFY_CLOSE(translate(id, value(nearTruth, id), k).epsilon, e, 1e-14);
            }
        }
        const double above = std::nextafter(1.0, 2.0);
        VERIFY_CLOSE(translate(PramDiagonal, above).epsilon, above - 1, 1e-15);
        VERIFY_CLOSE(value(translate(PramDiagonal, above), WarnerBias), (above - 1) / 4, 1e-15);
    }

    void oneBitIsTwoValues() {
        for (const double q : {0.0, 1e-9, 0.1, 0.25, 0.49, 0.5}) {
            const Translation bit = translate(LieProbability, q, 2);
            VERIFY_CLOSE(value(bit, UniformReplacement), uniformReplacementProbability(q), 1e-15);
            VERIFY_CLOSE(value(bit, TruthProbability), truthProbability(q), 1e-15);
            VERIFY_CLOSE(value(bit, RapporF), rapporF(q), 0.0);
            VERIFY_CLOSE(value(bit, WarnerBias), warnerBias(q), 1e-15);
            VERIFY_CLOSE(bit.epsilon, epsilon(q), 1e-15);
        }
    }

    // The rows of the PRAM matrix: kept with gamma/(gamma+k-1), made any one other with 1/(gamma+k-1).
    void replacementIsThePramMatrix() {
        for (const std::int64_t k : {2, 5, 300}) {
            for (const double gamma : {1.5, 3.0, 1e6}) {
                const Translation pram = translate(PramDiagonal, gamma, k);
                const double normalizer = pramNormalizer(gamma, k);
                VERIFY_CLOSE(value(pram, TruthProbability), gamma / normalizer, 1e-15);
                const double replaced = value(pram, UniformReplacement);
                VERIFY_CLOSE(1 - replaced + replaced / static_cast<double>(k), gamma / normalizer, 1e-14);
                VERIFY_CLOSE(pram.epsilon, pramEpsilon(10, 10, gamma), 1e-15);
            }
        }
    }

    void ends() {
        for (const std::int64_t k : {2, 3, 6, 1000000}) {
            for (const Representation &name : representationTable()) {
                const Translation noise = translate(name.id, value(translate(Epsilon, 0, k), name.id), k);
                const Translation truth = translate(name.id, value(translate(Epsilon, infinity, k), name.id), k);
                QCOMPARE(value(noise, LieProbability), 0.5);
                QCOMPARE(noise.epsilon, 0.0);
                QCOMPARE(value(noise, PramDiagonal), 1.0);
                QCOMPARE(value(noise, UniformReplacement), 1.0);
                QCOMPARE(value(truth, LieProbability), 0.0);
                QCOMPARE(value(truth, TruthProbability), 1.0);
                QCOMPARE(truth.epsilon, infinity);
                QCOMPARE(value(truth, PramDiagonal), infinity);
                const Range allowed = representationRange(name.id, k);
                QVERIFY(std::isfinite(value(translate(name.id, allowed.lower, k), LieProbability)));
                QVERIFY(std::isfinite(value(translate(name.id, allowed.upper, k), LieProbability)));
            }
        }
    }

    void rappor() {
        // A permanent fair coin with probability f and no other noise.
        const Translation permanent = translateRappor(0.5, 0, 1);
        QCOMPARE(value(permanent, LieProbability), 0.25);
        VERIFY_CLOSE(permanent.epsilon, std::log(3.0), 1e-15);
        // The instantaneous noise alone.
        QCOMPARE(value(translateRappor(0, 0.25, 0.75), LieProbability), 0.25);
        // Both: a bit is flipped once or twice.
        VERIFY_CLOSE(value(translateRappor(0.5, 0.25, 0.75), LieProbability), 0.25 * 0.75 + 0.75 * 0.25, 1e-15);
        // The published setting treats 0 and 1 differently: q has no value.
        const Translation published = translateRappor(0.5, 0.5, 0.75);
        QCOMPARE(published.rapporP, 0.5625);
        QCOMPARE(published.rapporQ, 0.6875);
        VERIFY_CLOSE(published.epsilon, std::log(0.4375 / 0.3125), 1e-15);
        for (const Representation &name : representationTable()) {
            const bool has = name.id == RapporP || name.id == RapporQ || name.id == Epsilon;
            QCOMPARE(valueOf(published, name.id).has_value(), has);
        }
        // Leaning to the opposite: as private, but not randomized response with q <= 1/2.
        QVERIFY(!translateRappor(0, 0.75, 0.25).lieProbability);
        VERIFY_CLOSE(translateRappor(0, 0.75, 0.25).epsilon, std::log(3.0), 1e-15);
        QCOMPARE(translateRappor(0.3, 0.4, 0.4).epsilon, 0.0);
        QCOMPARE(translateRappor(1, 0.1, 0.7).epsilon, 0.0);
        QCOMPARE(translateRappor(0, 0, 0.7).epsilon, infinity);
        QCOMPARE(translateRappor(0, 0, 1).epsilon, infinity);
    }

    void tableIsComplete() {
        std::set<std::string_view> keys;
        for (const Representation &name : representationTable()) {
            QVERIFY(keys.insert(name.key).second);
            QVERIFY(!name.symbol.empty() && !name.name.empty() && !name.formula.empty() && !name.source.empty());
            QVERIFY(representation(name.id).id == name.id);
            const double few = value(translate(Epsilon, 1, 2), name.id);
            const double many = value(translate(Epsilon, 1, 50), name.id);
            QCOMPARE(few != many, name.overCategories);
        }
    }

    void complains_data() {
        addMessageColumns();
        addMessage("translate", "q must be in [0, 0.5], but is 0.6", [] { (void)translate(LieProbability, 0.6); });
        addMessage("translate", "p must be in [0.5, 1], but is 0.4",
                   [] { (void)translate(BitTruthProbability, 0.4); });
        addMessage("translate", "rappor-f must be in [0, 1], but is 1.5", [] { (void)translate(RapporF, 1.5); });
        addMessage("translate", "rappor-p must be in [0, 0.5], but is 1", [] { (void)translate(RapporP, 1); });
        addMessage("translate", "rappor-q must be in [0.5, 1], but is 0", [] { (void)translate(RapporQ, 0); });
        addMessage("translate", "bias must be in [0, 0.5], but is -0.1", [] { (void)translate(WarnerBias, -0.1); });
        addMessage("translate", "epsilon must be in [0, inf], but is -1", [] { (void)translate(Epsilon, -1); });
        addMessage("translate", "truth must be in [0.25, 1], but is 0.2",
                   [] { (void)translate(TruthProbability, 0.2, 4); });
        addMessage("translate", "replacement must be in [0, 1], but is nan",
                   [] { (void)translate(UniformReplacement, std::nan("")); });
        addMessage("translate", "diagonal must be in [1, inf], but is 0.5",
                   [] { (void)translate(PramDiagonal, 0.5); });
        addMessage("translate", "categories must be in {2, ..., 1000000}, but is 1",
                   [] { (void)translate(Epsilon, 1, 1); });
        addMessage("representationRange", "categories must be in {2, ..., 1000000}, but is 0",
                   [] { (void)representationRange(Epsilon, 0); });
        addMessage("translateRappor", "f must be in [0, 1], but is 2", [] { (void)translateRappor(2, 0, 1); });
        addMessage("translateRappor", "p must be in [0, 1], but is 2", [] { (void)translateRappor(0, 2, 1); });
        addMessage("translateRappor", "q must be in [0, 1], but is 2", [] { (void)translateRappor(0, 0, 2); });
        addMessage("translateRappor", "categories must be in {2, ..., 1000000}, but is 1",
                   [] { (void)translateRappor(0, 0, 1, 1); });
    }
    void complains() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestTranslator)
#include "tst_translator.moc"
