#include "tests/support/file_content.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/figures.h"
#include "tests/ui/support/own_settings.h"
#include "tests/ui/support/typing.h"
#include "tests/ui/support/window_test.h"
#include "ui/parameters/whole_numbers.h"
#include "ui/surface/surface_card.h"
#include "ui/text/languages.h"
#include "ui/threads/lone_thread.h"
#include "ui/window/export_dialog.h"
#include "ui/window/waiting_write.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionComboBox>

using namespace halftruth;
using enum ParameterId;

namespace {

Provenance answered(const char *explorer, const DataSource &data = {}) {
    const ExplorerSpec &spec = *findExplorer(explorer);
    const Request request{.parameters = fitted(spec.parameters, Parameters().withData(data))};
    return Provenance::of(spec, request, explored(spec, request));
}

template <class Widget>
Widget *named(const ExportDialog &dialog, const QString &name) {
    for (Widget *each : dialog.findChildren<Widget *>())
        if (each->accessibleName() == name)
            return each;
    return nullptr;
}

QComboBox *choiceWith(const ExportDialog &dialog, const QVariant &data) {
    for (QComboBox *box : dialog.findChildren<QComboBox *>())
        if (box->findData(data) >= 0)
            return box;
    return nullptr;
}

/// As a person does, down the list with the keys.
void choose(QComboBox *box, const QVariant &data) {
    const int wanted = box->findData(data);
    QVERIFY(wanted >= 0);
    box->setFocus();
    while (box->currentIndex() != wanted)
        QTest::keyClick(box, box->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
    emit box->activated(wanted); // the offscreen list doesn't open
}

QLineEdit *fileOf(const ExportDialog &dialog) {
    for (QLineEdit *each : dialog.findChildren<QLineEdit *>())
        if (each->text().contains(QLatin1Char('/')))
            return each;
    return nullptr;
}

QPushButton *exportButton(const ExportDialog &dialog) {
    for (QPushButton *each : dialog.findChildren<QPushButton *>())
        if (each->text() == QStringLiteral("Export"))
            return each;
    return nullptr;
}

/// Clicks on Export, and waits until what is written has been, or was refused.
void exportFrom(const ExportDialog &dialog) {
    const QPushButton *button = exportButton(dialog);
    QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
    QTRY_VERIFY(button->isEnabled() || !dialog.isVisible());
}

QString refusal(const ExportDialog &dialog) {
    const auto *label = dialog.findChild<QLabel *>(QStringLiteral("refusal"));
    return label->isVisible() ? label->text() : QString();
}

QImage previewOf(const ExportDialog &dialog) {
    QCoreApplication::processEvents();
    return named<QLabel>(dialog, QStringLiteral("Preview"))->pixmap().toImage();
}

} // namespace

class TestExportDialog : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnSettings> m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;

    std::unique_ptr<ExportDialog> open(const char *explorer = "accuracy", const char *figure = "error") {
        auto dialog = std::make_unique<ExportDialog>(answered(explorer), figure);
        dialog->show();
        return dialog;
    }
    [[nodiscard]] QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }

    /// The next question's text, and the person's answer to it.
    void answerNext(QMessageBox::StandardButton button, QString &question) {
        question.clear();
        whenOpen<QMessageBox>(this, [&question, button](QMessageBox *box) {
            question = box->text();
            QTest::mouseClick(box->button(button), Qt::LeftButton);
        });
    }

