#include "core/math/survey/survey_tails.h"

#include "core/math/survey/survey_parts.h"

#include <boost/math/special_functions/log1p.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace halftruth {

using survey::opposite;
using survey::real;

namespace {

/// The distribution times e^(tilt s), made one again, at an angle of its characteristic function around its mean.
struct Angle {
    double logModulus;
    double phase;
};

/// (1+x) ln(1+x) - x, of the second order in x.
double deviance(double x) {
    if (x <= -1)
        return 1;
    if (std::fabs(x) > 0.5)
        return (1 + x) * std::log1p(x) - x;
    return (1 + x) * boost::math::log1pmx(x) + x * x;
}

/// ln of E e^(tilt X) for X of Bernoulli(p), without overflow; tilt >= 0.
double logMgf(double p, double tilt) {
    return tilt < 1 ? std::log1p(p * std::expm1(tilt)) : tilt + std::log(p + (1 - p) * std::exp(-tilt));
}

/// The success probability after the tilt, and that of a failure.
struct Tilted {
    double success = 0;
    double failure = 1;
    Tilted() = default;
    Tilted(double p, double tilt) {
        const double e = std::exp(-tilt);
        success = p / (p + (1 - p) * e);
        failure = (1 - p) * e / (p + (1 - p) * e);
    }
    [[nodiscard]] double variance() const { return success * failure; }
};

/// 1 + w (e^(i angle) - 1) around its mean angle; sines are those of the angle and, squared, of its half.
Angle around(const Tilted &w, double angle, double sine, double square) {
    // Of the rarer of the two, which has the smaller angles; the other's are the same backwards.
    const bool rare = w.success <= w.failure;
    const double p = rare ? w.success : w.failure;
    const double phase = std::atan2(p * sine, 1 - 2 * p * square) - p * angle;
    return {.logModulus = std::log1p(-4 * w.variance() * square) / 2, .phase = rare ? phase : -phase};
}

/// Two sums of Bernoulli variables with the same chance.
class FixedSum {
public:
    FixedSum(const SurveyDesign &design, std::int64_t n, std::int64_t ones)
        : m_trials{real(design.draws) * real(ones), real(design.draws) * real(n - ones)}, m_chance{
                                                                                              design.yesGivenOne,
                                                                                              design.yesGivenZero} {}

    [[nodiscard]] double least() const {
        return sumOf([](double p) { return p == 1 ? 1.0 : 0.0; });
    }
    [[nodiscard]] double most() const {
        return sumOf([](double p) { return p > 0 ? 1.0 : 0.0; });
    }
    /// ln P[S = most]
    [[nodiscard]] double logOfMost() const {
        return sumOf([](double p) { return p > 0 ? std::log(p) : 0.0; });
    }
    [[nodiscard]] double mean() const {
        return sumOf([](double p) { return p; });
    }

    void tilt(double tilt, double s) {
        m_excess = -s;
        m_variance = 0;
        for (std::size_t i = 0; i < 2; ++i) {
            m_tilted[i] = Tilted(m_chance[i], tilt);
            m_excess += m_trials[i] * m_tilted[i].success;
            m_variance += m_trials[i] * m_tilted[i].variance();
        }
        m_tilt = tilt;
    }
    /// What one of the independent variables adds at most: tails are as if of that many at once.
    [[nodiscard]] static double largestTerm() { return 1; }
    /// The tilted mean over s, and the tilted variance.
    [[nodiscard]] double excess() const { return m_excess; }
    [[nodiscard]] double variance() const { return m_variance; }

    /// ln of E e^(tilt (S - s)): minus the divergence of the tilted variables from the given ones, which loses no
    /// digits however many there are.
    [[nodiscard]] double logWeight() const {
        double sum = m_tilt * m_excess;
        for (std::size_t i = 0; i < 2; ++i) {
            const double p = m_chance[i];
            if (m_trials[i] == 0 || p == 0 || p == 1)
                continue;
            const double growth = p * std::expm1(m_tilt);
            const double more =
                std::isfinite(growth) && growth < 1 ? (1 - p) * growth / (1 + growth) : (1 - p) - m_tilted[i].failure;
            sum -= m_trials[i] * (p * deviance(more / p) + (1 - p) * deviance(-more / (1 - p)));
        }
        return sum;
    }

