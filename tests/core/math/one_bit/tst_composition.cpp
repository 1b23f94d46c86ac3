#include "tests/core/support/close_to.h"
#include "tests/core/support/extremes.h"
#include "tests/core/support/reference_test.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/one_bit/composition.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/quantities/quantities.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

using namespace halftruth;

namespace {

/// The definition: the sum over all 2^T sequences of answers.
double deltaOfAllSequences(int answers, double q, double epsilon) {
    double sum = 0;
    for (unsigned sequence = 0; sequence < (1U << answers); ++sequence) {
        double zero = 1;
        double one = 1;
        for (int i = 0; i < answers; ++i) {
            const bool yes = (sequence >> i & 1U) != 0;
            zero *= yes ? q : 1 - q;
            one *= yes ? 1 - q : q;
        }
        sum += std::max(0.0, zero - std::exp(epsilon) * one);
    }
    return sum;
}

} // namespace

class TestComposition : public QObject {
    Q_OBJECT

private slots:
    void meetsGoldenValues_data() {
        addReferenceColumns();
        QTest::newRow("T = 100") << composedDelta(.25, 100, 30) << .992402597968108022228 << 1e-14;
        QTest::newRow("T = 1000") << composedDelta(.25, 1000, 700) << 9.74624065005374e-8 << 1e-13;
    }
    void meetsGoldenValues() { VERIFY_REFERENCE(); }

    void isTheSumOverAllSequences() {
        for (const double q : {1e-4, .1, .25, .4375, .499}) {
            for (const int answers : {1, 2, 3, 6, 11}) {
                const double pure = composedPureEpsilon(q, answers);
                for (const double share : {0.0, .01, .3, .5, .77, .99}) {
                    const double actual = composedDelta(q, answers, share * pure);
                    QVERIFY(std::fabs(actual - deltaOfAllSequences(answers, q, share * pure)) < 1e-13);
                }
            }
        }
    }

    void oneAnswerIsTheMechanism() {
        VERIFY_CLOSE(composedDelta(.25, 1, .5), .75 - .25 * std::exp(.5), 1e-15);
        VERIFY_CLOSE(composedEpsilon(.25, 1, .1), std::log(2.6), 1e-14);
        QCOMPARE(composedPureEpsilon(.25, 1), epsilon(.25));
        QCOMPARE(composedEpsilon(.25, 1, .5), 0.0);
    }

    void onlyAgreementLosesTheMost() {
        // Above (T−2) ε₀ only T truths count: p^T − e^ε q^T, here far below what a product of pmfs could hold.
        const double local = epsilon(.25);
        const double above = 2399.5 * local;
        const double expected = 2400 * std::log(.75) + std::log(-std::expm1(-.5 * local));
        VERIFY_CLOSE(composedDelta(.25, 2400, above), std::exp(expected), 1e-12);
        QVERIFY(composedDelta(.25, 2400, above) < 1e-299);
    }

    void aMillionAnswersHaveNormalTails() {
        // The privacy loss is near normal with mean T ε₀(p−q) and standard deviation 2ε₀√(Tpq): δ ≈ P[loss > ε], less
        // a factor since e^ε jumps over less than one step.
        const double local = epsilon(.25);
        const double mean = 1e6 * local * .5;
        const double sd = 2 * local * std::sqrt(1e6 * .1875);
        QVERIFY(std::fabs(composedDelta(.25, 1'000'000, mean) - .5) < 1e-3);
        QVERIFY(std::fabs(composedDelta(.25, 1'000'000, mean + sd) - .15865525393145707) < 1e-3);
        QVERIFY(std::fabs(composedDelta(.25, 1'000'000, mean - 3 * sd) - .9986501019683699) < 1e-4);
    }

    void fallsWithEpsilonAndGrowsWithAnswers() {
        for (const double q : {.01, .25, .45}) {
            for (const std::int64_t answers : {3, 50, 400}) {
                const double pure = composedPureEpsilon(q, answers);
                double previous = 1;
                for (int i = 0; i < 60; ++i) {
                    const double delta = composedDelta(q, answers, pure * i / 60);
                    QVERIFY(delta <= previous * (1 + 1e-13));
                    QVERIFY(composedDelta(q, answers + 1, pure * i / 60) >= delta * (1 - 1e-13));
                    previous = delta;
                }
                QVERIFY(previous > 0);
            }
        }
    }

