#include "core/explorers/bit_vectors/collection_figures.h"

#include "core/explorers/support/figure_builder.h"
#include "core/math/vectors/bit_vectors.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace halftruth {

namespace {

using enum ParameterId;

constexpr int lossBins = 61; // odd: ln pi = 0 in the middle of one

/// The work of A_p, in steps of its search for the best v and s and of its sums over the records.
double anonymityWork(const BitCollection &collection) {
    const double bits = collection.bits;
    const auto n = static_cast<double>(collection.members.size());
    return std::exp2(bits) * bits * bits + 300 * (1 + std::exp2(std::max(0.0, bits - 16)) / 50) * n;
}

/// At how many q the curve of A_p is computed: none where even a few would take many times as long as all else.
int anonymityPoints(const BitCollection &collection) {
    const double work = anonymityWork(collection);
    return work <= 1.5e5 ? 81 : work <= 2.5e7 ? 41 : work <= 5e8 ? 21 : 0;
}

void addNote(Figure &figure, const Text &note) { figure.note = sentences({figure.note, note}); }

Text lossSource(const CollectionView &view) {
    if (!view.losses)
        return {};
    const Argument outcomes("outcomes", view.losses->trials);
    return view.losses->exact ? tr("Exact, from all {outcomes} outcomes.", {outcomes})
                              : tr("Simulated, from {outcomes} outcomes.", {outcomes});
}

/// Room beyond the ends, and a window even where nothing is lost.
double roomFor(double loss) { return loss > 0 ? 1.06 * loss : 1; }

double lossRoom(const CollectionView &view) { return roomFor(view.pair ? view.pair->likelyLoss() : 0); }

Interval lossWindow(const CollectionView &view) {
    const double room = lossRoom(view);
    return shownWindow(view.request.view("loss").x, Interval{-room, room});
}

Interval deltaWindow(const CollectionView &view) {
    return shownWindow(view.request.view("collection-delta").x, Interval{0, lossRoom(view)});
}

/// So many places in a window at which delta is drawn, and the one that is marked; none where epsilon isn't positive.
std::vector<double> deltaPlaces(const CollectionView &view, int count) {
    const Interval window = deltaWindow(view);
    const Interval drawn{std::max(window.lower, roomFor(0) * 1e-6), window.upper};
    return drawn.lower < drawn.upper ? withPlace(spaced(drawn, Scale::Linear, count), view.epsilon)
                                     : std::vector<double>();
}

/// Of what is simulated fewer: each has an interval.
std::vector<double> deltaPlaces(const CollectionView &view) {
    return deltaPlaces(view, view.pair->way == LossWay::Exact ? 161 : 81);
}

} // namespace

Text lossComplaint(const CollectionView &view) {
    if (!view.pair)
        return tr("With q = 0 reports are the truth: there is no finite ratio.");
    if (view.losses)
        return {};
    if (view.pair->way != LossWay::None)
        return tr("Being computed.");
    return tr("The release has {outcomes} outcomes. All are listed up to {most}; beyond, collections of two kinds of "
              "records are simulated.",
              {{"outcomes", number(view.pair->outcomes, 3)}, {"most", number(maxCollectionOutcomes, 4)}});
}

Text bitsText(int bits) { return tr("{n} bits", "{n} bit", bits); }

Text collectionText(const BitCollection &collection) {
    return tr("{n} records of {bits}", "{n} record of {bits}", static_cast<double>(collection.members.size()),
              {{"bits", bitsText(collection.bits)}});
}