private slots:
    void init() {
        m_settings = std::make_unique<OwnSettings>();
        m_folder = std::make_unique<QTemporaryDir>();
        Settings::all().setValue(QStringLiteral("export/folder"), m_folder->path());
    }

    // As every other field: what is typed next takes the place of all that was there.
    void aClickSelectsAll() {
        selectNumbersWhole();
        ExportDialog dialog(answered("counts"), "counts");
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QLineEdit *file = fileOf(dialog);
        const QPoint middle = file->rect().center();
        QVERIFY(!file->hasFocus());
        QTest::mouseClick(file, Qt::LeftButton, {}, middle);
        QVERIFY(!file->text().isEmpty());
        QCOMPARE(file->selectedText(), file->text());
        QTest::mouseClick(file, Qt::LeftButton, {}, middle); // and the next one is for a place in it
        QVERIFY(!file->hasSelectedText());
        for (auto *box : dialog.findChildren<QAbstractSpinBox *>()) {
            if (!box->isVisible() || !box->isEnabled())
                continue;
            file->setFocus();
            auto *field = box->findChild<QLineEdit *>();
            QTest::mouseClick(field, Qt::LeftButton, {}, QPoint(6, field->height() / 2));
            QVERIFY2(field->hasSelectedText() && field->text().startsWith(field->selectedText()),
                     qPrintable(box->accessibleName()));
        }
    }

    // The options of the command line for whatever isn't as it is by itself.
    void theCommandHasWhatWasChosen() {
        const auto dialog = open();
        choose(choiceWith(*dialog, QStringLiteral("column")), QStringLiteral("column"));
        choose(choiceWith(*dialog, QStringLiteral("dark")), QStringLiteral("dark"));
        choose(choiceWith(*dialog, QStringLiteral("svg")), QStringLiteral("svg"));
        auto *width = named<QDoubleSpinBox>(*dialog, QStringLiteral("Width"));
        width->setValue(91.3);
        named<QSpinBox>(*dialog, QStringLiteral("Resolution"))->setValue(210);
        type(fileOf(*dialog), path("a.svg"));
        exportFrom(*dialog);
        const QByteArray drawn = contentOf(path("a.svg"));
        QVERIFY2(drawn.contains(" --for column --dpi 210 --size 91.3x"), drawn.left(2000));
        QVERIFY2(drawn.contains("mm --theme dark"), drawn.left(2000));
        // And the program of this build makes the same bytes of it.
        const qsizetype at = drawn.indexOf("halftruth export");
        const QString command = QString::fromUtf8(drawn.mid(at, drawn.indexOf('<', at) - at)).trimmed();
        QProcess program;
        program.setWorkingDirectory(m_folder->path());
        program.start(QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../halftruth")),
                      command.split(QLatin1Char(' ')).mid(1) +
                          QStringList{QStringLiteral("--output"), QStringLiteral("again.svg")});
        QVERIFY(program.waitForFinished(60000));
        QCOMPARE(program.readAllStandardError(), QByteArray());
        QCOMPARE(contentOf(path("again.svg")), drawn);
        const auto table = open();
        choose(choiceWith(*table, QStringLiteral("csv")), QStringLiteral("csv"));
        choose(choiceWith(*table, QStringLiteral("wide")), QStringLiteral("wide"));
        type(fileOf(*table), path("a.csv"));
        exportFrom(*table);
        const QByteArray numbers = contentOf(path("a.csv"));
        QVERIFY2(numbers.contains(" --table wide\n"), numbers.left(600));
        QVERIFY(!numbers.contains("--size"));
    }

    // As `export --over` writes them: numbered, with the same axes, each with the command that makes it again.
    void writesAPictureForEachValue() {
        const auto dialog = open();
        choose(choiceWith(*dialog, QStringLiteral("n")), QStringLiteral("n"));
        auto *from = named<QLineEdit>(*dialog, QStringLiteral("First value"));
        auto *to = named<QLineEdit>(*dialog, QStringLiteral("Last value"));
        QVERIFY(from->isVisible());
        auto *count = named<QSpinBox>(*dialog, QStringLiteral("Number of files"));
        count->setFocus();
        count->selectAll();
        QTest::keyClicks(count, QStringLiteral("3"));
        type(from, QStringLiteral("0"));
        type(to, QStringLiteral("1000"));
        type(fileOf(*dialog), path("n.csv"));
        exportFrom(*dialog);
        QCOMPARE(refusal(*dialog), QStringLiteral("people must be in {1, ..., 10⁹}, but is 0"));
        QVERIFY(QDir(m_folder->path()).isEmpty());
        type(from, QStringLiteral("10"));
        QSignalSpy exported(dialog.get(), &ExportDialog::exported);
        QTest::mouseClick(exportButton(*dialog), Qt::LeftButton);
        QVERIFY(exported.wait(20000));
        QCOMPARE(exported.front().front().toStringList().size(), 3);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
                 QStringList({QStringLiteral("n-1.csv"), QStringLiteral("n-2.csv"), QStringLiteral("n-3.csv")}));
        QVERIFY(contentOf(path("n-1.csv")).contains("--n 10 "));
        QVERIFY(contentOf(path("n-2.csv")).contains("--n 100 ")); // a logarithmic slider's steps
        QVERIFY(contentOf(path("n-3.csv")).contains("--n 1000 "));
    }

    // Their parameters are read below them.
    void framesHaveShortValues() {
        const auto dialog = open();
        dialog->chooseFrames(ParameterId::LieProbability);
        auto *count = named<QSpinBox>(*dialog, QStringLiteral("Number of files"));
        count->setValue(4);
        type(named<QLineEdit>(*dialog, QStringLiteral("First value")), QStringLiteral("0.12345678"));
        type(named<QLineEdit>(*dialog, QStringLiteral("Last value")), QStringLiteral("0.4"));
        type(fileOf(*dialog), path("q.csv"));
        QSignalSpy exported(dialog.get(), &ExportDialog::exported);
        QTest::mouseClick(exportButton(*dialog), Qt::LeftButton);
        QVERIFY(exported.wait(20000));
        QVERIFY(contentOf(path("q-1.csv")).contains("--q 0.12345678 ")); // as it was typed
        QVERIFY(contentOf(path("q-2.csv")).contains("--q 0.2156 "));
        QVERIFY(contentOf(path("q-3.csv")).contains("--q 0.3078 "));
        QVERIFY(contentOf(path("q-4.csv")).contains("--q 0.4 "));
    }

    // What is asked of frames has room in the dialog as it is.
    void framesDontWidenTheDialog() {
        const auto dialog = open();
        const int width = dialog->width();
        dialog->chooseFrames(ParameterId::Population);
        QComboBox *frames = choiceWith(*dialog, QStringLiteral("n"));
        QCOMPARE(frames->currentData().toString(), QStringLiteral("n"));
        QTRY_VERIFY(named<QLineEdit>(*dialog, QStringLiteral("First value"))->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(dialog->width(), width);
        QVERIFY(frames->fontMetrics().horizontalAdvance(frames->currentText()) < frames->width() - 30);
    }

    // What the data give has one value; the others have as many as without data.
    void framesLeaveWhatTheDataGive() {
        const auto free = open("sampling", "error");
        QVERIFY(choiceWith(*free, QStringLiteral("categories")));
        ExportDialog fixed(answered("sampling", *namedData("adult-sex-income")), "error");
        fixed.show();
        QVERIFY(!choiceWith(fixed, QStringLiteral("categories")));
        QVERIFY(!choiceWith(fixed, QStringLiteral("n")));
        choose(choiceWith(fixed, QStringLiteral("epsilon")), QStringLiteral("epsilon"));
        named<QSpinBox>(fixed, QStringLiteral("Number of files"))->setValue(2);
        type(fileOf(fixed), path("e.csv"));
        QSignalSpy exported(&fixed, &ExportDialog::exported);
        QTest::mouseClick(exportButton(fixed), Qt::LeftButton);
        QVERIFY(exported.wait(20000));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
                 QStringList({QStringLiteral("e-1.csv"), QStringLiteral("e-2.csv")}));
    }

    void framesCanBeGivenUp() {
        const auto dialog = open("anonymity", "epsilon");
        choose(choiceWith(*dialog, QStringLiteral("n")), QStringLiteral("n"));
        type(fileOf(*dialog), path("n.png"));
        QTest::mouseClick(exportButton(*dialog), Qt::LeftButton);
        QVERIFY(!exportButton(*dialog)->isEnabled());
        QTest::keyClick(dialog.get(), Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        QTest::qWait(300);
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    void itMayEndWhileItWrites() {
        for (const int after : testing::longRun() ? std::vector{0, 5, 40} : std::vector{5}) {
            auto dialog = open("anonymity", "epsilon");
            choose(choiceWith(*dialog, QStringLiteral("n")), QStringLiteral("n"));
            type(fileOf(*dialog), path("n.png"));
            QTest::mouseClick(exportButton(*dialog), Qt::LeftButton);
            QTest::qWait(after);
            dialog.reset();
            QVERIFY(QDir(m_folder->path()).isEmpty());
        }
    }

    /// How many millimetres there can be follows from it, and nothing follows from that.
    void theResolutionIsTyped() {
        const auto dialog = open();
        QSpinBox *dpi = nullptr;
        for (QSpinBox *each : dialog->findChildren<QSpinBox *>())
            if (each->maximum() == highestDpi)
                dpi = each;
        QVERIFY(dpi);
        dpi->setFocus();
        dpi->selectAll();
        QTest::keyClicks(dpi, QStringLiteral("150"));
        QCOMPARE(dpi->value(), 150);
        QTest::keyClick(dpi, Qt::Key_Up);
        QCOMPARE(dpi->value(), 151);
        QCOMPARE(named<QDoubleSpinBox>(*dialog, QStringLiteral("Width"))->value(), 1600.0);
    }

    void aPresetSetsWhatLooksRight() {
        const auto dialog = open();
        auto *width = named<QDoubleSpinBox>(*dialog, QStringLiteral("Width"));
        auto *height = named<QDoubleSpinBox>(*dialog, QStringLiteral("Height"));
        QCOMPARE(width->value(), 1600.0);
        choose(choiceWith(*dialog, QStringLiteral("column")), QStringLiteral("column"));
        QCOMPARE(width->value(), 85.0);
        QCOMPARE(height->value(), 70.0);
        QCOMPARE(named<QDoubleSpinBox>(*dialog, QStringLiteral("Size of the type"))->value(), 8.0);
        QCOMPARE(named<QDoubleSpinBox>(*dialog, QStringLiteral("Width of the curves"))->value(), 0.9);
        type(fileOf(*dialog), path("column.png"));
        exportFrom(*dialog);
        QCOMPARE(QImage(path("column.png")).size(), QSize(2008, 1654));

        // A choice of one's own is one, and is there the next time.
        const auto again = open();
        QCOMPARE(choiceWith(*again, QStringLiteral("column"))->currentData().toString(), QStringLiteral("column"));
        width = named<QDoubleSpinBox>(*again, QStringLiteral("Width"));
        QCOMPARE(width->value(), 85.0);
        width->setFocus();
        width->selectAll();
        QTest::keyClicks(width, QStringLiteral("100"));
        QTest::keyClick(width, Qt::Key_Tab);
        QCOMPARE(choiceWith(*again, QStringLiteral("column"))->currentData().toString(), QString());
        type(fileOf(*again), path("own.png"));
        exportFrom(*again);
        QCOMPARE(QImage(path("own.png")).width(), pixelsOf(100, 600));
    }

    /// What the dialog writes for a preset is what the preset says, to the last byte.
    void presetsAreTheSameEverywhere_data() {
        QTest::addColumn<QString>("id");
        for (const PicturePreset &each : testing::oneIn(2, picturePresets()))
            if (each.id != QStringLiteral("poster")) // 4724 pixels wide
                QTest::newRow(qPrintable(each.id)) << each.id;
    }
    void presetsAreTheSameEverywhere() {
        QFETCH(const QString, id);
        const auto dialog = open();
        choose(choiceWith(*dialog, id), id);
        type(fileOf(*dialog), path("preset.png"));
        const Provenance accuracy = answered("accuracy");
        QTest::mouseClick(exportButton(*dialog), Qt::LeftButton);
        // Before anything else is painted: where letters begin depends on what Qt has painted of a font, by a part of
        // a pixel.
        for (const PicturePreset &each : picturePresets())
            if (each.id == id) {
                PictureOptions options = each.options;
                if (!each.millimetres.isEmpty())
                    options.size = {pixelsOf(each.millimetres.width(), options.dpi),
                                    pixelsOf(each.millimetres.height(), options.dpi)};
                const QImage same = QImage::fromData(
                    figureFile(accuracy.answer.figures.front(), FigureFormat::Png, options, accuracy));
                QTRY_VERIFY(!dialog->isVisible());
                QCOMPARE(QImage(path("preset.png")), same);
            }
    }

    /// In whatever language the window speaks now, also where it spoke another before.
    void choicesSpeakThePersonsLanguage() {
        QStringList before;
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("zh_CN")}) {
            speak(language);
            const auto dialog = open();
            const QComboBox *presets = choiceWith(*dialog, QStringLiteral("screen"));
            for (int i = 0; i < presets->count(); ++i)
                if (presets->itemText(i) != QStringLiteral("Poster")) { // German has the same word
                    QVERIFY2(!before.contains(presets->itemText(i)), qPrintable(presets->itemText(i)));
                    before << presets->itemText(i);
                }
            // What the dialog opens with is whole.
            for (const QComboBox *each : dialog->findChildren<QComboBox *>())
                if (each->isVisible() && !each->isEditable()) {
                    QStyleOptionComboBox option;
                    option.initFrom(each);
                    const int room =
                        each->style()
                            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, each)
                            .width();
                    QVERIFY2(each->fontMetrics().horizontalAdvance(each->currentText()) <= room,
                             qPrintable(each->currentText()));
                }
        }
        speak(QStringLiteral("en"));
    }

    /// A surface has a size, a type's size and a theme; what it has not isn't offered.
    void aSurfaceOffersWhatItHas() {
        const auto dialog = open("privacy-ratio", "surface");
        dialog->offerSurface({});
        QVERIFY(!named<QComboBox>(*dialog, QStringLiteral("Legend"))->isEnabled());
        QVERIFY(!named<QComboBox>(*dialog, QStringLiteral("What tells curves apart"))->isEnabled());
        for (const QCheckBox *part : dialog->findChildren<QCheckBox *>())
            QVERIFY(!part->isEnabled());
        auto *size = named<QDoubleSpinBox>(*dialog, QStringLiteral("Size of the type"));
        QVERIFY(size->isEnabled());
        QTRY_VERIFY(!previewOf(*dialog).isNull());
        QCOMPARE(previewOf(*dialog).pixelColor(1, 1), theme(PictureOptions().theme.toStdString()).card);
        exportFrom(*dialog);
        const QImage written(path("privacy-ratio-surface-3d.png"));
        const auto figure = std::make_shared<const Figure>(answered("privacy-ratio").answer.figures.front());
        QCOMPARE(written.convertToFormat(QImage::Format_RGB32), surfaceDrawing(figure, {})({}));
        QVERIFY(surfaceDrawing(figure, {.turn = 10})({}) != surfaceDrawing(figure, {})({}));
        // A board keeps its titles.
        const auto again = open();
        choose(choiceWith(*again, boardFigure), boardFigure);
        QVERIFY(!again->findChildren<QCheckBox *>()[0]->isEnabled());
        QVERIFY(named<QComboBox>(*again, QStringLiteral("Legend"))->isEnabled());
    }

    void theUnitKeepsTheSize() {
        const auto dialog = open();
        auto *width = named<QDoubleSpinBox>(*dialog, QStringLiteral("Width"));
        auto *unit = named<QComboBox>(*dialog, QStringLiteral("Unit of the size"));
        choose(unit, 1);
        QVERIFY(std::fabs(width->value() - 1600 * 25.4 / 192) < 0.06);
        choose(unit, 0);
        QVERIFY(std::fabs(width->value() - 1600) <= 1);
    }

    /// Every choice is seen before anything is written.
    void thePreviewShowsIt() {
        const auto dialog = open();
        QImage before;
        QTRY_VERIFY(!(before = previewOf(*dialog)).isNull());
        const auto changes = [&] {
            return QTest::qWaitFor([&] { return before != std::exchange(before, previewOf(*dialog)); });
        };
        QTest::mouseClick(dialog->findChildren<QCheckBox *>()[0], Qt::LeftButton, {}, {8, 8});
        QVERIFY(changes()); // no title
        choose(named<QComboBox>(*dialog, QStringLiteral("What tells curves apart")),
               static_cast<int>(FigureStyle::Ink::Black));
        QVERIFY(changes());
        choose(named<QComboBox>(*dialog, QStringLiteral("Theme")), QStringLiteral("dark"));
        QVERIFY(changes());
        choose(choiceWith(*dialog, QStringLiteral("coverage")), QStringLiteral("coverage"));
        QVERIFY(changes());
        choose(choiceWith(*dialog, boardFigure), boardFigure);
        QVERIFY(changes());
        choose(choiceWith(*dialog, QStringLiteral("csv")), QStringLiteral("csv"));
        QVERIFY(changes());
        QVERIFY(previewOf(*dialog).isNull());
    }

    // A table has rows instead of a size: for each point, or for each x with a column for every curve.
    void aTableHasARowForEachX() {
        const auto dialog = open();
        QComboBox *rows = named<QComboBox>(*dialog, QStringLiteral("Rows of the table"));
        QVERIFY(!rows->isVisible());
        const QSize before = dialog->size();
        choose(choiceWith(*dialog, QStringLiteral("csv")), QStringLiteral("csv"));
        QVERIFY(rows->isVisible());
        QVERIFY(!choiceWith(*dialog, QStringLiteral("column"))->isVisible());
        QTest::qWait(50);
        QCOMPARE(dialog->size(), before);
        const auto seen = [&] {
            QCoreApplication::processEvents();
            return named<QLabel>(*dialog, QStringLiteral("Preview"))->text();
        };
        QVERIFY2(seen().contains(QStringLiteral("\nseries,role,x,y")), qPrintable(seen()));
        choose(rows, QStringLiteral("wide"));
        QVERIFY2(seen().contains(QStringLiteral("\npeople n,")), qPrintable(seen()));
        const QString file = path("wide.csv");
        fileOf(*dialog)->selectAll();
        QTest::keyClicks(fileOf(*dialog), file);
        exportFrom(*dialog);
        const QByteArrayList lines = contentOf(file).split('\n');
        QVERIFY(lines[3].startsWith("people n,"));
        QVERIFY(lines[3].contains("Hoeffding") && lines[3].contains("exact"));
        QCOMPARE(lines[4].count(','), lines[3].count(','));
        // The choice is kept.
        const auto next = open();
        QCOMPARE(named<QComboBox>(*next, QStringLiteral("Rows of the table"))->currentData().toString(),
                 QStringLiteral("wide"));
    }

    void neverReplacesSilently() {
        QFile there(path("there.png"));
        QVERIFY(there.open(QIODevice::WriteOnly) && there.write("old") == 3);
        there.close();
        QString question;
        const auto answerWith = [&](QMessageBox::StandardButton button) { answerNext(button, question); };
        const auto dialog = open();
        type(fileOf(*dialog), path("there.png"));
        answerWith(QMessageBox::No);
        exportFrom(*dialog);
        QCOMPARE(question, QStringLiteral("there.png is there already. Replace it?"));
        QCOMPARE(contentOf(path("there.png")), QByteArray("old"));
        QVERIFY(dialog->isVisible());
        answerWith(QMessageBox::Yes);
        exportFrom(*dialog);
        QVERIFY(contentOf(path("there.png")).startsWith("\x89PNG"));
        // What is suggested is a name that nothing has.
        const auto first = open();
        exportFrom(*first);
        const auto second = open();
        QVERIFY(fileOf(*second)->text().endsWith(QStringLiteral("accuracy-error-2.png")));
    }

    void makesAFolderIfThatIsWanted() {
        QString question;
        const auto answerWith = [&](QMessageBox::StandardButton button) { answerNext(button, question); };
        const auto dialog = open();
        type(fileOf(*dialog), path("film/one/q.png"));
        answerWith(QMessageBox::No);
        exportFrom(*dialog);
        QCOMPARE(question, QStringLiteral("There is no folder %1. Make it?").arg(path("film/one")));
        QVERIFY(QDir(m_folder->path()).isEmpty());
        QVERIFY(dialog->isVisible());
        answerWith(QMessageBox::Yes);
        exportFrom(*dialog);
        QVERIFY(contentOf(path("film/one/q.png")).startsWith("\x89PNG"));
        // Where a file is in the way, none can be made.
        const auto next = open();
        type(fileOf(*next), path("film/one/q.png/deeper/q.png"));
        answerWith(QMessageBox::Yes);
        exportFrom(*next);
        QCOMPARE(refusal(*next), QStringLiteral("The folder %1 can't be made.").arg(path("film/one/q.png/deeper")));
        QVERIFY(next->isVisible());
    }

    // A frame says its value, whatever one picture says; and what the person chose of either is kept.
    void framesSayTheirParameters() {
        const auto parametersOf = [](const ExportDialog &dialog) {
            for (QCheckBox *each : dialog.findChildren<QCheckBox *>())
                if (each->text() == QStringLiteral("Parameters, below"))
                    return each;
            return static_cast<QCheckBox *>(nullptr);
        };
        const auto dialog = open();
        QCheckBox *parameters = parametersOf(*dialog);
        QVERIFY(!parameters->isChecked());
        const int preset = choiceWith(*dialog, QStringLiteral("column"))->currentIndex();
        dialog->chooseFrames(ParameterId::LieProbability);
        QVERIFY(parameters->isChecked());
        QCOMPARE(choiceWith(*dialog, QStringLiteral("column"))->currentIndex(),
                 preset); // the person chose nothing else
        QComboBox *frames = choiceWith(*dialog, QStringLiteral("n"));
        frames->setCurrentIndex(0);
        QVERIFY(!parameters->isChecked());
        dialog->chooseFrames(ParameterId::LieProbability);
        QTest::mouseClick(parameters, Qt::LeftButton, {}, {6, parameters->height() / 2});
        QVERIFY(!parameters->isChecked());
        auto *count = named<QSpinBox>(*dialog, QStringLiteral("Number of files"));
        count->setValue(2);
        type(fileOf(*dialog), path("q.png"));
        QSignalSpy exported(dialog.get(), &ExportDialog::exported);
        QTest::mouseClick(exportButton(*dialog), Qt::LeftButton);
        QVERIFY(exported.wait(20000));
        const auto next = open();
        QVERIFY(!parametersOf(*next)->isChecked());
        next->chooseFrames(ParameterId::LieProbability);
        QVERIFY(!parametersOf(*next)->isChecked());
    }

    void anUnknownEndingIsRefused() {
        const auto dialog = open();
        type(fileOf(*dialog), path("mine.v2"));
        exportFrom(*dialog);
        QCOMPARE(refusal(*dialog),
                 QStringLiteral("The file's name must end in .png, .svg, .pdf, .csv, .json, but ends in .v2."));
        QVERIFY(!QFile::exists(path("mine.v2")));
        type(fileOf(*dialog), path("mine.v2.svg"));
        exportFrom(*dialog);
        QVERIFY(contentOf(path("mine.v2.svg")).startsWith("<?xml"));
    }

    /// It moves nothing, and goes with the first letter that mends it.
    void aRefusalHasItsPlaceAndItsTime() {
        const auto dialog = open();
        QLineEdit *file = fileOf(*dialog);
        QTest::qWait(20);
        const QSize before = dialog->size();
        type(file, path("mine.docx"));
        exportFrom(*dialog);
        QVERIFY(refusal(*dialog).contains(QStringLiteral(".docx")));
        QTest::qWait(50);
        QCOMPARE(dialog->size(), before);
        QTest::keyClick(file, Qt::Key_Backspace);
        QCOMPARE(refusal(*dialog), QString());
        QTest::qWait(50);
        QCOMPARE(dialog->size(), before);
        exportFrom(*dialog);
        QVERIFY(!refusal(*dialog).isEmpty());
        choose(choiceWith(*dialog, QStringLiteral("svg")), QStringLiteral("svg"));
        QCOMPARE(refusal(*dialog), QString());
    }

    /// Not in whatever folder the program was started in.
    void aNameAloneIsInTheFolderThatWasShown() {
        const auto dialog = open();
        QLineEdit *file = fileOf(*dialog);
        const QSignalSpy exported(dialog.get(), &ExportDialog::exported);
        type(file, QStringLiteral("mine"));
        choose(choiceWith(*dialog, QStringLiteral("csv")), QStringLiteral("csv"));
        QCOMPARE(file->text(), path("mine.csv"));
        type(file, QStringLiteral("test"));
        exportFrom(*dialog);
        QVERIFY(QFile::exists(path("test.csv")));
        QCOMPARE(exported.size(), 1);
        QCOMPARE(exported.front().front().toString(), path("test.csv"));
        QCOMPARE(QFileInfo(fileOf(*open())->text()).path(), m_folder->path());
    }

    /// Dots in an inch decide nothing of a drawing that is so many millimetres wide.
    void onlyPixelsHaveAResolution() {
        const auto dialog = open();
        const auto *dpi = named<QSpinBox>(*dialog, QStringLiteral("Resolution"));
        const auto says = [&](const QString &what) {
            return std::ranges::any_of(dialog->findChildren<QLabel *>(QStringLiteral("hint")),
                                       [&](const QLabel *each) { return each->text() == what; });
        };
        choose(choiceWith(*dialog, QStringLiteral("column")), QStringLiteral("column"));
        QVERIFY(dpi->isVisible());
        QTRY_VERIFY(says(QStringLiteral("85 × 70 mm, 2008 × 1654 pixels")));
        choose(choiceWith(*dialog, QStringLiteral("pdf")), QStringLiteral("pdf"));
        QVERIFY(!dpi->isVisible());
        QTRY_VERIFY(says(QStringLiteral("85 × 70 mm")));
        choose(named<QComboBox>(*dialog, QStringLiteral("Unit of the size")), 0);
        QVERIFY(dpi->isVisible());
    }

    void numbersAreShownAsTheyAreWritten() {
        const auto dialog = open();
        choose(choiceWith(*dialog, QStringLiteral("json")), QStringLiteral("json"));
        const auto *seen = named<QLabel>(*dialog, QStringLiteral("Preview"));
        QTRY_VERIFY2(seen->text().startsWith(QLatin1Char('{')), qPrintable(seen->text()));
        QVERIFY(previewOf(*dialog).isNull());
    }

    void allChartsAtOnce() {
        const auto dialog = open();
        choose(choiceWith(*dialog, everyFigure), everyFigure);
        exportFrom(*dialog);
        for (const Figure &figure : answered("accuracy").answer.figures)
            QVERIFY2(!QImage(m_folder->filePath(QStringLiteral("accuracy-%1.png").arg(figure.id.c_str()))).isNull(),
                     figure.id.c_str());
    }

    void beginsInTheDocuments() {
        const QByteArray home = qgetenv("HOME");
        qputenv("HOME", m_folder->path().toUtf8());
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("Documents")));
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("Pictures")));
        m_settings = std::make_unique<OwnSettings>();
        const QString first = fileOf(*open())->text();
        qputenv("HOME", home);
        QCOMPARE(QFileInfo(first).path(), path("Documents"));
    }

    void aBoardIsAPicture() {
        const auto dialog = open();
        choose(choiceWith(*dialog, QStringLiteral("csv")), QStringLiteral("csv"));
        choose(choiceWith(*dialog, boardFigure), boardFigure);
        QCOMPARE(choiceWith(*dialog, QStringLiteral("csv"))->currentData().toString(), QStringLiteral("png"));
        exportFrom(*dialog);
        QVERIFY(!QImage(path("accuracy-board.png")).isNull());
    }

    /// What is half computed isn't written; the finished figure is, without another click.
    void waitsForTheFinishedFigure() {
        const Provenance whole = answered("accuracy");
        Provenance part = whole;
        for (Figure &figure : part.answer.figures)
            figure.layers.resize(1);
        ExportDialog dialog(part, "error");
        dialog.follow(part, 0.4, false);
        dialog.show();
        choose(choiceWith(dialog, QStringLiteral("csv")), QStringLiteral("csv"));
        const QString name = fileOf(dialog)->text();
        const QSignalSpy exported(&dialog, &ExportDialog::exported);
        QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
        QVERIFY(dialog.isVisible() && exported.isEmpty() && !QFile::exists(name));
        const auto *progress = dialog.findChild<QProgressBar *>();
        QVERIFY(progress->isVisible());
        QCOMPARE(progress->value(), 40);
        dialog.follow(part, 0.7, false);
        QCOMPARE(progress->value(), 70);
        QVERIFY(!QFile::exists(name));
        dialog.follow(whole, 1, true);
        QTRY_COMPARE(exported.size(), 1);
        QCOMPARE(contentOf(name), figureFile(whole.answer.figures.front(), FigureFormat::Csv, {}, whole));
    }

    /// A figure that is a surface on screen may have become a curve meanwhile.
    void aCurveIsNoSurface() {
        const auto dialog = open("accuracy", "error");
        dialog->offerSurface({});
        (void)previewOf(*dialog);
        exportFrom(*dialog);
        const Provenance answer = answered("accuracy");
        QCOMPARE(contentOf(path("accuracy-error-3d.png")),
                 figureFile(answer.answer.figures.front(), FigureFormat::Png, {}, answer));
    }

    /// On screen there may be the map of the request before, while that of this one is still being computed.
    void aSurfaceIsOfTheFinishedFigure() {
        const Provenance whole = answered("privacy-ratio");
        Provenance part = whole;
        part.answer.figures.front().layers.clear();
        ExportDialog dialog(part, "surface");
        dialog.follow(part, 0.4, false);
        dialog.offerSurface({});
        dialog.show();
        const QString name = fileOf(dialog)->text();
        const QSignalSpy exported(&dialog, &ExportDialog::exported);
        QVERIFY(previewOf(dialog).isNull());
        QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
        dialog.follow(whole, 1, true);
        QTRY_COMPARE(exported.size(), 1);
        const auto figure = std::make_shared<const Figure>(whole.answer.figures.front());
        QCOMPARE(QImage(name).convertToFormat(QImage::Format_RGB32), surfaceDrawing(figure, {})({}));
    }

    void waitingCanBeCancelled() {
        const Provenance whole = answered("accuracy");
        ExportDialog dialog(whole, "error");
        dialog.follow(whole, 0.4, false);
        dialog.show();
        const QString name = fileOf(dialog)->text();
        QTest::mouseClick(exportButton(dialog), Qt::LeftButton);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
        QVERIFY(!QFile::exists(name));
    }

    // A large image takes a while to be encoded: the dialog says so, and it can still be given up.
    void writingCanBeCancelled() {
        const auto dialog = open();
        choose(choiceWith(*dialog, QStringLiteral("columns")), QStringLiteral("columns"));
        type(fileOf(*dialog), path("large.png"));
        QTest::mouseClick(exportButton(*dialog), Qt::LeftButton);
        const auto *progress = dialog->findChild<QProgressBar *>();
        QVERIFY(progress->isVisible() && !exportButton(*dialog)->isEnabled());
        QCOMPARE(progress->text(), QStringLiteral("Being written…"));
        QTest::keyClick(dialog.get(), Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        QVERIFY(loneThreadsEnd(std::chrono::seconds(20)));
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    /// With nothing left unreadable at the size of the smallest window.
    void fitsASmallScreen() {
        const auto dialog = open();
        QVERIFY2(dialog->height() <= 600 && dialog->width() <= 1000,
                 qPrintable(QStringLiteral("%1 × %2").arg(dialog->width()).arg(dialog->height())));
    }
};

HALFTRUTH_TEST(TestExportDialog)
#include "tst_export_dialog.moc"
