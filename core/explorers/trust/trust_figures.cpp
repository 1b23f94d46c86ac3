#include "core/explorers/support/figure_builder.h"
#include "core/explorers/trust/trust.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/trust/central_mechanism.h"
#include "core/math/trust/trade_off.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace halftruth::trust {

namespace {

using enum ParameterId;

constexpr ColourIndex localColour = 1;
constexpr ColourIndex shuffledColour = 2;
constexpr ColourIndex centralColour = 0;

/// Searches along an axis: each takes some milliseconds.
constexpr int searchedPoints = 25;
/// Of the bound beyond mostTried people: few, since a picture doesn't show a part in a hundred.
constexpr int curveRuns = 48;

/// What a lie probability that is enough says of the one that is the least.
enum class Beyond : std::uint8_t {
    AtMost, ///< the error has no more
    About   ///< a saw: it may have a little more or less
};

/// What is found along an axis, drawn as what it is: exact where every m was tried, beyond that of a q that is
/// enough.
class Searched {
public:
    explicit Searched(Beyond beyond) {
        if (beyond == Beyond::About) {
            m_bound.label = tr("shuffled, about");
            m_bound.role = Role::Approximation;
        }
    }
    void add(double x, double y, bool everyOnes) {
        Curve &curve = everyOnes ? m_exact : m_bound;
        // The bound begins where what is exact ends, without a gap.
        if (!everyOnes && curve.x.empty() && !m_exact.x.empty()) {
            curve.x.push_back(m_exact.x.back());
            curve.y.push_back(m_exact.y.back());
        }
        curve.x.push_back(x);
        curve.y.push_back(y);
    }
    void moveTo(Figure &figure) {
        if (!m_bound.x.empty()) {
            // One name for both, where the second ends: the first ends inside the plot.
            if (!m_exact.x.empty()) {
                m_exact.inLegend = false;
                m_exact.legend = m_bound.legend =
                    m_bound.role == Role::Bound ? tr("shuffled, dashed: at most") : tr("shuffled, dotted: about");
            }
            figure.layers.emplace_back(std::move(m_bound));
        }
        if (!m_exact.x.empty())
            figure.layers.emplace_back(std::move(m_exact));
    }

private:
    Curve m_exact{.label = tr("shuffled"), .role = Role::Exact, .colour = shuffledColour, .x = {}, .y = {}};
    Curve m_bound{.label = tr("shuffled, at most"), .role = Role::Bound, .colour = shuffledColour, .x = {}, .y = {}};
};

/// Charts of one window share their searches.
std::string windowName(const char *of, const Axis &axis) {
    return std::string(of) + (axis.scale == Scale::Log ? " log " : " linear ") + shortestText(axis.range.lower) +
           " " + shortestText(axis.range.upper);
}

Axis peopleAxis(const Choice &choice, const View &view) {
    const double decade = std::floor(std::log10(choice.people()));
    const Interval natural{std::max(1.0, std::pow(10.0, decade - 2)),
                           std::min(maxPopulation, std::pow(10.0, decade + 3))};
    return planned({.axis = {.title = tr("people"),
                             .symbol = "n",
                             .range = natural,
                             .scale = Scale::Log,
                             .scaleChoice = true,
                             .integer = true},
                    .logRange = natural,
                    .domain = Interval{1, maxPopulation}},
                   view.xScale, view.x);
}

std::vector<double> peopleIn(const Axis &axis, int most) {
    const Interval window{std::max(1.0, axis.range.lower), std::min(maxPopulation, axis.range.upper)};
    std::vector<double> people;
    if (window.lower < window.upper)
        for (const std::int64_t each : spacedIntegers(window, axis.scale, most))
            people.push_back(static_cast<double>(each));
    return people;
}

/// Where curves that move in steps are drawn, the same places for all of them: where two are equal they look equal.
/// Each number of few people, and the last of which every m is tried: there the exact curve ends, and what bounds it
/// begins.
std::vector<double> steppedPeople(const Axis &axis) {
    constexpr std::int64_t few = 30;
    std::vector<double> people = peopleIn(axis, searchedPoints);
    if (people.empty())
        return people;
    const Interval window{people.front(), people.back()};
    const auto add = [&](std::int64_t n) {
        if (const auto each = static_cast<double>(n); window.lower <= each && each <= window.upper)
            people.push_back(each);
    };
    for (std::int64_t n = 1; n <= few; ++n)
        add(n);
    add(mostTried);
    std::ranges::sort(people);
    people.erase(std::unique(people.begin(), people.end()), people.end());
    return people;
}

Marker peopleMarker(const Choice &choice) {
    return {.value = choice.people(), .label = tr("n = {n}", {{"n", choice.people()}}), .parameter = Population};
}

/// A chart against the number of people: what of it stands on the vertical axis is `error` and its curves.
Figure overPeople(const Request &request, const Choice &choice, const std::string &id, Text title, Axis vertical,
                  Text caption) {
    const View view = request.view(id);
    Figure figure{.id = id,
                  .title = std::move(title),
                  .x = peopleAxis(choice, view),
                  .y = std::move(vertical),
                  .layers = {},
                  .caption = std::move(caption)};
    figure.y.scale = view.yScale.value_or(figure.y.scale);
    if (peopleIn(figure.x, 2).empty())
        figure.note = tr("There is no whole number of people in this window.");
    return figure;
}

/// What of the lie probability of a shuffled count is drawn, for each number of people that was searched.
void addShuffled(Figure &figure, const Choice &choice, Budget &budget,
                 const std::function<double(double q, std::int64_t n)> &drawn, Beyond beyond = Beyond::AtMost) {
    const std::vector<double> people = steppedPeople(figure.x);
    const auto known = budget.sweep(
        windowName("shuffled people", figure.x), people.size(),
        [&](std::size_t i) {
            return choice.shuffled(std::llround(people[i]), choice.epsilon, curveRuns, budget.token());
        },
        Budget::Turn::Last);
    Searched curves(beyond);
    for (std::size_t i = 0; known.shown && i < people.size(); ++i)
        if (const auto &lies = known.values[i])
            if (const double y = drawn(lies->q, std::llround(people[i])); y > 0 || figure.y.scale == Scale::Linear)
                curves.add(people[i], y, lies->everyOnes);
    curves.moveTo(figure);
}

Text guarantee(const Choice &choice) {
    return tr("({epsilon}, {delta})", {{"epsilon", choice.epsilon}, {"delta", choice.delta}});
}

} // namespace

