#include "core/explorers/classroom/classroom_choice.h"
#include "core/explorers/explorers.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/overlay.h"
#include "core/explorers/support/solves.h"
#include "core/explorers/support/survey_choice.h"
#include "core/math/survey/survey_tails.h"
#include "core/methods/interval_methods.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>

namespace halftruth {

namespace {

using enum ParameterId;

constexpr int repetitionsShown = 50;
constexpr int mostBars = 41;
/// Of a class that is watched, whose estimates may lie anywhere: there are so many groups over all of the axis.
constexpr int mostGroups = 81;
/// The intervals of a class up to this are to be seen among all shares.
constexpr std::int64_t smallClass = 500;
/// So many repetitions are a dot each, and of so many each has its interval there.
constexpr std::int64_t mostDots = 200;
constexpr std::int64_t mostWithInterval = 10;
constexpr ColourIndex courseColour = 0;
constexpr ColourIndex coverColour = 2;
/// Which intervals miss is to be seen at once, and without colours.
constexpr ColourIndex missColour = strongColour;

double truthOf(const Classroom &classroom) {
    return static_cast<double>(classroom.ones) / static_cast<double>(classroom.n);
}

/// The design as it works when a share of the pupils says no: what happens, not what the estimate assumes.
SurveyDesign withRefusal(SurveyDesign design, double refusal) {
    design.yesGivenOne *= 1 - refusal;
    design.yesGivenZero *= 1 - refusal;
    design.restOfOne *= 1 - refusal;
    design.restOfZero *= 1 - refusal;
    return design;
}

/// What an axis of estimates shows by itself, whatever comes: of one pupil an estimate is as far out as it can be.
Interval windowOfEstimates(const SurveyDesign &design) {
    constexpr double room = 0.05;
    constexpr Interval least{-0.25, 1.25};
    constexpr Interval most{-0.6, 1.6}; // where lies are many, single estimates are no use
    const double none = surveyEstimate(design, {.n = 1, .yes = 0});
    const double all = surveyEstimate(design, {.n = 1, .yes = design.draws});
    const auto [lowest, highest] = std::minmax(none, all);
    return {std::clamp(lowest - room, most.lower, least.lower), std::clamp(highest + room, least.upper, most.upper)};
}

// ---------------------------------------------------------------- this class

Figure courseFigure(const Request &request, const ClassroomChoice &choice, const std::vector<ClassProgress> &course,
                    Budget &budget) {
    const View view = request.view("course");
    const Classroom &classroom = choice.classroom;
    const SurveyDesign design = classroom.procedure.design();
    Figure figure{
        .id = "course",
        .title = tr("This class"),
        .x = planned({.axis = {.title = tr("pupils asked"),
                               .unit = tr("pupils"),
                               .range = {0, static_cast<double>(classroom.n)},
                               .scaleChoice = true,
                               .integer = true},
                      .logRange = {1, std::max(2.0, static_cast<double>(classroom.n))}},
                     view.xScale, view.x),
        .y = {.title = tr("estimated share"), .symbol = "π̂", .range = shownWindow(view.y, windowOfEstimates(design))},
        .layers = {},
        .caption = tr("π̂ = (yes/n − b)/(a − b) from the pupils asked so far, and its interval: one class, "
                      "simulated {source}.",
                      {{"source", cite("Warner 1965")}})};
    Curve estimates{.label = tr("estimate"), .role = Role::Simulation, .colour = 0, .x = {}, .y = {}};
    Band band{.label = tr("{confidence} interval", {{"confidence", confidenceText(choice.beta)}}),
              .role = Role::Simulation,
              .colour = 0,
              .x = {},
              .lower = {},
              .upper = {}};
    const auto known = budget.sweep("course", course.size(), [&](std::size_t i) {
        return surveyInterval(choice.method, design, {.n = course[i].asked, .yes = course[i].yes}, choice.beta);
    });
    for (std::size_t i = 0; known.shown && i < course.size(); ++i) {
        if (!known.values[i])
            continue;
        const SurveyInterval &ends = *known.values[i];
        const auto asked = static_cast<double>(course[i].asked);
        estimates.x.push_back(asked);
        estimates.y.push_back(surveyEstimate(design, {.n = course[i].asked, .yes = course[i].yes}));
        band.x.push_back(asked);
        band.lower.push_back(ends.lower);
        band.upper.push_back(ends.upper);
    }
    if (course.empty())
        figure.note = tr("Nobody has answered yet.");
    Points answers{
        .label = tr("estimate"), .role = Role::Simulation, .colour = 0, .x = {}, .y = {}, .inLegend = false};
    if (choice.inStages) { // an answer, a dot
        answers.x = estimates.x;
        answers.y = estimates.y;
    }
    if (!estimates.x.empty()) {
        figure.layers.emplace_back(std::move(band));
        figure.layers.emplace_back(std::move(estimates));
    }
    if (!answers.x.empty())
        figure.layers.emplace_back(std::move(answers));
    if (choice.revealed)
        figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                          .value = truthOf(classroom),
                                          .label = tr("truth {truth}", {{"truth", truthOf(classroom)}})});
    return figure;
}

