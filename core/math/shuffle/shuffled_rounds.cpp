#include "core/math/shuffle/shuffled_rounds.h"

#include "core/math/count/count_ratio.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/domain/domain.h"
#include "core/math/domain/stopped.h"
#include "core/math/one_bit/composition.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle.h"

#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <mutex>
#include <numbers>
#include <utility>
#include <vector>

namespace halftruth {

namespace shuffled_rounds {

/// Outcomes of one round: the logarithms of their probabilities with m true yeses, and their privacy losses. Where
/// there are many, every so manyth stands for those around it: by Poisson's formula a sum over a smooth bell loses
/// nothing by that as long as the step stays below its standard deviation and the oscillation it is multiplied by.
struct Outcomes {
    std::vector<double> logWeight;
    std::vector<double> loss;
};

/// The losses of one round in one direction, m true yeses against m+1, at so few outcomes that sums over them have
/// some digits: enough to know where to look closer, whatever the number of rounds.
struct Round {
    CountModel model;
    double deviation;
    double first = 0;
    double last = 0;
    Outcomes coarse{};

    Round(const CountModel &counted, const std::stop_token &stop);
    [[nodiscard]] double step() const;
};

} // namespace shuffled_rounds

namespace {

using shuffled_rounds::Outcomes;
using shuffled_rounds::Round;

constexpr double infinity = std::numeric_limits<double>::infinity();

/// ln of what is negligible beside 1: below the rounding of everything else.
constexpr double negligible = -33;

Outcomes outcomesOf(const CountModel &model, double first, double last, double step, const std::stop_token &stop) {
    std::vector<std::int64_t> at;
    for (double s = first; s <= last; s += step)
        at.push_back(std::llround(s));
    Outcomes all{.logWeight = {}, .loss = std::vector<double>(at.size())};
    const std::int64_t ones = model.ones;
    logPrivacyRatioGrid(model.n, model.q, at, {&ones, 1}, all.loss, stop);
    for (const std::int64_t s : at) {
        requireNotStopped(stop);
        all.logWeight.push_back(logCountPmf(model, s) + std::log(step));
    }
    return all;
}

/// ln M(θ), M(θ) = E e^(θX) of the loss X of one round, with its first two derivatives.
struct Cumulants {
    double log = 0;
    double mean = 0;
    double variance = 0;
};

Cumulants cumulantsAt(const Outcomes &outcomes, double theta) {
    double most = -infinity;
    for (std::size_t i = 0; i < outcomes.loss.size(); ++i)
        most = std::max(most, outcomes.logWeight[i] + theta * outcomes.loss[i]);
    double sum = 0;
    double first = 0;
    const auto weight = [&](std::size_t i) {
        return std::exp(outcomes.logWeight[i] + theta * outcomes.loss[i] - most);
    };
    for (std::size_t i = 0; i < outcomes.loss.size(); ++i) {
        sum += weight(i);
        first += weight(i) * outcomes.loss[i];
    }
    const double mean = first / sum;
    double second = 0;
    for (std::size_t i = 0; i < outcomes.loss.size(); ++i)
        second += weight(i) * (outcomes.loss[i] - mean) * (outcomes.loss[i] - mean);
    return {.log = most + std::log(sum), .mean = mean, .variance = second / sum};
}

/// Whole: outcomes are. From a deviation of ten on a sum over every so manyth outcome is that over all.
double stepBelow(double deviation, double most) { return deviation < 10 ? 1.0 : std::max(1.0, std::floor(most)); }

} // namespace

shuffled_rounds::Round::Round(const CountModel &counted, const std::stop_token &stop)
    : model(counted), deviation(std::sqrt(countVariance(counted))) {
    const double reach = std::max(60.0, 45 * deviation);
    const auto n = static_cast<double>(model.n);
    first = std::clamp(std::floor(countMean(model) - reach), 0.0, n);
    last = std::clamp(std::ceil(countMean(model) + reach), 0.0, n);
    coarse = outcomesOf(model, first, last, step(), stop);
}

double shuffled_rounds::Round::step() const { return stepBelow(deviation, deviation / 2); }

namespace {

/// The losses of all rounds in one direction.
class Rounds {
public:
    Rounds(const Round &round, double rounds, const RoundsEffort &effort)
        : m_round(round), m_rounds(rounds), m_effort(effort) {}

