#pragma once

#include "core/explorers/support/overlay.h"
#include "core/explorers/support/survey_choice.h"
#include "core/simulation/survey_study.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace halftruth {

/// The same shares, each rounded to a whole number of so many people: theirs is one. In increasing order.
[[nodiscard]] std::vector<double> wholeShares(std::vector<double> shares, std::int64_t people);

/// The survey of an explorer repeated: how often the chosen interval covers, how often the test rejects. A prevalence
/// and a number of people each have a study of their own, so that zooming changes no point.
class RepeatedSurveys {
public:
    RepeatedSurveys(const Request &request, const SurveyChoice &choice, Budget &budget);

    void drawCoverageOn(Figure &figure, Interval window);
    void drawPowerOn(Figure &figure, Interval window);
    /// Behind the figures: what the budget has still to do for them.
    void addReadouts(Exploration &answer);

private:
    [[nodiscard]] std::optional<Estimate> coverage(double prevalence);
    [[nodiscard]] std::optional<Estimate> power(std::int64_t people);

    SurveyChoice m_choice;
    Overlay m_overlay;
};

} // namespace halftruth
