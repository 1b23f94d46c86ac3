#include "core/explorers/counts/count_steps.h"

#include "core/explorers/support/all_digits.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/count/count_distribution.h"
#include "core/math/count/count_step.h"
#include "core/math/domain/underflow.h"
#include "core/text/text.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace halftruth {

namespace count_steps {

namespace {

using enum ParameterId;

/// At most so many outcomes of a curve.
constexpr int mostOutcomes = 100;

/// A number of true yeses and one more, of the same people: the chosen one is the first where there is a neighbour
/// above.
struct Neighbours {
    CountModel fewer;
    CountModel more;
    std::int64_t outcome;

    [[nodiscard]] double people() const { return static_cast<double>(fewer.n); }
    /// The count of all others, whichever of the two it is that is left out.
    [[nodiscard]] double others(std::int64_t s) const { return countPmfWithout(fewer, s, LeftOut::Zero); }
};

Neighbours neighboursOf(const Parameters &p) {
    const std::int64_t n = p.integer(Population);
    const std::int64_t fewer = std::min(p.integer(Ones), n - 1);
    const double q = p[LieProbability];
    return {.fewer = {.n = n, .ones = fewer, .q = q},
            .more = {.n = n, .ones = fewer + 1, .q = q},
            .outcome = p.integer(Outcome)};
}

/// Five standard deviations around the mean.
Interval likelyWindow(const Neighbours &of) {
    const double reach = 5 * std::sqrt(countVariance(of.fewer));
    const double mean = countMean(of.fewer);
    return {std::max(0.0, std::floor(mean - reach) - 1) - 0.5,
            std::min(of.people(), std::ceil(mean + reach) + 2) + 0.5};
}

/// The outcomes in sight, or some of them.
std::vector<double> someOutcomes(Interval window, double n) {
    const Interval inside{std::max(0.0, std::ceil(window.lower)), std::min(n, std::floor(window.upper))};
    std::vector<double> outcomes;
    if (inside.lower <= inside.upper)
        for (const std::int64_t each : spacedIntegers(inside, Scale::Linear, mostOutcomes))
            outcomes.push_back(static_cast<double>(each));
    return outcomes;
}

/// Adds curves over the outcomes to a figure, as far as the budget has come.
class CurvesOf {
public:
    CurvesOf(Figure &figure, std::vector<double> outcomes, Budget &budget)
        : m_figure(figure), m_outcomes(std::move(outcomes)), m_budget(budget) {}

    void add(Text label, Role role, ColourIndex colour, const std::function<double(std::int64_t)> &f) {
        m_figure.layers.emplace_back(curveOf(m_budget, m_figure.id + '/' + std::to_string(m_figure.layers.size()),
                                             std::move(label), role, colour, m_outcomes,
                                             [&](double s) { return f(std::llround(s)); }));
    }

private:
    Figure &m_figure;
    std::vector<double> m_outcomes;
    Budget &m_budget;
};

Figure outcomeFigure(const char *id, Text title, const View &view, const Neighbours &of) {
    return {.id = id,
            .title = std::move(title),
            .x = {.title = tr("yes answers"),
                  .symbol = "s",
                  .unit = tr("answers"),
                  .range = shownWindow(view.x, likelyWindow(of), {-0.5, of.people() + 0.5}),
                  .integer = true},
            .y = {},
            .layers = {}};
}

Text notInSight() { return tr("The count is not in this window."); }

Figure stepFigure(const Request &request, const Neighbours &of, Budget &budget) {
    const View view = request.view("step");
    Figure figure = outcomeFigure("step", tr("One more person answers"), view, of);
    figure.y = {.title = tr("probability"), .symbol = "P"};
    figure.caption = tr(
        "P[A_n(m) = s] = q P[A_(n−1)(m) = s − 1] + p P[A_(n−1)(m) = s] where a true no joins [KR2, (3.3)], and with "
        "p and q exchanged, P[A_n(m + 1) = s], where a true yes does [KR2, (3.2)]: both lie between two neighbouring "
        "probabilities of the others.");
    const std::vector<double> outcomes = someOutcomes(figure.x.range, of.people());
    CurvesOf curves(figure, outcomes, budget);
    curves.add(tr("the others, n − 1"), Role::Reference, 6, [&](std::int64_t s) { return of.others(s); });
    curves.add(tr("and a true no"), Role::Exact, 0,
               [&](std::int64_t s) { return countPmfByStep(of.fewer, s, LeftOut::Zero); });
    curves.add(tr("and a true yes"), Role::Exact, 1,
               [&](std::int64_t s) { return countPmfByStep(of.more, s, LeftOut::One); });
    if (outcomes.empty())
        figure.note = notInSight();
    figure.layers.emplace_back(Marker{
        .value = static_cast<double>(of.outcome), .label = tr("s = {s}", {{"s", of.outcome}}), .parameter = Outcome});
    fitVertically(figure, view);
    return figure;
}

Figure differencesFigure(const Request &request, const Neighbours &of, Budget &budget) {
    const View view = request.view("differences");
    Figure figure = outcomeFigure("differences", tr("One more true yes"), view, of);
    figure.y = {.title = tr("change of the cumulative distribution"), .symbol = "F"};
    figure.caption = tr(
        "F(s; m + 1) − F(s; m) = −(p − q) P[A_(n−1)(m) = s], never above 0, and F(s + 1; m + 1) − F(s; m) = "
        "q (P[A_(n−1)(m) = s] + P[A_(n−1)(m) = s + 1]), never below: F(s; m + 1) ≤ F(s; m) ≤ F(s + 1; m + 1), so a "
        "quantile moves by 0 or 1 [KR2, sections 3.1.2 and 3.1.3].");
    const std::vector<double> outcomes = someOutcomes(figure.x.range, of.people());
    const double q = of.fewer.q;
    CurvesOf curves(figure, outcomes, budget);
    curves.add(tr("at s"), Role::Exact, 0, [&](std::int64_t s) { return -(1 - 2 * q) * of.others(s); });
    curves.add(tr("at s + 1"), Role::Exact, 1, [&](std::int64_t s) { return q * (of.others(s) + of.others(s + 1)); });
    if (outcomes.empty())
        figure.note = notInSight();
    else if (q == 0)
        figure.note = tr("With q = 0 the count is m, and moves by 1.");
    figure.layers.emplace_back(Marker{
        .value = static_cast<double>(of.outcome), .label = tr("s = {s}", {{"s", of.outcome}}), .parameter = Outcome});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal, .value = 0, .chosen = false});
    fitVertically(figure, view);
    return figure;
}

