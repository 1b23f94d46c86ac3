#include "core/explorers/mechanisms/mechanism_choice.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/domain/first_where.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace halftruth {

namespace {

using enum ParameterId;

constexpr double smallestEpsilon = 1e-100;
Text tooLarge() { return tr("Beyond ε = 690 some variances are below 10⁻³⁰⁰."); }
Text positive() { return tr("ε is positive."); }
Text categoriesNote() { return tr("There are 2 to 10⁶ categories."); }

Axis epsilonAxis(const MechanismChoice &choice, const std::optional<Scale> &scale,
                 const std::optional<Interval> &window) {
    const double decade = std::pow(10.0, std::floor(std::log10(choice.epsilon)));
    const Interval natural{std::clamp(decade, smallestEpsilon, 0.1), std::clamp(2 * choice.epsilon, 10.0, 1e300)};
    return planned({.axis = {.title = tr("privacy parameter"),
                             .symbol = "ε",
                             .unit = tr("nats"),
                             .range = {0, natural.upper},
                             .scale = Scale::Log,
                             .scaleChoice = true},
                    .logRange = natural},
                   scale, window);
}

Axis categoryAxis(const MechanismChoice &choice, const std::optional<Scale> &scale,
                  const std::optional<Interval> &window) {
    const auto k = static_cast<double>(choice.categories);
    const Interval natural{
        2, std::clamp(std::pow(10.0, std::ceil(std::log10(k) + 0.5)), 1000.0, range::categories.upper)};
    return planned({.axis = {.title = tr("categories"),
                             .symbol = "K",
                             .range = natural,
                             .scale = Scale::Log,
                             .scaleChoice = true,
                             .integer = true},
                    .logRange = natural},
                   scale, window);
}

/// The part of the axis on which there is a privacy loss to draw at; nothing where the window lies beyond it.
std::optional<Interval> drawnEpsilons(const Axis &axis) {
    // A linear axis starts at 0, where variances are endless.
    const double least = axis.scale == Scale::Linear ? 0.005 * axis.range.upper : smallestEpsilon;
    const Interval drawn{std::max(axis.range.lower, least), std::min(axis.range.upper, largestMechanismEpsilon)};
    return drawn.lower < drawn.upper ? std::optional(drawn) : std::nullopt;
}

/// The same for the numbers of categories.
std::optional<Interval> drawnCategories(const Axis &axis) {
    const Interval drawn{std::max(axis.range.lower, range::categories.lower),
                         std::min(axis.range.upper, range::categories.upper)};
    return drawn.lower < drawn.upper ? std::optional(drawn) : std::nullopt;
}

Text epsilonNote(const Axis &axis) {
    if (axis.range.upper <= 0)
        return positive();
    return axis.range.upper > largestMechanismEpsilon ? tooLarge() : Text{};
}

/// Of every mechanism that is drawn, its values at the places of a chart.
using MethodValues = std::vector<std::vector<double>>;

/// One curve for every mechanism.
void addCurves(Figure &figure, const std::vector<double> &xs, const MethodValues &values) {
    for (std::size_t of = 0; const OracleMethod &each : oracleMethodsDrawn()) {
        const std::vector<double> &ys = values[of++];
        Curve curve{.label = each.curve, .role = Role::Exact, .colour = each.colour, .x = {}, .y = {}};
        for (std::size_t i = 0; i < xs.size(); ++i)
            if (std::isfinite(ys[i])) {
                curve.x.push_back(xs[i]);
                curve.y.push_back(ys[i]);
            }
        curve.gaps = each.gaps;
        figure.layers.emplace_back(std::move(curve));
    }
}

/// The variances against the privacy parameter, which two charts show: computed once where they have the same window.
class VariancesByEpsilon {
public:
    VariancesByEpsilon(const MechanismChoice &choice, Budget &budget) : m_choice(choice), m_budget(budget) {}

