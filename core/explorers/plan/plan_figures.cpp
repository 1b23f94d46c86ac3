#include "core/explorers/plan/plan.h"
#include "core/explorers/support/bends.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/accuracy/accuracy.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace halftruth::plan {

namespace {

using enum ParameterId;

/// Both the chosen number of people and that of the cheapest plan, which a window doesn't wait for.
Axis peopleAxis(const Plan &plan, const std::optional<Scale> &scale, const std::optional<Interval> &window) {
    const double q = plan.leastLies();
    double cheapest = plan.people();
    if (q < 0.5)
        cheapest = plan.population ? plan.totalRequired(q) : requiredNNormal(q, plan.alpha, plan.beta);
    cheapest = std::clamp(cheapest, 1.0, plan.frame);
    const double least = std::log10(std::min(plan.people(), cheapest));
    const double most = std::log10(std::max(plan.people(), cheapest));
    const double all = std::max(2.0, plan.frame); // one person is no window
    const Interval natural{std::pow(10.0, std::max(0.0, std::floor(least) - 1)),
                           std::min(all, std::pow(10.0, std::ceil(most + 0.3)))};
    const Interval shown = natural.lower < natural.upper ? natural : Interval{1, all};
    return planned({.axis = {.title = tr("people"),
                             .symbol = "n",
                             .range = shown,
                             .scale = Scale::Log,
                             .scaleChoice = true,
                             .integer = true},
                    .logRange = shown,
                    .domain = Interval{1, all}},
                   scale, window);
}

/// The numbers of people that an axis shows.
Interval peopleShown(const Plan &plan, const Axis &axis) {
    return {std::max(1.0, axis.range.lower), std::min(std::max(2.0, plan.frame), axis.range.upper)};
}

Marker peopleMarker(const Plan &plan, Marker::Direction direction) {
    return {.direction = direction,
            .value = plan.people(),
            .label = tr("n = {n}", {{"n", plan.people()}}),
            .parameter = Population};
}

/// The people needed along the axis of privacy, on another of so many people. Next to q = 1/2 they grow without end:
/// as many of the coins alone, whatever the method, say where they bend.
Curve requiredCurve(const Plan &plan, Budget &budget, const PrivacyScale &privacy, const Figure &figure,
                    const Bending &across, bool total, Text label, ColourIndex colour) {
    const auto drawn = privacy.drawn(figure.x);
    const bool searches = !total && plan.method->dependsOnOnes;
    const auto ofCoins = [&](auto accuracy) {
        return [&plan, &privacy, accuracy](double place) {
            return std::pow(accuracy(privacy.lies(place), 1, plan.beta) / plan.alpha, 2);
        };
    };
    const std::string name = figure.id + (total ? "/total" : "/coins"); // a figure has places of its own
    const std::vector<double> &xs = budget.needed(name + "/places", [&] {
        return drawn ? placesAtBends(*drawn, across,
                                     std::array<std::function<double(double)>, 2>{ofCoins(accuracyHoeffding),
                                                                                  ofCoins(accuracyNormal)})
                     : std::vector<double>{};
    });
    Curve curve = curveOf(
        budget, name, std::move(label), total ? Role::Approximation : plan.method->role, colour, xs,
        [&](double place) {
            const double lies = privacy.lies(place);
            return total ? plan.totalRequired(lies) : plan.coinsRequired(lies, budget.token());
        },
        searches ? Budget::Turn::Last : Budget::Turn::Usual);
    // Where all are enough at one place alone there is no line, and a dot would be taken for a plan.
    if (std::ranges::count_if(curve.y, [](double n) { return std::isfinite(n); }) == 1) {
        curve.x.clear();
        curve.y.clear();
    }
    return curve;
}

Text limitText(const Plan &plan) { return tr("error = {alpha}", {{"alpha", plan.alpha}}); }

/// Lines of equal cost: an answer has its price whatever q is.
void addCosts(Figure &figure, const Plan &plan, const Interval &across) {
    if (!(plan.price > 0))
        return;
    const Interval people = peopleShown(plan, figure.y);
    const auto xs = spaced(across, figure.x.scale, 41); // a label finds its place at one of them
    const Axis costs{.range = {people.lower * plan.price, people.upper * plan.price}, .scale = figure.y.scale};
    constexpr int mostLines = 8;
    for (const double cost : ticks(costs, mostLines).major)
        if (const double n = cost / plan.price; n > people.lower && n < people.upper)
            figure.layers.emplace_back(Contour{.level = cost,
                                               .label = tr("cost {cost}", {{"cost", cost}}),
                                               .lines = {{.x = xs, .y = std::vector<double>(xs.size(), n)}}});
}

/// So many times its limit, at the ends of the colours.
constexpr double colourFactor = 3;
/// The logarithm of more than anybody reads, where a float and its exponential are still numbers.
constexpr double far = 80;

} // namespace

