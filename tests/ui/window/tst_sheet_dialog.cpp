#include "tests/ui/support/typing.h"
// The parameter sheet and what is copied, through the window as a person does it.

#include "tests/support/file_content.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/figure/figure_board.h"
#include "ui/files/figure_data.h"
#include "ui/files/share_text.h"
#include "ui/window/sheet_dialog.h"
#include "ui/window/toast.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>

using namespace halftruth;
using enum ParameterId;

namespace {

template <class Widget>
Widget *named(const SheetDialog *dialog, const QString &name) {
    for (Widget *each : dialog->findChildren<Widget *>())
        if (each->accessibleName() == name)
            return each;
    return nullptr;
}

void press(const SheetDialog *dialog) {
    QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("write")), Qt::LeftButton);
}

QString refusal(const SheetDialog *dialog) {
    const auto *label = dialog->findChild<QLabel *>(QStringLiteral("refusal"));
    return label->isVisible() ? label->text() : QString();
}

QList<QCheckBox *> charts(const SheetDialog *dialog) { return dialog->findChildren<QCheckBox *>(); }

void tick(QCheckBox *box) {
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Space);
}

bool hasPages(const SheetDialog *dialog) {
    return !named<QLabel>(dialog, QStringLiteral("Page 1"))->pixmap().isNull();
}

} // namespace

class SheetDialogTest : public WindowTest {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    void show(const char *explorer) {
        m_window = std::make_unique<MainWindow>();
        store().setExplorer(*findExplorer(explorer));
        showIn(*m_window, {1280, 800});
        SETTLE(*m_window);
    }
    /// A menu's entry, chosen by its keys.
    void choose(const QString &menu, const QString &entry) const {
        for (QAction *each : m_window->menuBar()->actions())
            if (each->text() == menu)
                for (QAction *action : each->menu()->actions())
                    if (action->text() == entry) {
                        whenOpen<QMenu>(m_window.get(), [action](QMenu *open) {
                            open->setActiveAction(action);
                            QTest::keyClick(open, Qt::Key_Return);
                        });
                        each->menu()->exec(m_window->mapToGlobal(QPoint(10, 10)));
                        return;
                    }
        QFAIL(qPrintable(menu + QStringLiteral(" has no ") + entry));
    }
    void choose(const char *menu, const char *entry) const {
        choose(QString::fromUtf8(menu), QString::fromUtf8(entry));
    }
    /// Runs the program of this build.
    [[nodiscard]] QString run(const QStringList &arguments) const {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../halftruth")),
                      arguments);
        if (!process.waitForFinished(60000))
            return QStringLiteral("it doesn't end");
        return QString::fromUtf8(process.readAllStandardError());
    }
    void useDialog(const std::function<void(SheetDialog *)> &act) {
        bool used = false;
        whenOpen<SheetDialog>(m_window.get(), [&](SheetDialog *dialog) {
            used = true;
            act(dialog);
            if (dialog->isVisible())
                dialog->reject();
        });
        choose("&File", "&Parameter sheet…");
        QVERIFY(used);
    }