    [[nodiscard]] std::vector<double> epsilonsOn(const Axis &axis) const {
        const auto drawn = drawnEpsilons(axis);
        return drawn ? withPlace(spaced(*drawn, axis.scale, curvePoints), m_choice.epsilon) : std::vector<double>{};
    }
    [[nodiscard]] const MethodValues &at(const std::vector<double> &epsilons, const std::string &figure) {
        if (!m_values || epsilons != m_epsilons)
            m_values = &m_budget.needed("variances/" + figure, [&] {
                MethodValues values;
                for (const OracleMethod &each : oracleMethodsDrawn()) {
                    std::vector<double> &all = values.emplace_back();
                    for (const double epsilon : epsilons)
                        all.push_back(m_choice.varianceAt(each.oracle, epsilon, m_choice.categories));
                }
                return values;
            });
        m_epsilons = epsilons;
        return *m_values;
    }

private:
    const MechanismChoice &m_choice;
    Budget &m_budget;
    std::vector<double> m_epsilons;
    const MethodValues *m_values = nullptr;
};

/// Where the curve of generalized randomized response crosses one that does not depend on K.
struct Crossing {
    Phrase title; ///< of the other
    double x;
    double variance;
};

void addCrossings(Figure &figure, std::vector<Crossing> crossings) {
    constexpr double apart = 0.02; // of the axis: nearer dots lie on one another
    std::erase_if(crossings, [](const Crossing &each) { return !std::isfinite(each.x) || !(each.variance > 0); });
    if (crossings.empty()) // the legend would name dots that nowhere are
        return;
    std::ranges::sort(crossings, {}, &Crossing::x); // a reading of the points looks them up by x
    const auto place = [&](const Crossing &each) {
        const Interval &range = figure.x.range;
        return figure.x.scale == Scale::Log ? std::log(each.x) / std::log(range.upper / range.lower)
                                            : each.x / range.width();
    };
    for (std::size_t i = 0; i < crossings.size();) {
        std::vector<Text> together;
        const std::size_t first = i;
        for (; i < crossings.size() && place(crossings[i]) - place(crossings[first]) < apart; ++i)
            together.push_back(tr("{mechanism} {crossing}",
                                  {{"mechanism", crossings[i].title}, {"crossing", number(crossings[i].x, 3)}}));
        const Crossing &middle = crossings[(first + i - 1) / 2];
        figure.layers.emplace_back(Annotation{.x = middle.x, .y = middle.variance, .text = listed(together)});
    }
    Points points{.label = tr("crossings"), .role = Role::Exact, .colour = 0, .x = {}, .y = {}};
    for (const Crossing &each : crossings) {
        points.x.push_back(each.x);
        points.y.push_back(each.variance);
    }
    figure.layers.emplace_back(std::move(points));
}

Axis varianceAxis() {
    return {.title = tr("variance of one frequency, times n"),
            .symbol = "n·Var",
            .scale = Scale::Log,
            .scaleChoice = true};
}

Figure epsilonFigure(const Request &request, const MechanismChoice &choice, VariancesByEpsilon &variances) {
    const View view = request.view("epsilon");
    Figure figure{.id = "epsilon",
                  .title = tr("Against the privacy parameter, K = {categories}", {{"categories", choice.values()}}),
                  .x = epsilonAxis(choice, view.xScale, view.x),
                  .y = varianceAxis(),
                  .layers = {},
                  .caption =
                      tr("n·Var = [f p*(1 − p*) + (1 − f) q*(1 − q*)]/(p* − q*)² at f = {frequency} {wang} {ye} "
                         "{acharya}. Dots: from there on GRR is better than the one named; OUE, at f = 0: ε = "
                         "ln((K − 2)/3).",
                         {{"frequency", choice.frequency},
                          {"wang", cite("Wang et al. 2017")},
                          {"ye", cite("Ye and Barg 2018")},
                          {"acharya", cite("Acharya et al. 2019")}}),
                  .note = {}};
    figure.note = epsilonNote(figure.x);
    const std::vector<double> xs = variances.epsilonsOn(figure.x);
    addCurves(figure, xs, variances.at(xs, figure.id));
    std::vector<Crossing> crossings;
    for (const OracleMethod &each : oracleMethodsCrossed())
        if (const auto epsilon = choice.crossingEpsilon(each.oracle))
            crossings.push_back({each.title, *epsilon, choice.varianceAt(each.oracle, *epsilon, choice.categories)});
    addCrossings(figure, std::move(crossings));
    figure.layers.emplace_back(Marker{
        .value = choice.epsilon, .label = tr("ε = {epsilon}", {{"epsilon", choice.epsilon}}), .parameter = Epsilon});
    fitVertically(figure, view);
    return figure;
}

/// How many times the variance of the best each mechanism has, which is 1 for the best.
Figure relativeFigure(const Request &request, const MechanismChoice &choice, VariancesByEpsilon &variances) {
    const View view = request.view("relative");
    Figure figure{.id = "relative",
                  .title = tr("How much worse than the best?"),
                  .x = epsilonAxis(choice, view.xScale, view.x),
                  .y = {.title = tr("variance, relative to the best"), .scale = Scale::Log, .scaleChoice = true},
                  .layers = {},
                  .caption =
                      tr("The variance of each mechanism over the lowest of all at the same ε, K = {categories} "
                         "and f = {frequency}: so many times the people are needed for the same error.",
                         {{"categories", choice.values()}, {"frequency", choice.frequency}}),
                  .note = {}};
    figure.note = epsilonNote(figure.x);
    const std::vector<double> xs = variances.epsilonsOn(figure.x);
    MethodValues times = variances.at(xs, figure.id);
    for (std::size_t i = 0; i < xs.size(); ++i) {
        double lowest = std::numeric_limits<double>::infinity();
        for (const std::vector<double> &all : times)
            lowest = std::min(lowest, all[i]);
        for (std::vector<double> &all : times)
            all[i] /= lowest;
    }
    addCurves(figure, xs, times);
    figure.layers.emplace_back(Marker{
        .value = choice.epsilon, .label = tr("ε = {epsilon}", {{"epsilon", choice.epsilon}}), .parameter = Epsilon});
    fitVertically(figure, view);
    return figure;
}

Figure categoriesFigure(const Request &request, const MechanismChoice &choice, Budget &budget) {
    const View view = request.view("categories");
    Figure figure{.id = "categories",
                  .title = tr("Against the number of categories"),
                  .x = categoryAxis(choice, view.xScale, view.x),
                  .y = varianceAxis(),
                  .layers = {},
                  .caption =
                      tr("The same at ε = {epsilon}. Dots: with more categories the one named is better than GRR; "
                         "OUE, at f = 0: K = 3e^ε + 2 {source}.",
                         {{"epsilon", choice.epsilon}, {"source", cite("Wang et al. 2017", "section 5.1")}}),
                  .note = {}};
    const auto drawn = drawnCategories(figure.x);
    std::vector<double> xs;
    if (drawn && choice.epsilon <= largestMechanismEpsilon)
        for (const std::int64_t each : spacedIntegers(*drawn, figure.x.scale, curvePoints))
            xs.push_back(static_cast<double>(each));
    if (xs.empty())
        figure.note = choice.epsilon <= largestMechanismEpsilon ? categoriesNote() : tooLarge();
    addCurves(figure, xs, budget.needed("categories/variances", [&] {
        MethodValues values;
        for (const OracleMethod &each : oracleMethodsDrawn()) {
            std::vector<double> &all = values.emplace_back(xs.size());
            if (each.dependsOnCategories())
                std::ranges::transform(xs, all.begin(), [&](double k) {
                    return choice.varianceAt(each.oracle, choice.epsilon, std::llround(k));
                });
            else if (!xs.empty())
                std::ranges::fill(all, choice.variance(each.oracle));
        }
        return values;
    }));
    std::vector<Crossing> crossings;
    for (const OracleMethod &each : oracleMethodsCrossed())
        if (const auto k = choice.crossingCategories(each.oracle))
            crossings.push_back({each.title, *k, choice.variance(each.oracle)});
    addCrossings(figure, std::move(crossings));
    figure.layers.emplace_back(Marker{.value = choice.values(),
                                      .label = tr("K = {categories}", {{"categories", choice.values()}}),
                                      .parameter = Categories});
    fitVertically(figure, view);
    return figure;
}

/// The lowest variance among the mechanisms for which K makes no difference.
double bestOfTheOthers(const MechanismChoice &choice, double epsilon) {
    double lowest = std::numeric_limits<double>::infinity();
    for (const OracleMethod &each : oracleMethodsCrossed())
        lowest = std::min(lowest, choice.varianceAt(each.oracle, epsilon, 2));
    return lowest;
}

/// A privacy parameter, and the lowest variance there among the mechanisms for which K makes no difference.
struct BestAt {
    double epsilon;
    double variance;
};

BestAt bestAt(const MechanismChoice &choice, double epsilon) { return {epsilon, bestOfTheOthers(choice, epsilon)}; }

/// Where the variance of generalized randomized response is that many times the best other's: linear in K. Each line
/// goes on to the last category that there is.
Contour factorContour(const MechanismChoice &choice, double factor, const std::vector<BestAt> &others) {
    Contour contour{.level = std::log(factor),
                    .label = factor == 1  ? tr("equal")
                             : factor > 1 ? tr("×{factor}", {{"factor", factor}})
                                          : tr("÷{factor}", {{"factor", 1 / factor}}),
                    .emphasised = factor == 1,
                    .lines = {}};
    const auto categories = [&](const BestAt &at) {
        const double scale = std::expm1(at.epsilon);
        return 2 + (scale * (scale * factor * at.variance) - std::exp(at.epsilon)) / (1 + choice.frequency * scale);
    };
    const auto exist = [](double k) { return k >= range::categories.lower && k <= range::categories.upper; };
    Contour::Line line;
    const auto add = [&](const BestAt &at) {
        line.x.push_back(at.epsilon);
        line.y.push_back(categories(at));
    };
    bool before = false;
    for (std::size_t i = 0; i < others.size(); ++i) {
        const bool here = exist(categories(others[i]));
        if (i > 0 && here != before) {
            const auto [last, first] =
                detail::neighboursBetween(others[i - 1].epsilon, others[i].epsilon, [&](double epsilon) {
                    return exist(categories(bestAt(choice, epsilon))) == here;
                });
            add(bestAt(choice, here ? first : last));
        }
        before = here;
        if (here)
            add(others[i]);
        if (line.x.size() > 1 && (!here || i + 1 == others.size()))
            contour.lines.push_back(std::exchange(line, {}));
    }
    return contour;
}

/// "SUE, OUE, BLH, OLH and Hadamard response".
Text citedOthers() {
    std::vector<Text> all;
    for (const OracleMethod &each : oracleMethods())
        if (!each.dependsOnCategories())
            all.emplace_back(each.title);
    const Text last = std::move(all.back());
    all.pop_back();
    return tr("{others} and {last}", {{"others", listed(all)}, {"last", last}});
}

Figure mapFigure(const Request &request, const MechanismChoice &choice, Budget &budget) {
    const View view = request.view("map");
    Figure figure{.id = "map",
                  .title = tr("GRR against the best encoding"),
                  .x = epsilonAxis(choice, view.xScale, view.x),
                  .y = categoryAxis(choice, view.yScale, view.y),
                  .layers = {},
                  .caption =
                      tr("Variance of GRR over the lowest of {others} at f = {frequency}. Blue: GRR is better; "
                         "orange: the others are. Subset selection is GRR "
                         "where its subsets hold one value, K < 3(e^ε + 1)/2, and close to the best elsewhere.",
                         {{"others", citedOthers()}, {"frequency", choice.frequency}}),
                  .note = {}};
    const auto columns = drawnEpsilons(figure.x);
    const auto rows = drawnCategories(figure.y);
    if (!columns || !rows) {
        figure.note = columns ? categoriesNote() : figure.x.range.upper <= 0 ? positive() : tooLarge();
        return figure;
    }
    const auto cells = [](int most) { return static_cast<std::size_t>(std::min(most, 160)); };
    HeatMap map{.label = tr("GRR / best encoding"),
                .symbol = "ln ratio",
                .colours = {.kind = ColourScale::Kind::Diverging},
                .xEdges = *columns,
                .yEdges = *rows,
                .xs = cellMiddles(*columns, figure.x.scale, cells(request.columns)),
                .ys = cellMiddles(*rows, figure.y.scale, cells(request.rows)),
                .values = {}};
    for (double &k : map.ys)
        k = std::clamp(std::round(k), range::categories.lower, range::categories.upper);
    const bool drawn = fillColumns(map, budget, "map", [&, ks = map.ys](std::size_t column) {
        const double epsilon = map.xs[column];
        const double others = bestOfTheOthers(choice, epsilon);
        std::vector<float> ratios;
        for (const double k : ks)
            ratios.push_back(static_cast<float>(
                std::log(choice.varianceAt(OracleId::RandomizedResponse, epsilon, std::llround(k)) / others)));
        return ratios;
    });
    float end = std::log(2.0F);
    for (const float ratio : map.values)
        end = std::max(end, std::fabs(ratio));
    map.colours.range = {-end, end};
    std::vector<BestAt> others;
    for (const double epsilon : spaced(*columns, figure.x.scale, 161))
        others.push_back(bestAt(choice, epsilon));
    constexpr std::array<double, 11> factors{1e-4, 1e-3, 0.01, 0.1, 0.5, 1, 2, 10, 100, 1000, 1e4};
    for (const double factor : factors)
        if (std::fabs(std::log(factor)) <= end) {
            const Contour contour = factorContour(choice, factor, others);
            if (factor == 1 || std::fabs(std::log(factor)) > 0.2 * end)
                map.colours.namedTicks.push_back({contour.level, factor == 1 ? tr("1") : contour.label});
            figure.layers.emplace_back(contour);
        }
    if (drawn)
        figure.layers.insert(figure.layers.begin(), std::move(map));
    figure.layers.emplace_back(Marker{
        .value = choice.epsilon, .label = tr("ε = {epsilon}", {{"epsilon", choice.epsilon}}), .parameter = Epsilon});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = choice.values(),
                                      .label = tr("K = {categories}", {{"categories", choice.values()}}),
                                      .parameter = Categories});
    return figure;
}

} // namespace

std::vector<Figure> mechanismFigures(const Request &request, const MechanismChoice &choice, Budget &budget) {
    VariancesByEpsilon variances(choice, budget);
    return {epsilonFigure(request, choice, variances), relativeFigure(request, choice, variances),
            mapFigure(request, choice, budget), categoriesFigure(request, choice, budget)};
}

} // namespace halftruth
