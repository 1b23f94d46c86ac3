#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/count/count_step.h"

#include <QTest>

#include <cmath>

using namespace halftruth;

class TestCountStep : public QObject {
    Q_OBJECT

private slots:
    // [KR2 (3.2), (3.3)] and those of the cdfs, against values that don't come from a recursion over n.
    void bothSidesAgree() {
        for (const double q : {0.0, 1e-12, 0.05, 0.25, 0.5})
            for (const std::int64_t n : {1, 2, 7, 40})
                for (std::int64_t m = 0; m <= n; ++m)
                    for (std::int64_t s = 0; s <= n; ++s) {
                        const CountModel model{.n = n, .ones = m, .q = q};
                        for (const LeftOut leftOut : {LeftOut::One, LeftOut::Zero}) {
                            if ((leftOut == LeftOut::One && m == 0) || (leftOut == LeftOut::Zero && m == n))
                                continue;
                            VERIFY_CLOSE(countPmfByStep(model, s, leftOut), countPmf(model, s), 1e-12);
                            VERIFY_CLOSE(countCdfByStep(model, s, leftOut), countCdf(model, s), 1e-12);
                        }
                    }
    }

    void ofABillion() {
        const CountModel model{.n = 1'000'000'000, .ones = 300'000'000, .q = 0.25};
        for (const std::int64_t s : {390'000'000LL, 400'000'000LL, 400'020'000LL})
            for (const LeftOut leftOut : {LeftOut::One, LeftOut::Zero})
                VERIFY_CLOSE(countPmfByStep(model, s, leftOut), countPmf(model, s), 1e-11);
    }

    // By hand: of two people, one truly a yes, both say yes with probability pq.
    void byHand() {
        const CountModel model{.n = 2, .ones = 1, .q = 0.25};
        VERIFY_CLOSE(countPmfByStep(model, 2, LeftOut::One), 0.75 * 0.25, 1e-15);
        VERIFY_CLOSE(countPmfByStep(model, 2, LeftOut::Zero), 0.25 * 0.75, 1e-15);
        VERIFY_CLOSE(countPmfWithout(model, 1, LeftOut::Zero), 0.75, 1e-15);
        VERIFY_CLOSE(countPmfWithout(model, 1, LeftOut::One), 0.25, 1e-15);
        QCOMPARE(countPmfWithout(model, 2, LeftOut::One), 0.0);
        QCOMPARE(countPmfWithout(model, -1, LeftOut::One), 0.0);
        QCOMPARE(countCdfWithout(model, -1, LeftOut::One), 0.0);
        QCOMPARE(countCdfWithout(model, 1, LeftOut::One), 1.0);
    }

    // [KR2 §3.1.2]: the differences, and the chain F(s; m) <= F(s; m-1) <= F(s+1; m).
    void differencesAndTheirOrder() {
        for (const double q : {0.05, 0.25, 0.45, 0.5})
            for (std::int64_t m = 1; m <= 12; ++m)
                for (std::int64_t s = 0; s < 12; ++s) {
                    const CountModel model{.n = 12, .ones = m, .q = q};
                    const CountModel before{.n = 12, .ones = m - 1, .q = q};
                    const double at = countPmfWithout(model, s, LeftOut::One);
                    const double after = countPmfWithout(model, s + 1, LeftOut::One);
                    QVERIFY(std::fabs(countCdf(model, s) - countCdf(before, s) + (1 - 2 * q) * at) < 1e-15);
                    QVERIFY(std::fabs(countCdf(model, s + 1) - countCdf(before, s) - q * (at + after)) < 1e-15);
                    QVERIFY(countCdf(model, s) <= countCdf(before, s) * (1 + 1e-14));
                    QVERIFY(countCdf(before, s) <= countCdf(model, s + 1) * (1 + 1e-14));
                }
    }

    void refusesWhatIsNotThere() {
        QVERIFY_THROWS_EXCEPTION(std::domain_error,
                                 (void)countPmfByStep({.n = 5, .ones = 0, .q = 0.25}, 1, LeftOut::One));
        QVERIFY_THROWS_EXCEPTION(std::domain_error,
                                 (void)countCdfByStep({.n = 5, .ones = 5, .q = 0.25}, 1, LeftOut::Zero));
        QVERIFY_THROWS_EXCEPTION(std::domain_error,
                                 (void)countPmfByStep({.n = 5, .ones = 2, .q = 0.25}, 6, LeftOut::Zero));
        QVERIFY_THROWS_EXCEPTION(std::domain_error,
                                 (void)countPmfByStep({.n = 5, .ones = 2, .q = 0.6}, 1, LeftOut::Zero));
    }
};

HALFTRUTH_TEST(TestCountStep)
#include "tst_count_step.moc"
