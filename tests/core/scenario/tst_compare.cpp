#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/budget/budget.h"
#include "core/figure/keeping.h"
#include "core/scenario/answer.h"
#include "core/scenario/compare.h"
#include "core/scenario/scenario.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace halftruth;
using enum ParameterId;

namespace {

/// An explorer with one pin, and then other values.
Scenario comparing(const char *id, ParameterId moved, double pinned, double now) {
    Scenario scenario{.explorer = findExplorer(id)};
    scenario = apply(scenario, edit::Set{moved, pinned});
    scenario = apply(scenario, edit::AddPin{request(scenario).parameters});
    scenario = apply(scenario, edit::Compare{true});
    return apply(scenario, edit::Set{moved, now});
}

Exploration shownBy(const Scenario &scenario) {
    Request asked = request(scenario);
    asked.columns = asked.rows = 24;
    return answer(*scenario.explorer, asked);
}

const Figure *figureIn(const Exploration &exploration, const std::string &id) {
    const auto found = std::ranges::find(exploration.figures, id, &Figure::id);
    return found == exploration.figures.end() ? nullptr : &*found;
}

} // namespace

class TestCompare : public QObject {
    Q_OBJECT
private slots:
    void everyExplorerHasBothStates_data() {
        QTest::addColumn<QString>("id");
        for (const ExplorerSpec &explorer : explorerTable())
            QTest::newRow(std::string(explorer.id).c_str()) << QString::fromStdString(std::string(explorer.id));
    }
    void everyExplorerHasBothStates() {
        QFETCH(QString, id);
        const ExplorerSpec &explorer = *findExplorer(id.toStdString());
        Scenario scenario{.explorer = &explorer};
        const Exploration before = shownBy(scenario);
        const ParameterUse moved = explorer.usesAt(request(scenario).parameters).front();
        scenario = apply(scenario, edit::AddPin{request(scenario).parameters});
        scenario = apply(scenario, edit::Compare{true});
        if (moved.valueKind() == ValueKind::Number)
            scenario = apply(scenario, edit::Pick{{{moved.id, rangeOf(moved, request(scenario).parameters).lower}}});
        const Exploration both = shownBy(scenario);
        std::size_t own = 0;
        for (const Figure &figure : both.figures) {
            QVERIFY2(defects(figure).empty(),
                     (figure.id + ": " + (defects(figure).empty() ? "" : defects(figure)[0])).c_str());
            own += figure.beside.empty() ? 1 : 0;
            if (!figure.beside.empty())
                QVERIFY(figureIn(both, figure.beside));
        }
        QVERIFY(own >= 1);
        // What the pin's figures say is what the explorer says for it by itself: the layers with values, in name and
        // number.
        for (const Figure &figure : before.figures)
            if (const Figure *beside = figureIn(both, figure.id + "-pinned")) {
                QCOMPARE(beside->layers.empty(), figure.layers.empty());
                QVERIFY(reading(beside->title).ends_with(": " + reading(figure.title)));
            }
    }

    void curvesShareTheirWindows() {
        const Exploration both = shownBy(comparing("accuracy", LieProbability, 0.45, 0.1));
        const Figure *now = figureIn(both, both.figures.front().id);
        const Figure *pinned = figureIn(both, now->id + "-pinned");
        QVERIFY(pinned);
        QCOMPARE(pinned->beside, now->id);
        QVERIFY(now->x.range == pinned->x.range);
        QVERIFY(now->y.range == pinned->y.range);
        // Nobody's curves are drawn over the other's.
        for (const Layer &layer : now->layers)
            if (const auto *curve = std::get_if<Curve>(&layer))
                QVERIFY(curve->role != Role::Pinned);
        // A state that isn't on screen has nothing to take hold of.
        for (const Layer &layer : pinned->layers)
            if (const auto *marker = std::get_if<Marker>(&layer))
                QVERIFY(!marker->parameter);
        QVERIFY(std::ranges::any_of(both.readouts, [](const Readout &each) { return each.comparison.has_value(); }));
    }

