#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/required_people.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/methods/accuracy_methods.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

using namespace halftruth;
using enum ParameterId;

Q_DECLARE_METATYPE(halftruth::View)

namespace {

Exploration accuracyAt(const Parameters &parameters) {
    return explore(explorerOf(QStringLiteral("accuracy")), {.parameters = parameters});
}

Parameters relative(const Parameters &parameters = {}) { return parameters.with(ErrorScale, 1); }

} // namespace

class TestAccuracyExplorer : public QObject {
    Q_OBJECT

private slots:
    // A row for each n has it beside the others.
    void theGuideStandsWhereTheOthersDo() {
        const Figure figure = figureOf(accuracyAt({}), "error");
        QCOMPARE(layerOf<Curve>(figure, "1/√n").x, layerOf<Curve>(figure, "Hoeffding").x);
    }

    // An interval that is wider than all shares excludes none: said from there on, and only there.
    void anErrorLargerThanAllSharesIsSaidInWords() {
        for (const double n : {1., 30., 200.}) {
            int saying = 0;
            int silent = 0;
            for (int i = 0; i < 200; ++i) {
                const double q = 0.0025 * i;
                const Parameters p = Parameters{}.with(LieProbability, q).with(Population, n).with(Ones, 0);
                const std::string said = reading(accuracyAt(p).sentence);
                const bool more = said.find("more than the whole range from 0 to 100 %") != std::string::npos;
                QVERIFY2((accuracyExact(q, static_cast<std::int64_t>(n), 0, 0.05) > 1) == more, said.c_str());
                ++(more ? saying : silent);
            }
            QVERIFY(saying > 0 && silent > 0);
        }
    }

    // Of the number of people that the marker stands at, what is read there is what is so.
    void coverageIsThatOfThesePeople() {
        for (const double n : {200., 217., 1234.}) {
            const Parameters p = Parameters{}.with(Population, n).with(Ones, std::round(0.3 * n));
            const Figure figure = figureOf(accuracyAt(p), "coverage");
            for (const AccuracyMethod &method : accuracyMethods()) {
                const auto &curve = layerOf<Curve>(figure, method.title.data());
                QVERIFY(std::ranges::is_sorted(curve.x));
                const auto at = std::ranges::find(curve.x, n);
                QVERIFY(at != curve.x.end());
                const std::int64_t people = std::llround(n);
                const double alpha = method.accuracy(0.25, people, p.integer(Ones), 0.05);
                VERIFY_CLOSE(curve.y[static_cast<std::size_t>(at - curve.x.begin())],
                             1 - failureExact(0.25, people, p.integer(Ones), alpha * (1 + 1e-9)), 1e-9);
            }
        }
    }

    void errorsRelativeToTheExactOne() {
        const Exploration answer = accuracyAt(relative());
        const Figure &figure = figureOf(answer, "error");
        QVERIFY(!figure.errorBars); // a multiple of an error is no half width
        const auto &exact = layerOf<Curve>(figure, "exact");
        QVERIFY(exact.x.size() > 60);
        for (const double each : exact.y)
            QCOMPARE(each, 1.0);
        for (const AccuracyMethod &method : accuracyMethods()) {
            const auto &curve = layerOf<Curve>(figure, method.title.data());
            QVERIFY(curve.x.size() > 60);
            for (std::size_t i = 0; i < curve.x.size(); i += 7) {
                const std::int64_t n = std::llround(curve.x[i]);
                const std::int64_t ones = onesAtShare(0.3, n);
                const double wanted = method.accuracy(0.25, n, ones, 0.05) / accuracyExact(0.25, n, ones, 0.05);
                VERIFY_CLOSE(curve.y[i], wanted, 1e-15);
                if (method.role == Role::Bound)
                    QVERIFY(curve.y[i] >= 1 - 1e-9);
            }
        }
        for (const Layer &layer : figure.layers)
            if (const auto *curve = std::get_if<Curve>(&layer))
                QVERIFY2(curve->role != Role::Reference, "1/√n is no multiple of an error");
        // All else says what it says otherwise.
        const Exploration absolute = accuracyAt({});
        QCOMPARE(reading(answer.sentence), reading(absolute.sentence));
        for (std::size_t i = 0; i < absolute.readouts.size(); ++i)
            QCOMPARE(answer.readouts[i].value, absolute.readouts[i].value);
    }