// ---------------------------------------------------------------- the class repeated

/// Yes answers of the repetition with this number, from 1.
std::int64_t yesOfRepetition(const Classroom &classroom, std::int64_t number) {
    const auto sum = [&](std::int64_t trials) {
        if (trials == 0)
            return std::int64_t{0};
        const CountTally tally =
            simulateSurvey(classroom.experiment(), {.seed = classroom.seed, .trials = trials, .threads = 1});
        std::int64_t all = 0;
        for (const auto &[yes, times] : tally.times())
            all += yes * times;
        return all;
    };
    return sum(number) - sum(number - 1);
}

/// Yes answers in groups of neighbours, from the first to the last that has a chance worth showing.
struct Groups {
    std::int64_t first = 0;
    std::int64_t step = 1;
    int count = 1;
};

Groups groupsBetween(std::int64_t first, std::int64_t last, int most) {
    const std::int64_t step = (last - first) / most + 1;
    return {.first = first, .step = step, .count = static_cast<int>((last - first) / step) + 1};
}

/// All that there can be, of a large class around the first repetition: neither tells the truth.
Groups groupsWatched(const ClassroomChoice &choice, const SurveyDesign &design) {
    constexpr std::int64_t large = 400;
    const std::int64_t all = choice.classroom.n * design.draws;
    if (all <= large || choice.repeated == 0)
        return groupsBetween(0, all, mostGroups);
    const auto reach = static_cast<std::int64_t>(std::ceil(3.5 * std::sqrt(static_cast<double>(all))));
    const std::int64_t centre = yesOfRepetition(choice.classroom, 1);
    return groupsBetween(std::max<std::int64_t>(0, centre - reach), std::min(all, centre + reach), mostGroups);
}

Groups groupsOf(const Classroom &classroom, const SurveyDesign &real) {
    const double k = static_cast<double>(real.draws);
    const auto ones = static_cast<double>(classroom.ones);
    const auto zeros = static_cast<double>(classroom.n) - ones;
    const double mean = k * (ones * real.yesGivenOne + zeros * real.yesGivenZero);
    const double deviation =
        std::sqrt(k * (ones * real.yesGivenOne * real.noGivenOne() + zeros * real.yesGivenZero * real.noGivenZero()));
    const double reach = 4.5 * deviation + 2;
    const auto first = static_cast<std::int64_t>(std::max(0.0, std::floor(mean - reach)));
    const auto last = static_cast<std::int64_t>(std::min(k * (ones + zeros), std::ceil(mean + reach)));
    return groupsBetween(first, last, mostBars);
}

/// The interval of a repetition through its dot, or nearly so: those of neighbours lie at different heights.
Curve intervalOf(const SurveyInterval &ends, double height, std::int64_t group, Text label, ColourIndex colour) {
    constexpr std::int64_t turns = 5;
    constexpr double apart = 0.14;
    const double at = height + apart * static_cast<double>(group % turns - turns / 2);
    return {.label = std::move(label),
            .role = Role::Simulation,
            .colour = colour,
            .x = {ends.lower, ends.upper},
            .y = {at, at},
            .inLegend = false};
}

