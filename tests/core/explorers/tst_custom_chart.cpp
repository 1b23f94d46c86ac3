#include "tests/core/support/changed.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/passes.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/explorers/custom/custom_chart.h"
#include "core/explorers/explorer.h"
#include "core/math/accuracy/accuracy.h"
#include "core/math/count/privacy_ratio.h"
#include "core/scenario/scenario.h"

#include <QRegularExpression>
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

    // The default has n on the axis and a curve for each q: who puts q on the axis has a curve for each n.
    void theFamilyAndTheAxisChangePlaces() {
        const Parameters p = after({{XFrom, "10"}, {XTo, "10000"}, {SweepX, "q"}});
        QVERIFY(CustomChart(p).x == LieProbability);
        QVERIFY(CustomChart(p).family == Population);
        QCOMPARE(p[FamilyFrom], 10.0);
        QCOMPARE(p[FamilyTo], 10000.0);
        const auto curves = layers<Curve>(chartOf(p));
        QCOMPARE(curves.size(), std::size_t{5});
        QCOMPARE(english(curves.front().label), std::string("n = 10"));
        // They are spaced as n is, and so is their middle.
        QCOMPARE(readoutOf(explored(custom(), {.parameters = p}), "middle of <i>n</i>"), std::round(std::sqrt(1e5)));
    }

    // Values that were listed for q are none of n.
    void aListBeginsWithWhatWasDrawn() {
        const Parameters p = after({{XFrom, "10"}, {XTo, "10000"}, {SweepX, "q"}, {FamilySpacing, "values"}});
        QCOMPARE(p.list(FamilyValues).front(), 10.0);
        QCOMPARE(p.list(FamilyValues).back(), 10000.0);
        QCOMPARE(p.list(FamilyValues).size(), std::size_t{5});
        // A list that is one of this parameter's is kept.
        const Parameters own =
            after({{FamilySpacing, "values"}, {FamilyValues, "0.1, 0.2"}, {FamilySpacing, "even"}});
        QCOMPARE(changed(custom(), own, own.with(FamilySpacing, 1)).list(FamilyValues),
                 (std::vector<double>{0.1, 0.2}));
    }

    // Chosen by itself a family begins with some values of its parameter; several settings at once mean what they
    // say.
    void aChosenFamilyBeginsWithLikelyValues() {
        const Scenario start{.explorer = &custom()};
        const auto family = [](ParameterId id) { return edit::Set{Family, sweepChoice(id)}; };
        for (const QuantitySpec &quantity : quantityTable()) {
            const double place = static_cast<double>(&quantity - quantityTable().data());
            const Scenario there = apply(start, edit::Set{Quantity, place});
            const auto use = custom().useAt(Family, request(there).parameters);
            for (const int choice : use ? choicesOf(*use) : std::vector<int>()) {
                if (choice == static_cast<int>(request(there).parameters[Family]))
                    continue;
                const Parameters p = request(apply(there, edit::Set{Family, static_cast<double>(choice)})).parameters;
                if (!CustomChart(p).family || !listsFamily(p))
                    continue;
                const auto values = custom().useAt(FamilyValues, p);
                QVERIFY(values);
                QVERIFY2(validate(p, std::array{*values}).empty(), quantity.id.data());
                QVERIFY(std::ranges::is_sorted(p.list(FamilyValues)));
                for (const double each : p.list(FamilyValues)) // as a person might type them
                    QVERIFY2(QString::number(each, 'g', 15).toDouble() == each, quantity.id.data());
            }
        }
        const Parameters p = request(apply(start, family(Beta))).parameters;
        QVERIFY(listsFamily(p));
        QCOMPARE(p.list(FamilyValues).size(), std::size_t{3});
        const Scenario given = apply(start, edit::SetAll{{{Family, sweepChoice(Beta)}, {Curves, 4.0}}});
        QVERIFY(!listsFamily(request(given).parameters));
        QCOMPARE(request(given).parameters[Curves], 4.0);
        // One that gives its place to the axis keeps its window.
        QVERIFY(!listsFamily(request(apply(start, edit::Set{SweepX, sweepChoice(LieProbability)})).parameters));
    }

    void curvesSayHowTheyAreSpaced() {
        const auto title = [](const Parameters &p) { return custom().useAt(Curves, p)->name(); };
        QCOMPARE(title(after({})), phrase("curves in equal steps"));
        QCOMPARE(title(after({{SweepX, "q"}})), phrase("curves by equal factors"));
        const auto curves = layers<Curve>(chartOf(after({{SweepX, "q"}, {FamilyFrom, "10"}, {FamilyTo, "1e5"}})));
        QCOMPARE(english(curves[1].label), std::string("n = 100"));
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

    void aFamilyMayBeAList() {
        const Parameters even = after({{XFrom, "100"}, {XTo, "10000"}});
        QVERIFY(matters(even, Curves) && matters(even, FamilyFrom) && !matters(even, FamilyValues));
        const Parameters p =
            after({{XFrom, "100"}, {XTo, "10000"}, {FamilySpacing, "values"}, {FamilyValues, "0.45, 1/10,25 %,0.1"}});
        QVERIFY(!matters(p, Curves) && !matters(p, FamilyFrom) && matters(p, FamilyValues));
        const auto curves = layers<Curve>(chartOf(p));
        QCOMPARE(curves.size(), std::size_t{3}); // what is twice in the list is drawn once
        const std::vector<double> lies{0.45, 0.1, 0.25};
        for (std::size_t i = 0; i < lies.size(); ++i)
            VERIFY_CLOSE(curves[i].y[7], accuracyHoeffding(lies[i], std::llround(curves[i].x[7]), 0.05), 1e-15);
        // The number in the middle is of the value in the middle of the list, in order.
        const Exploration answer = explored(custom(), {.parameters = p});
        VERIFY_CLOSE(answer.readouts.back().value, accuracyHoeffding(0.1, 1000, 0.05), 1e-15);
        // What another parameter can't be is refused, and left out where it is found.
        const auto use = custom().useAt(FamilyValues, p);
        const std::array uses{*use};
        const auto issues = validate(p.with(FamilyValues, std::vector<double>{0.1, 0.7}), uses);
        QCOMPARE(issues.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(issues.front().message),
                 QStringLiteral("family-values must be in [0, 0.5), but is 0.7"));
        QVERIFY(fitted(uses, p.with(FamilyValues, std::vector<double>{0.1, 0.7})).list(FamilyValues) ==
                std::vector<double>{0.1});
        for (const char *wrong : {"", "0.1,", "a", "1,2,3,4,5,6,7,8"})
            QVERIFY_EXCEPTION_THROWN((void)parseValue(*use, wrong), std::domain_error);
        QCOMPARE(valueText(*use, p), std::string("0.45,0.1,0.25,0.1"));
        QVERIFY(std::get<std::vector<double>>(parseValue(*use, "0,1; 0,25")) == (std::vector<double>{0.1, 0.25}));
        // Another parameter's values are others.
        QVERIFY(!listsFamily(changed(custom(), p, p.with(Family, sweepChoice(Beta)))));
    }

    void theSentenceNamesWhatItSpeaksOf() {
        const auto sentence = [](const Parameters &p) {
            return QString::fromStdString(english(explored(custom(), {.parameters = p}).sentence));
        };
        QCOMPARE(sentence(after({{XFrom, "100"}, {XTo, "10000"}})),
                 QStringLiteral("At q = 0.25, n = 1000, β = 0.05, in the middle of the window, α is at most 0.0859: "
                                "error exceeded with probability at most β, Hoeffding."));
        const QString people = sentence(after({{Quantity, "required-n-hoeffding"}, {SweepX, "alpha"}}));
        QVERIFY2(people.contains(QStringLiteral("is at most")) && people.contains(QStringLiteral("people")),
                 qPrintable(people));
        // The middle is as long as it is listed, not as it comes out: 0.0316…
        const QString middle = sentence(after({{SweepX, "alpha"}, {Quantity, "failure-hoeffding"}}));
        const qsizetype at = middle.indexOf(QStringLiteral("α = 0.")) + 4;
        QVERIFY2(at > 4 && middle.indexOf(QLatin1Char(','), at) - at <= 8, qPrintable(middle));
    }

    // 50 is the first of two, in the middle of nothing: the number is of its curve.
    void aListHasNoMiddle() {
        const Exploration answer = explored(
            custom(), {.parameters = after({{SweepX, "q"}, {FamilySpacing, "values"}, {FamilyValues, "50, 500"}})});
        const QString sentence = QString::fromStdString(english(answer.sentence));
        QVERIFY2(sentence.startsWith(QStringLiteral("On the curve n = 50, at q = 0.2475")), qPrintable(sentence));
        QVERIFY(!sentence.contains(QStringLiteral("n = 50, in the middle")));
        QCOMPARE(readoutOf(answer, "<i>n</i> of the curve"), 50.0);
    }

    // Curves a thousand times as high as others are told from them, although all begin at 0; who wants them linear
    // has them so.
    void curvesOfDifferentSizesAreToldApart() {
        const Parameters far = after({{Quantity, "estimator-variance"}, {SweepX, "q"}});
        QVERIFY(chartOf(far).y.scale == Scale::Log);
        Request request{.parameters = far};
        request.views["chart"].yScale = Scale::Linear;
        QVERIFY(explored(custom(), request).figures.front().y.scale == Scale::Linear);
        const Parameters near = far.with(FamilyFrom, 100).with(FamilyTo, 400);
        QVERIFY(chartOf(near).y.scale == Scale::Linear);
    }

    void saysWhatIsBeingComputedAndHowFar() {
        const Parameters p = after({{Quantity, "shuffle-epsilon"}, {XFrom, "10"}, {XTo, "1e5"}, {Family, "none"}});
        Passes passes(custom(), {.parameters = p});
        const Exploration first = passes.next(20);
        QVERIFY(first.refinable);
        const QString note = QString::fromStdString(english(first.figures.front().note));
        QVERIFY2(QRegularExpression(QStringLiteral("^Computing .*: [0-9.]+ % is done\\.$")).match(note).hasMatch(),
                 qPrintable(note));
        QVERIFY(note.contains(QString::fromUtf8(findQuantity("shuffle-epsilon")->name)));
    }

    void saysWhereThereIsNoValue() {
        // With n swept down to 10, there can't be 60 ones.
        const Figure figure = chartOf(after({{Quantity, "count-mean"}, {XFrom, "10"}, {XTo, "1000"}}));
        QCOMPARE(QString::fromStdString(reading(figure.note)),
                 QStringLiteral("Left out where m is outside what the others allow."));
        QVERIFY(layers<Curve>(figure).front().x.front() >= 60);
        const Figure infinite = chartOf(after({{Quantity, "epsilon"}, {SweepX, "q"}}));
        QCOMPARE(QString::fromStdString(reading(infinite.note)), QStringLiteral("Left out where it is infinite."));
    }
};

HALFTRUTH_TEST(TestCustomChart)

#include "tst_custom_chart.moc"
