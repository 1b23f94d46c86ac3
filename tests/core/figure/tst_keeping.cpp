#include "tests/support/test_program.h"

#include "core/figure/keeping.h"

#include <QTest>

using namespace halftruth;

namespace {

Figure figureWith(std::vector<Layer> layers) {
    Figure figure{.id = "figure", .title = phrase("Figure")};
    figure.x.title = phrase("x");
    figure.y.title = phrase("y");
    figure.y.range = {0, 10};
    figure.layers = std::move(layers);
    return figure;
}

Curve curve(const char *label, std::vector<double> y) {
    Curve curve{.label = Text::verbatim(label), .role = Role::Exact};
    for (std::size_t i = 0; i < y.size(); ++i)
        curve.x.push_back(static_cast<double>(i));
    curve.y = std::move(y);
    return curve;
}

HeatMap map(float value) {
    HeatMap map{.label = phrase("map")};
    map.xs = {0};
    map.ys = {0};
    map.values = {value};
    return map;
}

} // namespace

class TestKeeping : public QObject {
    Q_OBJECT

private slots:
    // A curve without points, and one that isn't there at all, stay as they were; one with points is the new one.
    void curvesStayUntilTheyAreComputed() {
        const std::vector<Figure> before{
            figureWith({curve("empty", {1, 2}), curve("missing", {3, 4}), curve("known", {5, 6})})};
        const Figure shown = keeping({figureWith({curve("empty", {}), curve("known", {7, 8})})}, before).front();
        QCOMPARE(shown.layers.size(), std::size_t{3});
        const auto &empty = std::get<Curve>(shown.layers[0]);
        QVERIFY(empty.stale && empty.y == std::vector<double>({1, 2}));
        const auto &known = std::get<Curve>(shown.layers[1]);
        QVERIFY(!known.stale && known.y == std::vector<double>({7, 8}));
        const auto &missing = std::get<Curve>(shown.layers[2]);
        QVERIFY(missing.stale && english(missing.label) == "missing");
    }

    // A name may show the value that moves; a family has one for each.
    void aCurveThatIsRenamedIsTheSame() {
        const auto at = [](double value, std::vector<double> y) {
            Curve each = curve("", std::move(y));
            each.label = halftruth::tr("error = {value}", {{"value", value}});
            return each;
        };
        std::vector<Figure> shown{figureWith({at(1, {1, 2})})};
        for (int step = 2; step < 9; ++step) {
            shown = keeping({figureWith({at(step, {1, 3})})}, shown);
            QCOMPARE(shown.front().layers.size(), std::size_t{1});
            QVERIFY(!std::get<Curve>(shown.front().layers.front()).stale);
        }
        shown = keeping({figureWith({at(9, {})})}, shown);
        QCOMPARE(shown.front().layers.size(), std::size_t{1});
        QVERIFY(std::get<Curve>(shown.front().layers.front()).stale);
        QCOMPARE(std::get<Curve>(shown.front().layers.front()).y, std::vector<double>({1, 3}));
        // One of a family that isn't there yet stays as well.
        const std::vector<Figure> family{figureWith({at(10, {1, 1}), at(20, {2, 2}), at(30, {3, 3})})};
        const Figure now = keeping({figureWith({at(10, {4, 4}), at(30, {5, 5})})}, family).front();
        QCOMPARE(now.layers.size(), std::size_t{3});
        QVERIFY(std::get<Curve>(now.layers[2]).stale);
        QCOMPARE(std::get<Curve>(now.layers[2]).y, std::vector<double>({2, 2}));
    }

    void whatStayedStaysOn() {
        std::vector<Figure> shown{figureWith({curve("exact", {1, 2})})};
        for (int time = 0; time < 3; ++time)
            shown = keeping({figureWith({curve("exact", {})})}, shown);
        QCOMPARE(std::get<Curve>(shown.front().layers.front()).y, std::vector<double>({1, 2}));
        shown = keeping({figureWith({curve("exact", {3, 4})})}, shown);
        QVERIFY(!std::get<Curve>(shown.front().layers.front()).stale);
    }

    // A map stays with its contours, below all else; a new one brings its own.
    void mapsStayWithTheirContours() {
        const std::vector<Figure> before{figureWith({map(1), Contour{.level = 2, .lines = {{{0, 1}, {0, 1}}}}})};
        const Figure shown = keeping({figureWith({curve("line", {1, 2})})}, before).front();
        QCOMPARE(shown.layers.size(), std::size_t{3});
        QVERIFY(std::get<HeatMap>(shown.layers[0]).stale);
        QVERIFY(std::holds_alternative<Contour>(shown.layers[1]));
        const Figure next = keeping({figureWith({map(3)})}, before).front();
        QCOMPARE(next.layers.size(), std::size_t{1});
        QVERIFY(!std::get<HeatMap>(next.layers[0]).stale);
    }

