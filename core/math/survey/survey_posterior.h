#pragma once

#include "core/math/survey/survey.h"

#include <span>
#include <stop_token>
#include <vector>

/// What is believed of the prevalence after a survey, where it was believed to follow a beta distribution before.
namespace halftruth {

/// The beta distribution of the prevalence before the survey: as much is believed as if alpha people with the trait
/// and beta without had been seen, on top of nothing. Beta(1, 1) is uniform, Beta(1/2, 1/2) Jeffreys' for a question
/// asked directly.
struct BetaPrior {
    double alpha = 1;
    double beta = 1;
};
namespace range {
inline constexpr Range betaShape{.lower = 1e-3, .upper = 1e6};
}

/// The posterior distribution of the prevalence x given the answers.
///     density proportional to l^yes (1-l)^(n-yes) x^(alpha-1) (1-x)^(beta-1), l = b + x (a-b)
/// Source: Winkler and Franklin 1979, whose design is Warner's: the likelihood of any design with one answer of each
/// person, times a beta prior. A mixture of beta distributions, here integrated numerically: in the log-odds of x,
/// relative to the mode, by Gauss-Legendre sums on panels on which the density changes by a factor of e^10 at most;
/// tails in which the answers no longer matter in closed form.
/// Domain: a design of survey.h with one draw, both shapes in [1e-3, 1e6]; the answers of a random sample. Ends: a =
/// 1 and b = 0 give Beta(yes + alpha, n-yes + beta), a near b the prior. Exact: relative error 1e-12 for n up to 10^6
/// and 1e-10 for 10^9, where the chances a and b are doubles that the answers resolve; quantiles 1e-9. Making one
/// costs some 0.2 ms, a value of it some microseconds. Throws std::domain_error.
class SurveyPosterior {
public:
    SurveyPosterior(const SurveyDesign &design, const SurveyAnswers &answers, const BetaPrior &prior);

    /// The density at a prevalence. Domain: prevalence in (0, 1), beyond which it may be infinite.
    [[nodiscard]] double density(double prevalence) const;
    [[nodiscard]] double mean() const;
    /// The probability that the prevalence is at most, or above, a value in [0, 1].
    [[nodiscard]] double atMost(double prevalence) const;
    [[nodiscard]] double above(double prevalence) const;
    /// The equal-tailed credible interval: the prevalence is below it with probability beta/2, and above it with
    /// beta/2, by the posterior. It isn't a confidence interval: see credibleCoverage(). Domain: beta in (0, 1).
    [[nodiscard]] SurveyInterval credible(double beta) const;

private:
    /// Chances of the answers, so oriented that a yes speaks for the trait, with all their digits.
    struct Chances {
        long double yesGivenOne;
        long double yesGivenZero;
        long double noGivenOne;
        long double noGivenZero;
        long double contrast;
    };
    /// The prevalence, and its complement.
    struct Place {
        double one;
        double zero;
    };
    struct Distance {
        double logOne;
        double logZero;
        double difference;
    };
    /// A part of the axis of log-odds, counted from the centre's, with the integrals of the density and of the
    /// density times the prevalence.
    struct Panel {
        double from;
        double to;
        double mass = 0;
        double moment = 0;
    };
    struct Tail {
        double at = 0;     ///< where the panels end
        double mass = 0;   ///< beyond that
        double moment = 0; ///< the same times the prevalence
        double rate = 1;   ///< with which the logarithm falls
    };

    void exchangeTruths();
    void centreAt(double logOdds);
    [[nodiscard]] std::vector<double> modes(double lowest, double highest) const;
    [[nodiscard]] Distance distanceAt(double logOdds) const;
    [[nodiscard]] Place placeAt(double logOdds) const;
    [[nodiscard]] double logOddsOf(double prevalence) const;
    [[nodiscard]] double logDensity(double logOdds) const;
    /// Slope and curvature of logDensity().
    [[nodiscard]] double slope(const Place &place) const;
    [[nodiscard]] double curvature(const Place &place) const;
    [[nodiscard]] double step(double logOdds) const;
    void addPanels(double from, double to, Tail *tail);
    [[nodiscard]] double massBetween(double from, double to) const;
    [[nodiscard]] double lowerMass(double logOdds) const;
    [[nodiscard]] double upperMass(double logOdds) const;
    [[nodiscard]] double lowerQuantile(double mass) const;
    [[nodiscard]] double upperQuantile(double mass) const;
    [[nodiscard]] double prevalenceAt(double logOdds) const;

    Chances m_chances{};
    double m_n = 1;
    double m_yes = 0;
    BetaPrior m_prior;
    bool m_exchanged = false; ///< told of those without the trait, so that the mode is at most 1/2
    // The centre, with the chances there.
    double m_centre = 0.5;
    double m_yesAtCentre = 0.5;
    double m_noAtCentre = 0.5;
    double m_gradient = 0; ///< of the log-likelihood in the prevalence
    std::vector<Panel> m_panels;
    std::vector<double> m_before; ///< the mass before each panel, and before the upper tail
    std::vector<double> m_after;  ///< the mass after each panel; in front that from the first on
    Tail m_lower;
    Tail m_upper;
    double m_mass = 1;
};

/// The probability that the credible interval contains the prevalence of the population, in random samples of it.
///     sum over s with P[x <= prevalence | s] >= beta/2 and P[x > prevalence | s] >= beta/2 of P[Bin(n, l) = s]
/// Source: definition. The posterior rises with s, so the s are consecutive. On average over the prior it is 1-beta,
/// at one prevalence it may be anything. Domain: what SurveyPosterior needs; prevalence in [0, 1], beta in (0, 1).
/// Exact, absolute error 1e-12 for n up to 10^6; some twenty posteriors, between which it looks at the stop token and
/// throws Stopped. Throws std::domain_error.
[[nodiscard]] double credibleCoverage(const SurveyDesign &design, std::int64_t n, double prevalence,
                                      const BetaPrior &prior, double beta, const std::stop_token &stop = {});
/// The same where the credible interval of each number of yeses 0 ... n is known: for a curve, which needs each of
/// them many times. Domain: intervals of SurveyPosterior::credible() of the design as it is. Throws
/// std::domain_error.
[[nodiscard]] double credibleCoverage(const SurveyDesign &design, std::span<const SurveyInterval> intervals,
                                      double prevalence);

} // namespace halftruth
