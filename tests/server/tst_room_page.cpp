#include "tests/core/support/chi_square.h"
#include "tests/server/browser.h"
#include "tests/support/long_run.h"
#include "tests/support/room_client.h"
#include "tests/support/test_program.h"
#include "ui/server/room_server.h"
#include "ui/threads/mailbox.h"

#include <QDir>
#include <QTcpServer>
#include <QThread>

#include <atomic>
#include <memory>
#include <mutex>
#include <thread>

using namespace halftruth;
using testing::longOr;

namespace {

/// Between a browser and the class: it keeps every byte that the browser sends, and passes it on.
class Wiretap : public QObject {
public:
    explicit Wiretap(quint16 to) {
        m_server.moveToThread(&m_thread);
        m_mailbox.moveToThread(&m_thread);
        m_thread.start();
        m_mailbox.postAndWait([this, to] {
            m_server.listen(here);
            QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, to] { join(to); });
        });
    }
    ~Wiretap() override {
        m_mailbox.postAndWait([this] {
            m_server.close();
            qDeleteAll(m_server.findChildren<QTcpSocket *>());
        });
        m_thread.quit();
        m_thread.wait();
    }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    [[nodiscard]] QByteArray taken() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_sent, {});
    }

private:
    void join(quint16 to) {
        while (QTcpSocket *near = m_server.nextPendingConnection()) {
            near->setParent(&m_server);
            auto *far = new QTcpSocket(&m_server);
            far->connectToHost(here, to);
            QObject::connect(near, &QTcpSocket::readyRead, far, [this, near, far] {
                const QByteArray bytes = near->readAll();
                {
                    const std::lock_guard lock(m_mutex);
                    m_sent += bytes;
                }
                far->write(bytes);
            });
            QObject::connect(far, &QTcpSocket::readyRead, near, [near, far] { near->write(far->readAll()); });
            QObject::connect(far, &QTcpSocket::disconnected, near, &QTcpSocket::disconnectFromHost);
            QObject::connect(near, &QTcpSocket::disconnected, far, &QTcpSocket::disconnectFromHost);
        }
    }

    QTcpServer m_server;
    Mailbox m_mailbox;
    QThread m_thread;
    std::mutex m_mutex;
    QByteArray m_sent;
};

/// The requests that send something.
QByteArrayList postsIn(const QByteArray &bytes) {
    QByteArrayList posts;
    for (qsizetype at = bytes.indexOf("POST "); at >= 0; at = bytes.indexOf("POST ", at + 1)) {
        qsizetype end = bytes.size();
        for (const char *next : {"GET /", "POST /"})
            if (const qsizetype found = bytes.indexOf(next, at + 5); found >= 0)
                end = std::min(end, found);
        posts << bytes.mid(at, end - at);
    }
    return posts;
}

} // namespace

/// The page in a real browser. Where none is installed nothing of this is known, and the test says so.
class RoomPageTest : public QObject {
    Q_OBJECT

    std::shared_ptr<Room> m_room;
    std::unique_ptr<RoomServer> m_server;
    std::unique_ptr<Wiretap> m_tap;
    std::unique_ptr<Browser> m_browser;
    quint16 m_port = 0;
    QString m_script;