    // The exact number of people is below what its bounds ask for, also between the points; and where there are many,
    // so that their number is smooth, the line is where the curve is.
    void peopleNeededAreBelowTheirBounds_data() {
        QTest::addColumn<Parameters>("parameters");
        QTest::addColumn<View>("view");
        QTest::newRow("at first") << Parameters{} << View{};
        QTest::newRow("hardly any lies") << Parameters{}.with(LieProbability, 0.001) << View{};
        QTest::newRow("zoomed") << Parameters{} << View{.x = Interval{0.02, 0.5}};
        QTest::newRow("logarithmic") << Parameters{}.with(Alpha, 0.01) << View{.xScale = Scale::Log};
        QTest::newRow("linear upwards") << Parameters{} << View{.yScale = Scale::Linear};
    }
    void peopleNeededAreBelowTheirBounds() {
        QFETCH(const Parameters, parameters);
        QFETCH(const View, view);
        const Figure figure = figureOf(explore(explorerOf(QStringLiteral("accuracy")),
                                               {.parameters = parameters, .views = {{"required", view}}}),
                                       "required");
        const auto line = [&](const Curve &curve, double x) {
            const auto placed = [&](double value, Scale scale) {
                return scale == Scale::Log ? std::log(value) : value;
            };
            const auto at = static_cast<std::size_t>(std::ranges::upper_bound(curve.x, x) - curve.x.begin());
            const double part = (placed(x, figure.x.scale) - placed(curve.x[at - 1], figure.x.scale)) /
                                (placed(curve.x[at], figure.x.scale) - placed(curve.x[at - 1], figure.x.scale));
            const double height =
                placed(curve.y[at - 1], figure.y.scale) +
                part * (placed(curve.y[at], figure.y.scale) - placed(curve.y[at - 1], figure.y.scale));
            return figure.y.scale == Scale::Log ? std::exp(height) : height;
        };
        const auto &exact = layerOf<Curve>(figure, "exact");
        QVERIFY(exact.x.size() > 40);
        for (const AccuracyMethod &method : accuracyMethods()) {
            const auto &curve = layerOf<Curve>(figure, method.title.data());
            QCOMPARE(curve.x.front(), exact.x.front());
            for (std::size_t i = 1; i < curve.x.size(); ++i) {
                const double loss = (curve.x[i - 1] + curve.x[i]) / 2;
                if (method.role == Role::Bound)
                    QVERIFY2(line(exact, loss) <= 1.01 * line(curve, loss), qPrintable(QString::number(loss)));
                const double people = method
                                          .required(lieProbability(loss), 0.3, parameters[Alpha], parameters[Beta],
                                                    RequiredEnds::FromOn, {})
                                          .fromOn;
                const double away =
                    figure.y.scale == Scale::Log
                        ? std::log(line(curve, loss) / people) / std::log(figure.y.range.upper / figure.y.range.lower)
                        : (line(curve, loss) - people) / figure.y.range.width();
                if (people > 1000)
                    QVERIFY2(std::fabs(away) < 0.005, qPrintable(QStringLiteral("%1 at %2").arg(away).arg(loss)));
            }
        }
    }

