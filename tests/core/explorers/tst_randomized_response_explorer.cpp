#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/math/one_bit/randomized_response.h"

#include <QTest>

#include <cmath>
#include <set>
#include <string>

using namespace halftruth;
using enum ParameterId;

namespace {

Exploration responseAt(double q, const View &view = {}) {
    return explore(explorerOf(QStringLiteral("randomized-response")),
                   {.parameters = Parameters{}.with(LieProbability, q), .views = {{"epsilon", view}}});
}

template <class LayerType>
std::vector<LayerType> layersOf(const Figure &figure) {
    std::vector<LayerType> found;
    for (const Layer &layer : figure.layers)
        if (const auto *each = std::get_if<LayerType>(&layer))
            found.push_back(*each);
    return found;
}

std::string annotationOf(const Figure &figure) {
    const auto all = layersOf<Annotation>(figure);
    return all.size() == 1 ? reading(all.front().text) : "one of " + std::to_string(all.size());
}

} // namespace

class TestRandomizedResponseExplorer : public QObject {
    Q_OBJECT

private slots:
    void theCurveHasADotAtQ() {
        for (const double q : {1e-3, 0.05, 0.25, 0.4999}) {
            const Exploration answer = responseAt(q);
            const auto &dot = layerOf<Points>(figureOf(answer, "epsilon"), "ε at this q");
            QCOMPARE(dot.x, std::vector{q});
            QCOMPARE(dot.y.size(), std::size_t{1});
            VERIFY_CLOSE(dot.y[0], std::log((1 - q) / q), 1e-12);
        }
        QCOMPARE(annotationOf(figureOf(responseAt(0.25), "epsilon")), std::string("ε = 1.099"));
    }

    // It leaves through the frame's top, and bends nowhere by more than a pixel or two.
    void theCurveLeavesTheFrame() {
        for (const View &view : {View{}, View{.y = Interval{0, 30}}, View{.x = Interval{0, 0.02}}}) {
            const Figure figure = figureOf(responseAt(0.25, view), "epsilon");
            const Curve curve = layersOf<Curve>(figure).front();
            QVERIFY(curve.y.front() > figure.y.range.upper);
            for (std::size_t i = 1; i < curve.x.size(); ++i) {
                QVERIFY(curve.x[i - 1] < curve.x[i]);
                VERIFY_CLOSE(curve.y[i], std::log((1 - curve.x[i]) / curve.x[i]), 1e-12);
                QVERIFY((curve.y[i - 1] - curve.y[i]) / figure.y.range.width() < 0.02);
            }
        }
        // A window that begins further right shows what it shows.
        const Figure right = figureOf(responseAt(0.25, {.x = Interval{0.1, 0.5}}), "epsilon");
        QCOMPARE(layersOf<Curve>(right).front().x.front(), 0.1);
    }

    void aValueOutsideTheWindowIsNamed() {
        // ln((1 - q)/q) at 1e-9 is 20.72, beyond where the curve is drawn; at 0 it has no end.
        const struct {
            double q;
            std::string text;
        } cases[]{{1e-9, "ε = 20.73 ↑"}, {0, "ε = ∞ ↑"}};
        for (const auto &[q, text] : cases) {
            const Figure figure = figureOf(responseAt(q), "epsilon");
            QVERIFY(layersOf<Points>(figure).empty());
            QCOMPARE(annotationOf(figure), text);
            const double y = layersOf<Annotation>(figure).front().y;
            QVERIFY(y > figure.y.range.lower && y < figure.y.range.upper);
        }
        // A person's window may leave it out on either side, and a logarithmic axis has no place for 0.
        QCOMPARE(annotationOf(figureOf(responseAt(0.25, {.y = Interval{2, 3}}), "epsilon")),
                 std::string("ε = 1.099 ↓"));
        QCOMPARE(annotationOf(figureOf(responseAt(0.25, {.y = Interval{0, 1}}), "epsilon")),
                 std::string("ε = 1.099 ↑"));
        QCOMPARE(annotationOf(figureOf(responseAt(0.5, {.yScale = Scale::Log}), "epsilon")), std::string("ε = 0 ↓"));
    }

    void aHundredYesesAreDots_data() {
        QTest::addColumn<double>("q");
        QTest::addColumn<int>("yes");
        QTest::addColumn<QString>("title");
        QTest::addRow("a quarter") << 0.25 << 75 << "Of 100 true yeses, 75 say yes";
        QTest::addRow("nobody lies") << 0.0 << 100 << "Of 100 true yeses, 100 say yes";
        QTest::addRow("a coin") << 0.5 << 50 << "Of 100 true yeses, 50 say yes";
        QTest::addRow("a third") << 1.0 / 3 << 67 << "Of 100 true yeses, about 67 say yes";
        QTest::addRow("rounded down") << 0.274 << 73 << "Of 100 true yeses, about 73 say yes";
        QTest::addRow("hardly ever") << 1e-6 << 100 << "Of 100 true yeses, about 100 say yes";
        QTest::addRow("not a double") << 0.29 << 71 << "Of 100 true yeses, 71 say yes";
    }
    void aHundredYesesAreDots() {
        QFETCH(const double, q);
        QFETCH(const int, yes);
        QFETCH(const QString, title);
        const Figure figure = figureOf(responseAt(q), "hundred");
        QCOMPARE(QString::fromStdString(reading(figure.title)), title);
        QVERIFY(std::fabs(100 * (1 - q) - yes) <= 0.5);
        const auto dots = layersOf<Points>(figure);
        QCOMPARE(dots.size(), yes == 100 ? std::size_t{1} : std::size_t{2});
        QCOMPARE(dots.front().x.size(), static_cast<std::size_t>(yes));
        const std::string about = title.contains(QStringLiteral("about")) ? "about " : "";
        QCOMPARE(reading(dots.front().label), "say yes: " + about + std::to_string(yes));
        std::set<std::pair<double, double>> places;
        for (const Points &each : dots)
            for (std::size_t i = 0; i < each.x.size(); ++i) {
                QVERIFY(each.x[i] >= 1 && each.x[i] <= 10 && each.y[i] >= 1 && each.y[i] <= 10);
                places.insert({each.x[i], each.y[i]});
            }
        QCOMPARE(places.size(), std::size_t{100});
        if (yes < 100)
            QCOMPARE(reading(dots.back().label), "say no: " + about + std::to_string(100 - yes));
    }

    void notationsAreFolded() {
        const Exploration answer = responseAt(0.25);
        for (const char *name : {"truth probability p", "RAPPOR's f", "bias γw", "replaced at random"}) {
            const Readout *found = nullptr;
            for (const Readout &each : answer.readouts)
                if (english(each.label) == name)
                    found = &each;
            QVERIFY2(found, name);
            QVERIFY(found->place.folded && !found->place.group.empty() && !found->chip);
        }
    }
};

HALFTRUTH_TEST(TestRandomizedResponseExplorer)
#include "tst_randomized_response_explorer.moc"
