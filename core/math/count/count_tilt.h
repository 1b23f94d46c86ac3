#pragma once

#include <optional>

namespace halftruth::detail {

/// The wider type where the machine has one: exp(-690) is 1e-300, so an exponent must be good to 1e-15 for its
/// exponential to have twelve digits.
using Extended = long double;

/// One tail of the count Bin(ones, p) + Bin(zeros, q), 0 < q < 1/2: that it exceeds its mean by a deviation or more.
/// The tail below the mean is this one with the ones and zeros exchanged.
struct UpperTail {
    Extended q;
    Extended ones;
    Extended zeros;

    /// The exponential tilt that moves the mean up by some deviation.
    struct Tilt {
        Extended growth;     ///< e^s - 1, s the tilt
        Extended divergence; ///< of the tilted count from the count, s x - psi(s) at its new mean x
    };

    /// From the mean to the upper end of the support.
    [[nodiscard]] Extended room() const { return ones * q + zeros * (1 - q); }

    /// For a deviation in (0, room). Closed form, of positive terms: as accurate as the deviation.
    [[nodiscard]] Tilt tiltTo(Extended deviation) const;

    /// -ln of Chernoff's bound, sup_s (s x - psi(s)) at x = mean + deviation; +inf beyond the support.
    [[nodiscard]] Extended exponent(Extended deviation) const;
};

/// From this variance on, before and after its tilt, tiltedSum() holds, and costs less than adding up neighbours.
inline constexpr double smallestTiltedVariance = 100;

/// What is added up: outcome P[count = x] + tail P[count >= x].
struct TailWeights {
    double outcome = 0;
    double tail = 1;
};

/// e^logScale sum: where both are far below the smallest double the logarithm is still there.
struct TiltedSum {
    Extended logScale;
    double sum;
};

/// The weighted sum at an outcome x = mean + deviation, deviation > -1, by the Fourier series of the tilted count:
/// over N points of the circle the tail is exactly
///     e^(psi(s) - s x) Sum_k e^(-s (k mod N))/(1 - e^(-s N)) P'[x + k],
/// P' the tilted probabilities, so that but for those more than N outcomes away it is P[count >= x] + 1/(e^(s N) - 1)
/// [Daniels 1954 for the tilt; Abate & Whitt 1992 for the sum over the aliases]. N is 9.2 standard deviations and
/// more, where e^(-9.2^2/2) = 4e-19 is left, and by as much the terms fall that are not summed. Nothing where the
/// tilted variance is below smallestTiltedVariance. Relative error 1e-13 (1 + z^2/500), z standard deviations from
/// the mean, where the two parts don't cancel; where they do, as in a hockey stick, they are weighted before they are
/// added up, so that the factor they share costs no digits. O(1), thirteen points.
[[nodiscard]] std::optional<TiltedSum> tiltedSum(const UpperTail &tail, double deviation, const TailWeights &weights);

/// P[count >= mean + deviation] for a deviation >= 0 that ends at an outcome: tiltedSum() of the tail alone. Negative
/// where there is none.
[[nodiscard]] double tiltedTail(const UpperTail &tail, double deviation);

} // namespace halftruth::detail
