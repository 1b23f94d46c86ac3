#include "core/math/survey/survey_posterior.h"

#include "core/math/domain/stopped.h"
#include "core/math/domain/underflow.h"
#include "core/math/survey/survey_parts.h"

#include <boost/math/quadrature/gauss.hpp>
#include <boost/math/special_functions/log1p.hpp>
#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace halftruth {

using namespace survey;

namespace {

using Nodes = boost::math::quadrature::gauss<double, 20>;

/// Below the mode by that much the density adds nothing, not even to the smallest tail that is a double.
constexpr double nothing = -745;
/// Chances below are none: what tells them apart is too near to 0 to be believed of any prevalence.
constexpr long double noChance = 1e-200L;
/// From there on odds are told by their inverse; nearer that would cost the digits of what is close to the centre.
constexpr double farUp = 700;

double plain(long double value) { return static_cast<double>(value); }

/// log(value/base) less its linear part u = value/base - 1.
double logLessLinear(double u, double ratio) {
    return std::fabs(u) < 0.5 ? boost::math::log1pmx(u) : std::log(ratio) - u;
}

} // namespace

SurveyPosterior::SurveyPosterior(const SurveyDesign &design, const SurveyAnswers &answers, const BetaPrior &prior)
    : m_prior(prior) {
    requireAnswers(design, answers);
    require("draws", real(design.draws), range::integers(1, 1));
    require("prior-alpha", prior.alpha, range::betaShape);
    require("prior-beta", prior.beta, range::betaShape);
    const auto yes = [](long double chance, long double rest) { return chance + rest; };
    const auto no = [](long double chance, long double rest) { return 1 - chance - rest; };
    const Chances asked{.yesGivenOne = yes(design.yesGivenOne, design.restOfOne),
                        .yesGivenZero = yes(design.yesGivenZero, design.restOfZero),
                        .noGivenOne = no(design.yesGivenOne, design.restOfOne),
                        .noGivenZero = no(design.yesGivenZero, design.restOfZero),
                        .contrast = 0};
    const bool upward = design.contrast() > 0;
    m_chances = upward ? asked
                       : Chances{.yesGivenOne = asked.noGivenOne,
                                 .yesGivenZero = asked.noGivenZero,
                                 .noGivenOne = asked.yesGivenOne,
                                 .noGivenZero = asked.yesGivenZero,
                                 .contrast = 0};
    const auto rests = static_cast<long double>(design.restOfOne) - design.restOfZero;
    m_chances.contrast = std::fabs(static_cast<long double>(design.yesGivenOne) - design.yesGivenZero + rests);
    for (long double *chance : {&m_chances.yesGivenZero, &m_chances.noGivenOne})
        *chance = *chance < noChance ? 0 : *chance;
    m_n = real(answers.n);
    m_yes = upward ? real(answers.yes) : m_n - real(answers.yes);

    // Beyond these log-odds the logarithm is linear to the last digit.
    const auto ends = [this] {
        const double d = plain(m_chances.contrast);
        const auto part = [&](double count, long double chance) {
            return count > 0 && chance > 0 ? count * d / plain(chance) : 0;
        };
        const double shapes = m_prior.alpha + m_prior.beta;
        const double low = shapes + part(m_yes, m_chances.yesGivenZero) + part(m_n - m_yes, m_chances.noGivenZero);
        const double high = shapes + part(m_yes, m_chances.yesGivenOne) + part(m_n - m_yes, m_chances.noGivenOne);
        return std::pair(-41 - std::log(std::max(low, 1.0)), 41 + std::log(std::max(high, 1.0)));
    };
    auto [lowest, highest] = ends();
    std::vector<double> peaks = modes(lowest, highest);
    centreAt(peaks.front());
    const auto higher = [this](double x, double y) { return logDensity(x) < logDensity(y); };
    for (double &peak : peaks) // from here on log-odds are counted from the centre
        peak -= std::log(m_centre / (1 - m_centre));
    const double best = *std::ranges::max_element(peaks, higher);
    const double bestOdds = best + std::log(m_centre / (1 - m_centre));
    if (bestOdds > 0) {
        exchangeTruths();
        std::tie(lowest, highest) = ends();
    }
    peaks = modes(lowest, highest);
    const double odds = *std::ranges::min_element(
        peaks, {}, [&](double each) { return std::fabs(each - (m_exchanged ? -bestOdds : bestOdds)); });
    centreAt(odds);
    const double offset = std::log(m_centre) - std::log1p(-m_centre);
    for (double &peak : peaks)
        peak -= offset;
    m_lower = {.at = lowest - offset, .rate = m_prior.alpha + (m_chances.yesGivenZero == 0 ? m_yes : 0)};
    m_upper = {.at = highest - offset, .rate = m_prior.beta + (m_chances.noGivenOne == 0 ? m_n - m_yes : 0)};

    for (std::size_t i = 0; i < peaks.size(); ++i) {
        if (logDensity(peaks[i]) < nothing)
            continue;
        // Each peak's part of the axis: the lowest place between two isn't needed, only one where they meet.
        const double from = i == 0 ? m_lower.at : std::midpoint(peaks[i - 1], peaks[i]);
        const double to = i + 1 == peaks.size() ? m_upper.at : std::midpoint(peaks[i], peaks[i + 1]);
        addPanels(peaks[i], from, i == 0 ? &m_lower : nullptr);
        addPanels(peaks[i], to, i + 1 == peaks.size() ? &m_upper : nullptr);
    }
    std::ranges::sort(m_panels, {}, &Panel::from);
    long double before = m_lower.mass;
    for (const Panel &panel : m_panels) {
        m_before.push_back(plain(before));
        before += panel.mass;
    }
    m_before.push_back(plain(before));
    m_mass = plain(before + m_upper.mass);
    long double after = m_upper.mass;
    m_after.assign(m_panels.size() + 1, m_upper.mass);
    for (std::size_t i = m_panels.size(); i > 0; --i) {
        m_after[i] = plain(after);
        after += m_panels[i - 1].mass;
    }
    m_after[0] = plain(after);
}

