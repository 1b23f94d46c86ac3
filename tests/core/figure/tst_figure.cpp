#include "tests/support/test_program.h"

#include "core/figure/figure.h"
#include "core/figure/series.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <vector>

using namespace halftruth;

using Spoil = std::function<void(Figure &)>;
Q_DECLARE_METATYPE(Spoil)

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double endless = std::numeric_limits<double>::infinity();

/// A figure with one layer of every kind and nothing wrong with it.
Figure sound() {
    return {.id = "f",
            .title = phrase("A figure"),
            .x = {.title = phrase("across"), .range = {0, 2}},
            .y = {.title = phrase("up"), .range = {1, 10}, .scale = Scale::Log},
            .layers = {HeatMap{.label = phrase("height"),
                               .colours = {.range = {0, 1}},
                               .xs = {0, 1},
                               .ys = {1, 2},
                               .values = {0, 1, 1, 0}},
                       Contour{.level = 0.5, .label = phrase("0.5"), .lines = {{.x = {0, 1}, .y = {1, 2}}}},
                       Band{.label = phrase("band"), .x = {0, 1}, .lower = {1, 1}, .upper = {2, 2}},
                       Bars{.label = phrase("bars"), .x = {0, 1}, .y = {1, 2}},
                       Curve{.label = phrase("curve"), .x = {0, 1}, .y = {1, 2}},
                       Points{.label = phrase("points"), .x = {0}, .y = {1}}, Marker{.value = 1},
                       Annotation{.x = 1, .y = 1, .text = phrase("here")}},
            .caption = phrase("The formula [source].")};
}

template <typename LayerType>
LayerType &layer(Figure &figure) {
    for (Layer &each : figure.layers)
        if (auto *found = std::get_if<LayerType>(&each))
            return *found;
    qFatal("no such layer");
}

} // namespace

class TestFigure : public QObject {
    Q_OBJECT

private slots:
    void whatIsPinnedIsDrawnFirst() {
        Figure figure = sound();
        figure.layers = {Curve{.label = phrase("a")}, Curve{.label = phrase("b"), .role = Role::Pinned},
                         Marker{.value = 1}, Points{.label = phrase("c"), .role = Role::Pinned},
                         Curve{.label = phrase("d")}};
        QCOMPARE(drawingOrder(figure), (std::vector<std::size_t>{1, 3, 0, 2, 4}));
        QCOMPARE(drawingOrder(sound()).front(), std::size_t{0});
    }

    void soundFigureHasNoDefects() { QVERIFY(defects(sound()).empty()); }

    void everyDefectIsFound_data() {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<QString>("complaint");
        const auto add = [](const char *complaint, Spoil spoil) {
            QTest::addRow("%s", complaint) << std::move(spoil) << QString::fromUtf8(complaint);
        };
        add(": the figure has no id", [](Figure &f) { f.id.clear(); });
        add("f: the figure has no title", [](Figure &f) { f.title = {}; });
        add("f: the figure has no caption", [](Figure &f) { f.caption = {}; });
        add("f: x axis has no title", [](Figure &f) { f.x.title = {}; });
        add("f: y axis has no title", [](Figure &f) { f.y.title = {}; });
        add("f: x axis has no proper range", [](Figure &f) { f.x.range = {1, 1}; });
        add("f: y axis has no proper range", [](Figure &f) { f.y.range = {2, endless}; });
        add("f: x axis is logarithmic but reaches 0", [](Figure &f) { f.x.scale = Scale::Log; });
        add("f: a legend entry is empty", [](Figure &f) { layer<Curve>(f).label = {}; });
        add("f: two legend entries read 'curve'", [](Figure &f) { layer<Bars>(f).label = phrase("curve"); });
        add("f: curve has x and y of different lengths", [](Figure &f) { layer<Curve>(f).x.pop_back(); });
        add("f: curve has values that are not finite", [](Figure &f) { layer<Curve>(f).y[1] = notANumber; });
        add("f: points has values that are not finite", [](Figure &f) { layer<Points>(f).x[0] = endless; });
        add("f: bars has x and y of different lengths", [](Figure &f) { layer<Bars>(f).y.push_back(1); });
        add("f: band has x and y of different lengths", [](Figure &f) { layer<Band>(f).lower.pop_back(); });
        add("f: band has a broken upper edge", [](Figure &f) { layer<Band>(f).upper[0] = notANumber; });
        add("f: the heat map's grid has the wrong size", [](Figure &f) { layer<HeatMap>(f).values.pop_back(); });
        add("f: the heat map has values that are not finite, and no note says why",
            [](Figure &f) { layer<HeatMap>(f).values[0] = static_cast<float>(notANumber); });
        add("f: the colour scale has no proper range", [](Figure &f) { layer<HeatMap>(f).colours.range = {1, 0}; });
        add("f: the colour bar has no title", [](Figure &f) { layer<HeatMap>(f).label = {}; });
        add("f: contour 0.5 has values that are not finite",
            [](Figure &f) { layer<Contour>(f).lines[0].x[0] = notANumber; });
        add("f: a marker is not finite", [](Figure &f) { layer<Marker>(f).value = notANumber; });
        add("f: an annotation is nowhere", [](Figure &f) { layer<Annotation>(f).y = notANumber; });
        add("f: nothing is drawn, and no note says why", [](Figure &f) { f.layers = {Marker{.value = 1}}; });
    }
    void everyDefectIsFound() {
        QFETCH(Spoil, spoil);
        QFETCH(QString, complaint);
        Figure figure = sound();
        spoil(figure);
        const auto found = defects(figure);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(found.front()), complaint);
    }

    void severalDefectsAreAllFound() {
        Figure figure = sound();
        figure.title = {};
        layer<Curve>(figure).y[0] = notANumber;
        layer<Marker>(figure).value = notANumber;
        QCOMPARE(defects(figure).size(), std::size_t{3});
    }

    void noteExcusesAnEmptyPlot() {
        Figure figure = sound();
        figure.layers = {Curve{.label = phrase("curve")}};
        QCOMPARE(defects(figure).size(), std::size_t{1});
        figure.note = phrase("There is nothing in this window.");
        QVERIFY(defects(figure).empty());
    }

    void curvesOutOfTheLegendMayShareALabel() {
        Figure figure = sound();
        figure.layers.emplace_back(Curve{.label = phrase("curve"), .x = {0}, .y = {1}, .inLegend = false});
        QVERIFY(defects(figure).empty());
    }

    void everyRoleAndDirectionHasAWord() {
        for (const Role role :
             {Role::Exact, Role::Bound, Role::Approximation, Role::Simulation, Role::Reference, Role::Pinned})
            QVERIFY(!roleName(role).empty());
        QCOMPARE(QString::fromUtf8(roleName(Role::Bound).data()), QStringLiteral("bound"));
        QCOMPARE(QString::fromUtf8(directionWord(Direction::Exact).data()), QStringLiteral("exact"));
        QCOMPARE(QString::fromUtf8(directionWord(Direction::AtMost).data()), QStringLiteral("at most"));
        QCOMPARE(QString::fromUtf8(directionWord(Direction::AtLeast).data()), QStringLiteral("at least"));
        QCOMPARE(QString::fromUtf8(directionWord(Direction::About).data()), QStringLiteral("about"));
    }
};

HALFTRUTH_TEST(TestFigure)
#include "tst_figure.moc"
