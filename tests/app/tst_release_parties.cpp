// The parts of `halftruth release` as processes of their own, each in a folder with only the files that it may see.
#include "tests/app/program_test.h"
#include "tests/core/support/chi_square.h"
#include "tests/support/test_program.h"

#include <boost/math/distributions/chi_squared.hpp>

#include <algorithm>
#include <cmath>
#include <sys/stat.h>
#include <utility>
#include <vector>

namespace {

constexpr int people = 600;
constexpr int townCount = 3;
constexpr std::size_t cells = 6;

const char *const list = "column,label,for\n"
                         "answer,yes,\nanswer,no,\nanswer,,closed\n"
                         "town,Bern,\ntown,Graz,\ntown,elsewhere,other\ntown,elsewhere,missing\n";

/// What the i-th person is: an answer, and a town, which is listed for some.
int answerOf(int i) { return i % 10 < 3 ? 0 : 1; }
int townOf(int i) { return i % 7 < 4 ? 0 : i % 7 < 5 ? 1 : 2; }

QByteArray answers() {
    QByteArray text = "name,answer\n";
    for (int i = 0; i < people; ++i)
        text += "p" + QByteArray::number(i) + (answerOf(i) == 0 ? ",yes\n" : ",no\n");
    return text;
}

QByteArray towns() {
    QByteArray text = "town,name\n";
    for (int i = 0; i < people; ++i) {
        const char *town = townOf(i) == 0   ? "Bern"
                           : townOf(i) == 1 ? "Graz"
                           : i % 2 == 0     ? "Holand-Netherlands"
                                            : "?";
        text += QByteArray(town) + ",p" + QByteArray::number(i) + "\n";
    }
    return text;
}

std::vector<double> truth() {
    std::vector<double> counts(cells);
    for (int i = 0; i < people; ++i)
        ++counts[static_cast<std::size_t>(townCount * answerOf(i) + townOf(i))];
    return counts;
}

/// The solution of a small linear system, for a quadratic form.
std::vector<double> solved(std::vector<std::vector<double>> matrix, std::vector<double> right) {
    const std::size_t size = right.size();
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t j = i + 1; j < size; ++j) { // positive definite: no pivoting is needed
            const double factor = matrix[j][i] / matrix[i][i];
            for (std::size_t k = i; k < size; ++k)
                matrix[j][k] -= factor * matrix[i][k];
            right[j] -= factor * right[i];
        }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k)
            right[i] -= matrix[i][k] * right[k];
        right[i] /= matrix[i][i];
    }
    return right;
}

/// The values behind the header of a party's file.
std::vector<int> valuesOf(const QByteArray &file) {
    std::vector<int> values;
    for (const QByteArray &line : file.split('\n'))
        if (line.startsWith("value,"))
            values.push_back(line.mid(6).toInt());
    return values;
}

} // namespace

class TestReleaseParties : public ProgramTest {
    Q_OBJECT

private:
    bool m_released = false;

    [[nodiscard]] QByteArray content(const char *name) const { return contentOf(path(QString::fromLatin1(name))); }

    /// Runs the program in one party's folder, which must hold these files and no others.
    Result runAt(const char *party, const char *files, const QStringList &arguments) const {
        const QDir folder(path(QString::fromLatin1(party)));
        QStringList expected = words(files);
        expected.sort();
        if (folder.entryList(QDir::Files, QDir::Name) != expected)
            return {.status = -2, .out = {}, .err = folder.entryList(QDir::Files).join(QLatin1Char(' '))};
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.setProcessEnvironment(m_environment);
        process.start(QStringLiteral(HALFTRUTH_PROGRAM), words("release") + arguments);
        if (!process.waitForFinished(30000) || process.exitStatus() != QProcess::NormalExit)
            return {.status = -1, .out = {}, .err = QStringLiteral("crashed or hung: ") + process.errorString()};
        return {.status = process.exitCode(),
                .out = QString::fromUtf8(process.readAllStandardOutput()),
                .err = QString::fromUtf8(process.readAllStandardError())};
    }

