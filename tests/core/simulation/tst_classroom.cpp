#include "tests/core/explorers/exploration_reading.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/passes.h"
#include "tests/core/support/reading.h"
#include "tests/support/test_program.h"

#include "core/explorers/classroom/classroom_choice.h"
#include "core/explorers/explorer.h"
#include "core/explorers/support/view_text.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/simulation/classroom.h"
#include "core/simulation/hand_out.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

using namespace halftruth;
using enum ParameterId;

namespace {

constexpr SurveyProcedure warner{.kind = SurveyProcedure::Kind::Warner, .lie = 0.25};

std::int64_t yesOf(const std::vector<PersonalAnswer> &answers) {
    return std::accumulate(answers.begin(), answers.end(), std::int64_t{0},
                           [](std::int64_t sum, const PersonalAnswer &answer) { return sum + answer.yes; });
}

std::int64_t onesOf(const std::vector<PersonalAnswer> &answers) {
    return std::ranges::count(answers, true, &PersonalAnswer::trait);
}

template <typename LayerType>
const LayerType &layerOf(const Figure &figure) {
    for (const Layer &layer : figure.layers)
        if (const auto *each = std::get_if<LayerType>(&layer))
            return *each;
    qFatal("%s lacks a layer", figure.id.c_str());
}

Exploration explored(const Parameters &p) {
    return halftruth::explored(*findExplorer("classroom"), {.parameters = p});
}

/// A class that has come so far; any number of repetitions is asked for.
Exploration inStages(const ClassStage &stage, double n, double ones) {
    const ExplorerSpec &explorer = *findExplorer("classroom");
    return halftruth::explored(
        explorer,
        {.parameters = explorer.fit(Parameters{}.with(Population, n).with(Ones, std::floor(ones))), .stage = stage});
}

/// Thirty pupils of whom nine have the trait.
Exploration ofThirty(std::int64_t repeated, bool revealed) {
    return inStages({.answered = 30, .repeated = repeated, .revealed = revealed}, 30, 9);
}

} // namespace

class TestClassroom : public QObject {
    Q_OBJECT

private slots:
    void theClassIsAlwaysTheSame() {
        const Classroom room{.procedure = warner, .n = 200, .ones = 60, .refusal = 0.1, .seed = 7};
        const auto first = askClass(room);
        const auto second = askClass(room);
        QCOMPARE(first.size(), std::size_t{200});
        QCOMPARE(onesOf(first), std::int64_t{60});
        for (std::size_t i = 0; i < first.size(); ++i)
            QVERIFY(first[i].yes == second[i].yes && first[i].trait == second[i].trait);
        Classroom other = room;
        other.seed = 8;
        const auto third = askClass(other);
        QVERIFY(!std::ranges::equal(first, third, {}, &PersonalAnswer::yes, &PersonalAnswer::yes));
    }

    void everyAnswerFollowsItsInstruction() {
        for (const PersonalAnswer &answer :
             askClass({.procedure = warner, .n = 5000, .ones = 1500, .refusal = 0.2})) {
            const bool told = answer.instruction == Instruction::TellTheTruth ? answer.trait : !answer.trait;
            QCOMPARE(answer.yes, std::int64_t{answer.obeys && told});
        }
    }

    void theCourseEndsWithTheClass_data() {
        QTest::addColumn<qint64>("n");
        for (const qint64 n : {1, 30, 20000})
            QTest::addRow("%lld", n) << n;
    }
    void theCourseEndsWithTheClass() {
        QFETCH(qint64, n);
        const Classroom room{.procedure = warner, .n = n, .ones = n / 3, .refusal = 0.05, .seed = 3};
        const auto course = courseOfClass(room, 50);
        QCOMPARE(course.back().asked, std::int64_t{n});
        QCOMPARE(course.back().ones, std::int64_t{n / 3});
        QCOMPARE(course.back().yes, yesOf(askClass(room)));
        QVERIFY(std::ranges::is_sorted(course, {}, &ClassProgress::yes));
        QVERIFY(std::ranges::is_sorted(course, std::ranges::less{}, &ClassProgress::asked));
    }

