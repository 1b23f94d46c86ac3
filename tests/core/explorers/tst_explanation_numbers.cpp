#include "tests/core/explorers/explanation_claims.h"
#include "tests/core/support/close_to.h"
#include "tests/support/test_program.h"

#include "core/data/builtin_data.h"
#include "core/explorers/trust/trust.h"
#include "core/math/accuracy/accuracy.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/accuracy_inverse.h"
#include "core/math/count/count_confidence.h"
#include "core/math/count/count_distribution.h"
#include "core/math/count/count_step.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/pram/ordinal_design.h"
#include "core/math/pram/sampling_pram.h"
#include "core/math/pram/unordered_release.h"
#include "core/math/shuffle/shuffle.h"
#include "core/math/shuffle/shuffle_bounds.h"
#include "core/math/shuffle/shuffle_lies.h"
#include "core/math/survey/survey.h"
#include "core/math/trust/central_mechanism.h"
#include "core/math/trust/survey_planning.h"
#include "core/math/trust/trade_off.h"
#include "core/math/vectors/anonymity.h"
#include "core/math/vectors/bit_vectors.h"
#include "core/math/vectors/collection_release.h"
#include "core/math/vectors/correlated_bits.h"
#include "core/release/party_files.h"
#include "core/simulation/classroom.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

// Every number that an explanation of theory claims, computed anew.

using namespace halftruth;

namespace {

CountModel countOf(std::int64_t ones) { return {.n = 200, .ones = ones, .q = 0.25}; }

double largestShiftError() {
    double largest = 0;
    for (std::int64_t s = 0; s <= 200; ++s) {
        const double shifted = s < 30 ? 0 : countCdf(countOf(0), s - 30);
        largest = std::max(largest, std::fabs(shifted - countCdf(countOf(60), s)));
    }
    return largest;
}

double likelyLoss(std::int64_t n, std::int64_t ones, double beta) {
    const CountModel model{.n = n, .ones = ones, .q = 0.25};
    double largest = 0;
    for (const double level : {beta / 2, 1 - beta / 2})
        largest = std::max(largest, std::fabs(logPrivacyRatio(model, countQuantile(model, level))));
    return largest;
}

/// To so many decimals, so that "within" and a bound still hold.
double roundedUp(double value, int decimals = 3) {
    const double scale = std::pow(10.0, decimals);
    return std::ceil(scale * value) / scale;
}

/// "At least" to three decimals.
double roundedDown(double value) { return std::floor(1000 * value) / 1000; }

/// The length of what is written.
double bytesOf(const std::function<void(const Write &)> &writes) {
    double bytes = 0;
    writes([&](std::string_view text) { bytes += static_cast<double>(text.size()); });
    return bytes;
}

double adultConcentration() { return findBuiltinTable("adult-sex-income")->type.concentration(); }

double adultMarginal(bool sex) {
    const JointType &type = findBuiltinTable("adult-sex-income")->type;
    const double first = sex ? type.share(0) + type.share(1) : type.share(0) + type.share(2);
    return pramMarginalRmsError({.n = 32561, .epsilon = 0.5, .categories = 4}, 4932, 2,
                                first * first + (1 - first) * (1 - first));
}

} // namespace

class TestExplanationNumbers : public QObject {
    Q_OBJECT

private slots:
    void randomizedResponse() {
        const double worth = 0.3 * 0.7 / 1000 / estimatorVarianceSampled(0.25, 1000, 0.3);
        QCOMPARE(complaintsOf(QStringLiteral("randomized-response"),
                              {{"ε = ln 3 ≈ 1.099", {given, epsilon(0.25)}},
                               {"what is usual, 0.1 to 5", {given, given}},
                               {"says yes with probability 0.25", {1 - truthProbability(0.25)}},
                               {"Of 100 true yeses, 75 say yes. That is so on average; the other 25 say no",
                                {given, 100 * truthProbability(0.25), 100 * (1 - truthProbability(0.25))}},
                               {"A belief of 0.1 becomes 0.25 after a yes", {given, posterior(0.25, 0.1)}},
                               {"at most 10 % of the true noes a yes calls at least 70 % of the true yeses a no",
                                {given, 100 * tradeOffCurve(epsilon(0.25), 0.1)}},
                               {"for a share of 0.3 an answer is worth 0.219", {given, worth}},
                               {"ε = 5 needs q = 0.0067, ε = 0.1 needs q = 0.475",
                                {given, lieProbability(5), given, lieProbability(0.1)}},
                               {"At a belief of 0.99 and q = 1/4 it is still 0.97 after a no",
                                {given, given, given, posteriorAfterNo(0.25, 0.99)}}}),
                 QString());
    }