    [[nodiscard]] Angle at(double angle) const {
        const double sine = std::sin(angle);
        const double square = std::sin(angle / 2) * std::sin(angle / 2);
        Angle sum{.logModulus = 0, .phase = angle * m_excess};
        for (std::size_t i = 0; i < 2; ++i) {
            const Angle one = around(m_tilted[i], angle, sine, square);
            sum.logModulus += m_trials[i] * one.logModulus;
            sum.phase += m_trials[i] * one.phase;
        }
        return sum;
    }
    /// No modulus at this angle or beyond is larger.
    [[nodiscard]] double logEnvelope(double angle) const { return at(angle).logModulus; }

private:
    template <class Of>
    [[nodiscard]] double sumOf(Of of) const {
        return (m_trials[0] > 0 ? m_trials[0] * of(m_chance[0]) : 0) +
               (m_trials[1] > 0 ? m_trials[1] * of(m_chance[1]) : 0);
    }

    std::array<double, 2> m_trials;
    std::array<double, 2> m_chance;
    std::array<Tilted, 2> m_tilted{};
    double m_tilt = 0;
    double m_excess = 0;
    double m_variance = 0;
};

/// n people, each with a sum of k Bernoulli variables whose chance is one of two.
class SampleSum {
public:
    SampleSum(const SurveyDesign &design, std::int64_t n, double prevalence)
        : m_people(real(n)),
          m_draws(real(design.draws)), m_share{prevalence, 1 - prevalence}, m_chance{design.yesGivenOne,
                                                                                     design.yesGivenZero} {}

    [[nodiscard]] double least() const {
        const bool always = (m_share[0] == 0 || m_chance[0] == 1) && (m_share[1] == 0 || m_chance[1] == 1);
        return always ? m_people * m_draws : 0;
    }
    [[nodiscard]] double most() const {
        const bool never = (m_share[0] == 0 || m_chance[0] == 0) && (m_share[1] == 0 || m_chance[1] == 0);
        return never ? 0 : m_people * m_draws;
    }
    [[nodiscard]] double logOfMost() const {
        return m_people *
               std::log(m_share[0] * std::pow(m_chance[0], m_draws) + m_share[1] * std::pow(m_chance[1], m_draws));
    }
    [[nodiscard]] double mean() const {
        return m_people * m_draws * (m_share[0] * m_chance[0] + m_share[1] * m_chance[1]);
    }

    void tilt(double tilt, double s) {
        std::array<double, 2> logMgfs{};
        for (std::size_t i = 0; i < 2; ++i) {
            m_tilted[i] = Tilted(m_chance[i], tilt);
            logMgfs[i] = m_draws * logMgf(m_chance[i], tilt);
        }
        const double largest = m_share[0] == 0   ? logMgfs[1]
                               : m_share[1] == 0 ? logMgfs[0]
                                                 : std::max(logMgfs[0], logMgfs[1]);
        if (largest < 1)
            m_logMgf = std::log1p(m_share[0] * std::expm1(std::min(1.0, logMgfs[0])) +
                                  m_share[1] * std::expm1(std::min(1.0, logMgfs[1])));
        else
            m_logMgf = largest + std::log(m_share[0] * std::exp(std::min(0.0, logMgfs[0] - largest)) +
                                          m_share[1] * std::exp(std::min(0.0, logMgfs[1] - largest)));
        for (std::size_t i = 0; i < 2; ++i)
            m_weight[i] = m_share[i] == 0 ? 0 : m_share[i] * std::exp(logMgfs[i] - m_logMgf);
        const double w0 = m_tilted[0].success;
        const double w1 = m_tilted[1].success;
        m_meanOfOne = m_draws * (m_weight[0] * w0 + m_weight[1] * w1);
        const double between = m_draws * (w0 - w1);
        m_variance =
            m_people * (m_draws * (m_weight[0] * m_tilted[0].variance() + m_weight[1] * m_tilted[1].variance()) +
                        m_weight[0] * m_weight[1] * between * between);
        m_excess = m_people * m_meanOfOne - s;
        m_tilt = tilt;
        m_s = s;
    }
    [[nodiscard]] double largestTerm() const { return m_draws; }
    [[nodiscard]] double excess() const { return m_excess; }
    [[nodiscard]] double variance() const { return m_variance; }
    [[nodiscard]] double logWeight() const { return m_people * m_logMgf - m_tilt * m_s; }

