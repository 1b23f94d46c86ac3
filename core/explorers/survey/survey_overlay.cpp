#include "core/explorers/survey/survey_overlay.h"

#include "core/figure/axes.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

constexpr int simulatedPoints = 25;
constexpr int powerPoints = 25;
/// Four or five binomials, each 60 ns, and as much again to sort the answers among the others.
constexpr double surveyMicroseconds = 0.5;
constexpr double trialMicroseconds = surveyMicroseconds * (simulatedPoints + powerPoints + 2);

constexpr std::int64_t fewPeople = 10'000;

/// Studies of the coverage are numbered by the prevalence in parts of 2^30, those of the power, above, by the people.
std::uint32_t coverageStudy(double prevalence) {
    return static_cast<std::uint32_t>(std::lround(prevalence * 0x1p30));
}
std::uint32_t powerStudy(std::int64_t people) { return 0x8000'0000U | static_cast<std::uint32_t>(people); }

} // namespace

std::vector<double> wholeShares(std::vector<double> shares, std::int64_t people) {
    const auto n = static_cast<double>(people);
    for (double &share : shares)
        share = std::round(share * n) / n;
    shares.erase(std::unique(shares.begin(), shares.end()), shares.end());
    return shares;
}

bool quickCoverage(IntervalMethod method, const SurveyChoice &choice) {
    return choice.design.draws <= fewSurveyCards &&
           (method != IntervalMethod::FixedDatabase || choice.answers.n <= fewPeople);
}

RepeatedSurveys::RepeatedSurveys(const Request &request, const SurveyChoice &choice)
    : m_choice(choice), m_overlay(overlayOf(request, trialMicroseconds)), m_coverage(m_overlay) {
    if (request.quality == Quality::Coarse && !quickCoverage(choice.method, choice))
        m_coverage.trials = 0;
}

Estimate RepeatedSurveys::coverage(double prevalence, const std::stop_token &stop) const {
    SurveyExperiment experiment{.design = m_choice.design, .n = m_choice.answers.n, .prevalence = prevalence};
    if (m_choice.method == IntervalMethod::FixedDatabase)
        experiment.ones = std::llround(prevalence * static_cast<double>(experiment.n));
    const CountTally yes = simulateSurvey(experiment, m_coverage.simulation(coverageStudy(prevalence)), stop);
    return stop.stop_requested() ? Estimate{} : simulatedCoverage(experiment, yes, m_choice.method, m_choice.beta);
}

Estimate RepeatedSurveys::power(std::int64_t people, const std::stop_token &stop) const {
    const SurveyExperiment experiment{.design = m_choice.design, .n = people, .prevalence = m_choice.test.prevalence};
    const CountTally yes = simulateSurvey(experiment, m_overlay.simulation(powerStudy(people)), stop);
    return stop.stop_requested() ? Estimate{} : simulatedPower(m_choice.test, people, yes);
}

void RepeatedSurveys::drawCoverageOn(Figure &figure, Interval window, const std::stop_token &stop) const {
    SimulatedCurve curve;
    if (m_coverage.drawn() && window.lower < window.upper) {
        std::vector<double> places = spaced(window, Scale::Linear, simulatedPoints);
        if (m_choice.method == IntervalMethod::FixedDatabase)
            places = wholeShares(std::move(places), m_choice.answers.n);
        for (const double prevalence : places) {
            if (stop.stop_requested())
                return;
            curve.add(prevalence, coverage(prevalence, stop));
        }
    }
    curve.drawOn(figure, m_coverage);
}

void RepeatedSurveys::drawPowerOn(Figure &figure, Interval window, const std::stop_token &stop) const {
    SimulatedCurve curve;
    if (m_overlay.drawn() && window.lower < window.upper)
        for (const std::int64_t people : spacedIntegers(window, figure.x.scale, powerPoints)) {
            if (stop.stop_requested())
                return;
            curve.add(static_cast<double>(people), power(people, stop));
        }
    curve.drawOn(figure, m_overlay);
}

void RepeatedSurveys::addReadouts(Exploration &answer, const std::stop_token &stop) const {
    if (!m_overlay.on())
        return;
    answer.readouts.push_back(
        simulatedReadout(m_coverage, "coverage at <i>π</i>, simulated",
                         m_coverage.drawn() ? coverage(m_choice.test.prevalence, stop) : Estimate{},
                         "Share of the simulated surveys whose interval contains the true prevalence"));
    answer.readouts.push_back(simulatedReadout(m_overlay, "power, simulated",
                                               m_overlay.drawn() ? power(m_choice.answers.n, stop) : Estimate{},
                                               "Share of the simulated surveys in which the test rejects"));
}

} // namespace halftruth
