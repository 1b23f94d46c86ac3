#include "tests/core/explorers/exploration_checks.h"
#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/passes.h"
#include "tests/core/support/reading.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/explorers/support/survey_choice.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/count/count_distribution.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/pram/sampling_pram.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/survey/survey.h"
#include "core/text/number_text.h"

#include <QTest>

#include <chrono>
#include <cmath>
#include <string>
#include <thread>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

Parameters simulated(const ExplorerSpec &explorer, const Parameters &parameters, double trials, double seed = 1) {
    return explorer.fit(parameters.with(Simulate, 1).with(Trials, trials).with(Seed, seed));
}

Request overlayRequest(const Parameters &parameters) { return {.parameters = parameters, .columns = 24, .rows = 24}; }

Exploration overlaid(const ExplorerSpec &explorer, const Parameters &parameters) {
    return explored(explorer, overlayRequest(parameters));
}

bool drawsSimulation(const Figure &figure) {
    return std::ranges::any_of(figure.layers, [](const Layer &layer) {
        const auto *points = std::get_if<Points>(&layer);
        return points && reading(points->label) == "simulated" && !points->x.empty();
    });
}

bool drawsSimulation(const Exploration &answer) {
    return std::ranges::any_of(answer.figures, [](const Figure &each) { return drawsSimulation(each); });
}

bool tellsSimulation(const Exploration &answer) {
    return std::ranges::any_of(answer.readouts, [](const Readout &each) {
        return reading(each.label).find("simulated") != std::string::npos;
    });
}

/// How far the simulated points of a figure are from f, which they estimate: outside of their 95 % band far more
/// often than once in twenty, or by more than two and a half times its width anywhere. The seeds are fixed.
template <typename Function>
QStringList pointComplaints(const Figure &figure, Function f) {
    const auto &points = layerOf<Points>(figure, "simulated");
    const auto &band = layerOf<Band>(figure, "95 % interval");
    QStringList found;
    std::size_t outside = 0;
    for (std::size_t i = 0; i < band.x.size(); ++i) {
        const double expected = f(band.x[i]);
        // Where a distribution has steps an interval may be a single one of them, but for rounding.
        const double rounding = 1e-9 * std::fabs(expected);
        const double width = band.upper[i] - band.lower[i] + rounding;
        if (expected < band.lower[i] - rounding || expected > band.upper[i] + rounding)
            ++outside;
        if (expected < band.lower[i] - width || expected > band.upper[i] + width)
            found << QStringLiteral("%1 is expected at %2, but simulated in [%3, %4]")
                         .arg(expected)
                         .arg(band.x[i])
                         .arg(band.lower[i])
                         .arg(band.upper[i]);
    }
    if (points.x.size() < 10)
        found << QStringLiteral("only %1 points").arg(points.x.size());
    if (outside > 2 + band.x.size() / 8)
        found << QStringLiteral("%1 of %2 are outside of the band").arg(outside).arg(band.x.size());
    return found;
}

#define VERIFY_NO(complaintsExpression)                                                                              \
    do {                                                                                                             \
        const QStringList complaintsFound = (complaintsExpression);                                                  \
        QVERIFY2(complaintsFound.isEmpty(), qPrintable(complaintsFound.join(QStringLiteral("\n   "))));              \
    } while (false)

} // namespace

Q_DECLARE_METATYPE(const ExplorerSpec *)

class TestOverlays : public QObject {
    Q_OBJECT

    /// Every explorer that can lay a simulation over its formulas.
    static void addExplorers() {
        QTest::addColumn<const ExplorerSpec *>("explorer");
        for (const ExplorerSpec &explorer : explorerTable())
            if (explorer.useAt(Simulate, explorer.fit({})))
                QTest::addRow("%s", explorer.id.data()) << &explorer;
    }

private slots:
    void offShowsNothing_data() { addExplorers(); }
    void offShowsNothing() {
        QFETCH(const ExplorerSpec *, explorer);
        const Parameters off = explorer->fit({});
        const Exploration answer = overlaid(*explorer, off);
        QVERIFY(!drawsSimulation(answer) && !tellsSimulation(answer));
        QVERIFY(explorer->useAt(Simulate, off) && !explorer->useAt(Trials, off) && !explorer->useAt(Seed, off));
        const Parameters on = simulated(*explorer, {}, 1000);
        QVERIFY(explorer->useAt(Trials, on) && explorer->useAt(Seed, on));
    }

