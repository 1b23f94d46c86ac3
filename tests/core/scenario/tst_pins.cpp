#include "tests/core/explorers/exploration_checks.h"
#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/changed.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/reading.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/scenario/answer.h"
#include "core/scenario/pins.h"
#include "core/scenario/presets.h"
#include "core/scenario/settings.h"

#include <QTest>

#include <limits>
#include <string>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

using Settings = std::vector<std::string>;

Parameters at(const ExplorerSpec &explorer, const Settings &settings) {
    return withSettings(explorer, explorer.fit({}), settingsOf(settings));
}

std::vector<Pin> pinsAt(const ExplorerSpec &explorer, const std::vector<Settings> &states) {
    std::vector<Pin> pins;
    for (const Settings &each : states)
        pins.push_back({.parameters = at(explorer, each), .pattern = freePinPattern(pins)});
    return pins;
}

Request requestFor(const Parameters &parameters, const std::vector<Pin> &pins) {
    return {.parameters = parameters, .columns = 24, .rows = 24, .pins = pins};
}

const Curve *curveOf(const Figure &figure, const std::string &label) {
    for (const Layer &layer : figure.layers)
        if (const auto *curve = std::get_if<Curve>(&layer); curve && reading(curve->label) == label)
            return curve;
    return nullptr;
}

std::vector<std::string> legendOf(const Figure &figure) {
    std::vector<std::string> entries;
    for (const Layer &layer : figure.layers) {
        if (const auto *curve = std::get_if<Curve>(&layer); curve && curve->inLegend)
            entries.push_back(reading(curve->legend.empty() ? curve->label : curve->legend));
        if (const auto *points = std::get_if<Points>(&layer); points && points->inLegend)
            entries.push_back(reading(points->legend.empty() ? points->label : points->legend));
    }
    return entries;
}

bool hasMap(const Figure &figure) {
    return std::ranges::any_of(figure.layers,
                               [](const Layer &layer) { return std::holds_alternative<HeatMap>(layer); });
}

/// A state of the explorer with something else in every parameter that is a number.
Parameters elsewhere(const ExplorerSpec &explorer) {
    Parameters p = explorer.fit({});
    for (const ParameterUse &use : explorer.usesAt(p)) {
        if (use.valueKind() != ValueKind::Number)
            continue;
        const SliderSpan span = sliderSpan(use, p);
        const bool integer = spec(use.id).range.integer;
        const double between = use.id == Population ? 500 : 0.6 * span.lower + 0.4 * span.upper;
        p = changed(explorer, p, p.with(use.id, integer ? std::floor(between) : between));
    }
    return p;
}

} // namespace

class TestPins : public QObject {
    Q_OBJECT

private slots:
    void namesSayWhatDiffers_data() {
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<QList<QStringList>>("pins");
        QTest::addColumn<QStringList>("now");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("from now") << "accuracy" << QList<QStringList>{{"q=0.25"}} << QStringList{"q=0.1"}
                                  << QStringList{"q = 0.25"};
        QTest::newRow("from one another")
            << "accuracy" << QList<QStringList>{{"q=0.25", "n=100"}, {"q=0.25", "n=300"}} << QStringList{"n=300"}
            << QStringList{"n = 100", "n = 300"};
        QTest::newRow("two parameters") << "accuracy" << QList<QStringList>{{"q=0.25", "n=100"}}
                                        << QStringList{"q=0.1", "n=500"} << QStringList{"q = 0.25, n = 100"};
        QTest::newRow("nothing differs")
            << "accuracy" << QList<QStringList>{{"q=0.25"}} << QStringList{"q=0.25"} << QStringList{"q = 0.25"};
        QTest::newRow("beyond the digits shown") << "accuracy" << QList<QStringList>{{"q=0.25"}, {"q=0.25000001"}}
                                                 << QStringList{"q=0.1"} << QStringList{"q = 0.25", "q = 0.25 · 2"};
        QTest::newRow("large numbers") << "accuracy" << QList<QStringList>{{"n=1e9"}} << QStringList{"n=1e6"}
                                       << QStringList{"n = 10⁹"};
        QTest::newRow("data") << "sampling" << QList<QStringList>{{"data=zipf"}} << QStringList{}
                              << QStringList{"Zipf"};
        QTest::newRow("a table") << "sampling" << QList<QStringList>{{"data=adult-sex-income"}}
                                 << QStringList{"n=32561"} << QStringList{"Adult: sex and income"};
    }
    void namesSayWhatDiffers() {
        QFETCH(const QString, explorer);
        QFETCH(const QList<QStringList>, pins);
        QFETCH(const QStringList, now);
        QFETCH(const QStringList, names);
        const ExplorerSpec &spec = explorerOf(explorer);
        const auto settings = [](const QStringList &texts) {
            Settings result;
            for (const QString &each : texts)
                result.push_back(each.toStdString());
            return result;
        };
        std::vector<Settings> states;
        for (const QStringList &each : pins)
            states.push_back(settings(each));
        QStringList found;
        for (const Text &name : pinNames(spec, pinsAt(spec, states), at(spec, settings(now))))
            found << QString::fromStdString(reading(name));
        QCOMPARE(found, names);
    }

