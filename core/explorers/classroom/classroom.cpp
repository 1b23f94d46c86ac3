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

/// The design as it works when a share of the pupils says no: what happens, not what the estimate assumes.
SurveyDesign withRefusal(SurveyDesign design, double refusal) {
    design.yesGivenOne *= 1 - refusal;
    design.yesGivenZero *= 1 - refusal;
    return design;
}

// ---------------------------------------------------------------- this class

Figure courseFigure(const Request &request, const ClassroomChoice &choice, const std::vector<ClassProgress> &course,
                    Budget &budget) {
    const View view = request.view("course");
    const Classroom &classroom = choice.classroom;
    const SurveyDesign design = classroom.procedure.design();
    Figure figure{.id = "course",
                  .title = tr("This class"),
                  .x = planned({.axis = {.title = tr("pupils asked"),
                                         .unit = tr("pupils"),
                                         .range = {0, static_cast<double>(classroom.n)},
                                         .scaleChoice = true,
                                         .integer = true},
                                .logRange = {1, std::max(2.0, static_cast<double>(classroom.n))}},
                               view.xScale, view.x),
                  .y = {.title = tr("estimated share"), .symbol = "π̂", .range = shownWindow(view.y, {-0.25, 1.25})},
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
    figure.layers.emplace_back(std::move(band));
    figure.layers.emplace_back(std::move(estimates));
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = truthOf(classroom),
                                      .label = tr("truth {truth}", {{"truth", truthOf(classroom)}})});
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

Figure repeatedFigure(const Request &request, const ClassroomChoice &choice, const CountTally &tally,
                      Budget &budget) {
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
    const auto probabilities = budget.sweep("groups", counts.size(), [&](std::size_t group) {
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
        bars.y.push_back(static_cast<double>(counts[group]) / static_cast<double>(tally.trials()));
        if (probabilities.shown && probabilities.values[group]) {
            exact.x.push_back(centre);
            exact.y.push_back(*probabilities.values[group]);
        }
    }
    if (bars.x.front() > bars.x.back()) { // a yes speaks against the trait
        std::ranges::reverse(exact.x);
        std::ranges::reverse(exact.y);
    }
    const auto [leftmost, rightmost] = std::minmax(bars.x.front(), bars.x.back());
    const Interval window{std::min(leftmost, truthOf(classroom)) - width,
                          std::max(rightmost, truthOf(classroom)) + width};
    Figure figure{.id = "repeated",
                  .title = tr("The class repeated"),
                  .x = {.title = tr("estimated share"), .symbol = "π̂", .range = shownWindow(view.x, window)},
                  .y = {.title = groups.step == 1 ? tr("share of classes") : tr("share of classes in a bar")},
                  .layers = {},
                  .caption = tr("Estimates of {n} simulated classes with the same pupils, and the exact distribution "
                                "Bin(m, a) + Bin(n − m, b) of the yes answers {source}.",
                                {{"n", tally.trials()}, {"source", cite("KR2", "section 3.1")}})};
    figure.layers.emplace_back(std::move(bars));
    figure.layers.emplace_back(std::move(exact));
    figure.layers.emplace_back(
        Marker{.value = truthOf(classroom), .label = tr("truth {truth}", {{"truth", truthOf(classroom)}})});
    if (classroom.refusal > 0) {
        const double centre = truthOf(classroom) + refusalBias(design, truthOf(classroom), classroom.refusal);
        figure.layers.emplace_back(
            Marker{.value = centre, .label = tr("mean {mean}", {{"mean", centre}}), .chosen = false});
    }
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
    const int shown = static_cast<int>(std::min<std::int64_t>(repetitionsShown, choice.classes));
    const bool approximate = intervalMethod(choice.method).direction == Direction::About;
    Figure figure{
        .id = "intervals",
        .title = tr("Which intervals contain the true share?"),
        .x = {.title = tr("class"),
              .range = shownWindow(view.x, {0.25, static_cast<double>(shown) + 0.75}),
              .integer = true},
        .y = {.title = tr("share"), .symbol = "π"},
        .layers = {},
        .caption = approximate ? tr("The {confidence} intervals of the first {n} repetitions. Of many, about that "
                                    "share contains the true share, as long as everybody does as told.",
                                    {{"confidence", confidenceText(choice.beta)}, {"n", shown}})
                               : tr("The {confidence} intervals of the first {n} repetitions. Of many, at least that "
                                    "share contains the true share, as long as everybody does as told.",
                                    {{"confidence", confidenceText(choice.beta)}, {"n", shown}})};
    VerticalBars covers(tr("contains the truth"), coverColour, truth);
    VerticalBars misses(tr("misses it"), missColour, truth);
    Points estimates{.label = tr("estimate"), .role = Role::Simulation, .colour = 0, .x = {}, .y = {}};
    double place = 0;
    const std::vector<std::int64_t> &repetitions =
        budget.needed("repetitions", [&] { return firstRepetitions(classroom, shown); });
    const auto known = budget.sweep("intervals", repetitions.size(), [&](std::size_t i) {
        return surveyInterval(choice.method, design, {.n = classroom.n, .yes = repetitions[i]}, choice.beta);
    });
    for (std::size_t i = 0; i < repetitions.size(); ++i) {
        ++place;
        if (!known.values[i])
            continue;
        const SurveyInterval &ends = *known.values[i];
        const bool holds = ends.lower <= truth && truth <= ends.upper;
        covers.add(place, holds ? &ends : nullptr);
        misses.add(place, holds ? nullptr : &ends);
        estimates.x.push_back(place);
        estimates.y.push_back(surveyClippedEstimate(design, {.n = classroom.n, .yes = repetitions[i]}));
    }
    if (covers.any())
        figure.layers.emplace_back(covers.take());
    if (misses.any())
        figure.layers.emplace_back(misses.take());
    figure.layers.emplace_back(std::move(estimates));
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = truth,
                                      .label = tr("truth {truth}", {{"truth", truth}})});
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
    Overlay classes(choice.classes, choice.classroom.seed, fewestRepetitions, budget);
    const CountTally *tally = classes.study("classes", 0, simulated);
    classes.finish();
    if (tally)
        return *tally;
    return budget.needed("first classes", [&] {
        return simulated({.seed = choice.classroom.seed, .trials = std::min(choice.classes, fewestRepetitions)}, {});
    });
}

