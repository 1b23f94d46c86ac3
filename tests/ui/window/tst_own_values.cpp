#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/figure/figure_actions.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/parameters/parameter_row.h"
#include "ui/parameters/solve_control.h"
#include "ui/parameters/value_field.h"
#include "ui/parameters/value_slider.h"
#include "ui/state/autosave.h"
#include "ui/surface/surface_switch.h"
#include "ui/window/file_actions.h"
#include "ui/window/stop_button.h"
#include "ui/window/toast.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace halftruth;
using enum ParameterId;

/// What a person set stays where and as it was set, through the window and with real events.
class OwnValuesTest : public WindowTest {
    Q_OBJECT

private:
    /// All that the field says, whatever it has room for.
    [[nodiscard]] QString fieldOf(ParameterId id) const {
        return static_cast<ValueField *>(row(id)->field())->whole();
    }
    [[nodiscard]] bool canBeSet(ParameterId id) const {
        return row(id)->slider()->isEnabled() && row(id)->field()->isEnabled() && !row(id)->field()->isReadOnly();
    }
    /// Goes to an explorer by its key, Ctrl+1 to Ctrl+9; those behind them have none.
    void open(const char *explorer) const {
        const auto place = findExplorer(explorer) - explorerTable().data();
        if (place < 9)
            QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_1 + place), Qt::ControlModifier);
        else
            m_window->store().setExplorer(*findExplorer(explorer));
        QCOMPARE(&store().explorer(), findExplorer(explorer));
        ANSWER(*m_window);
    }
    void type(ParameterId id, const QString &text) const {
        QLineEdit *field = row(id)->field();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        ANSWER(*m_window);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) const {
        m_window->setFocus();
        QTest::keyClick(m_window.get(), key, modifiers);
        ANSWER(*m_window);
    }
    /// Has the parameter found from the others: by the entry that ends so, where there are several.
    void solve(ParameterId id, const QString &ending = {}) const {
        QToolButton *button = row(id)->solveButton()->button();
        QTest::mouseClick(button, Qt::LeftButton);
        if (!ending.isEmpty()) {
            QMenu *menu = row(id)->solveButton()->menu();
            QVERIFY(QTest::qWaitForWindowExposed(menu));
            for (QAction *action : menu->actions())
                if (action->text().endsWith(ending)) {
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                    break;
                }
        }
        ANSWER(*m_window);
        QVERIFY(store().solving().has_value());
    }
    void trigger(const QString &text) const {
        for (QAction *menu : m_window->menuBar()->actions())
            for (QAction *action : menu->menu()->actions())
                if (action->text().remove(QLatin1Char('&')) == text)
                    return action->trigger();
        QFAIL(qPrintable(text));
    }
    void openWindow() {
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        ANSWER(*m_window);
    }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        m_settings = std::make_unique<OwnSettings>();
        openWindow();
    }
    void cleanup() { end(); }

    void theNameOfAPinIsThatPins() {
        const auto firstChip = [&] { return m_window->findChild<QFrame *>(QStringLiteral("pin")); };
        const auto typeName = [&](const QString &name) {
            auto *chip = firstChip()->findChild<QToolButton *>();
            chip->setFocus();
            QTest::keyClick(chip, Qt::Key_F2);
            auto *field = firstChip()->findChild<QLineEdit *>();
            QVERIFY(field && field->hasFocus());
            QTest::keyClicks(field, name);
        };
        const auto isTyping = [&] {
            const auto *field = firstChip()->findChild<QLineEdit *>();
            return field && !field->isHidden();
        };
        open("accuracy");
        press(Qt::Key_P, Qt::ControlModifier);
        open("counts");
        press(Qt::Key_P, Qt::ControlModifier);
        typeName(QStringLiteral("mine"));
        open("accuracy"); // which enters what was typed, as in any field
        QVERIFY(!isTyping());
        QCOMPARE(store().pins().front().name, std::string());
        open("counts");
        QCOMPARE(store().pins().front().name, std::string("mine"));

        // Taking steps back that lead elsewhere enters nothing.
        open("accuracy");
        QVERIFY(!store().setParameter(LieProbability, 0.3));
        open("counts");
        typeName(QStringLiteral("other"));
        store().undoStack().undo();
        ANSWER(*m_window);
        QCOMPARE(&store().explorer(), findExplorer("accuracy"));
        QVERIFY(!isTyping());
        QVERIFY(store().undoStack().canRedo());
        QCOMPARE(store().pins().front().name, std::string());
        open("counts");
        QCOMPARE(store().pins().front().name, std::string("mine"));
    }

    void dataAreThoseOfSampling() {
        open("sampling");
        QComboBox *data = m_window->parameterPanel().dataChoice();
        data->setFocus();
        while (data->currentData().toString() != QStringLiteral("adult-sex-income")) {
            const int before = data->currentIndex();
            QTest::keyClick(data, Qt::Key_Down);
            QVERIFY(data->currentIndex() > before);
        }
        ANSWER(*m_window);
        QCOMPARE(store().parameters()[Population], 32561.0);
        QVERIFY(!canBeSet(Population));
        for (const char *explorer : {"classroom", "survey", "accuracy", "mechanisms"}) {
            open(explorer);
            QCOMPARE(fieldOf(Population), QString::number(findExplorer(explorer)->defaults()[Population]));
            QVERIFY2(canBeSet(Population), explorer);
        }
        open("sampling");
        QVERIFY(!canBeSet(Population));
    }

    void whatIsFoundStaysInItsExplorer() {
        open("randomized-response");
        solve(LieProbability);
        type(Epsilon, QStringLiteral("0.5"));
        QCOMPARE(fieldOf(LieProbability), QStringLiteral("0.37754066879814546"));
        open("accuracy");
        QCOMPARE(fieldOf(LieProbability), QStringLiteral("0.25"));
        type(LieProbability, QStringLiteral("0.1"));
        for (int i = 0; i < 2; ++i) {
            open("randomized-response");
            QCOMPARE(fieldOf(LieProbability), QStringLiteral("0.37754066879814546"));
            open("accuracy");
            QCOMPARE(fieldOf(LieProbability), QStringLiteral("0.1"));
        }
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fieldOf(LieProbability), QStringLiteral("0.25"));
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fieldOf(LieProbability), QStringLiteral("0.1"));
        // Undo shows what it undoes, where that was done.
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(&store().explorer(), findExplorer("randomized-response"));
        QCOMPARE(fieldOf(LieProbability), QStringLiteral("0.25"));
        for (int i = 0; i < 2; ++i)
            press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(&store().explorer(), findExplorer("accuracy"));
        QCOMPARE(fieldOf(LieProbability), QStringLiteral("0.1"));
    }

    void peopleStayWhatTheyWereTypedToBe() {
        open("accuracy");
        solve(Population, QStringLiteral("Hoeffding"));
        open("privacy-ratio");
        type(Population, QStringLiteral("700"));
        open("accuracy");
        QVERIFY(fieldOf(Population) != QStringLiteral("700"));
        type(Ones, QStringLiteral("100")); // of the people that are found
        open("privacy-ratio");
        QCOMPARE(fieldOf(Population), QStringLiteral("700"));
        QCOMPARE(fieldOf(Ones), QStringLiteral("100"));
    }

    void aSurveyStaysAsItWasEntered() {
        open("survey");
        type(Population, QStringLiteral("125"));
        type(Outcome, QStringLiteral("60"));
        open("accuracy");
        ValueSlider *slider = row(Population)->slider();
        const int middle = slider->height() / 2;
        QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, middle));
        for (int x = slider->width() / 2; x > 0; x -= 20)
            QTest::mouseMove(slider, QPoint(x, middle));
        QTest::mouseMove(slider, QPoint(0, middle));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(0, middle));
        ANSWER(*m_window);
        QCOMPARE(store().parameters()[Population], 1.0);
        open("survey");
        QCOMPARE(fieldOf(Population), QStringLiteral("125"));
        QCOMPARE(fieldOf(Outcome), QStringLiteral("60"));
    }

    void resetAllLeavesNothing() {
        open("accuracy");
        solve(Population, QStringLiteral("Hoeffding"));
        press(Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(store().pins().size(), std::size_t{1});
        const auto nothingLeft = [this] {
            return store().pins().empty() && !store().solving() && store().parameters()[Population] == 200;
        };
        trigger(QStringLiteral("Reset all parameters"));
        ANSWER(*m_window);
        QVERIFY(nothingLeft());
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!nothingLeft() && store().solving() && store().pins().size() == 1);
        // From elsewhere as well.
        open("counts");
        trigger(QStringLiteral("Reset all parameters"));
        open("accuracy");
        QVERIFY(nothingLeft());
    }

    void theNextPanelStartsAtItsTop() {
        m_window->resize(1000, 560);
        open("survey");
        auto *side = m_window->findChild<QScrollArea *>(QStringLiteral("side"));
        QVERIFY(side->verticalScrollBar()->maximum() > 100);
        const QPointF middle = QPointF(side->viewport()->rect().center());
        QWheelEvent wheel(middle, side->viewport()->mapToGlobal(middle), {}, {0, -1200}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(side->viewport(), &wheel);
        QVERIFY(side->verticalScrollBar()->value() > 0);
        open("classroom");
        QCOMPARE(side->verticalScrollBar()->value(), 0);
    }

    /// Each explorer has its map in 3-D or not.
    void threeDimensionsBelongToAnExplorer() {
        const QAction *show = m_window->figureActions().surface().showAction();
        open("privacy-ratio");
        SETTLE(*m_window); // the map is there
        press(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(show->isChecked());
        open("mechanisms"); // has a map as well
        QVERIFY(!show->isChecked());
        open("privacy-ratio");
        SETTLE(*m_window);
        QVERIFY(show->isChecked());
        press(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(!show->isChecked() && !store().surface());
    }

    /// What takes its time can be stopped; what is there at once has no button.
    void whatTakesLongCanBeStopped() {
        open("randomized-response");
        SETTLE(*m_window);
        auto *stop = m_window->findChild<StopButton *>();
        QVERIFY(stop->isHidden());
        stop->setWaiting(true);
        QVERIFY(stop->isHidden());
        QTRY_VERIFY(stop->isVisible());
        QTest::mouseClick(stop, Qt::LeftButton);
        QVERIFY(stop->isHidden());
        stop->setWaiting(true);
        type(LieProbability, QStringLiteral("0.125"));
        SETTLE(*m_window);
        QVERIFY(stop->isHidden());
    }

    /// A program that ends without a word has kept what was set; the next one offers it.
    void aCrashLosesNothing() {
        open("accuracy");
        type(LieProbability, QStringLiteral("0.125"));
        const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        const QString kept = folder.filePath(QStringLiteral("unsaved-0.halftruth.json"));
        QVERIFY(QTest::qWaitFor([&] { return QFile::exists(kept); }, 10000));
        // What a killed program leaves is its file; one that ends takes it along.
        QVERIFY(QFile::copy(kept, kept + QStringLiteral(".copy")));
        m_window.reset();
        QVERIFY(!QFile::exists(kept));
        QVERIFY(QFile::rename(kept + QStringLiteral(".copy"), kept));

        openWindow();
        QString question;
        const auto answer = [&](QMessageBox::StandardButton with) {
            whenOpen<QMessageBox>(this, [&question, with](QMessageBox *box) {
                question = box->text();
                QTest::mouseClick(box->button(with), Qt::LeftButton);
            });
        };
        answer(QMessageBox::Yes);
        m_window->files().offerLeftBehind();
        QCOMPARE(question, QStringLiteral("Halftruth ended before your last work was saved. Bring it back?"));
        ANSWER(*m_window);
        QCOMPARE(&store().explorer(), findExplorer("accuracy"));
        QCOMPARE(fieldOf(LieProbability), QStringLiteral("0.125"));
        QVERIFY(QTest::qWaitFor([&] { return QFile::exists(kept); }, 10000)); // it is still nowhere else
        answer(QMessageBox::Cancel);
        QVERIFY(!m_window->close());
        // It is offered once, and not at all where there is nothing.
        question.clear();
        m_window->files().offerLeftBehind();
        QVERIFY(question.isEmpty());
        answer(QMessageBox::Discard);
        QVERIFY(m_window->close());
        m_window.reset();
        QVERIFY(!QFile::exists(kept));
    }

    /// Settings that can't be read are kept beside the new ones, and the person is told so, once.
    void damagedSettingsAreSetAside() {
        m_window.reset();
        Settings::all().forget();
        const QString fileName = QSettings().fileName();
        const QByteArray content("[window\nno settings at all\n");
        QVERIFY(QDir().mkpath(QFileInfo(fileName).absolutePath()));
        QFile file(fileName);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();

        openWindow();
        m_window->greet();
        auto *toast = m_window->findChild<Toast *>();
        const QString told = toast->text();
        const QString aside = fileName + QStringLiteral(".damaged");
        QVERIFY2(told.contains(aside), qPrintable(told));
        QFile kept(aside);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), content);
        toast->show({});
        m_window->greet();
        QVERIFY(toast->text().isEmpty());
        m_window->setThemeChoice(QStringLiteral("dark"));
        m_window.reset();
        QVERIFY(Settings::all().areWritten(std::chrono::seconds(10)));
        QCOMPARE(QSettings().status(), QSettings::NoError);
        QCOMPARE(QSettings().value(QStringLiteral("theme")).toString(), QStringLiteral("dark"));
    }

    void everyProgramKeepsItsOwn() {
        const Autosave one([] { return std::nullopt; });
        const Autosave other([] { return std::nullopt; });
        QVERIFY(!one.fileName().isEmpty() && !other.fileName().isEmpty());
        QVERIFY(one.fileName() != other.fileName());
    }
};

HALFTRUTH_TEST(OwnValuesTest)
#include "tst_own_values.moc"
