#include "tests/core/explorers/explanation_claims.h"
#include "tests/support/test_program.h"

#include "core/math/accuracy/accuracy.h"
#include "core/math/count/count_distribution.h"
#include "core/math/one_bit/composition.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/oracles/frequency_oracles.h"
#include "core/math/oracles/oracle_reports.h"
#include "core/math/shuffle/shuffled_rounds.h"
#include "core/math/survey/survey.h"
#include "core/math/survey/survey_posterior.h"
#include "core/math/survey/two_groups.h"
#include "core/math/survey/two_samples.h"
#include "core/simulation/classroom.h"

#include <QTest>

#include <cmath>

// Every number that the explanation of a class, a survey, the mechanisms or a chart of one's own claims, computed
// anew.

using namespace halftruth;

namespace {

/// n Var of a rare value for ε = ln 3.
double variance(OracleId oracle, std::int64_t categories) {
    return oracleVarianceFactor(oracle, std::log(3), categories);
}

/// The least among the mechanisms whose variance doesn't depend on K.
double bestEncoding(std::int64_t categories) {
    double least = variance(OracleId::OptimizedUnaryEncoding, categories);
    for (const FrequencyOracle &each : frequencyOracleTable())
        if (!each.dependsOnCategories)
            least = std::min(least, variance(each.id, categories));
    return least;
}

/// In per cent, to one decimal: an interval's end, rounded outwards.
double down(double share) { return std::floor(1000 * share) / 10; }
double up(double share) { return std::ceil(1000 * share) / 10; }

} // namespace

class TestPracticeNumbers : public QObject {
    Q_OBJECT

private slots:
    void classroom() {
        const double odds = std::exp(epsilon(0.25));
        const double expected = countMean({.n = 30, .ones = 9, .q = 0.25});
        const SurveyDesign warner = warnerDesign(0.75);
        const SurveyAnswers answers{.n = 30, .yes = std::llround(expected)};
        const double coverage = surveyCoverageFixed(IntervalMethod::FixedDatabase, warner, 30, 9, 0.05);
        QCOMPARE(complaintsOf(QStringLiteral("classroom"),
                              {{"At q = 1/4 an answer multiplies or divides the odds between them by 3 (ε = ln 3)",
                                {given, given, odds, odds}},
                               {"At q = 0 the answer is the truth", {given}},
                               {"For 30 pupils, 9 of them with the trait, and q = 1/4", {given, given, given, given}},
                               {"12 yes answers are expected; they make the estimate 0.3",
                                {expected, surveyEstimate(warner, answers)}},
                               {"a standard deviation of 0.158", {std::sqrt(estimatorVariance(0.25, 30))}},
                               {"at 95 % confidence, 98.1 % do", {given, 100 * coverage}},
                               {"π = 0.3, w = 0.1: the estimates centre on 0.22",
                                {given, given, 0.3 + refusalBias(warner, 0.3, 0.1)}},
                               {"with 9 true yeses of 30, 5.25 of the 12 yes answers expected are the coins’",
                                {given, given, countMean({.n = 21, .ones = 0, .q = 0.25}), expected}}}),
                 QString());
    }

