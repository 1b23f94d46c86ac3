#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/one_bit/randomized_response.h"
#include "core/simulation/hand_out.h"
#include "core/simulation/real_survey.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

using namespace halftruth;
using Device = ChanceDevice::Kind;
using Wish = SurveyWish::Kind;

Q_DECLARE_METATYPE(ChanceDevice)
Q_DECLARE_METATYPE(ChanceEvent)
Q_DECLARE_METATYPE(SurveyWish)

namespace {

/// Every case of a device, each as likely as the others, as its outcome: tosses and rolls one by one, days by the
/// calendar.
std::vector<int> cases(const ChanceDevice &device) {
    std::vector<int> outcomes;
    using namespace std::chrono;
    switch (device.kind) {
    case Device::Coins:
        for (unsigned tosses = 0; tosses < 1U << static_cast<unsigned>(device.count); ++tosses)
            outcomes.push_back(std::popcount(tosses));
        break;
    case Device::Die:
        outcomes = {1, 2, 3, 4, 5, 6};
        break;
    case Device::DiceSum:
    case Device::HigherDie:
        for (int one = 1; one <= 6; ++one)
            for (int other = 1; other <= 6; ++other)
                outcomes.push_back(device.kind == Device::DiceSum ? one + other : std::max(one, other));
        break;
    case Device::BirthMonth:
    case Device::BirthDay:
        for (sys_days day = sys_days(2021y / January / 1); day < sys_days(2025y / January / 1); day += days(1)) {
            const year_month_day date(day);
            outcomes.push_back(static_cast<int>(device.kind == Device::BirthDay
                                                    ? static_cast<unsigned>(date.day())
                                                    : static_cast<unsigned>(date.month())));
        }
        break;
    }
    return outcomes;
}

/// P(yes | trait) by going through all cases and doing what the instructions say.
double yesShare(const RealSurvey &survey, bool trait) {
    const std::vector<int> outcomes = cases(survey.event.device);
    double yes = 0;
    for (const int outcome : outcomes) {
        const bool happens = survey.event.contains(outcome);
        switch (survey.wish.kind) {
        case Wish::Warner:
        case Wish::Mirrored:
            yes += happens ? !trait : trait;
            break;
        case Wish::Crosswise:
            yes += happens == trait;
            break;
        case Wish::Forced:
            yes += happens || (trait && !survey.other->contains(outcome));
            break;
        case Wish::Unrelated: {
            const std::vector<int> birthdays = cases(survey.other->device);
            const auto innocuous =
                std::ranges::count_if(birthdays, [&](int day) { return survey.other->contains(day); });
            yes += happens ? (trait ? 1 : 0) : static_cast<double>(innocuous) / static_cast<double>(birthdays.size());
            break;
        }
        }
    }
    return yes / static_cast<double>(outcomes.size());
}

std::string joined(const std::vector<Text> &lines) {
    std::string all;
    for (const Text &line : lines)
        all += (all.empty() ? "" : " | ") + english(line);
    return all;
}

std::vector<double> spread(double from, double to, int count) {
    std::vector<double> values;
    for (int i = 0; i < count; ++i)
        values.push_back(from + (to - from) * i / (count - 1));
    return values;
}

/// Wishes over the whole domain of a design, its ends included.
std::vector<SurveyWish> wishes(Wish kind) {
    std::vector<SurveyWish> all;
    switch (kind) {
    case Wish::Warner:
    case Wish::Mirrored:
        for (double lie : spread(0, 0.499, 101))
            all.push_back({.kind = kind, .lie = lie});
        all.push_back({.kind = kind, .lie = 0.5 - 1e-9});
        break;
    case Wish::Crosswise:
        for (double innocuous : spread(0, 1, 102))
            all.push_back({.kind = kind, .innocuous = innocuous});
        all.push_back({.kind = kind, .innocuous = 0.5 - 1e-9});
        break;
    case Wish::Forced:
        for (double truth : spread(1e-6, 1, 21))
            for (double share : spread(0, 1, 11))
                all.push_back({.kind = kind, .truth = truth, .forcedYes = share * forcedYesRange(truth).upper});
        break;
    case Wish::Unrelated:
        for (double truth : spread(1e-6, 1, 21))
            for (double innocuous : spread(0, 1, 11))
                all.push_back({.kind = kind, .truth = truth, .innocuous = innocuous});
        break;
    }
    return all;
}

const std::array<Wish, 5> kinds{Wish::Warner, Wish::Mirrored, Wish::Crosswise, Wish::Forced, Wish::Unrelated};
const std::array<DeviceFamily, 4> families{DeviceFamily::Any, DeviceFamily::Coins, DeviceFamily::Dice,
                                           DeviceFamily::Birthdays};

} // namespace

