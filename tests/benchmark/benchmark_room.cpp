// What an open class and its window bear, by attacks over the loopback interface:
//     halftruth_room_benchmark [ATTACK]
// For each attack: what came back and how often; how many phones of a class that answers meanwhile were counted, each
// once; the program's memory before and after; and the 50th and 95th percentile of the window's frames. The window
// shows the class in its charts, each answer falling into its place, beside the dialog. A frame is the time from when
// it was due, sixty times a second, until the window was painted; "of it work" is the processor's time of the
// window's thread in it. The attackers are another process that yields to everybody, as other computers would, and
// come from addresses of their own.

#include "tests/benchmark/frames.h"
#include "tests/support/room_client.h"
#include "tests/ui/support/room_opened.h"
#include "tests/ui/support/shown_program.h"
#include "ui/figure/figure_board.h"
#include "ui/room/room_door.h"

#include <QComboBox>
#include <QDeadlineTimer>
#include <QFile>
#include <QJsonArray>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QTextStream>
#include <QTimer>
#include <QUrl>

#include <atomic>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <sys/resource.h>
#include <thread>

using namespace halftruth;
using namespace frames;

namespace {

constexpr int seconds = 5;
constexpr auto frame = std::chrono::microseconds(16'667);

// ---------------------------------------------------------------- those outside

/// A class at an address, as somebody outside knows it.
struct Target {
    quint16 port = 0;
    QByteArray path{};
    std::string token{}; ///< that has been counted
};

/// How often each status came; 0 where none came.
class Tally {
public:
    void add(int status) {
        const std::lock_guard lock(m_mutex);
        ++m_times[status];
    }
    [[nodiscard]] QString text() const {
        QStringList all;
        for (const auto &[status, times] : m_times)
            all << QStringLiteral("%1 x %2")
                       .arg(status == 0 ? QStringLiteral("closed") : QString::number(status))
                       .arg(times);
        return all.join(QStringLiteral(", "));
    }

private:
    std::mutex m_mutex;
    std::map<int, int> m_times;
};

QHostAddress attackersAddress() {
    static std::atomic<int> last = 0;
    return QHostAddress(QStringLiteral("127.0.1.%1").arg(1 + last++ % 250));
}

int sent(const Target &at, const QHostAddress &from, const QByteArray &bytes) {
    QTcpSocket socket;
    socket.bind(from);
    socket.connectToHost(QStringLiteral("127.0.0.1"), at.port);
    if (!socket.waitForConnected(phone::patience))
        return 0;
    socket.write(bytes);
    socket.waitForBytesWritten(phone::patience);
    return phone::parsed(phone::rest(socket)).status;
}

using Bytes = std::function<QByteArray(const Target &, int)>;

/// The same again and again, each of some threads from an address of its own.
void flood(const Target &at, const Bytes &bytes, Tally &tally, int threads = 4) {
    const QDeadlineTimer end(seconds * 1000);
    std::vector<std::thread> all;
    for (int i = 0; i < threads; ++i)
        all.emplace_back([&, from = attackersAddress()] {
            for (int turn = 0; !end.hasExpired(); ++turn)
                tally.add(sent(at, from, bytes(at, turn)));
        });
    for (std::thread &each : all)
        each.join();
}

/// Connections that say nothing, or a byte now and then, until they are closed.
void hold(const Target &at, int count, bool dripping, Tally &tally) {
    std::deque<QTcpSocket> waiting(static_cast<std::size_t>(count));
    const QByteArray bytes = phone::request(at.port, "GET", "/", "X: " + QByteArray(1500, 'x') + "\r\n");
    for (QTcpSocket &each : waiting) {
        each.bind(attackersAddress());
        each.connectToHost(QStringLiteral("127.0.0.1"), at.port);
        each.waitForConnected(1000);
    }
    const QDeadlineTimer end(seconds * 1000);
    for (int turn = 0; !end.hasExpired(); ++turn) {
        for (QTcpSocket &each : waiting)
            if (dripping && each.state() == QAbstractSocket::ConnectedState)
                each.write(bytes.mid(turn, 1));
        QCoreApplication::processEvents();
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    // Each is told that it took too long, or makes room for others.
    for (QTcpSocket &each : waiting) {
        each.waitForDisconnected(6000);
        tally.add(phone::parsed(each.readAll()).status);
    }
}

void tenMegabytes(const Target &at, Tally &tally) {
    const QByteArray chunk(64 * 1024, 'x');
    const QByteArray head =
        phone::request(at.port, "POST", at.path, "Content-Type: application/json\r\nContent-Length: 10485760\r\n");
    const QDeadlineTimer end(seconds * 1000);
    while (!end.hasExpired()) {
        QTcpSocket socket;
        socket.bind(attackersAddress());
        socket.connectToHost(QStringLiteral("127.0.0.1"), at.port);
        socket.waitForConnected(phone::patience);
        socket.write(head);
        socket.waitForReadyRead(phone::patience);
        const int status = phone::parsed(socket.readAll()).status;
        for (int i = 0; i < 160 && socket.state() == QAbstractSocket::ConnectedState; ++i) {
            socket.write(chunk);
            socket.waitForBytesWritten(1000);
        }
        tally.add(status);
    }
}

QByteArray oddRequest(const Target &at, int turn) {
    static const char *const methods[]{"PUT", "DELETE", "OPTIONS", "TRACE", "BREW"};
    static const char *const paths[]{"/index.html", "/../../etc/passwd", "/?a=b", "/12345", "*"};
    const int kind = turn % 3;
    return kind == 0   ? phone::request(at.port, methods[turn % 5], "/", "Content-Length: 0\r\n")
           : kind == 1 ? phone::request(at.port, "GET", paths[turn % 5])
                       : QByteArray(1000, '\x16') + "\r\n\r\n";
}
QByteArray badBody(const Target &at, int turn) {
    static const char *const bodies[]{"{", "[]", "{\"token\":1,\"answer\":\"yes\"}",
                                      "{\"token\":\"a\",\"answer\":\"maybe\"}"};
    return phone::post(at.port, at.path, bodies[turn % 4]);
}
QByteArray replay(const Target &at, int) { return phone::post(at.port, at.path, phone::answerBody(at.token, true)); }
QByteArray forged(const Target &at, int turn) {
    const QByteArray token = QByteArray::number(turn, 16).rightJustified(64, '0');
    return phone::post(at.port, at.path, phone::answerBody(token.toStdString(), true));
}
QByteArray foreignHost(const Target &, int) { return "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n"; }
QByteArray crossOrigin(const Target &at, int turn) {
    return phone::post(at.port, at.path, phone::answerBody(std::string(64, 'f'), true),
                       turn % 2 == 0 ? "Content-Type: application/json\r\nOrigin: http://evil.example\r\n"
                                     : "Content-Type: application/json\r\nSec-Fetch-Site: cross-site\r\n");
}

struct Attack {
    const char *name;
    std::function<void(const Target &, Tally &)> act;
};

Attack flooding(const char *name, Bytes bytes) {
    return {name, [bytes](const Target &at, Tally &tally) { flood(at, bytes, tally); }};
}

std::vector<Attack> attacks() {
    std::vector<Attack> all{
        {"nobody else", [](const Target &, Tally &) { std::this_thread::sleep_for(std::chrono::seconds(seconds)); }},
        {"2,000 idle connections", [](const Target &at, Tally &tally) { hold(at, 2000, false, tally); }},
        {"300 send a byte now and then", [](const Target &at, Tally &tally) { hold(at, 300, true, tally); }},
        {"bodies of 10 MB", tenMegabytes},
        flooding("methods, paths, no HTTP", oddRequest),
        flooding("bad bodies", badBody),
        flooding("replays", replay),
        flooding("forged tokens", forged),
        flooding("foreign hosts", foreignHost),
        flooding("cross-origin posts", crossOrigin)};
    all.push_back({"all of them at once", [parts = all](const Target &at, Tally &tally) {
                       std::vector<std::thread> threads;
                       for (const Attack &each : parts)
                           threads.emplace_back([&] { each.act(at, tally); });
                       for (std::thread &each : threads)
                           each.join();
                   }});
    return all;
}

/// The process of those outside: `--attack NUMBER PORT PATH TOKEN` prints what came back, `--phones PORT PATH` how
/// many of 200 phones within five seconds were counted; one of ten sends twice.
int attack(const QStringList &words) {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    const Target at{
        .port = words.value(3).toUShort(), .path = words.value(4).toLatin1(), .token = words.value(5).toStdString()};
    Tally tally;
    attacks()[words.value(2).toUInt()].act(at, tally);
    QTextStream(stdout) << tally.text();
    return 0;
}

int phones(const QStringList &words) {
    constexpr int count = 200;
    const Target at{.port = words.value(2).toUShort(), .path = words.value(3).toLatin1()};
    std::atomic<int> counted = 0;
    std::atomic<int> again = 0;
    std::atomic<int> next = 0;
    const auto begin = Clock::now();
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 20; ++thread)
        threads.emplace_back([&] {
            for (int i = next++; i < count; i = next++) {
                std::this_thread::sleep_until(begin + i * std::chrono::milliseconds(seconds * 900 / count));
                const QByteArray page = phone::get(at.port, at.path).body;
                const std::string token = phone::classOf(page)[QStringLiteral("token")].toString().toStdString();
                const QByteArray answer = phone::post(at.port, at.path, phone::answerBody(token, i % 3 == 0));
                counted += phone::send(at.port, answer).body.contains("\"counted\"") ? 1 : 0;
                if (i % 10 == 0)
                    again += phone::send(at.port, answer).body.contains("already") ? 1 : 0;
            }
        });
    for (std::thread &each : threads)
        each.join();
    QTextStream(stdout) << QStringLiteral("%1 of %2 counted, %3 of %4 twice, in %5 s")
                               .arg(counted.load())
                               .arg(count)
                               .arg(again.load())
                               .arg(count / 10)
                               .arg(milliseconds(Clock::now() - begin) / 1000, 0, 'f', 1);
    return 0;
}

// ---------------------------------------------------------------- the window

/// Of this program, in MiB.
double memory() {
    QFile file(QStringLiteral("/proc/self/statm"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toDouble() * 4 / 1024 : 0;
}

class Bench {
public:
    explicit Bench(Application &application) : m_application(application) {
        m_window.setThemeChoice(QStringLiteral("light"));
        m_window.resize(1280, 800);
        m_window.show();
        m_dialog = askTheRoom(m_window);
        m_dialog->findChild<QLineEdit *>(QStringLiteral("question"))
            ->setText(QStringLiteral("Have you copied homework this year?"));
        auto *places = m_dialog->findChild<QComboBox *>(QStringLiteral("places"));
        places->setCurrentIndex(places->count() - 1); // this computer only
        press("open");
    }

    void run(std::size_t number, const Attack &attack, QTextStream &out) {
        press("restart");
        if (auto *charts = m_dialog->findChild<QPushButton *>(QStringLiteral("charts")); !charts->isChecked())
            charts->click();
        const QUrl link(m_dialog->door().link());
        const QString port = QString::number(link.port());
        // A token that is counted, for the replays.
        const QByteArray path = link.path().toLatin1();
        const auto at = static_cast<quint16>(link.port());
        const std::string token =
            phone::classOf(phone::get(at, path).body)[QStringLiteral("token")].toString().toStdString();
        phone::send(at, phone::post(at, path, phone::answerBody(token, false)));
        watch(std::chrono::milliseconds(500));
        m_frames = m_work = {};
        const double before = memory();
        QProcess attackers;
        QProcess class_;
        for (QProcess *each : {&attackers, &class_})
            each->setChildProcessModifier([] { setpriority(PRIO_PROCESS, 0, 19); });
        attackers.start(QCoreApplication::applicationFilePath(),
                        {"--attack", QString::number(number), port, link.path(), QString::fromStdString(token)});
        class_.start(QCoreApplication::applicationFilePath(), {"--phones", port, link.path()});
        watch(std::chrono::seconds(60),
              [&] { return attackers.state() == QProcess::NotRunning && class_.state() == QProcess::NotRunning; });
        watch(std::chrono::milliseconds(500));
        const RoomCounts counts = m_dialog->record().value_or(RoomRecord{}).counts;
        const auto cell = [](double value) { return QString::number(value, 'f', 1); };
        out << attack.name << "\n    came back    " << attackers.readAllStandardOutput() << "\n    phones       "
            << class_.readAllStandardOutput() << "\n    class        " << counts.answers() << " answers, "
            << counts.yes << " yes, " << counts.no << " no; to be 201, 67, 134\n    memory       " << cell(before)
            << " MiB before, " << cell(memory()) << " MiB after\n    frames       p50 "
            << cell(m_frames.percentile(0.5)) << ", p95 " << cell(m_frames.percentile(0.95)) << ", longest "
            << cell(m_frames.percentile(1)) << " ms of " << m_frames.values.size() << "; of it work p50 "
            << cell(m_work.percentile(0.5)) << ", p95 " << cell(m_work.percentile(0.95)) << " ms" << Qt::endl;
    }

private:
    void press(const char *name) { m_dialog->findChild<QPushButton *>(QLatin1String(name))->click(); }

    /// Has the charts painted sixty times a second, and notes how long after it was due each was there.
    void watch(
        Clock::duration longest, const std::function<bool()> &over = [] { return false; }) {
        const auto end = Clock::now() + longest;
        for (auto due = Clock::now() + frame; due < end && !over(); due = std::max(due + frame, Clock::now())) {
            QTimer wake;
            wake.setTimerType(Qt::PreciseTimer);
            wake.start(std::max(std::chrono::milliseconds(0),
                                std::chrono::duration_cast<std::chrono::milliseconds>(due - Clock::now())));
            while (Clock::now() < due)
                QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
            wake.stop();
            bool painted = false;
            m_application.afterUpdate = [&] { painted = true; };
            const double work = Work().window;
            for (FigureView *view : m_window.board().views())
                view->viewport()->update();
            while (!painted)
                QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
            m_application.afterUpdate = {};
            m_frames.values.push_back(milliseconds(Clock::now() - due));
            m_work.values.push_back(Work().window - work);
        }
    }

    Application &m_application;
    MainWindow m_window;
    AskRoomDialog *m_dialog = nullptr;
    Times m_frames;
    Times m_work;
};

} // namespace

int main(int argc, char **argv) {
    shown::useScreen();
    const std::string_view first(argc > 1 ? argv[1] : "");
    if (first == "--attack" || first == "--phones") {
        const QCoreApplication outside(argc, argv);
        return first == "--attack" ? attack(QCoreApplication::arguments()) : phones(QCoreApplication::arguments());
    }
    Application application(argc, argv);
    const shown::OwnSettings settings;
    QTextStream out(stdout);
    Bench bench(application);
    const std::vector<Attack> all = attacks();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (first.empty() || first == all[i].name)
            bench.run(i, all[i], out);
    return 0;
}
