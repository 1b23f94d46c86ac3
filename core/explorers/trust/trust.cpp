#include "core/explorers/trust/trust.h"

#include "core/explorers/explorers.h"
#include "core/math/accuracy/accuracy_exact.h"
#include "core/math/accuracy/accuracy_inverse.h"
#include "core/math/domain/underflow.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/trust/central_mechanism.h"
#include "core/math/trust/trade_off.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace halftruth::trust {

using enum ParameterId;

std::int64_t Choice::onesOf(std::int64_t asked) const { return onesAtShare(share, asked); }

ShuffleLies Choice::shuffled(std::int64_t asked, double loss, int coveringRuns, const std::stop_token &stop) const {
    return shuffleLies(asked, loss, delta, {.everyOnesUpTo = mostTried, .coveringRuns = coveringRuns, .stop = stop});
}

double localError(double epsilon, std::int64_t n) {
    return 1 / (2 * std::sinh(epsilon / 2) * std::sqrt(static_cast<double>(n)));
}

double shuffledError(double q, std::int64_t n) { return std::sqrt(estimatorVariance(q, n)); }

double centralError(double epsilon, std::int64_t n) { return std::sqrt(centralVariance(n, epsilon)); }

double localPrice(std::int64_t n) { return std::sqrt(static_cast<double>(n) / 2); }