    void plan() {
        const double q = lieProbability(1);
        const auto people = [](double lies, double frame, double effect) {
            return requiredNTotal({.q = lies, .prevalence = 0.3, .frame = frame, .designEffect = effect}, 0.05, 0.05);
        };
        const SamplingPlan many{.q = q, .prevalence = 0.3, .frame = 1e9};
        QCOMPARE(
            complaintsOf(QStringLiteral("plan"),
                         {{"For limits ε ≤ 1 and α = 0.05, β = 0.05, a share of 0.3", {given, given, given, given}},
                          {"q = 0.2689 and n = 1738", {q, people(q, 1e9, 1)}},
                          {"n = 1000 the coins alone err by 0.0595, coins and sample by 0.0659",
                           {given, accuracyNormal(q, 1000, 0.05), surveyTotalAccuracy(many, 1000, 0.05)}},
                          {"At q = 1/4 it is 1476, and 1271 of 2000",
                           {given, given, people(0.25, 1e9, 1), people(0.25, 2000, 1), given}},
                          {"At q = 1/4 it is 1.099", {given, given, epsilon(0.25)}},
                          {"If 60 % of those invited answer, 1738 answers take 2897",
                           {given, people(q, 1e9, 1), invitations(1738, 0.6)}},
                          {"at q = 1/4 and a share of 0.3, if one in twenty does, by 0.04 downwards",
                           {given, given, given, refusalBias(warnerDesign(0.75), 0.3, 0.05)}},
                          {"A design effect of 1.5: 1899 people instead of 1738",
                           {given, people(q, 1e9, 1.5), people(q, 1e9, 1)}},
                          {"1415 are enough, by Hoeffding’s bound 3455",
                           {requiredNNormal(q, 0.05, 0.05), requiredNHoeffding(q, 0.05, 0.05)}}}),
            QString());
    }

    void trust() {
        const double q = shuffleLies(1000, 1, 1e-6).q;
        const double local = lieProbability(1);
        const auto central = [](double loss) { return std::sqrt(centralVariance(1000, loss)); };
        const auto error = [](double lies) { return std::sqrt(estimatorVariance(lies, 1000)); };
        QCOMPARE(complaintsOf(
                     QStringLiteral("trust"),
                     {{"For n = 1000, ε = 1, δ = 10−6, β = 0.05 and 300 true yeses",
                       {given, given, given, given, given, given}},
                      {"Local 0.0303, shuffled 0.0058, central 0.0014. Beyond 20 000 people",
                       {error(local), error(q), central(1), static_cast<double>(trust::mostTried)}},
                      {"At ε = 0.1 local 0.316, central 0.0141", {given, error(lieProbability(0.1)), central(0.1)}},
                      {"Local 22.4, shuffled 4.3", {error(local) / central(1), error(q) / central(1)}},
                      {"Local 0.0593, shuffled 0.0114, central 0.003",
                       {accuracyExact(local, 1000, 300, 0.05), accuracyExact(q, 1000, 300, 0.05),
                        centralAccuracy(1000, 1, 0.05)}},
                      {"At a type I error of 0.1 a test of the local answer misses at least 0.728",
                       {given, answerTradeOff(local, 0.1)}},
                      {"of the answer that is to be shuffled 0.028; of the count 0.867",
                       {roundedDown(answerTradeOff(q, 0.1)), countTradeOff({.n = 1000, .ones = 300, .q = q}, 0.1)}},
                      {"The dotted Gaussian limit says 0.866", {gaussianTradeOff(countGaussianMu(1000, q), 0.1)}},
                      {"n = 106: trusting nobody costs 707 times the curator’s error, mixing about 4",
                       {given, trust::localPrice(1'000'000),
                        trust::shuffledError(shuffleLies(1'000'000, 1, 1e-6, {.everyOnesUpTo = trust::mostTried}).q,
                                             1'000'000) /
                            trust::centralError(1, 1'000'000)}},
                      {"for 1000 people whoever mixes receives answers with ε = 3.45", {given, epsilon(q)}}}),
                 QString());
        QVERIFY(countGaussianDelta(1000, q, 1) < 1e-9);
        QVERIFY(trust::localError(2, 1) < trust::centralError(2, 1));
    }