    [[nodiscard]] Angle at(double angle) const {
        const double sine = std::sin(angle);
        const double square = std::sin(angle / 2) * std::sin(angle / 2);
        // The mixture, and less 1: its logarithm has all digits where it is near 1, and where it is small.
        double near = 0;
        double whole = 0;
        double imaginary = 0;
        for (std::size_t i = 0; i < 2; ++i) {
            const Angle one = around(m_tilted[i], angle, sine, square);
            const double logModulus = std::max(m_draws * one.logModulus, -745.0);
            const double modulus = std::exp(logModulus);
            const double phase = m_draws * one.phase + (m_draws * m_tilted[i].success - m_meanOfOne) * angle;
            const double half = std::sin(phase / 2);
            near += m_weight[i] * (std::expm1(logModulus) - 2 * modulus * half * half);
            whole += m_weight[i] * modulus * std::cos(phase);
            imaginary += m_weight[i] * modulus * std::sin(phase);
        }
        const double less = near * (2 + near) + imaginary * imaginary;
        const double logSquare = less > -0.5 ? std::log1p(less) : std::log(whole * whole + imaginary * imaginary);
        return {.logModulus = m_people * logSquare / 2,
                .phase = m_people * std::atan2(imaginary, whole) + angle * m_excess};
    }
    /// Where the two phases agree the modulus is that of the mixed moduli, which fall with the angle.
    [[nodiscard]] double logEnvelope(double angle) const {
        const double square = std::sin(angle / 2) * std::sin(angle / 2);
        double mixed = 0;
        for (std::size_t i = 0; i < 2; ++i)
            mixed += m_weight[i] * std::pow(1 - 4 * m_tilted[i].variance() * square, m_draws / 2);
        return m_people * std::log(mixed);
    }

private:
    double m_people;
    double m_draws;
    std::array<double, 2> m_share;
    std::array<double, 2> m_chance;
    std::array<Tilted, 2> m_tilted{};
    std::array<double, 2> m_weight{}; ///< of the two decks after the tilt
    double m_tilt = 0;
    double m_s = 0;
    double m_logMgf = 0;
    double m_meanOfOne = 0;
    double m_excess = 0;
    double m_variance = 0;
};

/// A tilt that moves the mean near s + 1/2, at least 2 standard deviations' worth: s is above the mean and below the
/// most, where the mean moves to as the tilt grows.
template <class Sum>
double tiltFor(Sum &sum, double s) {
    double low = 0;
    double high = 1;
    sum.tilt(0, s + 0.5);
    double tilt = -sum.excess() / std::max(sum.variance(), 0.25);
    double step = std::numeric_limits<double>::infinity();
    while (sum.tilt(high, s + 0.5), sum.excess() < 0) {
        low = high;
        high *= 2;
    }
    for (;;) {
        if (!(tilt > low && tilt < high))
            tilt = low + (high - low) / 2;
        sum.tilt(tilt, s + 0.5);
        if (std::fabs(sum.excess()) <= 0.01 * std::min(1.0, sum.variance()) || high - low <= 1e-15 * high)
            break;
        (sum.excess() > 0 ? high : low) = tilt;
        const double newton = -sum.excess() / sum.variance();
        if (2 * std::fabs(newton) < step) {
            step = std::fabs(newton);
            tilt += newton;
        } else {
            step = (high - low) / 2;
            tilt = low + step;
        }
    }
    // A little more near the mean, where the tail would need points without end; as far as the weight stays one,
    // which it doesn't where the distribution has heaps apart.
    double more = std::max(tilt, 2 / std::sqrt(sum.variance()));
    for (sum.tilt(more, s); more > tilt && sum.logWeight() > 3; sum.tilt(more, s))
        more = std::max(tilt, more * 0.7);
    return more;
}

/// P[S >= s] for s above the mean, at most the most.
template <class Sum>
double upperTail(Sum sum, double s) {
    if (s > sum.most() - 0.5)
        return std::exp(sum.logOfMost());
    const double tilt = tiltFor(sum, s);
    sum.tilt(tilt, s);
    // The sum over N points of a circle is that over s, s + N, ... and s - N, ...: N beyond the tilted distribution's
    // tail above s, and so large that what is below has the weight e^(-tilt j) of a j beyond any digit: counted from
    // where the tilted distribution begins, or from its likeliest place before the tilt.
    const double spread = 12 * std::sqrt(sum.variance()) + 20 * sum.largestTerm();
    const double logWeight = sum.logWeight();
    const double below = std::min(std::min(spread, s - sum.least()) + 42 / tilt, (42 - logWeight) / tilt);
    const double points = std::max(std::min(spread, sum.most() - s), below) + 2;
    const double half = std::ceil(points / 2);
    const double step = 2 * std::numbers::pi / (2 * half + 1);
    const double e = std::exp(-tilt);
    const double complement = -std::expm1(-tilt);
    double total = 1 / complement;
    for (double k = 1; k <= half; ++k) {
        const double angle = step * k;
        if (sum.logEnvelope(angle) < -42)
            break;
        const Angle point = sum.at(angle);
        if (point.logModulus < -50)
            continue;
        // e^(i phase) / (1 - e^(-tilt - i angle)), its real part twice for the two signs of the angle.
        const double re = complement + 2 * e * std::sin(angle / 2) * std::sin(angle / 2);
        const double im = e * std::sin(angle);
        total += 2 * std::exp(point.logModulus) * (std::cos(point.phase) * re + std::sin(point.phase) * im) /
                 (re * re + im * im);
    }
    return std::clamp(std::exp(logWeight) * total / (2 * half + 1), 0.0, 1.0);
}

/// P[S >= s], given the same for failures in place of successes.
template <class Sum>
double atLeast(const Sum &sum, const Sum &failures, double all, double s) {
    if (s <= sum.least())
        return 1;
    if (s > sum.most())
        return 0;
    if (s > sum.mean())
        return upperTail(sum, s);
    const double fewer = all - s + 1; // S <= s-1 is that many failures or more
    return fewer > failures.most() ? 1 : 1 - upperTail(failures, fewer);
}

/// About how many points upperTail() would look at, for s above the mean and below the most.
double pointsOf(SampleSum sum, double s) {
    sum.tilt(tiltFor(sum, s), s);
    double low = 0;
    double high = std::numbers::pi;
    if (sum.logEnvelope(high) < -42) {
        for (int i = 0; i < 40; ++i) {
            const double middle = (low + high) / 2;
            (sum.logEnvelope(middle) < -42 ? high : low) = middle;
        }
    }
    return high * 4 * std::sqrt(sum.variance());
}

/// The same tail by the number of people with the trait, of which only those matter for whom it is uncertain. For
/// cards that are nearly always of one colour for the one and of the other for the others.
class ByPeople {
public:
    ByPeople(const SurveyDesign &design, std::int64_t n, double prevalence, std::int64_t yes)
        : m_design(design), m_n(n), m_prevalence(prevalence), m_yes(yes) {
        const double k = real(design.draws);
        const double contrast = design.yesGivenOne - design.yesGivenZero; // positive
        const double variance =
            std::max(design.yesGivenOne * (1 - design.yesGivenOne), design.yesGivenZero * (1 - design.yesGivenZero));
        const double likely = (real(yes) / k - real(n) * design.yesGivenZero) / contrast;
        const double reach = 25 * std::sqrt(real(n) * variance / k) / contrast + 40;
        m_first = std::floor(std::clamp(likely - reach, 0.0, real(n)));
        m_last = std::floor(std::clamp(likely + reach, 0.0, real(n)));
    }

