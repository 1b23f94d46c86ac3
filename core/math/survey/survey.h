#pragma once

#include "core/math/domain/domain.h"
#include "core/math/domain/phrase.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

/// Surveys with randomized answers: n people answer yes or no through a chance device, and the share of the people
/// with the sensitive trait, the prevalence, is estimated. A design is what the device does: a = P(yes | trait) and
/// b = P(yes | no trait). With l the probability of a yes, l = b + prevalence (a-b).
///
/// Domains unless said otherwise: a and b in [0, 1] and different (equal answers tell nothing: no estimator), draws
/// in {1, ..., 1000}, n in {1, ..., 10^9}, yes in {0, ..., draws n}, prevalence in [0, 1], beta in (0, 1), the
/// probability that an interval misses. A design in which a yes speaks against the trait, a < b, is as good as its
/// opposite.
namespace halftruth {

struct SurveyDesign {
    double yesGivenOne = 1;  ///< a
    double yesGivenZero = 0; ///< b
    std::int64_t draws = 1;  ///< answers of each person; more than 1 in Kuk's design only
    /// What a and b are more than these doubles, which have few digits where a no is rare or a and b are nearly
    /// equal.
    double restOfOne = 0;
    double restOfZero = 0;

    [[nodiscard]] double contrast() const { return yesGivenOne - yesGivenZero + (restOfOne - restOfZero); } ///< a-b
    [[nodiscard]] double noGivenOne() const { return std::max(0.0, 1 - yesGivenOne - restOfOne); }          ///< 1-a
    [[nodiscard]] double noGivenZero() const { return std::max(0.0, 1 - yesGivenZero - restOfZero); }       ///< 1-b
    bool operator==(const SurveyDesign &) const = default;
};

/// What the collector counts: yes answers among all, of each person's draws together.
struct SurveyAnswers {
    std::int64_t n = 1;
    std::int64_t yes = 0;
};

/// Warner's design: with probability p the person answers "I have the trait", else "I don't".
///     a = p, b = 1-p
/// Source: Warner 1965. Domain: truth p in [0, 1] but not 1/2. Exact; O(1). Throws std::domain_error.
[[nodiscard]] SurveyDesign warnerDesign(double truth);

/// Warner's design told by the probability q of the opposite statement, which is exact where 1-q isn't: near 1/2.
/// The mirrored question is the same under the name it has in newer surveys.
///     a = 1-q, b = q, a-b = 1-2q
/// Source: as warnerDesign(), p = 1-q; Blair, Imai and Zhou 2015. Domain: q in [0, 1/2). Exact; O(1). Throws
/// std::domain_error.
[[nodiscard]] SurveyDesign warnerDesignOfLies(double q);

/// The crosswise model: the person says yes when the answers to the sensitive question and to an innocuous one, of
/// known prevalence p, agree (both yes or both no).
///     a = p, b = 1-p
/// Source: Yu, Tian and Tang 2008. Domain and accuracy: as warnerDesign(). Throws std::domain_error.
[[nodiscard]] SurveyDesign crosswiseDesign(double innocuous);

/// Forced response: the truth with probability t, a forced yes with probability y, else a forced no.
///     a = t+y, b = y
/// Source: Boruch 1971; Blair, Imai and Zhou 2015. Every design with a > b is one of these, t = a-b and y = b.
/// Domain: truth t in (0, 1], forcedYes y in forcedYesRange(t). Ends: where t+y rounds to 1, nobody is forced to say
/// no, and y is taken for 1-t. Exact; O(1). Throws std::domain_error.
[[nodiscard]] SurveyDesign forcedResponseDesign(double truth, double forcedYes);

/// How often a yes may be forced beside a truth probability t: [0, 1-t], where 1-t is rounded to 15 decimals, so that
/// 0.9 and 0.1 go together. Domain: truth in [0, 1] (not checked). Never throws.
[[nodiscard]] Range forcedYesRange(double truth);

/// The unrelated question: the sensitive question with probability t, else an innocuous one of known prevalence u.
///     a = t + (1-t) u, b = (1-t) u
/// Source: Greenberg, Abul-Ela, Simmons and Horvitz 1969. Domain: truth t in (0, 1], innocuous u in [0, 1].
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] SurveyDesign unrelatedQuestionDesign(double truth, double innocuous);

