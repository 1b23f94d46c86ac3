#include "core/explorers/bit_vectors/release_outcomes.h"

#include "core/explorers/support/figure_builder.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/math/vectors/bit_vectors.h"
#include "core/math/vectors/correlated_bits.h"
#include "core/text/text.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace halftruth {

namespace {

using enum ParameterId;

/// So many outcomes can be told apart as bars, and are summed in a small part of a frame.
constexpr double mostBars = 400;
/// A report of so many characters fits below a bar.
constexpr std::size_t longestTick = 14;

/// The release, where it is small enough to be listed here.
struct Listed {
    CollectionRelease release{};
    std::vector<std::size_t> order{}; ///< from what speaks most for T to what speaks most for T'
};

std::optional<Listed> listed(const CollectionView &view) {
    if (!view.pair || view.pair->outcomes > mostBars)
        return std::nullopt;
    Listed all{.release = collectionRelease(view.q, view.collection, view.pair->changed)};
    all.order.resize(all.release.probability.size());
    std::iota(all.order.begin(), all.order.end(), std::size_t{0});
    std::ranges::stable_sort(all.order, std::ranges::greater{},
                             [&](std::size_t each) { return all.release.logRatio[each]; });
    return all;
}

Text whyNotListed(const CollectionView &view) {
    if (!view.pair)
        return tr("With q = 0 the reports are the records themselves: there is one outcome.");
    return tr("The release has {outcomes} outcomes; up to {most} are drawn one by one.",
              {{"outcomes", number(view.pair->outcomes, 3)}, {"most", mostBars}});
}

/// The reports of an outcome, one after the other: "000 011 101".
std::string reportsText(const CollectionView &view, std::size_t outcome) {
    const auto counts =
        collectionOutcome(view.bits(), static_cast<std::int64_t>(view.collection.members.size()), outcome);
    std::string text;
    for (std::size_t value = 0; value < counts.size(); ++value)
        for (std::int64_t i = 0; i < counts[value]; ++i) {
            text += (text.empty() ? "" : " ") + view.record(static_cast<std::uint32_t>(value));
            if (text.size() > longestTick)
                return text;
        }
    return text;
}

/// A few of the outcomes by their reports where these are short, by their places otherwise.
std::vector<Tick> outcomeTicks(const CollectionView &view, const Listed &all) {
    const std::size_t count = all.order.size();
    std::vector<std::string> labels;
    std::size_t longest = 1;
    for (std::size_t i = 0; i < count; ++i) {
        std::string reports = reportsText(view, all.order[i]);
        labels.push_back(reports.size() <= longestTick ? std::move(reports) : std::to_string(i + 1));
        longest = std::max(longest, labels.back().size());
    }
    // As many as stand side by side in a small figure.
    constexpr std::size_t charactersBelow = 28;
    const std::size_t wanted = std::clamp<std::size_t>(charactersBelow / longest, 2, 4);
    const std::size_t step = (count + wanted - 1) / wanted;
    std::vector<Tick> ticks;
    for (std::size_t i = 0; i < count; i += step)
        ticks.push_back({static_cast<double>(i), Text::verbatim(labels[i])});
    return ticks;
}

Figure outcomesFigure(const CollectionView &view, const std::optional<Listed> &all) {
    const View shown = view.request.view("outcomes");
    const double count = all ? static_cast<double>(all->order.size()) : 1;
    Figure figure{.id = "outcomes",
                  .title = tr("Every outcome of the release"),
                  .x = {.title = tr("outcomes, from most for T to most for T′"),
                        .symbol = "s",
                        .range = shownWindow(shown.x, Interval{-0.7, count - 0.3}),
                        .integer = true},
                  .y = {.title = tr("probability"), .scaleChoice = true},
                  .layers = {},
                  .caption =
                      tr("P[A(T) = s] = Σ Π p^(L − d) q^d, over all ways in which the records become the reports "
                         "counted in s [KR2, (2.1)]. The outcomes are the counts of the 2^L possible reports with "
                         "sum n, S_n; their order is that of ℓ(s).")};
    Bars bars{.label = tr("P[A(T) = s]"), .colour = 0, .x = {}, .y = {}, .width = 0.8};
    Points points{.label = tr("P[A(T′) = s]"), .colour = 1, .x = {}, .y = {}};
    if (all) {
        figure.x.namedTicks = outcomeTicks(view, *all);
        const bool log = shown.yScale.value_or(Scale::Linear) == Scale::Log;
        for (std::size_t i = 0; i < all->order.size(); ++i) {
            const double mine = all->release.probability[all->order[i]];
            const double changed = all->release.changedProbability[all->order[i]];
            bars.x.push_back(static_cast<double>(i));
            bars.y.push_back(mine);
            if (changed > 0 || !log) {
                points.x.push_back(static_cast<double>(i));
                points.y.push_back(changed);
            }
        }
        figure.layers.emplace_back(std::move(bars));
        figure.layers.emplace_back(std::move(points));
    } else {
        figure.note = whyNotListed(view);
    }
    fitVertically(figure, shown);
    return figure;
}

Figure correlationFigure(const CollectionView &view, std::int64_t bits) {
    const View shown = view.request.view("correlation");
    const double q = view.q;
    Figure figure{
        .id = "correlation",
        .title = tr("What bits that go together give away"),
        .x = {.title = tr("correlation of the bits"), .symbol = "ϱ", .range = shownWindow(shown.x, Interval{0, 1})},
        .y = {.title = tr("privacy parameter of one bit"), .symbol = "ε", .unit = tr("nats")},
        .layers = {},
        .caption = tr("ln(p/q) + (L − 1) ln((1 + ϱ(p − q))/(1 − ϱ(p − q))): every other bit of the record is the "
                      "same as this one with probability (1 + ϱ)/2. Bits that have nothing to do with each other "
                      "give away their own share only; copies of one bit all L of them. The coins are tossed "
                      "independently for every bit [KR2, section 2.1].")};
    const Interval window{std::max(0.0, figure.x.range.lower), std::min(1.0, figure.x.range.upper)};
    if (!(window.lower < window.upper)) {
        figure.note = tr("A correlation lies between 0 and 1 here.");
    } else if (q == 0) {
        figure.note = tr("With q = 0 ε is infinite.");
    } else {
        const auto xs = spaced(window, Scale::Linear, 81);
        const auto line = [&](Text label, ColourIndex colour, double value) {
            figure.layers.emplace_back(
                curveOf(std::move(label), Role::Reference, colour, xs, [value](double) { return value; }));
        };
        line(tr("one bit alone"), 6, epsilon(q));
        if (bits > 1)
            line(tr("whole record"), 2, epsilon(q, bits));
        figure.layers.emplace_back(curveOf(tr("one bit, in its record"), Role::Exact, 0, xs,
                                           [&](double each) { return correlatedEpsilon(q, bits, each); }));
    }
    fitVertically(figure, shown);
    return figure;
}

/// The counts of the reports if nobody lied.
std::vector<std::int64_t> countsOf(const std::vector<std::uint32_t> &records, int bits) {
    std::vector<std::int64_t> counts(std::size_t{1} << static_cast<unsigned>(bits));
    for (const std::uint32_t each : records)
        ++counts[each];
    return counts;
}

/// P[A(T) = s] by [KR2, (3.1)]: the record at `place` reports each value d_j, and the others the rest, s - i_j.
double byOneRecord(const CollectionView &view, std::size_t place, std::vector<std::int64_t> counts) {
    BitCollection rest = view.collection;
    const std::uint32_t record = rest.members[place];
    rest.members.erase(rest.members.begin() + static_cast<std::ptrdiff_t>(place));
    const CollectionRelease others =
        rest.members.empty() ? CollectionRelease{} : collectionRelease(view.q, rest, rest);
    double sum = 0;
    for (std::size_t value = 0; value < counts.size(); ++value) {
        if (counts[value] == 0)
            continue;
        --counts[value];
        const double reported =
            vectorProbability(view.q, view.bits(), std::popcount(record ^ static_cast<std::uint32_t>(value)));
        sum += reported * (rest.members.empty() ? 1 : others.probability[collectionOutcomeIndex(counts)]);
        ++counts[value];
    }
    return sum;
}

/// ln of the ratio of sums over all outcomes beyond ε; nothing where there are none.
std::optional<double> ratioOfSums(const CollectionView &view, const Listed &all) {
    double mine = 0;
    double changed = 0;
    for (const std::size_t each : all.order)
        if (all.release.logRatio[each] > view.epsilon) {
            mine += all.release.probability[each];
            changed += all.release.changedProbability[each];
        }
    if (!(mine > 0 && changed > 0))
        return std::nullopt;
    return std::log(mine / changed);
}

std::vector<Readout> outcomeReadouts(const CollectionView &view, const std::optional<Listed> &all) {
    Readout listedTruth{.label = tr("P[<i>A</i>(<i>T</i>) = <i>T</i>]"),
                        .help =
                            tr("Probability that the counts of the reports are those of the records: listed (2.1)")};
    Readout conditioned{
        .label = tr("P[<i>A</i>(<i>T</i>) = <i>T</i>] by (3.1)"),
        .help = tr("Σ P[R(x₁) = d_j] P[A(x₂ … x_n) = s − i_j], x₁ the record that is replaced: the same")};
    Readout sums{
        .label = tr("ln of a ratio of sums"),
        .unit = tr("nats"),
        .help = tr("ln of P[S]/P′[S], S all outcomes with ℓ(s) > ε: no more than the largest ℓ(s) of one of them "
                   "[KR2, Lemma 4.1]")};
    Readout largest{.label = tr("largest <i>ℓ</i>(<i>s</i>) of an outcome"),
                    .unit = tr("nats"),
                    .help =
                        tr("No set of outcomes has a larger ratio [KR2, Proposition 1.1]; here that of one record's "
                           "report, d ln(p/q)")};
    const Text why = view.pair ? tr("not listed") : doesNotApply();
    for (Readout *each : {&listedTruth, &conditioned, &sums, &largest})
        each->missing = why;
    if (all) {
        const std::vector<std::int64_t> counts = countsOf(view.collection.members, view.bits());
        listedTruth.missing = {};
        listedTruth.value = all->release.probability[collectionOutcomeIndex(counts)];
        conditioned.missing = {};
        conditioned.value = byOneRecord(view, view.pair->replaced.place, counts);
        largest.missing = {};
        largest.value = all->release.logRatio[all->order.front()];
        largest.shown = atMost(largest.value);
        const std::optional<double> ratio = ratioOfSums(view, *all);
        sums.missing = ratio ? Text{} : tr("no such outcome");
        sums.value = ratio.value_or(0);
    }
    Readout rows{.label = tr("row that differs"),
                 .missing = tr("not known"),
                 .help = tr("T and T′ differ in one row: Σ I(xᵢ ≠ x′ᵢ) = 1 [KR2, section 1]")};
    if (view.pair)
        rows.missing = view.pair->distance == 0
                           ? tr("none")
                           : tr("{from} → {to}", {{"from", view.record(view.pair->replaced.from)},
                                                  {"to", view.record(view.pair->replaced.to)}});
    const Readout added{
        .label = tr("<i>ε</i>, a record added or removed"),
        .missing = tr("infinite"),
        .help = tr("R(T) has one report more than R(T∖{{v}}): whoever counts the reports knows, so that no "
                   "finite ε compares them [KR1, section 2]. Replacing a record keeps their number")};
    return {rows, largest, sums, listedTruth, conditioned, added};
}

} // namespace

void addReleaseOutcomes(const CollectionView &view, Exploration &answer) {
    const std::optional<Listed> all = listed(view);
    const std::int64_t bits = view.request.parameters.integer(Bits);
    answer.figures.push_back(outcomesFigure(view, all));
    answer.figures.push_back(correlationFigure(view, bits));
    std::ranges::move(outcomeReadouts(view, all), std::back_inserter(answer.readouts));
}

} // namespace halftruth
