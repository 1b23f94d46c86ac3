#include "tests/support/test_program.h"

#include "core/budget/alarm.h"
#include "core/budget/budget.h"

#include <QTest>

#include <chrono>
#include <set>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

using namespace halftruth;
using Time = Budget::Time;

namespace {

/// A clock that tells how many values have been computed.
struct Work {
    std::vector<std::size_t> made;

    [[nodiscard]] Budget::Deadline after(std::size_t values) {
        return {.clock = [this] { return Time(Time::duration(static_cast<Time::rep>(made.size()))); },
                .end = Time(Time::duration(static_cast<Time::rep>(values)))};
    }
    /// What every computation here is: the square of a place.
    auto square() {
        return [this](std::size_t place) {
            made.push_back(place);
            return static_cast<double>(place * place);
        };
    }
};

/// Rounds of two curves of 100 and of 41 places, until the time is over or nothing is left.
bool explore(Budget &budget, Work &work) {
    do {
        (void)budget.sweep("long", 100, work.square());
        (void)budget.sweep("short", 41, work.square());
    } while (budget.nextRound());
    return budget.whole();
}

} // namespace

class TestBudget : public QObject {
    Q_OBJECT

private slots:
    // k of the 141 values in a budget of k, whatever k is; none is ever computed again.
    void makesAsManyAsThereIsTimeFor() {
        for (std::size_t k = 0; k <= 150; ++k) {
            Memo memo;
            Work work;
            Budget budget(memo, work.after(k));
            QCOMPARE(explore(budget, work), k >= 141);
            QCOMPARE(work.made.size(), std::min<std::size_t>(k, 141));
            QCOMPARE(budget.progress(), static_cast<double>(work.made.size()) / 141);
        }
    }

    void goesOnWhereThePassBeforeStopped() {
        Work atOnce;
        Budget everything;
        QVERIFY(explore(everything, atOnce));
        for (const std::size_t pass : {1, 3, 17, 60}) {
            Memo memo;
            Work work;
            for (bool whole = false; !whole;) {
                Budget budget(memo, work.after(work.made.size() + pass));
                whole = explore(budget, work);
                if (!whole)
                    QCOMPARE(work.made.size() % pass, std::size_t{0});
            }
            QCOMPARE(work.made.size(), atOnce.made.size());
            Budget again(memo, work.after(0));
            const auto known = again.sweep("long", 100, work.square());
            for (std::size_t i = 0; i < 100; ++i)
                QCOMPARE(known.values[i].value(), static_cast<double>(i * i));
        }
    }

    // Of ten values five are there, then the eleventh to thirtieth are asked for: the share falls, what is told
    // doesn't.
    void whatIsToldNeverFalls() {
        Memo memo;
        Work work;
        const auto pass = [&](std::size_t until, std::size_t more) {
            Budget budget(memo, work.after(until));
            do {
                (void)budget.sweep("first", 10, work.square());
                if (more > 0)
                    (void)budget.sweep("more", more, work.square());
            } while (budget.nextRound());
            return std::pair(budget.progress(), budget.advance());
        };
        QCOMPARE(pass(5, 0), std::pair(0.5, 0.5));
        const auto [share, told] = pass(10, 20);
        QCOMPARE(share, 1 / 3.0);
        QCOMPARE(told, 0.5 + 0.5 * 5 / 25); // of the 25 that were left
        QCOMPARE(pass(20, 20).second, told + (1 - told) * 10 / 20);
        QCOMPARE(pass(31, 20), std::pair(1.0, 1.0));
    }

    // Both ends are in the first stage, and what a stage adds lies in the middle between what was there.
    void stagesAreNested() {
        for (std::size_t count = 1; count < 400; count += 7) {
            Memo memo;
            Work work;
            Budget budget(memo, work.after(1000));
            do
                (void)budget.sweep("curve", count, work.square());
            while (budget.nextRound());
            QCOMPARE(work.made.size(), count);
            const std::size_t first = Budget::firstStride(count);
            QVERIFY(first == 1 || (count - 1) / first >= 8);
            std::set<std::size_t> known;
            for (const std::size_t place : work.made) {
                if (place % first != 0 && place != count - 1) {
                    const auto above = known.upper_bound(place);
                    QVERIFY(above != known.begin() && above != known.end());
                    const auto below = *std::prev(above);
                    QVERIFY(place - below == *above - place || *above == count - 1);
                }
                known.insert(place);
            }
        }
    }

    // No curve gets its last places before every other has its first.
    void curvesAdvanceTogether() {
        Memo memo;
        Work work;
        Budget budget(memo, work.after(35));
        bool longShown = false;
        bool shortShown = false;
        do {
            longShown = budget.sweep("long", 321, work.square()).shown;
            shortShown = budget.sweep("short", 33, work.square()).shown;
        } while (budget.nextRound());
        QVERIFY(longShown && shortShown);
        QVERIFY(!budget.whole());
    }

    void aPictureWaitsForTheFirstStage() {
        Memo memo;
        Work work;
        Budget hurried(memo, work.after(5));
        QVERIFY(!hurried.sweep("curve", 321, work.square()).shown);
        Budget longer(memo, work.after(40));
        QVERIFY(longer.sweep("curve", 321, work.square()).shown);
    }