/// The same posterior, of the share of those without the trait.
void SurveyPosterior::exchangeTruths() {
    m_chances = {.yesGivenOne = m_chances.noGivenZero,
                 .yesGivenZero = m_chances.noGivenOne,
                 .noGivenOne = m_chances.yesGivenZero,
                 .noGivenZero = m_chances.yesGivenOne,
                 .contrast = m_chances.contrast};
    m_yes = m_n - m_yes;
    std::swap(m_prior.alpha, m_prior.beta);
    m_exchanged = !m_exchanged;
}

void SurveyPosterior::centreAt(double logOdds) {
    m_centre = 1 / (1 + std::exp(-logOdds));
    const long double x = m_centre;
    const long double yes = m_chances.yesGivenOne * x + m_chances.yesGivenZero * (1 - x);
    const long double no = m_chances.noGivenOne * x + m_chances.noGivenZero * (1 - x);
    m_yesAtCentre = plain(yes);
    m_noAtCentre = plain(no);
    const long double s = m_yes;
    // The answers beyond what is expected at the centre, which nearly cancel.
    const long double excess = yes < 0.5L ? s - m_n * yes : m_n * no - (m_n - s);
    m_gradient = plain(m_chances.contrast * excess / yes / no);
}

/// The places where the slope falls through 0, of which there are at most two: they lie between the prior's mode and
/// the likelihood's.
std::vector<double> SurveyPosterior::modes(double lowest, double highest) const {
    const double prior = std::log(m_prior.alpha) - std::log(m_prior.beta);
    const double more = plain(m_yes - m_n * m_chances.yesGivenZero);
    const double less = plain(m_n * m_chances.yesGivenOne - m_yes);
    const double likeliest = more <= 0 ? lowest : less <= 0 ? highest : std::log(more) - std::log(less);
    const double from = std::clamp(std::min(prior, likeliest) - 1e-3, lowest, highest);
    const double to = std::clamp(std::max(prior, likeliest) + 1e-3, lowest, highest);
    const auto slopeAt = [this](double t) {
        const double e = std::exp(-std::fabs(t));
        return t < 0 ? slope({.one = e / (1 + e), .zero = 1 / (1 + e)})
                     : slope({.one = 1 / (1 + e), .zero = e / (1 + e)});
    };
    std::vector<double> found;
    constexpr int cells = 256;
    double low = from;
    bool rising = true;
    for (int i = 1; i <= cells; ++i) {
        const double high = i == cells ? to : from + (to - from) * i / cells;
        const bool rises = i < cells && slopeAt(high) > 0;
        if (rising && !rises) {
            double left = low;
            double right = high;
            for (int halvings = 0; halvings < 60 && right - left > 1e-15 * std::fabs(left); ++halvings) {
                const double middle = std::midpoint(left, right);
                (slopeAt(middle) > 0 ? left : right) = middle;
            }
            found.push_back(right);
        }
        rising = rises;
        low = high;
    }
    return found;
}

