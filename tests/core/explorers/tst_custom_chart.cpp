#include "tests/core/support/changed.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/passes.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/explorers/custom/custom_chart.h"
#include "core/explorers/explorer.h"
#include "core/math/accuracy/accuracy.h"
#include "core/math/count/privacy_ratio.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace halftruth;
using enum ParameterId;

namespace {

const ExplorerSpec &custom() { return *findExplorer("custom"); }

/// The defaults after setting what a person sets, one after the other.
Parameters after(std::initializer_list<std::pair<ParameterId, const char *>> settings) {
    Parameters p = custom().fit({});
    for (const auto &[id, text] : settings) {
        const auto use = custom().useAt(id, p);
        if (!use)
            qFatal("%s does not matter here", spec(id).name.data());
        p = changed(custom(), p, p.with(id, parseValue(*use, text)));
    }
    return p;
}

Figure chartOf(const Parameters &p) {
    return explored(custom(), {.parameters = p, .columns = 30, .rows = 20}).figures.front();
}

template <typename LayerType>
std::vector<LayerType> layers(const Figure &figure) {
    std::vector<LayerType> found;
    for (const Layer &layer : figure.layers)
        if (const auto *each = std::get_if<LayerType>(&layer))
            found.push_back(*each);
    return found;
}

bool matters(const Parameters &p, ParameterId id) { return custom().useAt(id, p).has_value(); }

} // namespace

class TestCustomChart : public QObject {
    Q_OBJECT

private slots:
    void curvesAreTheQuantity() {
        const auto curves = layers<Curve>(chartOf(after({{XFrom, "100"}, {XTo, "10000"}, {Beta, "0.01"}})));
        QCOMPARE(curves.size(), std::size_t{5});
        QCOMPARE(QString::fromStdString(reading(curves[0].label)), QStringLiteral("q = 0.05"));
        QCOMPARE(QString::fromStdString(reading(curves[4].label)), QStringLiteral("q = 0.45"));
        QCOMPARE(curves[0].x.front(), 100.0);
        QCOMPARE(curves[0].x.back(), 10000.0);
        QVERIFY(curves[0].role == Role::Bound);
        for (std::size_t i = 0; i < curves[1].x.size(); ++i)
            VERIFY_CLOSE(curves[1].y[i], accuracyHoeffding(0.15, static_cast<std::int64_t>(curves[1].x[i]), 0.01),
                         1e-15);
    }

    void aMapIsTheQuantityInEveryCell() {
        const Parameters p = after({{Quantity, "log-privacy-ratio"}, {SweepX, "outcome"}, {SweepY, "ones"}});
        QCOMPARE(p[XTo], 200.0); // the axes bring their windows
        QCOMPARE(p[YTo], 199.0);
        const auto maps = layers<HeatMap>(chartOf(p));
        QCOMPARE(maps.size(), std::size_t{1});
        const HeatMap &map = maps.front();
        QCOMPARE(map.xs.size(), std::size_t{30});
        QCOMPARE(map.ys.size(), std::size_t{20});
        QVERIFY(map.colours.kind == ColourScale::Kind::Diverging);
        for (std::size_t row = 0; row < map.ys.size(); ++row)
            for (std::size_t column = 0; column < map.xs.size(); ++column)
                VERIFY_CLOSE(static_cast<double>(map.values[row * map.xs.size() + column]),
                             logPrivacyRatio({.n = 200, .ones = static_cast<std::int64_t>(map.ys[row]), .q = 0.25},
                                             static_cast<std::int64_t>(map.xs[column])),
                             1e-6);
    }

    void anotherQuantityKeepsWhatItTakes() {
        // n stays on the axis with its window; the family of q is no input of this one.
        const Parameters p = after({{XTo, "5000"}, {Quantity, "pram-epsilon"}});
        QVERIFY(CustomChart(p).x == Population);
        QCOMPARE(p[XTo], 5000.0);
        QVERIFY(!CustomChart(p).family);
        QVERIFY(!matters(p, Curves) && !matters(p, LieProbability) && matters(p, Gamma));
    }

    void aMapHasNoFamily() {
        const Parameters p = after({{SweepY, "q"}});
        QVERIFY(!matters(p, Family) && matters(p, YScale));
        const Parameters back = changed(custom(), p, p.with(SweepY, 0.0));
        QVERIFY(CustomChart(back).family == LieProbability);
    }

    void whatIsSweptIsNoSlider() {
        const Parameters p = after({});
        QVERIFY(!matters(p, Population) && !matters(p, LieProbability) && matters(p, Beta));
    }

    void windowsStayInOrder() {
        const Parameters p = after({{XFrom, "100"}});
        const auto to = custom().useAt(XTo, p);
        QVERIFY(to);
        const std::array uses{*to};
        const auto issues = validate(p.with(XTo, 50.0), uses);
        QCOMPARE(issues.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(issues.front().message),
                 QStringLiteral("x-to must be in {100, ..., 1000000000}, but is 50"));
    }

    void choicesAreRefusedByName() {
        const Parameters p = after({});
        const auto x = custom().useAt(SweepX, p);
        QVERIFY_EXCEPTION_THROWN((void)parseValue(*x, "colour"), std::domain_error);
        const std::array uses{*x};
        const auto issues = validate(p.with(SweepX, sweepChoice(Gamma)), uses);
        QCOMPARE(issues.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(issues.front().message),
                 QStringLiteral("x must be in {q, n, beta}, but is gamma"));
    }

    // 10⁶ people take the anonymised ε more than a second: no frame waits for it, nor for a whole map.
    void dearValuesComeLater() {
        const Parameters p = after({{Quantity, "shuffle-epsilon"}, {XFrom, "10"}, {XTo, "1e6"}});
        Passes frames(custom(), {.parameters = p});
        const Exploration frame = frames.within(std::chrono::milliseconds(8));
        QVERIFY(frame.refinable && frame.progress < 0.5);
    }

    // Each pass has the points of the one before, and more.
    void passesAddPoints() {
        const Parameters p = after({{XFrom, "100"}, {XTo, "10000"}});
        Passes passes(custom(), {.parameters = p});
        std::size_t before = 0;
        for (Exploration some = passes.next(30);; some = passes.next(200)) {
            std::size_t points = 0;
            for (const Curve &curve : layers<Curve>(some.figures.front()))
                points += curve.x.size();
            QVERIFY(before == 0 || points > before);
            before = points;
            QVERIFY(points > 0 || !some.figures.front().note.empty());
            if (!some.refinable)
                break;
        }
        QCOMPARE(before, std::size_t{5 * 321});
    }

    void saysWhereThereIsNoValue() {
        // With n swept down to 10, there can't be 60 ones.
        const Figure figure = chartOf(after({{Quantity, "count-mean"}, {XFrom, "10"}, {XTo, "1000"}}));
        QCOMPARE(QString::fromStdString(reading(figure.note)),
                 QStringLiteral("Left out where ones is outside what the others allow."));
        QVERIFY(layers<Curve>(figure).front().x.front() >= 60);
        const Figure infinite = chartOf(after({{Quantity, "epsilon"}, {SweepX, "q"}}));
        QCOMPARE(QString::fromStdString(reading(infinite.note)), QStringLiteral("Left out where it is infinite."));
    }
};

HALFTRUTH_TEST(TestCustomChart)

#include "tst_custom_chart.moc"
