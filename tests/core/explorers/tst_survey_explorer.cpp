#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/changed.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/figure/series.h"
#include "core/math/survey/survey.h"
#include "core/math/survey/survey_posterior.h"
#include "core/math/survey/two_groups.h"
#include "core/methods/interval_methods.h"
#include "core/scenario/presets.h"
#include "core/scenario/solving.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace halftruth;
using enum ParameterId;

namespace {

const ExplorerSpec &survey() { return explorerOf(QStringLiteral("survey")); }

Parameters chosen(const char *design) {
    return survey().fit(Parameters{}.with(SurveyKind, std::get<double>(parseValue({.id = SurveyKind}, design))));
}

Exploration of(const Parameters &parameters) { return explore(survey(), {.parameters = parameters}); }
Exploration ofPreset(const char *id) { return of(presetParameters(*findPreset(id))); }

/// Within half a unit of the last printed digit.
bool prints(double value, double printed, double half) { return std::fabs(value - printed) <= half; }

bool offers(const Parameters &parameters, ParameterId id) { return survey().useAt(id, parameters).has_value(); }

const std::vector<std::pair<const char *, IntervalMethod>> named{
    {"Wald", IntervalMethod::Wald},
    {"Wilson", IntervalMethod::Wilson},
    {"Clopper–Pearson", IntervalMethod::ClopperPearson},
    {"exact, for these n people", IntervalMethod::FixedDatabase}};

double lowerEnd(const Curve &bar) { return bar.x.back(); }
double upperEnd(const Curve &bar) { return bar.x.front(); }

} // namespace

class TestSurveyExplorer : public QObject {
    Q_OBJECT

private slots:
    // Four digits are enough where they tell the ends apart, however small these are.
    void endsHaveTheDigitsThatTellThem() {
        for (const double outcome : {0.0, 80.0, 1e6}) {
            Parameters p = chosen("warner").with(Population, 1e9).with(Outcome, outcome);
            for (const Layer &layer : figureOf(of(p), "estimate").layers)
                if (const auto *label = std::get_if<Annotation>(&layer)) {
                    const std::string text = english(label->text);
                    const auto digits =
                        std::ranges::count_if(text, [](unsigned char each) { return each >= '0' && each <= '9'; });
                    QVERIFY2(digits <= 20, text.c_str());
                }
        }
    }

    // The same interval has the same ends in the results and in the chart, and holds all that it is.
    void endsAreRoundedOutwardsWhereverTheyAre() {
        const Exploration answer = of(chosen("warner").with(Population, 200).with(Outcome, 80));
        const Readout from = readoutNamed(answer, "Clopper–Pearson, from");
        const Readout to = readoutNamed(answer, "Clopper–Pearson, to");
        const std::string said = english(shownNumber(from)) + " … " + english(shownNumber(to));
        QCOMPARE(said, std::string("0.163 … 0.443"));
        QVERIFY(from.value > 0.163 && to.value < 0.443);
        const Figure figure = figureOf(answer, "estimate");
        QVERIFY(std::ranges::any_of(figure.layers, [&](const Layer &layer) {
            const auto *label = std::get_if<Annotation>(&layer);
            return label && english(label->text) == said;
        }));
    }