    [[nodiscard]] double terms() const { return m_last - m_first + 1; }

    [[nodiscard]] double atLeast() const {
        const auto last = static_cast<std::int64_t>(m_last);
        double sum = survey::binomialAtLeast(m_n, m_prevalence, last + 1);
        for (auto ones = static_cast<std::int64_t>(m_first); ones <= last; ++ones)
            sum += survey::binomialPmf(m_n, m_prevalence, ones) * fixedAtLeast(m_design, m_n, ones, m_yes);
        return std::min(sum, 1.0);
    }

private:
    SurveyDesign m_design;
    std::int64_t m_n;
    double m_prevalence;
    std::int64_t m_yes;
    double m_first;
    double m_last;
};

/// What nobody will ever see: its logarithm has no room beside the others.
SurveyDesign withoutTheImpossible(SurveyDesign design) {
    for (double *chance : {&design.yesGivenOne, &design.yesGivenZero})
        *chance = *chance < 1e-100 ? 0 : *chance;
    return design;
}

} // namespace

double fixedAtLeast(const SurveyDesign &design, std::int64_t n, std::int64_t ones, std::int64_t yes) {
    const SurveyDesign likely = withoutTheImpossible(design);
    return atLeast(FixedSum(likely, n, ones), FixedSum(opposite(likely), n, ones), real(n) * real(design.draws),
                   real(yes));
}

