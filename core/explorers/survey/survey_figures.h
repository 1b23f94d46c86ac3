#pragma once

#include "core/budget/budget.h"
#include "core/explorers/explorer.h"
#include "core/explorers/support/survey_choice.h"
#include "core/explorers/survey/survey_overlay.h"
#include "core/methods/interval_methods.h"

#include <optional>
#include <vector>

/// The figures, numbers and words of the explorer of surveys.
namespace halftruth::survey_explorer {

[[nodiscard]] inline double people(const SurveyChoice &choice) { return static_cast<double>(choice.answers.n); }
/// Where a number follows.
[[nodiscard]] inline Text pending() { return tr("…"); }

/// As many digits as tell the ends of an interval apart, at least so many.
[[nodiscard]] int digitsFor(const SurveyInterval &interval, int least);
[[nodiscard]] SurveyInterval clipped(const SurveyInterval &interval);
/// Whether nothing of it is left where it is clipped, and what is said of it then.
[[nodiscard]] bool holdsNoPrevalence(const SurveyInterval &whole);
[[nodiscard]] Text noneInside();
/// Before it is clipped. The chosen one is needed; null where there was no time for another.
[[nodiscard]] const SurveyInterval *intervalOf(const SurveyChoice &choice, const IntervalMethodRow &method,
                                               Budget &budget);
/// An error bar with caps. From right to left: a bar has no value at an x that a reading could name.
[[nodiscard]] Curve errorBar(Text label, double row, ColourIndex colour, Role role, const SurveyInterval &ends,
                             double cap);
/// The ends of an interval, rounded outwards, above the middle of its bar.
[[nodiscard]] Annotation endsAbove(const SurveyInterval &ends, double row);

/// The people enough for the wanted power; nothing, and why, where there is no such number.
struct Requirement {
    std::optional<SurveyRequirement> enough{};
    Text reason{};
};
[[nodiscard]] Requirement requirementOf(const SurveyChoice &choice);

/// How often an interval contains the prevalence.
[[nodiscard]] double coverage(const IntervalMethodRow &method, const SurveyChoice &choice, double prevalence);

[[nodiscard]] Figure estimateFigure(const Request &request, const SurveyChoice &choice, Budget &budget);
[[nodiscard]] Figure coverageFigure(const Request &request, const SurveyChoice &choice, RepeatedSurveys &repeated,
                                    Budget &budget);
[[nodiscard]] Figure powerFigure(const Request &request, const SurveyChoice &choice, const Requirement &requirement,
                                 RepeatedSurveys &repeated, Budget &budget);

[[nodiscard]] std::vector<Readout> readoutsOf(const SurveyChoice &choice, const SurveyInterval &interval,
                                              const Requirement &requirement, Budget &budget);
[[nodiscard]] Text sentenceOf(const Parameters &p, const SurveyChoice &choice, const SurveyInterval &interval);

/// What is believed of the prevalence after the survey; null where several cards of a person have no such formula.
[[nodiscard]] const SurveyPosterior *posteriorOf(const SurveyChoice &choice, Budget &budget);
[[nodiscard]] Figure posteriorFigure(const Request &request, const SurveyChoice &choice, Budget &budget);
void addPosteriorReadouts(Exploration &answer, const SurveyChoice &choice, Budget &budget);

/// The power of comparing two groups, whether a second one has answered or not.
[[nodiscard]] Figure groupsFigure(const Request &request, const SurveyChoice &choice, Budget &budget);
/// What a second sample tells, where there is one.
void addSecondReadouts(Exploration &answer, const SurveyChoice &choice, Budget &budget);
[[nodiscard]] Text sentenceOfTwoSamples(const SurveyChoice &choice);

} // namespace halftruth::survey_explorer