    void dashesAreFreed() {
        std::vector<Pin> pins;
        std::set<std::uint8_t> patterns;
        for (std::size_t i = 0; i < mostPins; ++i) {
            pins.push_back({.pattern = freePinPattern(pins)});
            QVERIFY(patterns.insert(pins.back().pattern).second);
        }
        const std::uint8_t freed = pins[2].pattern;
        pins.erase(pins.begin() + 2);
        QCOMPARE(freePinPattern(pins), freed);
    }

    /// A pin's curve is what the explorer draws for the pin in the same window.
    void drawsThePinsCurves() {
        const ExplorerSpec &spec = explorerOf("accuracy");
        const Parameters now = at(spec, {"q=0.1", "n=1000"});
        const std::vector<Pin> pins = pinsAt(spec, {{"q=0.25"}, {"q=0.4"}});
        const Exploration alone = answer(spec, requestFor(now, {}));
        const Exploration both = answer(spec, requestFor(now, pins));
        const std::vector<Text> names = pinNames(spec, pins, now);
        for (const char *figure : {"error", "failure"}) {
            const Figure &drawn = figureOf(both, figure);
            const Figure &before = figureOf(alone, figure);
            QVERIFY(drawn.x.range == before.x.range);
            QCOMPARE(legendOf(drawn).size(), legendOf(before).size() + 2);
            for (std::size_t i = 0; i < pins.size(); ++i) {
                Request asked = requestFor(pins[i].parameters, {});
                asked.views[figure] = {.x = before.x.range, .xScale = before.x.scale, .yScale = before.y.scale};
                const Exploration own = explored(spec, asked);
                for (const char *method : {"Hoeffding", "exact", "normal"}) {
                    const Curve *pinned = curveOf(drawn, std::string(method) + " (" + reading(names[i]) + ")");
                    const Curve *expected = curveOf(figureOf(own, figure), method);
                    QVERIFY(pinned && expected);
                    QCOMPARE(pinned->role, Role::Pinned);
                    QCOMPARE(pinned->pin, pins[i].pattern);
                    QCOMPARE(pinned->colour, expected->colour);
                    QVERIFY(!expected->x.empty());
                    QCOMPARE(pinned->x, expected->x);
                    QCOMPARE(pinned->y, expected->y);
                }
                const Figure &ownFigure = figureOf(own, figure);
                QVERIFY(drawn.y.range.lower <= ownFigure.y.range.lower &&
                        drawn.y.range.upper >= ownFigure.y.range.upper);
            }
            // What was there is there as before.
            for (const Layer &layer : before.layers)
                if (const auto *curve = std::get_if<Curve>(&layer)) {
                    const Curve *same = curveOf(drawn, reading(curve->label).c_str());
                    QVERIFY(same && same->x == curve->x && same->y == curve->y && same->role == curve->role);
                }
        }
    }

    void keepsAWindowThatWasChosen() {
        const ExplorerSpec &spec = explorerOf("accuracy");
        Request request = requestFor(at(spec, {"q=0.1"}), pinsAt(spec, {{"q=0.45"}}));
        request.views["error"] = {.x = Interval{10, 100}, .y = Interval{0.1, 0.2}};
        const Exploration both = answer(spec, request);
        QVERIFY(figureOf(both, "error").y.range == (Interval{0.1, 0.2}));
        QVERIFY(figureOf(both, "error").x.range == (Interval{10, 100}));
        const Curve *pinned = curveOf(figureOf(both, "error"), "Hoeffding (q = 0.45)");
        QVERIFY(pinned && pinned->x.front() >= 10 && pinned->x.back() <= 100);
    }

