#include "tests/core/support/reading.h"
#include "tests/support/file_content.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/figure/figure_view.h"
#include "ui/parameters/choice_box.h"
#include "ui/release/release_dialog.h"
#include "ui/release/release_work.h"
#include "ui/window/toast.h"

#include "core/math/domain/stopped.h"
#include "core/release/release_figures.h"
#include "core/release/release_output.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QTimer>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

using namespace halftruth;

namespace {

/// 4000 people: a town and an answer, and a number of their own.
constexpr int people = 4000;

QString writeTable(const QString &folder) {
    const QString fileName = QDir(folder).filePath(QStringLiteral("people.csv"));
    QFile file(fileName);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("number,town,answer\n");
    for (int i = 0; i < people; ++i) {
        const char *town = i % 4 == 0 ? "Bern" : i % 4 == 1 ? "Graz" : "Ulm";
        file.write(QByteArray::number(i) + "," + town + "," + (i % 10 < 3 ? "yes" : "no") + "\n");
    }
    return fileName;
}

} // namespace

class ReleaseDialogTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OwnSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    ReleaseDialog *m_dialog = nullptr;
    QString m_file;

    template <class Widget>
    [[nodiscard]] Widget *child(const char *name) const {
        auto *found = m_dialog->findChild<Widget *>(QLatin1String(name));
        Q_ASSERT(found);
        return found;
    }
    [[nodiscard]] bool done() const {
        return QTest::qWaitFor([this] { return !m_dialog->busy(); }, 20000);
    }
    [[nodiscard]] QString status() const { return child<QLabel>("status")->text(); }
    /// The complaint, if there is one; the warning about seeds is none.
    [[nodiscard]] const QLabel *complaint() const {
        for (const QLabel *label : m_dialog->findChildren<QLabel *>(QStringLiteral("refusal")))
            if (label->isVisible() && !label->text().startsWith(QStringLiteral("For demonstrations")))
                return label;
        return nullptr;
    }
    [[nodiscard]] QString refusal() const { return complaint() ? complaint()->text() : QString(); }
    void type(const char *name, const QString &text) const {
        auto *field = child<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(done());
    }
    void clear(const char *name) const {
        auto *field = child<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(done());
    }
    void press(const char *name) const { QTest::mouseClick(child<QPushButton>(name), Qt::LeftButton); }
    void choose(const char *name, int index) const {
        auto *box = child<QComboBox>(name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), index);
        QVERIFY(done());
    }
    /// Types a column's name.
    void chooseColumn(const char *box, const QString &column) const {
        auto *field = child<ChoiceBox>(box)->lineEdit();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, column);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(child<ChoiceBox>(box)->currentText(), column);
        QVERIFY(done());
    }
    /// Types to what has the focus, as whoever doesn't look for a mouse.
    void enter(const QString &text) const {
        QCoreApplication::processEvents(); // the focus may be on its way
        QWidget *focus = QApplication::focusWidget();
        QVERIFY(focus);
        QTest::keyClicks(focus, text);
        QCoreApplication::processEvents(); // a list that opens becomes the active window, late
        QTest::keyClick(focus, Qt::Key_Return);
        QVERIFY(done());
        comeBack();
    }
    /// Without a display a list or dialog that was shown stays the active window.
    void comeBack() const {
        QCoreApplication::processEvents();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
    }
    [[nodiscard]] static QString focused() {
        return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString();
    }
    /// Answers the dialog for a file with a name, with the one it suggests where that is empty, or not at all.
    QString saveAs(const char *button, const std::optional<QString> &fileName) const {
        QString suggested;
        QTimer::singleShot(0, m_dialog, [fileName, &suggested] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->setOption(QFileDialog::DontConfirmOverwrite);
            suggested = dialog->findChild<QLineEdit *>()->text();
            if (!fileName)
                return dialog->reject();
            if (!fileName->isEmpty())
                dialog->findChild<QLineEdit *>()->setText(*fileName);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        press(button);
        if (!done())
            QTest::qFail("still busy", __FILE__, __LINE__);
        return suggested;
    }
    /// Drops a file on a widget of the dialog, as the desktop does. Whether it is taken.
    static bool drop(QWidget *on, const QString &fileName) {
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(fileName)});
        file.setText(fileName); // file managers say it in both ways
        const QPoint place = on->rect().center();
        QDragEnterEvent enter(place, Qt::CopyAction, &file, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QApplication::sendEvent(on, &enter);
        QDropEvent dropped(place, Qt::CopyAction, &file, Qt::LeftButton, Qt::NoModifier);
        dropped.ignore();
        if (enter.isAccepted())
            QApplication::sendEvent(on, &dropped); // to whoever has accepted it
        return dropped.isAccepted();
    }
    /// Chooses the file and says that its labels are public.
    void chooseFile() const {
        m_dialog->setFile(m_file);
        QVERIFY(done());
        tick("publicLabels");
        QVERIFY(done());
    }
    void tick(const char *name) const {
        auto *box = child<QCheckBox>(name);
        QVERIFY(box->isEnabled());
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    }
    [[nodiscard]] const ReleaseDesign &design() const { return m_dialog->plan()->design; }
    [[nodiscard]] QString savedName(const char *name) const {
        return QDir(m_settings->folder()).filePath(QLatin1String(name));
    }
    void releaseIt() const {
        press("release");
        QVERIFY(done());
        QVERIFY(m_dialog->released());
    }

