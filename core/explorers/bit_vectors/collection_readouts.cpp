#include "core/explorers/bit_vectors/collection_figures.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/domain/underflow.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace halftruth {

namespace {

Text withError(const Text &unit, const Number &error) {
    return unit.empty() ? tr("± {error}", {{"error", error}})
                        : tr("{unit} ± {error}", {{"unit", unit}, {"error", error}});
}

/// An estimate as a readout: with its standard error where it has one.
Readout estimated(const CollectionView &view, Text label, const Estimate &estimate, Text unit, Text help) {
    Readout readout{
        .label = std::move(label), .value = estimate.value, .unit = std::move(unit), .help = std::move(help)};
    if (!view.losses->exact) {
        readout.direction = Direction::About;
        if (estimate.standardError > 0)
            readout.unit = withError(readout.unit, number(estimate.standardError, 2));
        readout.help = tr("{help}; {n} simulated outcomes, ± is the standard error",
                          {{"help", readout.help}, {"n", view.losses->trials}});
    }
    return readout;
}

/// Whether ε is less than what some outcome gives away, and outcomes were listed: all that is counted is positive
/// then.
bool slack(const CollectionView &view) { return view.losses->exact && view.epsilon < view.pair->pureLoss; }

Estimate violationOf(const CollectionView &view) {
    Estimate violation = view.losses->violation;
    violation.value = positiveWhere(slack(view), violation.value);
    return violation;
}

void addLossReadouts(const CollectionView &view, std::vector<Readout> &readouts) {
    const Argument epsilon("epsilon", view.epsilon);
    const std::array<Text, 5> labels{tr("P(<i>ℓ</i>(<i>s</i>) > <i>ε</i>)"),
                                     tr("<i>δ</i>, <i>T</i> against <i>T</i>′"),
                                     tr("<i>δ</i>, <i>T</i>′ against <i>T</i>"), tr("median <i>ℓ</i>(<i>s</i>)"),
                                     tr("95 % quantile of <i>ℓ</i>(<i>s</i>)")};
    const std::array<Text, 5> helps{
        tr("Probability that an outcome of T speaks for T by more than ε = {epsilon}", {epsilon}),
        tr("Σ max(0, P[A(T) = s] − e^ε P[A(T′) = s]) at ε = {epsilon}", {epsilon}),
        tr("Σ max(0, P[A(T′) = s] − e^ε P[A(T) = s]) at ε = {epsilon}", {epsilon}),
        tr("Half of the outcomes of T have less"), tr("One outcome of T in twenty has more")};
    if (!view.losses) {
        const Text why = !view.pair ? doesNotApply() : view.pair->way == LossWay::None ? tr("not listed") : tr("…");
        for (std::size_t i = 0; i < labels.size(); ++i)
            readouts.push_back(
                {.label = labels[i],
                 .missing = why,
                 .help = tr("{help}. {reason}", {{"help", helps[i]}, {"reason", lossComplaint(view)}})});
        return;
    }
    LossAnswer::Deltas deltas = view.losses->delta;
    for (Estimate *each : {&deltas.forward, &deltas.backward})
        each->value = positiveWhere(slack(view), each->value);
    readouts.push_back(estimated(view, labels[0], violationOf(view), {}, helps[0]));
    readouts.push_back(estimated(view, labels[1], deltas.forward, {}, helps[1]));
    readouts.push_back(estimated(view, labels[2], deltas.backward, {}, helps[2]));
    if (view.losses->exact)
        for (Readout &each : std::span(readouts).last(2))
            each.shown = atMost(each.value); // the least δ that holds
    for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
        const double quantile = view.losses->quantiles[i];
        readouts.push_back(estimated(view, labels[i + 2],
                                     {.value = quantile, .standardError = 0, .lower = quantile, .upper = quantile},
                                     tr("nats"), helps[i + 2]));
    }
}

} // namespace

