#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/math/oracles/oracle_reports.h"
#include "core/methods/oracle_methods.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

struct Setting {
    double epsilon = 1;
    double categories = 64;
    double frequency = 0;
    double n = 10000;
};

Exploration mechanismsAt(const Setting &setting) {
    return explore(explorerOf(QStringLiteral("mechanisms")), {.parameters = Parameters{}
                                                                                .with(Epsilon, setting.epsilon)
                                                                                .with(Categories, setting.categories)
                                                                                .with(Frequency, setting.frequency)
                                                                                .with(Population, setting.n)});
}

bool says(const Exploration &answer, const char *words) {
    return reading(answer.sentence).find(words) != std::string::npos;
}

} // namespace

class TestMechanisms : public QObject {
    Q_OBJECT

private slots:
    void curvesAreThoseOfTheFormulas() {
        const Exploration answer = mechanismsAt({.epsilon = 0.7, .categories = 30, .frequency = 0.2});
        for (const OracleMethod &each : oracleMethodsDrawn()) {
            const auto &byEpsilon = layerOf<Curve>(figureOf(answer, "epsilon"), each.curve.data());
            QVERIFY(byEpsilon.x.size() > 100);
            for (std::size_t i = 0; i < byEpsilon.x.size(); ++i)
                QCOMPARE(byEpsilon.y[i], oracleVariance(each.oracle, byEpsilon.x[i], 30, 1, 0.2));
            const auto &byCategories = layerOf<Curve>(figureOf(answer, "categories"), each.curve.data());
            QVERIFY(byCategories.x.size() > 100);
            for (std::size_t i = 0; i < byCategories.x.size(); ++i)
                QCOMPARE(byCategories.y[i],
                         oracleVariance(each.oracle, 0.7, std::llround(byCategories.x[i]), 1, 0.2));
        }
    }

    // [math.md 9] n Var at f = 0 for ε = ln 3, K = 4, by hand.
    void readoutsOfThreeToOne() {
        const Exploration answer = mechanismsAt({.epsilon = std::log(3), .categories = 4, .n = 100});
        VERIFY_CLOSE(readoutOf(answer, "<i>n</i>·Var, GRR"), 1.25, 1e-14); // (4 − 2 + 3)/2²
        VERIFY_CLOSE(readoutOf(answer, "<i>n</i>·Var, OUE"), 3.0, 1e-14);  // 4·3/2²
        VERIFY_CLOSE(readoutOf(answer, "<i>n</i>·Var, BLH = Hadamard"), 4.0, 1e-14);
        const double root = std::sqrt(3.0);
        VERIFY_CLOSE(readoutOf(answer, "<i>n</i>·Var, SUE"), root / ((root - 1) * (root - 1)), 1e-14);
        VERIFY_CLOSE(readoutOf(answer, "standard error, GRR"), std::sqrt(1.25 / 100), 1e-14);
        VERIFY_CLOSE(readoutOf(answer, "GRR = OUE at <i>K</i>"), 11.0, 1e-14); // 3·3 + 2
        // Up to five categories GRR is better whatever ε is.
        QCOMPARE(reading(readoutNamed(answer, "GRR = OUE at <i>ε</i>").missing), std::string("none"));
    }

    void crossingsAreMarkedWhereTheCurvesMeet() {
        for (const double f : {0.0, 0.1}) {
            const Exploration answer = mechanismsAt({.epsilon = 1, .categories = 64, .frequency = f});
            const auto &byEpsilon = layerOf<Points>(figureOf(answer, "epsilon"), "crossings");
            QCOMPARE(byEpsilon.x.size(), std::size_t{4});
            for (std::size_t i = 0; i < 4; ++i)
                VERIFY_CLOSE(oracleVariance(OracleId::RandomizedResponse, byEpsilon.x[i], 64, 1, f), byEpsilon.y[i],
                             1e-11);
            const auto &byCategories = layerOf<Points>(figureOf(answer, "categories"), "crossings");
            QCOMPARE(byCategories.x.size(), std::size_t{4});
            for (std::size_t i = 0; i < 4; ++i) {
                const double k = byCategories.x[i];
                const double e = std::exp(1.0);
                VERIFY_CLOSE(((e + k - 2) / (e - 1) + f * (k - 2)) / (e - 1), byCategories.y[i], 1e-12);
            }
        }
        // A legend names no dots where there are none.
        const Exploration few = mechanismsAt({.epsilon = 0.5, .categories = 4});
        for (const Layer &layer : figureOf(few, "epsilon").layers)
            QVERIFY(!std::holds_alternative<Points>(layer));
        const Exploration answer = mechanismsAt({});
        VERIFY_CLOSE(readoutOf(answer, "GRR = OUE at <i>ε</i>"), std::log(62.0 / 3), 1e-13);
        VERIFY_CLOSE(readoutOf(answer, "GRR = OUE at <i>K</i>"), 3 * std::exp(1.0) + 2, 1e-14);
    }

