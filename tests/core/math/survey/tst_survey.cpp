#include "tests/core/math/survey/interval_methods.h"
#include "tests/core/support/close_to.h"
#include "tests/core/support/extremes.h"
#include "tests/core/support/reference_test.h"
#include "tests/core/support/throws.h"
#include "tests/support/test_program.h"

#include "core/math/count/binomial_tail.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/survey/survey.h"

#include <QTest>

#include <boost/math/special_functions/erf.hpp>

#include <bit>
#include <cmath>
#include <limits>
#include <set>
#include <vector>

using namespace halftruth;
using enum IntervalMethod;

namespace {

std::vector<SurveyDesign> oneDrawDesigns() {
    return {warnerDesign(0.75),
            warnerDesign(0.3),
            warnerDesign(1),
            crosswiseDesign(0.6),
            forcedResponseDesign(2.0 / 3, 1.0 / 6),
            forcedResponseDesign(0.4, 0.5),
            unrelatedQuestionDesign(0.5, 1.0 / 12),
            kukDesign(1, 0.2, 0.8)};
}

double binomialPmf(int n, int s, double yes) {
    double choose = 1;
    for (int i = 1; i <= s; ++i)
        choose = choose * (n - s + i) / i;
    return choose * std::pow(yes, s) * std::pow(1 - yes, n - s);
}

// The distribution of the yes answers of n people of whom `ones` have the trait, over all 2^n answers.
std::vector<double> enumerateAnswers(const SurveyDesign &design, int n, int ones) {
    std::vector<double> probability(static_cast<std::size_t>(n) + 1);
    for (unsigned answer = 0; answer < 1U << n; ++answer) {
        double likelihood = 1;
        for (int person = 0; person < n; ++person) {
            const double yes = person < ones ? design.yesGivenOne : design.yesGivenZero;
            likelihood *= (answer >> person & 1U) != 0 ? yes : 1 - yes;
        }
        probability[static_cast<std::size_t>(std::popcount(answer))] += likelihood;
    }
    return probability;
}

const SurveyTest blairImaiZhou{
    .design = forcedResponseDesign(2.0 / 3, 1.0 / 6), .nullPrevalence = 0, .prevalence = 0.2, .significance = 0.01};

} // namespace

class TestSurvey : public QObject {
    Q_OBJECT

private slots:
    void agreesWithPublishedValues_data() {
        addReferenceColumns();
        // Printed digits: half a unit of the last place.
        const auto add = [](const char *what, double actual, double printed, double half) {
            QTest::newRow(what) << actual << printed << half / printed;
        };
        const SurveyDesign nigeria = forcedResponseDesign(2.0 / 3, 1.0 / 6);
        const SurveyAnswers contacts{.n = 2435, .yes = 831};
        add("Nigeria: estimate", surveyEstimate(nigeria, contacts), 0.2619, 5e-5);
        add("Nigeria: standard error", surveyStandardError(nigeria, contacts), 0.0144, 5e-5);
        add("Nigeria: epsilon", surveyEpsilon(nigeria), std::log(5.0), 1e-14);
        const SurveyInterval interval = surveyInterval(ClopperPearson, nigeria, contacts, 0.05);
        add("Nigeria: lower end", interval.lower, 0.2337, 5e-5);
        add("Nigeria: upper end", interval.upper, 0.2907, 5e-5);
        const SurveyAnswers drinkers{.n = 125, .yes = 60};
        add("alcohol: estimate", surveyEstimate(warnerDesign(0.7), drinkers), 0.450, 1e-14);
        add("alcohol: standard error", surveyStandardError(warnerDesign(0.7), drinkers), 0.112, 5e-4);
        add("alcohol: epsilon", surveyEpsilon(warnerDesign(0.7)), 0.847, 5e-4);
        const SurveyDesign exam = unrelatedQuestionDesign(0.5, 1.0 / 12);
        add("exam: estimate", surveyEstimate(exam, {.n = 710, .yes = 328}), 0.841, 5e-4);
        add("exam: standard error", surveyStandardError(exam, {.n = 710, .yes = 328}), 0.037, 5e-4);
        add("exam: epsilon", surveyEpsilon(exam), 2.565, 5e-4);
        const SurveyDesign infertility = forcedResponseDesign(0.6, 0.2);
        add("infertility: estimate", surveyEstimate(infertility, {.n = 442, .yes = 113}), 0.093, 5e-4);
        add("infertility: epsilon", surveyEpsilon(infertility), 1.386, 5e-4);
        add("power", surveyPower(blairImaiZhou, 200), 0.9868872, 5e-8);
        QTest::newRow("power, 20 digits") << surveyPower(blairImaiZhou, 200) << 0.9868871581954194592 << 1e-14;
    }
    void agreesWithPublishedValues() { VERIFY_REFERENCE(); }