    /// The tilt at which the integrand of δ(ε) has its saddle on the real axis: where ln |M^T e^(−θε)/(θ(1 + θ))| is
    /// least.
    [[nodiscard]] double tiltFor(double epsilon) const {
        return tiltWhere([&](const Cumulants &k, double theta) {
            return m_rounds * k.mean - epsilon - 1 / theta - 1 / (1 + theta);
        });
    }
    /// Whether δ(ε) is certain to be smaller than every double, by Chernoff's bound δ(ε) ≤ M^T e^(−θε) at the tilt of
    /// its saddle. So far out M^T and e^(θε) have no digits in common left to integrate with.
    [[nodiscard]] bool vanishes(double epsilon, double theta) const {
        constexpr double least = -1000;
        constexpr double perRound = 1; // ln M from few outcomes, where a tilt leaves next to nothing but one of them
        return m_rounds * (cumulantsAt(m_round.coarse, theta).log + perRound) - theta * epsilon < least;
    }
    /// The same for the ε at which δ is about so much, by the first term of the saddle-point expansion.
    [[nodiscard]] double tiltForDelta(double logDelta) const {
        return tiltWhere([&](const Cumulants &k, double theta) { return logDelta - logAbout(k, theta); });
    }

    /// The integral along the line through one tilt, for all ε near the one that it belongs to.
    class Line {
    public:
        Line(const Rounds &rounds, double theta) : m_theta(theta) { rounds.evaluate(*this); }

        [[nodiscard]] double epsilon() const { return m_epsilon; }
        [[nodiscard]] double tilt() const { return m_theta; }
        [[nodiscard]] Enclosed delta(double epsilon) const {
            const double shift = epsilon - m_epsilon;
            const std::complex<double> turn = std::polar(1.0, -m_spacing * shift);
            constexpr std::size_t restart = 256; // the rotations' rounding adds up
            std::complex<double> turned(1, 0);
            double sum = m_integrals.front().real() / 2;
            double density = m_values.front().real() / 2;
            for (std::size_t j = 1; j < m_values.size(); ++j) {
                turned = j % restart == 0
                             ? std::polar(1.0, -static_cast<double>(j) * m_spacing * shift)
                             : std::complex<double>(turned.real() * turn.real() - turned.imag() * turn.imag(),
                                                    turned.real() * turn.imag() + turned.imag() * turn.real());
                sum += m_integrals[j].real() * turned.real() - m_integrals[j].imag() * turned.imag();
                density += m_values[j].real() * turned.real() - m_values[j].imag() * turned.imag();
            }
            const double scale = m_spacing / std::numbers::pi * std::exp(m_logScale - m_theta * shift);
            const double noisy = sum * scale;
            const double gap = m_noise * std::exp(m_noise / 8) * std::max(0.0, density * scale);
            return {.lower = std::max(0.0, noisy - gap), .upper = std::min(1.0, noisy)};
        }

    private:
        friend class Rounds;
        double m_theta;
        double m_epsilon = 0;
        double m_spacing = 0;
        double m_noise = 0;                           ///< its variance η²
        double m_logScale = 0;                        ///< ln M(θ)^T − θε
        std::vector<std::complex<double>> m_values{}; ///< the noisy M^T e^(−zε) at θ + i j spacing, without the scale
        std::vector<std::complex<double>> m_integrals{}; ///< the same by z(1+z)
    };

private:
    /// ln δ at the ε whose saddle is at this tilt, about.
    [[nodiscard]] double logAbout(const Cumulants &k, double theta) const {
        const double epsilon = m_rounds * k.mean - 1 / theta - 1 / (1 + theta);
        const double curvature = m_rounds * k.variance + 1 / (theta * theta) + 1 / ((1 + theta) * (1 + theta));
        return m_rounds * k.log - theta * epsilon - std::log(theta) - std::log1p(theta) -
               std::log(2 * std::numbers::pi * curvature) / 2;
    }

