#include "core/math/count/count_tilt.h"

#include <boost/math/special_functions/log1p.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace halftruth::detail {

namespace {

// x - log1p(x) >= 0. Boost's series avoids the cancellation at small x; from 1/4 on, where the series grows long, the
// difference itself loses only one digit.
Extended lagOfLog1p(Extended x) { return x < 0.25L ? -boost::math::log1pmx(x) : x - std::log1p(x); }

// (1+u) log1p(u) - u >= 0 for u >= 0.
Extended entropyExcess(Extended u) {
    return u < 0.25L ? u * u - (1 + u) * lagOfLog1p(u) : (1 + u) * std::log1p(u) - u;
}

/// Some independent bits with one success probability, as their characteristic function around their mean has them.
/// Of both probabilities each has all its digits.
struct Bits {
    double number;
    double success;
    double failure;

    [[nodiscard]] double variance() const { return success * failure; }

    /// ln of the modulus, at the angle of whose half this is the squared sine.
    [[nodiscard]] double logModulus(double squaredSine) const {
        return number == 0 ? 0 : number * 0.5 * std::log1p(-4 * variance() * squaredSine);
    }

    /// The phase, at the angle of whose half this is the tangent: with r = 1 - 2 success it is
    /// r atan(T) - atan(r T) = r Sum_k (-1)^k T^(2k+1) (1 - r^(2k))/(2k+1), in which only terms of one order cancel.
    [[nodiscard]] double phase(double tangent) const {
        if (number == 0)
            return 0;
        const double r = failure - success;
        const double r2 = r * r;
        const double t2 = tangent * tangent;
        double geometric = 1; // (1 - r^(2k))/(1 - r^2)
        double power = -tangent * t2;
        double sum = power / 3;
        for (double k = 2; k < 40; ++k) {
            geometric = 1 + r2 * geometric;
            power *= -t2;
            const double term = power * geometric / (2 * k + 1);
            sum += term;
            if (std::fabs(term) < 1e-17 * std::fabs(sum))
                break;
        }
        return number * r * 4 * variance() * sum;
    }
};

} // namespace

UpperTail::Tilt UpperTail::tiltTo(Extended deviation) const {
    const Extended p = 1 - q;
    // psi'(s) = x is a quadratic a y^2 + b y - deviation = 0 in y = e^s - 1, where the mean and x no longer have to
    // be subtracted. Its only positive root, from whichever form adds two positive numbers:
    const Extended a = (room() - deviation) * p * q;
    const Extended b = (ones + zeros) * p * q - deviation;
    const Extended root = std::sqrt(b * b + 4 * a * deviation);
    const Extended y = b >= 0 ? 2 * deviation / (b + root) : (root - b) / (2 * a);

    // s x - psi(s) would be a small difference of large numbers. It equals ones KL(p'||p) + zeros KL(q'||q) for the
    // tilted probabilities p' = p e^s/(q + p e^s) and q' = q e^s/(p + q e^s), and each divergence is a sum of
    // positive terms in p'/p - 1 = q y/(1 + p y) and so on.
    const Extended divergenceOnes = p * entropyExcess(q * y / (1 + p * y)) + q * lagOfLog1p(p * y) / (1 + p * y);
    const Extended divergenceZeros = q * entropyExcess(p * y / (1 + q * y)) + p * lagOfLog1p(q * y) / (1 + q * y);
    return {.growth = y, .divergence = ones * divergenceOnes + zeros * divergenceZeros};
}

Extended UpperTail::exponent(Extended deviation) const {
    const Extended slack = room() - deviation;
    if (slack < 0)
        return std::numeric_limits<Extended>::infinity();
    if (slack == 0) // every report is a yes
        return -(ones * std::log1p(-q) + zeros * std::log(q));
    return tiltTo(deviation).divergence;
}

std::optional<TiltedSum> tiltedSum(const UpperTail &tail, double deviation, const TailWeights &weights) {
    const auto q = static_cast<double>(tail.q);
    const double p = 1 - q;
    const double sd = std::sqrt(static_cast<double>(tail.ones + tail.zeros) * p * q);
    // Next to the mean the tail is nearly a half and its series would need points without end: there the tilt is one
    // standard deviation's.
    const double moved = std::max(deviation, sd);
    if (!(moved < static_cast<double>(tail.room())))
        return std::nullopt;
    const UpperTail::Tilt tilt = tail.tiltTo(moved);
    const auto y = static_cast<double>(tilt.growth);
    const Bits ones{static_cast<double>(tail.ones), p * (1 + y) / (1 + p * y), q / (1 + p * y)};
    const Bits zeros{static_cast<double>(tail.zeros), q * (1 + y) / (1 + q * y), p / (1 + q * y)};
    const double variance = ones.number * ones.variance() + zeros.number * zeros.variance();
    if (variance < smallestTiltedVariance)
        return std::nullopt;
    const double s = std::log1p(y);
    const double e = 1 / (1 + y);
    const double complement = y / (1 + y);
    const double points = std::ceil(9.2 * std::sqrt(variance)) + 40;
    double total = weights.outcome + weights.tail / complement;
    for (double k = 1; 2 * k < points; ++k) {
        const double half = std::numbers::pi * k / points;
        const double sine = std::sin(half);
        const double cosine = std::cos(half);
        const double logModulus = ones.logModulus(sine * sine) + zeros.logModulus(sine * sine);
        if (logModulus < -42)
            break;
        const double phase = ones.phase(sine / cosine) + zeros.phase(sine / cosine) + 2 * half * (moved - deviation);
        // e^(i phase) (outcome + tail/(1 - e^(-s - i angle))), its real part twice for the two signs of the angle.
        const double re = complement + 2 * e * sine * sine;
        const double im = 2 * e * sine * cosine;
        const double scale = weights.tail / (re * re + im * im);
        total += 2 * std::exp(logModulus) *
                 (std::cos(phase) * (weights.outcome + re * scale) + std::sin(phase) * im * scale);
    }
    // e^(psi(s) - s x), where x may be nearer to the mean than the tilt moves it.
    const Extended logWeight = std::log1p(tilt.growth) * static_cast<Extended>(moved - deviation) - tilt.divergence;
    TiltedSum result{.logScale = logWeight, .sum = total / points};
    // The aliases, as long as what lies below x is within the circle; further out they are beyond any digit.
    if (s * std::sqrt(variance) <= 9)
        result.sum -= weights.tail * static_cast<double>(std::exp(-logWeight)) / std::expm1(s * points);
    return result;
}

double tiltedTail(const UpperTail &tail, double deviation) {
    const auto found = tiltedSum(tail, deviation, {});
    return found ? static_cast<double>(std::exp(found->logScale)) * found->sum : -1;
}

} // namespace halftruth::detail
