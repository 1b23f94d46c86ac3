#pragma once

#include "core/math/vectors/bit_collection.h"

#include <QString>

namespace halftruth {

/// "3 records of 3 bits".
[[nodiscard]] QString recordsSize(const BitCollection &records);
/// "000, 011, 101, …": the first of them.
[[nodiscard]] QString firstRecords(const BitCollection &records);
/// True where the whole text is short enough for a field.
[[nodiscard]] bool fitsField(const BitCollection &records);

} // namespace halftruth