    /// Where a function of the tilt that rises with it is 0; the least or the largest tilt where it is so nowhere.
    template <class Excess>
    [[nodiscard]] double tiltWhere(Excess excess) const {
        constexpr double least = -30;
        // Further out T ln M(θ) has no digits left behind the point.
        constexpr double mostExponent = 1e10;
        const double largestLoss = std::ranges::max(m_round.coarse.loss);
        const double most = largestLoss > 0 ? std::min(30.0, std::log(mostExponent / (m_rounds * largestLoss))) : 30;
        const auto at = [&](double logTheta) {
            requireNotStopped(m_effort.stop);
            const double theta = std::exp(logTheta);
            return excess(cumulantsAt(m_round.coarse, theta), theta);
        };
        double low = std::log(1 / (std::sqrt(m_rounds * cumulantsAt(m_round.coarse, 0).variance) + 1e-12));
        low = std::clamp(low, least, most);
        double high = low;
        for (double step = 1; low > least && at(low) > 0; step *= 2)
            low = std::max(least, low - step);
        for (double step = 1; high < most && at(high) < 0; step *= 2)
            high = std::min(most, high + step);
        // Any tilt near it will do.
        for (int i = 0; i < 12 && high - low > 1e-3; ++i) {
            const double middle = (low + high) / 2;
            (at(middle) > 0 ? high : low) = middle;
        }
        return std::exp((low + high) / 2);
    }

    /// How far apart copies of δ must be for those that the sum over the line adds to be negligible: beside ε and ε ±
    /// a period, by Chernoff's bound δ(x) ≤ M(θ')^T e^(−θ'x) for any tilt θ' ≥ 0.
    [[nodiscard]] double period(const Line &line, const Cumulants &k) const {
        const double theta = line.m_theta;
        const double logDelta = logAbout(k, theta);
        const double unit = 1 / std::sqrt(m_rounds * k.variance + 1 / (theta * theta));
        const auto needed = [&](double other) {
            const double bound = m_rounds * cumulantsAt(m_round.coarse, other).log - other * line.m_epsilon;
            return (bound - logDelta - negligible) / std::fabs(other - theta);
        };
        double below = needed(0);
        for (const double share : {0.25, 0.5, 0.75})
            below = std::min(below, needed(share * theta));
        double above = infinity;
        for (double step = unit; step < 600 * unit; step *= 2)
            above = std::min(above, needed(theta + step));
        return std::max(below, above);
    }

    void evaluate(Line &line) const {
        const double theta = line.m_theta;
        const Cumulants k = cumulantsAt(m_round.coarse, theta);
        line.m_epsilon = m_rounds * k.mean - 1 / theta - 1 / (1 + theta);
        line.m_logScale = m_rounds * k.log - theta * line.m_epsilon;
        line.m_spacing = 2 * std::numbers::pi / period(line, k);
        // The gap is about η² θ(1+θ) times δ. Fewer points where there would be too many.
        constexpr double mostPoints = 1 << 15;
        constexpr double mostProducts = 2e7;
        const double reach = std::sqrt(-2 * negligible); // of e^(−η²t²/2), beyond what is negligible
        double noise = std::sqrt(m_effort.width / (theta * (1 + theta)));
        noise = std::max(noise, reach / (mostPoints * line.m_spacing));
        const Likely likely = likelyAt(theta);
        while (likely.count(stepFor(likely, reach / noise)) * (reach / noise / line.m_spacing) > mostProducts)
            noise *= 2;
        const Outcomes outcomes =
            outcomesOf(m_round.model, likely.first, likely.last, stepFor(likely, reach / noise), m_effort.stop);
        line.m_noise = noise * noise;
        sum(line, outcomes, k, static_cast<std::size_t>(std::ceil(reach / noise / line.m_spacing)));
    }

