#include "tests/support/test_program.h"
#include "ui/server/address_budget.h"
#include "ui/server/http_request.h"

#include <QTest>

using namespace halftruth;
using State = RequestReader::State;

namespace {

constexpr qsizetype most = 2048;

QByteArray field(const char *name, const QByteArray &value) { return QByteArray(name) + ": " + value + "\r\n"; }

} // namespace

class HttpRequestTest : public QObject {
    Q_OBJECT

private slots:
    /// However the bytes come: each alone, or all at once.
    void readsWhatABrowserSends() {
        const QByteArray bytes = "POST /1234 HTTP/1.1\r\nHost: 192.168.1.5:8080\r\nContent-Type:application/json\r\n"
                                 "X-Empty:\r\nContent-Length: 5\r\n\r\nhello";
        for (const qsizetype step : {qsizetype{1}, qsizetype{7}, bytes.size()}) {
            RequestReader reader(most);
            for (qsizetype at = 0; at < bytes.size(); at += step) {
                QCOMPARE(reader.state(), State::Reading);
                reader.take(QByteArrayView(bytes).sliced(at, std::min(step, bytes.size() - at)));
            }
            QCOMPARE(reader.state(), State::Complete);
            const HttpRequest &request = reader.request();
            QCOMPARE(request.method, "POST");
            QCOMPARE(request.target, "/1234");
            QCOMPARE(request.field("host"), "192.168.1.5:8080");
            QCOMPARE(request.field("content-type"), "application/json");
            QCOMPARE(request.field("x-empty"), "");
            QVERIFY(request.fields.contains("x-empty") && !request.fields.contains("x-other"));
            QCOMPARE(request.body, "hello");
        }
    }

