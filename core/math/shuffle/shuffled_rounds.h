#pragma once

#include "core/math/count/count_distribution.h"

#include <cstdint>
#include <memory>
#include <stop_token>

/// The same people asked again and again, shuffled each time: what the counts of several rounds give away together of
/// one of them, whose truth, like everybody else's, stays the same while the lies are fresh. The privacy loss of all
/// rounds is the sum of independent losses ln π of one round, whose distribution is convolved with itself.
///
/// A sum of discrete losses can't be convolved exactly for many rounds. It is convolved with a little normal noise
/// added, whose effect on δ has a sign and a bound:
///     δ ≤ δ_η, δ ≥ δ_η − η² e^(η²/8) f_η,   f_η the density of the noisy loss at ε
/// Why: multiplying P'/P by a noise of mean 1, here exp(η G − η²/2), is a spread, so that δ, convex in that ratio,
/// only grows; and what it adds is ½ ∫ over v from 0 to η² of the density with noise of variance v, whose normal
/// factors exp(−(y + v/2)²/(2v))/√(2πv) are at most e^(η²/8) η/√v times that at v = η². δ_η is a Fourier integral,
/// and has all its digits wherever it is, since the loss is tilted to ε first [the idea is that of Koskela, Jälkö &
/// Honkela 2020, with noise in the place of a grid].
///
/// Domains: n in 1 … 1e9, ones (m) in 0 … n−1, q in [0, 1/2], rounds in 1 … 1e6. Everything throws std::domain_error,
/// and Stopped when that is asked for.
namespace halftruth {

/// Between what a number lies.
struct Enclosed {
    double lower = 0;
    double upper = 0;
    bool operator==(const Enclosed &) const = default;
};

/// How much is spent on an enclosure.
struct RoundsEffort {
    /// (upper − lower)/upper of δ at the most, as long as that takes no more than some tens of milliseconds; beyond
    /// that the ends are further apart, and still ends.
    double width = 1e-4;
    std::stop_token stop{};
};

/// The two functions below of the same people and lies again and again, for other numbers of rounds: what these have
/// in common is computed once, when it is first asked for. Copies share it; every thread may ask.
class ShuffledRounds {
public:
    explicit ShuffledRounds(const CountModel &model);

    [[nodiscard]] const CountModel &model() const { return m_model; }
    /// As shuffledRoundsDelta().
    [[nodiscard]] Enclosed delta(std::int64_t rounds, double epsilon, const RoundsEffort &effort = {}) const;
    /// As shuffledRoundsEpsilon().
    [[nodiscard]] Enclosed epsilon(std::int64_t rounds, double delta, const RoundsEffort &effort = {}) const;

private:
    struct Directions;
    CountModel m_model;
    std::shared_ptr<Directions> m_directions;
};

/// The smallest δ at which the counts of all rounds, of m true yeses against m+1 and the reverse, are (ε,
/// δ)-differentially private.
///     Σ over all outcomes of max(0, Π P[A(m) = s_i] − e^ε Π P[A(m+1) = s_i]), the larger of both directions
/// Source: the definition; the losses of independent rounds add up. Domain: epsilon ≥ 0.
/// Ends: 1 at q = 0; 0 at q = 1/2 and where epsilon ≥ T ln(p/q); exact, both ends the same, for one round,
/// hockeyStick(), and for one person, composedDelta(). An upper and a lower bound; rounding adds 1e-12 relative,
/// 1e-15 for each round. Cost: independent of n and of the rounds but for what the width asks for, a millisecond at
/// 1e-2.
[[nodiscard]] Enclosed shuffledRoundsDelta(const CountModel &model, std::int64_t rounds, double epsilon,
                                           const RoundsEffort &effort = {});

/// The smallest epsilon ≥ 0 at which shuffledRoundsDelta() is at most delta.
/// Source: as shuffledRoundsDelta(). Domain: delta in (0, 1). Ends: +inf at q = 0, 0 at q = 1/2; at most T ln(p/q).
/// An upper and a lower bound, some hundred times as near to one another as those of δ. Cost: that of two or three of
/// them.
[[nodiscard]] Enclosed shuffledRoundsEpsilon(const CountModel &model, std::int64_t rounds, double delta,
                                             const RoundsEffort &effort = {});

} // namespace halftruth
