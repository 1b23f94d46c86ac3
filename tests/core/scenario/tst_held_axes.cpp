#include "tests/support/test_program.h"

#include "core/scenario/held_axes.h"

#include <QTest>

using namespace halftruth;
using enum ParameterId;

namespace {

Figure figureIn(const AxisRange &window, std::vector<Layer> layers = {}) {
    Figure figure{.id = "figure", .title = phrase("Figure")};
    figure.x = {.title = phrase("x"), .range = window};
    figure.y = {.title = phrase("y"), .range = {0, 1}};
    figure.layers = std::move(layers);
    return figure;
}

bool nothingMoves(ParameterId) { return false; }
bool peopleMove(ParameterId id) { return id == Population; }

} // namespace

class TestHeldAxes : public QObject {
    Q_OBJECT

private slots:
    void holdsWhatWouldMove() {
        HeldAxes held;
        const std::vector<Figure> shown{figureIn({0, 10})};
        QVERIFY(!held.follow({figureIn({0, 10})}, shown, {}, nothingMoves));
        QVERIFY(!held.any());
        QVERIFY(held.follow({figureIn({0, 9})}, shown, {}, nothingMoves));
        const Request asked = held.holding({});
        QVERIFY(asked.view("figure").x == Interval(0, 10));
        // The answer to that question changes nothing more.
        QVERIFY(!held.follow({figureIn(AxisRange({0, 10}, {0, 9}))}, shown, {}, nothingMoves));
        held.release();
        QVERIFY(held.holding({}) == Request{});
    }

    // The window of a map's rows, too, also while no row of it has been computed.
    void holdsTheRowsOfAMap() {
        const Figure map = figureIn({0, 10}, {HeatMap{}});
        Figure later = map;
        later.y.range = {0, 0.9};
        Figure onItsWay = later;
        onItsWay.layers.clear();
        for (const Figure &now : {later, onItsWay}) {
            HeldAxes held;
            QVERIFY(held.follow({now}, {map}, {}, nothingMoves));
            QVERIFY(held.holding({}).view("figure").y == Interval(0, 1));
        }
        HeldAxes held;
        QVERIFY(!held.follow({onItsWay}, {figureIn({0, 10})}, {}, nothingMoves)); // curves alone
    }

    // What stands beside another figure has that one's windows.
    void whatStandsBesideFollows() {
        HeldAxes held;
        Figure now = figureIn({0, 9});
        Figure shown = figureIn({0, 10});
        now.beside = shown.beside = "other";
        QVERIFY(!held.follow({now}, {shown}, {}, nothingMoves));
        QVERIFY(!held.any());
    }

    // A window that doesn't fit any more gives way to what the axis would show by itself, and that stands still then.
    void goesOnWhereTheAxisWouldBeByItself() {
        HeldAxes held;
        const std::vector<Figure> shown{figureIn({0, 10})};
        QVERIFY(!held.follow({figureIn({0, 30})}, shown, {}, nothingMoves));
        QVERIFY(held.follow({figureIn({0, 9})}, shown, {}, nothingMoves));
        QVERIFY(held.follow({figureIn(AxisRange({0, 10}, {0, 1}))}, shown, {}, nothingMoves));
        QVERIFY(held.holding({}).view("figure").x == Interval(0, 1));
        QVERIFY(!held.follow({figureIn(AxisRange({0, 1}, {0, 0.9}))}, {figureIn({0, 1})}, {}, nothingMoves));
        QVERIFY(held.holding({}).view("figure").x == Interval(0, 1));
    }

    // The axis of what is dragged stands still as long as its marker is in sight, whatever it would show by itself.
    void anAxisWithTheMarkerOfWhatMovesWaitsForIt() {
        const auto at = [](double value, const AxisRange &window) {
            return figureIn(window, {Marker{.value = value, .parameter = Population}});
        };
        HeldAxes held;
        const std::vector<Figure> shown{at(5, {0, 10})};
        QVERIFY(held.follow({at(9, {0, 100})}, shown, {}, peopleMove));
        QVERIFY(!held.follow({at(10, AxisRange({0, 10}, {0, 1000}))}, shown, {}, peopleMove));
        QVERIFY(held.follow({at(11, AxisRange({0, 10}, {0, 1000}))}, shown, {}, peopleMove));
        QVERIFY(held.holding({}).view("figure").x == Interval(0, 1000));
    }

    // Where what moves leaves even what the axis shows by itself, nothing is held.
    void letsGoOfWhatFitsNowhere() {
        const auto at = [](double value, const AxisRange &window) {
            return figureIn(window, {Marker{.value = value, .parameter = Population}});
        };
        HeldAxes held;
        const std::vector<Figure> shown{at(5, {0, 10})};
        QVERIFY(held.follow({at(9, {0, 100})}, shown, {}, peopleMove));
        QVERIFY(held.follow({at(2000, AxisRange({0, 10}, {0, 1000}))}, shown, {}, peopleMove));
        QVERIFY(!held.any());
        QVERIFY(held.holding({}) == Request{});
    }

    void aWindowThatWasChosenIsNotTouched() {
        HeldAxes held;
        Request asked;
        asked.views["figure"].x = Interval{0, 10};
        QVERIFY(!held.follow({figureIn(AxisRange({0, 10}, {0, 90}))}, {figureIn({0, 9})}, asked, nothingMoves));
        QVERIFY(held.follow({figureIn({0, 9})}, {figureIn({0, 10})}, {}, nothingMoves));
        asked.views["figure"].x = Interval{2, 3};
        QVERIFY(held.holding(asked).view("figure").x == Interval(2, 3));
    }
};

HALFTRUTH_TEST(TestHeldAxes)
#include "tst_held_axes.moc"
