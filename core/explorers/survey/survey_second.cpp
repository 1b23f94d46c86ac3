#include "core/explorers/support/figure_builder.h"
#include "core/explorers/survey/survey_figures.h"
#include "core/text/bibliography.h"
#include "core/text/complaint.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <stdexcept>
#include <vector>

namespace halftruth::survey_explorer {

namespace {

using enum ParameterId;

Requirement groupRequirementOf(const SurveyChoice &choice) {
    try {
        return {.enough = groupRequiredN(choice.groupTest(), choice.power), .reason = {}};
    } catch (const std::domain_error &error) {
        return {.enough = {}, .reason = complaint(error.what())};
    }
}

void addGroups(Exploration &answer, const SurveyChoice &choice) {
    const TwoGroups groups = choice.groups();
    const SurveyInterval ends = groupDifferenceInterval(groups, choice.beta);
    const Text meaning = tr("Wald's, with confidence {confidence}", {{"confidence", confidenceText(choice.beta)}});
    const auto add = [&](Text label, double value, Direction direction, Text help) {
        answer.readouts.push_back(
            {.label = std::move(label), .value = value, .direction = direction, .help = std::move(help)});
    };
    add(tr("difference of the groups"), groupDifference(groups), Direction::Exact,
        tr("Estimated prevalence of the first less that of the second; unbiased"));
    add(tr("difference, standard error"), groupDifferenceError(groups), Direction::About,
        tr("Both groups are random samples"));
    add(tr("difference, from"), ends.lower, Direction::About, meaning);
    add(tr("difference, to"), ends.upper, Direction::About, meaning);
    add(tr("<i>p</i>-value of no difference"), groupPValue(groups), Direction::About,
        tr("How often two groups of one prevalence differ at least so much, by the two-sided z test"));
    add(tr("power between the groups"), groupPower(choice.groupTest(), choice.answers.n, choice.secondAnswers.n),
        Direction::About, tr("Of that test, with n and n₂ people, if π and π₂ are true"));
}

void addDevices(Exploration &answer, const SurveyChoice &choice) {
    const TraitPair estimate = twoSampleEstimates(choice.samples);
    const TraitPair error = twoSampleStandardErrors(choice.samples);
    const SurveyInterval ends = twoSampleInterval(choice.samples, choice.beta);
    // What answers the question takes the place of what is so for a known u.
    for (Readout &known : answer.readouts)
        known.chip = false;
    std::vector<Readout> first;
    const auto add = [&](Text label, double value, Direction direction, Text help, bool chip = false) {
        first.push_back({.label = std::move(label),
                         .value = value,
                         .direction = direction,
                         .help = std::move(help),
                         .chip = chip});
    };
    const Text meaning = tr("Wald's, with confidence {confidence}; it may leave [0, 1]",
                            {{"confidence", confidenceText(choice.beta)}});
    add(tr("estimate, <i>u</i> unknown"), estimate.sensitive, Direction::Exact, tr("From both samples; unbiased"),
        true);
    add(tr("estimate of <i>u</i>"), estimate.innocuous, Direction::Exact, tr("From both samples; unbiased"));
    add(tr("standard error, <i>u</i> unknown"), error.sensitive, Direction::About,
        tr("Of the estimate, for random samples"));
    add(tr("standard error of <i>u</i>"), error.innocuous, Direction::About, tr("Of its estimate"));
    add(tr("<i>u</i> unknown, from"), ends.lower, Direction::About, meaning, true);
    add(tr("<i>u</i> unknown, to"), ends.upper, Direction::About, meaning, true);
    const TraitPair likely{.sensitive = std::clamp(estimate.sensitive, 0.0, 1.0),
                           .innocuous = std::clamp(estimate.innocuous, 0.0, 1.0)};
    add(tr("best share of the first sample"),
        twoSampleBestShare(choice.samples.firstTruth, choice.samples.secondTruth, likely), Direction::About,
        tr("Of all people asked: with it the estimate varies least, at the prevalences estimated"));
    const bool protects = estimate.innocuous > 0 && estimate.innocuous < 1;
    const auto addLoss = [&](Text label, double truth, bool chip) {
        Readout loss{.label = std::move(label),
                     .unit = tr("nats"),
                     .direction = Direction::About,
                     .help = tr("Of an answer of that sample, with u as estimated"),
                     .chip = chip};
        if (truth == 0)
            loss.value = 0; // nobody is asked the sensitive question
        else if (protects && truth < 1)
            loss.value = surveyEpsilon(unrelatedQuestionDesign(truth, estimate.innocuous));
        else
            loss.missing = tr("none");
        first.push_back(std::move(loss));
    };
    addLoss(tr("<i>ε</i>, first sample"), choice.samples.firstTruth, true);
    addLoss(tr("<i>ε</i>, second sample"), choice.samples.secondTruth, false);
    answer.readouts.insert(answer.readouts.begin(), first.begin(), first.end());
}

} // namespace

Figure groupsFigure(const Request &request, const SurveyChoice &choice, Budget &budget) {
    const View view = request.view("groups");
    const GroupTest test = choice.groupTest();
    const Requirement &requirement = budget.needed("group requirement", [&] { return groupRequirementOf(choice); });
    const double enough = requirement.enough ? static_cast<double>(requirement.enough->n) : people(choice);
    const Interval natural{
        std::max(1.0, std::pow(10.0, std::floor(std::log10(std::min(people(choice), enough))) - 1)),
        std::min(maxPopulation, std::pow(10.0, std::ceil(std::log10(std::max(people(choice), enough) + 1))))};
    Figure figure{.id = "groups",
                  .title = tr("Power to tell two groups of π = {first} and π₂ = {second} apart",
                              {{"first", test.firstPrevalence}, {"second", test.secondPrevalence}}),
                  .x = planned({.axis = {.title = tr("people in each group"),
                                         .symbol = "n",
                                         .range = natural,
                                         .scale = Scale::Log,
                                         .scaleChoice = true,
                                         .integer = true},
                                .logRange = natural,
                                .domain = Interval{1, maxPopulation}},
                               view.xScale, view.x),
                  .y = {.title = tr("power"), .symbol = "W", .range = shownWindow(view.y, {0, 1.05})},
                  .layers = {},
                  .caption = tr("Two-sided z test at level {level} of two groups of n people each, who are asked in "
                                "the same way {source}; the exact probability that it rejects for up to {most} "
                                "people in each.",
                                {{"level", test.significance},
                                 {"source", cite("Fleiss et al. 2003")},
                                 {"most", static_cast<double>(maxExactGroup)}})};
    const Interval window{std::max(1.0, figure.x.range.lower), std::min(maxPopulation, figure.x.range.upper)};
    std::vector<double> counts;
    std::vector<double> summed;
    if (window.lower < window.upper)
        for (const std::int64_t n : spacedIntegers(window, figure.x.scale, curvePoints)) {
            counts.push_back(static_cast<double>(n));
            if (n <= maxExactGroup && choice.design.draws == 1 && counts.size() % 4 == 1)
                summed.push_back(static_cast<double>(n));
        }
    if (counts.empty())
        figure.note = tr("There is no whole number of people in this window.");
    else if (!requirement.enough)
        figure.note = tr("No number of people reaches the wanted power.");
    if (!summed.empty())
        figure.layers.emplace_back(curveOf(budget, "groups/exact", tr("exact"), Role::Exact, 0,
                                           withPlace(summed, people(choice)), [&](double n) {
                                               const auto each = static_cast<std::int64_t>(n);
                                               return groupPowerExact(test, each, each);
                                           }));
    figure.layers.emplace_back(
        curveOf(tr("normal"), Role::Approximation, 6, withPlace(counts, people(choice)), [&](double n) {
            return groupPower(test, static_cast<std::int64_t>(n), static_cast<std::int64_t>(n));
        }));
    if (requirement.enough) {
        figure.layers.emplace_back(Points{.label = tr("people needed"),
                                          .role = Role::Approximation,
                                          .colour = 1,
                                          .x = {enough},
                                          .y = {requirement.enough->power},
                                          .optimum = true});
        figure.layers.emplace_back(
            Annotation{.x = enough, .y = requirement.enough->power, .text = tr("{n}", {{"n", enough}})});
    }
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = choice.power,
                                      .label = tr("W = {power}", {{"power", choice.power}}),
                                      .chosen = false,
                                      .parameter = Power});
    figure.layers.emplace_back(
        Marker{.value = people(choice), .label = tr("n = {n}", {{"n", people(choice)}}), .parameter = Population});
    return figure;
}