Figure mapFigure(const Request &request, const Plan &plan, const Corner &corner, Budget &budget) {
    const View view = request.view("map");
    const PrivacyScale privacy(request.parameters);
    Figure figure{
        .id = "map",
        .title = tr("Where both limits are kept"),
        .x = privacy.axis({plan.q, corner.q}, view.xScale, view.x),
        .y = peopleAxis(plan, view.yScale, view.y),
        .layers = {},
        .caption =
            plan.population
                ? tr("The larger of ε and the error of the population's share, each over its limit: blue where both "
                     "limits are kept, orange where one is broken. The error is z √(dπ(1 − π)/n·(N − n)/(N − 1) + "
                     "pq/(n(1 − 2q)²)), exceeded with probability about β = {beta} {warner} {cochran}.",
                     {{"beta", plan.beta}, {"warner", cite("Warner 1965")}, {"cochran", cite("Cochran 1977")}})
            : plan.direction() == Direction::About
                ? tr("The larger of ε and the error of these people's share, each over its limit: blue where both "
                     "limits are kept, orange where one is broken. The error, which is exceeded with probability "
                     "about β = {beta}, is that of the coins alone: {method}.",
                     {{"beta", plan.beta}, {"method", plan.method->cited()}})
                : tr("The larger of ε and the error of these people's share, each over its limit: blue where both "
                     "limits are kept, orange where one is broken. The error, which is exceeded with probability at "
                     "most β = {beta}, is that of the coins alone: {method}.",
                     {{"beta", plan.beta}, {"method", plan.method->cited()}})};
    const auto columns = privacy.drawn(figure.x);
    const Interval rows = peopleShown(plan, figure.y);
    if (!columns || !(rows.lower < rows.upper)) {
        figure.note = columns ? tr("There is no whole number of people in this window.")
                              : tr("q lies between 0 and ½, and ε is positive.");
        return figure;
    }
    const auto cells = [&](int most) { return static_cast<std::size_t>(std::min(most, plan.searches() ? 96 : 128)); };
    const double end = std::log(colourFactor);
    HeatMap map{.label = tr("ε or error over its limit"),
                .symbol = "ln ratio",
                .colours = {.kind = ColourScale::Kind::Diverging,
                            .range = {-end, end},
                            .namedTicks = {{-std::log(2.0), Text::verbatim("½")},
                                           {0, Text::verbatim("1")},
                                           {std::log(2.0), Text::verbatim("2")}},
                            .told = [](double logarithm) { return std::exp(logarithm); }},
                .xEdges = *columns,
                .yEdges = rows,
                .xs = cellMiddles(*columns, figure.x.scale, cells(request.columns)),
                .ys = cellMiddles(rows, figure.y.scale, cells(request.rows)),
                .values = {}};
    for (double &n : map.ys)
        n = std::clamp(std::round(n), 1.0, plan.frame);
    const bool drawn = fillColumns(map, budget, "map", [&, xs = map.xs](std::size_t column) {
        std::vector<float> values;
        for (const double n : map.ys)
            values.push_back(
                static_cast<float>(std::clamp(plan.margin(privacy.lies(xs[column]), std::llround(n)), -far, far)));
        return values;
    });
    if (drawn)
        figure.layers.emplace_back(std::move(map));
    addCosts(figure, plan, *columns);
    figure.layers.emplace_back(
        requiredCurve(plan, budget, privacy, figure,
                      {.xScale = figure.x.scale, .yScale = figure.y.scale, .shown = Interval(figure.y.range)},
                      plan.population, limitText(plan), inkColour));
    if (corner.found()) {
        const double at = privacy.place(corner.q);
        figure.layers.emplace_back(Points{.label = tr("cheapest"),
                                          .role = plan.role(),
                                          .colour = inkColour,
                                          .x = {at},
                                          .y = {corner.plan->people},
                                          .inLegend = false,
                                          .optimum = true});
        const double invited = invitations(std::llround(corner.plan->people), plan.responseRate);
        figure.layers.emplace_back(Annotation{
            .x = at,
            .y = corner.plan->people,
            .text = invited > plan.frame ? tr("cheapest: n = {n}, more than can be had", {{"n", corner.plan->people}})
                                         : tr("cheapest: n = {n}", {{"n", corner.plan->people}})});
    }
    if (plan.responseRate < 1) // no more than these answer, whoever is invited
        figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                          .value = plan.frame * plan.responseRate,
                                          .label = tr("everybody invited"),
                                          .chosen = false});
    privacy.addLimit(figure, plan.epsilonLimit);
    privacy.addMarker(figure, plan.q);
    figure.layers.emplace_back(peopleMarker(plan, Marker::Direction::Horizontal));
    return figure;
}

