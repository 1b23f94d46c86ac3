#include "core/explorers/anonymity/anonymity.h"

#include "core/explorers/explorers.h"
#include "core/explorers/support/count_overlay.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/overlay.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/domain/underflow.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/trust/trade_off.h"
#include "core/methods/shuffle_bounds.h"
#include "core/text/complaint.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace halftruth {

namespace {

using namespace anonymity_charts;
using enum ParameterId;

Text directionHelp(ShuffleDirection direction) {
    return direction == ShuffleDirection::FewerOnes ? tr("m true yeses against m + 1")
                                                    : tr("m + 1 true yeses against m");
}

Text triedHelp(const Text &what, std::int64_t tried, std::int64_t n) {
    return tr("{what}; {tried} of {n} m were tried: those near both ends, the middle, geometric steps between, and "
              "around the best of these",
              {{"what", what}, {"tried", tried}, {"n", n}});
}

/// How the readouts of the m that is hardest to protect are called.
struct WorstWords {
    Text value;
    Text where;
    Text whereFound; ///< where not every m was tried
    Text bound;
    Text unit;
    Text help;
    bool positive = false; ///< whatever is too small for a double
};

/// One value of the worst m, the m, and where not all were tried what no other m exceeds.
template <class Found>
void addWorst(std::vector<Readout> &all, const Found *found, const Crowd &crowd, double Found::*value,
              const WorstWords &words) {
    Readout number{.label = words.value, .unit = words.unit, .help = words.help, .chip = true};
    const bool every = !found || found->everyOnes;
    Readout where{.label = every ? words.where : words.whereFound, .unit = tr("people")};
    if (!found) {
        number.missing = where.missing = tr("…");
        where.help = tr("Being searched for");
        all.insert(all.end(), {number, where});
        return;
    }
    number.value = positiveWhere(words.positive, (*found).*value);
    // Where no m has more than what a double is too small for, that is all there is to say.
    const bool nothing = isTooSmall(number.value) && isTooSmall(positiveWhere(words.positive, found->upperBound));
    number.direction = found->everyOnes || nothing ? Direction::Exact : Direction::AtLeast;
    if (found->everyOnes) // the least that holds for every m
        number.shown = atMost(number.value);
    if (!found->everyOnes)
        number.help = triedHelp(words.help, found->tried, crowd.n);
    all.push_back(number);
    if (!found->everyOnes)
        all.push_back({.label = words.bound,
                       .value = positiveWhere(words.positive, found->upperBound),
                       .unit = words.unit,
                       .direction = Direction::AtMost,
                       .help = tr("{what}; a bound for every m", {{"what", words.help}})});
    if (found->tried == 0) {
        where.missing = tr("every m");
        where.help = tr("All m have the same");
    } else {
        where.value = static_cast<double>(found->ones);
        where.help = tr("{direction}; n − 1 − m is as bad in the other direction",
                        {{"direction", directionHelp(found->direction)}});
    }
    all.push_back(where);
}

/// P[privacy loss > ε] at the m that needs the largest ε, at that ε: δ bounds another thing, and is smaller.
Readout violationAtWorst(const ShuffleEpsilon *worst, const Crowd &crowd) {
    Readout readout{.label = tr("P(privacy loss > <i>ε</i>), hardest <i>m</i>"), .chip = true};
    if (!worst || worst->tried == 0) {
        readout.help = worst ? tr("All m need the same ε") : tr("Being searched for");
        if (!worst)
            readout.missing = tr("…");
        else if (crowd.q < 0.5) // no finite ε is enough; where all is chance the loss is 0, and never more
            readout.missing = doesNotApply();
        return readout;
    }
    // Not the ε that was chosen, which other rows are about, and an m that is the hardest for ε alone.
    const Number told = worst->everyOnes ? atMost(worst->epsilon) : atLeast(worst->epsilon);
    readout.label =
        tr("P(privacy loss > <i>ε</i> ≈ {epsilon}) at <i>m</i> = {m}", {{"epsilon", told}, {"m", worst->ones}});
    const ViolationProbability violation =
        violationProbability({.n = crowd.n, .ones = worst->ones, .q = crowd.q}, worst->epsilon);
    readout.value = positiveWhere(crowd.hasSlackAt(worst->epsilon),
                                  worst->direction == ShuffleDirection::FewerOnes ? violation.zero : violation.one);
    readout.help =
        tr("Probability of a count whose privacy loss exceeds the ε of the hardest m, about {epsilon}, where m = {m} "
           "({direction}): not δ, which is smaller",
           {{"epsilon", told}, {"m", worst->ones}, {"direction", directionHelp(worst->direction)}});
    return readout;
}

/// The smallest of the published bounds whose conditions hold; nothing where none does.
struct BestBound {
    const ShuffleBound *bound = nullptr;
    double epsilon = 0;
};
std::optional<BestBound> bestBound(const Crowd &crowd) {
    std::optional<BestBound> best;
    for (const ShuffleBound &each : shuffleBounds())
        if (const auto epsilon = each.bound(crowd.n, crowd.q, crowd.delta).epsilon;
            epsilon && (!best || *epsilon < best->epsilon))
            best = {&each, *epsilon};
    return best;
}

/// How many times what the count needs the best bound asks for.
Readout gainReadout(const Crowd &crowd, const ShuffleEpsilon *worst) {
    const std::optional<BestBound> best = bestBound(crowd);
    Readout gain{.label = tr("gain over the best published bound"),
                 .unit = tr("×"),
                 .direction = worst && worst->everyOnes ? Direction::Exact : Direction::AtLeast};
    if (!best) {
        gain.missing = doesNotApply();
        gain.help = tr("The conditions of no published bound hold here");
        return gain;
    }
    gain.help = tr("ε by {source} over the ε that the count needs", {{"source", best->bound->publication}});
    if (!worst)
        gain.missing = tr("…");
    else if (!(worst->upperBound > 0))
        gain.missing = tr("none");
    else
        gain.value = best->epsilon / worst->upperBound;
    gain.shown = atLeast(gain.value);
    return gain;
}

void addPublished(std::vector<Readout> &all, const Crowd &crowd) {
    for (const ShuffleBound &each : shuffleBounds()) {
        const PublishedBound bound = each.bound(crowd.n, crowd.q, crowd.delta);
        Readout readout{.label = tr("<i>ε</i>, {source}", {{"source", each.publication}}),
                        .unit = tr("nats"),
                        .direction = Direction::AtMost,
                        .help = tr("Upper bound for every mechanism with this ε for one answer")};
        if (bound.epsilon) {
            readout.value = *bound.epsilon;
        } else {
            readout.missing = doesNotApply();
            readout.help = complaint(bound.unmet);
        }
        all.push_back(std::move(readout));
    }
}

std::vector<Readout> readouts(const Crowd &crowd, const Worst &worst, Budget &budget) {
    // All these promise what the sentence does: what is shown of them holds, too.
    const double local = epsilon(crowd.q);
    std::vector<Readout> all{{.label = tr("<i>ε</i>, one answer"),
                              .value = local,
                              .shown = atMost(local),
                              .unit = tr("nats"),
                              .help = tr("ln(p/q)"),
                              .chip = true}};
    addWorst(all, worst.epsilon, crowd, &ShuffleEpsilon::epsilon,
             {.value = tr("<i>ε</i>, hardest <i>m</i>"),
              .where = tr("<i>m</i> hardest for <i>ε</i>"),
              .whereFound = tr("<i>m</i> of the largest <i>ε</i> found"),
              .bound = tr("<i>ε</i>, no <i>m</i> has more"),
              .unit = tr("nats"),
              .help = tr("Smallest ε with δ(ε) ≤ δ when only the count is released")});
    all.push_back(violationAtWorst(worst.epsilon, crowd));
    addPublished(all, crowd);
    all.push_back(gainReadout(crowd, worst.epsilon));
    const bool slack = crowd.hasSlackAt(crowd.epsilon);
    addWorst(
        all, worst.delta, crowd, &ShuffleDelta::delta,
        {.value = tr("<i>δ</i>, hardest <i>m</i>"),
         .where = tr("<i>m</i> hardest for <i>δ</i>"),
         .whereFound = tr("<i>m</i> of the largest <i>δ</i> found"),
         .bound = tr("<i>δ</i>, no <i>m</i> has more"),
         .unit = {},
         .help =
             tr("Smallest δ at which the count is (ε, δ)-differentially private: the largest Σ max(0, P[A(m) = s] − "
                "e^ε P[A(m+1) = s])"),
         .positive = slack});
    const HockeyStick &stick = budget.needed("delta at m", [&] { return hockeyStick(crowd.model(), crowd.epsilon); });
    const double deltaHere = positiveWhere(slack, std::max(stick.zero, stick.one));
    all.push_back(
        {.label = tr("<i>δ</i> at <i>m</i> = {m}", {{"m", crowd.ones}}),
         .value = deltaHere,
         .shown = atMost(deltaHere),
         .help = directionHelp(stick.zero >= stick.one ? ShuffleDirection::FewerOnes : ShuffleDirection::MoreOnes)});
    const double deltaAlone = positiveWhere(slack, oneAnswerDelta(crowd.q, crowd.epsilon));
    all.push_back({.label = tr("<i>δ</i>, one answer"),
                   .value = deltaAlone,
                   .shown = atMost(deltaAlone),
                   .help = tr("p − e^ε q, where that is positive")});
    const ViolationProbability &violation =
        budget.needed("violation", [&] { return violationProbability(crowd.model(), crowd.epsilon); });
    all.push_back({.label = tr("P(privacy loss > {epsilon}) at <i>m</i>", {{"epsilon", number(crowd.epsilon, 3)}}),
                   .value = positiveWhere(slack, violation.zero),
                   .help = tr("Probability, with m true yeses, of a count whose privacy loss ℓ(s) exceeds ε: not δ, "
                              "which is smaller")});
    all.push_back(
        {.label = tr("P(privacy loss > {epsilon}) at <i>m</i> + 1", {{"epsilon", number(crowd.epsilon, 3)}}),
         .value = positiveWhere(slack, violation.one),
         .help = tr("Probability, with m + 1 true yeses, of a count whose privacy loss −ℓ(s) exceeds ε: not δ, which "
                    "is smaller")});
    all.push_back({.label = tr("<i>μ</i> of the limit of many people"),
                   .value = countGaussianMu(crowd.n, crowd.q),
                   .direction = Direction::About,
                   .help = tr("(1 − 2q)/√(npq): by how many standard deviations one person moves the count")});
    return all;
}

Text sentence(const Crowd &crowd, const Worst &worst) {
    const Text people = tr("<b>{n}</b> people", "<b>{n}</b> person", crowd.people());
    if (crowd.q == 0)
        return tr("Nobody lies: with the other answers known the count of {people} gives a person away for certain.",
                  {{"people", people}});
    if (crowd.q == 0.5)
        return tr("With <i>q</i> = <b>½</b> the answers are pure chance, and so is the count of {people}: nothing is "
                  "given away, and nothing is learnt.",
                  {{"people", people}});
    const double local = epsilon(crowd.q);
    if (!worst.epsilon)
        return tr("One answer is <b>{local}</b>-differentially private; for the count of {people}, ε at <i>δ</i> = "
                  "<b>{delta}</b> is being computed.",
                  {{"people", people}, {"delta", atMost(crowd.delta)}, {"local", atMost(local)}});
    const double most = worst.epsilon->upperBound;
    const Text guarantee = tr("The count of {people} is (<b>{epsilon}</b>, <b>{delta}</b>)-differentially private",
                              {{"people", people}, {"epsilon", atMost(most)}, {"delta", atMost(crowd.delta)}});
    if (most == 0)
        return tr("{guarantee}.", {{"guarantee", guarantee}});
    const double gain = local / most;
    if (gain < 1.005)
        return tr("{guarantee}, no better than the <b>{local}</b> of one answer: so few hide nobody.",
                  {{"guarantee", guarantee}, {"local", atMost(local)}});
    const Text whole =
        tr("{guarantee}; one answer in the open is <b>{local}</b>-differentially private, <b>{gain}</b> times as "
           "much.",
           {{"guarantee", guarantee}, {"local", atMost(local)}, {"gain", atLeast(gain, 3)}});
    const std::optional<BestBound> best = bestBound(crowd);
    if (!best || best->epsilon / most < 1.005)
        return whole;
    return sentences({whole, tr("The best published bound, {source}, promises only <b>{epsilon}</b>: <b>{gain}</b> "
                                "times what is needed.",
                                {{"source", best->bound->publication},
                                 {"epsilon", atMost(best->epsilon)},
                                 {"gain", atLeast(best->epsilon / most, 3)}})});
}

Exploration exploreAnonymity(const Request &request, Budget &budget) {
    const Parameters &p = request.parameters;
    const Crowd crowd{.q = p[LieProbability],
                      .n = p.integer(Population),
                      .ones = p.integer(Ones),
                      .epsilon = p[Epsilon],
                      .delta = p[Delta]};
    const RepeatedLosses repeated = repeatedLosses(request, crowd.model(), budget);
    Figure overPeople = epsilonFigure(request, crowd, budget);
    Figure overEpsilon = deltaFigure(request, crowd, budget);
    Worst worst;
    Figure overOnes = worstFigure(request, crowd, worst, budget);
    Exploration answer;
    answer.figures = {std::move(overPeople), std::move(overEpsilon), std::move(overOnes),
                      tradeOffFigure(request, crowd, budget)};
    answer.readouts = readouts(crowd, worst, budget);
    answer.sentence = sentence(crowd, worst);
    repeated.drawDeltaOn(answer.figures[1]);
    std::ranges::move(repeated.readouts(crowd.epsilon), std::back_inserter(answer.readouts));
    return answer;
}

const std::vector<ParameterUse> &anonymityParameters() {
    static const std::vector<ParameterUse> all = withOverlay({{.id = LieProbability},
                                                              {.id = Population},
                                                              {.id = Delta},
                                                              {.id = Epsilon},
                                                              {.id = Ones, .upperOffset = -1}});
    return all;
}

} // namespace

ExplorerSpec anonymityExplorer() {
    return {.id = "anonymity",
            .title = phrase("Anonymity"),
            .question = phrase("What does hiding in the crowd buy?"),
            .group = ExplorerGroup::Depth,
            .model = phrase("(ε, δ) of the shuffled count"),
            .parameters = anonymityParameters(),
            .uses = [](const Parameters &given) { return overlayUses(anonymityParameters(), given); },
            .solves = {{.relation = "shuffle-delta", .unknowns = {LieProbability, Population, Delta, Epsilon}}},
            .theory = true,
            .explore = exploreAnonymity};
}

} // namespace halftruth