double fixedAtMost(const SurveyDesign &design, std::int64_t n, std::int64_t ones, std::int64_t yes) {
    return fixedAtLeast(opposite(design), n, ones, n * design.draws - yes);
}

double sampleAtLeast(const SurveyDesign &given, std::int64_t n, double prevalence, std::int64_t yes) {
    const SurveyDesign design = withoutTheImpossible(given);
    const double a = design.yesGivenOne;
    const double b = design.yesGivenZero;
    const std::int64_t draws = design.draws;
    if (a == b)
        return survey::binomialAtLeast(draws * n, a, yes);
    if (prevalence < 1e-100)
        return fixedAtLeast(design, n, 0, yes);
    if (a * (1 - a) == 0 && b * (1 - b) == 0) { // all of a person's cards are of the colour that tells the truth
        const std::int64_t people = yes <= 0 ? 0 : (yes - 1) / draws + 1;
        return survey::binomialAtLeast(n, a == 1 ? prevalence : 1 - prevalence, people);
    }
    const double all = real(n) * real(draws);
    const SampleSum sum(design, n, prevalence);
    const SampleSum failures(opposite(design), n, prevalence);
    if (real(yes) > sum.least() && real(yes) <= sum.most()) {
        const ByPeople byPeople(a > b ? design : SurveyDesign{.yesGivenOne = b, .yesGivenZero = a, .draws = draws}, n,
                                a > b ? prevalence : 1 - prevalence, yes);
        // A point costs about a tenth of what a tail of fixed people does.
        const bool upper = real(yes) > sum.mean();
        const double s = upper ? real(yes) : all - real(yes) + 1;
        if (s < sum.most() && s < failures.most())
            if (const double points = pointsOf(upper ? sum : failures, s);
                points > 10'000 && 10 * byPeople.terms() < points)
                return byPeople.atLeast();
    }
    return atLeast(sum, failures, all, real(yes));
}

double sampleAtMost(const SurveyDesign &design, std::int64_t n, double prevalence, std::int64_t yes) {
    return sampleAtLeast(opposite(design), n, prevalence, n * design.draws - yes);
}

} // namespace halftruth
