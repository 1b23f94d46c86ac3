#pragma once

#include "core/release/plan.h"
#include "core/release/secure_random.h"
#include "core/text/text.h"

#include <vector>

/// What a release says and writes.
namespace halftruth {

/// Writes the sanitised records as CSV, with the variables' names first, in random order. O(samples log K).
void writeReleasedRecords(const Sanitised &sanitised, const SecretKey &order, const Write &write);

/// Writes the estimate as CSV, behind a comment with what it holds for: one row for each joint category, with how
/// many were released, the raw estimate and the one projected on the simplex.
void writeReleaseEstimate(const Sanitised &sanitised, const Write &write);

/// Writes its marginals as CSV, behind the same comment: one row for each category of each variable.
void writeReleaseMarginals(const Sanitised &sanitised, const Write &write);

/// Whether the categories come from a list or from labels that are said to be public: a sentence without its stop.
[[nodiscard]] Text categorySourceText(CategorySource source);

/// What a person has to know before anything is saved: what epsilon compares, what further releases cost, who knows
/// more, what the pads rest on. inOnePlace: all columns come from one file.
[[nodiscard]] std::vector<Text> releaseWarnings(const ReleaseDesign &design, bool inOnePlace);

/// Who takes part, with what in hand.
struct ReleaseParty {
    Text who;
    Text holds;
    Text sees;
    Text learns;
};
[[nodiscard]] std::vector<ReleaseParty> releaseParties(const ReleaseDesign &design);

} // namespace halftruth
