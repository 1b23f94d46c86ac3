#pragma once

#include <halftruth/quantities.h>

#include <vector>

/// Parts of quantityTable() that have a file of their own, in the table's order.
namespace halftruth {

/// Names of one bit's mechanism, from its lie probability: math/translator.h.
[[nodiscard]] std::vector<QuantitySpec> translatorQuantities();

/// Survey designs, intervals, coverage and power: math/survey.h.
[[nodiscard]] std::vector<QuantitySpec> surveyQuantities();

/// Frequency oracles and RAPPOR: math/frequency_oracles.h.
[[nodiscard]] std::vector<QuantitySpec> oracleQuantities();

} // namespace halftruth