Figure peopleFigure(const Request &request, const Choice &choice, Budget &budget) {
    Figure figure = overPeople(
        request, choice, "people", tr("Error against the number of people"),
        {.title = tr("root mean square error"), .symbol = "RMS", .scale = Scale::Log, .scaleChoice = true},
        tr("Root mean square error of the share of these n people at {guarantee}. Local: nobody is trusted, "
           "√(pq/n)/(1 "
           "− 2q), q = 1/(1 + e^ε). Shuffled: somebody is trusted to mix and count, the least q that suffices "
           "{section}. Central: a curator is trusted with the truth and adds geometric noise {ghosh}.",
           {{"guarantee", guarantee(choice)},
            {"section", cite("KR2", "section 3")},
            {"ghosh", cite("Ghosh et al. 2012")}}));
    const std::vector<double> dense = withPlace(peopleIn(figure.x, curvePoints / 2), choice.people());
    figure.layers.emplace_back(curveOf(tr("local"), Role::Exact, localColour, dense,
                                       [&](double n) { return localError(choice.epsilon, std::llround(n)); }));
    addShuffled(figure, choice, budget, shuffledError);
    figure.layers.emplace_back(curveOf(tr("central"), Role::Exact, centralColour, dense,
                                       [&](double n) { return centralError(choice.epsilon, std::llround(n)); }));
    figure.layers.emplace_back(peopleMarker(choice));
    fitVertically(figure, request.view("people"));
    return figure;
}

