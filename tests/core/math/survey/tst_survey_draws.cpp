#include "tests/core/math/survey/interval_methods.h"
#include "tests/core/support/close_to.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include "core/math/count/count_distribution.h"
#include "core/math/survey/survey.h"
#include "core/math/survey/survey_tails.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace halftruth;
using enum IntervalMethod;

namespace {

using Pmf = std::vector<long double>;

Pmf sum(const Pmf &a, const Pmf &b) {
    Pmf c(a.size() + b.size() - 1, 0);
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j)
            c[i + j] += a[i] * b[j];
    return c;
}

Pmf binomial(std::int64_t n, long double p) {
    Pmf pmf{1};
    for (std::int64_t i = 0; i < n; ++i)
        pmf = sum(pmf, {1 - p, p});
    return pmf;
}

/// The cards of people of whom so many have the trait.
Pmf fixedPmf(const SurveyDesign &design, std::int64_t n, std::int64_t ones) {
    return sum(binomial(design.draws * ones, design.yesGivenOne),
               binomial(design.draws * (n - ones), design.yesGivenZero));
}

/// The cards of a random sample: one person after the other.
Pmf samplePmf(const SurveyDesign &design, std::int64_t n, double prevalence) {
    const Pmf one = binomial(design.draws, design.yesGivenOne);
    const Pmf zero = binomial(design.draws, design.yesGivenZero);
    Pmf person(one.size());
    for (std::size_t i = 0; i < one.size(); ++i)
        person[i] =
            static_cast<long double>(prevalence) * one[i] + (1 - static_cast<long double>(prevalence)) * zero[i];
    Pmf pmf{1};
    for (std::int64_t i = 0; i < n; ++i)
        pmf = sum(pmf, person);
    return pmf;
}

double atLeast(const Pmf &pmf, std::size_t s) {
    long double tail = 0;
    for (std::size_t i = pmf.size(); i-- > s;)
        tail += pmf[i];
    return static_cast<double>(tail);
}

double atMost(const Pmf &pmf, std::size_t s) {
    long double tail = 0;
    for (std::size_t i = 0; i <= s; ++i)
        tail += pmf[i];
    return static_cast<double>(tail);
}

bool close(double actual, double expected, double tolerance) {
    return expected < 1e-300 ? actual < 1e-299 : relativeError(actual, expected) <= tolerance;
}

/// Of every count of yes answers, those whose interval holds a share.
double covered(const Pmf &pmf, IntervalMethod method, const SurveyDesign &design, std::int64_t n, double share,
               double beta) {
    long double total = 0;
    for (std::size_t s = 0; s < pmf.size(); ++s) {
        const auto [lower, upper] =
            surveyInterval(method, design, {.n = n, .yes = static_cast<std::int64_t>(s)}, beta);
        if (lower <= share && share <= upper)
            total += pmf[s];
    }
    return static_cast<double>(total);
}

} // namespace

/// Surveys in which a person gives several answers, from the same deck: Kuk's.
class TestSurveyDraws : public QObject {
    Q_OBJECT

    static void addDesigns() {
        QTest::addColumn<SurveyDesign>("design");
        for (const auto &[one, zero] :
             {std::pair{0.8, 0.2}, {0.3, 0.7}, {1.0, 0.3}, {0.6, 0.0}, {1.0, 0.0}, {0.9999, 1e-6}, {0.51, 0.5}}) {
            for (const int draws : {1, 2, 5, 20}) {
                // The tails of many cards take milliseconds.
                if (draws > testing::longOr(20, one == 0.8 || one == 0.9999 ? 5 : 2))
                    continue;
                QTest::addRow("%d of %g and %g", draws, one, zero) << kukDesign(draws, one, zero);
            }
        }
    }

private slots:
    void tailsAgreeWithSums_data() { addDesigns(); }
    void tailsAgreeWithSums() {
        QFETCH(SurveyDesign, design);
        // Where almost every card of a deck has the same colour, tails are as jagged as its people.
        const double tolerance = design.yesGivenZero == 1e-6 ? 1e-8 : 1e-11;
        const auto verify = [&](const Pmf &pmf, auto least, auto most) {
            for (std::size_t s = 0; s < pmf.size(); ++s) {
                const auto yes = static_cast<std::int64_t>(s);
                if (!close(least(yes), atLeast(pmf, s), tolerance) || !close(most(yes), atMost(pmf, s), tolerance))
                    return QStringLiteral("%1: %2 and %3, expected %4 and %5")
                        .arg(s)
                        .arg(least(yes), 0, 'g', 17)
                        .arg(most(yes), 0, 'g', 17)
                        .arg(atLeast(pmf, s), 0, 'g', 17)
                        .arg(atMost(pmf, s), 0, 'g', 17);
            }
            return QString();
        };
        for (const int n : {1, 2, 7, 24}) {
            for (const int ones : {0, 1, n / 2, n}) {
                QCOMPARE(verify(
                             fixedPmf(design, n, ones), [&](auto s) { return fixedAtLeast(design, n, ones, s); },
                             [&](auto s) { return fixedAtMost(design, n, ones, s); }),
                         QString());
                QCOMPARE(fixedAtLeast(design, n, ones, n * design.draws + 1), 0.0);
                QCOMPARE(fixedAtMost(design, n, ones, -1), 0.0);
            }
            for (const double prevalence : {0.0, 1e-4, 0.3, 0.5, 1.0}) {
                QCOMPARE(verify(
                             samplePmf(design, n, prevalence),
                             [&](auto s) { return sampleAtLeast(design, n, prevalence, s); },
                             [&](auto s) { return sampleAtMost(design, n, prevalence, s); }),
                         QString());
                QCOMPARE(sampleAtMost(design, n, prevalence, -1), 0.0);
            }
        }
    }