class TestRealSurvey : public QObject {
    Q_OBJECT

private slots:
    void oddsAreThoseOfAllCases() {
        for (const ChanceDevice &device : chanceDevices()) {
            const std::vector<int> outcomes = cases(device);
            for (int outcome = device.first() - 1; outcome <= device.last() + 1; ++outcome) {
                const Odds odds = device.odds(outcome);
                QCOMPARE(odds.outOf, static_cast<std::int64_t>(outcomes.size()));
                QCOMPARE(odds.ways, static_cast<std::int64_t>(std::ranges::count(outcomes, outcome)));
            }
            const ChanceEvent something{device, device.first(), device.last()};
            QCOMPARE(something.odds().ways, something.odds().outOf);
        }
    }

    // A 1st to a 10th: 120 of 365.25 days.
    void aBirthdayIsOneOf365AndAQuarterDays() {
        const ChanceEvent early{{.kind = Device::BirthDay}, 1, 10};
        QCOMPARE(early.odds().text(), std::string("160/487"));
        VERIFY_CLOSE(early.probability(), 120 / 365.25, 1e-15);
        VERIFY_CLOSE((ChanceEvent{{.kind = Device::BirthMonth}, 2, 2}.probability()), 28.25 / 365.25, 1e-15);
    }

    void wordsOfAnEvent_data() {
        QTest::addColumn<ChanceDevice>("device");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QString>("words");
        const auto row = [](const ChanceDevice &device, int from, int to, const char *words) {
            QTest::addRow("%s", words) << device << from << to << QString::fromUtf8(words);
        };
        row({Device::Coins, 1}, 1, 1, "it shows heads");
        row({Device::Coins, 1}, 0, 0, "it shows tails");
        row({Device::Coins, 2}, 2, 2, "both show heads");
        row({Device::Coins, 2}, 0, 0, "both show tails");
        row({Device::Coins, 2}, 1, 2, "at least one shows heads");
        row({Device::Coins, 3}, 1, 1, "exactly one shows heads");
        row({Device::Coins, 4}, 2, 4, "at least two show heads");
        row({Device::Coins, 4}, 0, 1, "at most one shows heads");
        row({Device::Coins, 4}, 0, 0, "all four show tails");
        row({Device::Die, 1}, 1, 1, "it shows a 1");
        row({Device::Die, 1}, 5, 6, "it shows 5 or 6");
        row({Device::Die, 1}, 1, 4, "it shows 1 to 4");
        row({Device::DiceSum, 2}, 2, 2, "the sum is 2");
        row({Device::DiceSum, 2}, 2, 5, "the sum is 5 or less");
        row({Device::DiceSum, 2}, 10, 12, "the sum is 10 or more");
        row({Device::HigherDie, 2}, 6, 6, "at least one shows a 6");
        row({Device::HigherDie, 2}, 5, 6, "at least one shows 5 or 6");
        row({Device::HigherDie, 2}, 1, 4, "both show 4 or less");
        row({Device::BirthMonth, 1}, 1, 1, "the birthday is in January");
        row({Device::BirthMonth, 1}, 11, 12, "the birthday is in November or December");
        row({Device::BirthMonth, 1}, 1, 4, "the birthday is from January to April");
        row({Device::BirthDay, 1}, 31, 31, "the birthday is on the 31st of a month");
        row({Device::BirthDay, 1}, 1, 2, "the birthday is on the 1st or 2nd of a month");
        row({Device::BirthDay, 1}, 1, 13, "the birthday is from the 1st to the 13th of a month");
        row({Device::BirthDay, 1}, 23, 31, "the birthday is from the 23rd to the 31st of a month");
    }
    void wordsOfAnEvent() {
        QFETCH(ChanceDevice, device);
        QFETCH(int, from);
        QFETCH(int, to);
        QTEST(QString::fromStdString(english(ChanceEvent{device, from, to}.inWords())), "words");
    }

