// The table below the figures, used as a person does.

#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/own_settings.h"
#include "tests/ui/support/window_test.h"
#include "ui/files/figure_data.h"
#include "ui/table/figure_table_model.h"
#include "ui/table/table_panel.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QSignalSpy>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

using namespace halftruth;
using enum ParameterId;

class TablePanelTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<OwnSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;

    [[nodiscard]] TablePanel &panel() const { return m_window->tablePanel(); }
    [[nodiscard]] QTableView *table() const { return panel().table(); }
    [[nodiscard]] const Figure &figure(const char *id) const {
        return *m_window->board().view(QString::fromLatin1(id))->figure();
    }
    [[nodiscard]] QString cell(int row, FigureColumn column) const {
        return table()->model()->index(row, static_cast<int>(column)).data(Qt::ToolTipRole).toString();
    }
    [[nodiscard]] QPoint middleOf(int row, FigureColumn column) const {
        return table()->visualRect(table()->model()->index(row, static_cast<int>(column))).center();
    }
    void clickHeader(FigureColumn column) const {
        QHeaderView *header = table()->horizontalHeader();
        const int section = static_cast<int>(column);
        QTest::mouseClick(
            header->viewport(), Qt::LeftButton, {},
            {header->sectionViewportPosition(section) + header->sectionSize(section) / 2, header->height() / 2});
    }
    [[nodiscard]] QList<double> numbers(FigureColumn column) const {
        QList<double> result;
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            if (const QString text = cell(row, column); !text.isEmpty())
                result << text.toDouble();
        return result;
    }
    void press(const char *id) const {
        QTest::mouseClick(shownView(*m_window, QString::fromLatin1(id)), Qt::LeftButton, {}, QPoint(3, 3));
    }
    void toggle() const {
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        QCoreApplication::processEvents(); // the layout
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        QCursor::setPos(0, 0);
        m_settings = std::make_unique<OwnSettings>();
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->store().setExplorer(*findExplorer("privacy-ratio"));
        SETTLE(*m_window);
    }
    void cleanup() { m_window.reset(); }

    void opensAndClosesByKeyboard() {
        QVERIFY(!panel().isVisible());
        toggle();
        QVERIFY(panel().isVisible() && panel().showAction()->isChecked());
        QCOMPARE(QApplication::focusWidget(), table());
        QVERIFY(table()->height() > 120);
        QTest::keyClick(table(), Qt::Key_Escape);
        QVERIFY(!panel().isVisible() && !panel().showAction()->isChecked());
        QCOMPARE(QApplication::focusWidget(), m_window->board().activeView());
        toggle();
        toggle();
        QVERIFY(!panel().isVisible());
    }

    void opensFromTheToolBar() {
        auto *bar = m_window->findChild<QToolBar *>(QStringLiteral("tools"));
        QWidget *button = bar->widgetForAction(panel().showAction());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(panel().isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!panel().isVisible());
    }

    void tabLeavesTheTable() {
        toggle();
        QTest::keyClick(table(), Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != table());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), table());
    }

    void followsTheActiveFigure() {
        toggle();
        QCOMPARE(panel().figureChoice()->currentData().toString(), QStringLiteral("surface"));
        QVERIFY(!table()->isColumnHidden(static_cast<int>(FigureColumn::Value)));
        press("counts");
        QCOMPARE(panel().figureChoice()->currentData().toString(), QStringLiteral("counts"));
        QCOMPARE(table()->model()->rowCount(), static_cast<int>(FigureTable(figure("counts")).rowCount()));
        QVERIFY(table()->isColumnHidden(static_cast<int>(FigureColumn::Value)));
        QVERIFY(table()->accessibleDescription().contains(QString::fromStdString(english(figure("counts").title))));
    }

    /// Nothing that listens to the numbers is left behind by another form of them.
    void otherFormsLeaveNothingBehind() {
        toggle();
        press("counts");
        const QList<QToolButton *> buttons = panel().findChildren<QToolButton *>();
        const auto wide = std::ranges::find(buttons, QStringLiteral("Row for each x"), &QToolButton::text);
        QVERIFY(wide != buttons.end());
        const auto listening = [this] { return panel().findChildren<QItemSelectionModel *>().size(); };
        const qsizetype before = listening();
        const QAbstractItemModel *form = table()->model();
        for (int i = 1; i <= 6; ++i) {
            QTest::mouseClick(*wide, Qt::LeftButton);
            QCOMPARE(table()->model() == form, i % 2 == 0);
            QVERIFY2(listening() <= before, qPrintable(QString::number(listening())));
        }
        QCOMPARE(table()->horizontalHeader()->selectionModel(), table()->selectionModel());
        QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
        QVERIFY(table()->selectionModel()->hasSelection());
    }

    void theChoiceMakesAFigureActive() {
        toggle();
        QComboBox *choice = panel().figureChoice();
        choice->setFocus();
        const QString before = choice->currentData().toString();
        QTest::keyClick(choice, Qt::Key_Down);
        QVERIFY(choice->currentData().toString() != before);
        QCOMPARE(QString::fromStdString(m_window->board().active()->id), choice->currentData().toString());
        QCOMPARE(table()->model()->rowCount(), static_cast<int>(FigureTable(*m_window->board().active()).rowCount()));
        // Another explorer has other figures; one of them is active.
        m_window->store().setExplorer(*findExplorer("accuracy"));
        SETTLE(*m_window);
        QCOMPARE(choice->count(), static_cast<int>(m_window->board().views().size()));
        QCOMPARE(choice->currentData().toString(), QString::fromStdString(m_window->board().active()->id));
    }

    void sortsAndStaysSortedWhileASliderMoves() {
        press("counts");
        toggle();
        clickHeader(FigureColumn::Y);
        QTRY_VERIFY(std::ranges::is_sorted(numbers(FigureColumn::Y)));
        const QList<double> before = numbers(FigureColumn::Y);
        QVERIFY(!m_window->store().setParameter(LieProbability, 0.1));
        SETTLE(*m_window);
        QTRY_VERIFY(numbers(FigureColumn::Y) != before);
        QVERIFY(std::ranges::is_sorted(numbers(FigureColumn::Y)));
        clickHeader(FigureColumn::Y);
        QTRY_VERIFY(std::ranges::is_sorted(numbers(FigureColumn::Y), std::greater<>()));
        clickHeader(FigureColumn::Y); // the figure's own order again
        QTRY_COMPARE(numbers(FigureColumn::Y).first(), FigureTable(figure("counts")).row(0).y.value());
    }

    void sortsAHeatMap() {
        QVERIFY(!m_window->store().setParameter(Population, 1000.0));
        SETTLE(*m_window);
        toggle();
        QVERIFY(table()->model()->rowCount() > 50000);
        clickHeader(FigureColumn::Value);
        const auto *map = std::get_if<HeatMap>(&figure("surface").layers.front());
        const auto least = static_cast<double>(std::ranges::min(map->values));
        QTRY_VERIFY(std::fabs(cell(0, FigureColumn::Value).toDouble() - least) < 1e-8);
    }

    void staysLiveWhileHidden() {
        toggle();
        toggle();
        QVERIFY(!m_window->store().setParameter(Population, 10.0));
        SETTLE(*m_window);
        toggle();
        QCOMPARE(table()->model()->rowCount(), static_cast<int>(FigureTable(figure("surface")).rowCount()));
    }

    void copiesTheSelectedCells() {
        press("counts");
        toggle();
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, middleOf(0, FigureColumn::X));
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::ShiftModifier, middleOf(1, FigureColumn::Y));
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::clipboard()->text(),
                     cell(0, FigureColumn::X) + QLatin1Char('\t') + cell(0, FigureColumn::Y) + QLatin1Char('\n') +
                         cell(1, FigureColumn::X) + QLatin1Char('\t') + cell(1, FigureColumn::Y) + QLatin1Char('\n'));
        QCOMPARE(cell(1, FigureColumn::Y).toDouble(), FigureTable(figure("counts")).row(1).y.value());
    }

    void copiesEverything() {
        toggle();
        for (QToolButton *button : panel().findChildren<QToolButton *>())
            if (button->text() == QStringLiteral("Copy all"))
                QTest::mouseClick(button, Qt::LeftButton);
        QString csv = QString::fromUtf8(figureCsv(figure("surface")));
        QTRY_COMPARE(QApplication::clipboard()->text(), csv.replace(QLatin1Char(','), QLatin1Char('\t')));
        // Selected by hand there is no line of names.
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::clipboard()->text(), csv.mid(csv.indexOf(QLatin1Char('\n')) + 1));
    }

    // Looking through all rows of a map for each key would take longer than a window may stand still.
    void lettersLookForNothing() {
        toggle();
        table()->setCurrentIndex(table()->model()->index(0, 2));
        const QString last = table()->model()->index(table()->model()->rowCount() - 1, 2).data().toString();
        table()->setFocus();
        QTest::keyClicks(table(), last);
        QCOMPARE(table()->currentIndex().row(), 0);
    }

    void leavesOutTheHiddenColumn() {
        press("slice-ones");
        toggle();
        QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
        const QSignalSpy copied(&panel(), &TablePanel::copied);
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(copied.size(), 1);
        const QString first = QApplication::clipboard()->text().section(QLatin1Char('\n'), 0, 0);
        QCOMPARE(first.count(QLatin1Char('\t')), 3);
    }
};

HALFTRUTH_TEST(TablePanelTest)

#include "tst_table_panel.moc"
