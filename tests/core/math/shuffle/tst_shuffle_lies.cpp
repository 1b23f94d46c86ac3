#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/domain/stopped.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle_lies.h"

#include <QTest>

#include <cmath>
#include <stop_token>

using namespace halftruth;

class TestShuffleLies : public QObject {
    Q_OBJECT

private slots:
    // One person's count is the answer: p − e^ε q = δ.
    void ofOnePerson() {
        for (const double epsilon : {1e-4, 0.5, 3.0, 50.0})
            for (const double delta : {1e-12, 0.01, 0.4})
                if (delta < std::tanh(epsilon / 2)) {
                    const double q = (1 - delta) / (1 + std::exp(epsilon));
                    VERIFY_CLOSE(shuffleLies(1, epsilon, delta).q, q, 1e-11);
                }
    }

    // By halving, over every m.
    void agreesWithHalving() {
        for (const std::int64_t n : {2, 5, 20, 300})
            for (const double epsilon : {0.1, 0.7, 2.0})
                for (const double delta : {1e-6, 0.02}) {
                    const auto enough = [&](double q) {
                        for (std::int64_t m = 0; m < n; ++m)
                            if (const HockeyStick stick = hockeyStick({.n = n, .ones = m, .q = q}, epsilon);
                                std::max(stick.zero, stick.one) > delta)
                                return false;
                        return true;
                    };
                    double low = 1e-9;
                    double high = lieProbability(epsilon);
                    for (int i = 0; i < 60; ++i) {
                        const double middle = (low + high) / 2;
                        (enough(middle) ? high : low) = middle;
                    }
                    const ShuffleLies found = shuffleLies(n, epsilon, delta);
                    QVERIFY(found.everyOnes);
                    VERIFY_CLOSE(found.q, high, 1e-10);
                }
    }

    // There and back.
    void isTheInverseOfEpsilon() {
        for (const std::int64_t n : {50, 1000, 10'000}) {
            const double q = shuffleLies(n, 0.4, 1e-6).q;
            VERIFY_CLOSE(shuffleEpsilon(n, q, 1e-6).epsilon, 0.4, 1e-10);
        }
    }

    // Where not every m is tried the answer is enough by a bound, and hardly more than it takes.
    void isEnoughBeyond() {
        for (const std::int64_t n : {100'000, 1'000'000'000})
            for (const double epsilon : {0.02, 1.0, 4.0}) {
                const ShuffleSearch search{.everyOnesUpTo = 20'000};
                const ShuffleLies found = shuffleLies(n, epsilon, 1e-6, search);
                QVERIFY(!found.everyOnes);
                QVERIFY(shuffleDelta(n, found.q, epsilon, search).upperBound <= 1e-6 * (1 + 1e-12));
                QVERIFY(shuffleDelta(n, found.q * 0.9999, epsilon, search).upperBound > 1e-6);
                QVERIFY(shuffleDelta(n, found.q * 0.97, epsilon, search).delta > 1e-6);
            }
    }

    // Never more than an answer needs by itself, and no more where there are more to hide among.
    void fallsWithEverything() {
        double before = 0.5;
        for (const std::int64_t n : {1, 10, 100, 1000, 10'000}) {
            const double q = shuffleLies(n, 0.5, 1e-6).q;
            QVERIFY(q <= lieProbability(0.5) && q <= before);
            before = q;
        }
        QVERIFY(shuffleLies(100, 1, 1e-6).q < shuffleLies(100, 0.5, 1e-6).q);
        QVERIFY(shuffleLies(100, 0.5, 1e-3).q < shuffleLies(100, 0.5, 1e-6).q);
    }

    void refuses() {
        QCOMPARE(domainErrorOf([] { (void)shuffleLies(0, 1, 0.1); }),
                 QStringLiteral("n must be in {1, ..., 1000000000}, but is 0"));
        QCOMPARE(domainErrorOf([] { (void)shuffleLies(10, 0, 0.1); }),
                 QStringLiteral("epsilon must be in [1e-5, 500], but is 0"));
        QCOMPARE(domainErrorOf([] { (void)shuffleLies(10, 1, 1); }),
                 QStringLiteral("delta must be in (0, 1), but is 1"));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!endsBeforeStopped([&] { (void)shuffleLies(1000, 1, 1e-6, {.stop = stop.get_token()}); }));
    }
};

HALFTRUTH_TEST(TestShuffleLies)
#include "tst_shuffle_lies.moc"