    void theNearestSimpleDevice_data() {
        QTest::addColumn<SurveyWish>("wish");
        QTest::addColumn<QString>("steps");
        QTest::addColumn<QString>("device");
        const auto row = [](const char *name, const SurveyWish &wish, const char *steps, const char *device) {
            QTest::addRow("%s", name) << wish << QString::fromUtf8(steps) << QString::fromUtf8(device);
        };
        row("Warner, 1/4", {.kind = Wish::Warner, .lie = 0.25},
            "Toss two coins. Let nobody see how they land. | If both show heads, answer the opposite of the truth. | "
            "Otherwise, answer the truth.",
            "The opposite with probability 1/4 = 0.25 (wanted 0.25)");
        row("Warner, 0.3", {.kind = Wish::Warner, .lie = 0.3},
            "Roll two dice. Let nobody see them. | If at least one shows a 6, answer the opposite of the truth. | "
            "Otherwise, answer the truth.",
            "The opposite with probability 11/36 = 0.3056 (wanted 0.3)");
        row("Warner, 0.36", {.kind = Wish::Warner, .lie = 0.36},
            "Toss three coins. Let nobody see how they land. | If exactly two show heads, answer the opposite of the "
            "truth. | Otherwise, answer the truth.",
            "The opposite with probability 3/8 = 0.375 (wanted 0.36)");
        row("mirrored, 1/6", {.kind = Wish::Mirrored, .lie = 1.0 / 6},
            "Roll a die. Let nobody see it. | If it shows a 1, ask yourself: is “My true answer is NO” right? | "
            "Otherwise, ask yourself: is “My true answer is YES” right? | Answer YES if it is right, and NO if it is "
            "not.",
            "The mirrored question with probability 1/6 = 0.1667 (wanted 0.1667)");
        row("crosswise, 1/4", {.kind = Wish::Crosswise, .innocuous = 0.25},
            "Think of somebody whose birthday you know and nobody else here does. Tell nobody who it is. | Is that "
            "birthday from January to March? Keep your answer, yes or no, to yourself. | Answer the question above "
            "too, truthfully, and keep that to yourself as well. | If your two answers are the same, say THE SAME. "
            "Otherwise, say DIFFERENT.",
            "The birthday is a yes with probability 361/1461 = 0.2471 (wanted 0.25)");
        row("forced, coins", {.kind = Wish::Forced, .truth = 0.5, .forcedYes = 0.25},
            "Toss two coins. Let nobody see how they land. | If both show heads, say YES, whatever the truth is. | "
            "If "
            "both show tails, say NO, whatever the truth is. | Otherwise, answer the truth.",
            "The truth with probability 1/2 = 0.5 (wanted 0.5), a forced yes 1/4 = 0.25 (wanted 0.25)");
        // Nigeria: Blair, Imai and Zhou 2015.
        row("forced, die", {.kind = Wish::Forced, .truth = 2.0 / 3, .forcedYes = 1.0 / 6},
            "Roll a die. Let nobody see it. | If it shows a 1, say YES, whatever the truth is. | If it shows a 6, "
            "say "
            "NO, whatever the truth is. | Otherwise, answer the truth.",
            "The truth with probability 2/3 = 0.6667 (wanted 0.6667), a forced yes 1/6 = 0.1667 (wanted 0.1667)");
        row("forced, yes only", {.kind = Wish::Forced, .truth = 0.5, .forcedYes = 0.5},
            "Toss a coin. Let nobody see how it lands. | If it shows heads, say YES, whatever the truth is. | "
            "Otherwise, answer the truth.",
            "The truth with probability 1/2 = 0.5 (wanted 0.5), a forced yes 1/2 = 0.5 (wanted 0.5)");
        row("unrelated", {.kind = Wish::Unrelated, .truth = 0.5, .innocuous = 1.0 / 12},
            "Toss a coin. Let nobody see how it lands. | If it shows heads, answer the question above truthfully. | "
            "Otherwise, think of somebody whose birthday you know and nobody else here does, and answer this "
            "instead: "
            "is that birthday in January? | Say only YES or NO. Never tell which question you answered.",
            "The truth with probability 1/2 = 0.5 (wanted 0.5), else a birthday that is a yes with probability "
            "124/1461 = 0.08487 (wanted 0.08333)");
    }
    void theNearestSimpleDevice() {
        QFETCH(SurveyWish, wish);
        const RealSurvey survey = nearestRealSurvey(wish);
        QTEST(QString::fromStdString(joined(instructions(survey))), "steps");
        QTEST(QString::fromStdString(english(deviceInWords(survey))), "device");
    }