    /// Hands a file from one party to another.
    void send(const char *from, const char *to) const {
        QFile::remove(path(QString::fromLatin1(to)));
        QVERIFY(QFile::copy(path(QString::fromLatin1(from)), path(QString::fromLatin1(to))));
    }

    static QStringList seeded(const char *arguments, int seed) {
        return words(arguments) + QStringList{QStringLiteral("--seed"), QString::number(seed)};
    }

    void work(const char *party, const char *files, const QStringList &arguments) const {
        const Result result = runAt(party, files, arguments);
        QVERIFY2(result.status == 0, qPrintable(QString::number(result.status) + QLatin1Char(' ') + result.err));
    }

    /// What a release is made with; every party has a seed of its own, so that the test repeats.
    struct Seeds {
        int common = 1;
        int alice = 1;
        int bob = 1;
        int server = 1;
        int researcher = 1;
    };
    /// The whole protocol: five runs of the program, in four folders. design is --epsilon and --samples.
    void releaseOnce(const char *design, const Seeds &seeds) const {
        for (const char *party : {"alice", "bob", "server", "researcher"}) {
            QDir(path(QString::fromLatin1(party))).removeRecursively();
            QVERIFY(QDir(m_folder->path()).mkdir(QString::fromLatin1(party)));
        }
        put(QStringLiteral("alice/answers.csv"), answers());
        put(QStringLiteral("bob/towns.csv"), towns());
        put(QStringLiteral("alice/list.csv"), list);
        put(QStringLiteral("bob/list.csv"), list);
        work("alice", "answers.csv list.csv", seeded("common-key --output common.key", seeds.common));
        send("alice/common.key", "bob/common.key");
        const QStringList agreed = words("--categories list.csv --common-key common.key") + words(design);
        work("alice", "answers.csv list.csv common.key",
             seeded("curator-a --input answers.csv --ciphertext a.csv --pad-key a.key", seeds.alice) + agreed);
        work("bob", "towns.csv list.csv common.key",
             seeded("curator-b --input towns.csv --ciphertext b.csv --pad-key b.key", seeds.bob) + agreed);
        send("alice/a.csv", "server/a.csv");
        send("bob/b.csv", "server/b.csv");
        work("server", "a.csv b.csv",
             seeded("server --ciphertext a.csv --ciphertext b.csv --output perturbed.csv", seeds.server));
        send("server/perturbed.csv", "researcher/perturbed.csv");
        send("alice/a.key", "researcher/a.key");
        send("bob/b.key", "researcher/b.key");
        work("researcher", "a.key b.key perturbed.csv",
             seeded("researcher --perturbed perturbed.csv --pad-key a.key --pad-key b.key --output records.csv "
                    "--estimate estimate.csv --marginals marginals.csv",
                    seeds.researcher));
    }

    /// A release, and of another one Bob's part: of another epsilon, and with another common key.
    void releaseTwice() const {
        releaseOnce("--epsilon 1", {});
        QCOMPARE(run(words("release common-key --output other-common.key --seed 9")).status, 0);
        QCOMPARE(run(words("release curator-b --input bob/towns.csv --categories bob/list.csv --common-key "
                           "bob/common.key --epsilon 2 --ciphertext other.csv --pad-key other.key --seed 1"))
                     .status,
                 0);
        QCOMPARE(run(words("release curator-b --input bob/towns.csv --categories bob/list.csv --common-key "
                           "other-common.key --epsilon 1 --ciphertext key.csv --pad-key key.key --seed 1"))
                     .status,
                 0);
    }

    /// The counts that the researcher estimates from.
    [[nodiscard]] std::vector<double> released() const {
        std::vector<double> counts;
        for (const QByteArray &line : content("researcher/estimate.csv").split('\n').mid(2))
            if (!line.isEmpty())
                counts.push_back(line.split(',')[2].toDouble());
        return counts;
    }

private slots:
    /// What is refused leaves everything as it was, so that one release does for all of it.
    void init() {
        const bool refusal = QByteArray(QTest::currentTestFunction()).startsWith("refuses");
        if (!refusal || !std::exchange(m_released, refusal)) {
            prepare();
            m_released = refusal;
            if (refusal)
                releaseTwice();
        }
    }

