#include "core/explorers/anonymity/anonymity.h"
#include "core/explorers/support/bends.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/count/count_cdf_grid.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/domain/first_where.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/trust/trade_off.h"
#include "core/methods/shuffle_bounds.h"
#include "core/text/bibliography.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace halftruth::anonymity_charts {

namespace {

using enum ParameterId;

/// Beyond so many people half as many searches are made for a curve: each takes longer.
constexpr std::int64_t dearPeople = 5300;

/// What a log axis shows at the most.
constexpr double smallestShown = 1e-300;

/// "[Erlingsson et al. 2019], …, [Feldman et al. 2021] and [Feldman et al. 2023]".
Text citedBounds() {
    std::vector<Text> all;
    for (const ShuffleBound &each : shuffleBounds())
        all.push_back(cite(each.publication));
    const Text last = std::move(all.back());
    all.pop_back();
    return tr("{bounds} and {last}", {{"bounds", listed(all)}, {"last", last}});
}

/// What a search found, drawn as what it is: the worst of all, or the worst of some and what no other exceeds.
struct SearchCurves {
    Curve every{.label = tr("exact"), .role = Role::Exact, .colour = 0, .x = {}, .y = {}};
    Curve some{.label = tr("largest found"), .role = Role::Approximation, .colour = 0, .x = {}, .y = {}};
    Curve above{.label = tr("upper bound"), .role = Role::Bound, .colour = 4, .x = {}, .y = {}};

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

ShuffleSearch curveSearch(const Budget &budget) {
    return {.everyOnesUpTo = everyOnesInCurves, .coveringRuns = 48, .stop = budget.token()};
}

Curve levelLine(Text label, Interval window, double level) {
    Curve line{.label = std::move(label), .role = Role::Reference, .colour = 6, .x = {}, .y = {}};
    if (level >= smallestShown && std::isfinite(level)) {
        line.x = {window.lower, window.upper};
        line.y = {level, level};
    }
    return line;
}

/// Where nobody lies nothing is private, and where only lies are told nothing is left to hide.
Text endNote(double q) {
    if (q == 0)
        return tr("With q = 0 everybody tells the truth: ε is infinite, and δ is 1.");
    if (q == 0.5)
        return tr("With q = ½ the count says nothing: ε and δ are 0, which has no place on a logarithmic axis.");
    return {};
}

} // namespace

double oneAnswerDelta(double q, double epsilonLimit) { return std::max(0.0, (1 - q) - std::exp(epsilonLimit) * q); }

namespace {

/// Few points of a smooth curve; where each is dear and the curve as good as straight, every other one of them.
std::vector<double> searchedCrowds(Scale scale, Interval window) {
    const double decades = std::log10(window.upper / window.lower);
    const int points = std::clamp(static_cast<int>(std::ceil(6 * decades)) + 1, 13, 37);
    std::vector<double> crowds;
    bool skip = false;
    for (const std::int64_t n : spacedIntegers(window, scale, points)) {
        // The ends of the window are ends of the curve.
        skip = n > everyOnesInCurves && !crowds.empty() && static_cast<double>(n) < window.upper && !skip;
        if (!skip)
            crowds.push_back(static_cast<double>(n));
    }
    return crowds;
}

} // namespace

Figure epsilonFigure(const Request &request, const Crowd &crowd, Budget &budget) {
    const View view = request.view("epsilon");
    const double decade = std::floor(std::log10(crowd.people()));
    const Interval natural{std::max(1.0, std::pow(10.0, decade - 2)),
                           std::min(maxPopulation, std::pow(10.0, decade + 4))};
    Figure figure{
        .id = "epsilon",
        .title = tr("Privacy parameter of the shuffled count"),
        .x = planned({.axis = {.title = tr("people"),
                               .symbol = "n",
                               .range = natural,
                               .scale = Scale::Log,
                               .scaleChoice = true,
                               .integer = true},
                      .logRange = natural,
                      .domain = Interval{1, maxPopulation}},
                     view.xScale, view.x),
        .y = {.title = tr("privacy parameter"),
              .symbol = "ε",
              .unit = tr("nats"),
              .scale = Scale::Log,
              .scaleChoice = true},
        .layers = {},
        .caption = tr(
            "Smallest ε at which the count is (ε, {delta})-differentially private when one answer is replaced, over "
            "every "
            "true count m up to {people} people; above, the largest found among some m (near both ends, the middle, "
            "geometric steps between) and a bound that no m exceeds. Published upper bounds where their conditions "
            "hold: {bounds}.",
            {{"delta", crowd.delta}, {"people", everyOnesInCurves}, {"bounds", citedBounds()}})};
    const Interval window{std::max(1.0, figure.x.range.lower), std::min(maxPopulation, figure.x.range.upper)};
    if (!(window.lower < window.upper)) {
        figure.note = tr("There is no whole number of people in this window.");
        fitVertically(figure, view);
        return figure;
    }
    figure.layers.emplace_back(levelLine(tr("one answer"), window, epsilon(crowd.q)));
    const auto dense = withPlace(spacedIntegers(window, figure.x.scale, curvePoints / 2), crowd.n);
    for (const ShuffleBound &each : shuffleBounds()) {
        Curve curve{
            .label = Text::verbatim(each.publication), .role = Role::Bound, .colour = each.colour, .x = {}, .y = {}};
        for (const std::int64_t n : dense)
            if (const auto bound = each.bound(n, crowd.q, crowd.delta).epsilon; bound && *bound > 0) {
                curve.x.push_back(static_cast<double>(n));
                curve.y.push_back(*bound);
            }
        if (!curve.x.empty())
            figure.layers.emplace_back(std::move(curve));
    }
    const auto known = sweepBends(
        budget, "epsilon", searchedCrowds(figure.x.scale, window),
        {.xScale = figure.x.scale, .yScale = view.yScale.value_or(Scale::Log), .integer = true},
        [&](double n) { return shuffleEpsilon(std::llround(n), crowd.q, crowd.delta, curveSearch(budget)); },
        &ShuffleEpsilon::upperBound);
    SearchCurves curves;
    for (std::size_t i = 0; i < known.xs.size(); ++i)
        curves.add(known.xs[i], known.values[i].epsilon, known.values[i].everyOnes, known.values[i].upperBound);
    curves.moveTo(figure);
    figure.note = endNote(crowd.q);
    if (figure.note.empty() && !anyDrawn(figure) && budget.whole())
        figure.note = tr("ε is 0 in this window, which has no place on a logarithmic axis.");
    figure.layers.emplace_back(
        Marker{.value = crowd.people(), .label = tr("n = {n}", {{"n", crowd.n}}), .parameter = Population});
    fitVertically(figure, view);
    return figure;
}

namespace {

/// About where δ(ε) falls to δ: for the normal distributions nearest to the two counts, whose means differ by p − q.
/// Only the window depends on it.
double roughEpsilon(const Crowd &crowd) {
    const double shift = (1 - 2 * crowd.q) / std::sqrt(crowd.people() * crowd.q * (1 - crowd.q));
    const double z = boost::math::quantile(boost::math::complement(boost::math::normal(), crowd.delta));
    return std::min(epsilon(crowd.q), shift * (std::max(z, 0.0) + shift / 2));
}

/// Down to what anybody asks for on a logarithmic axis; zooming out shows more.
Interval shownSlack(const View &view, const Crowd &crowd) {
    const bool log = view.yScale.value_or(Scale::Log) == Scale::Log;
    return {log ? std::min(1e-9, crowd.delta / 1e3) : 0.0, 1.0};
}

/// Up to so many losses in sight, of either direction, the steps at them are drawn; of more none has a pixel.
constexpr std::int64_t mostSteps = 2000;

/// P[ln π > ε] over A(m): from each loss on, up to the next, so much.
struct LossSteps {
    double before = 0; ///< at the left end
    std::vector<std::pair<double, double>> steps{};
};

/// At the losses in sight, from the left to the right; nothing where they are too many. That of A(m + 1), whose loss
/// is −ln π, is the one of its noes.
std::optional<LossSteps> lossSteps(const CountModel &model, Interval window) {
    const auto upTo = [&](double loss) { // ln π decreases
        return detail::firstBetween<std::int64_t>(-1, model.n + 1,
                                                  [&](std::int64_t s) { return logPrivacyRatio(model, s) <= loss; });
    };
    const std::int64_t first = upTo(window.upper);
    const std::int64_t end = upTo(window.lower);
    if (end - first > mostSteps)
        return std::nullopt;
    std::vector<std::int64_t> outcomes(static_cast<std::size_t>(end - first));
    std::iota(outcomes.begin(), outcomes.end(), first);
    std::vector<double> losses(outcomes.size());
    logPrivacyRatioGrid(model.n, model.q, outcomes, std::array{model.ones}, losses);
    std::vector<double> cdf(outcomes.size() + 1); // of the outcome before each, and of the last
    countCdfGrid(model, first - 1, 1, cdf);
    LossSteps found{.before = cdf.back()};
    for (std::size_t i = losses.size(); i-- > 0;)
        found.steps.emplace_back(losses[i], cdf[i]);
    return found;
}

/// The larger of two such probabilities, as the staircase that it is.
Curve staircase(const LossSteps &zero, const LossSteps &one, Interval window) {
    struct Step {
        double loss;
        double probability;
        bool ofOne;
    };
    std::vector<Step> steps;
    for (const auto &[loss, probability] : zero.steps)
        steps.push_back({loss, probability, false});
    for (const auto &[loss, probability] : one.steps)
        steps.push_back({loss, probability, true});
    std::ranges::stable_sort(steps, {}, &Step::loss);
    Curve curve{.label = {}, .role = Role::Exact, .colour = 2, .x = {}, .y = {}};
    const auto add = [&](double x, double y) {
        if (y < smallestShown || (!curve.x.empty() && x <= curve.x.back()))
            return;
        curve.x.push_back(x);
        curve.y.push_back(y);
    };
    double ofZero = zero.before;
    double ofOne = one.before;
    add(window.lower, std::max(ofZero, ofOne));
    for (const Step &each : steps) {
        const double before = std::max(ofZero, ofOne);
        (each.ofOne ? ofOne : ofZero) = each.probability;
        if (std::max(ofZero, ofOne) == before)
            continue;
        add(each.loss * (1 - 1e-12), before); // next to the step, so that it has one value at each ε
        add(each.loss, std::max(ofZero, ofOne));
    }
    add(window.upper, std::max(ofZero, ofOne));
    return curve;
}

/// Both directions of the chosen m: A(m) against A(m + 1) and the reverse.
struct CountSteps {
    LossSteps zero;
    LossSteps one;
};

std::optional<CountSteps> countSteps(const Crowd &crowd, Interval window) {
    if (crowd.q == 0)
        return std::nullopt;
    auto zero = lossSteps(crowd.model(), window);
    auto one =
        zero ? lossSteps({.n = crowd.n, .ones = crowd.n - 1 - crowd.ones, .q = crowd.q}, window) : std::nullopt;
    return one ? std::optional(CountSteps{std::move(*zero), std::move(*one)}) : std::nullopt;
}

/// P[loss > ε] of the chosen m, in the direction where it is larger.
Curve violationCurve(const Crowd &crowd, const std::optional<CountSteps> &steps, Interval window, Scale scale,
                     Budget &budget) {
    Text label = tr("P(loss > ε), m = {m}", {{"m", crowd.ones}});
    if (steps) {
        Curve curve = staircase(steps->zero, steps->one, window);
        curve.label = std::move(label);
        return curve;
    }
    return curveOf(budget, "delta/violation", std::move(label), Role::Exact, 2, spaced(window, scale, curvePoints),
                   [&](double loss) {
                       const ViolationProbability violation = violationProbability(crowd.model(), loss);
                       const double value = std::max(violation.zero, violation.one);
                       return value >= smallestShown ? value : std::nan("");
                   });
}

/// Where δ of the chosen m is computed: it has a corner at each loss, which is seen where these are few.
std::vector<double> deltaPlaces(const std::optional<CountSteps> &steps, Interval window, Scale scale) {
    constexpr std::size_t mostCorners = 120;
    std::vector<double> places = spaced(window, scale, 65);
    if (!steps || steps->zero.steps.size() + steps->one.steps.size() > mostCorners)
        return places;
    for (const LossSteps *each : {&steps->zero, &steps->one})
        for (const auto &[loss, probability] : each->steps)
            places.push_back(loss);
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

} // namespace

Figure deltaFigure(const Request &request, const Crowd &crowd, Budget &budget) {
    const View view = request.view("delta");
    const bool plain = crowd.q > 0 && crowd.q < 0.5;
    const double rough = plain ? roughEpsilon(crowd) : 1;
    const double local = plain ? epsilon(crowd.q) : 1;
    const double end = std::min(1.05 * local, std::max(1.6 * rough, std::min(1.2 * crowd.epsilon, 4 * rough)));
    Figure figure{
        .id = "delta",
        .title = tr("Privacy curve δ(ε)"),
        .x = planned({.axis = {.title = tr("privacy parameter"),
                               .symbol = "ε",
                               .unit = tr("nats"),
                               .range = {0, end},
                               .scaleChoice = true},
                      .logRange = {end / 1000, end}},
                     view.xScale, view.x),
        .y = {.title = tr("slack of the guarantee"), .symbol = "δ", .scale = Scale::Log, .scaleChoice = true},
        .layers = {},
        .caption =
            tr("The count is (ε, δ(ε))-differentially private, δ(ε) = max over m of Σ max(0, P[A(m) = s] − e^ε "
               "P[A(m+1) = s]) and the reverse; beside it that of the chosen m alone, and of one answer that isn't "
               "mixed with others. The probability that the privacy loss exceeds ε, with m against m + 1 true yeses "
               "or the reverse, whichever is larger, is another number, and larger than δ of that m.")};
    const Interval window{std::max(0.0, figure.x.range.lower), figure.x.range.upper};
    if (window.lower < window.upper) {
        const auto dense = withPlace(spaced(window, figure.x.scale, 65), crowd.epsilon);
        const auto shown = [](double delta) { return delta >= smallestShown ? delta : std::nan(""); };
        figure.layers.emplace_back(curveOf(tr("one answer"), Role::Reference, 6, dense,
                                           [&](double eps) { return shown(oneAnswerDelta(crowd.q, eps)); }));
        const bool dear = plain && crowd.n > dearPeople;
        const std::optional<CountSteps> &steps =
            budget.needed("delta/steps", [&] { return countSteps(crowd, window); });
        figure.layers.emplace_back(curveOf(budget, "delta/m", tr("m = {m}", {{"m", crowd.ones}}), Role::Exact, 1,
                                           deltaPlaces(steps, window, figure.x.scale), [&](double eps) {
                                               const HockeyStick stick = hockeyStick(crowd.model(), eps);
                                               return shown(std::max(stick.zero, stick.one));
                                           }));
        figure.layers.emplace_back(violationCurve(crowd, steps, window, figure.x.scale, budget));
        const auto known = sweepBends(
            budget, "delta/worst", spaced(window, figure.x.scale, dear ? 33 : 65),
            {.xScale = figure.x.scale,
             .yScale = view.yScale.value_or(Scale::Log),
             .shown = view.y.value_or(shownSlack(view, crowd))},
            [&](double eps) { return shuffleDelta(crowd.n, crowd.q, eps, curveSearch(budget)); },
            &ShuffleDelta::upperBound);
        SearchCurves curves;
        curves.every.label = tr("hardest m"); // all the others are of one m
        for (std::size_t i = 0; i < known.xs.size(); ++i)
            curves.add(known.xs[i], known.values[i].delta, known.values[i].everyOnes, known.values[i].upperBound);
        curves.moveTo(figure);
        figure.note = crowd.q == 0.5 ? endNote(crowd.q) : Text();
        if (figure.note.empty() && !anyDrawn(figure) && budget.whole())
            figure.note = tr("δ is 0 in this window, or below 10⁻³⁰⁰.");
    } else {
        figure.note = tr("ε is not negative.");
    }
    figure.layers.emplace_back(Marker{
        .value = crowd.epsilon, .label = tr("ε = {epsilon}", {{"epsilon", crowd.epsilon}}), .parameter = Epsilon});
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = crowd.delta,
                                      .label = tr("δ = {delta}", {{"delta", crowd.delta}}),
                                      .chosen = false,
                                      .parameter = Delta});
    View shownView = view;
    if (view.yScale.value_or(Scale::Log) == Scale::Log && !canShow(view.y, Scale::Log))
        shownView.y = shownSlack(view, crowd);
    fitVertically(figure, shownView);
    return figure;
}