    void whatIsTheSameIsDrawnOnce() {
        for (const ExplorerSpec &spec : explorerTable()) {
            const Parameters now = spec.fit({});
            const Exploration alone = answer(spec, requestFor(now, {}));
            const Exploration both = answer(spec, requestFor(now, {{.parameters = now, .pattern = 3}}));
            for (const Figure &figure : alone.figures)
                QCOMPARE(figureOf(both, figure.id.c_str()).layers.size(), figure.layers.size());
            for (const Readout &readout : both.readouts)
                if (readout.given) // what other numbers are read at is no result
                    QVERIFY(!readout.comparison);
                else if (readout.missing.empty())
                    QVERIFY(readout.comparison && readout.comparison->difference == 0);
        }
    }

    // A pin of another quantity has no number to compare with; a list is named after whose values it has.
    void pinsOfTheCustomChart() {
        const ExplorerSpec &spec = explorerOf("custom");
        const Parameters now = at(spec, {"quantity=estimator-variance"});
        const Exploration both = answer(spec, requestFor(now, {{.parameters = spec.fit({}), .pattern = 1}}));
        for (const Readout &readout : both.readouts)
            QVERIFY2(!readout.comparison, reading(readout.label).c_str());
        const std::vector<Pin> pins = pinsAt(spec, {{"family-spacing=values", "family-values=0.1,0.2"},
                                                    {"family-spacing=values", "family-values=0.3"}});
        const std::vector<Text> names = pinNames(spec, pins, pins.front().parameters);
        QCOMPARE(reading(names[0]), std::string("q = 0.1, 0.2"));
        QCOMPARE(reading(names[1]), std::string("q = 0.3"));
    }

    void barsBecomePointsAndReferencesStayAlone() {
        const ExplorerSpec &spec = explorerOf("randomized-response");
        const Exploration both = answer(spec, requestFor(at(spec, {"q=0.1"}), pinsAt(spec, {{"q=0.25"}})));
        bool found = false;
        for (const Figure &figure : both.figures)
            for (const Layer &layer : figure.layers) {
                if (const auto *points = std::get_if<Points>(&layer); points && points->role == Role::Pinned) {
                    found = found || reading(points->label) == "says yes (q = 0.25)";
                    // A dot marks a place on a curve, and a hundred people are drawn once.
                    QVERIFY(figure.id != "hundred");
                    if (figure.id != "epsilon")
                        QVERIFY(points->y[0] == 0.25 || points->y[0] == 0.75);
                }
                if (const auto *curve = std::get_if<Curve>(&layer); curve && curve->role == Role::Pinned)
                    QVERIFY(!reading(curve->label).starts_with("answers"));
            }
        QVERIFY(found);
        // ε against q is the same curve for every q: only the place on it is marked, by a dot that has the pin's name
        // and a line.
        const Figure &epsilon = both.figures.front();
        const auto marker = std::ranges::find_if(epsilon.layers, [](const Layer &layer) {
            const auto *each = std::get_if<Marker>(&layer);
            return each && !each->chosen && each->value == 0.25 && each->label.empty();
        });
        QVERIFY(marker != epsilon.layers.end());
        const auto dot = std::ranges::find_if(epsilon.layers, [](const Layer &layer) {
            const auto *each = std::get_if<Points>(&layer);
            return each && each->role == Role::Pinned && each->x == std::vector{0.25} && each->inLegend &&
                   reading(each->legend) == "q = 0.25";
        });
        QVERIFY(dot != epsilon.layers.end());
    }

    void mapsSayThatPinsAreElsewhere() {
        const ExplorerSpec &spec = explorerOf("privacy-ratio");
        const Parameters now = at(spec, {"q=0.1"});
        const Exploration alone = answer(spec, requestFor(now, {}));
        const Exploration both = answer(spec, requestFor(now, pinsAt(spec, {{"q=0.25"}, {"q=0.3"}})));
        int maps = 0;
        for (const Figure &figure : both.figures) {
            if (!hasMap(figure))
                continue;
            ++maps;
            QCOMPARE(figure.layers.size(), figureOf(alone, figure.id.c_str()).layers.size());
            QCOMPARE(QString::fromStdString(reading(figure.caption))
                         .count(QStringLiteral("Pins can't be drawn over a map")),
                     1);
        }
        QCOMPARE(maps, 1);
    }

