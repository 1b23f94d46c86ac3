#include "core/explorers/anonymity/anonymity.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle_bounds.h"
#include "core/text/number_text.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <array>

namespace halftruth::anonymity_charts {

namespace {

using enum ParameterId;

/// What a log axis shows at the most.
constexpr double smallestShown = 1e-300;

struct PublishedCurve {
    const char *name;
    ColourIndex colour;
    PublishedBound (*bound)(std::int64_t n, double q, double delta);
};
constexpr std::array<PublishedCurve, 4> published{{{"Erlingsson 2019", 3, erlingsson2019},
                                                   {"Balle 2019", 5, balle2019},
                                                   {"Feldman 2021", 1, feldman2021},
                                                   {"Feldman 2023", 2, feldman2023}}};

/// What a search found, drawn as what it is: the worst of all, or the worst of some and what no other exceeds.
struct SearchCurves {
    Curve every{.label = "exact", .role = Role::Exact, .colour = 0, .x = {}, .y = {}};
    Curve some{.label = "worst m tried", .role = Role::Approximation, .colour = 0, .x = {}, .y = {}};
    Curve above{.label = "upper bound", .role = Role::Bound, .colour = 4, .x = {}, .y = {}};

    void add(double x, double value, bool everyOnes, double upperBound) {
        const auto push = [](Curve &curve, double atX, double y) {
            if (y >= smallestShown && std::isfinite(y)) {
                curve.x.push_back(atX);
                curve.y.push_back(y);
            }
        };
        if (everyOnes) {
            push(every, x, value);
            return;
        }
        // Where every m was tried the worst is both: the other two begin there, without a gap.
        if (some.x.empty() && !every.x.empty()) {
            push(some, every.x.back(), every.y.back());
            push(above, every.x.back(), every.y.back());
        }
        push(some, x, value);
        push(above, x, upperBound);
    }