    // [math.md 9] the four surveys as published.
    void publishedSurveys_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<double>("estimate");
        QTest::addColumn<double>("estimateHalf");
        QTest::addColumn<double>("error");
        QTest::addColumn<double>("errorHalf");
        QTest::addColumn<double>("epsilon");
        QTest::newRow("Nigeria") << "nigeria-survey" << .2619 << 5e-5 << .0144 << 5e-5 << std::log(5.0);
        QTest::newRow("alcohol") << "alcohol-survey" << .450 << 5e-4 << .112 << 5e-4 << .847;
        QTest::newRow("exam") << "exam-copying" << .841 << 5e-4 << .037 << 5e-4 << 2.565;
        QTest::newRow("infertility") << "infertility" << .093 << 5e-4 << -1.0 << 0.0 << 1.386;
    }
    void publishedSurveys() {
        QFETCH(QString, preset);
        QFETCH(double, estimate);
        QFETCH(double, estimateHalf);
        QFETCH(double, error);
        QFETCH(double, errorHalf);
        QFETCH(double, epsilon);
        const Exploration answer = ofPreset(preset.toUtf8().constData());
        QVERIFY(prints(readoutOf(answer, "estimate <i>π̂</i>"), estimate, estimateHalf));
        QCOMPARE(readoutOf(answer, "estimate, clipped"), readoutOf(answer, "estimate <i>π̂</i>"));
        if (error > 0)
            QVERIFY(prints(readoutOf(answer, "standard error"), error, errorHalf));
        QVERIFY(prints(readoutOf(answer, "privacy parameter <i>ε</i>"), epsilon, 5e-4));
    }

    void nigeriaInClopperAndPearsonsInterval() {
        const Exploration answer = ofPreset("nigeria-survey");
        QVERIFY(prints(readoutOf(answer, "Clopper–Pearson, from"), .2337, 5e-5));
        QVERIFY(prints(readoutOf(answer, "Clopper–Pearson, to"), .2907, 5e-5));
        QVERIFY(reading(answer.sentence).find("<b>26.2 %</b>") != std::string::npos);
        QVERIFY(reading(answer.sentence).find("a factor of at most <b>5</b>") != std::string::npos);
        const auto &bar = layerOf<Curve>(figureOf(answer, "estimate"), "Clopper–Pearson");
        QCOMPARE(lowerEnd(bar), readoutOf(answer, "Clopper–Pearson, from"));
        QCOMPARE(upperEnd(bar), readoutOf(answer, "Clopper–Pearson, to"));
        // The ends of the chosen one are marked across all, and the first says whose they are.
        std::vector<double> marked;
        for (const Layer &layer : figureOf(answer, "estimate").layers)
            if (const auto *marker = std::get_if<Marker>(&layer);
                marker && marker->chosen && (marker->label.empty() || marker->label == Text(bar.label)))
                marked.push_back(marker->value);
        QCOMPARE(marked, (std::vector<double>{lowerEnd(bar), upperEnd(bar)}));
    }

    // [Blair, Imai and Zhou 2015]
    void plannedPower() {
        const Exploration answer = ofPreset("planned-power");
        VERIFY_CLOSE(readoutOf(answer, "power, normal"), .9868872, 1e-7);
        const SurveyTest test{.design = forcedResponseDesign(2.0 / 3, 1.0 / 6),
                              .nullPrevalence = 0,
                              .prevalence = .2,
                              .significance = .01};
        const SurveyRequirement enough = surveyRequiredN(test, .8);
        QCOMPARE(readoutOf(answer, "people needed"), static_cast<double>(enough.n));
        QCOMPARE(readoutOf(answer, "power they reach"), enough.power);
        QVERIFY(surveyPower(test, enough.n) >= .8 && surveyPower(test, enough.n - 1) < .8);
        QCOMPARE(readoutOf(answer, "power they reach, exact"), surveyPowerExact(test, enough.n));
        const Figure &power = figureOf(answer, "power");
        const auto &normal = layerOf<Curve>(power, "normal");
        const auto &exact = layerOf<Curve>(power, "exact");
        QVERIFY(normal.x.size() > 100);
        for (std::size_t i = 0; i < normal.x.size(); ++i) {
            QCOMPARE(normal.y[i], surveyPower(test, std::llround(normal.x[i])));
            QCOMPARE(exact.y[i], surveyPowerExact(test, std::llround(exact.x[i])));
        }
        QCOMPARE(layerOf<Points>(power, "people needed").x.front(), static_cast<double>(enough.n));
    }

    void equalPrevalencesNeedNobody() {
        const Exploration answer = of(survey().fit(Parameters{}.with(Prior, .3).with(NullPrevalence, .3)));
        QCOMPARE(reading(readoutNamed(answer, "people needed").missing), std::string("none"));
        QVERIFY(!figureOf(answer, "power").note.empty());
        VERIFY_CLOSE(readoutOf(answer, "power, normal"), .05, 1e-12); // the significance
    }

    void answersAtTheEndsOfItsRanges() {
        for (const char *design : {"warner", "mirrored", "crosswise"}) {
            const double below = std::nextafter(0.5, 0);
            const Parameters last = survey().fit(chosen(design).with(LieProbability, below).with(Innocuous, below));
            QVERIFY2(!solvable(survey(), last).empty(), design);
            QVERIFY(of(last).complete);
        }
        // The prior is beyond what is a number there.
        const Parameters endless =
            survey().fit(chosen("warner").with(PriorAlpha, 0.001).with(NullPrevalence, 5e-324).with(Outcome, 50));
        QVERIFY(of(endless).complete);
        const Figure belief = figureOf(of(endless), "posterior");
        QVERIFY(
            std::ranges::all_of(layerOf<Curve>(belief, "prior").y, [](double each) { return std::isfinite(each); }));
        QVERIFY(of(survey().fit(chosen("warner").with(Beta, 1e-200).with(Outcome, 3))).complete);
    }

    void coverageIsTheExactSum() {
        const Parameters p = chosen("warner");
        // In a quarter of all prevalences the values themselves are drawn.
        const Figure coverage = figureOf(
            explore(survey(), {.parameters = p, .views = {{"coverage", {.x = Interval{.2, .45}}}}}), "coverage");
        const SurveyDesign design = warnerDesign(.75);
        for (const auto &[name, method] : named) {
            if (method == IntervalMethod::FixedDatabase)
                continue;
            const auto &curve = layerOf<Curve>(coverage, name);
            QVERIFY(curve.x.size() > 200);
            for (std::size_t i = 0; i < curve.x.size(); i += 10) {
                // Every answer's interval, one by one.
                double sum = 0;
                const double yes = .25 + curve.x[i] / 2;
                for (int s = 0; s <= 200; ++s) {
                    const SurveyInterval interval = surveyInterval(method, design, {.n = 200, .yes = s}, .05);
                    if (interval.lower <= curve.x[i] && curve.x[i] <= interval.upper)
                        sum += std::exp(std::lgamma(201) - std::lgamma(s + 1) - std::lgamma(201 - s) +
                                        s * std::log(yes) + (200 - s) * std::log1p(-yes));
                }
                QVERIFY(std::fabs(curve.y[i] - sum) < 1e-11);
            }
        }
        for (const double each : layerOf<Curve>(coverage, "Clopper–Pearson").y)
            QVERIFY(each >= .95);
        const auto &asked = layerOf<Curve>(coverage, "exact, for these n people");
        for (std::size_t i = 0; i < asked.x.size(); ++i) {
            const double ones = asked.x[i] * 200;
            QVERIFY(std::fabs(ones - std::round(ones)) < 1e-9);
            QVERIFY(asked.y[i] >= .95);
        }
    }

    // Of some twelve neighbouring values each the mean, and the lowest and the highest: as many from either end.
    void coverageOfAllPrevalencesIsSummedUp() {
        const Figure coverage = figureOf(of(chosen("warner")), "coverage");
        const SurveyDesign design = warnerDesign(.75);
        for (const auto &[name, method] : named) {
            if (method == IntervalMethod::FixedDatabase)
                continue;
            const auto &mean = layerOf<Curve>(coverage, name);
            const auto &range = layerOf<Band>(coverage, (std::string(name) + ", lowest to highest").c_str());
            QCOMPARE(mean.x.size(), std::size_t{20});  // of 241 values, beside the middle one twice
            QCOMPARE(range.x.size(), std::size_t{21}); // from end to end
            QCOMPARE(range.x.front(), 0.0);
            QCOMPARE(range.x.back(), 1.0);
            std::size_t from = 0;
            for (std::size_t group = 0; group < 19; ++group) {
                double sum = 0;
                double lowest = 1;
                double highest = 0;
                // 57 pairs on either side of the middle, in nine groups.
                const std::size_t place = std::min(group, 18 - group);
                const std::size_t size = group == 9 ? 13 : (57 * (place + 1) / 9 - 57 * place / 9) * 2;
                for (std::size_t i = from; i < from + size; ++i) {
                    const double each = surveyCoverage(method, design, 200, static_cast<double>(i) / 240, .05);
                    sum += each;
                    lowest = std::min(lowest, each);
                    highest = std::max(highest, each);
                }
                const std::size_t point = group > 9 ? group + 1 : group;
                const double middle = static_cast<double>(2 * from + size) - (group == 9 ? 2 : 1);
                VERIFY_CLOSE(mean.x[point], middle / 480, 1e-12);
                VERIFY_CLOSE(mean.x[point], 1 - mean.x[19 - point], 1e-12);
                VERIFY_CLOSE(mean.y[point], mean.y[19 - point], 1e-9); // Warner's design has no preference
                from += size;
                VERIFY_CLOSE(mean.y[point], sum / static_cast<double>(size), 1e-9);
                VERIFY_CLOSE(range.lower[group + 1], lowest, 1e-9);
                VERIFY_CLOSE(range.upper[group + 1], highest, 1e-9);
            }
        }
    }

    // Five areas over one another tell nothing: that of the chosen interval stands out, and goes with its mean.
    void coverageOfTheChosenIntervalStandsOut() {
        for (const IntervalMethodRow &chosenOne : intervalMethods()) {
            const Figure figure =
                figureOf(of(chosen("warner").with(IntervalKind, static_cast<double>(chosenOne.method))), "coverage");
            int bands = 0;
            for (const Layer &layer : figure.layers)
                if (const auto *band = std::get_if<Band>(&layer)) {
                    ++bands;
                    QCOMPARE(band->quiet, !(band->legend == Text(chosenOne.title)));
                }
            QCOMPARE(bands, 5);
        }
        Figure figure = figureOf(of(chosen("warner")), "coverage");
        hideSeries(figure, {"Wald"});
        QVERIFY(layerOf<Curve>(figure, "Wald").hidden);
        QVERIFY(layerOf<Band>(figure, "Wald, lowest to highest").hidden);
        QVERIFY(!layerOf<Band>(figure, "Wilson, lowest to highest").hidden);
    }

    // The same of the credible interval, which covers nothing at the ends.
    void credibleCoverageIsSummedUp() {
        const Parameters p = chosen("warner");
        const Figure figure = figureOf(of(p), "coverage");
        const auto &range = layerOf<Band>(figure, "credible, lowest to highest");
        QCOMPARE(layerOf<Curve>(figure, "credible").x.size(), std::size_t{20});
        QCOMPARE(range.x.front(), 0.0);
        QCOMPARE(range.lower.front(), 0.0);
        QCOMPARE(range.lower.back(), 0.0);
        const auto whole = explore(survey(), {.parameters = p, .views = {{"coverage", {.x = Interval{0, .1}}}}});
        const auto &values = layerOf<Curve>(figureOf(whole, "coverage"), "credible");
        QCOMPARE(values.x.size(), std::size_t{241});
        const BetaPrior prior{.alpha = p[PriorAlpha], .beta = p[PriorBeta]};
        for (std::size_t i = 0; i < values.x.size(); i += 24)
            QVERIFY(std::fabs(values.y[i] - credibleCoverage(warnerDesign(.75), 200, values.x[i], prior, .05)) <
                    1e-9);
        QVERIFY(values.y[1] < .5);
        // Of many people fewer values.
        const Figure many = figureOf(of(p.with(Population, 20000).with(Outcome, 9000)), "coverage");
        QVERIFY(layerOf<Curve>(many, "credible").x.size() > 25);
    }

    void designsHaveTheirOwnParameters() {
        const auto only = [](const char *design, const std::vector<ParameterId> &wanted) {
            for (const ParameterId id :
                 {LieProbability, Truth, ForcedYes, Innocuous, Draws, RedIfOne, RedIfZero, RedCards, Outcome})
                if (offers(chosen(design), id) != (std::ranges::find(wanted, id) != wanted.end()))
                    return false;
            return true;
        };
        QVERIFY(only("warner", {LieProbability, Outcome}));
        QVERIFY(only("mirrored", {LieProbability, Outcome}));
        QVERIFY(only("crosswise", {Innocuous, Outcome}));
        QVERIFY(only("forced", {Truth, ForcedYes, Outcome}));
        QVERIFY(only("unrelated", {Truth, Innocuous, Outcome}));
        QVERIFY(only("kuk", {Draws, RedIfOne, RedIfZero, RedCards}));
    }

    // Kuk's decks never become alike, whichever is changed.
    void decksStayDifferent() {
        const Parameters p = chosen("kuk");
        const Parameters less = changed(survey(), p, p.with(RedIfOne, .1));
        VERIFY_CLOSE(less[RedIfZero], .09, 1e-12);
        QVERIFY(validate(less, survey().usesAt(less)).empty());
        const Parameters least = changed(survey(), p, p.with(RedIfOne, .01));
        QCOMPARE(least[RedIfZero], 0.0);
    }

    // Each interval, for every design, is that of the core; with several cards a person's go together.
    void barsAreTheIntervals() {
        const std::vector<std::pair<const char *, SurveyDesign>> designs{
            {"unrelated", unrelatedQuestionDesign(.5, .25)},
            {"forced", forcedResponseDesign(.5, .25)},
            {"kuk", kukDesign(5, .8, .2)}};
        for (const auto &[id, design] : designs) {
            const Parameters p = chosen(id).with(Draws, 5).with(RedCards, 400);
            const Figure estimate = figureOf(of(p), "estimate");
            const SurveyAnswers answers{.n = 200, .yes = design.draws > 1 ? 400 : 80};
            for (const auto &[name, method] : named) {
                const SurveyInterval interval = surveyInterval(method, design, answers, .05);
                QCOMPARE(lowerEnd(layerOf<Curve>(estimate, name)), interval.lower);
                QCOMPARE(upperEnd(layerOf<Curve>(estimate, name)), interval.upper);
            }
        }
    }

    // A mirrored question is Warner's design; crosswise with the innocuous trait at q is, too, but for what counts.
    void sameDesignsSameNumbers() {
        const Exploration warner = of(chosen("warner"));
        const Exploration mirrored = of(chosen("mirrored"));
        QCOMPARE(readoutOf(warner, "estimate <i>π̂</i>"), readoutOf(mirrored, "estimate <i>π̂</i>"));
        const Parameters crosswise = chosen("crosswise").with(Innocuous, .25).with(Outcome, 200 - 80);
        VERIFY_CLOSE(readoutOf(of(crosswise), "estimate <i>π̂</i>"), readoutOf(warner, "estimate <i>π̂</i>"), 1e-14);
        VERIFY_CLOSE(readoutOf(of(crosswise), "Clopper–Pearson, to"), readoutOf(warner, "Clopper–Pearson, to"),
                     1e-12);
    }

    // Fewer yes answers than chance alone makes: the bars show both what comes out and what is left of it.
    void contradictionsAreClippedAndShown() {
        const Exploration answer = of(chosen("warner").with(Outcome, 35));
        QVERIFY(readoutOf(answer, "estimate <i>π̂</i>") < 0);
        QCOMPARE(readoutOf(answer, "estimate, clipped"), 0.0);
        QVERIFY(reading(answer.sentence).find("cut to <b>0 %</b>. The whole interval") != std::string::npos);
        const Figure &estimate = figureOf(answer, "estimate");
        QVERIFY(lowerEnd(layerOf<Curve>(estimate, "not clipped to [0, 1]")) < 0);
        QCOMPARE(lowerEnd(layerOf<Curve>(estimate, "Wald")), 0.0);
        const SurveyInterval whole =
            surveyUnclippedInterval(IntervalMethod::Wilson, warnerDesign(.75), {.n = 200, .yes = 35}, .05);
        QCOMPARE(lowerEnd(layerOf<Curve>(estimate, "Wilson, not clipped")), whole.lower);
        QCOMPARE(upperEnd(layerOf<Curve>(estimate, "Wilson, not clipped")), whole.upper);
    }

    // In Mangat's design a no proves that somebody hasn't the trait, and the sentence says so.
    void oneSidedDesignProtectsAYes() {
        const Exploration answer = of(chosen("mangat").with(LieProbability, .25));
        VERIFY_CLOSE(readoutOf(answer, "<i>ε</i> of a yes"), std::log(4.), 1e-14);
        QVERIFY(std::isinf(readoutOf(answer, "<i>ε</i> of a no")));
        QVERIFY(reading(answer.sentence).find("a factor of at most <b>4</b>; a no protects nobody.") !=
                std::string::npos);
        // Of Warner's design both answers are as good.
        const Exploration warner = of(chosen("warner"));
        QCOMPARE(readoutOf(warner, "<i>ε</i> of a yes"), readoutOf(warner, "<i>ε</i> of a no"));
        // There is no ε of an answer to be asked for.
        const auto lies = [](const char *design) {
            const std::vector<Solving> offered = solvable(survey(), chosen(design));
            return std::ranges::any_of(offered, [](const Solving &each) { return each.relation == "epsilon"; });
        };
        QVERIFY(lies("warner") && !lies("mangat"));
    }

    void twoSidedTestNeedsMore() {
        const Exploration answer = ofPreset("planned-power");
        QVERIFY(readoutOf(answer, "power, two-sided, normal") < readoutOf(answer, "power, normal"));
        QVERIFY(readoutOf(answer, "power, two-sided, exact") <= readoutOf(answer, "power, exact"));
    }

    // The credible interval stands below the others, shaded in the density that it cuts off.
    void beliefIsThePosterior() {
        const Parameters p = chosen("forced").with(PriorAlpha, 2).with(PriorBeta, 5).with(NullPrevalence, .2);
        const Exploration answer = of(p);
        const SurveyPosterior posterior(forcedResponseDesign(.5, .25), {.n = 200, .yes = 80},
                                        {.alpha = 2, .beta = 5});
        QCOMPARE(readoutOf(answer, "posterior mean"), posterior.mean());
        QCOMPARE(readoutOf(answer, "credible interval, from"), posterior.credible(.05).lower);
        QCOMPARE(readoutOf(answer, "<i>P</i>[<i>π</i> > <i>π</i>₀] after the answers"), posterior.above(.2));
        const auto &bar = layerOf<Curve>(figureOf(answer, "estimate"), "credible");
        QCOMPARE(lowerEnd(bar), posterior.credible(.05).lower);
        QCOMPARE(upperEnd(bar), posterior.credible(.05).upper);
        const Figure &figure = figureOf(answer, "posterior");
        const auto &density = layerOf<Curve>(figure, "posterior");
        QVERIFY(density.x.size() > 300);
        for (std::size_t i = 0; i < density.x.size(); i += 20)
            QCOMPARE(density.y[i], posterior.density(density.x[i]));
        const auto &shaded = layerOf<Band>(figure, "credible interval");
        QCOMPARE(shaded.x.front(), posterior.credible(.05).lower);
        QCOMPARE(shaded.x.back(), posterior.credible(.05).upper);
        // A person's cards go together: there is no such formula.
        const Exploration cards = of(chosen("kuk").with(Draws, 2));
        QVERIFY(!figureOf(cards, "posterior").note.empty());
        QVERIFY(!offers(chosen("kuk").with(Draws, 2), PriorAlpha));
    }

    void secondSamplesHaveTheirNumbers() {
        const auto with = [](const char *design, double second) {
            return survey().fit(chosen(design).with(SecondGroup, second));
        };
        QVERIFY(!offers(with("warner", 0), SecondOutcome) && offers(with("warner", 1), SecondOutcome));
        QVERIFY(!offers(with("warner", 2), SecondTruth) && offers(with("unrelated", 2), SecondTruth));
        const Exploration groups = of(with("warner", 1));
        const TwoGroups asked{.design = warnerDesign(.75), .first = {200, 80}, .second = {200, 92}};
        QCOMPARE(readoutOf(groups, "difference of the groups"), groupDifference(asked));
        QCOMPARE(readoutOf(groups, "<i>p</i>-value of no difference"), groupPValue(asked));
        const Exploration devices = of(with("unrelated", 2));
        VERIFY_CLOSE(readoutOf(devices, "estimate, <i>u</i> unknown"), .3, 1e-12);
        VERIFY_CLOSE(readoutOf(devices, "estimate of <i>u</i>"), .5, 1e-12);
        VERIFY_CLOSE(readoutOf(devices, "<i>ε</i>, second sample"), surveyEpsilon(unrelatedQuestionDesign(.2, .5)),
                     1e-12);
        QVERIFY(reading(devices.sentence).find("estimated <b>30 %</b>") != std::string::npos ||
                reading(devices.sentence).find("estimated <b>30.0 %</b>") != std::string::npos);
        layerOf<Curve>(figureOf(devices, "estimate"), "Wald, u unknown");
    }

    void groupsArePlannedFor() {
        const Exploration answer = of(chosen("warner").with(SecondPrior, .5));
        const GroupTest test{.design = warnerDesign(.75), .firstPrevalence = .3, .secondPrevalence = .5};
        const SurveyRequirement enough = groupRequiredN(test, .8);
        QCOMPARE(readoutOf(answer, "people needed in each of two groups"), static_cast<double>(enough.n));
        const Figure &figure = figureOf(answer, "groups");
        QCOMPARE(layerOf<Points>(figure, "people needed").x.front(), static_cast<double>(enough.n));
        const auto &exact = layerOf<Curve>(figure, "exact");
        QVERIFY(exact.x.size() > 30);
        for (std::size_t i = 0; i < exact.x.size(); i += 10)
            QCOMPARE(exact.y[i], groupPowerExact(test, std::llround(exact.x[i]), std::llround(exact.x[i])));
    }

    // An interval of no prevalences, or without a width, is said to be that.
    void waldsIntervalIsSaidToBeWhatItIs() {
        const auto help = [](double yes, double q) {
            const Parameters p = survey().fit(Parameters{}
                                                  .with(LieProbability, q)
                                                  .with(Population, 100)
                                                  .with(Outcome, yes)
                                                  .with(IntervalKind, static_cast<double>(IntervalMethod::Wald)));
            return reading(readoutNamed(of(p), "Wald, from").help);
        };
        QVERIFY(help(3, .25).ends_with("it contains no prevalence at all."));
        QVERIFY(help(25, .25).ends_with("what is beyond [0, 1] is no prevalence."));
        QVERIFY(help(50, .25).ends_with("With confidence 95 %."));
        QVERIFY(help(100, 0).ends_with("that is no precision."));
        // The chips say what the chart says, not that the prevalence is exactly 0.
        for (const char *end : {"Clopper–Pearson, from", "Clopper–Pearson, to"}) {
            const Parameters p = Parameters{}.with(LieProbability, 0.25).with(Population, 500).with(Outcome, 80);
            const Readout nothing = readoutNamed(of(survey().fit(p)), end);
            QCOMPARE(english(nothing.missing), std::string("none in [0, 1]"));
            QVERIFY(readoutNamed(of(survey().fit(p.with(Outcome, 200))), end).missing.empty());
        }
        const Figure figure =
            figureOf(of(survey().fit(Parameters{}.with(Population, 100).with(Outcome, 3))), "estimate");
        QVERIFY(std::ranges::any_of(figure.layers, [](const Layer &layer) {
            const auto *note = std::get_if<Annotation>(&layer);
            return note && reading(note->text) == "none in [0, 1]";
        }));
        // One entry of the legend stands for what is cut off in every row.
        for (const Layer &layer : figure.layers)
            if (const auto *curve = std::get_if<Curve>(&layer); curve && curve->role == Role::Reference)
                QCOMPARE(curve->colour, layerOf<Curve>(figure, "not clipped to [0, 1]").colour);
        // None where every such row is beyond the axis.
        const Figure beyond = figureOf(of(survey().fit(Parameters{}.with(LieProbability, 0.495))), "estimate");
        int unclipped = 0;
        for (const Layer &layer : beyond.layers)
            if (const auto *curve = std::get_if<Curve>(&layer); curve && curve->role == Role::Reference) {
                QVERIFY(upperEnd(*curve) < -1 || lowerEnd(*curve) > 2);
                QVERIFY(!curve->inLegend);
                ++unclipped;
            }
        QVERIFY(unclipped > 0);
    }
};

HALFTRUTH_TEST(TestSurveyExplorer)

#include "tst_survey_explorer.moc"