namespace {

/// The models below one another, what they say beside.
ReadoutPlace inTable(Phrase model, Text column) {
    return {.group = phrase("By model"), .row = model, .column = std::move(column)};
}

constexpr Phrase local = phrase("local");
constexpr Phrase shuffled = phrase("shuffled");
constexpr Phrase central = phrase("central");

void addModel(std::vector<Readout> &all, Phrase model, Readout error, Readout halfWidth, Readout collector) {
    error.chip = true;
    error.place = inTable(model, tr("RMS"));
    halfWidth.place = inTable(model, tr("± at 1 − <i>β</i>"));
    collector.place = inTable(model, tr("<i>ε</i> to the collector"));
    all.insert(all.end(), {std::move(error), std::move(halfWidth), std::move(collector)});
}

/// A readout that has to be waited for.
Readout waiting(Readout readout, bool known) {
    if (!known) {
        readout.value = 0;
        readout.missing = tr("…");
    }
    return readout;
}

void addLocal(std::vector<Readout> &all, const Choice &choice) {
    const double q = lieProbability(choice.epsilon);
    addModel(all, local,
             {.label = tr("error, local"),
              .value = localError(choice.epsilon, choice.n),
              .help = tr("Root mean square error where nobody is trusted: every answer keeps ε by itself")},
             {.label = tr("error at 1 − <i>β</i>, local"),
              .value = accuracyExact(q, choice.n, choice.ones, choice.beta),
              .shown = atMost(accuracyExact(q, choice.n, choice.ones, choice.beta)),
              .help = tr("Exceeded with probability at most β, by the count's own distribution")},
             {.label = tr("<i>ε</i> of one answer, local"),
              .value = choice.epsilon,
              .unit = tr("nats"),
              .help = tr("What the collector, who sees every answer with its name, may learn of one person")});
}

void addShuffled(std::vector<Readout> &all, const Choice &choice, const ShuffleLies *lies) {
    const bool known = lies != nullptr;
    const double q = known ? lies->q : 0.25;
    const Direction direction = known && !lies->everyOnes ? Direction::AtMost : Direction::Exact;
    addModel(
        all, shuffled,
        waiting({.label = tr("error, shuffled"),
                 .value = shuffledError(q, choice.n),
                 .direction = direction,
                 .help = tr("Root mean square error where somebody is trusted to mix the answers and to count them: "
                            "the count keeps (ε, δ)")},
                known),
        waiting({.label = tr("error at 1 − <i>β</i>, shuffled"),
                 .value = known ? accuracyExact(q, choice.n, choice.ones, choice.beta) : 0,
                 .direction = direction == Direction::Exact ? direction : Direction::About,
                 .help = tr("Exceeded with probability at most β, by the count's own distribution at this q")},
                known),
        waiting(
            {.label = tr("<i>ε</i> of one answer, shuffled"),
             .value = epsilon(q),
             .unit = tr("nats"),
             .direction = direction == Direction::Exact ? direction : Direction::AtLeast,
             .help = tr("What whoever mixes, and sees every answer with its name before, may learn of one person")},
            known));
}

void addCentral(std::vector<Readout> &all, const Choice &choice) {
    addModel(all, central,
             {.label = tr("error, central"),
              .value = centralError(choice.epsilon, choice.n),
              .help = tr("Root mean square error where a curator is trusted with the truth, and adds geometric noise "
                         "to the count: it keeps ε, with no δ")},
             {.label = tr("error at 1 − <i>β</i>, central"),
              .value = centralAccuracy(choice.n, choice.epsilon, choice.beta),
              .shown = atMost(centralAccuracy(choice.n, choice.epsilon, choice.beta)),
              .help = tr("The least k/n with a larger noise with probability at most β")},
             {.label = tr("<i>ε</i> of one answer, central"),
              .missing = tr("the truth"),
              .help = tr("The curator sees everybody's truth: nothing protects it from them")});
}

void addFactors(std::vector<Readout> &all, const Choice &choice, const ShuffleLies *lies) {
    const ReadoutPlace place{.group = phrase("Factors between the errors")};
    const double shuffledOverCentral =
        lies ? shuffledError(lies->q, choice.n) / centralError(choice.epsilon, choice.n) : 1;
    const bool exact = !lies || lies->everyOnes;
    all.push_back({.label = tr("local / central"),
                   .value = localPrice(choice.n),
                   .unit = tr("×"),
                   .help = tr("√(n/2), whatever ε is: the price of trusting nobody"),
                   .chip = true,
                   .place = place});
    all.push_back(waiting({.label = tr("shuffled / central"),
                           .value = shuffledOverCentral,
                           .unit = tr("×"),
                           .direction = exact ? Direction::Exact : Direction::AtMost,
                           .help = tr("The price of trusting nobody with the truth, but somebody to mix"),
                           .place = place},
                          lies));
    all.push_back(waiting({.label = tr("local / shuffled"),
                           .value = localPrice(choice.n) / shuffledOverCentral,
                           .unit = tr("×"),
                           .direction = exact ? Direction::Exact : Direction::AtLeast,
                           .help = tr("What mixing gains"),
                           .place = place},
                          lies));
}

void addLies(std::vector<Readout> &all, const Choice &choice, const ShuffleLies *lies) {
    const ReadoutPlace place{.group = phrase("The shuffled count")};
    all.push_back({.label = tr("<i>q</i>, local"),
                   .value = lieProbability(choice.epsilon),
                   .shown = atMost(lieProbability(choice.epsilon)),
                   .help = tr("1/(1 + e^ε)"),
                   .place = place});
    all.push_back(waiting({.label = tr("<i>q</i>, shuffled"),
                           .value = lies ? lies->q : 0,
                           .shown = atMost(lies ? lies->q : 0),
                           .direction = !lies || lies->everyOnes ? Direction::Exact : Direction::AtMost,
                           .help = tr("Least q whose shuffled count keeps (ε, δ), over every true count m"),
                           .place = place},
                          lies));
    all.push_back(waiting({.label = tr("<i>μ</i> of the Gaussian limit"),
                           .value = lies ? countGaussianMu(choice.n, lies->q) : 0,
                           .direction = Direction::About,
                           .help = tr("(1 − 2q)/√(npq): how many standard deviations one person moves the count"),
                           .place = place},
                          lies));
    all.push_back(
        waiting({.label = tr("<i>δ</i> by the Gaussian limit"),
                 .value = lies ? positiveWhere(true, countGaussianDelta(choice.n, lies->q, choice.epsilon)) : 0,
                 .direction = Direction::About,
                 .help = tr("What the limit says of δ at this q; in neither direction a bound"),
                 .place = place},
                lies));
}

Text sentence(const Choice &choice, const ShuffleLies *lies) {
    const double localShare = localError(choice.epsilon, choice.n);
    const double centralShare = centralError(choice.epsilon, choice.n);
    const double price = localPrice(choice.n);
    const Text people = tr("<b>{n}</b> people", "<b>{n}</b> person", choice.people());
    const Text start = tr(
        "With {people}, (<b>{epsilon}</b>, <b>{delta}</b>) costs an error of <b>{local}</b> points where nobody is "
        "trusted, and of <b>{central}</b> where a curator is trusted with the truth",
        {{"people", people},
         {"epsilon", asChosen(choice.epsilon)},
         {"delta", asChosen(choice.delta)},
         {"local", percent(localShare, 3)},
         {"central", percent(centralShare, 3)}});
    const Text first =
        price < 1 ? tr("{start}: of so few the curator's noise is the larger.", {{"start", start}})
                  : tr("{start}: <b>{price}</b> times as much.", {{"start", start}, {"price", number(price, 3)}});
    if (!lies)
        return sentences({first, tr("What trusting somebody to mix gains is being computed.")});
    const double mixed = shuffledError(lies->q, choice.n);
    const Number error = percent(mixed, 3, lies->everyOnes ? Rounding::Nearest : Rounding::Up);
    if (lies->everyOnes)
        return sentences(
            {first,
             tr("Where somebody is trusted to mix and count the answers the error is <b>{shuffled}</b> points.",
                {{"shuffled", error}})});
    return sentences(
        {first,
         tr("Where somebody is trusted to mix and count the answers the error is at most <b>{shuffled}</b> points.",
            {{"shuffled", error}})});
}

Exploration exploreTrust(const Request &request, Budget &budget) {
    const Parameters &p = request.parameters;
    const Choice choice{.n = p.integer(Population),
                        .ones = p.integer(Ones),
                        .epsilon = p[Epsilon],
                        .delta = p[Delta],
                        .beta = p[Beta],
                        .share = p.partOfWhole(Ones).part};
    constexpr int readoutRuns = 256;
    const ShuffleLies *lies =
        budget.value("lies", [&] { return choice.shuffled(choice.n, choice.epsilon, readoutRuns, budget.token()); });
    Exploration answer;
    answer.figures = {peopleFigure(request, choice, budget), epsilonFigure(request, choice, budget),
                      priceFigure(request, choice, budget), confidenceFigure(request, choice, budget),
                      tradeOffFigure(request, choice, lies, budget)};
    addLocal(answer.readouts, choice);
    addShuffled(answer.readouts, choice, lies);
    addCentral(answer.readouts, choice);
    addFactors(answer.readouts, choice, lies);
    addLies(answer.readouts, choice, lies);
    answer.sentence = sentence(choice, lies);
    return answer;
}

} // namespace

} // namespace halftruth::trust

namespace halftruth {

ExplorerSpec trustExplorer() {
    using enum ParameterId;
    return {.id = "trust",
            .title = phrase("Trust"),
            .question = phrase("What does it cost to trust nobody?"),
            .group = ExplorerGroup::Depth,
            .model = phrase("local · shuffled · central"),
            .parameters = {{.id = Population},
                           {.id = Epsilon, .range = Range{.lower = trust::leastEpsilon, .upper = trust::mostEpsilon}},
                           {.id = Delta},
                           {.id = Beta, .ofInterval = true},
                           {.id = Ones, .upperOffset = -1}},
            .solves = {{.relation = "central-accuracy",
                        .unknowns = {Population},
                        .targets = {{.id = Alpha, .title = phrase("the curator's error")}}}},
            .theory = true,
            .explore = trust::exploreTrust};
}

} // namespace halftruth
