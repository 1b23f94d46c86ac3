#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/classroom/hand_out_page.h"
#include "ui/classroom/print_preview.h"
#include "ui/classroom/real_class_dialog.h"
#include "ui/files/pdf_file.h"
#include "ui/text/localized.h"

#include "core/text/number_text.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPageLayout>
#include <QPaintEngine>
#include <QPainter>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cmath>

using namespace halftruth;
using Wish = SurveyWish::Kind;

namespace {

/// Which spaces end no line is another test's.
QString plainSpaces(QString text) { return text.replace(QChar::Nbsp, QLatin1Char(' ')); }

QString flat(const QString &text) { return plainSpaces(text).remove(QRegularExpression(QStringLiteral("\\s"))); }

/// A4, in tenths of a millimetre.
constexpr QSizeF a4{2100, 2970};

/// Paper that remembers what was written on it, and where.
class Record : public QPaintDevice {
public:
    struct Text {
        QString text;
        QRectF place;
        int pixels; ///< of its font, before it is scaled
        bool cut;   ///< where it is larger than its place
    };

    Record() : m_engine(m_texts) {}
    [[nodiscard]] QPaintEngine *paintEngine() const override { return const_cast<Engine *>(&m_engine); }
    [[nodiscard]] const QList<Text> &texts() const { return m_texts; }
    /// Everything in the order of writing, without spaces: lines and fonts break the text anywhere.
    [[nodiscard]] QString all() const {
        QString all;
        for (const Text &text : m_texts)
            all += flat(text.text);
        return all;
    }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return static_cast<int>(a4.width());
        case PdmHeight:
            return static_cast<int>(a4.height());
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 254;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(QList<Text> &texts) : QPaintEngine(AllFeatures), m_texts(texts) {}
        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &) override {}
        [[nodiscard]] Type type() const override { return User; }
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawPath(const QPainterPath &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        void drawTextItem(const QPointF &at, const QTextItem &item) override {
            const QRectF place(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            m_texts.append({item.text(), painter()->transform().mapRect(place), item.font().pixelSize(),
                            painter()->hasClipping()});
        }

    private:
        QList<Text> &m_texts;
    };

    QList<Text> m_texts;
    Engine m_engine;
};

QString onPaper(const HandOut &sheet, SheetsPerPage sheets) {
    Record record;
    QPainter painter(&record);
    paintHandOut(painter, sheet, {.sheets = sheets});
    painter.end();
    return record.all();
}

int pagesOf(const QByteArray &pdf) {
    return static_cast<int>(
        QString::fromLatin1(pdf).count(QRegularExpression(QStringLiteral("/Type /Page\\b(?!s)"))));
}

QByteArray contentOf(const QString &fileName) {
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// As if somebody had chosen to print to a file.
class PrintsToFile : public PrintPreview {
public:
    PrintsToFile(QString fileName, const HandOut &sheet, const HandOutPaper &paper, QWidget *parent)
        : PrintPreview(sheet, paper, parent), m_fileName(std::move(fileName)) {}

protected:
    bool choosePrinter(QPrinter &printer) override {
        printer.setOutputFileName(m_fileName);
        return true;
    }

private:
    QString m_fileName;
};

} // namespace

class RealClassTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OwnSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    RealClassDialog *m_dialog = nullptr;

