#include "tests/core/support/reading.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "ui/state/recompute.h"

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <string>

#ifdef __linux__
#include <sys/resource.h>
#endif

using namespace halftruth;
using enum ParameterId;

namespace {

using Answers = std::vector<std::shared_ptr<const Result>>;

/// Explorers are plain functions: what they are to do, and what was done to them, stands here.
struct Script {
    std::chrono::milliseconds frame{0};
    std::atomic<int> frames{0};
    std::atomic<int> stopped{0};
    std::atomic<bool> fineBegan{false};
    std::atomic<bool> refinable = false;
    std::atomic<bool> endlessFine = false; ///< until it is stopped
    std::atomic<bool> deafFine = false;    ///< goes on although it is stopped
} script;

/// What takes no frame, and where there is something to refine a value that takes longer than one.
Exploration scripted(const Request &request, Budget &budget) {
    Exploration answer;
    answer.sentence = Text::verbatim(std::to_string(request.parameters[LieProbability]));
    int &passes = budget.memo().at<int>("passes");
    ++passes;
    if (passes == 1) {
        ++script.frames;
        std::this_thread::sleep_for(script.frame);
    }
    if (!script.refinable)
        return answer;
    (void)budget.value("fine", [&] {
        script.fineBegan = script.fineBegan || passes > 1;
        while ((passes == 1 || script.endlessFine) && !budget.token().stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        while (passes > 1 && script.deafFine)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        script.stopped += passes > 1 && budget.stopped() ? 1 : 0;
        return true;
    });
    answer.sentence = Text::verbatim(english(answer.sentence) + (budget.whole() ? ", fine" : ""));
    return answer;
}

Exploration failing(const Request &, Budget &) { throw std::domain_error("q must be in [0, 1], but is 7"); }

/// Lets one through for every release. No std::semaphore: those of GCC 12 may sleep for ever (GCC bug 104928).
class Gate {
public:
    void release() {
        const std::lock_guard lock(m_mutex);
        ++m_passes;
        m_opened.notify_one();
    }
    void acquire() {
        std::unique_lock lock(m_mutex);
        m_opened.wait(lock, [this] { return m_passes > 0; });
        --m_passes;
    }
    void close() {
        const std::lock_guard lock(m_mutex);
        m_passes = 0;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_opened;
    int m_passes = 0;
};

/// Waits until it is let go.
Gate gate;
Exploration gated(const Request &request, Budget &) {
    gate.acquire();
    Exploration answer;
    answer.sentence = Text::verbatim(std::to_string(request.parameters[LieProbability]));
    return answer;
}

/// A figure whose window ends at q, unless it is asked for in another.
Exploration drifting(const Request &request, Budget &) {
    const Interval natural{0, request.parameters[LieProbability]};
    Figure figure{.id = "figure", .title = phrase("Figure"), .layers = {}};
    figure.x.range = AxisRange(request.view("figure").x.value_or(natural), natural, {0, 1});
    figure.y.range = {0, 1};
    return {.figures = {figure}};
}

#ifdef __linux__
/// How far it lets others go first.
Exploration nicely(const Request &, Budget &) {
    Exploration answer;
    answer.sentence = Text::verbatim(std::to_string(getpriority(PRIO_PROCESS, 0)));
    return answer;
}
#endif

ExplorerSpec explorer(Exploration (*explore)(const Request &, Budget &)) {
    return {.id = "test", .explore = explore};
}
const ExplorerSpec scriptedExplorer = explorer(scripted);
const ExplorerSpec failingExplorer = explorer(failing);
const ExplorerSpec driftingExplorer = explorer(drifting);
const ExplorerSpec gatedExplorer = explorer(gated);

Request request(double q) { return {.parameters = Parameters().with(LieProbability, q)}; }

double asked(const Result &result) { return result.request.parameters[LieProbability]; }

/// Collects what arrives, with the thread it arrived in.
struct Listener {
    explicit Listener(Recompute &recompute) {
        QObject::connect(&recompute, &Recompute::finished, &recompute,
                         [this](const std::shared_ptr<const Result> &result) {
                             sameThread = sameThread && QThread::currentThread() == qApp->thread();
                             answers.push_back(result);
                         });
    }
    [[nodiscard]] bool finalFor(double q) const {
        return !answers.empty() && answers.back()->final && asked(*answers.back()) == q;
    }
    Answers answers;
    bool sameThread = true;
};

/// What is asked for is answered, and on its way.
void computeWithoutEvents(const Recompute &recompute) {
    const QDeadlineTimer deadline(std::chrono::minutes(1));
    while (!recompute.idle() && !deadline.hasExpired())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

/// It has told something of that explorer, and nothing is on its way.
#define ANSWERED(recompute, listener, explorer)                                                                      \
    do {                                                                                                             \
        (recompute).submit(explorer, request(0.5));                                                                  \
        QTRY_VERIFY((listener).finalFor(0.5));                                                                       \
        (listener).answers.clear();                                                                                  \
    } while (false)

} // namespace

class RecomputeTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        script.frame = std::chrono::milliseconds(0);
        script.frames = script.stopped = 0;
        script.fineBegan = false;
        script.refinable = script.endlessFine = script.deafFine = false;
        gate.close();
    }

    void answersWhatWasAsked() {
        Recompute recompute;
        Listener listener(recompute);
        QVERIFY(recompute.idle());
        recompute.submit(scriptedExplorer, request(0.125));
        QTRY_COMPARE(listener.answers.size(), std::size_t{1});
        const Result &result = *listener.answers.front();
        QCOMPARE(result.explorer, &scriptedExplorer);
        QCOMPARE(asked(result), 0.125);
        QCOMPARE(result.exploration.sentence, Text::verbatim(std::to_string(0.125)));
        QVERIFY(result.final);
        QVERIFY(result.error.isEmpty());
        QVERIFY(listener.sameThread);
        QTRY_VERIFY(recompute.idle());
    }

    void refinesWhatAFrameHadNoTimeFor() {
        script.refinable = true;
        Recompute recompute;
        Listener listener(recompute);
        recompute.submit(scriptedExplorer, request(0.125));
        QTRY_COMPARE(listener.answers.size(), std::size_t{2});
        QVERIFY(!listener.answers[0]->final);
        QCOMPARE(english(listener.answers[0]->exploration.sentence), std::to_string(0.125));
        QVERIFY(listener.answers[1]->final);
        QCOMPARE(english(listener.answers[1]->exploration.sentence), std::to_string(0.125) + ", fine");
        QCOMPARE(asked(*listener.answers[1]), 0.125);
        QVERIFY(listener.answers[0]->submitted == listener.answers[1]->submitted);
    }

    /// What refines a picture that nobody waits for any more isn't shown: it would cost the next one its frame. The
    /// first pictures are, so that the screen never starves.
    void aRefinementOfTheLastRequestIsNotShown() {
        script.refinable = true;
        Recompute recompute;
        Listener listener(recompute);
        ANSWERED(recompute, listener, scriptedExplorer);
        recompute.submit(scriptedExplorer, request(0.125));
        computeWithoutEvents(recompute); // both are on their way
        QVERIFY(recompute.idle() && listener.answers.empty());
        recompute.submit(scriptedExplorer, request(0.25));
        QTRY_VERIFY(listener.finalFor(0.25));
        QCOMPARE(listener.answers.size(), std::size_t{3});
        QCOMPARE(asked(*listener.answers[0]), 0.125);
        QVERIFY(listener.answers[0]->first && !listener.answers[0]->final);
        QCOMPARE(asked(*listener.answers[1]), 0.25);
        QCOMPARE(asked(*listener.answers[2]), 0.25);
        QVERIFY(listener.answers[1]->first && !listener.answers[2]->first);
    }

    /// The window may just have painted the page of another explorer: its charts come in another turn. Those of the
    /// same come at once, and what refines them after them.
    void anotherExplorerHasATurnOfItsOwn() {
        Recompute recompute;
        Listener listener(recompute);
        ANSWERED(recompute, listener, driftingExplorer);
        recompute.submit(driftingExplorer, request(0.25));
        computeWithoutEvents(recompute);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(listener.answers.size(), std::size_t{1});

        listener.answers.clear();
        script.refinable = true;
        recompute.submit(scriptedExplorer, request(0.125));
        computeWithoutEvents(recompute);
        QCoreApplication::sendPostedEvents();
        QVERIFY(listener.answers.empty());
        QTRY_VERIFY(listener.finalFor(0.125));
        QCOMPARE(listener.answers.size(), std::size_t{2});
        QVERIFY(listener.answers[0]->first && !listener.answers[1]->first);
    }

    /// One that waits gives way to a newer one, whatever explorer that is of.
    void whatWaitsGivesWay() {
        Recompute recompute;
        Listener listener(recompute);
        ANSWERED(recompute, listener, driftingExplorer);
        recompute.submit(scriptedExplorer, request(0.125));
        computeWithoutEvents(recompute);
        recompute.submit(driftingExplorer, request(0.25));
        computeWithoutEvents(recompute);
        QTRY_VERIFY(listener.finalFor(0.25));
        QTest::qWait(20); // nothing comes late
        QCOMPARE(listener.answers.size(), std::size_t{1});
    }

    void theLatestWins() {
        Recompute recompute;
        Listener listener(recompute);
        recompute.submit(gatedExplorer, request(0.01));
        QTRY_VERIFY(!recompute.idle());
        // However many are asked for meanwhile, only the last is computed.
        for (int i = 2; i <= 40; ++i)
            recompute.submit(gatedExplorer, request(0.01 * i));
        gate.release();
        QTRY_VERIFY(!listener.answers.empty());
        gate.release();
        QTRY_VERIFY(listener.finalFor(0.01 * 40));
        QVERIFY(listener.answers.size() <= 2);
        QTRY_VERIFY(recompute.idle());
    }

    void theScreenNeverStarves() {
        // A frame takes longer than the time between two changes, and what follows would never end.
        script.frame = std::chrono::milliseconds(10);
        script.refinable = true;
        script.endlessFine = true;
        const int submissions = testing::longOr(500, 150);
        Recompute recompute;
        Listener listener(recompute);
        std::vector<double> submitted;
        std::size_t whileMoving = 0;
        QTimer timer;
        timer.setTimerType(Qt::PreciseTimer);
        connect(&timer, &QTimer::timeout, this, [&] {
            submitted.push_back(0.5 * static_cast<double>(submitted.size() + 1) / submissions);
            recompute.submit(scriptedExplorer, request(submitted.back()));
            if (submitted.size() == static_cast<std::size_t>(submissions)) {
                timer.stop();
                whileMoving = listener.answers.size();
            }
        });
        timer.start(4);
        QTRY_COMPARE_WITH_TIMEOUT(submitted.size(), static_cast<std::size_t>(submissions), 30000);
        QVERIFY2(whileMoving > static_cast<std::size_t>(submissions / 25), qPrintable(QString::number(whileMoving)));

        script.endlessFine = false;
        QTRY_VERIFY(listener.finalFor(submitted.back()));
        // Each answer is to something that was asked, in the order of asking.
        auto next = submitted.begin();
        for (const auto &answer : listener.answers) {
            next = std::find(next, submitted.end(), asked(*answer));
            QVERIFY(next != submitted.end());
            QVERIFY(reading(answer->exploration.sentence).starts_with(std::to_string(*next)));
        }
    }

    void theLastAnswerAlwaysArrives() {
        script.refinable = true;
        Recompute recompute;
        Listener listener(recompute);
        for (int round = 0; round < testing::longOr(500, 40); ++round) {
            const double last = 0.0005 * (round + 1);
            for (int i = 0; i < 3; ++i)
                recompute.submit(scriptedExplorer, request(i < 2 ? 0.5 : last));
            const QDeadlineTimer deadline(5000);
            while (!listener.finalFor(last) && !deadline.hasExpired())
                QCoreApplication::processEvents();
            QVERIFY(listener.finalFor(last));
        }
    }

    void aNewRequestStopsTheFinePass() {
        script.refinable = true;
        script.endlessFine = true;
        Recompute recompute;
        Listener listener(recompute);
        recompute.submit(scriptedExplorer, request(0.1));
        QTRY_VERIFY(script.fineBegan);
        script.endlessFine = true;
        script.fineBegan = false;
        recompute.submit(scriptedExplorer, request(0.2));
        QTRY_VERIFY(script.fineBegan);
        QTRY_COMPARE(script.stopped, 1);
        script.endlessFine = false;
        QTRY_VERIFY(listener.finalFor(0.2));
        for (const auto &answer : listener.answers)
            QVERIFY(!(answer->final && asked(*answer) == 0.1)); // what was stopped is never shown
    }

    void whatDoesNotStopHoldsNobodyUp() {
        script.refinable = true;
        script.deafFine = true;
        Recompute recompute;
        Listener listener(recompute);
        recompute.submit(scriptedExplorer, request(0.1));
        QTRY_VERIFY(script.fineBegan);
        // The value of the first request looks at nothing before it is let go: the second has its picture before.
        recompute.submit(scriptedExplorer, request(0.2));
        QTRY_VERIFY(!listener.answers.empty() && asked(*listener.answers.back()) == 0.2);
        QVERIFY(!recompute.idle());
        script.deafFine = false;
        QTRY_VERIFY(listener.finalFor(0.2));
        QTRY_VERIFY(recompute.idle());
        for (const auto &answer : listener.answers)
            QVERIFY(!(answer->final && asked(*answer) == 0.1));
    }

    // While a value is moved the axes are where they were, as long as what is drawn fits them; and each value has one
    // answer.
    void axesStandStillWhileAValueMoves() {
        Recompute recompute;
        Listener listener(recompute);
        const auto window = [&] { return Interval(listener.answers.back()->exploration.figures[0].x.range); };
        const HeldAxes::Moves nothingOnTheAxis;
        recompute.submit(driftingExplorer, request(0.2));
        QTRY_VERIFY(listener.finalFor(0.2));
        QVERIFY(window() == Interval(0, 0.2) && !listener.answers.back()->held);
        for (const double q : {0.19, 0.18, 0.17}) {
            const std::size_t before = listener.answers.size();
            recompute.submit(driftingExplorer, request(q), {}, nothingOnTheAxis);
            QTRY_VERIFY(listener.finalFor(q));
            QVERIFY(window() == Interval(0, 0.2) && listener.answers.back()->held);
            QVERIFY(listener.answers.back()->request == request(q));
            QCOMPARE(listener.answers.size(), before + 1);
        }
        // Where what is drawn would be a strip of it another takes its place.
        recompute.submit(driftingExplorer, request(0.9), {}, nothingOnTheAxis);
        QTRY_VERIFY(listener.finalFor(0.9));
        QVERIFY(window().upper >= 0.9);
        // And each is where it is by itself when the value has come to rest, or the explorer before was another.
        recompute.submit(driftingExplorer, request(0.17));
        QTRY_VERIFY(listener.finalFor(0.17));
        QVERIFY(window() == Interval(0, 0.17) && !listener.answers.back()->held);
        recompute.submit(scriptedExplorer, request(0.16));
        QTRY_VERIFY(listener.finalFor(0.16));
        recompute.submit(driftingExplorer, request(0.15), {}, nothingOnTheAxis);
        QTRY_VERIFY(listener.finalFor(0.15));
        QVERIFY(window() == Interval(0, 0.15) && !listener.answers.back()->held);
    }

    void aFailureIsAnAnswer() {
        Recompute recompute;
        Listener listener(recompute);
        recompute.submit(failingExplorer, request(0.1));
        QTRY_COMPARE(listener.answers.size(), std::size_t{1});
        QCOMPARE(listener.answers[0]->error, QStringLiteral("q must be in [0, 1], but is 7"));
        QVERIFY(listener.answers[0]->final);
        QVERIFY(listener.answers[0]->exploration.figures.empty());
        // and no reason to stop working
        recompute.submit(scriptedExplorer, request(0.2));
        QTRY_VERIFY(listener.finalFor(0.2));
    }

    void letsTheWindowGoFirst() {
#ifndef __linux__
        QSKIP("threads have no priority of their own");
#else
        const ExplorerSpec niceExplorer = explorer(nicely);
        Recompute recompute;
        Listener listener(recompute);
        recompute.submit(niceExplorer, request(0.2));
        QTRY_VERIFY(!listener.answers.empty());
        const int nicest = 19;
        const int here = getpriority(PRIO_PROCESS, 0);
        const int there = std::stoi(english(listener.answers[0]->exploration.sentence));
        QVERIFY(there > here || here == nicest);
#endif
    }

    void mayBeDestroyedWhileBusy() {
        script.refinable = true;
        script.endlessFine = true;
        for (int i = 0; i < 20; ++i) {
            script.fineBegan = false;
            int arrived = 0;
            {
                Recompute recompute;
                connect(&recompute, &Recompute::finished, this, [&arrived] { ++arrived; });
                recompute.submit(scriptedExplorer, request(0.1));
                if (i % 2 == 0)
                    QTRY_VERIFY(script.fineBegan);
                else
                    recompute.submit(scriptedExplorer, request(0.2));
                arrived = 0;
            }
            QCoreApplication::processEvents();
            QCOMPARE(arrived, 0); // nothing is delivered to what is gone
        }
    }

    void askingDoesNotWait() {
        Recompute recompute;
        Listener listener(recompute);
        recompute.submit(gatedExplorer, request(0.1));
        QTRY_VERIFY(!recompute.idle());
        // The worker is held: were any of these to wait for it, the test would hang here.
        for (int i = 0; i < 100; ++i)
            recompute.submit(gatedExplorer, request(0.2));
        bool lived = false;
        QTimer::singleShot(0, this, [&lived] { lived = true; });
        QTRY_VERIFY(lived);
        QVERIFY(!recompute.idle());
        QVERIFY(listener.answers.empty());
        gate.release();
        QTRY_VERIFY(!listener.answers.empty());
        gate.release();
        QTRY_VERIFY(recompute.idle());
    }
};

HALFTRUTH_TEST(RecomputeTest)

#include "tst_recompute.moc"
