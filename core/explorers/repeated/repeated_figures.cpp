#include "core/explorers/repeated/repeated.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/one_bit/composition.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <cmath>

namespace halftruth::repeated_answers {

namespace {

using enum ParameterId;

/// What a log axis shows at the most.
constexpr double smallestShown = 1e-300;

double shown(double value) { return value >= smallestShown ? value : std::nan(""); }

Axis roundsAxis(const View &view, const Plan &plan) {
    const double decade = std::pow(10.0, std::ceil(std::log10(plan.count() + 1) + 0.3));
    const Interval natural{1, std::clamp(decade, 100.0, maxAnswers)};
    return planned({.axis = {.title = tr("rounds"),
                             .symbol = "t",
                             .range = natural,
                             .scale = Scale::Log,
                             .scaleChoice = true,
                             .integer = true},
                    .logRange = natural,
                    .domain = Interval{1, maxAnswers}},
                   view.xScale, view.x);
}

std::vector<double> roundsIn(const Axis &axis, int most) {
    const Interval window{std::max(1.0, axis.range.lower), std::min(maxAnswers, axis.range.upper)};
    std::vector<double> rounds;
    if (window.lower < window.upper)
        for (const std::int64_t each : spacedIntegers(window, axis.scale, most))
            rounds.push_back(static_cast<double>(each));
    return rounds;
}

Text noRounds() { return tr("There is no whole number of rounds in this window."); }

Marker roundsMarker(const Plan &plan) {
    return {.value = plan.count(), .label = tr("t = {t}", {{"t", plan.rounds}}), .parameter = Answers};
}

/// Where nobody lies nothing is private, and where answers are coins nothing is given away.
Text endNote(const Plan &plan) {
    if (plan.q == 0)
        return tr("With q = 0 everybody tells the truth: ε is infinite, and δ is 1.");
    if (plan.q == 0.5)
        return tr("With q = ½ an answer says nothing: ε and δ are 0, which has no place on a logarithmic axis.");
    return {};
}

/// Smooth curves in few points; a dear one in fewer.
constexpr int cheapPoints = 65;
constexpr int stepPoints = 161; // up to a hundred rounds every step is one
constexpr int dearPoints = 17;

} // namespace

Figure roundsFigure(const Request &request, const Plan &plan, Budget &budget) {
    const View view = request.view("rounds");
    Figure figure{.id = "rounds",
                  .title = tr("Privacy parameter of all rounds together"),
                  .x = roundsAxis(view, plan),
                  .y = {.title = tr("privacy parameter"),
                        .symbol = "ε",
                        .unit = tr("nats"),
                        .scale = Scale::Log,
                        .scaleChoice = true},
                  .layers = {},
                  .caption =
                      tr("Least ε at δ = {delta} of t answers of one person with fresh lies, exactly {exact} and by "
                         "bounds {advanced}, {renyi}; of the counts of t rounds, with m true yeses of n people, m = "
                         "{m}, n = {n} {shuffled}. Without slack: t times ε₀ = ln((1 − q)/q) with fresh lies, ε₀ "
                         "once where the answer is remembered, and RAPPOR, f = {f}, p = {p}, q = {q} {rappor}.",
                         {{"delta", plan.delta},
                          {"exact", cite("Kairouz et al. 2015")},
                          {"advanced", cite("Dwork et al. 2010")},
                          {"renyi", cite("Mironov 2017")},
                          {"m", plan.crowd.model().ones},
                          {"n", plan.crowd.model().n},
                          {"shuffled", cite("Koskela et al. 2020")},
                          {"f", plan.rappor.f},
                          {"p", plan.rappor.p},
                          {"q", plan.rappor.q},
                          {"rappor", cite("Erlingsson et al. 2014")}})};
    const auto cheap = withPlace(roundsIn(figure.x, cheapPoints), plan.count());
    const auto dear = roundsIn(figure.x, dearPoints);
    figure.note = cheap.empty() ? noRounds() : endNote(plan);
    for (const Way &way : ways()) {
        if (!plan.plain() && way.id != "rappor")
            continue; // nothing that has a place
        Curve curve = curveOf(
            budget, "rounds/" + std::string(way.id), way.curve, way.role, way.colour, way.takesLong ? dear : cheap,
            [&](double t) { return shown(way.epsilon(plan, std::llround(t), budget.token())); },
            way.takesLong ? Budget::Turn::Last : Budget::Turn::Usual);
        if (!curve.x.empty())
            figure.layers.emplace_back(std::move(curve));
    }
    figure.layers.emplace_back(roundsMarker(plan));
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = plan.budget,
                                      .label = tr("B = {budget}", {{"budget", plan.budget}}),
                                      .chosen = false,
                                      .parameter = EpsilonBudget});
    fitVertically(figure, view);
    return figure;
}