    // In one place or in four, from the same seeds: the same release, to the last byte.
    void thePartiesMakeTheReleaseOfOnePlace() {
        releaseOnce("--epsilon 1", {.common = 5, .alice = 5, .bob = 5, .server = 5, .researcher = 5});
        QByteArray both = "answer,town\n";
        const QList<QByteArray> a = answers().split('\n');
        const QList<QByteArray> b = towns().split('\n');
        for (int i = 1; i <= people; ++i)
            both += a[i].split(',')[1] + "," + b[i].split(',')[0] + "\n";
        put(QStringLiteral("both.csv"), both);
        put(QStringLiteral("list.csv"), list);
        QCOMPARE(
            run(seeded("release --input both.csv --columns answer,town --categories list.csv --epsilon 1 --output "
                       "records.csv --estimate estimate.csv --marginals marginals.csv",
                       5))
                .status,
            0);
        for (const char *name : {"records.csv", "estimate.csv", "marginals.csv"})
            QCOMPARE(content((QByteArray("researcher/") + name).constData()), content(name));
    }

    // What docs/release-files.md and the explanation of sampling say that a record costs, in the files of a real run:
    // 8 bytes a sample from each curator and from the server, and 129 of each pad key, however many samples there
    // are.
    void aRecordCostsEightBytes() {
        for (const int samples : {100, 600}) {
            releaseOnce(qPrintable(QStringLiteral("--epsilon 1 --samples %1").arg(samples)), {});
            if (QTest::currentTestFailed())
                return;
            for (const char *name : {"server/a.csv", "server/b.csv", "server/perturbed.csv"}) {
                const QByteArray file = content(name);
                const qsizetype values = file.indexOf("value,");
                QCOMPARE(double(file.size() - values) / samples, 8.0);
                QVERIFY(values < 400); // the plan, once
            }
            for (const char *name : {"researcher/a.key", "researcher/b.key"})
                QCOMPARE(content(name).size(), 129);
        }
    }

    // Over many releases: the released counts have the mean and the covariance of PRAM, and what the server sees is
    // uniform and independent of the records, whatever they are.
    void theEstimateIsRightAndTheServerSeesNothing() {
        constexpr int releases = 20;
        const std::vector<double> counts = truth();
        const double gamma = std::exp(1.0); // everybody is sampled
        const double same = gamma / (gamma + cells - 1);
        const double other = 1 / (gamma + cells - 1);
        std::vector<double> seen(cells);
        std::vector<double> sums(cells);
        for (int i = 0; i < releases; ++i) {
            const int seed = 10 * i;
            releaseOnce("--epsilon 1 --samples 600", {seed + 1, seed + 2, seed + 3, seed + 4, seed + 5});
            if (QTest::currentTestFailed())
                return;
            const std::vector<int> a = valuesOf(content("server/a.csv"));
            const std::vector<int> b = valuesOf(content("server/b.csv"));
            QCOMPARE(a.size(), std::size_t{people});
            for (std::size_t k = 0; k < a.size(); ++k)
                ++seen[static_cast<std::size_t>(townCount * a[k] + b[k])];
            const std::vector<double> once = released();
            QCOMPARE(once.size(), cells);
            for (std::size_t k = 0; k < cells; ++k)
                sums[k] += once[k];
        }
        VERIFY_CHI_SQUARE(chiSquare(seen, std::vector<double>(cells, releases * people / double{cells})));
        // The quadratic form of all counts but one, whose sum is known: chi-square with as many degrees of freedom.
        std::vector<double> deviations(cells - 1);
        std::vector<std::vector<double>> covariance(cells - 1, std::vector<double>(cells - 1));
        for (std::size_t i = 0; i + 1 < cells; ++i) {
            deviations[i] = sums[i];
            for (std::size_t k = 0; k < cells; ++k) {
                const double mine = k == i ? same : other;
                deviations[i] -= releases * counts[k] * mine;
                covariance[i][i] += releases * counts[k] * mine;
                for (std::size_t j = 0; j + 1 < cells; ++j)
                    covariance[i][j] -= releases * counts[k] * mine * (k == j ? same : other);
            }
        }
        ChiSquare fit{.statistic = 0, .freedom = cells - 1};
        const std::vector<double> weighted = solved(covariance, deviations);
        for (std::size_t i = 0; i < weighted.size(); ++i)
            fit.statistic += deviations[i] * weighted[i];
        VERIFY_CHI_SQUARE(fit);
    }

