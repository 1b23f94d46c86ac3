#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/release/release_dialog.h"
#include "ui/release/release_work.h"

#include "core/data/joint_type.h"
#include "core/release/release_figures.h"

#include <QAction>
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

QByteArray contentOf(const QString &fileName) {
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
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
    [[nodiscard]] QString refusal() const {
        for (const QLabel *label : m_dialog->findChildren<QLabel *>(QStringLiteral("refusal")))
            if (label->isVisible() && !label->text().startsWith(QStringLiteral("For demonstrations")))
                return label->text();
        return {};
    }
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
    void releaseIt() const {
        press("release");
        QVERIFY(done());
        QVERIFY(m_dialog->released());
    }

private slots:
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
            return each->isVisible() && each->text() == QStringLiteral("Two-curator release…");
        });
        QVERIFY(button != buttons.end());
        QTest::mouseClick(*button, Qt::LeftButton);
        m_dialog = m_window->findChild<ReleaseDialog *>();
        QVERIFY(m_dialog && m_dialog->isVisible());
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
        QVERIFY(!child<QPushButton>("release")->isEnabled());
        m_dialog->setFile(m_file);
        QVERIFY(done());
    }
    void cleanup() {
        m_dialog = nullptr;
        m_window.reset();
        m_settings.reset();
    }

    // The likely columns, the optimum, and nothing to save.
    void demonstratesAtOnce() {
        QVERIFY(m_dialog->shown());
        QVERIFY(!m_dialog->released());
        const Release &release = *m_dialog->shown();
        QCOMPARE(release.type.variables, (std::vector<std::string>{"town", "answer"}));
        QCOMPARE(release.design.n, people);
        QCOMPARE(release.design.samples, optimalReleaseSamples(people, 6, release.design.epsilon));
        QVERIFY(status().contains(QStringLiteral("Nothing has been released")));
        QVERIFY(!child<QPushButton>("saveRecords")->isEnabled());
        QCOMPARE(child<QTableWidget>("steps")->rowCount(), 6);
        QCOMPARE(child<QTableWidget>("estimates")->rowCount(), 6);
    }

    // Each row of the steps is what the protocol does: cell by cell, from the pads.
    void theStepsAreThoseOfTheProtocol() {
        releaseIt();
        const Release &release = *m_dialog->shown();
        const auto *steps = child<QTableWidget>("steps");
        for (int row = 0; row < steps->rowCount(); ++row) {
            const TracedRecord &record = release.traced[static_cast<std::size_t>(row)];
            const auto pair = [](RecordPair each) { return QStringLiteral("(%1, %2)").arg(each.x).arg(each.y); };
            QVERIFY(steps->item(row, 1)->text().endsWith(pair(record.truth)));
            QCOMPARE(steps->item(row, 2)->text(), pair(record.pad));
            QCOMPARE(steps->item(row, 3)->text(),
                     pair({(record.truth.x + record.pad.x) % 3, (record.truth.y + record.pad.y) % 2}));
            QCOMPARE(steps->item(row, 4)->text(), pair(record.perturbed));
            QVERIFY(steps->item(row, 5)->text().endsWith(
                pair({(record.perturbed.x + 3 - record.pad.x) % 3, (record.perturbed.y + 2 - record.pad.y) % 2})));
        }
    }

    // A fixed seed: five standard deviations are no matter of luck.
    void whatTheServerSeesIsUniform() {
        choose("randomness", 1);
        releaseIt();
        const Release &release = *m_dialog->shown();
        const double mean = static_cast<double>(release.design.samples) / 6;
        for (const std::int64_t count : release.ciphertexts)
            QVERIFY(std::abs(static_cast<double>(count) - mean) < 5 * std::sqrt(mean * 5 / 6));
        for (const Figure &figure : {serverFigure(release), estimateFigure(release)})
            QCOMPARE(defects(figure), std::vector<std::string>());
        const auto bars = std::get<Bars>(serverFigure(release).layers.front());
        for (std::size_t k = 0; k < bars.y.size(); ++k)
            QCOMPARE(bars.y[k] * static_cast<double>(release.design.samples),
                     static_cast<double>(release.ciphertexts[k]));
    }

    void savesTheRecords() {
        releaseIt();
        const Release release = *m_dialog->shown();
        const QString fileName = QDir(m_settings->folder()).filePath(QStringLiteral("records.csv"));
        saveAs("saveRecords", fileName);
        QVERIFY(status().startsWith(QStringLiteral("Saved to")));
        // The file has the counts that are on screen.
        const JointType saved = readJointType(fileName.toStdString(), {"town", "answer"});
        QCOMPARE(saved.n, release.design.samples);
        for (std::size_t k = 0; k < saved.categories(); ++k) {
            QCOMPARE(saved.label(k), release.type.label(k));
            QCOMPARE(saved.counts[k], release.released[k]);
        }
    }

    void savesTheEstimate() {
        releaseIt();
        const QString fileName = QDir(m_settings->folder()).filePath(QStringLiteral("estimate.csv"));
        saveAs("saveEstimate", fileName);
        std::string expected;
        writeReleaseEstimate(*m_dialog->shown(), [&](std::string_view text) { expected += text; });
        QCOMPARE(contentOf(fileName), QByteArray::fromStdString(expected));
    }

    void theDataAreNotOverwritten() {
        releaseIt();
        const QByteArray before = contentOf(m_file);
        saveAs("saveRecords", m_file);
        QVERIFY(refusal().startsWith(QStringLiteral("The output must be another file than the data")));
        QCOMPARE(contentOf(m_file), before);
    }

    // Changed after the release: what is shown is a demonstration again, and can't be saved.
    void aChangeTakesTheReleaseBack() {
        releaseIt();
        type("epsilon", QStringLiteral("ln 3"));
        QVERIFY(!m_dialog->released());
        QVERIFY(!child<QPushButton>("saveRecords")->isEnabled());
        QCOMPARE(m_dialog->shown()->design.epsilon, std::log(3.0));
        releaseIt();
        type("epsilon", QStringLiteral("ln 3")); // no change
        QVERIFY(m_dialog->released());
    }

    void samplesAreChosenOrOptimal() {
        type("samples", QStringLiteral("500"));
        QCOMPARE(m_dialog->shown()->design.samples, 500);
        type("samples", QStringLiteral("4001"));
        QCOMPARE(refusal(), QStringLiteral("samples must be in {1, ..., 4000}, but is 4001"));
        QVERIFY(!child<QPushButton>("release")->isEnabled());
        QCOMPARE(m_dialog->shown()->design.samples, 500);
        clear("samples");
        QCOMPARE(refusal(), QString());
        QCOMPARE(m_dialog->shown()->design.samples,
                 optimalReleaseSamples(people, 6, m_dialog->shown()->design.epsilon));
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
        choose("randomness", 1);
        QVERIFY(warning->isVisible());
        releaseIt();
        const std::vector<std::int64_t> first = m_dialog->shown()->released;
        releaseIt();
        QCOMPARE(m_dialog->shown()->released, first);
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
        choose("alice", 2);
        QCOMPARE(refusal(), QStringLiteral("Alice and Bob must have different columns"));
        QVERIFY(!child<QPushButton>("release")->isEnabled());
        choose("alice", 1);
        QCOMPARE(refusal(), QString());
        QVERIFY(m_dialog->shown());
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
        std::vector<double> shares;
        control.progress = [&](double share) { shares.push_back(share); };
        const JointType type = readTypeOf(m_file, columns, control);
        QCOMPARE(type.n, people);
        QVERIFY(!shares.empty() && std::ranges::is_sorted(shares) && shares.back() <= 1);
        const Release release = releaseOf(m_file, columns, type, {.samples = people}, control);
        const QString fileName = QDir(m_settings->folder()).filePath(QStringLiteral("kept.csv"));
        saveEstimate(fileName, release, control);
        const QByteArray before = contentOf(fileName);
        source.request_stop();
        const auto stopped = [](const std::function<void()> &work) { return !endsBeforeStopped(work); };
        QVERIFY(stopped([&] { static_cast<void>(readTypeOf(m_file, columns, control)); }));
        QVERIFY(stopped([&] { static_cast<void>(releaseOf(m_file, columns, type, {}, control)); }));
        QVERIFY(stopped([&] { saveRecords(fileName, release, {}, control); }));
        QCOMPARE(contentOf(fileName), before);
        QCOMPARE(QDir(m_settings->folder()).entryList({QStringLiteral("kept*")}, QDir::Files).size(), 1);
    }

    void manyCategoriesAreDrawnInPart() {
        JointType type{.variables = {"a", "b"}, .n = 0};
        for (int i = 0; i < 10; ++i) {
            type.rowLabels.push_back("r" + std::to_string(i));
            type.columnLabels.push_back("c" + std::to_string(i));
        }
        for (int k = 0; k < 100; ++k) {
            type.counts.push_back(1 + (k * 37) % 100);
            type.n += type.counts.back();
        }
        const std::vector<std::size_t> commonest = commonestCategories(type, mostCategoriesDrawn);
        QCOMPARE(commonest.size(), mostCategoriesDrawn);
        QVERIFY(std::ranges::is_sorted(commonest));
        for (const std::size_t k : commonest)
            QVERIFY(type.counts[k] > 100 - static_cast<std::int64_t>(mostCategoriesDrawn));
        const Release release = demonstratedRelease(type, {.epsilon = 1, .traced = 3});
        for (const Figure &figure : {serverFigure(release), estimateFigure(release)}) {
            QCOMPARE(defects(figure), std::vector<std::string>());
            QCOMPARE(reading(figure.x.title), std::string("category, the 40 commonest of 100"));
        }
        double sum = 0;
        const std::vector<double> estimate = release.estimate();
        for (std::size_t k = 0; k < estimate.size(); ++k)
            sum += std::pow(estimate[k] - type.share(k), 2);
        QVERIFY(std::abs(estimateError(release, estimate) - std::sqrt(sum)) < 1e-14);
    }
};

HALFTRUTH_TEST(ReleaseDialogTest)
#include "tst_release_dialog.moc"
