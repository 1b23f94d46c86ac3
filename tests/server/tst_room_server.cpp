#include "tests/support/long_run.h"
#include "tests/support/room_client.h"
#include "tests/support/test_program.h"
#include "ui/server/room_addresses.h"
#include "ui/server/room_page.h"
#include "ui/server/room_server.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

#include <atomic>
#include <deque>
#include <memory>
#include <sys/resource.h>
#include <thread>

using namespace halftruth;
using testing::longOr;

namespace {

const RoomPlan plan{.question = "Have you copied </script> homework & more?"};
/// Sanitizers keep what was freed, or notes of it, to see who uses it still: nothing can be said of memory then.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool keepsFreedMemory = true;
#else
constexpr bool keepsFreedMemory = false;
#endif

/// Of this program, in KiB.
qint64 memory() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4;
}

QByteArray between(const QByteArray &text, const QByteArray &begin, const QByteArray &end) {
    const qsizetype from = text.indexOf(begin) + begin.size();
    return text.mid(from, text.indexOf(end, from) - from);
}

} // namespace

class RoomServerTest : public QObject {
    Q_OBJECT

    std::shared_ptr<Room> m_room;
    std::unique_ptr<RoomServer> m_server;

    void serve(const RoomLimits &limits, const RoomPlan &asked = plan) {
        m_server.reset();
        m_room = std::make_shared<Room>(asked);
        m_server = std::make_unique<RoomServer>(m_room, limits);
        m_server->open(here);
    }
    [[nodiscard]] quint16 port() const { return m_server->port(); }
    [[nodiscard]] QByteArray path() const { return '/' + QByteArray::fromStdString(m_room->code()); }
    [[nodiscard]] phone::Reply answer(const std::string &token, bool yes) const {
        return phone::answer(port(), m_room->code(), token, yes);
    }

private slots:
    void init() { serve({}); }
    void cleanup() {
        m_server.reset();
        m_room.reset();
    }

    void thePageIsWholeByItself() {
        const phone::Reply reply = phone::get(port(), path());
        QCOMPARE(reply.status, 200);
        QVERIFY(reply.head.contains("Content-Type: text/html; charset=utf-8"));
        // Nothing is loaded: the only addresses are of its own pages and of data in it.
        static const QRegularExpression link(
            QStringLiteral("(src|href|action)\\s*=\\s*[\"'](?!data:,)|url\\(|@import|//"
                           "[a-z]+\\.[a-z]|https?://|importScripts|WebSocket"));
        const QString page = QString::fromUtf8(reply.body);
        QVERIFY2(!link.match(page).hasMatch(), qPrintable(link.match(page).captured()));
        const QJsonObject known = phone::classOf(reply.body);
        QCOMPARE(known[QStringLiteral("question")].toString().toStdString(), plan.question);
        QCOMPARE(known[QStringLiteral("ways")].toInt(), 1);
        QCOMPARE(known[QStringLiteral("outOf")].toInt(), 4);
        QCOMPARE(known[QStringLiteral("most")].toDouble(), 3.0);
        QCOMPARE(known[QStringLiteral("danger")].toBool(), false);
    }

    void thePolicyAllowsThePageOnly() {
        for (const QByteArray &target : {QByteArray("/"), path(), QByteArray("/nowhere")}) {
            const phone::Reply reply = phone::get(port(), target);
            const QByteArray policy = between(reply.head + "\r\n", "Content-Security-Policy: ", "\r\n");
            QVERIFY(policy.startsWith("default-src 'none'; script-src 'sha256-"));
            QVERIFY(!policy.contains("unsafe") && !policy.contains('*') && !policy.contains("http"));
            for (const char *field : {"Cache-Control: no-store", "X-Content-Type-Options: nosniff",
                                      "Referrer-Policy: no-referrer", "Connection: close"})
                QVERIFY2(reply.head.contains(field), field);
            QVERIFY(!reply.head.contains("Access-Control"));
            QVERIFY(!reply.head.contains("Set-Cookie"));
            if (target == path())
                for (const auto &[begin, end] :
                     {std::pair("<script>", "</script>"), std::pair("<style>", "</style>")})
                    QVERIFY(policy.contains(
                        QCryptographicHash::hash(between(reply.body, begin, end), QCryptographicHash::Sha256)
                            .toBase64()));
        }
    }