    /// Another class at the same address.
    /// One that no other program tries first, so that it is free again when the class is served anew.
    [[nodiscard]] static quint16 unusualPort() {
        QTcpServer any;
        any.listen(here);
        return any.serverPort();
    }
    void serve(const RoomPlan &plan) {
        m_server.reset();
        m_room = std::make_shared<Room>(plan);
        m_server = std::make_unique<RoomServer>(m_room, RoomLimits{.burst = 1e6});
        m_server->open(here, m_port == 0 ? unusualPort() : m_port);
        m_port = m_server->port();
        if (!m_browser) {
            m_tap = std::make_unique<Wiretap>(m_port);
            // The browser believes to be at the class's own port, so that all it sends is as it would be.
            const QString rule = QStringLiteral("--host-resolver-rules=MAP 127.0.0.1:%1 127.0.0.1:%2");
            m_browser = std::make_unique<Browser>(
                QStringList{rule.arg(m_port).arg(m_tap->port()), "--lang=en", "--force-prefers-reduced-motion"});
        }
        QVERIFY(m_browser->ready());
        fixScript({});
    }
    /// What runs before the page's own script from now on. The coin is in the air no longer than it must.
    void fixScript(const QString &source) {
        static const QString hurry(
            QStringLiteral("{ const wait = setTimeout; window.setTimeout = (act, time) => wait(act, time / 50); } "));
        if (!m_script.isEmpty())
            m_browser->call("Page.removeScriptToEvaluateOnNewDocument", {{"identifier", m_script}});
        m_script =
            m_browser->call("Page.addScriptToEvaluateOnNewDocument", {{"source", hurry + source}})["identifier"]
                .toString();
    }
    /// As a phone that has never been here.
    bool openAnew() {
        m_browser->call("Storage.clearDataForOrigin",
                        {{"origin", "http://" + m_server->place()}, {"storageTypes", "all"}});
        return m_browser->open(m_server->link(), QStringLiteral("document.querySelector('.choices')"));
    }
    bool says(const QString &text) {
        return m_browser->becomes(
            QStringLiteral("document.body && document.body.innerText.includes(\"%1\")").arg(text));
    }
    /// What the browser's generator gives from now on.
    void fixGenerator(quint32 bits) {
        fixScript(QStringLiteral("crypto.getRandomValues = a => { a.fill(%1); return a; };").arg(bits));
    }

private slots:
    void initTestCase() {
        if (Browser::program().isEmpty())
            QSKIP("NO BROWSER: chromium is not installed, so that NOTHING IS KNOWN of what the page sends; "
                  "scripts/setup installs it");
    }
    void cleanup() {
        if (!m_browser)
            return;
        m_browser->call("Emulation.clearDeviceMetricsOverride");
        m_browser->call("Emulation.setEmulatedMedia", {{"features", QJsonArray()}});
        m_browser->call("Emulation.setUserAgentOverride", {{"userAgent", ""}});
    }
    void cleanupTestCase() {
        m_browser.reset();
        m_tap.reset();
        m_server.reset();
    }

    /// Every truth and every side of the coin that lead to the same answer send the same bytes, but for the token.
    void neitherTruthNorCoinIsSent_data() {
        QTest::addColumn<int>("design");
        QTest::newRow("forced") << static_cast<int>(RoomPlan::Design::Forced);
        QTest::newRow("warner") << static_cast<int>(RoomPlan::Design::Warner);
    }
    void neitherTruthNorCoinIsSent() {
        QFETCH(const int, design);
        std::map<bool, QByteArrayList> sent; // by the answer
        RoomCounts expected;
        serve({.question = "Have you?", .design = static_cast<RoomPlan::Design>(design)});
        for (const quint32 side : {0U, 1U, 2U}) { // of four
            fixGenerator(side);
            for (const bool truth : {true, false}) {
                const bool answer = design == static_cast<int>(RoomPlan::Design::Warner)
                                        ? (side == 0 ? !truth : truth)
                                    : side == 0 ? true
                                    : side == 1 ? false
                                                : truth;
                QVERIFY(openAnew());
                static_cast<void>(m_tap->taken());
                QVERIFY(m_browser->click(truth ? QStringLiteral("YES") : QStringLiteral("NO")));
                QVERIFY(says(QStringLiteral("Counted")));
                const QByteArray all = m_tap->taken();
                const QByteArrayList posts = postsIn(all);
                QCOMPARE(posts.size(), 1);
                QCOMPARE(all, posts.front()); // and nothing beside it
                QByteArray bytes = posts.front();
                static const QRegularExpression token(QStringLiteral("[0-9a-f]{64}"));
                QString text = QString::fromLatin1(bytes);
                QCOMPARE(text.count(token), 1);
                sent[answer] << text.replace(token, QStringLiteral("TOKEN")).toLatin1();
                QVERIFY(bytes.contains(answer ? "\"answer\":\"yes\"" : "\"answer\":\"no\""));
                ++(answer ? expected.yes : expected.no);
            }
        }
        for (const auto &[answer, requests] : sent) {
            QVERIFY(requests.size() > 1);
            for (const QByteArray &each : requests)
                QCOMPARE(each, requests.front());
        }
        // Between a yes and a no there is nothing but the word, and its length.
        const QByteArray yes = sent[true].front();
        QCOMPARE(QByteArray(yes).replace("\"yes\"", "\"no\"").replace("Content-Length: 91", "Content-Length: 90"),
                 sent[false].front());
        QCOMPARE(m_room->counts(), expected);
        // What the phone keeps is the answer too, and not how it came about.
        const QString kept = m_browser->value(QStringLiteral("localStorage.getItem('halftruth')")).toString();
        QCOMPARE(QJsonDocument::fromJson(kept.toUtf8()).object().keys().join(' '),
                 QStringLiteral("class counted token yes"));
    }