    /// The outcomes that count at a tilt, and how fast the loss changes among them.
    struct Likely {
        double first = 0;
        double last = 0;
        double slope = 0;
        [[nodiscard]] double count(double step) const { return std::floor((last - first) / step) + 1; }
    };
    [[nodiscard]] Likely likelyAt(double theta) const {
        constexpr double relative = -60;
        double most = -infinity;
        for (std::size_t i = 0; i < m_round.coarse.loss.size(); ++i)
            most = std::max(most, m_round.coarse.logWeight[i] + theta * m_round.coarse.loss[i]);
        const double coarse = m_round.step();
        Likely likely{.first = m_round.last, .last = m_round.first};
        for (std::size_t i = 0; i < m_round.coarse.loss.size(); ++i)
            if (m_round.coarse.logWeight[i] + theta * m_round.coarse.loss[i] > most + relative) {
                const double at = m_round.first + static_cast<double>(i) * coarse;
                likely.first = std::min(likely.first, std::max(m_round.first, at - coarse));
                likely.last = std::max(likely.last, std::min(m_round.last, at + coarse));
                if (i > 0)
                    likely.slope = std::max(likely.slope,
                                            std::fabs(m_round.coarse.loss[i] - m_round.coarse.loss[i - 1]) / coarse);
            }
        return likely;
    }
    /// Near enough to one another for oscillations e^(itX) up to that t: e^(−10²/2) is what a bell as wide as the
    /// count's has left at ten inverse deviations.
    [[nodiscard]] double stepFor(const Likely &likely, double frequency) const {
        return stepBelow(m_round.deviation,
                         2 * std::numbers::pi / (frequency * likely.slope + 10 / m_round.deviation));
    }