    // Solved with 40 digits from the definitions, for answers without noise.
    void intervalsAgreeWithReference_data() {
        addReferenceColumns();
        struct Row {
            std::int64_t n, yes;
            double beta, wilsonLower, wilsonUpper, exactLower, exactUpper;
        };
        constexpr Row rows[] = {
            {10, 0, 0.1, 0.0, 0.21294197008340708568, 0.0, 0.25886555089305227856},
            {10, 3, 0.05, 0.10779126740630102227, 0.60322185253885467687, 0.066739511177734468518,
             0.65245285005999729166},
            {12, 12, 0.01, 0.6439531303512778997, 1.0, 0.64305408341757207038, 1.0},
            {125, 60, 0.05, 0.39432767016219685336, 0.56686494558613620489, 0.38983605660965923714,
             0.57113326815796796761},
            {1000000, 3, 0.05, 1.020271240968122711e-6, 8.8211497743124358403e-6, 6.1867255019063987618e-7,
             8.7672477881452234402e-6},
        };
        for (const Row &row : rows) {
            const SurveyAnswers answers{.n = row.n, .yes = row.yes};
            const SurveyInterval wilson = surveyInterval(Wilson, warnerDesign(1), answers, row.beta);
            const SurveyInterval exact = surveyInterval(ClopperPearson, warnerDesign(1), answers, row.beta);
            const auto add = [&](const char *what, double actual, double expected) {
                QTest::addRow("%s, %lld of %lld", what, static_cast<long long>(row.yes),
                              static_cast<long long>(row.n))
                    << actual << expected << 1e-13;
            };
            add("Wilson lower", wilson.lower, row.wilsonLower);
            add("Wilson upper", wilson.upper, row.wilsonUpper);
            add("Clopper-Pearson lower", exact.lower, row.exactLower);
            add("Clopper-Pearson upper", exact.upper, row.exactUpper);
        }
    }
    void intervalsAgreeWithReference() { VERIFY_REFERENCE(); }

    void designs() {
        QVERIFY(warnerDesignOfLies(0.25) == warnerDesign(0.75));
        QVERIFY(crosswiseDesign(0.7) == warnerDesign(0.7));
        QVERIFY(kukDesign(1, 0.7, 0.2) == (SurveyDesign{.yesGivenOne = 0.7, .yesGivenZero = 0.2}));
        const SurveyDesign unrelated = unrelatedQuestionDesign(0.5, 0.25);
        QVERIFY(unrelated == forcedResponseDesign(0.5, 0.125));
        QCOMPARE(unrelated.yesGivenOne, 0.625);
        // 0.9 + 0.1 is 1 although 1 - 0.9 is a hair less than 0.1.
        QCOMPARE(forcedResponseDesign(0.9, 0.1).yesGivenOne, 1.0);
        QCOMPARE(forcedYesRange(0.9).upper, 0.1);
        for (const double q : {0.01, 0.25, 0.4})
            VERIFY_CLOSE(surveyEpsilon(warnerDesign(1 - q)), epsilon(q), 1e-13);
        QCOMPARE(surveyEpsilon(warnerDesign(1)), infinity);
        QCOMPARE(surveyEpsilon(forcedResponseDesign(0.5, 0)), infinity);
        VERIFY_CLOSE(surveyEpsilon(kukDesign(5, 0.8, 0.2)), 5 * std::log(4.0), 1e-14);
    }

    void warnersSurveyIsRandomizedResponse() {
        for (const double q : {0.0, 0.1, 0.3, 0.49}) {
            const SurveyDesign design = warnerDesign(1 - q);
            VERIFY_CLOSE(surveyEstimate(design, {.n = 200, .yes = 90}), estimatedProportion(q, 0.45), 1e-13);
            for (const double prevalence : {0.0, 0.2, 1.0})
                VERIFY_CLOSE(surveyVariance(design, 200, prevalence), estimatorVarianceSampled(q, 200, prevalence),
                             1e-13);
        }
        QCOMPARE(surveyEstimate(warnerDesign(0.75), {.n = 10, .yes = 0}), -0.5);
        QCOMPARE(surveyClippedEstimate(warnerDesign(0.75), {.n = 10, .yes = 0}), 0.0);
        QCOMPARE(surveyClippedEstimate(warnerDesign(0.75), {.n = 10, .yes = 10}), 1.0);
    }

    // Kuk's variance is that of a mixture of two binomials, summed here over the cards of one person.
    void varianceOfSeveralDraws() {
        for (const int draws : {1, 2, 5}) {
            const SurveyDesign design = kukDesign(draws, 0.7, 0.2);
            for (const double prevalence : {0.0, 0.3, 1.0}) {
                double mean = 0;
                double square = 0;
                for (int red = 0; red <= draws; ++red) {
                    const double probability =
                        prevalence * binomialPmf(draws, red, 0.7) + (1 - prevalence) * binomialPmf(draws, red, 0.2);
                    const double estimate = surveyEstimate(design, {.n = 1, .yes = red});
                    mean += probability * estimate;
                    square += probability * estimate * estimate;
                }
                QVERIFY(std::fabs(mean - prevalence) < 1e-14);
                VERIFY_CLOSE(surveyVariance(design, 1, prevalence), square - mean * mean, 1e-12);
            }
        }
        // Many draws tell everything but who was sampled.
        VERIFY_CLOSE(surveyVariance(kukDesign(1000, 1, 0), 50, 0.3), 0.3 * 0.7 / 50, 1e-15);
        QVERIFY(surveyStandardError(kukDesign(5, 0.8, 0.2), {.n = 10, .yes = 0}) == 0.0);
    }

    void exchangingYesAndNoChangesNothing() {
        for (const IntervalMethod method : intervalMethods) {
            for (const std::int64_t yes : {0, 7, 25, 40}) {
                const SurveyInterval one = surveyInterval(method, warnerDesign(0.75), {.n = 40, .yes = yes}, 0.05);
                const SurveyInterval other =
                    surveyInterval(method, warnerDesign(0.25), {.n = 40, .yes = 40 - yes}, 0.05);
                QCOMPARE(other.lower, one.lower);
                QCOMPARE(other.upper, one.upper);
                const SurveyInterval mirror =
                    surveyInterval(method, warnerDesign(0.75), {.n = 40, .yes = 40 - yes}, 0.05);
                QVERIFY(std::fabs(mirror.lower - (1 - one.upper)) < 1e-14);
            }
        }
    }