    // How likely an error of α or more is falls at the errors that there are, and nowhere else.
    void failureIsAStaircase() {
        const Figure figure = figureOf(accuracyAt({}), "failure");
        const auto &exact = layerOf<Curve>(figure, "exact");
        std::size_t steps = 0;
        for (std::size_t i = 1; i < exact.x.size(); ++i) {
            if (exact.x[i] < exact.x[i - 1] * (1 + 1e-11)) {
                ++steps;
                continue;
            }
            VERIFY_CLOSE(failureExact(0.25, 200, 60, (exact.x[i - 1] + exact.x[i]) / 2), exact.y[i], 1e-12);
            VERIFY_CLOSE(exact.y[i - 1], exact.y[i], 1e-12);
        }
        QVERIFY(steps > 20);
    }

    // The points of the overlay are the errors that were simulated, in units of the exact error of as many people.
    void simulatedErrorsAreRelativeToo() {
        const Parameters p = Parameters{}.with(Simulate, 1).with(Trials, 200);
        const Points absolute = layerOf<Points>(figureOf(accuracyAt(p), "error"), "simulated");
        const Points divided = layerOf<Points>(figureOf(accuracyAt(relative(p)), "error"), "simulated");
        QCOMPARE(divided.x, absolute.x);
        QVERIFY(divided.x.size() > 10);
        for (std::size_t i = 0; i < divided.x.size(); ++i) {
            const std::int64_t n = std::llround(divided.x[i]);
            VERIFY_CLOSE(divided.y[i], absolute.y[i] / accuracyExact(0.25, n, onesAtShare(0.3, n), 0.05), 1e-14);
        }
    }

    void methodsAreATable() {
        const Exploration answer = accuracyAt({});
        std::map<std::string, std::map<std::string, double>> table;
        for (const Readout &each : answer.readouts)
            if (!each.place.column.empty())
                QVERIFY(table[english(each.place.row)].emplace(english(each.place.column), each.value).second);
        QCOMPARE(table.size(), accuracyMethods().size());
        for (const AccuracyMethod &method : accuracyMethods()) {
            const auto &row = table.at(std::string(method.title));
            QCOMPARE(row.size(), std::size_t{4});
            VERIFY_CLOSE(row.at("error"), method.accuracy(0.25, 200, 60, 0.05), 1e-15);
            VERIFY_CLOSE(row.at("P(≥ α)"), method.failure(0.25, 200, 60, 0.1), 1e-15);
            VERIFY_CLOSE(row.at("people"), method.required(0.25, 0.3, 0.1, 0.05, RequiredEnds::FromOn, {}).fromOn, 0);
        }
    }

    // The saw, tried one n after another: the least n that is enough, and the one from which on all are.
    void peopleAreThoseOfTheSaw_data() {
        QTest::addColumn<double>("q");
        QTest::addColumn<double>("alpha");
        for (const double q : {0.05, 0.25, 0.35})
            for (const double alpha : {0.1, 0.17})
                QTest::addRow("q=%g α=%g", q, alpha) << q << alpha;
    }
    void peopleAreThoseOfTheSaw() {
        QFETCH(const double, q);
        QFETCH(const double, alpha);
        constexpr double beta = 0.1;
        const Exploration answer =
            accuracyAt(Parameters{}.with(LieProbability, q).with(Alpha, alpha).with(Beta, beta));
        constexpr std::int64_t most = 1500; // Chebyshev's bound is met long before at these values
        std::int64_t least = 0;
        std::int64_t fromOn = 1;
        for (std::int64_t n = 1; n <= most; ++n) {
            const bool enough = failureExact(q, n, onesAtShare(0.3, n), alpha) <= beta;
            if (enough && least == 0)
                least = n;
            if (!enough)
                fromOn = n + 1;
        }
        QVERIFY(fromOn < most / 2);
        QCOMPARE(readoutOf(answer, "least <i>n</i> with an error below <i>α</i>, exact"), static_cast<double>(least));
        QCOMPARE(readoutOf(answer, "<i>n</i> from which on the error is below <i>α</i>, exact"),
                 static_cast<double>(fromOn));
    }
};

HALFTRUTH_TEST(TestAccuracyExplorer)
#include "tst_accuracy_explorer.moc"