CollectionView collectionView(const Request &request, Budget &budget) {
    const Parameters &parameters = request.parameters;
    CollectionView view{.request = request,
                        .q = parameters[LieProbability],
                        .collection = parameters.records(Collection),
                        .outcome = parameters.records(Outcome).members.front(),
                        .epsilon = parameters[Epsilon]};
    if (view.bits() != parameters.integer(Bits))
        view.remark = tr("The collection has records of {bits}, as those of a collection have at most {most}.",
                         {{"bits", bitsText(view.bits())}, {"most", maxEnumeratedBits}});
    if (const double *presence =
            budget.value("presence of s", [&] { return presenceProbability(view.q, view.collection, view.outcome); }))
        view.presence = *presence;
    if (const Anonymity *found =
            budget.value("anonymity", [&] { return anonymity(view.q, view.collection, budget.token()); }))
        view.anonymity = *found;
    if (view.q > 0) {
        view.pair.emplace(view.q, view.collection, parameters.records(Changed));
        view.losses = lossAnswer(
            *view.pair,
            {.window = lossWindow(view), .bins = lossBins, .epsilons = deltaPlaces(view), .epsilon = view.epsilon},
            budget, view.kept);
    }
    return view;
}

namespace {

/// The records whose presence is drawn: all there are, or else those of the collection and the one asked about.
std::vector<std::uint32_t> shownRecords(const CollectionView &view) {
    constexpr int mostBits = 5;
    constexpr std::size_t mostMembers = 24;
    std::set<std::uint32_t> shown;
    if (view.bits() <= mostBits) {
        for (std::uint32_t s = 0; s < 1U << static_cast<unsigned>(view.bits()); ++s)
            shown.insert(s);
    } else {
        shown.insert(view.outcome);
        for (std::size_t i = 0; i < view.collection.members.size() && shown.size() < mostMembers; ++i)
            shown.insert(view.collection.members[i]);
    }
    return {shown.begin(), shown.end()};
}

/// As many of the records as ticks as can be read side by side; records too long for that by their place.
std::vector<Tick> recordTicks(const CollectionView &view, const std::vector<std::uint32_t> &records) {
    constexpr int longest = 12;
    const bool named = view.bits() <= longest;
    const auto most = static_cast<std::size_t>(named ? std::max(1, 150 / (8 * view.bits() + 12)) : 6);
    const std::size_t step = (records.size() + most - 1) / most;
    std::vector<Tick> ticks;
    for (std::size_t i = 0; i < records.size(); i += step)
        ticks.push_back(
            {static_cast<double>(i), Text::verbatim(named ? view.record(records[i]) : std::to_string(i + 1))});
    return ticks;
}

} // namespace

Figure presenceFigure(const CollectionView &view, Budget &budget) {
    const View shown = view.request.view("presence");
    const std::vector<std::uint32_t> records = shownRecords(view);
    const auto count = static_cast<double>(records.size());
    Figure figure{
        .id = "presence",
        .title = tr("Chance to see a record"),
        .x = {.title = view.bits() <= 5 ? tr("reported record") : tr("reported record, of the collection's"),
              .symbol = "s",
              .range = shownWindow(shown.x, Interval{-0.7, count - 0.3}),
              .integer = true,
              .namedTicks = recordTicks(view, records)},
        .y = {.title = tr("probability"), .scaleChoice = true},
        .layers = {},
        .caption = tr("P[s ∈ R(T)] = 1 − Π (1 − q^d p^(L − d)) over the records of T, d their distance from s "
                      "{source}.",
                      {{"source", cite("KR1", "section 1")}})};
    Bars bars{.label = tr("P[s ∈ R(T)]"), .colour = 0, .x = {}, .y = {}, .width = 0.8};
    const auto known = budget.sweep("presence", records.size(), [&](std::size_t i) {
        return presenceProbability(view.q, view.collection, records[i]);
    });
    for (std::size_t i = 0; known.shown && i < records.size(); ++i)
        if (known.values[i]) {
            bars.x.push_back(static_cast<double>(i));
            bars.y.push_back(*known.values[i]);
        }
    if (bars.x.empty())
        addNote(figure, tr("Being computed."));
    figure.layers.emplace_back(std::move(bars));
    const auto place = std::ranges::find(records, view.outcome) - records.begin();
    figure.layers.emplace_back(Marker{.value = static_cast<double>(place),
                                      .label = tr("s = {record}", {{"record", view.record(view.outcome)}})});
    fitVertically(figure, shown);
    constexpr double headroom = 1.12; // for the label of s
    if (figure.y.scale == Scale::Linear && !canShow(shown.y, Scale::Linear))
        figure.y.range = Interval{figure.y.range.lower, figure.y.range.upper * headroom};
    addNote(figure, view.remark);
    return figure;
}

