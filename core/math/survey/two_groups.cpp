#include "core/math/survey/two_groups.h"

#include "core/math/domain/underflow.h"
#include "core/math/survey/survey_parts.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <stdexcept>
#include <vector>

namespace halftruth {

using namespace survey;

namespace {

double normalBelow(double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }

void requireGroups(const TwoGroups &groups) {
    requireAnswers(groups.design, groups.first);
    require("n-second", real(groups.second.n), range::population);
    require("yes-second", real(groups.second.yes),
            range::integers(0, real(groups.design.draws) * real(groups.second.n)));
}

void requireGroupTest(const GroupTest &test, std::int64_t firstN, std::int64_t secondN) {
    requireDesign(test.design);
    require("prevalence", test.firstPrevalence, range::closedUnit);
    require("prevalence-second", test.secondPrevalence, range::closedUnit);
    require("significance", test.significance, range::openUnit);
    require("n", real(firstN), range::population);
    require("n-second", real(secondN), range::population);
}

/// The first's share of yes answers less the second's, all of its digits however near they are.
double shareDifference(const SurveyAnswers &first, const SurveyAnswers &second) {
    const double taken = real(second.yes) * real(first.n);
    const double rounding = std::fma(real(second.yes), real(first.n), -taken);
    return (std::fma(real(first.yes), real(second.n), -taken) - rounding) / (real(first.n) * real(second.n));
}

/// The square of the test's statistic, difference over its deviation under the null; 0 where all answers agree.
double statisticSquared(const TwoGroups &groups) {
    const auto &[design, first, second] = groups;
    const SurveyAnswers all{.n = first.n + second.n, .yes = first.yes + second.yes};
    const double people = real(design.draws) * real(all.n);
    const AnswerProbabilities share{.yes = real(all.yes) / people, .no = (people - real(all.yes)) / people};
    const Prevalence pooled = clippedEstimate(design, all);
    const double variance = varianceOfOne(design, share, pooled) * (1 / real(first.n) + 1 / real(second.n));
    const double difference = shareDifference(first, second) / (real(design.draws) * design.contrast());
    return variance == 0 ? 0 : difference / variance * difference;
}

double powerWith(const GroupTest &test, double firstN, double secondN) {
    const double pooled = (firstN * test.firstPrevalence + secondN * test.secondPrevalence) / (firstN + secondN);
    const double distance = std::fabs(test.firstPrevalence - test.secondPrevalence);
    const double critical = normalQuantile(test.significance) *
                            std::sqrt(varianceOfOne(test.design, pooled) * (1 / firstN + 1 / secondN));
    const double deviation = std::sqrt(varianceOfOne(test.design, test.firstPrevalence) / firstN +
                                       varianceOfOne(test.design, test.secondPrevalence) / secondN);
    if (deviation == 0)
        return distance > critical ? 1 : 0;
    return positiveWhere(true, std::min(1.0, normalBelow((distance - critical) / deviation) +
                                                 normalBelow((-distance - critical) / deviation)));
}

/// The distribution of the number of yeses of n people, from the mode outwards, and its tails.
struct YesTails {
    std::vector<long double> pmf;
    std::vector<long double> below;   ///< P[fewer than k], k = 0 ... n + 1
    std::vector<long double> atLeast; ///< P[at least k]

