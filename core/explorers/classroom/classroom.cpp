#include "core/explorers/classroom/classroom_choice.h"
#include "core/explorers/explorers.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/solves.h"
#include "core/explorers/support/survey_choice.h"
#include "core/math/survey/survey_tails.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace halftruth {

namespace {

using enum ParameterId;

constexpr int repetitionsShown = 50;
constexpr int mostBars = 41;
constexpr ColourIndex truthColour = 3;
constexpr ColourIndex coverColour = 2;
constexpr ColourIndex missColour = 1;

double truthOf(const Classroom &classroom) {
    return static_cast<double>(classroom.ones) / static_cast<double>(classroom.n);
}

std::string percent(double share) { return displayNumber(100 * share, 3) + " %"; }

/// The design as it works when a share of the pupils says no: what happens, not what the estimate assumes.
SurveyDesign withRefusal(SurveyDesign design, double refusal) {
    design.yesGivenOne *= 1 - refusal;
    design.yesGivenZero *= 1 - refusal;
    return design;
}

/// About how many milliseconds an interval takes.
double intervalCost(const ClassroomChoice &choice) {
    const auto n = static_cast<double>(choice.classroom.n);
    switch (choice.method) {
    case IntervalMethod::FixedDatabase:
        return n > 1e6 ? 1 : 1.2e-3 * std::cbrt(n);
    case IntervalMethod::ClopperPearson:
        // Inverting a beta distribution far from its middle, where refusals move the answers, takes longer.
        return n > 1e6 && choice.classroom.refusal > 0 ? 0.3 : 0.03;
    default:
        return 2e-3;
    }
}

/// How many of the intervals of a figure there is time for: all, but in the coarse pass.
std::size_t affordable(const Request &request, const ClassroomChoice &choice, std::size_t all) {
    constexpr double allowance = 3; // milliseconds
    if (request.quality == Quality::Fine)
        return all;
    return std::min(all, static_cast<std::size_t>(std::max(3.0, allowance / intervalCost(choice))));
}

// ---------------------------------------------------------------- this class

Figure courseFigure(const Request &request, const ClassroomChoice &choice, const std::vector<ClassProgress> &course,
                    std::stop_token stop) {
    const View view = request.view("course");
    const Classroom &classroom = choice.classroom;
    const SurveyDesign design = classroom.procedure.design();
    Figure figure{.id = "course",
                  .title = "This class",
                  .x = planned({.axis = {.title = "pupils asked",
                                         .unit = "pupils",
                                         .range = {0, static_cast<double>(classroom.n)},
                                         .scaleChoice = true,
                                         .integer = true},
                                .logRange = {1, std::max(2.0, static_cast<double>(classroom.n))}},
                               view.xScale, view.x),
                  .y = {.title = "estimated share", .symbol = "π̂", .range = shownWindow(view.y, {-0.25, 1.25})},
                  .layers = {},
                  .caption = "π̂ = (yes/n − b)/(a − b) from the pupils asked so far, and its interval: one class, "
                             "simulated [Warner 1965]."};
    Curve estimates{.label = "estimate", .role = Role::Simulation, .colour = 0, .x = {}, .y = {}};
    Band band{.label = percent(1 - choice.beta) + " interval", .colour = 0, .x = {}, .lower = {}, .upper = {}};
    for (const ClassProgress &after : course) {
        if (stop.stop_requested())
            return figure;
        const SurveyAnswers answers{.n = after.asked, .yes = after.yes};
        const SurveyInterval ends = surveyInterval(choice.method, design, answers, choice.beta);
        const auto asked = static_cast<double>(after.asked);
        estimates.x.push_back(asked);
        estimates.y.push_back(surveyEstimate(design, answers));
        band.x.push_back(asked);
        band.lower.push_back(ends.lower);
        band.upper.push_back(ends.upper);
    }
    figure.layers.emplace_back(std::move(band));
    figure.layers.emplace_back(std::move(estimates));
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = truthOf(classroom),
                                      .label = "truth " + displayNumber(truthOf(classroom))});
    return figure;
}

// ---------------------------------------------------------------- the class repeated

/// Yes answers in groups of neighbours, from the first to the last that has a chance worth showing.
struct Groups {
    std::int64_t first = 0;
    std::int64_t step = 1;
    int count = 1;
};