    void epsilonAndDeltaAreInverse() {
        for (const double q : {1e-3, .25, .49}) {
            for (const std::int64_t answers : {2, 40, 1000, 1'000'000}) {
                for (const double delta : {.3, 1e-6, 1e-100}) {
                    const double epsilon = composedEpsilon(q, answers, delta);
                    const double pure = composedPureEpsilon(q, answers);
                    QVERIFY(epsilon >= 0 && epsilon <= pure);
                    const double reached = composedDelta(q, answers, epsilon);
                    QVERIFY(reached <= delta * (1 + 1e-12));
                    if (epsilon > 0)
                        QVERIFY(composedDelta(q, answers, epsilon * (1 - 1e-12)) >= delta * (1 - 1e-12));
                }
            }
        }
    }

    void advancedCompositionIsABound() {
        for (const double q : {1e-3, .1, .25, .45, .499}) {
            for (const std::int64_t answers : {1, 2, 10, 100, 10'000}) {
                for (const double delta : {.5, .01, 1e-6, 1e-12})
                    QVERIFY(composedEpsilonAdvanced(q, answers, delta) >= composedEpsilon(q, answers, delta));
            }
        }
        // By hand at ε₀ = ln 3, T = 100, δ = 1e-6.
        const double local = std::log(3.0);
        VERIFY_CLOSE(composedEpsilonAdvanced(.25, 100, 1e-6), local * std::sqrt(200 * std::log(1e6)) + 200 * local,
                     1e-14);
        // Many nearly fair answers: there it beats the pure loss.
        QVERIFY(composedEpsilonAdvanced(.499, 10'000, 1e-6) < composedPureEpsilon(.499, 10'000));
    }

    void memoisedAnswersLoseNoMore() {
        // [Erlingsson, Pihur & Korolova 2014]: f = 1/2, h = 2 has ε∞ = 4 ln 3; a yes or no is one bit, with ln 3.
        VERIFY_CLOSE(memoisedEpsilon(.25, 4), 4.394449154672439, 1e-15);
        VERIFY_CLOSE(memoisedEpsilon(.25), 1.0986122886681098, 1e-15);
        QVERIFY(memoisedEpsilon(.25) < composedPureEpsilon(.25, 3));
    }

    void freshAnswersAddUp() {
        VERIFY_CLOSE(posteriorRepeated(.25, 5, 5, .1), .9642857142857143, 1e-15);
        VERIFY_CLOSE(posteriorRepeated(.25, 5, 3, .1), .25, 1e-15);
        QCOMPARE(posteriorRepeated(.5, 5, 3, .1), .1);
        QCOMPARE(posteriorRepeated(.1, 5, 3, 0), 0.0);
        QCOMPARE(posteriorRepeated(.1, 5, 3, 1), 1.0);
        VERIFY_CLOSE(majorityError(.25, 5), .103515625, 1e-14);
        VERIFY_CLOSE(majorityError(.4, 101), .0208966910047004578, 1e-12);
        // By all sequences of four answers.
        double error = 0;
        for (int lies = 0; lies < 16; ++lies) {
            const int count = std::popcount(static_cast<unsigned>(lies));
            error += std::pow(.3, count) * std::pow(.7, 4 - count) * (count > 2 ? 1 : count == 2 ? .5 : 0);
        }
        VERIFY_CLOSE(majorityError(.3, 4), error, 1e-14);
        // What a majority says of two halves doesn't help: an even number is as good as one answer fewer.
        VERIFY_CLOSE(majorityError(.3, 4), majorityError(.3, 3), 1e-14);
    }

    void renyiGoesFromTheAverageToTheWorst() {
        VERIFY_CLOSE(composedRenyi(.25, 1, 3), 3 * .5 * std::log(3.), 1e-15);
        VERIFY_CLOSE(composedRenyi(.25, 1 + 1e-9, 3), 3 * .5 * std::log(3.), 1e-8);
        VERIFY_CLOSE(composedRenyi(.25, 2, 1), std::log(.5625 / .25 + .0625 / .75), 1e-14);
        VERIFY_CLOSE(composedRenyi(.25, 1e9, 7), composedPureEpsilon(.25, 7), 1e-8);
        double before = 0;
        for (const double order : {1., 1.001, 1.5, 2., 10., 1e3, 1e6}) {
            const double now = composedRenyi(.1, order, 2);
            QVERIFY(now > before);
            before = now;
        }
        for (const std::int64_t answers : {1, 10, 1000})
            for (const double delta : {1e-12, 1e-6, .01}) {
                const double bound = composedEpsilonRenyi(.4, answers, delta);
                QVERIFY(bound >= composedEpsilon(.4, answers, delta));
                for (const double order : {1.01, 2., 30.})
                    QVERIFY(bound <=
                            (1 + 1e-9) * (composedRenyi(.4, order, answers) - std::log(delta) / (order - 1)));
            }
    }

    void endsAreCertain() {
        for (const std::int64_t answers : {1, 7, 1'000'000}) {
            QCOMPARE(composedDelta(0, answers, 3), 1.0);
            QCOMPARE(composedDelta(.5, answers, 0), 0.0);
            QCOMPARE(composedDelta(.25, answers, composedPureEpsilon(.25, answers)), 0.0);
            QCOMPARE(composedEpsilon(0, answers, .1), infinity);
            QCOMPARE(composedEpsilon(.5, answers, .1), 0.0);
            QCOMPARE(composedPureEpsilon(0, answers), infinity);
            QCOMPARE(composedEpsilonAdvanced(0, answers, .1), infinity);
            QCOMPARE(composedEpsilonAdvanced(.5, answers, .1), 0.0);
        }
        QCOMPARE(memoisedEpsilon(.5), 0.0);
        QCOMPARE(memoisedEpsilon(0), infinity);
        // Total variation distance of Bin(2, q) and Bin(2, p): p² − q².
        VERIFY_CLOSE(composedDelta(.25, 2, 0), .5, 1e-15);
        VERIFY_CLOSE(composedDelta(1e-300, 5, 1000), 1.0, 1e-15);
    }

    void quantitiesAreTheFunctions() {
        using enum ParameterId;
        const Parameters p = Parameters().with(LieProbability, .25).with(Answers, 100).with(Epsilon, 30);
        VERIFY_CLOSE(evaluate(*findQuantity("composed-delta"), p), .992402597968108022228, 1e-14);
        QCOMPARE(evaluate(*findQuantity("composed-epsilon-pure"), p), composedPureEpsilon(.25, 100));
        QCOMPARE(evaluate(*findQuantity("composed-epsilon"), p), composedEpsilon(.25, 100, 1e-6));
        QCOMPARE(evaluate(*findQuantity("composed-epsilon-advanced"), p), composedEpsilonAdvanced(.25, 100, 1e-6));
        QCOMPARE(evaluate(*findQuantity("memoised-epsilon"), p), memoisedEpsilon(.25));
    }

    void everyDomainIsChecked_data() {
        addMessageColumns();
        addMessage("composedPureEpsilon", "answers must be in {1, ..., 1000000}, but is 0",
                   [] { (void)composedPureEpsilon(.25, 0); });
        addMessage("composedPureEpsilon", "q must be in [0, 0.5], but is 0.6",
                   [] { (void)composedPureEpsilon(.6, 1); });
        addMessage("composedDelta", "answers must be in {1, ..., 1000000}, but is 1000001",
                   [] { (void)composedDelta(.25, 1'000'001, 1); });
        addMessage("composedDelta", "q must be in [0, 0.5], but is -1", [] { (void)composedDelta(-1, 1, 1); });
        addMessage("composedDelta", "epsilon must be in [0, inf), but is -1",
                   [] { (void)composedDelta(.25, 1, -1); });
        addMessage("composedEpsilon", "delta must be in (0, 1), but is 1", [] { (void)composedEpsilon(.25, 1, 1); });
        addMessage("composedEpsilon", "q must be in [0, 0.5], but is nan",
                   [] { (void)composedEpsilon(std::nan(""), 1, .1); });
        addMessage("composedEpsilonAdvanced", "delta must be in (0, 1), but is 0",
                   [] { (void)composedEpsilonAdvanced(.25, 1, 0); });
        addMessage("composedEpsilonAdvanced", "answers must be in {1, ..., 1000000}, but is -3",
                   [] { (void)composedEpsilonAdvanced(.25, -3, .1); });
        addMessage("memoisedEpsilon", "q must be in [0, 0.5], but is 1", [] { (void)memoisedEpsilon(1); });
    }
    void everyDomainIsChecked() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestComposition)
#include "tst_composition.moc"