    // At ε = ln 3 and K = 4: 1.25 of GRR, which is the best, 3 of OUE and 4 of BLH, by hand.
    void variancesAreToldRelativeToTheBest() {
        const Exploration answer = mechanismsAt({.epsilon = std::log(3), .categories = 4});
        VERIFY_CLOSE(readoutOf(answer, "times the best, GRR"), 1.0, 0);
        VERIFY_CLOSE(readoutOf(answer, "times the best, OUE"), 3 / 1.25, 1e-14);
        VERIFY_CLOSE(readoutOf(answer, "times the best, BLH = Hadamard"), 4 / 1.25, 1e-14);
        double before = 1;
        for (const Readout &each : answer.readouts)
            if (english(each.place.column) == "× best") {
                QVERIFY(each.value >= before); // ranked
                before = each.value;
            }
        QVERIFY(before > 3);

        const Figure relative = figureOf(mechanismsAt({.categories = 30, .frequency = 0.2}), "relative");
        const std::vector<double> xs = layerOf<Curve>(relative, "GRR").x;
        QVERIFY(xs.size() > 100);
        for (std::size_t i = 0; i < xs.size(); i += 9) {
            double lowest = std::numeric_limits<double>::infinity();
            for (const OracleMethod &each : oracleMethodsDrawn())
                lowest = std::min(lowest, oracleVariance(each.oracle, xs[i], 30, 1, 0.2));
            double least = std::numeric_limits<double>::infinity();
            for (const OracleMethod &each : oracleMethodsDrawn()) {
                const double drawn = layerOf<Curve>(relative, each.curve.data()).y[i];
                VERIFY_CLOSE(drawn, oracleVariance(each.oracle, xs[i], 30, 1, 0.2) / lowest, 1e-14);
                least = std::min(least, drawn);
            }
            QCOMPARE(least, 1.0);
        }
    }

    void theBestIsNamed() {
        QVERIFY(says(mechanismsAt({.epsilon = 3, .categories = 4}), "<b>generalized randomized response</b>"));
        QVERIFY(says(mechanismsAt({.epsilon = 1, .categories = 64}), "<b>subset selection</b>"));
        QVERIFY(says(mechanismsAt({.epsilon = 2, .categories = 1000, .frequency = 0.3}),
                     "<b>symmetric unary encoding</b>"));
        QVERIFY(says(mechanismsAt({.epsilon = 3, .categories = 1000, .frequency = 1}), "<b>one random bit"));
        const Exploration answer = mechanismsAt({.epsilon = 1, .categories = 64});
        VERIFY_CLOSE(readoutOf(answer, "standard error, best"),
                     std::sqrt(oracleVariance(OracleId::SubsetSelection, 1, 64, 10000, 0)), 1e-15);
        for (const OracleMethod &each : oracleMethodsDrawn())
            QVERIFY(oracleVariance(each.oracle, 1, 64, 10000, 0) >=
                    oracleVariance(OracleId::SubsetSelection, 1, 64, 10000, 0));
    }

    void reportsAreToldInBitsAndWords() {
        const Exploration answer = mechanismsAt({.epsilon = 1, .categories = 8, .n = 500});
        for (const OracleMethod &each : oracleMethodsDrawn()) {
            const bool two = each.oracle == OracleId::BinaryLocalHashing; // whose curve is Hadamard response's, too
            const std::string name(two ? each.title : each.curve);
            const Readout largest = readoutNamed(answer, ("largest error, " + name).c_str());
            QCOMPARE(largest.value, oracleLargestError(each.oracle, 1, 8, 500, 0.05));
            QCOMPARE(largest.direction, Direction::AtMost);
        }
        VERIFY_CLOSE(readoutOf(answer, "bits of a report, GRR"), 3.0, 1e-15);
        QCOMPARE(readoutOf(answer, "bits of a report, OUE"), 8.0);
        QCOMPARE(readoutOf(answer, "bits of a report, Hadamard"), 4.0);
        QCOMPARE(readoutOf(answer, "bits of a report, BLH"), 33.0); // its seed
        VERIFY_CLOSE(readoutOf(answer, "bits of a report, OLH"), 34.0, 1e-15);
        VERIFY_CLOSE(readoutOf(answer, "bits of a report, subset"), std::log2(28.0), 1e-14); // 2 of 8
        QCOMPARE(reading(readoutNamed(answer, "bits of a report, GRR").help),
                 std::string("The report says: category 3 of 8."));
        QVERIFY(says(answer, "For example: “The report names 2 of the 8 categories"));
        QVERIFY(says(mechanismsAt({.epsilon = 3, .categories = 2}), "“The report says: category 2 of 2.”"));
    }

