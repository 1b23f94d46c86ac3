#include "core/math/survey/survey.h"

#include "core/math/count/binomial_tail.h"
#include "core/math/count/binomial_term.h"
#include "core/math/domain/underflow.h"
#include "core/math/survey/survey_parts.h"
#include "core/math/survey/survey_tails.h"

#include <boost/math/special_functions/erf.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <stdexcept>

namespace halftruth {

namespace survey {

void requireDesign(const SurveyDesign &design) {
    require("yesGivenOne", design.yesGivenOne, range::closedUnit);
    require("yesGivenZero", design.yesGivenZero, range::closedUnit);
    // A contrast whose square is 0 leaves no variance to divide by it.
    if (design.contrast() * design.contrast() == 0)
        throw std::domain_error(
            domainMessage("yesGivenOne", "[0, 1] without yesGivenZero", shortestText(design.yesGivenOne)));
    require("draws", real(design.draws), drawsRange);
}

void requirePopulation(std::int64_t n) { require("n", real(n), range::population); }

void requireAnswers(const SurveyDesign &design, const SurveyAnswers &answers) {
    requireDesign(design);
    requirePopulation(answers.n);
    require("yes", real(answers.yes), range::integers(0, real(design.draws) * real(answers.n)));
}

double normalQuantile(double tails) { return std::numbers::sqrt2 * boost::math::erfc_inv(tails); }

double standardError(const SurveyDesign &design, const SurveyAnswers &answers) {
    const double all = real(design.draws) * real(answers.n);
    const AnswerProbabilities share{.yes = real(answers.yes) / all, .no = (all - real(answers.yes)) / all};
    return std::sqrt(varianceOfOne(design, share, clippedEstimate(design, answers)) / real(answers.n));
}

double binomialPmf(std::int64_t n, double probability, std::int64_t s) {
    return detail::binomialPmf(real(n), probability, real(s));
}

double binomialAtLeast(std::int64_t n, double probability, std::int64_t s) {
    return detail::binomialAtLeast(real(n), probability, real(s));
}

double binomialAtMost(std::int64_t n, double probability, std::int64_t s) {
    return detail::binomialAtMost(real(n), probability, real(s));
}

double answersAtLeast(const SurveyDesign &design, std::int64_t n, double prevalence, std::int64_t s) {
    return design.draws == 1 ? binomialAtLeast(n, answersAt(design, prevalence).yes, s)
                             : sampleAtLeast(design, n, prevalence, s);
}

double answersAtMost(const SurveyDesign &design, std::int64_t n, double prevalence, std::int64_t s) {
    return design.draws == 1 ? binomialAtMost(n, answersAt(design, prevalence).yes, s)
                             : sampleAtMost(design, n, prevalence, s);
}

} // namespace survey

using namespace survey;

namespace {

constexpr Range truthRange{.lower = 0, .upper = 1, .lowerOpen = true};

double normalCdf(double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }

void requireTest(const SurveyTest &test) {
    requireDesign(test.design);
    require("nullPrevalence", test.nullPrevalence, range::closedUnit);
    require("prevalence", test.prevalence, range::closedUnit);
    require("significance", test.significance, range::openUnit);
}

double deviationOfOne(const SurveyDesign &design, double prevalence) {
    return std::sqrt(varianceOfOne(design, prevalence));
}

double powerOf(const SurveyTest &test, double n) {
    const double excess = std::fabs(test.prevalence - test.nullPrevalence) * std::sqrt(n) -
                          normalQuantile(2 * test.significance) * deviationOfOne(test.design, test.nullPrevalence);
    const double deviation = deviationOfOne(test.design, test.prevalence);
    if (deviation == 0)
        return excess > 0 ? 1 : 0;
    return positiveWhere(true, normalCdf(excess / deviation));
}

void requireUnequal(std::string_view name, double value, double excluded) {
    // A difference whose square is 0 has no variance to divide by it.
    const double difference = value - excluded;
    if (difference * difference == 0)
        throw std::domain_error(domainMessage(name, "[0, 1] without " + shortestText(excluded), shortestText(value)));
}

} // namespace

SurveyDesign warnerDesign(double truth) {
    require("truth", truth, range::closedUnit);
    requireUnequal("truth", truth, 0.5);
    const ExactSum other = exactSum(1, -truth);
    return {.yesGivenOne = truth, .yesGivenZero = other.sum, .restOfZero = other.rest};
}

SurveyDesign warnerDesignOfLies(double q) {
    require("q", q, range::lieProbabilityInformative);
    return opposite(warnerDesign(q));
}

SurveyDesign crosswiseDesign(double innocuous) {
    require("innocuous", innocuous, range::closedUnit);
    requireUnequal("innocuous", innocuous, 0.5);
    return warnerDesign(innocuous);
}

Range forcedYesRange(double truth) { return {.lower = 0, .upper = std::round((1 - truth) * 1e15) / 1e15}; }

SurveyDesign forcedResponseDesign(double truth, double forcedYes) {
    require("truth", truth, truthRange);
    require("forcedYes", forcedYes, forcedYesRange(truth));
    const ExactSum yes = exactSum(truth, forcedYes);
    SurveyDesign design{.yesGivenOne = yes.sum, .yesGivenZero = forcedYes, .restOfOne = yes.rest};
    if (yes.sum >= 1) { // 0.9 and 0.1 leave no forced no: then y is what t leaves
        const ExactSum left = exactSum(1, -forcedYes);
        design = {.yesGivenOne = 1, .yesGivenZero = forcedYes, .restOfZero = left.sum - truth + left.rest};
    }
    requireDesign(design);
    return design;
}

SurveyDesign unrelatedQuestionDesign(double truth, double innocuous) {
    require("truth", truth, truthRange);
    require("innocuous", innocuous, range::closedUnit);
    const ExactSum unrelated = exactSum(1, -truth);
    const double unrelatedYes = unrelated.sum * innocuous;
    const double rest = std::fma(unrelated.sum, innocuous, -unrelatedYes) + unrelated.rest * innocuous;
    const ExactSum yes = exactSum(truth, unrelatedYes);
    const SurveyDesign design{
        .yesGivenOne = yes.sum, .yesGivenZero = unrelatedYes, .restOfOne = yes.rest + rest, .restOfZero = rest};
    requireDesign(design);
    return design;
}

SurveyDesign kukDesign(std::int64_t draws, double redIfOne, double redIfZero) {
    require("draws", real(draws), drawsRange);
    require("redIfOne", redIfOne, range::closedUnit);
    require("redIfZero", redIfZero, range::closedUnit);
    requireUnequal("redIfOne", redIfOne, redIfZero);
    return {.yesGivenOne = redIfOne, .yesGivenZero = redIfZero, .draws = draws};
}

SurveyDesign mangatDesign(double q) {
    require("q", q, {.lower = 0, .upper = 1, .upperOpen = true});
    return {.yesGivenOne = 1, .yesGivenZero = q};
}

namespace {

/// The larger over the smaller is 1 + difference/smaller.
double lossOf(const SurveyDesign &design, double smaller) {
    requireDesign(design);
    const double difference = std::fabs(design.contrast());
    const double excess = difference / smaller; // which may leave the doubles where its logarithm doesn't
    const double one =
        smaller > 0 && std::isinf(excess) ? std::log(difference) - std::log(smaller) : std::log1p(excess);
    return real(design.draws) * one;
}

} // namespace

double surveyEpsilonOfYes(const SurveyDesign &design) {
    return lossOf(design, std::min(design.yesGivenOne, design.yesGivenZero));
}

double surveyEpsilonOfNo(const SurveyDesign &design) {
    return lossOf(design, std::min(design.noGivenOne(), design.noGivenZero()));
}

double surveyEpsilon(const SurveyDesign &design) {
    // The two of a yes and the two of a no differ alike: of all four, the smallest decides.
    return lossOf(design,
                  std::min({design.yesGivenOne, design.yesGivenZero, design.noGivenOne(), design.noGivenZero()}));
}

double surveyVariance(const SurveyDesign &design, std::int64_t n, double prevalence) {
    requireDesign(design);
    requirePopulation(n);
    require("prevalence", prevalence, range::closedUnit);
    return positiveWhere(bothAnswersPossible(design, prevalence), varianceOfOne(design, prevalence) / real(n));
}

double surveyEstimate(const SurveyDesign &design, const SurveyAnswers &answers) {
    requireAnswers(design, answers);
    return rawEstimate(design, answers).one;
}

double surveyClippedEstimate(const SurveyDesign &design, const SurveyAnswers &answers) {
    return std::clamp(surveyEstimate(design, answers), 0.0, 1.0);
}

double surveyStandardError(const SurveyDesign &design, const SurveyAnswers &answers) {
    requireAnswers(design, answers);
    return standardError(design, answers);
}

double surveyPower(const SurveyTest &test, std::int64_t n) {
    requireTest(test);
    requirePopulation(n);
    return powerOf(test, real(n));
}

namespace {

bool rejectsForYes(const SurveyTest &test) {
    return (test.design.contrast() > 0) == (test.prevalence >= test.nullPrevalence);
}

/// The design told so that the null is rejected for many yes answers.
SurveyDesign towardsRejection(const SurveyTest &test) {
    return rejectsForYes(test) ? test.design : opposite(test.design);
}

/// The most yes answers of that design with which the null is kept: -1 where none, all of them where it always is.
std::int64_t mostAccepted(const SurveyDesign &design, const SurveyTest &test, std::int64_t n) {
    const double all = real(design.draws) * real(n);
    const double deviation = all * std::fabs(design.contrast()) * deviationOfOne(design, test.nullPrevalence);
    const double critical = all * answersAt(design, test.nullPrevalence).yes +
                            normalQuantile(2 * test.significance) * deviation / std::sqrt(real(n));
    return static_cast<std::int64_t>(std::clamp(std::floor(critical), -1.0, all));
}

} // namespace

AnswerRange surveyRejectingAnswers(const SurveyTest &test, std::int64_t n) {
    requireTest(test);
    requirePopulation(n);
    const SurveyDesign design = towardsRejection(test);
    const std::int64_t all = design.draws * n;
    const std::int64_t accepted = mostAccepted(design, test, n);
    if (rejectsForYes(test))
        return {.first = accepted + 1, .last = all};
    return {.first = 0, .last = all - accepted - 1};
}

double surveyPowerExact(const SurveyTest &test, std::int64_t n) {
    requireTest(test);
    requirePopulation(n);
    const SurveyDesign design = towardsRejection(test);
    const std::int64_t accepted = mostAccepted(design, test, n);
    return positiveWhere(accepted < design.draws * n && bothAnswersPossible(design, test.prevalence),
                         answersAtLeast(design, n, test.prevalence, accepted + 1));
}

double surveyTwoSidedPower(const SurveyTest &test, std::int64_t n) {
    requireTest(test);
    requirePopulation(n);
    const double distance = std::fabs(test.prevalence - test.nullPrevalence) * std::sqrt(real(n));
    const double critical = normalQuantile(test.significance) * deviationOfOne(test.design, test.nullPrevalence);
    const double deviation = deviationOfOne(test.design, test.prevalence);
    if (deviation == 0)
        return distance > critical ? 1 : 0;
    const double nearer = normalCdf((distance - critical) / deviation);
    const double further = normalCdf((-distance - critical) / deviation);
    return positiveWhere(true, std::min(1.0, nearer + further));
}

double surveyTwoSidedPowerExact(const SurveyTest &test, std::int64_t n) {
    requireTest(test);
    requirePopulation(n);
    // Two one-sided tests of half the level, each told so that it rejects for many yes answers.
    SurveyTest half = test;
    half.significance = std::max(test.significance / 2, std::numeric_limits<double>::denorm_min());
    double sum = 0;
    bool rejects = false;
    for (const SurveyDesign &design : {test.design, opposite(test.design)}) {
        const std::int64_t accepted = mostAccepted(design, half, n);
        rejects = rejects || accepted < design.draws * n;
        sum += answersAtLeast(design, n, test.prevalence, accepted + 1);
    }
    return positiveWhere(rejects && bothAnswersPossible(test.design, test.prevalence), std::min(1.0, sum));
}

SurveyRequirement surveyRequiredN(const SurveyTest &test, double power) {
    requireTest(test);
    requireUnequal("prevalence", test.prevalence, test.nullPrevalence);
    require("power", power, range::openUnit);
    const double reachable = powerOf(test, maxPopulation);
    if (reachable < power)
        throw std::domain_error(
            domainMessage("power", Range{.lower = 0, .upper = reachable, .lowerOpen = true}, power));
    // The real solution; where it is negative, one person is enough.
    const double root = (normalQuantile(2 * test.significance) * deviationOfOne(test.design, test.nullPrevalence) -
                         normalQuantile(2 * power) * deviationOfOne(test.design, test.prevalence)) /
                        std::fabs(test.prevalence - test.nullPrevalence);
    const double guess = root > 0 ? root * root : 0;
    // Numbered from 0: the first count is one person.
    const auto reaches = [&](std::int64_t others) { return powerOf(test, real(others + 1)) >= power; };
    const std::int64_t n = firstWhere(static_cast<std::int64_t>(maxPopulation) - 1, guess, reaches) + 1;
    return {.n = n, .power = powerOf(test, real(n))};
}

} // namespace halftruth
