#pragma once

#include "core/math/domain/domain.h"
#include "core/math/domain/phrase.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// The same mechanism under the names it has in different papers. What the names share is the odds of the truth
/// against any one lie, e^epsilon: a bit is flipped with probability q = 1/(1+e^epsilon), one of k values stays with
/// probability e^epsilon/(e^epsilon+k-1) and becomes any one other with probability 1/(e^epsilon+k-1). Between a name
/// for one bit and a name over k > 2 values the translation is therefore to the mechanism with the same privacy loss.
namespace halftruth {

/// Names of a mechanism that one number fixes. The order is that of representationTable().
enum class RepresentationId : std::uint8_t {
    LieProbability,
    BitTruthProbability,
    RapporF,
    RapporP,
    RapporQ,
    WarnerBias,
    Epsilon,
    TruthProbability,
    UniformReplacement,
    PramDiagonal,
};
inline constexpr std::size_t representationCount = 10;

/// A value for every name; none where the mechanism does not have that name.
struct Translation {
    double categories = 2;                       ///< k, the number of values that the names over k refer to
    double epsilon = 0;                          ///< nats; inf for the truth
    std::optional<double> lieProbability{};      ///< q: a bit is flipped
    std::optional<double> bitTruthProbability{}; ///< p = 1 - q
    std::optional<double> rapporF{};             ///< f = 2q: a bit is replaced by a fair coin
    double rapporP = 0;                          ///< P(1 reported | 0), RAPPOR's p (its p* when f > 0)
    double rapporQ = 1;                          ///< P(1 reported | 1), RAPPOR's q (its q* when f > 0)
    std::optional<double> warnerBias{};          ///< 1/2 - q
    std::optional<double> truthProbability{};    ///< over k values: the report is the truth
    std::optional<double> uniformReplacement{};  ///< over k values: replaced by a uniform one, perhaps by itself
    std::optional<double> pramDiagonal{};        ///< gamma = e^epsilon: kept gamma times as often as made any other
};

/// One name: what a table of the translator shows, and what it accepts.
struct Representation {
    RepresentationId id;
    std::string_view key{};    ///< in files and on the command line
    std::string_view symbol{}; ///< in formulas
    Phrase name{};             ///< in words
    std::string_view formula{};
    Phrase source{};
    Range range;         ///< over all k: see representationRange()
    bool overCategories; ///< true where the value depends on k
};

/// Every name of the parameter, in the order of RepresentationId.
[[nodiscard]] std::span<const Representation, representationCount> representationTable();
[[nodiscard]] const Representation &representation(RepresentationId id);

/// The values that a name may take when there are k of them: a uniform guess is right with probability 1/k.
/// Domain: categories in {2, ..., 10^6}. Throws std::domain_error.
[[nodiscard]] Range representationRange(RepresentationId id, std::int64_t categories);

/// The value a translation has for a name, or none.
[[nodiscard]] std::optional<double> valueOf(const Translation &translation, RepresentationId id);

/// Every name's value, from the value of one of them.
///     through q, p and p - q, each as a quotient of sums of positive terms
/// Source: Warner 1965; [WN]; [LWR]; Erlingsson, Pihur and Korolova 2014; each row of representationTable().
/// Domain: the value in representationRange(); categories in {2, ..., 10^6}. Ends: no noise is q = 0, epsilon and
/// gamma inf; pure noise is q = 1/2, epsilon 0, gamma 1.
/// Exact: relative error 1e-14 of every value, wherever the given one itself tells it (q next to 1/2 does not tell
/// 1/2 - q to more digits than the subtraction has); the given value is returned as it is.
/// O(1). Throws std::domain_error.
[[nodiscard]] Translation translate(RepresentationId from, double value, std::int64_t categories = 2);

/// Every name's value, from RAPPOR's three parameters for one bit of one report.
///     P(1|0) = f (p+q)/2 + (1-f) p, P(1|1) = f (p+q)/2 + (1-f) q,
///     epsilon = max(abs(ln(P(1|1)/P(1|0))), abs(ln(P(0|1)/P(0|0))))
/// Source: Erlingsson, Pihur and Korolova 2014, lemma 1.
/// Domain: f, p, q in [0, 1], categories in {2, ..., 10^6}. Where 0 and 1 are not treated alike, p + q != 1 (beyond
/// 1e-15), or where the report leans to the opposite, q < p, the mechanism has no other name than these two
/// probabilities and epsilon: the others are empty.
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] Translation translateRappor(double f, double p, double q, std::int64_t categories = 2);

} // namespace halftruth