    // What takes long has its first places behind the last of the others, whichever was asked for first.
    void theLastTurnComesLast() {
        Memo memo;
        Work work;
        Budget budget(memo, work.after(1000));
        const auto search = [&](std::size_t place) { return work.square()(1000 + place); };
        do {
            (void)budget.sweep("search", 41, search, Budget::Turn::Last);
            (void)budget.sweep("curve", 321, work.square());
            (void)budget.sweep("other search", 41, search, Budget::Turn::Last);
        } while (budget.nextRound());
        QVERIFY(budget.whole());
        QCOMPARE(work.made.size(), std::size_t{321 + 2 * 41});
        for (std::size_t i = 0; i < work.made.size(); ++i)
            QCOMPARE(work.made[i] >= 1000, i >= 321);
    }

    void everythingNeedsOneRound() {
        Work work;
        Budget budget;
        (void)budget.sweep("curve", 321, work.square());
        QCOMPARE(work.made.size(), std::size_t{321});
        QVERIFY(budget.whole() && !budget.nextRound());
    }

    void whatIsNeededIsComputedOnceAndAlways() {
        Memo memo;
        Work work;
        const auto value = [&] { return work.square()(3); };
        for (int pass = 0; pass < 3; ++pass) {
            Budget budget(memo, work.after(0));
            QCOMPARE(budget.needed("value", value), 9.0);
            QVERIFY(!budget.value("other", value));
            QVERIFY(!budget.whole());
        }
        QCOMPARE(work.made.size(), std::size_t{1});
    }

    void whatTakesLongComesLast() {
        Memo memo;
        Work work;
        Budget budget(memo, work.after(1000));
        do {
            (void)budget.sweep("curve", 321, work.square());
            (void)budget.lastly("search", [&] { return work.square()(1000); });
        } while (budget.nextRound());
        QCOMPARE(work.made.back(), std::size_t{1000});
        QVERIFY(budget.whole());
        QCOMPARE(*budget.lastly("search", [] { return 0.0; }), 1e6);
    }

    // What is promised another round gets it, also where the time ends in between.
    void againIsKept() {
        Memo memo;
        Work work;
        Budget budget(memo, work.after(50));
        int rounds = 0;
        bool promised = false;
        do {
            ++rounds;
            (void)budget.sweep("curve", 321, work.square());
            promised = budget.again();
            (void)budget.sweep("other", 321, work.square());
        } while (budget.nextRound());
        QVERIFY(!promised && rounds > 1);
        QCOMPARE(work.made.size(), std::size_t{50});
    }

    // A value that is given up leaves no trace, and comes with the next pass; so does one whose function returned
    // early with something.
    void whatIsGivenUpComesLater() {
        for (const bool throws : {true, false}) {
            Memo memo;
            Work work;
            std::stop_source alarm;
            Budget hurried(memo, {.clock = [] { return Time(); }, .end = Time::max(), .givesUp = alarm.get_token()});
            const auto slow = [&](const std::stop_token &stop) {
                if (!stop.stop_requested())
                    return 7.0;
                if (throws)
                    throw Stopped();
                return 0.0;
            };
            QVERIFY(!hurried.value("slow", [&] {
                alarm.request_stop();
                return slow(hurried.token());
            }));
            QVERIFY(!hurried.whole() && !hurried.stopped());
            Budget longer(memo, work.after(1));
            QCOMPARE(*longer.value("slow", [&] { return slow(longer.token()); }), 7.0);
        }
    }

    void aStopEndsEverything() {
        std::stop_source stop;
        Work work;
        Budget budget(stop.get_token());
        (void)budget.sweep("curve", 100, [&](std::size_t place) {
            if (work.made.size() == 10)
                stop.request_stop();
            return work.square()(place);
        });
        QCOMPARE(work.made.size(), std::size_t{11});
        QVERIFY(budget.stopped() && !budget.nextRound());
        // What would be drawn between this value and the next isn't.
        const auto next = [&] { (void)budget.sweep("another curve", 1, work.square()); };
        QVERIFY(!endsBeforeStopped(next));
        QVERIFY(!endsBeforeStopped([&] { (void)budget.value("value", [] { return 1; }); }));
        QVERIFY(!endsBeforeStopped([&] { (void)budget.needed("needed", [] { return 1; }); }));
        QCOMPARE(work.made.size(), std::size_t{11});
    }

    // A value outside the domain is the explorer's to tell; it isn't kept.
    void errorsPassThrough() {
        Budget budget;
        const auto fails = []() -> double { throw std::domain_error("q must be in [0, 1], but is 7"); };
        QVERIFY_EXCEPTION_THROWN((void)budget.value("value", fails), std::domain_error);
        QVERIFY_EXCEPTION_THROWN((void)budget.value("value", fails), std::domain_error);
    }

    void alarmsRingOnce() {
        Alarm alarm;
        const std::stop_token never = alarm.at(std::chrono::steady_clock::now() + std::chrono::hours(1));
        const std::stop_token soon = alarm.at(std::chrono::steady_clock::now());
        QTRY_VERIFY(soon.stop_requested());
        QVERIFY(!never.stop_requested());
        const std::stop_token later = alarm.at(std::chrono::steady_clock::now());
        QTRY_VERIFY(later.stop_requested());
    }
};

HALFTRUTH_TEST(TestBudget)
#include "tst_budget.moc"
