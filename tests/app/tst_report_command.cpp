// The parameter sheet from the command line: its files, what is refused, and every number made again by its command.

#include "tests/app/program_test.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/explorers/explorer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

#include <cmath>

using namespace halftruth;

namespace {

/// The words of a line as a shell takes them: what the sheet quotes, it quotes in single quotes.
QStringList shellWordsOf(const QString &line) {
    QStringList result;
    QString word;
    bool quoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] == QLatin1Char('\''))
            quoted = !quoted;
        else if (!quoted && line[i] == QLatin1Char('\\'))
            word += line[++i];
        else if (!quoted && line[i] == QLatin1Char(' '))
            result << std::exchange(word, QString());
        else
            word += line[i];
    }
    return result << word;
}

} // namespace

class ReportCommandTest : public ProgramTest {
    Q_OBJECT

    [[nodiscard]] QJsonObject sheet(const QStringList &arguments) const {
        const QString complaint = printed(QStringList{QStringLiteral("report")} + arguments +
                                          QStringList{QStringLiteral("--output"), QStringLiteral("sheet.json")});
        if (!complaint.isEmpty())
            qWarning("%s", qPrintable(complaint));
        return QJsonDocument::fromJson(contentOf(path(QStringLiteral("sheet.json")))).object();
    }

private slots:
    void init() { prepare(); }

    void everyNumberIsMadeAgainByItsCommand_data() {
        QTest::addColumn<QStringList>("arguments");
        for (const ExplorerSpec &each : testing::oneIn(3, explorerTable()))
            QTest::newRow(std::string(each.id).c_str()) << QStringList{QString::fromUtf8(each.id)};
        QTest::newRow("a decision") << words("plan --epsilon 1 --alpha 0.03 --frame 5000 --response-rate 0.6 --q "
                                             "0.2689414213699951 --solve n");
        QTest::newRow("a table") << words("sampling --data adult-sex-income --epsilon 0.5");
        QTest::newRow("a pin") << QStringList{QStringLiteral("counts"), QStringLiteral("--pin"),
                                              QStringLiteral("q=0.1 # a 'name'")};
    }
    void everyNumberIsMadeAgainByItsCommand() {
        QFETCH(QStringList, arguments);
        const QJsonObject document = sheet(arguments);
        QCOMPARE(document[QStringLiteral("format")].toString(), QStringLiteral("halftruth-sheet"));
        int numbers = 0;
        int results = 0;
        for (const auto section : document[QStringLiteral("sections")].toArray())
            for (const auto each : section.toObject()[QStringLiteral("rows")].toArray()) {
                const QJsonObject row = each.toObject();
                const QJsonValue value = row[QStringLiteral("value")];
                if (value.isUndefined()) {
                    QVERIFY(!row[QStringLiteral("words")].toString().isEmpty());
                    continue;
                }
                if (row[QStringLiteral("set")].toBool())
                    continue;
                QStringList command = shellWordsOf(row[QStringLiteral("command")].toString());
                QCOMPARE(command.takeFirst(), QStringLiteral("halftruth"));
                ++numbers;
                // All of a sheet's results come from one exploration: a few stand for them where time is short.
                if (command.front() == QStringLiteral("report") && ++results > testing::longOr(1000, 2))
                    continue;
                const QString text = printed(command).trimmed();
                if (value.isString())
                    QCOMPARE(text, value.toString());
                else
                    QVERIFY2(text.toDouble() == value.toDouble(), qPrintable(text + command.join(QLatin1Char(' '))));
            }
        QVERIFY(numbers >= 3);
        // The sheet's own command makes the same sheet.
        const QByteArray before = contentOf(path(QStringLiteral("sheet.json")));
        QStringList again = shellWordsOf(document[QStringLiteral("command")].toString());
        again.removeFirst();
        QCOMPARE(printed(again + words("--output again.json")), QString());
        QCOMPARE(contentOf(path(QStringLiteral("again.json"))), before);
        // So do the charts' commands.
        QStringList chart = shellWordsOf(
            document[QStringLiteral("charts")].toArray().first().toObject()[QStringLiteral("command")].toString());
        chart.removeFirst();
        QCOMPARE(printed(chart + words("--output chart.csv")), QString());
        QVERIFY(!contentOf(path(QStringLiteral("chart.csv"))).isEmpty());
    }

