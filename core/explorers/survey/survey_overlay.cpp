#include "core/explorers/survey/survey_overlay.h"

#include "core/figure/axes.h"
#include "core/methods/interval_methods.h"

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

constexpr int simulatedPoints = 25;
constexpr int powerPoints = 25;
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

RepeatedSurveys::RepeatedSurveys(const Request &request, const SurveyChoice &choice, Budget &budget)
    : m_choice(choice), m_overlay(request, budget) {}

std::optional<Estimate> RepeatedSurveys::coverage(double prevalence) {
    SurveyExperiment experiment{.design = m_choice.design, .n = m_choice.answers.n, .prevalence = prevalence};
    if (intervalMethod(m_choice.method).ofThesePeople)
        experiment.ones = std::llround(prevalence * static_cast<double>(experiment.n));
    const Estimate *found = m_overlay.study(
        "coverage", coverageStudy(prevalence), [&](const Simulation &simulation, const std::stop_token &stop) {
            const CountTally yes = simulateSurvey(experiment, simulation, stop);
            requireNotStopped(stop);
            return simulatedCoverage(experiment, yes, m_choice.method, m_choice.beta);
        });
    return found ? std::optional(*found) : std::nullopt;
}

std::optional<Estimate> RepeatedSurveys::power(std::int64_t people) {
    const SurveyExperiment experiment{.design = m_choice.design, .n = people, .prevalence = m_choice.test.prevalence};
    const Estimate *found =
        m_overlay.study("power", powerStudy(people), [&](const Simulation &simulation, const std::stop_token &stop) {
            const CountTally yes = simulateSurvey(experiment, simulation, stop);
            requireNotStopped(stop);
            return simulatedPower(m_choice.test, people, yes);
        });
    return found ? std::optional(*found) : std::nullopt;
}

void RepeatedSurveys::drawCoverageOn(Figure &figure, Interval window) {
    SimulatedCurve curve;
    if (m_overlay.on() && window.lower < window.upper) {
        std::vector<double> places = spaced(window, Scale::Linear, simulatedPoints);
        if (intervalMethod(m_choice.method).ofThesePeople)
            places = wholeShares(std::move(places), m_choice.answers.n);
        for (const double prevalence : places)
            if (const auto estimate = coverage(prevalence))
                curve.add(prevalence, *estimate);
    }
    curve.drawOn(figure, m_overlay);
}

void RepeatedSurveys::drawPowerOn(Figure &figure, Interval window) {
    SimulatedCurve curve;
    if (m_overlay.on() && window.lower < window.upper)
        for (const std::int64_t people : spacedIntegers(window, figure.x.scale, powerPoints))
            if (const auto estimate = power(people))
                curve.add(static_cast<double>(people), *estimate);
    curve.drawOn(figure, m_overlay);
}

void RepeatedSurveys::addReadouts(Exploration &answer) {
    if (!m_overlay.on())
        return;
    const Estimate covered = coverage(m_choice.test.prevalence).value_or(Estimate{});
    const Estimate rejected = power(m_choice.answers.n).value_or(Estimate{});
    m_overlay.finish();
    answer.readouts.push_back(
        simulatedReadout(m_overlay, tr("coverage at <i>π</i>, simulated"), covered,
                         tr("Share of the simulated surveys whose interval contains the true prevalence")));
    answer.readouts.push_back(simulatedReadout(m_overlay, tr("power, simulated"), rejected,
                                               tr("Share of the simulated surveys in which the test rejects")));
}

} // namespace halftruth
