// `halftruth release` from outside: what it writes, what it prints, what it refuses and what it leaves.
#include "tests/app/program_test.h"
#include "tests/support/test_program.h"

#include <QMap>
#include <QRegularExpression>

#include <cmath>
#include <random>
#include <sys/stat.h>

namespace {

/// A hundred records of four pairs.
QByteArray pairs() {
    QByteArray text = "name,sex,income\n";
    for (int i = 0; i < 100; ++i)
        text +=
            "p" + QByteArray::number(i) + (i % 3 == 0 ? ",Female" : ",Male") + (i % 4 == 0 ? ",high\n" : ",low\n");
    return text;
}

QList<QByteArray> linesOf(const QByteArray &text) {
    QList<QByteArray> lines = text.split('\n');
    return lines;
}

} // namespace

class TestReleaseCommand : public ProgramTest {
    Q_OBJECT

private:
    QByteArray file(const char *name) const { return contentOf(path(QString::fromLatin1(name))); }
    Result release(const char *options) const {
        return run(
            words("release --input pairs.csv --columns sex,income --public-labels --epsilon 1 --output out.csv") +
            words(options));
    }

private slots:
    void init() {
        prepare();
        put(QStringLiteral("pairs.csv"), pairs());
    }

    void writesAsManyRecordsAsAreSampled() {
        const Result result = release("--samples 40 --estimate estimate.csv");
        QCOMPARE(result.err, QString());
        QCOMPARE(result.status, 0);
        const QList<QByteArray> lines = linesOf(file("out.csv"));
        QCOMPARE(lines.size(), 42);
        QCOMPARE(lines.front(), "sex,income");
        QCOMPARE(lines.back(), "");
        QMap<QByteArray, int> counts;
        for (const QByteArray &line : lines.mid(1, 40))
            ++counts[line];
        // The estimate is that of these records: gamma = 1 + 2.5 (e - 1).
        const double excess = 2.5 * std::expm1(1.0);
        const QList<QByteArray> estimates = linesOf(file("estimate.csv"));
        QVERIFY2(estimates.front().startsWith("# epsilon 1 (replace-one; n public); 40 of 100 records; gamma 5.29"),
                 estimates.front().constData());
        QVERIFY(estimates.front().endsWith("; Categories taken from the data: its labels are said to be public"));
        QCOMPARE(estimates[1], "sex,income,released,estimate,projected estimate");
        QCOMPARE(estimates.size(), 7);
        double projected = 0;
        for (const QByteArray &line : estimates.mid(2, 4)) {
            const QList<QByteArray> fields = line.split(',');
            QCOMPARE(fields.size(), 5);
            const int count = counts.take(fields[0] + "," + fields[1]);
            QCOMPARE(fields[2].toInt(), count);
            QVERIFY(std::abs(fields[3].toDouble() - ((1 + 4 / excess) * count / 40 - 1 / excess)) < 1e-14);
            QVERIFY(fields[4].toDouble() >= 0);
            projected += fields[4].toDouble();
        }
        QVERIFY(std::abs(projected - 1) < 1e-14);
        QVERIFY(counts.isEmpty());
    }

    // n counts every record, also those without a value, which are a category.
    void printsWhatAnybodyMayKnow() {
        put(QStringLiteral("pairs.csv"), pairs() + "x,?,low\ny,Male,\n");
        const Result result = release("--samples 40");
        QVERIFY2(result.out.startsWith(
                     QStringLiteral("records     102, those without a value too\n"
                                    "categories  3 × 3 = 9\n"
                                    "            Categories taken from the data: its labels are said to be public\n"
                                    "samples     40\n"
                                    "epsilon     1\n"
                                    "gamma       5.382\n"
                                    "ln gamma    1.683\n"
                                    "RMS error   at most 0.")),
                 qPrintable(result.out));
        QVERIFY(result.out.contains(QStringLiteral("sex      income   released")));
        // The marginals behind it.
        QVERIFY(result.out.contains(QRegularExpression(QStringLiteral("\nincome +estimate +projected\n"))));
        put(QStringLiteral("pairs.csv"), pairs());
        QVERIFY(release("").out.contains(QStringLiteral("samples     43, the optimum\n")));
    }