/// A number that needs somebody to be left out, where there is somebody.
Readout byStep(const CountModel &model, LeftOut leftOut, Readout readout,
               double (*f)(const CountModel &, std::int64_t, LeftOut), std::int64_t s) {
    if (leftOut == LeftOut::One && model.ones == 0)
        readout.missing = tr("no true yes");
    else if (leftOut == LeftOut::Zero && model.ones == model.n)
        readout.missing = tr("no true no");
    else
        readout.value = positiveWhere(model.q > 0, f(model, s, leftOut));
    return readout;
}

std::vector<Readout> stepReadouts(const Neighbours &of, const CountModel &chosen, double level) {
    const std::int64_t s = of.outcome;
    const auto cdf = [&](const CountModel &model, std::int64_t at, Text help) {
        return Readout{.label = tr("<i>F</i>({s}; {m})", {{"s", allDigits(at)}, {"m", allDigits(model.ones)}}),
                       .value = at >= model.n ? 1.0 : positiveWhere(model.q > 0, countCdf(model, at)),
                       .help = std::move(help)};
    };
    return {
        byStep(
            chosen, LeftOut::One,
            {.label = tr("P(<i>A</i> = {s}) by (3.2)", {{"s", allDigits(s)}}),
             .help = tr("p P[A(m − 1) = s − 1] + q P[A(m − 1) = s] among n − 1: a true yes is left out. The same as "
                        "P(A = s)")},
            countPmfByStep, s),
        byStep(chosen, LeftOut::Zero,
               {.label = tr("P(<i>A</i> = {s}) by (3.3)", {{"s", allDigits(s)}}),
                .help =
                    tr("q P[A(m) = s − 1] + p P[A(m) = s] among n − 1: a true no is left out. The same as P(A = s)")},
               countPmfByStep, s),
        byStep(chosen, LeftOut::One,
               {.label = tr("P(<i>A</i> ≤ {s}) by (3.2)", {{"s", allDigits(s)}}),
                .help = tr("p F(s − 1; m − 1) + q F(s; m − 1) among n − 1. The same as P(A ≤ s)")},
               countCdfByStep, s),
        byStep(chosen, LeftOut::Zero,
               {.label = tr("P(<i>A</i> ≤ {s}) by (3.3)", {{"s", allDigits(s)}}),
                .help = tr("q F(s − 1; m) + p F(s; m) among n − 1. The same as P(A ≤ s)")},
               countCdfByStep, s),
        cdf(of.more, s, tr("P(A ≤ s) with one more true yes: the smallest of the three")),
        cdf(of.fewer, s, tr("P(A ≤ s): between the other two")),
        cdf(of.more, s + 1, tr("P(A ≤ s + 1) with one more true yes: the largest of the three")),
        {.label = tr("quantile at level {level}, <i>m</i> = {m}", {{"level", level}, {"m", of.more.ones}}),
         .value = static_cast<double>(countQuantile(of.more, level)),
         .unit = tr("answers"),
         .help =
             tr("With one true yes more than m = {m}: the same quantile, or larger by 1", {{"m", of.fewer.ones}})},
    };
}

} // namespace

} // namespace count_steps

void addCountSteps(const Request &request, Exploration &answer, Budget &budget) {
    const Parameters &p = request.parameters;
    const count_steps::Neighbours of = count_steps::neighboursOf(p);
    const CountModel chosen{.n = of.fewer.n, .ones = p.integer(ParameterId::Ones), .q = of.fewer.q};
    answer.figures.push_back(count_steps::stepFigure(request, of, budget));
    answer.figures.push_back(count_steps::differencesFigure(request, of, budget));
    std::ranges::copy(
        budget.needed("step readouts", [&] { return count_steps::stepReadouts(of, chosen, p[ParameterId::Level]); }),
        std::back_inserter(answer.readouts));
}

} // namespace halftruth