    // A pin's state is the same as before: what is known of it is as true, in a figure of its own and drawn along.
    void whatAPinShowsStaysAsItIs() {
        Curve along = curve("pin", {1, 2});
        along.role = Role::Pinned;
        Figure pinned = figureWith({map(1), curve("exact", {3, 4})});
        pinned.id = "figure-pinned";
        pinned.beside = "figure";
        Figure onItsWay = pinned;
        onItsWay.layers = {curve("exact", {})};
        const std::vector<Figure> before{figureWith({along, curve("own", {5, 6})}), pinned};
        for (const Pins pins : {Pins::Same, Pins::Other}) {
            const bool stale = pins == Pins::Other;
            const std::vector<Figure> shown = keeping({figureWith({}), onItsWay}, before, pins);
            QCOMPARE(std::get<Curve>(shown[0].layers[0]).stale, stale);
            QVERIFY(std::get<Curve>(shown[0].layers[1]).stale); // of the state that moves
            QCOMPARE(std::get<HeatMap>(shown[1].layers[0]).stale, stale);
            const auto &kept = std::get<Curve>(shown[1].layers[1]);
            QCOMPARE(kept.stale, stale);
            QCOMPARE(kept.y, std::vector<double>({3, 4}));
        }
        // Once faded it doesn't come back by itself.
        const std::vector<Figure> faded = keeping({figureWith({}), onItsWay}, before, Pins::Other);
        QVERIFY(std::get<Curve>(keeping({onItsWay}, faded, Pins::Same)[0].layers[1]).stale);
        // It leaves no trail.
        Figure finer = pinned;
        finer.layers = {curve("exact", {3, 3.5, 4})};
        QCOMPARE(trailing({finer}, {pinned}).front(), finer);
    }

    // The difference of two maps is there as long as one of them may still come.
    void aDifferenceStaysUntilItCanBeTold() {
        const auto both = [](const std::vector<Layer> &own, const std::vector<Layer> &pinned) {
            std::vector<Figure> figures{figureWith(own), figureWith(pinned)};
            figures[1].id = "figure-pinned";
            figures[1].beside = "figure";
            return figures;
        };
        std::vector<Figure> before = both({map(1)}, {map(2)});
        before.push_back(figureWith({map(-1)}));
        before[2].id = "figure" + std::string(differenceEnding);
        before[2].beside = "figure";
        std::vector<Figure> now = both({}, {map(2)});
        now[0].x.range = {2, 3};
        now.push_back(figureWith({}));
        now[2].id = "another";
        const std::vector<Figure> shown = keeping(now, before, Pins::Same);
        QCOMPARE(shown.size(), std::size_t{4});
        QCOMPARE(shown[2].id, before[2].id);
        QVERIFY(shown[2].x.range == now[0].x.range);
        QVERIFY(std::get<HeatMap>(shown[2].layers[0]).stale);
        QCOMPARE(keeping(both({map(3)}, {}), before).size(), std::size_t{3});
        // Both are there, and can't be compared; or nothing stands beside any more, or other axes do.
        QCOMPARE(keeping(both({map(3)}, {map(2)}), before).size(), std::size_t{2});
        QCOMPARE(keeping({figureWith({})}, before).size(), std::size_t{1});
        std::vector<Figure> others = both({}, {});
        others[0].x.title = phrase("another");
        QCOMPARE(keeping(others, before).size(), std::size_t{2});
    }

    void otherFiguresKeepNothing() {
        Figure other = figureWith({curve("exact", {})});
        other.id = "other";
        QCOMPARE(keeping({other}, {figureWith({curve("exact", {1, 2})})}).front(), other);
    }

    void axesStandStillWhileTheyFit_data() {
        QTest::addColumn<double>("lower");
        QTest::addColumn<double>("upper");
        QTest::addColumn<std::vector<double>>("drawn");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        using Values = std::vector<double>;
        QTest::newRow("the same") << 0.0 << 10.0 << Values{0, 9.5} << 0.0 << 10.0;
        QTest::newRow("less") << 0.0 << 4.0 << Values{0, 3.8} << 0.0 << 10.0;
        QTest::newRow("all inside") << 0.0 << 11.0 << Values{1, 9.9} << 0.0 << 10.0;
        QTest::newRow("a little of it outside") << 0.0 << 11.0 << Values{1, 10.5} << 0.0 << 22.0;
        QTest::newRow("below") << -10.0 << 10.0 << Values{-9, 9} << -30.0 << 10.0;
        QTest::newRow("elsewhere") << 20.0 << 30.0 << Values{21, 29} << 0.0 << 40.0;
        QTest::newRow("a strip") << 0.0 << 1.0 << Values{0, 1} << 0.0 << 1.0;
        QTest::newRow("a strip elsewhere") << 100.0 << 101.0 << Values{100, 101} << 100.0 << 101.0;
    }
    // All that is drawn stays in sight; an axis that gives way has room ahead.
    void axesStandStillWhileTheyFit() {
        QFETCH(const double, lower);
        QFETCH(const double, upper);
        QFETCH(const std::vector<double>, drawn);
        QFETCH(const double, from);
        QFETCH(const double, to);
        Figure now = figureWith({curve("exact", drawn)});
        now.x.range = {0, 10};
        now.y.range = {lower, upper};
        const Figure shown = holdingAxes({now}, {figureWith({})}).front();
        QVERIFY2(shown.y.range == Interval({from, to}),
                 qPrintable(QStringLiteral("%1 to %2").arg(shown.y.range.lower).arg(shown.y.range.upper)));
        QVERIFY(shown.y.range.natural == now.y.range.natural); // what it is at rest stays known
    }