    // What has to be known stands before the estimate, and the truth nowhere.
    void tellsBeforeItSaves() {
        const QString out = release("--samples 40 --seed 1").out;
        const qsizetype estimate = out.indexOf(QStringLiteral("projected"));
        for (const char *part : {"replace-one", "is public", "costs its ε again", "ln γ = 1.667", "voids ε",
                                 "stream cipher", "demonstrates the protocol in one place"}) {
            const qsizetype at = out.indexOf(QString::fromUtf8(part));
            QVERIFY2(at > 0 && at < estimate, part);
        }
        QVERIFY(!out.contains(QStringLiteral("true")));
    }

    // Somebody who is the only one of his kind changes neither the categories, nor their number, nor n.
    void aListKeepsTheDataOutOfTheCategories() {
        put(QStringLiteral("list.csv"), "column,label,for\nsex,Female,\nsex,Male,\nsex,else,other\nsex,else,missing\n"
                                        "income,high,\nincome,low,\nincome,,closed\n");
        const QStringList arguments =
            words("release --input pairs.csv --columns sex,income --categories list.csv --epsilon 1 --output out.csv "
                  "--estimate estimate.csv --marginals marginals.csv --seed 3");
        QString first;
        for (const char *last : {"x,Female,low\n", "x,Holand-Netherlands,low\n", "x,?,low\n"}) {
            put(QStringLiteral("pairs.csv"), pairs() + last);
            const Result result = run(arguments);
            QCOMPARE(result.status, 0);
            const QString head = result.out.left(result.out.indexOf(QStringLiteral("\nsex")));
            QVERIFY(head.contains(QStringLiteral("101, those without a value too\ncategories  3 × 2 = 6\n            "
                                                 "Categories from a list made without the data\n")));
            QCOMPARE(first.isEmpty() ? head : first, head);
            first = head;
            for (const char *name : {"out.csv", "estimate.csv", "marginals.csv"})
                QVERIFY(!file(name).contains("Holand"));
        }
        QVERIFY(file("estimate.csv").contains("; Categories from a list made without the data\n"));
        QCOMPARE(linesOf(file("marginals.csv")).size(), 8); // comment, header, 3 + 2 labels, end
        QVERIFY(file("marginals.csv").contains("\nsex,else,"));
        put(QStringLiteral("pairs.csv"), pairs() + "x,Male,middling\n");
        const Result closed = run(arguments);
        QCOMPARE(closed.status, 2);
        QCOMPARE(closed.err,
                 QStringLiteral("halftruth: pairs.csv:102: 'middling' is not in the list of categories of "
                                "'income', which is closed\n"));
    }

    // At epsilon = 40 what is drawn has 40; beyond what can be drawn, the loss that it has is said.
    void saysTheLossThatIsDrawn() {
        const auto told = [&](const char *epsilon) {
            return run(words("release --input pairs.csv --columns sex,income --public-labels --output out.csv "
                             "--samples 100 --epsilon") +
                       words(epsilon))
                .out;
        };
        QVERIFY(told("40").contains(QStringLiteral("epsilon     40\n")));
        QVERIFY(told("700").contains(QStringLiteral("epsilon     42.98, where 700 was asked for\n")));
    }

    void severalCuratorsHoldAColumnEach() {
        QByteArray text = "a,b,c\n";
        for (int i = 0; i < 60; ++i)
            text += QByteArray::number(i % 2) + "," + QByteArray::number(i % 3) + "," +
                    QByteArray::number(i % 5 == 0) + "\n";
        put(QStringLiteral("three.csv"), text);
        const Result result =
            run(words("release --input three.csv --columns a,b,c --public-labels --epsilon 1 --output out.csv"));
        QCOMPARE(result.err, QString());
        QVERIFY(result.out.contains(QStringLiteral("categories  2 × 3 × 2 = 12\n")));
        QVERIFY(file("out.csv").startsWith("a,b,c\n"));
    }