Figure epsilonFigure(const Request &request, const Choice &choice, Budget &budget) {
    const View view = request.view("epsilon");
    const Interval natural{std::min(0.05, std::pow(10.0, std::floor(std::log10(choice.epsilon)))),
                           std::clamp(2 * choice.epsilon, 5.0, mostEpsilon)};
    Figure figure{
        .id = "epsilon",
        .title = tr("Error against the privacy parameter"),
        .x = planned({.axis = {.title = tr("privacy parameter"),
                               .symbol = "ε",
                               .unit = tr("nats"),
                               .range = {0, natural.upper},
                               .scale = Scale::Log,
                               .scaleChoice = true},
                      .logRange = natural},
                     view.xScale, view.x),
        .y = {.title = tr("root mean square error"), .symbol = "RMS", .scale = Scale::Log, .scaleChoice = true},
        .layers = {},
        .caption =
            tr("The same errors for {people} and every ε, at δ = {delta}. Between local and central lies √(n/2) "
               "at every ε.",
               {{"people", tr("{n} people", "{n} person", choice.people())}, {"delta", choice.delta}})};
    const Interval window{
        std::max(figure.x.range.lower,
                 std::max(leastEpsilon, figure.x.scale == Scale::Linear ? 0.005 * natural.upper : leastEpsilon)),
        std::min(figure.x.range.upper, mostEpsilon)};
    std::vector<double> dense;
    std::vector<double> searched;
    if (window.lower < window.upper) {
        dense = withPlace(spaced(window, figure.x.scale, curvePoints / 2), choice.epsilon);
        searched = spaced(window, figure.x.scale, searchedPoints);
    } else {
        figure.note = tr("ε is positive, and of an ε above 100 nothing is shown.");
    }
    figure.layers.emplace_back(curveOf(tr("local"), Role::Exact, localColour, dense,
                                       [&](double loss) { return localError(loss, choice.n); }));
    const auto known = budget.sweep(
        windowName("shuffled epsilon", figure.x), searched.size(),
        [&](std::size_t i) { return choice.shuffled(choice.n, searched[i], curveRuns, budget.token()); },
        Budget::Turn::Last);
    Searched curves(Beyond::AtMost);
    for (std::size_t i = 0; known.shown && i < searched.size(); ++i)
        if (const auto &lies = known.values[i])
            curves.add(searched[i], shuffledError(lies->q, choice.n), lies->everyOnes);
    curves.moveTo(figure);
    figure.layers.emplace_back(curveOf(tr("central"), Role::Exact, centralColour, dense,
                                       [&](double loss) { return centralError(loss, choice.n); }));
    figure.layers.emplace_back(Marker{
        .value = choice.epsilon, .label = tr("ε = {epsilon}", {{"epsilon", choice.epsilon}}), .parameter = Epsilon});
    fitVertically(figure, view);
    return figure;
}

Figure priceFigure(const Request &request, const Choice &choice, Budget &budget) {
    Figure figure = overPeople(
        request, choice, "price", tr("How many times the curator's error?"),
        {.title = tr("error over the central one"), .symbol = "×", .scale = Scale::Log, .scaleChoice = true},
        tr("Root mean square errors at {guarantee}, each over that of the central model {ghosh}. Local over central "
           "is "
           "√(n/2), whatever ε is.",
           {{"guarantee", guarantee(choice)}, {"ghosh", cite("Ghosh et al. 2012")}}));
    const std::vector<double> dense = withPlace(peopleIn(figure.x, curvePoints / 2), choice.people());
    figure.layers.emplace_back(
        curveOf(tr("local"), Role::Exact, localColour, dense, [](double n) { return localPrice(std::llround(n)); }));
    addShuffled(figure, choice, budget,
                [&](double q, std::int64_t n) { return shuffledError(q, n) / centralError(choice.epsilon, n); });
    figure.layers.emplace_back(curveOf(tr("central"), Role::Reference, 6, dense, [](double) { return 1.0; }));
    figure.layers.emplace_back(peopleMarker(choice));
    fitVertically(figure, request.view("price"));
    return figure;
}

Figure confidenceFigure(const Request &request, const Choice &choice, Budget &budget) {
    Figure figure = overPeople(
        request, choice, "confidence", tr("Error at the chosen confidence"),
        {.title = tr("error of the share"), .symbol = "α", .scale = Scale::Log, .scaleChoice = true},
        tr("Error that is exceeded with probability at most β = {beta} at {guarantee}, with m/n true yeses: by the "
           "count's own distribution {section}, and by that of the curator's noise {ghosh}.",
           {{"beta", choice.beta},
            {"guarantee", guarantee(choice)},
            {"section", cite("KR2", "section 3.1")},
            {"ghosh", cite("Ghosh et al. 2012")}}));
    const Scale scale = figure.y.scale;
    const auto shown = [scale](double error) { return error > 0 || scale == Scale::Linear ? error : std::nan(""); };
    const double lies = lieProbability(choice.epsilon);
    figure.layers.emplace_back(curveOf(
        budget, "confidence/local", tr("local"), Role::Exact, localColour, steppedPeople(figure.x), [&](double n) {
            const std::int64_t people = std::llround(n);
            return shown(accuracyExact(lies, people, choice.onesOf(people), choice.beta));
        }));
    addShuffled(
        figure, choice, budget,
        [&](double q, std::int64_t n) { return accuracyExact(q, n, choice.onesOf(n), choice.beta); }, Beyond::About);
    Curve central = curveOf(
        tr("central"), Role::Exact, centralColour, withPlace(peopleIn(figure.x, curvePoints / 2), choice.people()),
        [&](double n) { return shown(centralAccuracy(std::llround(n), choice.epsilon, choice.beta)); });
    if (figure.note.empty() && central.x.empty())
        figure.note = tr("The curator's noise is 0 so often that its error is 0, which has no place on a logarithmic "
                         "axis.");
    figure.layers.emplace_back(std::move(central));
    figure.layers.emplace_back(peopleMarker(choice));
    fitVertically(figure, request.view("confidence"));
    return figure;
}