Figure errorFigure(const Request &request, const Plan &plan, Budget &budget) {
    const View view = request.view("error");
    Figure figure{.id = "error",
                  .title = tr("Error against the number of people"),
                  .x = peopleAxis(plan, view.xScale, view.x),
                  .y = {.title = tr("error of the share"), .symbol = "α", .scale = Scale::Log, .scaleChoice = true},
                  .layers = {},
                  .caption =
                      tr("With the chosen q, the error that is exceeded with probability at most β = {beta}, or "
                         "about β by the normal approximation: of these people's "
                         "share, which the coins alone make, by {method}; and of the population's, which drawing the "
                         "people adds to, by that approximation {warner} {cochran}.",
                         {{"beta", plan.beta},
                          {"method", plan.method->cited()},
                          {"warner", cite("Warner 1965")},
                          {"cochran", cite("Cochran 1977")}})};
    figure.y.scale = view.yScale.value_or(Scale::Log);
    const Interval window = peopleShown(plan, figure.x);
    std::vector<double> people;
    if (window.lower < window.upper)
        for (const std::int64_t each : spacedIntegers(window, figure.x.scale, 97))
            if (static_cast<double>(each) <= plan.frame)
                people.push_back(static_cast<double>(each));
    const auto shown = [&](double error) {
        return error > 0 || figure.y.scale == Scale::Linear ? error : std::nan("");
    };
    const auto add = [&](Text label, Role role, ColourIndex colour, const std::function<double(std::int64_t)> &f) {
        const std::string name = "error/" + std::to_string(colour);
        figure.layers.emplace_back(curveOf(budget, name, std::move(label), role, colour, people,
                                           [&](double n) { return shown(f(std::llround(n))); }));
    };
    add(tr("coins and sample"), Role::Approximation, 2, [&](std::int64_t n) { return plan.totalError(plan.q, n); });
    add(tr("sample alone"), Role::Approximation, 1, [&](std::int64_t n) { return plan.totalError(0, n); });
    add(tr("coins alone, {method}", {{"method", plan.method->title}}), plan.method->role, 0,
        [&](std::int64_t n) { return plan.coinsError(plan.q, n); });
    if (const double bias = std::fabs(plan.bias(plan.q)); bias > 0 && !people.empty())
        figure.layers.emplace_back(Curve{.label = tr("bias of those who always say no"),
                                         .role = Role::Exact,
                                         .colour = 3,
                                         .x = {people.front(), people.back()},
                                         .y = {bias, bias}});
    if (people.empty())
        figure.note = tr("There is no whole number of people in this window.");
    else if (figure.y.scale == Scale::Log && plan.q == 0)
        figure.note = tr("With q = 0 no coin errs: 0 has no place on a logarithmic axis.");
    else if (figure.y.scale == Scale::Log && (plan.prevalence == 0 || plan.prevalence == 1 || plan.frame == 1))
        figure.note = tr("Where all agree no sample errs: 0 has no place on a logarithmic axis.");
    figure.layers.emplace_back(peopleMarker(plan, Marker::Direction::Vertical));
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = plan.alpha,
                                      .label = tr("limit {alpha}", {{"alpha", plan.alpha}}),
                                      .chosen = false,
                                      .parameter = Alpha});
    fitVertically(figure, view);
    return figure;
}