    // New files are as the person's settings say, old ones stay as they are.
    void filesFollowTheUmask() {
        const auto mode = [&](const char *name) {
            struct stat info {};
            return stat(QFile::encodeName(path(QString::fromLatin1(name))).constData(), &info) == 0
                       ? static_cast<int>(info.st_mode & 0777U)
                       : -1;
        };
        const mode_t before = umask(022);
        release("--samples 40 --estimate estimate.csv --marginals marginals.csv");
        for (const char *name : {"out.csv", "estimate.csv", "marginals.csv"})
            QCOMPARE(mode(name), 0644);
        umask(027);
        QCOMPARE(chmod(QFile::encodeName(path(QStringLiteral("out.csv"))).constData(), 0600), 0);
        QFile::remove(path(QStringLiteral("estimate.csv")));
        release("--samples 40 --estimate estimate.csv");
        umask(before);
        QCOMPARE(mode("estimate.csv"), 0640);
        QCOMPARE(mode("out.csv"), 0600);
    }

    void keysComeFromTheOperatingSystem() {
        QCOMPARE(release("--samples 100").err, QString());
        const QByteArray first = file("out.csv");
        release("--samples 100");
        QVERIFY(file("out.csv") != first);
    }

    void aSeedRepeatsAndWarns() {
        const Result result = release("--samples 100 --seed 7");
        QCOMPARE(result.status, 0);
        QCOMPARE(result.err,
                 QStringLiteral(
                     "halftruth: warning: the seed makes this release predictable, so that it protects nobody\n"));
        const QByteArray first = file("out.csv");
        release("--samples 100 --seed 7");
        QCOMPARE(file("out.csv"), first);
        release("--samples 100 --seed 8");
        QVERIFY(file("out.csv") != first);
    }

    void takesColumnsOfKnownLayoutsByName() {
        const QString adult = QStringLiteral(HALFTRUTH_TEST_DATA "/adult_layout.csv");
        const QStringList rest = words("--epsilon 2 --public-labels --output out.csv --columns");
        for (const char *columns : {"sex,income", "10,15"})
            QCOMPARE(run(QStringList{QStringLiteral("release"), QStringLiteral("--input"), adult} + rest +
                         QStringList{QLatin1String(columns)})
                         .status,
                     0);
        QVERIFY(file("out.csv").startsWith("sex,income\n"));
    }

    void readsQuotedFields() {
        put(QStringLiteral("pairs.csv"), "\"a,b\",c\n\"x \"\"y\"\"\",\"line\nend\"\nz,w\n");
        QCOMPARE(run(words("release --input pairs.csv --columns a,b,c --public-labels --epsilon 9 --output out.csv"))
                     .status,
                 2);
        QCOMPARE(run(words("release --input pairs.csv --columns 1,2 --public-labels --epsilon 500 --samples 2 "
                           "--output out.csv"))
                     .status,
                 0);
        const QByteArray content = file("out.csv");
        QVERIFY(content.startsWith("\"a,b\",c\n"));
        QVERIFY(content.contains("\"x \"\"y\"\"\",\"line\nend\"\n") && content.contains("z,w\n"));
    }

