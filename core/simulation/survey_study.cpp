#include "core/simulation/survey_study.h"

#include "core/math/domain/domain.h"
#include "core/simulation/runner.h"
#include "core/simulation/samplers.h"

#include <vector>

namespace halftruth {

namespace {

/// The answers of one trial.
class SurveySampler {
public:
    explicit SurveySampler(const SurveyExperiment &experiment) : m_experiment{experiment} {}

    std::int64_t operator()(Philox &random) const {
        const SurveyExperiment &e = m_experiment;
        const std::int64_t ones = e.ones ? *e.ones : drawBinomial(random, e.n, e.prevalence);
        const std::int64_t honestOnes = drawBinomial(random, ones, 1 - e.refusal);
        const std::int64_t honestZeros = drawBinomial(random, e.n - ones, 1 - e.refusal);
        return drawBinomial(random, e.design.draws * honestOnes, e.design.yesGivenOne) +
               drawBinomial(random, e.design.draws * honestZeros, e.design.yesGivenZero);
    }

private:
    SurveyExperiment m_experiment;
};

} // namespace

double SurveyExperiment::truth() const {
    require("n", static_cast<double>(n), range::population);
    require("prevalence", prevalence, range::closedUnit);
    require("refusal", refusal, range::closedUnit);
    static_cast<void>(surveyEpsilon(design)); // checks the design
    if (!ones)
        return prevalence;
    require("ones", static_cast<double>(*ones), range::integers(0, static_cast<double>(n)));
    return static_cast<double>(*ones) / static_cast<double>(n);
}

CountTally simulateSurvey(const SurveyExperiment &experiment, const Simulation &simulation,
                          const std::stop_token &stop, const Progress<CountTally> &progress) {
    static_cast<void>(experiment.truth());
    const SurveySampler sampler(experiment);
    const auto makeTrial = [&] {
        return [&](Philox &random, CountTally &tally, const std::stop_token &) { tally.add(sampler(random)); };
    };
    return simulate(simulation, shortTrialsPerBlock, CountTally{}, makeTrial, stop, progress);
}

Empirical surveyEstimates(const SurveyExperiment &experiment, const CountTally &yes, bool clipped) {
    std::vector<Empirical::Value> estimates;
    for (const auto &[outcome, times] : yes.times()) {
        const SurveyAnswers answers{.n = experiment.n, .yes = outcome};
        estimates.push_back(
            {clipped ? surveyClippedEstimate(experiment.design, answers) : surveyEstimate(experiment.design, answers),
             times});
    }
    return Empirical(std::move(estimates));
}

namespace {

Estimate shareWithin(const AnswerRange &answers, const CountTally &yes) {
    std::int64_t within = 0;
    for (const auto &[outcome, times] : yes.times())
        if (answers.first <= outcome && outcome <= answers.last)
            within += times;
    return shareEstimate(within, yes.trials());
}

} // namespace

Estimate simulatedCoverage(const SurveyExperiment &experiment, const CountTally &yes, IntervalMethod method,
                           double beta) {
    return shareWithin(surveyCoveringAnswers(method, experiment.design, experiment.n, experiment.truth(), beta), yes);
}

Estimate simulatedPower(const SurveyTest &test, std::int64_t n, const CountTally &yes) {
    return shareWithin(surveyRejectingAnswers(test, n), yes);
}

} // namespace halftruth
