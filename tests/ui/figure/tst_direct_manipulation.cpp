#include "tests/support/test_program.h"
#include "tests/ui/support/window_test.h"
#include "ui/figure/axis_window.h"
#include "ui/figure/figure_actions.h"
#include "ui/figure/hover_item.h"
#include "ui/files/figure_command.h"
#include "ui/files/figure_data.h"
#include "ui/files/figure_file.h"
#include "ui/parameters/parameter_row.h"
#include "ui/parameters/value_field.h"
#include "ui/parameters/value_slider.h"
#include "ui/text/localized.h"
#include "ui/window/status_text.h"

#include "core/figure/series.h"
#include "core/quantities/quantities.h"

#include <QAccessible>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStatusBar>
#include <QStatusTipEvent>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace halftruth;
using enum ParameterId;

/// What a hand does in a chart: drags and steps markers, zooms, hides series.
class TestDirectManipulation : public WindowTest {
    Q_OBJECT

private:
    void open(const char *explorer) {
        store().setExplorer(*findExplorer(explorer));
        QVERIFY(settled(*m_window));
    }
    [[nodiscard]] FigureView *view(const char *id) const { return shownView(*m_window, QString::fromLatin1(id)); }
    static QPoint at(const FigureView &view, double x, double unitY = 0.5) {
        const PlotGeometry &geometry = view.figureScene().geometry();
        return view.mapFromScene(geometry.toScene(x, geometry.y.fromUnit(unitY)));
    }
    static void move(const FigureView &view, QPoint to) { QTest::mouseMove(view.viewport(), to); }
    static void press(const FigureView &view, QPoint place) {
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, place);
    }
    static void release(const FigureView &view, QPoint place) {
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, place);
    }
    static void wheel(const FigureView &view, QPoint place, int angle) {
        QWheelEvent event(place, view.viewport()->mapToGlobal(place), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(view.viewport(), &event);
    }
    /// Draws a frame with Shift from one place to another; where it isn't let go the mouse stays pressed.
    static void frame(const FigureView &view, QPoint from, QPoint to, bool letGo = true) {
        QTest::mousePress(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, from);
        move(view, from + (to - from) / 2);
        move(view, to);
        if (letGo)
            QTest::mouseRelease(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, to);
    }
    [[nodiscard]] QAction *viewEntry(const QString &text) const {
        for (QMenu *menu : m_window->menuBar()->findChildren<QMenu *>())
            for (QAction *each : menu->actions())
                if (each->text().remove(QLatin1Char('&')) == text)
                    return each;
        return nullptr;
    }
    /// Types into fields of the dialog for a chart's range, each once, and presses a key then.
    static void typeRange(QDialog *dialog, const QList<std::pair<QString, QString>> &values, Qt::Key then) {
        for (const auto &[name, text] : values) {
            auto *field = dialog->findChild<ValueField *>(name);
            QVERIFY(field && field->isVisible());
            QTest::mouseClick(field, Qt::LeftButton);
            field->selectAll();
            QTest::keyClicks(field, text);
        }
        QTest::keyClick(dialog->focusWidget(), then);
    }
    /// The dialog that a menu's entry opens.
    [[nodiscard]] QDialog *rangeDialog() const {
        m_window->figureActions().zooms().last()->trigger();
        QDialog *dialog = nullptr;
        for (QDialog *each : m_window->findChildren<QDialog *>(QStringLiteral("zoomToRange")))
            if (each->isVisible())
                dialog = each;
        if (!dialog)
            return nullptr;
        dialog->activateWindow();
        return QTest::qWaitFor([&] { return dialog->isActiveWindow(); }) ? dialog : nullptr;
    }
    static QToolButton *fitOf(const FigureView &view) { return view.findChild<QToolButton *>(QStringLiteral("fit")); }
    /// Where the legend's entry of a series is.
    static QPoint entryOf(const FigureView &view, const std::string &series) {
        for (int y = 0; y < view.height(); y += 3)
            for (int x = 0; x < view.width(); x += 3)
                if (view.figureScene().seriesAt(view.mapToScene(x, y)) == series)
                    return {x + 3, y + 3};
        return {};
    }

private slots:
    void init() {
        begin();
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, {1280, 800});
        SETTLE(*m_window);
    }
    void cleanup() { end(); }

    // Beside a value its simulated interval is told, with both ends; where there is none nothing is.
    void anIntervalIsReadWithItsEnds() {
        FigureScene scene;
        scene.setTheme(theme("light"));
        scene.setSize({600, 400});
        const Points estimates{
            .label = Text::verbatim("estimate"), .role = Role::Simulation, .x = {1, 2}, .y = {-0.1, 0.4}};
        const Band band{.label = Text::verbatim("interval"),
                        .role = Role::Simulation,
                        .x = {0.5, 0.5, 1.5, 1.5, 2.5},
                        .lower = {0, 0, 0, 0, 0},
                        .upper = {0, 0.3, 0.3, 0, 0}};
        const Figure figure{.id = "test",
                            .title = phrase("Test"),
                            .x = {.title = phrase("class"), .range = {0, 3}},
                            .y = {.title = phrase("share"), .range = {-0.5, 1}},
                            .layers = {band, estimates},
                            .caption = phrase("A test")};
        scene.setFigure(std::make_shared<const Figure>(figure));
        const auto summary = [&](double x, double y) {
            const auto reading = readingAt(figure, scene.geometry(), scene.geometry().toScene(x, y));
            return reading ? reading->summary : QString();
        };
        QCOMPARE(summary(1, -0.1), QStringLiteral("class = 1,  estimate = −0.1,  interval: 0 … 0.3"));
        QCOMPARE(summary(2, 0.4), QStringLiteral("class = 2,  estimate = 0.4"));
    }

    // A place that has a name is told by it, and what has no place isn't read.
    void namedPlacesAreReadByTheirNames() {
        open("randomized-response");
        const auto told = [this](const char *figure, QPointF at) {
            FigureView *chart = view(figure);
            const PlotGeometry &geometry = chart->figureScene().geometry();
            const auto reading = readingAt(*chart->figure(), geometry, geometry.toScene(at.x(), at.y()));
            return reading ? reading->summary : QString();
        };
        store().setFront("probabilities");
        SETTLE(*m_window);
        QCOMPARE(told("probabilities", {-0.1, 0.3}), QStringLiteral("the truth: a no,  says no = 0.75"));
        QCOMPARE(told("probabilities", {1.2, 0.3}), QStringLiteral("the truth: a yes,  says yes = 0.75"));
        QVERIFY(!store().setParameter(LieProbability, 0.05)); // five people, side by side
        store().setFront("hundred");
        SETTLE(*m_window);
        QCOMPARE(told("hundred", {8, 1}), QString());
    }

    // The button that shows all again stands on no curve where there is a corner without one.
    void theButtonToFitHidesNoCurve() {
        FigureView chart;
        chart.setTheme(theme("light"));
        chart.resize(600, 400);
        const Curve rises{.label = Text::verbatim("rises"), .x = {0, 5, 10}, .y = {0, 5, 10}};
        const Curve falls{.label = Text::verbatim("falls"), .x = {0, 5, 10}, .y = {10, 5, 9}};
        chart.show(std::make_shared<const Figure>(Figure{.id = "test",
                                                         .title = phrase("Test"),
                                                         .x = {.title = phrase("x"), .range = {0, 10}},
                                                         .y = {.title = phrase("y"), .range = {0, 10}},
                                                         .layers = {rises, falls},
                                                         .caption = phrase("A test")}),
                   View{.x = Interval{0, 10}});
        static_cast<QWidget &>(chart).show();
        QTRY_VERIFY(chart.findChild<QToolButton *>(QStringLiteral("fit"))->isVisible());
        const auto *fit = chart.findChild<QToolButton *>(QStringLiteral("fit"));
        const QPoint corner = chart.mapFromScene(chart.figureScene().geometry().toScene(10, 0));
        QVERIFY2((fit->geometry().bottomRight() - corner).manhattanLength() < 20, "not in the only free corner");
    }

    void aMarkerIsDragged() {
        FigureView *chart = view("epsilon");
        const QPoint from = at(*chart, 0.25) + QPoint(5, 0);
        move(*chart, from);
        QCOMPARE(chart->viewport()->cursor().shape(), Qt::SizeHorCursor);
        press(*chart, from);
        for (const double q : {0.3, 0.1, 0.4}) {
            // It doesn't jump under the cursor.
            move(*chart, at(*chart, q) + QPoint(5, 0));
            QVERIFY2(std::fabs(value(LieProbability) - q) < 0.002,
                     qPrintable(QString::number(value(LieProbability))));
            SETTLE(*m_window);
        }
        release(*chart, at(*chart, 0.4) + QPoint(5, 0));
        SETTLE(*m_window);
        QVERIFY(std::fabs(value(LieProbability) - 0.4) < 0.002);
        QVERIFY(!store().inGesture());
        QVERIFY(store().view("epsilon") == View{});
        QCOMPARE(store().undoStack().count(), 1);
        store().undoStack().undo();
        QCOMPARE(value(LieProbability), 0.25);
    }

    // The pin's name grows as soon as n leaves it: what is dragged stays under the pointer all the same.
    void thePlotStandsStillWhileAMarkerIsDragged() {
        open("accuracy");
        QVERIFY(!store().setParameter(LieProbability, 0.3));
        QVERIFY(!store().setParameter(Population, 500.0));
        SETTLE(*m_window);
        store().pin(store().parameters());
        QVERIFY(!store().setParameter(LieProbability, 0.1));
        SETTLE(*m_window);
        // So high that its names stand at the ends of its curves.
        const QSize usual = m_window->size();
        const auto small = qScopeGuard([&] {
            m_window->board().enlarge({});
            m_window->resize(usual);
        });
        m_window->resize(usual.width(), 1500);
        m_window->board().enlarge(QStringLiteral("error"));
        SETTLE(*m_window);
        FigureView *chart = view("error");
        const QRectF plot = chart->figureScene().geometry().plot;
        QVERIFY(std::ranges::all_of(chart->figureScene().names(),
                                    [&](const QRectF &name) { return name.left() > plot.right(); }));
        const QPoint from = at(*chart, 500);
        press(*chart, from);
        for (const int moved : {6, 7, 8, 20}) {
            move(*chart, from + QPoint(moved, 0));
            SETTLE(*m_window);
            QCOMPARE(chart->figureScene().geometry().plot, plot);
            const double marker = chart->figureScene().geometry().sceneX(value(Population));
            const double pointer = chart->mapToScene(from + QPoint(moved, 0)).x();
            QVERIFY2(std::fabs(marker - pointer) < 2, qPrintable(QString::number(value(Population))));
            for (const QRectF &name : chart->figureScene().names())
                QVERIFY(chart->sceneRect().adjusted(0, 0, 1, 1).contains(name));
        }
        release(*chart, from + QPoint(20, 0));
        SETTLE(*m_window);
        QVERIFY2(chart->figureScene().geometry().plot != plot, "the longer name has no room of its own");
        // The same under a slider.
        const QRectF then = chart->figureScene().geometry().plot;
        store().beginGesture();
        QVERIFY(!store().setParameter(Population, 500.0));
        SETTLE(*m_window);
        QCOMPARE(chart->figureScene().geometry().plot, then);
        store().endGesture();
        SETTLE(*m_window);
        QCOMPARE(chart->figureScene().geometry().plot, plot);
    }

    // The menu of a chart says that it can be zoomed, and with which keys.
    void theMenuZooms() {
        FigureView *chart = view("epsilon");
        const double all = chart->figure()->x.range.width();
        QMenu menu;
        chart->addActions(&menu);
        const auto entry = [&](const QString &start) {
            const QList<QAction *> entries = menu.actions();
            const auto found = std::ranges::find_if(entries, [&](const QAction *each) {
                return each->text().remove(QLatin1Char('&')).startsWith(start);
            });
            return found == entries.end() ? nullptr : *found;
        };
        QVERIFY(entry(QStringLiteral("Zoom in")) && entry(QStringLiteral("Zoom out")));
        for (const char *name : {"Zoom in", "Zoom out", "Fit", "Zoom to range"}) // each by its letter
            QVERIFY2(entry(QLatin1String(name))->text().contains(QLatin1Char('&')), name);
        entry(QStringLiteral("Zoom in"))->trigger();
        SETTLE(*m_window);
        const double part = chart->figure()->x.range.width();
        QVERIFY(part < all);
        entry(QStringLiteral("Zoom out"))->trigger();
        SETTLE(*m_window);
        QVERIFY(chart->figure()->x.range.width() > part);
        entry(QStringLiteral("Zoom to range…"))->trigger();
        auto *dialog = m_window->findChild<QDialog *>(QStringLiteral("zoomToRange"));
        QVERIFY(dialog && dialog->isVisible());
        dialog->reject();
    }

    // From its dot a marker is brought to what is best, and on from there; a press alone changes nothing.
    void anOptimumIsTaken() {
        open("sampling");
        const auto from = value(Samples);
        FigureView *chart = view("error");
        const Points *best = nullptr;
        for (const Layer &layer : chart->figure()->layers)
            if (const auto *each = std::get_if<Points>(&layer); each && each->optimum && each->role == Role::Exact)
                best = each;
        QVERIFY(best);
        const QPoint dot = placeOf(*chart, best->x[0], best->y[0]);
        QVERIFY(std::fabs(best->x[0] - from) > 50);
        move(*chart, dot);
        QCOMPARE(chart->viewport()->cursor().shape(), Qt::SizeHorCursor);
        press(*chart, dot);
        release(*chart, dot);
        QCOMPARE(value(Samples), from);
        QCOMPARE(store().undoStack().count(), 0);
        press(*chart, dot);
        move(*chart, dot + QPoint(20, 0));
        move(*chart, dot);
        release(*chart, dot);
        QVERIFY2(std::fabs(value(Samples) - best->x[0]) <= 1, qPrintable(QString::number(value(Samples))));
        QCOMPARE(store().undoStack().count(), 1);
        store().undoStack().undo();
        QCOMPARE(value(Samples), from);
    }

    void theCheapestPlanIsTakenByBothItsNumbers() {
        open("plan");
        FigureView *map = view("map");
        const Points *cheapest = nullptr;
        for (const Layer &layer : map->figure()->layers)
            if (const auto *each = std::get_if<Points>(&layer); each && each->optimum)
                cheapest = each;
        QVERIFY(cheapest);
        const double people = cheapest->y[0];
        const QPoint dot = placeOf(*map, cheapest->x[0], people);
        move(*map, dot);
        QCOMPARE(map->viewport()->cursor().shape(), Qt::SizeAllCursor);
        press(*map, dot);
        move(*map, dot + QPoint(0, 20));
        move(*map, dot);
        release(*map, dot);
        QVERIFY(std::fabs(value(Population) / people - 1) < 0.01);
        QCOMPARE(store().undoStack().count(), 1);
    }

    void whatIsHeldStaysOnTheAxis() {
        FigureView *chart = view("epsilon");
        press(*chart, at(*chart, 0.25));
        move(*chart, at(*chart, 0.25) + QPoint(5000, 40));
        QCOMPARE(value(LieProbability), 0.5);
        release(*chart, at(*chart, 0.25) + QPoint(5000, 40));
        QCOMPARE(store().undoStack().count(), 1);
    }

    void bothMarkersAreDraggedWhereTheyCross() {
        open("privacy-ratio");
        FigureView *map = view("surface");
        const QPoint from = placeOf(*map, value(Outcome), value(Ones));
        move(*map, from);
        QCOMPARE(map->viewport()->cursor().shape(), Qt::SizeAllCursor);
        press(*map, from);
        move(*map, placeOf(*map, 120, 40));
        release(*map, placeOf(*map, 120, 40));
        QVERIFY(std::fabs(value(Outcome) - 120) <= 2 && std::fabs(value(Ones) - 40) <= 2);
        QCOMPARE(store().undoStack().count(), 1);
    }

    // ε falls where q rises: what is dragged and stepped along an axis of ε is q.
    void aMarkerMovesOnAnAxisOfAnotherNumber() {
        open("plan");
        QVERIFY(!store().setParameter(PrivacyAxis, 1.0));
        SETTLE(*m_window);
        FigureView *map = view("map");
        const QPoint from = placeOf(*map, std::log(3.0), value(Population));
        move(*map, from);
        QCOMPARE(map->viewport()->cursor().shape(), Qt::SizeAllCursor);
        press(*map, from);
        move(*map, placeOf(*map, 0.8, 400));
        release(*map, placeOf(*map, 0.8, 400));
        SETTLE(*m_window);
        QVERIFY2(std::fabs(value(LieProbability) - 1 / (1 + std::exp(0.8))) < 0.005,
                 qPrintable(QString::number(value(LieProbability))));
        QVERIFY(std::fabs(value(Population) / 400 - 1) < 0.05);
        const double before = value(LieProbability);
        view("map")->clearFocus();
        view("map")->setFocus(Qt::TabFocusReason);
        QTest::keyClick(view("map"), Qt::Key_Tab); // the first is the limit of ε
        QTest::keyClick(view("map"), Qt::Key_Right);
        QVERIFY(value(LieProbability) < before);
        QCOMPARE(value(Epsilon), 0.5);
    }

    void besideItsReachAMarkerStaysWhereItIs() {
        FigureView *chart = view("epsilon");
        const QPoint from = at(*chart, 0.25) + QPoint(11, 0);
        move(*chart, from);
        QCOMPARE(chart->viewport()->cursor().shape(), Qt::ArrowCursor);
        press(*chart, from);
        move(*chart, from + QPoint(60, 0));
        release(*chart, from + QPoint(60, 0));
        QCOMPARE(value(LieProbability), 0.25);
    }

    void aClickChoosesNothing_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &explorer : explorerTable())
            QTest::newRow(explorer.id.data()) << QString::fromUtf8(explorer.id);
    }
    void aClickChoosesNothing() {
        QFETCH(const QString, explorer);
        open(explorer.toUtf8().constData());
        const Parameters before = store().parameters();
        for (std::size_t i = 0; i < m_window->board().views().size(); ++i) {
            FigureView *chart = view(m_window->board().views()[i]->figure()->id.c_str());
            const QRectF plot = chart->figureScene().geometry().plot;
            for (const QPointF place : {plot.center(), plot.topLeft() + QPointF(30, 30)})
                QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, chart->mapFromScene(place));
            for (const Layer &layer : chart->figure()->layers)
                if (const auto *marker = std::get_if<Marker>(&layer);
                    marker && marker->direction == Marker::Direction::Vertical)
                    QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, at(*chart, marker->value));
        }
        QVERIFY(store().parameters() == before);
        QCOMPARE(store().undoStack().count(), 0);
    }

    void keysMoveTheMarkers() {
        FigureView *chart = view("epsilon");
        chart->setFocus(Qt::TabFocusReason);
        // As the slider's keys do; ten times as far with Shift.
        QTest::keyClick(chart, Qt::Key_Right);
        QCOMPARE(value(LieProbability), 0.255);
        QTest::keyClick(chart, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(value(LieProbability), 0.205);
        QCOMPARE(store().undoStack().count(), 2);
        // Keys that repeat are one gesture.
        for (int i = 0; i < 3; ++i)
            QTest::keyPress(chart, Qt::Key_Right);
        QVERIFY(store().inGesture());
        QTest::keyRelease(chart, Qt::Key_Right);
        QVERIFY(!store().inGesture());
        QCOMPARE(value(LieProbability), 0.22);
        QCOMPARE(store().undoStack().count(), 3);
        QVERIFY(store().view("epsilon") == View{});
    }

    void tabLeadsThroughTheMarkersAndOut() {
        open("privacy-ratio");
        FigureView *map = view("surface");
        map->setFocus(Qt::TabFocusReason);
        const double outcome = value(Outcome);
        const double ones = value(Ones);
        QTest::keyClick(map, Qt::Key_Right);
        QCOMPARE(value(Outcome), outcome + 1);
        QTest::keyClick(map, Qt::Key_Tab);
        QVERIFY(map->hasFocus());
        QTest::keyClick(map, Qt::Key_Up);
        QCOMPARE(value(Ones), ones + 1);
        QTest::keyClick(map, Qt::Key_Tab);
        QVERIFY(!map->hasFocus());
        // Back again, at the last.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ShiftModifier);
    }

    void whatIsFoundCannotBeMovedAndSaysWhy() {
        open("accuracy");
        store().solve({Population, "accuracy-hoeffding"});
        SETTLE(*m_window);
        QVERIFY(store().solving());
        FigureView *chart = view("error");
        const Parameters before = store().parameters();
        QSignalSpy told(&m_window->board(), &FigureBoard::hovered);
        const QPoint from = at(*chart, value(Population));
        move(*chart, from + QPoint(1, 0));
        QCOMPARE(chart->viewport()->cursor().shape(), Qt::ForbiddenCursor);
        QCOMPARE(told.last().first().toString(), QStringLiteral("n is found from the others"));
        press(*chart, from);
        move(*chart, from + QPoint(60, 0));
        release(*chart, from + QPoint(60, 0));
        QVERIFY(store().parameters() == before);
    }

    // ------------------------------------------------------------ the status bar

    [[nodiscard]] QString readingTold() const {
        for (const StatusText *each : m_window->statusBar()->findChildren<StatusText *>())
            if (each->text().contains(QStringLiteral("n = ")))
                return each->text();
        return {};
    }

    // It says what is read where the mouse is now, of the chart that is there now.
    void aReadingGoesWithWhatItReads() {
        open("accuracy");
        SETTLE(*m_window);
        FigureView *chart = view("error");
        const QPoint from = chart->mapFromScene(chart->figureScene().geometry().plot.center()) + QPoint(60, 0);
        const QPoint to = from + QPoint(100, 0);
        move(*chart, from);
        const QString before = readingTold();
        QVERIFY(!before.isEmpty());
        press(*chart, from);
        move(*chart, from + QPoint(50, 0));
        QCOMPARE(readingTold(), QString()); // nothing is read while it moves
        move(*chart, to);
        release(*chart, to);
        SETTLE(*m_window);
        const auto now = readingAt(*chart->figure(), chart->figureScene().geometry(), chart->mapToScene(to));
        QVERIFY(now && now->summary != before);
        QCOMPARE(readingTold(), now->summary);
        // Another explorer has other charts.
        store().setExplorer(*findExplorer("counts"));
        QCOMPARE(readingTold(), QString());
    }

    // Where it stood the explanation of a menu's entry has room.
    void anExplanationHasTheWholeBar() {
        open("accuracy");
        FigureView *chart = view("error");
        move(*chart, chart->mapFromScene(chart->figureScene().geometry().plot.center()));
        QVERIFY(!readingTold().isEmpty());
        QStatusTipEvent told(QStringLiteral("How accurate is the result, and how many people do I need?"));
        QApplication::sendEvent(m_window.get(), &told);
        for (const StatusText *each : m_window->statusBar()->findChildren<StatusText *>())
            QVERIFY(!each->isVisible());
        QStatusTipEvent over{QString()};
        QApplication::sendEvent(m_window.get(), &over);
        for (const StatusText *each : m_window->statusBar()->findChildren<StatusText *>())
            QVERIFY(each->isVisible());
    }

    // The crosshair says which n is meant.
    void aDoubleClickPutsAMarkerUnderTheCrosshair() {
        open("accuracy");
        SETTLE(*m_window);
        FigureView *chart = view("error");
        const QRectF plot = chart->figureScene().geometry().plot;
        for (const double share : {0.31, 0.395, 0.52}) {
            const QPoint place =
                chart->mapFromScene(plot.topLeft() + QPointF(share * plot.width(), plot.height() / 2));
            const auto reading =
                readingAt(*chart->figure(), chart->figureScene().geometry(), chart->mapToScene(place));
            QVERIFY(reading);
            QTest::mouseDClick(chart->viewport(), Qt::LeftButton, {}, place);
            QCOMPARE(value(Population), reading->x);
            SETTLE(*m_window);
        }
    }

    // What the map's scale tells is told of a cell, beyond the ends of its colours too.
    void aMapTellsWhatItsScaleTells() {
        open("plan");
        SETTLE(*m_window);
        FigureView *map = view("map");
        const PlotGeometry &geometry = map->figureScene().geometry();
        const auto reading = readingAt(*map->figure(), geometry,
                                       geometry.plot.bottomLeft() + QPointF(0.05 * geometry.plot.width(), -20));
        QVERIFY(reading);
        const double q = reading->x;
        const Parameters here = store().parameters().with(LieProbability, q).with(Population, reading->y);
        const double larger = std::max(std::log((1 - q) / q) / value(Epsilon),
                                       evaluate(*findQuantity("accuracy-total"), here) / value(Alpha));
        QVERIFY(larger > 3.5);
        const QString told = reading->lines.front().text.section(QStringLiteral(" = "), 1);
        QVERIFY2(std::fabs(told.toDouble() - larger) < 0.01 * larger, qPrintable(reading->summary));
        QVERIFY(!reading->summary.contains(QStringLiteral("ln")));
    }

    // ------------------------------------------------------------ axes

    // n on the axis of n: the window would move by decades.
    void axesStandStillUntilAMarkerIsLetGo() {
        open("accuracy");
        FigureView *chart = view("error");
        const Interval before = chart->figure()->x.range;
        const QPoint from = at(*chart, value(Population));
        press(*chart, from);
        for (int i = 1; i <= 6; ++i) {
            move(*chart, from + QPoint(i * 25, 0));
            SETTLE(*m_window);
            QVERIFY2(chart->figure()->x.range == before, qPrintable(QString::number(i)));
            for (const Layer &layer : chart->figure()->layers)
                if (const auto *curve = std::get_if<Curve>(&layer))
                    QVERIFY(!curve->x.empty() && curve->x.back() > 0.8 * before.upper);
        }
        release(*chart, from + QPoint(150, 0));
        QVERIFY(value(Population) > 1000);
        SETTLE(*m_window);
        QVERIFY(!(chart->figure()->x.range == before));
        QVERIFY(chart->figure()->x.range == chart->figure()->x.range.natural);
        QVERIFY(store().view("error") == View{});
    }

    void axesStandStillUnderASlider_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<ParameterId>("parameter");
        QTest::newRow("people") << QStringLiteral("anonymity") << Population;
        QTest::newRow("map") << QStringLiteral("mechanisms") << Epsilon;
        QTest::newRow("privacy ratio") << QStringLiteral("privacy-ratio") << Population;
    }
    void axesStandStillUnderASlider() {
        QFETCH(const QString, explorer);
        QFETCH(const ParameterId, parameter);
        open(explorer.toUtf8().constData());
        const auto windows = [&] {
            std::vector<Interval> all;
            for (const FigureView *each : m_window->board().views()) {
                if (!each->isVisible())
                    continue; // thumbnails are drawn when nothing moves
                all.push_back(each->figure()->x.range);
                all.push_back(each->figure()->y.range);
                if (const HeatMap *map = heatMap(*each->figure()))
                    all.push_back(map->colours.range);
            }
            return all;
        };
        const std::vector<Interval> before = windows();
        const double start = value(parameter);
        store().beginGesture();
        for (const double factor : {1.02, 1.04, 1.02}) {
            QVERIFY(!store().setParameter(parameter, spec(parameter).range.integer ? std::round(start * factor)
                                                                                   : start * factor));
            SETTLE(*m_window);
            const std::vector<Interval> now = windows();
            for (std::size_t i = 0; i < before.size(); ++i)
                QVERIFY2(now[i] == before[i], qPrintable(QStringLiteral("window %1: %2 to %3, before %4 to %5")
                                                             .arg(i)
                                                             .arg(now[i].lower)
                                                             .arg(now[i].upper)
                                                             .arg(before[i].lower)
                                                             .arg(before[i].upper)));
        }
        store().endGesture();
        SETTLE(*m_window);
        // What is at rest is what the explorer says by itself.
        for (const FigureView *each : m_window->board().views())
            QVERIFY(each->figure()->x.range == each->figure()->x.range.natural);
    }

    void aZoomedChartHasAButtonThatFits() {
        FigureView *chart = view("epsilon");
        QToolButton *fit = fitOf(*chart);
        QVERIFY(!fit->isVisible());
        wheel(*chart, at(*chart, 0.3), 240);
        SETTLE(*m_window);
        QVERIFY(fit->isVisible());
        const QRectF plot = chart->figureScene().geometry().plot;
        QVERIFY(chart->mapFromScene(plot).boundingRect().contains(fit->geometry()));
        QVERIFY(fit->focusPolicy() & Qt::TabFocus);
        QTest::mouseClick(fit, Qt::LeftButton);
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon") == View{});
        QVERIFY(!fit->isVisible());
        // Keys reach it as well.
        wheel(*chart, at(*chart, 0.3), 240);
        SETTLE(*m_window);
        fit->setFocus();
        QTest::keyClick(fit, Qt::Key_Space);
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon") == View{});
    }

    void panningEndsWhereThereIsNothingToSee() {
        FigureView *chart = view("epsilon");
        wheel(*chart, at(*chart, 0.4), 480);
        SETTLE(*m_window);
        const double width = chart->figure()->x.range.width();
        const QPoint from = at(*chart, chart->figure()->x.range.upper, 0.3) - QPoint(20, 0);
        press(*chart, from);
        move(*chart, from - QPoint(20, 0));
        move(*chart, from - QPoint(4000, 0));
        release(*chart, from - QPoint(4000, 0));
        SETTLE(*m_window);
        QVERIFY(std::fabs(chart->figure()->x.range.upper - 0.5) < 1e-9);
        QVERIFY(std::fabs(chart->figure()->x.range.width() - width) < 1e-9);
    }

    // Beyond what there is to see a marker could be dragged into nothing.
    void zoomingOutEnds() {
        open("accuracy");
        FigureView *chart = view("error");
        for (int turn = 0; turn < 12; ++turn) {
            wheel(*chart, at(*chart, 200), -2400);
            SETTLE(*m_window);
        }
        const Figure &far = *chart->figure();
        QCOMPARE(Interval(far.x.range), far.x.range.domain); // as panning does
        // An axis that doesn't know more ends at three times what it shows by itself.
        const double own = std::log(far.y.range.natural.upper / far.y.range.natural.lower);
        const double shown = std::log(far.y.range.upper / far.y.range.lower);
        QVERIFY2(shown > 2.9 * own && shown < 3.1 * own, qPrintable(QString::number(shown / own)));
        QVERIFY(!chart->canZoomStep(false));
        // What lies beyond already, as a range that was typed, isn't cut; nor is anything on the way back.
        const Interval typed{1e-3, 1e12};
        Axis axis = far.x;
        axis.range = AxisRange(typed, far.x.range.natural, far.x.range.domain);
        QCOMPARE(windowAround(axis, -1, 2), typed);
        QVERIFY(windowAround(axis, 0.25, 0.75).width() < typed.width());
        QTest::keyClick(chart, Qt::Key_Home);
        SETTLE(*m_window);
        QVERIFY(store().view("error") == View{});
    }

    // ------------------------------------------------------------ zooming to what is meant

    void aFrameIsZoomedTo() {
        FigureView *chart = view("epsilon");
        const AxisMap y = chart->figureScene().geometry().y;
        const double pixel = 0.5 / chart->figureScene().geometry().plot.width();
        frame(*chart, at(*chart, 0.3, 0.2), at(*chart, 0.2, 0.6), false);
        QVERIFY(store().view("epsilon") == View{}); // not before it is let go
        QVERIFY2(m_window->findChildren<StatusText *>().last()->text().contains(QStringLiteral("Esc")) ||
                     m_window->findChildren<StatusText *>().first()->text().contains(QStringLiteral("Esc")),
                 "nothing says what happens");
        QTest::mouseRelease(chart->viewport(), Qt::LeftButton, Qt::ShiftModifier, at(*chart, 0.2, 0.6));
        SETTLE(*m_window);
        const AxisRange &shown = chart->figure()->x.range;
        QVERIFY2(std::fabs(shown.lower - 0.2) < 1.5 * pixel && std::fabs(shown.upper - 0.3) < 1.5 * pixel,
                 qPrintable(QStringLiteral("%1 %2").arg(shown.lower).arg(shown.upper)));
        QVERIFY(std::fabs(y.toUnit(chart->figure()->y.range.lower) - 0.2) < 0.02);
        QVERIFY(std::fabs(y.toUnit(chart->figure()->y.range.upper) - 0.6) < 0.02);
        QCOMPARE(store().undoStack().count(), 0); // as the wheel
        QVERIFY(fitOf(*chart)->isVisible());
        // The next one right after it is no double click, which would bring the marker here.
        QTest::mouseDClick(chart->viewport(), Qt::LeftButton, Qt::ShiftModifier, at(*chart, 0.22));
        QCOMPARE(value(LieProbability), 0.25);
    }

    void aFlatFrameZoomsAlongOneAxis() {
        FigureView *chart = view("epsilon");
        frame(*chart, at(*chart, 0.1), at(*chart, 0.3) + QPoint(0, 5));
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon").x && !store().view("epsilon").y);
        QVERIFY(std::fabs(chart->figure()->x.range.lower - 0.1) < 0.005);
        QTest::keyClick(chart, Qt::Key_Home);
        SETTLE(*m_window);
        frame(*chart, at(*chart, 0.1, 0.2), at(*chart, 0.1, 0.7) + QPoint(5, 0));
        SETTLE(*m_window);
        QVERIFY(!store().view("epsilon").x && store().view("epsilon").y);
        QTest::keyClick(chart, Qt::Key_Home);
        SETTLE(*m_window);
        // A click is no frame.
        frame(*chart, at(*chart, 0.1), at(*chart, 0.1) + QPoint(3, 3));
        QVERIFY(store().view("epsilon") == View{});
        // What leads out of the plot ends at its edge.
        frame(*chart, at(*chart, 0.4), at(*chart, 0.5) + QPoint(500, 3));
        SETTLE(*m_window);
        QVERIFY(std::fabs(chart->figure()->x.range.upper - 0.5) < 1e-9);
    }

    void aFrameBeginsOnAMarkerToo() {
        FigureView *chart = view("epsilon");
        frame(*chart, at(*chart, 0.25), at(*chart, 0.4) + QPoint(0, 3));
        SETTLE(*m_window);
        QCOMPARE(value(LieProbability), 0.25);
        QVERIFY(std::fabs(chart->figure()->x.range.lower - 0.25) < 0.005);
        QVERIFY(!store().inGesture());
    }

    void escapeGivesUpAFrame() {
        FigureView *chart = view("epsilon");
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Return);
        QVERIFY(m_window->board().isEnlarged());
        SETTLE(*m_window);
        frame(*chart, at(*chart, 0.1, 0.2), at(*chart, 0.3, 0.7), false);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        move(*chart, at(*chart, 0.35, 0.8));
        QTest::mouseRelease(chart->viewport(), Qt::LeftButton, Qt::ShiftModifier, at(*chart, 0.35, 0.8));
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon") == View{});
        QVERIFY(m_window->board().isEnlarged());
        QTest::keyClick(chart, Qt::Key_Escape);
        QVERIFY(!m_window->board().isEnlarged());
    }

    // From a field's focus, too, and of the chart that has been worked with, or the main one.
    void theViewMenuZooms() {
        FigureView *chart = m_window->board().view(QStringLiteral("epsilon"));
        QVERIFY(m_window->board().isMain(chart));
        QAction *fit = viewEntry(QStringLiteral("Fit"));
        QVERIFY(fit && !fit->isEnabled());
        QVERIFY(viewEntry(QStringLiteral("Zoom in"))->isEnabled() &&
                viewEntry(QStringLiteral("Zoom out"))->isEnabled());
        QLineEdit *field = row(LieProbability)->field();
        QTest::mouseClick(field, Qt::LeftButton);
        QVERIFY(field->hasFocus());
        const QString said = field->text();
        const double all = chart->figure()->x.range.width();
        QTest::keyClick(field, Qt::Key_Plus, Qt::ControlModifier);
        SETTLE(*m_window);
        const double once = chart->figure()->x.range.width();
        QVERIFY(once < all && fit->isEnabled());
        QTest::keyClick(field, Qt::Key_Equal, Qt::ControlModifier);
        SETTLE(*m_window);
        QVERIFY(chart->figure()->x.range.width() < once);
        QTest::keyClick(field, Qt::Key_Minus, Qt::ControlModifier);
        SETTLE(*m_window);
        QVERIFY(std::fabs(chart->figure()->x.range.width() - once) < 1e-9);
        QTest::keyClick(field, Qt::Key_0, Qt::ControlModifier);
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon") == View{});
        QVERIFY(!fit->isEnabled() && field->hasFocus());
        QCOMPARE(field->text(), said);
        QCOMPARE(&store().explorer(), findExplorer("randomized-response"));
        FigureView *other = view("probabilities");
        other->setFocus();
        QTest::keyClick(other, Qt::Key_Plus, Qt::ControlModifier);
        SETTLE(*m_window);
        QVERIFY(store().view("probabilities").y && store().view("epsilon") == View{});
        QCOMPARE(store().undoStack().count(), 0);
    }

    void aRangeIsTyped() {
        FigureView *chart = view("epsilon");
        QDialog *dialog = rangeDialog();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<ValueField *>(QStringLiteral("xFrom"))->text(), QStringLiteral("0"));
        QCOMPARE(dialog->findChild<ValueField *>(QStringLiteral("xTo"))->text(), QStringLiteral("0.5"));
        QVERIFY(dialog->findChild<ValueField *>(QStringLiteral("yTo"))->isVisible());
        typeRange(dialog,
                  {{QStringLiteral("xFrom"), QStringLiteral("0.2")}, {QStringLiteral("xTo"), QStringLiteral("3/10")}},
                  Qt::Key_Return);
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon") == (View{.x = Interval{0.2, 0.3}}));
        QTRY_VERIFY(!m_window->findChild<QDialog *>(QStringLiteral("zoomToRange")));
        QVERIFY(Interval(chart->figure()->x.range) == (Interval{0.2, 0.3}));
        QCOMPARE(store().undoStack().count(), 0);
        // From there on it is panned, no further than there is something to see.
        const QPoint from = at(*chart, 0.29, 0.9);
        press(*chart, from);
        move(*chart, from - QPoint(20, 0));
        move(*chart, from - QPoint(4000, 0));
        release(*chart, from - QPoint(4000, 0));
        SETTLE(*m_window);
        QVERIFY(std::fabs(chart->figure()->x.range.upper - 0.5) < 1e-9);
    }

    // What a person sees is what is in the fields; who touches none of them changes nothing.
    void whatIsSeenIsWhatIsTyped() {
        FigureView *chart = view("epsilon");
        wheel(*chart, at(*chart, 0.3), 120);
        SETTLE(*m_window);
        const View seen = store().view("epsilon");
        QDialog *dialog = rangeDialog();
        QVERIFY(dialog);
        for (const auto &[name, end] : {std::pair{"xFrom", seen.x->lower}, {"xTo", seen.x->upper}}) {
            const QString text = dialog->findChild<ValueField *>(QLatin1String(name))->text();
            QVERIFY2(std::fabs(text.toDouble() - end) < 1e-3 && text.size() <= 7, qPrintable(text));
        }
        typeRange(dialog, {}, Qt::Key_Return);
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon") == seen);
        // Of an axis one end can be typed.
        dialog = rangeDialog();
        QVERIFY(dialog);
        typeRange(dialog, {{QStringLiteral("xTo"), QStringLiteral("0.45")}}, Qt::Key_Return);
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon").x == (Interval{seen.x->lower, 0.45}));
        QVERIFY(store().view("epsilon").y == seen.y);
    }

    void aRangeThatIsRefusedChangesNothing() {
        (void)view("epsilon");
        QDialog *dialog = rangeDialog();
        QVERIFY(dialog);
        const auto *refusal = dialog->findChild<QLabel *>(QStringLiteral("refusal"));
        const auto refused = [&](const char *name) {
            return dialog->findChild<ValueField *>(QLatin1String(name))->property("refused").toBool();
        };
        const auto say = [&](const QString &from, const QString &to) {
            typeRange(dialog, {{QStringLiteral("xFrom"), from}, {QStringLiteral("xTo"), to}}, Qt::Key_Return);
            return refusal->isVisible() ? refusal->text() : QString();
        };
        QCOMPARE(say(QStringLiteral("0.2"), QStringLiteral("0.7")),
                 QStringLiteral("upper end of q must be in (0.2, 0.5], but is 0.7"));
        QVERIFY(refused("xTo") && !refused("xFrom"));
        QCOMPARE(say(QStringLiteral("0.2"), QStringLiteral("0.1")),
                 QStringLiteral("upper end of q must be in (0.2, 0.5], but is 0.1"));
        QCOMPARE(say(QStringLiteral("-1"), QStringLiteral("0.1")),
                 QStringLiteral("lower end of q must be in [0, 0.5), but is −1"));
        QVERIFY(refused("xFrom") && !refused("xTo"));
        QCOMPARE(say(QStringLiteral("much"), QStringLiteral("0.1")),
                 QStringLiteral("lower end of q must be a number, but is “much”"));
        QVERIFY(dialog->isVisible() && store().view("epsilon") == View{});
        for (const QLabel *label : dialog->findChildren<QLabel *>())
            QVERIFY(dialog->rect().contains(label->geometry()));
        // Whoever types on is not told of what was there.
        QTest::keyClick(dialog->focusWidget(), Qt::Key_1);
        QVERIFY(!refusal->isVisible() && !refused("xFrom"));
        // First what was typed is given up, then the dialog.
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Escape);
        QVERIFY(dialog->isVisible());
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        QVERIFY(store().view("epsilon") == View{});
    }

    void aRangeIsTypedInThePersonsNumbers() {
        speak(QStringLiteral("de"));
        m_window = std::make_unique<MainWindow>();
        showIn(*m_window, {1280, 800});
        SETTLE(*m_window);
        QDialog *dialog = rangeDialog();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<ValueField *>(QStringLiteral("xTo"))->text(), QStringLiteral("0,5"));
        typeRange(dialog,
                  {{QStringLiteral("xFrom"), QStringLiteral("0,2")}, {QStringLiteral("xTo"), QStringLiteral("0,7")}},
                  Qt::Key_Return);
        const QString said = dialog->findChild<QLabel *>(QStringLiteral("refusal"))->text();
        QVERIFY2(said.contains(QStringLiteral("muss in")) && said.contains(QStringLiteral("0,7")) &&
                     said.contains(QStringLiteral("0,5")),
                 qPrintable(said));
        typeRange(dialog, {{QStringLiteral("xTo"), QStringLiteral("0,3")}}, Qt::Key_Return);
        SETTLE(*m_window);
        QVERIFY(store().view("epsilon").x == (Interval{0.2, 0.3}));
    }

    // On a logarithmic axis, and on one of values, which says only how far its curves go.
    void aRangeOfValuesIsTyped() {
        open("accuracy");
        FigureView *chart = view("error");
        QCOMPARE(chart->figure()->y.scale, Scale::Log);
        QDialog *dialog = rangeDialog();
        QVERIFY(dialog);
        const auto *refusal = dialog->findChild<QLabel *>(QStringLiteral("refusal"));
        typeRange(dialog, {{QStringLiteral("yFrom"), QStringLiteral("0")}}, Qt::Key_Return);
        QVERIFY2(refusal->isVisible() && refusal->text().contains(QStringLiteral("must be in (0, ")),
                 qPrintable(refusal->text()));
        typeRange(dialog,
                  {{QStringLiteral("yFrom"), QStringLiteral("1e-5")}, {QStringLiteral("yTo"), QStringLiteral("10")}},
                  Qt::Key_Return);
        SETTLE(*m_window);
        QVERIFY(store().view("error") == (View{.y = Interval{1e-5, 10}}));
        QVERIFY(Interval(chart->figure()->y.range) == (Interval{1e-5, 10}));
    }

    // Places that have words have no ends to type.
    void whatHasWordsHasNoRange() {
        FigureView *people = view("hundred");
        QVERIFY(people && !people->figure()->x.namedTicks.empty() && !people->figure()->y.namedTicks.empty());
        QVERIFY(!viewEntry(QStringLiteral("Zoom to range…"))->isEnabled());
        (void)view("epsilon");
        QVERIFY(viewEntry(QStringLiteral("Zoom to range…"))->isEnabled());
    }

    // ------------------------------------------------------------ readings

    void aNameWithAValueIsNotSaidToBeEqualToAnother() {
        Figure figure{.id = "figure", .title = phrase("Figure")};
        figure.x = {.title = phrase("x"), .symbol = "x", .range = {0, 1}};
        figure.y = {.title = phrase("y"), .range = {0, 1}};
        for (const char *name : {"q = 0.1", "exact"})
            figure.layers.emplace_back(Curve{.label = Text::verbatim(name), .x = {0, 1}, .y = {0.25, 0.25}});
        const PlotGeometry geometry{.plot = {0, 0, 100, 100}, .x = AxisMap(figure.x), .y = AxisMap(figure.y)};
        const auto reading = readingAt(figure, geometry, {10, 50});
        QVERIFY(reading);
        QCOMPARE(reading->summary, QStringLiteral("x = 0,  q = 0.1: 0.25,  exact = 0.25"));
        // Each line of a series is told by its swatch.
        QVERIFY(!reading->lines[0].series);
        QCOMPARE(reading->lines[1].series, &figure.layers[0]);
        QCOMPARE(reading->lines[2].series, &figure.layers[1]);
    }

    // Dots speak of their own places: away from them they say nothing, and what is read is of one x.
    void allThatIsReadIsOfOnePlace() {
        QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
        QTest::mouseClick(row(LieProbability)->field(), Qt::LeftButton);
        QTest::keyClicks(row(LieProbability)->field(), QStringLiteral("0.1"));
        QTest::keyClick(row(LieProbability)->field(), Qt::Key_Return);
        SETTLE(*m_window);
        FigureView *chart = view("epsilon");
        QString reading;
        const QObject here; // a view that goes says that nothing is read any longer
        connect(chart, &FigureView::hovered, &here, [&](const QString &text) { reading = text; });
        static const QRegularExpression form(
            QStringLiteral("^q = ([0-9.]+),\\s+ε = ([0-9.]+)(?:,\\s+(ε at this q.*))?$"));
        const struct {
            double q;
            const char *rest;
        } places[]{{0.05, ""},
                   {0.1, "ε at this q = 2.197"},
                   {0.176, ""},
                   {0.25, "ε at this q (q = 0.25): 1.099"},
                   {0.4, ""}};
        for (const auto &place : places)
            for (const double height : {0.1, 0.4, 0.8}) {
                QTest::mouseMove(chart->viewport(), at(*chart, place.q, height));
                QTRY_VERIFY2(std::fabs(form.match(reading).captured(1).toDouble() - place.q) < 2e-3,
                             qPrintable(reading));
                const auto match = form.match(reading);
                const double q = match.captured(1).toDouble();
                QVERIFY2(std::fabs(match.captured(2).toDouble() - std::log((1 - q) / q)) < 3e-3, qPrintable(reading));
                QCOMPARE(match.captured(3), QString::fromUtf8(place.rest));
            }
    }

    // Pinned curves stand below the bars, which are around an estimate that isn't theirs.
    void whatIsPinnedIsReadBesideErrorBars() {
        open("accuracy");
        store().pin(store().parameters());
        QVERIFY(!store().setParameter(LieProbability, 0.4));
        SETTLE(*m_window);
        const FigureView *chart = view("error");
        const Figure &figure = *chart->figure();
        const PlotGeometry &geometry = chart->figureScene().geometry();
        const auto reading = readingAt(figure, geometry, geometry.plot.center());
        QVERIFY(reading && !reading->bars.empty());
        std::size_t pinned = 0;
        for (const ReadingLine &line : reading->lines)
            if (line.series) {
                const Curve &curve = std::get<Curve>(*line.series);
                QCOMPARE(curve.role, Role::Pinned);
                QVERIFY2(line.text.startsWith(localized(curve.label)), qPrintable(line.text));
                QVERIFY(reading->summary.contains(line.text));
                ++pinned;
            }
        QVERIFY2(pinned > 2 && pinned <= 6, qPrintable(QString::number(pinned)));
        // The plate has room for both.
        HoverItem item;
        item.setBounds({QPointF(), chart->scene()->sceneRect().size()});
        item.show(*reading, figure, geometry, {});
        const double withPins = item.label().height();
        HoverReading bare = *reading;
        std::erase_if(bare.lines, [](const ReadingLine &line) { return line.series; });
        item.show(bare, figure, geometry, {});
        QVERIFY(withPins > item.label().height());
    }

    // Where a curve leaves a zoomed window, in any corner of it.
    void whatIsReadHidesNoNumbersOfAnAxis() {
        FigureView *chart = view("epsilon");
        wheel(*chart, at(*chart, 0.25), 960);
        SETTLE(*m_window);
        const auto *hover = [&]() -> const HoverItem * {
            for (const QGraphicsItem *each : chart->scene()->items())
                if (const auto *found = dynamic_cast<const HoverItem *>(each))
                    return found;
            return nullptr;
        }();
        QVERIFY(hover);
        const Interval shown = chart->figure()->x.range;
        const QRectF plot = chart->figureScene().geometry().plot;
        for (const double part : {0.002, 0.02, 0.3, 0.7, 0.98, 0.998})
            for (const double height : {0.01, 0.3, 0.99}) {
                move(*chart, at(*chart, shown.lower + part * shown.width(), height));
                QTRY_VERIFY(hover->isVisible());
                const QRectF &label = hover->label();
                const QString where = QStringLiteral("%1, %2").arg(part).arg(height);
                QVERIFY2(label.left() >= plot.left() && label.bottom() <= plot.bottom(), qPrintable(where));
                // Nor the title, and what lies above it, as a button does, isn't drawn through it.
                QVERIFY2(label.top() >= plot.top(), qPrintable(where));
                QVERIFY2(!label.intersects(chart->mapToScene(fitOf(*chart)->geometry()).boundingRect()),
                         qPrintable(where));
            }
    }

    void whereACurveEndsItSaysNothing() {
        Figure figure{.id = "figure", .title = phrase("Figure")};
        figure.x = {.title = phrase("x"), .symbol = "x", .range = {0, 1}};
        figure.y = {.title = phrase("y"), .range = {0, 1}};
        figure.layers.emplace_back(Curve{.label = Text::verbatim("short"), .x = {0.6, 0.8}, .y = {0.25, 0.75}});
        figure.layers.emplace_back(Curve{.label = Text::verbatim("long"), .x = {0, 0.7, 1}, .y = {0.5, 0.5, 0.5}});
        const PlotGeometry geometry{.plot = {0, 0, 500, 500}, .x = AxisMap(figure.x), .y = AxisMap(figure.y)};
        const auto before = readingAt(figure, geometry, geometry.toScene(0.1, 0.5));
        QVERIFY(before);
        QCOMPARE(before->summary, QStringLiteral("x = 0,  long = 0.5"));
        // Between two values of a curve what is drawn is read.
        const auto within = readingAt(figure, geometry, geometry.toScene(0.7, 0.5));
        QVERIFY(within);
        QCOMPARE(within->summary, QStringLiteral("x = 0.7,  short = 0.5,  long = 0.5"));
    }

    void theLabelHidesNoCurve_data() {
        QTest::addColumn<double>("x");
        for (const double x : {0.03, 0.2, 0.5, 0.8, 0.97})
            QTest::newRow(qPrintable(QString::number(x))) << x;
    }
    void theLabelHidesNoCurve() {
        QFETCH(const double, x);
        Figure figure{.id = "figure", .title = phrase("Figure")};
        figure.x = {.title = phrase("x"), .symbol = "x", .range = {0, 1}};
        figure.y = {.title = phrase("y"), .range = {0, 1}};
        Curve rising{.label = Text::verbatim("rising")};
        Curve falling{.label = Text::verbatim("falling"), .colour = 1};
        for (int i = 0; i <= 100; ++i) {
            rising.x.push_back(i / 100.0);
            rising.y.push_back(i / 100.0);
            falling.x.push_back(i / 100.0);
            falling.y.push_back(1 - i / 100.0);
        }
        figure.layers = {rising, falling};
        const PlotGeometry geometry{.plot = {40, 10, 560, 340}, .x = AxisMap(figure.x), .y = AxisMap(figure.y)};
        HoverItem item;
        item.setBounds({0, 0, 640, 400});
        const auto reading = readingAt(figure, geometry, geometry.toScene(x, x));
        QVERIFY(reading);
        // A legend in the middle of the plot, where nothing else is in the way.
        const QList<QRectF> names{{geometry.toScene(0.2, 0.55), QSizeF(90, 18)},
                                  {geometry.toScene(0.4, 0.95), QSizeF(90, 18)}};
        item.show(*reading, figure, geometry, names);
        for (const QRectF &name : names)
            QVERIFY(!item.label().intersects(name));
        QVERIFY(item.boundingRect().contains(item.label()));
        for (const QPointF &ink : inkOf(figure, geometry, false))
            QVERIFY(!item.label().contains(ink));
    }

    void aChartTellsAScreenReaderItsValues() {
        FigureView *chart = view("epsilon");
        const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(chart);
        QVERIFY(spoken);
        QCOMPARE(spoken->role(), QAccessible::Chart);
        const QString text = spoken->text(QAccessible::Description);
        QVERIFY2(text.startsWith(QString::fromStdString(english(chart->figure()->title))), qPrintable(text));
        QVERIFY2(text.contains(QString::fromStdString(english(m_window->shown()->exploration.sentence))),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("q = 0.25")) && text.contains(QStringLiteral("ε = 1.09")),
                 qPrintable(text));
        QVERIFY(text.contains(QString::fromStdString(english(chart->figure()->caption))));
    }

    // ------------------------------------------------------------ series

    void aClickOnTheLegendHidesASeries() {
        open("accuracy");
        FigureView *chart = view("error");
        const QPoint entry = entryOf(*chart, "Hoeffding");
        QVERIFY(!entry.isNull());
        const std::size_t rows = FigureTable(*chart->figure()).rowCount();
        QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, entry);
        SETTLE(*m_window);
        QVERIFY(store().view("error").hidden == std::set<std::string>{"Hoeffding"});
        QCOMPARE(store().undoStack().count(), 0); // a way of looking
        QVERIFY(FigureTable(*chart->figure()).rowCount() < rows);
        QVERIFY(!figureCsv(*chart->figure()).contains("Hoeffding"));
        QVERIFY(!entryOf(*chart, "Hoeffding").isNull()); // it can be brought back
        // The same from the command of an exported figure.
        const Provenance provenance =
            Provenance::of(store().explorer(), store().request(), m_window->shown()->exploration);
        const QString command = provenance.commandLine(QStringLiteral("error"));
        QVERIFY2(command.contains(QStringLiteral("--hide Hoeffding")), qPrintable(command));
        QVERIFY(scenarioOf(command, {}).views == store().scenario().views);
        QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, entryOf(*chart, "Hoeffding"));
        SETTLE(*m_window);
        QVERIFY(store().view("error") == View{});
        QCOMPARE(FigureTable(*chart->figure()).rowCount(), rows);
    }

    void theMenuHidesASeriesWithoutAMouse() {
        open("accuracy");
        FigureView *chart = view("error");
        QMenu menu;
        chart->addActions(&menu);
        QAction *hoeffding = nullptr;
        for (QMenu *each : menu.findChildren<QMenu *>())
            for (QAction *action : each->actions())
                if (action->text() == QStringLiteral("Hoeffding"))
                    hoeffding = action;
        QVERIFY(hoeffding && hoeffding->isChecked());
        hoeffding->trigger();
        SETTLE(*m_window);
        QVERIFY(store().view("error").hidden.contains("Hoeffding"));
    }

    // A series keeps its place in the legend, and stays hidden, while the numbers in its name change.
    void aHiddenSeriesStaysHiddenWhileItsNameChanges() {
        open("counts");
        FigureView *chart = view("pmf");
        const std::vector<std::string> names = seriesNames(*chart->figure());
        const auto name = std::ranges::find(names, std::string("m = {m}"));
        QVERIFY(name != names.end());
        QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, entryOf(*chart, *name));
        SETTLE(*m_window);
        const auto hidden = [&] {
            return isHidden(chart->figure()->layers[static_cast<std::size_t>(name - names.begin())]);
        };
        QVERIFY(hidden());
        QVERIFY(!store().setParameter(Ones, value(Ones) + 1));
        SETTLE(*m_window);
        QVERIFY(hidden());
    }
};

HALFTRUTH_TEST(TestDirectManipulation)
#include "tst_direct_manipulation.moc"