    void mapComparesWithTheBestEncoding() {
        const Figure map = figureOf(mechanismsAt({.frequency = 0.05}), "map");
        const auto &cells = layerOf<HeatMap>(map, "GRR / best encoding");
        for (const std::size_t row : {std::size_t{0}, std::size_t{80}, cells.ys.size() - 1})
            for (const std::size_t column : {std::size_t{3}, std::size_t{70}, cells.xs.size() - 1}) {
                const double e = cells.xs[column];
                double best = oracleVariance(OracleId::OptimizedUnaryEncoding, e, 2, 1, 0.05);
                for (const OracleMethod &each : oracleMethodsDrawn())
                    if (!each.dependsOnCategories())
                        best = std::min(best, oracleVariance(each.oracle, e, 2, 1, 0.05));
                const double own =
                    oracleVariance(OracleId::RandomizedResponse, e, std::llround(cells.ys[row]), 1, 0.05);
                QVERIFY(std::fabs(static_cast<double>(cells.values[row * cells.xs.size() + column]) -
                                  std::log(own / best)) < 1e-5);
            }
    }

    void contoursLieOnTheirLevel() {
        const Figure map = figureOf(mechanismsAt({}), "map");
        int lines = 0;
        for (const Layer &layer : map.layers)
            if (const auto *contour = std::get_if<Contour>(&layer))
                for (const Contour::Line &line : contour->lines) {
                    ++lines;
                    for (std::size_t i = 0; i < line.x.size(); ++i) {
                        const double e = std::exp(line.x[i]);
                        const double own = (line.y[i] - 2 + e) / (e - 1) / (e - 1);
                        // At f = 0 nothing among the encodings is better than OUE.
                        const double other = 4 * e / (e - 1) / (e - 1);
                        VERIFY_CLOSE(own / other, std::exp(contour->level), 1e-9);
                    }
                }
        QVERIFY(lines >= 3);
    }

    // Dots that lie on one another have one label that names them all, and those apart one each.
    void everyCrossingIsNamed() {
        const auto named = [](const Figure &figure) {
            std::vector<std::string> names;
            for (const Layer &layer : figure.layers)
                if (const auto *annotation = std::get_if<Annotation>(&layer))
                    names.push_back(reading(annotation->text));
            return names;
        };
        const Exploration near = mechanismsAt({.epsilon = 0.5, .categories = 4, .frequency = 0.1});
        QCOMPARE(named(figureOf(near, "categories")),
                 std::vector<std::string>{"OUE 6.68, SUE 6.74, OLH 6.77, BLH 7"});
        const Exploration far = mechanismsAt({.categories = 1000, .frequency = 0.1});
        QCOMPARE(named(figureOf(far, "epsilon")).size(), std::size_t{3});
    }

    // A line of the map ends at its edges, not where the last point happened to be.
    void contoursEndAtTheEdges() {
        for (const double frequency : {0.0, 0.1}) {
            const Figure map = figureOf(mechanismsAt({.frequency = frequency}), "map");
            int lines = 0;
            for (const Layer &layer : map.layers)
                if (const auto *contour = std::get_if<Contour>(&layer))
                    for (const Contour::Line &line : contour->lines)
                        for (const std::size_t end : {std::size_t{0}, line.x.size() - 1}) {
                            ++lines;
                            const double x = line.x[end];
                            const double y = line.y[end];
                            const bool atEdge = std::fabs(x / map.x.range.lower - 1) < 1e-9 ||
                                                std::fabs(x / map.x.range.upper - 1) < 1e-9 || y < 2 * (1 + 1e-9) ||
                                                y >= map.y.range.upper;
                            QVERIFY2(atEdge, qPrintable(QStringLiteral("%1 ends at %2, %3")
                                                            .arg(QString::fromStdString(english(contour->label)))
                                                            .arg(x)
                                                            .arg(y)));
                        }
            QVERIFY(lines >= 3);
        }
    }
};

HALFTRUTH_TEST(TestMechanisms)

#include "tst_mechanisms.moc"