    void fitsTwoPages_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &each : explorerTable())
            QTest::newRow(std::string(each.id).c_str()) << QString::fromUtf8(each.id);
    }
    void fitsTwoPages() {
        QFETCH(QString, explorer);
        for (const char *paper : testing::longOr<std::vector<const char *>>({"a4", "letter"}, {"letter"})) {
            const QString file = QStringLiteral("%1.pdf").arg(QLatin1String(paper));
            QCOMPARE(
                printed(QStringList{QStringLiteral("report"), explorer} +
                        words("--paper %1 --output").replaceInStrings(QStringLiteral("%1"), QLatin1String(paper)) +
                        QStringList{file}),
                QString());
            const QByteArray pdf = contentOf(path(file));
            QVERIFY(pdf.startsWith("%PDF"));
            const int pages = pagesOf(pdf);
            QVERIFY2(pages >= 1 && pages <= 2, qPrintable(QString::number(pages)));
        }
    }

    // The same sheet has the same bytes, whenever it is made.
    void isTheSameEachTime() {
        const QStringList line = words("report randomized-response --output a.pdf");
        QCOMPARE(printed(line), QString());
        const QByteArray first = contentOf(path(QStringLiteral("a.pdf")));
        QTest::qWait(1100);
        QCOMPARE(printed(line), QString());
        QCOMPARE(contentOf(path(QStringLiteral("a.pdf"))), first);
    }

    // Whatever a person writes is text.
    void wordsAreNoMarkup() {
        const QString bad = QStringLiteral("<script>1</script> & \"x\" <b>");
        QCOMPARE(printed(words("report randomized-response --output a.html --names") +
                         QStringList{bad, QStringLiteral("--question"), bad, QStringLiteral("--date"), bad}),
                 QString());
        const QString html = QString::fromUtf8(contentOf(path(QStringLiteral("a.html"))));
        QVERIFY(!html.contains(QStringLiteral("<script")));
        QCOMPARE(html.count(bad.toHtmlEscaped()), 3);
        QVERIFY(html.startsWith(QStringLiteral("<!DOCTYPE html>")));
        QCOMPARE(html.count(QStringLiteral("data:image/svg+xml;base64,")), 2);
        QVERIFY(!html.contains(QStringLiteral("src=\"http")));
        const QJsonObject json =
            sheet(words("randomized-response --names") + QStringList{bad, QStringLiteral("--question"), bad});
        QCOMPARE(json[QStringLiteral("names")].toString(), bad);
        QCOMPARE(json[QStringLiteral("question")].toString(), bad);
    }

    void printsANumber() {
        QCOMPARE(printed(words("report randomized-response --q 0.25 --number") +
                         QStringList{QStringLiteral("change of the odds, e^ε")}),
                 QStringLiteral("3\n"));
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *line, const char *message) {
            QTest::newRow(line) << words(line) << QString::fromUtf8(message);
        };
        row("report wurst --output a.pdf", "there is no explorer 'wurst'");
        row("report plan", "report needs either --output FILE");
        row("report plan --output a.pdf --number x", "report needs either --output FILE");
        row("report plan --output a.png", "output must end in one of pdf, html, json, but is 'a.png'");
        row("report plan --output a.pdf --paper a3", "there is no paper 'a3'");
        row("report plan --output a.pdf --charts wurst", "there is no figure 'wurst'");
        row("report plan --output a.pdf --charts map,map", "the chart map is named twice");
        row("report plan --output a.pdf --q 2", "q must be in [0, 0.5), but is 2");
        row("report plan --number wurst", "there is no number 'wurst'");
        row("report plan --output a.pdf --so-far all,all,revealed", "plan has no class");
    }
    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Result result = run(arguments);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains(message), qPrintable(result.err));
        QCOMPARE(leftovers(QStringLiteral("a.*")), QStringList());
    }

    void leavesTheOldFile() {
        put(QStringLiteral("a.json"), "old");
        QCOMPARE(run(words("report plan --output a.json --charts wurst")).status, 2);
        QCOMPARE(contentOf(path(QStringLiteral("a.json"))), QByteArray("old"));
        const Result nowhere = run(words("report randomized-response --output none/a.json"));
        QCOMPARE(nowhere.status, 1);
        QVERIFY(nowhere.err.contains(QStringLiteral("can't be written")));
    }
};

HALFTRUTH_TEST(ReportCommandTest)

#include "tst_report_command.moc"