/// The logarithms of the prevalence and of its complement over the centre's, and how far it is from the centre: on
/// either side without what overflows.
SurveyPosterior::Distance SurveyPosterior::distanceAt(double logOdds) const {
    const double c = m_centre;
    if (logOdds > farUp) {
        const double e = std::exp(-logOdds);
        const double shrunk = c + (1 - c) * e;
        return {.logOne = -std::log(shrunk),
                .logZero = -logOdds - std::log(shrunk),
                .difference = c * (1 - c) * (1 - e) / shrunk};
    }
    const double e = std::expm1(logOdds);
    const double logGrown = std::log1p(c * e);
    return {.logOne = logOdds - logGrown, .logZero = -logGrown, .difference = c * (1 - c) * (e / (1 + c * e))};
}

SurveyPosterior::Place SurveyPosterior::placeAt(double logOdds) const {
    const double c = m_centre;
    if (logOdds > farUp) {
        const double e = std::exp(-logOdds);
        return {.one = c / (c + (1 - c) * e), .zero = (1 - c) * (e / (c + (1 - c) * e))};
    }
    const double grown = 1 + c * std::expm1(logOdds);
    return {.one = c * (std::exp(logOdds) / grown), .zero = (1 - c) / grown};
}

double SurveyPosterior::logOddsOf(double prevalence) const {
    const double one = m_exchanged ? 1 - prevalence : prevalence;
    const double zero = m_exchanged ? prevalence : 1 - prevalence;
    const double difference = one - m_centre;
    if (std::fabs(difference) < 0.5 * m_centre)
        return std::log1p(difference / m_centre) - std::log1p(-difference / (1 - m_centre));
    return std::log(one / m_centre) - std::log(zero / (1 - m_centre));
}

double SurveyPosterior::logDensity(double logOdds) const {
    const auto [logOne, logZero, difference] = distanceAt(logOdds);
    const Place place = placeAt(logOdds);
    const double d = plain(m_chances.contrast);
    double sum = m_prior.alpha * logOne + m_prior.beta * logZero + m_gradient * difference;
    if (m_yes > 0) {
        const double yes = plain(m_chances.yesGivenOne) * place.one + plain(m_chances.yesGivenZero) * place.zero;
        sum += m_yes * logLessLinear(d * difference / m_yesAtCentre, yes / m_yesAtCentre);
    }
    if (m_yes < m_n) {
        const double no = plain(m_chances.noGivenOne) * place.one + plain(m_chances.noGivenZero) * place.zero;
        sum += (m_n - m_yes) * logLessLinear(-d * difference / m_noAtCentre, no / m_noAtCentre);
    }
    return sum;
}