    // [LWR] lemma III.1: the server perturbs what it can't read, and what is read behind it is the same whatever the
    // pads are.
    void perturbingCommutesWithThePads() {
        releaseOnce("--epsilon 1.5 --samples 200", {.common = 1, .alice = 2, .bob = 3, .server = 4, .researcher = 5});
        const QByteArray records = content("researcher/records.csv");
        const QByteArray estimate = content("researcher/estimate.csv");
        const std::vector<int> ciphertext = valuesOf(content("server/a.csv"));
        const std::vector<int> perturbed = valuesOf(content("server/perturbed.csv"));
        QCOMPARE(ciphertext.size(), 200U);
        releaseOnce("--epsilon 1.5 --samples 200",
                    {.common = 1, .alice = 12, .bob = 13, .server = 4, .researcher = 5});
        QVERIFY(valuesOf(content("server/a.csv")) != ciphertext);
        QVERIFY(valuesOf(content("server/perturbed.csv")) != perturbed);
        QCOMPARE(content("researcher/estimate.csv"), estimate);
        QCOMPARE(content("researcher/records.csv"), records);
        // Other noise is another release.
        releaseOnce("--epsilon 1.5 --samples 200",
                    {.common = 1, .alice = 2, .bob = 3, .server = 44, .researcher = 5});
        QVERIFY(content("researcher/estimate.csv") != estimate);
    }

    void eachSaysItsPart() {
        releaseOnce("--epsilon 1", {});
        const QByteArray perturbed = content("researcher/perturbed.csv");
        QVERIFY(perturbed.startsWith("file,halftruth perturbed 1\nrelease,"));
        QVERIFY(perturbed.contains("\nrecords,600\n") && perturbed.contains("\nepsilon,1\n") &&
                perturbed.contains("\ncategories,list\nvariable,answer\nlabel,yes\nlabel,no\nvariable,town\n"));
        // Nothing of the data but n is in any of them.
        for (const char *name :
             {"server/a.csv", "server/b.csv", "researcher/perturbed.csv", "researcher/records.csv"})
            QVERIFY(!content(name).contains("Holand"));
        // Keys are for their owner's eyes.
        for (const char *name : {"alice/common.key", "alice/a.key", "bob/b.key"}) {
            struct stat info {};
            QCOMPARE(stat(QFile::encodeName(path(QString::fromLatin1(name))).constData(), &info), 0);
            QCOMPARE(static_cast<int>(info.st_mode & 0777U), 0600);
        }
        // Without a seed every run has keys of its own.
        const Result again =
            runAt("alice", "a.csv a.key answers.csv common.key list.csv",
                  words("curator-a --input answers.csv --ciphertext a.csv --pad-key a.key --categories list.csv "
                        "--common-key common.key --epsilon 1"));
        QCOMPARE(again.status, 0);
        QCOMPARE(again.err, QString());
        QVERIFY(content("alice/a.csv") != content("server/a.csv"));
        for (const char *part : {"replace-one", "ln γ = ", "costs its ε again", "stream cipher"})
            QVERIFY2(again.out.contains(QString::fromUtf8(part)), part);
        QVERIFY(!again.out.contains(QStringLiteral("in one place")));
    }

