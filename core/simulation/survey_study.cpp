#include <halftruth/math/domain.h>
#include <halftruth/simulation/samplers.h>
#include <halftruth/simulation/survey_study.h>

#include <algorithm>
#include <vector>

namespace halftruth {

namespace {

constexpr std::int64_t blockTrials = 256;

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
    return simulate(simulation, blockTrials, CountTally{}, makeTrial, stop, progress);
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

Estimate simulatedCoverage(const SurveyExperiment &experiment, const CountTally &yes, IntervalMethod method,
                           double beta) {
    const double truth = experiment.truth();
    const Empirical outcomes(yes);
    const auto interval = [&](const Empirical::Value &outcome) {
        return surveyInterval(method, experiment.design,
                              {.n = experiment.n, .yes = static_cast<std::int64_t>(outcome.value)}, beta);
    };
    const auto values = outcomes.values();
    std::int64_t covered = 0;
    // Both ends rise with the answers, or fall where a yes speaks against the trait: those that cover are neighbours.
    const bool rising = experiment.design.yesGivenOne > experiment.design.yesGivenZero;
    const auto tooLow = [&](const Empirical::Value &value) { return interval(value).upper < truth; };
    const auto notTooHigh = [&](const Empirical::Value &value) { return interval(value).lower <= truth; };
    const auto notTooLow = [&](const Empirical::Value &value) { return !tooLow(value); };
    const auto tooHigh = [&](const Empirical::Value &value) { return !notTooHigh(value); };
    auto first = values.begin();
    auto last = values.end();
    if (rising) {
        first = std::partition_point(values.begin(), values.end(), tooLow);
        last = std::partition_point(first, values.end(), notTooHigh);
    } else {
        first = std::partition_point(values.begin(), values.end(), tooHigh);
        last = std::partition_point(first, values.end(), notTooLow);
    }
    for (; first < last; ++first)
        covered += first->times;
    return shareEstimate(covered, outcomes.trials());
}

} // namespace halftruth
