#pragma once

#include "core/quantities/quantities.h"

#include <vector>

/// The sections of quantityTable(), in its order: one file each.
namespace halftruth {

/// One record: math/randomized_response.h.
[[nodiscard]] std::vector<QuantitySpec> oneBitQuantities();

/// Error of the estimated share, its probability, and what is needed for it: math/accuracy.h,
/// math/accuracy_inverse.h.
[[nodiscard]] std::vector<QuantitySpec> accuracyQuantities();

/// The reported count, its privacy ratio, one report: math/count_distribution.h, math/privacy_ratio.h.
[[nodiscard]] std::vector<QuantitySpec> countQuantities();

/// (ε, δ) of the anonymised count and the published bounds: math/shuffle.h, math/shuffle_bounds.h.
[[nodiscard]] std::vector<QuantitySpec> anonymisedCountQuantities();

/// Several answers of one person: math/composition.h.
[[nodiscard]] std::vector<QuantitySpec> compositionQuantities();

/// Collections of records: math/anonymity.h, math/collection_release.h.
[[nodiscard]] std::vector<QuantitySpec> collectionQuantities();

/// Collections of two kinds of records, by simulation: math/two_type_release.h, simulation/collection_study.h.
[[nodiscard]] std::vector<QuantitySpec> twoTypeQuantities();

/// Sampling and PRAM: math/sampling_pram.h.
[[nodiscard]] std::vector<QuantitySpec> samplingQuantities();

/// The same records without their order: math/pram/unordered_release.h.
[[nodiscard]] std::vector<QuantitySpec> unorderedQuantities();

/// Mechanisms for ordered categories: math/pram/ordinal_design.h.
[[nodiscard]] std::vector<QuantitySpec> ordinalQuantities();

/// Names of one bit's mechanism, from its lie probability: math/translator.h.
[[nodiscard]] std::vector<QuantitySpec> translatorQuantities();

/// Survey designs, intervals, coverage and power: math/survey.h.
[[nodiscard]] std::vector<QuantitySpec> surveyQuantities();

/// The two parts of it: what is believed of a prevalence, math/survey/survey_posterior.h; two samples or groups,
/// math/survey/two_samples.h and two_groups.h.
[[nodiscard]] std::vector<QuantitySpec> surveyPosteriorQuantities();
[[nodiscard]] std::vector<QuantitySpec> surveyComparisonQuantities();

/// Frequency oracles and RAPPOR: math/frequency_oracles.h.
[[nodiscard]] std::vector<QuantitySpec> oracleQuantities();

/// A trusted curator, a sample of a population, and tests of a person: math/trust.
[[nodiscard]] std::vector<QuantitySpec> trustQuantities();

} // namespace halftruth