    // Switched on, everything else stays where it is.
    void onAddsToWhatThereIs_data() { addExplorers(); }
    void onAddsToWhatThereIs() {
        QFETCH(const ExplorerSpec *, explorer);
        const Exploration off = overlaid(*explorer, explorer->fit({}));
        const Exploration on = overlaid(*explorer, simulated(*explorer, {}, 2000, 7));
        QVERIFY(drawsSimulation(on) && tellsSimulation(on));
        QVERIFY(reading(on.sentence).starts_with(reading(off.sentence)));
        for (std::size_t i = 0; i < off.readouts.size(); ++i)
            QCOMPARE(on.readouts[i], off.readouts[i]);
        for (std::size_t i = off.readouts.size(); i < on.readouts.size(); ++i) {
            QVERIFY(on.readouts[i].direction == Direction::About);
            QVERIFY(reading(on.readouts[i].help).find("2000 trials, seed 7") != std::string::npos);
        }
        for (std::size_t i = 0; i < off.figures.size(); ++i) {
            const Figure &with = on.figures[i];
            QVERIFY(with.x == off.figures[i].x && with.y == off.figures[i].y);
            for (const Layer &layer : off.figures[i].layers)
                QVERIFY(std::ranges::find(with.layers, layer) != with.layers.end());
            if (drawsSimulation(with))
                QVERIFY(reading(with.caption).find("2000 trials, seed 7") != std::string::npos);
        }
    }

    // A first impression, then more trials from pass to pass, and in the end what an export has at once.
    void passesLeadToAllTrials_data() { addExplorers(); }
    void passesLeadToAllTrials() {
        QFETCH(const ExplorerSpec *, explorer);
        const bool cheap = explorer->id == "counts" || explorer->id == "anonymity";
        const Parameters parameters = simulated(*explorer, {}, (cheap ? 1e6 : 20'000) / testing::longOr(1, 4));
        Passes passes(*explorer, overlayRequest(parameters));
        std::size_t values = 5;
        Exploration last = passes.next(values);
        QVERIFY(last.refinable);
        int pass = 0;
        double progress = -1;
        while (last.refinable) {
            QVERIFY(last.progress >= progress && last.progress < 1);
            progress = last.progress;
            last = passes.next(values *= 2);
            QVERIFY2(++pass < 20, "so many passes would bore");
        }
        QVERIFY(pass > 0);
        QVERIFY(Fingerprint::of(last) == Fingerprint::of(overlaid(*explorer, parameters)));
    }

    void seedsDiffer_data() { addExplorers(); }
    void seedsDiffer() {
        QFETCH(const ExplorerSpec *, explorer);
        const auto print = [&](double seed) {
            return Fingerprint::of(overlaid(*explorer, simulated(*explorer, {}, 500, seed)));
        };
        const std::string one = print(1);
        QVERIFY(print(2) != one);
        QVERIFY(print(1) == one);
    }

    // All these trials would take hours.
    void stopsInTheMiddle() {
        const ExplorerSpec &spec = *findExplorer("sampling");
        const Parameters p = simulated(spec, Parameters{}.with(Population, 1e9).with(Categories, 1000), 1e6);
        std::stop_source stop;
        const std::jthread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            stop.request_stop();
        });
        Budget budget(stop.get_token());
        QVERIFY(!explored(spec, {.parameters = p}, budget).complete);
    }