namespace {

/// N(variance/2, variance), as the share of a bin.
Curve normalBins(const CollectionInformation &information, Interval window, double width) {
    const auto xs = spaced(window, Scale::Linear, 161);
    const double sigma = std::sqrt(information.variance);
    return curveOf(tr("normal approximation"), Role::Approximation, 1, xs, [&](double x) {
        const double z = (x - information.variance / 2) / sigma;
        return width * std::exp(-z * z / 2) / (sigma * std::sqrt(2 * std::numbers::pi));
    });
}

void addLossMarkers(const CollectionView &view, Figure &figure) {
    const auto muted = [&figure](double value, Text label) {
        figure.layers.emplace_back(Marker{.value = value, .label = std::move(label), .chosen = false});
    };
    if (view.losses) {
        const auto &quantiles = view.losses->quantiles;
        if (quantiles.front() < quantiles.back()) {
            muted(quantiles.front(), tr("5 %"));
            muted(quantiles.back(), tr("95 %"));
        }
    }
    if (view.pair && view.pair->pureLoss > 0 && view.pair->pureLoss < figure.x.range.upper)
        muted(view.pair->pureLoss, tr("pure ε"));
    figure.layers.emplace_back(Marker{
        .value = view.epsilon, .label = tr("ε = {epsilon}", {{"epsilon", view.epsilon}}), .parameter = Epsilon});
}

} // namespace

Figure lossFigure(const CollectionView &view) {
    const View shown = view.request.view("loss");
    Figure figure{.id = "loss",
                  .title = tr("Distribution of the privacy loss"),
                  .x = {.title = tr("privacy loss of an outcome"),
                        .symbol = "ℓ(s)",
                        .unit = tr("nats"),
                        .range = lossWindow(view)},
                  .y = {.title = tr("probability"), .scaleChoice = true},
                  .layers = {},
                  .caption = sentences({tr("ℓ(s) = ln P[A(T) = s] − ln P[A(T′) = s], at outcomes of T {source}.",
                                           {{"source", cite("KR2", "section 2")}}),
                                        lossSource(view)})};
    const Interval window = figure.x.range;
    const double width = window.width() / lossBins;
    Bars bars{.label = view.losses && !view.losses->exact ? tr("share of simulated outcomes") : tr("probability"),
              .role = view.losses && !view.losses->exact ? Role::Simulation : Role::Exact,
              .colour = 0,
              .x = {},
              .y = {},
              .width = width};
    if (view.losses && width > 0) {
        for (int i = 0; i < lossBins; ++i)
            if (const double share = view.losses->histogram[static_cast<std::size_t>(i)]; share > 0) {
                bars.x.push_back(window.lower + (i + 0.5) * width);
                bars.y.push_back(share);
            }
    }
    const bool nothingIn = bars.x.empty();
    figure.layers.emplace_back(std::move(bars));
    if (view.pair && view.pair->information)
        figure.layers.emplace_back(normalBins(*view.pair->information, window, width));
    addLossMarkers(view, figure);
    addNote(figure, lossComplaint(view));
    if (view.losses && nothingIn)
        addNote(figure, tr("No outcome has such a ratio."));
    fitVertically(figure, shown);
    addNote(figure, view.remark);
    return figure;
}

