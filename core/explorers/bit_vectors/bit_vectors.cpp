#include "core/math/vectors/bit_vectors.h"

#include "core/explorers/bit_vectors/collection_figures.h"
#include "core/explorers/bit_vectors/release_outcomes.h"
#include "core/explorers/explorers.h"
#include "core/explorers/support/figure_builder.h"
#include "core/math/one_bit/randomized_response.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace halftruth {

namespace {

using enum ParameterId;

/// The other q that the chosen one is compared with, thin.
constexpr std::array<double, 3> comparedLies{0.05, 0.25, 0.4};

Figure lengthFigure(const Request &request, double q, std::int64_t bits) {
    const View view = request.view("epsilon-bits");
    Figure figure{.id = "epsilon-bits",
                  .title = "Loss of a record of L bits",
                  .x = {.title = "bits per record",
                        .symbol = "L",
                        .unit = "bits",
                        .range = shownWindow(view.x, Interval{0, 41}),
                        .integer = true},
                  .y = {.title = "privacy loss", .symbol = "ε", .unit = "nats", .scaleChoice = true},
                  .layers = {},
                  .caption = "ε = L ln((1 − q)/q) [KR1, section 2].",
                  .xParameter = Bits};
    std::vector<double> lengths;
    for (int each = 1; each <= 40; ++each)
        lengths.push_back(each);
    const auto loss = [](double lie) {
        return [lie](double length) { return epsilon(lie, static_cast<std::int64_t>(length)); };
    };
    for (std::size_t i = 0; i < comparedLies.size(); ++i)
        if (comparedLies[i] != q)
            figure.layers.emplace_back(curveOf("q = " + displayNumber(comparedLies[i]), Role::Reference,
                                               static_cast<ColourIndex>(1 + i), lengths, loss(comparedLies[i])));
    figure.layers.emplace_back(curveOf("q = " + displayNumber(q), Role::Exact, 0, lengths, loss(q)));
    figure.layers.emplace_back(
        Marker{.value = static_cast<double>(bits), .label = "L = " + displayNumber(static_cast<double>(bits))});
    if (q == 0)
        figure.note = "With q = 0 the loss is infinite.";
    fitVertically(figure, view);
    if (q == 0.5 && figure.y.scale == Scale::Log)
        figure.note = "With q = ½ the loss is 0, which has no place on a logarithmic axis.";
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
                  .title = "Distance from the truth",
                  .x = {.title = "Hamming distance to the truth",
                        .symbol = "d",
                        .unit = "bits",
                        .range = shownWindow(view.x, Interval{-0.7, static_cast<double>(bits) + 0.7}),
                        .integer = true},
                  .y = {.title = "probability", .scaleChoice = true},
                  .layers = {},
                  .caption = "The number of flipped bits is Bin(L, q); one particular report at distance d has "
                             "P[R(x) = y] = p^(L − d) q^d [KR1, section 1].",
                  .xParameter = Distance};
    Bars bars{.label = "P[d bits flipped]", .colour = 0, .x = distances(bits), .y = {}, .width = 0.8};
    for (const double each : bars.x)
        bars.y.push_back(flipCountProbability(q, bits, static_cast<std::int64_t>(each)));
    const bool log = view.yScale.value_or(Scale::Linear) == Scale::Log;
    Points points{.label = "P[R(x) = y]", .colour = 1, .x = {}, .y = {}};
    for (const double each : bars.x)
        if (const double value = vectorProbability(q, bits, static_cast<std::int64_t>(each)); value > 0 || !log) {
            points.x.push_back(each);
            points.y.push_back(value);
        }
    if (points.x.size() < bars.x.size())
        figure.note = "Where the probability is 0 there is nothing to draw on a log axis.";
    figure.layers.emplace_back(std::move(bars));
    figure.layers.emplace_back(std::move(points));
    figure.layers.emplace_back(Marker{.value = static_cast<double>(distance),
                                      .label = "d = " + displayNumber(static_cast<double>(distance))});
    fitVertically(figure, view);
    if (figure.y.scale == Scale::Log && !canShow(view.y, Scale::Log))
        figure.y.range.lower = std::max(figure.y.range.lower, 1e-20);
    return figure;
}

