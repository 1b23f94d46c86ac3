#include "tests/support/test_program.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/parameters/records_dialog.h"
#include "ui/parameters/records_row.h"
#include "ui/parameters/value_field.h"
#include "ui/text/languages.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace halftruth;
using enum ParameterId;

namespace {

/// The panel of the bit vectors, as the window has it.
struct Panel {
    ScenarioStore store;
    std::unique_ptr<ParameterPanel> widget;

    Panel() {
        store.setExplorer(*findExplorer("bit-vectors"));
        widget = std::make_unique<ParameterPanel>(store);
        widget->resize(300, 700);
        widget->show();
    }
    [[nodiscard]] RecordsRow &records(ParameterId id = Collection) const {
        return *qobject_cast<RecordsRow *>(widget->valueRow(id));
    }
    [[nodiscard]] NeighbourRow &neighbour() const { return *qobject_cast<NeighbourRow *>(widget->valueRow(Changed)); }
    [[nodiscard]] QString value(ParameterId id = Collection) const {
        return QString::fromStdString(bitCollectionText(store.parameters().records(id)));
    }
    [[nodiscard]] QString summary() const { return records().summary(); }
};

void type(QLineEdit *field, const QString &text) {
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

/// Runs with the dialog that a click opens.
void withDialog(const Panel &panel, const std::function<void(RecordsDialog &)> &use) {
    bool seen = false;
    QTimer::singleShot(0, [&] {
        auto *dialog = qobject_cast<RecordsDialog *>(QApplication::activeModalWidget());
        seen = dialog != nullptr;
        if (!seen)
            return;
        use(*dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
    QTest::mouseClick(panel.records().findChild<QToolButton *>(QStringLiteral("panelButton")), Qt::LeftButton);
    QVERIFY2(seen, "no dialog");
}

void press(const RecordsDialog &dialog, QDialogButtonBox::StandardButton button) {
    QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(button), Qt::LeftButton);
}

QString complaintIn(const QWidget &widget) {
    const auto *label = widget.findChild<QLabel *>(QStringLiteral("refusal"));
    return label->isHidden() ? QString() : label->text();
}

} // namespace

class TestRecordsRow : public QObject {
    Q_OBJECT

private slots:
    void takesWhatIsTyped() {
        const Panel panel;
        QCOMPARE(panel.records().field()->text(), QStringLiteral("000,011,101"));
        QCOMPARE(panel.summary(), QStringLiteral("3 records of 3 bits"));
        type(panel.records().field(), QStringLiteral("00 11; 01,10"));
        QCOMPARE(panel.value(), QStringLiteral("00,11,01,10"));
        QCOMPARE(panel.records().field()->text(), QStringLiteral("00,11,01,10"));
        QCOMPARE(panel.summary(), QStringLiteral("4 records of 2 bits"));
        QCOMPARE(panel.store.parameters().integer(Bits), 2);
        QCOMPARE(panel.value(Changed), QStringLiteral("11,11,01,10"));
        QCOMPARE(panel.neighbour().replacement()->text(), QStringLiteral("11"));
    }

    // What is typed into stands in one column, whatever stands before it.
    void fieldsBeginWhereTheOthersDo() {
        const Panel panel;
        const auto left = [&](const QWidget &field) { return field.mapTo(panel.widget.get(), QPoint()).x(); };
        const int column = left(*panel.records().field());
        for (const char *records : {"000,011,101", "0", "000000000001x40,111111111111", "01,10"}) {
            type(panel.records().field(), QString::fromLatin1(records));
            QCOMPARE(left(*panel.records().field()), column);
            QCOMPARE(left(*panel.neighbour().place()), column);
            QCOMPARE(left(*panel.records(Outcome).field()), column);
        }
    }

    void undoBringsAllBack() {
        Panel panel;
        type(panel.records().field(), QStringLiteral("0,1"));
        QCOMPARE(panel.store.undoStack().count(), 1);
        panel.store.undoStack().undo();
        QCOMPARE(panel.value(), QStringLiteral("000,011,101"));
        QCOMPARE(panel.records().field()->text(), QStringLiteral("000,011,101"));
        QCOMPARE(panel.store.parameters().integer(Bits), 3);
        panel.store.undoStack().redo();
        QCOMPARE(panel.records().field()->text(), QStringLiteral("0,1"));
    }

    void refusesBesideTheField_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("not bits") << QStringLiteral("000,0a1")
                                  << QStringLiteral("T must be records of 0s and 1s, as in 000,011,101, but "
                                                    "record 2 is '0a1'");
        QTest::newRow("two lengths") << QStringLiteral("000,01")
                                     << QStringLiteral("the records of T must have one length, but record 1 "
                                                       "has 3 bits and record 2 has 2");
        QTest::newRow("nothing") << QStringLiteral(" ")
                                 << QStringLiteral("T must be records of 0s and 1s, as in 000,011,101, but "
                                                   "is empty");
    }
    void refusesBesideTheField() {
        QFETCH(QString, text);
        QFETCH(QString, complaint);
        Panel panel;
        const QSignalSpy changed(&panel.store, &ScenarioStore::parametersChanged);
        QLineEdit *field = panel.records().field();
        type(field, text);
        QCOMPARE(panel.records().refusal(), complaint);
        QCOMPARE(field->text(), text); // to be mended
        QCOMPARE(changed.count(), 0);
        QVERIFY(!panel.store.undoStack().canUndo());
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(panel.records().refusal(), QString());
        QCOMPARE(field->text(), QStringLiteral("000,011,101"));
    }

    // In words of the language as a whole, with records as they were typed.
    void refusesInTheLanguage() {
        speak(QStringLiteral("de"));
        const auto back = qScopeGuard([] { speak(QStringLiteral("en")); });
        const Panel panel;
        const auto said = [&panel](const char *typed) {
            type(panel.records().field(), QString::fromUtf8(typed));
            return panel.records().refusal();
        };
        QCOMPARE(said("000,0a1"), QStringLiteral("T muss aus Datensätzen von Nullen und Einsen bestehen, wie "
                                                 "000,011,101, aber Datensatz 2 ist '0a1'"));
        QCOMPARE(said("000,01"), QStringLiteral("die Datensätze von T müssen gleich lang sein, aber Datensatz 1 hat "
                                                "3 Bits und Datensatz 2 hat 2"));
        QCOMPARE(said("0000000000000000000000000000"),
                 QStringLiteral("die Länge von Datensatz 1 in T muss in {1; …; 24} liegen, ist aber 28"));
        type(panel.neighbour().place(), QStringLiteral("4"));
        QCOMPARE(panel.neighbour().refusal(),
                 QStringLiteral("der ersetzte Datensatz muss in {1; …; 3} liegen, ist aber „4“"));
        QTest::keyClick(panel.neighbour().place(), Qt::Key_Escape);
        type(panel.neighbour().replacement(), QStringLiteral("01"));
        QVERIFY2(panel.neighbour().refusal().startsWith(QStringLiteral("Ersatz muss in {0, 1}^3 liegen")),
                 qPrintable(panel.neighbour().refusal()));
    }

    void takesOneRecord() {
        const Panel panel;
        type(panel.records(Outcome).field(), QStringLiteral("110"));
        QCOMPARE(panel.value(Outcome), QStringLiteral("110"));
        type(panel.records(Outcome).field(), QStringLiteral("11"));
        QCOMPARE(panel.records(Outcome).refusal(), QStringLiteral("s must be in {0, 1}^3, but is 11"));
        type(panel.records(Outcome).field(), QStringLiteral("110,111"));
        QCOMPARE(panel.records(Outcome).refusal(), QStringLiteral("s must be one record, but is 2"));
        QCOMPARE(panel.value(Outcome), QStringLiteral("110"));
    }

    void replacesARecord() {
        const Panel panel;
        NeighbourRow &row = panel.neighbour();
        QCOMPARE(row.place()->text(), QStringLiteral("1"));
        QCOMPARE(row.replacement()->text(), QStringLiteral("111"));
        type(row.place(), QStringLiteral("2"));
        QCOMPARE(panel.value(Changed), QStringLiteral("000,111,101"));
        type(row.replacement(), QStringLiteral("010"));
        QCOMPARE(panel.value(Changed), QStringLiteral("000,010,101"));
        type(row.place(), QStringLiteral("4"));
        QCOMPARE(row.refusal(), QStringLiteral("the record replaced must be in {1, ..., 3}, but is “4”"));
        QTest::keyClick(row.place(), Qt::Key_Escape);
        QCOMPARE(row.place()->text(), QStringLiteral("2"));
        type(row.replacement(), QStringLiteral("01"));
        QCOMPARE(row.refusal(), QStringLiteral("replacement must be in {0, 1}^3, but is 01"));
        QCOMPARE(panel.value(Changed), QStringLiteral("000,010,101"));
    }

    // A hundred thousand records are named by their first, not put into a line of text.
    void summarisesMany() {
        Panel panel;
        const auto many = std::make_shared<const BitCollection>(randomBitCollection(4, 100'000, 1));
        QVERIFY(!panel.store.setParameter(Collection, many));
        QCOMPARE(panel.records().field()->text(), QString());
        QVERIFY(panel.records().field()->placeholderText().endsWith(QStringLiteral(", …")));
        QVERIFY(panel.records().field()->placeholderText().size() < 60);
        QVERIFY(panel.summary().endsWith(QStringLiteral("records of 4 bits")));
        QTest::keyClick(panel.records().field(), Qt::Key_Return); // nothing typed changes nothing
        QCOMPARE(panel.store.parameters().records(Collection).members.size(), std::size_t{100'000});
        QCOMPARE(panel.records().refusal(), QString());
        type(panel.records().field(), QStringLiteral("01,10"));
        QCOMPARE(panel.value(), QStringLiteral("01,10"));
    }

    void editsInADialog() {
        const Panel panel;
        withDialog(panel, [](RecordsDialog &dialog) {
            auto *text = dialog.findChild<QPlainTextEdit *>();
            QCOMPARE(text->toPlainText(), QStringLiteral("000\n011\n101\n"));
            text->setFocus();
            text->moveCursor(QTextCursor::End);
            QTest::keyClicks(text, QStringLiteral("1a1"));
            press(dialog, QDialogButtonBox::Ok);
            QVERIFY(dialog.isVisible());
            QVERIFY(complaintIn(dialog).endsWith(QStringLiteral("record 4 is '1a1'")));
            for (int i = 0; i < 3; ++i)
                QTest::keyClick(text, Qt::Key_Backspace);
            QTest::keyClicks(text, QStringLiteral("111x3"));
            press(dialog, QDialogButtonBox::Ok);
            QVERIFY(!dialog.isVisible());
        });
        QCOMPARE(panel.value(), QStringLiteral("000,011,101,111,111,111"));
    }

    void drawsAtRandom() {
        const Panel panel;
        withDialog(panel, [](RecordsDialog &dialog) {
            const auto field = [&](const char *name) { return dialog.findChild<QLineEdit *>(QLatin1String(name)); };
            const auto draw = [&] {
                QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("draw")), Qt::LeftButton);
            };
            field("number")->setText(QStringLiteral("0"));
            draw();
            QCOMPARE(complaintIn(dialog), QStringLiteral("n must be in {1, ..., 10⁶}, but is 0"));
            field("number")->setText(QStringLiteral("50000"));
            field("bits")->setText(QStringLiteral("5"));
            field("seed")->setText(QStringLiteral("9"));
            draw();
            QCOMPARE(complaintIn(dialog), QString());
            QVERIFY(dialog.findChild<QPlainTextEdit *>()->isReadOnly());
            press(dialog, QDialogButtonBox::Ok);
        });
        QCOMPARE(panel.store.parameters().records(Collection), randomBitCollection(5, 50'000, 9));
    }

    void cancelChangesNothing() {
        const Panel panel;
        withDialog(panel, [](RecordsDialog &dialog) {
            QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("draw")), Qt::LeftButton);
            press(dialog, QDialogButtonBox::Cancel);
        });
        QCOMPARE(panel.value(), QStringLiteral("000,011,101"));
    }

    void opensAndSavesFiles() {
        const Panel panel;
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("records.csv"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a,b\n0,1\n1,1\n");
        file.close();
        withDialog(panel, [&](RecordsDialog &dialog) {
            dialog.open(folder.filePath(QStringLiteral("none.csv")));
            QVERIFY(complaintIn(dialog).contains(QStringLiteral("none.csv")));
            dialog.open(name);
            QCOMPARE(complaintIn(dialog), QString());
            dialog.save(folder.filePath(QStringLiteral("saved.txt")));
            dialog.save(folder.filePath(QStringLiteral("no/such/folder.txt")));
            QVERIFY(!complaintIn(dialog).isEmpty());
            press(dialog, QDialogButtonBox::Ok);
        });
        QCOMPARE(panel.value(), QStringLiteral("01,11"));
        QFile saved(folder.filePath(QStringLiteral("saved.txt")));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), QByteArray("01\n11\n"));
    }
};

HALFTRUTH_TEST(TestRecordsRow)
#include "tst_records_row.moc"