void addSecondReadouts(Exploration &answer, const SurveyChoice &choice, Budget &budget) {
    const Requirement &requirement = budget.needed("group requirement", [&] { return groupRequirementOf(choice); });
    Readout enough{.label = tr("people needed in each of two groups"),
                   .unit = tr("people"),
                   .direction = Direction::About,
                   .help = tr("The smallest number with which the two-sided test has the wanted power, normal, if π "
                              "and π₂ are true")};
    if (requirement.enough) {
        enough.value = static_cast<double>(requirement.enough->n);
    } else {
        enough.missing = tr("none");
        enough.help = requirement.reason;
    }
    answer.readouts.push_back(std::move(enough));
    if (choice.second == SurveyChoice::Second::Group)
        addGroups(answer, choice);
    else if (choice.second == SurveyChoice::Second::Device)
        addDevices(answer, choice);
}

Text sentenceOfTwoSamples(const SurveyChoice &choice) {
    const auto &[firstTruth, secondTruth, first, second] = choice.samples;
    const TraitPair estimate = twoSampleEstimates(choice.samples);
    const SurveyInterval ends = clipped(twoSampleInterval(choice.samples, choice.beta));
    const int digits = digitsFor(ends, 3);
    return sentences(
        {tr("Of <b>{n}</b> people <b>{yes}</b> said yes, of <b>{other}</b> with the other device <b>{otherYes}</b>.",
            {{"n", static_cast<double>(first.n)},
             {"yes", static_cast<double>(first.yes)},
             {"other", static_cast<double>(second.n)},
             {"otherYes", static_cast<double>(second.yes)}}),
         tr("An estimated <b>{share} %</b> have the trait, with about {confidence} confidence between <b>{lower} "
            "%</b> "
            "and <b>{upper} %</b>, whatever the share with the innocuous trait.",
            {{"share", percent(std::clamp(estimate.sensitive, 0.0, 1.0), digits)},
             {"confidence", confidenceText(choice.beta)},
             {"lower", percent(ends.lower, digits, Rounding::Down)},
             {"upper", percent(ends.upper, digits, Rounding::Up)}})});
}

} // namespace halftruth::survey_explorer