    // --- refused -----------------------------------------------------------------------------------------------

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *arguments, const char *message) {
            QTest::newRow(arguments) << words(arguments) << QString::fromUtf8(message);
        };
        const char *const all = "--input pairs.csv --columns sex,income --public-labels --epsilon 1 --output out.csv";
        const auto also = [&](const char *more, const char *message) {
            QTest::newRow(more) << words(all) + words(more) << QString::fromUtf8(message);
        };
        row("", "release needs --input FILE");
        row("--input pairs.csv", "release needs --columns A,B");
        row("--input pairs.csv --columns sex,income",
            "release needs --categories FILE, a list of the categories made without the data, or --public-labels, "
            "which says that the labels in the data are public");
        row("--input pairs.csv --columns sex,income --public-labels", "release needs --epsilon E");
        row("--input pairs.csv --columns sex,income --public-labels --epsilon 1", "release needs --output FILE");
        row("--input pairs.csv --columns sex",
            "columns must be A,B or more, different columns, one of each curator, but is 'sex'");
        row("--input pairs.csv --columns a,b,a",
            "columns must be A,B or more, different columns, one of each curator, but is 'a,b,a'");
        row("--input pairs.csv --columns sex,age --public-labels --epsilon 1 --output out.csv",
            "pairs.csv: there is no column 'age'; there are name, sex, income");
        row("--input none.csv --columns a,b --public-labels --epsilon 1 --output out.csv",
            "none.csv: No such file or directory");
        row("--input . --columns a,b --public-labels --epsilon 1 --output out.csv", ".: is a folder");
        row("--input /dev/null --columns a,b --public-labels --epsilon 1 --output out.csv",
            "/dev/null: is no regular file, and a release reads its input twice");
        row("--input pairs.csv --columns sex,income --public-labels --epsilon 0 --output out.csv",
            "epsilon must be in (0, inf), but is 0");
        row("--input pairs.csv --columns sex,income --public-labels --epsilon x --output out.csv",
            "epsilon must be in (0, inf), but is 'x'");
        row("--input pairs.csv --columns sex,income --public-labels --epsilon 1 --output pairs.csv",
            "output must be another file than the input, but is 'pairs.csv'");
        row("--input pairs.csv --columns sex,income --categories none.csv --epsilon 1 --output out.csv",
            "none.csv: No such file or directory");
        row("--input pairs.csv --columns sex,income --categories pairs.csv --epsilon 1 --output out.csv",
            "pairs.csv: is no list of categories: it must begin with 'column,label,for'");
        row("--input pairs.csv --columns sex,income --categories out.csv --epsilon 1 --output out.csv",
            "output must be another file than the categories, but is 'out.csv'");
        also("--categories list.csv", "--categories and --public-labels exclude each other");
        also("--samples 0", "samples must be in {1, ..., 1000000000}, but is 0");
        also("--samples 2.5", "samples must be in {1, ..., 1000000000}, but is 2.5");
        also("--samples 101", "samples must be in {1, ..., 100}, but is 101");
        also("--seed -1", "seed must be in {0, ..., 9007199254740992}, but is -1");
        also("--estimate ./pairs.csv", "estimate must be another file than the input, but is './pairs.csv'");
        also("--estimate ./out.csv", "estimate must be another file than the output, but is './out.csv'");
        also("--estimate=", "estimate must be the name of a file, but is ''");
        also("--weight count", "there is no option '--weight'; there are --input, ");
        also("more", "'more' is one word too many");
    }
    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Result result = run(words("release") + arguments);
        QVERIFY2(result.err.startsWith(QStringLiteral("halftruth: ") + message), qPrintable(result.err));
        QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, QString());
        QCOMPARE(leftovers(QStringLiteral("*.csv*")), QStringList{QStringLiteral("pairs.csv")});
        QCOMPARE(file("pairs.csv"), pairs());
    }

    // Behind more rows than the reader looks at first.
    void reportsTheLineOfAMalformedRow_data() {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("message");
        QTest::newRow("short") << QByteArray("a,b\n") << "pairs.csv:20002: 2 fields, but the first row has 3";
        QTest::newRow("long") << QByteArray("a,b,c,d\n") << "pairs.csv:20002: 4 fields, but the first row has 3";
        QTest::newRow("quote") << QByteArray("a,b\"c,d\n") << "pairs.csv:20002: a quote inside an unquoted field";
        QTest::newRow("after a quote") << QByteArray("a,\"b\"c,d\n") << "pairs.csv:20002: text after a closing quote";
        QTest::newRow("no closing quote")
            << QByteArray("a,b,\"c\n") << "pairs.csv:20002: a quoted field without its closing quote";
    }
    void reportsTheLineOfAMalformedRow() {
        QFETCH(QByteArray, row);
        QFETCH(QString, message);
        put(QStringLiteral("out.csv"), "old");
        put(QStringLiteral("estimate.csv"), "old");
        put(QStringLiteral("pairs.csv"),
            "name,sex,income\n" + QByteArray("x,Male,low\n").repeated(20'000) + row + pairs());
        const Result result = release("--estimate estimate.csv");
        QCOMPARE(result.err, QStringLiteral("halftruth: ") + message + QStringLiteral("\n"));
        QCOMPARE(result.status, 2);
        QCOMPARE(file("out.csv"), "old");
        QCOMPARE(file("estimate.csv"), "old");
        QCOMPARE(leftovers(QStringLiteral("*")).size(), 5); // . and ..
    }

    void failsToWrite_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("message");
        QTest::newRow("output") << "--output none/out.csv --estimate e.csv"
                                << "none/out.csv can't be written: No such file or directory";
        QTest::newRow("estimate") << "--output out.csv --estimate none/e.csv"
                                  << "none/e.csv can't be written: No such file or directory";
        QTest::newRow("device") << "--output /dev/full --estimate e.csv"
                                << "/dev/full can't be written: it is no regular file";
    }
    void failsToWrite() {
        QFETCH(QString, options);
        QFETCH(QString, message);
        const Result result =
            run(words("release --input pairs.csv --columns sex,income --public-labels --epsilon 1") +
                options.split(QLatin1Char(' ')));
        QCOMPARE(result.err, QStringLiteral("halftruth: ") + message + QStringLiteral("\n"));
        QCOMPARE(result.status, 1);
        QCOMPARE(leftovers(QStringLiteral("*.csv*")), QStringList{QStringLiteral("pairs.csv")});
    }

    // A pipe can't be read twice: opening it would wait for ever.
    void refusesAPipe() {
        QCOMPARE(mkfifo(QFile::encodeName(path(QStringLiteral("pipe.csv"))).constData(), 0600), 0);
        const Result result =
            run(words("release --input pipe.csv --columns a,b --public-labels --epsilon 1 --output out.csv"));
        QCOMPARE(result.status, 2);
        QCOMPARE(result.err,
                 QStringLiteral("halftruth: pipe.csv: is no regular file, and a release reads its input twice\n"));
    }

    // Damaged files: whatever is in them, the program answers with a status, one line and no remains.
    void survivesDamagedFiles() {
        std::mt19937 random{20163};
        const auto upTo = [&](std::size_t most) { return static_cast<int>(random() % (most + 1)); };
        const QByteArray splinters[] = {"\"",       ",", "\n",   "\r", QByteArray("\0", 1),
                                        "\xff\xfe", ";", "\"\"", "?",  "#"};
        int accepted = 0;
        for (int trial = 0; trial < 60; ++trial) {
            QByteArray text = pairs();
            for (int damage = upTo(3); damage >= 0; --damage)
                text.insert(upTo(static_cast<std::size_t>(text.size())), splinters[upTo(9)]);
            if (upTo(3) == 0)
                text.truncate(upTo(static_cast<std::size_t>(text.size())));
            put(QStringLiteral("damaged.csv"), text);
            put(QStringLiteral("out.csv"), "old");
            const Result result =
                run(words("release --input damaged.csv --columns 2,3 --public-labels --epsilon 1 --samples 1 "
                          "--output out.csv"));
            QVERIFY2(result.status == 0 || result.status == 2, qPrintable(result.err));
            accepted += result.status == 0 ? 1 : 0;
            if (result.status == 2) {
                QVERIFY2(result.err.startsWith(QStringLiteral("halftruth: ")), qPrintable(result.err));
                QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
                QCOMPARE(file("out.csv"), "old");
            } else {
                QVERIFY(file("out.csv").count('\n') >= 2);
            }
            QCOMPARE(leftovers(QStringLiteral("out.csv*")), QStringList{QStringLiteral("out.csv")});
        }
        QVERIFY(accepted > 5 && accepted < 55);
    }

    void helpNamesItsOptions() {
        const QString help = printed(words("release --help"));
        for (const char *option :
             {"--input", "--columns", "--categories", "--public-labels", "--epsilon", "--samples", "--seed",
              "--output", "--estimate", "--marginals", "release curator-a", "release server", "release researcher"})
            QVERIFY2(help.contains(QLatin1String(option)), option);
    }
};

HALFTRUTH_TEST(TestReleaseCommand)
#include "tst_release_command.moc"