/// The repetitions one on top of the other, each a dot above its group; which of their intervals miss the truth is to
/// be seen where it is told. Few have their intervals, of many the latest has. `height` becomes that of the highest.
void addDots(Figure &figure, const ClassroomChoice &choice, const CountTally &tally, const Groups &groups,
             const std::vector<double> &centres, std::int64_t &height, Budget &budget) {
    const SurveyDesign design = choice.classroom.procedure.design();
    const double truth = truthOf(choice.classroom);
    std::vector<std::pair<std::int64_t, std::int64_t>> outcomes(tally.times().begin(), tally.times().end());
    std::ranges::sort(outcomes);
    const auto interval = [&](std::int64_t yes) {
        return surveyInterval(choice.method, design, {.n = choice.classroom.n, .yes = yes}, choice.beta);
    };
    const auto contains = [&](const SurveyInterval &ends) { return ends.lower <= truth && truth <= ends.upper; };
    const bool few = choice.repeated <= mostWithInterval;
    const auto intervals = budget.sweep("dots", choice.revealed || few ? outcomes.size() : 0,
                                        [&](std::size_t i) { return interval(outcomes[i].first); });
    Points estimates{
        .label = tr("estimate of a class"), .role = Role::Simulation, .colour = 0, .x = {}, .y = {}, .falls = true};
    Points covers = estimates;
    covers.label = tr("its interval contains the truth");
    covers.colour = coverColour;
    covers.hollow = true;
    Points misses = estimates;
    misses.label = tr("its interval misses the truth");
    misses.colour = missColour;
    std::vector<std::int64_t> heights(centres.size(), 0);
    std::vector<Curve> drawn;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const auto &[yes, times] = outcomes[i];
        const std::int64_t group = (yes - groups.first) / groups.step;
        if (yes < groups.first || group >= groups.count)
            continue;
        const auto place = static_cast<std::size_t>(group);
        Points *kind = &estimates;
        if (choice.revealed && intervals.values[i])
            kind = contains(*intervals.values[i]) ? &covers : &misses;
        for (std::int64_t each = 0; each < times; ++each) {
            kind->x.push_back(centres[place]);
            kind->y.push_back(static_cast<double>(++heights[place]));
            if (few && intervals.values[i])
                drawn.push_back(
                    intervalOf(*intervals.values[i], kind->y.back(), group,
                               tr("{confidence} interval of a class", {{"confidence", confidenceText(choice.beta)}}),
                               kind->colour));
        }
        height = std::max(height, heights[place]);
    }
    // One that misses is what is looked for: no other lies over it.
    std::ranges::stable_partition(drawn, [&](const Curve &each) { return each.colour != missColour; });
    std::ranges::move(drawn, std::back_inserter(figure.layers));
    for (Points *kind : {&estimates, &covers, &misses})
        if (!kind->x.empty())
            figure.layers.emplace_back(std::move(*kind));
    if (few)
        return;
    const std::int64_t &latest =
        budget.needed("latest repetition", [&] { return yesOfRepetition(choice.classroom, choice.repeated); });
    const std::int64_t group = (latest - groups.first) / groups.step;
    if (latest < groups.first || group >= groups.count)
        return;
    const SurveyInterval &ends = budget.needed("latest interval", [&] { return interval(latest); });
    const auto at = static_cast<double>(heights[static_cast<std::size_t>(group)]);
    figure.layers.emplace_back(
        Curve{.label = tr("{confidence} interval of the latest", {{"confidence", confidenceText(choice.beta)}}),
              .role = Role::Simulation,
              .colour = !choice.revealed ? ColourIndex{0}
                        : contains(ends) ? coverColour
                                         : missColour,
              .x = {ends.lower, ends.upper},
              .y = {at, at}});
}

/// The end of an axis that counts: it moves now and then, by a lot.
double countAxisEnd(std::int64_t count) {
    double end = 12;
    while (end < 1.05 * static_cast<double>(count))
        end *= 2;
    return end;
}