private slots:
    void init() {
        begin();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void cleanup() { end(); }

    void writesWhatIsShown() {
        show("plan");
        QVERIFY(!store().setParameter(Alpha, 0.03));
        SETTLE(*m_window);
        useDialog([this](SheetDialog *dialog) {
            QTRY_VERIFY(hasPages(dialog));
            const QImage before = named<QLabel>(dialog, QStringLiteral("Page 1"))->pixmap().toImage();
            type(named<QLineEdit>(dialog, QStringLiteral("Question")), QStringLiteral("Who <b>pays</b> & why?"));
            QTRY_VERIFY(named<QLabel>(dialog, QStringLiteral("Page 1"))->pixmap().toImage() != before);
            type(named<QLineEdit>(dialog, QStringLiteral("Names")), QStringLiteral("A. B."));
            type(named<QLineEdit>(dialog, QStringLiteral("Date")), QStringLiteral("1 May"));
            tick(charts(dialog)[1]);
            type(named<QLineEdit>(dialog, QStringLiteral("File")), path(QStringLiteral("a.json")));
            press(dialog);
            QTRY_VERIFY(!dialog->isVisible());
        });
        const QJsonObject sheet = QJsonDocument::fromJson(contentOf(path(QStringLiteral("a.json")))).object();
        QCOMPARE(sheet[QStringLiteral("question")].toString(), QStringLiteral("Who <b>pays</b> & why?"));
        QCOMPARE(sheet[QStringLiteral("names")].toString(), QStringLiteral("A. B."));
        QCOMPARE(sheet[QStringLiteral("date")].toString(), QStringLiteral("1 May"));
        QCOMPARE(sheet[QStringLiteral("charts")].toArray().size(), 1);
        QVERIFY(sheet[QStringLiteral("command")].toString().contains(QStringLiteral("--alpha 0.03")));
        QVERIFY(m_window->findChild<Toast *>()->text().contains(QStringLiteral("a.json")));
        // The command line makes the same.
        QCOMPARE(run({QStringLiteral("report"), QStringLiteral("plan"), QStringLiteral("--alpha"),
                      QStringLiteral("0.03"), QStringLiteral("--charts"), QStringLiteral("map"),
                      QStringLiteral("--question"), QStringLiteral("Who <b>pays</b> & why?"),
                      QStringLiteral("--names"), QStringLiteral("A. B."), QStringLiteral("--date"),
                      QStringLiteral("1 May"), QStringLiteral("--output"), QStringLiteral("b.json")}),
                 QString());
        const QJsonObject other = QJsonDocument::fromJson(contentOf(path(QStringLiteral("b.json")))).object();
        QCOMPARE(sheet[QStringLiteral("sections")], other[QStringLiteral("sections")]);
        QCOMPARE(sheet[QStringLiteral("charts")], other[QStringLiteral("charts")]);
        QCOMPARE(sheet[QStringLiteral("command")], other[QStringLiteral("command")]);
    }

    void theEndingIsTheFormat() {
        show("randomized-response");
        useDialog([this](SheetDialog *dialog) {
            auto *format = named<QComboBox>(dialog, QStringLiteral("Format"));
            auto *file = named<QLineEdit>(dialog, QStringLiteral("File"));
            QVERIFY(file->text().endsWith(QStringLiteral("randomized-response-sheet.pdf")));
            format->setFocus();
            QTest::keyClick(format, Qt::Key_Down);
            QVERIFY(file->text().endsWith(QStringLiteral(".html")));
            QVERIFY(!named<QComboBox>(dialog, QStringLiteral("Paper"))->isEnabled());
            type(file, path(QStringLiteral("a.pdf")));
            QCOMPARE(format->currentData().toString(), QStringLiteral("pdf"));
            auto *paper = named<QComboBox>(dialog, QStringLiteral("Paper"));
            QVERIFY(paper->isEnabled());
            paper->setFocus();
            QTest::keyClick(paper, Qt::Key_Down);
            press(dialog);
            QTRY_VERIFY(!dialog->isVisible());
        });
        const QByteArray pdf = contentOf(path(QStringLiteral("a.pdf")));
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.contains("612")); // points of Letter
    }

    // What isn't legible on two pages can't be chosen.
    void takesFourChartsAtMost() {
        show("accuracy");
        useDialog([](SheetDialog *dialog) {
            const QList<QCheckBox *> boxes = charts(dialog);
            QCOMPARE(boxes.size(), 6);
            tick(boxes[2]);
            tick(boxes[3]);
            QVERIFY(!boxes[4]->isEnabled());
            QTest::mouseClick(boxes[4], Qt::LeftButton, {}, QPoint(8, boxes[4]->height() / 2));
            QVERIFY(!boxes[4]->isChecked());
            tick(boxes[0]);
            QVERIFY(boxes[4]->isEnabled());
            QTRY_VERIFY(hasPages(dialog));
        });
    }

    void refusesAndKeeps() {
        show("randomized-response");
        const QString old = path(QStringLiteral("old.json"));
        {
            QFile file(old);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("old");
        }
        useDialog([&](SheetDialog *dialog) {
            auto *file = named<QLineEdit>(dialog, QStringLiteral("File"));
            type(file, path(QStringLiteral("a.png")));
            press(dialog);
            QVERIFY(refusal(dialog).contains(QStringLiteral(".pdf, .html, .json")));
            type(file, path(QStringLiteral("none/a.json")));
            press(dialog);
            QTRY_VERIFY(refusal(dialog).contains(QStringLiteral("can't be written")));
            type(file, old);
            whenOpen<QMessageBox>(
                dialog, [](QMessageBox *box) { QTest::mouseClick(box->button(QMessageBox::No), Qt::LeftButton); });
            press(dialog);
            QVERIFY(dialog->isVisible());
            QCOMPARE(contentOf(old), QByteArray("old"));
        });
    }

    // Copy command: run by the program, it writes what is shown.
    void copiesTheCommand() {
        show("accuracy");
        QVERIFY(!store().setParameter(LieProbability, 0.2));
        SETTLE(*m_window);
        store().pin(store().parameters());
        QVERIFY(!store().setParameter(Population, 777.0));
        m_window->board().activate(QStringLiteral("failure"));
        store().setView("failure", {.x = Interval{0.01, 0.2}});
        SETTLE(*m_window);
        choose("&Edit", "Copy co&mmand");
        const QString command = QApplication::clipboard()->text();
        QVERIFY2(command.startsWith(QStringLiteral("halftruth export accuracy --figure failure --q 0.2 --n 777 ")),
                 qPrintable(command));
        QVERIFY(command.contains(QStringLiteral("--pin")));
        QVERIFY(command.contains(QStringLiteral("--window x=0.01:0.2")));
        QVERIFY(command.endsWith(QStringLiteral(" --output accuracy-failure.svg")));
        // A shell takes it apart.
        const QString csv = QString(command)
                                .replace(QStringLiteral(".svg"), QStringLiteral(".csv"))
                                .mid(QStringLiteral("halftruth").size());
        QProcess shell;
        shell.setWorkingDirectory(m_folder->path());
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"),
                     QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../halftruth")) + csv});
        QVERIFY(shell.waitForFinished(60000));
        QCOMPARE(shell.readAllStandardError(), QByteArray());
        const QByteArray written = contentOf(path(QStringLiteral("accuracy-failure.csv")));
        const QByteArray shown = figureCsv(*m_window->board().active());
        QVERIFY(!shown.isEmpty());
        QVERIFY(written.endsWith(shown));
    }

    void copiesTextAndLatex() {
        show("counts");
        choose("&Edit", "Copy as &text");
        const QString text = QApplication::clipboard()->text();
        QVERIFY(text.startsWith(QStringLiteral("Counts: What will the collector see?\n")));
        choose("&Edit", "Copy as &LaTeX table");
        const QString latex = QApplication::clipboard()->text();
        QVERIFY(latex.contains(QStringLiteral("lie probability, $q$ & 0.25 &")));
        QVERIFY(m_window->findChild<Toast *>()->text().contains(QStringLiteral("LaTeX")));
    }
};

HALFTRUTH_TEST(SheetDialogTest)

#include "tst_sheet_dialog.moc"