void addReadouts(Exploration &answer, const ClassroomChoice &choice, const ClassProgress &whole,
                 const CountTally &tally, Budget &budget) {
    const Classroom &classroom = choice.classroom;
    const SurveyDesign design = classroom.procedure.design();
    const SurveyAnswers answers{.n = whole.asked, .yes = whole.yes};
    const SurveyInterval &ends =
        budget.needed("interval", [&] { return surveyInterval(choice.method, design, answers, choice.beta); });
    const double truth = truthOf(classroom);
    const SurveyDesign real = withRefusal(design, classroom.refusal);
    const double deviation = std::sqrt(truth * real.yesGivenOne * (1 - real.yesGivenOne) +
                                       (1 - truth) * real.yesGivenZero * (1 - real.yesGivenZero)) /
                             std::sqrt(static_cast<double>(classroom.n)) /
                             std::fabs(design.yesGivenOne - design.yesGivenZero);
    answer.readouts = {
        {.label = tr("yes in this class"),
         .value = static_cast<double>(whole.yes),
         .unit = tr("answers"),
         .help = tr("How many pupils of the class above said yes"),
         .chip = true},
        {.label = tr("estimate from this class"),
         .value = surveyEstimate(design, answers),
         .help = tr("The share of pupils with the trait, as the teacher would estimate it"),
         .chip = true},
        {.label = tr("its interval, lower end"),
         .value = ends.lower,
         .help = tr("Of the chosen kind, clipped to [0, 1]"),
         .chip = true},
        {.label = tr("its interval, upper end"),
         .value = ends.upper,
         .help = tr("Of the chosen kind, clipped to [0, 1]"),
         .chip = true},
        {.label = tr("truth, <i>m</i>/<i>n</i>"), .value = truth, .help = tr("The share of pupils with the trait")},
        {.label = tr("bias of the estimate"),
         .value = refusalBias(design, truth, classroom.refusal),
         .help =
             tr("How far the mean of the estimates is from the truth when a share w of the pupils always says no")},
        {.label = tr("standard deviation of estimates"),
         .value = deviation,
         .help = tr("Over classes with the same pupils: only the chance device differs")}};
    const Estimate &coverage = budget.needed("coverage/" + std::to_string(tally.trials()), [&] {
        return simulatedCoverage(classroom.experiment(), tally, choice.method, choice.beta);
    });
    answer.readouts.push_back(
        {.label = tr("intervals that contain the truth, simulated"),
         .value = coverage.value,
         .direction = Direction::About,
         .help = tr("Of {n} classes; the simulation is sure of it to {error}",
                    {{"n", tally.trials()}, {"error", number(1.96 * coverage.standardError, 2)}})});
    const double *held = nullptr;
    if (classroom.refusal == 0)
        held = budget.value("held", [&] {
            return surveyCoverageFixed(choice.method, design, classroom.n, classroom.ones, choice.beta);
        });
    if (classroom.refusal == 0)
        answer.readouts.push_back({.label = tr("intervals that contain the truth"),
                                   .value = held ? *held : 0,
                                   .missing = held ? Text() : tr("…"),
                                   .help = tr("Probability that the interval contains the share of these pupils")});
    else
        answer.readouts.push_back({.label = tr("intervals that contain the truth"),
                                   .missing = tr("see simulated"),
                                   .help = tr("The intervals trust that everybody follows the instructions")});
    answer.readouts.push_back({.label = tr("privacy parameter <i>ε</i>"),
                               .value = surveyEpsilon(design),
                               .unit = tr("nats"),
                               .help = tr("One answer changes the odds about one pupil by a factor of at most e^ε")});
    answer.sentence =
        sentences({tr("Of <b>{n}</b> pupils <b>{yes}</b> said yes: the estimate is <b>{estimate}</b>, the truth "
                      "<b>{truth}</b>.",
                      "Of <b>{n}</b> pupil <b>{yes}</b> said yes: the estimate is <b>{estimate}</b>, the truth "
                      "<b>{truth}</b>.",
                      static_cast<double>(classroom.n),
                      {{"yes", whole.yes},
                       {"estimate", number(surveyEstimate(design, answers), 3)},
                       {"truth", number(truth, 3)}}),
                   tr("Of <b>{trials}</b> such classes <b>{share} %</b> got an interval that contains the truth.",
                      {{"trials", tally.trials()}, {"share", percent(coverage.value)}})});
}

Exploration exploreClassroom(const Request &request, Budget &budget) {
    const ClassroomChoice choice = classroomChoice(request.parameters);
    const std::vector<ClassProgress> &course =
        budget.needed("course of class", [&] { return courseOfClass(choice.classroom, 120); });
    const CountTally &tally = repeated(choice, budget);
    Exploration answer;
    addReadouts(answer, choice, course.back(), tally, budget);
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