    void endsRiseWithTheAnswers() {
        for (const SurveyDesign &design : oneDrawDesigns()) {
            if (design.yesGivenOne < design.yesGivenZero)
                continue;
            for (const IntervalMethod method : intervalMethods) {
                SurveyInterval previous{.lower = 0, .upper = 0};
                for (std::int64_t yes = 0; yes <= 60; ++yes) {
                    const SurveyInterval now = surveyInterval(method, design, {.n = 60, .yes = yes}, 0.1);
                    QVERIFY(0 <= now.lower && now.lower <= now.upper && now.upper <= 1);
                    QVERIFY(previous.lower <= now.lower && previous.upper <= now.upper);
                    previous = now;
                }
            }
        }
    }

    void coverageAgreesWithTheSumOverAllAnswers() {
        for (const SurveyDesign &design : oneDrawDesigns()) {
            for (const IntervalMethod method : intervalMethods) {
                for (const int n : {1, 2, 5, 12}) {
                    for (const double prevalence : {0.0, 0.003, 0.2, 0.55, 0.97, 1.0}) {
                        for (const double beta : {0.01, 0.2}) {
                            const double yes =
                                prevalence * design.yesGivenOne + (1 - prevalence) * design.yesGivenZero;
                            double covered = 0;
                            for (int s = 0; s <= n; ++s) {
                                const auto [lower, upper] = surveyInterval(method, design, {.n = n, .yes = s}, beta);
                                if (lower <= prevalence && prevalence <= upper)
                                    covered += binomialPmf(n, s, yes);
                            }
                            const double exact = surveyCoverage(method, design, n, prevalence, beta);
                            QVERIFY2(std::fabs(exact - covered) < 1e-13,
                                     qPrintable(QStringLiteral("%1 and %2").arg(exact).arg(covered)));
                        }
                    }
                }
            }
        }
    }

    void fixedCoverageAgreesWithAllAnswersOfAllDatabases() {
        for (const SurveyDesign &design : oneDrawDesigns()) {
            for (const IntervalMethod method : intervalMethods) {
                for (const int n : {1, 4, 9}) {
                    for (int ones = 0; ones <= n; ++ones) {
                        const std::vector<double> probability = enumerateAnswers(design, n, ones);
                        const double share = static_cast<double>(ones) / n;
                        double covered = 0;
                        for (int s = 0; s <= n; ++s) {
                            const auto [lower, upper] = surveyInterval(method, design, {.n = n, .yes = s}, 0.1);
                            if (lower <= share && share <= upper)
                                covered += probability[static_cast<std::size_t>(s)];
                        }
                        const double exact = surveyCoverageFixed(method, design, n, ones, 0.1);
                        QVERIFY2(std::fabs(exact - covered) < 1e-13,
                                 qPrintable(QStringLiteral("%1 and %2").arg(exact).arg(covered)));
                    }
                }
            }
        }
    }

    // The definition, database by database.
    void fixedDatabaseIntervalIsTheSetOfItsDatabases() {
        constexpr int n = 11;
        for (const SurveyDesign &design : {warnerDesign(0.7), forcedResponseDesign(0.4, 0.5)})
            isTheSetOfItsDatabases(design, n);
    }
    static void isTheSetOfItsDatabases(const SurveyDesign &design, int n) {
        for (const double beta : {0.001, 0.1, 0.49}) {
            for (int s = 0; s <= n; ++s) {
                int first = -1;
                int last = -1;
                for (int ones = 0; ones <= n; ++ones) {
                    const std::vector<double> probability = enumerateAnswers(design, n, ones);
                    double atMost = 0;
                    for (int i = 0; i <= s; ++i)
                        atMost += probability[static_cast<std::size_t>(i)];
                    double atLeast = 0;
                    for (int i = s; i <= n; ++i)
                        atLeast += probability[static_cast<std::size_t>(i)];
                    if (atMost >= beta / 2 && atLeast > beta / 2) {
                        first = first < 0 ? ones : first;
                        last = ones;
                    }
                }
                const SurveyInterval interval = surveyInterval(FixedDatabase, design, {.n = n, .yes = s}, beta);
                if (first < 0) {
                    QCOMPARE(interval.lower, interval.upper);
                    QVERIFY(interval.lower == 0 || interval.lower == 1);
                    // Before it is clipped it lies beyond all databases: none of them is in it.
                    const SurveyInterval whole =
                        surveyUnclippedInterval(FixedDatabase, design, {.n = n, .yes = s}, beta);
                    QCOMPARE(whole.lower, interval.lower == 0 ? -1.0 / n : 1 + 1.0 / n);
                    QCOMPARE(whole.upper, whole.lower);
                } else {
                    QCOMPARE(interval.lower, static_cast<double>(first) / n);
                    QCOMPARE(interval.upper, static_cast<double>(last) / n);
                }
            }
        }
    }

