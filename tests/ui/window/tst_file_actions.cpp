#include "tests/support/file_content.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/files/figure_file.h"
#include "ui/files/file_writer.h"
#include "ui/files/session_file.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/parameters/value_row.h"
#include "ui/table/table_panel.h"
#include "ui/window/file_actions.h"
#include "ui/window/recent_files.h"
#include "ui/window/toast.h"

#include "core/math/vectors/bit_collection.h"
#include "core/scenario/answer.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace halftruth;
using enum ParameterId;

namespace {} // namespace

/// What the File menu does, through the window.
class FileActionsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OwnSettings> m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;

    [[nodiscard]] ScenarioStore &store() const { return m_window->store(); }
    [[nodiscard]] double q() const { return store().parameters()[LieProbability]; }
    [[nodiscard]] QString path(const QString &file) const { return m_folder->filePath(file); }
    void put(const QString &file, const QByteArray &content) const {
        QFile out(path(file));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(content);
    }
    void setQ(double value) const { QVERIFY(!store().setParameter(LieProbability, value)); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) const {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    /// Chooses a file in the dialog that will open.
    void whenAskedForAFile(const QString &name) {
        whenOpen<QFileDialog>(this, [name](QFileDialog *dialog) {
            for (auto *list : dialog->findChildren<QAbstractItemView *>())
                if (list->selectionModel())
                    list->selectionModel()->clearSelection(); // it would count for more than the name
            dialog->findChild<QLineEdit *>()->setText(name);
            for (auto *button : dialog->findChildren<QPushButton *>())
                if (button->isDefault())
                    return QTest::mouseClick(button, Qt::LeftButton);
            dialog->reject();
        });
    }
    /// Answers the question that will come with one of its buttons.
    /// What the window says of what was done or refused.
    [[nodiscard]] QString told() const { return m_window->findChild<Toast *>()->text(); }
    void whenAsked(QMessageBox::StandardButton answer, QString *question = nullptr) {
        whenOpen<QMessageBox>(this, [answer, question](QMessageBox *box) {
            if (question)
                *question = box->text();
            QTest::mouseClick(box->button(answer), Qt::LeftButton);
        });
    }
    /// On the window, or on something in it.
    void drop(const QString &fileName, QWidget *on = nullptr) const {
        if (!on)
            on = m_window.get();
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(fileName)});
        mime.setText(fileName); // file managers say it in both ways
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(on, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(on, &dropped);
        QCoreApplication::processEvents(); // it is opened when whoever dragged it is gone
    }
    [[nodiscard]] QMenu *recent() const {
        auto *menu = m_window->findChild<RecentFiles *>();
        emit menu->aboutToShow();
        return menu;
    }
    [[nodiscard]] QStringList recentTitles() const {
        QStringList titles;
        for (const QAction *action : recent()->actions())
            if (!action->isSeparator())
                titles << action->text();
        return titles;
    }
    /// Saves what is shown under a name, by the keyboard.
    void saveAs(const QString &name) {
        whenAskedForAFile(path(name));
        press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        m_settings = std::make_unique<OwnSettings>();
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        SETTLE(*m_window);
    }
    void cleanup() {
        m_window.reset();
        m_folder.reset();
        m_settings.reset();
    }

    void theTitleOfWhatHasNoName() {
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Randomized response"));
        setQ(0.1);
        QVERIFY(!m_window->isWindowModified());
        // What has no name can be lost as well.
        QString question;
        whenAsked(QMessageBox::Cancel, &question);
        QVERIFY(!m_window->close());
        QCOMPARE(question, QStringLiteral("Save what you have set and pinned as a session?"));
        press(Qt::Key_Z);
        QVERIFY(m_window->close()); // nobody is asked about what is as it was
    }

    /// What is saved or opened for the first time is in the documents; after that where the last one was.
    void beginsInTheDocuments() {
        const QByteArray home = qgetenv("HOME");
        qputenv("HOME", m_folder->path().toUtf8());
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("Documents")));
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("elsewhere")));
        QStringList begun;
        const auto look = [&] {
            whenOpen<QFileDialog>(this, [&](QFileDialog *dialog) {
                begun << QDir(m_folder->path()).relativeFilePath(dialog->directory().absolutePath());
                dialog->reject();
            });
        };
        look();
        press(Qt::Key_S);
        look();
        press(Qt::Key_O);
        for (const QString &entry : {QStringLiteral("Open data…"), QStringLiteral("Worksheet…")})
            for (QAction *action : m_window->findChildren<QAction *>())
                if (action->text().remove(QLatin1Char('&')) == entry) {
                    look();
                    action->trigger();
                }
        QCOMPARE(begun, QStringList(4, QStringLiteral("Documents")));
        saveAs(QStringLiteral("elsewhere/a.halftruth.json"));
        look();
        press(Qt::Key_O);
        QCOMPARE(begun.last(), QStringLiteral("elsewhere"));
        QVERIFY(QDir(path(QStringLiteral("elsewhere"))).removeRecursively());
        QVERIFY(QDir(path(QStringLiteral("Documents"))).removeRecursively());
        look();
        press(Qt::Key_O);
        QCOMPARE(begun.last(), QStringLiteral(".")); // at home
        qputenv("HOME", home);
    }

    void savesAndOpensByTheKeyboard() {
        store().setExplorer(*findExplorer("accuracy"));
        setQ(0.1);
        store().pin(store().parameters());
        setQ(1.0 / 3.0);
        store().setView("error", {.x = Interval{20, 5000}, .y = {}, .xScale = {}, .yScale = {}});
        m_window->tablePanel().showAction()->trigger();
        const Scenario saved = store().scenario();
        whenAskedForAFile(path(QStringLiteral("class"))); // the ending is added
        press(Qt::Key_S);
        QVERIFY(QFileInfo::exists(path(QStringLiteral("class.halftruth.json"))));
        QCOMPARE(m_window->windowTitle(), QStringLiteral("class.halftruth.json[*] – Accuracy"));
        QVERIFY(!m_window->isWindowModified());

        press(Qt::Key_N);
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Accuracy"));
        QVERIFY(store().scenario() == Scenario{.explorer = findExplorer("accuracy")});
        QVERIFY(!m_window->tablePanel().isVisible());
        store().setExplorer(*findExplorer("counts"));

        whenAskedForAFile(path(QStringLiteral("class.halftruth.json")));
        press(Qt::Key_O);
        QVERIFY(store().scenario() == saved);
        QVERIFY(m_window->tablePanel().isVisible());
        QVERIFY(!store().undoStack().canUndo());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("class.halftruth.json[*] – Accuracy"));
        SETTLE(*m_window);
        QCOMPARE(m_window->shown()->explorer, findExplorer("accuracy"));
        QVERIFY(m_window->shown()->request.view("error") == store().view("error"));
        QCOMPARE(m_window->shown()->request.pins.size(), std::size_t{1});
    }

    void theTitleSaysWhatIsModified() {
        saveAs(QStringLiteral("a.halftruth.json"));
        QVERIFY(!m_window->isWindowModified());
        setQ(0.1);
        QVERIFY(m_window->isWindowModified());
        press(Qt::Key_Z);
        QVERIFY(!m_window->isWindowModified());
        setQ(0.2);
        const QByteArray before = contentOf(path(QStringLiteral("a.halftruth.json")));
        press(Qt::Key_S); // asks nothing
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(contentOf(path(QStringLiteral("a.halftruth.json"))) != before);
        press(Qt::Key_Z);
        QVERIFY(m_window->isWindowModified());
        store().setExplorer(*findExplorer("counts")); // looking elsewhere is no change, and no less of one
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("a.halftruth.json[*] – Counts"));
    }

    void asksBeforeChangesAreLost() {
        saveAs(QStringLiteral("a.halftruth.json"));
        const QByteArray before = contentOf(path(QStringLiteral("a.halftruth.json")));
        setQ(0.1);
        QString question;
        whenAsked(QMessageBox::Cancel, &question);
        QVERIFY(!m_window->close());
        QCOMPARE(question, QStringLiteral("Save the changes to “a.halftruth.json”?"));
        QVERIFY(m_window->isVisible());
        whenAsked(QMessageBox::Cancel);
        press(Qt::Key_N);
        QCOMPARE(q(), 0.1);

        put(QStringLiteral("b.json"), R"({"format": "halftruth-session", "version": 1, "explorer": "counts",
                                          "parameters": {"q": 0.4}})");
        whenAsked(QMessageBox::Cancel);
        drop(path(QStringLiteral("b.json")));
        QCOMPARE(q(), 0.1);
        whenAsked(QMessageBox::Discard);
        drop(path(QStringLiteral("b.json")));
        QCOMPARE(q(), 0.4);
        QCOMPARE(contentOf(path(QStringLiteral("a.halftruth.json"))), before);

        setQ(0.3);
        whenAsked(QMessageBox::Save);
        QVERIFY(m_window->close());
        QCOMPARE(openFile(path(QStringLiteral("b.json")))->session.scenario.linked->operator[](LieProbability), 0.3);
    }

    // Who opens what is open wants it as it was: nothing offers to write over it.
    void opensAgainAsItWas() {
        setQ(0.2);
        saveAs(QStringLiteral("a.halftruth.json"));
        const QString file = path(QStringLiteral("a.halftruth.json"));
        const QByteArray before = contentOf(file);
        setQ(0.1);
        bool saves = true;
        QMessageBox::StandardButton first = QMessageBox::NoButton;
        whenOpen<QMessageBox>(this, [&](QMessageBox *box) {
            saves = box->button(QMessageBox::Save);
            first = box->standardButton(box->defaultButton());
            QTest::keyClick(box, Qt::Key_Return);
        });
        drop(file);
        QVERIFY(!saves);
        QCOMPARE(first, QMessageBox::Cancel);
        QCOMPARE(q(), 0.1);
        QString question;
        whenAsked(QMessageBox::Discard, &question);
        drop(file);
        QVERIFY2(question.contains(QStringLiteral("as it was saved")), qPrintable(question));
        QCOMPARE(q(), 0.2);
        QCOMPARE(contentOf(file), before);
    }

    void undoSaysWhereItLeads() {
        setQ(0.2);
        store().setExplorer(*findExplorer("counts"));
        press(Qt::Key_Z);
        QCOMPARE(store().explorer().id, std::string_view("randomized-response"));
        QCOMPARE(told(), QStringLiteral("Undone in Randomized response: Change lie probability"));
    }

    void whatCantBeOpenedChangesNothing_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("message");
        QTest::newRow("out of range") << QByteArray(
                                             R"({"format": "halftruth-session", "version": 1, "explorer": "counts",
                              "parameters": {"n": 10, "q": 0.7}})")
                                      << QStringLiteral(": q must be in [0, 0.5], but is 0.7");
        QTest::newRow("a newer one") << QByteArray(R"({"format": "halftruth-session", "version": 9})")
                                     << QStringLiteral(": this session was saved by a newer version of Halftruth");
        QTest::newRow("another JSON") << QByteArray("{}") << QStringLiteral(": this is no session of Halftruth");
    }
    void whatCantBeOpenedChangesNothing() {
        QFETCH(const QByteArray, content);
        QFETCH(const QString, message);
        put(QStringLiteral("a.json"), content);
        setQ(0.1);
        const Scenario before = store().scenario();
        drop(path(QStringLiteral("a.json")));
        QCOMPARE(told(), path(QStringLiteral("a.json")) + message);
        QVERIFY(store().scenario() == before);
        QVERIFY(store().undoStack().canUndo());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Randomized response"));
        QVERIFY(!m_window->findChild<RecentFiles *>()->menuAction()->isEnabled());
    }

    void whatCantBeSavedStaysUnsaved() {
        saveAs(QStringLiteral("a.halftruth.json"));
        setQ(0.1);
        QVERIFY(QFile::remove(path(QStringLiteral("a.halftruth.json"))));
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("a.halftruth.json")));
        press(Qt::Key_S);
        QCOMPARE(told(), path(QStringLiteral("a.halftruth.json can't be written: it is a directory")));
        QVERIFY(m_window->isWindowModified());
        // Nor does the window close on a session that it couldn't save.
        whenAsked(QMessageBox::Save);
        QVERIFY(!m_window->close());
    }

    void remembersTheLastFiles() {
        QVERIFY(!m_window->findChild<RecentFiles *>()->menuAction()->isEnabled());
        for (int i = 0; i < 12; ++i)
            saveAs(QStringLiteral("%1.halftruth.json").arg(i));
        QStringList wanted;
        for (int i = 11; i >= 2; --i)
            wanted << QStringLiteral("%1.halftruth.json").arg(i);
        QCOMPARE(recentTitles(), wanted + QStringList{QStringLiteral("&Clear")});
        saveAs(QStringLiteral("a & b.halftruth.json"));
        QCOMPARE(recentTitles().first(), QStringLiteral("a && b.halftruth.json"));

        setQ(0.1);
        whenAsked(QMessageBox::Discard);
        recent()->actions().at(5)->trigger();
        QCOMPARE(q(), 0.25);
        QCOMPARE(m_window->windowTitle(), QStringLiteral("7.halftruth.json[*] – Randomized response"));
        QCOMPARE(recentTitles().first(), QStringLiteral("7.halftruth.json"));

        QVERIFY(QFile::remove(path(QStringLiteral("11.halftruth.json"))));
        recent()->actions().at(2)->trigger();
        QCOMPARE(told(), path(QStringLiteral("11.halftruth.json is no longer there.")));
        QVERIFY(!recentTitles().contains(QStringLiteral("11.halftruth.json")));

        // Another window of another day knows them too.
        m_window = std::make_unique<MainWindow>();
        QCOMPARE(recentTitles().first(), QStringLiteral("7.halftruth.json"));
        recent()->actions().constLast()->trigger();
        QVERIFY(!m_window->findChild<RecentFiles *>()->menuAction()->isEnabled());
    }

    void aDroppedFigureOpens_data() {
        QTest::addColumn<QString>("suffix");
        for (const FigureFormatSpec &format : figureFormats())
            QTest::addRow("%s", qPrintable(format.suffix)) << format.suffix;
    }
    void aDroppedFigureOpens() {
        QFETCH(const QString, suffix);
        const ExplorerSpec &explorer = *findExplorer("accuracy");
        const Parameters parameters = explorer.fit(Parameters().with(LieProbability, 1.0 / 7.0).with(Population, 77));
        const Request request{.parameters = parameters,
                              .views = {{"error", {.x = Interval{10, 100}, .y = {}, .xScale = {}, .yScale = {}}}}};
        const Exploration exploration = answer(explorer, request);
        const QString file = path(QStringLiteral("figure.") + suffix);
        writeFile(file, figureFile(exploration.figures.front(), *formatOfFile(file), {.size = {300, 200}},
                                   Provenance::of(explorer, request, exploration)));
        saveAs(QStringLiteral("a.halftruth.json")); // which is left behind, and not written over
        SETTLE(*m_window);
        drop(file, m_window->board().views().front()->viewport()); // where most of the window is
        QCOMPARE(&store().explorer(), &explorer);
        QCOMPARE(q(), 1.0 / 7.0);
        QCOMPARE(store().parameters()[Population], 77.0);
        QCOMPARE(store().view("error").x, std::optional(Interval{10, 100}));
        QCOMPARE(m_window->files().fileName(), QString());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Accuracy"));
        SETTLE(*m_window);
    }

    // A path is no value: neither what was there nor what is being typed is touched.
    void aFileIsDroppedOnAField() {
        put(QStringLiteral("records.txt"), "0011\n1100\n1111\n");
        QMimeData text;
        text.setText(path(QStringLiteral("records.txt")));
        for (const ExplorerSpec &explorer : explorerTable()) {
            store().setExplorer(explorer);
            SETTLE(*m_window);
            for (QLineEdit *field : m_window->findChildren<QLineEdit *>()) {
                if (field->window() != m_window.get())
                    continue;
                QDragEnterEvent enter({5, 5}, Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
                enter.ignore();
                QApplication::sendEvent(field, &enter);
                QVERIFY2(!enter.isAccepted(), qPrintable(field->parent()->objectName()));
            }
        }
        store().setExplorer(*findExplorer("bit-vectors"));
        SETTLE(*m_window);
        auto *field = qobject_cast<QLineEdit *>(m_window->parameterPanel().valueRow(LieProbability)->editor());
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("0.1"));
        drop(path(QStringLiteral("records.txt")), field);
        QCOMPARE(QString::fromStdString(bitCollectionText(store().parameters().records(Collection))),
                 QStringLiteral("0011,1100,1111"));
        QCOMPARE(field->text(), QStringLiteral("0.1"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(q(), 0.1);
    }

    void droppedRecordsBecomeTheCollection() {
        put(QStringLiteral("records.txt"), "0011\n1100\n1111\n");
        store().setExplorer(*findExplorer("bit-vectors"));
        drop(path(QStringLiteral("records.txt")));
        QCOMPARE(QString::fromStdString(bitCollectionText(store().parameters().records(Collection))),
                 QStringLiteral("0011,1100,1111"));
        press(Qt::Key_Z);
        QCOMPARE(QString::fromStdString(bitCollectionText(store().parameters().records(Collection))),
                 QStringLiteral("000,011,101"));
        put(QStringLiteral("wrong.txt"), "0011\n1100\n11x1\n");
        drop(path(QStringLiteral("wrong.txt")));
        QVERIFY2(told().startsWith(path(QStringLiteral("wrong.txt:3: "))), qPrintable(told()));
        QVERIFY(!store().undoStack().canUndo());
    }

    void aTableDroppedAmongRecordsIsData() {
        put(QStringLiteral("votes.csv"), "colour,size\nred,s\nblue,m\nred,m\n");
        store().setExplorer(*findExplorer("bit-vectors"));
        whenOpen<QDialog>(this, [](QDialog *dialog) {
            for (QPushButton *button : dialog->findChildren<QPushButton *>())
                if (button->text() == QStringLiteral("Open"))
                    return QTest::mouseClick(button, Qt::LeftButton);
            dialog->reject();
        });
        drop(path(QStringLiteral("votes.csv")));
        QCOMPARE(&store().explorer(), findExplorer("sampling"));
        QCOMPARE(store().parameters()[Population], 3.0);
    }

    void theFileMenuIsComplete() {
        QMenu *file = m_window->menuBar()->actions().first()->menu();
        QStringList titles;
        for (const QAction *action : file->actions())
            if (!action->isSeparator())
                titles << action->text().remove(QLatin1Char('&'));
        QCOMPARE(titles.mid(0, 7),
                 (QStringList{QStringLiteral("New"), QStringLiteral("Open…"), QStringLiteral("Open recent"),
                              QStringLiteral("Open data…"), QStringLiteral("Save"), QStringLiteral("Save as…"),
                              QStringLiteral("Export…")}));
        // No key does two things.
        QStringList keys;
        for (const QAction *action : m_window->findChildren<QAction *>())
            for (const QKeySequence &key : action->shortcuts())
                if (action->shortcutContext() == Qt::WindowShortcut)
                    keys << key.toString();
        QStringList once = keys;
        once.removeDuplicates();
        QVERIFY2(keys == once, qPrintable(keys.join(QLatin1Char(' '))));
    }
};

HALFTRUTH_TEST(FileActionsTest)
#include "tst_file_actions.moc"
