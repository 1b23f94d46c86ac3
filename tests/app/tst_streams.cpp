#include "tests/app/program_test.h"
#include "tests/support/test_program.h"

/// "-" is standard input and standard output: what pipes of others are made of.
class TestStreams : public ProgramTest {
    Q_OBJECT

    Result fed(const QStringList &arguments, const QByteArray &input) const { return run(arguments, {}, input); }

    static QByteArray people() { return "sex,income\n" + QByteArray("F,low\nM,high\nF,high\nM,low\n").repeated(250); }

private slots:
    void init() { prepare(); }

    void aSweepWritesToStandardOutput() {
        QCOMPARE(printed(words("sweep epsilon --over bits=1:2:2 --q 0 --output -")),
                 QStringLiteral("bits,epsilon\n1,inf\n2,inf\n"));
        QCOMPARE(leftovers(QStringLiteral("-*")), QStringList());
    }

    void aSweepReadsPoints() {
        const Result result = fed(words("sweep epsilon --points - --output -"), "bits,q\n1,0.25\n3,1/4\n1,0\n");
        QCOMPARE(result.err, QString());
        const QStringList lines = result.out.split(QLatin1Char('\n'));
        QCOMPARE(lines.mid(0, 2),
                 (QStringList{QStringLiteral("bits,q,epsilon"), QStringLiteral("1,0.25,1.0986122886681096")}));
        QCOMPARE(lines[2],
                 QStringLiteral("3,1/4,") +
                     printed(words("sweep epsilon --over bits=3:3:1")).section(QLatin1Char(','), -1).trimmed());
        QCOMPARE(lines[3], QStringLiteral("1,0,inf"));
        put(QStringLiteral("points.csv"), "bits,q\n1,0.25\n3,1/4\n1,0\n");
        QCOMPARE(printed(words("sweep epsilon --points points.csv")), result.out);
    }

    void pointsAreTheSweepInWhateverPieces() {
        const QString whole = printed(words("sweep count-variance --over n=100:1000:10 --q 0.2"));
        QByteArray points = "n\n";
        QString pieces;
        for (const QString &line : whole.split(QLatin1Char('\n')).mid(1))
            if (!line.isEmpty()) {
                const QByteArray point = line.section(QLatin1Char(','), 0, 0).toLatin1() + '\n';
                pieces += fed(words("sweep count-variance --points - --q 0.2"), "n\n" + point)
                              .out.section(QLatin1Char('\n'), 1);
                points += point;
            }
        QCOMPARE(fed(words("sweep count-variance --points - --q 0.2"), points).out, whole);
        QCOMPARE(pieces, whole.section(QLatin1Char('\n'), 1));
    }

    void recordsAmongPointsAreQuoted() {
        const Result result = fed(words("sweep anonymity --points -"), "collection,q\n\"00,01\",0.2\n");
        QCOMPARE(result.err, QString());
        QVERIFY2(result.out.startsWith(QLatin1String("collection,q,anonymity\n\"00,01\",0.2,")),
                 qPrintable(result.out));
    }

    void pointsThatCannotBeAreRefusedByLine_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("points");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *options, const char *points, const char *message) {
            QTest::newRow(message) << QString::fromLatin1(options) << QByteArray(points)
                                   << QString::fromLatin1(message);
        };
        row("", "q\n0.25\n0.7\n", "standard input:3: q must be in [0, 0.5], but is 0.7");
        row("", "n\n3\n", "epsilon takes no --n; it takes --q, --bits");
        row("", "q,q\n0.1,0.1\n", "q is a column of the points more than once");
        row("--q 0.1", "q\n0.1\n", "q is both given by --q and a column of the points");
        row("--over bits=1:2:2", "q\n0.1\n", "--over and --points exclude each other");
    }
    void pointsThatCannotBeAreRefusedByLine() {
        QFETCH(QString, options);
        QFETCH(QByteArray, points);
        QFETCH(QString, message);
        const Result result =
            fed(words("sweep epsilon --points -") + options.split(QLatin1Char(' '), Qt::SkipEmptyParts), points);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.err, QStringLiteral("halftruth: ") + message + QLatin1Char('\n'));
    }

    void aReleaseIsAFilter() {
        put(QStringLiteral("people.csv"), people());
        const QStringList design = words("release --columns sex,income --public-labels --epsilon 0.5 --seed 7");
        const Result files = run(design + words("--input people.csv --output released.csv"));
        QCOMPARE(files.status, 0);
        m_environment.insert(QStringLiteral("TMPDIR"), path(QString()));
        const Result stream = fed(design + words("--input - --output -"), people());
        QCOMPARE(stream.status, 0);
        QCOMPARE(stream.out.toUtf8(), contentOf(path(QStringLiteral("released.csv"))));
        // What is said beside the records keeps out of them.
        QVERIFY2(stream.err.contains(QLatin1String("RMS error")), qPrintable(stream.err));
        QVERIFY(files.out.contains(QLatin1String("RMS error")));
        // What was kept of standard input is gone.
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
                 (QStringList{QStringLiteral("people.csv"), QStringLiteral("released.csv")}));
    }

    void aReleaseNamesStandardInput() {
        const Result result =
            fed(words("release --columns sex,income --public-labels --epsilon 1 --input - --output -"),
                "sex,income\nF,low\nM\n");
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, QString());
        QVERIFY2(result.err.startsWith(QLatin1String("halftruth: standard input:3: ")), qPrintable(result.err));
    }

    void oneStreamTakesOneTable() {
        put(QStringLiteral("people.csv"), people());
        const Result result = run(words("release --columns sex,income --public-labels --epsilon 1 --input people.csv "
                                        "--output - --estimate -"));
        QCOMPARE(result.status, 2);
        QVERIFY(result.err.contains(QLatin1String("estimate must be another file than the output")));
    }
};

HALFTRUTH_TEST(TestStreams)
#include "tst_streams.moc"
