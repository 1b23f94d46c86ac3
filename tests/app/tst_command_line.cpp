// The program as a person or a script meets it: run, and judged by its status, its two streams and its files.

#include "tests/app/program_test.h"
#include "tests/support/field_words.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/methods/accuracy_methods.h"
#include "core/solving/solve.h"

#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <unistd.h>

namespace {

double relativeError(double actual, double expected) { return std::fabs(actual - expected) / std::fabs(expected); }

} // namespace

class TestCommandLine : public ProgramTest {
    Q_OBJECT

private slots:
    void init() {
        prepare();
        put(QStringLiteral("short.csv"), "a,b\n1,2\n3\n");
        put(QStringLiteral("empty.csv"), "");
        put(QStringLiteral("one.csv"), "a,b\nx,1\nx,1\n");
        const QByteArray session = "{\"format\": \"halftruth-session\", \"version\": 1, \"explorer\": \"counts\"";
        put(QStringLiteral("good.json"), session + ", \"parameters\": {\"n\": 5}}");
        put(QStringLiteral("q.json"), session + ", \"parameters\": {\"n\": 5, \"q\": 0.7}}");
        put(QStringLiteral("half.json"), session + ",\n\"parameters\": {\"n\": 5");
        put(QStringLiteral("new.json"), "{\"format\": \"halftruth-session\", \"version\": 3}");
        put(QStringLiteral("other.json"), "{\"a\": 1}");
        put(QStringLiteral("plain.svg"), "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
        put(QStringLiteral("pairs.csv"), "name,answer\nann,yes\nbob,no\ncid,no\ndan,yes\n");
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder.png")));
    }

    // --- compute -----------------------------------------------------------------------------------------------

    void computes_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<double>("expected");
        QTest::newRow("log pmf") << words("compute log-count-pmf --n 100 --ones 50 --q .25 --outcome 50")
                                 << -2.385340092483335;
        QTest::newRow("ln 3") << words("compute epsilon --q 1/4") << std::log(3.0);
        QTest::newRow("default q") << words("compute epsilon --bits 2") << 2 * std::log(3.0);
        QTest::newRow("-0") << words("compute required-n-normal --q -0 --alpha .1 --beta .05") << 1.0;
        QTest::newRow("with =") << words("compute epsilon --q=0.25 --bits=2") << 2 * std::log(3.0);
        QTest::newRow("n = 1e6 [GA]") << words(
                                             "compute accuracy-hoeffding --q 0.2689414213699951 --n 1e6 --beta 0.05")
                                      << 0.002938868;
        QTest::newRow("ones fits n") << words("compute count-mean --n 20 --q 0") << 20.0;
        QTest::newRow("ones fits n - 1") << words("compute log-privacy-ratio --n 1 --outcome 0") << std::log(3.0);
        QTest::newRow("collection") << words("compute anonymity --q .25 --collection 0,1") << 1.0 / 3;
        QTest::newRow("record among records")
            << words("compute presence-probability --q 0.264339 --collection 000;010 --outcome 001")
            << 0.1871100064948769;
        QTest::newRow("a record of the collection's length by default")
            << words("compute presence-probability --q 0 --collection 0000,0101") << 1.0;
        QTest::newRow("neighbours")
            << words("compute collection-delta --q .1 --epsilon 1 --collection 0,1 --changed 1,1")
            << 0.81 - 0.09 * std::exp(1.0);
        // Uniform data: S = 1/K, so that both of these are the same number.
        QTest::newRow("S is 1/K") << words(
                                         "compute pram-rms-error --n 1000 --samples 100 --epsilon 1 --categories 100")
                                  << 0.67783495435402767;
        QTest::newRow("S given") << words(
                                        "compute pram-rms-error --n 1000 --samples 100 --epsilon 1 --categories 100 "
                                        "--concentration 0.01")
                                 << 0.67783495435402767;
        QTest::newRow("one lie of two is rare")
            << words("compute accuracy-exact --q 1e-9 --n 2 --ones 2 --beta .05") << 1.000000002e-9;
        QTest::newRow("one lie, perhaps")
            << words("compute accuracy-exact --q 1e-300 --n 100 --ones 30 --beta 1e-300") << 0.01;
        QTest::newRow("[LWR] Adult, bound")
            << words("compute pram-optimal-samples --n 32561 --epsilon 0.5 --categories 4") << 7921.0;
    }
    void computes() {
        QFETCH(QStringList, arguments);
        QFETCH(double, expected);
        const QString text = printed(arguments);
        bool number = false;
        const double value = text.trimmed().toDouble(&number);
        QVERIFY2(number && text.endsWith(QLatin1Char('\n')), qPrintable(text));
        const double tolerance = QTest::currentDataTag() == QByteArray("n = 1e6 [GA]") ? 5e-7 : 1e-12;
        QVERIFY2(relativeError(value, expected) <= tolerance, qPrintable(text));
    }

