#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/figure/veil.h"
#include "ui/parameters/parameter_row.h"
#include "ui/release/release_dialog.h"
#include "ui/window/file_actions.h"
#include "ui/window/status_text.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

/// Answers when it may.
std::atomic<bool> answers = true;
std::atomic<bool> fails = false;

Exploration exploreWhenAllowed(const Request &request, Budget &budget) {
    answers.wait(false);
    if (fails)
        throw std::domain_error("no such thing");
    return findExplorer("trust")->explore(request, budget);
}

void let(std::atomic<bool> &gate, bool open) {
    gate = open;
    gate.notify_all();
}
void letAnswer(bool allowed) { let(answers, allowed); }

/// Each of two requests when it may, and neither of them whole at once.
constexpr double firstEpsilon = 0.25;
std::atomic<bool> answersSecond = true;

Exploration exploreInPasses(const Request &request, Budget &budget) {
    (request.parameters[Epsilon] == firstEpsilon ? answers : answersSecond).wait(false);
    Exploration trust = findExplorer("trust")->explore(request, budget);
    (void)budget.sweep("slowly", 64, [](std::size_t place) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        return place;
    });
    return trust;
}

} // namespace

/// Whatever is on its way, the window may be closed, another explorer chosen or a session opened: it comes to an
/// answer of what was asked last, or to its end. Run under the sanitizers it shows that nobody is told who isn't
/// there.
class InterruptionsTest : public WindowTest {
    Q_OBJECT

    void show(const char *explorer, const std::vector<std::pair<ParameterId, double>> &values = {}) {
        store().setExplorer(*findExplorer(explorer));
        for (const auto &[id, given] : values)
            QVERIFY(!store().setParameter(id, given));
    }
    [[nodiscard]] bool veiled() const {
        return std::ranges::any_of(m_window->findChildren<Veil *>(), &Veil::isVisible);
    }
    [[nodiscard]] bool isSaid(const QString &words) const {
        return std::ranges::any_of(m_window->findChildren<StatusText *>(),
                                   [&](const StatusText *each) { return each->text() == words; });
    }
    void press(const QWidget *dialog, const char *name) {
        auto *button = dialog->findChild<QPushButton *>(QLatin1String(name));
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    const std::map<QByteArray, std::function<void()>> m_works{
        {"pass",
         [this] {
             show("accuracy", {{Population, 1e9}, {LieProbability, 0.31}});
         }},
        {"search",
         [this] {
             show("accuracy");
             store().solve({.unknown = Population, .relation = "accuracy-hoeffding"});
         }},
        {"long search",
         [this] {
             show("sampling", {{Population, 1e9}});
             store().solve({.unknown = Epsilon, .relation = "pram-rms-error"});
         }},
        {"simulation",
         [this] {
             show("sampling", {{Simulate, 1}});
         }},
        {"playing",
         [this] {
             show("privacy-ratio");
             QTest::keyClick(row(LieProbability)->findChild<QSlider *>(), Qt::Key_P);
         }},
        {"pins",
         [this] {
             show("anonymity", {{Population, 1e6}});
             QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
             QVERIFY(!store().setParameter(LieProbability, 0.4));
         }},
        {"release",
         [this] {
             show("sampling");
             for (QAction *each : m_window->findChildren<QAction *>())
                 if (each->text() == QStringLiteral("&Two-curator release…"))
                     each->trigger();
             auto *dialog = m_window->findChild<ReleaseDialog *>();
             QTRY_VERIFY(!dialog->busy() && dialog->plan());
             press(dialog, "release");
         }},
    };

private slots:
    void init() {
        begin();
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, {1280, 800});
    }
    void cleanup() {
        letAnswer(true);
        let(answersSecond, true);
        fails = false;
        end();
    }

    void whatIsOldIsVeiledWhileAnAnswerIsLate() {
        static const ExplorerSpec late = [] { // outlives the window
            ExplorerSpec trust = *findExplorer("trust");
            trust.explore = exploreWhenAllowed;
            return trust;
        }();
        ANSWER(*m_window);
        letAnswer(false);
        store().setExplorer(late);
        QVERIFY(!veiled()); // most come at once
        QTRY_VERIFY(veiled());
        QVERIFY(isSaid(QStringLiteral("Computing…")));
        letAnswer(true);
        ANSWER(*m_window);
        QVERIFY(!veiled() && !isSaid(QStringLiteral("Computing…")));
        store().setExplorer(*findExplorer("counts"));
        ANSWER(*m_window);
        QTest::qWait(200); // longer than it waits
        QVERIFY(!veiled() && !isSaid(QStringLiteral("Computing…")));

        fails = true;
        store().setExplorer(late);
        QTRY_VERIFY(veiled());
        QCOMPARE(m_window->findChild<QLabel *>(QStringLiteral("refusal"))->text(), QStringLiteral("no such thing"));
        fails = false;
        store().setExplorer(*findExplorer("counts"));
        ANSWER(*m_window);
        QVERIFY(!veiled());
    }

    void stopLeavesAloneWhatHasBeenAskedForSince() {
        static const ExplorerSpec passes = [] {
            ExplorerSpec trust = *findExplorer("trust");
            trust.explore = exploreInPasses;
            return trust;
        }();
        auto *stop = m_window->findChild<QToolButton *>(QStringLiteral("stop"));
        show("trust", {{Epsilon, firstEpsilon}});
        ANSWER(*m_window);
        letAnswer(false);
        let(answersSecond, false);
        store().setExplorer(passes);
        QTest::qWait(50); // it is being computed
        QVERIFY(!store().setParameter(Epsilon, 0.75));
        letAnswer(true);
        QTRY_VERIFY(stop->isVisible()); // of the first, which isn't whole; the second has no picture yet
        QCOMPARE(m_window->shown()->request.parameters[Epsilon], firstEpsilon);
        QTest::mouseClick(stop, Qt::LeftButton);
        let(answersSecond, true);
        QTRY_VERIFY(m_window->settled());
        QCOMPARE(m_window->shown()->request.parameters[Epsilon], 0.75);
        store().setExplorer(*findExplorer("counts"));
        ANSWER(*m_window);
    }

    void anythingMayComeBetween_data() {
        QTest::addColumn<QByteArray>("work");
        QTest::addColumn<int>("after");
        for (const auto &[work, begin] : m_works)
            for (const int after : testing::longRun() ? std::vector{0, 5, 40} : std::vector{5})
                QTest::addRow("%s, after %d ms", work.constData(), after) << work << after;
    }
    void anythingMayComeBetween() {
        QFETCH(const QByteArray, work);
        QFETCH(const int, after);
        const auto begin = m_works.at(work);
        begin();
        QTest::qWait(after);
        store().setExplorer(*findExplorer("counts"));
        ANSWER(*m_window);
        QCOMPARE(QByteArray(m_window->shown()->explorer->id.data()), QByteArray("counts"));

        begin();
        QTest::qWait(after);
        Session session;
        session.scenario.explorer = findExplorer("repeated");
        m_window->files().openSession(session, {});
        ANSWER(*m_window);
        QCOMPARE(QByteArray(m_window->shown()->explorer->id.data()), QByteArray("repeated"));

        begin();
        QTest::qWait(after);
        m_window.reset();
        QTest::qWait(after);
    }
};

HALFTRUTH_TEST(InterruptionsTest)
#include "tst_interruptions.moc"
