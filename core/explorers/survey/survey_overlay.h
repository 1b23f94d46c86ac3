#pragma once

#include "core/explorers/support/overlay.h"
#include "core/explorers/support/survey_choice.h"
#include "core/simulation/survey_study.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace halftruth {

/// The same shares, each rounded to a whole number of so many people: theirs is one. In increasing order.
[[nodiscard]] std::vector<double> wholeShares(std::vector<double> shares, std::int64_t people);

/// Whether the counts that an interval covers are found within a frame, at many prevalences.
[[nodiscard]] bool quickCoverage(IntervalMethod method, const SurveyChoice &choice);

/// The survey of an explorer repeated: how often the chosen interval covers, how often the test rejects. A prevalence
/// and a number of people each have a study of their own, so that zooming changes no point.
class RepeatedSurveys {
public:
    RepeatedSurveys(const Request &request, const SurveyChoice &choice);

    void drawCoverageOn(Figure &figure, Interval window, const std::stop_token &stop) const;
    void drawPowerOn(Figure &figure, Interval window, const std::stop_token &stop) const;
    /// Says what is still to do.
    void tell(Exploration &answer) const { m_overlay.tell(answer); }
    void addReadouts(Exploration &answer, const std::stop_token &stop) const;

private:
    [[nodiscard]] Estimate coverage(double prevalence, const std::stop_token &stop) const;
    [[nodiscard]] Estimate power(std::int64_t people, const std::stop_token &stop) const;

    SurveyChoice m_choice;
    Overlay m_overlay;
    Overlay m_coverage; ///< the same, but with no trial yet where the coverage takes longer than a frame
};

} // namespace halftruth
