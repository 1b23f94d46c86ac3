// Lists to choose from: what can be chosen is read when they open.

#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/classroom/real_class_dialog.h"
#include "ui/parameters/choice_box.h"
#include "ui/release/release_dialog.h"
#include "ui/window/export_dialog.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QTest>

#include <malloc.h>

using namespace halftruth;

class ListsTest : public WindowTest {
    Q_OBJECT

private:
    /// The entries of a box that are not whole in its open list, which has room on this screen.
    static QStringList cutEntries(QComboBox *box) {
        box->setFocus(Qt::OtherFocusReason);
        QStringList cut;
        for (const int chosen : {0, box->count() - 1}) {
            box->setCurrentIndex(chosen);
            box->showPopup();
            QTest::qWait(20);
            const QAbstractItemView *list = box->view();
            for (int row = 0; row < box->count(); ++row) {
                const QRect place = list->visualRect(list->model()->index(row, 0));
                if (place.top() < 0 || place.bottom() >= list->viewport()->height())
                    cut << QStringLiteral("%1 with %2: %3")
                               .arg(box->objectName(), box->itemText(chosen), box->itemText(row));
            }
            box->hidePopup();
        }
        return cut;
    }
    static QStringList cutIn(const QWidget &where) {
        QStringList cut;
        for (QComboBox *box : where.findChildren<QComboBox *>())
            if (box->isVisible() && box->isEnabled() && box->count() > 1 && box->count() <= box->maxVisibleItems() &&
                !box->isEditable()) // which has a list of its own: tst_custom_panel
                cut << cutInBox(box);
        return cut;
    }
    static QStringList cutInBox(QComboBox *box) {
        const QSignalBlocker quiet(box); // what is tried here is chosen by nobody
        const int before = box->currentIndex();
        const QStringList cut = cutEntries(box);
        box->setCurrentIndex(before);
        return cut;
    }
    /// A dialog that an entry of the menus opens, with all its lists.
    void tryDialog(const char *entry) {
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->text().remove(QLatin1Char('&')) == QString::fromUtf8(entry)) {
                bool seen = false;
                whenOpen<QDialog>(m_window.get(), [&](QDialog *dialog) {
                    QTest::qWait(50);
                    const QStringList cut = cutIn(*dialog);
                    seen = true;
                    dialog->close();
                    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
                });
                action->trigger();
                for (QDialog *dialog : m_window->findChildren<QDialog *>())
                    if (dialog->isVisible()) {
                        QTest::qWait(50);
                        const QStringList cut = cutIn(*dialog);
                        seen = true;
                        dialog->close();
                        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
                    }
                QVERIFY2(seen, entry);
                return;
            }
        QFAIL(entry);
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        begin();
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, {1280, 800});
        ANSWER(*m_window);
    }
    void cleanup() { end(); }

    void thoseOfDialogsAreWhole_data() {
        QTest::addColumn<QString>("entry");
        for (const char *each :
             {"Export…", "Parameter sheet…", "Hand-out for a class…", "Ask the room…", "Two-curator release…"})
            QTest::addRow("%s", each) << QString::fromUtf8(each);
    }
    void thoseOfDialogsAreWhole() {
        QFETCH(const QString, entry);
        tryDialog(entry.toUtf8().constData());
    }

    void thoseOfThePanelAreMadeWhenTheyOpen() {
        int boxes = 0;
        for (const ExplorerSpec &explorer : explorerTable()) {
            store().setExplorer(explorer);
            ANSWER(*m_window);
            for (const ChoiceBox *box : m_window->parameterPanel().findChildren<ChoiceBox *>()) {
                const bool made = !box->findChildren<QAbstractItemView *>().isEmpty();
                QVERIFY2(!made || box->isEditable(), qPrintable(box->accessibleName()));
                ++boxes;
            }
        }
        QVERIFY(boxes > 10);
    }

    void nothingStaysOfThoseThatAreGone() {
        const auto inUse = [] {
            const auto info = mallinfo2();
            return static_cast<double>(info.uordblks + info.hblkhd);
        };
        const auto makeAndDelete = [&](int times) {
            for (int i = 0; i < times; ++i) {
                ChoiceBox few(&m_window->parameterPanel());
                few.addItems({QStringLiteral("one"), QStringLiteral("two")});
                ChoiceBox many(&m_window->parameterPanel());
                many.searchByTyping();
            }
        };
        makeAndDelete(200); // what is made once stays
        const double before = inUse();
        constexpr int times = 1000;
        makeAndDelete(times);
        const double bytesOfEach = (inUse() - before) / times;
        QVERIFY2(bytesOfEach < 500, qPrintable(QString::number(bytesOfEach)));
    }

    void thoseOfThePanelAreWhole() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            store().setExplorer(explorer);
            ANSWER(*m_window);
            const QStringList cut = cutIn(m_window->parameterPanel());
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
        }
    }
};

HALFTRUTH_TEST(ListsTest)

#include "tst_lists.moc"