    void theFamilyIsRespected() {
        const SurveyWish wish{.kind = Wish::Warner, .lie = 0.25};
        QCOMPARE(nearestRealSurvey(wish, DeviceFamily::Coins).event.device.kind, Device::Coins);
        QCOMPARE(nearestRealSurvey(wish, DeviceFamily::Dice).event, (ChanceEvent{{Device::HigherDie, 2}, 1, 3}));
        QCOMPARE(nearestRealSurvey(wish, DeviceFamily::Birthdays).event,
                 (ChanceEvent{{Device::BirthMonth, 1}, 1, 3}));
        QVERIFY(!familyApplies(Wish::Crosswise, DeviceFamily::Coins));
        QVERIFY(!familyApplies(Wish::Unrelated, DeviceFamily::Birthdays));
        QVERIFY(familyApplies(Wish::Unrelated, DeviceFamily::Coins));
    }

    // Whoever goes through all cases of the device finds the design's probabilities, wherever in the domain.
    void theDesignIsThatOfAllCases() {
        for (const Wish kind : kinds) {
            for (const SurveyWish &wish : wishes(kind)) {
                for (const DeviceFamily family : families) {
                    const RealSurvey survey = nearestRealSurvey(wish, family);
                    const SurveyDesign design = survey.design();
                    QVERIFY(std::abs(design.yesGivenOne - yesShare(survey, true)) < 1e-14);
                    QVERIFY(std::abs(design.yesGivenZero - yesShare(survey, false)) < 1e-14);
                    const double probability = survey.event.probability();
                    if (wish.alwaysTruth())
                        QVERIFY(design == (SurveyDesign{.yesGivenOne = 1, .yesGivenZero = 0}));
                    else
                        QVERIFY(probability < 1 && (probability > 0 || survey.other->probability() > 0));
                }
            }
        }
    }

    // The days of a month are near enough to everything but the least of lies: at least two ones are rolled.
    void theDistanceIsSmall() {
        for (const double lie : spread(0, 0.499, 200)) {
            const RealSurvey survey = nearestRealSurvey({.kind = Wish::Warner, .lie = lie});
            // Close to 1/2 the nearest might say nothing at all, and is passed over.
            QVERIFY2(survey.distance() <=
                         std::max(lie < 0.45 ? nearEnough : 0.04, lie > 0 ? 1.0 / 36 - lie : 0) + 1e-12,
                     qPrintable(QString::number(lie)));
            VERIFY_CLOSE(survey.distance(), std::abs(survey.exact().lie - lie), 1e-12);
            QVERIFY(1 - 2 * survey.exact().lie >= (1 - 2 * lie) / 2);
        }
    }

    // No device before the chosen one is near enough, and none of its events is nearer.
    void theChoiceIsTheSimplestNearEnough() {
        for (const double lie : spread(0.02, 0.45, 87)) {
            const RealSurvey survey = nearestRealSurvey({.kind = Wish::Warner, .lie = lie});
            for (const ChanceDevice &device : chanceDevices()) {
                for (int to = device.first(); to < device.last(); ++to) {
                    const double distance = std::abs(ChanceEvent{device, device.first(), to}.probability() - lie);
                    if (device == survey.event.device)
                        QVERIFY(distance >= survey.distance() - 1e-12);
                    else
                        QVERIFY(distance > nearEnough);
                }
                if (device == survey.event.device)
                    break;
            }
        }
    }

