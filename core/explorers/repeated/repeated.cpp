#include "core/explorers/repeated/repeated.h"

#include "core/explorers/explorers.h"
#include "core/math/domain/underflow.h"
#include "core/math/one_bit/composition.h"
#include "core/math/one_bit/randomized_response.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace halftruth {

namespace {

using namespace repeated_answers;
using enum ParameterId;

/// RAPPOR's own parameters; few look at them.
constexpr Phrase rapporGroup = phrase("RAPPOR");

const Way &wayOf(std::string_view id) { return *std::ranges::find(ways(), id, &Way::id); }

/// What is told of a way in the table of all.
struct Told {
    const double *epsilon = nullptr; ///< of the planned rounds; null where it is still being computed
    const double *fitting = nullptr; ///< rounds
};

Told toldOf(const Way &way, const Plan &plan, Budget &budget) {
    const std::string id(way.id);
    if (way.takesLong)
        return {.epsilon = budget.lastly("ε/" + id, [&] { return way.epsilon(plan, plan.rounds, budget.token()); }),
                .fitting = budget.lastly("fit/" + id, [&] { return roundsThatFit(way, plan, budget.token()); })};
    // What everything waits for isn't given up at the end of a frame.
    return {.epsilon = &budget.needed("ε/" + id, [&] { return way.epsilon(plan, plan.rounds, {}); }),
            .fitting = &budget.needed("fit/" + id, [&] { return roundsThatFit(way, plan, {}); })};
}

Readout fittingReadout(const Way &way, const double *fitting, const ReadoutPlace &place) {
    Readout readout{.label = tr("rounds within the budget, {way}", {{"way", way.title}}),
                    .unit = tr("rounds"),
                    .direction = way.direction() == Direction::AtMost ? Direction::AtLeast : Direction::Exact,
                    .help = tr("Largest t at which all rounds together keep the budget"),
                    .place = place};
    if (!fitting)
        readout.missing = tr("…");
    else if (*fitting >= maxAnswers)
        readout.missing = tr("any");
    else
        readout.value = *fitting;
    return readout;
}

void addWays(std::vector<Readout> &all, const Plan &plan, Budget &budget) {
    for (const Way &way : ways()) {
        const Told told = toldOf(way, plan, budget);
        const auto place = [&](Text column) {
            return ReadoutPlace{.group = phrase("All rounds together"), .row = way.row, .column = std::move(column)};
        };
        Readout loss{.label = tr("<i>ε</i>, {way}", {{"way", way.title}}),
                     .unit = tr("nats"),
                     .direction = way.direction(),
                     .help = way.help,
                     .chip = way.id == "fresh" || way.id == "shuffled" || way.id == "memoised",
                     .place = place(tr("<i>ε</i>"))};
        Readout spent{.label = tr("share of the budget, {way}", {{"way", way.title}}),
                      .direction = way.direction(),
                      .help = tr("ε of all rounds over the budget: above 1 it is overspent"),
                      .place = place(tr("of <i>B</i>"))};
        if (told.epsilon) {
            loss.value = *told.epsilon;
            spent.value = *told.epsilon / plan.budget;
            loss.shown = atMost(loss.value); // what is shown is promised
            spent.shown = atMost(spent.value);
        } else {
            loss.missing = spent.missing = tr("…");
        }
        all.push_back(std::move(loss));
        all.push_back(std::move(spent));
        all.push_back(fittingReadout(way, told.fitting, place(tr("rounds"))));
    }
}

std::vector<Readout> readouts(const Plan &plan, Budget &budget) {
    std::vector<Readout> all;
    addWays(all, plan, budget);
    all.push_back({.label = tr("P(the majority lies)"),
                   .value = positiveWhere(plan.q > 0, majorityError(plan.q, plan.rounds)),
                   .help = tr("P[Bin(t, q) > t/2] + ½P[Bin(t, q) = t/2]: of fresh answers"),
                   .chip = true});
    Readout belief{.label = tr("belief after <i>k</i> yes answers"),
                   .help = tr("πx/(πx + 1 − π), x = ((1 − q)/q)^(2k − t), π the belief before: of fresh answers")};
    if (plan.q > 0)
        belief.value = positiveWhere(plan.prior > 0, posteriorRepeated(plan.q, plan.rounds, plan.yes, plan.prior));
    else {
        belief.missing = doesNotApply();
        belief.help = tr("With q = 0 every answer is the truth: they never differ");
    }
    all.push_back(std::move(belief));
    const double beyond = positiveWhere(plan.q < 0.5 && plan.budget < composedPureEpsilon(plan.q, plan.rounds),
                                        composedDelta(plan.q, plan.rounds, plan.budget));
    all.push_back({.label = tr("<i>δ</i> beyond the budget, fresh"),
                   .value = beyond,
                   .shown = atMost(beyond),
                   .help = tr("Least δ at which the fresh answers are (B, δ)-differentially private")});
    return all;
}

/// What the budget allows, if it is kept.
Text budgetSentence(const Plan &plan, double fitting) {
    const Argument budget("budget", atLeast(plan.budget));
    if (fitting >= maxAnswers)
        return tr("The budget of <b>{budget}</b> allows as many as one likes.", {budget});
    if (fitting == 0)
        return tr("The budget of <b>{budget}</b> allows none.", {budget});
    return tr("The budget of <b>{budget}</b> allows <b>{n}</b> of them.",
              "The budget of <b>{budget}</b> allows only <b>{n}</b> of them.", fitting, {budget});
}

Text sentence(const Plan &plan, Budget &budget) {
    if (plan.q == 0)
        return tr("With <i>q</i> = <b>0</b> the first answer gives a person away, and asking again adds nothing.");
    if (plan.q == 0.5)
        return tr("With <i>q</i> = <b>½</b> an answer is a fair coin: however often it is tossed, it says nothing.");
    const Told told = toldOf(wayOf("fresh"), plan, budget);
    const Argument local("local", atMost(epsilon(plan.q)));
    if (plan.rounds == 1)
        return tr("One answer is <b>{local}</b>-differentially private and a lie with probability <b>{lie}</b>; what "
                  "asking again costs depends on whether the answer is remembered.",
                  {local, {"lie", plan.q}});
    return sentences(
        {tr("<b>{n}</b> answers with fresh lies are (<b>{epsilon}</b>, <b>{delta}</b>)-differentially private "
            "together, "
            "and their majority is wrong with probability <b>{wrong}</b>; one that is remembered stays at "
            "<b>{local}</b>.",
            {{"n", plan.rounds},
             {"epsilon", atMost(*told.epsilon)},
             {"delta", atMost(plan.delta)},
             {"wrong", number(positiveWhere(true, majorityError(plan.q, plan.rounds)), 3)},
             local}),
         budgetSentence(plan, *told.fitting)});
}

Exploration exploreRepeated(const Request &request, Budget &budget) {
    const Plan plan = planOf(request.parameters);
    Exploration answer;
    answer.figures = {roundsFigure(request, plan, budget), slackFigure(request, plan, budget),
                      majorityFigure(request, plan, budget), beliefFigure(request, plan, budget)};
    answer.readouts = readouts(plan, budget);
    answer.sentence = sentence(plan, budget);
    return answer;
}

} // namespace

ExplorerSpec repeatedExplorer() {
    return {
        .id = "repeated",
        .title = phrase("Repeated answers"),
        .question = phrase("What if I ask again?"),
        .group = ExplorerGroup::Plan,
        .model = phrase("ε-local DP and (ε, δ) of all rounds"),
        .parameters = {{.id = LieProbability},
                       {.id = Answers, .title = phrase("rounds")},
                       {.id = Delta},
                       {.id = EpsilonBudget},
                       {.id = Population},
                       {.id = Ones, .upperOffset = -1},
                       {.id = Prior, .title = phrase("belief before the answers")},
                       {.id = YesAnswers},
                       {.id = RapporF, .group = rapporGroup},
                       {.id = RapporP, .group = rapporGroup},
                       {.id = RapporQ, .group = rapporGroup},
                       {.id = Hashes, .group = rapporGroup, .start = 1}},
        .solves = {{.relation = "answers-in-budget", .unknowns = {LieProbability, Answers, EpsilonBudget, Delta}}},
        .theory = true,
        .explore = exploreRepeated};
}

} // namespace halftruth