    void solves_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *line, const char *text) {
            QTest::newRow(line) << words(line) << QString::fromUtf8(text);
        };
        row("solve accuracy-hoeffding --for n --q 0.25 --alpha 0.01 --beta 0.05", "73778\n");
        row("solve accuracy-hoeffding --for n --epsilon 1.0986122886681098 --alpha 0.01", "73778\n");
        row("solve accuracy-normal --for n --alpha 0.01 --beta 0.05 --q 0.25", "28811\n");
        row("solve pram --for samples --n 100 --epsilon 1 --gamma 3", "85\n");
        row("solve shuffle-delta --for n --q .2353 --epsilon .0269 --delta 1.67e-6", "22243\n");
        row("compute accuracy-exact --q 5e-324 --n 100 --ones 30 --beta 1e-300", "0\n"); // nearly surely nobody lies
        // 8784 people do already, some more don't: every number from here on does.
        row("solve accuracy-exact --for n --q 0.2689414213699951 --alpha .02 --beta .05", "8913\n");
    }
    void solves() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, text);
        QCOMPARE(printed(arguments), text);
    }

    void solvesJson() {
        const auto json = QJsonDocument::fromJson(
            printed(words("solve accuracy-exact --for epsilon --n 500 --ones 100 --format json")).toUtf8());
        QCOMPARE(json[QStringLiteral("target")].toString(), QStringLiteral("accuracy-exact"));
        QCOMPARE(json[QStringLiteral("for")].toString(), QStringLiteral("epsilon"));
        QCOMPARE(json[QStringLiteral("side")].toString(), QStringLiteral("least"));
        QCOMPARE(json[QStringLiteral("inputs")][QStringLiteral("ones")].toDouble(), 100.0);
        QVERIFY(json[QStringLiteral("value")].toDouble() > 0);
        QVERIFY(json[QStringLiteral("reached")].toDouble() <= 0.05);
    }

    void printsSeventeenDigits() {
        QCOMPARE(printed(words("compute lie-probability --epsilon 1")), QStringLiteral("0.2689414213699951\n"));
        QCOMPARE(printed(words("compute epsilon")), QStringLiteral("1.0986122886681096\n"));
    }

    void printsInfinity() {
        QCOMPARE(printed(words("compute epsilon --q 0")), QStringLiteral("inf\n"));
        QCOMPARE(printed(words("compute log-count-pmf --q 0 --n 9 --ones 4 --outcome 5")), QStringLiteral("-inf\n"));
        QCOMPARE(printed(words("sweep epsilon --over q=0:0:1")), QStringLiteral("q,epsilon\n0,inf\n"));
        const auto json = QJsonDocument::fromJson(printed(words("compute epsilon --q 0 --format json")).toUtf8());
        QCOMPARE(json[QStringLiteral("value")].toString(), QStringLiteral("inf"));
    }

    void computesJson() {
        const auto json =
            QJsonDocument::fromJson(printed(words("compute accuracy-hoeffding --q 0.1 --format json")).toUtf8());
        QVERIFY(json[QStringLiteral("value")].toDouble() > 0);
        QCOMPARE(json[QStringLiteral("quantity")].toString(), QStringLiteral("accuracy-hoeffding"));
        QCOMPARE(json[QStringLiteral("direction")].toString(), QStringLiteral("at most"));
        QCOMPARE(json[QStringLiteral("inputs")][QStringLiteral("q")].toDouble(), 0.1);
        QCOMPARE(json[QStringLiteral("inputs")][QStringLiteral("n")].toDouble(), 200.0);
    }

    // --- what is refused ---------------------------------------------------------------------------------------

    void namesTheExplorersWhenNoneIsGiven() {
        QStringList ids;
        const QStringList lines =
            run({QStringLiteral("list"), QStringLiteral("explorers")}).out.split(u'\n', Qt::SkipEmptyParts);
        for (const QString &line : lines)
            ids << line.section(u' ', 0, 0);
        QVERIFY(ids.contains(QStringLiteral("accuracy")));
        const auto result = run({QStringLiteral("export")});
        QCOMPARE(result.status, 2);
        QCOMPARE(result.err, QStringLiteral("halftruth: export needs an explorer; there are %1\n")
                                 .arg(ids.join(QStringLiteral(", "))));
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        // The part takes every third line.
        auto row = [turn = 0](const char *line, const char *message) mutable {
            if (turn++ % testing::longOr(1, 3) == 0)
                QTest::newRow(line) << words(line) << QString::fromUtf8(message);
        };
        // values
        row("compute epsilon --q 0.7", "q must be in [0, 0.5], but is 0.7");
        row("compute epsilon --q -0.1", "q must be in [0, 0.5], but is -0.1");
        row("compute epsilon --q=-0.1", "q must be in [0, 0.5], but is -0.1");
        row("compute epsilon --q=", "q must be in [0, 0.5], but is ''");
        row("compute epsilon --q abc", "q must be in [0, 0.5], but is 'abc'");
        row("compute epsilon --q nan", "q must be in [0, 0.5], but is 'nan'");
        row("compute epsilon --q inf", "q must be in [0, 0.5], but is 'inf'");
        row("compute epsilon --q 1e999", "q must be in [0, 0.5], but is '1e999'");
        row("compute epsilon --q 0,25", "q must be in [0, 0.5], but is '0,25' (decimals are written with a point)");
        row("compute epsilon --bits 1.5", "bits must be in {1, ..., 40}, but is 1.5");
        row("compute epsilon --bits 41", "bits must be in {1, ..., 40}, but is 41");
        row("compute posterior --prior 1.5", "prior must be in [0, 1], but is 1.5");
        row("compute count-quantile --level 1", "level must be in (0, 1), but is 1");
        row("compute count-pmf --n 0", "n must be in {1, ..., 1000000000}, but is 0");
        row("compute count-pmf --n 1e10", "n must be in {1, ..., 1000000000}, but is 10000000000");
        row("compute count-pmf --n 2.5", "n must be in {1, ..., 1000000000}, but is 2.5");
        row("compute count-pmf --n 20 --ones 30", "ones must be in {0, ..., 20}, but is 30");
        row("compute count-pmf --n 20 --ones 5 --outcome 21", "outcome must be in {0, ..., 20}, but is 21");
        row("compute log-privacy-ratio --n 20 --ones 20", "ones must be in {0, ..., 19}, but is 20");
        row("compute log-privacy-ratio --q 0", "q must be in (0, 0.5], but is 0");
        row("compute estimator-variance --q 0.5", "q must be in [0, 0.5), but is 0.5");
        row("compute pram-epsilon --n 20 --samples 21", "samples must be in {1, ..., 20}, but is 21");
        row("compute pram-epsilon --gamma 1", "gamma must be in (1, inf), but is 1");
        row("compute pram-condition --categories 1", "categories must be in {2, ..., 1000000}, but is 1");
        row("compute pram-rms-error --concentration 0.1", "concentration must be in [0.25, 1], but is 0.1");
        row("compute vector-probability --bits 3 --distance 4", "distance must be in {0, ..., 3}, but is 4");
        row("export bit-vectors --output a.csv --bits 8 --collection 000,011", "bits must be in {3}, but is 8");
        row("--explorer bit-vectors --set bits=8 --set collection=000,011", "bits must be in {3}, but is 8");
        row("compute anonymity --collection @no-such-file", "no-such-file: No such file or directory");
        row("compute anonymity --collection 01,0a",
            "collection must be records of 0s and 1s, as in 000,011,101, but record 2 is '0a'");
        row("compute anonymity --collection 01,011",
            "the records of collection must have one length, but record 1 has 2 bits and record 2 has 3");
        row("compute anonymity --collection=",
            "collection must be records of 0s and 1s, as in 000,011,101, but is empty");
        row("compute presence-probability --outcome 3",
            "outcome must be records of 0s and 1s, as in 000,011,101, but record 1 is '3'");
        row("compute presence-probability --outcome 01", "outcome must be in {0, 1}^3, but is 01");
        row("compute presence-probability --outcome 010,011", "outcome must be one record, but is 2");
        row("compute collection-delta --changed 110,010,101",
            "changed must be collection with one record replaced, but differs from it in 2 records");
        row("compute collection-delta --q 0", "q must be in (0, 0.5], but is 0");
        row("sweep anonymity --over collection=0:1:2", "collection is no number, so that it can't be swept over");
        row("compute lie-probability --epsilon 0", "epsilon must be in (0, inf), but is 0");
        row("compute failure-hoeffding --alpha 0", "alpha must be in (0, inf), but is 0");
        row("compute accuracy-hoeffding --beta 0", "beta must be in (0, 1), but is 0");
        row("compute required-epsilon-hoeffding --n 10", "n must be in {185, ...}, but is 10: with fewer people no q "
                                                         "lets Hoeffding's bound certify alpha = 0.1 at "
                                                         "beta = 0.05");
        // names and words
        row("compute", "compute needs a quantity; 'halftruth list quantities' names them");
        row("compute epsilno", "there is no quantity 'epsilno'; did you mean epsilon?");
        row("compute wurst", "there is no quantity 'wurst'; 'halftruth list quantities' names them");
        row("compute epsilon 3", "'3' is one word too many");
        row("compute epsilon --n 5", "epsilon takes no --n; it takes --q, --bits");
        row("compute epsilon --bit 5", "there is no option '--bit'; did you mean --bits?");
        row("compute epsilon -q 5", "there is no option '-q'; did you mean --q?");
        row("compute epsilon --q", "--q needs a value");
        row("compute epsilon --q 0.1 --q 0.2", "--q is given more than once");
        row("compute epsilon --format xml", "format must be text or json, but is 'xml'");
        row("comptue epsilon --q 0.1", "there is no command or file 'comptue'; did you mean compute?");
        row("comptue", "there is no command or file 'comptue'; did you mean compute?");
        row("list", "list needs one of parameters, quantities, explorers, presets");
        row("list wurst", "list names parameters, quantities, explorers, presets, not 'wurst'");
        // presets
        row("export accuracy --output a.csv --preset class-of-3",
            "there is no preset 'class-of-3'; did you mean class-of-30?");
        row("export accuracy --output a.csv --preset wurst",
            "there is no preset 'wurst'; 'halftruth list presets' names them");
        row("export accuracy --output a.csv --preset kr2-n20",
            "preset kr2-n20 is one of privacy-ratio, not of accuracy");
        row("--explorer accuracy --preset kr2-n20", "preset kr2-n20 is one of privacy-ratio, not of accuracy");
        row("export sampling --output a.csv --preset adult-sex-income --n 10",
            "n is 32561 in this data, so that --n can't be given");
        // pins
        row("export accuracy --output a.csv --pin q=0.5", "q must be in [0, 0.5), but is 0.5");
        row("export accuracy --output a.csv --pin wurst", "a setting must be NAME=VALUE, but is 'wurst'");
        row("export accuracy --output a.csv --pin q=0 --pin q=0.1 --pin q=0.2 --pin q=0.3 --pin q=0.4 --pin q=0.41 "
            "--pin q=0.42",
            "there can be at most 6 pins");
        row("export accuracy --output a.csv --compare 1", "compare needs a pin to compare with: --pin SETTINGS");
        row("export accuracy --output a.csv --pin q=0.1 --compare 2",
            "compare must be the place of a pin, in [1, 1], but is 2");
        row("export accuracy --output a.csv --pin q=0.1 --compare 0",
            "compare must be the place of a pin, in [1, 1], but is 0");
        // solving
        row("solve", "solve needs a target; 'halftruth solve --help' names them");
        row("solve acuracy-exact --for n", "there is no target 'acuracy-exact'; did you mean accuracy-exact?");
        row("solve pram", "solve needs --for NAME; pram is solved for samples, epsilon, gamma, n");
        row("solve accuracy-normal --for gamma",
            "accuracy-normal is not solved for 'gamma'; it is solved for q, epsilon, n, alpha, beta");
        row("solve accuracy-normal --for wurst",
            "accuracy-normal is not solved for 'wurst'; it is solved for q, epsilon, n, alpha, beta");
        row("solve accuracy-normal --for n --n 5", "n is solved for, so that --n can't be given");
        row("solve accuracy-normal --for epsilon --epsilon 1",
            "epsilon is solved for, so that --epsilon can't be given");
        row("solve accuracy-normal --for epsilon --q 0.1",
            "accuracy-normal takes no --q; it takes --n, --alpha, --beta");
        row("solve accuracy-normal --for n --ones 5",
            "accuracy-normal takes no --ones; it takes --q, --epsilon, --alpha, --beta");
        row("solve accuracy-normal --for n --q 0.1 --epsilon 1",
            "q and epsilon are the same setting: give one of --q, --epsilon");
        row("solve accuracy-normal --for n --q 0.5", "q must be in [0, 0.5), but is 0.5");
        row("solve accuracy-normal --for n --epsilon 0", "epsilon must be in (0, inf), but is 0");
        row("solve accuracy-exact --for n --n 20 --ones 30", "ones must be in {0, ..., 20}, but is 30");
        row("solve accuracy-hoeffding --for q --n 1000 --alpha 0.01 --beta 0.05",
            "no q lets Hoeffding's bound certify alpha = 0.01 at beta = 0.05 with n = 1000 people: at least "
            "18\u202f445 "
            "people are needed, or alpha at least 0.04295");
        row("export accuracy --output a.csv --solve wurst",
            "accuracy is not solved for 'wurst'; it is solved for q, n, alpha, beta");
        std::string byMethods;
        for (const halftruth::AccuracyMethod &each : halftruth::accuracyMethodsInMenu())
            byMethods.append(byMethods.empty() ? "" : ", ").append(each.relationEntry.id);
        row("export accuracy --output a.csv --solve n --by pram",
            ("accuracy is not solved for n by 'pram'; it is by " + byMethods).c_str());
        row("export accuracy --output a.csv --by accuracy-exact", "--by says how to solve: --solve names what for");
        row("export accuracy --output a.csv --solve q --alpha 0.05",
            "no q lets Hoeffding's bound certify alpha = 0.05 at beta = 0.05 with n = 200 people: at least 738 "
            "people "
            "are needed, or alpha at least 0.09604, or beta at least 0.7358");
        row("--solve n", "--solve is for one explorer: name it with --explorer");
        row("--explorer accuracy --solve wurst",
            "accuracy is not solved for 'wurst'; it is solved for q, n, alpha, beta");
        row("--explorer accuracy --by accuracy-exact", "--by says how to solve: --solve names what for");
        row("--explorer survey --solve truth", "survey can't be solved for truth by power with these choices");
        row("export survey --output a.csv --solve truth",
            "survey can't be solved for truth by power with these choices");
        row("export randomized-response --output a.csv --solve q --epsilon 0",
            "epsilon must be in (0, inf), but is 0");
        row("export randomized-response --output a.csv --epsilon 1",
            "randomized-response takes no --epsilon; it takes --q, --prior");
        // sweeps
        row("sweep epsilon", "sweep needs --over NAME=FROM:TO:COUNT[:log] or --points FILE");
        for (const char *over : {"q", "q=", "q=0:0.5", "=0:1:2", "q=0:0.5:3:lin", "q=0:0.5:3:log:log", "q=0:0.5:3:"})
            QTest::addRow("over %s", over)
                << words("sweep epsilon --over") + QStringList{QString::fromLatin1(over)}
                << QStringLiteral("--over must be NAME=FROM:TO:COUNT[:log], but is '%1'").arg(QLatin1String(over));
        row("sweep epsilon --over q=:0.5:3", "q must be in [0, 0.5], but is ''");
        row("sweep epsilon --over q=0:x:3", "q must be in [0, 0.5], but is 'x'");
        row("sweep epsilon --over q=0:0.5:0", "COUNT of --over must be in {1, ..., 1000000}, but is 0");
        row("sweep epsilon --over q=0:0.5:-3", "COUNT of --over must be in {1, ..., 1000000}, but is -3");
        row("sweep epsilon --over q=0:0.5:2.5", "COUNT of --over must be in {1, ..., 1000000}, but is 2.5");
        row("sweep epsilon --over q=0:0.5:1e12",
            "COUNT of --over must be in {1, ..., 1000000}, but is 1000000000000");
        row("sweep epsilon --over q=0:0.5:1e6 --over bits=1:40:40",
            "a sweep has at most 10000000 rows, but this has 1000000 × 40 or more");
        row("sweep epsilon --over q=0:0.5:3:log",
            "the ends of a log sweep must be above 0, but q goes from 0 to 0.5");
        row("sweep epsilon --over q=-1:0.5:3:log",
            "the ends of a log sweep must be above 0, but q goes from -1 to 0.5");
        row("sweep epsilon --over n=1:5:3", "epsilon takes no --n; it takes --q, --bits");
        row("sweep epsilon --over q=0:0.5:3 --q 0.1", "q is both given by --q and swept over");
        row("sweep epsilon --over q=0:0.5:3 --over q=0:1:3", "q is swept over more than once");
        row("sweep epsilon --over q=0:0.7:8 --output a.csv", "q must be in [0, 0.5], but is 0.7");
        row("sweep count-mean --ones 8 --over n=5:20:4 --output a.csv", "ones must be in {0, ..., 5}, but is 8");
        row("sweep count-mean --over n=5:20:4 --over ones=0:20:5 --output a.csv",
            "ones must be in {0, ..., 5}, but is 20");
        row("sweep required-epsilon-hoeffding --over n=1000:10:3 --output a.csv",
            "n must be in {185, ...}, but is 10: with fewer people no q lets Hoeffding's bound certify alpha = 0.1 "
            "at "
            "beta = 0.05");
        row("sweep epsilon --over q=0:0.5:3 --output=", "output must be the name of a file, but is ''");
        // exports
        row("export acuracy --output a.png", "there is no explorer 'acuracy'; did you mean accuracy?");
        row("export accuracy", "export needs --output FILE; its name ends in one of png, svg, pdf, csv, json");
        row("export accuracy --output a", "output must end in one of png, svg, pdf, csv, json, but is 'a'");
        row("export accuracy --output a.jpg", "output must end in one of png, svg, pdf, csv, json, but is 'a.jpg'");
        row("export accuracy --output a.png --figure x",
            "there is no figure 'x'; there are error, failure, coverage, required, spread, estimator");
        row("export accuracy --output a.png --for screens", "there is no purpose 'screens'; did you mean screen?");
        row("export accuracy --output a.png --ink red", "there is no ink 'red'; there are colour, dashes, black");
        row("export accuracy --output a.png --with legend",
            "there is no part 'legend'; there are title, markers, parameters, sentence");
        row("export accuracy --output a.png --type-size 3", "type-size must be in [4, 72], but is 3");
        row("export accuracy --output a.png --line-width 0", "line-width must be in [0.1, 20], but is 0");
        row("export accuracy --figure board --output a.csv",
            "a board is a picture: output must end in png, svg or pdf");
        row("export accuracy --over n=1:10:2 --figure all --output a.png", "--over is for one figure");
        row("export accuracy --over n=1:10:2 --n 5 --output a.png", "n is both given by --n and swept over");
        row("export accuracy --over n=1:1000000:2000 --output a.png",
            "there can be at most 1000 frames, but these are 2000");
        row("export accuracy --over q=0.1:0.7:2 --output a.png", "q must be in [0, 0.5), but is 0.7");
        row("export accuracy --figure board --window x=1:10 --output a.png",
            "--scale, --window and --hide are for one figure: name it with --figure");
        row("export accuracy --output a.png --theme blue", "there is no theme 'blue'; there are light, dark, print");
        for (const char *size :
             {"0x0", "10", "1e9x5", "99x100", "100x16385", "x", "100x", "-100x100", "100x100x100",
              "99999999999999999999x100", " 100x100", "1x1mm", "mm", "xmm", "nanxinfmm", "1e9x1e9mm"})
            QTest::addRow("size %s", size)
                << words("export accuracy --output a.png --size") + QStringList{QString::fromLatin1(size)}
                << QStringLiteral("size must be WIDTHxHEIGHT with both in {100, ..., 16384} pixels, or as many "
                                  "millimetres with mm behind them, but is '%1'")
                       .arg(QLatin1String(size));
        row("export accuracy --output a.csv --window x=1:10",
            "--window, --scale and --hide need --figure: a view is that of one figure");
        row("export accuracy --output a.csv --figure error --window z=1:10",
            "--window must be AXIS=FROM:TO with AXIS x or y, but is 'z=1:10'");
        row("export accuracy --output a.csv --figure error --window x=10",
            "--window must be AXIS=FROM:TO, but is 'x=10'");
        row("export accuracy --output a.csv --figure error --window x=10:5",
            "--window must go from a number to a larger one, but x goes from 10 to 5");
        row("export accuracy --output a.csv --figure error --window x=1:5 --window x=1:6",
            "--window is given more than once for x");
        row("export accuracy --output a.csv --figure error --window x=0:5", "the x axis of error can't show 0 to 5");
        row("export accuracy --output a.csv --figure error --scale x=square",
            "--scale must be linear or log, but is 'square'");
        row("export privacy-ratio --output a.csv --figure surface --scale x=log",
            "the x axis of surface has no choice of scale");
        row("export accuracy --output a.png --dpi 0", "dpi must be in {36, ..., 1200}, but is 0");
        row("export accuracy --output a.png --dpi 96.5", "dpi must be in {36, ..., 1200}, but is 96.5");
        row("export accuracy --output a.png --dpi x", "dpi must be in {36, ..., 1200}, but is 'x'");
        row("export accuracy --output a.png --q 0.5", "q must be in [0, 0.5), but is 0.5");
        row("export accuracy --output a.png --n 20 --ones 30", "ones must be in {0, ..., 20}, but is 30");
        row("export accuracy --output a.png --gamma 2",
            "accuracy takes no --gamma; it takes --q, --n, --ones, --alpha, --beta, --error-scale, --simulate, "
            "--trials, --seed");
        // data
        row("export accuracy --output a.png --data zipf", "accuracy takes no data");
        row("export sampling --output a.png --data ziff", "there is no data 'ziff'; did you mean zipf?");
        row("export sampling --output a.png --data none.csv --columns a", "none.csv: No such file or directory");
        row("export sampling --output a.png --data short.csv --columns a,b",
            "short.csv:3: 1 field, but the first row has 2");
        row("export sampling --output a.png --data empty.csv --columns a", "empty.csv: has no rows");
        row("export sampling --output a.png --data empty.csv", "empty.csv: has no rows");
        row("export sampling --output a.png --data . --columns a", ".: is a folder");
        row("export sampling --output a.png --data one.csv --columns a",
            "categories must be in {2, ..., 1000000}, but is 1");
        row("export sampling --output a.png --data pairs.csv",
            "pairs.csv: choose from its columns with --columns A[,B]; there are name, answer");
        row("export sampling --output a.png --data pairs.csv --columns name,colour",
            "pairs.csv: there is no column 'colour'; there are name, answer");
        row("export sampling --output a.png --data pairs.csv --columns name,name",
            "columns must be A or A,B, one or two different columns, but is 'name,name'");
        row("export sampling --output a.png --data pairs.csv --columns a,b,c",
            "columns must be A or A,B, one or two different columns, but is 'a,b,c'");
        row("export sampling --output a.png --columns a",
            "--columns is for data files only: give one with --data FILE");
        row("export sampling --output a.png --data pairs.csv --columns name --n 5",
            "n is 4 in this data, so that --n can't be given");
        row("export sampling --output a.png --data adult-sex-income --categories 5",
            "categories is 4 in this data, so that --categories can't be given");
        row("export sampling --output a.png --data adult-sex-income --samples 32562",
            "samples must be in {1, ..., 32561}, but is 32562");
        // the window
        row("none.csv", "none.csv: No such file or directory");
        row("short.csv --columns a,b", "short.csv:3: 1 field, but the first row has 2");
        row("--columns a", "--columns is for data files only: name one");
        row("--explorer samplign", "there is no explorer 'samplign'; did you mean sampling?");
        row("--set q", "a setting must be NAME=VALUE, but is 'q'");
        row("--set q=0.7", "q must be in [0, 0.5], but is 0.7");
        row("--set q=", "q must be in [0, 0.5], but is ''");
        row("q.json", "q.json: q must be in [0, 0.5], but is 0.7");
        row("half.json", "half.json: line 2 can't be read: invalid termination by number");
        row("new.json", "new.json: this session was saved by a newer version of Halftruth");
        row("other.json", "other.json: this is no session of Halftruth");
        row("plain.svg", "plain.svg: this picture doesn't say how it was made");
        row("good.json --set q=0.7", "q must be in [0, 0.5], but is 0.7");
        row("good.json --explorer accuracy --set q=0.5", "q must be in [0, 0.5), but is 0.5");
        row("--set q=0.5 --explorer accuracy", "q must be in [0, 0.5), but is 0.5");
        row("--set gama=2", "there is no parameter 'gama'; did you mean gamma?");
        row("--set n=5 --set n=6", "n is set more than once");
        row("pairs.csv --columns name --set n=5", "n is 4 in this data, so that --n can't be given");
    }
    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Result result = run(arguments);
        QCOMPARE(result.err, QStringLiteral("halftruth: ") + message + QStringLiteral("\n"));
        QCOMPARE(result.status, 2);
        QCOMPARE(result.out, QString());
        QVERIFY(leftovers(QStringLiteral("a.*")).isEmpty());
    }

    void exportNamesTheExplorersThereAre() {
        QStringList ids;
        for (const QString &line : printed(words("list explorers")).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            ids << line.section(QLatin1Char(' '), 0, 0);
        const Result result = run(words("export"));
        QCOMPARE(result.err, QStringLiteral("halftruth: export needs an explorer; there are %1\n")
                                 .arg(ids.join(QStringLiteral(", "))));
        QCOMPARE(result.status, 2);
    }

    void refusesWhatWouldBreakTheLine() {
        QCOMPARE(run({QStringLiteral("compute"), QStringLiteral("epsilon"), QStringLiteral("--q"), QString()}).err,
                 QStringLiteral("halftruth: q must be in [0, 0.5], but is ''\n"));
        QCOMPARE(
            run({QStringLiteral("compute"), QStringLiteral("a\nb\t")}).err,
            QStringLiteral("halftruth: there is no quantity 'a\\nb\\x09'; 'halftruth list quantities' names them\n"));
        const Result result = run({QStringLiteral("compute"), QString(100000, QLatin1Char('x'))});
        QCOMPARE(result.status, 2);
        QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
        QVERIFY(result.err.size() < 200);
    }

    // --- sweep -------------------------------------------------------------------------------------------------

    void sweeps_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("expected");
        QTest::newRow("linear") << words("sweep count-mean --n 10 --ones 4 --over q=0:0.5:3")
                                << "q,count-mean\n0,4\n0.25,4.5\n0.5,5\n";
        QTest::newRow("reversed") << words("sweep count-mean --n 10 --ones 4 --over q=0.5:0:3")
                                  << "q,count-mean\n0.5,5\n0.25,4.5\n0,4\n";
        QTest::newRow("log") << words("sweep count-mean --ones 0 --q 0.5 --over n=1:1e6:4:log")
                             << "n,count-mean\n1,0.5\n100,50\n10000,5000\n1000000,500000\n";
        QTest::newRow("one value") << words("sweep count-mean --n 10 --ones 4 --over q=0.5:0:1")
                                   << "q,count-mean\n0.5,5\n";
        QTest::newRow("last fastest") << words("sweep count-mean --q 0 --over n=5:6:2 --over ones=1:3:3")
                                      << "n,ones,count-mean\n5,1,1\n5,2,2\n5,3,3\n6,1,1\n6,2,2\n6,3,3\n";
        QTest::newRow("integers stand once")
            << words("sweep count-mean --q 0 --n 9 --over ones=0:2:9") << "ones,count-mean\n0,0\n1,1\n2,2\n";
        QTest::newRow("fractions") << words("sweep count-mean --n 8 --ones 4 --over q=1/8:1/4:2")
                                   << "q,count-mean\n0.125,4\n0.25,4\n";
        QTest::newRow("round decimals") << words("sweep count-variance --n 100 --ones 0 --over q=0:0.5:6")
                                        << "q,count-variance\n0,0\n0.1,9\n0.2,16\n0.3,21\n0.4,24\n0.5,25\n";
    }
    void sweeps() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, expected);
        QCOMPARE(printed(arguments), expected);
        QCOMPARE(printed(arguments + words("--output a.csv")), QString());
        QCOMPARE(QString::fromUtf8(contentOf(path(QStringLiteral("a.csv")))), expected);
    }

    void sweepAgreesWithCompute() {
        const QStringList lines =
            printed(words("sweep log-privacy-ratio --n 50 --outcome 20 --over q=0.1:0.4:3 --over ones=0:49:7"))
                .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 22);
        for (const QString &line : {lines[1], lines[12], lines[21]}) {
            const QStringList fields = line.split(QLatin1Char(','));
            const QString alone =
                printed({QStringLiteral("compute"), QStringLiteral("log-privacy-ratio"), QStringLiteral("--n=50"),
                         QStringLiteral("--outcome=20"), QStringLiteral("--q=") + fields[0],
                         QStringLiteral("--ones=") + fields[1]});
            QCOMPARE(fields[2].toDouble(), alone.trimmed().toDouble());
        }
    }

    void sweepsManyRows() {
        QCOMPARE(printed(words("sweep count-mean --over q=0:0.5:1000 --over n=1000:1199:200 --output a.csv")),
                 QString());
        const QByteArray content = contentOf(path(QStringLiteral("a.csv")));
        QCOMPARE(content.count('\n'), 200001);
        QVERIFY(content.endsWith('\n'));
    }

    // --- what can't be written ---------------------------------------------------------------------------------

    void failsToWrite_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message");
        QTest::newRow("sweep, no folder") << words("sweep epsilon --over q=0:0.5:3 --output none/a.csv")
                                          << "none/a.csv can't be written: No such file or directory";
        QTest::newRow("sweep, a folder") << words("sweep epsilon --over q=0:0.5:3 --output folder.png")
                                         << "folder.png can't be written: it is a directory";
        QTest::newRow("sweep, a device") << words("sweep epsilon --over q=0:0.5:3 --output /dev/null")
                                         << "/dev/null can't be written: it is no regular file";
        QTest::newRow("export, no folder") << words("export accuracy --output none/a.png")
                                           << "none/a.png can't be written: No such file or directory";
        QTest::newRow("export, a folder")
            << words("export accuracy --output folder.png") << "folder.png can't be written: it is a directory";
        QTest::newRow("no display")
            << QStringList() << "there is no display for a window; 'halftruth --help' lists what works without";
    }
    void failsToWrite() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const Result result = run(arguments);
        QCOMPARE(result.err, QStringLiteral("halftruth: ") + message + QStringLiteral("\n"));
        QCOMPARE(result.status, 1);
        QVERIFY(QFileInfo(path(QStringLiteral("folder.png"))).isDir());
    }

    void opensSessionsAndFigures() {
        // Without a display the window is as far as it gets; what can't be opened says so before.
        const QString noDisplay = QStringLiteral(
            "halftruth: there is no display for a window; 'halftruth --help' lists what works without\n");
        QStringList calls{QStringLiteral("good.json"), QStringLiteral("good.json --set q=0.1"),
                          QStringLiteral("good.json --explorer accuracy"),
                          QStringLiteral("good.json --preset class-of-30"), QStringLiteral("--preset class-of-30")};
        for (const char *suffix : {"png", "svg", "pdf", "csv", "json"}) {
            const QString file = QStringLiteral("figure.") + QLatin1String(suffix);
            QCOMPARE(
                printed(words("export sampling --data pairs.csv --columns name,answer --output") + QStringList{file}),
                QString());
            calls << file;
        }
        for (const QString &call : calls) {
            const Result result = run(call.split(QLatin1Char(' ')));
            QCOMPARE(result.err, noDisplay);
            QCOMPARE(result.status, 1);
        }
        QVERIFY(QFile::remove(path(QStringLiteral("pairs.csv"))));
        QCOMPARE(run({QStringLiteral("figure.png")}).err,
                 QStringLiteral("halftruth: figure.png: pairs.csv: No such file or directory\n"));
    }

    void failsToWriteToReadOnlyFolder() {
        if (geteuid() == 0)
            QSKIP("root may write everywhere");
        put(QStringLiteral("a.csv"), "old");
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner));
        const Result sweep = run(words("sweep epsilon --over q=0:0.5:3 --output a.csv"));
        const Result figure = run(words("export accuracy --output a.csv"));
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        for (const Result &result : {sweep, figure}) {
            QCOMPARE(result.status, 1);
            QVERIFY2(result.err.startsWith(QStringLiteral("halftruth: a.csv can't be written: ")) &&
                         result.err.count(QLatin1Char('\n')) == 1,
                     qPrintable(result.err));
        }
        QCOMPARE(contentOf(path(QStringLiteral("a.csv"))), QByteArray("old"));
    }

    void failsToPrint_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("compute") << words("compute epsilon");
        QTest::newRow("list") << words("list quantities --format json");
        QTest::newRow("help") << words("--help");
        QTest::newRow("long sweep") << words("sweep epsilon --over q=0:0.5:50000");
    }
    void failsToPrint() {
        QFETCH(QStringList, arguments);
        if (!QFileInfo::exists(QStringLiteral("/dev/full")))
            QSKIP("there is no /dev/full");
        const Result result = run(arguments, QStringLiteral("/dev/full"));
        QCOMPARE(result.err,
                 QStringLiteral("halftruth: standard output can't be written: No space left on device\n"));
        QCOMPARE(result.status, 1);
    }

    void keepsTheOldFile_data() {
        QTest::addColumn<QStringList>("arguments");
        // Ranges can't tell that n = 10 has no answer: this one fails after its first rows.
        QTest::newRow("sweep") << words("sweep required-epsilon-hoeffding --over n=1000:10:3 --output a.csv");
        QTest::newRow("export") << words("export accuracy --output a.csv --figure x");
    }
    void keepsTheOldFile() {
        QFETCH(QStringList, arguments);
        put(QStringLiteral("a.csv"), "old");
        QCOMPARE(run(arguments).status, 2);
        QCOMPARE(contentOf(path(QStringLiteral("a.csv"))), QByteArray("old"));
        QCOMPARE(leftovers(QStringLiteral("a.csv*")), QStringList{QStringLiteral("a.csv")});
    }

    // --- export ------------------------------------------------------------------------------------------------

    void exports_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<QString>("format");
        const auto list = QJsonDocument::fromJson(printed(words("list explorers --format json")).toUtf8()).array();
        QVERIFY(list.size() >= 5);
        // The part takes two formats of each explorer, others of the next.
        int turn = 0;
        for (const auto &explorer : list)
            for (const char *format : {"png", "svg", "pdf", "csv", "json"}) {
                if (turn++ % testing::longOr(1, 3) != 0)
                    continue;
                const QString id = explorer[QStringLiteral("id")].toString();
                QTest::addRow("%s %s", qPrintable(id), format) << id << format;
            }
    }
    void exports() {
        QFETCH(QString, explorer);
        QFETCH(QString, format);
        const QString file = QStringLiteral("a.") + format;
        QCOMPARE(
            printed({QStringLiteral("export"), explorer, QStringLiteral("--output"), file, QStringLiteral("--size"),
                     QStringLiteral("640x400"), QStringLiteral("--dpi"), QStringLiteral("96")}),
            QString());
        const QString start = QStringLiteral("halftruth export ") + explorer + QStringLiteral(" --figure ");
        const QByteArray content = contentOf(path(file));
        QVERIFY(!content.isEmpty());
        if (format == QStringLiteral("png"))
            checkPng(path(file), start);
        else if (format == QStringLiteral("svg"))
            checkSvg(content, start);
        else if (format == QStringLiteral("pdf"))
            checkPdf(content);
        else if (format == QStringLiteral("csv"))
            checkCsv(content, start);
        else
            checkJson(content, start);
    }

    /// Every file carries the command that makes it again, to the last byte, with all that it was given.
    void theCommandMakesTheFileAgain_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("file");
        QTest::newRow("as it is") << QString() << QStringLiteral("a.svg");
        QTest::newRow("column") << QStringLiteral("--for column --q 0.2 --pin q=0.3") << QStringLiteral("a.svg");
        QTest::newRow("slide") << QStringLiteral("--for slide --with sentence") << QStringLiteral("a.png");
        QTest::newRow("millimetres") << QStringLiteral("--size 85x60mm --dpi 150 --without title")
                                     << QStringLiteral("a.svg");
        QTest::newRow("all") << QStringLiteral(
                                    "--size 700x500 --dpi 96 --type-size 7.5 --line-width 0.7 --ink dashes "
                                    "--legend above --theme dark --with parameters --without markers")
                             << QStringLiteral("a.svg");
        QTest::newRow("board") << QStringLiteral("--figure board --size 900x700 --ink black")
                               << QStringLiteral("a.svg");
        QTest::newRow("wide") << QStringLiteral("--table wide --n 100") << QStringLiteral("a.csv");
        QTest::newRow("compared") << QStringLiteral("--pin q=0.3 --compare 1 --legend none")
                                  << QStringLiteral("a.svg");
    }
    void theCommandMakesTheFileAgain() {
        QFETCH(QString, options);
        QFETCH(QString, file);
        QCOMPARE(printed(words("export accuracy --output") + QStringList{file} + words(qPrintable(options))),
                 QString());
        const QByteArray content = contentOf(path(file));
        QString command;
        if (file.endsWith(QStringLiteral("png")))
            command = QImage(path(file)).text(QStringLiteral("Command"));
        else
            for (const QByteArray &line : content.split('\n'))
                if (const qsizetype at = line.indexOf("halftruth export"); at >= 0 && command.isEmpty())
                    command = QString::fromUtf8(line.mid(at)).section(QLatin1Char('<'), 0, 0).trimmed();
        QVERIFY(command.startsWith(QStringLiteral("halftruth export accuracy ")));
        const QString again = QStringLiteral("again.") + file.section(QLatin1Char('.'), 1);
        QCOMPARE(printed(command.split(QLatin1Char(' ')).mid(1) + QStringList{QStringLiteral("--output"), again}),
                 QString());
        QCOMPARE(contentOf(path(again)), content);
        if (options.contains(QStringLiteral("compare"))) // half of a page says what it is, not when
            QVERIFY(!content.contains("Now:"));
    }

    void exportsTheNamedFigure() {
        for (const char *figure : {"error", "gamma", "surface"}) {
            QCOMPARE(printed(words("export sampling --output a.json --figure") + QStringList{QLatin1String(figure)}),
                     QString());
            const auto json = QJsonDocument::fromJson(contentOf(path(QStringLiteral("a.json"))));
            QCOMPARE(json[QStringLiteral("figure")].toString(), QLatin1String(figure));
        }
    }

    void exportsEveryFigure() {
        QCOMPARE(printed(words("export counts --figure all --output all.json")), QString());
        const auto json = QJsonDocument::fromJson(contentOf(path(QStringLiteral("all.json"))));
        const QJsonArray figures = json[QStringLiteral("figures")].toArray();
        QCOMPARE(figures.size(), 7);
        QVERIFY(json[QStringLiteral("readouts")].toArray().size() > 3);
        QVERIFY(json[QStringLiteral("sentence")].toString().contains(QStringLiteral("200")));
        QCOMPARE(printed(words("export counts --figure all --output all.csv")), QString());
        for (const auto &figure : figures)
            QVERIFY(!contentOf(path(QStringLiteral("all-%1.csv").arg(figure[QStringLiteral("id")].toString())))
                         .isEmpty());
        QVERIFY(!QFileInfo::exists(path(QStringLiteral("all.csv"))));
        const Result refused = run(words("export counts --figure all --window x=1:5 --output all.csv"));
        QCOMPARE(refused.status, 2);
        QVERIFY(refused.err.contains(QStringLiteral("are for one figure: name it with --figure")));
    }

    /// What is positive is never 0, nor a number that it isn't.
    void underflowSaysSo() {
        QCOMPARE(
            printed(words("export counts --q 1e-6 --n 1e9 --ones 0 --outcome 1e9 --figure all --output all.json")),
            QString());
        const auto json = QJsonDocument::fromJson(contentOf(path(QStringLiteral("all.json"))));
        int small = 0;
        for (const auto &readout : json[QStringLiteral("readouts")].toArray()) {
            const QString label = readout[QStringLiteral("label")].toString();
            const QJsonValue value = readout[QStringLiteral("value")];
            if (value.toString() == QLatin1String("< 1e-307"))
                ++small;
            if (label.startsWith(QLatin1String("P(")) && value.isDouble())
                QVERIFY2(value.toDouble() > 0, qPrintable(label));
        }
        QVERIFY(small > 0);
    }

    /// What --help and list say is in the words of the field.
    void helpSaysTheFieldsWords_data() {
        QTest::addColumn<QStringList>("arguments");
        for (const char *line : {"--help",
                                 "list --help",
                                 "list parameters",
                                 "list quantities",
                                 "list explorers",
                                 "list presets",
                                 "compute --help",
                                 "compute count-pmf --help",
                                 "sweep --help",
                                 "solve --help",
                                 "solve accuracy-exact --help",
                                 "export --help",
                                 "export anonymity --help",
                                 "report --help",
                                 "release --help",
                                 "release common-key --help",
                                 "release curator-a --help",
                                 "release curator --help",
                                 "release server --help",
                                 "release researcher --help"})
            QTest::newRow(line) << words(line);
    }
    void helpSaysTheFieldsWords() {
        QFETCH(QStringList, arguments);
        const QString text = printed(arguments);
        QVERIFY(text.size() > 100);
        QStringList found;
        static const QRegularExpression cells(QStringLiteral(R"(\n| {2,})")); // "1" and "cards" are two
        for (const QString &cell : text.split(cells))
            found << complaintsOf(arguments.join(QLatin1Char(' ')), cell);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    }

    /// A number that is positive is never printed as 0, and a 0 never as anything else.
    void computedUnderflow_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<bool>("positive");
        const auto add = [](const char *line, bool positive) { QTest::newRow(line) << words(line) << positive; };
        add("count-pmf --n 1000000 --ones 0 --q 0.1 --outcome 1000000", true);
        add("count-pmf --n 1000000 --ones 0 --q 0 --outcome 1000000", false);
        add("count-cdf --n 1000000 --ones 1000000 --q 0.1 --outcome 0", true);
        add("count-cdf --n 1000000 --ones 1000000 --q 0 --outcome 0", false);
        add("failure-hoeffding --n 1000000000 --q 0.1 --alpha 0.5", true);
        add("failure-exact --n 1000000000 --ones 0 --q 0.1 --alpha 0.5", true);
        add("failure-exact --n 100 --ones 0 --q 0 --alpha 0.5", false);
        add("failure-exact --n 100 --ones 50 --q 0.1 --alpha 0.9", false); // π̂ is within 0.5 + 0.125 of 0.5
        add("violation-probability --q 0.1 --n 1000000 --ones 500000 --epsilon 2.1", true);
        add("violation-probability --q 0.1 --n 1000000 --ones 500000 --epsilon 2.2", false); // ln 9 = 2.197
        add("shuffle-delta --q 0.1 --n 20000 --epsilon 2.1", true);
        add("shuffle-delta --q 0.1 --n 20000 --epsilon 2.2", false);
        add("shuffle-delta-bound --q 0.1 --n 20000 --epsilon 2.1", true);
        add("count-gaussian-delta --q 0.1 --n 1000000 --epsilon 3", true);
        add("vector-probability --q 1e-200 --bits 30 --distance 4", true);
        add("vector-probability --q 0 --bits 30 --distance 4", false);
        add("presence-probability --q 1e-200 --collection 111 --outcome 000", true);
        add("presence-probability --q 0 --collection 111 --outcome 000", false);
        add("anonymity --q 1e-200 --collection 111,000", true);
        add("anonymity --q 0 --collection 111,000", false);
        add("estimator-variance --q 5e-324 --n 100000000", true);
        add("estimator-variance --q 0 --n 100000000", false);
        add("lie-probability --epsilon 5000", true);
        add("posterior-repeated --q 1e-12 --answers 1000 --yes 0", true);
        add("posterior-repeated --q 1e-12 --answers 1000 --yes 0 --prior 0", false);
        add("majority-error --q 1e-12 --answers 1000", true);
        add("majority-error --q 0 --answers 1000", false);
        add("answer-trade-off --q 5e-324 --level 0.7", true);
        add("answer-trade-off --q 0 --level 0.7", false);
        add("central-variance --n 1000 --epsilon 1500", true);
        add("central-failure --n 1000 --epsilon 1500 --alpha 0.9", true);
        add("oracle-variance-grr --epsilon 1500 --categories 4 --n 1000 --frequency 0.1", true);
        add("pram-rms-error --epsilon 5000 --n 1000 --samples 1000", true);
        add("joint-rms-error --epsilon 5000 --n 1000", true);
        add("marginal-rms-error --epsilon 5000 --n 1000 --samples 1000", true);
        add("survey-variance --n 1000000000 --prior 1e-320 --truth 1 --forced-yes 0", true);
        add("survey-variance --n 1000000000 --prior 0 --truth 1 --forced-yes 0", false);
        add("power-exact --n 10 --prior 0.1001 --null-prevalence 0.1 --significance 1e-300", false); // rejects never
        add("rappor-one-given-zero --rappor-f 1e-200 --rappor-p 0 --rappor-q 1e-200", true);
        add("rappor-one-given-zero --rappor-f 1e-200 --rappor-p 0 --rappor-q 0", false);
        add("count-pmf --q 1e-310 --n 2 --ones 2 --outcome 1", true); // 2e-310
        add("accuracy-exact --q 5e-324 --n 2 --ones 2 --beta 0.5", true);
    }
    void computedUnderflow() {
        QFETCH(QStringList, arguments);
        QFETCH(bool, positive);
        QCOMPARE(printed(QStringList{QStringLiteral("compute")} + arguments),
                 positive ? QStringLiteral("< 1e-307\n") : QStringLiteral("0\n"));
        const auto json = QJsonDocument::fromJson(
            printed(QStringList{QStringLiteral("compute")} + arguments + words("--format json")).toUtf8());
        QCOMPARE(json[QStringLiteral("value")], positive ? QJsonValue(QStringLiteral("< 1e-307")) : QJsonValue(0.0));
    }

    /// The error of one lie, ½ among two people, wherever it is likelier than β; where 1/q is too large as well.
    void denormalProbabilitiesAreCompared() {
        for (const char *line : {"--q 1e-310 --beta 1e-310", "--q 1e-310 --beta 5e-324", "--q 5e-324 --beta 5e-324",
                                 "--q 1e-300 --beta 1e-300"})
            QCOMPARE(printed(words("compute accuracy-exact --n 2 --ones 2") + words(line)), QStringLiteral("0.5\n"));
    }

    /// Each cell of a sweep is a number, which is positive where the quantity is.
    void sweptUnderflow() {
        QCOMPARE(printed(words("sweep count-pmf --over outcome=0:1000:3 --n 1000 --ones 0 --q 1e-5")),
                 QStringLiteral("outcome,count-pmf\n0,0.9900497842463476\n500,5e-324\n1000,5e-324\n"));
        QCOMPARE(printed(words("sweep count-pmf --over outcome=0:1000:3 --n 1000 --ones 0 --q 0")),
                 QStringLiteral("outcome,count-pmf\n0,1\n500,0\n1000,0\n"));
    }

    void solvedUnderflow() {
        QCOMPARE(printed(words("solve shuffle-delta --for delta --q 0.1 --n 20000 --epsilon 2.1")),
                 QStringLiteral("< 1e-307\n"));
        QCOMPARE(printed(words("solve shuffle-delta --for delta --q 0.1 --n 20000 --epsilon 2.2")),
                 QStringLiteral("0\n"));
        QCOMPARE(printed(words("solve accuracy-hoeffding --for beta --q 0.1 --n 1000000 --alpha 0.5")),
                 QStringLiteral("< 1e-307\n"));
        QCOMPARE(printed(words("solve accuracy-normal --for beta --q 0 --n 1000000 --alpha 0.5")),
                 QStringLiteral("0\n"));
    }

    void exportsForPaper() {
        const auto imageOf = [this](const char *line) {
            return printed(words("export accuracy --output paper.png") + words(line)).isEmpty()
                       ? QImage(path(QStringLiteral("paper.png")))
                       : QImage();
        };
        const QImage column = imageOf("--for column");
        QCOMPARE(column.size(), QSize(2008, 1654)); // 85 × 70 mm at 600 dpi
        QCOMPARE(imageOf("--size 85x60mm --dpi 300").size(), QSize(1004, 709));
        QVERIFY(imageOf("--for column --without markers") != column);
        QVERIFY(imageOf("--for column --with title --with parameters --with sentence") != column);
        QVERIFY(imageOf("--for column --legend above --type-size 7 --line-width 0.5") != column);
        QVERIFY(imageOf("--for column --font serif") != column);
        const QImage black = imageOf("--for column --dpi 100 --ink black");
        QVERIFY(!black.isNull());
        for (int y = 0; y < black.height(); ++y)
            for (int x = 0; x < black.width(); ++x)
                QVERIFY(black.pixelColor(x, y).saturation() < 8);
        // The same from the same words.
        QCOMPARE(imageOf("--for column"), column);
    }

    /// The frames of an animation: each its own values, all the same axes.
    void exportsFrames() {
        QCOMPARE(printed(words("export accuracy --over n=10:1000:12:log --figure error --output n.svg")), QString());
        QVERIFY(!QFileInfo::exists(path(QStringLiteral("n.svg"))));
        QVERIFY(!QFileInfo::exists(path(QStringLiteral("n-13.svg"))));
        QVERIFY(contentOf(path(QStringLiteral("n-01.svg"))).contains("halftruth export accuracy --figure error"));
        QVERIFY(contentOf(path(QStringLiteral("n-01.svg"))).contains("--n 10"));
        QVERIFY(contentOf(path(QStringLiteral("n-12.svg"))).contains("--n 1000"));
        QCOMPARE(printed(words("export privacy-ratio --over q=0.1:0.4:2 --size 300x200 --dpi 50 --output q.png")),
                 QString());
        const QImage first(path(QStringLiteral("q-1.png")));
        const QImage second(path(QStringLiteral("q-2.png")));
        QCOMPARE(first.size(), QSize(300, 200));
        QVERIFY(first != second);
        // The same axes: the numbers at them, at the left and below, are the same.
        const QRect left(0, 40, 30, 120);
        QCOMPARE(first.copy(left), second.copy(left));
    }

    void exportsABoard() {
        QCOMPARE(printed(words("export accuracy --figure board --output board.svg")), QString());
        const QByteArray board = contentOf(path(QStringLiteral("board.svg")));
        QVERIFY(board.contains("How likely is an error") && board.contains("People needed"));
        QVERIFY(board.contains("halftruth export accuracy --figure board --q 0.25"));
    }

    void exportsAtTheEnds_data() {
        QTest::addColumn<QStringList>("arguments");
        for (const char *line :
             {"privacy-ratio --beta 1e-17", "privacy-ratio --beta 5e-324", "counts --beta 1e-300",
              "counts --n 100 --ones 100", "accuracy --q 1e-300 --beta 1e-300", "counts --q 5e-324 --beta 5e-324",
              "sampling --epsilon 1500", "mechanisms --epsilon 1000"})
            QTest::newRow(line) << words("export") + words(line);
    }
    void exportsAtTheEnds() {
        QFETCH(QStringList, arguments);
        QCOMPARE(printed(arguments + words("--output end.csv")), QString());
        QVERIFY(contentOf(path(QStringLiteral("end.csv"))).size() > 100);
    }

    /// Where nearly nobody lies, every interval has the truth.
    void rareLiesAreCovered() {
        QCOMPARE(printed(words("export accuracy --figure coverage --q 1e-7 --n 100 --ones 0 --output all.csv")),
                 QString());
        int values = 0;
        for (const QByteArray &line : contentOf(path(QStringLiteral("all.csv"))).split('\n')) {
            const QList<QByteArray> cells = line.split(',');
            if (cells.size() == 5 && cells[1] == "exact") {
                const double anyLie = 1e-7 * cells[2].toDouble();
                QVERIFY2(cells[3].toDouble() >= std::max(0.9, 1 - anyLie), line.constData());
                ++values;
            }
        }
        QVERIFY(values > 100);
    }

    void exportsAFileThatTellsHowToMakeItAgain() {
        QCOMPARE(printed(words("export sampling --output a.json --data pairs.csv --columns name,answer --epsilon 1")),
                 QString());
        const QByteArray first = contentOf(path(QStringLiteral("a.json")));
        QStringList again =
            QJsonDocument::fromJson(first)[QStringLiteral("provenance")][QStringLiteral("command")].toString().split(
                QLatin1Char(' '));
        again.removeFirst();
        QCOMPARE(printed(again + words("--output b.json")), QString());
        QCOMPARE(contentOf(path(QStringLiteral("b.json"))), first);
    }

    // Long collections too: counted where that is short, otherwise from a file that the person has.
    void exportsCollectionsThatCanBeMadeAgain() {
        put(QStringLiteral("many.txt"), QByteArray("0001\n").repeated(30) + QByteArray("1110\n").repeated(30));
        QVERIFY(printed(words("export bit-vectors --figure loss --output a.csv --collection @many.txt")).isEmpty());
        const QByteArray first = contentOf(path(QStringLiteral("a.csv")));
        const auto command = QString::fromUtf8(first).section(QLatin1Char('\n'), 2, 2);
        QVERIFY(command.contains(QStringLiteral("--collection 0001x30,1110x30 --changed 1110,0001x29,1110x30")));
        QStringList again = command.section(QLatin1Char(' '), 2).split(QLatin1Char(' '));
        again << words("--output b.csv");
        QVERIFY(printed(again).isEmpty());
        QCOMPARE(contentOf(path(QStringLiteral("b.csv"))), first);

        QByteArray long_;
        for (int i = 0; i < 3000; ++i)
            long_ += QByteArray::number(i + (1 << 20), 2).rightJustified(24, '0') + '\n';
        put(QStringLiteral("collection.txt"), long_);
        QVERIFY(printed(words("export bit-vectors --figure distance --output c.csv --collection @collection.txt"))
                    .isEmpty());
        const auto longCommand =
            QString::fromUtf8(contentOf(path(QStringLiteral("c.csv")))).section(QLatin1Char('\n'), 2, 2);
        QVERIFY(longCommand.size() < 300);
        QVERIFY(longCommand.contains(QStringLiteral("--collection @collection.txt --changed @changed.txt")));
    }

    void exportsAWindow() {
        const Result result = run(words("export accuracy --figure error --window x=20:5000 --scale x=linear --output "
                                        "a.json"));
        QCOMPARE(result.err, QString());
        const QJsonObject root = QJsonDocument::fromJson(contentOf(path(QStringLiteral("a.json")))).object();
        const QJsonObject provenance = root[QStringLiteral("provenance")].toObject();
        QCOMPARE(provenance[QStringLiteral("window")].toObject(),
                 (QJsonObject{{QStringLiteral("x"), QJsonArray{20.0, 5000.0}}}));
        // The command inside makes the same file.
        const QString command = provenance[QStringLiteral("command")].toString();
        QVERIFY2(command.endsWith(QStringLiteral(" --scale x=linear --window x=20:5000")), qPrintable(command));
        QStringList again = command.split(QLatin1Char(' ')).mid(1);
        again << QStringLiteral("--output") << QStringLiteral("b.json");
        QCOMPARE(run(again).err, QString());
        QCOMPARE(contentOf(path(QStringLiteral("b.json"))), contentOf(path(QStringLiteral("a.json"))));
        QVERIFY(run(words("export accuracy --figure error --output c.json")).err.isEmpty());
        QVERIFY(contentOf(path(QStringLiteral("c.json"))) != contentOf(path(QStringLiteral("a.json"))));
    }

    void exportsEveryTheme() {
        QList<QByteArray> pictures;
        for (const char *theme : {"light", "dark", "print"}) {
            QCOMPARE(printed(words("export bit-vectors --output a.svg --theme") + QStringList{QLatin1String(theme)}),
                     QString());
            pictures << contentOf(path(QStringLiteral("a.svg")));
        }
        QVERIFY(pictures[0] != pictures[1] && pictures[1] != pictures[2]);
    }

    void exportsData_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<double>("n");
        QTest::addColumn<double>("categories");
        QTest::newRow("uniform") << words("--data uniform --n 50 --categories 7") << 50.0 << 7.0;
        QTest::newRow("zipf") << words("--data zipf --zipf 2 --n 50 --categories 7") << 50.0 << 7.0;
        QTest::newRow("built in") << words("--data adult-sex-income") << 32561.0 << 4.0;
        QTest::newRow("one column") << words("--data pairs.csv --columns name") << 4.0 << 4.0;
        QTest::newRow("two columns") << words("--data pairs.csv --columns name,answer") << 4.0 << 8.0;
        QTest::newRow("by number") << words("--data pairs.csv --columns 2") << 4.0 << 2.0;
    }
    void exportsData() {
        QFETCH(QStringList, arguments);
        QFETCH(double, n);
        QFETCH(double, categories);
        QCOMPARE(printed(words("export sampling --output a.json") + arguments), QString());
        const auto used = QJsonDocument::fromJson(
            contentOf(path(QStringLiteral("a.json"))))[QStringLiteral("provenance")][QStringLiteral("parameters")];
        QCOMPARE(used[QStringLiteral("n")].toDouble(), n);
        QCOMPARE(used[QStringLiteral("categories")].toDouble(), categories);
    }

    /// A preset is what its settings say; options come on top of it.
    void exportsPresets_data() {
        QTest::addColumn<QStringList>("preset");
        QTest::addColumn<QStringList>("same");
        QTest::newRow("alone") << words("accuracy --preset class-of-30")
                               << words("accuracy --q 0.25 --n 30 --ones 6 --alpha 0.1 --beta 0.05");
        QTest::newRow("with options") << words("accuracy --preset class-of-30 --n 40 --q 0.1")
                                      << words("accuracy --q 0.1 --n 40 --ones 6 --alpha 0.1 --beta 0.05");
        QTest::newRow("with its data") << words("sampling --preset adult-sex-income")
                                       << words("sampling --data adult-sex-income --epsilon 0.5 --samples 4932");
        QTest::newRow("with other data")
            << words("sampling --preset adult-sex-income --data berkeley-gender-admission")
            << words("sampling --data berkeley-gender-admission --epsilon 0.5 --samples 4526");
    }
    void exportsPresets() {
        QFETCH(const QStringList, preset);
        QFETCH(const QStringList, same);
        QCOMPARE(printed(words("export") + preset + words("--output a.json")), QString());
        QCOMPARE(printed(words("export") + same + words("--output b.json")), QString());
        QCOMPARE(contentOf(path(QStringLiteral("a.json"))), contentOf(path(QStringLiteral("b.json"))));
    }

    void exportsATitle() {
        const QString title = QStringLiteral("How it's done: 多少人?");
        const QStringList custom = words("export custom --output c.csv --title") + QStringList{title};
        QCOMPARE(printed(custom), QString());
        const QByteArray table = contentOf(path(QStringLiteral("c.csv")));
        QVERIFY(table.contains("--title 'How it'\\''s done: 多少人?'"));
        QVERIFY(!table.contains("Chart: error"));
        QVERIFY(run(words("export accuracy --output a.svg --title mine"))
                    .err.contains(QStringLiteral("accuracy has no title of one's own")));
        const QStringList lines = words("export custom --output d.svg --title") + QStringList{QStringLiteral("a\nb")};
        QVERIFY(run(lines).err.contains(QStringLiteral("title must be one line of at most 600 bytes")));
    }

    void exportsPins() {
        QCOMPARE(printed(QStringList{QStringLiteral("export"), QStringLiteral("accuracy"), QStringLiteral("--q"),
                                     QStringLiteral("0.1"), QStringLiteral("--pin"), QStringLiteral("q=1/4 n=500"),
                                     QStringLiteral("--pin"), QStringLiteral("q=0.3"), QStringLiteral("--output"),
                                     QStringLiteral("a.json")}),
                 QString());
        const auto json = QJsonDocument::fromJson(contentOf(path(QStringLiteral("a.json"))));
        const auto pins = json[QStringLiteral("provenance")][QStringLiteral("pins")].toArray();
        QCOMPARE(pins.size(), 2);
        QCOMPARE(pins[0][QStringLiteral("name")].toString(), QStringLiteral("q = 0.25, n = 500"));
        QCOMPARE(pins[0][QStringLiteral("parameters")][QStringLiteral("n")].toInt(), 500);
        QStringList labels;
        for (const auto &layer : json[QStringLiteral("figures")][0][QStringLiteral("layers")].toArray())
            if (layer[QStringLiteral("role")].toString() == QStringLiteral("pinned"))
                labels << layer[QStringLiteral("label")].toString();
        QVERIFY(labels.contains(QStringLiteral("exact (q = 0.25, n = 500)")));
        QVERIFY(json[QStringLiteral("provenance")][QStringLiteral("command")].toString().endsWith(
            QStringLiteral("--pin 'q=0.25 n=500' --pin q=0.3")));
        QCOMPARE(printed(QStringList{QStringLiteral("export"), QStringLiteral("accuracy"), QStringLiteral("--pin"),
                                     QStringLiteral("q=0.1"), QStringLiteral("--output"), QStringLiteral("a.csv")}),
                 QString());
        QVERIFY(contentOf(path(QStringLiteral("a.csv"))).contains("exact (q = 0.1),pinned,"));
    }

    /// Every published number is what the gallery says, and the command that stands beside it makes it.
    void checksTheGallery() {
        const auto json = QJsonDocument::fromJson(printed(words("gallery --check --format json")).toUtf8());
        QVERIFY(json.array().size() >= 13);
        int numbers = 0;
        for (const auto &entry : json.array()) {
            QVERIFY(!entry[QStringLiteral("title")].toString().isEmpty());
            for (const auto &number : entry[QStringLiteral("numbers")].toArray()) {
                QVERIFY(number[QStringLiteral("as said")].toBool());
                const QStringList command = number[QStringLiteral("command")].toString().split(u' ').mid(1);
                if (++numbers % testing::longOr(1, 12) == 0)
                    QCOMPARE(printed(command).toDouble(), number[QStringLiteral("value")].toDouble());
            }
        }
        QVERIFY(printed(words("gallery")).contains(QStringLiteral("differs: ")));
    }

    void writesScenarios() {
        // A figure that was exported is opened as a session is.
        QCOMPARE(printed(words("export counts --output none.json")), QString());
        QCOMPARE(run(words("scenarios none.json")).status, 2);
        QCOMPARE(printed(words("export counts --pin q=0.1 --output one.json")), QString());
        const QString answers = printed(words("scenarios one.json"));
        QVERIFY(answers.startsWith(QStringLiteral("explorer,state,settings,")));
        QCOMPARE(answers.count(u'\n'), 2);
        QCOMPARE(printed(words("scenarios one.json --output table.csv")), QString());
        QCOMPARE(QString::fromUtf8(contentOf(path(QStringLiteral("table.csv")))), answers);
        QVERIFY(printed(words("scenarios one.json --numbers all")).size() > answers.size());
        QCOMPARE(run(words("scenarios")).status, 2);
        QCOMPARE(run(words("scenarios one.json --numbers some")).status, 2);
        QCOMPARE(run(words("scenarios missing.json")).status, 2);
    }

    /// The one state's chart and the other's are figures of one file, with nothing of the one drawn into the other.
    void exportsTheStateBeside() {
        QCOMPARE(printed(QStringList{QStringLiteral("export"), QStringLiteral("privacy-ratio"),
                                     QStringLiteral("--pin"), QStringLiteral("q=0.3"), QStringLiteral("--compare"),
                                     QStringLiteral("1"), QStringLiteral("--output"), QStringLiteral("a.json")}),
                 QString());
        const auto json = QJsonDocument::fromJson(contentOf(path(QStringLiteral("a.json"))));
        QStringList ids;
        for (const auto &figure : json[QStringLiteral("figures")].toArray())
            ids << figure[QStringLiteral("id")].toString();
        QVERIFY(ids.contains(QStringLiteral("surface-pinned")) && ids.contains(QStringLiteral("surface-difference")));
        const QString command = json[QStringLiteral("provenance")][QStringLiteral("command")].toString();
        QVERIFY2(command.contains(QStringLiteral("--pin q=0.3 --compare 1")), qPrintable(command));
        QCOMPARE(printed(words("export privacy-ratio --pin q=0.3 --compare 1 --figure surface-difference "
                               "--output b.csv")),
                 QString());
        QVERIFY(!contentOf(path(QStringLiteral("b.csv"))).contains("pinned,"));
    }

    void writesFilesWithAnyName() {
        const QString name = QStringLiteral("größe 1.csv");
        QCOMPARE(printed({QStringLiteral("export"), QStringLiteral("accuracy"), QStringLiteral("--output"), name}),
                 QString());
        QVERIFY(QFileInfo::exists(path(name)));
    }

    // --- surroundings ------------------------------------------------------------------------------------------

    /// Numbers don't follow the locale, and a locale that Qt doesn't like is no reason to speak.
    void doesNotFollowTheLocale_data() {
        QTest::addColumn<QString>("locale");
        if (testing::longRun()) {
            QTest::newRow("C") << "C";
            QTest::newRow("unknown") << "xx_YY";
        }
        QTest::newRow("de") << "de_DE.UTF-8";
    }
    void doesNotFollowTheLocale() {
        QFETCH(QString, locale);
        const QList<QStringList> exports{words("export accuracy --output a.svg --n 123456"),
                                         words("export accuracy --output a.csv --n 123456")};
        QList<QByteArray> usual;
        for (const QStringList &each : exports) {
            QCOMPARE(printed(each), QString());
            usual << contentOf(path(each[3]));
        }
        const QString sweep = printed(words("sweep epsilon --over q=0.1:0.5:9"));
        if (locale.startsWith(QStringLiteral("de"))) {
            // The locale compiled for this test alone, since few machines have it.
            QProcess localedef;
            localedef.start(QStringLiteral("localedef"),
                            {QStringLiteral("-i"), QStringLiteral("de_DE"), QStringLiteral("-f"),
                             QStringLiteral("UTF-8"), path(QStringLiteral("de_DE.UTF-8"))});
            if (!localedef.waitForFinished() || !QFileInfo::exists(path(QStringLiteral("de_DE.UTF-8"))))
                QSKIP("there is no German locale");
            m_environment.insert(QStringLiteral("LOCPATH"), m_folder->path());
        }
        m_environment.insert(QStringLiteral("LC_ALL"), locale);
        QCOMPARE(printed(words("sweep epsilon --over q=0.1:0.5:9")), sweep);
        for (qsizetype i = 0; i < exports.size(); ++i) {
            QCOMPARE(printed(exports[i]), QString());
            QCOMPARE(contentOf(path(exports[i][3])), usual[i]);
        }
    }

    void exportsWhateverThePlatformIs() {
        m_environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("no-such-platform"));
        QCOMPARE(printed(words("export accuracy --output a.png")), QString());
        QVERIFY(QFileInfo::exists(path(QStringLiteral("a.png"))));
    }

    /// A figure at a solved value is the figure at that value.
    void exportsWhatIsSolved() {
        const auto exported = [&](const QString &options) {
            printed(words(("export " + options + " --output a.json").toUtf8().constData()));
            return contentOf(path(QStringLiteral("a.json")));
        };
        // The n that is found has the share of before.
        QCOMPARE(exported(QStringLiteral("accuracy --solve n --alpha 0.01")),
                 exported(QStringLiteral("accuracy --n 73778 --ones 30% --alpha 0.01")));
        QCOMPARE(exported(QStringLiteral("accuracy --solve n --by accuracy-normal --alpha 0.01 --n 10 --ones 5")),
                 exported(QStringLiteral("accuracy --n 28811 --ones 50% --alpha 0.01")));
        // n, which is found, doesn't stand in the way of more samples than its default.
        QCOMPARE(exported(QStringLiteral("sampling --solve n --by pram --samples 5000 --gamma 3 --epsilon 0.5")),
                 exported(QStringLiteral("sampling --n 15415 --samples 5000 --epsilon 0.5")));
        // The target is no parameter of the explorer itself.
        QCOMPARE(exported(QStringLiteral("randomized-response --solve q --epsilon 1.0986122886681098")),
                 exported(QStringLiteral("randomized-response --q 0.25")));
    }

    // --- list and help -----------------------------------------------------------------------------------------

    void lists_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QStringList>("keys");
        QTest::newRow("parameters") << "parameters" << words("name symbol title unit range default scale help");
        QTest::newRow("quantities") << "quantities" << words("id symbol name inputs formula source direction unit");
        QTest::newRow("explorers") << "explorers" << words("id title question parameters data solves");
        QTest::newRow("presets") << "presets" << words("id explorer title why settings parameters");
    }
    void lists() {
        QFETCH(QString, what);
        QFETCH(QStringList, keys);
        const auto json = QJsonDocument::fromJson(
            printed({QStringLiteral("list"), what, QStringLiteral("--format"), QStringLiteral("json")}).toUtf8());
        QVERIFY(!json.array().isEmpty());
        for (const auto &entry : json.array())
            for (const QString &key : keys)
                QVERIFY2(entry.toObject().contains(key), qPrintable(key));
        const QString text = printed({QStringLiteral("list"), what});
        QCOMPARE(text.count(QLatin1Char('\n')), json.array().size());
        for (const auto &entry : json.array())
            QVERIFY(text.contains(entry[keys.first()].toString()));
    }

    void listsEveryQuantityThatComputes() {
        const auto list = QJsonDocument::fromJson(printed(words("list quantities --format json")).toUtf8()).array();
        for (qsizetype i = 0; i < list.size(); i += testing::longOr(1, 3)) {
            const QString id = list[i][QStringLiteral("id")].toString();
            bool number = false;
            QStringList call{QStringLiteral("compute"), id};
            // A published bound has a condition that few people don't meet.
            if (id.startsWith(QStringLiteral("shuffle-epsilon-")))
                call << words("--n 100000 --q 0.4");
            const QString text = printed(call);
            text.trimmed().toDouble(&number);
            QVERIFY2(number, qPrintable(id + QStringLiteral(": ") + text));
        }
    }

    void helps_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("says");
        const QStringList parameter{QStringLiteral("--q VALUE"), QStringLiteral("lie probability: [0, 0.5]"),
                                    QStringLiteral("default 0.25")};
        QTest::newRow("program") << words("--help")
                                 << words("list compute sweep export release --explorer --preset --set --version");
        QTest::newRow("list") << words("list --help") << words("parameters quantities explorers presets --format");
        QTest::newRow("compute") << words("compute --help") << parameter + words("--zipf --format");
        QTest::newRow("sweep") << words("sweep --help") << parameter + words("--over --output");
        QTest::newRow("export") << words("export --help")
                                << parameter +
                                       words("--figure --size --dpi --theme --data --preset --columns accuracy");
        QTest::newRow("of a quantity") << words("compute epsilon --help")
                                       << QStringList{QStringLiteral("L ln((1 − q)/q)"), QStringLiteral("--bits")};
    }
    void helps() {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, says);
        const QString text = printed(arguments);
        QVERIFY2(text.contains(QStringLiteral("Usage: halftruth ")), qPrintable(text));
        for (const QString &each : says)
            QVERIFY2(text.contains(each), qPrintable(each));
    }

    void helpOfAQuantityLeavesOutWhatItDoesNotTake() {
        QVERIFY(!printed(words("compute epsilon --help")).contains(QStringLiteral("--zipf")));
        QVERIFY(printed(words("compute log-privacy-ratio --help")).contains(QStringLiteral("(0, 0.5]")));
    }

    void saysItsVersion() { QVERIFY(printed(words("--version")).startsWith(QStringLiteral("halftruth 0."))); }