    // A billion pupils: those beyond the first are drawn as counts. 6 standard deviations are never left by chance.
    void theCourseOfAMultitude() {
        const std::int64_t n = 1'000'000'000;
        const auto course = courseOfClass({.procedure = warner, .n = n, .ones = 400'000'000}, 100);
        QCOMPARE(course.size(), std::size_t{100});
        QCOMPARE(course.back().asked, n);
        QCOMPARE(course.back().ones, std::int64_t{400'000'000});
        const double mean = 0.25 * 6e8 + 0.75 * 4e8;
        QVERIFY(std::fabs(static_cast<double>(course.back().yes) - mean) < 6 * std::sqrt(1e9 * 0.25 * 0.75));
        // Half the class has about half of the trait.
        QVERIFY(std::fabs(static_cast<double>(course[49].ones) - 2e8) < 6 * std::sqrt(5e8 * 0.4 * 0.6));
    }

    void repetitionsAreTheTrials() {
        const Classroom room{.procedure = warner, .n = 40, .ones = 10, .seed = 5};
        const auto first = firstRepetitions(room, 50);
        CountTally tally;
        for (const std::int64_t yes : first)
            tally.add(yes);
        QVERIFY(tally.times() == simulateSurvey(room.experiment(), {.seed = 5, .trials = 50}).times());
    }

    void posteriorIsBayes() {
        // Two coins: a yes takes 0.3 to 0.225/0.4, as posterior() says for one answer.
        VERIFY_CLOSE(posteriorOfTrait(warner.design(), 0.3, true), 0.5625, 1e-15);
        VERIFY_CLOSE(posteriorOfTrait(warnerDesignOfLies(1e-20), 0.5, false), 1e-20, 1e-15); // no proof
        VERIFY_CLOSE(answerTells(warnerDesignOfLies(1e-20), 0.5).afterNo, 1e-20, 1e-15);
        VERIFY_CLOSE(refusalBias(warnerDesignOfLies(0.4999999), 0.3, 0.1), -249999.97999281108387, 1e-13);
        QVERIFY(!std::signbit(refusalBias(warner.design(), 0.3, 0)));
        VERIFY_CLOSE(posteriorOfTrait(warner.design(), 0.3, true), posterior(0.25, 0.3), 1e-15);
        VERIFY_CLOSE(posteriorOfTrait(warner.design(), 0.3, false), 0.3 * 0.25 / (0.3 * 0.25 + 0.7 * 0.75), 1e-15);
        // Who refuses says no: a yes tells the same, a no tells less.
        VERIFY_CLOSE(posteriorOfTrait(warner.design(), 0.3, true, 0.4), 0.5625, 1e-15);
        const double no = posteriorOfTrait(warner.design(), 0.3, false, 0.4);
        VERIFY_CLOSE(no, 0.3 * (1 - 0.6 * 0.75) / (1 - 0.6 * 0.4), 1e-15);
        VERIFY_CLOSE(posteriorOfTrait(warner.design(), 0.3, false, 1), 0.3, 1e-15);
        // An answer that can't be leaves the belief where it was.
        VERIFY_CLOSE(posteriorOfTrait(warner.design(), 0.3, true, 1), 0.3, 1e-15);
    }

    void refusalPullsTheEstimateDown() {
        // The mean of the answers is (1-w)(a π + b (1-π)), put through the estimator.
        for (const double w : {0.0, 0.1, 1.0}) {
            const double mean = (1 - w) * (0.75 * 0.3 + 0.25 * 0.7);
            VERIFY_CLOSE(1 + refusalBias(warner.design(), 0.3, w), 1 + (mean - 0.25) / 0.5 - 0.3, 1e-14);
        }
        const Classroom room{.procedure = warner, .n = 1000, .ones = 300, .refusal = 0.1};
        const CountTally tally = simulateSurvey(room.experiment(), {.trials = 20000});
        const Moments moments = surveyEstimates(room.experiment(), tally).moments();
        const double expected = 0.3 + refusalBias(warner.design(), 0.3, 0.1);
        QVERIFY(std::fabs(moments.mean() - expected) < 5 * moments.meanEstimate().standardError);
    }