Groups groupsOf(const Classroom &classroom, const SurveyDesign &real) {
    const double k = static_cast<double>(real.draws);
    const auto ones = static_cast<double>(classroom.ones);
    const auto zeros = static_cast<double>(classroom.n) - ones;
    const double mean = k * (ones * real.yesGivenOne + zeros * real.yesGivenZero);
    const double deviation = std::sqrt(
        k * (ones * real.yesGivenOne * (1 - real.yesGivenOne) + zeros * real.yesGivenZero * (1 - real.yesGivenZero)));
    const double reach = 4.5 * deviation + 2;
    const auto first = static_cast<std::int64_t>(std::max(0.0, std::floor(mean - reach)));
    const auto last = static_cast<std::int64_t>(std::min(k * (ones + zeros), std::ceil(mean + reach)));
    const std::int64_t step = (last - first) / mostBars + 1;
    return {.first = first, .step = step, .count = static_cast<int>((last - first) / step) + 1};
}

Figure repeatedFigure(const Request &request, const ClassroomChoice &choice, const CountTally &tally) {
    const View view = request.view("repeated");
    const Classroom &classroom = choice.classroom;
    const SurveyDesign design = classroom.procedure.design();
    const SurveyDesign real = withRefusal(design, classroom.refusal);
    const Groups groups = groupsOf(classroom, real);
    const auto estimateAt = [&](double yes) {
        const double all = static_cast<double>(classroom.n) * static_cast<double>(design.draws);
        return (yes / all - design.yesGivenZero) / (design.yesGivenOne - design.yesGivenZero);
    };
    const double width = std::fabs(estimateAt(static_cast<double>(groups.step)) - estimateAt(0));
    Bars bars{.label = "simulated", .role = Role::Simulation, .colour = 5, .x = {}, .y = {}, .width = 0.86 * width};
    Curve exact{.label = "exact", .role = Role::Exact, .colour = 0, .x = {}, .y = {}};
    std::vector<std::int64_t> counts(static_cast<std::size_t>(groups.count), 0);
    for (const auto &[yes, times] : tally.times())
        if (const std::int64_t group = (yes - groups.first) / groups.step;
            yes >= groups.first && group < groups.count)
            counts[static_cast<std::size_t>(group)] += times;
    double below = fixedAtMost(real, classroom.n, classroom.ones, groups.first - 1);
    for (int group = 0; group < groups.count; ++group) {
        const std::int64_t first = groups.first + group * groups.step;
        const double upTo = fixedAtMost(real, classroom.n, classroom.ones, first + groups.step - 1);
        const double centre = estimateAt(static_cast<double>(first) + static_cast<double>(groups.step - 1) / 2);
        bars.x.push_back(centre);
        bars.y.push_back(static_cast<double>(counts[static_cast<std::size_t>(group)]) /
                         static_cast<double>(tally.trials()));
        exact.x.push_back(centre);
        exact.y.push_back(std::max(0.0, upTo - below));
        below = upTo;
    }
    if (exact.x.front() > exact.x.back()) { // a yes speaks against the trait
        std::ranges::reverse(exact.x);
        std::ranges::reverse(exact.y);
    }
    const Interval window{std::min(exact.x.front(), truthOf(classroom)) - width,
                          std::max(exact.x.back(), truthOf(classroom)) + width};
    Figure figure{.id = "repeated",
                  .title = "The class repeated",
                  .x = {.title = "estimated share", .symbol = "π̂", .range = shownWindow(view.x, window)},
                  .y = {.title = groups.step == 1 ? "share of classes" : "share of classes in a bar"},
                  .layers = {},
                  .caption = "Estimates of " + displayNumber(static_cast<double>(tally.trials())) +
                             " simulated classes with the same pupils, and the exact distribution "
                             "Bin(m, a) + Bin(n − m, b) of the yes answers [KR2, section 3.1]."};
    figure.layers.emplace_back(std::move(bars));
    figure.layers.emplace_back(std::move(exact));
    figure.layers.emplace_back(
        Marker{.value = truthOf(classroom), .label = "truth " + displayNumber(truthOf(classroom))});
    if (classroom.refusal > 0) {
        const double centre = truthOf(classroom) + refusalBias(design, truthOf(classroom), classroom.refusal);
        figure.layers.emplace_back(
            Marker{.value = centre, .label = "mean " + displayNumber(centre), .chosen = false});
    }
    fitVertically(figure, view);
    return figure;
}

