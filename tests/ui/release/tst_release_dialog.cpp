#include "tests/core/support/reading.h"
#include "tests/support/file_content.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/release/release_dialog.h"
#include "ui/release/release_work.h"

#include "core/math/domain/stopped.h"
#include "core/release/release_figures.h"
#include "core/release/release_output.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <numeric>

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
    void saveAs(const char *button, const QString &fileName) const {
        QTimer::singleShot(0, m_dialog, [fileName] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->setOption(QFileDialog::DontConfirmOverwrite);
            dialog->findChild<QLineEdit *>()->setText(fileName);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        press(button);
        QVERIFY(done());
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
        QSettings().setValue(QStringLiteral("theme"), QStringLiteral("light"));
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
            QVERIFY(!child<QPushButton>(button)->isEnabled());
        QCOMPARE(child<QTableWidget>("steps")->rowCount(), 6);
        QCOMPARE(child<QTableWidget>("estimates")->rowCount(), 4);
        QCOMPARE(child<QTableWidget>("marginals")->rowCount(), 4);
        QVERIFY(!child<QTableWidget>("estimates")->isColumnHidden(5));
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
        const QString warnings = child<QLabel>("warnings")->text();
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
        QVERIFY(!child<QPushButton>("saveRecords")->isEnabled());
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
        QCOMPARE(refusal(), QStringLiteral("epsilon must be in (0, inf), but is 0"));
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
        choose("alice", 2);
        QCOMPARE(refusal(), QStringLiteral("Alice and Bob must have different columns"));
        QVERIFY(!child<QPushButton>("release")->isEnabled());
        choose("alice", 1);
        QCOMPARE(refusal(), QString());
        QVERIFY(m_dialog->plan());
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