    void aRequestEndsWhereItSays() {
        RequestReader reader(most);
        QCOMPARE(reader.take("GET / HTTP/1.0\r\n\r\nGET /other HTTP/1.1\r\n\r\n"), State::Complete);
        QCOMPARE(reader.request().target, "/");
        QCOMPARE(reader.request().body, "");
        QCOMPARE(reader.take("more"), State::Complete);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("status");
        const QByteArray get = "GET / HTTP/1.1\r\n";
        const auto row = [](const char *name, const QByteArray &bytes, int status) {
            QTest::newRow(name) << bytes << status;
        };
        row("no words", "\r\n\r\n", 400);
        row("one word", "GET\r\n\r\n", 400);
        row("two words", "GET /\r\n\r\n", 400);
        row("four words", "GET / x HTTP/1.1\r\n\r\n", 400);
        row("no method", " / HTTP/1.1\r\n\r\n", 400);
        row("strange method", "G\"T / HTTP/1.1\r\n\r\n", 400);
        row("zero in a method", QByteArray("G\0T / HTTP/1.1\r\n\r\n", 18), 400);
        row("control in a target", "GET /\x01 HTTP/1.1\r\n\r\n", 400);
        row("not ASCII", "GET /\xc3\xa4 HTTP/1.1\r\n\r\n", 400);
        row("another protocol", "GET / SPDY/3\r\n\r\n", 400);
        row("another version", "GET / HTTP/2.0\r\n\r\n", 505);
        row("TLS", QByteArray("\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 11), 400);
        row("no colon", get + "Host\r\n\r\n", 400);
        row("no name", get + ": x\r\n\r\n", 400);
        row("space before the colon", get + "Host : x\r\n\r\n", 400);
        row("folded", get + "A: x\r\n y\r\n\r\n", 400);
        row("bare line feed", get + "A: x\nHost: y\r\n\r\n", 400);
        row("bare return", get + "A: x\rHost: y\r\n\r\n", 400);
        row("zero", get + QByteArray("A: \0\r\n\r\n", 8), 400);
        row("two hosts", get + field("Host", "a") + field("hOST", "b") + "\r\n", 400);
        row("two lengths", get + field("Content-Length", "1") + field("Content-Length", "1") + "\r\n", 400);
        row("negative", get + field("Content-Length", "-1") + "\r\n", 400);
        row("plus", get + field("Content-Length", "+1") + "\r\n", 400);
        row("hexadecimal", get + field("Content-Length", "0x1") + "\r\n", 400);
        row("list", get + field("Content-Length", "1, 1") + "\r\n", 400);
        row("no number", get + field("Content-Length", "") + "\r\n", 400);
        row("no length", "POST / HTTP/1.1\r\n\r\n", 411);
        row("chunks", "POST / HTTP/1.1\r\n" + field("Transfer-Encoding", "chunked") + "\r\n", 411);
        row("both", get + field("Transfer-Encoding", "chunked") + field("Content-Length", "3") + "\r\n", 411);
        row("10 MB", "POST / HTTP/1.1\r\n" + field("Content-Length", "10485760") + "\r\n", 413);
        row("beyond numbers", "POST / HTTP/1.1\r\n" + field("Content-Length", "99999999999999999999") + "\r\n", 413);
        row("one byte too many", "POST / HTTP/1.1\r\n" + field("Content-Length", "2010") + "\r\n", 413);
        row("long head", get + field("A", QByteArray(3000, 'x')), 431);
        row("long target", "GET /" + QByteArray(3000, 'x'), 431);
        row("endless", QByteArray(1'000'000, 'x'), 431);
        QByteArray many = get;
        for (int i = 0; i < 100; ++i)
            many += QByteArray::number(i) + ":\r\n";
        row("many fields", many + "\r\n", 400);
    }
    void refuses() {
        QFETCH(QByteArray, bytes);
        for (const qsizetype step : {qsizetype{1}, bytes.size()}) {
            RequestReader reader(most);
            for (qsizetype at = 0; at < bytes.size(); at += step)
                reader.take(QByteArrayView(bytes).sliced(at, std::min(step, bytes.size() - at)));
            QCOMPARE(reader.state(), State::Refused);
            QTEST(reader.status(), "status");
        }
    }

    /// A head and a body of 2048 bytes together are taken, one more isn't.
    void theLimitIsTheLimit() {
        const auto request = [](qsizetype body) {
            QByteArray bytes = "POST / HTTP/1.1\r\n" + field("Content-Length", QByteArray::number(body)) + "\r\n";
            return bytes + QByteArray(body, 'x');
        };
        const qsizetype head = request(1000).size() - 1000;
        RequestReader whole(most);
        QCOMPARE(whole.take(request(most - head)), State::Complete);
        QCOMPARE(whole.request().body.size(), most - head);
        RequestReader more(most);
        QCOMPARE(more.take(request(most - head + 1)), State::Refused);
        QCOMPARE(more.status(), 413);
    }

    void aBudgetFillsAgain() {
        AddressBudget budget(10, 2);
        const AddressBudget::Time start{};
        const QHostAddress phone(QStringLiteral("192.168.1.7"));
        for (int i = 0; i < 10; ++i)
            QVERIFY(budget.take(phone, 1, start));
        QVERIFY(!budget.take(phone, 1, start));
        QVERIFY(budget.take(QHostAddress(QStringLiteral("192.168.1.8")), 1, start)); // another one's is its own
        QVERIFY(budget.take(phone, 1, start + std::chrono::milliseconds(500)));
        QVERIFY(!budget.take(phone, 1, start + std::chrono::milliseconds(900)));
        QVERIFY(budget.take(phone, 10, start + std::chrono::hours(1)));
        QVERIFY(!budget.take(phone, 1, start + std::chrono::hours(1))); // it doesn't overflow
    }

    void addressesOfANetworkAreOne() {
        const auto of = [](const char *text) { return budgetedAddress(QHostAddress(QLatin1String(text))); };
        QCOMPARE(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::1"));
        QVERIFY(of("2001:db8:1:2::1") != of("2001:db8:1:3::1"));
        QCOMPARE(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        QVERIFY(of("10.0.0.1") != of("10.0.0.2"));
    }

    void manyAddressesTakeNoMoreMemory() {
        AddressBudget budget(5, 1);
        const AddressBudget::Time start{};
        for (quint32 i = 0; i < 20'000; ++i)
            budget.take(QHostAddress(0x0a000000U + i), 1, start);
        QVERIFY(budget.known() <= AddressBudget::mostKnown + 1);
        QVERIFY(!budget.take(QHostAddress(0x0b000000U), 1, start)); // those beyond share one
        QVERIFY(budget.take(QHostAddress(0x0b000000U), 1, start + std::chrono::minutes(1)));
        QVERIFY(budget.known() < 10); // the others have been forgotten
    }
};

HALFTRUTH_TEST(HttpRequestTest)
#include "tst_http_request.moc"