    /// Empty curves would only make the legend longer; that of every m stands for what is to come.
    void moveTo(Figure &figure) {
        if (!some.x.empty() || !above.x.empty()) {
            figure.layers.emplace_back(std::move(above));
            figure.layers.emplace_back(std::move(some));
        }
        if (!every.x.empty())
            figure.layers.emplace_back(std::move(every));
    }
};

ShuffleSearch curveSearch(const Crowd &crowd) {
    return {.everyOnesUpTo = everyOnesInCurves, .coveringRuns = 48, .stop = crowd.stop};
}

Curve levelLine(const char *label, Interval window, double level) {
    Curve line{.label = label, .role = Role::Reference, .colour = 6, .x = {}, .y = {}};
    if (level >= smallestShown && std::isfinite(level)) {
        line.x = {window.lower, window.upper};
        line.y = {level, level};
    }
    return line;
}

/// Where nobody lies nothing is private, and where only lies are told nothing is left to hide.
std::string endNote(double q) {
    if (q == 0)
        return "With q = 0 everybody tells the truth: ε is infinite, and δ is 1.";
    if (q == 0.5)
        return "With q = ½ the count says nothing: ε and δ are 0, which has no place on a logarithmic axis.";
    return {};
}

} // namespace

double oneAnswerDelta(double q, double epsilonLimit) { return std::max(0.0, (1 - q) - std::exp(epsilonLimit) * q); }

Drawn epsilonFigure(const Request &request, const Crowd &crowd) {
    const View view = request.view("epsilon");
    const double decade = std::floor(std::log10(crowd.people()));
    const Interval natural{std::max(1.0, std::pow(10.0, decade - 2)),
                           std::min(maxPopulation, std::pow(10.0, decade + 4))};
    Drawn drawn{
        .figure = {
            .id = "epsilon",
            .title = "Privacy loss of the count",
            .x = planned({.axis = {.title = "people",
                                   .symbol = "n",
                                   .range = natural,
                                   .scale = Scale::Log,
                                   .scaleChoice = true,
                                   .integer = true},
                          .logRange = natural},
                         view.xScale, view.x),
            .y = {.title = "privacy loss", .symbol = "ε", .unit = "nats", .scale = Scale::Log, .scaleChoice = true},
            .layers = {},
            .caption = "Smallest ε with δ(ε) ≤ δ = " + displayNumber(crowd.delta) +
                       ", over every m up to 20 000 people; above, the worst of the m tried (near both "
                       "ends, the middle, geometric steps between) and a bound that no m exceeds. "
                       "Upper bounds where their conditions hold: Erlingsson et al. 2019, Balle et al. "
                       "2019, Feldman et al. 2021 and 2023.",
            .xParameter = Population}};
    Figure &figure = drawn.figure;
    const Interval window{std::max(1.0, figure.x.range.lower), std::min(maxPopulation, figure.x.range.upper)};
    if (!(window.lower < window.upper)) {
        figure.note = "There is no whole number of people in this window.";
        fitVertically(figure, view);
        return drawn;
    }
    figure.layers.emplace_back(levelLine("one answer", window, epsilon(crowd.q)));
    const auto dense = spacedIntegers(window, figure.x.scale, curvePoints(Quality::Fine) / 2);
    for (const PublishedCurve &each : published) {
        Curve curve{.label = each.name, .role = Role::Bound, .colour = each.colour, .x = {}, .y = {}};
        for (const std::int64_t n : dense)
            if (const auto bound = each.bound(n, crowd.q, crowd.delta).epsilon; bound && *bound > 0) {
                curve.x.push_back(static_cast<double>(n));
                curve.y.push_back(*bound);
            }
        if (!curve.x.empty())
            figure.layers.emplace_back(std::move(curve));
    }
    // Few points of a smooth curve; from the cheapest on, as many as this pass allows.
    const double decades = std::log10(window.upper / window.lower);
    const int points = std::clamp(static_cast<int>(std::ceil(6 * decades)) + 1, 13, 37);
    SearchCurves curves;
    double spent = 0;
    bool skip = false;
    for (const std::int64_t n : spacedIntegers(window, figure.x.scale, points)) {
        // Dear, and as good as straight: every other one will do.
        skip = n > everyOnesInCurves && static_cast<double>(n) < window.upper && !skip;
        if (skip)
            continue;
        spent += searchCost(n, everyOnesInCurves) * (crowd.q == 0 || crowd.q == 0.5 ? 0 : 1);
        if (spent > crowd.effort.allowance() || crowd.stop.stop_requested()) {
            drawn.whole = false;
            break;
        }
        const ShuffleEpsilon found = shuffleEpsilon(n, crowd.q, crowd.delta, curveSearch(crowd));
        curves.add(static_cast<double>(n), found.epsilon, found.everyOnes, found.upperBound);
    }
    curves.moveTo(figure);
    figure.note = endNote(crowd.q);
    if (figure.note.empty() && !anyDrawn(figure))
        figure.note = "ε is 0 in this window, which has no place on a logarithmic axis.";
    figure.layers.emplace_back(Marker{.value = crowd.people(), .label = "n = " + displayNumber(crowd.people())});
    fitVertically(figure, view);
    return drawn;
}

namespace {

/// About where δ(ε) falls to δ: for the normal distributions nearest to the two counts, whose means differ by p − q.
/// Only the window depends on it.
double roughEpsilon(const Crowd &crowd) {
    const double shift = (1 - 2 * crowd.q) / std::sqrt(crowd.people() * crowd.q * (1 - crowd.q));
    const double z = boost::math::quantile(boost::math::complement(boost::math::normal(), crowd.delta));
    return std::min(epsilon(crowd.q), shift * (std::max(z, 0.0) + shift / 2));
}

/// Every 2^k-th of 65 places, or of 33 where each is dear: what a pass draws, a later one draws again.
std::vector<double> nestedPlaces(Interval window, Scale scale, double cost, double allowance, bool &whole) {
    constexpr int most = 65;
    constexpr double dear = 4;
    const auto total = [&](int stride) { return ((most - 1) / stride + 1) * cost; };
    const int least = cost > dear ? 2 : 1;
    int stride = least;
    while (stride < most - 1 && total(stride) > allowance)
        stride *= 2;
    whole = whole && stride == least;
    std::vector<double> places;
    if (total(stride) > allowance)
        return places;
    const auto all = spaced(window, scale, most);
    for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(stride))
        places.push_back(all[i]);
    return places;
}

} // namespace

