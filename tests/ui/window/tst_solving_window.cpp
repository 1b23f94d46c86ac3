#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/figure/veil.h"
#include "ui/files/figure_file.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/parameters/parameter_row.h"
#include "ui/parameters/solve_control.h"
#include "ui/parameters/value_field.h"
#include "ui/parameters/value_slider.h"
#include "ui/window/pin_bar.h"
#include "ui/window/readout_panel.h"
#include "ui/window/sentence_panel.h"
#include "ui/window/stop_button.h"

#include "core/scenario/solving.h"
#include "core/text/number_parser.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QStyle>
#include <QTest>
#include <QToolButton>

using namespace halftruth;
using enum ParameterId;

class SolvingWindowTest : public WindowTest {
    Q_OBJECT

private:
    [[nodiscard]] QToolButton *button(ParameterId id) const { return row(id)->solveButton()->button(); }
    [[nodiscard]] QString fieldOf(ParameterId id) const { return row(id)->field()->text(); }
    [[nodiscard]] QString sentence() const { return m_window->findChild<SentencePanel *>()->plainText(); }
    [[nodiscard]] QLabel *stale() const { return m_window->findChild<QLabel *>(QStringLiteral("stale")); }
    [[nodiscard]] bool veiled() const {
        const QList<Veil *> veils = m_window->findChildren<Veil *>();
        return std::ranges::all_of(
            veils, [](const Veil *veil) { return veil->isVisible() == (veil->kind() == Veil::Kind::Fades); });
    }
    void type(ParameterId id, const QString &text) const {
        QLineEdit *field = row(id)->field();
        QTest::mouseClick(field, Qt::LeftButton);
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    /// Presses the control and chooses the entry that ends so.
    void choose(ParameterId id, const QString &ending) const {
        QTest::mouseClick(button(id), Qt::LeftButton);
        QMenu *menu = row(id)->solveButton()->menu();
        QVERIFY(QTest::qWaitForWindowExposed(menu));
        for (QAction *action : menu->actions())
            if (action->text().endsWith(ending)) {
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                return;
            }
        QFAIL(qPrintable(QStringLiteral("no entry ") + ending));
    }

private slots:
    void init() {
        m_settings = std::make_unique<OwnSettings>();
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        store().setExplorer(*findExplorer("accuracy"));
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        ANSWER(*m_window);
    }
    void cleanup() { end(); }

    /// The rows that can be found from the others have the control, and no others.
    void rowsHaveTheControl() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            store().setExplorer(explorer);
            const std::vector<Solving> offers = solvable(explorer, store().parameters());
            QVERIFY(!offers.empty() || explorer.id == "custom"); // whose chart sweeps q at first
            for (const ParameterUse &use : store().uses()) {
                ParameterRow *shown = row(use.id);
                if (!shown)
                    continue;
                const bool offered = std::ranges::find(offers, use.id, &Solving::unknown) != offers.end();
                QVERIFY2(button(use.id)->isVisibleTo(shown) == offered, explorer.id.data());
                if (offered)
                    QVERIFY(!button(use.id)->toolTip().isEmpty() && !button(use.id)->accessibleName().isEmpty());
            }
        }
        ANSWER(*m_window);
    }

    void findsTheValueLive() {
        choose(Population, QStringLiteral("Hoeffding"));
        ANSWER(*m_window);
        QCOMPARE(fieldOf(Population), QStringLiteral("738"));
        QVERIFY(button(Population)->isChecked());
        QCOMPARE(row(Population)->solveText()->text(),
                 QStringLiteral("least n for an error below α with confidence 1 − β, Hoeffding"));
        QVERIFY(sentence().startsWith(QStringLiteral("With 738 people")));
        type(Alpha, QStringLiteral("0.01"));
        ANSWER(*m_window);
        QCOMPARE(fieldOf(Population), QStringLiteral("73\u202F778"));
        QVERIFY(sentence().startsWith(QStringLiteral("With 73\u202F778 people")));
        QCOMPARE(m_window->shown()->drawn()[Population], 73778.0);
        // By another method it is another number.
        choose(Population, QStringLiteral("Chebyshev"));
        ANSWER(*m_window);
        QCOMPARE(fieldOf(Population), QStringLiteral("150\u202F000"));
    }

    // Whoever types over a value that is found sets it by hand, in one step; until then it is what is found.
    void typingSetsByHand() {
        choose(Population, QStringLiteral("Hoeffding"));
        ANSWER(*m_window);
        QLineEdit *field = row(Population)->field();
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, QStringLiteral("12"));
        QCOMPARE(field->text(), QStringLiteral("12"));
        QVERIFY(store().solving());
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(fieldOf(Population), QStringLiteral("738"));
        QVERIFY(field->isReadOnly());
        // What is refused ends nothing.
        type(Population, QStringLiteral("1/3"));
        QVERIFY(row(Population)->refused() && store().solving());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!row(Population)->refused());
        QCOMPARE(store().undoStack().count(), 1);
        type(Population, QStringLiteral("300"));
        ANSWER(*m_window);
        QVERIFY(!store().solving());
        QCOMPARE(store().parameters()[Population], 300.0);
        QCOMPARE(fieldOf(Population), QStringLiteral("300"));
        QCOMPARE(store().undoStack().count(), 2);
        store().undoStack().undo();
        ANSWER(*m_window);
        QVERIFY(store().solving());
        QCOMPARE(fieldOf(Population), QStringLiteral("738"));
    }

    void theSliderOfWhatIsFoundCantBeMoved() {
        choose(Population, QStringLiteral("Hoeffding"));
        ANSWER(*m_window);
        ValueSlider *slider = row(Population)->slider();
        QVERIFY(!slider->isEnabled());
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(5, slider->height() / 2));
        QTest::mouseDClick(slider, Qt::LeftButton, {}, QPoint(5, slider->height() / 2));
        ANSWER(*m_window);
        QCOMPARE(fieldOf(Population), QStringLiteral("738"));
        QCOMPARE(store().undoStack().count(), 1);
        // All the others can.
        for (const ParameterId id : {LieProbability, Ones, Alpha, Beta})
            QVERIFY(row(id)->slider()->isEnabled() && !row(id)->field()->isReadOnly());
    }

    void slidersMoveIt() {
        choose(Population, QStringLiteral("Hoeffding"));
        ANSWER(*m_window);
        row(Alpha)->slider()->setFocus();
        QTest::keyClick(row(Alpha)->slider(), Qt::Key_PageDown);
        ANSWER(*m_window);
        QVERIFY(store().parameters()[Alpha] < 0.1);
        const double people = fieldOf(Population).toDouble();
        QVERIFY(people > 738);
        QCOMPARE(store().parameters()[Population], people);
    }

    void lettingGoKeepsTheValue() {
        choose(Population, QStringLiteral("Hoeffding"));
        ANSWER(*m_window);
        choose(Population, QStringLiteral("Set n by hand"));
        ANSWER(*m_window);
        QVERIFY(!button(Population)->isChecked());
        QCOMPARE(fieldOf(Population), QStringLiteral("738"));
        QVERIFY(row(Population)->solveText()->isHidden());
        type(Population, QStringLiteral("50"));
        ANSWER(*m_window);
        QCOMPARE(store().parameters()[Population], 50.0);
    }

    /// A search that takes many seconds, a hundred thousand n one by one, ends where the person presses Stop: the
    /// value that is shown stays, and it is theirs again.
    void aLongSearchIsStoppedByItsButton() {
        type(LieProbability, QStringLiteral("1.87e-5"));
        type(Ones, QStringLiteral("145"));
        type(Alpha, QStringLiteral("1e-5"));
        type(Beta, QStringLiteral("1.8e-6"));
        ANSWER(*m_window);
        const QString people = fieldOf(Population);
        auto *stop = m_window->findChild<StopButton *>();
        choose(Population, QStringLiteral("exact, from n on"));
        QTRY_VERIFY(stop->isVisible());
        QVERIFY(store().solving() && !m_window->answered());
        QTest::mouseClick(stop, Qt::LeftButton);
        QVERIFY(stop->isHidden() && !store().solving());
        ANSWER(*m_window);
        QCOMPARE(fieldOf(Population), people);
        QVERIFY(!button(Population)->isChecked());
        type(Population, QStringLiteral("150"));
        ANSWER(*m_window);
        QCOMPARE(store().parameters()[Population], 150.0);
    }

    void undoAndRedo() {
        choose(Population, QStringLiteral("Hoeffding"));
        ANSWER(*m_window);
        type(Alpha, QStringLiteral("0.01"));
        ANSWER(*m_window);
        const auto press = [&](Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(m_window.get(), Qt::Key_Z, modifiers);
            ANSWER(*m_window);
        };
        m_window->setFocus();
        press(Qt::ControlModifier);
        QCOMPARE(fieldOf(Population), QStringLiteral("738"));
        press(Qt::ControlModifier);
        QCOMPARE(fieldOf(Population), QStringLiteral("200"));
        QVERIFY(!button(Population)->isChecked() && !row(Population)->field()->isReadOnly());
        press(Qt::ControlModifier | Qt::ShiftModifier);
        press(Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fieldOf(Population), QStringLiteral("73\u202F778"));
    }

    void infeasibleSaysWhyAndKeepsTheCharts() {
        type(Alpha, QStringLiteral("0.2"));
        choose(LieProbability, QStringLiteral("Hoeffding"));
        SETTLE(*m_window);
        QVERIFY(stale()->isHidden());
        const QString before = sentence();
        const Parameters valid = m_window->shown()->drawn();
        type(Alpha, QStringLiteral("0.05"));
        SETTLE(*m_window);
        QCOMPARE(fieldOf(LieProbability), QStringLiteral("–"));
        QVERIFY(row(LieProbability)->solveText()->isReason());
        QVERIFY(row(LieProbability)->solveText()->text().contains(QStringLiteral("at least 738 people are needed")));
        QVERIFY(row(LieProbability)->solveText()->text().contains(QStringLiteral("α"))); // as on the screen
        QVERIFY(!row(LieProbability)->solveText()->text().contains(QStringLiteral("alpha")));
        QVERIFY(button(LieProbability)->accessibleName().endsWith(QStringLiteral("has no value")));
        QCOMPARE(fieldOf(Alpha), QStringLiteral("0.05"));
        QCOMPARE(sentence(), before);
        QVERIFY(m_window->shown()->drawn() == valid);
        QVERIFY(stale()->isVisible() && veiled());
        QVERIFY(stale()->text().endsWith(QStringLiteral("q = 0.2599, α = 0.2.")));
        // Looking closer still works, at what is shown.
        store().setView("error", {.x = Interval{10, 100}});
        SETTLE(*m_window);
        QVERIFY(m_window->shown()->drawn() == valid && stale()->isVisible());
        // What the reason says would help does.
        type(Population, QStringLiteral("738"));
        SETTLE(*m_window);
        QVERIFY(stale()->isHidden() && !veiled());
        QVERIFY(fieldOf(LieProbability) != QStringLiteral("–"));
        QVERIFY(!row(LieProbability)->solveText()->isReason());
        QVERIFY(sentence() != before);
    }

    // In the row the target is cut; the tool tips of the name and of ƒ have all of it.
    void theTargetIsReadable() {
        choose(LieProbability, QStringLiteral("Hoeffding"));
        ANSWER(*m_window);
        const QString target = QStringLiteral("largest q for an error below α with confidence 1 − β, Hoeffding");
        QVERIFY2(row(LieProbability)->help().contains(target), qPrintable(row(LieProbability)->help()));
        QVERIFY2(button(LieProbability)->toolTip().startsWith(target), qPrintable(button(LieProbability)->toolTip()));
    }

    void undoLeavesWhatIsInfeasible() {
        choose(LieProbability, QStringLiteral("Hoeffding"));
        ANSWER(*m_window);
        type(Alpha, QStringLiteral("0.05"));
        ANSWER(*m_window);
        QVERIFY(stale()->isVisible());
        store().undoStack().undo();
        ANSWER(*m_window);
        QVERIFY(stale()->isHidden() && !row(LieProbability)->solveText()->isReason());
    }

    /// One way only: the control is a switch.
    void oneTargetIsASwitch() {
        store().setExplorer(*findExplorer("randomized-response"));
        ANSWER(*m_window);
        QVERIFY(!row(Epsilon));
        QTest::mouseClick(button(LieProbability), Qt::LeftButton);
        ANSWER(*m_window);
        // It begins where it is, in one step of undo.
        QCOMPARE(store().parameters()[Epsilon], std::log(3.0));
        QVERIFY(qAbs(store().parameters()[LieProbability] - 0.25) < 1e-15);
        QCOMPARE(store().undoStack().count(), 1);
        type(Epsilon, QStringLiteral("0.5"));
        ANSWER(*m_window);
        const auto *field = static_cast<ValueField *>(row(LieProbability)->field());
        QCOMPARE(field->whole(), QStringLiteral("0.37754066879814546"));
        // As far as there is room, and on the side that keeps ε.
        QVERIFY(field->text().size() < field->whole().size());
        const double read = parseNumber(field->text().toStdString()).value();
        QVERIFY(read < 0.3776 && std::log((1 - read) / read) <= 0.5);
        QVERIFY(row(LieProbability)->field()->toolTip().startsWith(QStringLiteral("0.37754066879814546")));
        // The target has got a row of its own, right below.
        QVERIFY(row(Epsilon));
        QVERIFY(row(Epsilon)->y() > row(LieProbability)->y() && row(Epsilon)->y() < row(Prior)->y());
        type(Epsilon, QStringLiteral("ln 3"));
        ANSWER(*m_window);
        QVERIFY(qAbs(store().parameters()[LieProbability] - 0.25) < 1e-15);
        QTest::mouseClick(button(LieProbability), Qt::LeftButton);
        ANSWER(*m_window);
        QVERIFY(!row(Epsilon) && !store().solving());
        QVERIFY(qAbs(store().parameters()[LieProbability] - 0.25) < 1e-15);
    }

    void byKeyboard() {
        store().setExplorer(*findExplorer("randomized-response"));
        ANSWER(*m_window);
        row(LieProbability)->slider()->setFocus(Qt::TabFocusReason);
        QTest::keyClick(row(LieProbability)->slider(), Qt::Key_F);
        ANSWER(*m_window);
        QVERIFY(store().solving().has_value());
        store().setExplorer(*findExplorer("accuracy"));
        ANSWER(*m_window);
        row(Beta)->slider()->setFocus(Qt::TabFocusReason);
        QTest::keyClick(row(Beta)->slider(), Qt::Key_F);
        QMenu *menu = row(Beta)->solveButton()->menu();
        QVERIFY(QTest::qWaitForWindowExposed(menu));
        QVERIFY(menu->actions().first()->isChecked());
        menu->setActiveAction(menu->actions()[3]);
        QTest::keyClick(menu, Qt::Key_Return);
        ANSWER(*m_window);
        // The true value is offered before what the bounds make of it; files begin with Hoeffding's bound.
        QVERIFY(store().solving() == (Solving{.unknown = Beta, .relation = "accuracy-exact"}));
        QCOMPARE(menu->actions().size(), qsizetype{3 + accuracyMethodCount});
        QCOMPARE(namedSolving(*findExplorer("accuracy"), "beta", {}).relation,
                 std::string_view("accuracy-hoeffding"));
    }

    void chartsDontSetIt() {
        store().setExplorer(*findExplorer("privacy-ratio"));
        ANSWER(*m_window);
        QTest::mouseClick(button(Outcome), Qt::LeftButton);
        ANSWER(*m_window);
        const double found = store().parameters()[Outcome];
        store().pick({{Outcome, 150}, {Ones, 100}});
        ANSWER(*m_window);
        QCOMPARE(store().parameters()[Ones], 100.0);
        QVERIFY(store().parameters()[Outcome] != 150 && store().parameters()[Outcome] != found);
        QVERIFY(store().solving().has_value());
    }

    /// A found q is told with the digits that anybody reads, and not too large.
    void aFoundValueIsToldShortly() {
        choose(LieProbability, QStringLiteral("exact"));
        ANSWER(*m_window);
        const double q = store().parameters()[LieProbability];
        const auto said = QRegularExpression(QStringLiteral("q = ([0-9.]+):")).match(sentence());
        QVERIFY2(said.hasMatch(), qPrintable(sentence()));
        QVERIFY2(said.captured(1).size() <= 8, qPrintable(sentence()));
        QVERIFY(said.captured(1).toDouble() <= q && said.captured(1).toDouble() > q - 1e-6);
    }

    /// What is pinned and exported is what is shown.
    void pinsAndFilesHaveTheValue() {
        choose(Population, QStringLiteral("Hoeffding"));
        ANSWER(*m_window);
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->iconText() == QStringLiteral("Pin"))
                action->trigger();
        QCOMPARE(store().pins().size(), 1U);
        QCOMPARE(store().pins().front().parameters[Population], 738.0);
        type(Alpha, QStringLiteral("0.05"));
        ANSWER(*m_window);
        const Result &shown = *m_window->shown();
        const Provenance provenance =
            Provenance::of(*shown.explorer, resolved(shown.request, shown.drawn()), shown.exploration);
        QVERIFY(provenance.commandLine(QStringLiteral("error")).contains(QStringLiteral("--n 2952 ")));
        QVERIFY(!shown.exploration.readouts.front().comparison->name.empty());
    }

    void otherExplorersAndBack() {
        choose(Population, QStringLiteral("Hoeffding"));
        ANSWER(*m_window);
        store().setExplorer(*findExplorer("counts"));
        ANSWER(*m_window);
        QCOMPARE(fieldOf(Population), QStringLiteral("200"));
        QVERIFY(!row(Population)->field()->isReadOnly());
        store().setExplorer(*findExplorer("accuracy"));
        ANSWER(*m_window);
        QVERIFY(row(Population)->field()->isReadOnly());
        QCOMPARE(fieldOf(Population), QStringLiteral("738"));
    }
};

HALFTRUTH_TEST(SolvingWindowTest)
#include "tst_solving_window.moc"