    void comparesWithTheFirstPin() {
        const ExplorerSpec &spec = explorerOf("accuracy");
        const Parameters now = at(spec, {"q=0.1"});
        const std::vector<Pin> pins = pinsAt(spec, {{"q=0.25"}, {"q=0.4"}});
        const Exploration both = answer(spec, requestFor(now, pins));
        const Exploration first = explored(spec, requestFor(pins[0].parameters, {}));
        for (std::size_t i = 0; i < both.readouts.size(); ++i) {
            const Readout &readout = both.readouts[i];
            QCOMPARE(readout.comparison.has_value(), readout.missing.empty() && first.readouts[i].missing.empty());
            if (!readout.comparison)
                continue;
            QCOMPARE(reading(readout.comparison->name), std::string("q = 0.25"));
            QCOMPARE(readout.comparison->value, first.readouts[i].value);
            const double difference = readout.value - first.readouts[i].value;
            const bool same = std::abs(difference) <= 1e-12 * std::abs(readout.value);
            QCOMPARE(readout.comparison->difference, same ? 0.0 : difference);
        }
        // Infinities are compared, not subtracted.
        const Exploration sure =
            answer(explorerOf("randomized-response"),
                   requestFor(at(explorerOf("randomized-response"), {"q=0"}),
                              pinsAt(explorerOf("randomized-response"), {{"q=0", "prior=0.1"}})));
        QVERIFY(std::isinf(sure.readouts[0].value));
        QCOMPARE(sure.readouts[0].comparison->difference, 0.0);
        // What differs by the last bits alone is the same; a billionth of an infinite number is none.
        const auto differenceOf = [&](double value, double before) {
            Exploration one{.readouts = {Readout{.label = Text::verbatim("P"), .value = before}}};
            std::vector<Readout> readouts{Readout{.label = Text::verbatim("P"), .value = value}};
            compareReadouts(readouts, Pinned{.exploration = one});
            return readouts[0].comparison->difference;
        };
        QCOMPARE(differenceOf(0.096, std::nextafter(0.096, 1)), 0.0);
        QVERIFY(differenceOf(0.096, 0.096 * (1 + 1e-11)) < 0.0);
        QVERIFY(std::isinf(differenceOf(std::numeric_limits<double>::infinity(), 1.0)));
    }

    /// Whatever is pinned, figures keep their promises, and the memory changes nothing.
    void everyExplorer_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &spec : testing::oneIn(2, explorerTable()))
            QTest::newRow(spec.id.data()) << QString::fromUtf8(spec.id.data());
    }
    void everyExplorer() {
        QFETCH(const QString, explorer);
        const ExplorerSpec &spec = explorerOf(explorer);
        std::vector<Pin> pins{{.parameters = spec.fit({}), .pattern = 3}};
        for (const Preset &preset : presetsOf(spec))
            if (pins.size() < testing::longOr<std::size_t>(mostPins, 2))
                pins.push_back({.parameters = presetParameters(preset), .pattern = freePinPattern(pins)});
        PinMemory memory;
        const Request request = requestFor(elsewhere(spec), pins);
        const Exploration plain = answer(spec, request);
        for (const Figure &figure : plain.figures) {
            const std::vector<std::string> broken = defects(figure);
            QVERIFY2(broken.empty(), broken.empty() ? "" : broken.front().c_str());
        }
        QCOMPARE(idsOf(plain), idsOf(answer(spec, requestFor(elsewhere(spec), {}))));
        for (int time = 0; time < 2; ++time) {
            Budget everything;
            QVERIFY(Fingerprint::of(answer(spec, request, everything, &memory)) == Fingerprint::of(plain));
        }
    }

    /// Every state can be written as settings and read again.
    void settingsLeadEverywhere_data() { everyExplorer_data(); }
    void settingsLeadEverywhere() {
        QFETCH(const QString, explorer);
        const ExplorerSpec &spec = explorerOf(explorer);
        std::vector<Parameters> states{spec.fit({}), elsewhere(spec)};
        for (const Preset &preset : presetsOf(spec))
            states.push_back(presetParameters(preset));
        for (const Parameters &from : states)
            for (const Parameters &to : states) {
                const Parameters reached = withSettings(spec, from, settingsFrom(spec, from, to));
                QVERIFY(reached.data() == to.data());
                for (const ParameterUse &use : spec.usesAt(to))
                    QCOMPARE(valueText(use, reached), valueText(use, to));
            }
        QVERIFY(settingsFrom(spec, states[0], states[0]).empty());
    }
};

HALFTRUTH_TEST(TestPins)

#include "tst_pins.moc"
