#include "core/math/one_bit/translator.h"

#include "core/quantities/sections.h"

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

/// The name's value for a lie probability, which gives every name one.
template <RepresentationId to>
double fromLieProbability(P p) {
    // A name that doesn't depend on the number of values is the same for two: K is no input of its quantity.
    const bool overCategories = representation(to).overCategories;
    const std::int64_t categories = overCategories ? p.integer(Categories) : 2;
    return valueOf(translate(RepresentationId::LieProbability, p[LieProbability], categories), to).value();
}

/// A row of representationTable() as a quantity; the id is a literal of its own because the keys there are also
/// names of parameters.
template <RepresentationId to>
QuantitySpec row(std::string_view id, std::string_view formula) {
    const Representation &name = representation(to);
    std::vector<ParameterUse> inputs{{.id = LieProbability}};
    if (name.overCategories)
        inputs.push_back({.id = Categories, .title = phrase("number of values")});
    return {id, name.symbol, name.name, inputs, formula, name.source, Direction::Exact, {}, fromLieProbability<to>};
}

} // namespace

std::vector<QuantitySpec> translatorQuantities() {
    using enum RepresentationId;
    return {
        row<BitTruthProbability>("bit-truth-probability", "1 − q"),
        row<RepresentationId::RapporF>("fair-coin-probability", "2q"),
        row<WarnerBias>("answer-bias", "1/2 − q"),
        row<TruthProbability>("truth-probability", "p/(p + (K − 1)q)"),
        row<UniformReplacement>("replacement-probability", "Kq/(p + (K − 1)q)"),
        row<PramDiagonal>("pram-diagonal", "p/q"),
    };
}

} // namespace halftruth
