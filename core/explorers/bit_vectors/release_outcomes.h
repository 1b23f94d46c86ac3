#pragma once

#include "core/explorers/bit_vectors/collection_figures.h"

namespace halftruth {

/// Adds to the answer on bit vectors the distribution of the release itself, outcome by outcome where they are few,
/// with both sides of [KR2, (3.1)] and of its Lemma 4.1; what correlated bits give away; and which neighbours there
/// are.
void addReleaseOutcomes(const CollectionView &view, Exploration &answer);

} // namespace halftruth