private:
    static void checkPng(const QString &file, const QString &command) {
        const QImage image(file);
        QCOMPARE(image.size(), QSize(640, 400));
        QVERIFY2(image.text(QStringLiteral("Command")).startsWith(command),
                 qPrintable(image.text(QStringLiteral("Command"))));
    }

    static void checkSvg(const QByteArray &content, const QString &command) {
        QXmlStreamReader reader(content);
        QString description;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QStringLiteral("desc"))
                description = reader.readElementText();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY2(description.contains(command), qPrintable(description));
    }

    static void checkPdf(const QByteArray &content) {
        QVERIFY(content.startsWith("%PDF"));
        QVERIFY(content.contains("<dc:description>"));
        QVERIFY(content.trimmed().endsWith("%%EOF"));
    }

    /// Comments, a header, and rows that end in numbers: their quoted series may hold commas, their last three fields
    /// can't.
    static void checkCsv(const QByteArray &content, const QString &command) {
        int rows = 0;
        bool header = false;
        QString comments;
        for (const QByteArray &line : content.trimmed().split('\n')) {
            if (!header && line.startsWith("# ")) {
                comments += QString::fromUtf8(line);
            } else if (!header) {
                QCOMPARE(line, QByteArray("series,role,x,y,value"));
                header = true;
            } else {
                const QList<QByteArray> fields = line.split(',');
                QVERIFY2(fields.size() >= 5, line.constData());
                for (qsizetype i = fields.size() - 3; i < fields.size(); ++i) {
                    bool number = fields[i].isEmpty();
                    if (!number)
                        fields[i].toDouble(&number);
                    QVERIFY2(number, line.constData());
                }
                ++rows;
            }
        }
        QVERIFY2(comments.contains(command), qPrintable(comments));
        QVERIFY(rows > 1);
    }

    static void checkJson(const QByteArray &content, const QString &command) {
        QJsonParseError error;
        const QJsonDocument json = QJsonDocument::fromJson(content, &error);
        QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
        QVERIFY(!json[QStringLiteral("figures")][0][QStringLiteral("layers")].toArray().isEmpty());
        QVERIFY(!json[QStringLiteral("readouts")].toArray().isEmpty());
        QVERIFY(json[QStringLiteral("provenance")][QStringLiteral("command")].toString().startsWith(command));
    }
};

HALFTRUTH_TEST(TestCommandLine)
#include "tst_command_line.moc"
