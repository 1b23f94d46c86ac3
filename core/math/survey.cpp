#include <halftruth/math/count_distribution.h>
#include <halftruth/math/survey.h>

#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/erf.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <stdexcept>
#include <utility>

namespace halftruth {

namespace {

constexpr Range drawsRange = range::integers(1, 1000);
constexpr Range truthRange{.lower = 0, .upper = 1, .lowerOpen = true};
constexpr double rounding = 1e-15;

double real(std::int64_t whole) { return static_cast<double>(whole); }

void requireDesign(const SurveyDesign &design) {
    require("yesGivenOne", design.yesGivenOne, range::closedUnit);
    require("yesGivenZero", design.yesGivenZero, range::closedUnit);
    if (design.yesGivenOne == design.yesGivenZero)
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

void requireOneDraw(const SurveyDesign &design) { require("draws", real(design.draws), range::integers(1, 1)); }

bool isSymmetric(const SurveyDesign &design) {
    return std::fabs(design.yesGivenOne - (1 - design.yesGivenZero)) <= rounding;
}

void requireSymmetric(const SurveyDesign &design) {
    if (!isSymmetric(design))
        throw std::domain_error(domainMessage("yesGivenOne",
                                              "{1 - yesGivenZero = " + shortestText(1 - design.yesGivenZero) + "}",
                                              shortestText(design.yesGivenOne)));
}

/// z with P[|N(0,1)| > z] = tails: negative for the tails beyond 1 that twice a one-sided one may be.
double normalQuantile(double tails) { return std::numbers::sqrt2 * boost::math::erfc_inv(tails); }

double normalCdf(double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }

/// The design with yes and no exchanged.
SurveyDesign opposite(const SurveyDesign &design) {
    return {.yesGivenOne = 1 - design.yesGivenOne, .yesGivenZero = 1 - design.yesGivenZero, .draws = design.draws};
}

/// The same survey, told so that a yes speaks for the trait: a > b.
SurveyDesign oriented(const SurveyDesign &design) {
    return design.yesGivenOne > design.yesGivenZero ? design : opposite(design);
}

double contrast(const SurveyDesign &design) { return design.yesGivenOne - design.yesGivenZero; }

/// A yes and a no, each as a sum of positive terms, which may round to a hair above 1.
struct AnswerProbabilities {
    double yes;
    double no;
};
AnswerProbabilities answersAt(const SurveyDesign &design, double prevalence) {
    const double yes = prevalence * design.yesGivenOne + (1 - prevalence) * design.yesGivenZero;
    const double no = prevalence * (1 - design.yesGivenOne) + (1 - prevalence) * (1 - design.yesGivenZero);
    return {.yes = std::min(1.0, yes), .no = std::min(1.0, no)};
}

/// n times the variance of the estimate.
double varianceOfOne(const SurveyDesign &design, const AnswerProbabilities &answer, double prevalence) {
    const double k = real(design.draws);
    const double scale = contrast(design);
    return answer.yes * answer.no / (k * scale * scale) + (1 - 1 / k) * prevalence * (1 - prevalence);
}

double rawEstimate(const SurveyDesign &design, const SurveyAnswers &answers) {
    const double share = real(answers.yes) / (real(design.draws) * real(answers.n));
    return (share - design.yesGivenZero) / contrast(design);
}

double standardError(const SurveyDesign &design, const SurveyAnswers &answers) {
    const double all = real(design.draws) * real(answers.n);
    const AnswerProbabilities share{.yes = real(answers.yes) / all, .no = (all - real(answers.yes)) / all};
    const double prevalence = std::clamp(rawEstimate(design, answers), 0.0, 1.0);
    return std::sqrt(varianceOfOne(design, share, prevalence) / real(answers.n));
}

// The intervals below are for oriented designs and checked answers; wald() is in the prevalence, wilson() and
// clopperPearson() in the probability of a yes.

SurveyInterval wald(const SurveyDesign &design, const SurveyAnswers &answers, double beta) {
    const double estimate = rawEstimate(design, answers);
    const double half = normalQuantile(beta) * standardError(design, answers);
    return {.lower = estimate - half, .upper = estimate + half};
}

SurveyInterval wilson(const SurveyAnswers &answers, double beta) {
    const double n = real(answers.n);
    const double s = real(answers.yes);
    const double z = normalQuantile(beta);
    const double larger = s + z * z / 2 + z * std::sqrt(s * (n - s) / n + z * z / 4);
    // The smaller root of a quadratic, as the product of the roots over the larger one. Rounding must not move the
    // ends of the line.
    return {.lower = s == 0 ? 0 : s * s / n / larger, .upper = s == n ? 1 : larger / (n + z * z)};
}

SurveyInterval clopperPearson(const SurveyAnswers &answers, double beta) {
    const double n = real(answers.n);
    const double s = real(answers.yes);
    return {.lower = s == 0 ? 0 : boost::math::ibeta_inv(s, n - s + 1, beta / 2),
            .upper = s == n ? 1 : boost::math::ibetac_inv(s + 1, n - s, beta / 2)};
}

/// The first number in 0...last for which a condition holds that stays true once it is; last + 1 when it never is.
/// Searched from a guess outward in doubling steps, because one evaluation may be dear.
template <class Condition>
std::int64_t firstWhere(std::int64_t last, double guess, Condition holds) {
    std::int64_t low = 0;
    std::int64_t high = last + 1;
    const auto probe = static_cast<std::int64_t>(std::clamp(guess, 0.0, real(last)));
    const bool falls = holds(probe);
    (falls ? high : low) = falls ? probe : probe + 1;
    for (std::int64_t step = 1; low < high; step *= 2) {
        const std::int64_t next = falls ? std::max<std::int64_t>(0, high - step) : std::min(last, low + step - 1);
        const bool held = holds(next);
        (held ? high : low) = held ? next : next + 1;
        if (held != falls)
            break;
    }
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        if (holds(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/// P[Bin(n, probability) >= s] for any whole s.
double binomialAtLeast(std::int64_t n, double probability, std::int64_t s) {
    if (s <= 0)
        return 1;
    return s > n ? 0 : boost::math::ibeta(real(s), real(n - s + 1), probability);
}

/// P[Bin(n, probability) <= s] for any whole s.
double binomialAtMost(std::int64_t n, double probability, std::int64_t s) {
    if (s < 0)
        return 0;
    return s >= n ? 1 : boost::math::ibetac(real(s + 1), real(n - s), probability);
}

/// Whether s yes answers are in one of the tails that the interval for a fixed database leaves out.
struct FixedDatabaseTest {
    SurveyDesign design;
    std::int64_t n;
    double beta;

    [[nodiscard]] CountModel model(std::int64_t ones) const {
        return {.n = n, .ones = ones, .q = design.yesGivenZero};
    }
    /// How far a count is from its mean at the tails, in the normal approximation: where searches begin.
    [[nodiscard]] double deviation() const { return normalQuantile(beta) * std::sqrt(countVariance(model(0))); }
    /// s < tau_{beta/2}(ones)
    [[nodiscard]] bool tooFew(std::int64_t ones, std::int64_t s) const { return countCdf(model(ones), s) < beta / 2; }
    /// s > tau_{1-beta/2}(ones), which says P[A < s] >= 1 - beta/2; the tail itself has more digits.
    [[nodiscard]] bool tooMany(std::int64_t ones, std::int64_t s) const {
        return s > 0 && countSurvival(model(ones), s - 1) <= beta / 2;
    }
};

/// Of the databases under which the answers are neither too few nor too many, the one with the fewest and the one
/// with the most ones; clipped to 0 or n where the answers contradict all of them.
SurveyInterval fixedDatabase(const SurveyDesign &design, const SurveyAnswers &answers, double beta) {
    const std::int64_t n = answers.n;
    const FixedDatabaseTest test{.design = design, .n = n, .beta = beta};
    const double estimate = real(n) * rawEstimate(design, answers);
    const double half = test.deviation() / contrast(design);
    const std::int64_t first =
        firstWhere(n, estimate - half, [&](std::int64_t m) { return !test.tooMany(m, answers.yes); });
    const std::int64_t afterLast =
        firstWhere(n, estimate + half, [&](std::int64_t m) { return test.tooFew(m, answers.yes); });
    return {.lower = real(std::min(first, n)) / real(n),
            .upper = real(std::max<std::int64_t>(afterLast - 1, 0)) / real(n)};
}

SurveyInterval clipped(const SurveyInterval &interval) {
    return {.lower = std::clamp(interval.lower, 0.0, 1.0), .upper = std::clamp(interval.upper, 0.0, 1.0)};
}

SurveyInterval mapped(const SurveyDesign &design, const SurveyInterval &yes) {
    return {.lower = (yes.lower - design.yesGivenZero) / contrast(design),
            .upper = (yes.upper - design.yesGivenZero) / contrast(design)};
}

SurveyInterval unclippedInterval(IntervalMethod method, const SurveyDesign &design, const SurveyAnswers &answers,
                                 double beta) {
    switch (method) {
    case IntervalMethod::Wald:
        return wald(design, answers, beta);
    case IntervalMethod::Wilson:
        return mapped(design, wilson(answers, beta));
    case IntervalMethod::ClopperPearson:
        return mapped(design, clopperPearson(answers, beta));
    case IntervalMethod::FixedDatabase:
        return fixedDatabase(design, answers, beta);
    }
    return {};
}

SurveyInterval orientedInterval(IntervalMethod method, const SurveyDesign &design, const SurveyAnswers &answers,
                                double beta) {
    return clipped(unclippedInterval(method, design, answers, beta));
}

void requireMethod(IntervalMethod method, const SurveyDesign &design, double beta) {
    if (method != IntervalMethod::Wald)
        requireOneDraw(design);
    if (method == IntervalMethod::FixedDatabase)
        requireSymmetric(design);
    require("beta", beta, range::openUnit);
}

/// The consecutive counts of yes whose interval contains a share; none when first > last.
struct CoveringCounts {
    std::int64_t first;
    std::int64_t last;
};

/// Those of fixedDatabase(), whose interval reaches a share when it contains the nearest database on that side:
/// one cdf for each count instead of two searches.
CoveringCounts countsCoveringFixed(const SurveyDesign &design, std::int64_t n, double share, double beta) {
    const double nearest = real(n) * share;
    const std::int64_t above = firstWhere(n, nearest, [&](std::int64_t m) { return real(m) / real(n) >= share; });
    const std::int64_t below = firstWhere(n, nearest, [&](std::int64_t m) { return real(m) / real(n) > share; }) - 1;
    const FixedDatabaseTest test{.design = design, .n = n, .beta = beta};
    const double mean = real(n) * answersAt(design, share).yes;
    const double half = test.deviation();
    const auto enough = [&](std::int64_t s) { return !test.tooFew(above, s); };
    const auto tooMany = [&](std::int64_t s) { return test.tooMany(below, s); };
    return {.first = above == 0 ? 0 : firstWhere(n, mean - half, enough),
            .last = below == n ? n : firstWhere(n, mean + half, tooMany) - 1};
}

/// Those of clopperPearson(), whose interval reaches a share when neither tail is too small there: one cdf for each
/// count instead of an inverse. Clipped, every interval reaches the ends of [0, 1] from their side.
CoveringCounts countsCoveringClopperPearson(const SurveyDesign &design, std::int64_t n, double share, double beta) {
    const AnswerProbabilities answer = answersAt(design, share);
    const double mean = real(n) * answer.yes;
    const double half = normalQuantile(beta) * std::sqrt(mean * answer.no);
    // The interval is closed: where a tail is just large enough, rounding must not decide.
    const double tail = beta / 2 * (1 - 1e-12);
    const auto enough = [&](std::int64_t s) { return binomialAtMost(n, answer.yes, s) >= tail; };
    const auto tooMany = [&](std::int64_t s) { return binomialAtLeast(n, answer.yes, s) < tail; };
    return {.first = share == 0 ? 0 : firstWhere(n, mean - half, enough),
            .last = share == 1 ? n : firstWhere(n, mean + half, tooMany) - 1};
}

CoveringCounts countsCovering(IntervalMethod method, const SurveyDesign &design, std::int64_t n, double share,
                              double beta) {
    if (method == IntervalMethod::FixedDatabase)
        return countsCoveringFixed(design, n, share, beta);
    if (method == IntervalMethod::ClopperPearson)
        return countsCoveringClopperPearson(design, n, share, beta);
    const auto interval = [&](std::int64_t s) { return orientedInterval(method, design, {.n = n, .yes = s}, beta); };
    const AnswerProbabilities answer = answersAt(design, share);
    const double mean = real(n) * answer.yes;
    const double half = normalQuantile(beta) * std::sqrt(mean * answer.no);
    return {.first = firstWhere(n, mean - half, [&](std::int64_t s) { return interval(s).upper >= share; }),
            .last = firstWhere(n, mean + half, [&](std::int64_t s) { return interval(s).lower > share; }) - 1};
}

/// P[first <= S <= last] from the two tails of S: from the complement where that is the smaller part.
template <class AtMost, class AtLeast>
double between(const CoveringCounts &counts, double mean, AtMost atMost, AtLeast atLeast) {
    if (counts.first > counts.last)
        return 0;
    if (real(counts.first) > mean)
        return std::max(0.0, atLeast(counts.first) - atLeast(counts.last + 1));
    if (real(counts.last) < mean)
        return std::max(0.0, atMost(counts.last) - atMost(counts.first - 1));
    return std::max(0.0, 1 - atMost(counts.first - 1) - atLeast(counts.last + 1));
}

void requireTest(const SurveyTest &test) {
    requireDesign(test.design);
    require("nullPrevalence", test.nullPrevalence, range::closedUnit);
    require("prevalence", test.prevalence, range::closedUnit);
    require("significance", test.significance, range::openUnit);
}

double deviationOfOne(const SurveyDesign &design, double prevalence) {
    return std::sqrt(varianceOfOne(design, answersAt(design, prevalence), prevalence));
}

double powerOf(const SurveyTest &test, double n) {
    const double excess = std::fabs(test.prevalence - test.nullPrevalence) * std::sqrt(n) -
                          normalQuantile(2 * test.significance) * deviationOfOne(test.design, test.nullPrevalence);
    const double deviation = deviationOfOne(test.design, test.prevalence);
    if (deviation == 0)
        return excess > 0 ? 1 : 0;
    return normalCdf(excess / deviation);
}

void requireUnequal(std::string_view name, double value, double excluded) {
    // A difference whose square is 0 has no variance to divide by it.
    const double difference = value - excluded;
    if (difference * difference == 0)
        throw std::domain_error(domainMessage(name, "[0, 1] without " + shortestText(excluded), shortestText(value)));
}

constexpr std::array<IntervalMethodSpec, intervalMethodCount> intervalTable{{
    {IntervalMethod::Wald, "wald", "Wald interval", "π̂ ± z(1 − β/2) SE, clipped", "normal approximation"},
    {IntervalMethod::Wilson, "wilson", "Wilson interval",
     "(λ − b)/(a − b) of the λ with |λ̂ − λ| ≤ z√(λ(1 − λ)/n), clipped", "Wilson 1927"},
    {IntervalMethod::ClopperPearson, "clopper-pearson", "Clopper–Pearson interval",
     "(λ − b)/(a − b) of the λ with both tails of Bin(n, λ) at least β/2, clipped", "Clopper and Pearson 1934"},
    {IntervalMethod::FixedDatabase, "fixed-database", "exact interval for the people asked",
     "the m with τ(β/2) ≤ s ≤ τ(1 − β/2), over n", "[KR2] 3.1.3"},
}};

} // namespace

SurveyDesign warnerDesign(double truth) {
    require("truth", truth, range::closedUnit);
    requireUnequal("truth", truth, 0.5);
    return {.yesGivenOne = truth, .yesGivenZero = 1 - truth};
}

SurveyDesign mirroredDesign(double truth) { return warnerDesign(truth); }

SurveyDesign crosswiseDesign(double innocuous) {
    require("innocuous", innocuous, range::closedUnit);
    requireUnequal("innocuous", innocuous, 0.5);
    return warnerDesign(innocuous);
}

Range forcedYesRange(double truth) { return {.lower = 0, .upper = std::round((1 - truth) * 1e15) / 1e15}; }

SurveyDesign forcedResponseDesign(double truth, double forcedYes) {
    require("truth", truth, truthRange);
    require("forcedYes", forcedYes, forcedYesRange(truth));
    SurveyDesign design{.yesGivenOne = std::min(1.0, truth + forcedYes), .yesGivenZero = forcedYes};
    requireDesign(design); // a truth probability that is lost beside y is none
    return design;
}

SurveyDesign unrelatedQuestionDesign(double truth, double innocuous) {
    require("truth", truth, truthRange);
    require("innocuous", innocuous, range::closedUnit);
    const double unrelatedYes = (1 - truth) * innocuous;
    SurveyDesign design{.yesGivenOne = std::min(1.0, truth + unrelatedYes), .yesGivenZero = unrelatedYes};
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

double surveyEpsilon(const SurveyDesign &design) {
    requireDesign(design);
    const double a = design.yesGivenOne;
    const double b = design.yesGivenZero;
    // The larger over the smaller is 1 + difference/smaller: of all four, the smallest probability decides.
    const double smallest = std::min({a, b, 1 - a, 1 - b});
    return real(design.draws) * std::log1p(std::fabs(a - b) / smallest);
}

double surveyVariance(const SurveyDesign &design, std::int64_t n, double prevalence) {
    requireDesign(design);
    requirePopulation(n);
    require("prevalence", prevalence, range::closedUnit);
    return varianceOfOne(design, answersAt(design, prevalence), prevalence) / real(n);
}

double surveyEstimate(const SurveyDesign &design, const SurveyAnswers &answers) {
    requireAnswers(design, answers);
    return rawEstimate(design, answers);
}

double surveyClippedEstimate(const SurveyDesign &design, const SurveyAnswers &answers) {
    return std::clamp(surveyEstimate(design, answers), 0.0, 1.0);
}

double surveyStandardError(const SurveyDesign &design, const SurveyAnswers &answers) {
    requireAnswers(design, answers);
    return standardError(design, answers);
}

std::span<const IntervalMethodSpec, intervalMethodCount> intervalMethodTable() { return intervalTable; }

SurveyInterval surveyInterval(IntervalMethod method, const SurveyDesign &design, const SurveyAnswers &answers,
                              double beta) {
    return clipped(surveyUnclippedInterval(method, design, answers, beta));
}

SurveyInterval surveyUnclippedInterval(IntervalMethod method, const SurveyDesign &design,
                                       const SurveyAnswers &answers, double beta) {
    requireAnswers(design, answers);
    requireMethod(method, design, beta);
    SurveyAnswers yes = answers;
    if (contrast(design) < 0)
        yes.yes = design.draws * answers.n - answers.yes;
    return unclippedInterval(method, oriented(design), yes, beta);
}

bool surveyIntervalApplies(IntervalMethod method, const SurveyDesign &design) {
    requireDesign(design);
    return (method == IntervalMethod::Wald || design.draws == 1) &&
           (method != IntervalMethod::FixedDatabase || isSymmetric(design));
}

double surveyCoverage(IntervalMethod method, const SurveyDesign &design, std::int64_t n, double prevalence,
                      double beta) {
    requireDesign(design);
    requireOneDraw(design);
    requireMethod(method, design, beta);
    requirePopulation(n);
    require("prevalence", prevalence, range::closedUnit);
    const SurveyDesign upward = oriented(design);
    const double yes = answersAt(upward, prevalence).yes;
    return between(
        countsCovering(method, upward, n, prevalence, beta), real(n) * yes,
        [&](std::int64_t s) { return binomialAtMost(n, yes, s); },
        [&](std::int64_t s) { return binomialAtLeast(n, yes, s); });
}

double surveyCoverageFixed(IntervalMethod method, const SurveyDesign &design, std::int64_t n, std::int64_t ones,
                           double beta) {
    requireDesign(design);
    requireOneDraw(design);
    requireMethod(method, design, beta);
    requireSymmetric(design);
    requirePopulation(n);
    require("ones", real(ones), range::integers(0, real(n)));
    const SurveyDesign upward = oriented(design);
    const CountModel model{.n = n, .ones = ones, .q = upward.yesGivenZero};
    return between(
        countsCovering(method, upward, n, real(ones) / real(n), beta), countMean(model),
        [&](std::int64_t s) { return s < 0 ? 0 : countCdf(model, s); },
        [&](std::int64_t s) { return s <= 0  ? 1
                                     : s > n ? 0
                                             : countSurvival(model, s - 1); });
}

double surveyPower(const SurveyTest &test, std::int64_t n) {
    requireTest(test);
    requirePopulation(n);
    return powerOf(test, real(n));
}

double surveyPowerExact(const SurveyTest &test, std::int64_t n) {
    requireTest(test);
    requireOneDraw(test.design);
    requirePopulation(n);
    // Told so that the null is rejected for many yes answers.
    SurveyDesign design = oriented(test.design);
    if (test.prevalence < test.nullPrevalence)
        design = opposite(design);
    const AnswerProbabilities null = answersAt(design, test.nullPrevalence);
    const double critical =
        real(n) * null.yes + normalQuantile(2 * test.significance) * std::sqrt(real(n) * null.yes * null.no);
    const double largestAccepted = std::clamp(std::floor(critical), -1.0, real(n));
    return binomialAtLeast(n, answersAt(design, test.prevalence).yes, static_cast<std::int64_t>(largestAccepted) + 1);
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
