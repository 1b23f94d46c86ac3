#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/passes.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/budget/budget.h"
#include "core/figure/keeping.h"
#include "core/figure/series.h"
#include "core/parameters/value_steps.h"

#include <QTest>

#include <algorithm>
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

/// A value of a slider: 0 at its left end, 1 at its right.
double alongSlider(const ParameterUse &use, const Parameters &others, double part) {
    const ValueSteps steps = ValueSteps::of(use, others);
    const auto [lower, upper] = steps.span;
    return steps.rounded(steps.scale == Scale::Log ? lower * std::pow(upper / lower, part)
                                                   : std::lerp(lower, upper, part));
}

/// How often vertical axes of curves change while a slider goes from one end to the other, with time for so many
/// values a step. Now and then the hand rests, and everything comes.
std::map<std::string, int> changesOfAxes(const ExplorerSpec &spec, const ParameterUse &moved, bool up,
                                         std::size_t values) {
    constexpr int steps = 30;
    constexpr std::size_t everything = 100'000;
    const Parameters start = spec.fit(Parameters());
    const auto asked = [&](int step) {
        const double part = static_cast<double>(up ? step : steps - step) / steps;
        return Request{
            .parameters = spec.fit(start.with(moved.id, alongSlider(moved, start, part))), .columns = 24, .rows = 24};
    };
    std::vector<Figure> shown = Passes(spec, asked(0)).next(everything).figures;
    std::map<std::string, int> changes;
    for (int step = 1; step <= steps; ++step) {
        const std::vector<Figure> now = Passes(spec, asked(step)).next(step % 7 == 0 ? everything : values).figures;
        std::vector<Figure> drawn = holdingAxes(keeping(now, shown), shown);
        for (const Figure &figure : drawn)
            if (const auto before = std::ranges::find(shown, figure.id, &Figure::id); before != shown.end())
                changes[figure.id] += !(figure.y.range == AxisRange(before->y.range));
        shown = std::move(drawn);
    }
    return changes;
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

    // What isn't drawn yet makes no axis give way: on a slow machine it does so about as rarely as on a fast one.
    void axesGiveWayRarely_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &each : explorerTable())
            QTest::newRow(std::string(each.id).c_str()) << QString::fromStdString(std::string(each.id));
    }
    void axesGiveWayRarely() {
        constexpr std::size_t everything = 100'000;
        QFETCH(QString, explorer);
        const ExplorerSpec &spec = explorerOf(explorer);
        const auto first = std::ranges::find_if(
            spec.parameters, [](const ParameterUse &use) { return use.valueKind() == ValueKind::Number; });
        for (const bool up : {true, false}) {
            const std::map<std::string, int> fast = changesOfAxes(spec, *first, up, everything);
            for (const std::size_t values : testing::longOr<std::vector<std::size_t>>({0, 20, 100, 400}, {20, 100}))
                for (const auto &[figure, count] : changesOfAxes(spec, *first, up, values))
                    QVERIFY2(count <= std::max(3, fast.at(figure) + 1),
                             qPrintable(QStringLiteral("%1, %2 values a step: %3 changes, %4 with all")
                                            .arg(QString::fromStdString(figure))
                                            .arg(values)
                                            .arg(count)
                                            .arg(fast.at(figure))));
        }
    }
};

HALFTRUTH_TEST(TestDrag)
#include "tst_drag.moc"