std::vector<Readout> collectionReadouts(const CollectionView &view) {
    const Text pending = tr("…");
    const double factor = positiveWhere(view.anonymity && view.q > 0 && view.collection.members.size() > 1,
                                        view.anonymity ? view.anonymity->value : 0);
    std::vector<Readout> readouts{
        {.label = tr("anonymity <i>A<sub>p</sub></i>"),
         .value = factor,
         .shown = atLeast(factor),
         .missing = view.anonymity ? Text{} : pending,
         .help = tr("Least factor by which the others explain a report as well as the member does"),
         .chip = true},
        {.label = tr("at member <i>v</i> ="),
         .missing = view.anonymity ? Text::verbatim(view.record(view.anonymity->v)) : pending,
         .help = tr("The member that the others stand in for least")},
        {.label = tr("at report <i>s</i> ="),
         .missing = view.anonymity ? Text::verbatim(view.record(view.anonymity->s)) : pending,
         .help = tr("The reported record for which they do so least")}};
    addLossReadouts(view, readouts);
    readouts.push_back({.label = tr("pure <i>ε</i> of the collection"),
                        .value = view.pair ? view.pair->pureLoss : 0,
                        .shown = view.pair ? std::optional(atMost(view.pair->pureLoss)) : std::nullopt,
                        .unit = tr("nats"),
                        .missing = view.pair ? Text{} : tr("infinite"),
                        .help = tr("d ln((1 − q)/q), d the distance of the replaced record and its replacement: ℓ(s) "
                                   "attains it where everybody reports the same"),
                        .chip = true});
    readouts.push_back(
        {.label = tr("P[<i>s</i> ∈ R(<i>T</i>)]"),
         .value = positiveWhere(view.q > 0 && view.presence, view.presence.value_or(0)),
         .missing = view.presence ? Text{} : pending,
         .help = tr("Probability that {record} is among the reports", {{"record", view.record(view.outcome)}})});
    return readouts;
}

namespace {

/// What an outcome gives away, probably and at worst.
Text lossSentence(const CollectionView &view, const Argument &change) {
    const Argument collection("collection", collectionText(view.collection));
    const Argument most("most", atMost(view.pair->pureLoss));
    if (!view.losses)
        return tr("Of <b>{collection}</b>, let {change}: the privacy loss of the worst outcome is <b>{most}</b>.",
                  {collection, change, most});
    const LossAnswer::Deltas &deltas = view.losses->delta;
    const Argument epsilon("epsilon", view.epsilon);
    const Argument probability("probability", violationOf(view).value);
    const double larger = positiveWhere(slack(view), std::max(deltas.forward.value, deltas.backward.value));
    if (!view.losses->exact)
        return tr(
            "Of <b>{collection}</b>, let {change}: the privacy loss exceeds <i>ε</i> = {epsilon} with "
            "probability about <b>{probability}</b>, <i>δ</i> there is about {delta}, and the loss of the worst "
            "outcome is <b>{most}</b>.",
            {collection, change, epsilon, probability, {"delta", larger}, most});
    return tr("Of <b>{collection}</b>, let {change}: the privacy loss exceeds <i>ε</i> = {epsilon} with probability "
              "<b>{probability}</b>, <i>δ</i> there is {delta}, and the loss of the worst outcome is <b>{most}</b>.",
              {collection, change, epsilon, probability, {"delta", atMost(larger)}, most});
}

/// The collection against the neighbour that was chosen.
Text neighbourSentence(const CollectionView &view) {
    const Argument collection("collection", collectionText(view.collection));
    if (!view.pair)
        return tr("Of <b>{collection}</b> every report is the truth.", {collection});
    if (view.pair->distance == 0)
        return tr("Of <b>{collection}</b>, none is replaced: the neighbour is the same collection.", {collection});
    const Argument change("change", tr("{from} become {to}", {{"from", view.record(view.pair->replaced.from)},
                                                              {"to", view.record(view.pair->replaced.to)}}));
    if (view.pair->pureLoss == 0)
        return tr("Of <b>{collection}</b>, let {change}: either is as likely behind every outcome.",
                  {collection, change});
    return lossSentence(view, change);
}

} // namespace

Text collectionSentence(const CollectionView &view) {
    const bool explained = view.anonymity && view.pair && view.pair->distance > 0;
    return sentences({neighbourSentence(view),
                      explained ? tr("Whatever is reported, the others explain it at least <b>{factor}</b> times as "
                                     "well as its owner.",
                                     {{"factor", atLeast(view.anonymity->value)}})
                                : Text{}});
}

} // namespace halftruth