Drawn deltaFigure(const Request &request, const Crowd &crowd) {
    const View view = request.view("delta");
    const bool plain = crowd.q > 0 && crowd.q < 0.5;
    const double rough = plain ? roughEpsilon(crowd) : 1;
    const double local = plain ? epsilon(crowd.q) : 1;
    const double end = std::min(1.05 * local, std::max(1.6 * rough, std::min(1.2 * crowd.epsilon, 4 * rough)));
    Drawn drawn{
        .figure = {
            .id = "delta",
            .title = "What ε leaves out",
            .x = planned(
                {.axis =
                     {.title = "privacy loss", .symbol = "ε", .unit = "nats", .range = {0, end}, .scaleChoice = true},
                 .logRange = {end / 1000, end}},
                view.xScale, view.x),
            .y = {.title = "left out", .symbol = "δ", .scale = Scale::Log, .scaleChoice = true},
            .layers = {},
            .caption = "δ(ε) = max over m of Σ max(0, P[A(m) = s] − e^ε P[A(m+1) = s]) and the reverse; "
                       "δ of the chosen m alone, and of one answer that isn't mixed with others.",
            .xParameter = Epsilon}};
    Figure &figure = drawn.figure;
    const Interval window{std::max(0.0, figure.x.range.lower), figure.x.range.upper};
    if (window.lower < window.upper) {
        const auto dense = spaced(window, figure.x.scale, 65);
        const auto shown = [](double delta) { return delta >= smallestShown ? delta : std::nan(""); };
        figure.layers.emplace_back(curveOf("one answer", Role::Reference, 6, dense,
                                           [&](double eps) { return shown(oneAnswerDelta(crowd.q, eps)); }));
        const bool slow = plain && crowd.n > everyOnesInCurves;
        const double single = slow ? 0.05 : 0.02;
        bool singleWhole = true;
        figure.layers.emplace_back(
            curveOf("m = " + displayNumber(static_cast<double>(crowd.ones)), Role::Exact, 1,
                    nestedPlaces(window, figure.x.scale, 2 * single, 2 * crowd.effort.allowance(), singleWhole),
                    [&](double eps) {
                        if (crowd.stop.stop_requested())
                            return std::nan("");
                        const HockeyStick stick = hockeyStick(crowd.model(), eps);
                        return shown(std::max(stick.zero, stick.one));
                    }));
        SearchCurves curves;
        const double cost = plain ? searchCost(crowd.n, everyOnesInCurves) / 2 : 0;
        for (const double eps : nestedPlaces(window, figure.x.scale, cost, crowd.effort.allowance(), drawn.whole)) {
            if (crowd.stop.stop_requested())
                break;
            const ShuffleDelta found = shuffleDelta(crowd.n, crowd.q, eps, curveSearch(crowd));
            curves.add(eps, found.delta, found.everyOnes, found.upperBound);
        }
        curves.moveTo(figure);
        drawn.whole = drawn.whole && singleWhole;
        figure.note = crowd.q == 0.5 ? endNote(crowd.q) : std::string();
        if (figure.note.empty() && !anyDrawn(figure))
            figure.note = "δ is 0 in this window, or below 10⁻³⁰⁰.";
    } else {
        figure.note = "ε is not negative.";
    }
    figure.layers.emplace_back(Marker{.value = crowd.epsilon, .label = "ε = " + displayNumber(crowd.epsilon)});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = crowd.delta,
                                      .label = "δ = " + displayNumber(crowd.delta),
                                      .chosen = false});
    // Down to what anybody asks for; zooming out shows more.
    View shownView = view;
    if (view.yScale.value_or(Scale::Log) == Scale::Log && !canShow(view.y, Scale::Log))
        shownView.y = Interval{std::min(1e-9, crowd.delta / 1e3), 1.0};
    fitVertically(figure, shownView);
    return drawn;
}