Figure repeatedFigure(const Request &request, const ClassroomChoice &choice, const CountTally &tally,
                      Budget &budget) {
    const View view = request.view("repeated");
    const Classroom &classroom = choice.classroom;
    const SurveyDesign design = classroom.procedure.design();
    const SurveyDesign real = withRefusal(design, classroom.refusal);
    const Groups groups = choice.inStages ? groupsWatched(choice, design) : groupsOf(classroom, real);
    const bool dots = choice.inStages && choice.repeated <= mostDots;
    const auto estimateAt = [&](double yes) {
        const double all = static_cast<double>(classroom.n) * static_cast<double>(design.draws);
        return (yes / all - design.yesGivenZero - design.restOfZero) / design.contrast();
    };
    const double width = std::fabs(estimateAt(static_cast<double>(groups.step)) - estimateAt(0));
    Bars bars{
        .label = tr("simulated"), .role = Role::Simulation, .colour = 5, .x = {}, .y = {}, .width = 0.86 * width};
    Curve exact{.label = tr("exact"), .role = Role::Exact, .colour = 0, .x = {}, .y = {}};
    std::vector<std::int64_t> counts(static_cast<std::size_t>(groups.count), 0);
    for (const auto &[yes, times] : tally.times())
        if (const std::int64_t group = (yes - groups.first) / groups.step;
            yes >= groups.first && group < groups.count)
            counts[static_cast<std::size_t>(group)] += times;
    const auto firstOf = [&](std::size_t group) {
        return groups.first + static_cast<std::int64_t>(group) * groups.step;
    };
    // Each group as a difference of the smaller tails, so that improbable ones keep their digits.
    const auto probabilities = budget.sweep("groups", choice.revealed ? counts.size() : 0, [&](std::size_t group) {
        const auto upTo = [&](std::int64_t yes) { return fixedAtMost(real, classroom.n, classroom.ones, yes); };
        const auto from = [&](std::int64_t yes) { return fixedAtLeast(real, classroom.n, classroom.ones, yes); };
        const std::int64_t first = firstOf(group);
        const std::int64_t next = firstOf(group + 1);
        const double below = upTo(next - 1);
        return std::max(0.0, below <= 0.5 ? below - upTo(first - 1) : from(first) - from(next));
    });
    for (std::size_t group = 0; group < counts.size(); ++group) {
        const double centre =
            estimateAt(static_cast<double>(firstOf(group)) + static_cast<double>(groups.step - 1) / 2);
        bars.x.push_back(centre);
        if (tally.trials() > 0)
            bars.y.push_back(static_cast<double>(counts[group]) / static_cast<double>(tally.trials()));
        if (choice.revealed && probabilities.shown && probabilities.values[group]) {
            exact.x.push_back(centre);
            exact.y.push_back(*probabilities.values[group] * (dots ? static_cast<double>(choice.repeated) : 1.0));
        }
    }
    if (bars.x.front() > bars.x.back()) { // a yes speaks against the trait
        std::ranges::reverse(exact.x);
        std::ranges::reverse(exact.y);
    }
    const auto [leftmost, rightmost] = std::minmax(bars.x.front(), bars.x.back());
    const double truth = choice.revealed ? truthOf(classroom) : leftmost;
    const Interval window{std::min(leftmost, truth) - width, std::max(rightmost, truth) + width};
    Figure figure{.id = "repeated",
                  .title = tr("The class repeated"),
                  .x = {.title = tr("estimated share"), .symbol = "π̂", .range = shownWindow(view.x, window)},
                  .y = {.title = dots               ? tr("classes")
                                 : groups.step == 1 ? tr("share of classes")
                                                    : tr("share of classes in a bar")},
                  .layers = {},
                  .caption =
                      choice.revealed
                          ? tr("Estimates of {n} simulated classes with the same pupils, and the exact "
                               "distribution Bin(m, a) + Bin(n − m, b) of the yes answers {source}.",
                               {{"n", tally.trials()}, {"source", cite("KR2", "section 3.1")}})
                          : tr("Estimates of {n} simulated classes with the same pupils.", {{"n", tally.trials()}})};
    std::int64_t height = 0;
    if (tally.trials() == 0)
        figure.note = tr("The class hasn't been repeated yet.");
    else if (dots)
        addDots(figure, choice, tally, groups, bars.x, height, budget);
    else
        figure.layers.emplace_back(std::move(bars));
    if (tally.trials() > 0 && choice.revealed) {
        if (dots)
            exact.label = tr("exact, of {n} classes", "exact, of {n} class", static_cast<double>(tally.trials()));
        figure.layers.emplace_back(std::move(exact));
    }
    if (choice.revealed)
        figure.layers.emplace_back(
            Marker{.value = truthOf(classroom), .label = tr("truth {truth}", {{"truth", truthOf(classroom)}})});
    if (choice.revealed && classroom.refusal > 0) {
        const double centre = truthOf(classroom) + refusalBias(design, truthOf(classroom), classroom.refusal);
        figure.layers.emplace_back(
            Marker{.value = centre, .label = tr("mean {mean}", {{"mean", centre}}), .chosen = false});
    }
    if (dots)
        figure.y.range = shownWindow(view.y, {0, countAxisEnd(height)});
    else
        fitVertically(figure, view);
    return figure;
}

/// Vertical bars side by side, drawn as one band: between two of them it has no height.
class VerticalBars {
public:
    VerticalBars(Text label, ColourIndex colour, double nowhere) : m_nowhere(nowhere) {
        m_band.label = std::move(label);
        m_band.role = Role::Simulation;
        m_band.colour = colour;
    }
    void add(double x, const SurveyInterval *ends) {
        constexpr double half = 0.32;
        const double lower = ends ? ends->lower : m_nowhere;
        const double upper = ends ? ends->upper : m_nowhere;
        point(x - half, m_nowhere, m_nowhere);
        point(x - half, lower, upper);
        point(x + half, lower, upper);
        point(x + half, m_nowhere, m_nowhere);
        m_any = m_any || ends;
    }
    [[nodiscard]] bool any() const { return m_any; }
    [[nodiscard]] Band take() { return std::move(m_band); }

private:
    void point(double x, double lower, double upper) {
        m_band.x.push_back(x);
        m_band.lower.push_back(lower);
        m_band.upper.push_back(upper);
    }

    Band m_band;
    double m_nowhere;
    bool m_any = false;
};

