#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace halftruth;
using enum ParameterId;

class TestCountsExplorer : public QObject {
    Q_OBJECT

private slots:
    // The area between the change and 0 is where the change is: above 0, or below it, and never both next to each
    // other, where its edges would leave the curve.
    void theAreaOfTheChangeHasNoCornersBesideTheCurve() {
        const Exploration answer = explore(*findExplorer("counts"), {.parameters = Parameters{}});
        const Figure &change = figureOf(answer, "change");
        const auto &curve = layerOf<Curve>(change, "m + 1 = 61 less m = 60");
        const auto &area = layerOf<Band>(change, "likelier above 0, less likely below");
        int crossings = 0;
        for (std::size_t i = 1; i < area.x.size(); ++i) {
            QVERIFY(area.x[i] > area.x[i - 1]);
            QVERIFY(!(area.lower[i - 1] < 0 && area.upper[i] > 0) && !(area.upper[i - 1] > 0 && area.lower[i] < 0));
            crossings += std::ranges::find(curve.x, area.x[i]) == curve.x.end() ? 1 : 0;
        }
        QCOMPARE(crossings, 1);
    }

    // A window that gives way to a moving m holds more outcomes than are likely, and changes no bars into a line.
    void barsAreBarsInEveryWindowOfAMovingValue() {
        const auto bars = [](double people, Interval window) {
            const Exploration answer =
                explore(*findExplorer("counts"),
                        {.parameters = Parameters{}.with(Population, people), .views = {{"pmf", View{.x = window}}}});
            return std::ranges::any_of(figureOf(answer, "pmf").layers,
                                       [](const Layer &layer) { return std::holds_alternative<Bars>(layer); });
        };
        QVERIFY(bars(200, {30.5, 130.5}));
        QVERIFY(bars(200, {-0.5, 200.5}));
        QVERIFY(bars(1e6, {325'000.5, 325'100.5})); // zoomed in on few of many
        QVERIFY(!bars(1e6, {325'000.5, 325'300.5}));
    }
};

HALFTRUTH_TEST(TestCountsExplorer)
#include "tst_counts_explorer.moc"
