#include <halftruth/math/anonymity.h>
#include <halftruth/math/bit_collection.h>
#include <halftruth/math/bit_vectors.h>
#include <halftruth/math/collection_release.h>
#include <halftruth/quantities/sections.h>
#include <halftruth/quantities/uses.h>

namespace halftruth {

namespace {

using enum ParameterId;
using P = const Parameters &;

} // namespace

std::vector<QuantitySpec> collectionQuantities() {
    const ParameterUse collection{.id = Collection};
    const ParameterUse record{.id = Outcome, .title = "reported record", .kind = ValueKind::Record};
    return {
        {"presence-probability",
         "P[s ∈ R(T)]",
         "probability that a record is among the reports of a collection",
         {anyQ, collection, record},
         "1 − Π_{v ∈ T} (1 − q^d p^(L − d)), d the Hamming distance of v and s",
         "[KR1] 3",
         Direction::Exact,
         "",
         [](P p) {
             return presenceProbability(p[LieProbability], p.records(Collection), p.records(Outcome).members.front());
         }},
        {"anonymity",
         "A_p",
         "how well the others explain an outcome, where they do so least",
         {anyQ, collection},
         "min_{v ∈ T, s} P[s ∈ R(T∖{v})]/P[R(v) = s]",
         "[KR1] 3",
         Direction::Exact,
         "",
         [](P p) { return anonymity(p[LieProbability], p.records(Collection)).value; }},
        {"collection-delta",
         "δ",
         "failure of privacy of an anonymised collection and one neighbour",
         {qWithRatio, collection, {.id = Changed}, {.id = Epsilon}},
         "max over both directions of Σ_s max(0, P[A(x) = s] − e^ε P[A(x′) = s])",
         "[KR2] 2; exact over all outcomes",
         Direction::Exact,
         "",
         [](P p) {
             return collectionDelta(p[LieProbability], p.records(Collection), p.records(Changed), p[Epsilon]);
         }},
    };
}

} // namespace halftruth