    void windowsHoldBothStates_data() { everyExplorerHasBothStates_data(); }
    // Whatever parameter the two states differ in.
    void windowsHoldBothStates() {
        QFETCH(QString, id);
        const ExplorerSpec &explorer = *findExplorer(id.toStdString());
        const Scenario scenario{.explorer = &explorer};
        const Parameters pinned = request(scenario).parameters;
        const auto contains = [](const Interval &outer, const Interval &inner) {
            return outer.lower <= inner.lower && outer.upper >= inner.upper;
        };
        const auto shown = [](const Scenario &state) {
            Request asked = request(state);
            asked.columns = asked.rows = 8;
            Memo memo;
            Budget axes = Budget().forAxes(memo);
            return answer(*state.explorer, asked, axes).figures;
        };
        const auto figureOf = [](const std::vector<Figure> &figures, const std::string &figure) {
            const auto found = std::ranges::find(figures, figure, &Figure::id);
            return found == figures.end() ? nullptr : &*found;
        };
        const std::vector<Figure> alone = shown(scenario);
        for (const ParameterUse &use : explorer.usesAt(pinned)) {
            if (use.valueKind() != ValueKind::Number)
                continue;
            Scenario both = apply(scenario, edit::AddPin{pinned});
            both = apply(both, edit::Compare{true});
            const Range range = rangeOf(use, pinned);
            const double far = std::min(range.upper, 2 * pinned[use.id] + 1);
            const double other = far == pinned[use.id] ? pinned[use.id] / 2 : far;
            both = apply(both, edit::Pick{{{use.id, other}}});
            Scenario own = both;
            own = apply(own, edit::RemovePins{});
            const std::vector<Figure> beside = shown(both);
            for (const Figure &now : shown(own)) {
                const Figure *then = figureOf(alone, now.id);
                const Figure *left = figureOf(beside, now.id);
                const Figure *right = figureOf(beside, now.id + "-pinned");
                QVERIFY(left);
                if (!right || !then || !sameKind(left->x, right->x) || !sameKind(left->y, right->y))
                    continue;
                const std::string where = english(Text(use.name())) + ", " + now.id;
                QVERIFY2(left->x.range == right->x.range, where.c_str());
                QVERIFY2(contains(left->x.range, now.x.range), where.c_str());
                QVERIFY2(contains(left->x.range, then->x.range), where.c_str());
                if (!heatMap(now))
                    continue;
                QVERIFY2(left->y.range == right->y.range, where.c_str());
                QVERIFY2(contains(left->y.range, now.y.range), where.c_str());
                QVERIFY2(contains(left->y.range, then->y.range), where.c_str());
            }
        }
    }

    // What is computed is what the axes alone have said.
    void barsOfBothAreWhole() {
        const Exploration both = shownBy(comparing("counts", Ones, 60, 142));
        for (const char *id : {"pmf", "pmf-pinned"}) {
            const Figure *figure = figureIn(both, id);
            QVERIFY(figure);
            const auto bars = std::ranges::find_if(
                figure->layers, [](const Layer &layer) { return std::holds_alternative<Bars>(layer); });
            QVERIFY(bars != figure->layers.end());
            const auto &each = std::get<Bars>(*bars);
            QVERIFY(std::accumulate(each.y.begin(), each.y.end(), 0.0) > 0.999);
            for (const double x : each.x)
                QVERIFY(x >= figure->x.range.lower && x <= figure->x.range.upper);
        }
        QVERIFY(figureIn(both, "pmf")->x.range == figureIn(both, "pmf-pinned")->x.range);
    }

    // A map in a window that is larger than what there is of one state has a difference where there are both.
    void differenceWhereBothAre() {
        const Exploration both = shownBy(comparing("privacy-ratio", Population, 50, 400));
        const auto map = std::ranges::find_if(both.figures, [](const Figure &each) { return heatMap(each); });
        QVERIFY(map != both.figures.end());
        const Figure *difference = figureIn(both, map->id + "-difference");
        QVERIFY(difference);
        QVERIFY(!difference->note.empty());
        const HeatMap &less = *heatMap(*difference);
        std::size_t known = 0;
        for (std::size_t row = 0; row < less.ys.size(); ++row)
            for (std::size_t column = 0; column < less.xs.size(); ++column)
                if (std::isfinite(less.values[row * less.xs.size() + column])) {
                    QVERIFY(less.xs[column] <= 50.5 && less.ys[row] <= 50.5);
                    ++known;
                }
        QVERIFY(known > 0);
    }

    void mapsThatAreTheSameSaySo() {
        const Exploration both = shownBy(comparing("privacy-ratio", LieProbability, 0.3, 0.3));
        const auto map = std::ranges::find_if(both.figures, [](const Figure &each) { return heatMap(each); });
        QVERIFY(map != both.figures.end());
        QCOMPARE(english(figureIn(both, map->id + "-difference")->note), std::string("The two maps are the same."));
    }