    // Also where it grows by ten times the axis changes three times at most.
    void axesGiveWayRarely() {
        for (const Scale scale : {Scale::Linear, Scale::Log}) {
            std::vector<Figure> shown;
            int changes = 0;
            for (double upper = 10; upper <= 100; upper *= 1.05) {
                Figure now = figureWith({curve("exact", {1, upper})});
                now.x.range = {0, 10};
                now.y.scale = scale;
                now.y.range = {scale == Scale::Log ? 1.0 : 0.0, upper};
                const Interval before = shown.empty() ? Interval(now.y.range) : Interval(shown.front().y.range);
                shown = holdingAxes({now}, shown);
                changes += !(shown.front().y.range == AxisRange(before));
                QVERIFY(shown.front().y.range.upper >= upper);
            }
            QVERIFY2(changes >= 1 && changes <= 4, qPrintable(QString::number(changes)));
        }
    }

    // Of what is on its way nobody knows which window it will need.
    void whatIsOnItsWayMovesNoAxis() {
        const auto shown = [](Layer before, Layer after) {
            Figure old = figureWith({std::move(before)});
            old.x.range = {0, 10};
            Figure now = figureWith({std::move(after)});
            now.x.range = {0, 10};
            now.y.range = {0, 0.1};
            return holdingAxes(keeping({now}, {old}), {old}).front();
        };
        const auto bars = [](std::vector<double> y) {
            return Bars{.x = y.empty() ? std::vector<double>() : std::vector<double>{1, 2}, .y = std::move(y)};
        };
        QVERIFY(shown(curve("exact", {1, 9}), curve("exact", {})).y.range == Interval({0, 10}));
        QVERIFY(shown(curve("exact", {1, 9}), curve("exact", {0, 0.1})).y.range == Interval({0, 0.1}));
        const Figure waiting = shown(bars({1, 9}), bars({}));
        QVERIFY(waiting.y.range == Interval({0, 10}));
        QVERIFY(std::get<Bars>(waiting.layers[0]).stale);
        QCOMPARE(std::get<Bars>(waiting.layers[0]).y, std::vector<double>({1, 9}));
        const Figure come = shown(bars({1, 9}), bars({0, 0.1}));
        QVERIFY(come.y.range == Interval({0, 0.1}));
        QVERIFY(!std::get<Bars>(come.layers[0]).stale);
    }

    // Nor which scale, where that follows from the values.
    void whatIsOnItsWayChangesNoScale() {
        Figure old = figureWith({curve("exact", {1e-9, 9})});
        old.y.scale = Scale::Log;
        old.y.range = {1e-9, 10};
        Figure now = figureWith({curve("exact", {})});
        const Figure waiting = keeping({now}, {old}).front();
        QVERIFY(waiting.y.scale == Scale::Log && waiting.y.range == Interval({1e-9, 10}));
        now = figureWith({curve("exact", {1, 2})});
        QVERIFY(keeping({now}, {old}).front().y.scale == Scale::Linear);
    }

    // A window that a person has chosen, and one that others share, isn't made larger.
    void chosenAxesAreLeftAlone() {
        Figure now = figureWith({curve("exact", {1, 50})});
        now.y.range = AxisRange({0, 10}, {0, 60});
        QVERIFY(holdingAxes({now}, {now}).front() == now);
        Figure own = figureWith({curve("exact", {1, 10.5})});
        own.y.range = {0, 11};
        Figure pinned = own;
        pinned.id += "-pinned";
        pinned.beside = own.id;
        const std::vector<Figure> shown = holdingAxes({own, pinned}, {figureWith({})});
        QVERIFY(shown.front().y.range == Interval({0, 10}));
    }