private slots:
    // What is chosen and the notes on it scroll; what can be done doesn't, on a small screen either.
    void whatCanBeDoneIsInSight() {
        chooseFile();
        for (const QSize size : {QSize(1240, 740), QSize(1000, 580)}) {
            m_dialog->resize(size);
            QTest::qWait(20);
            for (const char *name : {"release", "saveRecords", "saveEstimate", "saveMarginals"})
                QCOMPARE(child<QPushButton>(name)->visibleRegion().boundingRect(), child<QPushButton>(name)->rect());
        }
    }

    void init() {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        m_settings = std::make_unique<OwnSettings>();
        Settings::all().setValue(QStringLiteral("theme"), QStringLiteral("light"));
        m_file = writeTable(m_settings->folder());
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        m_window->store().setExplorer(*findExplorer("sampling"));
        SETTLE(*m_window);
        const QList<QToolButton *> buttons = m_window->findChildren<QToolButton *>();
        const auto button = std::ranges::find_if(buttons, [](const QToolButton *each) {
            return each->isVisible() && each->accessibleName() == QStringLiteral("Two-curator release…");
        });
        QVERIFY(button != buttons.end());
        QTest::mouseClick(*button, Qt::LeftButton);
        m_dialog = m_window->findChild<ReleaseDialog *>();
        QVERIFY(m_dialog && m_dialog->isVisible());
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
        QVERIFY(done());
    }
    void cleanup() {
        m_dialog = nullptr;
        m_window.reset();
        m_settings.reset();
    }

    // The example first: its labels are public, its truth stands beside it, and nothing can be saved.
    void beginsWithTheExample() {
        QVERIFY(m_dialog->shown() && !m_dialog->released());
        QCOMPARE(design().n, 32561);
        QCOMPARE(design().samples, optimalReleaseSamples(32561, 4, design().epsilon));
        QVERIFY(child<QLabel>("file")->text().contains(QStringLiteral("built-in example")));
        QVERIFY(child<QCheckBox>("publicLabels")->isChecked() && !child<QCheckBox>("publicLabels")->isEnabled());
        QVERIFY(status().contains(QStringLiteral("A demonstration:")));
        QVERIFY(status().contains(QStringLiteral("Nothing has been released")));
        QVERIFY(status().contains(QStringLiteral("Error of this estimate: ")));
        for (const char *button : {"saveRecords", "saveEstimate", "saveMarginals"})
            QVERIFY(child<QPushButton>(button)->text().startsWith(QStringLiteral("Release and save ")));
        QCOMPARE(child<QTableWidget>("steps")->rowCount(), 6);
        QCOMPARE(child<QTableWidget>("estimates")->rowCount(), 4);
        QCOMPARE(child<QTableWidget>("marginals")->rowCount(), 4);
        QVERIFY(!child<QTableWidget>("estimates")->isColumnHidden(5));
        // Of the truth that stands beside it nothing is cut, and what is said of files is said of them.
        m_dialog->resize(1240, 780);
        QCoreApplication::processEvents();
        for (const char *table : {"estimates", "marginals"})
            QTRY_COMPARE(child<QTableWidget>(table)->horizontalScrollBar()->maximum(), 0);
        QVERIFY(child<QLabel>("warnings")
                    ->text()
                    .replace(QChar::Nbsp, QLatin1Char(' '))
                    .contains(QStringLiteral("of a file the difference is shown after saving")));
        // The steps are numbered in the order in which they are taken.
        QStringList steps;
        for (const QLabel *label : m_dialog->findChildren<QLabel *>(QStringLiteral("section")))
            if (label->text().at(0).isDigit())
                steps << label->text().left(1);
        QCOMPARE(steps.join(QString()), QStringLiteral("123456"));
        // It goes through all of them.
        releaseIt();
        QCOMPARE(std::accumulate(m_dialog->shown()->truth.begin(), m_dialog->shown()->truth.end(), std::int64_t{0}),
                 32561);
        saveAs("saveMarginals", savedName("marginals.csv"));
        QVERIFY(contentOf(savedName("marginals.csv")).contains("\nsex,Female,"));
    }

    // Of a file nothing is read for categories before somebody says where they come from.
    void asksForCategories() {
        m_dialog->setFile(m_file);
        QVERIFY(done());
        QVERIFY(!m_dialog->plan() && !m_dialog->shown());
        QVERIFY2(refusal().startsWith(QStringLiteral("Say which categories there are, without looking at the data")),
                 qPrintable(refusal()));
        QCOMPARE(child<QLineEdit>("samples")->placeholderText(), QString()); // no optimum of another table
        // There is room for all of it.
        const QLabel *why = complaint();
        QTRY_VERIFY2(why->height() >= why->heightForWidth(why->width()), qPrintable(QString::number(why->height())));
        QVERIFY(!child<QPushButton>("release")->isEnabled());
        type("aliceCategories", QStringLiteral("Bern, Graz"));
        QVERIFY(!m_dialog->plan());
        type("bobCategories", QStringLiteral("yes, no"));
        // Ulm is not listed, and counts as "other".
        QVERIFY(m_dialog->plan());
        QCOMPARE(m_dialog->plan()->alphabets[0].labels,
                 (std::vector<std::string>{"Bern", "Graz", "other", "missing"}));
        QCOMPARE(design().categories(), 16);
        QCOMPARE(m_dialog->plan()->source, CategorySource::List);
        QVERIFY(status().contains(QStringLiteral("Categories from a list made without the data")));
        tick("publicLabels");
        QVERIFY(done());
        QCOMPARE(m_dialog->plan()->alphabets[0].labels, (std::vector<std::string>{"Bern", "Graz", "Ulm"}));
        QCOMPARE(m_dialog->plan()->source, CategorySource::PublicLabels);
        QVERIFY(status().contains(QStringLiteral("its labels are said to be public")));
    }

    void takesCategoriesFromAFile() {
        m_dialog->setFile(m_file);
        QVERIFY(done());
        const QString list = savedName("list.csv");
        {
            QFile file(list);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("column,label,for\nanswer,yes,\nanswer,no,\nanswer,,closed\ntown,Ulm,\ntown,else,other\n"
                       "town,else,missing\n");
        }
        m_dialog->setListFile(list);
        QVERIFY(done());
        QCOMPARE(design().sizes, (std::vector<std::uint32_t>{2, 2}));
        QVERIFY(child<QLabel>("list")->text().contains(QStringLiteral("list.csv")));
        releaseIt();
        const QByteArray before = contentOf(list);
        saveAs("saveRecords", list);
        QVERIFY(refusal().startsWith(QStringLiteral("The output must be another file than the data")));
        QCOMPARE(contentOf(list), before);
        m_dialog->setListFile(savedName("missing.csv"));
        QVERIFY(done());
        QVERIFY(refusal().contains(QStringLiteral("missing.csv")));
        QVERIFY(!m_dialog->plan());
    }

    // What has to be known is told before anything can be saved; the truth is shown after it, and when asked for.
    void tellsFirstAndShowsTheTruthLast() {
        chooseFile();
        const QString warnings = child<QLabel>("warnings")->text().replace(QChar::Nbsp, QLatin1Char(' '));
        QVERIFY(child<QLabel>("warnings")->isVisible());
        for (const char *part : {"replace-one", "is public", "costs its ε again", "ln γ = ", "voids ε",
                                 "stream cipher", "demonstrates the protocol in one place"})
            QVERIFY2(warnings.contains(QString::fromUtf8(part)), part);
        QVERIFY(!m_dialog->shown());
        QVERIFY(status().startsWith(QStringLiteral("<b>Ready:</b>")));
        releaseIt();
        const auto *estimates = child<QTableWidget>("estimates");
        const auto hidden = [&] {
            return estimates->isColumnHidden(5) && child<QTableWidget>("marginals")->isColumnHidden(3) &&
                   child<QTableWidget>("steps")->item(0, 1)->text() == QStringLiteral("not shown") &&
                   !status().contains(QStringLiteral("Error of this estimate"));
        };
        QVERIFY(hidden());
        QVERIFY(!child<QCheckBox>("truth")->isEnabled());
        saveAs("saveEstimate", savedName("estimate.csv"));
        QVERIFY(hidden());
        tick("truth");
        QVERIFY(!estimates->isColumnHidden(5));
        QVERIFY(status().contains(QStringLiteral("Error of this estimate: ")));
        // Another release, and it is gone again.
        releaseIt();
        QVERIFY(hidden());
        QVERIFY(!child<QCheckBox>("truth")->isEnabled());
    }

    void saysWhoSeesWhat() {
        const auto *parties = child<QTableWidget>("parties");
        QCOMPARE(parties->rowCount(), 4);
        const std::vector<ReleaseParty> expected = releaseParties(design());
        for (int row = 0; row < 4; ++row) {
            const ReleaseParty &party = expected[static_cast<std::size_t>(row)];
            QCOMPARE(parties->item(row, 0)->text().toStdString(), english(party.who));
            QCOMPARE(parties->item(row, 3)->text().toStdString(), english(party.learns));
        }
        QVERIFY(parties->item(1, 2)->text().startsWith(QStringLiteral("ciphertexts")));
    }

    // Each row of the steps is what the protocol does: cell by cell, from the pads.
    void theStepsAreThoseOfTheProtocol() {
        releaseIt();
        const Release &release = *m_dialog->shown();
        const auto *steps = child<QTableWidget>("steps");
        for (int row = 0; row < steps->rowCount(); ++row) {
            const TracedRecord &record = release.traced[static_cast<std::size_t>(row)];
            const auto pair = [](std::uint32_t x, std::uint32_t y) {
                return QStringLiteral("(%1, %2)").arg(x).arg(y);
            };
            const std::uint32_t t = record.truth;
            const std::uint32_t v = record.pad;
            const std::uint32_t s = record.perturbed;
            QVERIFY(steps->item(row, 1)->text().endsWith(pair(t / 2, t % 2)));
            QCOMPARE(steps->item(row, 2)->text(), pair(v / 2, v % 2));
            QCOMPARE(steps->item(row, 3)->text(), pair((t / 2 + v / 2) % 2, (t + v) % 2));
            QCOMPARE(steps->item(row, 4)->text(), pair(s / 2, s % 2));
            QVERIFY(steps->item(row, 5)->text().endsWith(pair((s / 2 + v / 2) % 2, (s + v) % 2)));
        }
    }

    // A fixed seed: five standard deviations are no matter of luck.
    void whatTheServerSeesIsUniform() {
        chooseFile();
        choose("randomness", 1);
        releaseIt();
        const Release &release = *m_dialog->shown();
        const double mean = static_cast<double>(design().samples) / 6;
        for (const std::int64_t count : release.ciphertexts)
            QVERIFY(std::abs(static_cast<double>(count) - mean) < 5 * std::sqrt(mean * 5 / 6));
        for (const Figure &figure :
             {serverFigure(release), estimateFigure(release, true), estimateFigure(release, false)})
            QCOMPARE(defects(figure), std::vector<std::string>());
        QCOMPARE(estimateFigure(release, true).layers.size(), 2U);
        QCOMPARE(estimateFigure(release, false).layers.size(), 1U);
        const auto bars = std::get<Bars>(serverFigure(release).layers.front());
        for (std::size_t k = 0; k < bars.y.size(); ++k)
            QCOMPARE(bars.y[k] * static_cast<double>(design().samples), static_cast<double>(release.ciphertexts[k]));
    }

    void savesTheRecords() {
        chooseFile();
        releaseIt();
        const Sanitised sanitised = m_dialog->shown()->sanitised;
        const QString fileName = savedName("records.csv");
        saveAs("saveRecords", fileName);
        QVERIFY(status().startsWith(QStringLiteral("Saved to")));
        const auto *toast = m_dialog->findChild<Toast *>(); // seen wherever the form has been scrolled to
        QVERIFY(toast->isVisible());
        QVERIFY(toast->text().contains(QStringLiteral("records.csv")));
        // The file has the counts that are on screen.
        CsvReader reader(fileName.toStdString());
        QCOMPARE(countCategories(reader, {"town", "answer"}, sanitised.plan.alphabets), sanitised.released);
    }

    void savesTheEstimateAndItsMarginals() {
        chooseFile();
        releaseIt();
        const Sanitised &sanitised = m_dialog->shown()->sanitised;
        std::string expected;
        const auto write = [&](std::string_view text) { expected += text; };
        saveAs("saveEstimate", savedName("estimate.csv"));
        writeReleaseEstimate(sanitised, write);
        QCOMPARE(contentOf(savedName("estimate.csv")), QByteArray::fromStdString(expected));
        expected.clear();
        saveAs("saveMarginals", savedName("marginals.csv"));
        writeReleaseMarginals(sanitised, write);
        QCOMPARE(contentOf(savedName("marginals.csv")), QByteArray::fromStdString(expected));
    }

    void theDataAreNotOverwritten() {
        chooseFile();
        releaseIt();
        const QByteArray before = contentOf(m_file);
        saveAs("saveRecords", m_file);
        QVERIFY(refusal().startsWith(QStringLiteral("The output must be another file than the data")));
        QCOMPARE(contentOf(m_file), before);
    }

    // A double click on "0.5" doesn't leave "0." to stand before what is typed.
    void aDoubleClickSelectsTheNumber() {
        chooseFile();
        auto *field = child<QLineEdit>("epsilon");
        const QPoint behindThePoint(field->fontMetrics().horizontalAdvance(QStringLiteral("0.5")) + 4,
                                    field->height() / 2);
        QTest::mouseClick(field, Qt::LeftButton, {}, behindThePoint);
        QTest::mouseDClick(field, Qt::LeftButton, {}, behindThePoint);
        QTest::keyClicks(field, QStringLiteral("1"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(done());
        QCOMPARE(field->text(), QStringLiteral("1"));
        QCOMPARE(design().epsilon, 1.0);
    }

    // Changed after the release: there is none any more.
    void aChangeTakesTheReleaseBack() {
        chooseFile();
        releaseIt();
        type("epsilon", QStringLiteral("ln 3"));
        QVERIFY(!m_dialog->released() && !m_dialog->shown());
        QCOMPARE(child<QPushButton>("saveRecords")->text(), QStringLiteral("Release and save the records…"));
        QCOMPARE(design().epsilon, std::log(3.0));
        releaseIt();
        type("epsilon", QStringLiteral("ln 3")); // no change
        QVERIFY(m_dialog->released());
    }

    void samplesAreChosenOrOptimal() {
        chooseFile();
        type("samples", QStringLiteral("500"));
        QCOMPARE(design().samples, 500);
        type("samples", QStringLiteral("4001"));
        QCOMPARE(refusal(), QStringLiteral("samples must be in {1, ..., 4000}, but is 4001"));
        QVERIFY(!child<QPushButton>("release")->isEnabled());
        QCOMPARE(design().samples, 500);
        clear("samples");
        QCOMPARE(refusal(), QString());
        QCOMPARE(design().samples, optimalReleaseSamples(people, 6, design().epsilon));
        type("epsilon", QStringLiteral("0"));
        QCOMPARE(refusal(), QStringLiteral("epsilon must be in (0, ∞), but is 0"));
        type("epsilon", QStringLiteral("some"));
        QCOMPARE(refusal(), QStringLiteral("epsilon must be a number, but is “some”"));
    }

    // The same seed, the same release; secret keys, another one.
    void aFixedSeedIsWarnedOf() {
        QLabel *warning = nullptr;
        for (QLabel *label : m_dialog->findChildren<QLabel *>(QStringLiteral("refusal")))
            if (label->text().startsWith(QStringLiteral("For demonstrations")))
                warning = label;
        QVERIFY(warning && !warning->isVisible());
        chooseFile();
        choose("randomness", 1);
        QVERIFY(warning->isVisible());
        releaseIt();
        const std::vector<std::int64_t> first = m_dialog->shown()->sanitised.released;
        releaseIt();
        QCOMPARE(m_dialog->shown()->sanitised.released, first);
        choose("randomness", 0);
        QVERIFY(!warning->isVisible());
        std::vector<std::uint64_t> places;
        for (int i = 0; i < 2; ++i) {
            releaseIt();
            places.push_back(0);
            for (const TracedRecord &record : m_dialog->shown()->traced)
                places.back() = 4001 * places.back() + static_cast<std::uint64_t>(record.place);
        }
        QVERIFY(places[0] != places[1]);
    }

    void columnsMustDiffer() {
        chooseFile();
        chooseColumn("alice", QStringLiteral("answer"));
        QCOMPARE(refusal(), QStringLiteral("Alice and Bob must have different columns."));
        for (const char *button : {"release", "saveRecords", "saveEstimate", "saveMarginals"})
            QVERIFY(!child<QPushButton>(button)->isEnabled());
        chooseColumn("alice", QStringLiteral("town"));
        QCOMPARE(refusal(), QString());
        QVERIFY(m_dialog->plan());
    }

    // From the file to what is saved: a text for each choice, Return between them, and two names in all.
    void theKeyboardGoesThroughIt() {
        QTRY_COMPARE(focused(), QStringLiteral("path"));
        enter(m_file);
        QCOMPARE(child<QLabel>("file")->text(), QStringLiteral("people.csv"));
        QCOMPARE(focused(), QStringLiteral("alice"));
        enter(QStringLiteral("answer")); // not the one that was guessed
        QCOMPARE(focused(), QStringLiteral("bob"));
        enter(QStringLiteral("town"));
        QCOMPARE(focused(), QStringLiteral("aliceCategories"));
        enter(QStringLiteral("yes, no"));
        QCOMPARE(focused(), QStringLiteral("bobCategories"));
        enter(QStringLiteral("Bern, Ulm"));
        QCOMPARE(focused(), QStringLiteral("epsilon"));
        enter(QStringLiteral("2"));
        QVERIFY(m_dialog->plan());
        QCOMPARE(design().epsilon, 2.0);
        QCOMPARE(m_dialog->plan()->alphabets[0].variable, std::string("answer"));
        QCOMPARE(m_dialog->plan()->alphabets[1].labels,
                 (std::vector<std::string>{"Bern", "Ulm", "other", "missing"}));
        QCOMPARE(focused(), QStringLiteral("samples"));
        enter({});
        QCOMPARE(focused(), QStringLiteral("release"));
        QVERIFY(!m_dialog->released()); // Return in a field releases nothing
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(done());
        QVERIFY(m_dialog->released());
        QTRY_COMPARE(focused(), QStringLiteral("saveRecords"));
    }

    // Categories come from a person, never with the file.
    void aFileBringsNoCategories() {
        m_dialog->setFile(m_file);
        QVERIFY(done());
        for (const char *each : {"aliceCategories", "bobCategories"})
            QCOMPARE(child<QLineEdit>(each)->text(), QString());
        QVERIFY(!child<QCheckBox>("publicLabels")->isChecked());
    }

    void aFileIsDropped_data() {
        QTest::addColumn<QString>("on");
        for (const char *each : {"path", "aliceCategories", "epsilon", "controls", "estimates"})
            QTest::newRow(each) << each;
    }
    void aFileIsDropped() {
        QFETCH(const QString, on);
        auto *widget = m_dialog->findChild<QWidget *>(on);
        const auto *field = qobject_cast<QLineEdit *>(widget);
        const QString before = field ? field->text() : QString();
        QVERIFY(drop(widget, m_file));
        QVERIFY(done());
        QCOMPARE(child<QLabel>("file")->text(), QStringLiteral("people.csv"));
        QVERIFY(!field || field->text() == before || field->text().isEmpty());
        QTRY_COMPARE(focused(), QStringLiteral("alice"));
    }
    void aFileIsDroppedOnAChart() {
        QVERIFY(drop(m_dialog->findChild<FigureView *>()->viewport(), m_file));
        QVERIFY(done());
        QCOMPARE(child<QLabel>("file")->text(), QStringLiteral("people.csv"));
    }

    // Where there is no release yet, saving makes it: the name first, so that nothing is released for nothing.
    void savingMakesTheRelease() {
        chooseFile();
        QVERIFY(!saveAs("saveRecords", std::nullopt).isEmpty());
        QVERIFY(!m_dialog->released() && !m_dialog->shown());
        QCOMPARE(saveAs("saveRecords", QString()), QStringLiteral("people-released.csv"));
        QVERIFY(m_dialog->released());
        QVERIFY(status().startsWith(QStringLiteral("Saved to")));
        QTRY_VERIFY(!child<QLabel>("status")->visibleRegion().isEmpty());
        comeBack();
        QTRY_COMPARE(focused(), QStringLiteral("saveRecords"));
        const QString fileName = savedName("people-released.csv"); // beside the data
        CsvReader reader(fileName.toStdString());
        QCOMPARE(countCategories(reader, {"town", "answer"}, m_dialog->shown()->sanitised.plan.alphabets),
                 m_dialog->shown()->sanitised.released);
        // The others are of the same release, and no name is one that is taken.
        const Release *made = m_dialog->shown();
        QCOMPARE(child<QPushButton>("saveEstimate")->text(), QStringLiteral("Save the estimate…"));
        QCOMPARE(saveAs("saveEstimate", QString()), QStringLiteral("people-estimate.csv"));
        QCOMPARE(saveAs("saveRecords", std::nullopt), QStringLiteral("people-released-2.csv"));
        QCOMPARE(m_dialog->shown(), made);
    }

    // What has come of it is read without scrolling, whatever was in sight before.
    void aReleaseIsSeen() {
        chooseFile();
        m_dialog->resize(1240, 740);
        const auto isSeen = [&] {
            return child<QLabel>("status")->visibleRegion().boundingRect() == child<QLabel>("status")->rect();
        };
        releaseIt();
        QTRY_VERIFY(isSeen());
        saveAs("saveEstimate", savedName("estimate.csv"));
        QTRY_VERIFY(isSeen());
        tick("truth");
        QVERIFY(status().contains(QStringLiteral("Error of this estimate")));
        QTRY_VERIFY(isSeen());
    }

    // Whoever goes through the fields and changes nothing still has the release.
    void aLookAtTheCategoriesTakesNothingBack() {
        m_dialog->setFile(m_file);
        QVERIFY(done());
        type("aliceCategories", QStringLiteral("Bern, Ulm"));
        type("bobCategories", QStringLiteral("yes, no"));
        releaseIt();
        for (const char *each : {"aliceCategories", "bobCategories", "epsilon"})
            child<QLineEdit>(each)->setFocus();
        QVERIFY(done());
        QVERIFY(m_dialog->released());
        type("bobCategories", QStringLiteral("yes"));
        QVERIFY(!m_dialog->released());
    }

    // What the parties learn is of the design in the fields, or isn't told.
    void theKeysFollowTheDesign() {
        const auto *parties = child<QTableWidget>("parties");
        const auto learnt = [parties](int row) { return parties->item(row, 3)->text(); };
        QCOMPARE(parties->rowCount(), 4);
        m_dialog->setFile(m_file);
        QVERIFY(done());
        QCOMPARE(parties->rowCount(), 0); // there is no design of it yet
        type("epsilon", QStringLiteral("2"));
        QCOMPARE(parties->rowCount(), 0);
        tick("publicLabels");
        QVERIFY(done());
        QCOMPARE(parties->rowCount(), 4);
        const auto told = [&] {
            QCOMPARE(learnt(3).toStdString(), english(releaseParties(design())[3].learns));
            QCOMPARE(learnt(0).toStdString(), english(releaseParties(design())[0].learns));
        };
        told();
        const QString before = learnt(0);
        type("epsilon", QStringLiteral("1"));
        told();
        QVERIFY(learnt(0) != before);
        type("epsilon", QStringLiteral("none"));
        QCOMPARE(parties->rowCount(), 0);
        QVERIFY(!child<QLabel>("warnings")->isVisible());
        type("epsilon", QStringLiteral("1"));
        told();
        QVERIFY(child<QLabel>("warnings")->isVisible());
        tick("publicLabels");
        QVERIFY(done());
        QCOMPARE(parties->rowCount(), 0);
    }

    void malformedFilesAreReported() {
        const QString broken = QDir(m_settings->folder()).filePath(QStringLiteral("broken.csv"));
        {
            QFile file(broken);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("a,b\nx,y\nx\n");
        }
        m_dialog->setFile(broken);
        QVERIFY(done());
        QVERIFY2(refusal().contains(QStringLiteral("broken.csv:3:")), qPrintable(refusal()));
        m_dialog->setFile(QDir(m_settings->folder()).filePath(QStringLiteral("missing.csv")));
        QVERIFY(done());
        QVERIFY(!refusal().isEmpty());
    }

    // What is stopped throws, and leaves what was there.
    void stoppedWorkLeavesNothing() {
        std::stop_source source;
        WorkControl control{.stop = source.get_token()};
        const std::vector<std::string> columns{"town", "answer"};
        const RecordSource records{.fileName = m_file};
        const CategoryChoice categories{.source = CategorySource::PublicLabels};
        std::vector<double> shares;
        control.progress = [&](double share) { shares.push_back(share); };
        const CountedRecords counted = countRecords(records, columns, categories, control);
        QCOMPARE(counted.n, people);
        QVERIFY(!shares.empty() && shares.back() <= 1);
        const ReleasePlan plan = releasePlan(counted.alphabets, counted.source, counted.n, 1, people);
        const ReleaseKeys keys = ReleaseKeys::fresh(2);
        const Release release = releaseOf(records, columns, plan, counted.truth, keys, 0, control);
        const QString fileName = savedName("kept.csv");
        saveRelease(ReleaseFileKind::Estimate, fileName, release.sanitised, keys.order, control);
        const QByteArray before = contentOf(fileName);
        source.request_stop();
        const auto stopped = [](const std::function<void()> &work) { return !endsBeforeStopped(work); };
        QVERIFY(stopped([&] { static_cast<void>(countRecords(records, columns, categories, control)); }));
        QVERIFY(
            stopped([&] { static_cast<void>(releaseOf(records, columns, plan, counted.truth, keys, 0, control)); }));
        QVERIFY(stopped(
            [&] { saveRelease(ReleaseFileKind::Records, fileName, release.sanitised, keys.order, control); }));
        QCOMPARE(contentOf(fileName), before);
        QCOMPARE(QDir(m_settings->folder()).entryList({QStringLiteral("kept*")}, QDir::Files).size(), 1);
    }

    void manyCategoriesAreDrawnInPart() {
        Alphabet ten{.variable = "a", .labels = {}, .other = {}, .missing = {}};
        for (int i = 0; i < 10; ++i)
            ten.labels.push_back("r" + std::to_string(i));
        std::vector<std::int64_t> truth;
        std::int64_t n = 0;
        for (int k = 0; k < 100; ++k)
            n += truth.emplace_back(1 + (k * 37) % 100);
        const ReleasePlan plan = releasePlan({ten, ten}, CategorySource::List, n, 1);
        const Release release = demonstratedRelease(plan, truth, 1, 3);
        const std::vector<std::size_t> commonest = commonestCategories(release.sanitised, mostCategoriesDrawn);
        QCOMPARE(commonest.size(), mostCategoriesDrawn);
        QVERIFY(std::ranges::is_sorted(commonest));
        std::int64_t least = n;
        for (const std::size_t k : commonest)
            least = std::min(least, release.sanitised.released[k]);
        QVERIFY(std::ranges::count_if(release.sanitised.released, [&](std::int64_t each) { return each > least; }) <=
                static_cast<std::ptrdiff_t>(mostCategoriesDrawn));
        for (const Figure &figure : {serverFigure(release), estimateFigure(release, true)}) {
            QCOMPARE(defects(figure), std::vector<std::string>());
            QCOMPARE(reading(figure.x.title), std::string("category, the 40 most often released of 100"));
        }
        double sum = 0;
        const std::vector<double> estimate = release.sanitised.estimate();
        for (std::size_t k = 0; k < estimate.size(); ++k)
            sum += std::pow(estimate[k] - release.trueShare(k), 2);
        QVERIFY(std::abs(release.error(estimate) - std::sqrt(sum)) < 1e-14);
    }
};

HALFTRUTH_TEST(ReleaseDialogTest)

#include "tst_release_dialog.moc"