Figure slackFigure(const Request &request, const Plan &plan, Budget &budget) {
    const View view = request.view("slack");
    Figure figure{
        .id = "slack",
        .title = tr("What is beyond the budget"),
        .x = roundsAxis(view, plan),
        .y = {.title = tr("slack of the guarantee"), .symbol = "δ", .scale = Scale::Log, .scaleChoice = true},
        .layers = {},
        .caption = tr("Least δ at which all rounds together are (B, δ)-differentially private, B = {budget}: one "
                      "person's answers with fresh lies {exact}, and the counts of all people, m = {m}, n = {n} "
                      "{shuffled}. Not the probability that the privacy loss exceeds B, which is larger.",
                      {{"budget", plan.budget},
                       {"exact", cite("Kairouz et al. 2015")},
                       {"n", plan.crowd.model().n},
                       {"m", plan.crowd.model().ones},
                       {"shuffled", cite("Koskela et al. 2020")}})};
    const auto cheap = withPlace(roundsIn(figure.x, cheapPoints), plan.count());
    figure.note = cheap.empty() ? noRounds() : plan.q == 0.5 ? endNote(plan) : Text{};
    figure.layers.emplace_back(
        curveOf(budget, "slack/fresh", tr("fresh answers"), Role::Exact, 0, cheap,
                [&](double t) { return shown(composedDelta(plan.q, std::llround(t), plan.budget)); }));
    figure.layers.emplace_back(curveOf(
        budget, "slack/shuffled", tr("shuffled each round"), Role::Bound, 3, roundsIn(figure.x, dearPoints),
        [&](double t) {
            return shown(
                plan.crowd.delta(std::llround(t), plan.budget, {.width = 1e-2, .stop = budget.token()}).upper);
        },
        Budget::Turn::Last));
    if (figure.note.empty() && !anyDrawn(figure) && budget.whole())
        figure.note = tr("δ is 0 in this window, or below 10⁻³⁰⁰.");
    figure.layers.emplace_back(roundsMarker(plan));
    figure.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal,
                                      .value = plan.delta,
                                      .label = tr("δ = {delta}", {{"delta", plan.delta}}),
                                      .chosen = false,
                                      .parameter = Delta});
    View shownView = view;
    if (view.yScale.value_or(Scale::Log) == Scale::Log && !canShow(view.y, Scale::Log))
        shownView.y = Interval{std::min(1e-12, plan.delta / 10), 1};
    fitVertically(figure, shownView);
    return figure;
}

Figure majorityFigure(const Request &request, const Plan &plan, Budget &budget) {
    const View view = request.view("majority");
    Figure figure{.id = "majority",
                  .title = tr("How often the majority lies"),
                  .x = roundsAxis(view, plan),
                  .y = {.title = tr("probability of a wrong majority"), .scale = Scale::Log, .scaleChoice = true},
                  .layers = {},
                  .caption =
                      tr("Whoever keeps one person's answers with fresh lies and believes the majority is wrong "
                         "with probability P[Bin(t, q) > t/2] + ½P[Bin(t, q) = t/2]. A remembered answer stays "
                         "wrong with probability q.")};
    const auto rounds = withPlace(roundsIn(figure.x, stepPoints), plan.count());
    figure.note = rounds.empty() ? noRounds() : plan.q == 0 ? tr("With q = 0 nobody ever lies.") : Text{};
    figure.layers.emplace_back(curveOf(budget, "majority", tr("fresh answers"), Role::Exact, 0, rounds,
                                       [&](double t) { return shown(majorityError(plan.q, std::llround(t))); }));
    figure.layers.emplace_back(
        curveOf(tr("remembered"), Role::Exact, 2, rounds, [&](double) { return shown(plan.q); }));
    if (figure.note.empty() && !anyDrawn(figure) && budget.whole())
        figure.note = tr("In this window it is below 10⁻³⁰⁰.");
    figure.layers.emplace_back(roundsMarker(plan));
    fitVertically(figure, view);
    return figure;
}

Figure beliefFigure(const Request &request, const Plan &plan, Budget &budget) {
    const View view = request.view("belief");
    Figure figure{
        .id = "belief",
        .title = tr("What the answers together reveal"),
        .x = {.title = tr("yes answers of one person"),
              .symbol = "k",
              .range = shownWindow(view.x, {-0.5, plan.count() + 0.5}),
              .integer = true},
        .y = {.title = tr("belief after the answers"), .range = shownWindow(view.y, Interval{0, 1})},
        .layers = {},
        .caption = tr(
            "Belief in a true yes after k yes answers among t = {t} with fresh lies, where π = {prior} was believed "
            "before: "
            "each yes multiplies the odds by (1 − q)/q, each no divides them by it.",
            {{"t", plan.rounds}, {"prior", plan.prior}})};
    const Interval window{std::max(0.0, figure.x.range.lower), std::min(plan.count(), figure.x.range.upper)};
    if (plan.q == 0)
        figure.note = tr("With q = 0 every answer is the truth: they never differ.");
    else if (!(window.lower <= window.upper))
        figure.note = tr("k lies between 0 and t.");
    else {
        std::vector<double> yes;
        for (const std::int64_t each : spacedIntegers(window, Scale::Linear, curvePoints))
            yes.push_back(static_cast<double>(each));
        // The steep part is next to one half.
        for (std::int64_t k = plan.rounds / 2 - 20; k <= plan.rounds / 2 + 20; ++k)
            if (const auto each = static_cast<double>(k); each >= window.lower && each <= window.upper)
                yes.push_back(each);
        std::ranges::sort(yes);
        yes.erase(std::unique(yes.begin(), yes.end()), yes.end());
        yes = withPlace(std::move(yes), static_cast<double>(plan.yes));
        figure.layers.emplace_back(
            curveOf(budget, "belief", tr("after the answers"), Role::Exact, 0, yes,
                    [&](double k) { return posteriorRepeated(plan.q, plan.rounds, std::llround(k), plan.prior); }));
        Curve before{.label = tr("before"), .role = Role::Reference, .colour = 6, .x = {}, .y = {}};
        before.x = {figure.x.range.lower, figure.x.range.upper};
        before.y = {plan.prior, plan.prior};
        figure.layers.emplace_back(std::move(before));
    }
    figure.layers.emplace_back(Marker{.value = static_cast<double>(plan.yes),
                                      .label = tr("k = {yes}", {{"yes", plan.yes}}),
                                      .parameter = YesAnswers});
    return figure;
}

} // namespace halftruth::repeated_answers
