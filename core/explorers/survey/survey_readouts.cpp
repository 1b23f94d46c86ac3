#include "core/explorers/survey/survey_figures.h"

#include <cmath>
#include <span>

namespace halftruth::survey_explorer {

namespace {

/// What an interval is where it isn't one of prevalences: beyond [0, 1], or without any width.
Text oddityOf(const SurveyInterval &whole) {
    const Argument from("from", atLeast(whole.lower, digitsFor(whole, 4)));
    const Argument to("to", atMost(whole.upper, digitsFor(whole, 4)));
    if (holdsNoPrevalence(whole))
        return tr("Before it is cut it is {from} … {to}: it contains no prevalence at all.", {from, to});
    if (whole.lower == whole.upper)
        return tr("It is a single point, since all answers agree: that is no precision.");
    if (whole.lower < 0 || whole.upper > 1)
        return tr("Before it is cut it is {from} … {to}: what is beyond [0, 1] is no prevalence.", {from, to});
    return {};
}

/// What one person's answers change, at most.
Text oddsText(const SurveyDesign &design) {
    const double epsilon = surveyEpsilon(design);
    const bool several = design.draws > 1;
    if (std::isinf(surveyEpsilonOfNo(design)) && !several && std::isfinite(surveyEpsilonOfYes(design)))
        return tr("A yes changes any odds by a factor of at most <b>{factor}</b>; a no protects nobody.",
                  {{"factor", atMost(std::exp(surveyEpsilonOfYes(design)), 3)}});
    if (std::isinf(epsilon))
        return several ? tr("One person's answers may give the truth away.")
                       : tr("One person's answer may give the truth away.");
    const Number factor = atMost(std::exp(epsilon), 3);
    return several ? tr("One person's answers change any odds by a factor of at most <b>{factor}</b>.",
                        {{"factor", factor}})
                   : tr("One person's answer changes any odds by a factor of at most <b>{factor}</b>.",
                        {{"factor", factor}});
}

} // namespace

std::vector<Readout> readoutsOf(const SurveyChoice &choice, const SurveyInterval &interval,
                                const Requirement &requirement, Budget &budget) {
    const IntervalMethodRow &method = intervalMethod(choice.method);
    const Text meaning =
        sentences({tr("With confidence {confidence}.", {{"confidence", confidenceText(choice.beta)}}),
                   oddityOf(*intervalOf(choice, method, budget))});
    std::vector<Readout> readouts{{.label = tr("estimate <i>π̂</i>"),
                                   .value = surveyEstimate(choice.design, choice.answers),
                                   .help = tr("Unbiased; it may leave [0, 1]"),
                                   .chip = true},
                                  {.label = tr("estimate, clipped"),
                                   .value = surveyClippedEstimate(choice.design, choice.answers),
                                   .help = tr("The nearest prevalence there can be")},
                                  {.label = tr("standard error"),
                                   .value = surveyStandardError(choice.design, choice.answers),
                                   .direction = Direction::About,
                                   .help = tr("Of the estimate, for a random sample")},
                                  {.label = tr("{interval}, from", {{"interval", method.title}}),
                                   .value = interval.lower,
                                   .shown = atLeast(interval.lower), // what is shown holds all of it
                                   .direction = method.direction,
                                   .help = meaning,
                                   .chip = true},
                                  {.label = tr("{interval}, to", {{"interval", method.title}}),
                                   .value = interval.upper,
                                   .shown = atMost(interval.upper),
                                   .direction = method.direction,
                                   .help = meaning,
                                   .chip = true}};
    constexpr std::size_t ends = 3; // the place of the first
    Readout covered{.label = tr("coverage at <i>π</i>"),
                    .help = tr("How often the interval contains the true prevalence, with n people")};
    if (const double *known = budget.value(
            "coverage", [&] { return coverage(intervalMethod(choice.method), choice, choice.test.prevalence); }))
        covered.value = *known;
    else
        covered.missing = pending();
    readouts.push_back(covered);
    if (holdsNoPrevalence(*intervalOf(choice, method, budget)))
        for (Readout &end : std::span(readouts).subspan(ends, 2))
            end.missing = noneInside();
    readouts.push_back({.label = tr("privacy parameter <i>ε</i>"),
                        .value = surveyEpsilon(choice.design),
                        .shown = atMost(surveyEpsilon(choice.design)),
                        .unit = tr("nats"),
                        .help = tr("One person's answers change any odds by a factor of at most e^ε"),
                        .chip = true});
    if (choice.design.draws == 1) {
        // One-sided designs protect one answer only.
        readouts.push_back({.label = tr("<i>ε</i> of a yes"),
                            .value = surveyEpsilonOfYes(choice.design),
                            .shown = atMost(surveyEpsilonOfYes(choice.design)),
                            .unit = tr("nats"),
                            .help = tr("|ln(a/b)|, a and b the chances of a yes with and without the trait")});
        readouts.push_back({.label = tr("<i>ε</i> of a no"),
                            .value = surveyEpsilonOfNo(choice.design),
                            .shown = atMost(surveyEpsilonOfNo(choice.design)),
                            .unit = tr("nats"),
                            .help = tr("|ln((1 − a)/(1 − b))|, 1 − a and 1 − b the chances of a no")});
    }
    readouts.push_back({.label = tr("power, normal"),
                        .value = surveyPower(choice.test, choice.answers.n),
                        .direction = Direction::About,
                        .help = tr("Of the one-sided z test, with n people")});
    readouts.push_back(
        {.label = tr("power, exact"),
         .value = budget.needed("power", [&] { return surveyPowerExact(choice.test, choice.answers.n); }),
         .help = tr("Probability that the test rejects, with n people")});
    readouts.push_back({.label = tr("power, two-sided, normal"),
                        .value = surveyTwoSidedPower(choice.test, choice.answers.n),
                        .direction = Direction::About,
                        .help = tr("Of the z test that rejects on either side, each at half the level")});
    readouts.push_back(
        {.label = tr("power, two-sided, exact"),
         .value = budget.needed("two-sided power",
                                [&] { return surveyTwoSidedPowerExact(choice.test, choice.answers.n); }),
         .help = tr("Probability that it rejects, with n people")});
    Readout enough{.label = tr("people needed"),
                   .unit = tr("people"),
                   .direction = Direction::About,
                   .help = tr("The smallest number whose power, normal, is the wanted one")};
    Readout reached{.label = tr("power they reach"),
                    .direction = Direction::About,
                    .help = tr("Normal approximation, with the people needed")};
    Readout truly{.label = tr("power they reach, exact"),
                  .help = tr("Probability that the test rejects, with the people needed")};
    if (requirement.enough) {
        enough.value = static_cast<double>(requirement.enough->n);
        reached.value = requirement.enough->power;
        truly.value =
            budget.needed("power of enough", [&] { return surveyPowerExact(choice.test, requirement.enough->n); });
    } else {
        for (Readout *each : {&enough, &reached, &truly}) {
            each->missing = tr("none");
            each->help = requirement.reason;
        }
    }
    readouts.insert(readouts.end(), {enough, reached, truly});
    return readouts;
}

Text sentenceOf(const Parameters &p, const SurveyChoice &choice, const SurveyInterval &interval) {
    const double estimate = surveyEstimate(choice.design, choice.answers);
    const int digits = digitsFor(interval, 3);
    const Text counted = surveyDesign(p).countInWords(p);
    const Argument confidence("confidence", confidenceText(choice.beta));
    // Rounded outwards.
    const Argument lower("lower", percent(interval.lower, digits, Rounding::Down));
    const Argument upper("upper", percent(interval.upper, digits, Rounding::Up));
    if (estimate >= 0 && estimate <= 1)
        return sentences({counted,
                          tr("An estimated <b>{share} %</b> have the trait, with {confidence} confidence between "
                             "<b>{lower} %</b> and <b>{upper} %</b>.",
                             {{"share", percent(estimate, digits)}, confidence, lower, upper}),
                          oddsText(choice.design)});
    const Text cut = estimate < 0 ? tr("That is less than is expected when nobody has the trait, so the estimate is "
                                       "cut to <b>0 %</b>.")
                                  : tr("That is more than is expected when everybody has the trait, so the estimate "
                                       "is cut to <b>100 %</b>.");
    if (interval.lower == interval.upper)
        return sentences(
            {counted, cut, tr("The whole interval is cut with it: these answers hardly fit the design.")});
    return sentences({counted, cut,
                      tr("With {confidence} confidence the prevalence is between <b>{lower} %</b> and "
                         "<b>{upper} %</b>.",
                         {confidence, lower, upper})});
}

} // namespace halftruth::survey_explorer
