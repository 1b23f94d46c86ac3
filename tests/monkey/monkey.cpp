// Random real events on the real window, for hours if wanted: mouse, wheel and keys on whatever is there, menus and
// dialogs included. Every seed gives the same events. While it runs it checks that
//   - no request is outside the ranges of its parameters,
//   - undoing everything restores the start, and redoing it what was there,
//   - the window always comes to an answer.
// It tells what the process holds, also with the defaults alone, that is in the same state each time, and how long
// the window took to handle an event and to paint what came of it, also in time on a processor, so that growth and
// stalls are seen.
//
// Where one takes more than a tenth of a second, or as long as is said, it tells where the window's thread was every
// 5 ms but for the first fifth of that, for addr2line, and where it was when Qt complained of something. Where the
// defaults take much more than they did, it tells where every thread is, and what is in use a while later.
//
//     halftruth_monkey [--seed N] [--events N] [--report N] [--late MS]      ends with 1 where something wasn't so
//
// Files are neither read nor written outside a folder of its own: file dialogs are closed at once, a path that was
// typed over is put back there, and what the desktop is asked to open is looked at, not opened.

#include "tests/benchmark/frames.h"
#include "tests/ui/support/window_test.h"
#include "ui/parameters/player.h"
#include "ui/state/scenario_store.h"
#include "ui/threads/arenas.h"
#include "ui/threads/lone_thread.h"
#include "ui/window/current_window.h"
#include "ui/window/file_actions.h"
#include "ui/window/presentation.h"

#include "core/scenario/scenario.h"
#include "core/scenario/solving.h"

#include <QAbstractButton>
#include <QAbstractPrintDialog>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QRandomGenerator>
#include <QScopedValueRollback>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <execinfo.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <limits>
#include <malloc.h>
#include <map>
#include <mutex>
#include <pthread.h>
#include <set>
#include <string_view>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>
#include <utility>

using namespace halftruth;