Figure intervalsFigure(const Request &request, const ClassroomChoice &choice, Budget &budget) {
    const View view = request.view("intervals");
    const Classroom &classroom = choice.classroom;
    const SurveyDesign design = classroom.procedure.design();
    const double truth = truthOf(classroom);
    const int shown = static_cast<int>(std::min<std::int64_t>(repetitionsShown, choice.repeated));
    const int places = choice.inStages ? repetitionsShown : shown;
    const bool approximate = intervalMethod(choice.method).direction == Direction::About;
    Figure figure{
        .id = "intervals",
        .title = tr("Which intervals contain the true share?"),
        .x = {.title = tr("class"),
              .range = shownWindow(view.x, {0.25, static_cast<double>(places) + 0.75}),
              .integer = true},
        .y = {.title = tr("share"), .symbol = "π"},
        .layers = {},
        .caption = approximate ? tr("The {confidence} intervals of the first {n} repetitions. Of many, about that "
                                    "share contains the true share, as long as everybody does as told.",
                                    {{"confidence", confidenceText(choice.beta)}, {"n", shown}})
                               : tr("The {confidence} intervals of the first {n} repetitions. Of many, at least that "
                                    "share contains the true share, as long as everybody does as told.",
                                    {{"confidence", confidenceText(choice.beta)}, {"n", shown}})};
    // Where the bars of a class that is watched begin is told in the table, and isn't to be the truth.
    const double nowhere = choice.revealed ? truth : 0;
    VerticalBars untold(tr("interval"), courseColour, nowhere);
    VerticalBars covers(tr("contains the truth"), coverColour, nowhere);
    VerticalBars misses(tr("misses it"), missColour, nowhere);
    Points estimates{.label = tr("estimate"), .role = Role::Simulation, .colour = 0, .x = {}, .y = {}};
    double place = 0;
    const std::vector<std::int64_t> &repetitions = budget.needed(
        "repetitions", [&] { return shown > 0 ? firstRepetitions(classroom, shown) : std::vector<std::int64_t>(); });
    const auto known = budget.sweep("intervals", repetitions.size(), [&](std::size_t i) {
        return surveyInterval(choice.method, design, {.n = classroom.n, .yes = repetitions[i]}, choice.beta);
    });
    for (std::size_t i = 0; i < repetitions.size(); ++i) {
        ++place;
        if (!known.values[i])
            continue;
        const SurveyInterval &ends = *known.values[i];
        const bool holds = ends.lower <= truth && truth <= ends.upper;
        untold.add(place, choice.revealed ? nullptr : &ends);
        covers.add(place, choice.revealed && holds ? &ends : nullptr);
        misses.add(place, choice.revealed && !holds ? &ends : nullptr);
        estimates.x.push_back(place);
        estimates.y.push_back(surveyEstimate(design, {.n = classroom.n, .yes = repetitions[i]}));
    }
    for (VerticalBars *kind : {&untold, &covers, &misses})
        if (kind->any())
            figure.layers.emplace_back(kind->take());
    // Intervals are clipped to [0, 1], estimates aren't: an axis that is watched moves by quarters.
    Interval window{0, 1};
    for (const double estimate : estimates.y)
        window = {std::min(window.lower, std::floor(4 * estimate) / 4),
                  std::max(window.upper, std::ceil(4 * estimate) / 4)};
    if (shown == 0)
        figure.note = tr("The class hasn't been repeated yet.");
    else
        figure.layers.emplace_back(std::move(estimates));
    if (choice.revealed)
        figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                          .value = truth,
                                          .label = tr("truth {truth}", {{"truth", truth}})});
    if (choice.inStages && (shown == 0 || classroom.n <= smallClass))
        figure.y.range = shownWindow(view.y, window);
    else
        fitVertically(figure, view);
    return figure;
}

// ---------------------------------------------------------------- numbers

/// So many repetitions are simulated at once, whatever time there is.
constexpr std::int64_t fewestRepetitions = 1000;

/// The classes that have been simulated so far.
const CountTally &repeated(const ClassroomChoice &choice, Budget &budget) {
    const auto simulated = [&](const Simulation &simulation, const std::stop_token &stop) {
        return simulateSurvey(choice.classroom.experiment(), simulation, stop);
    };
    if (choice.repeated == 0)
        return budget.needed("no classes", [] { return CountTally(); });
    Overlay classes(choice.repeated, choice.classroom.seed, fewestRepetitions, budget);
    const CountTally *tally = classes.study("classes", 0, simulated);
    classes.finish();
    if (tally)
        return *tally;
    return budget.needed("first classes", [&] {
        return simulated({.seed = choice.classroom.seed, .trials = std::min(choice.repeated, fewestRepetitions)}, {});
    });
}

/// In place of what only the truth tells.
Text untold() { return tr("not revealed"); }

/// What the answers so far come to.
void addAnswers(Exploration &answer, const ClassroomChoice &choice, const ClassProgress *now, Budget &budget) {
    const Text nobody = tr("nobody asked");
    const SurveyDesign design = choice.classroom.procedure.design();
    SurveyAnswers answers;
    SurveyInterval ends{};
    if (now) {
        answers = {.n = now->asked, .yes = now->yes};
        ends = budget.needed("interval", [&] { return surveyInterval(choice.method, design, answers, choice.beta); });
    }
    const auto add = [&](Text label, double value, Text unit, Text help) {
        answer.readouts.push_back({.label = std::move(label),
                                   .value = now ? value : 0,
                                   .unit = std::move(unit),
                                   .missing = now ? Text() : nobody,
                                   .help = std::move(help),
                                   .chip = true});
    };
    add(tr("yes in this class"), static_cast<double>(answers.yes), tr("answers"),
        tr("How many pupils of the class above said yes"));
    add(tr("estimate from this class"), now ? surveyEstimate(design, answers) : 0, {},
        tr("The share of pupils with the trait, as the teacher would estimate it"));
    add(tr("its interval, lower end"), ends.lower, {}, tr("Of the chosen kind, clipped to [0, 1]"));
    add(tr("its interval, upper end"), ends.upper, {}, tr("Of the chosen kind, clipped to [0, 1]"));
}

