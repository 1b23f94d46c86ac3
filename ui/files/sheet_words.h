#pragma once

#include "core/report/sheet.h"

#include <QString>

namespace halftruth {

/// A row's number as a person reads it, with its unit and with the sign of its direction: rounded so that a bound
/// still holds; what a person has set, with all its digits. Its words where it has no number. Rich is what text
/// documents read.
[[nodiscard]] QString shownValue(const SheetRow &row, Markup markup = Markup::None);
[[nodiscard]] QString shownValue(const Readout &readout);

/// A source as a list of references has it: "[Warner 1965] S. L. Warner, “Randomized response”, Journal, 1965".
[[nodiscard]] QString referenceText(const Source &source);

} // namespace halftruth
