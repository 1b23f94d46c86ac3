#include "core/explorers/bit_vectors/collection_figures.h"
#include "core/explorers/support/figure_builder.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>

namespace halftruth {

namespace {

/// An estimate as a readout: with its standard error where it has one.
Readout estimated(const CollectionView &view, Text label, const Estimate &estimate, Text unit, Text help) {
    Readout readout{
        .label = std::move(label), .value = estimate.value, .unit = std::move(unit), .help = std::move(help)};
    if (!view.losses->exact()) {
        readout.direction = Direction::About;
        if (estimate.standardError > 0)
            readout.unit =
                readout.unit.empty()
                    ? tr("± {error}", {{"error", number(estimate.standardError, 2)}})
                    : tr("{unit} ± {error}", {{"unit", readout.unit}, {"error", number(estimate.standardError, 2)}});
        readout.help = tr("{help}; {n} simulated outcomes, ± is the standard error",
                          {{"help", readout.help}, {"n", view.losses->trials()}});
    }
    return readout;
}

void addLossReadouts(const CollectionView &view, std::vector<Readout> &readouts) {
    const std::string epsilon = displayNumber(view.epsilon);
    const std::array<std::string, 5> labels{"P(ln <i>π</i> > <i>ε</i>)", "<i>δ</i>, <i>T</i> against <i>T</i>′",
                                            "<i>δ</i>, <i>T</i>′ against <i>T</i>", "median ln <i>π</i>",
                                            "95 % quantile of ln <i>π</i>"};
    const std::array<std::string, 5> helps{
        "Probability that an outcome of T speaks for T by more than ε = " + epsilon,
        "Σ max(0, P[A(T) = s] − e^ε P[A(T′) = s]) at ε = " + epsilon,
        "Σ max(0, P[A(T′) = s] − e^ε P[A(T) = s]) at ε = " + epsilon, "Half of the outcomes of T have less",
        "One outcome of T in twenty has more"};
    if (!view.losses) {
        const std::string why = !view.pair ? "does not apply" : view.pair->way == LossWay::None ? "not listed" : "…";
        for (std::size_t i = 0; i < labels.size(); ++i)
            readouts.push_back({.label = labels[i], .missing = why, .help = helps[i] + ". " + lossComplaint(view)});
        return;
    }
    const std::array<double, 1> epsilons{view.epsilon};
    const LossDistribution::Deltas deltas = view.losses->deltas(epsilons).front();
    readouts.push_back(estimated(view, labels[0], view.losses->violation(view.epsilon), "", helps[0]));
    readouts.push_back(estimated(view, labels[1], deltas.forward, "", helps[1]));
    readouts.push_back(estimated(view, labels[2], deltas.backward, "", helps[2]));
    for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
        const double quantile = view.losses->quantiles()[i];
        readouts.push_back(estimated(view, labels[i + 2],
                                     {.value = quantile, .standardError = 0, .lower = quantile, .upper = quantile},
                                     "nats", helps[i + 2]));
    }
}

} // namespace

std::vector<Readout> collectionReadouts(const CollectionView &view) {
    const std::string pending = "…";
    std::vector<Readout> readouts{
        {.label = "anonymity <i>A<sub>p</sub></i>",
         .value = view.anonymity ? view.anonymity->value : 0,
         .missing = view.anonymity ? "" : pending,
         .help = "Least factor by which the others explain a report as well as the member does"},
        {.label = "at member <i>v</i> =",
         .missing = view.anonymity ? view.record(view.anonymity->v) : pending,
         .help = "The member that the others stand in for least"},
        {.label = "at report <i>s</i> =",
         .missing = view.anonymity ? view.record(view.anonymity->s) : pending,
         .help = "The reported record for which they do so least"}};
    addLossReadouts(view, readouts);
    readouts.push_back({.label = "pure <i>ε</i> of the collection",
                        .value = view.pair ? view.pair->pureLoss : 0,
                        .unit = "nats",
                        .missing = view.pair ? "" : "infinite",
                        .help = "d ln((1 − q)/q), d the distance of the replaced record and its replacement: ln π "
                                "attains it where everybody reports the same"});
    readouts.push_back({.label = "P[<i>s</i> ∈ R(<i>T</i>)]",
                        .value = view.presence.value_or(0),
                        .missing = view.presence ? "" : pending,
                        .help = "Probability that " + view.record(view.outcome) + " is among the reports"});
    return readouts;
}

namespace {

/// What an outcome gives away, probably and at worst.
std::string lossSentence(const CollectionView &view) {
    const std::string most = bold(view.pair->pureLoss);
    if (!view.losses)
        return "an unlucky outcome gives away " + most + ".";
    const std::array<double, 1> epsilons{view.epsilon};
    const auto deltas = view.losses->deltas(epsilons).front();
    const std::string about = view.losses->exact() ? "" : "about ";
    return "an outcome gives away more than <i>ε</i> = " + displayNumber(view.epsilon) + " with probability " +
           about + bold(view.losses->violation(view.epsilon).value) +
           " (<i>δ</i> = " + displayNumber(std::max(deltas.forward.value, deltas.backward.value)) +
           "), and an unlucky one all of " + most + ".";
}

} // namespace

std::string collectionSentence(const CollectionView &view) {
    std::string text = " Of <b>" + collectionText(view.collection) + "</b>";
    if (!view.pair)
        return text + " every report is the truth.";
    if (view.pair->distance == 0)
        return text + ", none is replaced: the neighbour is the same collection.";
    const std::string change =
        view.record(view.pair->replaced.from) + " become " + view.record(view.pair->replaced.to);
    text += ", let " + change + ": ";
    if (view.pair->pureLoss == 0) {
        text += "either is as likely behind every outcome.";
    } else {
        text += lossSentence(view);
    }
    if (view.anonymity)
        text += " Whatever is reported, the others explain it at least " + bold(view.anonymity->value) +
                " times as well as its owner.";
    return text;
}

} // namespace halftruth
