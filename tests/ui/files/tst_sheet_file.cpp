// The parameter sheet on paper: two pages at most, nothing over their edges, in every language.

#include "tests/support/test_program.h"
#include "ui/files/sheet_file.h"
#include "ui/text/languages.h"

#include "core/scenario/answer.h"

#include <QImage>
#include <QTest>

#include <cmath>

using namespace halftruth;

namespace {

/// Whether a part of the picture is white, in shares of its sides.
bool isWhite(const QImage &page, double left, double right) {
    for (int x = static_cast<int>(std::ceil(left * page.width())); x < static_cast<int>(right * page.width()); ++x)
        for (int y = 0; y < page.height(); ++y)
            if ((page.pixel(x, y) & 0xffffffU) != 0xffffffU)
                return false;
    return true;
}

} // namespace

class SheetFileTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { speak(QStringLiteral("en")); }

    void fitsPaperInEveryLanguage_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &each : explorerTable())
            QTest::newRow(std::string(each.id).c_str()) << QString::fromUtf8(each.id);
    }
    void fitsPaperInEveryLanguage() {
        QFETCH(QString, explorer);
        const ExplorerSpec &spec = *findExplorer(explorer.toStdString());
        const Request request{.parameters = spec.fit(spec.defaults())};
        const Exploration answered = answer(spec, request);
        const Sheet sheet = sheetOf(spec, request, answered, {});
        for (const QString &language : languages()) {
            speak(language);
            for (const QPageSize::PageSizeId paper : sheetPapers()) {
                const SheetDocument document(sheet, paper);
                QVERIFY2(document.pages() <= mostSheetPages, qPrintable(language));
                for (int page = 0; page < document.pages(); ++page) {
                    const QImage image = document.image(page, 600);
                    QVERIFY(!isWhite(image, 0.08, 0.5));
                    QVERIFY2(isWhite(image, 0, 0.07), qPrintable(language));
                    QVERIFY2(isWhite(image, 0.935, 1), qPrintable(language));
                }
            }
        }
    }

    // With all that a person may add and choose.
    void fitsWithMore() {
        const ExplorerSpec &spec = *findExplorer("accuracy");
        const Request request{.parameters = spec.fit(spec.defaults())};
        const Exploration answered = answer(spec, request);
        const Sheet sheet = sheetOf(spec, request, answered,
                                    {.question = std::string(400, 'w'),
                                     .names = "Ada Lovelace, George Boole, Thomas Bayes and Florence Nightingale",
                                     .date = "1 May",
                                     .charts = std::vector<std::string>{"error", "failure", "coverage", "required"}});
        for (const QPageSize::PageSizeId paper : sheetPapers()) {
            const SheetDocument document(sheet, paper);
            QVERIFY(document.pages() <= mostSheetPages);
            QVERIFY(isWhite(document.image(0, 600), 0.935, 1)); // a long word is broken
        }
    }

    void knowsFormatsByTheirEndings() {
        QCOMPARE(sheetFormatOf(QStringLiteral("a.PDF")), std::optional(SheetFormat::Pdf));
        QCOMPARE(sheetFormatOf(QStringLiteral("a.b.json")), std::optional(SheetFormat::Json));
        QVERIFY(!sheetFormatOf(QStringLiteral("pdf")));
        QCOMPARE(commandText({"report", "a b", "it's"}), QStringLiteral("halftruth report 'a b' 'it'\\''s'"));
    }
};

HALFTRUTH_TEST(SheetFileTest)

#include "tst_sheet_file.moc"