    YesTails(std::int64_t n, const AnswerProbabilities &one) {
        const auto size = static_cast<std::size_t>(n) + 1;
        pmf.assign(size, 0);
        const auto mode = static_cast<std::size_t>(std::clamp(std::floor(real(n + 1) * one.yes), 0.0, real(n)));
        pmf[mode] = binomialPmf(n, one.yes, static_cast<std::int64_t>(mode));
        const long double up = static_cast<long double>(one.yes) / one.no;
        for (std::size_t k = mode; k + 1 < size && pmf[k] > 0; ++k)
            pmf[k + 1] = pmf[k] * up * static_cast<long double>(size - 1 - k) / static_cast<long double>(k + 1);
        const long double down = static_cast<long double>(one.no) / one.yes;
        for (std::size_t k = mode; k > 0 && pmf[k] > 0; --k)
            pmf[k - 1] = pmf[k] * down * static_cast<long double>(k) / static_cast<long double>(size - k);
        below.assign(size + 1, 0);
        std::inclusive_scan(pmf.begin(), pmf.end(), below.begin() + 1);
        atLeast.assign(size + 1, 0);
        std::inclusive_scan(pmf.rbegin(), pmf.rend(), atLeast.rbegin() + 1);
    }
};

} // namespace

double groupDifference(const TwoGroups &groups) {
    requireGroups(groups);
    const SurveyDesign &design = groups.design;
    return shareDifference(groups.first, groups.second) / (real(design.draws) * design.contrast());
}

double groupDifferenceError(const TwoGroups &groups) {
    requireGroups(groups);
    return std::hypot(standardError(groups.design, groups.first), standardError(groups.design, groups.second));
}

SurveyInterval groupDifferenceInterval(const TwoGroups &groups, double beta) {
    require("beta", beta, range::openUnit);
    const double difference = groupDifference(groups);
    const double half = normalQuantile(beta) * groupDifferenceError(groups);
    return {.lower = std::clamp(difference - half, -1.0, 1.0), .upper = std::clamp(difference + half, -1.0, 1.0)};
}

double groupPValue(const TwoGroups &groups) {
    requireGroups(groups);
    return positiveWhere(true, std::erfc(std::sqrt(statisticSquared(groups) / 2)));
}

double groupPower(const GroupTest &test, std::int64_t firstN, std::int64_t secondN) {
    requireGroupTest(test, firstN, secondN);
    return powerWith(test, real(firstN), real(secondN));
}

double groupPowerExact(const GroupTest &test, std::int64_t firstN, std::int64_t secondN) {
    requireGroupTest(test, firstN, secondN);
    require("draws", real(test.design.draws), range::integers(1, 1));
    require("n", real(firstN), range::integers(1, real(maxExactGroup)));
    require("n-second", real(secondN), range::integers(1, real(maxExactGroup)));
    const double z = normalQuantile(test.significance);
    const auto rejects = [&](std::int64_t first, std::int64_t second) {
        return statisticSquared({.design = test.design,
                                 .first = {.n = firstN, .yes = first},
                                 .second = {.n = secondN, .yes = second}}) > z * z;
    };
    const YesTails ofFirst(firstN, answersAt(test.design, test.firstPrevalence));
    const YesTails ofSecond(secondN, answersAt(test.design, test.secondPrevalence));
    // The counts of the second group that are kept with each of the first, from..to: both rise with it.
    std::int64_t from = 0;
    std::int64_t to = -1;
    long double sum = 0;
    bool rejected = false;
    for (std::int64_t first = 0; first <= firstN; ++first) {
        const auto nearest = static_cast<std::int64_t>(std::llround(real(secondN) * (real(first) / real(firstN))));
        while (from < nearest && rejects(first, from))
            ++from;
        to = std::max(to, nearest);
        while (to < secondN && !rejects(first, to + 1))
            ++to;
        // The count nearest to no difference may be too far from none, as well.
        const bool none = rejects(first, nearest);
        rejected = rejected || none || from > 0 || to < secondN;
        sum += ofFirst.pmf[static_cast<std::size_t>(first)] *
               (none ? 1
                     : ofSecond.below[static_cast<std::size_t>(from)] +
                           ofSecond.atLeast[static_cast<std::size_t>(to) + 1]);
    }
    const bool possible = bothAnswersPossible(test.design, test.firstPrevalence) &&
                          bothAnswersPossible(test.design, test.secondPrevalence);
    return positiveWhere(rejected && possible, std::min(1.0, static_cast<double>(sum)));
}

SurveyRequirement groupRequiredN(const GroupTest &test, double power) {
    requireGroupTest(test, 1, 1);
    require("power", power, range::openUnit);
    if (const double distance = test.firstPrevalence - test.secondPrevalence; distance * distance == 0)
        throw std::domain_error(domainMessage("prevalence-second",
                                              "[0, 1] without " + shortestText(test.firstPrevalence),
                                              shortestText(test.secondPrevalence)));
    const auto with = [&](std::int64_t n) { return powerWith(test, real(n), real(n)); };
    if (const double reachable = with(static_cast<std::int64_t>(maxPopulation)); reachable < power)
        throw std::domain_error(
            domainMessage("power", Range{.lower = 0, .upper = reachable, .lowerOpen = true}, power));
    // Where one side alone decides, as it nearly does for any power wanted.
    const double pooled = varianceOfOne(test.design, (test.firstPrevalence + test.secondPrevalence) / 2);
    const double each =
        varianceOfOne(test.design, test.firstPrevalence) + varianceOfOne(test.design, test.secondPrevalence);
    const double root =
        (normalQuantile(test.significance) * std::sqrt(2 * pooled) - normalQuantile(2 * power) * std::sqrt(each)) /
        std::fabs(test.firstPrevalence - test.secondPrevalence);
    const double guess = root > 0 ? root * root : 0;
    // Numbered from 0: the first count is one person.
    const auto reaches = [&](std::int64_t others) { return with(others + 1) >= power; };
    const std::int64_t n = firstWhere(static_cast<std::int64_t>(maxPopulation) - 1, guess, reaches) + 1;
    return {.n = n, .power = with(n)};
}

} // namespace halftruth
