#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/one_bit/composition.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/shuffle/shuffled_rounds.h"
#include "core/math/trust/trade_off.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace halftruth;

namespace {

std::vector<double> pmfOf(const CountModel &model) {
    std::vector<double> all;
    for (std::int64_t s = 0; s <= model.n; ++s)
        all.push_back(countPmf(model, s));
    return all;
}

/// The definition: over every tuple of the counts of all rounds, in one direction.
double overAllCounts(const std::vector<double> &zero, const std::vector<double> &one, int rounds, double factor,
                     double p = 1, double q = 1) {
    if (rounds == 0)
        return std::max(0.0, p - factor * q);
    double sum = 0;
    for (std::size_t s = 0; s < zero.size(); ++s)
        sum += overAllCounts(zero, one, rounds - 1, factor, p * zero[s], q * one[s]);
    return sum;
}

double overAllCounts(const CountModel &model, int rounds, double epsilon) {
    CountModel more = model;
    ++more.ones;
    const std::vector<double> zero = pmfOf(model);
    const std::vector<double> one = pmfOf(more);
    const double factor = std::exp(epsilon);
    return std::max(overAllCounts(zero, one, rounds, factor), overAllCounts(one, zero, rounds, factor));
}

} // namespace

class TestShuffledRounds : public QObject {
    Q_OBJECT

private slots:
    void encloseTheSumOverAllCounts_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("rounds");
        QTest::newRow("2 people, 2 rounds") << 2 << 2;
        QTest::newRow("2 people, 8 rounds") << 2 << 8;
        QTest::newRow("3 people, 6 rounds") << 3 << 6;
        QTest::newRow("7 people, 4 rounds") << 7 << 4;
        QTest::newRow("40 people, 2 rounds") << 40 << 2;
        QTest::newRow("200 people, 2 rounds") << 200 << 2;
    }
    void encloseTheSumOverAllCounts() {
        QFETCH(const int, n);
        QFETCH(const int, rounds);
        for (const double q : {.01, .1, .25, .45})
            for (const std::int64_t ones : {0, (n - 1) / 3, n - 1})
                for (const double share : {0., .02, .1, .3, .6, .9}) {
                    const CountModel model{.n = n, .ones = ones, .q = q};
                    const double epsilon = share * rounds * halftruth::epsilon(q);
                    const double truth = overAllCounts(model, rounds, epsilon);
                    if (truth < 1e-13) // what adding up the definition can't tell
                        continue;
                    const Enclosed found = shuffledRoundsDelta(model, rounds, epsilon);
                    const QString where = QStringLiteral("q %1, m %2, ε %3: %4 ≤ %5 ≤ %6")
                                              .arg(q)
                                              .arg(ones)
                                              .arg(epsilon)
                                              .arg(found.lower, 0, 'g', 12)
                                              .arg(truth, 0, 'g', 12)
                                              .arg(found.upper, 0, 'g', 12);
                    const double rounding = 1e-11 * truth + 1e-15;
                    QVERIFY2(found.lower <= truth + rounding && truth <= found.upper + rounding, qPrintable(where));
                }
    }

    void oneRoundIsTheCount() {
        const CountModel model{.n = 200, .ones = 60, .q = .25};
        const HockeyStick stick = hockeyStick(model, .3);
        const Enclosed found = shuffledRoundsDelta(model, 1, .3);
        QCOMPARE(found.lower, std::max(stick.zero, stick.one));
        QCOMPARE(found.upper, found.lower);
        const Enclosed back = shuffledRoundsEpsilon(model, 1, found.upper);
        VERIFY_CLOSE(back.upper, .3, 1e-12);
    }

    void onePersonHidesBehindNobody() {
        for (const std::int64_t rounds : {1, 5, 400}) {
            QCOMPARE(shuffledRoundsDelta({.n = 1, .q = .3}, rounds, 1).upper, composedDelta(.3, rounds, 1));
            QCOMPARE(shuffledRoundsEpsilon({.n = 1, .q = .3}, rounds, 1e-4).upper, composedEpsilon(.3, rounds, 1e-4));
        }
    }

    // The two ends are as near as was asked for, in the deep tail as well.
    void endsAreNear() {
        for (const std::int64_t n : {200LL, 10'000LL, 1'000'000'000LL})
            for (const std::int64_t rounds : {2, 12, 1'000'000})
                for (const double logDelta : {-2., -6., -100.}) {
                    const CountModel model{.n = n, .ones = n / 3, .q = .25};
                    const double delta = std::pow(10, logDelta);
                    const Enclosed ends = shuffledRoundsEpsilon(model, rounds, delta);
                    const QString where = QStringLiteral("n %1, T %2, δ %3: %4 … %5")
                                              .arg(n)
                                              .arg(rounds)
                                              .arg(delta)
                                              .arg(ends.lower, 0, 'g', 12)
                                              .arg(ends.upper, 0, 'g', 12);
                    QVERIFY2(ends.lower <= ends.upper, qPrintable(where));
                    // Against the standard deviation of the loss, where that is more than it.
                    const double scale = countGaussianMu(n, .25) * std::sqrt(static_cast<double>(rounds));
                    QVERIFY2(ends.upper - ends.lower <= 3e-4 * std::max(ends.upper, scale), qPrintable(where));
                    if (ends.upper == 0)
                        continue;
                    const Enclosed there = shuffledRoundsDelta(model, rounds, ends.upper);
                    QVERIFY2(std::fabs(std::log(there.upper / delta)) < 2e-3, qPrintable(where));
                    // Down to where there would be too many points.
                    QVERIFY2(there.lower >= there.upper * (1 - (logDelta > -20 && n < 1'000'000 ? 3e-4 : 2e-2)),
                             qPrintable(where));
                }
    }

    // As many people are asked, the count of each round tends to a normal one, and so do all rounds together.
    void manyPeopleTendToTheGaussian() {
        constexpr std::int64_t n = 100'000'000;
        for (const std::int64_t rounds : {2, 30, 500}) {
            // mu grows with the root of the rounds, as it falls with that of the people.
            const double mu = countGaussianMu(n, .25) * std::sqrt(static_cast<double>(rounds));
            for (const double z : {.5, 2., 4.}) {
                const Enclosed ends = shuffledRoundsDelta({.n = n, .ones = n / 2, .q = .25}, rounds, z * mu);
                // That of a T-th of the people, asked once.
                const double limit = countGaussianDelta(n / rounds, .25, z * mu);
                VERIFY_CLOSE(ends.upper, limit, 2e-3);
            }
        }
    }

    void moreRoundsLoseMoreAndMorePeopleHideMore() {
        Enclosed before = shuffledRoundsEpsilon({.n = 300, .ones = 100, .q = .3}, 1, 1e-6);
        for (const std::int64_t rounds : {2, 4, 16, 64, 1024}) {
            const Enclosed now = shuffledRoundsEpsilon({.n = 300, .ones = 100, .q = .3}, rounds, 1e-6);
            QVERIFY(now.lower > before.upper);
            QVERIFY(now.upper <= composedEpsilon(.3, rounds, 1e-6));
            const Enclosed crowd = shuffledRoundsEpsilon({.n = 3000, .ones = 1000, .q = .3}, rounds, 1e-6);
            QVERIFY(crowd.upper < now.lower);
            before = now;
        }
    }

    // Of many rounds, as far beyond what they lose as one likes: found by comparing the two functions of random
    // models.
    void farOutNothingIsLeft() {
        struct Case {
            CountModel model;
            std::int64_t rounds;
            double epsilon;
        };
        for (const auto &[model, rounds, epsilon] :
             {Case{{.n = 406'651'175, .ones = 260, .q = .456928}, 15'564, 5.55824},
              Case{{.n = 1'791'931, .ones = 759'933, .q = .475201}, 89'359, 88.7489},
              Case{{.n = 4'673'468, .ones = 82, .q = .269232}, 11'786, 169.419},
              Case{{.n = 847'520'820, .ones = 300'117'443, .q = 1.5823371539031991e-7},
                   100'000,
                   265'017.02438836615}}) {
            const Enclosed loss = shuffledRoundsEpsilon(model, rounds, 1e-15);
            QVERIFY(loss.upper < epsilon);
            QCOMPARE(shuffledRoundsDelta(model, rounds, epsilon), Enclosed());
            QVERIFY(shuffledRoundsDelta(model, rounds, loss.upper * 1.01).upper < 1e-15);
        }
    }

    // Nobody lies: what all rounds lose is known but for a chance that is smaller than δ.
    void certainLossesAddUp() {
        constexpr double q = 7.1191008163879631e-9;
        for (const std::int64_t rounds : {6'632, 66'325, 663'258})
            for (const double delta : {1e-200, 6.4688848865467371e-15, 1e-10}) {
                const Enclosed loss = shuffledRoundsEpsilon({.n = 2, .ones = 1, .q = q}, rounds, delta);
                const double all = static_cast<double>(rounds) * epsilon(q);
                VERIFY_CLOSE(loss.upper, all, 1e-12);
                VERIFY_CLOSE(loss.lower, all, 1e-9);
            }
    }

    void ends() {
        const CountModel model{.n = 50, .ones = 10, .q = .25};
        QCOMPARE(shuffledRoundsDelta({.n = 50, .ones = 10, .q = 0}, 3, 1).upper, 1.0);
        QCOMPARE(shuffledRoundsDelta({.n = 50, .ones = 10, .q = .5}, 3, 1).upper, 0.0);
        QVERIFY(std::isinf(shuffledRoundsEpsilon({.n = 50, .ones = 10, .q = 0}, 3, .1).upper));
        QCOMPARE(shuffledRoundsEpsilon({.n = 50, .ones = 10, .q = .5}, 3, .1).upper, 0.0);
        QCOMPARE(shuffledRoundsDelta(model, 3, 3 * epsilon(.25)).upper, 0.0);
        QCOMPARE(shuffledRoundsEpsilon(model, 3, .9).upper, 0.0);
        for (const double q : {1e-300, 1e-12, 1e-6, .4999999})
            for (const std::int64_t n : {2LL, 1000LL, 1'000'000'000LL})
                for (const std::int64_t rounds : {2, 1000, 1'000'000}) {
                    const CountModel each{.n = n, .ones = n / 2, .q = q};
                    const Enclosed delta = shuffledRoundsDelta(each, rounds, .5);
                    const Enclosed loss = shuffledRoundsEpsilon(each, rounds, 1e-6);
                    const QString where = QStringLiteral("q %1, n %2, T %3: δ %4 … %5, ε %6 … %7")
                                              .arg(q)
                                              .arg(n)
                                              .arg(rounds)
                                              .arg(delta.lower)
                                              .arg(delta.upper)
                                              .arg(loss.lower)
                                              .arg(loss.upper);
                    QVERIFY2(delta.lower >= 0 && delta.lower <= delta.upper && delta.upper <= 1, qPrintable(where));
                    QVERIFY2(loss.lower >= 0 && loss.lower <= loss.upper, qPrintable(where));
                    QVERIFY2(loss.upper <= composedEpsilon(q, rounds, 1e-6), qPrintable(where));
                }
    }

    void whatIsOutsideIsRefused_data() {
        addMessageColumns();
        const CountModel model{.n = 50, .ones = 10, .q = .25};
        addMessage("delta", "rounds must be in {1, ..., 1000000}, but is 0",
                   [=] { (void)shuffledRoundsDelta(model, 0, 1); });
        addMessage("delta", "ones must be in {0, ..., 4}, but is 5",
                   [] { (void)shuffledRoundsDelta({.n = 5, .ones = 5, .q = .1}, 2, 1); });
        addMessage("delta", "epsilon must be in [0, inf), but is -1",
                   [=] { (void)shuffledRoundsDelta(model, 2, -1); });
        addMessage("epsilon", "delta must be in (0, 1), but is 0", [=] { (void)shuffledRoundsEpsilon(model, 2, 0); });
    }
    void whatIsOutsideIsRefused() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestShuffledRounds)
#include "tst_shuffled_rounds.moc"