double SurveyPosterior::slope(const Place &place) const {
    const auto [one, zero] = place;
    const double yes = plain(m_chances.yesGivenOne) * one + plain(m_chances.yesGivenZero) * zero;
    const double no = plain(m_chances.noGivenOne) * one + plain(m_chances.noGivenZero) * zero;
    // Each quotient with the factor that keeps it finite.
    const double up = m_yes > 0 ? m_yes * (one / yes) * zero : 0;
    const double down = m_yes < m_n ? (m_n - m_yes) * (zero / no) * one : 0;
    return m_prior.alpha * zero - m_prior.beta * one + plain(m_chances.contrast) * (up - down);
}

double SurveyPosterior::curvature(const Place &place) const {
    const auto [one, zero] = place;
    const double yes = plain(m_chances.yesGivenOne) * one + plain(m_chances.yesGivenZero) * zero;
    const double no = plain(m_chances.noGivenOne) * one + plain(m_chances.noGivenZero) * zero;
    const double d = plain(m_chances.contrast);
    const double up = m_yes > 0 ? m_yes * (one / yes) * zero : 0;
    const double down = m_yes < m_n ? (m_n - m_yes) * (zero / no) * one : 0;
    return -(m_prior.alpha + m_prior.beta) * one * zero +
           d * (up * (zero - one - d * (one / yes) * zero) - down * (zero - one + d * (zero / no) * one));
}

/// How wide a panel may be at a place.
double SurveyPosterior::step(double logOdds) const {
    const Place place = placeAt(logOdds);
    return std::min({2.0, 10 / std::fabs(slope(place)), 3 / std::sqrt(std::fabs(curvature(place)))});
}

/// Panels from a peak to an end, as far as there is anything; beyond an end of the axis its tail.
void SurveyPosterior::addPanels(double from, double to, Tail *tail) {
    const double direction = to < from ? -1 : 1;
    double at = from;
    while (at != to && logDensity(at) > nothing) {
        const double first = step(at);
        const double width = std::min({first, step(at + direction * first), std::fabs(to - at)});
        const double next = width == std::fabs(to - at) ? to : at + direction * width;
        Panel panel{.from = std::min(at, next), .to = std::max(at, next)};
        const double middle = std::midpoint(panel.from, panel.to);
        const double half = (panel.to - panel.from) / 2;
        for (std::size_t i = 0; i < Nodes::abscissa().size(); ++i)
            for (const double side : {-1.0, 1.0}) {
                const double place = middle + side * half * Nodes::abscissa()[i];
                const double mass = half * Nodes::weights()[i] * std::exp(logDensity(place));
                panel.mass += mass;
                panel.moment += mass * placeAt(place).one;
            }
        m_panels.push_back(panel);
        at = next;
    }
    if (!tail)
        return;
    tail->at = at;
    tail->mass = std::exp(logDensity(at)) / tail->rate;
    // Below the axis the prevalence falls as its odds do, above it is 1.
    const double one = placeAt(at).one;
    tail->moment = direction < 0 ? tail->mass * tail->rate / (tail->rate + 1) * one : tail->mass;
}

double SurveyPosterior::massBetween(double from, double to) const {
    const double middle = std::midpoint(from, to);
    const double half = (to - from) / 2;
    double sum = 0;
    for (std::size_t i = 0; i < Nodes::abscissa().size(); ++i)
        for (const double side : {-1.0, 1.0})
            sum += half * Nodes::weights()[i] * std::exp(logDensity(middle + side * half * Nodes::abscissa()[i]));
    return sum;
}

double SurveyPosterior::lowerMass(double logOdds) const {
    if (logOdds <= m_lower.at)
        return m_lower.mass * std::exp(m_lower.rate * (logOdds - m_lower.at));
    const auto behind = std::ranges::find_if(m_panels, [&](const Panel &each) { return logOdds < each.to; });
    const auto place = static_cast<std::size_t>(behind - m_panels.begin());
    if (behind == m_panels.end())
        return m_before[place] + m_upper.mass * -std::expm1(-m_upper.rate * std::max(0.0, logOdds - m_upper.at));
    return m_before[place] + (logOdds > behind->from ? massBetween(behind->from, logOdds) : 0);
}