    void exactIntervalsCoverAtLeastWhatTheyPromise() {
        const SurveyDesign design = warnerDesign(0.75);
        for (const std::int64_t n : {7, 50, 1000}) {
            for (const double beta : {0.01, 0.1}) {
                for (int i = 0; i <= 40; ++i) {
                    QVERIFY(surveyCoverage(ClopperPearson, design, n, i / 40.0, beta) >= 1 - beta - 1e-13);
                    const std::int64_t ones = i * n / 40;
                    QVERIFY(surveyCoverageFixed(FixedDatabase, design, n, ones, beta) >= 1 - beta - 1e-13);
                }
            }
        }
        // Not so Wald's, near the end: the reason the others exist.
        QVERIFY(surveyCoverage(Wald, warnerDesign(1), 50, 0.01, 0.05) < 0.4);
    }

    void exactIntervalsOfTheSmallestTails() {
        const SurveyDesign design = warnerDesign(1); // the share of yes answers itself
        constexpr double rounded = 0.99;             // from there on the rounding of an end moves its tail
        for (const std::int64_t n : {3, 30, 200, 57764714}) {
            for (const std::int64_t yes : std::set<std::int64_t>{1, 2, n / 3, n / 2, n - 1}) {
                for (const double beta : {1e-60, 1e-80, 1e-100, 1e-200, 1e-300}) {
                    const auto people = static_cast<double>(n);
                    const auto count = static_cast<double>(yes);
                    const SurveyInterval ends = surveyInterval(ClopperPearson, design, {.n = n, .yes = yes}, beta);
                    QVERIFY(ends.lower < count / people && ends.upper > count / people);
                    if (ends.lower < rounded)
                        VERIFY_CLOSE(detail::binomialAtLeast(people, ends.lower, count), beta / 2, 1e-8);
                    if (ends.upper < rounded)
                        VERIFY_CLOSE(detail::binomialAtMost(people, ends.upper, count), beta / 2, 1e-8);
                }
            }
        }
    }

    // By the sum of four terms of forty digits.
    void exactIntervalsOfManyPeopleHaveAllDigits() {
        const SurveyInterval ends =
            surveyInterval(ClopperPearson, warnerDesign(1), {.n = 748560828, .yes = 3}, 0.07046997057975267);
        VERIFY_CLOSE(ends.upper, 1.1049905766299189618e-8, 1e-13);
        VERIFY_CLOSE(ends.lower, 9.4703513245642008808e-10, 1e-13);
    }

    void oppositesHaveADesignWhereverTheyAreBelowAHalf() {
        const double last = std::nextafter(0.5, 0);
        QVERIFY(1 - last == 0.5);
        const SurveyDesign design = warnerDesignOfLies(last);
        QCOMPARE(design.contrast(), 1 - 2 * last);
        QCOMPARE(crosswiseDesign(last).contrast(), 2 * last - 1);
    }