/// Kuk's design: the person draws k cards, with replacement, from one of two decks and names their colours; the share
/// of red cards is redIfOne in the deck of who has the trait and redIfZero in the other. A red card is a yes.
///     a = theta_1, b = theta_2, k draws
/// Source: Kuk 1990. Domain: draws in {1, ..., 1000}, both shares in [0, 1] and different.
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] SurveyDesign kukDesign(std::int64_t draws, double redIfOne, double redIfZero);

/// Mangat's one-sided design: who has the trait says so; who hasn't says yes with probability q only.
///     a = 1, b = q
/// Source: Mangat 1994, with q = 1-p. A yes loses ln(1/q), a no proves that somebody hasn't the trait. Domain: q in
/// [0, 1). Exact; O(1). Throws std::domain_error.
[[nodiscard]] SurveyDesign mangatDesign(double q);

/// The privacy loss, in nats, of one answer, a yes or a no; of Kuk's design of k answers alike.
///     k abs ln(a/b), k abs ln((1-a)/(1-b))
/// Source: the likelihood ratio of the answer. Ends: +inf where the answer proves the trait or its absence. The
/// larger of both is surveyEpsilon(). Exact; O(1). Throws std::domain_error.
[[nodiscard]] double surveyEpsilonOfYes(const SurveyDesign &design);
[[nodiscard]] double surveyEpsilonOfNo(const SurveyDesign &design);

/// The privacy loss, in nats, of one person's answers.
///     k max(abs ln(a/b), abs ln((1-a)/(1-b)))
/// Source: the largest likelihood ratio; k draws add up. Ends: +inf where some answer proves the trait or its
/// absence. Exact; O(1). Throws std::domain_error.
[[nodiscard]] double surveyEpsilon(const SurveyDesign &design);

/// The variance of the estimate when the n people are a random sample of a population of that prevalence.
///     l (1-l)/(k n (a-b)^2) + (1-1/k) prevalence (1-prevalence)/n
/// Source: Warner 1965, equation 5, for one draw; Kuk 1990. Exact; O(1). Throws std::domain_error.
[[nodiscard]] double surveyVariance(const SurveyDesign &design, std::int64_t n, double prevalence);

/// The unbiased estimate of the prevalence; it may leave [0, 1].
///     (yes/(k n) - b)/(a-b)
/// Source: Warner 1965; Kuk 1990. Ends: 0 or 1 where the share of yes answers is b or a as a double: 3 of 30 are what
/// is expected with 0.1. Exact; O(1). Throws std::domain_error.
[[nodiscard]] double surveyEstimate(const SurveyDesign &design, const SurveyAnswers &answers);

/// surveyEstimate() clipped to [0, 1]: for one draw the maximum-likelihood estimate.
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] double surveyClippedEstimate(const SurveyDesign &design, const SurveyAnswers &answers);

/// The estimated standard error of surveyEstimate().
///     sqrt(r (1-r)/(k n (a-b)^2) + (1-1/k) c (1-c)/n), r = yes/(k n), c the clipped estimate
/// Source: surveyVariance() at the estimate. Ends: 0 when, with one draw, all answers agree.
/// An approximation, as the prevalence is estimated; O(1). Throws std::domain_error.
[[nodiscard]] double surveyStandardError(const SurveyDesign &design, const SurveyAnswers &answers);

/// The order is that of intervalMethodTable().
enum class IntervalMethod : std::uint8_t { Wald, Wilson, ClopperPearson, FixedDatabase };
inline constexpr std::size_t intervalMethodCount = 4;

struct IntervalMethodSpec {
    IntervalMethod id;
    std::string_view key{}; ///< in ids of quantities and files: "wilson"
    Phrase name{};          ///< in words
    std::string_view formula{};
    Phrase source{};
};

/// Every kind of interval, in the order of IntervalMethod.
[[nodiscard]] std::span<const IntervalMethodSpec, intervalMethodCount> intervalMethodTable();

struct SurveyInterval {
    double lower = 0;
    double upper = 1;
};

