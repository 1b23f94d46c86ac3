#include "core/explorers/support/figure_builder.h"
#include "core/explorers/survey/survey_figures.h"
#include "core/math/survey/survey_posterior.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <span>
#include <string>
#include <utility>

namespace halftruth::survey_explorer {

namespace {

using enum ParameterId;

// The points of the coverage for the people asked grow fewer as each takes longer: for 10^9 people it is all but
// flat.
constexpr double mediumCoverage = 1e6;
constexpr double longCoverage = 1e7;

/// Up to so many people the credible interval of every answer is found once, for all points of a curve. Of more, each
/// point takes some twenty posteriors, and there are fewer of them: the saw is finer and flatter.
constexpr double everyCredible = 1000;
constexpr std::size_t dearStride = 4;

/// Every how many of the 241 places in a window one interval's coverage is drawn at.
std::size_t coverageStride(const IntervalMethodRow &method, const SurveyChoice &choice) {
    if (method.ofThesePeople)
        return people(choice) <= mediumCoverage ? 2 : people(choice) <= longCoverage ? 6 : 20;
    return choice.design.draws > fewSurveyCards ? 8 : choice.design.draws > 1 ? 4 : 1;
}

std::vector<double> coveragePoints(Interval window, std::size_t stride) {
    const std::vector<double> places = spaced(window, Scale::Linear, 241);
    std::vector<double> points;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (i % stride == 0 || i == 1 || i + 2 == places.size()) // next to the ends it jumps
            points.push_back(places[i]);
    return points;
}

std::vector<double> coveragePoints(const IntervalMethodRow &method, const SurveyChoice &choice, Interval window) {
    std::vector<double> points = coveragePoints(window, coverageStride(method, choice));
    return method.ofThesePeople ? wholeShares(std::move(points), choice.answers.n) : points;
}

/// The chosen interval last: on top.
std::vector<IntervalMethodRow> drawingOrder(const SurveyChoice &choice) {
    std::vector<IntervalMethodRow> order(intervalMethods().begin(), intervalMethods().end());
    std::ranges::stable_partition(order, [&](const IntervalMethodRow &each) { return each.method != choice.method; });
    return order;
}

/// A saw has hundreds of teeth in sight: of about so many neighbours together the lowest, the highest and the mean.
constexpr std::size_t teethTogether = 12;
/// In a narrower window teeth are told apart.
constexpr double seenTeeth = 0.25;

/// Where groups of neighbours begin, as large as one another, and where the last one ends: the same from either end,
/// as a coverage may be. Of an even number each but the one in the middle.
std::vector<std::size_t> groupsOf(std::size_t values) {
    const std::size_t even = std::min(values / 40 * 2, teethTogether);
    std::vector<std::size_t> starts;
    if (even == 0) {
        starts.resize(values + 1);
        std::iota(starts.begin(), starts.end(), std::size_t{0});
        return starts;
    }
    const std::size_t beside = (values / even - 1) / 2; // of the middle, on either side
    const std::size_t pairs = (values * beside / (2 * beside + 1) + 1) / 2;
    for (std::size_t k = 0; k <= beside; ++k)
        starts.push_back(pairs * k / beside * 2);
    for (std::size_t k = beside + 1; k-- > 0;)
        starts.push_back(values - starts[k]);
    return starts;
}

/// The values between the lowest and the highest of neighbours, with their mean: one series, shown and hidden
/// together.
void addSummary(Figure &figure, Curve values, bool chosen) {
    Band range{.label = tr("{method}, lowest to highest", {{"method", values.label}}),
               .colour = values.colour,
               .x = {},
               .lower = {},
               .upper = {},
               .inLegend = false,
               .legend = values.label,
               .quiet = !chosen};
    Curve mean{.label = values.label, .role = values.role, .colour = values.colour, .x = {}, .y = {}};
    const std::vector<std::size_t> starts = groupsOf(values.x.size());
    for (std::size_t k = 0; k + 1 < starts.size(); ++k) {
        const std::size_t first = starts[k];
        const std::size_t end = starts[k + 1];
        const auto part = std::span(values.y).subspan(first, end - first);
        const auto [lowest, highest] = std::ranges::minmax(part);
        const auto add = [&](double x) {
            range.x.push_back(x);
            range.lower.push_back(lowest);
            range.upper.push_back(highest);
        };
        if (first == 0)
            add(values.x.front());
        const std::size_t middle = first + (end - first) / 2;
        const double share = std::accumulate(part.begin(), part.end(), 0.0) / static_cast<double>(part.size());
        // Between two values, whatever their distance: none is taken for a mean. Of an odd number on either side.
        const auto addMean = [&](std::size_t behind) {
            mean.x.push_back((values.x[behind - 1] + values.x[behind]) / 2);
            mean.y.push_back(share);
        };
        if (end - first == 1) {
            mean.x.push_back(values.x[first]);
            mean.y.push_back(share);
        } else {
            addMean(middle);
            if ((end - first) % 2 == 1)
                addMean(middle + 1);
        }
        add(values.x[middle]);
        if (end == values.x.size())
            add(values.x.back());
    }
    figure.layers.emplace_back(std::move(range));
    figure.layers.emplace_back(std::move(mean));
}

/// The values themselves where they are told apart, their summary elsewhere, once all are there. All means are to be
/// compared, but of five areas over one another nothing is seen: that of the chosen interval alone stands out.
void addCoverage(Figure &figure, Curve values, std::size_t all, Interval window, bool chosen) {
    if (window.width() > seenTeeth && values.x.size() == all)
        addSummary(figure, std::move(values), chosen);
    else
        figure.layers.emplace_back(std::move(values));
}

Curve credibleCurve(const SurveyChoice &choice, Interval window, std::size_t &all, Budget &budget) {
    const auto curve = [&](const std::vector<double> &points, const std::function<double(double)> &of) {
        all = points.size();
        return curveOf(budget, "coverage/credible", tr("credible"), Role::Exact, 4, points, of, Budget::Turn::Last);
    };
    if (people(choice) > everyCredible)
        return curve(coveragePoints(window, dearStride), [&](double prevalence) {
            return credibleCoverage(choice.design, choice.answers.n, prevalence, choice.prior, choice.beta,
                                    budget.token());
        });
    const auto known = budget.sweep(
        "coverage/credible intervals", static_cast<std::size_t>(choice.answers.n) + 1,
        [&](std::size_t yes) {
            return SurveyPosterior(choice.design, {.n = choice.answers.n, .yes = static_cast<std::int64_t>(yes)},
                                   choice.prior)
                .credible(choice.beta);
        },
        Budget::Turn::Last);
    std::vector<SurveyInterval> intervals;
    for (const auto &each : known.values)
        if (each)
            intervals.push_back(*each);
    if (intervals.size() < known.values.size())
        return curve({}, [](double) { return 0.0; });
    return curve(coveragePoints(window, 1),
                 [&](double prevalence) { return credibleCoverage(choice.design, intervals, prevalence); });
}

} // namespace

double coverage(const IntervalMethodRow &method, const SurveyChoice &choice, double prevalence) {
    if (method.ofThesePeople)
        return surveyCoverageFixed(method.method, choice.design, choice.answers.n,
                                   std::llround(prevalence * people(choice)), choice.beta);
    return surveyCoverage(method.method, choice.design, choice.answers.n, prevalence, choice.beta);
}

Figure coverageFigure(const Request &request, const SurveyChoice &choice, RepeatedSurveys &repeated, Budget &budget) {
    const View view = request.view("coverage");
    Figure figure{
        .id = "coverage",
        .title = tr("Coverage: how often the interval contains the truth"),
        .x = {.title = tr("true prevalence"), .symbol = "π", .range = shownWindow(view.x, {0, 1})},
        .y = {.title = tr("coverage")},
        .layers = {},
        .caption =
            tr("Probability of the answers whose interval contains π, in random samples of n people; for these n "
               "people, with π their own share {source}. n = {n}. It goes up and down with π: a line is the mean of "
               "neighbouring values, the area around it from the lowest to the highest, with edges for the chosen "
               "interval. In a window of a quarter or less the values themselves are drawn. The credible interval "
               "{bayes} promises no coverage: next to 0 and 1 it has none.",
               {{"source", cite("KR2", "section 3.1")},
                {"n", people(choice)},
                {"bayes", cite("Winkler and Franklin 1979")}})};
    const Interval window{std::max(0.0, figure.x.range.lower), std::min(1.0, figure.x.range.upper)};
    if (!(window.lower < window.upper))
        figure.note = tr("Prevalences lie between 0 and 1.");
    else
        for (const IntervalMethodRow &method : drawingOrder(choice)) {
            const std::vector<double> points = coveragePoints(method, choice, window);
            Curve values = curveOf(budget, "coverage/" + std::string(method.spec().key), method.title, Role::Exact,
                                   method.colour, points,
                                   [&](double prevalence) { return coverage(method, choice, prevalence); });
            addCoverage(figure, std::move(values), points.size(), window, method.method == choice.method);
        }
    const bool anything = std::ranges::any_of(figure.layers, [](const Layer &layer) {
        const auto *curve = std::get_if<Curve>(&layer);
        return curve && !curve->x.empty();
    });
    if (!anything && figure.note.empty())
        figure.note = tr("The coverage takes longer than a frame and follows.");
    figure.layers.emplace_back(Marker{
        .direction = Marker::Direction::Horizontal,
        .value = 1 - choice.beta,
        .label = choice.beta < 1e-3 ? tr("1 − β") : tr("1 − β = {confidence}", {{"confidence", 1 - choice.beta}}),
        .chosen = false});
    figure.layers.emplace_back(Marker{.value = choice.test.prevalence,
                                      .label = tr("π = {prevalence}", {{"prevalence", choice.test.prevalence}}),
                                      .parameter = Prior});
    fitVertically(figure, view);
    // After the window: a strong belief may cover anything, and at 0 and 1 a credible interval never does.
    if (choice.design.draws == 1 && window.lower < window.upper) {
        std::size_t all = 0;
        Curve covered = credibleCurve(choice, window, all, budget);
        if (!covered.x.empty())
            addCoverage(figure, std::move(covered), all, window, false);
    }
    repeated.drawCoverageOn(figure, window);
    return figure;
}

} // namespace halftruth::survey_explorer
