#include "core/math/vectors/anonymity.h"
#include "core/math/vectors/bit_collection.h"
#include "core/math/vectors/bit_vectors.h"
#include "core/math/vectors/collection_release.h"
#include "core/math/vectors/two_type_release.h"
#include "core/quantities/sections.h"
#include "core/quantities/uses.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

/// Beyond the outcomes that can be enumerated, the message says what else there is.
double collectionDeltaAt(P p) {
    const BitCollection &collection = p.records(Collection);
    const BitCollection &changed = p.records(Changed);
    try {
        return collectionDelta(p[LieProbability], collection, changed, p[Epsilon]);
    } catch (const std::domain_error &error) {
        const auto two = asTwoTypes(p[LieProbability], collection, changed);
        if (!two)
            throw;
        throw std::domain_error(
            std::string(error.what()) +
            "; with its two kinds of records it can be simulated: two-type-delta with n = " + std::to_string(two->n) +
            ", ones = " + std::to_string(two->ones) + ", bits = " + std::to_string(two->bits));
    }
}

} // namespace

std::vector<QuantitySpec> collectionQuantities() {
    const ParameterUse collection{.id = Collection};
    const ParameterUse record{.id = Outcome, .title = phrase("reported record"), .kind = ValueKind::Record};
    return {
        {"presence-probability",
         "P[s ∈ R(T)]",
         phrase("probability that a record is among the reports of a collection"),
         {anyQ, collection, record},
         "1 − Π_{v ∈ T} (1 − q^d p^(L − d)), d the Hamming distance of v and s",
         phrase("[KR1, section 1]"),
         Direction::Exact,
         {},
         [](P p) {
             return presenceProbability(p[LieProbability], p.records(Collection), p.records(Outcome).members.front());
         },
         [](P p) {
             return withLies(p) ||
                    std::ranges::find(p.records(Collection).members, p.records(Outcome).members.front()) !=
                        p.records(Collection).members.end();
         }},
        {"anonymity",
         "A_p",
         phrase("how well the others explain an outcome, where they do so least"),
         {anyQ, collection},
         "min_{v ∈ T, s} P[s ∈ R(T∖{v})]/P[R(v) = s]",
         phrase("[KR1, section 2]"),
         Direction::Exact,
         {},
         [](P p) { return anonymity(p[LieProbability], p.records(Collection)).value; },
         [](P p) { return withLies(p) && p.records(Collection).members.size() > 1; }},
        {"collection-delta",
         "δ",
         phrase("δ of a shuffled collection and one neighbour at ε"),
         {qWithRatio, collection, {.id = Changed}, {.id = Epsilon}},
         "max over both directions of Σ_s max(0, P[A(x) = s] − e^ε P[A(x′) = s])",
         phrase("[KR2, section 2]; exact over all outcomes"),
         Direction::Exact,
         {},
         collectionDeltaAt},
    };
}

} // namespace halftruth