    void forcedAnswersAreNotLost() {
        for (const SurveyWish &wish : wishes(Wish::Forced)) {
            const SurveyDesign design = nearestRealSurvey(wish).design();
            QCOMPARE(design.yesGivenZero > 0, wish.forcedYes > 0);
            if (wish.truth < 1)
                QCOMPARE(design.yesGivenOne<1, 1 - wish.truth - wish.forcedYes> 1e-12);
        }
    }

    // Warner, q = 1/4: what posterior() says of lies, and epsilon = ln 3.
    void theSheetTellsWhatAnAnswerTells() {
        const RealSurvey survey = nearestRealSurvey({.kind = Wish::Warner, .lie = 0.25});
        const AnswerTells tells = answerTells(survey.design(), 0.3);
        VERIFY_CLOSE(tells.afterYes, posterior(0.25, 0.3), 1e-15);
        VERIFY_CLOSE(tells.afterNo, posteriorAfterNo(0.25, 0.3), 1e-15);
        const HandOut sheet = handOut(survey, "Have you copied?", 0.2);
        QCOMPARE(sheet.question, std::string("Have you copied?"));
        QVERIFY(sheet.steps == instructions(survey));
        QCOMPARE(english(sheet.footer), std::string("The opposite with probability 1/4 = 0.25."));
        QCOMPARE(english(sheet.title), std::string("Chance has a say in your answer"));
        QVERIFY(sheet.keepsSecrets);
        QCOMPARE(joined(sheet.why),
                 std::string(
                     "Whatever your truth is, you may have to say either YES or NO. Only you know which it was: "
                     "the truth, or chance. | Suppose 20 in 100 would truthfully say yes. Of 100 who answer "
                     "YES, about 43 would; of 100 who answer NO, about 8 would. | Whatever others believe about you, "
                     "your answer multiplies or divides the odds that your truth is yes by at most 3 "
                     "(ε\u00a0=\u00a01.099). "
                     "A factor of 1 would tell nothing about you, an answer without chance everything. From all "
                     "answers together, the share of the whole class can still be estimated."));
    }

    // 30 answers by next to fair coins: 1/2 / √30 / (1 − 2q).
    void theSheetSaysWhatCanHardlyBeEstimated() {
        const auto last = [](double lie) {
            return english(handOut(nearestRealSurvey({.kind = Wish::Warner, .lie = lie}), {}, 0.3).why.back());
        };
        const double q = 1 - nearestRealSurvey({.kind = Wish::Warner, .lie = 0.4962}).design().yesGivenOne;
        QVERIFY(q > 0.48 && q < 0.5);
        const std::string said = displayNumber(100 * 0.5 / std::sqrt(30.0) / (1 - 2 * q), 2);
        QVERIFY2(last(0.4962).ends_with("The share of the whole class can hardly be estimated: from 30 answers it is "
                                        "off by about " +
                                        said + " percentage points."),
                 last(0.4962).c_str());
        QVERIFY(last(0.3).ends_with("the share of the whole class can still be estimated."));
    }

    // Without a forced no, a no is the truth.
    void theSheetPromisesNothingItDoesNotKeep() {
        const RealSurvey survey = nearestRealSurvey({.kind = Wish::Forced, .truth = 0.5, .forcedYes = 0.5});
        QCOMPARE(surveyEpsilon(survey.design()), std::numeric_limits<double>::infinity());
        const HandOut sheet = handOut(survey, {}, 0.3);
        QCOMPARE(english(sheet.title), std::string("The answer NO gives the truth away"));
        QVERIFY(!sheet.keepsSecrets);
        QCOMPARE(english(sheet.why.front()),
                 std::string("The answer NO gives the truth away: nothing but the truth leads to it (ε = ∞)."));
        QVERIFY(QString::fromStdString(joined(sheet.why)).contains(QStringLiteral("NO, none would")));
    }