    void accuracy() {
        const double alpha = accuracyHoeffding(0.25, 1000, 0.05);
        const double medical = lieProbability(1);
        const double slope = 1 / (1 - 2 * medical);
        const double medicalAlpha = accuracyHoeffding(medical, 1'000'000, 0.05);
        QCOMPARE(
            complaintsOf(
                QStringLiteral("accuracy"),
                {{"For n = 1000, 300 of them truly a yes, q = 1/4, β = 0.05", {given, given, given, given, given}},
                 {"Hoeffding 0.0859, exact 0.0540, normal 0.0537",
                  {alpha, accuracyExact(0.25, 1000, 300, 0.05), accuracyNormal(0.25, 1000, 0.05)}},
                 {"1/√n = 0.0316", {given, 1 / std::sqrt(1000)}},
                 {"For 0.1, exactly 0.00030", {given, failureExact(0.25, 1000, 300, 0.1)}},
                 {"contains the truth with probability 0.9981",
                  {1 - failureExact(0.25, 1000, 300, std::nextafter(alpha, 1))}},
                 {"For α = 0.1 Hoeffding’s bound asks for 738",
                  {given, static_cast<double>(requiredNHoeffding(0.25, 0.1, 0.05))}},
                 {"the coins alone 0.0274, the sample alone 0.0145, both together 0.0310",
                  {std::sqrt(estimatorVariance(0.25, 1000)), std::sqrt(0.21 / 1000),
                   std::sqrt(estimatorVarianceSampled(0.25, 1000, 0.3))}},
                 {"π̂ = 2 r − 0.5", {1 / (1 - 0.5), 0.25 / (1 - 0.5)}},
                 {"n = 106, ε = 1, β = 0.05", {given, given, given}},
                 {"π̂ = 2.164 r − 0.582, λ = 0.00136, α = 0.00294",
                  {slope, medical * slope, medicalAlpha / slope, medicalAlpha}},
                 {"How far 1/(16γ²n) is", {given, given}},
                 {"with q = 0.05: Hoeffding 0.0478, Bernstein 0.0222, exact 0.0144",
                  {given, roundedUp(accuracyHoeffding(0.05, 1000, 0.05), 4),
                   roundedUp(accuracyBernstein(0.05, 1000, 0.05), 4), accuracyExact(0.05, 1000, 300, 0.05)}},
                 {"q = 0.45: now Hoeffding, 0.430, beats Bernstein, 0.435",
                  {given, roundedUp(accuracyHoeffding(0.45, 1000, 0.05)),
                   roundedUp(accuracyBernstein(0.45, 1000, 0.05))}}}),
            QString());
        // The gap of the bound on the variance is 1/(4n).
        VERIFY_CLOSE(estimatorVarianceBound(0.1, 77) - estimatorVariance(0.1, 77), 1 / 308.0, 1e-13);
    }

