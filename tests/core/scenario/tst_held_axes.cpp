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

/// With the marker of the people at a value.
Figure at(double value, const AxisRange &window) {
    return figureIn(window, {Marker{.value = value, .parameter = Population}});
}

/// Answers that fit where the axis is held, until it has stood there for a while.
void rest(HeldAxes &held, const Figure &figure, const HeldAxes::Moves &moves) {
    for (int i = 0; i < 20; ++i)
        QVERIFY(!held.follow({figure}, {figure}, {}, moves));
}

/// Several, with an axis of the same kind.
std::vector<Figure> figuresIn(const std::vector<AxisRange> &windows) {
    std::vector<Figure> figures;
    for (const AxisRange &window : windows) {
        figures.push_back(figureIn(window));
        figures.back().id += std::to_string(figures.size());
    }
    return figures;
}

/// Where those of the first so many figures are held that are.
std::vector<Interval> heldAt(const HeldAxes &held, int count) {
    std::vector<Interval> windows;
    const Request asked = held.holding({});
    for (int i = 1; i <= count; ++i)
        if (const auto window = asked.view("figure" + std::to_string(i)).x)
            windows.push_back(*window);
    return windows;
}

const HeldAxes::Moves nothingMoves;
const HeldAxes::Moves peopleMove{{Population, {1, 1e9}}};

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

    // Where two states are compared it gives way to a window with both in it, unless that made a strip of what moves.
    void goesOnWhereBothStatesAre() {
        const auto both = [](const AxisRange &own, const AxisRange &pinned) {
            std::vector<Figure> figures{figureIn(own), figureIn(pinned)};
            figures[1].id = "figure-pinned";
            figures[1].beside = "figure";
            return figures;
        };
        const auto from = [&](const Interval &next) {
            HeldAxes held;
            const std::vector<Figure> shown = both({0, 10}, {0, 10});
            [&] { QVERIFY(held.follow(both({1, 10}, {0, 10}), shown, {}, nothingMoves)); }();
            const std::vector<Figure> fits = both(AxisRange({0, 10}, {1, 10}), {0, 10});
            for (int i = 0; i < 20; ++i)
                [&] { QVERIFY(!held.follow(fits, shown, {}, nothingMoves)); }();
            [&] {
                QVERIFY(held.follow(both(AxisRange({0, 10}, next, {0, 1000}), {0, 10}), shown, {}, nothingMoves));
            }();
            return *held.holding({}).view("figure").x;
        };
        QVERIFY(from({20, 40}) == Interval(0, 50));
        QVERIFY(from({200, 210}) == Interval(200, 210));
        // Also where what was on screen doesn't fit at first.
        HeldAxes held;
        QVERIFY(held.follow(both({20, 40}, {0, 10}), both({0, 10}, {0, 10}), {}, nothingMoves));
        QVERIFY(held.holding({}).view("figure").x == Interval(0, 40)); // beyond it there is nothing to see
    }

    // Far too large a window gives way to what the axis would show by itself, and that stands still then.
    void goesOnWhereTheAxisWouldBeByItself() {
        HeldAxes held;
        const std::vector<Figure> shown{figureIn({0, 10})};
        QVERIFY(held.follow({figureIn({0, 9})}, shown, {}, nothingMoves));
        rest(held, figureIn(AxisRange({0, 10}, {0, 9})), nothingMoves);
        QVERIFY(held.follow({figureIn(AxisRange({0, 10}, {0, 1}))}, shown, {}, nothingMoves));
        QVERIFY(held.holding({}).view("figure").x == Interval(0, 1));
        rest(held, figureIn(AxisRange({0, 1}, {0, 0.9})), nothingMoves);
        QVERIFY(held.holding({}).view("figure").x == Interval(0, 1));
    }

    // One that is too small gives way to a larger one, so that it does so once or twice and not at every value.
    void goesOnWithRoomAhead() {
        HeldAxes held;
        QVERIFY(held.follow({figureIn({0, 30})}, {figureIn({0, 10})}, {}, nothingMoves));
        QVERIFY(held.holding({}).view("figure").x == Interval(0, 60));
        int changes = 0;
        for (double end = 31; end < 300; end *= 1.1) {
            const Interval window = *held.holding({}).view("figure").x;
            changes += held.follow({figureIn(AxisRange(window, {0, end}))}, {figureIn(window)}, {}, nothingMoves);
            QVERIFY(held.any());
        }
        QVERIFY2(changes > 0 && changes <= 3, qPrintable(QString::number(changes)));
        // Within what there is to see.
        HeldAxes whole;
        QVERIFY(
            whole.follow({figureIn(AxisRange({0, 30}, {0, 30}, {0, 40}))}, {figureIn({0, 10})}, {}, nothingMoves));
        QVERIFY(whole.holding({}).view("figure").x == Interval(0, 40));
    }

    // The axis of what is dragged stands still as long as its marker is in sight, whatever it would show by itself.
    void anAxisWithTheMarkerOfWhatMovesWaitsForIt() {
        HeldAxes held;
        const std::vector<Figure> shown{at(5, {0, 10})};
        QVERIFY(held.follow({at(9, {0, 100})}, shown, {}, peopleMove));
        rest(held, at(10, AxisRange({0, 10}, {0, 1000})), peopleMove);
        QVERIFY(held.follow({at(11, AxisRange({0, 10}, {0, 1000}))}, shown, {}, peopleMove));
        QVERIFY(held.holding({}).view("figure").x == Interval(0, 2000));
    }

    // There is no room ahead for what the slider doesn't reach.
    void roomEndsWhereTheSliderDoes() {
        const HeldAxes::Moves toThousand{{Population, {1, 1000}}};
        HeldAxes held;
        const std::vector<Figure> shown{at(5, {0, 10})};
        QVERIFY(held.follow({at(9, {0, 100})}, shown, {}, toThousand));
        rest(held, at(10, AxisRange({0, 10}, {0, 900})), toThousand);
        QVERIFY(held.follow({at(11, AxisRange({0, 10}, {0, 900}))}, shown, {}, toThousand));
        QVERIFY(held.holding({}).view("figure").x == Interval(0, 1000));
    }

    // Of an axis whose ends are to be seen everything stays in sight.
    void nothingLeavesAnAxisThatStaysWhole() {
        const auto whole = [](const AxisRange &window) {
            Figure figure = figureIn(window);
            figure.x.whole = true;
            return figure;
        };
        HeldAxes held;
        const std::vector<Figure> shown{whole({0, 10})};
        QVERIFY(held.follow({whole({0, 9})}, shown, {}, nothingMoves));
        rest(held, whole(AxisRange({0, 10}, {0, 10})), nothingMoves);
        QVERIFY(held.follow({whole(AxisRange({0, 10}, {0, 10.5}))}, shown, {}, nothingMoves));
        QVERIFY(held.holding({}).view("figure").x->upper > 10.5);
    }

    // What becomes a strip of its window at once moves too fast to be held: it is asked for once a value, until it is
    // slower.
    void letsGoOfWhatMovesFast() {
        HeldAxes held;
        QVERIFY(held.follow({figureIn({0, 9})}, {figureIn({0, 10})}, {}, nothingMoves));
        QVERIFY(held.follow({figureIn(AxisRange({0, 10}, {0, 1}))}, {figureIn({0, 10})}, {}, nothingMoves));
        QVERIFY(!held.any());
        QVERIFY(held.holding({}) == Request{});
        int asked = 0;
        for (double end = 100; end < 1000; end *= 1.1, ++asked)
            if (held.follow({figureIn({0, 1.1 * end})}, {figureIn({0, end})}, {}, nothingMoves))
                break;
        QVERIFY2(asked >= 5 && asked <= 15, qPrintable(QString::number(asked)));
        QVERIFY(held.any());
    }

    // Where what moves leaves even what the axis shows by itself, nothing is held.
    void letsGoOfWhatFitsNowhere() {
        HeldAxes held;
        const std::vector<Figure> shown{at(5, {0, 10})};
        QVERIFY(held.follow({at(9, {0, 100})}, shown, {}, peopleMove));
        rest(held, at(10, AxisRange({0, 10}, {0, 1000})), peopleMove);
        QVERIFY(held.follow({at(3000, AxisRange({0, 10}, {0, 1000}))}, shown, {}, peopleMove));
        QVERIFY(!held.any());
        QVERIFY(held.holding({}) == Request{});
    }

    // A cut through a map, with the map's own axis, isn't held by itself: it would be asked for once more when the
    // map is held elsewhere.
    void whatHasTheAxisOfAnotherFollowsIt() {
        HeldAxes held;
        const std::vector<Figure> shown = figuresIn({{0, 10}, {0, 10}});
        QVERIFY(held.follow(figuresIn({{0, 9}, {0, 9}}), shown, {}, nothingMoves));
        QCOMPARE(heldAt(held, 2), std::vector<Interval>({{0, 10}}));
        QVERIFY(!held.follow(figuresIn({{{0, 10}, {0, 9}}, {0, 10}}), shown, {}, nothingMoves));
        // Nor while the map moves too fast to be held.
        QVERIFY(held.follow(figuresIn({{{0, 10}, {0, 1}}, {0, 10}}), shown, {}, nothingMoves));
        QVERIFY(!held.follow(figuresIn({{0, 1}, {0, 1}}), shown, {}, nothingMoves));
        QVERIFY(!held.follow(figuresIn({{0, 0.9}, {0, 0.9}}), figuresIn({{0, 1}, {0, 1}}), {}, nothingMoves));
        QVERIFY(heldAt(held, 2).empty());
    }

    // What only happens to show the same window doesn't follow: all of it is held as soon as that is seen, however
    // many figures there are.
    void whatHasTheSameWindowByChanceIsHeldTogether() {
        HeldAxes held;
        const std::vector<Figure> shown = figuresIn({{0, 10}, {0, 10}, {0, 10}, {0, 10}});
        QVERIFY(held.follow(figuresIn({{0, 9}, {0, 9}, {0, 9}, {0, 9}}), shown, {}, nothingMoves));
        QVERIFY(held.follow(figuresIn({{{0, 10}, {0, 9}}, {0, 9}, {0, 9}, {0, 9}}), shown, {}, nothingMoves));
        QCOMPARE(heldAt(held, 4), std::vector<Interval>(4, {0, 10}));
        // The next time it is known.
        held.release();
        QVERIFY(heldAt(held, 4).empty());
        QVERIFY(held.follow(figuresIn({{0, 9}, {0, 9}, {0, 9}, {0, 9}}), shown, {}, nothingMoves));
        QCOMPARE(heldAt(held, 4), std::vector<Interval>(4, {0, 10}));
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