    template <class Widget>
    [[nodiscard]] Widget *child(const char *name) const {
        auto *found = m_dialog->findChild<Widget *>(QLatin1String(name));
        Q_ASSERT(found);
        return found;
    }
    [[nodiscard]] QString device() const { return plainSpaces(child<QLabel>("device")->text()); }
    [[nodiscard]] QString estimate() const { return plainSpaces(child<QLabel>("sentence")->text()); }
    [[nodiscard]] QString refusal() const {
        for (const QLabel *label : m_dialog->findChildren<QLabel *>(QStringLiteral("refusal")))
            if (label->isVisible())
                return label->text();
        return {};
    }
    void type(const char *name, const QString &text) const {
        auto *field = child<QLineEdit>(name);
        QVERIFY(field->isVisible());
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void count(const char *name, int value) const {
        auto *box = child<QSpinBox>(name);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::number(value));
        QTest::keyClick(box, Qt::Key_Tab);
    }
    /// With the keyboard, as a person does.
    void choose(const char *name, int data) const {
        auto *box = child<QComboBox>(name);
        const int index = box->findData(data);
        QVERIFY(index >= 0);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), index);
    }
    void saveAs(const QString &fileName) const {
        QTimer::singleShot(0, m_dialog, [fileName] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->selectFile(fileName);
            auto *name = dialog->findChild<QLineEdit *>();
            name->setText(fileName);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        QTest::mouseClick(child<QPushButton>("save"), Qt::LeftButton);
    }

private slots:
    void init() {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        m_settings = std::make_unique<OwnSettings>();
        Settings::all().setValue(QStringLiteral("theme"), QStringLiteral("light"));
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        SETTLE(*m_window);
        const QList<QAction *> actions = m_window->findChildren<QAction *>();
        const auto action = std::ranges::find_if(actions, [](const QAction *each) {
            return each->text().remove(QLatin1Char('&')) == QStringLiteral("Hand-out for a class…");
        });
        QVERIFY(action != actions.end());
        (*action)->trigger();
        m_dialog = m_window->findChild<RealClassDialog *>();
        QVERIFY(m_dialog && m_dialog->isVisible());
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
    }
    void cleanup() {
        m_dialog = nullptr;
        m_window.reset();
        m_settings.reset();
    }

    // What has the focus takes input: the whole of the form doesn't, neither when it opens nor by a click beside a
    // field.
    void aFieldHasTheFocus() {
        const auto *first = child<QComboBox>("design");
        QCOMPARE(m_dialog->focusWidget(), first);
        auto *form = child<QScrollArea>("controls");
        QTest::mouseClick(form->viewport(), Qt::LeftButton, {}, {3, form->viewport()->height() - 3});
        QCOMPARE(m_dialog->focusWidget(), first);
    }

    void papersHaveTheirUsualNames() {
        const auto *papers = child<QComboBox>("paper");
        QVERIFY(papers->findText(QStringLiteral("Letter")) >= 0);
    }

    // Where nobody lies there is no secret: the sheet is printed as what it is.
    void withoutLiesNothingIsProtected() {
        type("lie", QStringLiteral("0"));
        QVERIFY2(device().contains(QStringLiteral("This design gives no protection")), qPrintable(device()));
        const HandOut &sheet = m_dialog->findChild<HandOutView *>()->sheet();
        QVERIFY(!sheet.keepsSecrets);
        QCOMPARE(english(sheet.title), std::string("This design gives no protection"));
        QVERIFY(
            onPaper(sheet, SheetsPerPage::One).startsWith(flat(QStringLiteral("This design gives no protection"))));
        type("lie", QStringLiteral("1/4"));
        QVERIFY(m_dialog->findChild<HandOutView *>()->sheet().keepsSecrets);
    }

    void takesTheScenario() {
        QCOMPARE(m_dialog->survey().wish.lie, 0.25);
        QCOMPARE(device(), QStringLiteral("The opposite with probability 1/4 = 0.25 (wanted 0.25).<br>ε = 1.099"));
        m_dialog->close();
        QVERIFY(!m_window->store().setParameter(ParameterId::LieProbability, 0.3));
        m_dialog->present();
        QCOMPARE(m_dialog->survey().event.odds(), (Odds{11, 36}));
    }

    void takesTheDesign() {
        m_dialog->close();
        ScenarioStore &store = m_window->store();
        store.setExplorer(*findExplorer("classroom"));
        for (const ClassDesign &design : classDesigns()) {
            QVERIFY(
                !store.setParameter(ParameterId::SurveyKind, parseValue({.id = ParameterId::SurveyKind}, design.id)));
            m_dialog->present();
            QCOMPARE(m_dialog->survey().wish.kind, design.kind);
            m_dialog->close();
        }
    }

    // What was typed is still there, even though the dialog was closed.
    void keepsWhatWasTyped() {
        type("lie", QStringLiteral("1/6"));
        type("question", QStringLiteral("Have you copied?"));
        count("answers", 24);
        m_dialog->close();
        m_dialog->present();
        QCOMPARE(m_dialog->survey().event.odds(), (Odds{1, 6}));
        QCOMPARE(child<QLineEdit>("question")->text(), QStringLiteral("Have you copied?"));
        QCOMPARE(child<QSpinBox>("answers")->value(), 24);
    }

    void everyDesignHasItsFields() {
        const std::array<std::pair<Wish, QString>, 5> designs{{{Wish::Warner, QStringLiteral("lie")},
                                                               {Wish::Mirrored, QStringLiteral("lie")},
                                                               {Wish::Crosswise, QStringLiteral("innocuous")},
                                                               {Wish::Forced, QStringLiteral("truth forcedYes")},
                                                               {Wish::Unrelated, QStringLiteral("truth innocuous")}}};
        for (const auto &[kind, fields] : designs) {
            choose("design", static_cast<int>(kind));
            QStringList shown;
            for (const char *name : {"lie", "truth", "forcedYes", "innocuous"})
                if (child<QLineEdit>(name)->isVisible())
                    shown << QLatin1String(name);
            QCOMPARE(shown.join(QLatin1Char(' ')), fields);
            QCOMPARE(m_dialog->survey().wish.kind, kind);
            QCOMPARE(child<QComboBox>("family")->count(), kind == Wish::Crosswise   ? 1
                                                          : kind == Wish::Unrelated ? 3
                                                                                    : 4);
        }
    }

    void theFamilyIsChosen() {
        choose("family", static_cast<int>(DeviceFamily::Dice));
        QCOMPARE(english(m_dialog->survey().event.inWords()), std::string("both show 3 or less"));
        QVERIFY(onPaper(m_dialog->page().sheet(), SheetsPerPage::One).contains(QStringLiteral("Rolltwodice")));
    }

    void refusesBesideTheField() {
        const RealSurvey before = m_dialog->survey();
        type("lie", QStringLiteral("0.7"));
        QCOMPARE(refusal(), QStringLiteral("q must be in [0, 0.5), but is 0.7"));
        QVERIFY(child<QLineEdit>("lie")->property("refused").toBool());
        QCOMPARE(m_dialog->survey().event, before.event);
        QVERIFY(!child<QLabel>("device")->isVisible() &&
                !child<QLabel>("sentence")->isVisible()); // of the design before
        type("lie", QStringLiteral("many"));
        QCOMPARE(refusal(), QStringLiteral("Lie probability q must be a number, but is “many”"));
        type("lie", QStringLiteral("0,3"));
        QCOMPARE(refusal(), QString());
        QVERIFY(!child<QLineEdit>("lie")->property("refused").toBool());
        QVERIFY(child<QLabel>("device")->isVisible() && child<QLabel>("sentence")->isVisible());
        QCOMPARE(m_dialog->survey().event.odds(), (Odds{11, 36}));
        type("prior", QStringLiteral("3"));
        QCOMPARE(refusal(), QStringLiteral("share must be in [0, 1], but is 3"));
        type("prior", QStringLiteral("1/2"));
        QVERIFY(english(m_dialog->page().sheet().why[1]).starts_with("Suppose 50 in 100"));
    }

    // With 11/36, what the dice do, and not the 0.3 that was wished for.
    void estimatesWithTheDevicesProbability() {
        type("lie", QStringLiteral("0.3"));
        count("answers", 24);
        count("yes", 11);
        const SurveyDesign design = warnerDesign(1 - 11.0 / 36);
        const SurveyAnswers answers{.n = 24, .yes = 11};
        const auto percent = [](double share) {
            return QString::fromStdString(displayNumber(100 * share, 3)) + QStringLiteral(" %");
        };
        for (const IntervalMethod method :
             {IntervalMethod::ClopperPearson, IntervalMethod::Wilson, IntervalMethod::FixedDatabase}) {
            choose("interval", static_cast<int>(method));
            const SurveyInterval interval = surveyInterval(method, design, answers, 0.05);
            QCOMPARE(estimate(), QStringLiteral("Estimated share: <b>%1</b>, with a 95 % interval from <b>%2</b> to "
                                                "<b>%3</b>. Standard error %4.")
                                     .arg(percent((11.0 / 24 - 11.0 / 36) / (1 - 22.0 / 36)), percent(interval.lower),
                                          percent(interval.upper), percent(surveyStandardError(design, answers))));
        }
        count("yes", 2);
        QVERIFY(estimate().contains(QStringLiteral("Estimated share: <b>0 %</b>")));
        QVERIFY(estimate().contains(QStringLiteral("Unclipped −57.1 %")));
    }

    void moreYesThanAnswersIsRefused() {
        QVERIFY(estimate().startsWith(QStringLiteral("Count the sheets")));
        count("answers", 24);
        count("yes", 30);
        QCOMPARE(estimate(), QStringLiteral("yes must be in {0, ..., 24}, but is 30"));
        QCOMPARE(child<QSpinBox>("yes")->value(), 30);
    }

    void aDesignThatProtectsNobodySaysSo() {
        choose("design", static_cast<int>(Wish::Forced));
        type("truth", QStringLiteral("0.5"));
        type("forcedYes", QStringLiteral("0.5"));
        QVERIFY(device().contains(QStringLiteral("gives the truth away")));
        QVERIFY(device().contains(QStringLiteral("ε = ∞")));
        QVERIFY(!onPaper(m_dialog->page().sheet(), SheetsPerPage::One).contains(QStringLiteral("tellsnobody")));
    }

    // Every word of the sheet is on the paper, once or twice, and nothing is cut off.
    void thePaperHasTheText_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("sheets");
        QTest::addColumn<QString>("question");
        for (const int kind : {0, 1, 2, 3, 4}) {
            for (const int sheets : {1, 2}) {
                QTest::addRow("design %d, %d", kind, sheets) << kind << sheets << QStringLiteral("Have you copied?");
                QTest::addRow("design %d, %d, long", kind, sheets)
                    << kind << sheets << QStringLiteral("Have you ever wondered whether ").repeated(9);
            }
        }
    }
    void thePaperHasTheText() {
        QFETCH(int, kind);
        QFETCH(int, sheets);
        QFETCH(QString, question);
        const HandOut sheet =
            handOut(nearestRealSurvey({.kind = static_cast<Wish>(kind)}), question.toStdString(), 0.3);
        Record record;
        QPainter painter(&record);
        paintHandOut(painter, sheet, {.sheets = static_cast<SheetsPerPage>(sheets)});
        painter.end();
        const QString all = record.all();
        QStringList wanted{localized(sheet.title), question, localized(sheet.whyTitle), localized(sheet.footer),
                           localized(sheet.answers.no)};
        for (const std::vector<Text> &paragraphs : {sheet.steps, sheet.why})
            for (const Text &paragraph : paragraphs)
                wanted << localized(paragraph);
        for (const QString &each : wanted)
            QVERIFY2(all.count(flat(each)) >= sheets, qPrintable(each + QStringLiteral("\n") + all));
        QCOMPARE(all.count(flat(question)), sheets);
        // No smaller than it has to be: its title is more than 3 mm high, also of two long ones on a page.
        const auto tallest =
            std::ranges::max(record.texts(), {}, [](const Record::Text &each) { return each.place.height(); });
        QVERIFY2(tallest.place.height() > 32, qPrintable(QString::number(tallest.place.height())));
        const double height = a4.height() / sheets;
        QList<QRectF> lines;
        for (const Record::Text &text : record.texts()) {
            QVERIFY2(!text.cut, qPrintable(text.text));
            QVERIFY2(QRectF(QPointF(), a4).adjusted(90, 90, -90, -90).contains(text.place), qPrintable(text.text));
            // No line lies on another, nor on the line to cut along.
            for (const QRectF &line : lines)
                QVERIFY2(!line.adjusted(2, 12, -2, -12).intersects(text.place.adjusted(2, 12, -2, -12)),
                         qPrintable(text.text));
            QVERIFY(sheets == 1 || text.place.bottom() < height || text.place.top() > height);
            lines << text.place;
        }
    }

    // To find fonts of another size took most of the time, 2.5 s of forty pages in Chinese.
    void everyScaleIsWrittenInTheSameFonts() {
        const auto sizes = [](const HandOutPaper &paper, const std::string &question) {
            Record record;
            QPainter painter(&record);
            paintHandOut(painter, handOut(nearestRealSurvey({}), question, 0.3), paper);
            painter.end();
            QSet<int> found;
            double highest = 0;
            for (const Record::Text &text : record.texts()) {
                found << text.pixels;
                highest = std::max(highest, text.place.height());
            }
            return std::pair(found, highest);
        };
        const auto [large, largest] = sizes({}, "Why?");
        const auto [small, smallest] =
            sizes({.sheets = SheetsPerPage::Two, .size = QPageSize(QPageSize::A5)}, std::string(250, 'w'));
        QCOMPARE(small, large);
        QVERIFY(2 * smallest < largest);
    }

    void savesOnePage() {
        type("question", QStringLiteral("Have you copied?"));
        const QString fileName = QDir(m_settings->folder()).filePath(QStringLiteral("sheet.pdf"));
        QSignalSpy saved(m_dialog, &RealClassDialog::saved);
        saveAs(fileName);
        QTRY_COMPARE(saved.size(), 1);
        const QByteArray pdf = contentOf(fileName);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.size() > 5000);
        QCOMPARE(pagesOf(pdf), 1);
        // A4 in points.
        QVERIFY(QString::fromLatin1(pdf).contains(
            QRegularExpression(QStringLiteral("/MediaBox \\[0 0 59[45]\\.?\\d* 84[12]\\.?\\d*\\]"))));
        const QString text = plainText(m_dialog->page().sheet());
        QVERIFY(text.contains(QStringLiteral("Have you copied?")) &&
                text.contains(QStringLiteral("both show heads")));
        QCOMPARE(pdfDescription(pdf), text);
    }

    /// What isn't the sheet that is asked for is neither shown nor printed nor saved.
    void aRefusedSheetIsNotPrinted() {
        const auto *save = m_dialog->findChild<QPushButton *>(QStringLiteral("save"));
        const auto *print = m_dialog->findChild<QPushButton *>(QStringLiteral("print"));
        QVERIFY(save->isEnabled() && print->isEnabled() && !m_dialog->page().refuses());
        for (const auto &[field, wrong, right] : {std::tuple("lie", "0.7", "0.3"), std::tuple("prior", "3", "1/2")}) {
            type(field, QString::fromLatin1(wrong));
            QVERIFY(!save->isEnabled() && !print->isEnabled());
            QVERIFY(m_dialog->page().refuses());
            QVERIFY(m_dialog->page().accessibleDescription().contains(QString::fromLatin1(wrong)));
            type(field, QString::fromLatin1(right));
            QVERIFY(save->isEnabled() && print->isEnabled() && !m_dialog->page().refuses());
        }
    }

    void copiesAndPaperAreChosen() {
        auto *copies = m_dialog->findChild<QSpinBox *>(QStringLiteral("copies"));
        copies->setFocus();
        copies->selectAll();
        QTest::keyClicks(copies, QStringLiteral("5"));
        choose("sheets", static_cast<int>(SheetsPerPage::Two));
        choose("paper", static_cast<int>(QPageSize::A5));
        const HandOutPaper paper = m_dialog->page().paper();
        QCOMPARE(paper.copies, 5);
        QCOMPARE(paper.pages(), 3); // two on each
        QCOMPARE(paper.page(), QSizeF(1480, 2100));
        const QByteArray pdf = handOutPdf(m_dialog->page().sheet(), paper);
        QCOMPARE(pagesOf(pdf), 3);
        // A5 in points.
        QVERIFY(QString::fromLatin1(pdf).contains(
            QRegularExpression(QStringLiteral("/MediaBox \\[0 0 (419|420)\\.?\\d* 59[45]\\.?\\d*\\]"))));
    }

    void thePreviewHasItsPrintButton() {
        auto *print = m_dialog->findChild<QPushButton *>(QStringLiteral("print"));
        bool seen = false;
        QPageSize size;
        whenOpen<PrintPreview>(this, [&](PrintPreview *preview) {
            const auto *button = preview->findChild<QPushButton *>(QStringLiteral("print"));
            seen = button->isVisible() && button->isEnabled() && preview->rect().contains(button->geometry());
            size = preview->printer().pageLayout().pageSize();
            QTest::keyClick(preview, Qt::Key_Escape);
        });
        choose("paper", static_cast<int>(QPageSize::Letter));
        QTest::mouseClick(print, Qt::LeftButton);
        QVERIFY(seen);
        QCOMPARE(size.id(), QPageSize::Letter);
    }

    // Two hundred pages aren't painted on the window's thread, neither to be looked at nor to be printed.
    void manyPagesArePrintedBesideTheWindow() {
        const HandOutPaper paper{.copies = 200};
        const QString fileName = QDir(m_settings->folder()).filePath(QStringLiteral("printed.pdf"));
        PrintsToFile preview(fileName, m_dialog->page().sheet(), paper, m_dialog);
        preview.show();
        QVERIFY(QTest::qWaitForWindowActive(&preview));
        QCOMPARE(preview.findChild<QPrintPreviewWidget *>()->pageCount(), 1);
        const auto *all = preview.findChild<QLabel *>(QStringLiteral("hint"));
        QVERIFY(all && all->isVisible() && all->text().contains(QStringLiteral("200")));
        QTest::mouseClick(preview.findChild<QPushButton *>(QStringLiteral("print")), Qt::LeftButton);
        QVERIFY(preview.isVisible());
        QVERIFY(!preview.findChild<QPushButton *>(QStringLiteral("print"))->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!preview.isVisible(), 60'000);
        QCOMPARE(preview.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(pagesOf(contentOf(fileName)), 200);
    }

    void printingIsCancelled() {
        const QString fileName = QDir(m_settings->folder()).filePath(QStringLiteral("printed.pdf"));
        constexpr int pages = 20'000; // more than are painted until the key comes
        PrintsToFile preview(fileName, m_dialog->page().sheet(), {.copies = pages}, m_dialog);
        preview.show();
        QVERIFY(QTest::qWaitForWindowActive(&preview));
        QTest::mouseClick(preview.findChild<QPushButton *>(QStringLiteral("print")), Qt::LeftButton);
        QTest::keyClick(&preview, Qt::Key_Escape);
        QTRY_VERIFY(!preview.isVisible());
        QCOMPARE(preview.result(), static_cast<int>(QDialog::Rejected));
        QVERIFY(pagesOf(contentOf(fileName)) < pages);
    }

    void manySheetsAreSaved() {
        count("copies", 200);
        const QString fileName = QDir(m_settings->folder()).filePath(QStringLiteral("sheets.pdf"));
        QSignalSpy saved(m_dialog, &RealClassDialog::saved);
        saveAs(fileName);
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 60'000);
        QCOMPARE(pagesOf(contentOf(fileName)), 200);
    }

    void twoSheetsAreOnePage() {
        choose("sheets", static_cast<int>(SheetsPerPage::Two));
        QCOMPARE(m_dialog->page().paper().sheets, SheetsPerPage::Two);
        const QByteArray pdf = handOutPdf(m_dialog->page().sheet(), {.sheets = SheetsPerPage::Two});
        QCOMPARE(pagesOf(pdf), 1);
    }
};

HALFTRUTH_TEST(RealClassTest)
#include "tst_real_class.moc"