double SurveyPosterior::upperMass(double logOdds) const {
    if (logOdds >= m_upper.at)
        return m_upper.mass * std::exp(-m_upper.rate * (logOdds - m_upper.at));
    if (logOdds <= m_lower.at)
        return m_after[0] + m_lower.mass * -std::expm1(m_lower.rate * (logOdds - m_lower.at));
    const auto behind = std::ranges::find_if(m_panels, [&](const Panel &each) { return logOdds < each.to; });
    const auto place = static_cast<std::size_t>(behind - m_panels.begin());
    if (behind == m_panels.end())
        return m_upper.mass;
    return m_after[place + 1] + massBetween(std::max(logOdds, behind->from), behind->to);
}

namespace {

template <class Function>
double rootBetween(double from, double to, Function rising) {
    const double atFrom = rising(from);
    const double atTo = rising(to);
    if (atFrom >= 0)
        return from;
    if (atTo <= 0)
        return to;
    std::uintmax_t most = 100;
    const auto close = [](double a, double b) { return std::fabs(a - b) <= 4e-16 * std::max(std::fabs(a), 1e-8); };
    const auto [low, high] = boost::math::tools::toms748_solve(rising, from, to, atFrom, atTo, close, most);
    return std::midpoint(low, high);
}

} // namespace

double SurveyPosterior::lowerQuantile(double mass) const {
    if (mass <= m_lower.mass)
        return m_lower.at + (std::log(mass) - std::log(m_lower.mass)) / m_lower.rate;
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        if (mass <= m_before[i + 1])
            return rootBetween(m_panels[i].from, m_panels[i].to, [&](double each) {
                return massBetween(m_panels[i].from, each) - (mass - m_before[i]);
            });
    return m_upper.at - std::log((m_mass - mass) / m_upper.mass) / m_upper.rate;
}

double SurveyPosterior::upperQuantile(double mass) const {
    if (mass <= m_upper.mass)
        return m_upper.at - (std::log(mass) - std::log(m_upper.mass)) / m_upper.rate;
    for (std::size_t i = m_panels.size(); i > 0; --i)
        if (mass <= m_after[i - 1])
            return rootBetween(m_panels[i - 1].from, m_panels[i - 1].to, [&](double each) {
                return mass - m_after[i] - massBetween(each, m_panels[i - 1].to);
            });
    return m_lower.at + std::log((m_mass - mass) / m_lower.mass) / m_lower.rate;
}

double SurveyPosterior::prevalenceAt(double logOdds) const {
    const Place place = placeAt(logOdds);
    return std::min(1.0, m_exchanged ? place.zero : place.one);
}

double SurveyPosterior::density(double prevalence) const {
    require("prevalence", prevalence, range::openUnit);
    const double logPlace = std::log(prevalence) + std::log1p(-prevalence);
    return positiveWhere(true, std::exp(logDensity(logOddsOf(prevalence)) - logPlace - std::log(m_mass)));
}

double SurveyPosterior::mean() const {
    // Of the prevalence, or of its complement where the truths are exchanged: each without a difference.
    long double sum = m_lower.moment + m_upper.moment;
    long double complement = m_lower.mass - m_lower.moment;
    for (const Panel &panel : m_panels) {
        sum += panel.moment;
        complement += panel.mass - panel.moment;
    }
    return plain((m_exchanged ? complement : sum) / m_mass);
}

double SurveyPosterior::atMost(double prevalence) const {
    require("prevalence", prevalence, range::closedUnit);
    if (prevalence == 0 || prevalence == 1)
        return prevalence;
    const double logOdds = logOddsOf(prevalence);
    return positiveWhere(true, std::min(1.0, (m_exchanged ? upperMass(logOdds) : lowerMass(logOdds)) / m_mass));
}

double SurveyPosterior::above(double prevalence) const {
    require("prevalence", prevalence, range::closedUnit);
    if (prevalence == 0 || prevalence == 1)
        return 1 - prevalence;
    const double logOdds = logOddsOf(prevalence);
    return positiveWhere(true, std::min(1.0, (m_exchanged ? lowerMass(logOdds) : upperMass(logOdds)) / m_mass));
}

