// Lessons from the command line: their list, their papers, and what is refused.

#include "tests/app/program_test.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>

#include <cmath>

namespace {

/// The width of the first page, in points.
double widthOf(const QByteArray &pdf) {
    static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+)"));
    return box.match(QString::fromLatin1(pdf)).captured(1).toDouble();
}

} // namespace

class LessonsCommandTest : public ProgramTest {
    Q_OBJECT

private slots:
    void init() { prepare(); }

    void namesTheLessons() {
        const QStringList lines = printed(words("lessons")).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 7);
        double minutes = 0;
        static const QRegularExpression length(QStringLiteral(" ([0-9]+) min "));
        for (const QString &line : lines) {
            const QRegularExpressionMatch match = length.match(line);
            QVERIFY2(match.hasMatch() && line.contains(QStringLiteral(" step")), qPrintable(line));
            minutes += match.captured(1).toDouble();
        }
        QVERIFY(minutes >= 45); // six of them fill a lesson, the seventh is for engineers
        for (const char *language : {"de", "zh_CN"})
            QVERIFY(printed(QStringList(words("lessons --language")) << QString::fromLatin1(language)) !=
                    printed(words("lessons")));
    }

    void writesPapers_data() {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("size");
        const auto all = {"worksheet", "solutions", "notes"};
        int turn = 0;
        for (const char *paper : all)
            for (const char *language : {"en", "de", "zh_CN"})
                for (const char *size : {"a4", "letter"})
                    if (turn++ % testing::longOr(1, 5) == 0)
                        QTest::addRow("%s %s %s", paper, language, size)
                            << QString::fromLatin1(paper) << QString::fromLatin1(language)
                            << QString::fromLatin1(size);
    }
    void writesPapers() {
        QFETCH(QString, paper);
        QFETCH(QString, language);
        QFETCH(QString, size);
        const QString command =
            QStringLiteral("lessons --%1 --language %2 --paper %3 --output ").arg(paper, language, size);
        const auto write = [&](const char *file) {
            return printed(words(qPrintable(command)) << QString::fromLatin1(file));
        };
        QCOMPARE(write("a.pdf"), QString());
        QCOMPARE(write("b.pdf"), QString());
        const QByteArray pdf = contentOf(path(QStringLiteral("a.pdf")));
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(pdf, contentOf(path(QStringLiteral("b.pdf")))); // the same each time
        QVERIFY(pagesOf(pdf) >= 2 && pagesOf(pdf) <= 30);
        QVERIFY(std::fabs(widthOf(pdf) - (size == QStringLiteral("a4") ? 595 : 612)) <= 1);
    }

    void oneLessonIsShorterThanAll() {
        QCOMPARE(printed(words("lessons --solutions --output all.pdf")), QString());
        const QString first = printed(words("lessons")).section(u' ', 0, 0);
        QCOMPARE(printed(QStringList{QStringLiteral("lessons"), first} + words("--solutions --output one.pdf")),
                 QString());
        QVERIFY(pagesOf(contentOf(path(QStringLiteral("one.pdf")))) <
                pagesOf(contentOf(path(QStringLiteral("all.pdf")))));
    }

    void refuses_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *line, const char *says) {
            QTest::newRow(line) << words(line) << QString::fromUtf8(says);
        };
        row("lessons nonsense", "nonsense");
        row("lessons --worksheet", "--output");
        row("lessons --worksheet --notes --output a.pdf", "one of");
        row("lessons --worksheet --output a.txt", "must end in pdf");
        row("lessons --language fr", "fr");
        row("lessons missing.json", "missing.json");
    }
    void refuses() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const Result result = run(arguments);
        QVERIFY(result.status != 0);
        QCOMPARE(result.out, QString());
        QVERIFY2(result.err.contains(says), qPrintable(result.err));
        QCOMPARE(result.err.count(u'\n'), 1);
        QVERIFY(!QFile::exists(path(QStringLiteral("a.pdf"))));
    }

    // A teacher's own lesson that is wrong says where.
    void aWrongLessonSaysWhere() {
        put(QStringLiteral("own.json"), R"({"format": "halftruth-lesson", "version": 1, "id": "own"})");
        const Result result = run(words("lessons own.json"));
        QVERIFY(result.status != 0);
        QVERIFY2(result.err.contains(QStringLiteral("title")) || result.err.contains(QStringLiteral("steps")),
                 qPrintable(result.err));
    }
};

HALFTRUTH_TEST(LessonsCommandTest)
#include "tst_lessons_command.moc"