Figure tradeOffFigure(const Request &request, const Choice &choice, const ShuffleLies *shuffled, Budget &budget) {
    const View view = request.view("trade-off");
    Figure figure{
        .id = "trade-off",
        .title = tr("Can one person be told from what is seen?"),
        .x = {.title = tr("type I error: a true no called yes"),
              .symbol = "a",
              .range = shownWindow(view.x, Interval{0, 1})},
        .y = {.title = tr("type II error: a true yes called no"), .range = shownWindow(view.y, Interval{0, 1})},
        .layers = {},
        .caption =
            tr("Smallest type II error of any test of one person's truth, by one answer of the local model, by "
               "one answer as whoever mixes receives it, and by the shuffled count with m other true yeses "
               "{neyman}. Dashed: no test does better against {guarantee}. Dotted: what the count tends to as n "
               "grows, the Gaussian mechanism with μ = (1 − 2q)/√(npq), an approximation {dong}.",
               {{"neyman", cite("Neyman and Pearson 1933")},
                {"guarantee", guarantee(choice)},
                {"dong", cite("Dong et al. 2022")}})};
    const Interval drawn{std::max(0.0, figure.x.range.lower), std::min(1.0, figure.x.range.upper)};
    std::vector<double> levels;
    if (drawn.lower < drawn.upper)
        levels = spaced(drawn, Scale::Linear, 161);
    else
        figure.note = tr("Probabilities lie between 0 and 1.");
    // At the ends a test errs always or never.
    const auto inside = [](auto of) {
        return [of](double level) { return level <= 0 ? 1.0 : level >= 1 ? 0.0 : of(level); };
    };
    const auto withCorner = [&](double q) {
        std::vector<double> all = levels;
        if (q > drawn.lower && q < drawn.upper && !std::ranges::binary_search(all, q))
            all.insert(std::ranges::lower_bound(all, q), q);
        return all;
    };
    const double local = lieProbability(choice.epsilon);
    const auto answer = [&](double q) { return inside([q](double level) { return answerTradeOff(q, level); }); };
    figure.layers.emplace_back(
        curveOf(tr("one answer, local"), Role::Exact, localColour, withCorner(local), answer(local)));
    const double factor = std::exp(choice.epsilon);
    figure.layers.emplace_back(curveOf(
        tr("promised by (ε, δ)"), Role::Bound, 4, withCorner((1 - choice.delta) / (1 + factor)), [&](double level) {
            return std::max({0.0, 1 - choice.delta - factor * level, (1 - choice.delta - level) / factor});
        }));
    if (shuffled) {
        const double q = shuffled->q;
        const CountModel model{.n = choice.n, .ones = choice.ones, .q = q};
        const double mu = countGaussianMu(choice.n, q);
        figure.layers.emplace_back(
            curveOf(tr("one answer, to be shuffled"), Role::Exact, 3, withCorner(q), answer(q)));
        figure.layers.emplace_back(curveOf(budget, "trade-off/count", tr("count, shuffled"), Role::Exact,
                                           shuffledColour, levels,
                                           inside([&](double level) { return countTradeOff(model, level); })));
        figure.layers.emplace_back(curveOf(tr("Gaussian limit"), Role::Approximation, 5, levels,
                                           inside([mu](double level) { return gaussianTradeOff(mu, level); })));
    }
    figure.layers.emplace_back(
        curveOf(tr("guessing blindly"), Role::Reference, 6, levels, [](double level) { return 1 - level; }));
    return figure;
}

} // namespace halftruth::trust
