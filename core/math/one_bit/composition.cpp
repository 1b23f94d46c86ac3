#include "core/math/one_bit/composition.h"

#include "core/math/count/binomial_term.h"
#include "core/math/count/count_distribution.h"
#include "core/math/domain/domain.h"
#include "core/math/one_bit/randomized_response.h"

#include <boost/math/tools/minima.hpp>
#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace halftruth {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr Range notNegative{.lower = 0, .upperOpen = true};
constexpr Range answersRange = range::integers(1, maxAnswers);

/// What is left out of a sum of positive terms, relative to it: less than its rounding.
constexpr double negligible = 1e-22;

double checkedAnswers(double q, std::int64_t answers) {
    const auto count = static_cast<double>(answers);
    require("q", q, range::lieProbability);
    require("answers", count, answersRange);
    return count;
}

/// ε₀ with the digits that are left in T ε₀ − ε.
long double longEpsilon(double q) {
    const long double exact = q;
    return q < 0.25 ? std::log1p(-exact) - std::log(exact) : 2 * std::atanh(1 - 2 * exact);
}

/// ln δ(ε) of T answers, 0 < q < 1/2.
class LogDelta {
public:
    LogDelta(double q, double answers) : m_q(q), m_odds(q / (1 - q)), m_answers(answers), m_local(longEpsilon(q)) {}

    [[nodiscard]] double operator()(double epsilon) const {
        // k lies count when (T − 2k) ε₀ > ε.
        const auto most = static_cast<double>(std::ceil((m_answers - epsilon / m_local) / 2) - 1);
        if (most < 0)
            return -infinity;
        // From the likeliest of those to both sides, by the ratios of neighbouring probabilities.
        const double peak = std::min(most, std::floor((m_answers + 1) * m_q));
        double sum = weight(peak, epsilon);
        double product = 1;
        for (double k = peak; k > 0 && !(product * m_answers < negligible * sum); --k) {
            product *= k / (m_answers - k + 1) / m_odds;
            sum += product * weight(k - 1, epsilon);
        }
        product = 1;
        for (double k = peak; k < most && !(product * m_answers < negligible * sum); ++k) {
            product *= (m_answers - k) / (k + 1) * m_odds;
            sum += product * weight(k + 1, epsilon);
        }
        return std::min(0.0, detail::logBinomialTerm(peak, m_answers, m_q) + std::log(sum));
    }

private:
    /// 1 − e^ε (q/p)^(T−2k): what is left of the probability of k lies.
    [[nodiscard]] double weight(double k, double epsilon) const {
        const auto exponent = static_cast<double>(epsilon - (m_answers - 2 * k) * m_local);
        return std::max(0.0, -std::expm1(exponent));
    }

    double m_q;
    double m_odds;
    double m_answers;
    long double m_local;
};

} // namespace

double composedPureEpsilon(double q, std::int64_t answers) { return checkedAnswers(q, answers) * epsilon(q); }

double composedDelta(double q, std::int64_t answers, double epsilon) {
    const double count = checkedAnswers(q, answers);
    require("epsilon", epsilon, notNegative);
    if (q == 0)
        return 1;
    // The comparison is that of the doubles, so that the pure loss itself is private.
    if (q == 0.5 || epsilon >= composedPureEpsilon(q, answers))
        return 0;
    return std::exp(LogDelta(q, count)(epsilon));
}

double composedEpsilon(double q, std::int64_t answers, double delta) {
    const double count = checkedAnswers(q, answers);
    require("delta", delta, range::openUnit);
    const double limit = composedPureEpsilon(q, answers);
    if (q == 0 || q == 0.5)
        return limit;
    const LogDelta logDelta(q, count);
    const double wanted = std::log(delta);
    constexpr double rounding = 1e-15;
    if (logDelta(0) <= wanted + rounding)
        return 0;
    // At the pure loss δ vanishes; any number below the wanted one stands for its logarithm there.
    const auto excess = [&](double epsilon) {
        return epsilon >= limit ? -1e8 : std::max(logDelta(epsilon), -1e8) - wanted;
    };
    std::uintmax_t iterations = 200;
    const auto bracket = boost::math::tools::toms748_solve(
        excess, 0.0, limit, boost::math::tools::eps_tolerance<double>(std::numeric_limits<double>::digits),
        iterations);
    return bracket.second;
}

double composedEpsilonAdvanced(double q, std::int64_t answers, double delta) {
    const double count = checkedAnswers(q, answers);
    require("delta", delta, range::openUnit);
    const double local = epsilon(q);
    if (std::isinf(local))
        return local;
    return local * std::sqrt(-2 * count * std::log(delta)) + count * local * std::expm1(local);
}

double composedRenyi(double q, double order, std::int64_t answers) {
    const double count = checkedAnswers(q, answers);
    require("order", order, range::renyiOrder);
    const double local = epsilon(q);
    if (std::isinf(local) || local == 0)
        return count * local;
    const double b = (order - 1) * local;
    if (b < 1e-200) // where the divisions below would have no digits
        return count * (1 - 2 * q) * local;
    if (std::isinf(b))
        return count * local;
    // ln(p e^b + q e^-b): 1 is what both have in common.
    const double half = std::sinh(b / 2);
    const double logSum = b < 1 ? std::log1p((1 - 2 * q) * std::sinh(b) + 2 * half * half)
                                : b + std::log1p(-q) + std::log1p(q / (1 - q) * std::exp(-2 * b));
    return count * (logSum / b) * local;
}

double composedEpsilonRenyi(double q, std::int64_t answers, double delta) {
    const double pure = composedPureEpsilon(q, answers);
    require("delta", delta, range::openUnit);
    if (std::isinf(pure) || pure == 0)
        return pure;
    const auto bound = [&](double logExcess) {
        const double excess = std::exp(logExcess);
        return composedRenyi(q, 1 + excess, answers) - std::log(delta) / excess;
    };
    // The best order less 1 is near sqrt(2 ln(1/delta)/T)/ε₀ where the loss is small; a grid over all of them first.
    double best = 0;
    for (double x = -40; x <= 40; ++x)
        if (bound(x) < bound(best))
            best = x;
    return std::min(pure, boost::math::tools::brent_find_minima(bound, best - 1, best + 1, 30).second);
}

double posteriorRepeated(double q, std::int64_t answers, std::int64_t yes, double prior) {
    require("q", q, range::lieProbabilityPositive);
    const double count = checkedAnswers(q, answers);
    const auto k = static_cast<double>(yes);
    require("yes", k, range::integers(0, count));
    require("prior", prior, range::closedUnit);
    if (prior == 0 || prior == 1) // certain before, whatever the odds underflow to
        return prior;
    const double x = (2 * k - count) * epsilon(q);
    const double odds = std::exp(-std::fabs(x));
    return x < 0 ? prior * odds / (prior * odds + (1 - prior)) : prior / (prior + (1 - prior) * odds);
}

double majorityError(double q, std::int64_t answers) {
    (void)checkedAnswers(q, answers);
    const CountModel lies{.n = answers, .ones = 0, .q = q};
    const double more = countSurvival(lies, answers / 2);
    return answers % 2 == 0 ? more + countPmf(lies, answers / 2) / 2 : more;
}

double memoisedEpsilon(double q, std::int64_t differing) {
    const auto bits = static_cast<double>(differing);
    require("differing", bits, range::integers(1, maxDifferingBits));
    return bits * epsilon(q);
}

} // namespace halftruth