    void sum(Line &line, const Outcomes &outcomes, const Cumulants &k, std::size_t points) const {
        const double theta = line.m_theta;
        const std::size_t count = outcomes.loss.size();
        std::vector<double> weight(count);
        std::vector<double> real(count);
        std::vector<double> imaginary(count);
        std::vector<double> stepReal(count);
        std::vector<double> stepImaginary(count);
        double total = 0;
        for (std::size_t i = 0; i < count; ++i)
            total += weight[i] = std::exp(outcomes.logWeight[i] + theta * outcomes.loss[i] - k.log);
        for (std::size_t i = 0; i < count; ++i) {
            weight[i] /= total;
            const double angle = line.m_spacing * (outcomes.loss[i] - k.mean);
            stepReal[i] = std::cos(angle);
            stepImaginary[i] = std::sin(angle);
        }
        constexpr std::size_t restart = 512; // the rotations' rounding adds up
        const double centre = m_rounds * k.mean - line.m_epsilon;
        line.m_values.reserve(points + 1);
        line.m_integrals.reserve(points + 1);
        const std::size_t asked = std::max<std::size_t>(1, 50'000 / count); // whether it is still wanted
        for (std::size_t j = 0; j <= points; ++j) {
            const double t = static_cast<double>(j) * line.m_spacing;
            if (j % asked == 0)
                requireNotStopped(m_effort.stop);
            if (j % restart == 0) {
                for (std::size_t i = 0; i < count; ++i) {
                    const double angle = t * (outcomes.loss[i] - k.mean);
                    real[i] = weight[i] * std::cos(angle);
                    imaginary[i] = weight[i] * std::sin(angle);
                }
            }
            double sumReal = 0;
            double sumImaginary = 0;
            for (std::size_t i = 0; i < count; ++i) {
                sumReal += real[i];
                sumImaginary += imaginary[i];
                const double next = real[i] * stepReal[i] - imaginary[i] * stepImaginary[i];
                imaginary[i] = real[i] * stepImaginary[i] + imaginary[i] * stepReal[i];
                real[i] = next;
            }
            const std::complex<double> z(theta, t);
            const std::complex<double> poles = z * (1.0 + z);
            const double logLength = m_rounds * std::log(std::hypot(sumReal, sumImaginary));
            const double angle = m_rounds * std::atan2(sumImaginary, sumReal) + t * centre;
            const std::complex<double> value =
                std::polar(std::exp(logLength), angle) * std::exp(line.m_noise / 2 * poles);
            line.m_values.push_back(value);
            line.m_integrals.push_back(value / poles);
        }
    }

    const Round &m_round;
    double m_rounds;
    const RoundsEffort &m_effort;
};

/// What rounding may take from an upper and give to a lower end.
Enclosed widened(const Enclosed &ends, double rounds) {
    const double rounding = 1e-12 + 1e-15 * rounds;
    return {.lower = ends.lower * (1 - rounding), .upper = std::min(1.0, ends.upper * (1 + rounding))};
}

double requireRounds(const CountModel &model, std::int64_t rounds) {
    const auto count = static_cast<double>(rounds);
    require("n", static_cast<double>(model.n), range::population);
    require("ones", static_cast<double>(model.ones), range::integers(0, static_cast<double>(model.n) - 1));
    require("q", model.q, range::lieProbability);
    require("rounds", count, range::integers(1, maxAnswers));
    return count;
}

Enclosed oneDirectionDelta(const Round &round, double rounds, double epsilon, const RoundsEffort &effort) {
    const Rounds all(round, rounds, effort);
    const double theta = all.tiltFor(epsilon);
    if (all.vanishes(epsilon, theta))
        return {};
    return widened(Rounds::Line(all, theta).delta(epsilon), rounds);
}

/// The least ε in [0, limit] with an upper end of at most δ, and one below it at which the lower end isn't.
Enclosed oneDirectionEpsilon(const Round &round, double rounds, double delta, double limit,
                             const RoundsEffort &effort) {
    const Rounds all(round, rounds, effort);
    if (widened(Rounds::Line(all, all.tiltFor(0)).delta(0), rounds).upper <= delta)
        return {};
    const Rounds::Line line(all, all.tiltForDelta(std::log(delta)));
    const auto search = [&](double Enclosed::*end) {
        const auto excess = [&](double epsilon) {
            requireNotStopped(effort.stop);
            const double at = widened(line.delta(epsilon), rounds).*end;
            return at > 0 ? std::log(at / delta) : -1e4;
        };
        // Outwards from where it is about, with the slope that the tilt is: far away the line has fewer digits.
        const double about = std::clamp(line.epsilon(), 0.0, limit);
        const double first = (std::min(std::fabs(excess(about)), 10.0) + 1e-3) / line.tilt();
        double low = about;
        double high = about;
        for (double step = first; low > 0 && excess(low) <= 0; step *= 2)
            low = std::max(0.0, low - step);
        for (double step = first; high < limit && excess(high) > 0; step *= 2)
            high = std::min(limit, high + step);
        if (high == limit && excess(high) > 0)
            return Enclosed{.lower = low, .upper = limit};
        if (low == 0 && excess(low) <= 0)
            return Enclosed{};
        if (low == high)
            return Enclosed{.lower = low, .upper = high};
        std::uintmax_t most = 100;
        const auto bracket =
            boost::math::tools::toms748_solve(excess, low, high, boost::math::tools::eps_tolerance<double>(46), most);
        return Enclosed{.lower = bracket.first, .upper = bracket.second};
    };
    return {.lower = search(&Enclosed::lower).lower, .upper = search(&Enclosed::upper).upper};
}

Enclosed larger(const Enclosed &a, const Enclosed &b) {
    return {.lower = std::max(a.lower, b.lower), .upper = std::max(a.upper, b.upper)};
}

/// m+1 true yeses against m are n−1−m of the mirror image against one more.
CountModel mirrored(const CountModel &model) {
    return {.n = model.n, .ones = model.n - 1 - model.ones, .q = model.q};
}

/// Of one round, without noise.
double oneRoundEpsilon(const CountModel &model, double delta, double limit, const std::stop_token &stop) {
    const auto excess = [&](double epsilon) {
        requireNotStopped(stop);
        const HockeyStick stick = hockeyStick(model, epsilon);
        const double at = std::max(stick.zero, stick.one);
        return at > 0 ? std::log(at / delta) : -1e4;
    };
    if (excess(0) <= 0)
        return 0;
    std::uintmax_t most = 200;
    return boost::math::tools::toms748_solve(
               excess, 0.0, limit, boost::math::tools::eps_tolerance<double>(std::numeric_limits<double>::digits),
               most)
        .second;
}

/// Of a q so small that no lie is ever told: all counts are m, or all are m+1 of the neighbour, where one of m+1 or
/// n−m people would have had to lie in each round; and no more is lost than all answers lose.
double rareLoss(const CountModel &model, double rounds) {
    const auto liars = static_cast<double>(std::min(model.ones + 1, model.n - model.ones));
    return -rounds * (std::log(model.q) + std::log(liars));
}

} // namespace

struct ShuffledRounds::Directions {
    std::once_flag once{};
    std::vector<Round> rounds{};