    void eachPageHasATokenThatCountsOnce() {
        const QSignalSpy counted(m_server.get(), &RoomServer::counted);
        const auto token = [&] {
            return phone::classOf(phone::get(port(), path()).body)[QStringLiteral("token")].toString().toStdString();
        };
        const std::string first = token();
        const std::string second = token();
        QVERIFY(first != second);
        phone::Reply reply = answer(first, true);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.body, "{\"result\":\"counted\"}");
        for (const bool yes : {true, false}) {
            reply = answer(first, yes);
            QCOMPARE(reply.status, 409);
            QCOMPARE(reply.body, "{\"result\":\"already counted\"}");
        }
        QCOMPARE(answer(second, false).status, 200);
        QCOMPARE(m_room->counts(), (RoomCounts{.yes = 1, .no = 1}));
        QTRY_VERIFY(!counted.isEmpty());
    }

    void whatIsNotCountedSaysWhy() {
        phone::Reply reply = answer(std::string(64, 'a'), true);
        QCOMPARE(reply.status, 403);
        QCOMPARE(reply.body, "{\"result\":\"unknown token\"}");
        m_room->setStopped(true);
        reply = answer(m_room->newToken(), true);
        QCOMPARE(reply.status, 409);
        QCOMPARE(reply.body, "{\"result\":\"stopped\"}");
        const std::string old = m_room->newToken();
        const QByteArray oldPath = path();
        do {
            m_room->restart();
        } while (path() == oldPath);
        QCOMPARE(phone::send(port(), phone::post(port(), oldPath, phone::answerBody(old, true))).status, 404);
        QCOMPARE(answer(old, true).status, 403);
        QCOMPARE(m_room->counts(), RoomCounts{});
    }

    void aFullClassSaysSo() {
        m_server.reset();
        m_room = std::make_shared<Room>(plan, RoomCounts{.yes = 5, .no = 5}, 10);
        m_server = std::make_unique<RoomServer>(m_room);
        m_server->open(here);
        const phone::Reply reply = answer(m_room->newToken(), true);
        QCOMPARE(reply.status, 409);
        QCOMPARE(reply.body, "{\"result\":\"full\"}");
    }

    void allElseIsRefusedPlainly_data() {
        QTest::addColumn<QByteArray>("line"); ///< METHOD CODE-or-path
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        const auto row = [](const char *line, int status, const char *fields = "", const char *body = "") {
            QTest::addRow("%s %s%s %d", line, QByteArray(fields).trimmed().constData(), body, status)
                << QByteArray(line) << QByteArray(fields) << QByteArray(body) << status;
        };
        row("GET /", 200);
        row("GET CODE", 200);
        for (const char *method : {"POST", "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE", "CONNECT", "get", "BREW"}) {
            row((std::string(method) + " /").c_str(), 405, "Content-Length: 0\r\n");
            if (std::string_view(method) != "POST")
                row((std::string(method) + " CODE").c_str(), 405, "Content-Length: 0\r\n");
        }
        for (const char *target :
             {"/index.html", "/favicon.ico", "/robots.txt", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//",
              "/12345", "/123", "/1234/", "/12a4", "/?a=b", "*", "http://127.0.0.1/", "/room/page.html", "x"})
            row((std::string("GET ") + target).c_str(), 404);
        row("GET /0000", 404);
        row("POST /0000", 404, "Content-Type: application/json\r\n", "{}");
        row("POST CODE", 415, "", "{}");
        row("POST CODE", 415, "Content-Type: text/plain\r\n", "{}");
        row("POST CODE", 415, "Content-Type: application/x-www-form-urlencoded\r\n", "a=b");
        const char *json = "Content-Type: application/json\r\n";
        for (const char *body :
             {"", "{", "{}", "[]", "null", "{\"token\":\"a\"}", "{\"token\":\"a\",\"answer\":true}",
              "{\"token\":\"a\",\"answer\":\"maybe\"}", "{\"token\":1,\"answer\":\"yes\"}",
              "{\"token\":\"a\",\"answer\":\"yes\",\"truth\":\"no\"}"})
            row("POST CODE", 400, json, body);
        row("POST CODE", 403, json, "{\"token\":\"a\",\"answer\":\"yes\"}");
    }
    void allElseIsRefusedPlainly() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, fields);
        QFETCH(QByteArray, body);
        const QList<QByteArray> words = line.split(' ');
        const QByteArray target = words[1] == "CODE" ? path() : words[1];
        if (words[0] == "POST" && !fields.contains("Content-Length"))
            fields += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
        const phone::Reply reply = phone::send(port(), phone::request(port(), words[0], target, fields) + body);
        QTEST(reply.status, "status");
        if (reply.status == 405)
            QVERIFY(reply.head.contains("Allow: GET"));
        if (reply.status >= 400 && !reply.body.startsWith("<!DOCTYPE"))
            QVERIFY(reply.body.size() < 100);
        QCOMPARE(m_room->counts(), RoomCounts{});
    }

    void onlyItsOwnAddressIsAnswered() {
        const auto status = [&](const QByteArray &host) {
            return phone::send(port(), "GET / HTTP/1.1\r\n" + host + "\r\n").status;
        };
        const QByteArray number = QByteArray::number(port());
        QCOMPARE(status("Host: 127.0.0.1:" + number + "\r\n"), 200);
        QCOMPARE(status("Host: LOCALHOST:" + number + "\r\n"), 200);
        for (const QByteArray &host :
             {QByteArray("evil.example"), "evil.example:" + number, QByteArray("127.0.0.1"), "127.0.0.1:1" + number,
              "127.0.0.1." + number, QByteArray("127.0.0.1:80"), "127.0.0.1.evil.example:" + number, QByteArray()})
            QCOMPARE(status("Host: " + host + "\r\n"), 421);
        QCOMPARE(status({}), 421);
    }

    void noOtherSiteSends() {
        const auto status = [&](const QByteArray &fields) {
            return phone::send(port(), phone::post(port(), path(), phone::answerBody(m_room->newToken(), true),
                                                   "Content-Type: application/json\r\n" + fields))
                .status;
        };
        const QByteArray own = "http://" + phone::host(port());
        QCOMPARE(status("Origin: " + own + "\r\nSec-Fetch-Site: same-origin\r\n"), 200);
        for (const QByteArray &origin : {QByteArray("http://evil.example"), QByteArray("null"),
                                         "https://" + phone::host(port()), own + "0", own + ".evil.example"})
            QCOMPARE(status("Origin: " + origin + "\r\n"), 403);
        for (const char *site : {"cross-site", "same-site", "none"})
            QCOMPARE(status(QByteArray("Sec-Fetch-Site: ") + site + "\r\n"), 403);
        QCOMPARE(m_room->counts().answers(), 1);
    }

    /// The refusal is there before the body is, and who sends on all the same is cut off.
    void tenMegabytesAreRefusedEarly() {
        QTcpSocket socket;
        socket.connectToHost(QStringLiteral("127.0.0.1"), port());
        QVERIFY(socket.waitForConnected(phone::patience));
        socket.write(
            phone::request(port(), "POST", path(), "Content-Type: application/json\r\nContent-Length: 10485760\r\n"));
        QVERIFY(socket.waitForReadyRead(phone::patience));
        QCOMPARE(phone::parsed(socket.readAll()).status, 413);
        const qint64 before = memory();
        const QByteArray chunk(64 * 1024, 'x');
        for (int i = 0; i < 160 && socket.state() == QAbstractSocket::ConnectedState; ++i) {
            socket.write(chunk);
            socket.waitForBytesWritten(1000);
        }
        QTRY_COMPARE(socket.state(), QAbstractSocket::UnconnectedState);
        QVERIFY(keepsFreedMemory || memory() - before < 8 * 1024);
        QCOMPARE(m_room->counts(), RoomCounts{});
    }

    void slowBytesHaveAnEnd() {
        serve({.deadline = std::chrono::milliseconds(400), .farewell = std::chrono::milliseconds(200)});
        QTcpSocket idle;
        QTcpSocket slow;
        for (QTcpSocket *each : {&idle, &slow}) {
            each->connectToHost(QStringLiteral("127.0.0.1"), port());
            QVERIFY(each->waitForConnected(phone::patience));
        }
        QTRY_COMPARE(m_server->connections(), 2);
        // A byte now and then doesn't buy more time.
        const QByteArray bytes = phone::request(port(), "GET", "/", "X: " + QByteArray(2000, 'x') + "\r\n");
        QByteArray got;
        for (int i = 0; i < 1000 && slow.state() == QAbstractSocket::ConnectedState; ++i) {
            slow.write(bytes.mid(i, 1));
            slow.waitForReadyRead(20);
            got += slow.readAll();
            if (i == 3) // nobody else waits for them
                QCOMPARE(phone::get(port(), "/").status, 200);
        }
        QCOMPARE(phone::parsed(got).status, 408);
        QVERIFY(idle.state() == QAbstractSocket::UnconnectedState || idle.waitForDisconnected(phone::patience));
        QTRY_COMPARE(m_server->connections(), 0);
    }

    /// Idle connections from as many addresses take all places: a class behind one address loses none of its own.
    void idlersFromManyAddressesMakeRoom() {
        constexpr int places = 40;
        serve({.connections = places});
        const auto joined = [&](QTcpSocket &socket, const QString &from) {
            socket.bind(QHostAddress(from));
            socket.connectToHost(QStringLiteral("127.0.0.1"), port());
            return socket.waitForConnected(phone::patience);
        };
        std::deque<QTcpSocket> idle(places);
        for (int i = 0; i < places; ++i)
            QVERIFY(joined(idle[static_cast<std::size_t>(i)], QStringLiteral("127.0.1.%1").arg(i + 1)));
        QTRY_COMPARE(m_server->connections(), places);
        QTest::qWait(600); // a browser would have sent its request
        std::deque<QTcpSocket> phones(places / 2);
        for (QTcpSocket &each : phones)
            QVERIFY(joined(each, QStringLiteral("127.0.0.1")));
        for (QTcpSocket &each : phones)
            each.write(phone::request(port(), "GET", "/"));
        for (QTcpSocket &each : phones)
            QCOMPARE(phone::parsed(phone::rest(each)).status, 200);
    }

    void anAddressHasABudget() {
        serve({.burst = 50, .perSecond = 0.001});
        int refused = 0;
        for (int i = 0; i < 60; ++i)
            refused += phone::get(port(), "/").status == 429 ? 1 : 0;
        QCOMPARE(refused, 10);
        serve({.burst = 50, .perSecond = 0.001, .wrongCodeCost = 9});
        for (int i = 0; i < 5; ++i) // who guesses has a tenth of the guesses
            QCOMPARE(phone::get(port(), "/0000").status, 404);
        QCOMPARE(phone::get(port(), path()).status, 429);
    }

    /// A school behind one address: 200 phones within five seconds, each with three requests, one of ten sends twice.
    void twoHundredPhonesAreCountedOnceEach() {
        constexpr int phones = 200;
        std::atomic<int> counted = 0;
        std::atomic<int> again = 0;
        std::atomic<int> next = 0;
        const std::string code = m_room->code();
        std::vector<std::thread> threads;
        QElapsedTimer time;
        time.start();
        for (int thread = 0; thread < 20; ++thread)
            threads.emplace_back([&, port = port()] {
                for (int i = next++; i < phones; i = next++) {
                    if (phone::get(port, "/").status != 200)
                        continue;
                    const QByteArray page = phone::get(port, '/' + QByteArray::fromStdString(code)).body;
                    const std::string token = phone::classOf(page)[QStringLiteral("token")].toString().toStdString();
                    counted += phone::answer(port, code, token, i % 4 == 0).body.contains("\"counted\"") ? 1 : 0;
                    if (i % 10 == 0)
                        again += phone::answer(port, code, token, true).body.contains("already") ? 1 : 0;
                }
            });
        for (std::thread &each : threads)
            each.join();
        qInfo("200 phones in %lld ms", time.elapsed());
        QCOMPARE(counted.load(), phones);
        QCOMPARE(again.load(), phones / 10);
        QCOMPARE(m_room->counts(), (RoomCounts{.yes = 50, .no = 150}));
    }

    /// Idle connections, slow bytes, replays, forged tokens, foreign hosts and large bodies, all at once, and phones
    /// among them: each phone counts once, and the memory stays as it is.
    void anAttackChangesNoCount() {
        rlimit files{};
        QCOMPARE(getrlimit(RLIMIT_NOFILE, &files), 0);
        files.rlim_cur = std::min<rlim_t>(files.rlim_max, 8192);
        QCOMPARE(setrlimit(RLIMIT_NOFILE, &files), 0);
        const int idle = std::min<int>(2000, static_cast<int>(files.rlim_cur) - 1000);
        constexpr int phones = 50;
        serve({.burst = 100'000, .perSecond = 100'000});
        const std::string replayed = m_room->newToken();
        QCOMPARE(answer(replayed, true).status, 200);
        std::deque<QTcpSocket> waiting(static_cast<std::size_t>(idle));
        for (std::size_t i = 0; i < waiting.size(); ++i) {
            waiting[i].connectToHost(QStringLiteral("127.0.0.1"), port());
            QVERIFY(waiting[i].waitForConnected(phone::patience));
            if (i % 3 == 0)
                waiting[i].write("GET / HT"), waiting[i].flush();
        }
        QVERIFY(m_server->connections() <= RoomLimits{}.connections);
        const qint64 before = memory();
        std::atomic<bool> over = false;
        std::atomic<qint64> attacks = 0;
        std::atomic<int> wrong = 0;
        const std::string code = m_room->code();
        const auto attack = [&, port = port(), target = path()] {
            const QByteArray forged = phone::answerBody(std::string(64, 'f'), true);
            const QByteArray again = phone::answerBody(replayed, true);
            while (!over) {
                wrong += phone::send(port, phone::post(port, target, forged)).status == 403 ? 0 : 1;
                wrong += phone::send(port, phone::post(port, target, again)).status == 409 ? 0 : 1;
                wrong += phone::send(port, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").status == 421 ? 0 : 1;
                wrong +=
                    phone::send(port, phone::post(port, target, forged, "Origin: http://evil.example\r\n")).status ==
                            403
                        ? 0
                        : 1;
                wrong +=
                    phone::send(port, phone::request(port, "POST", target, "Content-Length: 10485760\r\n")).status ==
                            413
                        ? 0
                        : 1;
                wrong += phone::send(port, QByteArray(1000, '\x16') + "\r\n\r\n").status == 400 ? 0 : 1;
                attacks += 6;
            }
        };
        std::vector<std::thread> threads;
        for (int i = 0; i < 2; ++i)
            threads.emplace_back(attack);
        int counted = 0;
        for (int i = 0; i < phones; ++i) {
            counted += answer(m_room->newToken(), i % 2 == 0).status == 200 ? 1 : 0;
            QTest::qWait(longOr(60, 10));
        }
        const QDeadlineTimer enough(phone::patience);
        while (attacks < longOr(6'000, 600) && !enough.hasExpired())
            QTest::qWait(20);
        over = true;
        for (std::thread &each : threads)
            each.join();
        qInfo("%lld attacks beside %d idle connections, %lld KiB more", static_cast<long long>(attacks), idle,
              static_cast<long long>(memory() - before));
        QCOMPARE(counted, phones);
        QCOMPARE(wrong.load(), 0);
        QVERIFY(attacks >= longOr(6'000, 600));
        QCOMPARE(m_room->counts(), (RoomCounts{.yes = 1 + phones / 2, .no = phones / 2}));
        QVERIFY(keepsFreedMemory || memory() - before < 16 * 1024);
    }

    void opensAndCloses() {
        const quint16 opened = port();
        QVERIFY(m_server->isOpen());
        QCOMPARE(m_server->place(), QStringLiteral("127.0.0.1:%1").arg(opened));
        QCOMPARE(m_server->link(), QStringLiteral("http://127.0.0.1:%1/%2").arg(opened).arg(m_room->code().c_str()));
        m_server->close();
        QVERIFY(!m_server->isOpen());
        QCOMPARE(phone::get(opened, "/").status, 0);
        m_server->open(here, opened);
        QCOMPARE(m_server->port(), opened);
        QCOMPARE(phone::get(opened, "/").status, 200);
    }

    void whatCantBeOpenedSaysWhy() {
        m_server->close();
        QTcpServer other;
        QVERIFY(other.listen(here));
        const auto complaint = [&](const QHostAddress &address, quint16 port) {
            try {
                m_server->open(address, port);
            } catch (const std::exception &error) {
                return QString::fromUtf8(error.what());
            }
            return QString();
        };
        QVERIFY(complaint(here, other.serverPort())
                    .startsWith(QStringLiteral("port %1 of 127.0.0.1 can't be opened: ").arg(other.serverPort())));
        // Not of this computer: TEST-NET-1.
        QCOMPARE(complaint(QHostAddress(QStringLiteral("192.0.2.1")), 0),
                 QStringLiteral("address must be one of this computer's, but is '192.0.2.1'"));
        QCOMPARE(complaint(QHostAddress(QHostAddress::AnyIPv4), 0),
                 QStringLiteral("address must be one of this computer's, but is '0.0.0.0'"));
        QVERIFY(!m_server->isOpen());
    }

    void adaptersHaveNames() {
        for (const RoomAddress &each : roomAddresses()) {
            QVERIFY(!each.adapter.isEmpty());
            QVERIFY(!each.address.isLoopback() && !each.address.isNull());
        }
    }

    /// What pupils do with coins or dice is on the page in the languages that it speaks, from the sheet's own words.
    void instructionsAreInThreeLanguages() {
        serve({}, {.question = "?", .design = RoomPlan::Design::Warner, .device = RoomPlan::Device::Coins});
        const QJsonObject known = phone::classOf(phone::get(port(), path()).body);
        const QJsonObject all = known[QStringLiteral("instructions")].toObject();
        QVERIFY(!known.contains(QStringLiteral("ways")));
        const QVariantList english = all[QStringLiteral("en")].toArray().toVariantList();
        QCOMPARE(english.value(1).toString(),
                 QStringLiteral("If both show heads, answer the opposite of the truth."));
        QCOMPARE(all[QStringLiteral("de")].toArray().size(), english.size());
        QVERIFY(all[QStringLiteral("de")].toArray().at(1).toString().contains(QStringLiteral("Gegenteil")));
        QVERIFY(all[QStringLiteral("zh")].toArray().at(1).toString().contains(QStringLiteral("相反")));
    }
};

HALFTRUTH_TEST(RoomServerTest)
#include "tst_room_server.moc"
