#include "tests/core/support/close_to.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/survey/two_groups.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace halftruth;

namespace {

double binomial(std::int64_t n, double chance, std::int64_t s) {
    if (chance == 0 || chance == 1)
        return s == (chance == 0 ? 0 : n) ? 1 : 0;
    const auto real = [](std::int64_t whole) { return static_cast<double>(whole); };
    return std::exp(std::lgamma(real(n) + 1) - std::lgamma(real(s) + 1) - std::lgamma(real(n - s) + 1) +
                    real(s) * std::log(chance) + real(n - s) * std::log1p(-chance));
}

TwoGroups groupsOf(std::int64_t firstN, std::int64_t first, std::int64_t secondN, std::int64_t second) {
    return {.design = forcedResponseDesign(.5, .25),
            .first = {.n = firstN, .yes = first},
            .second = {.n = secondN, .yes = second}};
}

} // namespace

class TestTwoGroups : public QObject {
    Q_OBJECT

private slots:
    // Every pair of answers of small groups: the difference is unbiased.
    void agreesWithTheSumOverAllAnswers() {
        double mean = 0;
        for (int s = 0; s <= 12; ++s)
            for (int r = 0; r <= 9; ++r)
                mean += binomial(12, .25 + .5 * .7, s) * binomial(9, .25 + .5 * .2, r) *
                        groupDifference(groupsOf(12, s, 9, r));
        VERIFY_CLOSE(mean, .5, 1e-12);
        const TwoGroups groups = groupsOf(80, 40, 50, 15);
        VERIFY_CLOSE(groupDifferenceError(groups), std::sqrt(.25 / 80 + .3 * .7 / 50) / .5, 1e-13);
        const SurveyInterval interval = groupDifferenceInterval(groups, .05);
        VERIFY_CLOSE(interval.upper, .4 + 1.959963984540054 * groupDifferenceError(groups), 1e-12);
        VERIFY_CLOSE(interval.lower, .4 - 1.959963984540054 * groupDifferenceError(groups), 1e-12);
        QCOMPARE(groupDifferenceInterval(groupsOf(4, 4, 3, 0), .05).upper, 1.0);
    }

