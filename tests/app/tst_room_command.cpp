#include "tests/app/program_test.h"
#include "tests/support/room_client.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <csignal>

namespace {

/// `halftruth room`, and where it says to be open.
struct RunningRoom {
    QProcess process;
    quint16 port = 0;
    QByteArray path; ///< with the class code

    explicit RunningRoom(const QStringList &arguments) {
        process.start(QStringLiteral(HALFTRUTH_PROGRAM), QStringList{QStringLiteral("room")} + arguments);
        process.setReadChannel(QProcess::StandardError);
        QByteArray said;
        while (!said.contains('\n') && process.waitForReadyRead(phone::patience))
            said += process.readAllStandardError();
        static const QRegularExpression link(QStringLiteral("http://127\\.0\\.0\\.1:(\\d+)(/\\d{4}) "));
        const QRegularExpressionMatch match = link.match(QString::fromUtf8(said));
        port = match.captured(1).toUShort();
        path = match.captured(2).toLatin1();
    }
    [[nodiscard]] phone::Reply answer(bool yes) const {
        const QJsonObject known = phone::classOf(phone::get(port, path).body);
        const std::string token = known[QStringLiteral("token")].toString().toStdString();
        return phone::send(port, phone::post(port, path, phone::answerBody(token, yes)));
    }
    bool ended() { return process.state() == QProcess::NotRunning || process.waitForFinished(phone::patience); }
};

} // namespace

class RoomCommandTest : public ProgramTest {
    Q_OBJECT

private slots:
    void init() { prepare(); }

    void endsWhenAllHaveAnswered() {
        RunningRoom room({"--question", "Have you?", "--q", "1/4", "--answers", "5", "--address", "127.0.0.1"});
        QVERIFY(room.port != 0);
        for (const bool yes : {true, false, true, false, false})
            QCOMPARE(room.answer(yes).body, "{\"result\":\"counted\"}");
        QVERIFY(room.ended());
        QVERIFY2(room.process.exitCode() == 0, room.process.readAllStandardError().constData());
        const QString out = QString::fromUtf8(room.process.readAllStandardOutput());
        static const QRegularExpression all(
            QStringLiteral("^answers +5\nyes +2\nno +3\nestimate +(0\\.\\d+)\nstandard error +0\\.\\d+\n"
                           "95 % interval from +0\n95 % interval to +1\n$"));
        const QRegularExpressionMatch told = all.match(out);
        QVERIFY2(told.hasMatch(), qPrintable(out));
        QVERIFY2(told.captured(1).toDouble() == 0.3, qPrintable(out)); // (2/5 - 1/4)/(1/2)
    }

    void anInterruptEndsItWithWhatThereIs() {
        const QString file = path("class.json");
        RunningRoom room({"--question", "Have you?", "--title", "7c", "--design", "warner", "--device", "coins",
                          "--address", "127.0.0.1", "--format", "json", "--output", file});
        QVERIFY(room.port != 0);
        QCOMPARE(room.answer(true).status, 200);
        ::kill(static_cast<pid_t>(room.process.processId()), SIGINT);
        QVERIFY(room.ended());
        QCOMPARE(room.process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(room.process.exitCode(), 0);
        const QJsonObject written = QJsonDocument::fromJson(contentOf(file)).object();
        QCOMPARE(written[QStringLiteral("yes")].toInt(), 1);
        QCOMPARE(written[QStringLiteral("no")].toInt(), 0);
        QCOMPARE(written[QStringLiteral("a")].toDouble(), 0.75);
        QCOMPARE(written[QStringLiteral("estimate")].toDouble(), 1.5);
        QCOMPARE(written[QStringLiteral("question")].toString(), QStringLiteral("Have you?"));
        QCOMPARE(written[QStringLiteral("title")].toString(), QStringLiteral("7c"));
        // Counts and design; nobody and no time.
        QCOMPARE(
            written.keys().join(' '),
            QStringLiteral("a b beta design device estimate lower no q question standard error title upper yes"));
    }

    void refusesBeforeAnythingIsOpened_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *line, const char *message) {
            QTest::newRow(line) << words(line) << QString::fromUtf8(message);
        };
        row("", "room needs --question TEXT");
        row("--question ? --q 0.5", "q must be in [0, 0.5), but is 0.5");
        row("--question ? --q many", "q must be in [0, 0.5), but is 'many'");
        row("--question ? --design kuk", "there is no design 'kuk'; there are forced, warner");
        row("--question ? --device card", "there is no device 'card'; there are phone, coins, dice");
        row("--question ? --answers 0", "answers must be in {1, ..., 10000}, but is 0");
        row("--question ? --port 70000", "port must be in {1, ..., 65535}, but is 70000");
        row("--question ? --address home", "address must be a numeric address of this computer, but is 'home'");
        row("--question ? --address 192.0.2.1", "address must be one of this computer's, but is '192.0.2.1'");
        row("--question ? --address 0.0.0.0", "address must be one of this computer's, but is '0.0.0.0'");
    }
    void refusesBeforeAnythingIsOpened() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Result result = run(QStringList{QStringLiteral("room")} + arguments);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.err, QStringLiteral("halftruth: ") + message + QLatin1Char('\n'));
        QCOMPARE(result.out, QString());
    }

    void theHelpSaysWhatIsRead() {
        const QString help = printed({"room", "--help"});
        for (const char *part : {"--question TEXT", "--design forced|warner", "--address A", "--answers N",
                                 "Only counts are kept", "others in the network can read"})
            QVERIFY2(help.contains(QLatin1String(part)), part);
    }
};

HALFTRUTH_TEST(RoomCommandTest)
#include "tst_room_command.moc"