    /// One where they are mirror images of one another. Stopped, it begins anew the next time.
    const std::vector<Round> &of(const CountModel &model, const std::stop_token &stop) {
        std::call_once(once, [&] {
            std::vector<Round> each{Round(model, stop)};
            if (const CountModel other = mirrored(model); other != model)
                each.emplace_back(other, stop);
            rounds = std::move(each);
        });
        return rounds;
    }
};

ShuffledRounds::ShuffledRounds(const CountModel &model)
    : m_model(model), m_directions(std::make_shared<Directions>()) {}

Enclosed ShuffledRounds::delta(std::int64_t rounds, double epsilon, const RoundsEffort &effort) const {
    const double count = requireRounds(m_model, rounds);
    require("epsilon", epsilon, range::nonNegative);
    const auto exactly = [](double delta) { return Enclosed{.lower = delta, .upper = delta}; };
    if (rounds == 1) {
        const HockeyStick stick = hockeyStick(m_model, epsilon);
        return exactly(std::max(stick.zero, stick.one));
    }
    const double local = composedDelta(m_model.q, rounds, epsilon);
    if (m_model.n == 1 || m_model.q == 0 || m_model.q == 0.5 || local == 0)
        return exactly(local);
    if (m_model.q < detail::smallestChainQ)
        return {.lower = std::max(0.0, -std::expm1(epsilon - rareLoss(m_model, count))), .upper = local};
    Enclosed ends{};
    for (const Round &direction : m_directions->of(m_model, effort.stop))
        ends = larger(ends, oneDirectionDelta(direction, count, epsilon, effort));
    // The counts are a post-processing of all answers, of which one person's differ.
    ends.upper = std::min(ends.upper, local);
    ends.lower = std::min(ends.lower, ends.upper);
    return ends;
}

Enclosed ShuffledRounds::epsilon(std::int64_t rounds, double delta, const RoundsEffort &effort) const {
    const double count = requireRounds(m_model, rounds);
    require("delta", delta, range::openUnit);
    const double limit = composedEpsilon(m_model.q, rounds, delta);
    if (m_model.n == 1 || m_model.q == 0 || m_model.q == 0.5 || limit == 0)
        return {.lower = limit, .upper = limit};
    if (m_model.q < detail::smallestChainQ)
        return {.lower = std::clamp(rareLoss(m_model, count) + std::log1p(-delta), 0.0, limit), .upper = limit};
    if (rounds == 1) {
        const double alone = oneRoundEpsilon(m_model, delta, halftruth::epsilon(m_model.q), effort.stop);
        return {.lower = alone, .upper = alone};
    }
    Enclosed ends{};
    for (const Round &direction : m_directions->of(m_model, effort.stop))
        ends = larger(ends, oneDirectionEpsilon(direction, count, delta, limit, effort));
    ends.upper = std::min(ends.upper, limit);
    ends.lower = std::min(ends.lower, ends.upper);
    return ends;
}

Enclosed shuffledRoundsDelta(const CountModel &model, std::int64_t rounds, double epsilon,
                             const RoundsEffort &effort) {
    return ShuffledRounds(model).delta(rounds, epsilon, effort);
}

Enclosed shuffledRoundsEpsilon(const CountModel &model, std::int64_t rounds, double delta,
                               const RoundsEffort &effort) {
    return ShuffledRounds(model).epsilon(rounds, delta, effort);
}

} // namespace halftruth