    void aReloadedPageIsAlreadyCounted() {
        serve({.question = "Have you?"});
        QVERIFY(openAnew());
        QVERIFY(m_browser->click(QStringLiteral("YES")));
        QVERIFY(says(QStringLiteral("This was sent")));
        QVERIFY(m_browser->open(m_server->link()));
        QVERIFY(says(QStringLiteral("Already counted")));
        QCOMPARE(m_room->counts().answers(), 1);
        // A page in another tab that asked before, and sends after.
        m_browser->value(QStringLiteral("send(true)"));
        QVERIFY(says(QStringLiteral("Already counted")));
        QCOMPARE(m_room->counts().answers(), 1);
    }

    /// While the class is stopped the answer waits; it isn't tossed for again.
    void aStoppedClassKeepsTheAnswerOnThePhone() {
        serve({.question = "Have you?"});
        m_room->setStopped(true);
        QVERIFY(openAnew());
        QVERIFY(m_browser->click(QStringLiteral("NO")));
        QVERIFY(says(QStringLiteral("The class takes no answers now")));
        const QString kept = m_browser->value(QStringLiteral("localStorage.getItem('halftruth')")).toString();
        m_room->setStopped(false);
        QVERIFY(m_browser->open(m_server->link()));
        QVERIFY(says(QStringLiteral("Counted")));
        const bool yes = QJsonDocument::fromJson(kept.toUtf8()).object()[QStringLiteral("yes")].toBool();
        QCOMPARE(m_room->counts(), yes ? (RoomCounts{.yes = 1}) : (RoomCounts{.no = 1}));
    }

    /// Tab and Enter are enough, from the class code to what was sent.
    void aKeyboardIsEnough() {
        serve({.question = "Have you?"});
        QVERIFY(m_browser->open(QStringLiteral("http://") + m_server->place(),
                                QStringLiteral("document.querySelector('input')")));
        m_browser->key(QStringLiteral("Tab"), 9);
        for (const char digit : m_room->code())
            m_browser->key(QString(QLatin1Char(digit)), digit, QString(QLatin1Char(digit)));
        m_browser->key(QStringLiteral("Enter"), 13, QStringLiteral("\r"));
        QVERIFY(says(QStringLiteral("Your true answer stays on this phone")));
        m_browser->key(QStringLiteral("Tab"), 9);
        QCOMPARE(m_browser->value(QStringLiteral("document.activeElement.textContent")).toString(),
                 QStringLiteral("YES"));
        m_browser->key(QStringLiteral("Enter"), 13, QStringLiteral("\r"));
        QVERIFY(says(QStringLiteral("Counted")));
        QCOMPARE(m_browser->value(QStringLiteral("document.activeElement.tagName")).toString(), QStringLiteral("H1"));
        QCOMPARE(m_room->counts().answers(), 1);
    }