/// A confidence interval for the prevalence, clipped to [0, 1]; 1-beta is its nominal confidence.
///     Wald: estimate +- z_{1-beta/2} standard error
///     Wilson: [inf{x : x + z SE(x) >= estimate}, sup{x : x - z SE(x) <= estimate}], z = z_{1-beta/2},
///         SE(x)^2 = surveyVariance(n, x)
///     Clopper-Pearson: {x : P_x[S <= yes] >= beta/2 and P_x[S >= yes] >= beta/2}, S the yes answers of a random
///     sample
///         of a population of prevalence x
///     FixedDatabase: {m : tau_{beta/2}(m) <= yes <= tau_{1-beta/2}(m)}/n, tau the quantiles of the yes answers
///         Bin(k m, a) + Bin(k (n-m), b) of people of whom m have the trait
/// Source: Wilson 1927; Clopper and Pearson 1934; [KR2] section 3.1.3 for the last. With one draw S is Bin(n, l) and
/// both Wilson's and Clopper and Pearson's are their intervals for l, mapped through (l-b)/(a-b). With several draws
/// those would take one person's cards for those of many people, and cover too little: here the cards of a person go
/// together (survey_tails.h).
/// Domain: any design; FixedDatabase is for the share m/n of the n people themselves, the others for a population.
/// Ends: where the answers contradict the design, all of the interval beyond 0 or 1, it shrinks to that end, and
/// where every prevalence in between makes them unlikely, to a point: the narrowness is no precision. Wald and Wilson
/// are approximations, Wilson's ends, before mapping, to the last digits. Clopper-Pearson covers at least 1-beta in a
/// random sample, FixedDatabase in every fixed database; both exact. Clopper-Pearson's ends to a relative error,
/// before mapping, of 1e-13 for n up to 10^6 and of 1e-10 for 10^9; with several draws 1e-10. O(1); FixedDatabase
/// some ten evaluations of a tail, Clopper-Pearson with several draws some thirty: 1 ms for 10 draws, 10 ms for 1000.
/// Throws std::domain_error.
[[nodiscard]] SurveyInterval surveyInterval(IntervalMethod method, const SurveyDesign &design,
                                            const SurveyAnswers &answers, double beta);

/// surveyInterval() before it is clipped: Wald's, Wilson's and, with one draw, Clopper and Pearson's interval may
/// leave [0, 1]; FixedDatabase is -1/n or 1 + 1/n, a point, where the answers contradict every database. Formula,
/// source, domain and accuracy: as surveyInterval(). Throws std::domain_error.
[[nodiscard]] SurveyInterval surveyUnclippedInterval(IntervalMethod method, const SurveyDesign &design,
                                                     const SurveyAnswers &answers, double beta);

/// The probability that the interval, clipped as surveyInterval() returns it, contains the prevalence of the
/// population of which the n people are a random sample.
///     sum over s with lower(s) <= prevalence <= upper(s) of P[S = s]
/// Source: definition. Both ends rise with s, so the s are consecutive and two cdfs sum them.
/// Domain: what surveyInterval() needs. Exact, absolute error 1e-12 for n up to 10^6 and 1e-10 for 10^9; some ten
/// intervals or tails. Throws std::domain_error.
[[nodiscard]] double surveyCoverage(IntervalMethod method, const SurveyDesign &design, std::int64_t n,
                                    double prevalence, double beta);

/// The probability that the interval contains the share ones/n of the people themselves, whose answers alone are
/// random.
///     sum over s with lower(s) <= ones/n <= upper(s) of P[Bin(k ones, a) + Bin(k (n-ones), b) = s]
/// Source: definition; the count of [KR2] section 3.1. Domain: any design; ones in {0, ..., n}. Exact, absolute error
/// 1e-12; some ten evaluations of the interval or of a tail. Throws std::domain_error.
[[nodiscard]] double surveyCoverageFixed(IntervalMethod method, const SurveyDesign &design, std::int64_t n,
                                         std::int64_t ones, double beta);

/// Consecutive numbers of yes answers; none where first > last.
struct AnswerRange {
    std::int64_t first = 0;
    std::int64_t last = -1;
    bool operator==(const AnswerRange &) const = default;
};