    // The histogram is the exact distribution up to chance: χ² over its bars, against its 99.99 % quantile for at
    // most 40 degrees of freedom.
    void theHistogramIsExact_data() {
        QTest::addColumn<double>("n");
        QTest::addColumn<double>("refusal");
        QTest::newRow("class") << 30.0 << 0.0;
        QTest::newRow("with refusals") << 200.0 << 0.15;
        QTest::newRow("a billion") << 1e9 << 0.0;
    }
    void theHistogramIsExact() {
        QFETCH(double, n);
        QFETCH(double, refusal);
        const ExplorerSpec &explorer = *findExplorer("classroom");
        const Parameters p = explorer.fit(Parameters{}
                                              .with(Population, n)
                                              .with(Ones, std::floor(n / 3))
                                              .with(Refusal, refusal)
                                              .with(Trials, 20000.0));
        const Figure figure = figureOf(explored(p), "repeated");
        const auto &bars = layerOf<Bars>(figure);
        const auto &exact = layerOf<Curve>(figure);
        double sum = 0;
        double chiSquare = 0;
        for (std::size_t i = 0; i < bars.x.size(); ++i) {
            sum += exact.y[i];
            const double expected = 20000 * exact.y[i];
            if (expected >= 5)
                chiSquare += std::pow(20000 * bars.y[i] - expected, 2) / expected;
        }
        QVERIFY2(std::fabs(sum - 1) < 1e-4, qPrintable(QString::number(sum, 'g', 17)));
        QVERIFY2(chiSquare < 86, qPrintable(QString::number(chiSquare)));
    }

    void passesShowEverMore() {
        const ExplorerSpec &explorer = *findExplorer("classroom");
        const Parameters p = explorer.fit(Parameters{}.with(Trials, 1e6));
        Passes passes(explorer, {.parameters = p});
        const Exploration coarse = passes.next(3);
        const Exploration first = passes.next(100);
        const Exploration last = passes.next(1000);
        QVERIFY(coarse.refinable && first.refinable && !last.refinable);
        QVERIFY(coarse.progress < first.progress);
        QVERIFY(reading(figureOf(last, "repeated").caption).find("1 000 000") != std::string::npos ||
                reading(figureOf(last, "repeated").caption).find("10⁶") != std::string::npos);
    }

    void intervalsHoldTheTruthAsOftenAsTheyPromise() {
        const ExplorerSpec &explorer = *findExplorer("classroom");
        const Parameters p = explorer.fit(Parameters{}.with(Trials, 1e5));
        const Exploration answer = explored(p);
        const auto value = [&](const char *label) {
            const auto found =
                std::ranges::find(answer.readouts, label, [](const Readout &each) { return reading(each.label); });
            if (found == answer.readouts.end())
                qFatal("no readout %s", label);
            return found->value;
        };
        const double exact = value("intervals that contain the truth");
        const double simulated = value("intervals that contain the truth, simulated");
        QVERIFY(exact >= 0.95); // Clopper and Pearson promise at least that
        QVERIFY(std::fabs(simulated - exact) < 5 * std::sqrt(exact * (1 - exact) / 1e5));
    }

