#include "core/explorers/anonymity/anonymity.h"

#include "core/explorers/explorers.h"
#include "core/explorers/support/count_overlay.h"
#include "core/explorers/support/figure_builder.h"
#include "core/explorers/support/overlay.h"
#include "core/math/count/privacy_ratio.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/shuffle/shuffle_bounds.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <iterator>

namespace halftruth {

namespace {

using namespace anonymity_charts;
using enum ParameterId;

constexpr const char *pending = "…";

std::string directionHelp(ShuffleDirection direction) {
    return direction == ShuffleDirection::FewerOnes ? "m true ones against m + 1" : "m + 1 true ones against m";
}

Text triedHelp(const Text &what, std::int64_t tried, std::int64_t n) {
    return tr("{what}; {tried} of {n} m were tried: those near both ends, the middle, geometric steps between, and "
              "around the best of these",
              {{"what", what}, {"tried", tried}, {"n", n}});
}

/// One value of the worst m, the m, and where not all were tried what no other m exceeds.
template <class Found>
void addWorst(std::vector<Readout> &all, const Found *found, const Crowd &crowd, double Found::*value,
              const std::string &symbol, const std::string &unit, const std::string &what) {
    Readout number{.label = symbol + ", worst <i>m</i>", .unit = unit, .help = what};
    const bool every = !found || found->everyOnes;
    Readout where{.label = (every ? "<i>m</i> worst for " : "<i>m</i> worst of those tried for ") + symbol,
                  .unit = "people"};
    if (!found) {
        number.missing = where.missing = pending;
        where.help = "Being searched for";
        all.insert(all.end(), {number, where});
        return;
    }
    number.value = (*found).*value;
    number.direction = found->everyOnes ? Direction::Exact : Direction::AtLeast;
    if (!found->everyOnes)
        number.help = triedHelp(number.help, found->tried, crowd.n);
    all.push_back(number);
    if (!found->everyOnes)
        all.push_back({.label = symbol + ", no <i>m</i> has more",
                       .value = found->upperBound,
                       .unit = unit,
                       .direction = Direction::AtMost,
                       .help = what + "; a bound for every m"});
    if (found->tried == 0) {
        where.missing = "every m";
        where.help = "All m have the same";
    } else {
        where.value = static_cast<double>(found->ones);
        where.help = directionHelp(found->direction) + "; n − 1 − m is as bad in the other direction";
    }
    all.push_back(where);
}

void addPublished(std::vector<Readout> &all, const Crowd &crowd) {
    const auto add = [&](const char *name, const PublishedBound &bound) {
        Readout readout{.label = std::string("<i>ε</i>, ") + name,
                        .unit = "nats",
                        .direction = Direction::AtMost,
                        .help = "Upper bound for every mechanism with this ε for one answer"};
        if (bound.epsilon) {
            readout.value = *bound.epsilon;
        } else {
            readout.missing = "does not apply";
            readout.help = bound.unmet;
        }
        all.push_back(std::move(readout));
    };
    add("Erlingsson 2019", erlingsson2019(crowd.n, crowd.q, crowd.delta));
    add("Balle 2019", balle2019(crowd.n, crowd.q, crowd.delta));
    add("Feldman 2021", feldman2021(crowd.n, crowd.q, crowd.delta));
    add("Feldman 2023", feldman2023(crowd.n, crowd.q, crowd.delta));
}

std::vector<Readout> readouts(const Crowd &crowd, const Worst &worst, Budget &budget) {
    std::vector<Readout> all{
        {.label = "<i>ε</i>, one answer", .value = epsilon(crowd.q), .unit = "nats", .help = "ln(p/q)"}};
    addWorst(all, worst.epsilon, crowd, &ShuffleEpsilon::epsilon, "<i>ε</i>", "nats",
             "Smallest ε with δ(ε) ≤ δ when only the count is released");
    addPublished(all, crowd);
    addWorst(all, worst.delta, crowd, &ShuffleDelta::delta, "<i>δ</i>", "",
             "What the count leaves out at ε: the largest Σ max(0, P[A(m) = s] − e^ε P[A(m+1) = s])");
    const HockeyStick &stick = budget.needed("delta at m", [&] { return hockeyStick(crowd.model(), crowd.epsilon); });
    const std::string m = displayNumber(static_cast<double>(crowd.ones));
    all.push_back({.label = "<i>δ</i> at <i>m</i> = " + m,
                   .value = std::max(stick.zero, stick.one),
                   .help = stick.zero >= stick.one ? "m true ones against m + 1" : "m + 1 true ones against m"});
    all.push_back({.label = "<i>δ</i>, one answer",
                   .value = oneAnswerDelta(crowd.q, crowd.epsilon),
                   .help = "p − e^ε q, where that is positive"});
    const ViolationProbability &violation =
        budget.needed("violation", [&] { return violationProbability(crowd.model(), crowd.epsilon); });
    const std::string limit = displayNumber(crowd.epsilon, 3);
    all.push_back({.label = "P(ln <i>π</i> > " + limit + ")",
                   .value = violation.zero,
                   .help = "Probability, with m true ones, of a count whose ln π exceeds ε"});
    all.push_back({.label = "P(−ln <i>π</i> > " + limit + ")",
                   .value = violation.one,
                   .help = "Probability, with m + 1 true ones, of a count whose −ln π exceeds ε"});
    return all;
}

std::string sentence(const Crowd &crowd, const Worst &worst) {
    const std::string people = bold(crowd.people()) + (crowd.n == 1 ? " person" : " people");
    if (crowd.q == 0)
        return "Nobody lies: with the other answers known the count of " + people +
               " gives a person away for certain.";
    if (crowd.q == 0.5)
        return "With <i>q</i> = <b>½</b> the answers are pure chance, and so is the count of " + people +
               ": nothing is given away, and nothing is learnt.";
    const double local = epsilon(crowd.q);
    const std::string but = " but for a probability of <i>δ</i> = " + bold(crowd.delta);
    if (!worst.epsilon)
        return "One answer gives away <i>ε</i> = " + bold(local) + "; what the count of " + people + " gives away," +
               but + ", is being computed.";
    const double most = worst.epsilon->upperBound;
    if (most == 0)
        return "The count of " + people + " gives nothing away" + but + ": <i>ε</i> is <b>0</b>.";
    const double gain = local / most;
    const std::string start = "Hidden among " + people +
                              ", one answer gives away at most <i>ε</i> = " + bold(most, 3) + but + ", instead of " +
                              bold(local);
    if (gain < 1.005)
        return start + ": so few hide nobody.";
    return start + " in the open, " + bold(gain, 3) + " times less.";
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
    answer.figures = {std::move(overPeople), std::move(overEpsilon), std::move(overOnes)};
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
            .title = "Anonymity",
            .question = "What does hiding in the crowd buy?",
            .model = "(ε, δ) of the shuffled count",
            .parameters = anonymityParameters(),
            .uses = [](const Parameters &given) { return overlayUses(anonymityParameters(), given); },
            .solves = {{.relation = "shuffle-delta", .unknowns = {LieProbability, Population, Delta, Epsilon}}},
            .theory = true,
            .layout = {1, 2},
            .explore = exploreAnonymity};
}

} // namespace halftruth