namespace {

/// Of every m where they aren't too many: last, since that takes longest.
Worst worstOf(const Crowd &crowd, Budget &budget) {
    const ShuffleSearch search{.everyOnesUpTo = everyOnesInReadouts, .stop = budget.token()};
    return {
        .delta = budget.lastly("worst delta", [&] { return shuffleDelta(crowd.n, crowd.q, crowd.epsilon, search); }),
        .epsilon =
            budget.lastly("worst epsilon", [&] { return shuffleEpsilon(crowd.n, crowd.q, crowd.delta, search); })};
}

} // namespace

Figure worstFigure(const Request &request, const Crowd &crowd, Worst &worst, Budget &budget) {
    const View view = request.view("worst");
    const double last = crowd.people() - 1;
    Figure figure{
        .id = "worst",
        .title = tr("Which true count is hardest to protect?"),
        .x = {.title = tr("true yeses"),
              .symbol = "m",
              .unit = tr("people"),
              .range = shownWindow(view.x, {-0.5, last + 0.5}),
              .integer = true},
        .y = {.title = tr("slack of the guarantee"), .symbol = "δ", .scale = Scale::Log, .scaleChoice = true},
        .layers = {},
        .caption = tr(
            "δ of each m at ε = {epsilon}, m against m + 1 and the reverse, mirror images of each other. It ripples: "
            "the last count with an excess moves by p − q for each more true yes, but only whole counts occur. "
            "Where there are more m than pixels, a line joins some of them.",
            {{"epsilon", crowd.epsilon}})};
    const Interval window{std::max(0.0, figure.x.range.lower), std::min(last, figure.x.range.upper)};
    Curve zero{.label = tr("m against m + 1"), .role = Role::Exact, .colour = 0, .x = {}, .y = {}};
    Curve one{.label = tr("m + 1 against m"), .role = Role::Exact, .colour = 1, .x = {}, .y = {}};
    bool all = true; // is known, whatever else is still being searched for
    if (window.lower <= window.upper) {
        const auto ones = spacedIntegers(window, Scale::Linear, 161);
        const auto known = budget.sweep("worst", ones.size(), [&](std::size_t i) {
            return hockeyStick({.n = crowd.n, .ones = ones[i], .q = crowd.q}, crowd.epsilon);
        });
        all = std::ranges::all_of(known.values, [](const auto &each) { return each.has_value(); });
        for (std::size_t i = 0; known.shown && i < ones.size(); ++i)
            if (const auto &stick = known.values[i])
                for (const auto &[curve, delta] : {std::pair{&zero, stick->zero}, std::pair{&one, stick->one}})
                    if (delta >= smallestShown) {
                        curve->x.push_back(static_cast<double>(ones[i]));
                        curve->y.push_back(delta);
                    }
    }
    worst = worstOf(crowd, budget);
    if (zero.x.empty() && one.x.empty() && all)
        figure.note = crowd.q == 0.5 ? endNote(crowd.q) : tr("At this ε δ is 0 for every m, or less than 10⁻³⁰⁰.");
    figure.layers.emplace_back(std::move(zero));
    figure.layers.emplace_back(std::move(one));
    if (worst.delta && worst.delta->delta >= smallestShown && (worst.delta->tried > 0 || crowd.n == 1))
        figure.layers.emplace_back(Points{.label = worst.delta->everyOnes ? tr("largest") : tr("largest found"),
                                          .role = Role::Exact,
                                          .colour = 3,
                                          .x = {static_cast<double>(worst.delta->ones)},
                                          .y = {worst.delta->delta},
                                          .optimum = true});
    figure.layers.emplace_back(Marker{
        .value = static_cast<double>(crowd.ones), .label = tr("m = {m}", {{"m", crowd.ones}}), .parameter = Ones});
    fitVertically(figure, view);
    return figure;
}

