#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/passes.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/budget/budget.h"
#include "core/figure/keeping.h"
#include "core/figure/series.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

/// What is drawn of figures: the curves that have points, whatever values their names show, and the maps.
std::set<std::string> drawnIn(const std::vector<Figure> &figures) {
    std::set<std::string> drawn;
    for (const Figure &figure : figures)
        for (const Layer &layer : figure.layers) {
            const auto *curve = std::get_if<Curve>(&layer);
            if (curve && !curve->x.empty())
                drawn.insert(figure.id + "/" +
                             (isTemplate(curve->label) ? curve->label.source : english(curve->label)));
            if (std::holds_alternative<HeatMap>(layer))
                drawn.insert(figure.id + "/map");
        }
    return drawn;
}

} // namespace

/// A slider that moves faster than the mathematics, on a clock of the test's own.
class TestDrag : public QObject {
    Q_OBJECT

private slots:
    // Every step has an answer within its budget, however little that is, and nothing that was drawn vanishes.
    void everyStepIsDrawnAndNothingVanishes_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<int>("values");
        for (const QString explorer : {"accuracy", "privacy-ratio", "survey", "sampling", "mechanisms"})
            for (const int values : testing::longOr<std::vector<int>>({0, 7, 60, 700}, {0, 60}))
                QTest::addRow("%s, %d values", qPrintable(explorer), values) << explorer << values;
    }
    void everyStepIsDrawnAndNothingVanishes() {
        QFETCH(QString, explorer);
        QFETCH(int, values);
        const ExplorerSpec &spec = explorerOf(explorer);
        const auto at = [&](double step) {
            const Parameters many = Parameters().with(Population, 1e9).with(Ones, 3e8).with(Outcome, 4e8);
            const ParameterId moved = spec.parameter(LieProbability) ? LieProbability : Epsilon;
            return Request{.parameters = spec.fit(many.with(moved, 0.2 + 0.01 * step)), .columns = 24, .rows = 24};
        };
        Passes first(spec, at(0));
        std::vector<Figure> shown = first.next(100'000).figures;
        const std::set<std::string> all = drawnIn(shown);
        QVERIFY(!all.empty());
        for (int step = 1; step <= 12; ++step) {
            const Exploration answer = Passes(spec, at(step)).next(static_cast<std::size_t>(values));
            QVERIFY(answer.complete);
            QVERIFY(answer.refinable == (answer.progress < 1));
            QVERIFY(!answer.readouts.empty() && !answer.sentence.empty());
            shown = keeping(answer.figures, shown);
            const std::set<std::string> now = drawnIn(shown);
            for (const std::string &each : all)
                QVERIFY2(now.contains(each), (each + " has vanished").c_str());
        }
    }
};

HALFTRUTH_TEST(TestDrag)
#include "tst_drag.moc"