/// What follows from the truth, in numbers only where it is told.
void addTruth(Exploration &answer, const ClassroomChoice &choice) {
    const Classroom &classroom = choice.classroom;
    const SurveyDesign design = classroom.procedure.design();
    const double truth = truthOf(classroom);
    const SurveyDesign real = withRefusal(design, classroom.refusal);
    const double deviation = std::sqrt(truth * real.yesGivenOne * real.noGivenOne() +
                                       (1 - truth) * real.yesGivenZero * real.noGivenZero()) /
                             std::sqrt(static_cast<double>(classroom.n)) / std::fabs(design.contrast());
    const auto add = [&](Text label, double value, Text help) {
        answer.readouts.push_back({.label = std::move(label),
                                   .value = choice.revealed ? value : 0,
                                   .missing = choice.revealed ? Text() : untold(),
                                   .help = std::move(help)});
    };
    add(tr("truth, <i>m</i>/<i>n</i>"), truth, tr("The share of pupils with the trait"));
    add(tr("bias of the estimate"), refusalBias(design, truth, classroom.refusal),
        tr("How far the mean of the estimates is from the truth when a share w of the pupils always says no"));
    add(tr("standard deviation of estimates"), deviation,
        tr("Over classes with the same pupils: only the chance device differs"));
}

/// How many intervals contain the truth; the simulated share, where there is one to be told.
std::optional<double> addCoverage(Exploration &answer, const ClassroomChoice &choice, const CountTally &tally,
                                  Budget &budget) {
    const Classroom &classroom = choice.classroom;
    std::optional<double> simulated;
    Readout share{.label = tr("intervals that contain the truth, simulated"), .direction = Direction::About};
    if (tally.trials() > 0 && choice.revealed) {
        const Estimate &coverage = budget.needed("coverage/" + std::to_string(tally.trials()), [&] {
            return simulatedCoverage(classroom.experiment(), tally, choice.method, choice.beta);
        });
        simulated = share.value = coverage.value;
        share.help = tr("Of {n} classes, known to about ±{error} with 95 % confidence",
                        "Of {n} class, known to about ±{error} with 95 % confidence",
                        static_cast<double>(tally.trials()), {{"error", number(1.96 * coverage.standardError, 2)}});
    } else {
        share.missing = choice.revealed ? tr("not repeated") : untold();
        share.help = tr("The share of the repetitions whose interval contains the truth");
    }
    answer.readouts.push_back(std::move(share));
    Readout exact{.label = tr("intervals that contain the truth")};
    const double *held = nullptr;
    if (classroom.refusal == 0 && choice.revealed)
        held = budget.value("held", [&] {
            return surveyCoverageFixed(choice.method, classroom.procedure.design(), classroom.n, classroom.ones,
                                       choice.beta);
        });
    exact.value = held ? *held : 0;
    exact.help = tr("Probability that the interval contains the share of these pupils");
    if (!choice.revealed)
        exact.missing = untold();
    else if (classroom.refusal > 0) {
        exact.missing = tr("see simulated");
        exact.help = tr("The intervals trust that everybody follows the instructions");
    } else if (!held)
        exact.missing = tr("…");
    answer.readouts.push_back(std::move(exact));
    return simulated;
}

Text sentenceOfAnswers(const ClassroomChoice &choice, const ClassProgress *now) {
    const auto n = static_cast<double>(choice.classroom.n);
    if (!now)
        return tr("None of the <b>{n}</b> pupils has answered yet.", "The <b>{n}</b> pupil hasn't answered yet.", n);
    const double estimate = surveyEstimate(choice.classroom.procedure.design(), {.n = now->asked, .yes = now->yes});
    const Argument asked{"asked", now->asked};
    const Argument yes{"yes", now->yes};
    const Argument found{"estimate", number(estimate, 3)};
    const Argument truth{"truth", number(truthOf(choice.classroom), 3)};
    if (now->asked < choice.classroom.n)
        return choice.revealed
                   ? tr("<b>{asked}</b> of <b>{n}</b> pupils have answered and <b>{yes}</b> said yes: the estimate "
                        "is "
                        "<b>{estimate}</b> so far, the truth <b>{truth}</b>.",
                        "<b>{asked}</b> of <b>{n}</b> pupil has answered and <b>{yes}</b> said yes: the estimate is "
                        "<b>{estimate}</b> so far, the truth <b>{truth}</b>.",
                        n, {asked, yes, found, truth})
                   : tr("<b>{asked}</b> of <b>{n}</b> pupils have answered and <b>{yes}</b> said yes: the estimate "
                        "is "
                        "<b>{estimate}</b> so far.",
                        "<b>{asked}</b> of <b>{n}</b> pupil has answered and <b>{yes}</b> said yes: the estimate is "
                        "<b>{estimate}</b> so far.",
                        n, {asked, yes, found});
    return choice.revealed
               ? tr("Of <b>{n}</b> pupils <b>{yes}</b> said yes: the estimate is <b>{estimate}</b>, the truth "
                    "<b>{truth}</b>.",
                    "Of <b>{n}</b> pupil <b>{yes}</b> said yes: the estimate is <b>{estimate}</b>, the truth "
                    "<b>{truth}</b>.",
                    n, {yes, found, truth})
               : tr("Of <b>{n}</b> pupils <b>{yes}</b> said yes: the estimate is <b>{estimate}</b>.",
                    "Of <b>{n}</b> pupil <b>{yes}</b> said yes: the estimate is <b>{estimate}</b>.", n, {yes, found});
}