    void counts() {
        const CountModel model = countOf(60);
        const ConfidenceSet set = countConfidenceSet(200, 0.25, 80, 0.05);
        const double before = countPmfWithout(model, 79, LeftOut::Zero);
        const double at = countPmfWithout(model, 80, LeftOut::Zero);
        QVERIFY(before < countPmf(model, 80) && countPmf(model, 80) < at);
        QCOMPARE(complaintsOf(QStringLiteral("counts"),
                              {{"For n = 200, m = 60, q = 1/4 and the count 80", {given, given, given, given, given}},
                               {"Mean 80, standard deviation 6.12; P(A = 80) = 0.0651",
                                {countMean(model), std::sqrt(countVariance(model)), given, countPmf(model, 80)}},
                               {"P(A ≤ 80) = 0.535", {given, countCdf(model, 80)}},
                               {"a 95 % confidence set, from 35 to 84",
                                {given, static_cast<double>(set.first), static_cast<double>(set.last)}},
                               {"It is wrong by at most 0.0033", {largestShiftError()}},
                               {"The 199 others give 79 a probability of 0.0649 and 80 one of 0.0652",
                                {given, given, before, given, at}},
                               {"86 becomes likelier by 0.0032, 75 less likely by 0.0032",
                                {given, countPmf(countOf(61), 86) - countPmf(model, 86), given,
                                 countPmf(model, 75) - countPmf(countOf(61), 75)}},
                               {"P(A ≤ 80) falls by 0.0326, to 0.502",
                                {given, countCdf(model, 80) - countCdf(countOf(61), 80), countCdf(countOf(61), 80)}},
                               {"(3.2), (3.3)", {given, given}},
                               {"still 50 yes answers", {countMean(countOf(0))}}}),
                 QString());
        VERIFY_CLOSE(std::sqrt(countVariance(model)) / 0.5, 12.25, 1e-3); // "a twelfth"
    }

    void privacyRatio() {
        const CountModel model = countOf(60);
        const CountModel others{.n = 199, .ones = 60, .q = 0.25};
        QCOMPARE(
            complaintsOf(
                QStringLiteral("privacy-ratio"),
                {{"n = 200, m = 60, q = 1/4, β = 0.01", {given, given, given, given, given}},
                 {"are ±1.099, but between the quantile lines, at m = 60 from 64 to 96, ℓ(s) stays within ±0.225",
                  {logPrivacyRatio(model, 0), given, static_cast<double>(countQuantile(model, 0.005)),
                   static_cast<double>(countQuantile(model, 0.995)), roundedUp(likelyLoss(200, 60, 0.01))}},
                 {"80 has probability 0.0651 of m = 60, and 0.0650 of m = 61",
                  {given, countPmf(model, 80), given, countPmf(countOf(61), 80), given}},
                 {"At 80 it is 0.0020, at 81 it is −0.0113",
                  {given, logPrivacyRatio(model, 80), given, logPrivacyRatio(model, 81)}},
                 {"At m = 100 it is 0.267", {given, logPrivacyRatio(countOf(100), 80)}},
                 {"At s = 80 the others’ ratio ρ is 1.004", {given, countPmf(others, 80) / countPmf(others, 79)}},
                 {"n = 20 000, m = 6000: the quantile lines now lie within ±0.022",
                  {given, given, roundedUp(likelyLoss(20000, 6000, 0.01))}},
                 {"edges are at ±1.099 as before", {logPrivacyRatio({.n = 20000, .ones = 6000, .q = 0.25}, 0)}}}),
            QString());
        QVERIFY(logPrivacyRatio(model, 81) < 0); // as the sign in the text
    }