    // Two shares of which doubles keep no digit of the difference: of 10^9 people each.
    void differenceKeepsItsDigits() {
        VERIFY_CLOSE(groupDifference(groupsOf(1'000'000'000, 333'333'333, 999'999'999, 333'333'333)),
                     -6.6666666666666666667e-10, 1e-14);
    }

    // With one answer of each person the test is that of a table of four counts, whatever the design.
    void pValueIsTheChiSquareOfTheTable() {
        for (const auto &[n, s, m, r] : {std::array<std::int64_t, 4>{80, 40, 50, 15}, {5, 5, 7, 1}, {30, 2, 90, 7}}) {
            const auto yes = static_cast<double>(s + r);
            const auto no = static_cast<double>(n + m - s - r);
            const double odds = static_cast<double>(s * (m - r) - r * (n - s));
            const double square = odds * odds * static_cast<double>(n + m) / (static_cast<double>(n * m) * yes * no);
            VERIFY_CLOSE(groupPValue(groupsOf(n, s, m, r)), std::erfc(std::sqrt(square / 2)), 1e-12);
            TwoGroups direct = groupsOf(n, s, m, r);
            direct.design = forcedResponseDesign(1, 0);
            VERIFY_CLOSE(groupPValue(direct), groupPValue(groupsOf(n, s, m, r)), 1e-12);
        }
        QCOMPARE(groupPValue(groupsOf(5, 5, 7, 7)), 1.0);
        QCOMPARE(groupPValue(groupsOf(10, 5, 20, 10)), 1.0);
    }

    // [R, power.prop.test: "n = 50, p1 = .50, p2 = .75" has power 0.740; power .90 needs n = 76.7]
    void publishedPower() {
        const GroupTest test{.design = forcedResponseDesign(1, 0), .firstPrevalence = .5, .secondPrevalence = .75};
        QVERIFY(std::fabs(groupPower(test, 50, 50) - .740) < 5e-4);
        QCOMPARE(groupRequiredN(test, .9).n, std::int64_t{77});
    }

    void exactPowerIsTheSumOverRejectingAnswers() {
        for (const auto &[n, m] : {std::array<std::int64_t, 2>{1, 1}, {12, 9}, {3, 40}, {60, 60}})
            for (const double level : {.5, .05, 1e-6})
                for (const auto &[one, two] : {std::array{.3, .3}, std::array{0., 1.}, std::array{.2, .7}})
                    for (const SurveyDesign &design : {forcedResponseDesign(.5, .25), forcedResponseDesign(1, 0)}) {
                        const GroupTest test{
                            .design = design, .firstPrevalence = one, .secondPrevalence = two, .significance = level};
                        const auto yesAt = [&](double prevalence) {
                            return design.yesGivenZero + prevalence * (design.yesGivenOne - design.yesGivenZero);
                        };
                        double sum = 0;
                        for (std::int64_t s = 0; s <= n; ++s)
                            for (std::int64_t r = 0; r <= m; ++r)
                                if (groupPValue(groupsOf(n, s, m, r)) < level)
                                    sum += binomial(n, yesAt(one), s) * binomial(m, yesAt(two), r);
                        VERIFY_CLOSE(groupPowerExact(test, n, m), sum, 1e-11);
                    }
    }

    void powerOfEqualPrevalencesIsTheLevel() {
        const GroupTest test{.design = forcedResponseDesign(.5, .25), .firstPrevalence = .3, .secondPrevalence = .3};
        VERIFY_CLOSE(groupPower(test, 200, 300), .05, 1e-12);
        QVERIFY(std::fabs(groupPowerExact(test, 200, 300) - .05) < .01);
    }

    void requiredNumberReachesItsPower() {
        for (const double power : {.06, .5, .8, .999})
            for (const double second : {.31, .4, 1.}) {
                const GroupTest test{
                    .design = forcedResponseDesign(.5, .25), .firstPrevalence = .3, .secondPrevalence = second};
                const SurveyRequirement enough = groupRequiredN(test, power);
                QCOMPARE(enough.power, groupPower(test, enough.n, enough.n));
                QVERIFY(enough.power >= power);
                QVERIFY(enough.n == 1 || groupPower(test, enough.n - 1, enough.n - 1) < power);
            }
    }

    void severalCardsOfAPersonGoTogether() {
        const TwoGroups cards{
            .design = kukDesign(5, .8, .2), .first = {.n = 40, .yes = 100}, .second = {.n = 60, .yes = 100}};
        VERIFY_CLOSE(groupDifference(cards), (.5 - 1. / 3) / .6, 1e-13);
        VERIFY_CLOSE(groupDifferenceError(cards),
                     std::hypot(surveyStandardError(cards.design, cards.first),
                                surveyStandardError(cards.design, cards.second)),
                     1e-14);
    }

    void refusesWhatItHasNoAnswerFor() {
        const GroupTest same{.design = forcedResponseDesign(.5, .25), .firstPrevalence = .3, .secondPrevalence = .3};
        QCOMPARE(domainErrorOf([&] { static_cast<void>(groupRequiredN(same, .8)); }),
                 QStringLiteral("prevalence-second must be in [0, 1] without 0.3, but is 0.3"));
        QCOMPARE(domainErrorOf([&] { static_cast<void>(groupPowerExact(same, 10'001, 1)); }),
                 QStringLiteral("n must be in {1, ..., 10000}, but is 10001"));
        QCOMPARE(domainErrorOf([] { static_cast<void>(groupPValue(groupsOf(5, 5, 7, 8))); }),
                 QStringLiteral("yes-second must be in {0, ..., 7}, but is 8"));
    }
};

HALFTRUTH_TEST(TestTwoGroups)
#include "tst_two_groups.moc"
