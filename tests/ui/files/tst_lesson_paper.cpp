#include "tests/support/test_program.h"
#include "ui/files/lesson_file.h"
#include "ui/files/lesson_paper.h"
#include "ui/files/paged_document.h"
#include "ui/text/languages.h"

#include <QAbstractTextDocumentLayout>
#include <QTest>
#include <QTextBlock>
#include <QTextCursor>

#include <cmath>

using namespace halftruth;

/// What is printed for a class, as it lies on its pages.
class LessonPaperTest : public QObject {
    Q_OBJECT

    static constexpr int width = 800; ///< of a page's picture

    static bool hasInk(const QImage &image, const QRect &part) {
        for (int y = std::max(0, part.top()); y <= std::min(image.height() - 1, part.bottom()); ++y)
            for (int x = std::max(0, part.left()); x <= std::min(image.width() - 1, part.right()); ++x)
                if (qGray(image.pixel(x, y)) < 200)
                    return true;
        return false;
    }

private slots:
    void cleanup() { speak(QStringLiteral("en")); }

    /// Every line is on a page, one below the other; no step is cut by the end of a page, no heading alone at its
    /// foot.
    void everyStepIsWholeOnAPage_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("paper");
        QTest::addColumn<int>("size");
        for (const QString &language : languages())
            for (const LessonPaper paper : {LessonPaper::Worksheet, LessonPaper::Solutions, LessonPaper::Notes})
                for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter})
                    QTest::addRow("%s %d %d", qPrintable(language), static_cast<int>(paper), size)
                        << language << static_cast<int>(paper) << static_cast<int>(size);
    }
    void everyStepIsWholeOnAPage() {
        QFETCH(const QString, language);
        QFETCH(const int, paper);
        QFETCH(const int, size);
        speak(language);
        std::vector<const Lesson *> lessons;
        for (const Lesson &each : builtinLessons())
            lessons.push_back(&each);
        const auto document =
            lessonDocument(lessons, static_cast<LessonPaper>(paper), static_cast<QPageSize::PageSizeId>(size));
        const QTextDocument &text = document->text();
        const double height = text.pageSize().height();
        std::vector<QImage> pages;
        for (int page = 0; page < document->pages(); ++page)
            pages.push_back(document->image(page, width));
        const double scale =
            width / PagedDocument::dots(
                        QPageSize(static_cast<QPageSize::PageSizeId>(size)).size(QPageSize::Millimeter).width());
        const double margin = PagedDocument::dots(18) * scale;
        int pageOfStep = 0;
        int heading = 0;
        double below = 0;
        for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
            if (block.text().trimmed().isEmpty())
                continue;
            const QRectF place = text.documentLayout()->blockBoundingRect(block);
            const int page = static_cast<int>(std::floor(place.top() / height));
            QVERIFY2(page < document->pages(), qPrintable(block.text()));
            if (!QTextCursor(block).currentTable()) // whose cells stand side by side
                QVERIFY2(place.top() >= below - 1, qPrintable(block.text()));
            below = std::max(below, place.bottom());
            const QRectF onPage((QPointF(place.left(), place.top() - page * height) * scale) +
                                    QPointF(margin, margin),
                                place.size() * scale);
            QVERIFY2(hasInk(pages[static_cast<std::size_t>(page)], onPage.toAlignedRect()), qPrintable(block.text()));
            const int level = block.blockFormat().headingLevel();
            if (level > 0 && !(level == 3 && heading == 2)) // the first step stays with its lesson's title
                pageOfStep = page;
            heading = level > 0 ? level : heading;
            QVERIFY2(page == pageOfStep, qPrintable(block.text()));
            QVERIFY2(std::floor((place.bottom() - 1) / height) == page, qPrintable(block.text()));
        }
    }
};

HALFTRUTH_TEST(LessonPaperTest)
#include "tst_lesson_paper.moc"