namespace {

/// Adds the curves of both directions; what is simulated comes with its intervals.
void addDeltaCurves(const CollectionView &view, Figure &figure, const std::vector<double> &epsilons) {
    const bool exact = view.losses->exact;
    const auto add = [&](const Text &label, ColourIndex colour, Estimate LossAnswer::Deltas::*direction) {
        Band band{.label = tr("{label}, simulated, 95 %", {{"label", label}}),
                  .role = Role::Simulation,
                  .colour = colour,
                  .x = {},
                  .lower = {},
                  .upper = {}};
        Curve curve{.label = exact ? label : tr("{label}, simulated", {{"label", label}}),
                    .role = exact ? Role::Exact : Role::Simulation,
                    .colour = colour,
                    .x = {},
                    .y = {},
                    .inLegend = exact}; // otherwise its band is
        for (std::size_t i = 0; i < epsilons.size(); ++i) {
            const Estimate &each = view.losses->deltas[i].*direction;
            if (figure.y.scale == Scale::Log && !(each.value > 0))
                continue;
            curve.x.push_back(epsilons[i]);
            curve.y.push_back(each.value);
            band.x.push_back(epsilons[i]);
            band.lower.push_back(figure.y.scale == Scale::Log ? std::max(each.lower, each.value / 100) : each.lower);
            band.upper.push_back(each.upper);
        }
        if (!exact)
            figure.layers.emplace_back(std::move(band));
        figure.layers.emplace_back(std::move(curve));
    };
    add(tr("T against T′"), 0, &LossAnswer::Deltas::forward);
    add(tr("T′ against T"), 1, &LossAnswer::Deltas::backward);
}

} // namespace

Figure deltaFigure(const CollectionView &view) {
    const View shown = view.request.view("collection-delta");
    // Among many a record's own report gives away so much more that only a logarithm has room for both.
    const Scale natural = view.pair && view.pair->information ? Scale::Log : Scale::Linear;
    Figure figure{
        .id = "collection-delta",
        .title = tr("Privacy curve δ(ε)"),
        .x = {.title = tr("privacy parameter"), .symbol = "ε", .unit = tr("nats"), .range = deltaWindow(view)},
        .y = {.title = tr("slack of the guarantee"),
              .symbol = "δ",
              .scale = shown.yScale.value_or(natural),
              .scaleChoice = true},
        .layers = {},
        .caption = sentences({tr("δ(ε) = Σ max(0, P[A(T) = s] − e^ε P[A(T′) = s]), and with T and T′ "
                                 "exchanged {source}; 0 from d ln(p/q) on, d the distance of the replaced "
                                 "record and its replacement. Of the normal approximation, δ is that of "
                                 "two normal losses {normal}.",
                                 {{"source", cite("KR2", "section 2")}, {"normal", cite("Balle and Wang 2018")}}),
                              lossSource(view)})};
    const std::vector<double> epsilons = deltaPlaces(view, 161);
    const bool inSight = !epsilons.empty();
    const auto positive = [&figure](double value) {
        return figure.y.scale == Scale::Log && !(value > 0) ? std::nan("") : value;
    };
    if (view.pair && inSight) {
        const CollectionPair &pair = *view.pair;
        if (view.losses)
            addDeltaCurves(view, figure, deltaPlaces(view));
        figure.layers.emplace_back(curveOf(tr("one report alone"), Role::Reference, 2, epsilons, [&](double each) {
            return positive(vectorDelta(pair.q, pair.distance, each));
        }));
        if (pair.information)
            figure.layers.emplace_back(
                curveOf(tr("normal approximation"), Role::Approximation, 3, epsilons,
                        [&](double each) { return positive(normalDelta(pair.information->variance, each)); }));
        if (pair.pureLoss > 0 && pair.pureLoss < figure.x.range.upper)
            figure.layers.emplace_back(Marker{.value = pair.pureLoss, .label = tr("pure ε"), .chosen = false});
    }
    figure.layers.emplace_back(Marker{
        .value = view.epsilon, .label = tr("ε = {epsilon}", {{"epsilon", view.epsilon}}), .parameter = Epsilon});
    addNote(figure, lossComplaint(view));
    if (!inSight)
        addNote(figure, tr("A privacy parameter is above 0."));
    const bool nothingLost = view.pair && view.pair->pureLoss == 0;
    if (nothingLost)
        addNote(figure, tr("Both collections have the same release: δ is 0."));
    if (inSight && !nothingLost && figure.note.empty() && !anyDrawn(figure))
        addNote(figure, tr("δ is 0 in this window, which has no place on a logarithmic axis."));
    fitVertically(figure, shown);
    if (figure.y.scale == Scale::Log && !canShow(shown.y, Scale::Log))
        figure.y.range = Interval{std::max(figure.y.range.lower, figure.y.range.upper * 1e-12), figure.y.range.upper};
    return figure;
}