    // Where nobody lies there is no secret, and no sheet that calls it one.
    void theSheetOfTheTruthGivesNoProtection() {
        for (const SurveyWish &wish :
             {SurveyWish{.kind = Wish::Warner, .lie = 0}, SurveyWish{.kind = Wish::Mirrored, .lie = 0},
              SurveyWish{.kind = Wish::Forced, .truth = 1, .forcedYes = 0},
              SurveyWish{.kind = Wish::Unrelated, .truth = 1}}) {
            QVERIFY(wish.alwaysTruth());
            const RealSurvey survey = nearestRealSurvey(wish);
            const HandOut sheet = handOut(survey, {}, 0.3);
            QCOMPARE(english(sheet.title), std::string("This design gives no protection"));
            QVERIFY(!sheet.keepsSecrets);
            QCOMPARE(joined(sheet.steps), std::string("Answer the question above truthfully."));
            QCOMPARE(english(sheet.why.front()),
                     std::string("Every answer gives the truth away: nothing but the truth leads to it (ε = ∞)."));
            QVERIFY(QString::fromStdString(english(sheet.why[1])).contains(QStringLiteral("YES, all would")));
            const AnswerTells tells = answerTells(survey.design(), 0.3);
            QVERIFY(tells.afterYes == 1 && tells.afterNo == 0);
        }
        QCOMPARE(english(deviceInWords(nearestRealSurvey({.lie = 0}))),
                 std::string("The opposite with probability 0 (wanted 0)"));
    }

    // What the sheet says of the odds holds for every prior, and one of the two answers reaches it.
    void theFactorOfTheSheetHolds() {
        for (const Wish kind : kinds)
            for (const SurveyWish &wish : wishes(kind)) {
                const SurveyDesign design = nearestRealSurvey(wish).design();
                const double factor = std::exp(surveyEpsilon(design));
                double largest = 0;
                for (const double prior : {0.01, 0.3, 0.5, 0.9}) {
                    const AnswerTells tells = answerTells(design, prior);
                    for (const double after : {tells.afterYes, tells.afterNo}) {
                        const double change = std::fabs(std::log(after / (1 - after) * (1 - prior) / prior));
                        largest = std::max(largest, change);
                    }
                }
                if (std::isinf(factor))
                    QVERIFY(std::isinf(largest));
                else
                    VERIFY_CLOSE(std::exp(largest), factor, 1e-9);
            }
    }

    void crosswiseAnswersAreComparisons() {
        const HandOut sheet = handOut(nearestRealSurvey({.kind = Wish::Crosswise, .innocuous = 0.25}), {}, 0.5);
        QVERIFY(
            QString::fromStdString(joined(sheet.why)).contains(QStringLiteral("answer THE SAME, about 25 would")));
        QCOMPARE(english(answerWords(Wish::Crosswise).no), std::string("DIFFERENT"));
    }

    void messages_data() {
        addMessageColumns();
        addMessage("nearestRealSurvey", "q must be in [0, 0.5), but is 0.5",
                   [] { static_cast<void>(nearestRealSurvey({.kind = Wish::Warner, .lie = 0.5})); });
        addMessage("nearestRealSurvey", "forcedYes must be in [0, 0.5], but is 0.7", [] {
            static_cast<void>(nearestRealSurvey({.kind = Wish::Forced, .truth = 0.5, .forcedYes = 0.7}));
        });
        addMessage("handOut", "prior must be in [0, 1], but is 1.5",
                   [] { static_cast<void>(handOut(nearestRealSurvey({}), {}, 1.5)); });
        addMessage("answerTells", "prior must be in [0, 1], but is nan", [] {
            static_cast<void>(answerTells(warnerDesign(0.7), std::numeric_limits<double>::quiet_NaN()));
        });
    }
    void messages() { VERIFY_MESSAGE(); }
};

HALFTRUTH_TEST(TestRealSurvey)
#include "tst_real_survey.moc"