void addNumbers(Exploration &answer, const ClassroomChoice &choice, const ClassProgress *now, const CountTally &tally,
                Budget &budget) {
    addAnswers(answer, choice, now, budget);
    addTruth(answer, choice);
    const std::optional<double> simulated = addCoverage(answer, choice, tally, budget);
    answer.readouts.push_back({.label = tr("privacy parameter <i>ε</i>"),
                               .value = surveyEpsilon(choice.classroom.procedure.design()),
                               .shown = atMost(surveyEpsilon(choice.classroom.procedure.design())),
                               .unit = tr("nats"),
                               .help = tr("One answer changes the odds about one pupil by a factor of at most e^ε")});
    std::vector<Text> said{sentenceOfAnswers(choice, now)};
    if (simulated)
        said.push_back(tr("Of <b>{n}</b> such classes <b>{share} %</b> got an interval that contains the truth.",
                          "Of <b>{n}</b> such class <b>{share} %</b> got an interval that contains the truth.",
                          static_cast<double>(tally.trials()), {{"share", percent(*simulated)}}));
    else if (tally.trials() > 0)
        said.push_back(tr("The class has been repeated <b>{n}</b> times.",
                          "The class has been repeated <b>{n}</b> time.", static_cast<double>(tally.trials())));
    answer.sentence = sentences(said);
}

// ---------------------------------------------------------------- a real class

/// Estimate and interval at the number of answers so far. Of a real class there are counts and no order: no course.
Figure roomEstimateFigure(const Request &request, const ClassroomChoice &choice, const SurveyInterval &ends) {
    const View view = request.view("course");
    const SurveyAnswers counts{.n = choice.room->answers, .yes = choice.room->yes};
    const auto answers = static_cast<double>(counts.n);
    Figure figure{
        .id = "course",
        .title = tr("The class in the room"),
        .x = {.title = tr("answers"), .range = shownWindow(view.x, {0, countAxisEnd(counts.n)}), .integer = true},
        .y = {.title = tr("estimated share"),
              .symbol = "π̂",
              .range = shownWindow(view.y, windowOfEstimates(choice.classroom.procedure.design()))},
        .layers = {},
        .caption = tr("π̂ = (yes/n − b)/(a − b) from the answers of the room so far, and its interval {source}. "
                      "Only counts are kept: who answered, when and in which order is nowhere.",
                      {{"source", cite("Warner 1965")}})};
    if (counts.n == 0) {
        figure.note = tr("Nobody has answered yet.");
    } else if (!choice.room->estimated) {
        figure.note = tr("The estimate is hidden.");
    } else {
        figure.layers.emplace_back(
            Curve{.label = tr("{confidence} interval", {{"confidence", confidenceText(choice.beta)}}),
                  .role = Role::Simulation,
                  .colour = courseColour,
                  .x = {answers, answers},
                  .y = {ends.lower, ends.upper}});
        figure.layers.emplace_back(Points{.label = tr("estimate"),
                                          .role = Role::Simulation,
                                          .colour = courseColour,
                                          .x = {answers},
                                          .y = {surveyEstimate(choice.classroom.procedure.design(), counts)}});
    }
    return figure;
}

/// Each answer a dot on those that are like it; of many a bar.
Figure roomAnswersFigure(const Request &request, const ClassCounts &counts) {
    const View view = request.view("answers");
    const std::array heights{counts.answers - counts.yes, counts.yes};
    const std::int64_t highest = std::max(heights[0], heights[1]);
    Figure figure{
        .id = "answers",
        .title = tr("The answers in the room"),
        .x = {.title = tr("reported answer"),
              .range = shownWindow(view.x, {-0.6, 1.6}),
              .namedTicks = {{.value = 0, .label = tr("no")}, {.value = 1, .label = tr("yes")}}},
        .y = {.title = tr("answers"), .range = shownWindow(view.y, {0, countAxisEnd(highest)}), .integer = true},
        .layers = {},
        .caption = tr("What the phones or sheets reported, randomized: what anybody could learn of the class.")};
    if (counts.answers == 0) {
        figure.note = tr("Nobody has answered yet.");
        return figure;
    }
    if (highest > mostDots) {
        figure.layers.emplace_back(Bars{.label = tr("answers"),
                                        .role = Role::Simulation,
                                        .colour = courseColour,
                                        .x = {0, 1},
                                        .y = {static_cast<double>(heights[0]), static_cast<double>(heights[1])}});
        return figure;
    }
    Points dots{
        .label = tr("an answer"), .role = Role::Simulation, .colour = courseColour, .x = {}, .y = {}, .falls = true};
    for (std::size_t kind = 0; kind < heights.size(); ++kind)
        for (std::int64_t each = 1; each <= heights[kind]; ++each) {
            dots.x.push_back(static_cast<double>(kind));
            dots.y.push_back(static_cast<double>(each));
        }
    figure.layers.emplace_back(std::move(dots));
    return figure;
}

