#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/room/room.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numbers>
#include <set>
#include <thread>
#include <vector>

using namespace halftruth;
using Design = RoomPlan::Design;
using Device = RoomPlan::Device;
using Verdict = Room::Verdict;

namespace {

const RoomPlan plan{.question = "Have you copied homework this year?"};

} // namespace

class TestRoom : public QObject {
    Q_OBJECT

private slots:
    void qIsTheFractionThatItIs_data() {
        QTest::addColumn<double>("q");
        QTest::addColumn<qint64>("ways");
        QTest::addColumn<qint64>("outOf");
        QTest::newRow("0") << 0.0 << qint64{0} << qint64{1};
        QTest::newRow("1/4") << 0.25 << qint64{1} << qint64{4};
        QTest::newRow("1/3") << 1.0 / 3 << qint64{1} << qint64{3};
        QTest::newRow("1/10") << 0.1 << qint64{1} << qint64{10};
        QTest::newRow("0.499999") << 0.499999 << qint64{499999} << qint64{1000000};
        QTest::newRow("355/1130") << 355.0 / 1130 << qint64{71} << qint64{226};
    }
    void qIsTheFractionThatItIs() {
        QFETCH(double, q);
        const Odds odds = RoomPlan{.question = "?", .lie = q}.odds();
        QTEST(static_cast<qint64>(odds.ways), "ways");
        QTEST(static_cast<qint64>(odds.outOf), "outOf");
    }

    /// Every decimal of six digits is itself, and any other number is met within a millionth.
    void noFractionIsFurtherThanAMillionth() {
        for (int i = 0; i < 500'000; i += 37) {
            const double q = i / 1e6;
            const Odds odds = RoomPlan{.question = "?", .lie = q}.odds();
            QCOMPARE(odds.probability(), q);
            QVERIFY(odds.outOf <= 1'000'000);
        }
        for (const double q : {1e-9, 1e-7, std::sqrt(2) / 7, std::numbers::pi / 10, std::exp(-1.0), 0.5 - 1e-7}) {
            const Odds odds = RoomPlan{.question = "?", .lie = q}.odds();
            QVERIFY(std::abs(odds.probability() - q) <= 0.5e-6 + 1e-15);
            QVERIFY(odds.ways >= 0 && 2 * odds.ways < odds.outOf && odds.outOf <= 1'000'000);
        }
        // The last below a half.
        QCOMPARE((RoomPlan{.question = "?", .lie = std::nextafter(0.5, 0)}.odds()), (Odds{499'999, 999'999}));
    }