/// Vertical bars side by side, drawn as one band: between two of them it has no height.
class VerticalBars {
public:
    VerticalBars(std::string label, ColourIndex colour, double nowhere) : m_nowhere(nowhere) {
        m_band.label = std::move(label);
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

Figure intervalsFigure(const Request &request, const ClassroomChoice &choice, const std::stop_token &stop) {
    const View view = request.view("intervals");
    const Classroom &classroom = choice.classroom;
    const SurveyDesign design = classroom.procedure.design();
    const double truth = truthOf(classroom);
    const int shown = static_cast<int>(std::min<std::int64_t>(repetitionsShown, choice.classes));
    Figure figure{.id = "intervals",
                  .title = "Who finds the truth?",
                  .x = {.title = "class",
                        .range = shownWindow(view.x, {0.25, static_cast<double>(shown) + 0.75}),
                        .integer = true},
                  .y = {.title = "share", .symbol = "π"},
                  .layers = {},
                  .caption = "The " + percent(1 - choice.beta) + " intervals of the first " + std::to_string(shown) +
                             " repetitions: of many, about that share holds the truth where the interval keeps its "
                             "promise."};
    VerticalBars covers("holds the truth", coverColour, truth);
    VerticalBars misses("misses it", missColour, truth);
    Points estimates{.label = "estimate", .role = Role::Simulation, .colour = 0, .x = {}, .y = {}};
    double number = 0;
    const std::size_t intervals = affordable(request, choice, static_cast<std::size_t>(shown));
    for (const std::int64_t yes : firstRepetitions(classroom, static_cast<int>(intervals))) {
        if (stop.stop_requested())
            return figure;
        const SurveyAnswers answers{.n = classroom.n, .yes = yes};
        const SurveyInterval ends = surveyInterval(choice.method, design, answers, choice.beta);
        const bool holds = ends.lower <= truth && truth <= ends.upper;
        ++number;
        covers.add(number, holds ? &ends : nullptr);
        misses.add(number, holds ? nullptr : &ends);
        estimates.x.push_back(number);
        estimates.y.push_back(surveyClippedEstimate(design, answers));
    }
    if (covers.any())
        figure.layers.emplace_back(covers.take());
    if (misses.any())
        figure.layers.emplace_back(misses.take());
    figure.layers.emplace_back(std::move(estimates));
    figure.layers.emplace_back(
        Marker{.direction = Marker::Direction::Horizontal, .value = truth, .label = "truth " + displayNumber(truth)});
    fitVertically(figure, view);
    return figure;
}

// ---------------------------------------------------------------- numbers

/// How many repetitions a pass simulates.
std::int64_t trialsOf(const Request &request, std::int64_t wanted) {
    constexpr double coarse = 5000;
    if (request.quality == Quality::Fine && request.pass == 0)
        return wanted;
    const double pass = request.quality == Quality::Coarse ? 0 : request.pass;
    return static_cast<std::int64_t>(std::min(static_cast<double>(wanted), coarse * std::pow(16.0, pass)));
}

void addReadouts(Exploration &answer, const ClassroomChoice &choice, const ClassProgress &whole,
                 const CountTally &tally) {
    const Classroom &classroom = choice.classroom;
    const SurveyDesign design = classroom.procedure.design();
    const SurveyAnswers answers{.n = whole.asked, .yes = whole.yes};
    const SurveyInterval ends = surveyInterval(choice.method, design, answers, choice.beta);
    const double truth = truthOf(classroom);
    const SurveyDesign real = withRefusal(design, classroom.refusal);
    const double deviation = std::sqrt(truth * real.yesGivenOne * (1 - real.yesGivenOne) +
                                       (1 - truth) * real.yesGivenZero * (1 - real.yesGivenZero)) /
                             std::sqrt(static_cast<double>(classroom.n)) /
                             std::fabs(design.yesGivenOne - design.yesGivenZero);
    answer.readouts = {
        {.label = "yes in this class",
         .value = static_cast<double>(whole.yes),
         .unit = "answers",
         .help = "How many pupils of the class above said yes"},
        {.label = "estimate from this class",
         .value = surveyEstimate(design, answers),
         .help = "The share of pupils with the trait, as the teacher would estimate it"},
        {.label = "its interval, lower end", .value = ends.lower, .help = "Of the chosen kind, clipped to [0, 1]"},
        {.label = "its interval, upper end", .value = ends.upper, .help = "Of the chosen kind, clipped to [0, 1]"},
        {.label = "truth, <i>m</i>/<i>n</i>", .value = truth, .help = "The share of pupils with the trait"},
        {.label = "bias of the estimate",
         .value = refusalBias(design, truth, classroom.refusal),
         .help = "How far the mean of the estimates is from the truth when a share w of the pupils always says no"},
        {.label = "standard deviation of estimates",
         .value = deviation,
         .help = "Over classes with the same pupils: only the chance device differs"}};
    const Estimate coverage = simulatedCoverage(classroom.experiment(), tally, choice.method, choice.beta);
    answer.readouts.push_back({.label = "intervals that hold the truth, simulated",
                               .value = coverage.value,
                               .direction = Direction::About,
                               .help = "Of " + displayNumber(static_cast<double>(tally.trials())) +
                                       " classes; the simulation is sure of it to " +
                                       displayNumber(1.96 * coverage.standardError, 2)});
    if (classroom.refusal == 0)
        answer.readouts.push_back(
            {.label = "intervals that hold the truth",
             .value = surveyCoverageFixed(choice.method, design, classroom.n, classroom.ones, choice.beta),
             .help = "Probability that the interval contains the share of these pupils"});
    else
        answer.readouts.push_back({.label = "intervals that hold the truth",
                                   .missing = "see simulated",
                                   .help = "The intervals trust that everybody follows the instructions"});
    answer.readouts.push_back({.label = "privacy loss <i>ε</i>",
                               .value = surveyEpsilon(design),
                               .unit = "nats",
                               .help = "What one answer changes about one pupil, at most"});
    answer.sentence = "Of " + bold(static_cast<double>(classroom.n)) + " pupils " +
                      bold(static_cast<double>(whole.yes)) + " said yes: the estimate is " +
                      bold(surveyEstimate(design, answers), 3) + ", the truth " + bold(truth, 3) + ". Of " +
                      bold(static_cast<double>(tally.trials())) + " such classes " + bold(100 * coverage.value, 3) +
                      " % got an interval that holds the truth.";
}

Exploration exploreClassroom(const Request &request, std::stop_token stop) {
    const ClassroomChoice choice = classroomChoice(request.parameters);
    const bool fine = request.quality == Quality::Fine;
    const std::int64_t trials = trialsOf(request, choice.classes);
    Exploration answer;
    answer.refinable = !fine || trials < choice.classes;
    answer.progress = static_cast<double>(trials) / static_cast<double>(choice.classes);
    // The groups of a large class decide its draws: the coarse pass leaves points out, it doesn't ask another class.
    const std::vector<ClassProgress> whole = courseOfClass(choice.classroom, 120);
    const std::size_t points = affordable(request, choice, fine ? whole.size() : (whole.size() + 2) / 3);
    const std::size_t stride = (whole.size() + points - 1) / points;
    std::vector<ClassProgress> course;
    for (std::size_t i = 0; i < whole.size(); ++i)
        if (i % stride == stride - 1 || i + 1 == whole.size())
            course.push_back(whole[i]);
    const CountTally tally =
        simulateSurvey(choice.classroom.experiment(), {.seed = choice.classroom.seed, .trials = trials}, stop);
    answer.complete = !stop.stop_requested();
    if (!answer.complete)
        return answer;
    answer.figures = {courseFigure(request, choice, course, stop), repeatedFigure(request, choice, tally),
                      intervalsFigure(request, choice, stop)};
    if (!stop.stop_requested())
        addReadouts(answer, choice, course.back(), tally);
    answer.complete = !stop.stop_requested();
    return answer;
}

/// A class can be planned like any survey, as long as everybody does as told.
std::vector<SolveSpec> classroomSolves() {
    const auto planned = [](const Parameters &p) {
        return hasLies(p) && p[Refusal] == 0 ? std::optional(p) : std::nullopt;
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
            .title = "Classroom",
            .question = "Does it really work?",
            .parameters = classroomParameters(),
            .uses = classroomUses,
            .solves = classroomSolves(),
            .showsPupils = true,
            .layout = {3},
            .explore = exploreClassroom};
}

} // namespace halftruth