    // One draw with q for the lie: the count of [KR2], up to 10^9 people and far into the tails.
    void oneDrawIsTheCount() {
        for (const std::int64_t n : {std::int64_t{1000}, std::int64_t{1'000'000}, std::int64_t{1'000'000'000}}) {
            for (const double q : {0.125, 0.25, 0.4375}) {
                for (const std::int64_t ones : {std::int64_t{0}, n / 3, n}) {
                    const CountModel model{.n = n, .ones = ones, .q = q};
                    const SurveyDesign design{.yesGivenOne = 1 - q, .yesGivenZero = q};
                    for (const double z : {-30.0, -5.0, -1.0, 0.0, 1.0, 5.0, 30.0}) {
                        const auto s = static_cast<std::int64_t>(
                            std::floor(countMean(model) + z * std::sqrt(countVariance(model))));
                        if (s < 0 || s >= n)
                            continue;
                        const double tolerance = n > 1'000'000 ? 3e-10 : 2e-11;
                        VERIFY_CLOSE(fixedAtMost(design, n, ones, s), countCdf(model, s), tolerance);
                        VERIFY_CLOSE(fixedAtLeast(design, n, ones, s + 1), countSurvival(model, s), tolerance);
                    }
                }
            }
        }
    }

    void coverageAgreesWithTheSumOverAllAnswers_data() { addDesigns(); }
    void coverageAgreesWithTheSumOverAllAnswers() {
        QFETCH(SurveyDesign, design);
        constexpr std::int64_t n = 7;
        for (const double share : {0.0, 0.03, 2 / 7.0, 0.9, 1.0}) {
            if (design.draws > testing::longOr(20, 2) && share != 2 / 7.0 && (!testing::longRun() || share != 0.9))
                continue;
            const Pmf pmf = samplePmf(design, n, share);
            for (const IntervalMethod method : intervalMethods) {
                const double sampled = surveyCoverage(method, design, n, share, 0.1);
                const double summed = covered(pmf, method, design, n, share, 0.1);
                QVERIFY2(std::fabs(sampled - summed) < 1e-10, qPrintable(QStringLiteral("method %1 at %2: %3 and %4")
                                                                             .arg(static_cast<int>(method))
                                                                             .arg(share)
                                                                             .arg(sampled)
                                                                             .arg(summed)));
            }
        }
        for (const std::int64_t ones : {0, 2, 7}) {
            const double share = static_cast<double>(ones) / n;
            const Pmf pmf = fixedPmf(design, n, ones);
            for (const IntervalMethod method : intervalMethods) {
                const double fixed = surveyCoverageFixed(method, design, n, ones, 0.1);
                QVERIFY(std::fabs(fixed - covered(pmf, method, design, n, share, 0.1)) < 1e-10);
            }
        }
    }

    void exactIntervalsCoverAtLeastWhatTheyPromise() {
        for (const SurveyDesign &design : {kukDesign(5, 0.8, 0.2), kukDesign(20, 0.3, 0.6), kukDesign(3, 1, 0.9)}) {
            for (const std::int64_t n : {7, 50, 1000}) {
                for (const double beta : {0.01, 0.1}) {
                    for (int i = 0; i <= 10; ++i) {
                        QVERIFY(surveyCoverage(ClopperPearson, design, n, i / 10.0, beta) >= 1 - beta - 1e-10);
                        QVERIFY(surveyCoverageFixed(FixedDatabase, design, n, i * n / 10, beta) >= 1 - beta - 1e-10);
                    }
                }
            }
        }
        // What they are for: cards taken one by one as people of their own promise too much.
        const SurveyDesign kuk = kukDesign(20, 0.8, 0.2);
        double naive = 0;
        for (std::int64_t red = 0; red <= 2000; ++red) {
            const auto [lower, upper] =
                surveyInterval(ClopperPearson, kukDesign(1, 0.8, 0.2), {.n = 2000, .yes = red}, 0.05);
            if (lower <= 0.3 && 0.3 <= upper)
                naive += sampleAtMost(kuk, 100, 0.3, red) - sampleAtMost(kuk, 100, 0.3, red - 1);
        }
        QVERIFY2(naive < 0.6, qPrintable(QString::number(naive)));
        QVERIFY(surveyCoverage(ClopperPearson, kuk, 100, 0.3, 0.05) > 0.95);
    }

    // Decks of one colour each tell the truth as often as there are draws: no more than once does.
    void sureDecksAreADirectQuestion() {
        for (const IntervalMethod method : intervalMethods) {
            for (const std::int64_t yes : {0, 1, 9, 30}) {
                const auto one = surveyInterval(method, kukDesign(1, 1, 0), {.n = 30, .yes = yes}, 0.05);
                const auto many = surveyInterval(method, kukDesign(12, 1, 0), {.n = 30, .yes = 12 * yes}, 0.05);
                QVERIFY(std::fabs(one.lower - many.lower) < 1e-13);
                QVERIFY(std::fabs(one.upper - many.upper) < 1e-13);
            }
        }
    }

    void endsRiseWithTheAnswers_data() { addDesigns(); }
    void endsRiseWithTheAnswers() {
        QFETCH(SurveyDesign, design);
        if (design.yesGivenOne < design.yesGivenZero)
            return;
        for (const IntervalMethod method : intervalMethods) {
            SurveyInterval previous{.lower = 0, .upper = 0};
            for (std::int64_t yes = 0; yes <= 9 * design.draws; ++yes) {
                const SurveyInterval now = surveyInterval(method, design, {.n = 9, .yes = yes}, 0.1);
                const bool rises = 0 <= now.lower && now.lower <= now.upper && now.upper <= 1 &&
                                   previous.lower <= now.lower + 1e-12 && previous.upper <= now.upper + 1e-12;
                QVERIFY2(rises, qPrintable(QStringLiteral("method %1 at %2: [%3, %4] after [%5, %6]")
                                               .arg(static_cast<int>(method))
                                               .arg(yes)
                                               .arg(now.lower)
                                               .arg(now.upper)
                                               .arg(previous.lower)
                                               .arg(previous.upper)));
                previous = now;
            }
        }
    }

    void intervalsAgreeForManyPeople() {
        const SurveyDesign design = kukDesign(10, 0.75, 0.25);
        for (const std::int64_t n : {std::int64_t{1'000'000}, std::int64_t{1'000'000'000}}) {
            const SurveyAnswers answers{.n = n, .yes = 4 * n};
            const double estimate = surveyEstimate(design, answers);
            for (const IntervalMethod method : intervalMethods) {
                const SurveyInterval interval = surveyInterval(method, design, answers, 0.05);
                const double variance = method == FixedDatabase ? 0.75 * 0.25 / (10 * static_cast<double>(n) * 0.25)
                                                                : surveyVariance(design, n, estimate);
                const double half = 1.959963984540054 * std::sqrt(variance);
                QVERIFY(std::fabs((interval.upper - interval.lower) / (2 * half) - 1) < 3e-3);
                QVERIFY(std::fabs((interval.upper + interval.lower) / 2 - estimate) < 0.01 * half);
            }
        }
    }

    void exactPowerIsThatOfTheSum() {
        const SurveyTest test{
            .design = kukDesign(4, 0.7, 0.2), .nullPrevalence = 0.2, .prevalence = 0.5, .significance = 0.05};
        for (const std::int64_t n : {1, 5, 20}) {
            const double null = 4 * static_cast<double>(n) * 0.3;
            const double critical = null + 1.6448536269514722 * 4 * static_cast<double>(n) * 0.5 *
                                               std::sqrt(surveyVariance(test.design, n, 0.2));
            VERIFY_CLOSE(surveyPowerExact(test, n),
                         atLeast(samplePmf(test.design, n, 0.5), static_cast<std::size_t>(std::floor(critical)) + 1),
                         1e-11);
        }
    }
};

HALFTRUTH_TEST(TestSurveyDraws)
#include "tst_survey_draws.moc"