    void differenceOfMaps() {
        const Exploration both = shownBy(comparing("privacy-ratio", LieProbability, 0.3, 0.2));
        const Figure *map = nullptr;
        for (const Figure &figure : both.figures)
            if (figure.beside.empty() && heatMap(figure))
                map = &figure;
        QVERIFY(map);
        const Figure *pinned = figureIn(both, map->id + "-pinned");
        const Figure *difference = figureIn(both, map->id + "-difference");
        QVERIFY(pinned && difference);
        const HeatMap &now = *heatMap(*map);
        const HeatMap &then = *heatMap(*pinned);
        const HeatMap &less = *heatMap(*difference);
        QCOMPARE(less.values.size(), now.values.size());
        QVERIFY(now.xs == then.xs && now.ys == then.ys);
        QVERIFY(now.colours.range == then.colours.range);
        float largest = 0;
        for (std::size_t i = 0; i < less.values.size(); ++i) {
            QCOMPARE(less.values[i], now.values[i] == then.values[i] ? 0.0F : now.values[i] - then.values[i]);
            largest = std::max(largest, std::abs(less.values[i]));
        }
        QVERIFY(largest > 0 && difference->note.empty());
        QCOMPARE(less.colours.kind, ColourScale::Kind::Diverging);
        QCOMPARE(less.colours.range.upper, static_cast<double>(largest));
        QCOMPARE(less.colours.range.lower, -less.colours.range.upper);
    }

    // A pass that had time for the one state only isn't the last.
    void isWholeWhenBothStatesAre() {
        const Scenario scenario = comparing("privacy-ratio", LieProbability, 0.3, 0.2);
        Request asked = request(scenario);
        asked.columns = asked.rows = 24;
        const Exploration all = answer(*scenario.explorer, asked);
        QVERIFY(!all.refinable);
        PinMemory pins;
        Memo memo;
        bool whole = false;
        for (int time = 0; time < 20'000 && !whole; ++time) {
            // On this clock every look takes a tick: 40 of them are a pass.
            int ticks = 0;
            Budget budget(memo, {.clock = [&ticks] { return Budget::Time(Budget::Time::duration(++ticks)); },
                                 .end = Budget::Time(Budget::Time::duration(40))});
            const Exploration part = answer(*scenario.explorer, asked, budget, &pins);
            whole = part.complete && !part.refinable;
            if (whole) {
                QCOMPARE(part.figures.size(), all.figures.size());
                for (std::size_t i = 0; i < all.figures.size(); ++i)
                    QVERIFY2(part.figures[i] == all.figures[i], all.figures[i].id.c_str());
            }
        }
        QVERIFY(whole);
    }

    void otherAxesAreSaidToBeOther() {
        const Exploration both = shownBy(comparing("privacy-ratio", Population, 50, 400));
        for (const Figure &figure : both.figures)
            if (const Figure *pinned = figureIn(both, figure.id + "-pinned"); pinned && heatMap(figure)) {
                const bool same = figure.x.range == pinned->x.range && figure.y.range == pinned->y.range;
                QCOMPARE(figureIn(both, figure.id + "-difference") != nullptr, same);
                if (!same)
                    QVERIFY(QString::fromStdString(reading(pinned->note)).contains("other axes"));
            }
    }

    // Both charts of a pair say which state they show.
    void bothAreNamed() {
        const Exploration both = shownBy(comparing("counts", LieProbability, 0.3, 0.2));
        const std::string id = both.figures.front().id;
        QVERIFY(reading(figureIn(both, id)->title).starts_with("Now: "));
        QVERIFY(reading(figureIn(both, id + "-pinned")->title).starts_with("q = 0.3: "));
    }

    void endsWithThePins() {
        Scenario scenario = comparing("counts", LieProbability, 0.3, 0.2);
        QVERIFY(request(scenario).compare);
        QVERIFY(sameChoices(scenario, apply(scenario, edit::Compare{false}))); // looking is nothing to undo
        scenario = apply(scenario, edit::RemovePins{});
        QVERIFY(!request(scenario).compare);
        scenario = apply(scenario, edit::AddPin{request(scenario).parameters});
        QVERIFY(!request(scenario).compare); // nobody asked for it again
    }

    void windowsAreThoseOfTheFigureBeside() {
        Scenario scenario = comparing("counts", LieProbability, 0.3, 0.2);
        const std::string id = shownBy(scenario).figures.front().id;
        QCOMPARE(windowOf(id), id);
        QCOMPARE(windowOf(id + "-pinned"), id);
        QCOMPARE(windowOf(id + "-difference"), id);
        // No figure's own name ends as if it stood beside another.
        for (const ExplorerSpec &explorer : explorerTable())
            for (const Figure &figure : shownBy({.explorer = &explorer}).figures)
                QCOMPARE(windowOf(figure.id), figure.id);
        scenario = apply(scenario, edit::Zoom{id + "-pinned", {.x = Interval{10, 60}}});
        const Exploration both = shownBy(scenario);
        QCOMPARE(figureIn(both, id)->x.range.lower, 10.0);
        QCOMPARE(figureIn(both, id + "-pinned")->x.range.upper, 60.0);
    }
};

HALFTRUTH_TEST(TestCompare)
#include "tst_compare.moc"
