#include "tests/core/support/reading.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/classroom/classroom_scene.h"
#include "ui/figure/figure_actions.h"
#include "ui/figure/thumbnails.h"
#include "ui/files/drawing.h"
#include "ui/files/figure_data.h"
#include "ui/files/figure_file.h"
#include "ui/parameters/group_header.h"
#include "ui/parameters/parameter_panel.h"
#include "ui/parameters/value_slider.h"
#include "ui/window/explanation_panel.h"
#include "ui/window/export_dialog.h"
#include "ui/window/file_actions.h"
#include "ui/window/navigation.h"
#include "ui/window/pin_bar.h"
#include "ui/window/preset_menu.h"
#include "ui/window/readout_chips.h"
#include "ui/window/readout_panel.h"
#include "ui/window/sentence_panel.h"
#include "ui/window/status_text.h"
#include "ui/window/toast.h"

#include "core/data/joint_type.h"
#include "core/methods/accuracy_methods.h"
#include "core/text/number_text.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDropEvent>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <map>

using namespace halftruth;
using enum ParameterId;

namespace {

/// As a mouse does it: the first click comes before anybody can know of the second.
void doubleClick(const FigureView &view, QPoint at) {
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at);
}

constexpr double adultPeople = 32561;

void wheel(QWidget *target, QPoint at, int angle, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWheelEvent event(at, target->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(target, &event);
}

void drag(QWidget *target, QPoint from, QPoint to) {
    QTest::mousePress(target, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 8; ++i)
        QTest::mouseMove(target, from + (to - from) * i / 8);
    QTest::mouseRelease(target, Qt::LeftButton, {}, to);
}

/// A slider's handle.
QRect handleRect(const ValueSlider *slider) {
    QStyleOptionSlider option;
    option.initFrom(slider);
    option.orientation = Qt::Horizontal;
    option.maximum = slider->maximum();
    option.minimum = slider->minimum();
    option.sliderPosition = slider->sliderPosition();
    option.sliderValue = slider->value();
    return slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider);
}

/// Its middle.
QPoint handleOf(const ValueSlider *slider) { return handleRect(slider).center(); }

QMenu *menuOf(const MainWindow &window, const QString &action) {
    for (QMenu *menu : window.findChildren<QMenu *>())
        for (QAction *each : menu->actions())
            if (each->text() == action)
                return menu;
    return nullptr;
}

QAction *actionOf(const MainWindow &window, const QString &text) {
    for (QAction *each : window.findChildren<QAction *>())
        if (each->text().remove(QLatin1Char('&')).startsWith(text))
            return each;
    return nullptr;
}

} // namespace

