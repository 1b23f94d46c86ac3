#include "tests/support/test_program.h"

#include "core/math/accuracy/accuracy.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/accuracy_inverse.h"
#include "core/math/accuracy/required_people.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace halftruth;

class TestRequiredPeople : public QObject {
    Q_OBJECT

private slots:
    // Every n is tried, up to one from which on a bound holds for certain.
    void bothEndsAreThoseOfTryingAll() {
        std::mt19937_64 random(11);
        std::uniform_real_distribution<double> part;
        for (int i = 0; i < 12; ++i) {
            const double q = 0.48 * part(random);
            const double share = std::round(20 * part(random)) / 20;
            const double alpha = 0.3 * std::pow(10, -part(random));
            const double beta = 0.3 * std::pow(10, -4 * part(random));
            const double certain = std::min(requiredNHoeffding(q, alpha, beta), requiredNBernstein(q, alpha, beta));
            if (certain > 10'000)
                continue;
            const auto check = [&](auto failure, const RequiredPeople &found) {
                const auto holds = [&](double n) {
                    const auto people = static_cast<std::int64_t>(n);
                    return failure(q, people, onesAtShare(share, people), alpha) <= beta;
                };
                double fromOn = certain;
                while (fromOn > 1 && holds(fromOn - 1))
                    --fromOn;
                double first = 1;
                while (!holds(first))
                    ++first;
                QCOMPARE(found.first, first);
                QCOMPARE(found.fromOn, fromOn);
            };
            check(failureExact, requiredPeopleExact(q, share, alpha, beta));
            check(failureChernoff, requiredPeopleChernoff(q, share, alpha, beta));
        }
    }

    // Some n does already and a larger one doesn't: the two are told apart.
    void theFirstIsNotTheOneFromWhichOn() {
        const double q = 1 / (1 + std::exp(1.0));
        const RequiredPeople people = requiredPeopleExact(q, 0.3, 0.02, 0.05);
        QCOMPARE(people.fromOn, 8913.0);
        QVERIFY(people.first <= 8784);
        QVERIFY(failureExact(q, 8784, onesAtShare(0.3, 8784), 0.02) <= 0.05);
        QVERIFY(failureExact(q, 8912, onesAtShare(0.3, 8912), 0.02) > 0.05);
    }

    // The deviation is far below one outcome: a mean that happens to lie next to one is enough, among few people
    // only.
    void luckAmongFew() {
        const double q = 0.44045285588687111;
        const double share = 0.93412926353516701;
        const double alpha = 6.5007298380906201e-05;
        const double beta = 0.99360364163402193;
        const auto holds = [&](std::int64_t n) { return failureExact(q, n, onesAtShare(share, n), alpha) <= beta; };
        const RequiredPeople people = requiredPeopleExact(q, share, alpha, beta);
        QCOMPARE(people.first, 513.0);
        for (std::int64_t n = 1; n < 513; ++n)
            QVERIFY(!holds(n));
        QVERIFY(holds(513) && !holds(514));
        QVERIFY(holds(static_cast<std::int64_t>(people.fromOn)) &&
                !holds(static_cast<std::int64_t>(people.fromOn) - 1));
    }

    // A curve asks for that end alone.
    void oneEndAlone() {
        for (const double beta : {0.001, 0.05, 0.93})
            for (const double alpha : {0.0003, 0.01, 0.1}) {
                const RequiredPeople both = requiredPeopleExact(0.2, 0.3, alpha, beta);
                const RequiredPeople one = requiredPeopleExact(0.2, 0.3, alpha, beta, RequiredEnds::FromOn);
                QCOMPARE(one.fromOn, both.fromOn);
                QVERIFY(std::isnan(one.first));
                QVERIFY(both.first <= both.fromOn);
            }
    }

    // Neither end is next to where lattice and rounding are allowed for: each n nearby is tried.
    void everyNearby() {
        for (const double beta : {1e-6, 0.05, 0.93}) {
            const double q = 0.2;
            const double alpha = 0.003;
            const auto holds = [&](double n) {
                const auto people = static_cast<std::int64_t>(n);
                return failureExact(q, people, onesAtShare(0.37, people), alpha) <= beta;
            };
            const RequiredPeople people = requiredPeopleExact(q, 0.37, alpha, beta);
            for (double n = people.fromOn; n < people.fromOn + 2000; ++n)
                QVERIFY(holds(n));
            for (double n = std::max(1.0, people.first - 2000); n < people.first; ++n)
                QVERIFY(!holds(n));
            QVERIFY(!holds(people.fromOn - 1) && holds(people.first));
        }
    }

    // Of the range, in order; with or without somebody who is told.
    void tellsHowFarItHasCome() {
        std::vector<double> told;
        const Watch watch({}, [&](double share) { told.push_back(share); });
        const RequiredPeople people = requiredPeopleExact(0.25, 0.3, 0.0001, 0.05, RequiredEnds::Both, watch);
        QCOMPARE(people.fromOn, requiredPeopleExact(0.25, 0.3, 0.0001, 0.05).fromOn);
        QVERIFY(told.size() > 10);
        QVERIFY(std::ranges::is_sorted(told));
        QVERIFY(told.front() >= 0 && told.front() < 0.5 && told.back() > 0.5 && told.back() <= 1);
    }

    void manyPeople() {
        for (const double q : {0.1, 0.25, 0.49}) {
            const double alpha = 1.96 * std::sqrt(q * (1 - q) / 9e8) / (1 - 2 * q);
            const auto holds = [&](double n) {
                const auto people = static_cast<std::int64_t>(n);
                return failureExact(q, people, onesAtShare(0.3, people), alpha) <= 0.05;
            };
            const RequiredPeople people = requiredPeopleExact(q, 0.3, alpha, 0.05);
            QVERIFY(holds(people.first) && !holds(people.first - 1));
            QVERIFY(holds(people.fromOn) && !holds(people.fromOn - 1));
            for (double more = 1; people.fromOn + more < 1e9; more *= 3)
                QVERIFY(holds(people.fromOn + more));
        }
    }

    void noNumberIsEnough() {
        QCOMPARE(requiredPeopleExact(0.25, 0.3, 1e-7, 0.05).fromOn, std::numeric_limits<double>::infinity());
        QCOMPARE(requiredPeopleChernoff(0.25, 0.3, 1e-7, 0.05).first, std::numeric_limits<double>::infinity());
        QCOMPARE(requiredPeopleExact(0, 0.3, 1e-7, 0.05).fromOn, 1.0);
    }
};

HALFTRUTH_TEST(TestRequiredPeople)
#include "tst_required_people.moc"