    void survey() {
        const SurveyDesign die = forcedResponseDesign(2.0 / 3, 1.0 / 6);
        const SurveyAnswers nigeria{.n = 2435, .yes = 831};
        const SurveyInterval ends = surveyInterval(IntervalMethod::ClopperPearson, die, nigeria, 0.05);
        const SurveyTest test{.design = die, .nullPrevalence = 0, .prevalence = 0.2, .significance = 0.01};
        const auto coverage = [&](IntervalMethod method) {
            return 100 * surveyCoverage(method, die, 100, 0.05, 0.05);
        };
        const SurveyPosterior believed(die, nigeria, {});
        const SurveyInterval credible = believed.credible(0.05);
        const GroupTest groups{.design = die, .firstPrevalence = 0.2, .secondPrevalence = 0.3, .significance = 0.05};
        const TraitPair both = twoSampleEstimates(
            {.firstTruth = 0.5, .secondTruth = 0.2, .first = {.n = 200, .yes = 80}, .second = {.n = 200, .yes = 92}});
        QCOMPARE(
            complaintsOf(
                QStringLiteral("survey"),
                {{"2/3 truth and 1/6 forced yes, so ε = ln 5",
                  {given, given, given, given, std::exp(surveyEpsilon(die))}},
                 {"831 of 2435 said yes. Taken as a random sample, the estimate is 26.2 %, its standard error 1.4 "
                  "points, Clopper and "
                  "Pearson’s interval 23.3…29.1 %",
                  {given, given, 100 * surveyEstimate(die, nigeria), 100 * surveyStandardError(die, nigeria),
                   down(ends.lower), up(ends.upper)}},
                 {"With n = 100 and a prevalence of 5 % Wald’s 95 % interval covers 93.3 %, Clopper and "
                  "Pearson’s 96.7 %",
                  {given, given, given, coverage(IntervalMethod::Wald), coverage(IntervalMethod::ClopperPearson)}},
                 {"Power against π₀ = 0 if π = 0.2. With 200 people a test at level 0.01 finds it with a "
                  "probability of about 0.987; one that rejects on either side, of 0.978",
                  {given, given, given, given, surveyPower(test, 200), surveyTwoSidedPower(test, 200)}},
                 {"with a = 1 and b = 1/4 a yes changes any odds by a factor of at most 4",
                  {given, given, given, std::exp(surveyEpsilonOfYes(mangatDesign(0.25)))}},
                 {"Beta(1, 1), expects 26.2 % after these answers, and 23.4…29.1 % with probability 95 %",
                  {given, given, 100 * believed.mean(), 100 * credible.lower, 100 * credible.upper, given}},
                 {"two groups of π = 0.2 and π₂ = 0.3 apart. A two-sided test at level 0.05 needs 784 people in "
                  "each for a power of 0.8",
                  {given, given, given, static_cast<double>(groupRequiredN(groups, 0.8).n), given}},
                 {"From 80 yes of 200 with t = 0.5 and 92 of 200 with t₂ = 0.2 the estimates are π = 0.3 and u = "
                  "0.5",
                  {given, given, given, given, given, given, both.sensitive, both.innocuous}},
                 {"Only 405 yes of 2435: the estimate is below 0, as the device alone makes 406 on average",
                  {given, given, given, 2435 * die.yesGivenZero}}}),
            QString());
        QVERIFY(surveyEstimate(die, {.n = 2435, .yes = 405}) < 0);
        QVERIFY(surveyEstimate(die, {.n = 2435, .yes = 406}) > 0);
    }

    void mechanisms() {
        using enum OracleId;
        QCOMPARE(
            complaintsOf(
                QStringLiteral("mechanisms"),
                {{"K = 4. GRR is better than OUE at every ε; for K = 32 only from ε = 2.303 on",
                  {given, given, grrOueCrossoverEpsilon(32)}},
                 {"For ε = ln 3 the two are equal at K = 11",
                  {given, grrCrossoverCategories(OptimizedUnaryEncoding, std::log(3))}},
                 {"At K = 4, n·Var is 1.25 for GRR and 3 for OUE; at K = 32 it is 8.25 against 3",
                  {given, variance(RandomizedResponse, 4), variance(OptimizedUnaryEncoding, 4), given,
                   variance(RandomizedResponse, 32), variance(OptimizedUnaryEncoding, 32)}},
                 {"For ε = ln 3 and K = 4 OUE has 2.4 times the variance of GRR",
                  {given, given,
                   variance(OracleId::OptimizedUnaryEncoding, 4) / variance(OracleId::RandomizedResponse, 4)}},
                 {"For ε = ln 3 and K = 64 GRR has 5.42 times its variance",
                  {given, given, variance(RandomizedResponse, 64) / bestEncoding(64)}},
                 {"for GRR, ε = ln 3, K = 4, 10 000 people and β = 0.05 by 0.0478",
                  {given, given, given, given, oracleLargestError(RandomizedResponse, std::log(3), 4, 10000, 0.05)}},
                 {"2.75 at K = 32, for ε = ln 3", {variance(SubsetSelection, 32), given, given}}}),
            QString());
    }