namespace {

double megabytes(double bytes) { return bytes / (1 << 20); }

/// What the process has in memory, after what is free has been given back.
double resident() {
    malloc_trim(0);
    long pages = 0;
    long inMemory = 0;
    std::ifstream("/proc/self/statm") >> pages >> inMemory;
    return megabytes(static_cast<double>(inMemory) * static_cast<double>(sysconf(_SC_PAGESIZE)));
}

double allocated() {
    const auto info = mallinfo2();
    return megabytes(static_cast<double>(info.uordblks + info.hblkhd));
}

/// Milliseconds: until now, and those of them that this thread was on a processor for, which who else keeps the
/// machine busy doesn't lengthen.
class Clock {
public:
    void start() {
        m_wall.start();
        m_worked = threadTime();
    }
    [[nodiscard]] double took() const { return static_cast<double>(m_wall.nsecsElapsed()) / 1e6; }
    [[nodiscard]] double worked() const { return threadTime() - m_worked; }

private:
    [[nodiscard]] static double threadTime() { return frames::processorMilliseconds(CLOCK_THREAD_CPUTIME_ID); }
    QElapsedTimer m_wall;
    double m_worked = 0;
};

/// Where a thread was, written by a handler of signals on the thread that reads it.
struct Places {
    struct Place {
        std::array<void *, 200> frames{};
        int depth = 0;
    };
    std::array<Place, 100> places{};
    std::size_t count = 0;
};
Places placesSeen;

/// Where a stack can't be followed, in what is compiled while the program runs, looking at it ends here.
sigjmp_buf givenUp;
volatile std::sig_atomic_t looking = 0;

/// Looks at the thread that made it, and knows where it was while it did what takes long.
class Watch {
public:
    explicit Watch(qint64 late) : m_watched(pthread_self()) {
        std::array<void *, 1> first{};
        backtrace(first.data(), first.size()); // loads what it needs, which a handler can't
        std::signal(SIGUSR2, [](int) {
            if (placesSeen.count == placesSeen.places.size())
                return;
            if (sigsetjmp(givenUp, 1) == 0) {
                looking = 1;
                Places::Place &place = placesSeen.places[placesSeen.count];
                place.depth = backtrace(place.frames.data(), static_cast<int>(place.frames.size()));
                ++placesSeen.count;
            }
            looking = 0;
        });
        // On a stack of its own: a full one is what ends a program that calls itself without an end.
        const stack_t spare{.ss_sp = m_spare.data(), .ss_flags = 0, .ss_size = m_spare.size()};
        sigaltstack(&spare, nullptr);
        struct sigaction lost {};
        lost.sa_flags = SA_ONSTACK;
        lost.sa_handler = [](int) {
            if (looking != 0)
                siglongjmp(givenUp, 1);
            constexpr std::string_view said = "crashed\n";
            (void)!write(STDOUT_FILENO, said.data(), said.size());
            std::array<void *, 60> frames{};
            backtrace_symbols_fd(frames.data(), backtrace(frames.data(), static_cast<int>(frames.size())),
                                 STDOUT_FILENO);
            std::signal(SIGSEGV, SIG_DFL); // and again
        };
        sigaction(SIGSEGV, &lost, nullptr);
        // What takes a fifth of that is looked at, often enough to see what it consists of.
        m_thread = std::jthread([this, late](const std::stop_token &stop) {
            for (; !stop.stop_requested(); std::this_thread::sleep_for(std::chrono::milliseconds(5)))
                if (const qint64 begun = m_begun; begun != 0 && now() - begun > late / 5)
                    pthread_kill(m_watched, SIGUSR2);
        });
    }
    void begin() {
        placesSeen.count = 0;
        m_begun = now();
    }
    void pause() { m_begun = 0; }
    /// Of every thread, one after the other.
    void tellAll() {
        pause();
        placesSeen.count = 0;
        for (const auto &task : std::filesystem::directory_iterator("/proc/self/task")) {
            const std::size_t seen = placesSeen.count;
            syscall(SYS_tgkill, getpid(), std::stoi(task.path().filename()), SIGUSR2);
            for (int i = 0; i < 1000 && placesSeen.count == seen; ++i)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        tell();
    }
    /// Since it began, one place after the other.
    void tell() {
        pause(); // telling takes long itself
        std::fflush(stdout);
        for (std::size_t i = 0; i < placesSeen.count; ++i) {
            backtrace_symbols_fd(placesSeen.places[i].frames.data(), placesSeen.places[i].depth, STDOUT_FILENO);
            std::puts("");
            std::fflush(stdout);
        }
    }

private:
    [[nodiscard]] static qint64 now() {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
                   std::chrono::steady_clock::now().time_since_epoch())
            .count();
    }
    pthread_t m_watched;
    std::array<char, 1 << 16> m_spare{};
    std::atomic<qint64> m_begun = 0;
    std::jthread m_thread{};
};

QtMessageHandler usualHandler = nullptr;
QString doing; ///< the last event

/// Where Qt complains of what hasn't been complained of before.
void tellWhere(QtMsgType type, const QMessageLogContext &context, const QString &message) {
    static std::mutex one;
    static QSet<QString> known;
    const std::lock_guard lock(one);
    usualHandler(type, context, message);
    if (known.contains(message))
        return;
    known.insert(message);
    std::printf("  said during: %s\n", qPrintable(doing));
    std::fflush(stdout);
    std::array<void *, 200> frames{};
    backtrace_symbols_fd(frames.data(), backtrace(frames.data(), frames.size()), STDOUT_FILENO);
}

struct Wishes {
    quint32 seed = 1;
    qint64 events = 10'000;
    qint64 report = 1'000;
    qint64 late = 100; // ms
};

class Monkey : public QObject {
    Q_OBJECT

public:
    Monkey(CurrentWindow &window, const Wishes &wishes, const QString &home)
        : m_window(window), m_wishes(wishes), m_home(home), m_random(wishes.seed) {
        for (const QString &scheme : m_schemes)
            QDesktopServices::setUrlHandler(scheme, this, "asked");
        QUndoStack &undo = m_window->store().undoStack();
        undo.clear();
        m_start = m_window->store().scenario();
        // What is opened has nothing before it, and a full stack forgets its first steps, also when it is shorter
        // again.
        connect(&undo, &QUndoStack::indexChanged, this, [this, &undo] {
            if (undo.count() == 0 || undo.count() == undo.undoLimit())
                m_startKnown = false;
        });
    }

    ~Monkey() override {
        for (const QString &scheme : m_schemes)
            QDesktopServices::unsetUrlHandler(scheme);
    }