    void anonymity() {
        const auto exact = [](std::int64_t n) { return shuffleEpsilon(n, 0.25, 1e-6).epsilon; };
        const ShuffleDelta worst = shuffleDelta(20, 0.25, 0.5);
        const HockeyStick allAgree = hockeyStick({.n = 20, .ones = 0, .q = 0.25}, 0.5);
        QCOMPARE(
            complaintsOf(
                QStringLiteral("anonymity"),
                {{"For q = 1/4, n = 1000, δ = 10−6", {given, given, given, given, given}},
                 {"One answer alone 1.099, the count exactly 0.1421; [Feldman et al. 2023] proves 0.534, "
                  "[Balle et al. 2019] 0.902",
                  {epsilon(0.25), exact(1000), given, *feldman2023(1000, 0.25, 1e-6).epsilon, given,
                   *balle2019(1000, 0.25, 1e-6).epsilon}},
                 {"At ε = 0.1 the slack is 0.00005; for m = 60 the privacy loss exceeds that ε with probability "
                  "0.0043",
                  {given, shuffleDelta(1000, 0.25, 0.1).delta, given,
                   violationProbability({.n = 1000, .ones = 60, .q = 0.25}, 0.1).zero}},
                 {"at most 10 % of the true noes a yes calls at least 89 % of the true yeses a no, by the count of n "
                  "= 1000 with m = 60; by one answer alone 70 %",
                  {given, 100 * countTradeOff({.n = 1000, .ones = 60, .q = 0.25}, 0.1), given, given,
                   100 * answerTradeOff(0.25, 0.1)}},
                 {"For n = 20 and ε = 0.5 it is m = 1, and its mirror image 18, with a slack of 0.00753. Where all "
                  "agree the slack is 0.0070",
                  {given, given, static_cast<double>(std::min(worst.ones, 19 - worst.ones)),
                   static_cast<double>(std::max(worst.ones, 19 - worst.ones)), roundedUp(worst.delta, 5),
                   std::max(allAgree.zero, allAgree.one)}},
                 {"For n = 200, q = 1/4 and a database of noes, ε = 0.3603 has δ = 10−6",
                  {given, given, given, given, given, given}},
                 {"with probability 4.8·10−5", {1e5 * violationProbability(countOf(0), 0.3603).zero, given, given}},
                 {"n = 100 000: ε = 0.0114. Here ten times the people divide ε by about 3.5",
                  {given, roundedUp(exact(100'000), 4), exact(10'000) / exact(100'000)}},
                 {"n = 20, δ = 0.001", {given, given}}}),
            QString());
        QVERIFY(shuffleEpsilon(20, 0.25, 1e-3).ones != 0 && shuffleEpsilon(20, 0.25, 1e-3).ones != 19);
        const HockeyStick stick = hockeyStick(countOf(0), 0.3603);
        QVERIFY(std::fabs(std::max(stick.zero, stick.one) - 1e-6) < 5e-9);
    }

    void bitVectors() {
        const BitCollection x = parseBitCollection("000,011,101");
        const CollectionRelease release = collectionRelease(0.25, x, parseBitCollection("111,011,101"));
        const ReleaseDelta delta = collectionDelta(release, 0.5);
        std::vector<std::int64_t> counts(8);
        for (const std::uint32_t each : x.members)
            ++counts[each];
        QCOMPARE(complaintsOf(
                     QStringLiteral("bit-vectors"),
                     {{"For q = 1/4 and the collection 000, 011, 101, its first record replaced by 111",
                       {given, given, given, given, given, given}},
                      {"3.296 for three, 8.79 for eight", {epsilon(0.25, 3), epsilon(0.25, 8)}},
                      {"All three bits are right with probability 0.422", {vectorProbability(0.25, 3, 0)}},
                      {"000 is among the reports with probability 0.475", {given, presenceProbability(0.25, x, 0)}},
                      {"It is above ε = 0.5 with probability 0.625; if everybody reports 000 it is all of 3.296",
                       {given, collectionViolation(release, 0.5), given, largestLogRatio(release)}},
                      {"At ε = 0.5 the slack is 0.347", {given, std::max(delta.forward, delta.backward)}},
                      {"Ap = 0.217; at q = 0.4 it is 0.846",
                       {halftruth::anonymity(0.25, x).value, given, halftruth::anonymity(0.4, x).value}},
                      {"Of 120 outcomes, the one that counts the records as they are has probability 0.078",
                       {collectionOutcomeCount(3, 3), release.probability[collectionOutcomeIndex(counts)]}},
                      {"At a correlation of 0.5 one bit of three gives away 2.120, not 1.099",
                       {given, correlatedEpsilon(0.25, 3, 0.5), epsilon(0.25)}},
                      {"0000x100, 1111x100: at ε = 0.5 hardly anything is left", {given, given, given, given, given}},
                      {"L = 8: to be back at ln 3, q must rise to 0.466",
                       {given, given, lieProbability(std::log(3), 8)}}}),
                 QString());
        VERIFY_CLOSE(vectorProbability(0.25, 8, 0), 0.1, 2e-3); // "one in ten people"
    }

    void sampling() {
        const PramDesign design{.n = 32561, .epsilon = 0.5, .categories = 4};
        const PramDesign three{.n = 32561, .epsilon = 0.5, .categories = 8};
        const double s = adultConcentration();
        const OrdinalDesign four{.epsilon = 0.5, .loss = OrdinalLoss::Absolute, .weights = {1, 1, 1, 1}};
        QCOMPARE(unorderedOptimalSamples(design, 1e-6, s), std::int64_t{32561});
        QCOMPARE(complaintsOf(
                     QStringLiteral("sampling"),
                     {{"ε = 0.5, m = 4932", {given, given}},
                      {"smallest at 7921 samples, the exact error at 4932",
                       {static_cast<double>(pramOptimalSamples(design)),
                        static_cast<double>(pramOptimalSamplesExact(design, s))}},
                      {"for δ = 10−6, it is with all records: at most 0.000882",
                       {given, given, unorderedRmsError(design, 32561, 1e-6, s)}},
                      {"For ε = 0.5 and 4 equally frequent ones a report is 0.803 steps off, of the geometric "
                       "mechanism 0.865",
                       {given, given, expectedLoss(four, optimalOrdinal(four)),
                        expectedLoss(four, truncatedGeometric(4, 0.5))}},
                      {"γ = 5.28, without sampling 1.65", {pramGamma(32561, 4932, 0.5), std::exp(0.5)}},
                      {"0.0230 here; with all 32 561 records 0.0341",
                       {pramRmsError(design, 4932, s), given, pramRmsError(design, 32561, s)}},
                      {"Sex 0.0188, income 0.0185", {adultMarginal(true), adultMarginal(false)}},
                      {"Three with yes/no variables have 8 categories and, for uniform data, an error of 0.0360",
                       {static_cast<double>(jointCategories(3, 2)),
                        pramRmsError(three, pramOptimalSamplesExact(three, 0.125), 0.125)}},
                      {"8 bytes a record from the curator of a variable with at most ten values, and 129 bytes",
                       {bytesOf([](const Write &write) { writeValue(7, write); }), bytesOf([](const Write &write) {
                            writePartyFile({.kind = PartyFileKind::PadKey,
                                            .key = SecretKey::fromSeed(1),
                                            .release = "0123456789abcdef",
                                            .curator = 1},
                                           write);
                        })}},
                      {"1.299 for K = 4", {pramSamplingGainThreshold(4), given}}}),
                 QString());
    }

    // What the test itself can tell apart.
    void wrongNumbersAreNoticed() {
        QVERIFY(isRounded(QStringLiteral("1.099"), std::log(3)));
        QVERIFY(!isRounded(QStringLiteral("1.098"), std::log(3)));
        QVERIFY(isRounded(QStringLiteral("32 561"), 32561));
        QVERIFY(!complaintsOf(QStringLiteral("counts"), {}).isEmpty());
        QVERIFY(complaintsOf(QStringLiteral("counts"), {{"never said 5", {5}}}).contains(QLatin1String("never")));
    }
};

HALFTRUTH_TEST(TestExplanationNumbers)
#include "tst_explanation_numbers.moc"