Drawn worstFigure(const Request &request, const Crowd &crowd, const Worst &worst) {
    const View view = request.view("worst");
    const double last = crowd.people() - 1;
    Drawn drawn{
        .figure = {.id = "worst",
                   .title = "Which m is worst",
                   .x = {.title = "true ones",
                         .symbol = "m",
                         .unit = "people",
                         .range = shownWindow(view.x, {-0.5, last + 0.5}),
                         .integer = true},
                   .y = {.title = "left out", .symbol = "δ", .scale = Scale::Log, .scaleChoice = true},
                   .layers = {},
                   .caption = "δ of each m at ε = " + displayNumber(crowd.epsilon) +
                              ", m against m + 1 and the reverse, mirror images of each other. It ripples: the "
                              "last count with an excess moves by p − q for each more true one, but only "
                              "whole counts occur. Where there are more m than pixels, a line joins some of them.",
                   .xParameter = Ones}};
    Figure &figure = drawn.figure;
    const Interval window{std::max(0.0, figure.x.range.lower), std::min(last, figure.x.range.upper)};
    const double cost = 2 * (crowd.n > 1000 ? 0.05 + 1e-4 * std::sqrt(std::min(crowd.people(), 1e7)) : 0.01);
    int points = 161;
    while (points > 6 && points * cost > 2 * crowd.effort.allowance())
        points = points / 2 + 1; // 161, 81, 41, 21, 11, 6
    Curve zero{.label = "m against m + 1", .role = Role::Exact, .colour = 0, .x = {}, .y = {}};
    Curve one{.label = "m + 1 against m", .role = Role::Exact, .colour = 1, .x = {}, .y = {}};
    if (window.lower <= window.upper) {
        const auto ones = spacedIntegers(window, Scale::Linear, points);
        const bool consecutive =
            static_cast<double>(ones.size()) > std::floor(window.upper) - std::ceil(window.lower);
        drawn.whole = points == 161 || consecutive;
        for (const std::int64_t m : ones) {
            if (crowd.stop.stop_requested())
                break;
            const HockeyStick stick = hockeyStick({.n = crowd.n, .ones = m, .q = crowd.q}, crowd.epsilon);
            for (const auto &[curve, delta] : {std::pair{&zero, stick.zero}, std::pair{&one, stick.one}})
                if (delta >= smallestShown) {
                    curve->x.push_back(static_cast<double>(m));
                    curve->y.push_back(delta);
                }
        }
    }
    if (zero.x.empty() && one.x.empty())
        figure.note = crowd.q == 0.5 ? endNote(crowd.q) : "At this ε no m leaves anything out, or less than 10⁻³⁰⁰.";
    figure.layers.emplace_back(std::move(zero));
    figure.layers.emplace_back(std::move(one));
    if (worst.delta && worst.delta->delta >= smallestShown && (worst.delta->tried > 0 || crowd.n == 1))
        figure.layers.emplace_back(Points{.label = worst.delta->everyOnes ? "worst" : "worst tried",
                                          .role = Role::Exact,
                                          .colour = 3,
                                          .x = {static_cast<double>(worst.delta->ones)},
                                          .y = {worst.delta->delta}});
    figure.layers.emplace_back(Marker{.value = static_cast<double>(crowd.ones),
                                      .label = "m = " + displayNumber(static_cast<double>(crowd.ones))});
    fitVertically(figure, view);
    return drawn;
}

} // namespace halftruth::anonymity_charts