Figure tradeOffFigure(const Request &request, const Crowd &crowd, Budget &budget) {
    const View view = request.view("trade-off");
    Figure figure{
        .id = "trade-off",
        .title = tr("Can the count reveal one person?"),
        .x = {.title = tr("type I error: a true no called yes"),
              .symbol = "a",
              .range = shownWindow(view.x, Interval{0, 1})},
        .y = {.title = tr("type II error: a true yes called no"), .range = shownWindow(view.y, Interval{0, 1})},
        .layers = {},
        .caption = tr("Smallest type II error, at type I error a, of any test that guesses one person's truth from "
                      "the count while all others' is known, m = {m} of them a yes {test}; from that person's answer "
                      "alone {answer}; and in the limit of many people Φ(z − μ), z the upper a-quantile, μ = (1 − "
                      "2q)/√(npq) {limit}: an approximation, on either side.",
                      {{"m", crowd.ones},
                       {"test", cite("Neyman and Pearson 1933")},
                       {"answer", cite("Wasserman and Zhou 2010")},
                       {"limit", cite("Dong et al. 2022")}})};
    // The ends, where nobody or everybody is called a yes, are no tests.
    constexpr double end = 1e-9;
    const Interval drawn{std::max(end, figure.x.range.lower), std::min(1 - end, figure.x.range.upper)};
    if (!(drawn.lower < drawn.upper)) {
        figure.note = tr("Probabilities lie between 0 and 1.");
        return figure;
    }
    auto levels = spaced(drawn, Scale::Linear, curvePoints / 2);
    if (crowd.q > drawn.lower && crowd.q < drawn.upper) // where the answer's curve has its corner
        levels.insert(std::ranges::lower_bound(levels, crowd.q), crowd.q);
    figure.layers.emplace_back(
        curveOf(tr("guessing blindly"), Role::Reference, 6, levels, [](double a) { return 1 - a; }));
    figure.layers.emplace_back(
        curveOf(tr("one answer"), Role::Exact, 1, levels, [&](double a) { return answerTradeOff(crowd.q, a); }));
    const double mu = countGaussianMu(crowd.n, crowd.q);
    figure.layers.emplace_back(curveOf(tr("limit of many people"), Role::Approximation, 4, levels,
                                       [&](double a) { return gaussianTradeOff(mu, a); }));
    figure.layers.emplace_back(curveOf(budget, "trade-off", tr("the count"), Role::Exact, 0, levels,
                                       [&](double a) { return countTradeOff(crowd.model(), a); }));
    return figure;
}

} // namespace halftruth::anonymity_charts