namespace {

/// A_p at every q of the figure.
void addAnonymityCurve(const CollectionView &view, Figure &figure, Budget &budget) {
    const Interval drawn{std::max(figure.x.range.lower, 0.0), std::min(figure.x.range.upper, 0.5)};
    const int points = anonymityPoints(view.collection);
    if (!(drawn.lower < drawn.upper))
        return;
    if (points == 0) {
        addNote(figure, tr("Of so many long records Aₚ is computed at one q only."));
        return;
    }
    Curve curve = curveOf(budget, "anonymity curve", tr("Aₚ"), Role::Exact, 0, spaced(drawn, Scale::Linear, points),
                          [&](double q) { return anonymity(q, view.collection, budget.token()).value; });
    if (curve.x.empty())
        addNote(figure, tr("The curve is being computed."));
    else
        figure.layers.emplace_back(std::move(curve));
}

Text pairText(const CollectionView &view) {
    return tr("v = {member}, s = {report}",
              {{"member", view.record(view.anonymity->v)}, {"report", view.record(view.anonymity->s)}});
}

} // namespace

Figure anonymityFigure(const CollectionView &view, Budget &budget) {
    const View shown = view.request.view("anonymity");
    Figure figure{
        .id = "anonymity",
        .title = tr("Anonymity among others"),
        .x = {.title = tr("lie probability"), .symbol = "q", .range = shownWindow(shown.x, Interval{0, 0.5})},
        .y = {.title = tr("anonymity"), .symbol = "Aₚ", .scaleChoice = true},
        .layers = {},
        .caption = tr("A_p = min over v in T and s of P[s ∈ R(T∖{{v}})]/P[R(v) = s], one copy of v left out: a "
                      "ratio, larger is more anonymous {source}.",
                      {{"source", cite("KR1", "section 2")}})};
    if (shown.yScale)
        figure.y.scale = *shown.yScale;
    addAnonymityCurve(view, figure, budget);
    const bool drawable = view.anonymity && (figure.y.scale == Scale::Linear || view.anonymity->value > 0);
    if (drawable) {
        figure.layers.emplace_back(
            Points{.label = tr("this q"), .colour = 0, .x = {view.q}, .y = {view.anonymity->value}});
        figure.layers.emplace_back(Annotation{.x = view.q, .y = view.anonymity->value, .text = pairText(view)});
    }
    figure.layers.emplace_back(
        Marker{.value = view.q, .label = tr("q = {q}", {{"q", view.q}}), .parameter = LieProbability});
    if (view.anonymity && !drawable)
        addNote(figure, tr("Aₚ is 0 at this q, which has no place on a logarithmic axis."));
    fitVertically(figure, shown);
    if (const Interval fitted = figure.y.range; figure.y.scale == Scale::Linear && !canShow(shown.y, Scale::Linear))
        figure.y.range = Interval{std::min(fitted.lower, 0.0), fitted.upper > 0 ? fitted.upper : 1};
    return figure;
}

} // namespace halftruth