std::vector<Readout> recordReadouts(double q, std::int64_t bits, std::int64_t distance) {
    const double loss = epsilon(q, bits);
    return {
        {.label = "<i>ε</i>, whole record", .value = loss, .unit = "nats", .help = "L ln((1 − q)/q)"},
        {.label = "<i>ε</i>, one bit", .value = epsilon(q), .unit = "nats", .help = "ln((1 − q)/q)"},
        {.label = "<i>q</i> for one bit's <i>ε</i>",
         .value = loss > 0 && std::isfinite(loss) ? lieProbability(epsilon(q), bits) : q,
         .help = "Lie probability at which the whole record loses no more than one bit does now"},
        {.label = "P(report = truth)", .value = vectorProbability(q, bits, 0), .help = "p^L: no bit is flipped"},
        {.label = "P[R(<i>x</i>) = <i>y</i>] at <i>d</i>",
         .value = vectorProbability(q, bits, distance),
         .help = "One particular report at Hamming distance d"},
        {.label = "P(<i>d</i> bits flipped)",
         .value = flipCountProbability(q, bits, distance),
         .help = "Any report at Hamming distance d"},
    };
}

/// Every record with that many bits; one that was replaced stays so.
Parameters withLength(const Parameters &parameters, std::int64_t bits) {
    const auto resized = [&](ParameterId id) { return withRecordLength(parameters.records(id), bits); };
    const BitCollection collection = resized(Collection);
    BitCollection changed = resized(Changed);
    if (changed == collection && parameters.records(Changed) != parameters.records(Collection))
        changed.members.front() ^= (1U << static_cast<unsigned>(bits)) - 1;
    return parameters.with(Collection, std::make_shared<const BitCollection>(collection))
        .with(Changed, std::make_shared<const BitCollection>(std::move(changed)))
        .with(Outcome, std::make_shared<const BitCollection>(resized(Outcome)));
}

std::vector<ParameterUse> bitVectorParameters() {
    // Beyond 16 bits the anonymity of a collection takes longer than a slider's way; longer ones can be typed.
    return {{.id = LieProbability},
            {.id = Bits, .slider = SliderSpan{1, 16}},
            {.id = Distance},
            {.id = Collection},
            {.id = Changed, .title = "neighbour"},
            {.id = Outcome, .title = "reported record", .kind = ValueKind::Record},
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
    const auto length = static_cast<double>(bits);
    const CollectionView collection = collectionView(request, budget);
    Exploration answer;
    answer.figures = {lengthFigure(request, q, bits),
                      distanceFigure(request, q, bits, distance),
                      presenceFigure(collection, budget),
                      lossFigure(collection),
                      deltaFigure(collection),
                      anonymityFigure(collection, budget)};
    answer.readouts = recordReadouts(q, bits, distance);
    std::vector<Readout> ofCollection = collectionReadouts(collection); // behind the first, the others' measure
    answer.readouts.insert(answer.readouts.begin() + 1, ofCollection.begin(), ofCollection.end());
    addReleaseOutcomes(collection, answer);
    const double loss = epsilon(q, bits);
    answer.sentence = "A record of " + bold(length) + (bits == 1 ? " bit" : " bits") +
                      " loses <b><i>ε</i> = " + displayNumber(loss) + "</b>" +
                      (bits == 1 ? "" : ", " + bold(length) + " times that of one bit") + "." +
                      collectionSentence(collection);
    return answer;
}

} // namespace

ExplorerSpec bitVectorsExplorer() {
    return {.id = "bit-vectors",
            .title = "Bit vectors",
            .question = "What changes with L bits?",
            .model = "ε-local DP · (ε, δ) of the shuffled records",
            .parameters = bitVectorParameters(),
            .uses = bitVectorUses,
            .follow = bitVectorFollow,
            .solves = {{.relation = "vector-epsilon", .unknowns = {LieProbability, Bits}}},
            .layout = {3, 3, 2},
            .explore = exploreBitVectors};
}

} // namespace halftruth