SurveyInterval SurveyPosterior::credible(double beta) const {
    require("beta", beta, range::openUnit);
    const double tail = std::max(m_mass * (beta / 2), std::numeric_limits<double>::denorm_min());
    const double low = prevalenceAt(lowerQuantile(tail));
    const double high = prevalenceAt(upperQuantile(tail));
    return {.lower = positiveWhere(true, m_exchanged ? high : low),
            .upper = positiveWhere(true, m_exchanged ? low : high)};
}

double credibleCoverage(const SurveyDesign &design, std::int64_t n, double prevalence, const BetaPrior &prior,
                        double beta, const std::stop_token &stop) {
    requireDesign(design);
    requirePopulation(n);
    require("prevalence", prevalence, range::closedUnit);
    require("beta", beta, range::openUnit);
    const SurveyDesign upward = oriented(design);
    const auto posterior = [&](std::int64_t s) {
        requireNotStopped(stop);
        return SurveyPosterior(upward, {.n = n, .yes = s}, prior);
    };
    const double mean = real(n) * answersAt(upward, prevalence).yes;
    const double half = normalQuantile(beta) * std::sqrt(mean * answersAt(upward, prevalence).no);
    // Against the answers the standard score of a tail is nearly a line; a strong prior moves it far away.
    const auto score = [](double tail) { return tail <= 0 ? -40 : tail >= 1 ? 40 : -normalQuantile(2 * tail); };
    const auto beyond = [&](double tail) {
        const double distance = std::fabs(score(tail) - score(beta / 2)) + std::numeric_limits<double>::min();
        return tail >= beta / 2 ? distance : -distance;
    };
    const AnswerRange covering{
        .first =
            firstPositive(n, mean - half, 1, [&](std::int64_t s) { return beyond(posterior(s).above(prevalence)); }),
        .last = firstPositive(n, mean + half, 1,
                              [&](std::int64_t s) { return -beyond(posterior(s).atMost(prevalence)); }) -
                1};
    // At an end of [0, 1], which no such interval contains, that is nothing.
    return positiveWhere(covering.first <= covering.last && bothAnswersPossible(upward, prevalence),
                         probabilityBetween(
                             covering, mean, [&](std::int64_t s) { return answersAtMost(upward, n, prevalence, s); },
                             [&](std::int64_t s) { return answersAtLeast(upward, n, prevalence, s); }));
}

double credibleCoverage(const SurveyDesign &design, std::span<const SurveyInterval> intervals, double prevalence) {
    requireDesign(design);
    require("intervals", real(static_cast<std::int64_t>(intervals.size())), range::integers(2, 1e9));
    require("prevalence", prevalence, range::closedUnit);
    const auto n = static_cast<std::int64_t>(intervals.size()) - 1;
    const SurveyDesign upward = oriented(design);
    const bool rises = design.contrast() > 0;
    // Told upward, s yeses of an opposite design are n - s.
    const auto interval = [&](std::int64_t s) -> const SurveyInterval & {
        return intervals[static_cast<std::size_t>(rises ? s : n - s)];
    };
    AnswerRange covering{.first = 0, .last = n};
    while (covering.first <= n && interval(covering.first).upper < prevalence)
        ++covering.first;
    while (covering.last >= 0 && interval(covering.last).lower > prevalence)
        --covering.last;
    if (prevalence == 0 || prevalence == 1) // which no such interval contains, though it may round to one that does
        return 0;
    return positiveWhere(covering.first <= covering.last && bothAnswersPossible(upward, prevalence),
                         probabilityBetween(
                             covering, real(n) * answersAt(upward, prevalence).yes,
                             [&](std::int64_t s) { return answersAtMost(upward, n, prevalence, s); },
                             [&](std::int64_t s) { return answersAtLeast(upward, n, prevalence, s); }));
}

} // namespace halftruth
