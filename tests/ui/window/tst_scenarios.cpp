#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/parameters/parameter_row.h"
#include "ui/window/explanation_panel.h"
#include "ui/window/gallery_page.h"
#include "ui/window/scenarios_dialog.h"

#include "core/scenario/presets.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <functional>
#include <utility>

using namespace halftruth;
using enum ParameterId;

/// Two windows beside the charts: the pinned states as a table, and published numbers beside ours.
class TestScenarios : public WindowTest {
    Q_OBJECT

private:
    [[nodiscard]] QAction *action(const QString &title) const {
        for (const QAction *menu : m_window->menuBar()->actions())
            for (QAction *each : menu->menu()->actions())
                if (each->text().remove(QLatin1Char('&')) == title)
                    return each;
        return nullptr;
    }
    /// Pins with a key, as a person does.
    void pinHere() const { QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier); }
    /// The same with the mouse, while another window has the keyboard.
    void pinByButton() const {
        for (auto *each : m_window->findChildren<QToolButton *>())
            if (each->isVisible() && each->text() == QLatin1String("Pin"))
                return QTest::mouseClick(each, Qt::LeftButton);
    }
    [[nodiscard]] ScenariosDialog *dialog() const { return m_window->findChild<ScenariosDialog *>(); }
    [[nodiscard]] QTableWidget *list() const { return dialog()->findChild<QTableWidget *>(); }
    void openDialog() const {
        action(QStringLiteral("Scenarios…"))->trigger();
        QVERIFY(dialog() && dialog()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(dialog()->complete(), 60'000);
    }
    [[nodiscard]] QPoint middleOf(int row, int column) const {
        return list()->visualItemRect(list()->item(row, column)).center();
    }
    [[nodiscard]] QPushButton *button(const QString &title) const {
        for (auto *each : dialog()->findChildren<QPushButton *>())
            if (each->text().remove(QLatin1Char('&')) == title)
                return each;
        return nullptr;
    }

    /// Opens the menu of columns, which waits in a loop of its own, and does something with it there.
    void throughColumns(const std::function<void(QMenu *)> &chooses) const {
        auto *columns = dialog()->findChild<QToolButton *>();
        bool done = false;
        QTimer opened;
        connect(&opened, &QTimer::timeout, this, [&] {
            if (!columns->menu()->isVisible() || std::exchange(done, true))
                return;
            chooses(columns->menu());
            columns->menu()->close(); // also where it failed
        });
        opened.start(10);
        QTest::mouseClick(columns, Qt::LeftButton);
        QVERIFY(done);
    }

private slots:
    void init() {
        begin();
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, {1280, 800});
        store().setExplorer(*findExplorer("counts"));
        SETTLE(*m_window);
    }
    void cleanup() { end(); }

    void everyPinIsARow() {
        openDialog();
        QCOMPARE(list()->rowCount(), 0);
        pinByButton();
        QCOMPARE(store().pins().size(), std::size_t{1});
        QTRY_COMPARE_WITH_TIMEOUT(list()->rowCount(), 1, 60'000); // the table follows
        QVERIFY(!store().setParameter(LieProbability, 0.1));
        SETTLE(*m_window);
        pinByButton();
        QTRY_COMPARE_WITH_TIMEOUT(list()->rowCount(), 2, 60'000);
        QVERIFY(list()->columnCount() > 3);
        bool difference = false;
        for (int column = 2; column < list()->columnCount(); ++column)
            difference = difference || list()->item(1, column)->text().contains(QLatin1Char('('));
        QVERIFY(difference);
    }

    void nothingIsOfferedOfATableThatIsNotThere() {
        pinHere();
        action(QStringLiteral("Scenarios…"))->trigger();
        QVERIFY(dialog() && !dialog()->complete()); // its answer comes through the event loop
        QVERIFY(!button(QStringLiteral("Show"))->isEnabled());
        QVERIFY(!button(QStringLiteral("Save as CSV…"))->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(dialog()->complete(), 60'000);
        QVERIFY(!button(QStringLiteral("Show"))->isEnabled()); // of no row
        QVERIFY(button(QStringLiteral("Save as CSV…"))->isEnabled());
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, middleOf(0, 0));
        QVERIFY(button(QStringLiteral("Show"))->isEnabled());
    }

    void aNameIsTyped() {
        pinHere();
        store().setExplorer(*findExplorer("accuracy"));
        SETTLE(*m_window);
        openDialog();
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, middleOf(0, 1));
        QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, middleOf(0, 1));
        auto *editor = list()->findChild<QLineEdit *>();
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QStringLiteral("as planned"));
        QCOMPARE(editor->text(), QStringLiteral("as planned"));
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(store().scenario().pins.at("counts")->front().name, std::string("as planned"));
        QCOMPARE(&store().explorer(), findExplorer("accuracy"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog()->complete(), 60'000);
        QCOMPARE(list()->item(0, 1)->text(), QStringLiteral("as planned"));
    }

    void isSortedByItsNumbers() {
        for (const double q : {0.2, 0.05, 0.4}) {
            QVERIFY(!store().setParameter(LieProbability, q));
            SETTLE(*m_window);
            pinHere();
        }
        openDialog();
        QTRY_COMPARE_WITH_TIMEOUT(list()->rowCount(), 3, 60'000);
        // Every column with numbers is in the order of its numbers after a click on its header.
        for (int column = 2; column < list()->columnCount(); ++column) {
            QHeaderView *header = list()->horizontalHeader();
            list()->scrollToItem(list()->item(0, column));
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                              {header->sectionViewportPosition(column) + 10, header->height() / 2});
            QCOMPARE(header->sortIndicatorSection(), column);
            for (int row = 1; row < list()->rowCount(); ++row)
                QVERIFY(list()->item(row - 1, column)->data(Qt::UserRole + 1).toDouble() <=
                        list()->item(row, column)->data(Qt::UserRole + 1).toDouble());
        }
    }

    void showsAStateAgain() {
        QVERIFY(!store().setParameter(LieProbability, 0.05));
        SETTLE(*m_window);
        pinHere();
        QVERIFY(!store().setParameter(LieProbability, 0.3));
        store().setExplorer(*findExplorer("survey"));
        SETTLE(*m_window);
        openDialog();
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, middleOf(0, 0));
        QTest::mouseClick(button(QStringLiteral("Show")), Qt::LeftButton);
        QCOMPARE(&store().explorer(), findExplorer("counts"));
        QCOMPARE(store().parameters()[LieProbability], 0.05);
        store().undoStack().undo(); // it can be taken back
        QCOMPARE(store().parameters()[LieProbability], 0.3);
    }

    void isSaved() {
        pinHere();
        openDialog();
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("table.csv"));
        whenOpen<QFileDialog>(this, [&file](QFileDialog *ask) {
            for (auto *view : ask->findChildren<QAbstractItemView *>())
                if (view->selectionModel())
                    view->selectionModel()->clearSelection(); // it would count for more than the name
            ask->findChild<QLineEdit *>()->setText(file);
            for (auto *each : ask->findChildren<QPushButton *>())
                if (each->isDefault())
                    QTest::mouseClick(each, Qt::LeftButton);
        });
        QTest::mouseClick(button(QStringLiteral("Save as CSV…")), Qt::LeftButton);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray content = written.readAll();
        QVERIFY(content.startsWith("explorer,state,settings,"));
        QCOMPARE(content.count('\n'), 2);
    }

    void columnsAreChosen() {
        pinHere();
        openDialog();
        const int before = list()->columnCount();
        QString chosen;
        throughColumns([&chosen](QMenu *menu) {
            const QList<QAction *> offered = menu->actions();
            const auto more = std::ranges::find_if(offered, [](const QAction *each) { return !each->isChecked(); });
            QVERIFY(more != offered.end());
            chosen = (*more)->text();
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*more).center());
        });
        QCOMPARE(list()->columnCount(), before + 1);
        throughColumns([&chosen](QMenu *menu) {
            for (const QAction *each : menu->actions())
                if (each->text() == chosen)
                    QVERIFY(each->isChecked());
            QTest::keyClick(menu, Qt::Key_Escape);
        });
    }

    void columnsStayWhereSomebodyIsChoosing() {
        pinHere();
        openDialog();
        qsizetype before = 0;
        throughColumns([&](QMenu *menu) {
            const QList<QAction *> offered = menu->actions();
            before = offered.size();
            QVERIFY(before > 0);
            store().setExplorer(*findExplorer("accuracy"));
            store().pin(store().parameters());
            QTRY_COMPARE_WITH_TIMEOUT(list()->rowCount(), 2, 60'000);
            QVERIFY(menu->isVisible());
            QCOMPARE(menu->actions(), offered);
            QTest::keyClick(menu, Qt::Key_Escape);
        });
        throughColumns([&](QMenu *menu) {
            QVERIFY(menu->actions().size() > before);
            QTest::keyClick(menu, Qt::Key_Escape);
        });
    }

    void galleryFillsItself() {
        QAction *open = action(QStringLiteral("Gallery of published numbers"));
        QVERIFY(open);
        open->trigger();
        auto *page = m_window->findChild<GalleryPage *>();
        QVERIFY(page && page->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(page->complete(), 120'000);
        auto *browser = page->findChild<FormulaBrowser *>();
        const QString text = browser->plainText();
        for (const char *each : {"0.2619", "7921", "4932", "0.9868872", "differs", "agrees"})
            QVERIFY2(text.contains(QLatin1String(each)), each);
        // A link shows the state: the keyboard goes from one to the next.
        QTest::keyClick(browser, Qt::Key_Tab);
        QTest::keyClick(browser, Qt::Key_Return);
        const GalleryEntry &first = galleryTable().front();
        QCOMPARE(&store().explorer(), findExplorer(findPreset(first.preset)->explorer));
        QVERIFY(presetAt(store().explorer(), store().parameters()) == findPreset(first.preset));
    }
};

HALFTRUTH_TEST(TestScenarios)
#include "tst_scenarios.moc"
