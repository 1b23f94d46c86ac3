#include "core/math/vectors/bit_vectors.h"

#include "core/explorers/bit_vectors/collection_figures.h"
#include "core/explorers/bit_vectors/release_outcomes.h"
#include "core/explorers/explorers.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/domain/underflow.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/text/bibliography.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halftruth {

namespace {

using enum ParameterId;

/// What is looked at one at a time: one record by itself, and a collection of them.
constexpr Phrase oneRecord = phrase("One record");
constexpr Phrase aCollection = phrase("A collection");

/// The other q that the chosen one is compared with, thin.
constexpr std::array<double, 3> comparedLies{0.05, 0.25, 0.4};

Figure lengthFigure(const Request &request, double q, std::int64_t bits) {
    const View view = request.view("epsilon-bits");
    Figure figure{.id = "epsilon-bits",
                  .title = tr("Privacy parameter of a record of L bits"),
                  .x = {.title = tr("bits per record"),
                        .symbol = "L",
                        .unit = tr("bits"),
                        .range = shownWindow(view.x, Interval{0, 41}),
                        .integer = true},
                  .y = {.title = tr("privacy parameter"), .symbol = "ε", .unit = tr("nats"), .scaleChoice = true},
                  .layers = {},
                  .caption = tr("ε = L ln((1 − q)/q) {source}.", {{"source", cite("KR1", "section 2")}})};
    std::vector<double> lengths;
    for (int each = 1; each <= 40; ++each)
        lengths.push_back(each);
    const auto loss = [](double lie) {
        return [lie](double length) { return epsilon(lie, static_cast<std::int64_t>(length)); };
    };
    for (std::size_t i = 0; i < comparedLies.size(); ++i)
        if (comparedLies[i] != q)
            figure.layers.emplace_back(curveOf(tr("q = {q}", {{"q", comparedLies[i]}}), Role::Reference,
                                               static_cast<ColourIndex>(1 + i), lengths, loss(comparedLies[i])));
    figure.layers.emplace_back(curveOf(tr("q = {q}", {{"q", q}}), Role::Exact, 0, lengths, loss(q)));
    figure.layers.emplace_back(Marker{
        .value = static_cast<double>(bits), .label = tr("L = {length}", {{"length", bits}}), .parameter = Bits});
    if (q == 0)
        figure.note = tr("With q = 0 ε is infinite.");
    fitVertically(figure, view);
    if (q == 0.5 && figure.y.scale == Scale::Log)
        figure.note = tr("With q = ½ ε is 0, which has no place on a logarithmic axis.");
    return figure;
}

std::vector<double> distances(std::int64_t bits) {
    std::vector<double> all;
    for (std::int64_t each = 0; each <= bits; ++each)
        all.push_back(static_cast<double>(each));
    return all;
}

Figure distanceFigure(const Request &request, double q, std::int64_t bits, std::int64_t distance) {
    const View view = request.view("distance");
    Figure figure{.id = "distance",
                  .title = tr("Distance from the truth"),
                  .x = {.title = tr("Hamming distance to the truth"),
                        .symbol = "d",
                        .unit = tr("bits"),
                        .range = shownWindow(view.x, Interval{-0.7, static_cast<double>(bits) + 0.7}),
                        .integer = true},
                  .y = {.title = tr("probability"), .scaleChoice = true},
                  .layers = {},
                  .caption = tr("The number of flipped bits is Bin(L, q); one particular report at distance d has "
                                "P[R(x) = y] = p^(L − d) q^d {source}.",
                                {{"source", cite("KR1", "section 1")}})};
    Bars bars{.label = tr("P[d bits flipped]"), .colour = 0, .x = distances(bits), .y = {}, .width = 0.8};
    for (const double each : bars.x)
        bars.y.push_back(flipCountProbability(q, bits, static_cast<std::int64_t>(each)));
    const bool log = view.yScale.value_or(Scale::Linear) == Scale::Log;
    Points points{.label = tr("P[R(x) = y]"), .colour = 1, .x = {}, .y = {}};
    for (const double each : bars.x)
        if (const double value = vectorProbability(q, bits, static_cast<std::int64_t>(each)); value > 0 || !log) {
            points.x.push_back(each);
            points.y.push_back(value);
        }
    if (points.x.size() < bars.x.size())
        figure.note = tr("Where the probability is 0 there is nothing to draw on a log axis.");
    figure.layers.emplace_back(std::move(bars));
    figure.layers.emplace_back(std::move(points));
    figure.layers.emplace_back(Marker{.value = static_cast<double>(distance),
                                      .label = tr("d = {distance}", {{"distance", distance}}),
                                      .parameter = Distance});
    fitVertically(figure, view);
    constexpr double headroom = 1.12; // for the label of d and the dot on the highest bar
    if (figure.y.scale == Scale::Linear && !canShow(view.y, Scale::Linear))
        figure.y.range = Interval{figure.y.range.lower, figure.y.range.upper * headroom};
    if (figure.y.scale == Scale::Log && !canShow(view.y, Scale::Log))
        figure.y.range = Interval{std::max(figure.y.range.lower, 1e-20), figure.y.range.upper};
    return figure;
}

std::vector<Readout> recordReadouts(double q, std::int64_t bits, std::int64_t distance) {
    const double loss = epsilon(q, bits);
    return {
        {.label = tr("<i>ε</i>, whole record"),
         .value = loss,
         .shown = atMost(loss), // as the sentence promises it
         .unit = tr("nats"),
         .help = tr("L ln((1 − q)/q)"),
         .chip = true},
        {.label = tr("<i>ε</i>, one bit"),
         .value = epsilon(q),
         .shown = atMost(epsilon(q)),
         .unit = tr("nats"),
         .help = tr("ln((1 − q)/q)")},
        {.label = tr("<i>q</i> for one bit's <i>ε</i>"),
         .value = loss > 0 && std::isfinite(loss) ? lieProbability(epsilon(q), bits) : q,
         .help = tr("Lie probability at which the whole record loses no more than one bit does now")},
        {.label = tr("P(report = truth)"),
         .value = positiveWhere(true, vectorProbability(q, bits, 0)),
         .help = tr("p^L: no bit is flipped"),
         .chip = true},
        {.label = tr("P[R(<i>x</i>) = <i>y</i>] at <i>d</i>"),
         .value = positiveWhere(q > 0 || distance == 0, vectorProbability(q, bits, distance)),
         .help = tr("One particular report at Hamming distance d")},
        {.label = tr("P(<i>d</i> bits flipped)"),
         .value = positiveWhere(q > 0 || distance == 0, flipCountProbability(q, bits, distance)),
         .help = tr("Any report at Hamming distance d")},
    };
}

Text recordSentence(std::int64_t bits, double loss) {
    const Argument epsilon("epsilon", std::isinf(loss) ? number(loss, 4) : atMost(loss));
    if (bits == 1)
        return tr("A record of <b>1</b> bit is <b>{epsilon}</b>-differentially private.", {epsilon});
    return tr("A record of <b>{bits}</b> bits is <b>{epsilon}</b>-differentially private, <b>{bits}</b> times the "
              "<i>ε</i> of one bit.",
              {{"bits", bits}, epsilon});
}

/// Every record with that many bits; one that was replaced stays so. Made of what was set, not of what another length
/// left of it.
Parameters withLength(const Parameters &parameters, std::int64_t bits) {
    const auto resized = [&](ParameterId id) { return withRecordLength(parameters.recordsSet(id), bits); };
    const BitCollection collection = resized(Collection);
    BitCollection changed = resized(Changed);
    if (changed == collection && parameters.recordsSet(Changed) != parameters.recordsSet(Collection))
        changed.members.front() ^= (1U << static_cast<unsigned>(bits)) - 1;
    return parameters.withCut(Collection, collection).withCut(Changed, changed).withCut(Outcome, resized(Outcome));
}

std::vector<ParameterUse> bitVectorParameters() {
    // Beyond 16 bits the anonymity of a collection takes longer than a slider's way; longer ones can be typed.
    return {{.id = LieProbability},
            {.id = Bits, .slider = SliderSpan{1, 16}},
            {.id = Distance},
            {.id = Collection},
            {.id = Changed, .title = phrase("neighbour")},
            {.id = Outcome, .title = phrase("reported record"), .kind = ValueKind::Record},
            {.id = Epsilon}};
}

std::vector<ParameterUse> bitVectorUses(const Parameters &given) {
    std::vector<ParameterUse> uses = bitVectorParameters();
    const double length = given.records(Collection).bits;
    // Records of one length, that of the collection; longer ones than any of a collection are looked at by
    // themselves.
    if (given[Bits] <= maxEnumeratedBits && given[Bits] != length)
        uses[1].range = range::integers(length, length);
    return uses;
}

Parameters bitVectorFollow(const Parameters &before, const Parameters &after) {
    const BitCollection &collection = after.records(Collection);
    const bool edited = &before.records(Collection) != &collection && before.records(Collection) != collection;
    if (edited)
        return after.with(Bits, collection.bits);
    const bool lengthChosen =
        after[Bits] != before[Bits] && range::integers(1, maxEnumeratedBits).contains(after[Bits]);
    return lengthChosen && after.integer(Bits) != collection.bits ? withLength(after, after.integer(Bits)) : after;
}

Exploration exploreBitVectors(const Request &request, Budget &budget) {
    const double q = request.parameters[LieProbability];
    const std::int64_t bits = request.parameters.integer(Bits);
    const std::int64_t distance = request.parameters.integer(Distance);
    const CollectionView collection = collectionView(request, budget);
    Exploration answer;
    answer.kept = collection.kept;
    answer.figures = {lengthFigure(request, q, bits),
                      distanceFigure(request, q, bits, distance),
                      presenceFigure(collection, budget),
                      lossFigure(collection),
                      deltaFigure(collection),
                      anonymityFigure(collection, budget)};
    for (Figure &each : answer.figures)
        each.part = each.id == "epsilon-bits" || each.id == "distance" ? oneRecord : aCollection;
    answer.readouts = recordReadouts(q, bits, distance);
    for (std::size_t i = 1; i < answer.readouts.size(); ++i) // behind the first, the others' measure
        answer.readouts[i].part = oneRecord;
    std::vector<Readout> ofCollection = collectionReadouts(collection);
    for (Readout &each : ofCollection)
        each.part = aCollection;
    answer.readouts.insert(answer.readouts.begin() + 1, ofCollection.begin(), ofCollection.end());
    const std::size_t readouts = answer.readouts.size();
    addReleaseOutcomes(collection, answer);
    for (std::size_t i = readouts; i < answer.readouts.size(); ++i)
        answer.readouts[i].part = aCollection;
    for (Figure &each : answer.figures)
        if (each.part.empty())
            each.part = each.id == "correlation" ? oneRecord : aCollection;
    answer.sentence = sentences({recordSentence(bits, epsilon(q, bits)), collectionSentence(collection)});
    return answer;
}

} // namespace

ExplorerSpec bitVectorsExplorer() {
    return {.id = "bit-vectors",
            .title = phrase("Bit vectors"),
            .question = phrase("What changes with L bits?"),
            .group = ExplorerGroup::Depth,
            .model = phrase("ε-local DP · (ε, δ) of the shuffled records"),
            .parameters = bitVectorParameters(),
            .uses = bitVectorUses,
            .follow = bitVectorFollow,
            .solves = {{.relation = "vector-epsilon", .unknowns = {LieProbability, Bits}}},
            .explore = exploreBitVectors};
}

} // namespace halftruth