    void moreThanTwoCurators() {
        QByteArray c = "vote\n";
        for (int i = 0; i < people; ++i)
            c += i % 4 == 0 ? "a\n" : "b\n";
        put(QStringLiteral("answers.csv"), answers());
        put(QStringLiteral("towns.csv"), towns());
        put(QStringLiteral("votes.csv"), c);
        put(QStringLiteral("list.csv"), QByteArray(list) + "vote,a,\nvote,b,\nvote,,closed\n");
        QCOMPARE(run(words("release common-key --output common.key")).status, 0);
        const char *const inputs[] = {"answers", "towns", "votes"};
        QString ciphertexts;
        QString pads;
        for (int i = 1; i <= 3; ++i) {
            const QString line = QStringLiteral("release curator --index %1 --input %2.csv --categories list.csv "
                                                "--common-key common.key --epsilon 2 --ciphertext %1.csv --pad-key "
                                                "%1.key")
                                     .arg(i)
                                     .arg(QLatin1String(inputs[i - 1]));
            QCOMPARE(run(line.split(QLatin1Char(' '))).err, QString());
            ciphertexts.prepend(QStringLiteral(" --ciphertext %1.csv").arg(i)); // in any order
            pads += QStringLiteral(" --pad-key %1.key").arg(i);
        }
        QCOMPARE(run(words(qPrintable(QStringLiteral("release server --output perturbed.csv") + ciphertexts))).err,
                 QString());
        const Result result = run(words(
            qPrintable(QStringLiteral("release researcher --perturbed perturbed.csv --output records.csv") + pads)));
        QCOMPARE(result.err, QString());
        QVERIFY(result.out.contains(QStringLiteral("categories  2 × 3 × 2 = 12\n")));
        QVERIFY(content("records.csv").startsWith("answer,town,vote\n"));
        // The votes are found again: a quarter says a. Eight standard errors are no matter of luck.
        const QStringList lines = result.out.split(QLatin1Char('\n'));
        const auto vote = std::ranges::find_if(lines, [](const QString &line) {
            return line.startsWith(QStringLiteral("vote ")) && !line.contains(QStringLiteral("released"));
        });
        QVERIFY(vote != lines.end());
        const double share = (vote + 1)->split(QLatin1Char(' '), Qt::SkipEmptyParts)[1].toDouble();
        QVERIFY2(std::abs(share - 0.25) < 0.35, qPrintable(*(vote + 1)));
    }