Figure peopleFigure(const Request &request, const Plan &plan, const Corner &corner, Budget &budget) {
    const View view = request.view("people");
    const PrivacyScale privacy(request.parameters);
    Figure figure{
        .id = "people",
        .title = tr("People needed for the error"),
        .x = privacy.axis({plan.q, corner.q}, view.xScale, view.x),
        .y = {.title = tr("people"), .symbol = "n", .scale = Scale::Log, .scaleChoice = true},
        .layers = {},
        .caption =
            tr("Smallest n from which on the error is below α = {alpha} at β = {beta}: of these people's share by "
               "{method}, and of the population's by the normal approximation {warner} {cochran}. A curve ends "
               "where asking all of N = {frame} would not be enough.",
               {{"alpha", plan.alpha},
                {"beta", plan.beta},
                {"method", plan.method->cited()},
                {"frame", plan.frame},
                {"warner", cite("Warner 1965")},
                {"cochran", cite("Cochran 1977")}})};
    const Scale upwards = view.yScale.value_or(figure.y.scale);
    const Bending across{.xScale = figure.x.scale,
                         .yScale = upwards,
                         .shown = canShow(view.y, upwards) ? *view.y : Interval{1, plan.frame}};
    figure.layers.emplace_back(requiredCurve(plan, budget, privacy, figure, across, true, tr("coins and sample"), 2));
    figure.layers.emplace_back(requiredCurve(plan, budget, privacy, figure, across, false,
                                             tr("coins alone, {method}", {{"method", plan.method->title}}), 0));
    if (!privacy.drawn(figure.x))
        figure.note = tr("q lies between 0 and ½, and ε is positive.");
    else if (!anyDrawn(figure) && budget.whole())
        figure.note = tr("With no q in this window are all {n} people enough.",
                         "With no q in this window is the only person enough.", plan.frame);
    privacy.addLimit(figure, plan.epsilonLimit);
    privacy.addMarker(figure, plan.q);
    figure.layers.emplace_back(peopleMarker(plan, Marker::Direction::Horizontal));
    fitVertically(figure, view);
    return figure;
}

Figure epsilonFigure(const Request &request, const Plan &plan) {
    const View view = request.view("epsilon");
    Figure figure{
        .id = "epsilon",
        .title = tr("Privacy parameter against q"),
        .x = planned({.axis = {.title = tr("lie probability"), .symbol = "q", .range = {0, 0.5}, .scaleChoice = true},
                      .logRange = {1e-6, 0.5}},
                     view.xScale, view.x),
        .y = {.title = tr("privacy parameter"), .symbol = "ε", .unit = tr("nats"), .scaleChoice = true},
        .layers = {},
        .caption = tr("ε = ln((1 − q)/q) of one answer, whatever the others are {source}: every q at or above that "
                      "of the limit keeps it.",
                      {{"source", cite("GA")}})};
    const Interval drawn{std::max(figure.x.range.lower, figure.x.scale == Scale::Log ? 1e-12 : 1e-3),
                         std::min(figure.x.range.upper, 0.5)};
    if (drawn.lower < drawn.upper)
        figure.layers.emplace_back(curveOf(Text::verbatim("ε"), Role::Exact, 0,
                                           withPlace(spaced(drawn, figure.x.scale, curvePoints), plan.q),
                                           [](double q) { return epsilon(q); }));
    else
        figure.note = tr("q lies between 0 and ½.");
    figure.layers.emplace_back(
        Marker{.value = plan.q, .label = tr("q = {q}", {{"q", plan.q}}), .parameter = LieProbability});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = plan.epsilonLimit,
                                      .label = tr("limit {epsilon}", {{"epsilon", plan.epsilonLimit}}),
                                      .chosen = false,
                                      .parameter = Epsilon});
    fitVertically(figure, view);
    return figure;
}

} // namespace halftruth::plan