/// The yes answers whose interval, clipped as surveyInterval() returns it, contains a share.
///     {s : lower(s) <= share <= upper(s)}
/// Source: definition. Both ends of an interval rise with s, or fall where a < b, so the s are consecutive.
/// Domain: what surveyInterval() needs; share in [0, 1], for the people asked rounded outwards to theirs.
/// Exact but for rounding where a share is the very end of an interval; some ten intervals or tails.
/// Throws std::domain_error.
[[nodiscard]] AnswerRange surveyCoveringAnswers(IntervalMethod method, const SurveyDesign &design, std::int64_t n,
                                                double share, double beta);

/// The one-sided z test of a survey: the null hypothesis, a prevalence, is rejected when the estimate is further from
/// it, on the side of the true prevalence, than z_{1-significance} times its standard deviation there. Both
/// prevalences in [0, 1], significance in (0, 1); equal prevalences are tested upwards.
struct SurveyTest {
    SurveyDesign design{};
    double nullPrevalence = 0;
    double prevalence = 0.5;
    double significance = 0.05;
};

/// The power of the test with n people, in the normal approximation.
///     Phi((abs(prevalence - null) sqrt(n) - z_{1-significance} s_0)/s_1), s^2 = n surveyVariance() at either one
/// Source: the z test of one sample; Blair, Imai and Zhou 2015, power.rr.test. Rises with n where the prevalences
/// differ. Ends: the significance where they are equal; a step where s_1 = 0.
/// An approximation, see surveyPowerExact(); O(1). Throws std::domain_error.
[[nodiscard]] double surveyPower(const SurveyTest &test, std::int64_t n);

/// The yes answers with which the test rejects the null hypothesis: those beyond the critical count, on one side.
///     {s : s > k n l_0 + z_{1-significance} k (a-b) sqrt(n) s_0} for l_1 >= l_0, mirrored else
/// Source: definition. Ends: none where even unanimous answers don't reject. Exact; O(1). Throws std::domain_error.
[[nodiscard]] AnswerRange surveyRejectingAnswers(const SurveyTest &test, std::int64_t n);

/// The probability that the same test rejects, from the distribution of the yes answers S, binomial for one draw.
///     P[S > k n l_0 + z_{1-significance} k (a-b) sqrt(n) s_0] for l_1 >= l_0, mirrored else
/// Source: definition. A saw-tooth in n: it falls a little whenever the critical count grows by one, so that more
/// people may have less power. At equal prevalences it is the true size of the test.
/// Exact; O(1). Throws std::domain_error.
[[nodiscard]] double surveyPowerExact(const SurveyTest &test, std::int64_t n);

/// The power of the two-sided test, which rejects when the estimate is further from the null on either side than
/// z_{1-significance/2} times its standard deviation there, in the normal approximation.
///     Phi((d - z s_0)/s_1) + Phi((-d - z s_0)/s_1), d = abs(prevalence - null) sqrt(n)
/// Source: the z test of one sample; s as in surveyPower(). Ends: the significance where the prevalences are equal.
/// An approximation, see surveyTwoSidedPowerExact(); O(1). Throws std::domain_error.
[[nodiscard]] double surveyTwoSidedPower(const SurveyTest &test, std::int64_t n);

/// The probability that the two-sided test rejects, from the distribution of the yes answers.
///     P[abs(S - k n l_0) > z_{1-significance/2} k abs(a-b) sqrt(n) s_0]
/// Source: definition. At equal prevalences it is the true size of the test. Exact; O(1). Throws std::domain_error.
[[nodiscard]] double surveyTwoSidedPowerExact(const SurveyTest &test, std::int64_t n);

struct SurveyRequirement {
    std::int64_t n = 1;
    double power = 0; ///< what is reached with n
};

/// The smallest number of people with which surveyPower() reaches a power, and what it reaches.
///     min{n : surveyPower(n) >= power}, near ((z_{1-significance} s_0 + z_power s_1)/(prevalence - null))^2
/// Source: surveyPower(), which rises with n, solved; the whole number is checked against it at n and n-1.
/// Domain: power in (0, 1), different prevalences, an answer of at most 10^9.
/// Exact for the approximation: surveyPowerExact() at that n may be a little less. O(1).
/// Throws std::domain_error; where 10^9 people do not reach the power, the message names what they reach.
[[nodiscard]] SurveyRequirement surveyRequiredN(const SurveyTest &test, double power);

} // namespace halftruth