Exploration exploreRoom(const Request &request, const ClassroomChoice &choice, Budget &budget) {
    const ClassCounts &counts = *choice.room;
    const SurveyDesign design = choice.classroom.procedure.design();
    const SurveyAnswers answers{.n = counts.answers, .yes = counts.yes};
    const bool told = counts.estimated && counts.answers > 0;
    SurveyInterval ends{};
    if (told)
        ends = budget.needed("room interval",
                             [&] { return surveyInterval(choice.method, design, answers, choice.beta); });
    Exploration answer;
    answer.figures = {roomAnswersFigure(request, counts), roomEstimateFigure(request, choice, ends)};
    answer.readouts.push_back({.label = tr("yes in this class"),
                               .value = static_cast<double>(counts.yes),
                               .unit = tr("answers"),
                               .help = tr("How many answers of the room are a yes"),
                               .chip = true});
    const auto add = [&](Text label, double value, Text help) {
        answer.readouts.push_back({.label = std::move(label),
                                   .value = told ? value : 0,
                                   .missing = told                  ? Text()
                                              : counts.answers == 0 ? tr("nobody asked")
                                                                    : tr("hidden"),
                                   .help = std::move(help),
                                   .chip = true});
    };
    const double estimate = told ? surveyEstimate(design, answers) : 0;
    add(tr("estimate from this class"), estimate,
        tr("The share of pupils with the trait, as the teacher would estimate it"));
    add(tr("its interval, lower end"), ends.lower, tr("Of the chosen kind, clipped to [0, 1]"));
    add(tr("its interval, upper end"), ends.upper, tr("Of the chosen kind, clipped to [0, 1]"));
    const auto n = static_cast<double>(counts.answers);
    const Argument yes{"yes", counts.yes};
    answer.sentence = counts.answers == 0 ? tr("Nobody in the room has answered yet.")
                      : told ? tr("The room has given <b>{n}</b> answers, <b>{yes}</b> of them yes: the estimate is "
                                  "<b>{estimate}</b>.",
                                  "The room has given <b>{n}</b> answer, <b>{yes}</b> of them yes: the estimate is "
                                  "<b>{estimate}</b>.",
                                  n, {yes, {"estimate", number(estimate, 3)}})
                             : tr("The room has given <b>{n}</b> answers, <b>{yes}</b> of them yes.",
                                  "The room has given <b>{n}</b> answer, <b>{yes}</b> of them yes.", n, {yes});
    return answer;
}

Exploration exploreClassroom(const Request &request, Budget &budget) {
    const ClassroomChoice choice = classroomChoice(request);
    if (choice.room)
        return exploreRoom(request, choice, budget);
    const std::vector<ClassProgress> &course = budget.needed("course of class", [&] { return courseOf(choice); });
    const CountTally &tally = repeated(choice, budget);
    Exploration answer;
    addNumbers(answer, choice, course.empty() ? nullptr : &course.back(), tally, budget);
    answer.figures = {courseFigure(request, choice, course, budget), repeatedFigure(request, choice, tally, budget),
                      intervalsFigure(request, choice, budget)};
    return answer;
}

/// A class can be planned like any survey, as long as everybody does as told.
std::vector<SolveSpec> classroomSolves() {
    const auto planned = [](const Parameters &p) {
        return surveyDesign(p).has(LieProbability) && p[Refusal] == 0 ? std::optional(p) : std::nullopt;
    };
    std::vector<SolveSpec> all;
    for (const char *relation : {"accuracy-exact", "accuracy-normal", "accuracy-hoeffding"})
        all.push_back({.relation = relation,
                       .unknowns = {LieProbability, Population},
                       .targets = {{.id = Alpha}},
                       .given = planned});
    all.push_back(solvesLieProbability());
    return all;
}

} // namespace

ExplorerSpec classroomExplorer() {
    return {.id = "classroom",
            .title = phrase("Classroom"),
            .question = phrase("Does it really work?"),
            .group = ExplorerGroup::Learn,
            .model = phrase("ε-local DP"),
            .parameters = classroomParameters(),
            .uses = classroomUses,
            .solves = classroomSolves(),
            .showsPupils = true,
            .explore = exploreClassroom};
}

} // namespace halftruth