    void repeated() {
        constexpr std::int64_t hundred = 100;
        const CountModel crowd{.n = 200, .ones = 60, .q = 0.25};
        const RapporDesign rappor{.f = 0.5, .p = 0.5, .q = 0.75, .hashes = 1};
        // As many as keep the budget, and not one more.
        const auto fitting = [](const CountModel &model, std::int64_t rounds) {
            const auto slack = [&](std::int64_t t) {
                return shuffledRoundsDelta(model, t, 5, {.width = 1e-2}).upper;
            };
            return slack(rounds) <= 1e-6 && slack(rounds + 1) > 1e-6 ? static_cast<double>(rounds) : -1;
        };
        const auto fresh = [](std::int64_t t) { return composedDelta(0.25, t, 5) <= 1e-6; };
        QCOMPARE(
            complaintsOf(QStringLiteral("repeated"),
                         {{"For q = 1/4, δ = 10−6, n = 200, m = 60", {given, given, given, given, given, given}},
                          {"For t = 100: pure 109.9, Rényi 98.2, exactly 94.3, shuffled 3.91; remembered 1.099",
                           {given, composedPureEpsilon(0.25, hundred), composedEpsilonRenyi(0.25, hundred, 1e-6),
                            composedEpsilon(0.25, hundred, 1e-6), shuffledRoundsEpsilon(crowd, hundred, 1e-6).upper,
                            memoisedEpsilon(0.25)}},
                          {"Advanced composition promises 277.5", {composedEpsilonAdvanced(0.25, hundred, 1e-6)}},
                          {"With a budget of B = 5 ten fresh answers leave a slack of 0.464",
                           {given, composedDelta(0.25, 10, 5)}},
                          {"Of five answers with probability 0.104, of ten 0.049, of a hundred with less than one in "
                           "ten million",
                           {majorityError(0.25, 5), majorityError(0.25, 10)}},
                          {"A belief of 0.1 becomes 0.964 after five yeses, and 0.25 after three yeses of five",
                           {given, posteriorRepeated(0.25, 5, 5, 0.1), posteriorRepeated(0.25, 5, 3, 0.1)}},
                          {"B = 5 allows 4 fresh answers, and 154 rounds that are shuffled",
                           {given, fresh(4) && !fresh(5) ? 4.0 : -1, fitting(crowd, 154)}},
                          {"With f = 1/2, p = 1/2, q = 3/4 and one hash function one report has 0.537, ten 2.150, "
                           "and all there "
                           "will ever be 2.197",
                           {given, given, given, given, given, given, rapporEpsilonOne(rappor),
                            rapporEpsilonRepeated(rappor, 10), rapporEpsilonForever(rappor)}},
                          {"q = 0.45: after 100 answers the exact ε is 10.72, where the pure one is 20.07",
                           {given, given, composedEpsilon(0.45, hundred, 1e-6), composedPureEpsilon(0.45, hundred)}},
                          {"n = 10 000, m = 3000: shuffled rounds last, 7804 of them within B = 5",
                           {given, given, fitting({.n = 10'000, .ones = 3000, .q = 0.25}, 7804), given}}}),
            QString());
        QVERIFY(majorityError(0.25, hundred) < 1e-7);
    }

    void custom() {
        const double alpha = accuracyHoeffding(0.25, 1000, 0.05);
        QCOMPARE(complaintsOf(QStringLiteral("custom"),
                              {{"For q = 1/4, β = 0.05 and n = 1000 it is 0.0859, with 100 times the people a tenth "
                                "of that",
                                {given, given, given, given, alpha, given}}}),
                 QString());
        QVERIFY(std::fabs(alpha / accuracyHoeffding(0.25, 100'000, 0.05) - 10) < 1e-12);
    }
};

HALFTRUTH_TEST(TestPracticeNumbers)
#include "tst_practice_numbers.moc"