    void begin() {
        std::printf("%9s %12s %12s %12s %8s %10s %10s %10s %10s\n", "events", "resident MB", "in use MB",
                    "defaults MB", "widgets", "worst ms", "of work", "late", "explorers");
        report();
        post();
    }
    [[nodiscard]] bool failed() const { return m_failed; }

public slots:
    /// Of the desktop, to open something.
    void asked(const QUrl &what) {
        if (what.isLocalFile() && !isAtHome(what.toLocalFile()))
            fail(QStringLiteral("asked to open ") + what.toString());
    }

private:
    int upTo(int end) { return static_cast<int>(m_random.bounded(std::max(1, end))); }
    template <class List>
    auto oneOf(const List &list) {
        return list[static_cast<decltype(list.size())>(upTo(static_cast<int>(list.size())))];
    }

    void fail(const QString &what) {
        std::printf("event %lld of seed %u: %s\n", static_cast<long long>(m_done), m_wishes.seed, qPrintable(what));
        std::fflush(stdout);
        m_failed = true;
    }

    /// With what the window waits for.
    void failToAnswer() {
        const ScenarioStore &store = m_window->store();
        const Request asked = request(store.scenario());
        const Request same = asked;
        const Result *shown = m_window->shown();
        fail(QStringLiteral("no answer"));
        std::printf("  asked of %s%s%s\n", std::string(store.explorer().id).c_str(),
                    asked.solving ? ", to be solved" : "", store.inGesture() ? ", while something is moved" : "");
        for (const ParameterUse &use : store.explorer().usesAt(asked.parameters))
            std::printf("  %s = %.60s\n", spec(use.id).name.data(), valueText(use, asked.parameters).c_str());
        if (shown)
            std::printf("  shown: %s, %s, %s%s%s%s\n", std::string(shown->explorer->id).c_str(),
                        shown->request == asked ? "as asked" : "something else", shown->final ? "final" : "not final",
                        shown->held ? ", held" : "", shown->solved && shown->solved->pending ? ", being solved" : "",
                        asked == same ? "" : ", and what is asked isn't the same as itself"); // NaN
        for (const QString &each : m_since)
            std::printf("  event: %s\n", qPrintable(each));
        std::fflush(stdout);
    }

    /// The next event is on its way before this one is handled: it may open a dialog, which handles events of its
    /// own. By a timer, so that a menu that has been closed comes to its end first.
    void post() {
        QTimer::singleShot(1, this, [this] { step(); });
        wait();
    }

    void wait() {
        m_waiting.start();
        if (!m_checking)
            m_watch.begin();
    }

    /// A session that is opened, or begun anew, while there are no steps leaves them as they are: without any.
    void noteOpening() {
        FileActions *files = &m_window->files();
        if (std::exchange(m_files, files) != files) // with each window that takes the place of another
            connect(files, &FileActions::roomOpened, this, [this] { m_startKnown = false; });
    }

    /// One event: of a drag each move is answered by itself.
    void timed(const std::function<void()> &answer) {
        const qint64 before = m_done;
        Clock clock;
        clock.start();
        m_watch.begin();
        answer();
        if (m_done == before) // nothing else has been handled within
            count(clock, doing);
        wait();
    }

    void count(const Clock &clock, const QString &what) {
        const double took = clock.took();
        const double worked = clock.worked();
        m_worst = std::max(m_worst, took);
        m_worstWork = std::max(m_worstWork, worked);
        if (took > static_cast<double>(m_wishes.late)) {
            ++m_late;
            m_watch.tell();
            std::printf("  %.0f ms, %.0f of work: %s\n", took, worked, qPrintable(what));
        }
    }

    void step() {
        if (m_checking)
            return post();
        // Painting, and what else the window's thread has done before it came to this event.
        count(m_waiting, QStringLiteral("after ") + doing);
        if (m_failed || m_done >= m_wishes.events) {
            if (QWidget *modal = QApplication::activeModalWidget())
                modal->close();
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            if (m_depth == 0)
                return finish();
            return post();
        }
        ++m_done;
        noteOpening();
        const bool outermost = m_depth == 0;
        post();
        ++m_depth;
        act();
        m_since
            << QStringLiteral("%1 %2, %3 steps").arg(m_done).arg(doing).arg(m_window->store().undoStack().count());
        stayAtHome();
        --m_depth;
        checkRequest();
        const bool reports = outermost && m_done / m_wishes.report != m_reported;
        if (reports || (outermost && m_done / undoneEvents != m_undone)) {
            m_undone = m_done / undoneEvents;
            checkUndo();
            if (reports) {
                m_reported = m_done / m_wishes.report;
                report();
            }
            return settle();
        }
        wait();
    }