    void accuracyAgreesWithTheExactOne_data() {
        QTest::addColumn<double>("n");
        for (const double n : {30.0, 200.0, 1e6})
            QTest::addRow("%g", n) << n;
    }
    void accuracyAgreesWithTheExactOne() {
        QFETCH(double, n);
        const ExplorerSpec &spec = *findExplorer("accuracy");
        const double ones = 0.3 * n;
        const double alpha = accuracyExact(0.25, std::llround(n), std::llround(ones), 0.2);
        const Parameters p = Parameters{}.with(Population, n).with(Ones, ones).with(Alpha, alpha);
        const Exploration answer = overlaid(spec, simulated(spec, p, 20'000));
        const auto people = [&](double x) { return std::llround(x); };
        const auto onesOf = [&](double x) { return std::llround(ones / n * x); };
        VERIFY_NO(pointComplaints(figureOf(answer, "error"),
                                  [&](double x) { return accuracyExact(0.25, people(x), onesOf(x), 0.05); }));
        VERIFY_NO(pointComplaints(figureOf(answer, "failure"),
                                  [&](double x) { return failureExact(0.25, people(n), people(ones), x); }));
        QVERIFY(std::fabs(readoutOf(answer, "P(error ≥ <i>α</i>), simulated") -
                          readoutOf(answer, "P(error ≥ <i>α</i>), exact")) < 4 * std::sqrt(0.25 / 20'000));
    }

    // A tail of one in ten thousand needs more than a hundred trials.
    void accuracySaysThatTrialsAreTooFew() {
        const ExplorerSpec &spec = *findExplorer("accuracy");
        const Exploration answer = overlaid(spec, simulated(spec, Parameters{}.with(Beta, 1e-4), 100));
        const Figure &error = figureOf(answer, "error");
        QVERIFY(!drawsSimulation(error));
        QVERIFY(reading(error.caption).find("too few") != std::string::npos);
    }

    void countsAgreeWithTheirDistribution_data() {
        QTest::addColumn<double>("n");
        for (const double n : {12.0, 200.0, 1e5, 1e9})
            QTest::addRow("%g", n) << n;
    }
    void countsAgreeWithTheirDistribution() {
        QFETCH(double, n);
        const ExplorerSpec &spec = *findExplorer("counts");
        const CountModel model{.n = std::llround(n), .ones = std::llround(n / 3), .q = 0.25};
        const double s = std::round(countMean(model));
        const Parameters p =
            Parameters{}.with(Population, n).with(Ones, static_cast<double>(model.ones)).with(Outcome, s);
        const Exploration answer = overlaid(spec, simulated(spec, p, 20'000));
        // Where outcomes are many the points are averages over bins as wide as they are apart.
        const auto &places = layerOf<Band>(figureOf(answer, "pmf"), "95 % interval").x;
        const auto bin = static_cast<std::int64_t>(places[1] - places[0]);
        QCOMPARE(bin > 1, n > 1e4);
        const auto average = [&](double x) {
            if (bin == 1)
                return countPmf(model, std::llround(x));
            // The last bin may be narrower, six standard deviations out, where no count comes.
            const auto first = static_cast<std::int64_t>(std::ceil(x - static_cast<double>(bin - 1) / 2));
            return (countCdf(model, first + bin - 1) - countCdf(model, first - 1)) / static_cast<double>(bin);
        };
        VERIFY_NO(pointComplaints(figureOf(answer, "pmf"), average));
        VERIFY_NO(
            pointComplaints(figureOf(answer, "cdf"), [&](double x) { return countCdf(model, std::llround(x)); }));
        QVERIFY(std::fabs(readoutOf(answer, "mean, simulated") - countMean(model)) <
                4 * std::sqrt(countVariance(model) / 20'000));
        QVERIFY(std::fabs(readoutOf(answer, "P(likely count), simulated") - readoutOf(answer, "P(likely count)")) <
                4 * std::sqrt(0.05 / 20'000));
    }

    void anonymityAgreesWithTheExactDelta_data() {
        QTest::addColumn<double>("n");
        QTest::addColumn<double>("ones");
        QTest::newRow("a class") << 30.0 << 4.0;
        QTest::newRow("the other direction is worse") << 30.0 << 25.0;
        QTest::newRow("many") << 1e5 << 0.0;
    }
    void anonymityAgreesWithTheExactDelta() {
        QFETCH(double, n);
        QFETCH(double, ones);
        const ExplorerSpec &spec = *findExplorer("anonymity");
        const CountModel model{.n = std::llround(n), .ones = std::llround(ones), .q = 0.25};
        const double limit = 0.5 / std::sqrt(n);
        const Parameters p = Parameters{}.with(Population, n).with(Ones, ones).with(Epsilon, limit);
        const Exploration answer = overlaid(spec, simulated(spec, p, 20'000));
        const auto exact = [&](double epsilon) {
            const HockeyStick stick = hockeyStick(model, epsilon);
            return std::max(stick.zero, stick.one);
        };
        VERIFY_NO(pointComplaints(figureOf(answer, "delta"), exact));
        const ViolationProbability violation = violationProbability(model, limit);
        const auto near = [](double share, double probability) {
            return std::fabs(share - probability) < 4 * std::sqrt(0.25 / 20'000);
        };
        const std::string text = displayNumber(limit, 3);
        QVERIFY(near(readoutOf(answer, ("P(privacy loss > " + text + ") at <i>m</i>, simulated").c_str()),
                     violation.zero));
        QVERIFY(near(readoutOf(answer, ("P(privacy loss > " + text + ") at <i>m</i> + 1, simulated").c_str()),
                     violation.one));
    }

    // Who tells the truth gives everything away: there is no loss to gather.
    void anonymityOfTheTruthDoesNotApply() {
        const ExplorerSpec &spec = *findExplorer("anonymity");
        const Exploration answer = overlaid(spec, simulated(spec, Parameters{}.with(LieProbability, 0), 100));
        QVERIFY(!drawsSimulation(answer));
        QCOMPARE(reading(readoutNamed(answer, "<i>δ</i> at <i>m</i>, simulated").missing),
                 std::string("does not apply"));
    }

    // The paper's experiment: UCI Adult, sex and income, epsilon = 0.5. The bound is above the error, and its optimum
    // costs little more than the one that the experiment finds.
    void samplingRepeatsThePapersExperiment() {
        const ExplorerSpec &spec = *findExplorer("sampling");
        const Parameters p = simulated(spec, adultSexIncome().with(Epsilon, 0.5).with(Samples, 7921), 10'000);
        const Exploration answer = overlaid(spec, p);
        const PramDesign design{.n = 32561, .epsilon = 0.5, .categories = 4};
        const double concentration = p.dataConcentration();
        const auto exact = [&](double m) { return pramRmsError(design, std::llround(m), concentration); };
        const Figure &error = figureOf(answer, "error");
        VERIFY_NO(pointComplaints(error, exact));

        QCOMPARE(readoutOf(answer, "best <i>m</i>, Lin–Wang–Rane bound"), 7921.0);
        QCOMPARE(readoutOf(answer, "best <i>m</i>, exact RMS"), 4932.0);
        const double least = readoutOf(answer, "best <i>m</i>, simulated");
        const double from = readoutOf(answer, "best <i>m</i>, simulated, from");
        const double to = readoutOf(answer, "best <i>m</i>, simulated, to");
        qInfo("the bound's optimum is 7921, the exact one 4932, the simulated one %g in %g ... %g", least, from, to);
        QVERIFY(from <= 4932 && 4932 <= to && from <= least && least <= to);
        QVERIFY(from >= 3000 && to <= 8000);
        const double leastError = readoutOf(answer, "RMS error at its best <i>m</i>, simulated");
        QVERIFY(readoutOf(answer, "RMS error at <i>m</i>, simulated") < 1.03 * leastError);

        // On every point of the curve, and of the mean error, which is what they bound.
        const auto &points = layerOf<Points>(error, "simulated");
        for (std::size_t i = 0; i < points.x.size(); ++i) {
            const std::int64_t m = std::llround(points.x[i]);
            QVERIFY(points.y[i] < pramErrorBoundTight(design, m) && points.y[i] < pramErrorBound(design, m));
            QVERIFY(points.y[i] >= leastError);
        }
        QVERIFY(readoutOf(answer, "mean error at <i>m</i>, simulated") <
                readoutOf(answer, "RMS error at <i>m</i>, simulated"));
        QVERIFY(readoutOf(answer, "RMS error at <i>m</i>, simulated") < readoutOf(answer, "tight bound at <i>m</i>"));
        QCOMPARE(layerOf<Points>(error, "simulated minimum").x, std::vector<double>{least});
        QVERIFY(reading(answer.sentence).find("the error is least at") != std::string::npos);
        QVERIFY(reading(readoutNamed(answer, "RMS error at <i>m</i>, simulated").help).find("95 % interval") !=
                std::string::npos);
    }

    // Where there is no time for the first ten releases, that is said.
    void samplingWaitsForManyCategories() {
        const ExplorerSpec &spec = *findExplorer("sampling");
        const Parameters p = simulated(spec, Parameters{}.with(Population, 1e9).with(Categories, 1e6), 100);
        const Exploration first = Passes(spec, overlayRequest(p)).next(0);
        QVERIFY(first.refinable && !drawsSimulation(first));
        QVERIFY(!readoutNamed(first, "best <i>m</i>, simulated").missing.empty());
        QVERIFY(reading(figureOf(first, "error").caption).find("0 of 100 trials") != std::string::npos);
    }

    // Zipf's law for few records: the data that are simulated can't have its shares, and that is said.
    void samplingSaysThatRecordsAreWhole() {
        const ExplorerSpec &spec = *findExplorer("sampling");
        const auto caption = [&](double n) {
            const Parameters p =
                Parameters{}.withData({.kind = DataSource::Kind::Zipf}).with(Population, n).with(Categories, 7);
            return reading(figureOf(overlaid(spec, simulated(spec, p, 10)), "error").caption);
        };
        QVERIFY(caption(12).find("whole") != std::string::npos);
        QVERIFY(caption(1e6).find("whole") == std::string::npos);
    }

    // Every design with every interval: the simulated surveys cover as often as the formula says, and reject as
    // often.
    void surveysAgreeWithTheExactCoverageAndPower_data() {
        QTest::addColumn<int>("design");
        QTest::addColumn<int>("interval");
        QTest::addColumn<double>("n");
        for (const char *design : {"warner", "mirrored", "crosswise", "forced", "unrelated", "kuk"})
            for (int interval = 0; interval < static_cast<int>(intervalMethodCount); ++interval)
                QTest::addRow("%s, %s", design, intervalMethodTable()[static_cast<std::size_t>(interval)].key.data())
                    << static_cast<int>(std::get<double>(parseValue({.id = SurveyKind}, design))) << interval
                    << 200.0;
        QTest::newRow("many, Wilson") << 0 << 1 << 1e9;
        QTest::newRow("many, people asked") << 0 << 3 << 1e5;
    }
    void surveysAgreeWithTheExactCoverageAndPower() {
        QFETCH(int, design);
        QFETCH(int, interval);
        QFETCH(double, n);
        const ExplorerSpec &spec = *findExplorer("survey");
        const Parameters p = simulated(spec,
                                       spec.fit(Parameters{}
                                                    .with(SurveyKind, design)
                                                    .with(IntervalKind, interval)
                                                    .with(Beta, 0.2)
                                                    .with(Population, n)),
                                       3000);
        const Exploration answer = overlaid(spec, p);
        const SurveyChoice choice = surveyChoice(p);
        const bool asked = choice.method == IntervalMethod::FixedDatabase;
        VERIFY_NO(pointComplaints(figureOf(answer, "coverage"), [&](double x) {
            return asked ? surveyCoverageFixed(choice.method, choice.design, choice.answers.n,
                                               std::llround(x * static_cast<double>(choice.answers.n)), choice.beta)
                         : surveyCoverage(choice.method, choice.design, choice.answers.n, x, choice.beta);
        }));
        VERIFY_NO(pointComplaints(figureOf(answer, "power"),
                                  [&](double x) { return surveyPowerExact(choice.test, std::llround(x)); }));
        const auto near = [&](const char *label) {
            const std::string name = label;
            return std::fabs(readoutOf(answer, (name + ", simulated").c_str()) -
                             readoutOf(answer, name == "power" ? "power, exact" : label)) <
                   4 * std::sqrt(0.25 / 3000);
        };
        QVERIFY(near("coverage at <i>π</i>") && near("power"));
    }

    // All the studies of a picture have as many trials: while some wait, so do all.
    void surveysWaitForTheirCoverage() {
        const ExplorerSpec &spec = *findExplorer("survey");
        const auto method = static_cast<int>(IntervalMethod::FixedDatabase);
        const Parameters p = simulated(spec, Parameters{}.with(Population, 1e6).with(IntervalKind, method), 20, 3);
        const Exploration first = Passes(spec, overlayRequest(p)).next(60);
        QVERIFY(first.refinable);
        QVERIFY(!drawsSimulation(figureOf(first, "coverage")) && !drawsSimulation(figureOf(first, "power")));
        QCOMPARE(reading(readoutNamed(first, "coverage at <i>π</i>, simulated").missing), std::string("…"));
        const Exploration last = overlaid(spec, p);
        QVERIFY(drawsSimulation(figureOf(last, "coverage")) && drawsSimulation(figureOf(last, "power")));
        QVERIFY(!last.refinable);
    }

    // One person, and prevalences at their ends.
    void surveysAtTheirEnds() {
        const ExplorerSpec &spec = *findExplorer("survey");
        for (const double prior : {0.0, 1.0})
            for (const double n : {1.0, 1e9}) {
                const Parameters p = simulated(spec, Parameters{}.with(Population, n).with(Prior, prior), 100);
                const Exploration answer = overlaid(spec, p);
                QVERIFY(tellsSimulation(answer));
                const double coverage = readoutOf(answer, "coverage at <i>π</i>, simulated");
                QVERIFY(std::fabs(coverage - readoutOf(answer, "coverage at <i>π</i>")) < 0.1);
                for (const Figure &figure : answer.figures)
                    QVERIFY(defects(figure).empty());
            }
    }
};

HALFTRUTH_TEST(TestOverlays)

#include "tst_overlays.moc"