    void aTitleStandsAboveTheQuestionAsPlainText() {
        serve({.title = "<b>7c</b> & </script>friends", .question = "Have you?"});
        QVERIFY(openAnew());
        QVERIFY2(m_browser->text().startsWith(QStringLiteral("<b>7c</b> & </script>friends\n\nHave you?")) ||
                     m_browser->text().startsWith(QStringLiteral("<b>7c</b> & </script>friends\nHave you?")),
                 qPrintable(m_browser->text()));
        serve({.question = "Have you?"});
        QVERIFY(openAnew());
        QVERIFY(m_browser->text().startsWith(QStringLiteral("Have you?")));
    }

    void speaksThePhonesLanguage_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("de") << "de-AT"
                            << "Deine wahre Antwort bleibt auf diesem Telefon";
        QTest::newRow("zh") << "zh-CN"
                            << "您的真实回答留在这部手机上";
        QTest::newRow("en") << "en-GB"
                            << "Your true answer stays on this phone";
        QTest::newRow("another") << "fi-FI"
                                 << "Your true answer stays on this phone";
    }
    void speaksThePhonesLanguage() {
        QFETCH(QString, language);
        QFETCH(QString, text);
        serve({.question = "Have you?"});
        m_browser->call("Emulation.setUserAgentOverride", {{"userAgent", "Test"}, {"acceptLanguage", language}});
        QVERIFY(openAnew());
        QVERIFY2(m_browser->text().contains(text), qPrintable(m_browser->text()));
    }

    /// Nothing is cut off or scrolled sideways, in any language and on every screen of the page, and no text is
    /// fainter than WCAG allows.
    void fitsEveryWidth() {
        serve({.title = "Class 7c, Tuesday, third lesson",
               .question = "Have you ever copied somebody else's homework, wholly or in part?"});
        const QString folder = qEnvironmentVariable("HALFTRUTH_PAGE_PICTURES");
        for (const int width : {320, 390, 1024}) {
            m_browser->call("Emulation.setDeviceMetricsOverride",
                            {{"width", width}, {"height", 800}, {"deviceScaleFactor", 1}, {"mobile", width < 1000}});
            for (const char *scheme : {"light", "dark"}) {
                m_browser->call(
                    "Emulation.setEmulatedMedia",
                    {{"features", QJsonArray{QJsonObject{{"name", "prefers-color-scheme"}, {"value", scheme}}}}});
                QVERIFY(openAnew());
                for (const char *language : {"en", "de", "zh"}) {
                    for (const char *screen : {"questionScreen()", "codeScreen(true)", "coinScreen('coinOpposite')",
                                               "doneScreen(true, false)", "failedScreen('stopped')"}) {
                        m_browser->value(QStringLiteral("language = '%1'; drawFooter(); %2; 0")
                                             .arg(QLatin1String(language), QLatin1String(screen)));
                        QCOMPARE_LE(m_browser->value(QStringLiteral("document.documentElement.scrollWidth")).toInt(),
                                    width);
                        const double contrast = m_browser->value(QString::fromLatin1(leastContrast)).toDouble();
                        QVERIFY2(contrast >= 4.5, qPrintable(QStringLiteral("%1 %2 %3: %4")
                                                                 .arg(QLatin1String(scheme), QLatin1String(language),
                                                                      QLatin1String(screen))
                                                                 .arg(contrast)));
                        if (!folder.isEmpty())
                            m_browser->screenshot(
                                QDir(folder).filePath(QStringLiteral("%1-%2-%3-%4.png")
                                                          .arg(QString::fromLatin1(screen).section('(', 0, 0))
                                                          .arg(width)
                                                          .arg(QLatin1String(scheme), QLatin1String(language))));
                    }
                }
            }
        }
    }

    /// axe-core finds nothing, on any screen of the page; HALFTRUTH_AXE is its axe.min.js, which npm installs.
    void axeFindsNothing() {
        QFile axe(qEnvironmentVariable("HALFTRUTH_AXE"));
        if (!axe.open(QIODevice::ReadOnly))
            QSKIP(
                "NO AXE: set HALFTRUTH_AXE to the axe.min.js of `npm install axe-core`, so that anything is known of "
                "what it finds");
        const QString source = QString::fromUtf8(axe.readAll());
        int checked = 0;
        for (const double lie : {0.25, 0.0}) {
            serve({.title = "7c", .question = "Have you?", .lie = lie});
            for (const char *scheme : {"light", "dark"}) {
                m_browser->call(
                    "Emulation.setEmulatedMedia",
                    {{"features", QJsonArray{QJsonObject{{"name", "prefers-color-scheme"}, {"value", scheme}}}}});
                QVERIFY(openAnew());
                m_browser->value(source + QStringLiteral("; 0"));
                for (const char *language : {"en", "de", "zh"}) {
                    for (const char *screen :
                         {"questionScreen()", "codeScreen(true)", "coinScreen(null)", "coinScreen('coinOpposite')",
                          "doneScreen(true, false)", "doneScreen(false, true)", "failedScreen('stopped')",
                          "failedScreen('over')", "failedScreen('full')"}) {
                        m_browser->value(QStringLiteral("language = '%1'; drawFooter(); %2; 0")
                                             .arg(QLatin1String(language), QLatin1String(screen)));
                        const QString found =
                            m_browser
                                ->value(QStringLiteral("axe.run().then(r => r.passes.length ? r.violations.map(v => "
                                                       "v.id + ' ' + v.nodes[0].html).join() : 'nothing checked')"))
                                .toString(QStringLiteral("no answer"));
                        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("%1 %2 %3: %4")
                                                                 .arg(lie)
                                                                 .arg(QLatin1String(scheme),
                                                                      QLatin1String(language) + QLatin1Char(' ') +
                                                                          QLatin1String(screen),
                                                                      found)));
                        ++checked;
                    }
                }
            }
        }
        qInfo("axe: %d pages without a violation", checked);
    }

    /// What the page tells a pupil is Bayes' rule with the class's own numbers: 3/4 at q = 1/4, and 1/4 of 1/10.
    void tellsWhatTheAnswerLetsOthersBelieve() {
        serve({.question = "Have you?"});
        QVERIFY(openAnew());
        m_browser->value(QStringLiteral("doneScreen(true, false); 0"));
        QVERIFY2(m_browser->text().contains(QStringLiteral("now gives it 75%; whoever gave it 10% now gives it 25%")),
                 qPrintable(m_browser->text()));
        QVERIFY(m_browser->text().contains(QStringLiteral("The odds are multiplied by 3; with this design")));
        m_browser->value(QStringLiteral("doneScreen(false, false); 0"));
        QVERIFY(m_browser->text().contains(QStringLiteral("now gives it 25%")));
    }

    void withoutChanceThePageIsRed() {
        serve({.question = "Have you?", .lie = 0});
        QVERIFY(openAnew());
        QVERIFY(m_browser->text().contains(QStringLiteral("This design protects nobody")));
        QVERIFY(!m_browser->text().contains(QStringLiteral("stays on this phone")));
        const QString colour =
            m_browser->value(QStringLiteral("getComputedStyle(document.documentElement).backgroundColor")).toString();
        QCOMPARE(colour, QStringLiteral("rgb(198, 32, 38)"));
        QVERIFY(m_browser->click(QStringLiteral("YES")));
        QVERIFY(says(QStringLiteral("everybody who learns your answer knows the truth")));
        QCOMPARE(m_room->counts(), (RoomCounts{.yes = 1}));
    }

    void realCoinsAreAskedForTheAnswerOnly() {
        serve({.question = "Have you?", .design = RoomPlan::Design::Warner, .device = RoomPlan::Device::Coins});
        QVERIFY(openAnew());
        QVERIFY(m_browser->text().contains(QStringLiteral("If both show heads, answer the opposite of the truth.")));
        QVERIFY(m_browser->click(QStringLiteral("NO")));
        QVERIFY(says(QStringLiteral("Counted")));
        QCOMPARE(m_room->counts(), (RoomCounts{.no = 1})); // as it was pressed
    }

    /// The page's own script, with the browser's own generator: as many yes answers of each truth as a and b say. The
    /// draws are random, so that a right page fails once in 10^5 runs of each row.
    void answersHaveTheDesignsProbabilities_data() {
        QTest::addColumn<int>("design");
        QTest::addColumn<double>("q");
        for (const double q : testing::longRun() ? std::vector{0.25, 0.1, 1.0 / 3, 0.499} : std::vector{1.0 / 3}) {
            QTest::addRow("forced %g", q) << static_cast<int>(RoomPlan::Design::Forced) << q;
            QTest::addRow("warner %g", q) << static_cast<int>(RoomPlan::Design::Warner) << q;
        }
    }
    void answersHaveTheDesignsProbabilities() {
        QFETCH(const int, design);
        QFETCH(const double, q);
        serve({.question = "Have you?", .design = static_cast<RoomPlan::Design>(design), .lie = q});
        QVERIFY(openAnew());
        const int each = longOr(100'000, 50'000); // of each truth: 10^5 in all
        std::vector<double> observed;
        std::vector<double> expected;
        const SurveyDesign survey = m_room->plan().survey();
        for (const bool truth : {true, false}) {
            const int yes =
                m_browser
                    ->value(QStringLiteral("(() => { let yes = 0; for (let i = 0; i < %1; ++i) yes += "
                                           "tossed(%2, plan.design, plan.ways, plan.outOf).yes; return yes; "
                                           "})()")
                                .arg(each)
                                .arg(truth ? QStringLiteral("true") : QStringLiteral("false")))
                    .toInt();
            const double chance = truth ? survey.yesGivenOne : survey.yesGivenZero;
            observed.insert(observed.end(), {1.0 * yes, 1.0 * each - yes});
            expected.insert(expected.end(), {each * chance, each * (1 - chance)});
        }
        // The two truths apart: each a chi-square of one degree.
        VERIFY_CHI_SQUARE(chiSquare({observed[0], observed[1]}, {expected[0], expected[1]}));
        VERIFY_CHI_SQUARE(chiSquare({observed[2], observed[3]}, {expected[2], expected[3]}));
    }

    /// 32 bits don't divide by 3 or 10 evenly: those that would prefer some numbers are thrown away.
    void theGeneratorIsUnbiasedByRejection() {
        serve({.question = "Have you?"});
        fixScript(
            QStringLiteral("let given = []; crypto.getRandomValues = a => { a[0] = given.shift(); return a; };"));
        QVERIFY(openAnew());
        // 2^32 = 3 * 1431655765 + 1: only the last value is too many.
        QCOMPARE(m_browser->value(QStringLiteral("given = [4294967295, 4294967294]; randomBelow(3)")).toInt(), 2);
        QCOMPARE(m_browser->value(QStringLiteral("given = [4294967290, 4294967289]; randomBelow(10)")).toInt(), 9);
        QCOMPARE(m_browser->value(QStringLiteral("given = [4294967295]; randomBelow(4)")).toInt(), 3);
    }

private:
    /// The least contrast of a text with what is behind it, by WCAG 2.1's formula.
    static constexpr const char *leastContrast = R"((() => {
        const channels = c => c.match(/[\d.]+/g).map(Number);
        const light = c => { const [r, g, b] = channels(c).map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 :
            ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
        const behind = e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor;
            const v = channels(c); if (v.length < 4 || v[3] > 0) return c; } return 'rgb(255,255,255)'; };
        let least = 21;
        for (const e of document.querySelectorAll('body *')) {
            if (!e.offsetParent || ![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue;
            const a = light(getComputedStyle(e).color), b = light(behind(e));
            least = Math.min(least, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
        }
        return least;
    })())";
};

HALFTRUTH_TEST(RoomPageTest)
#include "tst_room_page.moc"