    // A number that is sought is that of a moment ago, and said to be; one that there isn't says why.
    void numbersStayUntilTheyAreComputed() {
        const auto readout = [](const char *label, double value, const char *missing = "") {
            return Readout{.label = Text::verbatim(label), .value = value, .missing = Text::verbatim(missing)};
        };
        const std::vector<Readout> before{readout("a", 1), readout("b", 2), readout("c", 3), readout("d", 0, "none")};
        std::vector<Readout> shown = keeping({readout("b", 0, "…"), readout("a", 5), readout("c", 0, "none"),
                                              readout("d", 0, "…"), readout("e", 0, "…")},
                                             before);
        QCOMPARE(shown[0].value, 2.0);
        QVERIFY(shown[0].stale && shown[0].missing.empty());
        QVERIFY(shown[1] == readout("a", 5));
        QVERIFY(shown[2] == readout("c", 0, "none"));
        QVERIFY(shown[3] == readout("d", 0, "…"));
        QVERIFY(shown[4] == readout("e", 0, "…"));
        // As long as it takes.
        shown = keeping({readout("b", 0, "…")}, shown);
        QVERIFY(shown[0].stale);
        QCOMPARE(shown[0].value, 2.0);
        QVERIFY(!keeping({readout("b", 4)}, shown)[0].stale);
        // Whose name shows what moves is the same; which of several is meant can't be told.
        const auto at = [](double m, const char *missing = "") {
            return Readout{
                .label = halftruth::tr("error at {m}", {{"m", m}}), .value = m, .missing = Text::verbatim(missing)};
        };
        QCOMPARE(keeping({at(61, "…")}, {at(60)})[0].value, 60.0);
        QVERIFY(!keeping({at(61, "…"), at(62, "…")}, {at(60), at(70)})[0].stale);
        QVERIFY(keeping({at(60, "…"), at(62, "…")}, {at(60), at(70)})[0].stale);
        // A cell is that of its row.
        Readout cell = readout("a", 7);
        cell.place.row = Text::verbatim("Hoeffding");
        Readout sought = cell;
        sought.missing = Text::verbatim("…");
        QVERIFY(!keeping({sought}, {readout("a", 1)})[0].stale);
        QCOMPARE(keeping({sought}, {readout("a", 1), cell})[0].value, 7.0);
    }

    // A colour means the same number while a value moves, as long as most colours are used.
    void coloursStandStillWhileTheyFit() {
        const auto mapTo = [](double upper) {
            HeatMap colours = map(1);
            colours.colours.range = {0, upper};
            return figureWith({colours});
        };
        const auto shown = [&](double upper) {
            const Figure figure = holdingAxes({mapTo(upper)}, {mapTo(10)}).front();
            return heatMap(figure)->colours.range.upper;
        };
        QCOMPARE(shown(11), 10.0);
        QCOMPARE(shown(5), 10.0);
        QCOMPARE(shown(20), 20.0);
        QCOMPARE(shown(1), 1.0);
    }

    void otherAxesMove() {
        Figure now = figureWith({});
        now.y.range = {0.1, 9};
        for (const auto &change :
             {+[](Figure &f) { f.y.scale = Scale::Log; }, +[](Figure &f) { f.y.title = phrase("z"); }}) {
            Figure before = figureWith({});
            change(before);
            QCOMPARE(holdingAxes({now}, {before}).front(), now);
        }
    }

    void aTrailLiesBehindTheCurves() {
        Curve pinned = curve("pinned", {4, 4});
        pinned.role = Role::Pinned;
        Curve bound = curve("bound", {2, 3});
        bound.role = Role::Bound;
        const std::vector before{figureWith({curve("a", {1, 2}), curve("still", {5, 5}), bound, pinned})};
        const std::vector now =
            trailing({figureWith({map(1), curve("a", {3, 4}), curve("still", {5, 5}), bound, pinned})}, before);
        const std::vector<Layer> &layers = now.front().layers;
        // Only what has moved leaves a trail, above the map and below the curves.
        QCOMPARE(layers.size(), std::size_t(6));
        QVERIFY(std::holds_alternative<HeatMap>(layers[0]));
        const auto &trail = std::get<Curve>(layers[1]);
        QVERIFY(trail.stale && !trail.inLegend);
        QCOMPARE(trail.y, std::vector<double>({1, 2}));
        QCOMPARE(std::get<Curve>(layers[2]).y, std::vector<double>({3, 4}));
        QVERIFY(!std::get<Curve>(layers[2]).stale);
    }

    void anotherAxisHasNoTrail() {
        Figure other = figureWith({curve("a", {1, 2})});
        other.x.scale = Scale::Log;
        QCOMPARE(trailing({figureWith({curve("a", {3, 4})})}, {other}).front().layers.size(), std::size_t(1));
    }
};

HALFTRUTH_TEST(TestKeeping)
#include "tst_keeping.moc"