    // Probabilities of which doubles keep few digits: nearly equal ones, and those of a rare no.
    void fewDigitsOfAProbabilityCostNone() {
        const SurveyAnswers answers{.n = 1'000'000, .yes = 500'001};
        const SurveyDesign nearHalf = warnerDesignOfLies(0.4999999);
        VERIFY_CLOSE(surveyEstimate(nearHalf, answers), 5.4999999998562216774, 1e-14);
        VERIFY_CLOSE(surveyEstimate(crosswiseDesign(0.4999999), answers), 1 - 5.4999999998562216774, 1e-14);
        VERIFY_CLOSE(surveyStandardError(nearHalf, answers), 2499.9999999231108387, 1e-14);
        VERIFY_CLOSE(surveyVariance(nearHalf, 1'000'000, 0.3), 6249999.9996405141936, 1e-14);
        VERIFY_CLOSE(surveyEpsilon(nearHalf), 4.0000000001150759914e-7, 1e-14);
        VERIFY_CLOSE(surveyEpsilon(warnerDesignOfLies(std::nextafter(0.5, 0))), 2.2204460492503130808e-16, 1e-14);

        const SurveyDesign hardlyEver = warnerDesignOfLies(1e-20);
        VERIFY_CLOSE(surveyEpsilon(hardlyEver), 46.051701859880913735, 1e-14);
        VERIFY_CLOSE(surveyEpsilonOfNo(hardlyEver), 46.051701859880913735, 1e-14);
        QVERIFY(std::isinf(surveyEpsilon(forcedResponseDesign(0.9, 0.1)))); // which leave no forced no

        VERIFY_CLOSE(surveyEpsilon(warnerDesignOfLies(1e-309)), 711.49879373516011448, 1e-14);
        // Nobody is forced to say no, and 1 - t is what is left for a forced yes.
        const SurveyAnswers most{.n = 1'000'000, .yes = 999'950};
        VERIFY_CLOSE(surveyEstimate(forcedResponseDesign(1e-7, 0.9999999), most), -499, 1e-13);
        VERIFY_CLOSE(surveyClippedEstimate(kukDesign(1, 1e-20, 2e-20), {.n = 10, .yes = 0}), 1, 1e-14);
        QVERIFY(surveyStandardError(kukDesign(3, 1, 0.02), {.n = 7, .yes = 21}) == 0);
        // One card of 2 10^9: nearly everybody has the trait.
        VERIFY_CLOSE(surveyStandardError(kukDesign(2, 1, 0), {.n = 1'000'000'000, .yes = 1'999'999'999}),
                     7.0710678100977082908e-10, 1e-13);

        QCOMPARE(forcedResponseDesign(1e-20, 0.5).contrast(), 1e-20);
        const SurveyAnswers more{.n = 1'000'000, .yes = 400'001};
        VERIFY_CLOSE(surveyEstimate(forcedResponseDesign(1e-7, 0.4), more), 9.9999999997779558476, 1e-14);
        VERIFY_CLOSE(surveyEpsilon(forcedResponseDesign(1e-7, 0.4)), 2.4999996875000518314e-7, 1e-14);
        VERIFY_CLOSE(surveyEstimate(unrelatedQuestionDesign(1e-7, 0.4), more), 10.39999999977795587, 1e-14);
        VERIFY_CLOSE(surveyEpsilon(unrelatedQuestionDesign(1e-7, 0.4)), 2.4999999375000143314e-7, 1e-14);
    }

    /// What is expected of nobody with the trait, or of everybody, is said to be so, though 0.1 is no double.
    void decimalsAreMeantAsTheyAreTyped() {
        for (std::int64_t hundredths = 1; hundredths < 50; ++hundredths) {
            const double q = static_cast<double>(hundredths) / 100;
            const double truth = static_cast<double>(100 - 2 * hundredths) / 100;
            for (const std::int64_t n : {100, 300, 700, 1'900, 1'000'000}) {
                const std::int64_t few = n / 100 * hundredths;
                for (const SurveyDesign &design : {warnerDesignOfLies(q), forcedResponseDesign(truth, q)}) {
                    QVERIFY(surveyEstimate(design, {.n = n, .yes = few}) == 0);
                    QVERIFY(surveyEstimate(design, {.n = n, .yes = n - few}) == 1);
                }
                QVERIFY(surveyEstimate(crosswiseDesign(q), {.n = n, .yes = few}) == 1);
                QVERIFY(surveyEstimate(mangatDesign(q), {.n = n, .yes = few}) == 0);
                QVERIFY(surveyEstimate(mangatDesign(q), {.n = n, .yes = n}) == 1);
                QVERIFY(surveyEstimate(unrelatedQuestionDesign(0.5, q), {.n = 2 * n, .yes = few}) == 0);
                QVERIFY(surveyEstimate(kukDesign(2, q, 0.75), {.n = n, .yes = 2 * few}) == 1);
            }
        }
    }

    void intervalsAgreeForManyPeople() {
        const SurveyDesign design = warnerDesign(0.75);
        for (const std::int64_t n : {1000000, 1000000000}) {
            const SurveyAnswers answers{.n = n, .yes = n * 2 / 5};
            const double estimate = surveyEstimate(design, answers);
            for (const IntervalMethod method : intervalMethods) {
                const SurveyInterval interval = surveyInterval(method, design, answers, 0.05);
                const double half =
                    1.959963984540054 * (method == FixedDatabase ? std::sqrt(estimatorVariance(0.25, n))
                                                                 : surveyStandardError(design, answers));
                QVERIFY(std::fabs((interval.upper - interval.lower) / (2 * half) - 1) < 2e-3);
                QVERIFY(std::fabs((interval.upper + interval.lower) / 2 - estimate) < 0.01 * half);
                QVERIFY(std::fabs(surveyCoverage(method, design, n, 0.3, 0.05) - 0.95) <
                        (method == FixedDatabase ? 0.05 : 1e-3));
            }
            QVERIFY(std::fabs(surveyCoverageFixed(FixedDatabase, design, n, n / 4, 0.05) - 0.95) < 1e-3);
        }
    }

    void extremeConfidence() {
        const double smallest = std::numeric_limits<double>::denorm_min();
        for (const IntervalMethod method : intervalMethods) {
            for (const double beta : {smallest, 1e-300, std::nextafter(1.0, 0.0)}) {
                const SurveyInterval interval =
                    surveyInterval(method, warnerDesign(0.75), {.n = 1000, .yes = 400}, beta);
                QVERIFY(interval.lower <= 0.31 && interval.upper >= 0.29);
                QVERIFY(surveyCoverage(method, warnerDesign(0.75), 1000, 0.3, beta) <= 1);
            }
            QCOMPARE(surveyCoverage(method, warnerDesign(0.75), 1000, 0.3, smallest), 1.0);
        }
        QCOMPARE(surveyPower({.design = warnerDesign(0.75), .significance = smallest}, 10), 0.0);
    }

    void powerOfNoDifferenceIsTheSignificance() {
        SurveyTest test = blairImaiZhou;
        test.nullPrevalence = test.prevalence = 0.3;
        VERIFY_CLOSE(surveyPower(test, 500), 0.01, 1e-13);
        QVERIFY(std::fabs(surveyPowerExact(test, 100000) - 0.01) < 1e-3);
    }

    void powerLooksToTheSideOfTheTruth() {
        SurveyTest up = blairImaiZhou;
        up.design = warnerDesign(0.8);
        SurveyTest down = up;
        down.nullPrevalence = 1;
        down.prevalence = 0.8;
        VERIFY_CLOSE(surveyPower(down, 100), surveyPower(up, 100), 1e-13);
        VERIFY_CLOSE(surveyPowerExact(down, 100), surveyPowerExact(up, 100), 1e-12);
        SurveyTest opposite = up;
        opposite.design = warnerDesign(0.2);
        VERIFY_CLOSE(surveyPower(opposite, 100), surveyPower(up, 100), 1e-13);
        VERIFY_CLOSE(surveyPowerExact(opposite, 100), surveyPowerExact(up, 100), 1e-12);
    }

    // Rejecting upwards and downwards, with a yes that speaks for the trait and against it: by the estimate itself.
    void rejectingAnswersAreThoseFarFromTheNull() {
        for (const double truth : {0.8, 0.2})
            for (const double prevalence : {0.7, 0.1})
                for (const std::int64_t n : {1, 7, 40}) {
                    const SurveyTest test{
                        .design = warnerDesign(truth), .nullPrevalence = 0.3, .prevalence = prevalence};
                    const double limit =
                        1.6448536269514727 * std::sqrt(surveyVariance(test.design, n, test.nullPrevalence));
                    const AnswerRange rejecting = surveyRejectingAnswers(test, n);
                    for (std::int64_t s = 0; s <= n; ++s) {
                        const double apart = surveyEstimate(test.design, {.n = n, .yes = s}) - 0.3;
                        const bool rejects = prevalence > 0.3 ? apart > limit : -apart > limit;
                        QCOMPARE(rejecting.first <= s && s <= rejecting.last, rejects);
                    }
                }
        // One person convinces nobody.
        const AnswerRange none = surveyRejectingAnswers({.design = warnerDesign(0.6), .significance = 0.001}, 1);
        QVERIFY(none.first > none.last);
    }

    void coveringAnswersAreThoseWhoseIntervalCovers() {
        const std::int64_t n = 30;
        for (const SurveyDesign &design : {warnerDesign(0.8), warnerDesign(0.2), kukDesign(3, 0.3, 0.6)})
            for (const IntervalMethodSpec &method : intervalMethodTable())
                for (const double share : {0.0, 0.1, 0.5, 29.0 / 30, 1.0}) {
                    const AnswerRange covering = surveyCoveringAnswers(method.id, design, n, share, 0.1);
                    for (std::int64_t s = 0; s <= design.draws * n; ++s) {
                        const SurveyInterval interval = surveyInterval(method.id, design, {.n = n, .yes = s}, 0.1);
                        QCOMPARE(covering.first <= s && s <= covering.last,
                                 interval.lower <= share && share <= interval.upper);
                    }
                }
    }

    void exactPowerIsTheSumOverRejectingAnswers() {
        const double null = 1.0 / 6;
        const double yes = 0.2 * (5.0 / 6) + 0.8 / 6;
        for (int n = 1; n <= 40; ++n) {
            double rejecting = 0;
            for (int s = 0; s <= n; ++s)
                if (s > n * null + 2.3263478740408408 * std::sqrt(n * null * (1 - null)))
                    rejecting += binomialPmf(n, s, yes);
            QVERIFY(std::fabs(surveyPowerExact(blairImaiZhou, n) - rejecting) < 1e-13);
        }
        QVERIFY(std::fabs(surveyPowerExact(blairImaiZhou, 200000) - 1) < 1e-15);
    }

    void twoSidedPowerIsTheSumOverRejectingAnswers() {
        for (const double t : {2.0 / 3, 0.4})
            for (const double prevalence : {0.0, 0.2, 0.5, 0.9})
                for (const double level : {0.01, 0.05, 0.4}) {
                    const SurveyTest test{.design = forcedResponseDesign(t, 1.0 / 6),
                                          .nullPrevalence = 0.3,
                                          .prevalence = prevalence,
                                          .significance = level};
                    const double null = 1.0 / 6 + 0.3 * t;
                    const double yes = 1.0 / 6 + prevalence * t;
                    const double z = std::sqrt(2.0) * boost::math::erfc_inv(level);
                    for (const int n : {1, 2, 9, 40}) {
                        double rejecting = 0;
                        for (int s = 0; s <= n; ++s)
                            if (std::fabs(s - n * null) > z * std::sqrt(n * null * (1 - null)))
                                rejecting += binomialPmf(n, s, yes);
                        QVERIFY(std::fabs(surveyTwoSidedPowerExact(test, n) - rejecting) < 1e-13);
                    }
                    // Both tails together are at least the one of half the level, and at most that of the whole more
                    // than the level beside it.
                    SurveyTest half = test;
                    half.significance = level / 2;
                    QVERIFY(surveyTwoSidedPower(test, 100) >= surveyPower(half, 100));
                    QVERIFY(surveyTwoSidedPower(test, 100) <= surveyPower(half, 100) + level / 2);
                    VERIFY_CLOSE(surveyTwoSidedPower(test, 1'000'000), surveyTwoSidedPowerExact(test, 1'000'000),
                                 1e-2);
                }
        // The size of the test, where there is nothing to detect.
        const SurveyTest none{
            .design = warnerDesign(0.75), .nullPrevalence = 0.3, .prevalence = 0.3, .significance = 0.05};
        VERIFY_CLOSE(surveyTwoSidedPower(none, 500), 0.05, 1e-14);
    }

    void mangatProtectsAYesOnly() {
        const SurveyDesign design = mangatDesign(0.3);
        const SurveyAnswers answers{.n = 200, .yes = 110};
        VERIFY_CLOSE(surveyEstimate(design, answers), (0.55 - 0.3) / 0.7, 1e-15);
        VERIFY_CLOSE(surveyStandardError(design, answers), std::sqrt(0.55 * 0.45 / 200) / 0.7, 1e-14);
        // Mangat's variance: pi(1-pi)/n + (1-pi)(1-p)/(n p), p = 1-q, always below Warner's.
        for (const double prevalence : {0.05, 0.3, 0.8}) {
            VERIFY_CLOSE(surveyVariance(design, 200, prevalence),
                         (prevalence * (1 - prevalence) + (1 - prevalence) * 0.3 / 0.7) / 200, 1e-14);
            QVERIFY(surveyVariance(design, 200, prevalence) < surveyVariance(warnerDesign(0.7), 200, prevalence));
        }
        VERIFY_CLOSE(surveyEpsilonOfYes(design), std::log(1 / 0.3), 1e-15);
        QVERIFY(std::isinf(surveyEpsilonOfNo(design)) && std::isinf(surveyEpsilon(design)));
        QVERIFY(std::isinf(surveyEpsilonOfYes(mangatDesign(0))));
    }

    void oneAnswersLossIsItsLikelihoodRatio() {
        for (const SurveyDesign &design : {forcedResponseDesign(0.5, 0.1), warnerDesign(0.7), warnerDesign(0.2),
                                           unrelatedQuestionDesign(0.6, 0.25), kukDesign(3, 0.8, 0.3)}) {
            const double k = static_cast<double>(design.draws);
            VERIFY_CLOSE(surveyEpsilonOfYes(design),
                         k * std::fabs(std::log(design.yesGivenOne / design.yesGivenZero)), 1e-14);
            VERIFY_CLOSE(surveyEpsilonOfNo(design),
                         k * std::fabs(std::log((1 - design.yesGivenOne) / (1 - design.yesGivenZero))), 1e-14);
            QCOMPARE(std::max(surveyEpsilonOfYes(design), surveyEpsilonOfNo(design)), surveyEpsilon(design));
        }
    }

    void exactPowerIsASawTooth() {
        int falls = 0;
        for (int n = 100; n < 200; ++n)
            falls += surveyPowerExact(blairImaiZhou, n + 1) < surveyPowerExact(blairImaiZhou, n) ? 1 : 0;
        QVERIFY(falls > 5);
    }

    void truthfulAnswersHaveCertainPower() {
        const SurveyTest test{.design = warnerDesign(1), .nullPrevalence = 0, .prevalence = 1, .significance = 0.05};
        QCOMPARE(surveyPower(test, 1), 1.0);
        QCOMPARE(surveyPowerExact(test, 1), 1.0);
        QCOMPARE(surveyRequiredN(test, 0.9).n, std::int64_t{1});
    }

    void requiredNumberIsTheSmallest() {
        for (const SurveyDesign &design :
             {warnerDesign(0.75), warnerDesign(0.3), forcedResponseDesign(0.1, 0.45), kukDesign(5, 0.6, 0.4)}) {
            for (const double prevalence : {0.01, 0.2, 0.9}) {
                for (const double power : {0.02, 0.5, 0.9, 0.999999}) {
                    const SurveyTest test{
                        .design = design, .nullPrevalence = 0.1, .prevalence = prevalence, .significance = 0.05};
                    const SurveyRequirement required = surveyRequiredN(test, power);
                    QCOMPARE(required.power, surveyPower(test, required.n));
                    QVERIFY(required.power >= power);
                    QVERIFY(required.n == 1 || surveyPower(test, required.n - 1) < power);
                }
            }
        }
        // In the published setting.
        QVERIFY(surveyRequiredN(blairImaiZhou, 0.9868872).n == 201);
        QVERIFY(surveyRequiredN(blairImaiZhou, 0.9868871).n == 200);
    }

    void intervalTableIsComplete() {
        std::set<std::string_view> keys;
        for (const IntervalMethodSpec &method : intervalMethodTable()) {
            QCOMPARE(static_cast<std::size_t>(method.id), keys.size());
            QVERIFY(keys.insert(method.key).second);
            QVERIFY(!method.name.empty() && !method.formula.empty() && !method.source.empty());
        }
    }

    void complains_data() {
        addMessageColumns();
        const SurveyDesign design = warnerDesign(0.75);
        addMessage("warnerDesign", "truth must be in [0, 1], but is 1.5", [] { (void)warnerDesign(1.5); });
        addMessage("warnerDesign", "truth must be in [0, 1] without 0.5, but is 0.5",
                   [] { (void)warnerDesign(0.5); });
        addMessage("warnerDesignOfLies", "q must be in [0, 0.5), but is 0.5", [] { (void)warnerDesignOfLies(0.5); });
        addMessage("warnerDesignOfLies", "q must be in [0, 0.5), but is nan",
                   [] { (void)warnerDesignOfLies(std::nan("")); });
        addMessage("crosswiseDesign", "innocuous must be in [0, 1], but is -1", [] { (void)crosswiseDesign(-1); });
        addMessage("crosswiseDesign", "innocuous must be in [0, 1] without 0.5, but is 0.5",
                   [] { (void)crosswiseDesign(0.5); });
        addMessage("forcedResponseDesign", "truth must be in (0, 1], but is 0",
                   [] { (void)forcedResponseDesign(0, 0.5); });
        addMessage("forcedResponseDesign", "forcedYes must be in [0, 0.4], but is 0.5",
                   [] { (void)forcedResponseDesign(0.6, 0.5); });
        addMessage("forcedResponseDesign", "yesGivenOne must be in [0, 1] without yesGivenZero, but is 0.5",
                   [] { (void)forcedResponseDesign(1e-200, 0.5); });
        addMessage("unrelatedQuestionDesign", "truth must be in (0, 1], but is -1",
                   [] { (void)unrelatedQuestionDesign(-1, 0.5); });
        addMessage("unrelatedQuestionDesign", "innocuous must be in [0, 1], but is 2",
                   [] { (void)unrelatedQuestionDesign(0.5, 2); });
        addMessage("kukDesign", "draws must be in {1, ..., 1000}, but is 0", [] { (void)kukDesign(0, 0.8, 0.2); });
        addMessage("kukDesign", "redIfOne must be in [0, 1], but is 2", [] { (void)kukDesign(1, 2, 0.2); });
        addMessage("kukDesign", "redIfZero must be in [0, 1], but is 2", [] { (void)kukDesign(1, 0.2, 2); });
        addMessage("kukDesign", "redIfOne must be in [0, 1] without 0.4, but is 0.4",
                   [] { (void)kukDesign(1, 0.4, 0.4); });
        addMessage("surveyEpsilon", "yesGivenOne must be in [0, 1], but is 2",
                   [] { (void)surveyEpsilon({.yesGivenOne = 2}); });
        addMessage("surveyEpsilon", "yesGivenZero must be in [0, 1], but is -1",
                   [] { (void)surveyEpsilon({.yesGivenZero = -1}); });
        addMessage("surveyEpsilon", "draws must be in {1, ..., 1000}, but is 1001",
                   [] { (void)surveyEpsilon({.draws = 1001}); });
        addMessage("surveyVariance", "n must be in {1, ..., 1000000000}, but is 0",
                   [=] { (void)surveyVariance(design, 0, 0.5); });
        addMessage("surveyVariance", "prevalence must be in [0, 1], but is 1.5",
                   [=] { (void)surveyVariance(design, 10, 1.5); });
        addMessage("surveyEstimate", "yes must be in {0, ..., 10}, but is 11",
                   [=] { (void)surveyEstimate(design, {.n = 10, .yes = 11}); });
        addMessage("surveyEstimate", "yes must be in {0, ..., 50}, but is 51",
                   [] { (void)surveyEstimate(kukDesign(5, 0.8, 0.2), {.n = 10, .yes = 51}); });
        addMessage("surveyClippedEstimate", "n must be in {1, ..., 1000000000}, but is -1",
                   [=] { (void)surveyClippedEstimate(design, {.n = -1, .yes = 0}); });
        addMessage("surveyStandardError", "yes must be in {0, ..., 10}, but is -1",
                   [=] { (void)surveyStandardError(design, {.n = 10, .yes = -1}); });
        addMessage("surveyInterval", "beta must be in (0, 1), but is 1",
                   [=] { (void)surveyInterval(Wilson, design, {.n = 10, .yes = 1}, 1); });
        addMessage("surveyInterval", "draws must be in {1, ..., 1000}, but is 0",
                   [] { (void)surveyInterval(Wilson, {.draws = 0}, {.n = 10, .yes = 0}, 0.1); });
        addMessage("surveyCoverage", "n must be in {1, ..., 1000000000}, but is 0",
                   [=] { (void)surveyCoverage(Wald, design, 0, 0.5, 0.1); });
        addMessage("surveyCoverage", "prevalence must be in [0, 1], but is -0.5",
                   [=] { (void)surveyCoverage(Wald, design, 10, -0.5, 0.1); });
        addMessage("surveyCoverage", "beta must be in (0, 1), but is 0",
                   [=] { (void)surveyCoverage(Wald, design, 10, 0.5, 0); });
        addMessage("surveyCoverageFixed", "ones must be in {0, ..., 10}, but is 11",
                   [=] { (void)surveyCoverageFixed(Wald, design, 10, 11, 0.1); });
        addMessage("surveyPower", "nullPrevalence must be in [0, 1], but is -1",
                   [] { (void)surveyPower({.nullPrevalence = -1}, 10); });
        addMessage("surveyPower", "prevalence must be in [0, 1], but is 2",
                   [] { (void)surveyPower({.prevalence = 2}, 10); });
        addMessage("surveyPower", "significance must be in (0, 1), but is 0",
                   [] { (void)surveyPower({.significance = 0}, 10); });
        addMessage("surveyPower", "n must be in {1, ..., 1000000000}, but is 0", [] { (void)surveyPower({}, 0); });
        addMessage("surveyRejectingAnswers", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { (void)surveyRejectingAnswers({}, 0); });
        addMessage("surveyCoveringAnswers", "share must be in [0, 1], but is 2",
                   [] { (void)surveyCoveringAnswers(IntervalMethod::Wald, warnerDesign(0.8), 10, 2, 0.1); });
        addMessage("surveyPowerExact", "n must be in {1, ..., 1000000000}, but is 0",
                   [] { (void)surveyPowerExact({}, 0); });
        addMessage("surveyRequiredN", "power must be in (0, 1), but is 1", [] { (void)surveyRequiredN({}, 1); });
        addMessage("surveyRequiredN", "prevalence must be in [0, 1] without 0.5, but is 0.5",
                   [] { (void)surveyRequiredN({.nullPrevalence = 0.5, .prevalence = 0.5}, 0.9); });
    }
    void complains() { VERIFY_MESSAGE(); }

    void anUnreachablePowerNamesWhatIsReached() {
        const SurveyTest test{.design = warnerDesign(0.50001), .nullPrevalence = 0.1, .prevalence = 0.2};
        const QString message = domainErrorOf([&] { (void)surveyRequiredN(test, 0.9); });
        const QString expected = QStringLiteral("power must be in (0, %1], but is 0.9")
                                     .arg(QString::fromStdString(shortestText(surveyPower(test, 1000000000))));
        QCOMPARE(message, expected);
    }
};

HALFTRUTH_TEST(TestSurvey)
#include "tst_survey.moc"