    void theDesignHasTheProbabilitiesOfItsDevice() {
        for (const Design design : roomDesigns) {
            const SurveyDesign phone = RoomPlan{.question = "?", .design = design, .lie = 0.1}.survey();
            QCOMPARE(phone.yesGivenOne, 0.9);
            QCOMPARE(phone.yesGivenZero, 0.1);
            const SurveyDesign nearHalf = RoomPlan{.question = "?", .design = design, .lie = 0.4999999}.survey();
            VERIFY_CLOSE(nearHalf.contrast(), 1.0 / 999'999, 1e-14);
            for (const Device device : {Device::Coins, Device::Dice}) {
                const RoomPlan byHand{.question = "?", .design = design, .device = device, .lie = 0.1};
                QCOMPARE(byHand.survey(), byHand.realSurvey().design());
                QCOMPARE(byHand.realSurvey().event.device.kind == ChanceDevice::Kind::Coins, device == Device::Coins);
            }
        }
        // Two coins are a quarter, in Warner's design exactly.
        const RoomPlan coins{.question = "?", .design = Design::Warner, .device = Device::Coins};
        QCOMPARE(coins.survey(), (SurveyDesign{.yesGivenOne = 0.75, .yesGivenZero = 0.25}));
        // Forced response with q protects as much as Warner's design with q, ln((1-q)/q).
        QCOMPARE(coins.survey().yesGivenOne / coins.survey().yesGivenZero, 3.0);
    }

    void onlyWithoutChanceNobodyIsProtected() {
        for (const Device device : roomDevices) {
            for (const Design design : roomDesigns) {
                QVERIFY((RoomPlan{.question = "?", .design = design, .device = device, .lie = 0}.protectsNobody()));
                QVERIFY(
                    !(RoomPlan{.question = "?", .design = design, .device = device, .lie = 0.01}.protectsNobody()));
            }
        }
    }

    void refusals_data() {
        addMessageColumns();
        addMessage("q", "q must be in [0, 0.5), but is 0.5", [] { Room({.question = "?", .lie = 0.5}); });
        addMessage("q", "q must be in [0, 0.5), but is -0.1", [] { Room({.question = "?", .lie = -0.1}); });
        addMessage("q", "q must be in [0, 0.5), but is nan", [] { Room({.question = "?", .lie = std::nan("")}); });
        addMessage("dice", "q must be in [0, 0.5), but is 0.5",
                   [] { Room({.question = "?", .device = Device::Dice, .lie = 0.5}); });
        addMessage("question", "question must be a text, but is empty", [] { Room({}); });
        addMessage("question", "question must be of at most 600 bytes, but is of 601",
                   [] { Room({.question = std::string(601, 'x')}); });
        addMessage("title", "title must be of at most 600 bytes, but is of 601",
                   [] { Room({.title = std::string(601, 'x'), .question = "?"}); });
        addMessage("answers", "answers must be in {1, ..., 10000}, but is 10001", [] { Room(plan, {}, 10'001); });
        addMessage("yes", "yes must be in {0, ..., 5}, but is 6", [] { Room(plan, {.yes = 6}, 5); });
        addMessage("no", "no must be in {0, ..., 2}, but is 3", [] { Room(plan, {.yes = 3, .no = 3}, 5); });
    }
    void refusals() { VERIFY_MESSAGE(); }

    void anAnswerCountsOnce() {
        Room room(plan);
        const std::string token = room.newToken();
        QCOMPARE(room.answer(token, true), Verdict::Counted);
        QCOMPARE(room.answer(token, true), Verdict::AlreadyCounted);
        QCOMPARE(room.answer(token, false), Verdict::AlreadyCounted);
        QCOMPARE(room.counts(), (RoomCounts{.yes = 1, .no = 0}));
    }

    void onlyTheRoomsOwnTokensCount() {
        Room room(plan);
        Room other(plan);
        const std::string token = room.newToken();
        QCOMPARE(room.answer(other.newToken(), true), Verdict::UnknownToken);
        for (std::size_t i = 0; i < token.size(); ++i) { // any digit of it
            std::string forged = token;
            forged[i] = forged[i] == '0' ? '1' : '0';
            QCOMPARE(room.answer(forged, true), Verdict::UnknownToken);
        }
        for (const std::string &wrong :
             {std::string(), token.substr(1), token + "0", std::string(64, '0'), std::string(64, '\0')})
            QCOMPARE(room.answer(wrong, true), Verdict::UnknownToken);
        QCOMPARE(room.counts(), RoomCounts{});
    }

    void tokensAreDifferent() {
        const Room room(plan);
        std::set<std::string> all;
        for (int i = 0; i < 2000; ++i)
            all.insert(room.newToken().substr(0, 32));
        QCOMPARE(all.size(), std::size_t{2000});
    }

    void stopsAndGoesOn() {
        Room room(plan);
        const std::string token = room.newToken();
        room.setStopped(true);
        QCOMPARE(room.answer(token, true), Verdict::Stopped);
        QVERIFY(room.add(false)); // by hand, whoever stopped it
        room.setStopped(false);
        QCOMPARE(room.answer(token, true), Verdict::Counted); // it wasn't lost
        QCOMPARE(room.counts(), (RoomCounts{.yes = 1, .no = 1}));
    }

    void theLatestIsTakenBackOnce() {
        Room room(plan);
        QVERIFY(!room.removeLast());
        room.add(true);
        room.add(false);
        QVERIFY(room.canRemoveLast());
        QVERIFY(room.removeLast());
        QCOMPARE(room.counts(), (RoomCounts{.yes = 1, .no = 0}));
        QVERIFY(!room.canRemoveLast());
        QVERIFY(!room.removeLast()); // what came before isn't remembered
        const std::string token = room.newToken();
        QCOMPARE(room.answer(token, true), Verdict::Counted);
        QVERIFY(room.removeLast());
        QCOMPARE(room.answer(token, false), Verdict::AlreadyCounted); // its phone has answered
        QCOMPARE(room.counts(), (RoomCounts{.yes = 1, .no = 0}));
    }

    void aRestartForgetsAll() {
        Room room(plan);
        const std::string used = room.newToken();
        const std::string unused = room.newToken();
        const std::string id = room.id();
        QCOMPARE(room.answer(used, true), Verdict::Counted);
        room.setStopped(true);
        room.restart();
        QCOMPARE(room.counts(), RoomCounts{});
        QVERIFY(!room.stopped() && !room.canRemoveLast() && room.id() != id);
        QCOMPARE(room.answer(used, true), Verdict::UnknownToken);
        QCOMPARE(room.answer(unused, true), Verdict::UnknownToken);
        QCOMPARE(room.answer(room.newToken(), true), Verdict::Counted);
    }

    void thereIsAnEnd() {
        Room room(plan, {.yes = 4'000, .no = 5'998});
        QCOMPARE(room.answer(room.newToken(), true), Verdict::Counted);
        QVERIFY(room.add(false));
        QVERIFY(!room.add(false));
        const std::string token = room.newToken();
        QCOMPARE(room.answer(token, true), Verdict::Full);
        QCOMPARE(room.counts(), (RoomCounts{.yes = 4'001, .no = 5'999}));
        QVERIFY(room.removeLast());
        QCOMPARE(room.answer(token, true), Verdict::Counted);
    }

    void codesHaveFourDigits() {
        std::set<std::string> all;
        Room room(plan);
        for (int i = 0; i < 200; ++i) {
            const std::string code = room.code();
            QCOMPARE(code.size(), std::size_t{4});
            QVERIFY(code.front() != '0' && std::ranges::all_of(code, [](char c) { return c >= '0' && c <= '9'; }));
            all.insert(code);
            room.restart();
        }
        QVERIFY(all.size() > 150); // of 9000; 198 are expected
    }

    void eachOfManyAtOnceCountsOnce() {
        Room room(plan);
        std::vector<std::string> tokens(400);
        std::ranges::generate(tokens, [&] { return room.newToken(); });
        std::atomic<int> counted = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (std::size_t j = 0; j < tokens.size(); ++j)
                    counted += room.answer(tokens[j], j % 4 == 0) == Verdict::Counted ? 1 : 0;
            });
        for (std::thread &each : threads)
            each.join();
        QCOMPARE(counted.load(), 400);
        QCOMPARE(room.counts(), (RoomCounts{.yes = 100, .no = 300}));
    }

    /// Warner 1965, p. 65: (yes/n - (1-p))/(2p-1); here .3 from 80 of 200 at q = 1/4 [classroom: lies cancel].
    void estimatesAsASurveyDoes() {
        QVERIFY(!roomEstimate(plan, {}, 0.05));
        const auto estimate = roomEstimate(plan, {.yes = 80, .no = 120}, 0.05);
        QVERIFY(estimate);
        QVERIFY(std::abs(estimate->share - 0.3) < 1e-15);
        const SurveyDesign design{.yesGivenOne = 0.75, .yesGivenZero = 0.25};
        const SurveyInterval interval =
            surveyInterval(IntervalMethod::ClopperPearson, design, {.n = 200, .yes = 80}, 0.05);
        QCOMPARE(estimate->interval.lower, interval.lower);
        QCOMPARE(estimate->interval.upper, interval.upper);
        QCOMPARE(estimate->standardError, surveyStandardError(design, {.n = 200, .yes = 80}));
    }
};

HALFTRUTH_TEST(TestRoom)
#include "tst_room.moc"
