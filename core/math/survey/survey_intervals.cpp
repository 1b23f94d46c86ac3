#include "core/math/count/binomial_tail.h"
#include "core/math/count/binomial_term.h"
#include "core/math/count/count_distribution.h"
#include "core/math/domain/first_where.h"
#include "core/math/domain/underflow.h"
#include "core/math/survey/survey.h"
#include "core/math/survey/survey_parts.h"
#include "core/math/survey/survey_tails.h"

#include <boost/math/special_functions/beta.hpp>
#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace halftruth {

using namespace survey;

namespace {

// The intervals below are for oriented designs and checked answers; wald() is in the prevalence, wilson() and
// clopperPearson() in the probability of a yes.

SurveyInterval wald(const SurveyDesign &design, const SurveyAnswers &answers, double beta) {
    const double estimate = rawEstimate(design, answers).one;
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

/// By Boost, whose search may not come to its end where the tail is below about 1e-90: then otherwise.
double inverted(const std::function<double()> &boost, const std::function<double()> &otherwise) {
    try {
        return boost();
    } catch (const boost::math::evaluation_error &) {
        return otherwise();
    }
}

/// The last digits, which Boost loses where n is large, by what the tail there is too large and its slope.
double refined(double end, double excess, double slope) {
    constexpr double lost = 1e-9;
    const double step = excess / slope;
    return std::fabs(step) < lost * end ? end - step : end;
}

SurveyInterval clopperPearson(const SurveyAnswers &answers, double beta) {
    const double n = real(answers.n);
    const double s = real(answers.yes);
    const double tail = beta / 2;
    const auto above = [&](double yes) { return detail::binomialAtLeast(n, yes, s) - tail; };
    const auto below = [&](double yes) { return detail::binomialAtMost(n, yes, s) - tail; };
    const auto lower = [&] {
        const double end = inverted(
            [&] { return boost::math::ibeta_inv(s, n - s + 1, tail); },
            [&] { return detail::neighboursBetween(0, s / n, [&](double yes) { return above(yes) >= 0; }).from; });
        return refined(end, above(end), n * detail::binomialPmf(n - 1, end, s - 1));
    };
    const auto upper = [&] {
        const double end = inverted(
            [&] { return boost::math::ibetac_inv(s + 1, n - s, tail); },
            [&] { return detail::neighboursBetween(s / n, 1, [&](double yes) { return below(yes) <= 0; }).from; });
        return refined(end, below(end), -n * detail::binomialPmf(n - 1, end, s));
    };
    return {.lower = s == 0 ? 0 : lower(), .upper = s == n ? 1 : upper()};
}

/// Wilson's interval with the variance of several draws, in the prevalence: sup{x : x - z SE(x) <= estimate} and
/// inf{x : x + z SE(x) >= estimate} in [0, 1], roots of a quadratic. With one draw that is the set of the x at most
/// z SE(x) away; with several the estimate may also be nearer to what it contradicts less.
SurveyInterval wilsonOfDraws(const SurveyDesign &design, const SurveyAnswers &answers, double beta) {
    const double n = real(answers.n);
    const double estimate = rawEstimate(design, answers).one;
    const double z = normalQuantile(beta);
    // The variance of one person, atZero + linear x - x^2 in the prevalence x.
    const double atZero = varianceOfOne(design, 0);
    const double atOne = varianceOfOne(design, 1);
    const double linear = 1 + atOne - atZero;
    const double square =
        n * (atZero + linear * estimate - estimate * estimate) + z * z * (linear * linear / 4 + atZero);
    const double middle = n * estimate + z * z * linear / 2;
    SurveyInterval interval{.lower = 1, .upper = 0}; // where no prevalence comes near
    if (square >= 0)
        interval = {.lower = (middle - z * std::sqrt(square)) / (n + z * z),
                    .upper = (middle + z * std::sqrt(square)) / (n + z * z)};
    if (z * std::sqrt(atZero / n) >= estimate)
        interval.lower = 0;
    if (1 - z * std::sqrt(atOne / n) <= estimate)
        interval.upper = 1;
    return interval;
}

/// The prevalence in [0, 1] at which a function that rises with it is 0; the end where it has no change of sign.
template <class Function>
double rootOf(Function rising) {
    const double atZero = rising(0.0);
    const double atOne = rising(1.0);
    if (atZero >= 0)
        return 0;
    if (atOne <= 0)
        return 1;
    std::uintmax_t most = 200;
    const auto close = [](double a, double b) { return std::fabs(a - b) <= 4e-16 * std::max(a, b); };
    const auto [low, high] = boost::math::tools::toms748_solve(rising, 0.0, 1.0, atZero, atOne, close, most);
    return low + (high - low) / 2;
}

/// Clopper and Pearson's interval from the tails of the sum of the people's cards, which rise and fall with the
/// prevalence.
SurveyInterval clopperPearsonOfDraws(const SurveyDesign &design, const SurveyAnswers &answers, double beta) {
    const auto logOver = [&](double tail) {
        return std::log(std::max(tail, 1e-320)) - std::log(beta) + std::numbers::ln2;
    };
    const double lower = rootOf(
        [&](double prevalence) { return logOver(answersAtLeast(design, answers.n, prevalence, answers.yes)); });
    const double upper = rootOf(
        [&](double prevalence) { return -logOver(answersAtMost(design, answers.n, prevalence, answers.yes)); });
    if (lower > upper) // answers that every prevalence makes unlikely: too many for some, too few for the others
        return {.lower = (lower + upper) / 2, .upper = (lower + upper) / 2};
    return {.lower = lower, .upper = upper};
}

/// Whether s yes answers are in one of the tails that the interval for a fixed database leaves out.
class FixedDatabaseTest {
public:
    FixedDatabaseTest(const SurveyDesign &design, std::int64_t n, double beta)
        : m_design(design), m_n(n), m_beta(beta),
          m_isCount(design.draws == 1 && std::fabs(design.yesGivenOne + design.yesGivenZero - 1) <= rounding) {}

    /// s < tau_{beta/2}(ones)
    [[nodiscard]] bool tooFew(std::int64_t ones, std::int64_t s) const { return atMost(ones, s) < m_beta / 2; }
    /// s > tau_{1-beta/2}(ones), which says P[A < s] >= 1 - beta/2; the tail itself has more digits.
    [[nodiscard]] bool tooMany(std::int64_t ones, std::int64_t s) const {
        return s > 0 && atLeast(ones, s) <= m_beta / 2;
    }
    /// How far the answers are from their mean at the tails, in the normal approximation: where searches begin.
    [[nodiscard]] double deviation() const {
        const double k = real(m_design.draws);
        const double a = m_design.yesGivenOne;
        const double b = m_design.yesGivenZero;
        return normalQuantile(m_beta) * std::sqrt(k * real(m_n) * std::max(a * (1 - a), b * (1 - b)));
    }

    [[nodiscard]] double atMost(std::int64_t ones, std::int64_t s) const {
        return m_isCount ? (s < 0 ? 0 : countCdf(model(ones), s)) : fixedAtMost(m_design, m_n, ones, s);
    }
    [[nodiscard]] double atLeast(std::int64_t ones, std::int64_t s) const {
        if (!m_isCount)
            return fixedAtLeast(m_design, m_n, ones, s);
        return s <= 0 ? 1 : s > m_n ? 0 : countSurvival(model(ones), s - 1);
    }

private:
    static constexpr double rounding = 1e-15;
    [[nodiscard]] CountModel model(std::int64_t ones) const {
        return {.n = m_n, .ones = ones, .q = m_design.yesGivenZero};
    }

    SurveyDesign m_design;
    std::int64_t m_n;
    double m_beta;
    bool m_isCount; ///< the count of [KR2]: one draw and a = 1-b
};

/// Of the databases under which the answers are neither too few nor too many, the one with the fewest and the one
/// with the most ones; one beyond 0 or n where the answers contradict all of them.
SurveyInterval fixedDatabase(const SurveyDesign &design, const SurveyAnswers &answers, double beta) {
    const std::int64_t n = answers.n;
    const FixedDatabaseTest test(design, n, beta);
    const double estimate = real(n) * rawEstimate(design, answers).one;
    const double half = test.deviation() / (real(design.draws) * design.contrast());
    const std::int64_t first =
        firstWhere(n, estimate - half, [&](std::int64_t m) { return !test.tooMany(m, answers.yes); });
    const std::int64_t afterLast =
        firstWhere(n, estimate + half, [&](std::int64_t m) { return test.tooFew(m, answers.yes); });
    const std::int64_t last = afterLast - 1;
    if (first > last && last >= 0 && first <= n) // too many for some databases and too few for all others
        return {.lower = (real(last) + 0.5) / real(n), .upper = (real(last) + 0.5) / real(n)};
    if (first > last)
        return first > n ? SurveyInterval{.lower = real(first) / real(n), .upper = real(first) / real(n)}
                         : SurveyInterval{.lower = real(last) / real(n), .upper = real(last) / real(n)};
    return {.lower = real(first) / real(n), .upper = real(last) / real(n)};
}

SurveyInterval clipped(const SurveyInterval &interval) {
    return {.lower = std::clamp(interval.lower, 0.0, 1.0), .upper = std::clamp(interval.upper, 0.0, 1.0)};
}

SurveyInterval mapped(const SurveyDesign &design, const SurveyInterval &yes) {
    const auto toPrevalence = [&](double share) {
        return (share - design.yesGivenZero - design.restOfZero) / design.contrast();
    };
    return {.lower = toPrevalence(yes.lower), .upper = toPrevalence(yes.upper)};
}

SurveyInterval unclippedInterval(IntervalMethod method, const SurveyDesign &design, const SurveyAnswers &answers,
                                 double beta) {
    const bool several = design.draws > 1; // a person's answers go together
    switch (method) {
    case IntervalMethod::Wald:
        return wald(design, answers, beta);
    case IntervalMethod::Wilson:
        return several ? wilsonOfDraws(design, answers, beta) : mapped(design, wilson(answers, beta));
    case IntervalMethod::ClopperPearson:
        return several ? clopperPearsonOfDraws(design, answers, beta) : mapped(design, clopperPearson(answers, beta));
    case IntervalMethod::FixedDatabase:
        return fixedDatabase(design, answers, beta);
    }
    return {};
}

SurveyInterval orientedInterval(IntervalMethod method, const SurveyDesign &design, const SurveyAnswers &answers,
                                double beta) {
    return clipped(unclippedInterval(method, design, answers, beta));
}

/// Those of fixedDatabase(), whose interval reaches a share when it contains the nearest database on that side:
/// one tail for each count instead of two searches.
AnswerRange countsCoveringFixed(const SurveyDesign &design, std::int64_t n, double share, double beta) {
    const double nearest = real(n) * share;
    const std::int64_t above = firstWhere(n, nearest, [&](std::int64_t m) { return real(m) / real(n) >= share; });
    const std::int64_t below = firstWhere(n, nearest, [&](std::int64_t m) { return real(m) / real(n) > share; }) - 1;
    const FixedDatabaseTest test(design, n, beta);
    const std::int64_t all = design.draws * n;
    const double mean = real(all) * answersAt(design, share).yes;
    const double half = test.deviation();
    const auto enough = [&](std::int64_t s) { return !test.tooFew(above, s); };
    const auto tooMany = [&](std::int64_t s) { return test.tooMany(below, s); };
    return {.first = above == 0 ? 0 : firstWhere(all, mean - half, enough),
            .last = below == n ? all : firstWhere(all, mean + half, tooMany) - 1};
}

/// Those of Clopper and Pearson's interval: the answers that are in neither tail at the prevalence. One tail for each
/// count instead of an inverse.
AnswerRange countsCoveringClopperPearson(const SurveyDesign &design, std::int64_t n, double share, double beta) {
    const std::int64_t all = design.draws * n;
    const double mean = real(all) * answersAt(design, share).yes;
    const double deviation = std::sqrt(varianceOfOne(design, share) / real(n));
    const double half = normalQuantile(beta) * deviation * real(all) * design.contrast();
    // The interval is closed: where a tail is just large enough, rounding must not decide.
    const double tail = beta / 2 * (1 - 1e-12);
    const auto enough = [&](std::int64_t s) { return answersAtMost(design, n, share, s) >= tail; };
    const auto tooMany = [&](std::int64_t s) { return answersAtLeast(design, n, share, s) < tail; };
    return {.first = share == 0 ? 0 : firstWhere(all, mean - half, enough),
            .last = share == 1 ? all : firstWhere(all, mean + half, tooMany) - 1};
}

AnswerRange countsCovering(IntervalMethod method, const SurveyDesign &design, std::int64_t n, double share,
                           double beta) {
    if (method == IntervalMethod::FixedDatabase)
        return countsCoveringFixed(design, n, share, beta);
    if (method == IntervalMethod::ClopperPearson)
        return countsCoveringClopperPearson(design, n, share, beta);
    const auto interval = [&](std::int64_t s) { return orientedInterval(method, design, {.n = n, .yes = s}, beta); };
    const std::int64_t all = design.draws * n;
    const double mean = real(all) * answersAt(design, share).yes;
    const double half = normalQuantile(beta) * std::sqrt(mean * answersAt(design, share).no);
    return {.first = firstWhere(all, mean - half, [&](std::int64_t s) { return interval(s).upper >= share; }),
            .last = firstWhere(all, mean + half, [&](std::int64_t s) { return interval(s).lower > share; }) - 1};
}

constexpr std::array<IntervalMethodSpec, intervalMethodCount> intervalTable{{
    {IntervalMethod::Wald, "wald", phrase("Wald interval"), "π̂ ± z(1 − β/2) SE, clipped",
     phrase("normal approximation")},
    {IntervalMethod::Wilson, "wilson", phrase("Wilson interval"), "the π with |π̂ − π| ≤ z SE(π), clipped",
     phrase("[Wilson 1927]")},
    {IntervalMethod::ClopperPearson, "clopper-pearson", phrase("Clopper–Pearson interval"),
     "the π at which both tails of the yes answers are at least β/2", phrase("[Clopper and Pearson 1934]")},
    {IntervalMethod::FixedDatabase, "fixed-database", phrase("exact, for these n people"),
     "the m with τ(β/2) ≤ s ≤ τ(1 − β/2), over n", phrase("[KR2, section 3.1.3]")},
}};

} // namespace

std::span<const IntervalMethodSpec, intervalMethodCount> intervalMethodTable() { return intervalTable; }

SurveyInterval surveyInterval(IntervalMethod method, const SurveyDesign &design, const SurveyAnswers &answers,
                              double beta) {
    return clipped(surveyUnclippedInterval(method, design, answers, beta));
}

SurveyInterval surveyUnclippedInterval(IntervalMethod method, const SurveyDesign &design,
                                       const SurveyAnswers &answers, double beta) {
    requireAnswers(design, answers);
    require("beta", beta, range::openUnit);
    SurveyAnswers yes = answers;
    if (design.contrast() < 0)
        yes.yes = design.draws * answers.n - answers.yes;
    return unclippedInterval(method, oriented(design), yes, beta);
}

AnswerRange surveyCoveringAnswers(IntervalMethod method, const SurveyDesign &design, std::int64_t n, double share,
                                  double beta) {
    requireDesign(design);
    requirePopulation(n);
    require("share", share, range::closedUnit);
    require("beta", beta, range::openUnit);
    const AnswerRange covering = countsCovering(method, oriented(design), n, share, beta);
    if (design.contrast() > 0)
        return covering;
    const std::int64_t all = design.draws * n;
    return {.first = all - covering.last, .last = all - covering.first};
}

double surveyCoverage(IntervalMethod method, const SurveyDesign &design, std::int64_t n, double prevalence,
                      double beta) {
    requireDesign(design);
    requirePopulation(n);
    require("prevalence", prevalence, range::closedUnit);
    require("beta", beta, range::openUnit);
    const SurveyDesign upward = oriented(design);
    const AnswerRange covering = countsCovering(method, upward, n, prevalence, beta);
    const double covered = probabilityBetween(
        covering, real(n) * real(design.draws) * answersAt(upward, prevalence).yes,
        [&](std::int64_t s) { return answersAtMost(upward, n, prevalence, s); },
        [&](std::int64_t s) { return answersAtLeast(upward, n, prevalence, s); });
    return positiveWhere(covering.first <= covering.last && bothAnswersPossible(upward, prevalence), covered);
}

double surveyCoverageFixed(IntervalMethod method, const SurveyDesign &design, std::int64_t n, std::int64_t ones,
                           double beta) {
    requireDesign(design);
    requirePopulation(n);
    require("ones", real(ones), range::integers(0, real(n)));
    require("beta", beta, range::openUnit);
    const SurveyDesign upward = oriented(design);
    const double share = real(ones) / real(n);
    const FixedDatabaseTest answers(upward, n, beta);
    const AnswerRange covering = countsCovering(method, upward, n, share, beta);
    const double covered = probabilityBetween(
        covering, real(n) * real(design.draws) * answersAt(upward, share).yes,
        [&](std::int64_t s) { return answers.atMost(ones, s); },
        [&](std::int64_t s) { return answers.atLeast(ones, s); });
    // Each card of these people that isn't certain may be either.
    const auto cardsOf = [&](double otherOfOne, double otherOfZero) {
        return upward.draws * ((otherOfOne == 0 ? ones : 0) + (otherOfZero == 0 ? n - ones : 0));
    };
    const bool possible =
        std::max(covering.first, cardsOf(upward.noGivenOne(), upward.noGivenZero())) <=
        std::min(covering.last, upward.draws * n - cardsOf(upward.yesGivenOne, upward.yesGivenZero));
    return positiveWhere(possible, covered);
}

} // namespace halftruth