    /// What a check has left behind, of thousands of steps in one go, is no event's.
    void settle() {
        m_checking = true;
        m_watch.pause();
        QTimer::singleShot(100, this, [this] {
            m_checking = false;
            wait();
        });
    }

    void finish() {
        if (!m_failed)
            checkUndo();
        report();
        QCoreApplication::exit(m_failed ? 1 : 0);
    }

    void report() {
        const double now = resident();
        const double inUse = allocated();
        std::printf("%9lld %12.1f %12.1f %12.1f %8lld %10.1f %10.1f %10lld %10zu\n", static_cast<long long>(m_done),
                    now, inUse, ofDefaults(), static_cast<long long>(QApplication::allWidgets().size()),
                    std::exchange(m_worst, 0.0), std::exchange(m_worstWork, 0.0), static_cast<long long>(m_late),
                    std::exchange(m_explorers, {}).size());
        std::fflush(stdout);
    }

    /// What is in use while the window shows nothing but the defaults, and no other is open. What was there comes
    /// back. Not a number while a lesson has the window.
    double ofDefaults() {
        const QScopedValueRollback checking(m_checking, true);
        m_watch.pause();
        ScenarioStore &store = m_window->store();
        if (store.isLent() || m_depth > 0)
            return std::nan("");
        for (QWidget *each : QApplication::topLevelWidgets())
            if (each != &*m_window && each->isVisible())
                each->close();
        auto *presentation = m_window->findChild<Presentation *>(); // which has looks of its own, for a full screen
        const bool presented = presentation->isOn();
        presentation->leave();
        QGuiApplication::clipboard()->clear(); // what was copied isn't the window's
        const Scenario before = store.scenario();
        const QSize size = m_window->size(); // the larger a window, the larger the picture of it
        m_window->resize(1280, 800);
        store.restore({}, [] { return QStringLiteral("defaults"); });
        store.undoStack().clear();
        if (!settled(*m_window))
            failToAnswer();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // no loop has come to them yet
        // What is being written or drawn for a dialog that has been closed isn't the window's either.
        constexpr std::chrono::seconds untilWritten{60};
        if (!loneThreadsEnd(untilWritten))
            fail(QStringLiteral("something is written without an end"));
        double inUse = allocated();
        constexpr double muchMore = 50; // MB
        if (inUse > m_ofDefaults + muchMore) {
            std::printf("  %.1f MB with the defaults, after %.1f\n", inUse, m_ofDefaults);
            m_watch.tellAll();
            QTest::qWait(2'000);
            inUse = allocated();
            std::printf("  %.1f MB a while later\n", inUse);
        }
        m_ofDefaults = inUse;
        m_window->resize(size);
        presentation->action()->setChecked(presented);
        store.restore(before, [] { return QStringLiteral("back"); });
        store.undoStack().clear();
        if (!answered(*m_window))
            failToAnswer();
        m_start = store.scenario();
        m_startKnown = true;
        return inUse;
    }

    // ---------------------------------------------------------------- events

    [[nodiscard]] bool isAtHome(const QString &path) const {
        const QString whole = QFileInfo(path).absoluteFilePath();
        return whole == m_home || whole.startsWith(m_home + QLatin1Char('/'));
    }

    void stayAtHome() const {
        for (QWidget *each : QApplication::allWidgets())
            if (auto *field = qobject_cast<QLineEdit *>(each))
                if (const QFileInfo typed(field->text()); typed.isAbsolute() && !isAtHome(field->text()))
                    field->setText(QDir(m_home).filePath(typed.fileName()));
    }

    /// Where the events go: a menu or a dialog that is open, or the window.
    [[nodiscard]] QWidget *top() const {
        if (QWidget *popup = QApplication::activePopupWidget())
            return popup;
        if (QWidget *modal = QApplication::activeModalWidget())
            return modal;
        return &*m_window;
    }

    void act() {
        QWidget *where = top();
        if (qobject_cast<QFileDialog *>(where) || qobject_cast<QAbstractPrintDialog *>(where)) {
            static_cast<QDialog *>(where)->reject();
            return;
        }
        if (!m_window->isVisible())
            m_window->show();
        if (!QApplication::activeWindow())
            where->activateWindow(); // as a window manager does: no shortcut is heard otherwise
        // A dialog that nobody answers would be the end of it.
        if (where != &*m_window && upTo(25) == 0) {
            where->close();
            return;
        }
        if (upTo(60) == 0 && where == &*m_window) {
            for (QWidget *each : QApplication::topLevelWidgets())
                if (each != where && each->isVisible() && qobject_cast<QDialog *>(each))
                    each->close();
            static const QList<QSize> sizes{{900, 560}, {1024, 640}, {1280, 800}, {1600, 1000}};
            where->resize(oneOf(sizes));
            return;
        }
        // Other windows that are open take their part.
        QWidgetList open{where, where};
        if (where == &*m_window)
            for (QWidget *each : QApplication::topLevelWidgets())
                if (each->isVisible() && qobject_cast<QDialog *>(each))
                    open << each;
        where = oneOf(open);
        if (upTo(40) == 0)
            type(where);
        else if (upTo(3) == 0)
            key(where);
        else
            mouse(where);
    }

    void key(QWidget *where) {
        struct Press {
            int key;
            Qt::KeyboardModifiers modifiers;
        };
        static const std::vector<Press> presses = [] {
            std::vector<Press> all;
            for (const int each :
                 {Qt::Key_Tab,       Qt::Key_Return, Qt::Key_Escape,   Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
                  Qt::Key_Down,      Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End,   Qt::Key_Space,
                  Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_F2,       Qt::Key_F1,   Qt::Key_F5,    Qt::Key_Period,
                  Qt::Key_Comma,     Qt::Key_Minus,  Qt::Key_Percent,  Qt::Key_E,    Qt::Key_A})
                all.push_back({each, Qt::NoModifier});
            for (int digit = 0; digit < 10; ++digit) {
                all.push_back({Qt::Key_0 + digit, Qt::NoModifier});
                all.push_back({Qt::Key_0 + digit, Qt::ControlModifier});
            }
            for (const int each :
                 {Qt::Key_Z, Qt::Key_Y, Qt::Key_P, Qt::Key_T, Qt::Key_D, Qt::Key_C, Qt::Key_A, Qt::Key_Z, Qt::Key_Z})
                all.push_back({each, Qt::ControlModifier});
            all.push_back({Qt::Key_Backtab, Qt::ShiftModifier});
            all.push_back({Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier});
            return all;
        }();
        QWidget *focus = where->focusWidget();
        const Press press = oneOf(presses);
        QWidget *target = focus && focus->isVisible() ? focus : where;
        doing = QKeySequence(press.modifiers | static_cast<Qt::Key>(press.key)).toString() + onWhat(*target);
        timed([&] { QTest::keyClick(target, static_cast<Qt::Key>(press.key), press.modifiers); });
    }

    /// What is at or beside an end of a range, into any field.
    void type(QWidget *where) {
        QList<QLineEdit *> fields;
        for (auto *each : where->findChildren<QLineEdit *>())
            if (each->isVisible() && each->isEnabled() && each->window() == where)
                fields << each;
        if (fields.isEmpty())
            return;
        static const QStringList texts =
            QStringLiteral("0 -0 5e-324 1e-310 1e-300 1e-100 1e-17 1e-6 0.25 0.49999999999999994 0.5 0.75 "
                           "0.99999999999999989 1 1.0000000000000002 2 40 1e6 999999999 1e9 1e12 "
                           "1.7976931348623157e308 -1 inf nan 1/3")
                .split(QLatin1Char(' '));
        const QPointer<QLineEdit> field = oneOf(fields);
        const QString text = oneOf(texts);
        doing = text + QStringLiteral(" typed") + onWhat(*field);
        timed([&] {
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, text);
        });
        if (field)
            timed([&] { QTest::keyClick(field, Qt::Key_Return); });
    }