    void theCourseGoesAsFarAsTheClass() {
        const Classroom room{.procedure = warner, .n = 200, .ones = 60, .seed = 3};
        const auto whole = courseOfClass(room, 50);
        QVERIFY(courseOfClass(room, 50, 0).empty());
        for (const std::int64_t until : {1, 4, 7, 199, 200}) {
            const auto course = courseOfClass(room, 50, until);
            QCOMPARE(course.back().asked, until);
            const auto answers = askClass(room);
            std::int64_t yes = 0;
            for (std::int64_t i = 0; i < until; ++i)
                yes += answers[static_cast<std::size_t>(i)].yes;
            QCOMPARE(course.back().yes, yes);
            for (std::size_t i = 0; i + 1 < course.size(); ++i)
                QCOMPARE(course[i].yes, whole[i].yes);
        }
        // Those who aren't asked one by one come in groups.
        const Classroom many{.procedure = warner, .n = 1'000'000, .ones = 400'000};
        QCOMPARE(courseOfClass(many, 100, 25'000).back().asked, std::int64_t{20'000});
        QCOMPARE(courseOfClass(many, 100, allPupils).back().asked, many.n);
    }

    // Whoever watches a class that hasn't begun sees the same whatever the truth is.
    void nothingIsToldBeforeItHappened() {
        const auto before = [](double ones) {
            return inStages({.answered = 0, .repeated = 0, .revealed = false}, 30, ones);
        };
        const Exploration nine = before(9);
        const Exploration twenty = before(20);
        QVERIFY(nine.figures == twenty.figures);
        QVERIFY(nine.readouts == twenty.readouts);
        QCOMPARE(reading(nine.sentence), reading(twenty.sentence));
        for (const Figure &figure : nine.figures) {
            QVERIFY2(figure.layers.empty(), figure.id.c_str());
            QVERIFY(!figure.note.empty());
        }
        QVERIFY(reading(nine.sentence).find("None of the") != std::string::npos);
    }

    // 7 of 23: no number like it stands anywhere before Reveal, and it does afterwards.
    void theTruthIsToldWhereItIsRevealed() {
        const double truth = 7.0 / 23;
        const auto told = [&](const Exploration &answer) {
            bool found = reading(answer.sentence).find("0.304") != std::string::npos;
            for (const Readout &each : answer.readouts)
                found = found || (each.missing.empty() && std::fabs(each.value - truth) < 1e-9);
            for (const Figure &figure : answer.figures) {
                found = found || reading(figure.caption).find("0.304") != std::string::npos;
                for (const Layer &layer : figure.layers) {
                    if (const auto *marker = std::get_if<Marker>(&layer))
                        found = found || std::fabs(marker->value - truth) < 1e-9;
                    if (const auto *band = std::get_if<Band>(&layer))
                        for (const double end : band->lower)
                            found = found || std::fabs(end - truth) < 1e-9;
                }
            }
            return found;
        };
        for (const std::int64_t repeated : {0, 12, 300})
            for (const std::int64_t answered : {0, 5, 23}) {
                const ClassStage stage{.answered = answered, .repeated = repeated, .revealed = false};
                QVERIFY(!told(inStages(stage, 23, 7)));
                QVERIFY(told(inStages({answered, repeated, true}, 23, 7)));
                const Exploration hidden = inStages(stage, 23, 7);
                for (const Figure &figure : hidden.figures)
                    for (const Layer &layer : figure.layers) // the exact distribution would tell it, too
                        QVERIFY(!std::holds_alternative<Curve>(layer) ||
                                std::get<Curve>(layer).role == Role::Simulation);
            }
    }

    void everyRepetitionIsADot() {
        const Classroom room{.procedure = warner, .n = 30, .ones = 9};
        for (const std::int64_t repeated : {1, 11, 200}) {
            const auto yes = firstRepetitions(room, static_cast<int>(repeated));
            for (const bool revealed : {false, true}) {
                const Figure figure = figureOf(
                    inStages({.answered = 30, .repeated = repeated, .revealed = revealed}, 30, 9), "repeated");
                std::map<std::pair<std::string, double>, std::vector<double>> stacks;
                std::size_t dots = 0;
                std::size_t misses = 0;
                for (const Layer &layer : figure.layers)
                    if (const auto *points = std::get_if<Points>(&layer)) {
                        dots += points->x.size();
                        if (reading(points->label).find("misses") != std::string::npos)
                            misses += points->x.size();
                        for (std::size_t i = 0; i < points->x.size(); ++i) {
                            stacks[{"", points->x[i]}].push_back(points->y[i]);
                            QVERIFY(figure.y.range.upper > points->y[i]);
                        }
                    }
                QCOMPARE(dots, static_cast<std::size_t>(repeated));
                for (auto &[place, heights] : stacks) {
                    std::ranges::sort(heights);
                    for (std::size_t i = 0; i < heights.size(); ++i)
                        QCOMPARE(heights[i], static_cast<double>(i + 1));
                }
                const auto missed = std::ranges::count_if(yes, [&](std::int64_t each) {
                    const SurveyInterval ends =
                        surveyInterval(IntervalMethod::ClopperPearson, warner.design(), {.n = 30, .yes = each}, 0.05);
                    return 0.3 < ends.lower || 0.3 > ends.upper;
                });
                QCOMPARE(misses, revealed ? static_cast<std::size_t>(missed) : 0);
            }
        }
    }

    // Few repetitions have their intervals each, of many the latest has one.
    void aRepetitionHasItsInterval() {
        const Classroom room{.procedure = warner, .n = 30, .ones = 9};
        for (const bool revealed : {false, true})
            for (const std::int64_t repeated : {1, 10, 11, 200}) {
                const auto yes = firstRepetitions(room, static_cast<int>(repeated));
                const Figure figure = figureOf(ofThirty(repeated, revealed), "repeated");
                std::vector<std::pair<double, double>> drawn;
                for (const Layer &layer : figure.layers)
                    if (const auto *curve = std::get_if<Curve>(&layer); curve && curve->role == Role::Simulation)
                        drawn.emplace_back(curve->x.front(), curve->x.back());
                std::vector<std::pair<double, double>> intervals;
                for (const std::int64_t each : yes) {
                    const SurveyInterval ends =
                        surveyInterval(IntervalMethod::ClopperPearson, warner.design(), {.n = 30, .yes = each}, 0.05);
                    intervals.emplace_back(ends.lower, ends.upper);
                }
                if (repeated > 10)
                    intervals = {intervals.back()};
                std::ranges::sort(drawn);
                std::ranges::sort(intervals);
                QVERIFY(drawn == intervals);
            }
    }

    // No interval that holds lies over one that misses.
    void missesAreOnTop() {
        int both = 0;
        for (const std::int64_t repeated : {4, 7, 10}) {
            bool missed = false;
            for (const Layer &layer : figureOf(ofThirty(repeated, true), "repeated").layers) {
                const auto *each = std::get_if<Curve>(&layer);
                if (!each || reading(each->label).find("interval of a class") == std::string::npos)
                    continue;
                QVERIFY(!missed || each->colour == strongColour);
                both += !missed && each->colour == strongColour;
                missed = missed || each->colour == strongColour;
            }
        }
        QVERIFY(both > 0);
    }

    // Misses are in the strongest ink, hits paler and of another form; before Reveal there is neither.
    void missesAreDark() {
        for (const char *id : {"repeated", "intervals"})
            for (const std::int64_t repeated : {10, 150}) {
                std::map<bool, std::size_t> misses;
                for (const bool revealed : {false, true})
                    for (const Layer &layer : figureOf(ofThirty(repeated, revealed), id).layers)
                        std::visit(
                            [&](const auto &each) {
                                if constexpr (requires { each.colour; }) {
                                    const bool missed = reading(each.label).find("misses") != std::string::npos;
                                    const bool held = reading(each.label).find("contains") != std::string::npos;
                                    QVERIFY(revealed || (!missed && !held));
                                    misses[revealed] += missed;
                                    if (missed || held)
                                        QCOMPARE(each.colour == strongColour, missed);
                                    if (!revealed)
                                        QCOMPARE(each.colour, ColourIndex{0});
                                }
                                if constexpr (requires { each.hollow; })
                                    QCOMPARE(each.hollow, reading(each.label).find("contains") != std::string::npos);
                            },
                            layer);
                QCOMPARE(misses[false], std::size_t{0});
                if (repeated > 10)
                    QVERIFY(misses[true] > 0);
            }
    }

    // More repetitions only add to what is there, and the axis stands where it was.
    void theAxisOfEstimatesStands() {
        for (const double n : {30.0, 5000.0}) {
            const Figure one = figureOf(inStages({allOfClass, 1, false}, n, n / 3), "repeated");
            for (const std::int64_t more : {2, 50, 1000})
                QCOMPARE(figureOf(inStages({allOfClass, more, false}, n, n / 3), "repeated").x.range, one.x.range);
        }
    }

    void aClassThatIsOverIsTheWholeClass() {
        const Exploration over = inStages({allOfClass, allOfClass, true}, 30, 9);
        const Exploration whole = explored(findExplorer("classroom")->defaults());
        QVERIFY(over.readouts == whole.readouts);
        QCOMPARE(reading(over.sentence), reading(whole.sentence));
    }

    /// A real class stands in the place of the simulated one: its counts, the estimate while it is wanted, no truth.
    void aClassInARoomIsItsCounts() {
        ClassStage stage{.answered = allOfClass, .repeated = 3, .revealed = true};
        stage.room = ClassCounts{.answers = 10, .yes = 4};
        const Exploration shown = inStages(stage, 30, 9);
        QCOMPARE(shown.figures.size(), std::size_t{2});
        QCOMPARE(shown.readouts.front().value, 4.0);
        QVERIFY(std::abs(shown.readouts[1].value - 0.3) < 1e-12); // (4/10 - 1/4)/(1/2)
        const auto &dots = std::get<Points>(figureOf(shown, "answers").layers.front());
        QCOMPARE(dots.x.size(), std::size_t{10});
        QCOMPARE(std::ranges::count(dots.x, 1.0), 4);
        const auto &estimate = std::get<Points>(figureOf(shown, "course").layers.back());
        QCOMPARE(estimate.x, std::vector<double>{10.0});
        // Who only counts isn't told what it comes to.
        stage.room->estimated = false;
        const Exploration hidden = inStages(stage, 30, 9);
        QCOMPARE(hidden.figures.front().id, std::string("answers")); // which there is something to see of
        QVERIFY(figureOf(hidden, "course").layers.empty());
        QVERIFY(!hidden.readouts[1].missing.empty());
        // Of many each is no dot.
        stage.room = ClassCounts{.answers = 10'000, .yes = 4'000};
        QVERIFY(std::holds_alternative<Bars>(figureOf(inStages(stage, 30, 9), "answers").layers.front()));
        stage.room = ClassCounts{};
        QVERIFY(figureOf(inStages(stage, 30, 9), "answers").layers.empty());
    }

    // An estimate below 0 is told as it is in every chart; the interval alone is clipped. The axes show all of them.
    void estimatesAreNotClipped() {
        const Exploration answer = inStages({.answered = allOfClass, .repeated = 50, .revealed = true}, 30, 2);
        const Figure intervals = figureOf(answer, "intervals");
        const Points &estimates = layerOf<Points>(intervals);
        QCOMPARE(estimates.y.size(), std::size_t{50});
        QVERIFY(std::ranges::any_of(estimates.y, [](double y) { return y < 0; }));
        for (const double y : estimates.y) { // k/15 − ½
            QVERIFY(std::fabs(15 * (y + 0.5) - std::round(15 * (y + 0.5))) < 1e-9);
            QVERIFY(y >= intervals.y.range.lower && y <= intervals.y.range.upper);
        }
        const Figure course = figureOf(answer, "course");
        const Curve &all = layerOf<Curve>(course);
        QVERIFY(all.y.front() == -0.5 || all.y.front() == 1.5);
        for (const double y : all.y)
            QVERIFY2(
                y > course.y.range.lower && y < course.y.range.upper,
                qPrintable(
                    QStringLiteral("%1 in %2 to %3").arg(y).arg(course.y.range.lower).arg(course.y.range.upper)));
    }

    void aClassInARoomIsPartOfTheCommand() {
        ClassStage stage{.answered = 5, .repeated = allOfClass};
        for (const bool estimated : {true, false}) {
            stage.room = ClassCounts{.answers = 10, .yes = 4, .estimated = estimated};
            QCOMPARE(stageText(stage),
                     std::string(estimated ? "5,all,hidden,room=4/10" : "5,all,hidden,counted=4/10"));
            QVERIFY(stageIn(stageText(stage)) == stage);
        }
        for (const char *wrong : {"5,all,hidden,room=4", "5,all,hidden,room=11/10", "5,all,hidden,rooms=4/10",
                                  "room=4/10", "5,all,room=4/10", "5,all,hidden,room=-1/10", "5,all,hidden,room=/"})
            QVERIFY_THROWS_EXCEPTION(std::domain_error, (void)stageIn(wrong));
    }
};

HALFTRUTH_TEST(TestClassroom)

#include "tst_classroom.moc"