    void refusesWhatDoesntFit_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *arguments, const char *message) {
            QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(message);
        };
        const char *const both = "server --ciphertext server/a.csv --ciphertext server/b.csv";
        row("server --output x.csv", "release needs --ciphertext FILE of every curator");
        row(both, "release needs --output FILE");
        row("server --ciphertext server/a.csv --output x.csv",
            "server/a.csv: there is no ciphertext of curator 2 of 2");
        row("server --ciphertext server/a.csv --ciphertext server/a.csv --output x.csv",
            "server/a.csv: is a second file of curator 1");
        row("server --ciphertext alice/a.key --ciphertext server/b.csv --output x.csv",
            "alice/a.key: is no ciphertext: it must begin with 'file,halftruth ciphertext 1'");
        row("server --ciphertext server/a.csv --ciphertext server/b.csv --output server/a.csv",
            "output must be another file than the ciphertext, but is 'server/a.csv'");
        row("server --ciphertext server/a.csv --ciphertext other.csv --output x.csv",
            "other.csv: is of another release than server/a.csv: they differ in records, samples, epsilon or "
            "categories");
        row("server --ciphertext server/a.csv --ciphertext key.csv --output x.csv",
            "key.csv: is of another release than server/a.csv: the curators had different common keys");
        row("researcher --perturbed researcher/perturbed.csv --pad-key alice/a.key --output x.csv",
            "researcher/perturbed.csv: can't be decrypted without the pad key of curator 2 of 2");
        row("researcher --perturbed researcher/perturbed.csv --pad-key alice/a.key --pad-key alice/a.key --output "
            "x.csv",
            "alice/a.key: is a second pad key of curator 1");
        row("researcher --perturbed researcher/perturbed.csv --pad-key alice/a.key --pad-key key.key --output x.csv",
            "key.key: is no pad key of researcher/perturbed.csv");
        row("researcher --perturbed server/a.csv --pad-key alice/a.key --output x.csv",
            "server/a.csv: is no file of perturbed records: it must begin with 'file,halftruth perturbed 1'");
        row("curator --index 3 --input alice/answers.csv --categories alice/list.csv --common-key alice/common.key "
            "--epsilon 1 --ciphertext x.csv --pad-key x.key",
            "index must be in {1, ..., 2}, but is 3");
        row("curator-a --input alice/answers.csv --categories alice/list.csv --common-key alice/a.key --epsilon 1 "
            "--ciphertext x.csv --pad-key x.key",
            "alice/a.key: is no common key: it must begin with 'file,halftruth common key 1'");
        row("curator-b --input alice/answers.csv --categories alice/list.csv --common-key alice/common.key --epsilon "
            "1 "
            "--ciphertext x.csv --pad-key x.key",
            "alice/answers.csv: there is no column 'town'; there are name, answer");
        row("curator-a --input alice/answers.csv --categories alice/list.csv --common-key alice/common.key --epsilon "
            "1 "
            "--ciphertext x.csv --pad-key x.csv",
            "pad-key must be another file than the ciphertext, but is 'x.csv'");
    }
    void refusesWhatDoesntFit() {
        QFETCH(QString, arguments);
        QFETCH(QString, message);
        const QByteArray before = content("server/a.csv");
        const Result result = run(words("release") + arguments.split(QLatin1Char(' ')));
        QCOMPARE(result.err, QStringLiteral("halftruth: ") + message + QLatin1Char('\n'));
        QCOMPARE(result.status, 2);
        QCOMPARE(content("server/a.csv"), before);
        QVERIFY(!QFile::exists(path(QStringLiteral("x.csv"))));
    }

    // A file that was cut, or changed on its way, is refused with its line, and leaves nothing.
    void refusesDamagedFiles_data() {
        QTest::addColumn<QByteArray>("was");
        QTest::addColumn<QByteArray>("is");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *was, const char *is, const char *message) {
            QTest::newRow(message) << QByteArray(was) << QByteArray(is) << QString::fromUtf8(message);
        };
        row("curator,1\n", "curator,3\n", "curator must be in {1, ..., 2}, but is 3");
        row("epsilon,1\n", "epsilon,0\n", "epsilon must be in (0, inf), but is 0");
        row("\nvalue,0", "", " values, but ");
        row("records,600\n", "records,ten\n", "'ten' is no number that belongs here");
        row("label,yes\n", "label,yes\ncolour,red\n", "'colour' doesn't belong here");
        row("categories,list\n", "categories,data\n", "categories come from a 'list' or are 'public labels'");
        row("\nvalue,", "\nvalue,7", "value must be in {0, ..., 1}, but is 7");
        row("\nvalue,", "\nlabel,x\nvalue,", "is of another release");
    }
    void refusesDamagedFiles() {
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, is);
        QFETCH(QString, message);
        QByteArray text = content("server/a.csv");
        const qsizetype at = text.indexOf(was);
        QVERIFY(at >= 0);
        put(QStringLiteral("damaged.csv"), text.replace(at, was.size(), is));
        const Result result =
            run(words("release server --ciphertext damaged.csv --ciphertext server/b.csv --output x.csv"));
        QCOMPARE(result.status, 2);
        QCOMPARE(result.err.count(QLatin1Char('\n')), 1);
        QVERIFY2(result.err.contains(message), qPrintable(result.err));
        QVERIFY(!QFile::exists(path(QStringLiteral("x.csv"))));
    }

    void helpNamesTheirOptions() {
        const auto names = [&](const char *part, const QStringList &options) {
            const QString help = printed(words(part) + words("--help"));
            for (const QString &option : options)
                QVERIFY2(help.contains(option), qPrintable(option));
        };
        names("release common-key", words("--output --seed"));
        names("release curator --index 1",
              words("--index --input --column --categories --common-key --epsilon --samples "
                    "--ciphertext --pad-key --seed"));
        names("release curator-b", words("--input --categories --common-key --ciphertext --pad-key"));
        names("release server", words("--ciphertext --output --seed"));
        names("release researcher", words("--perturbed --pad-key --output --estimate --marginals"));
    }
};

HALFTRUTH_TEST(TestReleaseParties)
#include "tst_release_parties.moc"
