// ▶: a parameter is played through its range, with the mouse and with keys.

#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/parameters/parameter_row.h"
#include "ui/parameters/player.h"
#include "ui/parameters/row_text.h"
#include "ui/parameters/value_slider.h"

#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>
#include <QUndoStack>

#include <set>

using namespace halftruth;
using enum ParameterId;

class PlayerTest : public WindowTest {
    Q_OBJECT

private:
    [[nodiscard]] Player &player() const { return m_window->parameterPanel().player(); }
    [[nodiscard]] ValueSlider *slider(ParameterId id) const { return row(id)->slider(); }
    void quick(bool loop = false) { Player::setManner({.seconds = 1, .loop = loop, .trail = true}); }
    /// The values that are played until a state is reached.
    std::vector<double> valuesUntil(ParameterId id, const std::function<bool()> &reached) {
        std::vector<double> values;
        const auto connection =
            connect(&store(), &ScenarioStore::parametersChanged, this, [&] { values.push_back(value(id)); });
        [&] { QTRY_VERIFY_WITH_TIMEOUT(reached(), 60000); }();
        disconnect(connection);
        return values;
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        begin();
        m_window = std::make_unique<MainWindow>();
        store().setExplorer(*findExplorer("randomized-response"));
        showIn(*m_window, {1280, 800});
        ANSWER(*m_window);
    }
    void cleanup() { end(); }

    void noNameIsCovered() {
        const QToolButton *play = row(LieProbability)->playButton();
        const auto *title = row(LieProbability)->findChild<RowText *>();
        QCOMPARE(title->shownText(), title->wholeText()); // it leaves room
        slider(LieProbability)->setFocus();
        QVERIFY(play->isVisible());
        QVERIFY(!title->geometry().intersects(play->geometry()));
        slider(Prior)->setFocus();
        QVERIFY(play->isVisible());
        QVERIFY(!title->geometry().intersects(play->geometry()));
        QCOMPARE(title->shownText(), title->wholeText());
    }

    /// Up, down and back to where it was: nothing has changed, and there is nothing to undo.
    void playsThroughTheRangeAndBack() {
        quick();
        QVERIFY(!store().setParameter(LieProbability, 0.2));
        const int steps = store().undoStack().count();
        slider(LieProbability)->setFocus();
        QTest::keyClick(slider(LieProbability), Qt::Key_P);
        QVERIFY(player().playing() == LieProbability);
        QVERIFY(store().inGesture());
        const std::vector<double> values = valuesUntil(LieProbability, [this] { return !player().playing(); });
        QVERIFY(values.size() > 10);
        QVERIFY(values.front() > 0.2); // up first
        const auto highest = std::max_element(values.begin(), values.end());
        const auto lowest = std::min_element(values.begin(), values.end());
        QVERIFY(*highest > 0.4);
        QVERIFY(*lowest < 0.1);
        QVERIFY(highest < lowest);
        QCOMPARE(value(LieProbability), 0.2);
        QCOMPARE(store().undoStack().count(), steps);
        QVERIFY(!store().inGesture());
    }

    /// The button is there while the row is pointed at; pressed again it stops where it is: one step of undo.
    void theButtonStopsItWhereItIs() {
        quick(true);
        QToolButton *button = row(LieProbability)->playButton();
        QVERIFY(button->isVisible()); // quietly: the name leaves room for it
        QTest::mouseMove(m_window.get(), QPoint(5, 5));
        QEnterEvent enter({4, 4}, {4, 4}, row(LieProbability)->mapToGlobal(QPointF(4, 4)));
        row(LieProbability)->setAttribute(Qt::WA_UnderMouse, true);
        QApplication::sendEvent(row(LieProbability), &enter);
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(player().playing() == LieProbability);
        QTRY_VERIFY(value(LieProbability) > 0.3);
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!player().playing());
        QVERIFY(value(LieProbability) != 0.25);
        QCOMPARE(store().undoStack().count(), 1);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(value(LieProbability), 0.25);
    }

    /// What a person does while it plays is theirs: it ends there, and nothing of it is lost.
    void anotherHandEndsIt() {
        quick(true);
        const ParameterId other = Prior;
        QVERIFY(row(other));
        slider(LieProbability)->setFocus();
        QTest::keyClick(slider(LieProbability), Qt::Key_P);
        QTRY_VERIFY(value(LieProbability) > 0.26);
        const double before = value(other);
        slider(other)->setFocus();
        QTest::keyPress(slider(other), Qt::Key_Right);
        QVERIFY(!player().playing());
        QVERIFY(value(other) > before);
        QVERIFY(store().inGesture()); // of the key that is held
        QTest::keyRelease(slider(other), Qt::Key_Right);
        QVERIFY(!store().inGesture());
        const double left = value(LieProbability);
        QTest::qWait(60);
        QCOMPARE(value(LieProbability), left);
        // Looking elsewhere ends it, too.
        QTest::keyClick(slider(LieProbability), Qt::Key_P);
        QVERIFY(player().playing());
        store().setExplorer(*findExplorer("accuracy"));
        QVERIFY(!player().playing());
        QVERIFY(!store().inGesture());
    }

    /// What is exported is what was seen when that was asked for, and it stands while the dialog is open.
    void exportingStopsIt() {
        quick(true);
        slider(LieProbability)->setFocus();
        QTest::keyClick(slider(LieProbability), Qt::Key_P);
        QTRY_VERIFY(value(LieProbability) > 0.3);
        int opened = 0;
        whenOpen<QDialog>(this, [this, &opened](QDialog *dialog) {
            ++opened;
            QVERIFY(!player().playing());
            const double left = value(LieProbability);
            QTest::qWait(60);
            QCOMPARE(value(LieProbability), left);
            dialog->reject();
        });
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        QTRY_COMPARE(opened, 1);
        QVERIFY(!player().playing());
    }

    void countsArePlayedAsCounts() {
        store().setExplorer(*findExplorer("accuracy"));
        ANSWER(*m_window);
        quick();
        slider(Population)->setFocus();
        QTest::keyClick(slider(Population), Qt::Key_P);
        const std::vector<double> values = valuesUntil(Population, [this] { return !player().playing(); });
        QVERIFY(values.size() > 5);
        for (const double each : values)
            QCOMPARE(each, std::round(each));
        QCOMPARE(value(Population), store().explorer().fit({})[Population]);
    }

    void howItPlaysIsChosenInItsMenu() {
        QToolButton *button = row(LieProbability)->playButton();
        whenOpen<QMenu>(this, [](QMenu *menu) {
            for (QAction *action : menu->actions())
                if (action->text() == QStringLiteral("Over and over"))
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, button->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(button, &event);
        QTRY_VERIFY(Player::manner().loop);
    }
};

HALFTRUTH_TEST(PlayerTest)
#include "tst_player.moc"