class MainWindowTest : public WindowTest {
    Q_OBJECT

private:
    [[nodiscard]] ValueRow *valueRow(ParameterId id) const { return m_window->parameterPanel().valueRow(id); }
    [[nodiscard]] std::vector<ParameterUse> usesNow() const {
        return store().explorer().usesAt(store().parameters());
    }
    [[nodiscard]] FigureView *view(const char *id) const { return shownView(*m_window, QString::fromLatin1(id)); }
    /// The menu that a click with the right button opens on a chart.
    static QMenu *chartMenu(FigureView *chart) {
        const QPoint middle = chart->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, middle, chart->mapToGlobal(middle));
        QApplication::sendEvent(chart->viewport(), &event);
        return qobject_cast<QMenu *>(QApplication::activePopupWidget());
    }
    /// Shows the rows of every group.
    void unfold() const {
        for (GroupHeader *header : m_window->parameterPanel().findChildren<GroupHeader *>())
            if (!header->isChecked())
                QTest::mouseClick(header, Qt::LeftButton);
    }
    void type(ParameterId id, const QString &text) const {
        QLineEdit *field = row(id)->field();
        QTest::mouseClick(field, Qt::LeftButton);
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void open(const char *explorer) const {
        store().setExplorer(*findExplorer(explorer));
        QVERIFY(settled(*m_window));
    }
    void start() {
        Settings::all().setValue(QStringLiteral("theme"), QStringLiteral("light"));
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        SETTLE(*m_window);
    }
    /// Without a window manager nobody else gives the focus back when a dialog closes.
    void activate() const {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void undo() const { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); }

private slots:
    void initTestCase() { QApplication::setStyle(QStringLiteral("Fusion")); }
    void init() {
        begin();
        start();
    }
    void cleanup() { end(); }

    // ------------------------------------------------------------ presets

    void choosesAPresetFromTheMenuBar() {
        open("accuracy");
        QMenuBar *bar = m_window->menuBar();
        const QRect entry = bar->actionGeometry(m_window->findChild<PresetMenu *>()->menuAction());
        QVERIFY(bar->rect().contains(entry));
        const Preset *preset = findPreset("class-of-30");
        whenOpen<QMenu>(m_window.get(), [&](QMenu *menu) {
            // Those of this explorer come first.
            QCOMPARE(menu->actions().first()->text(), QStringLiteral("A class of 30"));
            QVERIFY(!menu->actions().first()->isChecked());
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::mouseClick(bar, Qt::LeftButton, {}, entry.center());
        QTRY_VERIFY(store().parameters() == presetParameters(*preset));
        activate();
        QCOMPARE(store().undoStack().count(), 1);
        SETTLE(*m_window);
        auto *note = m_window->findChild<QLabel *>(QStringLiteral("presetNote"));
        QVERIFY(note->isVisible());
        QVERIFY(note->text().contains(QString::fromUtf8(preset->why.data())));
        // The note is of what is shown: any change takes it away, undo brings it back.
        type(Population, QStringLiteral("31"));
        QVERIFY(!note->isVisible());
        undo();
        QVERIFY(note->isVisible());
        undo();
        QVERIFY(store().parameters() == store().explorer().fit({}));
        QVERIFY(!note->isVisible());
    }

    void aClassOfAPresetTellsNothingBeforeItIsRevealed() {
        open("classroom");
        for (const char *id : {"thirty-pupils", "school-with-a-die", "one-in-ten-refuses"}) {
            const Preset &preset = *findPreset(id);
            store().choosePreset(preset);
            ANSWER(*m_window);
            auto *note = m_window->findChild<QLabel *>(QStringLiteral("presetNote"));
            QVERIFY(note->isVisible());
            QVERIFY2(note->text().contains(QString::fromUtf8(preset.before.data())), qPrintable(note->text()));
            QVERIFY(!m_window->parameterPanel().group("The truth")->isChecked());
            QVERIFY(!row(Ones)->isVisible());
            store().setStage({.answered = allOfClass, .revealed = true});
            QVERIFY2(note->text().contains(QString::fromUtf8(preset.why.data())), qPrintable(note->text()));
        }
        ANSWER(*m_window);
    }

    void everyPresetIsInTheMenuBar() {
        auto *menu = m_window->findChild<PresetMenu *>();
        QVERIFY(menu);
        for (const Preset &preset : presetTable()) {
            emit menu->aboutToShow();
            QAction *action = nullptr;
            for (QMenu *group : menu->findChildren<QMenu *>())
                if (group->title() == QString::fromUtf8(findExplorer(preset.explorer)->title.data()))
                    for (QAction *each : group->actions())
                        if (each->text() == QString::fromUtf8(preset.title.data()))
                            action = each;
            QVERIFY2(action, preset.id.data());
            QCOMPARE(action->toolTip(), QString::fromUtf8(whyOf(preset, ClassStage{}).data()));
            action->trigger();
            QCOMPARE(store().explorer().id, preset.explorer);
            QVERIFY(store().parameters() == presetParameters(preset));
        }
        QCOMPARE(store().undoStack().count(), static_cast<int>(presetTable().size()));
        SETTLE(*m_window);
    }

    void aPresetShowsAllOfItsFigures() {
        open("accuracy");
        store().setView("error", {.x = Interval{1e8, 1e9}});
        store().choosePreset(*findPreset("class-of-30"));
        QVERIFY(store().view("error") == View{});
        SETTLE(*m_window);
    }

    // ------------------------------------------------------------ pins

    void pinsAndUnpins() {
        open("accuracy");
        auto *bar = m_window->findChild<PinBar *>();
        QVERIFY(!bar->isVisible());
        QVERIFY(!bar->unpinAllAction()->isEnabled());
        QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(store().pins().size(), std::size_t{1});
        QVERIFY(bar->isVisible());
        // The same again is no second pin.
        QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(store().pins().size(), std::size_t{1});
        type(LieProbability, QStringLiteral("0.1"));
        SETTLE(*m_window);
        const QList<QToolButton *> buttons = bar->findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), 2);
        QCOMPARE(buttons[0]->text(), QStringLiteral("q = 0.25"));
        QCOMPARE(buttons[1]->accessibleName(), QStringLiteral("Unpin q = 0.25"));
        QVERIFY(figureCsv(*view("error")->figureScene().figure()).contains("Hoeffding (q = 0.25),pinned,"));
        auto *readouts = m_window->findChild<ReadoutPanel *>();
        QVERIFY(readouts->rows()[0]->comparison().endsWith(QStringLiteral(" against q = 0.25")));
        // In the chips and the cells of a table, too: the difference below the number, and all of it in the tool tip.
        const auto chips = m_window->findChild<ReadoutChips *>()->chips();
        QCOMPARE(chips.size(), std::size_t{4});
        for (const ReadoutChip *each : chips) {
            QVERIFY(each->isCompared());
            QVERIFY2(each->toolTip().contains(QStringLiteral("q = 0.25: ")) &&
                         each->toolTip().contains(each->comparison()),
                     qPrintable(each->toolTip()));
        }
        int cells = 0;
        for (const ReadoutRow *each : readouts->rows())
            if (each->isVisible() && each->isCell() && !each->comparison().isEmpty()) {
                ++cells;
                QVERIFY2(QRegularExpression(QStringLiteral("^[+−±]\\S+$")).match(each->cellDifference()).hasMatch(),
                         qPrintable(each->cellDifference()));
                QVERIFY(each->toolTip().contains(each->comparison()));
                QTRY_VERIFY2(each->height() >= each->heightForWidth(each->width()),
                             qPrintable(QStringLiteral("%1: %2").arg(each->accessibleName()).arg(each->height())));
            }
        QVERIFY(cells > 15);
        // Back to what was pinned, and back again.
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QCOMPARE(value(LieProbability), 0.25);
        SETTLE(*m_window);
        QVERIFY(readouts->rows()[0]->comparison().startsWith(QStringLiteral("the same")));
        undo();
        QCOMPARE(value(LieProbability), 0.1);
        QTest::mouseClick(buttons[1], Qt::LeftButton);
        QVERIFY(store().pins().empty());
        SETTLE(*m_window);
        QVERIFY(!bar->isVisible());
        QVERIFY(readouts->rows()[0]->comparison().isEmpty());
        QVERIFY(!m_window->findChild<ReadoutChips *>()->chips().front()->isCompared());
        undo();
        QCOMPARE(store().pins().size(), std::size_t{1});
        QVERIFY(bar->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(store().pins().empty());
        SETTLE(*m_window);
    }

    void aPinIsRenamedAndChosenToCompareWith() {
        open("accuracy");
        auto *bar = m_window->findChild<PinBar *>();
        for (const char *q : {"0.1", "0.2", "0.4"}) {
            type(LieProbability, QString::fromLatin1(q));
            SETTLE(*m_window);
            if (QLatin1String(q) != QLatin1String("0.4"))
                QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
        }
        QCOMPARE(store().pins().size(), std::size_t{2});
        SETTLE(*m_window);
        auto *name = bar->findChildren<QToolButton *>().first();
        const int steps = store().undoStack().count();
        // The first of the two clicks goes to the pin, and is taken back.
        QTest::mouseClick(name, Qt::LeftButton);
        QTest::mouseDClick(name, Qt::LeftButton);
        QCOMPARE(value(LieProbability), 0.4);
        QCOMPARE(store().undoStack().count(), steps);
        auto *field = bar->findChild<QLineEdit *>();
        QVERIFY(field && field->isVisible());
        QTest::keyClicks(field, QStringLiteral("careful"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(store().pins()[0].name, std::string("careful"));
        SETTLE(*m_window);
        QVERIFY(name->text().startsWith(QStringLiteral("careful").left(4)));
        QVERIFY(figureCsv(*view("error")->figureScene().figure()).contains("Hoeffding (careful),pinned,"));
        auto *readouts = m_window->findChild<ReadoutPanel *>();
        QVERIFY(readouts->rows()[0]->comparison().endsWith(QStringLiteral(" against careful")));
        const QList<QRadioButton *> references = bar->findChildren<QRadioButton *>();
        QVERIFY(references[0]->isChecked());
        QTest::mouseClick(references[1], Qt::LeftButton);
        SETTLE(*m_window);
        QVERIFY(store().pins()[1].reference);
        QVERIFY(readouts->rows()[0]->comparison().endsWith(QStringLiteral(" against q = 0.2")));
        undo();
        undo();
        QVERIFY(store().pins()[0].name.empty() && !store().pins()[1].reference);
        // F2 does the same as a double click; Escape leaves the name.
        name->setFocus();
        QTest::keyClick(name, Qt::Key_F2);
        field = bar->findChild<QLineEdit *>();
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("no"));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(store().pins()[0].name.empty());
    }

    void pinsAreEachExplorersOwn() {
        open("accuracy");
        QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
        open("bit-vectors");
        QVERIFY(store().pins().empty());
        QVERIFY(!m_window->findChild<PinBar *>()->isVisible());
        open("accuracy");
        QCOMPARE(store().pins().size(), std::size_t{1});
    }

    void pinsUntilThereAreTooMany() {
        open("accuracy");
        auto *bar = m_window->findChild<PinBar *>();
        for (std::size_t i = 0; i < mostPins; ++i) {
            QVERIFY(bar->pinAction()->isEnabled());
            type(Population, QString::number(1000 + i));
            SETTLE(*m_window);
            QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
        }
        QCOMPARE(store().pins().size(), mostPins);
        QVERIFY(!bar->pinAction()->isEnabled());
        SETTLE(*m_window);
        // All of them are named in the width there is.
        for (QToolButton *button : bar->findChildren<QToolButton *>())
            QVERIFY(bar->rect().contains(QRect(button->mapTo(bar, QPoint()), button->size())));
    }

    // ------------------------------------------------------------ fields

    void typesAValue_data() {
        QTest::addColumn<int>("id");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("point") << static_cast<int>(LieProbability) << QStringLiteral("0.1") << 0.1;
        QTest::newRow("comma") << static_cast<int>(LieProbability) << QStringLiteral("0,3") << 0.3;
        QTest::newRow("quotient") << static_cast<int>(LieProbability) << QStringLiteral("1/8") << 0.125;
        QTest::newRow("more digits than room")
            << static_cast<int>(LieProbability) << QStringLiteral("1/3") << 1.0 / 3;
        QTest::newRow("power") << static_cast<int>(Population) << QStringLiteral("1e6") << 1e6;
        QTest::newRow("grouped") << static_cast<int>(Population) << QStringLiteral("32 561") << adultPeople;
        QTest::newRow("logarithm") << static_cast<int>(Epsilon) << QStringLiteral("ln 3") << std::log(3.0);
    }
    void typesAValue() {
        QFETCH(const int, id);
        QFETCH(const QString, text);
        open("privacy-ratio");
        type(static_cast<ParameterId>(id), text);
        QTEST(value(static_cast<ParameterId>(id)), "value");
        QCOMPARE(row(static_cast<ParameterId>(id))->refusal(), QString());
        const QLineEdit *field = row(static_cast<ParameterId>(id))->field();
        QCOMPARE(field->selectedText(), field->text()); // what is typed next replaces it
        QCOMPARE(store().undoStack().count(), 1);
        SETTLE(*m_window);
        QVERIFY(m_window->shown()->request.parameters == store().parameters());
    }

    void leavingTheFieldEntersToo() {
        QLineEdit *field = row(LieProbability)->field();
        QTest::mouseClick(field, Qt::LeftButton);
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("0.2"));
        QTest::keyClick(field, Qt::Key_Tab);
        QVERIFY(!field->hasFocus());
        QCOMPARE(value(LieProbability), 0.2);
    }

    void refusesBesideTheField_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("above") << QStringLiteral("0.7") << QStringLiteral("q must be in [0, 0.5], but is 0.7");
        QTest::newRow("no number") << QStringLiteral("many") << QStringLiteral("q must be a number, but is “many”");
        QTest::newRow("nothing") << QStringLiteral(" ") << QStringLiteral("q needs a number");
    }
    void refusesBesideTheField() {
        QFETCH(const QString, text);
        type(LieProbability, text);
        QTEST(row(LieProbability)->refusal(), "message");
        QCOMPARE(value(LieProbability), 0.25);
        QVERIFY(!store().undoStack().canUndo());
        QLineEdit *field = row(LieProbability)->field();
        QVERIFY(field->property("refused").toBool());
        const QLabel *message = row(LieProbability)->findChild<QLabel *>(QStringLiteral("refusal"));
        QVERIFY(message->isVisible());
        // Another parameter's change leaves it standing, Escape takes it back.
        type(Prior, QStringLiteral("0.5"));
        QCOMPARE(value(Prior), 0.5);
        QTEST(row(LieProbability)->refusal(), "message");
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(row(LieProbability)->refusal(), QString());
        QCOMPARE(field->text(), QStringLiteral("0.25"));
        QVERIFY(!field->property("refused").toBool());
        QCOMPARE(value(LieProbability), 0.25);
    }

    void aGoodValueEndsTheRefusal() {
        type(LieProbability, QStringLiteral("0.7"));
        QVERIFY(!row(LieProbability)->refusal().isEmpty());
        type(LieProbability, QStringLiteral("0.4"));
        QCOMPARE(row(LieProbability)->refusal(), QString());
        QCOMPARE(value(LieProbability), 0.4);
    }

    // ------------------------------------------------------------ sliders

    void aDragIsOneStep() {
        ValueSlider *slider = row(LieProbability)->slider();
        const QPoint from = handleOf(slider);
        drag(slider, from, from + QPoint(40, 0));
        const double dragged = value(LieProbability);
        QVERIFY2(dragged > 0.3 && dragged < 0.45, qPrintable(QString::number(dragged)));
        QCOMPARE(row(LieProbability)->field()->text(), QString::number(dragged));
        QCOMPARE(store().undoStack().count(), 1);
        undo();
        QCOMPARE(value(LieProbability), 0.25);
        QCOMPARE(handleOf(slider), from);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(value(LieProbability), dragged);
        undo();
        QTest::keyClick(m_window.get(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(value(LieProbability), dragged);
    }

    void aPressBesideTheHandleBringsItThere() {
        ValueSlider *slider = row(LieProbability)->slider();
        const QPoint to(slider->width() / 4, slider->height() / 2);
        drag(slider, to, to + QPoint(slider->width() / 2, 0));
        const double dragged = value(LieProbability);
        // The handle's middle stands where the pointer is; it goes from half its width to half of it before the end.
        const double handle = handleRect(slider).width();
        const double pixel = 0.5 / (slider->width() - handle);
        const double expected = pixel * (0.75 * slider->width() - handle / 2);
        QVERIFY2(std::fabs(dragged - expected) < 1.5 * pixel, qPrintable(QString::number(dragged)));
        QCOMPARE(store().undoStack().count(), 1); // the jump and the drag are one gesture
        undo();
        QCOMPARE(value(LieProbability), 0.25);
    }

    void aClickBesideTheHandleIsOneStep() {
        ValueSlider *slider = row(LieProbability)->slider();
        QTest::mouseClick(slider, Qt::LeftButton, {}, {slider->width() / 4, slider->height() / 2});
        QVERIFY(std::fabs(value(LieProbability) - 0.125) < 0.02);
        QCOMPARE(store().undoStack().count(), 1);
        type(LieProbability, QStringLiteral("0.2")); // no gesture is still open
        QCOMPARE(store().undoStack().count(), 2);
    }

    void sliderKeys_data() {
        QTest::addColumn<int>("id");
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("shift");
        QTest::addColumn<double>("value");
        const auto rowFor = [](const char *name, ParameterId id, int key, bool shift, double value) {
            QTest::newRow(name) << static_cast<int>(id) << key << shift << value;
        };
        rowFor("right", LieProbability, Qt::Key_Right, false, 0.255);
        rowFor("up", LieProbability, Qt::Key_Up, false, 0.255);
        rowFor("left", LieProbability, Qt::Key_Left, false, 0.245);
        rowFor("down", LieProbability, Qt::Key_Down, false, 0.245);
        rowFor("shift", LieProbability, Qt::Key_Right, true, 0.2505);
        rowFor("page up", LieProbability, Qt::Key_PageUp, false, 0.3);
        rowFor("page down", LieProbability, Qt::Key_PageDown, false, 0.2);
        rowFor("home", LieProbability, Qt::Key_Home, false, 0.005); // 0 itself isn't allowed there
        rowFor("end", LieProbability, Qt::Key_End, false, 0.5);
        rowFor("people, home", Population, Qt::Key_Home, false, 1);
        rowFor("people, end", Population, Qt::Key_End, false, 1e9);
        rowFor("ones, right", Ones, Qt::Key_Right, false, 61);
        rowFor("ones, shift", Ones, Qt::Key_Right, true, 61);
        rowFor("ones, page down", Ones, Qt::Key_PageDown, false, 50);
        rowFor("ones, end", Ones, Qt::Key_End, false, 199);
    }
    void sliderKeys() {
        QFETCH(const int, id);
        QFETCH(const int, key);
        QFETCH(const bool, shift);
        open("privacy-ratio");
        const auto parameter = static_cast<ParameterId>(id);
        ValueSlider *slider = row(parameter)->slider();
        slider->setFocus();
        QTest::keyClick(slider, static_cast<Qt::Key>(key), shift ? Qt::ShiftModifier : Qt::NoModifier);
        QTEST(value(parameter), "value");
        QCOMPARE(store().undoStack().count(), 1);
        undo();
        QCOMPARE(value(parameter), Parameters()[parameter]);
    }

    void keysAndBack() {
        ValueSlider *slider = row(LieProbability)->slider();
        slider->setFocus();
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(slider, Qt::Key_Right);
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(value(LieProbability), 0.25); // no rounding has piled up
        QCOMPARE(store().undoStack().count(), 20);
    }

    void aKeyHeldDownIsOneStep() {
        ValueSlider *slider = row(LieProbability)->slider();
        slider->setFocus();
        QTest::keyPress(slider, Qt::Key_Right);
        for (int i = 0; i < 10; ++i)
            QTest::keyPress(slider, Qt::Key_Right);
        QTest::keyRelease(slider, Qt::Key_Right);
        QCOMPARE(value(LieProbability), 0.305);
        QCOMPARE(store().undoStack().count(), 1);
    }

    void aKeyGestureEndsWithTheFocus() {
        ValueSlider *slider = row(LieProbability)->slider();
        slider->setFocus();
        QTest::keyPress(slider, Qt::Key_Right);
        row(Prior)->field()->setFocus(); // the release goes there
        QTest::keyRelease(row(Prior)->field(), Qt::Key_Right);
        type(Prior, QStringLiteral("0.5"));
        QCOMPARE(store().undoStack().count(), 2);
        undo();
        QCOMPARE(value(Prior), 0.3);
        QCOMPARE(value(LieProbability), 0.255);
    }

    void doubleClickResets() {
        type(LieProbability, QStringLiteral("0.1"));
        ValueSlider *slider = row(LieProbability)->slider();
        QTest::mouseDClick(slider, Qt::LeftButton, {}, handleOf(slider));
        QCOMPARE(value(LieProbability), 0.25);
    }

    void theWheelTurnsOnlyASliderInUse() {
        ValueSlider *slider = row(LieProbability)->slider();
        row(Prior)->field()->setFocus();
        wheel(slider, slider->rect().center(), 120);
        QCOMPARE(value(LieProbability), 0.25);
        slider->setFocus();
        wheel(slider, slider->rect().center(), 120);
        QCOMPARE(value(LieProbability), 0.255);
    }

    // ------------------------------------------------------------ navigation

    void everyExplorerByClick() {
        auto *navigation = m_window->findChild<Navigation *>();
        for (const ExplorerSpec &explorer : explorerTable()) {
            const QListWidgetItem *item = navigation->itemOf(explorer);
            QTest::mouseClick(navigation->viewport(), Qt::LeftButton, {}, navigation->visualItemRect(item).center());
            QCOMPARE(&store().explorer(), &explorer);
            SETTLE(*m_window);
            QVERIFY(m_window->windowTitle().startsWith(QString::fromUtf8(explorer.title)));
            QString question = QString::fromUtf8(explorer.question);
            if (!explorer.model.empty())
                question += QStringLiteral(" · ") + QString::fromUtf8(explorer.model);
            QCOMPARE(m_window->findChild<QLabel *>(QStringLiteral("question"))->text(), question);
            // All figures, or those of the half in sight.
            const std::vector<Figure> &figures = m_window->shown()->exploration.figures;
            QCOMPARE(m_window->board().views().size(),
                     static_cast<std::size_t>(std::ranges::count(figures, figures.front().part, &Figure::part)));
            for (const ParameterUse &use : usesNow())
                QVERIFY(valueRow(use.id));
        }
        QVERIFY(!store().undoStack().canUndo());
    }

    void everyExplorerByKey() {
        for (int i = 4; i >= 0; --i) {
            QTest::keyClick(m_window.get(), static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
            QCOMPARE(&store().explorer(), &explorerTable()[static_cast<std::size_t>(i)]);
            const auto *navigation = m_window->findChild<Navigation *>();
            QCOMPARE(navigation->currentItem(), navigation->itemOf(store().explorer()));
        }
    }

    // ------------------------------------------------------------ figures

    void aDoubleClickInTheHeatMapChoosesBoth() {
        open("privacy-ratio");
        const FigureView *map = view("surface");
        doubleClick(*map, placeOf(*map, 120, 40));
        QVERIFY2(std::fabs(value(Outcome) - 120) <= 1, qPrintable(QString::number(value(Outcome))));
        QVERIFY2(std::fabs(value(Ones) - 40) <= 1, qPrintable(QString::number(value(Ones))));
        QCOMPARE(store().undoStack().count(), 1);
        SETTLE(*m_window);
        undo();
        QCOMPARE(value(Outcome), 80.0);
        QCOMPARE(value(Ones), 60.0);
        type(Outcome, QStringLiteral("90")); // the gesture has ended
        QCOMPARE(store().undoStack().count(), 1);
    }

    void aDoubleClickInACurveChoosesOne() {
        const FigureView *chart = view("epsilon");
        const Axis &y = chart->figureScene().figure()->y;
        doubleClick(*chart, placeOf(*chart, 0.4, AxisMap(y).fromUnit(0.5)));
        QVERIFY(std::fabs(value(LieProbability) - 0.4) < 0.005);
        QCOMPARE(store().undoStack().count(), 1);
    }

    void zoomsAndFits_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &explorer : testing::oneIn(3, explorerTable()))
            QTest::newRow(explorer.id.data()) << QString::fromUtf8(explorer.id);
    }
    void zoomsAndFits() {
        QFETCH(const QString, explorer);
        open(explorer.toLatin1().constData());
        for (std::size_t i = 0; i < testing::longOr<std::size_t>(m_window->board().views().size(), 1); ++i) {
            const std::string id = m_window->board().views()[i]->figure()->id;
            FigureView *chart = view(id.c_str());
            const Axis x = chart->figureScene().figure()->x;
            const Axis y = chart->figureScene().figure()->y;
            const QPoint at = chart->mapFromScene(chart->figureScene().geometry().plot.center());
            wheel(chart->viewport(), at, 240);
            SETTLE(*m_window);
            const Figure &near = *chart->figureScene().figure();
            QCOMPARE(near.id, id);
            QVERIFY2(near.x.range.width() < x.range.width(), id.c_str());
            QVERIFY2(near.y.range.width() < y.range.width(), id.c_str());
            QVERIFY(near.x.range.lower > x.range.lower && near.x.range.upper < x.range.upper);
            QVERIFY(store().view(id).x && store().view(id).y);
            // The place under the cursor stays there.
            QVERIFY(std::fabs(AxisMap(near.x).toUnit(AxisMap(x).fromUnit(0.5)) - 0.5) < 0.01);

            QTest::keyClick(chart, Qt::Key_Home);
            SETTLE(*m_window);
            QVERIFY(store().view(id) == View{});
        }
    }

    void aDoubleClickFitsWhereThereIsNothingToChoose() {
        FigureView *bars = view("probabilities");
        const QPoint at = bars->mapFromScene(bars->figureScene().geometry().plot.center());
        wheel(bars->viewport(), at, 240);
        SETTLE(*m_window);
        doubleClick(*bars, at);
        SETTLE(*m_window);
        QVERIFY(store().view("probabilities") == View{});
        QCOMPARE(store().undoStack().count(), 0);
    }

    void theSentenceHasRoomForItsLines() {
        auto *sentence = m_window->findChild<SentencePanel *>();
        const auto fits = [&] { return sentence->height() == sentence->heightForWidth(sentence->width()); };
        QTRY_VERIFY(fits());
        for (const int words : {3, 40, 80, 40, 3}) {
            sentence->show(QStringLiteral("word ").repeated(words));
            QTRY_VERIFY2(fits(), qPrintable(QStringLiteral("%1 words: %2").arg(words).arg(sentence->height())));
        }
        m_window->resize(1000, 700);
        sentence->show(QStringLiteral("word ").repeated(40));
        QTRY_VERIFY(fits());
    }

    void onlyWhatChangedIsPainted() {
        class Painted : public QObject {
        public:
            QSet<const QObject *> seen;
            bool eventFilter(QObject *watched, QEvent *event) override {
                if (event->type() == QEvent::Paint)
                    seen << watched;
                return false;
            }
        } painted;
        m_window->resize(1900, 1000);
        open("privacy-ratio");
        for (FigureView *each : m_window->board().views())
            each->viewport()->installEventFilter(&painted);
        SETTLE(*m_window);
        painted.seen.clear();
        const auto isPainted = [&](const char *id) {
            return painted.seen.contains(m_window->board().view(QString::fromLatin1(id))->viewport());
        };
        QVERIFY(!store().setParameter(Beta, 0.2));
        SETTLE(*m_window);
        QTRY_VERIFY(isPainted("surface"));
        // Whatever a frame has time for, this has nothing to do with β.
        QVERIFY(!isPainted("slice-outcome"));
        QVERIFY(!store().setParameter(Outcome, 130.0));
        SETTLE(*m_window);
        QCOMPARE(painted.seen.size(), 4); // with the corner between the cuts
        // What is a thumbnail costs nothing.
        QVERIFY(!isPainted("reweighting"));
    }

    void wheelsAlongOneAxis() {
        FigureView *chart = view("epsilon");
        const QPoint at = chart->mapFromScene(chart->figureScene().geometry().plot.center());
        wheel(chart->viewport(), at, 120, Qt::ShiftModifier);
        QVERIFY(store().view("epsilon").x && !store().view("epsilon").y);
        SETTLE(*m_window);
        QTest::keyClick(chart, Qt::Key_Home);
        SETTLE(*m_window);
        wheel(chart->viewport(), at, 120, Qt::ControlModifier);
        QVERIFY(!store().view("epsilon").x && store().view("epsilon").y);
    }

    void aWheelThatDoesNotTurnIsNoZoom() {
        FigureView *chart = view("epsilon");
        // Touch pads begin and end a scroll with such events.
        wheel(chart->viewport(), chart->mapFromScene(chart->figureScene().geometry().plot.center()), 0);
        QVERIFY(store().view("epsilon") == View{});
    }

    void dragsTheWindow() {
        FigureView *chart = view("epsilon");
        const QRectF plot = chart->figureScene().geometry().plot;
        const QPoint from = chart->mapFromScene(plot.center() - QPointF(40, 0)); // beside the marker
        wheel(chart->viewport(), chart->mapFromScene(plot.center()), 480);
        SETTLE(*m_window);
        const Axis before = chart->figureScene().figure()->x;
        drag(chart->viewport(), from, from - QPoint(static_cast<int>(plot.width() / 4), 0));
        SETTLE(*m_window);
        const Axis &after = chart->figureScene().figure()->x;
        const double moved = (after.range.lower - before.range.lower) / before.range.width();
        QVERIFY2(std::fabs(moved - 0.25) < 0.01, qPrintable(QString::number(moved)));
        QVERIFY(std::fabs(after.range.width() / before.range.width() - 1) < 1e-9);
        QCOMPARE(value(LieProbability), 0.25); // a drag chooses nothing
    }

    void keysMoveAndZoomAFigure() {
        FigureView *chart = view("epsilon");
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Plus);
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon").x);
        const double lower = store().view("epsilon").x->lower;
        QTest::keyClick(chart, Qt::Key_Right, Qt::ControlModifier);
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon").x->lower > lower);
        QTest::keyClick(chart, Qt::Key_Home);
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon") == View{});
    }

    void hoverReadsAndLeaves() {
        open("privacy-ratio");
        QString reading = QStringLiteral("none");
        const QObject here; // a view that goes says that nothing is read any longer
        connect(&m_window->board(), &FigureBoard::hovered, &here, [&](const QString &text) { reading = text; });
        FigureView *map = view("surface");
        const auto status = [&] {
            for (const StatusText *line : m_window->findChildren<StatusText *>())
                if (line->text().contains(QStringLiteral("s = 100")))
                    return true;
            return false;
        };
        QTest::mouseMove(map->viewport(), placeOf(*map, 100, 50));
        QTRY_VERIFY2(reading.contains(QStringLiteral("s = 100")), qPrintable(reading));
        QVERIFY2(reading.contains(QStringLiteral("m = 50")), qPrintable(reading));
        QVERIFY2(reading.contains(QStringLiteral("ℓ(s; m)")), qPrintable(reading));
        QVERIFY(status());
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(map, &leave);
        QCOMPARE(reading, QString());
        QVERIFY(!status());
        // Outside the plot there is nothing to read.
        QTest::mouseMove(map->viewport(), placeOf(*map, 60, 90));
        QTRY_VERIFY(!reading.isEmpty());
        QTest::mouseMove(map->viewport(), QPoint(2, 2));
        QTRY_COMPARE(reading, QString());
    }

    void hoverSnapsToTheCurve() {
        open("randomized-response");
        QString reading;
        QObject here; // the chart lets go of what it has read when the window goes
        connect(&m_window->board(), &FigureBoard::hovered, &here, [&](const QString &text) { reading = text; });
        FigureView *chart = view("epsilon");
        QTest::mouseMove(chart->viewport(), placeOf(*chart, 0.25, 1.1));
        static const QRegularExpression form(QStringLiteral("^q = ([0-9.]+),\\s+ε = ([0-9.]+)"));
        QTRY_VERIFY2(form.match(reading).hasMatch(), qPrintable(reading));
        const double q = form.match(reading).captured(1).toDouble();
        const double loss = form.match(reading).captured(2).toDouble();
        const double pixel = 0.5 / chart->figureScene().geometry().plot.width();
        QVERIFY2(std::fabs(q - 0.25) < 2 * pixel, qPrintable(reading));
        // On the curve, wherever the pointer was.
        QVERIFY2(std::fabs(loss - std::log((1 - q) / q)) < 2e-3, qPrintable(reading));
    }

    // At one number of people, every method's interval around the share: in the reading, and drawn.
    void hoverShowsErrorBars() {
        open("accuracy");
        QString reading;
        const QObject here; // a view that goes says that nothing is read any longer
        connect(&m_window->board(), &FigureBoard::hovered, &here, [&](const QString &text) { reading = text; });
        FigureView *chart = view("error");
        const Figure &figure = *chart->figureScene().figure();
        const auto curveNamed = [&](const char *label) -> const Curve & {
            for (const Layer &layer : figure.layers)
                if (const auto *curve = std::get_if<Curve>(&layer); curve && english(curve->label) == label)
                    return *curve;
            return std::get<Curve>(figure.layers.front());
        };
        const Curve &exact = curveNamed("exact");
        const std::size_t middle = exact.x.size() / 2;
        const double n = exact.x[middle];
        // The longest level line in the exact curve's colour; the curve itself falls.
        const auto longestBar = [&] {
            const QImage image = chart->viewport()->grab().toImage();
            int longest = 0;
            // Below the legend.
            for (int y = static_cast<int>(chart->figureScene().geometry().plot.top()) - 14; y < image.height(); ++y)
                for (int x = 0, run = 0; x < image.width(); ++x) {
                    run = image.pixelColor(x, y) == chart->figureScene().theme().colour(exact.colour) ? run + 1 : 0;
                    longest = std::max(longest, run);
                }
            return longest;
        };
        const int before = longestBar();
        const QPoint at = placeOf(*chart, n, exact.y[middle]);
        QTest::mouseMove(chart->viewport(), at);
        QTRY_VERIFY(!reading.isEmpty());
        QStringList expected{QStringLiteral("n = ") + QString::fromStdString(displayNumber(n))};
        for (const AccuracyMethod &method : accuracyMethodsFromWidest()) {
            const char *name = method.title.data();
            const Curve &curve = curveNamed(name);
            const auto place = std::ranges::find(curve.x, n);
            QVERIFY(place != curve.x.end());
            const double alpha = curve.y[static_cast<std::size_t>(place - curve.x.begin())];
            expected.append(
                QStringLiteral("%1: π̂ ± %2").arg(QLatin1String(name), QString::fromStdString(displayNumber(alpha))));
        }
        QCOMPARE(reading, expected.join(QStringLiteral(",  ")));
        const Curve &widest = curveNamed("Chebyshev");
        const auto widestAt = std::ranges::find(widest.x, n) - widest.x.begin();
        const double part = exact.y[middle] / widest.y[static_cast<std::size_t>(widestAt)];
        const int bar = longestBar();
        QVERIFY2(before < 0.5 * bar && std::fabs(bar - part * 84) < 4,
                 qPrintable(QStringLiteral("%1 pixels, before %2, of 84 times %3").arg(bar).arg(before).arg(part)));
        // Beside a point the reading stays that point's.
        QTest::mouseMove(chart->viewport(), at + QPoint(1, -30));
        QTest::qWait(0);
        QCOMPARE(reading, expected.join(QStringLiteral(",  ")));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(chart, &leave);
        QCOMPARE(longestBar(), before);
    }

    // The formula and its source, at the title of every chart and in the explanation.
    void captionsAreInReach() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            open(explorer.id.data());
            for (FigureView *chart : m_window->board().views()) {
                auto *help = view(chart->figure()->id.c_str())->findChild<QToolButton *>(QStringLiteral("help"));
                QVERIFY(help->isVisible() && chart->viewport()->rect().contains(help->geometry()));
                const QString caption = QString::fromStdString(english(chart->figure()->caption));
                QVERIFY2(!caption.isEmpty() && help->toolTip().contains(caption), explorer.id.data());
            }
        }
        open("accuracy");
        auto *help = view("error")->findChild<QToolButton *>(QStringLiteral("help"));
        QTest::mouseClick(help, Qt::LeftButton);
        QTRY_VERIFY(QToolTip::isVisible());
        QVERIFY(QToolTip::text().contains(QStringLiteral("Hoeffding 1963")));
        QToolTip::hideText();
        QTest::keySequence(m_window.get(), QKeySequence::HelpContents);
        auto *text = m_window->findChild<FormulaBrowser *>();
        QTRY_VERIFY(text->isVisible());
        for (FigureView *chart : m_window->board().views())
            QVERIFY(text->plainText().contains(QString::fromStdString(english(chart->figure()->caption))));
        text->window()->close();
    }

    // Whatever the numbers, what they mean is in sight.
    void explanationStaysInSight() {
        for (const QSize size : {QSize(1280, 800), QSize(900, 560)}) {
            m_window->resize(size);
            for (const ExplorerSpec &explorer : testing::oneIn(3, explorerTable())) {
                open(explorer.id.data());
                const auto *summary = m_window->findChild<QLabel *>(QStringLiteral("summary"));
                QVERIFY2(!summary->visibleRegion().isEmpty() &&
                             summary->visibleRegion().boundingRect() == summary->rect(),
                         explorer.id.data());
            }
        }
    }

    void logarithmicThroughTheMenu() {
        open("accuracy");
        FigureView *chart = view("error");
        QCOMPARE(chart->figureScene().figure()->y.scale, Scale::Log);
        const auto toggle = [&] {
            QMenu *menu = chartMenu(chart);
            QVERIFY(menu);
            for (QAction *action : menu->actions())
                if (action->text() == QStringLiteral("Logarithmic: error of the share")) {
                    menu->setActiveAction(action);
                    QTest::keyClick(menu, Qt::Key_Return);
                    return;
                }
            QFAIL("no such entry");
        };
        toggle();
        SETTLE(*m_window);
        QCOMPARE(chart->figureScene().figure()->y.scale, Scale::Linear);
        toggle();
        SETTLE(*m_window);
        QCOMPARE(chart->figureScene().figure()->y.scale, Scale::Log);
        QVERIFY(!store().undoStack().canUndo());
    }

    /// A loop of its own would have to end before the event does, and missed the end of a menu that was hidden at
    /// once: from then on nothing that was to be deleted later was.
    void theChartsMenuWaitsInNoLoop() {
        open("accuracy");
        const QPointer<QMenu> menu(chartMenu(view("error")));
        QVERIFY(menu);
        QVERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Escape);
        QTRY_VERIFY(!menu);
        const QPointer<QMenu> hidden(chartMenu(view("error")));
        QVERIFY(hidden);
        hidden->close();
        QTRY_VERIFY(!hidden);
    }

    // ------------------------------------------------------------ copy and export

    void aClickCopiesANumber() {
        auto *panel = m_window->findChild<ReadoutPanel *>();
        QVERIFY(!panel->rows().empty());
        for (GroupHeader *header : panel->findChildren<GroupHeader *>())
            header->setChecked(true);
        for (std::size_t i = 0; i < m_window->shown()->exploration.readouts.size(); ++i) {
            ReadoutRow *readout = panel->rows()[i];
            QTest::mouseClick(readout, Qt::LeftButton);
            const Readout &number = m_window->shown()->exploration.readouts[i];
            if (number.missing.empty())
                QCOMPARE(QApplication::clipboard()->text().toDouble(), number.value);
            else
                QCOMPARE(QApplication::clipboard()->text(), QString::fromStdString(english(number.missing)));
        }
    }

    void copiesAnImage() {
        QApplication::clipboard()->clear();
        view("posterior")->setFocus();
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        const QImage image = QApplication::clipboard()->image();
        QCOMPARE(image.size(), PictureOptions().size);
        QCOMPARE(image, figureImage(*view("posterior")->figureScene().figure(), {}));
    }

    void copiesData() {
        actionOf(*m_window, QStringLiteral("Copy data"))->trigger();
        QTRY_VERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("series,role,x,y,value\n")));
    }

    void exportsWithTwoClicks() {
        QTemporaryDir folder;
        Settings::all().setValue(QStringLiteral("export/folder"), folder.path());
        whenOpen<ExportDialog>(this, [](ExportDialog *dialog) {
            for (QPushButton *button : dialog->findChildren<QPushButton *>())
                if (button->text() == QStringLiteral("Export"))
                    return QTest::mouseClick(button, Qt::LeftButton);
        });
        auto *button = m_window->findChild<QToolButton *>(QStringLiteral("export"));
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        const QString name = folder.filePath(QStringLiteral("randomized-response-epsilon.png"));
        const QImage image(name);
        QCOMPARE(image.size(), PictureOptions().size);
        QVERIFY(image.text(QStringLiteral("Command")).contains(QStringLiteral("--q 0.25")));
    }

    void exportFollowsTheChoices() {
        QTemporaryDir folder;
        Settings::all().setValue(QStringLiteral("export/folder"), folder.path());
        const auto exportAs = [&](const QString &format, const QString &figure) {
            whenOpen<ExportDialog>(this, [=](ExportDialog *dialog) {
                for (QComboBox *box : dialog->findChildren<QComboBox *>())
                    for (const QString &wanted : {format, figure})
                        if (const int index = box->findData(wanted); index >= 0)
                            box->setCurrentIndex(index);
                QTest::keyClick(dialog, Qt::Key_Return);
            });
            activate();
            QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        };
        exportAs(QStringLiteral("svg"), QStringLiteral("posterior"));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("randomized-response-posterior.svg"))));
        QCOMPARE(Settings::all().value(QStringLiteral("export/format")).toString(), QStringLiteral("svg"));
        exportAs(QStringLiteral("csv"), QStringLiteral("epsilon"));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("randomized-response-epsilon.csv"))));
    }

    void exportFollowsTheNamesEnding_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("svg") << QStringLiteral("mine.svg") << QStringLiteral("mine.svg") << QByteArray("<?xml");
        QTest::newRow("pdf") << QStringLiteral("mine.PDF") << QStringLiteral("mine.PDF") << QByteArray("%PDF");
        QTest::newRow("none") << QStringLiteral("mine") << QStringLiteral("mine.png") << QByteArray("\x89PNG");
    }
    void exportFollowsTheNamesEnding() {
        QFETCH(const QString, name);
        QFETCH(const QString, file);
        QFETCH(const QByteArray, start);
        QTemporaryDir folder;
        Settings::all().setValue(QStringLiteral("export/folder"), folder.path());
        whenOpen<ExportDialog>(this, [&](ExportDialog *dialog) {
            for (QLineEdit *each : dialog->findChildren<QLineEdit *>())
                if (each->text().startsWith(folder.path())) {
                    each->setFocus();
                    each->selectAll();
                    QTest::keyClicks(each, folder.filePath(name));
                }
            for (QPushButton *button : dialog->findChildren<QPushButton *>())
                if (button->text() == QStringLiteral("Export"))
                    QTest::mouseClick(button, Qt::LeftButton);
        });
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        QFile written(folder.filePath(file));
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray head = written.read(start.size());
        QCOMPARE(head, start);
    }

    // Where a folder is there, and no file can be made in it.
    void exportSaysWhatFails() {
        QString message;
        whenOpen<ExportDialog>(this, [&](ExportDialog *dialog) {
            auto *file = dialog->findChild<QLineEdit *>();
            for (QLineEdit *each : dialog->findChildren<QLineEdit *>())
                if (each->text().contains(QStringLiteral("randomized-response")))
                    file = each;
            file->setFocus();
            file->selectAll();
            QTest::keyClicks(file, QStringLiteral("/proc/all.png"));
            for (QPushButton *button : dialog->findChildren<QPushButton *>())
                if (button->text() == QStringLiteral("Export"))
                    QTest::mouseClick(button, Qt::LeftButton);
            const auto *failure = dialog->findChild<QLabel *>(QStringLiteral("refusal"));
            (void)QTest::qWaitFor([&] { return !failure->text().isEmpty(); });
            message = failure->isVisible() ? failure->text() : QString();
            dialog->reject();
        });
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY2(message.startsWith(QStringLiteral("/proc/all.png can't be written: ")), qPrintable(message));
    }

    void exportIsWhatIsOnScreen() {
        open("accuracy");
        FigureView *chart = view("error");
        wheel(chart->viewport(), chart->mapFromScene(chart->figureScene().geometry().plot.center()), 240);
        SETTLE(*m_window);
        // The live scene against a fresh one of the same size: not a pixel differs.
        QImage live(chart->viewport()->size(), QImage::Format_ARGB32_Premultiplied);
        live.fill(theme("light").card);
        Drawing drawing(live.size());
        QPainter painter(&drawing);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
        chart->scene()->render(&painter, QRectF(live.rect()), chart->sceneRect());
        painter.end();
        drawing.drawOn(live);
        const Figure &figure = *chart->figureScene().figure();
        QCOMPARE(live, figureImage(figure, {.size = live.size(), .dpi = 96, .theme = QStringLiteral("light")}));
        // And the exploration the export dialog is given is the one on screen, with its window.
        for (const Figure &each : m_window->shown()->exploration.figures)
            if (each.id == figure.id)
                QCOMPARE(each.x.range.lower, figure.x.range.lower);
    }

    // ------------------------------------------------------------ data

    void aBuiltInTableFixesNAndK() {
        open("sampling");
        QComboBox *box = m_window->parameterPanel().dataChoice();
        box->setFocus();
        const int index = box->findData(QStringLiteral("adult-sex-income"));
        QVERIFY(index > 0);
        while (box->currentIndex() != index) { // as a person does, down the list
            QTest::keyClick(box, Qt::Key_Down);
            box = m_window->parameterPanel().dataChoice();
        }
        QCOMPARE(value(Population), adultPeople);
        QCOMPARE(value(Categories), 4.0);
        for (const ParameterId id : {Population, Categories}) {
            QVERIFY(!row(id)->field()->isEnabled());
            QVERIFY(!row(id)->slider()->isEnabled());
        }
        QVERIFY(row(Samples)->field()->isEnabled());
        SETTLE(*m_window);
        while (store().undoStack().canUndo())
            undo();
        QVERIFY(row(Population)->field()->isEnabled());
        QCOMPARE(box->currentData().toString(), QStringLiteral("uniform"));
    }

    void zipfShowsItsExponent() {
        open("sampling");
        QVERIFY(!row(ZipfExponent));
        store().setData({.kind = DataSource::Kind::Zipf});
        QVERIFY(row(ZipfExponent)->isVisible());
    }

    void opensACsvFile() {
        acceptData();
        m_window->files().openData(QStringLiteral(HALFTRUTH_TEST_DATA "/adult_layout.csv"));
        checkOpened();
    }

    void aDropOpensACsvFile() {
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(QStringLiteral(HALFTRUTH_TEST_DATA "/adult_layout.csv"))});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        acceptData();
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_COMPARE(&store().explorer(), findExplorer("sampling"));
        QTRY_VERIFY(store().parameters().data().table);
        checkOpened();
    }

    void otherDropsAreRefused() {
        QMimeData mime;
        mime.setText(QStringLiteral("0.25"));
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(!enter.isAccepted());
    }

    void aFileThatIsNotThere() {
        m_window->files().openData(QStringLiteral("/nowhere.csv"));
        const auto *toast = m_window->findChild<Toast *>();
        QVERIFY(toast->isVisible());
        QVERIFY2(toast->text().contains(QStringLiteral("/nowhere.csv")), qPrintable(toast->text()));
        QVERIFY(!store().undoStack().canUndo());
    }

    void whatWasToldOfOneExplorerGoesWithIt() {
        auto *toast = m_window->findChild<Toast *>();
        m_window->figureActions().copyImage()->trigger();
        QVERIFY(toast->isVisible());
        open("bit-vectors");
        QVERIFY(!toast->isVisible());
    }

    // ------------------------------------------------------------ the window

    void remembersGeometryThemeAndExplorer() {
        open("bit-vectors");
        m_window->setThemeChoice(QStringLiteral("dark"));
        m_window->resize(1100, 700);
        QCoreApplication::processEvents();
        m_window->close();
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        SETTLE(*m_window);
        QCOMPARE(m_window->size(), QSize(1100, 700));
        QCOMPARE(&store().explorer(), findExplorer("bit-vectors"));
        QCOMPARE(view("distance")->figureScene().theme().id, QStringLiteral("dark"));
        QCOMPARE(qApp->palette().color(QPalette::Window), theme("dark").panel);
    }

    void themesThroughTheMenu() {
        QMenu *themes = menuOf(*m_window, QStringLiteral("&Dark"));
        QVERIFY(themes);
        const auto choose = [&](const QString &name) {
            for (QAction *action : themes->actions())
                if (action->text() == name)
                    action->trigger();
            SETTLE(*m_window);
        };
        // What a style sheet dresses, and time doesn't change.
        const auto looks = [this] {
            QList<QImage> result;
            for (QWidget *each : std::initializer_list<QWidget *>{m_window->menuBar(), &m_window->parameterPanel(),
                                                                  m_window->findChild<QToolBar *>()})
                result << each->grab().toImage();
            return result;
        };
        const QList<QImage> light = looks();
        choose(QStringLiteral("&Dark"));
        const QList<QImage> dark = looks();
        for (int i = 0; i < light.size(); ++i)
            QVERIFY(light[i] != dark[i]);
        QCOMPARE(view("epsilon")->figureScene().theme().id, QStringLiteral("dark"));
        const QImage all = m_window->grab().toImage();
        QVERIFY(all.pixelColor(all.width() / 2, 60).lightnessF() < 0.3);
        choose(QStringLiteral("&Light"));
        QCOMPARE(looks(), light);
        choose(QStringLiteral("&Dark"));
        QCOMPARE(looks(), dark);
    }

    /// Not for the time without a style sheet; those that stand in many others no more often, and only those with a
    /// sheet of their own again for it.
    void aThemeTellsAWidgetOnce() {
        struct Counting : QObject {
            std::map<QObject *, int> counted{};
            bool eventFilter(QObject *object, QEvent *event) override {
                const auto *widget = qobject_cast<const QWidget *>(object);
                if (event->type() == QEvent::StyleChange && widget && widget->styleSheet().isEmpty())
                    ++counted[object];
                return false;
            }
        } counting;
        qApp->installEventFilter(&counting);
        m_window->setThemeChoice(QStringLiteral("dark"));
        SETTLE(*m_window);
        qApp->removeEventFilter(&counting);
        QVERIFY(counting.counted.size() > 200);
        for (const auto &[widget, times] : counting.counted)
            QVERIFY2(times == 1, qPrintable(QStringLiteral("%1 \"%2\": %3")
                                                .arg(QLatin1String(widget->metaObject()->className()),
                                                     widget->objectName(), QString::number(times))));
    }

    /// It comes in two turns of the event loop, and is on the screen once it is whole, also in windows beside this
    /// one; nothing is laid out for the time between, as what is scrolled would move.
    void aThemeIsNeverSeenHalf() {
        struct Seeing : QObject {
            QSet<QEvent::Type> half{};
            QHash<QObject *, int> painted{};
            bool eventFilter(QObject *object, QEvent *event) override {
                const QEvent::Type type = event->type();
                if (qApp->styleSheet().isEmpty() &&
                    (type == QEvent::Paint || type == QEvent::Resize || type == QEvent::LayoutRequest))
                    half << type;
                if (type == QEvent::Paint)
                    ++painted[object];
                return false;
            }
        } seeing;
        QWidget beside(m_window.get(), Qt::Window);
        beside.show();
        QVERIFY(QTest::qWaitForWindowExposed(&beside));
        SETTLE(*m_window);
        QMenu *themes = menuOf(*m_window, QStringLiteral("&Dark"));
        QVERIFY(themes);
        const auto choose = [&](QStringView name) {
            for (QAction *action : themes->actions())
                if (action->text() == name)
                    action->trigger();
        };
        beside.update(); // what is to be painted already
        m_window->updateGeometry();
        qApp->installEventFilter(&seeing);
        choose(u"&Dark");
        QVERIFY(qApp->styleSheet().isEmpty());
        QVERIFY(!m_window->answered());
        choose(u"&High contrast"); // the one of the two that was chosen last
        SETTLE(*m_window);
        QTRY_VERIFY(seeing.painted[m_window.get()] > 0);
        QTRY_VERIFY(seeing.painted[&beside] > 0);
        QVERIFY(seeing.half.isEmpty());
        QCOMPARE(view("epsilon")->figureScene().theme().id, QStringLiteral("contrast-light"));
        QCOMPARE(qApp->palette().color(QPalette::Window), theme("contrast-light").panel);
        // And what changes from now on is painted too.
        seeing.painted.clear();
        beside.update();
        m_window->update();
        QTRY_VERIFY(seeing.painted[m_window.get()] > 0);
        QTRY_VERIFY(seeing.painted[&beside] > 0);
        qApp->removeEventFilter(&seeing);
    }

    void fitsSmallScreens_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024x640") << QSize(1024, 640);
        QTest::newRow("900x560") << QSize(900, 560);
    }
    void fitsSmallScreens() {
        QFETCH(const QSize, size);
        m_window->resize(size);
        for (const ExplorerSpec &explorer : testing::oneIn(3, explorerTable())) {
            open(explorer.id.data());
            unfold();
            SETTLE(*m_window);
            QCOMPARE(m_window->size(), size);
            for (QScrollArea *area : m_window->findChildren<QScrollArea *>())
                QVERIFY2(!area->isVisible() || area->horizontalScrollBar()->maximum() == 0,
                         qPrintable(QStringLiteral("%1: %2 is wider than the window by %3")
                                        .arg(QString::fromUtf8(explorer.id), area->objectName())
                                        .arg(area->horizontalScrollBar()->maximum())));
            auto *side = m_window->findChild<QScrollArea *>(QStringLiteral("side"));
            for (const ParameterUse &use : usesNow()) {
                QWidget *field = valueRow(use.id)->editor();
                side->ensureWidgetVisible(valueRow(use.id)); // of a field it would show no more than the cursor
                const QRect place(field->mapTo(side->viewport(), QPoint()), field->size());
                QVERIFY2(side->viewport()->rect().contains(place),
                         qPrintable(QStringLiteral("%1, %2: from %3 to %4 of %5")
                                        .arg(QString::fromUtf8(explorer.id), QString::fromUtf8(spec(use.id).name))
                                        .arg(place.top())
                                        .arg(place.bottom())
                                        .arg(side->viewport()->height())));
            }
            auto *readouts = m_window->findChild<ReadoutPanel *>();
            for (ReadoutRow *readout : readouts->rows()) {
                if (!readout->isVisible())
                    continue;
                side->ensureWidgetVisible(readout);
                const QRect place(readout->mapTo(side->viewport(), QPoint()), readout->size());
                QVERIFY(side->viewport()->rect().contains(place));
            }
        }
    }

    void saysWhenItIsDrawn_data() { fitsSmallScreens_data(); }
    void saysWhenItIsDrawn() {
        QFETCH(const QSize, size);
        m_window->resize(size);
        for (const ExplorerSpec &explorer : testing::oneIn(3, explorerTable())) {
            open(explorer.id.data());
            int painted = 0;
            QObject meanwhile;
            connect(m_window.get(), &MainWindow::painted, &meanwhile, [&painted] { ++painted; });
            const std::vector<ParameterUse> uses = usesNow();
            const auto use =
                std::ranges::find(uses, ValueKind::Number, [](const ParameterUse &each) { return each.valueKind(); });
            QVERIFY(use != uses.end());
            store().pick({{use->id, value(use->id) * 0.9}});
            SETTLE(*m_window);
            QTRY_VERIFY2(painted > 0, explorer.id.data());
        }
    }

    // What stands around the charts has its lines before they get their places.
    void aPageIsLaidOutOnce() {
        const FigureBoard &board = m_window->board();
        for (const ExplorerSpec &explorer : explorerTable()) {
            if (&explorer == &store().explorer())
                continue;
            const std::string before = board.views().front()->figure()->id;
            int laidOut = 0;
            std::optional<int> byThen;
            QObject meanwhile;
            connect(&board, &FigureBoard::arranged, &meanwhile,
                    [&] { laidOut += board.views().front()->figure()->id != before ? 1 : 0; });
            connect(&board, &FigureBoard::figuresShown, &meanwhile, [&] {
                if (!byThen && board.views().front()->figure()->id != before)
                    QTimer::singleShot(1, &meanwhile,
                                       [&] { byThen = laidOut; }); // after what was asked for meanwhile
            });
            open(explorer.id.data());
            QTRY_VERIFY2(byThen, explorer.id.data());
            QVERIFY2(byThen == 1, qPrintable(QStringLiteral("%1: %2").arg(explorer.id.data()).arg(*byThen)));
        }
    }

    // A chart that comes forward has been drawn before: how long ago says nothing.
    void whatComesForwardIsNotDrawnAnew() {
        open("accuracy");
        SETTLE(*m_window);
        const auto drawn = [this] {
            for (const StatusText *text : m_window->findChildren<StatusText *>())
                if (text->text().startsWith(QStringLiteral("Drawn in")))
                    return text->text();
            return QString();
        };
        QTRY_VERIFY(!drawn().isEmpty());
        QTest::qWait(50);
        const QString before = drawn();
        int painted = 0;
        QObject meanwhile;
        connect(m_window.get(), &MainWindow::painted, &meanwhile, [&painted] { ++painted; });
        QTest::qWait(300);
        QTest::mouseClick(m_window->board().thumbnails().thumbnails().front(), Qt::LeftButton);
        QTRY_VERIFY(painted > 0);
        QCOMPARE(drawn(), before);
    }

    // An exact number that is shown on the side on which it still holds says so.
    void roundedExactNumbersSaySo() {
        open("anonymity");
        const auto tip = [this](const char *start) {
            for (const ReadoutRow *each : m_window->findChild<ReadoutPanel *>()->rows())
                if (each->accessibleName().startsWith(QString::fromUtf8(start)))
                    return each->toolTip();
            return QString();
        };
        const QString rounded = QStringLiteral("Exact, and shown rounded up");
        QVERIFY2(tip("ε, one answer").contains(rounded), qPrintable(tip("ε, one answer"))); // ln 3
        QVERIFY(!tip("P(privacy loss").isEmpty() && !tip("P(privacy loss").contains(rounded));
        QVERIFY(!store().setParameter(LieProbability, 0.5)); // 0 is 0
        ANSWER(*m_window);
        QVERIFY(!tip("ε, one answer").isEmpty() && !tip("ε, one answer").contains(rounded));
    }

    void everythingHasAName() {
        for (const ExplorerSpec &explorer : testing::oneIn(3, explorerTable())) {
            open(explorer.id.data());
            for (const ParameterUse &use : usesNow()) {
                QString title = QString::fromUtf8(use.name());
                if (const Text reading = readingOf(use, store().parameters()[use.id]); !reading.empty())
                    title += QStringLiteral(", ") + QString::fromStdString(english(reading));
                const QString symbol = QString::fromUtf8(spec(use.id).symbol);
                const QString name = symbol.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, symbol);
                QCOMPARE(valueRow(use.id)->editor()->accessibleName(), name);
                if (const ParameterRow *number = row(use.id))
                    QCOMPARE(number->slider()->accessibleName(), name);
            }
            for (const FigureView *chart : m_window->board().views()) {
                QCOMPARE(chart->accessibleName(), QString::fromStdString(english(chart->figure()->title)));
                QCOMPARE(chart->accessibleDescription(), QString::fromStdString(english(chart->figure()->caption)));
            }
            for (const ReadoutRow *readout : m_window->findChild<ReadoutPanel *>()->rows())
                QVERIFY(!readout->isVisible() || readout->accessibleName().size() > 3);
        }
    }

    /// One stop for each row, each chart, the chips and the results; arrows go through the numbers of a stop.
    void tabAndArrowsReachEverything() {
        for (const ExplorerSpec &explorer : testing::oneIn(3, explorerTable())) {
            open(explorer.id.data());
            QSet<QWidget *> wanted;
            unfold();
            for (GroupHeader *header : m_window->parameterPanel().findChildren<GroupHeader *>())
                wanted << header;
            // The slider leads on to its field.
            for (const ParameterUse &use : usesNow()) {
                const ParameterRow *number = row(use.id);
                wanted << (number ? number->slider() : valueRow(use.id)->editor());
            }
            for (FigureView *chart : m_window->board().views())
                if (chart->isVisible())
                    wanted << chart;
            for (Thumbnail *each : m_window->board().thumbnails().thumbnails())
                wanted << each;
            wanted << m_window->findChild<Navigation *>();
            if (m_window->parameterPanel().dataChoice())
                wanted << m_window->parameterPanel().dataChoice();
            for (QWidget *each : m_window->classroom().findChildren<QWidget *>())
                if (each->isVisible() && (each->focusPolicy() & Qt::TabFocus) && each->isEnabled())
                    wanted << each;
            // What there is besides: pins, parts, "?" and "Fit", the explanation, and the two stops of numbers.
            const qsizetype most = wanted.size() + 12;
            auto *panel = m_window->findChild<ReadoutPanel *>();
            for (ReadoutChip *each : m_window->findChild<ReadoutChips *>()->chips())
                wanted << each;
            for (ReadoutRow *readout : panel->rows())
                if (readout->isVisible())
                    wanted << readout;
            for (GroupHeader *header : panel->findChildren<GroupHeader *>())
                if (header->isVisible())
                    wanted << header;
            auto *navigation = m_window->findChild<Navigation *>();
            navigation->setFocus();
            QSet<QWidget *> stops;
            for (int i = 0; i < 150; ++i) {
                QWidget *stop = QApplication::focusWidget();
                if (i > 0 && stop == navigation)
                    break;
                stops << stop;
                wanted.remove(stop);
                if (qobject_cast<ReadoutButton *>(stop) || stop->parentWidget() == panel)
                    reachByArrows(wanted);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            }
            QCOMPARE(QApplication::focusWidget(), navigation);
            QVERIFY2(stops.size() <= most, qPrintable(QStringLiteral("%1: %2 stops, %3 at most")
                                                          .arg(QString::fromUtf8(explorer.id))
                                                          .arg(stops.size())
                                                          .arg(most)));
            QStringList missed;
            for (const QWidget *each : wanted)
                missed << each->objectName() + QLatin1Char(' ') + each->accessibleName();
            QCOMPARE(missed, QStringList());
        }
    }

    /// The stop of the results is what was in use last; Home and End go to its ends, and what is folded is left out.
    void arrowsInTheResults() {
        open("accuracy");
        unfold();
        auto *panel = m_window->findChild<ReadoutPanel *>();
        const auto focused = [] { return qobject_cast<ReadoutRow *>(QApplication::focusWidget()); };
        ReadoutRow *cell = nullptr;
        for (ReadoutRow *each : panel->rows())
            if (!cell && each->isVisible() && each->isCell())
                cell = each;
        QVERIFY(cell);
        QTest::mouseClick(cell, Qt::LeftButton);
        QCOMPARE(focused(), cell);
        QTest::keyClick(cell, Qt::Key_Right);
        ReadoutRow *right = focused();
        QVERIFY(right && right != cell);
        QCOMPARE(right->mapTo(panel, QPoint()).y(), cell->mapTo(panel, QPoint()).y());
        QTest::keyClick(right, Qt::Key_Down);
        ReadoutRow *below = focused();
        QVERIFY(below && below->isCell());
        QVERIFY(below->mapTo(panel, QPoint()).y() > right->mapTo(panel, QPoint()).y());
        QCOMPARE(below->mapTo(panel, QPoint()).x(), right->mapTo(panel, QPoint()).x());
        QTest::keyClick(below, Qt::Key_Up);
        QTest::keyClick(right, Qt::Key_Left);
        QCOMPARE(focused(), cell);
        QTest::keyClick(cell, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(!panel->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(focused(), cell);
        QTest::keyClick(cell, Qt::Key_Home);
        auto *header = qobject_cast<GroupHeader *>(QApplication::focusWidget());
        QVERIFY(header);
        QTest::keyClick(header, Qt::Key_Left); // folds
        QVERIFY(!header->isChecked());
        QVERIFY(!cell->isVisible());
        QTest::keyClick(header, Qt::Key_Down);
        QVERIFY(QApplication::focusWidget() != header && QApplication::focusWidget()->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QVERIFY(!QApplication::focusWidget()->visibleRegion().isEmpty()); // in sight
    }

private:
    /// Goes through all that the arrow keys lead to from what has the focus.
    static void reachByArrows(QSet<QWidget *> &wanted) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        const auto goAlong = [&](Qt::Key key) {
            const QWidget *before = nullptr;
            while (QApplication::focusWidget() != before) {
                before = QApplication::focusWidget();
                wanted.remove(QApplication::focusWidget());
                if (!qobject_cast<GroupHeader *>(QApplication::focusWidget()) || key != Qt::Key_Right)
                    QTest::keyClick(QApplication::focusWidget(), key);
            }
        };
        for (const QWidget *line = nullptr; QApplication::focusWidget() != line;) {
            line = QApplication::focusWidget();
            QPointer<QWidget> first(QApplication::focusWidget());
            goAlong(Qt::Key_Right);
            first->setFocus();
            QTest::keyClick(first, Qt::Key_Down);
        }
    }
    void acceptData() {
        whenOpen<QDialog>(this, [](QDialog *dialog) {
            for (QPushButton *button : dialog->findChildren<QPushButton *>())
                if (button->text() == QStringLiteral("Open"))
                    return QTest::mouseClick(button, Qt::LeftButton);
            dialog->reject();
        });
    }
    void checkOpened() {
        QCOMPARE(&store().explorer(), findExplorer("sampling"));
        const DataSource &data = store().parameters().data();
        QCOMPARE(data.kind, DataSource::Kind::Table);
        QVERIFY(data.table);
        QCOMPARE(value(Population), static_cast<double>(data.table->n));
        QCOMPARE(value(Categories), static_cast<double>(data.table->categories()));
        QCOMPARE(data.columns.size(), std::size_t{2});
        SETTLE(*m_window);
        const QComboBox *box = m_window->parameterPanel().dataChoice();
        QVERIFY2(box->currentText().startsWith(QStringLiteral("adult_layout.csv: ")), qPrintable(box->currentText()));
        QCOMPARE(store().undoStack().count(), 1);
        activate();
        undo();
        QVERIFY(!store().parameters().data().table);
    }
};

HALFTRUTH_TEST(MainWindowTest)

#include "tst_main_window.moc"