    void mouse(QWidget *where) {
        QWidgetList seen{where};
        for (QWidget *each : where->findChildren<QWidget *>())
            if (each->isVisible() && each->isEnabled() && each->window() == where)
                seen << each;
        const QPointer<QWidget> widget = upTo(2) == 0 ? where : oneOf(seen);
        const auto place = [&] { return QPoint(upTo(widget->width()), upTo(widget->height())); };
        QWidget *hit = widget;
        QPoint at = place();
        if (QWidget *child = widget->childAt(at); child) {
            at = child->mapFrom(widget, at);
            hit = child;
        }
        const QPointer<QWidget> target = hit;
        const int what = upTo(20);
        doing = QStringLiteral("mouse %1").arg(what) + onWhat(*target, at);
        if (what < 14) {
            timed([&] { QTest::mousePress(target, Qt::LeftButton, {}, at); });
            for (int i = what < 8 ? 0 : upTo(12); i > 0 && target; --i)
                drag(*target, at += QPoint(upTo(81) - 40, upTo(41) - 20));
            if (target)
                timed([&] { QTest::mouseRelease(target, Qt::LeftButton, {}, at); });
        } else if (what < 16) {
            timed([&] { QTest::mouseDClick(target, Qt::LeftButton, {}, at); });
        } else if (what < 17) {
            QContextMenuEvent menu(QContextMenuEvent::Mouse, at, target->mapToGlobal(at));
            timed([&] { QCoreApplication::sendEvent(target, &menu); });
        } else if (what < 18) {
            timed([&] { QTest::mouseMove(target, at); });
        } else {
            const int turn = 120 * (upTo(7) - 3);
            QWheelEvent wheel(at, target->mapToGlobal(at), {}, {0, turn}, Qt::NoButton,
                              upTo(3) == 0 ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
            timed([&] { QCoreApplication::sendEvent(target, &wheel); });
        }
    }

    static QString onWhat(const QWidget &target, QPoint at = {}) {
        const auto *menu = qobject_cast<const QMenu *>(&target);
        const QAction *entry = menu ? menu->actionAt(at) : nullptr;
        const auto *button = qobject_cast<const QAbstractButton *>(&target);
        QString name = entry ? entry->text() : target.accessibleName();
        if (name.isEmpty())
            name = button ? button->text() : target.objectName();
        return QStringLiteral(" on %1 \"%2\" of %3")
            .arg(QLatin1String(target.metaObject()->className()), name.left(40),
                 QLatin1String(target.window()->metaObject()->className()));
    }

    void drag(QWidget &target, QPoint to) {
        QMouseEvent move(QEvent::MouseMove, to, target.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        timed([&] { QCoreApplication::sendEvent(&target, &move); });
    }

    // ---------------------------------------------------------------- what holds

    void checkRequest() {
        ScenarioStore &store = m_window->store();
        m_explorers.insert(&store.explorer());
        const Request &request = store.request();
        const auto issues =
            validate(request.parameters, usesAt(store.explorer(), request.parameters, request.solving));
        if (!issues.empty())
            fail(QStringLiteral("a request outside its range: ") + QString::fromStdString(issues.front().message));
    }

    /// What a scenario has otherwise than it should, all steps, and all events since the last check.
    void tellDifference(const Scenario &wanted, const Scenario &found, const QUndoStack &steps) const {
        for (const ExplorerSpec &each : explorerTable()) {
            const std::string id(each.id);
            for (const ParameterUse &use : each.parameters)
                if (const Parameters a = wanted.values(each), b = found.values(each); !sameText(use, a, b))
                    std::printf("  %s: %s is %.80s, was %.80s\n", id.c_str(), spec(use.id).name.data(),
                                valueText(use, b).c_str(), valueText(use, a).c_str());
        }
        const auto tell = [](const char *what, bool same) {
            if (!same)
                std::printf("  %s\n", what);
        };
        tell("linked", wanted.linked == found.linked);
        tell("own", wanted.own == found.own);
        tell("solving", wanted.solving == found.solving);
        tell("beside", wanted.beside == found.beside);
        tell("pins", wanted.pins == found.pins);
        tell("titles", wanted.titles == found.titles);
        for (int i = 0; i < steps.count(); ++i)
            std::printf("  step %d: %s\n", i, qPrintable(steps.text(i)));
        for (const QString &each : m_since)
            std::printf("  event: %s\n", qPrintable(each));
    }

    void checkUndo() {
        const QScopedValueRollback checking(m_checking, true);
        m_watch.pause();
        // What plays in a loop asks anew for as long as nobody does anything else.
        for (Player *each : m_window->findChildren<Player *>())
            each->stop();
        if (!answered(*m_window))
            failToAnswer();
        if (m_window->shown() && !m_window->shown()->error.isEmpty())
            std::printf("  told: %s\n", qPrintable(m_window->shown()->error));
        ScenarioStore &store = m_window->store();
        QUndoStack &undo = *store.undoGroup().activeStack(); // while a lesson plays, its own
        const Scenario now = store.scenario();
        const int index = undo.index();
        const bool startKnown = m_startKnown; // before the steps below
        undo.setIndex(0);
        if (!store.isLent() && startKnown && !sameChoices(store.scenario(), m_start)) {
            fail(QStringLiteral("undoing everything doesn't lead to the start"));
            tellDifference(m_start, store.scenario(), undo);
        }
        undo.setIndex(index);
        if (!sameChoices(store.scenario(), now)) {
            fail(QStringLiteral("undoing and redoing everything leads elsewhere"));
            tellDifference(now, store.scenario(), undo);
        }
        m_since.clear();
        // From here on anew: a session that is opened has no steps before it, and the limit is never reached.
        if (!store.isLent()) {
            undo.clear();
            m_start = store.scenario();
            m_startKnown = true;
        }
        if (!answered(*m_window))
            failToAnswer();
    }

    CurrentWindow &m_window;
    const Wishes m_wishes;
    const QString m_home; ///< the folder of its own
    const QStringList m_schemes{QStringLiteral("file"), QStringLiteral("http"), QStringLiteral("https"),
                                QStringLiteral("mailto")};
    QRandomGenerator m_random;
    QPointer<FileActions> m_files;
    QStringList m_since; ///< what was done since the last check
    Scenario m_start;
    bool m_startKnown = true; ///< nothing has been opened since, and no step forgotten
    qint64 m_done = 0;
    qint64 m_reported = 0;
    static constexpr qint64 undoneEvents = 1'000; ///< from one undoing of everything to the next
    qint64 m_undone = 0;
    int m_depth = 0;
    double m_worst = 0.0;
    double m_worstWork = 0.0;
    Watch m_watch{m_wishes.late};
    Clock m_waiting; ///< since the last of this monkey's own doing
    qint64 m_late = 0;
    std::set<const ExplorerSpec *> m_explorers{};                  ///< where it has been since the last report
    double m_ofDefaults = std::numeric_limits<double>::infinity(); ///< MB, at the last report
    bool m_failed = false;
    bool m_checking = false; ///< no events now
};

} // namespace

int main(int argc, char **argv) {
    Wishes wishes;
    for (int i = 1; i + 1 < argc; i += 2) {
        const QString name = QString::fromLocal8Bit(argv[i]);
        const qint64 value = QString::fromLocal8Bit(argv[i + 1]).toLongLong();
        if (name == QStringLiteral("--seed"))
            wishes.seed = static_cast<quint32>(value);
        else if (name == QStringLiteral("--events"))
            wishes.events = value;
        else if (name == QStringLiteral("--report"))
            wishes.report = std::max<qint64>(1, value);
        else if (name == QStringLiteral("--late"))
            wishes.late = std::max<qint64>(1, value);
        else
            std::printf("there is no option %s\n", qPrintable(name));
    }
    shareArenas(); // as the program does
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication::setQuitOnLastWindowClosed(false);
    const OwnSettings settings;
    qputenv("HOME", settings.folder().toUtf8());
    QDir::setCurrent(settings.folder());
    qputenv("PATH", ""); // what is clicked opens no other program
    CurrentWindow window;
    window->show();
    Monkey monkey(window, wishes, settings.folder());
    QTimer::singleShot(500, &monkey, [&] { monkey.begin(); });
    usualHandler = qInstallMessageHandler(tellWhere);
    std::printf("seed %u\n", wishes.seed);
    return QApplication::exec();
}

#include "monkey.moc"
